// src/load/generated/case-shape.js
var __commonJSMin$3 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$2 = /* @__PURE__ */ __commonJSMin$3(((exports) => {
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
var require_formats$3 = /* @__PURE__ */ __commonJSMin$3(((exports) => {
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
const caseShape = validate10$7;
const schema11$7 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/case.schema.json",
	"title": "Golden case",
	"type": "object",
	"required": ["kind"],
	"properties": { "kind": { "enum": [
		"answerable",
		"inconclusive",
		"abstention"
	] } },
	"discriminator": { "propertyName": "kind" },
	"oneOf": [
		{ "$ref": "#/definitions/answerableCase" },
		{ "$ref": "#/definitions/inconclusiveCase" },
		{ "$ref": "#/definitions/abstentionCase" }
	],
	"definitions": {
		"caseId": {
			"type": "string",
			"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
			"maxLength": 100
		},
		"query": { "type": "string" },
		"expectedAnswer": { "type": "string" },
		"chunkId": { "type": "string" },
		"documentId": { "type": "string" },
		"contentHash": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"digest": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"instant": {
			"type": "string",
			"format": "date-time"
		},
		"acceptedAnswers": {
			"type": "array",
			"items": { "$ref": "#/definitions/acceptedAnswer" }
		},
		"acceptedAnswer": {
			"type": "object",
			"additionalProperties": false,
			"required": ["statement", "chunkIds"],
			"properties": {
				"statement": { "type": "string" },
				"chunkIds": {
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				}
			}
		},
		"shortEvidence": {
			"type": "array",
			"items": { "$ref": "#/definitions/shortEvidenceEntry" },
			"examples": [[{
				"document": "refund-policy",
				"quote": "within 30 days"
			}]]
		},
		"shortEvidenceEntry": {
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"document": { "type": "string" },
				"chunk": { "type": "string" },
				"quote": { "type": "string" }
			},
			"examples": [{
				"document": "refund-policy",
				"quote": "within 30 days"
			}, { "chunk": "refund-policy:12" }]
		},
		"relevantChunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"noChunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"provenance": {
			"type": "array",
			"items": { "$ref": "#/definitions/provenanceEntry" }
		},
		"noProvenance": {
			"type": "array",
			"items": { "$ref": "#/definitions/provenanceEntry" }
		},
		"provenanceEntry": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"chunkId",
				"documentId",
				"sourceUri",
				"sourceRevision",
				"contentHash"
			],
			"properties": {
				"chunkId": { "$ref": "#/definitions/chunkId" },
				"documentId": { "$ref": "#/definitions/documentId" },
				"sourceUri": { "type": "string" },
				"sourceRevision": { "type": "string" },
				"contentHash": { "$ref": "#/definitions/contentHash" },
				"quote": { "type": "string" },
				"grade": {
					"type": "number",
					"minimum": 0
				},
				"insteadOf": { "type": "string" }
			}
		},
		"corpusRevision": { "type": "string" },
		"origin": {
			"type": "object",
			"required": ["kind"],
			"properties": { "kind": { "enum": [
				"human",
				"synthetic",
				"telemetry",
				"import"
			] } },
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/definitions/humanOrigin" },
				{ "$ref": "#/definitions/syntheticOrigin" },
				{ "$ref": "#/definitions/telemetryOrigin" },
				{ "$ref": "#/definitions/importOrigin" }
			]
		},
		"humanOrigin": {
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "author"],
			"properties": {
				"kind": { "const": "human" },
				"author": { "type": "string" }
			}
		},
		"syntheticOrigin": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"lane",
				"generator"
			],
			"properties": {
				"kind": { "const": "synthetic" },
				"lane": { "enum": [
					"backlog",
					"phrasing",
					"exploration"
				] },
				"generator": { "type": "string" },
				"excerpt": { "$ref": "#/definitions/excerpt" },
				"calibrated": { "type": "boolean" }
			}
		},
		"excerpt": {
			"type": "object",
			"additionalProperties": false,
			"required": ["chunkIds", "contentHash"],
			"properties": {
				"chunkIds": {
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				},
				"contentHash": { "$ref": "#/definitions/contentHash" }
			}
		},
		"telemetryOrigin": {
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "observation"],
			"properties": {
				"kind": { "const": "telemetry" },
				"observation": { "type": "string" }
			}
		},
		"importOrigin": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"format",
				"source",
				"sha256"
			],
			"properties": {
				"kind": { "const": "import" },
				"format": { "type": "string" },
				"source": { "type": "string" },
				"sha256": {
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				},
				"id": { "type": "string" }
			}
		},
		"review": {
			"type": "object",
			"additionalProperties": false,
			"required": ["status"],
			"properties": {
				"status": { "enum": [
					"pending",
					"approved",
					"rejected"
				] },
				"reviewedBy": { "type": "string" },
				"reviewedAt": { "$ref": "#/definitions/instant" },
				"reason": { "type": "string" },
				"confirmed": {
					"type": "array",
					"items": { "enum": [
						"query",
						"answer",
						"source",
						"chunks"
					] }
				},
				"digest": {
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				},
				"corpus": {
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				},
				"via": { "enum": [
					"github",
					"local",
					"import"
				] },
				"proof": { "$ref": "#/definitions/proof" }
			}
		},
		"proof": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"pullRequest",
				"review",
				"reviewerId",
				"commit"
			],
			"properties": {
				"pullRequest": {
					"type": "integer",
					"minimum": 1
				},
				"review": {
					"type": "integer",
					"minimum": 1
				},
				"reviewerId": {
					"type": "integer",
					"minimum": 1
				},
				"commit": {
					"type": "string",
					"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
				}
			}
		},
		"conversation": {
			"type": "array",
			"items": { "$ref": "#/definitions/turn" }
		},
		"turn": {
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
		},
		"tags": {
			"type": "array",
			"items": { "type": "string" }
		},
		"notes": { "type": "string" },
		"variantOf": { "type": "string" },
		"families": {
			"type": "array",
			"items": { "$ref": "#/definitions/familyId" }
		},
		"familyId": {
			"type": "string",
			"maxLength": 100,
			"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$"
		},
		"split": { "enum": [
			"dev",
			"validation",
			"test",
			"regression"
		] },
		"sentinel": {
			"type": "object",
			"additionalProperties": false,
			"required": ["why"],
			"properties": {
				"why": { "enum": [
					"common",
					"ambiguous",
					"high-consequence",
					"several-sources",
					"uncertainty",
					"fragile"
				] },
				"reviews": {
					"type": "array",
					"items": { "$ref": "#/definitions/sentinelReview" }
				},
				"resolution": { "$ref": "#/definitions/resolution" }
			}
		},
		"sentinelReview": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"reviewer",
				"relevantChunkIds",
				"expectedAnswerSupported",
				"reviewedAt",
				"digest",
				"independence"
			],
			"properties": {
				"reviewer": { "type": "string" },
				"relevantChunkIds": {
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				},
				"expectedAnswerSupported": { "type": "boolean" },
				"reviewedAt": { "$ref": "#/definitions/instant" },
				"digest": { "$ref": "#/definitions/digest" },
				"independence": { "enum": ["blind", "declared"] }
			}
		},
		"resolution": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"by",
				"at",
				"reason",
				"clarified"
			],
			"properties": {
				"by": { "type": "string" },
				"at": { "$ref": "#/definitions/instant" },
				"reason": { "type": "string" },
				"clarified": {
					"type": "array",
					"items": { "enum": [
						"query",
						"answer",
						"source",
						"chunks"
					] }
				}
			}
		},
		"refresh": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from",
				"to",
				"reasons"
			],
			"properties": {
				"from": { "type": "string" },
				"to": { "type": "string" },
				"reasons": {
					"type": "array",
					"items": { "$ref": "#/definitions/refreshReason" }
				},
				"outcome": { "enum": [
					"confirmed",
					"revised",
					"abstained",
					"retired"
				] },
				"by": { "type": "string" },
				"at": { "$ref": "#/definitions/instant" },
				"reason": { "type": "string" },
				"previous": {
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				}
			}
		},
		"refreshReason": { "enum": [
			"source-revision-changed",
			"chunk-edited",
			"chunk-moved",
			"chunk-deleted",
			"chunking-changed",
			"embedding-changed",
			"retrieval-filter-changed",
			"document-added",
			"query-pattern-observed",
			"corpus-revision-changed"
		] },
		"retired": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"by",
				"at",
				"reason"
			],
			"properties": {
				"by": { "type": "string" },
				"at": { "$ref": "#/definitions/instant" },
				"reason": { "type": "string" }
			}
		},
		"askedAt": {
			"type": "string",
			"format": "date-time"
		},
		"caller": {
			"type": "object",
			"additionalProperties": false,
			"required": ["documents"],
			"properties": { "documents": {
				"type": "array",
				"items": { "$ref": "#/definitions/documentId" }
			} }
		},
		"answerableCase": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"kind",
				"query",
				"expectedAnswer"
			],
			"properties": {
				"id": { "$ref": "#/definitions/caseId" },
				"kind": { "const": "answerable" },
				"query": { "$ref": "#/definitions/query" },
				"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
				"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
				"evidence": { "$ref": "#/definitions/shortEvidence" },
				"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
				"provenance": { "$ref": "#/definitions/provenance" },
				"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
				"origin": { "$ref": "#/definitions/origin" },
				"review": { "$ref": "#/definitions/review" },
				"conversation": { "$ref": "#/definitions/conversation" },
				"tags": { "$ref": "#/definitions/tags" },
				"notes": { "$ref": "#/definitions/notes" },
				"variantOf": { "$ref": "#/definitions/variantOf" },
				"families": { "$ref": "#/definitions/families" },
				"split": { "$ref": "#/definitions/split" },
				"sentinel": { "$ref": "#/definitions/sentinel" },
				"refresh": { "$ref": "#/definitions/refresh" },
				"retired": { "$ref": "#/definitions/retired" },
				"askedAt": { "$ref": "#/definitions/askedAt" },
				"caller": { "$ref": "#/definitions/caller" }
			}
		},
		"inconclusiveCase": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"kind",
				"query",
				"expectedAnswer"
			],
			"properties": {
				"id": { "$ref": "#/definitions/caseId" },
				"kind": { "const": "inconclusive" },
				"query": { "$ref": "#/definitions/query" },
				"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
				"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
				"evidence": { "$ref": "#/definitions/shortEvidence" },
				"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
				"provenance": { "$ref": "#/definitions/provenance" },
				"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
				"origin": { "$ref": "#/definitions/origin" },
				"review": { "$ref": "#/definitions/review" },
				"conversation": { "$ref": "#/definitions/conversation" },
				"tags": { "$ref": "#/definitions/tags" },
				"notes": { "$ref": "#/definitions/notes" },
				"variantOf": { "$ref": "#/definitions/variantOf" },
				"families": { "$ref": "#/definitions/families" },
				"split": { "$ref": "#/definitions/split" },
				"sentinel": { "$ref": "#/definitions/sentinel" },
				"refresh": { "$ref": "#/definitions/refresh" },
				"retired": { "$ref": "#/definitions/retired" },
				"askedAt": { "$ref": "#/definitions/askedAt" },
				"caller": { "$ref": "#/definitions/caller" }
			}
		},
		"abstentionCase": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"kind",
				"query",
				"expectedAnswer",
				"because"
			],
			"properties": {
				"id": { "$ref": "#/definitions/caseId" },
				"kind": { "const": "abstention" },
				"query": { "$ref": "#/definitions/query" },
				"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
				"because": { "enum": [
					"not-in-corpus",
					"out-of-scope",
					"not-permitted",
					"ambiguous"
				] },
				"relevantChunkIds": { "$ref": "#/definitions/noChunkIds" },
				"provenance": { "$ref": "#/definitions/noProvenance" },
				"distractorChunkIds": {
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				},
				"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
				"origin": { "$ref": "#/definitions/origin" },
				"review": { "$ref": "#/definitions/review" },
				"conversation": { "$ref": "#/definitions/conversation" },
				"tags": { "$ref": "#/definitions/tags" },
				"notes": { "$ref": "#/definitions/notes" },
				"variantOf": { "$ref": "#/definitions/variantOf" },
				"families": { "$ref": "#/definitions/families" },
				"split": { "$ref": "#/definitions/split" },
				"sentinel": { "$ref": "#/definitions/sentinel" },
				"refresh": { "$ref": "#/definitions/refresh" },
				"retired": { "$ref": "#/definitions/retired" },
				"askedAt": { "$ref": "#/definitions/askedAt" },
				"caller": { "$ref": "#/definitions/caller" }
			}
		}
	}
};
const schema12$5 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": { "const": "answerable" },
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
		"evidence": { "$ref": "#/definitions/shortEvidence" },
		"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
		"provenance": { "$ref": "#/definitions/provenance" },
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
const schema13$2 = {
	"type": "string",
	"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
	"maxLength": 100
};
const schema14$2 = { "type": "string" };
const schema15$1 = { "type": "string" };
const schema28 = { "type": "string" };
const schema42 = {
	"type": "array",
	"items": { "type": "string" }
};
const schema43 = { "type": "string" };
const schema44 = { "type": "string" };
const schema47 = { "enum": [
	"dev",
	"validation",
	"test",
	"regression"
] };
const schema60 = {
	"type": "string",
	"format": "date-time"
};
const func2$3 = Object.prototype.hasOwnProperty;
const func3$1 = require_ucs2length$2().default;
const pattern0$5 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const schema16$1 = {
	"type": "array",
	"items": { "$ref": "#/definitions/acceptedAnswer" }
};
const schema17$1 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["statement", "chunkIds"],
	"properties": {
		"statement": { "type": "string" },
		"chunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		}
	}
};
const schema18$1 = { "type": "string" };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.statement === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "statement" },
				schema: schema17$1.required,
				parentSchema: schema17$1,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.chunkIds === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkIds" },
				schema: schema17$1.required,
				parentSchema: schema17$1,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "statement" || key0 === "chunkIds")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema17$1,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.statement !== void 0) {
			let data0 = data.statement;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/statement",
					schemaPath: "#/properties/statement/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema17$1.properties.statement.type,
					parentSchema: schema17$1.properties.statement,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.chunkIds !== void 0) {
			let data1 = data.chunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err4 = {
							instancePath: instancePath + "/chunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema18$1.type,
							parentSchema: schema18$1,
							data: data2
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/chunkIds",
					schemaPath: "#/properties/chunkIds/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema17$1.properties.chunkIds.type,
					parentSchema: schema17$1.properties.chunkIds,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema17$1.type,
			parentSchema: schema17$1,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate13(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema16$1.type,
			parentSchema: schema16$1,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
const schema19$1 = {
	"type": "array",
	"items": { "$ref": "#/definitions/shortEvidenceEntry" },
	"examples": [[{
		"document": "refund-policy",
		"quote": "within 30 days"
	}]]
};
const schema20 = {
	"type": "object",
	"additionalProperties": false,
	"required": [],
	"properties": {
		"document": { "type": "string" },
		"chunk": { "type": "string" },
		"quote": { "type": "string" }
	},
	"examples": [{
		"document": "refund-policy",
		"quote": "within 30 days"
	}, { "chunk": "refund-policy:12" }]
};
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "document" || key0 === "chunk" || key0 === "quote")) {
					const err0 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/shortEvidenceEntry/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						schema: false,
						parentSchema: schema20,
						data: data0
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (data0.document !== void 0) {
					let data1 = data0.document;
					if (typeof data1 !== "string") {
						const err1 = {
							instancePath: instancePath + "/" + i0 + "/document",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/document/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema20.properties.document.type,
							parentSchema: schema20.properties.document,
							data: data1
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (data0.chunk !== void 0) {
					let data2 = data0.chunk;
					if (typeof data2 !== "string") {
						const err2 = {
							instancePath: instancePath + "/" + i0 + "/chunk",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/chunk/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema20.properties.chunk.type,
							parentSchema: schema20.properties.chunk,
							data: data2
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (data0.quote !== void 0) {
					let data3 = data0.quote;
					if (typeof data3 !== "string") {
						const err3 = {
							instancePath: instancePath + "/" + i0 + "/quote",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/quote/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema20.properties.quote.type,
							parentSchema: schema20.properties.quote,
							data: data3
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/shortEvidenceEntry/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema20.type,
					parentSchema: schema20,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema19$1.type,
			parentSchema: schema19$1,
			data
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const schema21 = {
	"type": "array",
	"items": { "$ref": "#/definitions/chunkId" }
};
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema18$1.type,
					parentSchema: schema18$1,
					data: data0
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema21.type,
			parentSchema: schema21,
			data
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const schema23 = {
	"type": "array",
	"items": { "$ref": "#/definitions/provenanceEntry" }
};
const schema24 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"chunkId",
		"documentId",
		"sourceUri",
		"sourceRevision",
		"contentHash"
	],
	"properties": {
		"chunkId": { "$ref": "#/definitions/chunkId" },
		"documentId": { "$ref": "#/definitions/documentId" },
		"sourceUri": { "type": "string" },
		"sourceRevision": { "type": "string" },
		"contentHash": { "$ref": "#/definitions/contentHash" },
		"quote": { "type": "string" },
		"grade": {
			"type": "number",
			"minimum": 0
		},
		"insteadOf": { "type": "string" }
	}
};
const schema26 = { "type": "string" };
const schema27 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const pattern1$1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.chunkId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkId" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sourceUri === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sourceUri" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sourceRevision === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sourceRevision" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.contentHash === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentHash" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkId" || key0 === "documentId" || key0 === "sourceUri" || key0 === "sourceRevision" || key0 === "contentHash" || key0 === "quote" || key0 === "grade" || key0 === "insteadOf")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.chunkId !== void 0) {
			let data0 = data.chunkId;
			if (typeof data0 !== "string") {
				const err6 = {
					instancePath: instancePath + "/chunkId",
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema18$1.type,
					parentSchema: schema18$1,
					data: data0
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				const err7 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema26.type,
					parentSchema: schema26,
					data: data1
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.sourceUri !== void 0) {
			let data2 = data.sourceUri;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/sourceUri",
					schemaPath: "#/properties/sourceUri/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema24.properties.sourceUri.type,
					parentSchema: schema24.properties.sourceUri,
					data: data2
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.sourceRevision !== void 0) {
			let data3 = data.sourceRevision;
			if (typeof data3 !== "string") {
				const err9 = {
					instancePath: instancePath + "/sourceRevision",
					schemaPath: "#/properties/sourceRevision/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema24.properties.sourceRevision.type,
					parentSchema: schema24.properties.sourceRevision,
					data: data3
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data4 = data.contentHash;
			if (typeof data4 === "string") {
				if (!pattern1$1.test(data4)) {
					const err10 = {
						instancePath: instancePath + "/contentHash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema27,
						data: data4
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/contentHash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema27.type,
					parentSchema: schema27,
					data: data4
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.quote !== void 0) {
			let data5 = data.quote;
			if (typeof data5 !== "string") {
				const err12 = {
					instancePath: instancePath + "/quote",
					schemaPath: "#/properties/quote/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema24.properties.quote.type,
					parentSchema: schema24.properties.quote,
					data: data5
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.grade !== void 0) {
			let data6 = data.grade;
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err13 = {
						instancePath: instancePath + "/grade",
						schemaPath: "#/properties/grade/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						schema: 0,
						parentSchema: schema24.properties.grade,
						data: data6
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/grade",
					schemaPath: "#/properties/grade/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema24.properties.grade.type,
					parentSchema: schema24.properties.grade,
					data: data6
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.insteadOf !== void 0) {
			let data7 = data.insteadOf;
			if (typeof data7 !== "string") {
				const err15 = {
					instancePath: instancePath + "/insteadOf",
					schemaPath: "#/properties/insteadOf/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema24.properties.insteadOf.type,
					parentSchema: schema24.properties.insteadOf,
					data: data7
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema24.type,
			parentSchema: schema24,
			data
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema23.type,
			parentSchema: schema23,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const schema29 = {
	"type": "object",
	"required": ["kind"],
	"properties": { "kind": { "enum": [
		"human",
		"synthetic",
		"telemetry",
		"import"
	] } },
	"discriminator": { "propertyName": "kind" },
	"oneOf": [
		{ "$ref": "#/definitions/humanOrigin" },
		{ "$ref": "#/definitions/syntheticOrigin" },
		{ "$ref": "#/definitions/telemetryOrigin" },
		{ "$ref": "#/definitions/importOrigin" }
	]
};
const schema34 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "author"],
	"properties": {
		"kind": { "const": "human" },
		"author": { "type": "string" }
	}
};
const schema35 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "observation"],
	"properties": {
		"kind": { "const": "telemetry" },
		"observation": { "type": "string" }
	}
};
const schema36 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"format",
		"source",
		"sha256"
	],
	"properties": {
		"kind": { "const": "import" },
		"format": { "type": "string" },
		"source": { "type": "string" },
		"sha256": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"id": { "type": "string" }
	}
};
const schema30 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"lane",
		"generator"
	],
	"properties": {
		"kind": { "const": "synthetic" },
		"lane": { "enum": [
			"backlog",
			"phrasing",
			"exploration"
		] },
		"generator": { "type": "string" },
		"excerpt": { "$ref": "#/definitions/excerpt" },
		"calibrated": { "type": "boolean" }
	}
};
const schema31 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["chunkIds", "contentHash"],
	"properties": {
		"chunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"contentHash": { "$ref": "#/definitions/contentHash" }
	}
};
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.chunkIds === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkIds" },
				schema: schema31.required,
				parentSchema: schema31,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contentHash === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentHash" },
				schema: schema31.required,
				parentSchema: schema31,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkIds" || key0 === "contentHash")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema31,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.chunkIds !== void 0) {
			let data0 = data.chunkIds;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err3 = {
							instancePath: instancePath + "/chunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema18$1.type,
							parentSchema: schema18$1,
							data: data1
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/chunkIds",
					schemaPath: "#/properties/chunkIds/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema31.properties.chunkIds.type,
					parentSchema: schema31.properties.chunkIds,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data2 = data.contentHash;
			if (typeof data2 === "string") {
				if (!pattern1$1.test(data2)) {
					const err5 = {
						instancePath: instancePath + "/contentHash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema27,
						data: data2
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/contentHash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema27.type,
					parentSchema: schema27,
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema31.type,
			parentSchema: schema31,
			data
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema30.required,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.lane === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lane" },
				schema: schema30.required,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.generator === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "generator" },
				schema: schema30.required,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "lane" || key0 === "generator" || key0 === "excerpt" || key0 === "calibrated")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if ("synthetic" !== data0) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "synthetic" },
					schema: "synthetic",
					parentSchema: schema30.properties.kind,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.lane !== void 0) {
			let data1 = data.lane;
			if (!(data1 === "backlog" || data1 === "phrasing" || data1 === "exploration")) {
				const err5 = {
					instancePath: instancePath + "/lane",
					schemaPath: "#/properties/lane/enum",
					keyword: "enum",
					params: { allowedValues: schema30.properties.lane.enum },
					schema: schema30.properties.lane.enum,
					parentSchema: schema30.properties.lane,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.generator !== void 0) {
			let data2 = data.generator;
			if (typeof data2 !== "string") {
				const err6 = {
					instancePath: instancePath + "/generator",
					schemaPath: "#/properties/generator/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema30.properties.generator.type,
					parentSchema: schema30.properties.generator,
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.excerpt !== void 0) {
			if (!validate26(data.excerpt, {
				instancePath: instancePath + "/excerpt",
				parentData: data,
				parentDataProperty: "excerpt",
				rootData
			})) {
				vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
				errors = vErrors.length;
			}
		}
		if (data.calibrated !== void 0) {
			let data4 = data.calibrated;
			if (typeof data4 !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/calibrated",
					schemaPath: "#/properties/calibrated/type",
					keyword: "type",
					params: { type: "boolean" },
					schema: schema30.properties.calibrated.type,
					parentSchema: schema30.properties.calibrated,
					data: data4
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema30.type,
			parentSchema: schema30,
			data
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema29.required,
				parentSchema: schema29,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "human" || data0 === "synthetic" || data0 === "telemetry" || data0 === "import")) {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.kind.enum },
					schema: schema29.properties.kind.enum,
					parentSchema: schema29.properties.kind,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "human") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err2 = {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							schema: schema34.required,
							parentSchema: schema34,
							data
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data.author === void 0) {
						const err3 = {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/required",
							keyword: "required",
							params: { missingProperty: "author" },
							schema: schema34.required,
							parentSchema: schema34,
							data
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					for (const key0 in data) if (!(key0 === "kind" || key0 === "author")) {
						const err4 = {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key0 },
							schema: false,
							parentSchema: schema34,
							data
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (data.kind !== void 0) {
						let data1 = data.kind;
						if ("human" !== data1) {
							const err5 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/humanOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "human" },
								schema: "human",
								parentSchema: schema34.properties.kind,
								data: data1
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
					if (data.author !== void 0) {
						let data2 = data.author;
						if (typeof data2 !== "string") {
							const err6 = {
								instancePath: instancePath + "/author",
								schemaPath: "#/definitions/humanOrigin/properties/author/type",
								keyword: "type",
								params: { type: "string" },
								schema: schema34.properties.author.type,
								parentSchema: schema34.properties.author,
								data: data2
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				} else {
					const err7 = {
						instancePath,
						schemaPath: "#/definitions/humanOrigin/type",
						keyword: "type",
						params: { type: "object" },
						schema: schema34.type,
						parentSchema: schema34,
						data
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else if (tag0 === "synthetic") {
				if (!validate25(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "telemetry") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err8 = {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							schema: schema35.required,
							parentSchema: schema35,
							data
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data.observation === void 0) {
						const err9 = {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/required",
							keyword: "required",
							params: { missingProperty: "observation" },
							schema: schema35.required,
							parentSchema: schema35,
							data
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					for (const key1 in data) if (!(key1 === "kind" || key1 === "observation")) {
						const err10 = {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							schema: false,
							parentSchema: schema35,
							data
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data.kind !== void 0) {
						let data3 = data.kind;
						if ("telemetry" !== data3) {
							const err11 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/telemetryOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "telemetry" },
								schema: "telemetry",
								parentSchema: schema35.properties.kind,
								data: data3
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data.observation !== void 0) {
						let data4 = data.observation;
						if (typeof data4 !== "string") {
							const err12 = {
								instancePath: instancePath + "/observation",
								schemaPath: "#/definitions/telemetryOrigin/properties/observation/type",
								keyword: "type",
								params: { type: "string" },
								schema: schema35.properties.observation.type,
								parentSchema: schema35.properties.observation,
								data: data4
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
				} else {
					const err13 = {
						instancePath,
						schemaPath: "#/definitions/telemetryOrigin/type",
						keyword: "type",
						params: { type: "object" },
						schema: schema35.type,
						parentSchema: schema35,
						data
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else if (tag0 === "import") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err14 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data.format === void 0) {
						const err15 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "format" },
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					if (data.source === void 0) {
						const err16 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "source" },
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data.sha256 === void 0) {
						const err17 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "sha256" },
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					for (const key2 in data) if (!(key2 === "kind" || key2 === "format" || key2 === "source" || key2 === "sha256" || key2 === "id")) {
						const err18 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							schema: false,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data.kind !== void 0) {
						let data5 = data.kind;
						if ("import" !== data5) {
							const err19 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/importOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "import" },
								schema: "import",
								parentSchema: schema36.properties.kind,
								data: data5
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
					if (data.format !== void 0) {
						let data6 = data.format;
						if (typeof data6 !== "string") {
							const err20 = {
								instancePath: instancePath + "/format",
								schemaPath: "#/definitions/importOrigin/properties/format/type",
								keyword: "type",
								params: { type: "string" },
								schema: schema36.properties.format.type,
								parentSchema: schema36.properties.format,
								data: data6
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data.source !== void 0) {
						let data7 = data.source;
						if (typeof data7 !== "string") {
							const err21 = {
								instancePath: instancePath + "/source",
								schemaPath: "#/definitions/importOrigin/properties/source/type",
								keyword: "type",
								params: { type: "string" },
								schema: schema36.properties.source.type,
								parentSchema: schema36.properties.source,
								data: data7
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data.sha256 !== void 0) {
						let data8 = data.sha256;
						if (typeof data8 === "string") {
							if (!pattern1$1.test(data8)) {
								const err22 = {
									instancePath: instancePath + "/sha256",
									schemaPath: "#/definitions/importOrigin/properties/sha256/pattern",
									keyword: "pattern",
									params: { pattern: "^sha256:[0-9a-f]{64}$" },
									schema: "^sha256:[0-9a-f]{64}$",
									parentSchema: schema36.properties.sha256,
									data: data8
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/sha256",
								schemaPath: "#/definitions/importOrigin/properties/sha256/type",
								keyword: "type",
								params: { type: "string" },
								schema: schema36.properties.sha256.type,
								parentSchema: schema36.properties.sha256,
								data: data8
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data.id !== void 0) {
						let data9 = data.id;
						if (typeof data9 !== "string") {
							const err24 = {
								instancePath: instancePath + "/id",
								schemaPath: "#/definitions/importOrigin/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								schema: schema36.properties.id.type,
								parentSchema: schema36.properties.id,
								data: data9
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				} else {
					const err25 = {
						instancePath,
						schemaPath: "#/definitions/importOrigin/type",
						keyword: "type",
						params: { type: "object" },
						schema: schema36.type,
						parentSchema: schema36,
						data
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					schema: schema29.discriminator,
					parentSchema: schema29,
					data
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		} else {
			const err27 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				schema: schema29.discriminator,
				parentSchema: schema29,
				data
			};
			if (vErrors === null) vErrors = [err27];
			else vErrors.push(err27);
			errors++;
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema29.type,
			parentSchema: schema29,
			data
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema37 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["status"],
	"properties": {
		"status": { "enum": [
			"pending",
			"approved",
			"rejected"
		] },
		"reviewedBy": { "type": "string" },
		"reviewedAt": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" },
		"confirmed": {
			"type": "array",
			"items": { "enum": [
				"query",
				"answer",
				"source",
				"chunks"
			] }
		},
		"digest": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"corpus": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"via": { "enum": [
			"github",
			"local",
			"import"
		] },
		"proof": { "$ref": "#/definitions/proof" }
	}
};
const schema38 = {
	"type": "string",
	"format": "date-time"
};
const schema39 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"pullRequest",
		"review",
		"reviewerId",
		"commit"
	],
	"properties": {
		"pullRequest": {
			"type": "integer",
			"minimum": 1
		},
		"review": {
			"type": "integer",
			"minimum": 1
		},
		"reviewerId": {
			"type": "integer",
			"minimum": 1
		},
		"commit": {
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		}
	}
};
const formats0$3 = require_formats$3().fullFormats["date-time"];
const pattern6 = /* @__PURE__ */ new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				schema: schema37.required,
				parentSchema: schema37,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!func2$3.call(schema37.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema37,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (!(data0 === "pending" || data0 === "approved" || data0 === "rejected")) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.status.enum },
					schema: schema37.properties.status.enum,
					parentSchema: schema37.properties.status,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.reviewedBy !== void 0) {
			let data1 = data.reviewedBy;
			if (typeof data1 !== "string") {
				const err3 = {
					instancePath: instancePath + "/reviewedBy",
					schemaPath: "#/properties/reviewedBy/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema37.properties.reviewedBy.type,
					parentSchema: schema37.properties.reviewedBy,
					data: data1
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data2 = data.reviewedAt;
			if (typeof data2 === "string") {
				if (!formats0$3.validate(data2)) {
					const err4 = {
						instancePath: instancePath + "/reviewedAt",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema38,
						data: data2
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/reviewedAt",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema38.type,
					parentSchema: schema38,
					data: data2
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 !== "string") {
				const err6 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema37.properties.reason.type,
					parentSchema: schema37.properties.reason,
					data: data3
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.confirmed !== void 0) {
			let data4 = data.confirmed;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "query" || data5 === "answer" || data5 === "source" || data5 === "chunks")) {
						const err7 = {
							instancePath: instancePath + "/confirmed/" + i0,
							schemaPath: "#/properties/confirmed/items/enum",
							keyword: "enum",
							params: { allowedValues: schema37.properties.confirmed.items.enum },
							schema: schema37.properties.confirmed.items.enum,
							parentSchema: schema37.properties.confirmed.items,
							data: data5
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/confirmed",
					schemaPath: "#/properties/confirmed/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema37.properties.confirmed.type,
					parentSchema: schema37.properties.confirmed,
					data: data4
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data6 = data.digest;
			if (typeof data6 === "string") {
				if (!pattern1$1.test(data6)) {
					const err9 = {
						instancePath: instancePath + "/digest",
						schemaPath: "#/properties/digest/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema37.properties.digest,
						data: data6
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/digest",
					schemaPath: "#/properties/digest/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema37.properties.digest.type,
					parentSchema: schema37.properties.digest,
					data: data6
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.corpus !== void 0) {
			let data7 = data.corpus;
			if (typeof data7 === "string") {
				if (!pattern1$1.test(data7)) {
					const err11 = {
						instancePath: instancePath + "/corpus",
						schemaPath: "#/properties/corpus/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema37.properties.corpus,
						data: data7
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/corpus",
					schemaPath: "#/properties/corpus/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema37.properties.corpus.type,
					parentSchema: schema37.properties.corpus,
					data: data7
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.via !== void 0) {
			let data8 = data.via;
			if (!(data8 === "github" || data8 === "local" || data8 === "import")) {
				const err13 = {
					instancePath: instancePath + "/via",
					schemaPath: "#/properties/via/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.via.enum },
					schema: schema37.properties.via.enum,
					parentSchema: schema37.properties.via,
					data: data8
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.proof !== void 0) {
			let data9 = data.proof;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.pullRequest === void 0) {
					const err14 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "pullRequest" },
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data9.review === void 0) {
					const err15 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "review" },
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data9.reviewerId === void 0) {
					const err16 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "reviewerId" },
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data9.commit === void 0) {
					const err17 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "commit" },
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				for (const key1 in data9) if (!(key1 === "pullRequest" || key1 === "review" || key1 === "reviewerId" || key1 === "commit")) {
					const err18 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data9.pullRequest !== void 0) {
					let data10 = data9.pullRequest;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						const err19 = {
							instancePath: instancePath + "/proof/pullRequest",
							schemaPath: "#/definitions/proof/properties/pullRequest/type",
							keyword: "type",
							params: { type: "integer" },
							schema: schema39.properties.pullRequest.type,
							parentSchema: schema39.properties.pullRequest,
							data: data10
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 < 1 || isNaN(data10)) {
							const err20 = {
								instancePath: instancePath + "/proof/pullRequest",
								schemaPath: "#/definitions/proof/properties/pullRequest/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								schema: 1,
								parentSchema: schema39.properties.pullRequest,
								data: data10
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				}
				if (data9.review !== void 0) {
					let data11 = data9.review;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						const err21 = {
							instancePath: instancePath + "/proof/review",
							schemaPath: "#/definitions/proof/properties/review/type",
							keyword: "type",
							params: { type: "integer" },
							schema: schema39.properties.review.type,
							parentSchema: schema39.properties.review,
							data: data11
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 < 1 || isNaN(data11)) {
							const err22 = {
								instancePath: instancePath + "/proof/review",
								schemaPath: "#/definitions/proof/properties/review/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								schema: 1,
								parentSchema: schema39.properties.review,
								data: data11
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
				}
				if (data9.reviewerId !== void 0) {
					let data12 = data9.reviewerId;
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
						const err23 = {
							instancePath: instancePath + "/proof/reviewerId",
							schemaPath: "#/definitions/proof/properties/reviewerId/type",
							keyword: "type",
							params: { type: "integer" },
							schema: schema39.properties.reviewerId.type,
							parentSchema: schema39.properties.reviewerId,
							data: data12
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 < 1 || isNaN(data12)) {
							const err24 = {
								instancePath: instancePath + "/proof/reviewerId",
								schemaPath: "#/definitions/proof/properties/reviewerId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								schema: 1,
								parentSchema: schema39.properties.reviewerId,
								data: data12
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				}
				if (data9.commit !== void 0) {
					let data13 = data9.commit;
					if (typeof data13 === "string") {
						if (!pattern6.test(data13)) {
							const err25 = {
								instancePath: instancePath + "/proof/commit",
								schemaPath: "#/definitions/proof/properties/commit/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" },
								schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$",
								parentSchema: schema39.properties.commit,
								data: data13
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/proof/commit",
							schemaPath: "#/definitions/proof/properties/commit/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema39.properties.commit.type,
							parentSchema: schema39.properties.commit,
							data: data13
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/proof",
					schemaPath: "#/definitions/proof/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema39.type,
					parentSchema: schema39,
					data: data9
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema37.type,
			parentSchema: schema37,
			data
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const schema40 = {
	"type": "array",
	"items": { "$ref": "#/definitions/turn" }
};
const schema41 = {
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
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.role === void 0) {
					const err0 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/required",
						keyword: "required",
						params: { missingProperty: "role" },
						schema: schema41.required,
						parentSchema: schema41,
						data: data0
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (data0.content === void 0) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/required",
						keyword: "required",
						params: { missingProperty: "content" },
						schema: schema41.required,
						parentSchema: schema41,
						data: data0
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				for (const key0 in data0) if (!(key0 === "role" || key0 === "content")) {
					const err2 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						schema: false,
						parentSchema: schema41,
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.role !== void 0) {
					let data1 = data0.role;
					if (!(data1 === "user" || data1 === "assistant" || data1 === "system")) {
						const err3 = {
							instancePath: instancePath + "/" + i0 + "/role",
							schemaPath: "#/definitions/turn/properties/role/enum",
							keyword: "enum",
							params: { allowedValues: schema41.properties.role.enum },
							schema: schema41.properties.role.enum,
							parentSchema: schema41.properties.role,
							data: data1
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (data0.content !== void 0) {
					let data2 = data0.content;
					if (typeof data2 !== "string") {
						const err4 = {
							instancePath: instancePath + "/" + i0 + "/content",
							schemaPath: "#/definitions/turn/properties/content/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema41.properties.content.type,
							parentSchema: schema41.properties.content,
							data: data2
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/turn/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema41.type,
					parentSchema: schema41,
					data: data0
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema40.type,
			parentSchema: schema40,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const schema45 = {
	"type": "array",
	"items": { "$ref": "#/definitions/familyId" }
};
const schema46 = {
	"type": "string",
	"maxLength": 100,
	"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$"
};
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func3$1(data0) > 100) {
					const err0 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/familyId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema46,
						data: data0
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (!pattern0$5.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/familyId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema46,
						data: data0
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/familyId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema46.type,
					parentSchema: schema46,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema45.type,
			parentSchema: schema45,
			data
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const schema48 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["why"],
	"properties": {
		"why": { "enum": [
			"common",
			"ambiguous",
			"high-consequence",
			"several-sources",
			"uncertainty",
			"fragile"
		] },
		"reviews": {
			"type": "array",
			"items": { "$ref": "#/definitions/sentinelReview" }
		},
		"resolution": { "$ref": "#/definitions/resolution" }
	}
};
const schema49 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"reviewer",
		"relevantChunkIds",
		"expectedAnswerSupported",
		"reviewedAt",
		"digest",
		"independence"
	],
	"properties": {
		"reviewer": { "type": "string" },
		"relevantChunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"expectedAnswerSupported": { "type": "boolean" },
		"reviewedAt": { "$ref": "#/definitions/instant" },
		"digest": { "$ref": "#/definitions/digest" },
		"independence": { "enum": ["blind", "declared"] }
	}
};
const schema52 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reviewer === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reviewer" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.relevantChunkIds === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "relevantChunkIds" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expectedAnswerSupported === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswerSupported" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.reviewedAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reviewedAt" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.digest === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "digest" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.independence === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "independence" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "reviewer" || key0 === "relevantChunkIds" || key0 === "expectedAnswerSupported" || key0 === "reviewedAt" || key0 === "digest" || key0 === "independence")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema49,
				data
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.reviewer !== void 0) {
			let data0 = data.reviewer;
			if (typeof data0 !== "string") {
				const err7 = {
					instancePath: instancePath + "/reviewer",
					schemaPath: "#/properties/reviewer/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema49.properties.reviewer.type,
					parentSchema: schema49.properties.reviewer,
					data: data0
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			let data1 = data.relevantChunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err8 = {
							instancePath: instancePath + "/relevantChunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema18$1.type,
							parentSchema: schema18$1,
							data: data2
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/relevantChunkIds",
					schemaPath: "#/properties/relevantChunkIds/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema49.properties.relevantChunkIds.type,
					parentSchema: schema49.properties.relevantChunkIds,
					data: data1
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.expectedAnswerSupported !== void 0) {
			let data3 = data.expectedAnswerSupported;
			if (typeof data3 !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/expectedAnswerSupported",
					schemaPath: "#/properties/expectedAnswerSupported/type",
					keyword: "type",
					params: { type: "boolean" },
					schema: schema49.properties.expectedAnswerSupported.type,
					parentSchema: schema49.properties.expectedAnswerSupported,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data4 = data.reviewedAt;
			if (typeof data4 === "string") {
				if (!formats0$3.validate(data4)) {
					const err11 = {
						instancePath: instancePath + "/reviewedAt",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema38,
						data: data4
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/reviewedAt",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema38.type,
					parentSchema: schema38,
					data: data4
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data5 = data.digest;
			if (typeof data5 === "string") {
				if (!pattern1$1.test(data5)) {
					const err13 = {
						instancePath: instancePath + "/digest",
						schemaPath: "#/definitions/digest/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema52,
						data: data5
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/digest",
					schemaPath: "#/definitions/digest/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema52.type,
					parentSchema: schema52,
					data: data5
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.independence !== void 0) {
			let data6 = data.independence;
			if (!(data6 === "blind" || data6 === "declared")) {
				const err15 = {
					instancePath: instancePath + "/independence",
					schemaPath: "#/properties/independence/enum",
					keyword: "enum",
					params: { allowedValues: schema49.properties.independence.enum },
					schema: schema49.properties.independence.enum,
					parentSchema: schema49.properties.independence,
					data: data6
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema49.type,
			parentSchema: schema49,
			data
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
const schema53 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"reason",
		"clarified"
	],
	"properties": {
		"by": { "type": "string" },
		"at": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" },
		"clarified": {
			"type": "array",
			"items": { "enum": [
				"query",
				"answer",
				"source",
				"chunks"
			] }
		}
	}
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.at === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.clarified === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "clarified" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "clarified")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema53,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema53.properties.by.type,
					parentSchema: schema53.properties.by,
					data: data0
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0$3.validate(data1)) {
					const err6 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema38,
						data: data1
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema38.type,
					parentSchema: schema38,
					data: data1
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema53.properties.reason.type,
					parentSchema: schema53.properties.reason,
					data: data2
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.clarified !== void 0) {
			let data3 = data.clarified;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (!(data4 === "query" || data4 === "answer" || data4 === "source" || data4 === "chunks")) {
						const err9 = {
							instancePath: instancePath + "/clarified/" + i0,
							schemaPath: "#/properties/clarified/items/enum",
							keyword: "enum",
							params: { allowedValues: schema53.properties.clarified.items.enum },
							schema: schema53.properties.clarified.items.enum,
							parentSchema: schema53.properties.clarified.items,
							data: data4
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/clarified",
					schemaPath: "#/properties/clarified/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema53.properties.clarified.type,
					parentSchema: schema53.properties.clarified,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema53.type,
			parentSchema: schema53,
			data
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "reviews" || key0 === "resolution")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (!(data0 === "common" || data0 === "ambiguous" || data0 === "high-consequence" || data0 === "several-sources" || data0 === "uncertainty" || data0 === "fragile")) {
				const err2 = {
					instancePath: instancePath + "/why",
					schemaPath: "#/properties/why/enum",
					keyword: "enum",
					params: { allowedValues: schema48.properties.why.enum },
					schema: schema48.properties.why.enum,
					parentSchema: schema48.properties.why,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.reviews !== void 0) {
			let data1 = data.reviews;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate37(data1[i0], {
					instancePath: instancePath + "/reviews/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/reviews",
					schemaPath: "#/properties/reviews/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema48.properties.reviews.type,
					parentSchema: schema48.properties.reviews,
					data: data1
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.resolution !== void 0) {
			if (!validate39(data.resolution, {
				instancePath: instancePath + "/resolution",
				parentData: data,
				parentDataProperty: "resolution",
				rootData
			})) {
				vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema48.type,
			parentSchema: schema48,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
const schema55 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"reasons"
	],
	"properties": {
		"from": { "type": "string" },
		"to": { "type": "string" },
		"reasons": {
			"type": "array",
			"items": { "$ref": "#/definitions/refreshReason" }
		},
		"outcome": { "enum": [
			"confirmed",
			"revised",
			"abstained",
			"retired"
		] },
		"by": { "type": "string" },
		"at": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" },
		"previous": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const schema56 = { "enum": [
	"source-revision-changed",
	"chunk-edited",
	"chunk-moved",
	"chunk-deleted",
	"chunking-changed",
	"embedding-changed",
	"retrieval-filter-changed",
	"document-added",
	"query-pattern-observed",
	"corpus-revision-changed"
] };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				schema: schema55.required,
				parentSchema: schema55,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				schema: schema55.required,
				parentSchema: schema55,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reasons === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reasons" },
				schema: schema55.required,
				parentSchema: schema55,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "reasons" || key0 === "outcome" || key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "previous")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema55,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/from",
					schemaPath: "#/properties/from/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema55.properties.from.type,
					parentSchema: schema55.properties.from,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/properties/to/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema55.properties.to.type,
					parentSchema: schema55.properties.to,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.reasons !== void 0) {
			let data2 = data.reasons;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(data3 === "source-revision-changed" || data3 === "chunk-edited" || data3 === "chunk-moved" || data3 === "chunk-deleted" || data3 === "chunking-changed" || data3 === "embedding-changed" || data3 === "retrieval-filter-changed" || data3 === "document-added" || data3 === "query-pattern-observed" || data3 === "corpus-revision-changed")) {
						const err6 = {
							instancePath: instancePath + "/reasons/" + i0,
							schemaPath: "#/definitions/refreshReason/enum",
							keyword: "enum",
							params: { allowedValues: schema56.enum },
							schema: schema56.enum,
							parentSchema: schema56,
							data: data3
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/reasons",
					schemaPath: "#/properties/reasons/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema55.properties.reasons.type,
					parentSchema: schema55.properties.reasons,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			let data4 = data.outcome;
			if (!(data4 === "confirmed" || data4 === "revised" || data4 === "abstained" || data4 === "retired")) {
				const err8 = {
					instancePath: instancePath + "/outcome",
					schemaPath: "#/properties/outcome/enum",
					keyword: "enum",
					params: { allowedValues: schema55.properties.outcome.enum },
					schema: schema55.properties.outcome.enum,
					parentSchema: schema55.properties.outcome,
					data: data4
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.by !== void 0) {
			let data5 = data.by;
			if (typeof data5 !== "string") {
				const err9 = {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema55.properties.by.type,
					parentSchema: schema55.properties.by,
					data: data5
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data6 = data.at;
			if (typeof data6 === "string") {
				if (!formats0$3.validate(data6)) {
					const err10 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema38,
						data: data6
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema38.type,
					parentSchema: schema38,
					data: data6
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data7 = data.reason;
			if (typeof data7 !== "string") {
				const err12 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema55.properties.reason.type,
					parentSchema: schema55.properties.reason,
					data: data7
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.previous !== void 0) {
			let data8 = data.previous;
			if (typeof data8 === "string") {
				if (!pattern1$1.test(data8)) {
					const err13 = {
						instancePath: instancePath + "/previous",
						schemaPath: "#/properties/previous/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema55.properties.previous,
						data: data8
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/previous",
					schemaPath: "#/properties/previous/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema55.properties.previous.type,
					parentSchema: schema55.properties.previous,
					data: data8
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema55.type,
			parentSchema: schema55,
			data
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const schema58 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"reason"
	],
	"properties": {
		"by": { "type": "string" },
		"at": { "$ref": "#/definitions/instant" },
		"reason": { "type": "string" }
	}
};
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by" },
				schema: schema58.required,
				parentSchema: schema58,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.at === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				schema: schema58.required,
				parentSchema: schema58,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				schema: schema58.required,
				parentSchema: schema58,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema58,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema58.properties.by.type,
					parentSchema: schema58.properties.by,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0$3.validate(data1)) {
					const err5 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema38,
						data: data1
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema38.type,
					parentSchema: schema38,
					data: data1
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				const err7 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema58.properties.reason.type,
					parentSchema: schema58.properties.reason,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema58.type,
			parentSchema: schema58,
			data
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema61 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["documents"],
	"properties": { "documents": {
		"type": "array",
		"items": { "$ref": "#/definitions/documentId" }
	} }
};
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documents === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				schema: schema61.required,
				parentSchema: schema61,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documents")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema61,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.documents !== void 0) {
			let data0 = data.documents;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err2 = {
							instancePath: instancePath + "/documents/" + i0,
							schemaPath: "#/definitions/documentId/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema26.type,
							parentSchema: schema26,
							data: data1
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema61.properties.documents.type,
					parentSchema: schema61.properties.documents,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema61.type,
			parentSchema: schema61,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema12$5.required,
				parentSchema: schema12$5,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema12$5.required,
				parentSchema: schema12$5,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.query === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				schema: schema12$5.required,
				parentSchema: schema12$5,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				schema: schema12$5.required,
				parentSchema: schema12$5,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func2$3.call(schema12$5.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema12$5,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3$1(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema13$2,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern0$5.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13$2,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema13$2.type,
					parentSchema: schema13$2,
					data: data0
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("answerable" !== data1) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "answerable" },
					schema: "answerable",
					parentSchema: schema12$5.properties.kind,
					data: data1
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema14$2.type,
					parentSchema: schema14$2,
					data: data2
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				const err10 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema15$1.type,
					parentSchema: schema15$1,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, {
				instancePath: instancePath + "/acceptedAnswers",
				parentData: data,
				parentDataProperty: "acceptedAnswers",
				rootData
			})) {
				vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
				errors = vErrors.length;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") {
				const err11 = {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema28.type,
					parentSchema: schema28,
					data: data8
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") {
						const err12 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema42.items.type,
							parentSchema: schema42.items,
							data: data13
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema42.type,
					parentSchema: schema42,
					data: data12
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				const err14 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema43.type,
					parentSchema: schema43,
					data: data14
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				const err15 = {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema44.type,
					parentSchema: schema44,
					data: data15
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.families !== void 0) {
			if (!validate34(data.families, {
				instancePath: instancePath + "/families",
				parentData: data,
				parentDataProperty: "families",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.split !== void 0) {
			let data17 = data.split;
			if (!(data17 === "dev" || data17 === "validation" || data17 === "test" || data17 === "regression")) {
				const err16 = {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					schema: schema47.enum,
					parentSchema: schema47,
					data: data17
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate36(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate42(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate44(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data21 = data.askedAt;
			if (typeof data21 === "string") {
				if (!formats0$3.validate(data21)) {
					const err17 = {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema60,
						data: data21
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema60.type,
					parentSchema: schema60,
					data: data21
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate46(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema12$5.type,
			parentSchema: schema12$5,
			data
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
const schema63 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": { "const": "inconclusive" },
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
		"evidence": { "$ref": "#/definitions/shortEvidence" },
		"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
		"provenance": { "$ref": "#/definitions/provenance" },
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema63.required,
				parentSchema: schema63,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema63.required,
				parentSchema: schema63,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.query === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				schema: schema63.required,
				parentSchema: schema63,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				schema: schema63.required,
				parentSchema: schema63,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func2$3.call(schema63.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema63,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3$1(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema13$2,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern0$5.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13$2,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema13$2.type,
					parentSchema: schema13$2,
					data: data0
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("inconclusive" !== data1) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "inconclusive" },
					schema: "inconclusive",
					parentSchema: schema63.properties.kind,
					data: data1
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema14$2.type,
					parentSchema: schema14$2,
					data: data2
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				const err10 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema15$1.type,
					parentSchema: schema15$1,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, {
				instancePath: instancePath + "/acceptedAnswers",
				parentData: data,
				parentDataProperty: "acceptedAnswers",
				rootData
			})) {
				vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
				errors = vErrors.length;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") {
				const err11 = {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema28.type,
					parentSchema: schema28,
					data: data8
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") {
						const err12 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema42.items.type,
							parentSchema: schema42.items,
							data: data13
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema42.type,
					parentSchema: schema42,
					data: data12
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				const err14 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema43.type,
					parentSchema: schema43,
					data: data14
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				const err15 = {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema44.type,
					parentSchema: schema44,
					data: data15
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.families !== void 0) {
			if (!validate34(data.families, {
				instancePath: instancePath + "/families",
				parentData: data,
				parentDataProperty: "families",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.split !== void 0) {
			let data17 = data.split;
			if (!(data17 === "dev" || data17 === "validation" || data17 === "test" || data17 === "regression")) {
				const err16 = {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					schema: schema47.enum,
					parentSchema: schema47,
					data: data17
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate36(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate42(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate44(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data21 = data.askedAt;
			if (typeof data21 === "string") {
				if (!formats0$3.validate(data21)) {
					const err17 = {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema60,
						data: data21
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema60.type,
					parentSchema: schema60,
					data: data21
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate46(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema63.type,
			parentSchema: schema63,
			data
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate48.errors = vErrors;
	return errors === 0;
}
const schema73 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer",
		"because"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": { "const": "abstention" },
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"because": { "enum": [
			"not-in-corpus",
			"out-of-scope",
			"not-permitted",
			"ambiguous"
		] },
		"relevantChunkIds": { "$ref": "#/definitions/noChunkIds" },
		"provenance": { "$ref": "#/definitions/noProvenance" },
		"distractorChunkIds": {
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
const schema77 = {
	"type": "array",
	"items": { "$ref": "#/definitions/chunkId" }
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema18$1.type,
					parentSchema: schema18$1,
					data: data0
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema77.type,
			parentSchema: schema77,
			data
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
const schema79 = {
	"type": "array",
	"items": { "$ref": "#/definitions/provenanceEntry" }
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema79.type,
			parentSchema: schema79,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.query === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.because === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "because" },
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!func2$3.call(schema73.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3$1(data0) > 100) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema13$2,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern0$5.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13$2,
						data: data0
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema13$2.type,
					parentSchema: schema13$2,
					data: data0
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("abstention" !== data1) {
				const err9 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "abstention" },
					schema: "abstention",
					parentSchema: schema73.properties.kind,
					data: data1
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				const err10 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema14$2.type,
					parentSchema: schema14$2,
					data: data2
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				const err11 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema15$1.type,
					parentSchema: schema15$1,
					data: data3
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.because !== void 0) {
			let data4 = data.because;
			if (!(data4 === "not-in-corpus" || data4 === "out-of-scope" || data4 === "not-permitted" || data4 === "ambiguous")) {
				const err12 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/enum",
					keyword: "enum",
					params: { allowedValues: schema73.properties.because.enum },
					schema: schema73.properties.because.enum,
					parentSchema: schema73.properties.because,
					data: data4
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate62(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate64(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.distractorChunkIds !== void 0) {
			let data7 = data.distractorChunkIds;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						const err13 = {
							instancePath: instancePath + "/distractorChunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema18$1.type,
							parentSchema: schema18$1,
							data: data8
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/distractorChunkIds",
					schemaPath: "#/properties/distractorChunkIds/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema73.properties.distractorChunkIds.type,
					parentSchema: schema73.properties.distractorChunkIds,
					data: data7
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data9 = data.corpusRevision;
			if (typeof data9 !== "string") {
				const err15 = {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema28.type,
					parentSchema: schema28,
					data: data9
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data13 = data.tags;
			if (Array.isArray(data13)) {
				const len1 = data13.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data14 = data13[i1];
					if (typeof data14 !== "string") {
						const err16 = {
							instancePath: instancePath + "/tags/" + i1,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema42.items.type,
							parentSchema: schema42.items,
							data: data14
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema42.type,
					parentSchema: schema42,
					data: data13
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data15 = data.notes;
			if (typeof data15 !== "string") {
				const err18 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema43.type,
					parentSchema: schema43,
					data: data15
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data16 = data.variantOf;
			if (typeof data16 !== "string") {
				const err19 = {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema44.type,
					parentSchema: schema44,
					data: data16
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.families !== void 0) {
			if (!validate34(data.families, {
				instancePath: instancePath + "/families",
				parentData: data,
				parentDataProperty: "families",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.split !== void 0) {
			let data18 = data.split;
			if (!(data18 === "dev" || data18 === "validation" || data18 === "test" || data18 === "regression")) {
				const err20 = {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					schema: schema47.enum,
					parentSchema: schema47,
					data: data18
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate36(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate42(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate44(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data22 = data.askedAt;
			if (typeof data22 === "string") {
				if (!formats0$3.validate(data22)) {
					const err21 = {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema60,
						data: data22
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema60.type,
					parentSchema: schema60,
					data: data22
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate46(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema73.type,
			parentSchema: schema73,
			data
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate10$7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema11$7.required,
				parentSchema: schema11$7,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "answerable" || data0 === "inconclusive" || data0 === "abstention")) {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema11$7.properties.kind.enum },
					schema: schema11$7.properties.kind.enum,
					parentSchema: schema11$7.properties.kind,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "answerable") {
				if (!validate11(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "inconclusive") {
				if (!validate48(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "abstention") {
				if (!validate61(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					schema: schema11$7.discriminator,
					parentSchema: schema11$7,
					data
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		} else {
			const err3 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				schema: schema11$7.discriminator,
				parentSchema: schema11$7,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11$7.type,
			parentSchema: schema11$7,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate10$7.errors = vErrors;
	return errors === 0;
}
// src/load/generated/families-shape.js
var __commonJSMin$2 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_formats$2 = /* @__PURE__ */ __commonJSMin$2(((exports) => {
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
var require_ucs2length$1 = /* @__PURE__ */ __commonJSMin$2(((exports) => {
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
const familiesShape = validate10$6;
const schema11$6 = {
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
const schema12$4 = {
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
const schema13$1 = {
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
const schema14$1 = {
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
const formats0$2 = require_formats$2().fullFormats.date;
const formats6 = require_formats$2().fullFormats["date-time"];
const func2$2 = require_ucs2length$1().default;
const pattern0$4 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate10$6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.claim === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "claim" },
				schema: schema11$6.required,
				parentSchema: schema11$6,
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
				schema: schema11$6.required,
				parentSchema: schema11$6,
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
				schema: schema11$6.required,
				parentSchema: schema11$6,
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
				parentSchema: schema11$6,
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
						schema: schema11$6.properties.claim.required,
						parentSchema: schema11$6.properties.claim,
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
							params: { allowedValues: schema11$6.properties.claim.properties.kind.enum },
							schema: schema11$6.properties.claim.properties.kind.enum,
							parentSchema: schema11$6.properties.claim.properties.kind,
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
									schema: schema12$4.required,
									parentSchema: schema12$4,
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
									schema: schema12$4.required,
									parentSchema: schema12$4,
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
									schema: schema12$4.required,
									parentSchema: schema12$4,
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
									parentSchema: schema12$4,
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
										parentSchema: schema12$4.properties.kind,
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
										schema: schema12$4.properties.statement.type,
										parentSchema: schema12$4.properties.statement,
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
									if (!formats0$2.validate(data4)) {
										const err12 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/fixedCorpusClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											schema: "date",
											parentSchema: schema12$4.properties.declaredAt,
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
										schema: schema12$4.properties.declaredAt.type,
										parentSchema: schema12$4.properties.declaredAt,
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
										schema: schema12$4.properties.minimumTestComponents.type,
										parentSchema: schema12$4.properties.minimumTestComponents,
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
											parentSchema: schema12$4.properties.minimumTestComponents,
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
								schema: schema12$4.type,
								parentSchema: schema12$4,
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
									schema: schema13$1.required,
									parentSchema: schema13$1,
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
									schema: schema13$1.required,
									parentSchema: schema13$1,
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
									schema: schema13$1.required,
									parentSchema: schema13$1,
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
									parentSchema: schema13$1,
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
										parentSchema: schema13$1.properties.kind,
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
										schema: schema13$1.properties.statement.type,
										parentSchema: schema13$1.properties.statement,
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
									if (!formats0$2.validate(data8)) {
										const err23 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/familyClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											schema: "date",
											parentSchema: schema13$1.properties.declaredAt,
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
										schema: schema13$1.properties.declaredAt.type,
										parentSchema: schema13$1.properties.declaredAt,
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
										schema: schema13$1.properties.minimumTestComponents.type,
										parentSchema: schema13$1.properties.minimumTestComponents,
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
											parentSchema: schema13$1.properties.minimumTestComponents,
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
								schema: schema13$1.type,
								parentSchema: schema13$1,
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
									schema: schema14$1.required,
									parentSchema: schema14$1,
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
									schema: schema14$1.required,
									parentSchema: schema14$1,
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
									schema: schema14$1.required,
									parentSchema: schema14$1,
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
									schema: schema14$1.required,
									parentSchema: schema14$1,
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
									parentSchema: schema14$1,
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
										parentSchema: schema14$1.properties.kind,
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
										schema: schema14$1.properties.statement.type,
										parentSchema: schema14$1.properties.statement,
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
									if (!formats0$2.validate(data12)) {
										const err35 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/periodClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											schema: "date",
											parentSchema: schema14$1.properties.declaredAt,
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
										schema: schema14$1.properties.declaredAt.type,
										parentSchema: schema14$1.properties.declaredAt,
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
										schema: schema14$1.properties.minimumTestComponents.type,
										parentSchema: schema14$1.properties.minimumTestComponents,
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
											parentSchema: schema14$1.properties.minimumTestComponents,
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
											parentSchema: schema14$1.properties.cutoff,
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
										schema: schema14$1.properties.cutoff.type,
										parentSchema: schema14$1.properties.cutoff,
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
								schema: schema14$1.type,
								parentSchema: schema14$1,
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
									if (!formats0$2.validate(data17)) {
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
							schema: schema11$6.properties.claim.discriminator,
							parentSchema: schema11$6.properties.claim,
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
						schema: schema11$6.properties.claim.discriminator,
						parentSchema: schema11$6.properties.claim,
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
					schema: schema11$6.properties.claim.type,
					parentSchema: schema11$6.properties.claim,
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
						schema: schema11$6.properties.grouping.required,
						parentSchema: schema11$6.properties.grouping,
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
						schema: schema11$6.properties.grouping.required,
						parentSchema: schema11$6.properties.grouping,
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
						parentSchema: schema11$6.properties.grouping,
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
							schema: schema11$6.properties.grouping.properties.rule.type,
							parentSchema: schema11$6.properties.grouping.properties.rule,
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
						if (!formats0$2.validate(data21)) {
							const err60 = {
								instancePath: instancePath + "/grouping/declaredAt",
								schemaPath: "#/properties/grouping/properties/declaredAt/format",
								keyword: "format",
								params: { format: "date" },
								schema: "date",
								parentSchema: schema11$6.properties.grouping.properties.declaredAt,
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
							schema: schema11$6.properties.grouping.properties.declaredAt.type,
							parentSchema: schema11$6.properties.grouping.properties.declaredAt,
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
					schema: schema11$6.properties.grouping.type,
					parentSchema: schema11$6.properties.grouping,
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
						schema: schema11$6.properties.assignment.required,
						parentSchema: schema11$6.properties.assignment,
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
						schema: schema11$6.properties.assignment.required,
						parentSchema: schema11$6.properties.assignment,
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
						parentSchema: schema11$6.properties.assignment,
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
							schema: schema11$6.properties.assignment.properties.salt.type,
							parentSchema: schema11$6.properties.assignment.properties.salt,
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
								parentSchema: schema11$6.properties.assignment.properties.weights,
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
										parentSchema: schema11$6.properties.assignment.properties.weights.properties.dev,
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
									schema: schema11$6.properties.assignment.properties.weights.properties.dev.type,
									parentSchema: schema11$6.properties.assignment.properties.weights.properties.dev,
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
										parentSchema: schema11$6.properties.assignment.properties.weights.properties.validation,
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
									schema: schema11$6.properties.assignment.properties.weights.properties.validation.type,
									parentSchema: schema11$6.properties.assignment.properties.weights.properties.validation,
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
										parentSchema: schema11$6.properties.assignment.properties.weights.properties.test,
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
									schema: schema11$6.properties.assignment.properties.weights.properties.test.type,
									parentSchema: schema11$6.properties.assignment.properties.weights.properties.test,
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
							schema: schema11$6.properties.assignment.properties.weights.type,
							parentSchema: schema11$6.properties.assignment.properties.weights,
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
					schema: schema11$6.properties.assignment.type,
					parentSchema: schema11$6.properties.assignment,
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
						if (func2$2(key8) > 100) {
							const err76 = {
								instancePath: instancePath + "/families",
								schemaPath: "#/properties/families/propertyNames/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								schema: 100,
								parentSchema: schema11$6.properties.families.propertyNames,
								data: key8,
								propertyName: key8
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
						if (!pattern0$4.test(key8)) {
							const err77 = {
								instancePath: instancePath + "/families",
								schemaPath: "#/properties/families/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
								schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
								parentSchema: schema11$6.properties.families.propertyNames,
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
							schema: schema11$6.properties.families.propertyNames,
							parentSchema: schema11$6.properties.families,
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
					schema: schema11$6.properties.families.type,
					parentSchema: schema11$6.properties.families,
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
					schema: schema11$6.properties.related.type,
					parentSchema: schema11$6.properties.related,
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
								if (!formats0$2.validate(data48)) {
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
								if (!formats0$2.validate(data49)) {
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
					schema: schema11$6.properties.exceptions.type,
					parentSchema: schema11$6.properties.exceptions,
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
					schema: schema11$6.properties.exposures.type,
					parentSchema: schema11$6.properties.exposures,
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
			schema: schema11$6.type,
			parentSchema: schema11$6,
			data
		};
		if (vErrors === null) vErrors = [err130];
		else vErrors.push(err130);
		errors++;
	}
	validate10$6.errors = vErrors;
	return errors === 0;
}
// src/load/generated/chunk-shape.js
const chunkShape = validate10$5;
const schema11$5 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/chunk.schema.json",
	"title": "Corpus chunk",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"documentId",
		"hash"
	],
	"properties": {
		"id": { "$ref": "#/definitions/chunkId" },
		"documentId": { "$ref": "#/definitions/documentId" },
		"hash": { "$ref": "#/definitions/contentHash" },
		"locator": { "type": "string" },
		"storeId": { "type": "string" },
		"sourceHash": { "type": "string" }
	},
	"definitions": {
		"chunkId": { "type": "string" },
		"documentId": { "type": "string" },
		"contentHash": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const schema12$3 = { "type": "string" };
const schema13 = { "type": "string" };
const schema14 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const pattern0$3 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate10$5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema11$5.required,
				parentSchema: schema11$5,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				schema: schema11$5.required,
				parentSchema: schema11$5,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.hash === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				schema: schema11$5.required,
				parentSchema: schema11$5,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "documentId" || key0 === "hash" || key0 === "locator" || key0 === "storeId" || key0 === "sourceHash")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11$5,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12$3.type,
					parentSchema: schema12$3,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema13.type,
					parentSchema: schema13,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.hash !== void 0) {
			let data2 = data.hash;
			if (typeof data2 === "string") {
				if (!pattern0$3.test(data2)) {
					const err6 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema14,
						data: data2
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema14.type,
					parentSchema: schema14,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.locator !== void 0) {
			let data3 = data.locator;
			if (typeof data3 !== "string") {
				const err8 = {
					instancePath: instancePath + "/locator",
					schemaPath: "#/properties/locator/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$5.properties.locator.type,
					parentSchema: schema11$5.properties.locator,
					data: data3
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.storeId !== void 0) {
			let data4 = data.storeId;
			if (typeof data4 !== "string") {
				const err9 = {
					instancePath: instancePath + "/storeId",
					schemaPath: "#/properties/storeId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$5.properties.storeId.type,
					parentSchema: schema11$5.properties.storeId,
					data: data4
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.sourceHash !== void 0) {
			let data5 = data.sourceHash;
			if (typeof data5 !== "string") {
				const err10 = {
					instancePath: instancePath + "/sourceHash",
					schemaPath: "#/properties/sourceHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$5.properties.sourceHash.type,
					parentSchema: schema11$5.properties.sourceHash,
					data: data5
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11$5.type,
			parentSchema: schema11$5,
			data
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate10$5.errors = vErrors;
	return errors === 0;
}
// src/load/generated/current-shape.js
const currentShape = validate10$4;
const schema11$4 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/current.schema.json",
	"title": "Current pointer",
	"type": "object",
	"additionalProperties": false,
	"required": ["revision"],
	"properties": { "revision": { "type": "string" } }
};
function validate10$4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revision" },
				schema: schema11$4.required,
				parentSchema: schema11$4,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "revision")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11$4,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.revision !== void 0) {
			let data0 = data.revision;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/revision",
					schemaPath: "#/properties/revision/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$4.properties.revision.type,
					parentSchema: schema11$4.properties.revision,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11$4.type,
			parentSchema: schema11$4,
			data
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate10$4.errors = vErrors;
	return errors === 0;
}
// src/load/generated/document-shape.js
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_formats$1 = /* @__PURE__ */ __commonJSMin$1(((exports) => {
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
const documentShape = validate10$3;
const schema11$3 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/document.schema.json",
	"title": "Corpus document",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"uri",
		"revision",
		"hash"
	],
	"properties": {
		"id": { "$ref": "#/definitions/documentId" },
		"uri": { "type": "string" },
		"revision": { "type": "string" },
		"hash": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"title": { "type": "string" },
		"publishedAt": {
			"type": "string",
			"format": "date-time"
		},
		"access": {
			"type": "array",
			"items": { "type": "string" }
		}
	},
	"definitions": { "documentId": { "type": "string" } }
};
const schema12$2 = { "type": "string" };
const pattern0$2 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats0$1 = require_formats$1().fullFormats["date-time"];
function validate10$3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema11$3.required,
				parentSchema: schema11$3,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.uri === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "uri" },
				schema: schema11$3.required,
				parentSchema: schema11$3,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.revision === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revision" },
				schema: schema11$3.required,
				parentSchema: schema11$3,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.hash === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				schema: schema11$3.required,
				parentSchema: schema11$3,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "uri" || key0 === "revision" || key0 === "hash" || key0 === "title" || key0 === "publishedAt" || key0 === "access")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11$3,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12$2.type,
					parentSchema: schema12$2,
					data: data0
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.uri !== void 0) {
			let data1 = data.uri;
			if (typeof data1 !== "string") {
				const err6 = {
					instancePath: instancePath + "/uri",
					schemaPath: "#/properties/uri/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$3.properties.uri.type,
					parentSchema: schema11$3.properties.uri,
					data: data1
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.revision !== void 0) {
			let data2 = data.revision;
			if (typeof data2 !== "string") {
				const err7 = {
					instancePath: instancePath + "/revision",
					schemaPath: "#/properties/revision/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$3.properties.revision.type,
					parentSchema: schema11$3.properties.revision,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.hash !== void 0) {
			let data3 = data.hash;
			if (typeof data3 === "string") {
				if (!pattern0$2.test(data3)) {
					const err8 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/properties/hash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema11$3.properties.hash,
						data: data3
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/properties/hash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$3.properties.hash.type,
					parentSchema: schema11$3.properties.hash,
					data: data3
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data4 = data.title;
			if (typeof data4 !== "string") {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$3.properties.title.type,
					parentSchema: schema11$3.properties.title,
					data: data4
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.publishedAt !== void 0) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!formats0$1.validate(data5)) {
					const err11 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						schema: "date-time",
						parentSchema: schema11$3.properties.publishedAt,
						data: data5
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$3.properties.publishedAt.type,
					parentSchema: schema11$3.properties.publishedAt,
					data: data5
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.access !== void 0) {
			let data6 = data.access;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 !== "string") {
						const err13 = {
							instancePath: instancePath + "/access/" + i0,
							schemaPath: "#/properties/access/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema11$3.properties.access.items.type,
							parentSchema: schema11$3.properties.access.items,
							data: data7
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/access",
					schemaPath: "#/properties/access/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema11$3.properties.access.type,
					parentSchema: schema11$3.properties.access,
					data: data6
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11$3.type,
			parentSchema: schema11$3,
			data
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate10$3.errors = vErrors;
	return errors === 0;
}
// src/load/generated/revision-shape.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
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
const revisionShape = validate10$2;
const schema11$2 = {
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
const schema12$1 = {
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
const func2$1 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0$1 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats0 = require_formats().fullFormats["date-time"];
function validate10$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema11$2.required,
				parentSchema: schema11$2,
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
				schema: schema11$2.required,
				parentSchema: schema11$2,
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
				schema: schema11$2.required,
				parentSchema: schema11$2,
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
				schema: schema11$2.required,
				parentSchema: schema11$2,
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
				schema: schema11$2.required,
				parentSchema: schema11$2,
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
				schema: schema11$2.required,
				parentSchema: schema11$2,
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
				schema: schema11$2.required,
				parentSchema: schema11$2,
				data
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!func2$1.call(schema11$2.properties, key0)) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11$2,
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
						parentSchema: schema11$2.properties.id,
						data: data0
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!pattern0$1.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema11$2.properties.id,
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
					schema: schema11$2.properties.id.type,
					parentSchema: schema11$2.properties.id,
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
					schema: schema11$2.properties.parent.type,
					parentSchema: schema11$2.properties.parent,
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
						parentSchema: schema11$2.properties.createdAt,
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
					schema: schema11$2.properties.createdAt.type,
					parentSchema: schema11$2.properties.createdAt,
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
						schema: schema11$2.properties.chunking.required,
						parentSchema: schema11$2.properties.chunking,
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
						schema: schema11$2.properties.chunking.required,
						parentSchema: schema11$2.properties.chunking,
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
						schema: schema11$2.properties.chunking.required,
						parentSchema: schema11$2.properties.chunking,
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
						parentSchema: schema11$2.properties.chunking,
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
							schema: schema11$2.properties.chunking.properties.name.type,
							parentSchema: schema11$2.properties.chunking.properties.name,
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
							schema: schema11$2.properties.chunking.properties.version.type,
							parentSchema: schema11$2.properties.chunking.properties.version,
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
							schema: schema11$2.properties.chunking.properties.settings.type,
							parentSchema: schema11$2.properties.chunking.properties.settings,
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
					schema: schema11$2.properties.chunking.type,
					parentSchema: schema11$2.properties.chunking,
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
						schema: schema11$2.properties.embedding.required,
						parentSchema: schema11$2.properties.embedding,
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
						schema: schema11$2.properties.embedding.required,
						parentSchema: schema11$2.properties.embedding,
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
						parentSchema: schema11$2.properties.embedding,
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
							schema: schema11$2.properties.embedding.properties.model.type,
							parentSchema: schema11$2.properties.embedding.properties.model,
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
							schema: schema11$2.properties.embedding.properties.version.type,
							parentSchema: schema11$2.properties.embedding.properties.version,
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
					schema: schema11$2.properties.embedding.type,
					parentSchema: schema11$2.properties.embedding,
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
					schema: schema11$2.properties.retrievalFilter.type,
					parentSchema: schema11$2.properties.retrievalFilter,
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
							params: { allowedValues: schema11$2.properties.triggers.items.enum },
							schema: schema11$2.properties.triggers.items.enum,
							parentSchema: schema11$2.properties.triggers.items,
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
					schema: schema11$2.properties.triggers.type,
					parentSchema: schema11$2.properties.triggers,
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
					params: { allowedValues: schema11$2.properties.texts.enum },
					schema: schema11$2.properties.texts.enum,
					parentSchema: schema11$2.properties.texts,
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
						schema: schema12$1.required,
						parentSchema: schema12$1,
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
						schema: schema12$1.required,
						parentSchema: schema12$1,
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
						parentSchema: schema12$1,
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
							schema: schema12$1.properties.count.type,
							parentSchema: schema12$1.properties.count,
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
								parentSchema: schema12$1.properties.count,
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
								parentSchema: schema12$1.properties.sha256,
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
							schema: schema12$1.properties.sha256.type,
							parentSchema: schema12$1.properties.sha256,
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
					schema: schema12$1.type,
					parentSchema: schema12$1,
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
						schema: schema12$1.required,
						parentSchema: schema12$1,
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
						schema: schema12$1.required,
						parentSchema: schema12$1,
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
						parentSchema: schema12$1,
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
							schema: schema12$1.properties.count.type,
							parentSchema: schema12$1.properties.count,
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
								parentSchema: schema12$1.properties.count,
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
								parentSchema: schema12$1.properties.sha256,
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
							schema: schema12$1.properties.sha256.type,
							parentSchema: schema12$1.properties.sha256,
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
					schema: schema12$1.type,
					parentSchema: schema12$1,
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
			schema: schema11$2.type,
			parentSchema: schema11$2,
			data
		};
		if (vErrors === null) vErrors = [err48];
		else vErrors.push(err48);
		errors++;
	}
	validate10$2.errors = vErrors;
	return errors === 0;
}
// src/load/generated/text-shape.js
const textShape = validate10$1;
const schema11$1 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/text.schema.json",
	"title": "Corpus text",
	"type": "object",
	"additionalProperties": false,
	"required": ["hash", "text"],
	"properties": {
		"hash": { "$ref": "#/definitions/contentHash" },
		"text": { "type": "string" }
	},
	"definitions": { "contentHash": {
		"type": "string",
		"pattern": "^sha256:[0-9a-f]{64}$"
	} }
};
const schema12 = {
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const pattern0 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate10$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.hash === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				schema: schema11$1.required,
				parentSchema: schema11$1,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.text === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				schema: schema11$1.required,
				parentSchema: schema11$1,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "hash" || key0 === "text")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11$1,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.hash !== void 0) {
			let data0 = data.hash;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema12,
						data: data0
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.type,
					parentSchema: schema12,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema11$1.properties.text.type,
					parentSchema: schema11$1.properties.text,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11$1.type,
			parentSchema: schema11$1,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate10$1.errors = vErrors;
	return errors === 0;
}
// src/load/generated/policy-shape.js
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
export { caseShape, chunkShape, currentShape, documentShape, familiesShape, policyShape, revisionShape, textShape };
