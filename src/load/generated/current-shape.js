// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:current-shape
const currentShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/current.schema.json",
	"title": "Current pointer",
	"type": "object",
	"additionalProperties": false,
	"required": ["revision"],
	"properties": { "revision": { "type": "string" } }
};
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "revision" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "revision")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.revision !== void 0) {
			let data0 = data.revision;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/revision", "#/properties/revision/type", { type: "string" }, schema11.properties.revision, data0);
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
export { currentShape };
