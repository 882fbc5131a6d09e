import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith, type Ran } from "../support/command.ts";
import { corpusOf } from "../support/corpus-of.ts";
import type { Files } from "../support/good-set.ts";

const corpus = corpusOf({
  "refunds#when":
    "A customer can ask for a refund within 30 days of purchase.\nLater requests are refused.",
  "refunds#how": "A refund is paid to the card that was used for the purchase.",
  "refunds#gift-cards": "Gift cards are valid for three years.",
  "travel#rail": "Rail comes before air wherever the journey takes less than four hours.",
});

const bare = `id: refund-001
kind: answerable
query: When can a customer ask for a refund?
# Asked daily.
expectedAnswer: Within 30 days of purchase, and it is paid to the card.
`;
const named = `id: rail-001
kind: answerable
query: When do I take the train on a journey?
expectedAnswer: Wherever it takes less than four hours.
evidence:
  - { document: travel }
  - { chunk: refunds#gift-card } # the last one
  - { document: travel, quote: before air }
`;

const set = (...cases: readonly string[]): Files => ({
  ...corpus,
  ...Object.fromEntries(cases.map((text) => [`cases/${/^id: (.+)$/m.exec(text)?.[1]}.yaml`, text])),
});

async function chosen(
  files: Files,
  ...answers: readonly string[]
): Promise<Ran & { files: Files }> {
  const folder = await folderWith(files);
  const ran = await runFor(folder, { name: "avery", answers }, "fill", "--choose");
  return { ...ran, files: await filesIn(folder) };
}

