import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import git from "isomorphic-git";
import fs from "node:fs";
import { describe, expect, test } from "vitest";
import about from "../../package.json" with { type: "json" };
import { commitTree } from "../../src/git/commit-tree.ts";
import { openRepository } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { check } from "../../src/rules/check.ts";
import { builtTool, runProgram } from "../support/built-tool.ts";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { gitRepository } from "../support/git-repository.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

describe("touchstone init", () => {
  test("writes an empty set, says what it wrote and what comes next", async () => {
    const folder = tempFolder();
    const { code, out, err } = await runIn(folder, "init");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatchInlineSnapshot(`
      "Evaluation set: 19 files and the tool written

        set        README.md
                   cases/README.md
                   corpus-revisions/README.md
        policy     .github/touchstone.yaml
        editors    .vscode/extensions.json
                   .vscode/settings.json
                   schemas/ (7 files)
        GitHub     .github/pull_request_template.md
                   .github/workflows/ (4 files)
        Git        .gitattributes
        tool       .touchstone/

      Next, where touchstone stands for node .touchstone/touchstone.js:
        1. touchstone corpus snapshot  records your documents or chunks; --help tells how
        2. touchstone new              asks for a case; cases/README.md tells more
        3. touchstone check            says what is wrong and what to do
        4. touchstone review record    somebody else decides
        5. .touchstone/README.md       what to set on GitHub, so that nobody gets around the check

      This folder lies in no Git repository. Reviews and history need one: git init
      "
    `);
    const tool = /^\.touchstone\/dist\//;
    const names = Object.keys(await filesIn(folder));
    expect(names.filter((path) => !tool.test(path))).toMatchInlineSnapshot(`
      [
        ".gitattributes",
        ".github/pull_request_template.md",
        ".github/touchstone.yaml",
        ".github/workflows/touchstone.refresh.yaml",
        ".github/workflows/touchstone.review-ping.yaml",
        ".github/workflows/touchstone.review.yaml",
        ".github/workflows/touchstone.yaml",
        ".touchstone/.gitignore",
        ".touchstone/LICENSE",
        ".touchstone/README.md",
        ".touchstone/actions/family-overlap/action.yml",
        ".touchstone/actions/refresh/action.yml",
        ".touchstone/actions/review/action.yml",
        ".touchstone/actions/validate/action.yml",
        ".touchstone/package.json",
        ".touchstone/ruleset.json",
        ".touchstone/sha256.txt",
        ".touchstone/touchstone.js",
        ".vscode/extensions.json",
        ".vscode/settings.json",
        "README.md",
        "cases/README.md",
        "corpus-revisions/README.md",
        "schemas/case.schema.json",
        "schemas/corpus-map.schema.json",
        "schemas/current.schema.json",
        "schemas/families.schema.json",
        "schemas/import-map.schema.json",
        "schemas/policy.schema.json",
        "schemas/revision.schema.json",
      ]
    `);
  });

  test("writes nothing the second time", async () => {
    const folder = tempFolder();
    await runIn(folder, "init");
    const before = await filesIn(folder);
    const { out } = await runIn(folder, "init");
    expect(out).toMatchInlineSnapshot(`
      "Nothing to write: all of the set is there.

      Next, where touchstone stands for node .touchstone/touchstone.js:
        1. touchstone corpus snapshot  records your documents or chunks; --help tells how
        2. touchstone new              asks for a case; cases/README.md tells more
        3. touchstone check            says what is wrong and what to do
        4. touchstone review record    somebody else decides
        5. .touchstone/README.md       what to set on GitHub, so that nobody gets around the check

      This folder lies in no Git repository. Reviews and history need one: git init
      "
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("names owners in the policy and in the file that GitHub reads, where there is none", async () => {
    const folder = tempFolder();
    const { out } = await runIn(folder, "init", "--owner", "robin,@kim");
    expect(out).toContain("  GitHub     .github/CODEOWNERS\n");
    const files = await filesIn(folder);
    expect(files[".github/touchstone.yaml"]).toContain('owners: ["robin", "kim"]');
    expect(files[".github/CODEOWNERS"]).toMatchInlineSnapshot(`
      "# Written by touchstone codeowners, which puts it anew; lines of your own go above.
      /.github/          @robin @kim
      /.touchstone/      @robin @kim
      /families.yaml     @robin @kim
      /corpus-revisions/ @robin @kim
      # The end of what touchstone codeowners wrote.
      "
    `);
    expect((await runIn(folder, "codeowners", "--check")).code).toBe(0);
    const other = await folderWith({ "docs/CODEOWNERS": "* @acme\n" });
    const kept = await runIn(other, "init", "--owner", "robin");
    expect(kept.out).toContain(
      "  docs/CODEOWNERS\n    to put the lines of the owners in it: touchstone codeowners --write",
    );
    expect((await filesIn(other))["docs/CODEOWNERS"]).toBe("* @acme\n");
  });

  test("completes what a stopped run left", async () => {
    const [whole, half] = [tempFolder(), tempFolder()];
    await runIn(whole, "init");
    const files = Object.entries(await filesIn(whole));
    for (const count of [1, 5, files.length - 1]) {
      writeInto(half, Object.fromEntries(files.slice(0, count)));
      expect((await runIn(half, "init")).code).toBe(0);
      expect(await filesIn(half)).toEqual(Object.fromEntries(files));
      for (const [path] of files) rmSync(join(half, path));
    }
  });

  test("writes nothing in a dry run", async () => {
    const folder = tempFolder();
    const { code, out } = await runIn(folder, "init", "eval", "--dry-run");
    expect(code).toBe(0);
    expect(out).toContain("Evaluation set: 19 files and the tool would be written");
    expect(out).toContain("This was a dry run: nothing was written.");
    expect(await filesIn(folder)).toEqual({});
    expect(existsSync(join(folder, "eval"))).toBe(false);
  });

  test("writes who may review into the policy", async () => {
    const folder = tempFolder();
    await runIn(folder, "init", "--reviewer", "jordan, @noor", "--reviewer", "sam-1");
    expect(readFileSync(join(folder, ".github/touchstone.yaml"), "utf8")).toContain(
      'reviewers: ["jordan", "noor", "sam-1"]\n',
    );
    expect((await runIn(folder, "check")).code).toBe(0);
    const blank = await runIn(folder, "init", "--reviewer", " ");
    expect(blank).toMatchObject({
      code: 2,
      err: "--reviewer is blank; write an account's name.\n",
    });
  });
});

test.for(['no: "x"', "::error::x", "a\u001b[31m", "Jordan Lee", "dependabot[bot]", "-x", "a/b"])(
  "writes no reviewer that no account can be: %j",
  async (name) => {
    const folder = tempFolder();
    const { code, err } = await runIn(folder, "init", "--reviewer", name);
    expect(err).toContain("can be no account's name. Write the name as the account's address");
    expect(err).not.toContain("\u001b");
    expect(code).toBe(2);
    expect(await filesIn(folder)).toEqual({});
  },
);

test.for(["", "   "])("takes no blank for a folder: %j", async (given) => {
  const folder = tempFolder();
  expect(await runIn(folder, "init", given)).toEqual({
    code: 2,
    out: "",
    err: 'The folder is blank; name one, or leave it out for this folder (".").\n',
  });
  expect(await filesIn(folder)).toEqual({});
});

describe("where files are already, touchstone init", () => {
  const theirs = {
    "README.rst": "Ours\n",
    "docs/PULL_REQUEST_TEMPLATE.md": "Ours\n",
    ".gitattributes": "*.png binary\n",
    ".vscode/settings.json": '{"editor.tabSize": 2}\n',
    "schemas/case.schema.json": "{}\n",
    ".github/touchstone.yaml": "reviewers: [sam]\n",
    "src/index.js": "\n",
  };

  test("keeps each that differs, and says what it would need", async () => {
    const folder = tempFolder(theirs);
    const { code, out } = await runIn(folder, "init", "--reviewer", "jordan");
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Evaluation set: 13 files and the tool written

        set        cases/README.md
                   corpus-revisions/README.md
        editors    .vscode/extensions.json
                   schemas/ (6 files)
        GitHub     .github/workflows/ (4 files)
        tool       .touchstone/

      Kept as they are, with other content than init would write:
        .gitattributes
          add to it: cases/** -text
                     corpus-revisions/** -text
        docs/PULL_REQUEST_TEMPLATE.md
        README.rst
        .github/touchstone.yaml
          the reviewers that you named are not in it; add them there: jordan
        .vscode/settings.json
          add to it, under "yaml.schemas":
          "./schemas/case.schema.json": "cases/**/*.yaml",
          "./schemas/revision.schema.json": "corpus-revisions/*/revision.yaml",
          "./schemas/current.schema.json": "corpus-revisions/current.yaml",
          "./schemas/families.schema.json": "families.yaml",
          "./schemas/policy.schema.json": ".github/touchstone.yaml"
        schemas/case.schema.json
          it is no copy that init made; editors complete by yours, and check needs neither

      Next, where touchstone stands for node .touchstone/touchstone.js:
        1. touchstone corpus snapshot  records your documents or chunks; --help tells how
        2. touchstone new              asks for a case; cases/README.md tells more
        3. touchstone check            says what is wrong and what to do
        4. touchstone review record    somebody else decides
        5. .touchstone/README.md       what to set on GitHub, so that nobody gets around the check

      This folder lies in no Git repository. Reviews and history need one: git init
      "
    `);
    expect(await filesIn(folder)).toMatchObject(theirs);
    expect(existsSync(join(folder, "README.md"))).toBe(false);
  });

  test("says that files in the folder of cases are read as cases", async () => {
    const folder = tempFolder({ "eval/cases/questions.yaml": "- question: When?\n" });
    const { out } = await runIn(folder, "init", "eval");
    expect(out).toContain(
      "\neval/cases/ holds 1 YAML file already, which check reads as cases.\nMove away what is none.",
    );
    expect((await runIn(folder, "init", "eval")).out).not.toContain("1 YAML file");
  });

  test("is content with attributes that have the lines, and with line ends that Git changed", async () => {
    const folder = tempFolder();
    await runIn(folder, "init");
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    writeInto(folder, {
      ".gitattributes": "*.png binary\ncases/**  -text\ncorpus-revisions/** -text\n",
      "README.md": readme.replaceAll("\n", "\r\n"),
    });
    const { out } = await runIn(folder, "init");
    expect(out).toMatch(/^Nothing to write: all of the set is there\.\n/);
    writeInto(folder, { ".gitattributes": "* -text\n" });
    expect((await runIn(folder, "init")).out).toBe(out);
  });

  test("refuses links and other things in the way, all at once, and writes nothing", async () => {
    const folder = tempFolder({ cases: "a file\n", elsewhere: "" });
    mkdirSync(join(folder, "outside"));
    symlinkSync(join(folder, "outside"), join(folder, ".github"));
    symlinkSync("nowhere", join(folder, ".gitattributes"));
    mkdirSync(join(folder, "schemas/case.schema.json"), { recursive: true });
    const before = await filesIn(folder);
    const { code, out, err } = await runIn(folder, "init");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatchInlineSnapshot(`
      "These are in the way, so nothing was written:
        .gitattributes: a link to nowhere, where a file is due
        .github: a link, where a folder is due
        cases: a file, where a folder is due
        schemas/case.schema.json: a folder, where a file is due
      Move it away, or choose another folder.
      "
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("keeps a README that is a link", async () => {
    const folder = tempFolder({ "docs/index.md": "Ours\n" });
    symlinkSync("docs/index.md", join(folder, "README.md"));
    const { code, out } = await runIn(folder, "init");
    expect(code).toBe(0);
    expect(out).toContain(
      "Kept as they are, with other content than init would write:\n  README.md\n",
    );
    expect(readFileSync(join(folder, "docs/index.md"), "utf8")).toBe("Ours\n");
  });

  test("refuses a README that is a link to nowhere", async () => {
    const folder = tempFolder();
    symlinkSync("nowhere", join(folder, "README.md"));
    const { code, err } = await runIn(folder, "init");
    expect(err).toMatchInlineSnapshot(`
      "This is in the way, so nothing was written:
        README.md: a link to nowhere, where a file is due
      Move it away, or choose another folder.
      "
    `);
    expect(code).toBe(2);
    expect(existsSync(join(folder, "cases"))).toBe(false);
  });

  test("refuses a folder that is none, and one inside another set's", async () => {
    const folder = tempFolder({ "a-file": "", "cases/x.md": "" });
    symlinkSync("nowhere", join(folder, "a-link"));
    const refused = await Promise.all(
      ["a-file", "a-file/eval", "a-link", "cases", "cases/eval"].map(
        async (place) => await runIn(folder, "init", place),
      ),
    );
    expect(refused.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    expect(refused.map(({ err }) => err).join("")).toMatchInlineSnapshot(`
      ""a-file" is a file; a set needs a folder, there or not yet.
      "a-file/eval" is a file; a set needs a folder, there or not yet.
      "a-link" leads over a link to nowhere.
      "cases" lies in "cases" of another set. Name the folder above it.
      "cases/eval" lies in "cases" of another set. Name the folder above it.
      "
    `);
  });

  test.skipIf(process.getuid?.() === 0)("says what to do where it may not write", async () => {
    const folder = tempFolder();
    chmodSync(folder, 0o500);
    const { code, err } = await runIn(folder, "init");
    chmodSync(folder, 0o700);
    expect(code).toBe(3);
    expect(err).toContain("Nothing was changed.");
  });
});

describe("in a repository, touchstone init", () => {
  test("writes to its top what GitHub and editors look for there alone", async () => {
    const { folder } = await gitRepository([{ "package.json": '{"type": "commonjs"}\n' }]);
    const { code, out } = await runIn(folder, "init", "data/eval");
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Evaluation set: 19 files and the tool written

        set        data/eval/README.md
                   data/eval/cases/README.md
                   data/eval/corpus-revisions/README.md
        policy     data/eval/.github/touchstone.yaml
        editors    .vscode/extensions.json
                   .vscode/settings.json
                   data/eval/schemas/ (7 files)
        GitHub     .github/PULL_REQUEST_TEMPLATE/touchstone.md
                   .github/workflows/ (4 files)
        Git        data/eval/.gitattributes
        tool       data/eval/.touchstone/

      Next, in data/eval, where touchstone stands for node .touchstone/touchstone.js:
        1. touchstone corpus snapshot  records your documents or chunks; --help tells how
        2. touchstone new              asks for a case; cases/README.md tells more
        3. touchstone check            says what is wrong and what to do
        4. touchstone review record    somebody else decides
        5. .touchstone/README.md       what to set on GitHub, so that nobody gets around the check
      "
    `);
    expect(readFileSync(join(folder, ".vscode/settings.json"), "utf8")).toContain(
      '"./data/eval/schemas/case.schema.json": "data/eval/cases/**/*.yaml"',
    );
    const workflow = readFileSync(
      join(folder, ".github/workflows/touchstone-data-eval.yaml"),
      "utf8",
    );
    expect(workflow).toContain("name: Touchstone of data/eval\n");
    expect(workflow).toContain('branches: ["main"]');
    const script = "data/eval/.touchstone/touchstone.js";
    const ran = runProgram(folder, [process.execPath, script, "check", "data/eval"]);
    expect([ran.status, ran.err]).toEqual([0, ""]);
  });

  test("names the main branch that the remote has, or that the repository starts with", async () => {
    const { folder, gitdir, commits } = await gitRepository([{ a: "" }]);
    const ref = "refs/remotes/origin/develop";
    await git.writeRef({ fs, gitdir, ref, value: commits[0] ?? "" });
    await git.writeRef({ fs, gitdir, ref: "refs/remotes/origin/HEAD", value: ref, symbolic: true });
    await runIn(folder, "init");
    const fresh = tempFolder();
    await git.init({ fs, dir: fresh, defaultBranch: "trunk" });
    await runIn(fresh, "init");
    // A workflow would take this name for a pattern.
    const odd = tempFolder();
    await git.init({ fs, dir: odd, defaultBranch: "release+1" });
    await runIn(odd, "init");
    const branches = [folder, fresh, odd].map(
      (one) =>
        /branches: .*/.exec(
          readFileSync(join(one, ".github/workflows/touchstone.yaml"), "utf8"),
        )?.[0],
    );
    expect(branches).toEqual([
      'branches: ["develop"]',
      'branches: ["trunk"]',
      'branches: ["main"]',
    ]);
  });

  test("refuses a folder whose name a workflow would misread", async () => {
    const { folder } = await gitRepository([{ a: "" }]);
    for (const name of ["my eval", "$(touch x)", "${{ x }}", "a*", "-x/y", ".git/eval", "é"]) {
      const { code, err } = await runIn(folder, "init", `./${name}`);
      expect([name, code]).toEqual([name, 2]);
      expect(err).toContain("A workflow on GitHub has to name");
    }
    expect(Object.keys(await filesIn(folder)).filter((path) => !path.startsWith(".git/"))).toEqual([
      "a",
    ]);
  });
});

