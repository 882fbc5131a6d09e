import { expect, test } from "vitest";
import { equalWords } from "../../src/report/equal-words.ts";
import { pullRequestPacket } from "../../src/report/refresh/packet/pull-request-packet.ts";
import { planText } from "../../src/report/refresh/plan-text.ts";
import { plainStyle } from "../../src/report/style.ts";
import { caseFiles } from "../support/good-set.ts";
import { planOf } from "../support/planned.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const before = "The café opens at seven.\nIt closes at ten.";

test.each([
  ["The café opens at seven. It  closes at ten.", "white-space"],
  ["The cafe\u0301 opens at seven.\nIt closes at ten.", "composition"],
  ["The cafe\u0301 opens at seven. It closes at ten.", "composition"],
  ["The cafe opens at seven.\nIt closes at ten.", undefined],
  ["The café opens at seven.\nIt closes at eleven.", undefined],
])("what reads the same is told from what does not: %j", (after, expected) => {
  expect(equalWords(before, after)).toBe(expected);
});

const corpusOf = (text: string): PlainCorpus => ({ chunks: { "cafe:1": text } });

const pagesOf = async (after: string): Promise<string> => {
  const corpus = corpusOf(before);
  const text = judgedCase("cafe-001", { under: "one", corpus, chunks: ["cafe:1"] });
  const files = { ...twoCorpora(corpus, corpusOf(after)), ...caseFiles(text) };
  const plan = await planOf(files);
  const [pullRequest] = plan.pullRequests;
  if (pullRequest === undefined) throw new Error("Nothing is asked.");
  const place = {
    files: "https://x/",
    whole: undefined,
    readsLines: true,
    reviewers: [],
    asked: [],
  };
  const { body, commitMessage } = pullRequestPacket(plan, pullRequest, place);
  const page = body.slice(body.indexOf("**Asked because"), body.indexOf("**To decide"));
  const told = planText(plan, { limit: 9, style: plainStyle }).match(/^ {4}words .*$/gm) ?? [];
  return [body.split("\n", 1)[0], commitMessage, page, ...told].join("\n");
};

test("an edit that nobody sees is told in words", async () => {
  expect(await pagesOf("The café opens at seven. It closes at ten.")).toMatchInlineSnapshot(`
    "**Please look again at 1 case.** A case is a test question with an answer that somebody approved; say whether it still holds. Corpus revision \`two\` is current; the evidence has the same words in other characters.
    Ask for review of 1 case after two

    - cafe-001: its evidence has the same words in other characters (chunk-edited)

    **Asked because** its evidence has the same words in other characters.

    **Evidence** \`cafe:1\`\\
    Edited.

    All its words stand; only white space between them changed.


        words      All its words stand; only white space between them changed."
  `);
  expect(await pagesOf(before.normalize("NFD"))).toMatchInlineSnapshot(`
    "**Please look again at 1 case.** A case is a test question with an answer that somebody approved; say whether it still holds. Corpus revision \`two\` is current; the evidence has the same words in other characters.
    Ask for review of 1 case after two

    - cafe-001: its evidence has the same words in other characters (chunk-edited)

    **Asked because** its evidence has the same words in other characters.

    **Evidence** \`cafe:1\`\\
    Edited.

    All its words stand; only how characters are composed changed, such as é in one piece or in two (Unicode NFC and NFD).


        words      All its words stand; only how characters are composed changed, such as é in one piece or in two (Unicode NFC and NFD)."
  `);
});
