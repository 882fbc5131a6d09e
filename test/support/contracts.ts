import { countsBySplit, countsOf } from "../../src/exporting/counts.ts";
import { setDigest } from "../../src/exporting/set-digest.ts";
import type { ExportManifest, Member } from "../../src/model/generated/export.ts";
import { sha256 } from "../../src/model/hash.ts";
import type { Digest } from "../../src/model/ids.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";

/** A digest of something, such as of what a case says. */
export const digestOf = (text: string): Digest => sha256(text) as string as Digest;

/** A member that says this; anything else of it as a small set has it. */
export function memberOf(id: string, says = "one", different: Partial<Member> = {}): Member {
  return {
    id,
    digest: digestOf(`${id} ${says}`),
    split: "test",
    families: ["travel"],
    component: "travel",
    currency: "current",
    holdout: "untouched",
    ...different,
  };
}

const claim: NonNullable<ExportManifest["claim"]> = {
  kind: "family",
  statement: "It carries over to other families.",
  heldOut: "family",
  sentence: "Held out: 1 family.",
  caveats: ["The test side is one component."],
  limits: ["Labels are taken as they are."],
};

/** A manifest whose digest and counts fit what it says, but for what is stated otherwise. */
export function contractOf(different: Partial<ExportManifest> = {}): ExportManifest {
  const members = different.members ?? [memberOf("rail-001"), memberOf("ferry-001")];
  const leftOut = different.leftOut ?? [
    { id: "bus-001", path: "cases/bus-001.yaml", why: "stale", reasons: ["chunk-edited"] },
  ];
  const text = JSON.stringify(members);
  const whole: ExportManifest = {
    version: 1,
    writtenBy: "touchstone 0.1.0",
    shape: "jsonl",
    purpose: "evaluation",
    splits: null,
    digest: digestOf(""),
    corpusRevision: { id: "corpus-1", digest: digestOf("corpus-1") },
    claim,
    counts: {
      ...countsOf(members),
      current: members.filter(({ currency }) => currency === "current").length,
      carried: members.filter(({ currency }) => currency !== "current").length,
      notConfirmation: members.filter(({ label }) => label !== undefined).length,
      leftOut: leftOut.length,
      splits: { ...countsBySplit(members) },
    },
    files: [{ path: "cases.jsonl", bytes: text.length, sha256: digestOf(text) }],
    losses: [{ field: "origin", fate: "dropped", why: "Nobody needs it.", cases: ["rail-001"] }],
    ...different,
    members,
    leftOut,
  };
  return { ...whole, digest: different.digest ?? digestOfSet(whole) };
}

function digestOfSet({ corpusRevision, claim: own, members }: ExportManifest): Digest {
  return setDigest({
    revision: corpusRevision,
    claim: own ?? undefined,
    members: members.toSorted((a, b) => byUtf8(a.id, b.id)),
  });
}
