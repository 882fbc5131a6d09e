import { placeOfQuote } from "../../../model/quote-place.ts";
import { listed } from "../../../model/sentence.ts";
import { askedCode, resultCode } from "../../../refresh/deciding/lines/codes.ts";
import type { LineToCopy } from "../../../refresh/deciding/lines/decision-line.ts";
import { lineToCopy } from "../../../refresh/deciding/lines/write-line.ts";
import type { PossibleOutcome, RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { inShell } from "../../in-shell.ts";
import { markdownCode, markdownFence, markdownText } from "../../untrusted/markdown.ts";
import { isAsEdited } from "../outcome-words.ts";
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
  readonly tool?: Tool;
}

/** The decisions about one case, folded away: for each that is possible its line, and of the others why not. */
export function linesBlock(item: RefreshItem, { to, readsLines, tool }: LinesDetail): string {
  const parts = [
    ...item.outcomes
      .filter((one) => !isRefused(one))
      .map((one) => linePart(item, one, { to, tool })),
    ...item.outcomes.filter(isRefused).map((one) => refusedPart(item, one)),
  ];
  return folded(readsLines ? "Decide: copy a line" : "What can be decided", parts.join("\n\n"));
}

function isRefused({ result }: PossibleOutcome): boolean {
  return "refused" in result;
}

function refusedPart(item: RefreshItem, outcome: PossibleOutcome): string {
  const problems = "refused" in outcome.result ? outcome.result.refused : [];
  const why = problems.map(({ message }) => markdownText(message)).join(" ");
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

/** Of several revisions each says which chunks it takes, which the line says, too, but at its end. */
function wayText({ outcome, replace }: PossibleOutcome): string {
  if (outcome !== "revised") return "";
  const ways = replace.map(
    ({ from, to }) => `${listed(to.map((id) => idCode(id)))} in the place of ${idCode(from)}`,
  );
  return ` Take ${listed(ways)}.`;
}

const hints = {
  quote:
    "Write the words that carry the answer now between the quotation marks, or <code>none</code> in their place.",
  because:
    "Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.",
  answer: "Write what a good refusal says between the quotation marks.",
  edit: "",
} as const;

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
  { evidence }: RefreshItem,
  result: PossibleOutcome["result"],
): { readonly quotes?: ReadonlyMap<RefreshItem["evidence"][number]["piece"]["chunkId"], string> } {
  if (!("needs" in result)) return {};
  const lost = evidence.filter(({ piece: { chunkId, quote }, verdict, candidates }) => {
    if (quote === undefined || verdict === "same") return false;
    const now = candidates.find(({ id }) => id === chunkId)?.text;
    return now === undefined || placeOfQuote(now, quote) === undefined;
  });
  return { quotes: new Map(lost.map(({ piece: { chunkId } }) => [chunkId, ""])) };
}
