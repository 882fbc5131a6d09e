import { quoted } from "../../model/sentence.ts";
import { markdownCode, markdownText } from "../untrusted/markdown.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How what others wrote stands in the sentences of a plan. */
export interface PlanMedium {
  /** A name within a sentence. */
  readonly name: (text: string) => string;
  /** An id, a path or a command, to be copied. */
  readonly code: (text: string) => string;
  readonly words: (text: string) => string;
  /** What each command that is told repeats, such as the revision that is planned for: with a blank before it, or empty. */
  readonly flags: string;
}

export const onTerminal: PlanMedium = {
  name: (text) => terminalText(quoted(text)),
  code: terminalText,
  words: terminalText,
  flags: "",
};

/** What is copied from code is what stands in it: words may have signs between their letters that nobody sees. */
export const onPage: PlanMedium = {
  name: markdownCode,
  code: markdownCode,
  words: markdownText,
  flags: "",
};
