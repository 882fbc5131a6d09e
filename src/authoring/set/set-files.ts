import { createHash } from "node:crypto";
import { posix } from "node:path";
import { setTemplate } from "../generated/set-template.ts";

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
  readonly version: string;
  /** The bundle and the licences in it. */
  readonly tool: { readonly script: string; readonly notices: string };
  /** Where the root has these files already, under whatever spelling. */
  readonly readme?: string | undefined;
  readonly pullRequestTemplate?: string | undefined;
}

const pullRequestTemplate = ".github/pull_request_template.md";
const workflow = ".github/workflows/touchstone.yaml";
const tool = ".touchstone/";

/** Every file of a new set, in order of path. GitHub and editors look for theirs at the root alone. */
export function setFiles(set: NewSet): readonly SetFile[] {
  const own: Readonly<Record<string, string>> = {
    [`${tool}touchstone.js`]: set.tool.script,
    [`${tool}THIRD_PARTY_NOTICES.txt`]: set.tool.notices,
  };
  const words = wordsOf(set);
  const texts = Object.entries(setTemplate).map(
    ([path, lines]) => [path, `${filledIn(lines.join("\n"), words)}\n`] as const,
  );
  return [...texts, ...Object.entries(own)].map(([path, text]) => ({
    path: placeOf(path, set),
    text,
    part: partOf(path),
    isCopy: path.startsWith(tool) || path.startsWith("schemas/"),
  }));
}

function wordsOf(set: NewSet): Readonly<Record<string, string>> {
  const { place, mainBranch, reviewers, version } = set;
  return {
    __SET__: place === "" ? "" : `${place}/`,
    __SLASHED__: place === "" ? "" : `/${place}`,
    __OF__: place === "" ? "" : ` of ${place}`,
    __MAIN__: JSON.stringify(mainBranch),
    __REVIEWERS__: `[${reviewers.map((name) => JSON.stringify(name)).join(", ")}]`,
    __VERSION__: version,
    __SHA256__: createHash("sha256").update(set.tool.script).digest("hex"),
  };
}

/** In one pass, so that no word is looked for in another's place. */
function filledIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/__[A-Z0-9]+__/g, (word) => words[word] ?? word);
}

function placeOf(path: string, { place, readme, ...set }: NewSet): string {
  if (path === "README.md" && readme !== undefined) return readme;
  if (path === pullRequestTemplate) {
    if (place !== "") return ".github/PULL_REQUEST_TEMPLATE/touchstone.md";
    return set.pullRequestTemplate ?? path;
  }
  if (path === workflow && place !== "") {
    return `.github/workflows/touchstone-${place.replaceAll("/", "-")}.yaml`;
  }
  const atRoot = path === workflow || path.startsWith(".vscode/");
  return atRoot ? path : posix.join(place, path);
}

function partOf(path: string): SetPart {
  if (path.startsWith(tool)) return "tool";
  if (path.startsWith(".vscode/") || path.startsWith("schemas/")) return "editors";
  if (path === ".gitattributes") return "Git";
  if (path === ".github/touchstone.yaml") return "policy";
  return path.startsWith(".github/") ? "GitHub" : "set";
}
