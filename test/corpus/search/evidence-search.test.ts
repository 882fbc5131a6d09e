import { describe, expect, test } from "vitest";
import { evidenceSearch, type EvidenceQuery } from "../../../src/corpus/search/evidence-search.ts";
import { sourceOf } from "../../support/source-of.ts";

async function found(
  chunks: Readonly<Record<string, string>>,
  query: EvidenceQuery,
): Promise<readonly string[]> {
  return evidenceSearch(await sourceOf(chunks), [query])(query, 3).map(({ id }) => id);
}

describe("a search", () => {
  test("finds the chunk that answers a question, by question and answer", async () => {
    const chunks = {
      "refunds#when": "A customer can ask for a refund within 30 days of purchase.",
      "refunds#gift-cards": "Gift cards are valid for three years.",
      "travel#rail": "Rail comes before air below four hours.",
    };
    const query = { texts: ["How long do I have to return it?", "A refund is due for 30 days."] };
    expect(await found(chunks, query)).toEqual(["refunds#when", "refunds#gift-cards"]);
  });

  test.for([
    ["Danish", "Hvornår kan jeg søge om orlov?", "Orloven søges hos nærmeste leder i september."],
    [
      "German",
      "Wann wird die Rückerstattung bezahlt?",
      "Rückerstattungen werden STRASSENWEISE gezahlt.",
    ],
    ["German, in capitals", "Welche Straße?", "DIE STRASSE IST GESPERRT."],
    ["Japanese", "経費精算の締切はいつですか", "毎月の経費精算は五日までに行う。"],
    ["Thai", "เบิกค่าเดินทางได้เมื่อไร", "พนักงานเบิกค่าเดินทางภายในสิบวัน"],
    ["Greek", "Πότε πληρώνεται η άδεια;", "Η ΆΔΕΙΑ πληρώνεται τον Ιούλιο."],
  ] as const)("works in %s", async ([, question, text]) => {
    const chunks = {
      "a#1": "Nothing of the kind. 何もない。Intet.",
      "b#1": text,
      "c#1": "Noget andet. 別の話。",
    };
    expect((await found(chunks, { texts: [question] }))[0]).toBe("b#1");
  });

  test("finds what stands in a document's heading alone", async () => {
    const chunks = { "parking#visitors": "On the roof.", "travel#rail": "Rail before air." };
    expect(await found(chunks, { texts: ["Where can visitors leave a car?"] })).toEqual([
      "parking#visitors",
    ]);
  });

  test("prefers the same word to one with another ending", async () => {
    const chunks = { "a#1": "Many refunds here.", "b#1": "One refund here." };
    expect(await found(chunks, { texts: ["refund"] })).toEqual(["b#1", "a#1"]);
  });

  test("stays within a document where it is told to", async () => {
    const chunks = { "a#1": "A refund.", "b#1": "A refund.", "b#2": "A refund and more words." };
    expect(await found(chunks, { texts: ["refund"], within: "b" })).toEqual(["b#1", "b#2"]);
  });

  test("shows chunks that fit the same in UTF-8 order of their ids", async () => {
    const chunks = {
      "a#😀": "A refund.",
      "a#～": "A refund.",
      "a#b": "A refund.",
      "a#B": "A refund.",
    };
    expect(await found(chunks, { texts: ["refund"] })).toEqual(["a#B", "a#b", "a#～"]);
  });

  test("passes over words that carry no fact, unless there are no others", async () => {
    const chunks = { "a#1": "When you have it you can do this.", "b#1": "Rail before air." };
    expect(await found(chunks, { texts: ["When do you have the rail?"] })).toEqual(["b#1"]);
    expect(await found(chunks, { texts: ["When do you?"] })).toEqual(["a#1"]);
  });

  test("finds nothing where no word is shared", async () => {
    expect(await found({ "a#1": "Rail before air." }, { texts: ["parking"] })).toEqual([]);
    expect(await found({ "a#1": "Rail before air." }, { texts: ["…", ""] })).toEqual([]);
  });

  test("does not depend on what else is asked in the same run", async () => {
    const source = await sourceOf({
      "a#1": "refund days",
      "a#2": "refunds day",
      "b#1": "refunded",
    });
    const query = { texts: ["refund day"] };
    const alone = evidenceSearch(source, [query])(query, 5);
    const among = evidenceSearch(source, [{ texts: ["days of refunds"] }, query])(query, 5);
    expect(among).toEqual(alone);
    expect(alone).toHaveLength(3);
  });
});

test("chunks that fit alike come in UTF-8 order of their ids, however the revision lists them", async () => {
  const source = await sourceOf({
    "a#\ue000": "Refund.",
    "a#1": "Refund.",
    "a#\u{1f600}": "Refund.",
  });
  const query = { texts: ["refund"] };
  const turned = { ...source, chunks: new Map([...source.chunks].toReversed()) };
  expect(evidenceSearch(turned, [query])(query, 3).map(({ id }) => id)).toEqual([
    "a#1",
    "a#\ue000",
    "a#\u{1f600}",
  ]);
});

test("a word that stands everywhere in a large corpus is found all the same", async () => {
  const chunks = Array.from(
    { length: 5100 },
    (_, at) => [`refund#${at}`, `Refund ${at}.`] as const,
  );
  const all = await found(Object.fromEntries(chunks), { texts: ["refund"] });
  expect(all).toHaveLength(3);
});
