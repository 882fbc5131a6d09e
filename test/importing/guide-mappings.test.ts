import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readImportMap } from "../../src/importing/import-map.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textReport } from "../../src/report/verdict/text-report.ts";
import { memoryTree } from "../support/memory-tree.ts";

const mappings = readdirSync("docs/mappings").map(
  (name) => [name, readFileSync(`docs/mappings/${name}`, "utf8")] as const,
);
const ofTables = mappings.filter(([, text]) => text.includes("import-map.schema.json"));

/** The YAML that a page shows and does not write to a file. */
function blocksOf(page: string): readonly string[] {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, block = ""]) => block);
}

async function defectsOf(text: string): Promise<string> {
  const { defects } = await readImportMap(memoryTree({ "m.yaml": text }), "m.yaml");
  const findings = defects.map((defect) => ({ level: "error" as const, ...defect }));
  return textReport(findings, { style: plainStyle, place: (file) => file });
}

describe("the mappings of the guides", () => {
  test.for(ofTables)("%s is whole", async ([, text]) => {
    expect(await defectsOf(text)).toBe("");
  });

  test.for(["docs/guides/legal-acts.md", "docs/guides/filings.md"])(
    "%s shows mappings as they are",
    (page) => {
      const shown = blocksOf(page).map((block): unknown => parse(block));
      expect(shown.length).toBeGreaterThan(0);
      const all = mappings.map(([, text]): unknown => parse(text));
      for (const one of shown) expect(all).toContainEqual(one);
    },
  );

  test("docs/mappings.md shows evidence that a mapping may say", async () => {
    const blocks = blocksOf("docs/mappings.md");
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      expect(await defectsOf(`query: Question\nkind: answerable\n${block}`)).toBe("");
    }
  });
});
