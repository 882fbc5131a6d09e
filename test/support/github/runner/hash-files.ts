import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { data } from "@actions/expressions";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";
import { NotModelled } from "../workflows/fields-of.ts";

/**
 * `hashFiles('a', 'b')`: the digest over the digests of these files of the workspace, empty where there is none
 * (src/Misc/expressionFunc/hashFiles of github.com/actions/runner). Plain paths of files, no patterns.
 */
export function hashFilesIn(workspace: string): FunctionDefinition {
  return {
    name: "hashFiles",
    minArgs: 1,
    maxArgs: 255,
    call: (...patterns) =>
      new data.StringData(
        hashOf(
          workspace,
          patterns.map((one) => one.coerceString()),
        ),
      ),
  };
}

function hashOf(workspace: string, patterns: readonly string[]): string {
  const files = patterns.map((pattern) => fileOf(workspace, pattern));
  const found = [...new Set(files)].filter((file) => isFileBelow(workspace, file)).toSorted();
  if (found.length === 0) return "";
  const whole = createHash("sha256");
  for (const file of found) whole.update(createHash("sha256").update(readFileSync(file)).digest());
  return whole.digest("hex");
}

function fileOf(workspace: string, pattern: string): string {
  if (/[*?[\]!#~\\]/.test(pattern)) throw new NotModelled(`the pattern hashFiles('${pattern}')`);
  return resolve(workspace, pattern);
}

/** A link to a file is read through, as the runner does. */
function isFileBelow(workspace: string, file: string): boolean {
  if (!file.startsWith(`${workspace}${sep}`) || !existsSync(file)) return false;
  if (lstatSync(file).isDirectory()) throw new NotModelled(`the folder hashFiles('${file}')`);
  return statSync(file).isFile();
}
