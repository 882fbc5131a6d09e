import { expect, test } from "vitest";
import { sentencesOf } from "../../../src/authoring/search/sentences.ts";

const long = "A line that somebody broke since the next word had no more room";

test.for([
  ["a line broken for its length goes on", `${long}\nInternationally it goes on.`, 1],
  ["a line goes on into a small letter", "Short\nand on.", 1],
  ["a short line is an entry", "Short\nAnd another.", 2],
  ["what follows a stop starts anew", `${long}.\nInternationally it starts.`, 2],
  ["an item of a list starts anew", `${long}\n- Internationally-so`, 2],
  ["a number of a list starts anew", `${long}\n12) internationally`, 2],
  ["a row of a table starts anew", `${long}\n| Internationally |`, 2],
  ["a heading ends with its line", `# ${long}\nInternationally it starts.`, 2],
  ["a blank line ends a sentence", `${long}\n\ninternationally`, 2],
  ["an abbreviation ends none before a small letter", "Ask e.g. the desk. Then go.", 2],
] as const)("%s", ([, text, count]) => {
  expect(sentencesOf(text)).toHaveLength(count);
});
