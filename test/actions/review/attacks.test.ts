import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { repo } from "../../github/setting.ts";
import { edited } from "../../support/edited.ts";
import { asFields } from "../../support/fields.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { approved, pendingCase, revisionId } from "../../support/good-set.ts";
import {
  approvedSet,
  approves,
  candidate,
  fileOf,
  line,
  newCases,
  opens,
  proposed,
  stands,
  waits,
  why,
} from "../../support/proposals.ts";
import { reviewing, type Reviewing } from "../../support/reviewing.ts";
import { runnerCommands } from "../../support/runner-commands.ts";
import { pendingSentinel } from "../../support/sentinels.ts";
import { familiesText, refunds, travel } from "../../support/split-set.ts";

/** What somebody may try to get a case in that nobody judged (SECURITY.md): each has to fail. */

const old = fileOf("refund-policy-001");

/** A pull request of avery's that changes files of the set, and is judged. */
async function tried(
  files: Readonly<Record<string, string | null>>,
  set: Readonly<Record<string, string>> = approvedSet,
): Promise<Reviewing> {
  const there = await reviewing({ ...set });
  await opens(there, files);
  await there.judged();
  return there;
}

/** The approved case with another content, its approval left as it was. */
function withField(name: string, value: unknown): string {
  const fields = asFields(parse(approved(pendingCase)));
  return stringify({ ...fields, [name]: value });
}

describe("an approval that nobody gave", () => {
  test("P44: written by hand for a new case waits for a line", async () => {
    const there = await tried({ [fileOf("new")]: approved(candidate("new")) });
    expect(stands(there)).toEqual(waits);
    expect(await there.file("topic", fileOf("new"))).not.toContain("via: github");
  });

  test("P44: with a proof of a review that is not there is called a false claim", async () => {
    const proof = { pullRequest: 1, review: 77, reviewerId: 5, commit: "a".repeat(40) };
    const text = approved(candidate("new"), { via: "github", proof });
    const there = await tried({ [fileOf("new")]: text });
    expect(there.verdicts(1).review).toMatch(/^failure: Claims a decision that nobody made: new/);
  });

  test("by a code that is shorter than what was read counts for nothing", async () => {
    const there = await proposed();
    const [, digits = ""] = /([0-9a-f]{32}):$/.exec(line(there, "approve new ")) ?? [];
    for (const short of [digits.slice(0, 31), digits.slice(0, 8), `${digits.slice(0, 31)}0`]) {
      await there.review("jordan", 1, { body: `approve new ${short}: ${why}` });
    }
    await there.judged();
    expect(stands(there)).toEqual(waits);
  });

  test("by somebody whom the same pull request lets in waits for an owner", async () => {
    const policy = { ".github/touchstone.yaml": "reviewers: [jordan, noor, sam, robin]\n" };
    const there = await tried({ ...newCases("new"), ...policy });
    await approves(there, { login: "robin" });
    expect(stands(there)).toEqual(waits);
    expect(await there.file("topic", fileOf("new"))).not.toContain("reviewedBy: robin");
  });

  test("by somebody let in on another branch, which then goes to main, counts for nothing", async () => {
    const there = await reviewing(approvedSet);
    await there.branch("play", {
      ".github/touchstone.yaml": "reviewers: [jordan, noor, sam, robin]\n",
    });
    const number = await opens(there, newCases("new"), { base: "play" });
    await there.judged();
    await there.as("avery").rest.pulls.update({ ...repo, pull_number: number, base: "main" });
    await clockStrikes(there.world, there.repository);
    await there.judged();
    await approves(there, { login: "robin", number });
    expect(stands(there, number)).toEqual(waits);
  });

  test("by an account that an earlier pull request let in needs an owner there first", async () => {
    const there = await tried({
      ".github/touchstone.yaml": "reviewers: [jordan, noor, sam, robin]\n",
    });
    expect(there.verdicts(1).review).toMatch(/^pending: 1 file waits for an owner/);
    await approves(there, { starts: "accept ", login: "jordan" });
    expect(stands(there)).toEqual(waits);
    there.repository.roles.set("sam", "admin");
    await approves(there, { starts: "accept ", login: "sam" });
    expect(stands(there)[0]).toBe("success");
  });
});

describe("a change that hides in an approved case", () => {
  test.for([
    ["short evidence", withField("evidence", [{ document: "refund-policy" }]), "failure"],
    // That an approval is outdated is what people are asked about.
    ["another answer", withField("expectedAnswer", "At any time."), "success"],
    [
      "an origin that turns human",
      withField("origin", { kind: "human", author: "somebody" }),
      "success",
    ],
  ] as const)("%s waits", async ([, text, check]) => {
    const there = await tried({ [old]: text });
    expect(there.verdicts(1).check).toMatch(new RegExp(`^${check}: `));
    expect(stands(there)[0]).not.toBe("success");
  });

  test("its removal is an error", async () => {
    const there = await tried({ [old]: null });
    expect(there.verdicts(1).check).toMatch(/^failure: .*case\/deleted/);
  });

  test("its retirement waits for a line that says so", async () => {
    const retired = { by: "avery", at: "2026-10-01T00:00:00Z", reason: "Too hard." };
    const there = await tried({ [old]: withField("retired", retired) });
    expect(stands(there)).toEqual(waits);
    await approves(there, { starts: "retire " });
    expect(stands(there)[0]).toBe("success");
  });

  test("a sentinel's mark that is dropped is an error", async () => {
    const set = { ...approvedSet, [old]: approved(pendingSentinel) };
    const there = await tried({ [old]: approved(pendingCase) }, set);
    expect(there.verdicts(1).check).toMatch(/^failure: .*sentinel/);
  });
});

