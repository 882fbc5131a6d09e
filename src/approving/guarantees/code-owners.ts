import { fitsGlob } from "../../model/glob.ts";

/** A line of CODEOWNERS: whom GitHub asks about the paths that it fits. */
export interface OwnersLine {
  readonly line: number;
  readonly pattern: string;
  readonly owners: readonly string[];
}

/** The lines of CODEOWNERS that say something, in their order. */
export function ownersLines(text: string): readonly OwnersLine[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const words = written.replace(/(?:^|\s)#.*$/, "").match(/(?:\\.|[^\s\\])+/g) ?? [];
    const [pattern, ...owners] = words;
    if (pattern === undefined) return [];
    return [{ line: index + 1, pattern: pattern.replaceAll(/\\(.)/g, "$1"), owners }];
  });
}

/** The line that counts for a path: the last one that fits it. */
export function ownersLineFor(lines: readonly OwnersLine[], path: string): OwnersLine | undefined {
  return lines.findLast(({ pattern }) => fitsOwned(pattern, path));
}

/**
 * Whether a pattern of CODEOWNERS fits the path of a file. It is one of .gitignore, with two differences: nothing is taken back
 * by "!", and "docs/*" fits what lies in docs itself and nothing below.
 */
export function fitsOwned(pattern: string, path: string): boolean {
  const isAnchored = pattern.slice(0, -1).includes("/");
  const parts = pattern.split("/").filter((part) => part !== "");
  if (parts.length === 0) return false;
  const wanted = isAnchored ? parts : ["**", ...parts];
  const isFolder = pattern.endsWith("/");
  const isOneLevel = isAnchored && wanted.at(-1) === "*";
  return fitsParts(wanted, path.split("/"), { isFolder, isOneLevel });
}

interface Ending {
  /** Whether it names a folder, so that something has to lie below what it fits. */
  readonly isFolder: boolean;
  /** Whether nothing may lie below. */
  readonly isOneLevel: boolean;
}

/** Which starts of the pattern fit the path so far; worked out part by part, so that no pattern takes long. */
function fitsParts(
  wanted: readonly string[],
  path: readonly string[],
  { isFolder, isOneLevel }: Ending,
): boolean {
  let reached = spread(wanted, new Set([0]));
  for (const [index, part] of path.entries()) {
    const next = new Set<number>();
    for (const at of reached) {
      const want = wanted[at];
      if (want === "**") next.add(at);
      else if (want !== undefined && fitsGlob(want, part)) next.add(at + 1);
    }
    reached = spread(wanted, next);
    const isLast = index === path.length - 1;
    if (reached.has(wanted.length) && (isLast ? !isFolder : !isOneLevel)) return true;
  }
  return false;
}

/** "**" may also stand for nothing. */
function spread(wanted: readonly string[], reached: Set<number>): ReadonlySet<number> {
  for (const at of reached) if (wanted[at] === "**") reached.add(at + 1);
  return reached;
}

/** Whether a word can be the name of an account, of a team, or an address; those of a template are nobody's. */
export function canOwn(owner: string): boolean {
  if (owner === "@OWNER" || owner.endsWith("@touchstone.example")) return false;
  return (
    /^@[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[\w.-]+)?$/.test(owner) || /^[^@\s]+@[^@\s]+$/.test(owner)
  );
}
