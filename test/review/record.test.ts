import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import { obstaclesText } from "../../src/report/review/record-report.ts";
import { plainStyle } from "../../src/report/style.ts";
import { obstacles, record, type Decision } from "../../src/review/record.ts";
import { check } from "../../src/rules/check.ts";
import {
  approved,
  goodRevisionDigest,
  goodSet,
  pendingAbstention,
  pendingCase,
  revisionId,
  type Files,
} from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

const decision: Decision = {
  status: "approved",
  reviewer: "jordan",
  reason: "The policy says so: 30 days.",
  at: "2026-09-01T09:00:00Z",
  confirmed: ["query", "answer", "source", "chunks"],
};

const path = "cases/refund-policy-001.yaml";

/** The text with the decision in it, or what stands against it as a person reads it. */
async function recorded(
  text: string,
  decided: Partial<Decision> = {},
  files: Files = goodSet(),
): Promise<string> {
  const dataset = await loadDataset(memoryTree({ ...files, [path]: text }));
  const file = dataset.cases.find((one) => one.path === path);
  if (file === undefined) throw new Error("The case was not read.");
  const result = record(dataset, file, { decision: { ...decision, ...decided }, text });
  if ("text" in result) return result.text;
  return obstaclesText(result, { style: plainStyle, place: (one) => one });
}

describe("an approval", () => {
  test("is bound to the case and the corpus revision that were read", async () => {
    const text = await recorded(pendingCase);
    expect(text.startsWith(pendingCase)).toBe(true);
    expect(text.slice(pendingCase.length)).toMatchInlineSnapshot(`
      "review:
        status: approved
        reviewedBy: jordan
        reviewedAt: "2026-09-01T09:00:00Z"
        reason: "The policy says so: 30 days."
        confirmed:
          - query
          - answer
          - source
          - chunks
        digest: sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c
        corpus: sha256:1e171812157f1846de46ded5923304c1b49272d53e4445402abb71075f2a6450
        via: local
      "
    `);
    expect(text).toContain(`  corpus: ${goodRevisionDigest()}\n`);
  });

  test.for([
    ["an answerable case", pendingCase],
    ["a pending review", `${pendingCase}review: {status: pending} # soon\n`],
    [
      "an outdated approval",
      approved(pendingCase).replace("When can a customer request", "When may anybody request"),
    ],
    ["a rejection", approved(pendingCase, { status: "rejected", confirmed: [] })],
    ["an abstention", pendingAbstention.replace("parking-001", "refund-policy-001")],
    ["CRLF and no final line feed", pendingCase.trimEnd().replaceAll("\n", "\r\n")],
  ] as const)("of %s leaves a set without findings", async ([, before]) => {
    const text = await recorded(before);
    const dataset = await loadDataset(memoryTree({ ...goodSet(), [path]: text }));
    expect(check(dataset)).toEqual([]);
    expect(dataset.cases[0]?.case.review?.status).toBe("approved");
  });

  test("in a pull request says where it can be looked up", async () => {
    const proof = { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) };
    const text = await recorded(pendingCase, { via: { proof } });
    expect(text.slice(text.indexOf("  via:"))).toMatchInlineSnapshot(`
      "  via: github
        proof:
          pullRequest: 7
          review: 8
          reviewerId: 9
          commit: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
      "
    `);
  });

  test("replaces the lines of the review and no other", async () => {
    const [head = ""] = pendingCase.split("origin:");
    const before = `${head}review: # by two people
  status: rejected
  proof: {pullRequest: 1, review: 2, reviewerId: 3, commit: ${"a".repeat(40)}}

# The end.
origin: {kind: human,   author: 'avery'}`;
    const text = await recorded(before);
    expect(text.startsWith(`${head}# by two people\nreview:\n  status: approved\n`)).toBe(true);
    expect(
      text.endsWith("  via: local\n\n# The end.\norigin: {kind: human,   author: 'avery'}"),
    ).toBe(true);
    expect(text).not.toContain("proof");
  });

  test("of an abstention confirms its two questions", async () => {
    const text = await recorded(pendingAbstention.replace("parking-001", "refund-policy-001"));
    expect(text).toContain("  confirmed:\n    - query\n    - answer\n  digest:");
  });

  test.for([
    ["a missing confirmation", pendingCase, { confirmed: ["query", "answer", "chunks"] as const }],
    [
      "an error in the case",
      pendingCase.replace("quote: within 30 days", "quote: within 90 days"),
      {},
    ],
    [
      "short evidence",
      pendingCase.replace(/relevantChunkIds[^]*corpusRevision.*\n/, "evidence: [{chunk: a}]\n"),
      {},
    ],
    ["no corpus revision", pendingCase.replace(/corpusRevision.*\n/, ""), {}],
    [
      "a corpus revision that is not recorded",
      pendingCase.replace(/corpusRevision.*\n/, "corpusRevision: corpus-2025\n"),
      {},
    ],
    ["a defect of form", pendingCase.replace("kind: answerable", "kind: answer"), {}],
    [
      "a retired case",
      `${pendingCase}retired: {by: a, at: 2026-09-01T09:00:00Z, reason: old}\n`,
      {},
    ],
    [
      "braces",
      "{id: refund-policy-001, kind: abstention, because: ambiguous, query: q, expectedAnswer: e, corpusRevision: corpus-2026-09-01, origin: {kind: human, author: a}}\n",
      { confirmed: ["query", "answer"] as const },
    ],
  ] as const)("is refused for %s", async ([name, text, decided]) => {
    expect(`${name}:\n${await recorded(text, decided)}`).toMatchSnapshot();
  });

  test("is refused for what is wrong with the case alone", async () => {
    const files = goodSet(pendingAbstention.replace("query: Where", 'query: " " # Where'));
    expect(await recorded(pendingCase, {}, files)).toContain("status: approved");
  });
});

