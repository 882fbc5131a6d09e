import { i as __toESM } from "./rolldown-runtime.js";
import { i as Option, t as Command } from "./commander.js";
import { $n as visibleText, A as commitLines, Dt as rulesRun, Et as rulesNotRun, F as loadDataset, Gn as blobHash, Jn as OversizedError, K as foldedName, M as notCompared, N as shortId, O as chosenRules, Ot as allRules, P as wordsAtDesk, Pn as sha256, Qn as escapeOf, Qt as groupsOf, Sn as revisionsFolder, Tt as check, Wn as workingTree, Xn as isFile, Zn as terminalText, _ as jsonText, _t as entryAt, a as textVerdict, b as isPart, bn as isYamlName, bt as treeBytes, dt as findRepository, ft as placeIn, g as jsonReport, gt as entriesOf, hn as casesFolder, ht as entryBelow, ir as package_default, j as comparisonLines, lr as plainStyle, lt as mainBranchName, mt as kindOf, on as told, or as UsageError, ot as haveSameBytes, p as whyOf, pt as commitTree, qn as byUtf8, r as printPieces, rr as RepositoryError, s as verdictLine, sn as countsOf, t as progressOn, tn as clipped, tt as limits, ut as findCheckout, vn as isInCases, vt as entryNamed, w as placeFrom, wt as readCommit, x as namedPlaces, yt as spanAt } from "./core.js";
import fs, { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { t as require_isomorphic_git } from "./isomorphic-git.js";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
// src/git/merge-base.ts
var import_isomorphic_git = /* @__PURE__ */ __toESM(require_isomorphic_git(), 1);
const first = 1;
const second = 2;
const both = 3;
async function mergeBase(repository, [one, other]) {
	const history = await openHistory(repository);
	const all = await walkBack(history, [one, other]);
	const common = [...all.values()].filter(({ sides, behind }) => sides === both && !behind);
	const whole = common.find(({ oid }) => oid === one || oid === other);
	if (whole !== void 0) return { commit: whole.oid };
	if ([...all.values()].some(({ cut, sides, behind }) => cut && !behind && sides !== both)) return { none: "shallow" };
	const [newest] = (await withoutAncestors(history, common)).toSorted((a, b) => b.seconds - a.seconds || byUtf8(a.oid, b.oid));
	return newest === void 0 ? { none: "unrelated" } : { commit: newest.oid };
}
async function openHistory(repository) {
	const shallow = await readFile(join(repository.gitdir, "shallow"), "utf8").catch(() => "");
	const cut = new Set(shallow.split("\n").filter((line) => line !== ""));
	return {
		isShallow: cut.size > 0,
		read: async (oid) => {
			const commit = await readCommit(repository, oid);
			const parents = cut.has(oid) ? [] : commit.parents;
			return {
				...commit,
				parents,
				cut: cut.has(oid),
				sides: 0,
				behind: false
			};
		}
	};
}
async function walkBack(history, [one, other]) {
	const all = /* @__PURE__ */ new Map();
	const waiting = [];
	const reach = async (oid, from) => {
		const seen = all.get(oid) ?? await history.read(oid);
		all.set(oid, seen);
		const sides = seen.sides | from.sides;
		const behind = seen.behind || from.behind;
		if (sides === seen.sides && behind === seen.behind) return;
		Object.assign(seen, {
			sides,
			behind
		});
		insert(waiting, seen);
	};
	await reach(one, {
		sides: first,
		behind: false
	});
	await reach(other, {
		sides: second,
		behind: false
	});
	while (waiting.some(({ behind }) => history.isShallow || !behind)) {
		const seen = waiting.pop();
		if (seen === void 0) break;
		const { sides } = seen;
		for (const parent of seen.parents) await reach(parent, {
			sides,
			behind: seen.behind || sides === both
		});
	}
	return all;
}
function insert(waiting, seen) {
	if (waiting.includes(seen)) return;
	let at = waiting.length;
	while (at > 0 && (waiting[at - 1]?.seconds ?? 0) > seen.seconds) at--;
	waiting.splice(at, 0, seen);
}
async function withoutAncestors(history, common) {
	if (common.length < 2) return common;
	const older = /* @__PURE__ */ new Set();
	for (const { parents } of common) {
		const next = [...parents];
		for (let oid = next.pop(); oid !== void 0; oid = next.pop()) {
			if (older.has(oid)) continue;
			older.add(oid);
			next.push(...(await history.read(oid)).parents);
		}
	}
	return common.filter(({ oid }) => !older.has(oid));
}
// src/git/resolve-commit.ts
async function resolveCommit(repository, ref, head) {
	const [, name = "", steps = ""] = /^([^~^]*)((?:[~^][0-9]*)*)$/.exec(ref) ?? [];
	try {
		const named = name === "HEAD" && head !== void 0 ? head : await objectNamed(repository, name);
		let { oid } = await import_isomorphic_git.readCommit({
			fs,
			...repository,
			oid: named
		});
		for (const [, sign, digits = ""] of steps.matchAll(/([~^])([0-9]*)/g)) {
			const number = digits === "" ? 1 : Number(digits);
			if (sign === "~") oid = await ancestorOf(repository, oid, number);
			else if (number > 0) oid = await parentOf$1(repository, oid, number);
		}
		return oid;
	} catch (cause) {
		const message = `"${ref}" names no commit in this clone: name a branch, a tag or a commit id, or fetch it first.`;
		throw new RepositoryError("no-such-commit", message, { cause });
	}
}
async function objectNamed(repository, name) {
	if (/[\s:?*[\\]|\.\.|^\/|^$/.test(name)) throw new Error("This is no name of a reference.");
	try {
		return await import_isomorphic_git.resolveRef({
			fs,
			gitdir: repository.gitdir,
			ref: name
		});
	} catch (error) {
		if (!/^[0-9a-f]{4,40}$/.test(name)) throw error;
		return await import_isomorphic_git.expandOid({
			fs,
			...repository,
			oid: name
		});
	}
}
async function ancestorOf(repository, oid, steps) {
	let ancestor = oid;
	for (let step = 0; step < steps; step++) ancestor = await parentOf$1(repository, ancestor, 1);
	return ancestor;
}
async function parentOf$1(repository, oid, number) {
	const { commit } = await import_isomorphic_git.readCommit({
		fs,
		...repository,
		oid
	});
	const parent = commit.parent[number - 1];
	if (parent === void 0) throw new Error(`Commit ${oid} has no such parent.`);
	return (await import_isomorphic_git.readCommit({
		fs,
		...repository,
		oid: parent
	})).oid;
}
// src/git/find-base.ts
async function askedBase(from, ref) {
	const standpoint = await standpointOf(from);
	if (standpoint === void 0) {
		const message = `This folder lies in no Git repository, so "${ref}" names no earlier state of it.`;
		throw new RepositoryError("no-repository", message);
	}
	const { repository, head, commit: judged } = standpoint;
	const commit = await commitAsked(repository, ref, head);
	const parted = judged === void 0 ? { none: "unrelated" } : await mergeBase(repository, [judged, commit]);
	if ("commit" in parted) return await baseAt(standpoint, {
		name: ref,
		commit: parted.commit
	});
	if (parted.none === "unrelated") return await baseAt(standpoint, {
		name: ref,
		commit
	});
	throw new RepositoryError("unknown-history", `This shallow clone does not reach back to where the checkout and "${ref}" parted: run "git fetch --unshallow" first.`);
}
async function commitAsked(repository, ref, head) {
	try {
		return await resolveCommit(repository, ref, head);
	} catch (cause) {
		const branch = await ownMainBranch(repository);
		if (branch === void 0) throw cause;
		const message = `"${ref}" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "${branch}", or fetch it first.`;
		throw new RepositoryError("no-such-commit", message, { cause });
	}
}
async function ownMainBranch(repository) {
	const name = await mainBranchName(repository);
	if (name === void 0) return void 0;
	return await resolveCommit(repository, name).then(() => name, () => void 0);
}
async function defaultBase(from) {
	const standpoint = await standpointOf(from);
	if (standpoint === void 0) return { none: "no-repository" };
	const { repository, commit } = standpoint;
	if (commit === void 0) return { none: "no-commit" };
	const main = await mainBranch(repository);
	if ("none" in main) return main;
	const parted = await mergeBase(repository, [commit, main.commit]);
	if ("none" in parted) return {
		none: parted.none,
		main: main.name
	};
	return await baseAt(standpoint, {
		name: main.name,
		commit: parted.commit
	});
}
async function standpointOf(from) {
	if (typeof from !== "string") return from;
	const folder = await realpath(from);
	const checkout = await findCheckout(folder);
	if (checkout === void 0) return void 0;
	const { repository, head } = checkout;
	return {
		repository,
		head,
		commit: head,
		place: placeIn(checkout, folder)
	};
}
async function baseAt({ repository, place }, { name, commit }) {
	try {
		return {
			name,
			commit,
			place,
			tree: await commitTree(repository, commit, place)
		};
	} catch (error) {
		if (error instanceof RepositoryError && error.code === "no-such-folder") return {
			name,
			commit,
			place,
			tree: void 0
		};
		throw error;
	}
}
async function mainBranch(repository) {
	const remotes = (await import_isomorphic_git.listRemotes({
		fs,
		gitdir: repository.gitdir
	})).map(({ remote }) => remote);
	const remote = remotes.includes("origin") ? "origin" : remotes[0];
	if (remote === void 0) return {
		none: "no-remote",
		branch: await ownMainBranch(repository)
	};
	if (remote !== "origin" && remotes.length > 1) return {
		none: "several-remotes",
		remotes
	};
	for (const ref of await mainReferences(repository, remote)) {
		const commit = await resolveCommit(repository, ref).catch(() => void 0);
		if (commit !== void 0) return {
			name: ref.slice(13),
			commit
		};
	}
	return {
		none: "no-main-branch",
		remote
	};
}
async function mainReferences({ gitdir }, remote) {
	const folder = `refs/remotes/${remote}`;
	const head = await import_isomorphic_git.resolveRef({
		fs,
		gitdir,
		ref: `${folder}/HEAD`,
		depth: 2
	}).catch(() => "");
	return [
		...head.startsWith(`${folder}/`) ? [head] : [],
		`${folder}/main`,
		`${folder}/master`
	];
}
// src/report/compare-set.ts
async function compareWith(tree, { name, commit, place, tree: earlier }, { onStep } = {}) {
	const base = {
		name: shortId(commit),
		place,
		tree: earlier
	};
	return {
		dataset: await loadDataset(tree, {
			base,
			onStep
		}),
		comparison: { base: {
			name,
			commit,
			holdsSet: earlier !== void 0
		} }
	};
}
async function compareByDefault(tree, find, reading) {
	try {
		const found = await find();
		if ("none" in found) return await alone(tree, reading.words(found), reading);
		return await compareWith(tree, found, reading);
	} catch (error) {
		if (!(error instanceof RepositoryError)) throw error;
		return await alone(tree, reading.words({
			none: "unreadable",
			message: error.message
		}), reading);
	}
}
async function alone(tree, words, { onStep, rules }) {
	const dataset = await loadDataset(tree, { onStep });
	return {
		dataset,
		comparison: notCompared(words, rulesNotRun(dataset, rules))
	};
}
// scripts/parts/base.ts
const baseOption = new Option("--base <ref>", "the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)");
async function loadCompared({ folder, set }, { base, ...wanted }) {
	const tree = set?.tree ?? workingTree(folder);
	const from = set ?? folder;
	if (base !== void 0) return await compareWith(tree, await askedBase(from, base), wanted);
	return await compareByDefault(tree, async () => await defaultBase(from), {
		...wanted,
		words: wordsAtDesk
	});
}
// src/git/through-disk.ts
function throughDisk(committed, folder) {
	const fromDisk = async (path, max) => {
		const entry = await committed.entry(path);
		if (entry === void 0 || !isFile(entry) || !isPlainPath(path)) return void 0;
		return readIfSame(join(folder, path), await committed.objectId(path, { max }), max);
	};
	return {
		...committed,
		read: async (path, limit) => await fromDisk(path, limit.max) ?? await committed.read(path, limit),
		async *stream(path, limit) {
			const reading = await fromDisk(path, limit.max);
			if (reading === void 0) yield* committed.stream(path, limit);
			else if (reading.more) throw new OversizedError(path, limit.max);
			else yield reading.bytes;
		}
	};
}
function isPlainPath(path) {
	return !path.split(/[/\\]/).some((part) => part === "" || part === "." || part === "..");
}
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function readIfSame(file, oid, max) {
	let handle;
	try {
		handle = openSync(file, flags);
		const facts = fstatSync(handle);
		return facts.isFile() ? hashed(handle, {
			size: facts.size,
			oid,
			max
		}) : void 0;
	} catch {
		return;
	} finally {
		if (handle !== void 0) closeSync(handle);
	}
}
function hashed(handle, { size, oid, max }) {
	const kept = Buffer.alloc(Math.min(size, max));
	const hash = blobHash(size);
	let at = readInto(handle, kept, 0);
	hash.update(kept.subarray(0, at));
	const piece = Buffer.alloc(Math.min(size - at, 1048576));
	while (at < size) {
		const read = readSync(handle, piece, 0, Math.min(piece.length, size - at), at);
		if (read === 0) return void 0;
		hash.update(piece.subarray(0, read));
		at += read;
	}
	if (hash.digest("hex") !== oid) return void 0;
	return {
		bytes: kept,
		more: size > max
	};
}
function readInto(handle, buffer, from) {
	let length = 0;
	while (length < buffer.length) {
		const read = readSync(handle, buffer, length, buffer.length - length, from + length);
		if (read === 0) break;
		length += read;
	}
	return length;
}
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
// src/report/untrusted/log.ts
const longestLogLine = 1e3;
function logLine(text) {
	return clipped(terminalText(text), longestLogLine);
}
// src/report/annotation.ts
function annotationOf({ rule, level, message, at, fix, related = [] }, place) {
	const others = related.map(({ file, line, column }) => `${place(file)}:${line}:${column}`);
	return {
		level,
		title: rule,
		message: [
			message,
			...others.length === 0 ? [] : [`see: ${others.join(", ")}`],
			...fix === void 0 ? [] : [`fix: ${fix}`]
		].map(logLine).join("\n"),
		at: {
			file: terminalText(place(at.file)),
			line: at.line,
			column: at.column
		}
	};
}
// src/report/github-report.ts
function githubReport(findings, { place, closing }) {
	return [...findings.map((finding) => command(annotationOf(finding, place))), ...closing.map((line) => logLine(line))].map((line) => `${line}\n`).join("");
}
function command({ level, title, message, at }) {
	const properties = {
		title,
		...at && {
			file: at.file,
			line: String(at.line)
		},
		...at?.column !== void 0 && { col: String(at.column) }
	};
	return `::${level} ${Object.entries(properties).map(([name, value]) => `${name}=${inProperty(value)}`).join(",")}::${inMessage(message)}`;
}
function inMessage(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function inProperty(text) {
	return inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// src/report/untrusted/sarif.ts
function sarifText(text) {
	return visibleText(text).replace(/(?<=\])\(/g, escapeOf).replace(/[{}]/g, "$&$&");
}
// src/report/sarif-report.ts
function sarifReport(findings, run) {
	const log = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "Touchstone",
				version: run.version,
				rules: run.rules.map(ruleOf)
			} },
			invocations: [invocation(run)],
			columnKind: "utf16CodeUnits",
			originalUriBaseIds: { [root]: { description: { text: "The root of the repository." } } },
			results: results(findings, run)
		}]
	};
	return `${jsonText(log, { indent: 2 })}\n`;
}
const root = "%SRCROOT%";
function ruleOf({ id, level, reports }) {
	const sentence = `This rule reports ${reports}.`;
	return {
		id,
		shortDescription: { text: sentence },
		fullDescription: { text: sentence },
		help: { text: `${sentence} Why, and an example: ${whyOf(id)}` },
		defaultConfiguration: { level: sarifLevel(level) }
	};
}
function sarifLevel(level) {
	return level === "notice" ? "note" : level;
}
function invocation({ rules, notRun }) {
	return {
		executionSuccessful: true,
		toolExecutionNotifications: notRun.map((rule) => ({
			level: "note",
			message: { text: `The rule "${rule.id}" did not run: there is no earlier state of the set to compare with.` },
			associatedRule: {
				id: rule.id,
				index: rules.indexOf(rule)
			}
		}))
	};
}
function results(findings, { rules, place }) {
	const indices = new Map(rules.map(({ id }, index) => [id, index]));
	const met = /* @__PURE__ */ new Map();
	return findings.map((finding) => {
		const { rule, level, message, fix, at, related = [] } = finding;
		const ruleIndex = indices.get(rule);
		const same = JSON.stringify([
			rule,
			at.file,
			message
		]);
		const before = met.get(same) ?? 0;
		met.set(same, before + 1);
		const lines = [
			sarifText(message),
			...related.length === 0 ? [] : [`see: ${related.map(linkTo).join(", ")}`],
			...fix === void 0 ? [] : [`fix: ${sarifText(fix)}`]
		];
		return {
			ruleId: rule,
			...ruleIndex === void 0 ? {} : { ruleIndex },
			level: sarifLevel(level),
			message: { text: lines.join("\n") },
			locations: [{ physicalLocation: physical(at, place) }],
			...related.length === 0 ? {} : { relatedLocations: related.map((location, index) => ({
				id: index + 1,
				physicalLocation: physical(location, place),
				message: { text: "This takes part in it." }
			})) },
			partialFingerprints: { "touchstone/v1": sha256(JSON.stringify([same, before])) }
		};
	});
}
function linkTo(_, index) {
	return `[this place](${index + 1})`;
}
function physical({ file, line, column }, place) {
	return {
		artifactLocation: {
			uri: uriOf(place(file)),
			uriBaseId: root
		},
		region: {
			startLine: line,
			startColumn: column
		}
	};
}
function uriOf(path) {
	return path.replace(/\p{Cs}/gu, "�").split("/").map(encodeURIComponent).join("/");
}
// scripts/parts/repository-place.ts
async function placeInRepository(cwd, folder) {
	const checkout = await findCheckout(folder);
	const way = relative(checkout?.root ?? cwd, folder).split(sep);
	const above = way[0] === "" || way[0] === "..";
	return (file) => above ? file : [...way, file].join("/");
}
// scripts/parts/report-formats.ts
const formatNames = [
	"text",
	"json",
	"github",
	"sarif"
];
const formats = {
	async *text(verdict, { io, tree, place, started }) {
		const options = {
			style: io.style,
			place,
			elapsed: () => io.now() - started
		};
		if (io.terminal === void 0) {
			yield* textVerdict(verdict, options);
			return;
		}
		const { terminalVerdict } = await import("./terminal-verdict.js");
		yield* terminalVerdict(verdict, {
			...options,
			...io.terminal,
			tree
		});
	},
	json: (verdict) => jsonReport(verdict),
	async *github(verdict, { io, folder, started }) {
		const place = await placeInRepository(io.cwd, folder);
		const closing = [
			...commitLines(verdict.commit, plainStyle),
			...comparisonLines(verdict.comparison, plainStyle),
			verdictLine(verdict, io.now() - started, plainStyle)
		];
		yield githubReport(verdict.findings, {
			place,
			closing
		});
	},
	async *sarif({ dataset, findings }, { io, folder, rules }) {
		const place = await placeInRepository(io.cwd, folder);
		const notRun = rulesNotRun(dataset, rules);
		yield sarifReport(findings, {
			version: package_default.version,
			rules,
			notRun,
			place
		});
	}
};
// scripts/parts/check-options.ts
function checkFlags(command) {
	return command.addOption(new Option("--format <format>", "how to print the verdict").choices(formatNames).default("text")).addOption(new Option("--level <level>", "tell findings of this level and above").choices([
		"error",
		"warning",
		"notice"
	]).default("notice")).addOption(new Option("--rule <rule>", "judge by this rule only, or by those of a subject such as case; may stand several times").argParser((word, before) => [...before ?? [], word])).addOption(baseOption).option("--commit <ref>", "judge this branch, tag or commit instead of the files of the folder").option("--changed", "judge only the case files that differ from --base, each alone, by the rules that concern one file").option("--fix", "first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently");
}
async function checkOptions(cwd, paths, flags) {
	const { format, level, rule, base, commit, fix, changed } = flags;
	assertFit(flags);
	const chosen = rule === void 0 ? allRules : chosenRules(rule);
	const rules = changed === void 0 ? chosen : chosen.filter(({ perFile }) => perFile);
	if (rules.length === 0) throw new UsageError("None of these rules can judge a file alone; leave out --changed to judge the whole set by them.");
	return {
		...commit === void 0 ? {
			...await namedPlaces(cwd, paths),
			set: void 0
		} : await committedPlaces(cwd, paths, commit),
		format,
		level,
		rules,
		base,
		commit,
		changed: changed === true,
		fix: fix === true
	};
}
function assertFit({ commit, changed, fix }) {
	if (fix === void 0) return;
	if (commit !== void 0) throw new UsageError("A commit stays as it is: --fix writes files, so leave out --commit.");
	if (changed !== void 0) throw new UsageError("--fix looks at the whole set, so leave out --changed; named files are fixed alone.");
}
// src/git/differing-entries.ts
async function* differingEntries(repository, before, after) {
	if (before === after) return;
	const [old, young] = [await piecesOf(repository, before), await piecesOf(repository, after)];
	let [one, other] = [old(), young()];
	while (one !== void 0 || other !== void 0) {
		const order = orderOf(one, other);
		const pair = {
			one: order <= 0 ? one : void 0,
			other: order >= 0 ? other : void 0
		};
		const known = pair.one ?? pair.other;
		if (known !== void 0 && !areSame(pair.one, pair.other)) yield {
			name: nameOf(known),
			before: entryOf(pair.one),
			after: entryOf(pair.other)
		};
		if (pair.one !== void 0) one = old();
		if (pair.other !== void 0) other = young();
	}
}
async function piecesOf(repository, oid) {
	if (oid === void 0) return () => void 0;
	const bytes = await treeBytes(repository, oid);
	let at = 0;
	return () => {
		if (at >= bytes.length) return void 0;
		const { space, end } = spanAt(bytes, at, oid);
		const piece = {
			bytes,
			at,
			name: space + 1,
			nameEnd: end,
			end: end + 21
		};
		at = piece.end;
		return piece;
	};
}
function orderOf(one, other) {
	if (one === void 0) return 1;
	if (other === void 0) return -1;
	const length = Math.min(one.nameEnd - one.name, other.nameEnd - other.name);
	const start = one.bytes.compare(other.bytes, other.name, other.name + length, one.name, one.name + length);
	return start === 0 ? byteBehind(one, length) - byteBehind(other, length) : start;
}
function byteBehind(piece, length) {
	const at = piece.name + length;
	if (at < piece.nameEnd) return piece.bytes[at] ?? 0;
	return entryOf(piece)?.mode === "40000" ? 47 : 0;
}
function areSame(one, other) {
	if (one === void 0 || other === void 0) return false;
	if (one.bytes.compare(other.bytes, other.at, other.end, one.at, one.end) === 0) return true;
	const [left, right] = [entryOf(one), entryOf(other)];
	return left?.mode === right?.mode && left?.oid === right?.oid;
}
function nameOf({ bytes, name, nameEnd }) {
	return bytes.toString("latin1", name, nameEnd);
}
function entryOf(piece) {
	if (piece === void 0) return void 0;
	const { bytes, at, name, nameEnd } = piece;
	return entryAt(bytes, at, {
		space: name - 1,
		end: nameEnd
	});
}
// src/git/changed-paths.ts
async function changedPaths(repository, [before, after], folder = "") {
	const found = [];
	await collect$1(repository, found, {
		rawPath: "",
		before: await folderIn(repository, before, folder),
		after: await folderIn(repository, after, folder)
	});
	return merged(found.toSorted(byRawPath)).map((change) => ({
		path: Buffer.from(change.rawPath, "latin1").toString(),
		...change
	}));
}
async function collect$1(repository, found, folders) {
	for await (const { name, before, after } of differingEntries(repository, folders.before, folders.after)) {
		const rawPath = folders.rawPath === "" ? name : `${folders.rawPath}/${name}`;
		if ((before ?? after)?.mode === "40000") await collect$1(repository, found, {
			rawPath,
			before: before?.oid,
			after: after?.oid
		});
		else found.push({
			rawPath,
			before: stateOf(before),
			after: stateOf(after)
		});
	}
}
function stateOf(entry) {
	return entry && {
		mode: entry.mode,
		oid: entry.oid
	};
}
async function folderIn(repository, commit, folder) {
	const root = await treeOf(repository, commit);
	const entry = await entryBelow(root, folder, async (...at) => await entryNamed(repository, ...at));
	return entry?.mode === "40000" ? entry.oid : void 0;
}
async function treeOf(repository, oid) {
	try {
		return (await readCommit(repository, oid)).tree;
	} catch (error) {
		const cause = error instanceof RepositoryError ? error.cause : void 0;
		if (cause instanceof import_isomorphic_git.Errors.ObjectTypeError && cause.data.actual === "tree") return oid;
		throw error;
	}
}
function byRawPath(a, b) {
	if (a.rawPath === b.rawPath) return 0;
	return a.rawPath < b.rawPath ? -1 : 1;
}
function merged(sorted) {
	const changes = [];
	for (const change of sorted) {
		const last = changes.at(-1);
		const goesOn = last?.rawPath === change.rawPath;
		if (goesOn && last.before === void 0 && change.after === void 0) changes.splice(-1, 1, {
			...last,
			before: change.before
		});
		else if (goesOn && last.after === void 0 && change.before === void 0) changes.splice(-1, 1, {
			...last,
			after: change.after
		});
		else changes.push(change);
	}
	return changes.filter(({ before, after }) => before?.mode !== after?.mode || before?.oid !== after?.oid);
}
// src/git/neighbours.ts
async function withNeighbours(repository, tree, { paths, keyOf }) {
	const found = /* @__PURE__ */ new Map();
	await collect({
		repository,
		found,
		keyOf
	}, {
		oid: tree,
		prefix: ""
	}, [...paths].map((path) => path.split("/")));
	return [...found.values()].toSorted((a, b) => byUtf8(a.path, b.path));
}
async function collect(search, folder, wanted) {
	const below = groupsOf(wanted, ([name = ""]) => name);
	const keys = new Set([...below.keys()].map(search.keyOf));
	for (const entry of await entriesOf(search.repository, folder.oid)) {
		const here = below.get(entry.name);
		if (here !== void 0 && entry.mode === "40000") {
			const prefix = `${folder.prefix}${entry.name}/`;
			const rest = here.map((path) => path.slice(1)).filter((path) => path.length > 0);
			await collect(search, {
				oid: entry.oid,
				prefix
			}, rest);
		} else if (keys.has(search.keyOf(entry.name))) await addFirst(search, folder, [entry]);
	}
	await addFirst(search, folder, await entriesOf(search.repository, folder.oid));
}
async function addFirst(search, { prefix }, entries) {
	for (const { name, mode, oid } of entries) {
		const path = prefix + name;
		if (mode !== "40000") {
			search.found.set(path, {
				path,
				kind: kindOf(mode)
			});
			if (!name.includes("�")) return true;
		} else if (await addFirst(search, { prefix: `${path}/` }, await entriesOf(search.repository, oid))) return true;
	}
	return false;
}
// src/git/changed-below.ts
async function changedInCommit({ repository, commit, place, tree }, base, { folder, keyOf }) {
	const full = place === "" ? folder : `${place}/${folder}`;
	const changes = await changedPaths(repository, [base.commit, commit], full);
	const paths = changes.flatMap(({ after, path }) => after === void 0 ? [] : [path]);
	const entries = await entriesAround(repository, [commit, full], {
		paths,
		keyOf
	});
	const inSet = (path) => `${folder}/${path}`;
	const listed = entries.map(({ path, kind }) => ({
		path: inSet(path),
		kind
	}));
	return {
		there: new Set(paths.map(inSet)),
		gone: new Set(changes.flatMap(({ after, path }) => after === void 0 ? [inSet(path)] : [])),
		tree: {
			...tree,
			list: async (asked) => asked === folder ? listed : await tree.list(asked)
		}
	};
}
async function entriesAround(repository, [commit, folder], wanted) {
	const { tree } = await readCommit(repository, commit);
	const at = await entryBelow(tree, folder, async (...one) => await entryNamed(repository, ...one));
	return at?.mode === "40000" ? await withNeighbours(repository, at.oid, wanted) : [];
}
async function changedOnDisk(now, before, { folder, max }) {
	const then = new Map((await before?.list(folder) ?? []).map((entry) => [entry.path, entry]));
	const there = /* @__PURE__ */ new Set();
	for (const entry of await now.list(folder)) {
		const { path } = entry;
		const earlier = then.get(path);
		then.delete(path);
		if (!(before !== void 0 && earlier !== void 0 && isFile(entry) && isFile(earlier) && await haveSameBytes([now, before], path, max))) there.add(path);
	}
	return {
		there,
		gone: new Set(then.keys()),
		tree: now
	};
}
// scripts/parts/changed-cases.ts
async function loadChanged({ folder, set }, { base, onStep }) {
	const found = await earlierState(set ?? folder, base);
	const { there, gone, tree } = await changedBelow({
		folder,
		set
	}, found);
	const { name, commit, place, tree: earlier } = found;
	const dataset = await loadDataset(tree, {
		base: {
			name: shortId(commit),
			place,
			tree: earlier
		},
		only: there,
		onStep
	});
	const defects = dataset.defects.filter(({ at }) => !isInCases(at.file) || there.has(at.file));
	const files = (await tree.list(casesFolder)).filter(({ path }) => there.has(path)).filter((entry) => isYamlName(entry.path) || !isFile(entry)).length;
	return {
		dataset: {
			...dataset,
			defects
		},
		comparison: { base: {
			name,
			commit,
			holdsSet: earlier !== void 0
		} },
		changed: {
			files,
			deleted: [...gone].filter(isYamlName).length
		},
		files: there
	};
}
async function earlierState(from, base) {
	if (base !== void 0) return await askedBase(from, base);
	const found = await defaultBase(from);
	if (!("none" in found)) return found;
	const { reason } = wordsAtDesk(found);
	throw new UsageError(`Nothing tells which files changed. ${terminalText(reason)} Name an earlier state, as in --changed --base HEAD; without --changed the whole set is judged.`);
}
async function changedBelow({ folder, set }, base) {
	if (set !== void 0) return await changedInCommit(set, base, {
		folder: casesFolder,
		keyOf: foldedName
	});
	return await changedOnDisk(workingTree(folder), base.tree, {
		folder: casesFolder,
		max: limits.case
	});
}
// scripts/check.ts
function checkCommand(io, finish) {
	return checkFlags(new Command("check").description("Judge every case of a set and say what to mend.").argument("[place...]", "the set's folder, or files and folders in it to be told of alone")).addHelpText("after", example).action(async (places, flags) => {
		finish(await runCheck(io, places, flags));
	});
}
const example = `
The whole set is judged, whatever is told: --level and named files hide findings from the report, never from the
counts in its last line or the exit code. Only --rule judges by less, and the last line says so.

The set is compared with an earlier state, so that no approval and no corpus revision goes missing: the commit where
the checkout and --base parted. By default that is the remote's main branch. Edits that are not committed count.

With --commit a commit is judged, and nothing of it has to be checked out; a bare repository will do. It is compared with
the commit where it and --base parted. Edits that are not committed do not count then.

With --changed only the case files that differ from --base are judged, each alone, by the rules that concern one file:
quick enough for every commit. Two cases with one id, a deleted approval and the like show in the whole check alone.

Examples:
  touchstone check                            the set in this folder
  touchstone check cases/a.yaml               what concerns one file
  touchstone check --fix                      write what is sure, then judge
  touchstone check --level error              no warnings, no notices
  touchstone check --rule case/blank-query    by one rule
  touchstone check --base HEAD                judge what is not committed yet
  touchstone check --commit main              the branch as it is committed
  touchstone check --changed --base HEAD      the files you edited since the last commit
  touchstone check --format json eval         one JSON object, for scripts
  touchstone check --format github            in a job on GitHub: findings beside the lines of the change
  touchstone check --format sarif             SARIF 2.1.0, for code scanning and editors

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;
async function runCheck(io, places, flags) {
	const started = io.now();
	const options = await checkOptions(io.cwd, places, flags);
	const { folder, given, set, rules } = options;
	if (options.fix) await fixFirst(io, options);
	const { findings, ...found } = await judged(options, progressOn(io, started));
	const counts = countsOf(found.dataset, findings);
	const verdict = {
		...found,
		counts,
		rules: {
			judged: rules.length,
			of: allRules.length
		},
		commit: set && {
			name: options.commit ?? set.commit,
			commit: set.commit
		},
		...told(findings, options)
	};
	const place = placeFrom(io.cwd, folder, given);
	const tree = set?.tree ?? workingTree(folder);
	await printPieces(io, formats[options.format](verdict, {
		io,
		tree,
		folder,
		rules,
		place,
		started
	}));
	return counts.findings.error > 0 ? 1 : 0;
}
async function judged(options, progress) {
	const { base, rules } = options;
	const onStep = progress.reading;
	const findingsIn = (dataset) => check(dataset, progress.judging(rulesRun(dataset, rules)));
	try {
		if (!options.changed) {
			const compared = await loadCompared(options, {
				base,
				rules,
				onStep
			});
			return {
				...compared,
				findings: findingsIn(compared.dataset)
			};
		}
		const { files, ...compared } = await loadChanged(options, {
			base,
			onStep
		});
		const findings = findingsIn(compared.dataset).filter(({ at }) => files.has(at.file));
		return {
			...compared,
			findings
		};
	} finally {
		progress.clear();
	}
}
async function fixFirst(io, options) {
	const { applySafeFixes } = await import("./safe-fixes.js");
	if (options.format === "text") io.out(await applySafeFixes(io, options));
	else io.err(await applySafeFixes({
		...io,
		style: plainStyle
	}, options));
}
export { checkCommand };
