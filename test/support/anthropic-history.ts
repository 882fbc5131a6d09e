import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import { sha256 } from "../../src/model/hash.ts";
import type { Said } from "./decisions.ts";
import { asFields } from "./fields.ts";
import type { Files } from "./good-set.ts";
import type { PlannedCase } from "./life.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/anthropic-docs-rag");

type Texts = ReadonlyMap<string, string>;

/** The texts of a dump by chunk id, as its JSON has them. */
function textsOf(state: number): Texts {
  const file = join(data, `rev-${state}`, "anthropic_docs.json");
  const records = JSON.parse(readFileSync(file, "utf8")) as readonly {
    readonly chunk_link: string;
    readonly text: string;
  }[];
  return new Map(records.map(({ chunk_link: id, text }) => [id, text]));
}

/** The chunks that each case cites, as the table of the first state has them. */
function citedIn(): ReadonlyMap<string, readonly string[]> {
  const file = join(data, "rev-1", "docs_evaluation_dataset.json");
  const records = JSON.parse(readFileSync(file, "utf8")) as readonly {
    readonly id: string;
    readonly correct_chunks: readonly string[];
  }[];
  return new Map(records.map(({ id, correct_chunks: chunks }) => [id, chunks]));
}

/** A chunk of the first state as the second one names it. */
export const onNewHost = (id: string): string =>
  id.replace("docs.anthropic.com", "docs.claude.com");
/** Its families.yaml: one page is held out, the rest is for work. */
export const families: string = `claim:
  kind: family
  statement: Settings chosen on most of the documentation work on the page about embeddings.
  declaredAt: 2024-10-23
  minimumTestComponents: 1
grouping:
  rule: The page about embeddings, which no question needs with another one, is a family; the rest is one.
  declaredAt: 2024-10-23
families:
  embeddings:
    title: Embeddings
    documents:
      - https://docs.anthropic.com/en/docs/build-with-claude/embeddings
      - https://docs.claude.com/en/docs/build-with-claude/embeddings
    split: test
  rest:
    title: All other pages
    documents: ["https://docs.*"]
    split: dev
`;

const first: Texts = textsOf(1);
/** The texts of the second state, on the new host, by chunk id. */
export const second: Texts = textsOf(2);
/** The texts of the third state. */
export const last: Texts = textsOf(3);
const cited = citedIn();

/** The cases, sorted, of whose evidence this is so of some, or of every, chunk. */
export function casesWith(
  how: "some" | "every",
  isSo: (chunk: string) => boolean,
): readonly string[] {
  return [...cited].flatMap(([id, chunks]) => (chunks[how](isSo) ? [id] : [])).toSorted();
}

/** The text of a chunk stands in the second state under exactly one id, byte for byte. */
export function isMoved(chunk: string): boolean {
  const text = first.get(chunk);
  return [...second.values()].filter((one) => one === text).length === 1;
}

/** The ids of cases, sorted. */
export const idsOf = (items: readonly PlannedCase[]): readonly string[] =>
  items.map(({ id }) => id).toSorted();

const evidenceFields = ["relevantChunkIds", "provenance", "corpusRevision", "review", "refresh"];

/** The files of these cases, with what a decision about evidence may change in each. */
export function decidedFiles(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(ids.map((id) => [`cases/${id}.yaml`, evidenceFields]));
}

/** The files of these cases, with what a confirmation may change in each: no chunk is another one. */
export function confirmedFiles(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fields = evidenceFields.filter((field) => field !== "relevantChunkIds");
  return new Map(ids.map((id) => [`cases/${id}.yaml`, fields]));
}

/** A chunk has another text in the third state than in the second. */
export function isEditedAt(chunk: string): boolean {
  return second.get(chunk) !== last.get(chunk);
}

/** The quotes that no longer stand are taken away: the answer stands in other words of the chunk. */
function withoutQuotes(
  { evidence }: PlannedCase,
  chunkOf: (chunk: string) => string,
): readonly string[] {
  return evidence.flatMap(({ chunkId, quoteStanding }) =>
    quoteStanding === "changed" ? ["--without-quote", chunkOf(chunkId)] : [],
  );
}

/** What a person says of a case of the first state: moves are taken, and a chunk with another name in it goes on at its new address. */
export function revisedBy(item: PlannedCase): Said {
  const edited = item.evidence.filter(({ verdict }) => verdict !== "moved");
  const replaced = edited.flatMap(({ chunkId }) => [
    "--replace",
    `${chunkId} -> ${onNewHost(chunkId)}`,
  ]);
  return {
    words: ["--revised", "--moved", ...replaced, ...withoutQuotes(item, onNewHost)],
    reason: "The section names the product otherwise, and says the same.",
    at: "2025-09-17T10:00:00Z",
  };
}

/** What a person says of the quotes of a case whose chunks keep their ids. */
export const sameChunkQuotes = (item: PlannedCase): readonly string[] =>
  withoutQuotes(item, (chunk) => chunk);

/** What a person says of a case of the second state whose chunks were edited. */
export function confirmedWith(quotes: readonly string[]): Said {
  return {
    words: ["--confirmed", ...quotes],
    reason: "The edit is of other sentences; the answer stands.",
    at: "2025-09-19T09:00:00Z",
  };
}

/** Every case cites, in its order, the chunks of the table on the new host, with the hashes of these texts. */
export function expectEvidence(cases: Files, texts: Texts): void {
  for (const [id, chunks] of cited) {
    const { relevantChunkIds, provenance } = asFields(parse(cases[`cases/${id}.yaml`] ?? ""));
    const ids = chunks.map(onNewHost);
    expect(relevantChunkIds, id).toEqual(ids);
    expect(provenance, id).toMatchObject(
      ids.map((chunkId) => ({ chunkId, contentHash: sha256(texts.get(chunkId) ?? "") })),
    );
  }
}
