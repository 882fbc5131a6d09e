import type { RecordPlan } from "../../importing/import-plan.ts";
import { counted, listed } from "../../model/sentence.ts";
import type { ImportStory } from "./import-story.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

type Row = readonly [name: string, text: string, wanted: boolean];

/** The counts at the end of an import. */
export function importSummary(story: ImportStory, style: Style): string {
  const { plans, noun, unread } = story;
  const fields = unread.map((field) => `"${terminalText(field)}"`);
  const rows: readonly Row[] = [
    ...recordRows(story),
    ...evidenceRows(story),
    ["ids", idSummary(plans, noun), plans.length > 0],
    ["no record has", listed(fields), unread.length > 0],
  ];
  return rows
    .filter(([, , wanted]) => wanted)
    .map(([name, text]) => `  ${style.faint(name.padEnd(13))}  ${text}`)
    .join("\n");
}

function recordRows({ plans, folder, dryRun }: ImportStory): readonly Row[] {
  const count = (what: RecordPlan["outcome"]["what"]): number =>
    plans.filter(({ outcome }) => outcome.what === what).length;
  const row = (name: string, noun: string, what: RecordPlan["outcome"]["what"]): Row => {
    return [name, counted(count(what), noun), count(what) > 0];
  };
  const written = count("write");
  const to = written === 0 ? "" : ` to ${terminalText(folder)}`;
  return [
    ["read", counted(plans.length, "record"), true],
    [dryRun ? "would write" : "written", `${counted(written, "case")}${to}`, true],
    row("there already", "case", "already-there"),
    row("left out", "record", "leave-out"),
    row("skipped", "record", "skipped"),
    row("not touched", "case", "other-content"),
  ];
}

function evidenceRows({ plans, revision }: ImportStory): readonly Row[] {
  const sum = (of: (evidence: RecordPlan["evidence"]) => number): number =>
    plans.reduce((total, { evidence }) => total + of(evidence), 0);
  const named = sum((evidence) => evidence.named);
  const found = sum((evidence) => evidence.found);
  const resolved = sum(({ provenance }) => provenance.length);
  const documents = sum((evidence) => evidence.documents.length);
  const quotes = sum(
    ({ provenance }) => provenance.filter(({ quote }) => quote !== undefined).length,
  );
  const where = `found in corpus revision "${terminalText(revision)}"`;
  return [
    [
      "evidence",
      `${found} of ${named} ${where}${foundAs(found, { resolved, documents })}`,
      named > 0,
    ],
    ["quotes", `proposed for ${quotes} of ${counted(resolved, "chunk")}`, resolved > 0],
  ];
}

/** What references were found as, where that is not one chunk each. */
function foundAs(
  found: number,
  { resolved, documents }: { readonly resolved: number; readonly documents: number },
): string {
  if (found === resolved && documents === 0) return "";
  const parts = [
    ...(resolved > 0 ? [counted(resolved, "chunk")] : []),
    ...(documents > 0 ? [counted(documents, "whole document")] : []),
  ];
  return parts.length === 0 ? "" : `, as ${parts.join(" and ")}`;
}

function idSummary(plans: readonly RecordPlan[], noun: ImportStory["noun"]): string {
  const told = (how: RecordPlan["idStory"]["how"]): number =>
    plans.filter(({ idStory }) => idStory.how === how).length;
  const parts: [number, string][] = [
    [told("as-given"), `as the ${noun} has them`],
    [told("made-from-question"), "made from the question, since the record has none"],
    [told("folded"), "folded"],
    [told("taken-by-another-record"), "changed, since an earlier record has them"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(", ");
}
