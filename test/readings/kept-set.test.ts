import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgedSet } from "../../scripts/parts/checking/judged-set.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { oneByOne } from "../../src/load/case-reader.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { KeptSet, type KeptPlace } from "../../src/readings/kept-set.ts";
import { allRules } from "../../src/rules/all-rules.ts";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const progress = {
  reading: () => undefined,
  judging: <Rules>(rules: Rules) => rules,
  clear: () => undefined,
};

const named = (id: string): string => pendingCase.replace("refund-policy-001", id);

function aSet(): string {
  const root = tempFolder({
    ...goodSet(pendingCase),
    "cases/blank.yaml": named("blank").replace(/^query: .*$/m, 'query: "  "'),
    "cases/a/parking.yaml": pendingAbstention.replace("parking-001", "parking"),
    "cases/two.yaml": named("two"),
    "families.yaml": "families: {}\n",
  });
  settle(root);
  return root;
}

/** Makes a set's files as old as files are that nobody is writing. */
function settle(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), 1e9, 1e9);
  }
}

/** A clock by which every file of a test is long settled. */
const later = (): number => Date.now() + 60_000;

function placeOf(root: string, folder: string, code = "this code"): KeptPlace {
  return { folder, root, least: 1, now: later, code: () => code };
}

/** What a check of a set comes to, as text; `place` says where results are kept. */
async function verdict(root: string, place?: KeptPlace, rules = allRules): Promise<string> {
  const options = { folder: root, set: undefined, changed: false, base: undefined, rules };
  return JSON.stringify(await judgedSet({ options, progress, place }));
}

/** The files in which something is kept. */
function keptFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

describe("what is kept of a set", () => {
  test("is its cases and its verdict, for the user alone, and gives the same verdict again", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    const place = placeOf(root, folder);
    const fresh = await verdict(root);
    expect(fresh).toContain("case/blank-query");
    for (let run = 0; run < 3; run++) expect(await verdict(root, place)).toBe(fresh);
    expect(keptFiles(folder).map((file) => file.slice(file.lastIndexOf("/") + 1))).toEqual([
      "cases",
      "verdict",
    ]);
    for (const file of keptFiles(folder)) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.for(["/proc/nope", "/dev/null/below"])(
    "is nothing where %s takes no folder, and the verdict is the same",
    async (folder) => {
      const root = aSet();
      expect(await verdict(root, placeOf(root, folder))).toBe(await verdict(root));
      expect(existsSync(folder)).toBe(false);
    },
  );

  test("serves another question with its cases, and not with its verdict", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    const place = placeOf(root, folder);
    const fileRules = allRules.filter(({ id }) => id.startsWith("file/"));
    await verdict(root, place);
    expect(await verdict(root, place, fileRules)).toBe(await verdict(root, undefined, fileRules));
    expect(await verdict(root, place)).toBe(await verdict(root));
  });

  test("is little of a small set", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    await verdict(root, { ...placeOf(root, folder), least: 5 });
    expect(keptFiles(folder)).toEqual([]);
  });

  test("is nothing where nothing can be written", async () => {
    const root = aSet();
    const folder = join(tempFolder({ file: "no folder" }), "file");
    expect(await verdict(root, placeOf(root, folder))).toBe(await verdict(root));
  });
});

/** The cases of a set as a run without a verdict reads them, and which of their files it had to read for that. */
async function readOnly(root: string, place: KeptPlace): Promise<[string, readonly string[]]> {
  const anew: string[] = [];
  const run = KeptSet.open(place, workingTree(root)).begin();
  const reader = run.reader(async function* (tree, given) {
    anew.push(...given);
    yield* oneByOne(tree, given);
  });
  const { cases, defects } = await loadDataset(workingTree(root), { cases: reader });
  await run.keepCases();
  return [JSON.stringify([cases, defects]), anew];
}

describe("a run that comes to no verdict", () => {
  const all = ["cases/a/parking.yaml", "cases/blank.yaml", "cases/refund-policy-001.yaml"];

  test("keeps the cases that it read, for another one and for a check", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    const place = placeOf(root, folder);
    const [first, anew] = await readOnly(root, place);
    expect(anew).toEqual([...all, "cases/two.yaml"]);
    expect(await readOnly(root, place)).toEqual([first, []]);
    expect(await verdict(root, place)).toBe(await verdict(root));
  });

  test("reads the cases alone that differ from what a check has kept, and leaves its verdict", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    const place = placeOf(root, folder);
    const fresh = await verdict(root, place);
    const kept = keptFiles(folder).map((file) => readFileSync(file));
    expect((await readOnly(root, place))[1]).toEqual([]);
    expect(keptFiles(folder).map((file) => readFileSync(file))).toEqual(kept);
    expect(await verdict(root, place)).toBe(fresh);
    writeInto(root, { "cases/two.yaml": named("two").replace("When", "Until when") });
    const [read, anew] = await readOnly(root, place);
    expect(anew).toEqual(["cases/two.yaml"]);
    expect(read).toContain("Until when");
    expect(await verdict(root, place)).toBe(await verdict(root));
  });
});

