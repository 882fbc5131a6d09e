import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";

const refund =
  "A customer can request a refund within 30 days of purchase. The request needs the receipt and the number of the order.";
const travel =
  "Hotels are booked through the travel desk. A night may cost 140 euros in a capital and 110 euros elsewhere.";
const parking =
  "Visitors park on the second floor. The badge of the reception opens the barrier until eight in the evening.";
const canteen =
  "The canteen opens at half past eleven. Guests pay at the desk, members of staff with their badge.";

const dump = (chunks: Readonly<Record<string, string>>): string =>
  Object.entries(chunks)
    .map(([id, text]) => `${JSON.stringify({ id, text })}\n`)
    .join("");

const flags =
  "--chunk-id id --text text --document {document}#{locator} --chunking by-heading@1".split(" ");

/** A set with a revision for each of these corpora, the last one current. */
async function setOf(...corpora: readonly Readonly<Record<string, string>>[]): Promise<string> {
  const folder = await folderWith(
    Object.fromEntries(corpora.map((chunks, at) => [`dump-${at + 1}.jsonl`, dump(chunks)])),
  );
  for (const [at] of corpora.entries()) {
    const day = `2026-09-0${at + 1}`;
    const words = [`dump-${at + 1}.jsonl`, ...flags, "--created-at", day, "--id", `r-${at + 1}`];
    const { code } = await runIn(folder, "corpus", "snapshot", ...words);
    if (code !== 0) throw new Error(`No snapshot of corpus ${at + 1}.`);
  }
  return folder;
}

const diff = async (folder: string, ...words: readonly string[]): Promise<Ran> =>
  await runIn(folder, "corpus", "diff", ...words);

const before = {
  "shop.md#refunds": refund,
  "shop.md#receipts": `${refund} ${parking}`,
  "travel.md#hotels": travel,
  "house.md#parking": canteen,
};
const after = {
  "shop.md#refunds": refund.replace("30", "14"),
  "trips.md#hotels": travel,
  "house.md#parking": canteen,
  "house.md#visitors": parking,
};

