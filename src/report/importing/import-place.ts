import type { RecordPlan } from "../../importing/import-plan.ts";
import { placeText } from "../../importing/source-place.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** Where a record stands, as terminals make it clickable where its form tells the line, and its case's id. */
export function placed({ at, id }: RecordPlan, style: Style): string {
  return `${style.strong(terminalText(placeText(at)))} ${id}`;
}
