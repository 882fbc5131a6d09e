// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { require_formats, require_ucs2length, withError } from "./shared-by-shapes.js";
// touchstone:families-shape
const familiesShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/families.schema.json",
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
const schema12 = {
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
const schema13 = {
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
const schema14 = {
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
		] }
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
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = require_formats().fullFormats.date;
const formats6 = require_formats().fullFormats["date-time"];
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.claim === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "claim" }, schema11, data);
			errors++;
		}
		if (data.grouping === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "grouping" }, schema11, data);
			errors++;
		}
		if (data.families === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "families" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.claim !== void 0) {
			let data0 = data.claim;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.kind === void 0) {
					vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/required", { missingProperty: "kind" }, schema11.properties.claim, data0);
					errors++;
				}
				if (data0.kind !== void 0) {
					let data1 = data0.kind;
					if (!(data1 === "fixed-corpus" || data1 === "family" || data1 === "period" || data1 === "access")) {
						vErrors = withError(vErrors, instancePath + "/claim/kind", "#/properties/claim/properties/kind/enum", { allowedValues: schema11.properties.claim.properties.kind.enum }, schema11.properties.claim.properties.kind, data1);
						errors++;
					}
				}
				const tag0 = data0.kind;
				if (typeof tag0 == "string") {
					if (tag0 === "fixed-corpus") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/fixedCorpusClaim/required", { missingProperty: "kind" }, schema12, data0);
								errors++;
							}
							if (data0.statement === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/fixedCorpusClaim/required", { missingProperty: "statement" }, schema12, data0);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/fixedCorpusClaim/required", { missingProperty: "declaredAt" }, schema12, data0);
								errors++;
							}
							for (const key1 in data0) if (!(key1 === "kind" || key1 === "statement" || key1 === "declaredAt" || key1 === "minimumTestComponents")) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/fixedCorpusClaim/additionalProperties", { additionalProperty: key1 }, schema12, data0);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data2 = data0.kind;
								if ("fixed-corpus" !== data2) {
									vErrors = withError(vErrors, instancePath + "/claim/kind", "#/definitions/fixedCorpusClaim/properties/kind/const", { allowedValue: "fixed-corpus" }, schema12.properties.kind, data2);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data3 = data0.statement;
								if (typeof data3 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/statement", "#/definitions/fixedCorpusClaim/properties/statement/type", { type: "string" }, schema12.properties.statement, data3);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data4 = data0.declaredAt;
								if (typeof data4 === "string") {
									if (!formats0.validate(data4)) {
										vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/fixedCorpusClaim/properties/declaredAt/format", { format: "date" }, schema12.properties.declaredAt, data4);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/fixedCorpusClaim/properties/declaredAt/type", { type: "string" }, schema12.properties.declaredAt, data4);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data5 = data0.minimumTestComponents;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/fixedCorpusClaim/properties/minimumTestComponents/type", { type: "integer" }, schema12.properties.minimumTestComponents, data5);
									errors++;
								}
								if (typeof data5 == "number" && isFinite(data5)) {
									if (data5 < 1 || isNaN(data5)) {
										vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/fixedCorpusClaim/properties/minimumTestComponents/minimum", {
											comparison: ">=",
											limit: 1
										}, schema12.properties.minimumTestComponents, data5);
										errors++;
									}
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/fixedCorpusClaim/type", { type: "object" }, schema12, data0);
							errors++;
						}
					} else if (tag0 === "family") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/familyClaim/required", { missingProperty: "kind" }, schema13, data0);
								errors++;
							}
							if (data0.statement === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/familyClaim/required", { missingProperty: "statement" }, schema13, data0);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/familyClaim/required", { missingProperty: "declaredAt" }, schema13, data0);
								errors++;
							}
							for (const key2 in data0) if (!(key2 === "kind" || key2 === "statement" || key2 === "declaredAt" || key2 === "minimumTestComponents")) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/familyClaim/additionalProperties", { additionalProperty: key2 }, schema13, data0);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data6 = data0.kind;
								if ("family" !== data6) {
									vErrors = withError(vErrors, instancePath + "/claim/kind", "#/definitions/familyClaim/properties/kind/const", { allowedValue: "family" }, schema13.properties.kind, data6);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data7 = data0.statement;
								if (typeof data7 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/statement", "#/definitions/familyClaim/properties/statement/type", { type: "string" }, schema13.properties.statement, data7);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data8 = data0.declaredAt;
								if (typeof data8 === "string") {
									if (!formats0.validate(data8)) {
										vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/familyClaim/properties/declaredAt/format", { format: "date" }, schema13.properties.declaredAt, data8);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/familyClaim/properties/declaredAt/type", { type: "string" }, schema13.properties.declaredAt, data8);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data9 = data0.minimumTestComponents;
								if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
									vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/familyClaim/properties/minimumTestComponents/type", { type: "integer" }, schema13.properties.minimumTestComponents, data9);
									errors++;
								}
								if (typeof data9 == "number" && isFinite(data9)) {
									if (data9 < 1 || isNaN(data9)) {
										vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/familyClaim/properties/minimumTestComponents/minimum", {
											comparison: ">=",
											limit: 1
										}, schema13.properties.minimumTestComponents, data9);
										errors++;
									}
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/familyClaim/type", { type: "object" }, schema13, data0);
							errors++;
						}
					} else if (tag0 === "period") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/periodClaim/required", { missingProperty: "kind" }, schema14, data0);
								errors++;
							}
							if (data0.statement === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/periodClaim/required", { missingProperty: "statement" }, schema14, data0);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/periodClaim/required", { missingProperty: "declaredAt" }, schema14, data0);
								errors++;
							}
							if (data0.cutoff === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/periodClaim/required", { missingProperty: "cutoff" }, schema14, data0);
								errors++;
							}
							for (const key3 in data0) if (!(key3 === "kind" || key3 === "statement" || key3 === "declaredAt" || key3 === "minimumTestComponents" || key3 === "cutoff")) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/periodClaim/additionalProperties", { additionalProperty: key3 }, schema14, data0);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data10 = data0.kind;
								if ("period" !== data10) {
									vErrors = withError(vErrors, instancePath + "/claim/kind", "#/definitions/periodClaim/properties/kind/const", { allowedValue: "period" }, schema14.properties.kind, data10);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data11 = data0.statement;
								if (typeof data11 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/statement", "#/definitions/periodClaim/properties/statement/type", { type: "string" }, schema14.properties.statement, data11);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data12 = data0.declaredAt;
								if (typeof data12 === "string") {
									if (!formats0.validate(data12)) {
										vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/periodClaim/properties/declaredAt/format", { format: "date" }, schema14.properties.declaredAt, data12);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/periodClaim/properties/declaredAt/type", { type: "string" }, schema14.properties.declaredAt, data12);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data13 = data0.minimumTestComponents;
								if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
									vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/periodClaim/properties/minimumTestComponents/type", { type: "integer" }, schema14.properties.minimumTestComponents, data13);
									errors++;
								}
								if (typeof data13 == "number" && isFinite(data13)) {
									if (data13 < 1 || isNaN(data13)) {
										vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/periodClaim/properties/minimumTestComponents/minimum", {
											comparison: ">=",
											limit: 1
										}, schema14.properties.minimumTestComponents, data13);
										errors++;
									}
								}
							}
							if (data0.cutoff !== void 0) {
								let data14 = data0.cutoff;
								if (typeof data14 === "string") {
									if (!formats6.validate(data14)) {
										vErrors = withError(vErrors, instancePath + "/claim/cutoff", "#/definitions/periodClaim/properties/cutoff/format", { format: "date-time" }, schema14.properties.cutoff, data14);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/cutoff", "#/definitions/periodClaim/properties/cutoff/type", { type: "string" }, schema14.properties.cutoff, data14);
									errors++;
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/periodClaim/type", { type: "object" }, schema14, data0);
							errors++;
						}
					} else if (tag0 === "access") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/accessClaim/required", { missingProperty: "kind" }, schema15, data0);
								errors++;
							}
							if (data0.statement === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/accessClaim/required", { missingProperty: "statement" }, schema15, data0);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/accessClaim/required", { missingProperty: "declaredAt" }, schema15, data0);
								errors++;
							}
							for (const key4 in data0) if (!(key4 === "kind" || key4 === "statement" || key4 === "declaredAt" || key4 === "minimumTestComponents")) {
								vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/accessClaim/additionalProperties", { additionalProperty: key4 }, schema15, data0);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data15 = data0.kind;
								if ("access" !== data15) {
									vErrors = withError(vErrors, instancePath + "/claim/kind", "#/definitions/accessClaim/properties/kind/const", { allowedValue: "access" }, schema15.properties.kind, data15);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data16 = data0.statement;
								if (typeof data16 !== "string") {
									vErrors = withError(vErrors, instancePath + "/claim/statement", "#/definitions/accessClaim/properties/statement/type", { type: "string" }, schema15.properties.statement, data16);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data17 = data0.declaredAt;
								if (typeof data17 === "string") {
									if (!formats0.validate(data17)) {
										vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/accessClaim/properties/declaredAt/format", { format: "date" }, schema15.properties.declaredAt, data17);
										errors++;
									}
								} else {
									vErrors = withError(vErrors, instancePath + "/claim/declaredAt", "#/definitions/accessClaim/properties/declaredAt/type", { type: "string" }, schema15.properties.declaredAt, data17);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data18 = data0.minimumTestComponents;
								if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
									vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/accessClaim/properties/minimumTestComponents/type", { type: "integer" }, schema15.properties.minimumTestComponents, data18);
									errors++;
								}
								if (typeof data18 == "number" && isFinite(data18)) {
									if (data18 < 1 || isNaN(data18)) {
										vErrors = withError(vErrors, instancePath + "/claim/minimumTestComponents", "#/definitions/accessClaim/properties/minimumTestComponents/minimum", {
											comparison: ">=",
											limit: 1
										}, schema15.properties.minimumTestComponents, data18);
										errors++;
									}
								}
							}
						} else {
							vErrors = withError(vErrors, instancePath + "/claim", "#/definitions/accessClaim/type", { type: "object" }, schema15, data0);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/discriminator", {
							error: "mapping",
							tag: "kind",
							tagValue: tag0
						}, schema11.properties.claim, data0);
						errors++;
					}
				} else {
					vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/discriminator", {
						error: "tag",
						tag: "kind",
						tagValue: tag0
					}, schema11.properties.claim, data0);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/claim", "#/properties/claim/type", { type: "object" }, schema11.properties.claim, data0);
				errors++;
			}
		}
		if (data.grouping !== void 0) {
			let data19 = data.grouping;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.rule === void 0) {
					vErrors = withError(vErrors, instancePath + "/grouping", "#/properties/grouping/required", { missingProperty: "rule" }, schema11.properties.grouping, data19);
					errors++;
				}
				if (data19.declaredAt === void 0) {
					vErrors = withError(vErrors, instancePath + "/grouping", "#/properties/grouping/required", { missingProperty: "declaredAt" }, schema11.properties.grouping, data19);
					errors++;
				}
				for (const key5 in data19) if (!(key5 === "rule" || key5 === "declaredAt")) {
					vErrors = withError(vErrors, instancePath + "/grouping", "#/properties/grouping/additionalProperties", { additionalProperty: key5 }, schema11.properties.grouping, data19);
					errors++;
				}
				if (data19.rule !== void 0) {
					let data20 = data19.rule;
					if (typeof data20 !== "string") {
						vErrors = withError(vErrors, instancePath + "/grouping/rule", "#/properties/grouping/properties/rule/type", { type: "string" }, schema11.properties.grouping.properties.rule, data20);
						errors++;
					}
				}
				if (data19.declaredAt !== void 0) {
					let data21 = data19.declaredAt;
					if (typeof data21 === "string") {
						if (!formats0.validate(data21)) {
							vErrors = withError(vErrors, instancePath + "/grouping/declaredAt", "#/properties/grouping/properties/declaredAt/format", { format: "date" }, schema11.properties.grouping.properties.declaredAt, data21);
							errors++;
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/grouping/declaredAt", "#/properties/grouping/properties/declaredAt/type", { type: "string" }, schema11.properties.grouping.properties.declaredAt, data21);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/grouping", "#/properties/grouping/type", { type: "object" }, schema11.properties.grouping, data19);
				errors++;
			}
		}
		if (data.assignment !== void 0) {
			let data22 = data.assignment;
			if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
				if (data22.salt === void 0) {
					vErrors = withError(vErrors, instancePath + "/assignment", "#/properties/assignment/required", { missingProperty: "salt" }, schema11.properties.assignment, data22);
					errors++;
				}
				if (data22.weights === void 0) {
					vErrors = withError(vErrors, instancePath + "/assignment", "#/properties/assignment/required", { missingProperty: "weights" }, schema11.properties.assignment, data22);
					errors++;
				}
				for (const key6 in data22) if (!(key6 === "salt" || key6 === "weights")) {
					vErrors = withError(vErrors, instancePath + "/assignment", "#/properties/assignment/additionalProperties", { additionalProperty: key6 }, schema11.properties.assignment, data22);
					errors++;
				}
				if (data22.salt !== void 0) {
					let data23 = data22.salt;
					if (typeof data23 !== "string") {
						vErrors = withError(vErrors, instancePath + "/assignment/salt", "#/properties/assignment/properties/salt/type", { type: "string" }, schema11.properties.assignment.properties.salt, data23);
						errors++;
					}
				}
				if (data22.weights !== void 0) {
					let data24 = data22.weights;
					if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
						for (const key7 in data24) if (!(key7 === "dev" || key7 === "validation" || key7 === "test")) {
							vErrors = withError(vErrors, instancePath + "/assignment/weights", "#/properties/assignment/properties/weights/additionalProperties", { additionalProperty: key7 }, schema11.properties.assignment.properties.weights, data24);
							errors++;
						}
						if (data24.dev !== void 0) {
							let data25 = data24.dev;
							if (typeof data25 == "number" && isFinite(data25)) {
								if (data25 < 0 || isNaN(data25)) {
									vErrors = withError(vErrors, instancePath + "/assignment/weights/dev", "#/properties/assignment/properties/weights/properties/dev/minimum", {
										comparison: ">=",
										limit: 0
									}, schema11.properties.assignment.properties.weights.properties.dev, data25);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/assignment/weights/dev", "#/properties/assignment/properties/weights/properties/dev/type", { type: "number" }, schema11.properties.assignment.properties.weights.properties.dev, data25);
								errors++;
							}
						}
						if (data24.validation !== void 0) {
							let data26 = data24.validation;
							if (typeof data26 == "number" && isFinite(data26)) {
								if (data26 < 0 || isNaN(data26)) {
									vErrors = withError(vErrors, instancePath + "/assignment/weights/validation", "#/properties/assignment/properties/weights/properties/validation/minimum", {
										comparison: ">=",
										limit: 0
									}, schema11.properties.assignment.properties.weights.properties.validation, data26);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/assignment/weights/validation", "#/properties/assignment/properties/weights/properties/validation/type", { type: "number" }, schema11.properties.assignment.properties.weights.properties.validation, data26);
								errors++;
							}
						}
						if (data24.test !== void 0) {
							let data27 = data24.test;
							if (typeof data27 == "number" && isFinite(data27)) {
								if (data27 < 0 || isNaN(data27)) {
									vErrors = withError(vErrors, instancePath + "/assignment/weights/test", "#/properties/assignment/properties/weights/properties/test/minimum", {
										comparison: ">=",
										limit: 0
									}, schema11.properties.assignment.properties.weights.properties.test, data27);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/assignment/weights/test", "#/properties/assignment/properties/weights/properties/test/type", { type: "number" }, schema11.properties.assignment.properties.weights.properties.test, data27);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/assignment/weights", "#/properties/assignment/properties/weights/type", { type: "object" }, schema11.properties.assignment.properties.weights, data24);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/assignment", "#/properties/assignment/type", { type: "object" }, schema11.properties.assignment, data22);
				errors++;
			}
		}
		if (data.families !== void 0) {
			let data28 = data.families;
			if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
				for (const key8 in data28) {
					const _errs75 = errors;
					if (typeof key8 === "string") {
						if (func3(key8) > 100) {
							vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/propertyNames/maxLength", { limit: 100 }, schema11.properties.families.propertyNames, key8, key8);
							errors++;
						}
						if (!pattern0.test(key8)) {
							vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/propertyNames/pattern", { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema11.properties.families.propertyNames, key8, key8);
							errors++;
						}
					}
					if (!(_errs75 === errors)) {
						vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/propertyNames", { propertyName: key8 }, schema11.properties.families, data28);
						errors++;
					}
				}
				for (const key9 in data28) {
					let data29 = data28[key9];
					if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
						if (data29.title === void 0) {
							vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "#/definitions/family/required", { missingProperty: "title" }, schema16, data29);
							errors++;
						}
						if (data29.documents === void 0) {
							vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "#/definitions/family/required", { missingProperty: "documents" }, schema16, data29);
							errors++;
						}
						for (const key10 in data29) if (!(key10 === "title" || key10 === "documents" || key10 === "split")) {
							vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "#/definitions/family/additionalProperties", { additionalProperty: key10 }, schema16, data29);
							errors++;
						}
						if (data29.title !== void 0) {
							let data30 = data29.title;
							if (typeof data30 !== "string") {
								vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", "#/definitions/family/properties/title/type", { type: "string" }, schema16.properties.title, data30);
								errors++;
							}
						}
						if (data29.documents !== void 0) {
							let data31 = data29.documents;
							if (Array.isArray(data31)) {
								const len0 = data31.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data32 = data31[i0];
									if (typeof data32 !== "string") {
										vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/documents/" + i0, "#/definitions/family/properties/documents/items/type", { type: "string" }, schema16.properties.documents.items, data32);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/documents", "#/definitions/family/properties/documents/type", { type: "array" }, schema16.properties.documents, data31);
								errors++;
							}
						}
						if (data29.split !== void 0) {
							let data33 = data29.split;
							if (!(data33 === "dev" || data33 === "validation" || data33 === "test" || data33 === "regression")) {
								vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/split", "#/definitions/family/properties/split/enum", { allowedValues: schema16.properties.split.enum }, schema16.properties.split, data33);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "#/definitions/family/type", { type: "object" }, schema16, data29);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/families", "#/properties/families/type", { type: "object" }, schema11.properties.families, data28);
				errors++;
			}
		}
		if (data.related !== void 0) {
			let data34 = data.related;
			if (Array.isArray(data34)) {
				const len1 = data34.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data35 = data34[i1];
					if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
						if (data35.families === void 0) {
							vErrors = withError(vErrors, instancePath + "/related/" + i1, "#/definitions/relation/required", { missingProperty: "families" }, schema17, data35);
							errors++;
						}
						if (data35.reason === void 0) {
							vErrors = withError(vErrors, instancePath + "/related/" + i1, "#/definitions/relation/required", { missingProperty: "reason" }, schema17, data35);
							errors++;
						}
						for (const key11 in data35) if (!(key11 === "families" || key11 === "reason")) {
							vErrors = withError(vErrors, instancePath + "/related/" + i1, "#/definitions/relation/additionalProperties", { additionalProperty: key11 }, schema17, data35);
							errors++;
						}
						if (data35.families !== void 0) {
							let data36 = data35.families;
							if (Array.isArray(data36)) {
								const len2 = data36.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data37 = data36[i2];
									if (typeof data37 !== "string") {
										vErrors = withError(vErrors, instancePath + "/related/" + i1 + "/families/" + i2, "#/definitions/relation/properties/families/items/type", { type: "string" }, schema17.properties.families.items, data37);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/related/" + i1 + "/families", "#/definitions/relation/properties/families/type", { type: "array" }, schema17.properties.families, data36);
								errors++;
							}
						}
						if (data35.reason !== void 0) {
							let data38 = data35.reason;
							if (typeof data38 !== "string") {
								vErrors = withError(vErrors, instancePath + "/related/" + i1 + "/reason", "#/definitions/relation/properties/reason/type", { type: "string" }, schema17.properties.reason, data38);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/related/" + i1, "#/definitions/relation/type", { type: "object" }, schema17, data35);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/related", "#/properties/related/type", { type: "array" }, schema11.properties.related, data34);
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data39 = data.exceptions;
			if (Array.isArray(data39)) {
				const len3 = data39.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data40 = data39[i3];
					if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
						if (data40.decision === void 0) {
							vErrors = withError(vErrors, instancePath + "/exceptions/" + i3, "#/definitions/exception/required", { missingProperty: "decision" }, schema18, data40);
							errors++;
						}
						if (data40.reason === void 0) {
							vErrors = withError(vErrors, instancePath + "/exceptions/" + i3, "#/definitions/exception/required", { missingProperty: "reason" }, schema18, data40);
							errors++;
						}
						if (data40.decidedBy === void 0) {
							vErrors = withError(vErrors, instancePath + "/exceptions/" + i3, "#/definitions/exception/required", { missingProperty: "decidedBy" }, schema18, data40);
							errors++;
						}
						if (data40.decidedAt === void 0) {
							vErrors = withError(vErrors, instancePath + "/exceptions/" + i3, "#/definitions/exception/required", { missingProperty: "decidedAt" }, schema18, data40);
							errors++;
						}
						for (const key12 in data40) if (!(key12 === "families" || key12 === "cases" || key12 === "decision" || key12 === "reason" || key12 === "decidedBy" || key12 === "decidedAt" || key12 === "until")) {
							vErrors = withError(vErrors, instancePath + "/exceptions/" + i3, "#/definitions/exception/additionalProperties", { additionalProperty: key12 }, schema18, data40);
							errors++;
						}
						if (data40.families !== void 0) {
							let data41 = data40.families;
							if (Array.isArray(data41)) {
								const len4 = data41.length;
								for (let i4 = 0; i4 < len4; i4++) {
									let data42 = data41[i4];
									if (typeof data42 !== "string") {
										vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/families/" + i4, "#/definitions/exception/properties/families/items/type", { type: "string" }, schema18.properties.families.items, data42);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/families", "#/definitions/exception/properties/families/type", { type: "array" }, schema18.properties.families, data41);
								errors++;
							}
						}
						if (data40.cases !== void 0) {
							let data43 = data40.cases;
							if (Array.isArray(data43)) {
								const len5 = data43.length;
								for (let i5 = 0; i5 < len5; i5++) {
									let data44 = data43[i5];
									if (typeof data44 !== "string") {
										vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/cases/" + i5, "#/definitions/exception/properties/cases/items/type", { type: "string" }, schema18.properties.cases.items, data44);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/cases", "#/definitions/exception/properties/cases/type", { type: "array" }, schema18.properties.cases, data43);
								errors++;
							}
						}
						if (data40.decision !== void 0) {
							let data45 = data40.decision;
							if (!(data45 === "exclude" || data45 === "keep-apart" || data45 === "move" || data45 === "distinct")) {
								vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/decision", "#/definitions/exception/properties/decision/enum", { allowedValues: schema18.properties.decision.enum }, schema18.properties.decision, data45);
								errors++;
							}
						}
						if (data40.reason !== void 0) {
							let data46 = data40.reason;
							if (typeof data46 !== "string") {
								vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/reason", "#/definitions/exception/properties/reason/type", { type: "string" }, schema18.properties.reason, data46);
								errors++;
							}
						}
						if (data40.decidedBy !== void 0) {
							let data47 = data40.decidedBy;
							if (typeof data47 !== "string") {
								vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/decidedBy", "#/definitions/exception/properties/decidedBy/type", { type: "string" }, schema18.properties.decidedBy, data47);
								errors++;
							}
						}
						if (data40.decidedAt !== void 0) {
							let data48 = data40.decidedAt;
							if (typeof data48 === "string") {
								if (!formats0.validate(data48)) {
									vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/decidedAt", "#/definitions/exception/properties/decidedAt/format", { format: "date" }, schema18.properties.decidedAt, data48);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/decidedAt", "#/definitions/exception/properties/decidedAt/type", { type: "string" }, schema18.properties.decidedAt, data48);
								errors++;
							}
						}
						if (data40.until !== void 0) {
							let data49 = data40.until;
							if (typeof data49 === "string") {
								if (!formats0.validate(data49)) {
									vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/until", "#/definitions/exception/properties/until/format", { format: "date" }, schema18.properties.until, data49);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/exceptions/" + i3 + "/until", "#/definitions/exception/properties/until/type", { type: "string" }, schema18.properties.until, data49);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/exceptions/" + i3, "#/definitions/exception/type", { type: "object" }, schema18, data40);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", { type: "array" }, schema11.properties.exceptions, data39);
				errors++;
			}
		}
		if (data.reservations !== void 0) {
			let data50 = data.reservations;
			if (Array.isArray(data50)) {
				const len6 = data50.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data51 = data50[i6];
					if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
						if (data51.decision === void 0) {
							vErrors = withError(vErrors, instancePath + "/reservations/" + i6, "#/definitions/reservation/required", { missingProperty: "decision" }, schema19, data51);
							errors++;
						}
						if (data51.purpose === void 0) {
							vErrors = withError(vErrors, instancePath + "/reservations/" + i6, "#/definitions/reservation/required", { missingProperty: "purpose" }, schema19, data51);
							errors++;
						}
						if (data51.by === void 0) {
							vErrors = withError(vErrors, instancePath + "/reservations/" + i6, "#/definitions/reservation/required", { missingProperty: "by" }, schema19, data51);
							errors++;
						}
						if (data51.at === void 0) {
							vErrors = withError(vErrors, instancePath + "/reservations/" + i6, "#/definitions/reservation/required", { missingProperty: "at" }, schema19, data51);
							errors++;
						}
						for (const key13 in data51) if (!(key13 === "decision" || key13 === "purpose" || key13 === "families" || key13 === "cases" || key13 === "by" || key13 === "at")) {
							vErrors = withError(vErrors, instancePath + "/reservations/" + i6, "#/definitions/reservation/additionalProperties", { additionalProperty: key13 }, schema19, data51);
							errors++;
						}
						if (data51.decision !== void 0) {
							let data52 = data51.decision;
							if (typeof data52 === "string") {
								if (func3(data52) > 100) {
									vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/decision", "#/definitions/reservation/properties/decision/maxLength", { limit: 100 }, schema19.properties.decision, data52);
									errors++;
								}
								if (!pattern1.test(data52)) {
									vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/decision", "#/definitions/reservation/properties/decision/pattern", { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema19.properties.decision, data52);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/decision", "#/definitions/reservation/properties/decision/type", { type: "string" }, schema19.properties.decision, data52);
								errors++;
							}
						}
						if (data51.purpose !== void 0) {
							let data53 = data51.purpose;
							if (typeof data53 !== "string") {
								vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/purpose", "#/definitions/reservation/properties/purpose/type", { type: "string" }, schema19.properties.purpose, data53);
								errors++;
							}
						}
						if (data51.families !== void 0) {
							let data54 = data51.families;
							if (Array.isArray(data54)) {
								const len7 = data54.length;
								for (let i7 = 0; i7 < len7; i7++) {
									let data55 = data54[i7];
									if (typeof data55 !== "string") {
										vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/families/" + i7, "#/definitions/reservation/properties/families/items/type", { type: "string" }, schema19.properties.families.items, data55);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/families", "#/definitions/reservation/properties/families/type", { type: "array" }, schema19.properties.families, data54);
								errors++;
							}
						}
						if (data51.cases !== void 0) {
							let data56 = data51.cases;
							if (Array.isArray(data56)) {
								const len8 = data56.length;
								for (let i8 = 0; i8 < len8; i8++) {
									let data57 = data56[i8];
									if (typeof data57 !== "string") {
										vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/cases/" + i8, "#/definitions/reservation/properties/cases/items/type", { type: "string" }, schema19.properties.cases.items, data57);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/cases", "#/definitions/reservation/properties/cases/type", { type: "array" }, schema19.properties.cases, data56);
								errors++;
							}
						}
						if (data51.by !== void 0) {
							let data58 = data51.by;
							if (typeof data58 !== "string") {
								vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/by", "#/definitions/reservation/properties/by/type", { type: "string" }, schema19.properties.by, data58);
								errors++;
							}
						}
						if (data51.at !== void 0) {
							let data59 = data51.at;
							if (typeof data59 === "string") {
								if (!formats6.validate(data59)) {
									vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/at", "#/definitions/reservation/properties/at/format", { format: "date-time" }, schema19.properties.at, data59);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/reservations/" + i6 + "/at", "#/definitions/reservation/properties/at/type", { type: "string" }, schema19.properties.at, data59);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/reservations/" + i6, "#/definitions/reservation/type", { type: "object" }, schema19, data51);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/reservations", "#/properties/reservations/type", { type: "array" }, schema11.properties.reservations, data50);
				errors++;
			}
		}
		if (data.uses !== void 0) {
			let data60 = data.uses;
			if (Array.isArray(data60)) {
				const len9 = data60.length;
				for (let i9 = 0; i9 < len9; i9++) {
					let data61 = data60[i9];
					if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
						if (data61.decision === void 0) {
							vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/required", { missingProperty: "decision" }, schema20, data61);
							errors++;
						}
						if (data61.by === void 0) {
							vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/required", { missingProperty: "by" }, schema20, data61);
							errors++;
						}
						if (data61.at === void 0) {
							vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/required", { missingProperty: "at" }, schema20, data61);
							errors++;
						}
						if (data61.run === void 0) {
							vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/required", { missingProperty: "run" }, schema20, data61);
							errors++;
						}
						if (data61.configuration === void 0) {
							vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/required", { missingProperty: "configuration" }, schema20, data61);
							errors++;
						}
						if (data61.frozenAt === void 0) {
							vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/required", { missingProperty: "frozenAt" }, schema20, data61);
							errors++;
						}
						for (const key14 in data61) if (!(key14 === "decision" || key14 === "families" || key14 === "cases" || key14 === "by" || key14 === "at" || key14 === "run" || key14 === "configuration" || key14 === "frozenAt")) {
							vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/additionalProperties", { additionalProperty: key14 }, schema20, data61);
							errors++;
						}
						if (data61.decision !== void 0) {
							let data62 = data61.decision;
							if (typeof data62 === "string") {
								if (func3(data62) > 100) {
									vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/decision", "#/definitions/use/properties/decision/maxLength", { limit: 100 }, schema20.properties.decision, data62);
									errors++;
								}
								if (!pattern1.test(data62)) {
									vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/decision", "#/definitions/use/properties/decision/pattern", { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, schema20.properties.decision, data62);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/decision", "#/definitions/use/properties/decision/type", { type: "string" }, schema20.properties.decision, data62);
								errors++;
							}
						}
						if (data61.families !== void 0) {
							let data63 = data61.families;
							if (Array.isArray(data63)) {
								const len10 = data63.length;
								for (let i10 = 0; i10 < len10; i10++) {
									let data64 = data63[i10];
									if (typeof data64 !== "string") {
										vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/families/" + i10, "#/definitions/use/properties/families/items/type", { type: "string" }, schema20.properties.families.items, data64);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/families", "#/definitions/use/properties/families/type", { type: "array" }, schema20.properties.families, data63);
								errors++;
							}
						}
						if (data61.cases !== void 0) {
							let data65 = data61.cases;
							if (Array.isArray(data65)) {
								const len11 = data65.length;
								for (let i11 = 0; i11 < len11; i11++) {
									let data66 = data65[i11];
									if (typeof data66 !== "string") {
										vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/cases/" + i11, "#/definitions/use/properties/cases/items/type", { type: "string" }, schema20.properties.cases.items, data66);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/cases", "#/definitions/use/properties/cases/type", { type: "array" }, schema20.properties.cases, data65);
								errors++;
							}
						}
						if (data61.by !== void 0) {
							let data67 = data61.by;
							if (typeof data67 !== "string") {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/by", "#/definitions/use/properties/by/type", { type: "string" }, schema20.properties.by, data67);
								errors++;
							}
						}
						if (data61.at !== void 0) {
							let data68 = data61.at;
							if (typeof data68 === "string") {
								if (!formats6.validate(data68)) {
									vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/at", "#/definitions/use/properties/at/format", { format: "date-time" }, schema20.properties.at, data68);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/at", "#/definitions/use/properties/at/type", { type: "string" }, schema20.properties.at, data68);
								errors++;
							}
						}
						if (data61.run !== void 0) {
							let data69 = data61.run;
							if (typeof data69 !== "string") {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/run", "#/definitions/use/properties/run/type", { type: "string" }, schema20.properties.run, data69);
								errors++;
							}
						}
						if (data61.configuration !== void 0) {
							let data70 = data61.configuration;
							if (typeof data70 !== "string") {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/configuration", "#/definitions/use/properties/configuration/type", { type: "string" }, schema20.properties.configuration, data70);
								errors++;
							}
						}
						if (data61.frozenAt !== void 0) {
							let data71 = data61.frozenAt;
							if (typeof data71 === "string") {
								if (!formats6.validate(data71)) {
									vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/frozenAt", "#/definitions/use/properties/frozenAt/format", { format: "date-time" }, schema20.properties.frozenAt, data71);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/uses/" + i9 + "/frozenAt", "#/definitions/use/properties/frozenAt/type", { type: "string" }, schema20.properties.frozenAt, data71);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/uses/" + i9, "#/definitions/use/type", { type: "object" }, schema20, data61);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/uses", "#/properties/uses/type", { type: "array" }, schema11.properties.uses, data60);
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data72 = data.exposures;
			if (Array.isArray(data72)) {
				const len12 = data72.length;
				for (let i12 = 0; i12 < len12; i12++) {
					let data73 = data72[i12];
					if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
						if (data73.by === void 0) {
							vErrors = withError(vErrors, instancePath + "/exposures/" + i12, "#/definitions/exposure/required", { missingProperty: "by" }, schema21, data73);
							errors++;
						}
						if (data73.at === void 0) {
							vErrors = withError(vErrors, instancePath + "/exposures/" + i12, "#/definitions/exposure/required", { missingProperty: "at" }, schema21, data73);
							errors++;
						}
						if (data73.run === void 0) {
							vErrors = withError(vErrors, instancePath + "/exposures/" + i12, "#/definitions/exposure/required", { missingProperty: "run" }, schema21, data73);
							errors++;
						}
						if (data73.learned === void 0) {
							vErrors = withError(vErrors, instancePath + "/exposures/" + i12, "#/definitions/exposure/required", { missingProperty: "learned" }, schema21, data73);
							errors++;
						}
						for (const key15 in data73) if (!(key15 === "families" || key15 === "cases" || key15 === "by" || key15 === "at" || key15 === "run" || key15 === "learned")) {
							vErrors = withError(vErrors, instancePath + "/exposures/" + i12, "#/definitions/exposure/additionalProperties", { additionalProperty: key15 }, schema21, data73);
							errors++;
						}
						if (data73.families !== void 0) {
							let data74 = data73.families;
							if (Array.isArray(data74)) {
								const len13 = data74.length;
								for (let i13 = 0; i13 < len13; i13++) {
									let data75 = data74[i13];
									if (typeof data75 !== "string") {
										vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/families/" + i13, "#/definitions/exposure/properties/families/items/type", { type: "string" }, schema21.properties.families.items, data75);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/families", "#/definitions/exposure/properties/families/type", { type: "array" }, schema21.properties.families, data74);
								errors++;
							}
						}
						if (data73.cases !== void 0) {
							let data76 = data73.cases;
							if (Array.isArray(data76)) {
								const len14 = data76.length;
								for (let i14 = 0; i14 < len14; i14++) {
									let data77 = data76[i14];
									if (typeof data77 !== "string") {
										vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/cases/" + i14, "#/definitions/exposure/properties/cases/items/type", { type: "string" }, schema21.properties.cases.items, data77);
										errors++;
									}
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/cases", "#/definitions/exposure/properties/cases/type", { type: "array" }, schema21.properties.cases, data76);
								errors++;
							}
						}
						if (data73.by !== void 0) {
							let data78 = data73.by;
							if (typeof data78 !== "string") {
								vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/by", "#/definitions/exposure/properties/by/type", { type: "string" }, schema21.properties.by, data78);
								errors++;
							}
						}
						if (data73.at !== void 0) {
							let data79 = data73.at;
							if (typeof data79 === "string") {
								if (!formats6.validate(data79)) {
									vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/at", "#/definitions/exposure/properties/at/format", { format: "date-time" }, schema21.properties.at, data79);
									errors++;
								}
							} else {
								vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/at", "#/definitions/exposure/properties/at/type", { type: "string" }, schema21.properties.at, data79);
								errors++;
							}
						}
						if (data73.run !== void 0) {
							let data80 = data73.run;
							if (typeof data80 !== "string") {
								vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/run", "#/definitions/exposure/properties/run/type", { type: "string" }, schema21.properties.run, data80);
								errors++;
							}
						}
						if (data73.learned !== void 0) {
							let data81 = data73.learned;
							if (typeof data81 !== "string") {
								vErrors = withError(vErrors, instancePath + "/exposures/" + i12 + "/learned", "#/definitions/exposure/properties/learned/type", { type: "string" }, schema21.properties.learned, data81);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/exposures/" + i12, "#/definitions/exposure/type", { type: "object" }, schema21, data73);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/exposures", "#/properties/exposures/type", { type: "array" }, schema11.properties.exposures, data72);
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
export { familiesShape };
