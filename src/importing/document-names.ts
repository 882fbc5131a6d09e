import type { EvidenceSource } from "../authoring/evidence-source.ts";
import { fitsGlob } from "../model/glob.ts";
import type { DocumentId } from "../model/ids.ts";
import type { TellNearest } from "../model/nearest.ts";
import { listed, quoted } from "../model/sentence.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import type { Places } from "./places-mapping.ts";

/** The longest name that is looked up, in UTF-16 units. */
const longestName = 1000;

/** The documents that a person's name for them means: one, or those of a glob. Or why there are none. */
type FoundDocuments = { readonly documents: readonly DocumentId[] } | { readonly why: string };

/** Looks a name up that stands in a reference, which may be all of it. */
export type FindDocuments = (name: string, reference: string) => FoundDocuments;

/**
 * Finds documents by name: what the mapping calls them goes first, then the revision's ids, then its titles. A name counts
 * as it is spelt; only where none is spelt so, letter case is passed over.
 */
export function documentFinder(
  { documents: given, globs }: Pick<Places, "documents" | "globs">,
  { revision, documents }: EvidenceSource,
  nearest: TellNearest,
): FindDocuments {
  const called = byName(Object.entries(given));
  const ids = byName([...documents.keys()].map((id) => [id, id]));
  const titles = byName([...documents.values()].map(({ id, title }) => [title ?? "", id]));
  const names = [...Object.keys(given), ...documents.keys()];

  const missing = (text: string, target: string, reference: string): FoundDocuments => {
    const isCalled = text !== target;
    const near = nearest(target, isCalled ? documents.keys() : names);
    if (text === reference && !isCalled) {
      return { why: `is no document of corpus revision "${revision.id}"${near}` };
    }
    const name = isCalled ? `${quoted(text)}, which the mapping says is ` : "";
    return {
      why: `names ${name}document ${quoted(target)}, which corpus revision "${revision.id}" does not have${near}`,
    };
  };
  const fitting = (glob: string): readonly DocumentId[] => {
    const exact = [...documents.keys()].filter((id) => fitsGlob(glob, id));
    if (exact.length > 0) return exact;
    const folded = glob.toLowerCase();
    return [...documents.keys()].filter((id) => fitsGlob(folded, id.toLowerCase()));
  };

  return (text, reference) => {
    if (text.length > longestName) {
      return { why: `is longer than ${longestName} characters, which no document's name is` };
    }
    const targets = called(text);
    if (targets.length > 1) return ambiguous(targets);
    const target = targets[0] ?? text;
    const found = [ids(target), titles(target)].find(({ length }) => length > 0) ?? [];
    if (found.length > 1) return ambiguous(found);
    if (found.length === 1) return { documents: found };
    if (!globs || !target.includes("*")) return missing(text, target, reference);
    const all = fitting(target);
    if (all.length > 0) return { documents: all };
    const near = nearest(target.replaceAll("*", ""), documents.keys());
    return { why: `fits no document of corpus revision "${revision.id}"${near}` };
  };
}

function ambiguous(documents: readonly string[]): FoundDocuments {
  const which = listed(documents.toSorted(byUtf8).map(quoted), "or");
  return { why: `may mean document ${which}: say under "documents" of the mapping which it is` };
}

/** Looks values up by name: those whose name is spelt so, or else those whose name differs in letter case alone. */
function byName<Value extends string>(
  entries: readonly (readonly [string, Value])[],
): (name: string) => readonly Value[] {
  const exact = new Map<string, Set<Value>>();
  const folded = new Map<string, Set<Value>>();
  for (const [name, value] of entries) {
    const normal = normaliseWhiteSpace(name);
    if (normal === "") continue;
    add(exact, normal, value);
    add(folded, normal.toLowerCase(), value);
  }
  return (name) => {
    const normal = normaliseWhiteSpace(name);
    return [...(exact.get(normal) ?? folded.get(normal.toLowerCase()) ?? [])];
  };
}

function add<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}
