import { describe, expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import type { Files } from "../support/good-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const one: PlainCorpus = {
  chunks: { "leave:1": "Parents have sixteen weeks of leave.", "pay:1": "Pay comes monthly." },
};
const two: PlainCorpus = { chunks: { ...one.chunks, "bike:1": "Bicycles can be leased." } };
const whole: Files = {
  ...twoCorpora(one, two),
  "cases/keep.yaml": judgedCase("keep", { under: "one", corpus: one, chunks: ["leave:1"] }),
  "cases/payday.yaml": judgedCase("payday", { under: "one", corpus: one, chunks: ["pay:1"] }),
};
/** The set without the text on which "keep" rests. */
const set: Files = Object.fromEntries(
  Object.entries(whole).map(([path, text]) => [
    path,
    path.startsWith("corpus-revisions/texts/") ? text.replace(/^.*sixteen weeks.*\n/m, "") : text,
  ]),
);

const says = async (...words: readonly string[]): Promise<string> =>
  (await runIn(await folderWith(set), ...words)).out;

const missing = "the set does not keep the text of the evidence";
const restore = "Restore from Git the line of that text in corpus-revisions/texts/";

describe("a case of which the text is missing, and nothing else changed", () => {
  test("is among those that somebody has to look at, with what is missing and what to do", async () => {
    expect(await says("refresh", "plan")).toMatchInlineSnapshot(`
      "1 case of 2 to look at under corpus revision "two", with something missing; 1
      carried, 0 judged under it.
        why        1 text-missing
        missing    1 case of which nothing tells what changed: keep

      Something is missing  1 case
        keep  text-missing
          missing    the set does not keep the text of the evidence
          to do      Restore from Git the line of that text in corpus-revisions/texts/; or have the case judged as a new one: write "review: {status: pending}" in the place of its review, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run "touchstone fill keep", and "touchstone review record keep".
      "
    `);
  });

  test("is told the same when it is named, and on a page", async () => {
    expect(await says("refresh", "plan", "keep")).toMatchInlineSnapshot(`
      ""keep" has to be looked at: nothing tells what changed for it (text-missing).
        missing    the set does not keep the text of the evidence
        to do      Restore from Git the line of that text in corpus-revisions/texts/; or have the case judged as a new one: write "review: {status: pending}" in the place of its review, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run "touchstone fill keep", and "touchstone review record keep".
      "
    `);
    expect(await says("refresh", "plan", "--format", "markdown")).toMatchInlineSnapshot(`
      "**1 case of 2 to look at under corpus revision \`two\`, with something missing; 1 carried, 0 judged under it.**

      - **why**: 1 text-missing
      - **missing**: 1 case of which nothing tells what changed: \`keep\`

      ## Something is missing

      - \`keep\`: the set does not keep the text of the evidence. Restore from Git the line of that text in corpus-revisions/texts/; or have the case judged as a new one: write "review: {status: pending}" in the place of its review, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run "touchstone fill keep", and "touchstone review record keep".
      "
    `);
  });

  test("is refused by a decision with the same words", async () => {
    const words = [
      "--by",
      "sam",
      "--reason",
      "It holds.",
      "--confirm",
      "query,answer,source,chunks",
    ];
    const out = await says("refresh", "decide", "keep", "--confirmed", ...words);
    expect(out).toContain(missing);
    expect(out).toContain(restore);
    expect(out).not.toContain("carried");
  });

  test("is told the same by show and list", async () => {
    const shown = await says("show", "keep");
    expect(shown.replaceAll(/\s+/g, " ")).toContain(missing);
    expect(shown.replaceAll(/\s+/g, " ")).toContain(restore);
    expect(await says("list", "--where", "judgment=stale")).toContain("keep");
  });
});
