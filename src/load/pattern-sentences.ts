import type { DefinedError } from "ajv";
import type { Path } from "../model/location.ts";
import { subject, valueName, type Sentence } from "./words.ts";

type PatternError = Extract<DefinedError, { keyword: "pattern" | "format" }>;

/** A text that is not in the form its field has: an id, a hash, a moment, a day. */
export function patternSentence(error: PatternError, path: Path): Sentence {
  const name = error.propertyName ?? error.data;
  const isKey = error.propertyName !== undefined;
  const is = isKey
    ? `${valueName(name)} is no id`
    : `${subject(path, "The value")} is ${valueName(name)} here`;
  switch (error.keyword) {
    case "format":
      return formatSentence(is, error.params.format, String(error.data));
    case "pattern":
      return patternOf(error, is, String(name));
  }
}

function formatSentence(is: string, format: string, text: string): Sentence {
  const shape = /^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[-+]\d\d:?\d\d))?$/;
  const day = format === "date";
  if (shape.test(text) && /[Tt :]/.test(text) !== day) {
    return {
      message: `${is}; no calendar or clock shows that.`,
      fix: day ? "Write a real day." : "Write a real day and time.",
    };
  }
  return day
    ? { message: `${is}; a day has a year, a month and a day.`, fix: "Write it like 2026-09-01." }
    : {
        message: `${is}; a moment has a day, a time and an offset.`,
        fix: "Write it like 2026-09-01T09:00:00Z.",
      };
}

function patternOf(error: PatternError, is: string, text: string): Sentence {
  const owner = error.schemaPath.split("/").at(-2);
  switch (owner) {
    case "caseId":
    case "familyId":
    case "id":
    case "propertyNames":
      return idSentence(is, text);
    case "idPrefix":
      return {
        message: `${is}; a prefix is the start of an id: lower-case letters and digits, with single dots, dashes or underscores between them.`,
        fix: "Write it like refund-policy.",
      };
    case "commit":
      return {
        message: `${is}; a commit id is 40 or 64 digits of 0-9 and a-f.`,
        fix: "Copy the whole commit id.",
      };
    // Of all lists, those of people alone have a pattern of their own.
    case "items":
      return {
        message: `${is}; an account's name has no @ in front and no space around it.`,
        fix: "Write the name of the account as it is, such as jordan.",
      };
    default:
      return {
        message: `${is}; a hash is "sha256:" and 64 digits of 0-9 and a-f, all in lower case.`,
        fix: "Copy the whole hash from where it was made.",
      };
  }
}

function idSentence(is: string, text: string): Sentence {
  if (text.endsWith(".lock")) {
    return { message: `${is}; Git keeps names that end in ".lock" for itself.`, fix: rename };
  }
  if (/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(text)) {
    return { message: `${is}; Windows keeps that name for a device.`, fix: rename };
  }
  return {
    message: `${is}; an id is lower-case letters and digits, with single dots, dashes or underscores between them.`,
    fix: `Write it like ${likeId(text) ?? "refund-policy-001"}.`,
  };
}

/** What somebody most likely meant: the same words in small letters, joined by dashes. */
function likeId(text: string): string | undefined {
  if (text.length > 60) return undefined;
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const id = plain.replace(/^-/, "").replace(/-$/, "");
  return id === "" ? undefined : id;
}

const rename = "Choose another name.";
