import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { commandJson } from "../support/exported-twice.ts";
import { approveAll, broughtIn, splitByComponents } from "../support/public-set.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/anthropic-docs-rag");
const mapping = new URL("../../docs/mappings/anthropic-docs-rag.yaml", import.meta.url).pathname;

/** The approved set on one state of the documentation, as its guide brings it in. */
async function setOn(revision: number): Promise<string> {
  const folder = await broughtIn("docs", {
    "anthropic_docs.json": `anthropic-docs-rag/rev-${revision}/anthropic_docs.json`,
    "docs_evaluation_dataset.json": `anthropic-docs-rag/rev-${revision}/docs_evaluation_dataset.json`,
  });
  await approveAll(folder);
  await splitByComponents(folder);
  return folder;
}

async function run(folder: string, ...words: readonly string[]): Promise<void> {
  const { code, out, err } = await runIn(folder, ...words);
  if (code !== 0) throw new Error(`${out}${err}`);
}

describe("exports of a public set over three states of its documentation", () => {
  let runs = "";
  beforeAll(async () => {
    runs = await folderWith({});
    for (const revision of [1, 2]) {
      const folder = await setOn(revision);
      await run(folder, "export", "--out", "out");
      cpSync(join(folder, "out"), join(runs, `judged-on-${revision}`), { recursive: true });
      if (revision === 1) continue;
      const dump = join(data, "rev-3/anthropic_docs.json");
      const at = ["--created-at", "2025-10-01", "--id", "corpus-rev-3"];
      await run(folder, "corpus", "snapshot", dump, "--map", mapping, ...at);
      await run(folder, "export", "--out", "out");
      cpSync(join(folder, "out"), join(runs, "carried-to-3"), { recursive: true });
    }
  }, 120_000);

  test("a new state takes the cases away whose chunks changed, and the others stay", async () => {
    const { code, out } = await runIn(
      runs,
      "compare-contracts",
      "judged-on-2",
      "carried-to-3",
      "--limit",
      "3",
    );
    expect([code, out]).toMatchInlineSnapshot(`
      [
        1,
        "Not comparable: a score on A and a score on B are about two different things.
      A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.

        A          judged-on-2/manifest.json
                   100 cases for evaluation, as jsonl: 65 dev, 35 test
                   corpus revision corpus-2025-09-17, sha256:427c77f634e1de292a52bb5ecdbc485fb045e4452907fb6b801d5ad0fce5b011
                   claim family
                   set sha256:0eb03d71c27e2ca936f5d989ad85d35fa17dd6cef033e1138bdd040a4cedd5b7
        B          carried-to-3/manifest.json
                   80 cases for evaluation, as jsonl: 50 dev, 30 test
                   corpus revision corpus-rev-3, sha256:70d044817d5f47d7edd57d0089da88f0f367b3cdc4ccff93ccbc416706e678cd
                   claim family
                   left out 20 stale
                   set sha256:8ff6a6e89dcc6f3e73a79dedf95b5e2b9483e5cf4cc1cdaf0c89303c3d6f7850

      Why not:
        corpus     A holds under corpus revision "corpus-2025-09-17" and B under "corpus-rev-3". A score that moved may have moved with the corpus alone.
        cases      20 cases are in A alone.
                     in A alone: "012db0c7", "142b8567", "2e893e5f" and 17 more; in the set of B each waits for another look (source-revision-changed, chunk-edited)

      What else differs, or is to know:
        claim      What a score on test would say is "Held out: 14 families in 10 components with 35 questions; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here." in A and "Held out: 12 families in 9 components with 30 questions; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here." in B.
        currency   80 cases are current in A and carried in B: "093", "0a4078a0", "0e17a981" and 77 more. The judgment is the same.

      The same in both:
        80 cases (50 on dev, 30 on test) of 100 in A and 80 in B.
        A statement over these cases alone is about all that differs between the two runs, the corpus and what was run together. It cannot say that the retriever is worse.
        The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.
        It takes the result of each case from both runs, and counts a missing one as not passed.
        "093", "0a4078a0", "0e17a981" and 77 more; --format json has all
      ",
      ]
    `);
  });

  test("a new host gives every case other evidence", async () => {
    const { code, out } = await runIn(
      runs,
      "compare-contracts",
      "judged-on-1",
      "judged-on-2",
      "--limit",
      "2",
    );
    expect([code, out]).toMatchInlineSnapshot(`
      [
        1,
        "Not comparable: a score on A and a score on B are about two different things.
      A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.

        A          judged-on-1/manifest.json
                   100 cases for evaluation, as jsonl: 65 dev, 35 test
                   corpus revision corpus-2025-09-17, sha256:aa63460e4eeabe5e5bc47e90c8c16421b7c5681c91c94ac4bc5107fa3a81413a
                   claim family
                   set sha256:6f83998465ace7a5855803c82bd58c7db4124be3f40c8fd1b67533c834f13059
        B          judged-on-2/manifest.json
                   100 cases for evaluation, as jsonl: 65 dev, 35 test
                   corpus revision corpus-2025-09-17, sha256:427c77f634e1de292a52bb5ecdbc485fb045e4452907fb6b801d5ad0fce5b011
                   claim family
                   set sha256:0eb03d71c27e2ca936f5d989ad85d35fa17dd6cef033e1138bdd040a4cedd5b7

      Why not:
        corpus     Both name corpus revision "corpus-2025-09-17", and it was rewritten under its name: sha256:aa63460e4eeabe5e5bc47e90c8c16421b7c5681c91c94ac4bc5107fa3a81413a in A, sha256:427c77f634e1de292a52bb5ecdbc485fb045e4452907fb6b801d5ad0fce5b011 in B. Nobody can tell from the name which one a run had.
        judgments  100 cases have the same id and were judged otherwise in each: the digest is another one.
                     "012db0c7"
                       evidence "https://docs.anthropic.com/en/docs/about-claude/use-cases/ticket-routing#adapting-to-common-scenarios": in A alone; B has the same text as "https://docs.claude.com/en/docs/about-claude/use-cases/ticket-routing#adapting-to-common-scenarios"
                       evidence "https://docs.anthropic.com/en/docs/about-claude/use-cases/ticket-routing#prompting-claude-for-ticket-routing": in A alone
                       evidence "https://docs.claude.com/en/docs/about-claude/use-cases/ticket-routing#adapting-to-common-scenarios": in B alone; A has the same text as "https://docs.anthropic.com/en/docs/about-claude/use-cases/ticket-routing#adapting-to-common-scenarios"
                       evidence "https://docs.claude.com/en/docs/about-claude/use-cases/ticket-routing#prompting-claude-for-ticket-routing": in B alone
                     "093"
                       evidence "https://docs.anthropic.com/en/release-notes/api#may-10th-2024": in A alone; B has the same text as "https://docs.claude.com/en/release-notes/api#may-10th-2024"
                       evidence "https://docs.claude.com/en/release-notes/api#may-10th-2024": in B alone; A has the same text as "https://docs.anthropic.com/en/release-notes/api#may-10th-2024"
                     and 98 more; --limit 100 shows all

      The same in both:
        No case is the same in both, so nothing of A can be held against anything of B.
      ",
      ]
    `);
  });

  test("the cases that are the same are just those with one digest in both", async () => {
    const told = await commandJson(runs, "judged-on-2", "carried-to-3");
    const { onlyInA, changed } = told["members"] as Record<string, readonly { id: string }[]>;
    const { ids } = told["sameInBoth"] as { ids: readonly string[] };
    expect([changed, (onlyInA?.length ?? 0) + ids.length]).toEqual([[], 100]);
  });
});
