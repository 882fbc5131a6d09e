// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:text-shape
const textShape = validate10;
const schema11 = {
	"title": "Corpus text",
	"type": "object",
	"additionalProperties": false,
	"required": ["hash", "text"],
	"properties": {
		"hash": { "$ref": "#/definitions/contentHash" },
		"text": { "type": "string" }
	}
};
const schema12 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const pattern0 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema11.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema11, data, prop0);
		for (const key0 in data) if (!(key0 === "hash" || key0 === "text")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.hash !== void 0) {
			let data0 = data.hash;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) vErrors = withError(vErrors, instancePath + "/hash", "contentHash/pattern", schema12, data0);
			} else vErrors = withError(vErrors, instancePath + "/hash", "type", schema12, data0);
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/text", "type", schema11.properties.text, data1);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { textShape };
