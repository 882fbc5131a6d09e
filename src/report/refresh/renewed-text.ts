import type { Problem } from "../../model/finding.ts";
import { counted, quoted } from "../../model/sentence.ts";
import type { RenewedCandidate } from "../../refresh/renewing/renewed-candidate.ts";
import { diffText } from "../authoring/diff-text.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";

/** What became of candidates that were to be brought up to a revision. */
export interface ToldRenewal {
  readonly renewed: readonly RenewedCandidate[];
  readonly refused: readonly Problem[];
  /** The revision. */
  readonly to: string;
}

interface RenewalOptions extends TextOptions {
  readonly isDryRun: boolean;
}

/** Candidate by candidate what was renewed, then what stands against the others, and a count. */
export function renewalText(told: ToldRenewal, options: RenewalOptions): string {
  const mark = options.style.red("not renewed");
  const blocks = [
    ...told.renewed.map((one) => renewedText(one, told, options)),
    ...told.refused.map((one) => problemText(one, options, { mark })),
    endText(told, options),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function renewedText(
  { path, before, after, from, chunks }: RenewedCandidate,
  { to }: ToldRenewal,
  { style, place, isDryRun }: RenewalOptions,
): string {
  const done = isDryRun ? "would be renewed" : style.green("renewed");
  const others = chunks.filter(({ hasOtherText }) => hasOtherText);
  return [
    `${style.strong(terminalText(place(path)))} ${done}`,
    `  ${terminalText(`${quoted(from)} → ${quoted(to)}`)}`,
    ...others.map(
      ({ id }) =>
        `  ${terminalText(`Chunk ${quoted(id)} has another text now: read whether it still carries the answer.`)}`,
    ),
    ...(isDryRun ? diffText(before, after, style) : []),
  ].join("\n");
}

function endText(
  { renewed, refused, to }: ToldRenewal,
  { style, isDryRun }: RenewalOptions,
): string {
  const files = new Set(refused.map(({ at }) => at.file)).size;
  if (renewed.length === 0 && files === 0) {
    return style.green(
      terminalText(
        `Nothing to renew: no candidate names another corpus revision than ${quoted(to)}.`,
      ),
    );
  }
  const done = `${counted(renewed.length, "case")} ${isDryRun ? "would be renewed" : "renewed"}`;
  return [
    renewed.length === 0 ? done : style.green(done),
    ...(files === 0 ? [] : [style.red(`${files} not renewed`)]),
  ].join(", ");
}

/** How many candidates have evidence that moved, for whoever filled and found nothing to fill in them. */
export function toRenewText(count: number, current: string): string {
  const what = count === 1 ? "1 candidate has evidence" : `${count} candidates have evidence`;
  const them = count === 1 ? "it" : "them";
  return `${terminalText(`${what} that is another one under ${quoted(current)}; to bring ${them} up to it: touchstone fill --renew`)}\n`;
}
