import "./rolldown-runtime.js";
import { Command, Option } from "./commander.js";
import { UsageError, allRules, annotationOf, check, chosenRules, commitLines, compareByDefault, compareWith, comparisonLines, countsOf, escapeOf, everydayRules, findCheckout, jsonReport, jsonText, logLine, mayLieInRepository, namedPlaces, package_default, placeFrom, plainStyle, printPieces, progressOn, rulesNotRun, rulesRun, sha256, splitClaimOf, splitLines, splitStanding, textVerdict, told, verdictLine, visibleText, whyOf, wordsAtDesk, workingTree } from "./core.js";
import { realpathSync } from "node:fs";
import { relative, sep } from "node:path";
// scripts/parts/base.ts
const baseOption = new Option("--base <ref>", "the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)");
async function loadCompared({ folder, set }, { base, ...wanted }) {
	const tree = set?.tree ?? workingTree(folder);
	const from = set ?? folder;
	if (base !== void 0) {
		const { askedBase } = await import("./find-base.js");
		return await compareWith(tree, await askedBase(from, base), wanted);
	}
	const found = async () => {
		if (set === void 0 && !mayLieInRepository(realpathSync(folder))) return { none: "no-repository" };
		const { defaultBase } = await import("./find-base.js");
		return await defaultBase(from);
	};
	return await compareByDefault(tree, found, {
		...wanted,
		words: wordsAtDesk
	});
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
		...await placesIn(cwd, paths, commit),
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
async function placesIn(cwd, paths, commit) {
	if (commit === void 0) return {
		...await namedPlaces(cwd, paths),
		set: void 0
	};
	const { committedPlaces } = await import("./committed-places.js");
	return await committedPlaces(cwd, paths, commit);
}
function assertFit({ commit, changed, fix }) {
	if (fix === void 0) return;
	if (commit !== void 0) throw new UsageError("A commit stays as it is: --fix writes files, so leave out --commit.");
	if (changed !== void 0) throw new UsageError("--fix looks at the whole set, so leave out --changed; named files are fixed alone.");
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
		const { loadChanged } = await import("./changed-cases.js");
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
