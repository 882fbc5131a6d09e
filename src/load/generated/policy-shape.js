// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { withError } from "./shared-by-shapes.js";
// touchstone:policy-shape
const policyShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/policy.schema.json",
	"title": "Policy",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"reviewers": {
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^[^@\\s](?:.*\\S)?$"
			},
			"default": []
		},
		"owners": {
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^[^@\\s](?:.*\\S)?$"
			},
			"default": []
		},
		"protectedPaths": {
			"type": "array",
			"items": { "type": "string" },
			"default": []
		},
		"sentinels": {
			"type": "object",
			"additionalProperties": false,
			"properties": { "independence": {
				"enum": ["blind", "declared"],
				"default": "declared"
			} }
		},
		"limits": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"openRefreshPullRequests": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e3,
					"default": 5
				},
				"casesPerApproval": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e3,
					"default": 10
				}
			}
		},
		"nearDuplicates": {
			"type": "object",
			"additionalProperties": false,
			"properties": { "threshold": {
				"type": "number",
				"minimum": .5,
				"maximum": 1,
				"default": .8
			} }
		},
		"refresh": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"source-revision-changed": {
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunk-edited": {
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunk-moved": {
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunk-deleted": {
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunking-changed": {
					"default": "whole-set",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"embedding-changed": {
					"default": "whole-set",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"retrieval-filter-changed": {
					"default": "whole-set",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"document-added": {
					"default": "cases-of-document",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"query-pattern-observed": {
					"default": "cases-of-document",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				}
			}
		}
	}
};
const pattern0 = /* @__PURE__ */ new RegExp("^[^@\\s](?:.*\\S)?$", "u");
const func2 = Object.prototype.hasOwnProperty;
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "reviewers" || key0 === "owners" || key0 === "protectedPaths" || key0 === "sentinels" || key0 === "limits" || key0 === "nearDuplicates" || key0 === "refresh")) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.reviewers !== void 0) {
			let data0 = data.reviewers;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 === "string") {
						if (!pattern0.test(data1)) vErrors = withError(vErrors, instancePath + "/reviewers/" + i0, "items/pattern", schema11.properties.reviewers.items, data1);
					} else vErrors = withError(vErrors, instancePath + "/reviewers/" + i0, "type", schema11.properties.reviewers.items, data1);
				}
			} else vErrors = withError(vErrors, instancePath + "/reviewers", "type", schema11.properties.reviewers, data0);
		}
		if (data.owners !== void 0) {
			let data2 = data.owners;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 === "string") {
						if (!pattern0.test(data3)) vErrors = withError(vErrors, instancePath + "/owners/" + i1, "items/pattern", schema11.properties.owners.items, data3);
					} else vErrors = withError(vErrors, instancePath + "/owners/" + i1, "type", schema11.properties.owners.items, data3);
				}
			} else vErrors = withError(vErrors, instancePath + "/owners", "type", schema11.properties.owners, data2);
		}
		if (data.protectedPaths !== void 0) {
			let data4 = data.protectedPaths;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data5 = data4[i2];
					if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/protectedPaths/" + i2, "type", schema11.properties.protectedPaths.items, data5);
				}
			} else vErrors = withError(vErrors, instancePath + "/protectedPaths", "type", schema11.properties.protectedPaths, data4);
		}
		if (data.sentinels !== void 0) {
			let data6 = data.sentinels;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				for (const key1 in data6) if (!(key1 === "independence")) vErrors = withError(vErrors, instancePath + "/sentinels", "additionalProperties", schema11.properties.sentinels, data6, key1);
				if (data6.independence !== void 0) {
					let data7 = data6.independence;
					if (!(data7 === "blind" || data7 === "declared")) vErrors = withError(vErrors, instancePath + "/sentinels/independence", "enum", schema11.properties.sentinels.properties.independence, data7);
				}
			} else vErrors = withError(vErrors, instancePath + "/sentinels", "type", schema11.properties.sentinels, data6);
		}
		if (data.limits !== void 0) {
			let data8 = data.limits;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key2 in data8) if (!(key2 === "openRefreshPullRequests" || key2 === "casesPerApproval")) vErrors = withError(vErrors, instancePath + "/limits", "additionalProperties", schema11.properties.limits, data8, key2);
				if (data8.openRefreshPullRequests !== void 0) {
					let data9 = data8.openRefreshPullRequests;
					if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) vErrors = withError(vErrors, instancePath + "/limits/openRefreshPullRequests", "type", schema11.properties.limits.properties.openRefreshPullRequests, data9);
					if (typeof data9 == "number" && isFinite(data9)) {
						if (data9 > 1e3 || isNaN(data9)) vErrors = withError(vErrors, instancePath + "/limits/openRefreshPullRequests", "maximum", schema11.properties.limits.properties.openRefreshPullRequests, data9, {
							comparison: "<=",
							limit: 1e3
						});
						if (data9 < 1 || isNaN(data9)) vErrors = withError(vErrors, instancePath + "/limits/openRefreshPullRequests", "minimum", schema11.properties.limits.properties.openRefreshPullRequests, data9, {
							comparison: ">=",
							limit: 1
						});
					}
				}
				if (data8.casesPerApproval !== void 0) {
					let data10 = data8.casesPerApproval;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) vErrors = withError(vErrors, instancePath + "/limits/casesPerApproval", "type", schema11.properties.limits.properties.casesPerApproval, data10);
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 > 1e3 || isNaN(data10)) vErrors = withError(vErrors, instancePath + "/limits/casesPerApproval", "maximum", schema11.properties.limits.properties.casesPerApproval, data10, {
							comparison: "<=",
							limit: 1e3
						});
						if (data10 < 1 || isNaN(data10)) vErrors = withError(vErrors, instancePath + "/limits/casesPerApproval", "minimum", schema11.properties.limits.properties.casesPerApproval, data10, {
							comparison: ">=",
							limit: 1
						});
					}
				}
			} else vErrors = withError(vErrors, instancePath + "/limits", "type", schema11.properties.limits, data8);
		}
		if (data.nearDuplicates !== void 0) {
			let data11 = data.nearDuplicates;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key3 in data11) if (!(key3 === "threshold")) vErrors = withError(vErrors, instancePath + "/nearDuplicates", "additionalProperties", schema11.properties.nearDuplicates, data11, key3);
				if (data11.threshold !== void 0) {
					let data12 = data11.threshold;
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 > 1 || isNaN(data12)) vErrors = withError(vErrors, instancePath + "/nearDuplicates/threshold", "maximum", schema11.properties.nearDuplicates.properties.threshold, data12, {
							comparison: "<=",
							limit: 1
						});
						if (data12 < .5 || isNaN(data12)) vErrors = withError(vErrors, instancePath + "/nearDuplicates/threshold", "minimum", schema11.properties.nearDuplicates.properties.threshold, data12, {
							comparison: ">=",
							limit: .5
						});
					} else vErrors = withError(vErrors, instancePath + "/nearDuplicates/threshold", "type", schema11.properties.nearDuplicates.properties.threshold, data12);
				}
			} else vErrors = withError(vErrors, instancePath + "/nearDuplicates", "type", schema11.properties.nearDuplicates, data11);
		}
		if (data.refresh !== void 0) {
			let data13 = data.refresh;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				for (const key4 in data13) if (!func2.call(schema11.properties.refresh.properties, key4)) vErrors = withError(vErrors, instancePath + "/refresh", "additionalProperties", schema11.properties.refresh, data13, key4);
				if (data13["source-revision-changed"] !== void 0) {
					let data14 = data13["source-revision-changed"];
					if (!(data14 === "cases-of-evidence" || data14 === "cases-of-document" || data14 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/source-revision-changed", "enum", schema11.properties.refresh.properties["source-revision-changed"], data14);
				}
				if (data13["chunk-edited"] !== void 0) {
					let data15 = data13["chunk-edited"];
					if (!(data15 === "cases-of-evidence" || data15 === "cases-of-document" || data15 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/chunk-edited", "enum", schema11.properties.refresh.properties["chunk-edited"], data15);
				}
				if (data13["chunk-moved"] !== void 0) {
					let data16 = data13["chunk-moved"];
					if (!(data16 === "cases-of-evidence" || data16 === "cases-of-document" || data16 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/chunk-moved", "enum", schema11.properties.refresh.properties["chunk-moved"], data16);
				}
				if (data13["chunk-deleted"] !== void 0) {
					let data17 = data13["chunk-deleted"];
					if (!(data17 === "cases-of-evidence" || data17 === "cases-of-document" || data17 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/chunk-deleted", "enum", schema11.properties.refresh.properties["chunk-deleted"], data17);
				}
				if (data13["chunking-changed"] !== void 0) {
					let data18 = data13["chunking-changed"];
					if (!(data18 === "cases-of-evidence" || data18 === "cases-of-document" || data18 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/chunking-changed", "enum", schema11.properties.refresh.properties["chunking-changed"], data18);
				}
				if (data13["embedding-changed"] !== void 0) {
					let data19 = data13["embedding-changed"];
					if (!(data19 === "cases-of-evidence" || data19 === "cases-of-document" || data19 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/embedding-changed", "enum", schema11.properties.refresh.properties["embedding-changed"], data19);
				}
				if (data13["retrieval-filter-changed"] !== void 0) {
					let data20 = data13["retrieval-filter-changed"];
					if (!(data20 === "cases-of-evidence" || data20 === "cases-of-document" || data20 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/retrieval-filter-changed", "enum", schema11.properties.refresh.properties["retrieval-filter-changed"], data20);
				}
				if (data13["document-added"] !== void 0) {
					let data21 = data13["document-added"];
					if (!(data21 === "cases-of-evidence" || data21 === "cases-of-document" || data21 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/document-added", "enum", schema11.properties.refresh.properties["document-added"], data21);
				}
				if (data13["query-pattern-observed"] !== void 0) {
					let data22 = data13["query-pattern-observed"];
					if (!(data22 === "cases-of-evidence" || data22 === "cases-of-document" || data22 === "whole-set")) vErrors = withError(vErrors, instancePath + "/refresh/query-pattern-observed", "enum", schema11.properties.refresh.properties["query-pattern-observed"], data22);
				}
			} else vErrors = withError(vErrors, instancePath + "/refresh", "type", schema11.properties.refresh, data13);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { policyShape };
