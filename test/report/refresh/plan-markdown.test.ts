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
    expect(text.slice(0, text.indexOf("## `touchstone/refresh/travel`"))).toMatchInlineSnapshot(`
      "**4 cases of 5 to look at under corpus revision \`two\`, in 4 pull requests; 1 carried, 0 judged under it.**

      - **why**: 2 source-revision-changed, 2 chunk-edited, 1 chunk-moved, 1 document-added
      - **judged**: 4 cases under \`one\`
      - **moved**: 1 case whose evidence is all there, word for word, under other ids:
        - \`touchstone refresh decide hotel-001 --moved --by "" --reason "" --confirm query,answer,source,chunks\`
      - **sentinels**: 1 case, each judged again by two people

      ## \`touchstone/refresh/leave\`: 1 case of leave

      ### [holiday-001](cases/holiday-001.yaml)

      **Question:** How long ahead do I ask?\\
      **Answer:** This of holiday-001.

      **Asked because** its evidence was cut into pieces.

      **Evidence** \`leave:notice\`\\
      Split into several chunks, the quote stands.

      All its words stand, in 2 chunks.

      Candidate: \`leave:notice\` (the quote, its id; 40 % of the old words, which are 100 % of its own)

      > Ask for holiday ⟦five working days ahead⟧. A team lead answers within two days.

      Candidate: \`leave:rest\` (57 % of the old words, which are 100 % of its own)

      > Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.

      **To decide:** Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?

      <details><summary>What can be decided, and how</summary>

      **The case holds as it is.**

       \`\`\`
       touchstone refresh decide holiday-001 --confirmed --by "" --reason "" --confirm query,answer,source,chunks
       \`\`\`

      **The answer changed.** Write the new one behind <code>--answer</code>.

       \`\`\`
       touchstone refresh decide holiday-001 --revised --answer "" --by "" --reason "" --confirm query,answer,source,chunks
       \`\`\`

      **Other chunks are the evidence now.** Take \`leave:notice\` and \`leave:rest\` in the place of \`leave:notice\`.

       \`\`\`
       touchstone refresh decide holiday-001 --revised --replace 'leave:notice -> leave:notice, leave:rest' --by "" --reason "" --confirm query,answer,source,chunks
       \`\`\`

      **No answer is right any more.** Write what a good refusal says behind <code>--answer</code>. Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.

       \`\`\`
       touchstone refresh decide holiday-001 --abstained --because not-in-corpus --answer "" --by "" --reason "" --confirm query,answer
       \`\`\`

      **Nobody needs the case any more.**

       \`\`\`
       touchstone refresh decide holiday-001 --retired --by "" --reason ""
       \`\`\`

      </details>

      ## \`touchstone/refresh/refunds\`: 1 case of refunds

      ### [refund-001](cases/refund-001.yaml)

      Held out: it is read in its file, and decided on a checkout: \`touchstone refresh decide refund-001\`.

      "
    `);
  });

  test("has nothing of what a held-out case asks, but its id and a link", async () => {
    const text = shown(await planOf(movedSet()));
    const start = text.indexOf("## `touchstone/refresh/refunds`");
    const end = text.indexOf("\n## ", start);
    expect(text.slice(start, end)).toMatchInlineSnapshot(`
      "## \`touchstone/refresh/refunds\`: 1 case of refunds

      ### [refund-001](cases/refund-001.yaml)

      Held out: it is read in its file, and decided on a checkout: \`touchstone refresh decide refund-001\`.
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

      At a desk: \`touchstone refresh plan <case>\` shows one case whole, and \`touchstone refresh decide <case>\` asks what somebody decides and records it. The commands above record it without a question: write who decides behind \`--by\` and why behind \`--reason\`; \`--confirm\` says what was read and is right.
      "
    `);
  });

  test("tells of documents of no family what they ask, and what has to be done first", async () => {
    const files = movedSet();
    const families = (files["families.yaml"] ?? "")
      .replace(', "trips*"', "")
      .replace("documents: [pensions]", "documents: [payroll]");
    const open = (files["cases/pension-001.yaml"] ?? "").replace(
      /^split:.*$/m,
      "families: [travel]",
    );
    const set = { ...files, "families.yaml": families, "cases/pension-001.yaml": open };
    const text = shown(await planOf(set));
    expect(text.match(/^.*no family.*$/gm)?.join("\n")).toMatchInlineSnapshot(`
      "**Families** "trips" is in no family: add it to one in families.yaml first.
      Not possible: <del>Take \`trips:hotels\` in the place of \`travel:hotels\`.</del> "trips" is in no family: add it to one in families.yaml first.
      **Document** \`pensions\` added, 1 chunk with a new text; it is in no family, so it asks about every family (families.yaml says which it belongs to)"
    `);
  });

  test("says of an edited case which command takes what its file says", async () => {
    const files = movedSet();
    const edited = (files["cases/holiday-001.yaml"] ?? "").replace("This of", "That of");
    const text = shown(await planOf({ ...files, "cases/holiday-001.yaml": edited }));
    expect(text.match(/^.*(?:edited|--revised).*$/gm)?.join("\n")).toMatchInlineSnapshot(`
      "- **why**: 2 source-revision-changed, 2 chunk-edited, 1 chunk-moved, 1 document-added
      - **edited**: 1 case edited since the approval (touchstone refresh decide --revised): \`holiday-001\`
      **Asked because** its evidence was cut into pieces. It was **edited** since its approval.
       touchstone refresh decide holiday-001 --revised --by "" --reason "" --confirm query,answer,source,chunks
       touchstone refresh decide holiday-001 --revised --replace 'leave:notice -> leave:notice, leave:rest' --by "" --reason "" --confirm query,answer,source,chunks
      Not possible: <del>The case holds as it is.</del> The case was edited since it was approved, so it cannot be confirmed as it was.
      Not possible: <del>Nobody needs the case any more.</del> The case was edited after its approval, so nobody has approved what it says now.
       touchstone refresh decide hotel-001 --revised --replace 'travel:hotels -> trips:hotels' --by "" --reason "" --confirm query,answer,source,chunks
       touchstone refresh decide hotel-001 --revised --answer "" --replace 'travel:hotels -> trips:hotels' --by "" --reason "" --confirm query,answer,source,chunks
      **Document** \`leave\` edited, 2 chunks with a new text
      **Document** \`refunds\` edited, 1 chunk with a new text
       touchstone refresh decide pension-001 --revised --add CHUNK --by "" --reason "" --confirm query,answer,source,chunks"
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

  test("shortens the texts of a case that would leave no room, and tells the others", async () => {
    const plan = await planOf(movedSet());
    const [first, ...others] = plan.items;
    if (first === undefined) throw new Error("No item.");
    const long = { ...first.file.case, query: "Why? ".repeat(200_000) };
    const items = [{ ...first, splits: [], file: { ...first.file, case: long } }, ...others];
    const text = planMarkdown({ ...plan, items }, { link: markdownLink, limit: 99, items });
    expect(text).toMatch(/^\*\*Question:\*\* (?:Why\? )+/m);
    expect(text).not.toContain("more case");
    expect(text.length).toBeLessThan(65_536);
  });

  test("shows headings, folded texts and lists, and no element of what others wrote", async () => {
    const files = movedSet();
    const hostile = "<img src=x> @octocat **b** ⟦c⟧";
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
      "a blockquote br code del details h2 h3 ins li p pre strong summary ul".split(" "),
    );
    expect(text).toContain("<img src=x>");
    expect(text).toContain("\\u{27e6}c\\u{27e7}");
  });
});
