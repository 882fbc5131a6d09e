import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settings } from "../../src/approving/guarantees/examine.ts";
import { allRules } from "../../src/rules/all-rules.ts";
import { runFor } from "../support/at-desk.ts";
import { runIn } from "../support/command.ts";
import { gitRepository } from "../support/git-repository.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/doctor.md", import.meta.url);

// To write the real output into the page, run this test with --update=all.
test("docs/doctor.md shows what its commands print", async () => {
  const { folder } = await gitRepository([]);
  await runIn(folder, "init");
  const played = await playedPage(readFileSync(page, "utf8"), folder, async (command) => {
    const { out, err } = await runFor(folder, {}, ...wordsOf(command).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

/** The rows of the tables of a page, cell by cell. */
function rowsOf(markdown: string): readonly (readonly string[])[] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("| "));
  return rows.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("docs/doctor.md has a row of each setting, in the words of the command", () => {
  const rows = rowsOf(readFileSync(page, "utf8")).filter(
    ([first = "", second]) => /^`[a-z-]+`$/.test(first) && second !== undefined,
  );
  expect(rows).toEqual(
    settings.map(({ id, title, protects, without }) => [`\`${id}\``, title, protects, without]),
  );
});

test("SECURITY.md names settings and rules that there are", () => {
  const security = readFileSync(new URL("../../SECURITY.md", import.meta.url), "utf8");
  const ids = new Set<string>(settings.map(({ id }) => id));
  const attacks = rowsOf(security).filter((cells) => cells.length === 4);
  const named = attacks
    .slice(2)
    .flatMap(([, , restsOn = ""]) =>
      [...restsOn.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
  const rules = [
    ...security.matchAll(
      /`((?:case|evidence|exception|family|file|holdout|policy|refresh|review|revision|sentinel|split)\/[a-z-]+)`/g,
    ),
  ];
  expect(rules.length).toBeGreaterThan(10);
  const known = new Set<string>(allRules.map(({ id }) => id));
  expect(rules.map(([, rule = ""]) => rule).filter((rule) => !known.has(rule))).toEqual([]);
});
