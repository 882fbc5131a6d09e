import type { Component } from "../../families/components.ts";
import type { Link, SplitGraph } from "../../families/split-graph.ts";
import type { LinkedSides } from "../../rules/sides/linked-sides.ts";
import { familyGraph } from "../families/family-graph.ts";

/** A diagram of what is joined, or the reason why there is none. */
export type ConflictDrawing =
  | { readonly diagram: string; readonly isWhole: boolean }
  | { readonly diagram: undefined };

/** More than this nobody reads; GitHub draws at most 500 lines between nodes, from at most 50,000 characters. */
const mostHolders = 40;
const mostLines = 250;
const mostCharacters = 20_000;

/**
 * Draws a component whose sides are joined, its bridges marked: the whole of it, of a large one the ways that are told, and
 * nothing where these are too long.
 */
export function conflictDrawing(
  component: Component,
  joined: readonly LinkedSides[],
  graph: SplitGraph,
): ConflictDrawing {
  const isBridge = bridgesOf(joined);
  const whole = drawn(component, isBridge, graph);
  if (whole !== undefined) return { diagram: whole, isWhole: true };
  const onWay = new Set(
    joined.flatMap(({ conflict: { path } }) => path.flatMap(({ from, to }) => [from.key, to.key])),
  );
  const ways = component.filter((key) => onWay.has(key));
  const part = drawn(ways, isBridge, onlyWays(graph, joined));
  return part === undefined ? { diagram: undefined } : { diagram: part, isWhole: false };
}

function drawn(
  keys: readonly string[],
  isBridge: (link: Link) => boolean,
  graph: SplitGraph,
): string | undefined {
  if (keys.length > mostHolders) return undefined;
  const diagram = familyGraph({ keys, isBridge }, graph);
  const isSmall = diagram.length <= mostCharacters && diagram.split("\n").length <= mostLines;
  return isSmall ? diagram : undefined;
}

/** The links that the ways go through, and those that would have to go. */
function onlyWays({ holders, links }: SplitGraph, joined: readonly LinkedSides[]): SplitGraph {
  const isBridge = bridgesOf(joined);
  const taken = new Set<Link>(
    joined.flatMap(({ conflict: { path } }) => path.map(({ through }) => through)),
  );
  return { holders, links: links.filter((link) => taken.has(link) || isBridge(link)) };
}

/** What a finding is told at, and each case that would have to go. */
function bridgesOf(joined: readonly LinkedSides[]): (link: Link) => boolean {
  const links = new Set<Link>(joined.map(({ bridge }) => bridge.through));
  const files = new Set(
    joined.flatMap(({ conflict: { cut } }) => (cut.kind === "cases" ? cut.files : [])),
  );
  return (link) => links.has(link) || (link.by === "case" && files.has(link.file));
}
