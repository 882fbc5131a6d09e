// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// touchstone:validators
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
			"items": { "type": "string" },
			"default": []
		},
		"owners": {
			"type": "array",
			"items": { "type": "string" },
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
					"default": 5
				},
				"casesPerApproval": {
					"type": "integer",
					"minimum": 1,
					"default": 10
				}
			}
		},
		"nearDuplicates": {
			"type": "object",
			"additionalProperties": false,
			"properties": { "threshold": {
				"type": "number",
				"minimum": 0,
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
const func2 = Object.prototype.hasOwnProperty;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "reviewers" || key0 === "owners" || key0 === "protectedPaths" || key0 === "sentinels" || key0 === "limits" || key0 === "nearDuplicates" || key0 === "refresh")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.reviewers !== void 0) {
			let data0 = data.reviewers;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err1 = {
							instancePath: instancePath + "/reviewers/" + i0,
							schemaPath: "#/properties/reviewers/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.reviewers.items.type,
							parentSchema: schema11.properties.reviewers.items,
							data: data1
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/reviewers",
					schemaPath: "#/properties/reviewers/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.reviewers.type,
					parentSchema: schema11.properties.reviewers,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.owners !== void 0) {
			let data2 = data.owners;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 !== "string") {
						const err3 = {
							instancePath: instancePath + "/owners/" + i1,
							schemaPath: "#/properties/owners/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.owners.items.type,
							parentSchema: schema11.properties.owners.items,
							data: data3
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/owners",
					schemaPath: "#/properties/owners/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.owners.type,
					parentSchema: schema11.properties.owners,
					data: data2
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.protectedPaths !== void 0) {
			let data4 = data.protectedPaths;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data5 = data4[i2];
					if (typeof data5 !== "string") {
						const err5 = {
							instancePath: instancePath + "/protectedPaths/" + i2,
							schemaPath: "#/properties/protectedPaths/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.protectedPaths.items.type,
							parentSchema: schema11.properties.protectedPaths.items,
							data: data5
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/protectedPaths",
					schemaPath: "#/properties/protectedPaths/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.protectedPaths.type,
					parentSchema: schema11.properties.protectedPaths,
					data: data4
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.sentinels !== void 0) {
			let data6 = data.sentinels;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				for (const key1 in data6) if (!(key1 === "independence")) {
					const err7 = {
						instancePath: instancePath + "/sentinels",
						schemaPath: "#/properties/sentinels/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema11.properties.sentinels,
						data: data6
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data6.independence !== void 0) {
					let data7 = data6.independence;
					if (!(data7 === "blind" || data7 === "declared")) {
						const err8 = {
							instancePath: instancePath + "/sentinels/independence",
							schemaPath: "#/properties/sentinels/properties/independence/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.sentinels.properties.independence.enum },
							schema: schema11.properties.sentinels.properties.independence.enum,
							parentSchema: schema11.properties.sentinels.properties.independence,
							data: data7
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/sentinels",
					schemaPath: "#/properties/sentinels/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.sentinels.type,
					parentSchema: schema11.properties.sentinels,
					data: data6
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.limits !== void 0) {
			let data8 = data.limits;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key2 in data8) if (!(key2 === "openRefreshPullRequests" || key2 === "casesPerApproval")) {
					const err10 = {
						instancePath: instancePath + "/limits",
						schemaPath: "#/properties/limits/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						schema: false,
						parentSchema: schema11.properties.limits,
						data: data8
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data8.openRefreshPullRequests !== void 0) {
					let data9 = data8.openRefreshPullRequests;
					if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
						const err11 = {
							instancePath: instancePath + "/limits/openRefreshPullRequests",
							schemaPath: "#/properties/limits/properties/openRefreshPullRequests/type",
							keyword: "type",
							params: { type: "integer" },
							schema: schema11.properties.limits.properties.openRefreshPullRequests.type,
							parentSchema: schema11.properties.limits.properties.openRefreshPullRequests,
							data: data9
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (typeof data9 == "number" && isFinite(data9)) {
						if (data9 < 1 || isNaN(data9)) {
							const err12 = {
								instancePath: instancePath + "/limits/openRefreshPullRequests",
								schemaPath: "#/properties/limits/properties/openRefreshPullRequests/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								schema: 1,
								parentSchema: schema11.properties.limits.properties.openRefreshPullRequests,
								data: data9
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
				}
				if (data8.casesPerApproval !== void 0) {
					let data10 = data8.casesPerApproval;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						const err13 = {
							instancePath: instancePath + "/limits/casesPerApproval",
							schemaPath: "#/properties/limits/properties/casesPerApproval/type",
							keyword: "type",
							params: { type: "integer" },
							schema: schema11.properties.limits.properties.casesPerApproval.type,
							parentSchema: schema11.properties.limits.properties.casesPerApproval,
							data: data10
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 < 1 || isNaN(data10)) {
							const err14 = {
								instancePath: instancePath + "/limits/casesPerApproval",
								schemaPath: "#/properties/limits/properties/casesPerApproval/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								schema: 1,
								parentSchema: schema11.properties.limits.properties.casesPerApproval,
								data: data10
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/limits",
					schemaPath: "#/properties/limits/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.limits.type,
					parentSchema: schema11.properties.limits,
					data: data8
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.nearDuplicates !== void 0) {
			let data11 = data.nearDuplicates;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key3 in data11) if (!(key3 === "threshold")) {
					const err16 = {
						instancePath: instancePath + "/nearDuplicates",
						schemaPath: "#/properties/nearDuplicates/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						schema: false,
						parentSchema: schema11.properties.nearDuplicates,
						data: data11
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data11.threshold !== void 0) {
					let data12 = data11.threshold;
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 > 1 || isNaN(data12)) {
							const err17 = {
								instancePath: instancePath + "/nearDuplicates/threshold",
								schemaPath: "#/properties/nearDuplicates/properties/threshold/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1
								},
								schema: 1,
								parentSchema: schema11.properties.nearDuplicates.properties.threshold,
								data: data12
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (data12 < 0 || isNaN(data12)) {
							const err18 = {
								instancePath: instancePath + "/nearDuplicates/threshold",
								schemaPath: "#/properties/nearDuplicates/properties/threshold/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								schema: 0,
								parentSchema: schema11.properties.nearDuplicates.properties.threshold,
								data: data12
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/nearDuplicates/threshold",
							schemaPath: "#/properties/nearDuplicates/properties/threshold/type",
							keyword: "type",
							params: { type: "number" },
							schema: schema11.properties.nearDuplicates.properties.threshold.type,
							parentSchema: schema11.properties.nearDuplicates.properties.threshold,
							data: data12
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/nearDuplicates",
					schemaPath: "#/properties/nearDuplicates/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.nearDuplicates.type,
					parentSchema: schema11.properties.nearDuplicates,
					data: data11
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.refresh !== void 0) {
			let data13 = data.refresh;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				for (const key4 in data13) if (!func2.call(schema11.properties.refresh.properties, key4)) {
					const err21 = {
						instancePath: instancePath + "/refresh",
						schemaPath: "#/properties/refresh/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						schema: false,
						parentSchema: schema11.properties.refresh,
						data: data13
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data13["source-revision-changed"] !== void 0) {
					let data14 = data13["source-revision-changed"];
					if (!(data14 === "cases-of-evidence" || data14 === "cases-of-document" || data14 === "whole-set")) {
						const err22 = {
							instancePath: instancePath + "/refresh/source-revision-changed",
							schemaPath: "#/properties/refresh/properties/source-revision-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["source-revision-changed"].enum },
							schema: schema11.properties.refresh.properties["source-revision-changed"].enum,
							parentSchema: schema11.properties.refresh.properties["source-revision-changed"],
							data: data14
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data13["chunk-edited"] !== void 0) {
					let data15 = data13["chunk-edited"];
					if (!(data15 === "cases-of-evidence" || data15 === "cases-of-document" || data15 === "whole-set")) {
						const err23 = {
							instancePath: instancePath + "/refresh/chunk-edited",
							schemaPath: "#/properties/refresh/properties/chunk-edited/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["chunk-edited"].enum },
							schema: schema11.properties.refresh.properties["chunk-edited"].enum,
							parentSchema: schema11.properties.refresh.properties["chunk-edited"],
							data: data15
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data13["chunk-moved"] !== void 0) {
					let data16 = data13["chunk-moved"];
					if (!(data16 === "cases-of-evidence" || data16 === "cases-of-document" || data16 === "whole-set")) {
						const err24 = {
							instancePath: instancePath + "/refresh/chunk-moved",
							schemaPath: "#/properties/refresh/properties/chunk-moved/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["chunk-moved"].enum },
							schema: schema11.properties.refresh.properties["chunk-moved"].enum,
							parentSchema: schema11.properties.refresh.properties["chunk-moved"],
							data: data16
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data13["chunk-deleted"] !== void 0) {
					let data17 = data13["chunk-deleted"];
					if (!(data17 === "cases-of-evidence" || data17 === "cases-of-document" || data17 === "whole-set")) {
						const err25 = {
							instancePath: instancePath + "/refresh/chunk-deleted",
							schemaPath: "#/properties/refresh/properties/chunk-deleted/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["chunk-deleted"].enum },
							schema: schema11.properties.refresh.properties["chunk-deleted"].enum,
							parentSchema: schema11.properties.refresh.properties["chunk-deleted"],
							data: data17
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data13["chunking-changed"] !== void 0) {
					let data18 = data13["chunking-changed"];
					if (!(data18 === "cases-of-evidence" || data18 === "cases-of-document" || data18 === "whole-set")) {
						const err26 = {
							instancePath: instancePath + "/refresh/chunking-changed",
							schemaPath: "#/properties/refresh/properties/chunking-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["chunking-changed"].enum },
							schema: schema11.properties.refresh.properties["chunking-changed"].enum,
							parentSchema: schema11.properties.refresh.properties["chunking-changed"],
							data: data18
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data13["embedding-changed"] !== void 0) {
					let data19 = data13["embedding-changed"];
					if (!(data19 === "cases-of-evidence" || data19 === "cases-of-document" || data19 === "whole-set")) {
						const err27 = {
							instancePath: instancePath + "/refresh/embedding-changed",
							schemaPath: "#/properties/refresh/properties/embedding-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["embedding-changed"].enum },
							schema: schema11.properties.refresh.properties["embedding-changed"].enum,
							parentSchema: schema11.properties.refresh.properties["embedding-changed"],
							data: data19
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data13["retrieval-filter-changed"] !== void 0) {
					let data20 = data13["retrieval-filter-changed"];
					if (!(data20 === "cases-of-evidence" || data20 === "cases-of-document" || data20 === "whole-set")) {
						const err28 = {
							instancePath: instancePath + "/refresh/retrieval-filter-changed",
							schemaPath: "#/properties/refresh/properties/retrieval-filter-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["retrieval-filter-changed"].enum },
							schema: schema11.properties.refresh.properties["retrieval-filter-changed"].enum,
							parentSchema: schema11.properties.refresh.properties["retrieval-filter-changed"],
							data: data20
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data13["document-added"] !== void 0) {
					let data21 = data13["document-added"];
					if (!(data21 === "cases-of-evidence" || data21 === "cases-of-document" || data21 === "whole-set")) {
						const err29 = {
							instancePath: instancePath + "/refresh/document-added",
							schemaPath: "#/properties/refresh/properties/document-added/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["document-added"].enum },
							schema: schema11.properties.refresh.properties["document-added"].enum,
							parentSchema: schema11.properties.refresh.properties["document-added"],
							data: data21
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
				if (data13["query-pattern-observed"] !== void 0) {
					let data22 = data13["query-pattern-observed"];
					if (!(data22 === "cases-of-evidence" || data22 === "cases-of-document" || data22 === "whole-set")) {
						const err30 = {
							instancePath: instancePath + "/refresh/query-pattern-observed",
							schemaPath: "#/properties/refresh/properties/query-pattern-observed/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.refresh.properties["query-pattern-observed"].enum },
							schema: schema11.properties.refresh.properties["query-pattern-observed"].enum,
							parentSchema: schema11.properties.refresh.properties["query-pattern-observed"],
							data: data22
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/refresh",
					schemaPath: "#/properties/refresh/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.refresh.type,
					parentSchema: schema11.properties.refresh,
					data: data13
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
	} else {
		const err32 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err32];
		else vErrors.push(err32);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { policyShape };
