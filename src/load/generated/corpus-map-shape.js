// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { require_ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:corpus-map-shape
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
	}
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
			vErrors = withError(vErrors, {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				parentSchema: schema11,
				data
			});
			errors++;
		}
		if (data.format !== void 0) {
			let data0 = data.format;
			if (!(data0 === "json" || data0 === "jsonl" || data0 === "csv" || data0 === "yaml")) {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.format.enum },
					parentSchema: schema11.properties.format,
					data: data0
				});
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (typeof data1 === "string") {
				if (func3(data1) < 1) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/list",
						schemaPath: "#/properties/list/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						parentSchema: schema11.properties.list,
						data: data1
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema11.properties.list,
					data: data1
				});
				errors++;
			}
		}
		if (data.chunk !== void 0) {
			let data2 = data.chunk;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!(key1 === "id" || key1 === "text" || key1 === "blankText" || key1 === "locator" || key1 === "locatorFrom" || key1 === "storeId" || key1 === "sourceHash")) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/chunk",
						schemaPath: "#/properties/chunk/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						parentSchema: schema11.properties.chunk,
						data: data2
					});
					errors++;
				}
				if (data2.id !== void 0) {
					let data3 = data2.id;
					if (typeof data3 === "string") {
						if (func3(data3) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunk/id",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data3
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunk/id",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data3
						});
						errors++;
					}
				}
				if (data2.text !== void 0) {
					let data4 = data2.text;
					if (typeof data4 === "string") {
						if (func3(data4) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunk/text",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data4
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunk/text",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data4
						});
						errors++;
					}
				}
				if (data2.blankText !== void 0) {
					let data5 = data2.blankText;
					if (!(data5 === "refuse" || data5 === "leave-out")) {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunk/blankText",
							schemaPath: "#/properties/chunk/properties/blankText/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.chunk.properties.blankText.enum },
							parentSchema: schema11.properties.chunk.properties.blankText,
							data: data5
						});
						errors++;
					}
				}
				if (data2.locator !== void 0) {
					let data6 = data2.locator;
					if (typeof data6 === "string") {
						if (func3(data6) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunk/locator",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data6
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunk/locator",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data6
						});
						errors++;
					}
				}
				if (data2.locatorFrom !== void 0) {
					let data7 = data2.locatorFrom;
					if (Array.isArray(data7)) {
						if (data7.length < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunk/locatorFrom",
								schemaPath: "#/properties/chunk/properties/locatorFrom/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								parentSchema: schema11.properties.chunk.properties.locatorFrom,
								data: data7
							});
							errors++;
						}
						const len0 = data7.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data8 = data7[i0];
							if (typeof data8 === "string") {
								if (func3(data8) < 1) {
									vErrors = withError(vErrors, {
										instancePath: instancePath + "/chunk/locatorFrom/" + i0,
										schemaPath: "#/properties/chunk/properties/locatorFrom/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										parentSchema: schema11.properties.chunk.properties.locatorFrom.items,
										data: data8
									});
									errors++;
								}
							} else {
								vErrors = withError(vErrors, {
									instancePath: instancePath + "/chunk/locatorFrom/" + i0,
									schemaPath: "#/properties/chunk/properties/locatorFrom/items/type",
									keyword: "type",
									params: { type: "string" },
									parentSchema: schema11.properties.chunk.properties.locatorFrom.items,
									data: data8
								});
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunk/locatorFrom",
							schemaPath: "#/properties/chunk/properties/locatorFrom/type",
							keyword: "type",
							params: { type: "array" },
							parentSchema: schema11.properties.chunk.properties.locatorFrom,
							data: data7
						});
						errors++;
					}
				}
				if (data2.storeId !== void 0) {
					let data9 = data2.storeId;
					if (typeof data9 === "string") {
						if (func3(data9) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunk/storeId",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data9
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunk/storeId",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data9
						});
						errors++;
					}
				}
				if (data2.sourceHash !== void 0) {
					let data10 = data2.sourceHash;
					if (typeof data10 === "string") {
						if (func3(data10) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunk/sourceHash",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data10
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunk/sourceHash",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data10
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/chunk",
					schemaPath: "#/properties/chunk/type",
					keyword: "type",
					params: { type: "object" },
					parentSchema: schema11.properties.chunk,
					data: data2
				});
				errors++;
			}
		}
		if (data.document !== void 0) {
			let data11 = data.document;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key2 in data11) if (!(key2 === "id" || key2 === "uri" || key2 === "title" || key2 === "revision" || key2 === "publishedAt" || key2 === "access")) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/document",
						schemaPath: "#/properties/document/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						parentSchema: schema11.properties.document,
						data: data11
					});
					errors++;
				}
				if (data11.id !== void 0) {
					let data12 = data11.id;
					if (typeof data12 === "string") {
						if (func3(data12) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/document/id",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data12
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/document/id",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data12
						});
						errors++;
					}
				}
				if (data11.uri !== void 0) {
					let data13 = data11.uri;
					if (typeof data13 === "string") {
						if (func3(data13) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/document/uri",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data13
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/document/uri",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data13
						});
						errors++;
					}
				}
				if (data11.title !== void 0) {
					let data14 = data11.title;
					if (typeof data14 === "string") {
						if (func3(data14) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/document/title",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data14
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/document/title",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data14
						});
						errors++;
					}
				}
				if (data11.revision !== void 0) {
					let data15 = data11.revision;
					if (typeof data15 === "string") {
						if (func3(data15) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/document/revision",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data15
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/document/revision",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data15
						});
						errors++;
					}
				}
				if (data11.publishedAt !== void 0) {
					let data16 = data11.publishedAt;
					if (typeof data16 === "string") {
						if (func3(data16) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/document/publishedAt",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data16
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/document/publishedAt",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data16
						});
						errors++;
					}
				}
				if (data11.access !== void 0) {
					let data17 = data11.access;
					if (typeof data17 === "string") {
						if (func3(data17) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/document/access",
								schemaPath: "#/definitions/field/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema12,
								data: data17
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/document/access",
							schemaPath: "#/definitions/field/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema12,
							data: data17
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/document",
					schemaPath: "#/properties/document/type",
					keyword: "type",
					params: { type: "object" },
					parentSchema: schema11.properties.document,
					data: data11
				});
				errors++;
			}
		}
		if (data.idPattern !== void 0) {
			let data18 = data.idPattern;
			if (typeof data18 === "string") {
				if (func3(data18) < 1) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/idPattern",
						schemaPath: "#/properties/idPattern/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						parentSchema: schema11.properties.idPattern,
						data: data18
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/idPattern",
					schemaPath: "#/properties/idPattern/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema11.properties.idPattern,
					data: data18
				});
				errors++;
			}
		}
		if (data.idFrom !== void 0) {
			let data19 = data.idFrom;
			if (typeof data19 === "string") {
				if (func3(data19) < 1) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/idFrom",
						schemaPath: "#/properties/idFrom/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						parentSchema: schema11.properties.idFrom,
						data: data19
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/idFrom",
					schemaPath: "#/properties/idFrom/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema11.properties.idFrom,
					data: data19
				});
				errors++;
			}
		}
		if (data.chunking !== void 0) {
			let data20 = data.chunking;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.name === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "name" },
						parentSchema: schema11.properties.chunking,
						data: data20
					});
					errors++;
				}
				if (data20.version === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "version" },
						parentSchema: schema11.properties.chunking,
						data: data20
					});
					errors++;
				}
				for (const key3 in data20) if (!(key3 === "name" || key3 === "version" || key3 === "settings")) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						parentSchema: schema11.properties.chunking,
						data: data20
					});
					errors++;
				}
				if (data20.name !== void 0) {
					let data21 = data20.name;
					if (typeof data21 === "string") {
						if (func3(data21) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunking/name",
								schemaPath: "#/properties/chunking/properties/name/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema11.properties.chunking.properties.name,
								data: data21
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunking/name",
							schemaPath: "#/properties/chunking/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema11.properties.chunking.properties.name,
							data: data21
						});
						errors++;
					}
				}
				if (data20.version !== void 0) {
					let data22 = data20.version;
					if (typeof data22 === "string") {
						if (func3(data22) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/chunking/version",
								schemaPath: "#/properties/chunking/properties/version/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema11.properties.chunking.properties.version,
								data: data22
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunking/version",
							schemaPath: "#/properties/chunking/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema11.properties.chunking.properties.version,
							data: data22
						});
						errors++;
					}
				}
				if (data20.settings !== void 0) {
					let data23 = data20.settings;
					if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/chunking/settings",
							schemaPath: "#/properties/chunking/properties/settings/type",
							keyword: "type",
							params: { type: "object" },
							parentSchema: schema11.properties.chunking.properties.settings,
							data: data23
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/chunking",
					schemaPath: "#/properties/chunking/type",
					keyword: "type",
					params: { type: "object" },
					parentSchema: schema11.properties.chunking,
					data: data20
				});
				errors++;
			}
		}
		if (data.embedding !== void 0) {
			let data24 = data.embedding;
			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
				if (data24.model === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "model" },
						parentSchema: schema11.properties.embedding,
						data: data24
					});
					errors++;
				}
				if (data24.version === void 0) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "version" },
						parentSchema: schema11.properties.embedding,
						data: data24
					});
					errors++;
				}
				for (const key4 in data24) if (!(key4 === "model" || key4 === "version")) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						parentSchema: schema11.properties.embedding,
						data: data24
					});
					errors++;
				}
				if (data24.model !== void 0) {
					let data25 = data24.model;
					if (typeof data25 === "string") {
						if (func3(data25) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/embedding/model",
								schemaPath: "#/properties/embedding/properties/model/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema11.properties.embedding.properties.model,
								data: data25
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/embedding/model",
							schemaPath: "#/properties/embedding/properties/model/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema11.properties.embedding.properties.model,
							data: data25
						});
						errors++;
					}
				}
				if (data24.version !== void 0) {
					let data26 = data24.version;
					if (typeof data26 === "string") {
						if (func3(data26) < 1) {
							vErrors = withError(vErrors, {
								instancePath: instancePath + "/embedding/version",
								schemaPath: "#/properties/embedding/properties/version/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								parentSchema: schema11.properties.embedding.properties.version,
								data: data26
							});
							errors++;
						}
					} else {
						vErrors = withError(vErrors, {
							instancePath: instancePath + "/embedding/version",
							schemaPath: "#/properties/embedding/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							parentSchema: schema11.properties.embedding.properties.version,
							data: data26
						});
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/embedding",
					schemaPath: "#/properties/embedding/type",
					keyword: "type",
					params: { type: "object" },
					parentSchema: schema11.properties.embedding,
					data: data24
				});
				errors++;
			}
		}
		if (data.retrievalFilter !== void 0) {
			let data27 = data.retrievalFilter;
			if (typeof data27 === "string") {
				if (func3(data27) < 1) {
					vErrors = withError(vErrors, {
						instancePath: instancePath + "/retrievalFilter",
						schemaPath: "#/properties/retrievalFilter/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						parentSchema: schema11.properties.retrievalFilter,
						data: data27
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, {
					instancePath: instancePath + "/retrievalFilter",
					schemaPath: "#/properties/retrievalFilter/type",
					keyword: "type",
					params: { type: "string" },
					parentSchema: schema11.properties.retrievalFilter,
					data: data27
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
			parentSchema: schema11,
			data
		});
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { corpusMapShape };
