import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import {
  caseFiles,
  goodCorpus,
  goodSet,
  pendingAbstention,
  pendingCase,
  refundText,
  revisionId,
  travelText,
} from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

async function load(files: Readonly<Record<string, string | Uint8Array>>): Promise<Dataset> {
  return await loadDataset(memoryTree(files));
}

function told({ defects }: Dataset): string[] {
  return defects.map(({ rule, at }) => `${rule} ${at.file}:${at.line}`);
}

function facts({ cases, defects }: Dataset): unknown {
  return [cases.map(({ path, digest }) => [path, digest]), defects];
}

describe("a set", () => {
  test("holds its cases in order of their paths, its revisions, its pointer and the texts that cases cite", async () => {
    const dataset = await load({
      ...goodSet(pendingCase),
      "cases/a/parking-001.yaml": pendingAbstention,
    });
    expect(told(dataset)).toEqual([]);
    expect(dataset.cases.map(({ path }) => path)).toEqual([
      "cases/a/parking-001.yaml",
      "cases/refund-policy-001.yaml",
    ]);
    expect([...dataset.revisions.keys()]).toEqual([revisionId]);
    expect(dataset.current).toEqual({
      revision: revisionId,
      at: { file: "corpus-revisions/current.yaml", line: 1, column: 11 },
    });
    expect([...dataset.texts.values()]).toEqual([refundText]);
  });

  test("keeps all texts of the current or of a named revision where somebody asks", async () => {
    for (const texts of ["current", { revision: revisionId }] as const) {
      const dataset = await loadDataset(memoryTree(goodSet(pendingCase)), { texts });
      expect([...dataset.texts.values()].toSorted()).toEqual([refundText, travelText]);
    }
  });

  test("may be empty", async () => {
    const { cases, revisions, current, texts, defects } = await load({});
    expect([cases, revisions.size, current, texts.size, defects]).toEqual([
      [],
      0,
      undefined,
      0,
      [],
    ]);
  });

  test("ignores in cases/ what is no YAML file", async () => {
    const dataset = await load({
      ...goodSet(pendingCase),
      "cases/README.md": "# Cases\n",
      "cases/notes.txt": "x",
      "cases/.gitkeep": "",
    });
    expect([dataset.cases.length, told(dataset)]).toEqual([1, []]);
  });

  test("reads both endings of YAML files", async () => {
    expect(
      (await load({ "cases/a.yml": pendingCase, "cases/b.yaml": pendingCase })).cases,
    ).toHaveLength(2);
  });

  test("tells defects of every kind at once, and no bad file hides another", async () => {
    const dataset = await load({
      ...goodSet(pendingCase),
      "cases/a-yaml.yaml": "id: [\n",
      "cases/b-utf16.yaml": Uint8Array.from([0xff, 0xfe, 0x69, 0]),
      "cases/c-latin1.yaml": Buffer.from("id: a\nquery: caf\u00e9\n", "latin1"),
      "cases/d-large.yaml": `notes: ${"x".repeat(300_000)}\n`,
      "cases/e-twice.yaml": "id: a\nid: b\n",
      "cases/f-alias.yaml": "id: &a b\nquery: *a\n",
      "cases/g-shape.yaml": "id: g\nkind: answerable\nquery: 1\nexpectedAnswer: a\n",
      "cases/h-list.yaml": "- id: h\n",
      "corpus-revisions/broken/revision.yaml": "id: broken\n",
      "corpus-revisions/broken/chunks.jsonl": "no json\n",
      "corpus-revisions/broken/documents.jsonl": "[]\n",
      "corpus-revisions/texts/0.jsonl": "{}\n",
      "families.yaml": "claim: 4\ngrouping: {rule: a, declaredAt: 2026-09-01}\nfamilies: {}\n",
      ".github/touchstone.yaml": "reviewers: jordan\n",
    });
    expect(told(dataset)).toMatchInlineSnapshot(`
      [
        "file/not-yaml cases/a-yaml.yaml:1",
        "file/not-utf8 cases/b-utf16.yaml:1",
        "file/not-utf8 cases/c-latin1.yaml:2",
        "file/too-large cases/d-large.yaml:1",
        "file/duplicate-key cases/e-twice.yaml:2",
        "file/ambiguous-yaml cases/f-alias.yaml:1",
        "file/ambiguous-yaml cases/f-alias.yaml:2",
        "file/off-schema cases/g-shape.yaml:3",
        "file/off-schema cases/h-list.yaml:1",
        "file/off-schema corpus-revisions/broken/revision.yaml:1",
        "file/off-schema corpus-revisions/broken/revision.yaml:1",
        "file/off-schema corpus-revisions/broken/revision.yaml:1",
        "file/off-schema corpus-revisions/broken/revision.yaml:1",
        "file/off-schema corpus-revisions/broken/revision.yaml:1",
        "file/off-schema corpus-revisions/broken/revision.yaml:1",
        "revision/broken-record corpus-revisions/broken/documents.jsonl:1",
        "revision/broken-record corpus-revisions/broken/chunks.jsonl:1",
        "file/off-schema families.yaml:1",
        "file/off-schema .github/touchstone.yaml:1",
        "revision/broken-record corpus-revisions/texts/0.jsonl:1",
      ]
    `);
    expect(dataset.cases.map(({ path }) => path)).toEqual([
      "cases/g-shape.yaml",
      "cases/refund-policy-001.yaml",
    ]);
  });

  test("has no pointer where current.yaml is missing, and an unreadable one where it is broken", async () => {
    const { "corpus-revisions/current.yaml": _, ...rest } = goodSet(pendingCase);
    expect((await load(rest)).current).toBeUndefined();
    const broken = await load({ ...rest, "corpus-revisions/current.yaml": "revision: [\n" });
    expect(broken.current).toEqual({
      revision: undefined,
      at: { file: "corpus-revisions/current.yaml", line: 1, column: 11 },
    });
  });

  test("reads a revision's folder that lacks files", async () => {
    const { revisions } = await load({ "corpus-revisions/half/chunks.jsonl": "" });
    const half = revisions.get("half");
    expect([half?.record, half?.documents, half?.chunks?.count, half?.file]).toEqual([
      undefined,
      undefined,
      0,
      "corpus-revisions/half/chunks.jsonl",
    ]);
  });

  test("is the same in whatever order the files were made", async () => {
    const files = {
      ...goodCorpus(),
      ...caseFiles(pendingCase, pendingAbstention),
      "cases/x.yaml": "id: [\n",
    };
    const reversed = Object.fromEntries(Object.entries(files).toReversed());
    expect(facts(await load(reversed))).toEqual(facts(await load(files)));
  });

  test("reads no byte of a file in vain: what is over its limit is cut there", async () => {
    const tree = memoryTree({ "cases/large.yaml": "x".repeat(10_000_000) });
    await loadDataset(tree);
    expect(tree.bytesRead()).toBeLessThan(300_000);
  });
});
