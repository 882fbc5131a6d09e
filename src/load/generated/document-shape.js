// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { instantFormat, withError } from "./shared-by-shapes.js";
// touchstone:document-shape
const documentShape = validate10;
const schema11 = {
	"title": "Corpus document",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"uri",
		"revision",
		"hash"
	],
	"properties": {
		"id": { "$ref": "#/definitions/documentId" },
		"uri": { "type": "string" },
		"revision": { "type": "string" },
		"hash": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"title": { "type": "string" },
		"publishedAt": {
			"type": "string",
			"format": "date-time"
		},
		"access": {
			"type": "array",
			"items": { "type": "string" }
		}
	}
};
const schema12 = { "type": "string" };
const pattern0 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats0 = instantFormat;
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema11.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema11, data, prop0);
		for (const key0 in data) if (!(key0 === "id" || key0 === "uri" || key0 === "revision" || key0 === "hash" || key0 === "title" || key0 === "publishedAt" || key0 === "access")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/id", "type", schema12, data0);
		}
		if (data.uri !== void 0) {
			let data1 = data.uri;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/uri", "type", schema11.properties.uri, data1);
		}
		if (data.revision !== void 0) {
			let data2 = data.revision;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/revision", "type", schema11.properties.revision, data2);
		}
		if (data.hash !== void 0) {
			let data3 = data.hash;
			if (typeof data3 === "string") {
				if (!pattern0.test(data3)) vErrors = withError(vErrors, instancePath + "/hash", "hash/pattern", schema11.properties.hash, data3);
			} else vErrors = withError(vErrors, instancePath + "/hash", "type", schema11.properties.hash, data3);
		}
		if (data.title !== void 0) {
			let data4 = data.title;
			if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/title", "type", schema11.properties.title, data4);
		}
		if (data.publishedAt !== void 0) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!formats0.validate(data5)) vErrors = withError(vErrors, instancePath + "/publishedAt", "format", schema11.properties.publishedAt, data5);
			} else vErrors = withError(vErrors, instancePath + "/publishedAt", "type", schema11.properties.publishedAt, data5);
		}
		if (data.access !== void 0) {
			let data6 = data.access;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/access/" + i0, "type", schema11.properties.access.items, data7);
				}
			} else vErrors = withError(vErrors, instancePath + "/access", "type", schema11.properties.access, data6);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { documentShape };
