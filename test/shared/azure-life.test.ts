import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { filesIn } from "../support/command.ts";
import { decide } from "../support/decisions.ts";
import { asFields } from "../support/fields.ts";
import type { Files } from "../support/good-set.ts";
import { azure, judgedUnder, recordState } from "../support/handed-sets.ts";
import {
  commitAll,
  done,
  expectOnlyChanged,
  exportedIds,
  planOf,
  type PlannedCase,
} from "../support/life.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/azure-contoso-benefits");
/** The texts of all pages by id, as the files have them. */
function textsOf(state: number): ReadonlyMap<string, string> {
  const lines = azure("ground_truth.jsonl")
    .dump(state)
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"));
  return new Map(
    lines.map((line) => {
      const { chunk_id: id, text } = JSON.parse(line) as {
        readonly chunk_id: string;
        readonly text: string;
      };
      return [id, text];
    }),
  );
}

/** The pages that the answer to each question cites in brackets. */
function citedBy(table: string): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(data, table), "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const { question, truth } = JSON.parse(line) as Readonly<
        Record<"question" | "truth", string>
      >;
      return [question, [...truth.matchAll(/\[([^[\]]+)\]/g)].map(([, page = ""]) => page)];
    }),
  );
}

/** The ids of the cases by their questions. */
function idsByQuestion(cases: Files): ReadonlyMap<string, string> {
  return new Map(
    Object.values(cases).map((text) => {
      const { query, id } = asFields(parse(text));
      return [String(query), String(id)];
    }),
  );
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, " ");

/**
 * What a person says about quotes that no longer stand: the same words with the new name of the company, where the page has
 * them. Elsewhere the extraction lost a bracket, and the quote goes.
 */
function saidOfQuotes(
  { evidence }: PlannedCase,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return evidence.flatMap(({ chunkId, quote, quoteStanding }) => {
    if (quoteStanding !== "changed" || quote === null) return [];
    const renamed = quote.replaceAll("Contoso", "Zava");
    const isThere = spaced(after.get(chunkId) ?? "").includes(spaced(renamed));
    return isThere ? ["--chunk", chunkId, "--quote", renamed] : ["--without-quote", chunkId];
  });
}

const tables = [
  { table: "ground_truth.jsonl", cases: 50, touched: 7 },
  { table: "ground_truth_250.jsonl", cases: 249, touched: 76 },
] as const;

test.each(tables)(
  "of $cases questions about benefits, $touched are read again under another name of the company",
  async ({ table, cases, touched }) => {
    const [before, after] = [textsOf(1), textsOf(2)];
    const folder = await judgedUnder(azure(table), 1);
    const files = await filesIn(folder, "cases");
    const idOf = idsByQuestion(files);
    const isEdited = (page: string): boolean => before.get(page) !== after.get(page);
    const edited = [...citedBy(table)]
      .filter(([, pages]) => pages.some(isEdited))
      .flatMap(([question]) => idOf.get(question) ?? [])
      .toSorted();
    expect([Object.keys(files).length, edited.length]).toEqual([cases, touched]);

    await recordState(folder, azure(table), 2);
    await commitAll(folder, "Record the second state");
    const { counts, items } = await planOf(folder);
    expect(counts).toMatchObject({ refresh: touched, current: 0, carried: cases - touched });
    expect(items.map(({ id }) => id).toSorted()).toEqual(edited);
    const carried = [...idOf.values()].filter((id) => !edited.includes(id)).toSorted();
    expect(await exportedIds(folder, "tuning")).toEqual(carried);

    const reason = "The company has another name on the page; the answer stands.";
    const said = { reason, at: "2025-12-03T09:00:00Z" };
    const quotesOf = new Map(items.map((item) => [item.id, saidOfQuotes(item, after)]));
    const plain = edited.filter((id) => quotesOf.get(id)?.length === 0);
    await decide(folder, plain, { words: ["--confirmed"], ...said });
    for (const [id, quotes] of quotesOf) {
      if (quotes.length > 0)
        await decide(folder, [id], { words: ["--confirmed", ...quotes], ...said });
    }
    const fields = ["provenance", "corpusRevision", "review", "refresh"];
    expectOnlyChanged(
      [files, await filesIn(folder, "cases")],
      new Map(items.map(({ file }) => [file, fields])),
    );
    await done(folder, "check", "--base", "main");
    expect((await planOf(folder)).counts).toMatchObject({
      refresh: 0,
      current: touched,
      carried: cases - touched,
    });
    expect(await exportedIds(folder, "tuning")).toEqual([...idOf.values()].toSorted());
  },
);
