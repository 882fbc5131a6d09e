import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFor, screenOf } from "../support/at-desk.ts";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";
import { caseFiles, type Files } from "../support/good-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const before: PlainCorpus = {
  chunks: {
    "badges:lost": "Report a lost badge to the front desk on the same day.",
    "badges:colour": "Staff badges are blue.",
    "parking:cost": "A place costs 40 euros a month. Bicycles park for free.",
    "doors:night": "The doors close at ten in the evening.",
  },
};
const after: PlainCorpus = {
  chunks: {
    "badges:lost": "Report a lost badge to the front desk on the same day, in person.",
    "badges:colour": "Staff badges are blue.",
    "parking:cost": "A place costs 55 euros a month. Bicycles park for free.",
    "nights:doors": "The doors close at ten in the evening.",
  },
  revisions: { badges: "v2", parking: "v2" },
};

/** A case that nobody has judged; a quote is that of its first chunk. */
function candidate(
  id: string,
  chunks: readonly string[],
  { quote, ...fields }: { readonly quote?: string; readonly [field: string]: unknown } = {},
): string {
  const text = judgedCase(id, { under: "one", corpus: before, chunks, ...fields });
  const pending = text.replace(/^review:[\s\S]*$/m, "review: {status: pending} # nobody yet\n");
  return quote === undefined ? pending : pending.replace('"}', `","quote":"${quote}"}`);
}

const lost = candidate("lost-001", ["badges:lost"], {
  quote: "Report a lost badge to the front desk",
});
const colour = candidate("colour-001", ["badges:colour"], { quote: "Staff badges are blue" });
const cost = candidate("cost-001", ["parking:cost"], { quote: "A place costs 40 euros" });
const doors = candidate("doors-001", ["doors:night"], { quote: "The doors close at ten" });
const closed = judgedCase("closed-001", { under: "one", corpus: before, chunks: ["doors:night"] });

const setOf = (...cases: readonly string[]): Files => ({
  ...twoCorpora(before, after),
  ...caseFiles(...cases),
  ".github/touchstone.yaml": "reviewers: [jordan]\n",
});
const textIn = (folder: string, id: string): string =>
  readFileSync(join(folder, `cases/${id}.yaml`), "utf8");
const yes = ["--confirm", "query,answer,source,chunks", "--at", "2026-10-02T08:30:00Z"];
const approve = async (folder: string, id: string): Promise<Ran> =>
  await runFor(
    folder,
    {},
    "review",
    "record",
    id,
    "--approve",
    "--reviewer",
    "jordan",
    "--reason",
    "It says so.",
    ...yes,
  );

