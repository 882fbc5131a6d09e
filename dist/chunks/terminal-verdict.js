import "./rolldown-runtime.js";
import { W as readText, Xn as isFile, Zn as terminalText, an as severity, cn as levelTally, cr as paintOf, d as textFinding, i as ending, nn as counted, o as levelCounts, qn as byUtf8, tt as limits, vn as isInCases } from "./core.js";
import { t as stringWidth } from "./string-width.js";
import { a as widthOf, n as fitting, r as textOf, t as cells } from "./shared-report.js";
// src/report/token-end.ts
function tokenEnd(line, start) {
	const rest = line.slice(start, start + far);
	if (/^[[{]/.test(rest)) return start + closedLength(rest);
	const isInside = start > far || openBrackets(line.slice(0, start)) > 0;
	return start + ((special.exec(rest) ?? (isInside ? plainInside : plainText).exec(rest))?.[0] ?? "").trimEnd().length;
}
const far = 2e3;
const special = /^(?:[\p{C}\s]|"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[&*!][^\s,\]}]*)/u;
const plainText = /^(?:(?!:(?:\s|$)|\s#).)+/u;
const plainInside = /^(?:(?!:(?:\s|$)|\s#)[^,[\]{}])+/u;
const pieces = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\s\S]/g;
function closedLength(text) {
	let open = 0;
	for (const { 0: piece, index } of text.matchAll(pieces)) {
		open += step(piece);
		if (open === 0) return index + 1;
	}
	return text.trimEnd().length;
}
function openBrackets(text) {
	let open = 0;
	for (const [piece] of text.matchAll(pieces)) open = Math.max(0, open + step(piece));
	return open;
}
function step(piece) {
	if (piece === "[" || piece === "{") return 1;
	return piece === "]" || piece === "}" ? -1 : 0;
}
// src/report/excerpt.ts
function linesOf(text) {
	return text.split("\n").map((line) => line.endsWith("\r") ? line.slice(0, -1) : line);
}
function excerpt(lines, at, { columns, paint }) {
	const line = lines[at.line - 1];
	const start = at.column - 1;
	if (line === void 0 || start > line.length) return [];
	const number = String(at.line);
	const { before, marked, after } = around(line, start, Math.max(20, columns - `    ${number} | `.length));
	const carets = "^".repeat(Math.max(1, stringWidth(marked)));
	return [`    ${number} | ${before}${marked}${after}`.trimEnd(), `    ${" ".repeat(number.length)} | ${" ".repeat(stringWidth(before))}${paint(carets)}`];
}
function around(line, start, room) {
	const reach = room * 4;
	const end = tokenEnd(line, start);
	const token = cells(line, start, Math.min(end, start + reach));
	const behind = [...token, ...cells(line, end, end + reach)];
	const before = cells(line, Math.max(0, start - reach), start).toReversed();
	const spare = Math.max(Math.floor(room / 3), room - Math.max(1, widthOf(behind)));
	const left = fitting(before, spare, start > reach);
	const hasMore = end + reach < line.length || end - start > reach;
	const right = fitting(behind, room - widthOf(left), hasMore);
	return {
		before: textOf(left.toReversed()),
		marked: textOf(right.slice(0, token.length)),
		after: textOf(right.slice(token.length))
	};
}
// src/report/terminal-verdict.ts
async function* terminalVerdict(verdict, options) {
	const { style, tree, columns } = options;
	for (const findings of byFile(verdict.findings)) {
		yield `${heading(findings, options)}\n\n`;
		const lines = await linesOfFile(tree, findings[0]?.at.file ?? "");
		for (const finding of findings) {
			const paint = paintOf(finding.level, style);
			const between = isOfWholeFile(finding) ? [] : excerpt(lines, finding.at, {
				columns,
				paint
			});
			yield `${textFinding(finding, options, between)}\n\n`;
		}
	}
	yield footer(verdict.findings, options);
	yield ending(verdict, options);
}
function* byFile(findings) {
	let group = [];
	for (const finding of findings) {
		if (group[0] !== void 0 && group[0].at.file !== finding.at.file) {
			yield group;
			group = [];
		}
		group.push(finding);
	}
	if (group.length > 0) yield group;
}
function heading(findings, { style, place }) {
	const path = terminalText(place(findings[0]?.at.file ?? ""));
	return `${style.faint("──")} ${style.strong(path)}  ${style.faint(levelCounts(levelTally(findings)))}`;
}
const ofWholeFile = /* @__PURE__ */ new Set([
	"file/not-a-file",
	"file/passed-over",
	"file/too-large",
	"file/unreadable"
]);
function isOfWholeFile({ rule }) {
	return ofWholeFile.has(rule);
}
async function linesOfFile(tree, path) {
	const entry = await tree.entry(path);
	if (entry === void 0 || !isFile(entry)) return [];
	const max = isInCases(path) ? limits.case : limits.families;
	const reading = await readText(tree, path, max);
	return "defect" in reading ? [] : linesOf(reading.text);
}
const many = 12;
function footer(findings, { style }) {
	return findings.length < many ? "" : `${tally(findings, style)}\n`;
}
function tally(findings, style) {
	const counts = /* @__PURE__ */ new Map();
	for (const { rule, level } of findings) {
		const one = counts.get(rule) ?? {
			level,
			count: 0
		};
		one.count++;
		counts.set(rule, one);
	}
	const rows = [...counts].toSorted(([a, one], [b, other]) => severity[other.level] - severity[one.level] || other.count - one.count || byUtf8(a, b));
	const files = new Set(findings.map(({ at }) => at.file)).size;
	return [
		`${counted(findings.length, "finding")} in ${counted(files, "file")}:`,
		...rows.map(([rule, { level, count }]) => `  ${String(count).padStart(6)}  ${paintOf(level, style)(level.padEnd(7))}  ${rule}`),
		""
	].join("\n");
}
export { terminalVerdict };
