// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { dateFormat, instantFormat, ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:families-shape
const familiesShape = validate10;
const schema11 = {
	"title": "Families",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"claim",
		"grouping",
		"families"
	],
	"properties": {
		"claim": {
			"type": "object",
			"required": ["kind"],
			"properties": { "kind": { "enum": [
				"fixed-corpus",
				"family",
				"period",
				"access"
			] } },
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/definitions/fixedCorpusClaim" },
				{ "$ref": "#/definitions/familyClaim" },
				{ "$ref": "#/definitions/periodClaim" },
				{ "$ref": "#/definitions/accessClaim" }
			]
		},
		"grouping": {
			"type": "object",
			"additionalProperties": false,
			"required": ["rule", "declaredAt"],
			"properties": {
				"rule": { "type": "string" },
				"declaredAt": {
					"type": "string",
					"format": "date"
				}
			}
		},
		"assignment": {
			"type": "object",
			"additionalProperties": false,
			"required": ["salt", "weights"],
			"properties": {
				"salt": { "type": "string" },
				"weights": {
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"dev": {
							"type": "number",
							"minimum": 0
						},
						"validation": {
							"type": "number",
							"minimum": 0
						},
						"test": {
							"type": "number",
							"minimum": 0
						}
					}
				}
			}
		},
		"families": {
			"type": "object",
			"propertyNames": {
				"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
				"maxLength": 100
			},
			"additionalProperties": { "$ref": "#/definitions/family" }
		},
		"related": {
			"type": "array",
			"items": { "$ref": "#/definitions/relation" }
		},
		"exceptions": {
			"type": "array",
			"items": { "$ref": "#/definitions/exception" }
		},
		"reservations": {
			"type": "array",
			"items": { "$ref": "#/definitions/reservation" }
		},
		"uses": {
			"type": "array",
			"items": { "$ref": "#/definitions/use" }
		},
		"exposures": {
			"type": "array",
			"items": { "$ref": "#/definitions/exposure" }
		}
	}
};
const schema13 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt"
	],
	"properties": {
		"kind": { "const": "fixed-corpus" },
		"statement": { "type": "string" },
		"declaredAt": {
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"type": "integer",
			"minimum": 1,
			"default": 2
		}
	}
};
const schema14 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt"
	],
	"properties": {
		"kind": { "const": "family" },
		"statement": { "type": "string" },
		"declaredAt": {
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"type": "integer",
			"minimum": 1,
			"default": 2
		}
	}
};
const schema15 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt"
	],
	"properties": {
		"kind": { "const": "access" },
		"statement": { "type": "string" },
		"declaredAt": {
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"type": "integer",
			"minimum": 1,
			"default": 2
		}
	}
};
const schema17 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["families", "reason"],
	"properties": {
		"families": {
			"type": "array",
			"items": { "type": "string" }
		},
		"reason": { "type": "string" }
	}
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const formats0 = dateFormat;
const schema12 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt",
		"cutoff"
	],
	"properties": {
		"kind": { "const": "period" },
		"statement": { "type": "string" },
		"declaredAt": {
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"type": "integer",
			"minimum": 1,
			"default": 2
		},
		"cutoff": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const formats2 = instantFormat;
function validate11(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema12.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema12, data, prop0);
		for (const key0 in data) if (!(key0 === "kind" || key0 === "statement" || key0 === "declaredAt" || key0 === "minimumTestComponents" || key0 === "cutoff")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema12, data, key0);
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if ("period" !== data0) vErrors = withError(vErrors, instancePath + "/kind", "const", schema12.properties.kind, data0);
		}
		if (data.statement !== void 0) {
			let data1 = data.statement;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/statement", "type", schema12.properties.statement, data1);
		}
		if (data.declaredAt !== void 0) {
			let data2 = data.declaredAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) vErrors = withError(vErrors, instancePath + "/declaredAt", "format", schema12.properties.declaredAt, data2);
			} else vErrors = withError(vErrors, instancePath + "/declaredAt", "type", schema12.properties.declaredAt, data2);
		}
		if (data.minimumTestComponents !== void 0) {
			let data3 = data.minimumTestComponents;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) vErrors = withError(vErrors, instancePath + "/minimumTestComponents", "type", schema12.properties.minimumTestComponents, data3);
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 1 || isNaN(data3)) vErrors = withError(vErrors, instancePath + "/minimumTestComponents", "minimum", schema12.properties.minimumTestComponents, data3, {
					comparison: ">=",
					limit: 1
				});
			}
		}
		if (data.cutoff !== void 0) {
			let data4 = data.cutoff;
			if (typeof data4 === "string") {
				if (!formats2.validate(data4)) vErrors = withError(vErrors, instancePath + "/cutoff", "format", schema12.properties.cutoff, data4);
			} else vErrors = withError(vErrors, instancePath + "/cutoff", "type", schema12.properties.cutoff, data4);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema12, data);
	validate11.errors = vErrors;
	return vErrors === null;
}
const schema16 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["title", "documents"],
	"properties": {
		"title": { "type": "string" },
		"documents": {
			"type": "array",
			"items": { "type": "string" }
		},
		"split": { "enum": [
			"dev",
			"validation",
			"test",
			"regression"
		] },
		"experts": {
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9._-]*)?$"
			}
		}
	}
};
const pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9._-]*)?$", "u");
function validate13(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema16.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema16, data, prop0);
		for (const key0 in data) if (!(key0 === "title" || key0 === "documents" || key0 === "split" || key0 === "experts")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema16, data, key0);
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/title", "type", schema16.properties.title, data0);
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/documents/" + i0, "type", schema16.properties.documents.items, data2);
				}
			} else vErrors = withError(vErrors, instancePath + "/documents", "type", schema16.properties.documents, data1);
		}
		if (data.split !== void 0) {
			let data3 = data.split;
			if (!(data3 === "dev" || data3 === "validation" || data3 === "test" || data3 === "regression")) vErrors = withError(vErrors, instancePath + "/split", "enum", schema16.properties.split, data3);
		}
		if (data.experts !== void 0) {
			let data4 = data.experts;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 === "string") {
						if (!pattern1.test(data5)) vErrors = withError(vErrors, instancePath + "/experts/" + i1, "items/pattern", schema16.properties.experts.items, data5);
					} else vErrors = withError(vErrors, instancePath + "/experts/" + i1, "type", schema16.properties.experts.items, data5);
				}
			} else vErrors = withError(vErrors, instancePath + "/experts", "type", schema16.properties.experts, data4);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema16, data);
	validate13.errors = vErrors;
	return vErrors === null;
}
const schema18 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"decision",
		"reason",
		"decidedBy",
		"decidedAt"
	],
	"properties": {
		"families": {
			"type": "array",
			"items": { "type": "string" }
		},
		"cases": {
			"type": "array",
			"items": { "type": "string" }
		},
		"decision": { "enum": [
			"exclude",
			"keep-apart",
			"move",
			"distinct"
		] },
		"reason": { "type": "string" },
		"decidedBy": { "type": "string" },
		"decidedAt": {
			"type": "string",
			"format": "date"
		},
		"until": {
			"type": "string",
			"format": "date"
		}
	}
};
function validate15(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema18.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema18, data, prop0);
		for (const key0 in data) if (!(key0 === "families" || key0 === "cases" || key0 === "decision" || key0 === "reason" || key0 === "decidedBy" || key0 === "decidedAt" || key0 === "until")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema18, data, key0);
		if (data.families !== void 0) {
			let data0 = data.families;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/families/" + i0, "type", schema18.properties.families.items, data1);
				}
			} else vErrors = withError(vErrors, instancePath + "/families", "type", schema18.properties.families, data0);
		}
		if (data.cases !== void 0) {
			let data2 = data.cases;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/cases/" + i1, "type", schema18.properties.cases.items, data3);
				}
			} else vErrors = withError(vErrors, instancePath + "/cases", "type", schema18.properties.cases, data2);
		}
		if (data.decision !== void 0) {
			let data4 = data.decision;
			if (!(data4 === "exclude" || data4 === "keep-apart" || data4 === "move" || data4 === "distinct")) vErrors = withError(vErrors, instancePath + "/decision", "enum", schema18.properties.decision, data4);
		}
		if (data.reason !== void 0) {
			let data5 = data.reason;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/reason", "type", schema18.properties.reason, data5);
		}
		if (data.decidedBy !== void 0) {
			let data6 = data.decidedBy;
			if (typeof data6 !== "string") vErrors = withError(vErrors, instancePath + "/decidedBy", "type", schema18.properties.decidedBy, data6);
		}
		if (data.decidedAt !== void 0) {
			let data7 = data.decidedAt;
			if (typeof data7 === "string") {
				if (!formats0.validate(data7)) vErrors = withError(vErrors, instancePath + "/decidedAt", "format", schema18.properties.decidedAt, data7);
			} else vErrors = withError(vErrors, instancePath + "/decidedAt", "type", schema18.properties.decidedAt, data7);
		}
		if (data.until !== void 0) {
			let data8 = data.until;
			if (typeof data8 === "string") {
				if (!formats0.validate(data8)) vErrors = withError(vErrors, instancePath + "/until", "format", schema18.properties.until, data8);
			} else vErrors = withError(vErrors, instancePath + "/until", "type", schema18.properties.until, data8);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema18, data);
	validate15.errors = vErrors;
	return vErrors === null;
}
const schema19 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"decision",
		"purpose",
		"by",
		"at"
	],
	"properties": {
		"decision": {
			"type": "string",
			"pattern": "^[a-z0-9]+(?:[._-][a-z0-9]+)*$",
			"maxLength": 100
		},
		"purpose": { "type": "string" },
		"families": {
			"type": "array",
			"items": { "type": "string" }
		},
		"cases": {
			"type": "array",
			"items": { "type": "string" }
		},
		"by": { "type": "string" },
		"at": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const pattern2 = /* @__PURE__ */ new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate17(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema19.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema19, data, prop0);
		for (const key0 in data) if (!(key0 === "decision" || key0 === "purpose" || key0 === "families" || key0 === "cases" || key0 === "by" || key0 === "at")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema19, data, key0);
		if (data.decision !== void 0) {
			let data0 = data.decision;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) vErrors = withError(vErrors, instancePath + "/decision", "maxLength", schema19.properties.decision, data0);
				if (!pattern2.test(data0)) vErrors = withError(vErrors, instancePath + "/decision", "decision/pattern", schema19.properties.decision, data0);
			} else vErrors = withError(vErrors, instancePath + "/decision", "type", schema19.properties.decision, data0);
		}
		if (data.purpose !== void 0) {
			let data1 = data.purpose;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/purpose", "type", schema19.properties.purpose, data1);
		}
		if (data.families !== void 0) {
			let data2 = data.families;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/families/" + i0, "type", schema19.properties.families.items, data3);
				}
			} else vErrors = withError(vErrors, instancePath + "/families", "type", schema19.properties.families, data2);
		}
		if (data.cases !== void 0) {
			let data4 = data.cases;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/cases/" + i1, "type", schema19.properties.cases.items, data5);
				}
			} else vErrors = withError(vErrors, instancePath + "/cases", "type", schema19.properties.cases, data4);
		}
		if (data.by !== void 0) {
			let data6 = data.by;
			if (typeof data6 !== "string") vErrors = withError(vErrors, instancePath + "/by", "type", schema19.properties.by, data6);
		}
		if (data.at !== void 0) {
			let data7 = data.at;
			if (typeof data7 === "string") {
				if (!formats2.validate(data7)) vErrors = withError(vErrors, instancePath + "/at", "format", schema19.properties.at, data7);
			} else vErrors = withError(vErrors, instancePath + "/at", "type", schema19.properties.at, data7);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema19, data);
	validate17.errors = vErrors;
	return vErrors === null;
}
const schema20 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"decision",
		"by",
		"at",
		"run",
		"configuration",
		"frozenAt"
	],
	"properties": {
		"decision": {
			"type": "string",
			"pattern": "^[a-z0-9]+(?:[._-][a-z0-9]+)*$",
			"maxLength": 100
		},
		"families": {
			"type": "array",
			"items": { "type": "string" }
		},
		"cases": {
			"type": "array",
			"items": { "type": "string" }
		},
		"by": { "type": "string" },
		"at": {
			"type": "string",
			"format": "date-time"
		},
		"run": { "type": "string" },
		"configuration": { "type": "string" },
		"frozenAt": {
			"type": "string",
			"format": "date-time"
		}
	}
};
function validate19(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema20.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema20, data, prop0);
		for (const key0 in data) if (!(key0 === "decision" || key0 === "families" || key0 === "cases" || key0 === "by" || key0 === "at" || key0 === "run" || key0 === "configuration" || key0 === "frozenAt")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema20, data, key0);
		if (data.decision !== void 0) {
			let data0 = data.decision;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) vErrors = withError(vErrors, instancePath + "/decision", "maxLength", schema20.properties.decision, data0);
				if (!pattern2.test(data0)) vErrors = withError(vErrors, instancePath + "/decision", "decision/pattern", schema20.properties.decision, data0);
			} else vErrors = withError(vErrors, instancePath + "/decision", "type", schema20.properties.decision, data0);
		}
		if (data.families !== void 0) {
			let data1 = data.families;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/families/" + i0, "type", schema20.properties.families.items, data2);
				}
			} else vErrors = withError(vErrors, instancePath + "/families", "type", schema20.properties.families, data1);
		}
		if (data.cases !== void 0) {
			let data3 = data.cases;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/cases/" + i1, "type", schema20.properties.cases.items, data4);
				}
			} else vErrors = withError(vErrors, instancePath + "/cases", "type", schema20.properties.cases, data3);
		}
		if (data.by !== void 0) {
			let data5 = data.by;
			if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/by", "type", schema20.properties.by, data5);
		}
		if (data.at !== void 0) {
			let data6 = data.at;
			if (typeof data6 === "string") {
				if (!formats2.validate(data6)) vErrors = withError(vErrors, instancePath + "/at", "format", schema20.properties.at, data6);
			} else vErrors = withError(vErrors, instancePath + "/at", "type", schema20.properties.at, data6);
		}
		if (data.run !== void 0) {
			let data7 = data.run;
			if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/run", "type", schema20.properties.run, data7);
		}
		if (data.configuration !== void 0) {
			let data8 = data.configuration;
			if (typeof data8 !== "string") vErrors = withError(vErrors, instancePath + "/configuration", "type", schema20.properties.configuration, data8);
		}
		if (data.frozenAt !== void 0) {
			let data9 = data.frozenAt;
			if (typeof data9 === "string") {
				if (!formats2.validate(data9)) vErrors = withError(vErrors, instancePath + "/frozenAt", "format", schema20.properties.frozenAt, data9);
			} else vErrors = withError(vErrors, instancePath + "/frozenAt", "type", schema20.properties.frozenAt, data9);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema20, data);
	validate19.errors = vErrors;
	return vErrors === null;
}
const schema21 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"run",
		"learned"
	],
	"properties": {
		"families": {
			"type": "array",
			"items": { "type": "string" }
		},
		"cases": {
			"type": "array",
			"items": { "type": "string" }
		},
		"by": { "type": "string" },
		"at": {
			"type": "string",
			"format": "date-time"
		},
		"run": { "type": "string" },
		"learned": { "type": "string" }
	}
};
function validate21(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema21.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema21, data, prop0);
		for (const key0 in data) if (!(key0 === "families" || key0 === "cases" || key0 === "by" || key0 === "at" || key0 === "run" || key0 === "learned")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema21, data, key0);
		if (data.families !== void 0) {
			let data0 = data.families;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/families/" + i0, "type", schema21.properties.families.items, data1);
				}
			} else vErrors = withError(vErrors, instancePath + "/families", "type", schema21.properties.families, data0);
		}
		if (data.cases !== void 0) {
			let data2 = data.cases;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 !== "string") vErrors = withError(vErrors, instancePath + "/cases/" + i1, "type", schema21.properties.cases.items, data3);
				}
			} else vErrors = withError(vErrors, instancePath + "/cases", "type", schema21.properties.cases, data2);
		}
		if (data.by !== void 0) {
			let data4 = data.by;
			if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/by", "type", schema21.properties.by, data4);
		}
		if (data.at !== void 0) {
			let data5 = data.at;
			if (typeof data5 === "string") {
				if (!formats2.validate(data5)) vErrors = withError(vErrors, instancePath + "/at", "format", schema21.properties.at, data5);
			} else vErrors = withError(vErrors, instancePath + "/at", "type", schema21.properties.at, data5);
		}
		if (data.run !== void 0) {
			let data6 = data.run;
			if (typeof data6 !== "string") vErrors = withError(vErrors, instancePath + "/run", "type", schema21.properties.run, data6);
		}
		if (data.learned !== void 0) {
			let data7 = data.learned;
			if (typeof data7 !== "string") vErrors = withError(vErrors, instancePath + "/learned", "type", schema21.properties.learned, data7);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema21, data);
	validate21.errors = vErrors;
	return vErrors === null;
}
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema11.required) if (data[prop0] === void 0) {
			vErrors = withError(vErrors, instancePath, "required", schema11, data, prop0);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
			errors++;
		}
		if (data.claim !== void 0) {
			let data0 = data.claim;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.kind === void 0) {
					vErrors = withError(vErrors, instancePath + "/claim", "required", schema11.properties.claim, data0, "kind");
					errors++;
				}
				if (data0.kind !== void 0) {
					let data1 = data0.kind;
					if (!(data1 === "fixed-corpus" || data1 === "family" || data1 === "period" || data1 === "access")) {
						vErrors = withError(vErrors, instancePath + "/claim/kind", "enum", schema11.properties.claim.properties.kind, data1);
						errors++;
					}
				}
				const tag0 = data0.kind;
				if (typeof tag0 == "string") {
					if (tag0 === "fixed-corpus") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							for (const prop1 of schema13.required) if (data0[prop1] === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "required", schema13, data0, prop1);
								errors++;
							}
							for (const key1 in data0) if (!(key1 === "kind" || key1 === "statement" || key1 === "declaredAt" || key1 === "minimumTestComponents")) {
								vErrors = withError(vErrors, instancePath + "/claim", "additionalProperties", schema13, data0, key1);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data2 = data0.kind;
								if ("fixed-corpus" !== data2) {
									vErrors = withError(vErrors, instancePath + "/claim/kind", "const", schema13.properties.kind, data2);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data3 = data0.statement;
								if (typeof data3 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/statement", "type", schema13.properties.statement, data3);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data4 = data0.declaredAt;
								if (typeof data4 === "string") {
									if (!formats0.validate(data4)) {
										vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "format", schema13.properties.declaredAt, data4);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "type", schema13.properties.declaredAt, data4);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data5 = data0.minimumTestComponents;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "type", schema13.properties.minimumTestComponents, data5);
									errors++;
								}
								if (typeof data5 == "number" && isFinite(data5)) {
									if (data5 < 1 || isNaN(data5)) {
										vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "minimum", schema13.properties.minimumTestComponents, data5, {
											comparison: ">=",
											limit: 1
										});
										errors++;
									}
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim", "type", schema13, data0);
							errors++;
						}
					} else if (tag0 === "family") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							for (const prop2 of schema14.required) if (data0[prop2] === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "required", schema14, data0, prop2);
								errors++;
							}
							for (const key2 in data0) if (!(key2 === "kind" || key2 === "statement" || key2 === "declaredAt" || key2 === "minimumTestComponents")) {
								vErrors = withError(vErrors, instancePath + "/claim", "additionalProperties", schema14, data0, key2);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data6 = data0.kind;
								if ("family" !== data6) {
									vErrors = withError(vErrors, instancePath + "/claim/kind", "const", schema14.properties.kind, data6);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data7 = data0.statement;
								if (typeof data7 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/statement", "type", schema14.properties.statement, data7);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data8 = data0.declaredAt;
								if (typeof data8 === "string") {
									if (!formats0.validate(data8)) {
										vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "format", schema14.properties.declaredAt, data8);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "type", schema14.properties.declaredAt, data8);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data9 = data0.minimumTestComponents;
								if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
									vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "type", schema14.properties.minimumTestComponents, data9);
									errors++;
								}
								if (typeof data9 == "number" && isFinite(data9)) {
									if (data9 < 1 || isNaN(data9)) {
										vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "minimum", schema14.properties.minimumTestComponents, data9, {
											comparison: ">=",
											limit: 1
										});
										errors++;
									}
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim", "type", schema14, data0);
							errors++;
						}
					} else if (tag0 === "period") {
						if (!validate11(data0, { instancePath: instancePath + "/claim" })) {
							vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
							errors = vErrors.length;
						}
					} else if (tag0 === "access") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							for (const prop3 of schema15.required) if (data0[prop3] === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "required", schema15, data0, prop3);
								errors++;
							}
							for (const key3 in data0) if (!(key3 === "kind" || key3 === "statement" || key3 === "declaredAt" || key3 === "minimumTestComponents")) {
								vErrors = withError(vErrors, instancePath + "/claim", "additionalProperties", schema15, data0, key3);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data10 = data0.kind;
								if ("access" !== data10) {
									vErrors = withError(vErrors, instancePath + "/claim/kind", "const", schema15.properties.kind, data10);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data11 = data0.statement;
								if (typeof data11 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/statement", "type", schema15.properties.statement, data11);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data12 = data0.declaredAt;
								if (typeof data12 === "string") {
									if (!formats0.validate(data12)) {
										vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "format", schema15.properties.declaredAt, data12);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "type", schema15.properties.declaredAt, data12);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data13 = data0.minimumTestComponents;
								if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
									vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "type", schema15.properties.minimumTestComponents, data13);
									errors++;
								}
								if (typeof data13 == "number" && isFinite(data13)) {
									if (data13 < 1 || isNaN(data13)) {
										vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "minimum", schema15.properties.minimumTestComponents, data13, {
											comparison: ">=",
											limit: 1
										});
										errors++;
									}
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim", "type", schema15, data0);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/claim", "discriminator", schema11.properties.claim, data0, {
							error: "mapping",
							tag: "kind",
							tagValue: tag0
						});
						errors++;
					}
				} else {
					vErrors = withError(vErrors, instancePath + "/claim", "discriminator", schema11.properties.claim, data0, {
						error: "tag",
						tag: "kind",
						tagValue: tag0
					});
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/claim", "type", schema11.properties.claim, data0);
				errors++;
			}
		}
		if (data.grouping !== void 0) {
			let data14 = data.grouping;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				for (const prop4 of schema11.properties.grouping.required) if (data14[prop4] === void 0) {
					vErrors = withError(vErrors, instancePath + "/grouping", "required", schema11.properties.grouping, data14, prop4);
					errors++;
				}
				for (const key4 in data14) if (!(key4 === "rule" || key4 === "declaredAt")) {
					vErrors = withError(vErrors, instancePath + "/grouping", "additionalProperties", schema11.properties.grouping, data14, key4);
					errors++;
				}
				if (data14.rule !== void 0) {
					let data15 = data14.rule;
					if (typeof data15 !== "string") {
						vErrors = withError(vErrors, instancePath + "/grouping/rule", "type", schema11.properties.grouping.properties.rule, data15);
						errors++;
					}
				}
				if (data14.declaredAt !== void 0) {
					let data16 = data14.declaredAt;
					if (typeof data16 === "string") {
						if (!formats0.validate(data16)) {
							vErrors = withError(vErrors, instancePath + "/grouping/declaredAt", "format", schema11.properties.grouping.properties.declaredAt, data16);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/grouping/declaredAt", "type", schema11.properties.grouping.properties.declaredAt, data16);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/grouping", "type", schema11.properties.grouping, data14);
				errors++;
			}
		}
		if (data.assignment !== void 0) {
			let data17 = data.assignment;
			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
				for (const prop5 of schema11.properties.assignment.required) if (data17[prop5] === void 0) {
					vErrors = withError(vErrors, instancePath + "/assignment", "required", schema11.properties.assignment, data17, prop5);
					errors++;
				}
				for (const key5 in data17) if (!(key5 === "salt" || key5 === "weights")) {
					vErrors = withError(vErrors, instancePath + "/assignment", "additionalProperties", schema11.properties.assignment, data17, key5);
					errors++;
				}
				if (data17.salt !== void 0) {
					let data18 = data17.salt;
					if (typeof data18 !== "string") {
						vErrors = withError(vErrors, instancePath + "/assignment/salt", "type", schema11.properties.assignment.properties.salt, data18);
						errors++;
					}
				}
				if (data17.weights !== void 0) {
					let data19 = data17.weights;
					if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
						for (const key6 in data19) if (!(key6 === "dev" || key6 === "validation" || key6 === "test")) {
							vErrors = withError(vErrors, instancePath + "/assignment/weights", "additionalProperties", schema11.properties.assignment.properties.weights, data19, key6);
							errors++;
						}
						if (data19.dev !== void 0) {
							let data20 = data19.dev;
							if (typeof data20 == "number" && isFinite(data20)) {
								if (data20 < 0 || isNaN(data20)) {
									vErrors = withError(vErrors, instancePath + "/assignment/weights/dev", "minimum", schema11.properties.assignment.properties.weights.properties.dev, data20, {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/assignment/weights/dev", "type", schema11.properties.assignment.properties.weights.properties.dev, data20);
								errors++;
							}
						}
						if (data19.validation !== void 0) {
							let data21 = data19.validation;
							if (typeof data21 == "number" && isFinite(data21)) {
								if (data21 < 0 || isNaN(data21)) {
									vErrors = withError(vErrors, instancePath + "/assignment/weights/validation", "minimum", schema11.properties.assignment.properties.weights.properties.validation, data21, {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/assignment/weights/validation", "type", schema11.properties.assignment.properties.weights.properties.validation, data21);
								errors++;
							}
						}
						if (data19.test !== void 0) {
							let data22 = data19.test;
							if (typeof data22 == "number" && isFinite(data22)) {
								if (data22 < 0 || isNaN(data22)) {
									vErrors = withError(vErrors, instancePath + "/assignment/weights/test", "minimum", schema11.properties.assignment.properties.weights.properties.test, data22, {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/assignment/weights/test", "type", schema11.properties.assignment.properties.weights.properties.test, data22);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/assignment/weights", "type", schema11.properties.assignment.properties.weights, data19);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/assignment", "type", schema11.properties.assignment, data17);
				errors++;
			}
		}
		if (data.families !== void 0) {
			let data23 = data.families;
			if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
				for (const key7 in data23) {
					const _errs63 = errors;
					if (typeof key7 === "string") {
						if (func3(key7) > 100) {
							vErrors = withError(vErrors, instancePath + "/families", "maxLength", schema11.properties.families.propertyNames, key7, void 0, key7);
							errors++;
						}
						if (!pattern0.test(key7)) {
							vErrors = withError(vErrors, instancePath + "/families", "propertyNames/pattern", schema11.properties.families.propertyNames, key7, void 0, key7);
							errors++;
						}
					}
					if (!(_errs63 === errors)) {
						vErrors = withError(vErrors, instancePath + "/families", "propertyNames", schema11.properties.families, data23, { propertyName: key7 });
						errors++;
					}
				}
				for (const key8 in data23) if (!validate13(data23[key8], { instancePath: instancePath + "/families/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/families", "type", schema11.properties.families, data23);
				errors++;
			}
		}
		if (data.related !== void 0) {
			let data25 = data.related;
			if (Array.isArray(data25)) {
				const len0 = data25.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data26 = data25[i0];
					if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
						for (const prop6 of schema17.required) if (data26[prop6] === void 0) {
							vErrors = withError(vErrors, instancePath + "/related/" + i0, "required", schema17, data26, prop6);
							errors++;
						}
						for (const key9 in data26) if (!(key9 === "families" || key9 === "reason")) {
							vErrors = withError(vErrors, instancePath + "/related/" + i0, "additionalProperties", schema17, data26, key9);
							errors++;
						}
						if (data26.families !== void 0) {
							let data27 = data26.families;
							if (Array.isArray(data27)) {
								const len1 = data27.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data28 = data27[i1];
									if (typeof data28 !== "string") {
										vErrors = withError(vErrors, instancePath + "/related/" + i0 + "/families/" + i1, "type", schema17.properties.families.items, data28);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/related/" + i0 + "/families", "type", schema17.properties.families, data27);
								errors++;
							}
						}
						if (data26.reason !== void 0) {
							let data29 = data26.reason;
							if (typeof data29 !== "string") {
								vErrors = withError(vErrors, instancePath + "/related/" + i0 + "/reason", "type", schema17.properties.reason, data29);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/related/" + i0, "type", schema17, data26);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/related", "type", schema11.properties.related, data25);
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data30 = data.exceptions;
			if (Array.isArray(data30)) {
				const len2 = data30.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate15(data30[i2], { instancePath: instancePath + "/exceptions/" + i2 })) {
					vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/exceptions", "type", schema11.properties.exceptions, data30);
				errors++;
			}
		}
		if (data.reservations !== void 0) {
			let data32 = data.reservations;
			if (Array.isArray(data32)) {
				const len3 = data32.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate17(data32[i3], { instancePath: instancePath + "/reservations/" + i3 })) {
					vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/reservations", "type", schema11.properties.reservations, data32);
				errors++;
			}
		}
		if (data.uses !== void 0) {
			let data34 = data.uses;
			if (Array.isArray(data34)) {
				const len4 = data34.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate19(data34[i4], { instancePath: instancePath + "/uses/" + i4 })) {
					vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/uses", "type", schema11.properties.uses, data34);
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data36 = data.exposures;
			if (Array.isArray(data36)) {
				const len5 = data36.length;
				for (let i5 = 0; i5 < len5; i5++) if (!validate21(data36[i5], { instancePath: instancePath + "/exposures/" + i5 })) {
					vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/exposures", "type", schema11.properties.exposures, data36);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "type", schema11, data);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { familiesShape };
