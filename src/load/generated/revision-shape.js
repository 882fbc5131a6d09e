// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { require_formats, require_ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:revision-shape
const revisionShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/revision.schema.json",
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
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats0 = require_formats().fullFormats["date-time"];
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema11, data);
			errors++;
		}
		if (data.createdAt === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "createdAt" }, schema11, data);
			errors++;
		}
		if (data.chunking === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "chunking" }, schema11, data);
			errors++;
		}
		if (data.triggers === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "triggers" }, schema11, data);
			errors++;
		}
		if (data.texts === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "texts" }, schema11, data);
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "documents" }, schema11, data);
			errors++;
		}
		if (data.chunks === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "chunks" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					vErrors = withError(vErrors, instancePath + "/id", "#/properties/id/maxLength", { limit: 100 }, schema11.properties.id, data0);
					errors++;
				}
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, instancePath + "/id", "#/properties/id/pattern", { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema11.properties.id, data0);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/id", "#/properties/id/type", { type: "string" }, schema11.properties.id, data0);
				errors++;
			}
		}
		if (data.parent !== void 0) {
			let data1 = data.parent;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/parent", "#/properties/parent/type", { type: "string" }, schema11.properties.parent, data1);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) {
					vErrors = withError(vErrors, instancePath + "/createdAt", "#/properties/createdAt/format", { format: "date-time" }, schema11.properties.createdAt, data2);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/createdAt", "#/properties/createdAt/type", { type: "string" }, schema11.properties.createdAt, data2);
				errors++;
			}
		}
		if (data.chunking !== void 0) {
			let data3 = data.chunking;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.name === void 0) {
					vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/required", { missingProperty: "name" }, schema11.properties.chunking, data3);
					errors++;
				}
				if (data3.version === void 0) {
					vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/required", { missingProperty: "version" }, schema11.properties.chunking, data3);
					errors++;
				}
				if (data3.settings === void 0) {
					vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/required", { missingProperty: "settings" }, schema11.properties.chunking, data3);
					errors++;
				}
				for (const key1 in data3) if (!(key1 === "name" || key1 === "version" || key1 === "settings")) {
					vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/additionalProperties", { additionalProperty: key1 }, schema11.properties.chunking, data3);
					errors++;
				}
				if (data3.name !== void 0) {
					let data4 = data3.name;
					if (typeof data4 !== "string") {
						vErrors = withError(vErrors, instancePath + "/chunking/name", "#/properties/chunking/properties/name/type", { type: "string" }, schema11.properties.chunking.properties.name, data4);
						errors++;
					}
				}
				if (data3.version !== void 0) {
					let data5 = data3.version;
					if (typeof data5 !== "string") {
						vErrors = withError(vErrors, instancePath + "/chunking/version", "#/properties/chunking/properties/version/type", { type: "string" }, schema11.properties.chunking.properties.version, data5);
						errors++;
					}
				}
				if (data3.settings !== void 0) {
					let data6 = data3.settings;
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = withError(vErrors, instancePath + "/chunking/settings", "#/properties/chunking/properties/settings/type", { type: "object" }, schema11.properties.chunking.properties.settings, data6);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/type", { type: "object" }, schema11.properties.chunking, data3);
				errors++;
			}
		}
		if (data.embedding !== void 0) {
			let data7 = data.embedding;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.model === void 0) {
					vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/required", { missingProperty: "model" }, schema11.properties.embedding, data7);
					errors++;
				}
				if (data7.version === void 0) {
					vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/required", { missingProperty: "version" }, schema11.properties.embedding, data7);
					errors++;
				}
				for (const key2 in data7) if (!(key2 === "model" || key2 === "version")) {
					vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/additionalProperties", { additionalProperty: key2 }, schema11.properties.embedding, data7);
					errors++;
				}
				if (data7.model !== void 0) {
					let data8 = data7.model;
					if (typeof data8 !== "string") {
						vErrors = withError(vErrors, instancePath + "/embedding/model", "#/properties/embedding/properties/model/type", { type: "string" }, schema11.properties.embedding.properties.model, data8);
						errors++;
					}
				}
				if (data7.version !== void 0) {
					let data9 = data7.version;
					if (typeof data9 !== "string") {
						vErrors = withError(vErrors, instancePath + "/embedding/version", "#/properties/embedding/properties/version/type", { type: "string" }, schema11.properties.embedding.properties.version, data9);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/type", { type: "object" }, schema11.properties.embedding, data7);
				errors++;
			}
		}
		if (data.retrievalFilter !== void 0) {
			let data10 = data.retrievalFilter;
			if (typeof data10 !== "string") {
				vErrors = withError(vErrors, instancePath + "/retrievalFilter", "#/properties/retrievalFilter/type", { type: "string" }, schema11.properties.retrievalFilter, data10);
				errors++;
			}
		}
		if (data.triggers !== void 0) {
			let data11 = data.triggers;
			if (Array.isArray(data11)) {
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data12 = data11[i0];
					if (!(data12 === "source-revision-changed" || data12 === "chunking-changed" || data12 === "embedding-changed" || data12 === "retrieval-filter-changed" || data12 === "document-added")) {
						vErrors = withError(vErrors, instancePath + "/triggers/" + i0, "#/properties/triggers/items/enum", { allowedValues: schema11.properties.triggers.items.enum }, schema11.properties.triggers.items, data12);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/triggers", "#/properties/triggers/type", { type: "array" }, schema11.properties.triggers, data11);
				errors++;
			}
		}
		if (data.texts !== void 0) {
			let data13 = data.texts;
			if (!(data13 === "all" || data13 === "cited" || data13 === "none")) {
				vErrors = withError(vErrors, instancePath + "/texts", "#/properties/texts/enum", { allowedValues: schema11.properties.texts.enum }, schema11.properties.texts, data13);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data14 = data.documents;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.count === void 0) {
					vErrors = withError(vErrors, instancePath + "/documents", "#/definitions/manifestFile/required", { missingProperty: "count" }, schema12, data14);
					errors++;
				}
				if (data14.sha256 === void 0) {
					vErrors = withError(vErrors, instancePath + "/documents", "#/definitions/manifestFile/required", { missingProperty: "sha256" }, schema12, data14);
					errors++;
				}
				for (const key3 in data14) if (!(key3 === "count" || key3 === "sha256")) {
					vErrors = withError(vErrors, instancePath + "/documents", "#/definitions/manifestFile/additionalProperties", { additionalProperty: key3 }, schema12, data14);
					errors++;
				}
				if (data14.count !== void 0) {
					let data15 = data14.count;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
						vErrors = withError(vErrors, instancePath + "/documents/count", "#/definitions/manifestFile/properties/count/type", { type: "integer" }, schema12.properties.count, data15);
						errors++;
					}
					if (typeof data15 == "number" && isFinite(data15)) {
						if (data15 < 0 || isNaN(data15)) {
							vErrors = withError(vErrors, instancePath + "/documents/count", "#/definitions/manifestFile/properties/count/minimum", {
								comparison: ">=",
								limit: 0
							}, schema12.properties.count, data15);
							errors++;
						}
					}
				}
				if (data14.sha256 !== void 0) {
					let data16 = data14.sha256;
					if (typeof data16 === "string") {
						if (!pattern1.test(data16)) {
							vErrors = withError(vErrors, instancePath + "/documents/sha256", "#/definitions/manifestFile/properties/sha256/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema12.properties.sha256, data16);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/documents/sha256", "#/definitions/manifestFile/properties/sha256/type", { type: "string" }, schema12.properties.sha256, data16);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/documents", "#/definitions/manifestFile/type", { type: "object" }, schema12, data14);
				errors++;
			}
		}
		if (data.chunks !== void 0) {
			let data17 = data.chunks;
			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
				if (data17.count === void 0) {
					vErrors = withError(vErrors, instancePath + "/chunks", "#/definitions/manifestFile/required", { missingProperty: "count" }, schema12, data17);
					errors++;
				}
				if (data17.sha256 === void 0) {
					vErrors = withError(vErrors, instancePath + "/chunks", "#/definitions/manifestFile/required", { missingProperty: "sha256" }, schema12, data17);
					errors++;
				}
				for (const key4 in data17) if (!(key4 === "count" || key4 === "sha256")) {
					vErrors = withError(vErrors, instancePath + "/chunks", "#/definitions/manifestFile/additionalProperties", { additionalProperty: key4 }, schema12, data17);
					errors++;
				}
				if (data17.count !== void 0) {
					let data18 = data17.count;
					if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
						vErrors = withError(vErrors, instancePath + "/chunks/count", "#/definitions/manifestFile/properties/count/type", { type: "integer" }, schema12.properties.count, data18);
						errors++;
					}
					if (typeof data18 == "number" && isFinite(data18)) {
						if (data18 < 0 || isNaN(data18)) {
							vErrors = withError(vErrors, instancePath + "/chunks/count", "#/definitions/manifestFile/properties/count/minimum", {
								comparison: ">=",
								limit: 0
							}, schema12.properties.count, data18);
							errors++;
						}
					}
				}
				if (data17.sha256 !== void 0) {
					let data19 = data17.sha256;
					if (typeof data19 === "string") {
						if (!pattern1.test(data19)) {
							vErrors = withError(vErrors, instancePath + "/chunks/sha256", "#/definitions/manifestFile/properties/sha256/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema12.properties.sha256, data19);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunks/sha256", "#/definitions/manifestFile/properties/sha256/type", { type: "string" }, schema12.properties.sha256, data19);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/chunks", "#/definitions/manifestFile/type", { type: "object" }, schema12, data17);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema11, data);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { revisionShape };
