// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// node_modules/ajv-formats/dist/formats.js
var require_formats = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
		const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
// touchstone:validators
const revisionShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/revision.schema.json",
	"title": "Revision record",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"createdAt",
		"chunking",
		"triggers",
		"texts",
		"documents",
		"chunks"
	],
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
			"maxLength": 100
		},
		"parent": { "type": "string" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"chunking": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"version",
				"settings"
			],
			"properties": {
				"name": { "type": "string" },
				"version": { "type": "string" },
				"settings": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"embedding": {
			"type": "object",
			"additionalProperties": false,
			"required": ["model", "version"],
			"properties": {
				"model": { "type": "string" },
				"version": { "type": "string" }
			}
		},
		"retrievalFilter": { "type": "string" },
		"triggers": {
			"type": "array",
			"items": { "enum": [
				"source-revision-changed",
				"chunking-changed",
				"embedding-changed",
				"retrieval-filter-changed",
				"document-added"
			] }
		},
		"texts": { "enum": [
			"all",
			"cited",
			"none"
		] },
		"documents": { "$ref": "#/definitions/manifestFile" },
		"chunks": { "$ref": "#/definitions/manifestFile" }
	},
	"definitions": { "manifestFile": {
		"type": "object",
		"additionalProperties": false,
		"required": ["count", "sha256"],
		"properties": {
			"count": {
				"type": "integer",
				"minimum": 0
			},
			"sha256": {
				"type": "string",
				"pattern": "^sha256:[0-9a-f]{64}$"
			}
		}
	} }
};
const schema12 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["count", "sha256"],
	"properties": {
		"count": {
			"type": "integer",
			"minimum": 0
		},
		"sha256": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats0 = require_formats().fullFormats["date-time"];
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chunking === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunking" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.triggers === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.texts === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "texts" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.documents === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.chunks === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunks" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema11.properties.id,
						data: data0
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema11.properties.id,
						data: data0
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.id.type,
					parentSchema: schema11.properties.id,
					data: data0
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.parent !== void 0) {
			let data1 = data.parent;
			if (typeof data1 !== "string") {
				const err11 = {
					instancePath: instancePath + "/parent",
					schemaPath: "#/properties/parent/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.parent.type,
					parentSchema: schema11.properties.parent,
					data: data1
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) {
					const err12 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema11.properties.createdAt,
						data: data2
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.createdAt.type,
					parentSchema: schema11.properties.createdAt,
					data: data2
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.chunking !== void 0) {
			let data3 = data.chunking;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.name === void 0) {
					const err14 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "name" },
						schema: schema11.properties.chunking.required,
						parentSchema: schema11.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data3.version === void 0) {
					const err15 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "version" },
						schema: schema11.properties.chunking.required,
						parentSchema: schema11.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data3.settings === void 0) {
					const err16 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "settings" },
						schema: schema11.properties.chunking.required,
						parentSchema: schema11.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				for (const key1 in data3) if (!(key1 === "name" || key1 === "version" || key1 === "settings")) {
					const err17 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema11.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data3.name !== void 0) {
					let data4 = data3.name;
					if (typeof data4 !== "string") {
						const err18 = {
							instancePath: instancePath + "/chunking/name",
							schemaPath: "#/properties/chunking/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.chunking.properties.name.type,
							parentSchema: schema11.properties.chunking.properties.name,
							data: data4
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data3.version !== void 0) {
					let data5 = data3.version;
					if (typeof data5 !== "string") {
						const err19 = {
							instancePath: instancePath + "/chunking/version",
							schemaPath: "#/properties/chunking/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.chunking.properties.version.type,
							parentSchema: schema11.properties.chunking.properties.version,
							data: data5
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data3.settings !== void 0) {
					let data6 = data3.settings;
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						const err20 = {
							instancePath: instancePath + "/chunking/settings",
							schemaPath: "#/properties/chunking/properties/settings/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.chunking.properties.settings.type,
							parentSchema: schema11.properties.chunking.properties.settings,
							data: data6
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/chunking",
					schemaPath: "#/properties/chunking/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.chunking.type,
					parentSchema: schema11.properties.chunking,
					data: data3
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.embedding !== void 0) {
			let data7 = data.embedding;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.model === void 0) {
					const err22 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "model" },
						schema: schema11.properties.embedding.required,
						parentSchema: schema11.properties.embedding,
						data: data7
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data7.version === void 0) {
					const err23 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "version" },
						schema: schema11.properties.embedding.required,
						parentSchema: schema11.properties.embedding,
						data: data7
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				for (const key2 in data7) if (!(key2 === "model" || key2 === "version")) {
					const err24 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						schema: false,
						parentSchema: schema11.properties.embedding,
						data: data7
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data7.model !== void 0) {
					let data8 = data7.model;
					if (typeof data8 !== "string") {
						const err25 = {
							instancePath: instancePath + "/embedding/model",
							schemaPath: "#/properties/embedding/properties/model/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.embedding.properties.model.type,
							parentSchema: schema11.properties.embedding.properties.model,
							data: data8
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data7.version !== void 0) {
					let data9 = data7.version;
					if (typeof data9 !== "string") {
						const err26 = {
							instancePath: instancePath + "/embedding/version",
							schemaPath: "#/properties/embedding/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.embedding.properties.version.type,
							parentSchema: schema11.properties.embedding.properties.version,
							data: data9
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/embedding",
					schemaPath: "#/properties/embedding/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.embedding.type,
					parentSchema: schema11.properties.embedding,
					data: data7
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.retrievalFilter !== void 0) {
			let data10 = data.retrievalFilter;
			if (typeof data10 !== "string") {
				const err28 = {
					instancePath: instancePath + "/retrievalFilter",
					schemaPath: "#/properties/retrievalFilter/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11.properties.retrievalFilter.type,
					parentSchema: schema11.properties.retrievalFilter,
					data: data10
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.triggers !== void 0) {
			let data11 = data.triggers;
			if (Array.isArray(data11)) {
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data12 = data11[i0];
					if (!(data12 === "source-revision-changed" || data12 === "chunking-changed" || data12 === "embedding-changed" || data12 === "retrieval-filter-changed" || data12 === "document-added")) {
						const err29 = {
							instancePath: instancePath + "/triggers/" + i0,
							schemaPath: "#/properties/triggers/items/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.triggers.items.enum },
							schema: schema11.properties.triggers.items.enum,
							parentSchema: schema11.properties.triggers.items,
							data: data12
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.triggers.type,
					parentSchema: schema11.properties.triggers,
					data: data11
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.texts !== void 0) {
			let data13 = data.texts;
			if (!(data13 === "all" || data13 === "cited" || data13 === "none")) {
				const err31 = {
					instancePath: instancePath + "/texts",
					schemaPath: "#/properties/texts/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.texts.enum },
					schema: schema11.properties.texts.enum,
					parentSchema: schema11.properties.texts,
					data: data13
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data14 = data.documents;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.count === void 0) {
					const err32 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "count" },
						schema: schema12.required,
						parentSchema: schema12,
						data: data14
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (data14.sha256 === void 0) {
					const err33 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "sha256" },
						schema: schema12.required,
						parentSchema: schema12,
						data: data14
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				for (const key3 in data14) if (!(key3 === "count" || key3 === "sha256")) {
					const err34 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/definitions/manifestFile/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						schema: false,
						parentSchema: schema12,
						data: data14
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (data14.count !== void 0) {
					let data15 = data14.count;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
						const err35 = {
							instancePath: instancePath + "/documents/count",
							schemaPath: "#/definitions/manifestFile/properties/count/type",
							keyword: "type",
							params: { type: "integer" },
							schema: schema12.properties.count.type,
							parentSchema: schema12.properties.count,
							data: data15
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (typeof data15 == "number" && isFinite(data15)) {
						if (data15 < 0 || isNaN(data15)) {
							const err36 = {
								instancePath: instancePath + "/documents/count",
								schemaPath: "#/definitions/manifestFile/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								schema: 0,
								parentSchema: schema12.properties.count,
								data: data15
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
				}
				if (data14.sha256 !== void 0) {
					let data16 = data14.sha256;
					if (typeof data16 === "string") {
						if (!pattern1.test(data16)) {
							const err37 = {
								instancePath: instancePath + "/documents/sha256",
								schemaPath: "#/definitions/manifestFile/properties/sha256/pattern",
								keyword: "pattern",
								params: { pattern: "^sha256:[0-9a-f]{64}$" },
								schema: "^sha256:[0-9a-f]{64}$",
								parentSchema: schema12.properties.sha256,
								data: data16
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					} else {
						const err38 = {
							instancePath: instancePath + "/documents/sha256",
							schemaPath: "#/definitions/manifestFile/properties/sha256/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.properties.sha256.type,
							parentSchema: schema12.properties.sha256,
							data: data16
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/definitions/manifestFile/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema12.type,
					parentSchema: schema12,
					data: data14
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.chunks !== void 0) {
			let data17 = data.chunks;
			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
				if (data17.count === void 0) {
					const err40 = {
						instancePath: instancePath + "/chunks",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "count" },
						schema: schema12.required,
						parentSchema: schema12,
						data: data17
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				if (data17.sha256 === void 0) {
					const err41 = {
						instancePath: instancePath + "/chunks",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "sha256" },
						schema: schema12.required,
						parentSchema: schema12,
						data: data17
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				for (const key4 in data17) if (!(key4 === "count" || key4 === "sha256")) {
					const err42 = {
						instancePath: instancePath + "/chunks",
						schemaPath: "#/definitions/manifestFile/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						schema: false,
						parentSchema: schema12,
						data: data17
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (data17.count !== void 0) {
					let data18 = data17.count;
					if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
						const err43 = {
							instancePath: instancePath + "/chunks/count",
							schemaPath: "#/definitions/manifestFile/properties/count/type",
							keyword: "type",
							params: { type: "integer" },
							schema: schema12.properties.count.type,
							parentSchema: schema12.properties.count,
							data: data18
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (typeof data18 == "number" && isFinite(data18)) {
						if (data18 < 0 || isNaN(data18)) {
							const err44 = {
								instancePath: instancePath + "/chunks/count",
								schemaPath: "#/definitions/manifestFile/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								schema: 0,
								parentSchema: schema12.properties.count,
								data: data18
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
				}
				if (data17.sha256 !== void 0) {
					let data19 = data17.sha256;
					if (typeof data19 === "string") {
						if (!pattern1.test(data19)) {
							const err45 = {
								instancePath: instancePath + "/chunks/sha256",
								schemaPath: "#/definitions/manifestFile/properties/sha256/pattern",
								keyword: "pattern",
								params: { pattern: "^sha256:[0-9a-f]{64}$" },
								schema: "^sha256:[0-9a-f]{64}$",
								parentSchema: schema12.properties.sha256,
								data: data19
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					} else {
						const err46 = {
							instancePath: instancePath + "/chunks/sha256",
							schemaPath: "#/definitions/manifestFile/properties/sha256/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema12.properties.sha256.type,
							parentSchema: schema12.properties.sha256,
							data: data19
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/chunks",
					schemaPath: "#/definitions/manifestFile/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema12.type,
					parentSchema: schema12,
					data: data17
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
	} else {
		const err48 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err48];
		else vErrors.push(err48);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { revisionShape };
