import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { promptfoo } from "../../../src/exporting/shapes/promptfoo.ts";
import { inertText } from "../../../src/exporting/shapes/promptfoo-text.ts";
import { exportedFrom, oddTexts, someCases } from "../../support/random-exports.ts";
import { textsOf } from "../../support/shape-readers.ts";

/** What Nunjucks takes for a tag or a comment: also the end of a comment alone stops its parser. */
const tag = /\{[{%#]|#\}/;
const program = /^(?:file|package|exec|python|javascript|ruby|huggingface):/i;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const one of Object.values(value)) yield* stringsIn(one);
}

describe("a text in a test of promptfoo", () => {
  test("is no template, and names no file or program", () => {
    const texts = [
      '{{ range.constructor("return process")() }}',
      "{{{{ x }}}}",
      "{%- if x -%}",
      "{#}",
      "${{ secrets.TOKEN }}",
      "file:///etc/passwd",
      "FILE://run.js",
      "package:evil:run",
      "python:file://run.py",
      "exec:rm -rf .",
    ];
    expect(texts.map(inertText)).toMatchInlineSnapshot(`
      [
        "{ { range.constructor("return process")() }}",
        "{ { { { x }}}}",
        "{ %- if x -%}",
        "{ # }",
        "\${ { secrets.TOKEN }}",
        " file:///etc/passwd",
        " FILE://run.js",
        " package:evil:run",
        " python:file://run.py",
        " exec:rm -rf .",
      ]
    `);
  });

  test("stays as it is where it does nothing", () => {
    const texts = ["{ a }", "a } } b", "100 % { x", "see file://x", "a file: b", "#1 {", "{", "}}"];
    expect(texts.map(inertText)).toEqual(texts);
  });

  test("does nothing after any text was made inert, however often that is done", () => {
    const pieces = fc.constantFrom("{", "{", "%", "#", "}", " ", "x", "file:", "package:", "\n");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = inertText(parts.join(""));
        expect([tag.test(text), program.test(text)]).toEqual([false, false]);
        expect(inertText(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a file of tests for promptfoo", () => {
  test("has no template and no name of a program in any place, whatever the cases say", async () => {
    await fc.assert(
      fc.asyncProperty(someCases, async ({ chunks, cases }) => {
        const { set, dataset } = await exportedFrom(chunks, cases);
        const { "tests.yaml": text = "" } = textsOf(promptfoo.write(set, dataset).files);
        expect(tag.test(text)).toBe(false);
        for (const value of stringsIn(parse(text))) {
          expect([value, tag.test(value), program.test(value)]).toEqual([value, false, false]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("tells each case of which a text had to be changed, by its field", async () => {
    const [hostile = ""] = oddTexts;
    const { set, dataset } = await exportedFrom(
      [{ id: "a#1", document: "a", text: "x" }],
      [
        {
          id: "case-0",
          kind: "abstention",
          because: "ambiguous",
          query: hostile,
          expectedAnswer: `package:x and ${hostile}`,
          tags: ["file:x"],
          split: "test",
          corpusRevision: "corpus-2026-09-01",
        },
      ],
    );
    const { losses } = promptfoo.write(set, dataset);
    expect(
      losses
        .filter(({ why }) => why.startsWith("a space keeps promptfoo"))
        .map(({ field, fate, cases }) => [field, fate, cases]),
    ).toEqual([
      ["query", "changed", ["case-0"]],
      ["expectedAnswer", "changed", ["case-0"]],
      ["tags", "changed", ["case-0"]],
    ]);
  });
});
