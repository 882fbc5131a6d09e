import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allRules, everydayRules } from "../../src/rules/all-rules.ts";
import { baseUnder, fileBlocks, stateOf, type FileBlock } from "../support/file-blocks.ts";
import { misplaced } from "../support/findings.ts";
import { fixtureCorpus } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { rejectedBy, rulesFor } from "../support/rules-together.ts";

/** One fixture: Markdown that says what it shows, and the files laid over the corpus of the good set with its earlier revision. */
const fixtures = (["accepted", "rejected"] as const).flatMap((verdict) =>
  allRules.flatMap(({ id }) => {
    const folder = `test/fixtures/rules/${id.replace("/", "-")}/${verdict}`;
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return [...new Set(names.map((name) => name.replace(/\.\w+$/, "")))].map((name) => ({
      id,
      verdict,
      name,
      path: `${folder}/${name}`,
    }));
  }),
);

const blocksOf = (path: string): readonly FileBlock[] =>
  fileBlocks(readFileSync(`${path}.md`, "utf8"));

const mark = "# here";

/**
 * The files whose findings a fixture marks: each line that a finding names ends in the comment `# here`, and no other.
 * All readable case files do; others where they have a mark.
 */
function markedFiles(blocks: readonly FileBlock[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { path, words, content } of blocks) {
    if (words.includes("base")) continue;
    if (typeof content !== "string") continue;
    if (!path.startsWith("cases/") && !content.includes(mark)) continue;
    const lines = content.split("\n").entries();
    const places = [...lines].flatMap(([index, line]) =>
      line.includes(mark) ? [`${path}:${index + 1}`] : [],
    );
    files.set(path, places);
  }
  return files;
}

describe.for(allRules.map((rule) => [rule.id, rule] as const))("%s", ([id, { for: purpose }]) => {
  const rules = rulesFor(id, purpose === undefined ? everydayRules : allRules);
  const own = (verdict: string): [name: string, path: string][] =>
    fixtures
      .filter((fixture) => fixture.id === id && fixture.verdict === verdict)
      .map(({ name, path }) => [name, path]);

  test.for(["accepted", "rejected"] as const)("has %s fixtures", (verdict) => {
    expect(own(verdict)).not.toEqual([]);
  });

  test.for(own("accepted"))("accepts %s", async ([, path]) => {
    const blocks = blocksOf(path);
    const [now, before] = [stateOf(fixtureCorpus(), blocks), baseUnder(fixtureCorpus(), blocks)];
    expect(await report(now, before, rules)).toBe("");
  });

  test.for(own("rejected"))("rejects %s, and no other rule does", async ([, path]) => {
    const blocks = blocksOf(path);
    const files = stateOf(fixtureCorpus(), blocks);
    const before = baseUnder(fixtureCorpus(), blocks);
    const findings = await findingsOf(files, before, rules);

    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(rejectedBy(id)));
    expect(misplaced(findings, { ...before, ...files })).toEqual([]);
    const marked = markedFiles(blocks);
    const found = findings.filter(({ at }) => marked.has(at.file));
    const places = found.map(({ at }) => `${at.file}:${at.line}`);
    expect([...new Set(places)]).toEqual([...marked.values()].flat());
    await expect(await report(files, before, rules)).toMatchFileSnapshot(
      `${process.cwd()}/${path}.txt`,
    );
  });
});

test("each rejected fixture has its report beside it, and no report is left over", () => {
  const without = fixtures.filter(
    ({ path, verdict }) =>
      !existsSync(`${path}.md`) || existsSync(`${path}.txt`) !== (verdict === "rejected"),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});
