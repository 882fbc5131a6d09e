import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import {
  approved as approvedText,
  goodSet,
  pendingAbstention,
  pendingCase,
} from "../support/good-set.ts";

const file = "cases/refund-policy-001.yaml";
const at = ["--at", "2026-10-01T09:00:00Z"];
const why = ["--by", "noor", "--reason", "The shop was closed.", ...at];

async function approved(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await folderWith({ ...goodSet(pendingCase), ...more });
  const answers = ["--confirm", "query,answer,source,chunks", "--at", "2026-09-01T09:00:00Z"];
  const flags = ["--reviewer", "jordan", "--reason", "The policy says so.", "--approve"];
  await runFor(folder, {}, "review", "record", "refund-policy-001", ...flags, ...answers);
  return folder;
}

test("an approved case gets the mark at its end, and keeps every line that it had", async () => {
  const folder = await approved();
  const before = (await filesIn(folder))[file] ?? "";
  const { code, out } = await runFor(folder, {}, "review", "retire", "refund-policy-001", ...why);
  expect(out).toMatchInlineSnapshot(`
    "cases/refund-policy-001.yaml retired by "noor"
    The file stays, with its approval; from now on no count, export or score has it.
    "
  `);
  expect(code).toBe(0);
  const after = (await filesIn(folder))[file] ?? "";
  expect(after.slice(0, before.length)).toBe(before);
  expect(after.slice(before.length)).toMatchInlineSnapshot(`
    "retired:
      by: noor
      at: "2026-10-01T09:00:00Z"
      reason: The shop was closed.
    "
  `);
  const check = await runFor(folder, {}, "check");
  expect(check.code).toBe(0);
  expect(check.out).toContain("set aside  1 retired");
});

test("at a terminal it asks who and why", async () => {
  const folder = await approved();
  const answers = ["", "The shop was closed."];
  const words = ["review", "retire", "refund-policy-001", ...at];
  const { code, out } = await runFor(folder, { name: "noor", answers }, ...words);
  expect(out).toMatchInlineSnapshot(`
    "Who retires this [noor]: Why does nobody need it any more: cases/refund-policy-001.yaml retired by "noor"
    The file stays, with its approval; from now on no count, export or score has it.
    "
  `);
  expect(code).toBe(0);
  expect((await filesIn(folder))[file]).toContain("by: noor");
});

test("a person who leaves the questions leaves the case as it was", async () => {
  const folder = await approved();
  const before = await filesIn(folder);
  const { code, out } = await runFor(folder, { answers: [] }, "review", "retire", file, ...at);
  expect(out).toMatchInlineSnapshot(`
    "Who retires this: 
    Left as it is.
    "
  `);
  expect(code).toBe(0);
  expect(await filesIn(folder)).toEqual(before);
});

test("a case that was edited after its approval is not retired", async () => {
  const folder = await approved();
  const text = (await filesIn(folder))[file] ?? "";
  writeFileSync(join(folder, file), text.replace("When can a customer", "When may a customer"));
  const before = await filesIn(folder);
  const { code, out } = await runFor(folder, {}, "review", "retire", file, ...why);
  expect(out).toMatchInlineSnapshot(`
    "cases/refund-policy-001.yaml:25:11 not retired
      The case was edited after its approval, so nobody has approved what it says now.
      fix: Take the edit back, and retire it then; or have it approved again with "touchstone review record refund-policy-001", and retire it with "touchstone review retire refund-policy-001" after that.

    Nothing was written.
    "
  `);
  expect(code).toBe(1);
  expect(await filesIn(folder)).toEqual(before);
});

test("where one of the cases cannot be retired, none is", async () => {
  const folder = await approved({ "cases/parking-001.yaml": pendingAbstention });
  const before = await filesIn(folder);
  const words = ["review", "retire", "refund-policy-001", "parking-001", ...why];
  const { code, out } = await runFor(folder, {}, ...words);
  expect(out).toMatchInlineSnapshot(`
    "cases/parking-001.yaml:1:1 not retired
      Nobody has approved this case, so no result can rest on it.
      fix: Reject it with "touchstone review record parking-001", or delete the file.

    Nothing was written.
    "
  `);
  expect(code).toBe(1);
  expect(await filesIn(folder)).toEqual(before);
});

test("a variant in use goes with its parent or not at all", async () => {
  const variant = pendingCase
    .replace("id: refund-policy-001", "id: refund-policy-002\nvariantOf: refund-policy-001")
    .replace(/query: .*/, "query: Until when can I give it back?");
  const folder = await approved({ "cases/refund-policy-002.yaml": variant });
  const { code, out } = await runFor(folder, {}, "review", "retire", "refund-policy-001", ...why);
  expect(out).toMatchInlineSnapshot(`
    "cases/refund-policy-001.yaml:1:5 not retired
      Case "refund-policy-002" is a variant of this one and still in use.
      see: cases/refund-policy-002.yaml:2:12
      fix: Reject it first, or remove its "variantOf" where the question stands by itself.

    Nothing was written.
    "
  `);
  expect(code).toBe(1);
});

