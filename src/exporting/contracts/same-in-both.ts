import { counted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { splits } from "../../families/splits.ts";
import type { MemberComparison, SameInBoth } from "./comparison.ts";
import { spentInOne } from "./member-remarks.ts";
import type { Side } from "./side.ts";

interface Context {
  readonly a: Side;
  readonly b: Side;
  readonly isDamaged: boolean;
}

/** The cases of two contracts that are not comparable which are the same in both, and what a statement over them would be about. */
export function sameInBoth(members: MemberComparison, { a, b, isDamaged }: Context): SameInBoth {
  if (isDamaged) return { ids: [], says: [damaged] };
  const out = new Set(
    [...members.changed, ...members.sides, ...members.content, ...spentInOne(members)].map(
      ({ id }) => id,
    ),
  );
  const alone = new Set(members.onlyInA.map(({ id }) => id));
  const same = a.manifest.members.filter(({ id }) => !out.has(id) && !alone.has(id));
  if (same.length === 0) return { ids: [], says: [none] };
  const ids = same.map(({ id }) => id).toSorted(byUtf8);
  return { ids, says: [countWords(same, members), ...aboutWords({ a, b }, members)] };
}

const damaged =
  "Nothing can be taken from an export that is not as it was written: export the sets again.";

const none = "No case is the same in both, so nothing of A can be held against anything of B.";

function countWords(same: Side["manifest"]["members"], { counts }: MemberComparison): string {
  const sides = splits.flatMap((split) => {
    const count = same.filter((one) => one.split === split).length;
    return count === 0 ? [] : [`${count} on ${split}`];
  });
  const where = sides.length === 0 ? "" : ` (${sides.join(", ")})`;
  return `${counted(same.length, "case")}${where} of ${counts.a} in A and ${counts.b} in B.`;
}

/** What two results over just these cases would compare, and what they would not. */
function aboutWords(
  { a: { manifest: a }, b: { manifest: b } }: { readonly a: Side; readonly b: Side },
  { onlyInA, onlyInB, changed }: MemberComparison,
): readonly string[] {
  const { id, digest } = a.corpusRevision;
  const isOneCorpus = id === b.corpusRevision.id && digest === b.corpusRevision.digest;
  return [
    isOneCorpus
      ? "A statement over these cases alone is about what was run, on one corpus."
      : "A statement over these cases alone is about all that differs between the two runs, the corpus and what was run together. It cannot say that the retriever is worse.",
    ...(a.purpose === "evaluation" && b.purpose === "evaluation"
      ? []
      : ["Settings may have been chosen on them, so it confirms nothing."]),
    ...(a.shape === b.shape
      ? []
      : ["An evaluation reads them in two shapes; make sure that it reads the same of both."]),
    ...(onlyInA.length + onlyInB.length + changed.length === 0
      ? []
      : [
          "The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.",
        ]),
    "It takes the result of each case from both runs, and counts a missing one as not passed.",
  ];
}
