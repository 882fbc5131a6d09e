import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caseDigest } from "../../../src/model/digest.ts";
import { startOf } from "../../../src/model/location.ts";
import type { Refresh } from "../../../src/model/generated/case.ts";
import { requestEdits, type RequestEdits } from "../../../src/refresh/requests/request-edits.ts";
import { layOut, layouts } from "../../support/case-layouts.ts";
import { caseFiles, goodSet, pendingCase, type Files } from "../../support/good-set.ts";
import { assertOnlyChanged } from "../../support/named-blocks.ts";
import { observation } from "../../support/observations.ts";
import { planOf } from "../../support/planned.ts";
import { findingsOf } from "../../support/report.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

const corpusOne: PlainCorpus = {
  chunks: { "leave:1": "Leave is taken in whole days.", "pay:1": "On the last day." },
};
const two: PlainCorpus = {
  chunks: { ...corpusOne.chunks, "leave:1": "Leave is taken in half days." },
};
const corpora = twoCorpora(corpusOne, two);
const onLeave = (id: string, fields: object = {}): string =>
  judgedCase(id, { under: "one", corpus: corpusOne, chunks: ["leave:1"], ...fields });

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
const decoded = (bytes: Uint8Array | undefined): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

/** What is asked about all cases of a set. */
async function editsOf(
  files: Files,
  options: Parameters<typeof planOf>[1] = {},
): Promise<RequestEdits> {
  const { items } = await planOf(files, options);
  return requestEdits(items, (path) => encoded(files[path] ?? ""));
}

/** The text of the only file that is written. */
async function requested(text: string): Promise<string> {
  const { files } = await editsOf({ ...corpora, "cases/case-1.yaml": text });
  expect(files.map(({ path }) => path)).toEqual(["cases/case-1.yaml"]);
  return decoded(files[0]?.bytes);
}

const refreshIn = (text: string): Refresh | undefined =>
  (parse(text.replace(/^\ufeff/, "")) as { refresh?: Refresh }).refresh;

const decided = `refresh:
  from: zero
  to: one
  reasons: [chunk-edited] # of then
  observations: [seen-1]
  outcome: confirmed
  by: sam
  at: 2026-08-01T09:00:00Z
  reason: It holds.
`;

