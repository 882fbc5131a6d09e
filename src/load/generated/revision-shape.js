// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { instantFormat, ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:revision-shape
const revisionShape = validate10;
const schema11 = {
	"title": "Revision record",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"createdAt",
		"chunking",
		"triggers",
		"texts",
		"documents",
		"chunks"
	],
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
			"maxLength": 100
		},
		"parent": { "type": "string" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"chunking": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"version",
				"settings"
			],
			"properties": {
				"name": { "type": "string" },
				"version": { "type": "string" },
				"settings": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"embedding": {
			"type": "object",
			"additionalProperties": false,
			"required": ["model", "version"],
			"properties": {
				"model": { "type": "string" },
				"version": { "type": "string" }
			}
		},
		"retrievalFilter": { "type": "string" },
		"triggers": {
			"type": "array",
			"items": { "enum": [
				"source-revision-changed",
				"chunking-changed",
				"embedding-changed",
				"retrieval-filter-changed",
				"document-added"
			] }
		},
		"texts": { "enum": [
			"all",
			"cited",
			"none"
		] },
		"documents": { "$ref": "#/definitions/manifestFile" },
		"chunks": { "$ref": "#/definitions/manifestFile" }
	}
};
const schema12 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["count", "sha256"],
	"properties": {
		"count": {
			"type": "integer",
			"minimum": 0
		},
		"sha256": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats0 = instantFormat;
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema11.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema11, data, prop0);
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) vErrors = withError(vErrors, instancePath + "/id", "maxLength", schema11.properties.id, data0);
				if (!pattern0.test(data0)) vErrors = withError(vErrors, instancePath + "/id", "id/pattern", schema11.properties.id, data0);
			} else vErrors = withError(vErrors, instancePath + "/id", "type", schema11.properties.id, data0);
		}
		if (data.parent !== void 0) {
			let data1 = data.parent;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/parent", "type", schema11.properties.parent, data1);
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) vErrors = withError(vErrors, instancePath + "/createdAt", "format", schema11.properties.createdAt, data2);
			} else vErrors = withError(vErrors, instancePath + "/createdAt", "type", schema11.properties.createdAt, data2);
		}
		if (data.chunking !== void 0) {
			let data3 = data.chunking;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const prop1 of schema11.properties.chunking.required) if (data3[prop1] === void 0) vErrors = withError(vErrors, instancePath + "/chunking", "required", schema11.properties.chunking, data3, prop1);
				for (const key1 in data3) if (!(key1 === "name" || key1 === "version" || key1 === "settings")) vErrors = withError(vErrors, instancePath + "/chunking", "additionalProperties", schema11.properties.chunking, data3, key1);
				if (data3.name !== void 0) {
					let data4 = data3.name;
					if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/chunking/name", "type", schema11.properties.chunking.properties.name, data4);
				}
				if (data3.version !== void 0) {
					let data5 = data3.version;
					if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/chunking/version", "type", schema11.properties.chunking.properties.version, data5);
				}
				if (data3.settings !== void 0) {
					let data6 = data3.settings;
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else vErrors = withError(vErrors, instancePath + "/chunking/settings", "type", schema11.properties.chunking.properties.settings, data6);
				}
			} else vErrors = withError(vErrors, instancePath + "/chunking", "type", schema11.properties.chunking, data3);
		}
		if (data.embedding !== void 0) {
			let data7 = data.embedding;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const prop2 of schema11.properties.embedding.required) if (data7[prop2] === void 0) vErrors = withError(vErrors, instancePath + "/embedding", "required", schema11.properties.embedding, data7, prop2);
				for (const key2 in data7) if (!(key2 === "model" || key2 === "version")) vErrors = withError(vErrors, instancePath + "/embedding", "additionalProperties", schema11.properties.embedding, data7, key2);
				if (data7.model !== void 0) {
					let data8 = data7.model;
					if (typeof data8 !== "string") vErrors = withError(vErrors, instancePath + "/embedding/model", "type", schema11.properties.embedding.properties.model, data8);
				}
				if (data7.version !== void 0) {
					let data9 = data7.version;
					if (typeof data9 !== "string") vErrors = withError(vErrors, instancePath + "/embedding/version", "type", schema11.properties.embedding.properties.version, data9);
				}
			} else vErrors = withError(vErrors, instancePath + "/embedding", "type", schema11.properties.embedding, data7);
		}
		if (data.retrievalFilter !== void 0) {
			let data10 = data.retrievalFilter;
			if (typeof data10 !== "string") vErrors = withError(vErrors, instancePath + "/retrievalFilter", "type", schema11.properties.retrievalFilter, data10);
		}
		if (data.triggers !== void 0) {
			let data11 = data.triggers;
			if (Array.isArray(data11)) {
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data12 = data11[i0];
					if (!(data12 === "source-revision-changed" || data12 === "chunking-changed" || data12 === "embedding-changed" || data12 === "retrieval-filter-changed" || data12 === "document-added")) vErrors = withError(vErrors, instancePath + "/triggers/" + i0, "enum", schema11.properties.triggers.items, data12);
				}
			} else vErrors = withError(vErrors, instancePath + "/triggers", "type", schema11.properties.triggers, data11);
		}
		if (data.texts !== void 0) {
			let data13 = data.texts;
			if (!(data13 === "all" || data13 === "cited" || data13 === "none")) vErrors = withError(vErrors, instancePath + "/texts", "enum", schema11.properties.texts, data13);
		}
		if (data.documents !== void 0) {
			let data14 = data.documents;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				for (const prop3 of schema12.required) if (data14[prop3] === void 0) vErrors = withError(vErrors, instancePath + "/documents", "required", schema12, data14, prop3);
				for (const key3 in data14) if (!(key3 === "count" || key3 === "sha256")) vErrors = withError(vErrors, instancePath + "/documents", "additionalProperties", schema12, data14, key3);
				if (data14.count !== void 0) {
					let data15 = data14.count;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) vErrors = withError(vErrors, instancePath + "/documents/count", "type", schema12.properties.count, data15);
					if (typeof data15 == "number" && isFinite(data15)) {
						if (data15 < 0 || isNaN(data15)) vErrors = withError(vErrors, instancePath + "/documents/count", "minimum", schema12.properties.count, data15, {
							comparison: ">=",
							limit: 0
						});
					}
				}
				if (data14.sha256 !== void 0) {
					let data16 = data14.sha256;
					if (typeof data16 === "string") {
						if (!pattern1.test(data16)) vErrors = withError(vErrors, instancePath + "/documents/sha256", "sha256/pattern", schema12.properties.sha256, data16);
					} else vErrors = withError(vErrors, instancePath + "/documents/sha256", "type", schema12.properties.sha256, data16);
				}
			} else vErrors = withError(vErrors, instancePath + "/documents", "type", schema12, data14);
		}
		if (data.chunks !== void 0) {
			let data17 = data.chunks;
			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
				for (const prop4 of schema12.required) if (data17[prop4] === void 0) vErrors = withError(vErrors, instancePath + "/chunks", "required", schema12, data17, prop4);
				for (const key4 in data17) if (!(key4 === "count" || key4 === "sha256")) vErrors = withError(vErrors, instancePath + "/chunks", "additionalProperties", schema12, data17, key4);
				if (data17.count !== void 0) {
					let data18 = data17.count;
					if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) vErrors = withError(vErrors, instancePath + "/chunks/count", "type", schema12.properties.count, data18);
					if (typeof data18 == "number" && isFinite(data18)) {
						if (data18 < 0 || isNaN(data18)) vErrors = withError(vErrors, instancePath + "/chunks/count", "minimum", schema12.properties.count, data18, {
							comparison: ">=",
							limit: 0
						});
					}
				}
				if (data17.sha256 !== void 0) {
					let data19 = data17.sha256;
					if (typeof data19 === "string") {
						if (!pattern1.test(data19)) vErrors = withError(vErrors, instancePath + "/chunks/sha256", "sha256/pattern", schema12.properties.sha256, data19);
					} else vErrors = withError(vErrors, instancePath + "/chunks/sha256", "type", schema12.properties.sha256, data19);
				}
			} else vErrors = withError(vErrors, instancePath + "/chunks", "type", schema12, data17);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { revisionShape };
