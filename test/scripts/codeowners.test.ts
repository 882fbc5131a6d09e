import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
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

  const bad = "refunds: {title: Refunds, documents: [refund-policy]";
  const candidate = candidateOn("other-001", ["refund-policy"]);
  test.each([
    ["families.yaml", "families: [", "families.yaml"],
    ["families.yaml", `families: {${bad}, split: dev, experts: 5}}\n`, "families.yaml"],
    ["cases/money/other-001.yaml", "id: [", "cases/money/other-001.yaml"],
    ["cases/money/other-001.yaml", `${candidate}families: refunds\n`, "cases/money/other-001.yaml"],
    [".github/touchstone.yaml", 'owners: ["@noor"]\n', ".github/touchstone.yaml"],
    [".github/touchstone.yaml", "owners: [", ".github/touchstone.yaml"],
  ])("leaves nobody out for a file that cannot be read: %s as %j", async (path, text, named) => {
    const folder = await folderWith(set);
    await runIn(folder, "codeowners", "--write");
    const written = (await at(folder)) ?? "";
    const broken = await folderWith({ ...set, [file]: written, [path]: text });
    for (const flags of [["--write"], ["--check"], []]) {
      const { code, out, err } = await runIn(broken, "codeowners", ...flags);
      expect([code, out]).toEqual([1, ""]);
      expect(err).toMatch(new RegExp(`^${named} cannot be read whole, so nobody can say`));
    }
    expect(await at(broken)).toBe(written);
  });

  test("tells whose lines are too many for GitHub", async () => {
    const own = "/docs/ @acme/writers\n".repeat(150_000);
    const folder = await folderWith({ ...set, [file]: own });
    const { code, err } = await runIn(folder, "codeowners", "--write");
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/larger than 3 MB, .* Most of it are other lines .* make those fewer/),
    ]);
    expect(await at(folder)).toBe(own);
  });

  test("puts nothing behind a link, or over what is no text", async () => {
    const linked = await folderWith({ ...set, "owners.txt": "* @acme\n" });
    symlinkSync("../owners.txt", join(linked, file));
    const latin = await folderWith(set);
    writeFileSync(join(latin, file), Buffer.from("# caf\u00e9\n* @acme\n", "latin1"));
    const folded = await folderWith(set);
    mkdirSync(join(folded, file));
    for (const [folder, what] of [
      [linked, "a link"],
      [latin, "not in UTF-8"],
      [folded, "a folder"],
    ] as const) {
      const { code, err } = await runIn(folder, "codeowners", "--write");
      expect([code, err]).toEqual([
        1,
        `${file} is ${what}, so what it says cannot be kept. Put a plain file in UTF-8 in its place, and run this again.\n`,
      ]);
    }
    expect(readFileSync(join(linked, "owners.txt"), "utf8")).toBe("* @acme\n");
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
  const broken = await folderWith({ ...set, "families.yaml": "families: [" });
  const unknown = await runIn(broken, "doctor", "experts-asked");
  expect(unknown.out).toContain("What families.yaml says of families cannot be read whole.");
  expect(unknown.out).not.toContain("No family");
});
