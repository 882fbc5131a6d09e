import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { blanks } from "../support/blanks.ts";
import { partAt, pathsOf, replaced, type PartPath } from "../support/edits.ts";
import { everyField, judge, sealed } from "../support/every-field.ts";
import { pendingCase, shortCase } from "../support/good-set.ts";

const rulesOf = await judge();

/** The rules that find more in a case than these do. */
function newRules(known: readonly string[], edited: unknown): readonly string[] {
  const found = [...rulesOf(edited)];
  for (const rule of known) found.splice(found.indexOf(rule), 1);
  return found;
}

const isText =
  (value: unknown) =>
  (path: PartPath): boolean =>
    typeof partAt(value, path) === "string";

/** The digests of an approval and of a sentinel's judgments follow from the rest, so nobody writes them. */
const isDigest = (path: PartPath): boolean =>
  path.at(-1) === "digest" || path.join(".") === "review.corpus";

/** The fields of all cases that hold text, each once: an entry of a list stands for all. */
const textFields = new Map(
  everyField.flatMap(([, value]) =>
    pathsOf(value)
      .filter(isText(value))
      .filter((path) => !isDigest(path))
      .map((path) => [path.join(".").replace(/\d+/g, "*"), { value, path }] as const),
  ),
);

test.for(everyField)("nothing is found in a case that is %s", ([, value]) => {
  expect(rulesOf(value)).toEqual([]);
});

test.for([...textFields])("a blank %s is found by one rule", ([, { value, path }]) => {
  const found = Object.entries(blanks).map(([name, blank]) => {
    const rules = rulesOf(sealed(replaced(value, path, blank)));
    expect([name, ...rules]).toHaveLength(2);
    return rules[0];
  });
  expect([...new Set(found)]).toHaveLength(1);
  expect(found[0]).toMatch(/\/(blank-|off-schema$|quote-not-in-text$|without-decision$)/);
});

describe.for([
  [
    "short evidence",
    { ...(parse(shortCase) as object), evidence: [{ document: "d", chunk: "c", quote: "q" }] },
    ["evidence.0.document", "evidence.0.chunk", "evidence.0.quote"],
  ],
  [
    "a rejection",
    {
      ...(parse(pendingCase) as object),
      review: { status: "rejected", reviewedBy: "jordan", reason: "Odd." },
    },
    ["review.reviewedBy", "review.reason"],
  ],
] as const)("in %s", ([, value, fields]) => {
  const known = rulesOf(value);

  test.for(fields)("a blank %s is found by case/blank-text", (field) => {
    const path = field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    for (const [name, blank] of Object.entries(blanks)) {
      const rules = newRules(known, replaced(value, path, blank));
      expect([name, rules]).toEqual([name, ["case/blank-text"]]);
    }
  });
});
