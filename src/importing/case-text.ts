import { Document, isScalar, visit, type Scalar } from "yaml";

/** Line breaks of YAML 1.1 alone, byte order marks and characters that only 1.2 lets stand for themselves. */
const readDifferently = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Plain text that readers of YAML 1.1 take for a value of another kind, or refuse. */
const refusedPlain = /^=$|\t/;

/** A case as the text of a new file: fields in the order given, every value the same to readers of YAML 1.1 and 1.2. */
export function caseText(fields: object): string {
  const document = new Document(fields, { compat: "yaml-1.1", aliasDuplicateObjects: false });
  const notes = document.get("notes", true);
  if (isScalar(notes) && typeof notes.value === "string" && /^\S(?:.*\S)?$/su.test(notes.value)) {
    // Notes quote tables: as a block they need no escapes. At its ends a block cannot keep every white space.
    notes.type = "BLOCK_LITERAL";
  }
  visit(document, {
    Scalar(_, node: Scalar) {
      if (typeof node.value !== "string") return;
      const plain = node.type !== "BLOCK_LITERAL" && refusedPlain.test(node.value);
      if (plain || node.value.search(readDifferently) !== -1) node.type = "QUOTE_DOUBLE";
    },
  });
  const text = document.toString({ lineWidth: 0 });
  // They stand in double quotes now, where an escape can stand for each.
  return text.replace(readDifferently, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
