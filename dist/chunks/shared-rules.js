import { subjectOf } from "./core.js";
// src/rules/rules-of-families.ts
const subjects = /* @__PURE__ */ new Set([
	"family",
	"split",
	"claim",
	"holdout",
	"exception"
]);
const ofClaims = /* @__PURE__ */ new Set([
	"case/without-asked-moment",
	"case/without-caller",
	"evidence/published-later",
	"evidence/without-publication",
	"evidence/outside-access"
]);
const ofLineage = /* @__PURE__ */ new Set([
	"case/duplicate-id",
	"case/variant-without-parent",
	"evidence/short-form",
	"evidence/without-provenance",
	"evidence/blank-provenance",
	"evidence/not-in-revision",
	"revision/unknown",
	"revision/current-unknown",
	"revision/incomplete",
	"revision/broken-record"
]);
const readAllTheSame = /* @__PURE__ */ new Set(["file/executable", "file/misplaced"]);
function isAboutFamilies({ id }) {
	return subjects.has(subjectOf(id)) || ofClaims.has(id);
}
function rulesOfFamilies(of) {
	return of.filter((rule) => isAboutFamilies(rule) || keepsFromJudging(rule));
}
function keepsFromJudging({ id, level }) {
	return subjectOf(id) === "file" && level === "error" && !readAllTheSame.has(id) || ofLineage.has(id);
}
export { rulesOfFamilies };
