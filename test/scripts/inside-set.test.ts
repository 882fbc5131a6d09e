import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { goodSet, pendingCase, shortCase } from "../support/good-set.ts";

describe("in a folder of a set, its set is found by", () => {
  test.for([
    ["show", ["show", "refund-policy-001"], "refund-policy-001  answerable, pending"],
    ["list", ["list"], "refund-policy-001"],
    ["edit", ["edit", "--where", "kind=answerable", "--set", "split=dev"], "1 case changed"],
    [
      "new",
      ["new", "--query", "Where is it?", "--answer", "Nobody says.", "--because", "not-in-corpus"],
      "../cases/case-001.yaml written",
    ],
    [
      "review record",
      ["review", "record", "refund-policy-001", "--reviewer", "sam", "--reason", "x", "--reject"],
      '../cases/refund-policy-001.yaml rejected by "sam"',
    ],
  ] as const)("%s", async ([, words, said]) => {
    const folder = await folderWith(goodSet(pendingCase));
    const { out, err, code } = await runFor(join(folder, "cases"), { name: "avery" }, ...words);
    expect(err).toBe("");
    expect(out).toContain(said);
    expect(code).toBe(0);
  });

  test("fill, also where no case lies in that folder", async () => {
    const folder = await folderWith(goodSet(shortCase));
    mkdirSync(join(folder, "cases/leave"));
    const { out, code } = await runFor(join(folder, "cases/leave"), { name: "avery" }, "fill");
    expect(out).toContain("../../cases/refund-policy-001.yaml filled");
    expect(code).toBe(0);
  });

  test("no command in a folder beside its cases", async () => {
    const folder = await folderWith({ ...goodSet(pendingCase), "docs/a.md": "# A\n" });
    const { err, code } = await runFor(join(folder, "docs"), {}, "show", "refund-policy-001");
    expect(err).toContain('"." holds no evaluation set');
    expect(code).toBe(2);
  });
});

describe("touchstone fill with a folder", () => {
  const second = shortCase.replace("refund-policy-001", "refund-policy-002");
  const files = {
    ...goodSet(),
    "cases/leave/refund-policy-001.yaml": shortCase,
    "cases/refund-policy-002.yaml": second,
  };

  test("fills what waits in it, and nothing beside it", async () => {
    const folder = await folderWith(files);
    const { out, code } = await runFor(folder, { name: "avery" }, "fill", "cases/leave");
    expect(out).toMatchInlineSnapshot(`
      "cases/leave/refund-policy-001.yaml filled
        Evidence: chunk "refund-policy:12", which holds the quote.
        Added the current corpus revision.
        Added who wrote it: "avery", Git's user.name.
        Marked as waiting for review.

      1 case filled
      "
    `);
    expect(code).toBe(0);
    const after = await filesIn(folder);
    expect(after["cases/leave/refund-policy-001.yaml"]).toContain("provenance:");
    expect(after["cases/refund-policy-002.yaml"]).toBe(second);
    const again = await runFor(folder, { name: "avery" }, "fill", "cases/leave");
    expect(again).toMatchObject({ code: 0, out: "Nothing to fill.\n" });
  });

  test.for([["cases"], ["."]])("fills all that waits below %s", async ([named = ""]) => {
    const folder = await folderWith(files);
    const { out, code } = await runFor(folder, { name: "avery" }, "fill", named);
    expect(out).toContain("2 cases filled");
    expect(code).toBe(0);
  });
});
