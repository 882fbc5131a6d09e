import { describe, expect, test } from "vitest";
import { splitClaimOf } from "../../../src/families/split-claim.ts";
import { splitStanding } from "../../../src/families/standing.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { overlapSummary, type JudgedSet } from "../../../src/report/job-summary/overlap-summary.ts";
import { holdingsOf } from "../../../src/report/verdict/set-summary.ts";
import { everydayRules } from "../../../src/rules/all-rules.ts";
import { check } from "../../../src/rules/check.ts";
import { rulesOfFamilies } from "../../../src/rules/rules-of-families.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { caseFiles, goodCorpus, type Files } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { mermaidGraph } from "../../support/mermaid-graph.ts";
import { familiesText, refusal } from "../../support/split-set.ts";
import { commit, options } from "../../support/summary-options.ts";

const rules = rulesOfFamilies(everydayRules);

async function judgedSet(files: Files): Promise<JudgedSet> {
  const dataset = await loadDataset(memoryTree({ ...goodCorpus(), ...files }));
  const findings = check(dataset, rules);
  const counts = countsOf(dataset, findings);
  const verdict = {
    holds: holdingsOf(dataset, counts),
    findings,
    counts,
    notShown: { otherFiles: 0, belowLevel: 0 },
    rules: { judged: rules.length, of: everydayRules.length },
    comparison: { base: { name: "main", commit, holdsSet: true } },
    split: splitStanding(dataset),
    claim: splitClaimOf(dataset),
  };
  return { verdict, dataset };
}

async function summaryOf(
  families: readonly string[],
  ...cases: readonly string[]
): Promise<string> {
  const files = { ...caseFiles(...cases), "families.yaml": familiesText({ families }) };
  return overlapSummary(await judgedSet(files), options);
}

/** Families that questions join in a row, a question between two neighbours. */
function row(length: number): readonly [families: string[], cases: string[]] {
  const names = Array.from({ length }, (_, index) => `f${String(index).padStart(3, "0")}`);
  const families = names.map((name, index) => {
    const split = index === length - 1 ? "test" : "dev";
    return `${name}: {title: T, documents: [d-${name}], split: ${split}}`;
  });
  const cases = names
    .slice(1)
    .map((name, index) => refusal(`c-${name}`, `families: [${names[index]}, ${name}]`));
  return [families, cases];
}

/** The diagrams in a page. */
function diagrams(page: string): readonly ReturnType<typeof mermaidGraph>[] {
  return [...page.matchAll(/^```mermaid\n(.*?)^```$/gms)].map(([, text = ""]) =>
    mermaidGraph(text),
  );
}

