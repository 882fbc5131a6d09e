import { describe, expect, test } from "vitest";
import { handWritten, type CommittedBy } from "../../../src/approving/verifying/offline.ts";
import { recordedDecisions } from "../../../src/approving/verifying/recorded-decision.ts";
import type { CommitPeople } from "../../../src/git/commit-people.ts";
import { readCase } from "../../../src/load/read-case.ts";
import { edited } from "../../support/edited.ts";
import { approved, goodSet, pendingCase, revisionId } from "../../support/good-set.ts";
import { proof, provedCase, standingsOf, verifiedIn } from "../../support/proved-cases.ts";
import { earlierRevision, refreshed, withRefresh } from "../../support/refreshes.ts";

const id = "refund-policy-001";
const retired = "retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: The shop was closed.}\n";
const whole = `{pullRequest: 8, review: 50, reviewerId: 10, commit: ${"d".repeat(40)}}`;
const unasked =
  'The host was not asked: whether review 34 of pull request 7 decides this, and is of account 9 ("jordan").';

describe("without a host", () => {
  test.for<readonly [string, string, readonly string[]]>([
    ["a candidate", pendingCase, []],
    ["an approval at a desk", approved(pendingCase), [`${id} approved local`]],
    ["an import", approved(pendingCase, { via: "import" }), [`${id} approved import`]],
    [
      "an approval that says nothing",
      approved(pendingCase, { via: undefined }),
      [`${id} approved local`],
    ],
    [
      "an approval at a desk, and a retirement",
      approved(pendingCase) + retired,
      [`${id} approved local`, `${id} retired local`],
    ],
    [
      "an approval in a pull request",
      provedCase(pendingCase),
      [`${id} approved unprovable: ${unasked}`],
    ],
    [
      "a retirement in a pull request",
      approved(pendingCase) + retired.replace("}", `, proof: ${whole}}`),
      [
        `${id} approved local`,
        `${id} retired unprovable: The host was not asked: whether review 50 of pull request 8 decides this, and is of account 10 ("noor").`,
      ],
    ],
    [
      "a decision about moved evidence, which is one with its approval",
      refreshed(),
      [`${id} confirmed local`],
    ],
    [
      "the same in a pull request",
      withRefresh(provedCase(pendingCase), { proof }),
      [`${id} confirmed unprovable: ${unasked}`],
    ],
    [
      "a decision about moved evidence, and a later approval",
      withRefresh(approved(pendingCase, { reviewedAt: "2026-09-05T09:00:00Z" })),
      [`${id} approved local`, `${id} confirmed local`],
    ],
  ])("%s", async ([, text, standings]) => {
    expect(standingsOf(await verifiedIn({ ...goodSet(text), ...earlierRevision() }))).toEqual(
      standings,
    );
  });

  test.for<readonly [string, string, string]>([
    [
      "another text",
      edited(provedCase(pendingCase), "When can a customer", "When may a customer"),
      "The case says something else than what was decided: its digest is another one.",
    ],
    [
      "no digest",
      provedCase(pendingCase, { digest: undefined }),
      "The decision does not record which text it is of.",
    ],
    [
      "no corpus",
      provedCase(pendingCase, { corpus: undefined }),
      "The decision does not record which corpus it was made under.",
    ],
    [
      "another corpus",
      provedCase(pendingCase, { corpus: `sha256:${"0".repeat(64)}` }),
      `Corpus revision "${revisionId}" is not the one that was read: it was written anew under its name.`,
    ],
    [
      "no proof",
      provedCase(pendingCase, { proof: undefined }),
      'The decision is said to be recorded via "github", and carries no proof that can be read.',
    ],
    [
      "half a proof",
      provedCase(pendingCase, { proof: { pullRequest: 7, review: 34 } }),
      'The proof of the decision does not say its "reviewerId" and "commit".',
    ],
    [
      "the author's approval",
      provedCase(pendingCase, { reviewedBy: "@Avery" }),
      '"@Avery" is named as having approved the case, but wrote it.',
    ],
    [
      "a bot's approval",
      provedCase(pendingCase, { reviewedBy: "renovate[bot]" }),
      '"renovate[bot]" is named as having decided, but is no person.',
    ],
    [
      "a bot's retirement",
      approved(pendingCase) +
        retired.replace("noor", "dependabot").replace("}", `, proof: ${whole}}`),
      '"dependabot" is named as having decided, but is no person.',
    ],
    [
      "another text under a retirement",
      edited(approved(pendingCase), "When can a customer", "When may a customer") +
        retired.replace("}", `, proof: ${whole}}`),
      "The case says something else than what was decided: its digest is another one.",
    ],
  ])("contradicts %s", async ([, text, message]) => {
    const told = standingsOf(await verifiedIn(goodSet(text)));
    expect(told.at(-1)).toContain(`contradicted: ${message}`);
  });

  test("lets a person reject or retire the case that they wrote", async () => {
    const rejected = provedCase(pendingCase, { status: "rejected", reviewedBy: "avery" });
    expect(standingsOf(await verifiedIn(goodSet(rejected)))[0]).toContain("rejected unprovable");
  });
});

