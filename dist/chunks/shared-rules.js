import { groupingOf, knowsAll, readsWhole, subjectOf } from "./core.js";
const subjects = new Set([
	"family",
	"split",
	"claim",
	"holdout",
	"exception"
]);
const ofClaims = new Set([
	"case/without-asked-moment",
	"case/without-caller",
	"case/unknown-caller-document",
	"evidence/published-later",
	"evidence/without-publication",
	"evidence/outside-access"
]);
const ofPairs = new Set([
	"case/equal-pair",
	"case/near-duplicate",
	"case/possible-paraphrase"
]);
const ofUnknownCases = new Set([
	"file/off-schema",
	"evidence/short-form",
	"evidence/blank-provenance",
	"evidence/not-in-revision"
]);
const ofLineage = new Set([
	"case/duplicate-id",
	"case/variant-without-parent",
	"evidence/without-provenance",
	"revision/unknown",
	"revision/current-unknown",
	"revision/incomplete",
	"revision/broken-record"
]);
const readAllTheSame = new Set(["file/executable", "file/misplaced"]);
function isAboutFamilies({ id }) {
	return subjects.has(subjectOf(id)) || ofClaims.has(id) || ofPairs.has(id);
}
function rulesOfFamilies(of) {
	return of.flatMap((rule) => {
		if (ofUnknownCases.has(rule.id)) return [whereUnknown(rule)];
		return isAboutFamilies(rule) || keepsFromJudging(rule) ? [rule] : [];
	});
}
function keepsFromJudging({ id, level }) {
	return subjectOf(id) === "file" && level === "error" && !readAllTheSame.has(id) || ofLineage.has(id);
}
function whereUnknown(rule) {
	return {
		...rule,
		within: "unknown-cases",
		*check(dataset) {
			const grouping = groupingOf(dataset);
			const known = new Set(dataset.cases.filter((file) => isKnown(file, grouping)).map(({ path }) => path));
			for (const problem of rule.check(dataset)) if (!known.has(problem.at.file)) yield problem;
		}
	};
}
function isKnown(file, grouping) {
	if (grouping === void 0) return true;
	const { review, caller } = file.case;
	const isStatusRead = !file.has(["review"]) || review?.status !== void 0;
	const isListRead = !file.has(["families"]) || readsWhole(file.case.families);
	const isCallerRead = !file.has(["caller"]) || knowsAll(caller?.documents);
	return fields.every((name) => !file.has([name]) || file.case[name] !== void 0) && isStatusRead && isListRead && isCallerRead && grouping.familiesOf(file).documents.whole;
}
const fields = [
	"id",
	"split",
	"variantOf",
	"askedAt",
	"corpusRevision"
];
export { rulesOfFamilies };
