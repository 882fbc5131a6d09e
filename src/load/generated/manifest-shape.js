// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:manifest-shape
const manifestShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/manifest.schema.json",
	"title": "Manifest",
	"anyOf": [{ "$ref": "#/definitions/plainManifest" }, { "$ref": "#/definitions/extendedManifest" }]
};
const schema12 = {
	"type": "array",
	"minItems": 1,
	"items": { "$ref": "#/definitions/plainRecord" }
};
const schema13 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"split",
		"question",
		"answer"
	],
	"properties": {
		"case_id": { "type": "string" },
		"family_id": { "type": "string" },
		"split": {
			"type": "string",
			"enum": ["dev", "test"]
		},
		"question": { "type": "string" },
		"answer": { "type": "string" }
	}
};
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length < 1) {
			vErrors = withError(vErrors, instancePath, "#/minItems", { limit: 1 }, schema12, data);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.case_id === void 0) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/plainRecord/required", { missingProperty: "case_id" }, schema13, data0);
					errors++;
				}
				if (data0.family_id === void 0) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/plainRecord/required", { missingProperty: "family_id" }, schema13, data0);
					errors++;
				}
				if (data0.split === void 0) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/plainRecord/required", { missingProperty: "split" }, schema13, data0);
					errors++;
				}
				if (data0.question === void 0) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/plainRecord/required", { missingProperty: "question" }, schema13, data0);
					errors++;
				}
				if (data0.answer === void 0) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/plainRecord/required", { missingProperty: "answer" }, schema13, data0);
					errors++;
				}
				for (const key0 in data0) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "split" || key0 === "question" || key0 === "answer")) {
					vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/plainRecord/additionalProperties", { additionalProperty: key0 }, schema13, data0);
					errors++;
				}
				if (data0.case_id !== void 0) {
					let data1 = data0.case_id;
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/case_id", "#/definitions/plainRecord/properties/case_id/type", { type: "string" }, schema13.properties.case_id, data1);
						errors++;
					}
				}
				if (data0.family_id !== void 0) {
					let data2 = data0.family_id;
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/family_id", "#/definitions/plainRecord/properties/family_id/type", { type: "string" }, schema13.properties.family_id, data2);
						errors++;
					}
				}
				if (data0.split !== void 0) {
					let data3 = data0.split;
					if (typeof data3 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/split", "#/definitions/plainRecord/properties/split/type", { type: "string" }, schema13.properties.split, data3);
						errors++;
					}
					if (!(data3 === "dev" || data3 === "test")) {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/split", "#/definitions/plainRecord/properties/split/enum", { allowedValues: schema13.properties.split.enum }, schema13.properties.split, data3);
						errors++;
					}
				}
				if (data0.question !== void 0) {
					let data4 = data0.question;
					if (typeof data4 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/question", "#/definitions/plainRecord/properties/question/type", { type: "string" }, schema13.properties.question, data4);
						errors++;
					}
				}
				if (data0.answer !== void 0) {
					let data5 = data0.answer;
					if (typeof data5 !== "string") {
						vErrors = withError(vErrors, instancePath + "/" + i0 + "/answer", "#/definitions/plainRecord/properties/answer/type", { type: "string" }, schema13.properties.answer, data5);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/" + i0, "#/definitions/plainRecord/type", { type: "object" }, schema13, data0);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "array" }, schema12, data);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
const schema14 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["claim", "cases"],
	"properties": {
		"claim": {
			"type": "string",
			"enum": [
				"family",
				"family-generalisation",
				"fixed-corpus",
				"period",
				"temporal",
				"access",
				"access-control"
			]
		},
		"cutoff": { "$ref": "#/definitions/moment" },
		"register": { "$ref": "#/definitions/register" },
		"inventory": {
			"type": "array",
			"items": { "type": "string" }
		},
		"cases": {
			"type": "array",
			"items": { "$ref": "#/definitions/case" }
		}
	}
};
const schema15 = {
	"type": "string",
	"pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2}))?$"
};
const pattern0 = /* @__PURE__ */ new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2}))?$", "u");
const schema16 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["families"],
	"properties": {
		"families": {
			"type": "array",
			"items": { "$ref": "#/definitions/family" }
		},
		"related": {
			"type": "array",
			"items": { "$ref": "#/definitions/relation" }
		},
		"callers": {
			"type": "object",
			"additionalProperties": {
				"type": "array",
				"items": { "type": "string" }
			}
		}
	}
};
const schema17 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["family_id"],
	"properties": {
		"family_id": { "type": "string" },
		"title": { "type": "string" },
		"split": {
			"type": "string",
			"enum": [
				"dev",
				"validation",
				"test",
				"regression"
			]
		},
		"documents": {
			"type": "array",
			"items": { "$ref": "#/definitions/document" }
		},
		"stands_for_case": { "type": "boolean" }
	}
};
const schema18 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["document_id"],
	"properties": {
		"document_id": { "type": "string" },
		"title": { "type": "string" },
		"version": { "type": "string" },
		"location": { "type": "string" },
		"published": { "$ref": "#/definitions/moment" }
	}
};
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.document_id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "document_id" }, schema18, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "document_id" || key0 === "title" || key0 === "version" || key0 === "location" || key0 === "published")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema18, data);
			errors++;
		}
		if (data.document_id !== void 0) {
			let data0 = data.document_id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/document_id", "#/properties/document_id/type", { type: "string" }, schema18.properties.document_id, data0);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/title", "#/properties/title/type", { type: "string" }, schema18.properties.title, data1);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/version", "#/properties/version/type", { type: "string" }, schema18.properties.version, data2);
				errors++;
			}
		}
		if (data.location !== void 0) {
			let data3 = data.location;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/location", "#/properties/location/type", { type: "string" }, schema18.properties.location, data3);
				errors++;
			}
		}
		if (data.published !== void 0) {
			let data4 = data.published;
			if (typeof data4 === "string") {
				if (!pattern0.test(data4)) {
					vErrors = withError(vErrors, instancePath + "/published", "#/definitions/moment/pattern", { pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2}))?$" }, schema15, data4);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/published", "#/definitions/moment/type", { type: "string" }, schema15, data4);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema18, data);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.family_id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "family_id" }, schema17, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "family_id" || key0 === "title" || key0 === "split" || key0 === "documents" || key0 === "stands_for_case")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema17, data);
			errors++;
		}
		if (data.family_id !== void 0) {
			let data0 = data.family_id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/family_id", "#/properties/family_id/type", { type: "string" }, schema17.properties.family_id, data0);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/title", "#/properties/title/type", { type: "string" }, schema17.properties.title, data1);
				errors++;
			}
		}
		if (data.split !== void 0) {
			let data2 = data.split;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/split", "#/properties/split/type", { type: "string" }, schema17.properties.split, data2);
				errors++;
			}
			if (!(data2 === "dev" || data2 === "validation" || data2 === "test" || data2 === "regression")) {
				vErrors = withError(vErrors, instancePath + "/split", "#/properties/split/enum", { allowedValues: schema17.properties.split.enum }, schema17.properties.split, data2);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data3 = data.documents;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate16(data3[i0], {
					instancePath: instancePath + "/documents/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/documents", "#/properties/documents/type", { type: "array" }, schema17.properties.documents, data3);
				errors++;
			}
		}
		if (data.stands_for_case !== void 0) {
			let data5 = data.stands_for_case;
			if (typeof data5 !== "boolean") {
				vErrors = withError(vErrors, instancePath + "/stands_for_case", "#/properties/stands_for_case/type", { type: "boolean" }, schema17.properties.stands_for_case, data5);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema17, data);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const schema20 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["families"],
	"properties": {
		"families": {
			"type": "array",
			"items": { "type": "string" }
		},
		"reason": { "type": "string" },
		"exception": { "$ref": "#/definitions/exception" }
	}
};
const schema21 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["reason", "date"],
	"properties": {
		"reason": { "type": "string" },
		"date": { "$ref": "#/definitions/moment" },
		"decided_by": { "type": "string" }
	}
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reason === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "reason" }, schema21, data);
			errors++;
		}
		if (data.date === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "date" }, schema21, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "reason" || key0 === "date" || key0 === "decided_by")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema21, data);
			errors++;
		}
		if (data.reason !== void 0) {
			let data0 = data.reason;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reason", "#/properties/reason/type", { type: "string" }, schema21.properties.reason, data0);
				errors++;
			}
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					vErrors = withError(vErrors, instancePath + "/date", "#/definitions/moment/pattern", { pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2}))?$" }, schema15, data1);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/date", "#/definitions/moment/type", { type: "string" }, schema15, data1);
				errors++;
			}
		}
		if (data.decided_by !== void 0) {
			let data2 = data.decided_by;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/decided_by", "#/properties/decided_by/type", { type: "string" }, schema21.properties.decided_by, data2);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema21, data);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.families === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "families" }, schema20, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "families" || key0 === "reason" || key0 === "exception")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema20, data);
			errors++;
		}
		if (data.families !== void 0) {
			let data0 = data.families;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						vErrors = withError(vErrors, instancePath + "/families/" + i0, "#/properties/families/items/type", { type: "string" }, schema20.properties.families.items, data1);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/type", { type: "array" }, schema20.properties.families, data0);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reason", "#/properties/reason/type", { type: "string" }, schema20.properties.reason, data2);
				errors++;
			}
		}
		if (data.exception !== void 0) {
			if (!validate20(data.exception, {
				instancePath: instancePath + "/exception",
				parentData: data,
				parentDataProperty: "exception",
				rootData
			})) {
				vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema20, data);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.families === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "families" }, schema16, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "families" || key0 === "related" || key0 === "callers")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema16, data);
			errors++;
		}
		if (data.families !== void 0) {
			let data0 = data.families;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate15(data0[i0], {
					instancePath: instancePath + "/families/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/type", { type: "array" }, schema16.properties.families, data0);
				errors++;
			}
		}
		if (data.related !== void 0) {
			let data2 = data.related;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate19(data2[i1], {
					instancePath: instancePath + "/related/" + i1,
					parentData: data2,
					parentDataProperty: i1,
					rootData
				})) {
					vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/related", "#/properties/related/type", { type: "array" }, schema16.properties.related, data2);
				errors++;
			}
		}
		if (data.callers !== void 0) {
			let data4 = data.callers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key1 in data4) {
				let data5 = data4[key1];
				if (Array.isArray(data5)) {
					const len2 = data5.length;
					for (let i2 = 0; i2 < len2; i2++) {
						let data6 = data5[i2];
						if (typeof data6 !== "string") {
							vErrors = withError(vErrors, instancePath + "/callers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, "#/properties/callers/additionalProperties/items/type", { type: "string" }, schema16.properties.callers.additionalProperties.items, data6);
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, instancePath + "/callers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/callers/additionalProperties/type", { type: "array" }, schema16.properties.callers.additionalProperties, data5);
					errors++;
				}
			}
			else {
				vErrors = withError(vErrors, instancePath + "/callers", "#/properties/callers/type", { type: "object" }, schema16.properties.callers, data4);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema16, data);
		errors++;
	}
	validate14.errors = vErrors;
	return errors === 0;
}
const schema23 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_ids",
		"split",
		"question",
		"answer"
	],
	"properties": {
		"case_id": { "type": "string" },
		"family_ids": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		},
		"split": {
			"type": "string",
			"enum": [
				"dev",
				"validation",
				"test",
				"regression",
				"excluded"
			]
		},
		"question": { "type": "string" },
		"answer": { "type": "string" },
		"documents": {
			"type": "array",
			"items": { "type": "string" }
		},
		"variant_of": { "type": "string" },
		"exclusion_rule": { "type": "string" },
		"holdout": { "type": "string" },
		"caller": { "type": "string" },
		"expects": { "type": "string" },
		"asked_at": { "$ref": "#/definitions/moment" }
	}
};
const func2 = Object.prototype.hasOwnProperty;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.case_id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "case_id" }, schema23, data);
			errors++;
		}
		if (data.family_ids === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "family_ids" }, schema23, data);
			errors++;
		}
		if (data.split === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "split" }, schema23, data);
			errors++;
		}
		if (data.question === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "question" }, schema23, data);
			errors++;
		}
		if (data.answer === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "answer" }, schema23, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema23.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema23, data);
			errors++;
		}
		if (data.case_id !== void 0) {
			let data0 = data.case_id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/case_id", "#/properties/case_id/type", { type: "string" }, schema23.properties.case_id, data0);
				errors++;
			}
		}
		if (data.family_ids !== void 0) {
			let data1 = data.family_ids;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					vErrors = withError(vErrors, instancePath + "/family_ids", "#/properties/family_ids/minItems", { limit: 1 }, schema23.properties.family_ids, data1);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						vErrors = withError(vErrors, instancePath + "/family_ids/" + i0, "#/properties/family_ids/items/type", { type: "string" }, schema23.properties.family_ids.items, data2);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/family_ids", "#/properties/family_ids/type", { type: "array" }, schema23.properties.family_ids, data1);
				errors++;
			}
		}
		if (data.split !== void 0) {
			let data3 = data.split;
			if (typeof data3 !== "string") {
				vErrors = withError(vErrors, instancePath + "/split", "#/properties/split/type", { type: "string" }, schema23.properties.split, data3);
				errors++;
			}
			if (!(data3 === "dev" || data3 === "validation" || data3 === "test" || data3 === "regression" || data3 === "excluded")) {
				vErrors = withError(vErrors, instancePath + "/split", "#/properties/split/enum", { allowedValues: schema23.properties.split.enum }, schema23.properties.split, data3);
				errors++;
			}
		}
		if (data.question !== void 0) {
			let data4 = data.question;
			if (typeof data4 !== "string") {
				vErrors = withError(vErrors, instancePath + "/question", "#/properties/question/type", { type: "string" }, schema23.properties.question, data4);
				errors++;
			}
		}
		if (data.answer !== void 0) {
			let data5 = data.answer;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/answer", "#/properties/answer/type", { type: "string" }, schema23.properties.answer, data5);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data6 = data.documents;
			if (Array.isArray(data6)) {
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (typeof data7 !== "string") {
						vErrors = withError(vErrors, instancePath + "/documents/" + i1, "#/properties/documents/items/type", { type: "string" }, schema23.properties.documents.items, data7);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/documents", "#/properties/documents/type", { type: "array" }, schema23.properties.documents, data6);
				errors++;
			}
		}
		if (data.variant_of !== void 0) {
			let data8 = data.variant_of;
			if (typeof data8 !== "string") {
				vErrors = withError(vErrors, instancePath + "/variant_of", "#/properties/variant_of/type", { type: "string" }, schema23.properties.variant_of, data8);
				errors++;
			}
		}
		if (data.exclusion_rule !== void 0) {
			let data9 = data.exclusion_rule;
			if (typeof data9 !== "string") {
				vErrors = withError(vErrors, instancePath + "/exclusion_rule", "#/properties/exclusion_rule/type", { type: "string" }, schema23.properties.exclusion_rule, data9);
				errors++;
			}
		}
		if (data.holdout !== void 0) {
			let data10 = data.holdout;
			if (typeof data10 !== "string") {
				vErrors = withError(vErrors, instancePath + "/holdout", "#/properties/holdout/type", { type: "string" }, schema23.properties.holdout, data10);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			let data11 = data.caller;
			if (typeof data11 !== "string") {
				vErrors = withError(vErrors, instancePath + "/caller", "#/properties/caller/type", { type: "string" }, schema23.properties.caller, data11);
				errors++;
			}
		}
		if (data.expects !== void 0) {
			let data12 = data.expects;
			if (typeof data12 !== "string") {
				vErrors = withError(vErrors, instancePath + "/expects", "#/properties/expects/type", { type: "string" }, schema23.properties.expects, data12);
				errors++;
			}
		}
		if (data.asked_at !== void 0) {
			let data13 = data.asked_at;
			if (typeof data13 === "string") {
				if (!pattern0.test(data13)) {
					vErrors = withError(vErrors, instancePath + "/asked_at", "#/definitions/moment/pattern", { pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2}))?$" }, schema15, data13);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/asked_at", "#/definitions/moment/type", { type: "string" }, schema15, data13);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema23, data);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.claim === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "claim" }, schema14, data);
			errors++;
		}
		if (data.cases === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "cases" }, schema14, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "claim" || key0 === "cutoff" || key0 === "register" || key0 === "inventory" || key0 === "cases")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema14, data);
			errors++;
		}
		if (data.claim !== void 0) {
			let data0 = data.claim;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/type", { type: "string" }, schema14.properties.claim, data0);
				errors++;
			}
			if (!(data0 === "family" || data0 === "family-generalisation" || data0 === "fixed-corpus" || data0 === "period" || data0 === "temporal" || data0 === "access" || data0 === "access-control")) {
				vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/enum", { allowedValues: schema14.properties.claim.enum }, schema14.properties.claim, data0);
				errors++;
			}
		}
		if (data.cutoff !== void 0) {
			let data1 = data.cutoff;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					vErrors = withError(vErrors, instancePath + "/cutoff", "#/definitions/moment/pattern", { pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2}))?$" }, schema15, data1);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/cutoff", "#/definitions/moment/type", { type: "string" }, schema15, data1);
				errors++;
			}
		}
		if (data.register !== void 0) {
			if (!validate14(data.register, {
				instancePath: instancePath + "/register",
				parentData: data,
				parentDataProperty: "register",
				rootData
			})) {
				vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				errors = vErrors.length;
			}
		}
		if (data.inventory !== void 0) {
			let data3 = data.inventory;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") {
						vErrors = withError(vErrors, instancePath + "/inventory/" + i0, "#/properties/inventory/items/type", { type: "string" }, schema14.properties.inventory.items, data4);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/inventory", "#/properties/inventory/type", { type: "array" }, schema14.properties.inventory, data3);
				errors++;
			}
		}
		if (data.cases !== void 0) {
			let data5 = data.cases;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate24(data5[i1], {
					instancePath: instancePath + "/cases/" + i1,
					parentData: data5,
					parentDataProperty: i1,
					rootData
				})) {
					vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/cases", "#/properties/cases/type", { type: "array" }, schema14.properties.cases, data5);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema14, data);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate11(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (!validate13(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if (!valid0) {
		vErrors = withError(vErrors, instancePath, "#/anyOf", {}, schema11, data);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { manifestShape };
