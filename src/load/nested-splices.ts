import { isDeepStrictEqual } from "node:util";
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isMap as isFields } from "../model/fields.ts";
import { blockListSplices, blockMapSplices } from "./block-splices.ts";
import { flowListSplices, flowMapSplices } from "./flow-splices.ts";
import { spanOf, type Editing, type IsKept, type Splice } from "./splice.ts";
import { inlineText } from "./yaml-text.ts";

interface Source {
  readonly text: string;
  readonly lineEnd: string;
  readonly document: Document;
  readonly isKept: IsKept;
}

/** What to change so that a value says something else; undefined where it does not stand so that only this can change. */
export function splicesFor(source: Source, node: Node, to: unknown): readonly Splice[] | undefined {
  return splicesIn({ ...source, inner: splicesIn, isFlow: false }, node, to);
}

function splicesIn(editing: Editing, node: Node, to: unknown): readonly Splice[] | undefined {
  if (isAlias(node) || node.range == null) return undefined;
  if (isDeepStrictEqual(node.toJS(editing.document), to)) return [];
  if (isScalar(node)) return typeof to === "string" ? scalarSplices(editing, node, to) : undefined;
  return isMap(node) || isSeq(node) ? collectionSplices(editing, node, to) : undefined;
}

function collectionSplices(
  editing: Editing,
  node: YAMLMap | YAMLSeq,
  to: unknown,
): readonly Splice[] | undefined {
  const isFlow = node.flow === true;
  const inside = { ...editing, isFlow: editing.isFlow || isFlow };
  if (isMap(node)) {
    if (!isFields(to)) return undefined;
    return isFlow ? flowMapSplices(inside, node, to) : blockMapSplices(inside, node, to);
  }
  if (!Array.isArray(to)) return undefined;
  return isFlow ? flowListSplices(inside, node, to) : blockListSplices(inside, node, to);
}

function scalarSplices(
  { text, isFlow }: Editing,
  node: Scalar,
  to: string,
): readonly Splice[] | undefined {
  const span = spanOf(text, node);
  if (span === undefined || span.isOfLines) return undefined;
  return [{ ...span, by: inlineText(to, { flow: isFlow, like: node.type }) }];
}
