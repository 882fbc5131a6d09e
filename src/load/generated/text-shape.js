// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:text-shape
const textShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/text.schema.json",
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
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.hash === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "hash" }, schema11, data);
			errors++;
		}
		if (data.text === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "text" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "hash" || key0 === "text")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.hash !== void 0) {
			let data0 = data.hash;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = withError(vErrors, instancePath + "/hash", "#/definitions/contentHash/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema12, data0);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/hash", "#/definitions/contentHash/type", { type: "string" }, schema12, data0);
				errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/text", "#/properties/text/type", { type: "string" }, schema11.properties.text, data1);
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
export { textShape };
