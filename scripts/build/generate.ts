// Writes what is derived: the types of src/model/generated, the validators and lists of fields of src/load/generated from
// schemas/, the sections of src/report/generated from docs/rules.md, the files of a new set in src/authoring/generated from
// templates/ and schemas/.
// With --check it writes nothing and fails when a file on disk is not what they give.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { caseFieldsFromSchema } from "./case-fields-from-schema.ts";
import { dateFieldsFromSchemas } from "./date-fields-from-schemas.ts";
import { pictures } from "./pictures.ts";
import { ruleSections } from "./rule-sections.ts";
import { setTemplate } from "./set-template.ts";
import { typesFromSchemas } from "./types-from-schemas.ts";
import { validatorsFromSchemas } from "./validators-from-schemas.ts";

const generated = new Map([
  ...(await typesFromSchemas()),
  ...(await validatorsFromSchemas()),
  ...caseFieldsFromSchema(),
  ...dateFieldsFromSchemas(),
  ...ruleSections(),
  ...setTemplate(),
  ...(await pictures()),
]);

if (process.argv.includes("--check")) {
  const stale: string[] = [];
  for (const [file, text] of generated) {
    const onDisk = await readFile(file, "utf8").catch(() => undefined);
    if (onDisk !== text) stale.push(file);
  }
  if (stale.length > 0) {
    console.error(
      `Not what schemas/, templates/ and docs/rules.md give: ${stale.join(", ")}. Run: npm run generate`,
    );
    process.exit(1);
  }
  console.log(
    `${generated.size} generated files are what schemas/, templates/ and docs/rules.md give.`,
  );
} else {
  for (const [file, text] of generated) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
