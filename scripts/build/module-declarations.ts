import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isolatedDeclarationSync } from "rolldown/experimental";
import { parseSync, type ESTree } from "rolldown/utils";

/** Part of a declaration's text that names something else, from and to in UTF-16 units of the text. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  /** The name before a dot; undefined where there is none. */
  readonly namespace: string | undefined;
  readonly name: string;
}

/** One type, class, function or value that a module declares. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  /** With its doc comment, and without the word that exports it. */
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** What a name of a module stands for in another one; all of that where it is a namespace. */
export interface Passed {
  readonly file: string;
  readonly name: string | undefined;
}

/** What the types of a module rest on. */
export interface ModuleDeclarations {
  readonly declared: ReadonlyMap<string, Declaration>;
  /** By the name in this module. */
  readonly imported: ReadonlyMap<string, Passed>;
  /** What it exports from other modules, by the name that it has there and here, and what of its own. */
  readonly passedOn: ReadonlyMap<string, Passed>;
  readonly exported: ReadonlySet<string>;
}

/**
 * The declarations of one module. Each module of this project states the types of what it exports (`isolatedDeclarations`),
 * so that they can be told without looking into another one. Throws where a module is not in this project, or cannot be told.
 */
export function moduleDeclarations(file: string): ModuleDeclarations {
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, "utf8"));
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const { program, comments } = parseSync(`${file}.d.ts`, code);
  const module = {
    declared: new Map<string, Declaration>(),
    imported: new Map<string, Passed>(),
    passedOn: new Map<string, Passed>(),
    exported: new Set<string>(),
  };
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") noteImports(module.imported, file, node);
    else if (isExportList(node)) noteExports(module, file, node);
    else {
      const start = comments.findLast(
        ({ end }) => end <= node.start && code.slice(end, node.start).trim() === "",
      )?.start;
      const declaration = declarationIn(file, code, { node, start: start ?? node.start });
      module.declared.set(declaration.name, declaration);
      if (node.type === "ExportNamedDeclaration") module.exported.add(declaration.name);
    }
  }
  return module;
}

type ExportList = ESTree.ExportNamedDeclaration & { readonly declaration: null };

function isExportList(node: ESTree.Node): node is ExportList {
  return node.type === "ExportNamedDeclaration" && node.declaration === null;
}

function noteImports(
  imported: Map<string, Passed>,
  file: string,
  { source, specifiers }: ESTree.ImportDeclaration,
): void {
  for (const specifier of specifiers) {
    const name =
      specifier.type === "ImportSpecifier" ? nameOf(file, specifier.imported) : undefined;
    imported.set(specifier.local.name, { file: fileFrom(file, source.value), name });
  }
}

function noteExports(
  {
    passedOn,
    exported,
  }: { readonly passedOn: Map<string, Passed>; readonly exported: Set<string> },
  file: string,
  { source, specifiers }: ExportList,
): void {
  for (const specifier of specifiers) {
    const [from, to] = [nameOf(file, specifier.local), nameOf(file, specifier.exported)];
    if (source !== null) passedOn.set(to, { file: fileFrom(file, source.value), name: from });
    else if (from === to) exported.add(from);
    else throw new Error(`${file}: "${from}" is exported under another name.`);
  }
}

function fileFrom(file: string, source: string): string {
  if (source.startsWith(".")) return resolve(dirname(file), source);
  throw new Error(`${file}: the public types rest on "${source}", which a consumer may not have.`);
}

function declarationIn(
  file: string,
  code: string,
  { node, start }: { readonly node: ESTree.Node; readonly start: number },
): Declaration {
  const inner = node.type === "ExportNamedDeclaration" ? node.declaration : node;
  if (inner === null) throw new Error(`${file}: nothing is declared.`);
  const lead = code.slice(start, node.start);
  const shift = inner.start - lead.length;
  const mentions = [...mentionsIn(inner)].map((mention) => ({
    ...mention,
    start: mention.start - shift,
    end: mention.end - shift,
  }));
  const text = lead + code.slice(inner.start, inner.end);
  return { file, name: declaredName(file, inner), text, mentions };
}

function declaredName(file: string, node: ESTree.Node): string {
  if (node.type === "VariableDeclaration") {
    const [{ id } = { id: undefined }, ...others] = node.declarations;
    if (id?.type === "Identifier" && others.length === 0) return id.name;
  }
  if ("id" in node && node.id !== null && node.id.type === "Identifier") return node.id.name;
  throw new Error(`${file}: a ${node.type} cannot be told to others.`);
}

/** Every name in a place where a declaration rests on another one. A name that no module has is a type of the language. */
function* mentionsIn(node: ESTree.Node): Generator<Mention> {
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      const mention = restsOn(node, key) ? mentionOf(child) : undefined;
      if (mention === undefined) yield* mentionsIn(child);
      else yield mention;
    }
  }
}

function restsOn(node: ESTree.Node, key: string): boolean {
  const places: Readonly<Record<string, string>> = {
    TSTypeReference: "typeName",
    TSTypeQuery: "exprName",
    TSInterfaceHeritage: "expression",
    TSClassImplements: "expression",
    ClassDeclaration: "superClass",
  };
  return places[node.type] === key || (key === "key" && "computed" in node && node.computed);
}

function mentionOf(node: ESTree.Node): Mention | undefined {
  const { start, end } = node;
  if (node.type === "Identifier") return { start, end, namespace: undefined, name: node.name };
  if (node.type === "TSQualifiedName" && node.left.type === "Identifier") {
    return { start, end, namespace: node.left.name, name: node.right.name };
  }
  return undefined;
}

function nameOf(file: string, node: ESTree.ModuleExportName): string {
  if (node.type === "Identifier") return node.name;
  throw new Error(`${file}: a name in quotes is exported or imported.`);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
