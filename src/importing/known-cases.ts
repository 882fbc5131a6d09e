import { isDeepStrictEqual } from "node:util";
import { readCase } from "../load/read-case.ts";
import type { CaseDraft } from "../model/case.ts";
import { idInName } from "../model/case-id.ts";
import type { Dataset } from "../model/dataset.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";

/** The cases that a set holds, by id, and every file that has an id's name although no case can be read of it. */
export interface KnownCases {
  readonly byId: ReadonlyMap<string, { readonly path: string; readonly case: CaseDraft }>;
  /** Paths by file name in lower case, without its ending: disks differ in whether they tell cases apart. */
  readonly byName: ReadonlyMap<string, string>;
}

export function knownCases(dataset: Dataset, paths: readonly string[]): KnownCases {
  const byId = new Map<string, { path: string; case: CaseDraft }>();
  for (const file of dataset.cases) {
    if (file.case.id !== undefined) byId.set(file.case.id, { path: file.path, case: file.case });
  }
  return { byId, byName: new Map(paths.map((path) => [idInName(path).toLowerCase(), path])) };
}

/** What differs from the case that is there; `fields` is undefined where that file holds no case of this id. */
export interface Differences {
  readonly path: string;
  readonly fields: readonly string[] | undefined;
}

/** Compares a planned case with what stands under its id or its name; undefined where nothing does. */
export function differences(
  known: KnownCases,
  planned: { readonly id: string; readonly path: string; readonly text: string },
): Differences | undefined {
  const there = known.byId.get(planned.id);
  if (there === undefined) {
    const path = known.byName.get(planned.id);
    return path === undefined ? undefined : { path, fields: undefined };
  }
  const here = readCase(planned.path, planned.text).file?.case ?? {};
  const before = judged(there.case);
  const after = judged(here);
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  const fields = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return { path: there.path, fields: [...fields, ...missed(there.case, here)] };
}

/**
 * Labels and notes are for people to add to, so what counts is whether all that the record says is still there. Another
 * file may say the same in another form: then only what is judged counts.
 */
function missed(there: CaseDraft, here: CaseDraft): readonly string[] {
  if (sourceOf(there) !== sourceOf(here)) return [];
  const labels = new Set(there.tags);
  const tags = (here.tags ?? []).every((tag) => labels.has(tag)) ? [] : ["tags"];
  const noted = normaliseWhiteSpace(there.notes ?? "");
  return noted.includes(normaliseWhiteSpace(here.notes ?? "")) ? tags : [...tags, "notes"];
}

function sourceOf({ origin }: CaseDraft): string | undefined {
  return origin !== undefined && "source" in origin ? origin.source : undefined;
}

/** What a case says, without what people add to it later and without which copy of its table it came from. */
function judged(draft: CaseDraft): Readonly<Record<string, unknown>> {
  const {
    review: _review,
    refresh: _refresh,
    notes: _notes,
    tags: _tags,
    split: _split,
    retired: _retired,
    sentinel: _sentinel,
    origin,
    ...content
  } = draft;
  const id = origin !== undefined && "id" in origin ? origin.id : undefined;
  return { ...content, origin: { kind: origin?.kind, id } };
}
