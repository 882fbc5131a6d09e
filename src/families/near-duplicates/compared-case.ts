import { readsWhole, takesPart, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Split } from "../../model/families.ts";
import { numbersOf } from "../../model/letters.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { documentsOf } from "../case-documents.ts";
import { splitsOfCase } from "../case-splits.ts";
import { groupingOf } from "../grouping.ts";
import type { RunNumbering, Runs } from "./runs.ts";

/** A case that takes part, as far as it is compared with others. */
export interface ComparedCase {
  readonly file: CaseFile;
  readonly question: Runs;
  /** The earlier turns of its conversation, as one text. */
  readonly turns: Runs;
  /** The expected answer; undefined for a refusal, which says nothing of what was asked. */
  readonly answer: Runs | undefined;
  /** The numbers that the question names in digits. */
  readonly numbers: ReadonlySet<string>;
  /** The same for cases that rest on the same contents; undefined for a case that rests on none. */
  readonly evidence: string | undefined;
  /** The same for cases of which one rephrases the other, or both a third. */
  readonly origin: CaseFile | string;
  readonly splits: readonly Split[];
}

/** Where a case comes from: what a person traces a lead to. */
export interface Trace {
  readonly families: readonly string[];
  readonly documents: readonly string[];
  readonly splits: readonly Split[];
}

/** Prepares cases for comparing; undefined for one that takes no part, or whose question or turns hold no letter or digit, or cannot be read. */
export function comparing(
  dataset: Dataset,
  { runsOf }: RunNumbering,
): (file: CaseFile) => ComparedCase | undefined {
  const originOf = origins(dataset);
  return (file) => {
    const { query, expectedAnswer, kind } = file.case;
    if (query === undefined || !takesPart(file)) return undefined;
    const question = runsOf(query);
    const turns = turnsOf(file);
    if (question.length === 0 || turns === undefined) return undefined;
    const isAnswered = kind !== "abstention" && expectedAnswer !== undefined;
    return {
      file,
      question,
      turns: runsOf(turns),
      answer: isAnswered ? runsOf(expectedAnswer) : undefined,
      numbers: numbersOf(query),
      evidence: evidenceOf(file),
      origin: originOf(file),
      splits: traceSplits(dataset, file),
    };
  };
}

/** The families, documents and sides of a case. */
export function traceOf(dataset: Dataset, file: CaseFile): Trace {
  const grouping = groupingOf(dataset);
  const found = grouping?.familiesOf(file);
  const documents = found?.documents ?? documentsOf(dataset, file);
  return {
    families: (found?.belongings ?? []).map(({ family }) => family),
    documents: documents.documents.map(({ documentId }) => documentId),
    splits: traceSplits(dataset, file),
  };
}

function traceSplits(dataset: Dataset, file: CaseFile): readonly Split[] {
  const grouping = groupingOf(dataset);
  return grouping === undefined ? [] : splitsOfCase(grouping, file);
}

/** The earlier turns in a row; undefined where one could not be read. */
function turnsOf(file: CaseFile): string | undefined {
  const { conversation } = file.case;
  if (conversation === undefined) return file.has(["conversation"]) ? undefined : "";
  const contents = conversation.map((turn) => turn?.content);
  return contents.includes(undefined) ? undefined : contents.join(" ");
}

function evidenceOf(file: CaseFile): string | undefined {
  const { provenance = [] } = file.case;
  const hashes = provenance.map((entry) => entry?.contentHash);
  if (hashes.length === 0 || !readsWhole(hashes)) return undefined;
  return [...new Set(hashes)].toSorted(byUtf8).join(" ");
}

/** Follows `variantOf` to the case that was there first. */
function origins({ cases }: Dataset): (file: CaseFile) => CaseFile | string {
  const parents = new Map<string, string>();
  for (const { case: one } of cases) {
    if (one.id !== undefined && one.variantOf !== undefined) parents.set(one.id, one.variantOf);
  }
  return (file) => {
    const seen = new Set<string>();
    let origin: string | undefined = file.case.id;
    for (let here = origin; here !== undefined; here = parents.get(here)) {
      // Of a circle the smallest stands for all.
      if (seen.has(here)) return [...seen].toSorted(byUtf8)[0] ?? file;
      seen.add(here);
      origin = here;
    }
    return origin ?? file;
  };
}
