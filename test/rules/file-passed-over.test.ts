import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { countsOf } from "../../src/report/verdict/counts.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { report } from "../support/report.ts";

describe("file/passed-over", () => {
  test.for(["cases/README.md", "cases/refunds/notes.txt", "cases/.gitkeep"] as const)(
    "accepts %s",
    async (path) => {
      expect(await report({ ...goodSet(pendingCase), [path]: "About these cases.\n" })).toBe("");
    },
  );

  test("counts it among no cases", async () => {
    const files = { ...goodSet(pendingCase), "cases/a.json": "{}" };
    const dataset = await loadDataset(memoryTree(files));
    expect(countsOf(dataset, []).cases).toBe(1);
  });

  test("tells a case that an editor saved under another ending", async () => {
    const files = { ...goodSet(pendingCase), "cases/parking-001.yaml.txt": "id: parking-001\n" };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml.txt:1:1 notice file/passed-over
        This file is not read: a case is a YAML file whose name ends in ".yaml".
        fix: Rename it if it is a case, or move it out of cases/.
        why: touchstone explain file/passed-over
      "
    `);
  });

  test.for(["cases/a.json", "cases/a.yaml~", "cases/a.YML.orig"] as const)(
    "tells %s",
    async (path) => {
      const found = await report({ ...goodSet(pendingCase), [path]: "{}\n" });
      expect(found).toContain(`${path}:1:1 notice file/passed-over`);
    },
  );
});
