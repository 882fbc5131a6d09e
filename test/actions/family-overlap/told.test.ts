import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { StepRun } from "../../support/action-run.ts";
import { checkOut } from "../../support/checkout.ts";
import type { Files } from "../../support/github/commit-to.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { approved, caseFiles, goodSet, pendingCase } from "../../support/good-set.ts";
import {
  pullRequest,
  pushed,
  queued,
  repositoryWith,
  type Heard,
} from "../../support/set-changes.ts";
import {
  candidateOn,
  familiesText,
  refunds,
  refusal,
  splitSet,
  travel,
} from "../../support/split-set.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { annotations, judged, validated, type Special } from "../../support/validated.ts";

const annex = "annex: {title: Annex, documents: [annex]}";
const families = { families: [refunds, travel, annex] };
const good: Files = splitSet(
  families,
  approved(pendingCase),
  approved(candidateOn("trip-001", ["travel-policy"])),
);
const both = candidateOn("both", ["refund-policy", "travel-policy"]);

/** A pull request of these files onto a set, and what the action did with it. */
async function overlap(
  files: Files,
  { onto = good, ...special }: Special & { readonly onto?: Files } = {},
): Promise<StepRun> {
  const there = await repositoryWith(onto);
  const heard = await pullRequest(there, "topic", files);
  return await judged(there, heard, { action: "family-overlap", ...special });
}

