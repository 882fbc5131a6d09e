import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { evaluatedSet, handbook } from "../support/evaluated-set.ts";
import { asFields } from "../support/fields.ts";
import { caseFiles, type Files } from "../support/good-set.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";

const unsure = judgedCase("rail-002", {
  under: "one",
  corpus: handbook,
  chunks: ["travel:1"],
  kind: "inconclusive",
});
const forbidden = judgedCase("ferry-002", {
  under: "one",
  corpus: handbook,
  chunks: [],
  kind: "abstention",
  because: "not-permitted",
  families: ["travel"],
});

const exported = {
  ragas: ["single-turn.jsonl", "metadata"],
  deepeval: ["goldens.json", "additional_metadata"],
} as const;

/** The text of an export of the set. */
async function textIn(shape: keyof typeof exported): Promise<string> {
  const set = await folderWith(evaluatedSet(handbook, caseFiles(unsure, forbidden)));
  const { code, err } = await runIn(set, "export", "--shape", shape, "--out", "out");
  if (code !== 0) throw new Error(err);
  return (await filesIn(join(set, "out")))[exported[shape][0]] ?? "";
}

/** The candidates that an import makes of a text, in a set that has the corpus alone. */
async function candidatesOf(
  shape: keyof typeof exported,
  text: string,
): Promise<{ readonly code: number; readonly cases: readonly Record<string, unknown>[] }> {
  const [name] = exported[shape];
  const corpus: Files = twoCorpora(handbook, handbook);
  const folder = await folderWith({
    ...corpus,
    ".github/touchstone.yaml": "reviewers: [jordan, noor]\n",
    [name]: text,
  });
  const { code } = await runIn(folder, "import", shape, name);
  const files = Object.entries(await filesIn(folder));
  const cases = files.filter(([path]) => path.startsWith("cases/"));
  return { code, cases: cases.map(([, one]) => asFields(parse(one))) };
}

describe.for(["ragas", "deepeval"] as const)("what export wrote as %s", (shape) => {
  test("comes back as candidates of the kinds that it had", async () => {
    const { code, cases } = await candidatesOf(shape, await textIn(shape));
    expect(code).toBe(0);
    const told = cases.map(({ query, kind, because = "", review }) => [
      query,
      kind,
      because,
      asFields(review)["status"],
    ]);
    expect(told).toEqual([
      ["What of ferry-001?", "abstention", "out-of-scope", "pending"],
      ["What of ferry-002?", "abstention", "not-permitted", "pending"],
      ["What of rail-001?", "answerable", "", "pending"],
      ["What of rail-002?", "inconclusive", "", "pending"],
      ["What of refund-001?", "answerable", "", "pending"],
    ]);
  });

  test.for(["case_id", "digest", "set_digest", "because"])(
    "has no kind that is believed where the metadata have no %s",
    async (field) => {
      const text = (await textIn(shape)).replaceAll(`"${field}"`, '"other"');
      const { cases } = await candidatesOf(shape, text);
      const kinds = new Set(cases.map(({ kind }) => kind));
      expect(kinds.has("abstention")).toBe(false);
      expect(kinds.has("inconclusive")).toBe(field === "because");
    },
  );
});
