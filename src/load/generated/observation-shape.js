// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { require_formats, withError } from "./shared-by-shapes.js";
// touchstone:observation-shape
const observationShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/observation.schema.json",
	"title": "Observation",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"query",
		"count",
		"firstSeen",
		"lastSeen",
		"source"
	],
	"properties": {
		"id": { "type": "string" },
		"query": { "type": "string" },
		"conversation": {
			"type": "array",
			"items": { "$ref": "#/definitions/turn" }
		},
		"count": {
			"type": "integer",
			"minimum": 1
		},
		"firstSeen": { "$ref": "#/definitions/instant" },
		"lastSeen": { "$ref": "#/definitions/instant" },
		"source": { "type": "string" },
		"reviewedBy": { "type": "string" },
		"reviewedAt": { "$ref": "#/definitions/instant" },
		"case": { "type": "string" },
		"language": { "type": "string" },
		"notes": { "type": "string" }
	}
};
const schema12 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["role", "content"],
	"properties": {
		"role": { "enum": [
			"user",
			"assistant",
			"system"
		] },
		"content": { "type": "string" }
	}
};
const schema13 = {
	"type": "string",
	"format": "date-time"
};
const func2 = Object.prototype.hasOwnProperty;
const formats0 = require_formats().fullFormats["date-time"];
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "id" }, schema11, data);
			errors++;
		}
		if (data.query === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "query" }, schema11, data);
			errors++;
		}
		if (data.count === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "count" }, schema11, data);
			errors++;
		}
		if (data.firstSeen === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "firstSeen" }, schema11, data);
			errors++;
		}
		if (data.lastSeen === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "lastSeen" }, schema11, data);
			errors++;
		}
		if (data.source === void 0) {
			vErrors = withError(vErrors, instancePath, "#/required", { missingProperty: "source" }, schema11, data);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			vErrors = withError(vErrors, instancePath, "#/additionalProperties", { additionalProperty: key0 }, schema11, data);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				vErrors = withError(vErrors, instancePath + "/id", "#/properties/id/type", { type: "string" }, schema11.properties.id, data0);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (typeof data1 !== "string") {
				vErrors = withError(vErrors, instancePath + "/query", "#/properties/query/type", { type: "string" }, schema11.properties.query, data1);
				errors++;
			}
		}
		if (data.conversation !== void 0) {
			let data2 = data.conversation;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.role === void 0) {
							vErrors = withError(vErrors, instancePath + "/conversation/" + i0, "#/definitions/turn/required", { missingProperty: "role" }, schema12, data3);
							errors++;
						}
						if (data3.content === void 0) {
							vErrors = withError(vErrors, instancePath + "/conversation/" + i0, "#/definitions/turn/required", { missingProperty: "content" }, schema12, data3);
							errors++;
						}
						for (const key1 in data3) if (!(key1 === "role" || key1 === "content")) {
							vErrors = withError(vErrors, instancePath + "/conversation/" + i0, "#/definitions/turn/additionalProperties", { additionalProperty: key1 }, schema12, data3);
							errors++;
						}
						if (data3.role !== void 0) {
							let data4 = data3.role;
							if (!(data4 === "user" || data4 === "assistant" || data4 === "system")) {
								vErrors = withError(vErrors, instancePath + "/conversation/" + i0 + "/role", "#/definitions/turn/properties/role/enum", { allowedValues: schema12.properties.role.enum }, schema12.properties.role, data4);
								errors++;
							}
						}
						if (data3.content !== void 0) {
							let data5 = data3.content;
							if (typeof data5 !== "string") {
								vErrors = withError(vErrors, instancePath + "/conversation/" + i0 + "/content", "#/definitions/turn/properties/content/type", { type: "string" }, schema12.properties.content, data5);
								errors++;
							}
						}
					} else {
						vErrors = withError(vErrors, instancePath + "/conversation/" + i0, "#/definitions/turn/type", { type: "object" }, schema12, data3);
						errors++;
					}
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/conversation", "#/properties/conversation/type", { type: "array" }, schema11.properties.conversation, data2);
				errors++;
			}
		}
		if (data.count !== void 0) {
			let data6 = data.count;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				vErrors = withError(vErrors, instancePath + "/count", "#/properties/count/type", { type: "integer" }, schema11.properties.count, data6);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					vErrors = withError(vErrors, instancePath + "/count", "#/properties/count/minimum", {
						comparison: ">=",
						limit: 1
					}, schema11.properties.count, data6);
					errors++;
				}
			}
		}
		if (data.firstSeen !== void 0) {
			let data7 = data.firstSeen;
			if (typeof data7 === "string") {
				if (!formats0.validate(data7)) {
					vErrors = withError(vErrors, instancePath + "/firstSeen", "#/definitions/instant/format", { format: "date-time" }, schema13, data7);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/firstSeen", "#/definitions/instant/type", { type: "string" }, schema13, data7);
				errors++;
			}
		}
		if (data.lastSeen !== void 0) {
			let data8 = data.lastSeen;
			if (typeof data8 === "string") {
				if (!formats0.validate(data8)) {
					vErrors = withError(vErrors, instancePath + "/lastSeen", "#/definitions/instant/format", { format: "date-time" }, schema13, data8);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/lastSeen", "#/definitions/instant/type", { type: "string" }, schema13, data8);
				errors++;
			}
		}
		if (data.source !== void 0) {
			let data9 = data.source;
			if (typeof data9 !== "string") {
				vErrors = withError(vErrors, instancePath + "/source", "#/properties/source/type", { type: "string" }, schema11.properties.source, data9);
				errors++;
			}
		}
		if (data.reviewedBy !== void 0) {
			let data10 = data.reviewedBy;
			if (typeof data10 !== "string") {
				vErrors = withError(vErrors, instancePath + "/reviewedBy", "#/properties/reviewedBy/type", { type: "string" }, schema11.properties.reviewedBy, data10);
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data11 = data.reviewedAt;
			if (typeof data11 === "string") {
				if (!formats0.validate(data11)) {
					vErrors = withError(vErrors, instancePath + "/reviewedAt", "#/definitions/instant/format", { format: "date-time" }, schema13, data11);
					errors++;
				}
			} else {
				vErrors = withError(vErrors, instancePath + "/reviewedAt", "#/definitions/instant/type", { type: "string" }, schema13, data11);
				errors++;
			}
		}
		if (data.case !== void 0) {
			let data12 = data.case;
			if (typeof data12 !== "string") {
				vErrors = withError(vErrors, instancePath + "/case", "#/properties/case/type", { type: "string" }, schema11.properties.case, data12);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data13 = data.language;
			if (typeof data13 !== "string") {
				vErrors = withError(vErrors, instancePath + "/language", "#/properties/language/type", { type: "string" }, schema11.properties.language, data13);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				vErrors = withError(vErrors, instancePath + "/notes", "#/properties/notes/type", { type: "string" }, schema11.properties.notes, data14);
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
export { observationShape };
