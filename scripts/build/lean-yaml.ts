/** A part of the YAML parser that hands on what it finds by generators, and which of its methods the outside calls. */
interface Stage {
  /** How the path of its module ends. */
  readonly module: string;
  /** Edits to make by hand, each of a text that stands there once. */
  readonly edits: readonly (readonly [from: string, to: string])[];
  /** How often it still yields then. */
  readonly yields: number;
}

const stages: readonly Stage[] = [
  {
    module: "/yaml/browser/dist/parse/lexer.js",
    edits: [
      [
        "next = yield* this.parseNext(next);",
        "{ next = this.parseNext(next); YIELD this.found.splice(0); }",
      ],
      ["    lex(source,", "    found = [];\n    *lex(source,"],
    ],
    yields: 1,
  },
  {
    module: "/yaml/browser/dist/parse/parser.js",
    edits: [
      ["yield* this.next(lexeme);", "YIELD this.next(lexeme);"],
      ["yield* this.end();", "YIELD this.end();"],
      ["    parse(source,", "    found = [];\n    *parse(source,"],
      [
        "    next(source) {",
        "    next(source) {\n        this.take(source);\n        return this.found.splice(0);\n    }\n    take(source) {",
      ],
      [
        "    end() {",
        "    end() {\n        this.finish();\n        return this.found.splice(0);\n    }\n    finish() {",
      ],
    ],
    yields: 2,
  },
];

/**
 * The code of a module of the YAML parser in which the inner methods collect what they find, instead of yielding it to the
 * one that called them, and that to its own: the same steps in the same order, and much less to do. Undefined for every
 * other module. Throws where the code is not what this was written for.
 */
export function leanYaml(id: string, code: string): string | undefined {
  const stage = stages.find(({ module }) => id.replaceAll("\\", "/").endsWith(module));
  if (stage === undefined) return undefined;
  let lean = code.replaceAll(/^ {4}\*(?=\w+\()/gm, "    ");
  for (const [from, to] of stage.edits) lean = replacedOnce(lean, from, to);
  lean = lean
    .replaceAll(/\byield\* (?=this\.)/g, "")
    .replaceAll(/^( +)yield ([^;*]+);$/gm, "$1this.found.push($2);")
    .replaceAll("YIELD", "yield*");
  const statements = lean.replaceAll(/^ \*.*$|\/\*[\s\S]*?\*\//gm, "");
  if (statements.match(/\byield\*? /g)?.length !== stage.yields) {
    throw new Error(`${stage.module} is not as expected: look at what the new version yields.`);
  }
  return lean;
}

function replacedOnce(code: string, from: string, to: string): string {
  const parts = code.split(from);
  if (parts.length !== 2)
    throw new Error(`"${from}" stands ${parts.length - 1} times in the YAML parser.`);
  return parts.join(to);
}
