import { Command, InvalidArgumentError, Option } from "./commander.js";
import { ChangedMeanwhileError, UsageError, allRules, areApart, asciiWords, byUtf8, caseKey, caseTexts, check, checkFlags, choices, claimText, clipped, componentsIn, componentsOf, conflictsIn, counted, currentRevision, decodeUtf8, disjointSets, documentClaims, documentsAsRecorded, documentsOf, dueName, equalPairKey, exposedIn, familiesById, familiesFile, familiesKeys, fieldOf, findLeads, foldId, groupingOf, groupsOf, holdoutStates, isBlank, isFitId, isLater, isMap, isMarked, isOfTheSet, isPadded, isSplitApart, jsonText, keyText, kindName, leadsTo, levelled, limits, limitsOf as limitsOf$2, linksByHolder, listed, loadDataset, measureText, nearest, nearestTeller, normaliseWhiteSpace, oneComponent, paintOf, placeFrom, placedText, printPieces, problemText, quoted, readCase, readerOptions, revisionOf, rows, runCheck, setFolder, sha256, shapeErrors, shortestPath, slip, splitClaimOf, splits, splitsOf, splitsOfCase, stageOf, startOf, subject, takesPart, terminalText, textReport, toldElsewhere, traceOf, trimWhiteSpace, unreadCases, withoutDefects, withoutInvisible, workingTree, writeInstead } from "./core.js";
import { excerpt, familyGraph, firstOf, leftOutLines, linesOf, markdownText, shapesInWords, wrapped } from "./shared-report.js";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap as isMap$1, isNode, parseDocument } from "./yaml.js";
import { binaryForm, blockOf as blockOf$1, commentsOf, editFields, editValue, foreignEncoding, inlineText, isDeep, lineEndOf, parsedJson, replaceLines, textOf, yamlLayout, yamlValue } from "./shared-load.js";
import { placeFor } from "./shared-authoring.js";
import { assertWritable, inputBytes, rawText, replaceTexts } from "./shared-scripts.js";
import { rulesOfFamilies } from "./shared-rules.js";
import { stat, writeFile } from "node:fs/promises";
import { writeFiles } from "./shared-git.js";
import { parse } from "./humanwhocodes-momoa.js";
import { manifestShape } from "./manifest-shape.js";
import { exportable } from "./shared-exporting.js";
import { exportManifest } from "./shared-families.js";
// src/families/near-duplicates/lead-groups.ts
function leadGroups(leads) {
	const sets = disjointSets();
	const numbers = /* @__PURE__ */ new Map();
	const numberOf = (file) => {
		const number = numbers.get(file) ?? sets.add();
		numbers.set(file, number);
		return number;
	};
	for (const { pair } of leads) sets.join(numberOf(pair[0].file), numberOf(pair[1].file));
	return [...groupsOf(leads, ({ pair }) => sets.leaderOf(numberOf(pair[0].file))).values()];
}
function casesOfLeads(leads) {
	return [...new Set(leads.flatMap(({ pair }) => pair.map(({ file }) => file)))];
}
// src/report/families/lead-words.ts
function leadWords(lead) {
	const { pair, wording, answer, isSameAnswer, isSameEvidence, isOfOtherNumbers } = lead;
	const alike = answer === void 0 ? [] : [`answers ${measureText(answer)}`];
	const told = toldElsewhere(pair[0].file, pair[1].file);
	return [
		`questions ${measureText(wording)}`,
		...alike,
		...isSameAnswer ? ["same answer"] : [],
		...isSameEvidence ? ["same evidence"] : [],
		...isOfOtherNumbers ? ["other numbers"] : [],
		...told === void 0 ? [] : [told]
	].join(", ");
}
function leadSummary({ leads: all, shown, found, isAcrossOnly }) {
	const across = found.filter(({ isAcross }) => isAcross).length;
	const hidden = found.length - shown;
	const where = isAcrossOnly ? " across the split" : "";
	const half = all.threshold / 2;
	return [
		found.length === 0 ? `No two of ${counted(all.compared, "case")} are alike${where}.` : `${counted(found.length, "pair")} alike${where} among ${counted(all.compared, "case")}${isAcrossOnly ? "" : `, ${across} across the split`}. Whether two are one is for a person to say.`,
		`A figure is the part of their runs of three letters that two texts share; ${all.threshold} is enough, and ${half} of questions with the same answer.`,
		...hidden > 0 ? [`Not shown: ${counted(hidden, "pair")}. To show more: --limit`] : [],
		...all.isCut ? ["There are more pairs than are looked at, so some may be missing."] : [],
		...all.ofOtherNumbers > 0 ? [`Left out, since each question names another number: ${counted(all.ofOtherNumbers, "pair")}. To list them: --numbers`] : [],
		...all.settled > 0 ? [`Settled as distinct: ${counted(all.settled, "pair")}.`] : [],
		...found.length === 0 ? [] : ["Two that ask for one thing: keep one, or say \"variantOf\" in the one that rephrases the other. Two that do not: an exception in families.yaml with both cases, \"decision: distinct\" and the reason."]
	];
}
// src/report/families/lead-list.ts
const mostOfGroup = 10;
const longest = 300;
function leadList(list, style) {
	const groups = shownGroups(list);
	const blocks = groups.map((group, index) => blockOf(list, group, {
		index,
		style
	}));
	const shown = groups.reduce((sum, group) => sum + Math.min(group.length, mostOfGroup), 0);
	const summary = leadSummary({
		...list,
		shown
	}).map(terminalText).join("\n");
	return `${[...blocks, summary].join("\n\n")}\n`;
}
function shownGroups({ found, limit }) {
	return leadGroups(found).slice(0, limit);
}
function blockOf({ dataset }, group, { index, style }) {
	const pairs = group.slice(0, mostOfGroup);
	const isAcross = group.some((lead) => lead.isAcross);
	const files = casesOfLeads(pairs);
	const lines = files.flatMap((file, nth) => {
		const [name, ...others] = caseLines(dataset, file, style);
		return [`  ${letterAt(nth)}  ${name}`, ...others.map((line) => `     ${line}`)];
	});
	const measures = pairs.map((lead) => {
		const letters = lead.pair.map(({ file }) => letterAt(files.indexOf(file))).toSorted();
		return `  ${listed(letters)}: ${leadWords(lead)}`;
	});
	const more = group.length - pairs.length;
	const rest = more > 0 ? [`  and ${counted(more, "more pair")}`] : [];
	const where = isAcross ? `  ${style.yellow("across the split")}` : "";
	return [
		`${style.strong(`${index + 1}`)}${where}`,
		...lines,
		...measures,
		...rest
	].join("\n");
}
function letterAt(nth) {
	return String.fromCharCode("a".charCodeAt(0) + nth);
}
function caseLines(dataset, file, style) {
	const { query = "", expectedAnswer = "" } = file.case;
	return [
		`${style.strong(terminalText(nameOf$4(file)))}  ${style.faint(terminalText(traceWords(dataset, file)))}`,
		`Q  ${terminalText(clipped(query, longest))}`,
		...expectedAnswer === "" ? [] : [`A  ${terminalText(clipped(expectedAnswer, longest))}`]
	];
}
function traceWords(dataset, file) {
	const { families, documents, splits } = traceOf(dataset, file);
	return [
		splits.length === 0 ? "no split" : splits.join(" and "),
		families.length === 0 ? "no family" : families.join(", "),
		...documents.length === 0 ? [] : [documentWords$1(documents)]
	].join("; ");
}
function documentWords$1(documents) {
	const more = documents.length - 3;
	return `${documents.slice(0, 3).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function nameOf$4(file) {
	return file.case.id ?? file.path;
}
function leadListJson({ dataset, leads: all, found }) {
	const { threshold, compared, ofOtherNumbers, settled, isCut } = all;
	const pairs = leadGroups(found).flatMap((group, index) => group.map((lead) => ({
		group: index + 1,
		...pairJson(dataset, lead)
	})));
	return `${jsonText({
		threshold,
		compared,
		ofOtherNumbers,
		settled,
		isCut,
		pairs
	})}\n`;
}
function pairJson(dataset, { pair, answer, ...lead }) {
	const cases = pair.map(({ file }) => {
		const { id, query, expectedAnswer } = file.case;
		const trace = traceOf(dataset, file);
		return {
			id: id ?? null,
			file: file.path,
			query,
			expectedAnswer: expectedAnswer ?? null,
			...trace
		};
	});
	const toldBy = toldElsewhere(pair[0].file, pair[1].file) ?? null;
	return {
		...lead,
		answer: answer ?? null,
		toldBy,
		cases
	};
}
function leadListMarkdown(list) {
	const rows = shownGroups(list).flatMap((group, index) => group.slice(0, mostOfGroup).map((lead) => markdownRow(list.dataset, lead, index + 1)));
	return `${rows.length === 0 ? "" : `${[...["| Group | Case | Other case | Measure |", "| --- | --- | --- | --- |"], ...rows].join("\n")}\n\n`}${leadSummary({
		...list,
		shown: rows.length
	}).map(markdownText).join("\n")}\n`;
}
function markdownRow(dataset, lead, group) {
	const cells = lead.pair.map(({ file }) => {
		const { query = "", expectedAnswer = "" } = file.case;
		return [
			nameOf$4(file),
			traceWords(dataset, file),
			query,
			expectedAnswer
		].map((text) => markdownText(clipped(text, longest))).join("<br>");
	});
	const where = lead.isAcross ? "across the split, " : "";
	return `| ${[
		group,
		...cells,
		where + markdownText(leadWords(lead))
	].join(" | ")} |`;
}
// scripts/parts/families/candidate.ts
const path = "the question given";
function candidateOf(given) {
	const { query, answer } = given;
	if (query === void 0) {
		if (answer === void 0) return void 0;
		throw new UsageError("--answer goes with a question: give it with --query.");
	}
	if (isBlank(query)) throw new UsageError("The question given with --query is blank.");
	if (given.case !== void 0) throw new UsageError("--query asks for what is like one question, and --case for what is like cases: give one of them.");
	const place = {
		file: path,
		line: 1,
		column: 1
	};
	return {
		path,
		case: {
			kind: "answerable",
			query,
			...answer === void 0 ? {} : { expectedAnswer: answer }
		},
		whole: void 0,
		digest: void 0,
		unresolvedDigest: void 0,
		has: ([field]) => field === "query" || field === "kind",
		locate: () => place,
		locateKey: () => place
	};
}
// scripts/families-alike.ts
const formatNames$1 = [
	"text",
	"json",
	"markdown"
];
function alikeCommand(io, finish) {
	return new Command("alike").description("List cases that are alike, for a person to look at: leads, no verdicts.").argument("[folder]", "the set's folder", ".").option("--threshold <figure>", "how much has to be the same (default: the policy's)", share).option("--across", "only pairs across the split", false).option("--numbers", "also questions that name different numbers", false).option("--case <id...>", "only pairs with these cases").option("--query <text>", "only what is like this question, which is not in the set yet").option("--answer <text>", "the answer that goes with --query").option("--limit <groups>", "how many groups to show", count$1, 50).addOption(new Option("--format <format>", "how to print it").choices(formatNames$1).default("text")).addHelpText("after", example$8).action(async (folder, flags) => {
		const dataset = await loadDataset(workingTree(await setFolder(io.cwd, folder)));
		const { threshold, numbers, across, limit } = flags;
		const options = {
			threshold,
			withOtherNumbers: numbers
		};
		const asked = candidateOf(flags);
		const leads = asked === void 0 ? findLeads(dataset, options) : leadsTo(dataset, asked, options);
		const cases = named$1(dataset, flags.case);
		const list = {
			dataset,
			leads,
			found: leads.leads.filter((lead) => isWanted$1(lead, cases) && (lead.isAcross || !across)),
			isAcrossOnly: across,
			limit
		};
		if (flags.format === "json") io.out(leadListJson(list));
		else io.out(flags.format === "markdown" ? leadListMarkdown(list) : leadList(list, io.style));
		finish(0);
	});
}
function isWanted$1({ pair }, asked) {
	return asked === void 0 || pair.some(({ file }) => asked.has(file));
}
function named$1({ cases }, ids) {
	if (ids === void 0) return void 0;
	const known = cases.flatMap((file) => file.case.id ?? []);
	const strange = ids.find((id) => !known.some((one) => one === id));
	if (strange !== void 0) {
		const instead = writeInstead(strange, known, "All are listed by: touchstone list");
		throw new UsageError(terminalText(`There is no case "${strange}". ${instead}`));
	}
	const wanted = new Set(ids);
	return new Set(cases.filter((file) => wanted.has(file.case.id)));
}
function share(text) {
	const figure = Number(text);
	if (text.trim() !== "" && figure >= .5 && figure <= 1) return figure;
	throw new InvalidArgumentError("Give a figure from 0.5 to 1, such as 0.8.");
}
function count$1(text) {
	const figure = Number(text);
	if (Number.isInteger(figure) && figure > 0) return figure;
	throw new InvalidArgumentError("Give a whole number from 1 on.");
}
const example$8 = `
Two cases are alike where their questions share enough runs of three letters, fewer where the answer is the same as well,
or where they stand on two sides of the split with the same answer or the same evidence. Only letters and digits count, in
any script. Cases that rephrase each other ("variantOf") are known, and so are pairs under an exception "distinct".
Rejected and retired cases take no part. To a question without an answer, what is half as alike is listed as well. Likeness never blocks: "touchstone check --for evaluation" tells of it as warnings.

Examples:
  touchstone families alike                          what is alike in this folder, across the split first
  touchstone families alike --across eval            what may have come from one side to the other
  touchstone families alike --case refund-001        what is like one case
  touchstone families alike --query "When may I ask for a refund?"
  touchstone families alike --threshold 0.7 --format json

Exit code: 0 listed, or nothing alike; 2 wrong use, 3 the run broke.`;
// src/load/entry-fields.ts
function addFieldToEntries(file, text, edit) {
	const mark = text.startsWith("﻿") ? "﻿" : "";
	const body = text.slice(mark.length);
	const document = parseDocument(body, readerOptions);
	const entries = document.errors.length === 0 ? document.get(edit.map, true) : void 0;
	const found = new Map(isMap$1(entries) ? entries.items.flatMap(entryOf) : []);
	const insertions = [];
	const source = {
		text: body,
		lineEnd: lineEndOf(body.split(/(?<=\n)/))
	};
	for (const [key, value] of edit.values) {
		const node = found.get(key);
		const place = isMap$1(node) && !node.has(edit.field) ? placeIn(source, node) : void 0;
		if (place === void 0) return { refused: byHand(file, body, {
			node,
			key,
			edit
		}) };
		insertions.push(place.insert(`${edit.field}: ${inlineText(value, { flow: place.flow })}`));
	}
	const after = withInsertions(body, insertions);
	if (isAsMeant({
		body,
		after,
		before: document.toJS()
	}, edit)) return { text: mark + after };
	const [key = ""] = edit.values.keys();
	return { refused: byHand(file, body, {
		node: found.get(key),
		key,
		edit
	}) };
}
function entryOf({ key, value }) {
	const name = keyText(key);
	return name === void 0 || !isNode(value) ? [] : [[name, value]];
}
function placeIn(source, map) {
	if (!isMap$1(map)) return void 0;
	const [first] = map.items;
	const last = map.items.at(-1);
	const end = last && endOf(last);
	if (end === void 0 || !isNode(first?.key)) return void 0;
	if (map.flow === true) return {
		flow: true,
		insert: (field) => ({
			at: end,
			text: `, ${field}`
		})
	};
	const start = first.key.range?.[0] ?? 0;
	const { text } = source;
	const indent = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
	if (indent.trim() !== "") return void 0;
	return {
		flow: false,
		insert: (field) => onOwnLine(source, end, `${indent}${field}`)
	};
}
function endOf({ key, value }) {
	let node = value ?? key;
	while (isCollection(node) && node.flow !== true) {
		const last = node.items.at(-1);
		node = isMap$1(node) ? lastOfPair(last) : last;
	}
	return isNode(node) ? node.range?.[1] : void 0;
}
function lastOfPair(pair) {
	if (typeof pair !== "object" || pair === null || !("value" in pair)) return void 0;
	return pair.value;
}
function onOwnLine({ text, lineEnd }, end, line) {
	if (end > 0 && text[end - 1] === "\n") return {
		at: end,
		text: line + lineEnd
	};
	const newline = text.indexOf("\n", end);
	return newline === -1 ? {
		at: text.length,
		text: lineEnd + line
	} : {
		at: newline + 1,
		text: line + lineEnd
	};
}
function withInsertions(text, insertions) {
	let done = 0;
	const pieces = [];
	for (const one of insertions.toSorted((a, b) => a.at - b.at)) {
		pieces.push(text.slice(done, one.at), one.text);
		done = one.at;
	}
	return pieces.concat(text.slice(done)).join("");
}
function isAsMeant({ body, after, before }, { map, field, values }) {
	const document = parseDocument(after, readerOptions);
	const old = fieldOf(before, map);
	if (document.errors.length > 0 || !isMap(before) || !isMap(old)) return false;
	const added = [...values].map(([key, value]) => [key, {
		...isMap(old[key]) ? old[key] : {},
		[field]: value
	}]);
	const wanted = {
		...before,
		[map]: {
			...old,
			...Object.fromEntries(added)
		}
	};
	return isDeepStrictEqual(document.toJS(), wanted) && isDeepStrictEqual(commentsOf(after), commentsOf(body));
}
function byHand(file, text, { node, key, edit }) {
	const before = text.slice(0, node?.range?.[0] ?? 0).split("\n");
	return {
		message: `"${edit.field}" cannot be added to "${key}" here without changing other lines.`,
		at: {
			file,
			line: before.length,
			column: (before.at(-1)?.length ?? 0) + 1
		},
		fix: `Write "${edit.field}: ${edit.values.get(key) ?? ""}" there by hand.`
	};
}
// src/authoring/edit/record-splits.ts
function familiesWithSplits(before, families, assignment) {
	const path = familiesFile;
	const drawn = assignment === void 0 ? { text: before } : withAssignment(before, assignment);
	if ("refused" in drawn) return { refused: [drawn.refused] };
	const edit = {
		map: "families",
		field: "split",
		values: families
	};
	const edited = families.size === 0 ? drawn : addFieldToEntries(path, drawn.text, edit);
	if ("refused" in edited) return { refused: [edited.refused] };
	return { files: edited.text === before ? [] : [{
		path,
		before,
		after: edited.text
	}] };
}
function withAssignment(before, { salt, weights }) {
	const edited = editFields(familiesFile, before, [{
		set: "assignment",
		to: {
			salt,
			weights
		},
		after: "grouping"
	}]);
	if ("refused" in edited || edited.text === before) return edited;
	const small = editValue(familiesFile, before, {
		path: ["assignment", "salt"],
		to: salt
	});
	if ("refused" in small) return edited;
	const again = editFields(familiesFile, small.text, [{
		set: "assignment",
		to: {
			salt,
			weights
		},
		after: "grouping"
	}]);
	return "text" in again && again.text === small.text ? small : edited;
}
async function casesWithSplits(tree, splits) {
	const byPath = new Map([...splits].map(([file, split]) => [file.path, {
		file,
		split
	}]));
	const defects = [];
	const refused = [];
	const files = [];
	const wanted = (path) => byPath.has(path);
	for await (const { path, mark, text } of caseTexts(tree, defects, { wanted })) {
		const planned = byPath.get(path);
		if (planned === void 0) continue;
		const { split } = planned;
		const { value, file } = readCase(path, text);
		if (!isDeepStrictEqual(file?.case, planned.file.case)) {
			refused.push(changedSince(path));
			continue;
		}
		const edit = {
			path: ["split"],
			to: split,
			after: placeFor(value, "split")
		};
		const edited = editValue(path, text, edit);
		if ("refused" in edited) refused.push(edited.refused);
		else files.push({
			path,
			before: mark + text,
			after: mark + edited.text
		});
	}
	refused.push(...defects.filter(isOfTheSet));
	return refused.length > 0 ? { refused } : { files };
}
function changedSince(path) {
	return {
		message: "The file changed after its split was drawn.",
		at: startOf(path),
		fix: "Run the command again: it reads the file as it is now."
	};
}
// src/families/draw.ts
function ticketsOf(name, { salt, weights }) {
	return Object.entries(weights).map(([split, weight]) => {
		const u = uniform(`${salt}\n${split}\n${name}`);
		return {
			split,
			u,
			score: -weight / Math.log(u)
		};
	});
}
function drawnSplit(name, draw) {
	let best;
	for (const ticket of ticketsOf(name, draw)) if (ticket.score > (best?.score ?? 0)) best = ticket;
	return best?.split;
}
function uniform(text) {
	const digits = sha256(text).slice(7, 23);
	return (Number(BigInt(`0x${digits}`) >> 11n) + .5) / 2 ** 53;
}
// src/families/assign/outcome.ts
function outcomeOf(facts, judging) {
	const { recorded, open, cases } = facts;
	if (open.length === 0) return { how: "recorded" };
	const conflict = conflictAmong(recorded);
	if (conflict !== void 0) return {
		how: "refused",
		why: "conflict",
		members: conflict
	};
	const refusal = unknownIn(facts, judging.grouping);
	if (refusal !== void 0) return {
		how: "refused",
		...refusal
	};
	const member = firstRecorded(recorded);
	if (member?.split !== void 0) return {
		how: "follows",
		split: member.split,
		member
	};
	const { exposed } = judging;
	if (facts.families.some(exposed.family) || cases.some(exposed.case)) return {
		how: "refused",
		why: "exposed"
	};
	const { kind, cutoff } = judging.grouping.file.families?.claim ?? {};
	if (kind === "period" && cutoff !== void 0) return byPeriod(facts, judging.draw, cutoff);
	return drawnAmong(facts.name, judging.draw);
}
function conflictAmong(recorded) {
	const [one] = recorded;
	const other = recorded.find(({ split }) => one?.split !== void 0 && split !== void 0 && isSplitApart([one.split, split]));
	return one === void 0 || other === void 0 ? void 0 : [one, other];
}
function firstRecorded(recorded) {
	return splits.map((split) => recorded.find((one) => one.split === split)).find((one) => one !== void 0);
}
function unknownIn({ cases, open }, grouping) {
	const unread = open.find((one) => one.kind === "case" && one.file.has(["split"]));
	if (unread?.kind === "case") return {
		why: "unknown",
		file: unread.file
	};
	const unknown = cases.find((file) => !isKnown(file, grouping));
	if (unknown !== void 0) return {
		why: "unknown",
		file: unknown
	};
	if (grouping.isByCase) return void 0;
	const silent = open.find((one) => one.kind === "case" && !one.file.has(["families"]) && !one.file.has(["variantOf"]));
	return silent?.kind === "case" ? {
		why: "no-families",
		file: silent.file
	} : void 0;
}
function isKnown(file, { isByCase, exceptions, familiesOf }) {
	const { parent, whole } = familiesOf(file);
	if (!isByCase) return whole;
	return !(file.has(["variantOf"]) && exceptions.keepsVariantApart(file) === void 0) || parent !== void 0;
}
function byPeriod({ name, cases }, draw, cutoff) {
	const undated = cases.find((file) => file.case.askedAt === void 0);
	if (undated !== void 0) return {
		how: "refused",
		why: "undated",
		file: undated
	};
	const isHeldOut = ({ case: { askedAt } }) => askedAt !== void 0 && !isLater(cutoff, askedAt);
	const after = cases.find(isHeldOut);
	const before = cases.find((file) => !isHeldOut(file));
	if (after !== void 0 && before !== void 0) return {
		how: "refused",
		why: "two-periods",
		files: [before, after]
	};
	if (after !== void 0) return {
		how: "dated",
		split: "test"
	};
	const { test: _, ...weights } = draw.weights;
	return drawnAmong(name, {
		...draw,
		weights
	});
}
function drawnAmong(name, draw) {
	const drawn = drawnSplit(name, draw);
	const split = splits.find((one) => one === drawn);
	return split === void 0 ? {
		how: "refused",
		why: "no-share"
	} : {
		how: "drawn",
		split
	};
}
// src/families/assign/plan.ts
function planAssignment(dataset, grouping, draw) {
	const { holders } = grouping.graph();
	const casesOf = casesByComponent(grouping);
	const judging = {
		grouping,
		draw,
		exposed: exposedIn(grouping, dataset.cases)
	};
	const components = [];
	const unused = [];
	for (const keys of componentsIn({
		holders,
		links: grouping.graph().links
	})) {
		const members = keys.flatMap((key) => holders.get(key) ?? []);
		const families = members.flatMap((one) => one.kind === "family" ? [one.id] : []);
		const open = members.filter(({ split }) => split === void 0);
		const cases = casesOf(keys);
		if (cases.length === 0) {
			unused.push(...open.flatMap((one) => one.kind === "family" ? [one.id] : []));
			continue;
		}
		const recorded = members.filter(({ split }) => split !== void 0);
		const facts = {
			name: nameOf$3(members),
			families,
			cases,
			recorded,
			open
		};
		components.push({
			...facts,
			outcome: outcomeOf(facts, judging)
		});
	}
	return {
		draw,
		isByCase: grouping.isByCase,
		components,
		unused
	};
}
function newSplits({ components }) {
	const families = /* @__PURE__ */ new Map();
	const cases = /* @__PURE__ */ new Map();
	for (const { open, outcome } of components) {
		if (!("split" in outcome)) continue;
		for (const holder of open) if (holder.kind === "family") families.set(holder.id, outcome.split);
		else cases.set(holder.file, outcome.split);
	}
	return {
		families,
		cases
	};
}
function nameOf$3(members) {
	const family = members.find(({ kind }) => kind === "family");
	if (family?.kind === "family") return family.id;
	return members.flatMap((one) => one.kind === "case" ? [caseName$2(one.file)] : []).toSorted(byUtf8)[0] ?? "";
}
function caseName$2({ case: { id }, path }) {
	return id ?? path;
}
function casesByComponent({ cases, familiesOf, isByCase }) {
	const byKey = /* @__PURE__ */ new Map();
	for (const file of cases) {
		const [first] = isByCase ? [] : familiesOf(file).belongings;
		const key = first?.family ?? caseKey(file);
		const own = byKey.get(key);
		if (own === void 0) byKey.set(key, [file]);
		else own.push(file);
	}
	return (keys) => keys.flatMap((key) => byKey.get(key) ?? []);
}
// src/families/assign/balance.ts
function balanceOf(plan, grouping) {
	const shares = sharesOf(plan);
	const before = recorded(plan, grouping);
	const after = planned(plan, grouping);
	const named = [...splits, void 0].filter((split) => shares.has(split) || before(split).components > 0 || after(split).components > 0);
	const largest = plan.components.reduce((most, one) => one.cases.length > (most?.cases.length ?? 0) ? one : most, void 0);
	return {
		cases: plan.components.reduce((sum, { cases }) => sum + cases.length, 0),
		sides: named.map((split) => ({
			split,
			share: shares.get(split),
			before: before(split),
			after: after(split)
		})),
		largest
	};
}
function sharesOf({ draw: { weights } }) {
	const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
	return new Map(splits.flatMap((split) => {
		const weight = weights[split];
		return weight === void 0 ? [] : [[split, weight / sum]];
	}));
}
function tallied(fill) {
	const held = /* @__PURE__ */ new Map();
	fill((what, split, count) => {
		const sum = held.get(split) ?? {
			cases: 0,
			families: 0,
			components: 0
		};
		sum[what] += count;
		held.set(split, sum);
	});
	return (split) => held.get(split) ?? {
		cases: 0,
		families: 0,
		components: 0
	};
}
function recorded({ components, isByCase }, grouping) {
	return tallied((add) => {
		for (const component of components) {
			add("components", oneSide(component.recorded.map(({ split }) => split)), 1);
			for (const file of component.cases) add("cases", oneSide(splitsOfCase(grouping, file)), 1);
			for (const holder of [...component.recorded, ...component.open]) if (holder.kind === "family" && !isByCase) add("families", holder.split, 1);
		}
	});
}
function planned(plan, grouping) {
	const { families, cases } = newSplits(plan);
	const { isByCase } = plan;
	return tallied((add) => {
		for (const component of plan.components) {
			const { outcome } = component;
			const split = "split" in outcome ? outcome.split : void 0;
			add("components", oneSide([...component.recorded.map((one) => one.split), split]), 1);
			for (const file of component.cases) {
				const drawn = cases.get(file) ?? (isByCase ? void 0 : split);
				add("cases", oneSide([...splitsOfCase(grouping, file), drawn]), 1);
			}
			for (const holder of [...component.recorded, ...component.open]) {
				if (holder.kind !== "family" || isByCase) continue;
				add("families", holder.split ?? families.get(holder.id), 1);
			}
		}
	});
}
function oneSide(all) {
	const found = splits.filter((split) => all.includes(split));
	return isSplitApart(found) ? void 0 : found[0];
}
// src/families/assign/limits.ts
const tolerance = .1;
function limitsOf$1(plan, balance, wantedTest) {
	const sides = balance.sides.filter(isWanted);
	const bySize = bySizeOf(plan, balance, sides);
	const over = overRecorded(balance, sides);
	const few = fewTest(balance, wantedTest);
	const isImpossible = over.length > 0 || bySize.some(({ kind }) => kind !== "larger-than-side");
	return [
		...bySize,
		...over,
		...isImpossible ? [] : byChance(plan, balance, sides),
		...few
	];
}
function isWanted(side) {
	return side.split !== void 0 && side.share !== void 0 && side.share > 0;
}
function bySizeOf({ components }, { cases, largest: component }, sides) {
	const [widest, ...others] = sides.toSorted((a, b) => b.share - a.share);
	if (component === void 0 || widest === void 0 || others.length === 0) return [];
	if (components.length === 1) return [{
		kind: "one-component",
		component
	}];
	const size = component.cases.length;
	const left = cases - size;
	const few = components.length < sides.length ? [{
		kind: "few-components",
		components: components.length,
		sides: sides.map(({ split }) => split)
	}] : [];
	if (size > 1 && size > cases * widest.share) {
		const { split: side, share } = widest;
		return [...few, {
			kind: "too-large",
			component,
			side,
			share,
			left
		}];
	}
	if (size === 1 || components.every(({ outcome }) => outcome.how === "recorded")) return few;
	const narrow = others.find(({ share }) => size > cases * share);
	if (narrow === void 0) return few;
	return [...few, {
		kind: "larger-than-side",
		component,
		side: narrow.split,
		share: narrow.share,
		left
	}];
}
function overRecorded({ cases }, sides) {
	return sides.flatMap(({ split: side, share, before }) => before.cases > Math.ceil(cases * (share + tolerance)) ? [{
		kind: "over-recorded",
		side,
		share,
		recorded: before.cases
	}] : []);
}
function byChance({ components }, { cases }, sides) {
	const isDrawn = components.some(({ outcome }) => outcome.how === "drawn");
	const off = sides.filter(({ share, after }) => Math.abs(after.cases / cases - share) > tolerance);
	return isDrawn && off.length > 0 ? [{
		kind: "by-chance",
		sides: off
	}] : [];
}
function fewTest({ sides }, wanted) {
	const test = sides.find(({ split }) => split === "test");
	if (test === void 0 || test.after.components >= wanted) return [];
	return [{
		kind: "few-test-components",
		components: test.after.components,
		wanted
	}];
}
// src/report/families/assignment-table.ts
function table(rows) {
	const columns = rows[0]?.length ?? 0;
	const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}
function percent(part) {
	return `${Math.round(part * 100)} %`;
}
// src/report/families/assignment-limits.ts
function limitSentence(limit, { cases }) {
	const part = (count) => `${count} of ${counted(cases, "case")} (${percent(count / cases)})`;
	switch (limit.kind) {
		case "one-component": return `A balanced split is impossible: ${cases === 1 ? "there is 1 case" : `all ${cases} cases belong to one component, "${limit.component.name}"`}. Whatever side it is on, none is left for another one.`;
		case "few-components": return `A balanced split is impossible: there are ${counted(limit.components, "component")} for ${listed(limit.sides)}, so a side stays empty.`;
		case "too-large": return `A balanced split is impossible: the largest component, "${limit.component.name}", has ${part(limit.component.cases.length)}, and no side is to have more than ${percent(limit.share)}. With it on ${limit.side}, at most ${limit.left} can be elsewhere.`;
		case "larger-than-side": return `The largest component, "${limit.component.name}", has ${part(limit.component.cases.length)}, more than the ${percent(limit.share)} of ${limit.side}. Wherever it is, at most ${limit.left} can be elsewhere.`;
		case "over-recorded": return `A balanced split is impossible: ${part(limit.recorded)} are recorded as ${limit.side}, which is to have ${percent(limit.share)}. What is recorded does not move.`;
		case "by-chance": {
			const off = limit.sides.map(({ split, share, after }) => `${split} gets ${part(after.cases)} where ${percent(share)} were meant`);
			return `The draw is off balance: ${listed(off)}. Components are drawn whole, and chance does not even out what is few or of unequal size.`;
		}
		case "few-test-components": return `The side test gets ${counted(limit.components, "component")}, and the claim asks for ${limit.wanted}: "touchstone check --for evaluation" will say so.`;
	}
}
// src/report/families/assignment.ts
const most$2 = {
	components: 40,
	names: 4
};
function assignmentText({ plan, balance, limits }, style) {
	const open = plan.components.filter(({ outcome }) => outcome.how !== "recorded");
	return `${[
		componentLines(open, style),
		restLines(plan, plan.components.length - open.length),
		balanceLines(plan, balance),
		limits.map((one) => terminalText(limitSentence(one, balance)))
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function componentLines(open, style) {
	const refused = open.filter(({ outcome }) => outcome.how === "refused");
	const given = open.filter(({ outcome }) => outcome.how !== "refused");
	const single = given.filter(isSingle);
	const blocks = [...refused, ...given.filter((one) => !isSingle(one))];
	const shown = blocks.slice(0, most$2.components);
	const width = Math.max(0, ...shown.map((one) => caseCount(one).length));
	const lines = shown.map((one) => {
		const { outcome } = one;
		const split = "split" in outcome ? outcome.split.padEnd(10) : style.red("refused   ");
		const reason = outcome.how === "drawn" ? "" : `; ${why(one.name, outcome)}`;
		return `  ${split}  ${caseCount(one).padStart(width)}  ${terminalText(`${names(one)}${reason}`)}`;
	});
	const more = blocks.length - shown.length;
	return [
		...lines,
		...more > 0 ? [`  and ${more} more: --format json lists them all`] : [],
		...singleLines(single)
	];
}
function isSingle({ families, cases, outcome }) {
	return families.length === 0 && cases.length === 1 && outcome.how !== "follows";
}
function singleLines(single) {
	return splits.flatMap((split) => {
		const own = single.filter(({ outcome }) => "split" in outcome && outcome.split === split);
		if (own.length === 0) return [];
		const what = `${counted(own.length, "case")} drawn alone: ${some$1(own.map(({ name }) => name))}`;
		return [`  ${split.padEnd(10)}  ${terminalText(what)}`];
	});
}
function caseCount({ cases }) {
	return counted(cases.length, "case");
}
function names({ name, families, cases }) {
	if (families.length > 0) return some$1(families);
	return cases.length === 1 ? `case ${name}` : `the question of case ${name}`;
}
function why(name, outcome) {
	switch (outcome.how) {
		case "recorded": return "recorded";
		case "follows": return `follows ${holderName(outcome.member)}, which is recorded as ${outcome.split}`;
		case "drawn": return `drawn by "${name}"`;
		case "dated": return "asked after the cutoff, so it is not drawn";
		case "refused": return refusalWords(outcome);
	}
}
function refusalWords(refusal) {
	switch (refusal.why) {
		case "conflict": {
			const [one, other] = refusal.members.map((member) => `${holderName(member)} is ${member.split ?? "on no side"}`);
			return `${one ?? ""} and ${other ?? ""}, and they belong together. "touchstone families check" says what joins them`;
		}
		case "unknown": return `not all is known that ${caseName$1(refusal.file)} belongs to. "touchstone families check" says what is missing`;
		case "no-families": return `it rests on no document and names no family. Write the families that it is about, or "families: []" where it is about none`;
		case "exposed": return "people have learned from it. Record \"dev\" or \"regression\" by hand";
		case "undated": return `it does not say when it is asked, and the claim is about a period. Write "askedAt"`;
		case "two-periods": {
			const [before, after] = refusal.files;
			return `${caseName$1(before)} is asked before the cutoff and ${caseName$1(after)} after it`;
		}
		case "no-share": return "no split that it may have has a share";
	}
}
function restLines({ unused, isByCase }, recorded) {
	return [...recorded === 0 ? [] : [`  ${counted(recorded, isByCase ? "question" : "component")} ${recorded === 1 ? "is" : "are"} recorded and ${recorded === 1 ? "stays" : "stay"} as ${recorded === 1 ? "it is" : "they are"}.`], ...unused.length === 0 ? [] : [terminalText(`  ${unused.length === 1 ? "1 family" : `${unused.length} families`} without a case ${unused.length === 1 ? "is" : "are"} not drawn yet: ${some$1(unused)}.`)]];
}
function balanceLines({ isByCase }, { cases, sides }) {
	return table([[
		"split",
		"meant",
		"cases",
		...isByCase ? ["questions"] : ["families", "components"]
	], ...sides.map((side) => [
		side.split ?? "none",
		side.share === void 0 ? "" : percent(side.share),
		`${change(side, "cases")} (${percent(cases === 0 ? 0 : side.after.cases / cases)})`,
		...isByCase ? [] : [change(side, "families")],
		change(side, "components")
	])]);
}
function change({ before, after }, counts) {
	const [old, now] = [before[counts], after[counts]];
	return old === now ? String(now) : `${old} -> ${now}`;
}
function holderName(holder) {
	return holder.kind === "family" ? `"${holder.id}"` : caseName$1(holder.file);
}
function caseName$1({ case: { id }, path }) {
	return `case ${id ?? path}`;
}
function some$1(all) {
	const more = all.length - most$2.names;
	return listed([...all.slice(0, most$2.names), ...more > 0 ? [`${more} more`] : []]);
}
function assignmentJson({ plan, balance, limits }, written) {
	const components = plan.components.map((one) => ({
		name: one.name,
		families: one.families,
		cases: one.cases.map(({ case: { id }, path }) => id ?? path),
		how: one.outcome.how,
		split: "split" in one.outcome ? one.outcome.split : recordedSplit(one),
		why: one.outcome.how === "refused" ? one.outcome.why : null,
		reason: why(one.name, one.outcome)
	}));
	const sides = balance.sides.map(({ split, share, before, after }) => ({
		split: split ?? null,
		share: share ?? null,
		before,
		after
	}));
	return `${jsonText({
		assignment: plan.draw,
		components,
		unused: plan.unused,
		balance: {
			cases: balance.cases,
			sides
		},
		limits: limits.map((one) => ({
			kind: one.kind,
			sentence: limitSentence(one, balance)
		})),
		written
	})}\n`;
}
function recordedSplit({ recorded, outcome }) {
	return outcome.how === "recorded" ? recorded[0]?.split ?? null : null;
}
// src/report/families/assignment-written.ts
function recordedSentence(plan, { isWrite, written, place }) {
	const { families, cases } = newSplits(plan);
	if (families.size + cases.size === 0) return "There is nothing to draw. Nothing was written.";
	if (!isWrite) return "Nothing was written. The same command with --write records these splits.";
	const parts = [
		...families.size === 0 ? [] : [`the split of ${families.size === 1 ? "1 family" : `${families.size} families`} in ${place(familiesFile)}`],
		...cases.size === 0 ? [] : [`the split of ${counted(cases.size, "case")} in ${cases.size === 1 ? "its file" : "their files"}`],
		...families.size === 0 && written.includes("families.yaml") ? [`how they were drawn in ${place(familiesFile)}`] : []
	];
	return terminalText(`Written: ${parts.join(", ")}. Next: touchstone families check.`);
}
// scripts/parts/families/declared-set.ts
function assertDeclared(dataset, { file }) {
	const { claim, grouping } = file.families ?? {};
	const missing = [...isSaid(claim?.statement) ? [] : ["claim"], ...isSaid(grouping?.rule) ? [] : ["grouping rule"]];
	if (missing.length > 0) throw new UsageError(`${familiesFile} does not say its ${listed(missing)} yet. Write what the split is to establish and by which rule documents form families, then draw: whoever draws first chooses the rule by its result.`);
	if (file.whole === void 0 || dataset.defects.some(({ at }) => at.file === file.path)) throw new UsageError(`${familiesFile} has defects, and nothing is drawn from it. touchstone check says which.`);
	const unread = unreadCases(dataset);
	const [first] = unread;
	if (first !== void 0) throw new UsageError(terminalText(`${counted(unread.length, "case file")} cannot be read, such as ${quoted(first)}, and nobody knows which families they join. touchstone families check says why.`));
}
function isSaid(text) {
	return text !== void 0 && !isBlank(text);
}
// scripts/parts/families/draw-flags.ts
const shares = [
	"dev",
	"validation",
	"test"
];
function readWeights(given) {
	const weights = /* @__PURE__ */ new Map();
	for (const part of given.split(",")) {
		const [, name, number] = /^\s*([a-z]+)=([0-9]+(?:\.[0-9]+)?)\s*$/.exec(part) ?? [];
		const share = shares.find((one) => one === name);
		if (share === void 0) throw new InvalidArgumentError("Write the share of dev, validation and test, such as dev=0.7,test=0.3.");
		if (weights.has(share)) throw new InvalidArgumentError(`It names ${share} twice.`);
		weights.set(share, Number(number));
	}
	return Object.fromEntries(shares.flatMap((one) => weights.has(one) ? [[one, weights.get(one)]] : []));
}
function readSalt(given) {
	if (!isBlank(given) && !/[\p{Cc}\p{Cf}]/u.test(given)) return given;
	throw new InvalidArgumentError("Write a text of one line, such as the set's name and the year.");
}
function drawBy({ file }, flags) {
	const recorded = file.whole?.assignment;
	const salt = flags.salt ?? recorded?.salt;
	const weights = flags.weights ?? recorded?.weights;
	if (salt === void 0 || weights === void 0) {
		const missing = [...salt === void 0 ? ["--salt my-set-2026"] : [], ...weights === void 0 ? ["--weights dev=0.7,test=0.3"] : []];
		throw new UsageError(`${familiesFile} does not say how to draw. Say it by ${missing.join(" and ")}; with --write it is recorded as "assignment".`);
	}
	if (isBlank(salt)) throw new UsageError(`The salt in ${familiesFile} is blank. Write a text of this set's own.`);
	if (!Object.values(weights).some((weight) => weight > 0)) throw new UsageError("No split has a share: give one more than 0, such as --weights dev=0.7,test=0.3.");
	return {
		salt,
		weights
	};
}
// scripts/parts/families/grouped-set.ts
async function groupedSet(cwd, given) {
	const dataset = await loadDataset(workingTree(await setFolder(cwd, given)));
	const grouping = groupingOf(dataset);
	if (grouping !== void 0) return {
		dataset,
		grouping
	};
	throw new UsageError(dataset.families === void 0 ? `The set has no ${familiesFile} yet, so nothing says which documents belong together. A first text of it: touchstone families propose --by document` : `${familiesFile} cannot be read; touchstone check says why.`);
}
// scripts/families-assign.ts
function assignCommand(io, finish) {
	return new Command("assign").description("Draw the split of components that have none. What is recorded stays.").argument("[set]", "the set's folder", ".").option("--salt <text>", `makes the draw this set's own; as in ${familiesFile} by default`, readSalt).option("--weights <shares>", `the share of each split; as in ${familiesFile} by default`, readWeights).option("--write", "record the splits, and how they were drawn").addOption(new Option("--format <format>", "how to print it").choices(["text", "json"]).default("text")).addHelpText("after", example$7).action(async (set, flags) => {
		finish(await runAssign(io, set, flags));
	});
}
const example$7 = `
Families that belong together are drawn as one, by salt, shares and the smallest id among them: the same set gives the
same splits on every machine, and a family that is added later moves no other. Where a part of a component is recorded, the
rest follows it. Nothing that is recorded changes, and no component is ever broken: where that makes a balanced split
impossible, it is said with the numbers. Cases of no family, and under the claim fixed-corpus all cases, are drawn alike.

Claim and grouping rule come before a draw. The salt is chosen once: whoever draws again until the result pleases has
chosen the result.

Examples:
  touchstone families assign                                             what would be recorded, and why
  touchstone families assign --write                                     record it
  touchstone families assign --salt acme-2026 --weights dev=0.7,test=0.3 where ${familiesFile} has no assignment yet
  touchstone families assign --format json eval                          one JSON object, for scripts

Exit code: 0 drawn, or nothing to draw; 1 a component was refused, or nothing could be written; 2 wrong use, 3 the run broke.`;
async function runAssign(io, set, flags) {
	const folder = await setFolder(io.cwd, set);
	const before = await rawText(join(folder, familiesFile)).catch(() => "");
	const { dataset, grouping } = await groupedSet(io.cwd, set);
	assertDeclared(dataset, grouping);
	const plan = planAssignment(dataset, grouping, drawBy(grouping, flags));
	const balance = balanceOf(plan, grouping);
	const report = {
		plan,
		balance,
		limits: limitsOf$1(plan, balance, wantedTest(grouping))
	};
	const place = placeFrom(io.cwd, folder, set);
	const recorded = flags.write === true ? await record({
		folder,
		before,
		plan
	}) : { files: [] };
	if ("refused" in recorded) {
		const mark = io.style.red("not changed");
		for (const one of recorded.refused) io.err(`${problemText(one, {
			style: io.style,
			place
		}, { mark })}\n\n`);
		io.err("Nothing was written.\n");
		return 1;
	}
	const written = recorded.files.map(({ path }) => path);
	if (flags.format === "json") io.out(assignmentJson(report, written));
	else {
		io.out(assignmentText(report, io.style));
		io.out(`\n${recordedSentence(plan, {
			isWrite: flags.write === true,
			written,
			place
		})}\n`);
	}
	return plan.components.some(({ outcome }) => outcome.how === "refused") ? 1 : 0;
}
function wantedTest({ file, isByCase }) {
	return file.whole?.claim.minimumTestComponents ?? (isByCase ? 0 : 2);
}
async function record({ folder, before, plan }) {
	const { families, cases } = newSplits(plan);
	const ofFamilies = familiesWithSplits(before, families, plan.components.some(({ outcome }) => outcome.how === "drawn") ? plan.draw : void 0);
	if ("refused" in ofFamilies) return ofFamilies;
	const ofCases = await casesWithSplits(workingTree(folder), cases);
	if ("refused" in ofCases) return ofCases;
	const files = [...ofFamilies.files, ...ofCases.files];
	const refused = await replaceTexts(folder, files);
	return refused.length > 0 ? { refused } : { files };
}
// scripts/families-check.ts
function checkFamiliesCommand(io, finish) {
	const command = new Command("check").description("Judge families and splits alone, as touchstone check does with all else.").argument("[place...]", "the set's folder, or files and folders in it to be told of alone");
	checkFlags(command);
	command.options.find(({ long }) => long === "--changed")?.hideHelp();
	return command.addHelpText("after", example$6).action(async (places, flags) => {
		if (flags.changed !== void 0) throw new UsageError(needsAll);
		finish(await runCheck(io, places, {
			...flags,
			among: rulesOfFamilies
		}));
	});
}
const needsAll = "Families need every case: what joins two sides may stand in files that did not change. Leave out --changed.";
const example$6 = `
The rules are those of touchstone check about families, splits, claims and exceptions, with the same findings, and those
that say what keeps them from judging, such as a case that cannot be read. It says nothing of what else is wrong with a
case: before a merge, run touchstone check. The action family-overlap gives the same verdict in a job.

Examples:
  touchstone families check                    the set in this folder
  touchstone families check --for evaluation   before a score: is the split fit to be scored?
  touchstone families check --format github

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;
// src/report/families/readable-graph.ts
const githubDraws = {
	lines: 500,
	characters: 5e4
};
const mostHolders = 40;
function readableGraph(keys, near, graph) {
	const whole = familyGraph({ keys }, graph);
	if (isDrawn(whole)) return {
		diagram: whole,
		shown: keys.length
	};
	const order = nearestFirst(keys, near, graph);
	for (let shown = Math.min(mostHolders, order.length); shown > 1; shown = Math.floor(shown / 2)) {
		const diagram = familyGraph({ keys: order.slice(0, shown) }, graph);
		if (isDrawn(diagram)) return {
			diagram,
			shown
		};
	}
	return {
		diagram: familyGraph({ keys: order.slice(0, 1) }, graph),
		shown: 1
	};
}
function isDrawn(diagram) {
	if (diagram.length > githubDraws.characters) return false;
	return (diagram.match(/^ {2}\w+ (?:---|-\.-) \w+$/gm) ?? []).length <= githubDraws.lines;
}
function nearestFirst(keys, near, { links }) {
	const linksAt = linksByHolder(links);
	const wanted = new Set(keys);
	const met = new Set(near.filter((key) => wanted.has(key)));
	for (const key of met) {
		const joined = (linksAt.get(key) ?? []).flatMap(({ holders }) => holders);
		for (const other of joined) if (wanted.has(other)) met.add(other);
	}
	return [.../* @__PURE__ */ new Set([...met, ...keys])];
}
// scripts/families-graph.ts
function graphCommand(io, finish) {
	return new Command("graph").description("Draw what joins families, as a Mermaid diagram.").argument("[family]", "a family of the component to draw (default: those on two sides)").option("--set <folder>", "the set's folder", ".").option("--all", "draw the whole, also where nobody reads it and GitHub does not draw it").option("--out <file>", "write it to a file, not to the standard output").addHelpText("after", example$5).action(async (family, flags) => {
		finish(await runGraph(io, family, flags));
	});
}
async function runGraph(io, family, { set, all, out }) {
	if (out !== void 0) await assertWritable(io.cwd, out, "--out");
	const { grouping } = await groupedSet(io.cwd, set);
	const graph = family === void 0 ? grouping.graph() : grouping.familyGraph();
	const keys = (family === void 0 ? offending(graph) : named(family, graph)).flat();
	if (keys.length === 0) {
		io.err("Nothing joins two sides of the split.\n");
		return 0;
	}
	const near = family === void 0 ? onTheWays(graph) : [family];
	const { diagram, shown } = all === true ? {
		diagram: familyGraph({ keys }, graph),
		shown: keys.length
	} : readableGraph(keys, near, graph);
	if (out === void 0) io.out(diagram);
	else await writeFile(resolve(io.cwd, out), diagram);
	if (shown < keys.length) io.err(leftOut(shown, {
		of: keys.length,
		family
	}));
	return 0;
}
function leftOut(shown, { of, family }) {
	const near = family === void 0 ? "a shortest way between two sides" : `"${family}"`;
	return terminalText(`Drawn: ${shown} of ${of}, the nearest to ${near}. GitHub draws at most ${githubDraws.lines} lines from ${githubDraws.characters} characters. The whole, to a file: --all --out <file>`).concat("\n");
}
function offending(graph) {
	return componentsIn(graph).filter((one) => isSplitApart(splitsOf(one, graph)));
}
function onTheWays(graph) {
	return [...conflictsIn(graph)].flatMap(({ path }) => path.flatMap(({ from, to }) => [from.key, to.key]));
}
function named(family, graph) {
	const found = componentsIn(graph).find((keys) => keys.includes(family));
	if (found !== void 0) return [found];
	const ids = [...graph.holders.values()].flatMap((one) => one.kind === "family" ? [one.id] : []);
	throw new UsageError(terminalText(`There is no family "${family}". ${writeInstead(family, ids, "All are listed by: touchstone families show")}`));
}
const example$5 = `
The text goes into a block of Markdown that starts with \`\`\`mermaid. Shapes tell the sides apart:
${shapesInWords}.
Of what GitHub would not draw, the part that is nearest to the family is drawn, or to a shortest way between two sides.

Examples:
  touchstone families graph                        what joins two sides of the split
  touchstone families graph refunds                the component of one family
  touchstone families graph refunds --set eval
  touchstone families graph --all --out graph.mmd  the whole of a large one

Exit code: 0 drawn, or nothing to draw; 2 wrong use, 3 the run broke.`;
// src/families/hanging.ts
function hangingIn(grouping) {
	const graph = grouping.familyGraph();
	const links = graph.links.filter(({ by }) => by === "relation");
	const joining = new Set(graph.links.flatMap((link) => link.by === "case" ? [link.file] : []));
	const components = together(graph, grouping, grouping.cases);
	const without = grouping.cases.filter((file) => !joining.has(file));
	const used = new Set(grouping.cases.flatMap((file) => familiesIn(grouping, file)));
	return {
		components,
		unused: [...grouping.families.keys()].filter((id) => !used.has(id)).length,
		joining,
		withoutThem: together({
			...graph,
			links
		}, grouping, without),
		onTwoSides: grouping.isByCase ? [] : componentsIn(graph).filter((one) => isSplitApart(splitsOf(one, graph))),
		alone: grouping.cases.filter((file) => familiesIn(grouping, file).length === 0)
	};
}
function together(graph, grouping, cases) {
	const all = componentsIn(graph).map((component) => ({
		component,
		cases: []
	}));
	const byKey = new Map(all.flatMap((one) => one.component.map((key) => [key, one])));
	for (const file of cases) {
		const [first] = familiesIn(grouping, file);
		if (first !== void 0) byKey.get(first)?.cases.push(file);
	}
	return all.filter((one) => one.cases.length > 0).toSorted((a, b) => b.cases.length - a.cases.length);
}
function familiesIn({ familiesOf }, file) {
	return familiesOf(file).belongings.map(({ family }) => family);
}
// src/families/family-names.ts
function familyIds(wanted, taken) {
	const plain = wanted.map(({ key, name }) => ({
		key,
		id: plainId(name)
	}));
	const counts = /* @__PURE__ */ new Map();
	for (const { id } of plain) counts.set(id, (counts.get(id) ?? 0) + 1);
	const used = new Set(taken);
	const ids = /* @__PURE__ */ new Map();
	for (const { key, id } of plain) {
		if (id === void 0 || taken.has(id) || counts.get(id) !== 1) continue;
		ids.set(key, id);
		used.add(id);
	}
	for (const { key, id } of plain) {
		if (ids.has(key)) continue;
		const folded = freeId(id ?? "family", key, used);
		ids.set(key, folded);
		used.add(folded);
	}
	return ids;
}
function plainId(name) {
	if (isFitId(name)) return name;
	const words = asciiWords(name, 100);
	return isFitId(words) ? words : void 0;
}
function freeId(text, key, used) {
	let id = foldId(text, key);
	for (let turn = 2; used.has(id); turn++) id = foldId(text, `${key}\n${turn}`);
	return id;
}
function distinctParts(names) {
	const [first = ""] = names;
	let shared = first.length;
	for (const name of names) while (!name.startsWith(first.slice(0, shared))) shared--;
	const start = first.slice(0, shared).lastIndexOf("/") + 1;
	const ending = /\.[A-Za-z0-9]{1,8}$/.exec(first)?.[0] ?? "";
	const end = names.every((name) => name.endsWith(ending)) ? ending.length : 0;
	return (name) => {
		const whole = name.endsWith(ending) ? name.length - end : name.length;
		const part = name.slice(start, whole);
		return part === "" ? name : part;
	};
}
// src/families/propose.ts
function proposeFamilies(dataset, rule) {
	const { documents, unknown } = documentsIn(dataset);
	const recorded = dataset.families === void 0 ? /* @__PURE__ */ new Map() : familiesById(dataset.families);
	const claimsOf = documentClaims(recorded);
	const counts = groupsOf(documents, (one) => Math.min(claimsOf(one).length, 2));
	const unclaimed = counts.get(0) ?? [];
	const owners = ownersByKey(counts.get(1) ?? [], claimsOf, rule);
	const unnameable = greedy(unclaimed, documents);
	const beside = [];
	const free = unclaimed.filter((document) => {
		const families = owners.get(keyOf(document, rule));
		if (families !== void 0) beside.push({
			document,
			families: [...families].toSorted(byUtf8)
		});
		return families === void 0 && !unnameable.has(document);
	});
	return {
		rule,
		families: familiesOf(dataset, groupsOf(free, (one) => keyOf(one, rule)), documents),
		documents,
		unknown,
		byParts: familiesByParts(documents, rule),
		recorded: counts.get(1)?.length ?? 0,
		claimedTwice: counts.get(2) ?? [],
		unnameable: [...unnameable].toSorted(byUtf8),
		patterns: free.filter(hasStar),
		beside
	};
}
function keyOf(document, rule) {
	if (rule.by === "document") return document;
	return document.split(rule.separator).slice(0, rule.parts).join(rule.separator);
}
function documentsIn(dataset) {
	const current = currentRevision(dataset);
	const known = new Set((current && documentsAsRecorded(current)?.keys()) ?? []);
	const unknown = /* @__PURE__ */ new Set();
	for (const file of dataset.cases.filter(takesPart)) {
		const revision = revisionOf(dataset, file);
		const own = revision && documentsAsRecorded(revision);
		for (const { documentId } of documentsOf(dataset, file).documents) if (own === void 0 || own.has(documentId)) known.add(documentId);
		else unknown.add(documentId);
	}
	return {
		documents: [...known].filter((one) => !isBlank(one)).toSorted(byUtf8),
		unknown: [...unknown].filter((one) => !known.has(one)).toSorted(byUtf8)
	};
}
function familiesByParts(documents, rule) {
	if (rule.by === "document") return [];
	const counts = [];
	for (let parts = 1; parts <= mostParts; parts++) {
		const families = new Set(documents.map((one) => keyOf(one, {
			...rule,
			parts
		}))).size;
		if (families !== counts.at(-1)?.families) counts.push({
			parts,
			families
		});
		if (families === documents.length) break;
	}
	return counts;
}
const mostParts = 20;
function ownersByKey(claimed, claimsOf, rule) {
	const owners = /* @__PURE__ */ new Map();
	for (const document of claimed) {
		const key = keyOf(document, rule);
		const families = owners.get(key) ?? /* @__PURE__ */ new Set();
		for (const { family } of claimsOf(document)) families.add(family);
		owners.set(key, families);
	}
	return owners;
}
function hasStar(document) {
	return document.includes("*");
}
function greedy(unclaimed, documents) {
	const starred = unclaimed.filter(hasStar);
	const families = starred.map((id, index) => [`f${index}`, { documents: [id] }]);
	const claimsOf = documentClaims(new Map(families));
	const found = /* @__PURE__ */ new Set();
	for (const document of starred.length === 0 ? [] : documents) {
		const fitting = claimsOf(document).map(({ pattern }) => pattern);
		if (hasStar(document) && fitting.length > 1) found.add(document);
		for (const pattern of fitting) if (pattern !== document) found.add(pattern);
	}
	return found;
}
function familiesOf(dataset, groups, documents) {
	const titleOf = titles(dataset);
	const nameOf = distinctParts(documents);
	const recorded = new Set(Object.keys(dataset.families?.families?.families ?? {}));
	const ids = familyIds([...groups.keys()].map((key) => ({
		key,
		name: nameOf(key)
	})), recorded);
	return [...groups].map(([key, own]) => {
		const [first, ...others] = own;
		const title = others.length === 0 ? titleOf(first) ?? first : key;
		return {
			id: ids.get(key) ?? key,
			title: isBlank(title) ? first : title,
			documents: own
		};
	}).toSorted((a, b) => byUtf8(a.id, b.id));
}
function titles(dataset) {
	const current = currentRevision(dataset);
	const records = current && documentsAsRecorded(current);
	const byId = new Map([...records ?? []].map(([id, { title }]) => [id, title]));
	return (document) => {
		const title = byId.get(document);
		return title === void 0 || isBlank(title) ? void 0 : title;
	};
}
function withProposed(dataset, { families }) {
	const before = dataset.families;
	const added = families.map(({ id, title, documents }) => [id, {
		title,
		documents
	}]);
	const all = {
		...before?.families?.families,
		...Object.fromEntries(added)
	};
	const file = {
		...before ?? noFile,
		families: {
			...before?.families,
			families: all
		}
	};
	return {
		...dataset,
		families: file
	};
}
const noFile = {
	path: familiesFile,
	families: void 0,
	whole: void 0,
	has: () => false,
	locate: () => startOf(familiesFile),
	locateKey: () => startOf(familiesFile)
};
// src/load/map-edits.ts
function addEntries(file, text, edit) {
	const mark = text.startsWith("﻿") ? "﻿" : "";
	const layout = yamlLayout(text.slice(mark.length));
	if ("why" in layout) return editFields(file, text, [{
		set: edit.field,
		to: {}
	}]);
	const old = layout.value[edit.field] ?? {};
	const added = [...edit.entries].map(([key, { value }]) => [key, value]);
	const value = isMap(old) ? {
		...old,
		...Object.fromEntries(added)
	} : void 0;
	const edited = isMap(old) && Object.keys(old).length === 0 ? asField(layout, edit) : withEntries(layout, edit);
	if (value === void 0 || edited === void 0) return { refused: notOnLines(file, edit) };
	const after = yamlLayout(edited);
	return !("why" in after) && isDeepStrictEqual(after.value, {
		...layout.value,
		[edit.field]: value
	}) ? { text: mark + edited } : { refused: notOnLines(file, edit) };
}
function asField(layout, { field, entries }) {
	const { indent } = layout;
	const old = layout.fields.find(({ name }) => name === field);
	const end = layout.fields.at(-1)?.end ?? layout.lines.length;
	const range = old ?? {
		first: end,
		end
	};
	const comments = layout.commentsIn(range.first, range.end);
	const lines = [...entries.values()].flatMap((entry) => entry.lines.map((line) => `  ${line}`));
	return replaceLines(layout, {
		first: range.first,
		end: range.end,
		lines: [
			...comments,
			`${field}:`,
			...lines
		].map((line) => indent + line)
	});
}
function withEntries(layout, { field, entries }) {
	const block = blockOf$1(layout, field, {
		first: 0,
		end: layout.lines.length
	});
	const inner = block === void 0 ? void 0 : yamlLayout(textOf(layout, block));
	if (block === void 0 || inner === void 0 || "why" in inner) return void 0;
	const placeOf = placesIn(inner);
	const byPlace = /* @__PURE__ */ new Map();
	for (const [key, { lines }] of [...entries].toSorted(([a], [b]) => byUtf8(a, b))) {
		const place = block.first + placeOf(key);
		const own = byPlace.get(place) ?? [];
		own.push(...lines.map((line) => inner.indent + line));
		byPlace.set(place, own);
	}
	const lineEnd = lineEndOf(layout.lines);
	const lines = layout.lines.flatMap((line, index) => {
		const own = byPlace.get(index);
		return own === void 0 ? [line] : [...own.map((one) => one + lineEnd), line];
	});
	const last = byPlace.get(layout.lines.length);
	if (last === void 0) return lines.join("");
	return replaceLines({ lines }, {
		first: lines.length,
		end: lines.length,
		lines: last
	});
}
function placesIn({ fields, lines }) {
	const top = lines.slice(0, fields[0]?.first ?? 0).findLastIndex((line) => line.trim() === "") + 1;
	const later = [];
	for (const [index, { name }] of fields.entries()) {
		const latest = later.at(-1);
		if (latest !== void 0 && byUtf8(name, latest.name) <= 0) continue;
		later.push({
			name,
			place: index === 0 ? top : fields[index - 1]?.end ?? top
		});
	}
	return (key) => {
		let [from, to] = [0, later.length];
		while (from < to) {
			const middle = from + to >> 1;
			if (byUtf8(later[middle]?.name ?? "", key) > 0) to = middle;
			else from = middle + 1;
		}
		return later[from]?.place ?? fields.at(-1)?.end ?? 0;
	};
}
function notOnLines(file, { field, entries }) {
	const [key = ""] = entries.keys();
	return {
		message: `Nothing can be added to "${field}" line by line: its entries do not each start a line.`,
		at: {
			file,
			line: 1,
			column: 1
		},
		fix: `Write each entry of "${field}" below the key, such as "${key}:", on lines of its own.`
	};
}
// src/report/families/family-proposal.ts
function entryLines({ id, title, documents }) {
	return [
		`${yamlValue(id)}:`,
		`  title: ${yamlValue(title)}`,
		"  documents:",
		...documents.map((document) => `    - ${yamlValue(document)}`)
	];
}
function proposedFile(proposal) {
	const lines = proposal.families.flatMap(entryLines).map((line) => `  ${line}`);
	return [
		`# Proposed by rule: ${ruleWords(proposal.rule)}. Nothing is decided yet.`,
		"# Before anybody has seen a score, a person says what the split is to establish and whether these families are right:",
		"# fill in the lines below and take the \"# \" away. Until then touchstone check refuses this file.",
		"#",
		"# claim:",
		"#   kind: # family, fixed-corpus, period (with a cutoff) or access",
		"#   statement: # what the split is to establish, in one sentence",
		"#   declaredAt: # the day",
		"# grouping:",
		"#   rule: # by which documents form families, in one sentence",
		"#   declaredAt: # the day",
		...lines.length === 0 ? ["families: {}"] : ["families:", ...lines],
		""
	].join("\n");
}
function ruleWords(rule) {
	if (rule.by === "document") return "one family for each document";
	const parts = rule.parts === 1 ? "first part" : `first ${rule.parts} parts`;
	return terminalText(`one family for the documents whose ids share the ${parts} parted by ${JSON.stringify(rule.separator)}`);
}
function proposalSummary(proposal, hanging) {
	const { families, documents, recorded } = proposal;
	const covered = families.reduce((sum, family) => sum + family.documents.length, 0);
	const proposed = `${familyCount(families.length)} for ${counted(covered, "document")}`;
	return `${rowLines([
		["proposed", families.length === 0 ? "nothing" : proposed],
		["recorded", recorded === 0 ? "" : `${recorded} of ${counted(documents.length, "document")}`],
		...openRows(proposal),
		["by parts", byPartsWords(proposal)],
		...hangingRows(hanging)
	])}\n\n${conclusion(hanging)}\n`;
}
function byPartsWords({ byParts }) {
	const words = byParts.map(({ parts, families }) => `${parts} gives ${familyCount(families)}`);
	return words.length < 2 ? "" : words.join(", ");
}
function rowLines(all) {
	return all.filter(([, text]) => text !== "").map(([name, text]) => `  ${name.padEnd(10)}  ${text}`).join("\n");
}
function openRows(proposal) {
	const { beside, claimedTwice, unnameable, patterns, unknown } = proposal;
	const neighbours = beside.map(({ document, families }) => `${document} (${listed(families, "or")})`);
	return [
		["to place", neighbours.length === 0 ? "" : `${counted(neighbours.length, "document")} of the prefix of a recorded family; join them by hand: ${some(neighbours)}`],
		["twice", claimedTwice.length === 0 ? "" : `in several families: ${some(claimedTwice)}`],
		["unknown", unknown.length === 0 ? "" : `cases name what their revision does not have: ${some(unknown)}`],
		["left out", unnameable.length === 0 ? "" : `a "*" in the id fits other documents, so these belong in one family with them, or nowhere: ${some(unnameable)}`],
		["patterns", patterns.length === 0 ? "" : `a "*" in the id may fit later documents: ${some(patterns)}`]
	];
}
function hangingRows(hanging) {
	const { components, unused, joining, withoutThem, onTwoSides, alone } = hanging;
	const [largest] = components;
	const cases = casesIn(components);
	const [rest] = withoutThem;
	return [
		["components", `${components.length} with cases${unused === 0 ? "" : `; ${familyCount(unused)} with none`}`],
		["sizes", sizes(components)],
		["largest", largest === void 0 ? "" : largestWords(largest, cases)],
		["joined by", joining.size === 0 ? "" : joiningWords(joining)],
		["else", joining.size === 0 || rest === void 0 ? "" : `without ${joining.size === 1 ? "it" : "those cases"}: ${counted(withoutThem.length, "component")}, the largest with ${rest.cases.length} of ${counted(casesIn(withoutThem), "case")}`],
		["two sides", twoSides(onTwoSides)],
		["no family", alone.length === 0 ? "" : `${counted(alone.length, "case")}: ${some(alone.map(nameOf$2))}`]
	];
}
function twoSides(components) {
	if (components.length === 0) return "";
	const names = some(components.map(([name]) => name));
	return `${counted(components.length, "component")} with families on two sides: ${names}; touchstone families check tells what joins what is written`;
}
function largestWords({ component, cases }, all) {
	return `${terminalText(component[0])}: ${cases.length} of ${counted(all, "case")}, ${familyCount(component.length)}`;
}
function joiningWords(joining) {
	return `${joining.size === 1 ? "1 case that needs" : `${joining.size} cases that need`} several families: ${some([...joining].map(nameOf$2))}`;
}
function sizes(components) {
	if (components.length < 2) return "";
	const more = components.length - most$1.sizes;
	return `${[...components.slice(0, most$1.sizes).map(({ cases }) => String(cases.length)), ...more > 0 ? [`${more} more`] : []].join(", ")} cases`;
}
const most$1 = {
	names: 3,
	sizes: 12
};
function some(names) {
	const more = names.length - most$1.names;
	return terminalText(listed([...names.slice(0, most$1.names), ...more > 0 ? [`${more} more`] : []]));
}
function nameOf$2(file) {
	return file.case.id ?? file.path;
}
function casesIn(components) {
	return components.reduce((sum, { cases }) => sum + cases.length, 0);
}
function familyCount(count) {
	return count === 1 ? "1 family" : `${count} families`;
}
function conclusion({ components }) {
	const [largest, ...others] = components;
	if (largest === void 0) return "No case needs any of these families yet.";
	if (others.length === 0) return "All cases that need a family are in one component: whatever side it is on, none is left for the other one. No split can hold out families here.";
	const left = casesIn(others);
	return `A component stays on one side of a split. With the largest on one side, at most ${counted(left, "case")} can be on the other.`;
}
// scripts/families-propose.ts
function proposeCommand(io, finish) {
	return new Command("propose").description("Propose families for the documents that no family has. A person decides.").argument("[set]", "the set's folder", ".").addOption(new Option("--by <rule>", "one family a document, or for ids that share their first parts").choices(["document", "prefix"]).makeOptionMandatory()).option("--separator <text>", "what parts the ids, with --by prefix (default: \"/\")").option("--parts <number>", "how many parts are shared, with --by prefix (default: 1)", count).option("--write", `write ${familiesFile}, or add to it what it lacks`).addHelpText("after", example$4).action(async (set, flags) => {
		finish(await runPropose(io, set, flags));
	});
}
const example$4 = `
The proposal is printed as text for families.yaml, and what hangs together under it on the error output: how many components
there are, the largest of them, and the cases that join families. Families and splits that are recorded stay as they are. No
split is ever proposed, and claim and grouping rule are left for a person to fill in; touchstone check refuses the file until
then. --write makes the file where there is none, or adds the families to it and touches no other line. Run again, it
changes nothing.

Examples:
  touchstone families propose --by document              one family for each document
  touchstone families propose --by prefix --parts 2      guides/refunds/eu.md belongs to guides/refunds
  touchstone families propose --by prefix --separator -  refunds-eu belongs to refunds
  touchstone families propose --by document --write eval

Exit code: 0 proposed, or nothing to propose; 2 wrong use, 3 the run broke.`;
function count(given) {
	if (/^[1-9][0-9]{0,3}$/.test(given)) return Number(given);
	throw new InvalidArgumentError("Write a whole number from 1 on.");
}
async function runPropose(io, set, flags) {
	const rule = ruleOf(flags);
	const folder = await setFolder(io.cwd, set);
	const dataset = await loadDataset(workingTree(folder));
	if (dataset.families !== void 0 && dataset.families.families === void 0) throw new UsageError(`${familiesFile} cannot be read; touchstone check says why.`);
	const proposal = proposeFamilies(dataset, rule);
	if (proposal.documents.length === 0) throw new UsageError("The set has no document yet. Record some: touchstone corpus --help");
	assertHolds(dataset, proposal);
	const grouping = groupingOf(withProposed(dataset, proposal));
	const summary = grouping === void 0 ? "" : proposalSummary(proposal, hangingIn(grouping));
	if (flags.write === true) {
		const told = await write(folder, dataset, proposal);
		io.out(`${summary}\n${told(placeFrom(io.cwd, folder, set)(familiesFile))}\n`);
		return 0;
	}
	if (dataset.families === void 0) io.out(proposedFile(proposal));
	else io.out(proposal.families.flatMap(entryLines).map((line) => `  ${line}\n`).join(""));
	io.err(`\n${summary}\n${next(dataset, proposal)}\n`);
	return 0;
}
function ruleOf({ by, separator, parts }) {
	if (by === "prefix") {
		if (separator === "") throw new UsageError("--separator is empty: write what parts the ids.");
		return {
			by,
			separator: separator ?? "/",
			parts: parts ?? 1
		};
	}
	if (separator === void 0 && parts === void 0) return { by };
	throw new UsageError("--separator and --parts go with --by prefix.");
}
const mostFamilies = Math.floor(familiesKeys / 4);
function assertHolds({ families }, proposal) {
	const all = Object.keys(families?.families?.families ?? {}).length + proposal.families.length;
	if (all <= mostFamilies) return;
	throw new UsageError(`${all} families are more than ${familiesFile} can hold, which is ${mostFamilies}. Put more documents into a family: --by prefix.`);
}
function next({ families }, proposal) {
	if (proposal.families.length === 0) return "There is nothing to propose.";
	return families === void 0 ? `Next: the same command with --write makes ${familiesFile}; then a person fills in claim and grouping rule.` : `Next: the same command with --write adds these families to ${familiesFile}; no split is set.`;
}
async function write(folder, dataset, proposal) {
	const { families } = proposal;
	if (families.length === 0) return () => "There is nothing to propose. Nothing was written.";
	const before = dataset.families === void 0 ? void 0 : await rawText(join(folder, familiesFile));
	const text = before === void 0 ? proposedFile(proposal) : withFamilies(before, proposal);
	if (Buffer.byteLength(text) > limits.families) throw new UsageError(`${familiesFile} would have more than ${limits.families / 2 ** 20} MB, and nobody could read it. Put more documents into a family, by patterns.`);
	try {
		await writeFiles(folder, [[familiesFile, text]], /* @__PURE__ */ new Map([[familiesFile, before]]));
	} catch (error) {
		if (!(error instanceof ChangedMeanwhileError)) throw error;
		throw new UsageError(`${familiesFile} changed while it was being read, and nothing was written. Run the command again.`);
	}
	return before === void 0 ? (file) => `Written: ${file}. Next: fill in claim and grouping rule in it, then touchstone check.` : (file) => `Added to ${file}: ${families.length === 1 ? "1 family" : `${families.length} families`}, without a split.`;
}
function withFamilies(before, { families }) {
	const entries = families.map((family) => {
		const { id, title, documents } = family;
		return [id, {
			value: {
				title,
				documents
			},
			lines: entryLines(family)
		}];
	});
	const edited = addEntries(familiesFile, before, {
		field: "families",
		entries: new Map(entries)
	});
	if ("text" in edited) return edited.text;
	const { message, at, fix } = edited.refused;
	throw new UsageError(terminalText(`${at.file}:${at.line}: ${message} ${fix}`));
}
// src/families/overview.ts
function familyOverview(dataset, grouping) {
	const { cases, familiesOf, families, excluded } = grouping;
	const graph = grouping.familyGraph();
	const byFamily = documentsByFamily(dataset, grouping);
	const casesOf = casesByFamily(grouping);
	const states = holdoutStates(grouping, dataset);
	const components = componentsIn(graph).flatMap((keys) => {
		const ids = keys.filter((key) => families.has(key));
		const [name] = ids;
		if (name === void 0) return [];
		const own = [...new Set(ids.flatMap((id) => casesOf.get(id) ?? []))];
		const recorded = splitsOf(keys, graph);
		const held = ids.find((id) => families.get(id)?.split === "test") ?? name;
		return [{
			name,
			families: ids.map((id) => ({
				id,
				title: families.get(id)?.title,
				split: families.get(id)?.split,
				documents: byFamily.of(id)
			})),
			splits: recorded,
			isConflict: !grouping.isByCase && isSplitApart(recorded),
			holdout: grouping.isByCase ? void 0 : states.ofFamily(held),
			cases: countsOf$1(own)
		}];
	});
	const alone = cases.filter((file) => familiesOf(file).belongings.length === 0);
	return {
		components,
		withoutFamily: [...new Set(alone.map((file) => file.case.split))].toSorted((a, b) => byUtf8(a ?? "", b ?? "")).map((split) => ({
			split,
			cases: countsOf$1(alone.filter((one) => one.case.split === split))
		})),
		ungrouped: byFamily.ungrouped,
		excluded: excluded.size
	};
}
function countsOf$1(files) {
	const approved = files.filter((file) => stageOf(file) === "approved").length;
	return {
		approved,
		pending: files.length - approved
	};
}
function casesByFamily({ cases, familiesOf }) {
	const found = /* @__PURE__ */ new Map();
	for (const file of cases) for (const { family } of familiesOf(file).belongings) {
		const own = found.get(family);
		if (own === void 0) found.set(family, [file]);
		else own.push(file);
	}
	return found;
}
function documentsByFamily(dataset, { cases, familiesOf, claimsOf }) {
	const cited = cases.flatMap((file) => familiesOf(file).documents.documents.map(({ documentId }) => documentId));
	const current = currentRevision(dataset)?.documents?.records.keys() ?? [];
	const found = /* @__PURE__ */ new Map();
	const ungrouped = [];
	for (const document of [.../* @__PURE__ */ new Set([...cited, ...current])].toSorted(byUtf8)) {
		const [claim, ...others] = claimsOf(document);
		if (claim === void 0 || others.length > 0) ungrouped.push(document);
		else found.set(claim.family, [...found.get(claim.family) ?? [], document]);
	}
	return {
		of: (family) => found.get(family) ?? [],
		ungrouped
	};
}
// src/report/families/family-list.ts
const most = 4;
function familyList(overview, style) {
	return `${[...overview.components.map((one) => block(one, style)), summary(overview).map(terminalText).join("\n")].join("\n\n")}\n`;
}
function block(component, style) {
	const { families, name } = component;
	const widest = Math.max(...families.map(({ id }) => id.length));
	return [`${style.strong(terminalText(name))}  ${side(component, style)}  ${caseWords(component.cases)}`, ...families.map((one) => {
		const split = families.length > 1 && one.split !== void 0 ? ` (${one.split})` : "";
		const words = documentWords(one);
		const told = words === one.title ? "" : `: ${terminalText(words)}`;
		return `  ${terminalText(one.id.padEnd(widest))}  ${terminalText(one.title ?? "")}${split}${told}`;
	})].join("\n");
}
function side({ splits, isConflict, holdout }, style) {
	if (isConflict) return style.red(`on two sides: ${splits.join(" and ")}`);
	if (splits.includes("test") && holdout === "spent") return style.red("test, spent");
	if (splits.includes("test") && holdout === "used") return "test, used";
	return splits.length === 0 ? style.yellow("no split") : splits.join(" and ");
}
function caseWords({ approved, pending }) {
	const parts = [...approved === 0 ? [] : [`${approved} approved`], ...pending === 0 ? [] : [`${pending} pending`]];
	return parts.length === 0 ? "no case" : `${counted(approved + pending, "case")}: ${parts.join(", ")}`;
}
function documentWords({ documents }) {
	if (documents.length === 0) return "no document in use";
	const more = documents.length - most;
	return more <= 0 ? documents.join(", ") : `${documents.slice(0, most).join(", ")} and ${more} more`;
}
function heldWords({ splits, holdout }) {
	return splits.includes("test") && (holdout === "spent" || holdout === "used") ? ` (${holdout})` : "";
}
function summary({ components, withoutFamily, ungrouped, excluded }) {
	const families = components.reduce((sum, one) => sum + one.families.length, 0);
	const alone = withoutFamily.map(({ split, cases }) => `${cases.approved + cases.pending} in ${split ?? "no split"}`);
	const conflicts = components.filter(({ isConflict }) => isConflict).length;
	const familyWord = families === 1 ? "family" : "families";
	return [
		`${counted(components.length, "component")} of ${families} ${familyWord}, ${conflicts === 0 ? "none on two sides" : `${conflicts} on two sides`}.`,
		...alone.length === 0 ? [] : [`Cases of no family: ${listed(alone)}.`],
		...excluded === 0 ? [] : [`Excluded by exceptions: ${counted(excluded, "case")}.`],
		...ungrouped.length === 0 ? [] : [`In no family, or in several: ${ungrouped.slice(0, most).join(", ")}${ungrouped.length > most ? ` and ${ungrouped.length - most} more` : ""}.`],
		"Whether the families are the right ones is not judged here; touchstone families check judges the split."
	];
}
function familyListJson(overview, claim) {
	const withoutFamily = overview.withoutFamily.map(({ split, cases }) => ({
		split: split ?? null,
		cases
	}));
	const components = overview.components.map((one) => ({
		...one,
		holdout: one.holdout ?? null,
		families: one.families.map((family) => ({
			...family,
			title: family.title ?? null,
			split: family.split ?? null
		}))
	}));
	return `${jsonText({
		...overview,
		components,
		withoutFamily,
		claim: claim ?? null
	})}\n`;
}
function familyListMarkdown(overview) {
	const rows = overview.components.map((one) => {
		const families = one.families.map(({ id }) => markdownText(id)).join(", ");
		const documents = one.families.flatMap((family) => family.documents.map(markdownText));
		const splits = `${one.splits.join(", ")}${one.isConflict ? " (two sides)" : heldWords(one)}`;
		return `| ${[
			markdownText(one.name),
			splits,
			families,
			documents.join(", "),
			one.cases.approved,
			one.cases.pending
		].join(" | ")} |`;
	});
	return `${[...["| Component | Split | Families | Documents | Approved | Pending |", "| --- | --- | --- | --- | --- | --- |"], ...rows].join("\n")}\n\n${summary(overview).map(markdownText).join("\n")}\n`;
}
// scripts/families-show.ts
const formatNames = [
	"text",
	"json",
	"markdown"
];
function showCommand(io, finish) {
	return new Command("show").description("Show which families belong together, with their documents, cases and side.").argument("[folder]", "the set's folder", ".").addOption(new Option("--format <format>", "how to print it").choices(formatNames).default("text")).addHelpText("after", example$3).action(async (folder, { format }) => {
		const { dataset, grouping } = await groupedSet(io.cwd, folder);
		const overview = familyOverview(dataset, grouping);
		const claim = splitClaimOf(dataset);
		if (format === "json") io.out(familyListJson(overview, claim));
		else if (format === "markdown") io.out(familyListMarkdown(overview));
		else {
			io.out(familyList(overview, io.style));
			if (claim !== void 0) io.out(`\n${claimText(claim, io.style)}`);
		}
		finish(0);
	});
}
const example$3 = `
Families that a case needs together, that a variant joins or that are declared related are one component, named by its
smallest family id. Approved and pending cases take part, rejected and retired ones do not. Once a split is on record, what
a score on it would say follows, and what it would not.

Examples:
  touchstone families show                      the set in this folder
  touchstone families show --format json eval   one JSON object, for scripts
  touchstone families show --format markdown    a table for a README

Exit code: 0 shown, 2 wrong use, 3 the run broke.`;
// src/load/located-json.ts
function parseLocatedJson(file, bytes) {
	const text = decodeUtf8(bytes);
	if (binaryForm(bytes) !== void 0) return { problem: {
		message: "The file is a workbook, a ZIP file or a PDF, and not JSON.",
		at: startOf(file),
		fix: "Write its records as JSON."
	} };
	if (text === void 0) {
		const { message, line = 1 } = foreignEncoding(bytes, { isTable: false });
		return { problem: {
			message,
			at: {
				file,
				line,
				column: 1
			}
		} };
	}
	if (isMarked(bytes)) return { problem: {
		message: "The file starts with a byte order mark (U+FEFF), which JSON does not allow.",
		at: startOf(file),
		fix: "Save it as UTF-8 without a byte order mark."
	} };
	const source = placedText(file, text);
	const reading = parsedJson(text);
	if ("problem" in reading) return { problem: syntaxProblem(source, reading.problem) };
	if (isDeep(reading.value)) return { problem: {
		message: `Lists and objects lie more than 64 deep in each other.`,
		at: startOf(file),
		fix: "Take the extra levels out."
	} };
	return located(source, reading.value);
}
function syntaxProblem({ text, at }, { message, line = 1 }) {
	const fix = "Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket.";
	const offset = stoppedAt(text);
	if (offset === void 0) return {
		message,
		at: {
			...at(0),
			line
		},
		fix
	};
	return {
		message: text.slice(offset).trim() === "" ? "The JSON ends before it is complete." : "This is not JSON from here on.",
		at: at(offset),
		fix
	};
}
function stoppedAt(text) {
	try {
		parse(text);
		return;
	} catch (error) {
		const offset = error instanceof Error && "offset" in error ? error.offset : void 0;
		return typeof offset === "number" ? offset : void 0;
	}
}
function located({ text, at }, value) {
	const root = parse(text);
	const twice = [];
	const placeOf = (node) => at(node.loc.start.offset);
	for (const { node, path } of objectsIn(root.body, [])) {
		const seen = /* @__PURE__ */ new Map();
		for (const member of node.members) {
			const name = nameOf$1(member);
			const first = seen.get(name);
			if (first === void 0) seen.set(name, member);
			else twice.push({
				name,
				path,
				at: placeOf(member),
				first: placeOf(first)
			});
		}
	}
	return {
		text,
		value,
		twice,
		locate: (path) => placeOf(nodeAt(root.body, path).node),
		locateKey: (path) => placeOf(memberAt(root.body, path) ?? nodeAt(root.body, path).node)
	};
}
function* objectsIn(node, path) {
	if (node.type === "Array") for (const [index, { value }] of node.elements.entries()) yield* objectsIn(value, [...path, index]);
	else if (node.type === "Object") {
		yield {
			node,
			path
		};
		for (const member of node.members) yield* objectsIn(member.value, [...path, nameOf$1(member)]);
	}
}
function nameOf$1({ name }) {
	return name.type === "String" ? name.value : name.name;
}
function nodeAt(root, path) {
	let node = root;
	for (const part of path) {
		const below = childOf(node, part);
		if (below === void 0) return {
			node,
			isWhole: false
		};
		node = below;
	}
	return {
		node,
		isWhole: true
	};
}
function childOf(node, part) {
	if (node.type === "Array") return typeof part === "number" ? node.elements[part]?.value : void 0;
	if (node.type !== "Object") return void 0;
	return lastMember(node, part)?.value;
}
function memberAt(root, path) {
	const { node, isWhole } = nodeAt(root, path.slice(0, -1));
	const name = path.at(-1);
	if (!isWhole || node.type !== "Object" || name === void 0) return void 0;
	return lastMember(node, name);
}
function lastMember({ members }, name) {
	return members.findLast((member) => nameOf$1(member) === name);
}
// src/families/manifest/moments.ts
const day = 10;
function isAfter(moment, limit) {
	if (moment.length > day && limit.length > day) return isLater(moment, limit);
	return moment.slice(0, day) > limit.slice(0, day);
}
function isReal(moment) {
	const start = moment.slice(0, day);
	const midnight = /* @__PURE__ */ new Date(`${start}T00:00:00Z`);
	if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(start)) return false;
	return moment.length === day || !Number.isNaN(Date.parse(moment));
}
// src/families/manifest/manifest.ts
const claims = {
	family: "family",
	"family-generalisation": "family",
	"fixed-corpus": "fixed-corpus",
	period: "period",
	temporal: "period",
	access: "access",
	"access-control": "access"
};
function caseName({ id, index }) {
	return id === void 0 ? `record ${index + 1}` : `case ${quoted(id)}`;
}
function caseStart(one) {
	const name = caseName(one);
	return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
// src/families/manifest/read-manifest.ts
function readManifest(value) {
	if (Array.isArray(value)) return {
		shape: "plain",
		claim: "family",
		cutoff: void 0,
		register: void 0,
		inventory: void 0,
		cases: value.map((record, index) => caseFrom(record, [index], index))
	};
	const inventory = fieldOf(value, "inventory");
	const cutoff = fieldOf(value, "cutoff");
	return {
		shape: "extended",
		claim: claimFrom(fieldOf(value, "claim")),
		cutoff: momentFrom(cutoff),
		register: registerFrom(fieldOf(value, "register")),
		inventory: Array.isArray(inventory) ? idsFrom(inventory, ["inventory"]) : void 0,
		cases: listOf(fieldOf(value, "cases")).map((record, index) => caseFrom(record, ["cases", index], index))
	};
}
function caseFrom(record, path, index) {
	const isPlain = path.length === 1;
	const field = (name) => fieldOf(record, name);
	const family = idFrom(field("family_id"), [...path, "family_id"]);
	const plainFamilies = family === void 0 ? [] : [family];
	return {
		index,
		path,
		id: idFrom(field("case_id"), [])?.id,
		families: isPlain ? plainFamilies : idsFrom(field("family_ids"), [...path, "family_ids"]),
		split: splitFrom(field("split")),
		question: textFrom(field("question")),
		answer: textFrom(field("answer")),
		...isPlain ? plainRest : extendedRest(record, path)
	};
}
const plainRest = {
	documents: [],
	variantOf: void 0,
	isRetired: false,
	hasExclusionRule: false,
	caller: void 0,
	expectsRefusal: false,
	askedAt: void 0
};
function extendedRest(record, path) {
	return {
		documents: idsFrom(fieldOf(record, "documents"), [...path, "documents"]),
		variantOf: idFrom(fieldOf(record, "variant_of"), [...path, "variant_of"]),
		isRetired: fieldOf(record, "holdout") === "retired",
		hasExclusionRule: textFrom(fieldOf(record, "exclusion_rule")) !== void 0,
		caller: idFrom(fieldOf(record, "caller"), [...path, "caller"]),
		expectsRefusal: fieldOf(record, "expects") === "abstention",
		askedAt: momentFrom(fieldOf(record, "asked_at"))
	};
}
function claimFrom(claim) {
	return typeof claim === "string" && Object.hasOwn(claims, claim) ? claims[claim] : void 0;
}
function splitFrom(split) {
	return [...splits, "excluded"].find((side) => side === split);
}
function registerFrom(register) {
	if (!isMap(register)) return void 0;
	const path = ["register", "families"];
	const families = [];
	const documents = [];
	for (const [index, entry] of listOf(register["families"]).entries()) {
		const family = idFrom(fieldOf(entry, "family_id"), [
			...path,
			index,
			"family_id"
		]);
		if (family === void 0) continue;
		const side = splitFrom(fieldOf(entry, "split"));
		const split = side === "excluded" ? void 0 : side;
		families.push({
			...family,
			split,
			splitPath: [
				...path,
				index,
				"split"
			]
		});
		documents.push(...documentsFrom(entry, family.id, [
			...path,
			index,
			"documents"
		]));
	}
	return {
		families,
		documents,
		related: listOf(register["related"]).map((entry, index) => relationFrom(entry, [
			"register",
			"related",
			index
		])),
		callers: callersFrom(register["callers"])
	};
}
function documentsFrom(entry, family, path) {
	return listOf(fieldOf(entry, "documents")).flatMap((document, index) => {
		const id = idFrom(fieldOf(document, "document_id"), [
			...path,
			index,
			"document_id"
		]);
		const published = momentFrom(fieldOf(document, "published"));
		const publishedPath = [
			...path,
			index,
			"published"
		];
		return id === void 0 ? [] : [{
			...id,
			family,
			published,
			publishedPath
		}];
	});
}
function relationFrom(entry, path) {
	const exception = fieldOf(entry, "exception");
	return {
		families: idsFrom(fieldOf(entry, "families"), [...path, "families"]),
		reason: textFrom(fieldOf(entry, "reason")),
		path,
		isExcepted: textFrom(fieldOf(exception, "reason")) !== void 0 && exceptionDate(exception) !== void 0
	};
}
function exceptionDate(exception) {
	if (!isMap(exception)) return void 0;
	return Object.entries(exception).filter(([name]) => name !== "reason").map(([, field]) => textFrom(field)).find((text) => text !== void 0 && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) && isReal(text));
}
function callersFrom(callers) {
	const entries = isMap(callers) ? Object.entries(callers) : [];
	return new Map(entries.map(([name, ids]) => [trimWhiteSpace(name), new Set(idsFrom(ids, []).map(({ id }) => id))]));
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function idsFrom(value, path) {
	return listOf(value).flatMap((entry, index) => idFrom(entry, [...path, index]) ?? []);
}
function idFrom(value, path) {
	const text = textFrom(value);
	return text === void 0 ? void 0 : {
		id: trimWhiteSpace(text),
		path
	};
}
function textFrom(value) {
	return typeof value === "string" && !isBlank(value) ? value : void 0;
}
function momentFrom(value) {
	const text = textFrom(value);
	return text !== void 0 && isReal(text) ? text : void 0;
}
// src/families/manifest/shape.ts
function readShape(json) {
	const { value } = json;
	if (!Array.isArray(value) && !Array.isArray(fieldOf(value, "cases"))) return {
		reasons: [wrongTop(json)],
		remarks: [],
		value: void 0
	};
	const errors = shapeErrors(manifestShape, value).filter((error) => !isNoise(error) && !isDated(error));
	const unknown = errors.filter(({ error }) => error.keyword === "additionalProperties");
	const broken = errors.filter(({ error }) => error.keyword !== "additionalProperties");
	return {
		reasons: broken.map((error) => reasonOf(error, json)),
		remarks: unknownFields(unknown, json),
		value: withoutDefects(value, broken)
	};
}
function wrongTop({ value, locate }) {
	const cases = fieldOf(value, "cases");
	const holds = isMap(value) ? "an object without a list of cases" : kindInJson(value);
	return {
		code: "manifest-not-array",
		message: cases === void 0 ? `The file holds ${holds}, but a list of records is due, or an object with "cases".` : `"cases" is ${kindInJson(cases)} here, but a list is due.`,
		at: locate(["cases"]),
		fix: "Write a list: [{\"case_id\": …, \"family_id\": …, \"split\": …, \"question\": …, \"answer\": …}]."
	};
}
function isNoise({ error, path }) {
	if (path.length === 0 && error.keyword !== "required") return true;
	if (error.keyword === "enum") return typeof error.data !== "string";
	return error.keyword === "unwritable" && typeof error.data === "number";
}
function isDated({ error }) {
	return error.keyword === "required" && error.params.missingProperty === "date" && exceptionDate(error.data) !== void 0;
}
function concerned(path, value) {
	const index = path[0] === "cases" ? path[1] : path[0];
	if (typeof index !== "number") return {};
	const records = path[0] === "cases" ? fieldOf(value, "cases") : value;
	const record = Array.isArray(records) ? records[index] : void 0;
	const id = fieldOf(record, "case_id");
	return {
		record: index,
		...typeof id === "string" ? { caseId: id } : {}
	};
}
function reasonOf(shaped, json) {
	const { path, isKey } = shaped;
	const at = isKey ? json.locateKey(path) : json.locate(path);
	return {
		...worded(shaped, json.value),
		at,
		...concerned(path, json.value)
	};
}
function nameAt(path, value) {
	const { record, caseId } = concerned(path, value);
	if (record === void 0) return subject(path, "The file");
	const number = `ecord ${record + 1}`;
	if (isRecord(path)) return caseId === void 0 ? `R${number}` : `R${number} (${quoted(caseId)})`;
	const owner = caseId === void 0 || path.at(-1) === "case_id" ? `r${number}` : `case ${quoted(caseId)}`;
	return `${subject(path, "The file")} of ${owner}`;
}
function worded(shaped, value) {
	const { error, path } = shaped;
	const name = nameAt(path, value);
	switch (error.keyword) {
		case "required": return missing(error.params.missingProperty, {
			name,
			path,
			value
		});
		case "minItems": return {
			code: "missing-field",
			message: `${name} is empty, so the case has no family.`,
			fix: "Name every family that the case's sources belong to, or leave the case out."
		};
		case "enum": return outsideList(name, String(error.data), error.params.allowedValues.map(String));
		case "pattern": return {
			code: "wrong-type",
			message: `${name} is ${kindName(error.data)} here, but a day or a moment is due.`,
			fix: "Write a day, such as 2026-09-01, or a moment with its offset, such as 2026-09-01T09:00:00Z."
		};
		case "unwritable": return {
			code: "bad-unicode",
			message: `${name} holds half of a character: an escape of \\ud800 to \\udfff without its other half.`,
			fix: "Remove the escape, or write the whole character."
		};
		default: return wrongType(name, path, error);
	}
}
function wrongType(name, path, error) {
	const { data } = error;
	const due = dueName(String(fieldOf(fieldOf(error, "params"), "type"))).replace("a map of fields", "an object");
	const is = kindInJson(data);
	const fix = due === "text" && (typeof data === "number" || typeof data === "boolean") ? `Put it in quotes: "${data}".` : `Write ${due}.`;
	return {
		code: isRecord(path) ? "record-not-object" : "wrong-type",
		message: `${name} is ${is} here, but ${due} is due.`,
		fix
	};
}
function kindInJson(value) {
	if (value === null) return "null";
	return isMap(value) ? "an object" : kindName(value);
}
function isRecord(path) {
	return path.length === 1 && typeof path[0] === "number" || path.length === 2 && path[0] === "cases" && typeof path[1] === "number";
}
function missing(field, whole) {
	if (field === "claim") return {
		code: "claim-unknown",
		message: "The manifest names no claim, so nothing says what its split is to establish.",
		fix: "Add \"claim\": \"family\", or \"fixed-corpus\", \"period\" or \"access\"."
	};
	const { name } = whole;
	return {
		code: field === "split" ? "split-missing" : "missing-field",
		message: `${name} has no ${quoted(field)}.`,
		fix: missingFix(field, whole)
	};
}
function missingFix(field, { path, value }) {
	const record = concerned(path, value).record === void 0 ? void 0 : recordAt(path, value);
	if (field === "family_id" && fieldOf(record, "family_ids") !== void 0) return "In a list of records, write \"family_id\" with one family; several need an object with \"claim\" and \"cases\".";
	if (field === "family_ids" && fieldOf(record, "family_id") !== void 0) return "Write \"family_ids\" with a list: here a case can have several families.";
	return `Add "${field}"${field === "split" ? `: ${choices(path[0] === "cases" ? [...splits, "excluded"] : ["dev", "test"])}` : ""}.`;
}
function recordAt(path, value) {
	const records = path[0] === "cases" ? fieldOf(value, "cases") : value;
	const index = path[0] === "cases" ? path[1] : path[0];
	return Array.isArray(records) && typeof index === "number" ? records[index] : void 0;
}
function outsideList(name, given, allowed) {
	const isClaim = name.startsWith("\"claim\"");
	if (!isClaim && isBlank(given)) return {
		code: "split-missing",
		message: `${name} shows nothing to a reader.`,
		fix: `Write ${choices(allowed)}.`
	};
	const near = nearest(given, allowed)[0];
	return {
		code: isClaim ? "claim-unknown" : "split-unknown",
		message: `${name} is ${quoted(given)}; it can only be ${choices(allowed)}.`,
		fix: near === void 0 ? "Choose one of these." : `Write "${near}" if that is what it means.`
	};
}
function unknownFields(errors, json) {
	return [...groupsOf(errors, ({ path }) => JSON.stringify(path.map((part) => typeof part === "number" ? 0 : part))).values()].map((some) => {
		const [{ path, error }] = some;
		const name = String(path.at(-1));
		const places = some.length === 1 ? "" : ` It stands in ${some.length} places.`;
		const known = fieldOf(fieldOf(error, "parentSchema"), "properties");
		const near = slip(name, isMap(known) ? Object.keys(known) : []);
		return {
			code: "unknown-field",
			message: `The audit does not look at ${quoted(name)}.${places}`,
			at: json.locateKey(path),
			fix: near === void 0 ? "Leave it where another program needs it." : `Write "${near}" if that is what it means.`,
			...concerned(path, json.value)
		};
	});
}
// src/families/manifest/calendar.ts
function calendarReasons(value, { locate }) {
	return [...momentsIn(value)].filter(({ text }) => !isReal(text)).map(({ path, text }) => ({
		code: "wrong-type",
		message: `${nameAt(path, value)} is ${quoted(text)}; no calendar or clock shows that.`,
		at: locate(path),
		fix: "Write a real day, such as 2026-09-01, or a real moment with its offset.",
		...concerned(path, value)
	}));
}
function* momentsIn(value) {
	if (!isMap(value)) return;
	yield* momentIn(value, "cutoff", []);
	const register = fieldOf(value, "register");
	for (const [index, family] of entriesOf$1(fieldOf(register, "families"))) for (const [nth, document] of entriesOf$1(fieldOf(family, "documents"))) yield* momentIn(document, "published", [
		"register",
		"families",
		index,
		"documents",
		nth
	]);
	for (const [index, relation] of entriesOf$1(fieldOf(register, "related"))) {
		const path = [
			"register",
			"related",
			index,
			"exception"
		];
		yield* momentIn(fieldOf(relation, "exception"), "date", path);
	}
	for (const [index, record] of entriesOf$1(fieldOf(value, "cases"))) yield* momentIn(record, "asked_at", ["cases", index]);
}
function* momentIn(holder, name, path) {
	const text = fieldOf(holder, name);
	if (typeof text === "string") yield {
		path: [...path, name],
		text
	};
}
function entriesOf$1(value) {
	return Array.isArray(value) ? value.entries() : [];
}
// src/families/manifest/cases.ts
function caseReasons(manifest, placed) {
	const { cases } = manifest;
	return [
		...repeated(cases, ({ id }) => id).map(([one, first]) => ({
			code: "duplicate-case-id",
			message: `Record ${one.index + 1} has the id ${quoted(one.id ?? "")}, as record ${first.index + 1} has.`,
			...placed.inCase(one, "case_id"),
			related: [placed.inCase(first, "case_id").at],
			fix: "Give one of the two another id, or leave one out."
		})),
		...repeated(cases, pairOf).map(([one, first]) => ({
			code: "duplicate-qa",
			message: `The question and answer of ${caseName(one)} are those of ${caseName(first)}${whiteSpaceAside(one, first)}.`,
			...placed.inCase(one, "question"),
			related: [placed.inCase(first, "question").at],
			fix: "Leave one of the two out: another family or split does not make it another case."
		})),
		...cases.filter(({ split }) => split === "excluded").flatMap((one) => unruled(one, placed)),
		...cases.flatMap((one) => repeatedFamilies(one, placed)),
		...absentSplits(manifest, placed)
	];
}
function repeated(cases, keyOf) {
	return [...groupsOf(cases.filter((one) => keyOf(one) !== void 0), keyOf).values()].flatMap(([first, ...others]) => others.map((one) => [one, first]));
}
function pairOf({ question, answer }) {
	if (question === void 0 || answer === void 0) return void 0;
	return equalPairKey(question, answer);
}
function whiteSpaceAside(one, other) {
	return one.question === other.question && one.answer === other.answer ? "" : ", white space aside";
}
function unruled(one, placed) {
	if (one.hasExclusionRule) return [];
	return [{
		code: "excluded-without-rule",
		message: `${caseStart(one)} is excluded, and no declared rule says why.`,
		...placed.inCase(one, "split"),
		fix: "Add \"exclusion_rule\" with the rule that excludes it, or give it a split."
	}];
}
function repeatedFamilies(one, placed) {
	return [...groupsOf(one.families, ({ id }) => id).values()].flatMap(([first, ...others]) => others.map(({ id, path }) => ({
		code: "duplicate-family",
		message: `${quoted(id)} stands twice among the families of ${caseName(one)}.`,
		...placed.at(path),
		related: [placed.at(first.path).at],
		fix: "Keep one of the two; if another family was meant, name it."
	})));
}
function absentSplits({ cases, shape }, placed) {
	const present = new Set(cases.map(({ split }) => split));
	const absent = [...present.has("dev") || present.has("regression") ? [] : ["dev"], ...present.has("test") ? [] : ["test"]];
	if (absent.length === 0) return [];
	return [{
		code: "split-absent",
		message: `The manifest has ${listed(absent.map((split) => `no record in "${split}"`))}, and a split has both.`,
		...placed.at(shape === "plain" ? [] : ["cases"]),
		fix: "Write both splits into one manifest."
	}];
}
// src/families/manifest/claims.ts
function claimReasons(manifest, placed) {
	switch (manifest.claim) {
		case "period": return periodReasons(manifest, placed);
		case "access": return manifest.cases.filter(({ split }) => split !== "excluded").flatMap((one) => accessReasons(one, manifest, placed));
		case "family":
		case "fixed-corpus":
		case void 0: return [];
	}
}
function periodReasons(manifest, placed) {
	const { cutoff, register } = manifest;
	const missing = placed.has("cutoff") ? [] : [{
		code: "cutoff-missing",
		message: "The claim is about a period, and no cutoff says where the period ends.",
		...placed.at(["claim"]),
		fix: "Add \"cutoff\" with a day or a moment."
	}];
	const citing = citingCases(manifest);
	const late = (register?.documents ?? []).flatMap((document) => lateReasons(document, {
		cutoff,
		citing,
		placed
	}));
	return [
		...missing,
		...late,
		...misplacedQuestions(manifest, placed)
	];
}
function misplacedQuestions({ cases, cutoff }, placed) {
	if (cutoff === void 0) return [];
	return cases.flatMap((one) => {
		const { split, askedAt } = one;
		if (askedAt === void 0 || split === void 0) return [];
		if (split === "excluded" || split === "regression") return [];
		const isBefore = isAfter(cutoff, askedAt);
		if (isBefore !== (split === "test")) return [];
		const when = isBefore ? `before the cutoff of ${cutoff}, and is in "test"` : `in the period held out, which begins at the cutoff of ${cutoff}, and is in ${quoted(split)}`;
		return [{
			code: "outside-period",
			message: `${caseStart(one)} is asked at ${askedAt}, ${when}.`,
			...placed.inCase(one, "asked_at"),
			related: [placed.at(["cutoff"]).at],
			fix: isBefore ? "Ask it at the cutoff or later, or leave it out: what came before it is no test of what came after." : "Ask it before the cutoff, if its documents were there by then; else it can only be in \"test\"."
		}];
	});
}
function citingCases({ cases }) {
	const citations = cases.filter(({ split }) => split !== "excluded").flatMap((one) => one.documents.map((document) => ({
		one,
		document
	})));
	return groupsOf(citations, ({ document }) => document.id);
}
function lateReasons({ id, published, publishedPath }, { cutoff, citing, placed }) {
	if (published === void 0) return [];
	const citations = citing.get(id) ?? [];
	const atCutoff = citations.filter(({ one }) => one.askedAt === void 0);
	const isRead = citations.length === 0 || atCutoff.length > 0;
	const late = `Document ${quoted(id)} was published on ${published}`;
	const reasons = [];
	if (cutoff !== void 0 && isRead && isAfter(published, cutoff)) reasons.push({
		code: "after-cutoff",
		message: `${late}, after the cutoff of ${cutoff}${usedBy(atCutoff)}.`,
		...placed.at(publishedPath),
		related: atCutoff.slice(0, 1).map(({ document }) => placed.at(document.path).at),
		fix: "Leave the document out of the index and out of the register, with the cases that rest on it."
	});
	for (const { one, document } of citations) {
		if (one.askedAt === void 0 || !isAfter(published, one.askedAt)) continue;
		reasons.push({
			code: "after-cutoff",
			message: `${late}, after ${caseName(one)} is asked (${one.askedAt}).`,
			...placed.at(document.path),
			related: [placed.at(publishedPath).at],
			fix: "Leave the case out, or let it rest on what was there when it is asked."
		});
	}
	return reasons;
}
function usedBy(citations) {
	if (citations.length === 0) return "";
	const names = citations.slice(0, 3).map(({ one }) => caseName(one));
	const more = citations.length > 3 ? [`${citations.length - 3} more`] : [];
	const all = [...names, ...more];
	return `, and ${listed(all)} ${all.length === 1 ? "rests" : "rest"} on it`;
}
function accessReasons(one, { register }, placed) {
	const { caller } = one;
	const permitted = caller === void 0 ? void 0 : register?.callers.get(caller.id);
	if (caller === void 0 || permitted === void 0) {
		const who = caller === void 0 ? "names no caller" : `is asked by ${quoted(caller.id)}`;
		const gap = caller === void 0 ? "" : ", whom the register does not know";
		return [{
			code: "caller-missing",
			message: `${caseStart(one)} ${who}${gap}, so nothing says which documents may be read.`,
			...placed.inCase(one, "caller"),
			fix: "Name a caller of \"callers\" in the register, which lists the documents each may see."
		}];
	}
	if (one.expectsRefusal) return [];
	return one.documents.filter(({ id }) => !permitted.has(id)).map(({ id, path }) => ({
		code: "not-permitted",
		message: `${caseStart(one)} rests on ${quoted(id)}, which its caller ${quoted(caller.id)} may not see.`,
		...placed.at(path),
		fix: "Ask as a caller who may see it, or write \"expects\": \"abstention\" where a refusal is right."
	}));
}
// src/families/manifest/linked.ts
function sidedCases(manifest) {
	return restingCases(manifest).flatMap(({ one, families }) => {
		const { split } = one;
		return split === void 0 || split === "excluded" ? [] : [{
			one,
			side: split,
			families
		}];
	});
}
function restingCases({ cases, register }) {
	const familyOf = new Map(register?.documents.map(({ id, family }) => [id, family]));
	return cases.filter(({ split }) => split !== "excluded").map((one) => {
		const cited = one.documents.flatMap(({ id }) => familyOf.get(id) ?? []);
		return {
			one,
			families: [.../* @__PURE__ */ new Set([...idsOf(one.families), ...cited])]
		};
	});
}
function linkFamilies(manifest) {
	const links = [...restingCases(manifest).map(({ one, families }) => ({
		holders: families,
		by: one
	})), ...relationLinks(manifest)];
	return {
		links,
		rootOf: rootsOf(links)
	};
}
function relatedFamilies(manifest) {
	return rootsOf(relationLinks(manifest));
}
function relationLinks({ register }) {
	return (register?.related ?? []).filter(({ isExcepted }) => !isExcepted).map((relation) => ({
		holders: idsOf(relation.families),
		by: relation
	}));
}
function idsOf(ids) {
	return ids.map(({ id }) => id);
}
function rootsOf(links) {
	const components = componentsOf(links.map(({ holders }) => holders));
	const roots = new Map(components.flatMap((component) => component.map((family) => [family, component[0]])));
	return (family) => roots.get(family) ?? family;
}
function wayBetween({ links }, from, to) {
	const keys = /* @__PURE__ */ new Set([
		...from,
		...to,
		...links.flatMap(({ holders }) => holders)
	]);
	const holders = new Map([...keys].map((key) => [key, { key }]));
	const keyed = (names) => names.flatMap((name) => holders.get(name) ?? []);
	return shortestPath({
		holders: [...holders.values()],
		links,
		from: keyed(from),
		to: keyed(to)
	});
}
// src/families/manifest/counts.ts
function countsOf(manifest) {
	const { rootOf } = linkFamilies(manifest);
	const cases = sidedCases(manifest);
	const bySide = groupsOf(cases, ({ side }) => side);
	const told = splits.filter((side) => bySide.has(side) || side === "dev" || side === "test");
	const components = groupsOf(cases, ({ families: [first] }) => first === void 0 ? void 0 : rootOf(first));
	let largest = {
		cases: 0,
		families: 0,
		of: cases.length
	};
	for (const [root, some] of components) {
		if (root === void 0 || some.length <= largest.cases) continue;
		const families = new Set(some.flatMap((one) => one.families)).size;
		largest = {
			cases: some.length,
			families,
			of: cases.length
		};
	}
	return {
		sides: Object.fromEntries(told.map((side) => [side, sideCounts(bySide.get(side) ?? [], rootOf)])),
		excluded: manifest.cases.filter(({ split }) => split === "excluded").length,
		exceptions: (manifest.register?.related ?? []).filter(({ isExcepted }) => isExcepted).length,
		largest
	};
}
function sideCounts(cases, rootOf) {
	const families = new Set(cases.flatMap((one) => one.families));
	return {
		cases: cases.length,
		families: families.size,
		components: new Set([...families].map(rootOf)).size
	};
}
// src/families/manifest/holdout.ts
function holdoutReasons(manifest, placed) {
	const retired = manifest.cases.filter(({ isRetired }) => isRetired);
	const inTest = retired.filter(({ split }) => split === "test");
	const linked = linkFamilies(manifest);
	return [...inTest.map((one) => ({
		code: "retired-in-test",
		message: `${caseStart(one)} is a retired holdout and still in "test": somebody learned from its results.`,
		...placed.inCase(one, "split"),
		fix: "Move it to \"regression\", and hold fresh cases out."
	})), ...manifest.claim === "fixed-corpus" ? [] : spoiledTests({
		manifest,
		retired,
		linked
	}, placed)];
}
function spoiledTests({ manifest, retired, linked: { rootOf } }, placed) {
	const pairs = sidedCases(manifest).filter(({ one, side }) => side === "test" && !one.isRetired).flatMap(({ one, families }) => families.slice(0, 1).map((family) => [rootOf(family), one]));
	const testsOf = groupsOf(pairs, ([root]) => root);
	const spoiled = retired.flatMap((one) => [...new Set(idsOf(one.families).map(rootOf))].map((root) => ({
		root,
		one
	})));
	return [...groupsOf(spoiled, ({ root }) => root)].flatMap(([root, [{ one }]]) => {
		const [first, ...others] = testsOf.get(root) ?? [];
		if (first === void 0) return [];
		const [, test] = first;
		const shared = idsOf(one.families).find((family) => idsOf(test.families).includes(family));
		const share = shared === void 0 ? "a component" : `family ${quoted(shared)}`;
		const more = others.length === 0 ? "" : ` and ${others.length} more`;
		return [{
			code: "retired-family",
			message: `${caseStart(test)}${more} in "test" ${others.length === 0 ? "shares" : "share"} ${share} with ${caseName(one)}, a retired holdout.`,
			...placed.inCase(test, "split"),
			related: [placed.inCase(one, "holdout").at],
			fix: "Move them to \"regression\" or \"dev\" as well, and hold other families out."
		}];
	});
}
// src/families/manifest/inventory.ts
function inventoryReasons({ inventory, cases }, placed) {
	if (inventory === void 0) return [];
	const groups = groupsOf(inventory, ({ id }) => id);
	const present = new Set(cases.map(({ id }) => id));
	const missing = [...groups.values()].filter(([{ id }]) => !present.has(id));
	const unexpected = cases.filter(({ id }) => id !== void 0 && !groups.has(id));
	return [
		...missing.map(([{ id, path }]) => ({
			code: "inventory-missing",
			message: `Case ${quoted(id)} is in the inventory and not in the manifest.`,
			...placed.at(path),
			fix: "Write the manifest anew from the whole set: a case that is missing would leave every average unseen."
		})),
		...unexpected.map((one) => ({
			code: "inventory-unexpected",
			message: `${caseStart(one)} is not in the inventory of approved cases.`,
			...placed.inCase(one, "case_id"),
			fix: "Leave it out, or add it to the inventory once it is approved."
		})),
		...[...groups.values()].flatMap(([first, ...others]) => others.map(({ id, path }) => ({
			code: "inventory-duplicate",
			message: `The inventory lists case ${quoted(id)} twice.`,
			...placed.at(path),
			related: [placed.at(first.path).at],
			fix: "Keep one of the two; if another case was meant, name it."
		})))
	];
}
// src/families/manifest/placed.ts
function placesOf({ locate, value }) {
	const at = (path) => ({
		at: locate(path),
		...concerned(path, value)
	});
	return {
		at,
		inCase: ({ path }, field) => at([...path, field]),
		has: (field) => fieldOf(value, field) !== void 0
	};
}
// src/families/manifest/unjudged.ts
function unjudged(manifest, placed) {
	switch (manifest.claim) {
		case "access": return silentCases(manifest, placed, "whether their callers may see what they rest on");
		case "period": return [
			...silentCases(manifest, placed, "whether what they rest on was there in time"),
			...undatedQuestions(manifest, placed),
			...undatedDocuments(manifest, placed)
		];
		case "family":
		case "fixed-corpus":
		case void 0: return [];
	}
}
function undatedQuestions({ cases }, placed) {
	const undated = cases.filter(({ split, askedAt }) => askedAt === void 0 && split !== "excluded" && split !== "regression");
	const [first] = undated;
	if (first === void 0) return [];
	const [say, are] = undated.length === 1 ? ["does", "it is"] : ["do", "they are"];
	return [{
		code: "documents-unknown",
		message: `${counted(undated.length, "case")} (${sample(undated.map(nameOf))}) ${say} not say when ${are} asked, so nothing says on which side of the cutoff that is.`,
		...placed.inCase(first, "asked_at"),
		fix: "Add \"asked_at\" with a day or a moment."
	}];
}
function nameOf({ id, index }) {
	return id === void 0 ? `record ${index + 1}` : quoted(id);
}
function silentCases({ cases }, placed, unsaid) {
	const silent = cases.filter(({ split, documents, expectsRefusal }) => split !== "excluded" && documents.length === 0 && !expectsRefusal);
	const [first] = silent;
	if (first === void 0) return [];
	const name = silent.length === 1 ? "names" : "name";
	return [{
		code: "documents-unknown",
		message: `${counted(silent.length, "case")} (${sample(silent.map(nameOf))}) ${name} no documents, so nothing says ${unsaid}.`,
		...placed.inCase(first, "documents"),
		fix: "Add \"documents\" with the ids of what the answer rests on."
	}];
}
function undatedDocuments({ register }, placed) {
	const undated = (register?.documents ?? []).filter(({ published }) => published === void 0);
	const [first] = undated;
	if (first === void 0) return [];
	const names = sample(undated.map(({ id }) => quoted(id)));
	const [have, were] = undated.length === 1 ? ["has", "it was"] : ["have", "they were"];
	return [{
		code: "documents-unknown",
		message: `${counted(undated.length, "document")} (${names}) ${have} no day of publication, so nothing says whether ${were} there in time.`,
		...placed.at(first.path),
		fix: "Add \"published\" with a day or a moment."
	}];
}
function sample(names) {
	const more = names.length > 3 ? [`${names.length - 3} more`] : [];
	return listed([...names.slice(0, 3), ...more]);
}
// src/families/manifest/remarks.ts
function remarksOn(manifest, placed, { value }) {
	return [
		...confusableFamilies(manifest, placed),
		...confusableCases(manifest, placed),
		...pairRemarks(manifest, placed),
		...registeredTwice(manifest, placed),
		...odditiesOfHoldouts(manifest, placed, value),
		...unjudged(manifest, placed)
	];
}
function folded(text) {
	return normaliseWhiteSpace(withoutInvisible(text).normalize("NFKC").toLowerCase().normalize("NFKC"));
}
function confusableFamilies({ cases, register }, placed) {
	return confusable([...register?.families ?? [], ...cases.flatMap((one) => one.families)]).map(([one, other]) => ({
		code: "confusable-ids",
		message: `Family ${quoted(other.id)} is another than ${quoted(one.id)}: only ${difference(one.id, other.id)} sets them apart.`,
		...placed.at(other.path),
		related: [placed.at(one.path).at],
		fix: "If one family is meant, write it in one way: as two, it can lie on both sides unseen."
	}));
}
function confusableCases({ cases }, placed) {
	return confusable(cases.flatMap(({ id, path }) => id === void 0 ? [] : [{
		id,
		path
	}])).map(([one, other]) => ({
		code: "confusable-ids",
		message: `Case ${quoted(other.id)} is another than ${quoted(one.id)}: only ${difference(one.id, other.id)} sets them apart.`,
		...placed.at([...other.path, "case_id"]),
		related: [placed.at([...one.path, "case_id"]).at],
		fix: "Give them ids that differ in more than form."
	}));
}
function difference(one, other) {
	if (one.toLowerCase() === other.toLowerCase()) return "upper case";
	if (one.normalize() === other.normalize()) return "the way in which a letter and its mark are composed";
	return "a character that looks alike or shows nothing";
}
function confusable(named) {
	const distinct = [...groupsOf(named, ({ id }) => id).values()].map(([first]) => first);
	return [...groupsOf(distinct, ({ id }) => folded(id)).values()].flatMap(([first, ...others]) => others.map((other) => [first, other]));
}
function pairRemarks({ cases }, placed) {
	const whole = cases.filter((one) => one.question !== void 0 && one.answer !== void 0);
	return [...groupsOf(whole, ({ question }) => plainForm(question)).values()].flatMap(([first, ...others]) => others.flatMap((other) => {
		const isPair = plainForm(first.answer) === plainForm(other.answer);
		if (isPair && exactForm(first) === exactForm(other)) return [];
		return [isPair ? similarPair(first, other, placed) : sameQuestion(first, other, placed)];
	}));
}
function plainForm(text = "") {
	return normaliseWhiteSpace(folded(text).replace(/\p{P}+/gu, " "));
}
function exactForm({ question = "", answer = "" }) {
	return JSON.stringify([normaliseWhiteSpace(question), normaliseWhiteSpace(answer)]);
}
function similarPair(one, other, placed) {
	return {
		code: "similar-pair",
		message: `${caseStart(other)} and ${caseName(one)} have question and answer that differ in upper case, punctuation or composition alone.`,
		...placed.inCase(other, "question"),
		related: [placed.inCase(one, "question").at],
		fix: "If they are one case, leave one out: the audit compares exactly and lets both through."
	};
}
function sameQuestion(one, other, placed) {
	return {
		code: "same-question",
		message: `${caseStart(other)} asks what ${caseName(one)} asks, and has another answer.`,
		...placed.inCase(other, "question"),
		related: [placed.inCase(one, "question").at],
		fix: "Look whether both answers are right, and whether the two are one case."
	};
}
function registeredTwice({ register }, placed) {
	const families = [...groupsOf(register?.families ?? [], ({ id }) => id).values()];
	const documents = [...groupsOf(register?.documents ?? [], ({ id, family }) => JSON.stringify([family, id])).values()];
	const told = (noun, some) => some.slice(1).map(({ id, path }) => ({
		code: "registered-twice",
		message: `${noun} ${quoted(id)} is registered more than once.`,
		...placed.at(path),
		related: some.slice(0, 1).map((first) => placed.at(first.path).at),
		fix: "Keep one entry, unless they are versions of one document."
	}));
	return [...families.flatMap((some) => told("Family", some)), ...documents.flatMap((some) => told("Document", some))];
}
function odditiesOfHoldouts({ shape, cases }, placed, value) {
	const records = shape === "plain" ? void 0 : fieldOf(value, "cases");
	if (!Array.isArray(records)) return [];
	return cases.flatMap((one) => {
		const state = fieldOf(records[one.index], "holdout");
		if (typeof state !== "string" || state === "retired") return [];
		return [{
			code: "holdout-unknown",
			message: `${caseStart(one)} has the holdout state ${quoted(state)}, which means nothing here.`,
			...placed.inCase(one, "holdout"),
			fix: "Write \"retired\" once somebody has learned from its results; else leave the field out."
		}];
	});
}
// src/families/manifest/sides.ts
function sideReasons(manifest, placed) {
	const linked = linkFamilies(manifest);
	const families = [...sidesOfFamilies(manifest)].toSorted(([a], [b]) => byUtf8(a, b));
	const components = groupsOf(families, ([family]) => linked.rootOf(family));
	return [...families.flatMap(([family, bySide]) => familyReasons(family, bySide, {
		manifest,
		placed
	})), ...[...components.values()].flatMap((some) => componentReasons(some, linked, placed))];
}
function sidesOfFamilies(manifest) {
	const pairs = sidedCases(manifest).flatMap((sided) => sided.families.map((family) => ({
		family,
		sided
	})));
	const casesOf = groupsOf(pairs, ({ family }) => family);
	const recorded = new Map(manifest.register?.families.map((family) => [family.id, family]));
	const names = /* @__PURE__ */ new Set([...casesOf.keys(), ...recorded.keys()]);
	return new Map([...names].map((family) => {
		const cases = (casesOf.get(family) ?? []).map(({ sided }) => sided);
		const entry = recorded.get(family);
		const sidesOf = splits.flatMap((side) => {
			const own = cases.filter((one) => one.side === side);
			const path = entry?.split === side ? entry.splitPath : void 0;
			return own.length === 0 && path === void 0 ? [] : [[side, {
				cases: own,
				recorded: path
			}]];
		});
		return [family, new Map(sidesOf)];
	}));
}
function familyReasons(family, bySide, context) {
	const apart = splits.filter((side) => conflictsWithin(side, bySide));
	if (apart.length === 0) return [];
	const { manifest, placed } = context;
	const [last, ...others] = apart.flatMap((side) => familyPlace(family, bySide.get(side), placed)).toReversed();
	if (last === void 0) return [];
	return [{
		code: "family-overlap",
		message: `Family ${quoted(family)} is in ${listed(apart.map((side) => sideText$1(side, bySide)))}.`,
		...last,
		related: others.toReversed().map(({ at }) => at),
		fix: overlapFix(manifest, bySide)
	}];
}
function conflictsWithin(side, bySide) {
	return bySide.has(side) && [...bySide.keys()].some((other) => areApart(side, other));
}
function sideText$1(side, bySide) {
	const [first, ...more] = bySide.get(side)?.cases ?? [];
	if (first === void 0) return `${quoted(side)} (on record)`;
	const others = more.length === 0 ? "" : ` and ${more.length} more`;
	return `${quoted(side)} (${caseName(first.one)}${others})`;
}
function isBridge({ families }) {
	return families.length > 1;
}
function overlapFix({ shape }, bySide) {
	const fixed = [...bySide].filter(([, { cases, recorded }]) => recorded !== void 0 || !cases.every(isBridge));
	const remain = new Map(fixed);
	if (shape === "plain" || fixed.some(([side]) => conflictsWithin(side, remain))) return "Put all its cases on one side, and hold other families out.";
	const bridges = [...bySide.values()].flatMap(({ cases }) => cases.filter(isBridge));
	const names = bridges.slice(0, 3).map(({ one }) => caseName(one));
	const more = bridges.length > 3 ? [`${bridges.length - 3} more`] : [];
	return `Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: ${listed([...names, ...more])}.`;
}
function familyPlace(family, onSide, placed) {
	const sided = onSide?.cases[0];
	if (sided === void 0) return onSide?.recorded === void 0 ? [] : [placed.at(onSide.recorded)];
	const named = sided.one.families.find(({ id }) => id === family);
	return [named === void 0 ? placed.inCase(sided.one, "documents") : placed.at(named.path)];
}
function componentReasons(component, linked, placed) {
	const onSide = (side) => component.filter(([, bySide]) => bySide.has(side)).map(([family]) => family);
	return splits.flatMap((one, index) => splits.slice(index + 1).flatMap((other) => areApart(one, other) ? [[one, other]] : [])).flatMap(([one, other]) => {
		const [ones, others] = [onSide(one), onSide(other)];
		if (ones.length === 0 || others.length === 0) return [];
		const both = new Set(others);
		if (ones.some((family) => both.has(family))) return [];
		const way = wayBetween(linked, ones, others);
		return way === void 0 ? [] : joinedSides([one, other], way, {
			component,
			placed
		});
	});
}
function joinedSides([one, other], way, { component, placed }) {
	const [start, end] = [way[0]?.from.key ?? "", way.at(-1)?.to.key ?? ""];
	const placeOf = (family, side) => {
		return familyPlace(family, (component.find(([name]) => name === family)?.[1])?.get(side), placed);
	};
	const ends = [...placeOf(start, one), ...placeOf(end, other)];
	const bridge = way.find(({ through: { by } }) => "isExcepted" in by || by.split === void 0);
	if (bridge === void 0) return [];
	return [{
		code: "component-overlap",
		message: `Family ${quoted(start)} is in ${quoted(one)} and ${quoted(end)} in ${quoted(other)}, and they hang together: ${listed(way.map(stepText))}.`,
		...placed.at(bridge.through.by.path),
		related: ends.map(({ at }) => at),
		fix: "isExcepted" in bridge.through.by ? "Put all their cases on one side, or record with the relation an exception that has a reason and a date." : "Put all their cases on one side, or exclude the case that joins them under a declared rule."
	}];
}
function stepText({ from, through: { by }, to }) {
	const joins = `${quoted(from.key)} and ${quoted(to.key)}`;
	if (!("isExcepted" in by)) return `${caseName(by)} joins ${joins}`;
	return `a relation joins ${joins}${by.reason === void 0 ? "" : ` (${quoted(by.reason)})`}`;
}
// src/families/manifest/sources.ts
function sourceReasons(manifest, placed) {
	const { register } = manifest;
	if (register === void 0) return [];
	const rootOf = relatedFamilies(manifest);
	const context = {
		register,
		familiesOf: documentFamilies(register),
		placed,
		rootOf,
		near: nearestTeller(100)
	};
	return [
		...unknownFamilies(manifest.cases, context),
		...manifest.cases.flatMap((one) => documentReasons(one, context)),
		...documentsTwice(context)
	];
}
function unknownFamilies(cases, { register, placed, near }) {
	const known = new Set(idsOf(register.families));
	return [...cases.flatMap((one) => one.families), ...register.related.flatMap(({ families }) => families)].filter(({ id }) => !known.has(id)).map(({ id, path }) => ({
		code: "unknown-family",
		message: `The register has no family ${quoted(id)}${near(id, known)}.`,
		...placed.at(path),
		fix: "Register the family with its documents, or name one that is there."
	}));
}
function documentReasons(one, context) {
	return one.documents.flatMap((document) => {
		const families = context.familiesOf.get(document.id);
		return families === void 0 ? [unknownDocument(document, context)] : lineageReasons({
			one,
			document,
			families
		}, context);
	});
}
function unknownDocument({ id, path }, { familiesOf, placed, near }) {
	return {
		code: "unknown-document",
		message: `The register has no document ${quoted(id)}${near(id, familiesOf.keys())}.`,
		...placed.at(path),
		fix: "Register it under its family, or name a document that is there."
	};
}
function lineageReasons({ one, document, families }, { placed, rootOf }) {
	const named = new Set(idsOf(one.families));
	const roots = new Set(idsOf(one.families).map(rootOf));
	const isNamed = (family) => named.has(family) || families.length > 1 && roots.has(rootOf(family));
	const hidden = families.filter((family) => !isNamed(family));
	if (hidden.length === 0) return [];
	const names = listed(hidden.map(quoted));
	return [{
		code: "lineage-incomplete",
		message: `${caseStart(one)} rests on ${quoted(document.id)} of family ${names}, which it does not name.`,
		...placed.at(document.path),
		fix: `Add ${names} to its families: it joins them with the others.`
	}];
}
function documentFamilies(register) {
	const groups = groupsOf(register.documents, ({ id }) => id);
	return new Map([...groups].map(([id, some]) => [id, [...new Set(some.map(({ family }) => family))]]));
}
function documentsTwice({ register, placed, rootOf }) {
	return [...groupsOf(register.documents, ({ id }) => id).values()].flatMap(([first, ...others]) => {
		return others.filter(({ family }) => family !== first.family && rootOf(family) !== rootOf(first.family)).map(({ id, family, path }) => ({
			code: "document-in-two-families",
			message: `Document ${quoted(id)} is registered in family ${quoted(family)} and in ${quoted(first.family)}, which are not related.`,
			...placed.at(path),
			related: [placed.at(first.path).at],
			fix: "Keep it in one of the two, or list both families together under \"related\"."
		}));
	});
}
// src/families/manifest/texts.ts
function textReasons(json) {
	const { value, locate } = json;
	const reasons = [];
	for (const { path, text, isId } of textsOf(value)) {
		const name = nameAt(path, value);
		const placed = {
			at: locate(path),
			...concerned(path, value)
		};
		if (isBlank(text)) {
			const message = `${name} shows nothing to a reader.`;
			reasons.push({
				code: "blank-field",
				message,
				fix: "Write the value.",
				...placed
			});
		} else if (isId && isPadded(text)) {
			const message = `${name} is ${quoted(text)}, with white space at an end.`;
			const fix = `Write ${quoted(trimWhiteSpace(text))}: programs take the two for different ids.`;
			reasons.push({
				code: "padded-id",
				message,
				fix,
				...placed
			});
		}
	}
	return reasons;
}
function* textsOf(value) {
	if (Array.isArray(value)) yield* recordTexts(value, []);
	yield* idsIn(value, "inventory", []);
	yield* registerTexts(fieldOf(value, "register"), ["register"]);
	yield* recordTexts(fieldOf(value, "cases"), ["cases"]);
}
function* recordTexts(records, path) {
	for (const [index, record] of entriesOf(records)) {
		const below = [...path, index];
		yield* textIn(record, "case_id", below);
		yield* textIn(record, "family_id", below);
		yield* idsIn(record, "family_ids", below);
		yield* textIn(record, "question", below);
		yield* textIn(record, "answer", below);
		yield* idsIn(record, "documents", below);
		yield* textIn(record, "caller", below);
		yield* textIn(record, "variant_of", below);
	}
}
function* registerTexts(register, path) {
	for (const [index, family] of entriesOf(fieldOf(register, "families"))) {
		const below = [
			...path,
			"families",
			index
		];
		yield* textIn(family, "family_id", below);
		for (const [nth, document] of entriesOf(fieldOf(family, "documents"))) yield* textIn(document, "document_id", [
			...below,
			"documents",
			nth
		]);
	}
	for (const [index, relation] of entriesOf(fieldOf(register, "related"))) {
		const below = [
			...path,
			"related",
			index
		];
		yield* idsIn(relation, "families", below);
		yield* textIn(fieldOf(relation, "exception"), "reason", [...below, "exception"]);
	}
	const callers = fieldOf(register, "callers");
	for (const name of isMap(callers) ? Object.keys(callers) : []) yield* idsIn(callers, name, [...path, "callers"]);
}
const prose = /* @__PURE__ */ new Set([
	"question",
	"answer",
	"reason"
]);
function* textIn(holder, name, path) {
	const text = fieldOf(holder, name);
	if (typeof text === "string") yield {
		path: [...path, name],
		text,
		isId: !prose.has(name)
	};
}
function* idsIn(holder, name, path) {
	for (const [index, text] of entriesOf(fieldOf(holder, name))) if (typeof text === "string") yield {
		path: [
			...path,
			name,
			index
		],
		text,
		isId: true
	};
}
function entriesOf(value) {
	return Array.isArray(value) ? value.entries() : [];
}
// src/families/manifest/variants.ts
function variantReasons({ cases, claim }, placed) {
	const byId = new Map(cases.toReversed().map((one) => [one.id, one]));
	return cases.flatMap((one) => {
		if (one.variantOf === void 0 || one.split === "excluded") return [];
		const parent = byId.get(one.variantOf.id);
		if (parent === void 0) return [unknownParent(one, one.variantOf, placed)];
		if (parent === one) return [];
		return claim === "fixed-corpus" ? otherSide(one, parent, placed) : otherFamilies(one, parent, placed);
	});
}
function unknownParent(one, { id, path }, placed) {
	return {
		code: "lineage-incomplete",
		message: `${caseStart(one)} asks case ${quoted(id)} in other words, and the manifest has no such case, so nobody can tell what the two share.`,
		...placed.at(path),
		fix: `Write the id of a case as its record has it; if that case is left out, name its families here and take "variant_of" out.`
	};
}
function otherSide(one, parent, placed) {
	const [side, other] = [one.split, parent.split];
	if (side === void 0 || side === "excluded") return [];
	if (other === void 0 || other === "excluded" || !areApart(side, other)) return [];
	return [{
		code: "component-overlap",
		message: `${caseStart(one)} in ${quoted(side)} asks ${caseName(parent)} in ${quoted(other)} in other words.`,
		...placed.inCase(one, "variant_of"),
		related: [placed.inCase(parent, "split").at],
		fix: "Put both on one side."
	}];
}
function otherFamilies(one, parent, placed) {
	const named = new Set(idsOf(one.families));
	const hidden = idsOf(parent.families).filter((family) => !named.has(family));
	if (hidden.length === 0) return [];
	const names = listed(hidden.map(quoted));
	return [{
		code: "lineage-incomplete",
		message: `${caseStart(one)} asks ${caseName(parent)} in other words, and does not name its ${hidden.length === 1 ? "family" : "families"} ${names}.`,
		...placed.inCase(one, "variant_of"),
		related: [placed.inCase(parent, "family_ids").at],
		fix: `Add ${names} to its families.`
	}];
}
// src/families/manifest/audit.ts
const largestManifest = 67108864;
function oversized(file) {
	return audited({
		reasons: [{
			code: "manifest-unreadable",
			message: `The file is larger than ${largestManifest / 1024 / 1024} MiB, so it was not read.`,
			at: startOf(file),
			fix: "Leave out what no audit needs, such as texts of documents."
		}],
		remarks: [],
		manifest: void 0,
		text: ""
	});
}
function auditManifest(file, bytes) {
	if (bytes.length > 67108864) return oversized(file);
	const json = parseLocatedJson(file, bytes);
	if ("problem" in json) return audited({
		reasons: [{
			code: "manifest-unreadable",
			...json.problem
		}],
		remarks: [],
		manifest: void 0,
		text: ""
	});
	const shape = readShape(json);
	const reasons = [...namesTwice(json), ...shape.reasons];
	const { text } = json;
	if (shape.value === void 0) return audited({
		reasons,
		remarks: shape.remarks,
		manifest: void 0,
		text
	});
	const manifest = readManifest(shape.value);
	const placed = placesOf(json);
	return audited({
		reasons: [
			...reasons,
			...textReasons(json),
			...calendarReasons(shape.value, json),
			...judged$1(manifest, placed)
		],
		remarks: [...shape.remarks, ...remarksOn(manifest, placed, json)],
		manifest,
		text
	});
}
function judged$1(manifest, placed) {
	const areApart = manifest.claim !== void 0 && manifest.claim !== "fixed-corpus";
	return [
		...caseReasons(manifest, placed),
		...areApart ? sideReasons(manifest, placed) : [],
		...variantReasons(manifest, placed),
		...sourceReasons(manifest, placed),
		...inventoryReasons(manifest, placed),
		...holdoutReasons(manifest, placed),
		...claimReasons(manifest, placed)
	];
}
function audited({ reasons, remarks, ...rest }) {
	return {
		verdict: reasons.length === 0 ? "PASS" : "BLOCK",
		reasons: inOrder(reasons),
		remarks: inOrder(remarks),
		counts: rest.manifest === void 0 ? void 0 : countsOf(rest.manifest),
		...rest
	};
}
function inOrder(told) {
	return told.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column || byUtf8(a.code, b.code));
}
function namesTwice({ twice, value }) {
	return twice.map(({ name, path, at, first }) => ({
		code: "duplicate-key",
		message: `${quoted(name)} stands twice in this object, and a reader may take either value.`,
		at,
		related: [first],
		fix: "Keep one of the two.",
		...concerned(path, value)
	}));
}
// src/report/families/audit-limits.ts
const twice = "no question stands in the manifest twice with the same answer";
const apart = "no family and no component of families lies on both sides";
const established = {
	family: `A pass means that, by the lineage declared here, ${apart}, and ${twice}.`,
	"fixed-corpus": `A pass means that ${twice}. Families may be shared under this claim, so it says nothing of documents that nobody tuned on.`,
	period: `A pass means that no document is registered as newer than the moment it is read at, that no question that has a moment is on the side of the other period, that by the lineage declared here ${apart}, and that ${twice}.`,
	access: `A pass means that every case rests on documents which its caller is said to see, that by the lineage declared here ${apart}, and that ${twice}.`
};
function limitsOf({ manifest, counts }) {
	if (manifest?.claim === void 0) return [];
	const { claim, inventory, register } = manifest;
	return [
		established[claim],
		...limitsOf$2(claim),
		...register === void 0 ? ["Without a source register, families were not compared with documents."] : [],
		...inventory === void 0 ? ["Without an inventory, a case that was left out is not seen."] : [],
		...claim !== "fixed-corpus" && counts?.sides.test?.components === 1 ? [oneComponent] : []
	];
}
// src/report/families/audit-json.ts
function auditJson(audit) {
	const { verdict, reasons, remarks, manifest, counts } = audit;
	return `${jsonText({
		verdict,
		reasons: reasons.map(jsonReason),
		remarks: remarks.map(jsonReason),
		claim: manifest?.claim ?? null,
		counts: counts ?? null,
		limits: verdict === "PASS" ? limitsOf(audit) : []
	})}\n`;
}
function jsonReason({ code, message, at, fix, related, record, caseId }) {
	return {
		code,
		message,
		...placeOf(at),
		...record === void 0 ? {} : { record },
		...caseId === void 0 ? {} : { caseId },
		...fix === void 0 ? {} : { fix },
		...related === void 0 ? {} : { related: related.map(placeOf) }
	};
}
function placeOf({ file, line, column }) {
	return {
		file,
		line,
		column
	};
}
// src/report/families/audit-report.ts
function* auditReport(audit, options) {
	const lines = options.terminal === void 0 ? [] : linesOf(audit.text);
	for (const [level, told] of inFileOrder(audit)) {
		const paint = paintOf(level, options.style);
		const { terminal } = options;
		const between = terminal === void 0 ? [] : excerpt(lines, told.at, {
			...terminal,
			paint
		});
		const mark = `${levelled(level, options.style)} ${told.code}`;
		yield `${problemText(told, options, {
			mark,
			between
		})}\n\n`;
	}
	yield `${ending(audit, options.style)}\n`;
}
function inFileOrder({ reasons, remarks }) {
	return [...reasons.map((reason) => ["error", reason]), ...remarks.map((remark) => ["warning", remark])].toSorted(([, { at: a }], [, { at: b }]) => a.line - b.line || a.column - b.column);
}
function ending(audit, style) {
	const { counts } = audit;
	const figures = counts === void 0 ? [] : [rows(rowsOf(audit, counts))];
	const said = audit.verdict === "PASS" ? [
		"",
		wrapped(limitsOf(audit).join(" ")),
		""
	] : [""];
	return [
		...figures,
		...figures.length > 0 ? said : [],
		verdictText(audit, style)
	].join("\n");
}
function verdictText({ verdict, reasons, remarks, manifest }, style) {
	const isPass = verdict === "PASS";
	const mark = isPass ? style.green(verdict) : style.red(verdict);
	const what = manifest === void 0 ? "the file" : counted(manifest.cases.length, "record");
	return `${mark}: ${isPass ? "no reason" : counted(reasons.length, "reason")} to reject ${what}${remarks.length === 0 ? "" : `, ${counted(remarks.length, "remark")}`}`;
}
const claimWords = {
	family: "family: settings chosen on dev families work on families nobody tuned on",
	"fixed-corpus": "fixed-corpus: fresh questions on a familiar corpus",
	period: "period: no document is newer than the moment it is read at",
	access: "access: answers rest only on documents the caller may see"
};
function rowsOf({ manifest }, counts) {
	const claim = manifest?.claim;
	return [
		["claim", claim === void 0 ? "none that is known" : claimWords[claim]],
		...Object.entries(counts.sides).map(([side, held]) => [side, sideText(held)]),
		["excluded", counts.excluded === 0 ? "" : counted(counts.excluded, "case")],
		["apart", counts.exceptions === 0 ? "" : counted(counts.exceptions, "relation") + " set aside by an exception"],
		["largest", largestText(counts.largest)]
	];
}
function sideText({ cases, families, components }) {
	const some = `${families} ${families === 1 ? "family" : "families"}`;
	return `${counted(cases, "case")}, ${some}, ${counted(components, "component")}`;
}
function largestText({ cases, families, of }) {
	if (families < 2) return "";
	const all = cases === of ? ": everything hangs together, so no split keeps it apart" : "";
	return `the largest component has ${cases} of ${counted(of, "case")}, ${families} families${all}`;
}
// scripts/parts/families/audit-demo.ts
const parking = {
	case_id: "parking-001",
	family_id: "parking",
	split: "dev",
	question: "Where can visitors park?",
	answer: "On level 2."
};
const library = {
	case_id: "library-001",
	family_id: "library",
	split: "test",
	question: "How long can I keep a book?",
	answer: "For four weeks."
};
const sharedFamily = {
	name: "shared family",
	records: [parking, {
		...library,
		family_id: "parking"
	}],
	codes: ["family-overlap"]
};
const disjointFamilies = {
	name: "disjoint families",
	records: [parking, library],
	codes: []
};
const { answer: _answer, ...withoutAnswer } = library;
const { split: _split, ...withoutSplit } = library;
const selfTest = [
	sharedFamily,
	disjointFamilies,
	{
		name: "one pair under two families",
		records: [
			parking,
			library,
			{
				...parking,
				case_id: "visitors-001",
				family_id: "visitors",
				question: " Where can	visitors  park?"
			}
		],
		codes: ["duplicate-qa"]
	},
	{
		name: "one case id twice",
		records: [parking, {
			...library,
			case_id: "parking-001"
		}],
		codes: ["duplicate-case-id"]
	},
	{
		name: "a record without an answer",
		records: [
			parking,
			library,
			{
				...withoutAnswer,
				case_id: "library-002"
			}
		],
		codes: ["missing-field"]
	},
	{
		name: "a record without a split",
		records: [
			parking,
			library,
			{
				...withoutSplit,
				case_id: "library-002",
				question: "Who can borrow a book?"
			}
		],
		codes: ["split-missing"]
	},
	{
		name: "a split of another name",
		records: [
			parking,
			library,
			{
				...library,
				case_id: "library-002",
				split: "holdout",
				question: "Who can borrow a book?"
			}
		],
		codes: ["split-unknown"]
	},
	{
		name: "an id with a space before it",
		records: [parking, {
			...library,
			case_id: " library-001"
		}],
		codes: ["padded-id"]
	},
	{
		name: "a known limit: a paraphrase under a wrong family passes",
		records: [parking, {
			...parking,
			case_id: "guests-001",
			family_id: "guests",
			split: "test",
			question: "Which level is for the cars of guests?"
		}],
		codes: []
	}
];
function auditDemo(judge) {
	const failed = selfTest.filter((one) => codesOf(judge, one) !== one.codes.join());
	return {
		text: `${[
			...[sharedFamily, disjointFamilies].map((one) => `${one.name}: ${judged(judge, one).verdict}`),
			"",
			`Self-test: ${selfTest.length - failed.length} of ${selfTest.length} as expected.`,
			...failed.map((one) => `  ${one.name}: expected ${one.codes.join(", ") || "a pass"}, found ${codesOf(judge, one) || "a pass"}`),
			"This judged two manifests of its own and none of yours: touchstone families audit manifest.json"
		].join("\n")}\n`,
		isSound: failed.length === 0
	};
}
function judged(judge, { name, records }) {
	return judge(name, new TextEncoder().encode(JSON.stringify(records)));
}
function codesOf(judge, one) {
	return [...new Set(judged(judge, one).reasons.map(({ code }) => code))].toSorted().join();
}
// scripts/families-audit.ts
function auditCommand(io, finish) {
	return new Command("audit").description("Judge a split manifest before an evaluation is run on it.").argument("[file]", "the manifest: JSON, of this or of any other tool").addOption(new Option("--format <format>", "how to print the verdict").choices(["text", "json"]).default("text")).option("--demo", "show one block and one pass, and test the audit itself; no gate").addHelpText("after", example$2).action(async (file, flags) => {
		finish(await runAudit(io, file, flags));
	});
}
const example$2 = `
A manifest is a list of records:

  [{"case_id": "refund-001", "family_id": "refund-policy", "split": "dev",
    "question": "When can I ask for a refund?", "answer": "Within 30 days."}]

or an object with a claim, cases of several families, a source register and an inventory. docs/manifest.md of the
project has every field and every reason. Nothing is sent anywhere.

Examples:
  touchstone families audit manifest.json                  every reason, with its place
  touchstone families audit --format json manifest.json    one JSON object, for scripts
  touchstone families audit --demo                         one block, one pass, and a self-test

Exit code: 0 no reason to reject it, 1 rejected, also where the file is no manifest, 2 wrong use, also where the file
cannot be opened, 3 the run broke. --demo: 0 where its self-test passes, 1 where not, and it judges no file.`;
async function runAudit(io, file, { format, demo = false }) {
	if (demo) {
		if (file !== void 0) throw new UsageError("--demo judges no file. Leave it out to have the manifest judged.");
		const { text, isSound } = auditDemo(auditManifest);
		io.out(text);
		return isSound ? 0 : 1;
	}
	if (file === void 0) throw new UsageError("Name the manifest, as in: touchstone families audit manifest.json");
	const audit = await auditOf(io.cwd, file);
	const { style, terminal } = io;
	await printPieces(io, format === "json" ? [auditJson(audit)] : auditReport(audit, {
		style,
		terminal,
		place: (name) => name
	}));
	return audit.verdict === "PASS" ? 0 : 1;
}
async function auditOf(cwd, file) {
	return await stat(resolve(cwd, file)).then((facts) => facts.size, () => 0) > 67108864 ? oversized(file) : auditManifest(file, await inputBytes(cwd, file));
}
// src/families/manifest/plain.ts
function plainManifest({ claim, register, cases }) {
	const records = cases.flatMap((one) => plainRecord(one) ?? []);
	const relations = (register?.related ?? []).filter(({ exception }) => exception === void 0);
	const losses = [
		...claim === "family" ? [] : [`The claim is ${quoted(claim)}; the plain shape has "family" alone.`],
		...relations.map(({ families }) => `A relation joins ${listed(families.map(quoted))}.`),
		...cases.flatMap(lossesOf)
	];
	return losses.length === 0 ? { records } : { losses };
}
function plainRecord({ case_id, family_ids, split, question, answer }) {
	const [family_id] = family_ids;
	if (family_id === void 0 || split !== "dev" && split !== "test") return void 0;
	return {
		case_id,
		family_id,
		split,
		question,
		answer
	};
}
function lossesOf(one) {
	const { case_id, family_ids, split, holdout } = one;
	const name = `Case ${quoted(case_id)}`;
	const isSided = split === "dev" || split === "test";
	return [
		...family_ids.length === 1 ? [] : [`${name} has ${family_ids.length} families: ${listed(family_ids.map(quoted))}.`],
		...isSided ? [] : [split === void 0 ? `${name} has no split.` : `${name} is in ${quoted(split)}.`],
		...holdout === void 0 ? [] : [`${name} is a retired holdout.`]
	];
}
// src/report/families/manifest-export.ts
function exportSummary({ cases }, leftOut) {
	const held = [...splits, "excluded"].flatMap((side) => {
		const count = cases.filter(({ split }) => split === side).length;
		return count === 0 ? [] : [`${count} ${side}`];
	});
	const undecided = cases.filter(({ split }) => split === void 0).map(({ case_id }) => case_id);
	const found = held.length === 0 ? "" : `: ${held.join(", ")}`;
	return `${rows([
		["manifest", `${counted(cases.length, "approved case")}${found}`],
		["no split", undecided.length === 0 ? "" : `${firstOf(undecided)}: the audit rejects it so`],
		["left out", leftOutLines(leftOut).join("\n")]
	])}\n`;
}
const refusals = {
	"no families": "This set has no families.yaml, so nothing says what is held out, and no manifest was written.",
	"unreadable families": "families.yaml has defects, so no manifest was written. touchstone check tells them.",
	"not split": "This set is not split yet: no split is recorded, so no manifest was written."
};
function refusalText(refusal) {
	return `${refusals[refusal]}\n`;
}
function unfitText(errors, options) {
	return [
		textReport(errors, options),
		`This set is not fit to be scored (${counted(errors.length, "error")}), so no manifest was written.`,
		"  fix: Mend what is told above; touchstone families check --for evaluation tells it as well. To look into it all the same: --anyway",
		""
	].join("\n");
}
function plainLossText(losses) {
	return [
		`The plain shape cannot hold this set, so no manifest was written (${counted(losses.length, "reason")}):`,
		...losses.map((loss) => `  ${terminalText(loss)}`),
		"  fix: Export the extended shape, which touchstone families audit reads as well.",
		""
	].join("\n");
}
// scripts/families-export.ts
function exportCommand(io, finish) {
	return new Command("export").description("Write the split manifest of a set: its approved cases with their families.").argument("[set]", "the set's folder", ".").addOption(new Option("--shape <shape>", "which shape to write").choices(["extended", "plain"]).default("extended")).option("--out <file>", "write it to a file, not to the standard output").option("--anyway", "write it also of a set that is not fit to be scored, and end with 1").addHelpText("after", example$1).action(async (set, flags) => {
		finish(await runExport(io, set, flags));
	});
}
const example$1 = `
The manifest holds approved cases alone. What is left out, and why, is told on the error output. The same set gives the
same bytes. A set in which touchstone families check --for evaluation finds an error has no manifest, and its errors are
told: a manifest is what a score rests on. The extended shape has the claim, the register and the inventory as well; the plain one is a list with one
family a case, and a set that it cannot hold is refused with the whole list of what is in the way.

Examples:
  touchstone families export --out manifest.json
  touchstone families export > manifest.json && touchstone families audit manifest.json
  touchstone families export --shape plain eval
  touchstone families export --anyway > manifest.json    of a set with errors, to look into

Exit code: 0 written, 1 refused: the set is not split or has errors, or the shape cannot hold it; with --anyway, written of a
set with errors; 2 wrong use, 3 the run broke.`;
async function runExport(io, set, flags) {
	const { shape, out } = flags;
	const folder = await setFolder(io.cwd, set);
	if (out !== void 0) await assertWritable(io.cwd, out, "--out");
	const dataset = await loadDataset(workingTree(folder));
	const { cases, leftOut } = exportable(dataset);
	const manifest = exportManifest(dataset, cases);
	if ("refusal" in manifest) {
		io.err(refusalText(manifest.refusal));
		return 1;
	}
	const errors = errorsIn(dataset);
	if (errors.length > 0 && flags.anyway !== true) {
		io.err(unfitText(errors, {
			style: io.style,
			place: placeFrom(io.cwd, folder, set)
		}));
		return 1;
	}
	const shaped = shapedAs(shape, manifest);
	if ("losses" in shaped) {
		io.err(plainLossText(shaped.losses));
		return 1;
	}
	const text = `${jsonText(shaped.manifest, { indent: 2 })}\n`;
	if (out === void 0) io.out(text);
	else await writeFile(resolve(io.cwd, out), text);
	io.err(exportSummary(manifest, leftOut));
	return errors.length > 0 ? 1 : 0;
}
function errorsIn(dataset) {
	return check(dataset, rulesOfFamilies(allRules)).filter(({ level }) => level === "error");
}
function shapedAs(shape, manifest) {
	if (shape === "extended") return { manifest };
	const plain = plainManifest(manifest);
	return "losses" in plain ? plain : { manifest: plain.records };
}
// scripts/families.ts
function familiesCommand(io, finish) {
	return new Command("families").description("Judge what keeps development and test apart.").addHelpText("after", example).addCommand(proposeCommand(io, finish)).addCommand(assignCommand(io, finish)).addCommand(showCommand(io, finish)).addCommand(checkFamiliesCommand(io, finish)).addCommand(graphCommand(io, finish)).addCommand(alikeCommand(io, finish)).addCommand(auditCommand(io, finish)).addCommand(exportCommand(io, finish));
}
const example = `
Examples:
  touchstone families propose --by document   families for documents that none has
  touchstone families assign                  draw the split of what has none
  touchstone families show                    which families belong together, and on which side they are
  touchstone families check                   whether something joins the two sides
  touchstone families graph refunds           what joins a component, as a diagram
  touchstone families alike                   cases that somebody should look at side by side
  touchstone families export --out manifest.json
  touchstone families audit manifest.json

Each command explains itself: touchstone families <command> --help`;
export { familiesCommand };
