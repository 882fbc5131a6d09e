// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// touchstone:validators
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
	},
	"definitions": {
		"chunkId": { "type": "string" },
		"documentId": { "type": "string" },
		"contentHash": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
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
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.hash === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "documentId" || key0 === "hash" || key0 === "locator" || key0 === "storeId" || key0 === "sourceHash")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/chunkId/type",
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
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema13.type,
					parentSchema: schema13,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.hash !== void 0) {
			let data2 = data.hash;
			if (typeof data2 === "string") {
				if (!pattern0.test(data2)) {
					const err6 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema14,
						data: data2
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema14.type,
					parentSchema: schema14,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.locator !== void 0) {
			let data3 = data.locator;
			if (typeof data3 !== "string") {
				const err8 = {
					instancePath: instancePath + "/locator",
					schemaPath: "#/properties/locator/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.locator.type,
					parentSchema: schema11.properties.locator,
					data: data3
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.storeId !== void 0) {
			let data4 = data.storeId;
			if (typeof data4 !== "string") {
				const err9 = {
					instancePath: instancePath + "/storeId",
					schemaPath: "#/properties/storeId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.storeId.type,
					parentSchema: schema11.properties.storeId,
					data: data4
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.sourceHash !== void 0) {
			let data5 = data.sourceHash;
			if (typeof data5 !== "string") {
				const err10 = {
					instancePath: instancePath + "/sourceHash",
					schemaPath: "#/properties/sourceHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.sourceHash.type,
					parentSchema: schema11.properties.sourceHash,
					data: data5
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { chunkShape };
