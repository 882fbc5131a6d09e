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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "statement" },
				parentSchema: schema17,
				data
			});
			errors++;
		}
		if (data.chunkIds === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkIds" },
				parentSchema: schema17,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "statement" || key0 === "chunkIds")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema17,
				data
			});
			errors++;
		}
		if (data.statement !== void 0) {
			let data0 = data.statement;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/statement",
					schemaPath: "#/properties/statement/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema17.properties.statement,
					data: data0
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema18,
							data: data2
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/chunkIds",
					schemaPath: "#/properties/chunkIds/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema17.properties.chunkIds,
					data: data1
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema17,
			data
		});
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
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema16,
			data
		});
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
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/shortEvidenceEntry/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						parentSchema: schema20,
						data: data0
					});
					errors++;
				}
				if (data0.document !== void 0) {
					let data1 = data0.document;
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/" + i0 + "/document",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/document/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema20.properties.document,
							data: data1
						});
						errors++;
					}
				}
				if (data0.chunk !== void 0) {
					let data2 = data0.chunk;
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/" + i0 + "/chunk",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/chunk/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema20.properties.chunk,
							data: data2
						});
						errors++;
					}
				}
				if (data0.quote !== void 0) {
					let data3 = data0.quote;
					if (typeof data3 !== "string") {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/" + i0 + "/quote",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/quote/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema20.properties.quote,
							data: data3
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/shortEvidenceEntry/type",
					keyword: "type",
					params: { type: "object" },
					parentSchema: schema20,
					data: data0
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema19,
			data
		});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema18,
					data: data0
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema21,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkId" },
				parentSchema: schema24,
				data
			});
			errors++;
		}
		if (data.documentId === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				parentSchema: schema24,
				data
			});
			errors++;
		}
		if (data.sourceUri === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sourceUri" },
				parentSchema: schema24,
				data
			});
			errors++;
		}
		if (data.sourceRevision === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sourceRevision" },
				parentSchema: schema24,
				data
			});
			errors++;
		}
		if (data.contentHash === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentHash" },
				parentSchema: schema24,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkId" || key0 === "documentId" || key0 === "sourceUri" || key0 === "sourceRevision" || key0 === "contentHash" || key0 === "quote" || key0 === "grade" || key0 === "insteadOf")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema24,
				data
			});
			errors++;
		}
		if (data.chunkId !== void 0) {
			let data0 = data.chunkId;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/chunkId",
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema18,
					data: data0
				});
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema26,
					data: data1
				});
				errors++;
			}
		}
		if (data.sourceUri !== void 0) {
			let data2 = data.sourceUri;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/sourceUri",
					schemaPath: "#/properties/sourceUri/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema24.properties.sourceUri,
					data: data2
				});
				errors++;
			}
		}
		if (data.sourceRevision !== void 0) {
			let data3 = data.sourceRevision;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/sourceRevision",
					schemaPath: "#/properties/sourceRevision/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema24.properties.sourceRevision,
					data: data3
				});
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data4 = data.contentHash;
			if (typeof data4 === "string") {
				if (!pattern1.test(data4)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/contentHash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						parentSchema: schema27,
						data: data4
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/contentHash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema27,
					data: data4
				});
				errors++;
			}
		}
		if (data.quote !== void 0) {
			let data5 = data.quote;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/quote",
					schemaPath: "#/properties/quote/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema24.properties.quote,
					data: data5
				});
				errors++;
			}
		}
		if (data.grade !== void 0) {
			let data6 = data.grade;
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/grade",
						schemaPath: "#/properties/grade/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						parentSchema: schema24.properties.grade,
						data: data6
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/grade",
					schemaPath: "#/properties/grade/type",
					keyword: "type",
					params: { type: "number" },
					parentSchema: schema24.properties.grade,
					data: data6
				});
				errors++;
			}
		}
		if (data.insteadOf !== void 0) {
			let data7 = data.insteadOf;
			if (typeof data7 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/insteadOf",
					schemaPath: "#/properties/insteadOf/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema24.properties.insteadOf,
					data: data7
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema24,
			data
		});
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
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema23,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkIds" },
				parentSchema: schema31,
				data
			});
			errors++;
		}
		if (data.contentHash === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentHash" },
				parentSchema: schema31,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkIds" || key0 === "contentHash")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema31,
				data
			});
			errors++;
		}
		if (data.chunkIds !== void 0) {
			let data0 = data.chunkIds;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema18,
							data: data1
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/chunkIds",
					schemaPath: "#/properties/chunkIds/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema31.properties.chunkIds,
					data: data0
				});
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data2 = data.contentHash;
			if (typeof data2 === "string") {
				if (!pattern1.test(data2)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/contentHash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						parentSchema: schema27,
						data: data2
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/contentHash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema27,
					data: data2
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema31,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				parentSchema: schema30,
				data
			});
			errors++;
		}
		if (data.lane === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lane" },
				parentSchema: schema30,
				data
			});
			errors++;
		}
		if (data.generator === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "generator" },
				parentSchema: schema30,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "lane" || key0 === "generator" || key0 === "excerpt" || key0 === "calibrated")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema30,
				data
			});
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if ("synthetic" !== data0) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "synthetic" },
					parentSchema: schema30.properties.kind,
					data: data0
				});
				errors++;
			}
		}
		if (data.lane !== void 0) {
			let data1 = data.lane;
			if (!(data1 === "backlog" || data1 === "phrasing" || data1 === "exploration")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/lane",
					schemaPath: "#/properties/lane/enum",
					keyword: "enum",
					params: { allowedValues: schema30.properties.lane.enum },
					parentSchema: schema30.properties.lane,
					data: data1
				});
				errors++;
			}
		}
		if (data.generator !== void 0) {
			let data2 = data.generator;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/generator",
					schemaPath: "#/properties/generator/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema30.properties.generator,
					data: data2
				});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/calibrated",
					schemaPath: "#/properties/calibrated/type",
					keyword: "type",
					params: { type: "boolean" },
					parentSchema: schema30.properties.calibrated,
					data: data4
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema30,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				parentSchema: schema29,
				data
			});
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "human" || data0 === "synthetic" || data0 === "telemetry" || data0 === "import")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.kind.enum },
					parentSchema: schema29.properties.kind,
					data: data0
				});
				errors++;
			}
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "human") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							parentSchema: schema34,
							data
						});
						errors++;
					}
					if (data.author === void 0) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/required",
							keyword: "required",
							params: { missingProperty: "author" },
							parentSchema: schema34,
							data
						});
						errors++;
					}
					for (const key0 in data) if (!(key0 === "kind" || key0 === "author")) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key0 },
							parentSchema: schema34,
							data
						});
						errors++;
					}
					if (data.kind !== void 0) {
						let data1 = data.kind;
						if ("human" !== data1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/humanOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "human" },
								parentSchema: schema34.properties.kind,
								data: data1
							});
							errors++;
						}
					}
					if (data.author !== void 0) {
						let data2 = data.author;
						if (typeof data2 !== "string") {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/author",
								schemaPath: "#/definitions/humanOrigin/properties/author/type",
								keyword: "type",
								params: { type: "string" },
								parentSchema: schema34.properties.author,
								data: data2
							});
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, {
						instancePath,
						schemaPath: "#/definitions/humanOrigin/type",
						keyword: "type",
						params: { type: "object" },
						parentSchema: schema34,
						data
					});
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
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							parentSchema: schema35,
							data
						});
						errors++;
					}
					if (data.observation === void 0) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/required",
							keyword: "required",
							params: { missingProperty: "observation" },
							parentSchema: schema35,
							data
						});
						errors++;
					}
					for (const key1 in data) if (!(key1 === "kind" || key1 === "observation")) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							parentSchema: schema35,
							data
						});
						errors++;
					}
					if (data.kind !== void 0) {
						let data3 = data.kind;
						if ("telemetry" !== data3) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/telemetryOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "telemetry" },
								parentSchema: schema35.properties.kind,
								data: data3
							});
							errors++;
						}
					}
					if (data.observation !== void 0) {
						let data4 = data.observation;
						if (typeof data4 !== "string") {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/observation",
								schemaPath: "#/definitions/telemetryOrigin/properties/observation/type",
								keyword: "type",
								params: { type: "string" },
								parentSchema: schema35.properties.observation,
								data: data4
							});
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, {
						instancePath,
						schemaPath: "#/definitions/telemetryOrigin/type",
						keyword: "type",
						params: { type: "object" },
						parentSchema: schema35,
						data
					});
					errors++;
				}
			} else if (tag0 === "import") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							parentSchema: schema36,
							data
						});
						errors++;
					}
					if (data.format === void 0) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "format" },
							parentSchema: schema36,
							data
						});
						errors++;
					}
					if (data.source === void 0) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "source" },
							parentSchema: schema36,
							data
						});
						errors++;
					}
					if (data.sha256 === void 0) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "sha256" },
							parentSchema: schema36,
							data
						});
						errors++;
					}
					for (const key2 in data) if (!(key2 === "kind" || key2 === "format" || key2 === "source" || key2 === "sha256" || key2 === "id")) {
						vErrors = withError(vErrors, {
							instancePath,
							schemaPath: "#/definitions/importOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							parentSchema: schema36,
							data
						});
						errors++;
					}
					if (data.kind !== void 0) {
						let data5 = data.kind;
						if ("import" !== data5) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/importOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "import" },
								parentSchema: schema36.properties.kind,
								data: data5
							});
							errors++;
						}
					}
					if (data.format !== void 0) {
						let data6 = data.format;
						if (typeof data6 !== "string") {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/format",
								schemaPath: "#/definitions/importOrigin/properties/format/type",
								keyword: "type",
								params: { type: "string" },
								parentSchema: schema36.properties.format,
								data: data6
							});
							errors++;
						}
					}
					if (data.source !== void 0) {
						let data7 = data.source;
						if (typeof data7 !== "string") {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/source",
								schemaPath: "#/definitions/importOrigin/properties/source/type",
								keyword: "type",
								params: { type: "string" },
								parentSchema: schema36.properties.source,
								data: data7
							});
							errors++;
						}
					}
					if (data.sha256 !== void 0) {
						let data8 = data.sha256;
						if (typeof data8 === "string") {
							if (!pattern1.test(data8)) {
								vErrors = withError(vErrors, {
									instancePath: instancePath + "/sha256",
									schemaPath: "#/definitions/importOrigin/properties/sha256/pattern",
									keyword: "pattern",
									params: { pattern: "^sha256:[0-9a-f]{64}$" },
									parentSchema: schema36.properties.sha256,
									data: data8
								});
								errors++;
							}
						} else {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/sha256",
								schemaPath: "#/definitions/importOrigin/properties/sha256/type",
								keyword: "type",
								params: { type: "string" },
								parentSchema: schema36.properties.sha256,
								data: data8
							});
							errors++;
						}
					}
					if (data.id !== void 0) {
						let data9 = data.id;
						if (typeof data9 !== "string") {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/id",
								schemaPath: "#/definitions/importOrigin/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								parentSchema: schema36.properties.id,
								data: data9
							});
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, {
						instancePath,
						schemaPath: "#/definitions/importOrigin/type",
						keyword: "type",
						params: { type: "object" },
						parentSchema: schema36,
						data
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					parentSchema: schema29,
					data
				});
				errors++;
			}
		} else {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				parentSchema: schema29,
				data
			});
			errors++;
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema29,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				parentSchema: schema37,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema37.properties, key0)) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema37,
				data
			});
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (!(data0 === "pending" || data0 === "approved" || data0 === "rejected")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.status.enum },
					parentSchema: schema37.properties.status,
					data: data0
				});
				errors++;
			}
		}
		if (data.reviewedBy !== void 0) {
			let data1 = data.reviewedBy;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reviewedBy",
					schemaPath: "#/properties/reviewedBy/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema37.properties.reviewedBy,
					data: data1
				});
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data2 = data.reviewedAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/reviewedAt",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema38,
						data: data2
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reviewedAt",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema38,
					data: data2
				});
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema37.properties.reason,
					data: data3
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/confirmed/" + i0,
							schemaPath: "#/properties/confirmed/items/enum",
							keyword: "enum",
							params: { allowedValues: schema37.properties.confirmed.items.enum },
							parentSchema: schema37.properties.confirmed.items,
							data: data5
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/confirmed",
					schemaPath: "#/properties/confirmed/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema37.properties.confirmed,
					data: data4
				});
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data6 = data.digest;
			if (typeof data6 === "string") {
				if (!pattern1.test(data6)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/digest",
						schemaPath: "#/properties/digest/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						parentSchema: schema37.properties.digest,
						data: data6
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/digest",
					schemaPath: "#/properties/digest/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema37.properties.digest,
					data: data6
				});
				errors++;
			}
		}
		if (data.corpus !== void 0) {
			let data7 = data.corpus;
			if (typeof data7 === "string") {
				if (!pattern1.test(data7)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/corpus",
						schemaPath: "#/properties/corpus/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						parentSchema: schema37.properties.corpus,
						data: data7
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/corpus",
					schemaPath: "#/properties/corpus/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema37.properties.corpus,
					data: data7
				});
				errors++;
			}
		}
		if (data.via !== void 0) {
			let data8 = data.via;
			if (!(data8 === "github" || data8 === "local" || data8 === "import")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/via",
					schemaPath: "#/properties/via/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.via.enum },
					parentSchema: schema37.properties.via,
					data: data8
				});
				errors++;
			}
		}
		if (data.proof !== void 0) {
			let data9 = data.proof;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.pullRequest === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "pullRequest" },
						parentSchema: schema39,
						data: data9
					});
					errors++;
				}
				if (data9.review === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "review" },
						parentSchema: schema39,
						data: data9
					});
					errors++;
				}
				if (data9.reviewerId === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "reviewerId" },
						parentSchema: schema39,
						data: data9
					});
					errors++;
				}
				if (data9.commit === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "commit" },
						parentSchema: schema39,
						data: data9
					});
					errors++;
				}
				for (const key1 in data9) if (!(key1 === "pullRequest" || key1 === "review" || key1 === "reviewerId" || key1 === "commit")) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						parentSchema: schema39,
						data: data9
					});
					errors++;
				}
				if (data9.pullRequest !== void 0) {
					let data10 = data9.pullRequest;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/proof/pullRequest",
							schemaPath: "#/definitions/proof/properties/pullRequest/type",
							keyword: "type",
							params: { type: "integer" },
							parentSchema: schema39.properties.pullRequest,
							data: data10
						});
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 < 1 || isNaN(data10)) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/proof/pullRequest",
								schemaPath: "#/definitions/proof/properties/pullRequest/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								parentSchema: schema39.properties.pullRequest,
								data: data10
							});
							errors++;
						}
					}
				}
				if (data9.review !== void 0) {
					let data11 = data9.review;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/proof/review",
							schemaPath: "#/definitions/proof/properties/review/type",
							keyword: "type",
							params: { type: "integer" },
							parentSchema: schema39.properties.review,
							data: data11
						});
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 < 1 || isNaN(data11)) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/proof/review",
								schemaPath: "#/definitions/proof/properties/review/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								parentSchema: schema39.properties.review,
								data: data11
							});
							errors++;
						}
					}
				}
				if (data9.reviewerId !== void 0) {
					let data12 = data9.reviewerId;
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/proof/reviewerId",
							schemaPath: "#/definitions/proof/properties/reviewerId/type",
							keyword: "type",
							params: { type: "integer" },
							parentSchema: schema39.properties.reviewerId,
							data: data12
						});
						errors++;
					}
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 < 1 || isNaN(data12)) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/proof/reviewerId",
								schemaPath: "#/definitions/proof/properties/reviewerId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								parentSchema: schema39.properties.reviewerId,
								data: data12
							});
							errors++;
						}
					}
				}
				if (data9.commit !== void 0) {
					let data13 = data9.commit;
					if (typeof data13 === "string") {
						if (!pattern6.test(data13)) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/proof/commit",
								schemaPath: "#/definitions/proof/properties/commit/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" },
								parentSchema: schema39.properties.commit,
								data: data13
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/proof/commit",
							schemaPath: "#/definitions/proof/properties/commit/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema39.properties.commit,
							data: data13
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/proof",
					schemaPath: "#/definitions/proof/type",
					keyword: "type",
					params: { type: "object" },
					parentSchema: schema39,
					data: data9
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema37,
			data
		});
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
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/required",
						keyword: "required",
						params: { missingProperty: "role" },
						parentSchema: schema41,
						data: data0
					});
					errors++;
				}
				if (data0.content === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/required",
						keyword: "required",
						params: { missingProperty: "content" },
						parentSchema: schema41,
						data: data0
					});
					errors++;
				}
				for (const key0 in data0) if (!(key0 === "role" || key0 === "content")) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						parentSchema: schema41,
						data: data0
					});
					errors++;
				}
				if (data0.role !== void 0) {
					let data1 = data0.role;
					if (!(data1 === "user" || data1 === "assistant" || data1 === "system")) {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/" + i0 + "/role",
							schemaPath: "#/definitions/turn/properties/role/enum",
							keyword: "enum",
							params: { allowedValues: schema41.properties.role.enum },
							parentSchema: schema41.properties.role,
							data: data1
						});
						errors++;
					}
				}
				if (data0.content !== void 0) {
					let data2 = data0.content;
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/" + i0 + "/content",
							schemaPath: "#/definitions/turn/properties/content/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema41.properties.content,
							data: data2
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/turn/type",
					keyword: "type",
					params: { type: "object" },
					parentSchema: schema41,
					data: data0
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema40,
			data
		});
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
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/familyId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						parentSchema: schema46,
						data: data0
					});
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/familyId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						parentSchema: schema46,
						data: data0
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/familyId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema46,
					data: data0
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema45,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reviewer" },
				parentSchema: schema49,
				data
			});
			errors++;
		}
		if (data.relevantChunkIds === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "relevantChunkIds" },
				parentSchema: schema49,
				data
			});
			errors++;
		}
		if (data.expectedAnswerSupported === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswerSupported" },
				parentSchema: schema49,
				data
			});
			errors++;
		}
		if (data.reviewedAt === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reviewedAt" },
				parentSchema: schema49,
				data
			});
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "digest" },
				parentSchema: schema49,
				data
			});
			errors++;
		}
		if (data.independence === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "independence" },
				parentSchema: schema49,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "reviewer" || key0 === "relevantChunkIds" || key0 === "expectedAnswerSupported" || key0 === "reviewedAt" || key0 === "digest" || key0 === "independence")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema49,
				data
			});
			errors++;
		}
		if (data.reviewer !== void 0) {
			let data0 = data.reviewer;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reviewer",
					schemaPath: "#/properties/reviewer/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema49.properties.reviewer,
					data: data0
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/relevantChunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema18,
							data: data2
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/relevantChunkIds",
					schemaPath: "#/properties/relevantChunkIds/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema49.properties.relevantChunkIds,
					data: data1
				});
				errors++;
			}
		}
		if (data.expectedAnswerSupported !== void 0) {
			let data3 = data.expectedAnswerSupported;
			if (typeof data3 !== "boolean") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/expectedAnswerSupported",
					schemaPath: "#/properties/expectedAnswerSupported/type",
					keyword: "type",
					params: { type: "boolean" },
					parentSchema: schema49.properties.expectedAnswerSupported,
					data: data3
				});
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data4 = data.reviewedAt;
			if (typeof data4 === "string") {
				if (!formats0.validate(data4)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/reviewedAt",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema38,
						data: data4
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reviewedAt",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema38,
					data: data4
				});
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data5 = data.digest;
			if (typeof data5 === "string") {
				if (!pattern1.test(data5)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/digest",
						schemaPath: "#/definitions/digest/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						parentSchema: schema52,
						data: data5
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/digest",
					schemaPath: "#/definitions/digest/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema52,
					data: data5
				});
				errors++;
			}
		}
		if (data.independence !== void 0) {
			let data6 = data.independence;
			if (!(data6 === "blind" || data6 === "declared")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/independence",
					schemaPath: "#/properties/independence/enum",
					keyword: "enum",
					params: { allowedValues: schema49.properties.independence.enum },
					parentSchema: schema49.properties.independence,
					data: data6
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema49,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by" },
				parentSchema: schema53,
				data
			});
			errors++;
		}
		if (data.at === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				parentSchema: schema53,
				data
			});
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				parentSchema: schema53,
				data
			});
			errors++;
		}
		if (data.clarified === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "clarified" },
				parentSchema: schema53,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "clarified")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema53,
				data
			});
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema53.properties.by,
					data: data0
				});
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema38,
						data: data1
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema38,
					data: data1
				});
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema53.properties.reason,
					data: data2
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/clarified/" + i0,
							schemaPath: "#/properties/clarified/items/enum",
							keyword: "enum",
							params: { allowedValues: schema53.properties.clarified.items.enum },
							parentSchema: schema53.properties.clarified.items,
							data: data4
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/clarified",
					schemaPath: "#/properties/clarified/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema53.properties.clarified,
					data: data3
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema53,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				parentSchema: schema48,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "reviews" || key0 === "resolution")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema48,
				data
			});
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (!(data0 === "common" || data0 === "ambiguous" || data0 === "high-consequence" || data0 === "several-sources" || data0 === "uncertainty" || data0 === "fragile")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/why",
					schemaPath: "#/properties/why/enum",
					keyword: "enum",
					params: { allowedValues: schema48.properties.why.enum },
					parentSchema: schema48.properties.why,
					data: data0
				});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reviews",
					schemaPath: "#/properties/reviews/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema48.properties.reviews,
					data: data1
				});
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
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema48,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				parentSchema: schema55,
				data
			});
			errors++;
		}
		if (data.to === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				parentSchema: schema55,
				data
			});
			errors++;
		}
		if (data.reasons === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reasons" },
				parentSchema: schema55,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "reasons" || key0 === "outcome" || key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "previous")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema55,
				data
			});
			errors++;
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/from",
					schemaPath: "#/properties/from/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema55.properties.from,
					data: data0
				});
				errors++;
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/to",
					schemaPath: "#/properties/to/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema55.properties.to,
					data: data1
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/reasons/" + i0,
							schemaPath: "#/definitions/refreshReason/enum",
							keyword: "enum",
							params: { allowedValues: schema56.enum },
							parentSchema: schema56,
							data: data3
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reasons",
					schemaPath: "#/properties/reasons/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema55.properties.reasons,
					data: data2
				});
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			let data4 = data.outcome;
			if (!(data4 === "confirmed" || data4 === "revised" || data4 === "abstained" || data4 === "retired")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/outcome",
					schemaPath: "#/properties/outcome/enum",
					keyword: "enum",
					params: { allowedValues: schema55.properties.outcome.enum },
					parentSchema: schema55.properties.outcome,
					data: data4
				});
				errors++;
			}
		}
		if (data.by !== void 0) {
			let data5 = data.by;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema55.properties.by,
					data: data5
				});
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data6 = data.at;
			if (typeof data6 === "string") {
				if (!formats0.validate(data6)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema38,
						data: data6
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema38,
					data: data6
				});
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data7 = data.reason;
			if (typeof data7 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema55.properties.reason,
					data: data7
				});
				errors++;
			}
		}
		if (data.previous !== void 0) {
			let data8 = data.previous;
			if (typeof data8 === "string") {
				if (!pattern1.test(data8)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/previous",
						schemaPath: "#/properties/previous/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						parentSchema: schema55.properties.previous,
						data: data8
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/previous",
					schemaPath: "#/properties/previous/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema55.properties.previous,
					data: data8
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema55,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by" },
				parentSchema: schema58,
				data
			});
			errors++;
		}
		if (data.at === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				parentSchema: schema58,
				data
			});
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				parentSchema: schema58,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema58,
				data
			});
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema58.properties.by,
					data: data0
				});
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema38,
						data: data1
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema38,
					data: data1
				});
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema58.properties.reason,
					data: data2
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema58,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				parentSchema: schema61,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documents")) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema61,
				data
			});
			errors++;
		}
		if (data.documents !== void 0) {
			let data0 = data.documents;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/documents/" + i0,
							schemaPath: "#/definitions/documentId/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema26,
							data: data1
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema61.properties.documents,
					data: data0
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema61,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				parentSchema: schema12,
				data
			});
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				parentSchema: schema12,
				data
			});
			errors++;
		}
		if (data.query === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				parentSchema: schema12,
				data
			});
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				parentSchema: schema12,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema12,
				data
			});
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						parentSchema: schema13,
						data: data0
					});
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						parentSchema: schema13,
						data: data0
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema13,
					data: data0
				});
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("answerable" !== data1) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "answerable" },
					parentSchema: schema12.properties.kind,
					data: data1
				});
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema14,
					data: data2
				});
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema15,
					data: data3
				});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema28,
					data: data8
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema42.items,
							data: data13
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema42,
					data: data12
				});
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema43,
					data: data14
				});
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema44,
					data: data15
				});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					parentSchema: schema47,
					data: data17
				});
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
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema60,
						data: data21
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema60,
					data: data21
				});
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
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema12,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				parentSchema: schema63,
				data
			});
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				parentSchema: schema63,
				data
			});
			errors++;
		}
		if (data.query === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				parentSchema: schema63,
				data
			});
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				parentSchema: schema63,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema63.properties, key0)) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema63,
				data
			});
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						parentSchema: schema13,
						data: data0
					});
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						parentSchema: schema13,
						data: data0
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema13,
					data: data0
				});
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("inconclusive" !== data1) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "inconclusive" },
					parentSchema: schema63.properties.kind,
					data: data1
				});
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema14,
					data: data2
				});
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema15,
					data: data3
				});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema28,
					data: data8
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema42.items,
							data: data13
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema42,
					data: data12
				});
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema43,
					data: data14
				});
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema44,
					data: data15
				});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					parentSchema: schema47,
					data: data17
				});
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
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema60,
						data: data21
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema60,
					data: data21
				});
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
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema63,
			data
		});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema18,
					data: data0
				});
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema77,
			data
		});
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
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			parentSchema: schema79,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				parentSchema: schema73,
				data
			});
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				parentSchema: schema73,
				data
			});
			errors++;
		}
		if (data.query === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				parentSchema: schema73,
				data
			});
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				parentSchema: schema73,
				data
			});
			errors++;
		}
		if (data.because === void 0) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "because" },
				parentSchema: schema73,
				data
			});
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema73.properties, key0)) {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema73,
				data
			});
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						parentSchema: schema13,
						data: data0
					});
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						parentSchema: schema13,
						data: data0
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema13,
					data: data0
				});
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("abstention" !== data1) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "abstention" },
					parentSchema: schema73.properties.kind,
					data: data1
				});
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema14,
					data: data2
				});
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema15,
					data: data3
				});
				errors++;
			}
		}
		if (data.because !== void 0) {
			let data4 = data.because;
			if (!(data4 === "not-in-corpus" || data4 === "out-of-scope" || data4 === "not-permitted" || data4 === "ambiguous")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/enum",
					keyword: "enum",
					params: { allowedValues: schema73.properties.because.enum },
					parentSchema: schema73.properties.because,
					data: data4
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/distractorChunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema18,
							data: data8
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/distractorChunkIds",
					schemaPath: "#/properties/distractorChunkIds/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema73.properties.distractorChunkIds,
					data: data7
				});
				errors++;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data9 = data.corpusRevision;
			if (typeof data9 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema28,
					data: data9
				});
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
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/tags/" + i1,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema42.items,
							data: data14
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					parentSchema: schema42,
					data: data13
				});
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data15 = data.notes;
			if (typeof data15 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema43,
					data: data15
				});
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data16 = data.variantOf;
			if (typeof data16 !== "string") {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema44,
					data: data16
				});
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
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					parentSchema: schema47,
					data: data18
				});
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
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						parentSchema: schema60,
						data: data22
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema60,
					data: data22
				});
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
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema73,
			data
		});
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				parentSchema: schema11,
				data
			});
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "answerable" || data0 === "inconclusive" || data0 === "abstention")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.kind.enum },
					parentSchema: schema11.properties.kind,
					data: data0
				});
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
				vErrors = withError(vErrors, {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					parentSchema: schema11,
					data
				});
				errors++;
			}
		} else {
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				parentSchema: schema11,
				data
			});
			errors++;
		}
	} else {
		vErrors = withError(vErrors, {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			parentSchema: schema11,
			data
		});
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { caseShape };