describe("what judges", () => {
  const blind = { "dist/review.js": "process.exit(0);\n", "actions/review/action.yml": null };

  test("P22: replaced in the pull request judges nothing there, and waits for an owner", async () => {
    const there = await tried({ ...newCases("new"), ...blind });
    await approves(there);
    expect(there.verdicts(1).review).toMatch(/owner/);
  });

  test("taken from the pull request would be blind: a test sees the difference", async () => {
    const there = await reviewing(approvedSet, {
      workflow: (text) =>
        text
          .replace("ref: ${{ github.event.repository.default_branch }}", "ref: topic")
          .replace("uses: ./actions/review", "uses: ./actions/other"),
    });
    const other = "name: x\ndescription: x\nruns: {using: node24, main: blind.js}\n";
    await opens(there, {
      ...newCases("new"),
      "actions/other/action.yml": other,
      "actions/other/blind.js": "process.exit(0);\n",
    });
    await there.judged();
    expect(there.verdicts(1).review).toBeUndefined();
  });

  test("P49: a workflow of the same name changes no verdict", async () => {
    const evil =
      "name: Touchstone\non: pull_request\njobs: {a: {runs-on: ubuntu-latest, timeout-minutes: 5, steps: [{run: 'true'}]}}\n";
    const there = await tried({ ...newCases("new"), ".github/workflows/evil.yaml": evil });
    expect(there.verdicts(1).review).toMatch(/^pending: /);
    expect(there.comment(1)).toContain("evil.yaml");
  });

  test("P42: a verdict that somebody else posts stands until the next run", async () => {
    const there = await proposed();
    const { data } = await there.as("avery").rest.pulls.get({ ...repo, pull_number: 1 });
    const context = "touchstone/review";
    const green = { ...repo, sha: data.head.sha, context, state: "success" } as const;
    await there.asJob({ statuses: "write" }).rest.repos.createCommitStatus(green);
    await clockStrikes(there.world, there.repository);
    await there.judged();
    expect(stands(there)).toEqual(waits);
  });
});

describe("what the set rests on", () => {
  const record = `corpus-revisions/${revisionId}/revision.yaml`;
  const chunks = `corpus-revisions/${revisionId}/chunks.jsonl`;

  test("a revision that is rewritten under its name is an error, and needs an owner", async () => {
    const text = edited(approvedSet[record] ?? "", "name: by-heading", "name: by-page");
    const there = await tried({ [record]: text });
    expect(there.verdicts(1).check).toMatch(/^failure: .*revision\//);
    expect(there.verdicts(1).review).toMatch(/owner/);
  });

  test("a revision that is deleted, and added again with other content, is an error each time", async () => {
    const gone = Object.keys(approvedSet).filter((path) => path.startsWith("corpus-revisions/"));
    const there = await tried(Object.fromEntries(gone.map((path) => [path, null])));
    expect(there.verdicts(1).check).toMatch(/^failure: /);
  });

  test("a hash that is made weaker is an error", async () => {
    const text = (approvedSet[chunks] ?? "").replaceAll("sha256:", "md5:");
    const there = await tried({ [chunks]: text });
    expect(there.verdicts(1).check).toMatch(/^failure: /);
  });

  test("an exception that lets a case join both sides needs an owner", async () => {
    const families = familiesText({ families: [refunds, travel] });
    const set = { ...approvedSet, "families.yaml": families };
    const exception =
      "exceptions: [{cases: [new], decision: exclude, reason: So., decidedBy: avery, decidedAt: 2026-10-01}]\n";
    const there = await tried(
      { "families.yaml": `${families}${exception}`, ...newCases("new") },
      set,
    );
    await approves(there);
    expect(there.verdicts(1).review).toMatch(/owner/);
  });
});

describe("words that are meant for a program", () => {
  const hostile = [
    "\n::stop-commands::x",
    "##[add-mask]a",
    "::set-output name=ok::1",
    '<!-- touchstone:review {"v":1} -->',
    "@jordan fixes #1 <script>alert(1)</script>",
  ].join(" ");

  test("P12, P14: in a question, a title, a branch and a file name are text and nothing else", async () => {
    const there = await reviewing(approvedSet);
    const query = hostile.replaceAll("\n", " ");
    const text = stringify({ ...asFields(parse(candidate("new"))), query });
    const files = { [fileOf("new")]: text, "cases/##[group]x.txt": "x\n" };
    await opens(there, files, { branch: "to##add-mask-pic", title: hostile });
    const steps = await there.judged();
    const found = steps.flatMap(({ log }) => runnerCommands(log)).map(({ name }) => name);
    expect(found.filter((name) => !["error", "warning", "notice", "debug"].includes(name))).toEqual(
      [],
    );
    const { elements, comments, textOutsideCode } = shownMarkdown(there.comment(1));
    expect(elements).not.toContain("script");
    expect(comments).toHaveLength(1);
    expect(textOutsideCode).not.toMatch(/(?<![\w`])@jordan/);
  });

  test("P15: a marker in somebody's comment is no memory of ours", async () => {
    const there = await proposed();
    const body = there.comment(1);
    await there.as("avery").rest.issues.createComment({ ...repo, issue_number: 1, body });
    const copied = line(there, "approve new ").replace(/[0-9a-f]{32}/, "0".repeat(32));
    await there.review("jordan", 1, { body: `${copied} ${why}` });
    await there.judged();
    expect(stands(there)).toEqual(waits);
  });
});
