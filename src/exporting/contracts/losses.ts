import { groupsOf } from "../../model/groups.ts";
import type { ExportLoss, ExportManifest } from "../../model/generated/export.ts";
import { listed, quoted } from "../../model/sentence.ts";
import type { RemarkKind, Told } from "./comparison.ts";

/** Which fields of the contract one shape does not hold as they are meant, and the other does; of the cases that are the same in both. */
export function lossRemarks(a: ExportManifest, b: ExportManifest): readonly Told<RemarkKind>[] {
  const digests = new Map(a.members.map(({ id, digest }) => [id, digest]));
  const same = new Set(
    b.members.flatMap(({ id, digest }) => (digests.get(id) === digest ? [id] : [])),
  );
  const [left, right] = [byField(a, same), byField(b, same)];
  const onlyIn = (own: typeof left, other: typeof left): readonly string[] =>
    [...own.keys()].filter((field) => !other.has(field));
  const otherwise = [...left.keys()].filter((field) => {
    const other = right.get(field);
    return other !== undefined && !areAlike(left.get(field) ?? [], other);
  });
  const parts = [
    ...lostWords("in A alone", onlyIn(left, right)),
    ...lostWords("in B alone", onlyIn(right, left)),
    ...lostWords("in both, but of other cases or in another way", otherwise),
  ];
  return parts.length === 0
    ? []
    : [{ what: "losses", says: `Not held as the cases mean it: ${parts.join("; ")}.` }];
}

function lostWords(where: string, fields: readonly string[]): readonly string[] {
  if (fields.length === 0) return [];
  return [`${where} ${listed(fields.map(quoted))}`];
}

/** Losses by field, of these cases and of the set; one that is of other cases alone is none. */
function byField(
  { losses }: ExportManifest,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, readonly ExportLoss[]> {
  const told = losses.flatMap((loss) => {
    const cases = loss.cases.filter((id) => ids.has(id));
    return cases.length === 0 && loss.cases.length > 0 ? [] : [{ ...loss, cases }];
  });
  return groupsOf(told, ({ field }) => field);
}

function areAlike(some: readonly ExportLoss[], others: readonly ExportLoss[]): boolean {
  return (
    some.length === others.length &&
    some.every((one) => others.some((other) => isAlike(one, other))) &&
    others.every((other) => some.some((one) => isAlike(one, other)))
  );
}

function isAlike(one: ExportLoss, other: ExportLoss): boolean {
  if (one.fate !== other.fate || one.why !== other.why) return false;
  if (one.cases.every((id, at) => id === other.cases[at])) {
    return one.cases.length === other.cases.length;
  }
  const ids = new Set(one.cases);
  return ids.size === new Set(other.cases).size && other.cases.every((id) => ids.has(id));
}
