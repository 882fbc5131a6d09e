import "./rolldown-runtime.js";
import { i as Option, t as Command } from "./commander.js";
import { $ as splitsOfCase, $n as isYamlName, Ar as annotationOf, Bn as byUtf8, C as whyOf, Cn as commitTree, D as verdictLine, Dn as entryNamed, En as entriesOf, Et as loadDataset, F as jsonText, Fn as isFile, Gr as UsageError, H as compareWith, Hr as RepositoryError, In as splitStanding, Ir as terminalText, J as check, Jn as casesFolder, Jr as plainStyle, K as shortId, Lr as escapeOf, M as splitLines, Nr as counted, P as jsonReport, Q as everydayRules, R as changedPaths, Rn as splitGroupingOf, Rr as visibleText, Rt as foldedName, Sn as placeIn, Tn as entryBelow, U as commitLines, Ur as package_default, V as compareByDefault, W as comparisonLines, X as rulesRun, Y as rulesNotRun, Z as allRules, Zn as isInCases, _n as defaultBase, a as textVerdict, bn as findCheckout, br as stageOf, d as namedPlaces, dn as groupsOf, fn as workingTree, gn as commitAsked, gt as splits, jn as readCommit, jr as logLine, kr as told, m as placeFrom, mt as componentsIn, on as haveSameBytes, pn as askedBase, pr as sha256, q as wordsAtDesk, r as printPieces, t as progressOn, tn as limits, tr as revisionsFolder, u as isPart, v as chosenRules, wn as kindOf, xn as findRepository, yn as throughDisk, z as countsOf } from "./core.js";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { realpath } from "node:fs/promises";
// src/families/split-claim.ts
function splitClaimOf(dataset) {
	const grouping = splitGroupingOf(dataset);
	const claim = grouping?.file.families?.claim;
	if (grouping === void 0 || claim?.kind === void 0) return void 0;
	const { kind, statement, cutoff } = claim;
	const figures = figuresOf(grouping);
	const test = figures.test ?? none;
	return {
		kind,
		heldOut: heldOutUnder[kind],
		statement,
		sentence: test.cases === 0 ? nothingHeld : sentences[kind](test, cutoff ?? "the cutoff"),
		caveats: caveatsOf(kind, test),
		limits: limitsOf(kind),
		splits: figures,
		excluded: grouping.excluded.size
	};
}
const nothingHeld = "Nothing is held out yet: no approved case is on the side test, so no score says anything.";
const heldOutUnder = {
	"fixed-corpus": "question",
	family: "family",
	period: "period",
	access: "family"
};
const sentences = {
	"fixed-corpus": ({ cases }) => `Held out: ${counted(cases, "question")} about documents that development knows; a score on test says how other questions about this very corpus are answered, and nothing of other documents.`,
	family: (test) => `Held out: ${heldInWords(test)}; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.`,
	period: (test, cutoff) => `Held out: what is asked from ${cutoff} on, ${heldInWords(test)}; a score on test says how settings that were chosen on what was asked before work on what is asked later.`,
	access: (test) => `Held out: ${heldInWords(test)}, asked by callers who may see some documents each; a score on test says how they are answered from those documents.`
};
function heldInWords({ cases, families, components, withoutFamily }) {
	const of = `${families === 1 ? "1 family" : `${families} families`} in ${counted(components, "component")} with ${counted(cases - withoutFamily, "question")}`;
	if (withoutFamily === 0) return of;
	const alone = `${counted(withoutFamily, "question")} of no family`;
	return families === 0 ? alone : `${of}, and ${alone}`;
}
const none = {
	cases: 0,
	families: 0,
	components: 0,
	withoutFamily: 0
};
function figuresOf(grouping) {
	const components = componentsIn(grouping.familyGraph());
	const nameOf = new Map(components.flatMap((keys) => keys.map((key) => [key, keys[0]])));
	const approved = grouping.cases.filter((file) => stageOf(file) === "approved");
	const figures = splits.map((split) => {
		const cases = approved.filter((file) => splitsOfCase(grouping, file).includes(split));
		const familiesOf = cases.map((file) => grouping.familiesOf(file).belongings);
		const families = new Set(familiesOf.flatMap((all) => all.map(({ family }) => family)));
		return [split, {
			cases: cases.length,
			families: families.size,
			components: new Set([...families].map((family) => nameOf.get(family))).size,
			withoutFamily: familiesOf.filter((all) => all.length === 0).length
		}];
	});
	return Object.fromEntries(figures.filter(([split, { cases }]) => cases > 0 || split === "dev" || split === "test"));
}
function limitsOf(kind) {
	return [...always, others[kind]];
}
const always = [
	"Labels are taken as they are: a paraphrase under a wrong family passes.",
	"Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not.",
	"Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on."
];
const others = {
	"fixed-corpus": "One split establishes one claim: this one says nothing of other documents, of a later period, or of what callers may see.",
	family: "One split establishes one claim: this one says nothing of a later period or of what callers may see.",
	period: "One split establishes one claim: this one says nothing of what callers may see.",
	access: "One split establishes one claim: this one says nothing of a later period."
};
function caveatsOf(kind, test) {
	if (kind === "fixed-corpus" || test.components !== 1 || test.withoutFamily > 0) return [];
	return ["The test side is one component: one comparison, however many questions it has."];
}
// scripts/parts/base.ts
const baseOption = new Option("--base <ref>", "the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)");
async function loadCompared({ folder, set }, { base, ...wanted }) {
	const tree = set?.tree ?? workingTree(folder);
	const from = set ?? folder;
	if (base !== void 0) return await compareWith(tree, await askedBase(from, base), wanted);
	const reading = {
		...wanted,
		words: wordsAtDesk
	};
	return await compareByDefault(tree, async () => await defaultBase(from), reading);
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
			...splitLines(verdict),
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
	]).default("notice")).addOption(new Option("--rule <rule>", "judge by this rule only, or by those of a subject such as case; may stand several times").argParser((word, before) => [...before ?? [], word])).addOption(new Option("--for <purpose>", "judge as well whether the split is fit for this: both sides present, enough test components").choices(["evaluation"])).addOption(baseOption).option("--commit <ref>", "judge this branch, tag or commit instead of the files of the folder").option("--changed", "judge only the case files that differ from --base, each alone, by the rules that concern one file").option("--fix", "first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently");
}
async function checkOptions(cwd, paths, flags) {
	const { format, level, rule, base, commit, fix, changed } = flags;
	const of = flags.for === "evaluation" ? allRules : everydayRules;
	assertFit(flags);
	const chosen = rule === void 0 ? of : chosenRules(rule);
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
		of,
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
counts in its last line or the exit code. Only --rule and --changed judge by less, and the last line says so.

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
  touchstone check --for evaluation           before a score: is the split fit to be scored?
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
			of: options.of.length
		},
		split: found.changed === void 0 ? splitStanding(found.dataset) : "unread",
		claim: found.changed === void 0 ? splitClaimOf(found.dataset) : void 0,
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
