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
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0) vErrors = withError(vErrors, instancePath, "required", schema11, data, "revision");
		for (const key0 in data) if (!(key0 === "revision")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.revision !== void 0) {
			let data0 = data.revision;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/revision", "type", schema11.properties.revision, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { currentShape };
