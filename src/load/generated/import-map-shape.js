// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:import-map-shape
const importMapShape = validate10;
const schema11 = {
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
const func3 = ucs2length;
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
function validate11(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema12, data, key0);
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/field", "type", schema12.properties.field, data0);
		}
		if (data.fields !== void 0) {
			let data1 = data.fields;
			if (Array.isArray(data1)) {
				if (data1.length < 1) vErrors = withError(vErrors, instancePath + "/fields", "minItems", schema12.properties.fields, data1);
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/fields/" + i0, "type", schema12.properties.fields.items, data2);
				}
			} else vErrors = withError(vErrors, instancePath + "/fields", "type", schema12.properties.fields, data1);
		}
		if (data.separator !== void 0) {
			let data3 = data.separator;
			if (typeof data3 === "string") {
				if (func3(data3) < 1) vErrors = withError(vErrors, instancePath + "/separator", "minLength", schema12.properties.separator, data3);
			} else vErrors = withError(vErrors, instancePath + "/separator", "type", schema12.properties.separator, data3);
		}
		if (data.citedIn !== void 0) {
			let data4 = data.citedIn;
			if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/citedIn", "type", schema12.properties.citedIn, data4);
		}
		if (data.pattern !== void 0) {
			let data5 = data.pattern;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/pattern", "type", schema12.properties.pattern, data5);
		}
		if (data.line !== void 0) {
			let data6 = data.line;
			if (typeof data6 !== "string") vErrors = withError(vErrors, instancePath + "/line", "type", schema12.properties.line, data6);
		}
		if (data.chunk !== void 0) {
			let data7 = data.chunk;
			if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/chunk", "type", schema12.properties.chunk, data7);
		}
		if (data.places !== void 0) {
			let data8 = data.places;
			if (Array.isArray(data8)) {
				if (data8.length < 1) vErrors = withError(vErrors, instancePath + "/places", "minItems", schema12.properties.places, data8);
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data9 = data8[i1];
					if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
						if (data9.pattern === void 0) vErrors = withError(vErrors, instancePath + "/places/" + i1, "required", schema13, data9, "pattern");
						for (const key1 in data9) if (!(key1 === "pattern" || key1 === "document" || key1 === "locator")) vErrors = withError(vErrors, instancePath + "/places/" + i1, "additionalProperties", schema13, data9, key1);
						if (data9.pattern !== void 0) {
							let data10 = data9.pattern;
							if (typeof data10 === "string") {
								if (func3(data10) < 1) vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/pattern", "minLength", schema13.properties.pattern, data10);
							} else vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/pattern", "type", schema13.properties.pattern, data10);
						}
						if (data9.document !== void 0) {
							let data11 = data9.document;
							if (typeof data11 === "string") {
								if (func3(data11) < 1) vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/document", "minLength", schema13.properties.document, data11);
							} else vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/document", "type", schema13.properties.document, data11);
						}
						if (data9.locator !== void 0) {
							let data12 = data9.locator;
							if (typeof data12 === "string") {
								if (func3(data12) < 1) vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/locator", "minLength", schema13.properties.locator, data12);
							} else vErrors = withError(vErrors, instancePath + "/places/" + i1 + "/locator", "type", schema13.properties.locator, data12);
						}
					} else vErrors = withError(vErrors, instancePath + "/places/" + i1, "type", schema13, data9);
				}
			} else vErrors = withError(vErrors, instancePath + "/places", "type", schema12.properties.places, data8);
		}
		if (data.documents !== void 0) {
			let data13 = data.documents;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key2 in data13) {
				let data14 = data13[key2];
				if (typeof data14 === "string") {
					if (func3(data14) < 1) vErrors = withError(vErrors, instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "minLength", schema12.properties.documents.additionalProperties, data14);
				} else vErrors = withError(vErrors, instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", schema12.properties.documents.additionalProperties, data14);
			}
			else vErrors = withError(vErrors, instancePath + "/documents", "type", schema12.properties.documents, data13);
		}
		if (data.globs !== void 0) {
			let data15 = data.globs;
			if (typeof data15 !== "boolean") vErrors = withError(vErrors, instancePath + "/globs", "type", schema12.properties.globs, data15);
		}
		if (data.below !== void 0) {
			let data16 = data.below;
			if (typeof data16 === "string") {
				if (func3(data16) < 1) vErrors = withError(vErrors, instancePath + "/below", "minLength", schema12.properties.below, data16);
			} else vErrors = withError(vErrors, instancePath + "/below", "type", schema12.properties.below, data16);
		}
		if (data.fileName !== void 0) {
			let data17 = data.fileName;
			if (typeof data17 !== "string") vErrors = withError(vErrors, instancePath + "/fileName", "type", schema12.properties.fileName, data17);
		}
		if (data.otherwise !== void 0) {
			if (!wrapper0.validate(data.otherwise, { instancePath: instancePath + "/otherwise" })) vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema12, data);
	validate11.errors = vErrors;
	return vErrors === null;
}
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.format !== void 0) {
			let data0 = data.format;
			if (!(data0 === "json" || data0 === "jsonl" || data0 === "csv" || data0 === "yaml")) vErrors = withError(vErrors, instancePath + "/format", "enum", schema11.properties.format, data0);
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/list", "type", schema11.properties.list, data1);
		}
		if (data.skip !== void 0) {
			let data2 = data.skip;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/skip", "type", schema11.properties.skip, data2);
		}
		if (data.optional !== void 0) {
			let data3 = data.optional;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/optional/" + i0, "type", schema11.properties.optional.items, data4);
				}
			} else vErrors = withError(vErrors, instancePath + "/optional", "type", schema11.properties.optional, data3);
		}
		if (data.id !== void 0) {
			let data5 = data.id;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/id", "type", schema11.properties.id, data5);
		}
		if (data.idPrefix !== void 0) {
			let data6 = data.idPrefix;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) vErrors = withError(vErrors, instancePath + "/idPrefix", "maxLength", schema11.properties.idPrefix, data6);
				if (!pattern0.test(data6)) vErrors = withError(vErrors, instancePath + "/idPrefix", "idPrefix/pattern", schema11.properties.idPrefix, data6);
			} else vErrors = withError(vErrors, instancePath + "/idPrefix", "type", schema11.properties.idPrefix, data6);
		}
		if (data.query !== void 0) {
			let data7 = data.query;
			if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/query", "type", schema11.properties.query, data7);
		}
		if (data.queryFrom !== void 0) {
			let data8 = data.queryFrom;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.lastTurnOf === void 0) vErrors = withError(vErrors, instancePath + "/queryFrom", "required", schema11.properties.queryFrom, data8, "lastTurnOf");
				for (const key1 in data8) if (!(key1 === "lastTurnOf" || key1 === "role" || key1 === "content" || key1 === "roles")) vErrors = withError(vErrors, instancePath + "/queryFrom", "additionalProperties", schema11.properties.queryFrom, data8, key1);
				if (data8.lastTurnOf !== void 0) {
					let data9 = data8.lastTurnOf;
					if (typeof data9 !== "string") vErrors = withError(vErrors, instancePath + "/queryFrom/lastTurnOf", "type", schema11.properties.queryFrom.properties.lastTurnOf, data9);
				}
				if (data8.role !== void 0) {
					let data10 = data8.role;
					if (typeof data10 !== "string") vErrors = withError(vErrors, instancePath + "/queryFrom/role", "type", schema11.properties.queryFrom.properties.role, data10);
				}
				if (data8.content !== void 0) {
					let data11 = data8.content;
					if (typeof data11 !== "string") vErrors = withError(vErrors, instancePath + "/queryFrom/content", "type", schema11.properties.queryFrom.properties.content, data11);
				}
				if (data8.roles !== void 0) {
					let data12 = data8.roles;
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
						let data13 = data12[key2];
						if (!(data13 === "user" || data13 === "assistant" || data13 === "system")) vErrors = withError(vErrors, instancePath + "/queryFrom/roles/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", schema11.properties.queryFrom.properties.roles.additionalProperties, data13);
					}
					else vErrors = withError(vErrors, instancePath + "/queryFrom/roles", "type", schema11.properties.queryFrom.properties.roles, data12);
				}
			} else vErrors = withError(vErrors, instancePath + "/queryFrom", "type", schema11.properties.queryFrom, data8);
		}
		if (data.expectedAnswer !== void 0) {
			let data14 = data.expectedAnswer;
			if (typeof data14 !== "string") vErrors = withError(vErrors, instancePath + "/expectedAnswer", "type", schema11.properties.expectedAnswer, data14);
		}
		if (data.expectedAnswerByKind !== void 0) {
			let data15 = data.expectedAnswerByKind;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
				for (const key3 in data15) if (!(key3 === "answerable" || key3 === "inconclusive" || key3 === "abstention")) vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind", "additionalProperties", schema11.properties.expectedAnswerByKind, data15, key3);
				if (data15.answerable !== void 0) {
					let data16 = data15.answerable;
					if (typeof data16 !== "string") vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind/answerable", "type", schema11.properties.expectedAnswerByKind.properties.answerable, data16);
				}
				if (data15.inconclusive !== void 0) {
					let data17 = data15.inconclusive;
					if (typeof data17 !== "string") vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind/inconclusive", "type", schema11.properties.expectedAnswerByKind.properties.inconclusive, data17);
				}
				if (data15.abstention !== void 0) {
					let data18 = data15.abstention;
					if (typeof data18 !== "string") vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind/abstention", "type", schema11.properties.expectedAnswerByKind.properties.abstention, data18);
				}
			} else vErrors = withError(vErrors, instancePath + "/expectedAnswerByKind", "type", schema11.properties.expectedAnswerByKind, data15);
		}
		if (data.kind !== void 0) {
			let data19 = data.kind;
			if (!(data19 === "answerable" || data19 === "inconclusive" || data19 === "abstention")) vErrors = withError(vErrors, instancePath + "/kind", "enum", schema11.properties.kind, data19);
		}
		if (data.kindFrom !== void 0) {
			let data20 = data.kindFrom;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.field === void 0) vErrors = withError(vErrors, instancePath + "/kindFrom", "required", schema11.properties.kindFrom, data20, "field");
				for (const key4 in data20) if (!(key4 === "field" || key4 === "values" || key4 === "otherwise")) vErrors = withError(vErrors, instancePath + "/kindFrom", "additionalProperties", schema11.properties.kindFrom, data20, key4);
				if (data20.field !== void 0) {
					let data21 = data20.field;
					if (typeof data21 !== "string") vErrors = withError(vErrors, instancePath + "/kindFrom/field", "type", schema11.properties.kindFrom.properties.field, data21);
				}
				if (data20.values !== void 0) {
					let data22 = data20.values;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) for (const key5 in data22) {
						let data23 = data22[key5];
						if (!(data23 === "answerable" || data23 === "inconclusive" || data23 === "abstention")) vErrors = withError(vErrors, instancePath + "/kindFrom/values/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", schema11.properties.kindFrom.properties.values.additionalProperties, data23);
					}
					else vErrors = withError(vErrors, instancePath + "/kindFrom/values", "type", schema11.properties.kindFrom.properties.values, data22);
				}
				if (data20.otherwise !== void 0) {
					let data24 = data20.otherwise;
					if (!(data24 === "answerable" || data24 === "inconclusive" || data24 === "abstention")) vErrors = withError(vErrors, instancePath + "/kindFrom/otherwise", "enum", schema11.properties.kindFrom.properties.otherwise, data24);
				}
			} else vErrors = withError(vErrors, instancePath + "/kindFrom", "type", schema11.properties.kindFrom, data20);
		}
		if (data.because !== void 0) {
			let data25 = data.because;
			if (!(data25 === "not-in-corpus" || data25 === "out-of-scope" || data25 === "not-permitted" || data25 === "ambiguous")) vErrors = withError(vErrors, instancePath + "/because", "enum", schema11.properties.because, data25);
		}
		if (data.becauseFrom !== void 0) {
			let data26 = data.becauseFrom;
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.field === void 0) vErrors = withError(vErrors, instancePath + "/becauseFrom", "required", schema11.properties.becauseFrom, data26, "field");
				for (const key6 in data26) if (!(key6 === "field" || key6 === "values")) vErrors = withError(vErrors, instancePath + "/becauseFrom", "additionalProperties", schema11.properties.becauseFrom, data26, key6);
				if (data26.field !== void 0) {
					let data27 = data26.field;
					if (typeof data27 !== "string") vErrors = withError(vErrors, instancePath + "/becauseFrom/field", "type", schema11.properties.becauseFrom.properties.field, data27);
				}
				if (data26.values !== void 0) {
					let data28 = data26.values;
					if (data28 && typeof data28 == "object" && !Array.isArray(data28)) for (const key7 in data28) {
						let data29 = data28[key7];
						if (!(data29 === "not-in-corpus" || data29 === "out-of-scope" || data29 === "not-permitted" || data29 === "ambiguous")) vErrors = withError(vErrors, instancePath + "/becauseFrom/values/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", schema11.properties.becauseFrom.properties.values.additionalProperties, data29);
					}
					else vErrors = withError(vErrors, instancePath + "/becauseFrom/values", "type", schema11.properties.becauseFrom.properties.values, data28);
				}
			} else vErrors = withError(vErrors, instancePath + "/becauseFrom", "type", schema11.properties.becauseFrom, data26);
		}
		if (data.acceptedAnswers !== void 0) {
			let data30 = data.acceptedAnswers;
			if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
				if (data30.field === void 0) vErrors = withError(vErrors, instancePath + "/acceptedAnswers", "required", schema11.properties.acceptedAnswers, data30, "field");
				for (const key8 in data30) if (!(key8 === "field" || key8 === "separator")) vErrors = withError(vErrors, instancePath + "/acceptedAnswers", "additionalProperties", schema11.properties.acceptedAnswers, data30, key8);
				if (data30.field !== void 0) {
					let data31 = data30.field;
					if (typeof data31 !== "string") vErrors = withError(vErrors, instancePath + "/acceptedAnswers/field", "type", schema11.properties.acceptedAnswers.properties.field, data31);
				}
				if (data30.separator !== void 0) {
					let data32 = data30.separator;
					if (typeof data32 === "string") {
						if (func3(data32) < 1) vErrors = withError(vErrors, instancePath + "/acceptedAnswers/separator", "minLength", schema11.properties.acceptedAnswers.properties.separator, data32);
					} else vErrors = withError(vErrors, instancePath + "/acceptedAnswers/separator", "type", schema11.properties.acceptedAnswers.properties.separator, data32);
				}
			} else vErrors = withError(vErrors, instancePath + "/acceptedAnswers", "type", schema11.properties.acceptedAnswers, data30);
		}
		if (data.evidence !== void 0) {
			if (!validate11(data.evidence, { instancePath: instancePath + "/evidence" })) vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
		}
		if (data.conversation !== void 0) {
			let data34 = data.conversation;
			if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
				if (data34.field === void 0) vErrors = withError(vErrors, instancePath + "/conversation", "required", schema11.properties.conversation, data34, "field");
				for (const key9 in data34) if (!(key9 === "field" || key9 === "role" || key9 === "content" || key9 === "roles")) vErrors = withError(vErrors, instancePath + "/conversation", "additionalProperties", schema11.properties.conversation, data34, key9);
				if (data34.field !== void 0) {
					let data35 = data34.field;
					if (typeof data35 !== "string") vErrors = withError(vErrors, instancePath + "/conversation/field", "type", schema11.properties.conversation.properties.field, data35);
				}
				if (data34.role !== void 0) {
					let data36 = data34.role;
					if (typeof data36 !== "string") vErrors = withError(vErrors, instancePath + "/conversation/role", "type", schema11.properties.conversation.properties.role, data36);
				}
				if (data34.content !== void 0) {
					let data37 = data34.content;
					if (typeof data37 !== "string") vErrors = withError(vErrors, instancePath + "/conversation/content", "type", schema11.properties.conversation.properties.content, data37);
				}
				if (data34.roles !== void 0) {
					let data38 = data34.roles;
					if (data38 && typeof data38 == "object" && !Array.isArray(data38)) for (const key10 in data38) {
						let data39 = data38[key10];
						if (!(data39 === "user" || data39 === "assistant" || data39 === "system")) vErrors = withError(vErrors, instancePath + "/conversation/roles/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", schema11.properties.conversation.properties.roles.additionalProperties, data39);
					}
					else vErrors = withError(vErrors, instancePath + "/conversation/roles", "type", schema11.properties.conversation.properties.roles, data38);
				}
			} else vErrors = withError(vErrors, instancePath + "/conversation", "type", schema11.properties.conversation, data34);
		}
		if (data.tags !== void 0) {
			let data40 = data.tags;
			if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
				if (data40.field === void 0) vErrors = withError(vErrors, instancePath + "/tags", "required", schema11.properties.tags, data40, "field");
				for (const key11 in data40) if (!(key11 === "field" || key11 === "separator")) vErrors = withError(vErrors, instancePath + "/tags", "additionalProperties", schema11.properties.tags, data40, key11);
				if (data40.field !== void 0) {
					let data41 = data40.field;
					if (typeof data41 !== "string") vErrors = withError(vErrors, instancePath + "/tags/field", "type", schema11.properties.tags.properties.field, data41);
				}
				if (data40.separator !== void 0) {
					let data42 = data40.separator;
					if (typeof data42 === "string") {
						if (func3(data42) < 1) vErrors = withError(vErrors, instancePath + "/tags/separator", "minLength", schema11.properties.tags.properties.separator, data42);
					} else vErrors = withError(vErrors, instancePath + "/tags/separator", "type", schema11.properties.tags.properties.separator, data42);
				}
			} else vErrors = withError(vErrors, instancePath + "/tags", "type", schema11.properties.tags, data40);
		}
		if (data.notes !== void 0) {
			let data43 = data.notes;
			if (typeof data43 !== "string") vErrors = withError(vErrors, instancePath + "/notes", "type", schema11.properties.notes, data43);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { importMapShape };
