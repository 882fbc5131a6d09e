import { equalPairKey } from "../../model/asked.ts";
import { groupsOf } from "../../model/groups.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { caseName, caseStart, type ManifestCase, type ReadManifest } from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** What is wrong with the records among themselves: ids and pairs that stand twice, splits without a record, exclusions. */
export function caseReasons(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  const { cases } = manifest;
  return [
    ...repeated(cases, ({ id }) => id).map(([one, first]) => ({
      code: "duplicate-case-id" as const,
      message: `Record ${one.index + 1} has the id ${quoted(one.id ?? "")}, as record ${first.index + 1} has.`,
      ...placed.inCase(one, "case_id"),
      related: [placed.inCase(first, "case_id").at],
      fix: "Give one of the two another id, or leave one out.",
    })),
    ...repeated(cases, pairOf).map(([one, first]) => ({
      code: "duplicate-qa" as const,
      message: `The question and answer of ${caseName(one)} are those of ${caseName(first)}${whiteSpaceAside(one, first)}.`,
      ...placed.inCase(one, "question"),
      related: [placed.inCase(first, "question").at],
      fix: "Leave one of the two out: another family or split does not make it another case.",
    })),
    ...cases.filter(({ split }) => split === "excluded").flatMap((one) => unruled(one, placed)),
    ...cases.flatMap((one) => repeatedFamilies(one, placed)),
    ...absentSplits(manifest, placed),
  ];
}

/** Each case whose key an earlier one has, with the first of them. */
function repeated(
  cases: readonly ManifestCase[],
  keyOf: (one: ManifestCase) => string | undefined,
): readonly (readonly [ManifestCase, ManifestCase])[] {
  const groups = groupsOf(
    cases.filter((one) => keyOf(one) !== undefined),
    keyOf,
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map((one) => [one, first] as const),
  );
}

/** Case, punctuation and composition count; a question cannot run over into its answer. */
function pairOf({ question, answer }: ManifestCase): string | undefined {
  if (question === undefined || answer === undefined) return undefined;
  return equalPairKey(question, answer);
}

function whiteSpaceAside(one: ManifestCase, other: ManifestCase): string {
  const isSame = one.question === other.question && one.answer === other.answer;
  return isSame ? "" : ", white space aside";
}

function unruled(one: ManifestCase, placed: Placed): readonly Reason[] {
  if (one.hasExclusionRule) return [];
  return [
    {
      code: "excluded-without-rule",
      message: `${caseStart(one)} is excluded, and no declared rule says why.`,
      ...placed.inCase(one, "split"),
      fix: 'Add "exclusion_rule" with the rule that excludes it, or give it a split.',
    },
  ];
}

function repeatedFamilies(one: ManifestCase, placed: Placed): readonly Reason[] {
  const groups = groupsOf(one.families, ({ id }) => id);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ id, path }) => ({
      code: "duplicate-family" as const,
      message: `${quoted(id)} stands twice among the families of ${caseName(one)}.`,
      ...placed.at(path),
      related: [placed.at(first.path).at],
      fix: "Keep one of the two; if another family was meant, name it.",
    })),
  );
}

/** A regression case is one that people learn from, as those of dev are. */
function absentSplits({ cases, shape }: ReadManifest, placed: Placed): readonly Reason[] {
  const present = new Set(cases.map(({ split }) => split));
  const hasDev = present.has("dev") || present.has("regression");
  const absent = [...(hasDev ? [] : ["dev"]), ...(present.has("test") ? [] : ["test"])];
  if (absent.length === 0) return [];
  return [
    {
      code: "split-absent",
      message: `The manifest has ${listed(absent.map((split) => `no record in "${split}"`))}, and a split has both.`,
      ...placed.at(shape === "plain" ? [] : ["cases"]),
      fix: "Write both splits into one manifest.",
    },
  ];
}
