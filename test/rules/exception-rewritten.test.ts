import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const entry = (
  what: string,
  { reason = "So it was.", by = "noor", at = "2026-10-01", more = "" } = {},
): string => `{${what}, reason: ${reason}, decidedBy: ${by}, decidedAt: ${at}${more}}`;
const set = (split: string, ...entries: readonly string[]): Files =>
  splitSet({
    families: [refunds, travel.replace("test", split)],
    rest: entries.length === 0 ? [] : [`exceptions: [${entries.join(", ")}]`],
  });
const moved = "families: [travel], decision: move";
const apart = "families: [refunds, travel], decision: keep-apart";
const rulesOf = async (now: Files, before: Files): Promise<readonly string[]> =>
  (await findingsOf(now, before)).map(({ rule }) => rule);

const renamed = (...entries: readonly string[]): Files =>
  splitSet({
    families: [refunds, travel.replace("travel", "trips").replace("test", "dev")],
    rest: [`exceptions: [${entries.join(", ")}]`],
  });

describe("exception/rewritten", () => {
  test("rejects a move that says something else, and takes it for no reason of another", async () => {
    const now = set("test", entry(moved, { reason: "It went back.", at: "2026-11-01" }));
    expect(await report(now, set("dev", entry(moved)))).toMatchInlineSnapshot(`
      "families.yaml:5:62 error split/moved
        Family "travel" was recorded as "dev" and is "test" now, and nothing says why.
        fix: Put "dev" back, since settings may have been chosen on it; if nobody has used it yet, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved

      families.yaml:6:14 error exception/rewritten
        The move of family "travel" of 2026-10-01 was recorded and says something else under "reason" and "decidedAt" now.
        fix: Put the entry back as it was; another move has an entry of its own.
        why: touchstone explain exception/rewritten
      "
    `);
  });

  test("rejects a move that is gone, at the list or where it stood", async () => {
    const found = await report(set("dev"), set("dev", entry(moved)));
    expect(found).toMatchInlineSnapshot(`
      "families.yaml:3:1 error exception/rewritten
        The move of family "travel" of 2026-10-01 was recorded and is gone.
        fix: Put the entry back: it tells why results from before and after differ.
        why: touchstone explain exception/rewritten
      "
    `);
    const left = set("dev", entry("families: [refunds], decision: move"));
    const both = set("dev", entry("families: [refunds], decision: move"), entry(moved));
    expect(await report(left, both)).toContain("families.yaml:6:1 error exception/rewritten");
  });

  test("accepts another move beside the first, of the same day too", async () => {
    const now = set("validation", entry(moved), entry(moved, { reason: "And on." }));
    expect(await rulesOf(now, set("dev", entry(moved)))).toEqual([]);
  });

  test.for([
    ["another reason", { reason: "Other." }],
    ["another person", { by: "sam" }],
    ["another last day", { more: ", until: 2027-01-01" }],
    ["an earlier day", { at: "2026-09-01" }],
  ] as const)("rejects an exception that has %s without a later day", async ([, changes]) => {
    const now = set("test", entry(apart, changes));
    expect(await rulesOf(now, set("test", entry(apart)))).toContain("exception/rewritten");
  });

  test.for([
    ["decided anew on a later day", entry(apart, { reason: "Other.", at: "2026-11-01" })],
    ["for more names", entry(apart.replace("travel]", "travel, other]"))],
    ["with its names in another order", entry(apart.replace("refunds, travel", "travel, refunds"))],
  ] as const)("accepts an exception %s", async ([, now]) => {
    const found = await rulesOf(set("test", now), set("test", entry(apart)));
    expect(found).not.toContain("exception/rewritten");
  });

  test("accepts that an exception is gone which nothing needs", async () => {
    expect(await rulesOf(set("test"), set("test", entry(apart)))).toEqual([]);
  });

  test("lets a recorded move name a family that has another name since", async () => {
    const now = renamed(entry(moved), entry(moved.replace("travel", "trips")));
    expect(await rulesOf(now, set("dev", entry(moved)))).toEqual([]);
    const slip = renamed(entry(moved), entry(moved.replace("travel", "trisp")));
    expect(await rulesOf(slip, set("dev", entry(moved)))).toContain("family/unknown");
  });

  test("leaves what cannot be read to its own finding", async () => {
    const unread = entry(moved, { reason: "[]" });
    expect(await rulesOf(set("dev", unread), set("dev", entry(moved)))).toEqual([
      "file/off-schema",
    ]);
    const list = splitSet({ families: [refunds, travel], rest: ["exceptions: [7]"] });
    expect(await rulesOf(list, set("test", entry(moved)))).toEqual(["file/off-schema"]);
  });
});
