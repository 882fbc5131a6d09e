import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A program to compare with: the file that Node runs, or why there is none. */
type Peer =
  | { readonly program: string; readonly versions: Readonly<Record<string, string>> }
  | { readonly missing: string };

const packages = { "ajv-cli": "5.0.0", "ajv-formats": "2.1.1" };

/** The fastest common schema checker, installed once by npm into a folder of its own outside the project. */
export async function ajvCli(): Promise<Peer> {
  const cache = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
  const folder = join(cache, "touchstone-bench", `ajv-cli-${packages["ajv-cli"]}`);
  const program = join(folder, "node_modules/ajv-cli/dist/index.js");
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true });
    const wanted = { private: true, dependencies: packages };
    await writeFile(join(folder, "package.json"), JSON.stringify(wanted));
    try {
      const flags = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
      await promisify(execFile)("npm", flags, { cwd: folder });
    } catch (error) {
      const [said = ""] = String(error).split("\n");
      return { missing: said };
    }
  }
  return { program, versions: packages };
}
