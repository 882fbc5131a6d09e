import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Finding } from "../../src/model/finding.ts";
import { isInCases } from "../../src/model/layout.ts";
import { allRules } from "../../src/rules/all-rules.ts";
import { check, rulesRun } from "../../src/rules/check.ts";
import { goodKinds, setWith } from "../mutants/good-kinds.ts";
import { waysToBreak } from "../mutants/ways.ts";
import { partAt, pathsOf, replaced } from "../support/edits.ts";
import { baseUnder, fileBlocks, stateOf } from "../support/file-blocks.ts";
import { fixtureCorpus } from "../support/refreshes.ts";
import { memoryTree, type Contents } from "../support/memory-tree.ts";

const perFile = allRules.filter((rule) => rule.perFile === true);

/** What the rules that judge a file alone find in some files of a set: where all of it was read, and where only those were. */
async function foundIn(
  only: ReadonlySet<string>,
  files: Contents,
  before: Contents | undefined,
): Promise<readonly [whole: readonly Finding[], alone: readonly Finding[]]> {
  const base = before && { name: "main", tree: memoryTree(before) };
  const findings = async (part?: ReadonlySet<string>): Promise<readonly Finding[]> => {
    const dataset = await loadDataset(memoryTree(files), { base, only: part });
    const found = check(dataset, rulesRun(dataset, perFile));
    return found.filter(({ at }) => only.has(at.file)).map(withPlainPlaces);
  };
  return [await findings(), await findings(only)];
}

/** Places without what finds them. */
function withPlainPlaces(finding: Finding): Finding {
  return JSON.parse(JSON.stringify(finding)) as Finding;
}

describe.for(perFile.map(({ id }) => id))("%s says of a file alone", (id) => {
  const folder = `test/fixtures/rules/${id.replace("/", "-")}`;
  const fixtures = ["accepted", "rejected"].flatMap((verdict) =>
    readdirSync(`${folder}/${verdict}`)
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${verdict}/${name}`),
  );

  test.for(fixtures)("what it says of it in the whole set of %s", async (path) => {
    const blocks = fileBlocks(readFileSync(path, "utf8"));
    const files = stateOf(fixtureCorpus(), blocks);
    const before = baseUnder(fixtureCorpus(), blocks);
    const paths = Object.keys(files).filter(isInCases);
    for (const only of [...paths.map((one) => [one]), paths]) {
      const [whole, alone] = await foundIn(new Set(only), files, before);
      expect(alone).toEqual(whole);
    }
  });
});

test("rules find in mutants that are read alone what they find in the whole set", async () => {
  const good = setWith(goodKinds);
  const mutants = Object.values(goodKinds).flatMap((value) =>
    pathsOf(value)
      .filter((path) => path.length > 0)
      .flatMap((path) =>
        waysToBreak(partAt(value, path)).map((way) => ({
          path: `cases/${String(value["id"])}.yaml`,
          text: JSON.stringify(replaced(value, path, way.value)),
        })),
      ),
  );
  const changes = fc.array(fc.constantFrom(...mutants), { minLength: 1, maxLength: 4 });
  const moved = fc.constantFrom("", "other/", "Other/", "refund-001.yaml/");
  let found = 0;
  await fc.assert(
    fc.asyncProperty(changes, moved, fc.boolean(), async (changed, folder, compared) => {
      const edited = changed.map(({ path, text }) => [path.replace("/", `/${folder}`), text]);
      const files: Record<string, string> = { ...good, ...Object.fromEntries(edited) };
      const only = new Set(edited.map(([path = ""]) => path));
      const [whole, alone] = await foundIn(only, files, compared ? good : undefined);
      expect(alone).toEqual(whole);
      found += whole.length;
    }),
    { numRuns: 50 },
  );
  expect(found).toBeGreaterThan(0);
});

test("no rule that compares, or looks at two cases, judges a file alone", () => {
  const others = allRules.filter(({ perFile: alone }) => alone !== true).map(({ id }) => id);
  expect(
    allRules.filter(({ needs, perFile: alone }) => needs === "base" && alone === true),
  ).toEqual([]);
  expect(others).toEqual(expect.arrayContaining(["case/duplicate-id", "case/same-question"]));
});
