import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdownOutline } from "../../../src/corpus/outline/markdown-outline.ts";
import { cut, shown, type CutChunk } from "../../support/cut.ts";
import { markdownPages } from "../../support/markdown-pages.ts";

const byHeading = (
  markdown: string,
  settings: Readonly<Record<string, number>> = {},
): readonly CutChunk[] => cut(markdownOutline(markdown), "by-heading@1", settings);

const ids = (markdown: string): readonly string[] => byHeading(markdown).map(({ id }) => id);

const section = (name: string, words: number): string =>
  `## ${name}\n\n${"word ".repeat(words)}\n\n`;

const pageOf = (sections: readonly string[]): string => ["# Leave", ...sections].join("\n\n");

const solid = (text: string): string => text.replace(/\s+/g, "");

/** What by-heading@1 gives is never changed: whoever has to change this test makes a by-heading@2. */
test("by-heading@1 cuts a page as it always did", () => {
  const page = `Read this *first*.

# Refund policy

A customer can ask for a refund **within 30 days** of purchase. See [the terms](https://example.test/terms "Terms").

## How to ask

1. Open a ticket.
   - Say which order.
2. Wait.

## Exceptions

### In the EU

| country | days |
| ------- | ---- |
| Denmark | 14   |
| Greece  | 30   |

\`\`\`sh
# not a heading
refund --order 7
\`\`\`

## Exceptions

> # a quoted heading starts no chunk

###### Deep

End.
`;
  expect(shown(byHeading(page, { maxCharacters: 100 }))).toMatchInlineSnapshot(`
    "#:1  (-)
      | Read this *first*.
    #refund-policy  (Refund policy)
      | # Refund policy
      | 
      | A customer can ask for a refund **within 30 days** of purchase.
    #refund-policy:2  (Refund policy (part 2))
      | See [the terms](https://example.test/terms "Terms").
    #refund-policy/how-to-ask  (Refund policy > How to ask)
      | ## How to ask
      | 
      | 1. Open a ticket.
      |    - Say which order.
      | 2. Wait.
    #refund-policy/exceptions/in-the-eu  (Refund policy > Exceptions > In the EU)
      | ## Exceptions
      | 
      | ### In the EU
      | 
      | | country | days |
      | | ------- | ---- |
      | | Denmark | 14   |
    #refund-policy/exceptions/in-the-eu:2  (Refund policy > Exceptions > In the EU (part 2))
      | | Greece  | 30   |
      | 
      | \`\`\`sh
      | # not a heading
      | refund --order 7
      | \`\`\`
    #refund-policy/exceptions~2  (Refund policy > Exceptions)
      | ## Exceptions
      | 
      | > # a quoted heading starts no chunk
    #refund-policy/exceptions~2/deep  (Refund policy > Exceptions > Deep)
      | ###### Deep
      | 
      | End."
  `);
});

describe("ids", () => {
  test("name the headings above, and a heading that is repeated by its number", () => {
    expect(ids("# A\na\n## B\nb\n## B\nb\n### C\nc\n# A\na\n## B\nb\n")).toMatchInlineSnapshot(`
      [
        "#a",
        "#a/b",
        "#a/b~2",
        "#a/b~2/c",
        "#a~2",
        "#a~2/b",
      ]
    `);
  });

  test("keep the letters of every script", () => {
    expect(
      ids(
        "# 返金ポリシー\na\n## Ausnahmen für Größe & Maß\nb\n## Возврат\nc\n## 🎉\nd\n## ???\ne\n",
      ),
    ).toMatchInlineSnapshot(`
      [
        "#返金ポリシー",
        "#返金ポリシー/ausnahmen-für-größe-maß",
        "#返金ポリシー/возврат",
        "#返金ポリシー/🎉",
        "#返金ポリシー/untitled",
      ]
    `);
  });

  test("take the words of links, emphasis and code", () => {
    expect(
      ids(
        "## *Use* [the API](x) `f[0][1]`\na\n## run([Logger][logger-generic])\nb\n## g[0][1]\nc\n",
      ),
    ).toMatchInlineSnapshot(`
      [
        "#use-the-api-f01",
        "#runlogger",
        "#g01",
      ]
    `);
  });

  test("take the anchor that an author gave", () => {
    expect(byHeading("## Long title {#short}\n\ntext\n")).toMatchInlineSnapshot(`
      [
        {
          "id": "#short",
          "locator": "Long title",
          "text": "## Long title {#short}

      text",
        },
      ]
    `);
  });

  test("of other sections stay when one grows, shrinks or goes", () => {
    const before = byHeading(section("A", 900) + section("B", 10) + section("C", 10));
    const after = byHeading(section("A", 2000) + section("C", 10));
    const ofC = before.find(({ id }) => id === "#c");
    expect(after).toContainEqual(ofC);
  });
});

