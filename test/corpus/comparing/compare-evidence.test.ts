import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evidenceOf, evidenceWithoutTexts, type Parts } from "../../support/compared-parts.ts";
import { prose } from "../../support/prose.ts";

const refund =
  "A customer can request a refund within 30 days of purchase. The request needs the receipt and the number of the order. A refund of more than 500 euros is signed by the manager of the branch.";
const travel =
  "Hotels are booked through the travel desk. A night may cost 140 euros in a capital and 110 euros elsewhere. Breakfast is paid where the invoice names it apart.";
const quote = "within 30 days of purchase";
/** A page about something else, in which the quote stands as well. */
const guide = `Our new guide for shops abroad explains taxes, tolls and opening hours in eleven languages. Whoever brings goods back does so ${quote}, and the clerk looks up the till.`;
const leaflet = `The leaflet of the winter campaign shows skis, sledges and woollen hats from four makers. As ever they can be swapped ${quote}, unless the snow has melted.`;

function told(before: Parts, after: Parts, words: string | null = quote): string {
  const {
    verdict,
    quote: standing,
    candidates,
  } = evidenceOf([before, after], "a#1", words ?? undefined);
  const ids = candidates.map(({ id, grounds }) => `${id} ${grounds.join("+")}`);
  return [verdict, standing ?? "no quote", ...ids].join("; ");
}

describe("what became of evidence", () => {
  test.for<readonly [name: string, before: Parts, after: Parts, told: string]>([
    ["is nothing where id and text stay", { "a#1": refund }, { "a#1": refund }, "same; intact"],
    [
      "keeps its quote where its text moved",
      { "a#1": refund },
      { "b#1": refund },
      "moved; intact; b#1 bytes+quote",
    ],
    [
      "keeps its quote where something else in the chunk was edited",
      { "a#1": refund },
      { "a#1": refund.replace("500", "900") },
      "edited; intact; a#1 quote+id+likeness",
    ],
    [
      "loses its quote where an edit hits it",
      { "a#1": refund },
      { "a#1": refund.replace("30", "14") },
      "edited; changed; a#1 id+likeness",
    ],
    [
      "is found by its quote where everything else is new",
      { "a#1": refund },
      { "b#1": guide },
      "edited; intact; b#1 quote",
    ],
    [
      "is ambiguous where two new chunks hold its quote and nothing else is left",
      { "a#1": refund },
      { "b#1": guide, "c#1": leaflet },
      "ambiguous; intact; b#1 quote; c#1 quote",
    ],
    [
      "names the piece with its quote first where the chunk was split",
      { "a#1": `${travel} ${refund}` },
      { "a#1": travel, "a#2": refund },
      "split; intact; a#2 quote+likeness; a#1 id+likeness",
    ],
    [
      "is a split where its quote left the chunk that keeps the id",
      { "a#1": `${travel} ${refund}` },
      { "a#1": `${travel} ${refund.replace("30", "14")}`, "b#1": guide },
      "split; intact; b#1 quote; a#1 id+likeness",
    ],
    [
      "is decided by its quote where two chunks hold the rest equally well",
      { "a#1": refund },
      { "b#1": refund.replace("500", "900"), "c#1": refund.replace("30", "31") },
      "edited; intact; b#1 quote+likeness; c#1 likeness",
    ],
    [
      "names every other chunk that holds its quote now",
      { "a#1": refund },
      { "a#1": refund.replace("500", "900"), "b#1": guide },
      "edited; intact; a#1 quote+id+likeness; b#1 quote",
    ],
    [
      "names no other chunk that held its quote all along",
      { "a#1": refund, "b#1": guide },
      { "a#1": refund.replace("500", "900"), "b#1": guide.replace("eleven", "twelve") },
      "edited; intact; a#1 quote+id+likeness",
    ],
    ["is gone where nothing is left", { "a#1": refund }, { "b#1": travel }, "gone; changed"],
  ])("%s", ([, before, after, expected]) => {
    expect(told(before, after)).toBe(expected);
  });

  test("is unverified where its text is not kept, whatever its hash says", () => {
    const parts = { "a#1": refund };
    expect(evidenceWithoutTexts([parts, parts], "a#1", quote).verdict).toBe("unverified");
    const edited = { "a#1": `${refund} More.` };
    expect(evidenceWithoutTexts([parts, edited], "a#1", quote).verdict).toBe("unverified");
  });

  test("is unverified where the revision has no such chunk", () => {
    expect(evidenceOf([{ "b#1": refund }, { "b#1": refund }], "a#1", quote).verdict).toBe(
      "unverified",
    );
  });

  test("has no quote that stands or not where it has none", () => {
    expect(told({ "a#1": refund }, { "a#1": `${refund} More.` }, null)).toBe(
      "edited; no quote; a#1 id+likeness",
    );
  });
});

const corpusOf = (texts: readonly (readonly string[])[]): Parts =>
  Object.fromEntries(texts.map((sentences, at) => [`a#${at}`, sentences.join(" ")]));

const edited = (sentence: string, at: number): string => {
  const words = sentence.split(" ");
  return words.with(at % words.length, "altered").join(" ");
};

describe("over injected edits", () => {
  /** A corpus, one of its sentences as the quote, and a place in the chunk. */
  const cited = fc.tuple(prose(5), fc.nat(5), fc.nat(5), fc.nat());

  test("an edit inside the quote is flagged, one elsewhere is told apart", () => {
    fc.assert(
      fc.property(cited, ([texts, of, where, at]) => {
        const [own = [], ...others] = texts;
        const words = own[of] ?? "";
        const young = own.with(where, edited(own[where] ?? "", at));
        const parts = [corpusOf(texts), corpusOf([young, ...others])] as const;
        const change = evidenceOf(parts, "a#0", words);
        expect([change.verdict, change.quote]).toEqual([
          "edited",
          where === of ? "changed" : "intact",
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test("white space alone changes no quote", () => {
    fc.assert(
      fc.property(cited, ([texts, of]) => {
        const [own = [], ...others] = texts;
        const young = own.map((one) => one.replaceAll(" ", "\n  "));
        const parts = [corpusOf(texts), corpusOf([young, ...others])] as const;
        expect(evidenceOf(parts, "a#0", own[of]).quote).toBe("intact");
      }),
      { numRuns: 20 },
    );
  });

  test("an edit that was taken back is the same", () => {
    fc.assert(
      fc.property(cited, ([texts, of, where, at]) => {
        const [own = [], ...others] = texts;
        const once = corpusOf([own.with(where, edited(own[where] ?? "", at)), ...others]);
        const back = corpusOf(texts);
        expect(evidenceOf([once, back], "a#0", undefined).verdict).toBe("edited");
        expect(evidenceOf([corpusOf(texts), back], "a#0", own[of]).verdict).toBe("same");
      }),
      { numRuns: 20 },
    );
  });
});
