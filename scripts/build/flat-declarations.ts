import {
  moduleDeclarations,
  type Declaration,
  type Mention,
  type ModuleDeclarations,
  type Passed,
} from "./module-declarations.ts";

/**
 * The declaration file of one entry, whole in itself: what the entry exports, and what that rests on, each as its own module
 * declares it. Nothing is written by hand, and nothing imported. Throws where one name would mean two things, or where
 * something rests on a package.
 */
export function flatDeclarations(entry: string): string {
  const modules = new Map<string, ModuleDeclarations>();
  const moduleAt = (file: string): ModuleDeclarations => {
    const known = modules.get(file) ?? moduleDeclarations(file);
    modules.set(file, known);
    return known;
  };
  const { exported, passedOn } = moduleAt(entry);
  const names = [...exported, ...passedOn.keys()].toSorted();
  const found = new Map<string, Declaration>();
  const waiting = names.map((name) => declarationOf(moduleAt, { file: entry, name }));
  for (const declaration of waiting) {
    const other = found.get(declaration.name);
    if (other === declaration) continue;
    if (other !== undefined) {
      throw new Error(`"${other.name}" is declared in ${other.file} and in ${declaration.file}.`);
    }
    found.set(declaration.name, declaration);
    for (const mention of declaration.mentions) {
      const target = meant(moduleAt, declaration, mention);
      if (target !== undefined) waiting.push(target);
    }
  }
  for (const one of found.values()) assertMeansTheSame(moduleAt, one, found);
  const texts = [...found.values()].map((one) => textOf(moduleAt, one));
  const isType = (name: string): boolean =>
    /^(?:interface|type) /m.test(withoutComments(texts[[...found.keys()].indexOf(name)] ?? ""));
  const list = names.map((name) => `  ${isType(name) ? "type " : ""}${name},\n`).join("");
  return `${texts.join("\n")}\nexport {\n${list}};\n`;
}

/** What no module declares, such as `Error`, has to stay what it is beside all the others. Throws. */
function assertMeansTheSame(
  moduleAt: ModuleAt,
  declaration: Declaration,
  found: ReadonlyMap<string, Declaration>,
): void {
  for (const mention of declaration.mentions) {
    const other = found.get(mention.name);
    if (other === undefined || meant(moduleAt, declaration, mention) !== undefined) continue;
    throw new Error(
      `${declaration.file} means another "${mention.name}" than what ${other.file} declares.`,
    );
  }
}

type ModuleAt = (file: string) => ModuleDeclarations;

/** What a name of a module was declared as, however many modules passed it on. */
function declarationOf(moduleAt: ModuleAt, { file, name }: Passed): Declaration {
  if (name === undefined) throw new Error(`${file}: a whole module is no type.`);
  const { declared, imported, passedOn } = moduleAt(file);
  const own = declared.get(name);
  const [first] = own?.mentions ?? [];
  const other = own && first && isSameName(own) ? meant(moduleAt, own, first) : undefined;
  if (own !== undefined) return other ?? own;
  const next = passedOn.get(name) ?? imported.get(name);
  if (next === undefined) throw new Error(`${file} declares no "${name}".`);
  return declarationOf(moduleAt, next);
}

/** Whether a type only says that it is another module's type of the same name. */
function isSameName({ text }: Declaration): boolean {
  return /^type (\w+) = \w+\.\1;$/.test(withoutComments(text).trim());
}

/** What a mention means; undefined for a type of the language, or a parameter of the declaration. */
function meant(
  moduleAt: ModuleAt,
  { file }: Declaration,
  { namespace, name }: Mention,
): Declaration | undefined {
  const { declared, imported } = moduleAt(file);
  if (namespace !== undefined) {
    const from = imported.get(namespace);
    return from && declarationOf(moduleAt, { file: from.file, name });
  }
  return declared.has(name) || imported.has(name)
    ? declarationOf(moduleAt, { file, name })
    : undefined;
}

/** A declaration in words that have one meaning in the whole file. */
function textOf(moduleAt: ModuleAt, declaration: Declaration): string {
  let { text } = declaration;
  for (const mention of declaration.mentions.toSorted((a, b) => b.start - a.start)) {
    const target = meant(moduleAt, declaration, mention);
    if (target === undefined) continue;
    text = text.slice(0, mention.start) + target.name + text.slice(mention.end);
  }
  // Inside comments, the stars come out at the margin.
  return `${text.replaceAll("\t", "  ").replaceAll(/^( *)\*/gm, "$1 *")}\n`;
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\//gs, "");
}
