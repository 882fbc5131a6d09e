import fc from "fast-check";

/** Pieces that mean something to a terminal, a runner, GitHub's Markdown, HTML, SARIF, or to our own escapes. */
const pieces: readonly string[] = [
  ..."##[ ## # #[ :: : ::error:: ::stop-commands::x ##[add-mask]x add-mask error set-output ] [".split(
    " ",
  ),
  ..."\\ \\n \\u{ \\u{1b} ` `` ``` ~~~ ~~ * ** _ __ ~ | || :-: --- === = - -- --> <!-- --!>".split(
    " ",
  ),
  ..."< > </p> <b> <script> <img/src=x> &amp; &#64; & @ @octocat @org/team #1 GH-1 octo/repo#1".split(
    " ",
  ),
  ..."octo/repo@abcdef1 abcdef1234567 0123456 https:// http://a.example/x www. www.a.example a@b.example".split(
    " ",
  ),
  ...":smile: :+1: /approve ![ ]( [a](b) [^1] [^1]: [x] $ $$ \\( % %0A %25 %3A , ; = {0} { } ' \" ! 1 . )".split(
    " ",
  ),
  ..."fixes closes GHSA-abcd-efgh-ijkl CVE-2026-1234 mailto: xmpp: a 日本 é 🙂".split(" "),
  ..."1. |2) |- |+ |* |> |# | |    |  |\t|\n|\r\n|\r|\n\n".split("|"),
  ..."\u0000 \u001b[2J \u0085 \u009b31m \u00a0 \u00ad \u200b \u200d \u202e \u2028 \u2066 \ufe0f \ufeff \ud800 \u{e0041}".split(
    " ",
  ),
];

/** Texts as somebody would write them who wants a program to follow them. */
export function dangerousText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 4 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 2 }) },
  );
  return fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(""));
}
