import { retrieverIdDefect } from "../model/retriever-id.ts";
import { isBlank } from "../model/white-space.ts";
import type { DumpPlace, DumpProblem } from "./dump.ts";
import { fieldAt } from "../load/field-path.ts";
import { labelsAt, plainTextAt, textAt, type TextValue } from "./dump-values.ts";
import { momentOf } from "./moment.ts";

/** Takes the values of one record and collects what is wrong with them. */
export class RecordReader {
  readonly problems: DumpProblem[] = [];
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #at: DumpPlace;

  constructor(fields: Readonly<Record<string, unknown>>, at: DumpPlace) {
    this.#fields = fields;
    this.#at = at;
  }

  report(message: string, fix: string): undefined {
    this.problems.push({ at: this.#at, message, fix });
    return undefined;
  }

  /** The text of a field; undefined where none is named, or the record leaves it empty. */
  optional(field: string | undefined): string | undefined {
    return field === undefined ? undefined : this.#taken(textAt(this.#fields, field));
  }

  /** The text of a field that every record fills. */
  required(field: string): string | undefined {
    return this.#present(field, textAt(this.#fields, field));
  }

  /** A chunk's text: no number passes for it, and neither does a text that shows nothing. */
  chunkText(field: string): string | undefined {
    const text = this.#present(field, plainTextAt(this.#fields, field));
    if (text === undefined || !isBlank(text)) return text;
    return this.report(
      `"${field}" is blank: nobody could judge it as evidence.`,
      "Leave the record out of the dump, or find out what lost its text.",
    );
  }

  labels(field: string | undefined): readonly string[] | undefined {
    if (field === undefined) return undefined;
    const value = labelsAt(this.#fields, field);
    return "message" in value ? this.report(value.message, value.fix) : value.labels;
  }

  moment(field: string | undefined): string | undefined {
    const text = this.optional(field);
    if (field === undefined || text === undefined) return undefined;
    const message = `"${field}" is "${text}" here; a moment is a date, a time and an offset, such as 2026-09-01T09:00:00Z, or a day, such as 2026-09-01.`;
    const fix = "Write it so, or map no field to document.publishedAt.";
    return momentOf(text) ?? this.report(message, fix);
  }

  /** An id as the retriever may have it. */
  id(what: string, id: string | undefined): string | undefined {
    const defect = id === undefined ? undefined : retrieverIdDefect(id);
    if (defect === undefined) return id;
    const fix = "Mend it in the dump: it is the id that the retriever returns.";
    return this.report(`The ${what} "${id}" ${defect}.`, fix);
  }

  #present(field: string, value: TextValue): string | undefined {
    if ("message" in value || value.text !== undefined) return this.#taken(value);
    if (fieldAt(this.#fields, field) === "") {
      return this.report(`"${field}" is empty.`, "Fill it in the dump, or leave the record out.");
    }
    const names = Object.keys(this.#fields).map((name) => `"${name}"`);
    const has = names.length === 0 ? "nothing" : names.join(", ");
    const fix = `Fill it in the dump, or name another field: the record has ${has}.`;
    return this.report(`The record has no "${field}".`, fix);
  }

  #taken(value: TextValue): string | undefined {
    return "message" in value ? this.report(value.message, value.fix) : value.text;
  }
}
