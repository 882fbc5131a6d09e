import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import { check } from "../../src/rules/check.ts";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";
import type { Files } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

const shared = process.env["TOUCHSTONE_SHARED"] ?? "";
const anthropic = join(shared, "data/anthropic-docs-rag");
const azure = join(shared, "data/azure-contoso-benefits");
const mapOf = (set: string): string => resolve("docs/mappings", `${set}.cases.yaml`);

/** A set that holds nothing but one snapshot, under the same name whatever the dump. */
async function corpusOf(set: string, dump: readonly string[]): Promise<string> {
  const folder = await folderWith({});
  const map = resolve("docs/mappings", `${set}.yaml`);
  const words = ["--map", map, "--created-at", "2025-09-17"];
  const { code, err } = await runIn(folder, "corpus", "snapshot", ...dump, ...words);
  expect([code, err]).toEqual([0, ""]);
  return folder;
}

async function documentation(revision: number): Promise<string> {
  return await corpusOf("anthropic-docs-rag", [
    join(anthropic, `rev-${revision}/anthropic_docs.json`),
  ]);
}

async function benefits(): Promise<string> {
  const pages = readdirSync(join(azure, "rev-1")).map((name) => join(azure, "rev-1", name));
  return await corpusOf("azure-contoso-benefits", pages);
}

async function importCases(folder: string): Promise<Ran> {
  const table = join(anthropic, "rev-3/docs_evaluation_dataset.json");
  return await runIn(folder, "import", "table", table, "--map", mapOf("anthropic-docs-rag"));
}

async function importBenefits(
  folder: string,
  name: string,
  ...more: readonly string[]
): Promise<Ran> {
  const map = mapOf("azure-contoso-benefits");
  return await runIn(folder, "import", "table", join(azure, name), "--map", map, ...more);
}

async function importedCases(): Promise<{ folder: string; ran: Ran }> {
  const folder = await documentation(3);
  return { folder, ran: await importCases(folder) };
}

async function importedBenefits(
  name: string,
  ...more: readonly string[]
): Promise<{ folder: string; ran: Ran }> {
  const folder = await benefits();
  return { folder, ran: await importBenefits(folder, name, ...more) };
}

async function casesIn(folder: string): Promise<Files> {
  const files = await filesIn(folder);
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith("cases/")));
}

/** The summary and what follows it: the report without its lists of records. */
function summary({ out }: Ran): string {
  return out.slice(out.indexOf("  read  "));
}

