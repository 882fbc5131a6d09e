import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkedOutTree } from "../../src/git/checked-out-tree.ts";
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository, RepositoryError } from "../../src/git/repository.ts";
import { throughDisk } from "../../src/git/through-disk.ts";
import { isFile, type Tree } from "../../src/model/tree.ts";
import {
  gitRepository,
  looseObjects,
  removeObject,
  type Contents,
} from "../support/git-repository.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** All that a tree answers about its paths, and about one that is not there. */
async function answers(tree: Tree, max: number): Promise<unknown> {
  const seen = [];
  for (const entry of [...(await tree.list()), { path: "not/there", kind: "file" as const }]) {
    const { path } = entry;
    const limit = { max };
    seen.push([
      entry,
      await tree.entry(path),
      ...(await Promise.all([
        said(async () => await tree.objectId(path, limit)),
        said(async () => {
          const { bytes, more } = await tree.read(path, limit);
          return `${Buffer.from(bytes).toString("base64")} ${more}`;
        }),
        said(async () => {
          const pieces = [];
          for await (const piece of tree.stream(path, limit)) pieces.push(piece);
          return Buffer.concat(pieces).toString("base64");
        }),
      ])),
    ]);
  }
  return seen;
}

async function said(ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    return String(error);
  }
}

/** What can become of a file between a commit and the next look at the disk. */
const mishaps: Readonly<Record<string, (file: string) => void>> = {
  nothing: () => undefined,
  "is edited": (file) => writeFileSync(file, "edited"),
  "is edited to the same length": (file) => writeFileSync(file, "x".repeat(10)),
  "has other line ends": (file) => writeFileSync(file, "0123\r\n6789"),
  "is emptied": (file) => truncateSync(file),
  "is gone": (file) => rmSync(file),
  "is gone with its folder": (file) => rmSync(dirname(file), { recursive: true }),
  "is huge": (file) => writeFileSync(file, Buffer.alloc(3_000_000)),
  "is a link to the same bytes": (file) => {
    renameSync(file, `${file}.real`);
    symlinkSync(`${file}.real`, file);
  },
  "is a link to nowhere": (file) => {
    rmSync(file);
    symlinkSync("nowhere", file);
  },
  "is a folder": (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  "is a pipe": (file) => {
    rmSync(file);
    execFileSync("mkfifo", [file]);
  },
};

describe("a commit that is read through its working directory", () => {
  test.for(Object.entries(mishaps))(
    "gives what was committed where a file %s",
    async ([, mishap]) => {
      const { folder, gitdir, commits } = await gitRepository([
        { "cases/f/a.yaml": "0123\n56789", "b.yaml": "b" },
      ]);
      mishap(join(folder, "cases/f/a.yaml"));
      const committed = await commitTree(openRepository(gitdir), commits[0] ?? "");
      for (const max of [0, 4, 9, 10, 11]) {
        expect(await answers(throughDisk(committed, folder), max)).toEqual(
          await answers(committed, max),
        );
      }
    },
  );

  test("takes bytes from the disk where they are the commit's, of any size", async () => {
    const large = Buffer.alloc(2_500_000, "0123456789");
    const { folder, gitdir, commits } = await gitRepository([{ "a.txt": "hello", "b.txt": large }]);
    const repository = openRepository(gitdir);
    const tree = throughDisk(await commitTree(repository, commits[0] ?? ""), folder);
    await tree.list();
    for (const oid of looseObjects(gitdir)) removeObject(gitdir, oid);
    const reads = [];
    for (const [path, max] of [
      ["a.txt", 10],
      ["b.txt", 3],
      ["b.txt", 3_000_000],
    ] as const) {
      const { bytes, more } = await tree.read(path, { max });
      reads.push(`${path}: ${bytes.length} bytes, more: ${more}`);
    }
    expect(reads).toEqual([
      "a.txt: 5 bytes, more: false",
      "b.txt: 3 bytes, more: true",
      "b.txt: 2500000 bytes, more: false",
    ]);
    await expect(async () => {
      for await (const piece of tree.stream("b.txt", { max: 9 })) expect(piece).toBeUndefined();
    }).rejects.toThrow('"b.txt" is larger than 9 bytes.');
  });

  test("never reads what lies outside its folder", async () => {
    const folder = tempFolder({ "secret.txt": "s", "set/.keep": "" });
    const { gitdir, commits } = await gitRepository([{ "../secret.txt": "s" }], { bare: true });
    const committed = await commitTree(openRepository(gitdir), commits[0] ?? "");
    removeObject(gitdir, await committed.objectId("../secret.txt", { max: 9 }));
    const through = throughDisk(committed, join(folder, "set"));
    expect((await through.list()).map(({ path }) => path)).toEqual(["../secret.txt"]);
    await expect(through.read("../secret.txt", { max: 9 })).rejects.toThrow(RepositoryError);
  });

  test("answers as the commit does, whatever was committed and whatever became of it", async () => {
    const name = fc.stringMatching(/^[a-c.é-]{1,3}$/).filter((text) => !/^\.+$/.test(text));
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
    const bytes = fc.uint8Array({ maxLength: 12 });
    const content = fc.oneof(
      bytes,
      bytes.map((some) => ({ executable: Buffer.from(some).toString() })),
      fc.constantFrom({ link: "a" }, { link: "/etc/passwd" }, { submodule: "a".repeat(40) }),
    );
    const fates = fc.array(fc.constantFrom(...Object.values(mishaps)), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(path, content, { maxKeys: 6 }),
        fates,
        fc.nat({ max: 13 }),
        async (files: Contents, befalls, max) => {
          const paths = Object.keys(files);
          fc.pre(!paths.some((one) => paths.some((other) => other.startsWith(`${one}/`))));
          const { folder, gitdir, commits } = await gitRepository([files]);
          const committed = await commitTree(openRepository(gitdir), commits[0] ?? "");
          for (const [index, { path: at }] of (await committed.list()).filter(isFile).entries()) {
            const file = join(folder, at);
            if (existsSync(file)) befalls[index]?.(file);
          }
          expect(await answers(throughDisk(committed, folder), max)).toEqual(
            await answers(committed, max),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

async function refusal(folder: string): Promise<unknown> {
  return await checkedOutTree(folder).catch((error: unknown) =>
    error instanceof RepositoryError ? error.code : error,
  );
}

describe("the commit that is checked out", () => {
  test("is that of a set in a folder of its repository, whatever is not committed", async () => {
    const { folder, commits } = await gitRepository([{ "eval/cases/a.yaml": "a", "b.txt": "" }]);
    writeFileSync(join(folder, "eval/cases/a.yaml"), "edited");
    writeFileSync(join(folder, "eval/cases/new.yaml"), "new");
    const { commit, place, tree } = await checkedOutTree(join(folder, "eval"));
    const { bytes } = await tree.read("cases/a.yaml", { max: 100 });
    expect([
      commit,
      place,
      (await tree.list()).map(({ path }) => path),
      Buffer.from(bytes).toString(),
    ]).toEqual([commits[0], "eval", ["cases/a.yaml"], "a"]);
  });

  test("is told where there is none", async () => {
    const { folder } = await gitRepository([{ "a.txt": "" }]);
    mkdirSync(join(folder, "new"));
    expect([
      await refusal(tempFolder()),
      await refusal((await gitRepository([])).folder),
      await refusal(join(folder, "new")),
    ]).toEqual(["no-repository", "no-such-commit", "no-such-folder"]);
  });
});
