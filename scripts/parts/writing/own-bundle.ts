import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NewSet } from "../../../src/authoring/set/set-files.ts";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import { UsageError } from "../../io.ts";

const commandLine = "touchstone.js";
const notices = "THIRD_PARTY_NOTICES.txt";

/** The bundle that runs; from source, the one that the source was built to. Throws UsageError where it is not whole. */
export async function ownBundle(): Promise<NewSet["tool"]> {
  const folder = bundleFolder(fileURLToPath(import.meta.url));
  const names = (await Promise.all(["", "chunks/"].map(async (at) => await scripts(folder, at))))
    .flat()
    .toSorted(byUtf8);
  if (!names.includes(commandLine)) {
    throw new UsageError(
      "This runs from source, and dist/touchstone.js, which a set gets a copy of, is not there: npm run build",
    );
  }
  const licences = await readFile(join(folder, notices), "utf8").catch(() => {
    throw new UsageError(
      `${notices}, with the licences of what the tool holds, does not lie beside ${commandLine}, and a copy may not go without. Take the whole folder.`,
    );
  });
  const texts = names.map(
    async (name) => [name, await readFile(join(folder, name), "utf8")] as const,
  );
  return new Map([[notices, licences], ...(await Promise.all(texts))]);
}

/** In the bundle, this lies in one of its chunks. */
function bundleFolder(file: string): string {
  return file.endsWith(".ts") ? join(dirname(file), "../../../dist") : join(dirname(file), "..");
}

/** What runs, and the types of what other programs import. */
async function scripts(folder: string, at: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, at)).catch(() => []);
  return names.filter((name) => /\.(?:js|d\.ts)$/.test(name)).map((name) => `${at}${name}`);
}
