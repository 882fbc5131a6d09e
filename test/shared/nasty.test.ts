import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { decodeUtf8 } from "../../src/load/text-file.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository } from "../../src/git/repository.ts";
import type { Finding } from "../../src/model/finding.ts";
import { check } from "../../src/rules/check.ts";
import { gitRepository } from "../support/git-repository.ts";
import { goodCorpus, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { findingsOf } from "../support/report.ts";

const folder = join(process.env["TOUCHSTONE_SHARED"] ?? "../shared", "data/nasty");

const names = {
  expected_answer: "expectedAnswer",
  corpus_revision: "corpusRevision",
  relevant_chunk_ids: "relevantChunkIds",
  reviewed_by: "reviewedBy",
  reviewed_at: "reviewedAt",
  document_id: "documentId",
  source_revision: "sourceRevision",
};

/** The sample's bytes with the names of fields that Touchstone gives them. */
function sample(file: string): Uint8Array {
  let text = readFileSync(join(folder, file)).toString("latin1");
  for (const [theirs, ours] of Object.entries(names)) text = text.replaceAll(theirs, ours);
  return Buffer.from(text, "latin1");
}

function valueOf(file: string): unknown {
  return parseLocated(file, decodeUtf8(sample(file)) ?? "").value;
}

/** What is said of every sample, since they are older than these fields, and of evidence that the corpus lacks. */
const ofEverySample = new Set([
  "evidence/without-provenance",
  "case/without-origin",
  "revision/unknown",
  "review/unconfirmed",
  "review/unbound",
]);

async function told(text: Uint8Array): Promise<readonly string[]> {
  const found = await findingsOf({ ...goodCorpus(), "cases/refund-001.yaml": text });
  return found
    .filter(({ rule, message }) => !ofEverySample.has(rule) && message !== '"kind" is missing.')
    .map(({ level, rule, at }) => `${level} ${rule} ${at.line}:${at.column}`);
}

/** What is said of each sample, with its level and its place. */
const expected: Readonly<Record<string, readonly string[]>> = {
  "alias-bomb.yaml": [
    "error file/ambiguous-yaml 6:4",
    "error file/ambiguous-yaml 7:4",
    "error file/ambiguous-yaml 7:8",
    "error file/ambiguous-yaml 8:4",
    "error file/ambiguous-yaml 8:8",
    "error file/ambiguous-yaml 9:4",
    "error file/ambiguous-yaml 9:8",
    "error file/ambiguous-yaml 10:4",
    "error file/ambiguous-yaml 10:8",
    "error file/ambiguous-yaml 11:4",
    "error file/ambiguous-yaml 11:8",
    "error file/ambiguous-yaml 12:4",
    "error file/ambiguous-yaml 12:8",
    "error file/ambiguous-yaml 13:4",
    "error file/ambiguous-yaml 13:8",
    "error file/ambiguous-yaml 14:4",
    "error file/ambiguous-yaml 14:8",
  ],
  "alias-150-harmless.yaml": ["error file/ambiguous-yaml 7:5", "error file/ambiguous-yaml 8:5"],
  "alias-shared.yaml": ["error file/ambiguous-yaml 5:19", "error file/ambiguous-yaml 6:23"],
  "alias-undefined-markdown-bold.yaml": ["error file/not-yaml 3:24"],
  "merge-key.yaml": ["error file/ambiguous-yaml 1:11", "error file/ambiguous-yaml 6:5"],
  "merge-key-twice.yaml": [
    "error file/ambiguous-yaml 1:4",
    "error file/ambiguous-yaml 2:4",
    "error file/ambiguous-yaml 4:7",
    "error file/ambiguous-yaml 5:7",
  ],
  "duplicate-key.yaml": ["error file/duplicate-key 6:1"],
  "duplicate-key-quoted.yaml": ["error file/duplicate-key 6:1"],
  "duplicate-key-json.json": ["error file/duplicate-key 1:32"],
  "norway.yaml": [
    "error file/off-schema 6:1",
    "warning file/ambiguous-scalar 7:8",
    "warning file/ambiguous-scalar 7:13",
    "warning file/ambiguous-scalar 7:17",
    "warning file/ambiguous-scalar 7:21",
    "warning file/ambiguous-scalar 7:26",
    "warning file/ambiguous-scalar 7:29",
  ],
  "norway-answer.yaml": ["warning file/ambiguous-scalar 3:17"],
  "boolean-answer.yaml": ["error file/off-schema 3:17"],
  "yaml11-directive.yaml": ["error file/ambiguous-yaml 1:1"],
  "date-unquoted.yaml": [
    "warning file/ambiguous-scalar 4:17",
    "error review/without-decision 7:11",
    "error file/off-schema 9:15",
  ],
  "date-impossible.yaml": ["error review/without-decision 7:11", "error file/off-schema 9:15"],
  "sexagesimal.yaml": ["warning file/ambiguous-scalar 5:20", "warning file/ambiguous-scalar 5:30"],
  "sha-exponent.yaml": ["error file/off-schema 4:17"],
  "sha-exponent-finite.yaml": ["error file/off-schema 4:17"],
  "sha-all-digits.yaml": ["error file/off-schema 4:17"],
  "big-int-chunk-ids.yaml": ["error file/off-schema 5:20", "error file/off-schema 5:39"],
  "octal-ids.yaml": [
    "error file/off-schema 1:5",
    "error file/off-schema 5:20",
    "error file/off-schema 5:26",
    "error file/off-schema 5:32",
  ],
  "number-like-ids.yaml": [
    "error file/off-schema 5:20",
    "error file/off-schema 5:25",
    "error file/off-schema 5:31",
    "error file/off-schema 5:35",
    "error file/off-schema 5:39",
    "error file/off-schema 5:45",
    "warning file/ambiguous-scalar 5:51",
  ],
  "numeric-answer.yaml": ["error file/off-schema 3:17"],
  "null-values.yaml": [
    "error file/off-schema 2:8",
    "error file/off-schema 3:17",
    "error file/off-schema 4:17",
  ],
  "blank-unicode.yaml": ["error case/blank-query 2:8", "error case/blank-answer 3:17"],
  "tab-indent.yaml": ["error file/not-yaml 7:1", "error file/not-yaml 8:1"],
  "tab-separator.yaml": [],
  "trailing-space-id.yaml": ["error file/off-schema 1:5"],
  "bom.yaml": [],
  "bom-double.yaml": ["error file/not-yaml 1:1"],
  "lf-twin.yaml": [],
  "crlf.yaml": [],
  "cr-only.yaml": ["error file/ambiguous-yaml 1:15"],
  "mixed-eol.yaml": [],
  "no-final-newline.yaml": [],
  "latin1.yaml": ["error file/not-utf8 3:1"],
  "utf16le-bom.yaml": ["error file/not-utf8 1:1"],
  "truncated-utf8.yaml": ["error file/not-utf8 5:1"],
  "nul-byte.yaml": ["error file/not-yaml 3:22"],
  "control-chars.yaml": ["error case/hidden-characters 3:17"],
  "lone-surrogate.yaml": ["error file/off-schema 3:17"],
  "id-nfc.yaml": ["error file/off-schema 1:5"],
  "id-nfd.yaml": ["error file/off-schema 1:5"],
  "id-emoji.yaml": ["error file/off-schema 1:5"],
  "id-case-variant.yaml": ["error file/off-schema 1:5"],
  "id-invisible.yaml": ["error file/off-schema 1:5"],
  "id-homoglyph.yaml": ["error file/off-schema 1:5"],
  "answer-bidi.yaml": ["error case/hidden-characters 3:17"],
  "id-path-traversal.yaml": ["error file/off-schema 1:5"],
  "id-colon-angle.yaml": ["error file/off-schema 1:5"],
  "id-too-long.yaml": ["error file/off-schema 1:5"],
  "multi-doc.yaml": ["error file/ambiguous-yaml 6:1"],
  "doc-end-marker.yaml": [],
  "empty.yaml": ["error file/off-schema 1:1"],
  "comment-only.yaml": ["error file/off-schema 1:1"],
  "top-level-list.yaml": ["error file/off-schema 1:1"],
  "top-level-scalar.yaml": ["error file/off-schema 1:1"],
  "merge-conflict.yaml": ["error file/not-yaml 2:1"],
  "colon-in-query.yaml": ["error file/not-yaml 2:8"],
  "hash-in-query.yaml": ["warning case/cut-text 2:8"],
  "special-start.yaml": ["error file/not-yaml 2:8", "error file/not-yaml 3:17"],
  "dash-answer.yaml": ["error file/not-yaml 3:17"],
  "flow-colon-chunk.yaml": ["error file/off-schema 5:20"],
  "flow-hash-url.yaml": [],
  "block-scalar-forms.yaml": [],
  "folded-cjk.yaml": [],
  "line-separators.yaml": [],
  "long-line.yaml": ["error file/too-large 1:1"],
  "long-key.yaml": ["error file/not-yaml 3:1"],
  "deep-nesting.yaml": ["error file/too-large 6:67"],
  "tag-js-function.yaml": ["error file/ambiguous-yaml 6:8"],
  "tag-include.yaml": ["error file/ambiguous-yaml 6:13"],
  "tag-str-number.yaml": ["error file/ambiguous-yaml 1:5"],
  "tag-binary-set.yaml": ["error file/ambiguous-yaml 5:19", "error file/ambiguous-yaml 6:7"],
  "proto-key.yaml": ["error file/off-schema 6:1"],
  "constructor-key.yaml": ["error file/off-schema 6:1"],
  "map-key-is-map.yaml": ["error file/ambiguous-yaml 6:3"],
  "typo-key.yaml": ["error file/off-schema 1:1", "error file/off-schema 3:1"],
  "chunks-not-list.yaml": ["error file/off-schema 5:19"],
  "chunks-empty.yaml": ["error case/without-evidence 5:19"],
  "chunks-duplicate.yaml": ["error case/duplicate-chunk 5:43"],
  "roundtrip-comments.yaml": [],
  "roundtrip-long-url.yaml": ["error file/off-schema 6:1"],
  "json-with-comments.yaml": [
    "error case/blank-revision 1:1",
    "error case/without-evidence 1:1",
    "error file/off-schema 1:1",
    "error file/off-schema 1:1",
    "error file/off-schema 2:22",
  ],
};

/** Samples whose defect shows beside other evidence only, in a full case. */
const embedded: Readonly<Record<string, readonly [text: string, told: readonly string[]]>> = {
  "chunks-duplicate-normalised.yaml": [
    pendingCase
      .replace("refund-policy-001", "refund-001")
      .replace('["refund-policy:12"]', '["refund-policy:12\\u00a0"]')
      .replace("chunkId: refund-policy:12", 'chunkId: "refund-policy:12\\u00a0"'),
    ["error evidence/not-in-revision 7:14"],
  ],
};

/** Where Touchstone says another thing than the index, and why. */
const differences: Readonly<Record<string, string>> = {
  "norway.yaml": "locale is an unknown field (SOURCE.md)",
  "date-unquoted.yaml": "reviewedAt is an instant with an offset (SOURCE.md)",
  "id-nfc.yaml": "the alphabet of ids is narrower (SOURCE.md)",
  "tag-str-number.yaml": "the design accepts no tag: not every reader listens to one",
  "roundtrip-long-url.yaml": "source_uri is no field of a case",
};

interface Row {
  readonly file: string;
  readonly verdict: string;
  readonly what: string;
}

const rows = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as readonly Row[];

/** Whether findings are what a verdict asks for. */
function fits(verdict: string, findings: readonly string[]): boolean {
  switch (verdict) {
    case "reject":
      return findings.some((one) => one.startsWith("error "));
    case "flag":
      return findings.length > 0;
    case "accept":
    case "accept-as-strings":
      return !findings.some((one) => one.startsWith("error "));
    default:
      return verdict === "reject-or-accept";
  }
}

describe("the nasty files", () => {
  test("are all judged, and no other", () => {
    const judged = [...Object.keys(expected), ...Object.keys(embedded)];
    expect(judged.toSorted()).toEqual(rows.map(({ file }) => file).toSorted());
    const unknown = Object.keys(differences).filter((file) => !judged.includes(file));
    expect(unknown).toEqual([]);
  });

  test.for(rows.map((row) => [row.file, row.verdict, row.what] as const))(
    "%s: %s, %s",
    { timeout: 10_000 },
    async ([file, verdict]) => {
      const [text, due] = embedded[file] ?? [sample(file), expected[file] ?? []];
      const found = await told(Buffer.from(text));
      expect(found).toEqual(due);
      expect(fits(verdict, found)).toBe(!(file in differences));
    },
  );

  test.for(rows.filter(({ verdict }) => verdict === "accept-as-strings").map(({ file }) => file))(
    "%s holds texts, as the file spells them",
    (file) => {
      const text = decodeUtf8(sample(file)) ?? "";
      const yaml = parseLocated(file, text);
      for (const { path, value } of leaves(yaml.value, [])) {
        expect([path, typeof value]).toEqual([path, "string"]);
        const spelling = yaml.spelling(path) ?? "";
        expect([spelling, `"${spelling}"`, `'${spelling}'`]).toContain(value);
      }
    },
  );

  test.for(["crlf.yaml", "mixed-eol.yaml"] as const)("%s holds what its twin holds", (file) => {
    expect(valueOf("lf-twin.yaml")).toHaveProperty("relevantChunkIds");
    expect(valueOf(file)).toEqual(valueOf("lf-twin.yaml"));
  });

  test("give no case a field that it does not write", () => {
    expect(Reflect.get(Object(valueOf("proto-key.yaml")), "review")).toBeUndefined();
  });
});

function* leaves(
  value: unknown,
  path: readonly (string | number)[],
): Generator<{ readonly path: readonly (string | number)[]; readonly value: unknown }> {
  if (typeof value !== "object" || value === null) yield { path, value };
  else {
    for (const [name, inner] of Object.entries(value)) {
      yield* leaves(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  }
}

interface NameRow {
  readonly path: string;
  readonly verdict: string;
  readonly why: string;
}

const nameRows = JSON.parse(readFileSync(join(folder, "names.json"), "utf8")) as readonly NameRow[];

/** Names that the index accepts and the alphabet of ids does not. */
const outsideTheAlphabet = new Set([
  "caf\u00e9.yaml",
  "trailing-dot..yaml",
  "\u9000\u6b3e\u653f\u7b56.yaml",
  "\u{1f4b8}.yaml",
  "%2e%2e%2fx.yaml",
  "${{ github.token }}.yaml",
  "$(touch pwned).yaml",
]);

/** The file with which a name makes a pair. */
function partnerOf(path: string): string {
  return path.startsWith("caf") ? "caf\u00e9.yaml" : "refund-001.yaml";
}

/** A good case under the id that its path gives, where it gives one. */
function caseAt(path: string): string {
  const id = /([a-z]+)\.yaml$/.exec(path)?.[1] ?? "";
  return pendingAbstention.replace("parking-001", path.includes("/") ? id : "refund-001");
}

/** What is said of files of these names among the cases of a commit. */
async function named(paths: readonly string[]): Promise<readonly Finding[]> {
  const files = Object.fromEntries(paths.map((path) => [`cases/${path}`, caseAt(path)]));
  const { gitdir, commits } = await gitRepository([{ ...goodCorpus(), ...files }], { bare: true });
  return check(await loadDataset(await commitTree(openRepository(gitdir), commits[0] ?? "")));
}

describe("the nasty names, in a commit", () => {
  test.for(nameRows.map((row) => [JSON.stringify(row.path), row.verdict, row] as const))(
    "%s: %s",
    async ([, verdict, { path }]) => {
      const pair = verdict === "reject-pair";
      const found = await named(pair ? [path, partnerOf(path)] : [path]);
      const rules = [...new Set(found.map(({ rule }) => rule))];
      if (pair) {
        const twin = found.find(({ rule }) => rule === "file/twin");
        const both = new Set([twin?.at.file, twin?.related?.[0]?.file]);
        expect(both).toEqual(new Set([`cases/${path}`, `cases/${partnerOf(path)}`]));
      } else if (verdict === "accept") {
        expect(rules).toEqual(outsideTheAlphabet.has(path) ? ["file/misplaced"] : []);
      } else {
        expect(rules).toHaveLength(1);
        expect(["file/unsafe-name", "file/misplaced", "file/passed-over"]).toContain(rules[0]);
      }
      const places = found.filter(({ rule }) => rule !== "file/twin").map(({ at }) => at.file);
      for (const place of places)
        expect([`cases/${path}`, `cases/${partnerOf(path)}`]).toContain(place);
    },
  );
});