describe("corpus diff", () => {
  test("tells what happened in a few lines, then document by document", async () => {
    const { code, out, err } = await diff(await setOf(before, after));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatchInlineSnapshot(`
      "Corpus revision "r-2" compared with "r-1"

        documents  2 changed, 1 renamed
        chunks     4 before, 4 now
                   1 same        same id, same text
                   1 moved       the same text under one other id
                   2 edited      another text under the id, or most words under one other
        chunking   by-heading@1, the same

      Judgments that cite only the chunk that is the same stand. Those that cite one
      of the 3 others wait for a person. Abstentions "not-in-corpus" may wait as well:
      documents came, or have another text.
      Which judgments wait, of all revisions, and why: touchstone refresh plan --to r-2

      house.md  changed
                    no new chunk: what it has of earlier ones is told with them

      shop.md  changed
        edited      #receipts
                    → house.md#visitors  (46 % of the old words)
        edited      #refunds  (its id; 95 % of the old words)

      travel.md → trips.md  renamed
        moved       1 chunk along with the document, text unchanged
      "
    `);
  });

  test("shows the words that edited chunks differ in", async () => {
    const { out } = await diff(await setOf(before, after), "--words", "--limit", "2");
    expect(out).toContain("[-30-] {+14+}");
  });

  test("tells documents alone", async () => {
    const { out } = await diff(await setOf(before, after), "--documents");
    expect(out.split("\n\n").at(-1)).toMatchInlineSnapshot(`
      "house.md  changed
      shop.md  changed
      travel.md → trips.md  renamed
      "
    `);
  });

  test("prints a table for a page", async () => {
    const { out } = await diff(await setOf(before, after), "--format", "markdown");
    expect(out).toMatchInlineSnapshot(`
      "Corpus revision \`r-2\` compared with \`r-1\`

      | | |
      | --- | --- |
      | documents | 2 changed, 1 renamed |
      | chunks | 4 before, 4 now |
      |  | 1 same: same id, same text |
      |  | 1 moved: the same text under one other id |
      |  | 2 edited: another text under the id, or most words under one other |
      | chunking | by-heading@&#8203;1, the same |

      Judgments that cite only the chunk that is the same stand. Those that cite one of the 3 others wait for a person. Abstentions "not-in-corpus" may wait as well: documents came, or have another text. Which judgments wait, of all revisions, and why: \`touchstone refresh plan --to r-2\`

      | Document | What became of it | Chunks |
      | --- | --- | --- |
      | \`house.md\` | changed | none |
      | \`shop.md\` | changed | 2 edited |
      | \`travel.md\` → \`trips.md\` | renamed | 1 moved along |
      "
    `);
  });

  test("prints everything for scripts", async () => {
    const { out } = await diff(await setOf(before, after), "--format", "json", "--limit", "1");
    const told = JSON.parse(out) as {
      readonly chunks: { readonly counts: unknown; readonly changes: readonly { id: string }[] };
    };
    expect(told.chunks.counts).toMatchInlineSnapshot(`
      {
        "added": 0,
        "ambiguous": 0,
        "edited": 2,
        "gone": 0,
        "merged": 0,
        "moved": 1,
        "same": 1,
        "split": 0,
        "unverified": 0,
      }
    `);
    expect(told.chunks.changes.map(({ id }) => id)).toEqual([
      "shop.md#receipts",
      "shop.md#refunds",
      "travel.md#hotels",
    ]);
  });

  test("compares a revision with its parent, and any two that are named", async () => {
    const folder = await setOf(before, after, before);
    const head = async (...words: readonly string[]): Promise<string | undefined> =>
      (await diff(folder, ...words)).out.split("\n")[0];
    expect(await head()).toBe('Corpus revision "r-3" compared with "r-2"');
    expect(await head("r-2")).toBe('Corpus revision "r-2" compared with "r-1"');
    expect(await head("r-1", "r-3")).toBe('Corpus revision "r-3" compared with "r-1"');
  });

  test("finds everything the same where an edit was taken back, and in one revision twice", async () => {
    const folder = await setOf(before, after, before);
    for (const words of [
      ["r-1", "r-3"],
      ["r-2", "r-2"],
    ]) {
      const { code, out } = await diff(folder, ...words);
      expect(code).toBe(0);
      expect(out).toContain("Every chunk is the same: judgments that cite chunks stand.");
    }
  });

  test("says that a changed chunking asks for every judgment", async () => {
    const folder = await setOf(before);
    const words = ["dump-1.jsonl", ...flags, "--setting", "size=9", "--created-at", "2026-10-01"];
    await runIn(folder, "corpus", "snapshot", ...words, "--id", "r-9");
    const { out } = await diff(folder);
    expect(out).toContain("changed from by-heading@1 to by-heading@1 size=9");
    expect(out).toContain(
      'Every judgment made under "r-1" waits for a person, whatever it cites:\nchunking-changed (whole-set by default).',
    );
  });

  test("says whom the policy asks about for what happened", async () => {
    const set = await filesIn(await setOf(before, after));
    const folder = await folderWith({
      ...set,
      ".github/touchstone.yaml": "refresh: { chunk-edited: whole-set }\n",
    });
    const { out } = await diff(folder);
    expect(out).toContain("whatever it cites:\nchunk-edited (whole-set).");
    const { out: json } = await diff(folder, "--format", "json");
    const { asking } = JSON.parse(json) as { readonly asking: unknown };
    expect(asking).toEqual({
      changes: [
        { reason: "source-revision-changed", scope: "cases-of-evidence" },
        { reason: "chunk-edited", scope: "whole-set" },
        { reason: "chunk-moved", scope: "cases-of-evidence" },
        { reason: "chunk-deleted", scope: "cases-of-evidence" },
        { reason: "document-added", scope: "cases-of-document" },
      ],
      plan: "touchstone refresh plan --to r-2",
    });
  });

  test("says nothing of judgments where the policy cannot be read", async () => {
    const set = await filesIn(await setOf(before, after));
    const folder = await folderWith({ ...set, ".github/touchstone.yaml": "refresh: all\n" });
    const { code, out } = await diff(folder);
    expect(code).toBe(0);
    expect(out).toContain(
      "Which judgments wait is for the policy to say, and .github/touchstone.yaml\ncannot be read: touchstone check\n",
    );
    const { out: json } = await diff(folder, "--format", "json");
    expect(JSON.parse(json)).toMatchObject({ asking: { changes: null } });
  });

  test("writes nothing", async () => {
    const folder = await setOf(before, after);
    const files = await filesIn(folder);
    await diff(folder);
    expect(await filesIn(folder)).toEqual(files);
  });

  test.for<readonly [name: string, words: readonly string[], told: string]>([
    [
      "a revision that is not there",
      ["r-7"],
      'There is no corpus revision "r-7" in the set, but "r-1", "r-2".\n',
    ],
    [
      "a first revision without the one to compare it with",
      ["r-1"],
      'Corpus revision "r-1" has no parent. Name the one to compare it with: "r-2".\n',
    ],
    [
      "documents and evidence at once",
      ["--documents", "--cited"],
      "--documents and --cited ask for two different lists. Leave one out.\n",
    ],
    [
      "words as JSON",
      ["--words", "--format", "json"],
      "--words shows the words of chunks as text. Leave out the other flag.\n",
    ],
  ])("refuses %s", async ([, words, told]) => {
    const { code, out, err } = await diff(await setOf(before, after), ...words);
    expect([code, out, err]).toEqual([2, "", told]);
  });

  test("says what is missing where one revision alone is recorded", async () => {
    const { code, err } = await diff(await setOf(before));
    expect([code, err]).toEqual([
      2,
      'Corpus revision "r-1" is the only one that is recorded, so there is nothing to compare it with. Record what your documents say now: touchstone corpus snapshot --help\n',
    ]);
  });

  test("refuses a limit that is no number", async () => {
    const { code, err } = await diff(await setOf(before), "--limit", "none");
    expect([code, err]).toEqual([
      2,
      "Option '--limit <n>' argument 'none' is invalid. It is a whole number from 1 on.\n(see --help)\n",
    ]);
  });

  test("compares nothing where a recorded revision was edited", async () => {
    const folder = await setOf(before, after);
    const path = "corpus-revisions/r-1/chunks.jsonl";
    const files = await filesIn(folder);
    const text = files[path] ?? "";
    const other = await folderWith({
      ...files,
      [path]: text.replace("shop.md#receipts", "shop.md#recent"),
    });
    const { code, out } = await diff(other);
    expect(code).toBe(1);
    expect(out).toContain("corpus-revisions/r-1/revision.yaml");
    expect(out).toContain(
      'The chunks of revision "r-1" are not those that its revision.yaml records.',
    );
    expect(out).toContain("The recorded corpus is damaged, so nothing was compared.");
  });
});

