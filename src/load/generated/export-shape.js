// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:export-shape
const exportShape = validate10;
const schema11 = {
	"title": "Export manifest",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"writtenBy",
		"shape",
		"purpose",
		"splits",
		"digest",
		"corpusRevision",
		"claim",
		"counts",
		"files",
		"members",
		"leftOut",
		"losses"
	],
	"properties": {
		"version": { "const": 1 },
		"writtenBy": { "type": "string" },
		"shape": { "type": "string" },
		"purpose": { "enum": ["evaluation", "tuning"] },
		"splits": {
			"type": ["array", "null"],
			"items": { "$ref": "#/definitions/split" }
		},
		"digest": { "$ref": "#/definitions/digest" },
		"corpusRevision": {
			"type": "object",
			"additionalProperties": false,
			"required": ["id", "digest"],
			"properties": {
				"id": { "type": "string" },
				"digest": { "$ref": "#/definitions/digest" }
			}
		},
		"claim": { "anyOf": [{ "type": "null" }, { "$ref": "#/definitions/exportClaim" }] },
		"counts": { "$ref": "#/definitions/exportCounts" },
		"files": {
			"type": "array",
			"items": { "$ref": "#/definitions/exportFile" }
		},
		"members": {
			"type": "array",
			"items": { "$ref": "#/definitions/member" }
		},
		"leftOut": {
			"type": "array",
			"items": { "$ref": "#/definitions/leftOutCase" }
		},
		"losses": {
			"type": "array",
			"items": { "$ref": "#/definitions/exportLoss" }
		}
	}
};
const schema12 = { "enum": [
	"dev",
	"validation",
	"test",
	"regression"
] };
const schema13 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const schema18 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"bytes",
		"sha256"
	],
	"properties": {
		"path": { "type": "string" },
		"bytes": {
			"type": "integer",
			"minimum": 0
		},
		"sha256": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const schema22 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["path", "why"],
	"properties": {
		"id": { "type": "string" },
		"path": { "type": "string" },
		"why": { "enum": [
			"pending",
			"rejected",
			"retired",
			"excluded",
			"held-out",
			"other-split",
			"no-split",
			"edited",
			"unbound",
			"stale",
			"unreadable"
		] },
		"reasons": {
			"type": "array",
			"items": { "type": "string" }
		}
	}
};
const schema23 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"field",
		"fate",
		"why",
		"cases"
	],
	"properties": {
		"field": { "type": "string" },
		"fate": { "enum": ["dropped", "changed"] },
		"why": { "type": "string" },
		"cases": {
			"type": "array",
			"items": { "type": "string" }
		}
	}
};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema15 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"heldOut",
		"sentence",
		"caveats",
		"limits"
	],
	"properties": {
		"kind": { "enum": [
			"fixed-corpus",
			"family",
			"period",
			"access"
		] },
		"statement": { "type": "string" },
		"cutoff": { "type": "string" },
		"heldOut": { "enum": [
			"question",
			"family",
			"period"
		] },
		"sentence": { "type": "string" },
		"caveats": {
			"type": "array",
			"items": { "type": "string" }
		},
		"limits": {
			"type": "array",
			"items": { "type": "string" }
		}
	}
};
function validate11(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema15.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema15, data, prop0);
		for (const key0 in data) if (!(key0 === "kind" || key0 === "statement" || key0 === "cutoff" || key0 === "heldOut" || key0 === "sentence" || key0 === "caveats" || key0 === "limits")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema15, data, key0);
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "fixed-corpus" || data0 === "family" || data0 === "period" || data0 === "access")) vErrors = withError(vErrors, instancePath + "/kind", "enum", schema15.properties.kind, data0);
		}
		if (data.statement !== void 0) {
			let data1 = data.statement;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/statement", "type", schema15.properties.statement, data1);
		}
		if (data.cutoff !== void 0) {
			let data2 = data.cutoff;
			if (typeof data2 !== "string") vErrors = withError(vErrors, instancePath + "/cutoff", "type", schema15.properties.cutoff, data2);
		}
		if (data.heldOut !== void 0) {
			let data3 = data.heldOut;
			if (!(data3 === "question" || data3 === "family" || data3 === "period")) vErrors = withError(vErrors, instancePath + "/heldOut", "enum", schema15.properties.heldOut, data3);
		}
		if (data.sentence !== void 0) {
			let data4 = data.sentence;
			if (typeof data4 !== "string") vErrors = withError(vErrors, instancePath + "/sentence", "type", schema15.properties.sentence, data4);
		}
		if (data.caveats !== void 0) {
			let data5 = data.caveats;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (typeof data6 !== "string") vErrors = withError(vErrors, instancePath + "/caveats/" + i0, "type", schema15.properties.caveats.items, data6);
				}
			} else vErrors = withError(vErrors, instancePath + "/caveats", "type", schema15.properties.caveats, data5);
		}
		if (data.limits !== void 0) {
			let data7 = data.limits;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 !== "string") vErrors = withError(vErrors, instancePath + "/limits/" + i1, "type", schema15.properties.limits.items, data8);
				}
			} else vErrors = withError(vErrors, instancePath + "/limits", "type", schema15.properties.limits, data7);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema15, data);
	validate11.errors = vErrors;
	return vErrors === null;
}
const schema16 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"cases",
		"families",
		"components",
		"withoutFamily",
		"current",
		"carried",
		"notConfirmation",
		"leftOut",
		"splits"
	],
	"properties": {
		"cases": {
			"type": "integer",
			"minimum": 0
		},
		"families": {
			"type": "integer",
			"minimum": 0
		},
		"components": {
			"type": "integer",
			"minimum": 0
		},
		"withoutFamily": {
			"type": "integer",
			"minimum": 0
		},
		"current": {
			"type": "integer",
			"minimum": 0
		},
		"carried": {
			"type": "integer",
			"minimum": 0
		},
		"notConfirmation": {
			"type": "integer",
			"minimum": 0
		},
		"leftOut": {
			"type": "integer",
			"minimum": 0
		},
		"splits": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"dev": { "$ref": "#/definitions/sideCounts" },
				"regression": { "$ref": "#/definitions/sideCounts" },
				"validation": { "$ref": "#/definitions/sideCounts" },
				"test": { "$ref": "#/definitions/sideCounts" }
			}
		}
	}
};
const schema17 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"cases",
		"families",
		"components",
		"withoutFamily"
	],
	"properties": {
		"cases": {
			"type": "integer",
			"minimum": 0
		},
		"families": {
			"type": "integer",
			"minimum": 0
		},
		"components": {
			"type": "integer",
			"minimum": 0
		},
		"withoutFamily": {
			"type": "integer",
			"minimum": 0
		}
	}
};
function validate14(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema17.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema17, data, prop0);
		for (const key0 in data) if (!(key0 === "cases" || key0 === "families" || key0 === "components" || key0 === "withoutFamily")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema17, data, key0);
		if (data.cases !== void 0) {
			let data0 = data.cases;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) vErrors = withError(vErrors, instancePath + "/cases", "type", schema17.properties.cases, data0);
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) vErrors = withError(vErrors, instancePath + "/cases", "minimum", schema17.properties.cases, data0, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.families !== void 0) {
			let data1 = data.families;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) vErrors = withError(vErrors, instancePath + "/families", "type", schema17.properties.families, data1);
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) vErrors = withError(vErrors, instancePath + "/families", "minimum", schema17.properties.families, data1, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.components !== void 0) {
			let data2 = data.components;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) vErrors = withError(vErrors, instancePath + "/components", "type", schema17.properties.components, data2);
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) vErrors = withError(vErrors, instancePath + "/components", "minimum", schema17.properties.components, data2, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.withoutFamily !== void 0) {
			let data3 = data.withoutFamily;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) vErrors = withError(vErrors, instancePath + "/withoutFamily", "type", schema17.properties.withoutFamily, data3);
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) vErrors = withError(vErrors, instancePath + "/withoutFamily", "minimum", schema17.properties.withoutFamily, data3, {
					comparison: ">=",
					limit: 0
				});
			}
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema17, data);
	validate14.errors = vErrors;
	return vErrors === null;
}
function validate13(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema16.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema16, data, prop0);
		for (const key0 in data) if (!func2.call(schema16.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema16, data, key0);
		if (data.cases !== void 0) {
			let data0 = data.cases;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) vErrors = withError(vErrors, instancePath + "/cases", "type", schema16.properties.cases, data0);
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) vErrors = withError(vErrors, instancePath + "/cases", "minimum", schema16.properties.cases, data0, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.families !== void 0) {
			let data1 = data.families;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) vErrors = withError(vErrors, instancePath + "/families", "type", schema16.properties.families, data1);
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) vErrors = withError(vErrors, instancePath + "/families", "minimum", schema16.properties.families, data1, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.components !== void 0) {
			let data2 = data.components;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) vErrors = withError(vErrors, instancePath + "/components", "type", schema16.properties.components, data2);
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) vErrors = withError(vErrors, instancePath + "/components", "minimum", schema16.properties.components, data2, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.withoutFamily !== void 0) {
			let data3 = data.withoutFamily;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) vErrors = withError(vErrors, instancePath + "/withoutFamily", "type", schema16.properties.withoutFamily, data3);
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) vErrors = withError(vErrors, instancePath + "/withoutFamily", "minimum", schema16.properties.withoutFamily, data3, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.current !== void 0) {
			let data4 = data.current;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) vErrors = withError(vErrors, instancePath + "/current", "type", schema16.properties.current, data4);
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) vErrors = withError(vErrors, instancePath + "/current", "minimum", schema16.properties.current, data4, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.carried !== void 0) {
			let data5 = data.carried;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) vErrors = withError(vErrors, instancePath + "/carried", "type", schema16.properties.carried, data5);
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) vErrors = withError(vErrors, instancePath + "/carried", "minimum", schema16.properties.carried, data5, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.notConfirmation !== void 0) {
			let data6 = data.notConfirmation;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) vErrors = withError(vErrors, instancePath + "/notConfirmation", "type", schema16.properties.notConfirmation, data6);
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) vErrors = withError(vErrors, instancePath + "/notConfirmation", "minimum", schema16.properties.notConfirmation, data6, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.leftOut !== void 0) {
			let data7 = data.leftOut;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) vErrors = withError(vErrors, instancePath + "/leftOut", "type", schema16.properties.leftOut, data7);
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) vErrors = withError(vErrors, instancePath + "/leftOut", "minimum", schema16.properties.leftOut, data7, {
					comparison: ">=",
					limit: 0
				});
			}
		}
		if (data.splits !== void 0) {
			let data8 = data.splits;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key1 in data8) if (!(key1 === "dev" || key1 === "regression" || key1 === "validation" || key1 === "test")) vErrors = withError(vErrors, instancePath + "/splits", "additionalProperties", schema16.properties.splits, data8, key1);
				if (data8.dev !== void 0) {
					if (!validate14(data8.dev, { instancePath: instancePath + "/splits/dev" })) vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				}
				if (data8.regression !== void 0) {
					if (!validate14(data8.regression, { instancePath: instancePath + "/splits/regression" })) vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				}
				if (data8.validation !== void 0) {
					if (!validate14(data8.validation, { instancePath: instancePath + "/splits/validation" })) vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				}
				if (data8.test !== void 0) {
					if (!validate14(data8.test, { instancePath: instancePath + "/splits/test" })) vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				}
			} else vErrors = withError(vErrors, instancePath + "/splits", "type", schema16.properties.splits, data8);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema16, data);
	validate13.errors = vErrors;
	return vErrors === null;
}
const schema19 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"digest",
		"split",
		"families"
	],
	"properties": {
		"id": { "type": "string" },
		"digest": { "$ref": "#/definitions/digest" },
		"split": { "anyOf": [{ "type": "null" }, { "$ref": "#/definitions/split" }] },
		"families": {
			"type": "array",
			"items": { "type": "string" }
		},
		"component": { "type": "string" },
		"currency": { "enum": ["current", "carried"] },
		"holdout": { "enum": [
			"untouched",
			"used",
			"spent"
		] },
		"label": { "const": "not confirmation" }
	}
};
function validate20(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema19.required) if (data[prop0] === void 0) {
			vErrors = withError(vErrors, instancePath, "required", schema19, data, prop0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "digest" || key0 === "split" || key0 === "families" || key0 === "component" || key0 === "currency" || key0 === "holdout" || key0 === "label")) {
			vErrors = withError(vErrors, instancePath, "additionalProperties", schema19, data, key0);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/id", "type", schema19.properties.id, data0);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data1 = data.digest;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					vErrors = withError(vErrors, instancePath + "/digest", "digest/pattern", schema13, data1);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/digest", "type", schema13, data1);
				errors++;
			}
		}
		if (data.split !== void 0) {
			let data2 = data.split;
			const _errs8 = errors;
			let valid2 = false;
			const _errs9 = errors;
			if (data2 !== null) {
				vErrors = withError(vErrors, instancePath + "/split", "type", schema19.properties.split.anyOf[0], data2);
				errors++;
			}
			var _valid0 = _errs9 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs11 = errors;
				if (!(data2 === "dev" || data2 === "validation" || data2 === "test" || data2 === "regression")) {
					vErrors = withError(vErrors, instancePath + "/split", "enum", schema12, data2);
					errors++;
				}
				var _valid0 = _errs11 === errors;
				valid2 = valid2 || _valid0;
			}
			if (!valid2) {
				vErrors = withError(vErrors, instancePath + "/split", "anyOf", schema19.properties.split, data2, {});
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.families !== void 0) {
			let data3 = data.families;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") {
						vErrors = withError(vErrors, instancePath + "/families/" + i0, "type", schema19.properties.families.items, data4);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/families", "type", schema19.properties.families, data3);
				errors++;
			}
		}
		if (data.component !== void 0) {
			let data5 = data.component;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/component", "type", schema19.properties.component, data5);
				errors++;
			}
		}
		if (data.currency !== void 0) {
			let data6 = data.currency;
			if (!(data6 === "current" || data6 === "carried")) {
				vErrors = withError(vErrors, instancePath + "/currency", "enum", schema19.properties.currency, data6);
				errors++;
			}
		}
		if (data.holdout !== void 0) {
			let data7 = data.holdout;
			if (!(data7 === "untouched" || data7 === "used" || data7 === "spent")) {
				vErrors = withError(vErrors, instancePath + "/holdout", "enum", schema19.properties.holdout, data7);
				errors++;
			}
		}
		if (data.label !== void 0) {
			let data8 = data.label;
			if ("not confirmation" !== data8) {
				vErrors = withError(vErrors, instancePath + "/label", "const", schema19.properties.label, data8);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "type", schema19, data);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
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
		if (data.version !== void 0) {
			let data0 = data.version;
			if (1 !== data0) {
				vErrors = withError(vErrors, instancePath + "/version", "const", schema11.properties.version, data0);
				errors++;
			}
		}
		if (data.writtenBy !== void 0) {
			let data1 = data.writtenBy;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/writtenBy", "type", schema11.properties.writtenBy, data1);
				errors++;
			}
		}
		if (data.shape !== void 0) {
			let data2 = data.shape;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/shape", "type", schema11.properties.shape, data2);
				errors++;
			}
		}
		if (data.purpose !== void 0) {
			let data3 = data.purpose;
			if (!(data3 === "evaluation" || data3 === "tuning")) {
				vErrors = withError(vErrors, instancePath + "/purpose", "enum", schema11.properties.purpose, data3);
				errors++;
			}
		}
		if (data.splits !== void 0) {
			let data4 = data.splits;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = withError(vErrors, instancePath + "/splits", "type", schema11.properties.splits, data4);
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "dev" || data5 === "validation" || data5 === "test" || data5 === "regression")) {
						vErrors = withError(vErrors, instancePath + "/splits/" + i0, "enum", schema12, data5);
						errors++;
					}
				}
			}
		}
		if (data.digest !== void 0) {
			let data6 = data.digest;
			if (typeof data6 === "string") {
				if (!pattern0.test(data6)) {
					vErrors = withError(vErrors, instancePath + "/digest", "digest/pattern", schema13, data6);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/digest", "type", schema13, data6);
				errors++;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data7 = data.corpusRevision;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const prop1 of schema11.properties.corpusRevision.required) if (data7[prop1] === void 0) {
					vErrors = withError(vErrors, instancePath + "/corpusRevision", "required", schema11.properties.corpusRevision, data7, prop1);
					errors++;
				}
				for (const key1 in data7) if (!(key1 === "id" || key1 === "digest")) {
					vErrors = withError(vErrors, instancePath + "/corpusRevision", "additionalProperties", schema11.properties.corpusRevision, data7, key1);
					errors++;
				}
				if (data7.id !== void 0) {
					let data8 = data7.id;
					if (typeof data8 !== "string") {
						vErrors = withError(vErrors, instancePath + "/corpusRevision/id", "type", schema11.properties.corpusRevision.properties.id, data8);
						errors++;
					}
				}
				if (data7.digest !== void 0) {
					let data9 = data7.digest;
					if (typeof data9 === "string") {
						if (!pattern0.test(data9)) {
							vErrors = withError(vErrors, instancePath + "/corpusRevision/digest", "digest/pattern", schema13, data9);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/corpusRevision/digest", "type", schema13, data9);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/corpusRevision", "type", schema11.properties.corpusRevision, data7);
				errors++;
			}
		}
		if (data.claim !== void 0) {
			let data10 = data.claim;
			const _errs24 = errors;
			let valid7 = false;
			const _errs25 = errors;
			if (data10 !== null) {
				vErrors = withError(vErrors, instancePath + "/claim", "type", schema11.properties.claim.anyOf[0], data10);
				errors++;
			}
			var _valid0 = _errs25 === errors;
			valid7 = valid7 || _valid0;
			if (!valid7) {
				const _errs27 = errors;
				if (!validate11(data10, { instancePath: instancePath + "/claim" })) {
					vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
					errors = vErrors.length;
				}
				var _valid0 = _errs27 === errors;
				valid7 = valid7 || _valid0;
			}
			if (!valid7) {
				vErrors = withError(vErrors, instancePath + "/claim", "anyOf", schema11.properties.claim, data10, {});
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
		if (data.counts !== void 0) {
			if (!validate13(data.counts, { instancePath: instancePath + "/counts" })) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.files !== void 0) {
			let data12 = data.files;
			if (Array.isArray(data12)) {
				const len1 = data12.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data13 = data12[i1];
					if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
						for (const prop2 of schema18.required) if (data13[prop2] === void 0) {
							vErrors = withError(vErrors, instancePath + "/files/" + i1, "required", schema18, data13, prop2);
							errors++;
						}
						for (const key2 in data13) if (!(key2 === "path" || key2 === "bytes" || key2 === "sha256")) {
							vErrors = withError(vErrors, instancePath + "/files/" + i1, "additionalProperties", schema18, data13, key2);
							errors++;
						}
						if (data13.path !== void 0) {
							let data14 = data13.path;
							if (typeof data14 !== "string") {
								vErrors = withError(vErrors, instancePath + "/files/" + i1 + "/path", "type", schema18.properties.path, data14);
								errors++;
							}
						}
						if (data13.bytes !== void 0) {
							let data15 = data13.bytes;
							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
								vErrors = withError(vErrors, instancePath + "/files/" + i1 + "/bytes", "type", schema18.properties.bytes, data15);
								errors++;
							}
							if (typeof data15 == "number" && isFinite(data15)) {
								if (data15 < 0 || isNaN(data15)) {
									vErrors = withError(vErrors, instancePath + "/files/" + i1 + "/bytes", "minimum", schema18.properties.bytes, data15, {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							}
						}
						if (data13.sha256 !== void 0) {
							let data16 = data13.sha256;
							if (typeof data16 === "string") {
								if (!pattern0.test(data16)) {
									vErrors = withError(vErrors, instancePath + "/files/" + i1 + "/sha256", "sha256/pattern", schema18.properties.sha256, data16);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/files/" + i1 + "/sha256", "type", schema18.properties.sha256, data16);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/files/" + i1, "type", schema18, data13);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/files", "type", schema11.properties.files, data12);
				errors++;
			}
		}
		if (data.members !== void 0) {
			let data17 = data.members;
			if (Array.isArray(data17)) {
				const len2 = data17.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate20(data17[i2], { instancePath: instancePath + "/members/" + i2 })) {
					vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/members", "type", schema11.properties.members, data17);
				errors++;
			}
		}
		if (data.leftOut !== void 0) {
			let data19 = data.leftOut;
			if (Array.isArray(data19)) {
				const len3 = data19.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data20 = data19[i3];
					if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
						for (const prop3 of schema22.required) if (data20[prop3] === void 0) {
							vErrors = withError(vErrors, instancePath + "/leftOut/" + i3, "required", schema22, data20, prop3);
							errors++;
						}
						for (const key3 in data20) if (!(key3 === "id" || key3 === "path" || key3 === "why" || key3 === "reasons")) {
							vErrors = withError(vErrors, instancePath + "/leftOut/" + i3, "additionalProperties", schema22, data20, key3);
							errors++;
						}
						if (data20.id !== void 0) {
							let data21 = data20.id;
							if (typeof data21 !== "string") {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i3 + "/id", "type", schema22.properties.id, data21);
								errors++;
							}
						}
						if (data20.path !== void 0) {
							let data22 = data20.path;
							if (typeof data22 !== "string") {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i3 + "/path", "type", schema22.properties.path, data22);
								errors++;
							}
						}
						if (data20.why !== void 0) {
							let data23 = data20.why;
							if (!(data23 === "pending" || data23 === "rejected" || data23 === "retired" || data23 === "excluded" || data23 === "held-out" || data23 === "other-split" || data23 === "no-split" || data23 === "edited" || data23 === "unbound" || data23 === "stale" || data23 === "unreadable")) {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i3 + "/why", "enum", schema22.properties.why, data23);
								errors++;
							}
						}
						if (data20.reasons !== void 0) {
							let data24 = data20.reasons;
							if (Array.isArray(data24)) {
								const len4 = data24.length;
								for (let i4 = 0; i4 < len4; i4++) {
									let data25 = data24[i4];
									if (typeof data25 !== "string") {
										vErrors = withError(vErrors, instancePath + "/leftOut/" + i3 + "/reasons/" + i4, "type", schema22.properties.reasons.items, data25);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i3 + "/reasons", "type", schema22.properties.reasons, data24);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/leftOut/" + i3, "type", schema22, data20);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/leftOut", "type", schema11.properties.leftOut, data19);
				errors++;
			}
		}
		if (data.losses !== void 0) {
			let data26 = data.losses;
			if (Array.isArray(data26)) {
				const len5 = data26.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data27 = data26[i5];
					if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
						for (const prop4 of schema23.required) if (data27[prop4] === void 0) {
							vErrors = withError(vErrors, instancePath + "/losses/" + i5, "required", schema23, data27, prop4);
							errors++;
						}
						for (const key4 in data27) if (!(key4 === "field" || key4 === "fate" || key4 === "why" || key4 === "cases")) {
							vErrors = withError(vErrors, instancePath + "/losses/" + i5, "additionalProperties", schema23, data27, key4);
							errors++;
						}
						if (data27.field !== void 0) {
							let data28 = data27.field;
							if (typeof data28 !== "string") {
								vErrors = withError(vErrors, instancePath + "/losses/" + i5 + "/field", "type", schema23.properties.field, data28);
								errors++;
							}
						}
						if (data27.fate !== void 0) {
							let data29 = data27.fate;
							if (!(data29 === "dropped" || data29 === "changed")) {
								vErrors = withError(vErrors, instancePath + "/losses/" + i5 + "/fate", "enum", schema23.properties.fate, data29);
								errors++;
							}
						}
						if (data27.why !== void 0) {
							let data30 = data27.why;
							if (typeof data30 !== "string") {
								vErrors = withError(vErrors, instancePath + "/losses/" + i5 + "/why", "type", schema23.properties.why, data30);
								errors++;
							}
						}
						if (data27.cases !== void 0) {
							let data31 = data27.cases;
							if (Array.isArray(data31)) {
								const len6 = data31.length;
								for (let i6 = 0; i6 < len6; i6++) {
									let data32 = data31[i6];
									if (typeof data32 !== "string") {
										vErrors = withError(vErrors, instancePath + "/losses/" + i5 + "/cases/" + i6, "type", schema23.properties.cases.items, data32);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/losses/" + i5 + "/cases", "type", schema23.properties.cases, data31);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/losses/" + i5, "type", schema23, data27);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/losses", "type", schema11.properties.losses, data26);
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
export { exportShape };
