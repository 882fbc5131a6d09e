import fs from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import * as git from "isomorphic-git";

/**
 * The name that Git puts on commits made in a folder: the repository's own setting, else what an installed Git says.
 * Undefined where there is none; never throws.
 */
export async function gitUserName(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const name = (await ofRepository(folder)) ?? (await ofInstalledGit(folder, environment));
  const trimmed = name?.trim();
  return trimmed === "" ? undefined : trimmed;
}

async function ofRepository(folder: string): Promise<string | undefined> {
  try {
    const dir = await git.findRoot({ fs, filepath: folder });
    const name: unknown = await git.getConfig({ fs, dir, path: "user.name" });
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

async function ofInstalledGit(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  try {
    const env = { ...environment };
    // Windows looks for a program in the working folder first, and a set may hold any file.
    const cwd = dirname(process.execPath);
    const words = ["-C", resolve(folder), "config", "user.name"];
    const { execFile } = await import("node:child_process");
    const { stdout } = await promisify(execFile)("git", words, { cwd, env });
    return stdout;
  } catch {
    return undefined;
  }
}
