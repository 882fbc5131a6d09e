import type { LocatedJson } from "../../load/located-json.ts";
import { fieldOf, isMap } from "../../model/fields.ts";
import type { Path } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";
import { isBlank, isPadded, trimWhiteSpace } from "../../model/white-space.ts";
import type { Reason } from "./reason.ts";
import { concerned, nameAt } from "./shape.ts";

/** Texts that show nothing, and ids with white space around them. */
export function textReasons(json: LocatedJson): readonly Reason[] {
  const { value, locate } = json;
  const reasons: Reason[] = [];
  for (const { path, text, isId } of textsOf(value)) {
    const name = nameAt(path, value);
    const placed = { at: locate(path), ...concerned(path, value) };
    if (isBlank(text)) {
      const message = `${name} shows nothing to a reader.`;
      reasons.push({ code: "blank-field", message, fix: "Write the value.", ...placed });
    } else if (isId && isPadded(text)) {
      const message = `${name} is ${quoted(text)}, with white space at an end.`;
      const fix = `Write ${quoted(trimWhiteSpace(text))}: programs take the two for different ids.`;
      reasons.push({ code: "padded-id", message, fix, ...placed });
    }
  }
  return reasons;
}

interface PlacedText {
  readonly path: Path;
  readonly text: string;
  readonly isId: boolean;
}

/** Every text of a manifest that names something or is judged. */
function* textsOf(value: unknown): Generator<PlacedText> {
  if (Array.isArray(value)) yield* recordTexts(value, []);
  yield* idsIn(value, "inventory", []);
  yield* registerTexts(fieldOf(value, "register"), ["register"]);
  yield* recordTexts(fieldOf(value, "cases"), ["cases"]);
}

function* recordTexts(records: unknown, path: Path): Generator<PlacedText> {
  for (const [index, record] of entriesOf(records)) {
    const below = [...path, index];
    yield* textIn(record, "case_id", below);
    yield* textIn(record, "family_id", below);
    yield* idsIn(record, "family_ids", below);
    yield* textIn(record, "question", below);
    yield* textIn(record, "answer", below);
    yield* idsIn(record, "documents", below);
    yield* textIn(record, "caller", below);
    yield* textIn(record, "variant_of", below);
  }
}

function* registerTexts(register: unknown, path: Path): Generator<PlacedText> {
  for (const [index, family] of entriesOf(fieldOf(register, "families"))) {
    const below = [...path, "families", index];
    yield* textIn(family, "family_id", below);
    for (const [nth, document] of entriesOf(fieldOf(family, "documents"))) {
      yield* textIn(document, "document_id", [...below, "documents", nth]);
    }
  }
  for (const [index, relation] of entriesOf(fieldOf(register, "related"))) {
    const below = [...path, "related", index];
    yield* idsIn(relation, "families", below);
    yield* textIn(fieldOf(relation, "exception"), "reason", [...below, "exception"]);
  }
  const callers = fieldOf(register, "callers");
  for (const name of isMap(callers) ? Object.keys(callers) : []) {
    yield* idsIn(callers, name, [...path, "callers"]);
  }
}

/** What is read and not used as a name. */
const prose: ReadonlySet<string> = new Set(["question", "answer", "reason"]);

function* textIn(holder: unknown, name: string, path: Path): Generator<PlacedText> {
  const text = fieldOf(holder, name);
  if (typeof text === "string") yield { path: [...path, name], text, isId: !prose.has(name) };
}

function* idsIn(holder: unknown, name: string, path: Path): Generator<PlacedText> {
  for (const [index, text] of entriesOf(fieldOf(holder, name))) {
    if (typeof text === "string") yield { path: [...path, name, index], text, isId: true };
  }
}

function entriesOf(value: unknown): Iterable<readonly [number, unknown]> {
  return Array.isArray(value) ? value.entries() : [];
}
