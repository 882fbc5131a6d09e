import { auditManifest } from "../../src/families/manifest/audit.ts";
import { auditReport } from "../../src/report/families/audit-report.ts";
import { plainStyle } from "../../src/report/style.ts";

/** One record of a manifest, whatever its fields. */
export type ManifestRecord = Readonly<Record<string, unknown>>;

/** A record of the plain shape that nothing is wrong with; each id has its own family, question and answer. */
export function plainRecord(id: string, split: string, more: ManifestRecord = {}): ManifestRecord {
  const words = { question: `What of ${id}?`, answer: `This of ${id}.` };
  return { case_id: id, family_id: `${id}-family`, split, ...words, ...more };
}

/** A case of the extended shape that nothing is wrong with. */
export function extendedCase(
  [id, split]: readonly [id: string, split: string],
  families: readonly string[],
  more: ManifestRecord = {},
): ManifestRecord {
  const words = { question: `What of ${id}?`, answer: `This of ${id}.` };
  return { case_id: id, family_ids: families, split, ...words, ...more };
}

/** A manifest as a file has it: a text as it is, anything else as JSON with a record's fields on lines of their own. */
export function manifestBytes(content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content;
  const text = typeof content === "string" ? content : JSON.stringify(content, undefined, 1);
  return new TextEncoder().encode(text);
}

/** What the audit says of a manifest. */
export function auditText(content: unknown): string {
  const audit = auditManifest("m.json", manifestBytes(content));
  const options = { style: plainStyle, terminal: undefined, place: (file: string) => file };
  return [...auditReport(audit, options)].join("");
}

/** Its findings alone, without what the manifest holds. */
export function findingsText(content: unknown): string {
  const text = auditText(content);
  const end = text.search(/^ {2}claim |^(?:PASS|BLOCK)/m);
  return text.slice(0, end).trimEnd();
}
