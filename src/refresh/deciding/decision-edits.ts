import { isDeepStrictEqual } from "node:util";
import { editNested, type NestedEdit } from "../../load/nested-edits.ts";
import { editFields, type Edited } from "../../load/yaml-edits.ts";
import { isMap } from "../../model/fields.ts";
import type { GoldenCase } from "../../model/generated/case.ts";
import type { Replacement } from "./evidence-choice.ts";

/** The fields of a case that a decision can change, each with the one behind which it comes where it is new. */
const decidable = [
  ["kind", "id"],
  ["because", "kind"],
  ["expectedAnswer", "query"],
  ["acceptedAnswers", "expectedAnswer"],
  ["relevantChunkIds", "expectedAnswer"],
  ["provenance", "relevantChunkIds"],
  ["distractorChunkIds", "expectedAnswer"],
  ["corpusRevision", "provenance"],
  ["families", "corpusRevision"],
  ["review", "origin"],
  ["refresh", "review"],
  ["retired", "refresh"],
] as const;

/** The text of a case that says what was decided: only fields that the decision changes are touched. */
export function decisionEdits(
  path: string,
  text: string,
  {
    before,
    after,
    replace,
  }: {
    readonly before: GoldenCase;
    readonly after: GoldenCase;
    readonly replace: readonly Replacement[];
  },
): Edited {
  const [was, is]: readonly Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const isKept = keptBy(replace);
  let current = text;
  for (const [field, behind] of decidable) {
    if (isDeepStrictEqual(was?.[field], is?.[field])) continue;
    const to = is?.[field];
    const edited =
      to === undefined
        ? editFields(path, current, [{ remove: field }])
        : editNested(path, current, { field, to, isKept, after: behind });
    if ("refused" in edited) return edited;
    current = edited.text;
  }
  return { text: current };
}

/** An entry goes on in that of its chunk, or of the first chunk that takes its place. */
function keptBy(replace: readonly Replacement[]): NonNullable<NestedEdit["isKept"]> {
  const first = new Map<unknown, unknown>(replace.map(({ from, to }) => [from, to[0]]));
  return (before, after) => {
    const [old, now] = [nameOf(before), nameOf(after)];
    return first.has(old) ? first.get(old) === now : old === now;
  };
}

/** What an entry of a list is known by: a chunk's id, an accepted answer's words. */
function nameOf(item: unknown): unknown {
  if (!isMap(item)) return item;
  return item["chunkId"] ?? item["statement"];
}
