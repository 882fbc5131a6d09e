import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { treeWith } from "../../../src/refresh/requests/tree-with.ts";
import type { ObjectId } from "../../../src/refresh/requests/host.ts";
import { MemoryHost } from "../../support/memory-host.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = {
  "a.yaml": "a",
  "a/b.yaml": "b",
  "a.b/c.yaml": "c",
  "cases/x/one.yaml": "1",
  "cases/x-y.yaml": "2",
};

async function withFiles(changed: Readonly<Record<string, string>>): Promise<ObjectId | undefined> {
  const host = new MemoryHost(files);
  const { tree } = await host.main();
  const all = Object.entries(changed).map(([path, text]) => ({ path, bytes: bytes(text) }));
  return treeWith(tree, all, (id) => host.folder(id));
}

describe("the tree with other files", () => {
  test("is that of a commit of them", async () => {
    const host = new MemoryHost(files);
    const texts = fc.dictionary(fc.constantFrom(...Object.keys(files)), fc.string());
    await fc.assert(
      fc.asyncProperty(texts, async (changed) => {
        const made = host.addCommit({ ...files, ...changed }, [], "");
        expect(await withFiles(changed)).toBe(host.commitAt(made).tree);
      }),
    );
  });

  test("has the ids that git write-tree prints for these files", async () => {
    const host = new MemoryHost(files);
    expect((await host.main()).tree).toBe("8c97d2cf677ecd4f3980d388e8f216c4a70190fb");
    const changed = await withFiles({ "cases/x/one.yaml": "new" });
    expect(changed).toBe("e25ca2f87b61edee04a3a0bfc68c3998bd32033f");
  });

  test.for(["new.yaml", "cases/new.yaml", "new/x.yaml", "cases/x", "a.yaml/x", "cases"])(
    "is not known where %s is no file of it",
    async (path) => {
      expect(await withFiles({ [path]: "x" })).toBeUndefined();
    },
  );

  test("keeps the run bit, and is not known where a file is a link", async () => {
    const oid = "1".repeat(40) as ObjectId;
    const withMode = async (mode: string): Promise<ObjectId | undefined> =>
      treeWith(oid, [{ path: "f", bytes: bytes("x") }], async () => [{ mode, name: "f", oid }]);
    const ids = await Promise.all(["100644", "100755", "120000", "160000"].map(withMode));
    expect(ids).toMatchInlineSnapshot(`
      [
        "2561a62d4223eb7660d3b6b02b707048382f4019",
        "990f24ff6dd43ca72049d6650053146b48c64085",
        undefined,
        undefined,
      ]
    `);
  });
});
