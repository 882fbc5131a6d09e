import type { Conflict } from "../families/conflicts.ts";
import type { Step } from "../families/shortest-path.ts";
import type { Holder } from "../families/split-graph.ts";
import { quoted } from "../model/sentence.ts";

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
export function conflictFix({ cut, path }: Conflict): string {
  const ofCases = path.every(({ from, to }) => from.kind === "case" && to.kind === "case");
  const together = ofCases
    ? "give these cases one split"
    : "record these families on one side in families.yaml";
  switch (cut.kind) {
    case "relations":
      return `Relations alone join the two sides, so leaving cases out is no way: ${together}, or keep related families apart under "exceptions" with a reason.`;
    case "many":
      return `More than ${cut.moreThan} cases join the two sides, so leaving cases out is no way: ${together}.`;
    case "cases":
      return cut.files.length === 1 ? ofOne(ofCases, together) : ofSeveral(cut.files, together);
  }
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
  const names = files.map((file) => quoted(file.case.id ?? file.path)).join(", ");
  return `To separate the two sides, ${files.length} cases would have to drop a source or be excluded under "exceptions" with a reason: ${names}. Else ${together}.`;
}

/** How many steps of a path are told from each end. */
const told = 4;

/** Every step of a path, from one side to the other; of a long one the steps at both ends. */
export function wayInWords(path: readonly [Step, ...Step[]]): string {
  const steps = path.map(({ through, to }) => {
    const by = through.by === "relation" ? "a relation" : `case ${nameOf(through.file)}`;
    return `${by} – ${inWords(to)}`;
  });
  const left = steps.length - 2 * told;
  const shown =
    left <= 1 ? steps : [...steps.slice(0, told), `${left} more steps`, ...steps.slice(-told)];
  return [inWords(path[0].from), ...shown].join(" – ");
}

/** A family or a case by its name and split. */
export function inWords(holder: Holder): string {
  const split = holder.split === undefined ? "" : ` (${holder.split})`;
  if (holder.kind === "family") return `${quoted(holder.id)}${split}`;
  return `case ${nameOf(holder.file)}${split}`;
}

/** A case by its id, or its file where it has none. */
export function nameOf(file: Parameters<typeof ofSeveral>[0][number]): string {
  return quoted(file.case.id ?? file.path);
}
