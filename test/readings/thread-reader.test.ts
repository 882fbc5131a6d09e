import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { workingTree } from "../../src/git/working-tree.ts";
import { oneByOne, type CaseReader } from "../../src/load/case-reader.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Tree } from "../../src/model/tree.ts";
import { threadReader } from "../../src/readings/thread-reader.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textReport } from "../../src/report/verdict/text-report.ts";
import { check } from "../../src/rules/check.ts";
import { builtTool } from "../support/built-tool.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { strangeSet } from "../support/strange-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const files = strangeSet();
let script = new URL("file:///nowhere.js");

beforeAll(async () => {
  script = pathToFileURL(join(dirname(await builtTool()), "case-worker.js"));
});

async function told(tree: Tree, cases: CaseReader): Promise<string> {
  const steps: number[] = [];
  const dataset = await loadDataset(tree, {
    cases,
    onStep: ({ kind, read }) => kind === "case files" && steps.push(read),
  });
  expect(steps).toEqual(steps.map((_, index) => index));
  const facts = dataset.cases.map((file) => [file.path, file.digest, file.whole, file.case]);
  const text = textReport(check(dataset), { style: plainStyle, place: (file) => file });
  return `${JSON.stringify([facts, dataset.defects, dataset.ambiguousScalars])}\n${text}`;
}

describe("cases read in threads", () => {
  test("give the same findings at the same places with any number of threads, from disk and from memory", async () => {
    const alone = await told(memoryTree(files), oneByOne);
    expect(alone).toContain("error file/off-schema");
    const folder = tempFolder(files);
    for (const count of [0, 1, 2, 3]) {
      for (const tree of [memoryTree(files), workingTree(folder)]) {
        expect(await told(tree, threadReader({ script, count }))).toBe(alone);
      }
    }
  });

  test.for([
    ["ends at once", "process.exit(0);"],
    ["throws at once", 'throw new Error("broken");'],
    ["does not parse", "const = ;"],
    [
      "throws at the second batch",
      `import { parentPort } from "node:worker_threads";
let count = 0;
parentPort.on("message", () => { if (++count === 2) throw new Error("broken"); });`,
    ],
    [
      "answers with too few lines",
      `import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id }) => parentPort.postMessage({ id, lines: [] }));`,
    ],
    [
      "answers what nobody asked",
      `import { parentPort } from "node:worker_threads";
parentPort.postMessage({ id: -1, lines: ["{}"] });`,
    ],
  ])("are read here where the thread %s", async ([, source = ""]) => {
    const folder = tempFolder();
    const broken = join(folder, "worker.mjs");
    writeFileSync(broken, source);
    const reader = threadReader({ script: pathToFileURL(broken), count: 2 });
    expect(await told(memoryTree(files), reader)).toBe(await told(memoryTree(files), oneByOne));
  });

  test("are read here where there is no such script", async () => {
    const reader = threadReader({ script: new URL("file:///nowhere.js"), count: 2 });
    expect(await told(memoryTree(files), reader)).toBe(await told(memoryTree(files), oneByOne));
  });
});
