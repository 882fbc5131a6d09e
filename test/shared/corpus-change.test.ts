import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { workingTree } from "../../src/git/working-tree.ts";
import type { CorpusChange } from "../../src/refresh/preview/corpus-change.ts";
import { readCorpusChange } from "../../src/refresh/preview/read-corpus-change.ts";
import {
  corpusChangePacket,
  corpusChangeSummary,
} from "../../src/report/refresh/packet/corpus-change-packet.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { changePlace } from "../support/corpus-changes.ts";
import { shownMarkdown } from "../support/github-markdown.ts";
import {
  anthropic,
  azure,
  judgedUnder,
  recordState,
  type HandedSet,
} from "../support/handed-sets.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");

/** What each later state of a handed set would change, the cases judged under the first, each compared with the one before. */
async function changesOf(set: HandedSet, states: readonly number[]): Promise<CorpusChange[]> {
  const folder = await judgedUnder(set, states[0] ?? 1);
  const changes: CorpusChange[] = [];
  for (const state of states.slice(1)) {
    const before = await folderWith(await filesIn(folder));
    await recordState(folder, set, state);
    const read = await readCorpusChange(workingTree(before), workingTree(folder));
    if (!("change" in read) || read.change === undefined) throw new Error(JSON.stringify(read));
    changes.push(read.change);
  }
  return changes;
}

const ids = (items: CorpusChange["becoming"]): readonly string[] =>
  items.map(({ id }) => id).toSorted();

/** The first line and the facts below it. */
function startOf(text: string): string {
  return text.split("\n\n").slice(0, 2).join("\n\n");
}

const onNewHost = (id: string): string => id.replace("docs.anthropic.com", "docs.claude.com");

/** The pages of a state of Contoso's documents by id, as the files have them. */
function pages(state: number): ReadonlyMap<string, string> {
  return new Map(
    azure("ground_truth.jsonl")
      .dump(state)
      .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
      .map((line) => {
        const { chunk_id: id, text } = JSON.parse(line) as Readonly<
          Record<"chunk_id" | "text", string>
        >;
        return [id, text];
      }),
  );
}

describe("the documentation of Anthropic, which moved to another host", () => {
  const textsOf = (state: number): ReadonlyMap<string, string> => {
    const file = join(data, "anthropic-docs-rag", `rev-${state}`, "anthropic_docs.json");
    const records = JSON.parse(readFileSync(file, "utf8")) as readonly {
      readonly chunk_link: string;
      readonly text: string;
    }[];
    return new Map(records.map(({ chunk_link: id, text }) => [id, text]));
  };
  const [first, second, third] = [textsOf(1), textsOf(2), textsOf(3)];
  const cases = JSON.parse(
    readFileSync(join(data, "anthropic-docs-rag/rev-1/docs_evaluation_dataset.json"), "utf8"),
  ) as readonly { readonly id: string; readonly correct_chunks: readonly string[] }[];
  const citing = (isSo: (chunk: string) => boolean): readonly string[] =>
    cases
      .filter((one) => one.correct_chunks.some(isSo))
      .map(({ id }) => id)
      .toSorted();
  let changes: readonly CorpusChange[];

  beforeAll(async () => {
    changes = await changesOf(anthropic, [1, 2, 3]);
  }, 300_000);

  test("makes every case stale, most of them by ids alone", () => {
    const [change] = changes;
    if (change === undefined) throw new Error("There is no change.");
    expect(ids(change.becoming)).toEqual(cases.map(({ id }) => id).toSorted());
    const edited = citing((chunk) => first.get(chunk) !== second.get(onNewHost(chunk)));
    const isEdited = change.becoming.filter(({ evidence }) =>
      evidence.some(({ verdict }) => verdict !== "moved"),
    );
    expect(ids(isEdited)).toEqual(edited);
    expect(startOf(corpusChangePacket(change, changePlace))).toMatchInlineSnapshot(`
      "**Merging this makes all 100 cases stale.** Corpus revision \`rev-2\` becomes current, in the place of \`rev-1\`. People will be asked about 100 cases in 10 pull requests; 5 are opened at once, the others wait for these.

      - **Evidence:** 24 cases with other words, 76 only moved, word for word
      - **Documents:** 28 renamed, 17 renamed and changed
      - **Readers:** the policy names \`jordan\`; of these cases \`jordan\` approved 100"
    `);
  });

  test("is told anew where the texts change again, and only there", () => {
    const change = changes[1];
    if (change === undefined) throw new Error("There is no change.");
    const again = citing((chunk) => second.get(onNewHost(chunk)) !== third.get(onNewHost(chunk)));
    expect([ids(change.becoming), ids(change.changing)]).toEqual([[], again]);
    expect(change.waiting).toHaveLength(cases.length - again.length);
    expect(startOf(corpusChangePacket(change, changePlace))).toMatchInlineSnapshot(`
      "**Merging this makes no case stale that stands now.** 100 cases are stale without it already; the evidence of 20 of them changes again. Corpus revision \`rev-3\` becomes current, in the place of \`rev-2\`. People will be asked about 100 cases in 10 pull requests; 5 are opened at once, the others wait for these.

      - **Evidence:** 6 cases with other words, 14 only moved, word for word
      - **Judged:** 100 cases under \`rev-1\`; evidence is compared with what was read then
      - **Documents:** 34 the same, 11 changed
      - **Readers:** the policy names \`jordan\`; of these cases \`jordan\` approved 100"
    `);
  });

  test("has room in a comment, and more of it in a summary", () => {
    for (const change of changes) {
      const text = corpusChangePacket(change, changePlace);
      expect(text.length).toBeLessThanOrEqual(60_000);
      expect(shownMarkdown(text).comments).toHaveLength(1);
      const summary = corpusChangeSummary(change, changePlace);
      expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
      for (const { id } of change.plan.items) expect(summary).toContain(id);
    }
  });
});

describe("the benefits of Contoso, which got another name", () => {
  test("make those cases stale that cite a page with the name", async () => {
    const [change] = await changesOf(azure("ground_truth.jsonl"), [1, 2]);
    if (change === undefined) throw new Error("There is no change.");
    const [old, now] = [pages(1), pages(2)];
    const stale = readFileSync(join(data, "azure-contoso-benefits/ground_truth.jsonl"), "utf8")
      .trim()
      .split("\n")
      .filter((line) => {
        const { truth } = JSON.parse(line) as { readonly truth: string };
        const cited = [...truth.matchAll(/\[([^[\]]+)\]/g)].map(([, page = ""]) => page);
        return cited.some((page) => old.get(page) !== now.get(page));
      });
    expect(change.becoming).toHaveLength(stale.length);
    const text = corpusChangePacket(change, changePlace);
    expect(startOf(text)).toMatchInlineSnapshot(`
      "**Merging this makes 7 cases of 50 stale; 43 stand.** Corpus revision \`rev-2\` becomes current, in the place of \`rev-1\`. People will be asked about 7 cases in 1 pull request.

      - **Evidence:** 7 cases with other words
      - **Documents:** 1 the same, 6 changed
      - **Readers:** the policy names \`jordan\`; of these cases \`jordan\` approved 7
      - **Carried:** 43 judgments"
    `);
    expect(text).toContain("At <del>Contoso,</del> <ins>Zava,</ins>");
    const chunks = new Set(
      change.becoming.flatMap(({ evidence }) =>
        evidence.filter(({ verdict }) => verdict !== "same").map(({ piece }) => piece.chunkId),
      ),
    );
    expect(text.match(/^\*\*Evidence\*\*/gm)).toHaveLength(chunks.size);
  }, 300_000);
});