describe("touchstone fill without a choice", () => {
  test("shows the nearest chunks with the lines that name them, and writes nothing", async () => {
    const folder = await folderWith(set(bare, named));
    const before = await filesIn(folder);
    const { out, code } = await runFor(folder, { name: "avery" }, "fill");
    expect(out).toMatchInlineSnapshot(`
      "cases/rail-001.yaml:6:5 not filled
        This entry names document "travel" alone.
        Nearest in document "travel"; none is chosen for you:
          travel#rail  in "travel", at "rail"
            quote  Rail comes before air wherever the [journey takes] less than four hours.
            write  - { chunk: travel#rail }
        fix: Write {document: …, quote: …} with words that stand in one of its chunks, or {chunk: …}.

      cases/rail-001.yaml:7:14 not filled
        Chunk "refunds#gift-card" is not in corpus revision "corpus-2026-09-01".
        Nearest in the corpus; none is chosen for you:
          travel#rail  in "travel", at "rail"
            quote  Rail comes before air wherever the [journey takes] less than four hours.
            write  - { chunk: travel#rail }
          refunds#gift-cards  in "refunds", at "gift-cards"
            near   Gift cards are valid for three years.
            write  - { chunk: refunds#gift-cards }
          refunds#how  in "refunds", at "how"
            near   A refund is paid to the card that was used for the purchase.
            write  - { chunk: refunds#how }
        fix: Write "refunds#gift-cards" if that is what it means.

      cases/refund-001.yaml:1:1 not filled
        The case has no evidence.
        Nearest in the corpus; none is chosen for you:
          refunds#when  in "refunds", at "when"
            quote  A [customer] can [ask] for a [refund] within 30 days of purchase.
            write  evidence: [ { chunk: refunds#when } ]
          refunds#how  in "refunds", at "how"
            near   A [refund] is paid to the card that was used for the purchase.
            write  evidence: [ { chunk: refunds#how } ]
          refunds#gift-cards  in "refunds", at "gift-cards"
            near   Gift cards are valid for three years.
            write  evidence: [ { chunk: refunds#gift-cards } ]
        fix: Add a line such as: evidence: [{document: …, quote: …}]

      0 cases filled, 2 not filled
      Next: write the line of the chunk that carries the answer into its case, or choose at a terminal: touchstone fill --choose
      "
    `);
    expect(code).toBe(1);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("chooses nothing where there is only one chunk", async () => {
    const one = named.replace(/ {2}- \{ chunk.*\n.*\n/, "");
    const { out, code } = await runFor(await folderWith(set(one)), { name: "avery" }, "fill");
    expect(out).toMatchInlineSnapshot(`
      "cases/rail-001.yaml:6:5 not filled
        This entry names document "travel" alone.
        Nearest in document "travel"; none is chosen for you:
          travel#rail  in "travel", at "rail"
            quote  Rail comes before air wherever the [journey takes] less than four hours.
            write  - { chunk: travel#rail }
        fix: Write {document: …, quote: …} with words that stand in one of its chunks, or {chunk: …}.

      0 cases filled, 1 not filled
      Next: write the line of the chunk that carries the answer into its case, or choose at a terminal: touchstone fill --choose
      "
    `);
    expect(code).toBe(1);
  });
});

describe("touchstone fill --choose", () => {
  test("shows a case with its nearest chunks, and writes the numbers that are typed", async () => {
    const { out, code, files } = await chosen(set(bare), "2 1");
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-001.yaml  1 of 1

      Question
        When can a customer ask for a refund?

      Expected answer
        Within 30 days of purchase, and it is paid to the card.

      The case has no evidence.
       1  refunds#when  in "refunds", at "when"
            quote  A [customer] can [ask] for a [refund] within 30 days of purchase.
       2  refunds#how  in "refunds", at "how"
            near   A [refund] is paid to the card that was used for the purchase.
       3  refunds#gift-cards  in "refunds", at "gift-cards"
            near   Gift cards are valid for three years.

      Type numbers such as 1 3, /words to search for others, t 2 for a whole text, s to skip, q to quit.
      Which: 
      cases/refund-001.yaml filled
        Evidence: chunk "refunds#how", without a quote: no words in it clearly carry the answer.
        Evidence: chunk "refunds#when", with a proposed quote to read over: "A customer can ask for a refund within 30 days of purchase."
        Added the current corpus revision.
        Added who wrote it: "avery", Git's user.name.
        Marked as waiting for review.

      1 case filled by your choices.
      "
    `);
    expect(code).toBe(0);
    expect(files["cases/refund-001.yaml"]).toMatchInlineSnapshot(`
      "id: refund-001
      kind: answerable
      query: When can a customer ask for a refund?
      # Asked daily.
      expectedAnswer: Within 30 days of purchase, and it is paid to the card.
      relevantChunkIds:
        - refunds#how
        - refunds#when
      provenance:
        - chunkId: refunds#how
          documentId: refunds
          sourceUri: refunds
          sourceRevision: v1
          contentHash: sha256:129df5f057d6773d9a81fd09be586f241f66942d5c51b2041ac09a76da01b4ef
        - chunkId: refunds#when
          documentId: refunds
          sourceUri: refunds
          sourceRevision: v1
          contentHash: sha256:b20e33d6bc9e5cc90a10ca3da904e129fd0b1c494c92c0fe9cfa31038030788d
          quote: A customer can ask for a refund within 30 days of purchase.
      corpusRevision: corpus-2026-09-01
      origin:
        kind: human
        author: avery
      review:
        status: pending
      "
    `);
  });

  test("searches with other words, shows whole texts, and goes on counting", async () => {
    const { out, files } = await chosen(set(bare), "t 1", "/gift cards", "t 3", "1, 3");
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-001.yaml  1 of 1

      Question
        When can a customer ask for a refund?

      Expected answer
        Within 30 days of purchase, and it is paid to the card.

      The case has no evidence.
       1  refunds#when  in "refunds", at "when"
            quote  A [customer] can [ask] for a [refund] within 30 days of purchase.
       2  refunds#how  in "refunds", at "how"
            near   A [refund] is paid to the card that was used for the purchase.
       3  refunds#gift-cards  in "refunds", at "gift-cards"
            near   Gift cards are valid for three years.

      Type numbers such as 1 3, /words to search for others, t 2 for a whole text, s to skip, q to quit.
      Which: refunds#when
        A [customer] can [ask] for a [refund] within 30 days of purchase.
        Later requests are refused.

      Which:  3  refunds#gift-cards  in "refunds", at "gift-cards"
            near   [Gift cards] are valid for three years.
       2  refunds#how  in "refunds", at "how"
            near   A refund is paid to the [card] that was used for the purchase.
      Which: refunds#gift-cards
        [Gift cards] are valid for three years.

      Which: 
      cases/refund-001.yaml filled
        Evidence: chunk "refunds#when", with a proposed quote to read over: "A customer can ask for a refund within 30 days of purchase."
        Evidence: chunk "refunds#gift-cards", without a quote: no words in it clearly carry the answer.
        Added the current corpus revision.
        Added who wrote it: "avery", Git's user.name.
        Marked as waiting for review.

      1 case filled by your choices.
      "
    `);
    expect(files["cases/refund-001.yaml"]).toContain(
      "relevantChunkIds:\n  - refunds#when\n  - refunds#gift-cards\n",
    );
  });

  test("asks for each entry that waits, and keeps the others and the comments", async () => {
    const { out, files, code } = await chosen(
      set(named),
      "1",
      "//gift cards",
      "?",
      "7",
      "t 9",
      "2",
    );
    expect(out).toMatchInlineSnapshot(`
      "cases/rail-001.yaml  1 of 1

      Question
        When do I take the train on a journey?

      Expected answer
        Wherever it takes less than four hours.

      This entry names document "travel" alone.
       1  travel#rail  in "travel", at "rail"
            quote  Rail comes before air wherever the [journey takes] less than four hours.

      Type numbers such as 1 3, /words to search for others (//words in the whole corpus), t 2 for a whole text, s to skip, q to quit.
      Which: Chunk "refunds#gift-card" is not in corpus revision "corpus-2026-09-01".
       1  travel#rail  in "travel", at "rail"
            quote  Rail comes before air wherever the [journey takes] less than four hours.
       2  refunds#gift-cards  in "refunds", at "gift-cards"
            near   Gift cards are valid for three years.
       3  refunds#how  in "refunds", at "how"
            near   A refund is paid to the card that was used for the purchase.
       4  refunds#when  in "refunds", at "when"
            near   A customer can ask for a refund within 30 days of purchase. Later requests are refused.

      Type numbers such as 1 3, /words to search for others, t 2 for a whole text, s to skip, q to quit.
      Which:  2  refunds#gift-cards  in "refunds", at "gift-cards"
            near   [Gift cards] are valid for three years.
       3  refunds#how  in "refunds", at "how"
            near   A refund is paid to the [card] that was used for the purchase.
      Which: Type numbers such as 1 3, /words to search for others, t 2 for a whole text, s to skip, q to quit.
      Which: There is no 7 above.
      Which: There is no 9 above.
      Which: 
      cases/rail-001.yaml filled
        Evidence: chunk "travel#rail", which holds the quote.
        Evidence: chunk "refunds#gift-cards", without a quote: no words in it clearly carry the answer.
        Added the current corpus revision.
        Added who wrote it: "avery", Git's user.name.
        Marked as waiting for review.

      1 case filled by your choices.
      "
    `);
    expect(files["cases/rail-001.yaml"]).toMatchInlineSnapshot(`
      "id: rail-001
      kind: answerable
      query: When do I take the train on a journey?
      expectedAnswer: Wherever it takes less than four hours.
      # the last one
      relevantChunkIds:
        - travel#rail
        - refunds#gift-cards
      provenance:
        - chunkId: travel#rail
          documentId: travel
          sourceUri: travel
          sourceRevision: v1
          contentHash: sha256:b1859a3ec07e3b140088aefdc4bff479ee615e6f57d0314f008db2259f3fd5a5
          quote: before air
        - chunkId: refunds#gift-cards
          documentId: refunds
          sourceUri: refunds
          sourceRevision: v1
          contentHash: sha256:18dc8a59fd12b03c0ba99f5e3d0ebb97e40d1faaf50c271e672a5b063064dd63
      corpusRevision: corpus-2026-09-01
      origin:
        kind: human
        author: avery
      review:
        status: pending
      "
    `);
    expect(code).toBe(0);
  });

  test("offers the chunks of a tie alone, and keeps the words that were quoted", async () => {
    const tied = bare.replace(/\n$/, "\nevidence: [{document: refunds, quote: of}]\n");
    const files = {
      ...corpus,
      ...corpusOf({ "refunds#a": "A cup of tea.", "refunds#b": "A bag of it." }),
    };
    const ran = await chosen({ ...files, "cases/refund-001.yaml": tied }, "2");
    expect(ran.out).toContain('"of" stands in 2 chunks of document "refunds".\n 1  refunds#a');
    expect(ran.files["cases/refund-001.yaml"]).toContain("chunkId: refunds#b");
    expect(ran.files["cases/refund-001.yaml"]).toContain("quote: of\n");
  });

  test("keeps what was decided when the person goes away in the middle", async () => {
    const { out, files, code } = await chosen(set(bare, named), "1");
    expect(out).toMatch(/\n1 case waits|0 cases filled by your choices, 2 wait still/);
    expect(code).toBe(1);
    expect(files["cases/rail-001.yaml"]).toContain(
      "evidence:\n  - chunk: travel#rail\n  - chunk: refunds#gift-card\n  - document: travel\n    quote: before air\n",
    );
    expect(files["cases/refund-001.yaml"]).toBe(bare);
  });

  test("skips a case, quits, and says what waits still", async () => {
    const other = bare.replace("refund-001", "refund-002");
    const { out, files, code } = await chosen(set(bare, other, named), "s", "s", "1", "q");
    expect(out.split("\n").at(-2)).toMatchInlineSnapshot(
      `"Which: 1 case filled by your choices, 2 wait still, 1 of them not looked at."`,
    );
    expect(code).toBe(1);
    expect(files["cases/refund-002.yaml"]).toBe(other);
    // What was asked about is not told again where it is skipped.
    const skipped = await chosen(set(bare), "s");
    expect(skipped.out.split("The case has no evidence.")).toHaveLength(2);
  });

  test("does not write over what an editor saved meanwhile", async () => {
    const folder = await folderWith(set(bare));
    const file = join(folder, "cases/refund-001.yaml");
    const meanwhile = (shown: string): void => {
      if (shown.startsWith("Which")) writeFileSync(file, `${bare}notes: Saved.\n`);
    };
    const ran = await runFor(
      folder,
      { name: "avery", answers: ["1"], meanwhile },
      "fill",
      "--choose",
    );
    expect(ran.out).toContain("The file changed while it was being read.");
    expect(readFileSync(file, "utf8")).toBe(`${bare}notes: Saved.\n`);
    expect(ran.code).toBe(1);
  });

  test("passes over a case that is gone meanwhile, and goes on", async () => {
    const other = bare.replace("refund-001", "refund-002");
    const folder = await folderWith(set(bare, other));
    const file = join(folder, "cases/refund-001.yaml");
    const meanwhile = (shown: string): void => {
      if (shown.startsWith("Which")) rmSync(file, { force: true });
    };
    const person = { name: "avery", answers: ["1", "1"], meanwhile };
    const { out, code } = await runFor(folder, person, "fill", "--choose");
    expect(out).toContain("The file changed while it was being read.");
    expect(out.split("\n").at(-2)).toMatchInlineSnapshot(
      `"1 case filled by your choices, 1 waits still."`,
    );
    expect(code).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  test("says that nothing waits", async () => {
    const filled = bare.replace(/\n$/, "\nevidence: [{chunk: refunds#how}]\n");
    const { out, code } = await chosen(set(filled));
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-001.yaml filled
        Evidence: chunk "refunds#how", without a quote: no words in it clearly carry the answer.
        Added the current corpus revision.
        Added who wrote it: "avery", Git's user.name.
        Marked as waiting for review.

      No case waits for its evidence to be chosen.
      "
    `);
    expect(code).toBe(0);
  });

  test.for([
    ["without a terminal", {}, []],
    ["with --dry-run", { answers: [] }, ["--dry-run"]],
    ["without an author", { answers: ["1"] }, []],
  ] as const)("is refused %s", async ([, person, words]) => {
    const folder = await folderWith(set(bare));
    const { err, code } = await runFor(folder, person, "fill", "--choose", ...words);
    expect(err).toMatchSnapshot();
    expect(code).toBe(2);
  });
});