describe("the documentation set", () => {
  test("imports all of its 100 cases, which pass the check", async () => {
    const { folder, ran } = await importedCases();
    expect(ran.out).toMatchInlineSnapshot(`
      "  read           100 records
        written        100 cases to cases/
        evidence       192 of 192 found in corpus revision "corpus-2025-09-17"
        quotes         proposed for 24 of 192 chunks
        ids            100 as the table has them

      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(ran.code).toBe(0);
    const checked = await runIn(folder, "check", "--format", "json");
    expect(JSON.parse(checked.out)).toMatchObject({
      counts: { cases: 100, findings: { error: 0 }, status: { pending: 100 } },
    });
    expect(checked.code).toBe(0);
  });

  test("is unchanged by a second import", async () => {
    const { folder } = await importedCases();
    const before = await casesIn(folder);
    const again = await importCases(folder);
    expect(again.code).toBe(0);
    expect(summary(again)).toMatchInlineSnapshot(`
      "  read           100 records
        written        0 cases
        there already  100 cases
        evidence       192 of 192 found in corpus revision "corpus-2025-09-17"
        quotes         proposed for 24 of 192 chunks
        ids            100 as the table has them

      Nothing was written.
      "
    `);
    expect(await casesIn(folder)).toEqual(before);
  });

  test("judged against the chunks of two revisions earlier, has every piece of evidence located", async () => {
    const { folder } = await importedCases();
    const cases = await casesIn(folder);
    const earlier = await filesIn(await documentation(1));
    const dataset = await loadDataset(memoryTree({ ...earlier, ...cases }));
    const findings = check(dataset).filter(({ rule }) => rule === "evidence/not-in-revision");
    const places = findings.map(({ at }) => {
      const line = (cases[at.file] ?? "").split("\n")[at.line - 1] ?? "";
      return line.slice(at.column - 1).trim();
    });
    const cited = Object.values(cases).flatMap((text) =>
      [...text.matchAll(/^ +- chunkId: (.*)$/gm)].map(({ 1: chunk = "" }) => chunk),
    );
    expect(findings).toHaveLength(192);
    expect(places.toSorted(byUtf8)).toEqual(cited.toSorted(byUtf8));
  });
});

describe("the benefits set", () => {
  const bracketed = /\[[^\]]*#page=\d+\]/;

  test("of 50 imports whole, its citations taken out of the answers and kept in the notes", async () => {
    const { folder, ran } = await importedBenefits("ground_truth.jsonl");
    expect(ran.out).toMatchInlineSnapshot(`
      "  read           50 records
        written        50 cases to cases/
        evidence       75 of 75 found in corpus revision "corpus-2025-09-17"
        quotes         proposed for 13 of 75 chunks
        ids            50 made from the question, since the record has none

      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(ran.code).toBe(0);
    const cases = Object.values(await casesIn(folder));
    const answers = cases.map((text) => /^expectedAnswer: (.*)$/m.exec(text)?.[1] ?? "");
    expect(answers.filter((answer) => answer === "" || bracketed.test(answer))).toEqual([]);
    expect(cases.filter((text) => /^ {2}truth: .*#page=\d+\]/m.test(text))).toHaveLength(50);
    expect((await runIn(folder, "check")).code).toBe(0);
  });

  test("of 250 lists the twelve cases that cite a page twice and the one that cites no page", async () => {
    const { folder, ran } = await importedBenefits("ground_truth_250.jsonl");
    expect(ran.code).toBe(1);
    expect(ran.out.replaceAll(`${azure}/`, "")).toMatchInlineSnapshot(`
      "Incomplete (1):
        ground_truth_250.jsonl:197 benefits-what-are-the-titles-of-the-new-product-0c65d2c7
          evidence "query.json" is not in corpus revision "corpus-2025-09-17"

      Cited twice in one record, listed once (12):
        ground_truth_250.jsonl:151 benefits-how-does-the-perksplus-program-support-5088caa7  "PerksPlus.pdf#page=3"
        ground_truth_250.jsonl:159 benefits-how-can-an-insurance-policyholder-10417cc0  "Northwind_Health_Plus_Benefits_Details.pdf#page=78"
        ground_truth_250.jsonl:163 benefits-what-tmj-treatments-are-covered-under-acab1774  "Northwind_Standard_Benefits_Details.pdf#page=53"
        ground_truth_250.jsonl:167 benefits-how-does-the-clinical-review-process-b9eaf4ff  "Northwind_Health_Plus_Benefits_Details.pdf#page=72"
        ground_truth_250.jsonl:171 benefits-what-fitness-related-expenses-are-5c8777c8  "PerksPlus.pdf#page=3"
        ground_truth_250.jsonl:199 benefits-wht-fitness-activites-and-lessons-are-43b1fe5a  "PerksPlus.pdf#page=3"
        ground_truth_250.jsonl:218 benefits-what-role-does-the-state-insurance-41ac3efc  "Northwind_Health_Plus_Benefits_Details.pdf#page=89"
        ground_truth_250.jsonl:221 benefits-what-are-the-financial-implications-of-66a093a9  "Northwind_Standard_Benefits_Details.pdf#page=86"
        ground_truth_250.jsonl:225 benefits-how-does-the-right-of-recovery-work-in-582825b4  "Northwind_Health_Plus_Benefits_Details.pdf#page=102"
        ground_truth_250.jsonl:241 benefits-what-steps-should-a-northwind-standard-99a6a54e  "Northwind_Standard_Benefits_Details.pdf#page=83"
        ground_truth_250.jsonl:246 benefits-how-does-the-northwind-standard-plan-8b7d01ae  "Northwind_Standard_Benefits_Details.pdf#page=86"
        ground_truth_250.jsonl:250 benefits-how-can-an-insurance-policyholder-90061f39  "Northwind_Standard_Benefits_Details.pdf#page=83"

        read           250 records
        written        249 cases to cases/
        left out       1 record
        evidence       361 of 362 found in corpus revision "corpus-2025-09-17"
        quotes         proposed for 67 of 361 chunks
        ids            250 made from the question, since the record has none

      Mend the incomplete records and import again, or write them as they are with --incomplete.
      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    const checked = await runIn(folder, "check");
    // Two of its questions are one but for a capital letter, and have two answers.
    expect(checked.out.match(/^cases.*$/gm)).toEqual([
      "cases/benefits-what-is-northwind-standard-benefits-eead9a0c.yaml:3:8 warning case/same-question",
    ]);
    expect(checked.out).toContain("0 errors, 1 warning in 249 cases");
    expect(checked.code).toBe(0);
  });

  test("of 250 takes the incomplete case as well when asked to, and the check says what it lacks", async () => {
    const { folder, ran } = await importedBenefits("ground_truth_250.jsonl", "--incomplete");
    expect(ran.code).toBe(0);
    const file = Object.entries(await casesIn(folder)).find(([, text]) =>
      text.includes("query.json"),
    );
    expect(file?.[1]).toContain("[query.json] [query.json]");
    expect(file?.[1]).not.toContain("relevantChunkIds");
  });

  test("of 250 finds the 50 that are there already", async () => {
    const { folder } = await importedBenefits("ground_truth.jsonl");
    const before = await casesIn(folder);
    const more = await importBenefits(folder, "ground_truth_250.jsonl");
    expect(summary(more)).toContain(
      "written        199 cases to cases/\n  there already  50 cases\n",
    );
    expect(await casesIn(folder)).toMatchObject(before);
  });
});
