import { byUtf8, canonicalJson, caseKey, chunksAsRecorded, componentsIn, currentRevision, groupingOf, holdoutStates, isInCases, isOfTheSet, sha256, sideOf, splitClaimOf, splitGroupingOf, splits, splitsOf, splitsOfCase, stageOf } from "./core.js";
import { currencyIn } from "./shared-corpus.js";
import { contentState } from "./shared-model.js";
// src/exporting/left-out.ts
const whyLeftOut = {
	pending: ["waits for a decision", "wait for a decision"],
	rejected: ["was rejected", "were rejected"],
	retired: ["was retired", "were retired"],
	excluded: ["takes part in no split, by an exception of families.yaml", "take part in no split, by an exception of families.yaml"],
	"held-out": ["is held out, or joined with what is", "are held out, or joined with what is"],
	"other-split": ["is on a side that was not asked for", "are on a side that was not asked for"],
	"no-split": ["is on no side of the split", "are on no side of the split"],
	edited: ["was edited after its approval, so nobody approved what it says now", "were edited after their approval, so nobody approved what they say now"],
	unbound: ["has an approval that does not record what was read", "have an approval that does not record what was read"],
	stale: ["waits for another look", "wait for another look"],
	unreadable: ["cannot be read as a case", "cannot be read as cases"]
};
function inOrder(some) {
	const rank = new Map(Object.keys(whyLeftOut).map((why, index) => [why, index]));
	return some.toSorted((a, b) => (rank.get(a.why) ?? 0) - (rank.get(b.why) ?? 0) || byUtf8(a.path, b.path));
}
// src/exporting/exportable.ts
function exportable(dataset) {
	const currencyOf = currencyIn(dataset, lineageOf(dataset));
	const cases = [];
	const leftOut = unreadFiles(dataset).map((path) => ({
		why: "unreadable",
		path,
		id: void 0,
		reasons: []
	}));
	for (const file of dataset.cases) {
		const standing = standingOf(file, currencyOf);
		if ("why" in standing) leftOut.push(standing);
		else cases.push(standing);
	}
	return {
		cases: cases.toSorted((a, b) => byUtf8(a.whole.id, b.whole.id) || byUtf8(a.file.path, b.file.path)),
		leftOut: inOrder(leftOut)
	};
}
function lineageOf(dataset) {
	const grouping = groupingOf(dataset);
	return {
		ofCase: (file) => grouping?.familiesOf(file).belongings.map(({ family }) => family) ?? [],
		ofDocument: (id) => grouping?.claimsOf(id).map(({ family }) => family) ?? []
	};
}
function standingOf(file, currencyOf) {
	const { whole, digest, path } = file;
	const out = (why, reasons = []) => {
		return {
			why,
			path,
			id: file.case.id,
			reasons
		};
	};
	const stage = stageOf(file);
	if (stage === void 0) return out("unreadable");
	if (stage !== "approved") return out(stage);
	if (whole === void 0 || digest === void 0) return out("unreadable");
	const content = contentState(file);
	if (content !== "as-judged") return out(content === "unbound" ? content : "edited");
	const currency = currencyOf(file);
	if (currency.state !== "stale") return {
		file,
		whole,
		digest,
		currency: currency.state
	};
	return out("stale", [...currency.reasons, ...currency.unverifiable]);
}
function unreadFiles({ cases, defects }) {
	const read = new Set(cases.map(({ path }) => path));
	const files = defects.filter(isOfTheSet).map(({ at }) => at.file);
	return [...new Set(files)].filter((file) => isInCases(file) && !read.has(file));
}
// src/exporting/set-digest.ts
function setDigest({ revision, claim, members }) {
	const value = {
		claim: claim === void 0 ? null : {
			kind: claim.kind,
			statement: claim.statement,
			...claim.cutoff === void 0 ? {} : { cutoff: claim.cutoff }
		},
		members: members.map(({ id, digest, split = null }) => ({
			id,
			digest,
			split
		})),
		revision: {
			id: revision.id,
			digest: revision.digest
		}
	};
	return sha256(canonicalJson(value));
}
// src/exporting/sides.ts
function sidesOf(dataset) {
	const grouping = groupingOf(dataset);
	if (grouping === void 0) return {
		splitOf: () => void 0,
		isHeldOut: (file) => isApart(file.case.split)
	};
	const isSplit = splitGroupingOf(dataset) !== void 0;
	const heldOut = heldOutHolders(grouping);
	return {
		splitOf: (file) => isSplit && isDecided(file, grouping) ? splitsOfCase(grouping, file).at(-1) : void 0,
		isHeldOut: (file) => isApart(file.case.split) || splitsOfCase(grouping, file).some(isApart) || holdersOf(file, grouping).some((key) => heldOut.has(key))
	};
}
function heldOutHolders(grouping) {
	const graph = grouping.graph();
	const saying = grouping.cases.filter((file) => isApart(file.case.split));
	const said = new Set(saying.flatMap((file) => holdersOf(file, grouping)));
	const held = componentsIn(graph).filter((component) => splitsOf(component, graph).some(isApart) || component.some((key) => said.has(key)));
	return new Set(held.flat());
}
function isApart(split) {
	return split !== void 0 && sideOf(split) !== "development";
}
function isDecided(file, { isByCase, familiesOf, families }) {
	const { belongings, whole } = familiesOf(file);
	if (isByCase || belongings.length === 0 && whole) return file.case.split !== void 0;
	return whole && belongings.every(({ family }) => families.get(family)?.split !== void 0);
}
function holdersOf(file, { isByCase, familiesOf }) {
	const families = familiesOf(file).belongings.map(({ family }) => family);
	return isByCase || families.length === 0 ? [caseKey(file)] : families;
}
// src/exporting/exported-set.ts
function exportedSet(dataset, options) {
	const current = currentRevision(dataset);
	if (current?.digest === void 0) return { refusal: "no-current-revision" };
	if (dataset.families !== void 0 && dataset.families.whole === void 0) return { refusal: "unreadable-families" };
	const isSplit = splitGroupingOf(dataset) !== void 0;
	if (!isSplit && options.purpose === "evaluation") return { refusal: "not-split" };
	const standing = exportable(dataset);
	const sides = sidesOf(dataset);
	const chosen = chosenOf(standing.cases, {
		...options,
		sides,
		isSplit,
		dataset
	});
	const claim = claimOf(dataset, standing.cases);
	const cases = exportedCases(chosen.cases, {
		dataset,
		current,
		sides
	});
	const revision = {
		id: current.id,
		digest: current.digest
	};
	const members = cases.map(({ case: { id }, digest, split }) => ({
		id,
		digest,
		split
	}));
	return {
		purpose: options.purpose,
		revision,
		claim,
		cases,
		leftOut: inOrder([...standing.leftOut, ...chosen.leftOut]),
		digest: setDigest({
			revision,
			claim,
			members
		})
	};
}
function chosenOf(standing, choice) {
	const grouping = groupingOf(choice.dataset);
	const cases = [];
	const leftOut = [];
	for (const one of standing) {
		const { path, case: draft } = one.file;
		const why = reasonAgainst(one.file, choice, grouping);
		if (why === void 0) cases.push(one);
		else leftOut.push({
			why,
			path,
			id: draft.id,
			reasons: []
		});
	}
	return {
		cases,
		leftOut
	};
}
function reasonAgainst(file, { purpose, splits, sides, isSplit }, grouping) {
	if (grouping?.excluded.has(file) === true) return "excluded";
	if (purpose === "tuning" && sides.isHeldOut(file)) return "held-out";
	const split = sides.splitOf(file);
	if (isSplit && split === void 0) return "no-split";
	if (splits === void 0) return void 0;
	return split !== void 0 && splits.includes(split) ? void 0 : "other-split";
}
function claimOf(dataset, standing) {
	const files = new Set(standing.map(({ file }) => file));
	const told = splitClaimOf(dataset, (file) => files.has(file));
	const claim = dataset.families?.whole?.claim;
	if (told === void 0 || claim === void 0) return void 0;
	const { kind, heldOut, sentence, caveats, limits } = told;
	const { statement } = claim;
	return {
		kind,
		statement,
		...claim.kind === "period" ? { cutoff: claim.cutoff } : {},
		heldOut,
		sentence,
		caveats,
		limits
	};
}
function exportedCases(standing, { dataset, current, sides }) {
	const grouping = groupingOf(dataset);
	const componentOf = grouping && componentNames(grouping);
	const states = grouping && holdoutStates(grouping, dataset);
	const chunks = chunksAsRecorded(current);
	return standing.map(({ file, whole, digest, currency }) => {
		const found = grouping?.familiesOf(file).belongings.map(({ family }) => family) ?? [];
		const families = [...new Set(found)].toSorted(byUtf8);
		const split = sides.splitOf(file);
		return {
			case: whole,
			path: file.path,
			digest,
			currency,
			split,
			families,
			component: componentOf?.get(families[0] ?? ""),
			holdout: split === void 0 || split === "dev" ? void 0 : states?.ofCase(file),
			evidence: (whole.provenance ?? []).map((entry) => ({
				...entry,
				storeId: chunks?.get(entry.chunkId)?.storeId,
				text: dataset.texts.get(entry.contentHash)
			}))
		};
	});
}
function componentNames(grouping) {
	const graph = grouping.familyGraph();
	const names = componentsIn(graph).flatMap((keys) => {
		const families = keys.filter((key) => graph.holders.get(key)?.kind === "family");
		const [smallest] = families;
		return smallest === void 0 ? [] : families.map((key) => [key, smallest]);
	});
	return new Map(names);
}
// src/exporting/counts.ts
function countsOf(cases) {
	const components = cases.map(({ component }) => component).filter((one) => one !== void 0);
	return {
		cases: cases.length,
		families: new Set(cases.flatMap(({ families }) => families)).size,
		components: new Set(components).size,
		withoutFamily: cases.filter(({ families }) => families.length === 0).length
	};
}
function countsBySplit(cases) {
	const figures = splits.map((split) => {
		return [split, countsOf(cases.filter((one) => one.split === split))];
	});
	return Object.fromEntries(figures.filter(([, { cases: count }]) => count > 0));
}
export { countsBySplit, countsOf, exportable, exportedSet, setDigest, whyLeftOut };
