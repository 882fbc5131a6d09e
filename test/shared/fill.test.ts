import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";

interface Question {
  readonly id: string;
  readonly question: string;
  readonly correct_answer: string;
  readonly correct_chunks: readonly string[];
}

const source = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/anthropic-docs-rag/rev-3");
const map = fileURLToPath(new URL("../../docs/mappings/anthropic-docs-rag.yaml", import.meta.url));

function questions(): readonly Question[] {
  const file = join(source, "docs_evaluation_dataset.json");
  return JSON.parse(readFileSync(file, "utf8")) as readonly Question[];
}

describe("100 real questions in the short form", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await folderWith({ ".github/touchstone.yaml": "reviewers: []\n" });
    const dump = join(source, "anthropic_docs.json");
    const words = ["corpus", "snapshot", dump, "--map", map, "--created-at", "2025-09-17"];
    expect((await runFor(folder, {}, ...words)).code).toBe(0);
    await mkdir(join(folder, "cases"));
    for (const {
      id,
      question,
      correct_answer: expectedAnswer,
      correct_chunks: chunks,
    } of questions()) {
      const evidence = chunks.map((chunk) => ({ chunk }));
      const short = { id, kind: "answerable", query: question, expectedAnswer, evidence };
      await writeFile(join(folder, "cases", `${id}.yaml`), stringify(short));
    }
  });

  test("are all filled with the chunks they name, and the set is clean", async () => {
    const { code, out } = await runFor(folder, {}, "fill", "--author", "avery");
    expect(out).toContain("\n100 cases filled\n");
    expect(code).toBe(0);
    const files = await filesIn(folder);
    for (const { id, correct_chunks: chunks } of questions()) {
      const filled = parse(files[`cases/${id}.yaml`] ?? "") as Record<string, unknown>;
      expect(filled["relevantChunkIds"]).toEqual([...new Set(chunks)]);
    }
    expect((await runFor(folder, {}, "check")).code).toBe(0);
    const again = await runFor(folder, {}, "fill", "--author", "avery");
    expect(again.out).toBe("Nothing to fill.\n");
    expect(await filesIn(folder)).toEqual(files);
  });

  test("take an approval each, after which the check finds nothing", async () => {
    await runFor(folder, {}, "fill", "--author", "avery");
    const ids = questions()
      .slice(0, 10)
      .map(({ id }) => id);
    const flags = ["--reviewer", "jordan", "--reason", "Read.", "--approve"];
    const words = [...ids, ...flags, "--confirm", "query,answer,source,chunks"];
    expect((await runFor(folder, {}, "review", "record", ...words)).code).toBe(0);
    const { code, out } = await runFor(folder, {}, "check");
    expect(out).toContain("approved   10 cases: 10 answerable");
    expect(out).toContain("waiting    90 candidates");
    expect(out).toContain("0 errors in 100 cases");
    expect(code).toBe(0);
  });
});
