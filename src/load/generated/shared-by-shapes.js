// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).
// touchstone:length
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
// touchstone:formats
function fmtDef(validate, compare) {
	return {
		validate,
		compare
	};
}
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
const dateFormat = fmtDef(date, compareDate);
const instantFormat = fmtDef(getDateTime(true), compareDateTime);
// touchstone:error-list
const named = {
	"type": "type",
	"enum": "allowedValues",
	"const": "allowedValue",
	"pattern": "pattern",
	"format": "format",
	"minLength": "limit",
	"maxLength": "limit",
	"minItems": "limit"
};
const fields = {
	"required": "missingProperty",
	"additionalProperties": "additionalProperty"
};
function withError(errors, instancePath, schemaPath, parentSchema, data, told, propertyName) {
	const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
	let params = told;
	if (keyword in fields) params = { [fields[keyword]]: told };
	else if (told === void 0) params = { [named[keyword]]: parentSchema[keyword] };
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		parentSchema,
		data
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	if (errors === null) return [error];
	errors.push(error);
	return errors;
}
export { dateFormat, instantFormat, ucs2length, withError };
