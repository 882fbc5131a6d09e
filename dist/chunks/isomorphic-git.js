import { __commonJSMin, __toESM } from "./rolldown-runtime.js";
import { createHash } from "node:crypto";
import { deflateSync, inflateSync } from "node:zlib";
// \0isomorphic-git/sha1
var sha1_default = class {
	constructor() {
		return createHash("sha1");
	}
};
// node_modules/async-lock/lib/index.js
var require_lib$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var AsyncLock = function(opts) {
		opts = opts || {};
		this.Promise = opts.Promise || Promise;
		this.queues = Object.create(null);
		this.domainReentrant = opts.domainReentrant || false;
		if (this.domainReentrant) {
			if (typeof process === "undefined" || typeof process.domain === "undefined") throw new Error("Domain-reentrant locks require `process.domain` to exist. Please flip `opts.domainReentrant = false`, use a NodeJS version that still implements Domain, or install a browser polyfill.");
			this.domains = Object.create(null);
		}
		this.timeout = opts.timeout || AsyncLock.DEFAULT_TIMEOUT;
		this.maxOccupationTime = opts.maxOccupationTime || AsyncLock.DEFAULT_MAX_OCCUPATION_TIME;
		this.maxExecutionTime = opts.maxExecutionTime || AsyncLock.DEFAULT_MAX_EXECUTION_TIME;
		if (opts.maxPending === 1e400 || Number.isInteger(opts.maxPending) && opts.maxPending >= 0) this.maxPending = opts.maxPending;
		else this.maxPending = AsyncLock.DEFAULT_MAX_PENDING;
	};
	AsyncLock.DEFAULT_TIMEOUT = 0;
	AsyncLock.DEFAULT_MAX_OCCUPATION_TIME = 0;
	AsyncLock.DEFAULT_MAX_EXECUTION_TIME = 0;
	AsyncLock.DEFAULT_MAX_PENDING = 1e3;
	AsyncLock.prototype.acquire = function(key, fn, cb, opts) {
		if (Array.isArray(key)) return this._acquireBatch(key, fn, cb, opts);
		if (typeof fn !== "function") throw new Error("You must pass a function to execute");
		var deferredResolve = null;
		var deferredReject = null;
		var deferred = null;
		if (typeof cb !== "function") {
			opts = cb;
			cb = null;
			deferred = new this.Promise(function(resolve, reject) {
				deferredResolve = resolve;
				deferredReject = reject;
			});
		}
		opts = opts || {};
		var resolved = false;
		var timer = null;
		var occupationTimer = null;
		var executionTimer = null;
		var self = this;
		var done = function(locked, err, ret) {
			if (occupationTimer) {
				clearTimeout(occupationTimer);
				occupationTimer = null;
			}
			if (executionTimer) {
				clearTimeout(executionTimer);
				executionTimer = null;
			}
			if (locked) {
				if (!!self.queues[key] && self.queues[key].length === 0) delete self.queues[key];
				if (self.domainReentrant) delete self.domains[key];
			}
			if (!resolved) {
				if (!deferred) {
					if (typeof cb === "function") cb(err, ret);
				} else if (err) deferredReject(err);
				else deferredResolve(ret);
				resolved = true;
			}
			if (locked) {
				if (!!self.queues[key] && self.queues[key].length > 0) self.queues[key].shift()();
			}
		};
		var exec = function(locked) {
			if (resolved) return done(locked);
			if (timer) {
				clearTimeout(timer);
				timer = null;
			}
			if (self.domainReentrant && locked) self.domains[key] = process.domain;
			var maxExecutionTime = opts.maxExecutionTime || self.maxExecutionTime;
			if (maxExecutionTime) executionTimer = setTimeout(function() {
				if (!!self.queues[key]) done(locked, /* @__PURE__ */ new Error("Maximum execution time is exceeded " + key));
			}, maxExecutionTime);
			if (fn.length === 1) {
				var called = false;
				try {
					fn(function(err, ret) {
						if (!called) {
							called = true;
							done(locked, err, ret);
						}
					});
				} catch (err) {
					if (!called) {
						called = true;
						done(locked, err);
					}
				}
			} else self._promiseTry(function() {
				return fn();
			}).then(function(ret) {
				done(locked, void 0, ret);
			}, function(error) {
				done(locked, error);
			});
		};
		if (self.domainReentrant && !!process.domain) exec = process.domain.bind(exec);
		var maxPending = opts.maxPending || self.maxPending;
		if (!self.queues[key]) {
			self.queues[key] = [];
			exec(true);
		} else if (self.domainReentrant && !!process.domain && process.domain === self.domains[key]) exec(false);
		else if (self.queues[key].length >= maxPending) done(false, /* @__PURE__ */ new Error("Too many pending tasks in queue " + key));
		else {
			var taskFn = function() {
				exec(true);
			};
			if (opts.skipQueue) self.queues[key].unshift(taskFn);
			else self.queues[key].push(taskFn);
			var timeout = opts.timeout || self.timeout;
			if (timeout) timer = setTimeout(function() {
				timer = null;
				done(false, /* @__PURE__ */ new Error("async-lock timed out in queue " + key));
			}, timeout);
		}
		var maxOccupationTime = opts.maxOccupationTime || self.maxOccupationTime;
		if (maxOccupationTime) occupationTimer = setTimeout(function() {
			if (!!self.queues[key]) done(false, /* @__PURE__ */ new Error("Maximum occupation time is exceeded in queue " + key));
		}, maxOccupationTime);
		if (deferred) return deferred;
	};
	AsyncLock.prototype._acquireBatch = function(keys, fn, cb, opts) {
		var seen = Object.create(null);
		keys = keys.filter(function(key) {
			if (seen[key]) return false;
			seen[key] = true;
			return true;
		});
		if (typeof cb !== "function") {
			opts = cb;
			cb = null;
		}
		var self = this;
		var getFn = function(key, fn) {
			return function(cb) {
				self.acquire(key, fn, cb, opts);
			};
		};
		var fnx = keys.reduceRight(function(prev, key) {
			return getFn(key, prev);
		}, fn);
		if (typeof cb === "function") fnx(cb);
		else return new this.Promise(function(resolve, reject) {
			if (fnx.length === 1) fnx(function(err, ret) {
				if (err) reject(err);
				else resolve(ret);
			});
			else resolve(fnx());
		});
	};
	AsyncLock.prototype.isBusy = function(key) {
		if (!key) return Object.keys(this.queues).length > 0;
		else return !!this.queues[key];
	};
	AsyncLock.prototype._promiseTry = function(fn) {
		try {
			return this.Promise.resolve(fn());
		} catch (e) {
			return this.Promise.reject(e);
		}
	};
	module.exports = AsyncLock;
}));
// node_modules/async-lock/index.js
var require_async_lock = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_lib$1();
}));
// node_modules/clean-git-ref/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function escapeRegExp(string) {
		return string.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	}
	function replaceAll(str, search, replacement) {
		search = search instanceof RegExp ? search : new RegExp(escapeRegExp(search), "g");
		return str.replace(search, replacement);
	}
	module.exports = { clean: function clean(value) {
		if (typeof value !== "string") throw new Error("Expected a string, received: " + value);
		value = replaceAll(value, "./", "/");
		value = replaceAll(value, "..", ".");
		value = replaceAll(value, " ", "-");
		value = replaceAll(value, /^[~^:?*\\\-]/g, "");
		value = replaceAll(value, /[~^:?*\\]/g, "-");
		value = replaceAll(value, /[~^:?*\\\-]$/g, "");
		value = replaceAll(value, "@{", "-");
		value = replaceAll(value, /\.$/g, "");
		value = replaceAll(value, /\/$/g, "");
		value = replaceAll(value, /\.lock$/g, "");
		return value;
	} };
}));
// node_modules/crc-32/crc32.js
var require_crc32 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var define;
	(function(factory) {
		if (typeof DO_NOT_EXPORT_CRC === "undefined") {
			if ("object" === typeof exports) factory(exports);
			else if ("function" === typeof define && define.amd) define(function() {
				var module = {};
				factory(module);
				return module;
			});
			else factory({});
		} else factory({});
	})(function(CRC32) {
		CRC32.version = "1.2.2";
		function signed_crc_table() {
			var c = 0, table = new Array(256);
			for (var n = 0; n != 256; ++n) {
				c = n;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
				table[n] = c;
			}
			return typeof Int32Array !== "undefined" ? new Int32Array(table) : table;
		}
		var T0 = signed_crc_table();
		function slice_by_16_tables(T) {
			var c = 0, v = 0, n = 0, table = typeof Int32Array !== "undefined" ? /* @__PURE__ */ new Int32Array(4096) : new Array(4096);
			for (n = 0; n != 256; ++n) table[n] = T[n];
			for (n = 0; n != 256; ++n) {
				v = T[n];
				for (c = 256 + n; c < 4096; c += 256) v = table[c] = v >>> 8 ^ T[v & 255];
			}
			var out = [];
			for (n = 1; n != 16; ++n) out[n - 1] = typeof Int32Array !== "undefined" ? table.subarray(n * 256, n * 256 + 256) : table.slice(n * 256, n * 256 + 256);
			return out;
		}
		var TT = slice_by_16_tables(T0);
		var T1 = TT[0], T2 = TT[1], T3 = TT[2], T4 = TT[3], T5 = TT[4];
		var T6 = TT[5], T7 = TT[6], T8 = TT[7], T9 = TT[8], Ta = TT[9];
		var Tb = TT[10], Tc = TT[11], Td = TT[12], Te = TT[13], Tf = TT[14];
		function crc32_bstr(bstr, seed) {
			var C = seed ^ -1;
			for (var i = 0, L = bstr.length; i < L;) C = C >>> 8 ^ T0[(C ^ bstr.charCodeAt(i++)) & 255];
			return ~C;
		}
		function crc32_buf(B, seed) {
			var C = seed ^ -1, L = B.length - 15, i = 0;
			for (; i < L;) C = Tf[B[i++] ^ C & 255] ^ Te[B[i++] ^ C >> 8 & 255] ^ Td[B[i++] ^ C >> 16 & 255] ^ Tc[B[i++] ^ C >>> 24] ^ Tb[B[i++]] ^ Ta[B[i++]] ^ T9[B[i++]] ^ T8[B[i++]] ^ T7[B[i++]] ^ T6[B[i++]] ^ T5[B[i++]] ^ T4[B[i++]] ^ T3[B[i++]] ^ T2[B[i++]] ^ T1[B[i++]] ^ T0[B[i++]];
			L += 15;
			while (i < L) C = C >>> 8 ^ T0[(C ^ B[i++]) & 255];
			return ~C;
		}
		function crc32_str(str, seed) {
			var C = seed ^ -1;
			for (var i = 0, L = str.length, c = 0, d = 0; i < L;) {
				c = str.charCodeAt(i++);
				if (c < 128) C = C >>> 8 ^ T0[(C ^ c) & 255];
				else if (c < 2048) {
					C = C >>> 8 ^ T0[(C ^ (192 | c >> 6 & 31)) & 255];
					C = C >>> 8 ^ T0[(C ^ (128 | c & 63)) & 255];
				} else if (c >= 55296 && c < 57344) {
					c = (c & 1023) + 64;
					d = str.charCodeAt(i++) & 1023;
					C = C >>> 8 ^ T0[(C ^ (240 | c >> 8 & 7)) & 255];
					C = C >>> 8 ^ T0[(C ^ (128 | c >> 2 & 63)) & 255];
					C = C >>> 8 ^ T0[(C ^ (128 | d >> 6 & 15 | (c & 3) << 4)) & 255];
					C = C >>> 8 ^ T0[(C ^ (128 | d & 63)) & 255];
				} else {
					C = C >>> 8 ^ T0[(C ^ (224 | c >> 12 & 15)) & 255];
					C = C >>> 8 ^ T0[(C ^ (128 | c >> 6 & 63)) & 255];
					C = C >>> 8 ^ T0[(C ^ (128 | c & 63)) & 255];
				}
			}
			return ~C;
		}
		CRC32.table = T0;
		CRC32.bstr = crc32_bstr;
		CRC32.buf = crc32_buf;
		CRC32.str = crc32_str;
	});
}));
// \0isomorphic-git/zlib
var import_async_lock = /* @__PURE__ */ __toESM(require_async_lock());
var import_lib = /* @__PURE__ */ __toESM(require_lib());
var import_crc32 = /* @__PURE__ */ __toESM(require_crc32());
var zlib_default = {
	deflate: (bytes) => deflateSync(bytes),
	inflate: (bytes) => {
		try {
			return inflateSync(bytes);
		} catch (error) {
			throw error.message;
		}
	}
};
// node_modules/isomorphic-git/index.js
var import_pify = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	const processFn = (fn, options) => function(...args) {
		return new options.promiseModule((resolve, reject) => {
			if (options.multiArgs) args.push((...result) => {
				if (options.errorFirst) {
					if (result[0]) reject(result);
					else {
						result.shift();
						resolve(result);
					}
				} else resolve(result);
			});
			else if (options.errorFirst) args.push((error, result) => {
				if (error) reject(error);
				else resolve(result);
			});
			else args.push(resolve);
			fn.apply(this, args);
		});
	};
	module.exports = (input, options) => {
		options = Object.assign({
			exclude: [/.+(Sync|Stream)$/],
			errorFirst: true,
			promiseModule: Promise
		}, options);
		const objType = typeof input;
		if (!(input !== null && (objType === "object" || objType === "function"))) throw new TypeError(`Expected \`input\` to be a \`Function\` or \`Object\`, got \`${input === null ? "null" : objType}\``);
		const filter = (key) => {
			const match = (pattern) => typeof pattern === "string" ? key === pattern : pattern.test(key);
			return options.include ? options.include.some(match) : !options.exclude.some(match);
		};
		let ret;
		if (objType === "function") ret = function(...args) {
			return options.excludeMain ? input(...args) : processFn(input, options).apply(this, args);
		};
		else ret = Object.create(Object.getPrototypeOf(input));
		for (const key in input) {
			const property = input[key];
			ret[key] = typeof property === "function" && filter(key) ? processFn(property, options) : property;
		}
		return ret;
	};
})))());
var BaseError = class BaseError extends Error {
	constructor(message) {
		super(message);
		this.caller = "";
	}
	toJSON() {
		const metadata = this;
		return {
			code: metadata.code,
			data: metadata.data,
			caller: this.caller,
			message: this.message,
			stack: this.stack
		};
	}
	fromJSON(json) {
		const e = new BaseError(json.message);
		const metadata = e;
		metadata.code = json.code;
		metadata.data = json.data;
		e.caller = json.caller;
		e.stack = json.stack;
		return e;
	}
	get isIsomorphicGitError() {
		return true;
	}
};
var UnmergedPathsError = class UnmergedPathsError extends BaseError {
	constructor(filepaths) {
		super(`Modifying the index is not possible because you have unmerged files: ${filepaths.toString}. Fix them up in the work tree, and then use 'git add/rm as appropriate to mark resolution and make a commit.`);
		this.code = this.name = UnmergedPathsError.code;
		this.data = { filepaths };
	}
};
UnmergedPathsError.code = "UnmergedPathsError";
var InternalError = class InternalError extends BaseError {
	constructor(message) {
		super(`An internal error caused this command to fail.\n\nIf you're using an application that depends on isomorphic-git, please report this error to that application's developers.\n\nIf you're a developer and you believe this is a bug in isomorphic-git, please file an issue at https://github.com/isomorphic-git/isomorphic-git/issues with a minimal reproduction, version and environment details, and this error message: ${message}`);
		this.code = this.name = InternalError.code;
		this.data = { message };
	}
};
InternalError.code = "InternalError";
var UnsafeFilepathError = class UnsafeFilepathError extends BaseError {
	constructor(filepath) {
		super(`The filepath "${filepath}" contains unsafe character sequences`);
		this.code = this.name = UnsafeFilepathError.code;
		this.data = { filepath };
	}
};
UnsafeFilepathError.code = "UnsafeFilepathError";
var BufferCursor = class {
	constructor(buffer) {
		this.buffer = buffer;
		this._start = 0;
	}
	eof() {
		return this._start >= this.buffer.length;
	}
	tell() {
		return this._start;
	}
	seek(n) {
		this._start = n;
	}
	slice(n) {
		const r = this.buffer.slice(this._start, this._start + n);
		this._start += n;
		return r;
	}
	toString(enc, length) {
		const r = this.buffer.toString(enc, this._start, this._start + length);
		this._start += length;
		return r;
	}
	write(value, length, enc) {
		const r = this.buffer.write(value, this._start, length, enc);
		this._start += length;
		return r;
	}
	copy(source, start, end) {
		const r = source.copy(this.buffer, this._start, start, end);
		this._start += r;
		return r;
	}
	readUInt8() {
		const r = this.buffer.readUInt8(this._start);
		this._start += 1;
		return r;
	}
	writeUInt8(value) {
		const r = this.buffer.writeUInt8(value, this._start);
		this._start += 1;
		return r;
	}
	readUInt16BE() {
		const r = this.buffer.readUInt16BE(this._start);
		this._start += 2;
		return r;
	}
	writeUInt16BE(value) {
		const r = this.buffer.writeUInt16BE(value, this._start);
		this._start += 2;
		return r;
	}
	readUInt32BE() {
		const r = this.buffer.readUInt32BE(this._start);
		this._start += 4;
		return r;
	}
	writeUInt32BE(value) {
		const r = this.buffer.writeUInt32BE(value, this._start);
		this._start += 4;
		return r;
	}
};
const NEEDS_CODE_POINT_ORDER = /[\ud800-￿]/;
function isLoneSurrogate(s, i, unit) {
	if (unit < 55296 || unit > 57343) return false;
	if (unit < 56320) {
		const next = i + 1 < s.length ? s.charCodeAt(i + 1) : 0;
		return next < 56320 || next > 57343;
	}
	const prev = i > 0 ? s.charCodeAt(i - 1) : 0;
	return prev < 55296 || prev > 56319;
}
function compareStrings(a, b) {
	if (!NEEDS_CODE_POINT_ORDER.test(a) && !NEEDS_CODE_POINT_ORDER.test(b)) return -(a < b) || +(a > b);
	const length = Math.min(a.length, b.length);
	for (let i = 0; i < length; i++) {
		let x = a.charCodeAt(i);
		let y = b.charCodeAt(i);
		if (x !== y) {
			if (isLoneSurrogate(a, i, x)) x = 65533;
			if (isLoneSurrogate(b, i, y)) y = 65533;
			if (x === y) continue;
			if (x >= 55296 && y >= 55296) {
				x += x >= 57344 ? -2048 : 8192;
				y += y >= 57344 ? -2048 : 8192;
			}
			return x < y ? -1 : 1;
		}
	}
	return a.length < b.length ? -1 : a.length > b.length ? 1 : 0;
}
function comparePath(a, b) {
	return compareStrings(a.path, b.path);
}
function createSha1() {
	return new sha1_default();
}
function toHex(buffer) {
	let hex = "";
	for (const byte of new Uint8Array(buffer)) {
		if (byte < 16) hex += "0";
		hex += byte.toString(16);
	}
	return hex;
}
let supportsSubtleSHA1 = null;
async function shasum(buffer) {
	if (supportsSubtleSHA1 === null) supportsSubtleSHA1 = await testSubtleSHA1();
	return supportsSubtleSHA1 ? subtleSHA1(buffer) : shasumSync(buffer);
}
function shasumSync(buffer) {
	return createSha1().update(buffer).digest("hex");
}
async function subtleSHA1(buffer) {
	return toHex(await crypto.subtle.digest("SHA-1", buffer));
}
async function testSubtleSHA1() {
	try {
		return await subtleSHA1(new Uint8Array([])) === "da39a3ee5e6b4b0d3255bfef95601890afd80709";
	} catch (_) {}
	return false;
}
let lock;
function getLock() {
	if (lock === void 0) lock = new import_async_lock.default({ maxPending: 1e400 });
	return lock;
}
function acquireLock(key, callback) {
	return getLock().acquire(key, callback);
}
function dirname(path) {
	const last = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
	if (last === -1) return ".";
	if (last === 0) return "/";
	return path.slice(0, last);
}
var NotFoundError = class NotFoundError extends BaseError {
	constructor(what) {
		super(`Could not find ${what}.`);
		this.code = this.name = NotFoundError.code;
		this.data = { what };
	}
};
NotFoundError.code = "NotFoundError";
var ObjectTypeError = class ObjectTypeError extends BaseError {
	constructor(oid, actual, expected, filepath) {
		super(`Object ${oid} ${filepath ? `at ${filepath}` : ""}was anticipated to be a ${expected} but it is a ${actual}.`);
		this.code = this.name = ObjectTypeError.code;
		this.data = {
			oid,
			actual,
			expected,
			filepath
		};
	}
};
ObjectTypeError.code = "ObjectTypeError";
var InvalidOidError = class InvalidOidError extends BaseError {
	constructor(value) {
		super(`Expected a 40-char hex object id but saw "${value}".`);
		this.code = this.name = InvalidOidError.code;
		this.data = { value };
	}
};
InvalidOidError.code = "InvalidOidError";
var InvalidRefNameError = class InvalidRefNameError extends BaseError {
	constructor(ref, suggestion) {
		super(`"${ref}" would be an invalid git reference. (Hint: a valid alternative would be "${suggestion}".)`);
		this.code = this.name = InvalidRefNameError.code;
		this.data = {
			ref,
			suggestion
		};
	}
};
InvalidRefNameError.code = "InvalidRefNameError";
var NoRefspecError = class NoRefspecError extends BaseError {
	constructor(remote) {
		super(`Could not find a fetch refspec for remote "${remote}". Make sure the config file has an entry like the following:
[remote "${remote}"]
\tfetch = +refs/heads/*:refs/remotes/origin/*
`);
		this.code = this.name = NoRefspecError.code;
		this.data = { remote };
	}
};
NoRefspecError.code = "NoRefspecError";
var GitPackedRefs = class GitPackedRefs {
	constructor(text) {
		this.refs = /* @__PURE__ */ new Map();
		this.parsedConfig = [];
		if (text) {
			let key = null;
			this.parsedConfig = text.trim().split("\n").map((line) => {
				if (/^\s*#/.test(line)) return {
					line,
					comment: true
				};
				const i = line.indexOf(" ");
				if (line.startsWith("^")) {
					const value = line.slice(1);
					this.refs.set(key + "^{}", value);
					return {
						line,
						ref: key,
						peeled: value
					};
				} else {
					const value = line.slice(0, i);
					key = line.slice(i + 1);
					this.refs.set(key, value);
					return {
						line,
						ref: key,
						oid: value
					};
				}
			});
		}
		return this;
	}
	static from(text) {
		return new GitPackedRefs(text);
	}
	delete(ref) {
		this.parsedConfig = this.parsedConfig.filter((entry) => entry.ref !== ref);
		this.refs.delete(ref);
	}
	toString() {
		return this.parsedConfig.map(({ line }) => line).join("\n") + "\n";
	}
};
var GitRefSpec = class GitRefSpec {
	constructor({ remotePath, remoteSuffix = "", localPath, force, matchPrefix, negative = false }) {
		Object.assign(this, {
			remotePath,
			remoteSuffix,
			localPath,
			force,
			matchPrefix,
			negative
		});
	}
	static from(refspec) {
		if (refspec.startsWith("^") || !refspec.includes(":")) {
			const negative = refspec.startsWith("^");
			const [, forceMatch, remote] = refspec.slice(negative ? 1 : 0).match(/^(\+?)(.*)$/);
			const star = remote.indexOf("*");
			return new GitRefSpec({
				remotePath: star === -1 ? remote : remote.slice(0, star),
				remoteSuffix: star === -1 ? "" : remote.slice(star + 1),
				localPath: null,
				force: forceMatch === "+",
				matchPrefix: star !== -1,
				negative
			});
		}
		const [forceMatch, remotePath, remoteGlobMatch, localPath, localGlobMatch] = refspec.match(/^(\+?)(.*?)(\*?):(.*?)(\*?)$/).slice(1);
		const force = forceMatch === "+";
		const remoteIsGlob = remoteGlobMatch === "*";
		if (remoteIsGlob !== (localGlobMatch === "*")) throw new InternalError("Invalid refspec");
		return new GitRefSpec({
			remotePath,
			localPath,
			force,
			matchPrefix: remoteIsGlob
		});
	}
	matches(remoteBranch) {
		return this.matchPrefix ? remoteBranch.length >= this.remotePath.length + this.remoteSuffix.length && remoteBranch.startsWith(this.remotePath) && remoteBranch.endsWith(this.remoteSuffix) : remoteBranch === this.remotePath;
	}
	translate(remoteBranch) {
		if (this.localPath === null) return null;
		if (this.matchPrefix) {
			if (remoteBranch.startsWith(this.remotePath)) return this.localPath + remoteBranch.replace(this.remotePath, "");
		} else if (remoteBranch === this.remotePath) return this.localPath;
		return null;
	}
	reverseTranslate(localBranch) {
		if (this.localPath === null) return null;
		if (this.matchPrefix) {
			if (localBranch.startsWith(this.localPath)) return this.remotePath + localBranch.replace(this.localPath, "");
		} else if (localBranch === this.localPath) return this.remotePath;
		return null;
	}
};
var GitRefSpecSet = class GitRefSpecSet {
	constructor(rules = []) {
		this.rules = rules;
	}
	static from(refspecs) {
		const rules = [];
		for (const refspec of refspecs) rules.push(GitRefSpec.from(refspec));
		return new GitRefSpecSet(rules);
	}
	add(refspec) {
		const rule = GitRefSpec.from(refspec);
		this.rules.push(rule);
	}
	isExcluded(remoteRef) {
		return this.rules.some((rule) => rule.negative && rule.matches(remoteRef));
	}
	translate(remoteRefs) {
		const result = [];
		for (const rule of this.rules) for (const remoteRef of remoteRefs) {
			if (this.isExcluded(remoteRef)) continue;
			const localRef = rule.translate(remoteRef);
			if (localRef) result.push([remoteRef, localRef]);
		}
		return result;
	}
	translateOne(remoteRef) {
		let result = null;
		if (this.isExcluded(remoteRef)) return result;
		for (const rule of this.rules) {
			const localRef = rule.translate(remoteRef);
			if (localRef) result = localRef;
		}
		return result;
	}
	localNamespaces() {
		return this.rules.filter((rule) => rule.matchPrefix && rule.localPath !== null).map((rule) => rule.localPath.replace(/\/$/, ""));
	}
};
function compareRefNames(a, b) {
	const _a = a.replace(/\^\{\}$/, "");
	const _b = b.replace(/\^\{\}$/, "");
	const tmp = -(_a < _b) || +(_a > _b);
	if (tmp === 0) return a.endsWith("^{}") ? 1 : -1;
	return tmp;
}
const bad = /(^|[/.])([/.]|$)|^@$|@{|[\x00-\x20\x7f~^:?*[\\]|\.lock(\/|$)/;
function isValidRef(name, onelevel) {
	if (typeof name !== "string") throw new TypeError("Reference name must be a string");
	return !bad.test(name) && (!!onelevel || name.includes("/"));
}
function assertPath(path) {
	if (typeof path !== "string") throw new TypeError("Path must be a string. Received " + JSON.stringify(path));
}
function normalizeStringPosix(path, allowAboveRoot) {
	let res = "";
	let lastSegmentLength = 0;
	let lastSlash = -1;
	let dots = 0;
	let code;
	for (let i = 0; i <= path.length; ++i) {
		if (i < path.length) code = path.charCodeAt(i);
		else if (code === 47) break;
		else code = 47;
		if (code === 47) {
			if (lastSlash === i - 1 || dots === 1) {} else if (lastSlash !== i - 1 && dots === 2) {
				if (res.length < 2 || lastSegmentLength !== 2 || res.charCodeAt(res.length - 1) !== 46 || res.charCodeAt(res.length - 2) !== 46) {
					if (res.length > 2) {
						const lastSlashIndex = res.lastIndexOf("/");
						if (lastSlashIndex !== res.length - 1) {
							if (lastSlashIndex === -1) {
								res = "";
								lastSegmentLength = 0;
							} else {
								res = res.slice(0, lastSlashIndex);
								lastSegmentLength = res.length - 1 - res.lastIndexOf("/");
							}
							lastSlash = i;
							dots = 0;
							continue;
						}
					} else if (res.length === 2 || res.length === 1) {
						res = "";
						lastSegmentLength = 0;
						lastSlash = i;
						dots = 0;
						continue;
					}
				}
				if (allowAboveRoot) {
					if (res.length > 0) res += "/..";
					else res = "..";
					lastSegmentLength = 2;
				}
			} else {
				if (res.length > 0) res += "/" + path.slice(lastSlash + 1, i);
				else res = path.slice(lastSlash + 1, i);
				lastSegmentLength = i - lastSlash - 1;
			}
			lastSlash = i;
			dots = 0;
		} else if (code === 46 && dots !== -1) ++dots;
		else dots = -1;
	}
	return res;
}
function getWindowsDrivePrefix(path) {
	if (path.length >= 2 && /^[a-zA-Z]:/.test(path)) return path.slice(0, 2);
	return null;
}
function normalize(path) {
	assertPath(path);
	if (path.length === 0) return ".";
	path = path.replace(/\\/g, "/");
	const drivePrefix = getWindowsDrivePrefix(path);
	const isAbsolute = path.charCodeAt(0) === 47 || drivePrefix !== null && path.charCodeAt(2) === 47;
	const trailingSeparator = path.charCodeAt(path.length - 1) === 47;
	let normalized = normalizeStringPosix(drivePrefix ? path.slice(2) : path, !isAbsolute);
	if (normalized.length === 0 && !isAbsolute) normalized = ".";
	if (normalized.length > 0 && trailingSeparator) normalized += "/";
	if (drivePrefix) return isAbsolute ? `${drivePrefix}/${normalized}` : `${drivePrefix}${normalized}`;
	return isAbsolute ? `/${normalized}` : normalized;
}
function join(...args) {
	if (args.length === 0) return ".";
	let joined;
	for (let i = 0; i < args.length; ++i) {
		assertPath(args[i]);
		const arg = args[i].replace(/\\/g, "/");
		if (arg.length === 0) continue;
		if (/^[a-zA-Z]:\//.test(arg)) joined = arg;
		else if (joined === void 0) joined = arg;
		else joined += "/" + arg;
	}
	if (joined === void 0) return ".";
	return normalize(joined);
}
const num = (val) => {
	if (typeof val === "number") return val;
	val = val.toLowerCase();
	let n = parseInt(val);
	if (val.endsWith("k")) n *= 1024;
	if (val.endsWith("m")) n *= 1048576;
	if (val.endsWith("g")) n *= 0x40000000;
	return n;
};
const bool = (val) => {
	if (typeof val === "boolean") return val;
	val = val.trim().toLowerCase();
	if (val === "true" || val === "yes" || val === "on") return true;
	if (val === "false" || val === "no" || val === "off") return false;
	throw Error(`Expected 'true', 'false', 'yes', 'no', 'on', or 'off', but got ${val}`);
};
const schema = { core: {
	filemode: bool,
	bare: bool,
	logallrefupdates: bool,
	symlinks: bool,
	ignorecase: bool,
	bigFileThreshold: num
} };
const SECTION_LINE_REGEX = /^\[([A-Za-z0-9-.]+)(?:[ \t]+"((?:[^"\\]|\\.)*)")?\][ \t]*(?:[#;].*)?$/;
const SECTION_REGEX = /^[A-Za-z0-9-.]+$/;
const VARIABLE_LINE_REGEX = /^([A-Za-z][A-Za-z0-9-]*)(?:\s*=\s*(.*))?$/;
const VARIABLE_NAME_REGEX = /^[A-Za-z][A-Za-z0-9-]*$/;
const extractSectionLine = (line) => {
	const matches = SECTION_LINE_REGEX.exec(line);
	if (matches != null) {
		const [section, subsection] = matches.slice(1);
		return [section, subsection && subsection.replace(/\\(.)/g, "$1")];
	}
	return null;
};
const extractVariableLine = (line) => {
	const matches = VARIABLE_LINE_REGEX.exec(line);
	if (matches != null) {
		const [name, rawValue = "true"] = matches.slice(1);
		return [name, parseValue(rawValue)];
	}
	return null;
};
const ESCAPED_CHARS = /* @__PURE__ */ new Map([
	["t", "	"],
	["b", "\b"],
	["n", "\n"],
	["\\", "\\"],
	["\"", "\""]
]);
const parseValue = (rawValue) => {
	let value = "";
	let pendingSpace = "";
	let inQuotes = false;
	for (let i = 0; i < rawValue.length; i++) {
		const c = rawValue[i];
		if (!inQuotes && /[ \t\r\v\f]/.test(c)) {
			if (value !== "") pendingSpace += c;
			continue;
		}
		if (!inQuotes && (c === "#" || c === ";")) break;
		value += pendingSpace;
		pendingSpace = "";
		if (c === "\\" && ESCAPED_CHARS.has(rawValue[i + 1])) value += ESCAPED_CHARS.get(rawValue[++i]);
		else if (c === "\"") inQuotes = !inQuotes;
		else value += c;
	}
	return value;
};
const serializeValue = (value) => {
	if (typeof value !== "string") return value;
	const quote = value.startsWith(" ") || value.endsWith(" ") || /[#;]/.test(value) ? "\"" : "";
	return `${quote}${value.replace(/[\\"\n\t]/g, (c) => {
		if (c === "\n") return "\\n";
		if (c === "	") return "\\t";
		return `\\${c}`;
	})}${quote}`;
};
const lower = (text) => {
	return text != null ? text.toLowerCase() : null;
};
const getPath = (section, subsection, name) => {
	return [
		lower(section),
		subsection,
		lower(name)
	].filter((a) => a != null).join(".");
};
const normalizePath = (path) => {
	const pathSegments = path.split(".");
	const section = pathSegments.shift();
	const name = pathSegments.pop();
	const subsection = pathSegments.length ? pathSegments.join(".") : void 0;
	return {
		section,
		subsection,
		name,
		path: getPath(section, subsection, name),
		sectionPath: getPath(section, subsection, null),
		isSection: !!section
	};
};
const findLastIndex = (array, callback) => {
	return array.reduce((lastIndex, item, index) => {
		return callback(item) ? index : lastIndex;
	}, -1);
};
var GitConfig = class GitConfig {
	constructor(text) {
		let section = null;
		let subsection = null;
		this.parsedConfig = text ? text.split("\n").map((line) => {
			let name = null;
			let value = null;
			const trimmedLine = line.trim();
			const extractedSection = extractSectionLine(trimmedLine);
			const isSection = extractedSection != null;
			if (isSection) [section, subsection] = extractedSection;
			else {
				const extractedVariable = extractVariableLine(trimmedLine);
				if (extractedVariable != null) [name, value] = extractedVariable;
			}
			const path = getPath(section, subsection, name);
			return {
				line,
				isSection,
				section,
				subsection,
				name,
				value,
				path
			};
		}) : [];
	}
	static from(text) {
		return new GitConfig(text);
	}
	async get(path, getall = false) {
		const normalizedPath = normalizePath(path).path;
		const allValues = this.parsedConfig.filter((config) => config.path === normalizedPath).map(({ section, name, value }) => {
			const fn = schema[section] && schema[section][name];
			return fn ? fn(value) : value;
		});
		return getall ? allValues : allValues.pop();
	}
	async getall(path) {
		return this.get(path, true);
	}
	async getSubsections(section) {
		return this.parsedConfig.filter((config) => config.isSection && config.section === section).map((config) => config.subsection);
	}
	async deleteSection(section, subsection) {
		this.parsedConfig = this.parsedConfig.filter((config) => !(config.section === section && config.subsection === subsection));
	}
	async append(path, value) {
		return this.set(path, value, true);
	}
	async set(path, value, append = false) {
		const { section, subsection, name, path: normalizedPath, sectionPath, isSection } = normalizePath(path);
		const configIndex = findLastIndex(this.parsedConfig, (config) => config.path === normalizedPath);
		if (value == null) {
			if (configIndex !== -1) this.parsedConfig.splice(configIndex, 1);
		} else if (configIndex !== -1) {
			const config = this.parsedConfig[configIndex];
			const modifiedConfig = Object.assign({}, config, {
				name,
				value,
				modified: true
			});
			if (append) this.parsedConfig.splice(configIndex + 1, 0, modifiedConfig);
			else this.parsedConfig[configIndex] = modifiedConfig;
		} else {
			const sectionIndex = this.parsedConfig.findIndex((config) => config.path === sectionPath);
			const newConfig = {
				section,
				subsection,
				name,
				value,
				modified: true,
				path: normalizedPath
			};
			if (SECTION_REGEX.test(section) && VARIABLE_NAME_REGEX.test(name)) {
				if (sectionIndex >= 0) this.parsedConfig.splice(sectionIndex + 1, 0, newConfig);
				else {
					const newSection = {
						isSection,
						section,
						subsection,
						modified: true,
						path: sectionPath
					};
					this.parsedConfig.push(newSection, newConfig);
				}
			}
		}
	}
	toString() {
		return this.parsedConfig.map(({ line, section, subsection, name, value, modified = false }) => {
			if (!modified) return line;
			if (name != null && value != null) return `\t${name} = ${serializeValue(value)}`;
			if (subsection != null) return `[${section} "${subsection}"]`;
			return `[${section}]`;
		}).join("\n");
	}
};
var GitConfigManager = class {
	static async get({ fs, gitdir }) {
		const text = await fs.read(`${gitdir}/config`, { encoding: "utf8" });
		return GitConfig.from(text);
	}
	static async save({ fs, gitdir, config }) {
		await fs.write(`${gitdir}/config`, config.toString(), { encoding: "utf8" });
	}
};
const refpaths = (ref) => [
	`${ref}`,
	`refs/${ref}`,
	`refs/tags/${ref}`,
	`refs/heads/${ref}`,
	`refs/remotes/${ref}`,
	`refs/remotes/${ref}/HEAD`
];
const GIT_FILES = [
	"config",
	"description",
	"index",
	"shallow",
	"commondir"
];
function assertWritableRef(ref) {
	if (GIT_FILES.includes(ref)) throw new InvalidRefNameError(ref, `refs/heads/${ref}`);
	if (!isValidRef(ref, true)) throw new InvalidRefNameError(ref, import_lib.default.clean(ref));
}
var GitRefManager = class GitRefManager {
	static async updateRemoteRefs({ fs, gitdir, remote, refs, symrefs, tags, refspecs = void 0, prune = false, pruneTags = false }) {
		for (const value of refs.values()) if (!value.match(/[0-9a-f]{40}/)) throw new InvalidOidError(value);
		const config = await GitConfigManager.get({
			fs,
			gitdir
		});
		if (!refspecs) {
			refspecs = await config.getall(`remote.${remote}.fetch`);
			if (refspecs.length === 0) throw new NoRefspecError(remote);
			refspecs.unshift(`+HEAD:refs/remotes/${remote}/HEAD`);
		}
		const refspec = GitRefSpecSet.from(refspecs);
		const actualRefsToWrite = /* @__PURE__ */ new Map();
		const refTranslations = refspec.translate([...refs.keys()]);
		const symrefTranslations = [];
		for (const [serverRef, translatedRef] of refspec.translate([...symrefs.keys()])) {
			const symtarget = refspec.translateOne(symrefs.get(serverRef));
			if (symtarget) {
				assertWritableRef(symtarget);
				symrefTranslations.push([translatedRef, `ref: ${symtarget}`]);
			}
		}
		const tagRefsToWrite = tags ? [...refs.keys()].filter((serverRef) => serverRef.startsWith("refs/tags") && !serverRef.endsWith("^{}")) : [];
		for (const [, translatedRef] of refTranslations) assertWritableRef(translatedRef);
		for (const [translatedRef] of symrefTranslations) assertWritableRef(translatedRef);
		tagRefsToWrite.forEach(assertWritableRef);
		if (pruneTags) {
			const tags = await GitRefManager.listRefs({
				fs,
				gitdir,
				filepath: "refs/tags"
			});
			await GitRefManager.deleteRefs({
				fs,
				gitdir,
				refs: tags.map((tag) => `refs/tags/${tag}`)
			});
		}
		for (const serverRef of tagRefsToWrite) if (!await GitRefManager.exists({
			fs,
			gitdir,
			ref: serverRef
		})) {
			const oid = refs.get(serverRef);
			actualRefsToWrite.set(serverRef, oid);
		}
		for (const [serverRef, translatedRef] of refTranslations) {
			const value = refs.get(serverRef);
			actualRefsToWrite.set(translatedRef, value);
		}
		for (const [translatedRef, value] of symrefTranslations) actualRefsToWrite.set(translatedRef, value);
		const pruned = [];
		if (prune) {
			for (const filepath of refspec.localNamespaces()) {
				const refs = (await GitRefManager.listRefs({
					fs,
					gitdir,
					filepath
				})).map((file) => `${filepath}/${file}`);
				for (const ref of refs) if (!actualRefsToWrite.has(ref)) pruned.push(ref);
			}
			if (pruned.length > 0) await GitRefManager.deleteRefs({
				fs,
				gitdir,
				refs: pruned
			});
		}
		for (const [key, value] of actualRefsToWrite) await acquireLock(key, async () => fs.write(join(gitdir, key), `${value.trim()}\n`, "utf8"));
		return { pruned };
	}
	static async writeRef({ fs, gitdir, ref, value }) {
		assertWritableRef(ref);
		if (!value.match(/[0-9a-f]{40}/)) throw new InvalidOidError(value);
		await acquireLock(ref, async () => fs.write(join(gitdir, ref), `${value.trim()}\n`, "utf8"));
	}
	static async writeSymbolicRef({ fs, gitdir, ref, value }) {
		assertWritableRef(ref);
		await acquireLock(ref, async () => fs.write(join(gitdir, ref), `ref: ${value.trim()}\n`, "utf8"));
	}
	static async deleteRef({ fs, gitdir, ref }) {
		return GitRefManager.deleteRefs({
			fs,
			gitdir,
			refs: [ref]
		});
	}
	static async deleteRefs({ fs, gitdir, refs }) {
		refs.forEach(assertWritableRef);
		await Promise.all(refs.map((ref) => fs.rm(join(gitdir, ref))));
		let text = await acquireLock("packed-refs", async () => fs.read(`${gitdir}/packed-refs`, { encoding: "utf8" }));
		const packed = GitPackedRefs.from(text);
		const beforeSize = packed.refs.size;
		for (const ref of refs) if (packed.refs.has(ref)) packed.delete(ref);
		if (packed.refs.size < beforeSize) {
			text = packed.toString();
			await acquireLock("packed-refs", async () => fs.write(`${gitdir}/packed-refs`, text, { encoding: "utf8" }));
		}
	}
	static async resolve({ fs, gitdir, ref, depth = void 0, visited = /* @__PURE__ */ new Set() }) {
		if (depth !== void 0) {
			depth--;
			if (depth === -1) return ref;
		}
		if (ref.startsWith("ref: ")) {
			ref = ref.slice(5);
			return GitRefManager.resolve({
				fs,
				gitdir,
				ref,
				depth,
				visited
			});
		}
		if (ref.length === 40 && /[0-9a-f]{40}/.test(ref)) return ref;
		const packedMap = await GitRefManager.packedRefs({
			fs,
			gitdir
		});
		const allpaths = refpaths(ref).filter((p) => !GIT_FILES.includes(p));
		for (const ref of allpaths) {
			const sha = await acquireLock(ref, async () => await fs.read(`${gitdir}/${ref}`, { encoding: "utf8" }) || packedMap.get(ref));
			if (sha) {
				if (visited.has(ref)) throw new InternalError(`Circular reference detected while resolving ref "${ref}"`);
				visited.add(ref);
				return GitRefManager.resolve({
					fs,
					gitdir,
					ref: sha.trim(),
					depth,
					visited
				});
			}
		}
		throw new NotFoundError(ref);
	}
	static async isUnbornBranch({ fs, gitdir, ref }) {
		let target;
		try {
			target = await GitRefManager.resolve({
				fs,
				gitdir,
				ref: "HEAD",
				depth: 2
			});
		} catch (err) {
			if (err instanceof NotFoundError) return false;
			throw err;
		}
		if (!target.startsWith("refs/heads/")) return false;
		return ref === "HEAD" || refpaths(ref).includes(target);
	}
	static async exists({ fs, gitdir, ref }) {
		try {
			await GitRefManager.expand({
				fs,
				gitdir,
				ref
			});
			return true;
		} catch (err) {
			if (err instanceof NotFoundError) return false;
			throw err;
		}
	}
	static async expand({ fs, gitdir, ref }) {
		if (ref.length === 40 && /[0-9a-f]{40}/.test(ref)) return ref;
		const packedMap = await GitRefManager.packedRefs({
			fs,
			gitdir
		});
		const allpaths = refpaths(ref).filter((p) => !GIT_FILES.includes(p));
		for (const ref of allpaths) {
			if (await acquireLock(ref, async () => fs.exists(`${gitdir}/${ref}`))) return ref;
			if (packedMap.has(ref)) return ref;
		}
		throw new NotFoundError(ref);
	}
	static async expandAgainstMap({ ref, map }) {
		const allpaths = refpaths(ref);
		for (const ref of allpaths) if (await map.has(ref)) return ref;
		throw new NotFoundError(ref);
	}
	static resolveAgainstMap({ ref, fullref = ref, depth = void 0, map }) {
		if (depth !== void 0) {
			depth--;
			if (depth === -1) return {
				fullref,
				oid: ref
			};
		}
		if (ref.startsWith("ref: ")) {
			ref = ref.slice(5);
			return GitRefManager.resolveAgainstMap({
				ref,
				fullref,
				depth,
				map
			});
		}
		if (ref.length === 40 && /[0-9a-f]{40}/.test(ref)) return {
			fullref,
			oid: ref
		};
		const allpaths = refpaths(ref);
		for (const ref of allpaths) {
			const sha = map.get(ref);
			if (sha) return GitRefManager.resolveAgainstMap({
				ref: sha.trim(),
				fullref: ref,
				depth,
				map
			});
		}
		throw new NotFoundError(ref);
	}
	static async packedRefs({ fs, gitdir }) {
		const text = await acquireLock("packed-refs", async () => fs.read(`${gitdir}/packed-refs`, { encoding: "utf8" }));
		return GitPackedRefs.from(text).refs;
	}
	static async listRefs({ fs, gitdir, filepath }) {
		const packedMap = await GitRefManager.packedRefs({
			fs,
			gitdir
		});
		let files = null;
		try {
			files = await fs.readdirDeep(`${gitdir}/${filepath}`);
			files = files.map((x) => x.replace(`${gitdir}/${filepath}/`, ""));
		} catch (err) {
			files = [];
		}
		for (let key of packedMap.keys()) if (key.startsWith(filepath)) {
			key = key.replace(filepath + "/", "");
			if (!files.includes(key)) files.push(key);
		}
		files.sort(compareRefNames);
		return files;
	}
	static async listBranches({ fs, gitdir, remote }) {
		if (remote) return GitRefManager.listRefs({
			fs,
			gitdir,
			filepath: `refs/remotes/${remote}`
		});
		else return GitRefManager.listRefs({
			fs,
			gitdir,
			filepath: `refs/heads`
		});
	}
	static async listTags({ fs, gitdir }) {
		return (await GitRefManager.listRefs({
			fs,
			gitdir,
			filepath: `refs/tags`
		})).filter((x) => !x.endsWith("^{}"));
	}
};
function compareTreeEntryPath(a, b) {
	return compareStrings(appendSlashIfDir(a), appendSlashIfDir(b));
}
function appendSlashIfDir(entry) {
	return entry.mode === "040000" ? entry.path + "/" : entry.path;
}
function mode2type$1(mode) {
	switch (mode) {
		case "040000": return "tree";
		case "100644": return "blob";
		case "100755": return "blob";
		case "120000": return "blob";
		case "160000": return "commit";
	}
	throw new InternalError(`Unexpected GitTree entry mode: ${mode}`);
}
function stripTrailingDotsAndSpaces(name) {
	let end = name.length;
	while (end > 0) {
		const c = name.charCodeAt(end - 1);
		if (c !== 46 && c !== 32) break;
		end--;
	}
	return end === name.length ? name : name.slice(0, end);
}
function assertSafeEntryPath(path) {
	const ntfsClean = path.replace(/[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g, "").split(":")[0];
	const normalized = stripTrailingDotsAndSpaces(ntfsClean.toLowerCase());
	if (path.includes("\\") || path.includes("/") || normalized === "" && ntfsClean !== "" || normalized === ".git" || /^\.?git~[1-9]$/.test(normalized)) throw new UnsafeFilepathError(path);
}
function parseBuffer(buffer) {
	const _entries = [];
	let cursor = 0;
	while (cursor < buffer.length) {
		const space = buffer.indexOf(32, cursor);
		if (space === -1) throw new InternalError(`GitTree: Error parsing buffer at byte location ${cursor}: Could not find the next space character.`);
		const nullchar = buffer.indexOf(0, cursor);
		if (nullchar === -1) throw new InternalError(`GitTree: Error parsing buffer at byte location ${cursor}: Could not find the next null character.`);
		let mode = buffer.slice(cursor, space).toString("utf8");
		if (mode === "40000") mode = "040000";
		const type = mode2type$1(mode);
		const path = buffer.slice(space + 1, nullchar).toString("utf8");
		assertSafeEntryPath(path);
		const oid = buffer.slice(nullchar + 1, nullchar + 21).toString("hex");
		cursor = nullchar + 21;
		_entries.push({
			mode,
			path,
			oid,
			type
		});
	}
	return _entries;
}
function limitModeToAllowed(mode) {
	if (typeof mode === "number") mode = mode.toString(8);
	if (mode.match(/^0?4.*/)) return "040000";
	if (mode.match(/^1006.*/)) return "100644";
	if (mode.match(/^1007.*/)) return "100755";
	if (mode.match(/^120.*/)) return "120000";
	if (mode.match(/^160.*/)) return "160000";
	throw new InternalError(`Could not understand file mode: ${mode}`);
}
function nudgeIntoShape(entry) {
	if (!entry.oid && entry.sha) entry.oid = entry.sha;
	entry.mode = limitModeToAllowed(entry.mode);
	if (!entry.type) entry.type = mode2type$1(entry.mode);
	assertSafeEntryPath(entry.path);
	return entry;
}
var GitTree = class GitTree {
	constructor(entries) {
		if (Buffer.isBuffer(entries)) this._entries = parseBuffer(entries);
		else if (Array.isArray(entries)) this._entries = entries.map(nudgeIntoShape);
		else throw new InternalError("invalid type passed to GitTree constructor");
		this._entries.sort(comparePath);
	}
	static from(tree) {
		return new GitTree(tree);
	}
	render() {
		return this._entries.map((entry) => `${entry.mode} ${entry.type} ${entry.oid}    ${entry.path}`).join("\n");
	}
	toObject() {
		const entries = [...this._entries];
		entries.sort(compareTreeEntryPath);
		return Buffer.concat(entries.map((entry) => {
			const mode = Buffer.from(entry.mode.replace(/^0/, ""));
			const space = Buffer.from(" ");
			const path = Buffer.from(entry.path, "utf8");
			const nullchar = Buffer.from([0]);
			const oid = Buffer.from(entry.oid, "hex");
			return Buffer.concat([
				mode,
				space,
				path,
				nullchar,
				oid
			]);
		}));
	}
	entries() {
		return this._entries;
	}
	*[Symbol.iterator]() {
		for (const entry of this._entries) yield entry;
	}
};
var GitObject = class {
	static wrap({ type, object }) {
		const header = `${type} ${object.length}\x00`;
		const headerLen = header.length;
		const totalLength = headerLen + object.length;
		const wrappedObject = new Uint8Array(totalLength);
		for (let i = 0; i < headerLen; i++) wrappedObject[i] = header.charCodeAt(i);
		wrappedObject.set(object, headerLen);
		return wrappedObject;
	}
	static unwrap(buffer) {
		const s = buffer.indexOf(32);
		const i = buffer.indexOf(0);
		const type = buffer.slice(0, s).toString("utf8");
		const length = buffer.slice(s + 1, i).toString("utf8");
		const actualLength = buffer.length - (i + 1);
		if (parseInt(length) !== actualLength) throw new InternalError(`Length mismatch: expected ${length} bytes but got ${actualLength} instead.`);
		return {
			type,
			object: Buffer.from(buffer.slice(i + 1))
		};
	}
};
async function readObjectLoose({ fs, gitdir, oid }) {
	const source = `objects/${oid.slice(0, 2)}/${oid.slice(2)}`;
	const file = await fs.read(`${gitdir}/${source}`);
	if (!file) return null;
	return {
		object: file,
		format: "deflated",
		source
	};
}
function applyDelta(delta, source) {
	const reader = new BufferCursor(delta);
	const sourceSize = readVarIntLE(reader);
	if (sourceSize !== source.byteLength) throw new InternalError(`applyDelta expected source buffer to be ${sourceSize} bytes but the provided buffer was ${source.length} bytes`);
	const targetSize = readVarIntLE(reader);
	let target;
	const firstOp = readOp(reader, source);
	if (firstOp.byteLength === targetSize) target = firstOp;
	else {
		const chunks = [firstOp];
		let tell = firstOp.byteLength;
		while (!reader.eof()) {
			const op = readOp(reader, source);
			chunks.push(op);
			tell += op.byteLength;
		}
		if (targetSize !== tell) throw new InternalError(`applyDelta expected target buffer to be ${targetSize} bytes but the resulting buffer was ${tell} bytes`);
		target = Buffer.concat(chunks, targetSize);
	}
	return target;
}
function readVarIntLE(reader) {
	let result = 0;
	let shift = 0;
	let byte = null;
	do {
		byte = reader.readUInt8();
		result |= (byte & 127) << shift;
		shift += 7;
	} while (byte & 128);
	return result;
}
function readCompactLE(reader, flags, size) {
	let result = 0;
	let shift = 0;
	while (size--) {
		if (flags & 1) result |= reader.readUInt8() << shift;
		flags >>= 1;
		shift += 8;
	}
	return result;
}
function readOp(reader, source) {
	const byte = reader.readUInt8();
	const COPY = 128;
	const OFFS = 15;
	const SIZE = 112;
	if (byte & COPY) {
		const offset = readCompactLE(reader, byte & OFFS, 4);
		let size = readCompactLE(reader, (byte & SIZE) >> 4, 3);
		if (size === 0) size = 65536;
		return source.slice(offset, offset + size);
	} else return reader.slice(byte);
}
function fromValue(value) {
	let queue = [value];
	return {
		next() {
			return Promise.resolve({
				done: queue.length === 0,
				value: queue.pop()
			});
		},
		return() {
			queue = [];
			return {};
		},
		[Symbol.asyncIterator]() {
			return this;
		}
	};
}
function getIterator(iterable) {
	if (iterable[Symbol.asyncIterator]) return iterable[Symbol.asyncIterator]();
	if (iterable[Symbol.iterator]) return iterable[Symbol.iterator]();
	if (iterable.next) return iterable;
	return fromValue(iterable);
}
var StreamReader = class {
	constructor(stream) {
		if (typeof Buffer === "undefined") throw new Error("Missing Buffer dependency");
		this.stream = getIterator(stream);
		this.buffer = null;
		this.cursor = 0;
		this.undoCursor = 0;
		this.started = false;
		this._ended = false;
		this._discardedBytes = 0;
	}
	eof() {
		return this._ended && this.cursor === this.buffer.length;
	}
	tell() {
		return this._discardedBytes + this.cursor;
	}
	async byte() {
		if (this.eof()) return;
		if (!this.started) await this._init();
		if (this.cursor === this.buffer.length) {
			await this._loadnext();
			if (this._ended) return;
		}
		this._moveCursor(1);
		return this.buffer[this.undoCursor];
	}
	async chunk() {
		if (this.eof()) return;
		if (!this.started) await this._init();
		if (this.cursor === this.buffer.length) {
			await this._loadnext();
			if (this._ended) return;
		}
		this._moveCursor(this.buffer.length);
		return this.buffer.slice(this.undoCursor, this.cursor);
	}
	async read(n) {
		if (this.eof()) return;
		if (!this.started) await this._init();
		if (this.cursor + n > this.buffer.length) {
			this._trim();
			await this._accumulate(n);
		}
		this._moveCursor(n);
		return this.buffer.slice(this.undoCursor, this.cursor);
	}
	async skip(n) {
		if (this.eof()) return;
		if (!this.started) await this._init();
		if (this.cursor + n > this.buffer.length) {
			this._trim();
			await this._accumulate(n);
		}
		this._moveCursor(n);
	}
	async undo() {
		this.cursor = this.undoCursor;
	}
	async _next() {
		this.started = true;
		let { done, value } = await this.stream.next();
		if (done) {
			this._ended = true;
			if (!value) return Buffer.alloc(0);
		}
		if (value) value = Buffer.from(value);
		return value;
	}
	_trim() {
		this.buffer = this.buffer.slice(this.undoCursor);
		this.cursor -= this.undoCursor;
		this._discardedBytes += this.undoCursor;
		this.undoCursor = 0;
	}
	_moveCursor(n) {
		this.undoCursor = this.cursor;
		this.cursor += n;
		if (this.cursor > this.buffer.length) this.cursor = this.buffer.length;
	}
	async _accumulate(n) {
		if (this._ended) return;
		const buffers = [this.buffer];
		while (this.cursor + n > lengthBuffers(buffers)) {
			const nextbuffer = await this._next();
			if (this._ended) break;
			buffers.push(nextbuffer);
		}
		this.buffer = Buffer.concat(buffers);
	}
	async _loadnext() {
		this._discardedBytes += this.buffer.length;
		this.undoCursor = 0;
		this.cursor = 0;
		this.buffer = await this._next();
	}
	async _init() {
		this.buffer = await this._next();
	}
};
function lengthBuffers(buffers) {
	return buffers.reduce((acc, buffer) => acc + buffer.length, 0);
}
async function listpack(stream, onData) {
	const reader = new StreamReader(stream);
	let PACK = await reader.read(4);
	PACK = PACK.toString("utf8");
	if (PACK !== "PACK") throw new InternalError(`Invalid PACK header '${PACK}'`);
	let version = await reader.read(4);
	version = version.readUInt32BE(0);
	if (version !== 2) throw new InternalError(`Invalid packfile version: ${version}`);
	let numObjects = await reader.read(4);
	numObjects = numObjects.readUInt32BE(0);
	if (numObjects < 1) return;
	while (!reader.eof() && numObjects--) {
		const offset = reader.tell();
		const { type, length, ofs, reference } = await parseHeader(reader);
		const inflator = new zlib_default.Inflate();
		while (!inflator.result) {
			const chunk = await reader.chunk();
			if (!chunk) break;
			inflator.push(chunk, false);
			if (inflator.err) throw new InternalError(`Pako error: ${inflator.msg}`);
			if (inflator.result) {
				if (inflator.result.length !== length) throw new InternalError(`Inflated object size is different from that stated in packfile.`);
				await reader.undo();
				await reader.read(chunk.length - inflator.strm.avail_in);
				const end = reader.tell();
				await onData({
					data: inflator.result,
					type,
					num: numObjects,
					offset,
					end,
					reference,
					ofs
				});
			}
		}
	}
}
async function parseHeader(reader) {
	let byte = await reader.byte();
	const type = byte >> 4 & 7;
	let length = byte & 15;
	if (byte & 128) {
		let shift = 4;
		do {
			byte = await reader.byte();
			length |= (byte & 127) << shift;
			shift += 7;
		} while (byte & 128);
	}
	let ofs;
	let reference;
	if (type === 6) {
		let shift = 0;
		ofs = 0;
		const bytes = [];
		do {
			byte = await reader.byte();
			ofs |= (byte & 127) << shift;
			shift += 7;
			bytes.push(byte);
		} while (byte & 128);
		reference = Buffer.from(bytes);
	}
	if (type === 7) reference = await reader.read(20);
	return {
		type,
		length,
		ofs,
		reference
	};
}
var DecompressionError = class DecompressionError extends BaseError {
	constructor(message) {
		super(`Invalid compressed buffer: ${message}`);
		this.code = this.name = DecompressionError.code;
		this.data = { message };
	}
};
DecompressionError.code = "DecompressionError";
async function nativeInflate(buffer) {
	const ds = new DecompressionStream("deflate");
	const d = new Blob([buffer]).stream().pipeThrough(ds);
	try {
		return new Uint8Array(await new Response(d).arrayBuffer());
	} catch (err) {
		if (err && err.name === "TypeError" && err.message === "") throw new DecompressionError("decompression failed");
		throw err;
	}
}
let supportsDecompressionStream = false;
async function inflate(buffer) {
	if (supportsDecompressionStream === null) supportsDecompressionStream = testDecompressionStream();
	try {
		return supportsDecompressionStream ? await nativeInflate(buffer) : zlib_default.inflate(buffer);
	} catch (err) {
		if (typeof err === "string") throw new DecompressionError(err);
		throw err;
	}
}
function testDecompressionStream() {
	try {
		if (new DecompressionStream("deflate")) return true;
	} catch (_) {}
	return false;
}
function decodeVarInt(reader) {
	const bytes = [];
	let byte = 0;
	let multibyte = 0;
	do {
		byte = reader.readUInt8();
		const lastSeven = byte & 127;
		bytes.push(lastSeven);
		multibyte = byte & 128;
	} while (multibyte);
	return bytes.reduce((a, b) => a + 1 << 7 | b, -1);
}
function otherVarIntDecode(reader, startWith) {
	let result = startWith;
	let shift = 4;
	let byte = null;
	do {
		byte = reader.readUInt8();
		result |= (byte & 127) << shift;
		shift += 7;
	} while (byte & 128);
	return result;
}
const RESOLVE_CACHE_BYTES = 33554432;
var ObjectCache = class {
	constructor(maxBytes) {
		this.maxBytes = maxBytes;
		this.bytes = 0;
		this.map = /* @__PURE__ */ new Map();
	}
	get(key) {
		const value = this.map.get(key);
		if (value !== void 0) {
			this.map.delete(key);
			this.map.set(key, value);
		}
		return value;
	}
	set(key, value) {
		const size = value.object.byteLength;
		if (size > this.maxBytes / 4) return;
		this.map.set(key, value);
		this.bytes += size;
		for (const [oldKey, old] of this.map) {
			if (this.bytes <= this.maxBytes) break;
			this.map.delete(oldKey);
			this.bytes -= old.object.byteLength;
		}
	}
};
function resolveInflated({ type, data, reference, offset }, cache, offsetByOid) {
	const object = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
	if (type !== "ofs-delta" && type !== "ref-delta") return {
		type,
		object
	};
	const baseOffset = type === "ofs-delta" ? offset - decodeVarInt(new BufferCursor(reference)) : offsetByOid.get(reference.toString("hex"));
	const base = cache.get(baseOffset);
	if (!base) return null;
	try {
		return {
			type: base.type,
			object: Buffer.from(applyDelta(object, base.object))
		};
	} catch (err) {
		if (err instanceof InternalError || err instanceof RangeError) return null;
		throw err;
	}
}
var GitPackIndex = class GitPackIndex {
	constructor(stuff) {
		Object.assign(this, stuff);
		this.offsetCache = {};
	}
	static async fromIdx({ idx, getExternalRefDelta }) {
		const reader = new BufferCursor(idx);
		if (reader.slice(4).toString("hex") !== "ff744f63") return;
		const version = reader.readUInt32BE();
		if (version !== 2) throw new InternalError(`Unable to read version ${version} packfile IDX. (Only version 2 supported)`);
		if (idx.byteLength > 0x80000000) throw new InternalError(`To keep implementation simple, I haven't implemented the layer 5 feature needed to support packfiles > 2GB in size.`);
		reader.seek(reader.tell() + 1020);
		const size = reader.readUInt32BE();
		const hashes = [];
		for (let i = 0; i < size; i++) {
			const hash = reader.slice(20).toString("hex");
			hashes[i] = hash;
		}
		reader.seek(reader.tell() + 4 * size);
		const offsets = /* @__PURE__ */ new Map();
		for (let i = 0; i < size; i++) offsets.set(hashes[i], reader.readUInt32BE());
		const packfileSha = reader.slice(20).toString("hex");
		return new GitPackIndex({
			hashes,
			crcs: {},
			offsets,
			packfileSha,
			getExternalRefDelta
		});
	}
	static async fromPack({ pack, getExternalRefDelta, onProgress }) {
		const listpackTypes = {
			1: "commit",
			2: "tree",
			3: "blob",
			4: "tag",
			6: "ofs-delta",
			7: "ref-delta"
		};
		const offsetToObject = {};
		const packfileSha = pack.slice(-20).toString("hex");
		const hashes = [];
		const crcs = {};
		const offsets = /* @__PURE__ */ new Map();
		let totalObjectCount = null;
		let lastPercent = null;
		const cache = new ObjectCache(RESOLVE_CACHE_BYTES);
		const offsetByOid = /* @__PURE__ */ new Map();
		await listpack([pack], async ({ data, type, reference, offset, num }) => {
			if (totalObjectCount === null) totalObjectCount = num;
			const percent = Math.floor((totalObjectCount - num) * 100 / totalObjectCount);
			if (percent !== lastPercent) {
				if (onProgress) await onProgress({
					phase: "Receiving objects",
					loaded: totalObjectCount - num,
					total: totalObjectCount
				});
			}
			lastPercent = percent;
			type = listpackTypes[type];
			if ([
				"commit",
				"tree",
				"blob",
				"tag"
			].includes(type)) offsetToObject[offset] = {
				type,
				offset
			};
			else if (type === "ofs-delta") offsetToObject[offset] = {
				type,
				offset
			};
			else if (type === "ref-delta") offsetToObject[offset] = {
				type,
				offset
			};
			const o = offsetToObject[offset];
			if (!o) return;
			const resolved = resolveInflated({
				type,
				data,
				reference,
				offset
			}, cache, offsetByOid);
			if (!resolved) return;
			o.oid = await shasum(GitObject.wrap(resolved));
			offsetByOid.set(o.oid, offset);
			cache.set(offset, resolved);
		});
		const offsetArray = Object.keys(offsetToObject).map(Number);
		for (const [i, start] of offsetArray.entries()) {
			const end = i + 1 === offsetArray.length ? pack.byteLength - 20 : offsetArray[i + 1];
			const o = offsetToObject[start];
			const crc = import_crc32.default.buf(pack.slice(start, end)) >>> 0;
			o.end = end;
			o.crc = crc;
		}
		const p = new GitPackIndex({
			pack: Promise.resolve(pack),
			packfileSha,
			crcs,
			hashes,
			offsets,
			getExternalRefDelta
		});
		lastPercent = null;
		let count = 0;
		const objectsByDepth = [
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		];
		for (let offset in offsetToObject) {
			offset = Number(offset);
			const percent = Math.floor(count * 100 / totalObjectCount);
			if (percent !== lastPercent) {
				if (onProgress) await onProgress({
					phase: "Resolving deltas",
					loaded: count,
					total: totalObjectCount
				});
			}
			count++;
			lastPercent = percent;
			const o = offsetToObject[offset];
			if (!o.oid) try {
				p.readDepth = 0;
				p.externalReadDepth = 0;
				const { type, object } = await p.readSlice({ start: offset });
				objectsByDepth[p.readDepth] += 1;
				o.oid = await shasum(GitObject.wrap({
					type,
					object
				}));
			} catch (err) {
				continue;
			}
			hashes.push(o.oid);
			offsets.set(o.oid, offset);
			crcs[o.oid] = o.crc;
		}
		hashes.sort();
		return p;
	}
	async toBuffer() {
		const buffers = [];
		const write = (str, encoding) => {
			buffers.push(Buffer.from(str, encoding));
		};
		write("ff744f63", "hex");
		write("00000002", "hex");
		const fanoutBuffer = new BufferCursor(Buffer.alloc(1024));
		for (let i = 0; i < 256; i++) {
			let count = 0;
			for (const hash of this.hashes) if (parseInt(hash.slice(0, 2), 16) <= i) count++;
			fanoutBuffer.writeUInt32BE(count);
		}
		buffers.push(fanoutBuffer.buffer);
		for (const hash of this.hashes) write(hash, "hex");
		const crcsBuffer = new BufferCursor(Buffer.alloc(this.hashes.length * 4));
		for (const hash of this.hashes) crcsBuffer.writeUInt32BE(this.crcs[hash]);
		buffers.push(crcsBuffer.buffer);
		const offsetsBuffer = new BufferCursor(Buffer.alloc(this.hashes.length * 4));
		for (const hash of this.hashes) offsetsBuffer.writeUInt32BE(this.offsets.get(hash));
		buffers.push(offsetsBuffer.buffer);
		write(this.packfileSha, "hex");
		const totalBuffer = Buffer.concat(buffers);
		const sha = await shasum(totalBuffer);
		const shaBuffer = Buffer.alloc(20);
		shaBuffer.write(sha, "hex");
		return Buffer.concat([totalBuffer, shaBuffer]);
	}
	async load({ pack }) {
		this.pack = pack;
	}
	async unload() {
		this.pack = null;
	}
	async read({ oid }) {
		if (!this.offsets.get(oid)) {
			if (this.getExternalRefDelta) {
				this.externalReadDepth++;
				return this.getExternalRefDelta(oid);
			} else throw new InternalError(`Could not read object ${oid} from packfile`);
		}
		const start = this.offsets.get(oid);
		return this.readSlice({ start });
	}
	async readSlice({ start }) {
		if (this.offsetCache[start]) return Object.assign({}, this.offsetCache[start]);
		this.readDepth++;
		const types = {
			16: "commit",
			32: "tree",
			48: "blob",
			64: "tag",
			96: "ofs_delta",
			112: "ref_delta"
		};
		const pack = await this.pack;
		if (!pack) throw new InternalError("Could not read packfile data. The packfile may be missing, corrupted, or too large to read into memory.");
		const raw = pack.slice(start);
		const reader = new BufferCursor(raw);
		const byte = reader.readUInt8();
		const btype = byte & 112;
		let type = types[btype];
		if (type === void 0) throw new InternalError("Unrecognized type: 0b" + btype.toString(2));
		const lastFour = byte & 15;
		let length = lastFour;
		if (byte & 128) length = otherVarIntDecode(reader, lastFour);
		let base = null;
		let object = null;
		if (type === "ofs_delta") {
			const baseOffset = start - decodeVarInt(reader);
			({object: base, type} = await this.readSlice({ start: baseOffset }));
		}
		if (type === "ref_delta") {
			const oid = reader.slice(20).toString("hex");
			({object: base, type} = await this.read({ oid }));
		}
		const buffer = raw.slice(reader.tell());
		object = Buffer.from(await inflate(buffer));
		if (object.byteLength !== length) throw new InternalError(`Packfile told us object would have length ${length} but it had length ${object.byteLength}`);
		if (base) object = Buffer.from(applyDelta(object, base));
		if (this.readDepth > 3) this.offsetCache[start] = {
			type,
			object
		};
		return {
			type,
			format: "content",
			object
		};
	}
};
const PackfileCache = Symbol("PackfileCache");
async function loadPackIndex({ fs, filename, getExternalRefDelta, emitter, emitterPrefix }) {
	const idx = await fs.read(filename);
	return GitPackIndex.fromIdx({
		idx,
		getExternalRefDelta
	});
}
function readPackIndex({ fs, cache, filename, getExternalRefDelta, emitter, emitterPrefix }) {
	if (!cache[PackfileCache]) cache[PackfileCache] = /* @__PURE__ */ new Map();
	let p = cache[PackfileCache].get(filename);
	if (!p) {
		p = loadPackIndex({
			fs,
			filename,
			getExternalRefDelta,
			emitter,
			emitterPrefix
		});
		cache[PackfileCache].set(filename, p);
		p.catch(() => {
			if (cache[PackfileCache].get(filename) === p) cache[PackfileCache].delete(filename);
		});
	}
	return p;
}
async function shasumRange(buffer, { start = 0, end = buffer.length } = {}) {
	return shasum(buffer.subarray(start, end));
}
async function readObjectPacked({ fs, cache, gitdir, oid, format = "content", getExternalRefDelta }) {
	let list = await fs.readdir(join(gitdir, "objects/pack"));
	list = list.filter((x) => x.endsWith(".idx"));
	for (const filename of list) {
		const indexFile = `${gitdir}/objects/pack/${filename}`;
		const p = await readPackIndex({
			fs,
			cache,
			filename: indexFile,
			getExternalRefDelta
		});
		if (p.error) throw new InternalError(p.error);
		if (p.offsets.has(oid)) {
			const packFile = indexFile.replace(/idx$/, "pack");
			if (!p.pack) {
				const read = fs.read(packFile);
				p.pack = read;
				read.catch(() => {
					if (p.pack === read) p.pack = null;
				});
			}
			const pack = await p.pack;
			if (!pack) {
				p.pack = null;
				throw new InternalError(`Could not read packfile at ${packFile}. The file may be missing, corrupted, or too large to read into memory.`);
			}
			if (!p._checksumVerification) p._checksumVerification = verifyPackfile(pack, p.packfileSha);
			await p._checksumVerification;
			const result = await p.read({
				oid,
				getExternalRefDelta
			});
			result.format = "content";
			result.source = `objects/pack/${filename.replace(/idx$/, "pack")}`;
			return result;
		}
	}
	return null;
}
async function verifyPackfile(pack, expectedShaFromIndex) {
	const packTrailer = pack.subarray(-20);
	const packTrailerSha = Array.from(packTrailer).map((b) => b.toString(16).padStart(2, "0")).join("");
	if (packTrailerSha !== expectedShaFromIndex) throw new InternalError(`Packfile trailer mismatch: expected ${expectedShaFromIndex}, got ${packTrailerSha}. The packfile may be corrupted.`);
	const actualPayloadSha = await shasumRange(pack, {
		start: 0,
		end: pack.length - 20
	});
	if (actualPayloadSha !== expectedShaFromIndex) throw new InternalError(`Packfile payload corrupted: calculated ${actualPayloadSha} but expected ${expectedShaFromIndex}. The packfile may have been tampered with.`);
}
async function _readObject({ fs, cache, gitdir, oid, format = "content" }) {
	if (![
		"deflated",
		"wrapped",
		"content"
	].includes(format)) throw new InternalError(`invalid requested format "${format}"`);
	const getExternalRefDelta = (oid) => _readObject({
		fs,
		cache,
		gitdir,
		oid
	});
	let result;
	if (oid === "4b825dc642cb6eb9a060e54bf8d69288fbee4904") result = {
		format: "wrapped",
		object: Buffer.from(`tree 0\x00`)
	};
	if (!result) result = await readObjectLoose({
		fs,
		gitdir,
		oid
	});
	if (!result) {
		result = await readObjectPacked({
			fs,
			cache,
			gitdir,
			oid,
			getExternalRefDelta
		});
		if (!result) throw new NotFoundError(oid);
		return result;
	}
	if (format === "deflated") return result;
	if (result.format === "deflated") {
		result.object = Buffer.from(await inflate(result.object));
		result.format = "wrapped";
	}
	if (format === "wrapped") return result;
	const sha = await shasum(result.object);
	if (sha !== oid) throw new InternalError(`SHA check failed! Expected ${oid}, computed ${sha}`);
	const { object, type } = GitObject.unwrap(result.object);
	result.type = type;
	result.object = object;
	result.format = "content";
	return result;
}
var AlreadyExistsError = class AlreadyExistsError extends BaseError {
	constructor(noun, where, canForce = true) {
		super(`Failed to create ${noun} at ${where} because it already exists.${canForce ? ` (Hint: use 'force: true' parameter to overwrite existing ${noun}.)` : ""}`);
		this.code = this.name = AlreadyExistsError.code;
		this.data = {
			noun,
			where,
			canForce
		};
	}
};
AlreadyExistsError.code = "AlreadyExistsError";
var AmbiguousError = class AmbiguousError extends BaseError {
	constructor(nouns, short, matches) {
		super(`Found multiple ${nouns} matching "${short}" (${matches.join(", ")}). Use a longer abbreviation length to disambiguate them.`);
		this.code = this.name = AmbiguousError.code;
		this.data = {
			nouns,
			short,
			matches
		};
	}
};
AmbiguousError.code = "AmbiguousError";
var CheckoutConflictError = class CheckoutConflictError extends BaseError {
	constructor(filepaths) {
		super(`Your local changes to the following files would be overwritten by checkout: ${filepaths.join(", ")}`);
		this.code = this.name = CheckoutConflictError.code;
		this.data = { filepaths };
	}
};
CheckoutConflictError.code = "CheckoutConflictError";
var CherryPickLocalChangesError = class CherryPickLocalChangesError extends BaseError {
	constructor(filepaths) {
		super(`Your local changes to the following files would be overwritten by cherry-pick: ${filepaths.join(", ")}`);
		this.code = this.name = CherryPickLocalChangesError.code;
		this.data = { filepaths };
	}
};
CherryPickLocalChangesError.code = "CherryPickLocalChangesError";
var CherryPickMergeCommitError = class CherryPickMergeCommitError extends BaseError {
	constructor(oid, parentCount) {
		super(`Cannot cherry-pick merge commit ${oid}. Merge commits have ${parentCount} parents and require specifying which parent to use as the base.`);
		this.code = this.name = CherryPickMergeCommitError.code;
		this.data = {
			oid,
			parentCount
		};
	}
};
CherryPickMergeCommitError.code = "CherryPickMergeCommitError";
var CherryPickRootCommitError = class CherryPickRootCommitError extends BaseError {
	constructor(oid) {
		super(`Cannot cherry-pick root commit ${oid}. Root commits have no parents.`);
		this.code = this.name = CherryPickRootCommitError.code;
		this.data = { oid };
	}
};
CherryPickRootCommitError.code = "CherryPickRootCommitError";
var CommitNotFetchedError = class CommitNotFetchedError extends BaseError {
	constructor(ref, oid) {
		super(`Failed to checkout "${ref}" because commit ${oid} is not available locally. Do a git fetch to make the branch available locally.`);
		this.code = this.name = CommitNotFetchedError.code;
		this.data = {
			ref,
			oid
		};
	}
};
CommitNotFetchedError.code = "CommitNotFetchedError";
var EmptyCommitError = class EmptyCommitError extends BaseError {
	constructor() {
		super("Cannot create an empty commit when disallowEmpty is true.");
		this.code = this.name = EmptyCommitError.code;
		this.data = {};
	}
};
EmptyCommitError.code = "EmptyCommitError";
var EmptyServerResponseError = class EmptyServerResponseError extends BaseError {
	constructor() {
		super(`Empty response from git server.`);
		this.code = this.name = EmptyServerResponseError.code;
		this.data = {};
	}
};
EmptyServerResponseError.code = "EmptyServerResponseError";
var FastForwardError = class FastForwardError extends BaseError {
	constructor() {
		super(`A simple fast-forward merge was not possible.`);
		this.code = this.name = FastForwardError.code;
		this.data = {};
	}
};
FastForwardError.code = "FastForwardError";
var GitPushError = class GitPushError extends BaseError {
	constructor(prettyDetails, result) {
		super(`One or more branches were not updated: ${prettyDetails}`);
		this.code = this.name = GitPushError.code;
		this.data = {
			prettyDetails,
			result
		};
	}
};
GitPushError.code = "GitPushError";
var HttpError = class HttpError extends BaseError {
	constructor(statusCode, statusMessage, response) {
		super(`HTTP Error: ${statusCode} ${statusMessage}`);
		this.code = this.name = HttpError.code;
		this.data = {
			statusCode,
			statusMessage,
			response
		};
	}
};
HttpError.code = "HttpError";
var InvalidFilepathError = class InvalidFilepathError extends BaseError {
	constructor(reason) {
		let message = "invalid filepath";
		if (reason === "leading-slash" || reason === "trailing-slash") message = `"filepath" parameter should not include leading or trailing directory separators because these can cause problems on some platforms.`;
		else if (reason === "directory") message = `"filepath" should not be a directory.`;
		super(message);
		this.code = this.name = InvalidFilepathError.code;
		this.data = { reason };
	}
};
InvalidFilepathError.code = "InvalidFilepathError";
var MaxDepthError = class MaxDepthError extends BaseError {
	constructor(depth) {
		super(`Maximum search depth of ${depth} exceeded.`);
		this.code = this.name = MaxDepthError.code;
		this.data = { depth };
	}
};
MaxDepthError.code = "MaxDepthError";
var MergeNotSupportedError = class MergeNotSupportedError extends BaseError {
	constructor() {
		super(`Merges with conflicts are not supported yet.`);
		this.code = this.name = MergeNotSupportedError.code;
		this.data = {};
	}
};
MergeNotSupportedError.code = "MergeNotSupportedError";
var MergeConflictError = class MergeConflictError extends BaseError {
	constructor(filepaths, bothModified, deleteByUs, deleteByTheirs) {
		super(`Automatic merge failed with one or more merge conflicts in the following files: ${filepaths.toString()}. Fix conflicts then commit the result.`);
		this.code = this.name = MergeConflictError.code;
		this.data = {
			filepaths,
			bothModified,
			deleteByUs,
			deleteByTheirs
		};
	}
};
MergeConflictError.code = "MergeConflictError";
var MissingNameError = class MissingNameError extends BaseError {
	constructor(role) {
		super(`No name was provided for ${role} in the argument or in the .git/config file.`);
		this.code = this.name = MissingNameError.code;
		this.data = { role };
	}
};
MissingNameError.code = "MissingNameError";
var MissingParameterError = class MissingParameterError extends BaseError {
	constructor(parameter) {
		super(`The function requires a "${parameter}" parameter but none was provided.`);
		this.code = this.name = MissingParameterError.code;
		this.data = { parameter };
	}
};
MissingParameterError.code = "MissingParameterError";
var MultipleGitError = class MultipleGitError extends BaseError {
	constructor(errors) {
		super(`There are multiple errors that were thrown by the method. Please refer to the "errors" property to see more`);
		this.code = this.name = MultipleGitError.code;
		this.data = { errors };
		this.errors = errors;
	}
};
MultipleGitError.code = "MultipleGitError";
var ParseError = class ParseError extends BaseError {
	constructor(expected, actual) {
		super(`Expected "${expected}" but received "${actual}".`);
		this.code = this.name = ParseError.code;
		this.data = {
			expected,
			actual
		};
	}
};
ParseError.code = "ParseError";
var PushRejectedError = class PushRejectedError extends BaseError {
	constructor(reason) {
		let message = "";
		if (reason === "not-fast-forward") message = " because it was not a simple fast-forward";
		else if (reason === "tag-exists") message = " because tag already exists";
		super(`Push rejected${message}. Use "force: true" to override.`);
		this.code = this.name = PushRejectedError.code;
		this.data = { reason };
	}
};
PushRejectedError.code = "PushRejectedError";
var RemoteCapabilityError = class RemoteCapabilityError extends BaseError {
	constructor(capability, parameter) {
		super(`Remote does not support the "${capability}" so the "${parameter}" parameter cannot be used.`);
		this.code = this.name = RemoteCapabilityError.code;
		this.data = {
			capability,
			parameter
		};
	}
};
RemoteCapabilityError.code = "RemoteCapabilityError";
var SmartHttpError = class SmartHttpError extends BaseError {
	constructor(preview, response) {
		super(`Remote did not reply using the "smart" HTTP protocol. Expected "001e# service=git-upload-pack" but received: ${preview}`);
		this.code = this.name = SmartHttpError.code;
		this.data = {
			preview,
			response
		};
	}
};
SmartHttpError.code = "SmartHttpError";
var UnknownTransportError = class UnknownTransportError extends BaseError {
	constructor(url, transport, suggestion) {
		super(`Git remote "${url}" uses an unrecognized transport protocol: "${transport}"`);
		this.code = this.name = UnknownTransportError.code;
		this.data = {
			url,
			transport,
			suggestion
		};
	}
};
UnknownTransportError.code = "UnknownTransportError";
var UrlParseError = class UrlParseError extends BaseError {
	constructor(url) {
		super(`Cannot parse remote URL: "${url}"`);
		this.code = this.name = UrlParseError.code;
		this.data = { url };
	}
};
UrlParseError.code = "UrlParseError";
var UserCanceledError = class UserCanceledError extends BaseError {
	constructor() {
		super(`The operation was canceled.`);
		this.code = this.name = UserCanceledError.code;
		this.data = {};
	}
};
UserCanceledError.code = "UserCanceledError";
var IndexResetError = class IndexResetError extends BaseError {
	constructor(filepath) {
		super(`Could not merge index: Entry for '${filepath}' is not up to date. Either reset the index entry to HEAD, or stage your unstaged changes.`);
		this.code = this.name = IndexResetError.code;
		this.data = { filepath };
	}
};
IndexResetError.code = "IndexResetError";
var NoCommitError = class NoCommitError extends BaseError {
	constructor(ref) {
		super(`"${ref}" does not point to any commit. You're maybe working on a repository with no commits yet. `);
		this.code = this.name = NoCommitError.code;
		this.data = { ref };
	}
};
NoCommitError.code = "NoCommitError";
var Errors = /*#__PURE__*/ Object.freeze({
	__proto__: null,
	AlreadyExistsError,
	AmbiguousError,
	CheckoutConflictError,
	CherryPickLocalChangesError,
	CherryPickMergeCommitError,
	CherryPickRootCommitError,
	CommitNotFetchedError,
	DecompressionError,
	EmptyCommitError,
	EmptyServerResponseError,
	FastForwardError,
	GitPushError,
	HttpError,
	InternalError,
	InvalidFilepathError,
	InvalidOidError,
	InvalidRefNameError,
	MaxDepthError,
	MergeNotSupportedError,
	MergeConflictError,
	MissingNameError,
	MissingParameterError,
	MultipleGitError,
	NoRefspecError,
	NotFoundError,
	ObjectTypeError,
	ParseError,
	PushRejectedError,
	RemoteCapabilityError,
	SmartHttpError,
	UnknownTransportError,
	UnsafeFilepathError,
	UrlParseError,
	UserCanceledError,
	UnmergedPathsError,
	IndexResetError,
	NoCommitError
});
function formatAuthor({ name, email, timestamp, timezoneOffset }) {
	timezoneOffset = formatTimezoneOffset(timezoneOffset);
	return `${name} <${email}> ${timestamp} ${timezoneOffset}`;
}
function formatTimezoneOffset(minutes) {
	const sign = simpleSign(negateExceptForZero(minutes));
	minutes = Math.abs(minutes);
	const hours = Math.floor(minutes / 60);
	minutes -= hours * 60;
	let strHours = String(hours);
	let strMinutes = String(minutes);
	if (strHours.length < 2) strHours = "0" + strHours;
	if (strMinutes.length < 2) strMinutes = "0" + strMinutes;
	return (sign === -1 ? "-" : "+") + strHours + strMinutes;
}
function simpleSign(n) {
	return Math.sign(n) || (Object.is(n, -0) ? -1 : 1);
}
function negateExceptForZero(n) {
	return n === 0 ? n : -n;
}
function normalizeNewlines(str) {
	str = str.replace(/\r/g, "");
	str = str.replace(/^\n+/, "");
	str = str.replace(/\n+$/, "") + "\n";
	return str;
}
function parseAuthor(author) {
	const [, name, email, timestamp, offset] = author.match(/^(.*) <(.*)> (.*) (.*)$/);
	return {
		name,
		email,
		timestamp: Number(timestamp),
		timezoneOffset: parseTimezoneOffset(offset)
	};
}
function parseTimezoneOffset(offset) {
	let [, sign, hours, minutes] = offset.match(/(\+|-)(\d\d)(\d\d)/);
	minutes = (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
	return negateExceptForZero$1(minutes);
}
function negateExceptForZero$1(n) {
	return n === 0 ? n : -n;
}
var GitAnnotatedTag = class GitAnnotatedTag {
	constructor(tag) {
		if (typeof tag === "string") this._tag = tag;
		else if (Buffer.isBuffer(tag)) this._tag = tag.toString("utf8");
		else if (typeof tag === "object") this._tag = GitAnnotatedTag.render(tag);
		else throw new InternalError("invalid type passed to GitAnnotatedTag constructor");
	}
	static from(tag) {
		return new GitAnnotatedTag(tag);
	}
	static render(obj) {
		return `object ${obj.object}
type ${obj.type}
tag ${obj.tag}
tagger ${formatAuthor(obj.tagger)}

${obj.message}
${obj.gpgsig ? obj.gpgsig : ""}`;
	}
	justHeaders() {
		return this._tag.slice(0, this._tag.indexOf("\n\n"));
	}
	message() {
		const tag = this.withoutSignature();
		return tag.slice(tag.indexOf("\n\n") + 2);
	}
	parse() {
		return Object.assign(this.headers(), {
			message: this.message(),
			gpgsig: this.gpgsig()
		});
	}
	render() {
		return this._tag;
	}
	headers() {
		const headers = this.justHeaders().split("\n");
		const hs = [];
		for (const h of headers) if (h[0] === " ") hs[hs.length - 1] += "\n" + h.slice(1);
		else hs.push(h);
		const obj = {};
		const seen = /* @__PURE__ */ new Set();
		for (const h of hs) {
			const key = h.slice(0, h.indexOf(" "));
			const value = h.slice(h.indexOf(" ") + 1);
			if (!seen.has(key)) {
				seen.add(key);
				obj[key] = value;
			}
		}
		if (obj.tagger) obj.tagger = parseAuthor(obj.tagger);
		if (obj.committer) obj.committer = parseAuthor(obj.committer);
		return obj;
	}
	withoutSignature() {
		const tag = normalizeNewlines(this._tag);
		if (tag.indexOf("\n-----BEGIN PGP SIGNATURE-----") === -1) return tag;
		return tag.slice(0, tag.lastIndexOf("\n-----BEGIN PGP SIGNATURE-----"));
	}
	gpgsig() {
		if (this._tag.indexOf("\n-----BEGIN PGP SIGNATURE-----") === -1) return;
		return normalizeNewlines(this._tag.slice(this._tag.indexOf("-----BEGIN PGP SIGNATURE-----"), this._tag.indexOf("-----END PGP SIGNATURE-----") + 27));
	}
	payload() {
		return this.withoutSignature() + "\n";
	}
	toObject() {
		return Buffer.from(this._tag, "utf8");
	}
	static async sign(tag, sign, secretKey) {
		const payload = tag.payload();
		let { signature } = await sign({
			payload,
			secretKey
		});
		signature = normalizeNewlines(signature);
		const signedTag = payload + signature;
		return GitAnnotatedTag.from(signedTag);
	}
};
function indent(str) {
	return str.trim().split("\n").map((x) => " " + x).join("\n") + "\n";
}
function outdent(str) {
	return str.split("\n").map((x) => x.replace(/^ /, "")).join("\n");
}
var GitCommit = class GitCommit {
	constructor(commit) {
		if (typeof commit === "string") this._commit = commit;
		else if (Buffer.isBuffer(commit)) this._commit = commit.toString("utf8");
		else if (typeof commit === "object") this._commit = GitCommit.render(commit);
		else throw new InternalError("invalid type passed to GitCommit constructor");
	}
	static fromPayloadSignature({ payload, signature }) {
		const headers = GitCommit.justHeaders(payload);
		const message = GitCommit.justMessage(payload);
		const commit = normalizeNewlines(headers + "\ngpgsig" + indent(signature) + "\n" + message);
		return new GitCommit(commit);
	}
	static from(commit) {
		return new GitCommit(commit);
	}
	toObject() {
		return Buffer.from(this._commit, "utf8");
	}
	headers() {
		return this.parseHeaders();
	}
	message() {
		return GitCommit.justMessage(this._commit);
	}
	parse() {
		return Object.assign({ message: this.message() }, this.headers());
	}
	static justMessage(commit) {
		return normalizeNewlines(commit.slice(commit.indexOf("\n\n") + 2));
	}
	static justHeaders(commit) {
		return commit.slice(0, commit.indexOf("\n\n"));
	}
	parseHeaders() {
		const headers = GitCommit.justHeaders(this._commit).split("\n");
		const hs = [];
		for (const h of headers) if (h[0] === " ") hs[hs.length - 1] += "\n" + h.slice(1);
		else hs.push(h);
		const obj = { parent: [] };
		const keyOf = (h) => h.slice(0, h.indexOf(" "));
		const valueOf = (h) => h.slice(h.indexOf(" ") + 1);
		if (hs.length === 0 || keyOf(hs[0]) !== "tree") throw new ParseError("tree as the first commit header", keyOf(hs[0] || ""));
		obj.tree = valueOf(hs[0]);
		let index = 1;
		while (index < hs.length && keyOf(hs[index]) === "parent") {
			obj.parent.push(valueOf(hs[index]));
			index++;
		}
		const seen = /* @__PURE__ */ new Set(["tree", "parent"]);
		for (; index < hs.length; index++) {
			const key = keyOf(hs[index]);
			if (seen.has(key)) continue;
			seen.add(key);
			obj[key] = valueOf(hs[index]);
		}
		if (obj.author) obj.author = parseAuthor(obj.author);
		if (obj.committer) obj.committer = parseAuthor(obj.committer);
		return obj;
	}
	static renderHeaders(obj) {
		let headers = "";
		if (obj.tree) headers += `tree ${obj.tree}\n`;
		else headers += `tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\n`;
		if (obj.parent) {
			if (obj.parent.length === void 0) throw new InternalError(`commit 'parent' property should be an array`);
			for (const p of obj.parent) headers += `parent ${p}\n`;
		}
		const author = obj.author;
		headers += `author ${formatAuthor(author)}\n`;
		const committer = obj.committer || obj.author;
		headers += `committer ${formatAuthor(committer)}\n`;
		if (obj.gpgsig) headers += "gpgsig" + indent(obj.gpgsig);
		return headers;
	}
	static render(obj) {
		return GitCommit.renderHeaders(obj) + "\n" + normalizeNewlines(obj.message);
	}
	render() {
		return this._commit;
	}
	withoutSignature() {
		const commit = normalizeNewlines(this._commit);
		if (commit.indexOf("\ngpgsig") === -1) return commit;
		const headers = commit.slice(0, commit.indexOf("\ngpgsig"));
		const message = commit.slice(commit.indexOf("-----END PGP SIGNATURE-----\n") + 28);
		return normalizeNewlines(headers + "\n" + message);
	}
	isolateSignature() {
		return outdent(this._commit.slice(this._commit.indexOf("-----BEGIN PGP SIGNATURE-----"), this._commit.indexOf("-----END PGP SIGNATURE-----") + 27));
	}
	static async sign(commit, sign, secretKey) {
		const payload = commit.withoutSignature();
		const message = GitCommit.justMessage(commit._commit);
		let { signature } = await sign({
			payload,
			secretKey
		});
		signature = normalizeNewlines(signature);
		const signedCommit = GitCommit.justHeaders(commit._commit) + "\ngpgsig" + indent(signature) + "\n" + message;
		return GitCommit.from(signedCommit);
	}
};
async function resolveTree({ fs, cache, gitdir, oid }) {
	if (oid === "4b825dc642cb6eb9a060e54bf8d69288fbee4904") return {
		tree: GitTree.from([]),
		oid
	};
	const { type, object } = await _readObject({
		fs,
		cache,
		gitdir,
		oid
	});
	if (type === "tag") {
		oid = GitAnnotatedTag.from(object).parse().object;
		return resolveTree({
			fs,
			cache,
			gitdir,
			oid
		});
	}
	if (type === "commit") {
		oid = GitCommit.from(object).parse().tree;
		return resolveTree({
			fs,
			cache,
			gitdir,
			oid
		});
	}
	if (type !== "tree") throw new ObjectTypeError(oid, type, "tree");
	return {
		tree: GitTree.from(object),
		oid
	};
}
Array.prototype.flat;
async function mkdirp(mkdir, filepath, retries = 10) {
	try {
		await mkdir(filepath);
	} catch (err) {
		if (err === null) return;
		if (err.code === "EEXIST") return;
		if (err.code !== "ENOENT") throw err;
		const parent = dirname(filepath);
		if (parent === "." || parent === "/" || parent === filepath) throw err;
		await mkdirp(mkdir, parent, retries);
		for (let attempt = 0;; attempt++) try {
			await mkdir(filepath);
			return;
		} catch (err2) {
			if (err2 === null || err2.code === "EEXIST") return;
			if (err2.code === "ENOENT" && attempt < retries) {
				await new Promise((resolve) => setTimeout(resolve, 0));
				continue;
			}
			throw err2;
		}
	}
}
async function rmRecursive(fs, filepath) {
	const entries = await fs.readdir(filepath);
	if (entries == null) await fs.rm(filepath);
	else if (entries.length) await Promise.all(entries.map((entry) => {
		const subpath = join(filepath, entry);
		return fs.lstat(subpath).then((stat) => {
			if (!stat) return;
			return stat.isDirectory() ? rmRecursive(fs, subpath) : fs.rm(subpath);
		});
	})).then(() => fs.rmdir(filepath));
	else await fs.rmdir(filepath);
}
function isPromiseLike(obj) {
	return isObject(obj) && isFunction(obj.then) && isFunction(obj.catch);
}
function isObject(obj) {
	return obj && typeof obj === "object";
}
function isFunction(obj) {
	return typeof obj === "function";
}
function isNotFoundError(err) {
	const code = err.code;
	if (typeof code !== "string") return false;
	return code === "ENOENT" || code === "ENOTDIR" || code.includes("ENS");
}
function isPromiseFs(fs) {
	const test = (targetFs) => {
		try {
			return targetFs.readFile().catch((e) => e);
		} catch (e) {
			return e;
		}
	};
	return isPromiseLike(test(fs));
}
const commands = [
	"readFile",
	"writeFile",
	"mkdir",
	"rmdir",
	"unlink",
	"stat",
	"lstat",
	"readdir",
	"readlink",
	"symlink"
];
function bindFs(target, fs) {
	if (isPromiseFs(fs)) for (const command of commands) target[`_${command}`] = fs[command].bind(fs);
	else for (const command of commands) target[`_${command}`] = (0, import_pify.default)(fs[command].bind(fs));
	if (isPromiseFs(fs)) {
		if (fs.cp) target._cp = fs.cp.bind(fs);
		if (fs.rm) target._rm = fs.rm.bind(fs);
		else if (fs.rmdir.length > 1) target._rm = fs.rmdir.bind(fs);
		else target._rm = rmRecursive.bind(null, target);
	} else {
		if (fs.cp) target._cp = (0, import_pify.default)(fs.cp.bind(fs));
		if (fs.rm) target._rm = (0, import_pify.default)(fs.rm.bind(fs));
		else if (fs.rmdir.length > 2) target._rm = (0, import_pify.default)(fs.rmdir.bind(fs));
		else target._rm = rmRecursive.bind(null, target);
	}
}
var FileSystem = class {
	constructor(fs) {
		if (typeof fs._original_unwrapped_fs !== "undefined") return fs;
		const promises = Object.getOwnPropertyDescriptor(fs, "promises");
		if (promises && promises.enumerable) bindFs(this, fs.promises);
		else bindFs(this, fs);
		this._original_unwrapped_fs = fs;
	}
	async exists(filepath, options = {}) {
		try {
			await this._stat(filepath);
			return true;
		} catch (err) {
			if (isNotFoundError(err)) return false;
			else {
				console.log("Unhandled error in \"FileSystem.exists()\" function", err);
				throw err;
			}
		}
	}
	async read(filepath, options = {}) {
		let buffer;
		try {
			buffer = await this._readFile(filepath, options);
		} catch (err) {
			if (isNotFoundError(err) || err.code === "EISDIR") return null;
			throw err;
		}
		if (buffer == null) return null;
		if (options.autocrlf === "true") try {
			buffer = new TextDecoder("utf8", { fatal: true }).decode(buffer);
			buffer = buffer.replace(/\r\n/g, "\n");
			buffer = new TextEncoder().encode(buffer);
		} catch (error) {}
		if (typeof buffer !== "string") buffer = Buffer.from(buffer);
		return buffer;
	}
	async write(filepath, contents, options = {}) {
		try {
			await this._writeFile(filepath, contents, options);
		} catch (err) {
			await this.mkdir(dirname(filepath));
			await this._writeFile(filepath, contents, options);
		}
	}
	async mkdir(filepath) {
		await mkdirp(this._mkdir, filepath);
	}
	async rm(filepath) {
		try {
			await this._unlink(filepath);
		} catch (err) {
			if (err.code !== "ENOENT") throw err;
		}
	}
	async rmdir(filepath, opts) {
		try {
			if (opts && opts.recursive) await this._rm(filepath, opts);
			else await this._rmdir(filepath);
		} catch (err) {
			if (err.code !== "ENOENT") throw err;
		}
	}
	async readdir(filepath) {
		let names;
		try {
			names = await this._readdir(filepath);
		} catch (err) {
			if (err.code === "ENOTDIR") return null;
			if (isNotFoundError(err)) return [];
			throw err;
		}
		names.sort(compareStrings);
		return names;
	}
	async readdirDeep(dir) {
		const subdirs = await this._readdir(dir);
		return (await Promise.all(subdirs.map(async (subdir) => {
			const res = dir + "/" + subdir;
			return (await this._stat(res)).isDirectory() ? this.readdirDeep(res) : res;
		}))).reduce((a, f) => a.concat(f), []);
	}
	async lstat(filename) {
		try {
			return await this._lstat(filename);
		} catch (err) {
			if (isNotFoundError(err)) return null;
			throw err;
		}
	}
	async readlink(filename, opts = { encoding: "buffer" }) {
		try {
			const link = await this._readlink(filename, opts);
			return Buffer.isBuffer(link) ? link : Buffer.from(link);
		} catch (err) {
			if (isNotFoundError(err)) return null;
			throw err;
		}
	}
	async writelink(filename, buffer) {
		return this._symlink(buffer.toString("utf8"), filename);
	}
};
function assertParameter(name, value) {
	if (value === void 0) throw new MissingParameterError(name);
}
function isAbsolute(filepath) {
	return filepath.startsWith("/") || /^[a-zA-Z]:[\\/]/.test(filepath);
}
async function discoverGitdir({ fsp, dotgit }) {
	assertParameter("fsp", fsp);
	assertParameter("dotgit", dotgit);
	const dotgitStat = await fsp._stat(dotgit).catch(() => ({
		isFile: () => false,
		isDirectory: () => false
	}));
	if (dotgitStat.isDirectory()) return dotgit;
	else if (dotgitStat.isFile()) return fsp._readFile(dotgit, "utf8").then((contents) => contents.trimRight().substr(8)).then((submoduleGitdir) => {
		if (isAbsolute(submoduleGitdir)) return submoduleGitdir;
		return join(dirname(dotgit), submoduleGitdir);
	});
	else return dotgit;
}
async function _getConfig({ fs, gitdir, path }) {
	return (await GitConfigManager.get({
		fs,
		gitdir
	})).get(path);
}
async function resolveCommit({ fs, cache, gitdir, oid }) {
	const { type, object } = await _readObject({
		fs,
		cache,
		gitdir,
		oid
	});
	if (type === "tag") {
		oid = GitAnnotatedTag.from(object).parse().object;
		return resolveCommit({
			fs,
			cache,
			gitdir,
			oid
		});
	}
	if (type !== "commit") throw new ObjectTypeError(oid, type, "commit");
	return {
		commit: GitCommit.from(object),
		oid
	};
}
async function _readCommit({ fs, cache, gitdir, oid }) {
	const { commit, oid: commitOid } = await resolveCommit({
		fs,
		cache,
		gitdir,
		oid
	});
	return {
		oid: commitOid,
		commit: commit.parse(),
		payload: commit.withoutSignature()
	};
}
async function resolveFilepath({ fs, cache, gitdir, oid, filepath }) {
	return (await resolveFilepathEntry({
		fs,
		cache,
		gitdir,
		oid,
		filepath
	})).oid;
}
async function resolveFilepathEntry({ fs, cache, gitdir, oid, filepath }) {
	if (filepath.startsWith("/")) throw new InvalidFilepathError("leading-slash");
	else if (filepath.endsWith("/")) throw new InvalidFilepathError("trailing-slash");
	const _oid = oid;
	const result = await resolveTree({
		fs,
		cache,
		gitdir,
		oid
	});
	const tree = result.tree;
	if (filepath === "") return {
		mode: "040000",
		oid: result.oid,
		path: "",
		type: "tree"
	};
	else return _resolveFilepath({
		fs,
		cache,
		gitdir,
		tree,
		pathArray: filepath.split("/"),
		oid: _oid,
		filepath
	});
}
async function _resolveFilepath({ fs, cache, gitdir, tree, pathArray, oid, filepath }) {
	const name = pathArray.shift();
	for (const entry of tree) if (entry.path === name) {
		if (pathArray.length === 0) return entry;
		else {
			const { type, object } = await _readObject({
				fs,
				cache,
				gitdir,
				oid: entry.oid
			});
			if (type !== "tree") throw new ObjectTypeError(oid, type, "tree", filepath);
			tree = GitTree.from(object);
			return _resolveFilepath({
				fs,
				cache,
				gitdir,
				tree,
				pathArray,
				oid,
				filepath
			});
		}
	}
	throw new NotFoundError(`file or directory found at "${oid}:${filepath}"`);
}
const abbreviateRx = /^refs\/(heads\/|tags\/|remotes\/)?(.*)/;
function abbreviateRef(ref) {
	const match = abbreviateRx.exec(ref);
	if (match) {
		if (match[1] === "remotes/" && ref.endsWith("/HEAD")) return match[2].slice(0, -5);
		else return match[2];
	}
	return ref;
}
async function _currentBranch({ fs, gitdir, fullname = false, test = false }) {
	const ref = await GitRefManager.resolve({
		fs,
		gitdir,
		ref: "HEAD",
		depth: 2
	});
	if (test) try {
		await GitRefManager.resolve({
			fs,
			gitdir,
			ref
		});
	} catch (err) {
		if (err instanceof NotFoundError) return;
		throw err;
	}
	if (!ref.startsWith("refs/")) return;
	return fullname ? ref : abbreviateRef(ref);
}
async function currentBranch({ fs, dir, gitdir = join(dir, ".git"), fullname = false, test = false }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		const fsp = new FileSystem(fs);
		return await _currentBranch({
			fs: fsp,
			gitdir: await discoverGitdir({
				fsp,
				dotgit: gitdir
			}),
			fullname,
			test
		});
	} catch (err) {
		err.caller = "git.currentBranch";
		throw err;
	}
}
async function expandOidLoose({ fs, gitdir, oid: short }) {
	const prefix = short.slice(0, 2);
	return (await fs.readdir(`${gitdir}/objects/${prefix}`)).map((suffix) => `${prefix}${suffix}`).filter((_oid) => _oid.startsWith(short));
}
async function expandOidPacked({ fs, cache, gitdir, oid: short, getExternalRefDelta }) {
	const results = [];
	let list = await fs.readdir(join(gitdir, "objects/pack"));
	list = list.filter((x) => x.endsWith(".idx"));
	for (const filename of list) {
		const p = await readPackIndex({
			fs,
			cache,
			filename: `${gitdir}/objects/pack/${filename}`,
			getExternalRefDelta
		});
		if (p.error) throw new InternalError(p.error);
		for (const oid of p.offsets.keys()) if (oid.startsWith(short)) results.push(oid);
	}
	return results;
}
async function _expandOid({ fs, cache, gitdir, oid: short }) {
	const getExternalRefDelta = (oid) => _readObject({
		fs,
		cache,
		gitdir,
		oid
	});
	const results = await expandOidLoose({
		fs,
		gitdir,
		oid: short
	});
	const packedOids = await expandOidPacked({
		fs,
		cache,
		gitdir,
		oid: short,
		getExternalRefDelta
	});
	for (const packedOid of packedOids) if (results.indexOf(packedOid) === -1) results.push(packedOid);
	if (results.length === 1) return results[0];
	if (results.length > 1) throw new AmbiguousError("oids", short, results);
	throw new NotFoundError(`an object matching "${short}"`);
}
async function expandOid({ fs, dir, gitdir = join(dir, ".git"), oid, cache = {} }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		assertParameter("oid", oid);
		const fsp = new FileSystem(fs);
		return await _expandOid({
			fs: fsp,
			cache,
			gitdir: await discoverGitdir({
				fsp,
				dotgit: gitdir
			}),
			oid
		});
	} catch (err) {
		err.caller = "git.expandOid";
		throw err;
	}
}
async function _findRoot({ fs, filepath }) {
	if (await fs.exists(join(filepath, ".git"))) return filepath;
	else {
		const parent = dirname(filepath);
		if (parent === filepath) throw new NotFoundError(`git root for ${filepath}`);
		return _findRoot({
			fs,
			filepath: parent
		});
	}
}
async function findRoot({ fs, filepath }) {
	try {
		assertParameter("fs", fs);
		assertParameter("filepath", filepath);
		return await _findRoot({
			fs: new FileSystem(fs),
			filepath
		});
	} catch (err) {
		err.caller = "git.findRoot";
		throw err;
	}
}
async function getConfig({ fs, dir, gitdir = join(dir, ".git"), path }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		assertParameter("path", path);
		const fsp = new FileSystem(fs);
		return await _getConfig({
			fs: fsp,
			gitdir: await discoverGitdir({
				fsp,
				dotgit: gitdir
			}),
			path
		});
	} catch (err) {
		err.caller = "git.getConfig";
		throw err;
	}
}
async function listBranches({ fs, dir, gitdir = join(dir, ".git"), remote }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		const fsp = new FileSystem(fs);
		const updatedGitdir = await discoverGitdir({
			fsp,
			dotgit: gitdir
		});
		return GitRefManager.listBranches({
			fs: fsp,
			gitdir: updatedGitdir,
			remote
		});
	} catch (err) {
		err.caller = "git.listBranches";
		throw err;
	}
}
async function _listRemotes({ fs, gitdir }) {
	const config = await GitConfigManager.get({
		fs,
		gitdir
	});
	const remoteNames = await config.getSubsections("remote");
	return Promise.all(remoteNames.map(async (remote) => {
		return {
			remote,
			url: await config.get(`remote.${remote}.url`)
		};
	}));
}
async function listRemotes({ fs, dir, gitdir = join(dir, ".git") }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		const fsp = new FileSystem(fs);
		return await _listRemotes({
			fs: fsp,
			gitdir: await discoverGitdir({
				fsp,
				dotgit: gitdir
			})
		});
	} catch (err) {
		err.caller = "git.listRemotes";
		throw err;
	}
}
async function resolveBlob({ fs, cache, gitdir, oid }) {
	const { type, object } = await _readObject({
		fs,
		cache,
		gitdir,
		oid
	});
	if (type === "tag") {
		oid = GitAnnotatedTag.from(object).parse().object;
		return resolveBlob({
			fs,
			cache,
			gitdir,
			oid
		});
	}
	if (type !== "blob") throw new ObjectTypeError(oid, type, "blob");
	return {
		oid,
		blob: new Uint8Array(object)
	};
}
async function _readBlob({ fs, cache, gitdir, oid, filepath = void 0 }) {
	if (filepath !== void 0) oid = await resolveFilepath({
		fs,
		cache,
		gitdir,
		oid,
		filepath
	});
	return await resolveBlob({
		fs,
		cache,
		gitdir,
		oid
	});
}
async function readBlob({ fs, dir, gitdir = join(dir, ".git"), oid, filepath, cache = {} }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		assertParameter("oid", oid);
		const fsp = new FileSystem(fs);
		return await _readBlob({
			fs: fsp,
			cache,
			gitdir: await discoverGitdir({
				fsp,
				dotgit: gitdir
			}),
			oid,
			filepath
		});
	} catch (err) {
		err.caller = "git.readBlob";
		throw err;
	}
}
async function readCommit({ fs, dir, gitdir = join(dir, ".git"), oid, cache = {} }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		assertParameter("oid", oid);
		const fsp = new FileSystem(fs);
		return await _readCommit({
			fs: fsp,
			cache,
			gitdir: await discoverGitdir({
				fsp,
				dotgit: gitdir
			}),
			oid
		});
	} catch (err) {
		err.caller = "git.readCommit";
		throw err;
	}
}
async function readObject({ fs: _fs, dir, gitdir = join(dir, ".git"), oid, format = "parsed", filepath = void 0, encoding = void 0, cache = {} }) {
	try {
		assertParameter("fs", _fs);
		assertParameter("gitdir", gitdir);
		assertParameter("oid", oid);
		const fs = new FileSystem(_fs);
		const updatedGitdir = await discoverGitdir({
			fsp: fs,
			dotgit: gitdir
		});
		if (filepath !== void 0) oid = await resolveFilepath({
			fs,
			cache,
			gitdir: updatedGitdir,
			oid,
			filepath
		});
		const result = await _readObject({
			fs,
			cache,
			gitdir: updatedGitdir,
			oid,
			format: format === "parsed" ? "content" : format
		});
		result.oid = oid;
		if (format === "parsed") {
			result.format = "parsed";
			switch (result.type) {
				case "commit":
					result.object = GitCommit.from(result.object).parse();
					break;
				case "tree":
					result.object = GitTree.from(result.object).entries();
					break;
				case "blob":
					if (encoding) result.object = result.object.toString(encoding);
					else {
						result.object = new Uint8Array(result.object);
						result.format = "content";
					}
					break;
				case "tag":
					result.object = GitAnnotatedTag.from(result.object).parse();
					break;
				default: throw new ObjectTypeError(result.oid, result.type, "blob|commit|tag|tree");
			}
		} else if (result.format === "deflated" || result.format === "wrapped") result.type = result.format;
		return result;
	} catch (err) {
		err.caller = "git.readObject";
		throw err;
	}
}
async function resolveRef({ fs, dir, gitdir = join(dir, ".git"), ref, depth }) {
	try {
		assertParameter("fs", fs);
		assertParameter("gitdir", gitdir);
		assertParameter("ref", ref);
		const fsp = new FileSystem(fs);
		const updatedGitdir = await discoverGitdir({
			fsp,
			dotgit: gitdir
		});
		return await GitRefManager.resolve({
			fs: fsp,
			gitdir: updatedGitdir,
			ref,
			depth
		});
	} catch (err) {
		err.caller = "git.resolveRef";
		throw err;
	}
}
export { Errors, currentBranch, expandOid, findRoot, getConfig, listBranches, listRemotes, readBlob, readCommit, readObject, resolveRef };
