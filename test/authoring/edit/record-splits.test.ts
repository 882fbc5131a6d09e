import { expect, test } from "vitest";
import { casesWithSplits } from "../../../src/authoring/edit/record-splits.ts";
import { readCase } from "../../../src/load/read-case.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { pendingAbstention } from "../../support/good-set.ts";

const path = "cases/parking-001.yaml";

/** What recording the split "dev" gives for a case that was read, and a file that has another text by now. */
async function recorded(now: string): Promise<unknown> {
  const { file } = readCase(path, pendingAbstention);
  if (file === undefined) throw new Error("The case can be read.");
  return await casesWithSplits(memoryTree({ [path]: now }), new Map([[file, "dev" as const]]));
}

test("a split goes into the file of a case, and comments stay", async () => {
  const now = `\ufeff${pendingAbstention}# the end\n`;
  expect(await recorded(now)).toEqual({
    files: [{ path, before: now, after: expect.stringMatching(/\nsplit: dev\n/) }],
  });
});

test("a case that says something else by now gets no split", async () => {
  const now = `${pendingAbstention}split: test\n`;
  expect(await recorded(now)).toMatchInlineSnapshot(`
    {
      "refused": [
        {
          "at": {
            "column": 1,
            "file": "cases/parking-001.yaml",
            "line": 1,
          },
          "fix": "Run the command again: it reads the file as it is now.",
          "message": "The file changed after its split was drawn.",
        },
      ],
    }
  `);
});
