import { groupsOf } from "../../model/groups.ts";
import { listed, quoted } from "../../model/sentence.ts";
import {
  caseName,
  caseStart,
  type ManifestCase,
  type PlacedId,
  type ReadManifest,
  type RegisteredDocument,
} from "./manifest.ts";
import { isAfter } from "./moments.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** What a period or an access claim asks for beyond the split itself. */
export function claimReasons(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  switch (manifest.claim) {
    case "period":
      return periodReasons(manifest, placed);
    case "access":
      return manifest.cases
        .filter(({ split }) => split !== "excluded")
        .flatMap((one) => accessReasons(one, manifest, placed));
    case "family":
    case "fixed-corpus":
    case undefined:
      return [];
  }
}

function periodReasons(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  const { cutoff, register } = manifest;
  const missing: readonly Reason[] = placed.has("cutoff")
    ? []
    : [
        {
          code: "cutoff-missing",
          message: "The claim is about a period, and no cutoff says where the period ends.",
          ...placed.at(["claim"]),
          fix: 'Add "cutoff" with a day or a moment.',
        },
      ];
  const citing = citingCases(manifest);
  const late = (register?.documents ?? []).flatMap((document) =>
    lateReasons(document, { cutoff, citing, placed }),
  );
  return [...missing, ...late, ...misplacedQuestions(manifest, placed)];
}

/**
 * A case that says when it is asked is on the side of that moment: the cutoff itself is of the period held out. A spent
 * holdout may be of either period.
 */
function misplacedQuestions({ cases, cutoff }: ReadManifest, placed: Placed): readonly Reason[] {
  if (cutoff === undefined) return [];
  return cases.flatMap((one) => {
    const { split, askedAt } = one;
    if (askedAt === undefined || split === undefined) return [];
    if (split === "excluded" || split === "regression") return [];
    const isBefore = isAfter(cutoff, askedAt);
    if (isBefore !== (split === "test")) return [];
    const when = isBefore
      ? `before the cutoff of ${cutoff}, and is in "test"`
      : `in the period held out, which begins at the cutoff of ${cutoff}, and is in ${quoted(split)}`;
    return [
      {
        code: "outside-period" as const,
        message: `${caseStart(one)} is asked at ${askedAt}, ${when}.`,
        ...placed.inCase(one, "asked_at"),
        related: [placed.at(["cutoff"]).at],
        fix: isBefore
          ? "Ask it at the cutoff or later, or leave it out: what came before it is no test of what came after."
          : 'Ask it before the cutoff, if its documents were there by then; else it can only be in "test".',
      },
    ];
  });
}

interface Citation {
  readonly one: ManifestCase;
  readonly document: PlacedId;
}

type Citing = ReadonlyMap<string, readonly Citation[]>;

function citingCases({ cases }: ReadManifest): Citing {
  const citations = cases
    .filter(({ split }) => split !== "excluded")
    .flatMap((one) => one.documents.map((document) => ({ one, document })));
  return groupsOf(citations, ({ document }) => document.id);
}

interface Period {
  readonly cutoff: string | undefined;
  readonly citing: Citing;
  readonly placed: Placed;
}

/** A document is read at the cutoff, but for cases that say when they are asked. */
function lateReasons(
  { id, published, publishedPath }: RegisteredDocument,
  { cutoff, citing, placed }: Period,
): readonly Reason[] {
  if (published === undefined) return [];
  const citations = citing.get(id) ?? [];
  const atCutoff = citations.filter(({ one }) => one.askedAt === undefined);
  const isRead = citations.length === 0 || atCutoff.length > 0;
  const late = `Document ${quoted(id)} was published on ${published}`;
  const reasons: Reason[] = [];
  if (cutoff !== undefined && isRead && isAfter(published, cutoff)) {
    reasons.push({
      code: "after-cutoff",
      message: `${late}, after the cutoff of ${cutoff}${usedBy(atCutoff)}.`,
      ...placed.at(publishedPath),
      related: atCutoff.slice(0, 1).map(({ document }) => placed.at(document.path).at),
      fix: "Leave the document out of the index and out of the register, with the cases that rest on it.",
    });
  }
  for (const { one, document } of citations) {
    if (one.askedAt === undefined || !isAfter(published, one.askedAt)) continue;
    reasons.push({
      code: "after-cutoff",
      message: `${late}, after ${caseName(one)} is asked (${one.askedAt}).`,
      ...placed.at(document.path),
      related: [placed.at(publishedPath).at],
      fix: "Leave the case out, or let it rest on what was there when it is asked.",
    });
  }
  return reasons;
}

function usedBy(citations: readonly Citation[]): string {
  if (citations.length === 0) return "";
  const names = citations.slice(0, 3).map(({ one }) => caseName(one));
  const more = citations.length > 3 ? [`${citations.length - 3} more`] : [];
  const all = [...names, ...more];
  return `, and ${listed(all)} ${all.length === 1 ? "rests" : "rest"} on it`;
}

function accessReasons(
  one: ManifestCase,
  { register }: ReadManifest,
  placed: Placed,
): readonly Reason[] {
  const { caller } = one;
  const permitted = caller === undefined ? undefined : register?.callers.get(caller.id);
  if (caller === undefined || permitted === undefined) {
    const who = caller === undefined ? "names no caller" : `is asked by ${quoted(caller.id)}`;
    const gap = caller === undefined ? "" : ", whom the register does not know";
    return [
      {
        code: "caller-missing",
        message: `${caseStart(one)} ${who}${gap}, so nothing says which documents may be read.`,
        ...placed.inCase(one, "caller"),
        fix: 'Name a caller of "callers" in the register, which lists the documents each may see.',
      },
    ];
  }
  if (one.expectsRefusal) return [];
  return one.documents
    .filter(({ id }) => !permitted.has(id))
    .map(({ id, path }) => ({
      code: "not-permitted" as const,
      message: `${caseStart(one)} rests on ${quoted(id)}, which its caller ${quoted(caller.id)} may not see.`,
      ...placed.at(path),
      fix: 'Ask as a caller who may see it, or write "expects": "abstention" where a refusal is right.',
    }));
}
