import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { evidenceSearch } from "../../src/corpus/search/evidence-search.ts";
import { evidenceSource, type EvidenceSource } from "../../src/authoring/evidence-source.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { folderWith, runIn } from "../support/command.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");
const mappings = resolve("docs/mappings");

/** One question with the chunks that its set names for it. */
interface Labelled {
  readonly question: string;
  readonly answer: string;
  readonly chunkIds: ReadonlySet<string>;
}

interface Labels {
  readonly source: EvidenceSource;
  readonly cases: readonly Labelled[];
}

/** Of how many cases one labelled chunk at least is among the first few, and how many labelled chunks are. */
function figures({ source, cases }: Labels, textsOf: (one: Labelled) => readonly string[]): string {
  const queries = cases.map((one) => ({ texts: textsOf(one) }));
  const search = evidenceSearch(source, queries);
  let reached = 0;
  let labelled = 0;
  const found = new Map([1, 3, 5].map((most) => [most, 0]));
  for (const [index, { chunkIds }] of cases.entries()) {
    const hits = search(queries[index] ?? { texts: [] }, 5).map(({ id }) => chunkIds.has(id));
    labelled += chunkIds.size;
    if (hits.includes(true)) reached++;
    for (const [most, sum] of found) {
      found.set(most, sum + hits.slice(0, most).filter(Boolean).length);
    }
  }
  const chunks = [...found].map(([most, sum]) => `${sum} among ${most}`).join(", ");
  return `${reached} of ${cases.length} cases; of ${labelled} chunks ${chunks}`;
}

async function loaded(folder: string): Promise<{ dataset: Dataset; source: EvidenceSource }> {
  const dataset = await loadDataset(workingTree(folder), { texts: "current" });
  const source = evidenceSource(dataset);
  if (source === undefined) throw new Error("The set has no current corpus revision.");
  return { dataset, source };
}

/** A public set as the guide imports it. */
async function imported(name: string, dump: readonly string[], table: string): Promise<Labels> {
  const folder = await folderWith({});
  const map = join(mappings, `${name}.yaml`);
  const words = ["--map", map, "--created-at", "2025-09-17"];
  await runIn(folder, "corpus", "snapshot", ...dump, ...words);
  const cases = join(mappings, `${name}.cases.yaml`);
  await runIn(folder, "import", "table", join(data, name, table), "--map", cases, "--incomplete");
  const { dataset, source } = await loaded(folder);
  return { source, cases: labelledIn(dataset) };
}

function labelledIn({ cases }: Dataset): readonly Labelled[] {
  return cases.flatMap(({ case: { query = "", expectedAnswer = "", relevantChunkIds = [] } }) => {
    const chunkIds = new Set(relevantChunkIds.flatMap((id) => id ?? []));
    return chunkIds.size === 0 ? [] : [{ question: query, answer: expectedAnswer, chunkIds }];
  });
}

const both = ({ question, answer }: Labelled): readonly string[] => [question, answer];
const alone = ({ question }: Labelled): readonly string[] => [question];

test("finds the labelled chunks of anthropic-docs-rag", async () => {
  const dump = [join(data, "anthropic-docs-rag/rev-3/anthropic_docs.json")];
  const table = "rev-3/docs_evaluation_dataset.json";
  const set = await imported("anthropic-docs-rag", dump, table);
  expect(figures(set, both)).toMatchInlineSnapshot(
    `"98 of 100 cases; of 192 chunks 87 among 1, 132 among 3, 148 among 5"`,
  );
  expect(figures(set, alone)).toMatchInlineSnapshot(
    `"95 of 100 cases; of 192 chunks 73 among 1, 124 among 3, 139 among 5"`,
  );
});

