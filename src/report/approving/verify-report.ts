import type { DecisionStanding } from "../../approving/verifying/standing.ts";
import type { VerifiedDecision } from "../../approving/verifying/verify.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import {
  committedWords,
  countWords,
  decidedWords,
  meaningWords,
  whyWords,
} from "./verify-words.ts";

/** How recorded decisions are told. */
export interface VerifyTextOptions extends TextOptions {
  readonly isHostAsked: boolean;
}

/**
 * Recorded decisions for a person: of each who decided what, the commit that brought it, and what can be said of it; then how
 * many there are of each kind, and what that means. Pieces that each end with a line feed.
 */
export function* verifyReport(
  verified: readonly VerifiedDecision[],
  options: VerifyTextOptions,
): Generator<string> {
  for (const one of verified) yield decisionText(one, options);
  if (verified.length > 0) yield "\n";
  const end = [countWords(verified), ...meaningWords(verified, options)];
  yield end.map((line) => `${terminalText(line)}\n`).join("");
}

function decisionText(one: VerifiedDecision, options: VerifyTextOptions): string {
  const { decision, standing } = one;
  const { style, place } = options;
  const mark = marked(standing.is, style);
  const lines = [
    `${style.strong(terminalText(place(decision.file.path)))} ${mark}`,
    `  ${terminalText(decidedWords(one))}`,
    `  ${terminalText(committedWords(one))}`,
    // What is so of every local decision is told once, below.
    ...(standing.is === "unprovable" || standing.is === "proved"
      ? [`  ${terminalText(whyWords(standing) ?? "")}`]
      : []),
  ];
  const against = standing.is === "contradicted" ? standing.against : [];
  const problems = against.map((problem) => `${problemText(problem, options, { mark })}\n`);
  return `${lines.join("\n")}\n${problems.join("")}`;
}

function marked(is: DecisionStanding["is"], style: Style): string {
  switch (is) {
    case "contradicted":
      return style.red(is);
    case "proved":
      return style.green(is);
    case "unprovable":
    case "local":
    case "import":
      return is;
  }
}
