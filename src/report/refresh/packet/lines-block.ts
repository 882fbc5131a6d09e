import { listed } from "../../../model/sentence.ts";
import { askedCode, resultCode } from "../../../refresh/deciding/lines/codes.ts";
import type { LineToCopy } from "../../../refresh/deciding/lines/decision-line.ts";
import { lineToCopy } from "../../../refresh/deciding/lines/write-line.ts";
import type { PossibleOutcome, RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { inShell } from "../../in-shell.ts";
import { markdownCode, markdownFence, markdownText } from "../../untrusted/markdown.ts";
import { lostQuotes, outcomeCommand } from "../decide-command.ts";
import { isAsEdited } from "../outcome-words.ts";
import { isPartlyHeldOut } from "./shown-texts.ts";
import { folded, idCode } from "./texts.ts";
import { toolCommand, type Tool } from "./tool-command.ts";

/** A line that is longer is for a checkout. */
const longestLine = 600;

/** What each decision says, of a case with an answer and of one that rightly has none. */
const meanings = {
  confirmed: ["The case holds as it is.", "Giving no answer is still right."],
  revised: ["Other chunks are the evidence now.", "There is an answer now."],
  abstained: ["No answer is right any more.", "No answer is right."],
  retired: ["Nobody needs the case any more.", "Nobody needs the case any more."],
  approved: ["It is right as it is.", "It is right as it is."],
  rejected: ["It is not to be used.", "It is not to be used."],
} as const;

function meaningOf(item: RefreshItem, possible: PossibleOutcome): string {
  if (isAsEdited(possible)) return "The case is right as its file says now.";
  const { outcome, replace } = possible;
  const [answered, abstaining] = meanings[outcome];
  if (item.file.case.kind === "abstention") return abstaining;
  const isMove =
    outcome === "revised" &&
    replace.length > 0 &&
    item.evidence.every(({ verdict }) => verdict === "moved" || verdict === "same");
  return isMove ? "The evidence only moved; all else holds." : answered;
}

interface LinesDetail {
  readonly to: RefreshPlan["to"];
  readonly readsLines: boolean;
  /** Where decisions are told as commands instead of lines: what each of them repeats (see PlanMedium). */
  readonly flags?: string | undefined;
  readonly tool?: Tool;
}

/** The decisions about one case, folded away: for each that is possible its line, and of the others why not. */
export function linesBlock(
  item: RefreshItem,
  { to, readsLines, flags, tool }: LinesDetail,
): string {
  const parts = [
    ...item.outcomes
      .filter((one) => !isRefused(one))
      .map((one) =>
        flags === undefined ? linePart(item, one, { to, tool }) : commandPart(item, one, flags),
      ),
    ...item.outcomes.filter(isRefused).map((one) => refusedPart(item, one)),
  ];
  const title = flags === undefined ? "What can be decided" : "What can be decided, and how";
  return folded(readsLines ? "Decide: copy a line" : title, parts.join("\n\n"));
}

function isRefused({ result }: PossibleOutcome): boolean {
  return "refused" in result;
}

function refusedPart(item: RefreshItem, outcome: PossibleOutcome): string {
  const problems = "refused" in outcome.result ? outcome.result.refused : [];
  // What stands against a decision may quote the words that do not stand.
  const why = item.evidence.some(isPartlyHeldOut)
    ? `It is told on a checkout, by ${markdownCode(`touchstone refresh plan ${inShell(item.id)}`)}.`
    : problems.map(({ message }) => markdownText(message)).join(" ");
  return `Not possible: <del>${meaningOf(item, outcome)}</del> ${why}`;
}

function linePart(
  item: RefreshItem,
  outcome: PossibleOutcome,
  { to, tool }: { readonly to: RefreshPlan["to"]; readonly tool: Tool | undefined },
): string {
  const { result } = outcome;
  const meaning = `**${meaningOf(item, outcome)}**`;
  const line = toCopy(item, outcome, to);
  const text = line && lineToCopy(line);
  if (text === undefined || text.length > longestLine) {
    const command = markdownCode(toolCommand(`refresh decide ${inShell(item.id)} --revised`, tool));
    return isAsEdited(outcome)
      ? `${meaning} Run ${command} on a checkout. Or let Git give back what was approved.`
      : `${meaning} Edit the case on a checkout, then run ${command}.`;
  }
  const hint = "needs" in result ? ` ${hintFor(result.needs)}` : wayText(outcome);
  return `${meaning}${hint}\n\n${markdownFence(text)}`;
}

const hints = {
  quote:
    "Write the words that carry the answer now between the quotation marks, or <code>none</code> in their place.",
  because:
    "Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.",
  answer: "Write what a good refusal says between the quotation marks.",
  edit: "",
} as const;

/** On a page that nobody answers: the command that records the decision on a checkout. */
function commandPart(item: RefreshItem, outcome: PossibleOutcome, flags: string): string {
  const { result } = outcome;
  const hint = "needs" in result ? ` ${commandHint(item, result.needs)}` : wayText(outcome);
  const command = markdownFence(outcomeCommand(item, outcome, flags));
  return `**${meaningOf(item, outcome)}**${hint}\n\n${command}`;
}

const commandHints = {
  quote:
    "Write the words that carry the answer now behind <code>--quote</code>, or <code>--without-quote CHUNK</code> in the place of both.",
  because: hints.because,
  answer: "Write what a good refusal says behind <code>--answer</code>.",
  edit: "Write the new answer behind <code>--answer</code>; other chunks go behind <code>--replace</code>, <code>--add</code> or <code>--drop</code>.",
} as const;

function commandHint(item: RefreshItem, needs: readonly (keyof typeof hints)[]): string {
  if (needs.includes("edit") && item.file.case.kind === "abstention") {
    return "First write the answer into the case: <code>kind: answerable</code>, and no <code>because</code>.";
  }
  return needs
    .map((one) => commandHints[one])
    .toReversed()
    .join(" ");
}

/** Of several revisions each says which chunks it takes, which the line says, too, but at its end. */
function wayText({ outcome, replace }: PossibleOutcome): string {
  if (outcome !== "revised" || replace.length === 0) return "";
  const ways = replace.map(
    ({ from, to }) => `${listed(to.map((id) => idCode(id)))} in the place of ${idCode(from)}`,
  );
  return ` Take ${listed(ways)}.`;
}

function hintFor(needs: readonly (keyof typeof hints)[]): string {
  return needs
    .map((one) => hints[one])
    .toReversed()
    .join(" ");
}

/** Undefined where a line cannot say it. */
function toCopy(
  item: RefreshItem,
  { outcome, replace, result }: PossibleOutcome,
  to: RefreshPlan["to"],
): LineToCopy | undefined {
  const { id } = item;
  const code = "digest" in result ? resultCode(result.digest) : askedCode(item, to);
  switch (outcome) {
    case "confirmed":
      return { verb: "confirm", id, code, choice: { outcome, ...quotesToSay(item, result) } };
    case "revised":
      return replace.length === 0
        ? undefined
        : { verb: "revise", id, code, choice: { outcome, replace } };
    case "abstained":
      return {
        verb: "abstain",
        id,
        code,
        choice: { outcome, because: "not-in-corpus", answer: "" },
      };
    case "retired":
      return { verb: "retire", id, code };
    case "approved":
      return { verb: "approve", id, code };
    case "rejected":
      return { verb: "reject", id, code: undefined };
  }
}

/** A quote that stands in its chunk stays; for each other the words are left blank. */
function quotesToSay(
  item: RefreshItem,
  result: PossibleOutcome["result"],
): { readonly quotes?: ReadonlyMap<RefreshItem["evidence"][number]["piece"]["chunkId"], string> } {
  if (!("needs" in result)) return {};
  return { quotes: new Map(lostQuotes(item).map((chunkId) => [chunkId, ""])) };
}
