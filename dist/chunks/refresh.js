import { Command, InvalidArgumentError, Option } from "./commander.js";
import { UsageError, byUtf8, caseThreads, chunksAsRecorded, componentsOf, contentState, counted, currencyIn, currentFile, defectReport, documentsAsRecorded, familiesFile, figureRows, filesBelow, groupingOf, groupsOf, isOfTheSet, jsonText, keepsFile, lineageOf, loadDataset, once, placeFrom, placeOfQuote, policyFile, printPieces, progressOn, provenanceOf, quoted, readTexts, revisionOf, revisionsFolder, splitsOfCase, stageOf, startOf, terminalText, textsFolder, triggers, unreadCases, waitsForFill, workingTree, writeInstead } from "./core.js";
import { alteredTables, chunkDifferences, compareChunks, evidenceComparer, evidenceSearch, hashesToRead, settingsThatDiffer } from "./shared-corpus.js";
import { groundsText, settingRows, sharesOf, shortened, textWithin, wordDiff, wrapped } from "./shared-report.js";
import { chosenFiles, isFile, pathOfId } from "./shared-scripts.js";
function sortCases(dataset, { target, candidates = false }) {
	const turnOf = turnIn(dataset, target);
	const asked = [];
	const needless = [];
	const unasked = unreadCases(dataset).map((path) => ({
		path,
		id: void 0,
		why: "unreadable"
	}));
	const standing = {
		current: 0,
		carried: 0
	};
	for (const file of dataset.cases) {
		const stage = stageOf(file);
		if (stage === "rejected" || stage === "retired") continue;
		if (stage === "pending" && !candidates) continue;
		const turn = turnOf(file);
		if (typeof turn === "string") {
			standing[turn]++;
			if (asksAlready(file, target)) needless.push(file);
		} else if ("why" in turn) unasked.push(turn);
		else asked.push(turn);
	}
	return {
		asked,
		needless,
		standing,
		unasked: unasked.toSorted((a, b) => byUtf8(a.path, b.path))
	};
}
function turnIn(dataset, target) {
	const currencyOf = currencyIn(dataset, lineageOf(dataset), target);
	return (file) => {
		const { path } = file;
		const { id } = file.case;
		const why = unfitness(file);
		if (why !== void 0 || id === void 0) return {
			path,
			id,
			why: why ?? "unreadable"
		};
		if (stageOf(file) === "pending") return {
			file,
			id,
			asks: "first-judgment"
		};
		const currency = currencyOf(file);
		return currency.state === "stale" ? {
			file,
			id,
			asks: "refresh",
			currency
		} : currency.state;
	};
}
function asksAlready({ whole }, target) {
	const { refresh } = whole ?? {};
	return refresh !== void 0 && refresh.outcome === void 0 && refresh.to === target.id;
}
function unfitness(file) {
	const stage = stageOf(file);
	if (stage === void 0 || file.whole === void 0 || file.digest === void 0) return "unreadable";
	if (stage === "pending") return waitsForFill(file) ? "unfilled" : void 0;
	const content = contentState(file);
	if (content === "as-judged") return void 0;
	return content === "unbound" ? "unbound" : "edited";
}
function caseComponents(grouping) {
	if (grouping === void 0) return () => void 0;
	const { families, familiesOf } = grouping;
	const { holders, links } = grouping.familyGraph();
	const nameOf = new Map();
	for (const component of componentsOf(links.map((link) => link.holders), holders.keys())) {
		const own = component.filter((key) => families.has(key));
		const [name] = own;
		if (name !== void 0) for (const family of own) nameOf.set(family, name);
	}
	return (file) => {
		return familiesOf(file).belongings.map(({ family }) => nameOf.get(family) ?? family).toSorted(byUtf8)[0];
	};
}
function earlierChunksIn(target) {
	const after = chunksAsRecorded(target) ?? new Map();
	const byDocument = once(() => groupsOf(after.values(), ({ documentId }) => documentId));
	const byHash = once(() => groupsOf(after.values(), ({ hash }) => hash));
	const compared = new Map();
	return (file, from) => {
		const known = from && compared.get(from);
		if (known !== void 0) return known;
		const before = from === void 0 ? void 0 : chunksAsRecorded(from);
		if (from !== void 0 && before !== void 0) {
			const found = {
				before,
				differences: chunkDifferences(before, after),
				isWhole: true
			};
			compared.set(from, found);
			return found;
		}
		const cited = citedBy(file);
		const related = [...cited.values()].flatMap(({ id, documentId, hash }) => [
			after.get(id) ?? [],
			byDocument().get(documentId) ?? [],
			byHash().get(hash) ?? []
		]);
		const chunks = new Map(related.flat().map((chunk) => [chunk.id, chunk]));
		return {
			before: cited,
			differences: chunkDifferences(cited, chunks),
			isWhole: false
		};
	};
}
function citedBy(file) {
	return new Map(provenanceOf(file).flatMap(({ entry: { chunkId: id, documentId, contentHash: hash } }) => id === void 0 || documentId === void 0 || hash === void 0 ? [] : [[id, {
		id,
		documentId,
		hash
	}]]));
}
function evidenceIn(target, texts) {
	const documents = documentsAsRecorded(target);
	const comparers = new Map();
	return (file, earlier) => {
		const compared = comparers.get(earlier) ?? comparerOf(earlier, texts);
		if (earlier.isWhole) comparers.set(earlier, compared);
		return provenanceOf(file).flatMap(({ entry }) => {
			const { chunkId, documentId, contentHash, quote, sourceRevision } = entry;
			if (chunkId === void 0 || documentId === void 0) return [];
			const change = compared({
				chunkId,
				contentHash,
				quote
			});
			const { verdict, candidates } = earlier.isWhole ? change : partly(change);
			return {
				...change,
				verdict,
				documentId,
				text: contentHash === void 0 ? void 0 : texts.get(contentHash),
				source: {
					before: sourceRevision,
					after: documents?.get(documentId)?.revision
				},
				candidates: candidates.map((one) => ({
					...one,
					text: texts.get(one.hash)
				}))
			};
		});
	};
}
function comparerOf({ before, differences }, texts) {
	return evidenceComparer({
		before,
		comparison: compareChunks(differences, texts),
		texts
	});
}
function partly(change) {
	return change.verdict === "gone" ? {
		...change,
		verdict: "unverified"
	} : change;
}
function judgedRevision(dataset, file) {
	const revision = revisionOf(dataset, file);
	const read = file.case.review?.corpus;
	return stageOf(file) === "pending" || read !== void 0 && revision?.digest === read ? revision : void 0;
}
const mostNear = 3;
function documentsFor(questions, target, texts) {
	const documents = documentsAsRecorded(target) ?? new Map();
	const found = new Map();
	for (const [earlier, own] of groupsOf(questions, (one) => one.earlier)) {
		const fresh = newChunks(earlier, own, {
			documents,
			texts
		});
		for (const one of own) found.set(one.file, documentsOf(one, fresh, {
			documents,
			texts
		}));
	}
	return found;
}
function newChunks({ differences: { added, changed } }, questions, { documents, texts }) {
	const concerned = new Set(questions.flatMap((one) => one.documents));
	const chunks = [...added, ...changed.map(([, after]) => after)].filter(({ documentId }) => concerned.has(documentId));
	const byDocument = groupsOf(chunks, ({ documentId }) => documentId);
	const source = {
		documents,
		chunks: new Map(chunks.map((chunk) => [chunk.id, chunk])),
		textOf: ({ hash }) => texts.get(hash)
	};
	return {
		counts: new Map([...byDocument].map(([id, own]) => [id, own.length])),
		search: evidenceSearch(source, questions.map(({ file }) => queryOf(file))),
		all: chunks.length
	};
}
function queryOf(file) {
	return { texts: [file.case.query ?? ""] };
}
function documentsOf({ file, documents: ids, from }, { counts, search, all }, { documents, texts }) {
	const concerned = new Set(ids);
	const near = search(queryOf(file), all).filter(({ documentId }) => concerned.has(documentId)).slice(0, mostNear);
	const nearest = groupsOf(near, ({ documentId }) => documentId);
	return [...new Set([...nearest.keys(), ...ids])].flatMap((id) => {
		const document = documents.get(id);
		if (document === void 0) return [];
		const chunks = nearest.get(id) ?? [];
		return {
			document,
			standing: from?.documents?.records.has(id) === true ? "edited" : "added",
			newChunks: counts.get(id) ?? 0,
			nearest: chunks.map((chunk) => ({
				id: chunk.id,
				hash: chunk.hash,
				text: texts.get(chunk.hash)
			}))
		};
	});
}
const folder = "touchstone/refresh/";
const noFamily = "--no-family";
function pullRequestsOf(cases, { open, limit }) {
	const inOrder = cases.toSorted(byTurn);
	const buckets = heldBy(open, inOrder);
	const held = new Set(buckets.flatMap((bucket) => bucket.cases));
	const taken = new Set(open.map(({ branch }) => branch));
	const free = groupsOf(inOrder.filter((one) => !held.has(one)), nameOf);
	for (const [name, own] of free) {
		const withRoom = buckets.filter((bucket) => bucket.name === name).toSorted(byBranch);
		for (const one of own) {
			let bucket = withRoom.find((some) => some.cases.length < 10);
			if (bucket === void 0) {
				bucket = {
					branch: freeBranch(name, taken),
					isOpen: false,
					name,
					cases: []
				};
				taken.add(bucket.branch);
				withRoom.push(bucket);
				buckets.push(bucket);
			}
			bucket.cases.push(one);
		}
	}
	let slots = limit - buckets.filter(({ isOpen }) => isOpen).length;
	return buckets.toSorted(byBranch).map((bucket) => {
		return filled(bucket, !bucket.isOpen && slots-- <= 0);
	});
}
function filled({ branch, isOpen, cases }, waits) {
	const members = cases.toSorted(byId);
	return {
		pullRequest: {
			branch,
			families: [...new Set(members.flatMap((one) => one.families))].toSorted(byUtf8),
			cases: members.map(({ id }) => id),
			isOpen,
			waits
		},
		members
	};
}
function heldBy(open, cases) {
	const branchOf = new Map();
	for (const { branch, cases: ids } of open.toSorted(byBranch)) for (const id of ids) if (!branchOf.has(id)) branchOf.set(id, branch);
	return [...groupsOf(cases.filter(({ id }) => branchOf.has(id)), ({ id }) => branchOf.get(id) ?? "")].map(([branch, own]) => {
		const [first] = own.toSorted(byId);
		return {
			branch,
			isOpen: true,
			name: nameOf(first ?? own[0]),
			cases: [...own]
		};
	});
}
function nameOf({ component }) {
	return component ?? noFamily;
}
function freeBranch(name, taken) {
	let branch = `${folder}${name}`;
	for (let number = 2; taken.has(branch); number++) branch = `${folder}${name}--${number}`;
	return branch;
}
function byTurn(a, b) {
	return Number(a.asks !== "refresh") - Number(b.asks !== "refresh") || byId(a, b);
}
function byId(a, b) {
	return byUtf8(a.id, b.id) || byUtf8(a.path, b.path);
}
function byBranch(a, b) {
	const [one, other] = [partsOf(a.branch), partsOf(b.branch)];
	return Number(one.isLast) - Number(other.isLast) || byUtf8(one.name, other.name) || one.number - other.number || byUtf8(a.branch, b.branch);
}
function partsOf(branch) {
	const [, name = branch, number = "1"] = /^(.*?)(?:--(\d{1,9}))?$/s.exec(branch) ?? [];
	return {
		name,
		number: Number(number),
		isLast: name === `${folder}${noFamily}`
	};
}
function reasonsFor({ from, to, triggers: triggers$1, observed }) {
	const happened = new Set(triggers$1);
	return [
		...triggers.filter((trigger) => happened.has(trigger)),
		...observed ? ["query-pattern-observed"] : [],
		...from === to ? [] : ["corpus-revision-changed"]
	];
}
const usualLimit = 5;
function planRefresh(dataset, options) {
	const { target, open = [] } = options;
	const { asked, standing, unasked, needless } = sortCases(dataset, options);
	const grouping = groupingOf(dataset);
	const componentOf = caseComponents(grouping);
	const limit = dataset.policy?.policy?.limits?.openRefreshPullRequests ?? usualLimit;
	const placed = pullRequestsOf(asked.map((one) => {
		const families = familiesOf(grouping, one.file);
		const { path } = one.file;
		return {
			...one,
			path,
			families,
			component: componentOf(one.file)
		};
	}), {
		open,
		limit
	});
	const itemOf = itemsIn(dataset, grouping, {
		...options,
		asked
	});
	const items = placed.flatMap(({ pullRequest, members }) => members.map((one) => itemOf(one, pullRequest.branch)));
	return {
		to: {
			id: target.id,
			digest: target.digest,
			record: target.record
		},
		from: earlierRevisions(dataset, items),
		items,
		pullRequests: placed.map(({ pullRequest }) => pullRequest),
		standing,
		unasked,
		needless
	};
}
function itemsIn(dataset, grouping, { target, texts, observed, asked }) {
	const kept = new Map([...dataset.texts, ...texts]);
	const earlierChunks = earlierChunksIn(target);
	const earlierOf = (file) => earlierChunks(file, judgedRevision(dataset, file));
	const evidenceOf = evidenceIn(target, kept);
	const documents = documentsFor(asked.flatMap((one) => {
		const { file } = one;
		if (one.asks !== "refresh" || one.currency.documents.length === 0) return [];
		const { documents } = one.currency;
		return {
			file,
			documents,
			earlier: earlierOf(file),
			from: judgedRevision(dataset, file)
		};
	}), target, kept);
	return (one, branch) => {
		const { file, id, asks, families } = one;
		const observations = asks === "refresh" ? observed?.get(id) ?? [] : [];
		return {
			file,
			id,
			asks,
			from: file.case.corpusRevision,
			to: target.id,
			reasons: reasonsOf(one, target, observations.length > 0),
			unverifiable: one.asks === "refresh" ? one.currency.unverifiable : [],
			evidence: evidenceOf(file, earlierOf(file)),
			documents: documents.get(file) ?? [],
			observations,
			families,
			splits: splitsIn(grouping, file),
			pullRequest: branch,
			isRequested: asksAlready(file, target),
			needsTwoJudgments: file.case.sentinel !== void 0
		};
	};
}
function reasonsOf(one, target, observed) {
	if (one.asks !== "refresh") return [];
	const { reasons: triggers } = one.currency;
	const reasons = reasonsFor({
		from: one.file.case.corpusRevision,
		to: target.id,
		triggers,
		observed
	});
	return reasons.length > 0 ? reasons : ["corpus-revision-changed"];
}
function familiesOf(grouping, file) {
	return (grouping?.familiesOf(file).belongings ?? []).map(({ family }) => family).toSorted(byUtf8);
}
function splitsIn(grouping, file) {
	if (grouping !== void 0) return splitsOfCase(grouping, file);
	return file.case.split === void 0 ? [] : [file.case.split];
}
function earlierRevisions(dataset, items) {
	const judged = items.filter(({ asks }) => asks === "refresh");
	return [...groupsOf(judged, ({ from }) => from ?? "")].map(([id, own]) => ({
		id,
		cases: own.length,
		record: dataset.revisions.get(id)?.record
	})).toSorted((a, b) => byUtf8(a.id, b.id));
}
const marks = ["⟦", "⟧"];
function verdictText({ verdict, piece, quote, source }) {
	const { before, after } = source;
	const isOther = before !== void 0 && after !== void 0 && before !== after;
	return [
		verdict,
		...piece.quote === void 0 ? [] : [quoteWords(quote, verdict)],
		...isOther ? [`source revision ${before} → ${after}`] : [],
		...after === void 0 ? ["its document is not in the corpus"] : []
	].filter((word) => word !== "").join(", ");
}
function quoteWords(quote, verdict) {
	if (quote === "intact") return "the quote stands";
	if (quote === "changed") return "the quote does not stand";
	return verdict === "same" ? "" : "whether the quote stands is not known";
}
function evidenceDiff({ verdict, text, piece, candidates }, { isWhole }) {
	const now = candidates[0]?.text;
	if (!(verdict === "edited" || verdict === "merged") || text === void 0 || now === void 0) return void 0;
	const runs = marked(wordDiff(text, now), wordsOfQuote(text, piece.quote));
	return isWhole ? runs : shortened(runs);
}
function wordsOfQuote(text, quote) {
	const place = quote === void 0 ? void 0 : placeOfQuote(text, quote);
	if (place === void 0) return void 0;
	const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
		start: index,
		end: index + word.length
	}));
	return {
		first: words.findIndex(({ end }) => end > place.start),
		last: words.findLastIndex(({ start }) => start < place.end)
	};
}
function marked(runs, quote) {
	if (quote === void 0) return runs;
	const [open, close] = marks;
	let at = 0;
	return runs.map((run) => {
		if (run.mark === "+") return run;
		const words = run.text.split(" ").map((word) => {
			const here = at++;
			return `${here === quote.first ? open : ""}${word}${here === quote.last ? close : ""}`;
		});
		return {
			mark: run.mark,
			text: words.join(" ")
		};
	});
}
function withMarks(text, quote) {
	const place = quote === void 0 ? void 0 : placeOfQuote(text, quote);
	if (place === void 0) return text;
	const { start, end } = place;
	const [open, close] = marks;
	return `${text.slice(0, start)}${open}${text.slice(start, end)}${close}${text.slice(end)}`;
}
function isInDiff(evidence, candidate) {
	return evidence.candidates[0] === candidate && evidenceDiff(evidence, { isWhole: true }) !== void 0;
}
function headlineOf({ to, items, pullRequests, standing }) {
	const { current, carried } = standing;
	const asked = items.filter(({ asks }) => asks === "refresh").length;
	const first = items.length - asked;
	const all = asked + current + carried;
	const places = counted(pullRequests.length, "pull request");
	const others = `${carried} carried, ${current} judged under it`;
	const under = `corpus revision "${to.id}"`;
	const candidates = first === 0 ? "" : ` and ${counted(first, "candidate")} that nobody has judged`;
	if (items.length === 0) return `Nobody has to look at a case under ${under}: ${others}.`;
	return `${counted(asked, "case")} of ${all}${candidates} to look at under ${under}, in ${places}; ${others}.`;
}
function whyOf({ asks, reasons, unverifiable }) {
	if (asks === "first-judgment") return "nobody has judged it";
	const all = [...reasons.filter((reason) => reason !== "corpus-revision-changed"), ...unverifiable];
	return (all.length === 0 ? reasons : all).join(", ");
}
function planRows(plan) {
	const { items, pullRequests, needless } = plan;
	const refreshes = items.filter(({ asks }) => asks === "refresh");
	const waiting = pullRequests.filter(({ waits }) => waits).length;
	const requested = items.filter(({ isRequested }) => isRequested).length;
	const sentinels = items.filter((one) => one.needsTwoJudgments).length;
	return [
		["why", tally(refreshes.map((item) => [...item.reasons, ...item.unverifiable]))],
		...comparedRows(plan),
		["sentinels", sentinels === 0 ? "" : `${counted(sentinels, "case")}, each judged again by two people`],
		["asked", requested === 0 ? "" : `${requested} already, in a request that nobody has decided`],
		["waiting", waiting === 0 ? "" : waitingText(waiting, pullRequests.length)],
		["needless", needless.length === 0 ? "" : `${counted(needless.length, "request")} of a case whose judgment stands: ${ids(needless.map(({ path, case: { id } }) => id ?? path))}`],
		...unaskedRows(plan.unasked)
	];
}
function waitingText(waiting, all) {
	return `${waiting} of the ${all} pull requests, since the policy opens ${all - waiting} at once`;
}
function tally(lists) {
	const counts = new Map();
	for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
	counts.delete("corpus-revision-changed");
	return [...counts].map(([word, count]) => `${count} ${word}`).join(", ");
}
function comparedRows({ from, to: { record: later } }) {
	return from.flatMap(({ id, cases, record }) => {
		const head = ["judged", `${counted(cases, "case")} under "${id}"${record === void 0 ? ", which is not recorded" : ""}`];
		if (record === void 0 || later === void 0) return [head];
		const settings = settingsThatDiffer(record, later);
		return [head, ...settingRows({
			before: record,
			after: later,
			settings
		}).filter(([, text]) => text.startsWith("changed")).map(([name, text]) => ["", `${name} ${text}`])];
	});
}
const unaskedWords = {
	edited: "edited after the approval, so to be approved again",
	unbound: "approved without a digest of what was read",
	unreadable: "not readable",
	unfilled: "with evidence to look up first, by touchstone fill"
};
function unaskedRows(unasked) {
	return Object.entries(unaskedWords).map(([why, words]) => {
		const own = unasked.filter((one) => one.why === why);
		return ["not asked", own.length === 0 ? "" : `${counted(own.length, "case")} ${words}: ${ids(own.map(({ path, id }) => id ?? path))}`];
	});
}
const mostIds = 5;
function ids(all) {
	const rest = all.length - mostIds;
	const shown = all.slice(0, mostIds).join(", ");
	return rest > 0 ? `${shown} and ${rest} more` : shown;
}
function openQuestions({ file, asks }) {
	if (asks === "first-judgment") return [
		"Do these chunks support the answer?",
		"Is it the answer?",
		"Is an answer right at all?"
	];
	return file.case.kind === "abstention" ? [
		"Which chunk, if any, answers the question now?",
		"Does what a good refusal says change?",
		"Is it still right to give no answer?"
	] : [
		"Which chunk is the evidence now?",
		"Does the expected answer change?",
		"Is it right to give no answer now?"
	];
}
const mostTold = 3;
const columns = 96;
function itemText(item, detail) {
	const { query = "", expectedAnswer = "" } = item.file.case;
	const { style } = detail;
	return [
		`  ${style.strong(terminalText(item.id))}  ${whyOf(item)}${notesOf(item)}`,
		...told("question", query, detail),
		...told(item.file.case.kind === "abstention" ? "refusal" : "answer", expectedAnswer, detail),
		...some(item.evidence, detail, "piece").flatMap((one) => typeof one === "string" ? [line("", one)] : evidenceLines(one, detail)),
		...some(item.documents, detail, "document").flatMap((one) => typeof one === "string" ? [line("", one)] : documentLines(one, detail)),
		line("decide", openQuestions(item).join(" "))
	];
}
function notesOf({ needsTwoJudgments, isRequested, from, to, asks }) {
	const notes = [
		...needsTwoJudgments ? ["sentinel: judged again by two"] : [],
		...isRequested ? ["asked already"] : [],
		...asks === "first-judgment" && from !== void 0 && from !== to ? [`written under ${terminalText(from)}`] : []
	];
	return notes.length === 0 ? "" : `  (${notes.join("; ")})`;
}
function line(label, text) {
	return `    ${label.padEnd(9)}  ${text}`.trimEnd();
}
function told(label, text, { isWhole }) {
	if (!isWhole) return [line(label, textWithin(text.replaceAll(/\s+/g, " "), columns))];
	return text.trimEnd().split(/\r?\n/).map(terminalText).map((one, at) => line(at === 0 ? label : "", one));
}
function some(all, { isWhole }, noun) {
	const rest = isWhole ? 0 : all.length - mostTold;
	return rest > 0 ? [...all.slice(0, mostTold), counted(rest, `more ${noun}`)] : all;
}
function evidenceLines(evidence, detail) {
	const { piece, verdict, text, candidates } = evidence;
	const { isWhole } = detail;
	const runs = evidenceDiff(evidence, detail);
	const showsOld = text !== void 0 && runs === void 0 && (verdict === "gone" || verdict === "ambiguous" || verdict === "unverified" || isWhole);
	return [
		line("evidence", `${terminalText(piece.chunkId)}  ${terminalText(verdictText(evidence))}`),
		...piece.quote === void 0 ? [] : told("quote", `"${piece.quote}"`, detail),
		...showsOld && verdict !== "moved" ? told("judged", withMarks(text, piece.quote), detail) : [],
		...text === void 0 ? [line("judged", "its text is not kept in this set")] : [],
		...runs === void 0 ? [] : diffLines(runs),
		...some(candidates, detail, "candidate").flatMap((one) => typeof one === "string" ? [line("", one)] : candidateLines(one, evidence, detail))
	];
}
function candidateLines(candidate, evidence, detail) {
	const { id, text, grounds } = candidate;
	const { verdict, piece } = evidence;
	const head = line(verdict === "gone" ? "like it" : "candidate", `${terminalText(id)}  (${groundsText(candidate, verdict)})`);
	if (grounds.includes("bytes") || isInDiff(evidence, candidate)) return [head];
	if (text === void 0) return [head, line("", "its text is not kept in this set")];
	return [head, ...told("", withMarks(text, piece.quote), detail)];
}
function diffLines(runs) {
	const shown = runs.map(({ mark, text }) => {
		if (mark === " ") return text;
		return mark === "-" ? `[-${text}-]` : `{+${text}+}`;
	});
	return wrapped(shown.join(" ")).split("\n").map((one, at) => line(at === 0 ? "words" : "", terminalText(one)));
}
function documentLines({ document, standing, newChunks, nearest }, detail) {
	const chunks = `${counted(newChunks, "new chunk")}${nearest.length === 0 ? ", none near to the question" : ""}`;
	return [line("document", `${terminalText(document.id)}  ${standing}, ${chunks}`), ...nearest.flatMap(({ id, text }) => [line("to read", terminalText(id)), ...text === void 0 ? [] : told("", text, detail)])];
}
function namedText(plan, named) {
	return `${[...named.paths].map((path) => blockOf(plan, path, named)).join("\n\n")}\n`;
}
function blockOf(plan, path, { dataset, style }) {
	const item = plan.items.find(({ file }) => file.path === path);
	if (item === void 0) return standingText(plan, path, dataset);
	const { pullRequest, to, from } = item;
	const between = from === void 0 ? "" : `${from} → `;
	return [`${style.strong(terminalText(pullRequest))}  ${terminalText(`${between}${to}`)}`, ...itemText(item, {
		isWhole: true,
		style
	})].join("\n");
}
function standingText({ to, unasked }, path, { cases }) {
	const file = cases.find((one) => one.path === path);
	const name = terminalText(quoted(file?.case.id ?? path));
	const unfit = unasked.find((one) => one.path === path);
	if (unfit !== void 0) return `${name} is not asked about: it is ${unaskedWords[unfit.why]}.`;
	const stage = file === void 0 ? void 0 : stageOf(file);
	if (file === void 0 || stage === void 0) return `${name} cannot be read as a case.`;
	if (stage === "pending") return `${name} is a candidate: --candidates asks about it.`;
	if (stage !== "approved") return `${name} is ${stage}, so nobody is asked about it.`;
	const under = terminalText(quoted(to.id));
	return file.case.corpusRevision === to.id ? `${name} was judged under corpus revision ${under}: it is current.` : `${name} stands under corpus revision ${under}: its judgment is carried, since its evidence is unchanged.`;
}
function* planJson(plan, items = plan.items) {
	const { to, from, pullRequests, standing, unasked, needless } = plan;
	const head = {
		to: {
			id: to.id,
			digest: to.digest,
			settings: settingsValue(to.record)
		},
		from: from.map(({ id, cases, record }) => ({
			id,
			cases,
			settings: settingsValue(record)
		})),
		counts: {
			refresh: plan.items.filter(({ asks }) => asks === "refresh").length,
			firstJudgment: plan.items.filter(({ asks }) => asks === "first-judgment").length,
			...standing
		},
		pullRequests: pullRequests.map(({ branch, families, cases, isOpen, waits }) => ({
			branch,
			families,
			cases,
			open: isOpen,
			waits
		})),
		unasked: unasked.map(({ path, id, why }) => ({
			file: path,
			id: id ?? null,
			why
		})),
		needless: needless.map((file) => ({
			file: file.path,
			id: file.case.id ?? null
		}))
	};
	let before = `${jsonText(head).slice(0, -1)},"items":[`;
	for (const item of items) {
		yield before + jsonText(itemValue(item));
		before = ",";
	}
	yield `${items.length === 0 ? before : ""}]}\n`;
}
function settingsValue(record) {
	if (record === void 0) return null;
	const { chunking, embedding = null, retrievalFilter = null } = record;
	return {
		chunking,
		embedding,
		retrievalFilter
	};
}
function itemValue(item) {
	const { file, id, asks, from = null, to, reasons, unverifiable, observations } = item;
	const { families, splits, pullRequest, isRequested, needsTwoJudgments } = item;
	const { kind, query, expectedAnswer } = file.case;
	return {
		id,
		file: file.path,
		digest: file.digest,
		asks,
		from,
		to,
		reasons,
		unverifiable,
		kind,
		query,
		expectedAnswer,
		evidence: item.evidence.map(evidenceValue),
		documents: item.documents.map(documentValue),
		observations,
		families,
		splits,
		pullRequest,
		requested: isRequested,
		twoJudgments: needsTwoJudgments
	};
}
function evidenceValue(evidence) {
	const { piece, documentId, text = null, verdict, quote, source, candidates } = evidence;
	return {
		chunkId: piece.chunkId,
		documentId,
		contentHash: piece.contentHash ?? null,
		text,
		quote: piece.quote ?? null,
		verdict,
		quoteStanding: quote ?? null,
		sourceRevision: {
			before: source.before ?? null,
			after: source.after ?? null
		},
		candidates: candidates.map(candidateValue)
	};
}
function candidateValue(candidate) {
	const { id, documentId, hash, grounds, text = null } = candidate;
	return {
		id,
		documentId,
		hash,
		grounds,
		...sharesOf(candidate),
		text
	};
}
function documentValue({ document, standing, newChunks, nearest }) {
	const { id, uri, revision } = document;
	return {
		id,
		uri,
		revision,
		standing,
		newChunks,
		nearest: nearest.map(({ id: chunk, hash, text = null }) => ({
			id: chunk,
			hash,
			text
		}))
	};
}
function planText(plan, detail) {
	const { style } = detail;
	const rows = planRows(plan).map(([name, text]) => [name, terminalText(text)]);
	return `${[...[...wrapped(terminalText(headlineOf(plan))).split("\n"), ...figureRows(rows, style)], ...pullRequestLines(plan, detail)].join("\n")}\n`;
}
function pullRequestLines(plan, { limit, style }) {
	const shown = plan.items.slice(0, limit);
	const byBranch = groupsOf(shown, ({ pullRequest }) => pullRequest);
	return [...plan.pullRequests.filter(({ branch }) => byBranch.has(branch)).flatMap((one) => [
		"",
		titleOf(one, style),
		...(byBranch.get(one.branch) ?? []).flatMap((item, at) => [...at === 0 ? [] : [""], ...itemText(item, {
			isWhole: false,
			style
		})])
	]), ...restLines(plan, shown)];
}
function titleOf({ branch, cases, families, isOpen, waits }, style) {
	const of = families.length === 0 ? "" : ` of ${terminalText(families.join(", "))}`;
	const state = isOpen ? ", open" : waits ? ", waits" : "";
	return `${style.strong(terminalText(branch))}  ${counted(cases.length, "case")}${of}${state}`;
}
function restLines({ items, pullRequests }, shown) {
	const rest = items.length - shown.length;
	if (rest === 0) return items.length === 0 ? [] : ["", howToSee];
	const left = groupsOf(items.slice(shown.length), ({ pullRequest }) => pullRequest);
	const lines = pullRequests.flatMap(({ branch, waits }) => {
		const own = left.get(branch);
		if (own === void 0) return [];
		return [`  ${terminalText(branch)}  ${own.length}${waits ? ", waits" : ""}`];
	});
	const more = lines.length - mostLines;
	return [
		"",
		`${counted(rest, "more case")}; --limit ${items.length} tells all:`,
		...lines.slice(0, mostLines),
		...more > 0 ? [`  and ${counted(more, "more pull request")}`] : [],
		"",
		howToSee
	];
}
const mostLines = 10;
const howToSee = "One case whole, with the texts of its candidates: touchstone refresh plan <case>";
function textsToPlan(dataset, { target, candidates }) {
	const earlierChunks = earlierChunksIn(target);
	const { asked } = sortCases(dataset, {
		target,
		candidates
	});
	const compared = new Set(asked.map(({ file }) => earlierChunks(file, judgedRevision(dataset, file))));
	return new Set([...compared].flatMap(({ differences }) => [...hashesToRead(differences)]));
}
async function setToPlan(io, tree, { to, candidates }) {
	const progress = progressOn(io, io.now());
	try {
		const dataset = await loadDataset(tree, {
			cases: caseThreads,
			onStep: progress.reading
		});
		const found = targetOf(dataset, to);
		if ("defects" in found) return found;
		const { target } = found;
		const wanted = textsToPlan(dataset, {
			target,
			candidates
		});
		const files = (await filesBelow(tree, textsFolder, [])).filter((entry) => keepsFile(entry, [])).map(({ path }) => path);
		return {
			dataset,
			target,
			texts: (wanted.size === 0 ? void 0 : await readTexts(tree, files, wanted))?.texts ?? new Map()
		};
	} finally {
		progress.clear();
	}
}
function targetOf(dataset, to) {
	const id = to ?? dataset.current?.revision;
	const target = id === void 0 ? void 0 : dataset.revisions.get(id);
	const defects = [...defectsFor(dataset, {
		id,
		isCurrent: to === void 0
	}), ...target === void 0 ? [] : alteredTables(target)];
	if (defects.length > 0) return { defects };
	if (id === void 0) throw noneCurrent(dataset);
	if (target !== void 0 && isReadable(target)) return { target };
	if (to !== void 0) throw unknownRevision(dataset, to);
	return { defects: [nowhere(dataset, id)] };
}
function isReadable(revision) {
	return revision.digest !== void 0;
}
function defectsFor({ defects }, { id, isCurrent }) {
	const files = new Set([
		familiesFile,
		policyFile,
		...isCurrent ? [currentFile] : []
	]);
	return defects.filter((defect) => isOfTheSet(defect) && (files.has(defect.at.file) || id !== void 0 && defect.at.file.startsWith(`corpus-revisions/${id}/`)));
}
function nowhere({ current }, id) {
	return {
		rule: "revision/current-unknown",
		message: `The current revision "${id}" is not recorded: there is no ${revisionsFolder}/${id}/revision.yaml.`,
		at: current?.at ?? startOf("corpus-revisions/current.yaml"),
		fix: "Restore its folder from Git, or point at a revision that is there."
	};
}
function noneCurrent({ revisions }) {
	if (revisions.size === 0) return new UsageError("No corpus revision is recorded, so there is nothing to compare with. Record one: touchstone corpus snapshot --help");
	const ids = [...revisions.keys()].map((id) => `"${terminalText(id)}"`).join(", ");
	return new UsageError(`No ${currentFile} says which revision is current. Name one with --to: ${ids}.`);
}
function unknownRevision({ revisions }, to) {
	const advice = writeInstead(to, revisions.keys(), `Name a folder in ${revisionsFolder}/.`);
	return new UsageError(terminalText(`There is no corpus revision "${to}" in the set. ${advice}`));
}
const formatNames = ["text", "json"];
function planCommand(io, finish) {
	return new Command("plan").description("Tell which cases somebody has to look at again, why, and what became of their evidence.").argument("[case...]", "show these cases whole, each by its id or its file").option("--to <revision>", "the corpus revision to judge under (default: the current one)").option("--candidates", "ask for first judgments of candidates, too").addOption(new Option("--format <format>", "how to print it").choices(formatNames).default("text")).option("--limit <n>", "cases that are told before the rest is counted", atMost, 10).option("--set <folder>", "the set's folder (default: that of the files, else this folder)").addHelpText("after", example$1).action(async (words, flags) => {
		finish(await runPlan(io, words, flags));
	});
}
const example$1 = `
Nothing is changed, and no candidate is chosen: a plan tells what a person has to decide.
docs/refresh-plan.md of the project says how it is made.

Examples:
  touchstone refresh plan                          under the current corpus revision
  touchstone refresh plan refund-001               one case whole, with the texts of all candidates
  touchstone refresh plan --to corpus-2026-06-01   what a return to that revision would ask
  touchstone refresh plan --candidates             what nobody has judged, as well
  touchstone refresh plan --format json            all of it, for scripts

Exit code: 0 planned, whatever it holds; 1 the set is damaged, so nothing was planned, 2 wrong use, 3 the run broke.`;
function atMost(text) {
	if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
	throw new InvalidArgumentError("It is a whole number from 1 on.");
}
async function runPlan(io, words, flags) {
	const files = words.filter(isFile);
	const { folder, paths } = await chosenFiles(io.cwd, files, flags.set);
	const { to, candidates = false } = flags;
	const set = await setToPlan(io, workingTree(folder), {
		to,
		candidates
	});
	if ("defects" in set) {
		const place = placeFrom(io.cwd, folder, flags.set ?? folder);
		io.out(`${defectReport(set.defects, {
			style: io.style,
			place
		})}\n`);
		io.out("The set is damaged, so nothing was planned.\n");
		return 1;
	}
	const byFile = new Map(files.map((file, at) => [file, paths[at] ?? ""]));
	const named = words.map((word) => byFile.get(word) ?? pathOfId(set.dataset, word));
	const plan = planRefresh(set.dataset, {
		...set,
		candidates
	});
	await printPieces(io, printed(plan, {
		named: new Set(named),
		...set,
		...flags
	}, io));
	return 0;
}
function printed(plan, { named, dataset, format, limit }, { style }) {
	if (named.size === 0) return format === "json" ? planJson(plan) : [planText(plan, {
		limit,
		style
	})];
	if (format === "text") return [namedText(plan, {
		dataset,
		paths: named,
		style
	})];
	return planJson(plan, plan.items.filter(({ file }) => named.has(file.path)));
}
function refreshCommand(io, finish) {
	return new Command("refresh").description("Ask people again where the evidence of a judgment moved.").addHelpText("after", example).addCommand(planCommand(io, finish));
}
const example = `
Examples:
  touchstone refresh plan              who has to look again under the current corpus revision, and why
  touchstone refresh plan refund-001   one case whole: old and new evidence, and what can be decided

Each command explains itself: touchstone refresh <command> --help`;
export { refreshCommand };
