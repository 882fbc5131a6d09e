import { parseLocated } from "../../load/located-yaml.ts";
import type { FieldValue, ValueEdit } from "../../load/value-edits.ts";
import { caseFields } from "../../load/generated/case-fields.ts";
import { fieldOf } from "../../model/fields.ts";
import { writeInstead } from "../../model/nearest.ts";
import { isBlank } from "../../model/white-space.ts";
import type { Misread } from "../list/case-conditions.ts";
import { editableFields, placeFor, whyNotEditable, type EditableField } from "./editable-fields.ts";

/** One change to one field of each case. */
export interface Change {
  readonly field: EditableField;
  /** As it was written, such as `--set split=dev`. */
  readonly words: string;
  readonly kind: ChangeKind;
  readonly value: FieldValue | undefined;
}

/** How the command line names what is done to a field. */
export type ChangeKind = "set" | "add" | "remove" | "unset";

/** Reads what stands behind `--set`, `--add`, `--remove` or `--unset`. */
export function readChange(kind: ChangeKind, given: string): Change | Misread {
  const words = `--${kind} ${given}`;
  const [, name = "", , value] = /^([A-Za-z.]*)(=(.*))?$/s.exec(given) ?? [];
  if (name === "") return { misread: `${words} names no field. ${howTo(kind)}` };
  const field = editableFields.find((one) => [one.name, one.short].includes(name));
  if (field === undefined) {
    // Other commands take the set's folder there.
    const isFolder = kind === "set" && value === undefined;
    const folder = " The folder of a set is named without a flag.";
    return { misread: `${noSuchField(name)}${isFolder ? folder : ""}` };
  }
  if (field.holds === "more" && kind !== "unset") return { misread: notInBulk(name) };
  const misread = misreadValue({ kind, words, value }, field);
  if (misread !== undefined) return { misread };
  if (kind === "set" && field.holds === "texts") return readList(field, { words, value });
  return { field, words, kind, value };
}

function misreadValue(
  { kind, words, value }: Pick<Change, "kind" | "words"> & { readonly value: string | undefined },
  { name, holds }: EditableField,
): string | undefined {
  if (kind === "unset") {
    if (value === undefined) return undefined;
    return `${words}: --unset takes the name of a field alone, such as --unset ${name}.`;
  }
  if (value === undefined) return `${words} says no value. ${howTo(kind)}`;
  if (isBlank(value)) return `${words} is blank; --unset ${name} takes the field away.`;
  if (kind === "set" || holds === "texts") return undefined;
  return `${words}: "${name}" holds one text, so write --set ${name}=… or --unset ${name}.`;
}

function howTo(kind: ChangeKind): string {
  return kind === "unset" ? "Write --unset FIELD." : `Write --${kind} FIELD=VALUE.`;
}

function readList(
  field: EditableField,
  { words, value = "" }: { readonly words: string; readonly value: string | undefined },
): Change | Misread {
  const { value: list, defects } = parseLocated("", value);
  const { name } = field;
  if (defects.length > 0 || !Array.isArray(list)) {
    return {
      misread: `${words}: "${name}" is a list, so write --set "${name}=[first, second]", or --add ${name}=VALUE.`,
    };
  }
  const texts = list.filter((one) => typeof one === "string");
  if (texts.length < list.length) {
    return {
      misread: `${words}: every entry of "${name}" is text; put numbers and the like in quotes.`,
    };
  }
  return { field, words, kind: "set", value: texts };
}

function notInBulk(name: string): string {
  return `"${name}" is not edited in bulk: ${whyNotEditable(name) ?? "--unset takes it away."}`;
}

function noSuchField(name: string): string {
  if (whyNotEditable(name) !== undefined) return notInBulk(name);
  const names = editableFields.map((one) => one.name);
  const otherwise = `These can: ${names.join(", ")}.`;
  const known = caseFields.has(name) ? [] : names;
  return `"${name}" is no field that can be edited in bulk. ${writeInstead(name, known, otherwise)}`;
}

/** What a change edits in one case, nothing where it is so already; undefined where the field is no list to change. */
export function editsFor(
  value: unknown,
  { field, kind, value: given }: Change,
): readonly ValueEdit[] | undefined {
  const { path } = field;
  const after = placeFor(value, path[0]);
  if (kind === "unset") return [{ path, to: undefined }];
  if (kind === "set" || typeof given !== "string") return [{ path, to: given, after }];
  const now = path.reduce<unknown>((part, name) => fieldOf(part, name), value) ?? [];
  if (!isListOfTexts(now)) return undefined;
  if (now.includes(given) === (kind === "add")) return [];
  if (kind === "add") return [{ path, to: [...now, given], after }];
  const left = now.filter((one) => one !== given);
  return [{ path, to: left.length === 0 && field.emptyIs === "absent" ? undefined : left }];
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
