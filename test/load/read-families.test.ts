import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { familiesById } from "../../src/model/families.ts";
import { goodSet } from "../support/good-set.ts";
import { memoryTree, type Content } from "../support/memory-tree.ts";

const good = `claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
families:
  refunds: {title: Refunds, documents: [refund-policy], split: dev}
  travel:
    title: Travel
    documents: ["travel*"]
    split: test
`;

const withFile = (content: Content | undefined) =>
  content === undefined ? goodSet() : { ...goodSet(), "families.yaml": content };

async function load(content?: Content, before?: Content): Promise<Dataset> {
  const base = { name: "main", tree: memoryTree(withFile(before)) };
  const options = before === undefined ? {} : { base };
  return await loadDataset(memoryTree(withFile(content)), options);
}

const rules = ({ defects }: Dataset) => defects.map(({ rule }) => rule);

describe("families.yaml", () => {
  test("is known with its places", async () => {
    const { families, ...dataset } = await load(good);
    expect(rules({ families, ...dataset })).toEqual([]);
    expect(families?.whole?.claim.kind).toBe("family");
    expect(families?.families?.families?.["travel"]).toEqual({
      title: "Travel",
      documents: ["travel*"],
      split: "test",
    });
    const { locate, locateKey } = families ?? {};
    expect(locate?.(["families", "travel", "split"])).toEqual({
      file: "families.yaml",
      line: 8,
      column: 12,
    });
    expect(locateKey?.(["families", "travel"])).toEqual({
      file: "families.yaml",
      line: 5,
      column: 3,
    });
  });

  test("may be absent", async () => {
    expect((await load()).families).toBeUndefined();
  });

  test.for([
    ["no YAML", "families: [", "file/not-yaml"],
    ["a list", "[a]", "file/off-schema"],
    ["empty", "", "file/off-schema"],
    ["a link", { kind: "symlink", target: "a" }, "file/not-a-file"],
    ["not to be opened", { kind: "unreadable" }, "file/unreadable"],
  ] as const)("that is %s is there and holds nothing", async ([, content, rule]) => {
    const dataset = await load(content);
    expect(dataset.families).toBeDefined();
    expect(dataset.families?.families).toBeUndefined();
    expect(rules(dataset)).toEqual([rule]);
  });

  test("keeps what can be read beside what cannot", async () => {
    const { families } = await load(
      good.replace("split: dev", "split: train").replace("kind: family", "kind: 7"),
    );
    expect(families?.whole).toBeUndefined();
    expect([...(families === undefined ? [] : familiesById(families))]).toEqual([
      ["refunds", { title: "Refunds", documents: ["refund-policy"] }],
      ["travel", { title: "Travel", documents: ["travel*"], split: "test" }],
    ]);
    expect(families?.families?.claim).toEqual({
      statement: "It carries over.",
      declaredAt: "2026-09-01",
    });
    expect(families?.has(["families", "refunds", "split"])).toBe(true);
  });

  test("of an earlier state is the same object where no byte changed, else what it was", async () => {
    const same = await load(good, good);
    expect(same.base?.families).toBe(same.families);
    const moved = await load(good, good.replace("split: dev", "split: test"));
    expect(moved.base?.families?.whole?.families["refunds"]?.split).toBe("test");
    expect((await load(undefined, good)).base?.families?.whole).toBeDefined();
    expect((await load(good, "families: [")).base?.families?.families).toBeUndefined();
    expect((await load(good)).base).toBeUndefined();
  });

  test("of an earlier state that had none is unknown", async () => {
    const base = { name: "main", tree: memoryTree(goodSet()) };
    const files = { ...goodSet(), "families.yaml": good };
    expect((await loadDataset(memoryTree(files), { base })).base?.families).toBeUndefined();
  });
});
