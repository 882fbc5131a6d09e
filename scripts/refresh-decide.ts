import { Command } from "commander";
import { gitUserName } from "../src/git/user-name.ts";
import { counted } from "../src/model/sentence.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import {
  observationsAbout,
  observedPatterns,
} from "../src/refresh/observations/observed-patterns.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { chosenCases } from "./parts/chosen-cases.ts";
import { instantOf } from "./parts/deciding/decision-flags.ts";
import { inDialogue, type Dialogue } from "./parts/dialogue.ts";
import { observationsIn } from "./parts/observation-files.ts";
import { askRefresh } from "./parts/refresh/ask-refresh.ts";
import {
  decideFlags,
  knownRefresh,
  takesOut,
  type DecideFlags,
  type KnownRefresh,
} from "./parts/refresh/decide-flags.ts";
import {
  askedFor,
  byFlags,
  decideOne,
  refuse,
  write,
  type Planned,
  type Refusal,
  type Session,
} from "./parts/refresh/decide-run.ts";
import {
  changesEvidence,
  evidenceFlags,
  idsSaid,
  type SaidOfEvidence,
} from "./parts/refresh/evidence-flags.ts";
import { caseToDecide, setToDecide, type CaseToDecide } from "./parts/refresh/set-to-decide.ts";
import { takeOutRequests } from "./parts/refresh/take-out-requests.ts";
import { placeFrom } from "./parts/set-folder.ts";

/** `touchstone refresh decide <case…>`: what a person decides about judgments whose evidence moved. */
export function decideCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("decide")
    .description("Record what a person decides about cases whose evidence moved.")
    .argument("<case...>", "cases, each by its id or its file");
  const saidOf = evidenceFlags(decideFlags(command));
  return command
    .option("--set <folder>", "the set's folder (default: that of the files, else this folder)")
    .option("--dry-run", "show what would be written, and write nothing")
    .addHelpText("after", example)
    .action(async (words: string[], flags: DecideFlags) => {
      finish(await runDecide(io, words, { flags, evidence: saidOf() }));
    });
}

const example = `
The decision, what asked for it, the new corpus revision, provenance and review are written together; question, answer
and chunks change only as the person says. At a terminal the case is shown with its old and new evidence, the outcome is
asked for, then the questions of a review; nothing is written before a last question, and q leaves at any.
With flags: one case; of --confirmed, --moved and --retired at most ten, all of them or none.

Examples:
  touchstone refresh decide refund-001
  touchstone refresh decide refund-001 --confirmed --by sam --reason "The rule is the same." \\
    --confirm query,answer,source,chunks
  touchstone refresh decide refund-002 --moved --by sam --reason "Word for word on its new page." \\
    --confirm query,answer,source,chunks
  touchstone refresh decide leave-001 --revised --replace "leave:2 -> leave:2a, leave:2b" \\
    --answer "18 weeks." --chunk leave:2a --quote "eighteen weeks" …
  touchstone refresh decide fax-001 --abstained --because not-in-corpus --answer "The handbook does not say." …
  touchstone refresh decide fax-002 --retired --by sam --reason "The fax line was closed."
  touchstone refresh decide pay-001 --observations asked.jsonl   because of what people ask
  touchstone refresh decide pay-002 --needless     nothing asks any more, so its request goes

Exit code: 0 decided or left as it was, 1 refused, 2 wrong use, 3 the run broke.`;

/** How many cases one call with flags may decide: more than that nobody has read. */
const atOnce = 10;

