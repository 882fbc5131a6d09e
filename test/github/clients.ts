import fs from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import git from "isomorphic-git";
import http from "isomorphic-git/http/node";
import { runGit } from "../support/github/git/run-git.ts";
import type { TestGitHub } from "../support/github/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** A person's checkout, driven by one of the two clients. */
export interface Client {
  clone(token: string | undefined, name?: string): Promise<void>;
  commit(branch: string, text: string): Promise<string>;
  fetch(branch: string): Promise<string>;
  push(
    branch: string,
    options?: { readonly force?: boolean; readonly remove?: boolean },
  ): Promise<void>;
  read(): Promise<string>;
}

const author = { name: "A", email: "a@example.test" };

/** The git program. */
export function program(github: TestGitHub): Client {
  const folder = tempFolder();
  const environment = {
    GIT_AUTHOR_NAME: "A",
    GIT_AUTHOR_EMAIL: "a@example.test",
    GIT_COMMITTER_NAME: "A",
    GIT_COMMITTER_EMAIL: "a@example.test",
  };
  const run = async (...args: readonly string[]): Promise<string> =>
    (await runGit(folder, args, { environment })).toString("utf8").trim();
  return {
    clone: async (token, name = "acme/set") => {
      const login = token === undefined ? "" : `x-access-token:${token}@`;
      const url = `${github.url.replace("http://", `http://${login}`)}/${name}.git`;
      await run("clone", "--quiet", url, ".");
    },
    commit: async (branch, text) => {
      await run("checkout", "--quiet", "-B", branch);
      await writeFile(join(folder, "a.txt"), text);
      await run("commit", "--quiet", "-am", text);
      return await run("rev-parse", "HEAD");
    },
    fetch: async (branch) => {
      await run("fetch", "--quiet", "origin", branch);
      return await run("rev-parse", "FETCH_HEAD");
    },
    push: async (branch, { force = false, remove = false } = {}) => {
      const order = `${force ? "+" : ""}${remove ? "" : branch}:refs/heads/${branch}`;
      await run("push", "--quiet", "origin", order);
    },
    read: async () => await readFile(join(folder, "a.txt"), "utf8"),
  };
}

/** Asks for no other password. */
function cancelled(): object {
  return { cancel: true };
}

/** The library that the product itself reads with. */
export function library(github: TestGitHub): Client {
  const dir = tempFolder();
  let onAuth: () => object = cancelled;
  const at = { fs, dir };
  return {
    clone: async (token, name = "acme/set") => {
      onAuth = () =>
        token === undefined ? { cancel: true } : { username: "x-access-token", password: token };
      await git.clone({
        ...at,
        http,
        url: `${github.url}/${name}.git`,
        onAuth,
        onAuthFailure: cancelled,
      });
    },
    commit: async (branch, text) => {
      const branches = await git.listBranches(at);
      if (!branches.includes(branch)) await git.branch({ ...at, ref: branch });
      await git.checkout({ ...at, ref: branch });
      await writeFile(join(dir, "a.txt"), text);
      await git.add({ ...at, filepath: "a.txt" });
      return await git.commit({ ...at, message: text, author });
    },
    fetch: async (branch) => {
      const { fetchHead } = await git.fetch({
        ...at,
        http,
        ref: branch,
        singleBranch: true,
        onAuth,
      });
      return fetchHead ?? "";
    },
    push: async (branch, { force = false, remove = false } = {}) => {
      const refs = { ref: branch, remoteRef: `refs/heads/${branch}` };
      await git.push({
        ...at,
        http,
        ...refs,
        force,
        delete: remove,
        onAuth,
        onAuthFailure: cancelled,
      });
    },
    read: async () => await readFile(join(dir, "a.txt"), "utf8"),
  };
}
