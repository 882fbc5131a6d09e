import { Command } from "commander";
import { planUse } from "../src/families/plan-use.ts";
import { knownText, refusalText, usedText } from "../src/report/holdouts/holdout-record.ts";
import { assertDecision } from "./holdout-reserve.ts";
import type { ExitCode, Io } from "./io.ts";
import { instantOf } from "./parts/deciding/decision-flags.ts";
import { assertFit } from "./parts/fit-text.ts";
import { holdoutSet, whoAnswers, withEntry, writeSet } from "./parts/holdouts/holdout-set.ts";

interface UseFlags {
  readonly decision: string;
  readonly run: string;
  readonly configuration: string;
  readonly frozenAt: string;
  readonly by?: string;
  readonly at?: string;
  readonly dryRun?: true;
}

/** `touchstone holdout use`: held-out results are read for a decision that was declared before. */
export function useCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("use")
    .description("Record that held-out results were read for a reserved decision.")
    .argument("[set]", "the set's folder", ".")
    .requiredOption("--decision <id>", "the decision, as its reservation names it")
    .requiredOption("--run <name>", "which evaluation run showed the results")
    .requiredOption("--configuration <name>", "what was measured, such as a commit")
    .requiredOption("--frozen-at <instant>", "since when nothing in the configuration changed")
    .option("--by <name>", "who read the results (default: Git's user.name)")
    .option("--at <instant>", "when they were read (default: now)")
    .option("--dry-run", "say what would happen and write nothing")
    .addHelpText("after", example)
    .action(async (set: string, flags: UseFlags) => {
      finish(await runUse(io, set, flags));
    });
}

const example = `
The first use of a decision takes its reservation. A second one is refused, and whoever used the first is named; so is a use
of what people have learned from, or of a decision that nobody declared. The entry names what the results are of: what the
reservation names, else all that is in test.

Examples:
  touchstone holdout use --decision release-4 --run nightly-31 --configuration 5f1c0a2b3d \\
    --frozen-at 2026-09-30T18:00:00Z

Exit code: 0 recorded, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;

async function runUse(io: Io, given: string, flags: UseFlags): Promise<ExitCode> {
  assertDecision(flags.decision);
  const { decision, run, configuration } = flags;
  assertFit({ run, configuration });
  const frozenAt = instantOf(flags.frozenAt, io.clock(), "--frozen-at");
  const at = instantOf(flags.at, io.clock());
  const set = await holdoutSet(io, given, flags);
  const by = await whoAnswers(io, set.folder, flags.by);
  const planned = planUse(set.grouping, set.dataset, {
    decision,
    by,
    at,
    run: run.trim(),
    configuration: configuration.trim(),
    frozenAt,
  });
  if ("refused" in planned) {
    io.out(refusalText(planned.refused, set.options));
    return 1;
  }
  if ("known" in planned) {
    io.out(knownText("The same use", set.options));
    return 0;
  }
  const after = withEntry(set.text, "uses", planned.plan);
  if (!set.options.dryRun) await writeSet(set, after);
  io.out(usedText(planned.plan, set.options));
  return 0;
}
