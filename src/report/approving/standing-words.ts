import { isRetirement } from "../../approving/counting/claims.ts";
import type { AskedCase } from "../../approving/asked-change.ts";
import { isBroken } from "./open-matters.ts";
import type { CountingLine, JudgedCase } from "../../approving/judgement.ts";
import { markdownText } from "../untrusted/markdown.ts";
import { idCode, lineText } from "../refresh/packet/texts.ts";

/** How many people of a dispute are named. */
const mostNamed = 5;

/** How many characters of a reason are told. */
const longestReason = 300;

/** What became of a case, for a row of a table. */
export function standingWords({ asked, standing }: JudgedCase): string {
  switch (standing.is) {
    case "waiting":
      return isBroken(asked) ? "**has to be mended first**" : "**waits for a reviewer**";
    case "accepted":
      return `stays a candidate, says ${idCode(standing.by.by.login)}`;
    case "decided":
    case "recorded":
      return `${verdictWords(asked, standing.by)} by ${idCode(standing.by.by.login)}`;
    case "disputed":
      return `**reviewers disagree:** ${saidWords(asked, standing.by)}`;
    case "false-claim":
      return "**its file claims what nobody decided here**";
  }
}

/** The same as a sentence above a case, with the reason that was given, or with what is to be done. */
export function standingText(one: JudgedCase): string {
  const { asked, standing } = one;
  switch (standing.is) {
    case "waiting":
      return "It waits for a reviewer.";
    case "accepted":
    case "decided":
    case "recorded": {
      const otherwise = standing.is === "decided" ? standing.claim : undefined;
      return [
        `${capital(standingWords(one))}${reasonText(asked, standing.by)}`,
        ...(otherwise === undefined ? [] : [markdownText(otherwise)]),
      ].join(" ");
    }
    case "disputed":
      return `**Reviewers disagree:** ${saidWords(asked, standing.by)}. It waits until they say the same: a later line of the same person takes the place of an earlier one.`;
    case "false-claim":
      return `**Its file claims what nobody decided here.** ${markdownText(standing.wrong)} ${mendsClaim}`;
  }
}

const mendsClaim =
  "Whoever opened this pull request takes that out of the file, or a reviewer decides the case by a line.";

/** A reason may tell the question of a case that is held out. */
function reasonText({ isHeldOut }: AskedCase, { line }: CountingLine): string {
  return isHeldOut ? "." : `: “${lineText(line.reason, longestReason)}”`;
}

function saidWords(asked: AskedCase, lines: readonly CountingLine[]): string {
  const named = lines
    .slice(0, mostNamed)
    .map((one) => `${idCode(one.by.login)}: ${verdictWords(asked, one)}`);
  const more = lines.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

function verdictWords(asked: AskedCase, { line }: CountingLine): string {
  switch (line.verb) {
    case "approve":
    case "approve together":
    case "approve all":
      return isRetirement(asked) ? "taken out of use" : "approved";
    case "accept":
      return "taken as it is";
    case "reject":
      return "rejected";
    case "retire":
      return "taken out of use";
    case "confirm":
      return "confirmed as it is";
    case "confirm moved":
      return "confirmed where its evidence is now";
    case "revise":
      return "revised";
    case "abstain":
      return "given a refusal as its answer";
  }
}

export function capital(text: string): string {
  return text.replace(/^(\W*)([a-z])/, (_, before: string, first: string) =>
    before.includes("`") ? `${before}${first}` : `${before}${first.toUpperCase()}`,
  );
}
