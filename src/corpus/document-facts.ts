import type { DocumentId } from "../model/ids.ts";
import { counted } from "../model/sentence.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { placeText, type DumpPlace, type DumpProblem } from "./dump.ts";
import type { SourceDocument } from "./snapshot.ts";

/** What one record says of its document; undefined where it says nothing. */
export interface DocumentFacts {
  readonly id: DocumentId;
  readonly at: DumpPlace;
  readonly uri: string | undefined;
  readonly revision: string | undefined;
  readonly title: string | undefined;
  readonly publishedAt: string | undefined;
  readonly access: readonly string[] | undefined;
}

const named = ["uri", "revision", "title", "publishedAt", "access"] as const;
type FactName = (typeof named)[number];

interface Told {
  readonly value: string | readonly string[];
  readonly at: DumpPlace;
  /** The records that say something else, in the order in which they were read. */
  readonly others: DocumentFacts[];
}

/** Gathers what all records say of each document. Two that differ are a problem: nothing says which is right. */
export function documentsOf(facts: readonly DocumentFacts[]): {
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly DumpProblem[];
} {
  const documents = new Map<DocumentId, Map<FactName, Told>>();
  for (const said of facts) {
    const known = documents.get(said.id) ?? new Map<FactName, Told>();
    documents.set(said.id, known);
    for (const name of named) {
      const value = said[name];
      if (value === undefined) continue;
      const first = known.get(name);
      if (first === undefined) known.set(name, { value, at: said.at, others: [] });
      else if (spelled(first.value) !== spelled(value)) first.others.push(said);
    }
  }
  const problems = [...documents.values()].flatMap((known) =>
    [...known].flatMap(([name, told]) => [...contradictions(name, told)]),
  );
  const ids = [...documents.keys()].toSorted(byUtf8);
  return { documents: ids.map((id) => documentOf(id, documents.get(id))), problems };
}

function documentOf(
  id: DocumentId,
  known: ReadonlyMap<FactName, Told> | undefined,
): SourceDocument {
  const entries = named.flatMap((name) => {
    const told = known?.get(name);
    return told === undefined ? [] : [[name, told.value] as const];
  });
  return { id, ...Object.fromEntries(entries) };
}

/** One problem a document and fact: where many records differ, the mapping is at fault and not each record. */
function* contradictions(name: FactName, first: Told): Generator<DumpProblem> {
  const [said, ...more] = first.others;
  if (said === undefined) return;
  const rest =
    more.length === 0 ? "" : `; it differs in ${counted(more.length, "more record")} too`;
  const own = name === "title" ? " A chunk's own heading is its locator." : "";
  yield {
    at: said.at,
    message: `The ${wordOf(name)} of document "${said.id}" is ${spelled(said[name] ?? "")} here, but ${spelled(first.value)} in ${placeText(first.at)}${rest}.`,
    fix: `Map document.${name} to a field that is the same in all chunks of a document.${own}`,
  };
}

function wordOf(name: FactName): string {
  if (name === "publishedAt") return "moment of publication";
  return name === "uri" ? "URI" : name;
}

function spelled(value: string | readonly string[]): string {
  return typeof value === "string" ? `"${value}"` : value.map((one) => `"${one}"`).join(", ");
}
