import { i as __toESM } from "./rolldown-runtime.js";
import { i as Option, t as Command } from "./commander.js";
import { A as notCompared, Bn as terminalText, C as placeFrom, D as chosenRules, Gt as clipped, Hn as visibleText, Kn as RepositoryError, Ln as byUtf8, M as loadDataset, Pn as workingTree, Qn as plainStyle, Vn as escapeOf, Xt as told, Zt as countsOf, _ as jsonText, _t as rulesRun, a as textVerdict, at as findCheckout, b as namedPlaces, g as jsonReport, gt as rulesNotRun, ht as check, it as mainBranchName, j as shortId, k as comparisonLines, mt as readCommit, ot as placeIn, p as whyOf, qn as package_default, r as printPieces, s as verdictLine, st as commitTree, t as progressOn, vt as allRules, wn as sha256 } from "./core.js";
import fs from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { t as require_isomorphic_git } from "./isomorphic-git.js";
import { join, relative, sep } from "node:path";
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
			else if (number > 0) oid = await parentOf(repository, oid, number);
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
	for (let step = 0; step < steps; step++) ancestor = await parentOf(repository, ancestor, 1);
	return ancestor;
}
async function parentOf(repository, oid, number) {
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
async function askedBase(folder, ref) {
	const checkout = await checkoutOf(folder);
	if (checkout === void 0) {
		const message = `This folder lies in no Git repository, so "${ref}" names no earlier state of it.`;
		throw new RepositoryError("no-repository", message);
	}
	const { repository, head } = checkout;
	const commit = await commitAsked(repository, ref, head);
	const parted = head === void 0 ? { none: "unrelated" } : await mergeBase(repository, [head, commit]);
	if ("commit" in parted) return await baseAt(checkout, folder, {
		name: ref,
		commit: parted.commit
	});
	if (parted.none === "unrelated") return await baseAt(checkout, folder, {
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
async function defaultBase(folder) {
	const checkout = await checkoutOf(folder);
	if (checkout === void 0) return { none: "no-repository" };
	const { repository, head } = checkout;
	if (head === void 0) return { none: "no-commit" };
	const main = await mainBranch(repository);
	if ("none" in main) return main;
	const parted = await mergeBase(repository, [head, main.commit]);
	if ("none" in parted) return {
		none: parted.none,
		main: main.name
	};
	return await baseAt(checkout, folder, {
		name: main.name,
		commit: parted.commit
	});
}
async function checkoutOf(folder) {
	return await findCheckout(await realpath(folder));
}
async function baseAt(checkout, folder, { name, commit }) {
	const place = placeIn(checkout, await realpath(folder));
	try {
		return {
			name,
			commit,
			place,
			tree: await commitTree(checkout.repository, commit, place)
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
// scripts/parts/base.ts
const baseOption = new Option("--base <ref>", "the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)");
async function loadCompared(folder, wanted) {
	if (wanted.base !== void 0) return await compare(folder, await askedBase(folder, wanted.base), wanted);
	try {
		const found = await defaultBase(folder);
		if ("commit" in found) return await compare(folder, found, wanted);
		return await alone(folder, found, wanted);
	} catch (error) {
		if (!(error instanceof RepositoryError)) throw error;
		return await alone(folder, {
			none: "unreadable",
			message: error.message
		}, wanted);
	}
}
async function compare(folder, { name, commit, place, tree }, { onStep }) {
	const base = {
		name: shortId(commit),
		place,
		tree
	};
	return {
		dataset: await loadDataset(workingTree(folder), {
			base,
			onStep
		}),
		comparison: { base: {
			name,
			commit,
			holdsSet: tree !== void 0
		} }
	};
}
async function alone(folder, missing, { onStep, rules }) {
	const dataset = await loadDataset(workingTree(folder), { onStep });
	return {
		dataset,
		comparison: notCompared(missing, rulesNotRun(dataset, rules))
	};
}
// src/report/untrusted/log.ts
const longestLogLine = 1e3;
function logLine(text) {
	return clipped(terminalText(text), longestLogLine);
}
// src/report/github-report.ts
function githubReport(findings, { place, closing }) {
	return [...findings.map((finding) => annotation(finding, place)), ...closing.map((line) => logLine(line))].map((line) => `${line}\n`).join("");
}
function annotation({ rule, level, message, at, fix, related = [] }, place) {
	const properties = {
		title: rule,
		file: terminalText(place(at.file)),
		line: String(at.line),
		col: String(at.column)
	};
	const told = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(value)}`);
	const others = related.map(({ file, line, column }) => `${place(file)}:${line}:${column}`);
	const lines = [
		message,
		...others.length === 0 ? [] : [`see: ${others.join(", ")}`],
		...fix === void 0 ? [] : [`fix: ${fix}`]
	];
	return `::${level} ${told.join(",")}::${inMessage(lines.map(logLine).join("\n"))}`;
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
		const closing = [...comparisonLines(verdict.comparison, plainStyle), verdictLine(verdict, io.now() - started, plainStyle)];
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
	]).default("notice")).addOption(new Option("--rule <rule>", "judge by this rule only, or by those of a subject such as case; may stand several times").argParser((word, before) => [...before ?? [], word])).addOption(baseOption).option("--fix", "first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently");
}
async function checkOptions(cwd, paths, { format, level, rule, base, fix }) {
	const rules = rule === void 0 ? allRules : chosenRules(rule);
	return {
		...await namedPlaces(cwd, paths),
		format,
		level,
		rules,
		base,
		fix: fix === true
	};
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

Examples:
  touchstone check                            the set in this folder
  touchstone check cases/a.yaml               what concerns one file
  touchstone check --fix                      write what is sure, then judge
  touchstone check --level error              no warnings, no notices
  touchstone check --rule case/blank-query    by one rule
  touchstone check --base HEAD                judge what is not committed yet
  touchstone check --format json eval         one JSON object, for scripts
  touchstone check --format github            in a job on GitHub: findings beside the lines of the change
  touchstone check --format sarif             SARIF 2.1.0, for code scanning and editors

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;
async function runCheck(io, places, flags) {
	const started = io.now();
	const options = await checkOptions(io.cwd, places, flags);
	const { folder, given, rules } = options;
	if (options.fix) await fixFirst(io, options);
	const tree = workingTree(folder);
	const { dataset, comparison, findings } = await judged(options, progressOn(io, started));
	const counts = countsOf(dataset, findings);
	const verdict = {
		dataset,
		counts,
		rules: {
			judged: rules.length,
			of: allRules.length
		},
		comparison,
		...told(findings, options)
	};
	const place = placeFrom(io.cwd, folder, given);
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
async function judged({ folder, base, rules }, progress) {
	try {
		const compared = await loadCompared(folder, {
			base,
			rules,
			onStep: progress.reading
		});
		const running = progress.judging(rulesRun(compared.dataset, rules));
		return {
			...compared,
			findings: check(compared.dataset, running)
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
