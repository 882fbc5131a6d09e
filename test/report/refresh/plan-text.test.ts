import { describe, expect, test } from "vitest";
import type { RefreshPlan } from "../../../src/refresh/plan/plan.ts";
import { planText } from "../../../src/report/refresh/plan-text.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { movedSet } from "../../support/moved-set.ts";
import { planOf } from "../../support/planned.ts";
import { caseFiles, type Files } from "../../support/good-set.ts";
import { familiesText } from "../../support/split-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

const shown = (plan: RefreshPlan, limit = 10): string =>
  planText(plan, { limit, style: plainStyle });

const grouped = (...documents: readonly string[]): Files => ({
  "families.yaml": familiesText({
    families: [`travel: {title: T, documents: [${documents.join(", ")}], split: dev}`],
  }),
});

describe("a plan for a desk", () => {
  test("tells the verdict first, then each pull request with its cases", async () => {
    expect(shown(await planOf(movedSet()))).toMatchInlineSnapshot(`
      "4 cases of 5 to look at under corpus revision "two", in 4 pull requests; 1
      carried, 0 judged under it.
        why        2 source-revision-changed, 2 chunk-edited, 1 chunk-moved, 1 document-added
        judged     4 cases under "one"
        moved      1 case whose evidence is all there, word for word, under other ids:
                   touchstone refresh decide hotel-001 --moved --by "" --reason "" --confirm query,answer,source,chunks
        sentinels  1 case, each judged again by two people

      touchstone/refresh/leave  1 case of leave
        holiday-001  chunk-edited
          question   How long ahead do I ask?
          answer     This of holiday-001.
          evidence   leave:notice  split, the quote stands
          quote      "five working days ahead"
          candidate  leave:notice  (the quote, its id; 40 % of the old words, which are 100 % of its own)
                     Ask for holiday ⟦five working days ahead⟧. A team lead answers within two days.
          candidate  leave:rest  (57 % of the old words, which are 100 % of its own)
                     Nobody is called back from holiday. Days that are left are taken by the end of March, and then …
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          possible   confirm, revise, abstain, retire

      touchstone/refresh/refunds  1 case of refunds
        refund-001  source-revision-changed, chunk-edited  (sentinel: judged again by two)
          question   When can a customer request a refund?
          answer     Within 30 days of purchase.
          evidence   refunds:window  edited, the quote does not stand, source revision v1 → v2
          quote      "within 30 days of purchase"
          words      A customer can request a refund ⟦within [-30-] {+14+} days of purchase.⟧ The day
                     of purchase does …
          candidate  refunds:window  (its id; 93 % of the old words)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          possible   confirm with another quote, revise (with other words or chunks), abstain, retire

      touchstone/refresh/travel  1 case of travel
        hotel-001  chunk-moved
          question   What may a hotel cost?
          answer     This of hotel-001.
          evidence   travel:hotels  moved
          candidate  trips:hotels  (equal text)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          possible   revise, abstain, retire; not confirm

      touchstone/refresh/--no-family  1 case
        pension-001  source-revision-changed, document-added
          question   Does the company pay into a pension?
          refusal    The handbook says nothing about pensions.
          document   pensions  added, 1 chunk with a new text
          to read    pensions:rate
                     The company pays five percent of the salary into the pension of everybody.
          document   leave  edited, 2 chunks with a new text
          document   refunds  edited, 1 chunk with a new text
          decide     Which chunk, if any, answers the question now? Does what a good refusal says change? Is it still right to give no answer?
          possible   confirm, revise (with other words or chunks), retire; not abstain

      One case whole, with the texts of its candidates: touchstone refresh plan <case>
      To decide about it: touchstone refresh decide <case>
      "
    `);
  });

  test("tells as many cases as it may, and where the others are", async () => {
    const text = shown(await planOf(movedSet()), 1);
    expect(text.slice(text.indexOf("3 more cases"))).toMatchInlineSnapshot(`
      "3 more cases; --limit 4 tells all:
        touchstone/refresh/refunds  1
        touchstone/refresh/travel  1
        touchstone/refresh/--no-family  1

      One case whole, with the texts of its candidates: touchstone refresh plan <case>
      To decide about it: touchstone refresh decide <case>
      "
    `);
  });

  test("says in a sentence that nobody is asked", async () => {
    expect(shown(await planOf(movedSet(), { to: "one" }))).toMatchInlineSnapshot(`
      "Nobody has to look at a case under corpus revision "one": 0 carried, 5 judged
      under it.
      "
    `);
  });

  test("names cases that cannot be asked about, requests that are needless, and what waits", async () => {
    const files = movedSet();
    const at = (id: string): string => files[`cases/${id}.yaml`] ?? "";
    const request = "refresh: {from: one, to: two, reasons: [chunk-edited]}\n";
    const plan = await planOf({
      ...files,
      "cases/form-001.yaml": at("form-001") + request,
      "cases/hotel-001.yaml": at("hotel-001") + request,
      "cases/holiday-001.yaml": at("holiday-001").replace("This of", "That of"),
      ".github/touchstone.yaml": "limits: {openRefreshPullRequests: 1}\n",
    });
    const text = shown(plan, 1);
    expect(text.slice(0, text.indexOf("\n\n"))).toMatchInlineSnapshot(`
      "4 cases of 5 to look at under corpus revision "two", in 4 pull requests; 1
      carried, 0 judged under it.
        why        2 source-revision-changed, 2 chunk-edited, 1 chunk-moved, 1 document-added
        judged     4 cases under "one"
        moved      1 case whose evidence is all there, word for word, under other ids:
                   touchstone refresh decide hotel-001 --moved --by "" --reason "" --confirm query,answer,source,chunks
        edited     1 case edited since the approval (touchstone refresh decide --revised): holiday-001
        sentinels  1 case, each judged again by two people
        asked      1 already, in a request that nobody has decided
        waiting    3 of the 4 pull requests, since the policy opens 1 at once
        needless   1 request of a case whose judgment stands, to be taken out (touchstone refresh decide --needless): form-001"
    `);
  });

  test("counts first judgments apart", async () => {
    const files = movedSet();
    const candidate = (files["cases/form-001.yaml"] ?? "")
      .replace("form-001", "form-002")
      .replace(/^review:[\s\S]*$/m, "review: {status: pending}\n");
    const plan = await planOf({ ...files, "cases/form-002.yaml": candidate }, { candidates: true });
    const text = shown(plan);
    expect(text.slice(0, text.indexOf("\n\n"))).toMatchInlineSnapshot(`
      "4 cases of 5 to look at under corpus revision "two", in 4 pull requests; 1
      carried, 0 judged under it; nobody has judged 1 candidate.
        why        2 source-revision-changed, 2 chunk-edited, 1 chunk-moved, 1 document-added
        judged     4 cases under "one"
        moved      1 case whose evidence is all there, word for word, under other ids:
                   touchstone refresh decide hotel-001 --moved --by "" --reason "" --confirm query,answer,source,chunks
        sentinels  1 case, each judged again by two people"
    `);
    const lines = text.split("\n");
    const from = lines.findIndex((line) => line.includes("form-002"));
    expect(lines.slice(from, from + 7).join("\n")).toMatchInlineSnapshot(`
      "  form-002  nobody has judged it  (written under one)
          question   How is it asked for?
          answer     This of form-001.
          evidence   refunds:form  same, source revision v1 → v2
          decide     Do these chunks support the answer? Is it the answer? Is an answer right at all?
          possible   approve, reject
          record     touchstone review record form-002, with --approve or --reject"
    `);
  });

  const one: PlainCorpus = {
    chunks: { "travel:1": "A night may cost 140 euros.", "pay:1": "Pay." },
  };
  const two: PlainCorpus = {
    chunks: { "trips:1": "A night may cost 140 euros.", "pay:1": "Pay.", "pay:2": "A pension." },
  };
  const moved = (id: string): string =>
    judgedCase(id, { under: "one", corpus: one, chunks: ["travel:1"] });
  test("names the cases that only moved in commands of ten cases each", async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `hotel-${at + 10}`);
    const files = { ...twoCorpora(one, two), ...caseFiles(...ids.map(moved)) };
    const text = shown(await planOf({ ...files, ...grouped("travel", "trips") }), 1);
    expect(text.match(/^.*moved .*$|^.*--moved$/gm)?.join("\n")).toMatchInlineSnapshot(`
      "  moved      12 cases whose evidence is all there, word for word, under other ids:
                   touchstone refresh decide hotel-10 hotel-11 hotel-12 hotel-13 hotel-14 hotel-15 hotel-16 hotel-17 hotel-18 hotel-19 --moved --by "" --reason "" --confirm query,answer,source,chunks
                   touchstone refresh decide hotel-20 hotel-21 --moved --by "" --reason "" --confirm query,answer,source,chunks"
    `);
    const ungrouped = shown(await planOf({ ...files, ...grouped("travel") }), 1);
    expect(ungrouped).not.toContain("--moved");
  });

  test("tells of documents of no family what they ask, and what has to be done first", async () => {
    const open = judgedCase("pension-001", {
      under: "one",
      corpus: one,
      chunks: [],
      kind: "abstention",
      because: "not-in-corpus",
      families: ["travel"],
    });
    const files = { ...twoCorpora(one, two), ...caseFiles(moved("hotel-001"), open) };
    const text = shown(await planOf({ ...files, ...grouped("travel") }));
    expect(text.slice(text.indexOf("\n\n"))).toMatchInlineSnapshot(`
      "

      touchstone/refresh/travel  2 cases of travel
        hotel-001  chunk-moved
          question   What of hotel-001?
          answer     This of hotel-001.
          evidence   travel:1  moved
          candidate  trips:1  (equal text)
          families   "trips" is in no family: add it to one in families.yaml first.
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          possible   revise (with other words or chunks), abstain, retire; not confirm

        pension-001  source-revision-changed
          question   What of pension-001?
          refusal    This of pension-001.
          document   pay  edited, 1 chunk with a new text
                     it is in no family, so it asks about every family (families.yaml says which it belongs to)
          to read    pay:2
                     A pension.
          decide     Which chunk, if any, answers the question now? Does what a good refusal says change? Is it still right to give no answer?
          possible   confirm, revise (with other words or chunks), retire; not abstain

      One case whole, with the texts of its candidates: touchstone refresh plan <case>
      To decide about it: touchstone refresh decide <case>
      "
    `);
  });
});
