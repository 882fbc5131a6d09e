import { fileURLToPath } from "node:url";
import { exportedSet } from "../exporting/exported-set.ts";
import type { LeftOut } from "../exporting/left-out.ts";
import { askedBase, defaultBase } from "../git/find-base.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { Finding } from "../model/finding.ts";
import { compareByDefault, compareWith, type Compared } from "../report/verdict/compare-set.ts";
import { wordsAtDesk } from "../report/verdict/comparison.ts";
import { allRules, everydayRules } from "../rules/all-rules.ts";
import { check } from "../rules/check.ts";
import type { Rule } from "../rules/rule.ts";
import type { ComparedWith, GoldenSet } from "./golden-set.ts";
import { goldenSet } from "./loaded-set.ts";
import { assertOptions, type LoadOptions } from "./load-options.ts";
import { openedSet, type OpenedSet } from "./opened-set.ts";
import { refusalMessage } from "./refusal-message.ts";
import { GoldenSetRefused, type RefusalReason, type Refused } from "./set-refused.ts";

/**
 * Reads the set in a folder, judges it with the same rules as `touchstone check`, for an evaluation also with those of
 * `--for evaluation`, and gives the cases that a score may rest on. It is the whole set or none of it.
 *
 * Throws GoldenSetRefused where a rule finds an error, the set is judged for another corpus revision than the one asked for,
 * or the evidence of an approved case moved; UsageError where the options or the folder are not what they can be;
 * RepositoryError where a commit that was asked for cannot be read.
 */
export async function loadGoldenSet(
  folder: string | URL,
  options: LoadOptions,
): Promise<GoldenSet> {
  assertOptions(options);
  const place = typeof folder === "string" ? folder : fileURLToPath(folder);
  const { purpose, splits, commit, base } = options;
  const opened = await openedSet(place, commit);
  const rules = purpose === "evaluation" ? allRules : everydayRules;
  const { dataset, comparison } = await compared(opened, base, rules);
  const findings = check(dataset, rules);
  const exported = exportedSet(dataset, { purpose, splits });
  refuse({ folder: place, options, dataset, findings, exported });
  if ("refusal" in exported) throw new Error(`The set was not refused: ${exported.refusal}.`);
  return goldenSet(exported, dataset, {
    remarks: findings,
    comparedWith: comparedWith(comparison),
    commit: opened.commit,
    unstated: unstatedIn(options),
  });
}

async function compared(
  { tree, from }: OpenedSet,
  base: string | undefined,
  rules: readonly Rule[],
): Promise<Compared> {
  if (base !== undefined) return await compareWith(tree, await askedBase(from, base), { rules });
  return await compareByDefault(tree, async () => await defaultBase(from), {
    rules,
    words: wordsAtDesk,
  });
}

function comparedWith(comparison: Compared["comparison"]): ComparedWith {
  if ("notRun" in comparison) {
    return { nothing: comparison.notRun.reason, rulesNotRun: comparison.notRun.rules };
  }
  const { name, commit } = comparison.base;
  return { name, commit };
}

interface Judged {
  readonly folder: string;
  readonly options: LoadOptions;
  readonly dataset: Dataset;
  readonly findings: readonly Finding[];
  readonly exported: ReturnType<typeof exportedSet>;
}

/** Throws where anything speaks against the set: every reason at once. */
function refuse({ folder, options, dataset, findings, exported }: Judged): void {
  const { purpose } = options;
  const corpusRevision = { asked: statedIn(options), current: currentRevision(dataset)?.id };
  const refused = {
    purpose,
    findings: findings.filter(({ level }) => level === "error"),
    corpusRevision,
    stale: isOther(corpusRevision) || options.stale === "leave-out" ? [] : staleIn(exported),
  };
  const reasons = reasonsAgainst(refused, exported);
  if (reasons.length === 0) return;
  const message = refusalMessage({ folder, reasons, ...refused });
  throw new GoldenSetRefused(message, { reasons, ...refused });
}

function reasonsAgainst(
  { findings, corpusRevision, stale }: Omit<Refused, "reasons">,
  exported: Judged["exported"],
): readonly RefusalReason[] {
  const reasons: readonly (RefusalReason | false)[] = [
    findings.length > 0 && "findings",
    isOther(corpusRevision) && "other-revision",
    // A families.yaml that cannot be read is a finding.
    "refusal" in exported && exported.refusal !== "unreadable-families" && exported.refusal,
    stale.length > 0 && "stale",
  ];
  const against = reasons.filter((reason) => reason !== false);
  const isEmpty = !("refusal" in exported) && exported.cases.length === 0;
  return against.length === 0 && isEmpty ? ["no-case"] : against;
}

function isOther({ asked, current }: Refused["corpusRevision"]): boolean {
  return asked !== undefined && current !== undefined && asked !== current;
}

/** Under another revision, others may be stale: they are asked for where the set is judged for the right one. */
function staleIn(exported: Judged["exported"]): readonly LeftOut[] {
  return "refusal" in exported ? [] : exported.leftOut.filter(({ why }) => why === "stale");
}

function statedIn({ corpusRevision }: LoadOptions): string | undefined {
  return typeof corpusRevision === "string" ? corpusRevision : undefined;
}

function unstatedIn({ corpusRevision }: LoadOptions): string | undefined {
  return typeof corpusRevision === "string" ? undefined : corpusRevision.unstated;
}
