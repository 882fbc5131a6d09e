// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:export-shape
const exportShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/export.schema.json",
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
const schema21 = {
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
const schema25 = {
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
const schema26 = {
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
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cases === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "cases" }, schema16, data);
			errors++;
		}
		if (data.families === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "families" }, schema16, data);
			errors++;
		}
		if (data.components === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "components" }, schema16, data);
			errors++;
		}
		if (data.withoutFamily === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "withoutFamily" }, schema16, data);
			errors++;
		}
		if (data.current === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "current" }, schema16, data);
			errors++;
		}
		if (data.carried === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "carried" }, schema16, data);
			errors++;
		}
		if (data.notConfirmation === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "notConfirmation" }, schema16, data);
			errors++;
		}
		if (data.leftOut === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "leftOut" }, schema16, data);
			errors++;
		}
		if (data.splits === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "splits" }, schema16, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema16.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema16, data);
			errors++;
		}
		if (data.cases !== void 0) {
			let data0 = data.cases;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = withError(vErrors, instancePath + "/cases", "#/properties/cases/type", { type: "integer" }, schema16.properties.cases, data0);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = withError(vErrors, instancePath + "/cases", "#/properties/cases/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.cases, data0);
					errors++;
				}
			}
		}
		if (data.families !== void 0) {
			let data1 = data.families;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/type", { type: "integer" }, schema16.properties.families, data1);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.families, data1);
					errors++;
				}
			}
		}
		if (data.components !== void 0) {
			let data2 = data.components;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = withError(vErrors, instancePath + "/components", "#/properties/components/type", { type: "integer" }, schema16.properties.components, data2);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = withError(vErrors, instancePath + "/components", "#/properties/components/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.components, data2);
					errors++;
				}
			}
		}
		if (data.withoutFamily !== void 0) {
			let data3 = data.withoutFamily;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = withError(vErrors, instancePath + "/withoutFamily", "#/properties/withoutFamily/type", { type: "integer" }, schema16.properties.withoutFamily, data3);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = withError(vErrors, instancePath + "/withoutFamily", "#/properties/withoutFamily/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.withoutFamily, data3);
					errors++;
				}
			}
		}
		if (data.current !== void 0) {
			let data4 = data.current;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				vErrors = withError(vErrors, instancePath + "/current", "#/properties/current/type", { type: "integer" }, schema16.properties.current, data4);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = withError(vErrors, instancePath + "/current", "#/properties/current/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.current, data4);
					errors++;
				}
			}
		}
		if (data.carried !== void 0) {
			let data5 = data.carried;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				vErrors = withError(vErrors, instancePath + "/carried", "#/properties/carried/type", { type: "integer" }, schema16.properties.carried, data5);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = withError(vErrors, instancePath + "/carried", "#/properties/carried/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.carried, data5);
					errors++;
				}
			}
		}
		if (data.notConfirmation !== void 0) {
			let data6 = data.notConfirmation;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				vErrors = withError(vErrors, instancePath + "/notConfirmation", "#/properties/notConfirmation/type", { type: "integer" }, schema16.properties.notConfirmation, data6);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = withError(vErrors, instancePath + "/notConfirmation", "#/properties/notConfirmation/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.notConfirmation, data6);
					errors++;
				}
			}
		}
		if (data.leftOut !== void 0) {
			let data7 = data.leftOut;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = withError(vErrors, instancePath + "/leftOut", "#/properties/leftOut/type", { type: "integer" }, schema16.properties.leftOut, data7);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = withError(vErrors, instancePath + "/leftOut", "#/properties/leftOut/minimum", {
						comparison: ">=",
						limit: 0
					}, schema16.properties.leftOut, data7);
					errors++;
				}
			}
		}
		if (data.splits !== void 0) {
			let data8 = data.splits;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key1 in data8) if (!(key1 === "dev" || key1 === "regression" || key1 === "validation" || key1 === "test")) {
					vErrors = withError(vErrors, instancePath + "/splits", "#/properties/splits/additionalProperties", { additionalProperty: key1 }, schema16.properties.splits, data8);
					errors++;
				}
				if (data8.dev !== void 0) {
					let data9 = data8.dev;
					if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
						if (data9.cases === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/dev", "#/definitions/sideCounts/required", { missingProperty: "cases" }, schema17, data9);
							errors++;
						}
						if (data9.families === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/dev", "#/definitions/sideCounts/required", { missingProperty: "families" }, schema17, data9);
							errors++;
						}
						if (data9.components === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/dev", "#/definitions/sideCounts/required", { missingProperty: "components" }, schema17, data9);
							errors++;
						}
						if (data9.withoutFamily === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/dev", "#/definitions/sideCounts/required", { missingProperty: "withoutFamily" }, schema17, data9);
							errors++;
						}
						for (const key2 in data9) if (!(key2 === "cases" || key2 === "families" || key2 === "components" || key2 === "withoutFamily")) {
							vErrors = withError(vErrors, instancePath + "/splits/dev", "#/definitions/sideCounts/additionalProperties", { additionalProperty: key2 }, schema17, data9);
							errors++;
						}
						if (data9.cases !== void 0) {
							let data10 = data9.cases;
							if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
								vErrors = withError(vErrors, instancePath + "/splits/dev/cases", "#/definitions/sideCounts/properties/cases/type", { type: "integer" }, schema17.properties.cases, data10);
								errors++;
							}
							if (typeof data10 == "number" && isFinite(data10)) {
								if (data10 < 0 || isNaN(data10)) {
									vErrors = withError(vErrors, instancePath + "/splits/dev/cases", "#/definitions/sideCounts/properties/cases/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.cases, data10);
									errors++;
								}
							}
						}
						if (data9.families !== void 0) {
							let data11 = data9.families;
							if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
								vErrors = withError(vErrors, instancePath + "/splits/dev/families", "#/definitions/sideCounts/properties/families/type", { type: "integer" }, schema17.properties.families, data11);
								errors++;
							}
							if (typeof data11 == "number" && isFinite(data11)) {
								if (data11 < 0 || isNaN(data11)) {
									vErrors = withError(vErrors, instancePath + "/splits/dev/families", "#/definitions/sideCounts/properties/families/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.families, data11);
									errors++;
								}
							}
						}
						if (data9.components !== void 0) {
							let data12 = data9.components;
							if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
								vErrors = withError(vErrors, instancePath + "/splits/dev/components", "#/definitions/sideCounts/properties/components/type", { type: "integer" }, schema17.properties.components, data12);
								errors++;
							}
							if (typeof data12 == "number" && isFinite(data12)) {
								if (data12 < 0 || isNaN(data12)) {
									vErrors = withError(vErrors, instancePath + "/splits/dev/components", "#/definitions/sideCounts/properties/components/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.components, data12);
									errors++;
								}
							}
						}
						if (data9.withoutFamily !== void 0) {
							let data13 = data9.withoutFamily;
							if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
								vErrors = withError(vErrors, instancePath + "/splits/dev/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/type", { type: "integer" }, schema17.properties.withoutFamily, data13);
								errors++;
							}
							if (typeof data13 == "number" && isFinite(data13)) {
								if (data13 < 0 || isNaN(data13)) {
									vErrors = withError(vErrors, instancePath + "/splits/dev/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.withoutFamily, data13);
									errors++;
								}
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/splits/dev", "#/definitions/sideCounts/type", { type: "object" }, schema17, data9);
						errors++;
					}
				}
				if (data8.regression !== void 0) {
					let data14 = data8.regression;
					if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
						if (data14.cases === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/regression", "#/definitions/sideCounts/required", { missingProperty: "cases" }, schema17, data14);
							errors++;
						}
						if (data14.families === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/regression", "#/definitions/sideCounts/required", { missingProperty: "families" }, schema17, data14);
							errors++;
						}
						if (data14.components === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/regression", "#/definitions/sideCounts/required", { missingProperty: "components" }, schema17, data14);
							errors++;
						}
						if (data14.withoutFamily === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/regression", "#/definitions/sideCounts/required", { missingProperty: "withoutFamily" }, schema17, data14);
							errors++;
						}
						for (const key3 in data14) if (!(key3 === "cases" || key3 === "families" || key3 === "components" || key3 === "withoutFamily")) {
							vErrors = withError(vErrors, instancePath + "/splits/regression", "#/definitions/sideCounts/additionalProperties", { additionalProperty: key3 }, schema17, data14);
							errors++;
						}
						if (data14.cases !== void 0) {
							let data15 = data14.cases;
							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
								vErrors = withError(vErrors, instancePath + "/splits/regression/cases", "#/definitions/sideCounts/properties/cases/type", { type: "integer" }, schema17.properties.cases, data15);
								errors++;
							}
							if (typeof data15 == "number" && isFinite(data15)) {
								if (data15 < 0 || isNaN(data15)) {
									vErrors = withError(vErrors, instancePath + "/splits/regression/cases", "#/definitions/sideCounts/properties/cases/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.cases, data15);
									errors++;
								}
							}
						}
						if (data14.families !== void 0) {
							let data16 = data14.families;
							if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
								vErrors = withError(vErrors, instancePath + "/splits/regression/families", "#/definitions/sideCounts/properties/families/type", { type: "integer" }, schema17.properties.families, data16);
								errors++;
							}
							if (typeof data16 == "number" && isFinite(data16)) {
								if (data16 < 0 || isNaN(data16)) {
									vErrors = withError(vErrors, instancePath + "/splits/regression/families", "#/definitions/sideCounts/properties/families/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.families, data16);
									errors++;
								}
							}
						}
						if (data14.components !== void 0) {
							let data17 = data14.components;
							if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
								vErrors = withError(vErrors, instancePath + "/splits/regression/components", "#/definitions/sideCounts/properties/components/type", { type: "integer" }, schema17.properties.components, data17);
								errors++;
							}
							if (typeof data17 == "number" && isFinite(data17)) {
								if (data17 < 0 || isNaN(data17)) {
									vErrors = withError(vErrors, instancePath + "/splits/regression/components", "#/definitions/sideCounts/properties/components/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.components, data17);
									errors++;
								}
							}
						}
						if (data14.withoutFamily !== void 0) {
							let data18 = data14.withoutFamily;
							if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
								vErrors = withError(vErrors, instancePath + "/splits/regression/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/type", { type: "integer" }, schema17.properties.withoutFamily, data18);
								errors++;
							}
							if (typeof data18 == "number" && isFinite(data18)) {
								if (data18 < 0 || isNaN(data18)) {
									vErrors = withError(vErrors, instancePath + "/splits/regression/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.withoutFamily, data18);
									errors++;
								}
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/splits/regression", "#/definitions/sideCounts/type", { type: "object" }, schema17, data14);
						errors++;
					}
				}
				if (data8.validation !== void 0) {
					let data19 = data8.validation;
					if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
						if (data19.cases === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/validation", "#/definitions/sideCounts/required", { missingProperty: "cases" }, schema17, data19);
							errors++;
						}
						if (data19.families === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/validation", "#/definitions/sideCounts/required", { missingProperty: "families" }, schema17, data19);
							errors++;
						}
						if (data19.components === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/validation", "#/definitions/sideCounts/required", { missingProperty: "components" }, schema17, data19);
							errors++;
						}
						if (data19.withoutFamily === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/validation", "#/definitions/sideCounts/required", { missingProperty: "withoutFamily" }, schema17, data19);
							errors++;
						}
						for (const key4 in data19) if (!(key4 === "cases" || key4 === "families" || key4 === "components" || key4 === "withoutFamily")) {
							vErrors = withError(vErrors, instancePath + "/splits/validation", "#/definitions/sideCounts/additionalProperties", { additionalProperty: key4 }, schema17, data19);
							errors++;
						}
						if (data19.cases !== void 0) {
							let data20 = data19.cases;
							if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
								vErrors = withError(vErrors, instancePath + "/splits/validation/cases", "#/definitions/sideCounts/properties/cases/type", { type: "integer" }, schema17.properties.cases, data20);
								errors++;
							}
							if (typeof data20 == "number" && isFinite(data20)) {
								if (data20 < 0 || isNaN(data20)) {
									vErrors = withError(vErrors, instancePath + "/splits/validation/cases", "#/definitions/sideCounts/properties/cases/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.cases, data20);
									errors++;
								}
							}
						}
						if (data19.families !== void 0) {
							let data21 = data19.families;
							if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
								vErrors = withError(vErrors, instancePath + "/splits/validation/families", "#/definitions/sideCounts/properties/families/type", { type: "integer" }, schema17.properties.families, data21);
								errors++;
							}
							if (typeof data21 == "number" && isFinite(data21)) {
								if (data21 < 0 || isNaN(data21)) {
									vErrors = withError(vErrors, instancePath + "/splits/validation/families", "#/definitions/sideCounts/properties/families/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.families, data21);
									errors++;
								}
							}
						}
						if (data19.components !== void 0) {
							let data22 = data19.components;
							if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
								vErrors = withError(vErrors, instancePath + "/splits/validation/components", "#/definitions/sideCounts/properties/components/type", { type: "integer" }, schema17.properties.components, data22);
								errors++;
							}
							if (typeof data22 == "number" && isFinite(data22)) {
								if (data22 < 0 || isNaN(data22)) {
									vErrors = withError(vErrors, instancePath + "/splits/validation/components", "#/definitions/sideCounts/properties/components/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.components, data22);
									errors++;
								}
							}
						}
						if (data19.withoutFamily !== void 0) {
							let data23 = data19.withoutFamily;
							if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
								vErrors = withError(vErrors, instancePath + "/splits/validation/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/type", { type: "integer" }, schema17.properties.withoutFamily, data23);
								errors++;
							}
							if (typeof data23 == "number" && isFinite(data23)) {
								if (data23 < 0 || isNaN(data23)) {
									vErrors = withError(vErrors, instancePath + "/splits/validation/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.withoutFamily, data23);
									errors++;
								}
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/splits/validation", "#/definitions/sideCounts/type", { type: "object" }, schema17, data19);
						errors++;
					}
				}
				if (data8.test !== void 0) {
					let data24 = data8.test;
					if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
						if (data24.cases === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/test", "#/definitions/sideCounts/required", { missingProperty: "cases" }, schema17, data24);
							errors++;
						}
						if (data24.families === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/test", "#/definitions/sideCounts/required", { missingProperty: "families" }, schema17, data24);
							errors++;
						}
						if (data24.components === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/test", "#/definitions/sideCounts/required", { missingProperty: "components" }, schema17, data24);
							errors++;
						}
						if (data24.withoutFamily === void 0) {
							vErrors = withError(vErrors, instancePath + "/splits/test", "#/definitions/sideCounts/required", { missingProperty: "withoutFamily" }, schema17, data24);
							errors++;
						}
						for (const key5 in data24) if (!(key5 === "cases" || key5 === "families" || key5 === "components" || key5 === "withoutFamily")) {
							vErrors = withError(vErrors, instancePath + "/splits/test", "#/definitions/sideCounts/additionalProperties", { additionalProperty: key5 }, schema17, data24);
							errors++;
						}
						if (data24.cases !== void 0) {
							let data25 = data24.cases;
							if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
								vErrors = withError(vErrors, instancePath + "/splits/test/cases", "#/definitions/sideCounts/properties/cases/type", { type: "integer" }, schema17.properties.cases, data25);
								errors++;
							}
							if (typeof data25 == "number" && isFinite(data25)) {
								if (data25 < 0 || isNaN(data25)) {
									vErrors = withError(vErrors, instancePath + "/splits/test/cases", "#/definitions/sideCounts/properties/cases/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.cases, data25);
									errors++;
								}
							}
						}
						if (data24.families !== void 0) {
							let data26 = data24.families;
							if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
								vErrors = withError(vErrors, instancePath + "/splits/test/families", "#/definitions/sideCounts/properties/families/type", { type: "integer" }, schema17.properties.families, data26);
								errors++;
							}
							if (typeof data26 == "number" && isFinite(data26)) {
								if (data26 < 0 || isNaN(data26)) {
									vErrors = withError(vErrors, instancePath + "/splits/test/families", "#/definitions/sideCounts/properties/families/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.families, data26);
									errors++;
								}
							}
						}
						if (data24.components !== void 0) {
							let data27 = data24.components;
							if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27))) {
								vErrors = withError(vErrors, instancePath + "/splits/test/components", "#/definitions/sideCounts/properties/components/type", { type: "integer" }, schema17.properties.components, data27);
								errors++;
							}
							if (typeof data27 == "number" && isFinite(data27)) {
								if (data27 < 0 || isNaN(data27)) {
									vErrors = withError(vErrors, instancePath + "/splits/test/components", "#/definitions/sideCounts/properties/components/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.components, data27);
									errors++;
								}
							}
						}
						if (data24.withoutFamily !== void 0) {
							let data28 = data24.withoutFamily;
							if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
								vErrors = withError(vErrors, instancePath + "/splits/test/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/type", { type: "integer" }, schema17.properties.withoutFamily, data28);
								errors++;
							}
							if (typeof data28 == "number" && isFinite(data28)) {
								if (data28 < 0 || isNaN(data28)) {
									vErrors = withError(vErrors, instancePath + "/splits/test/withoutFamily", "#/definitions/sideCounts/properties/withoutFamily/minimum", {
										comparison: ">=",
										limit: 0
									}, schema17.properties.withoutFamily, data28);
									errors++;
								}
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/splits/test", "#/definitions/sideCounts/type", { type: "object" }, schema17, data24);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/splits", "#/properties/splits/type", { type: "object" }, schema16.properties.splits, data8);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema16, data);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
const schema22 = {
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
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema22, data);
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "digest" }, schema22, data);
			errors++;
		}
		if (data.split === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "split" }, schema22, data);
			errors++;
		}
		if (data.families === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "families" }, schema22, data);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "digest" || key0 === "split" || key0 === "families" || key0 === "component" || key0 === "currency" || key0 === "holdout" || key0 === "label")) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema22, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/id", "#/properties/id/type", { type: "string" }, schema22.properties.id, data0);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data1 = data.digest;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					vErrors = withError(vErrors, instancePath + "/digest", "#/definitions/digest/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema13, data1);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/digest", "#/definitions/digest/type", { type: "string" }, schema13, data1);
				errors++;
			}
		}
		if (data.split !== void 0) {
			let data2 = data.split;
			const _errs8 = errors;
			let valid2 = false;
			const _errs9 = errors;
			if (data2 !== null) {
				vErrors = withError(vErrors, instancePath + "/split", "#/properties/split/anyOf/0/type", { type: "null" }, schema22.properties.split.anyOf[0], data2);
				errors++;
			}
			var _valid0 = _errs9 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs11 = errors;
				if (!(data2 === "dev" || data2 === "validation" || data2 === "test" || data2 === "regression")) {
					vErrors = withError(vErrors, instancePath + "/split", "#/definitions/split/enum", { allowedValues: schema12.enum }, schema12, data2);
					errors++;
				}
				var _valid0 = _errs11 === errors;
				valid2 = valid2 || _valid0;
			}
			if (!valid2) {
				vErrors = withError(vErrors, instancePath + "/split", "#/properties/split/anyOf", {}, schema22.properties.split, data2);
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
						vErrors = withError(vErrors, instancePath + "/families/" + i0, "#/properties/families/items/type", { type: "string" }, schema22.properties.families.items, data4);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/type", { type: "array" }, schema22.properties.families, data3);
				errors++;
			}
		}
		if (data.component !== void 0) {
			let data5 = data.component;
			if (typeof data5 !== "string") {
				vErrors = withError(vErrors, instancePath + "/component", "#/properties/component/type", { type: "string" }, schema22.properties.component, data5);
				errors++;
			}
		}
		if (data.currency !== void 0) {
			let data6 = data.currency;
			if (!(data6 === "current" || data6 === "carried")) {
				vErrors = withError(vErrors, instancePath + "/currency", "#/properties/currency/enum", { allowedValues: schema22.properties.currency.enum }, schema22.properties.currency, data6);
				errors++;
			}
		}
		if (data.holdout !== void 0) {
			let data7 = data.holdout;
			if (!(data7 === "untouched" || data7 === "used" || data7 === "spent")) {
				vErrors = withError(vErrors, instancePath + "/holdout", "#/properties/holdout/enum", { allowedValues: schema22.properties.holdout.enum }, schema22.properties.holdout, data7);
				errors++;
			}
		}
		if (data.label !== void 0) {
			let data8 = data.label;
			if ("not confirmation" !== data8) {
				vErrors = withError(vErrors, instancePath + "/label", "#/properties/label/const", { allowedValue: "not confirmation" }, schema22.properties.label, data8);
				errors++;
			}
		}
	} else {
		vErrors = withError(vErrors, instancePath, "#/type", { type: "object" }, schema22, data);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "version" }, schema11, data);
			errors++;
		}
		if (data.writtenBy === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "writtenBy" }, schema11, data);
			errors++;
		}
		if (data.shape === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "shape" }, schema11, data);
			errors++;
		}
		if (data.purpose === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "purpose" }, schema11, data);
			errors++;
		}
		if (data.splits === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "splits" }, schema11, data);
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "digest" }, schema11, data);
			errors++;
		}
		if (data.corpusRevision === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "corpusRevision" }, schema11, data);
			errors++;
		}
		if (data.claim === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "claim" }, schema11, data);
			errors++;
		}
		if (data.counts === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "counts" }, schema11, data);
			errors++;
		}
		if (data.files === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "files" }, schema11, data);
			errors++;
		}
		if (data.members === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "members" }, schema11, data);
			errors++;
		}
		if (data.leftOut === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "leftOut" }, schema11, data);
			errors++;
		}
		if (data.losses === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "losses" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.version !== void 0) {
			let data0 = data.version;
			if (1 !== data0) {
				vErrors = withError(vErrors, instancePath + "/version", "#/properties/version/const", { allowedValue: 1 }, schema11.properties.version, data0);
				errors++;
			}
		}
		if (data.writtenBy !== void 0) {
			let data1 = data.writtenBy;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/writtenBy", "#/properties/writtenBy/type", { type: "string" }, schema11.properties.writtenBy, data1);
				errors++;
			}
		}
		if (data.shape !== void 0) {
			let data2 = data.shape;
			if (typeof data2 !== "string") {
				vErrors = withError(vErrors, instancePath + "/shape", "#/properties/shape/type", { type: "string" }, schema11.properties.shape, data2);
				errors++;
			}
		}
		if (data.purpose !== void 0) {
			let data3 = data.purpose;
			if (!(data3 === "evaluation" || data3 === "tuning")) {
				vErrors = withError(vErrors, instancePath + "/purpose", "#/properties/purpose/enum", { allowedValues: schema11.properties.purpose.enum }, schema11.properties.purpose, data3);
				errors++;
			}
		}
		if (data.splits !== void 0) {
			let data4 = data.splits;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = withError(vErrors, instancePath + "/splits", "#/properties/splits/type", { type: schema11.properties.splits.type }, schema11.properties.splits, data4);
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "dev" || data5 === "validation" || data5 === "test" || data5 === "regression")) {
						vErrors = withError(vErrors, instancePath + "/splits/" + i0, "#/definitions/split/enum", { allowedValues: schema12.enum }, schema12, data5);
						errors++;
					}
				}
			}
		}
		if (data.digest !== void 0) {
			let data6 = data.digest;
			if (typeof data6 === "string") {
				if (!pattern0.test(data6)) {
					vErrors = withError(vErrors, instancePath + "/digest", "#/definitions/digest/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema13, data6);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/digest", "#/definitions/digest/type", { type: "string" }, schema13, data6);
				errors++;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data7 = data.corpusRevision;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.id === void 0) {
					vErrors = withError(vErrors, instancePath + "/corpusRevision", "#/properties/corpusRevision/required", { missingProperty: "id" }, schema11.properties.corpusRevision, data7);
					errors++;
				}
				if (data7.digest === void 0) {
					vErrors = withError(vErrors, instancePath + "/corpusRevision", "#/properties/corpusRevision/required", { missingProperty: "digest" }, schema11.properties.corpusRevision, data7);
					errors++;
				}
				for (const key1 in data7) if (!(key1 === "id" || key1 === "digest")) {
					vErrors = withError(vErrors, instancePath + "/corpusRevision", "#/properties/corpusRevision/additionalProperties", { additionalProperty: key1 }, schema11.properties.corpusRevision, data7);
					errors++;
				}
				if (data7.id !== void 0) {
					let data8 = data7.id;
					if (typeof data8 !== "string") {
						vErrors = withError(vErrors, instancePath + "/corpusRevision/id", "#/properties/corpusRevision/properties/id/type", { type: "string" }, schema11.properties.corpusRevision.properties.id, data8);
						errors++;
					}
				}
				if (data7.digest !== void 0) {
					let data9 = data7.digest;
					if (typeof data9 === "string") {
						if (!pattern0.test(data9)) {
							vErrors = withError(vErrors, instancePath + "/corpusRevision/digest", "#/definitions/digest/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema13, data9);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/corpusRevision/digest", "#/definitions/digest/type", { type: "string" }, schema13, data9);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/corpusRevision", "#/properties/corpusRevision/type", { type: "object" }, schema11.properties.corpusRevision, data7);
				errors++;
			}
		}
		if (data.claim !== void 0) {
			let data10 = data.claim;
			const _errs24 = errors;
			let valid7 = false;
			const _errs25 = errors;
			if (data10 !== null) {
				vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/anyOf/0/type", { type: "null" }, schema11.properties.claim.anyOf[0], data10);
				errors++;
			}
			var _valid0 = _errs25 === errors;
			valid7 = valid7 || _valid0;
			if (!valid7) {
				const _errs27 = errors;
				if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
					if (data10.kind === void 0) {
						vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/required", { missingProperty: "kind" }, schema15, data10);
						errors++;
					}
					if (data10.statement === void 0) {
						vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/required", { missingProperty: "statement" }, schema15, data10);
						errors++;
					}
					if (data10.heldOut === void 0) {
						vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/required", { missingProperty: "heldOut" }, schema15, data10);
						errors++;
					}
					if (data10.sentence === void 0) {
						vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/required", { missingProperty: "sentence" }, schema15, data10);
						errors++;
					}
					if (data10.caveats === void 0) {
						vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/required", { missingProperty: "caveats" }, schema15, data10);
						errors++;
					}
					if (data10.limits === void 0) {
						vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/required", { missingProperty: "limits" }, schema15, data10);
						errors++;
					}
					for (const key2 in data10) if (!(key2 === "kind" || key2 === "statement" || key2 === "cutoff" || key2 === "heldOut" || key2 === "sentence" || key2 === "caveats" || key2 === "limits")) {
						vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/additionalProperties", { additionalProperty: key2 }, schema15, data10);
						errors++;
					}
					if (data10.kind !== void 0) {
						let data11 = data10.kind;
						if (!(data11 === "fixed-corpus" || data11 === "family" || data11 === "period" || data11 === "access")) {
							vErrors = withError(vErrors, instancePath + "/claim/kind", "#/definitions/exportClaim/properties/kind/enum", { allowedValues: schema15.properties.kind.enum }, schema15.properties.kind, data11);
							errors++;
						}
					}
					if (data10.statement !== void 0) {
						let data12 = data10.statement;
						if (typeof data12 !== "string") {
							vErrors = withError(vErrors, instancePath + "/claim/statement", "#/definitions/exportClaim/properties/statement/type", { type: "string" }, schema15.properties.statement, data12);
							errors++;
						}
					}
					if (data10.cutoff !== void 0) {
						let data13 = data10.cutoff;
						if (typeof data13 !== "string") {
							vErrors = withError(vErrors, instancePath + "/claim/cutoff", "#/definitions/exportClaim/properties/cutoff/type", { type: "string" }, schema15.properties.cutoff, data13);
							errors++;
						}
					}
					if (data10.heldOut !== void 0) {
						let data14 = data10.heldOut;
						if (!(data14 === "question" || data14 === "family" || data14 === "period")) {
							vErrors = withError(vErrors, instancePath + "/claim/heldOut", "#/definitions/exportClaim/properties/heldOut/enum", { allowedValues: schema15.properties.heldOut.enum }, schema15.properties.heldOut, data14);
							errors++;
						}
					}
					if (data10.sentence !== void 0) {
						let data15 = data10.sentence;
						if (typeof data15 !== "string") {
							vErrors = withError(vErrors, instancePath + "/claim/sentence", "#/definitions/exportClaim/properties/sentence/type", { type: "string" }, schema15.properties.sentence, data15);
							errors++;
						}
					}
					if (data10.caveats !== void 0) {
						let data16 = data10.caveats;
						if (Array.isArray(data16)) {
							const len1 = data16.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data17 = data16[i1];
								if (typeof data17 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/caveats/" + i1, "#/definitions/exportClaim/properties/caveats/items/type", { type: "string" }, schema15.properties.caveats.items, data17);
									errors++;
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim/caveats", "#/definitions/exportClaim/properties/caveats/type", { type: "array" }, schema15.properties.caveats, data16);
							errors++;
						}
					}
					if (data10.limits !== void 0) {
						let data18 = data10.limits;
						if (Array.isArray(data18)) {
							const len2 = data18.length;
							for (let i2 = 0; i2 < len2; i2++) {
								let data19 = data18[i2];
								if (typeof data19 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/limits/" + i2, "#/definitions/exportClaim/properties/limits/items/type", { type: "string" }, schema15.properties.limits.items, data19);
									errors++;
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim/limits", "#/definitions/exportClaim/properties/limits/type", { type: "array" }, schema15.properties.limits, data18);
							errors++;
						}
					}
				} else {
					vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/exportClaim/type", { type: "object" }, schema15, data10);
					errors++;
				}
				var _valid0 = _errs27 === errors;
				valid7 = valid7 || _valid0;
			}
			if (!valid7) {
				vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/anyOf", {}, schema11.properties.claim, data10);
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
			if (!validate11(data.counts, {
				instancePath: instancePath + "/counts",
				parentData: data,
				parentDataProperty: "counts",
				rootData
			})) {
				vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
				errors = vErrors.length;
			}
		}
		if (data.files !== void 0) {
			let data21 = data.files;
			if (Array.isArray(data21)) {
				const len3 = data21.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data22 = data21[i3];
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
						if (data22.path === void 0) {
							vErrors = withError(vErrors, instancePath + "/files/" + i3, "#/definitions/exportFile/required", { missingProperty: "path" }, schema21, data22);
							errors++;
						}
						if (data22.bytes === void 0) {
							vErrors = withError(vErrors, instancePath + "/files/" + i3, "#/definitions/exportFile/required", { missingProperty: "bytes" }, schema21, data22);
							errors++;
						}
						if (data22.sha256 === void 0) {
							vErrors = withError(vErrors, instancePath + "/files/" + i3, "#/definitions/exportFile/required", { missingProperty: "sha256" }, schema21, data22);
							errors++;
						}
						for (const key3 in data22) if (!(key3 === "path" || key3 === "bytes" || key3 === "sha256")) {
							vErrors = withError(vErrors, instancePath + "/files/" + i3, "#/definitions/exportFile/additionalProperties", { additionalProperty: key3 }, schema21, data22);
							errors++;
						}
						if (data22.path !== void 0) {
							let data23 = data22.path;
							if (typeof data23 !== "string") {
								vErrors = withError(vErrors, instancePath + "/files/" + i3 + "/path", "#/definitions/exportFile/properties/path/type", { type: "string" }, schema21.properties.path, data23);
								errors++;
							}
						}
						if (data22.bytes !== void 0) {
							let data24 = data22.bytes;
							if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
								vErrors = withError(vErrors, instancePath + "/files/" + i3 + "/bytes", "#/definitions/exportFile/properties/bytes/type", { type: "integer" }, schema21.properties.bytes, data24);
								errors++;
							}
							if (typeof data24 == "number" && isFinite(data24)) {
								if (data24 < 0 || isNaN(data24)) {
									vErrors = withError(vErrors, instancePath + "/files/" + i3 + "/bytes", "#/definitions/exportFile/properties/bytes/minimum", {
										comparison: ">=",
										limit: 0
									}, schema21.properties.bytes, data24);
									errors++;
								}
							}
						}
						if (data22.sha256 !== void 0) {
							let data25 = data22.sha256;
							if (typeof data25 === "string") {
								if (!pattern0.test(data25)) {
									vErrors = withError(vErrors, instancePath + "/files/" + i3 + "/sha256", "#/definitions/exportFile/properties/sha256/pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, schema21.properties.sha256, data25);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/files/" + i3 + "/sha256", "#/definitions/exportFile/properties/sha256/type", { type: "string" }, schema21.properties.sha256, data25);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/files/" + i3, "#/definitions/exportFile/type", { type: "object" }, schema21, data22);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/files", "#/properties/files/type", { type: "array" }, schema11.properties.files, data21);
				errors++;
			}
		}
		if (data.members !== void 0) {
			let data26 = data.members;
			if (Array.isArray(data26)) {
				const len4 = data26.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate13(data26[i4], {
					instancePath: instancePath + "/members/" + i4,
					parentData: data26,
					parentDataProperty: i4,
					rootData
				})) {
					vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/members", "#/properties/members/type", { type: "array" }, schema11.properties.members, data26);
				errors++;
			}
		}
		if (data.leftOut !== void 0) {
			let data28 = data.leftOut;
			if (Array.isArray(data28)) {
				const len5 = data28.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data29 = data28[i5];
					if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
						if (data29.path === void 0) {
							vErrors = withError(vErrors, instancePath + "/leftOut/" + i5, "#/definitions/leftOutCase/required", { missingProperty: "path" }, schema25, data29);
							errors++;
						}
						if (data29.why === void 0) {
							vErrors = withError(vErrors, instancePath + "/leftOut/" + i5, "#/definitions/leftOutCase/required", { missingProperty: "why" }, schema25, data29);
							errors++;
						}
						for (const key4 in data29) if (!(key4 === "id" || key4 === "path" || key4 === "why" || key4 === "reasons")) {
							vErrors = withError(vErrors, instancePath + "/leftOut/" + i5, "#/definitions/leftOutCase/additionalProperties", { additionalProperty: key4 }, schema25, data29);
							errors++;
						}
						if (data29.id !== void 0) {
							let data30 = data29.id;
							if (typeof data30 !== "string") {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i5 + "/id", "#/definitions/leftOutCase/properties/id/type", { type: "string" }, schema25.properties.id, data30);
								errors++;
							}
						}
						if (data29.path !== void 0) {
							let data31 = data29.path;
							if (typeof data31 !== "string") {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i5 + "/path", "#/definitions/leftOutCase/properties/path/type", { type: "string" }, schema25.properties.path, data31);
								errors++;
							}
						}
						if (data29.why !== void 0) {
							let data32 = data29.why;
							if (!(data32 === "pending" || data32 === "rejected" || data32 === "retired" || data32 === "excluded" || data32 === "held-out" || data32 === "other-split" || data32 === "no-split" || data32 === "edited" || data32 === "unbound" || data32 === "stale" || data32 === "unreadable")) {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i5 + "/why", "#/definitions/leftOutCase/properties/why/enum", { allowedValues: schema25.properties.why.enum }, schema25.properties.why, data32);
								errors++;
							}
						}
						if (data29.reasons !== void 0) {
							let data33 = data29.reasons;
							if (Array.isArray(data33)) {
								const len6 = data33.length;
								for (let i6 = 0; i6 < len6; i6++) {
									let data34 = data33[i6];
									if (typeof data34 !== "string") {
										vErrors = withError(vErrors, instancePath + "/leftOut/" + i5 + "/reasons/" + i6, "#/definitions/leftOutCase/properties/reasons/items/type", { type: "string" }, schema25.properties.reasons.items, data34);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/leftOut/" + i5 + "/reasons", "#/definitions/leftOutCase/properties/reasons/type", { type: "array" }, schema25.properties.reasons, data33);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/leftOut/" + i5, "#/definitions/leftOutCase/type", { type: "object" }, schema25, data29);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/leftOut", "#/properties/leftOut/type", { type: "array" }, schema11.properties.leftOut, data28);
				errors++;
			}
		}
		if (data.losses !== void 0) {
			let data35 = data.losses;
			if (Array.isArray(data35)) {
				const len7 = data35.length;
				for (let i7 = 0; i7 < len7; i7++) {
					let data36 = data35[i7];
					if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
						if (data36.field === void 0) {
							vErrors = withError(vErrors, instancePath + "/losses/" + i7, "#/definitions/exportLoss/required", { missingProperty: "field" }, schema26, data36);
							errors++;
						}
						if (data36.fate === void 0) {
							vErrors = withError(vErrors, instancePath + "/losses/" + i7, "#/definitions/exportLoss/required", { missingProperty: "fate" }, schema26, data36);
							errors++;
						}
						if (data36.why === void 0) {
							vErrors = withError(vErrors, instancePath + "/losses/" + i7, "#/definitions/exportLoss/required", { missingProperty: "why" }, schema26, data36);
							errors++;
						}
						if (data36.cases === void 0) {
							vErrors = withError(vErrors, instancePath + "/losses/" + i7, "#/definitions/exportLoss/required", { missingProperty: "cases" }, schema26, data36);
							errors++;
						}
						for (const key5 in data36) if (!(key5 === "field" || key5 === "fate" || key5 === "why" || key5 === "cases")) {
							vErrors = withError(vErrors, instancePath + "/losses/" + i7, "#/definitions/exportLoss/additionalProperties", { additionalProperty: key5 }, schema26, data36);
							errors++;
						}
						if (data36.field !== void 0) {
							let data37 = data36.field;
							if (typeof data37 !== "string") {
								vErrors = withError(vErrors, instancePath + "/losses/" + i7 + "/field", "#/definitions/exportLoss/properties/field/type", { type: "string" }, schema26.properties.field, data37);
								errors++;
							}
						}
						if (data36.fate !== void 0) {
							let data38 = data36.fate;
							if (!(data38 === "dropped" || data38 === "changed")) {
								vErrors = withError(vErrors, instancePath + "/losses/" + i7 + "/fate", "#/definitions/exportLoss/properties/fate/enum", { allowedValues: schema26.properties.fate.enum }, schema26.properties.fate, data38);
								errors++;
							}
						}
						if (data36.why !== void 0) {
							let data39 = data36.why;
							if (typeof data39 !== "string") {
								vErrors = withError(vErrors, instancePath + "/losses/" + i7 + "/why", "#/definitions/exportLoss/properties/why/type", { type: "string" }, schema26.properties.why, data39);
								errors++;
							}
						}
						if (data36.cases !== void 0) {
							let data40 = data36.cases;
							if (Array.isArray(data40)) {
								const len8 = data40.length;
								for (let i8 = 0; i8 < len8; i8++) {
									let data41 = data40[i8];
									if (typeof data41 !== "string") {
										vErrors = withError(vErrors, instancePath + "/losses/" + i7 + "/cases/" + i8, "#/definitions/exportLoss/properties/cases/items/type", { type: "string" }, schema26.properties.cases.items, data41);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/losses/" + i7 + "/cases", "#/definitions/exportLoss/properties/cases/type", { type: "array" }, schema26.properties.cases, data40);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/losses/" + i7, "#/definitions/exportLoss/type", { type: "object" }, schema26, data36);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/losses", "#/properties/losses/type", { type: "array" }, schema11.properties.losses, data35);
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
export { exportShape };
