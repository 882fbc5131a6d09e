import { loadDataset } from "../../src/load/dataset.ts";
import { readTexts } from "../../src/load/read-texts.ts";
import { currentRevision, type Dataset } from "../../src/model/dataset.ts";
import type { ContentHash } from "../../src/model/ids.ts";
import { planRefresh, type PlannedRevision } from "../../src/refresh/plan/plan-refresh.ts";
import { textsToPlan } from "../../src/refresh/plan/texts-to-plan.ts";
import type { RefreshSet } from "../../src/refresh/requests/planned-requests.ts";
import { setFacts } from "../../src/refresh/requests/set-facts.ts";
import {
  runRefresh,
  type RefreshRun,
  type RefreshSettings,
} from "../../src/refresh/requests/run-refresh.ts";
import type { RequestTexts } from "../../src/refresh/requests/texts.ts";
import { Killed, MemoryHost, type HostFiles } from "./memory-host.ts";
import { memoryTree } from "./memory-tree.ts";
import { caseFiles } from "./good-set.ts";
import { familiesText } from "./split-set.ts";
import { judgedCase, recordedCorpora, type PlainCorpus } from "./two-corpora.ts";

const first: PlainCorpus = {
  chunks: {
    "leave:1": "Leave is taken in whole days, after a word with the team lead.",
    "pay:1": "Pay comes on the last working day of each month.",
    "travel:1": "A journey by rail is booked in second class.",
  },
};

/** Corpus revisions: the first, one where leave changed, one where pay did as well, and one where leave changed again. */
export const corpora: Readonly<Record<"one" | "two" | "three" | "four", PlainCorpus>> = {
  one: first,
  two: { chunks: { ...first.chunks, "leave:1": "Leave is taken in half days." } },
  three: {
    chunks: {
      ...first.chunks,
      "leave:1": "Leave is taken in half days.",
      "pay:1": "Pay comes on the 15th.",
    },
  },
  four: { chunks: { ...first.chunks, "leave:1": "Leave is taken in hours." } },
};

export type CorpusName = keyof typeof corpora;

export const documents = ["leave", "pay", "travel"] as const;

/** A case on a document, judged under a revision. */
export function caseOn(document: string, number = 1, under: CorpusName = "one"): string {
  const id = `${document}-00${number}`;
  return judgedCase(id, { under, corpus: corpora[under], chunks: [`${document}:1`] });
}

export function pointer(to: CorpusName): HostFiles {
  return { "corpus-revisions/current.yaml": `revision: ${to}\n` };
}

interface WorldOptions {
  readonly limit?: number;
  readonly cases?: readonly string[];
}

/** A repository whose cases were all judged under "one", which is current. */
export function repository(options: WorldOptions = {}): MemoryHost {
  return new MemoryHost(worldFiles(options));
}

/** Its files. */
export function worldFiles({
  limit = 5,
  cases = documents.map((one) => caseOn(one)),
}: WorldOptions = {}): HostFiles {
  return {
    "README.md": "Cases.\n",
    ...recordedCorpora(corpora, "one"),
    "families.yaml": familiesText({
      families: documents.map(
        (name) => `${name}: {title: ${name}, documents: ["${name}*"], split: dev}`,
      ),
    }),
    ".github/touchstone.yaml": `reviewers: [sam]\nlimits: {openRefreshPullRequests: ${limit}}\n`,
    ...caseFiles(...cases),
  };
}

export const branchOf = (name: string): string => `touchstone/refresh/${name}`;

interface ReadSet {
  readonly dataset: Dataset;
  readonly target: PlannedRevision;
  readonly texts: ReadonlyMap<ContentHash, string>;
}

/** Sets by their trees: runs that are killed at each place read the same one again and again. */
const sets = new Map<string, Promise<ReadSet>>();

async function readSet(files: HostFiles): Promise<ReadSet> {
  const tree = memoryTree(files);
  const dataset = await loadDataset(tree);
  const target = currentRevision(dataset);
  if (target?.digest === undefined) throw new Error("No revision to plan for.");
  const planned = target as PlannedRevision;
  const paths = Object.keys(files).filter((path) => path.startsWith("corpus-revisions/texts/"));
  const wanted = textsToPlan(dataset, { target: planned });
  const { texts } = await readTexts(tree, paths, wanted);
  return { dataset, target: planned, texts };
}

/** The set that main has. */
export async function setOn(host: MemoryHost): Promise<RefreshSet> {
  const head = host.oid("main");
  return await setAt({ head, tree: host.commitAt(head).tree }, host.files());
}

/** The set that a commit has with these files. */
export async function setAt(
  { head, tree }: { readonly head: RefreshSet["head"]; readonly tree: string },
  files: HostFiles,
): Promise<RefreshSet> {
  const read = sets.get(tree) ?? readSet(files);
  sets.set(tree, read);
  const { dataset, target, texts } = await read;
  return {
    head,
    to: target.id,
    facts: setFacts(dataset),
    plan: (existing) => planRefresh(dataset, { target, texts, ...existing }),
    bytes: (path) => Buffer.from(files[path] ?? ""),
    place: (path) => path,
  };
}

/** Words that say what they are about, so that a test sees when they are old. */
export const plainTexts: RequestTexts = {
  packet: ({ to, pullRequests }, branch) => {
    const cases = pullRequests.find((one) => one.branch === branch && !one.isClosed)?.cases ?? [];
    const title = `Read ${cases.join(", ")} again under ${to.id}`;
    return { title, body: `# ${title}\n\nPlease.`, commitMessage: title };
  },
  notice: (notice) => JSON.stringify(notice),
};

export const usual: RefreshSettings = {
  texts: plainTexts,
  labels: ["refresh"],
  reviewers: ["sam"],
  isStrict: false,
  isDraft: false,
  isDryRun: false,
};

/** One run on main as it is. Undefined where it was killed. */
export async function run(
  host: MemoryHost,
  settings: Partial<RefreshSettings> = {},
  kill?: MemoryHost["kill"],
): Promise<RefreshRun | undefined> {
  host.startRun(kill);
  try {
    return await runRefresh(host, await setOn(host), { ...usual, ...settings });
  } catch (error) {
    if (error instanceof Killed) return undefined;
    throw error;
  } finally {
    host.kill = undefined;
  }
}

/** What a run reported, a line each. */
export function told(done: RefreshRun | undefined): readonly string[] {
  return (done?.requests ?? []).map(
    ({ branch, operation, number, cases, refused }) =>
      `${branch.replace("touchstone/refresh/", "")} ${operation} #${number ?? "-"} ${cases.join(" ")}${refused.length === 0 ? "" : ` (${refused.join("; ")})`}`,
  );
}
