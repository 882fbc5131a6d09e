import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Tree } from "../../src/model/tree.ts";
import { check } from "../../src/rules/check.ts";
import { gitRepository, type Contents } from "../support/git-repository.ts";
import { goodSet, pendingAbstention, pendingCase, withoutFile } from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** All that a check can see of a tree: paths, kinds, object ids and bytes. The run bit is known to Git alone. */
async function facts(tree: Tree): Promise<unknown> {
  const seen = [];
  for (const { path, kind } of await tree.list()) {
    const isFile = kind === "file" || kind === "executable";
    if (!isFile) seen.push([path, kind]);
    else {
      const pieces = [];
      for await (const piece of tree.stream(path, { max: 1_000_000 })) pieces.push(piece);
      const { bytes, more } = await tree.read(path, { max: 5 });
      seen.push([
        path,
        await tree.objectId(path, { max: 1_000_000 }),
        Buffer.concat(pieces).toString("base64"),
        Buffer.from(bytes).toString("base64"),
        more,
      ]);
    }
  }
  return seen;
}

async function bothTrees(state: Contents): Promise<{ onDisk: Tree; committed: Tree }> {
  const { folder, gitdir, commits } = await gitRepository([state]);
  const committed = await commitTree(openRepository(gitdir), commits[0] ?? "");
  return { onDisk: workingTree(folder), committed };
}

test("pieces that are lent stand in the same memory, and are the file in all", async () => {
  const text = Array.from({ length: 300_000 }, (_, at) => String(at)).join("\n");
  const tree = workingTree(tempFolder({ "a.txt": text }));
  const read = { all: "", memory: new Set<ArrayBufferLike>() };
  for await (const piece of tree.stream("a.txt", { max: 1e9, isLent: true })) {
    read.all += Buffer.from(piece).toString("latin1");
    read.memory.add(piece.buffer);
  }
  expect(read.all === text).toBe(true);
  expect(read.memory.size).toBe(1);
});

