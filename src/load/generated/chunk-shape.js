// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:chunk-shape
const chunkShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/chunk.schema.json",
	"title": "Corpus chunk",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"documentId",
		"hash"
	],
	"properties": {
		"id": { "$ref": "#/definitions/chunkId" },
		"documentId": { "$ref": "#/definitions/documentId" },
		"hash": { "$ref": "#/definitions/contentHash" },
		"locator": { "type": "string" },
		"storeId": { "type": "string" },
		"sourceHash": { "type": "string" }
	}
};
const schema12 = { "type": "string" };
const schema13 = { "type": "string" };
const schema14 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const pattern0 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema11, data);
			errors++;
		}
		if (data.documentId === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "documentId" }, schema11, data);
			errors++;
		}
		if (data.hash === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "hash" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "documentId" || key0 === "hash" || key0 === "locator" || key0 === "storeId" || key0 === "sourceHash")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/id", "#/definitions/chunkId/type", { type: "string" }, schema12, data0);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/documentId", "#/definitions/documentId/type", { type: "string" }, schema13, data1);
				errors++;
			}
		}
		if (data.hash !== void 0) {
			let data2 = data.hash;
			if (typeof data2 === "string") {
				if (!pattern0.test(data2)) {
					vErrors = withError(vErrors, instancePath + "/hash", "#/definitions/contentHash/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema14, data2);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/hash", "#/definitions/contentHash/type", { type: "string" }, schema14, data2);
				errors++;
			}
		}
		if (data.locator !== void 0) {
			let data3 = data.locator;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/locator", "#/properties/locator/type", { type: "string" }, schema11.properties.locator, data3);
				errors++;
			}
		}
		if (data.storeId !== void 0) {
			let data4 = data.storeId;
			if (typeof data4 !== "string") {
				vErrors = withError(vErrors, instancePath + "/storeId", "#/properties/storeId/type", { type: "string" }, schema11.properties.storeId, data4);
				errors++;
			}
		}
		if (data.sourceHash !== void 0) {
			let data5 = data.sourceHash;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/sourceHash", "#/properties/sourceHash/type", { type: "string" }, schema11.properties.sourceHash, data5);
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
export { chunkShape };
