import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fieldOf, isMap } from "../src/model/fields.ts";
import { byUtf8 } from "../src/model/utf8-order.ts";

/** Where and with what the figures were measured. */
export interface Machine {
  readonly node: string;
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryMiB: number;
  /** The load of the last minute before the run: how much else the machine did. */
  readonly load: number;
  /** SHA-256 over all files of the bundle that was measured, the first 12 digits. */
  readonly bundle: string;
  readonly versions: Readonly<Record<string, string>>;
}

export function machine(): Machine {
  const processors = cpus();
  return {
    node: process.version,
    system: `${process.platform} ${release()} ${process.arch}`,
    processor: processors[0]?.model ?? "unknown",
    cores: processors.length,
    memoryMiB: Math.round(totalmem() / 1024 / 1024),
    load: Number(loadavg()[0]?.toFixed(2)),
    bundle: bundleHash(),
    versions: pinned(),
  };
}

function bundleHash(): string {
  const dist = fileURLToPath(new URL("../dist", import.meta.url));
  const hash = createHash("sha256");
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted(byUtf8)) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

/** The libraries in the bundle, as package.json pins them. */
function pinned(): Record<string, string> {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const about: unknown = JSON.parse(text);
  const dependencies: unknown = fieldOf(about, "dependencies");
  return Object.fromEntries(
    Object.entries(isMap(dependencies) ? dependencies : {}).map(([name, version]) => [
      name,
      String(version),
    ]),
  );
}
