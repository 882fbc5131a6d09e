import { join, relative, sep } from "node:path";
import { packageOf } from "./lean-packages.ts";

/** What a module of the bundle loads, by the ids of modules. */
interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

type LinksOf = (id: string) => ModuleLinks | null;

/** Packages that are of no use without another, or of none but to it, by what their chunk is called. */
const families: readonly (readonly [name: string, packages: readonly string[]])[] = [
  [
    "actions-github",
    [
      "@actions/github",
      "@octokit/core",
      "@octokit/graphql",
      "@octokit/request",
      "@octokit/endpoint",
    ],
  ],
  ["actions-github", ["@octokit/auth-token", "@octokit/plugin-paginate-rest", "content-type"]],
  ["actions-github", ["@octokit/request-error", "before-after-hook"]],
  ["actions-github", ["universal-user-agent"]],
  ["csv", ["csv-parse", "csv-stringify"]],
  [
    "isomorphic-git",
    ["isomorphic-git", "async-lock", "clean-git-ref", "crc-32", "diff3", "ignore", "minimisted"],
  ],
  ["isomorphic-git", ["pako", "pify", "sha.js", "inherits", "safe-buffer", "to-buffer"]],
  ["markdown-it", ["markdown-it", "linkify-it", "mdurl", "punycode.js", "uc.micro"]],
  ["string-width", ["string-width", "get-east-asian-width", "strip-ansi", "ansi-regex"]],
];

/** Modules that hold much and change for reasons of their own. */
const apart: readonly (readonly [path: string, name: string])[] = [
  ["src/report/generated/rule-sections.ts", "rule-sections"],
  ["src/authoring/generated/set-template.ts", "set-template"],
  // What the flags of a command may say is there before what it does.
  ["scripts/parts/repeated.ts", "core"],
  ["src/load/record-formats.ts", "core"],
  ["src/importing/passage-format-names.ts", "core"],
  // A thread loads little.
  ["src/load/hash-column.ts", "table-lines"],
  ["src/readings/table-index.ts", "table-lines"],
];

/** What runs shortly loads what it needs and no more: a chunk each, of what the modules of scripts/ reach that none before reaches. */
const lean: readonly (readonly [name: string, roots: readonly string[]])[] = [
  ["core", ["touchstone", "check"]],
  ["comparison", ["parts/corpus/run-diff"]],
];

/**
 * Names the chunk of dist/ that a module lies in, so that a folder of a few files tells what is where. A package has one of
 * its own. What one command alone loads is undefined here and goes with that command. Of what several load, `core` is what
 * the command line and `check` load, and `comparison` what `corpus diff` loads besides; the rest is named by its stage, such as
 * `shared-report`. Validators are apart from what is
 * written by hand. The stages import one way, so no two
 * chunks import each other.
 */
export function chunkNames(
  project: string,
  entries: readonly string[],
): (id: string, links: LinksOf) => string | undefined {
  let users: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const pathOf = (name: string): string => join(project, `scripts/${name}.ts`);
  const chunks = lean.map(([name, roots]) => ({ name, roots: new Set(roots.map(pathOf)) }));
  return (id, links) => {
    const path = relative(project, id).split(sep).join("/");
    const named = packageChunk(id) ?? apart.find(([own]) => own === path)?.[1];
    if (named !== undefined) return named;
    users ??= usersOf(entries, links);
    const own = [...(users.get(id) ?? [])];
    const shape = /^src\/load\/generated\/(.+)\.js$/.exec(path)?.[1];
    const first = chunks.find(({ roots }) => own.some((root) => roots.has(root)))?.name;
    if (shape !== undefined) return first === "core" ? "validators" : shape;
    if (own.length <= 1) return undefined;
    return first ?? `shared-${partOf(path)}`;
  };
}

function packageChunk(id: string): string | undefined {
  const name = packageOf(id);
  if (name === undefined) return undefined;
  const family = families.find(([, packages]) => packages.includes(name))?.[0];
  return family ?? name.replace(/^@/, "").replace("/", "-");
}

function partOf(path: string): string {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? "scripts";
}

/** By module, the entries and the lazily loaded modules that load it at once. */
function usersOf(
  entries: readonly string[],
  links: LinksOf,
): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  const roots = new Set(entries);
  for (const root of roots) {
    const reached = new Set([root]);
    for (const id of reached) {
      const found = links(id);
      users.set(id, (users.get(id) ?? new Set()).add(root));
      for (const next of found?.importedIds ?? []) reached.add(next);
      for (const next of found?.dynamicallyImportedIds ?? []) roots.add(next);
    }
  }
  return users;
}
