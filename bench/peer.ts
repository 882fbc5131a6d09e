import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

type Versions = Readonly<Record<string, string>>;

/** A program to compare with: the file that Node runs, or why there is none. */
type Peer =
  | { readonly program: string; readonly versions: Versions }
  | { readonly missing: string };

const ajv = { "ajv-cli": "5.0.0", "ajv-formats": "2.1.1" };
const duck = { "@duckdb/node-api": "1.5.6-r.1" };

/** The fastest common schema checker. */
export async function ajvCli(): Promise<Peer> {
  const installed = await installedOnce(`ajv-cli-${ajv["ajv-cli"]}`, ajv);
  if ("missing" in installed) return installed;
  const program = join(installed.folder, "node_modules/ajv-cli/dist/index.js");
  return { program, versions: ajv };
}

/** DuckDB for Node: the folder from which its package is found. */
export async function duckdb(): Promise<
  { readonly folder: string; readonly versions: Versions } | { readonly missing: string }
> {
  const installed = await installedOnce(`duckdb-${duck["@duckdb/node-api"]}`, duck);
  return "missing" in installed ? installed : { ...installed, versions: duck };
}

/** Packages that npm installs once, in exact versions, into a folder of their own outside the project. */
async function installedOnce(
  name: string,
  packages: Versions,
): Promise<{ readonly folder: string } | { readonly missing: string }> {
  const cache = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
  const folder = join(cache, "touchstone-bench", name);
  if (Object.keys(packages).every((one) => existsSync(join(folder, "node_modules", one)))) {
    return { folder };
  }
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
  return { folder };
}