async function runDecide(
  io: Io,
  words: readonly string[],
  { flags, evidence }: { readonly flags: DecideFlags; readonly evidence: SaidOfEvidence },
): Promise<ExitCode> {
  const isTakenOut = takesOut(flags);
  const chosen = await chosenCases(io.cwd, words, flags.set);
  const { folder, paths } = chosen;
  const options = { style: io.style, place: placeFrom(io.cwd, folder) };
  const isDryRun = flags.dryRun === true;
  if (isTakenOut) {
    const set = await setToDecide(chosen, { to: flags.to, ids: [], isShown: false });
    if ("refused" in set) return refuse(io, [set], options);
    return await takeOutRequests({ io, chosen, options, isDryRun, ...set });
  }
  const named = chosen.dataset.cases.filter(({ path }) => paths.includes(path));
  const sentinels = named.length > 0 && named.every((file) => file.case.sentinel !== undefined);
  const known = knownRefresh(flags, evidence, { terminal: io.input.isTTY, sentinels });
  assertFew(known, paths.length);
  const at = instantOf(flags.at, io.clock());
  const { observations, problems } = await observationsIn(io.cwd, flags.observations ?? []);
  if (problems.length > 0) {
    return refuse(io, [{ refused: problems }], { ...options, place: (file) => file });
  }
  const asked = { to: flags.to, ids: idsSaid(evidence), isShown: !known.whole };
  const set = await setToDecide(chosen, asked);
  if ("refused" in set) return refuse(io, [set], options);
  const observed = observationsAbout(observedPatterns(set.dataset, observations));
  const session = { io, chosen, known, at, observations, observed, options, isDryRun, ...set };
  return known.whole ? await decideAll(session) : await askAll(session);
}

function assertFew({ whole, outcome, moved, evidence }: KnownRefresh, count: number): void {
  if (!whole || count === 1) return;
  const { said, quote, withoutQuote } = evidence;
  const isOfOne = said.length > 0 || quote !== undefined || withoutQuote.length > 0;
  const isForSeveral =
    outcome === "confirmed" || outcome === "retired" || (moved && !changesEvidence(evidence));
  if (!isForSeveral || isOfOne) {
    throw new UsageError(
      "With flags for several cases: --confirmed, --moved or --retired, and nothing about one case's chunks.",
    );
  }
  if (count > atOnce) {
    throw new UsageError(
      `With flags at most ${atOnce} cases a call: a decision is about what was read.`,
    );
  }
}

/** All of the cases by flags, or none. */
async function decideAll(session: Session): Promise<ExitCode> {
  const { io, chosen, options } = session;
  const read: CaseToDecide[] = [];
  const refused: Refusal[] = [];
  for (const path of chosen.paths) {
    const one = await caseToDecide(chosen.folder, session, path);
    if ("refused" in one) refused.push(one);
    else read.push(one);
  }
  const planned: Planned[] = [];
  for (const one of read) {
    const result = byFlags(session, one, read);
    if ("text" in result) planned.push({ ...one, decided: result });
    else refused.push(result);
  }
  if (refused.length > 0) return refuse(io, refused, options);
  return await write(session, planned);
}

/** One case after the other, each with its own last question. */
async function askAll(session: Session): Promise<ExitCode> {
  const { io, chosen } = session;
  const usual = await gitUserName(chosen.folder, io.environment);
  return await inDialogue(io, async (dialogue) => {
    let refused = false;
    for (const [index, path] of chosen.paths.entries()) {
      if (dialogue.hasLeft()) {
        io.out(`Not asked about: ${counted(chosen.paths.length - index, "more case")}.\n`);
        break;
      }
      if (index > 0) io.out("\n");
      refused = (await askOne(session, path, { dialogue, usual })) === 1 || refused;
    }
    return refused ? 1 : 0;
  });
}

async function askOne(
  session: Session,
  path: string,
  asking: { readonly dialogue: Dialogue; readonly usual: string | undefined },
): Promise<ExitCode> {
  const { io, chosen, dataset, options, known, target, observations } = session;
  const one = await caseToDecide(chosen.folder, session, path);
  if ("refused" in one) return refuse(io, [one], options);
  const { file, judged } = one;
  const trigger = askedFor(session, file);
  if ("refused" in trigger) return refuse(io, [trigger], options);
  const said = await askRefresh(io, {
    ...asking,
    dataset,
    readTextsOf: session.readTextsOf,
    file,
    judged,
    target,
    known,
    reasons: trigger.reasons,
    observations,
  });
  if (said === "leave") {
    io.out(`${terminalText(options.place(path))} left as it is\n`);
    return 0;
  }
  const decided = decideOne(session, one, said);
  if (!("text" in decided)) return refuse(io, [decided], options);
  return await write(session, [{ ...one, decided }]);
}
