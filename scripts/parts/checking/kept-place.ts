import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import { keptFolder } from "../../../src/readings/kept-folder.ts";
import type { KeptPlace } from "../../../src/readings/kept-set.ts";
import type { Io } from "../../io.ts";
import type { CheckOptions } from "./check-options.ts";

/** The fewest cases of a set that are worth keeping: reading fewer takes no longer than a start. */
const least = 200;

type KeepingOptions = Pick<CheckOptions, "folder" | "changed" | "fresh" | "fix"> &
  Partial<Pick<CheckOptions, "set">>;

/**
 * Where results of a set are kept. Undefined where nothing is to be kept or used: where somebody wants all of it judged
 * anew, of a commit or of changed files alone, in a run that writes the set, in CI, where the next run has another machine, and from source, which changes.
 */
export async function keptPlace(
  { environment, clock }: Io,
  { folder, set, changed, fresh, fix }: KeepingOptions,
): Promise<KeptPlace | undefined> {
  const kept = keptFolder(environment);
  const own = fileURLToPath(import.meta.url);
  if (set !== undefined || changed) return undefined;
  if (kept === undefined || fresh || fix || (environment["CI"] ?? "") !== "") return undefined;
  if (own.endsWith(".ts")) return undefined;
  let code: string | undefined;
  return {
    folder: kept,
    least,
    now: () => clock().getTime(),
    root: await realpath(folder),
    code: () => (code ??= codeHash(dirname(own))),
  };
}

/** A hash of everything that the tool is made of: the bundle, whose chunks lie in one folder, and Node. */
function codeHash(chunks: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const folder of [chunks, dirname(chunks)]) {
    for (const name of readdirSync(folder).toSorted(byUtf8)) {
      if (!name.endsWith(".js")) continue;
      hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest("hex");
}
