import type { EvidenceSource } from "../authoring/evidence-source.ts";
import type { DocumentId } from "../model/ids.ts";
import { nearestTeller, type TellNearest } from "../model/nearest.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import type { Captures } from "../model/text-pattern.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import { documentFinder, type FindDocuments } from "./document-names.ts";
import { locatorFinder, type FindLocators, type LocatedChunk } from "./locators.ts";
import type { PlaceForm, Places } from "./places-mapping.ts";
import type { Resolve, Resolved } from "./resolved.ts";

/** The most chunks, or documents, that one reference may stand for: nobody can judge more at once. */
const mostAtOnePlace = 100;

/** A reference that fits a form, and what the form's names stand for. */
interface Written {
  readonly form: PlaceForm;
  readonly parts: Captures;
  readonly text: string;
}

/** How far a form led: the reason that got furthest is the one to tell. */
interface Attempt {
  readonly resolved: Resolved;
  readonly knowsDocument: boolean;
}

/** For how many lost references of a table it is told what comes nearest. */
const mostAdvice = 500;

/** What places are looked up with. */
interface Lookup {
  readonly find: FindDocuments;
  readonly locators: FindLocators;
  readonly below: string | undefined;
  readonly nearest: TellNearest;
}

/** Looks up places as a mapping says that people write them. The first form that leads to evidence counts. */
export function placeResolver(places: Places, source: EvidenceSource, table: string): Resolve {
  const told = toldByName(places, table);
  if ("why" in told) return () => told;
  const nearest = nearestTeller(mostAdvice);
  const lookup = {
    find: documentFinder(places, source, nearest),
    locators: locatorFinder(source),
    below: places.below,
    nearest,
  };
  return (reference) => {
    const text = normaliseWhiteSpace(reference);
    const attempts: Attempt[] = [];
    for (const form of places.forms) {
      const captures = capturesOf(form, text);
      if (captures === undefined) continue;
      const attempt = lookUp({ form, parts: { ...told.captures, ...captures }, text }, lookup);
      if (!("why" in attempt.resolved)) return attempt.resolved;
      attempts.push(attempt);
    }
    const best = attempts.find(({ knowsDocument }) => knowsDocument) ?? attempts[0];
    return best?.resolved ?? { why: fitsNone(places) };
  };
}

function toldByName(
  { fileName }: Places,
  table: string,
): { readonly captures: Captures } | { readonly why: string } {
  const captures = fileName === undefined ? {} : fileName.pattern.match(table);
  if (captures !== undefined) return { captures };
  return {
    why: `cannot be looked up: the table's name ${quoted(table)} does not fit ${quoted(fileName?.source ?? "")}`,
  };
}

/** What a text gives for the names of a form, in lower case where it fits only so. */
function capturesOf({ pattern, folded }: PlaceForm, text: string): Captures | undefined {
  const captures = pattern.match(text) ?? folded.match(text.toLowerCase());
  if (captures === undefined) return undefined;
  return Object.fromEntries(Object.entries(captures).map(([name, part]) => [name, part.trim()]));
}

function lookUp({ form, parts, text }: Written, lookup: Lookup): Attempt {
  const name = form.document.fill(parts);
  const locator = form.locator?.fill(parts);
  if (name === undefined || (form.locator !== undefined && locator === undefined)) {
    return { resolved: { why: "leaves a part of its place blank" }, knowsDocument: false };
  }
  const found = lookup.find(name, text);
  if ("why" in found) return { resolved: found, knowsDocument: false };
  const { documents } = found;
  const resolved =
    locator === undefined ? atMost(documents, "document") : chunksAt(documents, locator, lookup);
  return { resolved, knowsDocument: true };
}

function atMost(documents: readonly DocumentId[], noun: string): Resolved {
  return documents.length <= mostAtOnePlace ? { documents } : tooMany(documents.length, noun);
}

function tooMany(count: number, noun: string): Resolved {
  return {
    why: `stands for ${counted(count, noun)}, and more than ${mostAtOnePlace} are no evidence that a person could judge`,
  };
}

/** All chunks of a place, in the order of the documents and of their ids. */
function chunksAt(
  documents: readonly DocumentId[],
  locator: string,
  { locators, below, nearest }: Lookup,
): Resolved {
  const all = documents.flatMap((document) => locators(document));
  const wanted = normaliseWhiteSpace(locator);
  const spelt = all.filter(({ exact }) => covers(wanted, exact, below));
  const found =
    spelt.length > 0
      ? spelt
      : all.filter(({ folded }) => {
          return covers(wanted.toLowerCase(), folded, below?.toLowerCase());
        });
  if (found.length > mostAtOnePlace) return tooMany(found.length, "chunk");
  if (found.length > 0) return { chunks: found.map(({ chunk }) => chunk) };
  return { why: noSuchPlace({ documents, locator, all }, nearest) };
}

function covers(wanted: string, locator: string, below: string | undefined): boolean {
  return locator === wanted || (below !== undefined && locator.startsWith(wanted + below));
}

function noSuchPlace(
  {
    documents,
    locator,
    all,
  }: {
    readonly documents: readonly DocumentId[];
    readonly locator: string;
    readonly all: readonly LocatedChunk[];
  },
  nearest: TellNearest,
): string {
  const [only, ...more] = documents;
  const where =
    only === undefined || more.length > 0
      ? `none of the ${documents.length} documents that it names has`
      : `document ${quoted(only)} does not have`;
  const known = new Set(all.map(({ exact }) => exact));
  const [example] = known;
  const start = `names place ${quoted(locator)}, which ${where}`;
  if (example === undefined) return `${start}: its chunks have no locators`;
  return start + (nearest(locator, known) || `; a place there is called ${quoted(example)}`);
}

function fitsNone({ forms }: Places): string {
  const sources = forms.map(({ source }) => quoted(source));
  if (sources.length === 1) return `does not fit the pattern ${listed(sources)}`;
  return `fits none of the patterns ${listed(sources, "and")}`;
}
