import { readFileSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import git from "isomorphic-git";
import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import {
  approved,
  goodCorpus,
  goodSet,
  pendingCase,
  revisionId,
  shortCase,
} from "../support/good-set.ts";

const short = `# The base policy.
id: refund-policy-001
kind: answerable
query: When can a customer request a refund?
expectedAnswer: A customer can ask for a refund within 30 days of purchase.
evidence: [{document: refund-policy, quote: within 30 days of purchase}] # see also the EU rules
notes: Asked daily.
`;
const abstention = `id: parking-001\r
kind: abstention\r
because: not-in-corpus\r
query: Where can visitors park?\r
expectedAnswer: The handbook says nothing about visitor parking.`;

describe("touchstone fill", () => {
  test("fills every pending case of the set, tells what it did, and does it once", async () => {
    const folder = await folderWith(goodSet(short, abstention));
    const filled = await runFor(folder, {}, "fill", "--author", "Avery Quinn");
    expect(filled.err).toBe("");
    expect(filled.out).toMatchInlineSnapshot(`
      "cases/parking-001.yaml filled
        Added the current corpus revision.
        Added who wrote it: "Avery Quinn".
        Marked as waiting for review.

      cases/refund-policy-001.yaml filled
        Evidence: chunk "refund-policy:12", which holds the quote.
        Added the current corpus revision.
        Added who wrote it: "Avery Quinn".
        Marked as waiting for review.

      2 cases filled
      "
    `);
    expect(filled.code).toBe(0);
    const files = await filesIn(folder);
    expect(files["cases/refund-policy-001.yaml"]).toMatchInlineSnapshot(`
      "# The base policy.
      id: refund-policy-001
      kind: answerable
      query: When can a customer request a refund?
      expectedAnswer: A customer can ask for a refund within 30 days of purchase.
      # see also the EU rules
      relevantChunkIds:
        - refund-policy:12
      provenance:
        - chunkId: refund-policy:12
          documentId: refund-policy
          sourceUri: https://docs.example.test/refunds
          sourceRevision: v4
          contentHash: sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f
          quote: within 30 days of purchase
      corpusRevision: corpus-2026-09-01
      origin:
        kind: human
        author: Avery Quinn
      review:
        status: pending
      notes: Asked daily.
      "
    `);
    expect(files["cases/parking-001.yaml"]).toBe(
      `${abstention}\r\ncorpusRevision: corpus-2026-09-01\r\norigin:\r\n  kind: human\r\n  author: Avery Quinn\r\nreview:\r\n  status: pending`,
    );
    expect((await runFor(folder, {}, "check")).code).toBe(0);

    const again = await runFor(folder, {}, "fill", "--author", "Somebody Else");
    expect(again).toEqual({ code: 0, out: "Nothing to fill.\n", err: "" });
    expect(await filesIn(folder)).toEqual(files);
  });

  test("shows the lines of a dry run and writes nothing", async () => {
    const folder = await folderWith(goodSet(short));
    const before = await filesIn(folder);
    const { code, out } = await runFor(folder, { name: "avery" }, "fill", "--dry-run");
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml would be filled
          query: When can a customer request a refund?
          expectedAnswer: A customer can ask for a refund within 30 days of purchase.
        - evidence: [{document: refund-policy, quote: within 30 days of purchase}] # see also the EU rules
        + # see also the EU rules
        + relevantChunkIds:
        +   - refund-policy:12
        + provenance:
        +   - chunkId: refund-policy:12
        +     documentId: refund-policy
        +     sourceUri: https://docs.example.test/refunds
        +     sourceRevision: v4
        +     contentHash: sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f
        +     quote: within 30 days of purchase
        + corpusRevision: corpus-2026-09-01
        + origin:
        +   kind: human
        +   author: avery
        + review:
        +   status: pending
          notes: Asked daily.

      1 case would be filled
      "
    `);
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("fills the good files, refuses the others at their places, and leaves those alone", async () => {
    const bare = short
      .replace("refund-policy-001", "bare-001")
      .replace("document: refund-policy, quote: within 30 days of purchase", "quote: Refunds");
    const wrong = short
      .replace("refund-policy-001", "wrong-001")
      .replace("document: refund-policy,", "document: refund-polcy,");
    const broken = "id: [broken-001\n";
    const folder = await folderWith({
      ...goodSet(short, bare, wrong),
      "cases/broken-001.yaml": broken,
    });
    const { code, out } = await runFor(folder, { name: "avery" }, "fill");
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml filled
        Evidence: chunk "refund-policy:12", which holds the quote.
        Added the current corpus revision.
        Added who wrote it: "avery", Git's user.name.
        Marked as waiting for review.

      cases/broken-001.yaml:1:5 not filled
        The "[" that opens here is never closed.
        fix: Close it with "]", or put the text in quotes if the bracket belongs to it.

      cases/bare-001.yaml:6:12 not filled
        This entry quotes "Refunds", but names neither document nor chunk.
        Nearest in the corpus; none is chosen for you:
          refund-policy:12  in "refund-policy"
            quote  A [customer] can ask for a [refund] within 30 days of purchase
            write  - { chunk: refund-policy:12 }
        fix: Write "document: refund-policy", where these words stand, if that is what is meant.

      cases/wrong-001.yaml:6:23 not filled
        Document "refund-polcy" is not in corpus revision "corpus-2026-09-01".
        Nearest in the corpus; none is chosen for you:
          refund-policy:12  in "refund-policy"
            quote  A [customer] can ask for a [refund] within 30 days of purchase
            write  - { chunk: refund-policy:12 }
        fix: Write "refund-policy" if that is what it means.

      1 case filled, 3 not filled
      Next: write the line of the chunk that carries the answer into its case, or choose at a terminal: touchstone fill --choose
      "
    `);
    const files = await filesIn(folder);
    expect(files["cases/bare-001.yaml"]).toBe(bare);
    expect(files["cases/wrong-001.yaml"]).toBe(wrong);
    expect(files["cases/broken-001.yaml"]).toBe(broken);
  });

  test("takes a file by its path, from any folder", async () => {
    const folder = await folderWith(goodSet(short, abstention));
    const cases = join(folder, "cases");
    const { code, out } = await runFor(cases, { name: "avery" }, "fill", "parking-001.yaml");
    expect(code).toBe(0);
    expect(out).toContain("parking-001.yaml filled\n");
    expect(readFileSync(join(cases, "refund-policy-001.yaml"), "utf8")).toBe(short);
  });

  test("takes the author from the repository's own configuration first", async () => {
    const folder = await folderWith(goodSet(short));
    await git.init({ fs, dir: folder });
    await git.setConfig({ fs, dir: folder, path: "user.name", value: "Local Name" });
    await runFor(folder, { name: "Global Name" }, "fill");
    expect(readFileSync(join(folder, "cases/refund-policy-001.yaml"), "utf8")).toContain(
      "  author: Local Name\n",
    );
  });

  test("asks for an author where Git has none, and writes nothing", async () => {
    const folder = await folderWith(goodSet(short, abstention));
    const before = await filesIn(folder);
    const { code, err } = await runFor(folder, {}, "fill");
    expect(code).toBe(2);
    expect(err).toMatchInlineSnapshot(`
      ""cases/parking-001.yaml" and 1 more do not say who wrote them, and Git has no user.name here.
      Give --author NAME, or set the name once: git config user.name NAME
      "
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("refuses a file behind a link, which is none of the set's", async () => {
    const folder = await folderWith({ ...goodSet(), "elsewhere/short-001.yaml": short });
    await mkdir(join(folder, "cases"));
    await symlink(join(folder, "elsewhere"), join(folder, "cases/shared"));
    const { code, out, err } = await runFor(folder, {}, "fill", "cases/shared/short-001.yaml");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(
      '"cases/shared/short-001.yaml" is no case of this set: a link stands in its place, or above it.',
    );
  });

  test("never touches a decided case, even when it is named", async () => {
    const decided = approved(pendingCase).replace(
      /relevantChunkIds: .*\n/,
      "evidence: [{chunk: refund-policy:12}]\n",
    );
    const folder = await folderWith(goodSet(decided));
    const file = "cases/refund-policy-001.yaml";
    expect((await runFor(folder, { name: "a" }, "fill")).out).toBe("Nothing to fill.\n");
    const { code, out } = await runFor(folder, { name: "a" }, "fill", file);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:1 not filled
        The case is approved, and a decided case is never touched.
        fix: Set its status to pending if its evidence is to be looked up and reviewed again.

      0 cases filled, 1 not filled
      "
    `);
    expect(readFileSync(join(folder, file), "utf8")).toBe(decided);
  });

  test("keeps a byte order mark", async () => {
    const folder = await folderWith(goodSet(short));
    const file = join(folder, "cases/refund-policy-001.yaml");
    await writeFile(file, `\ufeff${short}`);
    await runFor(folder, { name: "avery" }, "fill");
    const text = readFileSync(file, "utf8");
    expect(text.startsWith("\ufeff# The base policy.\nid: ")).toBe(true);
    expect(text).toContain("\nrelevantChunkIds:\n");
  });

  test.for([
    ["no snapshot", { "cases/a.yaml": short }, ["fill"], "touchstone corpus snapshot --help"],
    [
      "a file that is not there",
      goodCorpus(),
      ["fill", "cases/b.yaml"],
      '"cases/b.yaml" is not a file',
    ],
    [
      "a file that is no case",
      goodCorpus(),
      ["fill", "corpus-revisions/current.yaml"],
      '"corpus-revisions/current.yaml" holds no cases, and only cases are filled.',
    ],
    [
      "a file of another set",
      { ...goodCorpus(), "cases/a.yaml": short, "other/cases/b.yaml": short },
      ["fill", "--set", "other", "cases/a.yaml"],
      '"cases/a.yaml" is no case of this set: "other".',
    ],
    ["a blank author", goodCorpus(), ["fill", "--author", " "], "--author is blank"],
    ["no set", {}, ["fill"], "holds no evaluation set"],
  ] as const)("is wrong use with %s", async ([, files, words, message]) => {
    const folder = await folderWith(files);
    const { code, err } = await runFor(folder, { name: "avery" }, ...words);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

test("looks nothing up in a corpus revision whose files were altered, and blames no case", async () => {
  const chunks = `corpus-revisions/${revisionId}/chunks.jsonl`;
  const files = goodSet(shortCase);
  const folder = await folderWith({ ...files, [chunks]: `${files[chunks] ?? ""}\n` });
  const { code, out, err } = await runIn(folder, "fill", "--author", "avery");
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("are not what was recorded, so no evidence was looked up");
});