describe("a section that is too large", () => {
  test("is cut between blocks, and a heading stays with what follows it", () => {
    const list = ["- one\n  two", "- three", "- four"].join("\n");
    const page = `# H\n\n${"a".repeat(60)}\n\n###### Sub\n\n${"b".repeat(60)}\n\n${list}\n`;
    expect(shown(byHeading(page, { maxCharacters: 100, depth: 5 }))).toMatchInlineSnapshot(`
      "#h  (H)
        | # H
        | 
        | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
      #h:2  (H (part 2))
        | ###### Sub
        | 
        | bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        | 
        | - one
        |   two
        | - three
        | - four"
    `);
  });

  test("keeps a code block whole where it fits, and cuts it between lines where not", () => {
    const code = `\`\`\`js\n${Array.from({ length: 9 }, (_, index) => `call(${index}, "x");\n`).join("")}\`\`\`\n`;
    expect(shown(byHeading(`text\n\n${code}\nmore\n`, { maxCharacters: 100 })))
      .toMatchInlineSnapshot(`
      "#:1  (-)
        | text
        | 
        | \`\`\`js
        | call(0, "x");
        | call(1, "x");
        | call(2, "x");
        | call(3, "x");
        | call(4, "x");
        | call(5, "x");
      #:2  (part 2)
        | call(6, "x");
        | call(7, "x");
        | call(8, "x");
        | \`\`\`
        | 
        | more"
    `);
  });

  test("is cut between sentences, at white space, and last between characters", () => {
    const long = `${"One sentence of forty-four characters, here. ".repeat(3)}\n\n${"word ".repeat(30)}\n\n${"👩‍👩‍👧‍👦".repeat(20)}`;
    expect(shown(byHeading(long, { maxCharacters: 100 }))).toMatchInlineSnapshot(`
      "#:1  (-)
        | One sentence of forty-four characters, here. One sentence of forty-four characters, here.
      #:2  (part 2)
        | One sentence of forty-four characters, here.
      #:3  (part 3)
        | word word word word word word word word word word word word word word word word word word word word
      #:4  (part 4)
        | word word word word word word word word word word
      #:5  (part 5)
        | 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦
      #:6  (part 6)
        | 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦
      #:7  (part 7)
        | 👩‍👩‍👧‍👦👩‍👩‍👧‍👦"
    `);
  });
});

describe("any page", () => {
  test("lands in chunks with every character but white space, each within the limit, each id once", () => {
    fc.assert(
      fc.property(markdownPages(), fc.integer({ min: 100, max: 400 }), (page, maxCharacters) => {
        const chunks = byHeading(page, { maxCharacters });
        expect(solid(chunks.map(({ text }) => text).join(""))).toBe(solid(page));
        expect(Math.max(0, ...chunks.map(({ text }) => text.length))).toBeLessThanOrEqual(
          maxCharacters,
        );
        expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length);
      }),
    );
  });
});

