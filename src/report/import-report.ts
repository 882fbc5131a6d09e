import type { RecordPlan } from "../importing/import-table.ts";
import type { RecordProblem } from "../load/records.ts";
import { clipped, counted, listed } from "../model/sentence.ts";
import { placed, placeOf } from "./import-place.ts";
import { sharedSentences, type RecordSentence } from "./shared-sentences.ts";
import type { Style } from "./style.ts";
import { terminalText } from "./untrusted/terminal.ts";

/** An import as its reader sees it: `table` is the table's path as it was given. */
export interface ImportReport {
  readonly table: string;
  readonly plans: readonly RecordPlan[];
  /** The id of the corpus revision in which evidence was looked up. */
  readonly revision: string;
  readonly problems: readonly RecordProblem[];
  /** The fields that the mapping reads where a record has them, and none has. */
  readonly unread: readonly string[];
  /** The folder of the new cases, as the reader would write it. */
  readonly folder: string;
  readonly dryRun: boolean;
}

/** How many lines an overview shows; what makes a record incomplete is always told of each. */
const shown = 20;

/** Everything an import met that its reader needs to know, a record at a time, and the counts at the end. */
export function importReport(report: ImportReport, style: Style): string {
  const parts = [
    unreadable(report, style),
    lacking(report, style),
    conflicts(report, style),
    overview(report, style, {
      title: "Cited twice in one record, listed once",
      lines: ({ evidence }) => evidence.repeated.map((id) => terminalText(`"${id}"`)),
    }),
    overview(report, style, {
      title: "Asks what an earlier record asks",
      lines: ({ asksLike }) =>
        asksLike === undefined ? [] : [`as ${terminalText(placeOf(report.table, asksLike))}`],
    }),
    overview(report, style, { title: "Ids that no file can have, folded", lines: foldedLine }),
    overview(report, style, {
      title: "Ids that an earlier record has, changed",
      lines: takenLine,
    }),
    summary(report, style),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** What to do after an import; `incomplete` tells whether incomplete records were written as well. */
export function nextSteps(
  { plans, dryRun }: ImportReport,
  { incomplete }: { readonly incomplete: boolean },
): string {
  if (plans.length === 0) return "The table holds no record that could be read.";
  const did = (what: RecordPlan["outcome"]["what"]): boolean =>
    plans.some(({ outcome }) => outcome.what === what);
  const mend =
    "Mend the incomplete records and import again, or write them as they are with --incomplete.";
  return [
    ...(did("leave-out") && !incomplete ? [mend] : []),
    did("write") && !dryRun ? afterWriting(plans) : "Nothing was written.",
  ].join("\n");
}

/** What stands between the new cases and a review: chunks to find, gaps to fill, or nothing. */
function afterWriting(plans: readonly RecordPlan[]): string {
  const written = plans.filter(({ outcome }) => outcome.what === "write");
  if (written.some(({ evidence }) => evidence.documents.length > 0)) {
    return "Next: touchstone fill, which says for each document how to name its chunks.";
  }
  if (written.some(({ lacks }) => lacks.length > 0)) {
    return "Next: touchstone check, which names what each incomplete case lacks.";
  }
  return "Next: touchstone check, then read each case and record your judgment: touchstone review record.";
}

function unreadable({ problems, table }: ImportReport, style: Style): string {
  if (problems.length === 0) return "";
  const lines = problems.map(({ message, line }) => {
    const place = line === undefined ? table : `${table}:${line}`;
    return `  ${style.strong(terminalText(place))}  ${terminalText(message)}`;
  });
  return [`Not read (${problems.length}):`, ...lines].join("\n");
}

function lacking({ plans, table }: ImportReport, style: Style): string {
  return sharedSentences({ title: "Incomplete", table, plans, of: lacksOf }, style);
}

function lacksOf({ lacks, outcome }: RecordPlan): readonly RecordSentence[] {
  return outcome.what === "other-content" ? [] : lacks.map((text) => ({ text }));
}

function conflicts({ plans, table }: ImportReport, style: Style): string {
  const title = "There already with other content, not touched";
  return sharedSentences({ title, table, plans, of: conflictOf }, style);
}

function conflictOf({ outcome }: RecordPlan): readonly RecordSentence[] {
  if (outcome.what !== "other-content") return [];
  const { path, fields } = outcome;
  const differs =
    fields.length === 0 ? "and holds no case that can be read" : `with another ${listed(fields)}`;
  return [
    {
      text: `a file of the same id is there already, ${differs}`,
      alone: `${path} is there already, ${differs}`,
    },
  ];
}

function overview(
  report: ImportReport,
  style: Style,
  section: { readonly title: string; readonly lines: (plan: RecordPlan) => readonly string[] },
): string {
  const lines = report.plans.flatMap((plan) =>
    section.lines(plan).map((line) => `  ${placed(report.table, plan, style)}  ${line}`),
  );
  if (lines.length === 0) return "";
  const more = lines.length - shown;
  return [
    `${section.title} (${lines.length}):`,
    ...lines.slice(0, shown),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join("\n");
}

function foldedLine({ idStory }: RecordPlan): readonly string[] {
  return idStory.how === "folded" ? [`was ${terminalText(`"${clipped(idStory.from, 80)}"`)}`] : [];
}

function takenLine({ idStory }: RecordPlan): readonly string[] {
  return idStory.how === "taken-by-another-record"
    ? [`was ${terminalText(`"${clipped(idStory.from, 80)}"`)}`]
    : [];
}

function summary({ plans, folder, dryRun, revision, unread }: ImportReport, style: Style): string {
  const count = (test: (plan: RecordPlan) => boolean): number => plans.filter(test).length;
  const sum = (of: (plan: RecordPlan) => number): number =>
    plans.reduce((total, plan) => total + of(plan), 0);
  const outcome = (what: string): number => count((plan) => plan.outcome.what === what);
  const written = outcome("write");
  const resolved = sum(({ evidence }) => evidence.provenance.length);
  const documents = sum(({ evidence }) => evidence.documents.length);
  const named = sum(({ evidence }) => evidence.named);
  const found = sum(({ evidence }) => evidence.found);
  const quotes = sum(
    ({ evidence }) => evidence.provenance.filter(({ quote }) => quote !== undefined).length,
  );
  const rows: [string, number | string, boolean][] = [
    ["read", counted(plans.length, "record"), true],
    [
      dryRun ? "would write" : "written",
      `${counted(written, "case")}${written === 0 ? "" : ` to ${terminalText(folder)}`}`,
      true,
    ],
    ["there already", counted(outcome("already-there"), "case"), outcome("already-there") > 0],
    ["left out", counted(outcome("leave-out"), "record"), outcome("leave-out") > 0],
    ["not touched", counted(outcome("other-content"), "case"), outcome("other-content") > 0],
    [
      "evidence",
      `${found} of ${named} found in corpus revision "${terminalText(revision)}"${foundAs(found, { resolved, documents })}`,
      named > 0,
    ],
    ["quotes", `proposed for ${quotes} of ${counted(resolved, "chunk")}`, resolved > 0],
    ["ids", idSummary(plans), plans.length > 0],
    ["no record has", listed(unread.map((field) => `"${terminalText(field)}"`)), unread.length > 0],
  ];
  return rows
    .filter(([, , wanted]) => wanted)
    .map(([name, text]) => `  ${style.faint(name.padEnd(13))}  ${text}`)
    .join("\n");
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

function idSummary(plans: readonly RecordPlan[]): string {
  const told = (how: RecordPlan["idStory"]["how"]): number =>
    plans.filter(({ idStory }) => idStory.how === how).length;
  const parts: [number, string][] = [
    [told("as-given"), "as the table has them"],
    [told("made-from-question"), "made from the question, since the record has none"],
    [told("folded"), "folded"],
    [told("taken-by-another-record"), "changed, since an earlier record has them"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(", ");
}
