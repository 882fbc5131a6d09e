import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const asking = (query: string): string =>
  pendingAbstention.replace(/^query: .*$/m, `query: "${query}"`);

async function rulesOf(quote: string): Promise<readonly string[]> {
  const text = pendingCase.replace(/quote: .*$/m, `quote: "${quote}"`);
  return (await findingsOf(goodSet(text))).map(({ rule }) => rule);
}

describe("case/hidden-characters", () => {
  test.for([
    ["Arabic with a mark of direction", "\u200fأين يمكن للزوار الوقوف؟ \u061c(3)\u200e"],
    ["Hebrew", "היכן אורחים יכולים לחנות?"],
    ["Persian with its joiner", "می\u200cخواهم"],
    ["an Indic half form at a word's end", "क्\u200d "],
    ["a family of emoji", "👩\u200d👩\u200d👧"],
    ["an emoji with a skin tone and a joiner", "👩🏽\u200d🚀 ❤\ufe0f\u200d🔥"],
    ["the flag of a region", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["a soft hyphen", "park\u00ading"],
    ["tabs and line feeds", "Where\\tcan\\nvisitors park?"],
    ["no-break and other spaces", "Where\u00a0can\u2009I?"],
    ["a next line", "Where can\\u0085visitors park?"],
  ] as const)("accepts %s", async ([, query]) => {
    expect(await report(goodSet(asking(query)))).toBe("");
  });

  test("rejects an override, which turns the letters behind it", async () => {
    expect(await report(goodSet(asking("Pay within \\u202e03\\u202c days?"))))
      .toMatchInlineSnapshot(`
        "cases/parking-001.yaml:4:8 error case/hidden-characters
          The text holds U+202E, which shows what follows in another order: a person reads another text than a program.
          fix: Delete it, or type the text again; between double quotes it may be written as an escape such as \\u202E.
          why: touchstone explain case/hidden-characters
        "
      `);
  });

  test("rejects a zero-width space", async () => {
    expect(await report(goodSet(asking("Where can vis\u200bitors park?")))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:4:8 error case/hidden-characters
        The text holds U+200B, which shows nothing: a person reads another text than a program.
        fix: Delete it, or type the text again; between double quotes it may be written as an escape such as \\u202E.
        why: touchstone explain case/hidden-characters
      "
    `);
  });

  test.for([
    ["an isolate", "\\u2067abc", "U+2067, which shows what follows in another order"],
    ["the end of an isolate", "\\u2069abc", "U+2069, which shows what follows in another order"],
    ["an old format character", "a\u206ab", "U+206A, which shows nothing"],
    ["a command of a terminal", "a\\u001b[31mb", "U+001B, which is a control character"],
    ["a control character of the second set", "a\\u009bb", "U+009B, which is a control character"],
    ["a NUL", "a\\0b", "U+0000, which is a control character"],
    ["a joiner behind a space", "a \u200db", "U+200D, which shows nothing"],
    ["hidden words", "a\u{e0068}\u{e0069}", "U+E0068, which shows nothing"],
    ["a byte order mark inside", "a\ufeffb", "U+FEFF, which shows nothing"],
  ] as const)("rejects %s", async ([, query, what]) => {
    const found = await findingsOf(goodSet(asking(query)));
    expect(found.map(({ message }) => message)).toEqual([
      `The text holds ${what}: a person reads another text than a program.`,
    ]);
  });

  test("leaves a blank text to its own rule", async () => {
    const found = await findingsOf(goodSet(asking("\u200b")));
    expect(found.map(({ rule }) => rule)).toEqual(["case/blank-query"]);
  });

  test("takes what shows nothing in a quote, which is as the corpus has it, but nothing that turns", async () => {
    expect(await rulesOf("within\u200b 30 days")).toEqual(["evidence/quote-not-in-text"]);
    expect(await rulesOf("within\u202e 30 days")).toContain("case/hidden-characters");
  });

  test("takes what shows nothing in the ids of an excerpt's chunks", async () => {
    const excerpt = `excerpt: {chunkIds: ["a\u200bb"], contentHash: sha256:${"0".repeat(64)}}`;
    const origin = `{kind: synthetic, lane: backlog, generator: writer-2, ${excerpt}}`;
    const text = edited(pendingCase, "{kind: human, author: avery}", origin);
    const found = await findingsOf(goodSet(text));
    expect(found.map(({ rule }) => rule)).toEqual(["case/excerpt-not-in-revision"]);
  });
});