describe("a working directory and a commit of the same content", () => {
  test.for([
    ["nothing", {}],
    ["files in folders", { "a.txt": "1", "b/c.txt": "2", "b/d/e.txt": "" }],
    [
      "names that sort differently as UTF-16",
      { "\u{1f4b8}.txt": "", "\uff5e.txt": "", "z.txt": "", "é.txt": "", "日本/語.txt": "" },
    ],
    [
      "a folder and a file of like names",
      { "a/b.txt": "", "a.txt": "", "a-b.txt": "", "a0.txt": "" },
    ],
    [
      "a link to a file, to a folder and to nowhere",
      {
        "a.txt": "x",
        "b/c.txt": "y",
        file: { link: "a.txt" },
        folder: { link: "b" },
        broken: { link: "gone" },
      },
    ],
    ["a submodule", { "a.txt": "x", "vendor/sub": { submodule: "b".repeat(40) } }],
    ["an executable file", { "run.sh": { executable: "echo" } }],
    ["bytes that are no text", { "a.bin": new Uint8Array([0, 255, 254, 10, 13]) }],
    ["line ends of every kind", { "a.txt": "1\r\n2\n3\r4" }],
    [
      "names with odd characters",
      { "a b.txt": "", "-rf": "", "new\nline": "", "$(x)": "", "a\\b": "" },
    ],
  ] as const)("give the same facts: %s", async ([, state]) => {
    const { onDisk, committed } = await bothTrees(state);
    expect(await facts(onDisk)).toEqual(await facts(committed));
  });

  const spoilt: Contents = {
    ...goodSet(pendingCase, pendingAbstention),
    "cases/broken.yaml": "id: [\n",
    "cases/utf16.yaml": new Uint8Array([0xff, 0xfe, 0x69, 0]),
    "cases/deep/blank.yaml": pendingCase.replace(/^query: .*$/m, 'query: " "'),
    "cases/huge.yaml": "#".repeat(300_000),
    "cases/link.yaml": { link: "broken.yaml" },
    "cases/run.sh": { executable: "echo" },
    "cases/sub": { submodule: "c".repeat(40) },
    "cases/README.md": "Not a case.\n",
    "corpus-revisions/old/chunks.jsonl": "{}\nnot json\n",
    "families.yaml": "claim: 4\n",
    ".github/touchstone.yaml": { link: "../families.yaml" },
  };

  test.for([
    ["a good set", goodSet(pendingCase)],
    ["a set with every kind of defect", spoilt],
    [
      "cases/ as a link",
      { ...goodSet(), "elsewhere/a.yaml": pendingCase, cases: { link: "elsewhere" } },
    ],
    ["cases/ as a submodule", { ...goodSet(), cases: { submodule: "d".repeat(40) } }],
    ["cases/ as a file", { ...goodSet(), cases: "id: a\n" }],
    [
      ".github as a link",
      {
        ...withoutFile(goodSet(pendingCase), ".github/touchstone.yaml"),
        "x/touchstone.yaml": "reviewers: 4\n",
        ".github": { link: "x" },
      },
    ],
  ] as const)("give the same findings: %s", async ([, state]) => {
    const { onDisk, committed } = await bothTrees(state);
    const [left, right] = [await loadDataset(onDisk), await loadDataset(committed)];
    expect(left.defects).toEqual(right.defects);
    expect(check(left)).toEqual(check(right));
    expect(left.cases.map(({ path, digest }) => [path, digest])).toEqual(
      right.cases.map(({ path, digest }) => [path, digest]),
    );
  });

  test("give the same facts whatever the files are", async () => {
    const name = fc.stringMatching(/^[a-c.é-]{1,3}$/).filter((text) => !/^\.+$/.test(text));
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(path, fc.uint8Array({ maxLength: 12 }), { maxKeys: 6 }),
        async (files) => {
          const paths = Object.keys(files);
          fc.pre(!paths.some((one) => paths.some((other) => other.startsWith(`${one}/`))));
          const { onDisk, committed } = await bothTrees(files);
          expect(await facts(onDisk)).toEqual(await facts(committed));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("a working directory", () => {
  test("has nothing where its folder is absent", async () => {
    expect(await workingTree(tempFolder()).list("cases")).toEqual([]);
    expect(await workingTree(join(tempFolder(), "gone")).list()).toEqual([]);
  });

  test("shows no repository of its own", async () => {
    const folder = tempFolder({ ".git/HEAD": "ref: x\n", "a.txt": "" });
    expect((await workingTree(folder).list()).map(({ path }) => path)).toEqual(["a.txt"]);
  });

  test("does not look behind a link above the path", async () => {
    const outside = tempFolder({ "touchstone.yaml": "reviewers: []\n" });
    const folder = tempFolder();
    symlinkSync(outside, join(folder, ".github"));
    const tree = workingTree(folder);
    expect(await tree.entry(".github/touchstone.yaml")).toBeUndefined();
    expect(await tree.entry(".github")).toEqual({ path: ".github", kind: "symlink" });
    expect(await tree.list(".github")).toEqual([]);
  });

  test("survives links that lead to each other", async () => {
    const folder = tempFolder();
    symlinkSync("b", join(folder, "a"));
    symlinkSync("a", join(folder, "b"));
    symlinkSync(".", join(folder, "self"));
    expect((await workingTree(folder).list()).map(({ kind }) => kind)).toEqual([
      "symlink",
      "symlink",
      "symlink",
    ]);
  });

  test("never opens a pipe, which would wait for ever", async () => {
    const folder = tempFolder(goodSet(pendingCase));
    execFileSync("mkfifo", [join(folder, "cases", "pipe.yaml")]);
    const { defects } = await loadDataset(workingTree(folder));
    expect(defects.map(({ message, at }) => `${at.file}: ${message}`)).toEqual([
      "cases/pipe.yaml: This is a pipe, a socket or a device, not a file.",
    ]);
  });

  test("reports a name that is not UTF-8 instead of losing the file", async () => {
    const folder = tempFolder(goodSet(pendingCase));
    mkdirSync(join(folder, "cases/x"));
    writeFileSync(
      Buffer.concat([
        Buffer.from(join(folder, "cases/x/")),
        Buffer.from([0xe9]),
        Buffer.from(".yaml"),
      ]),
      "id: e\n",
    );
    const { defects } = await loadDataset(workingTree(folder));
    expect(defects.map(({ rule, at }) => `${rule} ${at.file}`)).toEqual([
      "file/not-utf8 cases/x/\ufffd.yaml",
    ]);
  });

  test("reports a folder whose name is not UTF-8 instead of losing what is in it", async () => {
    const folder = tempFolder(goodSet(pendingCase));
    const latin = Buffer.concat([Buffer.from(join(folder, "cases/caf")), Buffer.from([0xe9])]);
    mkdirSync(latin);
    writeFileSync(Buffer.concat([latin, Buffer.from("/e.yaml")]), "id: e\n");
    const { defects } = await loadDataset(workingTree(folder));
    expect(defects.map(({ rule, at, message }) => `${rule} ${at.file}: ${message}`)).toEqual([
      "file/not-utf8 cases/caf\ufffd: The folder's name holds bytes that are not UTF-8, so nothing in it was read.",
    ]);
  });

  test("reads no more than it was asked for, and says that there is more", async () => {
    const tree = workingTree(tempFolder({ "a.txt": "0123456789", "empty.txt": "" }));
    const read = async (path: string, max: number): Promise<string> => {
      const { bytes, more } = await tree.read(path, { max });
      return `${Buffer.from(bytes).toString()} ${more}`;
    };
    expect([
      await read("a.txt", 4),
      await read("a.txt", 10),
      await read("a.txt", 11),
      await read("empty.txt", 4),
    ]).toEqual(["0123 true", "0123456789 false", "0123456789 false", " false"]);
  });
});

describe("what may not be read", () => {
  test("is named at its place: a file when it is read, a folder where it is listed", () => {
    const folder = tempFolder({ "locked/a.yaml": "a", "secret.yaml": "b" });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "locked"), 0);
    chmodSync(join(folder, "secret.yaml"), 0);
    const script = `
      import { workingTree } from ${JSON.stringify(pathToFileURL(resolve("src/git/working-tree.ts")).href)};
      // Root may read everything, so it becomes somebody else first.
      if (process.getuid() === 0) process.seteuid(65534);
      const tree = workingTree(${JSON.stringify(folder)});
      const said = [(await tree.list()).map(({ path, kind }) => path + " " + kind)];
      try { await tree.read("secret.yaml", { max: 10 }); } catch (error) { said.push(error.name); }
      try { for await (const piece of tree.stream("secret.yaml", { max: 100 })) said.push(piece); } catch (error) { said.push(error.message); }
      console.log(JSON.stringify(said));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", script],
      { encoding: "utf8" },
    );
    chmodSync(join(folder, "locked"), 0o755);
    expect([stdout, stderr]).toEqual([
      '[["locked closed","secret.yaml file"],"UnreadableError","\\"secret.yaml\\" cannot be read."]\n',
      "",
    ]);
  });
});
