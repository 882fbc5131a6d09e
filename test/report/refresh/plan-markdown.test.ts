import { describe, expect, test } from "vitest";
import type { RefreshPlan } from "../../../src/refresh/plan/plan.ts";
import { planMarkdown } from "../../../src/report/refresh/plan-markdown.ts";
import { markdownLink } from "../../../src/report/untrusted/markdown.ts";
import { movedSet } from "../../support/moved-set.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { planOf } from "../../support/planned.ts";

const shown = (plan: RefreshPlan, limit = 10): string =>
  planMarkdown(plan, { link: markdownLink, limit, items: plan.items });

describe("a plan for a page", () => {
  test("tells the verdict, and each case with its words, its questions and its digests", async () => {
    const text = shown(await planOf(movedSet()));
    expect(text.slice(0, text.indexOf("### `touchstone/refresh/travel`"))).toMatchInlineSnapshot(`
      "**4 cases of 5 to look at under corpus revision \`two\`, in 4 pull requests; 1 carried, 0 judged under it.**

      - **why**: 2 source-revision-changed, 2 chunk-edited, 1 chunk-moved, 1 document-added
      - **judged**: 4 cases under \`one\`
      - **moved**: 1 case whose evidence is all there, word for word, under other ids:
        - \`touchstone refresh decide hotel-001 --moved\`
      - **sentinels**: 1 case, each judged again by two people

      ### \`touchstone/refresh/leave\`: 1 case of leave

      #### [holiday-001](cases/holiday-001.yaml)

      chunk-edited

      - **Question:** How long ahead do I ask?
      - **Answer:** This of holiday-001.

      **\`leave:notice\`** split, the quote stands

      Quote: five working days ahead

      <details><summary>As it was judged</summary>

       \`\`\`
       Ask for holiday ⟦five working days ahead⟧. A team lead answers within two days. Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.
       \`\`\`

      </details>

      Candidate: \`leave:notice\` (the quote, its id; 40 % of the old words, which are 100 % of its own)

      <details><summary>Its text</summary>

       \`\`\`
       Ask for holiday ⟦five working days ahead⟧. A team lead answers within two days.
       \`\`\`

      </details>

      Candidate: \`leave:rest\` (57 % of the old words, which are 100 % of its own)

      <details><summary>Its text</summary>

       \`\`\`
       Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.
       \`\`\`

      </details>

      - [ ] Which chunk is the evidence now?
      - [ ] Does the expected answer change?
      - [ ] Is it right to give no answer now?

      - **confirm**: digest \`ec75d876e7aeea135df33ca1fb5f9b61\`
      - **revise** \`leave:notice → leave:notice and leave:rest\`: digest \`2b7530abc6d4425697f981a5a5a2ddb2\`
      - **abstain**: needs why no answer is right, and what a good refusal says
      - **retire**: digest \`309d74f7832ddbe9b12fd696ceeacc97\`

      ### \`touchstone/refresh/refunds\`: 1 case of refunds

      #### [refund-001](cases/refund-001.yaml)

      source-revision-changed, chunk-edited; a **sentinel**: two people judge it again. Held out, so it is read in its file.

      "
    `);
  });

  test("has nothing of what a held-out case asks, but its id, a link and why", async () => {
    const text = shown(await planOf(movedSet()));
    const start = text.indexOf("### `touchstone/refresh/refunds`");
    const end = text.indexOf("###", start + 4 + text.slice(start + 4).indexOf("####") + 4);
    expect(text.slice(start, end)).toMatchInlineSnapshot(`
      "### \`touchstone/refresh/refunds\`: 1 case of refunds

      #### [refund-001](cases/refund-001.yaml)

      source-revision-changed, chunk-edited; a **sentinel**: two people judge it again. Held out, so it is read in its file.

      "
    `);
    expect(text).not.toContain("request a refund");
    expect(text).not.toContain("refunds:window");
  });

  test.each(["test", "validation"])("tells nothing of a case in %s", async (split) => {
    const files = movedSet();
    const held = (files["families.yaml"] ?? "").replaceAll("split: dev", `split: ${split}`);
    const plan = await planOf({ ...files, "families.yaml": held });
    expect(shown(plan)).not.toMatch(/What may a hotel cost|travel:hotels|trips:hotels/);
  });

  test("names the cases beyond its limit", async () => {
    const lines = shown(await planOf(movedSet()), 1).split("\n");
    expect(lines.slice(-4).join("\n")).toMatchInlineSnapshot(`
      "**3 more cases:** [refund-001](cases/refund-001.yaml), [hotel-001](cases/hotel-001.yaml), [pension-001](cases/pension-001.yaml).

      At a desk: \`touchstone refresh plan <case>\` shows one case whole, and \`touchstone refresh decide <case>\` records what somebody decides.
      "
    `);
  });

  test("never holds more than GitHub takes", async () => {
    const plan = await planOf(movedSet());
    const [first] = plan.items;
    if (first === undefined) throw new Error("No item.");
    const items = Array.from({ length: 400 }, (_, at) => ({ ...first, id: `case-${at}` }));
    const text = planMarkdown({ ...plan, items }, { link: markdownLink, limit: 400, items });
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/^\*\*\d+ more cases:\*\* .* and \d+ more\.$/m);
  });

  test("cuts the texts of a case that would leave no room, and tells the others", async () => {
    const plan = await planOf(movedSet());
    const [first, ...others] = plan.items;
    if (first === undefined) throw new Error("No item.");
    const long = { ...first.file.case, query: "Why? ".repeat(200_000) };
    const items = [{ ...first, splits: [], file: { ...first.file, case: long } }, ...others];
    const text = planMarkdown({ ...plan, items }, { link: markdownLink, limit: 99, items });
    expect(text).toContain("Its texts are too long for this page.");
    expect(text).not.toContain("more case");
    expect(text.length).toBeLessThan(65_536);
  });

  test("shows headings, folded texts and lists, and no element of what others wrote", async () => {
    const files = movedSet();
    const hostile = "<img src=x> @octocat **b**";
    const plan = await planOf(files);
    const items = plan.items.map((item) => ({
      ...item,
      splits: [],
      file: { ...item.file, case: { ...item.file.case, query: hostile } },
      evidence: item.evidence.map((one) => ({
        ...one,
        text: hostile,
        candidates: one.candidates.map((each) => ({ ...each, text: `${hostile}\n\n</details>\n` })),
      })),
    }));
    const { elements, text } = shownMarkdown(
      planMarkdown(plan, { link: markdownLink, limit: 9, items }),
    );
    expect([...new Set(elements)].toSorted()).toEqual(
      "a blockquote code details h3 h4 input ins li p pre strong summary ul".split(" "),
    );
    expect(text).toContain("<img src=x>");
  });
});