describe("touchstone fill --renew", () => {
  test("brings every candidate up whose chunks are there and whose quotes stand, and tells of the others what became of their evidence", async () => {
    const folder = await folderWith(setOf(lost, colour, cost, doors, closed));
    const { code, out } = await runIn(folder, "fill", "--renew");
    expect(out).toMatchInlineSnapshot(`
      "cases/colour-001.yaml renewed
        "one" → "two"

      cases/lost-001.yaml renewed
        "one" → "two"
        Chunk "badges:lost" has another text now: read whether it still carries the answer.

      cases/cost-001.yaml:6:203 not renewed
        The quote "A place costs 40 euros" does not stand in chunk "parking:cost" of corpus revision "two": it was edited.
        fix: Write the words of the chunk that carry the answer now, correct the answer where it is another one, and run "touchstone fill --renew cost-001" again. If another chunk carries it, write "evidence: [{chunk: …, quote: …}]" with the chunk that carries the answer now, in the place of "relevantChunkIds", "provenance" and "corpusRevision", and run "touchstone fill cost-001"; or reject the case with "touchstone review record cost-001".

      cases/doors-001.yaml:5:20 not renewed
        Chunk "doors:night" is not in corpus revision "two": it moved, word for word; to look at: "nights:doors".
        fix: Write "evidence: [{chunk: …, quote: …}]" with the chunk that carries the answer now, in the place of "relevantChunkIds", "provenance" and "corpusRevision", and run "touchstone fill doors-001"; or reject the case with "touchstone review record doors-001".

      2 cases renewed, 2 not renewed
      "
    `);
    expect(code).toBe(1);
    expect(textIn(folder, "lost-001")).toMatchInlineSnapshot(`
      "id: lost-001
      kind: "answerable"
      query: "What of lost-001?"
      expectedAnswer: "This of lost-001."
      relevantChunkIds: ["badges:lost"]
      provenance: [{"chunkId":"badges:lost","documentId":"badges","sourceUri":"badges","sourceRevision":"v2","contentHash":"sha256:20810efa6fd9f2cd65390a4bf3a6cdac0cdb584b7aa4b184b94bdfccb86706a2","quote":"Report a lost badge to the front desk"}]
      corpusRevision: "two"
      origin: {"kind":"human","author":"avery"}
      review: {status: pending} # nobody yet
      "
    `);
    expect([
      textIn(folder, "cost-001"),
      textIn(folder, "doors-001"),
      textIn(folder, "closed-001"),
    ]).toEqual([cost, doors, closed]);
    expect((await runIn(folder, "check")).out).toContain("0 errors");
    expect((await approve(folder, "lost-001")).code).toBe(0);
    expect((await runIn(folder, "refresh", "plan", "lost-001")).out).toContain("it is current");
  });

  test("takes cases by their ids, and does it once", async () => {
    const folder = await folderWith(setOf(lost, colour));
    expect((await runIn(folder, "fill", "--renew", "colour-001")).out).toMatchInlineSnapshot(`
      "cases/colour-001.yaml renewed
        "one" → "two"

      1 case renewed
      "
    `);
    expect(textIn(folder, "lost-001")).toBe(lost);
    const files = await filesIn(folder);
    expect(await runIn(folder, "fill", "--renew", "colour-001")).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "Nothing to renew: no candidate names another corpus revision than "two".
      ",
      }
    `);
    expect(await filesIn(folder)).toEqual(files);
  });

  test("shows the lines of a dry run and writes nothing", async () => {
    const folder = await folderWith(setOf(colour));
    expect((await runIn(folder, "fill", "--renew", "--dry-run")).out).toMatchInlineSnapshot(`
      "cases/colour-001.yaml would be renewed
        "one" → "two"
          expectedAnswer: "This of colour-001."
          relevantChunkIds: ["badges:colour"]
        - provenance: [{"chunkId":"badges:colour","documentId":"badges","sourceUri":"badges","sourceRevision":"v1","contentHash":"sha256:94388b2ce6481dcd18018c7adcd2ca4d005b903decf247950e37287ead03a0a0","quote":"Staff badges are blue"}]
        - corpusRevision: "one"
        + provenance: [{"chunkId":"badges:colour","documentId":"badges","sourceUri":"badges","sourceRevision":"v2","contentHash":"sha256:94388b2ce6481dcd18018c7adcd2ca4d005b903decf247950e37287ead03a0a0","quote":"Staff badges are blue"}]
        + corpusRevision: "two"
          origin: {"kind":"human","author":"avery"}
          review: {status: pending} # nobody yet

      1 case would be renewed
      "
    `);
    expect(textIn(folder, "colour-001")).toBe(colour);
  });

  test.for([
    [
      "an approved case",
      closed,
      "The case is approved, and a decided case is never renewed.",
      '"touchstone refresh decide closed-001"',
    ],
    [
      "a rejected one",
      closed.replace("status: approved", "status: rejected"),
      "The case is rejected",
      "to take it up again, write",
    ],
    [
      "evidence in the short form",
      "id: closed-001\nkind: answerable\nquery: When?\nexpectedAnswer: At ten.\nevidence: [{document: nights}]\n",
      "in the short form",
      '"touchstone fill closed-001"',
    ],
    [
      "a sentinel that somebody judged",
      candidate("closed-001", ["badges:colour"], {
        sentinel: {
          why: "common",
          reviews: [
            {
              reviewer: "sam",
              relevantChunkIds: [],
              expectedAnswerSupported: true,
              reviewedAt: "2026-09-01T08:00:00Z",
              digest: `sha256:${"0".repeat(64)}`,
              independence: "blind",
            },
          ],
        },
      }),
      '"sam" judged this sentinel as it is',
      "Take the judgments out",
    ],
    [
      "a case generated from an excerpt that is another one now",
      candidate("closed-001", ["badges:lost"], {
        origin: {
          kind: "synthetic",
          lane: "backlog",
          generator: "writer-1",
          excerpt: { chunkIds: ["doors:night"], contentHash: `sha256:${"0".repeat(64)}` },
        },
      }),
      'was generated from chunk "doors:night", which is not in corpus revision "two"',
      "reject it with",
    ],
  ] as const)("refuses %s, and says how to go on", async ([, text, message, fix]) => {
    const folder = await folderWith(setOf(text));
    const { code, out } = await runIn(folder, "fill", "--renew", "closed-001");
    expect(out).toContain(message);
    expect(out).toContain(fix);
    expect([code, textIn(folder, "closed-001")]).toEqual([1, text]);
  });

  test.for([
    ["--choose", [], "goes with neither --choose nor --author"],
    ["--author", ["avery"], "goes with neither --choose nor --author"],
    ["no-such-001", [], 'No case of this set has the id "no-such-001".'],
  ] as const)("does not go with %s", async ([word, more, message]) => {
    const folder = await folderWith(setOf(colour));
    const { code, err } = await runIn(folder, "fill", "--renew", word, ...more);
    expect([code, err.includes(message)]).toEqual([2, true]);
  });
});

describe("a candidate whose evidence moved", () => {
  test("is not approved, by flags or in the dialogue, and is told the command that goes on", async () => {
    const folder = await folderWith(setOf(doors, cost));
    const { code, out } = await approve(folder, "doors-001");
    expect(out).toMatchInlineSnapshot(`
      "cases/doors-001.yaml:6:14 not approved
        Under "two", which is current, its evidence is not what it is under "one": chunk "doors:night" is not there.
        fix: Write "evidence: [{chunk: …, quote: …}]" with the chunk that carries the answer now, in the place of "relevantChunkIds", "provenance" and "corpusRevision", and run "touchstone fill doors-001", and read it again.

      cases/doors-001.yaml not recorded
      "
    `);
    expect([code, textIn(folder, "doors-001")]).toEqual([1, doors]);
    const screen = await screenOf(folder, { answers: ["q"] }, "review", "record", "cost-001");
    expect(screen).toContain('chunk "parking:cost" has another text.');
    expect(screen).not.toContain("Would a real reader");
  });

  test("is rejected as ever", async () => {
    const folder = await folderWith(setOf(doors));
    const words = [
      "--reviewer",
      "jordan",
      "--reason",
      "Nobody asks.",
      "--at",
      "2026-10-02T08:30:00Z",
    ];
    expect(
      (await runFor(folder, {}, "review", "record", "doors-001", "--reject", ...words)).code,
    ).toBe(0);
  });

  test("is approved under its earlier revision where its evidence is the same", async () => {
    const folder = await folderWith(setOf(colour));
    expect((await approve(folder, "colour-001")).code).toBe(0);
  });

  test("is told by the plan with what goes on, and never sent to refresh decide", async () => {
    const folder = await folderWith(setOf(colour, doors));
    const { out } = await runIn(folder, "refresh", "plan", "--candidates");
    expect(out).toMatchInlineSnapshot(`
      "Nobody has to look at an approved case under corpus revision "two": 0 carried, 0
      judged under it; nobody has judged 2 candidates.

      Nobody has judged  2 candidates
        colour-001  nobody has judged it  (written under one)
          question   What of colour-001?
          answer     This of colour-001.
          evidence   badges:colour  same, the quote stands, source revision v1 → v2
          quote      "Staff badges are blue"
          decide     Do these chunks support the answer? Is it the answer? Is an answer right at all?
          possible   approve, reject
          record     touchstone review record colour-001, with --approve or --reject

        doors-001  nobody has judged it  (written under one)
          question   What of doors-001?
          answer     This of doors-001.
          evidence   doors:night  moved, the quote stands
          quote      "The doors close at ten"
          candidate  nights:doors  (equal text, the quote)
          decide     Do these chunks support the answer? Is it the answer? Is an answer right at all?
          possible   reject; not approve
          first      Write "evidence: [{chunk: …, quote: …}]" with the chunk that carries the answer now, in the place of "relevantChunkIds", "provenance" and "corpusRevision", and run "touchstone fill doors-001"
          record     touchstone review record doors-001, with --approve or --reject

      One case whole, with the texts of its candidates: touchstone refresh plan <case>
      To approve or reject a case that nobody has judged: touchstone review record <case>
      First, where its evidence changed, what its line "first" says.
      "
    `);
    expect(
      (
        await runIn(
          folder,
          "refresh",
          "decide",
          "doors-001",
          "--retired",
          "--by",
          "jordan",
          "--reason",
          "No.",
        )
      ).out,
    ).toContain('"touchstone fill --renew doors-001"');
  });

  test("is named by touchstone fill, which has nothing to fill in it", async () => {
    const folder = await folderWith(setOf(colour, doors));
    expect((await runIn(folder, "fill", "doors-001")).out).toMatchInlineSnapshot(`
      "Nothing to fill.
      1 candidate has evidence that is another one under "two"; to bring it up to it: touchstone fill --renew
      "
    `);
  });
});
