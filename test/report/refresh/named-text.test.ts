import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import { namedText } from "../../../src/report/refresh/named-text.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { caseFiles, type Files } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { movedSet } from "../../support/moved-set.ts";
import { planOf } from "../../support/planned.ts";
import { judgedCase, twoCorpora } from "../../support/two-corpora.ts";

async function shown(id: string, files: Files = movedSet()): Promise<string> {
  const dataset = await loadDataset(memoryTree(files));
  const paths = new Set([`cases/${id}.yaml`]);
  return namedText(await planOf(files), { dataset, paths, style: plainStyle });
}

const changed = async (edit: (text: string) => string): Promise<string> => {
  const files = movedSet();
  const path = "cases/form-001.yaml";
  return await shown("form-001", { ...files, [path]: edit(files[path] ?? "") });
};

describe("a case whole", () => {
  test("has its old and new words, whether its quote stands, and what each decision comes to", async () => {
    expect(await shown("refund-001")).toMatchInlineSnapshot(`
      "touchstone/refresh/refunds  one → two
        refund-001  source-revision-changed, chunk-edited  (sentinel: judged again by two)
          question   When can a customer request a refund?
          answer     Within 30 days of purchase.
          evidence   refunds:window  edited, the quote does not stand, source revision v1 → v2
          quote      "within 30 days of purchase"
          words      A customer can request a refund ⟦within [-30-] {+14+} days of purchase.⟧ The day
                     of purchase does not count.
          candidate  refunds:window  (its id; 93 % of the old words)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          confirm    needs the words that carry the answer now, or that the quote goes: --quote, or --without-quote
          revise     needs the new answer or quote: --answer, --quote; or an edit of the file
          abstain    needs why no answer is right, and what a good refusal says
          retire     digest 39ec2cfca59e934530d8d2be17ff270a
      "
    `);
  });

  test("has the text of each candidate, with the quote marked in those that hold it", async () => {
    expect(await shown("holiday-001")).toMatchInlineSnapshot(`
      "touchstone/refresh/leave  one → two
        holiday-001  chunk-edited
          question   How long ahead do I ask?
          answer     This of holiday-001.
          evidence   leave:notice  split, the quote stands
          quote      "five working days ahead"
          judged     Ask for holiday ⟦five working days ahead⟧. A team lead answers within two days. Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.
          words      all of them stand in the candidates together, and no others
          candidate  leave:notice  (the quote, its id; 40 % of the old words, which are 100 % of its own)
                     Ask for holiday ⟦five working days ahead⟧. A team lead answers within two days.
          candidate  leave:rest  (57 % of the old words, which are 100 % of its own)
                     Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          confirm    digest ec75d876e7aeea135df33ca1fb5f9b61
          revise     leave:notice → leave:notice and leave:rest: digest 2b7530abc6d4425697f981a5a5a2ddb2
          abstain    needs why no answer is right, and what a good refusal says
          retire     digest 309d74f7832ddbe9b12fd696ceeacc97
      "
    `);
  });

  test("has what became of the words of a chunk that was split, in all of its parts together", async () => {
    const [first, rest] = [
      "Ask for holiday five working days ahead, in the portal and nowhere else.",
      "Nobody is called back from holiday, whatever happens. Days that are left are gone in March.",
    ];
    const one = { chunks: { "leave:1": `${first} ${rest}` } };
    const two = { chunks: { "leave:10": first, "leave:2": rest.replace("March", "April") } };
    const text = judgedCase("split-001", { under: "one", corpus: one, chunks: ["leave:1"] });
    const out = await shown("split-001", { ...twoCorpora(one, two), ...caseFiles(text) });
    expect(out.split("\n").slice(4, 9).join("\n")).toMatchInlineSnapshot(`
      "    evidence   leave:1  split
          judged     Ask for holiday five working days ahead, in the portal and nowhere else. Nobody is called back from holiday, whatever happens. Days that are left are gone in March.
          words      Ask for holiday five working days ahead, in the portal and nowhere else. Nobody
                     is called back from holiday, whatever happens. Days that are left are gone in
                     [-March.-] {+April.+}"
    `);
  });

  test("has the chunks that may answer what was not in the corpus", async () => {
    expect(await shown("pension-001")).toMatchInlineSnapshot(`
      "touchstone/refresh/--no-family  one → two
        pension-001  source-revision-changed, document-added
          question   Does the company pay into a pension?
          refusal    The handbook says nothing about pensions.
          document   pensions  added, 1 chunk with a new text
          to read    pensions:rate
                     The company pays five percent of the salary into the pension of everybody.
          document   leave  edited, 2 chunks with a new text
          document   refunds  edited, 1 chunk with a new text
          decide     Which chunk, if any, answers the question now? Does what a good refusal says change? Is it still right to give no answer?
          confirm    digest 1d45165183cca3ef8542dc0d0ff069f6
          revise     needs the new words of the refusal: --answer; where the question has an answer now, first write "kind: answerable" and the answer into the file and take "because" out, then name its chunks: --add
          abstain    not possible: The case is an abstention already.
                     Decide --confirmed if it holds; if "because" or the answer is another one now, edit the file and decide --revised.
          retire     digest d49dc8e6390947ce71511dbc5a618755
      "
    `);
  });
});

describe("of a case that nobody is asked about", () => {
  test("it says why", async () => {
    expect([
      await shown("form-001"),
      await changed((text) => text.replace("This of", "That of")),
      await changed((text) => text.replace(/^review:[\s\S]*$/m, "")),
      await changed((text) => text.replace("status: approved", "status: rejected")),
      await changed(
        (text) => `${text}retired: {by: jordan, at: 2026-09-02T09:00:00Z, reason: No.}\n`,
      ),
      await changed(() => "id: ["),
    ]).toMatchInlineSnapshot(`
      [
        ""form-001" stands under corpus revision "two": its judgment is carried, since its evidence is unchanged.
      ",
        ""form-001" has to be looked at: nothing tells what changed for it (approved-text-missing).
        missing    the case was edited since its approval, and no earlier state that is at hand has what was approved
        to do      Restore the text that was approved, or fetch the history that has it; or have it judged as it is now with "touchstone review record form-001".
      ",
        ""form-001" is a candidate: --candidates asks about it.
      ",
        ""form-001" is rejected, so nobody is asked about it.
      ",
        ""form-001" is retired, so nobody is asked about it.
      ",
        ""cases/form-001.yaml" is not asked about: it is not readable.
      ",
      ]
    `);
  });
});
