// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { require_formats, require_ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:case-shape
const caseShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/case.schema.json",
	"title": "Golden case",
	"type": "object",
	"required": ["kind"],
	"properties": { "kind": { "enum": [
		"answerable",
		"inconclusive",
		"abstention"
	] } },
	"discriminator": { "propertyName": "kind" },
	"oneOf": [
		{ "$ref": "#/definitions/answerableCase" },
		{ "$ref": "#/definitions/inconclusiveCase" },
		{ "$ref": "#/definitions/abstentionCase" }
	]
};
const schema12 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": { "const": "answerable" },
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
		"evidence": { "$ref": "#/definitions/shortEvidence" },
		"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
		"provenance": { "$ref": "#/definitions/provenance" },
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
const schema13 = {
	"type": "string",
	"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
	"maxLength": 100
};
const schema14 = { "type": "string" };
const schema15 = { "type": "string" };
const schema28 = { "type": "string" };
const schema42 = {
	"type": "array",
	"items": { "type": "string" }
};
const schema43 = { "type": "string" };
const schema44 = { "type": "string" };
const schema47 = { "enum": [
	"dev",
	"validation",
	"test",
	"regression"
] };
const schema60 = {
	"type": "string",
	"format": "date-time"
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const schema16 = {
	"type": "array",
	"items": { "$ref": "#/definitions/acceptedAnswer" }
};
const schema17 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["statement", "chunkIds"],
	"properties": {
		"statement": { "type": "string" },
		"chunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		}
	}
};
const schema18 = { "type": "string" };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.statement === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "statement" }, schema17, data);
			errors++;
		}
		if (data.chunkIds === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "chunkIds" }, schema17, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "statement" || key0 === "chunkIds")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema17, data);
			errors++;
		}
		if (data.statement !== void 0) {
			let data0 = data.statement;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/statement", "#/properties/statement/type", { type: "string" }, schema17.properties.statement, data0);
				errors++;
			}
		}
		if (data.chunkIds !== void 0) {
			let data1 = data.chunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, instancePath + "/chunkIds/" + i0, "#/definitions/chunkId/type", { type: "string" }, schema18, data2);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/chunkIds", "#/properties/chunkIds/type", { type: "array" }, schema17.properties.chunkIds, data1);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema17, data);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate13(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema16, data);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
