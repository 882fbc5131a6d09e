import { describe, expect, test } from "vitest";
import { chosenChunker } from "../../../src/corpus/chunking/chunkers.ts";
import { chooseFiles, type FileChoice } from "../../../src/corpus/documents/choose-files.ts";
import { uriMaker } from "../../../src/corpus/documents/document-uri.ts";
import { readFolder, type FolderContent } from "../../../src/corpus/documents/read-folder.ts";
import type { FolderReading } from "../../../src/corpus/documents/read-document.ts";
import { dumpReport } from "../../../src/report/corpus/dump-report.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { memoryTree, type Contents } from "../../support/memory-tree.ts";

const chunker = chosenChunker({ name: "by-heading", version: "1", settings: {} });

async function read(
  files: Contents,
  {
    fields = {},
    uriOf,
    ...choice
  }: Partial<FileChoice & Pick<FolderReading, "fields" | "uriOf">> = {},
): Promise<FolderContent> {
  const tree = memoryTree(files);
  const chosen = chooseFiles(await tree.list(), { include: [], exclude: [], ...choice });
  return await readFolder(tree, chosen, { chunker, fields, uriOf });
}

async function uris(base: string): Promise<readonly (string | undefined)[]> {
  const paths = ["_index.md", "a b/index.md", "a b/ö#.md", "v1.2/x.html"];
  const files = Object.fromEntries(paths.map((path) => [path, "Text."]));
  return (await read(files, { uriOf: uriMaker(base) })).documents.map(({ uri }) => uri);
}

const told = ({ problems }: Pick<FolderContent, "problems">): string =>
  dumpReport(problems, plainStyle, "folder");

describe("the documents of a folder", () => {
  test("say in front matter what a mapping names, in YAML and in TOML", async () => {
    const yaml =
      "---\ntitle: Leave\nsource: https://a.test/leave\nversion: 3\ndate: 2026-09-01\ngroups: [staff, all]\n---\nAsk.\n";
    const toml = `+++\ntitle = "Travel"\nsource = "https://a.test/travel"\nversion = 4\ndate = 2026-09-02\ngroups = "staff"\n+++\nGo.\n`;
    const fields = {
      uri: "source",
      revision: "version",
      publishedAt: "date",
      access: "groups",
    };
    const { documents, problems } = await read({ "leave.md": yaml, "travel.md": toml }, { fields });
    expect(problems).toEqual([]);
    expect(documents).toMatchInlineSnapshot(`
      [
        {
          "access": [
            "all",
            "staff",
          ],
          "hash": "sha256:bd11acea54ba3b117f41f009b8cf0215b16d88e32bf6efd260f77d4ef2624741",
          "id": "leave.md",
          "publishedAt": "2026-09-01T00:00:00Z",
          "revision": "3",
          "title": "Leave",
          "uri": "https://a.test/leave",
        },
        {
          "access": [
            "staff",
          ],
          "hash": "sha256:db355752a314c7b8514499884730b848e87e7d6e6f8eb29930dcac7ec280685a",
          "id": "travel.md",
          "publishedAt": "2026-09-02T00:00:00Z",
          "revision": "4",
          "title": "Travel",
          "uri": "https://a.test/travel",
        },
      ]
    `);
  });

  test("have the title of their front matter, else of their first heading, else none", async () => {
    const { documents } = await read({
      "a.md": "---\ntitle: From above\n---\n# Not this\n\nText.\n",
      "b.md": "## Not this\n\n# *This* [one](x)\n\nText.\n",
      "c.md": "Text.\n",
      "d.md": "---\ntitle:\n---\nText.\n",
    });
    expect(documents.map(({ title }) => title)).toEqual([
      "From above",
      "This one",
      undefined,
      undefined,
    ]);
  });

  test("have URIs as they are published", async () => {
    expect(await uris("https://a.test/docs/")).toMatchInlineSnapshot(`
      [
        "https://a.test/docs/_index.md",
        "https://a.test/docs/a%20b/index.md",
        "https://a.test/docs/a%20b/%C3%B6%23.md",
        "https://a.test/docs/v1.2/x.html",
      ]
    `);
    expect(await uris("https://a.test/{page}/")).toMatchInlineSnapshot(`
      [
        "https://a.test/",
        "https://a.test/a%20b/",
        "https://a.test/a%20b/%C3%B6%23/",
        "https://a.test/v1.2/x/",
      ]
    `);
  });

  test("are named in composed form, and two of one name are a problem", async () => {
    const { documents } = await read({ "u\u0308ber.md": "Text." });
    expect(documents.map(({ id }) => id)).toEqual(["\u00fcber.md"]);
    expect(told(await read({ "u\u0308ber.md": "One.", "\u00fcber.md": "Two." })))
      .toMatchInlineSnapshot(`
      "über.md
        The file "über.md" has the same name in Unicode's composed form, which is the document's id.
        fix: Rename one of the two, or leave it out with --exclude.

      1 problem in the folder; nothing was written.
      "
    `);
  });
});

