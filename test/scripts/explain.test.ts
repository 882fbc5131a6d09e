import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ruleList } from "../../src/report/rules/rule-list.ts";
import { plainStyle } from "../../src/report/style.ts";
import { allRules } from "../../src/rules/all-rules.ts";
import { runFor } from "../support/at-desk.ts";
import { folderWith, runIn } from "../support/command.ts";
import { fileBlocks, stateOf, withBlocks, type FileBlock } from "../support/file-blocks.ts";
import { tempFolder } from "../support/temp-folder.ts";

const explained = async (...words: readonly string[]): ReturnType<typeof runIn> =>
  await runIn(tempFolder(), "explain", ...words);

describe("touchstone explain", () => {
  test("prints a rule's section for a terminal", async () => {
    const { code, out, err } = await explained("case/blank-query");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatchInlineSnapshot(`
      "case/blank-query  error

      This rule reports a case whose question shows nothing to a reader.

      Without a question there is nothing to retrieve and nothing to answer.
      Characters that show nothing, such as a zero-width space, are no question
      either.

      Before:

          # cases/parking-001.yaml
          id: parking-001
          kind: abstention
          because: not-in-corpus
          query: " "
          expectedAnswer: The handbook says nothing about visitor parking.
          corpusRevision: corpus-2026-09-01
          origin: { kind: human, author: avery }

      After:

          # cases/parking-001.yaml
          id: parking-001
          kind: abstention
          because: not-in-corpus
          query: Where can visitors park?
          expectedAnswer: The handbook says nothing about visitor parking.
          corpusRevision: corpus-2026-09-01
          origin: { kind: human, author: avery }

      safe fix  none: a person mends it
      others    touchstone explain case
      "
    `);
  });

  test("says what is special about a file that its text does not show", async () => {
    expect((await explained("file/not-utf8")).out).toContain(
      "# cases/parking-001.yaml (latin-1)\n",
    );
  });

  test("says where a safe fix may do", async () => {
    expect((await explained("evidence/short-form")).out).toContain(
      "\nsafe fix  touchstone check --fix mends it where that is sure\n",
    );
  });

  test.for(["review", "review/"])("lists the rules about a subject, as %s", async (word) => {
    const { code, out } = await explained(word);
    expect(code).toBe(0);
    const about = allRules.filter(({ id }) => id.startsWith("review/"));
    expect(out).toBe(`${ruleList(about, plainStyle)}\n`);
  });

  test.for(allRules.map(({ id }) => id))("sets %s without marks of Markdown", async (id) => {
    const { code, out } = await explained(id);
    expect(code).toBe(0);
    const prose = out.split("\n").filter((line) => !line.startsWith("    "));
    expect(prose.filter((line) => /\]\(|\*\*|```/.test(line))).toEqual([]);
    expect(prose.filter((line) => line.length > 80)).toEqual([]);
    for (const word of ["This rule reports", "\nBefore:\n", "\nAfter:\n"]) {
      expect(out).toContain(word);
    }
  });

  test.for([
    ["no rule", [], "All rules are listed by: touchstone rules"],
    ["a slip", ["case/blank-qury"], 'Write "case/blank-query" if that is what it means.'],
    ["a defect alone", ["unconfirmed"], 'Write "review/unconfirmed" if that is what it means.'],
    ["the anchor of a finding", ["caseblank-query"], 'Write "case/blank-query" if'],
    ["nothing like a rule", ["zzz"], 'No rule has the name "zzz". All rules are listed by'],
    ["hostile text", ["\u001b[2J\u202e"], String.raw`No rule has the name "\u{1b}[2J\u{202e}".`],
  ] as const)("refuses %s", async ([, words, message]) => {
    const { code, out, err } = await explained(...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
  });
});

describe("touchstone rules", () => {
  test("lists every rule once, in the order of docs/rules.md and by subject", async () => {
    const { code, out, err } = await runIn(tempFolder(), "rules");
    expect([code, err]).toEqual([0, ""]);
    const ids = [...out.matchAll(/^ {2}(\S+\/\S+) /gm)].map(([, id]) => id);
    expect(ids).toEqual(allRules.map(({ id }) => id));
    for (const { reports } of allRules) expect(out).toContain(`  ${reports}`);
    expect(out).toContain(
      `\n\n${allRules.length} rules: ${allRules.filter(({ level }) => level === "error").length} errors, `,
    );
  });

  test("marks those that compare with an earlier state", async () => {
    const { out } = await runIn(tempFolder(), "rules");
    const marked = [...out.matchAll(/^ {2}(\S+) .* \(compares with an earlier state\)$/gm)];
    expect(marked.map(([, id]) => id)).toEqual(
      allRules.filter(({ needs }) => needs === "base").map(({ id }) => id),
    );
  });

  test("gives the same to a script", async () => {
    const { code, out } = await runIn(tempFolder(), "rules", "--format", "json");
    expect(code).toBe(0);
    const { rules } = JSON.parse(out) as { rules: readonly { id: string }[] };
    expect(rules.map(({ id }) => id)).toEqual(allRules.map(({ id }) => id));
    expect(rules.find(({ id }) => id === "case/without-origin")).toMatchInlineSnapshot(`
      {
        "for": null,
        "id": "case/without-origin",
        "level": "error",
        "needs": null,
        "perFile": true,
        "reports": "a case that does not say who or what wrote it",
        "safeFix": true,
        "section": "docs/rules.md#casewithout-origin",
      }
    `);
  });
});

describe("a safe fix", () => {
  const sections = readFileSync("docs/rules.md", "utf8").split(/^## /m).slice(1);
  const blocksOf = (heading: string): readonly FileBlock[] =>
    fileBlocks(sections.find((section) => section.startsWith(`${heading}\n`)) ?? "");
  const set = withBlocks({}, blocksOf("The set behind the examples"));
  const texts = (files: typeof set): Record<string, string | Uint8Array> =>
    Object.fromEntries(
      Object.entries(files).flatMap(([path, content]) =>
        typeof content === "string" || content instanceof Uint8Array ? [[path, content]] : [],
      ),
    );

  test("mends the example of exactly the rules that claim one", async () => {
    const mended: string[] = [];
    for (const { id } of allRules) {
      const before = blocksOf(id).filter(({ words }) => words.includes("before"));
      const folder = await folderWith(texts(stateOf(set, before)));
      if (!(await runIn(folder, "check")).out.includes(` ${id}\n`)) continue;
      await runFor(folder, { name: "avery" }, "check", "--fix");
      if (!(await runIn(folder, "check")).out.includes(` ${id}\n`)) mended.push(id);
    }
    const claimed = allRules.filter(({ safeFix }) => safeFix === true).map(({ id }) => id);
    expect(mended).toEqual(claimed);
  });
});
