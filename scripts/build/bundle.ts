// Writes dist/: one self-contained file for the command line. With --check it writes nothing and fails when dist/ differs.
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { rolldown } from "rolldown";
import { thirdPartyNotices } from "./third-party-notices.ts";

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

async function bundle(): Promise<Map<string, string>> {
  const build = await rolldown({
    input: { touchstone: "scripts/touchstone.ts" },
    platform: "node",
    treeshake: true,
  });
  const { output } = await build.generate({ format: "esm", codeSplitting: false });
  const files = new Map<string, string>();
  const modules: string[] = [];
  for (const chunk of output) {
    if (chunk.type !== "chunk") throw new Error(`Unexpected output ${chunk.fileName}.`);
    files.set(`dist/${chunk.fileName}`, chunk.code);
    modules.push(...chunk.moduleIds);
  }
  files.set("dist/THIRD_PARTY_NOTICES.txt", await thirdPartyNotices(modules));
  return files;
}
