import type { YAMLError } from "yaml";
import { shortened, type Sentence } from "./words.ts";

/** A line, cut where the error stands. */
export interface LinePlace {
  readonly before: string;
  readonly after: string;
}

/** A parser's error, said to the person who wrote the file. */
export function yamlSentence(error: YAMLError, place: LinePlace): Sentence {
  const slip = slipOfTyping(place);
  if (slip !== undefined) return slip;
  switch (error.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return secondColon(place);
    case "BAD_SCALAR_START":
    case "BAD_ALIAS":
      return badStart(place.after);
    case "TAB_AS_INDENT":
      return {
        message: "A tab indents this line, and YAML knows spaces only.",
        fix: "Indent it with spaces.",
      };
    case "MULTILINE_IMPLICIT_KEY":
      return noField(place);
    case "MISSING_CHAR":
      return missing(error.message, place);
    case "BAD_INDENT":
      return badIndent(error.message, place);
    case "UNEXPECTED_TOKEN":
      return unexpected(error.message, place);
    case "BAD_DQ_ESCAPE":
      return badEscape(error.message);
    case "KEY_OVER_1024_CHARS":
      return {
        message: "The name of this field is longer than 1,024 characters.",
        fix: "Give the field one of the names that a case has.",
      };
    default:
      return misfit;
  }
}

/** What editors and keyboards do to a line so that YAML takes its start for text. */
function slipOfTyping({ before, after }: LinePlace): Sentence | undefined {
  const line = before + after;
  const start = line.trimStart();
  if (/^[\u00a0\u2007\u202f]/.test(start) || /^[ ]*[\u00a0\u2007\u202f]/.test(line)) {
    return {
      message: "No-break spaces indent this line, and YAML takes them for text.",
      fix: "Indent it with plain spaces.",
    };
  }
  if (/^[\u2012-\u2015] /.test(start)) {
    return {
      message: `A long dash "${start.charAt(0)}" starts this line, and YAML takes it for text.`,
      fix: 'Write "-" and a space for an entry of a list.',
    };
  }
  if (/^-[[{"'\w][^]*: /.test(start)) {
    return { message: "No space stands behind the dash.", fix: "Put a space there." };
  }
  return undefined;
}

const misfit: Sentence = {
  message: "This does not fit what stands above it.",
  fix: "Check the quotes, the brackets and the indentation of this line and of the one above it.",
};

function secondColon({ after }: LinePlace): Sentence {
  if (!/:(?:\s|$)/.test(after)) {
    return {
      message: `The next line is indented further than this field, so it reads as more of "${shortened(after)}".`,
      fix: "Align it with this line.",
    };
  }
  return {
    message: "A second colon with a space stands in this line, so the line reads as two fields.",
    fix: inQuotes(after),
  };
}

function badStart(text: string): Sentence {
  return {
    message: `A text that starts with "${text.charAt(0)}" needs quotes around it.`,
    fix: inQuotes(text),
  };
}

/** The advice to quote, with the quoted text where it can simply be copied. */
function inQuotes(text: string): string {
  // Nothing longer is copied, and a search through a long run of spaces would take its square.
  const plain = text.slice(0, 200).replace(/\s+#.*$/, "");
  if (plain === "" || plain.length > 80 || /^["'[{?|>]/.test(plain)) {
    return "Put the whole text in quotes.";
  }
  const quoted = /["\\]/.test(plain) ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`;
  return `Put the text in quotes: ${quoted}.`;
}

function noField({ before, after }: LinePlace): Sentence {
  const close = /^[\w-]+:(?=\S)/.exec(after.trimStart());
  if (close !== null && before.trim() === "") {
    return {
      message: `No space stands behind the colon of "${close[0]}".`,
      fix: "Put a space there.",
    };
  }
  return {
    message: "This line is no field: a field is a name, a colon, a space and a value.",
    fix: "Write the colon and the space, or indent the line if it belongs to the text above it.",
  };
}

function missing(parser: string, place: LinePlace): Sentence {
  if (parser.startsWith("Missing closing")) {
    return {
      message: "The quote that opens here is never closed.",
      fix: "Close it at the end of the text, or take it away.",
    };
  }
  if (parser.startsWith("Flow")) return unclosed(place);
  if (parser.startsWith("Comments")) {
    return {
      message: 'A "#" stands right behind the value.',
      fix: "Put a space before it if a remark starts there, or the whole text in quotes.",
    };
  }
  return noField(place);
}

function unclosed({ after }: LinePlace): Sentence {
  const remark = /[ \t]#.*[\]}]/.exec(after)?.[0];
  if (remark !== undefined) {
    return {
      message: `Behind a space "#" starts a remark, so "${shortened(remark.trim())}" is no part of what opens here.`,
      fix: "Put the text with the number sign in quotes.",
    };
  }
  const open = after.startsWith("{") ? "{" : "[";
  return {
    message: `The "${open}" that opens here is never closed.`,
    fix: `Close it with "${open === "{" ? "}" : "]"}", or put the text in quotes if the bracket belongs to it.`,
  };
}

function badIndent(parser: string, place: LinePlace): Sentence {
  if (parser.startsWith("Flow")) {
    if (/^[[{]/.test(place.after)) return unclosed(place);
    return {
      message:
        "This line belongs to a list or a map in brackets, but it stands as far left as its field.",
      fix: "Indent it by two more spaces.",
    };
  }
  return {
    message: "This line is indented like no line above it.",
    fix: "Align it with the fields it belongs to, or with the text above if it belongs to that.",
  };
}

function unexpected(parser: string, { before, after }: LinePlace): Sentence {
  if (parser.includes("block-seq-ind")) {
    return {
      message: "A list cannot start on the line of its field.",
      fix: "Put the text in quotes if the dash belongs to it, or start the list on the next line.",
    };
  }
  if (parser.startsWith("Block scalar header") || parser.startsWith("Not a YAML token")) {
    return {
      message: 'Text follows "|" or ">" on the same line.',
      fix: "Put the text in quotes, or start it on the next line.",
    };
  }
  const closing = /^Unexpected flow-(?:seq|map)-end/.test(parser);
  if (closing) {
    return {
      message: `"${after.charAt(0)}" closes nothing here.`,
      fix: "Remove it, or put the text in quotes.",
    };
  }
  return parser === "Unexpected scalar at node end" ? afterValue(before, after) : misfit;
}

/** Something follows a value that had ended: what started it tells why. */
function afterValue(before: string, after: string): Sentence {
  const value = before.replace(/^\s*(?:- +)*(?:[\w-]+: +)?/, "");
  switch (value.charAt(0)) {
    case "*":
    case "&":
    case "!":
      return badStart(value + after);
    case "'":
      return {
        message: "The text goes on behind its closing quote.",
        fix: "Write '' for an apostrophe inside single quotes, or use double quotes.",
      };
    case '"':
      return {
        message: "The text goes on behind its closing quote.",
        fix: String.raw`Write \" for a quote inside double quotes, or use single quotes.`,
      };
    case "[":
    case "{":
      return {
        message: "The line goes on behind its closing bracket.",
        fix: "Remove the rest, or put the whole text in quotes if the bracket belongs to it.",
      };
    default:
      return misfit;
  }
}

function badEscape(parser: string): Sentence {
  const escape = parser.slice(parser.indexOf("\\")).replace(/"$/, "");
  return {
    message: `"${escape}" means nothing inside double quotes.`,
    fix: "Double the backslash, or use single quotes.",
  };
}
