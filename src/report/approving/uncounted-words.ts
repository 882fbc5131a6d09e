import type { Uncounted } from "../../approving/judgement.ts";
import { counted } from "../../model/sentence.ts";
import { markdownText } from "../untrusted/markdown.ts";
import { idCode } from "../refresh/packet/texts.ts";

/** Why something that was said does not count, with how to mend it: the end of a sentence, and more behind it. */
export function uncountedWords(uncounted: Uncounted): string {
  switch (uncounted.why) {
    case "author":
      return "nobody approves a pull request of their own. Somebody else has to review it";
    case "bot":
      return "a program decides nothing here. A person has to";
    case "deleted-account":
      return "the account does not exist any more. Somebody else has to decide";
    case "no-permission":
      return "the account may not write to this repository. Somebody who may has to decide, or an administrator gives it the right";
    case "not-in-policy":
      return "<code>.github/touchstone.yaml</code> of the main branch does not name this account as one that decides this. Somebody whom it names has to";
    case "opinion":
      return opinionWords[uncounted.is];
    case "edited-by-another":
      return "somebody else changed these words last. Write them again";
    case "set-aside":
      return asideWords[uncounted.as];
    case "unread":
      return `the line cannot be read. ${withoutStop(markdownText(uncounted.wrong))}`;
    case "no-line":
      return "the review has no line that says what is approved, and why";
    case "unknown-case":
      return `this pull request asks about no case ${idCode(uncounted.id)}. Copy the line of the case from here`;
    case "code-does-not-fit":
      return "the code in the line does not fit what there is to read now. The case changed since it was copied, or a part of it is missing. Read the case again, and copy its line from here";
    case "number":
      return numberWords(uncounted);
    case "refused":
      return `it cannot be decided so. ${withoutStop(markdownText(uncounted.wrong))}`;
    case "overruled":
      return "the same person said something else of it later";
  }
}

const opinionWords = {
  dismissed: "the review was dismissed. Send the line in a new review that approves",
  "asks-for-changes":
    "this person asks for changes, or did so later. Send the line in a review that approves",
  none: "no review of this person approves. Send the line in a review, and choose “Approve”",
} as const;

const asideWords = {
  quote: "the line stands in a quote. Write it as a line of your own, without “>”",
  code: "the line stands in code. Write it as plain text, without backticks",
  comment: "the line stands where no reader sees it. Write it as plain text",
} as const;

function numberWords({ covers, most }: Extract<Uncounted, { readonly why: "number" }>): string {
  return most !== undefined
    ? `it covers ${counted(covers, "case")}, and a line that does not say how many covers ${most} at most. Copy the line that says their number`
    : `it covers ${counted(covers, "case")}, and the line says another number`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}
