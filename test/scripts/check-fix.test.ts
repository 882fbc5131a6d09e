import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { approved, goodSet, pendingAbstention } from "../support/good-set.ts";

const short = (id: string, entry: string, more = ""): string => `id: ${id}
kind: answerable
query: When can a customer request a refund (${id})?
expectedAnswer: Within 30 days of purchase.
evidence: [${entry}]
${more}`;
const sure = short("sure-001", "{chunk: refund-policy:12, quote: within 30 days of purchase}");
const unsure = short("unsure-001", "{document: refund-policy, quote: within a year}");

describe("touchstone check --fix", () => {
  test("fills what is sure, says so, and judges what is left", async () => {
    const folder = await folderWith(goodSet(sure, unsure));
    const { code, out, err } = await runFor(folder, { name: "avery" }, "check", "--fix");
    expect(out.replace(/\(\d+ ms\)/, "(n ms)")).toMatchInlineSnapshot(`
      "cases/sure-001.yaml filled
        Evidence: chunk "refund-policy:12", which holds the quote.
        Added the current corpus revision.
        Added who wrote it: "avery", Git's user.name.
        Marked as waiting for review.

      cases/unsure-001.yaml:5:1 error evidence/short-form
        The evidence is still in its short form: its chunks are not looked up yet.
        fix: Run "touchstone fill" for this file, or "touchstone check --fix" for all of them; where no chunk is found, "touchstone fill --choose" asks for it.
        why: touchstone explain evidence/short-form

      Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
      1 error in 2 cases (n ms)
      "
    `);
    expect(err).toBe("");
    expect(code).toBe(1);
    expect((await filesIn(folder))["cases/unsure-001.yaml"]).toBe(unsure);
  });

  test("fixes nothing but the files that are named", async () => {
    const other = short("other-001", "{chunk: travel-policy:3}");
    const folder = await folderWith(goodSet(sure, other));
    const words = ["check", "--fix", "cases/sure-001.yaml"];
    const { out } = await runFor(folder, { name: "avery" }, ...words);
    expect(out).toContain("cases/sure-001.yaml filled\n");
    expect((await filesIn(folder))["cases/other-001.yaml"]).toBe(other);
  });

  test("keeps the standard output to one JSON object", async () => {
    const folder = await folderWith(goodSet(sure));
    const words = ["check", "--fix", "--format", "json"];
    const { code, out, err } = await runFor(folder, { name: "avery" }, ...words);
    expect(JSON.parse(out)).toMatchObject({ findings: [], counts: { cases: 1 } });
    expect(out.trim().split("\n")).toHaveLength(1);
    expect(err).toContain("cases/sure-001.yaml filled\n");
    expect(code).toBe(0);
  });

  test("puts quotes around what readers see differently, and approvals stand", async () => {
    const plain = pendingAbstention
      .replace("The handbook says nothing about visitor parking.", "no   # a remark that stays")
      .concat("tags: [12:30, 'on', park]\r\ncaller: { documents: [] }\n");
    const before = `\ufeff${approved(plain)}`;
    const folder = await folderWith({
      ...goodSet(),
      "cases/parking-001.yaml": before,
      ".github/touchstone.yaml": "reviewers: [jordan, y]\n",
    });
    const { out } = await runFor(folder, {}, "check", "--fix");
    expect(out.split("\n\n  approved")[0]).toMatchInlineSnapshot(`
      "cases/parking-001.yaml fixed
        Line 5: put "no" in quotes.
        Line 8: put "12:30" in quotes.

      .github/touchstone.yaml fixed
        Line 1: put "y" in quotes."
    `);
    const files = await filesIn(folder);
    expect(files["cases/parking-001.yaml"]).toBe(
      before.replace("no   #", '"no"   #').replace("[12:30,", '["12:30",'),
    );
    expect(files[".github/touchstone.yaml"]).toBe('reviewers: [jordan, "y"]\n');
    const again = await runFor(folder, {}, "check");
    expect(again.out).not.toContain("ambiguous-scalar");
    expect(again.out).not.toContain("review/outdated");
  });

  test("leaves a recorded revision as it is", async () => {
    const record = "corpus-revisions/corpus-2026-09-01/revision.yaml";
    const set = goodSet();
    const text = (set[record] ?? "").replace("settings: {}", "settings: {size: 012}");
    const folder = await folderWith({ ...set, [record]: text });
    const { code, out } = await runFor(folder, {}, "check", "--fix");
    expect(out).toContain("Nothing to fix.\n");
    expect(out).toContain("1 warning in 0 cases");
    expect(code).toBe(0);
    expect((await filesIn(folder))[record]).toBe(text);
  });

  test("leaves alone what nobody is known to have written", async () => {
    const known = short(
      "known-001",
      "{chunk: travel-policy:3}",
      "origin: {kind: human, author: b}\n",
    );
    const folder = await folderWith(goodSet(sure, known));
    const { code, out } = await runFor(folder, {}, "check", "--fix");
    expect(out.split("cases/sure-001.yaml:")[0]).toMatchInlineSnapshot(`
      "cases/known-001.yaml filled
        Evidence: chunk "travel-policy:3", without a quote: no words in it clearly carry the answer.
        Added the current corpus revision.
        Marked as waiting for review.

      1 case left alone: it is not known who wrote it.
        fix: Run touchstone fill --author NAME

      "
    `);
    expect(code).toBe(1);
    expect((await filesIn(folder))["cases/sure-001.yaml"]).toBe(sure);
  });

  test("changes nothing the second time, and without it nothing at all", async () => {
    const folder = await folderWith(goodSet(sure));
    const before = await filesIn(folder);
    await runFor(folder, { name: "avery" }, "check");
    expect(await filesIn(folder)).toEqual(before);
    await runFor(folder, { name: "avery" }, "check", "--fix");
    const fixed = await filesIn(folder);
    expect(fixed).not.toEqual(before);
    const { out } = await runFor(folder, { name: "avery" }, "check", "--fix");
    expect(out.startsWith("Nothing to fix.\n")).toBe(true);
    expect(await filesIn(folder)).toEqual(fixed);
  });
});
