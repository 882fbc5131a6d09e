import { Zt as isAltered, ln as currentRevision, mn as revisionOf, zn as statusOf } from "./core.js";
// src/review/standing.ts
function standingOf(dataset, file) {
	const content = contentState(file);
	const current = currentRevision(dataset)?.id;
	const isCurrent = current !== void 0 && file.case.corpusRevision === current;
	return {
		content,
		corpus: corpusState(dataset, file, content),
		isCurrent
	};
}
function contentState(file) {
	const status = statusOf(file);
	if (status !== "approved" && status !== "rejected") return "undecided";
	const judged = file.case.review?.digest;
	if (judged === void 0) return "unbound";
	return judged === file.digest ? "as-judged" : "edited";
}
function corpusState(dataset, file, content) {
	if (content === "undecided") return content;
	const judged = file.case.review?.corpus;
	if (judged === void 0) return "unbound";
	const revision = revisionOf(dataset, file);
	const digest = revision?.digest;
	if (digest === judged) return revision !== void 0 && isAltered(revision) ? "altered" : "as-judged";
	if (content === "edited") return "unclear";
	return digest === void 0 ? "not-recorded" : "rewritten";
}
export { standingOf as n, contentState as t };