describe("touchstone init --update", () => {
  test("renews the tool and the schemas, and touches nothing else", async () => {
    const folder = tempFolder();
    await runIn(folder, "init");
    const fresh = await filesIn(folder);
    writeInto(folder, {
      "schemas/case.schema.json": (fresh["schemas/case.schema.json"] ?? "").replace(
        "0.1.0",
        "0.0.9",
      ),
      ".touchstone/touchstone.js": "// older\n",
      "README.md": "Ours now.\n",
    });
    rmSync(join(folder, "schemas/policy.schema.json"));
    rmSync(join(folder, ".vscode/extensions.json"));
    const again = await runIn(folder, "init", "--dry-run");
    expect(again.out).toMatchInlineSnapshot(`
      "Evaluation set: 2 files would be written, 15 files there already

        editors    .vscode/extensions.json
                   schemas/policy.schema.json

      Kept as they are, with other content than init would write:
        README.md

      Of another version than 0.1.0: 1 file and the tool.
      To renew the tool and the schemas, and nothing else: touchstone init --update

      This was a dry run: nothing was written. Next: run it again without --dry-run.
      "
    `);
    const { code, out } = await runIn(folder, "init", "--update");
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Touchstone 0.1.0: 2 files and the tool written, 5 files there already

        editors    schemas/case.schema.json
                   schemas/policy.schema.json
        tool       .touchstone/
      "
    `);
    const { ".vscode/extensions.json": gone, ...rest } = fresh;
    expect(gone).toBeDefined();
    expect(await filesIn(folder)).toEqual({ ...rest, "README.md": "Ours now.\n" });
    expect((await runIn(folder, "init", "--update")).out).toMatchInlineSnapshot(`
      "Nothing to renew: the tool and the schemas are those of version 0.1.0.
      "
    `);
  });

  test("names a workflow that it would write differently, and leaves it", async () => {
    const folder = tempFolder();
    await runIn(folder, "init");
    const path = ".github/workflows/touchstone.yaml";
    writeInto(folder, { [path]: "# Ours now.\n" });
    expect((await runIn(folder, "init", "--update")).out).toMatchInlineSnapshot(`
      "Nothing to renew: the tool and the schemas are those of version 0.1.0.

      Kept as they are, with other content than init would write:
        .github/workflows/touchstone.yaml
          to take the one of this version, move it away and run touchstone init
      "
    `);
    expect(readFileSync(join(folder, path), "utf8")).toBe("# Ours now.\n");
    rmSync(join(folder, path));
    expect((await runIn(folder, "init", "--update")).out).not.toContain(path);
    expect((await runIn(folder, "init")).out).toContain(path);
  });

  test("refuses to put an older tool in the place of a later one", async () => {
    const folder = tempFolder();
    await runIn(folder, "init");
    for (const version of ["0.1.1", "0.10.0", "2.0.0"]) {
      writeInto(folder, { ".touchstone/package.json": JSON.stringify({ version }) });
      const { code, out, err } = await runIn(folder, "init", "--update");
      expect([code, out]).toEqual([2, ""]);
      expect(err).toBe(
        `The tool of this set is version ${version}, and this is ${about.version}. Run the update with a version that is not older.\n`,
      );
    }
    for (const text of ['{"version": "0.0.99"}', '{"version": "new"}', "no JSON", "[]"]) {
      writeInto(folder, { ".touchstone/package.json": text });
      expect((await runIn(folder, "init", "--update")).code).toBe(0);
    }
  });

  test("leaves a schema alone that is somebody's own, and asks for a set", async () => {
    const folder = tempFolder({ "cases/README.md": "", "schemas/case.schema.json": "{}\n" });
    expect((await runIn(folder, "init", "--update")).out).toMatchInlineSnapshot(`
      "Touchstone 0.1.0: 6 files and the tool written

        editors    schemas/ (6 files)
        tool       .touchstone/

      Kept as they are, with other content than init would write:
        schemas/case.schema.json
          it is no copy that init made; editors complete by yours, and check needs neither
      "
    `);
    expect(readFileSync(join(folder, "schemas/case.schema.json"), "utf8")).toBe("{}\n");
    const none = await runIn(tempFolder(), "init", "--update");
    expect(none.code).toBe(2);
    expect(none.err).toContain("holds no evaluation set");
  });
});

describe("the tool's own files in a set", () => {
  const [shim, list] = [".touchstone/touchstone.js", ".touchstone/sha256.txt"];
  const notices = ".touchstone/THIRD_PARTY_NOTICES.txt";

  test("are the bundle, byte by byte, with a list of their hashes", async () => {
    const folder = tempFolder();
    const tool = await builtTool();
    expect(runProgram(folder, [process.execPath, tool, "init"]).status).toBe(0);
    const files = await filesIn(folder);
    const bundle = await filesIn(dirname(tool));
    const copied = Object.entries(files).filter(([path]) => path.startsWith(".touchstone/dist/"));
    expect(copied.map(([path]) => path.slice(".touchstone/dist/".length))).toEqual(
      Object.keys(bundle),
    );
    for (const [path, text] of copied) {
      expect([path, text === bundle[path.slice(".touchstone/dist/".length)]]).toEqual([path, true]);
    }
    expect(files[shim]).toBe('import "./dist/touchstone.js";\n');
    const sum = createHash("sha256")
      .update(files[list] ?? "")
      .digest("hex");
    expect(files[".touchstone/README.md"]).toContain(`Its own SHA-256 is \`${sum}\`.`);
    const checked = runProgram(join(folder, ".touchstone"), ["sha256sum", "--check", "sha256.txt"]);
    expect([checked.status, checked.err]).toEqual([0, ""]);
    expect(checked.out.split("\n")).toContain("dist/touchstone.js: OK");
  });

  test("are renewed where the whole tool was one file, and the set loses nothing", async () => {
    const folder = tempFolder();
    await runIn(folder, "init");
    const fresh = await filesIn(folder);
    rmSync(join(folder, ".touchstone/dist"), { recursive: true });
    rmSync(join(folder, list));
    const own = { "cases/a.yaml": "id: a\n", ".touchstone/notes.md": "Ours.\n" };
    writeInto(folder, { ...own, [shim]: "// All of it.\n", [notices]: "yaml 1.0.0 (ISC)\n" });
    const before = await filesIn(folder);
    const plain = await runIn(folder, "init");
    expect(plain.out).toContain("Of another version than 0.1.0: the tool.\n");
    expect(await filesIn(folder)).toEqual(before);
    const { code, out } = await runIn(folder, "init", "--update");
    expect([code, out]).toEqual([
      0,
      "Touchstone 0.1.0: the tool written, 7 files there already\n\n  tool       .touchstone/\n",
    ]);
    expect(await filesIn(folder)).toEqual({ ...fresh, ...own });
  });

  test("that an earlier version wrote and this one has not go, unless somebody changed them", async () => {
    const folder = tempFolder({ "outside.js": "// a\n" });
    await runIn(folder, "init");
    const fresh = await filesIn(folder);
    const former = "// a\n";
    const sum = createHash("sha256").update(former).digest("hex");
    const names = ["dist/chunks/gone.js", "dist/changed.js", "dist/../../outside.js", "README.md"];
    writeInto(folder, {
      [list]: `${fresh[list] ?? ""}${names.map((name) => `${sum}  ${name}\n`).join("")}`,
      ".touchstone/dist/chunks/gone.js": former,
      ".touchstone/dist/changed.js": "// b\n",
      ".touchstone/dist/chunks/unlisted.js": former,
    });
    expect((await runIn(folder, "init", "--update", "--dry-run")).out).toContain(
      "the tool would be written",
    );
    expect((await runIn(folder, "init", "--update")).code).toBe(0);
    expect(await filesIn(folder)).toEqual({
      ...fresh,
      ".touchstone/dist/changed.js": "// b\n",
      ".touchstone/dist/chunks/unlisted.js": former,
    });
  });
});

