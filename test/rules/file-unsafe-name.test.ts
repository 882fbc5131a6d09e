import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";

describe("file/unsafe-name", () => {
  test.for([
    ["a name that starts like a device", "cases/console/com10-lpt.md"],
    ["dots inside a name", "cases/v1.2/notes.old.md"],
    ["letters of other scripts", "cases/退款/notes.md"],
    ["255 bytes", `cases/${"a".repeat(255)}`],
    ["a dash inside", "cases/a-b/c.md"],
    ["Git's settings", "cases/.gitkeep"],
  ] as const)("accepts %s", async ([, path]) => {
    expect(await report({ ...goodSet(pendingCase), [path]: "x\n" })).toBe("");
  });

  test.for([
    ["a device", "CON", "is a device on Windows, which keeps no such file"],
    ["a device with an ending", "com1.case.md", "is a device on Windows, which keeps no such file"],
    ["a colon", "a:b", "holds a character that Windows allows in no name"],
    ["a backslash", "a\\b", "holds a character that Windows allows in no name"],
    ["a line feed", "a\nb", "holds a control character"],
    ["a dot at the end", "a.md.", "ends in a dot or a space, which Windows drops"],
    ["a space at the end", "a ", "ends in a dot or a space, which Windows drops"],
    ["an option", "-rf", "starts with a dash, and programs take it for an option"],
    ["Git's own folder", ".GIT", "belongs to Git"],
    ["Git's own folder by its short name", "git~1", "belongs to Git"],
    ["the folder above", "..", "leads to another folder"],
    ["256 bytes", "é".repeat(128), "is longer than 255 bytes, which no disk keeps"],
    [
      "an accent of its own",
      "e\u0301",
      "is not in composed form (NFC), and another disk spells it with other bytes",
    ],
  ] as const)("rejects %s, of a file and of a folder", async ([, name, reason]) => {
    const files = {
      ...goodSet(pendingCase),
      [`cases/${name}`]: "x\n",
      [`corpus-revisions/texts/${name}/deep/a.jsonl`]: "",
      [`corpus-revisions/texts/${name}/deep/b.jsonl`]: "",
    };
    const told = (await findingsOf(files)).map(({ rule, message }) => `${rule} ${message}`);
    const shown = name.length > 80 ? `${name.slice(0, 79)}…` : name;
    expect(told).toEqual([
      `file/unsafe-name The name of this file, "${shown}", ${reason}, so the file was not read.`,
      `file/unsafe-name The name of this folder, "${shown}", ${reason}.`,
    ]);
  });

  test("tells a file once, whatever else it is, and prints nothing raw", async () => {
    const files = { ...goodSet(pendingCase), "cases/a\u001b[31m.yaml": "id: [" };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a\\u{1b}[31m.yaml:1:1 error file/unsafe-name
        The name of this file, "a\\u{1b}[31m.yaml", holds a control character, so the file was not read.
        fix: Rename the file: a case's file is named by its id; small letters and digits with single "-" between them are safe everywhere.
        why: touchstone explain file/unsafe-name
      "
    `);
  });

  test("still reads the files of a folder", async () => {
    const files = { ...goodSet(), "cases/aux/refund-policy-001.yaml": pendingCase };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/aux/refund-policy-001.yaml:1:1 error file/unsafe-name
        The name of this folder, "aux", is a device on Windows, which keeps no such file.
        fix: Rename the folder: up to its first dot, no name is con, prn, aux, nul, com1 to com9 or lpt1 to lpt9.
        why: touchstone explain file/unsafe-name
      "
    `);
  });
});
