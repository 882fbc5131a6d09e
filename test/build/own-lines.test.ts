import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { assertNoTabs, unindented } from "../../scripts/build/own-lines.ts";

describe("the lines of our own code in the bundle", () => {
  test("lose the tabs that indent them, and nothing else", () => {
    const code = 'function one() {\n\tif (a)\n\t\treturn "b\\tc";\n\treturn `\n  two\t`;\n}\n';
    expect(unindented(code)).toBe(
      'function one() {\nif (a)\nreturn "b\\tc";\nreturn `\n  two\t`;\n}\n',
    );
  });

  test("are refused where a tab may be part of a text", () => {
    const folder = mkdtempSync(join(tmpdir(), "own-lines-"));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const plain = file("plain.ts", "const a = `\n  b`;\n");
    const odd = file("odd.ts", "const a = `\n\tb`;\n");
    expect(() => assertNoTabs([plain, join(folder, "none.ts")])).not.toThrow();
    expect(() => assertNoTabs([plain, odd])).toThrow("odd.ts has a line that starts with a tab.");
  });
});
