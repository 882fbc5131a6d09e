import {
  Document,
  isCollection,
  isScalar,
  isSeq,
  visit,
  type Scalar,
  type ScalarTag,
  type ToStringOptions,
} from "yaml";
import { plainNumber } from "./plain-number.ts";

/** Line breaks of YAML 1.1 alone, byte order marks and characters that only 1.2 lets stand for themselves. */
const readDifferently = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Plain text that readers of YAML 1.1 take for a value of another kind, or refuse. */
const refusedPlain = /^=$|\t/;

/** Numbers as far as JavaScript writes them with an exponent, which readers of YAML 1.1 want spelt otherwise. */
const exponential: ScalarTag = {
  tag: "tag:yaml.org,2002:float",
  default: true,
  identify: (value) => typeof value === "number" && String(value).includes("e"),
  // Of several tags that know a value, the library takes one that knows a text too.
  test: /^-?[0-9.]+e[-+][0-9]+$/,
  resolve: Number,
  stringify: ({ value }) => plainNumber(Number(value)),
};

/** Fields for a file that has other lines: one line a text, every value the same to readers of YAML 1.1 and 1.2. */
export function yamlText(fields: object): string {
  return written(documentOf(fields), oneLine);
}

// The block style would take an indented comment below it for text.
const oneLine: ToStringOptions = { blockQuote: false };

/** One text as it stands on a line behind a colon or a dash, in the quotes of the scalar that it is to look like. */
export function inlineText(
  value: string,
  { flow, like }: { readonly flow: boolean; readonly like?: Scalar["type"] },
): string {
  const document = documentOf([value]);
  const list = document.contents;
  const item = document.get(0, true);
  if (isSeq(list)) list.flow = flow;
  const isQuoted = like === "QUOTE_SINGLE" || like === "QUOTE_DOUBLE";
  if (isScalar(item) && isQuoted && item.type !== "QUOTE_DOUBLE") item.type = like;
  const text = written(document, oneLine).replace(/\n$/, "");
  return flow ? text.slice("[ ".length, -" ]".length) : text.slice("- ".length);
}

/**
 * The text of a new file: fields in the order given, every value the same to readers of YAML 1.1 and 1.2. The field
 * named `block`, where there is one, is a block of lines without escapes, as far as it can be.
 */
export function newYamlFile(fields: object, block?: string): string {
  const document = documentOf(fields);
  const node = block === undefined ? undefined : document.get(block, true);
  if (isScalar(node) && typeof node.value === "string" && fitsBlock(node.value)) {
    node.type = "BLOCK_LITERAL";
  }
  return written(document, {});
}

/** A value on one line, as it can stand behind a field's name or a dash. */
export function inlineYaml(value: object): string {
  const document = documentOf(value);
  if (isCollection(document.contents)) document.contents.flow = true;
  return written(document, {}).trimEnd();
}

/** At its ends a block cannot keep every white space. */
function fitsBlock(text: string): boolean {
  return /^\S(?:.*\S)?$/su.test(text) && text.search(readDifferently) === -1;
}

function documentOf(fields: object): Document {
  const document = new Document(fields, {
    compat: "yaml-1.1",
    aliasDuplicateObjects: false,
    customTags: (tags) => [exponential, ...tags],
  });
  visit(document, {
    Scalar(_, node: Scalar) {
      if (typeof node.value !== "string") return;
      const odd =
        refusedPlain.test(node.value) ||
        node.value.search(readDifferently) !== -1 ||
        (node.value.includes("\n") && !fitsBlock(node.value.replace(/\n$/, "")));
      if (odd) node.type = "QUOTE_DOUBLE";
    },
  });
  return document;
}

function written(document: Document, options: ToStringOptions): string {
  const text = document.toString({
    lineWidth: 0,
    // Over several lines the library escapes a line that starts with a space in a way that reads as a backslash.
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    ...options,
  });
  // They stand in double quotes now, where an escape can stand for each.
  return text.replace(
    readDifferently,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
