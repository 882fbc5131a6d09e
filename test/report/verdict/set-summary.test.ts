import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { loadDataset } from "../../../src/load/dataset.ts";
import { caseDigest } from "../../../src/model/digest.ts";
import { sentinelReasons } from "../../../src/model/sentinel.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { holdingsOf, setSummary } from "../../../src/report/verdict/set-summary.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { check } from "../../../src/rules/check.ts";
import {
  approved,
  caseFiles,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../../support/good-set.ts";
import {
  earlierCase,
  earlierRevision,
  refreshed,
  undecided,
  withRefresh,
} from "../../support/refreshes.ts";
import { judgedCase, twoCorpora } from "../../support/two-corpora.ts";
import { retirement, sentinel } from "../../support/sentinels.ts";
import { memoryTree } from "../../support/memory-tree.ts";

async function summary(files: Files): Promise<string> {
  const dataset = await loadDataset(memoryTree(files));
  return setSummary(holdingsOf(dataset, countsOf(dataset, check(dataset))), plainStyle);
}

const named = (id: string): string => pendingCase.replace("refund-policy-001", id);
const generated = named("refund-002").replace(
  "{kind: human, author: avery}",
  "{kind: synthetic, lane: backlog, generator: writer-1}",
);
const decided = (id: string, outcome: string): string =>
  withRefresh(approved(named(id)), { outcome, previous: previousOf(id) });
/** The digest that was approved under the earlier revision. */
const previousOf = (id: string): string | undefined =>
  caseDigest(parse(earlierCase.replace("refund-policy-001", id)));
const asked = (id: string): string =>
  withRefresh(approved(pendingCase), undecided).replace("refund-policy-001", id);
const watching = (why: string): string =>
  sentinel(named(`refund-${why}`)).replace("why: common", `why: ${why}`);

describe("the summary of a set", () => {
  test("puts approved cases first and counts the others apart", async () => {
    const retired = `${approved(named("refund-003"))}retired: {by: sam, at: 2026-09-03T00:00:00Z, reason: Gone.}\n`;
    const rejected = `${named("refund-004")}review: {status: rejected}\n`;
    const files = goodSet(
      approved(pendingCase),
      approved(generated, { reviewedBy: "noor" }),
      approved(pendingAbstention),
      named("refund-005"),
      retired,
      rejected,
    );
    expect(await summary(files)).toMatchInlineSnapshot(`
      "  approved   3 cases: 2 answerable, 1 abstention
                   2 written by people, 1 generated
                   judged by jordan 2, noor 1 (3 recorded at a desk, not proved on GitHub)
        waiting    1 candidate; judge the first with: touchstone review record refund-005
        set aside  1 rejected, 1 retired
        corpus     corpus-2026-09-01: 2 documents, 2 chunks"
    `);
  });

  test("counts what became of the judgments once the corpus has moved on", async () => {
    const corpus = { chunks: { "a:1": "Thirty days.", "b:1": "Rail before air." } };
    const later = { chunks: { ...corpus.chunks, "b:1": "Rail only." } };
    const judged = (id: string, chunk: string): string =>
      judgedCase(id, { under: "one", corpus, chunks: [chunk] });
    const files = {
      ...twoCorpora(corpus, later),
      ...caseFiles(
        judged("a", "a:1"),
        judged("b", "b:1"),
        judged("c", "b:1"),
        judgedCase("d", { under: "two", corpus: later, chunks: ["b:1"] }),
      ),
    };
    const line = "judgments  1 current, 1 carried, 2 stale: wait for another look";
    expect(await summary(files)).toContain(`${line} (touchstone refresh plan tells which and why)`);
    const dataset = await loadDataset(memoryTree(files));
    expect(countsOf(dataset, []).judgments).toEqual({ current: 1, carried: 1, stale: 2 });
    const { "corpus-revisions/current.yaml": _, ...without } = files;
    expect(await summary(without)).not.toContain("judgments");
  });

  test("tells how many stale judgments cannot be verified, and why", async () => {
    const corpus = { chunks: { "a:1": "Thirty days.", "b:1": "Rail before air." } };
    const later = { chunks: { ...corpus.chunks, "b:1": "Rail only." } };
    const cases = ["a:1", "b:1"].map((chunk, index) =>
      judgedCase(`case-${index}`, { under: "one", corpus, chunks: [chunk] }),
    );
    const files = { ...twoCorpora(corpus, later), ...caseFiles(...cases) };
    const withoutText = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        path.startsWith("corpus-revisions/texts/")
          ? text.replace(/^.*"Thirty days\.".*\n/m, "")
          : text,
      ]),
    );
    expect(await summary(withoutText)).toContain(
      "2 stale: wait for another look (touchstone refresh plan tells which and why); 1 of them cannot be verified: text-missing",
    );
    const dataset = await loadDataset(memoryTree(withoutText));
    expect(countsOf(dataset, []).judgments).toEqual({
      current: 0,
      carried: 0,
      stale: 2,
      unverifiable: { "text-missing": 1 },
    });
  });

  test("counts what was decided where evidence moved: what was upkeep, and what was judged anew", async () => {
    const files = {
      ...goodSet(
        decided("a", "confirmed"),
        decided("b", "confirmed"),
        decided("c", "revised"),
        decided("d", "abstained"),
        `${decided("e", "retired")}${retirement}`,
        asked("f"),
        approved(named("g")),
      ),
      ...earlierRevision(),
    };
    expect(await summary(files)).toContain(
      "\n  refreshes  1 undecided, 5 decided: 2 as maintenance (confirmed), 3 as new judgments (1 revised, 1 abstained, 1 retired)\n",
    );
    const dataset = await loadDataset(memoryTree(files));
    expect(countsOf(dataset, []).refreshes).toEqual({
      undecided: 1,
      awaiting: 0,
      maintenance: 2,
      newJudgments: 3,
      outcome: { confirmed: 2, revised: 1, abstained: 1, retired: 1 },
    });
  });

  test("speaks of no refreshes where nobody was asked, and counts no outcome that cannot be read", async () => {
    expect(await summary(goodSet(approved(pendingCase)))).not.toContain("refreshes");
    expect(await summary(goodSet(refreshed({ outcome: "maybe" })))).not.toContain("refreshes");
  });

  test("names one kind alone where all refreshes are of it", async () => {
    expect(await summary({ ...goodSet(refreshed()), ...earlierRevision() })).toContain(
      "\n  refreshes  1 decided: 1 as maintenance (confirmed), 0 as new judgments\n",
    );
    const open = goodSet(withRefresh(approved(pendingCase), undecided));
    expect(await summary({ ...open, ...earlierRevision() })).toContain(
      "\n  refreshes  1 undecided\n",
    );
  });

  test("says that a set of candidates holds nothing approved, and names the first of them", async () => {
    const files = goodSet(...["a", "b", "c", "d", "e", "f"].map(named));
    expect(await summary(files)).toMatchInlineSnapshot(`
      "  approved   none yet: every case is a candidate
        waiting    6 candidates; judge the first with: touchstone review record a
        corpus     corpus-2026-09-01: 2 documents, 2 chunks"
    `);
  });

  test("takes nothing for proved that carries no proof", async () => {
    const proof = { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) };
    const proved = await summary(goodSet(approved(pendingCase, { via: "github", proof })));
    expect(proved).not.toContain("not proved");
    const imported = await summary(goodSet(approved(pendingCase, { via: "import" })));
    expect(imported).toContain("judged by jordan 1 (1 not proved on GitHub)");
  });

  test("says of an empty set what comes first", async () => {
    expect(await summary({})).toMatchInlineSnapshot(`
      "  approved   none yet
        corpus     no current revision; record what the retriever can see: touchstone corpus snapshot --help"
    `);
    expect(await summary(goodSet())).toMatchInlineSnapshot(`
      "  approved   none yet; write the first case: touchstone new
        corpus     corpus-2026-09-01: 2 documents, 2 chunks"
    `);
  });

  test("tells cases whose evidence cannot be verified, since its text is not kept", async () => {
    const files = Object.entries(goodSet(approved(pendingCase), approved(pendingAbstention)));
    const kept = files.filter(([path]) => !path.startsWith("corpus-revisions/texts/"));
    expect(await summary(Object.fromEntries(kept))).toContain(
      "\n  texts      1 case with unverified evidence: the set does not keep its text\n",
    );
  });

  test("does not count what is set aside as unverified", async () => {
    const rejected = `${pendingCase}review: {status: rejected}\n`;
    const retired = `${approved(named("refund-003"))}retired: {by: sam, at: 2026-09-03T00:00:00Z, reason: Gone.}\n`;
    const files = Object.entries(goodSet(rejected, retired));
    const kept = files.filter(([path]) => !path.startsWith("corpus-revisions/texts/"));
    expect(await summary(Object.fromEntries(kept))).not.toContain("unverified");
  });

  test("counts sentinels and names what none of them watches", async () => {
    const files = goodSet(
      approved(watching("common")),
      approved(watching("fragile")),
      watching("ambiguous"),
      approved(watching("uncertainty")) + retirement,
    );
    expect(await summary(files)).toContain(
      "\n  sentinels  2 cases, 1 waiting; none marked ambiguous, high-consequence, several-sources or uncertainty\n",
    );
  });

  test("finds no gap where every kind of sentinel is there, and speaks of none where there is no sentinel", async () => {
    const all = sentinelReasons.map((why) => approved(watching(why)));
    expect(await summary(goodSet(...all))).toContain("\n  sentinels  6 cases, of every kind\n");
    expect(await summary(goodSet(approved(pendingCase)))).not.toContain("sentinels");
  });

  test("shows a hostile reviewer's name without its control characters", async () => {
    const files = goodSet(approved(pendingCase, { reviewedBy: "jor\u001b[31mdan\u202e" }));
    expect(await summary(files)).toContain("judged by jor\\u{1b}[31mdan\\u{202e} 1");
  });
});
