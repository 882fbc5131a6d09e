import { canonicalJson, chunksAsRecorded, currentRevision, documentsAsRecorded, groupsOf, isAltered, lacksText, once, provenanceOf, revisionOf } from "./core.js";
// src/corpus/corpus-changes.ts
function changesBetween(before, now) {
	const byText = once(() => groupsOf([...now.chunks.values()], textOf));
	const ofChunk = (chunkId) => {
		const old = before.chunks.get(chunkId);
		const same = now.chunks.get(chunkId);
		if (old === void 0) return void 0;
		if (same?.hash === old.hash) return same.documentId === old.documentId ? void 0 : moved;
		if ((byText().get(textOf(old)) ?? []).some(({ id }) => before.chunks.get(id)?.hash !== old.hash)) return moved;
		return same === void 0 ? "chunk-deleted" : "chunk-edited";
	};
	const chunkChanges = once(() => {
		const changed = [...before.chunks.values()].flatMap(({ id, documentId }) => {
			const change = ofChunk(id);
			return change === void 0 ? [] : [{
				documentId,
				change
			}];
		});
		return groupsOf(changed, ({ documentId }) => documentId);
	});
	const settings = settingsChanged(before.record, now.record);
	const added = once(() => [...now.documents.keys()].filter((id) => !before.documents.has(id)));
	const edited = once(() => [...now.documents.values()].filter(({ id, hash }) => (before.documents.get(id)?.hash ?? hash) !== hash).map(({ id }) => id));
	const isRevised = (id) => {
		const later = now.documents.get(id);
		return later !== void 0 && later.revision !== before.documents.get(id)?.revision;
	};
	const happensIn = (documentId, trigger) => {
		if (trigger === "source-revision-changed") return isRevised(documentId);
		if (trigger === "document-added") return false;
		const changed = chunkChanges().get(documentId) ?? [];
		return isSetting(trigger) ? settings.has(trigger) && changed.length > 0 : changed.some(({ change }) => change === trigger);
	};
	const happens = (trigger) => {
		if (trigger === "document-added") return added().length > 0;
		if (isSetting(trigger)) return settings.has(trigger);
		return [...before.documents.keys()].some((id) => happensIn(id, trigger));
	};
	return {
		ofChunk,
		happensIn,
		happens,
		added,
		edited
	};
}
const moved = "chunk-moved";
function textOf({ hash }) {
	return hash;
}
const fieldsOfSettings = {
	"chunking-changed": "chunking",
	"embedding-changed": "embedding",
	"retrieval-filter-changed": "retrievalFilter"
};
function isSetting(trigger) {
	return Object.hasOwn(fieldsOfSettings, trigger);
}
function settingsChanged(before, now) {
	const changed = Object.entries(fieldsOfSettings).filter(([, field]) => canonicalJson({ value: before[field] ?? null }) !== canonicalJson({ value: now[field] ?? null }));
	return new Set(changed.map(([trigger]) => trigger));
}
// src/corpus/refresh-scopes.ts
const usualScopes = {
	"source-revision-changed": "cases-of-evidence",
	"chunk-edited": "cases-of-evidence",
	"chunk-moved": "cases-of-evidence",
	"chunk-deleted": "cases-of-evidence",
	"chunking-changed": "whole-set",
	"embedding-changed": "whole-set",
	"retrieval-filter-changed": "whole-set",
	"document-added": "cases-of-document"
};
function scopesOf(policy) {
	return {
		...usualScopes,
		...policy?.refresh
	};
}
const triggers = Object.keys(usualScopes);
// src/corpus/currency.ts
function currencyIn(dataset, lineage) {
	const current = currentRevision(dataset);
	const scopes = scopesOf(dataset.policy?.policy);
	const changes = /* @__PURE__ */ new Map();
	return (file) => {
		if (current === void 0) return unverified("no-current-revision");
		const then = judgedUnder(dataset, file);
		if (typeof then === "string") return unverified(then);
		if (then === current) return { state: "current" };
		const [before, now] = [recordedIn(then), recordedIn(current)];
		if (before === void 0 || now === void 0) return unverified("revision-altered");
		if (!isRecorded(file, before)) return unverified("evidence-unrecorded");
		if (lacksText(dataset, file)) return unverified("text-missing");
		const found = changes.get(then) ?? changesBetween(before, now);
		changes.set(then, found);
		const reasons = triggers.filter((trigger) => concerns(trigger, {
			scopes,
			file,
			changes: found,
			lineage
		}));
		return reasons.length === 0 ? { state: "carried" } : {
			state: "stale",
			reasons,
			unverifiable: []
		};
	};
}
function unverified(why) {
	return {
		state: "stale",
		reasons: [],
		unverifiable: [why]
	};
}
function judgedUnder(dataset, file) {
	const read = file.case.review?.corpus;
	const revision = revisionOf(dataset, file);
	if (read === void 0) return "corpus-unbound";
	if (revision?.digest === void 0) return "revision-missing";
	if (revision.digest !== read) return "revision-rewritten";
	return isAltered(revision) ? "revision-altered" : revision;
}
function recordedIn(revision) {
	const [documents, chunks] = [documentsAsRecorded(revision), chunksAsRecorded(revision)];
	const { record } = revision;
	if (record === void 0 || documents === void 0 || chunks === void 0) return void 0;
	return {
		record,
		documents,
		chunks
	};
}
function isRecorded(file, { chunks }) {
	return provenanceOf(file).every(({ entry }) => {
		const chunk = entry.chunkId === void 0 ? void 0 : chunks.get(entry.chunkId);
		return chunk?.hash === entry.contentHash && chunk?.documentId === entry.documentId;
	});
}
function concerns(trigger, concern) {
	const { scopes, file, changes } = concern;
	const scope = scopes[trigger];
	const evidence = [...provenanceOf(file)].map(({ entry }) => entry);
	if (evidence.some((entry) => happensTo(entry, trigger, changes))) return true;
	if (scopes["document-added"] !== "cases-of-evidence" && mayAnswer(trigger, concern)) return true;
	if (scope === "cases-of-evidence") return false;
	if (scope === "whole-set") return changes.happens(trigger);
	return evidence.some(({ documentId }) => documentId !== void 0 && changes.happensIn(documentId, trigger));
}
function happensTo(entry, trigger, changes) {
	const { chunkId, documentId } = entry;
	const change = chunkId === void 0 ? void 0 : changes.ofChunk(chunkId);
	if (change === void 0 || documentId === void 0) return false;
	return trigger === change || !isOfChunks(trigger) && changes.happensIn(documentId, trigger);
}
function isOfChunks(trigger) {
	return trigger.startsWith("chunk-");
}
function mayAnswer(trigger, { file, changes, lineage }) {
	if (file.case.kind !== "abstention" || file.case.because !== "not-in-corpus") return false;
	const own = new Set(lineage.ofCase(file));
	return newTexts(trigger, changes).some((documentId) => {
		const families = lineage.ofDocument(documentId);
		return own.size === 0 || families.length === 0 || families.some((one) => own.has(one));
	});
}
function newTexts(trigger, { added, edited }) {
	if (trigger === "document-added") return added();
	return trigger === "source-revision-changed" ? edited() : [];
}
export { currencyIn };
