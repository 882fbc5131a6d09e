import { parseAst } from "rolldown/parseAst";
import { minifySync } from "rolldown/utils";

/**
 * Code of ours as the bundle has it: each statement on a line of its own, in its shortest form and without the white space
 * that means nothing. Functions, classes and whatever a module declares keep their names, and what is local to a function has
 * a short one. Any formatter makes it readable, and a trace names a function and a line.
 */
export function statementLines(fileName: string, code: string): string {
  const { code: text, errors } = minifySync(fileName, code, {
    module: true,
    compress: { target: "node20", keepNames: { function: true, class: true } },
    mangle: { toplevel: false, keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: true, legalComments: "none" },
  });
  const [first] = errors;
  if (first !== undefined) throw new Error(`${fileName}: ${first.message}`);
  const starts = [...statementStarts(parseAst(text))].filter((start) => text[start - 1] !== "\n");
  const cuts = [0, ...starts.filter((start) => start > 0).toSorted((a, b) => a - b)];
  const lines = cuts.map((start, n) => text.slice(start, cuts[n + 1]));
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Where a statement, a part of a class or a case of a switch begins, as the syntax tree below a node tells. */
function* statementStarts(node: unknown): Generator<number> {
  if (Array.isArray(node)) {
    for (const part of node) yield* statementStarts(part);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const [field, value] of Object.entries(node)) {
    if (isListOfStatements(node, field)) yield* startsOf(value);
    yield* statementStarts(value);
  }
}

function isListOfStatements(node: object, field: string): boolean {
  const type = "type" in node ? node.type : undefined;
  if (type === "SwitchStatement") return field === "cases";
  if (type === "SwitchCase") return field === "consequent";
  return (
    field === "body" &&
    ["Program", "BlockStatement", "StaticBlock", "ClassBody"].some((one) => one === type)
  );
}

function* startsOf(statements: unknown): Generator<number> {
  if (!Array.isArray(statements)) return;
  for (const statement of statements) {
    if (isPlaced(statement)) yield statement.start;
  }
}

function isPlaced(node: unknown): node is { readonly start: number } {
  return (
    typeof node === "object" && node !== null && "start" in node && typeof node.start === "number"
  );
}
