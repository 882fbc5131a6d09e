import type { Heard } from "../../approving/judgement.ts";
import { isMachine } from "../../approving/counting/people.ts";
import { clipped } from "../../model/sentence.ts";
import { folded, idCode } from "../refresh/packet/texts.ts";
import type { Telling } from "./review-place.ts";
import { uncountedWords } from "./uncounted-words.ts";
import { told } from "./unheeded.ts";

/** How many things that were said are told. */
const most = 20;

/** How much of a line is repeated: enough to find it again. */
const longestLine = 100;

/** What was said to decide and does not count, each with its reason. */
export function heardBlock({ judged }: Telling): readonly string[] {
  const left = judged.judgement.heard.filter(({ counts, said }) => {
    return !counts && (said.by === undefined || !isMachine(said.by));
  });
  if (left.length === 0) return [];
  const lines = left
    .slice(-most)
    .map((one) => `- ${saidText(one)} ${uncountedWords(told(one, judged))}.`);
  const more = left.length - lines.length;
  const earlier = more > 0 ? [`- ${more} earlier ones are left out here.`] : [];
  return [
    folded("What was said here and does not count, and why", [...earlier, ...lines].join("\n")),
  ];
}

function saidText({ text, said }: Heard): string {
  const who = said.by === undefined ? "A deleted account" : idCode(said.by.login);
  if (text === undefined) return `${who}:`;
  return `${who}, ${idCode(startOf(text))}:`;
}

/** A line without its reason and without words in quotes, which may tell what is held out. */
function startOf(text: string): string {
  const end = text.search(/:(?:\s|$)|["“„«]/);
  return clipped(end > 0 ? text.slice(0, end) : text, longestLine);
}
