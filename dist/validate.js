import { debug, endGroup, error, getInput, info, isDebug, notice, setOutput, startGroup, summary, warning } from "./chunks/actions-core.js";
import { RepositoryError, UsageError, annotationOf, byUtf8, casesFolder, check, clipped, compareByDefault, compareWith, comparisonLines, counted, countsOf, everydayRules, findCheckout, foundText, groupsOf, holdingsOf, isSound, jsonReport, jsonText, listed, logLine, notComparedInJob, package_default, placeIn, plainStyle, revisionsFolder, severity, shortId, splitClaimOf, splitFigures, splitLines, splitStanding, textFinding, verdictLine, workingTree } from "./chunks/core.js";
import { lstat, mkdir, open, readFile, readdir, realpath, stat } from "node:fs/promises";
import { askedBase, baseBefore, baseOfCommit, changedPaths, commitTree, defaultBase, readBlob, readCommit, throughDisk } from "./chunks/shared-git.js";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { markdownCode, markdownLinkBelow, markdownText, shownLines } from "./chunks/shared-report.js";
// src/github/job.ts
var JobError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "JobError";
	}
};
const files = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"];
function jobOf(environment) {
	const told = (name) => {
		const value = environment[name] ?? "";
		if (value !== "") return value;
		throw new JobError(`The variable ${name} is not set. The runner of GitHub Actions sets it for every step: run this as a step of a job, or "touchstone check" at a desk.`);
	};
	const job = {
		workspace: told("GITHUB_WORKSPACE"),
		temporary: told("RUNNER_TEMP"),
		event: {
			name: told("GITHUB_EVENT_NAME"),
			payloadFile: told("GITHUB_EVENT_PATH")
		},
		commit: commitIn(told("GITHUB_SHA"), "The variable GITHUB_SHA"),
		page: pageOf(told("GITHUB_SERVER_URL"), told("GITHUB_REPOSITORY"))
	};
	for (const file of files) told(file);
	return job;
}
function commitIn(text, what) {
	if (typeof text === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return text;
	throw new JobError(`${what} holds no commit.`);
}
function pageOf(server, repository) {
	if (/^https?:\/\/[\w.-]+(?::\d+)?$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository)) return `${server}/${repository}`;
	throw new JobError("The variables GITHUB_SERVER_URL and GITHUB_REPOSITORY name no repository of GitHub.");
}
// src/report/chosen-annotations.ts
function byUse(findings, changed) {
	const met = /* @__PURE__ */ new Map();
	return findings.map((finding) => {
		const { level, at } = finding;
		const key = `${level} ${at.file}`;
		const nth = met.get(key) ?? 0;
		met.set(key, nth + 1);
		return {
			finding,
			nth,
			isElsewhere: changed.has(at.file) ? 0 : 1
		};
	}).toSorted((a, b) => severity[b.finding.level] - severity[a.finding.level] || a.isElsewhere - b.isElsewhere || a.nth - b.nth).map(({ finding }) => finding);
}
function chosenAnnotations(findings, { changed, limit, place, always }) {
	const ordered = byUse(findings, changed);
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => {
		const own = always.filter((one) => one.level === level);
		const found = ordered.filter((one) => one.level === level);
		const room = Math.max(0, limit - own.length);
		const shown = found.length <= room ? found : found.slice(0, Math.max(0, room - 1));
		const left = found.length - shown.length;
		return [
			...own.map((annotation) => ({ annotation })),
			...shown.map((finding) => ({
				annotation: annotationOf(finding, place),
				finding
			})),
			...left === 0 || room === 0 ? [] : [{ annotation: others$1(level, left, shown.length) }]
		];
	});
}
function others$1(level, left, shown) {
	return {
		level,
		title: "Touchstone",
		message: `${shown === 0 ? counted(left, level) : `${left} more ${level}s`}: see the summary of this run.`
	};
}
// actions/validate/inputs.ts
function readInputs(get) {
	return {
		path: get("path") || ".",
		base: get("base") || void 0,
		annotations: number(get("annotations") || String(10)),
		report: get("report") || void 0,
		allowEmpty: yesOrNo(get("allow-empty") || "false")
	};
}
function number(text) {
	const value = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
	if (value <= 10) return value;
	throw new UsageError(`The input annotations is "${text}". Write a number from 0 to 10: GitHub shows no more annotations of one level for a step.`);
}
function yesOrNo(text) {
	if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === "true";
	throw new UsageError(`The input allow-empty is "${text}". Write true or false.`);
}
// src/git/checked-out-tree.ts
async function checkedOutTree(folder) {
	const real = await realpath(folder);
	const checkout = await findCheckout(real);
	if (checkout === void 0) throw new RepositoryError("no-repository", "This folder lies in no Git repository.");
	const { repository, head: commit } = checkout;
	if (commit === void 0) throw new RepositoryError("no-such-commit", "No commit is checked out: there is none yet.");
	const place = placeIn(checkout, real);
	return {
		repository,
		commit,
		place,
		tree: throughDisk(await commitTree(repository, commit, place), real)
	};
}
// src/github/base-of-change.ts
async function baseOfChange(change, folder, checkedOut) {
	switch (change.kind) {
		case "pull-request": {
			const merged = checkedOut && await mergedInto(change.head, checkedOut);
			if (merged === void 0) return await baseBefore(folder, change.base);
			return await baseOfCommit(folder, {
				name: change.base.name,
				commit: merged
			});
		}
		case "merge-group": return await baseOfCommit(folder, change.base);
		case "push": {
			const { branch, before } = change;
			if (before === void 0) return { none: "new-branch" };
			return await baseOfCommit(folder, {
				name: `${branch} before this push`,
				commit: before
			});
		}
		case "none": return await defaultBase(folder);
	}
}
async function mergedInto(head, { repository, commit }) {
	const { parents } = await readCommit(repository, commit);
	return parents.length === 2 && parents[1] === head ? parents[0] : void 0;
}
async function isOfChange(change, checkedOut, started) {
	const { commit } = checkedOut;
	if (change.kind === "none" || commit === started || commit === change.head) return true;
	if (change.kind !== "pull-request") return false;
	return await mergedInto(change.head, checkedOut) !== void 0;
}
// src/github/event.ts
const readers = /* @__PURE__ */ new Map([
	["pull_request", ({ text, commit }) => ({
		kind: "pull-request",
		base: {
			name: text("pull_request", "base", "ref"),
			commit: commit("pull_request", "base", "sha")
		},
		head: commit("pull_request", "head", "sha")
	})],
	["merge_group", ({ text, commit }) => ({
		kind: "merge-group",
		base: {
			name: shortName(text("merge_group", "base_ref")),
			commit: commit("merge_group", "base_sha")
		},
		head: commit("merge_group", "head_sha")
	})],
	["push", ({ text, commit }) => ({
		kind: "push",
		branch: shortName(text("ref")),
		before: unlessZero(commit("before")),
		head: pushed(commit("after"))
	})],
	["workflow_dispatch", () => ({ kind: "none" })],
	["schedule", () => ({ kind: "none" })]
]);
const others = /* @__PURE__ */ new Map([
	["pull_request_target", "It checks out the branch that a change goes to, not the change. "],
	["pull_request_review", "A second check of one commit would leave the first one as it was. "],
	["workflow_run", "It checks out the main branch, not the change. "]
]);
function changeOf(event, payload) {
	const read = readers.get(event);
	if (read === void 0) throw new JobError(`The event "${event}" is none that this action judges. ${others.get(event) ?? ""}Run it on pull_request, merge_group, push, workflow_dispatch or schedule.`);
	return read(payloadOf$1(parsed(payload), event));
}
function parsed(payload) {
	try {
		return JSON.parse(payload);
	} catch (cause) {
		throw new JobError("The file that GITHUB_EVENT_PATH names holds no JSON.", { cause });
	}
}
function payloadOf$1(payload, event) {
	const valueAt = (path) => path.reduce((value, name) => fieldOf(value, name), payload);
	const what = (path) => `The payload of the event "${event}" is not as GitHub describes it: "${path.join(".")}"`;
	return {
		text: (...path) => {
			const value = valueAt(path);
			if (typeof value === "string" && value !== "") return value;
			throw new JobError(`${what(path)} holds no text.`);
		},
		commit: (...path) => commitIn(valueAt(path), what(path))
	};
}
function fieldOf(value, name) {
	if (typeof value !== "object" || value === null) return void 0;
	return new Map(Object.entries(value)).get(name);
}
function shortName(ref) {
	return ref.replace(/^refs\/(?:heads|tags)\//, "");
}
function unlessZero(commit) {
	return /^0+$/.test(commit) ? void 0 : commit;
}
function pushed(commit) {
	if (unlessZero(commit) !== void 0) return commit;
	throw new JobError("The push deleted its branch, so there is nothing to judge.");
}
// src/report/comparison-in-job.ts
const deeper = "Check the set out with fetch-depth: 0.";
const named = "Name an earlier state in the input base.";
function wordsInJob(missing) {
	switch (missing.none) {
		case "new-branch": return {
			reason: "The push made the branch, so there is nothing before it.",
			fix: "A pull request from it is compared with the branch that it goes to."
		};
		case "not-in-clone": return {
			reason: `This clone does not hold commit ${shortId(missing.commit)}, which the event names.`,
			fix: deeper
		};
		case "shallow": return {
			reason: `This shallow clone does not reach back to where the change and ${missing.main} parted.`,
			fix: deeper
		};
		case "no-repository":
		case "no-commit": return {
			reason: "The checkout left no Git repository.",
			fix: "Check the set out with actions/checkout, where Git is installed."
		};
		case "no-remote":
		case "no-main-branch": return {
			reason: "This clone does not hold the main branch.",
			fix: `${deeper} ${named}`
		};
		case "several-remotes": return {
			reason: `The clone has the remotes ${listed(missing.remotes.map((one) => `"${one}"`))}, and none that is called "origin".`,
			fix: named
		};
		case "unrelated": return {
			reason: `The change and ${missing.main} have no commit in common.`,
			fix: named
		};
		case "unreadable": return {
			reason: `The earlier state cannot be read: ${missing.message}`,
			fix: `${deeper} Leave out "filter".`
		};
	}
}
// actions/validate/plain-way.ts
function wayBelow(folder, path) {
	const way = relative(folder, path);
	const parts = way.split(sep);
	return way === "" || isAbsolute(way) || parts[0] === ".." ? void 0 : parts;
}
async function linkOnWay(folder, way) {
	for (let length = 1; length <= way.length; length++) {
		const part = join(...way.slice(0, length));
		if ((await lstat(join(folder, part)).catch(() => void 0))?.isSymbolicLink() === true) return part;
	}
}
// actions/validate/set-place.ts
const deepest = 4;
const mostNames = 8;
async function setPlace(workspace, path) {
	const folder = resolve(workspace, path);
	const way = folder === resolve(workspace) ? [] : wayBelow(workspace, folder);
	if (way === void 0) throw new UsageError(`The input path is "${path}", which lies outside the workspace.`);
	const link = await linkOnWay(workspace, way);
	if (link !== void 0) throw new UsageError(`The input path is "${path}", and "${link}" is a link. Name the folder itself.`);
	if (!await isFolder(folder)) throw new UsageError(`There is no folder "${path}". ${await whatIsThere(workspace)}`);
	if (await holdsSet(folder)) return folder;
	throw new UsageError(`"${path}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it. ${await whatIsThere(workspace)}`);
}
async function isFolder(path) {
	return (await stat(path).catch(() => void 0))?.isDirectory() === true;
}
async function holdsSet(folder) {
	const names = await readdir(folder).catch(() => []);
	return names.includes("cases") || names.includes("corpus-revisions");
}
async function whatIsThere(workspace) {
	const sets = await setsBelow(workspace, "", 0);
	if (sets.length > 0) {
		const names = sets.slice(0, mostNames).map((set) => `"${set === "" ? "." : set}"`);
		return `The workspace holds ${sets.length === 1 ? "a set" : "sets"} in ${listed(names)}.`;
	}
	const names = (await foldersIn(workspace)).slice(0, mostNames).map((name) => `"${name}"`);
	if (names.length === 0) return "The workspace is empty: check the set out first.";
	return `The workspace holds no set; its folders are ${listed(names)}.`;
}
async function setsBelow(workspace, at, depth) {
	if (await holdsSet(join(workspace, at))) return [at];
	if (depth === deepest) return [];
	const found = [];
	for (const name of await foldersIn(join(workspace, at))) found.push(...await setsBelow(workspace, at === "" ? name : `${at}/${name}`, depth + 1));
	return found;
}
async function foldersIn(folder) {
	return (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)).map(({ name }) => name).toSorted(byUtf8);
}
// src/report/annotation-line.ts
function inSight(annotation, { changed, shown }) {
	const { at, message } = annotation;
	if (at === void 0 || shown.has(at.line)) return annotation;
	const nearest = nearestTo(at.line, changed);
	if (nearest === void 0) return annotation;
	return {
		...annotation,
		message: `At line ${at.line}: ${message}`,
		at: {
			file: at.file,
			line: nearest
		}
	};
}
function nearestTo(line, changed) {
	const [nearest] = changed.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b);
	return nearest;
}
// actions/validate/touched.ts
const largest = 262144;
const nothing = {
	paths: /* @__PURE__ */ new Set(),
	linesOf: async () => await Promise.resolve(void 0)
};
async function touchedSince(comparison, checkedOut) {
	if (!("base" in comparison) || checkedOut === void 0) return nothing;
	const { repository, commit, place } = checkedOut;
	const { base } = comparison;
	const changes = await unlessAbsent(changedPaths(repository, [base.commit, commit], place));
	const edits = new Map((changes ?? []).map((change) => [change.path, change]));
	return {
		paths: new Set(edits.keys()),
		linesOf: async (path) => await unlessAbsent(linesOf(checkedOut, edits.get(path)))
	};
}
async function unlessAbsent(reading) {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof RepositoryError) return void 0;
		throw error;
	}
}
async function linesOf({ repository, tree }, change) {
	if (change?.before === void 0 || change.after === void 0) return void 0;
	const before = await readBlob(repository, change.before.oid, change.path);
	const after = await tree.read(change.path, { max: largest });
	if (after.more || before.length > largest) return void 0;
	return shownLines(textOf(before), textOf(after.bytes), 3);
}
function textOf(bytes) {
	return Buffer.from(bytes).toString("utf8");
}
// actions/validate/judge.ts
async function judge(job, inputs) {
	const change = changeOf(job.event.name, await payloadOf(job));
	const folder = await setPlace(job.workspace, inputs.path);
	const checkedOut = await checkedOutIn(folder, inputs.path);
	if (checkedOut !== void 0) await assertOfChange(change, checkedOut, {
		job,
		inputs
	});
	const { dataset, comparison } = await compared(folder, {
		change,
		checkedOut,
		inputs
	});
	const findings = check(dataset);
	const counts = countsOf(dataset, findings);
	return {
		verdict: {
			holds: holdingsOf(dataset, counts),
			findings,
			counts,
			notShown: {
				otherFiles: 0,
				belowLevel: 0
			},
			rules: {
				judged: everydayRules.length,
				of: everydayRules.length
			},
			comparison,
			split: splitStanding(dataset),
			claim: splitClaimOf(dataset),
			commit: checkedOut && {
				name: checkedOut.commit,
				commit: checkedOut.commit
			}
		},
		checkedOut,
		touched: await touchedSince(comparison, checkedOut),
		version: package_default.version
	};
}
async function payloadOf({ event }) {
	try {
		return await readFile(event.payloadFile, "utf8");
	} catch (cause) {
		throw new JobError("The file that GITHUB_EVENT_PATH names cannot be read.", { cause });
	}
}
async function checkedOutIn(folder, path) {
	try {
		return await checkedOutTree(folder);
	} catch (error) {
		if (!(error instanceof RepositoryError)) throw error;
		if (error.code === "no-such-folder") {
			const message = `The commit that is checked out holds no folder "${path}".`;
			throw new UsageError(message, { cause: error });
		}
		if (error.code === "no-repository") return void 0;
		throw error;
	}
}
async function assertOfChange(change, checkedOut, { job, inputs }) {
	if (await isOfChange(change, checkedOut, job.commit)) return;
	throw new UsageError(`"${inputs.path}" holds commit ${shortId(checkedOut.commit)}, which is not the change that the event "${job.event.name}" tells of (${shortId(job.commit)}). Name the folder that the change is checked out in.`);
}
async function compared(folder, { change, checkedOut, inputs }) {
	const tree = checkedOut?.tree ?? workingTree(folder);
	if (inputs.base !== void 0) return await compareWith(tree, await askedBase(folder, inputs.base));
	const find = async () => await baseOfChange(change, folder, checkedOut);
	return await compareByDefault(tree, find, {
		rules: everydayRules,
		words: wordsInJob
	});
}
// src/report/summary-item.ts
const levelMarks = {
	error: "❌",
	warning: "⚠️",
	notice: "ℹ️"
};
const mostRelated = 3;
const longestText = 1e3;
function itemInLines(finding, options, more = "") {
	const { level, at, rule } = finding;
	return [`1. ${levelMarks[level]} ${placeText(at, options)} ${markdownCode(rule)}${more}`, ...sentences(finding, options)].join(`\\\n   `);
}
function itemOfFile(finding, options) {
	const { level, at, rule } = finding;
	return [`- ${levelMarks[level]} ${at.line}:${at.column} ${markdownCode(rule)}`, ...sentences(finding, options)].join(" ");
}
function sentences({ message, fix, related = [] }, options) {
	const named = related.slice(0, mostRelated).map((location) => placeText(location, options));
	const more = related.length - named.length;
	const others = [...named, ...more > 0 ? [`${more} more`] : []];
	return [
		told(message),
		...others.length === 0 ? [] : [`See ${listed(others)}.`],
		...fix === void 0 ? [] : [`**Fix:** ${told(fix)}`]
	];
}
function placeText({ file, line }, { place, files }) {
	const path = place(file);
	const text = `${path}:${line}`;
	return files === void 0 ? markdownCode(text) : markdownLinkBelow(files, text, {
		path,
		line
	});
}
function fileText(file, { place, files }) {
	const path = place(file);
	return files === void 0 ? markdownCode(path) : markdownLinkBelow(files, path, { path });
}
function told(text) {
	return markdownText(clipped(text, longestText));
}
// src/report/summary-list.ts
function ruleTable(findings) {
	return [
		"### By rule",
		"",
		"| rule | findings | files |",
		"| :--- | ---: | ---: |",
		...[...groupsOf(findings, ({ rule }) => rule)].map(([rule, own]) => ({
			rule,
			level: own[0]?.level ?? "error",
			count: own.length,
			files: new Set(own.map(({ at }) => at.file)).size
		})).toSorted((a, b) => bySeverity(a.level, b.level) || b.count - a.count || byUtf8(a.rule, b.rule)).map(({ rule, level, count, files }) => `| ${levelMarks[level]} ${markdownCode(rule)} | ${count} | ${files} |`)
	].join("\n");
}
function bySeverity(a, b) {
	return severity[b] - severity[a];
}
function fullList(findings, options, room) {
	const start = `<details><summary>${`All ${counted(findings.length, "finding")}, file by file`}</summary>`;
	const end = "\n</details>";
	let left = room - Buffer.byteLength(start + end) - 200;
	const lines = [];
	let shown = 0;
	for (const [file, own] of groupsOf(findings, ({ at }) => at.file)) {
		const head = `\n${fileText(file, options)}\n`;
		for (const [index, finding] of own.entries()) {
			const line = `${index === 0 ? `${head}\n` : ""}${itemOfFile(finding, options)}`;
			left -= Buffer.byteLength(line) + 1;
			if (left < 0) return [
				start,
				...lines,
				leftOut(findings.slice(shown)),
				end
			].join("\n");
			lines.push(line);
			shown++;
		}
	}
	return [
		start,
		...lines,
		end
	].join("\n");
}
function leftOut(findings) {
	const files = new Set(findings.map(({ at }) => at.file)).size;
	return `\n${counted(findings.length, "finding")} in ${counted(files, "file")} found no room here: the report has them all.`;
}
// src/report/step-summary.ts
const few = 10;
const mostFirst = 5;
const mostBytes = 921600;
function stepSummary(verdict, options) {
	const { findings } = verdict;
	const { commit, page } = options;
	const files = commit === void 0 ? void 0 : `${page}/blob/${commit}/`;
	const items = {
		...options,
		files
	};
	const above = [
		heading(verdict, options),
		countsTable(verdict),
		...failures(options)
	];
	const below = [footer(verdict, options)];
	if (findings.length <= few) return joined([
		...above,
		...fixes(byUse(findings, options.changed), items),
		...below
	]);
	const start = [
		...above,
		...firstFixes(verdict, items),
		...inChange(verdict, options),
		ruleTable(findings)
	];
	const room = mostBytes - Buffer.byteLength(joined([...start, ...below]));
	return joined([
		...start,
		fullList(findings, items, room),
		...below
	]);
}
function joined(blocks) {
	return `${blocks.join("\n\n")}\n`;
}
function heading({ counts: { findings, cases } }, { set, failure }) {
	const mark = findings.error > 0 || failure !== void 0 ? levelMarks.error : findings.warning > 0 ? levelMarks.warning : "✅";
	const where = set === "." ? "" : ` of ${markdownCode(set)}`;
	return `## ${mark} Touchstone: ${foundText(findings)} in ${counted(cases, "case")}${where}`;
}
function countsTable({ counts: { cases, status, findings } }) {
	const columns = [
		["cases", cases],
		["approved", status.approved],
		["pending", status.pending],
		["rejected", status.rejected],
		["retired", status.retired],
		["errors", findings.error],
		["warnings", findings.warning],
		["notices", findings.notice]
	];
	return [
		`| ${columns.map(([name]) => name).join(" | ")} |`,
		`|${columns.map(() => " ---: |").join("")}`,
		`| ${columns.map(([, count]) => count).join(" | ")} |`
	].join("\n");
}
function failures({ failure }) {
	return failure === void 0 ? [] : [`${levelMarks.error} ${markdownText(failure)}`];
}
function fixes(findings, options) {
	if (findings.length === 0) return [];
	return ["### To fix", ...findings.map((finding) => itemInLines(finding, options))];
}
function firstFixes({ findings }, options) {
	const { changed } = options;
	const groups = [...groupsOf(byUse(findings, changed), ({ rule }) => rule).values()];
	const rank = ([{ level, at }]) => severity[level] * 2 + (changed.has(at.file) ? 1 : 0);
	return ["### To fix first", ...groups.toSorted((a, b) => rank(b) - rank(a) || b.length - a.length).slice(0, mostFirst).map((own) => {
		const more = own.length === 1 ? "" : `, and ${own.length - 1} more of this rule`;
		return itemInLines(own[0], options, more);
	})];
}
function inChange({ findings, comparison }, { changed }) {
	if (!("base" in comparison)) return [];
	const own = findings.filter(({ at }) => changed.has(at.file)).length;
	if (own === findings.length) return [`All ${own} findings are in files that this change touches.`];
	const count = own === 0 ? "None" : `${own}`;
	const are = own === 1 ? "is in a file" : "are in files";
	return [`${count} of the ${findings.length} findings ${are} that this change touches.`];
}
function footer(verdict, { commit, page, version, report }) {
	const { comparison, rules } = verdict;
	const judged = commit === void 0 ? "the files as they are" : commitLink(commit, page);
	const left = "base" in comparison ? 0 : comparison.notRun.rules.length;
	const by = left === 0 ? `the ${rules.of}` : `${rules.of - left} of the ${rules.of}`;
	return [
		...splitLines(verdict),
		...claimed(verdict),
		`${comparedText(comparison, page)} Judged: ${judged}, by ${by} rules of Touchstone ${version}.`,
		`Why a rule is there: ${markdownCode("touchstone explain <rule>")}. All of it as JSON: ${markdownCode(report)}.`
	].join("\n\n");
}
function claimed(verdict) {
	const { claim } = verdict;
	if (claim === void 0 || !isSound(verdict)) return [];
	const said = [claim.sentence, ...claim.caveats].map(markdownText).join(" ");
	return [`Split: ${splitFigures(claim)}. ${said}`];
}
function comparedText(comparison, page) {
	const notRun = notComparedInJob(comparison);
	if (notRun !== void 0) return markdownText(notRun);
	if (!("base" in comparison)) return "";
	const { name, commit, holdsSet } = comparison.base;
	const whose = commit.startsWith(name) ? "" : `${markdownText(name)} at `;
	const empty = holdsSet ? "" : ", which has no set in this place: everything is new";
	return `Compared with ${whose}${commitLink(commit, page)}${empty}.`;
}
function commitLink(commit, page) {
	return `[${markdownCode(shortId(commit))}](${page}/commit/${commit})`;
}
// actions/validate/outputs.ts
function outputsOf({ cases, status, findings }, report) {
	return {
		cases,
		approved: status.approved,
		pending: status.pending,
		errors: findings.error,
		warnings: findings.warning,
		notices: findings.notice,
		report
	};
}
// actions/validate/report-file.ts
const mostReports = 100;
async function writeReport(folders, asked, pieces) {
	if (asked === void 0) return await writeNew(folders.temporary, pieces);
	const file = resolve(folders.workspace, asked);
	await assertOurs(folders, file, asked);
	await mkdir(dirname(file), { recursive: true });
	await writeInto(await open(file, "w"), pieces);
	return file;
}
async function writeNew(folder, pieces) {
	for (let number = 1; number <= mostReports; number++) {
		const file = join(folder, `touchstone-report${number === 1 ? "" : `-${number}`}.json`);
		const handle = await opened(file);
		if (handle === void 0) continue;
		await writeInto(handle, pieces);
		return file;
	}
	throw new Error(`There are ${mostReports} reports in "${folder}" already.`);
}
async function opened(file) {
	try {
		return await open(file, "wx");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return void 0;
		throw error;
	}
}
async function writeInto(handle, pieces) {
	try {
		for (const piece of pieces) await handle.write(piece);
	} finally {
		await handle.close();
	}
}
async function assertOurs({ workspace, temporary }, file, asked) {
	for (const folder of [workspace, temporary]) {
		const way = wayBelow(folder, file);
		if (way === void 0) continue;
		const link = await linkOnWay(folder, way);
		if (link === void 0) return;
		throw new UsageError(`The input report is "${asked}", and "${link}" is a link. Name a file behind no link.`);
	}
	throw new UsageError(`The input report is "${asked}", which lies outside the workspace and the runner's temporary folder.`);
}
// actions/validate/tell.ts
const mostInLog = 1e3;
async function tell(judged, { job, inputs, elapsed }) {
	const { verdict, checkedOut, touched, version } = judged;
	const place = placeBelow(checkedOut?.place ?? "");
	const report = await writeReport(job, inputs.report, jsonReport(verdict));
	const failure = failureOf(judged, inputs);
	logFindings(judged, place);
	await annotate(judged, {
		inputs,
		place,
		failure
	});
	const [compared] = comparisonLines(verdict.comparison, plainStyle);
	if ("base" in verdict.comparison && compared !== void 0) info(logLine(compared));
	info(logLine(verdictLine(verdict, elapsed(), plainStyle)));
	await summary.addRaw(stepSummary(verdict, {
		place,
		page: job.page,
		set: inputs.path,
		commit: checkedOut?.commit,
		version,
		changed: touched.paths,
		failure,
		report: nameOf(report, job)
	})).write();
	for (const [name, value] of Object.entries(outputsOf(verdict.counts, report))) setOutput(name, value);
	return verdict.counts.findings.error > 0 || failure !== void 0 ? 1 : 0;
}
function placeBelow(place) {
	return (file) => place === "" ? file : `${place}/${file}`;
}
function nameOf(report, { workspace }) {
	const way = relative(workspace, report);
	return way.startsWith("..") ? report : way;
}
function failureOf({ verdict }, { path, allowEmpty }) {
	if (verdict.counts.cases > 0 || allowEmpty) return void 0;
	return `There is no case file in "${path === "." ? "" : `${path}/`}cases/", so nothing was judged. Name the set's folder in the input path; for a set that is still empty, write allow-empty: true.`;
}
function logFindings({ verdict: { findings } }, place) {
	if (findings.length === 0) return;
	startGroup(`Findings: ${findings.length}`);
	for (const finding of findings.slice(0, mostInLog)) {
		const text = textFinding(finding, {
			style: plainStyle,
			place
		});
		info(`${text.split("\n").map(logLine).join("\n")}\n`);
	}
	const left = findings.length - mostInLog;
	if (left > 0) info(`${left} more are in the report.`);
	endGroup();
}
async function annotate({ verdict: { findings, comparison }, touched }, { inputs, place, failure }) {
	const notRun = notComparedInJob(comparison);
	const always = [...failure === void 0 ? [] : [plain("error", failure)], ...notRun === void 0 ? [] : [plain("notice", notRun)]];
	const chosen = chosenAnnotations(findings, {
		changed: touched.paths,
		limit: inputs.annotations,
		place,
		always
	});
	for (const { annotation, finding } of chosen) {
		const lines = finding && await touched.linesOf(finding.at.file);
		print(lines === void 0 ? annotation : inSight(annotation, lines));
	}
}
function plain(level, message) {
	return {
		level,
		title: "Touchstone",
		message: logLine(message)
	};
}
function print({ level, title, message, at }) {
	const properties = {
		title,
		...at && {
			file: at.file,
			startLine: at.line,
			...at.column !== void 0 && { startColumn: at.column }
		}
	};
	if (level === "error") error(message, properties);
	else if (level === "warning") warning(message, properties);
	else notice(message, properties);
}
// actions/validate/tell-failure.ts
async function tellFailure(error$1, environment) {
	const exitCode = error$1 instanceof UsageError ? 2 : 3;
	const reason = reasonOf(error$1);
	error(logLine(reason), { title: "Touchstone: not judged" });
	if (isDebug() && error$1 instanceof Error) for (const line of (error$1.stack ?? "").split("\n")) debug(logLine(line));
	await attempt(async () => {
		await summary.addRaw(`## ❌ Touchstone: not judged\n\n${markdownText(reason)}\n`).write();
	});
	const pieces = [`${jsonText({ notJudged: {
		reason,
		exitCode
	} })}\n`];
	await attempt(async () => {
		setOutput("report", await reportOf(jobOf(environment), pieces));
	});
	return exitCode;
}
async function reportOf(job, pieces) {
	try {
		return await writeReport(job, getInput("report") || void 0, pieces);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		return await writeReport(job, void 0, pieces);
	}
}
function reasonOf(error) {
	const message = error instanceof Error ? error.message : String(error);
	return [
		UsageError,
		JobError,
		RepositoryError
	].some((kind) => error instanceof kind) ? message : `The run broke: ${message}`;
}
async function attempt(way) {
	try {
		await way();
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		info(logLine(why));
	}
}
// actions/validate/main.ts
const started = performance.now();
try {
	const job = jobOf(process.env);
	const inputs = readInputs((name) => getInput(name));
	const elapsed = () => performance.now() - started;
	process.exitCode = await tell(await judge(job, inputs), {
		job,
		inputs,
		elapsed
	});
} catch (error) {
	process.exitCode = await tellFailure(error, process.env);
}
export {};
