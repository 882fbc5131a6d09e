import { join } from "node:path";
import type { FolderContent } from "../../../src/corpus/documents/read-folder.ts";
import type { DumpProblem } from "../../../src/corpus/dump.ts";
import type { SourceDocument } from "../../../src/corpus/snapshot.ts";
import { lastCommits, type LastCommits } from "../../../src/git/last-commits.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { newestTime, noCommitWords } from "./commit-time.ts";

/** What the commits of a folder's files tell; history is walked once, and only where something is asked. */
interface FolderHistory {
  /** When the newest of the documents came to be so. Throws UsageError where one of them tells no time. */
  readonly newest: () => Promise<string>;
  /**
   * The documents with the last commit of their file as source revision, where their front matter names none. A file that is
   * in no commit is a problem. Throws UsageError where no history tells.
   */
  readonly revisions: () => Promise<{
    readonly documents: readonly SourceDocument[];
    readonly problems: readonly DumpProblem[];
  }>;
}

export function folderHistory(
  folder: string,
  name: string,
  { documents, paths }: Pick<FolderContent, "documents" | "paths">,
): FolderHistory {
  const files = new Map([...paths].map(([id, path]) => [id, join(folder, path)]));
  const named = new Map([...paths.values()].map((path) => [join(folder, path), join(name, path)]));
  let walked: Promise<LastCommits> | undefined;
  const last = async (): Promise<LastCommits> =>
    await (walked ??= lastCommits([...files.values()]));
  return {
    newest: async () => newestTime(await last(), named, "folder"),
    revisions: async () => {
      const { commits, without } = await last();
      const lost = without.filter(({ none }) => none === "shallow" || none === "no-repository");
      if (lost[0] !== undefined) throw noHistory(lost, named);
      const reasons = new Map(without.map(({ file, none }) => [file, noCommitWords[none]]));
      const problems = [...paths].flatMap(([id, path]): readonly DumpProblem[] => {
        const reason = reasons.get(files.get(id) ?? "");
        if (reason === undefined) return [];
        const message = `The file ${reason}, so no commit is its source revision.`;
        return [
          { at: { file: path }, message, fix: "Commit it first, or leave --source-git out." },
        ];
      });
      const withRevisions = documents.map((document) => {
        const commit = commits.get(files.get(document.id) ?? "")?.commit;
        return commit === undefined ? document : { revision: commit, ...document };
      });
      return { documents: withRevisions, problems };
    },
  };
}

function noHistory(lost: LastCommits["without"], names: ReadonlyMap<string, string>): UsageError {
  const [first, ...more] = lost;
  const file = first?.file ?? "";
  const shown = `"${terminalText(names.get(file) ?? file)}"`;
  const others = more.length === 0 ? "" : ` (and ${more.length} more like it)`;
  const shallow = first?.none === "shallow";
  const how = shallow
    ? "Fetch the rest of the history with git fetch --unshallow"
    : "Take the snapshot in a clone";
  return new UsageError(
    `--source-git asks for the last commit of each file, but ${shown} ${noCommitWords[first?.none ?? "untracked"]}${others}. ${how}, or leave --source-git out: a source revision is then made of the file's hash.`,
  );
}
