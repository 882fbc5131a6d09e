import { createHash } from "node:crypto";
import { posix } from "node:path";
import { byUtf8 } from "../../model/utf8-order.ts";
import { setTemplate } from "../generated/set-template.ts";
import { guardedLines } from "../owners/guarded-lines.ts";
import { ownersBlock } from "../owners/owners-block.ts";
import { ownedPaths } from "./owned-paths.ts";

/** What a file of a new set is for. */
export type SetPart = "set" | "policy" | "editors" | "GitHub" | "Git" | "tool";

/** One file of a new set. */
export interface SetFile {
  /** From the root: that of the repository, else the set's folder. */
  readonly path: string;
  readonly text: string;
  readonly part: SetPart;
  /** Whether it is a copy that another version of the tool writes anew. */
  readonly isCopy: boolean;
}

/** What a new set depends on. */
export interface NewSet {
  /** The set's folder from the root; empty where it is the root. Plain words alone: it stands in a workflow. */
  readonly place: string;
  /** The branch that pull requests go to; a plain word as well. */
  readonly mainBranch: string;
  readonly reviewers: readonly string[];
  /** Whom GitHub asks about what judges; it is told so where there are some. */
  readonly owners?: readonly string[];
  readonly version: string;
  /** The bundle and the licences of what is in it: texts by their path in dist/. */
  readonly tool: ReadonlyMap<string, string>;
  /** Where the root has these files already, under whatever spelling. */
  readonly readme?: string | undefined;
  readonly pullRequestTemplate?: string | undefined;
  readonly codeowners?: string | undefined;
}

const pullRequestTemplate = ".github/pull_request_template.md";
const codeownersFile = ".github/CODEOWNERS";
const workflows = ".github/workflows/";
const tool = ".touchstone/";
const actions = `${tool}actions/`;
const sumsFile = `${tool}sha256.txt`;

/** Every file of a new set, in order of path. GitHub and editors look for theirs at the root alone. */
export function setFiles(set: NewSet): readonly SetFile[] {
  const copies = toolFiles(set.tool);
  const sums = sumsOf(copies);
  const words = wordsOf(set, sums);
  const texts = Object.entries(setTemplate)
    .filter(([path]) => !path.startsWith(actions))
    .map(([path, lines]) => [path, filledIn(textOf(lines), words)] as const);
  const own = [...texts, ...ownersFile(set)].toSorted(([one], [other]) => byUtf8(one, other));
  return [...own, [sumsFile, sums] as const, ...copies].map(([path, text]) => ({
    path: placeOf(path, set),
    text,
    part: partOf(path),
    isCopy: path.startsWith(tool) || path.startsWith("schemas/"),
  }));
}

/** Nobody may own a path in a file that names nobody. */
function ownersFile({
  place,
  owners = [],
  codeowners,
}: NewSet): readonly (readonly [string, string])[] {
  if (owners.length === 0) return [];
  const lines = guardedLines(place, owners, { file: codeowners ?? codeownersFile });
  return [[codeownersFile, `${ownersBlock(place, lines).join("\n")}\n`]];
}

/** Byte by byte what this project has. What everything else is for comes last, so that it never leads nowhere. */
function toolFiles(bundle: NewSet["tool"]): readonly (readonly [path: string, text: string])[] {
  return [
    ...Object.entries(setTemplate)
      .filter(([path]) => path.startsWith(actions))
      .map(([path, lines]) => [path, textOf(lines)] as const),
    ...[...bundle].map(([path, text]) => [`${tool}dist/${path}`, text] as const),
    [`${tool}touchstone.js`, 'import "./dist/touchstone.js";\n'],
  ];
}

/** As `sha256sum` writes and checks it in the folder of the tool. */
function sumsOf(files: ReturnType<typeof toolFiles>): string {
  return files.map(([path, text]) => `${sha256(text)}  ${path.slice(tool.length)}\n`).join("");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function textOf(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

function wordsOf(set: NewSet, sums: string): Readonly<Record<string, string>> {
  const { place, mainBranch, reviewers, owners = [], version } = set;
  return {
    __SET__: place === "" ? "" : `${place}/`,
    __SLASHED__: place === "" ? "" : `/${place}`,
    __OF__: place === "" ? "" : ` of ${place}`,
    __OWNED__: ownedPaths(place)
      .map((path) => `${path} @OWNER`)
      .join("\n   "),
    __MAIN__: JSON.stringify(mainBranch),
    __REVIEWERS__: listOf(reviewers),
    __OWNERS__: listOf(owners),
    __VERSION__: version,
    __SHA256__: sha256(sums),
  };
}

function listOf(names: readonly string[]): string {
  return `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;
}

/** In one pass, so that no word is looked for in another's place. */
function filledIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/__[A-Z0-9]+__/g, (word) => words[word] ?? word);
}

function placeOf(path: string, { place, readme, ...set }: NewSet): string {
  if (path === "README.md" && readme !== undefined) return readme;
  if (path === codeownersFile) return set.codeowners ?? path;
  if (path === pullRequestTemplate) {
    if (place !== "") return ".github/PULL_REQUEST_TEMPLATE/touchstone.md";
    return set.pullRequestTemplate ?? path;
  }
  if (path.startsWith(workflows) && place !== "") {
    return path.replace("/touchstone.", `/touchstone-${place.replaceAll("/", "-")}.`);
  }
  const atRoot = path.startsWith(workflows) || path.startsWith(".vscode/");
  return atRoot ? path : posix.join(place, path);
}

function partOf(path: string): SetPart {
  if (path.startsWith(tool)) return "tool";
  if (path.startsWith(".vscode/") || path.startsWith("schemas/")) return "editors";
  if (path === ".gitattributes") return "Git";
  if (path === ".github/touchstone.yaml") return "policy";
  return path.startsWith(".github/") ? "GitHub" : "set";
}
