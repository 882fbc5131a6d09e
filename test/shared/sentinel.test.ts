import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { differencesBetween, type Judgment } from "../../src/model/sentinel.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { edited } from "../support/edited.ts";
import { findingsOf } from "../support/report.ts";
import { sentinel } from "../support/sentinels.ts";

interface Review extends Judgment {
  readonly reviewer: string;
}

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly source: string;
  readonly first: Review;
  readonly second: Review;
  readonly expect: { readonly differences: readonly string[] };
  readonly prose_requires?: string;
}

const file = join(process.env["TOUCHSTONE_SHARED"] ?? "../shared", "vectors/agreement.json");
const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: readonly Vector[] };
const sentinels = vectors.filter(({ kind }) => kind === "sentinel");
const named = (id: string): Vector => {
  const vector = sentinels.find((one) => one.id === id);
  if (vector === undefined) throw new Error(`There is no vector "${id}".`);
  return vector;
};

/** A chunk of the good set in the place of a vector's. */
function inCorpus(id: string): string {
  return id === "k:1" ? "refund-policy:12" : "travel-policy:3";
}

/** What the rules say of an approved case with the vector's two judgments, by two people unless it is about one. */
async function rulesOn({ first, second, prose_requires }: Vector): Promise<readonly string[]> {
  const ids = first.relevantChunkIds;
  const written = ids.length === 0 ? pendingAbstention : pendingCase;
  const text = edited(written, "author: avery", "author: riley");
  const judgments = [first, second].map((review, index) => ({
    reviewer: prose_requires === undefined ? `reviewer-${index}` : review.reviewer,
    relevantChunkIds: review.relevantChunkIds.map(inCorpus),
    expectedAnswerSupported: review.expectedAnswerSupported,
  }));
  const findings = await findingsOf(goodSet(approved(sentinel(text, judgments))));
  return [...new Set(findings.map(({ rule }) => rule))];
}

describe("the sentinel vectors of the founding listing", () => {
  test("are 13", () => {
    expect(sentinels).toHaveLength(13);
  });

  test.for(sentinels.map((vector) => [vector.id, vector.source, vector] as const))(
    "%s: %s",
    ([, , vector]) => {
      expect(differencesBetween(vector.first, vector.second)).toEqual(vector.expect.differences);
    },
  );
});

describe("what the prose says and the listing does not check", () => {
  test("is of one reviewer, who judged twice", async () => {
    const requiring = sentinels.filter((vector) => vector.prose_requires !== undefined);
    expect(requiring.map(({ id }) => id)).toEqual(["sentinel-same-reviewer"]);
    for (const vector of requiring) {
      expect(await rulesOn(vector)).toEqual(["sentinel/reviewed-by-one"]);
    }
  });

  test.for([
    ["sentinel-agree", []],
    ["sentinel-empty-both", []],
    ["sentinel-support", ["sentinel/unresolved"]],
    ["sentinel-chunks", ["sentinel/unresolved"]],
    ["sentinel-repeated-id", ["sentinel/unresolved"]],
    ["sentinel-two-and-support", ["sentinel/unresolved"]],
    ["sentinel-both-unsupported-agree", ["sentinel/unsupported"]],
    ["sentinel-order-ignored", ["sentinel/other-chunks"]],
  ] as const)("stands against the approval of %s as %j", async ([id, rules]) => {
    expect(await rulesOn(named(id))).toEqual(rules);
  });
});