describe("a file that cannot be read", () => {
  test("is a problem, each told once, and nothing else is lost by it", async () => {
    const content = await read({
      "closed.md": { kind: "unreadable" },
      folder: { kind: "closed" },
      "good.md": "Text.",
      "latin.md": new Uint8Array([0x67, 0x72, 0xfc, 0x6e]),
      "nul.txt": "a\0b",
      "tab\tname.md": "Text.",
      " padded.md": "Text.",
    });
    expect(content.documents.map(({ id }) => id)).toEqual(["good.md"]);
    expect(told(content)).toMatchInlineSnapshot(`
      "folder
        The folder cannot be opened.
        fix: Give it the right to be listed, or leave it out with --exclude.

       padded.md
        The path " padded.md" starts or ends with white space, so it is no document id.
        fix: Rename the file.

      closed.md
        The file cannot be read.
        fix: Give it the right to be read, or leave it out with --exclude.

      latin.md
        The file holds bytes that are not UTF-8.
        fix: Save it as UTF-8, or leave it out with --exclude.

      nul.txt
        The file is binary: it holds a zero byte.
        fix: Save it as UTF-8, or leave it out with --exclude.

      tab\\tname.md
        The path "tab\\tname.md" holds a control character, so it is no document id.
        fix: Rename the file.

      6 problems in the folder; nothing was written.
      "
    `);
  });

  test("is plain text where its ending says nothing, whatever an object inherits", async () => {
    const files = { "a.constructor": "# One", "b.rst": "# Two", "c.MDX": "# Three", d: "# Four" };
    const { documents, chunks } = await read(files, { include: ["*"] });
    expect(documents.map(({ id }) => id)).toEqual(["a.constructor", "b.rst", "c.MDX", "d"]);
    expect(chunks.map(({ id }) => id)).toEqual([
      "a.constructor#:1",
      "b.rst#:1",
      "c.MDX#three",
      "d#:1",
    ]);
  });

  test("is passed over where it is no document", async () => {
    const { passed, problems } = await read(
      {
        "a.bin": "\0",
        ".git/x.md": "x",
        "b/.hidden/x.md": "x",
        "drafts/x.md": "x",
        "drafts.md": "x",
        link: { kind: "symlink", target: "x" },
        sub: { kind: "submodule" },
        "empty.md": " \n",
        "invisible.md": "\u200b\n",
      },
      { exclude: ["drafts/*"] },
    );
    expect(problems).toEqual([]);
    expect(passed).toMatchInlineSnapshot(`
      [
        {
          "path": ".git/x.md",
          "reason": "hidden",
        },
        {
          "path": "a.bin",
          "reason": "other-ending",
        },
        {
          "path": "b/.hidden/x.md",
          "reason": "hidden",
        },
        {
          "path": "drafts/x.md",
          "reason": "excluded",
        },
        {
          "path": "link",
          "reason": "link",
        },
        {
          "path": "sub",
          "reason": "not-a-file",
        },
        {
          "path": "empty.md",
          "reason": "no-text",
        },
        {
          "path": "invisible.md",
          "reason": "no-text",
        },
      ]
    `);
  });

  test("is a problem where front matter is needed, and a remark where not", async () => {
    const files = {
      "a.md": "---\ntitle: [a\n---\nText.\n",
      "b.md": "---\n- a list\n---\nText.\n",
      "c.md": "+++\ntitle = x\n+++\nText.\n",
      "d.md": `---\na: ${"[".repeat(200)}\n---\nText.\n`,
      "e.md": `---\n${"a: b\n".repeat(60_000)}---\nText.\n`,
      "f.md": "---\ntitle: [1, 2]\n---\nText.\n",
    };
    const { remarks, documents } = await read(files);
    expect(documents).toHaveLength(6);
    expect(told({ problems: remarks })).toMatchInlineSnapshot(`
      "a.md:2
        The front matter cannot be read, so its fields are not known. The "[" that opens here is never closed.
        fix: Mend it.

      b.md:1
        The front matter cannot be read, so its fields are not known. It has no fields.
        fix: Mend it.

      c.md:2
        The front matter cannot be read, so its fields are not known. It is not TOML from here on.
        fix: Mend it.

      d.md:2
        The front matter cannot be read, so its fields are not known. Lists and maps lie more than 64 deep in each other here, so the file was not read.
        fix: Mend it.

      e.md:1
        The front matter cannot be read, so its fields are not known. It is larger than 256 KiB.
        fix: Mend it.

      5 problems in the folder; nothing was written.
      "
    `);
    expect(told(await read(files, { fields: { uri: "source" } }))).toMatchInlineSnapshot(`
      "a.md:2
        The front matter cannot be read, so its fields are not known. The "[" that opens here is never closed.
        fix: Mend it.

      b.md:1
        The front matter cannot be read, so its fields are not known. It has no fields.
        fix: Mend it.

      c.md:2
        The front matter cannot be read, so its fields are not known. It is not TOML from here on.
        fix: Mend it.

      d.md:2
        The front matter cannot be read, so its fields are not known. Lists and maps lie more than 64 deep in each other here, so the file was not read.
        fix: Mend it.

      e.md:1
        The front matter cannot be read, so its fields are not known. It is larger than 256 KiB.
        fix: Mend it.

      .
        No document has a field "source" in its front matter, which document.uri names.
        fix: Name one that is there, or none.

      6 problems in the folder; nothing was written.
      "
    `);
  });
});
