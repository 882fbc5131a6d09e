import { NotModelled } from "./fields-of.ts";

/** What a workflow says about branches, beside an event. */
export interface BranchFilter {
  readonly branches?: readonly string[];
  readonly "branches-ignore"?: readonly string[];
}

/** Whether an event of a branch starts a workflow: the last pattern that fits decides (GitHub's filter pattern cheat sheet). */
export function takesBranch(filter: BranchFilter, branch: string): boolean {
  const { branches, "branches-ignore": ignored } = filter;
  if (ignored !== undefined) return !ignored.some((pattern) => fits(pattern, branch));
  if (branches === undefined) return true;
  let isTaken = false;
  for (const pattern of branches) {
    const isNegative = pattern.startsWith("!");
    if (fits(isNegative ? pattern.slice(1) : pattern, branch)) isTaken = !isNegative;
  }
  return isTaken;
}

/** `*` is any run of characters without a slash, `**` any run at all. */
function fits(pattern: string, branch: string): boolean {
  if (/[?+[\]\\]/.test(pattern)) throw new NotModelled(`the branch pattern "${pattern}"`);
  const pieces = pattern.split(/(\*\*|\*)/).map((piece) => {
    if (piece === "**") return ".*";
    return piece === "*" ? "[^/]*" : piece.replaceAll(/[.^$(){}|]/g, String.raw`\$&`);
  });
  return new RegExp(`^${pieces.join("")}$`, "s").test(branch);
}
