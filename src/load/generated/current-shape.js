// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// touchstone:validators
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
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revision" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "revision")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.revision !== void 0) {
			let data0 = data.revision;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/revision",
					schemaPath: "#/properties/revision/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.revision.type,
					parentSchema: schema11.properties.revision,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { currentShape };
