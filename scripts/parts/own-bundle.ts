import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NewSet } from "../../src/authoring/set/set-files.ts";
import { UsageError } from "../io.ts";

/** The bundle that runs; from source, the one that the source was built to. Throws UsageError where there is none. */
export async function ownBundle(): Promise<NewSet["tool"]> {
  const script = bundlePath(fileURLToPath(import.meta.url));
  const notices = join(dirname(script), "THIRD_PARTY_NOTICES.txt");
  const [text, licences] = await Promise.all([read(script), read(notices)]);
  if (text !== undefined && licences !== undefined) return { script: text, notices: licences };
  throw new UsageError(
    text === undefined
      ? "This runs from source, and dist/touchstone.js, which a set gets a copy of, is not there: npm run build"
      : "THIRD_PARTY_NOTICES.txt, with the licences of what touchstone.js holds, does not lie beside it, and a copy may not go without. Take both files.",
  );
}

function bundlePath(file: string): string {
  return file.endsWith(".ts") ? join(dirname(file), "../../dist/touchstone.js") : file;
}

async function read(path: string): Promise<string | undefined> {
  return await readFile(path, "utf8").catch(() => undefined);
}
