// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { require_ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:import-map-shape
const importMapShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/import-map.schema.json",
	"title": "Import map",
	"type": "object",
	"additionalProperties": false,
	"required": [],
	"properties": {
		"format": { "enum": [
			"json",
			"jsonl",
			"csv",
			"yaml"
		] },
		"list": { "type": "string" },
		"skip": { "type": "string" },
		"optional": {
			"type": "array",
			"items": { "type": "string" }
		},
		"id": { "type": "string" },
		"idPrefix": {
			"type": "string",
			"pattern": "^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$",
			"maxLength": 40
		},
		"query": { "type": "string" },
		"queryFrom": {
			"type": "object",
			"additionalProperties": false,
			"required": ["lastTurnOf"],
			"properties": {
				"lastTurnOf": { "type": "string" },
				"role": { "type": "string" },
				"content": { "type": "string" },
				"roles": {
					"type": "object",
					"additionalProperties": { "enum": [
						"user",
						"assistant",
						"system"
					] }
				}
			}
		},
		"expectedAnswer": { "type": "string" },
		"expectedAnswerByKind": {
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"answerable": { "type": "string" },
				"inconclusive": { "type": "string" },
				"abstention": { "type": "string" }
			}
		},
		"kind": { "enum": [
			"answerable",
			"inconclusive",
			"abstention"
		] },
		"kindFrom": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"values": {
					"type": "object",
					"additionalProperties": { "enum": [
						"answerable",
						"inconclusive",
						"abstention"
					] }
				},
				"otherwise": { "enum": [
					"answerable",
					"inconclusive",
					"abstention"
				] }
			}
		},
		"because": { "enum": [
			"not-in-corpus",
			"out-of-scope",
			"not-permitted",
			"ambiguous"
		] },
		"becauseFrom": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"values": {
					"type": "object",
					"additionalProperties": { "enum": [
						"not-in-corpus",
						"out-of-scope",
						"not-permitted",
						"ambiguous"
					] }
				}
			}
		},
		"acceptedAnswers": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"separator": {
					"type": "string",
					"minLength": 1
				}
			}
		},
		"evidence": { "$ref": "#/definitions/evidence" },
		"conversation": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"role": { "type": "string" },
				"content": { "type": "string" },
				"roles": {
					"type": "object",
					"additionalProperties": { "enum": [
						"user",
						"assistant",
						"system"
					] }
				}
			}
		},
		"tags": {
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": { "type": "string" },
				"separator": {
					"type": "string",
					"minLength": 1
				}
			}
		},
		"notes": { "type": "string" }
	}
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$", "u");
const schema12 = {
	"type": "object",
	"additionalProperties": false,
	"required": [],
	"properties": {
		"field": { "type": "string" },
		"fields": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		},
		"separator": {
			"type": "string",
			"minLength": 1
		},
		"citedIn": { "type": "string" },
		"pattern": { "type": "string" },
		"line": { "type": "string" },
		"chunk": { "type": "string" },
		"places": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/definitions/place" }
		},
		"documents": {
			"type": "object",
			"additionalProperties": {
				"type": "string",
				"minLength": 1
			}
		},
		"globs": { "type": "boolean" },
		"below": {
			"type": "string",
			"minLength": 1
		},
		"fileName": { "type": "string" },
		"otherwise": { "$ref": "#/definitions/evidence" }
	},
	"examples": [
		{ "field": "chunk_ids" },
		{
			"citedIn": "answer",
			"pattern": "[{chunk}]"
		},
		{
			"field": "source",
			"places": [{
				"pattern": "{document} p. {page}",
				"locator": "{page}"
			}]
		}
	]
};
const schema13 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["pattern"],
	"properties": {
		"pattern": {
			"type": "string",
			"minLength": 1
		},
		"document": {
			"type": "string",
			"minLength": 1
		},
		"locator": {
			"type": "string",
			"minLength": 1
		}
	}
};
const wrapper0 = { validate: validate11 };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema12, data);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/field", "#/properties/field/type", { type: "string" }, schema12.properties.field, data0);
				errors++;
			}
		}
		if (data.fields !== void 0) {
			let data1 = data.fields;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					vErrors = withError(vErrors, instancePath + "/fields", "#/properties/fields/minItems", { limit: 1 }, schema12.properties.fields, data1);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, instancePath + "/fields/" + i0, "#/properties/fields/items/type", { type: "string" }, schema12.properties.fields.items, data2);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/fields", "#/properties/fields/type", { type: "array" }, schema12.properties.fields, data1);
				errors++;
			}
		}
		if (data.separator !== void 0) {
			let data3 = data.separator;
			if (typeof data3 === "string") {
				if (func3(data3) < 1) {
					vErrors = withError(vErrors, instancePath + "/separator", "#/properties/separator/minLength", { limit: 1 }, schema12.properties.separator, data3);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/separator", "#/properties/separator/type", { type: "string" }, schema12.properties.separator, data3);
				errors++;
			}
		}
		if (data.citedIn !== void 0) {
			let data4 = data.citedIn;
			if (typeof data4 !== "string") {
				vErrors = withError(vErrors, instancePath + "/citedIn", "#/properties/citedIn/type", { type: "string" }, schema12.properties.citedIn, data4);
				errors++;
			}
		}
		if (data.pattern !== void 0) {
			let data5 = data.pattern;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/pattern", "#/properties/pattern/type", { type: "string" }, schema12.properties.pattern, data5);
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data6 = data.line;
			if (typeof data6 !== "string") {
				vErrors = withError(vErrors, instancePath + "/line", "#/properties/line/type", { type: "string" }, schema12.properties.line, data6);
				errors++;
			}
		}
		if (data.chunk !== void 0) {
			let data7 = data.chunk;
			if (typeof data7 !== "string") {
				vErrors = withError(vErrors, instancePath + "/chunk", "#/properties/chunk/type", { type: "string" }, schema12.properties.chunk, data7);
				errors++;
			}
		}
		if (data.places !== void 0) {
			let data8 = data.places;
			if (Array.isArray(data8)) {
				if (data8.length < 1) {
					vErrors = withError(vErrors, instancePath + "/places", "#/properties/places/minItems", { limit: 1 }, schema12.properties.places, data8);
					errors++;
				}
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data9 = data8[i1];
					if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
						if (data9.pattern === void 0) {
							vErrors = withError(vErrors, instancePath + "/places/" + i1, "#/definitions/place/required", { missingProperty: "pattern" }, schema13, data9);
							errors++;
						}
						for (const key1 in data9) if (!(key1 === "pattern" || key1 === "document" || key1 === "locator")) {
							vErrors = withError(vErrors, instancePath + "/places/" + i1, "#/definitions/place/additionalProperties", { additionalProperty: key1 }, schema13, data9);
							errors++;
						}
						if (data9.pattern !== void 0) {
							let data10 = data9.pattern;
							if (typeof data10 === "string") {
								if (func3(data10) < 1) {
									vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/pattern", "#/definitions/place/properties/pattern/minLength", { limit: 1 }, schema13.properties.pattern, data10);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/pattern", "#/definitions/place/properties/pattern/type", { type: "string" }, schema13.properties.pattern, data10);
								errors++;
							}
						}
						if (data9.document !== void 0) {
							let data11 = data9.document;
							if (typeof data11 === "string") {
								if (func3(data11) < 1) {
									vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/document", "#/definitions/place/properties/document/minLength", { limit: 1 }, schema13.properties.document, data11);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/document", "#/definitions/place/properties/document/type", { type: "string" }, schema13.properties.document, data11);
								errors++;
							}
						}
						if (data9.locator !== void 0) {
							let data12 = data9.locator;
							if (typeof data12 === "string") {
								if (func3(data12) < 1) {
									vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/locator", "#/definitions/place/properties/locator/minLength", { limit: 1 }, schema13.properties.locator, data12);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/locator", "#/definitions/place/properties/locator/type", { type: "string" }, schema13.properties.locator, data12);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/places/" + i1, "#/definitions/place/type", { type: "object" }, schema13, data9);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/places", "#/properties/places/type", { type: "array" }, schema12.properties.places, data8);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data13 = data.documents;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key2 in data13) {
				let data14 = data13[key2];
				if (typeof data14 === "string") {
					if (func3(data14) < 1) {
						vErrors = withError(vErrors, instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/documents/additionalProperties/minLength", { limit: 1 }, schema12.properties.documents.additionalProperties, data14);
						errors++;
					}
				} else {
					vErrors = withError(vErrors, instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/documents/additionalProperties/type", { type: "string" }, schema12.properties.documents.additionalProperties, data14);
					errors++;
				}
			}
			else {
				vErrors = withError(vErrors, instancePath + "/documents", "#/properties/documents/type", { type: "object" }, schema12.properties.documents, data13);
				errors++;
			}
		}
		if (data.globs !== void 0) {
			let data15 = data.globs;
			if (typeof data15 !== "boolean") {
				vErrors = withError(vErrors, instancePath + "/globs", "#/properties/globs/type", { type: "boolean" }, schema12.properties.globs, data15);
				errors++;
			}
		}
		if (data.below !== void 0) {
			let data16 = data.below;
			if (typeof data16 === "string") {
				if (func3(data16) < 1) {
					vErrors = withError(vErrors, instancePath + "/below", "#/properties/below/minLength", { limit: 1 }, schema12.properties.below, data16);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/below", "#/properties/below/type", { type: "string" }, schema12.properties.below, data16);
				errors++;
			}
		}
		if (data.fileName !== void 0) {
			let data17 = data.fileName;
			if (typeof data17 !== "string") {
				vErrors = withError(vErrors, instancePath + "/fileName", "#/properties/fileName/type", { type: "string" }, schema12.properties.fileName, data17);
				errors++;
			}
		}
		if (data.otherwise !== void 0) {
			if (!wrapper0.validate(data.otherwise, {
				instancePath: instancePath + "/otherwise",
				parentData: data,
				parentDataProperty: "otherwise",
				rootData
			})) {
				vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
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
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.format !== void 0) {
			let data0 = data.format;
			if (!(data0 === "json" || data0 === "jsonl" || data0 === "csv" || data0 === "yaml")) {
				vErrors = withError(vErrors, instancePath + "/format", "#/properties/format/enum", { allowedValues: schema11.properties.format.enum }, schema11.properties.format, data0);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/list", "#/properties/list/type", { type: "string" }, schema11.properties.list, data1);
				errors++;
			}
		}
		if (data.skip !== void 0) {
			let data2 = data.skip;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/skip", "#/properties/skip/type", { type: "string" }, schema11.properties.skip, data2);
				errors++;
			}
		}
		if (data.optional !== void 0) {
			let data3 = data.optional;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") {
						vErrors = withError(vErrors, instancePath + "/optional/" + i0, "#/properties/optional/items/type", { type: "string" }, schema11.properties.optional.items, data4);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/optional", "#/properties/optional/type", { type: "array" }, schema11.properties.optional, data3);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data5 = data.id;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/id", "#/properties/id/type", { type: "string" }, schema11.properties.id, data5);
				errors++;
			}
		}
		if (data.idPrefix !== void 0) {
			let data6 = data.idPrefix;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) {
					vErrors = withError(vErrors, instancePath + "/idPrefix", "#/properties/idPrefix/maxLength", { limit: 40 }, schema11.properties.idPrefix, data6);
					errors++;
				}
				if (!pattern0.test(data6)) {
					vErrors = withError(vErrors, instancePath + "/idPrefix", "#/properties/idPrefix/pattern", { pattern: "^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$" }, schema11.properties.idPrefix, data6);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/idPrefix", "#/properties/idPrefix/type", { type: "string" }, schema11.properties.idPrefix, data6);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data7 = data.query;
			if (typeof data7 !== "string") {
				vErrors = withError(vErrors, instancePath + "/query", "#/properties/query/type", { type: "string" }, schema11.properties.query, data7);
				errors++;
			}
		}
		if (data.queryFrom !== void 0) {
			let data8 = data.queryFrom;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.lastTurnOf === void 0) {
					vErrors = withError(vErrors, instancePath + "/queryFrom", "#/properties/queryFrom/required", { missingProperty: "lastTurnOf" }, schema11.properties.queryFrom, data8);
					errors++;
				}
				for (const key1 in data8) if (!(key1 === "lastTurnOf" || key1 === "role" || key1 === "content" || key1 === "roles")) {
					vErrors = withError(vErrors, instancePath + "/queryFrom", "#/properties/queryFrom/additionalProperties", { additionalProperty: key1 }, schema11.properties.queryFrom, data8);
					errors++;
				}
				if (data8.lastTurnOf !== void 0) {
					let data9 = data8.lastTurnOf;
					if (typeof data9 !== "string") {
						vErrors = withError(vErrors, instancePath + "/queryFrom/lastTurnOf", "#/properties/queryFrom/properties/lastTurnOf/type", { type: "string" }, schema11.properties.queryFrom.properties.lastTurnOf, data9);
						errors++;
					}
				}
				if (data8.role !== void 0) {
					let data10 = data8.role;
					if (typeof data10 !== "string") {
						vErrors = withError(vErrors, instancePath + "/queryFrom/role", "#/properties/queryFrom/properties/role/type", { type: "string" }, schema11.properties.queryFrom.properties.role, data10);
						errors++;
					}
				}
				if (data8.content !== void 0) {
					let data11 = data8.content;
					if (typeof data11 !== "string") {
						vErrors = withError(vErrors, instancePath + "/queryFrom/content", "#/properties/queryFrom/properties/content/type", { type: "string" }, schema11.properties.queryFrom.properties.content, data11);
						errors++;
					}
				}
				if (data8.roles !== void 0) {
					let data12 = data8.roles;
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
						let data13 = data12[key2];
						if (!(data13 === "user" || data13 === "assistant" || data13 === "system")) {
							vErrors = withError(vErrors, instancePath + "/queryFrom/roles/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queryFrom/properties/roles/additionalProperties/enum", { allowedValues: schema11.properties.queryFrom.properties.roles.additionalProperties.enum }, schema11.properties.queryFrom.properties.roles.additionalProperties, data13);
							errors++;
						}
					}
					else {
						vErrors = withError(vErrors, instancePath + "/queryFrom/roles", "#/properties/queryFrom/properties/roles/type", { type: "object" }, schema11.properties.queryFrom.properties.roles, data12);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/queryFrom", "#/properties/queryFrom/type", { type: "object" }, schema11.properties.queryFrom, data8);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data14 = data.expectedAnswer;
			if (typeof data14 !== "string") {
				vErrors = withError(vErrors, instancePath + "/expectedAnswer", "#/properties/expectedAnswer/type", { type: "string" }, schema11.properties.expectedAnswer, data14);
				errors++;
			}
		}
		if (data.expectedAnswerByKind !== void 0) {
			let data15 = data.expectedAnswerByKind;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
				for (const key3 in data15) if (!(key3 === "answerable" || key3 === "inconclusive" || key3 === "abstention")) {
					vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind", "#/properties/expectedAnswerByKind/additionalProperties", { additionalProperty: key3 }, schema11.properties.expectedAnswerByKind, data15);
					errors++;
				}
				if (data15.answerable !== void 0) {
					let data16 = data15.answerable;
					if (typeof data16 !== "string") {
						vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind/answerable", "#/properties/expectedAnswerByKind/properties/answerable/type", { type: "string" }, schema11.properties.expectedAnswerByKind.properties.answerable, data16);
						errors++;
					}
				}
				if (data15.inconclusive !== void 0) {
					let data17 = data15.inconclusive;
					if (typeof data17 !== "string") {
						vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind/inconclusive", "#/properties/expectedAnswerByKind/properties/inconclusive/type", { type: "string" }, schema11.properties.expectedAnswerByKind.properties.inconclusive, data17);
						errors++;
					}
				}
				if (data15.abstention !== void 0) {
					let data18 = data15.abstention;
					if (typeof data18 !== "string") {
						vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind/abstention", "#/properties/expectedAnswerByKind/properties/abstention/type", { type: "string" }, schema11.properties.expectedAnswerByKind.properties.abstention, data18);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind", "#/properties/expectedAnswerByKind/type", { type: "object" }, schema11.properties.expectedAnswerByKind, data15);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data19 = data.kind;
			if (!(data19 === "answerable" || data19 === "inconclusive" || data19 === "abstention")) {
				vErrors = withError(vErrors, instancePath + "/kind", "#/properties/kind/enum", { allowedValues: schema11.properties.kind.enum }, schema11.properties.kind, data19);
				errors++;
			}
		}
		if (data.kindFrom !== void 0) {
			let data20 = data.kindFrom;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.field === void 0) {
					vErrors = withError(vErrors, instancePath + "/kindFrom", "#/properties/kindFrom/required", { missingProperty: "field" }, schema11.properties.kindFrom, data20);
					errors++;
				}
				for (const key4 in data20) if (!(key4 === "field" || key4 === "values" || key4 === "otherwise")) {
					vErrors = withError(vErrors, instancePath + "/kindFrom", "#/properties/kindFrom/additionalProperties", { additionalProperty: key4 }, schema11.properties.kindFrom, data20);
					errors++;
				}
				if (data20.field !== void 0) {
					let data21 = data20.field;
					if (typeof data21 !== "string") {
						vErrors = withError(vErrors, instancePath + "/kindFrom/field", "#/properties/kindFrom/properties/field/type", { type: "string" }, schema11.properties.kindFrom.properties.field, data21);
						errors++;
					}
				}
				if (data20.values !== void 0) {
					let data22 = data20.values;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) for (const key5 in data22) {
						let data23 = data22[key5];
						if (!(data23 === "answerable" || data23 === "inconclusive" || data23 === "abstention")) {
							vErrors = withError(vErrors, instancePath + "/kindFrom/values/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/kindFrom/properties/values/additionalProperties/enum", { allowedValues: schema11.properties.kindFrom.properties.values.additionalProperties.enum }, schema11.properties.kindFrom.properties.values.additionalProperties, data23);
							errors++;
						}
					}
					else {
						vErrors = withError(vErrors, instancePath + "/kindFrom/values", "#/properties/kindFrom/properties/values/type", { type: "object" }, schema11.properties.kindFrom.properties.values, data22);
						errors++;
					}
				}
				if (data20.otherwise !== void 0) {
					let data24 = data20.otherwise;
					if (!(data24 === "answerable" || data24 === "inconclusive" || data24 === "abstention")) {
						vErrors = withError(vErrors, instancePath + "/kindFrom/otherwise", "#/properties/kindFrom/properties/otherwise/enum", { allowedValues: schema11.properties.kindFrom.properties.otherwise.enum }, schema11.properties.kindFrom.properties.otherwise, data24);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/kindFrom", "#/properties/kindFrom/type", { type: "object" }, schema11.properties.kindFrom, data20);
				errors++;
			}
		}
		if (data.because !== void 0) {
			let data25 = data.because;
			if (!(data25 === "not-in-corpus" || data25 === "out-of-scope" || data25 === "not-permitted" || data25 === "ambiguous")) {
				vErrors = withError(vErrors, instancePath + "/because", "#/properties/because/enum", { allowedValues: schema11.properties.because.enum }, schema11.properties.because, data25);
				errors++;
			}
		}
		if (data.becauseFrom !== void 0) {
			let data26 = data.becauseFrom;
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.field === void 0) {
					vErrors = withError(vErrors, instancePath + "/becauseFrom", "#/properties/becauseFrom/required", { missingProperty: "field" }, schema11.properties.becauseFrom, data26);
					errors++;
				}
				for (const key6 in data26) if (!(key6 === "field" || key6 === "values")) {
					vErrors = withError(vErrors, instancePath + "/becauseFrom", "#/properties/becauseFrom/additionalProperties", { additionalProperty: key6 }, schema11.properties.becauseFrom, data26);
					errors++;
				}
				if (data26.field !== void 0) {
					let data27 = data26.field;
					if (typeof data27 !== "string") {
						vErrors = withError(vErrors, instancePath + "/becauseFrom/field", "#/properties/becauseFrom/properties/field/type", { type: "string" }, schema11.properties.becauseFrom.properties.field, data27);
						errors++;
					}
				}
				if (data26.values !== void 0) {
					let data28 = data26.values;
					if (data28 && typeof data28 == "object" && !Array.isArray(data28)) for (const key7 in data28) {
						let data29 = data28[key7];
						if (!(data29 === "not-in-corpus" || data29 === "out-of-scope" || data29 === "not-permitted" || data29 === "ambiguous")) {
							vErrors = withError(vErrors, instancePath + "/becauseFrom/values/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/becauseFrom/properties/values/additionalProperties/enum", { allowedValues: schema11.properties.becauseFrom.properties.values.additionalProperties.enum }, schema11.properties.becauseFrom.properties.values.additionalProperties, data29);
							errors++;
						}
					}
					else {
						vErrors = withError(vErrors, instancePath + "/becauseFrom/values", "#/properties/becauseFrom/properties/values/type", { type: "object" }, schema11.properties.becauseFrom.properties.values, data28);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/becauseFrom", "#/properties/becauseFrom/type", { type: "object" }, schema11.properties.becauseFrom, data26);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			let data30 = data.acceptedAnswers;
			if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
				if (data30.field === void 0) {
					vErrors = withError(vErrors, instancePath + "/acceptedAnswers", "#/properties/acceptedAnswers/required", { missingProperty: "field" }, schema11.properties.acceptedAnswers, data30);
					errors++;
				}
				for (const key8 in data30) if (!(key8 === "field" || key8 === "separator")) {
					vErrors = withError(vErrors, instancePath + "/acceptedAnswers", "#/properties/acceptedAnswers/additionalProperties", { additionalProperty: key8 }, schema11.properties.acceptedAnswers, data30);
					errors++;
				}
				if (data30.field !== void 0) {
					let data31 = data30.field;
					if (typeof data31 !== "string") {
						vErrors = withError(vErrors, instancePath + "/acceptedAnswers/field", "#/properties/acceptedAnswers/properties/field/type", { type: "string" }, schema11.properties.acceptedAnswers.properties.field, data31);
						errors++;
					}
				}
				if (data30.separator !== void 0) {
					let data32 = data30.separator;
					if (typeof data32 === "string") {
						if (func3(data32) < 1) {
							vErrors = withError(vErrors, instancePath + "/acceptedAnswers/separator", "#/properties/acceptedAnswers/properties/separator/minLength", { limit: 1 }, schema11.properties.acceptedAnswers.properties.separator, data32);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/acceptedAnswers/separator", "#/properties/acceptedAnswers/properties/separator/type", { type: "string" }, schema11.properties.acceptedAnswers.properties.separator, data32);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/acceptedAnswers", "#/properties/acceptedAnswers/type", { type: "object" }, schema11.properties.acceptedAnswers, data30);
				errors++;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate11(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			let data34 = data.conversation;
			if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
				if (data34.field === void 0) {
					vErrors = withError(vErrors, instancePath + "/conversation", "#/properties/conversation/required", { missingProperty: "field" }, schema11.properties.conversation, data34);
					errors++;
				}
				for (const key9 in data34) if (!(key9 === "field" || key9 === "role" || key9 === "content" || key9 === "roles")) {
					vErrors = withError(vErrors, instancePath + "/conversation", "#/properties/conversation/additionalProperties", { additionalProperty: key9 }, schema11.properties.conversation, data34);
					errors++;
				}
				if (data34.field !== void 0) {
					let data35 = data34.field;
					if (typeof data35 !== "string") {
						vErrors = withError(vErrors, instancePath + "/conversation/field", "#/properties/conversation/properties/field/type", { type: "string" }, schema11.properties.conversation.properties.field, data35);
						errors++;
					}
				}
				if (data34.role !== void 0) {
					let data36 = data34.role;
					if (typeof data36 !== "string") {
						vErrors = withError(vErrors, instancePath + "/conversation/role", "#/properties/conversation/properties/role/type", { type: "string" }, schema11.properties.conversation.properties.role, data36);
						errors++;
					}
				}
				if (data34.content !== void 0) {
					let data37 = data34.content;
					if (typeof data37 !== "string") {
						vErrors = withError(vErrors, instancePath + "/conversation/content", "#/properties/conversation/properties/content/type", { type: "string" }, schema11.properties.conversation.properties.content, data37);
						errors++;
					}
				}
				if (data34.roles !== void 0) {
					let data38 = data34.roles;
					if (data38 && typeof data38 == "object" && !Array.isArray(data38)) for (const key10 in data38) {
						let data39 = data38[key10];
						if (!(data39 === "user" || data39 === "assistant" || data39 === "system")) {
							vErrors = withError(vErrors, instancePath + "/conversation/roles/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/conversation/properties/roles/additionalProperties/enum", { allowedValues: schema11.properties.conversation.properties.roles.additionalProperties.enum }, schema11.properties.conversation.properties.roles.additionalProperties, data39);
							errors++;
						}
					}
					else {
						vErrors = withError(vErrors, instancePath + "/conversation/roles", "#/properties/conversation/properties/roles/type", { type: "object" }, schema11.properties.conversation.properties.roles, data38);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/conversation", "#/properties/conversation/type", { type: "object" }, schema11.properties.conversation, data34);
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data40 = data.tags;
			if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
				if (data40.field === void 0) {
					vErrors = withError(vErrors, instancePath + "/tags", "#/properties/tags/required", { missingProperty: "field" }, schema11.properties.tags, data40);
					errors++;
				}
				for (const key11 in data40) if (!(key11 === "field" || key11 === "separator")) {
					vErrors = withError(vErrors, instancePath + "/tags", "#/properties/tags/additionalProperties", { additionalProperty: key11 }, schema11.properties.tags, data40);
					errors++;
				}
				if (data40.field !== void 0) {
					let data41 = data40.field;
					if (typeof data41 !== "string") {
						vErrors = withError(vErrors, instancePath + "/tags/field", "#/properties/tags/properties/field/type", { type: "string" }, schema11.properties.tags.properties.field, data41);
						errors++;
					}
				}
				if (data40.separator !== void 0) {
					let data42 = data40.separator;
					if (typeof data42 === "string") {
						if (func3(data42) < 1) {
							vErrors = withError(vErrors, instancePath + "/tags/separator", "#/properties/tags/properties/separator/minLength", { limit: 1 }, schema11.properties.tags.properties.separator, data42);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/tags/separator", "#/properties/tags/properties/separator/type", { type: "string" }, schema11.properties.tags.properties.separator, data42);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/tags", "#/properties/tags/type", { type: "object" }, schema11.properties.tags, data40);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data43 = data.notes;
			if (typeof data43 !== "string") {
				vErrors = withError(vErrors, instancePath + "/notes", "#/properties/notes/type", { type: "string" }, schema11.properties.notes, data43);
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
export { importMapShape };
