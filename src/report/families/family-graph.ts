import type { Holder, Link, SplitGraph } from "../../families/split-graph.ts";
import type { Split } from "../../model/families.ts";
import { groupsOf } from "../../model/groups.ts";
import { listed } from "../../model/sentence.ts";
import { mermaidText } from "../untrusted/mermaid.ts";

/** A shape for each side, so that nobody needs colours; the words say it too. */
const shapes: Readonly<Record<Split, readonly [string, string]>> = {
  dev: ["[", "]"],
  regression: ["[[", "]]"],
  validation: ["{{", "}}"],
  test: ["([", "])"],
};
const unrecorded = ["[/", "/]"] as const;

/** How many cases that join the same families are named. */
const most = 3;

/** The shapes in words, as the legend of a diagram. */
export const shapesInWords =
  "a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split";

/** What is drawn, and which of its links are called bridges. */
export interface Drawing {
  /** The keys of the holders to draw. */
  readonly keys: readonly string[];
  readonly isBridge?: (link: Link) => boolean;
}

/**
 * A part of a graph as a Mermaid diagram: families by the shape of their split, and what joins them as flags. A link is
 * drawn as far as its holders are. Ids only, no titles and no texts.
 */
export function familyGraph(
  { keys, isBridge = () => false }: Drawing,
  { holders, links }: SplitGraph,
): string {
  const numbers = new Map(keys.map((key, index) => [key, `n${index}`]));
  const nodes = [...numbers].flatMap(([key, name]) => {
    const holder = holders.get(key);
    return holder === undefined ? [] : [`  ${name}${nodeOf(holder)}`];
  });
  const own = links.flatMap((link) => {
    const ends = link.holders.flatMap((key) => numbers.get(key) ?? []).toSorted(byNumber);
    return ends.length < 2 ? [] : [{ link, ends }];
  });
  const groups = groupsOf(own, ({ link, ends }) => JSON.stringify([link.by, ends]));
  const joints = [...groups.values()].flatMap((group, index) => {
    const [{ link, ends }] = group;
    const joined = group.map((one) => one.link);
    const mark = joined.some(isBridge) ? "bridge, " : "";
    const line = link.by === "relation" ? "-.-" : "---";
    return [
      `  j${index}>"${mermaidText(`${mark}${jointOf(joined)}`)}"]`,
      ...ends.map((end) => `  ${end} ${line} j${index}`),
    ];
  });
  return `${["graph LR", ...nodes, ...joints].join("\n")}\n`;
}

function byNumber(a: string, b: string): number {
  return Number(a.slice(1)) - Number(b.slice(1));
}

function nodeOf(holder: Holder): string {
  const [open, close] = holder.split === undefined ? unrecorded : shapes[holder.split];
  const name = holder.kind === "family" ? holder.id : `case ${nameOf(holder)}`;
  return `${open}"${mermaidText(`${name} (${holder.split ?? "no split"})`)}"${close}`;
}

function jointOf(links: readonly Link[]): string {
  const names = links.flatMap((link) => (link.by === "case" ? [nameOf(link)] : []));
  if (names.length === 0) return links.length === 1 ? "related" : `related, ${links.length} times`;
  const more = names.length - most;
  const shown = listed([...names.slice(0, most), ...(more > 0 ? [`${more} more`] : [])]);
  return names.length === 1 ? `case ${shown}` : `${names.length} cases: ${shown}`;
}

function nameOf({
  file,
}: Extract<Holder, { kind: "case" }> | Extract<Link, { by: "case" }>): string {
  return file.case.id ?? file.path;
}
