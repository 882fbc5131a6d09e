import type { PlacedProblem } from "../importing/case-format.ts";
import type { RecordPlan } from "../importing/import-plan.ts";
import { lossesOf, type FileLoss } from "../importing/loss.ts";
import { placeText } from "../importing/source-place.ts";
import { clipped, counted } from "../model/sentence.ts";
import { lossReport, type Losses } from "./loss-report.ts";
import type { Style } from "./style.ts";
import { terminalText } from "./untrusted/terminal.ts";

/** An import as its reader sees it. */
export interface ImportReport {
  /** What its reader calls what was read: a table, or a file. */
  readonly noun: "table" | "file";
  readonly plans: readonly RecordPlan[];
  /** The id of the corpus revision in which evidence was looked up. */
  readonly revision: string;
  readonly problems: readonly PlacedProblem[];
  readonly fileLosses: readonly FileLoss[];
  /** The folder of the new cases, as the reader would write it. */
  readonly folder: string;
  readonly dryRun: boolean;
}

/** How many lines an overview shows, and how many records with the same gaps are each told of. */
const shown = 20;
/** How many of those that are more are named. */
const exemplary = 3;

/** Everything an import met that its reader needs to know, a record at a time, and the counts at the end. */
export function importReport(report: ImportReport, style: Style): string {
  const parts = [
    unreadable(report, style),
    conflicts(report, style),
    lacking(report, style),
    toSkip(report, style),
    overview(report, style, {
      title: "Cited twice in one record, listed once",
      lines: ({ evidence }) => evidence.repeated.map((id) => terminalText(`"${id}"`)),
    }),
    overview(report, style, {
      title: "Asks what an earlier record asks",
      lines: ({ asksLike }) =>
        asksLike === undefined ? [] : [`as ${terminalText(placeText(asksLike))}`],
    }),
    overview(report, style, { title: "Ids that no file can have, folded", lines: foldedLine }),
    overview(report, style, {
      title: "Ids that an earlier record has, changed",
      lines: takenLine,
    }),
    summary(report, style),
    lossReport(lossesIn(report), style),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** What to do after an import; `incomplete` tells whether incomplete records were written as well. */
export function nextSteps(
  { plans, dryRun, noun }: ImportReport,
  { incomplete }: { readonly incomplete: boolean },
): string {
  if (plans.length === 0) return `The ${noun} holds no record that could be read.`;
  const did = (what: RecordPlan["outcome"]["what"]): boolean =>
    plans.some(({ outcome }) => outcome.what === what);
  const mend =
    "Mend the incomplete records and import again, or write them as they are with --incomplete.";
  const next =
    "Next: touchstone check, then read each case and record your judgment: touchstone review record.";
  return [
    ...(did("leave-out") && !incomplete ? [mend] : []),
    did("write") && !dryRun ? next : "Nothing was written.",
  ].join("\n");
}

/** What the import could not carry. */
export function lossesIn({ plans, problems, fileLosses }: ImportReport): Losses {
  const found = plans.reduce((sum, { evidence }) => sum + evidence.provenance.length, 0);
  const unfound = plans.reduce((sum, { evidence }) => sum + evidence.unresolved.length, 0);
  const used = plans.filter(({ outcome }) => outcome.what !== "skipped");
  const leftOut = used.filter(({ outcome }) => outcome.what === "leave-out").length;
  const skipped = plans.length - used.length;
  return {
    fields: lossesOf(used, fileLosses),
    records: { read: plans.length, leftOut, skipped, unread: problems.length },
    evidence: { named: found + unfound, found },
  };
}

function unreadable({ problems }: ImportReport, style: Style): string {
  if (problems.length === 0) return "";
  const lines = problems.map(
    ({ message, at }) => `  ${style.strong(terminalText(placeText(at)))}  ${terminalText(message)}`,
  );
  return [`Not read (${problems.length}):`, ...lines].join("\n");
}

function lacking({ plans }: ImportReport, style: Style): string {
  const groups = new Map<string, RecordPlan[]>();
  let count = 0;
  for (const plan of plans) {
    if (plan.lacks.length === 0 || !isGap(plan)) continue;
    const key = JSON.stringify(plan.lacks);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [plan]);
    else group.push(plan);
    count++;
  }
  if (count === 0) return "";
  // What most records lack comes last, so that it does not bury what few do.
  const many = [...groups.values()].filter((group) => group.length > shown);
  const few = plans.filter((plan) => {
    const group = groups.get(JSON.stringify(plan.lacks)) ?? [];
    return group.length <= shown && group.includes(plan);
  });
  const lines = [
    ...few.flatMap((plan) => [`  ${placed(plan, style)}`, ...lackLines(plan)]),
    ...many.flatMap((group) => [
      `  ${group.length} records`,
      ...group.slice(0, 1).flatMap(lackLines),
      ...group.slice(0, exemplary).map((plan) => `      ${placed(plan, style)}`),
      `      … and ${group.length - exemplary} more; --losses FILE lists them all`,
    ]),
  ];
  return [`Incomplete (${count}):`, ...lines].join("\n");
}

/** Whether what a record lacks keeps it from anything. */
function isGap({ outcome }: RecordPlan): boolean {
  return outcome.what !== "other-content" && outcome.what !== "skipped";
}

function lackLines({ lacks }: RecordPlan): string[] {
  return lacks.map((lack) => `    ${terminalText(lack)}`);
}

function conflicts(report: ImportReport, style: Style): string {
  const lines = report.plans.flatMap((plan) => {
    const { outcome } = plan;
    if (outcome.what !== "other-content") return [];
    const differs =
      outcome.fields.length === 0
        ? "and holds no case that can be read"
        : `and differs in: ${outcome.fields.join(", ")}`;
    return [
      `  ${placed(plan, style)}`,
      `    ${terminalText(outcome.path)} is there already, ${differs}`,
    ];
  });
  if (lines.length === 0) return "";
  return [`There already with other content, not touched (${lines.length / 2}):`, ...lines].join(
    "\n",
  );
}

/** In full: a record that is in no case is always named. */
function toSkip(report: ImportReport, style: Style): string {
  const plans = report.plans.filter(({ outcome }) => outcome.what === "skipped");
  if (plans.length === 0) return "";
  const lines = plans.map((plan) => `  ${placed(plan, style)}`);
  return [`To be skipped, as the table says (${plans.length}):`, ...lines].join("\n");
}

function overview(
  report: ImportReport,
  style: Style,
  section: { readonly title: string; readonly lines: (plan: RecordPlan) => readonly string[] },
): string {
  const lines = report.plans.flatMap((plan) =>
    section.lines(plan).map((line) => `  ${placed(plan, style)}  ${line}`),
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

/** Where a record stands, as terminals make it clickable where its form tells the line, and its case's id. */
function placed({ at, id }: RecordPlan, style: Style): string {
  return `${style.strong(terminalText(placeText(at)))} ${id}`;
}

function summary({ plans, folder, dryRun, revision, noun }: ImportReport, style: Style): string {
  const count = (test: (plan: RecordPlan) => boolean): number => plans.filter(test).length;
  const sum = (of: (plan: RecordPlan) => number): number =>
    plans.reduce((total, plan) => total + of(plan), 0);
  const outcome = (what: string): number => count((plan) => plan.outcome.what === what);
  const written = outcome("write");
  const resolved = sum(({ evidence }) => evidence.provenance.length);
  const named = resolved + sum(({ evidence }) => evidence.unresolved.length);
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
    ["skipped", counted(outcome("skipped"), "record"), outcome("skipped") > 0],
    ["not touched", counted(outcome("other-content"), "case"), outcome("other-content") > 0],
    [
      "evidence",
      `${resolved} of ${named} found in corpus revision "${terminalText(revision)}"`,
      named > 0,
    ],
    ["quotes", `proposed for ${quotes} of ${counted(resolved, "chunk")}`, resolved > 0],
    ["ids", idSummary(plans, noun), plans.length > 0],
  ];
  return rows
    .filter(([, , wanted]) => wanted)
    .map(([name, text]) => `  ${style.faint(name.padEnd(13))}  ${text}`)
    .join("\n");
}

function idSummary(plans: readonly RecordPlan[], noun: ImportReport["noun"]): string {
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
