import { Command } from "commander";
import { planFollow } from "../src/families/plan-follow.ts";
import { followedText, refusalText } from "../src/report/holdouts/holdout-record.ts";
import { assertDecision } from "./holdout-reserve.ts";
import type { ExitCode, Io } from "./io.ts";
import { holdoutSet, withEntry, writeSet } from "./parts/holdouts/holdout-set.ts";
import { namedInSet } from "./parts/holdouts/named-in-set.ts";

interface FollowFlags {
  readonly decision: string;
  readonly set: string;
  readonly dryRun?: true;
}

/** `touchstone holdout follow <family or case…>`: what results were read of is in another family now. */
export function followCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("follow")
    .description("Repeat a use for what its documents or cases belong to now.")
    .argument("<name...>", "families or cases that hold what was used, each by its id")
    .requiredOption("--decision <id>", "the decision that the results were read for")
    .option("--set <folder>", "the set's folder", ".")
    .option("--dry-run", "say what would happen and write nothing")
    .addHelpText("after", example)
    .action(async (names: string[], flags: FollowFlags) => {
      finish(await runFollow(io, names, flags));
    });
}

const example = `
For a family that was renamed, split or merged after results on it were read. Each use of the decision is written once more
behind the others, word for word, with the names of today; it counts as the same use and takes no reservation. No other line
changes, and what is there is never edited. Run again, it changes nothing.

Examples:
  touchstone holdout follow laboratory --decision release-4
  touchstone holdout follow laboratory lab-003 --decision release-4 --dry-run

Exit code: 0 recorded, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;

async function runFollow(io: Io, names: readonly string[], flags: FollowFlags): Promise<ExitCode> {
  const { decision } = flags;
  assertDecision(decision);
  const set = await holdoutSet(io, flags.set, flags);
  const { grouping, dataset } = set;
  const planned = planFollow(grouping, dataset, { decision, ...namedInSet(set, names) });
  if ("refused" in planned) {
    io.out(refusalText(planned.refused, set.options));
    return 1;
  }
  const { plan } = planned;
  const after = plan.reduce((text, entry) => withEntry(text, "uses", entry), set.text);
  if (!set.options.dryRun && plan.length > 0) await writeSet(set, after);
  io.out(followedText(plan, set.options));
  return 0;
}