describe("the summary of what joins two sides", () => {
  test("draws the way of a component that is too large to be read", async () => {
    const [families, cases] = row(60);
    const page = await summaryOf(families, ...cases);
    const [diagram, ...others] = diagrams(page);
    expect(others).toEqual([]);
    expect(Object.values(diagram?.nodes ?? {}).map(({ label }) => label)).toEqual([
      "f058 (dev)",
      "f059 (test)",
      "bridge, case c-f059",
    ]);
    expect(page).toContain("Drawn is the way between the sides, not the whole component.");
  });

  test("draws nothing of a way that is longer", async () => {
    const [families, cases] = row(60);
    const open = families.map((line, index) =>
      index === 0 || index === 59 ? line : line.replace(", split: dev", ""),
    );
    const page = await summaryOf(open, ...cases);
    expect(diagrams(page)).toEqual([]);
    expect(page).toContain("The way between the sides is too long to draw.");
    expect(page).toMatch(
      /\*\*Way:\*\* `f000` \(dev\) – case `c-f001` – .* – 51 more steps – .* – `f059` \(test\)\./,
    );
  });

  test("tells three components, and names the others", async () => {
    const pairs = Array.from({ length: 15 }, (_, index) => `p${String(index).padStart(2, "0")}`);
    const families = pairs.flatMap((name) => [
      `${name}-a: {title: T, documents: [d-${name}-a], split: dev}`,
      `${name}-b: {title: T, documents: [d-${name}-b], split: test}`,
    ]);
    const cases = pairs.map((name) => refusal(`c-${name}`, `families: [${name}-a, ${name}-b]`));
    const page = await summaryOf(families, ...cases);
    expect(diagrams(page)).toHaveLength(3);
    const [, named = ""] = page.split("Joined as well:\n\n");
    expect(named.split("\n\n", 1)[0]).toMatchInlineSnapshot(`
      "- \`p03-a\` (dev) and \`p03-b\` (test)
      - \`p04-a\` (dev) and \`p04-b\` (test)
      - \`p05-a\` (dev) and \`p05-b\` (test)
      - \`p06-a\` (dev) and \`p06-b\` (test)
      - \`p07-a\` (dev) and \`p07-b\` (test)
      - \`p08-a\` (dev) and \`p08-b\` (test)
      - \`p09-a\` (dev) and \`p09-b\` (test)
      - \`p10-a\` (dev) and \`p10-b\` (test)
      - \`p11-a\` (dev) and \`p11-b\` (test)
      - \`p12-a\` (dev) and \`p12-b\` (test)
      - and 2 more, which the report has"
    `);
    for (const name of pairs) expect(page).toContain(`c-${name}`);
  });

  test("tells each pair of three sides below one diagram", async () => {
    const families = ["dev", "test", "validation"].map(
      (side) => `on-${side}: {title: T, documents: [d-${side}], split: ${side}}`,
    );
    const page = await summaryOf(
      families,
      refusal("one", "families: [on-dev, on-validation]"),
      refusal("two", "families: [on-validation, on-test]"),
    );
    expect(diagrams(page)).toHaveLength(1);
    expect(page.split("### Joined across the split")[1]?.split("What a clean")[0])
      .toMatchInlineSnapshot(`
      "

      In a diagram a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split. A flag names what joins them.

      #### Component \`on-dev\`: dev, validation and test in 3 families

      \`\`\`mermaid
      graph LR
        n0["on-dev (dev)"]
        n1(["on-test (test)"])
        n2{{"on-validation (validation)"}}
        j0>"bridge, case one"]
        n0 --- j0
        n2 --- j0
        j1>"bridge, case two"]
        n1 --- j1
        n2 --- j1
      \`\`\`

      1. ❌ [\`cases/one.yaml:8\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/one.yaml#L8) \`family/linked-across-split\`\\
         **Bridge:** case \`one\` joins \`on-dev\` (dev) and \`on-validation\` (validation).\\
         **Way:** \`on-dev\` (dev) – case \`one\` – \`on-validation\` (validation).\\
         **Would have to go:** case \`one\`.\\
         **Fix:** Without this case the two sides are apart: drop one of its sources, record these families on one side in families.yaml, or exclude it under "exceptions" with a reason.

      1. ❌ [\`cases/one.yaml:8\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/one.yaml#L8) \`family/linked-across-split\`\\
         **Bridge:** case \`one\` joins \`on-dev\` (dev) and \`on-validation\` (validation).\\
         **Way:** \`on-dev\` (dev) – case \`one\` – \`on-validation\` (validation) – case \`two\` – \`on-test\` (test).\\
         **Would have to go:** case \`one\`.\\
         **Fix:** Without this case the two sides are apart: drop one of its sources, record these families on one side in families.yaml, or exclude it under "exceptions" with a reason.

      1. ❌ [\`cases/two.yaml:8\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/two.yaml#L8) \`family/linked-across-split\`\\
         **Bridge:** case \`two\` joins \`on-validation\` (validation) and \`on-test\` (test).\\
         **Way:** \`on-validation\` (validation) – case \`two\` – \`on-test\` (test).\\
         **Would have to go:** case \`two\`.\\
         **Fix:** Without this case the two sides are apart: drop one of its sources, record these families on one side in families.yaml, or exclude it under "exceptions" with a reason.

      "
    `);
  });

  test("tells of cases where each carries its own split", async () => {
    const files = {
      ...caseFiles(
        refusal("one", "families: []", "split: dev"),
        refusal("two", "families: []", "split: test", "variantOf: one"),
      ),
      "families.yaml": familiesText({ claim: "fixed-corpus", families: [] }),
    };
    const page = overlapSummary(await judgedSet(files), options);
    expect(page.split("### Joined across the split")[1]?.split("What a clean")[0])
      .toMatchInlineSnapshot(`
      "

      In a diagram a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split. A flag names what joins them.

      #### Component \`one\`: dev and test in 2 cases

      \`\`\`mermaid
      graph LR
        n0["case one (dev)"]
        n1(["case two (test)"])
        j0>"bridge, case two"]
        n0 --- j0
        n1 --- j0
      \`\`\`

      1. ❌ [\`cases/two.yaml:10\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/cases/two.yaml#L10) \`family/linked-across-split\`\\
         **Bridge:** case \`one\` (dev) and case \`two\` (test) are wordings of one question.\\
         **Way:** case \`one\` (dev) – case \`two\` – case \`two\` (test).\\
         **Would have to go:** case \`two\`.\\
         **Fix:** Take "variantOf" out if this case asks something else, give these cases one split, or exclude it under "exceptions" with a reason.

      "
    `);
  });

  test("says of families.yaml that cannot be read that nothing was judged", async () => {
    const page = overlapSummary(await judgedSet({ "families.yaml": "families: [\n" }), options);
    expect(page.split("Compared with")[0]).toMatchInlineSnapshot(`
      "## ❌ Touchstone families: 1 error in 0 cases

      families.yaml cannot be read, so the split was not judged.

      ### To fix

      1. ❌ [\`families.yaml:1\`](https://github.com/acme/set/blob/3cd1e8dd61000000000000000000000000000000/families.yaml#L1) \`file/not-yaml\`\\
         The "\\[" that opens here is never closed.\\
         **Fix:** Close it with "\\]", or put the text in quotes if the bracket belongs to it.

      "
    `);
  });

  test("is no markup, and holds no question, whatever is free text in the set", async () => {
    const hostile =
      '```\n\n# x <script>alert(1)</script> @octocat fixes #1 ![a](https://a.example) | "]; click';
    const text = JSON.stringify(hostile);
    const asked = (id: string, ...more: string[]): string =>
      refusal(id, ...more).replace(/^query: .*$/m, `query: ${text}`);
    const families = [
      `one: {title: ${text}, documents: ["d-one"], split: dev}`,
      `two: {title: ${text}, documents: ["d-two"], split: test}`,
    ];
    const rest = [`related: [{families: [one, two], reason: ${text}}]`];
    const said = familiesText({ families, rest }).replace("It carries over.", text);
    const files = {
      ...caseFiles(asked("both", "families: [one, two]"), asked("off", "families: [three]")),
      "families.yaml": said,
      "cases/@octocat <b> ```.yaml": asked("odd", "families: [one, two]"),
    };
    const page = overlapSummary(await judgedSet(files), options);
    const { elements, text: shown, textOutsideCode, comments, links } = shownMarkdown(page);
    expect(shown).not.toContain("alert");
    expect(textOutsideCode).not.toMatch(/@[a-z]/);
    expect(comments).toEqual([]);
    expect(links.every((link) => link.startsWith(options.page))).toBe(true);
    expect(elements.filter((name) => ["script", "img", "h1", "b"].includes(name))).toEqual([]);
    expect(diagrams(page)).toHaveLength(1);
  });
});
