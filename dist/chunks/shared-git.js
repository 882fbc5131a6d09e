import { i as __toESM } from "./rolldown-runtime.js";
import { execFile } from "node:child_process";
import fs from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { t as require_isomorphic_git } from "./isomorphic-git.js";
// src/git/user-name.ts
var import_isomorphic_git = /* @__PURE__ */ __toESM(require_isomorphic_git(), 1);
async function gitUserName(folder, environment) {
	const trimmed = (await ofRepository(folder) ?? await ofInstalledGit(folder, environment))?.trim();
	return trimmed === "" ? void 0 : trimmed;
}
async function ofRepository(folder) {
	try {
		const dir = await import_isomorphic_git.findRoot({
			fs,
			filepath: folder
		});
		const name = await import_isomorphic_git.getConfig({
			fs,
			dir,
			path: "user.name"
		});
		return typeof name === "string" ? name : void 0;
	} catch {
		return;
	}
}
async function ofInstalledGit(folder, environment) {
	try {
		const env = { ...environment };
		const cwd = dirname(process.execPath);
		const words = [
			"-C",
			resolve(folder),
			"config",
			"user.name"
		];
		const { stdout } = await promisify(execFile)("git", words, {
			cwd,
			env
		});
		return stdout;
	} catch {
		return;
	}
}
export { gitUserName as t };
