// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { require_formats, withError } from "./shared-by-shapes.js";
// touchstone:document-shape
const documentShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/document.schema.json",
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
const formats0 = require_formats().fullFormats["date-time"];
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema11, data);
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "uri" }, schema11, data);
			errors++;
		}
		if (data.revision === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "revision" }, schema11, data);
			errors++;
		}
		if (data.hash === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "hash" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "uri" || key0 === "revision" || key0 === "hash" || key0 === "title" || key0 === "publishedAt" || key0 === "access")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/id", "#/definitions/documentId/type", { type: "string" }, schema12, data0);
				errors++;
			}
		}
		if (data.uri !== void 0) {
			let data1 = data.uri;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/uri", "#/properties/uri/type", { type: "string" }, schema11.properties.uri, data1);
				errors++;
			}
		}
		if (data.revision !== void 0) {
			let data2 = data.revision;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/revision", "#/properties/revision/type", { type: "string" }, schema11.properties.revision, data2);
				errors++;
			}
		}
		if (data.hash !== void 0) {
			let data3 = data.hash;
			if (typeof data3 === "string") {
				if (!pattern0.test(data3)) {
					vErrors = withError(vErrors, instancePath + "/hash", "#/properties/hash/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema11.properties.hash, data3);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/hash", "#/properties/hash/type", { type: "string" }, schema11.properties.hash, data3);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data4 = data.title;
			if (typeof data4 !== "string") {
				vErrors = withError(vErrors, instancePath + "/title", "#/properties/title/type", { type: "string" }, schema11.properties.title, data4);
				errors++;
			}
		}
		if (data.publishedAt !== void 0) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!formats0.validate(data5)) {
					vErrors = withError(vErrors, instancePath + "/publishedAt", "#/properties/publishedAt/format", { format: "date-time" }, schema11.properties.publishedAt, data5);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/publishedAt", "#/properties/publishedAt/type", { type: "string" }, schema11.properties.publishedAt, data5);
				errors++;
			}
		}
		if (data.access !== void 0) {
			let data6 = data.access;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 !== "string") {
						vErrors = withError(vErrors, instancePath + "/access/" + i0, "#/properties/access/items/type", { type: "string" }, schema11.properties.access.items, data7);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/access", "#/properties/access/type", { type: "array" }, schema11.properties.access, data6);
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
export { documentShape };
