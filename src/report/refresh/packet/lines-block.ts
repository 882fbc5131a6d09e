import { groupsOf } from "../../../model/groups.ts";
import { listed } from "../../../model/sentence.ts";
import { askedCode, resultCode } from "../../../refresh/deciding/lines/codes.ts";
import type { LineToCopy } from "../../../refresh/deciding/lines/decision-line.ts";
import { lineToCopy } from "../../../refresh/deciding/lines/write-line.ts";
import type { PossibleOutcome, RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { inShell } from "../../in-shell.ts";
import { markdownCode, markdownFence, markdownText } from "../../untrusted/markdown.ts";
import { answerCommand, answerWords, outcomeCommand, revisionWords } from "../decide-command.ts";
import { openQuotes } from "../open-quotes.ts";
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
  const [answered, abstaining] = meanings[possible.outcome];
  if (item.file.case.kind === "abstention") return abstaining;
  return isMove(item, possible) ? "The evidence only moved; all else holds." : answered;
}

function isMove({ evidence }: RefreshItem, { outcome, replace }: PossibleOutcome): boolean {
  const isWordForWord = evidence.every(({ verdict }) => verdict === "moved" || verdict === "same");
  return outcome === "revised" && replace.length > 0 && isWordForWord;
}

interface LinesDetail {
  readonly to: RefreshPlan["to"];
  readonly readsLines: boolean;
  /** Where decisions are told as commands instead of lines: what each of them repeats (see PlanMedium). */
  readonly flags?: string | undefined;
  readonly tool?: Tool;
}

/** The decisions about one case, folded away: for each that is possible its line, and of the others why not. */
export function linesBlock(item: RefreshItem, detail: LinesDetail): string {
  const { readsLines, flags, tool } = detail;
  const possible = item.outcomes.filter((one) => !isRefused(one));
  const partOf = (one: PossibleOutcome): string =>
    flags === undefined ? linePart(item, one, detail) : commandPart(item, one, flags);
  // What leaves the judgment as it is stands first, then what happens most.
  const isFirst = (one: PossibleOutcome): boolean =>
    one.outcome === "confirmed" || isMove(item, one);
  const parts = [
    ...possible.filter(isFirst).map(partOf),
    ...answerPart(item, detail),
    ...possible.filter((one) => !isFirst(one)).map(partOf),
    ...item.outcomes.filter(isRefused).map((one) => refusedPart(item, one)),
  ];
  const title = flags === undefined ? "What can be decided" : "What can be decided, and how";
  const block = folded(readsLines ? "Decide: copy a line" : title, parts.join("\n\n"));
  return flags !== undefined || readsLines ? block : `${withoutReader(item, tool)}\n\n${block}`;
}

/** Said above the lines where no program reads them yet. */
function withoutReader({ id, asks }: RefreshItem, tool: Tool | undefined): string {
  const words = asks === "refresh" ? "refresh decide" : "review record";
  const command = markdownCode(toolCommand(`${words} ${inShell(id)}`, tool));
  return `It is decided on a checkout: ${command} asks. The grey lines below cannot be sent in a review yet.`;
}

function isRefused({ result }: PossibleOutcome): boolean {
  return "refused" in result;
}

/** That the same evidence has another answer, or evidence that went on elsewhere: what happens most, and no line has room for it. */
function answerPart(
  item: RefreshItem,
  { flags, tool }: Pick<LinesDetail, "flags" | "tool">,
): readonly string[] {
  const isPossible = item.outcomes.some((one) => one.outcome === "revised" && !isRefused(one));
  if (item.file.case.kind === "abstention" || item.isEdited || !isPossible) return [];
  const words = answerWords(item);
  const hints = [
    "Write the new one behind <code>--answer</code>",
    ...(words.includes(" CHUNK")
      ? ["the chunk that carries it in the place of <code>CHUNK</code>"]
      : []),
    ...(words.includes(" --quote ") ? ["its words behind <code>--quote</code>"] : []),
  ];
  const text = `**The answer changed.** ${listed(hints)}`;
  return flags === undefined
    ? [`${text}, on a checkout: ${checkoutCommand(item, words, tool)}`]
    : [`${text}.\n\n${markdownFence(answerCommand(item, flags))}`];
}

