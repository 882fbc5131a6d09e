import { describe, expect, test } from "vitest";
import { textFinder, type SoughtText } from "../../src/importing/text-finder.ts";
import { sourceOf } from "../support/evidence-source.ts";

const corpus = {
  "a:1": "Refunds are possible within 30 days of purchase, with a receipt.",
  "a:2":
    "Travel is by rail below four hours; above that, air travel may be booked by the traveller.",
  "b:1": "Notes",
  "b:2": "Parking is for visitors.",
  "b:3": "Parking is for visitors.",
  "c:1": "The office opens at eight in the morning on every working day of the week,",
  "c:2": "and closes at six in the evening, except on the days before public holidays.",
};

/** The relation and the chunks, as a reader would say it. */
async function found(sought: SoughtText): Promise<string> {
  const match = textFinder(await sourceOf(corpus))(sought);
  if (match.found === "none") return "none";
  const chunks = match.found === "one" ? [match.chunk] : match.chunks;
  return `${match.found} ${match.relation}: ${chunks.map(({ id }) => id).join(" ")}`;
}

describe("a text is found in the chunk", () => {
  test.for([
    ["that is just it", corpus["a:1"], "one same: a:1"],
    [
      "that is just it, white space apart",
      `\n ${corpus["a:1"].replaceAll(" ", "\n\t")} `,
      "one same: a:1",
    ],
    ["that holds it", "within 30 days", "one holds: a:1"],
    ["that holds it, even if it is one word", "rail", "one holds: a:2"],
    ["of which it is a part at the end", `Before: ${corpus["a:2"]}`, "one part: a:2"],
    ["whose start is its end", `So it is. ${corpus["a:2"].slice(0, 60)}`, "one part: a:2"],
    ["whose end is its start", `${corpus["a:2"].slice(20)} So it is.`, "one part: a:2"],
  ] as const)("%s", async ([, text, expected]) => {
    expect(await found({ text })).toBe(expected);
  });
});

describe("none is chosen", () => {
  test.for([
    ["of two chunks with the same text", corpus["b:2"], "several same: b:2 b:3"],
    ["of several that hold it", "is", "several holds: a:2 b:2 b:3"],
    [
      "of those that it is spread over",
      `${corpus["c:1"]} ${corpus["c:2"]}`,
      "several part: c:1 c:2",
    ],
  ] as const)("%s", async ([, text, expected]) => {
    expect(await found({ text })).toBe(expected);
  });
});

describe("nothing is found", () => {
  test.for([
    ["of a text that stands nowhere", "Lunch is free."],
    ["of a blank one", " \n"],
    [
      "by a heading that stands in the text",
      "Notes about whatever was said on the way to the office.",
    ],
    [
      "where a chunk is less than half of the text",
      `${corpus["c:1"]} ${"Other words. ".repeat(9)}`,
    ],
    ["in another case", "WITHIN 30 DAYS"],
  ] as const)("%s", async ([, text]) => {
    expect(await found({ text })).toBe("none");
  });
});

describe("a quote", () => {
  const both = `${corpus["c:1"]} ${corpus["c:2"]}`;

  test("leaves the chunk that holds it", async () => {
    expect(await found({ text: both, quote: "closes at six" })).toBe("one part: c:2");
  });

  test("that no chunk holds leaves none", async () => {
    expect(await found({ text: both, quote: "week, and" })).toBe("none");
  });

  test("that two hold leaves both", async () => {
    expect(await found({ text: corpus["b:2"], quote: "visitors" })).toBe("several same: b:2 b:3");
  });

  test("makes a small part enough", async () => {
    const text = `${corpus["c:1"]} ${"Other words. ".repeat(9)}`;
    expect(await found({ text, quote: "at eight" })).toBe("one part: c:1");
  });
});

test("a text and a chunk that repeat themselves are compared in one go", async () => {
  const long = "ab".repeat(200_000);
  const source = await sourceOf({ "a:1": `x${long}`, "a:2": `${long}c`, "a:3": "d" });
  const match = textFinder(source)({ text: `${long}y` });
  expect(match).toMatchObject({ found: "one", relation: "part", chunk: { id: "a:1" } });
});