describe("a request", () => {
  test("is a block behind the review", async () => {
    const text = await requested(onLeave("case-1"));
    expect(text.slice(text.indexOf("\nrefresh:") + 1)).toMatchInlineSnapshot(`
      "refresh:
        from: one
        to: two
        reasons:
          - chunk-edited
          - corpus-revision-changed
      "
    `);
  });

  test("names what was observed, and what was observed before", async () => {
    const files = { ...corpora, "cases/case-1.yaml": `${onLeave("case-1")}${decided}` };
    const observations = [
      {
        observation: observation({ id: "seen-2", case: "case-1" }),
        at: startOf("o.jsonl"),
      },
    ];
    const { files: written } = await editsOf(files, { observations });
    expect(refreshIn(decoded(written[0]?.bytes))).toEqual({
      from: "one",
      to: "two",
      reasons: ["chunk-edited", "query-pattern-observed", "corpus-revision-changed"],
      observations: ["seen-1", "seen-2"],
    });
  });

  test("stands in the place of an earlier decision, whose comments stay as lines", async () => {
    const text = await requested(`${onLeave("case-1")}${decided}# the end\n`);
    expect(text.slice(text.indexOf("# of then"))).toMatchInlineSnapshot(`
      "# of then
      refresh:
        from: one
        to: two
        reasons:
          - chunk-edited
          - corpus-revision-changed
        observations:
          - seen-1
      # the end
      "
    `);
  });

  test("stands in the place of one for another revision", async () => {
    const asked = "refresh: {from: one, to: one-and-a-half, reasons: [chunk-deleted]}\n";
    expect(refreshIn(await requested(`${onLeave("case-1")}${asked}`))).toMatchObject({
      to: "two",
      reasons: ["chunk-edited", "corpus-revision-changed"],
    });
  });

  test("is not written again where the file asks so already", async () => {
    const path = "cases/case-1.yaml";
    const text = await requested(onLeave("case-1"));
    const edits = await editsOf({ ...corpora, [path]: text });
    expect(edits).toEqual({ files: [], asked: ["case-1"], refused: [] });
  });

  test("changes nothing else, whatever the layout of the file", { timeout: 60_000 }, async () => {
    const value = parse(
      onLeave("case-1", {
        tags: ["leave"],
        notes: "Asked often: twice.",
        conversation: [{ role: "user", content: "I am new # here" }],
      }),
    ) as Record<string, unknown>;
    const flow = `refresh: ${JSON.stringify(parse(decided).refresh)} # of then\n`;
    const blocks = fc.constantFrom(decided, decided.replaceAll("\n", " # why\n"), flow);
    await fc.assert(
      fc.asyncProperty(layouts, blocks, async (layout, block) => {
        const before = layOut(value, layout, block);
        const after = await requested(before);
        assertOnlyChanged(before, after, new Set(["refresh"]));
        const [was, is] = [before, after].map(
          (text) => parse(text.replace(/^\ufeff/, "")) as object,
        );
        expect(caseDigest(is)).toBe(caseDigest(was));
        expect({ ...is, refresh: undefined }).toEqual({ ...was, refresh: undefined });
        expect(refreshIn(after)).toEqual({
          from: "one",
          to: "two",
          reasons: ["chunk-edited", "corpus-revision-changed"],
          ...(layout.asked ? { observations: ["seen-1"] } : {}),
        });
        const set = { ...corpora, "cases/case-1.yaml": after };
        const found = await findingsOf(set, { ...corpora, "cases/case-1.yaml": before });
        const rules = found.map(({ rule }) => rule);
        expect(rules).toContain("refresh/undecided");
        expect(rules).not.toContain("refresh/request-changes-case");
      }),
      { numRuns: 60 },
    );
  });
});

describe("requests", () => {
  test("go on where a file cannot be edited, which is told", async () => {
    const shared = onLeave("case-2").replace(
      "origin:",
      "notes: &said Twice.\ntags: [*said]\norigin:",
    );
    const files = { ...corpora, ...caseFiles(onLeave("case-1"), onLeave("case-3")) };
    const { items } = await planOf({ ...files, ...caseFiles(onLeave("case-2")) });
    const path = "cases/case-2.yaml";
    const edits = requestEdits(items, (one) => encoded(one === path ? shared : (files[one] ?? "")));
    expect(edits.files.map(({ id }) => id)).toEqual(["case-1", "case-3"]);
    expect(edits.refused.map(({ message, at }) => `${at.file}: ${message}`)).toMatchInlineSnapshot(`
      [
        "cases/case-2.yaml: This file cannot be edited line by line: a value is shared by an alias.",
      ]
    `);
  });

  test("refuse a file that is no UTF-8", async () => {
    const files = { ...corpora, ...caseFiles(onLeave("case-1")) };
    const { items } = await planOf(files);
    const edits = requestEdits(items, () => Uint8Array.of(0x69, 0xff));
    expect(edits.files).toEqual([]);
    expect(edits.refused.map(({ message }) => message)).toEqual([
      '"cases/case-1.yaml" is not UTF-8.',
    ]);
  });

  test("have no block for a candidate, which check would refuse in it", async () => {
    const files = goodSet(pendingCase);
    const { items } = await planOf(files, { candidates: true });
    expect(items.map(({ asks }) => asks)).toEqual(["first-judgment"]);
    expect(await editsOf(files, { candidates: true })).toEqual({
      files: [],
      asked: [],
      refused: [],
    });
    const block =
      "refresh: {from: corpus-2026-09-01, to: corpus-2026-09-01, reasons: [chunk-edited]}\n";
    const path = "cases/refund-policy-001.yaml";
    const rules = (await findingsOf({ ...files, [path]: `${files[path]}${block}` })).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(expect.arrayContaining(["refresh/undecided"]));
  });
});
