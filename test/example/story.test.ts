import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportable } from "../../src/exporting/exportable.ts";
import type { CorpusRevision } from "../../src/model/corpus.ts";
import { currentRevision } from "../../src/model/dataset.ts";
import type { ProvenanceEntry } from "../../src/model/generated/case.ts";
import type { CorpusChunk } from "../../src/model/generated/chunk.ts";
import { sha256 } from "../../src/model/hash.ts";
import { normaliseWhiteSpace } from "../../src/model/white-space.ts";
import { filesIn, runIn } from "../support/command.ts";
import { wordsOf } from "../support/played-page.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { cases, dataset, isApproved, namedIn, owners, story, tableRows } from "./example-set.ts";

test("the folders of the handbook give the recorded revisions, to the byte", async () => {
  const folder = tempFolder();
  await cp("docs/handbook", join(folder, "docs/handbook"), { recursive: true });
  const commands = [...story.matchAll(/^touchstone corpus snapshot .*$/gm)].map(([line]) => line);
  for (const line of commands) {
    const { code, out, err } = await runIn(folder, ...wordsOf(`$ ${line}`).slice(1));
    expect(code, out + err).toBe(0);
  }
  const made = await filesIn(folder, "corpus-revisions");
  expect(made).toEqual(await filesIn(process.cwd(), "corpus-revisions"));
});

test("the page tells how many documents and chunks each revision has", () => {
  const told = tableRows("| revision | documents |").map(([id = "", documents, chunks]) => [
    ...namedIn(id),
    documents,
    chunks,
  ]);
  const recorded = [...dataset.revisions.values()].map(({ id, record }) => [
    id,
    `${record?.documents.count}`,
    `${record?.chunks.count}`,
  ]);
  expect(told).toEqual(recorded);
});

test("the page tells what became of the evidence of every case that was judged earlier", () => {
  const found = new Map<string, string[]>();
  for (const one of cases.filter(isApproved)) {
    const entries = one.kind === "abstention" ? [] : (one.provenance ?? []);
    const state = entries.map(stateOf).find((each) => each !== "same");
    if (state !== undefined) found.set(state, [...(found.get(state) ?? []), one.id]);
  }
  const told = tableRows("| evidence | cases |")
    .filter(([state]) => state !== "same" && state !== "a document was added")
    .map(([state = "", ids = ""]) => [state, namedIn(ids).toSorted()]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries([...found].map(([state, ids]) => [state, ids.toSorted()])),
  );
});

test("the page tells which refusals a new document may have made wrong", () => {
  const told = tableRows("| evidence | cases |").filter(
    ([what]) => what === "a document was added",
  );
  const concerned = cases.filter((one) => {
    if (one.kind !== "abstention" || one.because !== "not-in-corpus" || !isApproved(one))
      return false;
    const before = new Set(documentsOf(dataset.revisions.get(one.corpusRevision ?? "")));
    const added = documentsOf(current).filter((id) => !before.has(id));
    const { families = [] } = one;
    return added.some(
      (id) => families.length === 0 || owners(id).some((family) => families.includes(family)),
    );
  });
  expect(concerned.map(({ id }) => id)).toEqual(told.flatMap(([, ids = ""]) => namedIn(ids)));
});

test("an export waits for just the cases that the page tells of", () => {
  const told = tableRows("| evidence | cases |").filter(([state]) => state !== "same");
  const waiting = exportable(dataset).leftOut.filter(({ why }) => why === "stale");
  expect(waiting.map(({ id }) => id).toSorted()).toEqual(
    [...told.flatMap(([, ids = ""]) => namedIn(ids)), "canteen-001"].toSorted(),
  );
});

test("imported candidates name the table that they were read from", () => {
  const table = readFileSync("docs/handbook/helpdesk-questions.csv");
  const imported = cases.flatMap(({ origin }) => (origin?.kind === "import" ? [origin] : []));
  expect(imported).not.toEqual([]);
  for (const origin of imported) {
    expect(origin).toMatchObject({ source: "helpdesk-questions.csv", sha256: sha256(table) });
  }
});

function documentsOf(revision: CorpusRevision | undefined): readonly string[] {
  return [...(revision?.documents?.records.keys() ?? [])];
}

const current = currentRevision(dataset);
const chunks = [...(current?.chunks?.records.values() ?? [])];

/** What became of a piece of evidence under the current revision. */
function stateOf({ chunkId, documentId, contentHash, quote = "" }: ProvenanceEntry): string {
  const now = current?.chunks?.records.get(chunkId);
  if (now?.hash === contentHash) return "same";
  if (chunks.some(({ hash }) => hash === contentHash)) return "moved";
  const texts = chunks.filter((chunk) => chunk.documentId === documentId).map(textOf);
  const before = textOf({ hash: contentHash });
  if (texts.filter((text) => before.includes(text)).length > 1) return "split";
  if (now !== undefined) return "edited";
  const words = normaliseWhiteSpace(quote);
  return texts.some((text) => normaliseWhiteSpace(text).includes(words)) ? "merged" : "gone";
}

function textOf({ hash }: Pick<CorpusChunk, "hash">): string {
  const text = dataset.texts.get(hash);
  if (text === undefined) throw new Error(`The set does not keep the text ${hash}.`);
  return text;
}
