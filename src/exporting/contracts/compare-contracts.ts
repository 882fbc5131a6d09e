import { compareClaims } from "./compare-claims.ts";
import { compareFiles } from "./compare-files.ts";
import { compareMembers } from "./compare-members.ts";
import type {
  ContractComparison,
  MemberComparison,
  ReasonKind,
  RemarkKind,
  Told,
} from "./comparison.ts";
import { damageOf, firstNames } from "./damage.ts";
import { spentInOne, memberRemarks } from "./member-remarks.ts";
import { remarksOfBoth, remarksOfExports } from "./export-remarks.ts";
import { sameInBoth } from "./same-in-both.ts";
import { quoted } from "../../model/sentence.ts";
import type { Side } from "./side.ts";

/**
 * Whether a score on A may be held against a score on B: whether both are over the same cases, judged alike, on the same
 * sides, under the same corpus revision and for the same claim and purpose, in files that say the same. Symmetric, and
 * without any score. A contract that is not as it was exported is comparable with none.
 */
export function compareContracts(a: Side, b: Side): ContractComparison {
  const members = compareMembers(a, b);
  const claims = compareClaims(a.manifest.claim, b.manifest.claim);
  const files = compareFiles(a, b, members);
  const damage = [...damageOf("A", a), ...damageOf("B", b)];
  const reasons: readonly Told<ReasonKind>[] = [
    ...told("corpus-revision", revisionWords(a, b)),
    ...told("damage", damage),
    ...told("purpose", purposeWords(a, b)),
    ...told("claim", claims.reasons),
    ...memberReasons(members),
    ...files.reasons,
  ];
  const remarks: readonly Told<RemarkKind>[] = [
    ...told("claim-words", claims.remarks),
    ...memberRemarks(members),
    ...files.remarks,
    ...remarksOfExports(a, b),
    ...remarksOfBoth(a, b),
  ];
  const comparable = reasons.length === 0;
  const context = { a, b, isDamaged: damage.length > 0 };
  return {
    comparable,
    reasons,
    remarks,
    members,
    sameInBoth: comparable ? undefined : sameInBoth(members, context),
  };
}

function told<Kind extends string>(what: Kind, words: readonly string[]): readonly Told<Kind>[] {
  return words.map((says) => ({ what, says }));
}

function revisionWords(
  { manifest: { corpusRevision: a } }: Side,
  { manifest: { corpusRevision: b } }: Side,
): readonly string[] {
  const [left, right] = [quoted(a.id), quoted(b.id)];
  if (a.id !== b.id && a.digest !== b.digest) {
    return [
      `A holds under corpus revision ${left} and B under ${right}. A score that moved may have moved with the corpus alone.`,
    ];
  }
  if (a.digest !== b.digest) {
    return [
      `Both name corpus revision ${left}, and it was rewritten under its name: ${a.digest} in A, ${b.digest} in B. Nobody can tell from the name which one a run had.`,
    ];
  }
  return a.id === b.id
    ? []
    : [
        `A names its corpus revision ${left} and B ${right}, with one digest. The digest is made of the name too, so one of them was edited.`,
      ];
}

function purposeWords({ manifest: a }: Side, { manifest: b }: Side): readonly string[] {
  if (a.purpose === b.purpose) return [];
  return [
    `A was exported for ${a.purpose} and B for ${b.purpose}. Settings may be chosen on what is for tuning, so a score on it is no evaluation.`,
  ];
}

function memberReasons(members: MemberComparison): readonly Told<ReasonKind>[] {
  const { onlyInA, onlyInB, changed, sides } = members;
  const alone = [
    ...(onlyInA.length === 0 ? [] : [`${areIn(onlyInA.length)} in A alone`]),
    ...(onlyInB.length === 0 ? [] : [`${areIn(onlyInB.length)} in B alone`]),
  ];
  return [
    ...told("members", alone.length === 0 ? [] : [`${alone.join(", and ")}.`]),
    ...told(
      "judgments",
      changed.length === 0
        ? []
        : [
            `${changed.length === 1 ? "1 case has the same id and was" : `${changed.length} cases have the same id and were`} judged otherwise in each: the digest is another one.`,
          ],
    ),
    ...told(
      "sides",
      sides.length === 0 ? [] : [`${areIn(sides.length)} on another side of the split in each.`],
    ),
    ...told("spent", spentWords(members)),
  ];
}

function areIn(count: number): string {
  return count === 1 ? "1 case is" : `${count} cases are`;
}

function spentWords(members: MemberComparison): readonly string[] {
  const spent = spentInOne(members);
  return (["A", "B"] as const).flatMap((name) => {
    const side = name === "A" ? "a" : "b";
    const ids = spent.filter((one) => one[side] === "spent").map(({ id }) => id);
    const are = ids.length === 1 ? "1 case" : `${ids.length} cases`;
    const other = name === "A" ? "B" : "A";
    return ids.length === 0
      ? []
      : [
          `As ${name} has it, people have learned from results on ${are}, and as ${other} has it not: ${firstNames(ids)}. What they learned moves a score, too.`,
        ];
  });
}
