import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { CorpusRevision } from "../../src/model/corpus.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import type { RefreshReason } from "../../src/model/generated/case.ts";
import type { RefreshItem } from "../../src/refresh/plan/plan.ts";
import { planRefresh } from "../../src/refresh/plan/plan-refresh.ts";
import { opensRequest, reasonsFor } from "../../src/refresh/plan/reasons.ts";
import { caseFiles } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { observation } from "../support/observations.ts";
import { judgedCase, twoCorpora, revisionFiles, type PlainCorpus } from "../support/two-corpora.ts";

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: {
    readonly caseRevision: string;
    readonly currentRevision: string;
    readonly sourceChanged: boolean;
    readonly newQueryPattern: boolean;
  };
  readonly expect: { readonly request: boolean; readonly reasons: readonly string[] };
}

const file = join(process.env["TOUCHSTONE_SHARED"] ?? "../shared", "vectors/case-validator.json");
const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: readonly Vector[] };
const refreshes = vectors.filter(({ kind }) => kind === "refresh");

/** The reasons of the vectors by the names that a case has for them. */
const names: Readonly<Record<string, RefreshReason>> = {
  "corpus-revision-changed": "corpus-revision-changed",
  "source-changed": "source-revision-changed",
  "query-pattern-not-represented": "query-pattern-observed",
};

function expected({ expect: { reasons } }: Vector): readonly RefreshReason[] {
  return reasons.flatMap((reason) => names[reason] ?? []).toSorted();
}

/**
 * The vectors ask for a review on every change of the revision. Here a judgment whose evidence is unchanged is carried over it:
 * another revision is told beside another reason, and alone it opens nothing.
 */
function asksSomebody(vector: Vector): boolean {
  return expected(vector).some((reason) => reason !== "corpus-revision-changed");
}

test("there are the eight combinations of the three inputs, and three ways to write another revision", () => {
  expect(refreshes.map(({ id }) => id.replace("refresh-", ""))).toEqual([
    "000",
    "001",
    "010",
    "011",
    "100",
    "101",
    "110",
    "111",
    "ordinal-case",
    "ordinal-space",
    "ordinal-nfd",
  ]);
});

describe("the reasons of a refresh", () => {
  test.for(refreshes)("are those of the vector: $id", (vector) => {
    const { caseRevision, currentRevision, sourceChanged, newQueryPattern } = vector.input;
    const reasons = reasonsFor({
      from: caseRevision,
      to: currentRevision,
      triggers: sourceChanged ? ["source-revision-changed"] : [],
      observed: newQueryPattern,
    });
    expect(reasons.toSorted()).toEqual(expected(vector));
    expect(opensRequest(reasons)).toBe(asksSomebody(vector));
  });
});

const corpus: PlainCorpus = {
  chunks: { "a:1": "What the case rests on.", "b:1": "Something else." },
};
const changed: PlainCorpus = { ...corpus, revisions: { a: "v2" } };

/** A set whose revisions have the names of the vector, which no file could have: they are given to what was read. */
async function namedSet({ input }: Vector): Promise<Dataset> {
  const { caseRevision, currentRevision, sourceChanged } = input;
  const now = sourceChanged ? changed : corpus;
  const isSame = caseRevision === currentRevision;
  const files = {
    ...(isSame
      ? { ...revisionFiles("one", now), "corpus-revisions/current.yaml": "revision: one\n" }
      : twoCorpora(corpus, now)),
    ".github/touchstone.yaml":
      "reviewers: [jordan]\nrefresh: {source-revision-changed: cases-of-document}\n",
    ...caseFiles(judgedCase("refund-policy-001", { under: "one", corpus, chunks: ["a:1"] })),
  };
  const read = await loadDataset(memoryTree(files));
  expect(read.defects).toEqual([]);
  const nameOf = (id: string | undefined): string =>
    id === "one" ? caseRevision : currentRevision;
  const renamed = (one: CaseFile): CaseFile => {
    const corpusRevision = nameOf(one.case.corpusRevision);
    const whole = one.whole === undefined ? undefined : { ...one.whole, corpusRevision };
    return { ...one, case: { ...one.case, corpusRevision }, whole };
  };
  return {
    ...read,
    cases: read.cases.map(renamed),
    revisions: new Map(
      [...read.revisions].map(([id, one]) => [nameOf(id), { ...one, id: nameOf(id) }]),
    ),
    current:
      read.current === undefined ? undefined : { ...read.current, revision: currentRevision },
  };
}

async function planned(vector: Vector): Promise<readonly RefreshItem[]> {
  const dataset = await namedSet(vector);
  const target = dataset.revisions.get(vector.input.currentRevision);
  if (target === undefined || !hasDigest(target)) throw new Error("The set has no such revision.");
  const at = { file: "observed.jsonl", line: 1, column: 1 };
  const seen = { observation: observation({ case: "refund-policy-001" }), at };
  const observations = vector.input.newQueryPattern ? [seen] : [];
  return planRefresh(dataset, { target, texts: dataset.texts, observations }).items;
}

function hasDigest(
  revision: CorpusRevision,
): revision is CorpusRevision & { digest: NonNullable<CorpusRevision["digest"]> } {
  return revision.digest !== undefined;
}

describe("a refresh plan", () => {
  test.for(refreshes)(
    "asks about the case of the vector with its reasons, or nobody: $id",
    async (vector) => {
      const { caseRevision, currentRevision } = vector.input;
      const items = (await planned(vector)).map(({ id, from, to, reasons }) => ({
        id,
        from,
        to,
        reasons: reasons.toSorted(),
      }));
      const item = {
        id: "refund-policy-001",
        from: caseRevision,
        to: currentRevision,
        reasons: expected(vector),
      };
      expect(items).toEqual(asksSomebody(vector) ? [item] : []);
    },
  );
});
