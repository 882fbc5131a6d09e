import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gramsOf, type Grams } from "../../src/corpus/comparing/grams.ts";
import { likenessOf } from "../../src/corpus/comparing/likeness.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { readRevision } from "../../src/load/read-revision.ts";
import { readTexts } from "../../src/load/read-texts.ts";
import { folderWith, runIn } from "../support/command.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");
const mapping = (name: string): string =>
  new URL(`../../docs/mappings/${name}.yaml`, import.meta.url).pathname;

interface Chunk {
  readonly id: string;
  readonly documentId: string;
  readonly hash: string;
  readonly grams: Grams;
}

const pagesOf = (revision: number): readonly string[] => {
  const folder = join(data, "azure-contoso-benefits", `rev-${revision}`);
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name));
};

/** How each state of the four histories is recorded. */
const histories: readonly (readonly (readonly string[])[])[] = [
  [1, 2, 3].map((at) => [
    join(data, "anthropic-docs-rag", `rev-${at}`, "anthropic_docs.json"),
    "--map",
    mapping("anthropic-docs-rag"),
  ]),
  [1, 2].map((at) => [...pagesOf(at), "--map", mapping("azure-contoso-benefits")]),
  [1, 2, 3, 4].map((at) => [
    join(data, "fastify-docs", `rev-${at}`, "docs"),
    "--chunking",
    "by-heading@1",
  ]),
  [1, 2, 3].map((at) => [
    join(data, "kubeflow-docs", `rev-${at}`, "content/en/docs"),
    "--chunking",
    "by-heading@1",
  ]),
];

async function statesOf(
  states: readonly (readonly string[])[],
): Promise<readonly ReadonlyMap<string, Chunk>[]> {
  const folder = await folderWith({});
  const found: ReadonlyMap<string, Chunk>[] = [];
  for (const [at, words] of states.entries()) {
    const id = `rev-${at + 1}`;
    const day = `2026-09-0${at + 1}`;
    await runIn(folder, "corpus", "snapshot", ...words, "--created-at", day, "--id", id);
    const tree = workingTree(folder);
    const paths = (await tree.list("corpus-revisions")).map(({ path }) => path);
    const own = paths.filter((path) => path.startsWith(`corpus-revisions/${id}/`));
    const { revision } = await readRevision(tree, id, own);
    const files = paths.filter((path) => path.startsWith("corpus-revisions/texts/"));
    const { texts } = await readTexts(tree, files);
    const chunks = [...(revision.chunks?.records.values() ?? [])].map((chunk): Chunk => ({
      id: chunk.id,
      documentId: chunk.documentId,
      hash: chunk.hash,
      grams: gramsOf(texts.get(chunk.hash) ?? ""),
    }));
    found.push(new Map(chunks.map((chunk) => [chunk.id, chunk])));
  }
  return found;
}

/** Which share of each of about 150 chunks of the last state stands in every chunk of another document. */
function foreignShares(chunks: readonly Chunk[]): readonly number[] {
  const every = Math.ceil(chunks.length / 150);
  return chunks
    .filter((_, at) => at % every === 0)
    .flatMap((one) =>
      chunks.flatMap((other) =>
        other.documentId === one.documentId || other.hash === one.hash
          ? []
          : [likenessOf(one.grams, other.grams).kept],
      ),
    );
}

/** The larger share of each two texts that one id has in two states which follow each other. */
function editedShares(states: readonly ReadonlyMap<string, Chunk>[]): readonly number[] {
  return states.slice(1).flatMap((after, at) =>
    [...(states[at]?.values() ?? [])].flatMap((old) => {
      const young = after.get(old.id);
      if (young === undefined || young.hash === old.hash) return [];
      const { kept, taken } = likenessOf(old.grams, young.grams);
      return [Math.max(kept, taken)];
    }),
  );
}

const over = (list: readonly number[], least: number): number =>
  list.filter((share) => share >= least).length;

const page = readFileSync(new URL("../../docs/corpus-diff.md", import.meta.url), "utf8");

test("the thresholds part edited chunks from foreign ones, as the page tells", async () => {
  const foreign: (readonly number[])[] = [];
  const edited: number[] = [];
  for (const states of histories) {
    const chunks = await statesOf(states);
    foreign.push(foreignShares([...(chunks.at(-1)?.values() ?? [])]));
    edited.push(...editedShares(chunks));
  }
  const all = foreign.flat();
  const percents = (least: number): readonly string[] =>
    foreign.map((list) => ((over(list, least) / list.length) * 100).toFixed(1));
  const below = (least: number): number => edited.length - over(edited, least);
  const told = {
    pairs: all.length,
    median: all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]?.toFixed(2),
    "over 0.4": percents(0.4),
    "over 0.5": percents(0.5),
    "over 0.6": percents(0.6),
    edited: edited.length,
    "below 0.4": below(0.4),
    "below 0.5": below(0.5),
    "below 0.6": below(0.6),
  };
  expect(told).toMatchInlineSnapshot(`
    {
      "below 0.4": 19,
      "below 0.5": 23,
      "below 0.6": 30,
      "edited": 651,
      "median": "0.06",
      "over 0.4": [
        "1.9",
        "1.6",
        "0.1",
        "0.4",
      ],
      "over 0.5": [
        "0.9",
        "0.6",
        "0.0",
        "0.2",
      ],
      "over 0.6": [
        "0.6",
        "0.2",
        "0.0",
        "0.1",
      ],
      "pairs": 407389,
    }
  `);
  const words = page.replaceAll(/\s+/g, " ");
  expect(words).toContain(`Of ${all.length} pairs of chunks of different documents`);
  expect(words).toContain(`Of the ${edited.length} chunks that kept their id and not their text`);
  expect(words).toContain(`all but ${below(0.5)} are above 0.5`);
});