/** A summary without what is new with every run: its own report's name and the version. */
function steady({ summary }: StepRun): string {
  return summary.replace(/`[^`]*touchstone-report\.json`/, "`report`");
}

describe("families that stay apart", () => {
  test("are green, with the claim, its figures and its limits", async () => {
    const run = await overlap(caseFiles(refusal("alone", "split: test")));
    expect([run.code, annotations(run)]).toEqual([0, []]);
    const { report, ...counts } = run.outputs;
    expect(report).toMatch(/touchstone-report\.json$/);
    expect(counts).toMatchInlineSnapshot(`
      {
        "components": "3",
        "conflicts": "0",
        "errors": "0",
        "notices": "0",
        "warnings": "0",
      }
    `);
    expect(steady(run)).toMatchInlineSnapshot(`
      "## ✅ Touchstone families: 0 errors in 3 cases

      | families | components | across the split | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: |
      | 3 | 3 | 0 | 0 | 0 | 0 |

      Split: dev 1 question (1 family, 1 component); test 1 question (1 family, 1 component). Held out: 1 family in 1 component with 1 question; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here. The test side is one component: one comparison, however many questions it has.

      What a clean split does not say: Labels are taken as they are: a paraphrase under a wrong family passes. Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not. Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on. One split establishes one claim: this one says nothing of a later period or of what callers may see.

      Compared with main at [\`0f4029611f\`](https://github.com/acme/set/commit/0f4029611f35b29a50c71f5ca63bb4963595b48b). Judged: [\`2c48bd1a71\`](https://github.com/acme/set/commit/2c48bd1a711da20975f506be608f163fa37f3793), by 76 of the 150 rules of Touchstone 0.1.0: those about families, splits, claims and exceptions, and those that say what keeps them from judging.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`report\`.
      "
    `);
  });

  test("are no reason to be silent about an evaluation that asks for more", async () => {
    const run = await overlap(caseFiles(refusal("alone", "split: test")), {
      inputs: { for: "evaluation" },
    });
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error families.yaml:1:1 split/few-components: The approved test cases are of 1 component ("travel"), and the claim asks for 2: families that are joined count once.",
        ],
      ]
    `);
    const wrong = await overlap({ "note.txt": "x\n" }, { inputs: { for: "release" } });
    expect([wrong.code, annotations(wrong)]).toMatchInlineSnapshot(`
      [
        2,
        [
          "error Touchstone: not judged: The input for is "release". Write evaluation, or leave it out.",
        ],
      ]
    `);
  });
});

describe("what joins two sides", () => {
  test("is red, drawn and told in words, with ids alone", async () => {
    const run = await overlap(caseFiles(both));
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error cases/both.yaml:8:46 family/linked-across-split: This case needs "refunds" (dev) and "travel" (test), so it joins both sides of the split.",
        ],
      ]
    `);
    expect([run.outputs["components"], run.outputs["conflicts"]]).toEqual(["2", "1"]);
    expect(steady(run)).toMatchInlineSnapshot(`
      "## ❌ Touchstone families: 1 error in 3 cases

      | families | components | across the split | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: |
      | 3 | 2 | 1 | 1 | 0 | 0 |

      What a score on this split would say is told here once no error is left.

      ### Joined across the split

      In a diagram a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split. A flag names what joins them.

      #### Component \`refunds\`: dev and test in 2 families

      \`\`\`mermaid
      graph LR
        n0["refunds (dev)"]
        n1(["travel (test)"])
        j0>"bridge, case both"]
        n0 --- j0
        n1 --- j0
      \`\`\`

      1. ❌ [\`cases/both.yaml:8\`](https://github.com/acme/set/blob/1d8d206e1ca12abdfacd24a9abd0e2d1ce7ff4a0/cases/both.yaml#L8) \`family/linked-across-split\`\\
         **Bridge:** case \`both\` joins \`refunds\` (dev) and \`travel\` (test).\\
         **Way:** \`refunds\` (dev) – case \`both\` – \`travel\` (test).\\
         **Would have to go:** case \`both\`.\\
         **Fix:** Without this case the two sides are apart: drop one of its sources, record these families on one side in families.yaml, or exclude it under "exceptions" with a reason.

      What a clean split does not say: Labels are taken as they are: a paraphrase under a wrong family passes. Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not. Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on. One split establishes one claim: this one says nothing of a later period or of what callers may see.

      Compared with main at [\`0f4029611f\`](https://github.com/acme/set/commit/0f4029611f35b29a50c71f5ca63bb4963595b48b). Judged: [\`1d8d206e1c\`](https://github.com/acme/set/commit/1d8d206e1ca12abdfacd24a9abd0e2d1ce7ff4a0), by 76 of the 150 rules of Touchstone 0.1.0: those about families, splits, claims and exceptions, and those that say what keeps them from judging.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`report\`.
      "
    `);
    expect(run.summary).not.toContain("What does the handbook say");
    expect(shownMarkdown(run.summary).comments).toEqual([]);
  });

  test("is red where relations alone do it, and by way of a third family", async () => {
    const rest = [
      "related:",
      "  - {families: [refunds, annex], reason: One amends the other.}",
      "  - {families: [annex, travel], reason: One quotes the other.}",
    ];
    const run = await overlap({ "families.yaml": familiesText({ ...families, rest }) });
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error families.yaml:8:16 family/linked-across-split: This relation joins the sides of "refunds" (dev) and "travel" (test), in 2 steps: "refunds" (dev) – a relation – "annex" – a relation – "travel" (test).",
        ],
      ]
    `);
    expect(steady(run)).toMatchInlineSnapshot(`
      "## ❌ Touchstone families: 1 error in 2 cases

      | families | components | across the split | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: |
      | 3 | 1 | 1 | 1 | 0 | 0 |

      What a score on this split would say is told here once no error is left.

      ### Joined across the split

      In a diagram a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split. A flag names what joins them.

      #### Component \`annex\`: dev and test in 3 families

      \`\`\`mermaid
      graph LR
        n0[/"annex (no split)"/]
        n1["refunds (dev)"]
        n2(["travel (test)"])
        j0>"bridge, related"]
        n0 -.- j0
        n1 -.- j0
        j1>"related"]
        n0 -.- j1
        n2 -.- j1
      \`\`\`

      1. ❌ [\`families.yaml:8\`](https://github.com/acme/set/blob/7b39a1badb764b05b7bfa82d4522f4cade983326/families.yaml#L8) \`family/linked-across-split\`\\
         **Bridge:** a declared relation joins \`refunds\` (dev) and \`annex\`.\\
         **Way:** \`refunds\` (dev) – a relation – \`annex\` – a relation – \`travel\` (test).\\
         **Would have to go:** no case, since declared relations alone join the two sides.\\
         **Fix:** Relations alone join the two sides, so leaving cases out is no way: record these families on one side in families.yaml, or keep related families apart under "exceptions" with a reason.

      What a clean split does not say: Labels are taken as they are: a paraphrase under a wrong family passes. Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not. Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on. One split establishes one claim: this one says nothing of a later period or of what callers may see.

      Compared with main at [\`0f4029611f\`](https://github.com/acme/set/commit/0f4029611f35b29a50c71f5ca63bb4963595b48b). Judged: [\`7b39a1badb\`](https://github.com/acme/set/commit/7b39a1badb764b05b7bfa82d4522f4cade983326), by 76 of the 150 rules of Touchstone 0.1.0: those about families, splits, claims and exceptions, and those that say what keeps them from judging.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`report\`.
      "
    `);
  });
});

