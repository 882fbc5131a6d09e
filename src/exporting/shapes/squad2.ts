import type { Dataset } from "../../model/dataset.ts";
import { groupsOf } from "../../model/groups.ts";
import { jsonText } from "../../model/json-text.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ExportedCase, ExportedSet } from "../exported-set.ts";
import type { Shape } from "../shape.ts";
import { lossesOf, recordOf, type Fit } from "./holdings.ts";
import { noSetMetadata } from "./metadata.ts";
import { squadHoldings } from "./squad2-holdings.ts";
import { squadQuestion, type Question } from "./squad2-question.ts";

const help = `
A file of SQuAD 2.0: an article a document, a paragraph a chunk, and the questions that a paragraph answers, with the words
that do: the expected and the accepted answers where they stand in the chunk word for word, or else the quote of the evidence.
An abstention whose corpus lacks the answer is marked is_impossible and asked of its first distractor.
Whatever SQuAD cannot ask is left out and told among the losses: other refusals, cases where the evidence falls short,
questions in a conversation, answers in other words than the evidence.`;

/** SQuAD 2.0. */
export const squad2: Shape = {
  name: "squad2",
  summary: "a file of SQuAD 2.0: questions about paragraphs, with answer spans",
  help: help.trim(),
  texts: "current",
  write: (set, dataset) => {
    const asked = new Map(set.cases.map((one) => [one, squadQuestion(one, dataset)]));
    const fitOf = (one: ExportedCase): Fit => {
      const question = asked.get(one) ?? squadQuestion(one, dataset);
      return "leftOut" in question ? question : { holdings: squadHoldings(question) };
    };
    return {
      files: [{ path: "squad2.json", text: `${jsonText(fileOf(set, dataset), { indent: 1 })}\n` }],
      losses: lossesOf(set, fitOf, { holdings: noSetMetadata, dataset }),
    };
  },
};

interface Asked {
  readonly one: ExportedCase;
  readonly question: Question;
}

function fileOf({ cases }: ExportedSet, dataset: Dataset): object {
  const asked = cases.flatMap((one): Asked[] => {
    const question = squadQuestion(one, dataset);
    return "leftOut" in question ? [] : [{ one, question }];
  });
  const articles = sortedGroups(asked, ({ question }) => question.paragraph.document);
  return {
    version: "v2.0",
    data: articles.map(([title, inArticle]) => ({
      title,
      paragraphs: sortedGroups(inArticle, ({ question }) => question.paragraph.chunk).map(
        ([, inParagraph]) => ({
          qas: inParagraph.map(({ one, question }) => recordOf(one, squadHoldings(question))),
          context: inParagraph[0].question.paragraph.context,
        }),
      ),
    })),
  };
}

function sortedGroups<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [string, readonly [Item, ...Item[]]])[] {
  return [...groupsOf(items, keyOf)].toSorted(([a], [b]) => byUtf8(a, b));
}
