import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { realpath } from "node:fs/promises";
import { RepositoryError, UsageError, casesFolder, findRepository, isPart, placeIn, revisionsFolder, shortId, terminalText } from "./core.js";
import { commitAsked, commitTree, entryBelow, entryNamed, readCommit, throughDisk } from "./shared-git.js";
// src/git/open-commit.ts
async function openCommit(path, ref) {
	const found = await findRepository(await realPlace(path));
	if (found === void 0) {
		const message = `This folder lies in no Git repository, so "${ref}" names no commit.`;
		throw new RepositoryError("no-repository", message);
	}
	const { repository, head } = found;
	const commit = await commitAsked(repository, ref, head);
	return {
		...found,
		commit,
		tree: (await readCommit(repository, commit)).tree
	};
}
async function setAround(opened, path) {
	const inside = placeIn(opened, await realPlace(path));
	if (inside === ".." || inside.startsWith("../")) return void 0;
	for (let place = inside;; place = parentOf(place)) {
		if (await holdsSet(opened, place)) {
			const way = inside.slice(place === "" ? 0 : place.length + 1);
			return {
				place,
				path: way,
				what: await whatStandsAt(opened, inside)
			};
		}
		if (place === "") return void 0;
	}
}
async function openSet(opened, place) {
	const { repository, commit, head, root } = opened;
	const tree = await commitTree(repository, commit, place);
	return commit === head && root !== repository.gitdir ? throughDisk(tree, join(root, place)) : tree;
}
async function realPlace(path) {
	try {
		return await realpath(path);
	} catch (error) {
		if (path === dirname(path)) throw error;
		return join(await realPlace(dirname(path)), basename(path));
	}
}
function parentOf(place) {
	return place.slice(0, Math.max(0, place.lastIndexOf("/")));
}
async function holdsSet(opened, place) {
	for (const name of [casesFolder, revisionsFolder]) if (await whatStandsAt(opened, `${place}/${name}`) === "folder") return true;
	return false;
}
async function whatStandsAt({ repository, tree }, place) {
	const entry = await entryBelow(tree, place, async (...at) => await entryNamed(repository, ...at));
	if (entry === void 0) return "nothing";
	return entry.mode === "40000" ? "folder" : "file";
}
// scripts/parts/committed-places.ts
async function committedPlaces(cwd, words, ref) {
	const [first = ".", ...others] = words;
	const opened = await openCommit(resolve(cwd, first), ref);
	const { place, path } = await placeOf(opened, cwd, first);
	const paths = [path];
	for (const word of others) {
		const other = await placeOf(opened, cwd, word);
		if (other.place !== place) {
			const message = `"${first}" and "${word}" lie in two sets; name places in one set.`;
			throw new UsageError(terminalText(message));
		}
		paths.push(other.path);
	}
	const { repository, head, commit, root } = opened;
	const folder = join(root, place);
	const given = path === "" ? first : isAbsolute(first) ? folder : relative(cwd, folder);
	const set = {
		repository,
		head,
		commit,
		place,
		tree: await openSet(opened, place)
	};
	return {
		folder,
		given,
		paths: paths.includes("") ? [] : paths,
		set
	};
}
async function placeOf(opened, cwd, word) {
	const found = await setAround(opened, resolve(cwd, word));
	const commit = shortId(opened.commit);
	const shown = terminalText(word);
	if (found === void 0) throw new UsageError(`"${shown}" holds no evaluation set in commit ${commit}: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`);
	const { place, path, what } = found;
	if (path === "") return {
		place,
		path
	};
	if (what === "nothing") throw new UsageError(`"${shown}" is not in commit ${commit}.`);
	if (isPart(path, what === "file")) return {
		place,
		path
	};
	throw new UsageError(`"${shown}" is no part of the set around it, so it is not judged.`);
}
export { committedPlaces };
