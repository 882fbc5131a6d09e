import { describe, expect, test } from "vitest";
import { nodes } from "../../support/action-run.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import { pointer } from "../../support/refresh-world.ts";
import { refreshing } from "../../support/refreshing.ts";

const leave = "touchstone/refresh/leave";

describe.for(nodes.map((node) => [node] as const))("the built action under %s", ([node]) => {
  test("asks nobody where nothing moved", async () => {
    const there = await refreshing();
    const run = await there.run({ node });
    expect([run.code, run.err, there.wrote()]).toEqual([0, "", []]);
    expect(run.outputs).toMatchObject({ state: "done", operation: "unchanged", cases: "0" });
    expect(run.log).toMatchInlineSnapshot(`
      "Touchstone refresh: nobody has to look at a case.
      "
    `);
  });

  test("opens a pull request a component, and writes nothing the second time", async () => {
    const there = await refreshing();
    await there.toMain(pointer("three"));
    const first = await there.run({ node, inputs: { labels: "refresh", reviewers: "sam" } });
    expect([first.code, first.err]).toEqual([0, ""]);
    expect(there.pulls()).toMatchInlineSnapshot(`
      [
        "#1 open touchstone/refresh/leave: Look again at 1 case of leave: leave changed",
        "#2 open touchstone/refresh/pay: Look again at 1 case of pay: pay changed",
      ]
    `);
    expect(there.wrote()).toMatchInlineSnapshot(`
      [
        "git/create-tree",
        "git/create-commit",
        "git/create-ref",
        "pulls/create",
        "issues/add-labels",
        "pulls/request-reviewers",
        "git/create-tree",
        "git/create-commit",
        "git/create-ref",
        "pulls/create",
        "issues/add-labels",
        "pulls/request-reviewers",
      ]
    `);
    expect(first.outputs).toMatchObject({ operation: "created", created: "2", cases: "2" });
    const second = await there.run({ node, inputs: { labels: "refresh", reviewers: "sam" } });
    expect([second.code, there.wrote()]).toEqual([0, []]);
    expect(second.outputs).toMatchObject({ operation: "unchanged", unchanged: "2" });
  });
});

test("a run tells in its log, its summary and its report what it did", async () => {
  const there = await refreshing();
  await there.toMain(pointer("two"));
  const run = await there.run();
  const told = (text: string): string => there.plain(text, run);
  expect(told(run.log)).toMatchInlineSnapshot(`
    "touchstone/refresh/leave: opened #1, 1 case at <short> https://github.test/acme/set/pull/1
    Touchstone refresh: 1 pull request opened.
    "
  `);
  expect(told(run.summary)).toMatchInlineSnapshot(`
    "## ✅ Touchstone refresh: 1 pull request opened

    1 case of 3 to look at under corpus revision \`two\`, in 1 pull request; 2 carried, 0 judged under it.

    - **why**: 1 chunk-edited
    - **judged**: 1 case under \`one\`

    | | branch | cases | done |
    | --- | --- | ---: | --- |
    | [#1](https://github.test/acme/set/pull/1) | \`touchstone/refresh/leave\` | 1 | opened |

    **Checks wait for a click.** The token of this job opened it, so GitHub starts no workflow before somebody clicks “Approve workflows to run” there. With the token of a GitHub App in the input \`token\` they start at once.

    Planned for [\`<short>\`](https://github.test/acme/set/commit/<commit>), by Touchstone 0.1.0. All of it as JSON: \`<report>\`.
    "
  `);
  expect(run.commands).toEqual([]);
  expect(run.outputs).toMatchObject({
    "pull-request-number": "1",
    "pull-request-url": `${there.github.url}/acme/set/pull/1`,
    verified: "true",
    "head-sha": await there.repository.git.branch(leave),
  });
});

test("a dry run tells the plan and writes nothing", async () => {
  const there = await refreshing();
  await there.toMain(pointer("three"));
  const run = await there.run({ inputs: { "dry-run": "true" } });
  expect([run.code, there.wrote(), there.pulls()]).toEqual([0, [], []]);
  expect(run.outputs).toMatchObject({ state: "dry", operation: "created", created: "2" });
  expect(run.report).toMatchObject({
    refresh: { state: "dry", counts: { created: 2 } },
    plan: { to: { id: "three" }, counts: { refresh: 2 } },
  });
});

