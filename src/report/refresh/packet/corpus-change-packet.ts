import type { CorpusChange } from "../../../refresh/preview/corpus-change.ts";
import { markdownCode } from "../../untrusted/markdown.ts";
import { withMarker } from "../../untrusted/marker.ts";
import { askedLists, openQuestions } from "./change/asked-lists.ts";
import { changeFacts } from "./change/change-facts.ts";
import type { ChangePlace, ChangeSize } from "./change/change-place.ts";
import { changeVerdict, toDoFirst } from "./change/change-verdict.ts";
import { citedChunks } from "./change/cited-chunks.ts";
import { documentTable } from "./change/document-table.ts";
import { mostCharacters } from "./pull-request-packet.ts";
import { folded } from "./texts.ts";

/** What a comment tells, tried in this order until there is room. */
const sizes: readonly [ChangeSize, ...ChangeSize[]] = [
  { chunks: 20, questions: 10, moved: 60, pullRequests: 30, documents: 40, longest: 1500 },
  { chunks: 12, questions: 5, moved: 30, pullRequests: 20, documents: 20, longest: 500 },
  { chunks: 5, questions: 3, moved: 10, pullRequests: 10, documents: 10, longest: 200 },
  { chunks: 0, questions: 0, moved: 0, pullRequests: 5, documents: 10, longest: 200 },
];

/** What the summary of a job tells, where GitHub takes more. */
const summarySizes: readonly [ChangeSize, ...ChangeSize[]] = [
  { chunks: 200, questions: 100, moved: 2000, pullRequests: 500, documents: 2000, longest: 4000 },
  { chunks: 100, questions: 50, moved: 500, pullRequests: 100, documents: 500, longest: 1500 },
  ...sizes,
];

/** GitHub drops a summary of more than 1 MiB whole; other steps of the action may write into it as well. */
const mostBytes = 700 * 1024;

/**
 * What merging a change of the corpus would ask of people, for a comment on its pull request: the verdict, what to do before,
 * the chunks that cases cite with what became of them, who is asked where, then the documents. Its topic is `corpus-change`.
 */
export function corpusChangePacket(change: CorpusChange, place: ChangePlace): string {
  const text = fitting(sizes, (size) => bodyOf(change, place, size), {
    fits: (body) => body.length <= mostCharacters,
  });
  return withMarker(text, "corpus-change", { set: place.set, to: change.plan.to.id });
}

/** The same for the summary of a job, which has room for more, and no marker. */
export function corpusChangeSummary(change: CorpusChange, place: ChangePlace): string {
  return fitting(summarySizes, (size) => bodyOf(change, place, size), {
    fits: (body) => Buffer.byteLength(body) <= mostBytes,
  });
}

/** What an earlier comment says where the pull request changes nothing of the corpus any more. */
export function noCorpusChange(set: string): string {
  return withMarker(
    "**Merging this asks nobody anything: it changes no corpus revision any more.** What stood here was about an earlier state of this pull request.",
    "corpus-change",
    { set, to: null },
  );
}

/** What an earlier comment says where nothing can be told of the pull request as it is. */
export function untoldCorpusChange(set: string): string {
  return withMarker(
    "**What merging this would ask cannot be told: the set is damaged as this pull request leaves it.** The checks of this pull request say where. What stood here was about an earlier state.",
    "corpus-change",
    { set, to: null },
  );
}

/** What a second comment says that a run at the same time has written. */
export function corpusChangeElsewhere(set: string): string {
  return withMarker(
    "What merging this would ask stands in the first comment of this kind, above.",
    "corpus-change",
    { set, to: null },
  );
}

/** The first that fits, and at last the smallest. */
function fitting(
  [first, ...smaller]: readonly [ChangeSize, ...ChangeSize[]],
  bodyIn: (size: ChangeSize) => string,
  { fits }: { readonly fits: (body: string) => boolean },
): string {
  let body = bodyIn(first);
  for (const size of smaller) {
    if (fits(body)) return body;
    body = bodyIn(size);
  }
  return body;
}

function bodyOf(change: CorpusChange, place: ChangePlace, size: ChangeSize): string {
  const { plan, becoming, changing } = change;
  const told = [...becoming, ...changing];
  return [
    changeVerdict(change, place),
    ...changeFacts(change),
    ...toDoFirst(change),
    ...citedChunks(told, place, size),
    ...openQuestions(told, place, size),
    ...askedLists(plan, place, size),
    ...documentTable(change, size),
    "---",
    howToRead(change, place),
  ].join("\n\n");
}

function howToRead({ plan, before }: CorpusChange, { whole }: ChangePlace): string {
  const { to } = plan;
  const compared =
    before.state === "other" ? `touchstone corpus diff ${before.id} ${to.id}` : undefined;
  const lines = [
    ...(plan.items.length === 0
      ? []
      : [
          "<del>Struck out</del> goes, <ins>underlined</ins> comes, and ⟦ ⟧ marks the words that carried the answer.",
        ]),
    `The same at a desk, on a checkout of this branch: ${markdownCode("touchstone refresh plan")} tells who is asked, case by case and with held-out questions${compared === undefined ? "" : `; ${markdownCode(compared)} tells what becomes of all documents and chunks, and with ${markdownCode("--cited --words")} of those that cases cite`}.`,
    ...(whole === undefined
      ? []
      : [`What finds no room here stands in [the summary of the job](${whole}).`]),
    "No judgment is changed by the merge itself. Afterwards each case that is stale is put before a person, in a pull request of its own component.",
  ];
  return folded("How to read this, and the same at a desk", lines.join("\n\n"));
}
