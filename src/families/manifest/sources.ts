import { groupsOf } from "../../model/groups.ts";
import { nearestTeller, type TellNearest } from "../../model/nearest.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { idsOf, relatedFamilies } from "./linked.ts";
import {
  caseStart,
  type ManifestCase,
  type PlacedId,
  type ReadManifest,
  type Register,
} from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** Where cases and the source register disagree; nothing where there is no register. */
export function sourceReasons(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  const { register } = manifest;
  if (register === undefined) return [];
  const rootOf = relatedFamilies(manifest);
  const familiesOf = documentFamilies(register);
  const context: Context = { register, familiesOf, placed, rootOf, near: nearestTeller(100) };
  return [
    ...unknownFamilies(manifest.cases, context),
    ...manifest.cases.flatMap((one) => documentReasons(one, context)),
    ...documentsTwice(context),
  ];
}

interface Context {
  readonly register: Register;
  /** The families of each registered document. */
  readonly familiesOf: ReadonlyMap<string, readonly string[]>;
  readonly placed: Placed;
  /** Families that relations join have the same root. */
  readonly rootOf: (family: string) => string;
  readonly near: TellNearest;
}

function unknownFamilies(
  cases: readonly ManifestCase[],
  { register, placed, near }: Context,
): readonly Reason[] {
  const known = new Set(idsOf(register.families));
  const named = [
    ...cases.flatMap((one) => one.families),
    ...register.related.flatMap(({ families }) => families),
  ];
  return named
    .filter(({ id }) => !known.has(id))
    .map(({ id, path }) => ({
      code: "unknown-family",
      message: `The register has no family ${quoted(id)}${near(id, known)}.`,
      ...placed.at(path),
      fix: "Register the family with its documents, or name one that is there.",
    }));
}

function documentReasons(one: ManifestCase, context: Context): readonly Reason[] {
  return one.documents.flatMap((document) => {
    const families = context.familiesOf.get(document.id);
    return families === undefined
      ? [unknownDocument(document, context)]
      : lineageReasons({ one, document, families }, context);
  });
}

function unknownDocument({ id, path }: PlacedId, { familiesOf, placed, near }: Context): Reason {
  return {
    code: "unknown-document",
    message: `The register has no document ${quoted(id)}${near(id, familiesOf.keys())}.`,
    ...placed.at(path),
    fix: "Register it under its family, or name a document that is there.",
  };
}

interface Cited {
  readonly one: ManifestCase;
  readonly document: PlacedId;
  readonly families: readonly string[];
}

/** A document of several families that are related needs one of them: the relation names the others. */
function lineageReasons(
  { one, document, families }: Cited,
  { placed, rootOf }: Context,
): readonly Reason[] {
  const named = new Set(idsOf(one.families));
  const roots = new Set(idsOf(one.families).map(rootOf));
  const isNamed = (family: string): boolean =>
    named.has(family) || (families.length > 1 && roots.has(rootOf(family)));
  const hidden = families.filter((family) => !isNamed(family));
  if (hidden.length === 0) return [];
  const names = listed(hidden.map(quoted));
  return [
    {
      code: "lineage-incomplete",
      message: `${caseStart(one)} rests on ${quoted(document.id)} of family ${names}, which it does not name.`,
      ...placed.at(document.path),
      fix: `Add ${names} to its families: it joins them with the others.`,
    },
  ];
}

function documentFamilies(register: Register): ReadonlyMap<string, readonly string[]> {
  const groups = groupsOf(register.documents, ({ id }) => id);
  return new Map(
    [...groups].map(([id, some]) => [id, [...new Set(some.map(({ family }) => family))]]),
  );
}

function documentsTwice({ register, placed, rootOf }: Context): readonly Reason[] {
  const groups = groupsOf(register.documents, ({ id }) => id);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const apart = others.filter(
      ({ family }) => family !== first.family && rootOf(family) !== rootOf(first.family),
    );
    return apart.map(({ id, family, path }) => ({
      code: "document-in-two-families" as const,
      message: `Document ${quoted(id)} is registered in family ${quoted(family)} and in ${quoted(first.family)}, which are not related.`,
      ...placed.at(path),
      related: [placed.at(first.path).at],
      fix: 'Keep it in one of the two, or list both families together under "related".',
    }));
  });
}
