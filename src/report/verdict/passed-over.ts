import type { PassedOver, PassedReason } from "../../corpus/documents/choose-files.ts";
import { endingOf } from "../../corpus/documents/document-kind.ts";
import { counted, listed } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Row } from "../rows.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** The files of a folder that are no documents, by reason: names where a person may wonder, numbers where not. */
export function passedOverRows(passed: readonly PassedOver[]): readonly Row[] {
  const lines = reasons.flatMap(([reason, words]) => {
    const paths = passed.filter((one) => one.reason === reason).map(({ path }) => path);
    return paths.length === 0 ? [] : [`${counted(paths.length, "file")} ${words(paths)}`];
  });
  return lines.map((text, index): Row => [index === 0 ? "passed" : "", text]);
}

const reasons: readonly (readonly [PassedReason, (paths: readonly string[]) => string])[] = [
  ["no-text", (paths) => `without text besides front matter: ${named(paths)}`],
  ["other-ending", (paths) => `of other kinds: ${endings(paths)}`],
  ["excluded", () => "excluded"],
  ["own", () => "of the evaluation set itself"],
  ["hidden", () => "hidden, or in node_modules"],
  ["link", (paths) => `that ${paths.length === 1 ? "is a link" : "are links"}: ${named(paths)}`],
  [
    "not-a-file",
    (paths) =>
      `that ${paths.length === 1 ? "is" : "are"} none of this folder's own, such as a submodule: ${named(paths)}`,
  ],
];

/** How many names a line shows. */
const shown = 5;

function named(paths: readonly string[]): string {
  const names = paths.slice(0, shown).map((path) => terminalText(path));
  const more = paths.length - names.length;
  return listed(more === 0 ? names : [...names, `${more} more`]);
}

/** The endings, the most frequent first. */
function endings(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const ending = endingOf(path);
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([a, one], [b, other]) => other - one || byUtf8(a, b));
  const texts = sorted.map(([ending, count]) =>
    ending === "" ? `${count} without ending` : `${count} .${terminalText(ending)}`,
  );
  const more = texts.length - shown;
  return listed(more > 0 ? [...texts.slice(0, shown), counted(more, "more ending")] : texts);
}
