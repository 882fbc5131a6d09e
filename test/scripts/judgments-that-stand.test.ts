import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { GoldenSetRefused, loadGoldenSet } from "../../src/library/library.ts";
import { caseDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import { folderWith, runIn } from "../support/command.ts";
import { evaluatedSet, handbook, rail } from "../support/evaluated-set.ts";
import { asFields } from "../support/fields.ts";
import { caseFiles, withoutFile, type Files } from "../support/good-set.ts";
import {
  judgedCase,
  recordedCorpora,
  revisionFiles,
  type PlainCorpus,
} from "../support/two-corpora.ts";

/** What the three ways to a verdict say of a set. */
interface Fate {
  /** The counts of `check`: current, carried, stale. */
  readonly checked: readonly unknown[];
  /** The cases that `export` gives to an evaluation, or the rules for which it gives none. */
  readonly exported: readonly string[];
  /** The cases that the library loads and those that it leaves out, or the rules for which it refuses. */
  readonly loaded: readonly string[];
}

async function fateOf(files: Files): Promise<Fate> {
  const folder = await folderWith(files);
  return {
    checked: await checkedIn(folder),
    exported: await exportedFrom(folder),
    loaded: await loadedFrom(folder, files),
  };
}

async function checkedIn(folder: string): Promise<readonly unknown[]> {
  const { out } = await runIn(folder, "check", "--format", "json");
  const { judgments } = asFields(asFields(JSON.parse(out))["counts"]);
  return ["current", "carried", "stale"].map((state) => asFields(judgments)[state]);
}

async function exportedFrom(folder: string): Promise<readonly string[]> {
  const { code, out, err } = await runIn(folder, "export");
  if (code !== 0) return [...err.matchAll(/^\S+ error (\S+)$/gm)].map(([, rule]) => `${rule}`);
  return out.split(/\n(?=.)/).map((line) => {
    const { id, currency } = asFields(JSON.parse(line));
    return `${String(id)} ${String(currency)}`;
  });
}

async function loadedFrom(folder: string, files: Files): Promise<readonly string[]> {
  const corpusRevision = (files["corpus-revisions/current.yaml"] ?? "").slice("revision: ".length);
  const options = { corpusRevision: corpusRevision.trim(), purpose: "evaluation" } as const;
  try {
    const { cases, leftOut } = await loadGoldenSet(folder, { ...options, stale: "leave-out" });
    return [
      ...cases.map(({ id, currency }) => `${id} ${currency}`),
      ...leftOut.map(({ id, why, reasons }) => `${id} ${why}: ${reasons.join(" ")}`),
    ];
  } catch (error) {
    if (error instanceof GoldenSetRefused) return error.findings.map(({ rule }) => rule);
    throw error;
  }
}

/** Three cases that were judged under "one", with "two" current, which holds the same. */
const good = evaluatedSet();
const [railText, giftText] = ["travel:1", "refunds:2"].map((id) => handbook.chunks[id] ?? "");
const [railHash, giftHash] = [contentHash(railText ?? ""), contentHash(giftText ?? "")];

/** The good set with other words in a file. */
function edited(path: string, from: string, to: string): Files {
  const text = good[path] ?? "";
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${path}.`);
  return { ...good, [path]: text.replaceAll(from, to) };
}

/** The good set with another hash in the provenance of a case, whose digest is made to fit, as a forger would. */
function forged(hash: string): Files {
  const text = rail.replace(railHash, hash);
  const digest = caseDigest(parse(text)) ?? "";
  return { ...good, ...caseFiles(text.replace(/digest: .*/, `digest: ${digest}`)) };
}

/** The good set with another corpus under the name of the one that was read. */
function rewritten(corpus: PlainCorpus): Files {
  const files = Object.entries(revisionFiles("one", corpus));
  const own = files.filter(([path]) => path.startsWith("corpus-revisions/one/"));
  return { ...good, ...Object.fromEntries(own) };
}

const airFirst = { ...handbook, chunks: { ...handbook.chunks, "travel:1": "Air before rail." } };
const revisionOfOne = Object.keys(good).filter((path) => path.startsWith("corpus-revisions/one/"));

test("a judgment is carried where nothing that it rests on changed", async () => {
  const all = ["ferry-001 carried", "rail-001 carried", "refund-001 carried"];
  expect(await fateOf(good)).toEqual({ checked: [0, 3, 0], exported: all, loaded: all });
});

describe("a hash that is not the one that was judged carries nothing", () => {
  test.for([
    ["in the chunks of the judgment", "one"],
    ["in the chunks of today", "two"],
  ] as const)("%s", async ([, revision]) => {
    const files = edited(`corpus-revisions/${revision}/chunks.jsonl`, railHash, giftHash);
    const rules = ["revision/altered"];
    expect(await fateOf(files)).toEqual({ checked: [0, 0, 3], exported: rules, loaded: rules });
  });

  test.for([
    ["that of another text of the set", giftHash, "evidence/differs-from-revision", 1],
    ["a shorter one", railHash.slice(0, "sha256:".length + 32), "file/off-schema", 0],
    ["that of another algorithm", "md5:9e107d9d372bb6826bd81d3542a419d6", "file/off-schema", 0],
  ] as const)("in the evidence of a case: %s", async ([, hash, rule, stale]) => {
    const fate = await fateOf(forged(hash));
    expect(fate).toEqual({ checked: [0, 2, stale], exported: [rule], loaded: [rule] });
  });

  test("nor does an edit of the hash under the digest of what was judged", async () => {
    const { checked, loaded } = await fateOf({
      ...good,
      ...caseFiles(rail.replace(railHash, giftHash)),
    });
    expect([checked, loaded.toSorted()]).toEqual([
      [0, 2, 1],
      ["evidence/differs-from-revision", "review/outdated"],
    ]);
  });

  test("nor does the store's own hash, which stayed while the text was edited", async () => {
    const sourceHashes = { "travel:1": "etag-1" };
    const [one, two] = [handbook, airFirst].map((corpus) => ({ ...corpus, sourceHashes }));
    const text = judgedCase("rail-001", {
      under: "one",
      corpus: one ?? handbook,
      chunks: ["travel:1"],
    });
    const { "cases/refund-001.yaml": _, "cases/ferry-001.yaml": __, ...rest } = good;
    const corpora = recordedCorpora({ one: one ?? handbook, two: two ?? handbook }, "two");
    const { checked } = await fateOf({ ...rest, ...corpora, ...caseFiles(text) });
    expect(checked).toEqual([0, 0, 1]);
  });
});

function withoutRail(text: string): string {
  return text
    .split(/(?<=\n)/)
    .filter((line) => !line.includes(`"${railHash}"`))
    .join("");
}

test("a judgment whose text was withdrawn is not carried", async () => {
  const files = Object.entries(good).map(([path, text]) => [
    path,
    path.startsWith("corpus-revisions/texts/") ? withoutRail(text) : text,
  ]);
  const others = ["ferry-001 carried", "refund-001 carried"];
  expect(await fateOf(Object.fromEntries(files) as Files)).toEqual({
    checked: [0, 2, 1],
    exported: others,
    loaded: [...others, "rail-001 stale: text-missing"],
  });
});

describe("a revision that is another one under its name carries nothing", () => {
  test("with other chunks", async () => {
    const { checked, exported, loaded } = await fateOf(rewritten(airFirst));
    expect(checked).toEqual([0, 0, 3]);
    const rules = new Set(["revision/rewritten", "evidence/differs-from-revision"]);
    expect([new Set(exported), new Set(loaded)]).toEqual([rules, rules]);
  });

  test("with other settings over the same chunks", async () => {
    const chunking = { name: "by-heading", version: "2", settings: {} };
    const fate = await fateOf(rewritten({ ...handbook, settings: { chunking } }));
    expect(fate.checked).toEqual([0, 0, 3]);
    expect(new Set([...fate.exported, ...fate.loaded])).toEqual(new Set(["revision/rewritten"]));
  });

  test("with another moment alone", async () => {
    const record = "corpus-revisions/one/revision.yaml";
    const { checked, loaded } = await fateOf(edited(record, "2026-09-01T", "2026-09-02T"));
    expect([checked, new Set(loaded)]).toEqual([[0, 0, 3], new Set(["revision/rewritten"])]);
  });

  test("not even where it is the current one", async () => {
    const files = { ...rewritten(airFirst), "corpus-revisions/current.yaml": "revision: one\n" };
    expect((await fateOf(files)).checked).toEqual([0, 0, 3]);
  });

  test("deleted it is missing, and added again as it was it carries again", async () => {
    const deleted = revisionOfOne.reduce(withoutFile, good);
    const gone = await fateOf(deleted);
    expect([gone.checked, new Set(gone.loaded)]).toEqual([
      [0, 0, 3],
      new Set(["revision/unknown"]),
    ]);
    const again = { ...deleted, ...recordedCorpora({ one: handbook, two: handbook }, "two") };
    expect((await fateOf(again)).checked).toEqual([0, 3, 0]);
    expect((await fateOf({ ...deleted, ...rewritten(airFirst) })).checked).toEqual([0, 0, 3]);
  });
});

describe("a rollback of current.yaml", () => {
  const bus = judgedCase("bus-001", { under: "two", corpus: airFirst, chunks: ["travel:1"] });
  const gift = judgedCase("gift-001", { under: "two", corpus: airFirst, chunks: ["refunds:2"] });
  const forth = { ...evaluatedSet(airFirst), ...caseFiles(bus, gift) };
  const back = { ...forth, "corpus-revisions/current.yaml": "revision: one\n" };

  test("makes what was judged there current, and compares what was judged later", async () => {
    const { checked, loaded } = await fateOf(back);
    expect([checked, loaded]).toEqual([
      [3, 1, 1],
      [
        "ferry-001 current",
        "gift-001 carried",
        "rail-001 current",
        "refund-001 current",
        "bus-001 stale: chunk-edited",
      ],
    ]);
  });

  test("and the way forth again gives what there was before", async () => {
    const { checked, exported, loaded } = await fateOf(forth);
    const standing = [
      "bus-001 current",
      "ferry-001 carried",
      "gift-001 current",
      "refund-001 carried",
    ];
    expect([checked, exported, loaded]).toEqual([
      [2, 2, 1],
      standing,
      [...standing, "rail-001 stale: chunk-edited"],
    ]);
  });
});

test("an edit that a third revision takes back leaves the judgments from before it standing", async () => {
  const corpora = { one: handbook, two: airFirst, three: handbook };
  const bus = judgedCase("bus-001", { under: "two", corpus: airFirst, chunks: ["travel:1"] });
  const files = { ...good, ...recordedCorpora(corpora, "three"), ...caseFiles(bus) };
  const { checked, loaded } = await fateOf(files);
  expect([checked, loaded]).toEqual([
    [0, 3, 1],
    ["ferry-001 carried", "rail-001 carried", "refund-001 carried", "bus-001 stale: chunk-edited"],
  ]);
});
