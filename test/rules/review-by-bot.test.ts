import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodExcerpt,
  goodSet,
  pendingAbstention,
  pendingCase,
} from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const by = (reviewedBy: string): string => approved(pendingAbstention, { reviewedBy });
const generated = edited(
  pendingCase,
  "{kind: human, author: avery}",
  `{kind: synthetic, lane: backlog, generator: Writer 2, ${goodExcerpt}}`,
);

const decisions = {
  review: (name: string) => `review: {status: rejected, reviewedBy: "${name}", reason: Odd.}\n`,
  refresh: (name: string) =>
    `refresh: {from: corpus-2026-09-01, to: corpus-2026-09-01, reasons: [chunk-moved], outcome: confirmed, by: "${name}", at: 2026-09-02T09:00:00Z, reason: Same fact., previous: sha256:56672b4c9344c172b7d5385ebf21af9c5b6f77290332920b0737615383425f64}\n`,
  retired: (name: string) =>
    `retired: {by: "${name}", at: 2026-09-02T09:00:00Z, reason: No need.}\n`,
};

describe("review/by-bot", () => {
  test.for([
    "jordan",
    "Bot Smith",
    "robot",
    "Abbott",
    "renovate smith",
    "R. Dependabot",
    "bot]",
    "[bot] jordan",
  ])("accepts a decision by %s", async (name) => {
    expect(await report(goodSet(by(name)))).toBe("");
  });

  test("rejects an approval by a bot's account", async () => {
    expect(await report(goodSet(by("github-actions[bot]")))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:10:15 error review/by-bot
        "github-actions[bot]" is named as having decided, but is no person.
        fix: Have a person read the case and record what they decide: another name in this place would be no decision.
        why: touchstone explain review/by-bot
      "
    `);
  });

  test("rejects an approval by the case's own generator", async () => {
    expect(await report(goodSet(approved(generated, { reviewedBy: "writer 2" }))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:17:15 error review/by-bot
          "writer 2" is named as having decided, but is the generator that wrote the case.
          fix: Have a person read the case and record what they decide: another name in this place would be no decision.
          why: touchstone explain review/by-bot
        "
      `);
  });

  test.for([
    "Dependabot[BOT]",
    " anything[bot] ",
    "dependabot",
    "@renovate",
    "Copilot",
    "web-flow",
  ])("rejects an approval by %j", async (name) => {
    const found = await findingsOf(goodSet(by(name)));
    expect(found.map(({ rule }) => rule)).toEqual(["review/by-bot"]);
  });

  test("is not misled by characters that nobody sees, which are a defect of their own", async () => {
    const found = await findingsOf(goodSet(by("\u200banything[bot]\u2060")));
    expect(found.map(({ rule }) => rule)).toEqual(["case/hidden-characters", "review/by-bot"]);
  });

  test.for(Object.entries(decisions))(
    "rejects a bot's decision under %s",
    async ([field, block]) => {
      expect(await findingsOf(goodSet(pendingCase + block("sam")))).toEqual([]);
      const text = pendingCase + block("merger[bot]");
      const found = await findingsOf(goodSet(text));
      expect(found.map(({ rule }) => rule)).toEqual(["review/by-bot"]);
      expect(text.split("\n")[(found[0]?.at.line ?? 0) - 1]).toMatch(new RegExp(`^${field}:`));
    },
  );

  test("rejects a bot as a sentinel's reviewer, and as the one who settles a difference", async () => {
    const text = `${pendingCase}sentinel:
  why: common
  reviews:
    - {reviewer: "judge[bot]", relevantChunkIds: ["refund-policy:12"], expectedAnswerSupported: true, reviewedAt: 2026-09-01T09:00:00Z, digest: sha256:${"0".repeat(64)}, independence: blind}
  resolution: {by: copilot, at: 2026-09-02T09:00:00Z, reason: Read again., clarified: [answer]}
`;
    const found = (await findingsOf(goodSet(text))).filter(({ rule }) => rule === "review/by-bot");
    expect(found.map(({ message }) => message)).toEqual([
      '"judge[bot]" is named as having decided, but is no person.',
      '"copilot" is named as having decided, but is no person.',
    ]);
  });

  test("compares with no generator that is blank", async () => {
    const text = approved(edited(generated, "Writer 2", '" "'), { reviewedBy: "\u200b" });
    const found = await findingsOf(goodSet(text));
    expect(found.map(({ rule }) => rule)).toEqual(["case/blank-text", "review/without-decision"]);
  });
});
