import { isDeepStrictEqual } from "node:util";
import type { CaseFile } from "../../../model/case.ts";
import type { AskedCase } from "../../asked-change.ts";
import { isUnread } from "../case-versions.ts";
import type { SetVersions } from "../tree-change.ts";
import { chunkDifferences } from "./chunk-differences.ts";
import type {
  CaseDifference,
  FieldDifference,
  OriginDifference,
  PlainField,
  SentinelDifference,
} from "./difference.ts";
import { groupingDifference, splitDifference } from "./grouping-difference.ts";

/**
 * What of a case is another one than on the base, in the order in which a reviewer needs it: that a person is said to have
 * written it now, what is asked and expected, what it rests on, where it belongs, who decided, and labels last. No two cases
 * that say different things have none. Of a case that is not on the base only that it joins families is told.
 */
export function differencesOf(
  { before, after }: Pick<AskedCase, "before" | "after">,
  sets: SetVersions,
): readonly CaseDifference[] {
  if (before === undefined) return listed(groupingDifference(before, after, sets));
  // Nothing of it can be read, so that nothing can be said to be gone.
  if (isUnread(after)) return [{ what: "unread" }];
  const origin = originDifference(before, after);
  const isLoud = origin?.isHumanNow === true;
  const told: readonly CaseDifference[] = [
    ...(isLoud ? [origin] : []),
    ...fieldDifferences(outcome, before, after),
    ...chunkDifferences(before, after),
    ...fieldDifferences(ground, before, after),
    ...listed(groupingDifference(before, after, sets)),
    ...listed(splitDifference(before, after, sets)),
    ...sentinelDifferences(before, after),
    ...(isLoud ? [] : listed(origin)),
    ...fieldDifferences(record, before, after),
  ];
  return mayHideMore(before, after) ? [...told, { what: "unread" }] : told;
}

const outcome = ["id", "query", "kind", "because", "expectedAnswer", "acceptedAnswers"] as const;

const ground = [
  "evidence",
  "distractorChunkIds",
  "corpusRevision",
  "conversation",
  "variantOf",
  "families",
] as const;

const record = ["retired", "askedAt", "caller", "review", "refresh", "notes", "tags"] as const;

function fieldDifferences(
  fields: readonly PlainField[],
  before: CaseFile,
  after: CaseFile,
): readonly FieldDifference[] {
  return fields
    .filter((field) => !isDeepStrictEqual(before.case[field], after.case[field]))
    .map((field) => fieldDifference(field, before, after));
}

function fieldDifference(field: PlainField, before: CaseFile, after: CaseFile): FieldDifference {
  const difference = { what: field, before: before.case[field], after: after.case[field] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Both values are of the field that it names.
  return difference as FieldDifference;
}

function originDifference(before: CaseFile, after: CaseFile): OriginDifference | undefined {
  const [old, now] = [before.case.origin, after.case.origin];
  if (isDeepStrictEqual(old, now)) return undefined;
  const isHumanNow = now?.kind === "human" && old?.kind !== "human" && before.has(["origin"]);
  return { what: "origin", isHumanNow, before: old, after: now };
}

function sentinelDifferences(before: CaseFile, after: CaseFile): readonly SentinelDifference[] {
  const [old, now] = [before.case.sentinel, after.case.sentinel];
  const [was, is] = [before, after].map((file) => file.has(["sentinel"]));
  const change = was === is ? "other-reason" : is === true ? "set" : "dropped";
  const differences: readonly SentinelDifference[] = [
    { what: "sentinel", change, before: old?.why, after: now?.why },
    { what: "judgments", before: old?.reviews, after: now?.reviews },
    { what: "resolution", before: old?.resolution, after: now?.resolution },
  ];
  return differences.filter(
    (one) =>
      (one.what === "sentinel" && one.change !== "other-reason") ||
      !isDeepStrictEqual(one.before, one.after),
  );
}

/** Whether fields that cannot be read, or that no case has, may say something else as well. */
function mayHideMore(before: CaseFile, after: CaseFile): boolean {
  const isWhole = before.whole !== undefined && after.whole !== undefined;
  return !isWhole && before.digest !== after.digest;
}

function listed<Difference>(difference: Difference | undefined): readonly Difference[] {
  return difference === undefined ? [] : [difference];
}
