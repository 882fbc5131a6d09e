import { ChangedMeanwhileError, UsageError, casesFolder, clipped, idInName, isAltered, isBlank, isInCases, isYamlName, loadDataset, pathInSet, readCase, readTexts, setFolder, setFolderOf, startOf, terminalText, textFilesOf, unfitCharacter, workingTree, writeInstead } from "./core.js";
import { gitUserName, writeFiles } from "./shared-git.js";
import { chunkWithMarks, proposalLines } from "./shared-report.js";
import { evidenceSearch, evidenceSource, planFill, proposals, readCondition } from "./shared-authoring.js";
import { binaryForm, formatOf, readRecords } from "./shared-load.js";
import { isDeepStrictEqual } from "node:util";
import { readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
// scripts/parts/input-file.ts
const largest = 5e8;
async function inputBytes(cwd, name) {
	const path = resolve(cwd, name);
	const shown = `"${terminalText(name)}"`;
	try {
		if ((await stat(path)).size <= largest) return await readFile(path);
	} catch (cause) {
		throw new UsageError(`${shown} is not a file that can be opened.`, { cause });
	}
	throw new UsageError(`${shown} is larger than 500 MB. Cut it into several files: a snapshot takes them together, an import one after another.`);
}
function inputRecords(name, bytes, { format, list }) {
	const form = format ?? formatOf(name);
	if (form !== void 0) return readRecords(bytes, form, list);
	const binary = binaryForm(bytes);
	if (binary !== void 0) throw new UsageError(`"${terminalText(name)}": ${binary.message}`);
	throw new UsageError(`The name "${terminalText(name)}" does not tell what form the file has: give it the ending .json, .jsonl, .csv, .tsv or .yaml, or say it with --format.`);
}
// scripts/parts/repeated.ts
function repeated(given, before = []) {
	return [...before, given];
}
// scripts/parts/fit-text.ts
function assertFit(texts) {
	for (const [flag, given = []] of Object.entries(texts)) for (const text of typeof given === "string" ? [given] : given) {
		if (isBlank(text)) throw new UsageError(`--${flag} is blank.`);
		const unfit = unfitCharacter(text);
		if (unfit !== void 0) throw new UsageError(`--${flag} holds ${unfit.name}, which ${unfit.does}. Write it without.`);
	}
}
// scripts/parts/condition-words.ts
const conditionsHelp = `Conditions, all of which a case has to meet:
  FIELD=VALUE     the field, or an entry of its list, is VALUE; "*" stands for anything, FIELD= for no value
  FIELD!=VALUE    it is not
  FIELD~WORDS     it holds each of the words, in small letters or capitals
A field is one of a case, such as kind, split, tag, origin.kind or document; status is pending, approved, rejected or
retired.`;
function conditionsOf(where) {
	return where.map((words) => understood(readCondition(words)));
}
function understood(read) {
	if ("misread" in read) throw new UsageError(terminalText(read.misread));
	return read;
}
// scripts/parts/raw-text.ts
async function rawText(file) {
	return new TextDecoder("utf-8", {
		fatal: true,
		ignoreBOM: true
	}).decode(await readFile(file));
}
function saysStill(file, text) {
	const now = readCase(file.path, text.replace(/^\ufeff/, "")).file;
	return isDeepStrictEqual(now?.case, file.case);
}
function changedMeanwhile({ path }) {
	return {
		message: "The file changed while it was being read.",
		at: startOf(path),
		fix: "Run the command again: it reads the file as it is now."
	};
}
async function replaceTexts(folder, files) {
	try {
		const asRead = new Map(files.map(({ path, before }) => [path, before]));
		await writeFiles(folder, files.map(({ path, after }) => [path, after]), asRead);
		return [];
	} catch (error) {
		if (!(error instanceof ChangedMeanwhileError)) throw error;
		return error.paths.map((path) => changedMeanwhile({ path }));
	}
}
async function changedSince(folder, files) {
	const problems = [];
	for (const file of files) if (await rawText(join(folder, file.path)).catch(() => void 0) !== file.before) problems.push(changedMeanwhile(file));
	return problems;
}
// scripts/parts/output-file.ts
async function assertWritable(cwd, name, option) {
	const path = resolve(cwd, name);
	const folder = await stat(dirname(path)).catch(() => void 0);
	const there = await stat(path).catch(() => void 0);
	if (folder?.isDirectory() !== true || there !== void 0 && !there.isFile()) throw new UsageError(`"${terminalText(name)}" cannot be written: give ${option} a file in a folder that is there.`);
}
// scripts/parts/author.ts
async function givenAuthor(io, folder, given) {
	if (given === void 0) return await gitUserName(folder, io.environment);
	if (isBlank(given)) throw new UsageError("--author is blank; write the name of a person.");
	return given;
}
function noAuthor([first = "", ...others]) {
	return `${others.length === 0 ? `"${terminalText(first)}" does not say who wrote it` : `"${terminalText(first)}" and ${others.length} more do not say who wrote them`}, and Git has no user.name here.\nGive --author NAME, or set the name once: git config user.name NAME`;
}
async function askChunks(io, dialogue, asking) {
	const listing = new Listing(io, asking);
	listing.show(asking.first, asking.query);
	const wayOut = () => typing(asking, listing.isEmpty);
	io.out(`\n${wayOut()}\n`);
	for (;;) {
		const line = await dialogue.text("Which");
		if (line === void 0) return "quit";
		if (line === "s") return "skip";
		const numbers = numbersIn(line);
		if (line.startsWith("/")) listing.search(line);
		else if (/^t\s*\d+$/.test(line)) listing.text(Number(line.slice(1)));
		else if (numbers === void 0) io.out(`${wayOut()}\n`);
		else {
			const chosen = listing.chunks(numbers);
			if (chosen !== void 0) return chosen;
		}
	}
}
function typing({ query, skipping }, isEmpty) {
	const search = `/words to search for others${query.within === void 0 ? "" : " (//words in the whole corpus)"}`;
	const rest = `s ${skipping}, q to quit.`;
	return isEmpty ? `Type ${search}, ${rest}` : `Type numbers such as 1 3, ${search}, t 2 for a whole text, ${rest}`;
}
function numbersIn(line) {
	return /^\d+(?:[\s,]+\d+)*$/.test(line) ? line.split(/[\s,]+/).map(Number) : void 0;
}
var Listing = class {
	#io;
	#asking;
	#shown = [];
	#query;
	constructor(io, asking) {
		this.#io = io;
		this.#asking = asking;
		this.#query = asking.query;
	}
	get isEmpty() {
		return this.#shown.length === 0;
	}
	show(found, query) {
		this.#query = query;
		if (found.length === 0) {
			const where = query.within === void 0 ? "the corpus" : `document "${query.within}"`;
			this.#io.out(`No chunk of ${terminalText(clipped(where, 120))} shares a word with it.\n`);
		}
		for (const proposal of found) {
			const known = this.#shown.findIndex(({ chunk }) => chunk.id === proposal.chunk.id);
			const number = known === -1 ? this.#shown.push(proposal) : known + 1;
			const [head = "", ...lines] = proposalLines(proposal, query, this.#io.style);
			const shown = [`${String(number).padStart(2)}  ${head}`, ...lines.map((one) => `    ${one}`)];
			this.#io.out(`${shown.join("\n")}\n`);
		}
	}
	search(line) {
		const everywhere = line.startsWith("//");
		const words = line.slice(everywhere ? 2 : 1);
		const { source, query, answer } = this.#asking;
		const other = {
			texts: [words],
			within: everywhere ? void 0 : query.within
		};
		const search = evidenceSearch(source, [other]);
		this.show(proposals(search, other, {
			source,
			most: 5,
			answer
		}), other);
	}
	text(number) {
		const proposal = this.#shown[number - 1];
		if (proposal === void 0) this.#noSuch(number);
		else this.#io.out(`${chunkWithMarks(proposal, this.#query, this.#io.style)}\n\n`);
	}
	chunks(numbers) {
		const strange = numbers.find((number) => this.#shown[number - 1] === void 0);
		if (strange !== void 0) {
			this.#noSuch(strange);
			return;
		}
		const chosen = numbers.flatMap((number) => this.#shown[number - 1] ?? []);
		return [...new Set(chosen.map(({ chunk }) => chunk))];
	}
	#noSuch(number) {
		this.#io.out(`There is no ${number} above.\n`);
	}
};
// scripts/parts/dialogue.ts
async function inDialogue(io, work) {
	const dialogue = openDialogue(io);
	try {
		return await work(dialogue);
	} finally {
		dialogue.close();
	}
}
function openDialogue(io) {
	const lines = createInterface({
		input: io.input,
		terminal: false
	});
	const answers = lines[Symbol.asyncIterator]();
	let left = false;
	const ask = async (question) => {
		if (left) return void 0;
		io.out(question);
		const answer = await answers.next();
		left = answer.done === true || isLeaving(answer.value);
		if (answer.done === true) io.out("\n");
		return answer.done === true || left ? void 0 : answer.value.trim();
	};
	return {
		choose: async (question, letters) => {
			for (;;) {
				const answer = await ask(`${question} [${Array.from(letters).join("/")}] `);
				if (answer === void 0) return void 0;
				const letter = answer.charAt(0).toLowerCase();
				if (letter !== "" && letters.includes(letter)) return letter;
				io.out(`Type ${Array.from(letters).join(" or ")}; q leaves.\n`);
			}
		},
		text: async (question, usual) => {
			for (;;) {
				const answer = await ask(usual === void 0 ? `${question}: ` : `${question} [${terminalText(usual)}]: `);
				if (answer === void 0) return void 0;
				const unfit = unfitCharacter(answer);
				if (unfit !== void 0) io.out(`This holds ${unfit.name}, which ${unfit.does}. Type it again; q leaves.\n`);
				else if (!isBlank(answer)) return answer;
				else if (usual !== void 0) return usual;
				else io.out("Type at least a word; q leaves.\n");
			}
		},
		hasLeft: () => left,
		close: () => {
			lines.close();
		}
	};
}
function isLeaving(line) {
	return /^q(?:uit)?$/i.test(line.trim());
}
// scripts/parts/fill-set.ts
const alteredRevision = "The files of the current corpus revision cannot be read, or are not what was recorded, so no evidence was looked up in it.\nRun touchstone check, and mend what it finds below corpus-revisions/.";
async function planForSet(folder, dataset, { cases, author }) {
	const source = evidenceSource(dataset);
	if (source === void 0 || isAltered(source.revision)) return void 0;
	const texts = /* @__PURE__ */ new Map();
	const changed = [];
	for (const file of cases) {
		const text = await rawText(join(folder, file.path)).catch(() => "");
		if (saysStill(file, text)) texts.set(file.path, text);
		else changed.push(file);
	}
	const kept = cases.filter(({ path }) => texts.has(path));
	const textOf = (path) => texts.get(path) ?? "";
	const plan = planFill(dataset, kept, {
		source,
		author,
		textOf
	});
	return {
		...plan,
		refused: [...plan.refused, ...changed.map(changedMeanwhile)]
	};
}
async function writePlan(folder, plan) {
	await writeFiles(folder, plan.filled.map(({ path, after }) => [path, after]), new Map(plan.filled.map(({ path, before }) => [path, before])));
}
function toldAuthor(author, fromGit) {
	return `"${author ?? ""}"${fromGit ? ", Git's user.name" : ""}`;
}
// scripts/parts/case-folder.ts
const plainName = /^[A-Za-z0-9_](?:[A-Za-z0-9._ -]*[A-Za-z0-9_-])?$/;
async function caseFolder(tree, given) {
	const parts = given.split("/").filter((part) => part !== "");
	if (given.startsWith("/") || !parts.every((part) => plainName.test(part))) throw new UsageError(`"${terminalText(given)}" is no folder below ${casesFolder}/: join plain names with "/".`);
	if (parts[0] === "cases") throw new UsageError(`--into is a folder below ${casesFolder}/ already: write "${terminalText(parts.slice(1).join("/"))}".`);
	for (let length = 0; length <= parts.length; length++) {
		const path = [casesFolder, ...parts.slice(0, length)].join("/");
		if (await tree.entry(path) !== void 0) throw new UsageError(`"${terminalText(path)}" is a link or a file, not a folder.`);
	}
	return parts.join("/");
}
async function fitFolder(tree, given) {
	try {
		return await caseFolder(tree, given);
	} catch (error) {
		if (error instanceof UsageError) return { problem: error.message };
		throw error;
	}
}
// scripts/parts/chosen-files.ts
async function chosenFiles(cwd, files, set) {
	for (const file of files) await assertFile(cwd, file);
	const [first] = files;
	const folder = set === void 0 && first !== void 0 ? await setFolderOf(cwd, first) : await setFolder(cwd, set ?? ".");
	const paths = files.map((file) => pathInSet(folder, cwd, file));
	for (const [index, path] of paths.entries()) if (!isInCases(path) || !isYamlName(path)) {
		const named = terminalText(files[index] ?? path);
		const where = terminalText(`${folder}/${casesFolder}/`);
		throw new UsageError(`"${named}" is no case of this set: its cases are YAML files in ${where}`);
	}
	return {
		folder,
		paths
	};
}
async function assertFile(cwd, file) {
	if ((await stat(resolve(cwd, file)).catch(() => void 0))?.isFile() !== true) throw new UsageError(`"${terminalText(file)}" is not a file that can be opened.`);
}
// scripts/parts/chosen-cases.ts
async function chosenCases(cwd, words, set) {
	const files = words.filter(isFile);
	const { folder, paths } = await chosenFiles(cwd, files, set);
	const dataset = await loadDataset(workingTree(folder));
	const byFile = new Map(files.map((file, index) => [file, paths[index] ?? ""]));
	const pathOf = new Map(words.map((word) => [word, byFile.get(word) ?? pathOfId(dataset, word)]));
	return {
		folder,
		dataset,
		paths: [...new Set(pathOf.values())],
		pathOf
	};
}
function isFile(word) {
	return /[/\\]/.test(word) || /\.ya?ml$/.test(word);
}
function pathOfId({ cases, defects }, id) {
	const [only, ...others] = cases.filter((file) => file.case.id === id);
	const unread = defects.find(({ at }) => isInCases(at.file) && idInName(at.file) === id);
	if (only === void 0 && unread !== void 0) return unread.at.file;
	if (only === void 0) throw unknownId(cases, id);
	if (others.length > 0) {
		const files = [only, ...others].map(({ path }) => path).join(", ");
		throw new UsageError(terminalText(`Several cases have the id "${id}"; name the one meant by its file: ${files}.`));
	}
	return only.path;
}
function unknownId(cases, id) {
	const ids = cases.flatMap((file) => file.case.id ?? []);
	const advice = writeInstead(id, ids, "Name the case by its id or its file.");
	return new UsageError(terminalText(`No case of this set has the id "${id}". ${advice}`));
}
// scripts/parts/texts-today.ts
async function textsToday(folder, hashes) {
	const tree = workingTree(folder);
	const files = [];
	for (const file of new Set([...hashes].flatMap(textFilesOf))) if ((await tree.entry(file))?.kind === "file") files.push(file);
	return (await readTexts(tree, files, hashes)).texts;
}
export { alteredRevision, askChunks, assertFit, assertWritable, caseFolder, changedMeanwhile, changedSince, chosenCases, conditionsHelp, conditionsOf, fitFolder, givenAuthor, inDialogue, inputBytes, inputRecords, isFile, noAuthor, planForSet, rawText, repeated, replaceTexts, saysStill, textsToday, toldAuthor, understood, unknownId, writePlan };
