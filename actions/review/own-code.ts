import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { byUtf8 } from "../../src/model/utf8-order.ts";

/** Names the code that runs by its content: a hash over all scripts in the folder of the one that was started, and below. */
export async function ownCode(script: string): Promise<string> {
  const folder = dirname(script);
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith(".js")).toSorted(byUtf8);
  const hash = createHash("sha256");
  for (const name of scripts) {
    const content = await readFile(join(folder, name));
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
