// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { instantFormat, ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:case-shape
const caseShape = validate10;
const schema11 = {
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
const func3 = ucs2length;
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
function validate13(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema17.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema17, data, prop0);
		for (const key0 in data) if (!(key0 === "statement" || key0 === "chunkIds")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema17, data, key0);
		if (data.statement !== void 0) {
			let data0 = data.statement;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/statement", "type", schema17.properties.statement, data0);
		}
		if (data.chunkIds !== void 0) {
			let data1 = data.chunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/chunkIds/" + i0, "type", schema18, data2);
				}
			} else vErrors = withError(vErrors, instancePath + "/chunkIds", "type", schema17.properties.chunkIds, data1);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema17, data);
	validate13.errors = vErrors;
	return vErrors === null;
}
function validate12(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate13(data[i0], { instancePath: instancePath + "/" + i0 })) vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
	} else vErrors = withError(vErrors, instancePath, "type", schema16, data);
	validate12.errors = vErrors;
	return vErrors === null;
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
function validate16(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "document" || key0 === "chunk" || key0 === "quote")) vErrors = withError(vErrors, instancePath + "/" + i0, "additionalProperties", schema20, data0, key0);
				if (data0.document !== void 0) {
					let data1 = data0.document;
					if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/document", "type", schema20.properties.document, data1);
				}
				if (data0.chunk !== void 0) {
					let data2 = data0.chunk;
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/chunk", "type", schema20.properties.chunk, data2);
				}
				if (data0.quote !== void 0) {
					let data3 = data0.quote;
					if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/quote", "type", schema20.properties.quote, data3);
				}
			} else vErrors = withError(vErrors, instancePath + "/" + i0, "type", schema20, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema19, data);
	validate16.errors = vErrors;
	return vErrors === null;
}
const schema21 = {
	"type": "array",
	"items": { "$ref": "#/definitions/chunkId" }
};
function validate18(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0, "type", schema18, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema21, data);
	validate18.errors = vErrors;
	return vErrors === null;
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
function validate21(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema24.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema24, data, prop0);
		for (const key0 in data) if (!(key0 === "chunkId" || key0 === "documentId" || key0 === "sourceUri" || key0 === "sourceRevision" || key0 === "contentHash" || key0 === "quote" || key0 === "grade" || key0 === "insteadOf")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema24, data, key0);
		if (data.chunkId !== void 0) {
			let data0 = data.chunkId;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/chunkId", "type", schema18, data0);
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/documentId", "type", schema26, data1);
		}
		if (data.sourceUri !== void 0) {
			let data2 = data.sourceUri;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/sourceUri", "type", schema24.properties.sourceUri, data2);
		}
		if (data.sourceRevision !== void 0) {
			let data3 = data.sourceRevision;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/sourceRevision", "type", schema24.properties.sourceRevision, data3);
		}
		if (data.contentHash !== void 0) {
			let data4 = data.contentHash;
			if (typeof data4 === "string") {
				if (!pattern1.test(data4)) vErrors = withError(vErrors, instancePath + "/contentHash", "contentHash/pattern", schema27, data4);
			} else vErrors = withError(vErrors, instancePath + "/contentHash", "type", schema27, data4);
		}
		if (data.quote !== void 0) {
			let data5 = data.quote;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/quote", "type", schema24.properties.quote, data5);
		}
		if (data.grade !== void 0) {
			let data6 = data.grade;
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) vErrors = withError(vErrors, instancePath + "/grade", "minimum", schema24.properties.grade, data6, {
					comparison: ">=",
					limit: 0
				});
			} else vErrors = withError(vErrors, instancePath + "/grade", "type", schema24.properties.grade, data6);
		}
		if (data.insteadOf !== void 0) {
			let data7 = data.insteadOf;
			if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/insteadOf", "type", schema24.properties.insteadOf, data7);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema24, data);
	validate21.errors = vErrors;
	return vErrors === null;
}
function validate20(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], { instancePath: instancePath + "/" + i0 })) vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
	} else vErrors = withError(vErrors, instancePath, "type", schema23, data);
	validate20.errors = vErrors;
	return vErrors === null;
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
function validate26(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema31.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema31, data, prop0);
		for (const key0 in data) if (!(key0 === "chunkIds" || key0 === "contentHash")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema31, data, key0);
		if (data.chunkIds !== void 0) {
			let data0 = data.chunkIds;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/chunkIds/" + i0, "type", schema18, data1);
				}
			} else vErrors = withError(vErrors, instancePath + "/chunkIds", "type", schema31.properties.chunkIds, data0);
		}
		if (data.contentHash !== void 0) {
			let data2 = data.contentHash;
			if (typeof data2 === "string") {
				if (!pattern1.test(data2)) vErrors = withError(vErrors, instancePath + "/contentHash", "contentHash/pattern", schema27, data2);
			} else vErrors = withError(vErrors, instancePath + "/contentHash", "type", schema27, data2);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema31, data);
	validate26.errors = vErrors;
	return vErrors === null;
}
function validate25(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema30.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema30, data, prop0);
		for (const key0 in data) if (!(key0 === "kind" || key0 === "lane" || key0 === "generator" || key0 === "excerpt" || key0 === "calibrated")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema30, data, key0);
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if ("synthetic" !== data0) vErrors = withError(vErrors, instancePath + "/kind", "const", schema30.properties.kind, data0);
		}
		if (data.lane !== void 0) {
			let data1 = data.lane;
			if (!(data1 === "backlog" || data1 === "phrasing" || data1 === "exploration")) vErrors = withError(vErrors, instancePath + "/lane", "enum", schema30.properties.lane, data1);
		}
		if (data.generator !== void 0) {
			let data2 = data.generator;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/generator", "type", schema30.properties.generator, data2);
		}
		if (data.excerpt !== void 0) {
			if (!validate26(data.excerpt, { instancePath: instancePath + "/excerpt" })) vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
		}
		if (data.calibrated !== void 0) {
			let data4 = data.calibrated;
			if (typeof data4 !== "boolean") vErrors = withError(vErrors, instancePath + "/calibrated", "type", schema30.properties.calibrated, data4);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema30, data);
	validate25.errors = vErrors;
	return vErrors === null;
}
function validate24(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) vErrors = withError(vErrors, instancePath, "required", schema29, data, "kind");
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "human" || data0 === "synthetic" || data0 === "telemetry" || data0 === "import")) vErrors = withError(vErrors, instancePath + "/kind", "enum", schema29.properties.kind, data0);
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "human") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					for (const prop0 of schema34.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema34, data, prop0);
					for (const key0 in data) if (!(key0 === "kind" || key0 === "author")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema34, data, key0);
					if (data.kind !== void 0) {
						let data1 = data.kind;
						if ("human" !== data1) vErrors = withError(vErrors, instancePath + "/kind", "const", schema34.properties.kind, data1);
					}
					if (data.author !== void 0) {
						let data2 = data.author;
						if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/author", "type", schema34.properties.author, data2);
					}
				} else vErrors = withError(vErrors, instancePath, "type", schema34, data);
			} else if (tag0 === "synthetic") {
				if (!validate25(data, { instancePath })) vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
			} else if (tag0 === "telemetry") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					for (const prop1 of schema35.required) if (data[prop1] === void 0) vErrors = withError(vErrors, instancePath, "required", schema35, data, prop1);
					for (const key1 in data) if (!(key1 === "kind" || key1 === "observation")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema35, data, key1);
					if (data.kind !== void 0) {
						let data3 = data.kind;
						if ("telemetry" !== data3) vErrors = withError(vErrors, instancePath + "/kind", "const", schema35.properties.kind, data3);
					}
					if (data.observation !== void 0) {
						let data4 = data.observation;
						if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/observation", "type", schema35.properties.observation, data4);
					}
				} else vErrors = withError(vErrors, instancePath, "type", schema35, data);
			} else if (tag0 === "import") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					for (const prop2 of schema36.required) if (data[prop2] === void 0) vErrors = withError(vErrors, instancePath, "required", schema36, data, prop2);
					for (const key2 in data) if (!(key2 === "kind" || key2 === "format" || key2 === "source" || key2 === "sha256" || key2 === "id")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema36, data, key2);
					if (data.kind !== void 0) {
						let data5 = data.kind;
						if ("import" !== data5) vErrors = withError(vErrors, instancePath + "/kind", "const", schema36.properties.kind, data5);
					}
					if (data.format !== void 0) {
						let data6 = data.format;
						if (typeof data6 !== "string") vErrors = withError(vErrors, instancePath + "/format", "type", schema36.properties.format, data6);
					}
					if (data.source !== void 0) {
						let data7 = data.source;
						if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/source", "type", schema36.properties.source, data7);
					}
					if (data.sha256 !== void 0) {
						let data8 = data.sha256;
						if (typeof data8 === "string") {
							if (!pattern1.test(data8)) vErrors = withError(vErrors, instancePath + "/sha256", "sha256/pattern", schema36.properties.sha256, data8);
						} else vErrors = withError(vErrors, instancePath + "/sha256", "type", schema36.properties.sha256, data8);
					}
					if (data.id !== void 0) {
						let data9 = data.id;
						if (typeof data9 !== "string") vErrors = withError(vErrors, instancePath + "/id", "type", schema36.properties.id, data9);
					}
				} else vErrors = withError(vErrors, instancePath, "type", schema36, data);
			} else vErrors = withError(vErrors, instancePath, "discriminator", schema29, data, {
				error: "mapping",
				tag: "kind",
				tagValue: tag0
			});
		} else vErrors = withError(vErrors, instancePath, "discriminator", schema29, data, {
			error: "tag",
			tag: "kind",
			tagValue: tag0
		});
	} else vErrors = withError(vErrors, instancePath, "type", schema29, data);
	validate24.errors = vErrors;
	return vErrors === null;
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
const formats0 = instantFormat;
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
const pattern6 = /* @__PURE__ */ new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate31(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema39.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema39, data, prop0);
		for (const key0 in data) if (!(key0 === "pullRequest" || key0 === "review" || key0 === "reviewerId" || key0 === "commit")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema39, data, key0);
		if (data.pullRequest !== void 0) {
			let data0 = data.pullRequest;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) vErrors = withError(vErrors, instancePath + "/pullRequest", "type", schema39.properties.pullRequest, data0);
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) vErrors = withError(vErrors, instancePath + "/pullRequest", "minimum", schema39.properties.pullRequest, data0, {
					comparison: ">=",
					limit: 1
				});
			}
		}
		if (data.review !== void 0) {
			let data1 = data.review;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) vErrors = withError(vErrors, instancePath + "/review", "type", schema39.properties.review, data1);
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) vErrors = withError(vErrors, instancePath + "/review", "minimum", schema39.properties.review, data1, {
					comparison: ">=",
					limit: 1
				});
			}
		}
		if (data.reviewerId !== void 0) {
			let data2 = data.reviewerId;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) vErrors = withError(vErrors, instancePath + "/reviewerId", "type", schema39.properties.reviewerId, data2);
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) vErrors = withError(vErrors, instancePath + "/reviewerId", "minimum", schema39.properties.reviewerId, data2, {
					comparison: ">=",
					limit: 1
				});
			}
		}
		if (data.commit !== void 0) {
			let data3 = data.commit;
			if (typeof data3 === "string") {
				if (!pattern6.test(data3)) vErrors = withError(vErrors, instancePath + "/commit", "commit/pattern", schema39.properties.commit, data3);
			} else vErrors = withError(vErrors, instancePath + "/commit", "type", schema39.properties.commit, data3);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema39, data);
	validate31.errors = vErrors;
	return vErrors === null;
}
function validate30(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) vErrors = withError(vErrors, instancePath, "required", schema37, data, "status");
		for (const key0 in data) if (!func2.call(schema37.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema37, data, key0);
		if (data.status !== void 0) {
			let data0 = data.status;
			if (!(data0 === "pending" || data0 === "approved" || data0 === "rejected")) vErrors = withError(vErrors, instancePath + "/status", "enum", schema37.properties.status, data0);
		}
		if (data.reviewedBy !== void 0) {
			let data1 = data.reviewedBy;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/reviewedBy", "type", schema37.properties.reviewedBy, data1);
		}
		if (data.reviewedAt !== void 0) {
			let data2 = data.reviewedAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) vErrors = withError(vErrors, instancePath + "/reviewedAt", "format", schema38, data2);
			} else vErrors = withError(vErrors, instancePath + "/reviewedAt", "type", schema38, data2);
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/reason", "type", schema37.properties.reason, data3);
		}
		if (data.confirmed !== void 0) {
			let data4 = data.confirmed;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "query" || data5 === "answer" || data5 === "source" || data5 === "chunks")) vErrors = withError(vErrors, instancePath + "/confirmed/" + i0, "enum", schema37.properties.confirmed.items, data5);
				}
			} else vErrors = withError(vErrors, instancePath + "/confirmed", "type", schema37.properties.confirmed, data4);
		}
		if (data.digest !== void 0) {
			let data6 = data.digest;
			if (typeof data6 === "string") {
				if (!pattern1.test(data6)) vErrors = withError(vErrors, instancePath + "/digest", "digest/pattern", schema37.properties.digest, data6);
			} else vErrors = withError(vErrors, instancePath + "/digest", "type", schema37.properties.digest, data6);
		}
		if (data.corpus !== void 0) {
			let data7 = data.corpus;
			if (typeof data7 === "string") {
				if (!pattern1.test(data7)) vErrors = withError(vErrors, instancePath + "/corpus", "corpus/pattern", schema37.properties.corpus, data7);
			} else vErrors = withError(vErrors, instancePath + "/corpus", "type", schema37.properties.corpus, data7);
		}
		if (data.via !== void 0) {
			let data8 = data.via;
			if (!(data8 === "github" || data8 === "local" || data8 === "import")) vErrors = withError(vErrors, instancePath + "/via", "enum", schema37.properties.via, data8);
		}
		if (data.proof !== void 0) {
			if (!validate31(data.proof, { instancePath: instancePath + "/proof" })) vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema37, data);
	validate30.errors = vErrors;
	return vErrors === null;
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
function validate34(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const prop0 of schema41.required) if (data0[prop0] === void 0) vErrors = withError(vErrors, instancePath + "/" + i0, "required", schema41, data0, prop0);
				for (const key0 in data0) if (!(key0 === "role" || key0 === "content")) vErrors = withError(vErrors, instancePath + "/" + i0, "additionalProperties", schema41, data0, key0);
				if (data0.role !== void 0) {
					let data1 = data0.role;
					if (!(data1 === "user" || data1 === "assistant" || data1 === "system")) vErrors = withError(vErrors, instancePath + "/" + i0 + "/role", "enum", schema41.properties.role, data1);
				}
				if (data0.content !== void 0) {
					let data2 = data0.content;
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/content", "type", schema41.properties.content, data2);
				}
			} else vErrors = withError(vErrors, instancePath + "/" + i0, "type", schema41, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema40, data);
	validate34.errors = vErrors;
	return vErrors === null;
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
function validate36(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func3(data0) > 100) vErrors = withError(vErrors, instancePath + "/" + i0, "maxLength", schema46, data0);
				if (!pattern0.test(data0)) vErrors = withError(vErrors, instancePath + "/" + i0, "familyId/pattern", schema46, data0);
			} else vErrors = withError(vErrors, instancePath + "/" + i0, "type", schema46, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema45, data);
	validate36.errors = vErrors;
	return vErrors === null;
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
function validate39(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema49.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema49, data, prop0);
		for (const key0 in data) if (!(key0 === "reviewer" || key0 === "relevantChunkIds" || key0 === "expectedAnswerSupported" || key0 === "reviewedAt" || key0 === "digest" || key0 === "independence")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema49, data, key0);
		if (data.reviewer !== void 0) {
			let data0 = data.reviewer;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/reviewer", "type", schema49.properties.reviewer, data0);
		}
		if (data.relevantChunkIds !== void 0) {
			let data1 = data.relevantChunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/relevantChunkIds/" + i0, "type", schema18, data2);
				}
			} else vErrors = withError(vErrors, instancePath + "/relevantChunkIds", "type", schema49.properties.relevantChunkIds, data1);
		}
		if (data.expectedAnswerSupported !== void 0) {
			let data3 = data.expectedAnswerSupported;
			if (typeof data3 !== "boolean") vErrors = withError(vErrors, instancePath + "/expectedAnswerSupported", "type", schema49.properties.expectedAnswerSupported, data3);
		}
		if (data.reviewedAt !== void 0) {
			let data4 = data.reviewedAt;
			if (typeof data4 === "string") {
				if (!formats0.validate(data4)) vErrors = withError(vErrors, instancePath + "/reviewedAt", "format", schema38, data4);
			} else vErrors = withError(vErrors, instancePath + "/reviewedAt", "type", schema38, data4);
		}
		if (data.digest !== void 0) {
			let data5 = data.digest;
			if (typeof data5 === "string") {
				if (!pattern1.test(data5)) vErrors = withError(vErrors, instancePath + "/digest", "digest/pattern", schema52, data5);
			} else vErrors = withError(vErrors, instancePath + "/digest", "type", schema52, data5);
		}
		if (data.independence !== void 0) {
			let data6 = data.independence;
			if (!(data6 === "blind" || data6 === "declared")) vErrors = withError(vErrors, instancePath + "/independence", "enum", schema49.properties.independence, data6);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema49, data);
	validate39.errors = vErrors;
	return vErrors === null;
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
function validate41(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema53.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema53, data, prop0);
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "clarified")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema53, data, key0);
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/by", "type", schema53.properties.by, data0);
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) vErrors = withError(vErrors, instancePath + "/at", "format", schema38, data1);
			} else vErrors = withError(vErrors, instancePath + "/at", "type", schema38, data1);
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/reason", "type", schema53.properties.reason, data2);
		}
		if (data.clarified !== void 0) {
			let data3 = data.clarified;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (!(data4 === "query" || data4 === "answer" || data4 === "source" || data4 === "chunks")) vErrors = withError(vErrors, instancePath + "/clarified/" + i0, "enum", schema53.properties.clarified.items, data4);
				}
			} else vErrors = withError(vErrors, instancePath + "/clarified", "type", schema53.properties.clarified, data3);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema53, data);
	validate41.errors = vErrors;
	return vErrors === null;
}
function validate38(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) vErrors = withError(vErrors, instancePath, "required", schema48, data, "why");
		for (const key0 in data) if (!(key0 === "why" || key0 === "reviews" || key0 === "resolution")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema48, data, key0);
		if (data.why !== void 0) {
			let data0 = data.why;
			if (!(data0 === "common" || data0 === "ambiguous" || data0 === "high-consequence" || data0 === "several-sources" || data0 === "uncertainty" || data0 === "fragile")) vErrors = withError(vErrors, instancePath + "/why", "enum", schema48.properties.why, data0);
		}
		if (data.reviews !== void 0) {
			let data1 = data.reviews;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate39(data1[i0], { instancePath: instancePath + "/reviews/" + i0 })) vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
			} else vErrors = withError(vErrors, instancePath + "/reviews", "type", schema48.properties.reviews, data1);
		}
		if (data.resolution !== void 0) {
			if (!validate41(data.resolution, { instancePath: instancePath + "/resolution" })) vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema48, data);
	validate38.errors = vErrors;
	return vErrors === null;
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
		},
		"proof": { "$ref": "#/definitions/proof" }
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
function validate44(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema55.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema55, data, prop0);
		for (const key0 in data) if (!func2.call(schema55.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema55, data, key0);
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/from", "type", schema55.properties.from, data0);
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/to", "type", schema55.properties.to, data1);
		}
		if (data.reasons !== void 0) {
			let data2 = data.reasons;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(data3 === "source-revision-changed" || data3 === "chunk-edited" || data3 === "chunk-moved" || data3 === "chunk-deleted" || data3 === "chunking-changed" || data3 === "embedding-changed" || data3 === "retrieval-filter-changed" || data3 === "document-added" || data3 === "query-pattern-observed" || data3 === "corpus-revision-changed")) vErrors = withError(vErrors, instancePath + "/reasons/" + i0, "enum", schema56, data3);
				}
			} else vErrors = withError(vErrors, instancePath + "/reasons", "type", schema55.properties.reasons, data2);
		}
		if (data.outcome !== void 0) {
			let data4 = data.outcome;
			if (!(data4 === "confirmed" || data4 === "revised" || data4 === "abstained" || data4 === "retired")) vErrors = withError(vErrors, instancePath + "/outcome", "enum", schema55.properties.outcome, data4);
		}
		if (data.by !== void 0) {
			let data5 = data.by;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/by", "type", schema55.properties.by, data5);
		}
		if (data.at !== void 0) {
			let data6 = data.at;
			if (typeof data6 === "string") {
				if (!formats0.validate(data6)) vErrors = withError(vErrors, instancePath + "/at", "format", schema38, data6);
			} else vErrors = withError(vErrors, instancePath + "/at", "type", schema38, data6);
		}
		if (data.reason !== void 0) {
			let data7 = data.reason;
			if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/reason", "type", schema55.properties.reason, data7);
		}
		if (data.observations !== void 0) {
			let data8 = data.observations;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data9 = data8[i1];
					if (typeof data9 !== "string") vErrors = withError(vErrors, instancePath + "/observations/" + i1, "type", schema55.properties.observations.items, data9);
				}
			} else vErrors = withError(vErrors, instancePath + "/observations", "type", schema55.properties.observations, data8);
		}
		if (data.previous !== void 0) {
			let data10 = data.previous;
			if (typeof data10 === "string") {
				if (!pattern1.test(data10)) vErrors = withError(vErrors, instancePath + "/previous", "previous/pattern", schema55.properties.previous, data10);
			} else vErrors = withError(vErrors, instancePath + "/previous", "type", schema55.properties.previous, data10);
		}
		if (data.proof !== void 0) {
			if (!validate31(data.proof, { instancePath: instancePath + "/proof" })) vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema55, data);
	validate44.errors = vErrors;
	return vErrors === null;
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
		"reason": { "type": "string" },
		"proof": { "$ref": "#/definitions/proof" }
	}
};
function validate47(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema58.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema58, data, prop0);
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "proof")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema58, data, key0);
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/by", "type", schema58.properties.by, data0);
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) vErrors = withError(vErrors, instancePath + "/at", "format", schema38, data1);
			} else vErrors = withError(vErrors, instancePath + "/at", "type", schema38, data1);
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/reason", "type", schema58.properties.reason, data2);
		}
		if (data.proof !== void 0) {
			if (!validate31(data.proof, { instancePath: instancePath + "/proof" })) vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema58, data);
	validate47.errors = vErrors;
	return vErrors === null;
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
function validate50(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documents === void 0) vErrors = withError(vErrors, instancePath, "required", schema61, data, "documents");
		for (const key0 in data) if (!(key0 === "documents")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema61, data, key0);
		if (data.documents !== void 0) {
			let data0 = data.documents;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/documents/" + i0, "type", schema26, data1);
				}
			} else vErrors = withError(vErrors, instancePath + "/documents", "type", schema61.properties.documents, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema61, data);
	validate50.errors = vErrors;
	return vErrors === null;
}
function validate11(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema12.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema12, data, prop0);
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema12, data, key0);
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) vErrors = withError(vErrors, instancePath + "/id", "maxLength", schema13, data0);
				if (!pattern0.test(data0)) vErrors = withError(vErrors, instancePath + "/id", "caseId/pattern", schema13, data0);
			} else vErrors = withError(vErrors, instancePath + "/id", "type", schema13, data0);
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("answerable" !== data1) vErrors = withError(vErrors, instancePath + "/kind", "const", schema12.properties.kind, data1);
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/query", "type", schema14, data2);
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/expectedAnswer", "type", schema15, data3);
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, { instancePath: instancePath + "/acceptedAnswers" })) vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, { instancePath: instancePath + "/evidence" })) vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, { instancePath: instancePath + "/relevantChunkIds" })) vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, { instancePath: instancePath + "/provenance" })) vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") vErrors = withError(vErrors, instancePath + "/corpusRevision", "type", schema28, data8);
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, { instancePath: instancePath + "/origin" })) vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, { instancePath: instancePath + "/review" })) vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
		}
		if (data.conversation !== void 0) {
			if (!validate34(data.conversation, { instancePath: instancePath + "/conversation" })) vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") vErrors = withError(vErrors, instancePath + "/tags/" + i0, "type", schema42.items, data13);
				}
			} else vErrors = withError(vErrors, instancePath + "/tags", "type", schema42, data12);
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") vErrors = withError(vErrors, instancePath + "/notes", "type", schema43, data14);
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") vErrors = withError(vErrors, instancePath + "/variantOf", "type", schema44, data15);
		}
		if (data.families !== void 0) {
			if (!validate36(data.families, { instancePath: instancePath + "/families" })) vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
		}
		if (data.split !== void 0) {
			let data17 = data.split;
			if (!(data17 === "dev" || data17 === "validation" || data17 === "test" || data17 === "regression")) vErrors = withError(vErrors, instancePath + "/split", "enum", schema47, data17);
		}
		if (data.sentinel !== void 0) {
			if (!validate38(data.sentinel, { instancePath: instancePath + "/sentinel" })) vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
		}
		if (data.refresh !== void 0) {
			if (!validate44(data.refresh, { instancePath: instancePath + "/refresh" })) vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
		}
		if (data.retired !== void 0) {
			if (!validate47(data.retired, { instancePath: instancePath + "/retired" })) vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
		}
		if (data.askedAt !== void 0) {
			let data21 = data.askedAt;
			if (typeof data21 === "string") {
				if (!formats0.validate(data21)) vErrors = withError(vErrors, instancePath + "/askedAt", "format", schema60, data21);
			} else vErrors = withError(vErrors, instancePath + "/askedAt", "type", schema60, data21);
		}
		if (data.caller !== void 0) {
			if (!validate50(data.caller, { instancePath: instancePath + "/caller" })) vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema12, data);
	validate11.errors = vErrors;
	return vErrors === null;
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
function validate52(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema63.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema63, data, prop0);
		for (const key0 in data) if (!func2.call(schema63.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema63, data, key0);
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) vErrors = withError(vErrors, instancePath + "/id", "maxLength", schema13, data0);
				if (!pattern0.test(data0)) vErrors = withError(vErrors, instancePath + "/id", "caseId/pattern", schema13, data0);
			} else vErrors = withError(vErrors, instancePath + "/id", "type", schema13, data0);
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("inconclusive" !== data1) vErrors = withError(vErrors, instancePath + "/kind", "const", schema63.properties.kind, data1);
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/query", "type", schema14, data2);
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/expectedAnswer", "type", schema15, data3);
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, { instancePath: instancePath + "/acceptedAnswers" })) vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, { instancePath: instancePath + "/evidence" })) vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, { instancePath: instancePath + "/relevantChunkIds" })) vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, { instancePath: instancePath + "/provenance" })) vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") vErrors = withError(vErrors, instancePath + "/corpusRevision", "type", schema28, data8);
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, { instancePath: instancePath + "/origin" })) vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, { instancePath: instancePath + "/review" })) vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
		}
		if (data.conversation !== void 0) {
			if (!validate34(data.conversation, { instancePath: instancePath + "/conversation" })) vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") vErrors = withError(vErrors, instancePath + "/tags/" + i0, "type", schema42.items, data13);
				}
			} else vErrors = withError(vErrors, instancePath + "/tags", "type", schema42, data12);
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") vErrors = withError(vErrors, instancePath + "/notes", "type", schema43, data14);
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") vErrors = withError(vErrors, instancePath + "/variantOf", "type", schema44, data15);
		}
		if (data.families !== void 0) {
			if (!validate36(data.families, { instancePath: instancePath + "/families" })) vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
		}
		if (data.split !== void 0) {
			let data17 = data.split;
			if (!(data17 === "dev" || data17 === "validation" || data17 === "test" || data17 === "regression")) vErrors = withError(vErrors, instancePath + "/split", "enum", schema47, data17);
		}
		if (data.sentinel !== void 0) {
			if (!validate38(data.sentinel, { instancePath: instancePath + "/sentinel" })) vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
		}
		if (data.refresh !== void 0) {
			if (!validate44(data.refresh, { instancePath: instancePath + "/refresh" })) vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
		}
		if (data.retired !== void 0) {
			if (!validate47(data.retired, { instancePath: instancePath + "/retired" })) vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
		}
		if (data.askedAt !== void 0) {
			let data21 = data.askedAt;
			if (typeof data21 === "string") {
				if (!formats0.validate(data21)) vErrors = withError(vErrors, instancePath + "/askedAt", "format", schema60, data21);
			} else vErrors = withError(vErrors, instancePath + "/askedAt", "type", schema60, data21);
		}
		if (data.caller !== void 0) {
			if (!validate50(data.caller, { instancePath: instancePath + "/caller" })) vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema63, data);
	validate52.errors = vErrors;
	return vErrors === null;
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
function validate66(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0, "type", schema18, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema77, data);
	validate66.errors = vErrors;
	return vErrors === null;
}
const schema79 = {
	"type": "array",
	"items": { "$ref": "#/definitions/provenanceEntry" }
};
function validate68(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], { instancePath: instancePath + "/" + i0 })) vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
	} else vErrors = withError(vErrors, instancePath, "type", schema79, data);
	validate68.errors = vErrors;
	return vErrors === null;
}
function validate65(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema73.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema73, data, prop0);
		for (const key0 in data) if (!func2.call(schema73.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema73, data, key0);
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) vErrors = withError(vErrors, instancePath + "/id", "maxLength", schema13, data0);
				if (!pattern0.test(data0)) vErrors = withError(vErrors, instancePath + "/id", "caseId/pattern", schema13, data0);
			} else vErrors = withError(vErrors, instancePath + "/id", "type", schema13, data0);
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("abstention" !== data1) vErrors = withError(vErrors, instancePath + "/kind", "const", schema73.properties.kind, data1);
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/query", "type", schema14, data2);
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/expectedAnswer", "type", schema15, data3);
		}
		if (data.because !== void 0) {
			let data4 = data.because;
			if (!(data4 === "not-in-corpus" || data4 === "out-of-scope" || data4 === "not-permitted" || data4 === "ambiguous")) vErrors = withError(vErrors, instancePath + "/because", "enum", schema73.properties.because, data4);
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate66(data.relevantChunkIds, { instancePath: instancePath + "/relevantChunkIds" })) vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
		}
		if (data.provenance !== void 0) {
			if (!validate68(data.provenance, { instancePath: instancePath + "/provenance" })) vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
		}
		if (data.distractorChunkIds !== void 0) {
			let data7 = data.distractorChunkIds;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") vErrors = withError(vErrors, instancePath + "/distractorChunkIds/" + i0, "type", schema18, data8);
				}
			} else vErrors = withError(vErrors, instancePath + "/distractorChunkIds", "type", schema73.properties.distractorChunkIds, data7);
		}
		if (data.corpusRevision !== void 0) {
			let data9 = data.corpusRevision;
			if (typeof data9 !== "string") vErrors = withError(vErrors, instancePath + "/corpusRevision", "type", schema28, data9);
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, { instancePath: instancePath + "/origin" })) vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, { instancePath: instancePath + "/review" })) vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
		}
		if (data.conversation !== void 0) {
			if (!validate34(data.conversation, { instancePath: instancePath + "/conversation" })) vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
		}
		if (data.tags !== void 0) {
			let data13 = data.tags;
			if (Array.isArray(data13)) {
				const len1 = data13.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data14 = data13[i1];
					if (typeof data14 !== "string") vErrors = withError(vErrors, instancePath + "/tags/" + i1, "type", schema42.items, data14);
				}
			} else vErrors = withError(vErrors, instancePath + "/tags", "type", schema42, data13);
		}
		if (data.notes !== void 0) {
			let data15 = data.notes;
			if (typeof data15 !== "string") vErrors = withError(vErrors, instancePath + "/notes", "type", schema43, data15);
		}
		if (data.variantOf !== void 0) {
			let data16 = data.variantOf;
			if (typeof data16 !== "string") vErrors = withError(vErrors, instancePath + "/variantOf", "type", schema44, data16);
		}
		if (data.families !== void 0) {
			if (!validate36(data.families, { instancePath: instancePath + "/families" })) vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
		}
		if (data.split !== void 0) {
			let data18 = data.split;
			if (!(data18 === "dev" || data18 === "validation" || data18 === "test" || data18 === "regression")) vErrors = withError(vErrors, instancePath + "/split", "enum", schema47, data18);
		}
		if (data.sentinel !== void 0) {
			if (!validate38(data.sentinel, { instancePath: instancePath + "/sentinel" })) vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
		}
		if (data.refresh !== void 0) {
			if (!validate44(data.refresh, { instancePath: instancePath + "/refresh" })) vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
		}
		if (data.retired !== void 0) {
			if (!validate47(data.retired, { instancePath: instancePath + "/retired" })) vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
		}
		if (data.askedAt !== void 0) {
			let data22 = data.askedAt;
			if (typeof data22 === "string") {
				if (!formats0.validate(data22)) vErrors = withError(vErrors, instancePath + "/askedAt", "format", schema60, data22);
			} else vErrors = withError(vErrors, instancePath + "/askedAt", "type", schema60, data22);
		}
		if (data.caller !== void 0) {
			if (!validate50(data.caller, { instancePath: instancePath + "/caller" })) vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema73, data);
	validate65.errors = vErrors;
	return vErrors === null;
}
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) vErrors = withError(vErrors, instancePath, "required", schema11, data, "kind");
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "answerable" || data0 === "inconclusive" || data0 === "abstention")) vErrors = withError(vErrors, instancePath + "/kind", "enum", schema11.properties.kind, data0);
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "answerable") {
				if (!validate11(data, { instancePath })) vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
			} else if (tag0 === "inconclusive") {
				if (!validate52(data, { instancePath })) vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
			} else if (tag0 === "abstention") {
				if (!validate65(data, { instancePath })) vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
			} else vErrors = withError(vErrors, instancePath, "discriminator", schema11, data, {
				error: "mapping",
				tag: "kind",
				tagValue: tag0
			});
		} else vErrors = withError(vErrors, instancePath, "discriminator", schema11, data, {
			error: "tag",
			tag: "kind",
			tagValue: tag0
		});
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { caseShape };
