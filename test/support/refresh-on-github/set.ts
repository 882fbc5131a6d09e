import type { HostFiles } from "../memory-host.ts";
import { caseFiles } from "../good-set.ts";
import { familiesText } from "../split-set.ts";
import { judgedCase, recordedCorpora, type PlainCorpus } from "../two-corpora.ts";

/**
 * What the next run has to do about each document:
 * leave: another commit for its open pull request. travel: close it. phone: tell a person who wrote to its branch.
 * badge: a new one, behind the one that a person closed under an earlier revision. pay: open one.
 * visa: a pull request for the branch that a killed run left. desk: one behind a branch that is somebody else's.
 * sign: take away a branch that a killed run left, since nobody is to be asked. card: nothing, it was merged.
 */
export const documents = [
  "badge",
  "card",
  "desk",
  "leave",
  "pay",
  "phone",
  "sign",
  "travel",
  "visa",
] as const;
export type Document = (typeof documents)[number];

type Edition = 0 | 1 | 2;

/** How often each document was edited until each corpus revision. */
const editions: Readonly<Record<Document, readonly Edition[]>> = {
  badge: [0, 1, 1, 2],
  card: [0, 1, 1, 1],
  desk: [0, 0, 0, 1],
  leave: [0, 1, 1, 2],
  pay: [0, 0, 0, 1],
  phone: [0, 1, 1, 2],
  sign: [0, 0, 1, 0],
  travel: [0, 1, 1, 0],
  visa: [0, 0, 0, 1],
};

const revisions = ["begun", "earlier", "between", "later"] as const;
type Revision = (typeof revisions)[number];

function corpusOf(nth: number): PlainCorpus {
  const chunks = documents.map((name) => {
    const edition = editions[name][nth] ?? 0;
    return [`${name}:1`, `What holds for ${name}, as it was written ${edition} times.`] as const;
  });
  return { chunks: Object.fromEntries(chunks) };
}

const corpora: Readonly<Record<Revision, PlainCorpus>> = {
  begun: corpusOf(0),
  earlier: corpusOf(1),
  between: corpusOf(2),
  later: corpusOf(3),
};

/** A case on a document, judged under a revision. */
export function caseOn(name: Document, under: Revision = "begun"): string {
  return judgedCase(`${name}-001`, { under, corpus: corpora[under], chunks: [`${name}:1`] });
}

export function pathOf(name: Document): string {
  return `cases/${name}-001.yaml`;
}

export function pointer(to: Revision): HostFiles {
  return { "corpus-revisions/current.yaml": `revision: ${to}\n` };
}

export function branchOf(name: string): string {
  return `touchstone/refresh/${name}`;
}

/** A set whose cases, one on each of these documents, were all judged under the first revision, which is current. */
export function setFiles(names: readonly Document[]): HostFiles {
  return {
    "README.md": "Cases.\n",
    ...recordedCorpora(corpora, "begun"),
    "families.yaml": familiesText({
      families: documents.map(
        (name) => `${name}: {title: ${name}, documents: ["${name}*"], split: dev}`,
      ),
    }),
    ".github/touchstone.yaml": "reviewers: [robin]\nlimits: {openRefreshPullRequests: 20}\n",
    ...caseFiles(...names.map((name) => caseOn(name))),
  };
}
