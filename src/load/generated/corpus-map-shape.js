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
const corpusMapShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/corpus-map.schema.json",
	"title": "Corpus map",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"format": { "enum": [
			"json",
			"jsonl",
			"csv",
			"yaml"
		] },
		"list": {
			"type": "string",
			"minLength": 1
		},
		"chunk": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"id": { "$ref": "#/definitions/field" },
				"text": { "$ref": "#/definitions/field" },
				"blankText": { "enum": ["refuse", "leave-out"] },
				"locator": { "$ref": "#/definitions/field" },
				"locatorFrom": {
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"storeId": { "$ref": "#/definitions/field" },
				"sourceHash": { "$ref": "#/definitions/field" }
			}
		},
		"document": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"id": { "$ref": "#/definitions/field" },
				"uri": { "$ref": "#/definitions/field" },
				"title": { "$ref": "#/definitions/field" },
				"revision": { "$ref": "#/definitions/field" },
				"publishedAt": { "$ref": "#/definitions/field" },
				"access": { "$ref": "#/definitions/field" }
			}
		},
		"idPattern": {
			"type": "string",
			"minLength": 1
		},
		"idFrom": {
			"type": "string",
			"minLength": 1
		},
		"chunking": {
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "version"],
			"properties": {
				"name": {
					"type": "string",
					"minLength": 1
				},
				"version": {
					"type": "string",
					"minLength": 1
				},
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
				"model": {
					"type": "string",
					"minLength": 1
				},
				"version": {
					"type": "string",
					"minLength": 1
				}
			}
		},
		"retrievalFilter": {
			"type": "string",
			"minLength": 1
		}
	},
	"definitions": { "field": {
		"type": "string",
		"minLength": 1
	} }
};
const schema12 = {
	"type": "string",
	"minLength": 1
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
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
			if (typeof data1 === "string") {
				if (func3(data1) < 1) {
					const err2 = {
						instancePath: instancePath + "/list",
						schemaPath: "#/properties/list/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema11.properties.list,
						data: data1
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.list.type,
					parentSchema: schema11.properties.list,
					data: data1
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.chunk !== void 0) {
			let data2 = data.chunk;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!(key1 === "id" || key1 === "text" || key1 === "blankText" || key1 === "locator" || key1 === "locatorFrom" || key1 === "storeId" || key1 === "sourceHash")) {
					const err4 = {
						instancePath: instancePath + "/chunk",
						schemaPath: "#/properties/chunk/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema11.properties.chunk,
						data: data2
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data2.id !== void 0) {
					let data3 = data2.id;
					if (typeof data3 === "string") {
						if (func3(data3) < 1) {
							const err5 = {
								instancePath: instancePath + "/chunk/id",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data3
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/chunk/id",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data3
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (data2.text !== void 0) {
					let data4 = data2.text;
					if (typeof data4 === "string") {
						if (func3(data4) < 1) {
							const err7 = {
								instancePath: instancePath + "/chunk/text",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data4
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/chunk/text",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data4
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data2.blankText !== void 0) {
					let data5 = data2.blankText;
					if (!(data5 === "refuse" || data5 === "leave-out")) {
						const err9 = {
							instancePath: instancePath + "/chunk/blankText",
							schemaPath: "#/properties/chunk/properties/blankText/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.chunk.properties.blankText.enum },
							schema: schema11.properties.chunk.properties.blankText.enum,
							parentSchema: schema11.properties.chunk.properties.blankText,
							data: data5
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data2.locator !== void 0) {
					let data6 = data2.locator;
					if (typeof data6 === "string") {
						if (func3(data6) < 1) {
							const err10 = {
								instancePath: instancePath + "/chunk/locator",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data6
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/chunk/locator",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data6
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data2.locatorFrom !== void 0) {
					let data7 = data2.locatorFrom;
					if (Array.isArray(data7)) {
						if (data7.length < 1) {
							const err12 = {
								instancePath: instancePath + "/chunk/locatorFrom",
								schemaPath: "#/properties/chunk/properties/locatorFrom/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.chunk.properties.locatorFrom,
								data: data7
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						const len0 = data7.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data8 = data7[i0];
							if (typeof data8 === "string") {
								if (func3(data8) < 1) {
									const err13 = {
										instancePath: instancePath + "/chunk/locatorFrom/" + i0,
										schemaPath: "#/properties/chunk/properties/locatorFrom/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema11.properties.chunk.properties.locatorFrom.items,
										data: data8
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							} else {
								const err14 = {
									instancePath: instancePath + "/chunk/locatorFrom/" + i0,
									schemaPath: "#/properties/chunk/properties/locatorFrom/items/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema11.properties.chunk.properties.locatorFrom.items.type,
									parentSchema: schema11.properties.chunk.properties.locatorFrom.items,
									data: data8
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/chunk/locatorFrom",
							schemaPath: "#/properties/chunk/properties/locatorFrom/type",
							keyword: "type",
							params: { type: "array" },
							schema: schema11.properties.chunk.properties.locatorFrom.type,
							parentSchema: schema11.properties.chunk.properties.locatorFrom,
							data: data7
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				if (data2.storeId !== void 0) {
					let data9 = data2.storeId;
					if (typeof data9 === "string") {
						if (func3(data9) < 1) {
							const err16 = {
								instancePath: instancePath + "/chunk/storeId",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data9
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/chunk/storeId",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data9
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data2.sourceHash !== void 0) {
					let data10 = data2.sourceHash;
					if (typeof data10 === "string") {
						if (func3(data10) < 1) {
							const err18 = {
								instancePath: instancePath + "/chunk/sourceHash",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data10
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/chunk/sourceHash",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data10
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/chunk",
					schemaPath: "#/properties/chunk/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.chunk.type,
					parentSchema: schema11.properties.chunk,
					data: data2
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.document !== void 0) {
			let data11 = data.document;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key2 in data11) if (!(key2 === "id" || key2 === "uri" || key2 === "title" || key2 === "revision" || key2 === "publishedAt" || key2 === "access")) {
					const err21 = {
						instancePath: instancePath + "/document",
						schemaPath: "#/properties/document/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						schema: false,
						parentSchema: schema11.properties.document,
						data: data11
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data11.id !== void 0) {
					let data12 = data11.id;
					if (typeof data12 === "string") {
						if (func3(data12) < 1) {
							const err22 = {
								instancePath: instancePath + "/document/id",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data12
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/document/id",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data12
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data11.uri !== void 0) {
					let data13 = data11.uri;
					if (typeof data13 === "string") {
						if (func3(data13) < 1) {
							const err24 = {
								instancePath: instancePath + "/document/uri",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data13
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/document/uri",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data13
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data11.title !== void 0) {
					let data14 = data11.title;
					if (typeof data14 === "string") {
						if (func3(data14) < 1) {
							const err26 = {
								instancePath: instancePath + "/document/title",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data14
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/document/title",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data14
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data11.revision !== void 0) {
					let data15 = data11.revision;
					if (typeof data15 === "string") {
						if (func3(data15) < 1) {
							const err28 = {
								instancePath: instancePath + "/document/revision",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data15
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/document/revision",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data15
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
				if (data11.publishedAt !== void 0) {
					let data16 = data11.publishedAt;
					if (typeof data16 === "string") {
						if (func3(data16) < 1) {
							const err30 = {
								instancePath: instancePath + "/document/publishedAt",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data16
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					} else {
						const err31 = {
							instancePath: instancePath + "/document/publishedAt",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data16
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
				if (data11.access !== void 0) {
					let data17 = data11.access;
					if (typeof data17 === "string") {
						if (func3(data17) < 1) {
							const err32 = {
								instancePath: instancePath + "/document/access",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema12,
								data: data17
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/document/access",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.type,
							parentSchema: schema12,
							data: data17
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/document",
					schemaPath: "#/properties/document/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.document.type,
					parentSchema: schema11.properties.document,
					data: data11
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.idPattern !== void 0) {
			let data18 = data.idPattern;
			if (typeof data18 === "string") {
				if (func3(data18) < 1) {
					const err35 = {
						instancePath: instancePath + "/idPattern",
						schemaPath: "#/properties/idPattern/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema11.properties.idPattern,
						data: data18
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/idPattern",
					schemaPath: "#/properties/idPattern/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.idPattern.type,
					parentSchema: schema11.properties.idPattern,
					data: data18
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.idFrom !== void 0) {
			let data19 = data.idFrom;
			if (typeof data19 === "string") {
				if (func3(data19) < 1) {
					const err37 = {
						instancePath: instancePath + "/idFrom",
						schemaPath: "#/properties/idFrom/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema11.properties.idFrom,
						data: data19
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/idFrom",
					schemaPath: "#/properties/idFrom/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.idFrom.type,
					parentSchema: schema11.properties.idFrom,
					data: data19
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.chunking !== void 0) {
			let data20 = data.chunking;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.name === void 0) {
					const err39 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "name" },
						schema: schema11.properties.chunking.required,
						parentSchema: schema11.properties.chunking,
						data: data20
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (data20.version === void 0) {
					const err40 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "version" },
						schema: schema11.properties.chunking.required,
						parentSchema: schema11.properties.chunking,
						data: data20
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				for (const key3 in data20) if (!(key3 === "name" || key3 === "version" || key3 === "settings")) {
					const err41 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						schema: false,
						parentSchema: schema11.properties.chunking,
						data: data20
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (data20.name !== void 0) {
					let data21 = data20.name;
					if (typeof data21 === "string") {
						if (func3(data21) < 1) {
							const err42 = {
								instancePath: instancePath + "/chunking/name",
								schemaPath: "#/properties/chunking/properties/name/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.chunking.properties.name,
								data: data21
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/chunking/name",
							schemaPath: "#/properties/chunking/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.chunking.properties.name.type,
							parentSchema: schema11.properties.chunking.properties.name,
							data: data21
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
				if (data20.version !== void 0) {
					let data22 = data20.version;
					if (typeof data22 === "string") {
						if (func3(data22) < 1) {
							const err44 = {
								instancePath: instancePath + "/chunking/version",
								schemaPath: "#/properties/chunking/properties/version/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.chunking.properties.version,
								data: data22
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					} else {
						const err45 = {
							instancePath: instancePath + "/chunking/version",
							schemaPath: "#/properties/chunking/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.chunking.properties.version.type,
							parentSchema: schema11.properties.chunking.properties.version,
							data: data22
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				}
				if (data20.settings !== void 0) {
					let data23 = data20.settings;
					if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {} else {
						const err46 = {
							instancePath: instancePath + "/chunking/settings",
							schemaPath: "#/properties/chunking/properties/settings/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.chunking.properties.settings.type,
							parentSchema: schema11.properties.chunking.properties.settings,
							data: data23
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/chunking",
					schemaPath: "#/properties/chunking/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.chunking.type,
					parentSchema: schema11.properties.chunking,
					data: data20
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
		if (data.embedding !== void 0) {
			let data24 = data.embedding;
			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
				if (data24.model === void 0) {
					const err48 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "model" },
						schema: schema11.properties.embedding.required,
						parentSchema: schema11.properties.embedding,
						data: data24
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				if (data24.version === void 0) {
					const err49 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "version" },
						schema: schema11.properties.embedding.required,
						parentSchema: schema11.properties.embedding,
						data: data24
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				for (const key4 in data24) if (!(key4 === "model" || key4 === "version")) {
					const err50 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						schema: false,
						parentSchema: schema11.properties.embedding,
						data: data24
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (data24.model !== void 0) {
					let data25 = data24.model;
					if (typeof data25 === "string") {
						if (func3(data25) < 1) {
							const err51 = {
								instancePath: instancePath + "/embedding/model",
								schemaPath: "#/properties/embedding/properties/model/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.embedding.properties.model,
								data: data25
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					} else {
						const err52 = {
							instancePath: instancePath + "/embedding/model",
							schemaPath: "#/properties/embedding/properties/model/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.embedding.properties.model.type,
							parentSchema: schema11.properties.embedding.properties.model,
							data: data25
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
				if (data24.version !== void 0) {
					let data26 = data24.version;
					if (typeof data26 === "string") {
						if (func3(data26) < 1) {
							const err53 = {
								instancePath: instancePath + "/embedding/version",
								schemaPath: "#/properties/embedding/properties/version/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema11.properties.embedding.properties.version,
								data: data26
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
					} else {
						const err54 = {
							instancePath: instancePath + "/embedding/version",
							schemaPath: "#/properties/embedding/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.embedding.properties.version.type,
							parentSchema: schema11.properties.embedding.properties.version,
							data: data26
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
				}
			} else {
				const err55 = {
					instancePath: instancePath + "/embedding",
					schemaPath: "#/properties/embedding/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.embedding.type,
					parentSchema: schema11.properties.embedding,
					data: data24
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
		}
		if (data.retrievalFilter !== void 0) {
			let data27 = data.retrievalFilter;
			if (typeof data27 === "string") {
				if (func3(data27) < 1) {
					const err56 = {
						instancePath: instancePath + "/retrievalFilter",
						schemaPath: "#/properties/retrievalFilter/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema11.properties.retrievalFilter,
						data: data27
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			} else {
				const err57 = {
					instancePath: instancePath + "/retrievalFilter",
					schemaPath: "#/properties/retrievalFilter/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.retrievalFilter.type,
					parentSchema: schema11.properties.retrievalFilter,
					data: data27
				};
				if (vErrors === null) vErrors = [err57];
				else vErrors.push(err57);
				errors++;
			}
		}
	} else {
		const err58 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err58];
		else vErrors.push(err58);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { corpusMapShape };