test("a variant goes with its parent in one run, and one that was rejected stands in no way", async () => {
  const variant = pendingCase
    .replace("id: refund-policy-001", "id: refund-policy-002\nvariantOf: refund-policy-001")
    .replace(/query: .*/, "query: Until when can I give it back?");
  const folder = await approved({ "cases/refund-policy-002.yaml": variant });
  const record = async (id: string, ...decision: readonly string[]): Promise<number> => {
    const flags = ["--reviewer", "jordan", ...decision, "--at", "2026-09-01T09:00:00Z"];
    return (await runFor(folder, {}, "review", "record", id, ...flags)).code;
  };
  expect(await record("refund-policy-002", "--reject", "--reason", "Nobody asks so.")).toBe(0);
  const alone = ["review", "retire", "refund-policy-001", ...why, "--dry-run"];
  expect((await runFor(folder, {}, ...alone)).code).toBe(0);
  const text = approvedText(variant);
  writeFileSync(join(folder, "cases/refund-policy-002.yaml"), text);
  expect((await runFor(folder, {}, ...alone)).code).toBe(1);
  const both = ["review", "retire", "refund-policy-001", "refund-policy-002", ...why];
  expect((await runFor(folder, {}, ...both)).code).toBe(0);
});

test("a case that is retired already stays as it was", async () => {
  const folder = await approved();
  await runFor(folder, {}, "review", "retire", "refund-policy-001", ...why);
  const before = await filesIn(folder);
  const { code, out } = await runFor(folder, {}, "review", "retire", "refund-policy-001", ...why);
  expect(out).toMatchInlineSnapshot(`
    "cases/refund-policy-001.yaml:28:1 not retired
      The case is retired already, by "noor".
      fix: Leave it as it is.

    Nothing was written.
    "
  `);
  expect(code).toBe(1);
  expect(await filesIn(folder)).toEqual(before);
});

test("a case that changed while somebody was asked stays as it is", async () => {
  const folder = await approved();
  const path = join(folder, file);
  const edited = readFileSync(path, "utf8").replace("status: approved", "status: rejected");
  const meanwhile = (shown: string): void => {
    if (shown.startsWith("Who retires")) writeFileSync(path, edited);
  };
  const person = { name: "noor", answers: ["", "The shop was closed."], meanwhile };
  const { code, out } = await runFor(folder, person, "review", "retire", file, ...at);
  expect(out).toMatchInlineSnapshot(`
    "Who retires this [noor]: Why does nobody need it any more: cases/refund-policy-001.yaml:1:1 not retired
      The file changed while it was being read.
      fix: Run the command again: it reads the file as it is now.

    Nothing was written.
    "
  `);
  expect(code).toBe(1);
  expect(readFileSync(path, "utf8")).toBe(edited);
});

test("--dry-run writes nothing", async () => {
  const folder = await approved();
  const before = await filesIn(folder);
  const { out } = await runFor(folder, {}, "review", "retire", file, ...why, "--dry-run");
  expect(out).toMatchInlineSnapshot(`
    "cases/refund-policy-001.yaml would be retired by "noor"
    Nothing was written.
    "
  `);
  expect(await filesIn(folder)).toEqual(before);
});

test("a file that cannot be read is told with its own defect", async () => {
  const folder = await approved();
  writeFileSync(join(folder, file), "id: [\n");
  const { code, out } = await runFor(folder, {}, "review", "retire", file, ...why);
  expect(out).toMatchInlineSnapshot(`
    "cases/refund-policy-001.yaml:1:5 not retired
      The "[" that opens here is never closed.
      fix: Close it with "]", or put the text in quotes if the bracket belongs to it.

    Nothing was written.
    "
  `);
  expect(code).toBe(1);
});

test("without a terminal and without a reason nobody can retire a case", async () => {
  const folder = await approved();
  const { code, err } = await runFor(folder, {}, "review", "retire", file, "--by", "noor");
  expect(err).toMatchInlineSnapshot(`
    "Without a terminal to ask at, these are missing: --reason.
    "
  `);
  expect(code).toBe(2);
  const blank = await runFor(folder, {}, "review", "retire", file, "--by", " ", "--reason", "x");
  expect(blank.err).toMatchInlineSnapshot(`
    "--by is blank.
    "
  `);
  expect(blank.code).toBe(2);
});

test("nobody retires a case at a moment to come", async () => {
  const folder = await approved();
  const before = await filesIn(folder);
  const late = ["--by", "noor", "--reason", "The shop was closed.", "--at", "9999-01-01T00:00:00Z"];
  const { code, err } = await runFor(folder, {}, "review", "retire", file, ...late);
  expect(err).toContain("which is still to come by the clock of this machine.");
  expect(code).toBe(2);
  expect(await filesIn(folder)).toEqual(before);
});

test("an unknown case is told before the flags that are missing", async () => {
  const folder = await folderWith(goodSet(pendingCase));
  const { code, err } = await runFor(folder, {}, "review", "retire", "nope");
  expect(err).toContain('No case of this set has the id "nope".');
  expect(code).toBe(2);
});

test("a moment before the approval is refused, and nothing is written", async () => {
  const folder = await approved();
  const before = await filesIn(folder);
  const early = ["--by", "noor", "--reason", "Gone.", "--at", "2026-08-01T09:00:00Z"];
  const { code, out } = await runFor(folder, {}, "review", "retire", "refund-policy-001", ...early);
  expect(code).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "cases/refund-policy-001.yaml:18:15 not retired
      The retirement would be of 2026-08-01T09:00:00Z, and the approval before it is of 2026-09-01T09:00:00Z.
      fix: Give the moment at which it was decided; it comes after that approval.

    Nothing was written.
    "
  `);
  expect(await filesIn(folder)).toEqual(before);
});