describe("a heading without a text", () => {
  test("opens the chunk below it, as does the banner of a page; what nobody sees is no text", () => {
    const page =
      "# Banner\n\n# Leave\n\n<!-- a comment -->\n\n## When\n\nAlways.\n\n#\n\nNo title.\n\n## Last\n";
    expect(shown(byHeading(page))).toMatchInlineSnapshot(`
      "#leave/when  (Leave > When)
        | # Banner
        | 
        | # Leave
        | 
        | <!-- a comment -->
        | 
        | ## When
        | 
        | Always.
      #untitled  (untitled)
        | #
        | 
        | No title.
      #untitled/last  (untitled > Last)
        | ## Last"
    `);
  });

  test("is no chunk of its own where a chunk holds many of them", () => {
    const page = Array.from({ length: 100 }, (_, at) => `## Heading ${at}\n\n`).join("");
    const lengths = (text: string): readonly number[] =>
      byHeading(text, { depth: 1, maxCharacters: 500 }).map(({ text: own }) => own.length);
    expect(lengths(`# All\n\n${page}`)).toMatchInlineSnapshot(`
      [
        490,
        493,
        493,
        13,
      ]
    `);
    // The last of them stays with its text.
    expect(
      byHeading(`# All\n\n${page}${"word ".repeat(95)}`, { depth: 1, maxCharacters: 500 }).at(-1),
    ).toMatchInlineSnapshot(`
        {
          "id": "#all:4",
          "locator": "All (part 4)",
          "text": "## Heading 99

        word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word",
        }
      `);
  });
});

describe("what leads to a text", () => {
  test("leaves room for it: neither the head of a table nor a fence is a piece of its own", () => {
    const table = `| country | days |\n| ------- | ---- |\n| Denmark | ${"word ".repeat(16)} |\n`;
    const code = `\`\`\`sh\n${"refund --order 7 ".repeat(6).slice(0, 97)}\n\`\`\`\n`;
    const starts = [table, code].map(
      (page) => byHeading(page, { maxCharacters: 100 })[0]?.text.split("\n").at(-1) ?? "",
    );
    expect(starts).toMatchInlineSnapshot(`
      [
        "| Denmark | word word word word word word word word word word",
        "refund --order 7 refund --order 7 refund --order 7 refund --order 7 refund --order 7 refund",
      ]
    `);
  });

  test("stays with it, however much there is before and behind", () => {
    for (let words = 1; words < 120; words++) {
      const page = `# A\n\n${"Some words. ".repeat(words)}\n\n## B\n\nEnd of it.\n`;
      const ends = byHeading(page, { depth: 1, maxCharacters: 120 }).map(({ text }) =>
        text.split("\n").at(-1),
      );
      expect(ends).not.toContain("## B");
    }
  });
});

test("an id and its text stay while its document, its headings and its number do", () => {
  const before = pageOf([
    "Ask.",
    "## Sick",
    "Call.",
    "## Long",
    "Word. ".repeat(60),
    "## Sick",
    "Again.",
  ]);
  const after = pageOf([
    "Ask twice.",
    "## New",
    "New.",
    "## Sick",
    "Call.",
    "## Long",
    "Word. ".repeat(70),
    "## Sick",
    "Again.",
  ]);
  const settings = { maxCharacters: 150 };
  const texts = new Map(byHeading(before, settings).map(({ id, text }) => [id, text]));
  const kept = byHeading(after, settings).map(({ id, text }) =>
    texts.has(id) ? `${id} ${texts.get(id) === text ? "stays" : "is edited"}` : `${id} is new`,
  );
  expect(kept).toMatchInlineSnapshot(`
    [
      "#leave is edited",
      "#leave/new is new",
      "#leave/sick stays",
      "#leave/long stays",
      "#leave/long:2 stays",
      "#leave/long:3 is edited",
      "#leave/sick~2 stays",
    ]
  `);
});