const aCase = (id: string, chunkId: string, quote: string): string =>
  [
    `id: ${id}`,
    "kind: answerable",
    `query: What of ${id}?`,
    "expectedAnswer: This.",
    `relevantChunkIds: ["${chunkId}"]`,
    "provenance:",
    `  - chunkId: "${chunkId}"`,
    `    documentId: ${chunkId.split("#")[0] ?? ""}`,
    `    sourceUri: ${chunkId.split("#")[0] ?? ""}`,
    "    sourceRevision: v1",
    `    quote: ${quote}`,
    "corpusRevision: r-1",
    "origin: { kind: human, author: avery }",
    "",
  ].join("\n");

/** A case that somebody judged, or wrote, under a revision. */
const under = (id: string, revision: string, status: string): string =>
  aCase(id, "house.md#parking", "half past eleven").replace(
    "corpusRevision: r-1",
    `corpusRevision: ${revision}\nreview: { status: ${status} }`,
  );

describe("corpus diff --cited", () => {
  test("tells what became of evidence and of its quotes", async () => {
    const set = await filesIn(await setOf(before, after));
    const folder = await folderWith({
      ...set,
      "cases/refund-001.yaml": aCase("refund-001", "shop.md#refunds", "within 30 days of purchase"),
      "cases/refund-002.yaml": aCase("refund-002", "shop.md#refunds", "needs the receipt"),
      "cases/hotel-001.yaml": aCase("hotel-001", "travel.md#hotels", "through the travel desk"),
      "cases/parking-001.yaml": aCase("parking-001", "house.md#parking", "half past eleven"),
    });
    const { code, out } = await diff(folder, "--cited");
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Corpus revision "r-2" compared with "r-1"

        documents  2 changed, 1 renamed
        chunks     4 before, 4 now
                   1 same        same id, same text
                   1 moved       the same text under one other id
                   2 edited      another text under the id, or most words under one other
        chunking   by-heading@1, the same
        evidence   4 pieces of 4 cases under "r-1": 1 same, 1 moved, 2 edited

      Judgments that cite only the chunk that is the same stand. Those that cite one
      of the 3 others wait for a person. Abstentions "not-in-corpus" may wait as well:
      documents came, or have another text.
      Which judgments wait, of all revisions, and why: touchstone refresh plan --to r-2

      shop.md#refunds  edited, quote intact
        cited by    refund-002
        quote       "needs the receipt"
        candidate   shop.md#refunds  (the quote, its id; 95 % of the old words)

      shop.md#refunds  edited, quote changed
        cited by    refund-001
        quote       "within 30 days of purchase"
        candidate   shop.md#refunds  (its id; 95 % of the old words)

      travel.md#hotels  moved, quote intact
        cited by    hotel-001
        quote       "through the travel desk"
        candidate   trips.md#hotels  (equal text, the quote)
      "
    `);
    const { out: table } = await diff(folder, "--cited", "--format", "markdown");
    expect(table.split("\n\n").at(-1)).toMatchInlineSnapshot(`
      "| Chunk | What became of it | Candidates | Cited by |
      | --- | --- | --- | --- |
      | \`shop.md#refunds\` | edited, quote intact | \`shop.md#refunds\` (the quote, its id; 95 % of the old words) | refund-002 |
      | \`shop.md#refunds\` | edited, quote changed | \`shop.md#refunds\` (its id; 95 % of the old words) | refund-001 |
      | \`travel.md#hotels\` | moved, quote intact | \`trips.md#hotels\` (equal text, the quote) | hotel-001 |
      "
    `);
  });

  test("counts the approved cases that were judged under other revisions", async () => {
    const set = await filesIn(await setOf(before, after));
    const folder = await folderWith({
      ...set,
      "cases/guests-001.yaml": under("guests-001", "r-1", "approved"),
      "cases/guests-002.yaml": under("guests-002", "r-2", "approved"),
      "cases/guests-003.yaml": under("guests-003", "r-0", "approved"),
      "cases/guests-004.yaml": under("guests-004", "r-2", "pending"),
    });
    const { out } = await diff(folder, "--cited");
    const at = out.indexOf("  evidence");
    expect(out.slice(at, out.indexOf("\n\n", at))).toMatchInlineSnapshot(`
      "  evidence   1 piece of 1 case under "r-1": 1 same
                   2 approved cases more, judged under other revisions and not compared here"
    `);
    const { out: json } = await diff(folder, "--cited", "--format", "json");
    expect(JSON.parse(json)).toMatchObject({ judgedElsewhere: 2 });
  });
});

