import "./rolldown-runtime.js";
import { Command, Option } from "./commander.js";
import { caseFormats, checkOptional, checkQuestion, importedCase, lossesOf, placeText, questionFields } from "./shared-importing.js";
import { UsageError, byUtf8, casesFolder, clipped, controlledFields, counted, defectReport, existingFolder, fitsGlob, foldId, idInName, isBlank, isFitId, lacksCurrentRevision, limits, listed, loadDataset, nearestTeller, normaliseWhiteSpace, placeFrom, questionId, quoted, readCase, readYaml, revisionsFolder, sha256, terminalText, workingTree } from "./core.js";
import { basename, dirname, relative, resolve } from "node:path";
import { chunkOf, evidenceSource } from "./shared-authoring.js";
import { writeFiles } from "./shared-git.js";
import { hasField, newYamlFile, recordFormats } from "./shared-load.js";
import { isDeepStrictEqual } from "node:util";
import { runText, runsOf } from "./shared-report.js";
import { alteredRevision, assertWritable, caseFolder, inputBytes, inputRecords } from "./shared-scripts.js";
import { writeFile } from "node:fs/promises";
import { textPattern } from "./shared-model.js";
// src/importing/known-cases.ts
function knownCases(dataset, paths) {
	const byId = /* @__PURE__ */ new Map();
	for (const file of dataset.cases) if (file.case.id !== void 0) byId.set(file.case.id, {
		path: file.path,
		case: file.case
	});
	return {
		byId,
		byName: new Map(paths.map((path) => [idInName(path).toLowerCase(), path]))
	};
}
function differences(known, planned) {
	const there = known.byId.get(planned.id);
	if (there === void 0) {
		const path = known.byName.get(planned.id);
		return path === void 0 ? void 0 : {
			path,
			fields: void 0
		};
	}
	const here = readCase(planned.path, planned.text).file?.case ?? {};
	const before = judged(there.case);
	const after = judged(here);
	const fields = [.../* @__PURE__ */ new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => !isDeepStrictEqual(before[name], after[name]));
	return {
		path: there.path,
		fields: [...fields, ...missed(there.case, here)]
	};
}
function missed(there, here) {
	if (sourceOf$1(there) !== sourceOf$1(here)) return [];
	const labels = new Set(there.tags);
	const tags = (here.tags ?? []).every((tag) => labels.has(tag)) ? [] : ["tags"];
	return normaliseWhiteSpace(there.notes ?? "").includes(normaliseWhiteSpace(here.notes ?? "")) ? tags : [...tags, "notes"];
}
function sourceOf$1({ origin }) {
	return origin !== void 0 && "source" in origin ? origin.source : void 0;
}
function judged(draft) {
	const { review: _review, refresh: _refresh, notes: _notes, tags: _tags, split: _split, retired: _retired, sentinel: _sentinel, origin, ...content } = draft;
	const id = origin !== void 0 && "id" in origin ? origin.id : void 0;
	return {
		...content,
		origin: {
			kind: origin?.kind,
			id
		}
	};
}
// src/importing/case-names.ts
function namer({ format, idPrefix }) {
	const used = /* @__PURE__ */ new Map();
	const asked = /* @__PURE__ */ new Map();
	const unique = (id) => {
		const ordinal = (used.get(id) ?? 0) + 1;
		used.set(id, ordinal);
		return ordinal === 1 ? id : unique(foldId(id, `${id}\n${ordinal}`));
	};
	return ({ file, read: { id: given, question } }) => {
		const prefix = idPrefix.replaceAll("{file}", () => stemOf(file.name));
		if (given === void 0) {
			const normal = normaliseWhiteSpace(question);
			const ordinal = (asked.get(normal) ?? 0) + 1;
			asked.set(normal, ordinal);
			const made = `${prefix}${questionId(format, question, ordinal)}`;
			return {
				id: unique(isFitId(made) ? made : foldId(made)),
				story: { how: "made-from-question" }
			};
		}
		const wanted = prefix + given;
		const fit = isFitId(wanted) ? wanted : foldId(wanted);
		const id = unique(fit);
		if (id !== fit) return {
			id,
			story: {
				how: "taken-by-another-record",
				from: given
			}
		};
		return {
			id,
			story: id === wanted ? { how: "as-given" } : {
				how: "folded",
				from: given
			}
		};
	};
}
function stemOf(name) {
	const stem = name.replace(/\.[^.]*$/, "").toLowerCase();
	return isFitId(stem) ? stem : foldId(stem);
}
// src/importing/import-plan.ts
function planImport(given) {
	const name = namer(given);
	const asked = /* @__PURE__ */ new Map();
	return given.entries.map((entry) => {
		const { at, read } = entry;
		const { evidence, losses } = read;
		const { id, story } = name(entry);
		const path = `${given.into === "" ? casesFolder : `${casesFolder}/${given.into}`}/${id}.yaml`;
		const text = newYamlFile(wholeCase(entry, id, given.format), "notes");
		const tooLarge = Buffer.byteLength(text) > limits.case;
		const lacks = [
			...read.lacks,
			...controlled(read.content),
			...tooLarge ? [`its case would be larger than ${limits.case / 1024} KiB`] : []
		];
		const leaveOut = tooLarge || lacks.length > 0 && !given.incomplete;
		const outcome = read.skipped === true ? { what: "skipped" } : outcomeOf(given.known, {
			id,
			path,
			text
		}, leaveOut);
		const question = askedBy(read);
		const asksLike = question === void 0 ? void 0 : asked.get(question);
		if (question !== void 0 && asksLike === void 0) asked.set(question, at);
		return {
			at,
			id,
			idStory: story,
			path,
			lacks,
			evidence,
			waits: waitsForEvidence(read.content),
			losses,
			asksLike,
			outcome
		};
	});
}
function controlled(content) {
	return [...controlledFields(content)].map(([field, name]) => `its "${field}" holds the control character ${name}`);
}
function waitsForEvidence(content) {
	const says = (name) => content[name] !== void 0;
	if (content["kind"] === "abstention" || ![
		"kind",
		"query",
		"expectedAnswer"
	].every(says)) return false;
	return says("evidence") || !says("relevantChunkIds");
}
function askedBy({ question, content }) {
	const last = normaliseWhiteSpace(question);
	if (last === "") return void 0;
	return JSON.stringify([content["conversation"], last], (_, value) => typeof value === "string" ? normaliseWhiteSpace(value) : value);
}
function outcomeOf(known, planned, leaveOut) {
	const there = differences(known, planned);
	if (there === void 0) return leaveOut ? { what: "leave-out" } : {
		what: "write",
		text: planned.text
	};
	return there.fields?.length === 0 ? { what: "already-there" } : {
		what: "other-content",
		path: there.path,
		fields: there.fields ?? []
	};
}
function wholeCase({ read, file }, id, format) {
	const origin = {
		kind: "import",
		format,
		source: file.name,
		sha256: file.sha256,
		...read.id === void 0 ? {} : { id: read.id }
	};
	return {
		id,
		...read.content,
		origin,
		review: { status: "pending" }
	};
}
// src/report/import-next-steps.ts
function nextSteps({ plans, dryRun, noun }, { incomplete }) {
	if (plans.length === 0) return `The ${noun} holds no record that could be read.`;
	const did = (what) => plans.some(({ outcome }) => outcome.what === what);
	return [...did("leave-out") && !incomplete ? ["Mend the incomplete records and import again, or write them as they are with --incomplete."] : [], ...did("write") && !dryRun ? afterWriting(plans) : ["Nothing was written."]].join("\n");
}
function afterWriting(plans) {
	const written = plans.filter(({ outcome }) => outcome.what === "write");
	const waiting = written.filter(({ waits }) => waits).length;
	if (waiting > 0) return [`Next: touchstone fill, which shows the nearest chunks for ${waiting === 1 ? "the case that waits for evidence" : `each of the ${waiting} cases that wait for evidence`}.`, "At a terminal, touchstone fill --choose asks which of them are meant. Then: touchstone check."];
	if (written.some(({ lacks }) => lacks.length > 0)) return ["Next: touchstone check, which names what each incomplete case lacks."];
	return ["Next: touchstone check, then read each case and record your judgment: touchstone review record."];
}
// src/report/import-losses.ts
function lossesIn({ plans, problems, fileLosses }) {
	const used = plans.filter(({ outcome }) => outcome.what !== "skipped");
	const leftOut = used.filter(({ outcome }) => outcome.what === "leave-out").length;
	const skipped = plans.length - used.length;
	return {
		fields: lossesOf(used, fileLosses),
		records: {
			read: plans.length,
			leftOut,
			skipped,
			unread: problems.length
		},
		evidence: {
			named: plans.reduce((sum, { evidence }) => sum + evidence.named, 0),
			found: plans.reduce((sum, { evidence }) => sum + evidence.found, 0)
		}
	};
}
// src/report/import-place.ts
function placed({ at, id }, style) {
	return `${style.strong(terminalText(placeText(at)))} ${id}`;
}
// src/report/import-summary.ts
function importSummary(story, style) {
	const { plans, noun, unread } = story;
	const fields = unread.map((field) => `"${terminalText(field)}"`);
	return [
		...recordRows(story),
		...evidenceRows(story),
		[
			"ids",
			idSummary(plans, noun),
			plans.length > 0
		],
		[
			"no record has",
			listed(fields),
			unread.length > 0
		]
	].filter(([, , wanted]) => wanted).map(([name, text]) => `  ${style.faint(name.padEnd(13))}  ${text}`).join("\n");
}
function recordRows({ plans, folder, dryRun }) {
	const count = (what) => plans.filter(({ outcome }) => outcome.what === what).length;
	const row = (name, noun, what) => {
		return [
			name,
			counted(count(what), noun),
			count(what) > 0
		];
	};
	const written = count("write");
	const to = written === 0 ? "" : ` to ${terminalText(folder)}`;
	return [
		[
			"read",
			counted(plans.length, "record"),
			true
		],
		[
			dryRun ? "would write" : "written",
			`${counted(written, "case")}${to}`,
			true
		],
		row("there already", "case", "already-there"),
		row("left out", "record", "leave-out"),
		row("skipped", "record", "skipped"),
		row("not touched", "case", "other-content")
	];
}
function evidenceRows({ plans, revision }) {
	const sum = (of) => plans.reduce((total, { evidence }) => total + of(evidence), 0);
	const named = sum((evidence) => evidence.named);
	const found = sum((evidence) => evidence.found);
	const resolved = sum(({ provenance }) => provenance.length);
	const documents = sum((evidence) => evidence.documents.length);
	const quotes = sum(({ provenance }) => provenance.filter(({ quote }) => quote !== void 0).length);
	return [[
		"evidence",
		`${found} of ${named} ${`found in corpus revision "${terminalText(revision)}"`}${foundAs(found, {
			resolved,
			documents
		})}`,
		named > 0
	], [
		"quotes",
		`proposed for ${quotes} of ${counted(resolved, "chunk")}`,
		resolved > 0
	]];
}
function foundAs(found, { resolved, documents }) {
	if (found === resolved && documents === 0) return "";
	const parts = [...resolved > 0 ? [counted(resolved, "chunk")] : [], ...documents > 0 ? [counted(documents, "whole document")] : []];
	return parts.length === 0 ? "" : `, as ${parts.join(" and ")}`;
}
function idSummary(plans, noun) {
	const told = (how) => plans.filter(({ idStory }) => idStory.how === how).length;
	return [
		[told("as-given"), `as the ${noun} has them`],
		[told("made-from-question"), "made from the question, since the record has none"],
		[told("folded"), "folded"],
		[told("taken-by-another-record"), "changed, since an earlier record has them"]
	].filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`).join(", ");
}
// src/report/loss-report.ts
function lossReport(losses, style) {
	const lines = [...alike(losses.fields).flatMap((some) => fieldLines(some, style)), ...recordLines(losses)];
	if (lines.length === 0 && losses.records.read === 0) return "";
	if (lines.length === 0) return "Losses: none. The cases hold all that the records say.";
	return ["Losses:", ...lines].join("\n");
}
const fates = {
	notes: "kept in the notes",
	case: "in the case with another meaning",
	dropped: "dropped"
};
function alike(losses) {
	const groups = /* @__PURE__ */ new Map();
	for (const loss of losses) {
		const { fate, why, count, of, example } = loss;
		const key = JSON.stringify([
			fate,
			why,
			count,
			of,
			example.at
		]);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [loss]);
		else group.push(loss);
	}
	return [...groups.values()];
}
function fieldLines(some, style) {
	const [{ fate, why, count, of, example }] = some;
	return [`  ${listed(some.map(({ field }) => field === "" ? "(no name)" : style.strong(terminalText(clipped(field, 80)))))}, ${`${counted(count, of === "records" ? "record" : "place")}${some.length > 1 ? " each" : ""}`}, ${fates[fate]}: ${terminalText(why)}`, `    ${style.faint(`first: ${terminalText(example.at)}`)}`];
}
function recordLines({ records, evidence }) {
	const unfound = evidence.named - evidence.found;
	return [
		...records.unread > 0 ? [`  ${counted(records.unread, "place")} that could not be read: see Not read`] : [],
		...records.leftOut > 0 ? [`  ${records.leftOut} of ${counted(records.read, "record")} left out: see Incomplete`] : [],
		...records.skipped > 0 ? [`  ${records.skipped} of ${counted(records.read, "record")} skipped: see To be skipped`] : [],
		...unfound > 0 ? [`  ${unfound} of ${counted(evidence.named, "piece")} of evidence not found: see Incomplete`] : []
	];
}
// src/report/record-places.ts
const mostRuns = 16;
const firstRuns = 12;
const mostPlaces = 3;
function recordPlaces(some, { plans, fullList }) {
	if (some.length === plans.length) return `all ${counted(plans.length, "record")}`;
	const count = `${some.length} of ${plans.length}`;
	const numbers = numbersOf(some, plans);
	if (numbers === void 0) {
		const places = some.slice(0, mostPlaces).map(({ at }) => placeText(at));
		const more = some.length - places.length;
		return `${count} records: ${places.join(", ")}${more > 0 ? ` and ${more} more (${fullList} lists all)` : ""}`;
	}
	const runs = runsOf(numbers);
	const named = runs.length > mostRuns ? runs.slice(0, firstRuns) : runs;
	const more = numbers.length - named.reduce((sum, { from, to }) => sum + to - from + 1, 0);
	const rest = more > 0 ? ` and ${more} more (${count}; ${fullList} lists all)` : ` (${count})`;
	return `records ${named.map(runText).join(", ")}${rest}`;
}
function numbersOf(some, all) {
	const files = new Set(all.map(({ at }) => at.file));
	const numbers = some.flatMap(({ at }) => at.path === void 0 ? at.number ?? [] : []);
	return files.size > 1 || numbers.length < some.length ? void 0 : numbers;
}
// src/report/shared-sentences.ts
const many = 6;
function sharedSentences(sentences, style) {
	const { title, plans, of } = sentences;
	const concerned = plans.filter((plan) => of(plan).length > 0);
	if (concerned.length === 0) return "";
	const shared = sharedBy(concerned, of);
	const together = [...shared].flatMap(([sentence, some]) => [`  ${style.strong(terminalText(recordPlaces(some, sentences)))}`, `    ${terminalText(sentence)}`]);
	const apart = concerned.flatMap((plan) => {
		const own = of(plan).filter(({ text }) => !shared.has(text));
		if (own.length === 0) return [];
		return [`  ${placed(plan, style)}`, ...own.map(({ text, alone }) => `    ${terminalText(alone ?? text)}`)];
	});
	return [
		`${title} (${concerned.length}):`,
		...together,
		...apart
	].join("\n");
}
function sharedBy(plans, of) {
	const plansOf = /* @__PURE__ */ new Map();
	for (const plan of plans) for (const sentence of new Set(of(plan).map(({ text }) => text))) {
		const some = plansOf.get(sentence);
		if (some === void 0) plansOf.set(sentence, [plan]);
		else some.push(plan);
	}
	return new Map([...plansOf].filter(([, some]) => some.length >= many));
}
// src/report/import-report.ts
const shown = 20;
function importReport(story, style) {
	return [
		unreadable(story, style),
		sharedSentences({
			...story,
			title: "There already with other content, not touched",
			of: conflictOf
		}, style),
		sharedSentences({
			...story,
			title: "Incomplete",
			of: lacksOf
		}, style),
		toSkip(story, style),
		overview(story, style, {
			title: "Cited twice in one record, listed once",
			lines: ({ evidence }) => evidence.repeated.map((id) => terminalText(`"${id}"`))
		}),
		overview(story, style, {
			title: "Asks what an earlier record asks",
			lines: ({ asksLike }) => asksLike === void 0 ? [] : [`as ${terminalText(placeText(asksLike))}`]
		}),
		overview(story, style, {
			title: "Ids that no file can have, folded",
			lines: foldedLine
		}),
		overview(story, style, {
			title: "Ids that an earlier record has, changed",
			lines: takenLine
		}),
		importSummary(story, style),
		lossReport(lossesIn(story), style)
	].filter((part) => part !== "").join("\n\n");
}
function unreadable({ problems }, style) {
	if (problems.length === 0) return "";
	const lines = problems.map(({ message, at }) => `  ${style.strong(terminalText(placeText(at)))}  ${terminalText(message)}`);
	return [`Not read (${problems.length}):`, ...lines].join("\n");
}
function lacksOf({ lacks, outcome }) {
	if (outcome.what === "other-content" || outcome.what === "skipped") return [];
	return lacks.map((text) => ({ text }));
}
function conflictOf({ outcome }) {
	if (outcome.what !== "other-content") return [];
	const { path, fields } = outcome;
	const differs = fields.length === 0 ? "and holds no case that can be read" : `with another ${listed(fields)}`;
	return [{
		text: `a file of the same id is there already, ${differs}`,
		alone: `${path} is there already, ${differs}`
	}];
}
function toSkip({ plans }, style) {
	const skipped = plans.filter(({ outcome }) => outcome.what === "skipped");
	if (skipped.length === 0) return "";
	const lines = skipped.map((plan) => `  ${placed(plan, style)}`);
	return [`To be skipped, as the table says (${skipped.length}):`, ...lines].join("\n");
}
function overview({ plans }, style, section) {
	const lines = plans.flatMap((plan) => section.lines(plan).map((line) => `  ${placed(plan, style)}  ${line}`));
	if (lines.length === 0) return "";
	const more = lines.length - shown;
	return [
		`${section.title} (${lines.length}):`,
		...lines.slice(0, shown),
		...more > 0 ? [`  … and ${more} more`] : []
	].join("\n");
}
function foldedLine({ idStory }) {
	return idStory.how === "folded" ? [`was ${terminalText(`"${clipped(idStory.from, 80)}"`)}`] : [];
}
function takenLine({ idStory }) {
	return idStory.how === "taken-by-another-record" ? [`was ${terminalText(`"${clipped(idStory.from, 80)}"`)}`] : [];
}
// src/report/loss-document.ts
function lossDocument({ format, files, story }) {
	const { plans, problems, revision, dryRun } = story;
	const { fields, records, evidence } = lossesIn(story);
	const count = (what) => plans.filter(({ outcome }) => outcome.what === what).length;
	return {
		version: 1,
		format,
		files: files.map(({ name, sha256 }) => ({
			name,
			sha256
		})),
		corpusRevision: revision,
		dryRun,
		records: {
			read: records.read,
			written: count("write"),
			alreadyThere: count("already-there"),
			leftOut: count("leave-out"),
			skipped: count("skipped"),
			notTouched: count("other-content")
		},
		fields: fields.map(({ example, ...loss }) => ({
			...loss,
			example: {
				at: example.at,
				value: example.value ?? null
			}
		})),
		unread: problems.map(({ at, message }) => ({
			at: placeText(at),
			message
		})),
		incomplete: plans.filter(({ lacks }) => lacks.length > 0).map(({ at, id, lacks, outcome }) => ({
			at: placeText(at),
			case: id,
			written: outcome.what === "write",
			lacks
		})),
		notTouched: plans.flatMap(({ at, id, outcome }) => outcome.what === "other-content" ? [{
			at: placeText(at),
			case: id,
			file: outcome.path,
			differs: outcome.fields
		}] : []),
		evidence: {
			named: evidence.named,
			found: evidence.found,
			notFound: plans.flatMap(({ at, id, evidence: { unresolved } }) => unresolved.map((one) => ({
				at: placeText(at),
				case: id,
				evidence: one.id,
				why: one.why
			})))
		}
	};
}
// scripts/parts/loss-file.ts
async function lossFile(io, name, files) {
	if (name === void 0) return async () => {};
	const path = resolve(io.cwd, name);
	if (files.some(({ given }) => resolve(io.cwd, given) === path)) throw new UsageError(`"${terminalText(name)}" is what is imported: give --losses a file of its own.`);
	await assertWritable(io.cwd, name, "--losses");
	return async ({ format, files: read, story }) => {
		const document = lossDocument({
			format,
			files: read,
			story
		});
		await writeFile(path, `${JSON.stringify(document, void 0, 2)}\n`);
	};
}
// scripts/parts/import-run.ts
function withImportOptions(command) {
	return command.option("--set <folder>", "the set's folder", ".").option("--into <folder>", `the folder below ${casesFolder}/ for the new cases`).option("--revision <id>", "the corpus revision that holds the evidence (default: the current one)").option("--incomplete", "write the records that lack something as well").addOption(new Option("--losses <file>", "write what no case holds, and why, as JSON (docs/importing.md)")).option("--dry-run", "say what would happen and write no case");
}
async function sourceFile(io, given) {
	const bytes = await inputBytes(io.cwd, given);
	return {
		given,
		name: basename(given),
		bytes,
		sha256: sha256(bytes)
	};
}
async function runImport(io, { format, noun, idPrefix, files, unread = [], read }, options) {
	const folder = await existingFolder(io.cwd, options.set);
	const writeLosses = await lossFile(io, options.losses, files);
	const tree = workingTree(folder);
	const into = await caseFolder(tree, options.into ?? "");
	const { dataset, source } = await evidenceFrom(folder, options.revision);
	const broken = dataset.defects.filter(({ at }) => at.file.startsWith(`${revisionsFolder}/`));
	if (broken.length > 0) return refused(io, folder, broken);
	const reading = read(source);
	const paths = (await tree.list(casesFolder)).map(({ path }) => path);
	const plans = planImport({
		format,
		idPrefix,
		entries: reading.entries,
		known: knownCases(dataset, paths),
		into,
		incomplete: options.incomplete === true
	});
	if (options.dryRun !== true) await writeNew(folder, plans);
	const place = placeFrom(io.cwd, folder);
	const story = {
		noun,
		plans,
		revision: source.revision.id,
		problems: reading.problems,
		fileLosses: reading.losses,
		unread,
		folder: `${place(into === "" ? casesFolder : `${casesFolder}/${into}`)}/`,
		dryRun: options.dryRun === true,
		fullList: options.losses ?? "--losses FILE"
	};
	await writeLosses({
		format,
		files,
		story
	});
	io.out(`${importReport(story, io.style)}\n`);
	io.out(`\n${nextSteps(story, { incomplete: options.incomplete === true })}\n`);
	return isComplete(plans, reading) ? 0 : 1;
}
async function evidenceFrom(folder, asked) {
	const texts = asked === void 0 ? "current" : { revision: asked };
	const dataset = await loadDataset(workingTree(folder), { texts });
	const id = asked ?? dataset.current?.revision;
	const revision = id === void 0 ? void 0 : dataset.revisions.get(id);
	const source = revision === void 0 ? void 0 : evidenceSource(dataset, revision);
	if (source !== void 0) return {
		dataset,
		source
	};
	throw new UsageError(noRevision(dataset, id));
}
function noRevision(dataset, id) {
	const { revisions } = dataset;
	if (revisions.size === 0 && lacksCurrentRevision(dataset)) return alteredRevision;
	if (revisions.size === 0) return "The set has no corpus revision, so no evidence can be looked up. Take a snapshot of the chunks first: touchstone corpus snapshot --help";
	const known = [...revisions.keys()].map((one) => `"${terminalText(one)}"`).join(", ");
	if (id === void 0) return `No corpus revision is current. Name one with --revision; the set has ${known}.`;
	return revisions.has(id) ? `The corpus revision "${terminalText(id)}" cannot be read. Run: touchstone check` : `The set has no corpus revision "${terminalText(id)}"; it has ${known}.`;
}
function refused(io, folder, defects) {
	io.out(defectReport(defects, {
		style: io.style,
		place: placeFrom(io.cwd, folder)
	}));
	io.out("\nThe recorded corpus cannot be relied on, so nothing was imported.\n");
	return 1;
}
async function writeNew(folder, plans) {
	const files = plans.flatMap(({ path, outcome }) => outcome.what === "write" ? [[path, outcome.text]] : []);
	await writeFiles(folder, files, new Map(files.map(([path]) => [path, void 0])));
}
const inPlace = /* @__PURE__ */ new Set([
	"write",
	"already-there",
	"skipped"
]);
function isComplete(plans, { problems, entries }) {
	if (problems.length > 0 || entries.length === 0) return false;
	return plans.every(({ outcome }) => inPlace.has(outcome.what));
}
// scripts/import-format.ts
function importFormatCommand(format, io, finish) {
	const { name, summary, files, help } = format;
	const command = new Command(name).summary(summary).description(`${summary}. Each question becomes a candidate.`).argument(files, "the files, as the format writes them");
	command.option("--id-prefix <text>", "what each case's id starts with");
	if (format.refusals) command.option("--refusal <text>", refusal);
	return withImportOptions(command).addHelpText("after", `\n${help}\n${always}`).action(async (names, options) => {
		const sources = [];
		for (const given of names) sources.push(await sourceFile(io, given));
		finish(await runImport(io, {
			format: name,
			noun: "file",
			idPrefix: options.idPrefix ?? "",
			files: sources,
			read: (evidence) => format.readCases(sources, evidence, { refusal: saidRefusal(options.refusal) })
		}, options));
	});
}
const refusal = "what a good refusal conveys, for questions that have no answer";
function saidRefusal(text) {
	if (text === void 0 || !isBlank(text)) return text;
	throw new UsageError("--refusal is blank: say in a sentence what a good refusal conveys.");
}
const always = `
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Every import ends with its losses: what no case holds as the file has it, and why.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;
// src/load/generated/import-map-shape.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const importMapShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/import-map.schema.json",
	"title": "Import map",
	"type": "object",
	"additionalProperties": false,
	"required": [],
	"properties": {
		"format": { "enum": [
			"json",
			"jsonl",
			"csv",
			"yaml"
		] },
		"list": { "type": "string" },
		"skip": { "type": "string" },
		"optional": {
			"type": "array",
			"items": { "type": "string" }
		},
		"id": { "type": "string" },
		"idPrefix": {
			"type": "string",
			"pattern": "^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$",
			"maxLength": 40
		},
		"query": { "type": "string" },
		"queryFrom": {
			"type": "object",
			"additionalProperties": false,
			"required": ["lastTurnOf"],
			"properties": {
				"lastTurnOf": { "type": "string" },
				"role": { "type": "string" },
				"content": { "type": "string" },
				"roles": {
					"type": "object",
					"additionalProperties": { "enum": [
						"user",
						"assistant",
						"system"
					] }
				}
			}
		},
		"expectedAnswer": { "type": "string" },
		"expectedAnswerByKind": {
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"answerable": { "type": "string" },
				"inconclusive": { "type": "string" },
				"abstention": { "type": "string" }
			}
		},
		"kind": { "enum": [
			"answerable",
			"inconclusive",
			"abstention"
		] },
		"kindFrom": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"values": {
					"type": "object",
					"additionalProperties": { "enum": [
						"answerable",
						"inconclusive",
						"abstention"
					] }
				},
				"otherwise": { "enum": [
					"answerable",
					"inconclusive",
					"abstention"
				] }
			}
		},
		"because": { "enum": [
			"not-in-corpus",
			"out-of-scope",
			"not-permitted",
			"ambiguous"
		] },
		"becauseFrom": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"values": {
					"type": "object",
					"additionalProperties": { "enum": [
						"not-in-corpus",
						"out-of-scope",
						"not-permitted",
						"ambiguous"
					] }
				}
			}
		},
		"acceptedAnswers": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"separator": {
					"type": "string",
					"minLength": 1
				}
			}
		},
		"evidence": { "$ref": "#/definitions/evidence" },
		"conversation": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"role": { "type": "string" },
				"content": { "type": "string" },
				"roles": {
					"type": "object",
					"additionalProperties": { "enum": [
						"user",
						"assistant",
						"system"
					] }
				}
			}
		},
		"tags": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"separator": {
					"type": "string",
					"minLength": 1
				}
			}
		},
		"notes": { "type": "string" }
	},
	"definitions": {
		"evidence": {
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"field": { "type": "string" },
				"fields": {
					"type": "array",
					"minItems": 1,
					"items": { "type": "string" }
				},
				"separator": {
					"type": "string",
					"minLength": 1
				},
				"citedIn": { "type": "string" },
				"pattern": { "type": "string" },
				"line": { "type": "string" },
				"chunk": { "type": "string" },
				"places": {
					"type": "array",
					"minItems": 1,
					"items": { "$ref": "#/definitions/place" }
				},
				"documents": {
					"type": "object",
					"additionalProperties": {
						"type": "string",
						"minLength": 1
					}
				},
				"globs": { "type": "boolean" },
				"below": {
					"type": "string",
					"minLength": 1
				},
				"fileName": { "type": "string" },
				"otherwise": { "$ref": "#/definitions/evidence" }
			},
			"examples": [
				{ "field": "chunk_ids" },
				{
					"citedIn": "answer",
					"pattern": "[{chunk}]"
				},
				{
					"field": "source",
					"places": [{
						"pattern": "{document} p. {page}",
						"locator": "{page}"
					}]
				}
			]
		},
		"place": {
			"type": "object",
			"additionalProperties": false,
			"required": ["pattern"],
			"properties": {
				"pattern": {
					"type": "string",
					"minLength": 1
				},
				"document": {
					"type": "string",
					"minLength": 1
				},
				"locator": {
					"type": "string",
					"minLength": 1
				}
			}
		}
	}
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$", "u");
const schema12 = {
	"type": "object",
	"additionalProperties": false,
	"required": [],
	"properties": {
		"field": { "type": "string" },
		"fields": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		},
		"separator": {
			"type": "string",
			"minLength": 1
		},
		"citedIn": { "type": "string" },
		"pattern": { "type": "string" },
		"line": { "type": "string" },
		"chunk": { "type": "string" },
		"places": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/definitions/place" }
		},
		"documents": {
			"type": "object",
			"additionalProperties": {
				"type": "string",
				"minLength": 1
			}
		},
		"globs": { "type": "boolean" },
		"below": {
			"type": "string",
			"minLength": 1
		},
		"fileName": { "type": "string" },
		"otherwise": { "$ref": "#/definitions/evidence" }
	},
	"examples": [
		{ "field": "chunk_ids" },
		{
			"citedIn": "answer",
			"pattern": "[{chunk}]"
		},
		{
			"field": "source",
			"places": [{
				"pattern": "{document} p. {page}",
				"locator": "{page}"
			}]
		}
	]
};
const schema13 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["pattern"],
	"properties": {
		"pattern": {
			"type": "string",
			"minLength": 1
		},
		"document": {
			"type": "string",
			"minLength": 1
		},
		"locator": {
			"type": "string",
			"minLength": 1
		}
	}
};
const wrapper0 = { validate: validate11 };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.field.type,
					parentSchema: schema12.properties.field,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.fields !== void 0) {
			let data1 = data.fields;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					const err2 = {
						instancePath: instancePath + "/fields",
						schemaPath: "#/properties/fields/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.fields,
						data: data1
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err3 = {
							instancePath: instancePath + "/fields/" + i0,
							schemaPath: "#/properties/fields/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.properties.fields.items.type,
							parentSchema: schema12.properties.fields.items,
							data: data2
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/fields",
					schemaPath: "#/properties/fields/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema12.properties.fields.type,
					parentSchema: schema12.properties.fields,
					data: data1
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.separator !== void 0) {
			let data3 = data.separator;
			if (typeof data3 === "string") {
				if (func3(data3) < 1) {
					const err5 = {
						instancePath: instancePath + "/separator",
						schemaPath: "#/properties/separator/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.separator,
						data: data3
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/separator",
					schemaPath: "#/properties/separator/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.separator.type,
					parentSchema: schema12.properties.separator,
					data: data3
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.citedIn !== void 0) {
			let data4 = data.citedIn;
			if (typeof data4 !== "string") {
				const err7 = {
					instancePath: instancePath + "/citedIn",
					schemaPath: "#/properties/citedIn/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.citedIn.type,
					parentSchema: schema12.properties.citedIn,
					data: data4
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.pattern !== void 0) {
			let data5 = data.pattern;
			if (typeof data5 !== "string") {
				const err8 = {
					instancePath: instancePath + "/pattern",
					schemaPath: "#/properties/pattern/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.pattern.type,
					parentSchema: schema12.properties.pattern,
					data: data5
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data6 = data.line;
			if (typeof data6 !== "string") {
				const err9 = {
					instancePath: instancePath + "/line",
					schemaPath: "#/properties/line/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.line.type,
					parentSchema: schema12.properties.line,
					data: data6
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.chunk !== void 0) {
			let data7 = data.chunk;
			if (typeof data7 !== "string") {
				const err10 = {
					instancePath: instancePath + "/chunk",
					schemaPath: "#/properties/chunk/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.chunk.type,
					parentSchema: schema12.properties.chunk,
					data: data7
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.places !== void 0) {
			let data8 = data.places;
			if (Array.isArray(data8)) {
				if (data8.length < 1) {
					const err11 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.places,
						data: data8
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data9 = data8[i1];
					if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
						if (data9.pattern === void 0) {
							const err12 = {
								instancePath: instancePath + "/places/" + i1,
								schemaPath: "#/definitions/place/required",
								keyword: "required",
								params: { missingProperty: "pattern" },
								schema: schema13.required,
								parentSchema: schema13,
								data: data9
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						for (const key1 in data9) if (!(key1 === "pattern" || key1 === "document" || key1 === "locator")) {
							const err13 = {
								instancePath: instancePath + "/places/" + i1,
								schemaPath: "#/definitions/place/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 },
								schema: false,
								parentSchema: schema13,
								data: data9
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data9.pattern !== void 0) {
							let data10 = data9.pattern;
							if (typeof data10 === "string") {
								if (func3(data10) < 1) {
									const err14 = {
										instancePath: instancePath + "/places/" + i1 + "/pattern",
										schemaPath: "#/definitions/place/properties/pattern/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema13.properties.pattern,
										data: data10
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							} else {
								const err15 = {
									instancePath: instancePath + "/places/" + i1 + "/pattern",
									schemaPath: "#/definitions/place/properties/pattern/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema13.properties.pattern.type,
									parentSchema: schema13.properties.pattern,
									data: data10
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data9.document !== void 0) {
							let data11 = data9.document;
							if (typeof data11 === "string") {
								if (func3(data11) < 1) {
									const err16 = {
										instancePath: instancePath + "/places/" + i1 + "/document",
										schemaPath: "#/definitions/place/properties/document/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema13.properties.document,
										data: data11
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							} else {
								const err17 = {
									instancePath: instancePath + "/places/" + i1 + "/document",
									schemaPath: "#/definitions/place/properties/document/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema13.properties.document.type,
									parentSchema: schema13.properties.document,
									data: data11
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data9.locator !== void 0) {
							let data12 = data9.locator;
							if (typeof data12 === "string") {
								if (func3(data12) < 1) {
									const err18 = {
										instancePath: instancePath + "/places/" + i1 + "/locator",
										schemaPath: "#/definitions/place/properties/locator/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema13.properties.locator,
										data: data12
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
							} else {
								const err19 = {
									instancePath: instancePath + "/places/" + i1 + "/locator",
									schemaPath: "#/definitions/place/properties/locator/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema13.properties.locator.type,
									parentSchema: schema13.properties.locator,
									data: data12
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/places/" + i1,
							schemaPath: "#/definitions/place/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema13.type,
							parentSchema: schema13,
							data: data9
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/places",
					schemaPath: "#/properties/places/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema12.properties.places.type,
					parentSchema: schema12.properties.places,
					data: data8
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data13 = data.documents;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key2 in data13) {
				let data14 = data13[key2];
				if (typeof data14 === "string") {
					if (func3(data14) < 1) {
						const err22 = {
							instancePath: instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/documents/additionalProperties/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							schema: 1,
							parentSchema: schema12.properties.documents.additionalProperties,
							data: data14
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/documents/additionalProperties/type",
						keyword: "type",
						params: { type: "string" },
						schema: schema12.properties.documents.additionalProperties.type,
						parentSchema: schema12.properties.documents.additionalProperties,
						data: data14
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			else {
				const err24 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema12.properties.documents.type,
					parentSchema: schema12.properties.documents,
					data: data13
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.globs !== void 0) {
			let data15 = data.globs;
			if (typeof data15 !== "boolean") {
				const err25 = {
					instancePath: instancePath + "/globs",
					schemaPath: "#/properties/globs/type",
					keyword: "type",
					params: { type: "boolean" },
					schema: schema12.properties.globs.type,
					parentSchema: schema12.properties.globs,
					data: data15
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.below !== void 0) {
			let data16 = data.below;
			if (typeof data16 === "string") {
				if (func3(data16) < 1) {
					const err26 = {
						instancePath: instancePath + "/below",
						schemaPath: "#/properties/below/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.below,
						data: data16
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/below",
					schemaPath: "#/properties/below/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.below.type,
					parentSchema: schema12.properties.below,
					data: data16
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.fileName !== void 0) {
			let data17 = data.fileName;
			if (typeof data17 !== "string") {
				const err28 = {
					instancePath: instancePath + "/fileName",
					schemaPath: "#/properties/fileName/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.fileName.type,
					parentSchema: schema12.properties.fileName,
					data: data17
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.otherwise !== void 0) {
			if (!wrapper0.validate(data.otherwise, {
				instancePath: instancePath + "/otherwise",
				parentData: data,
				parentDataProperty: "otherwise",
				rootData
			})) {
				vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema12.type,
			parentSchema: schema12,
			data
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.format !== void 0) {
			let data0 = data.format;
			if (!(data0 === "json" || data0 === "jsonl" || data0 === "csv" || data0 === "yaml")) {
				const err1 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.format.enum },
					schema: schema11.properties.format.enum,
					parentSchema: schema11.properties.format,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (typeof data1 !== "string") {
				const err2 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.list.type,
					parentSchema: schema11.properties.list,
					data: data1
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.skip !== void 0) {
			let data2 = data.skip;
			if (typeof data2 !== "string") {
				const err3 = {
					instancePath: instancePath + "/skip",
					schemaPath: "#/properties/skip/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.skip.type,
					parentSchema: schema11.properties.skip,
					data: data2
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.optional !== void 0) {
			let data3 = data.optional;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") {
						const err4 = {
							instancePath: instancePath + "/optional/" + i0,
							schemaPath: "#/properties/optional/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.optional.items.type,
							parentSchema: schema11.properties.optional.items,
							data: data4
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/optional",
					schemaPath: "#/properties/optional/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.optional.type,
					parentSchema: schema11.properties.optional,
					data: data3
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data5 = data.id;
			if (typeof data5 !== "string") {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.id.type,
					parentSchema: schema11.properties.id,
					data: data5
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.idPrefix !== void 0) {
			let data6 = data.idPrefix;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) {
					const err7 = {
						instancePath: instancePath + "/idPrefix",
						schemaPath: "#/properties/idPrefix/maxLength",
						keyword: "maxLength",
						params: { limit: 40 },
						schema: 40,
						parentSchema: schema11.properties.idPrefix,
						data: data6
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern0.test(data6)) {
					const err8 = {
						instancePath: instancePath + "/idPrefix",
						schemaPath: "#/properties/idPrefix/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$" },
						schema: "^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$",
						parentSchema: schema11.properties.idPrefix,
						data: data6
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/idPrefix",
					schemaPath: "#/properties/idPrefix/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.idPrefix.type,
					parentSchema: schema11.properties.idPrefix,
					data: data6
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data7 = data.query;
			if (typeof data7 !== "string") {
				const err10 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.query.type,
					parentSchema: schema11.properties.query,
					data: data7
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.queryFrom !== void 0) {
			let data8 = data.queryFrom;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.lastTurnOf === void 0) {
					const err11 = {
						instancePath: instancePath + "/queryFrom",
						schemaPath: "#/properties/queryFrom/required",
						keyword: "required",
						params: { missingProperty: "lastTurnOf" },
						schema: schema11.properties.queryFrom.required,
						parentSchema: schema11.properties.queryFrom,
						data: data8
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				for (const key1 in data8) if (!(key1 === "lastTurnOf" || key1 === "role" || key1 === "content" || key1 === "roles")) {
					const err12 = {
						instancePath: instancePath + "/queryFrom",
						schemaPath: "#/properties/queryFrom/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema11.properties.queryFrom,
						data: data8
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data8.lastTurnOf !== void 0) {
					let data9 = data8.lastTurnOf;
					if (typeof data9 !== "string") {
						const err13 = {
							instancePath: instancePath + "/queryFrom/lastTurnOf",
							schemaPath: "#/properties/queryFrom/properties/lastTurnOf/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.queryFrom.properties.lastTurnOf.type,
							parentSchema: schema11.properties.queryFrom.properties.lastTurnOf,
							data: data9
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data8.role !== void 0) {
					let data10 = data8.role;
					if (typeof data10 !== "string") {
						const err14 = {
							instancePath: instancePath + "/queryFrom/role",
							schemaPath: "#/properties/queryFrom/properties/role/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.queryFrom.properties.role.type,
							parentSchema: schema11.properties.queryFrom.properties.role,
							data: data10
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data8.content !== void 0) {
					let data11 = data8.content;
					if (typeof data11 !== "string") {
						const err15 = {
							instancePath: instancePath + "/queryFrom/content",
							schemaPath: "#/properties/queryFrom/properties/content/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.queryFrom.properties.content.type,
							parentSchema: schema11.properties.queryFrom.properties.content,
							data: data11
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				if (data8.roles !== void 0) {
					let data12 = data8.roles;
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
						let data13 = data12[key2];
						if (!(data13 === "user" || data13 === "assistant" || data13 === "system")) {
							const err16 = {
								instancePath: instancePath + "/queryFrom/roles/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/queryFrom/properties/roles/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.queryFrom.properties.roles.additionalProperties.enum },
								schema: schema11.properties.queryFrom.properties.roles.additionalProperties.enum,
								parentSchema: schema11.properties.queryFrom.properties.roles.additionalProperties,
								data: data13
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					else {
						const err17 = {
							instancePath: instancePath + "/queryFrom/roles",
							schemaPath: "#/properties/queryFrom/properties/roles/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.queryFrom.properties.roles.type,
							parentSchema: schema11.properties.queryFrom.properties.roles,
							data: data12
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/queryFrom",
					schemaPath: "#/properties/queryFrom/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.queryFrom.type,
					parentSchema: schema11.properties.queryFrom,
					data: data8
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data14 = data.expectedAnswer;
			if (typeof data14 !== "string") {
				const err19 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/properties/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.expectedAnswer.type,
					parentSchema: schema11.properties.expectedAnswer,
					data: data14
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.expectedAnswerByKind !== void 0) {
			let data15 = data.expectedAnswerByKind;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
				for (const key3 in data15) if (!(key3 === "answerable" || key3 === "inconclusive" || key3 === "abstention")) {
					const err20 = {
						instancePath: instancePath + "/expectedAnswerByKind",
						schemaPath: "#/properties/expectedAnswerByKind/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						schema: false,
						parentSchema: schema11.properties.expectedAnswerByKind,
						data: data15
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data15.answerable !== void 0) {
					let data16 = data15.answerable;
					if (typeof data16 !== "string") {
						const err21 = {
							instancePath: instancePath + "/expectedAnswerByKind/answerable",
							schemaPath: "#/properties/expectedAnswerByKind/properties/answerable/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.expectedAnswerByKind.properties.answerable.type,
							parentSchema: schema11.properties.expectedAnswerByKind.properties.answerable,
							data: data16
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data15.inconclusive !== void 0) {
					let data17 = data15.inconclusive;
					if (typeof data17 !== "string") {
						const err22 = {
							instancePath: instancePath + "/expectedAnswerByKind/inconclusive",
							schemaPath: "#/properties/expectedAnswerByKind/properties/inconclusive/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.expectedAnswerByKind.properties.inconclusive.type,
							parentSchema: schema11.properties.expectedAnswerByKind.properties.inconclusive,
							data: data17
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data15.abstention !== void 0) {
					let data18 = data15.abstention;
					if (typeof data18 !== "string") {
						const err23 = {
							instancePath: instancePath + "/expectedAnswerByKind/abstention",
							schemaPath: "#/properties/expectedAnswerByKind/properties/abstention/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.expectedAnswerByKind.properties.abstention.type,
							parentSchema: schema11.properties.expectedAnswerByKind.properties.abstention,
							data: data18
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/expectedAnswerByKind",
					schemaPath: "#/properties/expectedAnswerByKind/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.expectedAnswerByKind.type,
					parentSchema: schema11.properties.expectedAnswerByKind,
					data: data15
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data19 = data.kind;
			if (!(data19 === "answerable" || data19 === "inconclusive" || data19 === "abstention")) {
				const err25 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.kind.enum },
					schema: schema11.properties.kind.enum,
					parentSchema: schema11.properties.kind,
					data: data19
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.kindFrom !== void 0) {
			let data20 = data.kindFrom;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.field === void 0) {
					const err26 = {
						instancePath: instancePath + "/kindFrom",
						schemaPath: "#/properties/kindFrom/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.kindFrom.required,
						parentSchema: schema11.properties.kindFrom,
						data: data20
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				for (const key4 in data20) if (!(key4 === "field" || key4 === "values" || key4 === "otherwise")) {
					const err27 = {
						instancePath: instancePath + "/kindFrom",
						schemaPath: "#/properties/kindFrom/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						schema: false,
						parentSchema: schema11.properties.kindFrom,
						data: data20
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (data20.field !== void 0) {
					let data21 = data20.field;
					if (typeof data21 !== "string") {
						const err28 = {
							instancePath: instancePath + "/kindFrom/field",
							schemaPath: "#/properties/kindFrom/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.kindFrom.properties.field.type,
							parentSchema: schema11.properties.kindFrom.properties.field,
							data: data21
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data20.values !== void 0) {
					let data22 = data20.values;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) for (const key5 in data22) {
						let data23 = data22[key5];
						if (!(data23 === "answerable" || data23 === "inconclusive" || data23 === "abstention")) {
							const err29 = {
								instancePath: instancePath + "/kindFrom/values/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/kindFrom/properties/values/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.kindFrom.properties.values.additionalProperties.enum },
								schema: schema11.properties.kindFrom.properties.values.additionalProperties.enum,
								parentSchema: schema11.properties.kindFrom.properties.values.additionalProperties,
								data: data23
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
					else {
						const err30 = {
							instancePath: instancePath + "/kindFrom/values",
							schemaPath: "#/properties/kindFrom/properties/values/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.kindFrom.properties.values.type,
							parentSchema: schema11.properties.kindFrom.properties.values,
							data: data22
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				if (data20.otherwise !== void 0) {
					let data24 = data20.otherwise;
					if (!(data24 === "answerable" || data24 === "inconclusive" || data24 === "abstention")) {
						const err31 = {
							instancePath: instancePath + "/kindFrom/otherwise",
							schemaPath: "#/properties/kindFrom/properties/otherwise/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.kindFrom.properties.otherwise.enum },
							schema: schema11.properties.kindFrom.properties.otherwise.enum,
							parentSchema: schema11.properties.kindFrom.properties.otherwise,
							data: data24
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/kindFrom",
					schemaPath: "#/properties/kindFrom/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.kindFrom.type,
					parentSchema: schema11.properties.kindFrom,
					data: data20
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.because !== void 0) {
			let data25 = data.because;
			if (!(data25 === "not-in-corpus" || data25 === "out-of-scope" || data25 === "not-permitted" || data25 === "ambiguous")) {
				const err33 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.because.enum },
					schema: schema11.properties.because.enum,
					parentSchema: schema11.properties.because,
					data: data25
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.becauseFrom !== void 0) {
			let data26 = data.becauseFrom;
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.field === void 0) {
					const err34 = {
						instancePath: instancePath + "/becauseFrom",
						schemaPath: "#/properties/becauseFrom/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.becauseFrom.required,
						parentSchema: schema11.properties.becauseFrom,
						data: data26
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				for (const key6 in data26) if (!(key6 === "field" || key6 === "values")) {
					const err35 = {
						instancePath: instancePath + "/becauseFrom",
						schemaPath: "#/properties/becauseFrom/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key6 },
						schema: false,
						parentSchema: schema11.properties.becauseFrom,
						data: data26
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
				if (data26.field !== void 0) {
					let data27 = data26.field;
					if (typeof data27 !== "string") {
						const err36 = {
							instancePath: instancePath + "/becauseFrom/field",
							schemaPath: "#/properties/becauseFrom/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.becauseFrom.properties.field.type,
							parentSchema: schema11.properties.becauseFrom.properties.field,
							data: data27
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data26.values !== void 0) {
					let data28 = data26.values;
					if (data28 && typeof data28 == "object" && !Array.isArray(data28)) for (const key7 in data28) {
						let data29 = data28[key7];
						if (!(data29 === "not-in-corpus" || data29 === "out-of-scope" || data29 === "not-permitted" || data29 === "ambiguous")) {
							const err37 = {
								instancePath: instancePath + "/becauseFrom/values/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/becauseFrom/properties/values/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.becauseFrom.properties.values.additionalProperties.enum },
								schema: schema11.properties.becauseFrom.properties.values.additionalProperties.enum,
								parentSchema: schema11.properties.becauseFrom.properties.values.additionalProperties,
								data: data29
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
					else {
						const err38 = {
							instancePath: instancePath + "/becauseFrom/values",
							schemaPath: "#/properties/becauseFrom/properties/values/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.becauseFrom.properties.values.type,
							parentSchema: schema11.properties.becauseFrom.properties.values,
							data: data28
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/becauseFrom",
					schemaPath: "#/properties/becauseFrom/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.becauseFrom.type,
					parentSchema: schema11.properties.becauseFrom,
					data: data26
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			let data30 = data.acceptedAnswers;
			if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
				if (data30.field === void 0) {
					const err40 = {
						instancePath: instancePath + "/acceptedAnswers",
						schemaPath: "#/properties/acceptedAnswers/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.acceptedAnswers.required,
						parentSchema: schema11.properties.acceptedAnswers,
						data: data30
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				for (const key8 in data30) if (!(key8 === "field" || key8 === "separator")) {
					const err41 = {
						instancePath: instancePath + "/acceptedAnswers",
						schemaPath: "#/properties/acceptedAnswers/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 },
						schema: false,
						parentSchema: schema11.properties.acceptedAnswers,
						data: data30
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (data30.field !== void 0) {
					let data31 = data30.field;
					if (typeof data31 !== "string") {
						const err42 = {
							instancePath: instancePath + "/acceptedAnswers/field",
							schemaPath: "#/properties/acceptedAnswers/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.acceptedAnswers.properties.field.type,
							parentSchema: schema11.properties.acceptedAnswers.properties.field,
							data: data31
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
				if (data30.separator !== void 0) {
					let data32 = data30.separator;
					if (typeof data32 === "string") {
						if (func3(data32) < 1) {
							const err43 = {
								instancePath: instancePath + "/acceptedAnswers/separator",
								schemaPath: "#/properties/acceptedAnswers/properties/separator/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.acceptedAnswers.properties.separator,
								data: data32
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					} else {
						const err44 = {
							instancePath: instancePath + "/acceptedAnswers/separator",
							schemaPath: "#/properties/acceptedAnswers/properties/separator/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.acceptedAnswers.properties.separator.type,
							parentSchema: schema11.properties.acceptedAnswers.properties.separator,
							data: data32
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/acceptedAnswers",
					schemaPath: "#/properties/acceptedAnswers/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.acceptedAnswers.type,
					parentSchema: schema11.properties.acceptedAnswers,
					data: data30
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate11(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			let data34 = data.conversation;
			if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
				if (data34.field === void 0) {
					const err46 = {
						instancePath: instancePath + "/conversation",
						schemaPath: "#/properties/conversation/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.conversation.required,
						parentSchema: schema11.properties.conversation,
						data: data34
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				for (const key9 in data34) if (!(key9 === "field" || key9 === "role" || key9 === "content" || key9 === "roles")) {
					const err47 = {
						instancePath: instancePath + "/conversation",
						schemaPath: "#/properties/conversation/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key9 },
						schema: false,
						parentSchema: schema11.properties.conversation,
						data: data34
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (data34.field !== void 0) {
					let data35 = data34.field;
					if (typeof data35 !== "string") {
						const err48 = {
							instancePath: instancePath + "/conversation/field",
							schemaPath: "#/properties/conversation/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.conversation.properties.field.type,
							parentSchema: schema11.properties.conversation.properties.field,
							data: data35
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
				if (data34.role !== void 0) {
					let data36 = data34.role;
					if (typeof data36 !== "string") {
						const err49 = {
							instancePath: instancePath + "/conversation/role",
							schemaPath: "#/properties/conversation/properties/role/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.conversation.properties.role.type,
							parentSchema: schema11.properties.conversation.properties.role,
							data: data36
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
				if (data34.content !== void 0) {
					let data37 = data34.content;
					if (typeof data37 !== "string") {
						const err50 = {
							instancePath: instancePath + "/conversation/content",
							schemaPath: "#/properties/conversation/properties/content/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.conversation.properties.content.type,
							parentSchema: schema11.properties.conversation.properties.content,
							data: data37
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
				if (data34.roles !== void 0) {
					let data38 = data34.roles;
					if (data38 && typeof data38 == "object" && !Array.isArray(data38)) for (const key10 in data38) {
						let data39 = data38[key10];
						if (!(data39 === "user" || data39 === "assistant" || data39 === "system")) {
							const err51 = {
								instancePath: instancePath + "/conversation/roles/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/conversation/properties/roles/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.conversation.properties.roles.additionalProperties.enum },
								schema: schema11.properties.conversation.properties.roles.additionalProperties.enum,
								parentSchema: schema11.properties.conversation.properties.roles.additionalProperties,
								data: data39
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					else {
						const err52 = {
							instancePath: instancePath + "/conversation/roles",
							schemaPath: "#/properties/conversation/properties/roles/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.conversation.properties.roles.type,
							parentSchema: schema11.properties.conversation.properties.roles,
							data: data38
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
			} else {
				const err53 = {
					instancePath: instancePath + "/conversation",
					schemaPath: "#/properties/conversation/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.conversation.type,
					parentSchema: schema11.properties.conversation,
					data: data34
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data40 = data.tags;
			if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
				if (data40.field === void 0) {
					const err54 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.tags.required,
						parentSchema: schema11.properties.tags,
						data: data40
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				for (const key11 in data40) if (!(key11 === "field" || key11 === "separator")) {
					const err55 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key11 },
						schema: false,
						parentSchema: schema11.properties.tags,
						data: data40
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
				if (data40.field !== void 0) {
					let data41 = data40.field;
					if (typeof data41 !== "string") {
						const err56 = {
							instancePath: instancePath + "/tags/field",
							schemaPath: "#/properties/tags/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.tags.properties.field.type,
							parentSchema: schema11.properties.tags.properties.field,
							data: data41
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data40.separator !== void 0) {
					let data42 = data40.separator;
					if (typeof data42 === "string") {
						if (func3(data42) < 1) {
							const err57 = {
								instancePath: instancePath + "/tags/separator",
								schemaPath: "#/properties/tags/properties/separator/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.tags.properties.separator,
								data: data42
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
					} else {
						const err58 = {
							instancePath: instancePath + "/tags/separator",
							schemaPath: "#/properties/tags/properties/separator/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.tags.properties.separator.type,
							parentSchema: schema11.properties.tags.properties.separator,
							data: data42
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
			} else {
				const err59 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/properties/tags/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.tags.type,
					parentSchema: schema11.properties.tags,
					data: data40
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data43 = data.notes;
			if (typeof data43 !== "string") {
				const err60 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/properties/notes/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.notes.type,
					parentSchema: schema11.properties.notes,
					data: data43
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
		}
	} else {
		const err61 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err61];
		else vErrors.push(err61);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
// src/importing/choice-map.ts
function kindChoice({ kind, kindFrom }, report) {
	const choice = choiceOf("kind", {
		always: kind,
		from: kindFrom
	}, report);
	if (choice === void 0) report([], "Nothing tells the kind of the records.", `Add "kind: answerable" where every record has an answer, or "kindFrom" where a field tells.`);
	return choice ?? { always: "answerable" };
}
function reasonChoice({ because, becauseFrom }, report) {
	return choiceOf("because", {
		always: because,
		from: becauseFrom
	}, report);
}
function choiceOf(name, said, report) {
	const { always, from } = said;
	if (always !== void 0 && from !== void 0) {
		const message = `"${name}" and "${name}From" both tell the same thing.`;
		report([name], message, `Keep "${name}" for one value, or "${name}From" to read a field.`);
	}
	if (from !== void 0) return {
		field: from.field,
		values: from.values,
		otherwise: from.otherwise
	};
	return always === void 0 ? void 0 : { always };
}
// src/importing/mapping-pattern.ts
function patternAt(source, { path, report }) {
	try {
		return textPattern(source);
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		report(path, error.message, "Name each part once, in braces, with text between two names.");
		return;
	}
}
// src/importing/places-mapping.ts
function placesOf(given, path, report) {
	const { places, documents = {}, globs = false, below, chunk } = given;
	if (places === void 0) {
		for (const name of [
			"documents",
			"globs",
			"below",
			"fileName"
		]) {
			if (given[name] === void 0) continue;
			const message = `"${name}" says something of places, and "places" is missing.`;
			report([...path, name], message, "Add \"places\", such as [{pattern: \"{document}\"}].");
		}
		return;
	}
	if (chunk !== void 0) {
		const message = "With \"places\" no chunk id is read, so \"chunk\" says nothing.";
		report([...path, "chunk"], message, "Remove \"chunk\", or \"places\".");
	}
	const told = fileName(given.fileName, path, report);
	return {
		forms: places.flatMap((place, index) => {
			const at = [
				...path,
				"places",
				index
			];
			return placeForm(place, told?.pattern.names ?? [], {
				path: at,
				report
			}) ?? [];
		}),
		documents,
		globs,
		below,
		fileName: told
	};
}
function fileName(source, path, report) {
	if (source === void 0) return void 0;
	const pattern = patternAt(source, {
		path: [...path, "fileName"],
		report
	});
	return pattern === void 0 ? void 0 : {
		source,
		pattern
	};
}
function placeForm({ pattern: source, document: documentSource = "{document}", locator: locatorSource }, told, { path, report }) {
	const at = (name) => ({
		path: [...path, name],
		report
	});
	const normal = normaliseWhiteSpace(source);
	const pattern = patternAt(normal, at("pattern"));
	const folded = pattern === void 0 ? void 0 : patternAt(foldPattern(normal), at("pattern"));
	const document = patternAt(documentSource, at("document"));
	const locator = locatorSource === void 0 ? void 0 : patternAt(locatorSource, at("locator"));
	if (pattern === void 0 || folded === void 0 || document === void 0) return void 0;
	for (const [name, part] of [["document", document], ["locator", locator]]) {
		const missing = part?.names.filter((one) => !pattern.names.includes(one) && !told.includes(one));
		if (missing === void 0 || missing.length === 0) continue;
		report(path, `The ${name} of a place is made of {${missing.join("}, {")}}, which neither its pattern nor "fileName" has.`, `Name that part in the pattern, or say under "${name}" how it is made.`);
	}
	return {
		source,
		pattern,
		folded,
		document,
		locator
	};
}
function foldPattern(source) {
	return source.split(/(\{[^}]*\})/).map((part, index) => index % 2 === 1 ? part : part.toLowerCase()).join("");
}
// src/importing/evidence-mapping.ts
function evidenceMapping(given, path, report) {
	const source = sourceOf(given, path, report);
	const places = placesOf(given, path, report);
	const { otherwise } = given;
	const next = otherwise === void 0 ? void 0 : evidenceMapping(otherwise, [...path, "otherwise"], report);
	if (source === void 0) return void 0;
	return {
		...source,
		...places === void 0 ? {} : { places },
		...next === void 0 ? {} : { otherwise: next }
	};
}
function* fieldsOfEvidence({ field, fields, citedIn, otherwise }, path) {
	if (field !== void 0) yield {
		field,
		path: [...path, "field"]
	};
	for (const [index, one] of (fields ?? []).entries()) yield {
		field: one,
		path: [
			...path,
			"fields",
			index
		],
		mayBeAbsent: true
	};
	if (citedIn !== void 0) yield {
		field: citedIn,
		path: [...path, "citedIn"]
	};
	if (otherwise !== void 0) yield* fieldsOfEvidence(otherwise, [...path, "otherwise"]);
}
function sourceOf(given, path, report) {
	const { field, fields, separator, citedIn, pattern, line } = given;
	const cut = separator === void 0 ? {} : { separator };
	switch (partsSaid(given)) {
		case "field":
			if (field !== void 0) return {
				field,
				...cut
			};
			break;
		case "fields":
			if (fields !== void 0) return {
				fields,
				...cut
			};
			break;
		case "citedIn line":
			if (citedIn === void 0 || line === void 0) break;
			return citingLines({
				citedIn,
				line,
				...cut
			}, path, report);
		case "citedIn pattern":
			if (citedIn === void 0 || pattern === void 0 || separator !== void 0) break;
			return citations(given, {
				citedIn,
				pattern
			}, {
				path,
				report
			});
	}
	report(path, `"${path.at(-1) ?? ""}" does not tell where a record names its evidence.`, `Write {field: …} where a field holds chunk ids, or {citedIn: …, pattern: "[{chunk}]"} where a text cites them.`);
}
function partsSaid(given) {
	const said = [
		"field",
		"fields",
		"citedIn",
		"line",
		"pattern"
	].filter((name) => given[name] !== void 0);
	const isStray = given.chunk !== void 0 && !said.includes("pattern");
	return [...said, ...isStray ? ["chunk"] : []].join(" ");
}
function citations({ chunk, places }, { citedIn, pattern: source }, { path, report }) {
	const at = {
		path: [...path, "pattern"],
		report
	};
	const pattern = patternAt(source, at);
	const cited = places === void 0 ? "{chunk}" : `{${pattern?.names[0] ?? "source"}}`;
	const id = patternAt(chunk ?? cited, {
		path: [...path, "chunk"],
		report
	});
	if (pattern === void 0 || id === void 0) return void 0;
	if (places !== void 0 && pattern.names.length !== 1) {
		report(at.path, "With \"places\" a citation is one text, and this pattern has not one name.", "Write one name in braces, such as \"[{source}]\".");
		return;
	}
	return namesFit(pattern, id, at) ? {
		citedIn,
		pattern,
		chunk: id
	} : void 0;
}
function citingLines(given, path, report) {
	const at = {
		path: [...path, "line"],
		report
	};
	const line = patternAt(given.line, at);
	if (line === void 0) return void 0;
	if (line.names.length === 1 && given.line !== `{${line.names[0] ?? ""}}`) return {
		...given,
		line
	};
	report(at.path, "The line does not tell its sources from the text around them.", "Write one name in braces and the text around it, such as \"SOURCES: {sources}\".");
}
function namesFit(citation, id, { path, report }) {
	if (!citation.bounded) {
		report(path, `The pattern starts or ends with a name, so nothing tells where a citation starts or ends.`, "Write the text around it as well, such as \"[{chunk}]\".");
		return false;
	}
	const missing = id.names.filter((name) => !citation.names.includes(name));
	if (missing.length === 0 && id.names.length > 0) return true;
	report(path, missing.length === 0 ? "The chunk's id has no name in braces, so every citation would be the same chunk." : `The pattern has no {${missing.join("}, {")}}, of which the chunk's id is made.`, "Write \"{chunk}\" where the chunk's id stands, or say under \"chunk\" how it is made.");
	return false;
}
// src/importing/import-map.ts
async function readImportMap(tree, file) {
	const { value, located, defects } = await readYaml(tree, file, {
		max: limits.policy,
		matches: importMapShape
	});
	if (value === void 0 || located === void 0) return {
		mapping: void 0,
		defects
	};
	const map = assembled(value, located);
	return map.defects.length > 0 ? {
		mapping: void 0,
		defects: map.defects.toSorted(byPlace)
	} : {
		mapping: map.mapping,
		defects: []
	};
}
function absentFields({ named }, records) {
	const absent = named.filter(({ field, mayBeAbsent }) => mayBeAbsent !== true && !isThere(field, records));
	if (records.length === 0 || absent.length === 0) return [];
	const has = [...new Set(records.flatMap(({ fields }) => Object.keys(fields)))].map((name) => `"${name}"`).join(", ");
	return absent.map(({ field, at }) => ({
		at,
		message: `No record has a field "${field}"; the records have ${has}.`
	}));
}
function unreadFields({ named }, records) {
	if (records.length === 0) return [];
	const fields = named.filter(({ field, mayBeAbsent }) => {
		return mayBeAbsent === true && !isThere(field, records);
	});
	return [...new Set(fields.map(({ field }) => field))];
}
function isThere(name, records) {
	return records.some(({ fields }) => hasField(fields, name));
}
function byPlace(a, b) {
	return a.at.line - b.at.line || a.at.column - b.at.column;
}
function assembled(map, yaml) {
	const defects = [];
	const defect = (path, message, fix) => {
		defects.push({
			rule: "file/off-schema",
			message,
			at: yaml.locate(path),
			fix
		});
	};
	const named = pathsOfFields(map);
	checkQuestion(map, defect);
	checkOptional(map, named.map(({ field }) => field), defect);
	return {
		mapping: {
			format: map.format,
			list: map.list,
			id: map.id,
			idPrefix: map.idPrefix ?? "",
			skip: map.skip,
			query: map.query,
			queryFrom: map.queryFrom,
			expectedAnswer: map.expectedAnswer,
			expectedAnswerByKind: map.expectedAnswerByKind,
			kind: kindChoice(map, defect),
			because: reasonChoice(map, defect),
			acceptedAnswers: map.acceptedAnswers,
			evidence: map.evidence && evidenceMapping(map.evidence, ["evidence"], defect),
			conversation: map.conversation,
			tags: map.tags,
			notes: map.notes,
			named: named.map(({ path, ...one }) => ({
				...one,
				at: yaml.locate(path)
			}))
		},
		defects
	};
}
function pathsOfFields(map) {
	const fields = [];
	const add = (field, path) => {
		if (field !== void 0) fields.push({
			field,
			path
		});
	};
	for (const name of [
		"id",
		"query",
		"expectedAnswer",
		"notes"
	]) add(map[name], [name]);
	const { kindFrom } = map;
	if (kindFrom !== void 0) {
		const mayBeAbsent = kindFrom.otherwise === void 0 ? {} : { mayBeAbsent: true };
		fields.push({
			field: kindFrom.field,
			path: ["kindFrom", "field"],
			...mayBeAbsent
		});
	}
	for (const name of [
		"becauseFrom",
		"acceptedAnswers",
		"conversation",
		"tags"
	]) add(map[name]?.field, [name, "field"]);
	if (map.evidence !== void 0) fields.push(...fieldsOfEvidence(map.evidence, ["evidence"]));
	for (const { field, path } of questionFields(map)) add(field, path);
	const { optional = [] } = map;
	return fields.map((one) => optional.includes(one.field) ? {
		...one,
		mayBeAbsent: true
	} : one);
}
// src/importing/document-names.ts
const longestName = 1e3;
function documentFinder({ documents: given, globs }, { revision, documents }, nearest) {
	const called = byName(Object.entries(given));
	const ids = byName([...documents.keys()].map((id) => [id, id]));
	const titles = byName([...documents.values()].map(({ id, title }) => [title ?? "", id]));
	const names = [...Object.keys(given), ...documents.keys()];
	const missing = (text, target, reference) => {
		const isCalled = text !== target;
		const near = nearest(target, isCalled ? documents.keys() : names);
		if (text === reference && !isCalled) return { why: `is no document of corpus revision "${revision.id}"${near}` };
		return { why: `names ${isCalled ? `${quoted(text)}, which the mapping says is ` : ""}document ${quoted(target)}, which corpus revision "${revision.id}" does not have${near}` };
	};
	const fitting = (glob) => {
		const exact = [...documents.keys()].filter((id) => fitsGlob(glob, id));
		if (exact.length > 0) return exact;
		const folded = glob.toLowerCase();
		return [...documents.keys()].filter((id) => fitsGlob(folded, id.toLowerCase()));
	};
	return (text, reference) => {
		if (text.length > longestName) return { why: `is longer than ${longestName} characters, which no document's name is` };
		const targets = called(text);
		if (targets.length > 1) return ambiguous(targets);
		const target = targets[0] ?? text;
		const found = [ids(target), titles(target)].find(({ length }) => length > 0) ?? [];
		if (found.length > 1) return ambiguous(found);
		if (found.length === 1) return { documents: found };
		if (!globs || !target.includes("*")) return missing(text, target, reference);
		const all = fitting(target);
		if (all.length > 0) return { documents: all };
		const near = nearest(target.replaceAll("*", ""), documents.keys());
		return { why: `fits no document of corpus revision "${revision.id}"${near}` };
	};
}
function ambiguous(documents) {
	return { why: `may mean document ${listed(documents.toSorted(byUtf8).map(quoted), "or")}: say under "documents" of the mapping which it is` };
}
function byName(entries) {
	const exact = /* @__PURE__ */ new Map();
	const folded = /* @__PURE__ */ new Map();
	for (const [name, value] of entries) {
		const normal = normaliseWhiteSpace(name);
		if (normal === "") continue;
		add(exact, normal, value);
		add(folded, normal.toLowerCase(), value);
	}
	return (name) => {
		const normal = normaliseWhiteSpace(name);
		return [...exact.get(normal) ?? folded.get(normal.toLowerCase()) ?? []];
	};
}
function add(map, key, value) {
	const values = map.get(key);
	if (values === void 0) map.set(key, /* @__PURE__ */ new Set([value]));
	else values.add(value);
}
// src/importing/locators.ts
function locatorFinder(source) {
	const known = /* @__PURE__ */ new Map();
	return (document) => {
		const located = known.get(document) ?? locatedChunks(source.chunksOf(document));
		known.set(document, located);
		return located;
	};
}
function locatedChunks(chunks) {
	return chunks.flatMap((chunk) => {
		const exact = normaliseWhiteSpace(chunk.locator ?? "");
		return exact === "" ? [] : [{
			chunk,
			exact,
			folded: exact.toLowerCase()
		}];
	});
}
// src/importing/place-resolver.ts
const mostAtOnePlace = 100;
const mostAdvice = 500;
function placeResolver(places, source, table) {
	const told = toldByName(places, table);
	if ("why" in told) return () => told;
	const nearest = nearestTeller(mostAdvice);
	const lookup = {
		find: documentFinder(places, source, nearest),
		locators: locatorFinder(source),
		below: places.below,
		nearest
	};
	return (reference) => {
		const text = normaliseWhiteSpace(reference);
		const attempts = [];
		for (const form of places.forms) {
			const captures = capturesOf(form, text);
			if (captures === void 0) continue;
			const attempt = lookUp({
				form,
				parts: {
					...told.captures,
					...captures
				},
				text
			}, lookup);
			if (!("why" in attempt.resolved)) return attempt.resolved;
			attempts.push(attempt);
		}
		return (attempts.find(({ knowsDocument }) => knowsDocument) ?? attempts[0])?.resolved ?? { why: fitsNone(places) };
	};
}
function toldByName({ fileName }, table) {
	const captures = fileName === void 0 ? {} : fileName.pattern.match(table);
	if (captures !== void 0) return { captures };
	return { why: `cannot be looked up: the table's name ${quoted(table)} does not fit ${quoted(fileName?.source ?? "")}` };
}
function capturesOf({ pattern, folded }, text) {
	const captures = pattern.match(text) ?? folded.match(text.toLowerCase());
	if (captures === void 0) return void 0;
	return Object.fromEntries(Object.entries(captures).map(([name, part]) => [name, part.trim()]));
}
function lookUp({ form, parts, text }, lookup) {
	const name = form.document.fill(parts);
	const locator = form.locator?.fill(parts);
	if (name === void 0 || form.locator !== void 0 && locator === void 0) return {
		resolved: { why: "leaves a part of its place blank" },
		knowsDocument: false
	};
	const found = lookup.find(name, text);
	if ("why" in found) return {
		resolved: found,
		knowsDocument: false
	};
	const { documents } = found;
	return {
		resolved: locator === void 0 ? atMost(documents, "document") : chunksAt(documents, locator, lookup),
		knowsDocument: true
	};
}
function atMost(documents, noun) {
	return documents.length <= mostAtOnePlace ? { documents } : tooMany(documents.length, noun);
}
function tooMany(count, noun) {
	return { why: `stands for ${counted(count, noun)}, and more than ${mostAtOnePlace} are no evidence that a person could judge` };
}
function chunksAt(documents, locator, { locators, below, nearest }) {
	const all = documents.flatMap((document) => locators(document));
	const wanted = normaliseWhiteSpace(locator);
	const spelt = all.filter(({ exact }) => covers(wanted, exact, below));
	const found = spelt.length > 0 ? spelt : all.filter(({ folded }) => {
		return covers(wanted.toLowerCase(), folded, below?.toLowerCase());
	});
	if (found.length > mostAtOnePlace) return tooMany(found.length, "chunk");
	if (found.length > 0) return { chunks: found.map(({ chunk }) => chunk) };
	return { why: noSuchPlace({
		documents,
		locator,
		all
	}, nearest) };
}
function covers(wanted, locator, below) {
	return locator === wanted || below !== void 0 && locator.startsWith(wanted + below);
}
function noSuchPlace({ documents, locator, all }, nearest) {
	const [only, ...more] = documents;
	const where = only === void 0 || more.length > 0 ? `none of the ${documents.length} documents that it names has` : `document ${quoted(only)} does not have`;
	const known = new Set(all.map(({ exact }) => exact));
	const [example] = known;
	const start = `names place ${quoted(locator)}, which ${where}`;
	if (example === void 0) return `${start}: its chunks have no locators`;
	return start + (nearest(locator, known) || `; a place there is called ${quoted(example)}`);
}
function fitsNone({ forms }) {
	const sources = forms.map(({ source }) => quoted(source));
	if (sources.length === 1) return `does not fit the pattern ${listed(sources)}`;
	return `fits none of the patterns ${listed(sources, "and")}`;
}
// src/importing/evidence-reader.ts
function evidenceReader(mapping, source, table) {
	if (mapping === void 0) return void 0;
	const { places, otherwise } = mapping;
	return {
		mapping,
		resolve: once(places === void 0 ? chunkById(source) : placeResolver(places, source, table)),
		otherwise: evidenceReader(otherwise, source, table)
	};
}
function chunkById(source) {
	return (id) => {
		const chunk = chunkOf(source, id);
		if (chunk !== void 0) return { chunks: [chunk] };
		return { why: `is not in corpus revision "${source.revision.id}"` };
	};
}
function once(resolve) {
	const known = /* @__PURE__ */ new Map();
	return (reference) => {
		const resolved = known.get(reference) ?? resolve(reference);
		known.set(reference, resolved);
		return resolved;
	};
}
// src/importing/table-entries.ts
function tableEntries(file, records, { mapping, source }) {
	const reading = evidenceReader(mapping.evidence, source, file.name);
	return records.map((record) => ({
		at: {
			file: file.given,
			number: record.number,
			line: record.line
		},
		file,
		read: importedCase(record, mapping, {
			source,
			reading
		})
	}));
}
// scripts/import-table.ts
function importTableCommand(io, finish) {
	return withImportOptions(new Command("table").description("Turn each record of tables (JSON, JSON Lines, CSV or YAML lists) into a candidate.").argument("<file...>", "the tables; one mapping reads them all").requiredOption("--map <file>", "which field of the table is which part of a case").addOption(new Option("--format <format>", "the form of the table (default: by its name)").choices(recordFormats))).addHelpText("after", example$1).action(async (files, options) => {
		finish(await runImportTable(io, files, options));
	});
}
const example$1 = `
Examples:
  touchstone import table questions.jsonl --map questions.map.yaml --into benefits

  with this in questions.map.yaml:
    query: question
    expectedAnswer: answer
    kind: answerable
    evidence: {field: chunk_ids}

  and where the table says "handbook p. 12" instead of a chunk's id:
    evidence:
      field: Source
      places: [{pattern: "{document} p.{page}", locator: "{page}"}]
      documents: {handbook: employee-handbook.pdf}

  touchstone import table chats/*.yaml --map chats.map.yaml --incomplete
      a question may also be the last turn of a conversation: queryFrom: {lastTurnOf: messages}

A CSV is parted by commas, semicolons or tabs, as spreadsheets write it, and is UTF-8.
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;
async function runImportTable(io, names, options) {
	const mapping = await mappingFrom(io, options.map);
	if (mapping === void 0) return 2;
	const tables = await tablesFrom(io, names, {
		format: options.format ?? mapping.format,
		list: mapping.list
	});
	const records = tables.flatMap(({ reading }) => reading.records);
	assertFieldsExist(options.map, absentFields(mapping, records));
	return await runImport(io, {
		format: "table",
		noun: "table",
		idPrefix: mapping.idPrefix,
		files: tables.map(({ file }) => file),
		unread: unreadFields(mapping, records),
		read: (source) => ({
			entries: tables.flatMap(({ file, reading }) => tableEntries(file, reading.records, {
				mapping,
				source
			})),
			problems: tables.flatMap(({ file: { given }, reading }) => reading.problems.map(({ message, line }) => ({
				at: {
					file: given,
					line
				},
				message
			}))),
			losses: []
		})
	}, options);
}
async function tablesFrom(io, names, form) {
	const paths = names.map((name) => resolve(io.cwd, name));
	const twice = names.find((_, index) => paths.indexOf(paths[index] ?? "") < index);
	if (twice !== void 0) throw new UsageError(`"${terminalText(twice)}" is named twice: name each table once.`);
	const tables = [];
	for (const name of names) {
		const file = await sourceFile(io, name);
		tables.push({
			file,
			reading: inputRecords(name, file.bytes, form)
		});
	}
	return tables;
}
function assertFieldsExist(map, absent) {
	if (absent.length === 0) return;
	const lines = absent.map(({ at, message }) => `${map}:${at.line}:${at.column} ${message}`);
	throw new UsageError(`${lines.map(terminalText).join("\n")}\nThe mapping does not fit the table, so nothing was imported. A field that tables may lack is listed under "optional".`);
}
async function mappingFrom(io, file) {
	await inputBytes(io.cwd, file);
	const full = resolve(io.cwd, file);
	const { mapping, defects } = await readImportMap(workingTree(dirname(full)), basename(full));
	if (mapping === void 0) io.err(defectReport(defects, {
		style: io.style,
		place: () => relative(io.cwd, full)
	}));
	return mapping;
}
// scripts/import.ts
function importCommand(io, finish) {
	const command = new Command("import").description("Turn questions and answers you already hold into candidates.").addCommand(importTableCommand(io, finish)).addHelpText("after", example);
	for (const format of caseFormats) command.addCommand(importFormatCommand(format, io, finish));
	return command;
}
const example = `
Examples:
  touchstone import table questions.jsonl --map questions.map.yaml
  touchstone import squad2 dev-v2.0.json --into squad

Each command explains itself: touchstone import <command> --help`;
export { importCommand };
