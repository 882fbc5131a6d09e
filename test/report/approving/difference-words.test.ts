import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { contentHash } from "../../../src/model/hash.ts";
import { changedBlock } from "../../../src/report/approving/case/difference-words.ts";
import { edited } from "../../support/edited.ts";
import { approved, pendingCase, refundText, travelText } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";
import { refunds, splitSet, travel, type Files } from "../../support/split-set.ts";

const onBoth = { families: [refunds, travel.replace("test", "dev")] };

/** What a page says of the only case that is asked about. */
async function changed(before: string, after: string, more: Files = {}): Promise<string> {
  const { judged, recording } = await judgedPullOf(
    { ...splitSet(onBoth, before), ...more },
    { ...splitSet(onBoth, after), ...more },
  );
  const [asked] = judged.asked.cases;
  if (asked === undefined) throw new Error("Nothing is asked.");
  const telling = { judged, recording, where: reviewPlace, longest: 500 };
  return changedBlock(asked, telling).join("\n\n");
}

const onTravel = {
  chunkId: "travel-policy:3",
  documentId: "travel-policy",
  sourceUri: "https://docs.example.test/travel",
  sourceRevision: "v2",
  contentHash: contentHash(travelText),
};

describe("what changed about a case", () => {
  test("is told in words", async () => {
    const before = `${pendingCase}tags: [a, b]\nnotes: One.\naskedAt: 2026-09-01T09:00:00Z\nsentinel: {why: common}\n`;
    const after = stringify({
      id: "refund-policy-001",
      kind: "inconclusive",
      query: "How long can a customer request a refund?",
      expectedAnswer: "It is not said.",
      acceptedAnswers: [{ statement: "Thirty days.", chunkIds: ["travel-policy:3"] }],
      relevantChunkIds: ["travel-policy:3"],
      provenance: [onTravel],
      corpusRevision: "corpus-2026-09-01",
      origin: { kind: "telemetry", observation: "17" },
      conversation: [{ role: "user", content: "Hello." }],
      tags: ["a", "c"],
      sentinel: { why: "fragile" },
      caller: { documents: ["travel-policy"] },
    });
    expect(await changed(before, after)).toMatchInlineSnapshot(`
      "**What changed:**

      - **Question:** <del>When</del> <ins>How long</ins> can a customer request a refund?
      - **Kind of answer:** it has an answer → the evidence does not settle it
      - **Answer:** <del>A customer can request a refund within 30 days of purchase.</del> <ins>It is not said.</ins>
      - **Other right answers:** new: Thirty days. (travel-policy:3)
      - **Evidence dropped:** \`refund-policy:12\`
      - **Evidence added:** \`travel-policy:3\`
      - **What was said before the question:** new: user: Hello.
      - **Its families:** \`refunds\` → \`travel\`
      - Why it is a sentinel: common → fragile
      - **Who wrote it:** Before: a person, "avery". Now: after an observation of real use, "17".
      - **The moment of the question:** taken away: 2026-09-01T09:&#8203;00:00Z
      - **What the asking person may read:** new: travel-policy
      - **Notes:** taken away: One.
      - **Tags:** a; <del>b</del> <ins>c</ins>"
    `);
  });

  test("is of a chunk whether it moved, and what of it is another", async () => {
    const cut = edited(pendingCase, "refund-policy:12\n", "refund-policy:13\n");
    const moved = edited(cut, '["refund-policy:12"]', '["refund-policy:13"]');
    expect(await changed(approved(pendingCase), moved)).toMatchInlineSnapshot(`
      "**What changed:**

      - **Evidence moved** to \`refund-policy:13\` from \`refund-policy:12\`, word for word the same
      - **The decision in its file:** taken away: approved by jordan: The source revision supports the expected answer."
    `);
    const other = edited(pendingCase, contentHash(refundText), contentHash(travelText));
    const graded = edited(other, "sourceRevision: v4", "sourceRevision: v5\n    grade: 2");
    expect(await changed(approved(pendingCase), graded)).toMatchInlineSnapshot(`
      "**What changed:**

      - **Another text as evidence**, \`refund-policy:12\`: <del>Refunds. A customer can ask for a refund within 30 days of purchase. Later requests are refused.</del> <ins>Travel. Rail comes before air below four hours.</ins>
      - **How relevant** \`refund-policy:12\` is: not said → 2
      - **The source** of \`refund-policy:12\`: revision \`v4\` → \`v5\`
      - **The decision in its file:** taken away: approved by jordan: The source revision supports the expected answer."
    `);
  });

  test("is a decision that its file holds", async () => {
    expect(await changed(pendingCase, approved(pendingCase))).toMatchInlineSnapshot(`
      "**What changed:**

      - **The decision in its file:** new: approved by jordan: The source revision supports the expected answer."
    `);
  });

  test("is a decision of which only the proof is another, which no space accounts for", async () => {
    const forged = approved(pendingCase, {
      via: "github",
      proof: { pullRequest: 3, review: 17, commit: "a".repeat(40), account: 5 },
    });
    expect(await changed(approved(pendingCase), forged)).toMatchInlineSnapshot(`
      "**What changed:**

      - ⚠️ **The decision in its file:** the same words by the same person, but **another time, another proof or another way of deciding**. “Files changed” shows it."
    `);
  });

  test("is nothing of a new case, but that it joins families", async () => {
    const { judged, recording } = await judgedPullOf(
      splitSet(onBoth),
      splitSet(onBoth, pendingCase),
    );
    const [asked] = judged.asked.cases;
    const telling = { judged, recording, where: reviewPlace, longest: 500 };
    expect(asked && changedBlock(asked, telling)).toEqual([]);
  });

  test("is said where nothing of it can be shown", async () => {
    expect(
      await changed(
        pendingCase,
        edited(pendingCase, "30 days of purchase.\n", "30  days of purchase.\n"),
      ),
    ).toMatchInlineSnapshot(`
      "**What changed:**

      - **Answer:** only spaces or line ends changed"
    `);
    expect(
      await changed(pendingCase, edited(pendingCase, "kind: answerable", "kind: [answerable]")),
    ).toMatchInlineSnapshot(`
      "**What changed:**

      - **Kind of answer:** it has an answer → not to be read
      - Something changed in a part of its file that cannot be read. “Files changed” shows it."
    `);
  });
});
