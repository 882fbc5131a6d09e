import assert from "node:assert/strict";
import fc from "fast-check";
import { parse } from "yaml";
import { loadDataset } from "../../src/load/dataset.ts";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { formatted } from "../../src/load/formatted.ts";
import { editValue, withValue } from "../../src/load/value-edits.ts";
import { withWrittenScalars } from "../../src/load/scalar-edits.ts";
import { editFields } from "../../src/load/yaml-edits.ts";
import { newYamlFile } from "../../src/load/yaml-text.ts";
import { splitClaimOf } from "../../src/families/split-claim.ts";
import { splitStanding } from "../../src/families/standing.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import type { Finding } from "../../src/model/finding.ts";
import { contentHash } from "../../src/model/hash.ts";
import { countsOf } from "../../src/report/verdict/counts.ts";
import { jsonReport } from "../../src/report/verdict/json-report.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textReport } from "../../src/report/verdict/text-report.ts";
import { allRules } from "../../src/rules/all-rules.ts";
import { check } from "../../src/rules/check.ts";
import { anyText, brokenBytes, reworded, slipped, yamlLike } from "./broken-text.ts";
import { asFields } from "./fields.ts";
import { misplaced } from "./findings.ts";
import { approved, goodSet, pendingAbstention, pendingCase, revisionId } from "./good-set.ts";
import { memoryTree, type Content, type Contents } from "./memory-tree.ts";
import { runnerCommands } from "./runner-commands.ts";
import { plainCaseJson } from "./plain-digest.ts";

/** A claim that holds for any input; running it gives the report of the smallest input that breaks it. */
export interface FuzzTarget {
  readonly name: string;
  readonly run: (parameters: fc.Parameters<unknown>) => Promise<string | undefined>;
}

function target<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  holds: (input: Input) => void | Promise<void>,
): FuzzTarget {
  const property = fc.asyncProperty(input, async (value) => {
    await holds(value);
  });
  return {
    name,
    run: async (parameters) => {
      const details = await fc.check(property, parameters as fc.Parameters<[Input]>);
      return details.failed ? await fc.asyncDefaultReportMessage(details) : undefined;
    },
  };
}

const answerable = approved(pendingCase);
const abstention = approved(`${pendingAbstention}split: test\n`);
const families = `claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
families:
  refund-policy: {title: Refunds, documents: [refund-policy], split: dev}
  travel-policy: {title: Travel, documents: ["travel*"], split: test}
`;
const set: Readonly<Record<string, string>> = {
  ...goodSet(answerable, abstention),
  "families.yaml": families,
};
const approvedCases = new Map([
  ["cases/refund-policy-001.yaml", answerable],
  ["cases/parking-001.yaml", abstention],
]);

const editedFile: fc.Arbitrary<readonly [path: string, content: Content]> = fc
  .constantFrom(...Object.keys(set), ...approvedCases.keys(), ...approvedCases.keys())
  .chain((path) => {
    const text = set[path] ?? "";
    const content: fc.Arbitrary<Content> = fc.oneof(
      { arbitrary: slipped(text), weight: 5 },
      { arbitrary: reworded(text), weight: 4 },
      { arbitrary: brokenBytes(text), weight: 2 },
      { arbitrary: yamlLike, weight: 1 },
    );
    return fc.tuple(fc.constant(path), content);
  });

