import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { caseFieldsFromSchema } from "../../scripts/build/case-fields-from-schema.ts";
import { dateFieldsFromSchemas } from "../../scripts/build/date-fields-from-schemas.ts";
import { pictures } from "../../scripts/build/pictures.ts";
import { ruleSections } from "../../scripts/build/rule-sections.ts";
import { setTemplate } from "../../scripts/build/set-template.ts";
import { typesFromSchemas } from "../../scripts/build/types-from-schemas.ts";
import { validatorsFromSchemas } from "../../scripts/build/validators-from-schemas.ts";

describe("the generated files", () => {
  test("are what their sources give, byte by byte, and nothing else stands beside them", async () => {
    const files = new Map([
      ...(await typesFromSchemas()),
      ...(await validatorsFromSchemas()),
      ...caseFieldsFromSchema(),
      ...dateFieldsFromSchemas(),
      ...ruleSections(),
      ...setTemplate(),
      ...(await pictures()),
    ]);
    for (const [file, text] of files) {
      // Not toBe: a difference of ten thousand lines helps nobody.
      expect([file, readFileSync(file, "utf8") === text]).toEqual([file, true]);
    }
    const folders = ["model", "load", "report", "authoring"].map(
      (stage) => `src/${stage}/generated`,
    );
    // Pictures of comments are drawn by a browser, which is not everywhere: npm run pictures.
    const present = [...folders, "docs/pictures"].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => !name.endsWith(".png"))
        .map((name) => `${folder}/${name}`),
    );
    expect(present.toSorted()).toEqual([...files.keys()].toSorted());
  });
});
