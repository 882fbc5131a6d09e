import fs from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { gitUserName } from "../../src/git/user-name.ts";
import { folderWith } from "../support/command.ts";

const nothing = {
  PATH: process.env["PATH"],
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
};
const known = (name: string): Record<string, string | undefined> => ({
  ...nothing,
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "user.name",
  GIT_CONFIG_VALUE_0: name,
});

async function repository(name?: string): Promise<string> {
  const dir = await folderWith({});
  await git.init({ fs, dir });
  if (name !== undefined) await git.setConfig({ fs, dir, path: "user.name", value: name });
  await mkdir(join(dir, "eval", "cases"), { recursive: true });
  return join(dir, "eval", "cases");
}

describe("gitUserName", () => {
  test("is the repository's own, from any folder in it", async () => {
    expect(await gitUserName(await repository("Local Ü"), known("Global"))).toBe("Local Ü");
  });

  test("is what an installed Git says where the repository has none", async () => {
    expect(await gitUserName(await repository(), known(" Global \n"))).toBe("Global");
    expect(await gitUserName(await folderWith({}), known("Global"))).toBe("Global");
  });

  test("is unknown where nobody set it, where it is blank, and without Git", async () => {
    const folder = await folderWith({});
    expect(await gitUserName(folder, nothing)).toBeUndefined();
    expect(await gitUserName(folder, known(" "))).toBeUndefined();
    expect(await gitUserName(folder, { PATH: folder })).toBeUndefined();
    expect(await gitUserName(join(folder, "absent"), known("Global"))).toBeUndefined();
  });
});