/** A good case with any text in its text fields, as the value that a file then holds. */
const texts = ["query", "expectedAnswer", "corpusRevision", "notes"] as const;
const caseOfAnyText: fc.Arbitrary<Record<string, unknown>> = fc
  .record(
    {
      query: anyText,
      expectedAnswer: anyText,
      corpusRevision: anyText,
      notes: anyText,
      tags: fc.array(anyText, { maxLength: 2 }),
      conversation: fc.array(
        fc.record({ role: fc.constant("user"), content: anyText }, { noNullPrototype: true }),
        {
          maxLength: 2,
        },
      ),
      provenance: fc.record(
        {
          chunkId: anyText,
          documentId: anyText,
          sourceUri: anyText,
          sourceRevision: anyText,
          quote: anyText,
        },
        { noNullPrototype: true },
      ),
      author: anyText,
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map(({ provenance, author, ...fields }) => {
    const good = asFields(parse(pendingCase));
    const [entry] = good["provenance"] as [object];
    return {
      ...good,
      ...fields,
      ...(provenance === undefined
        ? {}
        : { provenance: [{ ...entry, ...provenance }], relevantChunkIds: [provenance.chunkId] }),
      ...(author === undefined ? {} : { origin: { kind: "human", author } }),
    };
  });

export const fuzzTargets: readonly FuzzTarget[] = [
  target("a set with one file broken", editedFile, async ([path, content]) => {
    await judged({ ...set, [path]: content }, path);
  }),
  target("a case with any text in its fields", caseOfAnyText, async (value) => {
    const path = "cases/refund-policy-001.yaml";
    const json = await judged({ ...set, [path]: JSON.stringify(value) }, undefined);
    const half = texts.some((name) => /\p{Cs}/u.test(String(value[name])));
    if (half) assert.ok(json.some(({ level, at }) => level === "error" && at.file === path));
  }),
  target("a case with any text, written by us", caseOfAnyText, (value) => {
    if (/\p{Cs}/u.test(JSON.stringify(value)) || /\\ud[89a-f]/.test(JSON.stringify(value))) return;
    const read = parseLocated("a.yaml", newYamlFile(value, "notes"));
    assert.deepEqual([read.value, read.defects, read.ambiguousScalars], [value, [], []]);
  }),
  target("the edit of a field in any text", fc.oneof(slipped(answerable), yamlLike), (text) => {
    const review = { status: "pending" };
    const edited = editFields("a.yaml", text, [{ set: "review", to: review }]);
    if ("refused" in edited) return;
    const [before, after] = [text, edited.text].map((one) => parseLocated("a.yaml", unmarked(one)));
    if (before?.value === undefined) return;
    assert.deepEqual(after?.value, { ...asFields(before.value), review });
  }),
  target(
    "quotes around ambiguous scalars in any text",
    fc.oneof(slipped(families), yamlLike),
    (text) => {
      const before = parseLocated("a.yaml", unmarked(text));
      const written = withWrittenScalars(text, before.ambiguousScalars);
      assert.ok(written !== undefined);
      const after = parseLocated("a.yaml", unmarked(written));
      assert.deepEqual([after.value, after.defects], [before.value, before.defects]);
      assert.deepEqual(after.ambiguousScalars, []);
    },
  ),
  target(
    "any text, formatted",
    fc.oneof(slipped(families), slipped(answerable), yamlLike),
    (text) => {
      for (const path of ["families.yaml", "cases/a.yaml"]) {
        const before = parseLocated(path, unmarked(text));
        const result = formatted(path, unmarked(text));
        if ("refused" in result) continue;
        const after = parseLocated(path, result.text);
        assert.deepEqual([after.value, after.defects], [before.value, before.defects]);
        const again = formatted(path, result.text);
        assert.ok("text" in again && again.text === result.text);
      }
    },
  ),
  target("the edit of a value in any text", fc.oneof(slipped(answerable), yamlLike), (text) => {
    const before = parseLocated("a.yaml", unmarked(text));
    if (before.defects.length > 0) return;
    for (const [name, to] of [
      ["tags", ["a", "no"]],
      ["query", "12:30 # x"],
    ] as const) {
      const edit = { path: [name], to } as const;
      const edited = editValue("a.yaml", text, edit);
      if ("refused" in edited) continue;
      const after = parseLocated("a.yaml", unmarked(edited.text));
      assert.deepEqual([after.value, after.defects], [withValue(before.value, edit), []]);
    }
  }),
];

/** A reader of files takes the first byte order mark away. */
function unmarked(text: string): string {
  return text.replace(/^\ufeff/, "");
}

/** Judges a set: whatever it holds, findings lie in it, reports are safe to print, and no approval fits what it was not given to. */
async function judged(files: Contents, changed: string | undefined): Promise<readonly Finding[]> {
  const dataset = await loadDataset(memoryTree(files));
  const findings = check(dataset);
  assert.deepEqual(misplaced(findings, files), []);
  printable(dataset, findings);
  if (changed !== undefined && findings.every(({ level }) => level !== "error")) {
    nothingUnseen(dataset, files, changed);
  }
  return findings;
}

/** What a terminal could follow, but for the line feed that ends a line. */
const raw = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

function printable(dataset: Dataset, findings: readonly Finding[]): void {
  const text = textReport(findings, { style: plainStyle, place: (file) => file });
  assert.equal(raw.exec(text.replaceAll("\n", "")), null);
  assert.deepEqual(runnerCommands(text), []);
  const verdict = {
    findings,
    counts: countsOf(dataset, findings),
    rules: { judged: allRules.length, of: allRules.length },
    notShown: { otherFiles: 0, belowLevel: 0 },
    comparison: { base: { name: "main", commit: "0".repeat(40), holdsSet: true } },
    split: splitStanding(dataset),
    claim: splitClaimOf(dataset),
  };
  const json = [...jsonReport(verdict)].join("");
  assert.equal(raw.exec(json.slice(0, -1)), null);
  JSON.parse(json);
}

/** A file in which nobody finds an error says what it said, as far as anything rests on it. */
function nothingUnseen(dataset: Dataset, files: Contents, path: string): void {
  const now = files[path] ?? "";
  const bytes = typeof now === "string" ? Buffer.from(now) : Buffer.from(now as Uint8Array);
  const before = Buffer.from(set[path] ?? "");
  const folder = `corpus-revisions/${revisionId}/`;
  if (approvedCases.has(path)) {
    const value = asFields(parse(unmarked(bytes.toString()), { uniqueKeys: true }));
    const { status } = asFields(value["review"] ?? {});
    const counted = countsOf(dataset, []).status;
    if (status === "approved" && value["retired"] === undefined) {
      assert.equal(plainCaseJson(value), plainCaseJson(asFields(parse(before.toString()))));
    } else assert.equal(counted.approved, approvedCases.size - 1);
  } else if (path === `${folder}revision.yaml`) {
    assert.deepEqual(parse(unmarked(bytes.toString())), parse(before.toString()));
  } else if (path.startsWith(folder)) {
    assert.ok(bytes.equals(before));
  } else if (path === "corpus-revisions/current.yaml") {
    assert.deepEqual(parse(unmarked(bytes.toString())), { revision: revisionId });
  }
  for (const [hash, text] of dataset.texts) assert.equal(contentHash(text), hash);
}
