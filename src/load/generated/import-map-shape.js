// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// touchstone:validators
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
	},
	"definitions": {
		"evidence": {
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
		},
		"place": {
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
		}
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
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.field.type,
					parentSchema: schema12.properties.field,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.fields !== void 0) {
			let data1 = data.fields;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					const err2 = {
						instancePath: instancePath + "/fields",
						schemaPath: "#/properties/fields/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.fields,
						data: data1
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err3 = {
							instancePath: instancePath + "/fields/" + i0,
							schemaPath: "#/properties/fields/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.properties.fields.items.type,
							parentSchema: schema12.properties.fields.items,
							data: data2
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/fields",
					schemaPath: "#/properties/fields/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema12.properties.fields.type,
					parentSchema: schema12.properties.fields,
					data: data1
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.separator !== void 0) {
			let data3 = data.separator;
			if (typeof data3 === "string") {
				if (func3(data3) < 1) {
					const err5 = {
						instancePath: instancePath + "/separator",
						schemaPath: "#/properties/separator/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.separator,
						data: data3
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/separator",
					schemaPath: "#/properties/separator/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.separator.type,
					parentSchema: schema12.properties.separator,
					data: data3
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.citedIn !== void 0) {
			let data4 = data.citedIn;
			if (typeof data4 !== "string") {
				const err7 = {
					instancePath: instancePath + "/citedIn",
					schemaPath: "#/properties/citedIn/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.citedIn.type,
					parentSchema: schema12.properties.citedIn,
					data: data4
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.pattern !== void 0) {
			let data5 = data.pattern;
			if (typeof data5 !== "string") {
				const err8 = {
					instancePath: instancePath + "/pattern",
					schemaPath: "#/properties/pattern/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.pattern.type,
					parentSchema: schema12.properties.pattern,
					data: data5
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data6 = data.line;
			if (typeof data6 !== "string") {
				const err9 = {
					instancePath: instancePath + "/line",
					schemaPath: "#/properties/line/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.line.type,
					parentSchema: schema12.properties.line,
					data: data6
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.chunk !== void 0) {
			let data7 = data.chunk;
			if (typeof data7 !== "string") {
				const err10 = {
					instancePath: instancePath + "/chunk",
					schemaPath: "#/properties/chunk/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.chunk.type,
					parentSchema: schema12.properties.chunk,
					data: data7
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.places !== void 0) {
			let data8 = data.places;
			if (Array.isArray(data8)) {
				if (data8.length < 1) {
					const err11 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.places,
						data: data8
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data9 = data8[i1];
					if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
						if (data9.pattern === void 0) {
							const err12 = {
								instancePath: instancePath + "/places/" + i1,
								schemaPath: "#/definitions/place/required",
								keyword: "required",
								params: { missingProperty: "pattern" },
								schema: schema13.required,
								parentSchema: schema13,
								data: data9
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						for (const key1 in data9) if (!(key1 === "pattern" || key1 === "document" || key1 === "locator")) {
							const err13 = {
								instancePath: instancePath + "/places/" + i1,
								schemaPath: "#/definitions/place/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 },
								schema: false,
								parentSchema: schema13,
								data: data9
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data9.pattern !== void 0) {
							let data10 = data9.pattern;
							if (typeof data10 === "string") {
								if (func3(data10) < 1) {
									const err14 = {
										instancePath: instancePath + "/places/" + i1 + "/pattern",
										schemaPath: "#/definitions/place/properties/pattern/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema13.properties.pattern,
										data: data10
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							} else {
								const err15 = {
									instancePath: instancePath + "/places/" + i1 + "/pattern",
									schemaPath: "#/definitions/place/properties/pattern/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema13.properties.pattern.type,
									parentSchema: schema13.properties.pattern,
									data: data10
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data9.document !== void 0) {
							let data11 = data9.document;
							if (typeof data11 === "string") {
								if (func3(data11) < 1) {
									const err16 = {
										instancePath: instancePath + "/places/" + i1 + "/document",
										schemaPath: "#/definitions/place/properties/document/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema13.properties.document,
										data: data11
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							} else {
								const err17 = {
									instancePath: instancePath + "/places/" + i1 + "/document",
									schemaPath: "#/definitions/place/properties/document/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema13.properties.document.type,
									parentSchema: schema13.properties.document,
									data: data11
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data9.locator !== void 0) {
							let data12 = data9.locator;
							if (typeof data12 === "string") {
								if (func3(data12) < 1) {
									const err18 = {
										instancePath: instancePath + "/places/" + i1 + "/locator",
										schemaPath: "#/definitions/place/properties/locator/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema13.properties.locator,
										data: data12
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
							} else {
								const err19 = {
									instancePath: instancePath + "/places/" + i1 + "/locator",
									schemaPath: "#/definitions/place/properties/locator/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema13.properties.locator.type,
									parentSchema: schema13.properties.locator,
									data: data12
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/places/" + i1,
							schemaPath: "#/definitions/place/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema13.type,
							parentSchema: schema13,
							data: data9
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/places",
					schemaPath: "#/properties/places/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema12.properties.places.type,
					parentSchema: schema12.properties.places,
					data: data8
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data13 = data.documents;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key2 in data13) {
				let data14 = data13[key2];
				if (typeof data14 === "string") {
					if (func3(data14) < 1) {
						const err22 = {
							instancePath: instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/documents/additionalProperties/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							schema: 1,
							parentSchema: schema12.properties.documents.additionalProperties,
							data: data14
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/documents/additionalProperties/type",
						keyword: "type",
						params: { type: "string" },
						schema: schema12.properties.documents.additionalProperties.type,
						parentSchema: schema12.properties.documents.additionalProperties,
						data: data14
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			else {
				const err24 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema12.properties.documents.type,
					parentSchema: schema12.properties.documents,
					data: data13
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.globs !== void 0) {
			let data15 = data.globs;
			if (typeof data15 !== "boolean") {
				const err25 = {
					instancePath: instancePath + "/globs",
					schemaPath: "#/properties/globs/type",
					keyword: "type",
					params: { type: "boolean" },
					schema: schema12.properties.globs.type,
					parentSchema: schema12.properties.globs,
					data: data15
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.below !== void 0) {
			let data16 = data.below;
			if (typeof data16 === "string") {
				if (func3(data16) < 1) {
					const err26 = {
						instancePath: instancePath + "/below",
						schemaPath: "#/properties/below/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.below,
						data: data16
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/below",
					schemaPath: "#/properties/below/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.below.type,
					parentSchema: schema12.properties.below,
					data: data16
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.fileName !== void 0) {
			let data17 = data.fileName;
			if (typeof data17 !== "string") {
				const err28 = {
					instancePath: instancePath + "/fileName",
					schemaPath: "#/properties/fileName/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.fileName.type,
					parentSchema: schema12.properties.fileName,
					data: data17
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
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
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema12.type,
			parentSchema: schema12,
			data
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
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
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.format !== void 0) {
			let data0 = data.format;
			if (!(data0 === "json" || data0 === "jsonl" || data0 === "csv" || data0 === "yaml")) {
				const err1 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.format.enum },
					schema: schema11.properties.format.enum,
					parentSchema: schema11.properties.format,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (typeof data1 !== "string") {
				const err2 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.list.type,
					parentSchema: schema11.properties.list,
					data: data1
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.skip !== void 0) {
			let data2 = data.skip;
			if (typeof data2 !== "string") {
				const err3 = {
					instancePath: instancePath + "/skip",
					schemaPath: "#/properties/skip/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.skip.type,
					parentSchema: schema11.properties.skip,
					data: data2
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
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
						const err4 = {
							instancePath: instancePath + "/optional/" + i0,
							schemaPath: "#/properties/optional/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.optional.items.type,
							parentSchema: schema11.properties.optional.items,
							data: data4
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/optional",
					schemaPath: "#/properties/optional/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.optional.type,
					parentSchema: schema11.properties.optional,
					data: data3
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data5 = data.id;
			if (typeof data5 !== "string") {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.id.type,
					parentSchema: schema11.properties.id,
					data: data5
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.idPrefix !== void 0) {
			let data6 = data.idPrefix;
			if (typeof data6 === "string") {
				if (func3(data6) > 40) {
					const err7 = {
						instancePath: instancePath + "/idPrefix",
						schemaPath: "#/properties/idPrefix/maxLength",
						keyword: "maxLength",
						params: { limit: 40 },
						schema: 40,
						parentSchema: schema11.properties.idPrefix,
						data: data6
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern0.test(data6)) {
					const err8 = {
						instancePath: instancePath + "/idPrefix",
						schemaPath: "#/properties/idPrefix/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$" },
						schema: "^(?:[a-z0-9]+|\\{file\\})(?:[._-](?:[a-z0-9]+|\\{file\\}))*[._-]?$",
						parentSchema: schema11.properties.idPrefix,
						data: data6
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/idPrefix",
					schemaPath: "#/properties/idPrefix/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.idPrefix.type,
					parentSchema: schema11.properties.idPrefix,
					data: data6
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data7 = data.query;
			if (typeof data7 !== "string") {
				const err10 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.query.type,
					parentSchema: schema11.properties.query,
					data: data7
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.queryFrom !== void 0) {
			let data8 = data.queryFrom;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.lastTurnOf === void 0) {
					const err11 = {
						instancePath: instancePath + "/queryFrom",
						schemaPath: "#/properties/queryFrom/required",
						keyword: "required",
						params: { missingProperty: "lastTurnOf" },
						schema: schema11.properties.queryFrom.required,
						parentSchema: schema11.properties.queryFrom,
						data: data8
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				for (const key1 in data8) if (!(key1 === "lastTurnOf" || key1 === "role" || key1 === "content" || key1 === "roles")) {
					const err12 = {
						instancePath: instancePath + "/queryFrom",
						schemaPath: "#/properties/queryFrom/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema11.properties.queryFrom,
						data: data8
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data8.lastTurnOf !== void 0) {
					let data9 = data8.lastTurnOf;
					if (typeof data9 !== "string") {
						const err13 = {
							instancePath: instancePath + "/queryFrom/lastTurnOf",
							schemaPath: "#/properties/queryFrom/properties/lastTurnOf/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.queryFrom.properties.lastTurnOf.type,
							parentSchema: schema11.properties.queryFrom.properties.lastTurnOf,
							data: data9
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data8.role !== void 0) {
					let data10 = data8.role;
					if (typeof data10 !== "string") {
						const err14 = {
							instancePath: instancePath + "/queryFrom/role",
							schemaPath: "#/properties/queryFrom/properties/role/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.queryFrom.properties.role.type,
							parentSchema: schema11.properties.queryFrom.properties.role,
							data: data10
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data8.content !== void 0) {
					let data11 = data8.content;
					if (typeof data11 !== "string") {
						const err15 = {
							instancePath: instancePath + "/queryFrom/content",
							schemaPath: "#/properties/queryFrom/properties/content/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.queryFrom.properties.content.type,
							parentSchema: schema11.properties.queryFrom.properties.content,
							data: data11
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				if (data8.roles !== void 0) {
					let data12 = data8.roles;
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
						let data13 = data12[key2];
						if (!(data13 === "user" || data13 === "assistant" || data13 === "system")) {
							const err16 = {
								instancePath: instancePath + "/queryFrom/roles/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/queryFrom/properties/roles/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.queryFrom.properties.roles.additionalProperties.enum },
								schema: schema11.properties.queryFrom.properties.roles.additionalProperties.enum,
								parentSchema: schema11.properties.queryFrom.properties.roles.additionalProperties,
								data: data13
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					else {
						const err17 = {
							instancePath: instancePath + "/queryFrom/roles",
							schemaPath: "#/properties/queryFrom/properties/roles/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.queryFrom.properties.roles.type,
							parentSchema: schema11.properties.queryFrom.properties.roles,
							data: data12
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/queryFrom",
					schemaPath: "#/properties/queryFrom/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.queryFrom.type,
					parentSchema: schema11.properties.queryFrom,
					data: data8
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data14 = data.expectedAnswer;
			if (typeof data14 !== "string") {
				const err19 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/properties/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.expectedAnswer.type,
					parentSchema: schema11.properties.expectedAnswer,
					data: data14
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.expectedAnswerByKind !== void 0) {
			let data15 = data.expectedAnswerByKind;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
				for (const key3 in data15) if (!(key3 === "answerable" || key3 === "inconclusive" || key3 === "abstention")) {
					const err20 = {
						instancePath: instancePath + "/expectedAnswerByKind",
						schemaPath: "#/properties/expectedAnswerByKind/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						schema: false,
						parentSchema: schema11.properties.expectedAnswerByKind,
						data: data15
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data15.answerable !== void 0) {
					let data16 = data15.answerable;
					if (typeof data16 !== "string") {
						const err21 = {
							instancePath: instancePath + "/expectedAnswerByKind/answerable",
							schemaPath: "#/properties/expectedAnswerByKind/properties/answerable/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.expectedAnswerByKind.properties.answerable.type,
							parentSchema: schema11.properties.expectedAnswerByKind.properties.answerable,
							data: data16
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data15.inconclusive !== void 0) {
					let data17 = data15.inconclusive;
					if (typeof data17 !== "string") {
						const err22 = {
							instancePath: instancePath + "/expectedAnswerByKind/inconclusive",
							schemaPath: "#/properties/expectedAnswerByKind/properties/inconclusive/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.expectedAnswerByKind.properties.inconclusive.type,
							parentSchema: schema11.properties.expectedAnswerByKind.properties.inconclusive,
							data: data17
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data15.abstention !== void 0) {
					let data18 = data15.abstention;
					if (typeof data18 !== "string") {
						const err23 = {
							instancePath: instancePath + "/expectedAnswerByKind/abstention",
							schemaPath: "#/properties/expectedAnswerByKind/properties/abstention/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.expectedAnswerByKind.properties.abstention.type,
							parentSchema: schema11.properties.expectedAnswerByKind.properties.abstention,
							data: data18
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/expectedAnswerByKind",
					schemaPath: "#/properties/expectedAnswerByKind/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.expectedAnswerByKind.type,
					parentSchema: schema11.properties.expectedAnswerByKind,
					data: data15
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data19 = data.kind;
			if (!(data19 === "answerable" || data19 === "inconclusive" || data19 === "abstention")) {
				const err25 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.kind.enum },
					schema: schema11.properties.kind.enum,
					parentSchema: schema11.properties.kind,
					data: data19
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.kindFrom !== void 0) {
			let data20 = data.kindFrom;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.field === void 0) {
					const err26 = {
						instancePath: instancePath + "/kindFrom",
						schemaPath: "#/properties/kindFrom/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.kindFrom.required,
						parentSchema: schema11.properties.kindFrom,
						data: data20
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				for (const key4 in data20) if (!(key4 === "field" || key4 === "values" || key4 === "otherwise")) {
					const err27 = {
						instancePath: instancePath + "/kindFrom",
						schemaPath: "#/properties/kindFrom/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						schema: false,
						parentSchema: schema11.properties.kindFrom,
						data: data20
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (data20.field !== void 0) {
					let data21 = data20.field;
					if (typeof data21 !== "string") {
						const err28 = {
							instancePath: instancePath + "/kindFrom/field",
							schemaPath: "#/properties/kindFrom/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.kindFrom.properties.field.type,
							parentSchema: schema11.properties.kindFrom.properties.field,
							data: data21
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data20.values !== void 0) {
					let data22 = data20.values;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) for (const key5 in data22) {
						let data23 = data22[key5];
						if (!(data23 === "answerable" || data23 === "inconclusive" || data23 === "abstention")) {
							const err29 = {
								instancePath: instancePath + "/kindFrom/values/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/kindFrom/properties/values/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.kindFrom.properties.values.additionalProperties.enum },
								schema: schema11.properties.kindFrom.properties.values.additionalProperties.enum,
								parentSchema: schema11.properties.kindFrom.properties.values.additionalProperties,
								data: data23
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
					else {
						const err30 = {
							instancePath: instancePath + "/kindFrom/values",
							schemaPath: "#/properties/kindFrom/properties/values/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.kindFrom.properties.values.type,
							parentSchema: schema11.properties.kindFrom.properties.values,
							data: data22
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				if (data20.otherwise !== void 0) {
					let data24 = data20.otherwise;
					if (!(data24 === "answerable" || data24 === "inconclusive" || data24 === "abstention")) {
						const err31 = {
							instancePath: instancePath + "/kindFrom/otherwise",
							schemaPath: "#/properties/kindFrom/properties/otherwise/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.kindFrom.properties.otherwise.enum },
							schema: schema11.properties.kindFrom.properties.otherwise.enum,
							parentSchema: schema11.properties.kindFrom.properties.otherwise,
							data: data24
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/kindFrom",
					schemaPath: "#/properties/kindFrom/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.kindFrom.type,
					parentSchema: schema11.properties.kindFrom,
					data: data20
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.because !== void 0) {
			let data25 = data.because;
			if (!(data25 === "not-in-corpus" || data25 === "out-of-scope" || data25 === "not-permitted" || data25 === "ambiguous")) {
				const err33 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.because.enum },
					schema: schema11.properties.because.enum,
					parentSchema: schema11.properties.because,
					data: data25
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.becauseFrom !== void 0) {
			let data26 = data.becauseFrom;
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.field === void 0) {
					const err34 = {
						instancePath: instancePath + "/becauseFrom",
						schemaPath: "#/properties/becauseFrom/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.becauseFrom.required,
						parentSchema: schema11.properties.becauseFrom,
						data: data26
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				for (const key6 in data26) if (!(key6 === "field" || key6 === "values")) {
					const err35 = {
						instancePath: instancePath + "/becauseFrom",
						schemaPath: "#/properties/becauseFrom/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key6 },
						schema: false,
						parentSchema: schema11.properties.becauseFrom,
						data: data26
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
				if (data26.field !== void 0) {
					let data27 = data26.field;
					if (typeof data27 !== "string") {
						const err36 = {
							instancePath: instancePath + "/becauseFrom/field",
							schemaPath: "#/properties/becauseFrom/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.becauseFrom.properties.field.type,
							parentSchema: schema11.properties.becauseFrom.properties.field,
							data: data27
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data26.values !== void 0) {
					let data28 = data26.values;
					if (data28 && typeof data28 == "object" && !Array.isArray(data28)) for (const key7 in data28) {
						let data29 = data28[key7];
						if (!(data29 === "not-in-corpus" || data29 === "out-of-scope" || data29 === "not-permitted" || data29 === "ambiguous")) {
							const err37 = {
								instancePath: instancePath + "/becauseFrom/values/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/becauseFrom/properties/values/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.becauseFrom.properties.values.additionalProperties.enum },
								schema: schema11.properties.becauseFrom.properties.values.additionalProperties.enum,
								parentSchema: schema11.properties.becauseFrom.properties.values.additionalProperties,
								data: data29
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
					else {
						const err38 = {
							instancePath: instancePath + "/becauseFrom/values",
							schemaPath: "#/properties/becauseFrom/properties/values/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.becauseFrom.properties.values.type,
							parentSchema: schema11.properties.becauseFrom.properties.values,
							data: data28
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/becauseFrom",
					schemaPath: "#/properties/becauseFrom/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.becauseFrom.type,
					parentSchema: schema11.properties.becauseFrom,
					data: data26
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			let data30 = data.acceptedAnswers;
			if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
				if (data30.field === void 0) {
					const err40 = {
						instancePath: instancePath + "/acceptedAnswers",
						schemaPath: "#/properties/acceptedAnswers/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.acceptedAnswers.required,
						parentSchema: schema11.properties.acceptedAnswers,
						data: data30
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				for (const key8 in data30) if (!(key8 === "field" || key8 === "separator")) {
					const err41 = {
						instancePath: instancePath + "/acceptedAnswers",
						schemaPath: "#/properties/acceptedAnswers/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 },
						schema: false,
						parentSchema: schema11.properties.acceptedAnswers,
						data: data30
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (data30.field !== void 0) {
					let data31 = data30.field;
					if (typeof data31 !== "string") {
						const err42 = {
							instancePath: instancePath + "/acceptedAnswers/field",
							schemaPath: "#/properties/acceptedAnswers/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.acceptedAnswers.properties.field.type,
							parentSchema: schema11.properties.acceptedAnswers.properties.field,
							data: data31
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
				if (data30.separator !== void 0) {
					let data32 = data30.separator;
					if (typeof data32 === "string") {
						if (func3(data32) < 1) {
							const err43 = {
								instancePath: instancePath + "/acceptedAnswers/separator",
								schemaPath: "#/properties/acceptedAnswers/properties/separator/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.acceptedAnswers.properties.separator,
								data: data32
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					} else {
						const err44 = {
							instancePath: instancePath + "/acceptedAnswers/separator",
							schemaPath: "#/properties/acceptedAnswers/properties/separator/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.acceptedAnswers.properties.separator.type,
							parentSchema: schema11.properties.acceptedAnswers.properties.separator,
							data: data32
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/acceptedAnswers",
					schemaPath: "#/properties/acceptedAnswers/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.acceptedAnswers.type,
					parentSchema: schema11.properties.acceptedAnswers,
					data: data30
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
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
					const err46 = {
						instancePath: instancePath + "/conversation",
						schemaPath: "#/properties/conversation/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.conversation.required,
						parentSchema: schema11.properties.conversation,
						data: data34
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				for (const key9 in data34) if (!(key9 === "field" || key9 === "role" || key9 === "content" || key9 === "roles")) {
					const err47 = {
						instancePath: instancePath + "/conversation",
						schemaPath: "#/properties/conversation/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key9 },
						schema: false,
						parentSchema: schema11.properties.conversation,
						data: data34
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (data34.field !== void 0) {
					let data35 = data34.field;
					if (typeof data35 !== "string") {
						const err48 = {
							instancePath: instancePath + "/conversation/field",
							schemaPath: "#/properties/conversation/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.conversation.properties.field.type,
							parentSchema: schema11.properties.conversation.properties.field,
							data: data35
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
				if (data34.role !== void 0) {
					let data36 = data34.role;
					if (typeof data36 !== "string") {
						const err49 = {
							instancePath: instancePath + "/conversation/role",
							schemaPath: "#/properties/conversation/properties/role/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.conversation.properties.role.type,
							parentSchema: schema11.properties.conversation.properties.role,
							data: data36
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
				if (data34.content !== void 0) {
					let data37 = data34.content;
					if (typeof data37 !== "string") {
						const err50 = {
							instancePath: instancePath + "/conversation/content",
							schemaPath: "#/properties/conversation/properties/content/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.conversation.properties.content.type,
							parentSchema: schema11.properties.conversation.properties.content,
							data: data37
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
				if (data34.roles !== void 0) {
					let data38 = data34.roles;
					if (data38 && typeof data38 == "object" && !Array.isArray(data38)) for (const key10 in data38) {
						let data39 = data38[key10];
						if (!(data39 === "user" || data39 === "assistant" || data39 === "system")) {
							const err51 = {
								instancePath: instancePath + "/conversation/roles/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/conversation/properties/roles/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.conversation.properties.roles.additionalProperties.enum },
								schema: schema11.properties.conversation.properties.roles.additionalProperties.enum,
								parentSchema: schema11.properties.conversation.properties.roles.additionalProperties,
								data: data39
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					else {
						const err52 = {
							instancePath: instancePath + "/conversation/roles",
							schemaPath: "#/properties/conversation/properties/roles/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.conversation.properties.roles.type,
							parentSchema: schema11.properties.conversation.properties.roles,
							data: data38
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
			} else {
				const err53 = {
					instancePath: instancePath + "/conversation",
					schemaPath: "#/properties/conversation/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.conversation.type,
					parentSchema: schema11.properties.conversation,
					data: data34
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data40 = data.tags;
			if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
				if (data40.field === void 0) {
					const err54 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/required",
						keyword: "required",
						params: { missingProperty: "field" },
						schema: schema11.properties.tags.required,
						parentSchema: schema11.properties.tags,
						data: data40
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				for (const key11 in data40) if (!(key11 === "field" || key11 === "separator")) {
					const err55 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key11 },
						schema: false,
						parentSchema: schema11.properties.tags,
						data: data40
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
				if (data40.field !== void 0) {
					let data41 = data40.field;
					if (typeof data41 !== "string") {
						const err56 = {
							instancePath: instancePath + "/tags/field",
							schemaPath: "#/properties/tags/properties/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.tags.properties.field.type,
							parentSchema: schema11.properties.tags.properties.field,
							data: data41
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data40.separator !== void 0) {
					let data42 = data40.separator;
					if (typeof data42 === "string") {
						if (func3(data42) < 1) {
							const err57 = {
								instancePath: instancePath + "/tags/separator",
								schemaPath: "#/properties/tags/properties/separator/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.tags.properties.separator,
								data: data42
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
					} else {
						const err58 = {
							instancePath: instancePath + "/tags/separator",
							schemaPath: "#/properties/tags/properties/separator/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.tags.properties.separator.type,
							parentSchema: schema11.properties.tags.properties.separator,
							data: data42
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
			} else {
				const err59 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/properties/tags/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.tags.type,
					parentSchema: schema11.properties.tags,
					data: data40
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data43 = data.notes;
			if (typeof data43 !== "string") {
				const err60 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/properties/notes/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.notes.type,
					parentSchema: schema11.properties.notes,
					data: data43
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
		}
	} else {
		const err61 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err61];
		else vErrors.push(err61);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { importMapShape };
