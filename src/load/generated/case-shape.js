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
const caseShape = validate10;
const schema11 = {
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
const schema12 = {
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
const schema13 = {
	"type": "string",
	"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
	"maxLength": 100
};
const schema14 = { "type": "string" };
const schema15 = { "type": "string" };
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
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const schema16 = {
	"type": "array",
	"items": { "$ref": "#/definitions/acceptedAnswer" }
};
const schema17 = {
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
const schema18 = { "type": "string" };
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
				schema: schema17.required,
				parentSchema: schema17,
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
				schema: schema17.required,
				parentSchema: schema17,
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
				parentSchema: schema17,
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
					schema: schema17.properties.statement.type,
					parentSchema: schema17.properties.statement,
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
							schema: schema18.type,
							parentSchema: schema18,
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
					schema: schema17.properties.chunkIds.type,
					parentSchema: schema17.properties.chunkIds,
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
			schema: schema17.type,
			parentSchema: schema17,
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
			schema: schema16.type,
			parentSchema: schema16,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
const schema19 = {
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
			schema: schema19.type,
			parentSchema: schema19,
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
					schema: schema18.type,
					parentSchema: schema18,
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
const pattern1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
					schema: schema18.type,
					parentSchema: schema18,
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
				if (!pattern1.test(data4)) {
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
							schema: schema18.type,
							parentSchema: schema18,
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
				if (!pattern1.test(data2)) {
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
							if (!pattern1.test(data8)) {
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
const formats0 = require_formats().fullFormats["date-time"];
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
		for (const key0 in data) if (!func2.call(schema37.properties, key0)) {
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
				if (!formats0.validate(data2)) {
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
				if (!pattern1.test(data6)) {
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
				if (!pattern1.test(data7)) {
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
				if (func3(data0) > 100) {
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
				if (!pattern0.test(data0)) {
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
							schema: schema18.type,
							parentSchema: schema18,
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
				if (!formats0.validate(data4)) {
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
				if (!pattern1.test(data5)) {
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
				if (!formats0.validate(data1)) {
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
				if (!formats0.validate(data6)) {
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
				if (!pattern1.test(data8)) {
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
				if (!formats0.validate(data1)) {
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
				schema: schema12.required,
				parentSchema: schema12,
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
				schema: schema12.required,
				parentSchema: schema12,
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
				schema: schema12.required,
				parentSchema: schema12,
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
				schema: schema12.required,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13,
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
					schema: schema13.type,
					parentSchema: schema13,
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
					parentSchema: schema12.properties.kind,
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
					schema: schema14.type,
					parentSchema: schema14,
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
					schema: schema15.type,
					parentSchema: schema15,
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
				if (!formats0.validate(data21)) {
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
			schema: schema12.type,
			parentSchema: schema12,
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
		for (const key0 in data) if (!func2.call(schema63.properties, key0)) {
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
				if (func3(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13,
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
					schema: schema13.type,
					parentSchema: schema13,
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
					schema: schema14.type,
					parentSchema: schema14,
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
					schema: schema15.type,
					parentSchema: schema15,
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
				if (!formats0.validate(data21)) {
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
					schema: schema18.type,
					parentSchema: schema18,
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
		for (const key0 in data) if (!func2.call(schema73.properties, key0)) {
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
				if (func3(data0) > 100) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13,
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
					schema: schema13.type,
					parentSchema: schema13,
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
					schema: schema14.type,
					parentSchema: schema14,
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
					schema: schema15.type,
					parentSchema: schema15,
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
							schema: schema18.type,
							parentSchema: schema18,
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
				if (!formats0.validate(data22)) {
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
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema11.required,
				parentSchema: schema11,
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
					params: { allowedValues: schema11.properties.kind.enum },
					schema: schema11.properties.kind.enum,
					parentSchema: schema11.properties.kind,
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
					schema: schema11.discriminator,
					parentSchema: schema11,
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
				schema: schema11.discriminator,
				parentSchema: schema11,
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
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { caseShape };
