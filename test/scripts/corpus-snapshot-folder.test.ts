import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gitRepository } from "../support/git-repository.ts";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";

const flags = ["--chunking", "by-heading@1", "--created-at", "2026-09-01"];

const handbook = {
  "docs/leave.md":
    "---\ntitle: Leave\n---\n\n# Leave\n\nAsk early.\n\n## Sick\n\nReport [here](sick.md) before nine.\n",
  "docs/travel/rail.txt": "Rail comes before air.\n",
  "docs/travel/air.html": "<h1>Air</h1><p>Only where rail takes a night.</p>",
};

const snapshot = async (folder: string, ...words: readonly string[]): Promise<Ran> =>
  await runIn(folder, "corpus", "snapshot", ...words);

describe("a snapshot of a folder", () => {
  test("records its documents, and chunks of them", async () => {
    const folder = await folderWith(handbook);
    expect(await snapshot(folder, "docs", ...flags)).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "Corpus revision "corpus-2026-09-01": 3 documents, 4 chunks

        parent     none: this is the first revision
        texts      4 distinct texts kept, 4 of them new in corpus-revisions/texts/
        current    corpus-revisions/current.yaml moved to "corpus-2026-09-01"
        written    corpus-revisions/corpus-2026-09-01/ (documents.jsonl, chunks.jsonl, revision.yaml)
                   4 files in corpus-revisions/texts/

      Next: commit corpus-revisions/ as one change, and write cases: touchstone new
      ",
      }
    `);
    const files = await filesIn(join(folder, "corpus-revisions"));
    expect(files["corpus-2026-09-01/revision.yaml"]).toMatchInlineSnapshot(`
      "id: corpus-2026-09-01
      createdAt: "2026-09-01T00:00:00Z"
      chunking:
        name: by-heading
        version: "1"
        settings:
          maxCharacters: 2000
          depth: 6
      triggers: []
      texts: all
      documents:
        count: 3
        sha256: sha256:cb4560c28aee797347fe9eebaa12c971f85fb7b6a35f2676faa550fadf05ad97
      chunks:
        count: 4
        sha256: sha256:696a570127b43b035756bcac2f227c8217f40b88b1c5e78f4ffde4136eab0900
      "
    `);
    expect(files["corpus-2026-09-01/documents.jsonl"]).toMatchInlineSnapshot(`
      "{"hash":"sha256:d75ddbe528fa72bcb4ec2f131b551c7d086ea10aa5ca846e5bdb0f870fc8a5eb","id":"leave.md","revision":"hash:d75ddbe528fa","title":"Leave","uri":"leave.md"}
      {"hash":"sha256:27acc0651a2f0da2733193bd8436671c27b897c2e144843f8caa0d2292cb6bab","id":"travel/air.html","revision":"hash:27acc0651a2f","title":"Air","uri":"travel/air.html"}
      {"hash":"sha256:efcb96e34cb52506dd974add2f3813699acc2c0fa810f679d8ab2ea498be2ebe","id":"travel/rail.txt","revision":"hash:efcb96e34cb5","uri":"travel/rail.txt"}
      "
    `);
    expect(files["corpus-2026-09-01/chunks.jsonl"]).toMatchInlineSnapshot(`
      "{"documentId":"leave.md","hash":"sha256:0f5d7f36b3e36ce22840793eb21993a669595abf9d5a62b58d89233a985606d7","id":"leave.md#leave","locator":"Leave"}
      {"documentId":"leave.md","hash":"sha256:9b964a28dcb4bba126a80bd87241b013caf3b60d7784a4270117a45116f7069f","id":"leave.md#leave/sick","locator":"Leave > Sick"}
      {"documentId":"travel/air.html","hash":"sha256:b42bdf33238639245db63fd2aa9fb02aa4acc00df4357c48d33fe6e791d66753","id":"travel/air.html#air","locator":"Air"}
      {"documentId":"travel/rail.txt","hash":"sha256:79a700d3c6aa4a6ff4ae220934f63f27549037eaf1c99ce5b41c52a3c4a6855c","id":"travel/rail.txt#:1"}
      "
    `);
  });

  test("that is taken twice writes nothing the second time", async () => {
    const folder = await folderWith(handbook);
    await snapshot(folder, "docs", ...flags);
    const before = await filesIn(folder);
    expect((await snapshot(folder, "docs", ...flags)).out).toMatchInlineSnapshot(`
      "The folder: 3 documents, 4 chunks

      Nothing changed: the current revision "corpus-2026-09-01" holds the same documents, chunks and settings.
      No new revision was made, and no file was touched.
      "
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("tells which files are no documents, and why", async () => {
    const folder = await folderWith({
      ...handbook,
      "docs/a.png": "\0",
      "docs/b.PNG": "\0",
      "docs/Makefile": "all:\n",
      "docs/.draft.md": "secret",
      "docs/node_modules/x/README.md": "x",
      "docs/old/leave.md": "old",
      "docs/empty.md": "---\ntitle: Nothing\n---\n",
      "docs/strange.md": "---\ntitle: a: b\n---\nText.\n",
    });
    await symlink("leave.md", join(folder, "docs/link.md"));
    const { code, out } = await snapshot(folder, "docs", ...flags, "--exclude", "old/*");
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Corpus revision "corpus-2026-09-01": 4 documents, 5 chunks

        passed     1 file without text besides front matter: empty.md
                   3 files of other kinds: 2 .png and 1 without ending
                   1 file excluded
                   2 files hidden, or in node_modules
                   1 file that is a link: link.md
        unread     docs/strange.md:2  The front matter cannot be read, so its fields are not known. A second colon with a space stands in this line, so the line reads as two fields.
        parent     none: this is the first revision
        texts      5 distinct texts kept, 5 of them new in corpus-revisions/texts/
        current    corpus-revisions/current.yaml moved to "corpus-2026-09-01"
        written    corpus-revisions/corpus-2026-09-01/ (documents.jsonl, chunks.jsonl, revision.yaml)
                   5 files in corpus-revisions/texts/

      Next: commit corpus-revisions/ as one change, and write cases: touchstone new
      "
    `);
  });

  test.skipIf(process.platform === "darwin" || process.platform === "win32")(
    "with names that are not UTF-8 records nothing, and tells all else",
    async () => {
      const folder = await folderWith({ ...handbook, "docs/binary.md": "a\0b" });
      const docs = Buffer.from(join(folder, "docs/caf"));
      const latin = Buffer.concat([docs, Buffer.from([0xe9])]);
      await writeFile(Buffer.concat([latin, Buffer.from(".md")]), "Coffee.\n");
      await mkdir(latin);
      await writeFile(Buffer.concat([latin, Buffer.from("/menu.md")]), "Tea.\n");
      const { code, out } = await snapshot(folder, "docs", ...flags);
      expect(code).toBe(1);
      expect(out).toMatchInlineSnapshot(`
        "docs/caf�
          The folder's name holds bytes that are not UTF-8, shown here as "�".
          fix: Rename the folder, or leave it out with --exclude.

        docs/binary.md
          The file is binary: it holds a zero byte.
          fix: Save it as UTF-8, or leave it out with --exclude.

        docs/caf�.md
          The file's name holds bytes that are not UTF-8, shown here as "�".
          fix: Rename the file, or leave it out with --exclude.

        3 problems in the folder; nothing was written.
        "
      `);
      const without = await snapshot(
        folder,
        "docs",
        ...flags,
        "--exclude",
        "caf*",
        "--exclude",
        "binary.md",
      );
      expect(without.code).toBe(0);
      expect(without.out).toContain("3 files excluded\n");
    },
  );

  test.for([
    ["that lies in it", "eval", "..", "sub"],
    ["that is the folder itself", ".", ".", "sub"],
    ["whose folder is named like the start of another", "eval", "..", "evaluation"],
  ] as const)("leaves out the set %s", async ([, set, corpus, other]) => {
    const folder = await folderWith({
      [`${other}/a.md`]: "# A\n\nOne.\n",
      [join(set, "cases/README.md")]: "# How cases are written\n",
      [join(set, "corpus-revisions/README.md")]: "# How revisions are recorded\n",
    });
    const { code, out } = await snapshot(join(folder, set), corpus, ...flags);
    expect(code).toBe(0);
    expect(out).toContain(`1 document, 1 chunk\n`);
    expect(out).toContain("  passed     2 files of the evaluation set itself\n");
  });

  test("inside the set is all corpus", async () => {
    const folder = await folderWith({ "docs/cases/a.md": "One.\n", "cases/README.md": "" });
    const { out } = await snapshot(folder, "docs", ...flags);
    expect(out).toContain(`1 document, 1 chunk\n`);
    expect(out).not.toContain("passed");
  });

  test("with a document that cannot be read records nothing", async () => {
    const folder = await folderWith({
      ...handbook,
      "docs/binary.md": "a\0b",
      "docs/large.txt": "a".repeat(4 * 1024 * 1024 + 1),
      "docs/deep.html": "<div>".repeat(600),
    });
    const { code, out } = await snapshot(folder, "docs", ...flags);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "docs/binary.md
        The file is binary: it holds a zero byte.
        fix: Save it as UTF-8, or leave it out with --exclude.

      docs/deep.html
        Its elements lie too deep in each other to be read.
        fix: Mend the page, or leave it out with --exclude.

      docs/large.txt
        The file is larger than the 4 MiB that a document may have.
        fix: Cut it into several files, or leave it out with --exclude.

      3 problems in the folder; nothing was written.
      "
    `);
  });
});

