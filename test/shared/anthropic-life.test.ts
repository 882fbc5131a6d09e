import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { sha256 } from "../../src/model/hash.ts";
import { filesIn } from "../support/command.ts";
import { anthropic, judgedUnder, recordState } from "../support/handed-sets.ts";
import {
  commitAll,
  done,
  expectOnlyChanged,
  exportedIds,
  onlyMoved,
  planOf,
  type PlannedCase,
} from "../support/life.ts";
import { asFields } from "../support/fields.ts";
import type { Files } from "../support/good-set.ts";
import { decide, type Said } from "../support/decisions.ts";

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

const onNewHost = (id: string): string => id.replace("docs.anthropic.com", "docs.claude.com");
const families = `claim:
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

const [first, second, last] = [textsOf(1), textsOf(2), textsOf(3)];
const cited = citedIn();

/** The cases, sorted, of whose evidence this is so of some, or of every, chunk. */
function casesWith(how: "some" | "every", isSo: (chunk: string) => boolean): readonly string[] {
  return [...cited].flatMap(([id, chunks]) => (chunks[how](isSo) ? [id] : [])).toSorted();
}

/** The text of a chunk stands in the second state under exactly one id, byte for byte. */
function isMoved(chunk: string): boolean {
  const text = first.get(chunk);
  return [...second.values()].filter((one) => one === text).length === 1;
}

const idsOf = (items: readonly PlannedCase[]): readonly string[] =>
  items.map(({ id }) => id).toSorted();

const evidenceFields = ["relevantChunkIds", "provenance", "corpusRevision", "review", "refresh"];

/** The files of these cases, with what a decision about evidence may change in each. */
function decidedFiles(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(ids.map((id) => [`cases/${id}.yaml`, evidenceFields]));
}

/** The files of these cases, with what a confirmation may change in each: no chunk is another one. */
function confirmedFiles(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fields = evidenceFields.filter((field) => field !== "relevantChunkIds");
  return new Map(ids.map((id) => [`cases/${id}.yaml`, fields]));
}

function isEditedAt(chunk: string): boolean {
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

function revisedBy(item: PlannedCase): Said {
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

const sameChunkQuotes = (item: PlannedCase): readonly string[] =>
  withoutQuotes(item, (chunk) => chunk);

function confirmedWith(quotes: readonly string[]): Said {
  return {
    words: ["--confirmed", ...quotes],
    reason: "The edit is of other sentences; the answer stands.",
    at: "2025-09-19T09:00:00Z",
  };
}

/** Every case cites, in its order, the chunks of the table on the new host, with the hashes of these texts. */
function expectEvidence(cases: Files, texts: Texts): void {
  for (const [id, chunks] of cited) {
    const { relevantChunkIds, provenance } = asFields(parse(cases[`cases/${id}.yaml`] ?? ""));
    const ids = chunks.map(onNewHost);
    expect(relevantChunkIds, id).toEqual(ids);
    expect(provenance, id).toMatchObject(
      ids.map((chunkId) => ({ chunkId, contentHash: sha256(texts.get(chunkId) ?? "") })),
    );
  }
}

test("the set on Anthropic's documentation lives through a new host and an edit", async () => {
  const folder = await judgedUnder(anthropic, 1, { "families.yaml": families });
  expect(await exportedIds(folder)).toEqual(casesWith("every", () => true));

  // The second state: every id is another one, and 202 of 232 texts are the same.
  await recordState(folder, anthropic, 2);
  await commitAll(folder, "Record the second state");
  const moved = casesWith("every", isMoved);
  expect(moved).toHaveLength(76);
  const plan = await planOf(folder);
  expect(plan.counts).toMatchObject({ refresh: 100, current: 0, carried: 0 });
  expect(idsOf(plan.items.filter(onlyMoved))).toEqual(moved);
  expect(await exportedIds(folder)).toEqual([]);

  const before = await filesIn(folder, "cases");
  const reason = "The same words stand at the new address.";
  await decide(folder, moved, { words: ["--moved"], reason, at: "2025-09-17T09:00:00Z" });
  expectOnlyChanged([before, await filesIn(folder, "cases")], decidedFiles(moved));
  await done(folder, "check", "--base", "main");
  expect(await exportedIds(folder)).toEqual(moved);
  await commitAll(folder, "Take the moves");

  // The others have a chunk whose text has another name in it. A person names the chunk on the new host.
  const edited = casesWith("some", (chunk) => !isMoved(chunk));
  const waiting = (await planOf(folder)).items;
  expect(idsOf(waiting)).toEqual(edited);
  const others = await filesIn(folder, "cases");
  for (const item of waiting) await decide(folder, [item.id], revisedBy(item));
  expectOnlyChanged([others, await filesIn(folder, "cases")], decidedFiles(edited));
  await done(folder, "check", "--base", "main");
  const all = casesWith("every", () => true);
  expect((await planOf(folder)).items).toEqual([]);
  expect(await exportedIds(folder)).toEqual(all);
  expectEvidence(await filesIn(folder, "cases"), second);
  await commitAll(folder, "Judge the others again");

  // The third state: ids stay, and 19 texts are edited.
  await recordState(folder, anthropic, 3);
  await commitAll(folder, "Record the third state");
  const touched = casesWith("some", (chunk) => isEditedAt(onNewHost(chunk)));
  expect(touched).toHaveLength(20);
  const third = await planOf(folder);
  expect(third.counts).toMatchObject({ refresh: 20, current: 0, carried: 80 });
  expect(idsOf(third.items)).toEqual(touched);
  expect(await exportedIds(folder)).toEqual(all.filter((id) => !touched.includes(id)));
  const untouched = await filesIn(folder, "cases");
  const whole = third.items.filter((item) => sameChunkQuotes(item).length === 0);
  await decide(folder, idsOf(whole), confirmedWith([]));
  for (const item of third.items.filter((one) => !whole.includes(one))) {
    await decide(folder, [item.id], confirmedWith(sameChunkQuotes(item)));
  }
  expectOnlyChanged([untouched, await filesIn(folder, "cases")], confirmedFiles(touched));
  await done(folder, "check", "--base", "main");
  expectEvidence(await filesIn(folder, "cases"), last);
  expect((await planOf(folder)).counts).toMatchObject({ refresh: 0, current: 20, carried: 80 });
  expect(await exportedIds(folder)).toEqual(all);
}, 300_000);
