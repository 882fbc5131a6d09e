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
			if (typeof data1 === "string") {
				if (func3(data1) < 1) {
					vErrors = withError(vErrors, instancePath + "/list", "#/properties/list/minLength", { limit: 1 }, schema11.properties.list, data1);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/list", "#/properties/list/type", { type: "string" }, schema11.properties.list, data1);
				errors++;
			}
		}
		if (data.chunk !== void 0) {
			let data2 = data.chunk;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!(key1 === "id" || key1 === "text" || key1 === "blankText" || key1 === "locator" || key1 === "locatorFrom" || key1 === "storeId" || key1 === "sourceHash")) {
					vErrors = withError(vErrors, instancePath + "/chunk", "#/properties/chunk/additionalProperties", { additionalProperty: key1 }, schema11.properties.chunk, data2);
					errors++;
				}
				if (data2.id !== void 0) {
					let data3 = data2.id;
					if (typeof data3 === "string") {
						if (func3(data3) < 1) {
							vErrors = withError(vErrors, instancePath + "/chunk/id", "#/definitions/field/minLength", { limit: 1 }, schema12, data3);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunk/id", "#/definitions/field/type", { type: "string" }, schema12, data3);
						errors++;
					}
				}
				if (data2.text !== void 0) {
					let data4 = data2.text;
					if (typeof data4 === "string") {
						if (func3(data4) < 1) {
							vErrors = withError(vErrors, instancePath + "/chunk/text", "#/definitions/field/minLength", { limit: 1 }, schema12, data4);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunk/text", "#/definitions/field/type", { type: "string" }, schema12, data4);
						errors++;
					}
				}
				if (data2.blankText !== void 0) {
					let data5 = data2.blankText;
					if (!(data5 === "refuse" || data5 === "leave-out")) {
						vErrors = withError(vErrors, instancePath + "/chunk/blankText", "#/properties/chunk/properties/blankText/enum", { allowedValues: schema11.properties.chunk.properties.blankText.enum }, schema11.properties.chunk.properties.blankText, data5);
						errors++;
					}
				}
				if (data2.locator !== void 0) {
					let data6 = data2.locator;
					if (typeof data6 === "string") {
						if (func3(data6) < 1) {
							vErrors = withError(vErrors, instancePath + "/chunk/locator", "#/definitions/field/minLength", { limit: 1 }, schema12, data6);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunk/locator", "#/definitions/field/type", { type: "string" }, schema12, data6);
						errors++;
					}
				}
				if (data2.locatorFrom !== void 0) {
					let data7 = data2.locatorFrom;
					if (Array.isArray(data7)) {
						if (data7.length < 1) {
							vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom", "#/properties/chunk/properties/locatorFrom/minItems", { limit: 1 }, schema11.properties.chunk.properties.locatorFrom, data7);
							errors++;
						}
						const len0 = data7.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data8 = data7[i0];
							if (typeof data8 === "string") {
								if (func3(data8) < 1) {
									vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom/" + i0, "#/properties/chunk/properties/locatorFrom/items/minLength", { limit: 1 }, schema11.properties.chunk.properties.locatorFrom.items, data8);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom/" + i0, "#/properties/chunk/properties/locatorFrom/items/type", { type: "string" }, schema11.properties.chunk.properties.locatorFrom.items, data8);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom", "#/properties/chunk/properties/locatorFrom/type", { type: "array" }, schema11.properties.chunk.properties.locatorFrom, data7);
						errors++;
					}
				}
				if (data2.storeId !== void 0) {
					let data9 = data2.storeId;
					if (typeof data9 === "string") {
						if (func3(data9) < 1) {
							vErrors = withError(vErrors, instancePath + "/chunk/storeId", "#/definitions/field/minLength", { limit: 1 }, schema12, data9);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunk/storeId", "#/definitions/field/type", { type: "string" }, schema12, data9);
						errors++;
					}
				}
				if (data2.sourceHash !== void 0) {
					let data10 = data2.sourceHash;
					if (typeof data10 === "string") {
						if (func3(data10) < 1) {
							vErrors = withError(vErrors, instancePath + "/chunk/sourceHash", "#/definitions/field/minLength", { limit: 1 }, schema12, data10);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunk/sourceHash", "#/definitions/field/type", { type: "string" }, schema12, data10);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/chunk", "#/properties/chunk/type", { type: "object" }, schema11.properties.chunk, data2);
				errors++;
			}
		}
		if (data.document !== void 0) {
			let data11 = data.document;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key2 in data11) if (!(key2 === "id" || key2 === "uri" || key2 === "title" || key2 === "revision" || key2 === "publishedAt" || key2 === "access")) {
					vErrors = withError(vErrors, instancePath + "/document", "#/properties/document/additionalProperties", { additionalProperty: key2 }, schema11.properties.document, data11);
					errors++;
				}
				if (data11.id !== void 0) {
					let data12 = data11.id;
					if (typeof data12 === "string") {
						if (func3(data12) < 1) {
							vErrors = withError(vErrors, instancePath + "/document/id", "#/definitions/field/minLength", { limit: 1 }, schema12, data12);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/document/id", "#/definitions/field/type", { type: "string" }, schema12, data12);
						errors++;
					}
				}
				if (data11.uri !== void 0) {
					let data13 = data11.uri;
					if (typeof data13 === "string") {
						if (func3(data13) < 1) {
							vErrors = withError(vErrors, instancePath + "/document/uri", "#/definitions/field/minLength", { limit: 1 }, schema12, data13);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/document/uri", "#/definitions/field/type", { type: "string" }, schema12, data13);
						errors++;
					}
				}
				if (data11.title !== void 0) {
					let data14 = data11.title;
					if (typeof data14 === "string") {
						if (func3(data14) < 1) {
							vErrors = withError(vErrors, instancePath + "/document/title", "#/definitions/field/minLength", { limit: 1 }, schema12, data14);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/document/title", "#/definitions/field/type", { type: "string" }, schema12, data14);
						errors++;
					}
				}
				if (data11.revision !== void 0) {
					let data15 = data11.revision;
					if (typeof data15 === "string") {
						if (func3(data15) < 1) {
							vErrors = withError(vErrors, instancePath + "/document/revision", "#/definitions/field/minLength", { limit: 1 }, schema12, data15);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/document/revision", "#/definitions/field/type", { type: "string" }, schema12, data15);
						errors++;
					}
				}
				if (data11.publishedAt !== void 0) {
					let data16 = data11.publishedAt;
					if (typeof data16 === "string") {
						if (func3(data16) < 1) {
							vErrors = withError(vErrors, instancePath + "/document/publishedAt", "#/definitions/field/minLength", { limit: 1 }, schema12, data16);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/document/publishedAt", "#/definitions/field/type", { type: "string" }, schema12, data16);
						errors++;
					}
				}
				if (data11.access !== void 0) {
					let data17 = data11.access;
					if (typeof data17 === "string") {
						if (func3(data17) < 1) {
							vErrors = withError(vErrors, instancePath + "/document/access", "#/definitions/field/minLength", { limit: 1 }, schema12, data17);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/document/access", "#/definitions/field/type", { type: "string" }, schema12, data17);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/document", "#/properties/document/type", { type: "object" }, schema11.properties.document, data11);
				errors++;
			}
		}
		if (data.idPattern !== void 0) {
			let data18 = data.idPattern;
			if (typeof data18 === "string") {
				if (func3(data18) < 1) {
					vErrors = withError(vErrors, instancePath + "/idPattern", "#/properties/idPattern/minLength", { limit: 1 }, schema11.properties.idPattern, data18);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/idPattern", "#/properties/idPattern/type", { type: "string" }, schema11.properties.idPattern, data18);
				errors++;
			}
		}
		if (data.idFrom !== void 0) {
			let data19 = data.idFrom;
			if (typeof data19 === "string") {
				if (func3(data19) < 1) {
					vErrors = withError(vErrors, instancePath + "/idFrom", "#/properties/idFrom/minLength", { limit: 1 }, schema11.properties.idFrom, data19);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/idFrom", "#/properties/idFrom/type", { type: "string" }, schema11.properties.idFrom, data19);
				errors++;
			}
		}
		if (data.chunking !== void 0) {
			let data20 = data.chunking;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.name === void 0) {
					vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/required", { missingProperty: "name" }, schema11.properties.chunking, data20);
					errors++;
				}
				if (data20.version === void 0) {
					vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/required", { missingProperty: "version" }, schema11.properties.chunking, data20);
					errors++;
				}
				for (const key3 in data20) if (!(key3 === "name" || key3 === "version" || key3 === "settings")) {
					vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/additionalProperties", { additionalProperty: key3 }, schema11.properties.chunking, data20);
					errors++;
				}
				if (data20.name !== void 0) {
					let data21 = data20.name;
					if (typeof data21 === "string") {
						if (func3(data21) < 1) {
							vErrors = withError(vErrors, instancePath + "/chunking/name", "#/properties/chunking/properties/name/minLength", { limit: 1 }, schema11.properties.chunking.properties.name, data21);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunking/name", "#/properties/chunking/properties/name/type", { type: "string" }, schema11.properties.chunking.properties.name, data21);
						errors++;
					}
				}
				if (data20.version !== void 0) {
					let data22 = data20.version;
					if (typeof data22 === "string") {
						if (func3(data22) < 1) {
							vErrors = withError(vErrors, instancePath + "/chunking/version", "#/properties/chunking/properties/version/minLength", { limit: 1 }, schema11.properties.chunking.properties.version, data22);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/chunking/version", "#/properties/chunking/properties/version/type", { type: "string" }, schema11.properties.chunking.properties.version, data22);
						errors++;
					}
				}
				if (data20.settings !== void 0) {
					let data23 = data20.settings;
					if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {} else {
						vErrors = withError(vErrors, instancePath + "/chunking/settings", "#/properties/chunking/properties/settings/type", { type: "object" }, schema11.properties.chunking.properties.settings, data23);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/chunking", "#/properties/chunking/type", { type: "object" }, schema11.properties.chunking, data20);
				errors++;
			}
		}
		if (data.embedding !== void 0) {
			let data24 = data.embedding;
			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
				if (data24.model === void 0) {
					vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/required", { missingProperty: "model" }, schema11.properties.embedding, data24);
					errors++;
				}
				if (data24.version === void 0) {
					vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/required", { missingProperty: "version" }, schema11.properties.embedding, data24);
					errors++;
				}
				for (const key4 in data24) if (!(key4 === "model" || key4 === "version")) {
					vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/additionalProperties", { additionalProperty: key4 }, schema11.properties.embedding, data24);
					errors++;
				}
				if (data24.model !== void 0) {
					let data25 = data24.model;
					if (typeof data25 === "string") {
						if (func3(data25) < 1) {
							vErrors = withError(vErrors, instancePath + "/embedding/model", "#/properties/embedding/properties/model/minLength", { limit: 1 }, schema11.properties.embedding.properties.model, data25);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/embedding/model", "#/properties/embedding/properties/model/type", { type: "string" }, schema11.properties.embedding.properties.model, data25);
						errors++;
					}
				}
				if (data24.version !== void 0) {
					let data26 = data24.version;
					if (typeof data26 === "string") {
						if (func3(data26) < 1) {
							vErrors = withError(vErrors, instancePath + "/embedding/version", "#/properties/embedding/properties/version/minLength", { limit: 1 }, schema11.properties.embedding.properties.version, data26);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/embedding/version", "#/properties/embedding/properties/version/type", { type: "string" }, schema11.properties.embedding.properties.version, data26);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/embedding", "#/properties/embedding/type", { type: "object" }, schema11.properties.embedding, data24);
				errors++;
			}
		}
		if (data.retrievalFilter !== void 0) {
			let data27 = data.retrievalFilter;
			if (typeof data27 === "string") {
				if (func3(data27) < 1) {
					vErrors = withError(vErrors, instancePath + "/retrievalFilter", "#/properties/retrievalFilter/minLength", { limit: 1 }, schema11.properties.retrievalFilter, data27);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/retrievalFilter", "#/properties/retrievalFilter/type", { type: "string" }, schema11.properties.retrievalFilter, data27);
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
export { corpusMapShape };
