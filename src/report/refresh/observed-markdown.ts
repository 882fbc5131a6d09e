import { markdownCode, markdownText } from "../untrusted/markdown.ts";
import type { FileLink } from "./packet/case-block.ts";
import { nameOf, outcomeText, seenText, type ObservedQuestions } from "./observed-words.ts";

/** How many observations, and how many lines that were not taken, are told on a page. */
const most = 30;

/**
 * What observations ask, for a page. Their questions are of real people and may come to be held out, so a page names them by
 * their ids; they stand in the file of observations. What is wrong with a line may quote it, so of such lines the places are told.
 */
export function observedMarkdown(
  { observed, problems }: ObservedQuestions,
  link: FileLink,
): string {
  const lines = observed.map((pattern) => {
    const { observation, outcome, near } = pattern;
    const head = `- ${markdownCode(observation.id)}`;
    if (outcome.kind !== "new-case") return `${head}: ${markdownText(outcomeText(outcome))}`;
    const links = near.map(
      ({ file, likeness }) => `${link(nameOf(file), file.path)} (${likeness.toFixed(2)})`,
    );
    const like = near.length === 0 ? "" : `; near: ${links.join(", ")}`;
    return `${head}: **a case to write**, ${markdownText(seenText(pattern))}${like}`;
  });
  const wrong = problems.map(({ at: { file, line } }) => `- ${markdownCode(`${file}:${line}`)}`);
  return [
    ...section("## Observed questions", lines),
    ...section("## Lines that were not taken", [...new Set(wrong)]),
  ].join("\n\n");
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length - most;
  const rest = more > 0 ? [`- and ${more} more`] : [];
  return [title, [...lines.slice(0, most), ...rest].join("\n")];
}
