import { Command } from "commander";
import { planReservation } from "../src/families/plan-reservation.ts";
import { familiesById } from "../src/model/families.ts";
import { knownText, refusalText, reservedText } from "../src/report/holdouts/holdout-record.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { instantOf } from "./parts/deciding/decision-flags.ts";
import { assertFit } from "./parts/fit-text.ts";
import {
  holdoutSet,
  whoAnswers,
  withEntry,
  writeSet,
  type HoldoutSet,
} from "./parts/holdouts/holdout-set.ts";

interface ReserveFlags {
  readonly decision: string;
  readonly purpose: string;
  readonly families?: string;
  readonly cases?: string;
  readonly by?: string;
  readonly at?: string;
  readonly dryRun?: true;
}

/** `touchstone holdout reserve`: a holdout is kept for one decision, before anybody reads its results. */
export function reserveCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("reserve")
    .description("Keep a holdout for one decision, before anybody reads its results.")
    .argument("[set]", "the set's folder", ".")
    .requiredOption("--decision <id>", "a short name for the decision, such as release-4")
    .requiredOption("--purpose <text>", "what is to be decided, in one sentence")
    .option("--families <ids>", "families that are kept, joined by commas (default: all of test)")
    .option("--cases <ids>", "cases that are kept, where they carry their own split")
    .option("--by <name>", "who declares it (default: Git's user.name)")
    .option("--at <instant>", "when it was declared (default: now)")
    .option("--dry-run", "say what would happen and write nothing")
    .addHelpText("after", example)
    .action(async (set: string, flags: ReserveFlags) => {
      finish(await runReserve(io, set, flags));
    });
}

const example = `
One reservation is for one use. It is written into families.yaml behind the others, and no other line changes; what is there
is never edited. Bring it to the main branch before the results are read.

Examples:
  touchstone holdout reserve --decision release-4 --purpose "Whether release 4 goes out."
  touchstone holdout reserve --decision reranker --purpose "Whether the reranker stays." --families travel,refunds

Exit code: 0 reserved, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;

async function runReserve(io: Io, given: string, flags: ReserveFlags): Promise<ExitCode> {
  assertDecision(flags.decision);
  assertFit({ purpose: flags.purpose });
  const at = instantOf(flags.at, io.clock());
  const set = await holdoutSet(io, given, flags);
  const by = await whoAnswers(io, set.folder, flags.by);
  const entry = {
    decision: flags.decision,
    purpose: flags.purpose.trim(),
    ...namedIn(set, flags),
    by,
    at,
  };
  const planned = planReservation(set.grouping, set.dataset, entry);
  if ("refused" in planned) {
    io.out(refusalText(planned.refused, set.options));
    return 1;
  }
  if ("known" in planned) {
    io.out(knownText("The same reservation", set.options));
    return 0;
  }
  const after = withEntry(set.text, "reservations", planned.plan);
  if (!set.options.dryRun) await writeSet(set, after);
  io.out(reservedText(planned.plan, set.options));
  return 0;
}

/** Throws UsageError for a name that families.yaml does not take. */
export function assertDecision(given: string): void {
  if (/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(given) && given.length <= 100) return;
  throw new UsageError(
    `"${terminalText(given)}" cannot name a decision: give --decision small letters and digits, joined by single dots, dashes or underscores, such as release-4.`,
  );
}

/** Throws UsageError for a name that the set does not hold. */
function namedIn(
  { grouping, dataset }: HoldoutSet,
  { families, cases }: ReserveFlags,
): { readonly families?: string[]; readonly cases?: string[] } {
  const known = familiesById(grouping.file);
  const ids = new Set<string | undefined>(dataset.cases.map((file) => file.case.id));
  const [named, single] = [split(families), split(cases)];
  const unknown = named.find((id) => !known.has(id)) ?? single.find((id) => !ids.has(id));
  if (unknown !== undefined) {
    throw new UsageError(`"${terminalText(unknown)}" is not in the set.`);
  }
  return {
    ...(named.length === 0 ? {} : { families: named }),
    ...(single.length === 0 ? {} : { cases: single }),
  };
}

function split(list = ""): string[] {
  return [...new Set(list.split(",").map((one) => one.trim()))].filter((one) => one !== "");
}
