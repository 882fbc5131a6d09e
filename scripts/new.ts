import { Command } from "commander";
import type { NewCase } from "../src/authoring/new/new-case.ts";
import type { Refusal } from "../src/authoring/fill/look-up-evidence.ts";
import { proposeEvidence, type Proposals } from "../src/authoring/search/propose-evidence.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { ChangedMeanwhileError } from "../src/git/changed-meanwhile.ts";
import { writeFiles } from "../src/git/write-files.ts";
import { loadDataset } from "../src/load/dataset.ts";
import { readFamilies } from "../src/load/read-families.ts";
import {
  askedBeforeText,
  newCaseText,
  unwrittenCaseText,
} from "../src/report/authoring/new-report.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { askCase, type AskedCase } from "./parts/writing/ask-case.ts";
import { givenAuthor } from "./parts/writing/author.ts";
import { caseFolder } from "./parts/writing/case-folder.ts";
import {
  assertNotLedBefore,
  givenObservation,
  observedFlags,
} from "./parts/writing/observed-case.ts";
import {
  givenCase,
  missingFlags,
  newFlags,
  needsAuthor,
  type NewFlags,
} from "./parts/writing/new-flags.ts";
import {
  assertFree,
  assertKnownNames,
  beforeThis,
  currentSource,
  folderFor,
  idFor,
  plannedCase,
  PlaceTakenError,
  wordsOfFlags,
  type NewSession,
  type PlacedCase,
} from "./parts/writing/new-session.ts";
import { newCaseStory } from "./parts/writing/new-story.ts";
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
where the file goes. It shows the file before it writes it, and q leaves at any question. A script gives everything as
flags. The case is pending, and nothing that is there is overwritten.

Examples:
  touchstone new                           at a terminal, question by question
  touchstone new --query "When can I ask for a refund?" --answer "Within 30 days." --evidence refunds#when
  touchstone new --query "…" --answer "…" --evidence refund-policy --quote "within 30 days of purchase" --tag support
  touchstone new --query "Where can visitors park?" --answer "The handbook does not say." --because not-in-corpus
  touchstone new --query "And abroad?" --answer "…" --evidence travel#abroad --turn "user: Who pays my train?"
  touchstone new --observation refund-abroad --observations observed.jsonl --answer "…" --evidence refunds#abroad
  touchstone new --lane backlog --generator "model-x, prompt 3" --query "…" --answer "…" --evidence refunds#when

Exit code: 0 written or left, 1 the evidence could not be looked up, 2 wrong use, 3 the run broke.`;

async function runNew(io: Io, flags: NewOptions): Promise<ExitCode> {
  const observation = await givenObservation(io.cwd, flags);
  const given = givenCase(observedFlags(flags, observation));
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
    observation,
    source: currentSource(dataset),
    families: await readFamilies(tree),
    author: needsAuthor(given) ? await givenAuthor(io, folder, flags.author) : undefined,
    saysAuthor: flags.author !== undefined,
    into: flags.into === undefined ? undefined : await caseFolder(tree, flags.into),
    options: { style: io.style, place: placeFrom(io.cwd, folder) },
    dryRun: flags.dryRun === true,
  };
  assertFree(session, given.id);
  assertKnownNames(session);
  assertNotLedBefore(dataset, given);
  return missing.length > 0 ? await atDesk(session) : await fromFlags(session);
}

/** Where another run takes the number first, the case gets the next one. */
async function fromFlags(
  session: NewSession,
  taken: ReadonlySet<string> = new Set(),
): Promise<ExitCode> {
  const words = wordsOfFlags(session);
  // What families.yaml or a flag calls a family may be a link in cases/, or no plain name.
  const folder = await caseFolder(session.tree, folderFor(session, words));
  const id = idFor(session, folder, taken);
  try {
    return await writePlaced(session, { words, folder, id, author: session.author });
  } catch (error) {
    if (!(error instanceof PlaceTakenError) || session.given.id !== undefined) throw error;
    return await fromFlags(session, new Set([...taken, id]));
  }
}

async function writePlaced(session: NewSession, placed: PlacedCase): Promise<ExitCode> {
  const { io, options, source } = session;
  const made = await plannedCase(session, placed);
  if ("refused" in made) {
    const cases = made.file === undefined ? [] : [made.file];
    const proposals: ReadonlyMap<Refusal, Proposals> =
      source === undefined ? new Map() : proposeEvidence(made.refused, { cases, source, most });
    io.out(unwrittenCaseText(made.refused, proposals, io.style));
    return 1;
  }
  await create(session, made);
  io.out(askedBeforeText(beforeThis(session, placed.words), options));
  tell(session, { placed, made });
  return 0;
}

/** Writes the file where none is. Throws PlaceTakenError. */
async function create({ folder, dryRun }: NewSession, { path, text }: NewCase): Promise<void> {
  if (dryRun) return;
  try {
    await writeFiles(folder, [[path, text]], new Map([[path, undefined]]));
  } catch (error) {
    throw error instanceof ChangedMeanwhileError ? new PlaceTakenError(path) : error;
  }
}

function tell(session: NewSession, { placed, made }: AskedCase): void {
  const story = newCaseStory(session, { placed, made });
  session.io.out(newCaseText(made, { ...session.options, ...story }));
}

async function atDesk(session: NewSession): Promise<ExitCode> {
  const asked = await askCase(session);
  if (asked === "leave") {
    session.io.out("Nothing was written.\n");
    return 0;
  }
  await createAsked(session, asked, new Set());
  return 0;
}

/** A number that the person took as it was proposed goes on to the next one where another run took it first. */
async function createAsked(
  session: NewSession,
  { placed, made }: AskedCase,
  taken: ReadonlySet<string>,
): Promise<void> {
  try {
    await create(session, made);
    tell(session, { placed, made });
  } catch (error) {
    const proposed =
      session.given.id === undefined && placed.id === idFor(session, placed.folder, taken);
    if (!(error instanceof PlaceTakenError) || !proposed) throw error;
    const now = new Set([...taken, placed.id]);
    const again = { ...placed, id: idFor(session, placed.folder, now) };
    const remade = await plannedCase(session, again);
    if ("refused" in remade) throw error;
    session.io.out(`Another run took the id "${placed.id}" meanwhile.\n`);
    await createAsked(session, { placed: again, made: remade }, now);
  }
}