describe("the set that init writes", () => {
  test("is judged at once by the copy in it, without a network or a package", async () => {
    const folder = tempFolder({ "package.json": '{"type": "commonjs"}\n' });
    const tool = await builtTool();
    expect(runProgram(folder, [process.execPath, tool, "init"]).status).toBe(0);
    const { status, out, err } = runProgram(folder, [
      process.execPath,
      ".touchstone/touchstone.js",
      "check",
    ]);
    expect([status, err]).toEqual([0, ""]);
    expect(out.replace(/\d+ ms/, "40 ms")).toMatchInlineSnapshot(`
      "  approved   none yet
        corpus     no current revision; record what the retriever can see: touchstone corpus snapshot --help
      Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
      0 errors in 0 cases (40 ms)
      "
    `);
    const next = tempFolder();
    const copy = join(folder, ".touchstone/touchstone.js");
    expect(runProgram(next, [process.execPath, copy, "init"]).status).toBe(0);
    const { "package.json": own, ...files } = await filesIn(folder);
    expect(own).toBeDefined();
    expect(await filesIn(next)).toEqual(files);
  });

  test("has no finding in its folder and as a commit", async () => {
    const made = tempFolder();
    await runIn(made, "init");
    const { folder, gitdir, commits } = await gitRepository([await filesIn(made)]);
    const tree = await commitTree(openRepository(gitdir), commits[0] ?? "", "");
    for (const one of [tree, workingTree(folder)]) {
      expect(check(await loadDataset(one))).toEqual([]);
    }
  });

  test("holds pages by which a first case is written, filled and approved", async () => {
    const folder = tempFolder();
    await runIn(folder, "init");
    const say = async (...words: readonly string[]): Promise<string> => {
      const { code, out, err } = await runFor(folder, { name: "avery" }, ...words);
      expect([words[0], code, err]).toEqual([words[0], 0, ""]);
      return out;
    };
    const corpus = readFileSync(join(folder, "corpus-revisions/README.md"), "utf8");
    const [ofFolder = "", dump = "", ofDump = ""] = blocksOf(corpus);
    writeInto(folder, { "chunks.jsonl": dump, "docs/refunds.md": "Refunds take 30 days.\n" });
    expect(await say(...wordsOf(ofFolder), "--dry-run")).toContain("1 document, 1 chunk");
    expect(await say(...wordsOf(ofDump))).toContain("write cases: touchstone new");
    const [written = ""] = blocksOf(readFileSync(join(folder, "cases/README.md"), "utf8"));
    writeInto(folder, { "cases/refunds/refund-001.yaml": written });
    expect(await say("fill")).toContain("1 case filled");
    expect(await say("check")).toContain(
      "1 candidate; judge the first with: touchstone review record refund-001",
    );
    const decided = ["--approve", "--confirm", "query,answer,source,chunks"];
    const by = ["--reviewer", "jordan", "--reason", "The policy says so."];
    await say("review", "record", "refund-001", ...decided, ...by);
    expect(await say("check")).toContain("approved   1 case: 1 answerable");
  });
});

/** The words of a command of one or more lines, without the name of the program. */
function wordsOf(command: string): readonly string[] {
  return command.replaceAll("\\\n", " ").trim().split(/\s+/).slice(1);
}

/** The texts of the code blocks of a page, without the margin of the list that they stand in. */
function blocksOf(page: string): readonly string[] {
  return [...page.matchAll(/^( *)```\w+\n(.*?)^ *```$/gms)].map(([, margin = "", text = ""]) =>
    text
      .split("\n")
      .map((line) => line.slice(line.startsWith(margin) ? margin.length : 0))
      .join("\n"),
  );
}