describe("a folder in Git", () => {
  const options = ["--chunking", "by-heading@1"];

  test("gives each document the last commit of its file, and the revision the time of the newest", async () => {
    const [first, second] = [
      { "docs/a.md": "# A\n\nOne.\n", "docs/b.md": "# B\n\nOne.\n" },
      { "docs/a.md": "# A\n\nOne.\n", "docs/b.md": "# B\n\nTwo.\n" },
    ];
    const { folder, commits } = await gitRepository([first, second, { ...second, "x.txt": "" }]);
    const { code } = await snapshot(folder, "docs", ...options, "--source-git", "--id", "one");
    expect(code).toBe(0);
    const files = await filesIn(join(folder, "corpus-revisions/one"));
    const revisions = (files["documents.jsonl"] ?? "")
      .trim()
      .split("\n")
      .map((line) => /"revision":"(\w+)"/.exec(line)?.[1]);
    expect(revisions).toEqual([commits[0], commits[1]]);
    expect(files["revision.yaml"]).toContain('createdAt: "2026-08-29T10:40:00Z"');
  });

  test("is not recorded with what no commit has", async () => {
    const { folder } = await gitRepository([{ "docs/a.md": "One.\n", "docs/b.md": "One.\n" }]);
    await writeFile(join(folder, "docs/a.md"), "Two.\n");
    await writeFile(join(folder, "docs/c.md"), "Three.\n");
    const { code, out } = await snapshot(folder, "docs", ...options, "--source-git");
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "docs/a.md
        The file differs from its last commit, so no commit is its source revision.
        fix: Commit it first, or leave --source-git out.

      docs/c.md
        The file is in no commit, so no commit is its source revision.
        fix: Commit it first, or leave --source-git out.

      2 problems in the folder; nothing was written.
      "
    `);
    const without = await snapshot(folder, "docs", ...options);
    expect(without.code).toBe(2);
    expect(without.err).toMatchInlineSnapshot(`
      "When was the corpus as this folder has it? "docs/a.md" differs from its last commit, so no commit tells. Give it, as in --created-at 2026-09-01T09:00:00Z; the clock is never asked, so that the same folder gives the same bytes.
      "
    `);
  });

  test("that is none is told to whoever asks for commits", async () => {
    const folder = await folderWith(handbook);
    const { code, err } = await snapshot(folder, "docs", ...flags, "--source-git");
    expect(code).toBe(2);
    expect(err).toMatchInlineSnapshot(`
      "--source-git asks for the last commit of each file, but "docs/leave.md" lies in no Git repository (and 2 more like it). Take the snapshot in a clone, or leave --source-git out: a source revision is then made of the file's hash.
      "
    `);
  });
});

describe("wrong use of a folder", () => {
  test.for([
    ["a folder and a file", ["docs", "docs/leave.md", ...flags]],
    ["two folders", ["docs", "docs/travel", ...flags]],
    ["a chunker that is not there", ["docs", "--chunking", "by-page@1"]],
    ["no chunker", ["docs"]],
    ["a setting that the chunker lacks", ["docs", ...flags, "--setting", "size=7"]],
    ["a setting beyond its limits", ["docs", ...flags, "--setting", "maxCharacters=7"]],
    [
      "an overlap that is too large",
      [
        "docs",
        "--chunking",
        "fixed-size@1",
        "--setting",
        "maxCharacters=300",
        "--setting",
        "overlap=151",
      ],
    ],
    ["a setting that is no number", ["docs", ...flags, "--setting", "depth=two"]],
    ["a setting without a value", ["docs", ...flags, "--setting", "depth"]],
    ["a base URI of another name", ["docs", ...flags, "--base-uri", "https://a.test/{slug}"]],
    ["a base URI with an open brace", ["docs", ...flags, "--base-uri", "https://a.test/{page"]],
    ["flags of a dump", ["docs", ...flags, "--text", "text", "--document", "{document}#{a}"]],
    ["an id that cannot name a folder", ["docs", ...flags, "--id", "../x"]],
    ["a name with a slip", ["dcos", ...flags]],
    ["no document", ["empty", ...flags]],
    ["globs that fit nothing", ["docs", ...flags, "--include", "*.rst"]],
    ["a test set's format", ["docs", ...flags, "--format", "squad2"]],
    ["flags of a folder for a dump", ["dump.jsonl", ...flags, "--include", "*.md"]],
    ["one document", ["docs/leave.md", ...flags]],
    ["one document where one stands", ["note.md", ...flags]],
    ["a document said to be a dump", ["docs/leave.md", ...flags, "--format", "jsonl"]],
  ] as const)("with %s is told and writes nothing", async ([name, words]) => {
    const files = { ...handbook, "empty/.hidden": "", "dump.jsonl": "", "note.md": "# Note\n" };
    const folder = await folderWith(files);
    const { out, err } = await snapshot(folder, ...words);
    expect(await filesIn(folder)).toEqual(files);
    expect(`${name}: ${err}${out}`).toMatchSnapshot();
  });
});
