// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:manifest-shape
const manifestShape = validate10;
const schema11 = {
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
function validate11(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length < 1) vErrors = withError(vErrors, instancePath, "minItems", schema12, data);
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const prop0 of schema13.required) if (data0[prop0] === void 0) vErrors = withError(vErrors, instancePath + "/" + i0, "required", schema13, data0, prop0);
				for (const key0 in data0) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "split" || key0 === "question" || key0 === "answer")) vErrors = withError(vErrors, instancePath + "/" + i0, "additionalProperties", schema13, data0, key0);
				if (data0.case_id !== void 0) {
					let data1 = data0.case_id;
					if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/case_id", "type", schema13.properties.case_id, data1);
				}
				if (data0.family_id !== void 0) {
					let data2 = data0.family_id;
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/family_id", "type", schema13.properties.family_id, data2);
				}
				if (data0.split !== void 0) {
					let data3 = data0.split;
					if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/split", "type", schema13.properties.split, data3);
					if (!(data3 === "dev" || data3 === "test")) vErrors = withError(vErrors, instancePath + "/" + i0 + "/split", "enum", schema13.properties.split, data3);
				}
				if (data0.question !== void 0) {
					let data4 = data0.question;
					if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/question", "type", schema13.properties.question, data4);
				}
				if (data0.answer !== void 0) {
					let data5 = data0.answer;
					if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/" + i0 + "/answer", "type", schema13.properties.answer, data5);
				}
			} else vErrors = withError(vErrors, instancePath + "/" + i0, "type", schema13, data0);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema12, data);
	validate11.errors = vErrors;
	return vErrors === null;
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
function validate16(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.document_id === void 0) vErrors = withError(vErrors, instancePath, "required", schema18, data, "document_id");
		for (const key0 in data) if (!(key0 === "document_id" || key0 === "title" || key0 === "version" || key0 === "location" || key0 === "published")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema18, data, key0);
		if (data.document_id !== void 0) {
			let data0 = data.document_id;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/document_id", "type", schema18.properties.document_id, data0);
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/title", "type", schema18.properties.title, data1);
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/version", "type", schema18.properties.version, data2);
		}
		if (data.location !== void 0) {
			let data3 = data.location;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/location", "type", schema18.properties.location, data3);
		}
		if (data.published !== void 0) {
			let data4 = data.published;
			if (typeof data4 === "string") {
				if (!pattern0.test(data4)) vErrors = withError(vErrors, instancePath + "/published", "moment/pattern", schema15, data4);
			} else vErrors = withError(vErrors, instancePath + "/published", "type", schema15, data4);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema18, data);
	validate16.errors = vErrors;
	return vErrors === null;
}
function validate15(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.family_id === void 0) vErrors = withError(vErrors, instancePath, "required", schema17, data, "family_id");
		for (const key0 in data) if (!(key0 === "family_id" || key0 === "title" || key0 === "split" || key0 === "documents" || key0 === "stands_for_case")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema17, data, key0);
		if (data.family_id !== void 0) {
			let data0 = data.family_id;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/family_id", "type", schema17.properties.family_id, data0);
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/title", "type", schema17.properties.title, data1);
		}
		if (data.split !== void 0) {
			let data2 = data.split;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/split", "type", schema17.properties.split, data2);
			if (!(data2 === "dev" || data2 === "validation" || data2 === "test" || data2 === "regression")) vErrors = withError(vErrors, instancePath + "/split", "enum", schema17.properties.split, data2);
		}
		if (data.documents !== void 0) {
			let data3 = data.documents;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate16(data3[i0], { instancePath: instancePath + "/documents/" + i0 })) vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
			} else vErrors = withError(vErrors, instancePath + "/documents", "type", schema17.properties.documents, data3);
		}
		if (data.stands_for_case !== void 0) {
			let data5 = data.stands_for_case;
			if (typeof data5 !== "boolean") vErrors = withError(vErrors, instancePath + "/stands_for_case", "type", schema17.properties.stands_for_case, data5);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema17, data);
	validate15.errors = vErrors;
	return vErrors === null;
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
function validate20(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema21.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema21, data, prop0);
		for (const key0 in data) if (!(key0 === "reason" || key0 === "date" || key0 === "decided_by")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema21, data, key0);
		if (data.reason !== void 0) {
			let data0 = data.reason;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/reason", "type", schema21.properties.reason, data0);
		}
		if (data.date !== void 0) {
			let data1 = data.date;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) vErrors = withError(vErrors, instancePath + "/date", "moment/pattern", schema15, data1);
			} else vErrors = withError(vErrors, instancePath + "/date", "type", schema15, data1);
		}
		if (data.decided_by !== void 0) {
			let data2 = data.decided_by;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/decided_by", "type", schema21.properties.decided_by, data2);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema21, data);
	validate20.errors = vErrors;
	return vErrors === null;
}
function validate19(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.families === void 0) vErrors = withError(vErrors, instancePath, "required", schema20, data, "families");
		for (const key0 in data) if (!(key0 === "families" || key0 === "reason" || key0 === "exception")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema20, data, key0);
		if (data.families !== void 0) {
			let data0 = data.families;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/families/" + i0, "type", schema20.properties.families.items, data1);
				}
			} else vErrors = withError(vErrors, instancePath + "/families", "type", schema20.properties.families, data0);
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/reason", "type", schema20.properties.reason, data2);
		}
		if (data.exception !== void 0) {
			if (!validate20(data.exception, { instancePath: instancePath + "/exception" })) vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema20, data);
	validate19.errors = vErrors;
	return vErrors === null;
}
function validate14(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.families === void 0) vErrors = withError(vErrors, instancePath, "required", schema16, data, "families");
		for (const key0 in data) if (!(key0 === "families" || key0 === "related" || key0 === "callers")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema16, data, key0);
		if (data.families !== void 0) {
			let data0 = data.families;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate15(data0[i0], { instancePath: instancePath + "/families/" + i0 })) vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
			} else vErrors = withError(vErrors, instancePath + "/families", "type", schema16.properties.families, data0);
		}
		if (data.related !== void 0) {
			let data2 = data.related;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate19(data2[i1], { instancePath: instancePath + "/related/" + i1 })) vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
			} else vErrors = withError(vErrors, instancePath + "/related", "type", schema16.properties.related, data2);
		}
		if (data.callers !== void 0) {
			let data4 = data.callers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key1 in data4) {
				let data5 = data4[key1];
				if (Array.isArray(data5)) {
					const len2 = data5.length;
					for (let i2 = 0; i2 < len2; i2++) {
						let data6 = data5[i2];
						if (typeof data6 !== "string") vErrors = withError(vErrors, instancePath + "/callers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, "type", schema16.properties.callers.additionalProperties.items, data6);
					}
				} else vErrors = withError(vErrors, instancePath + "/callers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", schema16.properties.callers.additionalProperties, data5);
			}
			else vErrors = withError(vErrors, instancePath + "/callers", "type", schema16.properties.callers, data4);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema16, data);
	validate14.errors = vErrors;
	return vErrors === null;
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
function validate24(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema23.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema23, data, prop0);
		for (const key0 in data) if (!func2.call(schema23.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema23, data, key0);
		if (data.case_id !== void 0) {
			let data0 = data.case_id;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/case_id", "type", schema23.properties.case_id, data0);
		}
		if (data.family_ids !== void 0) {
			let data1 = data.family_ids;
			if (Array.isArray(data1)) {
				if (data1.length < 1) vErrors = withError(vErrors, instancePath + "/family_ids", "minItems", schema23.properties.family_ids, data1);
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/family_ids/" + i0, "type", schema23.properties.family_ids.items, data2);
				}
			} else vErrors = withError(vErrors, instancePath + "/family_ids", "type", schema23.properties.family_ids, data1);
		}
		if (data.split !== void 0) {
			let data3 = data.split;
			if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/split", "type", schema23.properties.split, data3);
			if (!(data3 === "dev" || data3 === "validation" || data3 === "test" || data3 === "regression" || data3 === "excluded")) vErrors = withError(vErrors, instancePath + "/split", "enum", schema23.properties.split, data3);
		}
		if (data.question !== void 0) {
			let data4 = data.question;
			if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/question", "type", schema23.properties.question, data4);
		}
		if (data.answer !== void 0) {
			let data5 = data.answer;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/answer", "type", schema23.properties.answer, data5);
		}
		if (data.documents !== void 0) {
			let data6 = data.documents;
			if (Array.isArray(data6)) {
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/documents/" + i1, "type", schema23.properties.documents.items, data7);
				}
			} else vErrors = withError(vErrors, instancePath + "/documents", "type", schema23.properties.documents, data6);
		}
		if (data.variant_of !== void 0) {
			let data8 = data.variant_of;
			if (typeof data8 !== "string") vErrors = withError(vErrors, instancePath + "/variant_of", "type", schema23.properties.variant_of, data8);
		}
		if (data.exclusion_rule !== void 0) {
			let data9 = data.exclusion_rule;
			if (typeof data9 !== "string") vErrors = withError(vErrors, instancePath + "/exclusion_rule", "type", schema23.properties.exclusion_rule, data9);
		}
		if (data.holdout !== void 0) {
			let data10 = data.holdout;
			if (typeof data10 !== "string") vErrors = withError(vErrors, instancePath + "/holdout", "type", schema23.properties.holdout, data10);
		}
		if (data.caller !== void 0) {
			let data11 = data.caller;
			if (typeof data11 !== "string") vErrors = withError(vErrors, instancePath + "/caller", "type", schema23.properties.caller, data11);
		}
		if (data.expects !== void 0) {
			let data12 = data.expects;
			if (typeof data12 !== "string") vErrors = withError(vErrors, instancePath + "/expects", "type", schema23.properties.expects, data12);
		}
		if (data.asked_at !== void 0) {
			let data13 = data.asked_at;
			if (typeof data13 === "string") {
				if (!pattern0.test(data13)) vErrors = withError(vErrors, instancePath + "/asked_at", "moment/pattern", schema15, data13);
			} else vErrors = withError(vErrors, instancePath + "/asked_at", "type", schema15, data13);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema23, data);
	validate24.errors = vErrors;
	return vErrors === null;
}
function validate13(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema14.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema14, data, prop0);
		for (const key0 in data) if (!(key0 === "claim" || key0 === "cutoff" || key0 === "register" || key0 === "inventory" || key0 === "cases")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema14, data, key0);
		if (data.claim !== void 0) {
			let data0 = data.claim;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/claim", "type", schema14.properties.claim, data0);
			if (!(data0 === "family" || data0 === "family-generalisation" || data0 === "fixed-corpus" || data0 === "period" || data0 === "temporal" || data0 === "access" || data0 === "access-control")) vErrors = withError(vErrors, instancePath + "/claim", "enum", schema14.properties.claim, data0);
		}
		if (data.cutoff !== void 0) {
			let data1 = data.cutoff;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) vErrors = withError(vErrors, instancePath + "/cutoff", "moment/pattern", schema15, data1);
			} else vErrors = withError(vErrors, instancePath + "/cutoff", "type", schema15, data1);
		}
		if (data.register !== void 0) {
			if (!validate14(data.register, { instancePath: instancePath + "/register" })) vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
		}
		if (data.inventory !== void 0) {
			let data3 = data.inventory;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/inventory/" + i0, "type", schema14.properties.inventory.items, data4);
				}
			} else vErrors = withError(vErrors, instancePath + "/inventory", "type", schema14.properties.inventory, data3);
		}
		if (data.cases !== void 0) {
			let data5 = data.cases;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate24(data5[i1], { instancePath: instancePath + "/cases/" + i1 })) vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
			} else vErrors = withError(vErrors, instancePath + "/cases", "type", schema14.properties.cases, data5);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema14, data);
	validate13.errors = vErrors;
	return vErrors === null;
}
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate11(data, { instancePath })) {
		vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (!validate13(data, { instancePath })) {
			vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if (!valid0) {
		vErrors = withError(vErrors, instancePath, "anyOf", schema11, data, {});
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
