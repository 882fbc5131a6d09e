import { normaliseWhiteSpace } from "../model/white-space.ts";

/** How a text can be another one while a reader sees the same words. */
export type EqualWords = "white-space" | "composition";

/** What is said where a comparison word by word would show nothing, or twice the same. */
export const equalWordsText: Readonly<Record<EqualWords, string>> = {
  "white-space": "All its words stand; only white space between them changed.",
  composition:
    "All its words stand; only how characters are composed changed, such as é in one piece or in two (Unicode NFC and NFD).",
};

/** Whether two texts that are not equal have the same words to a reader; undefined where they have others. */
export function equalWords(before: string, after: string): EqualWords | undefined {
  const [was, is] = [before, after].map(normaliseWhiteSpace);
  if (was === is) return "white-space";
  return was?.normalize("NFC") === is?.normalize("NFC") ? "composition" : undefined;
}
