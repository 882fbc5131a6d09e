// Writes dist/: the command line, the actions and what they share. With --check it writes nothing and fails when dist/ is
// not what the source gives, file by file.
import { chmod } from "node:fs/promises";
import { bundle } from "./bundled-files.ts";
import { foreignFiles, staleFiles, writeBuilt } from "./built-folder.ts";

const built = await bundle();

if (process.argv.includes("--check")) {
  const stale = await staleFiles(".", built);
  const foreign = await foreignFiles(".", built);
  if (stale.length > 0) console.error(`Not what the source gives: ${stale.join(", ")}.`);
  if (foreign.length > 0) console.error(`Given by no source: ${foreign.join(", ")}.`);
  if (stale.length + foreign.length > 0) {
    console.error("Run: npm run build");
    process.exit(1);
  }
  console.log("dist/ is what the source gives.");
} else {
  await writeBuilt(".", built);
  await chmod("dist/touchstone.js", 0o755);
}
