import { Command } from "commander";
import type { Refusal } from "../src/authoring/fill/look-up-evidence.ts";
import { proposeEvidence, type Proposals } from "../src/authoring/search/propose-evidence.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { writeFiles } from "../src/git/write-files.ts";
import { loadDataset } from "../src/load/dataset.ts";
import { readFamilies } from "../src/load/read-families.ts";
import { askedBeforeText, newCaseText, unwrittenCaseText } from "../src/report/new-report.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { askCase, type AskedCase } from "./parts/ask-case.ts";
import { givenAuthor } from "./parts/author.ts";
import { caseFolder } from "./parts/case-folder.ts";
import { givenCase, missingFlags, newFlags, type NewFlags } from "./parts/new-flags.ts";
import {
  assertFree,
  assertKnownNames,
  assertNoFile,
  beforeThis,
  currentSource,
  folderFor,
  idFor,
  plannedCase,
  wordsOfFlags,
  type NewSession,
} from "./parts/new-session.ts";
import { newCaseStory } from "./parts/new-story.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

interface NewOptions extends NewFlags {
  readonly set: string;
  readonly dryRun?: true;
}

/** How many chunks are proposed where what was named is none. */
const most = 3;

/** `touchstone new`: one new candidate, asked for at a terminal or given as flags. */
export function newCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("new")
    .description("Write a new case: a question, the outcome to accept, and its evidence.")
    .allowExcessArguments(false)
    .option("--set <folder>", "the set's folder", ".");
  return newFlags(command)
    .option("--dry-run", "show the file and write nothing")
    .addHelpText("after", example)
    .action(async (flags: NewOptions) => {
      finish(await runNew(io, flags));
    });
}

const example = `
At a terminal it asks for what no flag gives: the question; which of the nearest chunks carry the answer; the answer;
where the file goes. It shows the file before it writes it. A script gives everything as flags. The case is pending, and
nothing that is there is overwritten.

Examples:
  touchstone new                           at a terminal, question by question
  touchstone new --query "When can I ask for a refund?" --answer "Within 30 days." --evidence refunds#when
  touchstone new --query "…" --answer "…" --evidence refund-policy --quote "within 30 days of purchase" --tag support
  touchstone new --query "Where can visitors park?" --answer "The handbook does not say." --because not-in-corpus
  touchstone new --query "And abroad?" --answer "…" --evidence travel#abroad --turn "user: Who pays my train?"
  touchstone new --lane backlog --generator "model-x, prompt 3" --query "…" --answer "…" --evidence refunds#when

Exit code: 0 written or left, 1 the evidence could not be looked up, 2 wrong use, 3 the run broke.`;

async function runNew(io: Io, flags: NewOptions): Promise<ExitCode> {
  const given = givenCase(flags);
  const missing = missingFlags(given);
  if (missing.length > 0 && !io.input.isTTY) {
    throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(", ")}.`);
  }
  const folder = await setFolder(io.cwd, flags.set);
  const tree = workingTree(folder);
  const dataset = await loadDataset(tree, { texts: "current" });
  const session: NewSession = {
    io,
    folder,
    tree,
    dataset,
    given,
    source: currentSource(dataset),
    families: await readFamilies(tree),
    author: given.generated === undefined ? await givenAuthor(io, folder, flags.author) : undefined,
    saysAuthor: flags.author !== undefined,
    into: flags.into === undefined ? undefined : await caseFolder(tree, flags.into),
    options: { style: io.style, place: placeFrom(io.cwd, folder) },
    dryRun: flags.dryRun === true,
  };
  assertFree(session, given.id);
  assertKnownNames(session);
  return missing.length > 0 ? await atDesk(session) : await fromFlags(session);
}

async function fromFlags(session: NewSession): Promise<ExitCode> {
  const { io, options, source, author } = session;
  const words = wordsOfFlags(session);
  // What families.yaml or a flag calls a family may be a link in cases/, or no plain name.
  const folder = await caseFolder(session.tree, folderFor(session, words));
  const placed = { words, folder, id: idFor(session, folder), author };
  const made = await plannedCase(session, placed);
  if ("refused" in made) {
    const cases = made.file === undefined ? [] : [made.file];
    const proposals: ReadonlyMap<Refusal, Proposals> =
      source === undefined ? new Map() : proposeEvidence(made.refused, { cases, source, most });
    io.out(unwrittenCaseText(made.refused, proposals, io.style));
    return 1;
  }
  io.out(askedBeforeText(beforeThis(session, words), options));
  return await write(session, { placed, made });
}

async function write(session: NewSession, { placed, made }: AskedCase): Promise<ExitCode> {
  // At a terminal minutes may have passed.
  await assertNoFile(session, made.path);
  if (!session.dryRun) await writeFiles(session.folder, [[made.path, made.text]]);
  const story = newCaseStory(session, { placed, made });
  session.io.out(newCaseText(made, { ...session.options, ...story }));
  return 0;
}

async function atDesk(session: NewSession): Promise<ExitCode> {
  const asked = await askCase(session);
  if (asked !== "leave") return await write(session, asked);
  session.io.out("Nothing was written.\n");
  return 0;
}
