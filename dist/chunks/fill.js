import { Command } from "./commander.js";
import { casesToFill, evidenceSource, proposals, proposalsOfTie, proposeEvidence, queryFor } from "./shared-authoring.js";
import { UsageError, assertHoldCases, counted, currentRevision, isAmongPlaces, isInCases, isYamlName, lacksCurrentRevision, loadDataset, namedPlaces, placeFrom, readCase, setFolder, terminalText, workingTree } from "./core.js";
import { fillReport, filledText, outcome, refusedText } from "./shared-report.js";
import { alteredRevision, askChunks, givenAuthor, inDialogue, noAuthor, planForSet, rawText, replaceTexts, toldAuthor, writePlan } from "./shared-scripts.js";
import { join } from "node:path";
import { evidenceSearch } from "./shared-corpus.js";
import { editFields } from "./shared-load.js";
function writtenChoice({ file, text }, { waits, chosen, source }) {
	const short = file.whole !== void 0 && "evidence" in file.whole ? file.whole.evidence ?? [] : [];
	const entries = chosen.map((chunk) => {
		const { quote } = waits;
		return quote !== void 0 && source.holds(chunk, quote) === true ? {
			chunk: chunk.id,
			quote
		} : { chunk: chunk.id };
	});
	const at = waits.entry ?? 0;
	const evidence = [
		...short.slice(0, at),
		...entries,
		...short.slice(at + 1)
	];
	const empty = ["relevantChunkIds", "provenance"].filter((field) => file.case[field]?.length === 0);
	const edits = [{
		set: "evidence",
		to: evidence,
		after: "expectedAnswer"
	}, ...empty.map((field) => ({ remove: field }))];
	return editFields(file.path, text, edits);
}
async function chooseEvidence(io, choosing) {
	const { folder, dataset, plan, unread, author } = choosing;
	const waiting = filesWaiting(choosing);
	const unsigned = waiting.filter((file) => file.case.origin === void 0 && !file.has(["origin"]));
	if (author === void 0 && unsigned.length > 0) throw new UsageError(noAuthor(unsigned.map(({ path }) => path)));
	await writePlan(folder, plan);
	const others = [...unread, ...plan.refused.filter(({ waits }) => waits === void 0)];
	const told = [...plan.filled.map((one) => filledText(one, choosing.report)), ...others.map((one) => refusedText(one, {
		...choosing.report,
		proposals: new Map()
	}))];
	for (const block of told) io.out(`${block}\n\n`);
	const source = evidenceSource(dataset);
	if (waiting.length === 0 || source === void 0) {
		io.out("No case waits for its evidence to be chosen.\n");
		return others.length > 0 ? 1 : 0;
	}
	const search = evidenceSearch(source, queriesOf(choosing));
	return await inDialogue(io, async (dialogue) => await walk({
		...choosing,
		io,
		dialogue,
		source,
		search
	}, waiting)) === waiting.length && others.length === 0 ? 0 : 1;
}
function filesWaiting({ dataset, plan }) {
	const paths = new Set(plan.refused.filter(({ waits }) => waits !== void 0).map(({ at }) => at.file));
	return dataset.cases.filter(({ path }) => paths.has(path));
}
function queriesOf({ dataset, plan }) {
	const files = new Map(dataset.cases.map((file) => [file.path, file]));
	return plan.refused.flatMap(({ at, waits }) => {
		const file = files.get(at.file);
		return file === void 0 || waits === void 0 ? [] : [queryFor(file, waits)];
	});
}
async function walk(session, waiting) {
	const { io } = session;
	let filled = 0;
	let seen = 0;
	let gap = "";
	for (const [index, file] of waiting.entries()) {
		const { style, place } = session.report;
		const number = `${index + 1} of ${waiting.length}`;
		io.out(`${gap}${style.strong(terminalText(place(file.path)))}  ${style.faint(number)}\n\n`);
		io.out(`${outcome(file, style).join("\n\n")}\n\n`);
		const ended = await oneCase(session, file);
		if (ended === "quit") break;
		seen++;
		gap = ended === "filled" ? "" : "\n";
		if (ended === "filled") filled++;
	}
	const left = waiting.length - filled;
	const unseen = seen < waiting.length ? `, ${waiting.length - seen} of them not looked at` : "";
	const still = left === 0 ? "" : `, ${left} ${left === 1 ? "waits" : "wait"} still${unseen}`;
	io.out(`${counted(filled, "case")} filled by your choices${still}.\n`);
	return filled;
}
async function oneCase(session, listed) {
	let open = {
		file: listed,
		text: await textNow(session, listed),
		from: 0
	};
	const shown = new Set();
	for (;;) {
		const refused = await fillNow(session, open.file);
		if (refused === void 0) return "filled";
		const next = nextWaiting(refused, open.from);
		if (next === void 0) {
			tell(session, refused.filter(({ message }) => !shown.has(message)));
			return "waits";
		}
		shown.add(next.message);
		const decided = await decide(session, open, next);
		if (decided === "quit" || decided === "waits") return decided;
		open = decided;
	}
}
async function textNow({ folder }, { path }) {
	return await rawText(join(folder, path)).catch(() => "");
}
async function fillNow(session, file) {
	const { io, folder, dataset, author } = session;
	const plan = await planForSet(folder, dataset, {
		cases: [file],
		author
	});
	if (plan === void 0 || plan.filled.length === 0) return plan?.refused ?? [];
	await writePlan(folder, plan);
	for (const one of plan.filled) io.out(`\n${filledText(one, session.report)}\n\n`);
}
function nextWaiting(refused, from) {
	for (const refusal of refused) {
		const { waits } = refusal;
		if (waits !== void 0 && (waits.entry ?? 0) >= from) return {
			...refusal,
			waits
		};
	}
}
async function decide(session, open, next) {
	const chosen = await choiceOf(session, open.file, next);
	if (chosen === "quit") return chosen;
	const at = next.waits.entry ?? 0;
	if (chosen === "skip") return {
		...open,
		from: at + 1
	};
	const written = await write(session, open, {
		waits: next.waits,
		chosen
	});
	return written === void 0 ? "waits" : {
		...written,
		from: at + chosen.length
	};
}
function tell({ io, report }, refused) {
	for (const one of refused) io.out(`${refusedText(one, {
		...report,
		proposals: new Map()
	})}\n\n`);
}
async function choiceOf(session, file, refusal) {
	const { io, dialogue, source, search } = session;
	const query = queryFor(file, refusal.waits);
	const answer = file.case.expectedAnswer ?? "";
	const first = refusal.candidates === void 0 ? proposals(search, query, {
		source,
		most: 5,
		answer
	}) : proposalsOfTie(refusal, {
		source,
		query,
		answer
	});
	io.out(`${terminalText(refusal.message)}\n`);
	return await askChunks(io, dialogue, {
		source,
		query,
		answer,
		first,
		skipping: "to skip"
	});
}
async function write(session, open, choice) {
	const { folder, source } = session;
	const { path } = open.file;
	const edited = writtenChoice(open, {
		...choice,
		source
	});
	if ("refused" in edited) {
		tell(session, [edited.refused]);
		return;
	}
	const late = await replaceTexts(folder, [{
		path,
		before: open.text,
		after: edited.text
	}]);
	if (late.length > 0) {
		tell(session, late);
		return;
	}
	const { file } = readCase(path, edited.text.replace(/^\ufeff/, ""));
	return file === void 0 ? void 0 : {
		file,
		text: edited.text
	};
}
async function placesToFill(cwd, words, set) {
	if (words.length === 0) {
		const folder = await setFolder(cwd, set ?? ".");
		return {
			folder,
			given: folder,
			paths: []
		};
	}
	const places = await namedPlaces(cwd, words);
	if (set !== void 0 && places.folder !== await setFolder(cwd, set)) {
		const [first = ""] = words;
		throw new UsageError(terminalText(`"${first}" is no case of this set: "${set}".`));
	}
	assertHoldCases(places, "filled");
	return places;
}
const proposed = 3;
function fillCommand(io, finish) {
	return new Command("fill").description("Look up the evidence of pending cases and add what is due.").argument("[path...]", "case files, or folders of them; without one, every pending case of the set").option("--set <folder>", "the set's folder (default: that of the files, else this folder)").option("--author <name>", "who wrote the cases (default: Git's user.name)").option("--choose", "ask at a terminal which chunks are meant, case by case").option("--dry-run", "show the lines that would change, and write nothing").addHelpText("after", example).action(async (files, options) => {
		finish(await runFill(io, files, options));
	});
}
const example = `
A case names its evidence in short, and fill looks the rest up in the current corpus revision:
  evidence: [{document: refund-policy, quote: within 30 days of purchase}]

For a case that names no evidence, or one that cannot be looked up, it shows the chunks that are nearest in words to its
question and answer, with the line that names each. It chooses none: with --choose, a person does, and every choice is
written at once.

Examples:
  touchstone fill                                    every pending case of this set
  touchstone fill cases/refunds/refund-001.yaml      one case
  touchstone fill cases/refunds                      every pending case of a folder
  touchstone fill --dry-run --author "Avery Quinn"   what would change
  touchstone fill --choose                           choose the evidence that is missing, case by case

Exit code: 0 all filled, 1 some could not be filled, 2 wrong use, 3 the run broke.`;
async function runFill(io, words, options) {
	assertCanChoose(io, options);
	const places = await placesToFill(io.cwd, words, options.set);
	const { folder, paths } = places;
	const author = await givenAuthor(io, folder, options.author);
	const dataset = await loadDataset(workingTree(folder), { texts: "current" });
	const isWanted = isAmongPlaces(places);
	const waiting = new Set(casesToFill(dataset));
	const cases = dataset.cases.filter((file) => paths.includes(file.path) || isWanted(file.path) && waiting.has(file));
	const plan = await planned(folder, dataset, {
		cases,
		author
	});
	const lost = paths.find((path) => isYamlName(path) && !isKnown(dataset, path));
	if (lost !== void 0) throw new UsageError(`"${terminalText(lost)}" is no case of this set: a link stands in its place, or above it.`);
	const unread = unreadable(dataset, isWanted);
	const report = {
		style: io.style,
		place: placeFrom(io.cwd, folder),
		diff: options.dryRun === true,
		author: toldAuthor(author, options.author === void 0)
	};
	if (options.choose === true) return await chooseEvidence(io, {
		folder,
		dataset,
		plan,
		author,
		unread,
		report
	});
	const whole = {
		...plan,
		refused: [...unread, ...plan.refused]
	};
	if (!report.diff) await writePlan(folder, whole);
	const source = evidenceSource(dataset);
	const proposals = source === void 0 ? new Map() : proposeEvidence(plan.refused, {
		cases,
		source,
		most: proposed
	});
	io.out(fillReport(whole, {
		...report,
		proposals
	}));
	return whole.refused.length > 0 ? 1 : 0;
}
function assertCanChoose(io, { choose, dryRun }) {
	if (choose !== true) return;
	if (dryRun === true) throw new UsageError("--choose writes each choice at once, so it does not go with --dry-run.");
	if (!io.input.isTTY) throw new UsageError("--choose asks at a terminal, and there is none here.\nWithout it, touchstone fill prints the chunks to choose from, each with the line that names it.");
}
async function planned(folder, dataset, who) {
	const plan = await planForSet(folder, dataset, who);
	if (plan === void 0) {
		const isThere = currentRevision(dataset) !== void 0 || lacksCurrentRevision(dataset);
		throw new UsageError(isThere ? alteredRevision : noRevision);
	}
	if (plan.withoutAuthor.length > 0) throw new UsageError(noAuthor(plan.withoutAuthor));
	return plan;
}
const noRevision = "This set has no current corpus revision in which evidence could be looked up.\nTake a snapshot of the corpus first: touchstone corpus snapshot --help";
function isKnown({ cases, defects }, path) {
	return cases.some((file) => file.path === path) || defects.some(({ at }) => at.file === path);
}
function unreadable({ cases, defects }, isWanted) {
	const read = new Set(cases.map(({ path }) => path));
	return defects.filter(({ at: { file } }) => isInCases(file) && !read.has(file) && isWanted(file));
}
export { fillCommand };
