import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { foreignFiles, staleFiles, writeBuilt } from "../../scripts/build/built-folder.ts";
import { bundle } from "../../scripts/build/bundled-files.ts";
import { thirdPartyNotices } from "../../scripts/build/third-party-notices.ts";
import { builtTool } from "../support/built-tool.ts";
import { importsIn } from "../support/module-imports.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

/** Where NODE24 names a second Node, the bundle runs there as well. */
const nodes = [process.execPath, process.env["NODE24"] ?? process.execPath];

let built: ReadonlyMap<string, string> = new Map();
let dist = "";

beforeAll(async () => {
  built = await bundle();
  dist = dirname(await builtTool());
});

/** What other programs import. */
const library = "dist/library.js";

/** The files that a command line or a runner starts. */
function entries(): readonly string[] {
  return [...built.keys()].filter((path) => /^dist\/[^/]+\.js$/.test(path) && path !== library);
}

/** What a file of dist/ imports from its neighbours at once, as paths. */
function importsOf(path: string): readonly string[] {
  return path.endsWith(".js")
    ? importsIn(path, built.get(path) ?? "")
        .atOnce.filter((from) => from.startsWith("."))
        .map((from) => join(dirname(path), from))
    : [];
}

describe("P1: the files of dist/", () => {
  test("each start with nothing in the environment, and end with words of ours", () => {
    expect(entries()).toContain("dist/touchstone.js");
    for (const entry of entries()) {
      for (const node of nodes) {
        const { status, stdout, stderr } = spawnSync(node, [join(dist, "..", entry)], {
          cwd: tempFolder(),
          encoding: "utf8",
          env: {},
        });
        expect([entry, [0, 1, 2, 3].includes(status ?? -1)]).toEqual([entry, true]);
        expect(`${stdout}${stderr}`.trim()).not.toBe("");
        // An error that nobody caught ends with the version of Node.
        expect(stderr).not.toMatch(/^Node\.js v|\bERR_[A-Z_]+|SyntaxError|ReferenceError/m);
      }
    }
  });

  test("need no package and no code made at run time", () => {
    for (const [path, text] of built) {
      if (!path.endsWith(".js")) continue;
      expect([path, /\bnew Function\b|[^.\w]eval\(/.exec(text)]).toEqual([path, null]);
      const { atOnce, later } = importsIn(path, text);
      const imported = [...atOnce, ...later];
      const foreign = imported.filter((from) => !isBuiltin(from) && !/^\.{1,2}\//.test(from));
      expect([path, foreign]).toEqual([path, []]);
    }
  });

  test("each load what is there, and none of them another that loads it", () => {
    const done = new Set<string>();
    const visit = (path: string, above: readonly string[]): void => {
      expect(above).not.toContain(path);
      expect([...built.keys()]).toContain(path);
      if (done.has(path)) return;
      for (const next of importsOf(path)) visit(next, [...above, path]);
      done.add(path);
    };
    for (const path of built.keys()) visit(path, []);
  });
});

describe("the library in dist/", () => {
  test("gives other programs its few names, and starts nothing when it is imported", async () => {
    const names = Object.keys((await import(join(dist, "library.js"))) as object);
    expect(names).toMatchInlineSnapshot(`
      [
        "GoldenSetRefused",
        "RepositoryError",
        "UsageError",
        "compareContracts",
        "loadGoldenSet",
        "matchResults",
      ]
    `);
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(dist, "library.js")], {
      encoding: "utf8",
    });
    expect([status, stdout, stderr]).toEqual([0, "", ""]);
  });

  test("has types that rest on no other file, for each of these names", async () => {
    const types = built.get("dist/library.d.ts") ?? "";
    expect(types).not.toMatch(/^import\b|\bimport\(|\bfrom "|^\/\/\/ /m);
    const [, list = ""] = /\nexport \{\n(.*)\};\n$/s.exec(types) ?? [];
    const values = list.split(/,?\n/).filter((line) => line !== "" && !line.includes("type "));
    const names = Object.keys((await import(join(dist, "library.js"))) as object);
    expect(values.map((line) => line.trim())).toEqual(names);
  });
});

describe("P2: dist/ is what the source gives", () => {
  test("whatever folder it is built in", async () => {
    const folder = tempFolder();
    for (const part of ["src", "scripts", "actions", "package.json", "tsconfig.json"]) {
      cpSync(part, join(folder, part), { recursive: true });
    }
    for (const name of ["@tsconfig", ...installed()]) {
      cpSync(`node_modules/${name}`, join(folder, "node_modules", name), { recursive: true });
    }
    // A checkout may be reached over a link.
    const link = join(tempFolder(), "a link");
    symlinkSync(folder, link);
    const there = await bundle(link);
    expect([...there.keys()].toSorted()).toEqual([...built.keys()].toSorted());
    for (const [path, text] of built) {
      expect([path, there.get(path) === text]).toEqual([path, true]);
    }
  });

  test("and the check names each file that is changed, missing, or given by no source", async () => {
    const folder = tempFolder();
    await writeBuilt(folder, built);
    expect(await staleFiles(folder, built)).toEqual([]);
    expect(await foreignFiles(folder, built)).toEqual([]);
    rmSync(join(folder, "dist/THIRD_PARTY_NOTICES.txt"));
    writeInto(folder, { "dist/touchstone.js": "process.exit(0);\n", "dist/chunks/odd.js": "" });
    expect(await staleFiles(folder, built)).toEqual([
      "dist/touchstone.js",
      "dist/THIRD_PARTY_NOTICES.txt",
    ]);
    expect(await foreignFiles(folder, built)).toEqual(["dist/chunks/odd.js"]);
    await writeBuilt(folder, built);
    expect(await staleFiles(folder, built)).toEqual([]);
    expect(await foreignFiles(folder, built)).toEqual([]);
  });
});

describe("P3: the notices of third parties", () => {
  // Modules that a package asks for with `require` have no comment in the bundle, so one of these is named.
  test("hold every package that is in dist/, with its version", () => {
    const notices = built.get("dist/THIRD_PARTY_NOTICES.txt") ?? "";
    const names = packagesIn(built);
    expect(noticed()).toEqual(expect.arrayContaining([...names, "yaml", "punycode.js"]));
    for (const name of noticed()) {
      const about: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
      const { version, license } = about as { version: string; license: string };
      expect(`\n${notices}`).toContain(`\n${name} ${version} (${license})\n`);
    }
  });

  test("stop the build for a licence that nobody looked at", async () => {
    const folder = tempFolder({
      "node_modules/odd/package.json": JSON.stringify({
        name: "odd",
        version: "1.0.0",
        license: "SSPL-1.0",
      }),
      "node_modules/bare/package.json": JSON.stringify({ name: "bare", version: "1.0.0" }),
    });
    const noticesOf = async (name: string): Promise<string> =>
      await thirdPartyNotices([join(folder, "node_modules", name, "index.js")]);
    await expect(noticesOf("odd")).rejects.toThrow('odd has the licence "SSPL-1.0": look at it.');
    await expect(noticesOf("bare")).rejects.toThrow('bare has the licence "unknown": look at it.');
  });
});

test("P4: dist/ is smaller than 2.6 MB", () => {
  const sizes = [...built.values()].map((text) => Buffer.byteLength(text));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_600_000);
});

/** The packages that the bundle is made of, and what those depend on. */
function installed(): readonly string[] {
  const names = new Set(noticed());
  for (const name of names) {
    const about = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const next of Object.keys(about.dependencies ?? {})) {
      if (existsSync(`node_modules/${next}`)) names.add(next);
    }
  }
  return [...names];
}

/** The packages that the notices tell of. */
function noticed(): readonly string[] {
  const notices = built.get("dist/THIRD_PARTY_NOTICES.txt") ?? "";
  return [...notices.matchAll(/(?:^|\n-{80}\n\n)(\S+) \S+ \(/g)].map(([, name = ""]) => name);
}

/** The packages that the comments of the bundle name. */
function packagesIn(files: ReadonlyMap<string, string>): readonly string[] {
  const names = [...files].flatMap(([path, text]) =>
    path.endsWith(".js")
      ? [...text.matchAll(/^\s*\/\/ node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)]
      : [],
  );
  return [...new Set(names.map(([, name = ""]) => name))].toSorted();
}
