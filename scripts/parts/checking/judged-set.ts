import { splitClaimOf } from "../../../src/families/split-claim.ts";
import { splitStanding } from "../../../src/families/standing.ts";
import type { FoundBase } from "../../../src/git/find-base.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { type CaseReader } from "../../../src/load/case-reader.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { Finding } from "../../../src/model/finding.ts";
import type { Tree } from "../../../src/model/tree.ts";
import { KeptSet, type KeptPlace } from "../../../src/readings/kept-set.ts";
import type { MissingBase } from "../../../src/report/verdict/comparison.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { holdingsOf } from "../../../src/report/verdict/set-summary.ts";
import type { Verdict } from "../../../src/report/verdict/verdict.ts";
import { check, rulesRun } from "../../../src/rules/check.ts";
import { compareFound, findBase } from "./base.ts";
import { caseThreads } from "./case-threads.ts";
import type { CheckOptions } from "./check-options.ts";
import type { Progress } from "../progress.ts";

/** What a check came to, as plain data. */
export type Judgment = Pick<
  Verdict,
  "findings" | "counts" | "comparison" | "holds" | "split" | "claim" | "changed"
>;

/** How to judge: what was asked for, whom to tell, and where results are kept, if anywhere. */
interface JudgeOptions {
  readonly options: Pick<CheckOptions, "folder" | "set" | "changed" | "base" | "rules">;
  readonly progress: Progress;
  readonly place: KeptPlace | undefined;
}

/**
 * Judges the set in a folder by what it was asked for. Of a set that was judged before, what did not change is not read
 * again; the judgment is the same.
 */
export async function judgedSet({ options, progress, place }: JudgeOptions): Promise<Judgment> {
  try {
    if (options.changed) return await judgedChanged(options, progress);
    const tree = options.set?.tree ?? workingTree(options.folder);
    const found = await findBase(options, options.base);
    const fresh = async (reader: CaseReader, from: Tree): Promise<Judgment> =>
      await judge({ tree: from, reader, found }, options, progress);
    return place === undefined
      ? await fresh(caseThreads, tree)
      : await judgeKept(place, tree, { question: questionOf(found, options), found, fresh });
  } finally {
    progress.clear();
  }
}

interface Judging {
  readonly tree: Tree;
  readonly reader: CaseReader;
  readonly found: FoundBase | MissingBase;
}

async function judge(
  { tree, reader, found }: Judging,
  { base, rules }: JudgeOptions["options"],
  progress: Progress,
): Promise<Judgment> {
  const { dataset, comparison } = await compareFound(tree, found, {
    base,
    rules,
    cases: reader,
    onStep: progress.reading,
  });
  const findings = check(dataset, progress.judging(rulesRun(dataset, rules)));
  return {
    ...heldIn(dataset, findings),
    comparison,
    split: splitStanding(dataset),
    claim: splitClaimOf(dataset),
  };
}

/** The changed case files alone, which tell nothing of the split of the set. */
async function judgedChanged(
  options: JudgeOptions["options"],
  progress: Progress,
): Promise<Judgment> {
  const { base, rules } = options;
  const { loadChanged } = await import("./changed-cases.ts");
  const read = await loadChanged(options, { base, onStep: progress.reading });
  const { dataset, comparison, changed, files } = read;
  const all = check(dataset, progress.judging(rulesRun(dataset, rules)));
  const findings = all.filter(({ at }) => files.has(at.file));
  const held = heldIn(dataset, findings);
  // What a judgment is under the corpus, the files that differ do not tell.
  const counts = { ...held.counts, judgments: undefined };
  return { ...held, counts, comparison, changed, split: "unread", claim: undefined };
}

function heldIn(
  dataset: Dataset,
  findings: readonly Finding[],
): Pick<Judgment, "findings" | "counts" | "holds"> {
  const counts = countsOf(dataset, findings);
  return { findings, counts, holds: holdingsOf(dataset, counts) };
}

interface Asked {
  readonly question: string;
  readonly found: FoundBase | MissingBase;
  readonly fresh: (reader: CaseReader, tree: Tree) => Promise<Judgment>;
}

async function judgeKept(
  place: KeptPlace,
  tree: Tree,
  { question, found, fresh }: Asked,
): Promise<Judgment> {
  const set = KeptSet.open(place, tree);
  const known = await set.verdict(question);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It was kept below, by the same code.
  if (known !== undefined) return known as Judgment;
  const run = set.begin();
  const judgment = await fresh(run.reader(caseThreads), run.tree);
  const { counts, comparison, findings } = judgment;
  // Where a clone lacks parts of the earlier state, it may have them the next time.
  const isCompared = "none" in found || "base" in comparison;
  if (isCompared && counts.cases >= place.least) {
    await run.keep(question, judgment, new Set(findings.map(({ at }) => at.file)));
  }
  return judgment;
}

/** What a judgment depends on besides the files of the set: the rules, and the earlier state. */
function questionOf(
  found: FoundBase | MissingBase,
  { base, rules }: JudgeOptions["options"],
): string {
  const state =
    "none" in found ? found : { name: found.name, commit: found.commit, place: found.place };
  return JSON.stringify([rules.map(({ id, within }) => [id, within]), base ?? null, state]);
}
