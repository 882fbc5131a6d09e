import type { DefinedError } from "ajv";
import { closest, distance } from "fastest-levenshtein";
import { fieldOf } from "../model/fields.ts";
import type { Path } from "../model/location.ts";
import { container, shortened, type Sentence } from "./words.ts";

/** Names that other tools give to fields of ours. */
const elsewhere: Readonly<Record<string, string>> = {
  question: "query",
  input: "query",
  answer: "expectedAnswer",
  groundtruth: "expectedAnswer",
  referenceanswer: "expectedAnswer",
  chunkids: "relevantChunkIds",
  chunks: "relevantChunkIds",
  doc: "document",
  source: "document",
  text: "quote",
  context: "evidence",
  contexts: "evidence",
  current: "revision",
  pagecontent: "text",
};

/** A field that nobody reads: a slip of the keyboard, or the name that another tool gives it. */
export function unknownField(
  error: Extract<DefinedError, { keyword: "additionalProperties" }>,
  path: Path,
  root: unknown,
): Sentence {
  const field = error.params.additionalProperty;
  const owner = path.slice(0, -1);
  const known = Object.keys(fieldOf(error.parentSchema, "properties") ?? {}).filter(
    (name) => fieldOf(error.data, name) === undefined,
  );
  const translated = elsewhere[plain(field)];
  const near =
    translated !== undefined && known.includes(translated) ? translated : slip(field, known);
  const message = `"${shortened(field)}" is not a field of ${owner.length === 0 ? rootName(root, error) : container(owner)}.`;
  if (isCutByComma(field, error.data)) {
    const fix = "Put the whole text before it in quotes: between braces a comma ends a value.";
    return { message, fix };
  }
  const inCase = owner.length === 0 && rootName(root, error) !== "this file";
  const notes = inCase ? ', or say it under "notes"' : "";
  const fix =
    near === undefined
      ? `Remove it${notes}.`
      : `Write "${near}" if that is what it means, or remove it.`;
  return { message, fix };
}

/** Words without a value are the rest of a text such as `{quote: in Geneva, London and Zurich}`. */
function isCutByComma(field: string, map: unknown): boolean {
  return field.includes(" ") && fieldOf(map, field) === null;
}

/** The known word that another one was meant to be: another spelling, or a slip of the keyboard. */
export function slip(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > 60) return undefined;
  const spelled = known.find((one) => letters(one) === letters(word));
  if (spelled !== undefined) return spelled;
  const near = closest(word, known);
  return distance(plain(word), plain(near)) <= Math.floor(near.length / 3) ? near : undefined;
}

/** The letters of a name in order: two that are swapped make no difference. */
function letters(name: string): string {
  return Array.from(plain(name)).toSorted().join("");
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[ _-]/g, "");
}

const kindsOfCase = new Set<unknown>(["answerable", "inconclusive", "abstention"]);

/** A schema with a title is of another file than a case, whatever that file says of kinds. */
function rootName(root: unknown, { parentSchema }: DefinedError): string {
  const kind = fieldOf(root, "kind");
  const isCase = fieldOf(parentSchema, "title") === undefined && kindsOfCase.has(kind);
  return isCase ? `an ${String(kind)} case` : "this file";
}
