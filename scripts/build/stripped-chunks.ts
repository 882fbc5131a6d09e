import { minifySync } from "rolldown/utils";

/**
 * The text of a chunk that holds no code written here, such as a package: without white space and comments and with short
 * local names. Its first line tells which packages these are. Their classes keep their names, by which some tell of errors.
 */
export function stripped(fileName: string, code: string): string {
  const packages = packagesNamed(code);
  const isNamed = packages.length > 0;
  const { code: text, errors } = minifySync(fileName, code, {
    module: true,
    compress: { target: "node20", keepNames: { function: false, class: isNamed } },
    mangle: { keepNames: { function: false, class: isNamed } },
    codegen: { removeWhitespace: true, legalComments: "none" },
  });
  const [first] = errors;
  if (first !== undefined) throw new Error(`${fileName}: ${first.message}`);
  return `${packages.join("")}${text.trimEnd()}\n`;
}

/** Lines of comment for the packages that a chunk's own comments name, in their order there. */
function packagesNamed(code: string): readonly string[] {
  const names = [...code.matchAll(/^\s*\/\/ node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)];
  return [...new Set(names.map(([, name = ""]) => `// node_modules/${name}/ (stripped)\n`))];
}
