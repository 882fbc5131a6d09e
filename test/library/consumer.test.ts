import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consumer, type Consumer } from "../support/consumer.ts";
import { bothSides, evaluatedSet, handbook, rail } from "../support/evaluated-set.ts";
import { caseFiles, withoutFile, type Files } from "../support/good-set.ts";
import { writeInto } from "../support/temp-folder.ts";

/** Where NODE24 names a second Node, the consumer runs there as well. */
const nodes = [...new Set([process.execPath, process.env["NODE24"] ?? process.execPath])];

const moved = { ...handbook.chunks, "travel:1": "Rail comes before air below six hours." };
const revisionOne = (path: string): boolean => path.startsWith("corpus-revisions/one/");

/** Sets by what is wrong with them. */
const sets: Readonly<Record<string, Files>> = {
  sound: evaluatedSet(),
  edited: evaluatedSet(handbook, caseFiles(rail.replace("This of", "That of"))),
  "revision missing": Object.fromEntries(
    Object.entries(evaluatedSet()).filter(([path]) => !revisionOne(path)),
  ),
  "evidence moved": evaluatedSet({ ...handbook, chunks: moved }),
  "leaks across the split": evaluatedSet(handbook, caseFiles(bothSides)),
  "not split": withoutFile(evaluatedSet(), "families.yaml"),
};

/** What a team would write: every kind is told apart, and the compiler knows what each has. */
const harness = `import { GoldenSetRefused, loadGoldenSet, matchResults } from "touchstone";
import type { GoldenSet, LoadedCase, LoadOptions } from "touchstone";

export function expectation(one: LoadedCase): string {
  switch (one.kind) {
    case "answerable":
      return one.evidence.map(({ storeId, chunkId }) => storeId ?? chunkId).join();
    case "inconclusive":
      return one.expectedAnswer;
    case "abstention":
      // @ts-expect-error -- An abstention has no evidence.
      void one.evidence;
      return one.because;
  }
}

const options: LoadOptions = { corpusRevision: "two", purpose: "evaluation" };
// @ts-expect-error -- Which revision the index was built from is to be said.
export const silent: LoadOptions = { purpose: "evaluation" };
// @ts-expect-error -- A revision from the environment may be missing.
export const unsure: LoadOptions = { ...options, corpusRevision: process.env["INDEX_REVISION"] };

export function forge(set: GoldenSet): void {
  // @ts-expect-error -- Nobody edits what was judged.
  set.cases = [];
}

async function outcome(folder: string, more: Partial<LoadOptions> = {}): Promise<string> {
  try {
    const set: GoldenSet = await loadGoldenSet(folder, { ...options, ...more });
    const { cases, missing } = matchResults(set, new Map([["rail-001", 1]]));
    return \`\${cases.length} cases, no result: \${missing.join()}; \${set.cases.map(expectation).join("; ")}\`;
  } catch (error) {
    if (!(error instanceof GoldenSetRefused)) throw error;
    return [...error.reasons, ...new Set(error.findings.map(({ rule }) => rule))].join();
  }
}

const told: Record<string, string> = {};
for (const folder of process.argv.slice(2)) told[folder] = await outcome(folder);
told["other revision"] = await outcome("sound", { corpusRevision: "one" });
process.stdout.write(JSON.stringify(told));
`;

const compilerOptions = (options: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      target: "es2023",
      lib: ["es2023"],
      types: ["node"],
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      ...options,
    },
    files: ["harness.ts"],
  });

let above = "";
let project: Consumer;

beforeAll(async () => {
  above = realpathSync(mkdtempSync(join(tmpdir(), "touchstone-consumer-")));
  project = await consumer(above);
  writeInto(project.folder, {
    "harness.ts": harness,
    "tsconfig.json": compilerOptions({ module: "nodenext" }),
    "bundler.json": compilerOptions({
      module: "esnext",
      moduleResolution: "bundler",
      noEmit: true,
    }),
  });
  for (const [name, files] of Object.entries(sets)) writeInto(join(project.folder, name), files);
}, 180_000);

afterAll(() => {
  rmSync(above, { recursive: true, force: true });
});

describe("a project that installed the packed file without a network", () => {
  test("has the bundle with its types and licences, and nothing else of this project", () => {
    const rest = project.packed.filter((path) => !/^dist\/(?:chunks\/)?[\w-]+\.js$/.test(path));
    expect(rest.toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "dist/THIRD_PARTY_NOTICES.txt",
      "dist/library.d.ts",
      "package.json",
    ]);
  });

  test("needs no other package for it", () => {
    const lock = JSON.parse(readFileSync(join(project.folder, "package-lock.json"), "utf8")) as {
      packages: Record<string, unknown>;
    };
    expect(Object.keys(lock.packages)).toEqual(["", "node_modules/touchstone"]);
    expect(readdirSync(join(project.folder, "node_modules/touchstone"))).not.toContain(
      "node_modules",
    );
  });

  test("has the command line as well", () => {
    expect(project.run("touchstone", "check", "sound")).toMatchObject({ status: 0, err: "" });
  });

  test("compiles against the types by either way that TypeScript finds them", () => {
    expect(project.run("tsc", "-p", "tsconfig.json")).toEqual({ status: 0, out: "", err: "" });
    expect(project.run("tsc", "-p", "bundler.json")).toEqual({ status: 0, out: "", err: "" });
  });

  test.for(nodes)("loads a sound set with %s, and is refused any other", (node) => {
    expect(project.run("tsc", "-p", "tsconfig.json").out).toBe("");
    const { status, out, err } = project.run(node, "harness.js", ...Object.keys(sets));
    expect([status, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toEqual({
      sound: "3 cases, no result: ferry-001,refund-001; out-of-scope; 8f14e45f; refunds:1",
      edited: "findings,stale,review/outdated",
      "revision missing": "findings,stale,revision/unknown",
      "evidence moved": "stale",
      "leaks across the split": "findings,family/linked-across-split",
      "not split": "findings,not-split,split/none-recorded",
      "other revision": "other-revision",
    });
  });

  test("may load it with require, where a program is no module", () => {
    writeInto(project.folder, {
      "old.cjs": 'console.log(typeof require("touchstone").loadGoldenSet);\n',
    });
    expect(project.run(process.execPath, "--no-warnings", "old.cjs").out).toBe("function\n");
  });

  test("gets it with each set that it starts, types and all, and nothing to install", () => {
    expect(project.run("touchstone", "init", "started").status).toBe(0);
    writeInto(join(project.folder, "started"), {
      "load.ts": `import { loadGoldenSet, type GoldenSetRefused } from "./.touchstone/dist/library.js";
const options = { corpusRevision: "one", purpose: "tuning" } as const;
const refused: GoldenSetRefused = await loadGoldenSet(".", options).catch((error) => error);
console.log(refused.reasons.join());
`,
    });
    const flags = ["--ignoreConfig", "--strict", "--module", "nodenext", "--types", "node"];
    expect(project.run("tsc", ...flags, "started/load.ts")).toMatchObject({ status: 0, out: "" });
    const { out, err } = project.run("node", "--input-type=module", "-e", inStarted);
    expect([out, err]).toEqual(["no-current-revision\n", ""]);
  });
});

const inStarted = 'process.chdir("started"); await import("./started/load.js");';
