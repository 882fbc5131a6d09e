import type { CaseFile, ProvenanceDraft } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Due } from "../../rules/due/due.ts";
import type { Finding } from "../../model/finding.ts";
import { textFilesOf } from "../../model/layout.ts";
import { caseTitle, evidence, outcome, revisionText, toldFields, untold } from "./case-view.ts";
import { originText } from "./origin-text.ts";
import { judgment, retiredText, sentinelText } from "./judgment-text.ts";
import { askedAgain } from "../refresh/asked-again.ts";
import { pastText, type PastVersion } from "./past-version.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { rows, type Row } from "../rows.ts";
import { levelled, type Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** A case with all that its set knows of where its answer came from. */
export interface ShownCase {
  /** The texts and corpus revisions that the case is shown with. */
  readonly dataset: Dataset;
  readonly file: CaseFile;
  /** What is due about its judgment under the current corpus revision; undefined for a version from history, and where it has none. */
  readonly due: Due | undefined;
  /** The ids of the cases that word its need differently. */
  readonly variants: readonly string[];
  /** What the check finds in its file; undefined for a version from history, which nobody checks. */
  readonly findings: readonly Finding[] | undefined;
  /** Where the version is from, if not simply from the set as it is. */
  readonly past: PastVersion | undefined;
}

/** Where an answer came from: question, outcome, evidence, judgment and what of it still holds, and who wrote it. */
export function caseRecord(shown: ShownCase, options: TextOptions): string {
  const { dataset, file, findings, past } = shown;
  const { style } = options;
  const blocks = [
    caseTitle(file, options),
    past === undefined ? undefined : pastText(past, file, options),
    ...outcome(file, style),
    ...evidence(dataset, file, { style, more: (entry) => hashLines(dataset, entry) }),
    judgment(dataset, shown, style),
    sentinelText(file, style),
    askedAgain(shown, style),
    retiredText(file, style),
    recordFacts(shown, style),
    findings === undefined ? undefined : findingLines(findings, style),
  ];
  return blocks.filter((block) => block !== undefined).join("\n\n");
}

/** Which text was judged, and whether the set still has it. */
function hashLines(
  { texts, defects }: Dataset,
  { contentHash }: ProvenanceDraft,
): readonly string[] {
  if (contentHash === undefined) return ["  text      no hash says which text was judged"];
  const hash = `  hash      ${terminalText(contentHash)}`;
  if (texts.has(contentHash)) return [hash, "  text      kept, and it has this hash"];
  const files = textFilesOf(contentHash);
  const broken = defects.find(({ at }) => files.includes(at.file))?.at.file;
  if (broken === undefined) return [hash];
  return [hash, `  text      ${terminalText(broken)} has lines that cannot be used`];
}

/** The fields that the record tells in words; any other is shown as the file has it. */
const told: ReadonlySet<string> = new Set([...toldFields, "sentinel", "variantOf", "families"]);

function recordFacts({ dataset, file, variants }: ShownCase, style: Style): string {
  const { families, split, tags, variantOf } = file.case;
  const facts: readonly Row[] = [
    ["written by", originText(file)],
    ["revision", revisionText(dataset, file) ?? "none"],
    ["variant of", variantOf ?? ""],
    ["variants", variants.join(", ")],
    ["families", families?.length === 0 ? "none" : (families ?? []).join(", ")],
    ["split", split ?? ""],
    ["tags", (tags ?? []).join(", ")],
    ["digest", file.digest ?? "none: the case has no canonical form"],
  ];
  return [style.strong("Case"), rows(facts), ...untold(file, told, style)].join("\n");
}

/** The findings of one file in short. */
export function findingLines(findings: readonly Finding[], style: Style): string {
  const title = style.strong("Findings in this file");
  if (findings.length === 0) return `${title}\n  none (the whole set: touchstone check)`;
  const lines = findings.map(
    ({ at, level, rule, message }) =>
      `  line ${at.line}  ${levelled(level, style)} ${rule}: ${terminalText(message)}`,
  );
  return [title, ...lines, "  what to do about them: touchstone check"].join("\n");
}
