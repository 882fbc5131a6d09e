import { describe, expect, test } from "vitest";
import type { CorpusChange } from "../../../src/refresh/preview/corpus-change.ts";
import { readCorpusChange } from "../../../src/refresh/preview/read-corpus-change.ts";
import { changeOf, pointingAt, without } from "../../support/corpus-changes.ts";
import { caseFiles, type Files } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { movedSet } from "../../support/moved-set.ts";
import { caseOn, corpora, documents } from "../../support/refresh-world.ts";
import { familiesText } from "../../support/split-set.ts";
import { recordedCorpora } from "../../support/two-corpora.ts";

const families = familiesText({
  families: documents.map((name) => `${name}: {title: ${name}, documents: [${name}], split: dev}`),
});

/** Cases on leave, pay and travel that were judged under "one", with all four revisions. */
function setAt(current: keyof typeof corpora, files: Files = {}): Files {
  return {
    ...recordedCorpora(corpora, current),
    "families.yaml": families,
    ...caseFiles(...documents.map((one) => caseOn(one))),
    ...files,
  };
}

const ids = (items: CorpusChange["becoming"]): readonly string[] => items.map(({ id }) => id);

async function read(before: Files | undefined, after: Files): Promise<unknown> {
  const tree = before && memoryTree(before);
  return await readCorpusChange(tree, memoryTree(after));
}

const policy = (refresh: string): Files => ({
  ".github/touchstone.yaml": `reviewers: [sam]\nrefresh: ${refresh}\n`,
});

describe("a change of the corpus", () => {
  test("tells which judgments fall with it, and which have fallen without it", async () => {
    const change = await changeOf(setAt("two"), setAt("three"));
    expect(change.before).toEqual({ state: "other", id: "two", isAgain: true });
    expect(ids(change.becoming)).toEqual(["pay-001"]);
    expect(ids(change.changing)).toEqual([]);
    expect(ids(change.waiting)).toEqual(["leave-001"]);
    expect(change.plan.standing).toEqual({ current: 0, carried: 1 });
  });

  test("tells apart a stale case whose evidence changes again", async () => {
    const change = await changeOf(setAt("two"), setAt("four"));
    expect([ids(change.becoming), ids(change.changing), ids(change.waiting)]).toEqual([
      [],
      ["leave-001"],
      [],
    ]);
  });

  test("tells what stands again under the revision of old", async () => {
    const change = await changeOf(setAt("three"), setAt("one"));
    expect(change.relieved).toEqual(["leave-001", "pay-001"]);
    expect(change.plan.items).toEqual([]);
    expect(change.comparison?.chunks.changes.map(({ chunk }) => chunk.id)).toEqual([
      "leave:1",
      "pay:1",
    ]);
  });

  test("is the first where no revision was there", async () => {
    const change = await changeOf(without(setAt("one"), /^corpus-revisions\//), setAt("one"));
    expect([change.before, change.comparison]).toEqual([{ state: "none" }, undefined]);
    expect(await read(undefined, setAt("one"))).toMatchObject({
      change: { before: { state: "none" } },
    });
  });

  test("names a revision that comes and is not current", async () => {
    const change = await changeOf(without(setAt("one"), /\/four\//), setAt("one"));
    expect([change.before, change.recorded, change.becoming]).toEqual([
      { state: "same", id: "one" },
      ["four"],
      [],
    ]);
  });

  test("tells a revision that is recorded anew under its name, and compares the two", async () => {
    const rewritten = recordedCorpora({ ...corpora, two: corpora.four }, "two");
    const change = await changeOf(setAt("two"), setAt("two", rewritten));
    expect(change.before).toEqual({ state: "rewritten", id: "two" });
    expect(change.comparison?.chunks.changes).toMatchObject([
      { chunk: { id: "leave:1" }, verdict: "edited" },
    ]);
  });

  test("names documents that come and that no family claims, in a set that is split", async () => {
    const more = { ...corpora.one.chunks, "bikes:1": "A bicycle may be leased." };
    const revisions = recordedCorpora({ ...corpora, five: { chunks: more } }, "five");
    const change = await changeOf(setAt("one"), setAt("one", revisions));
    expect(change.ungrouped).toEqual(["bikes"]);
    const unsplit = { "families.yaml": families.replaceAll(", split: dev", "") };
    const other = await changeOf(setAt("one", unsplit), setAt("one", { ...revisions, ...unsplit }));
    expect(other.ungrouped).toEqual([]);
  });
});

describe("the policy", () => {
  test("is a change of the corpus where it asks about other cases", async () => {
    const wide = policy("{chunk-edited: whole-set}");
    const change = await changeOf(setAt("two"), setAt("two", wide));
    expect(change.scopes).toEqual([
      { trigger: "chunk-edited", before: "cases-of-evidence", after: "whole-set" },
    ]);
    expect([change.before.state, ids(change.becoming)]).toEqual([
      "same",
      ["pay-001", "travel-001"],
    ]);
  });

  test.each([
    ["asks about the same cases", "{document-added: whole-set}"],
    ["says what is so by default", "{chunk-edited: cases-of-evidence}"],
  ])("is none where it %s", async (_, refresh) => {
    expect(await read(setAt("two"), setAt("two", policy(refresh)))).toEqual({ change: undefined });
  });
});

describe("what is no change of the corpus", () => {
  test("is the same set, other cases and other families", async () => {
    const set = setAt("two");
    expect(await read(set, set)).toEqual({ change: undefined });
    expect(await read(set, without(set, /pay-001/))).toEqual({ change: undefined });
  });
});

describe("a set that cannot be read", () => {
  const altered = { "corpus-revisions/two/chunks.jsonl": "" };

  test("is told with its defects as the change leaves it", async () => {
    expect(await read(setAt("one"), setAt("two", altered))).toMatchObject({
      defects: [{ rule: "revision/altered", at: { file: "corpus-revisions/two/revision.yaml" } }],
    });
  });

  test("is compared with nothing where a change mends it", async () => {
    const change = await changeOf(setAt("two", altered), setAt("three"));
    expect([change.before, change.comparison, ids(change.becoming)]).toEqual([
      { state: "unreadable" },
      undefined,
      ["leave-001", "pay-001"],
    ]);
  });

  test.each([
    ["recorded", /^corpus-revisions\//],
    ["current", /current\.yaml$/],
  ] as const)("has no revision that is %s", async (none, path) => {
    expect(await read(setAt("one"), without(setAt("one"), path))).toEqual({ none });
  });
});

/** The text that the later revision cuts into two. */
function isOld(line: string): boolean {
  return line.includes("Ask for holiday") && line.includes("called back");
}

test("texts that only the state before keeps are compared", async () => {
  const set = movedSet();
  const withdrawn = Object.fromEntries(
    Object.entries(set).map(([path, text]) => [
      path,
      text
        .split(/(?<=\n)/)
        .filter((line) => !path.includes("/texts/") || !isOld(line))
        .join(""),
    ]),
  );
  expect(withdrawn).not.toEqual(set);
  const change = await changeOf(pointingAt(set, "one"), withdrawn);
  expect(change.comparison?.chunks.changes).toContainEqual(
    expect.objectContaining({
      chunk: expect.objectContaining({ id: "leave:notice" }),
      verdict: "split",
    }),
  );
});
