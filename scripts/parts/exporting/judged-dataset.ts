import { workingTree } from "../../../src/git/working-tree.ts";
import type { LoadOptions } from "../../../src/load/dataset.ts";
import type { Finding } from "../../../src/model/finding.ts";
import type { Compared } from "../../../src/report/verdict/compare-set.ts";
import { check, rulesRun } from "../../../src/rules/check.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import type { Io } from "../../io.ts";
import { compareFound, findBase } from "../checking/base.ts";
import { caseThreads } from "../checking/case-threads.ts";
import { progressOn } from "../progress.ts";

/** A set that was read and judged, for a command that goes on with it. */
export interface JudgedDataset extends Compared {
  readonly findings: readonly Finding[];
}

interface Asked extends Required<Pick<LoadOptions, "texts">> {
  readonly folder: string;
  readonly base: string | undefined;
  readonly rules: readonly Rule[];
}

/** Reads the set in a folder and judges it, as touchstone check does. Throws RepositoryError where `base` cannot be read. */
export async function judgedDataset(
  io: Io,
  { folder, base, rules, texts }: Asked,
): Promise<JudgedDataset> {
  const progress = progressOn(io, io.now());
  try {
    const found = await findBase({ folder }, base);
    const { dataset, comparison } = await compareFound(workingTree(folder), found, {
      base,
      rules,
      cases: caseThreads,
      onStep: progress.reading,
      texts,
    });
    const findings = check(dataset, progress.judging(rulesRun(dataset, rules)));
    return { dataset, comparison, findings };
  } finally {
    progress.clear();
  }
}
