import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readCase } from "../../src/load/read-case.ts";
import {
  canonicalJson,
  caseDigest,
  revisionDigest,
  unresolvedDigest,
} from "../../src/model/digest.ts";
import { asFields } from "../support/fields.ts";
import { pendingCase } from "../support/good-set.ts";
import { hashed, plainCaseDigest, plainCaseJson, plainJson } from "../support/plain-digest.ts";

interface Vector {
  readonly title: string;
  readonly yaml: string;
  readonly json: string;
  readonly digest: string;
}

/** The worked vectors as docs/digest.md prints them. */
function vectors(heading: RegExp): Vector[] {
  const text = readFileSync("docs/digest.md", "utf8");
  return text
    .split(heading)
    .slice(1)
    .map((section) => {
      const [, yaml = "", json = "", digest = ""] =
        /```yaml\n(.*?)```\n\n```json\n(.*?)\n```\n\n`(sha256:[0-9a-f]{64})`\n/s.exec(section) ??
        [];
      return { title: section.slice(0, section.indexOf("\n")), yaml, json, digest };
    });
}

const ten = vectors(/^### \d+\. /m);

describe("the vectors of docs/digest.md", () => {
  test("are ten", () => {
    expect(ten).toHaveLength(10);
  });

  test.for(ten)("hold in this project's code: $title", ({ yaml, digest }) => {
    expect(readCase("a.yaml", yaml).file?.digest).toBe(digest);
    expect(readCase("a.yaml", yaml.replaceAll("\n", "\r\n")).file?.digest).toBe(digest);
    const rules = readCase("a.yaml", yaml).defects.map(({ rule }) => rule);
    // A check refuses control characters, and a digest is made of them all the same.
    expect(rules.filter((rule) => rule !== "case/hidden-characters")).toEqual([]);
  });

  test.for(ten)("hold in a plain implementation: $title", ({ yaml, json, digest }) => {
    expect(plainCaseJson(asFields(parse(yaml)))).toBe(json);
    expect(plainCaseDigest(asFields(parse(yaml)))).toBe(digest);
    expect(hashed(json)).toBe(digest);
  });

  test("are the same for the first two, and different otherwise", () => {
    expect(ten[1]?.digest).toBe(ten[0]?.digest);
    expect(new Set(ten.map(({ digest }) => digest)).size).toBe(9);
  });

  test("hold for a corpus revision", () => {
    const [revision] = vectors(/^## A corpus revision/m);
    expect(revisionDigest(parse(revision?.yaml ?? ""))).toBe(revision?.digest);
    expect(hashed(plainJson(parse(revision?.yaml ?? "")))).toBe(revision?.digest);
  });
});

describe("a case's digest", () => {
  const base = asFields(parse(pendingCase));

  test.for([
    ["review", { status: "rejected" }],
    ["refresh", { from: "a", to: "b", reasons: [] }],
    ["notes", "Words."],
    ["tags", ["a"]],
    ["split", "test"],
    ["retired", { by: "a", at: "b", reason: "c" }],
  ] as const)("stays the same with another %s", ([name, value]) => {
    expect(caseDigest({ ...base, [name]: value })).toBe(caseDigest(base));
  });

  test("counts a sentinel's reason and resolution, and not its reviews", () => {
    const sentinel = { why: "common", resolution: { by: "a" } };
    const digest = caseDigest({ ...base, sentinel });
    expect(caseDigest({ ...base, sentinel: { ...sentinel, reviews: [1] } })).toBe(digest);
    expect(caseDigest({ ...base, sentinel: { ...sentinel, why: "fragile" } })).not.toBe(digest);
    expect(caseDigest({ ...base, sentinel: { ...sentinel, resolution: {} } })).not.toBe(digest);
    expect(caseDigest(base)).not.toBe(digest);
  });

  test("changes with every other field, a field that no schema knows among them", () => {
    const digests = [
      ...Object.keys(base).map((name) => caseDigest({ ...base, [name]: "changed" })),
      ...Object.keys(base).map((name) => {
        const { [name]: _, ...rest } = base;
        return caseDigest(rest);
      }),
      caseDigest({ ...base, extra: 1 }),
      caseDigest(parse(`${pendingCase}__proto__: {a: 1}\n`)),
      caseDigest(base),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });

  test("changes with every field that the schema knows, but for the six and a sentinel's reviews", () => {
    const { definitions } = asFields(JSON.parse(readFileSync("schemas/case.schema.json", "utf8")));
    const kinds = ["answerableCase", "inconclusiveCase", "abstentionCase"] as const;
    const names = new Set(
      kinds.flatMap((kind) =>
        Object.keys(asFields(asFields(asFields(definitions)[kind])["properties"])),
      ),
    );
    const silent = [...names].filter(
      (name) => caseDigest({ ...base, [name]: "changed" }) === caseDigest(base),
    );
    expect(silent.toSorted()).toEqual(["notes", "refresh", "retired", "review", "split", "tags"]);
  });

  test("leaves out nothing below the first level but a sentinel's reviews", () => {
    const names = ["review", "notes", "tags", "reviews", "other"];
    const digests = names.map((name) => caseDigest({ ...base, origin: { [name]: 1 } }));
    expect(new Set(digests).size).toBe(names.length);
  });

  test.for([
    ["text", "a"],
    ["a list", []],
    ["nothing", null],
    ["a lone surrogate", { query: "\ud800" }],
    ["a lone surrogate in a name", { "\udc00": 1 }],
    ["an endless number", { grade: Number.POSITIVE_INFINITY }],
    ["what is no number", { deep: [{ grade: Number.NaN }] }],
  ] as const)("is undefined for %s", ([, value]) => {
    expect(caseDigest(value)).toBeUndefined();
  });

  test("is what the plain implementation computes, whatever the case holds", () => {
    const value = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(value, fc.option(value), (fields, sentinel) => {
        const whole = sentinel === null ? fields : { ...fields, sentinel };
        expect(caseDigest(whole)).toBe(plainCaseDigest(whole));
      }),
    );
  });

  test("changes nothing in the case", () => {
    const value = { ...base, sentinel: { why: "common", reviews: [1] }, notes: "x" };
    const before = structuredClone(value);
    caseDigest(value);
    expect(value).toEqual(before);
  });
});

describe("the digest of a case before its difference was settled", () => {
  const base = asFields(parse(pendingCase));
  const sentinel = { why: "common", reviews: [1] };

  test("leaves out the resolution and nothing else", () => {
    const settled = { ...base, sentinel: { ...sentinel, resolution: { by: "a" } } };
    expect(unresolvedDigest(settled)).toBe(caseDigest({ ...base, sentinel }));
    expect(unresolvedDigest(settled)).not.toBe(caseDigest(settled));
    const other = { ...settled, sentinel: { ...settled.sentinel, why: "fragile" } };
    expect(unresolvedDigest(other)).not.toBe(unresolvedDigest(settled));
  });

  test.for([
    ["a case without a resolution", { ...base, sentinel }],
    ["a case that is no sentinel", base],
    ["a sentinel that is no map", { ...base, sentinel: ["resolution"] }],
    ["no map", "a"],
  ] as const)("is the digest of %s", ([, value]) => {
    expect(unresolvedDigest(value)).toBe(caseDigest(value));
  });
});

describe("canonical JSON", () => {
  test.for([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ "\u{1f600}": 1, "\ufb33": 2 }, '{"\u{1f600}":1,"\ufb33":2}'],
    [{ a: [1e21, 1e-7, 0.1, -0, 100] }, '{"a":[1e+21,1e-7,0.1,0,100]}'],
    [{ a: "\u2028/é\u007f" }, '{"a":"\u2028/é\u007f"}'],
  ] as const)("is written as RFC 8785 says: %j", ([value, text]) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test("is refused where JSON has no such value", () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow();
  });
});
