import type { Component } from "../families/components.ts";
import type { Holder, Link, SplitGraph } from "../families/split-graph.ts";
import type { Split } from "../model/families.ts";
import { groupsOf } from "../model/groups.ts";
import { listed } from "../model/sentence.ts";
import { mermaidText } from "./untrusted/mermaid.ts";

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

/** Some components as a Mermaid diagram: families by the shape of their split, and what joins them. Ids only, no titles and no texts. */
export function familyGraph(
  components: readonly Component[],
  { holders, links }: SplitGraph,
): string {
  const numbers = new Map(components.flat().map((key, index) => [key, `n${index}`]));
  const nodes = [...numbers].flatMap(([key, name]) => {
    const holder = holders.get(key);
    return holder === undefined ? [] : [`  ${name}${nodeOf(holder)}`];
  });
  const own = links.filter((link) => link.holders.some((key) => numbers.has(key)));
  const groups = groupsOf(own, (link) => JSON.stringify([link.by, link.holders.toSorted()]));
  const joints = [...groups.values()].flatMap((group, index) => {
    const [first] = group;
    const ends = first.holders.flatMap((key) => numbers.get(key) ?? []);
    const line = first.by === "relation" ? "-.-" : "---";
    return [
      `  j${index}>"${mermaidText(jointOf(group))}"]`,
      ...ends.map((end) => `  ${end} ${line} j${index}`),
    ];
  });
  return `${["graph LR", ...nodes, ...joints].join("\n")}\n`;
}

function nodeOf(holder: Holder): string {
  const [open, close] = holder.split === undefined ? unrecorded : shapes[holder.split];
  const name = holder.kind === "family" ? holder.id : `case ${nameOf(holder)}`;
  return `${open}"${mermaidText(`${name} (${holder.split ?? "no split"})`)}"${close}`;
}

function jointOf(links: readonly [Link, ...Link[]]): string {
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
