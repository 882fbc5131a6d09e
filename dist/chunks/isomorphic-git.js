import { r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
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
var require_crc32$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
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
// node_modules/pako/lib/utils/common.js
var require_common = /* @__PURE__ */ __commonJSMin(((exports) => {
	var TYPED_OK = typeof Uint8Array !== "undefined" && typeof Uint16Array !== "undefined" && typeof Int32Array !== "undefined";
	function _has(obj, key) {
		return Object.prototype.hasOwnProperty.call(obj, key);
	}
	exports.assign = function(obj) {
		var sources = Array.prototype.slice.call(arguments, 1);
		while (sources.length) {
			var source = sources.shift();
			if (!source) continue;
			if (typeof source !== "object") throw new TypeError(source + "must be non-object");
			for (var p in source) if (_has(source, p)) obj[p] = source[p];
		}
		return obj;
	};
	exports.shrinkBuf = function(buf, size) {
		if (buf.length === size) return buf;
		if (buf.subarray) return buf.subarray(0, size);
		buf.length = size;
		return buf;
	};
	var fnTyped = {
		arraySet: function(dest, src, src_offs, len, dest_offs) {
			if (src.subarray && dest.subarray) {
				dest.set(src.subarray(src_offs, src_offs + len), dest_offs);
				return;
			}
			for (var i = 0; i < len; i++) dest[dest_offs + i] = src[src_offs + i];
		},
		flattenChunks: function(chunks) {
			var i, l, len = 0, pos, chunk, result;
			for (i = 0, l = chunks.length; i < l; i++) len += chunks[i].length;
			result = new Uint8Array(len);
			pos = 0;
			for (i = 0, l = chunks.length; i < l; i++) {
				chunk = chunks[i];
				result.set(chunk, pos);
				pos += chunk.length;
			}
			return result;
		}
	};
	var fnUntyped = {
		arraySet: function(dest, src, src_offs, len, dest_offs) {
			for (var i = 0; i < len; i++) dest[dest_offs + i] = src[src_offs + i];
		},
		flattenChunks: function(chunks) {
			return [].concat.apply([], chunks);
		}
	};
	exports.setTyped = function(on) {
		if (on) {
			exports.Buf8 = Uint8Array;
			exports.Buf16 = Uint16Array;
			exports.Buf32 = Int32Array;
			exports.assign(exports, fnTyped);
		} else {
			exports.Buf8 = Array;
			exports.Buf16 = Array;
			exports.Buf32 = Array;
			exports.assign(exports, fnUntyped);
		}
	};
	exports.setTyped(TYPED_OK);
}));
// node_modules/pako/lib/zlib/trees.js
var require_trees = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utils = require_common();
	var Z_FIXED = 4;
	var Z_BINARY = 0;
	var Z_TEXT = 1;
	var Z_UNKNOWN = 2;
	function zero(buf) {
		var len = buf.length;
		while (--len >= 0) buf[len] = 0;
	}
	var STORED_BLOCK = 0;
	var STATIC_TREES = 1;
	var DYN_TREES = 2;
	var MIN_MATCH = 3;
	var MAX_MATCH = 258;
	var LENGTH_CODES = 29;
	var LITERALS = 256;
	var L_CODES = LITERALS + 1 + LENGTH_CODES;
	var D_CODES = 30;
	var BL_CODES = 19;
	var HEAP_SIZE = 2 * L_CODES + 1;
	var MAX_BITS = 15;
	var Buf_size = 16;
	var MAX_BL_BITS = 7;
	var END_BLOCK = 256;
	var REP_3_6 = 16;
	var REPZ_3_10 = 17;
	var REPZ_11_138 = 18;
	var extra_lbits = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		2,
		2,
		2,
		2,
		3,
		3,
		3,
		3,
		4,
		4,
		4,
		4,
		5,
		5,
		5,
		5,
		0
	];
	var extra_dbits = [
		0,
		0,
		0,
		0,
		1,
		1,
		2,
		2,
		3,
		3,
		4,
		4,
		5,
		5,
		6,
		6,
		7,
		7,
		8,
		8,
		9,
		9,
		10,
		10,
		11,
		11,
		12,
		12,
		13,
		13
	];
	var extra_blbits = [
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
		0,
		0,
		0,
		0,
		0,
		2,
		3,
		7
	];
	var bl_order = [
		16,
		17,
		18,
		0,
		8,
		7,
		9,
		6,
		10,
		5,
		11,
		4,
		12,
		3,
		13,
		2,
		14,
		1,
		15
	];
	var DIST_CODE_LEN = 512;
	var static_ltree = new Array((L_CODES + 2) * 2);
	zero(static_ltree);
	var static_dtree = new Array(D_CODES * 2);
	zero(static_dtree);
	var _dist_code = new Array(DIST_CODE_LEN);
	zero(_dist_code);
	var _length_code = new Array(MAX_MATCH - MIN_MATCH + 1);
	zero(_length_code);
	var base_length = new Array(LENGTH_CODES);
	zero(base_length);
	var base_dist = new Array(D_CODES);
	zero(base_dist);
	function StaticTreeDesc(static_tree, extra_bits, extra_base, elems, max_length) {
		this.static_tree = static_tree;
		this.extra_bits = extra_bits;
		this.extra_base = extra_base;
		this.elems = elems;
		this.max_length = max_length;
		this.has_stree = static_tree && static_tree.length;
	}
	var static_l_desc;
	var static_d_desc;
	var static_bl_desc;
	function TreeDesc(dyn_tree, stat_desc) {
		this.dyn_tree = dyn_tree;
		this.max_code = 0;
		this.stat_desc = stat_desc;
	}
	function d_code(dist) {
		return dist < 256 ? _dist_code[dist] : _dist_code[256 + (dist >>> 7)];
	}
	function put_short(s, w) {
		s.pending_buf[s.pending++] = w & 255;
		s.pending_buf[s.pending++] = w >>> 8 & 255;
	}
	function send_bits(s, value, length) {
		if (s.bi_valid > Buf_size - length) {
			s.bi_buf |= value << s.bi_valid & 65535;
			put_short(s, s.bi_buf);
			s.bi_buf = value >> Buf_size - s.bi_valid;
			s.bi_valid += length - Buf_size;
		} else {
			s.bi_buf |= value << s.bi_valid & 65535;
			s.bi_valid += length;
		}
	}
	function send_code(s, c, tree) {
		send_bits(s, tree[c * 2], tree[c * 2 + 1]);
	}
	function bi_reverse(code, len) {
		var res = 0;
		do {
			res |= code & 1;
			code >>>= 1;
			res <<= 1;
		} while (--len > 0);
		return res >>> 1;
	}
	function bi_flush(s) {
		if (s.bi_valid === 16) {
			put_short(s, s.bi_buf);
			s.bi_buf = 0;
			s.bi_valid = 0;
		} else if (s.bi_valid >= 8) {
			s.pending_buf[s.pending++] = s.bi_buf & 255;
			s.bi_buf >>= 8;
			s.bi_valid -= 8;
		}
	}
	function gen_bitlen(s, desc) {
		var tree = desc.dyn_tree;
		var max_code = desc.max_code;
		var stree = desc.stat_desc.static_tree;
		var has_stree = desc.stat_desc.has_stree;
		var extra = desc.stat_desc.extra_bits;
		var base = desc.stat_desc.extra_base;
		var max_length = desc.stat_desc.max_length;
		var h;
		var n, m;
		var bits;
		var xbits;
		var f;
		var overflow = 0;
		for (bits = 0; bits <= MAX_BITS; bits++) s.bl_count[bits] = 0;
		tree[s.heap[s.heap_max] * 2 + 1] = 0;
		for (h = s.heap_max + 1; h < HEAP_SIZE; h++) {
			n = s.heap[h];
			bits = tree[tree[n * 2 + 1] * 2 + 1] + 1;
			if (bits > max_length) {
				bits = max_length;
				overflow++;
			}
			tree[n * 2 + 1] = bits;
			if (n > max_code) continue;
			s.bl_count[bits]++;
			xbits = 0;
			if (n >= base) xbits = extra[n - base];
			f = tree[n * 2];
			s.opt_len += f * (bits + xbits);
			if (has_stree) s.static_len += f * (stree[n * 2 + 1] + xbits);
		}
		if (overflow === 0) return;
		do {
			bits = max_length - 1;
			while (s.bl_count[bits] === 0) bits--;
			s.bl_count[bits]--;
			s.bl_count[bits + 1] += 2;
			s.bl_count[max_length]--;
			overflow -= 2;
		} while (overflow > 0);
		for (bits = max_length; bits !== 0; bits--) {
			n = s.bl_count[bits];
			while (n !== 0) {
				m = s.heap[--h];
				if (m > max_code) continue;
				if (tree[m * 2 + 1] !== bits) {
					s.opt_len += (bits - tree[m * 2 + 1]) * tree[m * 2];
					tree[m * 2 + 1] = bits;
				}
				n--;
			}
		}
	}
	function gen_codes(tree, max_code, bl_count) {
		var next_code = new Array(MAX_BITS + 1);
		var code = 0;
		var bits;
		var n;
		for (bits = 1; bits <= MAX_BITS; bits++) next_code[bits] = code = code + bl_count[bits - 1] << 1;
		for (n = 0; n <= max_code; n++) {
			var len = tree[n * 2 + 1];
			if (len === 0) continue;
			tree[n * 2] = bi_reverse(next_code[len]++, len);
		}
	}
	function tr_static_init() {
		var n;
		var bits;
		var length;
		var code;
		var dist;
		var bl_count = new Array(MAX_BITS + 1);
		length = 0;
		for (code = 0; code < LENGTH_CODES - 1; code++) {
			base_length[code] = length;
			for (n = 0; n < 1 << extra_lbits[code]; n++) _length_code[length++] = code;
		}
		_length_code[length - 1] = code;
		dist = 0;
		for (code = 0; code < 16; code++) {
			base_dist[code] = dist;
			for (n = 0; n < 1 << extra_dbits[code]; n++) _dist_code[dist++] = code;
		}
		dist >>= 7;
		for (; code < D_CODES; code++) {
			base_dist[code] = dist << 7;
			for (n = 0; n < 1 << extra_dbits[code] - 7; n++) _dist_code[256 + dist++] = code;
		}
		for (bits = 0; bits <= MAX_BITS; bits++) bl_count[bits] = 0;
		n = 0;
		while (n <= 143) {
			static_ltree[n * 2 + 1] = 8;
			n++;
			bl_count[8]++;
		}
		while (n <= 255) {
			static_ltree[n * 2 + 1] = 9;
			n++;
			bl_count[9]++;
		}
		while (n <= 279) {
			static_ltree[n * 2 + 1] = 7;
			n++;
			bl_count[7]++;
		}
		while (n <= 287) {
			static_ltree[n * 2 + 1] = 8;
			n++;
			bl_count[8]++;
		}
		gen_codes(static_ltree, L_CODES + 1, bl_count);
		for (n = 0; n < D_CODES; n++) {
			static_dtree[n * 2 + 1] = 5;
			static_dtree[n * 2] = bi_reverse(n, 5);
		}
		static_l_desc = new StaticTreeDesc(static_ltree, extra_lbits, LITERALS + 1, L_CODES, MAX_BITS);
		static_d_desc = new StaticTreeDesc(static_dtree, extra_dbits, 0, D_CODES, MAX_BITS);
		static_bl_desc = new StaticTreeDesc(new Array(0), extra_blbits, 0, BL_CODES, MAX_BL_BITS);
	}
	function init_block(s) {
		var n = 0;
		for (; n < L_CODES; n++) s.dyn_ltree[n * 2] = 0;
		for (n = 0; n < D_CODES; n++) s.dyn_dtree[n * 2] = 0;
		for (n = 0; n < BL_CODES; n++) s.bl_tree[n * 2] = 0;
		s.dyn_ltree[END_BLOCK * 2] = 1;
		s.opt_len = s.static_len = 0;
		s.last_lit = s.matches = 0;
	}
	function bi_windup(s) {
		if (s.bi_valid > 8) put_short(s, s.bi_buf);
		else if (s.bi_valid > 0) s.pending_buf[s.pending++] = s.bi_buf;
		s.bi_buf = 0;
		s.bi_valid = 0;
	}
	function copy_block(s, buf, len, header) {
		bi_windup(s);
		if (header) {
			put_short(s, len);
			put_short(s, ~len);
		}
		utils.arraySet(s.pending_buf, s.window, buf, len, s.pending);
		s.pending += len;
	}
	function smaller(tree, n, m, depth) {
		var _n2 = n * 2;
		var _m2 = m * 2;
		return tree[_n2] < tree[_m2] || tree[_n2] === tree[_m2] && depth[n] <= depth[m];
	}
	function pqdownheap(s, tree, k) {
		var v = s.heap[k];
		var j = k << 1;
		while (j <= s.heap_len) {
			if (j < s.heap_len && smaller(tree, s.heap[j + 1], s.heap[j], s.depth)) j++;
			if (smaller(tree, v, s.heap[j], s.depth)) break;
			s.heap[k] = s.heap[j];
			k = j;
			j <<= 1;
		}
		s.heap[k] = v;
	}
	function compress_block(s, ltree, dtree) {
		var dist;
		var lc;
		var lx = 0;
		var code;
		var extra;
		if (s.last_lit !== 0) do {
			dist = s.pending_buf[s.d_buf + lx * 2] << 8 | s.pending_buf[s.d_buf + lx * 2 + 1];
			lc = s.pending_buf[s.l_buf + lx];
			lx++;
			if (dist === 0) send_code(s, lc, ltree);
			else {
				code = _length_code[lc];
				send_code(s, code + LITERALS + 1, ltree);
				extra = extra_lbits[code];
				if (extra !== 0) {
					lc -= base_length[code];
					send_bits(s, lc, extra);
				}
				dist--;
				code = d_code(dist);
				send_code(s, code, dtree);
				extra = extra_dbits[code];
				if (extra !== 0) {
					dist -= base_dist[code];
					send_bits(s, dist, extra);
				}
			}
		} while (lx < s.last_lit);
		send_code(s, END_BLOCK, ltree);
	}
	function build_tree(s, desc) {
		var tree = desc.dyn_tree;
		var stree = desc.stat_desc.static_tree;
		var has_stree = desc.stat_desc.has_stree;
		var elems = desc.stat_desc.elems;
		var n, m;
		var max_code = -1;
		var node;
		s.heap_len = 0;
		s.heap_max = HEAP_SIZE;
		for (n = 0; n < elems; n++) if (tree[n * 2] !== 0) {
			s.heap[++s.heap_len] = max_code = n;
			s.depth[n] = 0;
		} else tree[n * 2 + 1] = 0;
		while (s.heap_len < 2) {
			node = s.heap[++s.heap_len] = max_code < 2 ? ++max_code : 0;
			tree[node * 2] = 1;
			s.depth[node] = 0;
			s.opt_len--;
			if (has_stree) s.static_len -= stree[node * 2 + 1];
		}
		desc.max_code = max_code;
		for (n = s.heap_len >> 1; n >= 1; n--) pqdownheap(s, tree, n);
		node = elems;
		do {
			n = s.heap[1];
			s.heap[1] = s.heap[s.heap_len--];
			pqdownheap(s, tree, 1);
			m = s.heap[1];
			s.heap[--s.heap_max] = n;
			s.heap[--s.heap_max] = m;
			tree[node * 2] = tree[n * 2] + tree[m * 2];
			s.depth[node] = (s.depth[n] >= s.depth[m] ? s.depth[n] : s.depth[m]) + 1;
			tree[n * 2 + 1] = tree[m * 2 + 1] = node;
			s.heap[1] = node++;
			pqdownheap(s, tree, 1);
		} while (s.heap_len >= 2);
		s.heap[--s.heap_max] = s.heap[1];
		gen_bitlen(s, desc);
		gen_codes(tree, max_code, s.bl_count);
	}
	function scan_tree(s, tree, max_code) {
		var n;
		var prevlen = -1;
		var curlen;
		var nextlen = tree[1];
		var count = 0;
		var max_count = 7;
		var min_count = 4;
		if (nextlen === 0) {
			max_count = 138;
			min_count = 3;
		}
		tree[(max_code + 1) * 2 + 1] = 65535;
		for (n = 0; n <= max_code; n++) {
			curlen = nextlen;
			nextlen = tree[(n + 1) * 2 + 1];
			if (++count < max_count && curlen === nextlen) continue;
			else if (count < min_count) s.bl_tree[curlen * 2] += count;
			else if (curlen !== 0) {
				if (curlen !== prevlen) s.bl_tree[curlen * 2]++;
				s.bl_tree[REP_3_6 * 2]++;
			} else if (count <= 10) s.bl_tree[REPZ_3_10 * 2]++;
			else s.bl_tree[REPZ_11_138 * 2]++;
			count = 0;
			prevlen = curlen;
			if (nextlen === 0) {
				max_count = 138;
				min_count = 3;
			} else if (curlen === nextlen) {
				max_count = 6;
				min_count = 3;
			} else {
				max_count = 7;
				min_count = 4;
			}
		}
	}
	function send_tree(s, tree, max_code) {
		var n;
		var prevlen = -1;
		var curlen;
		var nextlen = tree[1];
		var count = 0;
		var max_count = 7;
		var min_count = 4;
		if (nextlen === 0) {
			max_count = 138;
			min_count = 3;
		}
		for (n = 0; n <= max_code; n++) {
			curlen = nextlen;
			nextlen = tree[(n + 1) * 2 + 1];
			if (++count < max_count && curlen === nextlen) continue;
			else if (count < min_count) do
				send_code(s, curlen, s.bl_tree);
			while (--count !== 0);
			else if (curlen !== 0) {
				if (curlen !== prevlen) {
					send_code(s, curlen, s.bl_tree);
					count--;
				}
				send_code(s, REP_3_6, s.bl_tree);
				send_bits(s, count - 3, 2);
			} else if (count <= 10) {
				send_code(s, REPZ_3_10, s.bl_tree);
				send_bits(s, count - 3, 3);
			} else {
				send_code(s, REPZ_11_138, s.bl_tree);
				send_bits(s, count - 11, 7);
			}
			count = 0;
			prevlen = curlen;
			if (nextlen === 0) {
				max_count = 138;
				min_count = 3;
			} else if (curlen === nextlen) {
				max_count = 6;
				min_count = 3;
			} else {
				max_count = 7;
				min_count = 4;
			}
		}
	}
	function build_bl_tree(s) {
		var max_blindex;
		scan_tree(s, s.dyn_ltree, s.l_desc.max_code);
		scan_tree(s, s.dyn_dtree, s.d_desc.max_code);
		build_tree(s, s.bl_desc);
		for (max_blindex = BL_CODES - 1; max_blindex >= 3; max_blindex--) if (s.bl_tree[bl_order[max_blindex] * 2 + 1] !== 0) break;
		s.opt_len += 3 * (max_blindex + 1) + 5 + 5 + 4;
		return max_blindex;
	}
	function send_all_trees(s, lcodes, dcodes, blcodes) {
		var rank;
		send_bits(s, lcodes - 257, 5);
		send_bits(s, dcodes - 1, 5);
		send_bits(s, blcodes - 4, 4);
		for (rank = 0; rank < blcodes; rank++) send_bits(s, s.bl_tree[bl_order[rank] * 2 + 1], 3);
		send_tree(s, s.dyn_ltree, lcodes - 1);
		send_tree(s, s.dyn_dtree, dcodes - 1);
	}
	function detect_data_type(s) {
		var black_mask = 0xf3ffc07f;
		var n = 0;
		for (; n <= 31; n++, black_mask >>>= 1) if (black_mask & 1 && s.dyn_ltree[n * 2] !== 0) return Z_BINARY;
		if (s.dyn_ltree[18] !== 0 || s.dyn_ltree[20] !== 0 || s.dyn_ltree[26] !== 0) return Z_TEXT;
		for (n = 32; n < LITERALS; n++) if (s.dyn_ltree[n * 2] !== 0) return Z_TEXT;
		return Z_BINARY;
	}
	var static_init_done = false;
	function _tr_init(s) {
		if (!static_init_done) {
			tr_static_init();
			static_init_done = true;
		}
		s.l_desc = new TreeDesc(s.dyn_ltree, static_l_desc);
		s.d_desc = new TreeDesc(s.dyn_dtree, static_d_desc);
		s.bl_desc = new TreeDesc(s.bl_tree, static_bl_desc);
		s.bi_buf = 0;
		s.bi_valid = 0;
		init_block(s);
	}
	function _tr_stored_block(s, buf, stored_len, last) {
		send_bits(s, (STORED_BLOCK << 1) + (last ? 1 : 0), 3);
		copy_block(s, buf, stored_len, true);
	}
	function _tr_align(s) {
		send_bits(s, STATIC_TREES << 1, 3);
		send_code(s, END_BLOCK, static_ltree);
		bi_flush(s);
	}
	function _tr_flush_block(s, buf, stored_len, last) {
		var opt_lenb, static_lenb;
		var max_blindex = 0;
		if (s.level > 0) {
			if (s.strm.data_type === Z_UNKNOWN) s.strm.data_type = detect_data_type(s);
			build_tree(s, s.l_desc);
			build_tree(s, s.d_desc);
			max_blindex = build_bl_tree(s);
			opt_lenb = s.opt_len + 3 + 7 >>> 3;
			static_lenb = s.static_len + 3 + 7 >>> 3;
			if (static_lenb <= opt_lenb) opt_lenb = static_lenb;
		} else opt_lenb = static_lenb = stored_len + 5;
		if (stored_len + 4 <= opt_lenb && buf !== -1) _tr_stored_block(s, buf, stored_len, last);
		else if (s.strategy === Z_FIXED || static_lenb === opt_lenb) {
			send_bits(s, (STATIC_TREES << 1) + (last ? 1 : 0), 3);
			compress_block(s, static_ltree, static_dtree);
		} else {
			send_bits(s, (DYN_TREES << 1) + (last ? 1 : 0), 3);
			send_all_trees(s, s.l_desc.max_code + 1, s.d_desc.max_code + 1, max_blindex + 1);
			compress_block(s, s.dyn_ltree, s.dyn_dtree);
		}
		init_block(s);
		if (last) bi_windup(s);
	}
	function _tr_tally(s, dist, lc) {
		s.pending_buf[s.d_buf + s.last_lit * 2] = dist >>> 8 & 255;
		s.pending_buf[s.d_buf + s.last_lit * 2 + 1] = dist & 255;
		s.pending_buf[s.l_buf + s.last_lit] = lc & 255;
		s.last_lit++;
		if (dist === 0) s.dyn_ltree[lc * 2]++;
		else {
			s.matches++;
			dist--;
			s.dyn_ltree[(_length_code[lc] + LITERALS + 1) * 2]++;
			s.dyn_dtree[d_code(dist) * 2]++;
		}
		return s.last_lit === s.lit_bufsize - 1;
	}
	exports._tr_init = _tr_init;
	exports._tr_stored_block = _tr_stored_block;
	exports._tr_flush_block = _tr_flush_block;
	exports._tr_tally = _tr_tally;
	exports._tr_align = _tr_align;
}));
// node_modules/pako/lib/zlib/adler32.js
var require_adler32 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function adler32(adler, buf, len, pos) {
		var s1 = adler & 65535 | 0, s2 = adler >>> 16 & 65535 | 0, n = 0;
		while (len !== 0) {
			n = len > 2e3 ? 2e3 : len;
			len -= n;
			do {
				s1 = s1 + buf[pos++] | 0;
				s2 = s2 + s1 | 0;
			} while (--n);
			s1 %= 65521;
			s2 %= 65521;
		}
		return s1 | s2 << 16 | 0;
	}
	module.exports = adler32;
}));
// node_modules/pako/lib/zlib/crc32.js
var require_crc32 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function makeTable() {
		var c, table = [];
		for (var n = 0; n < 256; n++) {
			c = n;
			for (var k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ c >>> 1 : c >>> 1;
			table[n] = c;
		}
		return table;
	}
	var crcTable = makeTable();
	function crc32(crc, buf, len, pos) {
		var t = crcTable, end = pos + len;
		crc ^= -1;
		for (var i = pos; i < end; i++) crc = crc >>> 8 ^ t[(crc ^ buf[i]) & 255];
		return crc ^ -1;
	}
	module.exports = crc32;
}));
// node_modules/pako/lib/zlib/messages.js
var require_messages = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		2: "need dictionary",
		1: "stream end",
		0: "",
		"-1": "file error",
		"-2": "stream error",
		"-3": "data error",
		"-4": "insufficient memory",
		"-5": "buffer error",
		"-6": "incompatible version"
	};
}));
// node_modules/pako/lib/zlib/deflate.js
var require_deflate$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utils = require_common();
	var trees = require_trees();
	var adler32 = require_adler32();
	var crc32 = require_crc32();
	var msg = require_messages();
	var Z_NO_FLUSH = 0;
	var Z_PARTIAL_FLUSH = 1;
	var Z_FULL_FLUSH = 3;
	var Z_FINISH = 4;
	var Z_BLOCK = 5;
	var Z_OK = 0;
	var Z_STREAM_END = 1;
	var Z_STREAM_ERROR = -2;
	var Z_DATA_ERROR = -3;
	var Z_BUF_ERROR = -5;
	var Z_DEFAULT_COMPRESSION = -1;
	var Z_FILTERED = 1;
	var Z_HUFFMAN_ONLY = 2;
	var Z_RLE = 3;
	var Z_FIXED = 4;
	var Z_DEFAULT_STRATEGY = 0;
	var Z_UNKNOWN = 2;
	var Z_DEFLATED = 8;
	var MAX_MEM_LEVEL = 9;
	var MAX_WBITS = 15;
	var DEF_MEM_LEVEL = 8;
	var L_CODES = 286;
	var D_CODES = 30;
	var BL_CODES = 19;
	var HEAP_SIZE = 2 * L_CODES + 1;
	var MAX_BITS = 15;
	var MIN_MATCH = 3;
	var MAX_MATCH = 258;
	var MIN_LOOKAHEAD = MAX_MATCH + MIN_MATCH + 1;
	var PRESET_DICT = 32;
	var INIT_STATE = 42;
	var EXTRA_STATE = 69;
	var NAME_STATE = 73;
	var COMMENT_STATE = 91;
	var HCRC_STATE = 103;
	var BUSY_STATE = 113;
	var FINISH_STATE = 666;
	var BS_NEED_MORE = 1;
	var BS_BLOCK_DONE = 2;
	var BS_FINISH_STARTED = 3;
	var BS_FINISH_DONE = 4;
	var OS_CODE = 3;
	function err(strm, errorCode) {
		strm.msg = msg[errorCode];
		return errorCode;
	}
	function rank(f) {
		return (f << 1) - (f > 4 ? 9 : 0);
	}
	function zero(buf) {
		var len = buf.length;
		while (--len >= 0) buf[len] = 0;
	}
	function flush_pending(strm) {
		var s = strm.state;
		var len = s.pending;
		if (len > strm.avail_out) len = strm.avail_out;
		if (len === 0) return;
		utils.arraySet(strm.output, s.pending_buf, s.pending_out, len, strm.next_out);
		strm.next_out += len;
		s.pending_out += len;
		strm.total_out += len;
		strm.avail_out -= len;
		s.pending -= len;
		if (s.pending === 0) s.pending_out = 0;
	}
	function flush_block_only(s, last) {
		trees._tr_flush_block(s, s.block_start >= 0 ? s.block_start : -1, s.strstart - s.block_start, last);
		s.block_start = s.strstart;
		flush_pending(s.strm);
	}
	function put_byte(s, b) {
		s.pending_buf[s.pending++] = b;
	}
	function putShortMSB(s, b) {
		s.pending_buf[s.pending++] = b >>> 8 & 255;
		s.pending_buf[s.pending++] = b & 255;
	}
	function read_buf(strm, buf, start, size) {
		var len = strm.avail_in;
		if (len > size) len = size;
		if (len === 0) return 0;
		strm.avail_in -= len;
		utils.arraySet(buf, strm.input, strm.next_in, len, start);
		if (strm.state.wrap === 1) strm.adler = adler32(strm.adler, buf, len, start);
		else if (strm.state.wrap === 2) strm.adler = crc32(strm.adler, buf, len, start);
		strm.next_in += len;
		strm.total_in += len;
		return len;
	}
	function longest_match(s, cur_match) {
		var chain_length = s.max_chain_length;
		var scan = s.strstart;
		var match;
		var len;
		var best_len = s.prev_length;
		var nice_match = s.nice_match;
		var limit = s.strstart > s.w_size - MIN_LOOKAHEAD ? s.strstart - (s.w_size - MIN_LOOKAHEAD) : 0;
		var _win = s.window;
		var wmask = s.w_mask;
		var prev = s.prev;
		var strend = s.strstart + MAX_MATCH;
		var scan_end1 = _win[scan + best_len - 1];
		var scan_end = _win[scan + best_len];
		if (s.prev_length >= s.good_match) chain_length >>= 2;
		if (nice_match > s.lookahead) nice_match = s.lookahead;
		do {
			match = cur_match;
			if (_win[match + best_len] !== scan_end || _win[match + best_len - 1] !== scan_end1 || _win[match] !== _win[scan] || _win[++match] !== _win[scan + 1]) continue;
			scan += 2;
			match++;
			do;
			while (_win[++scan] === _win[++match] && _win[++scan] === _win[++match] && _win[++scan] === _win[++match] && _win[++scan] === _win[++match] && _win[++scan] === _win[++match] && _win[++scan] === _win[++match] && _win[++scan] === _win[++match] && _win[++scan] === _win[++match] && scan < strend);
			len = MAX_MATCH - (strend - scan);
			scan = strend - MAX_MATCH;
			if (len > best_len) {
				s.match_start = cur_match;
				best_len = len;
				if (len >= nice_match) break;
				scan_end1 = _win[scan + best_len - 1];
				scan_end = _win[scan + best_len];
			}
		} while ((cur_match = prev[cur_match & wmask]) > limit && --chain_length !== 0);
		if (best_len <= s.lookahead) return best_len;
		return s.lookahead;
	}
	function fill_window(s) {
		var _w_size = s.w_size;
		var p, n, m, more, str;
		do {
			more = s.window_size - s.lookahead - s.strstart;
			if (s.strstart >= _w_size + (_w_size - MIN_LOOKAHEAD)) {
				utils.arraySet(s.window, s.window, _w_size, _w_size, 0);
				s.match_start -= _w_size;
				s.strstart -= _w_size;
				s.block_start -= _w_size;
				n = s.hash_size;
				p = n;
				do {
					m = s.head[--p];
					s.head[p] = m >= _w_size ? m - _w_size : 0;
				} while (--n);
				n = _w_size;
				p = n;
				do {
					m = s.prev[--p];
					s.prev[p] = m >= _w_size ? m - _w_size : 0;
				} while (--n);
				more += _w_size;
			}
			if (s.strm.avail_in === 0) break;
			n = read_buf(s.strm, s.window, s.strstart + s.lookahead, more);
			s.lookahead += n;
			if (s.lookahead + s.insert >= MIN_MATCH) {
				str = s.strstart - s.insert;
				s.ins_h = s.window[str];
				s.ins_h = (s.ins_h << s.hash_shift ^ s.window[str + 1]) & s.hash_mask;
				while (s.insert) {
					s.ins_h = (s.ins_h << s.hash_shift ^ s.window[str + MIN_MATCH - 1]) & s.hash_mask;
					s.prev[str & s.w_mask] = s.head[s.ins_h];
					s.head[s.ins_h] = str;
					str++;
					s.insert--;
					if (s.lookahead + s.insert < MIN_MATCH) break;
				}
			}
		} while (s.lookahead < MIN_LOOKAHEAD && s.strm.avail_in !== 0);
	}
	function deflate_stored(s, flush) {
		var max_block_size = 65535;
		if (max_block_size > s.pending_buf_size - 5) max_block_size = s.pending_buf_size - 5;
		for (;;) {
			if (s.lookahead <= 1) {
				fill_window(s);
				if (s.lookahead === 0 && flush === Z_NO_FLUSH) return BS_NEED_MORE;
				if (s.lookahead === 0) break;
			}
			s.strstart += s.lookahead;
			s.lookahead = 0;
			var max_start = s.block_start + max_block_size;
			if (s.strstart === 0 || s.strstart >= max_start) {
				s.lookahead = s.strstart - max_start;
				s.strstart = max_start;
				flush_block_only(s, false);
				if (s.strm.avail_out === 0) return BS_NEED_MORE;
			}
			if (s.strstart - s.block_start >= s.w_size - MIN_LOOKAHEAD) {
				flush_block_only(s, false);
				if (s.strm.avail_out === 0) return BS_NEED_MORE;
			}
		}
		s.insert = 0;
		if (flush === Z_FINISH) {
			flush_block_only(s, true);
			if (s.strm.avail_out === 0) return BS_FINISH_STARTED;
			return BS_FINISH_DONE;
		}
		if (s.strstart > s.block_start) {
			flush_block_only(s, false);
			if (s.strm.avail_out === 0) return BS_NEED_MORE;
		}
		return BS_NEED_MORE;
	}
	function deflate_fast(s, flush) {
		var hash_head;
		var bflush;
		for (;;) {
			if (s.lookahead < MIN_LOOKAHEAD) {
				fill_window(s);
				if (s.lookahead < MIN_LOOKAHEAD && flush === Z_NO_FLUSH) return BS_NEED_MORE;
				if (s.lookahead === 0) break;
			}
			hash_head = 0;
			if (s.lookahead >= MIN_MATCH) {
				s.ins_h = (s.ins_h << s.hash_shift ^ s.window[s.strstart + MIN_MATCH - 1]) & s.hash_mask;
				hash_head = s.prev[s.strstart & s.w_mask] = s.head[s.ins_h];
				s.head[s.ins_h] = s.strstart;
			}
			if (hash_head !== 0 && s.strstart - hash_head <= s.w_size - MIN_LOOKAHEAD) s.match_length = longest_match(s, hash_head);
			if (s.match_length >= MIN_MATCH) {
				bflush = trees._tr_tally(s, s.strstart - s.match_start, s.match_length - MIN_MATCH);
				s.lookahead -= s.match_length;
				if (s.match_length <= s.max_lazy_match && s.lookahead >= MIN_MATCH) {
					s.match_length--;
					do {
						s.strstart++;
						s.ins_h = (s.ins_h << s.hash_shift ^ s.window[s.strstart + MIN_MATCH - 1]) & s.hash_mask;
						hash_head = s.prev[s.strstart & s.w_mask] = s.head[s.ins_h];
						s.head[s.ins_h] = s.strstart;
					} while (--s.match_length !== 0);
					s.strstart++;
				} else {
					s.strstart += s.match_length;
					s.match_length = 0;
					s.ins_h = s.window[s.strstart];
					s.ins_h = (s.ins_h << s.hash_shift ^ s.window[s.strstart + 1]) & s.hash_mask;
				}
			} else {
				bflush = trees._tr_tally(s, 0, s.window[s.strstart]);
				s.lookahead--;
				s.strstart++;
			}
			if (bflush) {
				flush_block_only(s, false);
				if (s.strm.avail_out === 0) return BS_NEED_MORE;
			}
		}
		s.insert = s.strstart < MIN_MATCH - 1 ? s.strstart : MIN_MATCH - 1;
		if (flush === Z_FINISH) {
			flush_block_only(s, true);
			if (s.strm.avail_out === 0) return BS_FINISH_STARTED;
			return BS_FINISH_DONE;
		}
		if (s.last_lit) {
			flush_block_only(s, false);
			if (s.strm.avail_out === 0) return BS_NEED_MORE;
		}
		return BS_BLOCK_DONE;
	}
	function deflate_slow(s, flush) {
		var hash_head;
		var bflush;
		var max_insert;
		for (;;) {
			if (s.lookahead < MIN_LOOKAHEAD) {
				fill_window(s);
				if (s.lookahead < MIN_LOOKAHEAD && flush === Z_NO_FLUSH) return BS_NEED_MORE;
				if (s.lookahead === 0) break;
			}
			hash_head = 0;
			if (s.lookahead >= MIN_MATCH) {
				s.ins_h = (s.ins_h << s.hash_shift ^ s.window[s.strstart + MIN_MATCH - 1]) & s.hash_mask;
				hash_head = s.prev[s.strstart & s.w_mask] = s.head[s.ins_h];
				s.head[s.ins_h] = s.strstart;
			}
			s.prev_length = s.match_length;
			s.prev_match = s.match_start;
			s.match_length = MIN_MATCH - 1;
			if (hash_head !== 0 && s.prev_length < s.max_lazy_match && s.strstart - hash_head <= s.w_size - MIN_LOOKAHEAD) {
				s.match_length = longest_match(s, hash_head);
				if (s.match_length <= 5 && (s.strategy === Z_FILTERED || s.match_length === MIN_MATCH && s.strstart - s.match_start > 4096)) s.match_length = MIN_MATCH - 1;
			}
			if (s.prev_length >= MIN_MATCH && s.match_length <= s.prev_length) {
				max_insert = s.strstart + s.lookahead - MIN_MATCH;
				bflush = trees._tr_tally(s, s.strstart - 1 - s.prev_match, s.prev_length - MIN_MATCH);
				s.lookahead -= s.prev_length - 1;
				s.prev_length -= 2;
				do
					if (++s.strstart <= max_insert) {
						s.ins_h = (s.ins_h << s.hash_shift ^ s.window[s.strstart + MIN_MATCH - 1]) & s.hash_mask;
						hash_head = s.prev[s.strstart & s.w_mask] = s.head[s.ins_h];
						s.head[s.ins_h] = s.strstart;
					}
				while (--s.prev_length !== 0);
				s.match_available = 0;
				s.match_length = MIN_MATCH - 1;
				s.strstart++;
				if (bflush) {
					flush_block_only(s, false);
					if (s.strm.avail_out === 0) return BS_NEED_MORE;
				}
			} else if (s.match_available) {
				bflush = trees._tr_tally(s, 0, s.window[s.strstart - 1]);
				if (bflush) flush_block_only(s, false);
				s.strstart++;
				s.lookahead--;
				if (s.strm.avail_out === 0) return BS_NEED_MORE;
			} else {
				s.match_available = 1;
				s.strstart++;
				s.lookahead--;
			}
		}
		if (s.match_available) {
			bflush = trees._tr_tally(s, 0, s.window[s.strstart - 1]);
			s.match_available = 0;
		}
		s.insert = s.strstart < MIN_MATCH - 1 ? s.strstart : MIN_MATCH - 1;
		if (flush === Z_FINISH) {
			flush_block_only(s, true);
			if (s.strm.avail_out === 0) return BS_FINISH_STARTED;
			return BS_FINISH_DONE;
		}
		if (s.last_lit) {
			flush_block_only(s, false);
			if (s.strm.avail_out === 0) return BS_NEED_MORE;
		}
		return BS_BLOCK_DONE;
	}
	function deflate_rle(s, flush) {
		var bflush;
		var prev;
		var scan, strend;
		var _win = s.window;
		for (;;) {
			if (s.lookahead <= MAX_MATCH) {
				fill_window(s);
				if (s.lookahead <= MAX_MATCH && flush === Z_NO_FLUSH) return BS_NEED_MORE;
				if (s.lookahead === 0) break;
			}
			s.match_length = 0;
			if (s.lookahead >= MIN_MATCH && s.strstart > 0) {
				scan = s.strstart - 1;
				prev = _win[scan];
				if (prev === _win[++scan] && prev === _win[++scan] && prev === _win[++scan]) {
					strend = s.strstart + MAX_MATCH;
					do;
					while (prev === _win[++scan] && prev === _win[++scan] && prev === _win[++scan] && prev === _win[++scan] && prev === _win[++scan] && prev === _win[++scan] && prev === _win[++scan] && prev === _win[++scan] && scan < strend);
					s.match_length = MAX_MATCH - (strend - scan);
					if (s.match_length > s.lookahead) s.match_length = s.lookahead;
				}
			}
			if (s.match_length >= MIN_MATCH) {
				bflush = trees._tr_tally(s, 1, s.match_length - MIN_MATCH);
				s.lookahead -= s.match_length;
				s.strstart += s.match_length;
				s.match_length = 0;
			} else {
				bflush = trees._tr_tally(s, 0, s.window[s.strstart]);
				s.lookahead--;
				s.strstart++;
			}
			if (bflush) {
				flush_block_only(s, false);
				if (s.strm.avail_out === 0) return BS_NEED_MORE;
			}
		}
		s.insert = 0;
		if (flush === Z_FINISH) {
			flush_block_only(s, true);
			if (s.strm.avail_out === 0) return BS_FINISH_STARTED;
			return BS_FINISH_DONE;
		}
		if (s.last_lit) {
			flush_block_only(s, false);
			if (s.strm.avail_out === 0) return BS_NEED_MORE;
		}
		return BS_BLOCK_DONE;
	}
	function deflate_huff(s, flush) {
		var bflush;
		for (;;) {
			if (s.lookahead === 0) {
				fill_window(s);
				if (s.lookahead === 0) {
					if (flush === Z_NO_FLUSH) return BS_NEED_MORE;
					break;
				}
			}
			s.match_length = 0;
			bflush = trees._tr_tally(s, 0, s.window[s.strstart]);
			s.lookahead--;
			s.strstart++;
			if (bflush) {
				flush_block_only(s, false);
				if (s.strm.avail_out === 0) return BS_NEED_MORE;
			}
		}
		s.insert = 0;
		if (flush === Z_FINISH) {
			flush_block_only(s, true);
			if (s.strm.avail_out === 0) return BS_FINISH_STARTED;
			return BS_FINISH_DONE;
		}
		if (s.last_lit) {
			flush_block_only(s, false);
			if (s.strm.avail_out === 0) return BS_NEED_MORE;
		}
		return BS_BLOCK_DONE;
	}
	function Config(good_length, max_lazy, nice_length, max_chain, func) {
		this.good_length = good_length;
		this.max_lazy = max_lazy;
		this.nice_length = nice_length;
		this.max_chain = max_chain;
		this.func = func;
	}
	var configuration_table = [
		new Config(0, 0, 0, 0, deflate_stored),
		new Config(4, 4, 8, 4, deflate_fast),
		new Config(4, 5, 16, 8, deflate_fast),
		new Config(4, 6, 32, 32, deflate_fast),
		new Config(4, 4, 16, 16, deflate_slow),
		new Config(8, 16, 32, 32, deflate_slow),
		new Config(8, 16, 128, 128, deflate_slow),
		new Config(8, 32, 128, 256, deflate_slow),
		new Config(32, 128, 258, 1024, deflate_slow),
		new Config(32, 258, 258, 4096, deflate_slow)
	];
	function lm_init(s) {
		s.window_size = 2 * s.w_size;
		zero(s.head);
		s.max_lazy_match = configuration_table[s.level].max_lazy;
		s.good_match = configuration_table[s.level].good_length;
		s.nice_match = configuration_table[s.level].nice_length;
		s.max_chain_length = configuration_table[s.level].max_chain;
		s.strstart = 0;
		s.block_start = 0;
		s.lookahead = 0;
		s.insert = 0;
		s.match_length = s.prev_length = MIN_MATCH - 1;
		s.match_available = 0;
		s.ins_h = 0;
	}
	function DeflateState() {
		this.strm = null;
		this.status = 0;
		this.pending_buf = null;
		this.pending_buf_size = 0;
		this.pending_out = 0;
		this.pending = 0;
		this.wrap = 0;
		this.gzhead = null;
		this.gzindex = 0;
		this.method = Z_DEFLATED;
		this.last_flush = -1;
		this.w_size = 0;
		this.w_bits = 0;
		this.w_mask = 0;
		this.window = null;
		this.window_size = 0;
		this.prev = null;
		this.head = null;
		this.ins_h = 0;
		this.hash_size = 0;
		this.hash_bits = 0;
		this.hash_mask = 0;
		this.hash_shift = 0;
		this.block_start = 0;
		this.match_length = 0;
		this.prev_match = 0;
		this.match_available = 0;
		this.strstart = 0;
		this.match_start = 0;
		this.lookahead = 0;
		this.prev_length = 0;
		this.max_chain_length = 0;
		this.max_lazy_match = 0;
		this.level = 0;
		this.strategy = 0;
		this.good_match = 0;
		this.nice_match = 0;
		this.dyn_ltree = new utils.Buf16(HEAP_SIZE * 2);
		this.dyn_dtree = new utils.Buf16((2 * D_CODES + 1) * 2);
		this.bl_tree = new utils.Buf16((2 * BL_CODES + 1) * 2);
		zero(this.dyn_ltree);
		zero(this.dyn_dtree);
		zero(this.bl_tree);
		this.l_desc = null;
		this.d_desc = null;
		this.bl_desc = null;
		this.bl_count = new utils.Buf16(MAX_BITS + 1);
		this.heap = new utils.Buf16(2 * L_CODES + 1);
		zero(this.heap);
		this.heap_len = 0;
		this.heap_max = 0;
		this.depth = new utils.Buf16(2 * L_CODES + 1);
		zero(this.depth);
		this.l_buf = 0;
		this.lit_bufsize = 0;
		this.last_lit = 0;
		this.d_buf = 0;
		this.opt_len = 0;
		this.static_len = 0;
		this.matches = 0;
		this.insert = 0;
		this.bi_buf = 0;
		this.bi_valid = 0;
	}
	function deflateResetKeep(strm) {
		var s;
		if (!strm || !strm.state) return err(strm, Z_STREAM_ERROR);
		strm.total_in = strm.total_out = 0;
		strm.data_type = Z_UNKNOWN;
		s = strm.state;
		s.pending = 0;
		s.pending_out = 0;
		if (s.wrap < 0) s.wrap = -s.wrap;
		s.status = s.wrap ? INIT_STATE : BUSY_STATE;
		strm.adler = s.wrap === 2 ? 0 : 1;
		s.last_flush = Z_NO_FLUSH;
		trees._tr_init(s);
		return Z_OK;
	}
	function deflateReset(strm) {
		var ret = deflateResetKeep(strm);
		if (ret === Z_OK) lm_init(strm.state);
		return ret;
	}
	function deflateSetHeader(strm, head) {
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		if (strm.state.wrap !== 2) return Z_STREAM_ERROR;
		strm.state.gzhead = head;
		return Z_OK;
	}
	function deflateInit2(strm, level, method, windowBits, memLevel, strategy) {
		if (!strm) return Z_STREAM_ERROR;
		var wrap = 1;
		if (level === Z_DEFAULT_COMPRESSION) level = 6;
		if (windowBits < 0) {
			wrap = 0;
			windowBits = -windowBits;
		} else if (windowBits > 15) {
			wrap = 2;
			windowBits -= 16;
		}
		if (memLevel < 1 || memLevel > MAX_MEM_LEVEL || method !== Z_DEFLATED || windowBits < 8 || windowBits > 15 || level < 0 || level > 9 || strategy < 0 || strategy > Z_FIXED) return err(strm, Z_STREAM_ERROR);
		if (windowBits === 8) windowBits = 9;
		var s = new DeflateState();
		strm.state = s;
		s.strm = strm;
		s.wrap = wrap;
		s.gzhead = null;
		s.w_bits = windowBits;
		s.w_size = 1 << s.w_bits;
		s.w_mask = s.w_size - 1;
		s.hash_bits = memLevel + 7;
		s.hash_size = 1 << s.hash_bits;
		s.hash_mask = s.hash_size - 1;
		s.hash_shift = ~~((s.hash_bits + MIN_MATCH - 1) / MIN_MATCH);
		s.window = new utils.Buf8(s.w_size * 2);
		s.head = new utils.Buf16(s.hash_size);
		s.prev = new utils.Buf16(s.w_size);
		s.lit_bufsize = 1 << memLevel + 6;
		s.pending_buf_size = s.lit_bufsize * 4;
		s.pending_buf = new utils.Buf8(s.pending_buf_size);
		s.d_buf = 1 * s.lit_bufsize;
		s.l_buf = 3 * s.lit_bufsize;
		s.level = level;
		s.strategy = strategy;
		s.method = method;
		return deflateReset(strm);
	}
	function deflateInit(strm, level) {
		return deflateInit2(strm, level, Z_DEFLATED, MAX_WBITS, DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY);
	}
	function deflate(strm, flush) {
		var old_flush, s;
		var beg, val;
		if (!strm || !strm.state || flush > Z_BLOCK || flush < 0) return strm ? err(strm, Z_STREAM_ERROR) : Z_STREAM_ERROR;
		s = strm.state;
		if (!strm.output || !strm.input && strm.avail_in !== 0 || s.status === FINISH_STATE && flush !== Z_FINISH) return err(strm, strm.avail_out === 0 ? Z_BUF_ERROR : Z_STREAM_ERROR);
		s.strm = strm;
		old_flush = s.last_flush;
		s.last_flush = flush;
		if (s.status === INIT_STATE) {
			if (s.wrap === 2) {
				strm.adler = 0;
				put_byte(s, 31);
				put_byte(s, 139);
				put_byte(s, 8);
				if (!s.gzhead) {
					put_byte(s, 0);
					put_byte(s, 0);
					put_byte(s, 0);
					put_byte(s, 0);
					put_byte(s, 0);
					put_byte(s, s.level === 9 ? 2 : s.strategy >= Z_HUFFMAN_ONLY || s.level < 2 ? 4 : 0);
					put_byte(s, OS_CODE);
					s.status = BUSY_STATE;
				} else {
					put_byte(s, (s.gzhead.text ? 1 : 0) + (s.gzhead.hcrc ? 2 : 0) + (!s.gzhead.extra ? 0 : 4) + (!s.gzhead.name ? 0 : 8) + (!s.gzhead.comment ? 0 : 16));
					put_byte(s, s.gzhead.time & 255);
					put_byte(s, s.gzhead.time >> 8 & 255);
					put_byte(s, s.gzhead.time >> 16 & 255);
					put_byte(s, s.gzhead.time >> 24 & 255);
					put_byte(s, s.level === 9 ? 2 : s.strategy >= Z_HUFFMAN_ONLY || s.level < 2 ? 4 : 0);
					put_byte(s, s.gzhead.os & 255);
					if (s.gzhead.extra && s.gzhead.extra.length) {
						put_byte(s, s.gzhead.extra.length & 255);
						put_byte(s, s.gzhead.extra.length >> 8 & 255);
					}
					if (s.gzhead.hcrc) strm.adler = crc32(strm.adler, s.pending_buf, s.pending, 0);
					s.gzindex = 0;
					s.status = EXTRA_STATE;
				}
			} else {
				var header = Z_DEFLATED + (s.w_bits - 8 << 4) << 8;
				var level_flags = -1;
				if (s.strategy >= Z_HUFFMAN_ONLY || s.level < 2) level_flags = 0;
				else if (s.level < 6) level_flags = 1;
				else if (s.level === 6) level_flags = 2;
				else level_flags = 3;
				header |= level_flags << 6;
				if (s.strstart !== 0) header |= PRESET_DICT;
				header += 31 - header % 31;
				s.status = BUSY_STATE;
				putShortMSB(s, header);
				if (s.strstart !== 0) {
					putShortMSB(s, strm.adler >>> 16);
					putShortMSB(s, strm.adler & 65535);
				}
				strm.adler = 1;
			}
		}
		if (s.status === EXTRA_STATE) {
			if (s.gzhead.extra) {
				beg = s.pending;
				while (s.gzindex < (s.gzhead.extra.length & 65535)) {
					if (s.pending === s.pending_buf_size) {
						if (s.gzhead.hcrc && s.pending > beg) strm.adler = crc32(strm.adler, s.pending_buf, s.pending - beg, beg);
						flush_pending(strm);
						beg = s.pending;
						if (s.pending === s.pending_buf_size) break;
					}
					put_byte(s, s.gzhead.extra[s.gzindex] & 255);
					s.gzindex++;
				}
				if (s.gzhead.hcrc && s.pending > beg) strm.adler = crc32(strm.adler, s.pending_buf, s.pending - beg, beg);
				if (s.gzindex === s.gzhead.extra.length) {
					s.gzindex = 0;
					s.status = NAME_STATE;
				}
			} else s.status = NAME_STATE;
		}
		if (s.status === NAME_STATE) {
			if (s.gzhead.name) {
				beg = s.pending;
				do {
					if (s.pending === s.pending_buf_size) {
						if (s.gzhead.hcrc && s.pending > beg) strm.adler = crc32(strm.adler, s.pending_buf, s.pending - beg, beg);
						flush_pending(strm);
						beg = s.pending;
						if (s.pending === s.pending_buf_size) {
							val = 1;
							break;
						}
					}
					if (s.gzindex < s.gzhead.name.length) val = s.gzhead.name.charCodeAt(s.gzindex++) & 255;
					else val = 0;
					put_byte(s, val);
				} while (val !== 0);
				if (s.gzhead.hcrc && s.pending > beg) strm.adler = crc32(strm.adler, s.pending_buf, s.pending - beg, beg);
				if (val === 0) {
					s.gzindex = 0;
					s.status = COMMENT_STATE;
				}
			} else s.status = COMMENT_STATE;
		}
		if (s.status === COMMENT_STATE) {
			if (s.gzhead.comment) {
				beg = s.pending;
				do {
					if (s.pending === s.pending_buf_size) {
						if (s.gzhead.hcrc && s.pending > beg) strm.adler = crc32(strm.adler, s.pending_buf, s.pending - beg, beg);
						flush_pending(strm);
						beg = s.pending;
						if (s.pending === s.pending_buf_size) {
							val = 1;
							break;
						}
					}
					if (s.gzindex < s.gzhead.comment.length) val = s.gzhead.comment.charCodeAt(s.gzindex++) & 255;
					else val = 0;
					put_byte(s, val);
				} while (val !== 0);
				if (s.gzhead.hcrc && s.pending > beg) strm.adler = crc32(strm.adler, s.pending_buf, s.pending - beg, beg);
				if (val === 0) s.status = HCRC_STATE;
			} else s.status = HCRC_STATE;
		}
		if (s.status === HCRC_STATE) {
			if (s.gzhead.hcrc) {
				if (s.pending + 2 > s.pending_buf_size) flush_pending(strm);
				if (s.pending + 2 <= s.pending_buf_size) {
					put_byte(s, strm.adler & 255);
					put_byte(s, strm.adler >> 8 & 255);
					strm.adler = 0;
					s.status = BUSY_STATE;
				}
			} else s.status = BUSY_STATE;
		}
		if (s.pending !== 0) {
			flush_pending(strm);
			if (strm.avail_out === 0) {
				s.last_flush = -1;
				return Z_OK;
			}
		} else if (strm.avail_in === 0 && rank(flush) <= rank(old_flush) && flush !== Z_FINISH) return err(strm, Z_BUF_ERROR);
		if (s.status === FINISH_STATE && strm.avail_in !== 0) return err(strm, Z_BUF_ERROR);
		if (strm.avail_in !== 0 || s.lookahead !== 0 || flush !== Z_NO_FLUSH && s.status !== FINISH_STATE) {
			var bstate = s.strategy === Z_HUFFMAN_ONLY ? deflate_huff(s, flush) : s.strategy === Z_RLE ? deflate_rle(s, flush) : configuration_table[s.level].func(s, flush);
			if (bstate === BS_FINISH_STARTED || bstate === BS_FINISH_DONE) s.status = FINISH_STATE;
			if (bstate === BS_NEED_MORE || bstate === BS_FINISH_STARTED) {
				if (strm.avail_out === 0) s.last_flush = -1;
				return Z_OK;
			}
			if (bstate === BS_BLOCK_DONE) {
				if (flush === Z_PARTIAL_FLUSH) trees._tr_align(s);
				else if (flush !== Z_BLOCK) {
					trees._tr_stored_block(s, 0, 0, false);
					if (flush === Z_FULL_FLUSH) {
						zero(s.head);
						if (s.lookahead === 0) {
							s.strstart = 0;
							s.block_start = 0;
							s.insert = 0;
						}
					}
				}
				flush_pending(strm);
				if (strm.avail_out === 0) {
					s.last_flush = -1;
					return Z_OK;
				}
			}
		}
		if (flush !== Z_FINISH) return Z_OK;
		if (s.wrap <= 0) return Z_STREAM_END;
		if (s.wrap === 2) {
			put_byte(s, strm.adler & 255);
			put_byte(s, strm.adler >> 8 & 255);
			put_byte(s, strm.adler >> 16 & 255);
			put_byte(s, strm.adler >> 24 & 255);
			put_byte(s, strm.total_in & 255);
			put_byte(s, strm.total_in >> 8 & 255);
			put_byte(s, strm.total_in >> 16 & 255);
			put_byte(s, strm.total_in >> 24 & 255);
		} else {
			putShortMSB(s, strm.adler >>> 16);
			putShortMSB(s, strm.adler & 65535);
		}
		flush_pending(strm);
		if (s.wrap > 0) s.wrap = -s.wrap;
		return s.pending !== 0 ? Z_OK : Z_STREAM_END;
	}
	function deflateEnd(strm) {
		var status;
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		status = strm.state.status;
		if (status !== INIT_STATE && status !== EXTRA_STATE && status !== NAME_STATE && status !== COMMENT_STATE && status !== HCRC_STATE && status !== BUSY_STATE && status !== FINISH_STATE) return err(strm, Z_STREAM_ERROR);
		strm.state = null;
		return status === BUSY_STATE ? err(strm, Z_DATA_ERROR) : Z_OK;
	}
	function deflateSetDictionary(strm, dictionary) {
		var dictLength = dictionary.length;
		var s;
		var str, n;
		var wrap;
		var avail;
		var next;
		var input;
		var tmpDict;
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		s = strm.state;
		wrap = s.wrap;
		if (wrap === 2 || wrap === 1 && s.status !== INIT_STATE || s.lookahead) return Z_STREAM_ERROR;
		if (wrap === 1) strm.adler = adler32(strm.adler, dictionary, dictLength, 0);
		s.wrap = 0;
		if (dictLength >= s.w_size) {
			if (wrap === 0) {
				zero(s.head);
				s.strstart = 0;
				s.block_start = 0;
				s.insert = 0;
			}
			tmpDict = new utils.Buf8(s.w_size);
			utils.arraySet(tmpDict, dictionary, dictLength - s.w_size, s.w_size, 0);
			dictionary = tmpDict;
			dictLength = s.w_size;
		}
		avail = strm.avail_in;
		next = strm.next_in;
		input = strm.input;
		strm.avail_in = dictLength;
		strm.next_in = 0;
		strm.input = dictionary;
		fill_window(s);
		while (s.lookahead >= MIN_MATCH) {
			str = s.strstart;
			n = s.lookahead - (MIN_MATCH - 1);
			do {
				s.ins_h = (s.ins_h << s.hash_shift ^ s.window[str + MIN_MATCH - 1]) & s.hash_mask;
				s.prev[str & s.w_mask] = s.head[s.ins_h];
				s.head[s.ins_h] = str;
				str++;
			} while (--n);
			s.strstart = str;
			s.lookahead = MIN_MATCH - 1;
			fill_window(s);
		}
		s.strstart += s.lookahead;
		s.block_start = s.strstart;
		s.insert = s.lookahead;
		s.lookahead = 0;
		s.match_length = s.prev_length = MIN_MATCH - 1;
		s.match_available = 0;
		strm.next_in = next;
		strm.input = input;
		strm.avail_in = avail;
		s.wrap = wrap;
		return Z_OK;
	}
	exports.deflateInit = deflateInit;
	exports.deflateInit2 = deflateInit2;
	exports.deflateReset = deflateReset;
	exports.deflateResetKeep = deflateResetKeep;
	exports.deflateSetHeader = deflateSetHeader;
	exports.deflate = deflate;
	exports.deflateEnd = deflateEnd;
	exports.deflateSetDictionary = deflateSetDictionary;
	exports.deflateInfo = "pako deflate (from Nodeca project)";
}));
// node_modules/pako/lib/utils/strings.js
var require_strings = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utils = require_common();
	var STR_APPLY_OK = true;
	var STR_APPLY_UIA_OK = true;
	try {
		String.fromCharCode.apply(null, [0]);
	} catch (__) {
		STR_APPLY_OK = false;
	}
	try {
		String.fromCharCode.apply(null, /* @__PURE__ */ new Uint8Array(1));
	} catch (__) {
		STR_APPLY_UIA_OK = false;
	}
	var _utf8len = new utils.Buf8(256);
	for (var q = 0; q < 256; q++) _utf8len[q] = q >= 252 ? 6 : q >= 248 ? 5 : q >= 240 ? 4 : q >= 224 ? 3 : q >= 192 ? 2 : 1;
	_utf8len[254] = _utf8len[254] = 1;
	exports.string2buf = function(str) {
		var buf, c, c2, m_pos, i, str_len = str.length, buf_len = 0;
		for (m_pos = 0; m_pos < str_len; m_pos++) {
			c = str.charCodeAt(m_pos);
			if ((c & 64512) === 55296 && m_pos + 1 < str_len) {
				c2 = str.charCodeAt(m_pos + 1);
				if ((c2 & 64512) === 56320) {
					c = 65536 + (c - 55296 << 10) + (c2 - 56320);
					m_pos++;
				}
			}
			buf_len += c < 128 ? 1 : c < 2048 ? 2 : c < 65536 ? 3 : 4;
		}
		buf = new utils.Buf8(buf_len);
		for (i = 0, m_pos = 0; i < buf_len; m_pos++) {
			c = str.charCodeAt(m_pos);
			if ((c & 64512) === 55296 && m_pos + 1 < str_len) {
				c2 = str.charCodeAt(m_pos + 1);
				if ((c2 & 64512) === 56320) {
					c = 65536 + (c - 55296 << 10) + (c2 - 56320);
					m_pos++;
				}
			}
			if (c < 128) buf[i++] = c;
			else if (c < 2048) {
				buf[i++] = 192 | c >>> 6;
				buf[i++] = 128 | c & 63;
			} else if (c < 65536) {
				buf[i++] = 224 | c >>> 12;
				buf[i++] = 128 | c >>> 6 & 63;
				buf[i++] = 128 | c & 63;
			} else {
				buf[i++] = 240 | c >>> 18;
				buf[i++] = 128 | c >>> 12 & 63;
				buf[i++] = 128 | c >>> 6 & 63;
				buf[i++] = 128 | c & 63;
			}
		}
		return buf;
	};
	function buf2binstring(buf, len) {
		if (len < 65534) {
			if (buf.subarray && STR_APPLY_UIA_OK || !buf.subarray && STR_APPLY_OK) return String.fromCharCode.apply(null, utils.shrinkBuf(buf, len));
		}
		var result = "";
		for (var i = 0; i < len; i++) result += String.fromCharCode(buf[i]);
		return result;
	}
	exports.buf2binstring = function(buf) {
		return buf2binstring(buf, buf.length);
	};
	exports.binstring2buf = function(str) {
		var buf = new utils.Buf8(str.length);
		for (var i = 0, len = buf.length; i < len; i++) buf[i] = str.charCodeAt(i);
		return buf;
	};
	exports.buf2string = function(buf, max) {
		var i, out, c, c_len;
		var len = max || buf.length;
		var utf16buf = new Array(len * 2);
		for (out = 0, i = 0; i < len;) {
			c = buf[i++];
			if (c < 128) {
				utf16buf[out++] = c;
				continue;
			}
			c_len = _utf8len[c];
			if (c_len > 4) {
				utf16buf[out++] = 65533;
				i += c_len - 1;
				continue;
			}
			c &= c_len === 2 ? 31 : c_len === 3 ? 15 : 7;
			while (c_len > 1 && i < len) {
				c = c << 6 | buf[i++] & 63;
				c_len--;
			}
			if (c_len > 1) {
				utf16buf[out++] = 65533;
				continue;
			}
			if (c < 65536) utf16buf[out++] = c;
			else {
				c -= 65536;
				utf16buf[out++] = 55296 | c >> 10 & 1023;
				utf16buf[out++] = 56320 | c & 1023;
			}
		}
		return buf2binstring(utf16buf, out);
	};
	exports.utf8border = function(buf, max) {
		var pos;
		max = max || buf.length;
		if (max > buf.length) max = buf.length;
		pos = max - 1;
		while (pos >= 0 && (buf[pos] & 192) === 128) pos--;
		if (pos < 0) return max;
		if (pos === 0) return max;
		return pos + _utf8len[buf[pos]] > max ? pos : max;
	};
}));
// node_modules/pako/lib/zlib/zstream.js
var require_zstream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function ZStream() {
		this.input = null;
		this.next_in = 0;
		this.avail_in = 0;
		this.total_in = 0;
		this.output = null;
		this.next_out = 0;
		this.avail_out = 0;
		this.total_out = 0;
		this.msg = "";
		this.state = null;
		this.data_type = 2;
		this.adler = 0;
	}
	module.exports = ZStream;
}));
// node_modules/pako/lib/deflate.js
var require_deflate = /* @__PURE__ */ __commonJSMin(((exports) => {
	var zlib_deflate = require_deflate$1();
	var utils = require_common();
	var strings = require_strings();
	var msg = require_messages();
	var ZStream = require_zstream();
	var toString = Object.prototype.toString;
	var Z_NO_FLUSH = 0;
	var Z_FINISH = 4;
	var Z_OK = 0;
	var Z_STREAM_END = 1;
	var Z_SYNC_FLUSH = 2;
	var Z_DEFAULT_COMPRESSION = -1;
	var Z_DEFAULT_STRATEGY = 0;
	var Z_DEFLATED = 8;
	function Deflate(options) {
		if (!(this instanceof Deflate)) return new Deflate(options);
		this.options = utils.assign({
			level: Z_DEFAULT_COMPRESSION,
			method: Z_DEFLATED,
			chunkSize: 16384,
			windowBits: 15,
			memLevel: 8,
			strategy: Z_DEFAULT_STRATEGY,
			to: ""
		}, options || {});
		var opt = this.options;
		if (opt.raw && opt.windowBits > 0) opt.windowBits = -opt.windowBits;
		else if (opt.gzip && opt.windowBits > 0 && opt.windowBits < 16) opt.windowBits += 16;
		this.err = 0;
		this.msg = "";
		this.ended = false;
		this.chunks = [];
		this.strm = new ZStream();
		this.strm.avail_out = 0;
		var status = zlib_deflate.deflateInit2(this.strm, opt.level, opt.method, opt.windowBits, opt.memLevel, opt.strategy);
		if (status !== Z_OK) throw new Error(msg[status]);
		if (opt.header) zlib_deflate.deflateSetHeader(this.strm, opt.header);
		if (opt.dictionary) {
			var dict;
			if (typeof opt.dictionary === "string") dict = strings.string2buf(opt.dictionary);
			else if (toString.call(opt.dictionary) === "[object ArrayBuffer]") dict = new Uint8Array(opt.dictionary);
			else dict = opt.dictionary;
			status = zlib_deflate.deflateSetDictionary(this.strm, dict);
			if (status !== Z_OK) throw new Error(msg[status]);
			this._dict_set = true;
		}
	}
	Deflate.prototype.push = function(data, mode) {
		var strm = this.strm;
		var chunkSize = this.options.chunkSize;
		var status, _mode;
		if (this.ended) return false;
		_mode = mode === ~~mode ? mode : mode === true ? Z_FINISH : Z_NO_FLUSH;
		if (typeof data === "string") strm.input = strings.string2buf(data);
		else if (toString.call(data) === "[object ArrayBuffer]") strm.input = new Uint8Array(data);
		else strm.input = data;
		strm.next_in = 0;
		strm.avail_in = strm.input.length;
		do {
			if (strm.avail_out === 0) {
				strm.output = new utils.Buf8(chunkSize);
				strm.next_out = 0;
				strm.avail_out = chunkSize;
			}
			status = zlib_deflate.deflate(strm, _mode);
			if (status !== Z_STREAM_END && status !== Z_OK) {
				this.onEnd(status);
				this.ended = true;
				return false;
			}
			if (strm.avail_out === 0 || strm.avail_in === 0 && (_mode === Z_FINISH || _mode === Z_SYNC_FLUSH)) {
				if (this.options.to === "string") this.onData(strings.buf2binstring(utils.shrinkBuf(strm.output, strm.next_out)));
				else this.onData(utils.shrinkBuf(strm.output, strm.next_out));
			}
		} while ((strm.avail_in > 0 || strm.avail_out === 0) && status !== Z_STREAM_END);
		if (_mode === Z_FINISH) {
			status = zlib_deflate.deflateEnd(this.strm);
			this.onEnd(status);
			this.ended = true;
			return status === Z_OK;
		}
		if (_mode === Z_SYNC_FLUSH) {
			this.onEnd(Z_OK);
			strm.avail_out = 0;
			return true;
		}
		return true;
	};
	Deflate.prototype.onData = function(chunk) {
		this.chunks.push(chunk);
	};
	Deflate.prototype.onEnd = function(status) {
		if (status === Z_OK) {
			if (this.options.to === "string") this.result = this.chunks.join("");
			else this.result = utils.flattenChunks(this.chunks);
		}
		this.chunks = [];
		this.err = status;
		this.msg = this.strm.msg;
	};
	function deflate(input, options) {
		var deflator = new Deflate(options);
		deflator.push(input, true);
		if (deflator.err) throw deflator.msg || msg[deflator.err];
		return deflator.result;
	}
	function deflateRaw(input, options) {
		options = options || {};
		options.raw = true;
		return deflate(input, options);
	}
	function gzip(input, options) {
		options = options || {};
		options.gzip = true;
		return deflate(input, options);
	}
	exports.Deflate = Deflate;
	exports.deflate = deflate;
	exports.deflateRaw = deflateRaw;
	exports.gzip = gzip;
}));
// node_modules/pako/lib/zlib/inffast.js
var require_inffast = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var BAD = 30;
	var TYPE = 12;
	module.exports = function inflate_fast(strm, start) {
		var state;
		var _in;
		var last;
		var _out;
		var beg;
		var end;
		var dmax;
		var wsize;
		var whave;
		var wnext;
		var s_window;
		var hold;
		var bits;
		var lcode;
		var dcode;
		var lmask;
		var dmask;
		var here;
		var op;
		var len;
		var dist;
		var from;
		var from_source;
		var input, output;
		state = strm.state;
		_in = strm.next_in;
		input = strm.input;
		last = _in + (strm.avail_in - 5);
		_out = strm.next_out;
		output = strm.output;
		beg = _out - (start - strm.avail_out);
		end = _out + (strm.avail_out - 257);
		dmax = state.dmax;
		wsize = state.wsize;
		whave = state.whave;
		wnext = state.wnext;
		s_window = state.window;
		hold = state.hold;
		bits = state.bits;
		lcode = state.lencode;
		dcode = state.distcode;
		lmask = (1 << state.lenbits) - 1;
		dmask = (1 << state.distbits) - 1;
		top: do {
			if (bits < 15) {
				hold += input[_in++] << bits;
				bits += 8;
				hold += input[_in++] << bits;
				bits += 8;
			}
			here = lcode[hold & lmask];
			dolen: for (;;) {
				op = here >>> 24;
				hold >>>= op;
				bits -= op;
				op = here >>> 16 & 255;
				if (op === 0) output[_out++] = here & 65535;
				else if (op & 16) {
					len = here & 65535;
					op &= 15;
					if (op) {
						if (bits < op) {
							hold += input[_in++] << bits;
							bits += 8;
						}
						len += hold & (1 << op) - 1;
						hold >>>= op;
						bits -= op;
					}
					if (bits < 15) {
						hold += input[_in++] << bits;
						bits += 8;
						hold += input[_in++] << bits;
						bits += 8;
					}
					here = dcode[hold & dmask];
					dodist: for (;;) {
						op = here >>> 24;
						hold >>>= op;
						bits -= op;
						op = here >>> 16 & 255;
						if (op & 16) {
							dist = here & 65535;
							op &= 15;
							if (bits < op) {
								hold += input[_in++] << bits;
								bits += 8;
								if (bits < op) {
									hold += input[_in++] << bits;
									bits += 8;
								}
							}
							dist += hold & (1 << op) - 1;
							if (dist > dmax) {
								strm.msg = "invalid distance too far back";
								state.mode = BAD;
								break top;
							}
							hold >>>= op;
							bits -= op;
							op = _out - beg;
							if (dist > op) {
								op = dist - op;
								if (op > whave) {
									if (state.sane) {
										strm.msg = "invalid distance too far back";
										state.mode = BAD;
										break top;
									}
								}
								from = 0;
								from_source = s_window;
								if (wnext === 0) {
									from += wsize - op;
									if (op < len) {
										len -= op;
										do
											output[_out++] = s_window[from++];
										while (--op);
										from = _out - dist;
										from_source = output;
									}
								} else if (wnext < op) {
									from += wsize + wnext - op;
									op -= wnext;
									if (op < len) {
										len -= op;
										do
											output[_out++] = s_window[from++];
										while (--op);
										from = 0;
										if (wnext < len) {
											op = wnext;
											len -= op;
											do
												output[_out++] = s_window[from++];
											while (--op);
											from = _out - dist;
											from_source = output;
										}
									}
								} else {
									from += wnext - op;
									if (op < len) {
										len -= op;
										do
											output[_out++] = s_window[from++];
										while (--op);
										from = _out - dist;
										from_source = output;
									}
								}
								while (len > 2) {
									output[_out++] = from_source[from++];
									output[_out++] = from_source[from++];
									output[_out++] = from_source[from++];
									len -= 3;
								}
								if (len) {
									output[_out++] = from_source[from++];
									if (len > 1) output[_out++] = from_source[from++];
								}
							} else {
								from = _out - dist;
								do {
									output[_out++] = output[from++];
									output[_out++] = output[from++];
									output[_out++] = output[from++];
									len -= 3;
								} while (len > 2);
								if (len) {
									output[_out++] = output[from++];
									if (len > 1) output[_out++] = output[from++];
								}
							}
						} else if ((op & 64) === 0) {
							here = dcode[(here & 65535) + (hold & (1 << op) - 1)];
							continue dodist;
						} else {
							strm.msg = "invalid distance code";
							state.mode = BAD;
							break top;
						}
						break;
					}
				} else if ((op & 64) === 0) {
					here = lcode[(here & 65535) + (hold & (1 << op) - 1)];
					continue dolen;
				} else if (op & 32) {
					state.mode = TYPE;
					break top;
				} else {
					strm.msg = "invalid literal/length code";
					state.mode = BAD;
					break top;
				}
				break;
			}
		} while (_in < last && _out < end);
		len = bits >> 3;
		_in -= len;
		bits -= len << 3;
		hold &= (1 << bits) - 1;
		strm.next_in = _in;
		strm.next_out = _out;
		strm.avail_in = _in < last ? 5 + (last - _in) : 5 - (_in - last);
		strm.avail_out = _out < end ? 257 + (end - _out) : 257 - (_out - end);
		state.hold = hold;
		state.bits = bits;
	};
}));
// node_modules/pako/lib/zlib/inftrees.js
var require_inftrees = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var utils = require_common();
	var MAXBITS = 15;
	var ENOUGH_LENS = 852;
	var ENOUGH_DISTS = 592;
	var CODES = 0;
	var LENS = 1;
	var DISTS = 2;
	var lbase = [
		3,
		4,
		5,
		6,
		7,
		8,
		9,
		10,
		11,
		13,
		15,
		17,
		19,
		23,
		27,
		31,
		35,
		43,
		51,
		59,
		67,
		83,
		99,
		115,
		131,
		163,
		195,
		227,
		258,
		0,
		0
	];
	var lext = [
		16,
		16,
		16,
		16,
		16,
		16,
		16,
		16,
		17,
		17,
		17,
		17,
		18,
		18,
		18,
		18,
		19,
		19,
		19,
		19,
		20,
		20,
		20,
		20,
		21,
		21,
		21,
		21,
		16,
		72,
		78
	];
	var dbase = [
		1,
		2,
		3,
		4,
		5,
		7,
		9,
		13,
		17,
		25,
		33,
		49,
		65,
		97,
		129,
		193,
		257,
		385,
		513,
		769,
		1025,
		1537,
		2049,
		3073,
		4097,
		6145,
		8193,
		12289,
		16385,
		24577,
		0,
		0
	];
	var dext = [
		16,
		16,
		16,
		16,
		17,
		17,
		18,
		18,
		19,
		19,
		20,
		20,
		21,
		21,
		22,
		22,
		23,
		23,
		24,
		24,
		25,
		25,
		26,
		26,
		27,
		27,
		28,
		28,
		29,
		29,
		64,
		64
	];
	module.exports = function inflate_table(type, lens, lens_index, codes, table, table_index, work, opts) {
		var bits = opts.bits;
		var len = 0;
		var sym = 0;
		var min = 0, max = 0;
		var root = 0;
		var curr = 0;
		var drop = 0;
		var left = 0;
		var used = 0;
		var huff = 0;
		var incr;
		var fill;
		var low;
		var mask;
		var next;
		var base = null;
		var base_index = 0;
		var end;
		var count = new utils.Buf16(MAXBITS + 1);
		var offs = new utils.Buf16(MAXBITS + 1);
		var extra = null;
		var extra_index = 0;
		var here_bits, here_op, here_val;
		for (len = 0; len <= MAXBITS; len++) count[len] = 0;
		for (sym = 0; sym < codes; sym++) count[lens[lens_index + sym]]++;
		root = bits;
		for (max = MAXBITS; max >= 1; max--) if (count[max] !== 0) break;
		if (root > max) root = max;
		if (max === 0) {
			table[table_index++] = 20971520;
			table[table_index++] = 20971520;
			opts.bits = 1;
			return 0;
		}
		for (min = 1; min < max; min++) if (count[min] !== 0) break;
		if (root < min) root = min;
		left = 1;
		for (len = 1; len <= MAXBITS; len++) {
			left <<= 1;
			left -= count[len];
			if (left < 0) return -1;
		}
		if (left > 0 && (type === CODES || max !== 1)) return -1;
		offs[1] = 0;
		for (len = 1; len < MAXBITS; len++) offs[len + 1] = offs[len] + count[len];
		for (sym = 0; sym < codes; sym++) if (lens[lens_index + sym] !== 0) work[offs[lens[lens_index + sym]]++] = sym;
		if (type === CODES) {
			base = extra = work;
			end = 19;
		} else if (type === LENS) {
			base = lbase;
			base_index -= 257;
			extra = lext;
			extra_index -= 257;
			end = 256;
		} else {
			base = dbase;
			extra = dext;
			end = -1;
		}
		huff = 0;
		sym = 0;
		len = min;
		next = table_index;
		curr = root;
		drop = 0;
		low = -1;
		used = 1 << root;
		mask = used - 1;
		if (type === LENS && used > ENOUGH_LENS || type === DISTS && used > ENOUGH_DISTS) return 1;
		for (;;) {
			here_bits = len - drop;
			if (work[sym] < end) {
				here_op = 0;
				here_val = work[sym];
			} else if (work[sym] > end) {
				here_op = extra[extra_index + work[sym]];
				here_val = base[base_index + work[sym]];
			} else {
				here_op = 96;
				here_val = 0;
			}
			incr = 1 << len - drop;
			fill = 1 << curr;
			min = fill;
			do {
				fill -= incr;
				table[next + (huff >> drop) + fill] = here_bits << 24 | here_op << 16 | here_val | 0;
			} while (fill !== 0);
			incr = 1 << len - 1;
			while (huff & incr) incr >>= 1;
			if (incr !== 0) {
				huff &= incr - 1;
				huff += incr;
			} else huff = 0;
			sym++;
			if (--count[len] === 0) {
				if (len === max) break;
				len = lens[lens_index + work[sym]];
			}
			if (len > root && (huff & mask) !== low) {
				if (drop === 0) drop = root;
				next += min;
				curr = len - drop;
				left = 1 << curr;
				while (curr + drop < max) {
					left -= count[curr + drop];
					if (left <= 0) break;
					curr++;
					left <<= 1;
				}
				used += 1 << curr;
				if (type === LENS && used > ENOUGH_LENS || type === DISTS && used > ENOUGH_DISTS) return 1;
				low = huff & mask;
				table[low] = root << 24 | curr << 16 | next - table_index | 0;
			}
		}
		if (huff !== 0) table[next + huff] = len - drop << 24 | 4194304;
		opts.bits = root;
		return 0;
	};
}));
// node_modules/pako/lib/zlib/inflate.js
var require_inflate$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utils = require_common();
	var adler32 = require_adler32();
	var crc32 = require_crc32();
	var inflate_fast = require_inffast();
	var inflate_table = require_inftrees();
	var CODES = 0;
	var LENS = 1;
	var DISTS = 2;
	var Z_FINISH = 4;
	var Z_BLOCK = 5;
	var Z_TREES = 6;
	var Z_OK = 0;
	var Z_STREAM_END = 1;
	var Z_NEED_DICT = 2;
	var Z_STREAM_ERROR = -2;
	var Z_DATA_ERROR = -3;
	var Z_MEM_ERROR = -4;
	var Z_BUF_ERROR = -5;
	var Z_DEFLATED = 8;
	var HEAD = 1;
	var FLAGS = 2;
	var TIME = 3;
	var OS = 4;
	var EXLEN = 5;
	var EXTRA = 6;
	var NAME = 7;
	var COMMENT = 8;
	var HCRC = 9;
	var DICTID = 10;
	var DICT = 11;
	var TYPE = 12;
	var TYPEDO = 13;
	var STORED = 14;
	var COPY_ = 15;
	var COPY = 16;
	var TABLE = 17;
	var LENLENS = 18;
	var CODELENS = 19;
	var LEN_ = 20;
	var LEN = 21;
	var LENEXT = 22;
	var DIST = 23;
	var DISTEXT = 24;
	var MATCH = 25;
	var LIT = 26;
	var CHECK = 27;
	var LENGTH = 28;
	var DONE = 29;
	var BAD = 30;
	var MEM = 31;
	var SYNC = 32;
	var ENOUGH_LENS = 852;
	var ENOUGH_DISTS = 592;
	var DEF_WBITS = 15;
	function zswap32(q) {
		return (q >>> 24 & 255) + (q >>> 8 & 65280) + ((q & 65280) << 8) + ((q & 255) << 24);
	}
	function InflateState() {
		this.mode = 0;
		this.last = false;
		this.wrap = 0;
		this.havedict = false;
		this.flags = 0;
		this.dmax = 0;
		this.check = 0;
		this.total = 0;
		this.head = null;
		this.wbits = 0;
		this.wsize = 0;
		this.whave = 0;
		this.wnext = 0;
		this.window = null;
		this.hold = 0;
		this.bits = 0;
		this.length = 0;
		this.offset = 0;
		this.extra = 0;
		this.lencode = null;
		this.distcode = null;
		this.lenbits = 0;
		this.distbits = 0;
		this.ncode = 0;
		this.nlen = 0;
		this.ndist = 0;
		this.have = 0;
		this.next = null;
		this.lens = new utils.Buf16(320);
		this.work = new utils.Buf16(288);
		this.lendyn = null;
		this.distdyn = null;
		this.sane = 0;
		this.back = 0;
		this.was = 0;
	}
	function inflateResetKeep(strm) {
		var state;
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		state = strm.state;
		strm.total_in = strm.total_out = state.total = 0;
		strm.msg = "";
		if (state.wrap) strm.adler = state.wrap & 1;
		state.mode = HEAD;
		state.last = 0;
		state.havedict = 0;
		state.dmax = 32768;
		state.head = null;
		state.hold = 0;
		state.bits = 0;
		state.lencode = state.lendyn = new utils.Buf32(ENOUGH_LENS);
		state.distcode = state.distdyn = new utils.Buf32(ENOUGH_DISTS);
		state.sane = 1;
		state.back = -1;
		return Z_OK;
	}
	function inflateReset(strm) {
		var state;
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		state = strm.state;
		state.wsize = 0;
		state.whave = 0;
		state.wnext = 0;
		return inflateResetKeep(strm);
	}
	function inflateReset2(strm, windowBits) {
		var wrap;
		var state;
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		state = strm.state;
		if (windowBits < 0) {
			wrap = 0;
			windowBits = -windowBits;
		} else {
			wrap = (windowBits >> 4) + 1;
			if (windowBits < 48) windowBits &= 15;
		}
		if (windowBits && (windowBits < 8 || windowBits > 15)) return Z_STREAM_ERROR;
		if (state.window !== null && state.wbits !== windowBits) state.window = null;
		state.wrap = wrap;
		state.wbits = windowBits;
		return inflateReset(strm);
	}
	function inflateInit2(strm, windowBits) {
		var ret;
		var state;
		if (!strm) return Z_STREAM_ERROR;
		state = new InflateState();
		strm.state = state;
		state.window = null;
		ret = inflateReset2(strm, windowBits);
		if (ret !== Z_OK) strm.state = null;
		return ret;
	}
	function inflateInit(strm) {
		return inflateInit2(strm, DEF_WBITS);
	}
	var virgin = true;
	var lenfix;
	var distfix;
	function fixedtables(state) {
		if (virgin) {
			var sym;
			lenfix = new utils.Buf32(512);
			distfix = new utils.Buf32(32);
			sym = 0;
			while (sym < 144) state.lens[sym++] = 8;
			while (sym < 256) state.lens[sym++] = 9;
			while (sym < 280) state.lens[sym++] = 7;
			while (sym < 288) state.lens[sym++] = 8;
			inflate_table(LENS, state.lens, 0, 288, lenfix, 0, state.work, { bits: 9 });
			sym = 0;
			while (sym < 32) state.lens[sym++] = 5;
			inflate_table(DISTS, state.lens, 0, 32, distfix, 0, state.work, { bits: 5 });
			virgin = false;
		}
		state.lencode = lenfix;
		state.lenbits = 9;
		state.distcode = distfix;
		state.distbits = 5;
	}
	function updatewindow(strm, src, end, copy) {
		var dist;
		var state = strm.state;
		if (state.window === null) {
			state.wsize = 1 << state.wbits;
			state.wnext = 0;
			state.whave = 0;
			state.window = new utils.Buf8(state.wsize);
		}
		if (copy >= state.wsize) {
			utils.arraySet(state.window, src, end - state.wsize, state.wsize, 0);
			state.wnext = 0;
			state.whave = state.wsize;
		} else {
			dist = state.wsize - state.wnext;
			if (dist > copy) dist = copy;
			utils.arraySet(state.window, src, end - copy, dist, state.wnext);
			copy -= dist;
			if (copy) {
				utils.arraySet(state.window, src, end - copy, copy, 0);
				state.wnext = copy;
				state.whave = state.wsize;
			} else {
				state.wnext += dist;
				if (state.wnext === state.wsize) state.wnext = 0;
				if (state.whave < state.wsize) state.whave += dist;
			}
		}
		return 0;
	}
	function inflate(strm, flush) {
		var state;
		var input, output;
		var next;
		var put;
		var have, left;
		var hold;
		var bits;
		var _in, _out;
		var copy;
		var from;
		var from_source;
		var here = 0;
		var here_bits, here_op, here_val;
		var last_bits, last_op, last_val;
		var len;
		var ret;
		var hbuf = new utils.Buf8(4);
		var opts;
		var n;
		var order = [
			16,
			17,
			18,
			0,
			8,
			7,
			9,
			6,
			10,
			5,
			11,
			4,
			12,
			3,
			13,
			2,
			14,
			1,
			15
		];
		if (!strm || !strm.state || !strm.output || !strm.input && strm.avail_in !== 0) return Z_STREAM_ERROR;
		state = strm.state;
		if (state.mode === TYPE) state.mode = TYPEDO;
		put = strm.next_out;
		output = strm.output;
		left = strm.avail_out;
		next = strm.next_in;
		input = strm.input;
		have = strm.avail_in;
		hold = state.hold;
		bits = state.bits;
		_in = have;
		_out = left;
		ret = Z_OK;
		inf_leave: for (;;) switch (state.mode) {
			case HEAD:
				if (state.wrap === 0) {
					state.mode = TYPEDO;
					break;
				}
				while (bits < 16) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				if (state.wrap & 2 && hold === 35615) {
					state.check = 0;
					hbuf[0] = hold & 255;
					hbuf[1] = hold >>> 8 & 255;
					state.check = crc32(state.check, hbuf, 2, 0);
					hold = 0;
					bits = 0;
					state.mode = FLAGS;
					break;
				}
				state.flags = 0;
				if (state.head) state.head.done = false;
				if (!(state.wrap & 1) || (((hold & 255) << 8) + (hold >> 8)) % 31) {
					strm.msg = "incorrect header check";
					state.mode = BAD;
					break;
				}
				if ((hold & 15) !== Z_DEFLATED) {
					strm.msg = "unknown compression method";
					state.mode = BAD;
					break;
				}
				hold >>>= 4;
				bits -= 4;
				len = (hold & 15) + 8;
				if (state.wbits === 0) state.wbits = len;
				else if (len > state.wbits) {
					strm.msg = "invalid window size";
					state.mode = BAD;
					break;
				}
				state.dmax = 1 << len;
				strm.adler = state.check = 1;
				state.mode = hold & 512 ? DICTID : TYPE;
				hold = 0;
				bits = 0;
				break;
			case FLAGS:
				while (bits < 16) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				state.flags = hold;
				if ((state.flags & 255) !== Z_DEFLATED) {
					strm.msg = "unknown compression method";
					state.mode = BAD;
					break;
				}
				if (state.flags & 57344) {
					strm.msg = "unknown header flags set";
					state.mode = BAD;
					break;
				}
				if (state.head) state.head.text = hold >> 8 & 1;
				if (state.flags & 512) {
					hbuf[0] = hold & 255;
					hbuf[1] = hold >>> 8 & 255;
					state.check = crc32(state.check, hbuf, 2, 0);
				}
				hold = 0;
				bits = 0;
				state.mode = TIME;
			case TIME:
				while (bits < 32) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				if (state.head) state.head.time = hold;
				if (state.flags & 512) {
					hbuf[0] = hold & 255;
					hbuf[1] = hold >>> 8 & 255;
					hbuf[2] = hold >>> 16 & 255;
					hbuf[3] = hold >>> 24 & 255;
					state.check = crc32(state.check, hbuf, 4, 0);
				}
				hold = 0;
				bits = 0;
				state.mode = OS;
			case OS:
				while (bits < 16) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				if (state.head) {
					state.head.xflags = hold & 255;
					state.head.os = hold >> 8;
				}
				if (state.flags & 512) {
					hbuf[0] = hold & 255;
					hbuf[1] = hold >>> 8 & 255;
					state.check = crc32(state.check, hbuf, 2, 0);
				}
				hold = 0;
				bits = 0;
				state.mode = EXLEN;
			case EXLEN:
				if (state.flags & 1024) {
					while (bits < 16) {
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					state.length = hold;
					if (state.head) state.head.extra_len = hold;
					if (state.flags & 512) {
						hbuf[0] = hold & 255;
						hbuf[1] = hold >>> 8 & 255;
						state.check = crc32(state.check, hbuf, 2, 0);
					}
					hold = 0;
					bits = 0;
				} else if (state.head) state.head.extra = null;
				state.mode = EXTRA;
			case EXTRA:
				if (state.flags & 1024) {
					copy = state.length;
					if (copy > have) copy = have;
					if (copy) {
						if (state.head) {
							len = state.head.extra_len - state.length;
							if (!state.head.extra) state.head.extra = new Array(state.head.extra_len);
							utils.arraySet(state.head.extra, input, next, copy, len);
						}
						if (state.flags & 512) state.check = crc32(state.check, input, copy, next);
						have -= copy;
						next += copy;
						state.length -= copy;
					}
					if (state.length) break inf_leave;
				}
				state.length = 0;
				state.mode = NAME;
			case NAME:
				if (state.flags & 2048) {
					if (have === 0) break inf_leave;
					copy = 0;
					do {
						len = input[next + copy++];
						if (state.head && len && state.length < 65536) state.head.name += String.fromCharCode(len);
					} while (len && copy < have);
					if (state.flags & 512) state.check = crc32(state.check, input, copy, next);
					have -= copy;
					next += copy;
					if (len) break inf_leave;
				} else if (state.head) state.head.name = null;
				state.length = 0;
				state.mode = COMMENT;
			case COMMENT:
				if (state.flags & 4096) {
					if (have === 0) break inf_leave;
					copy = 0;
					do {
						len = input[next + copy++];
						if (state.head && len && state.length < 65536) state.head.comment += String.fromCharCode(len);
					} while (len && copy < have);
					if (state.flags & 512) state.check = crc32(state.check, input, copy, next);
					have -= copy;
					next += copy;
					if (len) break inf_leave;
				} else if (state.head) state.head.comment = null;
				state.mode = HCRC;
			case HCRC:
				if (state.flags & 512) {
					while (bits < 16) {
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					if (hold !== (state.check & 65535)) {
						strm.msg = "header crc mismatch";
						state.mode = BAD;
						break;
					}
					hold = 0;
					bits = 0;
				}
				if (state.head) {
					state.head.hcrc = state.flags >> 9 & 1;
					state.head.done = true;
				}
				strm.adler = state.check = 0;
				state.mode = TYPE;
				break;
			case DICTID:
				while (bits < 32) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				strm.adler = state.check = zswap32(hold);
				hold = 0;
				bits = 0;
				state.mode = DICT;
			case DICT:
				if (state.havedict === 0) {
					strm.next_out = put;
					strm.avail_out = left;
					strm.next_in = next;
					strm.avail_in = have;
					state.hold = hold;
					state.bits = bits;
					return Z_NEED_DICT;
				}
				strm.adler = state.check = 1;
				state.mode = TYPE;
			case TYPE: if (flush === Z_BLOCK || flush === Z_TREES) break inf_leave;
			case TYPEDO:
				if (state.last) {
					hold >>>= bits & 7;
					bits -= bits & 7;
					state.mode = CHECK;
					break;
				}
				while (bits < 3) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				state.last = hold & 1;
				hold >>>= 1;
				bits -= 1;
				switch (hold & 3) {
					case 0:
						state.mode = STORED;
						break;
					case 1:
						fixedtables(state);
						state.mode = LEN_;
						if (flush === Z_TREES) {
							hold >>>= 2;
							bits -= 2;
							break inf_leave;
						}
						break;
					case 2:
						state.mode = TABLE;
						break;
					case 3:
						strm.msg = "invalid block type";
						state.mode = BAD;
				}
				hold >>>= 2;
				bits -= 2;
				break;
			case STORED:
				hold >>>= bits & 7;
				bits -= bits & 7;
				while (bits < 32) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				if ((hold & 65535) !== (hold >>> 16 ^ 65535)) {
					strm.msg = "invalid stored block lengths";
					state.mode = BAD;
					break;
				}
				state.length = hold & 65535;
				hold = 0;
				bits = 0;
				state.mode = COPY_;
				if (flush === Z_TREES) break inf_leave;
			case COPY_: state.mode = COPY;
			case COPY:
				copy = state.length;
				if (copy) {
					if (copy > have) copy = have;
					if (copy > left) copy = left;
					if (copy === 0) break inf_leave;
					utils.arraySet(output, input, next, copy, put);
					have -= copy;
					next += copy;
					left -= copy;
					put += copy;
					state.length -= copy;
					break;
				}
				state.mode = TYPE;
				break;
			case TABLE:
				while (bits < 14) {
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				state.nlen = (hold & 31) + 257;
				hold >>>= 5;
				bits -= 5;
				state.ndist = (hold & 31) + 1;
				hold >>>= 5;
				bits -= 5;
				state.ncode = (hold & 15) + 4;
				hold >>>= 4;
				bits -= 4;
				if (state.nlen > 286 || state.ndist > 30) {
					strm.msg = "too many length or distance symbols";
					state.mode = BAD;
					break;
				}
				state.have = 0;
				state.mode = LENLENS;
			case LENLENS:
				while (state.have < state.ncode) {
					while (bits < 3) {
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					state.lens[order[state.have++]] = hold & 7;
					hold >>>= 3;
					bits -= 3;
				}
				while (state.have < 19) state.lens[order[state.have++]] = 0;
				state.lencode = state.lendyn;
				state.lenbits = 7;
				opts = { bits: state.lenbits };
				ret = inflate_table(CODES, state.lens, 0, 19, state.lencode, 0, state.work, opts);
				state.lenbits = opts.bits;
				if (ret) {
					strm.msg = "invalid code lengths set";
					state.mode = BAD;
					break;
				}
				state.have = 0;
				state.mode = CODELENS;
			case CODELENS:
				while (state.have < state.nlen + state.ndist) {
					for (;;) {
						here = state.lencode[hold & (1 << state.lenbits) - 1];
						here_bits = here >>> 24;
						here_op = here >>> 16 & 255;
						here_val = here & 65535;
						if (here_bits <= bits) break;
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					if (here_val < 16) {
						hold >>>= here_bits;
						bits -= here_bits;
						state.lens[state.have++] = here_val;
					} else {
						if (here_val === 16) {
							n = here_bits + 2;
							while (bits < n) {
								if (have === 0) break inf_leave;
								have--;
								hold += input[next++] << bits;
								bits += 8;
							}
							hold >>>= here_bits;
							bits -= here_bits;
							if (state.have === 0) {
								strm.msg = "invalid bit length repeat";
								state.mode = BAD;
								break;
							}
							len = state.lens[state.have - 1];
							copy = 3 + (hold & 3);
							hold >>>= 2;
							bits -= 2;
						} else if (here_val === 17) {
							n = here_bits + 3;
							while (bits < n) {
								if (have === 0) break inf_leave;
								have--;
								hold += input[next++] << bits;
								bits += 8;
							}
							hold >>>= here_bits;
							bits -= here_bits;
							len = 0;
							copy = 3 + (hold & 7);
							hold >>>= 3;
							bits -= 3;
						} else {
							n = here_bits + 7;
							while (bits < n) {
								if (have === 0) break inf_leave;
								have--;
								hold += input[next++] << bits;
								bits += 8;
							}
							hold >>>= here_bits;
							bits -= here_bits;
							len = 0;
							copy = 11 + (hold & 127);
							hold >>>= 7;
							bits -= 7;
						}
						if (state.have + copy > state.nlen + state.ndist) {
							strm.msg = "invalid bit length repeat";
							state.mode = BAD;
							break;
						}
						while (copy--) state.lens[state.have++] = len;
					}
				}
				if (state.mode === BAD) break;
				if (state.lens[256] === 0) {
					strm.msg = "invalid code -- missing end-of-block";
					state.mode = BAD;
					break;
				}
				state.lenbits = 9;
				opts = { bits: state.lenbits };
				ret = inflate_table(LENS, state.lens, 0, state.nlen, state.lencode, 0, state.work, opts);
				state.lenbits = opts.bits;
				if (ret) {
					strm.msg = "invalid literal/lengths set";
					state.mode = BAD;
					break;
				}
				state.distbits = 6;
				state.distcode = state.distdyn;
				opts = { bits: state.distbits };
				ret = inflate_table(DISTS, state.lens, state.nlen, state.ndist, state.distcode, 0, state.work, opts);
				state.distbits = opts.bits;
				if (ret) {
					strm.msg = "invalid distances set";
					state.mode = BAD;
					break;
				}
				state.mode = LEN_;
				if (flush === Z_TREES) break inf_leave;
			case LEN_: state.mode = LEN;
			case LEN:
				if (have >= 6 && left >= 258) {
					strm.next_out = put;
					strm.avail_out = left;
					strm.next_in = next;
					strm.avail_in = have;
					state.hold = hold;
					state.bits = bits;
					inflate_fast(strm, _out);
					put = strm.next_out;
					output = strm.output;
					left = strm.avail_out;
					next = strm.next_in;
					input = strm.input;
					have = strm.avail_in;
					hold = state.hold;
					bits = state.bits;
					if (state.mode === TYPE) state.back = -1;
					break;
				}
				state.back = 0;
				for (;;) {
					here = state.lencode[hold & (1 << state.lenbits) - 1];
					here_bits = here >>> 24;
					here_op = here >>> 16 & 255;
					here_val = here & 65535;
					if (here_bits <= bits) break;
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				if (here_op && (here_op & 240) === 0) {
					last_bits = here_bits;
					last_op = here_op;
					last_val = here_val;
					for (;;) {
						here = state.lencode[last_val + ((hold & (1 << last_bits + last_op) - 1) >> last_bits)];
						here_bits = here >>> 24;
						here_op = here >>> 16 & 255;
						here_val = here & 65535;
						if (last_bits + here_bits <= bits) break;
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					hold >>>= last_bits;
					bits -= last_bits;
					state.back += last_bits;
				}
				hold >>>= here_bits;
				bits -= here_bits;
				state.back += here_bits;
				state.length = here_val;
				if (here_op === 0) {
					state.mode = LIT;
					break;
				}
				if (here_op & 32) {
					state.back = -1;
					state.mode = TYPE;
					break;
				}
				if (here_op & 64) {
					strm.msg = "invalid literal/length code";
					state.mode = BAD;
					break;
				}
				state.extra = here_op & 15;
				state.mode = LENEXT;
			case LENEXT:
				if (state.extra) {
					n = state.extra;
					while (bits < n) {
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					state.length += hold & (1 << state.extra) - 1;
					hold >>>= state.extra;
					bits -= state.extra;
					state.back += state.extra;
				}
				state.was = state.length;
				state.mode = DIST;
			case DIST:
				for (;;) {
					here = state.distcode[hold & (1 << state.distbits) - 1];
					here_bits = here >>> 24;
					here_op = here >>> 16 & 255;
					here_val = here & 65535;
					if (here_bits <= bits) break;
					if (have === 0) break inf_leave;
					have--;
					hold += input[next++] << bits;
					bits += 8;
				}
				if ((here_op & 240) === 0) {
					last_bits = here_bits;
					last_op = here_op;
					last_val = here_val;
					for (;;) {
						here = state.distcode[last_val + ((hold & (1 << last_bits + last_op) - 1) >> last_bits)];
						here_bits = here >>> 24;
						here_op = here >>> 16 & 255;
						here_val = here & 65535;
						if (last_bits + here_bits <= bits) break;
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					hold >>>= last_bits;
					bits -= last_bits;
					state.back += last_bits;
				}
				hold >>>= here_bits;
				bits -= here_bits;
				state.back += here_bits;
				if (here_op & 64) {
					strm.msg = "invalid distance code";
					state.mode = BAD;
					break;
				}
				state.offset = here_val;
				state.extra = here_op & 15;
				state.mode = DISTEXT;
			case DISTEXT:
				if (state.extra) {
					n = state.extra;
					while (bits < n) {
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					state.offset += hold & (1 << state.extra) - 1;
					hold >>>= state.extra;
					bits -= state.extra;
					state.back += state.extra;
				}
				if (state.offset > state.dmax) {
					strm.msg = "invalid distance too far back";
					state.mode = BAD;
					break;
				}
				state.mode = MATCH;
			case MATCH:
				if (left === 0) break inf_leave;
				copy = _out - left;
				if (state.offset > copy) {
					copy = state.offset - copy;
					if (copy > state.whave) {
						if (state.sane) {
							strm.msg = "invalid distance too far back";
							state.mode = BAD;
							break;
						}
					}
					if (copy > state.wnext) {
						copy -= state.wnext;
						from = state.wsize - copy;
					} else from = state.wnext - copy;
					if (copy > state.length) copy = state.length;
					from_source = state.window;
				} else {
					from_source = output;
					from = put - state.offset;
					copy = state.length;
				}
				if (copy > left) copy = left;
				left -= copy;
				state.length -= copy;
				do
					output[put++] = from_source[from++];
				while (--copy);
				if (state.length === 0) state.mode = LEN;
				break;
			case LIT:
				if (left === 0) break inf_leave;
				output[put++] = state.length;
				left--;
				state.mode = LEN;
				break;
			case CHECK:
				if (state.wrap) {
					while (bits < 32) {
						if (have === 0) break inf_leave;
						have--;
						hold |= input[next++] << bits;
						bits += 8;
					}
					_out -= left;
					strm.total_out += _out;
					state.total += _out;
					if (_out) strm.adler = state.check = state.flags ? crc32(state.check, output, _out, put - _out) : adler32(state.check, output, _out, put - _out);
					_out = left;
					if ((state.flags ? hold : zswap32(hold)) !== state.check) {
						strm.msg = "incorrect data check";
						state.mode = BAD;
						break;
					}
					hold = 0;
					bits = 0;
				}
				state.mode = LENGTH;
			case LENGTH:
				if (state.wrap && state.flags) {
					while (bits < 32) {
						if (have === 0) break inf_leave;
						have--;
						hold += input[next++] << bits;
						bits += 8;
					}
					if (hold !== (state.total & 0xffffffff)) {
						strm.msg = "incorrect length check";
						state.mode = BAD;
						break;
					}
					hold = 0;
					bits = 0;
				}
				state.mode = DONE;
			case DONE:
				ret = Z_STREAM_END;
				break inf_leave;
			case BAD:
				ret = Z_DATA_ERROR;
				break inf_leave;
			case MEM: return Z_MEM_ERROR;
			case SYNC:
			default: return Z_STREAM_ERROR;
		}
		strm.next_out = put;
		strm.avail_out = left;
		strm.next_in = next;
		strm.avail_in = have;
		state.hold = hold;
		state.bits = bits;
		if (state.wsize || _out !== strm.avail_out && state.mode < BAD && (state.mode < CHECK || flush !== Z_FINISH)) {
			if (updatewindow(strm, strm.output, strm.next_out, _out - strm.avail_out)) {
				state.mode = MEM;
				return Z_MEM_ERROR;
			}
		}
		_in -= strm.avail_in;
		_out -= strm.avail_out;
		strm.total_in += _in;
		strm.total_out += _out;
		state.total += _out;
		if (state.wrap && _out) strm.adler = state.check = state.flags ? crc32(state.check, output, _out, strm.next_out - _out) : adler32(state.check, output, _out, strm.next_out - _out);
		strm.data_type = state.bits + (state.last ? 64 : 0) + (state.mode === TYPE ? 128 : 0) + (state.mode === LEN_ || state.mode === COPY_ ? 256 : 0);
		if ((_in === 0 && _out === 0 || flush === Z_FINISH) && ret === Z_OK) ret = Z_BUF_ERROR;
		return ret;
	}
	function inflateEnd(strm) {
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		var state = strm.state;
		if (state.window) state.window = null;
		strm.state = null;
		return Z_OK;
	}
	function inflateGetHeader(strm, head) {
		var state;
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		state = strm.state;
		if ((state.wrap & 2) === 0) return Z_STREAM_ERROR;
		state.head = head;
		head.done = false;
		return Z_OK;
	}
	function inflateSetDictionary(strm, dictionary) {
		var dictLength = dictionary.length;
		var state;
		var dictid;
		var ret;
		if (!strm || !strm.state) return Z_STREAM_ERROR;
		state = strm.state;
		if (state.wrap !== 0 && state.mode !== DICT) return Z_STREAM_ERROR;
		if (state.mode === DICT) {
			dictid = 1;
			dictid = adler32(dictid, dictionary, dictLength, 0);
			if (dictid !== state.check) return Z_DATA_ERROR;
		}
		ret = updatewindow(strm, dictionary, dictLength, dictLength);
		if (ret) {
			state.mode = MEM;
			return Z_MEM_ERROR;
		}
		state.havedict = 1;
		return Z_OK;
	}
	exports.inflateReset = inflateReset;
	exports.inflateReset2 = inflateReset2;
	exports.inflateResetKeep = inflateResetKeep;
	exports.inflateInit = inflateInit;
	exports.inflateInit2 = inflateInit2;
	exports.inflate = inflate;
	exports.inflateEnd = inflateEnd;
	exports.inflateGetHeader = inflateGetHeader;
	exports.inflateSetDictionary = inflateSetDictionary;
	exports.inflateInfo = "pako inflate (from Nodeca project)";
}));
// node_modules/pako/lib/zlib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		Z_NO_FLUSH: 0,
		Z_PARTIAL_FLUSH: 1,
		Z_SYNC_FLUSH: 2,
		Z_FULL_FLUSH: 3,
		Z_FINISH: 4,
		Z_BLOCK: 5,
		Z_TREES: 6,
		Z_OK: 0,
		Z_STREAM_END: 1,
		Z_NEED_DICT: 2,
		Z_ERRNO: -1,
		Z_STREAM_ERROR: -2,
		Z_DATA_ERROR: -3,
		Z_BUF_ERROR: -5,
		Z_NO_COMPRESSION: 0,
		Z_BEST_SPEED: 1,
		Z_BEST_COMPRESSION: 9,
		Z_DEFAULT_COMPRESSION: -1,
		Z_FILTERED: 1,
		Z_HUFFMAN_ONLY: 2,
		Z_RLE: 3,
		Z_FIXED: 4,
		Z_DEFAULT_STRATEGY: 0,
		Z_BINARY: 0,
		Z_TEXT: 1,
		Z_UNKNOWN: 2,
		Z_DEFLATED: 8
	};
}));
// node_modules/pako/lib/zlib/gzheader.js
var require_gzheader = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function GZheader() {
		this.text = 0;
		this.time = 0;
		this.xflags = 0;
		this.os = 0;
		this.extra = null;
		this.extra_len = 0;
		this.name = "";
		this.comment = "";
		this.hcrc = 0;
		this.done = false;
	}
	module.exports = GZheader;
}));
// node_modules/pako/lib/inflate.js
var require_inflate = /* @__PURE__ */ __commonJSMin(((exports) => {
	var zlib_inflate = require_inflate$1();
	var utils = require_common();
	var strings = require_strings();
	var c = require_constants();
	var msg = require_messages();
	var ZStream = require_zstream();
	var GZheader = require_gzheader();
	var toString = Object.prototype.toString;
	function Inflate(options) {
		if (!(this instanceof Inflate)) return new Inflate(options);
		this.options = utils.assign({
			chunkSize: 16384,
			windowBits: 0,
			to: ""
		}, options || {});
		var opt = this.options;
		if (opt.raw && opt.windowBits >= 0 && opt.windowBits < 16) {
			opt.windowBits = -opt.windowBits;
			if (opt.windowBits === 0) opt.windowBits = -15;
		}
		if (opt.windowBits >= 0 && opt.windowBits < 16 && !(options && options.windowBits)) opt.windowBits += 32;
		if (opt.windowBits > 15 && opt.windowBits < 48) {
			if ((opt.windowBits & 15) === 0) opt.windowBits |= 15;
		}
		this.err = 0;
		this.msg = "";
		this.ended = false;
		this.chunks = [];
		this.strm = new ZStream();
		this.strm.avail_out = 0;
		var status = zlib_inflate.inflateInit2(this.strm, opt.windowBits);
		if (status !== c.Z_OK) throw new Error(msg[status]);
		this.header = new GZheader();
		zlib_inflate.inflateGetHeader(this.strm, this.header);
		if (opt.dictionary) {
			if (typeof opt.dictionary === "string") opt.dictionary = strings.string2buf(opt.dictionary);
			else if (toString.call(opt.dictionary) === "[object ArrayBuffer]") opt.dictionary = new Uint8Array(opt.dictionary);
			if (opt.raw) {
				status = zlib_inflate.inflateSetDictionary(this.strm, opt.dictionary);
				if (status !== c.Z_OK) throw new Error(msg[status]);
			}
		}
	}
	Inflate.prototype.push = function(data, mode) {
		var strm = this.strm;
		var chunkSize = this.options.chunkSize;
		var dictionary = this.options.dictionary;
		var status, _mode;
		var next_out_utf8, tail, utf8str;
		var allowBufError = false;
		if (this.ended) return false;
		_mode = mode === ~~mode ? mode : mode === true ? c.Z_FINISH : c.Z_NO_FLUSH;
		if (typeof data === "string") strm.input = strings.binstring2buf(data);
		else if (toString.call(data) === "[object ArrayBuffer]") strm.input = new Uint8Array(data);
		else strm.input = data;
		strm.next_in = 0;
		strm.avail_in = strm.input.length;
		do {
			if (strm.avail_out === 0) {
				strm.output = new utils.Buf8(chunkSize);
				strm.next_out = 0;
				strm.avail_out = chunkSize;
			}
			status = zlib_inflate.inflate(strm, c.Z_NO_FLUSH);
			if (status === c.Z_NEED_DICT && dictionary) status = zlib_inflate.inflateSetDictionary(this.strm, dictionary);
			if (status === c.Z_BUF_ERROR && allowBufError === true) {
				status = c.Z_OK;
				allowBufError = false;
			}
			if (status !== c.Z_STREAM_END && status !== c.Z_OK) {
				this.onEnd(status);
				this.ended = true;
				return false;
			}
			if (strm.next_out) {
				if (strm.avail_out === 0 || status === c.Z_STREAM_END || strm.avail_in === 0 && (_mode === c.Z_FINISH || _mode === c.Z_SYNC_FLUSH)) {
					if (this.options.to === "string") {
						next_out_utf8 = strings.utf8border(strm.output, strm.next_out);
						tail = strm.next_out - next_out_utf8;
						utf8str = strings.buf2string(strm.output, next_out_utf8);
						strm.next_out = tail;
						strm.avail_out = chunkSize - tail;
						if (tail) utils.arraySet(strm.output, strm.output, next_out_utf8, tail, 0);
						this.onData(utf8str);
					} else this.onData(utils.shrinkBuf(strm.output, strm.next_out));
				}
			}
			if (strm.avail_in === 0 && strm.avail_out === 0) allowBufError = true;
		} while ((strm.avail_in > 0 || strm.avail_out === 0) && status !== c.Z_STREAM_END);
		if (status === c.Z_STREAM_END) _mode = c.Z_FINISH;
		if (_mode === c.Z_FINISH) {
			status = zlib_inflate.inflateEnd(this.strm);
			this.onEnd(status);
			this.ended = true;
			return status === c.Z_OK;
		}
		if (_mode === c.Z_SYNC_FLUSH) {
			this.onEnd(c.Z_OK);
			strm.avail_out = 0;
			return true;
		}
		return true;
	};
	Inflate.prototype.onData = function(chunk) {
		this.chunks.push(chunk);
	};
	Inflate.prototype.onEnd = function(status) {
		if (status === c.Z_OK) {
			if (this.options.to === "string") this.result = this.chunks.join("");
			else this.result = utils.flattenChunks(this.chunks);
		}
		this.chunks = [];
		this.err = status;
		this.msg = this.strm.msg;
	};
	function inflate(input, options) {
		var inflator = new Inflate(options);
		inflator.push(input, true);
		if (inflator.err) throw inflator.msg || msg[inflator.err];
		return inflator.result;
	}
	function inflateRaw(input, options) {
		options = options || {};
		options.raw = true;
		return inflate(input, options);
	}
	exports.Inflate = Inflate;
	exports.inflate = inflate;
	exports.inflateRaw = inflateRaw;
	exports.ungzip = inflate;
}));
// node_modules/pako/index.js
var require_pako = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var assign = require_common().assign;
	var deflate = require_deflate();
	var inflate = require_inflate();
	var constants = require_constants();
	var pako = {};
	assign(pako, deflate, inflate, constants);
	module.exports = pako;
}));
// node_modules/pify/index.js
var require_pify = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
}));
// node_modules/ignore/index.js
var require_ignore = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function makeArray(subject) {
		return Array.isArray(subject) ? subject : [subject];
	}
	const EMPTY = "";
	const SPACE = " ";
	const ESCAPE = "\\";
	const REGEX_TEST_BLANK_LINE = /^\s+$/;
	const REGEX_INVALID_TRAILING_BACKSLASH = /(?:[^\\]|^)\\$/;
	const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
	const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
	const REGEX_SPLITALL_CRLF = /\r?\n/g;
	const REGEX_TEST_INVALID_PATH = /^\.*\/|^\.+$/;
	const SLASH = "/";
	let TMP_KEY_IGNORE = "node-ignore";
	/* istanbul ignore else */
	if (typeof Symbol !== "undefined") TMP_KEY_IGNORE = Symbol.for("node-ignore");
	const KEY_IGNORE = TMP_KEY_IGNORE;
	const define = (object, key, value) => Object.defineProperty(object, key, { value });
	const REGEX_REGEXP_RANGE = /([0-z])-([0-z])/g;
	const RETURN_FALSE = () => false;
	const sanitizeRange = (range) => range.replace(REGEX_REGEXP_RANGE, (match, from, to) => from.charCodeAt(0) <= to.charCodeAt(0) ? match : EMPTY);
	const cleanRangeBackSlash = (slashes) => {
		const { length } = slashes;
		return slashes.slice(0, length - length % 2);
	};
	const REPLACERS = [
		[/^\uFEFF/, () => EMPTY],
		[/((?:\\\\)*?)(\\?\s+)$/, (_, m1, m2) => m1 + (m2.indexOf("\\") === 0 ? SPACE : EMPTY)],
		[/(\\+?)\s/g, (_, m1) => {
			const { length } = m1;
			return m1.slice(0, length - length % 2) + SPACE;
		}],
		[/[\\$.|*+(){^]/g, (match) => `\\${match}`],
		[/(?!\\)\?/g, () => "[^/]"],
		[/^\//, () => "^"],
		[/\//g, () => "\\/"],
		[/^\^*\\\*\\\*\\\//, () => "^(?:.*\\/)?"],
		[/^(?=[^^])/, function startingReplacer() {
			return !/\/(?!$)/.test(this) ? "(?:^|\\/)" : "^";
		}],
		[/\\\/\\\*\\\*(?=\\\/|$)/g, (_, index, str) => index + 6 < str.length ? "(?:\\/[^\\/]+)*" : "\\/.+"],
		[/(^|[^\\]+)(\\\*)+(?=.+)/g, (_, p1, p2) => {
			return p1 + p2.replace(/\\\*/g, "[^\\/]*");
		}],
		[/\\\\\\(?=[$.|*+(){^])/g, () => ESCAPE],
		[/\\\\/g, () => ESCAPE],
		[/(\\)?\[([^\]/]*?)(\\*)($|\])/g, (match, leadEscape, range, endEscape, close) => leadEscape === ESCAPE ? `\\[${range}${cleanRangeBackSlash(endEscape)}${close}` : close === "]" ? endEscape.length % 2 === 0 ? `[${sanitizeRange(range)}${endEscape}]` : "[]" : "[]"],
		[/(?:[^*])$/, (match) => /\/$/.test(match) ? `${match}$` : `${match}(?=$|\\/$)`],
		[/(\^|\\\/)?\\\*$/, (_, p1) => {
			return `${p1 ? `${p1}[^/]+` : "[^/]*"}(?=$|\\/$)`;
		}]
	];
	const regexCache = Object.create(null);
	const makeRegex = (pattern, ignoreCase) => {
		let source = regexCache[pattern];
		if (!source) {
			source = REPLACERS.reduce((prev, [matcher, replacer]) => prev.replace(matcher, replacer.bind(pattern)), pattern);
			regexCache[pattern] = source;
		}
		return ignoreCase ? new RegExp(source, "i") : new RegExp(source);
	};
	const isString = (subject) => typeof subject === "string";
	const checkPattern = (pattern) => pattern && isString(pattern) && !REGEX_TEST_BLANK_LINE.test(pattern) && !REGEX_INVALID_TRAILING_BACKSLASH.test(pattern) && pattern.indexOf("#") !== 0;
	const splitPattern = (pattern) => pattern.split(REGEX_SPLITALL_CRLF);
	var IgnoreRule = class {
		constructor(origin, pattern, negative, regex) {
			this.origin = origin;
			this.pattern = pattern;
			this.negative = negative;
			this.regex = regex;
		}
	};
	const createRule = (pattern, ignoreCase) => {
		const origin = pattern;
		let negative = false;
		if (pattern.indexOf("!") === 0) {
			negative = true;
			pattern = pattern.substr(1);
		}
		pattern = pattern.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
		const regex = makeRegex(pattern, ignoreCase);
		return new IgnoreRule(origin, pattern, negative, regex);
	};
	const throwError = (message, Ctor) => {
		throw new Ctor(message);
	};
	const checkPath = (path, originalPath, doThrow) => {
		if (!isString(path)) return doThrow(`path must be a string, but got \`${originalPath}\``, TypeError);
		if (!path) return doThrow(`path must not be empty`, TypeError);
		if (checkPath.isNotRelative(path)) return doThrow(`path should be a \`path.relative()\`d string, but got "${originalPath}"`, RangeError);
		return true;
	};
	const isNotRelative = (path) => REGEX_TEST_INVALID_PATH.test(path);
	checkPath.isNotRelative = isNotRelative;
	checkPath.convert = (p) => p;
	var Ignore = class {
		constructor({ ignorecase = true, ignoreCase = ignorecase, allowRelativePaths = false } = {}) {
			define(this, KEY_IGNORE, true);
			this._rules = [];
			this._ignoreCase = ignoreCase;
			this._allowRelativePaths = allowRelativePaths;
			this._initCache();
		}
		_initCache() {
			this._ignoreCache = Object.create(null);
			this._testCache = Object.create(null);
		}
		_addPattern(pattern) {
			if (pattern && pattern[KEY_IGNORE]) {
				this._rules = this._rules.concat(pattern._rules);
				this._added = true;
				return;
			}
			if (checkPattern(pattern)) {
				const rule = createRule(pattern, this._ignoreCase);
				this._added = true;
				this._rules.push(rule);
			}
		}
		add(pattern) {
			this._added = false;
			makeArray(isString(pattern) ? splitPattern(pattern) : pattern).forEach(this._addPattern, this);
			if (this._added) this._initCache();
			return this;
		}
		addPattern(pattern) {
			return this.add(pattern);
		}
		_testOne(path, checkUnignored) {
			let ignored = false;
			let unignored = false;
			this._rules.forEach((rule) => {
				const { negative } = rule;
				if (unignored === negative && ignored !== unignored || negative && !ignored && !unignored && !checkUnignored) return;
				if (rule.regex.test(path)) {
					ignored = !negative;
					unignored = negative;
				}
			});
			return {
				ignored,
				unignored
			};
		}
		_test(originalPath, cache, checkUnignored, slices) {
			const path = originalPath && checkPath.convert(originalPath);
			checkPath(path, originalPath, this._allowRelativePaths ? RETURN_FALSE : throwError);
			return this._t(path, cache, checkUnignored, slices);
		}
		_t(path, cache, checkUnignored, slices) {
			if (path in cache) return cache[path];
			if (!slices) slices = path.split(SLASH);
			slices.pop();
			if (!slices.length) return cache[path] = this._testOne(path, checkUnignored);
			const parent = this._t(slices.join(SLASH) + SLASH, cache, checkUnignored, slices);
			return cache[path] = parent.ignored ? parent : this._testOne(path, checkUnignored);
		}
		ignores(path) {
			return this._test(path, this._ignoreCache, false).ignored;
		}
		createFilter() {
			return (path) => !this.ignores(path);
		}
		filter(paths) {
			return makeArray(paths).filter(this.createFilter());
		}
		test(path) {
			return this._test(path, this._testCache, true);
		}
	};
	const factory = (options) => new Ignore(options);
	const isPathValid = (path) => checkPath(path && checkPath.convert(path), path, RETURN_FALSE);
	factory.isPathValid = isPathValid;
	factory.default = factory;
	module.exports = factory;
	/* istanbul ignore if */
	if (typeof process !== "undefined" && (process.env && process.env.IGNORE_TEST_WIN32 || process.platform === "win32")) {
		const makePosix = (str) => /^\\\\\?\\/.test(str) || /["<>|\u0000-\u001F]+/u.test(str) ? str : str.replace(/\\/g, "/");
		checkPath.convert = makePosix;
		const REGIX_IS_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
		checkPath.isNotRelative = (path) => REGIX_IS_WINDOWS_PATH_ABSOLUTE.test(path) || isNotRelative(path);
	}
}));
// node_modules/diff3/onp.js
var require_onp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function(a_, b_) {
		var a = a_, b = b_, m = a.length, n = b.length, reverse = false, ed = null, offset = m + 1, path = [], pathposi = [], ses = [], lcs = "", SES_DELETE = -1, SES_COMMON = 0, SES_ADD = 1;
		var tmp1, tmp2;
		var init = function() {
			if (m >= n) {
				tmp1 = a;
				tmp2 = m;
				a = b;
				b = tmp1;
				m = n;
				n = tmp2;
				reverse = true;
				offset = m + 1;
			}
		};
		var P = function(x, y, k) {
			return {
				"x": x,
				"y": y,
				"k": k
			};
		};
		var seselem = function(elem, t) {
			return {
				"elem": elem,
				"t": t
			};
		};
		var snake = function(k, p, pp) {
			var r, x, y;
			if (p > pp) r = path[k - 1 + offset];
			else r = path[k + 1 + offset];
			y = Math.max(p, pp);
			x = y - k;
			while (x < m && y < n && a[x] === b[y]) {
				++x;
				++y;
			}
			path[k + offset] = pathposi.length;
			pathposi[pathposi.length] = new P(x, y, r);
			return y;
		};
		var recordseq = function(epc) {
			var x_idx = y_idx = 1, y_idx, px_idx = py_idx = 0, py_idx, i = epc.length - 1;
			for (; i >= 0; --i) while (px_idx < epc[i].x || py_idx < epc[i].y) if (epc[i].y - epc[i].x > py_idx - px_idx) {
				if (reverse) ses[ses.length] = new seselem(b[py_idx], SES_DELETE);
				else ses[ses.length] = new seselem(b[py_idx], SES_ADD);
				++y_idx;
				++py_idx;
			} else if (epc[i].y - epc[i].x < py_idx - px_idx) {
				if (reverse) ses[ses.length] = new seselem(a[px_idx], SES_ADD);
				else ses[ses.length] = new seselem(a[px_idx], SES_DELETE);
				++x_idx;
				++px_idx;
			} else {
				ses[ses.length] = new seselem(a[px_idx], SES_COMMON);
				lcs += a[px_idx];
				++x_idx;
				++y_idx;
				++px_idx;
				++py_idx;
			}
		};
		init();
		return {
			SES_DELETE: -1,
			SES_COMMON: 0,
			SES_ADD: 1,
			editdistance: function() {
				return ed;
			},
			getlcs: function() {
				return lcs;
			},
			getses: function() {
				return ses;
			},
			compose: function() {
				var delta = n - m, size = m + n + 3, fp = {}, p, r, epc, i = 0, k;
				for (; i < size; ++i) {
					fp[i] = -1;
					path[i] = -1;
				}
				p = -1;
				do {
					++p;
					for (k = -p; k <= delta - 1; ++k) fp[k + offset] = snake(k, fp[k - 1 + offset] + 1, fp[k + 1 + offset]);
					for (k = delta + p; k >= delta + 1; --k) fp[k + offset] = snake(k, fp[k - 1 + offset] + 1, fp[k + 1 + offset]);
					fp[delta + offset] = snake(delta, fp[delta - 1 + offset] + 1, fp[delta + 1 + offset]);
				} while (fp[delta + offset] !== n);
				ed = delta + 2 * p;
				r = path[delta + offset];
				epc = [];
				while (r !== -1) {
					epc[epc.length] = new P(pathposi[r].x, pathposi[r].y, null);
					r = pathposi[r].k;
				}
				recordseq(epc);
			}
		};
	};
}));
// node_modules/diff3/diff3.js
var require_diff3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var onp = require_onp();
	function longestCommonSubsequence(file1, file2) {
		var diff = new onp(file1, file2);
		diff.compose();
		var ses = diff.getses();
		var root;
		var prev;
		var file1RevIdx = file1.length - 1, file2RevIdx = file2.length - 1;
		for (var i = ses.length - 1; i >= 0; --i) if (ses[i].t === diff.SES_COMMON) {
			if (prev) {
				prev.chain = {
					file1index: file1RevIdx,
					file2index: file2RevIdx,
					chain: null
				};
				prev = prev.chain;
			} else {
				root = {
					file1index: file1RevIdx,
					file2index: file2RevIdx,
					chain: null
				};
				prev = root;
			}
			file1RevIdx--;
			file2RevIdx--;
		} else if (ses[i].t === diff.SES_DELETE) file1RevIdx--;
		else if (ses[i].t === diff.SES_ADD) file2RevIdx--;
		var tail = {
			file1index: -1,
			file2index: -1,
			chain: null
		};
		if (!prev) return tail;
		prev.chain = tail;
		return root;
	}
	function diffIndices(file1, file2) {
		var result = [];
		var tail1 = file1.length;
		var tail2 = file2.length;
		for (var candidate = longestCommonSubsequence(file1, file2); candidate !== null; candidate = candidate.chain) {
			var mismatchLength1 = tail1 - candidate.file1index - 1;
			var mismatchLength2 = tail2 - candidate.file2index - 1;
			tail1 = candidate.file1index;
			tail2 = candidate.file2index;
			if (mismatchLength1 || mismatchLength2) result.push({
				file1: [tail1 + 1, mismatchLength1],
				file2: [tail2 + 1, mismatchLength2]
			});
		}
		result.reverse();
		return result;
	}
	function diff3MergeIndices(a, o, b) {
		var i;
		var m1 = diffIndices(o, a);
		var m2 = diffIndices(o, b);
		var hunks = [];
		function addHunk(h, side) {
			hunks.push([
				h.file1[0],
				side,
				h.file1[1],
				h.file2[0],
				h.file2[1]
			]);
		}
		for (i = 0; i < m1.length; i++) addHunk(m1[i], 0);
		for (i = 0; i < m2.length; i++) addHunk(m2[i], 2);
		hunks.sort(function(x, y) {
			return x[0] - y[0];
		});
		var result = [];
		var commonOffset = 0;
		function copyCommon(targetOffset) {
			if (targetOffset > commonOffset) {
				result.push([
					1,
					commonOffset,
					targetOffset - commonOffset
				]);
				commonOffset = targetOffset;
			}
		}
		for (var hunkIndex = 0; hunkIndex < hunks.length; hunkIndex++) {
			var firstHunkIndex = hunkIndex;
			var hunk = hunks[hunkIndex];
			var regionLhs = hunk[0];
			var regionRhs = regionLhs + hunk[2];
			while (hunkIndex < hunks.length - 1) {
				var maybeOverlapping = hunks[hunkIndex + 1];
				var maybeLhs = maybeOverlapping[0];
				if (maybeLhs > regionRhs) break;
				regionRhs = Math.max(regionRhs, maybeLhs + maybeOverlapping[2]);
				hunkIndex++;
			}
			copyCommon(regionLhs);
			if (firstHunkIndex == hunkIndex) {
				if (hunk[4] > 0) result.push([
					hunk[1],
					hunk[3],
					hunk[4]
				]);
			} else {
				var regions = {
					0: [
						a.length,
						-1,
						o.length,
						-1
					],
					2: [
						b.length,
						-1,
						o.length,
						-1
					]
				};
				for (i = firstHunkIndex; i <= hunkIndex; i++) {
					hunk = hunks[i];
					var r = regions[hunk[1]];
					var oLhs = hunk[0];
					var oRhs = oLhs + hunk[2];
					var abLhs = hunk[3];
					var abRhs = abLhs + hunk[4];
					r[0] = Math.min(abLhs, r[0]);
					r[1] = Math.max(abRhs, r[1]);
					r[2] = Math.min(oLhs, r[2]);
					r[3] = Math.max(oRhs, r[3]);
				}
				var aLhs = regions[0][0] + (regionLhs - regions[0][2]);
				var aRhs = regions[0][1] + (regionRhs - regions[0][3]);
				var bLhs = regions[2][0] + (regionLhs - regions[2][2]);
				var bRhs = regions[2][1] + (regionRhs - regions[2][3]);
				result.push([
					-1,
					aLhs,
					aRhs - aLhs,
					regionLhs,
					regionRhs - regionLhs,
					bLhs,
					bRhs - bLhs
				]);
			}
			commonOffset = regionRhs;
		}
		copyCommon(o.length);
		return result;
	}
	function diff3Merge(a, o, b) {
		var result = [];
		var files = [
			a,
			o,
			b
		];
		var indices = diff3MergeIndices(a, o, b);
		var okLines = [];
		function flushOk() {
			if (okLines.length) result.push({ ok: okLines });
			okLines = [];
		}
		function pushOk(xs) {
			for (var j = 0; j < xs.length; j++) okLines.push(xs[j]);
		}
		function isTrueConflict(rec) {
			if (rec[2] != rec[6]) return true;
			var aoff = rec[1];
			var boff = rec[5];
			for (var j = 0; j < rec[2]; j++) if (a[j + aoff] != b[j + boff]) return true;
			return false;
		}
		for (var i = 0; i < indices.length; i++) {
			var x = indices[i];
			var side = x[0];
			if (side == -1) {
				if (!isTrueConflict(x)) pushOk(files[0].slice(x[1], x[1] + x[2]));
				else {
					flushOk();
					result.push({ conflict: {
						a: a.slice(x[1], x[1] + x[2]),
						aIndex: x[1],
						o: o.slice(x[3], x[3] + x[4]),
						oIndex: x[3],
						b: b.slice(x[5], x[5] + x[6]),
						bIndex: x[5]
					} });
				}
			} else pushOk(files[side].slice(x[1], x[1] + x[2]));
		}
		flushOk();
		return result;
	}
	module.exports = diff3Merge;
}));
// node_modules/isomorphic-git/index.cjs
var require_isomorphic_git = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function _interopDefault(ex) {
		return ex && typeof ex === "object" && "default" in ex ? ex["default"] : ex;
	}
	var crypto$1 = __require("crypto");
	var AsyncLock = _interopDefault(require_async_lock());
	var cleanGitRef = _interopDefault(require_lib());
	var crc32 = _interopDefault(require_crc32$1());
	var pako = _interopDefault(require_pako());
	var pify = _interopDefault(require_pify());
	_interopDefault(require_ignore());
	_interopDefault(require_diff3());
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
		return crypto$1.createHash("sha1");
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
		if (lock === void 0) lock = new AsyncLock({ maxPending: 1e400 });
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
		if (!isValidRef(ref, true)) throw new InvalidRefNameError(ref, cleanGitRef.clean(ref));
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
			const inflator = new pako.Inflate();
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
			return supportsDecompressionStream ? await nativeInflate(buffer) : pako.inflate(buffer);
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
				const crc = crc32.buf(pack.slice(start, end)) >>> 0;
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
	const SHA1_CHUNK_SIZE = 8388608;
	async function shasumRange(buffer, { start = 0, end = buffer.length } = {}) {
		const hash = crypto$1.createHash("sha1");
		for (let i = start; i < end; i += SHA1_CHUNK_SIZE) hash.update(buffer.subarray(i, Math.min(i + SHA1_CHUNK_SIZE, end)));
		return hash.digest("hex");
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
		else for (const command of commands) target[`_${command}`] = pify(fs[command].bind(fs));
		if (isPromiseFs(fs)) {
			if (fs.cp) target._cp = fs.cp.bind(fs);
			if (fs.rm) target._rm = fs.rm.bind(fs);
			else if (fs.rmdir.length > 1) target._rm = fs.rmdir.bind(fs);
			else target._rm = rmRecursive.bind(null, target);
		} else {
			if (fs.cp) target._cp = pify(fs.cp.bind(fs));
			if (fs.rm) target._rm = pify(fs.rm.bind(fs));
			else if (fs.rmdir.length > 2) target._rm = pify(fs.rmdir.bind(fs));
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
	exports.Errors = Errors;
	exports.currentBranch = currentBranch;
	exports.expandOid = expandOid;
	exports.findRoot = findRoot;
	exports.getConfig = getConfig;
	exports.listBranches = listBranches;
	exports.listRemotes = listRemotes;
	exports.readBlob = readBlob;
	exports.readCommit = readCommit;
	exports.readObject = readObject;
	exports.resolveRef = resolveRef;
}));
export { require_isomorphic_git as t };
