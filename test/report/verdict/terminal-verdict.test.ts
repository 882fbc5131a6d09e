import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { holdingsOf } from "../../../src/report/verdict/set-summary.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { terminalVerdict } from "../../../src/report/verdict/terminal-verdict.ts";
import { check } from "../../../src/rules/check.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { memoryTree, type Contents } from "../../support/memory-tree.ts";

async function shown(files: Contents): Promise<{ readonly text: string; readonly read: number }> {
  const tree = memoryTree(files);
  const dataset = await loadDataset(tree);
  const findings = check(dataset);
  const counts = countsOf(dataset, findings);
  const verdict = {
    holds: holdingsOf(dataset, counts),
    findings,
    counts,
    rules: { judged: 40, of: 40 },
    notShown: { otherFiles: 0, belowLevel: 0 },
    comparison: { base: { name: "main", commit: "0".repeat(40), holdsSet: true } },
    split: "none" as const,
    claim: undefined,
  };
  const before = tree.bytesRead();
  let text = "";
  const options = { style: plainStyle, place: (file: string) => file, elapsed: () => 12 };
  for await (const piece of terminalVerdict(verdict, { ...options, columns: 80, tree })) {
    text += piece;
  }
  return { text, read: tree.bytesRead() - before };
}

const named = (id: string): string => pendingCase.replace("refund-policy-001", id);
const blank = named("blank-001").replace(/^query: .*$/m, 'query: "  "');

describe("a verdict on a terminal", () => {
  test("groups findings by file, and shows the line that each stands in", async () => {
    const twice = blank.replace(/^expectedAnswer: .*$/m, "expectedAnswer: 42");
    const files = { ...goodSet(named("good-001"), twice), "cases/a.yaml": "query: a: b\n" };
    expect((await shown(files)).text).toMatchInlineSnapshot(`
      "── cases/a.yaml  1 error

      cases/a.yaml:1:8 error file/not-yaml
        A second colon with a space stands in this line, so the line reads as two fields.
          1 | query: a: b
            |        ^
        fix: Put the text in quotes: "a: b".
        why: touchstone explain file/not-yaml

      ── cases/blank-001.yaml  2 errors

      cases/blank-001.yaml:3:8 error case/blank-query
        The question is blank.
          3 | query: "  "
            |        ^^^^
        fix: Write the question a real reader would ask.
        why: touchstone explain case/blank-query

      cases/blank-001.yaml:4:17 error file/off-schema
        "expectedAnswer" is the number 42 here, but text is due.
          4 | expectedAnswer: 42
            |                 ^^
        fix: Put it in quotes: "42".
        why: touchstone explain file/off-schema

      Compared with main at 0000000000.
      3 errors in 3 cases (12 ms)
      "
    `);
  });

  test("shows what a clean set holds", async () => {
    expect((await shown(goodSet(pendingCase))).text).toMatchInlineSnapshot(`
      "  approved   none yet: every case is a candidate
        waiting    1 candidate; judge the first with: touchstone review record refund-policy-001
        corpus     corpus-2026-09-01: 2 documents, 2 chunks
      Compared with main at 0000000000.
      0 errors in 1 case (12 ms)
      "
    `);
  });

  test("reads a file once, and only where it has findings", async () => {
    const twice = blank.replace(/^expectedAnswer: .*$/m, "expectedAnswer: 42");
    const { read } = await shown(goodSet(named("good-001"), twice));
    expect(read).toBe(Buffer.byteLength(twice));
  });

  test("shows no line of what is no text, no file, too large, or passed over", async () => {
    const { text } = await shown({
      ...goodSet(),
      "cases/a.yaml": { kind: "symlink", target: "b" },
      "cases/b.yaml": Buffer.from([0x61, 0xff]),
      "cases/c.yaml": `#${"x".repeat(300 * 1024)}`,
      "cases/d.yaml": { kind: "unreadable" },
      "cases/e.json": "{}",
    });
    expect(text.match(/^cases.* (?:error|notice) .*$/gm)).toHaveLength(5);
    expect(text).not.toContain(" | ");
  });

  test("ends a long report with what it consists of, errors first", async () => {
    const many = Array.from({ length: 11 }, (_, index) => [`cases/x-${index}.json`, "{}"]);
    const { text } = await shown({ ...goodSet(blank), ...Object.fromEntries(many) });
    expect(text.slice(text.indexOf("12 findings"))).toMatchInlineSnapshot(`
      "12 findings in 12 files:
             1  error    case/blank-query
            11  notice   file/passed-over

      Compared with main at 0000000000.
      1 error, 11 notices in 1 case (12 ms)
      "
    `);
  });

  test("shows hostile text escaped, in lines and in names", async () => {
    const name = "cases/a\n\u001b[2J.yaml";
    const text = blank.replace("origin", 'x: "\u202e\u200b 日本"\norigin');
    const all = (await shown({ ...goodSet(), [name]: text })).text;
    expect(all.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(all).toContain(String.raw`── cases/a\n\u{1b}[2J.yaml  `);
  });
});
