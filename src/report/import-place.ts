import type { RecordPlan } from "../importing/import-table.ts";
import type { SourceRecord } from "../load/records.ts";
import type { Style } from "./style.ts";
import { terminalText } from "./untrusted/terminal.ts";

/** Where a record stands, as terminals make it clickable where the table's form tells the line, and its case's id. */
export function placed(table: string, { record, id }: RecordPlan, style: Style): string {
  return `${style.strong(terminalText(placeOf(table, record)))} ${id}`;
}

/** Where a record stands, still untrusted. */
export function placeOf(table: string, { line, number }: SourceRecord): string {
  return line === undefined ? `${table} record ${number}` : `${table}:${line}`;
}