/** A command for a checkout; in the place of one that is too long to read the one that asks. */
function checkoutCommand(item: RefreshItem, words: string, tool: Tool | undefined): string {
  const told = words.length > longestLine ? `refresh decide ${inShell(item.id)}` : words;
  return markdownCode(toolCommand(told, tool));
}

function refusedPart(item: RefreshItem, outcome: PossibleOutcome): string {
  const problems = "refused" in outcome.result ? outcome.result.refused : [];
  // What stands against a decision may quote the words that do not stand.
  const why = item.evidence.some(isPartlyHeldOut)
    ? `It is told on a checkout, by ${markdownCode(`touchstone refresh plan ${inShell(item.id)}`)}.`
    : problems.map(({ message }) => markdownText(message)).join(" ");
  // Another way to the same decision may be possible, so the way is what is not.
  const what = wayText(outcome).trim() || meaningOf(item, outcome);
  return `Not possible: <del>${what}</del> ${why}`;
}

function linePart(
  item: RefreshItem,
  outcome: PossibleOutcome,
  { to, tool }: Pick<LinesDetail, "to" | "tool">,
): string {
  const { result } = outcome;
  const meaning = `**${meaningOf(item, outcome)}**${wayText(outcome)}`;
  const line = toCopy(item, outcome, to);
  const text = line && lineToCopy(line);
  if (text === undefined || text.length > longestLine) {
    const command = checkoutCommand(item, revisionWords(item, outcome), tool);
    if (isAsEdited(outcome)) {
      return `${meaning} Run ${command} on a checkout. Or let Git give back what was approved.`;
    }
    const needs = "needs" in result ? result.needs : [];
    return `${meaning} ${[commandHint(item, needs), `On a checkout: ${command}`].join(" ").trim()}`;
  }
  const hint = "needs" in result ? ` ${hintFor(result.needs, hints)}` : "";
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
  const hint = "needs" in result ? ` ${commandHint(item, result.needs)}` : "";
  const command = markdownFence(outcomeCommand(item, outcome, flags));
  return `**${meaningOf(item, outcome)}**${wayText(outcome)}${hint}\n\n${command}`;
}

const commandHints = {
  quote:
    "Write the words that carry the answer now behind <code>--quote</code>, or <code>--without-quote CHUNK</code> in the place of both.",
  because: hints.because,
  answer: "Write what a good refusal says behind <code>--answer</code>.",
  edit: "Write the chunk in the place of <code>CHUNK</code>, and behind <code>--quote</code> the words that carry the answer; <code>--add</code> and <code>--drop</code> take chunks, too.",
} as const;

function commandHint(item: RefreshItem, needs: readonly (keyof typeof hints)[]): string {
  if (needs.includes("edit") && item.file.case.kind === "abstention") {
    return "First write the answer into the case: <code>kind: answerable</code>, and no <code>because</code>.";
  }
  return hintFor(needs, commandHints);
}

/** Of several revisions each says which chunks it takes, which the line says, too, but at its end. */
function wayText({ outcome, replace }: PossibleOutcome): string {
  if (outcome !== "revised" || replace.length === 0) return "";
  const byPlace = groupsOf(replace, ({ to }) => listed(to.map((id) => idCode(id))));
  const ways = [...byPlace].map(
    ([now, from]) => `${now} in the place of ${listed(from.map((one) => idCode(one.from)))}`,
  );
  return ` Take ${ways.join("; ")}.`;
}

function hintFor(
  needs: readonly (keyof typeof hints)[],
  words: Readonly<Record<keyof typeof hints, string>>,
): string {
  return needs
    .map((one) => words[one])
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
  // A quote that stands in its chunk stays; for each other the words are left blank.
  const open = "needs" in result ? openQuotes(item, replace) : [];
  const quotes = open.length === 0 ? {} : { quotes: new Map(open.map((chunk) => [chunk, ""])) };
  switch (outcome) {
    case "confirmed":
      return { verb: "confirm", id, code, choice: { outcome, ...quotes } };
    case "revised":
      return replace.length === 0
        ? undefined
        : { verb: "revise", id, code, choice: { outcome, replace, ...quotes } };
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
