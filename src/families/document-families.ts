import type { FamilyDraft } from "../model/families.ts";
import { fitsGlob } from "../model/glob.ts";
import type { Path } from "../model/location.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { isBlank } from "../model/white-space.ts";

/** An entry of a family's `documents` that claims a document. */
interface DocumentClaim {
  readonly family: string;
  readonly pattern: string;
  /** Its place in families.yaml. */
  readonly path: Path;
}

/** The families that claim a document: one entry each, sorted by family. One is right; none or several are not. */
export type ClaimsOf = (documentId: string) => readonly DocumentClaim[];

/**
 * Finds the families of documents. An exact name beats a pattern; otherwise every family with a fitting pattern claims the
 * document. Patterns are looked up by the text before their first star, so that many of them cost little.
 */
export function documentClaims(families: ReadonlyMap<string, FamilyDraft>): ClaimsOf {
  const exact = new Map<string, DocumentClaim[]>();
  const byStart = new Map<number, Map<string, DocumentClaim[]>>();
  for (const claim of allClaims(families)) {
    const star = claim.pattern.indexOf("*");
    if (star === -1) addTo(exact, claim.pattern, claim);
    else addTo(mapAt(byStart, star), claim.pattern.slice(0, star), claim);
  }
  const known = new Map<string, readonly DocumentClaim[]>();
  return (documentId) => {
    let claims = known.get(documentId);
    if (claims === undefined) {
      claims = onePerFamily(exact.get(documentId) ?? fitting(byStart, documentId));
      known.set(documentId, claims);
    }
    return claims;
  };
}

function* allClaims(families: ReadonlyMap<string, FamilyDraft>): Generator<DocumentClaim> {
  for (const [family, { documents }] of families) {
    for (const [index, pattern] of (documents ?? []).entries()) {
      if (pattern === undefined || isBlank(pattern)) continue;
      yield { family, pattern, path: ["families", family, "documents", index] };
    }
  }
}

function addTo(map: Map<string, DocumentClaim[]>, key: string, claim: DocumentClaim): void {
  const claims = map.get(key);
  if (claims === undefined) map.set(key, [claim]);
  else claims.push(claim);
}

function mapAt(
  maps: Map<number, Map<string, DocumentClaim[]>>,
  length: number,
): Map<string, DocumentClaim[]> {
  const map = maps.get(length) ?? new Map<string, DocumentClaim[]>();
  maps.set(length, map);
  return map;
}

function fitting(
  byStart: ReadonlyMap<number, ReadonlyMap<string, readonly DocumentClaim[]>>,
  documentId: string,
): readonly DocumentClaim[] {
  const found: DocumentClaim[] = [];
  for (const [length, claims] of byStart) {
    if (length > documentId.length) continue;
    for (const claim of claims.get(documentId.slice(0, length)) ?? []) {
      if (fitsGlob(claim.pattern, documentId)) found.push(claim);
    }
  }
  return found;
}

function onePerFamily(claims: readonly DocumentClaim[]): readonly DocumentClaim[] {
  const first = new Map<string, DocumentClaim>();
  for (const claim of claims) if (!first.has(claim.family)) first.set(claim.family, claim);
  return [...first.values()].toSorted((a, b) => byUtf8(a.family, b.family));
}