describe("P20: two changes, each of them green, whose merge is not", () => {
  test("are red in the merge queue, where the merged tree is judged", async () => {
    const open = { families: [annex, refunds, travel] };
    const there = await repositoryWith({ ...good, "families.yaml": familiesText(open) });
    const run = async (heard: Heard): Promise<StepRun> =>
      await judged(there, heard, { action: "family-overlap" });
    const inDev = { families: [annex.replace("}", ", split: dev}"), refunds, travel] };
    const one = await pullRequest(there, "one", {
      ...caseFiles(refusal("one", "families: [annex, refunds]")),
      "families.yaml": familiesText(inDev),
    });
    const rest = ["related: [{families: [annex, travel], reason: One quotes the other.}]"];
    const two = await pullRequest(there, "two", {
      "families.yaml": familiesText({ ...open, rest }),
    });
    expect((await run(one)).code).toBe(0);
    expect((await run(two)).code).toBe(0);
    expect((await run(await queued(there, one.number))).code).toBe(0);
    const merged = await run(await queued(there, two.number));
    expect([merged.code, annotations(merged)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error families.yaml:7:22 family/linked-across-split: These families are declared related, but "annex" (dev) and "travel" (test) are on two sides of the split.",
        ],
      ]
    `);
    expect(steady(merged)).toMatchInlineSnapshot(`
      "## ❌ Touchstone families: 1 error in 3 cases

      | families | components | across the split | errors | warnings | notices |
      | ---: | ---: | ---: | ---: | ---: | ---: |
      | 3 | 1 | 1 | 1 | 0 | 0 |

      What a score on this split would say is told here once no error is left.

      ### Joined across the split

      In a diagram a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split. A flag names what joins them.

      #### Component \`annex\`: dev and test in 3 families

      \`\`\`mermaid
      graph LR
        n0["annex (dev)"]
        n1["refunds (dev)"]
        n2(["travel (test)"])
        j0>"case one"]
        n0 --- j0
        n1 --- j0
        j1>"bridge, related"]
        n0 -.- j1
        n2 -.- j1
      \`\`\`

      1. ❌ [\`families.yaml:7\`](https://github.com/acme/set/blob/e056b8a095fda79aa23cae7a812d2fcccb9972bc/families.yaml#L7) \`family/linked-across-split\`\\
         **Bridge:** a declared relation joins \`annex\` (dev) and \`travel\` (test).\\
         **Way:** \`annex\` (dev) – a relation – \`travel\` (test).\\
         **Would have to go:** no case, since declared relations alone join the two sides.\\
         **Fix:** Relations alone join the two sides, so leaving cases out is no way: record these families on one side in families.yaml, or keep related families apart under "exceptions" with a reason.

      What a clean split does not say: Labels are taken as they are: a paraphrase under a wrong family passes. Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not. Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on. One split establishes one claim: this one says nothing of a later period or of what callers may see.

      Compared with main at [\`bd4aaf9c11\`](https://github.com/acme/set/commit/bd4aaf9c116de919317dbc81781bcad2917851d7). Judged: [\`e056b8a095\`](https://github.com/acme/set/commit/e056b8a095fda79aa23cae7a812d2fcccb9972bc), by 76 of the 150 rules of Touchstone 0.1.0: those about families, splits, claims and exceptions, and those that say what keeps them from judging.

      Why a rule is there: \`touchstone explain <rule>\`. All of it as JSON: \`report\`.
      "
    `);
  });
});

describe("a set that is not split", () => {
  test.for([
    ["without families.yaml", goodSet(approved(pendingCase))],
    ["with families that have no split", splitSet({ families: [annex] }, approved(pendingCase))],
  ] as const)("is green with one notice: %s", async ([, onto]) => {
    const run = await overlap({ "note.txt": "x\n" }, { onto });
    expect([run.code, annotations(run)]).toEqual([
      0,
      [
        "notice Touchstone: Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.",
      ],
    ]);
    expect(run.summary).toContain("Not split yet: no score may be claimed");
  });

  test("is red where a split was on record", async () => {
    const run = await overlap({ "families.yaml": null });
    expect([run.code, annotations(run)]).toMatchInlineSnapshot(`
      [
        1,
        [
          "error families.yaml:1:1 split/removed: families.yaml is gone, and with it the splits of family "refunds" (dev) and family "travel" (test).",
          "notice Touchstone: Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.",
        ],
      ]
    `);
    expect([run.outputs["components"], run.outputs["conflicts"]]).toEqual(["", ""]);
  });
});

