// node_modules/canonicalize/lib/canonicalize.js
function hasLoneSurrogate(value) {
	for (let i = 0; i < value.length; i++) {
		const code = value.charCodeAt(i);
		if (code >= 55296 && code <= 56319) {
			if (i === value.length - 1) return true;
			const next = value.charCodeAt(i + 1);
			if (!(next >= 56320 && next <= 57343)) return true;
			i++;
		} else if (code >= 56320 && code <= 57343) return true;
	}
	return false;
}
function canonicalize(object, seen = /* @__PURE__ */ new Set()) {
	if (typeof object === "number" && isNaN(object)) throw new Error("NaN is not allowed");
	if (typeof object === "number" && !isFinite(object)) throw new Error("Infinity is not allowed");
	if (typeof object === "string" && hasLoneSurrogate(object)) throw new Error("Lone surrogate is not allowed");
	if (object === null || typeof object !== "object") return JSON.stringify(object);
	if (typeof object.toJSON === "function") {
		if (seen.has(object)) throw new Error("Circular reference detected");
		seen.add(object);
		const result = canonicalize(object.toJSON(), seen);
		seen.delete(object);
		return result;
	}
	if (seen.has(object)) throw new Error("Circular reference detected");
	seen.add(object);
	let result;
	if (Array.isArray(object)) result = `[${object.map((cv) => {
		return canonicalize(cv === void 0 || typeof cv === "symbol" ? null : cv, seen);
	}).join(",")}]`;
	else {
		const parts = [];
		for (const key of Object.keys(object).sort()) {
			if (object[key] === void 0 || typeof object[key] === "symbol") continue;
			parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
		}
		result = `{${parts.join(",")}}`;
	}
	seen.delete(object);
	return result;
}
export { canonicalize };