test("finds the cited pages of azure-contoso-benefits", async () => {
  const pages = join(data, "azure-contoso-benefits/rev-1");
  const dump = readdirSync(pages).map((file) => join(pages, file));
  const set = await imported("azure-contoso-benefits", dump, "ground_truth_250.jsonl");
  expect(figures(set, both)).toMatchInlineSnapshot(
    `"241 of 249 cases; of 361 chunks 226 among 1, 296 among 3, 309 among 5"`,
  );
  expect(figures(set, alone)).toMatchInlineSnapshot(
    `"188 of 249 cases; of 361 chunks 125 among 1, 198 among 3, 231 among 5"`,
  );
});

interface Task {
  readonly Collection: string;
  readonly contexts: readonly { readonly document_id: string; readonly text: string }[];
  readonly input: readonly { readonly text: string }[];
  readonly targets: readonly { readonly text: string }[];
}

test("finds the passages of mtrag-multiturn by the last turn", async () => {
  const file = join(data, "mtrag-multiturn/generation_tasks/reference.govt+cloud.jsonl");
  const tasks = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Task);
  const passages = new Map(
    tasks.flatMap(({ Collection: document, contexts }) =>
      contexts.map(({ document_id: id, text }) => [id, { id, document, text }] as const),
    ),
  );
  const lines = [...passages.values()].map((one) => `${JSON.stringify(one)}\n`);
  const folder = await folderWith({ "passages.jsonl": lines.join("") });
  const fields = ["--chunk-id", "id", "--text", "text", "--document", "document"];
  const words = [...fields, "--chunking", "passages@1", "--created-at", "2026-07-13"];
  await runIn(folder, "corpus", "snapshot", "passages.jsonl", ...words);
  const cases = tasks
    .filter(({ contexts }) => contexts.length > 0)
    .map(({ contexts, input, targets }) => ({
      question: input.at(-1)?.text ?? "",
      answer: targets[0]?.text ?? "",
      chunkIds: new Set(contexts.map(({ document_id: id }) => id)),
    }));
  const set = { source: (await loaded(folder)).source, cases };
  expect(figures(set, both)).toMatchInlineSnapshot(
    `"210 of 211 cases; of 704 chunks 200 among 1, 463 among 3, 549 among 5"`,
  );
  expect(figures(set, alone)).toMatchInlineSnapshot(
    `"186 of 211 cases; of 704 chunks 156 among 1, 363 among 3, 457 among 5"`,
  );
});

interface Act {
  readonly id: string;
  readonly prompt: string;
  readonly expected: { readonly must_include_any_of: readonly string[] };
}

interface ActChunk {
  readonly chunk_id: string;
  readonly article?: string | number | null;
}

test("finds the articles of eulex-rag-da, in Danish, by the question alone", async () => {
  const folder = await folderWith({});
  const acts = ["data-act", "dora", "elan", "gdpr", "reg-sandkasser"];
  const dump = acts.map((act) => join(data, "eulex-rag-da/corpus", `${act}_chunks.jsonl`));
  const fields = ["--chunk-id", "chunk_id", "--text", "text", "--document", "doc_id"];
  const words = ["--locator", "heading_path_display", "--chunking", "by-article@1"];
  const when = ["--created-at", "2026-02-13"];
  await runIn(folder, "corpus", "snapshot", ...dump, ...fields, ...words, ...when);
  const cases = acts.flatMap((act, index) => {
    const chunks = readFileSync(dump[index] ?? "", "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as ActChunk);
    const file = join(data, "eulex-rag-da/cases", `golden_cases_${act}.yaml`);
    return (parse(readFileSync(file, "utf8")) as readonly Act[]).flatMap(({ prompt, expected }) => {
      const named = new Set(expected.must_include_any_of);
      const fits = chunks.filter(({ article }) => named.has(`article:${String(article ?? "")}`));
      const chunkIds = new Set(fits.map(({ chunk_id: id }) => id));
      return chunkIds.size === 0 ? [] : [{ question: prompt, answer: "", chunkIds }];
    });
  });
  const set = { source: (await loaded(folder)).source, cases };
  expect(figures(set, alone)).toMatchInlineSnapshot(
    `"71 of 93 cases; of 688 chunks 41 among 1, 100 among 3, 150 among 5"`,
  );
});
