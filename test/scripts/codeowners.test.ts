import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { approved, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { candidateOn, splitSet, travel } from "../support/split-set.ts";

const money =
  "refunds: {title: Refunds, documents: [refund-policy], split: dev, experts: [kim, acme/money]}";
const set = {
  ...splitSet({ families: [money, travel] }, approved(pendingCase), approved(pendingAbstention)),
  "cases/money/other-001.yaml": candidateOn("other-001", ["refund-policy"]),
  ".github/touchstone.yaml": "owners: [robin]\n",
};
const file = ".github/CODEOWNERS";

const at = async (folder: string): Promise<string | undefined> => (await filesIn(folder))[file];

describe("touchstone codeowners", () => {
  test("prints whom GitHub is to ask, and writes nothing", async () => {
    const folder = await folderWith(set);
    const { code, out, err } = await runIn(folder, "codeowners");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatchInlineSnapshot(`
      "# Written by touchstone codeowners, which puts it anew; lines of your own go above.
      /cases/money/                 @acme/money @kim
      /cases/refund-policy-001.yaml @acme/money @kim
      /.github/                     @robin
      /.touchstone/                 @robin
      /families.yaml                @robin
      /corpus-revisions/            @robin
      # The end of what touchstone codeowners wrote.
      "
    `);
    expect(await at(folder)).toBeUndefined();
  });

  test("writes it where GitHub looks, and has nothing left to do", async () => {
    const folder = await folderWith({ ...set, "docs/CODEOWNERS": "* @acme\n" });
    const due = await runIn(folder, "codeowners", "--check");
    expect([due.code, due.out]).toEqual([1, expect.stringContaining("To write them:")]);
    const { code, out } = await runIn(folder, "codeowners", "--write");
    expect([code, out]).toEqual([
      0,
      "Written: docs/CODEOWNERS, with 2 lines for families, 5 for what judges.\n",
    ]);
    const text = readFileSync(join(folder, "docs/CODEOWNERS"), "utf8");
    expect(text.startsWith("* @acme\n\n# Written by")).toBe(true);
    expect(text).toContain("/docs/CODEOWNERS ");
    expect((await runIn(folder, "codeowners", "--check")).code).toBe(0);
    expect((await runIn(folder, "codeowners", "--write")).out).toMatch(/^Nothing to write/);
    expect(await at(folder)).toBeUndefined();
  });

  test("tells of lines behind its own, and keeps them", async () => {
    const folder = await folderWith(set);
    await runIn(folder, "codeowners", "--write");
    const text = `${(await at(folder)) ?? ""}/cases/ @lee\n`;
    const again = await folderWith({ ...set, [file]: text });
    const { code, err } = await runIn(again, "codeowners", "--check");
    expect([code, err]).toEqual([
      0,
      expect.stringContaining("1 line of .github/CODEOWNERS stands"),
    ]);
  });

  test("writes nothing where the policy names no owner", async () => {
    const folder = await folderWith({ ...set, ".github/touchstone.yaml": "owners: []\n" });
    for (const flag of ["--write", "--check"]) {
      const { code, err } = await runIn(folder, "codeowners", flag);
      expect([code, err]).toEqual([1, expect.stringContaining("The policy names no owner")]);
    }
    expect(await at(folder)).toBeUndefined();
  });

  test("does not guess what an earlier run wrote", async () => {
    const torn = "# The end of what touchstone codeowners wrote.\n";
    const folder = await folderWith({ ...set, [file]: torn });
    const { code, err } = await runIn(folder, "codeowners", "--write");
    expect([code, err]).toEqual([1, expect.stringContaining("nothing tells what it wrote")]);
    expect(await at(folder)).toBe(torn);
  });

  test("is one thing at a time", async () => {
    const { code } = await runIn(await folderWith(set), "codeowners", "--write", "--check");
    expect(code).toBe(2);
  });

  test("puts nothing behind a link", async () => {
    const folder = await folderWith(set);
    rmSync(join(folder, file), { force: true });
    mkdirSync(join(folder, file), { recursive: true });
    const { code } = await runIn(folder, "codeowners", "--write");
    expect(code).toBe(3);
  });
});

test("doctor says whether the experts of each family are asked", async () => {
  const folder = await folderWith(set);
  const before = await runIn(folder, "doctor", "experts-asked");
  expect([before.code, before.out]).toEqual([
    1,
    expect.stringContaining("There is no CODEOWNERS."),
  ]);
  await runIn(folder, "codeowners", "--write");
  const { code, out } = await runIn(folder, "doctor", "experts-asked");
  expect([code, out]).toEqual([0, expect.stringContaining("names the experts of 2 cases.")]);
  const text = ((await at(folder)) ?? "").replaceAll("@kim", "@lee");
  const moved = await folderWith({ ...set, [file]: text });
  expect((await runIn(moved, "doctor", "experts-asked")).code).toBe(1);
});
