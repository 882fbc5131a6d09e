import type { ExportManifest, Member } from "../../model/generated/export.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type {
  AbsentMember,
  ChangedMember,
  MemberChange,
  MemberComparison,
  MemberGrouping,
} from "./comparison.ts";
import { compareLines, isSameLine } from "./compare-lines.ts";
import type { Side } from "./side.ts";

/** A case that is in both. */
interface Shared {
  readonly id: string;
  readonly a: Member;
  readonly b: Member;
}

/** The cases of two contracts by id; the order in which a manifest lists them says nothing. */
export function compareMembers(a: Side, b: Side): MemberComparison {
  const [left, right] = [membersOf(a.manifest), membersOf(b.manifest)];
  const shared = [...left].flatMap(([id, member]): Shared[] => {
    const other = right.get(id);
    return other === undefined ? [] : [{ id, a: member, b: other }];
  });
  return {
    counts: { a: a.manifest.members.length, b: b.manifest.members.length },
    onlyInA: absent(left, right, b.manifest),
    onlyInB: absent(right, left, a.manifest),
    changed: shared
      .filter((one) => !isJudgedAlike(one))
      .map((one): ChangedMember => {
        const digest = { a: one.a.digest, b: one.b.digest };
        return { id: one.id, digest, lines: linesOf(one.id, a, b) };
      }),
    sides: changes(shared, ({ split }) => split),
    holdouts: changes(shared, holdoutOf),
    families: shared
      .filter((one) => !isGroupedAlike(one))
      .map(({ id, a: one, b: other }) => ({ id, a: groupingOf(one), b: groupingOf(other) })),
    currency: changes(shared, ({ currency }) => currency ?? null),
    content: shared.filter(isJudgedAlike).flatMap(({ id }) => {
      const lines = linesOf(id, a, b);
      return lines === undefined || isSameLine(lines) ? [] : [{ id, lines }];
    }),
  };
}

function isJudgedAlike({ a, b }: Shared): boolean {
  return a.digest === b.digest;
}

/** In the order of their ids; of an id that stands twice, the first. */
function membersOf({ members }: ExportManifest): ReadonlyMap<string, Member> {
  const byId = new Map<string, Member>();
  for (const member of members.toSorted((a, b) => byUtf8(a.id, b.id))) {
    if (!byId.has(member.id)) byId.set(member.id, member);
  }
  return byId;
}

function absent(
  from: ReadonlyMap<string, Member>,
  other: ReadonlyMap<string, Member>,
  { leftOut }: ExportManifest,
): readonly AbsentMember[] {
  const reasons = new Map(leftOut.map((one) => [one.id, one]));
  return [...from.values()].flatMap(({ id, split }): AbsentMember[] => {
    if (other.has(id)) return [];
    const found = reasons.get(id);
    return [
      { id, split, leftOut: found && { why: found.why, reasons: [...(found.reasons ?? [])] } },
    ];
  });
}

/** Whether people have learned from results on a case counts most: the label says it, too. */
function holdoutOf({ holdout, label }: Member): string | null {
  return label === undefined ? (holdout ?? null) : "spent";
}

function isGroupedAlike({ a, b }: Shared): boolean {
  return (
    a.component === b.component &&
    a.families.length === b.families.length &&
    a.families.every((id) => b.families.includes(id))
  );
}

function groupingOf({ families, component }: Member): MemberGrouping["a"] {
  return { families: families.toSorted(byUtf8), component: component ?? null };
}

function changes(
  shared: readonly Shared[],
  valueOf: (member: Member) => string | null,
): readonly MemberChange[] {
  return shared.flatMap(({ id, a, b }) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    return left === right ? [] : [{ id, a: left, b: right }];
  });
}

function linesOf(id: string, { lines: a }: Side, { lines: b }: Side): ChangedMember["lines"] {
  if (a === b || a === undefined || b === undefined) return undefined;
  return a.has(id) && b.has(id) ? compareLines(a.get(id), b.get(id)) : undefined;
}
