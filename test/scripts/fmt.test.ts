import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, runWith } from "../support/command.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";

const plain = approved(
  pendingAbstention.replace("The handbook says nothing about visitor parking.", "no   # a remark"),
);
const families = `claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
families:
  travel-policy: {title: Travel, documents: [travel-policy], split: test}
  # The base policy.
  refund-policy: {title: Refunds, documents: ["refund*"], split: dev}
`;
const untidy = {
  ...goodSet(pendingCase),
  "cases/a/parking-001.yaml": `\ufeff${plain.replaceAll("\n", "\r\n")}tags: [12:30]  \t\r\n\r\n`,
  "families.yaml": families,
  ".github/touchstone.yaml": "reviewers: [jordan, y]",
  "corpus-revisions/corpus-2026-09-01/revision.yaml": "id: no  \n",
  "cases/README.md": "no  \n\n\n",
  "notes.yaml": "a: no  \n",
};

describe("touchstone fmt", () => {
  test("writes what people write, says what it did, and has nothing left to do", async () => {
    const folder = await folderWith(untidy);
    const { code, out, err } = await runIn(folder, "fmt");
    expect(out).toMatchInlineSnapshot(`
      "cases/a/parking-001.yaml formatted
        Line 5: put "no" in quotes.
        Line 19: put "12:30" in quotes.
        Line 19: took the white space at the end away.
        Took the empty lines at the end away.

      families.yaml formatted
        Sorted the families by id: 2 moved.

      .github/touchstone.yaml formatted
        Line 1: put "y" in quotes.
        Ended the last line.

      3 files formatted, 2 formatted already
      "
    `);
    expect([code, err]).toEqual([0, ""]);
    const files = await filesIn(folder);
    expect(files).toEqual({
      ...untidy,
      "cases/a/parking-001.yaml": `\ufeff${plain
        .replace("no   #", '"no"   #')
        .replaceAll("\n", "\r\n")}tags: ["12:30"]\r\n`,
      "families.yaml": families.replace(/^( {2}travel.*\n)((?:.*\n)*)$/m, "$2$1"),
      ".github/touchstone.yaml": 'reviewers: [jordan, "y"]\n',
    });
    const again = await runIn(folder, "fmt");
    expect(again).toEqual({ code: 0, out: "5 files formatted already\n", err: "" });
    const check = await runIn(folder, "check");
    expect(check.out).not.toContain("review/outdated");
  });

  test("--check tells which files would change, and writes nothing", async () => {
    const folder = await folderWith(untidy);
    const { code, out } = await runIn(folder, "fmt", "--check");
    expect(out).toMatchInlineSnapshot(`
      "cases/a/parking-001.yaml would change
        Line 5: put "no" in quotes.
        Line 19: put "12:30" in quotes.
        Line 19: take the white space at the end away.
        Take the empty lines at the end away.

      families.yaml would change
        Sort the families by id: 2 move.

      .github/touchstone.yaml would change
        Line 1: put "y" in quotes.
        End the last line.

      3 files would change, 2 formatted already
        fix: Run touchstone fmt
      "
    `);
    expect(code).toBe(1);
    expect(await filesIn(folder)).toEqual(untidy);
    await runIn(folder, "fmt");
    expect((await runIn(folder, "fmt", "--check")).code).toBe(0);
  });

  test("names a file that cannot be formatted, leaves it, and formats the others", async () => {
    const files = {
      ...goodSet(),
      "cases/broken-001.yaml": 'id: broken-001\nquery: "no\n',
      "cases/bytes-001.yaml": Buffer.from([0xff, 0xfe]),
      "cases/plain-001.yaml": "id: plain-001\ntags: [no]\n",
      "families.yaml": "families: {b: {}, a: {}}\n",
    };
    const folder = await folderWith(files);
    symlinkSync("/etc/hostname", join(folder, "cases/link-001.yaml"));
    const { code, out } = await runIn(folder, "fmt");
    expect(out).toMatchInlineSnapshot(`
      "cases/plain-001.yaml formatted
        Line 2: put "no" in quotes.

      cases/broken-001.yaml:2:8 left as it is
        The quote that opens here is never closed.
        fix: Close it at the end of the text, or take it away.

      cases/bytes-001.yaml:1:1 left as it is
        The file is UTF-16, not UTF-8.
        fix: Save it as UTF-8.

      cases/link-001.yaml:1:1 left as it is
        This is a symbolic link, not a file.
        fix: Put the file itself here.

      families.yaml:1:11 left as it is
        The families are not sorted by id, and do not stand on lines of their own.
        fix: Start a line with each, such as "refund-policy: {title: Refund policy, documents: [refund-policy]}".

      1 file formatted, 4 files left as they are, 2 formatted already
      "
    `);
    expect(code).toBe(1);
    const now = await filesIn(folder);
    expect(now["cases/broken-001.yaml"]).toBe(files["cases/broken-001.yaml"]);
    expect(now["families.yaml"]).toBe(files["families.yaml"]);
    expect(now["cases/plain-001.yaml"]).toBe('id: plain-001\ntags: ["no"]\n');
  });

  test("formats nothing but the places that are named", async () => {
    const folder = await folderWith(untidy);
    const { out } = await runIn(folder, "fmt", "cases/a", "families.yaml", "--check");
    expect(out.match(/^\S+ would change$/gm)).toEqual([
      "cases/a/parking-001.yaml would change",
      "families.yaml would change",
    ]);
    const above = await folderWith(
      Object.fromEntries(Object.entries(untidy).map(([path, text]) => [`eval/${path}`, text])),
    );
    const elsewhere = await runIn(above, "fmt", "eval", "--check");
    expect(elsewhere.out).toContain("eval/families.yaml would change\n");
  });

  test.for([
    [
      ["corpus-revisions/corpus-2026-09-01/revision.yaml"],
      '"corpus-revisions/corpus-2026-09-01/revision.yaml" belongs to a recorded revision, which never changes.',
    ],
    [["notes.yaml"], '"notes.yaml" is no file of the set around it, so it is not read.'],
    [["missing.yaml"], '"missing.yaml" is not a file or folder that can be opened.'],
  ] as const)("refuses %s", async ([words, message]) => {
    const folder = await folderWith(untidy);
    const { code, err } = await runIn(folder, "fmt", ...words);
    expect([code, err]).toEqual([2, `${message}\n`]);
  });

  test("leaves a file that is saved meanwhile, and formats the others", async () => {
    const set = { "cases/a.yaml": "id: a \n", "cases/b.yaml": "id: b \n" };
    const folder = await folderWith(set);
    // The clock is asked before each file is read.
    let asked = 0;
    const now = (): number => {
      asked++;
      if (asked === 3) writeFileSync(join(folder, "cases/a.yaml"), "id: saved \n");
      return 0;
    };
    const different = { cwd: folder, errorTerminal: { columns: 80 }, now };
    const { code, out } = await runWith(different, "fmt");
    expect(out).toMatchInlineSnapshot(`
      "cases/b.yaml formatted
        Line 1: took the white space at the end away.

      cases/a.yaml:1:1 left as it is
        The file changed while it was being read.
        fix: Run the command again: it reads the file as it is now.

      1 file formatted, 1 file left as it is
      "
    `);
    expect(code).toBe(1);
    expect(await filesIn(folder)).toEqual({
      "cases/a.yaml": "id: saved \n",
      "cases/b.yaml": "id: b\n",
    });
  });

  test("has nothing to do in a set without files of its own", async () => {
    const folder = await folderWith({});
    mkdirSync(join(folder, "cases"));
    expect(await runIn(folder, "fmt")).toEqual({ code: 0, out: "Nothing to format.\n", err: "" });
  });

  test("keeps what a file may be used for, and leaves no other file behind", async () => {
    const folder = await folderWith({ "cases/a.yaml": "" });
    const file = join(folder, "cases/a.yaml");
    writeFileSync(file, "id: a ");
    chmodSync(file, 0o600);
    await runIn(folder, "fmt");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await filesIn(folder)).toEqual({ "cases/a.yaml": "id: a\n" });
  });
});
