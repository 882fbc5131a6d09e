import { byUtf8, currentRevision, documentsAsRecorded, exposedIn, groupingOf, relationGroups, revisionOf, sha256, splitGroupingOf, splits, takesPart } from "./core.js";
// src/families/manifest/export-case.ts
function exportedCase({ file, whole }, { grouping, exposed, exported }) {
	const { parent } = grouping.familiesOf(file);
	const documents = exportedDocuments(file, grouping);
	const rule = exclusionRule(file, grouping);
	const split = rule === void 0 ? splitOf(file, grouping) : "excluded";
	const callers = permitted(whole);
	return {
		case_id: whole.id,
		family_ids: familyIdsOf(file, grouping),
		...split === void 0 ? {} : { split },
		question: questionOf(whole),
		answer: whole.expectedAnswer,
		...documents.length === 0 ? {} : { documents: [...documents] },
		...variantOf(parent, exported),
		...rule === void 0 ? {} : { exclusion_rule: rule },
		...exposed.case(file) ? { holdout: "retired" } : {},
		...callers === void 0 ? {} : { caller: callerName(callers) },
		...whole.kind === "abstention" ? { expects: "abstention" } : {},
		...whole.askedAt === void 0 ? {} : { asked_at: whole.askedAt }
	};
}
function variantOf(parent, exported) {
	const id = parent?.case.id;
	return id === void 0 || !exported.has(id) ? {} : { variant_of: id };
}
function familyIdsOf(file, grouping) {
	const alone = standingAlone(file, grouping).map(aloneId);
	return [.../* @__PURE__ */ new Set([...ownFamilies(file, grouping), ...alone])].toSorted(byUtf8);
}
function standingAlone(file, grouping) {
	const { parent } = grouping.familiesOf(file);
	return (parent !== void 0 && takesPart(parent) && !grouping.excluded.has(parent) ? [file, parent] : [file]).filter((one) => ownFamilies(one, grouping).length === 0);
}
function ownFamilies(file, { familiesOf }) {
	return familiesOf(file).belongings.map(({ family }) => family);
}
function aloneId({ case: { id }, path }) {
	return `case:${id ?? path}`;
}
function splitOf(file, grouping) {
	const families = ownFamilies(file, grouping);
	if (grouping.isByCase || families.length === 0) return file.case.split;
	const recorded = new Set(families.map((family) => grouping.families.get(family)?.split));
	return recorded.has(void 0) ? void 0 : splits.find((split) => recorded.has(split));
}
function exportedDocuments(file, grouping) {
	const { documents } = grouping.familiesOf(file).documents;
	return documents.map(({ documentId }) => documentId).filter((id) => !grouping.isByCase || grouping.claimsOf(id).length > 0).toSorted(byUtf8);
}
function exclusionRule(file, { excluded, file: { families } }) {
	const index = excluded.get(file);
	return index === void 0 ? void 0 : families?.exceptions?.[index]?.reason ?? "";
}
function questionOf({ query, conversation = [] }) {
	return [...conversation.map(({ role, content }) => `${role}: ${content}`), query].join("\n");
}
function permitted({ caller }) {
	return caller && [...new Set(caller.documents)].toSorted(byUtf8);
}
function callerName(documents) {
	return `caller-${sha256(JSON.stringify(documents)).slice(7).slice(0, 8)}`;
}
// src/families/manifest/export-register.ts
function exportedRegister(sources) {
	const { grouping, cases } = sources;
	const related = exportedRelations(grouping);
	const callers = exportedCallers(cases);
	return {
		families: [...recordedFamilies(sources), ...familiesAlone(sources)].toSorted((a, b) => byUtf8(a.family_id, b.family_id)),
		...related.length === 0 ? {} : { related: [...related] },
		...Object.keys(callers).length === 0 ? {} : { callers }
	};
}
function recordedFamilies(sources) {
	const { families, isByCase } = sources.grouping;
	const documentsOf = citedDocuments(sources);
	return [...families].map(([id, { title, split }]) => {
		const documents = documentsOf.get(id) ?? [];
		return {
			family_id: id,
			...title === void 0 ? {} : { title },
			...recordedSplit(isByCase ? void 0 : split),
			...documents.length === 0 ? {} : { documents: [...documents] }
		};
	});
}
function recordedSplit(split) {
	return split === void 0 ? {} : { split };
}
function familiesAlone({ grouping, cases }) {
	const alone = new Map(cases.filter(({ file }) => !grouping.excluded.has(file)).flatMap(({ file }) => standingAlone(file, grouping)).map((file) => [aloneId(file), file]));
	const excluded = cases.filter(({ file }) => grouping.excluded.has(file)).flatMap(({ file }) => standingAlone(file, grouping));
	return [...[...alone].map(([family_id, file]) => ({
		family_id,
		...recordedSplit(grouping.isByCase ? void 0 : file.case.split)
	})), ...excluded.map(aloneId).filter((id) => !alone.has(id)).map((family_id) => ({ family_id }))];
}
function citedDocuments({ dataset, grouping, cases }) {
	const current = currentRevision(dataset);
	const now = current && documentsAsRecorded(current);
	const cited = /* @__PURE__ */ new Map();
	for (const { file } of cases) {
		const revision = revisionOf(dataset, file);
		const then = revision && documentsAsRecorded(revision);
		for (const documentId of exportedDocuments(file, grouping)) {
			const id = documentId;
			cited.set(documentId, now?.get(id) ?? cited.get(documentId) ?? then?.get(id));
		}
	}
	const byFamily = /* @__PURE__ */ new Map();
	for (const [id, known] of [...cited].toSorted(([a], [b]) => byUtf8(a, b))) for (const { family } of grouping.claimsOf(id)) byFamily.set(family, [...byFamily.get(family) ?? [], documentEntry(id, known)]);
	return byFamily;
}
function documentEntry(document_id, known) {
	if (known === void 0) return { document_id };
	const { title, revision, uri, publishedAt } = known;
	return {
		document_id,
		...title === void 0 ? {} : { title },
		version: revision,
		location: uri,
		...publishedAt === void 0 ? {} : { published: publishedAt }
	};
}
function exportedRelations({ file, families, exceptions }) {
	const { related = [], exceptions: recorded = [] } = file.whole ?? {};
	return related.flatMap((relation) => {
		const known = [...new Set(relation.families)].filter((id) => families.has(id));
		return [...relationGroups(known, exceptions).map((group) => ({
			families: [...group],
			reason: relation.reason
		})), ...keptApart(relation, recorded)];
	});
}
function keptApart({ families, reason }, exceptions) {
	return exceptions.flatMap((exception) => {
		const apart = families.filter((id) => exception.families?.includes(id) === true);
		if (exception.decision !== "keep-apart" || apart.length < 2) return [];
		const { reason: why, decidedAt: date, decidedBy: decided_by } = exception;
		return [{
			families: apart,
			reason,
			exception: {
				reason: why,
				date,
				decided_by
			}
		}];
	});
}
function exportedCallers(cases) {
	const lists = cases.flatMap(({ whole }) => {
		const documents = permitted(whole);
		return documents === void 0 ? [] : [[callerName(documents), [...documents]]];
	});
	return Object.fromEntries(lists.toSorted(([a], [b]) => byUtf8(a, b)));
}
// src/families/manifest/export.ts
function exportManifest(dataset, cases) {
	if (dataset.families === void 0) return { refusal: "no families" };
	const grouping = groupingOf(dataset);
	if (grouping?.file.whole === void 0) return { refusal: "unreadable families" };
	if (splitGroupingOf(dataset) === void 0) return { refusal: "not split" };
	const exposed = exposedIn(grouping, dataset.cases);
	const exported = new Set(cases.map(({ whole }) => whole.id));
	const records = cases.map((one) => exportedCase(one, {
		grouping,
		exposed,
		exported
	}));
	return {
		...claimOf(grouping),
		register: exportedRegister({
			dataset,
			grouping,
			cases
		}),
		inventory: [...new Set(records.map(({ case_id }) => case_id))],
		cases: records
	};
}
function claimOf({ file }) {
	const claim = file.whole?.claim;
	if (claim === void 0) return { claim: "family" };
	return claim.kind === "period" ? {
		claim: claim.kind,
		cutoff: claim.cutoff
	} : { claim: claim.kind };
}
export { exportManifest };
