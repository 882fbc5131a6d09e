import { scopesOf, type Trigger } from "../../../../corpus/refresh-scopes.ts";
import { counted, listed } from "../../../../model/sentence.ts";
import type { CorpusChange } from "../../../../refresh/preview/corpus-change.ts";
import { documentCounts, settingRows } from "../../../corpus/corpus-diff-words.ts";
import { markdownCode, markdownText } from "../../../untrusted/markdown.ts";
import { isHeldOut } from "../case-block.ts";
import { approvalsOf, gravestFirst, some } from "../packet-words.ts";
import { idCode } from "../texts.ts";
import { namedIn } from "./change-place.ts";

/** What the change comes to, a line each; what does not occur has none. */
export function changeFacts(change: CorpusChange): readonly string[] {
  const { plan, comparison, relieved } = change;
  const { items } = plan;
  const held = items.filter(isHeldOut).length;
  const sentinels = items.filter((item) => item.needsTwoJudgments).length;
  const open = items.filter((item) => item.documents.length > 0).length;
  const facts: readonly (readonly [name: string, text: string])[] = [
    ["Evidence", evidenceText(change)],
    ["Judged", judgedText(change)],
    ["Settings", settingsText(change)],
    ["Policy", policyText(change)],
    ["Documents", comparison === undefined ? "" : documentCounts(comparison.documents)],
    ["Readers", readersText(change)],
    ["Open questions", open === 0 ? "" : `${counted(open, "abstention")} may have an answer now`],
    [
      "Sentinels",
      sentinels === 0 ? "" : `${counted(sentinels, "case")}, judged again by two people each`,
    ],
    [
      "Held out",
      held === 0
        ? ""
        : `${counted(held, "case")}; ids and links are all that is told of ${held === 1 ? "it" : "them"}`,
    ],
    ["Carried", plan.standing.carried === 0 ? "" : counted(plan.standing.carried, "judgment")],
    [
      "No longer stale",
      relieved.length === 0 ? "" : `${counted(relieved.length, "case")}: ${namedIn(relieved)}`,
    ],
  ];
  const lines = facts.flatMap(([name, text]) => (text === "" ? [] : [`- **${name}:** ${text}`]));
  return lines.length === 0 ? [] : [lines.join("\n")];
}

/** What became of the evidence of the cases that are told and not held out, each case by the gravest. */
function evidenceText({ becoming, changing }: CorpusChange): string {
  const gravest = [...becoming, ...changing]
    .filter((item) => !isHeldOut(item))
    .map(({ evidence }) =>
      gravestFirst.find((one) => evidence.some(({ verdict }) => verdict === one)),
    );
  const told = gravestFirst.flatMap((verdict) => {
    const count = gravest.filter((one) => one === verdict).length;
    return count === 0 ? [] : [[count, verdict] as const];
  });
  return told
    .map(([count, verdict], at) => {
      const cases = at === 0 ? counted(count, "case") : String(count);
      return `${cases} ${evidenceWords[verdict]}`;
    })
    .join(", ");
}

/** What became of evidence, behind a number of cases. */
const evidenceWords: Readonly<Record<(typeof gravestFirst)[number], string>> = {
  gone: "whose evidence is gone",
  unverified: "whose evidence cannot be verified",
  ambiguous: "with evidence that may be in several places",
  edited: "with other words",
  merged: "joined with other text",
  split: "cut into pieces",
  moved: "only moved, word for word",
};

/** Under what these cases were judged, where that is not what is current without the change. */
function judgedText({ plan, before }: CorpusChange): string {
  const current = "id" in before ? before.id : undefined;
  const others = plan.from.filter(({ id }) => id !== current);
  if (others.length === 0) return "";
  const told = others.map(({ id, cases }) => `${counted(cases, "case")} under ${idCode(id)}`);
  return `${listed(some(told, "other"))}; evidence is compared with what was read then`;
}

/** The triggers that changed settings are. */
const settingTriggers: Readonly<Record<string, Trigger>> = {
  chunking: "chunking-changed",
  embedding: "embedding-changed",
  filter: "retrieval-filter-changed",
};

function settingsText({ comparison, policy }: CorpusChange): string {
  if (comparison === undefined) return "";
  const scopes = scopesOf(policy?.policy);
  return settingRows(comparison)
    .filter(([, text]) => text.startsWith("changed"))
    .map(([name, text]) => {
      const trigger = settingTriggers[name];
      const whom = trigger === undefined ? "" : `, which asks about ${scopeText(scopes[trigger])}`;
      return `the ${name} ${markdownText(text)}${whom}`;
    })
    .join("; ");
}

function scopeText(scope: ReturnType<typeof scopesOf>[Trigger]): string {
  return {
    "cases-of-evidence": "cases whose evidence moved",
    "cases-of-document": "all cases that cite a document in which it happened",
    "whole-set": "the whole set",
  }[scope];
}

function policyText({ scopes }: CorpusChange): string {
  return scopes
    .map(
      ({ trigger, before, after }) =>
        `${markdownCode(trigger)} asks about ${scopeText(after)}, before about ${scopeText(before)}`,
    )
    .join("; ");
}

/** Who approved these cases before, and whom the policy names. Nobody is mentioned: nobody is asked yet. */
function readersText({ plan: { items }, policy }: CorpusChange): string {
  if (items.length === 0) return "";
  const reviewers = (policy?.policy?.reviewers ?? []).map(idCode);
  const before = approvalsOf(items).map(([name, count]) => `${idCode(name)} approved ${count}`);
  return [
    reviewers.length === 0
      ? "the policy names nobody, so whoever has write access may review"
      : `the policy names ${listed(some(reviewers, "other"))}`,
    ...(before.length === 0 ? [] : [`of these cases ${listed(some(before, "other"))}`]),
  ].join("; ");
}
