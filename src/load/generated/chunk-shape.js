// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:chunk-shape
const chunkShape = validate10;
const schema11 = {
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
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema11.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema11, data, prop0);
		for (const key0 in data) if (!(key0 === "id" || key0 === "documentId" || key0 === "hash" || key0 === "locator" || key0 === "storeId" || key0 === "sourceHash")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/id", "type", schema12, data0);
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/documentId", "type", schema13, data1);
		}
		if (data.hash !== void 0) {
			let data2 = data.hash;
			if (typeof data2 === "string") {
				if (!pattern0.test(data2)) vErrors = withError(vErrors, instancePath + "/hash", "contentHash/pattern", schema14, data2);
			} else vErrors = withError(vErrors, instancePath + "/hash", "type", schema14, data2);
		}
		if (data.locator !== void 0) {
			let data3 = data.locator;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/locator", "type", schema11.properties.locator, data3);
		}
		if (data.storeId !== void 0) {
			let data4 = data.storeId;
			if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/storeId", "type", schema11.properties.storeId, data4);
		}
		if (data.sourceHash !== void 0) {
			let data5 = data.sourceHash;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/sourceHash", "type", schema11.properties.sourceHash, data5);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { chunkShape };