function person(name: string, email = `${name}@example.test`): CommitPeople["author"] {
  return { name, email };
}

function commit(author: CommitPeople["author"], more: Partial<CommitPeople> = {}): CommitPeople {
  return {
    commit: "a".repeat(40),
    committedAt: "2026-10-06T09:00:00Z",
    author,
    committer: author,
    isRoot: false,
    ...more,
  };
}

describe("what history tells", () => {
  const github = { name: "GitHub", email: "noreply@github.com" };
  const { file } = readCase(`cases/${id}.yaml`, provedCase(pendingCase));
  const [decision] = file === undefined ? [] : recordedDecisions(file);
  const told = (by: Partial<CommittedBy>): readonly string[] => {
    if (decision === undefined) throw new Error("The case records nothing.");
    const committed = { block: undefined, content: undefined, isCertain: true, ...by };
    return handWritten(decision, committed).map(({ message }) => message);
  };
  const avery = commit(person("Avery"));

  test.for<readonly [string, Partial<CommittedBy>]>([
    ["who wrote the case", { block: commit(person("Avery")), content: avery }],
    [
      "the same address under another name",
      {
        block: commit(person("A.", "AVERY@example.test")),
        content: commit(person("B.", "avery@example.test")),
      },
    ],
    [
      "the same name under another address",
      { block: commit(person("avery", "a@b.test")), content: avery },
    ],
  ])("contradicts a decision that was committed by %s", ([, by]) => {
    expect(told(by)).toHaveLength(1);
  });

  test("names the commit and its author", () => {
    expect(told({ block: avery, content: avery })).toMatchInlineSnapshot(`
      [
        "Commit aaaaaaaaaaaa brought this decision, by "Avery", who also committed what the case says; a run that records writes a commit of its own.",
      ]
    `);
  });

  test.for<readonly [string, Partial<CommittedBy>]>([
    ["somebody else", { block: commit(person("Noor")), content: avery }],
    [
      "a run that records",
      {
        block: commit(person("github-actions[bot]"), { committer: github }),
        content: commit(person("github-actions[bot]")),
      },
    ],
    [
      "the host, which squashed a pull request",
      { block: commit(person("Avery"), { committer: github }), content: avery },
    ],
    [
      "the first commit, before which nothing is known",
      { block: commit(person("Avery"), { isRoot: true }), content: avery },
    ],
    ["a commit before which this clone ends", { block: avery, content: avery, isCertain: false }],
    ["no commit", { content: avery }],
    ["a commit, of a text that none holds", { block: avery }],
  ])("says nothing of a decision that was committed by %s", ([, by]) => {
    expect(told(by)).toEqual([]);
  });
});
