import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import type { Files } from "../support/good-set.ts";
import { findingsOf } from "../support/report.ts";

const dump = `${JSON.stringify({ id: "2026-09-01#12", text: "Rail comes before air: yes." })}\n`;
const flags = ["--chunk-id", "id", "--text", "text", "--document", "{document}#{locator}"];
const snapshot = ["--chunking", "no@1", "--created-at", "2026-09-01", "--id", "2026-09-01"];

/** A set whose names are all such as readers of YAML 1.1 take for something else. */
async function setOfNames(): Promise<string> {
  const folder = await folderWith({
    "dump.jsonl": dump,
    ".github/touchstone.yaml": 'reviewers: ["y"]\n',
  });
  await runIn(folder, "corpus", "snapshot", "dump.jsonl", ...flags, ...snapshot);
  return folder;
}

const withCase = async (): Promise<string> => {
  const folder = await folderWith({
    ...(await filesIn(await setOfNames())),
    "cases/on.yaml": `id: "on"
kind: answerable
query: Does rail come before air?
expectedAnswer: "yes"
evidence: [{document: "2026-09-01", quote: "before air: yes."}]
`,
  });
  await runIn(folder, "fill", "--author", "no");
  return folder;
};

/** What readers of YAML 1.1 see otherwise than YAML 1.2 in the YAML files of a folder, dates that are due aside. */
async function seenDifferently(files: Files): Promise<readonly string[]> {
  const findings = await findingsOf(files);
  return findings
    .filter(({ rule }) => rule === "file/ambiguous-scalar")
    .map(({ message }) => message);
}

describe("values that readers see differently without quotes are written in quotes", () => {
  test("by corpus snapshot", async () => {
    const files = await filesIn(await setOfNames());
    expect(files["corpus-revisions/current.yaml"]).toBe('revision: "2026-09-01"\n');
    expect(files["corpus-revisions/2026-09-01/revision.yaml"]).toContain('name: "no"\n');
    expect(await seenDifferently(files)).toEqual([]);
  });

  test("by fill", async () => {
    const files = await filesIn(await withCase());
    const value: unknown = parse(files["cases/on.yaml"] ?? "", { version: "1.1" });
    expect(value).toMatchObject({
      relevantChunkIds: ["2026-09-01#12"],
      provenance: [{ documentId: "2026-09-01", quote: "before air: yes." }],
      corpusRevision: "2026-09-01",
      origin: { kind: "human", author: "no" },
    });
    expect(await seenDifferently(files)).toEqual([]);
  });

  test("by review record", async () => {
    const folder = await withCase();
    const words = ["--reviewer", "y", "--reason", "12:30", "--at", "2026-09-01T09:00:00Z"];
    const yes = ["--approve", "--confirm", "query,answer,source,chunks"];
    const ran = await runFor(folder, {}, "review", "record", "on", ...words, ...yes);
    expect(ran).toMatchObject({ code: 0, err: "" });
    const files = await filesIn(folder);
    expect(parse(files["cases/on.yaml"] ?? "", { version: "1.1" })).toMatchObject({
      review: { status: "approved", reviewedBy: "y", reason: "12:30" },
    });
    expect(await seenDifferently(files)).toEqual([]);
  });

  test("by import table", async () => {
    const row = {
      id: "off",
      question: "=",
      answer: "no",
      tags: ["12:30", "on"],
      chunks: ["2026-09-01#12"],
    };
    const map =
      "id: id\nquery: question\nexpectedAnswer: answer\nkind: answerable\nevidence: {field: chunks}\ntags: {field: tags}\n";
    const folder = await folderWith({
      ...(await filesIn(await setOfNames())),
      "table.jsonl": `${JSON.stringify(row)}\n`,
      "map.yaml": map,
    });
    const ran = await runIn(folder, "import", "table", "table.jsonl", "--map", "map.yaml");
    expect(ran.err).toBe("");
    const files = await filesIn(folder);
    const path = Object.keys(files).find((file) => file.startsWith("cases/")) ?? "";
    expect(parse(files[path] ?? "", { version: "1.1" })).toMatchObject({
      query: "=",
      expectedAnswer: "no",
      tags: ["12:30", "on"],
      relevantChunkIds: ["2026-09-01#12"],
    });
    expect(await seenDifferently(files)).toEqual([]);
  });
});
