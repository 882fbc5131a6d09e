import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { workingTree } from "../../src/git/working-tree.ts";
import { folderWith, runIn } from "../support/command.ts";
import { editorIn, type Editor } from "../support/editor.ts";

type Found = Awaited<ReturnType<Editor["open"]>>;

/** Each underlined place, counted from 1 as a person counts, with what is said of it. */
function told(found: Found): string {
  return found
    .map(({ range: { start, end }, message }) => {
      const from = `${start.line + 1}:${start.character + 1}`;
      return `${from} to ${end.line + 1}:${end.character + 1}  ${message}`;
    })
    .join("\n");
}

const rest = "query: When?\nexpectedAnswer: Within 30 days.\n";

describe("an editor with a new set open", () => {
  let editor: Editor;
  let folder = "";
  let count = 0;

  beforeAll(async () => {
    folder = await folderWith({});
    await runIn(folder, "init");
    editor = await editorIn(folder);
  });

  afterAll(async () => {
    expect(await editor.close()).toEqual([]);
  });

  /** A case of its own with this text. */
  async function opened(text: string): Promise<{ readonly path: string; readonly found: Found }> {
    count += 1;
    const path = `cases/any/case-${count}.yaml`;
    return { path, found: await editor.open(path, text) };
  }

  /** What is offered where `|` stands: each word with what is said of it. */
  async function offered(text: string): Promise<Record<string, unknown>> {
    const before = text.slice(0, text.indexOf("|")).split("\n");
    const { path } = await opened(text.replace("|", ""));
    const at = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    const items = await editor.complete(path, at);
    return Object.fromEntries(
      items.map(({ label, documentation }) => [
        label,
        typeof documentation === "string" ? documentation : documentation?.value.split("\n", 1)[0],
      ]),
    );
  }

  test("offers the fields of a case, each with what it means", async () => {
    expect(await offered(`id: a\nkind: answerable\n|`)).toMatchInlineSnapshot(`
      {
        "Answerable case": "The corpus supports an answer, and the relevant chunks suffice for it.",
        "acceptedAnswers": "Other right outcomes, each with the chunks that suffice for it.",
        "askedAt": "When the question is asked, under the claim \`period\`.",
        "caller": "Who asks, under the claim \`access\`.",
        "conversation": "Earlier turns, oldest first; \`query\` is the turn that follows.",
        "corpusRevision": "The corpus revision under which the case was judged: history, not a pin to renew.",
        "evidence": "The short form, on pending cases only: name a document and a quote, or a chunk. \`touchstone fill\` looks the rest up and replaces this field.",
        "expectedAnswer": "The outcome a reviewer accepts when the evidence is available. It states facts, not a wording to repeat; for an abstention, what a good refusal conveys.",
        "families": "The case's document families where no document decides them, as for abstentions; \`[]\` for none.",
        "notes": "Anything a reader should know; not part of what was judged.",
        "origin": "Who or what wrote the case. A generated case is a candidate, never truth.",
        "provenance": "Where each relevant chunk came from: one entry a chunk, one shape for every source type.",
        "query": "The question, in the words a real reader would use.",
        "refresh": "The last review that moved evidence asked for; Git has the earlier ones.",
        "relevantChunkIds": "All chunks that a reviewer judged relevant; together they suffice for the expected answer. Each has one entry under \`provenance\`.",
        "retired": "The case serves no need any more; the file stays.",
        "review": "The human decision, bound to the content that was read. An absent review means pending.",
        "sentinel": "Kept for its decision value and judged by two people.",
        "split": "The case's split, only where no family decides it.",
        "tags": "Free labels for finding and counting cases; not part of what was judged.",
        "variantOf": "The case whose need this one words differently; it shares that case's families.",
      }
    `);
  });

  test("offers whole cases where nothing is written yet", async () => {
    const all = await offered("|\n");
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining(["Answerable case", "Inconclusive case", "Abstention", "id", "kind"]),
    );
  });

  test("offers an abstention its own fields, and no evidence", async () => {
    const fields = Object.keys(await offered(`id: a\nkind: abstention\n${rest}|`));
    expect(fields).toEqual(expect.arrayContaining(["because", "distractorChunkIds", "notes"]));
    expect(fields).not.toContain("evidence");
    expect(fields).not.toContain("acceptedAnswers");
  });

  test("offers the parts of a piece of evidence", async () => {
    const text = `id: a\nkind: answerable\n${rest}evidence:\n  - |\n`;
    expect(await offered(text)).toMatchInlineSnapshot(`
      {
        "chunk": "The chunk's id, where it is known.",
        "document": "The document that holds the quote.",
        "quote": "Words of the source that carry the answer; white space may differ, nothing else.",
      }
    `);
  });

  test.for([
    ["kind", `id: a\nkind: |\n${rest}`],
    ["because", `id: a\nkind: abstention\nbecause: |\n${rest}`],
    ["review.status", `id: a\nkind: answerable\n${rest}review:\n  status: |\n`],
    ["sentinel.why", `id: a\nkind: answerable\n${rest}sentinel:\n  why: |\n`],
    ["split", `id: a\nkind: answerable\n${rest}split: |\n`],
  ] as const)("offers the values of %s, each with what it means", async ([name, text]) => {
    const path = `snapshots/${name}.json`;
    await expect(`${JSON.stringify(await offered(text), null, 2)}\n`).toMatchFileSnapshot(path);
  });

  test("shows what a field means where the pointer rests", async () => {
    const text = `id: a\nkind: abstention\nbecause: not-in-corpus\n${rest}review:\n  status: pending\n`;
    const { path, found } = await opened(text);
    expect(told(found)).toBe("");
    const shown = [
      await editor.hover(path, { line: 2, character: 3 }),
      await editor.hover(path, { line: 4, character: 3 }),
      await editor.hover(path, { line: 6, character: 4 }),
    ];
    const plain = shown.join("\n").replaceAll(/\n*Source: .*\n?/g, "\n");
    expect(plain).toMatchInlineSnapshot(`
      "#### Abstention

      Why no answer is right: the corpus lacks it, the question is out of scope, the caller may not know, or the question is ambiguous.

      Allowed Values:

      * \`not-in-corpus\`: The corpus does not hold the answer.
      * \`out-of-scope\`: The question is none for this assistant.
      * \`not-permitted\`: The caller may not see what would answer it.
      * \`ambiguous\`: The question has to be asked back first.
      #### Abstention

      The outcome a reviewer accepts when the evidence is available. It states facts, not a wording to repeat; for an abstention, what a good refusal conveys.
      #### Decision

      Where the human decision stands.

      Allowed Values:

      * \`pending\`: Nobody has decided: a candidate.
      * \`approved\`: A person vouches for it; touchstone review record writes it.
      * \`rejected\`: A person decided against it; the reason says why.
      "
    `);
  });

  test("underlines what is wrong, where it is", async () => {
    const wrong = {
      "a field that nobody reads": `id: a\nkind: answerable\n${rest}evidence:\n  - documnt: x\n`,
      "a value that is none": `id: a\nkind: answerble\n${rest}`,
      "a field that is missing": `id: a\nkind: abstention\n${rest}`,
      "an id that is none": `id: A b\nkind: answerable\n${rest}`,
      "a hash that is none": `id: a\nkind: answerable\n${rest}review:\n  status: approved\n  digest: abc\n`,
      "a number for a text": "id: a\nkind: answerable\nquery: 12\nexpectedAnswer: Yes.\n",
      "a moment that is none": `id: a\nkind: answerable\n${rest}askedAt: yesterday\n`,
      "evidence of an abstention": `id: a\nkind: abstention\nbecause: ambiguous\n${rest}evidence: []\n`,
    };
    const seen: string[] = [];
    for (const [what, text] of Object.entries(wrong)) {
      seen.push(`${what}\n${told((await opened(text)).found)}`);
    }
    expect(seen.join("\n\n")).toMatchInlineSnapshot(`
      "a field that nobody reads
      6:5 to 6:12  Property documnt is not allowed.

      a value that is none
      2:7 to 2:16  Value is not accepted. Valid values: "answerable", "inconclusive", "abstention".
      2:7 to 2:16  Value must be "answerable" | "inconclusive" | "abstention".

      a field that is missing
      1:1 to 1:2  Missing property "because".

      an id that is none
      1:5 to 1:8  An id is small letters and digits, joined by single dots, dashes or underscores, such as refund-policy-001.

      a hash that is none
      7:11 to 7:14  A hash is sha256: and 64 hex digits in small letters; touchstone fill and review record write it.

      a number for a text
      3:8 to 3:10  Incorrect type. Expected "string".

      a moment that is none
      5:10 to 5:19  Write a moment with its offset, such as 2026-09-01T09:00:00Z.

      evidence of an abstention
      6:1 to 6:9  Property evidence is not allowed."
    `);
  });

  test("knows the policy, the families and the pointer by their places", async () => {
    const policy = readFileSync(join(folder, ".github/touchstone.yaml"), "utf8");
    const files = {
      ".github/touchstone.yaml": policy
        .replace(/^# yaml-language-server.*\n/, "")
        .replace("owners", "owner"),
      "families.yaml": "claim: {kind: famly}\n",
      "corpus-revisions/current.yaml": "revison: a\n",
    };
    const seen: string[] = [];
    for (const [path, text] of Object.entries(files)) {
      seen.push(`${path}\n${told(await editor.open(path, text))}`);
    }
    expect(seen.join("\n\n")).toMatchInlineSnapshot(`
      ".github/touchstone.yaml
      6:1 to 6:6  Property owner is not allowed.

      families.yaml
      1:1 to 1:2  Missing property "grouping".
      1:1 to 1:2  Missing property "families".
      1:15 to 1:20  Value is not accepted. Valid values: "fixed-corpus", "family", "period", "access".
      1:1 to 1:6  Missing property "statement".
      1:1 to 1:6  Missing property "declaredAt".
      1:15 to 1:20  Value must be "fixed-corpus" | "family" | "period" | "access".

      corpus-revisions/current.yaml
      1:1 to 1:2  Missing property "revision".
      1:1 to 1:8  Property revison is not allowed."
    `);
  });
});

