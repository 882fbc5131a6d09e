import { isMap } from "../../model/fields.ts";

/**
 * promptfoo renders texts of a test as Nunjucks templates, some of them several times, and a template can run any program.
 * No way of quoting holds through every rendering. So what opens or closes a tag of a template is parted by a space.
 */
const tags = /\{(?=[{%#])|#(?=\})/g;

/** Texts that promptfoo takes for the name of a file or of a program where they start a value. */
const names = /^(?=(?:file|package|exec|python|javascript|ruby|huggingface):)/i;

/** A text of a case as promptfoo shows it and does nothing else with it. */
export function inertText(text: string): string {
  return text.replace(tags, "$& ").replace(names, " ");
}

/** The same of every text in a value. */
export function inert(value: unknown): unknown {
  if (typeof value === "string") return inertText(value);
  if (Array.isArray(value)) return value.map(inert);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inert(one)]));
}

/** Whether a value has a text that promptfoo would do something with. */
export function isActive(value: unknown): boolean {
  if (typeof value === "string") return inertText(value) !== value;
  if (Array.isArray(value)) return value.some(isActive);
  return isMap(value) && Object.values(value).some(isActive);
}
