import type { YAMLError } from "yaml";

interface Sentence {
  readonly message: string;
  readonly fix: string;
}

const quote = "Put the text in quotes.";

/** What usually went wrong, by the parser's code; anything else is told in the parser's own words. */
const sentences: Readonly<Record<string, Sentence>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A second ": " stands in this line, so the line can be read in two ways.',
    fix: quote,
  },
  BAD_SCALAR_START: { message: "Plain text cannot start with this character.", fix: quote },
  TAB_AS_INDENT: { message: "A tab indents this line.", fix: "Indent with spaces." },
  BAD_INDENT: {
    message: "This line is indented like no line above it, or a bracket above it is never closed.",
    fix: "Align the line, or close the bracket.",
  },
  BAD_ALIAS: { message: "A star starts an alias here.", fix: quote },
  MULTIPLE_ANCHORS: { message: "Two anchors name one value here.", fix: quote },
  MULTIPLE_DOCS: {
    message: "A second document starts here.",
    fix: "Keep one document a file.",
  },
  MISSING_CHAR: {
    message: "Something that was opened is never closed.",
    fix: "Close the quote or the bracket.",
  },
  UNEXPECTED_TOKEN: {
    message: "YAML expects something else at this place.",
    fix: `${quote} A quote or a star at its start, and ": " or " #" inside it, have a meaning of their own.`,
  },
  BAD_DQ_ESCAPE: {
    message: "This backslash starts no escape that YAML knows.",
    fix: "Double the backslash, or use single quotes.",
  },
};

/** A parser's error, said to the person who wrote the file. */
export function yamlSentence(error: YAMLError): Sentence {
  return (
    sentences[error.code] ?? {
      message: `This is not YAML: ${error.message.replace(/\.$/, "")}.`,
      fix: "Compare it with the example in the README.",
    }
  );
}