describe("a corpus revision that was altered", () => {
  test("gives no approval", async () => {
    const chunks = `corpus-revisions/${revisionId}/chunks.jsonl`;
    const files = goodSet();
    const altered = { ...files, [chunks]: (files[chunks] ?? "").split("\n").slice(1).join("\n") };
    expect(
      await recorded(pendingAbstention.replace("parking-001", "refund-policy-001"), {}, altered),
    ).toContain("/revision.yaml:14:11 error revision/altered\n");
  });
});

describe("a finding that stands against an approval", () => {
  test("is told at its place in the file as it is", async () => {
    const [head = "", tail = ""] = pendingCase.split("provenance:");
    const text = `${head}review: {status: pending}\nprovenance:${tail.replace("within 30", "within 90")}`;
    expect(await recorded(text)).toContain(`${path}:13:12 error evidence/quote-not-in-text`);
  });
});

describe("a rejection", () => {
  test("needs neither confirmations nor a case without errors", async () => {
    const text = pendingCase.replace("within 30 days of purchase\n", "within a year\n");
    const rejected = await recorded(text, { status: "rejected", confirmed: [] });
    expect(rejected).toContain("  status: rejected\n  reviewedBy: jordan\n");
    expect(rejected).not.toContain("confirmed");
    const dataset = await loadDataset(memoryTree({ ...goodSet(), [path]: rejected }));
    expect(check(dataset).filter(({ rule }) => rule.startsWith("review/"))).toEqual([]);
  });
});

describe("obstacles", () => {
  test("are what no answer of the reviewer can mend", async () => {
    const texts = [pendingCase, pendingCase.replace(/corpusRevision.*\n/, "")];
    const counts = [];
    for (const text of texts) {
      const dataset = await loadDataset(memoryTree({ ...goodSet(), [path]: text }));
      const [file] = dataset.cases;
      if (file === undefined) throw new Error("The case was not read.");
      const { refused, findings } = obstacles(dataset, file, text);
      counts.push(refused.length + findings.length);
    }
    expect(counts).toEqual([0, 1]);
  });
});
