import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownLines } from "../../src/approving/words/own-lines.ts";
import type { DecisionLine } from "../../src/refresh/deciding/lines/decision-line.ts";
import { readLine } from "../../src/refresh/deciding/lines/read-line.ts";
import { writeLine } from "../../src/refresh/deciding/lines/write-line.ts";

const page = readFileSync(new URL("../../docs/review-lines.md", import.meta.url), "utf8");

/** All that a line can say; a verb that is missing here is no program. */
const verbs: Readonly<Record<DecisionLine["verb"], true>> = {
  approve: true,
  "approve together": true,
  "approve all": true,
  accept: true,
  reject: true,
  retire: true,
  confirm: true,
  "confirm moved": true,
  revise: true,
  abstain: true,
};

test("docs/review-lines.md has an example of each line, and each is read as it stands there", () => {
  const [, section = ""] = page.split("## The lines\n");
  const [table = ""] = section.split("\n## ");
  const examples = [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, line = ""]) => line);
  const read = examples.map((line) => {
    const said = readLine(line);
    if (said === undefined || "wrong" in said) throw new Error(`${line}: ${said?.wrong}`);
    expect(writeLine(said)).toBe(line);
    return said.verb;
  });
  expect([...new Set(read)].toSorted()).toEqual(Object.keys(verbs).toSorted());
});

test("docs/review-lines.md has every form in its grammar", () => {
  const [, grammar = ""] = /^decision {2}= (.*?)^change/ms.exec(page) ?? [];
  const forms = grammar.trim().split(/\n {10}\| /);
  const starts = Object.keys(verbs).map((verb) =>
    verb === "approve together" ? `"approve" code` : verb.replaceAll(/\w+/g, '"$&"'),
  );
  expect(forms).toHaveLength(starts.length);
  for (const start of starts)
    expect(forms.filter((form) => form.startsWith(start))).not.toEqual([]);
});

test("docs/review-lines.md shows a review of which one line counts", () => {
  const [, review = ""] = /^```markdown\n(.*?)^```$/ms.exec(page) ?? [];
  const { lines, setAside } = ownLines(review);
  expect(lines.filter((line) => readLine(line) !== undefined)).toEqual([
    "reject leave-001: Page 3 says ten days.",
  ]);
  expect(setAside.map(({ as }) => as)).toEqual(["quote", "code", "comment"]);
});
