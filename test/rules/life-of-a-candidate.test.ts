import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { loadDataset } from "../../src/load/dataset.ts";
import { statusOf } from "../../src/model/case.ts";
import { caseDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import { approvedCases } from "../../src/rules/records/approved-cases.ts";
import { folderWith, runIn } from "../support/command.ts";
import { edited } from "../support/edited.ts";
import { asFields } from "../support/fields.ts";
import {
  approved,
  goodCorpus,
  goodExcerpt,
  goodSet,
  pendingCase,
  refundText,
  type Files,
} from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { findingsOf } from "../support/report.ts";

const path = "cases/refund-policy-001.yaml";
const generated = edited(
  pendingCase,
  "{kind: human, author: avery}",
  `{kind: synthetic, lane: backlog, generator: writer-2, ${goodExcerpt}}`,
);

async function rulesOf(files: Files): Promise<readonly string[]> {
  return [...new Set((await findingsOf(files)).map(({ rule }) => rule))];
}

/** The approved case with another review block. */
function reviewed(review: object): Files {
  return { ...goodCorpus(), [path]: generated + stringify({ review }) };
}

const approval = asFields(asFields(parse(approved(generated)))["review"]);

describe("a generated candidate", () => {
  test("stays one however clean it is: a check changes no status and no byte", async () => {
    const folder = await folderWith(goodSet(generated));
    const { code, out } = await runIn(folder, "check");
    expect(code).toBe(0);
    expect(out).toContain("approved   none yet: every case is a candidate");
    expect(readFileSync(join(folder, path), "utf8")).toBe(generated);
  });

  test("is not approved by the word alone, without a person's decision", async () => {
    expect(await rulesOf(reviewed({ status: "approved" }))).toEqual([
      "review/unbound",
      "review/unconfirmed",
      "review/without-decision",
    ]);
  });

  test.for(["query", "answer", "source", "chunks"])(
    "is not approved while %s is not confirmed",
    async (missing) => {
      const confirmed = ["query", "answer", "source", "chunks"].filter((one) => one !== missing);
      expect(await rulesOf(reviewed({ ...approval, confirmed }))).toEqual(["review/unconfirmed"]);
    },
  );

  test.for([
    [
      "no chunk id",
      { relevantChunkIds: undefined, provenance: undefined },
      "case/without-evidence",
    ],
    [
      "a chunk id that the generator made up",
      {
        relevantChunkIds: ["refund-policy:21"],
        provenance: [
          {
            chunkId: "refund-policy:21",
            documentId: "refund-policy",
            sourceUri: "https://docs.example.test/refunds",
            sourceRevision: "v4",
            contentHash: `sha256:${"0".repeat(64)}`,
          },
        ],
      },
      "evidence/not-in-revision",
    ],
  ] as const)("with %s is found", async ([, fields, rule]) => {
    const text = stringify({ ...asFields(parse(generated)), ...fields });
    expect(await rulesOf({ ...goodCorpus(), [path]: text })).toEqual([rule]);
  });
});

describe("an approval", () => {
  test.for(["status", "reviewedBy", "reviewedAt", "reason", "confirmed", "digest", "corpus"])(
    "that lost its %s is found",
    async (gone) => {
      const review = Object.fromEntries(Object.entries(approval).filter(([name]) => name !== gone));
      expect(await rulesOf(reviewed(approval))).toEqual([]);
      expect(await rulesOf(reviewed(review))).toHaveLength(1);
    },
  );
});

describe("a rejected case", () => {
  const review = { ...approval, status: "rejected" };

  test("may be kept, and stands in no approved set though its review says all that an approval does", async () => {
    const dataset = await loadDataset(memoryTree(reviewed(review)));
    expect(await findingsOf(reviewed(review))).toEqual([]);
    expect(dataset.cases.map(statusOf)).toEqual(["rejected"]);
    expect([...approvedCases(dataset)]).toEqual([]);
  });

  test.for([
    ["made up its chunk", "refund-policy:12", "refund-policy:21"],
    ["made up its quote", "quote: within 30 days", "quote: within 40 days"],
    ["made up its source", "example.test/refunds", "example.test/returns"],
    ["made up its excerpt", `"${contentHash(refundText)}"`, `"sha256:${"0".repeat(64)}"`],
  ] as const)("may be kept where the generator %s", async ([, from, to]) => {
    const text = generated.replaceAll(from, to);
    const rejection = { ...review, digest: caseDigest(parse(text)), confirmed: [] };
    const kept = { ...goodCorpus(), [path]: text + stringify({ review: rejection }) };
    expect(await rulesOf({ ...goodCorpus(), [path]: text })).not.toEqual([]);
    expect(await rulesOf(kept)).toEqual([]);
  });

  test("is listed as set aside", async () => {
    const { out } = await runIn(await folderWith(reviewed(review)), "check");
    expect(out).toContain("set aside  1 rejected");
  });
});

const answers = (list: string): Files => goodSet(`${pendingCase}acceptedAnswers: ${list}\n`);

describe("another accepted answer", () => {
  test("whose chunk is not in the corpus revision is found by its evidence", async () => {
    const value = asFields(parse(pendingCase));
    const [entry] = value["provenance"] as readonly object[];
    const text = stringify({
      ...value,
      relevantChunkIds: ["refund-policy:12", "refund-policy:21"],
      provenance: [entry, { ...entry, chunkId: "refund-policy:21" }],
      acceptedAnswers: [{ statement: "For 30 days.", chunkIds: ["refund-policy:21"] }],
    });
    expect(await rulesOf({ ...goodCorpus(), [path]: text })).toEqual(["evidence/not-in-revision"]);
  });

  test("may stand beside the description of the outcome, but a list of none may not", async () => {
    const one = '[{statement: For 30 days., chunkIds: ["refund-policy:12"]}]';
    expect(await rulesOf(answers(one))).toEqual([]);
    expect(await rulesOf(answers("[]"))).toEqual(["case/blank-answer"]);
  });
});

test("a set needs no sentinel and no number of cases", async () => {
  expect(await rulesOf(goodSet(approved(pendingCase)))).toEqual([]);
});
