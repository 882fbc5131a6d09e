import { Document, visit, type Scalar } from "yaml";

/** Separators, marks and non-characters that YAML 1.1 and 1.2 readers see differently or not at all. */
const readDifferently = /[\u0085\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Fields as YAML: one line a text, quoted where YAML 1.1 readers would take it for something else. */
export function yamlText(fields: object): string {
  const document = new Document(fields, { compat: "yaml-1.1", aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, node: Scalar) {
      if (typeof node.value === "string" && node.value.search(readDifferently) !== -1) {
        node.type = "QUOTE_DOUBLE";
      }
    },
  });
  const text = document.toString({
    lineWidth: 0,
    // A text of several lines stays on one: the block style takes indented comments below it for text.
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
  // They stand in double quotes now, where an escape can stand for each.
  return text.replace(
    readDifferently,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
