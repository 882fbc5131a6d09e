// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:corpus-map-shape
const corpusMapShape = validate10;
const schema11 = {
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
const func3 = ucs2length;
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
			if (typeof data1 === "string") {
				if (func3(data1) < 1) vErrors = withError(vErrors, instancePath + "/list", "minLength", schema11.properties.list, data1);
			} else vErrors = withError(vErrors, instancePath + "/list", "type", schema11.properties.list, data1);
		}
		if (data.chunk !== void 0) {
			let data2 = data.chunk;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!(key1 === "id" || key1 === "text" || key1 === "blankText" || key1 === "locator" || key1 === "locatorFrom" || key1 === "storeId" || key1 === "sourceHash")) vErrors = withError(vErrors, instancePath + "/chunk", "additionalProperties", schema11.properties.chunk, data2, key1);
				if (data2.id !== void 0) {
					let data3 = data2.id;
					if (typeof data3 === "string") {
						if (func3(data3) < 1) vErrors = withError(vErrors, instancePath + "/chunk/id", "minLength", schema12, data3);
					} else vErrors = withError(vErrors, instancePath + "/chunk/id", "type", schema12, data3);
				}
				if (data2.text !== void 0) {
					let data4 = data2.text;
					if (typeof data4 === "string") {
						if (func3(data4) < 1) vErrors = withError(vErrors, instancePath + "/chunk/text", "minLength", schema12, data4);
					} else vErrors = withError(vErrors, instancePath + "/chunk/text", "type", schema12, data4);
				}
				if (data2.blankText !== void 0) {
					let data5 = data2.blankText;
					if (!(data5 === "refuse" || data5 === "leave-out")) vErrors = withError(vErrors, instancePath + "/chunk/blankText", "enum", schema11.properties.chunk.properties.blankText, data5);
				}
				if (data2.locator !== void 0) {
					let data6 = data2.locator;
					if (typeof data6 === "string") {
						if (func3(data6) < 1) vErrors = withError(vErrors, instancePath + "/chunk/locator", "minLength", schema12, data6);
					} else vErrors = withError(vErrors, instancePath + "/chunk/locator", "type", schema12, data6);
				}
				if (data2.locatorFrom !== void 0) {
					let data7 = data2.locatorFrom;
					if (Array.isArray(data7)) {
						if (data7.length < 1) vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom", "minItems", schema11.properties.chunk.properties.locatorFrom, data7);
						const len0 = data7.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data8 = data7[i0];
							if (typeof data8 === "string") {
								if (func3(data8) < 1) vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom/" + i0, "minLength", schema11.properties.chunk.properties.locatorFrom.items, data8);
							} else vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom/" + i0, "type", schema11.properties.chunk.properties.locatorFrom.items, data8);
						}
					} else vErrors = withError(vErrors, instancePath + "/chunk/locatorFrom", "type", schema11.properties.chunk.properties.locatorFrom, data7);
				}
				if (data2.storeId !== void 0) {
					let data9 = data2.storeId;
					if (typeof data9 === "string") {
						if (func3(data9) < 1) vErrors = withError(vErrors, instancePath + "/chunk/storeId", "minLength", schema12, data9);
					} else vErrors = withError(vErrors, instancePath + "/chunk/storeId", "type", schema12, data9);
				}
				if (data2.sourceHash !== void 0) {
					let data10 = data2.sourceHash;
					if (typeof data10 === "string") {
						if (func3(data10) < 1) vErrors = withError(vErrors, instancePath + "/chunk/sourceHash", "minLength", schema12, data10);
					} else vErrors = withError(vErrors, instancePath + "/chunk/sourceHash", "type", schema12, data10);
				}
			} else vErrors = withError(vErrors, instancePath + "/chunk", "type", schema11.properties.chunk, data2);
		}
		if (data.document !== void 0) {
			let data11 = data.document;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key2 in data11) if (!(key2 === "id" || key2 === "uri" || key2 === "title" || key2 === "revision" || key2 === "publishedAt" || key2 === "access")) vErrors = withError(vErrors, instancePath + "/document", "additionalProperties", schema11.properties.document, data11, key2);
				if (data11.id !== void 0) {
					let data12 = data11.id;
					if (typeof data12 === "string") {
						if (func3(data12) < 1) vErrors = withError(vErrors, instancePath + "/document/id", "minLength", schema12, data12);
					} else vErrors = withError(vErrors, instancePath + "/document/id", "type", schema12, data12);
				}
				if (data11.uri !== void 0) {
					let data13 = data11.uri;
					if (typeof data13 === "string") {
						if (func3(data13) < 1) vErrors = withError(vErrors, instancePath + "/document/uri", "minLength", schema12, data13);
					} else vErrors = withError(vErrors, instancePath + "/document/uri", "type", schema12, data13);
				}
				if (data11.title !== void 0) {
					let data14 = data11.title;
					if (typeof data14 === "string") {
						if (func3(data14) < 1) vErrors = withError(vErrors, instancePath + "/document/title", "minLength", schema12, data14);
					} else vErrors = withError(vErrors, instancePath + "/document/title", "type", schema12, data14);
				}
				if (data11.revision !== void 0) {
					let data15 = data11.revision;
					if (typeof data15 === "string") {
						if (func3(data15) < 1) vErrors = withError(vErrors, instancePath + "/document/revision", "minLength", schema12, data15);
					} else vErrors = withError(vErrors, instancePath + "/document/revision", "type", schema12, data15);
				}
				if (data11.publishedAt !== void 0) {
					let data16 = data11.publishedAt;
					if (typeof data16 === "string") {
						if (func3(data16) < 1) vErrors = withError(vErrors, instancePath + "/document/publishedAt", "minLength", schema12, data16);
					} else vErrors = withError(vErrors, instancePath + "/document/publishedAt", "type", schema12, data16);
				}
				if (data11.access !== void 0) {
					let data17 = data11.access;
					if (typeof data17 === "string") {
						if (func3(data17) < 1) vErrors = withError(vErrors, instancePath + "/document/access", "minLength", schema12, data17);
					} else vErrors = withError(vErrors, instancePath + "/document/access", "type", schema12, data17);
				}
			} else vErrors = withError(vErrors, instancePath + "/document", "type", schema11.properties.document, data11);
		}
		if (data.idPattern !== void 0) {
			let data18 = data.idPattern;
			if (typeof data18 === "string") {
				if (func3(data18) < 1) vErrors = withError(vErrors, instancePath + "/idPattern", "minLength", schema11.properties.idPattern, data18);
			} else vErrors = withError(vErrors, instancePath + "/idPattern", "type", schema11.properties.idPattern, data18);
		}
		if (data.idFrom !== void 0) {
			let data19 = data.idFrom;
			if (typeof data19 === "string") {
				if (func3(data19) < 1) vErrors = withError(vErrors, instancePath + "/idFrom", "minLength", schema11.properties.idFrom, data19);
			} else vErrors = withError(vErrors, instancePath + "/idFrom", "type", schema11.properties.idFrom, data19);
		}
		if (data.chunking !== void 0) {
			let data20 = data.chunking;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				for (const prop0 of schema11.properties.chunking.required) if (data20[prop0] === void 0) vErrors = withError(vErrors, instancePath + "/chunking", "required", schema11.properties.chunking, data20, prop0);
				for (const key3 in data20) if (!(key3 === "name" || key3 === "version" || key3 === "settings")) vErrors = withError(vErrors, instancePath + "/chunking", "additionalProperties", schema11.properties.chunking, data20, key3);
				if (data20.name !== void 0) {
					let data21 = data20.name;
					if (typeof data21 === "string") {
						if (func3(data21) < 1) vErrors = withError(vErrors, instancePath + "/chunking/name", "minLength", schema11.properties.chunking.properties.name, data21);
					} else vErrors = withError(vErrors, instancePath + "/chunking/name", "type", schema11.properties.chunking.properties.name, data21);
				}
				if (data20.version !== void 0) {
					let data22 = data20.version;
					if (typeof data22 === "string") {
						if (func3(data22) < 1) vErrors = withError(vErrors, instancePath + "/chunking/version", "minLength", schema11.properties.chunking.properties.version, data22);
					} else vErrors = withError(vErrors, instancePath + "/chunking/version", "type", schema11.properties.chunking.properties.version, data22);
				}
				if (data20.settings !== void 0) {
					let data23 = data20.settings;
					if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {} else vErrors = withError(vErrors, instancePath + "/chunking/settings", "type", schema11.properties.chunking.properties.settings, data23);
				}
			} else vErrors = withError(vErrors, instancePath + "/chunking", "type", schema11.properties.chunking, data20);
		}
		if (data.embedding !== void 0) {
			let data24 = data.embedding;
			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
				for (const prop1 of schema11.properties.embedding.required) if (data24[prop1] === void 0) vErrors = withError(vErrors, instancePath + "/embedding", "required", schema11.properties.embedding, data24, prop1);
				for (const key4 in data24) if (!(key4 === "model" || key4 === "version")) vErrors = withError(vErrors, instancePath + "/embedding", "additionalProperties", schema11.properties.embedding, data24, key4);
				if (data24.model !== void 0) {
					let data25 = data24.model;
					if (typeof data25 === "string") {
						if (func3(data25) < 1) vErrors = withError(vErrors, instancePath + "/embedding/model", "minLength", schema11.properties.embedding.properties.model, data25);
					} else vErrors = withError(vErrors, instancePath + "/embedding/model", "type", schema11.properties.embedding.properties.model, data25);
				}
				if (data24.version !== void 0) {
					let data26 = data24.version;
					if (typeof data26 === "string") {
						if (func3(data26) < 1) vErrors = withError(vErrors, instancePath + "/embedding/version", "minLength", schema11.properties.embedding.properties.version, data26);
					} else vErrors = withError(vErrors, instancePath + "/embedding/version", "type", schema11.properties.embedding.properties.version, data26);
				}
			} else vErrors = withError(vErrors, instancePath + "/embedding", "type", schema11.properties.embedding, data24);
		}
		if (data.retrievalFilter !== void 0) {
			let data27 = data.retrievalFilter;
			if (typeof data27 === "string") {
				if (func3(data27) < 1) vErrors = withError(vErrors, instancePath + "/retrievalFilter", "minLength", schema11.properties.retrievalFilter, data27);
			} else vErrors = withError(vErrors, instancePath + "/retrievalFilter", "type", schema11.properties.retrievalFilter, data27);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { corpusMapShape };