/** Kept files that are not what a run has written. Each is a file that is not there. */
const damages: readonly (readonly [string, (file: string, other: string) => void])[] = [
  ["are cut short", (file) => truncateSync(file, statSync(file).size - 7)],
  ["are cut to their first line", (file) => truncateSync(file, 81)],
  ["are cut within it", (file) => truncateSync(file, 20)],
  ["are empty", (file) => truncateSync(file, 0)],
  ["are longer", (file) => appendFileSync(file, "{}")],
  ["are of another program", (file) => writeFileSync(file, '{"findings":[]}')],
  ["are of another set", (file, other) => cpSync(other, file)],
  [
    "are folders",
    (file) => (rmSync(file), cpSync("test/fixtures/cases/accepted", file, { recursive: true })),
  ],
  ["are pipes", (file) => (rmSync(file), execFileSync("mkfifo", [file]))],
  ["are links to what has no end", (file) => (rmSync(file), symlinkSync("/dev/zero", file))],
  ["are links to nowhere", (file) => (rmSync(file), symlinkSync("/nowhere/at/all", file))],
];

describe("kept files that", () => {
  test.for(damages)("%s count as missing, and are made anew", async ([, damage]) => {
    const [root, folder, other, foreign] = [aSet(), tempFolder(), aSet(), tempFolder()];
    writeFileSync(join(other, "cases/blank.yaml"), named("blank"));
    await verdict(other, placeOf(other, foreign));
    const fresh = await verdict(root);
    await verdict(root, placeOf(root, folder));
    for (const [index, file] of keptFiles(folder).entries()) {
      damage(file, keptFiles(foreign)[index] ?? "");
      expect(await verdict(root, placeOf(root, folder))).toBe(fresh);
      writeFileSync(join(root, "cases/two.yaml"), named(`two-${index}`));
      expect(await verdict(root, placeOf(root, folder))).toBe(await verdict(root));
      writeFileSync(join(root, "cases/two.yaml"), named("two"));
    }
  });

  test("have one bit turned count as missing, whichever it is", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    const fresh = await verdict(root);
    await verdict(root, placeOf(root, folder));
    for (const file of keptFiles(folder)) {
      const whole = readFileSync(file);
      const turned = fc.tuple(fc.nat(whole.length - 1), fc.nat(7));
      await fc.assert(
        fc.asyncProperty(turned, async ([at, bit]) => {
          const bytes = Buffer.from(whole);
          bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
          writeFileSync(file, bytes);
          expect(await verdict(root, placeOf(root, folder))).toBe(fresh);
        }),
        { numRuns: 15 },
      );
    }
  });

  test("other code wrote count as missing", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    await verdict(root, placeOf(root, folder));
    const [, verdictFile = ""] = keptFiles(folder);
    const before = readFileSync(verdictFile);
    expect(await verdict(root, placeOf(root, folder, "other code"))).toBe(await verdict(root));
    expect(readFileSync(verdictFile).equals(before)).toBe(false);
  });

  test("two runs write at once are whole", async () => {
    const [root, folder] = [aSet(), tempFolder()];
    const fresh = await verdict(root);
    const runs = Array.from({ length: 6 }, async () => await verdict(root, placeOf(root, folder)));
    expect(new Set(await Promise.all(runs))).toEqual(new Set([fresh]));
    expect(keptFiles(folder)).toHaveLength(2);
    expect(await verdict(root, placeOf(root, folder))).toBe(fresh);
  });
});

/** One change of a set between two checks. */
type Edit = (root: string) => void;

const paths = ["cases/two.yaml", "cases/blank.yaml", "cases/new.yaml", "cases/a/parking.yaml"];
const texts = [named("two"), named("new"), pendingAbstention, "id: [\n", "", "- a\n", named("twö")];

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...texts)).map(
    ([path, text]): Edit =>
      (root) =>
        writeInto(root, { [path]: text }),
  ),
  // The same size, and the same time: only what the disk itself notes shows it.
  fc.constantFrom(...paths).map((path): Edit => (root) => {
    const file = join(root, path);
    if (!existsSync(file)) return;
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("e", "o"));
    utimesSync(file, atime, mtime);
  }),
  fc.constantFrom(...paths).map(
    (path): Edit =>
      (root) =>
        rmSync(join(root, path), { force: true }),
  ),
  fc.constant<Edit>((root) => writeInto(root, { "cases/README.yaml.bak": "x" })),
  fc.constant<Edit>((root) => writeInto(root, { "families.yaml": "families: { a: 1 }\n" })),
  fc.constant<Edit>((root) => rmSync(join(root, "families.yaml"), { force: true })),
  fc.constant<Edit>((root) =>
    writeInto(root, { ".github/touchstone.yaml": "reviewers: [noor]\n" }),
  ),
  fc.constant<Edit>((root) => {
    const [shard = ""] = readdirSync(join(root, "corpus-revisions/texts"));
    appendFileSync(join(root, "corpus-revisions/texts", shard), "{}\n");
  }),
  fc.constant<Edit>(settle),
  fc.constant<Edit>(() => undefined),
);

test("whatever changes between two checks, what is kept changes no verdict", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 6 }), async (steps) => {
      const root = aSet();
      // By one clock nothing is settled, and each file is read; by the other each is known by what the disk says of it.
      const places = [Date.now, later].map((now) => ({ ...placeOf(root, tempFolder()), now }));
      for (const step of [() => undefined, ...steps]) {
        step(root);
        const fresh = await verdict(root);
        for (const place of places) {
          await readOnly(root, place);
          expect(await verdict(root, place)).toBe(fresh);
        }
      }
    }),
    { numRuns: 40 },
  );
});