const schema19 = {
	"type": "array",
	"items": { "$ref": "#/definitions/shortEvidenceEntry" },
	"examples": [[{
		"document": "refund-policy",
		"quote": "within 30 days"
	}]]
};
const schema20 = {
	"type": "object",
	"additionalProperties": false,
	"required": [],
	"properties": {
		"document": { "type": "string" },
		"chunk": { "type": "string" },
		"quote": { "type": "string" }
	},
	"examples": [{
		"document": "refund-policy",
		"quote": "within 30 days"
	}, { "chunk": "refund-policy:12" }]
};
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "document" || key0 === "chunk" || key0 === "quote")) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/shortEvidenceEntry/additionalProperties", { additionalProperty: key0 }, schema20, data0);
					errors++;
				}
				if (data0.document !== void 0) {
					let data1 = data0.document;
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/document", "#/definitions/shortEvidenceEntry/properties/document/type", { type: "string" }, schema20.properties.document, data1);
						errors++;
					}
				}
				if (data0.chunk !== void 0) {
					let data2 = data0.chunk;
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/chunk", "#/definitions/shortEvidenceEntry/properties/chunk/type", { type: "string" }, schema20.properties.chunk, data2);
						errors++;
					}
				}
				if (data0.quote !== void 0) {
					let data3 = data0.quote;
					if (typeof data3 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/quote", "#/definitions/shortEvidenceEntry/properties/quote/type", { type: "string" }, schema20.properties.quote, data3);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/shortEvidenceEntry/type", { type: "object" }, schema20, data0);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema19, data);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const schema21 = {
	"type": "array",
	"items": { "$ref": "#/definitions/chunkId" }
};
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/chunkId/type", { type: "string" }, schema18, data0);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema21, data);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const schema23 = {
	"type": "array",
	"items": { "$ref": "#/definitions/provenanceEntry" }
};
const schema24 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"chunkId",
		"documentId",
		"sourceUri",
		"sourceRevision",
		"contentHash"
	],
	"properties": {
		"chunkId": { "$ref": "#/definitions/chunkId" },
		"documentId": { "$ref": "#/definitions/documentId" },
		"sourceUri": { "type": "string" },
		"sourceRevision": { "type": "string" },
		"contentHash": { "$ref": "#/definitions/contentHash" },
		"quote": { "type": "string" },
		"grade": {
			"type": "number",
			"minimum": 0
		},
		"insteadOf": { "type": "string" }
	}
};
const schema26 = { "type": "string" };
const schema27 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const pattern1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.chunkId === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "chunkId" }, schema24, data);
			errors++;
		}
		if (data.documentId === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "documentId" }, schema24, data);
			errors++;
		}
		if (data.sourceUri === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "sourceUri" }, schema24, data);
			errors++;
		}
		if (data.sourceRevision === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "sourceRevision" }, schema24, data);
			errors++;
		}
		if (data.contentHash === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "contentHash" }, schema24, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkId" || key0 === "documentId" || key0 === "sourceUri" || key0 === "sourceRevision" || key0 === "contentHash" || key0 === "quote" || key0 === "grade" || key0 === "insteadOf")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema24, data);
			errors++;
		}
		if (data.chunkId !== void 0) {
			let data0 = data.chunkId;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/chunkId", "#/definitions/chunkId/type", { type: "string" }, schema18, data0);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/documentId", "#/definitions/documentId/type", { type: "string" }, schema26, data1);
				errors++;
			}
		}
		if (data.sourceUri !== void 0) {
			let data2 = data.sourceUri;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/sourceUri", "#/properties/sourceUri/type", { type: "string" }, schema24.properties.sourceUri, data2);
				errors++;
			}
		}
		if (data.sourceRevision !== void 0) {
			let data3 = data.sourceRevision;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/sourceRevision", "#/properties/sourceRevision/type", { type: "string" }, schema24.properties.sourceRevision, data3);
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data4 = data.contentHash;
			if (typeof data4 === "string") {
				if (!pattern1.test(data4)) {
					vErrors = withError(vErrors, instancePath + "/contentHash", "#/definitions/contentHash/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema27, data4);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/contentHash", "#/definitions/contentHash/type", { type: "string" }, schema27, data4);
				errors++;
			}
		}
		if (data.quote !== void 0) {
			let data5 = data.quote;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/quote", "#/properties/quote/type", { type: "string" }, schema24.properties.quote, data5);
				errors++;
			}
		}
		if (data.grade !== void 0) {
			let data6 = data.grade;
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = withError(vErrors, instancePath + "/grade", "#/properties/grade/minimum", {
						comparison: ">=",
						limit: 0
					}, schema24.properties.grade, data6);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/grade", "#/properties/grade/type", { type: "number" }, schema24.properties.grade, data6);
				errors++;
			}
		}
		if (data.insteadOf !== void 0) {
			let data7 = data.insteadOf;
			if (typeof data7 !== "string") {
				vErrors = withError(vErrors, instancePath + "/insteadOf", "#/properties/insteadOf/type", { type: "string" }, schema24.properties.insteadOf, data7);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema24, data);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema23, data);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const schema29 = {
	"type": "object",
	"required": ["kind"],
	"properties": { "kind": { "enum": [
		"human",
		"synthetic",
		"telemetry",
		"import"
	] } },
	"discriminator": { "propertyName": "kind" },
	"oneOf": [
		{ "$ref": "#/definitions/humanOrigin" },
		{ "$ref": "#/definitions/syntheticOrigin" },
		{ "$ref": "#/definitions/telemetryOrigin" },
		{ "$ref": "#/definitions/importOrigin" }
	]
};
const schema34 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "author"],
	"properties": {
		"kind": { "const": "human" },
		"author": { "type": "string" }
	}
};
const schema35 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "observation"],
	"properties": {
		"kind": { "const": "telemetry" },
		"observation": { "type": "string" }
	}
};
const schema36 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"format",
		"source",
		"sha256"
	],
	"properties": {
		"kind": { "const": "import" },
		"format": { "type": "string" },
		"source": { "type": "string" },
		"sha256": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"id": { "type": "string" }
	}
};
const schema30 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"lane",
		"generator"
	],
	"properties": {
		"kind": { "const": "synthetic" },
		"lane": { "enum": [
			"backlog",
			"phrasing",
			"exploration"
		] },
		"generator": { "type": "string" },
		"excerpt": { "$ref": "#/definitions/excerpt" },
		"calibrated": { "type": "boolean" }
	}
};
const schema31 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["chunkIds", "contentHash"],
	"properties": {
		"chunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"contentHash": { "$ref": "#/definitions/contentHash" }
	}
};
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.chunkIds === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "chunkIds" }, schema31, data);
			errors++;
		}
		if (data.contentHash === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "contentHash" }, schema31, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkIds" || key0 === "contentHash")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema31, data);
			errors++;
		}
		if (data.chunkIds !== void 0) {
			let data0 = data.chunkIds;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, instancePath + "/chunkIds/" + i0, "#/definitions/chunkId/type", { type: "string" }, schema18, data1);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/chunkIds", "#/properties/chunkIds/type", { type: "array" }, schema31.properties.chunkIds, data0);
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data2 = data.contentHash;
			if (typeof data2 === "string") {
				if (!pattern1.test(data2)) {
					vErrors = withError(vErrors, instancePath + "/contentHash", "#/definitions/contentHash/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema27, data2);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/contentHash", "#/definitions/contentHash/type", { type: "string" }, schema27, data2);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema31, data);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "kind" }, schema30, data);
			errors++;
		}
		if (data.lane === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "lane" }, schema30, data);
			errors++;
		}
		if (data.generator === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "generator" }, schema30, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "lane" || key0 === "generator" || key0 === "excerpt" || key0 === "calibrated")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema30, data);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if ("synthetic" !== data0) {
				vErrors = withError(vErrors, instancePath + "/kind", "#/properties/kind/const", { allowedValue: "synthetic" }, schema30.properties.kind, data0);
				errors++;
			}
		}
		if (data.lane !== void 0) {
			let data1 = data.lane;
			if (!(data1 === "backlog" || data1 === "phrasing" || data1 === "exploration")) {
				vErrors = withError(vErrors, instancePath + "/lane", "#/properties/lane/enum", { allowedValues: schema30.properties.lane.enum }, schema30.properties.lane, data1);
				errors++;
			}
		}
		if (data.generator !== void 0) {
			let data2 = data.generator;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/generator", "#/properties/generator/type", { type: "string" }, schema30.properties.generator, data2);
				errors++;
			}
		}
		if (data.excerpt !== void 0) {
			if (!validate26(data.excerpt, {
				instancePath: instancePath + "/excerpt",
				parentData: data,
				parentDataProperty: "excerpt",
				rootData
			})) {
				vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
				errors = vErrors.length;
			}
		}
		if (data.calibrated !== void 0) {
			let data4 = data.calibrated;
			if (typeof data4 !== "boolean") {
				vErrors = withError(vErrors, instancePath + "/calibrated", "#/properties/calibrated/type", { type: "boolean" }, schema30.properties.calibrated, data4);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema30, data);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "kind" }, schema29, data);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "human" || data0 === "synthetic" || data0 === "telemetry" || data0 === "import")) {
				vErrors = withError(vErrors, instancePath + "/kind", "#/properties/kind/enum", { allowedValues: schema29.properties.kind.enum }, schema29.properties.kind, data0);
				errors++;
			}
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "human") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/humanOrigin/required", { missingProperty: "kind" }, schema34, data);
						errors++;
					}
					if (data.author === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/humanOrigin/required", { missingProperty: "author" }, schema34, data);
						errors++;
					}
					for (const key0 in data) if (!(key0 === "kind" || key0 === "author")) {
						vErrors = withError(vErrors, instancePath, "#/definitions/humanOrigin/additionalProperties", { additionalProperty: key0 }, schema34, data);
						errors++;
					}
					if (data.kind !== void 0) {
						let data1 = data.kind;
						if ("human" !== data1) {
							vErrors = withError(vErrors, instancePath + "/kind", "#/definitions/humanOrigin/properties/kind/const", { allowedValue: "human" }, schema34.properties.kind, data1);
							errors++;
						}
					}
					if (data.author !== void 0) {
						let data2 = data.author;
						if (typeof data2 !== "string") {
							vErrors = withError(vErrors, instancePath + "/author", "#/definitions/humanOrigin/properties/author/type", { type: "string" }, schema34.properties.author, data2);
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, instancePath, "#/definitions/humanOrigin/type", { type: "object" }, schema34, data);
					errors++;
				}
			} else if (tag0 === "synthetic") {
				if (!validate25(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "telemetry") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/telemetryOrigin/required", { missingProperty: "kind" }, schema35, data);
						errors++;
					}
					if (data.observation === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/telemetryOrigin/required", { missingProperty: "observation" }, schema35, data);
						errors++;
					}
					for (const key1 in data) if (!(key1 === "kind" || key1 === "observation")) {
						vErrors = withError(vErrors, instancePath, "#/definitions/telemetryOrigin/additionalProperties", { additionalProperty: key1 }, schema35, data);
						errors++;
					}
					if (data.kind !== void 0) {
						let data3 = data.kind;
						if ("telemetry" !== data3) {
							vErrors = withError(vErrors, instancePath + "/kind", "#/definitions/telemetryOrigin/properties/kind/const", { allowedValue: "telemetry" }, schema35.properties.kind, data3);
							errors++;
						}
					}
					if (data.observation !== void 0) {
						let data4 = data.observation;
						if (typeof data4 !== "string") {
							vErrors = withError(vErrors, instancePath + "/observation", "#/definitions/telemetryOrigin/properties/observation/type", { type: "string" }, schema35.properties.observation, data4);
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, instancePath, "#/definitions/telemetryOrigin/type", { type: "object" }, schema35, data);
					errors++;
				}
			} else if (tag0 === "import") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/importOrigin/required", { missingProperty: "kind" }, schema36, data);
						errors++;
					}
					if (data.format === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/importOrigin/required", { missingProperty: "format" }, schema36, data);
						errors++;
					}
					if (data.source === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/importOrigin/required", { missingProperty: "source" }, schema36, data);
						errors++;
					}
					if (data.sha256 === void 0) {
						vErrors = withError(vErrors, instancePath, "#/definitions/importOrigin/required", { missingProperty: "sha256" }, schema36, data);
						errors++;
					}
					for (const key2 in data) if (!(key2 === "kind" || key2 === "format" || key2 === "source" || key2 === "sha256" || key2 === "id")) {
						vErrors = withError(vErrors, instancePath, "#/definitions/importOrigin/additionalProperties", { additionalProperty: key2 }, schema36, data);
						errors++;
					}
					if (data.kind !== void 0) {
						let data5 = data.kind;
						if ("import" !== data5) {
							vErrors = withError(vErrors, instancePath + "/kind", "#/definitions/importOrigin/properties/kind/const", { allowedValue: "import" }, schema36.properties.kind, data5);
							errors++;
						}
					}
					if (data.format !== void 0) {
						let data6 = data.format;
						if (typeof data6 !== "string") {
							vErrors = withError(vErrors, instancePath + "/format", "#/definitions/importOrigin/properties/format/type", { type: "string" }, schema36.properties.format, data6);
							errors++;
						}
					}
					if (data.source !== void 0) {
						let data7 = data.source;
						if (typeof data7 !== "string") {
							vErrors = withError(vErrors, instancePath + "/source", "#/definitions/importOrigin/properties/source/type", { type: "string" }, schema36.properties.source, data7);
							errors++;
						}
					}
					if (data.sha256 !== void 0) {
						let data8 = data.sha256;
						if (typeof data8 === "string") {
							if (!pattern1.test(data8)) {
								vErrors = withError(vErrors, instancePath + "/sha256", "#/definitions/importOrigin/properties/sha256/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema36.properties.sha256, data8);
								errors++;
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/sha256", "#/definitions/importOrigin/properties/sha256/type", { type: "string" }, schema36.properties.sha256, data8);
							errors++;
						}
					}
					if (data.id !== void 0) {
						let data9 = data.id;
						if (typeof data9 !== "string") {
							vErrors = withError(vErrors, instancePath + "/id", "#/definitions/importOrigin/properties/id/type", { type: "string" }, schema36.properties.id, data9);
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, instancePath, "#/definitions/importOrigin/type", { type: "object" }, schema36, data);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath, "#/discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				}, schema29, data);
				errors++;
			}
		} else {
			vErrors = withError(vErrors, instancePath, "#/discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			}, schema29, data);
			errors++;
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema29, data);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema37 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["status"],
	"properties": {
		"status": { "enum": [
			"pending",
			"approved",
			"rejected"
		] },
		"reviewedBy": { "type": "string" },
		"reviewedAt": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" },
		"confirmed": {
			"type": "array",
			"items": { "enum": [
				"query",
				"answer",
				"source",
				"chunks"
			] }
		},
		"digest": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"corpus": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"via": { "enum": [
			"github",
			"local",
			"import"
		] },
		"proof": { "$ref": "#/definitions/proof" }
	}
};
const schema38 = {
	"type": "string",
	"format": "date-time"
};
const schema39 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"pullRequest",
		"review",
		"reviewerId",
		"commit"
	],
	"properties": {
		"pullRequest": {
			"type": "integer",
			"minimum": 1
		},
		"review": {
			"type": "integer",
			"minimum": 1
		},
		"reviewerId": {
			"type": "integer",
			"minimum": 1
		},
		"commit": {
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		}
	}
};
const formats0 = require_formats().fullFormats["date-time"];
const pattern6 = /* @__PURE__ */ new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "status" }, schema37, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema37.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema37, data);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (!(data0 === "pending" || data0 === "approved" || data0 === "rejected")) {
				vErrors = withError(vErrors, instancePath + "/status", "#/properties/status/enum", { allowedValues: schema37.properties.status.enum }, schema37.properties.status, data0);
				errors++;
			}
		}
		if (data.reviewedBy !== void 0) {
			let data1 = data.reviewedBy;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reviewedBy", "#/properties/reviewedBy/type", { type: "string" }, schema37.properties.reviewedBy, data1);
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data2 = data.reviewedAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) {
					vErrors = withError(vErrors, instancePath + "/reviewedAt", "#/definitions/instant/format", { format: "date-time" }, schema38, data2);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/reviewedAt", "#/definitions/instant/type", { type: "string" }, schema38, data2);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reason", "#/properties/reason/type", { type: "string" }, schema37.properties.reason, data3);
				errors++;
			}
		}
		if (data.confirmed !== void 0) {
			let data4 = data.confirmed;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "query" || data5 === "answer" || data5 === "source" || data5 === "chunks")) {
						vErrors = withError(vErrors, instancePath + "/confirmed/" + i0, "#/properties/confirmed/items/enum", { allowedValues: schema37.properties.confirmed.items.enum }, schema37.properties.confirmed.items, data5);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/confirmed", "#/properties/confirmed/type", { type: "array" }, schema37.properties.confirmed, data4);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data6 = data.digest;
			if (typeof data6 === "string") {
				if (!pattern1.test(data6)) {
					vErrors = withError(vErrors, instancePath + "/digest", "#/properties/digest/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema37.properties.digest, data6);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/digest", "#/properties/digest/type", { type: "string" }, schema37.properties.digest, data6);
				errors++;
			}
		}
		if (data.corpus !== void 0) {
			let data7 = data.corpus;
			if (typeof data7 === "string") {
				if (!pattern1.test(data7)) {
					vErrors = withError(vErrors, instancePath + "/corpus", "#/properties/corpus/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema37.properties.corpus, data7);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/corpus", "#/properties/corpus/type", { type: "string" }, schema37.properties.corpus, data7);
				errors++;
			}
		}
		if (data.via !== void 0) {
			let data8 = data.via;
			if (!(data8 === "github" || data8 === "local" || data8 === "import")) {
				vErrors = withError(vErrors, instancePath + "/via", "#/properties/via/enum", { allowedValues: schema37.properties.via.enum }, schema37.properties.via, data8);
				errors++;
			}
		}
		if (data.proof !== void 0) {
			let data9 = data.proof;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.pullRequest === void 0) {
					vErrors = withError(vErrors, instancePath + "/proof", "#/definitions/proof/required", { missingProperty: "pullRequest" }, schema39, data9);
					errors++;
				}
				if (data9.review === void 0) {
					vErrors = withError(vErrors, instancePath + "/proof", "#/definitions/proof/required", { missingProperty: "review" }, schema39, data9);
					errors++;
				}
				if (data9.reviewerId === void 0) {
					vErrors = withError(vErrors, instancePath + "/proof", "#/definitions/proof/required", { missingProperty: "reviewerId" }, schema39, data9);
					errors++;
				}
				if (data9.commit === void 0) {
					vErrors = withError(vErrors, instancePath + "/proof", "#/definitions/proof/required", { missingProperty: "commit" }, schema39, data9);
					errors++;
				}
				for (const key1 in data9) if (!(key1 === "pullRequest" || key1 === "review" || key1 === "reviewerId" || key1 === "commit")) {
					vErrors = withError(vErrors, instancePath + "/proof", "#/definitions/proof/additionalProperties", { additionalProperty: key1 }, schema39, data9);
					errors++;
				}
				if (data9.pullRequest !== void 0) {
					let data10 = data9.pullRequest;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						vErrors = withError(vErrors, instancePath + "/proof/pullRequest", "#/definitions/proof/properties/pullRequest/type", { type: "integer" }, schema39.properties.pullRequest, data10);
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 < 1 || isNaN(data10)) {
							vErrors = withError(vErrors, instancePath + "/proof/pullRequest", "#/definitions/proof/properties/pullRequest/minimum", {
								comparison: ">=",
								limit: 1
							}, schema39.properties.pullRequest, data10);
							errors++;
						}
					}
				}
				if (data9.review !== void 0) {
					let data11 = data9.review;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						vErrors = withError(vErrors, instancePath + "/proof/review", "#/definitions/proof/properties/review/type", { type: "integer" }, schema39.properties.review, data11);
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 < 1 || isNaN(data11)) {
							vErrors = withError(vErrors, instancePath + "/proof/review", "#/definitions/proof/properties/review/minimum", {
								comparison: ">=",
								limit: 1
							}, schema39.properties.review, data11);
							errors++;
						}
					}
				}
				if (data9.reviewerId !== void 0) {
					let data12 = data9.reviewerId;
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
						vErrors = withError(vErrors, instancePath + "/proof/reviewerId", "#/definitions/proof/properties/reviewerId/type", { type: "integer" }, schema39.properties.reviewerId, data12);
						errors++;
					}
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 < 1 || isNaN(data12)) {
							vErrors = withError(vErrors, instancePath + "/proof/reviewerId", "#/definitions/proof/properties/reviewerId/minimum", {
								comparison: ">=",
								limit: 1
							}, schema39.properties.reviewerId, data12);
							errors++;
						}
					}
				}
				if (data9.commit !== void 0) {
					let data13 = data9.commit;
					if (typeof data13 === "string") {
						if (!pattern6.test(data13)) {
							vErrors = withError(vErrors, instancePath + "/proof/commit", "#/definitions/proof/properties/commit/pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema39.properties.commit, data13);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/proof/commit", "#/definitions/proof/properties/commit/type", { type: "string" }, schema39.properties.commit, data13);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/proof", "#/definitions/proof/type", { type: "object" }, schema39, data9);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema37, data);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const schema40 = {
	"type": "array",
	"items": { "$ref": "#/definitions/turn" }
};
const schema41 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["role", "content"],
	"properties": {
		"role": { "enum": [
			"user",
			"assistant",
			"system"
		] },
		"content": { "type": "string" }
	}
};
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.role === void 0) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/turn/required", { missingProperty: "role" }, schema41, data0);
					errors++;
				}
				if (data0.content === void 0) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/turn/required", { missingProperty: "content" }, schema41, data0);
					errors++;
				}
				for (const key0 in data0) if (!(key0 === "role" || key0 === "content")) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/turn/additionalProperties", { additionalProperty: key0 }, schema41, data0);
					errors++;
				}
				if (data0.role !== void 0) {
					let data1 = data0.role;
					if (!(data1 === "user" || data1 === "assistant" || data1 === "system")) {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/role", "#/definitions/turn/properties/role/enum", { allowedValues: schema41.properties.role.enum }, schema41.properties.role, data1);
						errors++;
					}
				}
				if (data0.content !== void 0) {
					let data2 = data0.content;
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/content", "#/definitions/turn/properties/content/type", { type: "string" }, schema41.properties.content, data2);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/turn/type", { type: "object" }, schema41, data0);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema40, data);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const schema45 = {
	"type": "array",
	"items": { "$ref": "#/definitions/familyId" }
};
const schema46 = {
	"type": "string",
	"maxLength": 100,
	"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$"
};
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/familyId/maxLength", { limit: 100 }, schema46, data0);
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/familyId/pattern", { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema46, data0);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/familyId/type", { type: "string" }, schema46, data0);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema45, data);
		errors++;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const schema48 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["why"],
	"properties": {
		"why": { "enum": [
			"common",
			"ambiguous",
			"high-consequence",
			"several-sources",
			"uncertainty",
			"fragile"
		] },
		"reviews": {
			"type": "array",
			"items": { "$ref": "#/definitions/sentinelReview" }
		},
		"resolution": { "$ref": "#/definitions/resolution" }
	}
};
const schema49 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"reviewer",
		"relevantChunkIds",
		"expectedAnswerSupported",
		"reviewedAt",
		"digest",
		"independence"
	],
	"properties": {
		"reviewer": { "type": "string" },
		"relevantChunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"expectedAnswerSupported": { "type": "boolean" },
		"reviewedAt": { "$ref": "#/definitions/instant" },
		"digest": { "$ref": "#/definitions/digest" },
		"independence": { "enum": ["blind", "declared"] }
	}
};
const schema52 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reviewer === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "reviewer" }, schema49, data);
			errors++;
		}
		if (data.relevantChunkIds === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "relevantChunkIds" }, schema49, data);
			errors++;
		}
		if (data.expectedAnswerSupported === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "expectedAnswerSupported" }, schema49, data);
			errors++;
		}
		if (data.reviewedAt === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "reviewedAt" }, schema49, data);
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "digest" }, schema49, data);
			errors++;
		}
		if (data.independence === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "independence" }, schema49, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "reviewer" || key0 === "relevantChunkIds" || key0 === "expectedAnswerSupported" || key0 === "reviewedAt" || key0 === "digest" || key0 === "independence")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema49, data);
			errors++;
		}
		if (data.reviewer !== void 0) {
			let data0 = data.reviewer;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reviewer", "#/properties/reviewer/type", { type: "string" }, schema49.properties.reviewer, data0);
				errors++;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			let data1 = data.relevantChunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, instancePath + "/relevantChunkIds/" + i0, "#/definitions/chunkId/type", { type: "string" }, schema18, data2);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/relevantChunkIds", "#/properties/relevantChunkIds/type", { type: "array" }, schema49.properties.relevantChunkIds, data1);
				errors++;
			}
		}
		if (data.expectedAnswerSupported !== void 0) {
			let data3 = data.expectedAnswerSupported;
			if (typeof data3 !== "boolean") {
				vErrors = withError(vErrors, instancePath + "/expectedAnswerSupported", "#/properties/expectedAnswerSupported/type", { type: "boolean" }, schema49.properties.expectedAnswerSupported, data3);
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data4 = data.reviewedAt;
			if (typeof data4 === "string") {
				if (!formats0.validate(data4)) {
					vErrors = withError(vErrors, instancePath + "/reviewedAt", "#/definitions/instant/format", { format: "date-time" }, schema38, data4);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/reviewedAt", "#/definitions/instant/type", { type: "string" }, schema38, data4);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data5 = data.digest;
			if (typeof data5 === "string") {
				if (!pattern1.test(data5)) {
					vErrors = withError(vErrors, instancePath + "/digest", "#/definitions/digest/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema52, data5);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/digest", "#/definitions/digest/type", { type: "string" }, schema52, data5);
				errors++;
			}
		}
		if (data.independence !== void 0) {
			let data6 = data.independence;
			if (!(data6 === "blind" || data6 === "declared")) {
				vErrors = withError(vErrors, instancePath + "/independence", "#/properties/independence/enum", { allowedValues: schema49.properties.independence.enum }, schema49.properties.independence, data6);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema49, data);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
const schema53 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"reason",
		"clarified"
	],
	"properties": {
		"by": { "type": "string" },
		"at": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" },
		"clarified": {
			"type": "array",
			"items": { "enum": [
				"query",
				"answer",
				"source",
				"chunks"
			] }
		}
	}
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "by" }, schema53, data);
			errors++;
		}
		if (data.at === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "at" }, schema53, data);
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "reason" }, schema53, data);
			errors++;
		}
		if (data.clarified === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "clarified" }, schema53, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "clarified")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema53, data);
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/by", "#/properties/by/type", { type: "string" }, schema53.properties.by, data0);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) {
					vErrors = withError(vErrors, instancePath + "/at", "#/definitions/instant/format", { format: "date-time" }, schema38, data1);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/at", "#/definitions/instant/type", { type: "string" }, schema38, data1);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reason", "#/properties/reason/type", { type: "string" }, schema53.properties.reason, data2);
				errors++;
			}
		}
		if (data.clarified !== void 0) {
			let data3 = data.clarified;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (!(data4 === "query" || data4 === "answer" || data4 === "source" || data4 === "chunks")) {
						vErrors = withError(vErrors, instancePath + "/clarified/" + i0, "#/properties/clarified/items/enum", { allowedValues: schema53.properties.clarified.items.enum }, schema53.properties.clarified.items, data4);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/clarified", "#/properties/clarified/type", { type: "array" }, schema53.properties.clarified, data3);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema53, data);
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "why" }, schema48, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "reviews" || key0 === "resolution")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema48, data);
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (!(data0 === "common" || data0 === "ambiguous" || data0 === "high-consequence" || data0 === "several-sources" || data0 === "uncertainty" || data0 === "fragile")) {
				vErrors = withError(vErrors, instancePath + "/why", "#/properties/why/enum", { allowedValues: schema48.properties.why.enum }, schema48.properties.why, data0);
				errors++;
			}
		}
		if (data.reviews !== void 0) {
			let data1 = data.reviews;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate37(data1[i0], {
					instancePath: instancePath + "/reviews/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/reviews", "#/properties/reviews/type", { type: "array" }, schema48.properties.reviews, data1);
				errors++;
			}
		}
		if (data.resolution !== void 0) {
			if (!validate39(data.resolution, {
				instancePath: instancePath + "/resolution",
				parentData: data,
				parentDataProperty: "resolution",
				rootData
			})) {
				vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema48, data);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
const schema55 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"reasons"
	],
	"properties": {
		"from": { "type": "string" },
		"to": { "type": "string" },
		"reasons": {
			"type": "array",
			"items": { "$ref": "#/definitions/refreshReason" }
		},
		"outcome": { "enum": [
			"confirmed",
			"revised",
			"abstained",
			"retired"
		] },
		"by": { "type": "string" },
		"at": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" },
		"observations": {
			"type": "array",
			"items": { "type": "string" }
		},
		"previous": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const schema56 = { "enum": [
	"source-revision-changed",
	"chunk-edited",
	"chunk-moved",
	"chunk-deleted",
	"chunking-changed",
	"embedding-changed",
	"retrieval-filter-changed",
	"document-added",
	"query-pattern-observed",
	"corpus-revision-changed"
] };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "from" }, schema55, data);
			errors++;
		}
		if (data.to === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "to" }, schema55, data);
			errors++;
		}
		if (data.reasons === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "reasons" }, schema55, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema55.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema55, data);
			errors++;
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/from", "#/properties/from/type", { type: "string" }, schema55.properties.from, data0);
				errors++;
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/to", "#/properties/to/type", { type: "string" }, schema55.properties.to, data1);
				errors++;
			}
		}
		if (data.reasons !== void 0) {
			let data2 = data.reasons;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(data3 === "source-revision-changed" || data3 === "chunk-edited" || data3 === "chunk-moved" || data3 === "chunk-deleted" || data3 === "chunking-changed" || data3 === "embedding-changed" || data3 === "retrieval-filter-changed" || data3 === "document-added" || data3 === "query-pattern-observed" || data3 === "corpus-revision-changed")) {
						vErrors = withError(vErrors, instancePath + "/reasons/" + i0, "#/definitions/refreshReason/enum", { allowedValues: schema56.enum }, schema56, data3);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/reasons", "#/properties/reasons/type", { type: "array" }, schema55.properties.reasons, data2);
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			let data4 = data.outcome;
			if (!(data4 === "confirmed" || data4 === "revised" || data4 === "abstained" || data4 === "retired")) {
				vErrors = withError(vErrors, instancePath + "/outcome", "#/properties/outcome/enum", { allowedValues: schema55.properties.outcome.enum }, schema55.properties.outcome, data4);
				errors++;
			}
		}
		if (data.by !== void 0) {
			let data5 = data.by;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/by", "#/properties/by/type", { type: "string" }, schema55.properties.by, data5);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data6 = data.at;
			if (typeof data6 === "string") {
				if (!formats0.validate(data6)) {
					vErrors = withError(vErrors, instancePath + "/at", "#/definitions/instant/format", { format: "date-time" }, schema38, data6);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/at", "#/definitions/instant/type", { type: "string" }, schema38, data6);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data7 = data.reason;
			if (typeof data7 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reason", "#/properties/reason/type", { type: "string" }, schema55.properties.reason, data7);
				errors++;
			}
		}
		if (data.observations !== void 0) {
			let data8 = data.observations;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data9 = data8[i1];
					if (typeof data9 !== "string") {
						vErrors = withError(vErrors, instancePath + "/observations/" + i1, "#/properties/observations/items/type", { type: "string" }, schema55.properties.observations.items, data9);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/observations", "#/properties/observations/type", { type: "array" }, schema55.properties.observations, data8);
				errors++;
			}
		}
		if (data.previous !== void 0) {
			let data10 = data.previous;
			if (typeof data10 === "string") {
				if (!pattern1.test(data10)) {
					vErrors = withError(vErrors, instancePath + "/previous", "#/properties/previous/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema55.properties.previous, data10);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/previous", "#/properties/previous/type", { type: "string" }, schema55.properties.previous, data10);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema55, data);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const schema58 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"reason"
	],
	"properties": {
		"by": { "type": "string" },
		"at": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" }
	}
};
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "by" }, schema58, data);
			errors++;
		}
		if (data.at === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "at" }, schema58, data);
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "reason" }, schema58, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema58, data);
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/by", "#/properties/by/type", { type: "string" }, schema58.properties.by, data0);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) {
					vErrors = withError(vErrors, instancePath + "/at", "#/definitions/instant/format", { format: "date-time" }, schema38, data1);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/at", "#/definitions/instant/type", { type: "string" }, schema38, data1);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reason", "#/properties/reason/type", { type: "string" }, schema58.properties.reason, data2);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema58, data);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema61 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["documents"],
	"properties": { "documents": {
		"type": "array",
		"items": { "$ref": "#/definitions/documentId" }
	} }
};
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documents === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "documents" }, schema61, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documents")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema61, data);
			errors++;
		}
		if (data.documents !== void 0) {
			let data0 = data.documents;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, instancePath + "/documents/" + i0, "#/definitions/documentId/type", { type: "string" }, schema26, data1);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/documents", "#/properties/documents/type", { type: "array" }, schema61.properties.documents, data0);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema61, data);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema12, data);
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "kind" }, schema12, data);
			errors++;
		}
		if (data.query === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "query" }, schema12, data);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "expectedAnswer" }, schema12, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema12, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/maxLength", { limit: 100 }, schema13, data0);
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/pattern", { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema13, data0);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/type", { type: "string" }, schema13, data0);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("answerable" !== data1) {
				vErrors = withError(vErrors, instancePath + "/kind", "#/properties/kind/const", { allowedValue: "answerable" }, schema12.properties.kind, data1);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/query", "#/definitions/query/type", { type: "string" }, schema14, data2);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/expectedAnswer", "#/definitions/expectedAnswer/type", { type: "string" }, schema15, data3);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, {
				instancePath: instancePath + "/acceptedAnswers",
				parentData: data,
				parentDataProperty: "acceptedAnswers",
				rootData
			})) {
				vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
				errors = vErrors.length;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") {
				vErrors = withError(vErrors, instancePath + "/corpusRevision", "#/definitions/corpusRevision/type", { type: "string" }, schema28, data8);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") {
						vErrors = withError(vErrors, instancePath + "/tags/" + i0, "#/definitions/tags/items/type", { type: "string" }, schema42.items, data13);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/tags", "#/definitions/tags/type", { type: "array" }, schema42, data12);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				vErrors = withError(vErrors, instancePath + "/notes", "#/definitions/notes/type", { type: "string" }, schema43, data14);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				vErrors = withError(vErrors, instancePath + "/variantOf", "#/definitions/variantOf/type", { type: "string" }, schema44, data15);
				errors++;
			}
		}
		if (data.families !== void 0) {
			if (!validate34(data.families, {
				instancePath: instancePath + "/families",
				parentData: data,
				parentDataProperty: "families",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.split !== void 0) {
			let data17 = data.split;
			if (!(data17 === "dev" || data17 === "validation" || data17 === "test" || data17 === "regression")) {
				vErrors = withError(vErrors, instancePath + "/split", "#/definitions/split/enum", { allowedValues: schema47.enum }, schema47, data17);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate36(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate42(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate44(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data21 = data.askedAt;
			if (typeof data21 === "string") {
				if (!formats0.validate(data21)) {
					vErrors = withError(vErrors, instancePath + "/askedAt", "#/definitions/askedAt/format", { format: "date-time" }, schema60, data21);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/askedAt", "#/definitions/askedAt/type", { type: "string" }, schema60, data21);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate46(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema12, data);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
const schema63 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": { "const": "inconclusive" },
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
		"evidence": { "$ref": "#/definitions/shortEvidence" },
		"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
		"provenance": { "$ref": "#/definitions/provenance" },
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema63, data);
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "kind" }, schema63, data);
			errors++;
		}
		if (data.query === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "query" }, schema63, data);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "expectedAnswer" }, schema63, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema63.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema63, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/maxLength", { limit: 100 }, schema13, data0);
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/pattern", { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema13, data0);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/type", { type: "string" }, schema13, data0);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("inconclusive" !== data1) {
				vErrors = withError(vErrors, instancePath + "/kind", "#/properties/kind/const", { allowedValue: "inconclusive" }, schema63.properties.kind, data1);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/query", "#/definitions/query/type", { type: "string" }, schema14, data2);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/expectedAnswer", "#/definitions/expectedAnswer/type", { type: "string" }, schema15, data3);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, {
				instancePath: instancePath + "/acceptedAnswers",
				parentData: data,
				parentDataProperty: "acceptedAnswers",
				rootData
			})) {
				vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
				errors = vErrors.length;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") {
				vErrors = withError(vErrors, instancePath + "/corpusRevision", "#/definitions/corpusRevision/type", { type: "string" }, schema28, data8);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") {
						vErrors = withError(vErrors, instancePath + "/tags/" + i0, "#/definitions/tags/items/type", { type: "string" }, schema42.items, data13);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/tags", "#/definitions/tags/type", { type: "array" }, schema42, data12);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				vErrors = withError(vErrors, instancePath + "/notes", "#/definitions/notes/type", { type: "string" }, schema43, data14);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				vErrors = withError(vErrors, instancePath + "/variantOf", "#/definitions/variantOf/type", { type: "string" }, schema44, data15);
				errors++;
			}
		}
		if (data.families !== void 0) {
			if (!validate34(data.families, {
				instancePath: instancePath + "/families",
				parentData: data,
				parentDataProperty: "families",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.split !== void 0) {
			let data17 = data.split;
			if (!(data17 === "dev" || data17 === "validation" || data17 === "test" || data17 === "regression")) {
				vErrors = withError(vErrors, instancePath + "/split", "#/definitions/split/enum", { allowedValues: schema47.enum }, schema47, data17);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate36(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate42(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate44(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data21 = data.askedAt;
			if (typeof data21 === "string") {
				if (!formats0.validate(data21)) {
					vErrors = withError(vErrors, instancePath + "/askedAt", "#/definitions/askedAt/format", { format: "date-time" }, schema60, data21);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/askedAt", "#/definitions/askedAt/type", { type: "string" }, schema60, data21);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate46(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema63, data);
		errors++;
	}
	validate48.errors = vErrors;
	return errors === 0;
}
const schema73 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer",
		"because"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": { "const": "abstention" },
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"because": { "enum": [
			"not-in-corpus",
			"out-of-scope",
			"not-permitted",
			"ambiguous"
		] },
		"relevantChunkIds": { "$ref": "#/definitions/noChunkIds" },
		"provenance": { "$ref": "#/definitions/noProvenance" },
		"distractorChunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
const schema77 = {
	"type": "array",
	"items": { "$ref": "#/definitions/chunkId" }
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/chunkId/type", { type: "string" }, schema18, data0);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema77, data);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
const schema79 = {
	"type": "array",
	"items": { "$ref": "#/definitions/provenanceEntry" }
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema79, data);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema73, data);
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "kind" }, schema73, data);
			errors++;
		}
		if (data.query === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "query" }, schema73, data);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "expectedAnswer" }, schema73, data);
			errors++;
		}
		if (data.because === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "because" }, schema73, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema73.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema73, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/maxLength", { limit: 100 }, schema13, data0);
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/pattern", { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema13, data0);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/id", "#/definitions/caseId/type", { type: "string" }, schema13, data0);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("abstention" !== data1) {
				vErrors = withError(vErrors, instancePath + "/kind", "#/properties/kind/const", { allowedValue: "abstention" }, schema73.properties.kind, data1);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/query", "#/definitions/query/type", { type: "string" }, schema14, data2);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/expectedAnswer", "#/definitions/expectedAnswer/type", { type: "string" }, schema15, data3);
				errors++;
			}
		}
		if (data.because !== void 0) {
			let data4 = data.because;
			if (!(data4 === "not-in-corpus" || data4 === "out-of-scope" || data4 === "not-permitted" || data4 === "ambiguous")) {
				vErrors = withError(vErrors, instancePath + "/because", "#/properties/because/enum", { allowedValues: schema73.properties.because.enum }, schema73.properties.because, data4);
				errors++;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate62(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate64(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.distractorChunkIds !== void 0) {
			let data7 = data.distractorChunkIds;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						vErrors = withError(vErrors, instancePath + "/distractorChunkIds/" + i0, "#/definitions/chunkId/type", { type: "string" }, schema18, data8);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/distractorChunkIds", "#/properties/distractorChunkIds/type", { type: "array" }, schema73.properties.distractorChunkIds, data7);
				errors++;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data9 = data.corpusRevision;
			if (typeof data9 !== "string") {
				vErrors = withError(vErrors, instancePath + "/corpusRevision", "#/definitions/corpusRevision/type", { type: "string" }, schema28, data9);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data13 = data.tags;
			if (Array.isArray(data13)) {
				const len1 = data13.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data14 = data13[i1];
					if (typeof data14 !== "string") {
						vErrors = withError(vErrors, instancePath + "/tags/" + i1, "#/definitions/tags/items/type", { type: "string" }, schema42.items, data14);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/tags", "#/definitions/tags/type", { type: "array" }, schema42, data13);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data15 = data.notes;
			if (typeof data15 !== "string") {
				vErrors = withError(vErrors, instancePath + "/notes", "#/definitions/notes/type", { type: "string" }, schema43, data15);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data16 = data.variantOf;
			if (typeof data16 !== "string") {
				vErrors = withError(vErrors, instancePath + "/variantOf", "#/definitions/variantOf/type", { type: "string" }, schema44, data16);
				errors++;
			}
		}
		if (data.families !== void 0) {
			if (!validate34(data.families, {
				instancePath: instancePath + "/families",
				parentData: data,
				parentDataProperty: "families",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.split !== void 0) {
			let data18 = data.split;
			if (!(data18 === "dev" || data18 === "validation" || data18 === "test" || data18 === "regression")) {
				vErrors = withError(vErrors, instancePath + "/split", "#/definitions/split/enum", { allowedValues: schema47.enum }, schema47, data18);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate36(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate42(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate44(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data22 = data.askedAt;
			if (typeof data22 === "string") {
				if (!formats0.validate(data22)) {
					vErrors = withError(vErrors, instancePath + "/askedAt", "#/definitions/askedAt/format", { format: "date-time" }, schema60, data22);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/askedAt", "#/definitions/askedAt/type", { type: "string" }, schema60, data22);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate46(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema73, data);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "kind" }, schema11, data);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "answerable" || data0 === "inconclusive" || data0 === "abstention")) {
				vErrors = withError(vErrors, instancePath + "/kind", "#/properties/kind/enum", { allowedValues: schema11.properties.kind.enum }, schema11.properties.kind, data0);
				errors++;
			}
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "answerable") {
				if (!validate11(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "inconclusive") {
				if (!validate48(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "abstention") {
				if (!validate61(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath, "#/discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				}, schema11, data);
				errors++;
			}
		} else {
			vErrors = withError(vErrors, instancePath, "#/discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			}, schema11, data);
			errors++;
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema11, data);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { caseShape };
