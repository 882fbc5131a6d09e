import { describe, expect, test } from "vitest";
import { reservation, use, day } from "../support/holdout-records.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  candidateOn,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

const move = (family: string): string =>
  `exceptions: [{families: [${family}], decision: move, reason: Put in order., decidedBy: sam, decidedAt: 2026-10-05}]`;
const reserved = `reservations: [${reservation(day(1), ", families: [travel]")}]`;
const used = (...more: readonly string[]): string =>
  `uses: [${[", families: [travel]", ...more].map((what) => use(day(2), what)).join(", ")}]`;
const exposed = (family: string): string =>
  `exposures: [{families: [${family}], by: ada, at: ${day(6)}, run: r1, learned: Much.}]`;
const name = "travel: {title: Travel, documents: [], split: test}";
const trips = (split = "test"): string =>
  `trips: {title: Trips, documents: [travel-policy], split: ${split}}`;
const parking = "parking: {title: Parking, documents: [parking], split: test}";
const a = candidateOn("a", ["travel-policy"]);
const set = (
  families: readonly string[],
  rest: readonly string[],
  ...cases: readonly string[]
): Files => splitSet({ families: [refunds, ...families], rest: [reserved, ...rest] }, ...cases);
const fixed = (...families: readonly string[]): Files =>
  splitSet(
    { claim: "fixed-corpus", families, rest: [reserved, used()] },
    candidateOn("a", ["travel-policy"], "split: test"),
  );
const rulesOf = async (files: Files, base: Files): Promise<readonly string[]> => [
  ...new Set((await findingsOf(files, base)).map(({ rule }) => rule)),
];
const then = set([travel], [used()], a);

describe("holdout/use-lost", () => {
  test.for(["test", "validation", "dev"])(
    "rejects the documents of a used family under another name, in %s, whatever the reason",
    async (split) => {
      const now = set([name, trips(split)], [move("trips"), used()], a);
      expect(await rulesOf(now, then)).toContain("holdout/use-lost");
    },
  );

  test("says where the document was and is, for what it was used, and what to do", async () => {
    const now = set([name, trips()], [move("trips"), used()], a);
    expect(await report(now, then)).toMatchInlineSnapshot(`
      "families.yaml:6:37 error holdout/use-lost
        Document "travel-policy" was in family "travel", of which results were read for "d1" on 2026-10-02T09:00:00Z, and is in "trips" now.
        fix: Put it back, or let the use follow: touchstone holdout follow trips --decision d1, which repeats the entry for what holds it now.
        why: touchstone explain holdout/use-lost
      "
    `);
  });

  test("accepts the honest rename, in which an entry repeats the use, and every later state", async () => {
    const now = set([name, trips()], [move("trips"), used(", families: [trips]")], a);
    expect(await report(now, then)).toBe("");
    expect(await report(now, now)).toBe("");
    expect(await report(now)).toBe("");
  });

  test("leaves no second step: the new name may not drop its use either", async () => {
    const first = set([name, trips()], [move("trips"), used(", families: [trips]")], a);
    const second = set([name, trips()], [move("trips"), used()], a);
    expect(await rulesOf(second, first)).toEqual(["holdout/entry-rewritten"]);
    const third = set(
      [name, "trips: {title: T, documents: [], split: test}", trips().replace("trips", "tours")],
      [move("tours"), used(", families: [trips]")],
      a,
    );
    expect(await rulesOf(third, first)).toContain("holdout/use-lost");
  });

  test("follows what a use that names nothing was of by its reservation", async () => {
    const plain = `uses: [${use(day(2))}]`;
    const now = set([name, trips()], [move("trips"), plain], a);
    expect(await rulesOf(now, set([travel], [plain], a))).toEqual(["holdout/use-lost"]);
  });

  test("rejects a document that is in no family any more, so that no fresh one can take it up later", async () => {
    expect(await rulesOf(set([name], [used()]), set([travel], [used()]))).toContain(
      "holdout/use-lost",
    );
  });

  test("rejects a case that goes to another family with its question", async () => {
    const before = set([travel, parking], [used()], refusal("b", "families: [travel]"));
    const now = set([travel, parking], [used()], refusal("b", "families: [parking]"));
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "cases/b.yaml:1:5 error holdout/use-lost
        Results on case "b" were read for "d1" on 2026-10-02T09:00:00Z, and no use reaches it any more.
        fix: Bring back what joined it with what was used, or let the use follow: touchstone holdout follow b --decision d1, which repeats the entry for what holds it now. A new question gets a case of its own.
        why: touchstone explain holdout/use-lost
      "
    `);
    const followed = set(
      [travel, parking],
      [used(", cases: [b]")],
      refusal("b", "families: [parking]"),
    );
    expect(await rulesOf(followed, before)).not.toContain("holdout/use-lost");
  });

  test("tells a case that went along with the documents once, with these", async () => {
    const before = set([travel], [used()], a, refusal("b", "families: [travel]"));
    const now = set([name, trips()], [move("trips"), used()], a, refusal("b", "families: [trips]"));
    const found = await findingsOf(now, before);
    expect(found.map(({ rule, at }) => `${at.file} ${rule}`)).toEqual([
      "families.yaml holdout/use-lost",
    ]);
  });

  test("rejects the questions of a renamed family where each case carries its own split", async () => {
    const [was, is] = [fixed(travel), fixed(name, trips())].map((files) => ({
      ...files,
      "families.yaml": (files["families.yaml"] ?? "").replaceAll(", split: test", ""),
    }));
    expect(await rulesOf(is ?? {}, was ?? {})).toEqual(["holdout/use-lost"]);
  });

  test("leaves to exposures what is spent, before or now", async () => {
    const now = set([name, trips("regression")], [move("trips"), used(), exposed("trips")], a);
    expect(await rulesOf(now, then)).not.toContain("holdout/use-lost");
    const spent = set([travel.replace("test", "regression")], [used(), exposed("travel")], a);
    const lost = set([name, trips("regression")], [move("trips"), used(), exposed("travel")], a);
    const found = await rulesOf(lost, spent);
    expect(found).toContain("holdout/exposure-lost");
    expect(found).not.toContain("holdout/use-lost");
  });
});
