// Writes what is derived from schemas/: the types of src/model/generated, the validators and the date fields of src/load/generated.
// With --check it writes nothing and fails when a file on disk is not what the schemas give.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { dateFieldsFromSchemas } from "./date-fields-from-schemas.ts";
import { typesFromSchemas } from "./types-from-schemas.ts";
import { validatorsFromSchemas } from "./validators-from-schemas.ts";

const generated = new Map([
  ...(await typesFromSchemas()),
  ...(await validatorsFromSchemas()),
  ...dateFieldsFromSchemas(),
]);

if (process.argv.includes("--check")) {
  const stale: string[] = [];
  for (const [file, text] of generated) {
    const onDisk = await readFile(file, "utf8").catch(() => undefined);
    if (onDisk !== text) stale.push(file);
  }
  if (stale.length > 0) {
    console.error(`Not what schemas/ gives: ${stale.join(", ")}. Run: npm run generate`);
    process.exit(1);
  }
  console.log(`${generated.size} generated files are what schemas/ gives.`);
} else {
  for (const [file, text] of generated) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
