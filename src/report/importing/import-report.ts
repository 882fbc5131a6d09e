import type { RecordPlan } from "../../importing/import-plan.ts";
import { placeText } from "../../importing/source-place.ts";
import { clipped, listed } from "../../model/sentence.ts";
import { lossesIn } from "./import-losses.ts";
import { placed } from "./import-place.ts";
import type { ImportStory } from "./import-story.ts";
import { importSummary } from "./import-summary.ts";
import { lossReport } from "./loss-report.ts";
import { sharedSentences, type RecordSentence } from "./shared-sentences.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How many lines an overview shows; what keeps a record from its place in the set is always told. */
const shown = 20;

/** Everything an import met that its reader needs to know, a record at a time, and the counts at the end. */
export function importReport(story: ImportStory, style: Style): string {
  const parts = [
    unreadable(story, style),
    sharedSentences(
      { ...story, title: "There already with other content, not touched", of: conflictOf },
      style,
    ),
    sharedSentences({ ...story, title: "Incomplete", of: lacksOf }, style),
    toSkip(story, style),
    overview(story, style, {
      title: "Cited twice in one record, listed once",
      lines: ({ evidence }) => evidence.repeated.map((id) => terminalText(`"${id}"`)),
    }),
    overview(story, style, {
      title: "Asks what an earlier record asks",
      lines: ({ asksLike }) =>
        asksLike === undefined ? [] : [`as ${terminalText(placeText(asksLike))}`],
    }),
    overview(story, style, { title: "Ids that no file can have, folded", lines: foldedLine }),
    overview(story, style, {
      title: "Ids that an earlier record has, changed",
      lines: takenLine,
    }),
    importSummary(story, style),
    lossReport(lossesIn(story), style),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function unreadable({ problems }: ImportStory, style: Style): string {
  if (problems.length === 0) return "";
  const lines = problems.map(
    ({ message, at }) => `  ${style.strong(terminalText(placeText(at)))}  ${terminalText(message)}`,
  );
  return [`Not read (${problems.length}):`, ...lines].join("\n");
}

/** What a record lacks, where that keeps it from anything. */
function lacksOf({ lacks, outcome }: RecordPlan): readonly RecordSentence[] {
  if (outcome.what === "other-content" || outcome.what === "skipped") return [];
  return lacks.map((text) => ({ text }));
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

/** In full: a record that is in no case is always named. */
function toSkip({ plans }: ImportStory, style: Style): string {
  const skipped = plans.filter(({ outcome }) => outcome.what === "skipped");
  if (skipped.length === 0) return "";
  const lines = skipped.map((plan) => `  ${placed(plan, style)}`);
  return [`To be skipped, as the table says (${skipped.length}):`, ...lines].join("\n");
}

function overview(
  { plans }: ImportStory,
  style: Style,
  section: { readonly title: string; readonly lines: (plan: RecordPlan) => readonly string[] },
): string {
  const lines = plans.flatMap((plan) =>
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
