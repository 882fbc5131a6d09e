import fc from "fast-check";
import { expect, test } from "vitest";
import { ownLines } from "../../../src/approving/words/own-lines.ts";
import { readLine } from "../../../src/refresh/deciding/lines/read-line.ts";
import { shownAsOwn } from "../../support/shown-to-people.ts";

/** Words that stand out wherever a page shows them: each decision has a code of its own. */
function decision(number: number): string {
  return `approve case-${number} ${String(number).padStart(32, "a")}: Read`;
}

const before: readonly string[] = [
  ..."|> |>|> > |- |* |+ |1. |2. |10) |-|1.|  |   |    |     |\t|      |> - |- > |-     |# |## |> 1. |- - ".split(
    "|",
  ),
  "| ",
  "a | ",
];

const behind: readonly string[] = ' `  ``  <!--  -->  ~~  $  [  ](  )  <br>  <b>  \\  |  "  '.split(
  "  ",
);

const alone: readonly string[] = [
  ..."``` ```` ~~~ ~~~~ ```suggestion ``` ` `` <!-- --> --!> <!--> <!-- x --> $$ $ ~~ --- === *** - * 1. ".split(
    " ",
  ),
  ...'> >> # ## [a]: /u| [a]: /u \'| [^1]: text| ![| ](/u)| [x](/u "| ")| [a|]: /u| |a|b| |-|-| :-|:- a|a | b|-|-|'.split(
    "| ",
  ),
  ...'<details>|</details>|<pre>|</pre>|<blockquote>|</blockquote>|<code>|</code>|<div>|<br>|<p>|<b|<a title="|">|<?|?>|<!X|<![CDATA[|]]>|<script>|<table>|<https://a.example>|<s>|<kbd>x</kbd>'.split(
    "|",
  ),
  "a ` b",
  "a `` b",
  "\\` b",
  "\\`` b",
  "text",
  "a <!-- b",
  "b --> c",
  "https://a.example/`b",
  "a ~~b",
  "c~~ d",
  "\\",
  "a\\",
  "2. x",
  "1. x",
  "- x",
  "x",
  "",
  "",
  "",
  " ",
  "\t",
  "  ",
];

const line = (): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...before), fc.constantFrom(...alone))
        .map((parts) => parts.join("")),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...before), fc.constantFrom(...before), fc.constantFrom(...alone))
        .map((parts) => parts.join("")),
    },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...before),
          fc.constantFrom("\u0000", "\u0000", "\u0000", "` \u0000"),
          fc.constantFrom("", "", ...behind),
        )
        .map((parts) => parts.join("")),
    },
  );

/** Bodies in which decisions stand among all that could keep people from reading them as their writer's words. */
const body = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(line(), { minLength: 2, maxLength: 9 }),
      fc.constantFrom("\n", "\n", "\r\n", "\r"),
    )
    .map(([lines, end]) => lines.map((one, at) => one.replace("\u0000", decision(at))).join(end));

test("a decision that counts is shown as text: not quoted, no code, in no comment, not struck out", () => {
  fc.assert(
    fc.property(body(), (text) => {
      const pages = shownAsOwn(text);
      for (const own of ownLines(text).lines) {
        const read = readLine(own);
        if (read === undefined || "wrong" in read || !("code" in read)) continue;
        for (const page of pages) expect(page).toContain(`${read.code ?? ""}: Read`);
      }
    }),
    { numRuns: Number(process.env["RUNS"] ?? 2000) },
  );
});