describe("corpus diff of many chunks with one text", () => {
  const line = "Was this page helpful? Tell us what you think of it.";
  const pages = (host: string, count: number): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${host}/page-${String(at)}#foot`, line]),
    );
  const setWith = async (count: number): Promise<string> =>
    await setOf(pages("old", count), pages("new", count));

  test("names as many as --limit says, those of the same page first, and counts the others", async () => {
    const { out } = await diff(await setWith(40), "--limit", "2");
    expect(out.slice(out.indexOf("old/page-0"))).toMatchInlineSnapshot(`
      "old/page-0 → new/page-0  renamed
        ambiguous   #foot
                    → #foot  (equal text)
                    → new/page-1#foot  (equal text)
                    and 38 more candidates

      old/page-1 → new/page-1  renamed
        ambiguous   #foot
                    → #foot  (equal text)
                    → new/page-10#foot  (equal text)
                    and 38 more candidates

      38 more documents; --limit 40 shows all.
      "
    `);
  });

  test("is no longer for more of them, but in JSON, where each has its line", async () => {
    const sizes: { readonly text: number; readonly page: number; readonly perChunk: number }[] = [];
    for (const count of [40, 160]) {
      const folder = await setWith(count);
      const text = (await diff(folder, "--limit", "2")).out.split("\n").length;
      const page = (await diff(folder, "--limit", "2", "--format", "markdown")).out.split("\n");
      const json = (await diff(folder, "--format", "json")).out.length;
      sizes.push({ text, page: page.length, perChunk: json / count });
    }
    const [few, many] = sizes;
    expect([many?.text, many?.page]).toEqual([few?.text, few?.page]);
    expect((many?.perChunk ?? 0) / (few?.perChunk ?? 1)).toBeLessThan(1.1);
  });
});

test("a revision whose id is not its folder's name is altered, for every command that reads it", async () => {
  const folder = await setOf(before, after);
  const file = join(folder, "corpus-revisions/r-2/revision.yaml");
  await writeFile(file, (await readFile(file, "utf8")).replace(/^id: .*$/m, "id: r-1"));
  const again = ["dump-1.jsonl", ...flags, "--created-at", "2026-09-03", "--dry-run"];
  const runs = [
    await diff(folder),
    await diff(folder, "r-1", "r-2"),
    await runIn(folder, "refresh", "plan"),
    await runIn(folder, "corpus", "snapshot", ...again),
    await runIn(folder, "check"),
  ];
  for (const { code, out } of runs) {
    expect(code).toBe(1);
    expect(out).toContain("corpus-revisions/r-2/revision.yaml:1:5 error revision/altered");
    expect(out).toContain('The revision\'s id is "r-1", but its folder is named "r-2".');
  }
});
