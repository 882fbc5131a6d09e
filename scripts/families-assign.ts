import { join } from "node:path";
import { Command, Option } from "commander";
import {
  casesWithSplits,
  familiesWithSplits,
  type SplitFile,
} from "../src/authoring/edit/record-splits.ts";
import { balanceOf } from "../src/families/assign/balance.ts";
import { limitsOf } from "../src/families/assign/limits.ts";
import { newSplits, planAssignment, type AssignmentPlan } from "../src/families/assign/plan.ts";
import type { Draw } from "../src/families/draw.ts";
import type { Grouping } from "../src/families/grouping.ts";
import { workingTree } from "../src/git/working-tree.ts";
import type { Problem } from "../src/model/finding.ts";
import { familiesFile } from "../src/model/layout.ts";
import { assignmentJson, assignmentText } from "../src/report/families/assignment.ts";
import { recordedSentence } from "../src/report/families/assignment-written.ts";
import { problemText } from "../src/report/verdict/problem-text.ts";
import type { ExitCode, Io } from "./io.ts";
import { assertDeclared } from "./parts/families/declared-set.ts";
import { drawBy, readSalt, readWeights } from "./parts/families/draw-flags.ts";
import { groupedSet } from "./parts/families/grouped-set.ts";
import { rawText, replaceTexts } from "./parts/raw-text.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

interface AssignFlags {
  readonly salt?: string;
  readonly weights?: Draw["weights"];
  readonly write?: true;
  readonly format: "text" | "json";
}

/** `touchstone families assign [set]`: draws the components that have no split on record. */
export function assignCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("assign")
    .description("Draw the split of components that have none. What is recorded stays.")
    .argument("[set]", "the set's folder", ".")
    .option(
      "--salt <text>",
      `makes the draw this set's own; as in ${familiesFile} by default`,
      readSalt,
    )
    .option(
      "--weights <shares>",
      `the share of each split; as in ${familiesFile} by default`,
      readWeights,
    )
    .option("--write", "record the splits, and how they were drawn")
    .addOption(
      new Option("--format <format>", "how to print it").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", example)
    .action(async (set: string, flags: AssignFlags) => {
      finish(await runAssign(io, set, flags));
    });
}

const example = `
Families that belong together are drawn as one, by salt, shares and the smallest id among them: the same set gives the
same splits on every machine, and a family that is added later moves no other. Where a part of a component is recorded, the
rest follows it. Nothing that is recorded changes, and no component is ever broken: where that makes a balanced split
impossible, it is said with the numbers. Cases of no family, and under the claim fixed-corpus all cases, are drawn alike.

Claim and grouping rule come before a draw. The salt is chosen once: whoever draws again until the result pleases has
chosen the result.

Examples:
  touchstone families assign                                             what would be recorded, and why
  touchstone families assign --write                                     record it
  touchstone families assign --salt acme-2026 --weights dev=0.7,test=0.3 where ${familiesFile} has no assignment yet
  touchstone families assign --format json eval                          one JSON object, for scripts

Exit code: 0 drawn, or nothing to draw; 1 a component was refused, or nothing could be written; 2 wrong use, 3 the run broke.`;

async function runAssign(io: Io, set: string, flags: AssignFlags): Promise<ExitCode> {
  const folder = await setFolder(io.cwd, set);
  // Read first, so that what is written is compared with what was drawn from.
  const before = await rawText(join(folder, familiesFile)).catch(() => "");
  const { dataset, grouping } = await groupedSet(io.cwd, set);
  assertDeclared(dataset, grouping);
  const draw = drawBy(grouping, flags);
  const plan = planAssignment(dataset, grouping, draw);
  const balance = balanceOf(plan, grouping);
  const report = { plan, balance, limits: limitsOf(plan, balance, wantedTest(grouping)) };
  const place = placeFrom(io.cwd, folder, set);
  const recorded = flags.write === true ? await record({ folder, before, plan }) : { files: [] };
  if ("refused" in recorded) {
    const mark = io.style.red("not changed");
    for (const one of recorded.refused)
      io.err(`${problemText(one, { style: io.style, place }, { mark })}\n\n`);
    io.err("Nothing was written.\n");
    return 1;
  }
  const written = recorded.files.map(({ path }) => path);
  if (flags.format === "json") io.out(assignmentJson(report, written));
  else {
    io.out(assignmentText(report, io.style));
    io.out(`\n${recordedSentence(plan, { isWrite: flags.write === true, written, place })}\n`);
  }
  return plan.components.some(({ outcome }) => outcome.how === "refused") ? 1 : 0;
}

/** What an evaluation will ask for. */
function wantedTest({ file, isByCase }: Grouping): number {
  return file.whole?.claim.minimumTestComponents ?? (isByCase ? 0 : 2);
}

interface Recording {
  readonly folder: string;
  readonly before: string;
  readonly plan: AssignmentPlan;
}

/** Writes all of the files or none. A draw that gave nothing is not recorded as one. */
async function record({
  folder,
  before,
  plan,
}: Recording): Promise<
  { readonly files: readonly SplitFile[] } | { readonly refused: readonly Problem[] }
> {
  const { families, cases } = newSplits(plan);
  const isDrawn = plan.components.some(({ outcome }) => outcome.how === "drawn");
  const ofFamilies = familiesWithSplits(before, families, isDrawn ? plan.draw : undefined);
  if ("refused" in ofFamilies) return ofFamilies;
  const ofCases = await casesWithSplits(workingTree(folder), cases);
  if ("refused" in ofCases) return ofCases;
  const files = [...ofFamilies.files, ...ofCases.files];
  const refused = await replaceTexts(folder, files);
  return refused.length > 0 ? { refused } : { files };
}
