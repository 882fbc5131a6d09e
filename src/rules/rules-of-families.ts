import { groupingOf, type Grouping } from "../families/grouping.ts";
import { knowsAll, readsWhole, type CaseFile } from "../model/case.ts";
import { subjectOf, type RuleId } from "../model/finding.ts";
import type { Rule } from "./rule.ts";

/** What the split of families is made of: each has rules of its own. */
const subjects: ReadonlySet<string> = new Set(["family", "split", "claim", "holdout", "exception"]);

/** The rules by which a claim asks something of cases. */
const ofClaims: ReadonlySet<RuleId> = new Set([
  "case/without-asked-moment",
  "case/without-caller",
  "case/unknown-caller-document",
  "evidence/published-later",
  "evidence/without-publication",
  "evidence/outside-access",
]);

/**
 * Rules that speak of many things: here they count only for a case of which the documents, the families or another field
 * that these rules read are not known.
 */
const ofUnknownCases: ReadonlySet<RuleId> = new Set([
  "file/off-schema",
  "evidence/short-form",
  "evidence/blank-provenance",
  "evidence/not-in-revision",
]);

/**
 * What those rules rest on beside readable files: where one of these speaks, the documents of a case, the case that it
 * rephrases or the recorded corpus are not known, and something may join two sides unseen.
 */
const ofLineage: ReadonlySet<RuleId> = new Set([
  "case/duplicate-id",
  "case/variant-without-parent",
  "evidence/without-provenance",
  "revision/unknown",
  "revision/current-unknown",
  "revision/incomplete",
  "revision/broken-record",
]);

/** Defects of files whose fields are read all the same. */
const readAllTheSame: ReadonlySet<RuleId> = new Set(["file/executable", "file/misplaced"]);

/** Whether a rule is about families, splits, claims or exceptions. */
export function isAboutFamilies({ id }: Pick<Rule, "id">): boolean {
  return subjects.has(subjectOf(id)) || ofClaims.has(id);
}

/**
 * Of some rules those by which families and splits are judged alone: the rules about them, and every rule that says what
 * keeps them from judging, so that what could not be read is never taken for what is right.
 */
export function rulesOfFamilies(of: readonly Rule[]): readonly Rule[] {
  return of.flatMap((rule) => {
    if (ofUnknownCases.has(rule.id)) return [whereUnknown(rule)];
    return isAboutFamilies(rule) || keepsFromJudging(rule) ? [rule] : [];
  });
}

function keepsFromJudging({ id, level }: Rule): boolean {
  const isUnread = subjectOf(id) === "file" && level === "error" && !readAllTheSame.has(id);
  return isUnread || ofLineage.has(id);
}

/** A rule that is silent about cases of which all is known that decides families and splits. */
function whereUnknown(rule: Rule): Rule {
  return {
    ...rule,
    within: "unknown-cases",
    *check(dataset) {
      const grouping = groupingOf(dataset);
      const known = new Set(
        dataset.cases.filter((file) => isKnown(file, grouping)).map(({ path }) => path),
      );
      for (const problem of rule.check(dataset)) if (!known.has(problem.at.file)) yield problem;
    },
  };
}

/** Without a families.yaml nothing is decided by a case. */
function isKnown(file: CaseFile, grouping: Grouping | undefined): boolean {
  if (grouping === undefined) return true;
  const { review, caller } = file.case;
  const isStatusRead = !file.has(["review"]) || review?.status !== undefined;
  const isListRead = !file.has(["families"]) || readsWhole(file.case.families);
  const isCallerRead = !file.has(["caller"]) || knowsAll(caller?.documents);
  const isRead = fields.every((name) => !file.has([name]) || file.case[name] !== undefined);
  const isWhole = isRead && isStatusRead && isListRead && isCallerRead;
  return isWhole && grouping.familiesOf(file).documents.whole;
}

const fields = ["id", "split", "variantOf", "askedAt", "corpusRevision"] as const;
