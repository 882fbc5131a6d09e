// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
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
// touchstone:validators
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
		"exposures": {
			"type": "array",
			"items": { "$ref": "#/definitions/exposure" }
		}
	},
	"definitions": {
		"fixedCorpusClaim": {
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
		},
		"familyClaim": {
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
		},
		"periodClaim": {
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
		},
		"accessClaim": {
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
		},
		"family": {
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
		},
		"relation": {
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
		},
		"exception": {
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
					"move"
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
		},
		"exposure": {
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
			"move"
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
const formats0 = require_formats().fullFormats.date;
const formats6 = require_formats().fullFormats["date-time"];
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.claim === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "claim" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grouping === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grouping" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.families === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "families" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "claim" || key0 === "grouping" || key0 === "assignment" || key0 === "families" || key0 === "related" || key0 === "exceptions" || key0 === "exposures")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.claim !== void 0) {
			let data0 = data.claim;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.kind === void 0) {
					const err4 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/required",
						keyword: "required",
						params: { missingProperty: "kind" },
						schema: schema11.properties.claim.required,
						parentSchema: schema11.properties.claim,
						data: data0
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.kind !== void 0) {
					let data1 = data0.kind;
					if (!(data1 === "fixed-corpus" || data1 === "family" || data1 === "period" || data1 === "access")) {
						const err5 = {
							instancePath: instancePath + "/claim/kind",
							schemaPath: "#/properties/claim/properties/kind/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.claim.properties.kind.enum },
							schema: schema11.properties.claim.properties.kind.enum,
							parentSchema: schema11.properties.claim.properties.kind,
							data: data1
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				const tag0 = data0.kind;
				if (typeof tag0 == "string") {
					if (tag0 === "fixed-corpus") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err6 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									schema: schema12.required,
									parentSchema: schema12,
									data: data0
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							if (data0.statement === void 0) {
								const err7 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									schema: schema12.required,
									parentSchema: schema12,
									data: data0
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err8 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									schema: schema12.required,
									parentSchema: schema12,
									data: data0
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
							for (const key1 in data0) if (!(key1 === "kind" || key1 === "statement" || key1 === "declaredAt" || key1 === "minimumTestComponents")) {
								const err9 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									schema: false,
									parentSchema: schema12,
									data: data0
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data2 = data0.kind;
								if ("fixed-corpus" !== data2) {
									const err10 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "fixed-corpus" },
										schema: "fixed-corpus",
										parentSchema: schema12.properties.kind,
										data: data2
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data3 = data0.statement;
								if (typeof data3 !== "string") {
									const err11 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema12.properties.statement.type,
										parentSchema: schema12.properties.statement,
										data: data3
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data4 = data0.declaredAt;
								if (typeof data4 === "string") {
									if (!formats0.validate(data4)) {
										const err12 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/fixedCorpusClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											schema: "date",
											parentSchema: schema12.properties.declaredAt,
											data: data4
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
									}
								} else {
									const err13 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema12.properties.declaredAt.type,
										parentSchema: schema12.properties.declaredAt,
										data: data4
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data5 = data0.minimumTestComponents;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									const err14 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										schema: schema12.properties.minimumTestComponents.type,
										parentSchema: schema12.properties.minimumTestComponents,
										data: data5
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
								if (typeof data5 == "number" && isFinite(data5)) {
									if (data5 < 1 || isNaN(data5)) {
										const err15 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/fixedCorpusClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											schema: 1,
											parentSchema: schema12.properties.minimumTestComponents,
											data: data5
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
								}
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/fixedCorpusClaim/type",
								keyword: "type",
								params: { type: "object" },
								schema: schema12.type,
								parentSchema: schema12,
								data: data0
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else if (tag0 === "family") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err17 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									schema: schema13.required,
									parentSchema: schema13,
									data: data0
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							if (data0.statement === void 0) {
								const err18 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									schema: schema13.required,
									parentSchema: schema13,
									data: data0
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err19 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									schema: schema13.required,
									parentSchema: schema13,
									data: data0
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							for (const key2 in data0) if (!(key2 === "kind" || key2 === "statement" || key2 === "declaredAt" || key2 === "minimumTestComponents")) {
								const err20 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									schema: false,
									parentSchema: schema13,
									data: data0
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data6 = data0.kind;
								if ("family" !== data6) {
									const err21 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/familyClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "family" },
										schema: "family",
										parentSchema: schema13.properties.kind,
										data: data6
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data7 = data0.statement;
								if (typeof data7 !== "string") {
									const err22 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/familyClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema13.properties.statement.type,
										parentSchema: schema13.properties.statement,
										data: data7
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data8 = data0.declaredAt;
								if (typeof data8 === "string") {
									if (!formats0.validate(data8)) {
										const err23 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/familyClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											schema: "date",
											parentSchema: schema13.properties.declaredAt,
											data: data8
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
								} else {
									const err24 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/familyClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema13.properties.declaredAt.type,
										parentSchema: schema13.properties.declaredAt,
										data: data8
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data9 = data0.minimumTestComponents;
								if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
									const err25 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/familyClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										schema: schema13.properties.minimumTestComponents.type,
										parentSchema: schema13.properties.minimumTestComponents,
										data: data9
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
								if (typeof data9 == "number" && isFinite(data9)) {
									if (data9 < 1 || isNaN(data9)) {
										const err26 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/familyClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											schema: 1,
											parentSchema: schema13.properties.minimumTestComponents,
											data: data9
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
								}
							}
						} else {
							const err27 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/familyClaim/type",
								keyword: "type",
								params: { type: "object" },
								schema: schema13.type,
								parentSchema: schema13,
								data: data0
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					} else if (tag0 === "period") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err28 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									schema: schema14.required,
									parentSchema: schema14,
									data: data0
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
							if (data0.statement === void 0) {
								const err29 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									schema: schema14.required,
									parentSchema: schema14,
									data: data0
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err30 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									schema: schema14.required,
									parentSchema: schema14,
									data: data0
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
							if (data0.cutoff === void 0) {
								const err31 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "cutoff" },
									schema: schema14.required,
									parentSchema: schema14,
									data: data0
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							for (const key3 in data0) if (!(key3 === "kind" || key3 === "statement" || key3 === "declaredAt" || key3 === "minimumTestComponents" || key3 === "cutoff")) {
								const err32 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									schema: false,
									parentSchema: schema14,
									data: data0
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data10 = data0.kind;
								if ("period" !== data10) {
									const err33 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/periodClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "period" },
										schema: "period",
										parentSchema: schema14.properties.kind,
										data: data10
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data11 = data0.statement;
								if (typeof data11 !== "string") {
									const err34 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/periodClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema14.properties.statement.type,
										parentSchema: schema14.properties.statement,
										data: data11
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data12 = data0.declaredAt;
								if (typeof data12 === "string") {
									if (!formats0.validate(data12)) {
										const err35 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/periodClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											schema: "date",
											parentSchema: schema14.properties.declaredAt,
											data: data12
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
								} else {
									const err36 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/periodClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema14.properties.declaredAt.type,
										parentSchema: schema14.properties.declaredAt,
										data: data12
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data13 = data0.minimumTestComponents;
								if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
									const err37 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/periodClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										schema: schema14.properties.minimumTestComponents.type,
										parentSchema: schema14.properties.minimumTestComponents,
										data: data13
									};
									if (vErrors === null) vErrors = [err37];
									else vErrors.push(err37);
									errors++;
								}
								if (typeof data13 == "number" && isFinite(data13)) {
									if (data13 < 1 || isNaN(data13)) {
										const err38 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/periodClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											schema: 1,
											parentSchema: schema14.properties.minimumTestComponents,
											data: data13
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								}
							}
							if (data0.cutoff !== void 0) {
								let data14 = data0.cutoff;
								if (typeof data14 === "string") {
									if (!formats6.validate(data14)) {
										const err39 = {
											instancePath: instancePath + "/claim/cutoff",
											schemaPath: "#/definitions/periodClaim/properties/cutoff/format",
											keyword: "format",
											params: { format: "date-time" },
											schema: "date-time",
											parentSchema: schema14.properties.cutoff,
											data: data14
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								} else {
									const err40 = {
										instancePath: instancePath + "/claim/cutoff",
										schemaPath: "#/definitions/periodClaim/properties/cutoff/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema14.properties.cutoff.type,
										parentSchema: schema14.properties.cutoff,
										data: data14
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/periodClaim/type",
								keyword: "type",
								params: { type: "object" },
								schema: schema14.type,
								parentSchema: schema14,
								data: data0
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					} else if (tag0 === "access") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err42 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									schema: schema15.required,
									parentSchema: schema15,
									data: data0
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
							if (data0.statement === void 0) {
								const err43 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									schema: schema15.required,
									parentSchema: schema15,
									data: data0
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err44 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									schema: schema15.required,
									parentSchema: schema15,
									data: data0
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
							for (const key4 in data0) if (!(key4 === "kind" || key4 === "statement" || key4 === "declaredAt" || key4 === "minimumTestComponents")) {
								const err45 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									schema: false,
									parentSchema: schema15,
									data: data0
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data15 = data0.kind;
								if ("access" !== data15) {
									const err46 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/accessClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "access" },
										schema: "access",
										parentSchema: schema15.properties.kind,
										data: data15
									};
									if (vErrors === null) vErrors = [err46];
									else vErrors.push(err46);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data16 = data0.statement;
								if (typeof data16 !== "string") {
									const err47 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/accessClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema15.properties.statement.type,
										parentSchema: schema15.properties.statement,
										data: data16
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data17 = data0.declaredAt;
								if (typeof data17 === "string") {
									if (!formats0.validate(data17)) {
										const err48 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/accessClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											schema: "date",
											parentSchema: schema15.properties.declaredAt,
											data: data17
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/accessClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										schema: schema15.properties.declaredAt.type,
										parentSchema: schema15.properties.declaredAt,
										data: data17
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data18 = data0.minimumTestComponents;
								if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
									const err50 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/accessClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										schema: schema15.properties.minimumTestComponents.type,
										parentSchema: schema15.properties.minimumTestComponents,
										data: data18
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
								if (typeof data18 == "number" && isFinite(data18)) {
									if (data18 < 1 || isNaN(data18)) {
										const err51 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/accessClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											schema: 1,
											parentSchema: schema15.properties.minimumTestComponents,
											data: data18
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
								}
							}
						} else {
							const err52 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/accessClaim/type",
								keyword: "type",
								params: { type: "object" },
								schema: schema15.type,
								parentSchema: schema15,
								data: data0
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					} else {
						const err53 = {
							instancePath: instancePath + "/claim",
							schemaPath: "#/properties/claim/discriminator",
							keyword: "discriminator",
							params: {
								error: "mapping",
								tag: "kind",
								tagValue: tag0
							},
							schema: schema11.properties.claim.discriminator,
							parentSchema: schema11.properties.claim,
							data: data0
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				} else {
					const err54 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/discriminator",
						keyword: "discriminator",
						params: {
							error: "tag",
							tag: "kind",
							tagValue: tag0
						},
						schema: schema11.properties.claim.discriminator,
						parentSchema: schema11.properties.claim,
						data: data0
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			} else {
				const err55 = {
					instancePath: instancePath + "/claim",
					schemaPath: "#/properties/claim/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.claim.type,
					parentSchema: schema11.properties.claim,
					data: data0
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
		}
		if (data.grouping !== void 0) {
			let data19 = data.grouping;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.rule === void 0) {
					const err56 = {
						instancePath: instancePath + "/grouping",
						schemaPath: "#/properties/grouping/required",
						keyword: "required",
						params: { missingProperty: "rule" },
						schema: schema11.properties.grouping.required,
						parentSchema: schema11.properties.grouping,
						data: data19
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
				if (data19.declaredAt === void 0) {
					const err57 = {
						instancePath: instancePath + "/grouping",
						schemaPath: "#/properties/grouping/required",
						keyword: "required",
						params: { missingProperty: "declaredAt" },
						schema: schema11.properties.grouping.required,
						parentSchema: schema11.properties.grouping,
						data: data19
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
				for (const key5 in data19) if (!(key5 === "rule" || key5 === "declaredAt")) {
					const err58 = {
						instancePath: instancePath + "/grouping",
						schemaPath: "#/properties/grouping/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 },
						schema: false,
						parentSchema: schema11.properties.grouping,
						data: data19
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				if (data19.rule !== void 0) {
					let data20 = data19.rule;
					if (typeof data20 !== "string") {
						const err59 = {
							instancePath: instancePath + "/grouping/rule",
							schemaPath: "#/properties/grouping/properties/rule/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.grouping.properties.rule.type,
							parentSchema: schema11.properties.grouping.properties.rule,
							data: data20
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
				if (data19.declaredAt !== void 0) {
					let data21 = data19.declaredAt;
					if (typeof data21 === "string") {
						if (!formats0.validate(data21)) {
							const err60 = {
								instancePath: instancePath + "/grouping/declaredAt",
								schemaPath: "#/properties/grouping/properties/declaredAt/format",
								keyword: "format",
								params: { format: "date" },
								schema: "date",
								parentSchema: schema11.properties.grouping.properties.declaredAt,
								data: data21
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
					} else {
						const err61 = {
							instancePath: instancePath + "/grouping/declaredAt",
							schemaPath: "#/properties/grouping/properties/declaredAt/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.grouping.properties.declaredAt.type,
							parentSchema: schema11.properties.grouping.properties.declaredAt,
							data: data21
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				}
			} else {
				const err62 = {
					instancePath: instancePath + "/grouping",
					schemaPath: "#/properties/grouping/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.grouping.type,
					parentSchema: schema11.properties.grouping,
					data: data19
				};
				if (vErrors === null) vErrors = [err62];
				else vErrors.push(err62);
				errors++;
			}
		}
		if (data.assignment !== void 0) {
			let data22 = data.assignment;
			if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
				if (data22.salt === void 0) {
					const err63 = {
						instancePath: instancePath + "/assignment",
						schemaPath: "#/properties/assignment/required",
						keyword: "required",
						params: { missingProperty: "salt" },
						schema: schema11.properties.assignment.required,
						parentSchema: schema11.properties.assignment,
						data: data22
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
				if (data22.weights === void 0) {
					const err64 = {
						instancePath: instancePath + "/assignment",
						schemaPath: "#/properties/assignment/required",
						keyword: "required",
						params: { missingProperty: "weights" },
						schema: schema11.properties.assignment.required,
						parentSchema: schema11.properties.assignment,
						data: data22
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
				for (const key6 in data22) if (!(key6 === "salt" || key6 === "weights")) {
					const err65 = {
						instancePath: instancePath + "/assignment",
						schemaPath: "#/properties/assignment/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key6 },
						schema: false,
						parentSchema: schema11.properties.assignment,
						data: data22
					};
					if (vErrors === null) vErrors = [err65];
					else vErrors.push(err65);
					errors++;
				}
				if (data22.salt !== void 0) {
					let data23 = data22.salt;
					if (typeof data23 !== "string") {
						const err66 = {
							instancePath: instancePath + "/assignment/salt",
							schemaPath: "#/properties/assignment/properties/salt/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11.properties.assignment.properties.salt.type,
							parentSchema: schema11.properties.assignment.properties.salt,
							data: data23
						};
						if (vErrors === null) vErrors = [err66];
						else vErrors.push(err66);
						errors++;
					}
				}
				if (data22.weights !== void 0) {
					let data24 = data22.weights;
					if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
						for (const key7 in data24) if (!(key7 === "dev" || key7 === "validation" || key7 === "test")) {
							const err67 = {
								instancePath: instancePath + "/assignment/weights",
								schemaPath: "#/properties/assignment/properties/weights/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key7 },
								schema: false,
								parentSchema: schema11.properties.assignment.properties.weights,
								data: data24
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
						if (data24.dev !== void 0) {
							let data25 = data24.dev;
							if (typeof data25 == "number" && isFinite(data25)) {
								if (data25 < 0 || isNaN(data25)) {
									const err68 = {
										instancePath: instancePath + "/assignment/weights/dev",
										schemaPath: "#/properties/assignment/properties/weights/properties/dev/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										schema: 0,
										parentSchema: schema11.properties.assignment.properties.weights.properties.dev,
										data: data25
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
							} else {
								const err69 = {
									instancePath: instancePath + "/assignment/weights/dev",
									schemaPath: "#/properties/assignment/properties/weights/properties/dev/type",
									keyword: "type",
									params: { type: "number" },
									schema: schema11.properties.assignment.properties.weights.properties.dev.type,
									parentSchema: schema11.properties.assignment.properties.weights.properties.dev,
									data: data25
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
						}
						if (data24.validation !== void 0) {
							let data26 = data24.validation;
							if (typeof data26 == "number" && isFinite(data26)) {
								if (data26 < 0 || isNaN(data26)) {
									const err70 = {
										instancePath: instancePath + "/assignment/weights/validation",
										schemaPath: "#/properties/assignment/properties/weights/properties/validation/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										schema: 0,
										parentSchema: schema11.properties.assignment.properties.weights.properties.validation,
										data: data26
									};
									if (vErrors === null) vErrors = [err70];
									else vErrors.push(err70);
									errors++;
								}
							} else {
								const err71 = {
									instancePath: instancePath + "/assignment/weights/validation",
									schemaPath: "#/properties/assignment/properties/weights/properties/validation/type",
									keyword: "type",
									params: { type: "number" },
									schema: schema11.properties.assignment.properties.weights.properties.validation.type,
									parentSchema: schema11.properties.assignment.properties.weights.properties.validation,
									data: data26
								};
								if (vErrors === null) vErrors = [err71];
								else vErrors.push(err71);
								errors++;
							}
						}
						if (data24.test !== void 0) {
							let data27 = data24.test;
							if (typeof data27 == "number" && isFinite(data27)) {
								if (data27 < 0 || isNaN(data27)) {
									const err72 = {
										instancePath: instancePath + "/assignment/weights/test",
										schemaPath: "#/properties/assignment/properties/weights/properties/test/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										schema: 0,
										parentSchema: schema11.properties.assignment.properties.weights.properties.test,
										data: data27
									};
									if (vErrors === null) vErrors = [err72];
									else vErrors.push(err72);
									errors++;
								}
							} else {
								const err73 = {
									instancePath: instancePath + "/assignment/weights/test",
									schemaPath: "#/properties/assignment/properties/weights/properties/test/type",
									keyword: "type",
									params: { type: "number" },
									schema: schema11.properties.assignment.properties.weights.properties.test.type,
									parentSchema: schema11.properties.assignment.properties.weights.properties.test,
									data: data27
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
						}
					} else {
						const err74 = {
							instancePath: instancePath + "/assignment/weights",
							schemaPath: "#/properties/assignment/properties/weights/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema11.properties.assignment.properties.weights.type,
							parentSchema: schema11.properties.assignment.properties.weights,
							data: data24
						};
						if (vErrors === null) vErrors = [err74];
						else vErrors.push(err74);
						errors++;
					}
				}
			} else {
				const err75 = {
					instancePath: instancePath + "/assignment",
					schemaPath: "#/properties/assignment/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.assignment.type,
					parentSchema: schema11.properties.assignment,
					data: data22
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
		}
		if (data.families !== void 0) {
			let data28 = data.families;
			if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
				for (const key8 in data28) {
					const _errs75 = errors;
					if (typeof key8 === "string") {
						if (func2(key8) > 100) {
							const err76 = {
								instancePath: instancePath + "/families",
								schemaPath: "#/properties/families/propertyNames/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								schema: 100,
								parentSchema: schema11.properties.families.propertyNames,
								data: key8,
								propertyName: key8
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
						if (!pattern0.test(key8)) {
							const err77 = {
								instancePath: instancePath + "/families",
								schemaPath: "#/properties/families/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
								schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
								parentSchema: schema11.properties.families.propertyNames,
								data: key8,
								propertyName: key8
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
					}
					if (!(_errs75 === errors)) {
						const err78 = {
							instancePath: instancePath + "/families",
							schemaPath: "#/properties/families/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key8 },
							schema: schema11.properties.families.propertyNames,
							parentSchema: schema11.properties.families,
							data: data28
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
				}
				for (const key9 in data28) {
					let data29 = data28[key9];
					if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
						if (data29.title === void 0) {
							const err79 = {
								instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/definitions/family/required",
								keyword: "required",
								params: { missingProperty: "title" },
								schema: schema16.required,
								parentSchema: schema16,
								data: data29
							};
							if (vErrors === null) vErrors = [err79];
							else vErrors.push(err79);
							errors++;
						}
						if (data29.documents === void 0) {
							const err80 = {
								instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/definitions/family/required",
								keyword: "required",
								params: { missingProperty: "documents" },
								schema: schema16.required,
								parentSchema: schema16,
								data: data29
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
						for (const key10 in data29) if (!(key10 === "title" || key10 === "documents" || key10 === "split")) {
							const err81 = {
								instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/definitions/family/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key10 },
								schema: false,
								parentSchema: schema16,
								data: data29
							};
							if (vErrors === null) vErrors = [err81];
							else vErrors.push(err81);
							errors++;
						}
						if (data29.title !== void 0) {
							let data30 = data29.title;
							if (typeof data30 !== "string") {
								const err82 = {
									instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
									schemaPath: "#/definitions/family/properties/title/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema16.properties.title.type,
									parentSchema: schema16.properties.title,
									data: data30
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
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
										const err83 = {
											instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/documents/" + i0,
											schemaPath: "#/definitions/family/properties/documents/items/type",
											keyword: "type",
											params: { type: "string" },
											schema: schema16.properties.documents.items.type,
											parentSchema: schema16.properties.documents.items,
											data: data32
										};
										if (vErrors === null) vErrors = [err83];
										else vErrors.push(err83);
										errors++;
									}
								}
							} else {
								const err84 = {
									instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/documents",
									schemaPath: "#/definitions/family/properties/documents/type",
									keyword: "type",
									params: { type: "array" },
									schema: schema16.properties.documents.type,
									parentSchema: schema16.properties.documents,
									data: data31
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							}
						}
						if (data29.split !== void 0) {
							let data33 = data29.split;
							if (!(data33 === "dev" || data33 === "validation" || data33 === "test" || data33 === "regression")) {
								const err85 = {
									instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/split",
									schemaPath: "#/definitions/family/properties/split/enum",
									keyword: "enum",
									params: { allowedValues: schema16.properties.split.enum },
									schema: schema16.properties.split.enum,
									parentSchema: schema16.properties.split,
									data: data33
								};
								if (vErrors === null) vErrors = [err85];
								else vErrors.push(err85);
								errors++;
							}
						}
					} else {
						const err86 = {
							instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/definitions/family/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema16.type,
							parentSchema: schema16,
							data: data29
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				}
			} else {
				const err87 = {
					instancePath: instancePath + "/families",
					schemaPath: "#/properties/families/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema11.properties.families.type,
					parentSchema: schema11.properties.families,
					data: data28
				};
				if (vErrors === null) vErrors = [err87];
				else vErrors.push(err87);
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
							const err88 = {
								instancePath: instancePath + "/related/" + i1,
								schemaPath: "#/definitions/relation/required",
								keyword: "required",
								params: { missingProperty: "families" },
								schema: schema17.required,
								parentSchema: schema17,
								data: data35
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
						if (data35.reason === void 0) {
							const err89 = {
								instancePath: instancePath + "/related/" + i1,
								schemaPath: "#/definitions/relation/required",
								keyword: "required",
								params: { missingProperty: "reason" },
								schema: schema17.required,
								parentSchema: schema17,
								data: data35
							};
							if (vErrors === null) vErrors = [err89];
							else vErrors.push(err89);
							errors++;
						}
						for (const key11 in data35) if (!(key11 === "families" || key11 === "reason")) {
							const err90 = {
								instancePath: instancePath + "/related/" + i1,
								schemaPath: "#/definitions/relation/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key11 },
								schema: false,
								parentSchema: schema17,
								data: data35
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
						if (data35.families !== void 0) {
							let data36 = data35.families;
							if (Array.isArray(data36)) {
								const len2 = data36.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data37 = data36[i2];
									if (typeof data37 !== "string") {
										const err91 = {
											instancePath: instancePath + "/related/" + i1 + "/families/" + i2,
											schemaPath: "#/definitions/relation/properties/families/items/type",
											keyword: "type",
											params: { type: "string" },
											schema: schema17.properties.families.items.type,
											parentSchema: schema17.properties.families.items,
											data: data37
										};
										if (vErrors === null) vErrors = [err91];
										else vErrors.push(err91);
										errors++;
									}
								}
							} else {
								const err92 = {
									instancePath: instancePath + "/related/" + i1 + "/families",
									schemaPath: "#/definitions/relation/properties/families/type",
									keyword: "type",
									params: { type: "array" },
									schema: schema17.properties.families.type,
									parentSchema: schema17.properties.families,
									data: data36
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
						}
						if (data35.reason !== void 0) {
							let data38 = data35.reason;
							if (typeof data38 !== "string") {
								const err93 = {
									instancePath: instancePath + "/related/" + i1 + "/reason",
									schemaPath: "#/definitions/relation/properties/reason/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema17.properties.reason.type,
									parentSchema: schema17.properties.reason,
									data: data38
								};
								if (vErrors === null) vErrors = [err93];
								else vErrors.push(err93);
								errors++;
							}
						}
					} else {
						const err94 = {
							instancePath: instancePath + "/related/" + i1,
							schemaPath: "#/definitions/relation/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema17.type,
							parentSchema: schema17,
							data: data35
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
				}
			} else {
				const err95 = {
					instancePath: instancePath + "/related",
					schemaPath: "#/properties/related/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.related.type,
					parentSchema: schema11.properties.related,
					data: data34
				};
				if (vErrors === null) vErrors = [err95];
				else vErrors.push(err95);
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
							const err96 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "decision" },
								schema: schema18.required,
								parentSchema: schema18,
								data: data40
							};
							if (vErrors === null) vErrors = [err96];
							else vErrors.push(err96);
							errors++;
						}
						if (data40.reason === void 0) {
							const err97 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "reason" },
								schema: schema18.required,
								parentSchema: schema18,
								data: data40
							};
							if (vErrors === null) vErrors = [err97];
							else vErrors.push(err97);
							errors++;
						}
						if (data40.decidedBy === void 0) {
							const err98 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "decidedBy" },
								schema: schema18.required,
								parentSchema: schema18,
								data: data40
							};
							if (vErrors === null) vErrors = [err98];
							else vErrors.push(err98);
							errors++;
						}
						if (data40.decidedAt === void 0) {
							const err99 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "decidedAt" },
								schema: schema18.required,
								parentSchema: schema18,
								data: data40
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
						for (const key12 in data40) if (!(key12 === "families" || key12 === "cases" || key12 === "decision" || key12 === "reason" || key12 === "decidedBy" || key12 === "decidedAt" || key12 === "until")) {
							const err100 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key12 },
								schema: false,
								parentSchema: schema18,
								data: data40
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
						if (data40.families !== void 0) {
							let data41 = data40.families;
							if (Array.isArray(data41)) {
								const len4 = data41.length;
								for (let i4 = 0; i4 < len4; i4++) {
									let data42 = data41[i4];
									if (typeof data42 !== "string") {
										const err101 = {
											instancePath: instancePath + "/exceptions/" + i3 + "/families/" + i4,
											schemaPath: "#/definitions/exception/properties/families/items/type",
											keyword: "type",
											params: { type: "string" },
											schema: schema18.properties.families.items.type,
											parentSchema: schema18.properties.families.items,
											data: data42
										};
										if (vErrors === null) vErrors = [err101];
										else vErrors.push(err101);
										errors++;
									}
								}
							} else {
								const err102 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/families",
									schemaPath: "#/definitions/exception/properties/families/type",
									keyword: "type",
									params: { type: "array" },
									schema: schema18.properties.families.type,
									parentSchema: schema18.properties.families,
									data: data41
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
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
										const err103 = {
											instancePath: instancePath + "/exceptions/" + i3 + "/cases/" + i5,
											schemaPath: "#/definitions/exception/properties/cases/items/type",
											keyword: "type",
											params: { type: "string" },
											schema: schema18.properties.cases.items.type,
											parentSchema: schema18.properties.cases.items,
											data: data44
										};
										if (vErrors === null) vErrors = [err103];
										else vErrors.push(err103);
										errors++;
									}
								}
							} else {
								const err104 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/cases",
									schemaPath: "#/definitions/exception/properties/cases/type",
									keyword: "type",
									params: { type: "array" },
									schema: schema18.properties.cases.type,
									parentSchema: schema18.properties.cases,
									data: data43
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
						}
						if (data40.decision !== void 0) {
							let data45 = data40.decision;
							if (!(data45 === "exclude" || data45 === "keep-apart" || data45 === "move")) {
								const err105 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/decision",
									schemaPath: "#/definitions/exception/properties/decision/enum",
									keyword: "enum",
									params: { allowedValues: schema18.properties.decision.enum },
									schema: schema18.properties.decision.enum,
									parentSchema: schema18.properties.decision,
									data: data45
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						}
						if (data40.reason !== void 0) {
							let data46 = data40.reason;
							if (typeof data46 !== "string") {
								const err106 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/reason",
									schemaPath: "#/definitions/exception/properties/reason/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema18.properties.reason.type,
									parentSchema: schema18.properties.reason,
									data: data46
								};
								if (vErrors === null) vErrors = [err106];
								else vErrors.push(err106);
								errors++;
							}
						}
						if (data40.decidedBy !== void 0) {
							let data47 = data40.decidedBy;
							if (typeof data47 !== "string") {
								const err107 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/decidedBy",
									schemaPath: "#/definitions/exception/properties/decidedBy/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema18.properties.decidedBy.type,
									parentSchema: schema18.properties.decidedBy,
									data: data47
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
						}
						if (data40.decidedAt !== void 0) {
							let data48 = data40.decidedAt;
							if (typeof data48 === "string") {
								if (!formats0.validate(data48)) {
									const err108 = {
										instancePath: instancePath + "/exceptions/" + i3 + "/decidedAt",
										schemaPath: "#/definitions/exception/properties/decidedAt/format",
										keyword: "format",
										params: { format: "date" },
										schema: "date",
										parentSchema: schema18.properties.decidedAt,
										data: data48
									};
									if (vErrors === null) vErrors = [err108];
									else vErrors.push(err108);
									errors++;
								}
							} else {
								const err109 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/decidedAt",
									schemaPath: "#/definitions/exception/properties/decidedAt/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema18.properties.decidedAt.type,
									parentSchema: schema18.properties.decidedAt,
									data: data48
								};
								if (vErrors === null) vErrors = [err109];
								else vErrors.push(err109);
								errors++;
							}
						}
						if (data40.until !== void 0) {
							let data49 = data40.until;
							if (typeof data49 === "string") {
								if (!formats0.validate(data49)) {
									const err110 = {
										instancePath: instancePath + "/exceptions/" + i3 + "/until",
										schemaPath: "#/definitions/exception/properties/until/format",
										keyword: "format",
										params: { format: "date" },
										schema: "date",
										parentSchema: schema18.properties.until,
										data: data49
									};
									if (vErrors === null) vErrors = [err110];
									else vErrors.push(err110);
									errors++;
								}
							} else {
								const err111 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/until",
									schemaPath: "#/definitions/exception/properties/until/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema18.properties.until.type,
									parentSchema: schema18.properties.until,
									data: data49
								};
								if (vErrors === null) vErrors = [err111];
								else vErrors.push(err111);
								errors++;
							}
						}
					} else {
						const err112 = {
							instancePath: instancePath + "/exceptions/" + i3,
							schemaPath: "#/definitions/exception/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema18.type,
							parentSchema: schema18,
							data: data40
						};
						if (vErrors === null) vErrors = [err112];
						else vErrors.push(err112);
						errors++;
					}
				}
			} else {
				const err113 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.exceptions.type,
					parentSchema: schema11.properties.exceptions,
					data: data39
				};
				if (vErrors === null) vErrors = [err113];
				else vErrors.push(err113);
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data50 = data.exposures;
			if (Array.isArray(data50)) {
				const len6 = data50.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data51 = data50[i6];
					if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
						if (data51.by === void 0) {
							const err114 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "by" },
								schema: schema19.required,
								parentSchema: schema19,
								data: data51
							};
							if (vErrors === null) vErrors = [err114];
							else vErrors.push(err114);
							errors++;
						}
						if (data51.at === void 0) {
							const err115 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "at" },
								schema: schema19.required,
								parentSchema: schema19,
								data: data51
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
						if (data51.run === void 0) {
							const err116 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "run" },
								schema: schema19.required,
								parentSchema: schema19,
								data: data51
							};
							if (vErrors === null) vErrors = [err116];
							else vErrors.push(err116);
							errors++;
						}
						if (data51.learned === void 0) {
							const err117 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "learned" },
								schema: schema19.required,
								parentSchema: schema19,
								data: data51
							};
							if (vErrors === null) vErrors = [err117];
							else vErrors.push(err117);
							errors++;
						}
						for (const key13 in data51) if (!(key13 === "families" || key13 === "cases" || key13 === "by" || key13 === "at" || key13 === "run" || key13 === "learned")) {
							const err118 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key13 },
								schema: false,
								parentSchema: schema19,
								data: data51
							};
							if (vErrors === null) vErrors = [err118];
							else vErrors.push(err118);
							errors++;
						}
						if (data51.families !== void 0) {
							let data52 = data51.families;
							if (Array.isArray(data52)) {
								const len7 = data52.length;
								for (let i7 = 0; i7 < len7; i7++) {
									let data53 = data52[i7];
									if (typeof data53 !== "string") {
										const err119 = {
											instancePath: instancePath + "/exposures/" + i6 + "/families/" + i7,
											schemaPath: "#/definitions/exposure/properties/families/items/type",
											keyword: "type",
											params: { type: "string" },
											schema: schema19.properties.families.items.type,
											parentSchema: schema19.properties.families.items,
											data: data53
										};
										if (vErrors === null) vErrors = [err119];
										else vErrors.push(err119);
										errors++;
									}
								}
							} else {
								const err120 = {
									instancePath: instancePath + "/exposures/" + i6 + "/families",
									schemaPath: "#/definitions/exposure/properties/families/type",
									keyword: "type",
									params: { type: "array" },
									schema: schema19.properties.families.type,
									parentSchema: schema19.properties.families,
									data: data52
								};
								if (vErrors === null) vErrors = [err120];
								else vErrors.push(err120);
								errors++;
							}
						}
						if (data51.cases !== void 0) {
							let data54 = data51.cases;
							if (Array.isArray(data54)) {
								const len8 = data54.length;
								for (let i8 = 0; i8 < len8; i8++) {
									let data55 = data54[i8];
									if (typeof data55 !== "string") {
										const err121 = {
											instancePath: instancePath + "/exposures/" + i6 + "/cases/" + i8,
											schemaPath: "#/definitions/exposure/properties/cases/items/type",
											keyword: "type",
											params: { type: "string" },
											schema: schema19.properties.cases.items.type,
											parentSchema: schema19.properties.cases.items,
											data: data55
										};
										if (vErrors === null) vErrors = [err121];
										else vErrors.push(err121);
										errors++;
									}
								}
							} else {
								const err122 = {
									instancePath: instancePath + "/exposures/" + i6 + "/cases",
									schemaPath: "#/definitions/exposure/properties/cases/type",
									keyword: "type",
									params: { type: "array" },
									schema: schema19.properties.cases.type,
									parentSchema: schema19.properties.cases,
									data: data54
								};
								if (vErrors === null) vErrors = [err122];
								else vErrors.push(err122);
								errors++;
							}
						}
						if (data51.by !== void 0) {
							let data56 = data51.by;
							if (typeof data56 !== "string") {
								const err123 = {
									instancePath: instancePath + "/exposures/" + i6 + "/by",
									schemaPath: "#/definitions/exposure/properties/by/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema19.properties.by.type,
									parentSchema: schema19.properties.by,
									data: data56
								};
								if (vErrors === null) vErrors = [err123];
								else vErrors.push(err123);
								errors++;
							}
						}
						if (data51.at !== void 0) {
							let data57 = data51.at;
							if (typeof data57 === "string") {
								if (!formats6.validate(data57)) {
									const err124 = {
										instancePath: instancePath + "/exposures/" + i6 + "/at",
										schemaPath: "#/definitions/exposure/properties/at/format",
										keyword: "format",
										params: { format: "date-time" },
										schema: "date-time",
										parentSchema: schema19.properties.at,
										data: data57
									};
									if (vErrors === null) vErrors = [err124];
									else vErrors.push(err124);
									errors++;
								}
							} else {
								const err125 = {
									instancePath: instancePath + "/exposures/" + i6 + "/at",
									schemaPath: "#/definitions/exposure/properties/at/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema19.properties.at.type,
									parentSchema: schema19.properties.at,
									data: data57
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							}
						}
						if (data51.run !== void 0) {
							let data58 = data51.run;
							if (typeof data58 !== "string") {
								const err126 = {
									instancePath: instancePath + "/exposures/" + i6 + "/run",
									schemaPath: "#/definitions/exposure/properties/run/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema19.properties.run.type,
									parentSchema: schema19.properties.run,
									data: data58
								};
								if (vErrors === null) vErrors = [err126];
								else vErrors.push(err126);
								errors++;
							}
						}
						if (data51.learned !== void 0) {
							let data59 = data51.learned;
							if (typeof data59 !== "string") {
								const err127 = {
									instancePath: instancePath + "/exposures/" + i6 + "/learned",
									schemaPath: "#/definitions/exposure/properties/learned/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema19.properties.learned.type,
									parentSchema: schema19.properties.learned,
									data: data59
								};
								if (vErrors === null) vErrors = [err127];
								else vErrors.push(err127);
								errors++;
							}
						}
					} else {
						const err128 = {
							instancePath: instancePath + "/exposures/" + i6,
							schemaPath: "#/definitions/exposure/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema19.type,
							parentSchema: schema19,
							data: data51
						};
						if (vErrors === null) vErrors = [err128];
						else vErrors.push(err128);
						errors++;
					}
				}
			} else {
				const err129 = {
					instancePath: instancePath + "/exposures",
					schemaPath: "#/properties/exposures/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11.properties.exposures.type,
					parentSchema: schema11.properties.exposures,
					data: data50
				};
				if (vErrors === null) vErrors = [err129];
				else vErrors.push(err129);
				errors++;
			}
		}
	} else {
		const err130 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err130];
		else vErrors.push(err130);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { familiesShape };
