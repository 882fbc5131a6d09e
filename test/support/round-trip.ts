import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { evidenceSource } from "../../src/authoring/evidence-source.ts";
import type { ExportedCase } from "../../src/exporting/exported-set.ts";
import type { ContractLoss, Shape } from "../../src/exporting/shape.ts";
import { squad2 } from "../../src/exporting/shapes/squad2.ts";
import type { CaseFormat } from "../../src/importing/case-format.ts";
import { datasetFrom, exportedFrom, type ChunkText } from "./random-exports.ts";
import { sourceFileOf } from "./read-format.ts";
import { textsOf, type FileTexts } from "./shape-readers.ts";

type Content = Readonly<Record<string, unknown>>;

const refusal = "The text does not say.";

interface Candidate {
  /** As the file names it, where it does. */
  readonly id: string | undefined;
  readonly content: Content;
}

/** The records of files that lack nothing, in order. */
async function imported(
  format: CaseFormat,
  files: FileTexts,
  chunks: readonly ChunkText[],
): Promise<readonly Candidate[]> {
  const source = evidenceSource(await datasetFrom(chunks, []));
  if (source === undefined) throw new Error("The corpus cannot be read.");
  const all = Object.entries(files).map(([name, text]) => sourceFileOf(name, text));
  const { entries, problems } = format.readCases(all, source, { refusal });
  expect(problems).toEqual([]);
  return entries.flatMap(({ read: { id, content, lacks } }) =>
    lacks.length === 0 ? [{ id, content }] : [],
  );
}

/** The case that a person approved of a candidate. */
function approvedAs(id: string, candidate: Content): object {
  const content = Object.entries(candidate).filter(([field]) => field !== "notes");
  return {
    id,
    ...Object.fromEntries(content),
    split: "test",
    origin: { kind: "human", author: "avery" },
  };
}

/** The fields in which two candidates differ. The notes get what a format carries as metadata, which is no judgment. */
function differences(one: Content, other: Content): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => name !== "notes" && !isDeepStrictEqual(one[name], other[name]),
  );
}

export interface Trip {
  readonly shape: Shape;
  readonly format: CaseFormat;
  readonly chunks: readonly ChunkText[];
}

/** How many cases went out and came back, and what was told as lost. */
export interface RoundTrip {
  readonly approved: number;
  readonly back: number;
  readonly losses: readonly ContractLoss[];
}

/**
 * Imports files, approves and exports what lacks nothing, and imports and exports that again. What is not the same again
 * was told as lost, and the second export has the bytes of the first.
 */
export async function roundTrip(
  { shape, format, chunks }: Trip,
  files: FileTexts,
): Promise<RoundTrip> {
  const first = new Map(
    (await imported(format, files, chunks)).map(({ content }, index) => [`case-${index}`, content]),
  );
  if (first.size === 0) return { approved: 0, back: 0, losses: [] };
  const cases = [...first].map(([id, content]) => approvedAs(id, content));
  const { set, dataset } = await exportedFrom(chunks, cases);
  const { files: written, losses } = shape.write(set, dataset);
  const isLost = (id: string, field: string): boolean =>
    losses.some((one) => one.field.startsWith(field) && one.cases.includes(id));
  // One turn and several are two files. A line of Ragas has no id.
  const there = set.cases.filter((one) => !isLost(one.case.id, "case"));
  const inOrder = [...there.filter((one) => !isTalk(one)), ...there.filter(isTalk)];
  const second = await imported(format, textsOf(written), chunks);
  expect(second).toHaveLength(there.length);
  const byId = new Map(
    second.map(({ id, content }, index) => [id ?? inOrder[index]?.case.id, content]),
  );
  const again = inOrder.map(({ case: { id } }) => {
    const [known, back] = [first.get(id) ?? {}, byId.get(id) ?? {}];
    expect(differences(known, back).filter((field) => !isLost(id, field))).toEqual([]);
    return approvedAs(id, back);
  });
  const trip = { approved: first.size, back: again.length, losses };
  if (again.length === 0) return trip;
  const last = await exportedFrom(chunks, again);
  const rewritten = shape.write(last.set, last.dataset).files;
  const isSameSet = isDeepStrictEqual(again, cases);
  if (isSameSet || shape === squad2) expect(textsOf(rewritten)).toEqual(textsOf(written));
  return trip;
}

function isTalk({ case: one }: ExportedCase): boolean {
  return (one.conversation ?? []).length > 0;
}
