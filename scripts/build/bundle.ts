// Writes dist/: one self-contained file for the command line. With --check it writes nothing and fails when dist/ differs.
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { bundle } from "./bundled-files.ts";

const built = await bundle();

if (process.argv.includes("--check")) {
  const stale: string[] = [];
  for (const [file, text] of built) {
    const onDisk = await readFile(file, "utf8").catch(() => undefined);
    if (onDisk !== text) stale.push(file);
  }
  if (stale.length > 0) {
    console.error(`Not what the source gives: ${stale.join(", ")}. Run: npm run build`);
    process.exit(1);
  }
  console.log("dist/ is what the source gives.");
} else {
  await mkdir("dist", { recursive: true });
  for (const [file, text] of built) await writeFile(file, text);
  await chmod("dist/touchstone.js", 0o755);
}
