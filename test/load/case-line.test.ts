import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { caseLine, caseOfLine } from "../../src/load/case-line.ts";
import { caseOfText } from "../../src/load/case-reader.ts";
import { plainCase } from "../../src/load/plain-case.ts";
import { pendingCase } from "../support/good-set.ts";
import { strangeSet } from "../support/strange-set.ts";

const texts = Object.entries(strangeSet())
  .filter(([path]) => path.startsWith("cases/"))
  .map(([path, content]) => [path, Buffer.from(content).toString("utf8")] as const);

test("a case is the same behind its line, whatever its file holds", () => {
  expect(texts.length).toBeGreaterThan(200);
  for (const [path, text] of texts) {
    const plain = plainCase(path, text);
    const line = caseLine(plain);
    expect(line).not.toContain("\n");
    // Unlike toEqual, this tells -0 from 0 and a field that is undefined from none.
    expect([path, isDeepStrictEqual(caseOfLine(line), plain)]).toEqual([path, true]);
  }
});

test("a case without defects is JSON", () => {
  expect(JSON.parse(caseLine(plainCase("cases/a.yaml", pendingCase)))).toMatchObject({
    value: { id: "refund-policy-001" },
  });
});

test("a file without a text has a line as well", () => {
  const at = { file: "cases/a.yaml", line: 1, column: 1 };
  const { plain } = caseOfText("cases/a.yaml", {
    defect: { rule: "file/not-utf8", message: "The file is UTF-16, not UTF-8.", at },
  });
  expect(caseOfLine(caseLine(plain))).toStrictEqual(plain);
});
