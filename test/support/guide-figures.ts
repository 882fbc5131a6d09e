/** One command that a guide shows with what it printed, in one of the guide's folders. */
interface ShownRun {
  readonly folder: string;
  readonly command: string;
  readonly printed: string;
}

/** The commands of a guide's `console FOLDER` blocks, in their order. */
export function shownRuns(guide: string): readonly ShownRun[] {
  return [...guide.matchAll(/^```console (\w+)\n(.*?)^```$/gms)].flatMap(
    ([, folder = "", text = ""]) =>
      [...text.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(
        ([, command = "", printed = ""]) => ({ folder, command, printed }),
      ),
  );
}

/** What a guide shows of one of its folders: the imports that wrote, and the snapshots that made a revision. */
export interface FolderRuns {
  readonly imports: readonly ShownRun[];
  readonly snapshots: readonly ShownRun[];
}

export function folderRuns(guide: string, folder: string): FolderRuns {
  const runs = shownRuns(guide).filter((run) => run.folder === folder);
  return {
    imports: runs.filter(
      ({ command }) => command.startsWith("touchstone import ") && !command.includes("--dry-run"),
    ),
    snapshots: runs.filter(
      ({ printed }) =>
        printed.includes('\nCorpus revision "') || printed.startsWith('Corpus revision "'),
    ),
  };
}

/** The files that an import reads, as its command line names them. */
export function tableOf({ command }: ShownRun): string {
  return /^touchstone import \w+ (.*?)(?: --.*)?$/.exec(command)?.[1] ?? "";
}

/** A count that a report tells in a line, such as `read           9 records`; 0 where it has no such line. */
export function countIn({ printed }: ShownRun, line: RegExp): number {
  return Number(line.exec(printed)?.[1] ?? 0);
}
