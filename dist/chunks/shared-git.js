import { ChangedMeanwhileError } from "./core.js";
import { findRoot, getConfig } from "./isomorphic-git.js";
import { promisify } from "node:util";
import { basename, dirname, isAbsolute, join, normalize, resolve, sep } from "node:path";
import fs from "node:fs";
import { createHash, randomBytes } from "node:crypto";
import { chmod, link, lstat, mkdir, open, readFile, readdir, readlink, realpath, rename, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
// src/git/process-alive.ts
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return !(error instanceof Error && "code" in error && error.code === "ESRCH");
	}
}
// src/git/staged-file.ts
async function stage(root, path, text) {
	const file = join(root, path);
	const facts = await stat(file).catch(() => void 0);
	if (facts?.isDirectory() === true) throw new Error("EISDIR: a folder stands there");
	if (text === void 0) return {
		path,
		file,
		beside: void 0
	};
	await mkdir(dirname(file), { recursive: true });
	const beside = join(dirname(file), nextName());
	try {
		const handle = await open(beside, "wx");
		try {
			await handle.writeFile(text);
			await handle.sync();
		} finally {
			await handle.close();
		}
		if (facts !== void 0) await chmod(beside, facts.mode);
	} catch (error) {
		await rm(beside, { force: true });
		throw error;
	}
	return {
		path,
		file,
		beside
	};
}
async function place({ file, beside }, isNew) {
	if (beside === void 0) return await rm(file, { force: true });
	if (!isNew) return await rename(beside, file);
	try {
		await link(beside, file);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") throw error;
		return await rename(beside, file);
	}
	await rm(beside, { force: true });
}
async function unstage(files) {
	for (const { beside } of files) if (beside !== void 0) await rm(beside, { force: true });
}
const unfinished = /^\.touchstone-([0-9a-f]{7})[0-9a-f]{5}\.new$/;
function isUnfinished(path) {
	return unfinished.test(path.slice(path.lastIndexOf("/") + 1));
}
async function removeUnfinished(files) {
	for (const folder of new Set(files.map(dirname))) for (const name of await readdir(folder).catch(() => [])) {
		const owner = unfinished.exec(name)?.[1];
		if (owner === void 0 || isAlive(Number.parseInt(owner, 16))) continue;
		await rm(join(folder, basename(name)), { force: true }).catch(() => void 0);
	}
}
let count = randomBytes(2).readUInt16BE();
function nextName() {
	count = (count + 1) % 1048576;
	return `.touchstone-${process.pid.toString(16).padStart(7, "0")}${count.toString(16).padStart(5, "0")}.new`;
}
// src/git/hold-folder.ts
const pause = 20;
const patience = 1500;
async function holdFolder(folder) {
	const name = createHash("sha256").update(await realpath(folder)).digest("hex").slice(0, 32);
	const lock = join(tmpdir(), `touchstone-${name}`);
	for (let tries = 0; tries < patience; tries++) {
		const taken = await take(lock);
		if (taken === "taken") return async () => await rm(lock, { force: true });
		if (taken === "cannot") return async () => await Promise.resolve();
		await setTimeout(pause);
	}
	throw new Error(`Another run has been writing this set for half a minute, so nothing was written. Run the command again when it has ended; where none runs, remove ${lock}.`);
}
async function take(lock) {
	try {
		await symlink(String(process.pid), lock);
		return "taken";
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) return "cannot";
	}
	const holder = await holderOf(lock);
	if (holder !== void 0 && !isAlive(holder)) await free(lock, holder);
	return "held";
}
async function holderOf(lock) {
	const holder = await readlink(lock).catch(() => "");
	return /^\d+$/.test(holder) ? Number(holder) : void 0;
}
async function free(lock, holder) {
	const aside = `${lock}-${process.pid}`;
	if (!await rename(lock, aside).then(() => true, () => false)) return;
	if (await holderOf(aside) === holder) await rm(aside, { force: true });
	else await rename(aside, lock);
}
// src/git/until-done.ts
const signals = ["SIGINT", "SIGTERM"];
async function untilDone(work) {
	let came;
	const note = (signal) => {
		came = signal;
	};
	for (const signal of signals) process.on(signal, note);
	try {
		await work(() => came !== void 0);
		return came;
	} finally {
		for (const signal of signals) process.off(signal, note);
	}
}
// src/git/write-files.ts
async function writeFiles(root, files, asRead = /* @__PURE__ */ new Map()) {
	const all = [...files];
	for (const [path] of all) if (leadsOut(path)) throw new RangeError(`"${path}" leads out of the folder.`);
	if (all.length === 0) return;
	await mkdir(root, { recursive: true });
	const release = await holdFolder(root);
	let signal;
	let isWritten = false;
	try {
		signal = await untilDone(async (isStopped) => {
			isWritten = await writeAll(root, all, {
				asRead,
				isStopped
			});
		});
	} finally {
		await release();
	}
	if (signal !== void 0 && !isWritten) process.kill(process.pid, signal);
}
function leadsOut(path) {
	const plain = normalize(path);
	return isAbsolute(plain) || plain === ".." || plain.startsWith(`..${sep}`);
}
async function writeAll(root, files, { asRead, isStopped }) {
	await removeUnfinished(files.map(([path]) => join(root, path)));
	const staged = [];
	try {
		for (const [path, text] of files) {
			if (isStopped()) return false;
			staged.push(await stage(root, path, text).catch(refusedBy(path, "Nothing was changed.")));
		}
		const changed = await notAsRead(root, asRead);
		if (changed.length > 0) throw new ChangedMeanwhileError(changed);
		await placeAll(staged, asRead);
		return true;
	} finally {
		await unstage(staged);
	}
}
async function placeAll(staged, asRead) {
	for (const [index, one] of staged.entries()) {
		const isNew = asRead.has(one.path) && asRead.get(one.path) === void 0;
		try {
			await place(one, isNew);
		} catch (error) {
			if (index === 0 && isNew && codeOf(error) === "EEXIST") throw new ChangedMeanwhileError([one.path]);
			const done = index === 0 ? "Nothing was changed." : `${index} of ${staged.length} files were changed, each of them whole; the same command again writes the rest.`;
			refusedBy(one.path, done)(error);
		}
	}
}
async function notAsRead(root, asRead) {
	const changed = [];
	for (const [path, before] of asRead) {
		const now = await bytesOf(join(root, path), before === void 0);
		if ((before === void 0 ? now === void 0 : now?.equals(Buffer.from(before))) !== true) changed.push(path);
	}
	return changed;
}
async function bytesOf(file, isNew) {
	try {
		if (!isNew) return await readFile(file);
		await lstat(file);
		return Buffer.alloc(0);
	} catch (error) {
		if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return void 0;
		throw error;
	}
}
function refusedBy(path, done) {
	return (cause) => {
		const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split(",");
		throw new Error(`"${path}" cannot be written (${reason}). ${done}`, { cause });
	};
}
function codeOf(error) {
	return error instanceof Error && "code" in error ? error.code : void 0;
}
// src/git/user-name.ts
async function gitUserName(folder, environment) {
	const trimmed = (await ofRepository(folder) ?? await ofInstalledGit(folder, environment))?.trim();
	return trimmed === "" ? void 0 : trimmed;
}
async function ofRepository(folder) {
	try {
		const dir = await findRoot({
			fs,
			filepath: folder
		});
		const name = await getConfig({
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
		const { execFile } = await import("node:child_process");
		const { stdout } = await promisify(execFile)("git", words, {
			cwd,
			env
		});
		return stdout;
	} catch {
		return;
	}
}
export { gitUserName, isUnfinished, writeFiles };