describe("an editor without settings", () => {
  test("knows a case by its first line", async () => {
    const folder = await folderWith({});
    await runIn(folder, "init");
    const editor = await editorIn(folder, { "yaml.schemaStore.enable": false });
    const text = `kind: answerble\nid: a\n${rest}`;
    const line = "# yaml-language-server: $schema=../schemas/case.schema.json\n";
    expect(told(await editor.open("cases/without.yaml", text))).toBe("");
    expect(told(await editor.open("cases/with.yaml", line + text))).toContain(
      '2:7 to 2:16  Value is not accepted. Valid values: "answerable", "inconclusive", "abstention".',
    );
    expect(await editor.close()).toEqual([]);
  });

  test("would be seen to ask for schemas on the web", async () => {
    const folder = await folderWith({});
    const editor = await editorIn(folder, { "yaml.schemaStore.enable": true });
    await editor.open("any.yaml", "a: 1\n");
    expect((await editor.close()).join("\n")).toContain("schemastore.org");
  });
});

describe("an editor with this repository open", () => {
  test("finds nothing wrong in its cases, revisions, policy and mapping files", async () => {
    const editor = await editorIn(process.cwd());
    const tree = workingTree(process.cwd());
    const folders = ["cases", "corpus-revisions", "docs/mappings", "docs/handbook", ".github"];
    const entries = (
      await Promise.all(folders.map(async (folder) => await tree.list(folder)))
    ).flat();
    const paths = entries.map(({ path }) => path).filter((path) => path.endsWith(".yaml"));
    const known = paths.filter((path) => !path.startsWith(".github/workflows/"));
    expect(known).toEqual(
      expect.arrayContaining([".github/touchstone.yaml", "docs/handbook/map.yaml"]),
    );
    const seen: string[] = [];
    for (const path of known) {
      const found = told(await editor.open(path, readFileSync(path, "utf8")));
      if (found !== "") seen.push(`${path}\n${found}`);
      // A file without a schema has nothing wrong either: each shows what its first field means.
      const line = readFileSync(path, "utf8")
        .split("\n")
        .findIndex((text) => /^\w/.test(text));
      if ((await editor.hover(path, { line, character: 1 })) === "")
        seen.push(`${path}: no schema`);
    }
    expect(seen).toEqual([]);
    expect(await editor.close()).toEqual([]);
  });
});
