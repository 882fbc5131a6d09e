import { join } from "node:path";
import { Command } from "commander";
import { neverHeldOut, planExposure, type ExposurePlan } from "../src/families/plan-exposure.ts";
import { editSplits } from "../src/load/split-edits.ts";
import { editFields } from "../src/load/yaml-edits.ts";
import { exposedText, refusalText } from "../src/report/holdouts/holdout-record.ts";
import type { ExitCode, Io } from "./io.ts";
import { instantOf } from "./parts/deciding/decision-flags.ts";
import { assertFit } from "./parts/fit-text.ts";
import {
  holdoutSet,
  textOf,
  whoAnswers,
  withEntry,
  writeSet,
  type HoldoutSet,
} from "./parts/holdouts/holdout-set.ts";
import { wasSpentBefore } from "./parts/holdouts/spent-before.ts";
import { namedInSet } from "./parts/holdouts/named-in-set.ts";
import { rawText } from "./parts/raw-text.ts";

interface ExposeFlags {
  readonly run: string;
  readonly learned: string;
  readonly by?: string;
  readonly at?: string;
  readonly set: string;
  readonly base?: string;
  readonly dryRun?: true;
}

/** `touchstone holdout expose <family or case…>`: people have learned from held-out results, so the holdout is spent. */
export function exposeCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("expose")
    .description("Record that people have learned from held-out results, and retire the holdout.")
    .argument("<name...>", "families or cases whose results were read, each by its id")
    .requiredOption("--run <name>", "which evaluation run showed the results")
    .requiredOption("--learned <text>", "what was learned or changed, in one sentence")
    .option("--by <name>", "who read the results (default: Git's user.name)")
    .option("--at <instant>", "when they were read (default: now)")
    .option("--set <folder>", "the set's folder", ".")
    .option("--base <ref>", "where to look for what was spent (default: the remote's main branch)")
    .option("--dry-run", "say what would happen and write nothing")
    .addHelpText("after", example)
    .action(async (names: string[], flags: ExposeFlags) => {
      finish(await runExpose(io, names, flags));
    });
}

const example = `
The entry is written into families.yaml behind the others. All that is joined with what was looked at goes to the side
"regression" with it: families in families.yaml, and cases that carry their own split in their files. No other line changes.
Run again, it changes nothing. What is in dev is no holdout and is refused, unless it holds what was spent in an earlier
state: a document that was moved, or a family with a new name.

Examples:
  touchstone holdout expose travel --run nightly-17 --learned "The prompt names short journeys now."
  touchstone holdout expose travel-001 travel-002 --run nightly-17 --learned "The threshold was raised." --dry-run

Exit code: 0 exposed, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;

async function runExpose(io: Io, names: readonly string[], flags: ExposeFlags): Promise<ExitCode> {
  assertFit({ run: flags.run, learned: flags.learned });
  const at = instantOf(flags.at, io.clock());
  const set = await holdoutSet(io, flags.set, flags);
  const by = await whoAnswers(io, set.folder, flags.by);
  const planned = planExposure(set.grouping, set.dataset, {
    ...namedInSet(set, names),
    by,
    at,
    run: flags.run.trim(),
    learned: flags.learned.trim(),
  });
  if ("refused" in planned) {
    io.out(refusalText(planned.refused, set.options));
    return 1;
  }
  const { plan } = planned;
  const refused = neverHeldOut(plan, set.grouping, set.dataset);
  if (refused !== undefined && !(await wasSpentBefore(set, plan.members, flags.base))) {
    io.out(refusalText(refused, set.options));
    return 1;
  }
  const isDone = plan.entry === undefined && plan.moved.length === 0;
  if (!set.options.dryRun && !isDone) await write(set, plan);
  io.out(exposedText(plan, set.options));
  return 0;
}

async function write(set: HoldoutSet, { entry, moved }: ExposurePlan): Promise<void> {
  const families = moved.flatMap((one) => (one.kind === "family" ? [one.id] : []));
  const files = moved.flatMap((one) => (one.kind === "case" ? [one.file] : []));
  const split = textOf(editSplits(set.text, { families, to: "regression" }));
  const after = entry === undefined ? split : withEntry(split, "exposures", entry);
  const others = await Promise.all(
    files.map(async ({ path }) => {
      const before = await rawText(join(set.folder, path));
      const edits = [{ set: "split", to: "regression" }];
      return { path, before, after: textOf(editFields(path, before, edits)) };
    }),
  );
  await writeSet(set, after, others);
}
