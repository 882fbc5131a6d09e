import { isBuiltin } from "node:module";
import { readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { rolldown } from "rolldown";
import { withoutPlaces } from "./bundle-comments.ts";
import { chunkNames } from "./chunk-names.ts";
import { flatDeclarations } from "./flat-declarations.ts";
import { leanPackages, packageOf } from "./lean-packages.ts";
import { ownPackage } from "./own-package.ts";
import { statementLines } from "./own-lines.ts";
import { packedTexts } from "./packed-texts.ts";
import { stripped } from "./stripped-chunks.ts";
import { thirdPartyNotices } from "./third-party-notices.ts";

/** What a program imports that was installed beside this package. */
const library = "src/library/library.ts";

/**
 * The text of every file of dist/, by path: `touchstone.js` for the command line, `case-worker.js` and
 * `table-worker.js` for its threads,
 * `library.js` for other programs with its types, one file for each action, the chunks that they share or load when they
 * need them, and the licences of what is in these.
 */
export async function bundle(project: string = process.cwd()): Promise<Map<string, string>> {
  const root = realpathSync(project);
  const input = inputs(root);
  const build = await rolldown({
    input,
    cwd: root,
    platform: "node",
    treeshake: { moduleSideEffects: withSideEffects },
    preserveEntrySignatures: "allow-extension",
    plugins: [leanPackages(root), ownPackage(root), packedTexts()],
  });
  const nameOf = chunkNames(root, Object.values(input));
  const { output } = await build.generate({
    format: "esm",
    chunkFileNames: "chunks/[name].js",
    minifyInternalExports: false,
    comments: { legal: false, jsdoc: false, annotation: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: "chunkNames",
          name: (id, context) => nameOf(id, (module) => context.getModuleInfo(module)),
        },
      ],
    },
  });
  const files = new Map<string, string>();
  const modules: string[] = [];
  for (const chunk of output) {
    if (chunk.type !== "chunk") throw new Error(`Unexpected output ${chunk.fileName}.`);
    const code = withoutPlaces(chunk.code);
    const isForeign = chunk.moduleIds.every(isWrittenElsewhere);
    files.set(
      `dist/${chunk.fileName}`,
      isForeign ? stripped(chunk.fileName, code) : statementLines(chunk.fileName, code),
    );
    modules.push(...chunk.moduleIds);
  }
  files.set("dist/library.d.ts", flatDeclarations(join(root, library)));
  files.set("dist/THIRD_PARTY_NOTICES.txt", await thirdPartyNotices(modules));
  return files;
}

/** The command line, the threads that read cases and tables, the library, and every folder of actions/ with a `main.ts`, by the name of its file in dist/. */
function inputs(project: string): Readonly<Record<string, string>> {
  const actions = readdirSync(join(project, "actions"), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === "main.ts")
    .map((entry) => entry.parentPath)
    .filter((folder) => dirname(folder) === join(project, "actions"));
  return {
    touchstone: join(project, "scripts/touchstone.ts"),
    "case-worker": join(project, "src/readings/case-worker.ts"),
    "table-worker": join(project, "src/readings/table-worker.ts"),
    library: join(project, library),
    ...Object.fromEntries(
      actions.toSorted().map((folder) => [basename(folder), join(folder, "main.ts")]),
    ),
  };
}

/** Nobody reads these modules in dist/: packages, and what is generated from files of this project. */
function isWrittenElsewhere(id: string): boolean {
  return packageOf(id) !== undefined || /\/generated\/[^/]+$/.test(id.replaceAll("\\", "/"));
}

/**
 * What is unused of these is left out, the HTTP client of GitHub's packages above all, and what isomorphic-git writes with,
 * and of Node: loading them changes nothing.
 */
function withSideEffects(id: string): boolean {
  const name = packageOf(id) ?? "";
  return (
    !/^@actions\/|^(?:async-lock|clean-git-ref|crc-32|diff3|ignore|pify)$/.test(name) &&
    !isBuiltin(id)
  );
}
