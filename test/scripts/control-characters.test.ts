import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { corpusOf } from "../support/corpus-of.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";

const file = "cases/refund-policy-001.yaml";
const escape = "a\u001b[Db";
const asNew = ["new", "--query", "Why?", "--answer", "Ask.", "--because", "ambiguous"];
const record = ["review", "record", file, "--reject"];

describe("a character that no case can hold is refused", () => {
  test.for([
    ["--query", ["new", "--query", escape, "--answer", "x", "--because", "ambiguous"]],
    ["--answer", ["new", "--query", "x", "--answer", escape, "--because", "ambiguous"]],
    ["--notes", [...asNew, "--notes", escape]],
    ["--tag", [...asNew, "--tag", "good", "--tag", escape]],
    ["--author", [...asNew, "--author", escape]],
    ["--turn", [...asNew, "--turn", `user: ${escape}`]],
    ["--add", ["edit", "--all", "--add", `tags=${escape}`]],
    ["--set", ["edit", "--all", "--set", `notes=${escape}`]],
    ["--reviewer", [...record, "--reviewer", escape, "--reason", "x"]],
    ["--reason", [...record, "--reviewer", "jordan", "--reason", escape]],
    ["--reviewer", ["review", "judge", file, "--reviewer", escape]],
    ["--by", ["review", "retire", file, "--by", escape, "--reason", "x"]],
    ["--reason", ["review", "retire", file, "--by", "jordan", "--reason", escape]],
  ] as const)("in %s of %j", async ([flag, words]) => {
    const folder = await folderWith(goodSet(pendingCase));
    const before = await filesIn(folder);
    const { code, err } = await runFor(folder, { name: "jordan" }, ...words);
    expect(err).toBe(`${flag} holds U+001B, which is a control character. Write it without.\n`);
    expect(code).toBe(2);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("where it turns the order of what follows", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const { code, err } = await runFor(folder, {}, ...asNew, "--notes", "a\u202eb");
    expect(err).toBe(
      "--notes holds U+202E, which shows what follows in another order. Write it without.\n",
    );
    expect(code).toBe(2);
  });

  test("but one that stands in a case already can be taken out", async () => {
    const hostile = pendingCase.replace(/^tags:\n[^]*?(?=^\S)/m, "") + `tags: ["a\\u001bb"]\n`;
    const folder = await folderWith(goodSet(hostile));
    const words = ["edit", "--all", "--remove", "tags=a\u001bb"];
    const { code } = await runFor(folder, {}, ...words);
    expect(code).toBe(0);
    expect((await filesIn(folder))[file]).not.toContain("u001b");
  });

  test("at a prompt, which asks again", async () => {
    const folder = await folderWith(corpusOf({ "a#b": "Nobody pays for parking." }));
    const answers = [
      `Who pays?`,
      "It \u001b[D\u001b[Cdoes not say.",
      "It does not say.",
      "",
      "",
      "y",
    ];
    const person = { name: "avery", answers };
    const { code, out } = await runFor(folder, person, "new", "--because", "not-in-corpus");
    expect(out).toContain(
      "What a good refusal says: This holds U+001B, which is a control character. Type it again; q leaves.\nWhat a good refusal says: ",
    );
    expect(code).toBe(0);
    expect((await filesIn(folder))["cases/case-001.yaml"]).toContain(
      "expectedAnswer: It does not say.\n",
    );
  });
});

describe("q leaves", () => {
  test.for([
    [["q"]],
    [["Who pays?", "Q"]],
    [["Who pays?", "It does not say.", "quit"]],
    [["Who pays?", "It does not say.", "", "q"]],
    [["Who pays?", "It does not say.", "", "", "q"]],
  ] as const)("a new case after %j", async ([answers]) => {
    const folder = await folderWith(corpusOf({ "a#b": "Nobody pays for parking." }));
    const before = await filesIn(folder);
    const person = { name: "avery", answers: [...answers, "y", "y"] };
    const { code, out } = await runFor(folder, person, "new", "--because", "not-in-corpus");
    expect(out.endsWith("Nothing was written.\n")).toBe(true);
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("a review, with the cases that follow", async () => {
    const other = pendingCase.replace("refund-policy-001", "refund-policy-002");
    const set = { ...goodSet(pendingCase), "cases/refund-policy-002.yaml": other };
    const folder = await folderWith(set);
    const words = ["refund-policy-001", "refund-policy-002"];
    const person = { name: "jordan", answers: ["y", "q", "y"] };
    const { code, out } = await runFor(folder, person, "review", "record", ...words);
    expect(out.slice(out.indexOf("1 of 4"))).toMatchInlineSnapshot(`
      "1 of 4  Would a real reader ask this question? [y/n] 2 of 4  Does the expected answer say no more than the source supports? [y/n] cases/refund-policy-001.yaml left as it is
      Not asked about: 1 more case.
      "
    `);
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(set);
  });
});
