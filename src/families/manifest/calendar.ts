import type { LocatedJson } from "../../load/located-json.ts";
import { fieldOf, isMap } from "../../model/fields.ts";
import type { Path } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";
import { isReal } from "./moments.ts";
import type { Reason } from "./reason.ts";
import { concerned, nameAt } from "./shape.ts";

/** Days and moments that are written as such and that no calendar or clock shows: they are compared with nothing. */
export function calendarReasons(
  value: unknown,
  { locate }: Pick<LocatedJson, "locate">,
): readonly Reason[] {
  return [...momentsIn(value)]
    .filter(({ text }) => !isReal(text))
    .map(({ path, text }) => ({
      code: "wrong-type",
      message: `${nameAt(path, value)} is ${quoted(text)}; no calendar or clock shows that.`,
      at: locate(path),
      fix: "Write a real day, such as 2026-09-01, or a real moment with its offset.",
      ...concerned(path, value),
    }));
}

interface WrittenMoment {
  readonly path: Path;
  readonly text: string;
}

function* momentsIn(value: unknown): Generator<WrittenMoment> {
  if (!isMap(value)) return;
  yield* momentIn(value, "cutoff", []);
  const register = fieldOf(value, "register");
  for (const [index, family] of entriesOf(fieldOf(register, "families"))) {
    for (const [nth, document] of entriesOf(fieldOf(family, "documents"))) {
      yield* momentIn(document, "published", ["register", "families", index, "documents", nth]);
    }
  }
  for (const [index, relation] of entriesOf(fieldOf(register, "related"))) {
    const path = ["register", "related", index, "exception"];
    yield* momentIn(fieldOf(relation, "exception"), "date", path);
  }
  for (const [index, record] of entriesOf(fieldOf(value, "cases"))) {
    yield* momentIn(record, "asked_at", ["cases", index]);
  }
}

function* momentIn(holder: unknown, name: string, path: Path): Generator<WrittenMoment> {
  const text = fieldOf(holder, name);
  if (typeof text === "string") yield { path: [...path, name], text };
}

function entriesOf(value: unknown): Iterable<readonly [number, unknown]> {
  return Array.isArray(value) ? value.entries() : [];
}
