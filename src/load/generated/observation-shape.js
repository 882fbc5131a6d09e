// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
import { instantFormat, withError } from "./shared-by-shapes.js";
// touchstone:observation-shape
const observationShape = validate10;
const schema11 = {
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
			"minimum": 1,
			"maximum": 1e12
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
const formats0 = instantFormat;
function validate10(data, { instancePath = "" } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const prop0 of schema11.required) if (data[prop0] === void 0) vErrors = withError(vErrors, instancePath, "required", schema11, data, prop0);
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) vErrors = withError(vErrors, instancePath, "additionalProperties", schema11, data, key0);
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") vErrors = withError(vErrors, instancePath + "/id", "type", schema11.properties.id, data0);
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (typeof data1 !== "string") vErrors = withError(vErrors, instancePath + "/query", "type", schema11.properties.query, data1);
		}
		if (data.conversation !== void 0) {
			let data2 = data.conversation;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						for (const prop1 of schema12.required) if (data3[prop1] === void 0) vErrors = withError(vErrors, instancePath + "/conversation/" + i0, "required", schema12, data3, prop1);
						for (const key1 in data3) if (!(key1 === "role" || key1 === "content")) vErrors = withError(vErrors, instancePath + "/conversation/" + i0, "additionalProperties", schema12, data3, key1);
						if (data3.role !== void 0) {
							let data4 = data3.role;
							if (!(data4 === "user" || data4 === "assistant" || data4 === "system")) vErrors = withError(vErrors, instancePath + "/conversation/" + i0 + "/role", "enum", schema12.properties.role, data4);
						}
						if (data3.content !== void 0) {
							let data5 = data3.content;
							if (typeof data5 !== "string") vErrors = withError(vErrors, instancePath + "/conversation/" + i0 + "/content", "type", schema12.properties.content, data5);
						}
					} else vErrors = withError(vErrors, instancePath + "/conversation/" + i0, "type", schema12, data3);
				}
			} else vErrors = withError(vErrors, instancePath + "/conversation", "type", schema11.properties.conversation, data2);
		}
		if (data.count !== void 0) {
			let data6 = data.count;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) vErrors = withError(vErrors, instancePath + "/count", "type", schema11.properties.count, data6);
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 1e12 || isNaN(data6)) vErrors = withError(vErrors, instancePath + "/count", "maximum", schema11.properties.count, data6, {
					comparison: "<=",
					limit: 1e12
				});
				if (data6 < 1 || isNaN(data6)) vErrors = withError(vErrors, instancePath + "/count", "minimum", schema11.properties.count, data6, {
					comparison: ">=",
					limit: 1
				});
			}
		}
		if (data.firstSeen !== void 0) {
			let data7 = data.firstSeen;
			if (typeof data7 === "string") {
				if (!formats0.validate(data7)) vErrors = withError(vErrors, instancePath + "/firstSeen", "format", schema13, data7);
			} else vErrors = withError(vErrors, instancePath + "/firstSeen", "type", schema13, data7);
		}
		if (data.lastSeen !== void 0) {
			let data8 = data.lastSeen;
			if (typeof data8 === "string") {
				if (!formats0.validate(data8)) vErrors = withError(vErrors, instancePath + "/lastSeen", "format", schema13, data8);
			} else vErrors = withError(vErrors, instancePath + "/lastSeen", "type", schema13, data8);
		}
		if (data.source !== void 0) {
			let data9 = data.source;
			if (typeof data9 !== "string") vErrors = withError(vErrors, instancePath + "/source", "type", schema11.properties.source, data9);
		}
		if (data.reviewedBy !== void 0) {
			let data10 = data.reviewedBy;
			if (typeof data10 !== "string") vErrors = withError(vErrors, instancePath + "/reviewedBy", "type", schema11.properties.reviewedBy, data10);
		}
		if (data.reviewedAt !== void 0) {
			let data11 = data.reviewedAt;
			if (typeof data11 === "string") {
				if (!formats0.validate(data11)) vErrors = withError(vErrors, instancePath + "/reviewedAt", "format", schema13, data11);
			} else vErrors = withError(vErrors, instancePath + "/reviewedAt", "type", schema13, data11);
		}
		if (data.case !== void 0) {
			let data12 = data.case;
			if (typeof data12 !== "string") vErrors = withError(vErrors, instancePath + "/case", "type", schema11.properties.case, data12);
		}
		if (data.language !== void 0) {
			let data13 = data.language;
			if (typeof data13 !== "string") vErrors = withError(vErrors, instancePath + "/language", "type", schema11.properties.language, data13);
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") vErrors = withError(vErrors, instancePath + "/notes", "type", schema11.properties.notes, data14);
		}
	} else vErrors = withError(vErrors, instancePath, "type", schema11, data);
	validate10.errors = vErrors;
	return vErrors === null;
}
export { observationShape };
