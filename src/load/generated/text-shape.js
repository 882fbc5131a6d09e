// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// touchstone:validators
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
	},
	"definitions": { "contentHash": {
		"type": "string",
		"pattern": "^sha256:[0-9a-f]{64}$"
	} }
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
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.text === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "hash" || key0 === "text")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.hash !== void 0) {
			let data0 = data.hash;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema12,
						data: data0
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.type,
					parentSchema: schema12,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.text.type,
					parentSchema: schema11.properties.text,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { textShape };
