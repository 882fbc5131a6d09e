import { byUtf8, canonicalJson, caseKey, chunksAsRecorded, componentsIn, componentsOf, currentRevision, exportable, groupingOf, holdoutStates, inOrder, sha256, sideOf, splitClaimOf, splitGroupingOf, splits, splitsOf, splitsOfCase } from "./core.js";
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
function sidesOf(dataset) {
	const grouping = groupingOf(dataset);
	if (grouping === void 0) return {
		splitOf: () => void 0,
		isHeldOut: anyWording(dataset, (file) => isApart(file.case.split))
	};
	const isSplit = splitGroupingOf(dataset) !== void 0;
	const heldOut = heldOutHolders(grouping);
	return {
		splitOf: (file) => isSplit && isDecided(file, grouping) ? splitsOfCase(grouping, file).at(-1) : void 0,
		isHeldOut: anyWording(dataset, (file) => isApart(file.case.split) || splitsOfCase(grouping, file).some(isApart) || holdersOf(file, grouping).some((key) => heldOut.has(key)))
	};
}
function anyWording({ cases }, holds) {
	const named = cases.flatMap(({ case: { id, variantOf } }) => id === void 0 || variantOf === void 0 ? [] : [[id, variantOf]]);
	const wordings = componentsOf(named);
	const numberOf = new Map(wordings.flatMap((ids, index) => ids.map((id) => [id, index])));
	const wordingOf = ({ case: { id } }) => id === void 0 ? void 0 : numberOf.get(id);
	const found = new Set(cases.filter(holds).flatMap((file) => wordingOf(file) ?? []));
	return (file) => holds(file) || found.has(wordingOf(file) ?? -1);
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
export { countsBySplit, countsOf, exportedSet, setDigest };