describe("P21: what keeps the rules from judging", () => {
  test.for([
    ["families.yaml is no YAML", { "families.yaml": "families: [\n" }],
    ["families.yaml is no map", { "families.yaml": "- refunds\n" }],
    ["a case is no YAML", { "cases/bad.yaml": "id: [\n" }],
    ["a document is not named", caseFiles(both.replace(/ documentId: [\w-]+,/, ""))],
    ["a chunk has no provenance", caseFiles(both.replace(/^.*travel-policy, .*\n/m, ""))],
    [
      "evidence waits to be looked up",
      caseFiles(
        pendingCase
          .replace("id: refund-policy-001", "id: short")
          .replace(
            /^relevantChunkIds[^]*?(?=^corpusRevision)/m,
            'evidence: [{chunk: "nowhere:3"}]\n',
          ),
      ),
    ],
    [
      "a variant has no parent",
      caseFiles(refusal("other", "families: []", "split: dev", "variantOf: gone")),
    ],
    [
      "the corpus lacks its documents",
      { "corpus-revisions/corpus-2026-09-01/documents.jsonl": null },
    ],
  ] as const)("is told and red: %s", async ([, files]) => {
    const run = await overlap(files);
    expect([run.code, annotations(run)]).toMatchSnapshot();
    expect(run.summary).toMatch(/^## ❌ Touchstone families: \d+ errors?/);
  });

  test("leaves no verdict: another commit, another event, a damaged step", async () => {
    const there = await repositoryWith(good);
    const heard = await pullRequest(there, "topic", caseFiles(both));
    const workspace = await checkOut(there.repository, { commit: heard.commit, depth: 2 });
    const ends: (readonly unknown[])[] = [];
    for (const special of [
      { event: "pull_request_target", payload: "{}" },
      { commit: heard.head, payload: "{}" },
      { environment: { GITHUB_OUTPUT: undefined } },
      { inputs: { base: "release/9" } },
      { inputs: { path: "elsewhere" } },
    ]) {
      const run = await validated(workspace, heard, { action: "family-overlap", ...special });
      expect(run.summary).not.toContain("0 errors");
      ends.push([run.code, ...annotations(run)]);
    }
    expect(ends).toMatchInlineSnapshot(`
      [
        [
          3,
          "error Touchstone: not judged: The event "pull_request_target" is none that this action judges. It checks out the branch that a change goes to, not the change. Run it on pull_request, merge_group, push, workflow_dispatch or schedule.",
        ],
        [
          3,
          "error Touchstone: not judged: The payload of the event "pull_request" is not as GitHub describes it: "pull_request.base.ref" holds no text.",
        ],
        [
          3,
          "error Touchstone: not judged: The variable GITHUB_OUTPUT is not set. The runner of GitHub Actions sets it for every step: run this as a step of a job, or "touchstone check" at a desk.",
        ],
        [
          3,
          "error Touchstone: not judged: "release/9" names no commit in this clone: name a branch, a tag or a commit id, or fetch it first.",
        ],
        [
          2,
          "error Touchstone: not judged: There is no folder "elsewhere". The workspace holds a set in ".".",
        ],
      ]
    `);
  });

  test("is only what concerns families: what validate says of a case is left to it", async () => {
    const there = await repositoryWith(good);
    const blank = refusal("blank", "families: [travel]").replace(/^query: .*$/m, 'query: " "');
    const unanswered = refusal("unanswered", "families: [travel]").replace(/^expected.*\n/m, "");
    const short = refusal("short", "evidence: [{document: travel-policy}]").replace(
      "kind: abstention\nbecause: out-of-scope",
      "kind: answerable",
    );
    const heard = await pushed(there, "topic", caseFiles(blank, unanswered, short));
    const [alone, all] = [
      await judged(there, heard, { action: "family-overlap" }),
      await judged(there, heard),
    ];
    expect([alone.code, all.code]).toEqual([0, 1]);
  });
});

test("P6: the action connects to nothing", async () => {
  const attempts = join(tempFolder(), "attempts");
  const run = await overlap(caseFiles(both), {
    words: ["--require", resolve("test/support/no-network.cjs")],
    environment: { ATTEMPTS: attempts, GITHUB_API_URL: "http://127.0.0.1:9" },
  });
  expect([run.code, existsSync(attempts)]).toEqual([1, false]);
});

test("P18: beside validate the action keeps silent, and gives the same verdict", async () => {
  const run = await overlap(caseFiles(both), { inputs: { annotations: "0" } });
  expect([run.code, annotations(run), run.outputs["errors"]]).toEqual([1, [], "1"]);
});
