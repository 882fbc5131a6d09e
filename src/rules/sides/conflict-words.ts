import type { Conflict } from "../../families/conflicts.ts";
import type { Step } from "../../families/shortest-path.ts";
import type { Holder } from "../../families/split-graph.ts";
import { quoted } from "../../model/sentence.ts";

/** What joins two sides on a way, as one sentence about the case or the relation at which the finding stands. */
export function conflictMessage(path: Conflict["path"], bridge: Step): string {
  const [first, ...others] = path;
  const end = others.at(-1) ?? first;
  const ends = `${inWords(first.from)} and ${inWords(end.to)}`;
  if (others.length > 0) {
    const what = bridge.through.by === "case" ? "case" : "relation";
    return `This ${what} joins the sides of ${ends}, in ${path.length} steps: ${wayInWords(path)}.`;
  }
  if (bridge.through.by === "relation") {
    return `These families are declared related, but ${ends} are on two sides of the split.`;
  }
  if (first.from.kind === "family" && end.to.kind === "family") {
    return `This case needs ${ends}, so it joins both sides of the split.`;
  }
  return `This case rephrases another one, but ${ends} are on two sides of the split.`;
}

/** What can be done about it: which cases would have to go, or that no case is to blame. */
export function conflictFix(conflict: Conflict): string {
  const { cut } = conflict;
  const together = togetherIn(conflict);
  switch (cut.kind) {
    case "relations":
      return `Relations alone join the two sides, so leaving cases out is no way: ${together}, or keep related families apart under "exceptions" with a reason.`;
    case "many":
      return `More than ${cut.moreThan} cases join the two sides, so leaving cases out is no way: ${together}.`;
    case "cases":
      return cut.files.length === 1
        ? ofOne(isOfCases(conflict), together)
        : ofSeveral(cut.files, together);
  }
}

function togetherIn(conflict: Conflict): string {
  return isOfCases(conflict)
    ? "give these cases one split"
    : "record these families on one side in families.yaml";
}

function isOfCases({ path }: Conflict): boolean {
  return path.every(({ from, to }) => from.kind === "case" && to.kind === "case");
}

function ofOne(ofCases: boolean, together: string): string {
  const drop = ofCases
    ? 'Take "variantOf" out if this case asks something else'
    : "Without this case the two sides are apart: drop one of its sources";
  return `${drop}, ${together}, or exclude it under "exceptions" with a reason.`;
}

function ofSeveral(
  files: readonly { readonly case: { readonly id?: string | undefined }; readonly path: string }[],
  together: string,
): string {
  const names = files.map((file) => nameOf(file)).join(", ");
  return `To separate the two sides, ${files.length} cases would have to drop a source or be excluded under "exceptions" with a reason: ${names}. Else ${together}.`;
}

/** The same where the cases that would have to go are told beside it. */
export function conflictWayOut(conflict: Conflict): string {
  const { cut } = conflict;
  if (cut.kind !== "cases" || cut.files.length === 1) return conflictFix(conflict);
  return `Each of these cases would have to drop a source or be excluded under "exceptions" with a reason; else ${togetherIn(conflict)}.`;
}

/** How many steps of a path are told from each end. */
const told = 4;

/** How a name stands in a sentence: in quotes, or as a page sets it off. */
export type Naming = (name: string) => string;

/** Every step of a path, from one side to the other; of a long one the steps at both ends. */
export function wayInWords(path: Conflict["path"], naming: Naming = quoted): string {
  const steps = path.map(({ through, to }) => {
    const by = through.by === "relation" ? "a relation" : `case ${nameOf(through.file, naming)}`;
    return `${by} – ${inWords(to, naming)}`;
  });
  const left = steps.length - 2 * told;
  const shown =
    left <= 1 ? steps : [...steps.slice(0, told), `${left} more steps`, ...steps.slice(-told)];
  return [inWords(path[0].from, naming), ...shown].join(" – ");
}

/** A family or a case by its name and split. */
export function inWords(holder: Holder, naming: Naming = quoted): string {
  const split = holder.split === undefined ? "" : ` (${holder.split})`;
  if (holder.kind === "family") return `${naming(holder.id)}${split}`;
  return `case ${nameOf(holder.file, naming)}${split}`;
}

/** A case by its id, or its file where it has none. */
export function nameOf(
  file: Parameters<typeof ofSeveral>[0][number],
  naming: Naming = quoted,
): string {
  return naming(file.case.id ?? file.path);
}