test("the pull request is what a person reads", async () => {
  const there = await refreshing();
  await there.toMain(pointer("two"));
  await there.run();
  const pull = pullNumbered(there.repository, 1);
  const message = await there.repository.git.git(["log", "-1", "--format=%B", leave]);
  expect(there.plain(`${pull?.title}\n\n${pull?.body}`)).toMatchInlineSnapshot(`
    "Look again at 1 case of leave: leave changed

    **Please look again at 1 case of leave.** A case is a test question with an answer that somebody approved; say whether it still holds. Corpus revision \`two\` is current; the evidence has other words.

    **What changed**

    - \`leave\` changed: 1 chunk edited

    **Why you:** \`jordan\` approved this case. The policy names \`sam\` as reviewer.

    Each case ends with what can be decided; the end of this page says how. Until it is decided, the check of this pull request is red; then it can be merged. A check that does not start waits for a click on “Approve workflows to run”.

    ### [\`leave-001\`](https://github.test/acme/set/blob/touchstone/refresh/leave/cases/leave-001.yaml)

    **Question:** What of leave-001?\\
    **Answer:** This of leave-001.

    **Asked because** its evidence has other words.

    **Evidence** \`leave:1\`\\
    Edited.

    > Leave is taken in <del>whole days, after a word with the team lead.</del> <ins>half days.</ins>

    **To decide:** Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?

    It is decided on a checkout: \`touchstone refresh decide leave-001\` asks. The grey lines below cannot be sent in a review yet.

    <details><summary>What can be decided</summary>

    **The case holds as it is.**

     \`\`\`
     confirm leave-001 9164d17237d94da26d8d9de802eadd3a:
     \`\`\`

    **The answer changed.** Write the new one behind <code>--answer</code>, on a checkout: \`touchstone refresh decide leave-001 --revised --answer ""\`

    **Other chunks are the evidence now.** Write the chunk in the place of <code>CHUNK</code>, and behind <code>--quote</code> the words that carry the answer; <code>--add</code> and <code>--drop</code> take chunks, too. On a checkout: \`touchstone refresh decide leave-001 --revised --replace 'leave:1 -> CHUNK'\`

    **No answer is right any more.** Write what a good refusal says between the quotation marks. Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.

     \`\`\`
     abstain leave-001 cc7a1a4f3f699e9f06c466201285443b not-in-corpus "":
     \`\`\`

    **Nobody needs the case any more.**

     \`\`\`
     retire leave-001 dd032412e96e01d817914f84516f46ff:
     \`\`\`

    </details>

    ---

    <details><summary>How to read this, and how to decide</summary>

    1. **On a checkout of this branch:** \`touchstone refresh decide leave-001\` shows the case and asks. It takes other chunks, quotes and answers as well. Then commit and push.
    2. **By hand:** edit the case as far as you like, then run \`touchstone refresh decide <case> --revised\`. Or fill in its blocks \`refresh\` and \`review\` yourself; \`touchstone check\` says what is missing.

    **The grey lines** name each decision, and in 32 digits what was shown and would come of it. Until a program reads them, one in a comment, with a reason behind the colon, tells the others what you found, and somebody records it on a checkout.

    <del>Struck out</del> is gone, <ins>underlined</ins> is new, and ⟦ ⟧ marks the words that carried the answer.

    Where a text has “…”, \`touchstone refresh plan leave-001\` shows all of it.

    No candidate is chosen, and nothing is decided by itself. Close this pull request to leave these cases as they are until the corpus changes again.

    </details>

    <!-- touchstone:refresh {"cases":["leave-001"],"plan":"sha256:61bc06c3b4fa99792ef2a01f0cda6142030a8c0e3c6066a5bf1aa24a84da06f6","text":"<hash>","to":"two","v":1} -->
    "
  `);
  expect(message).toMatchInlineSnapshot(`
    "Ask for review of 1 case after two

    - leave-001: its evidence has other words (chunk-edited)

    Touchstone-Refresh: to=two tree=a9a881c1b048c68e73c72a7740940f4164e0d70a plan=sha256:61bc06c3b4fa99792ef2a01f0cda6142030a8c0e3c6066a5bf1aa24a84da06f6
    Touchstone-Case: leave-001

    "
  `);
});
