import { parseLocatedJson, type LocatedJson } from "../../load/located-json.ts";
import { startOf } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { calendarReasons } from "./calendar.ts";
import { caseReasons } from "./cases.ts";
import { claimReasons } from "./claims.ts";
import { countsOf, type ManifestCounts } from "./counts.ts";
import { holdoutReasons } from "./holdout.ts";
import { inventoryReasons } from "./inventory.ts";
import type { ReadManifest } from "./manifest.ts";
import { placesOf, type Placed } from "./placed.ts";
import { readManifest } from "./read-manifest.ts";
import type { Reason, Remark } from "./reason.ts";
import { remarksOn } from "./remarks.ts";
import { concerned, readShape } from "./shape.ts";
import { sideReasons } from "./sides.ts";
import { sourceReasons } from "./sources.ts";
import { textReasons } from "./texts.ts";
import { variantReasons } from "./variants.ts";

/** The verdict on a manifest: PASS where there is no reason to reject it. */
export interface Audit {
  readonly verdict: "PASS" | "BLOCK";
  /** In the order of the file. */
  readonly reasons: readonly Reason[];
  /** In the order of the file. */
  readonly remarks: readonly Remark[];
  /** Undefined where the file could not be read as a manifest. */
  readonly manifest: ReadManifest | undefined;
  readonly counts: ManifestCounts | undefined;
  /** The file's text, as far as it is JSON. */
  readonly text: string;
}

/** The largest manifest that is read, in bytes: a hundred thousand cases fit. */
export const largestManifest: number = 64 * 1024 * 1024;

/** The verdict on a file that is too large to be read. */
export function oversized(file: string): Audit {
  const reason: Reason = {
    code: "manifest-unreadable",
    message: `The file is larger than ${largestManifest / 1024 / 1024} MiB, so it was not read.`,
    at: startOf(file),
    fix: "Leave out what no audit needs, such as texts of documents.",
  };
  return audited({ reasons: [reason], remarks: [], manifest: undefined, text: "" });
}

/** Judges the bytes of a manifest: every reason to reject it, not the first. Never throws, whatever the bytes. */
export function auditManifest(file: string, bytes: Uint8Array): Audit {
  if (bytes.length > largestManifest) return oversized(file);
  const json = parseLocatedJson(file, bytes);
  if ("problem" in json) {
    const reason: Reason = { code: "manifest-unreadable", ...json.problem };
    return audited({ reasons: [reason], remarks: [], manifest: undefined, text: "" });
  }
  const shape = readShape(json);
  const reasons = [...namesTwice(json), ...shape.reasons];
  const { text } = json;
  if (shape.value === undefined) {
    return audited({ reasons, remarks: shape.remarks, manifest: undefined, text });
  }
  const manifest = readManifest(shape.value);
  const placed = placesOf(json);
  return audited({
    reasons: [
      ...reasons,
      ...textReasons(json),
      ...calendarReasons(shape.value, json),
      ...judged(manifest, placed),
    ],
    remarks: [...shape.remarks, ...remarksOn(manifest, placed, json)],
    manifest,
    text,
  });
}

function judged(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  // Without a claim nobody can say whether shared families are a defect.
  const areApart = manifest.claim !== undefined && manifest.claim !== "fixed-corpus";
  return [
    ...caseReasons(manifest, placed),
    ...(areApart ? sideReasons(manifest, placed) : []),
    ...variantReasons(manifest, placed),
    ...sourceReasons(manifest, placed),
    ...inventoryReasons(manifest, placed),
    ...holdoutReasons(manifest, placed),
    ...claimReasons(manifest, placed),
  ];
}

function audited({ reasons, remarks, ...rest }: Omit<Audit, "verdict" | "counts">): Audit {
  return {
    verdict: reasons.length === 0 ? "PASS" : "BLOCK",
    reasons: inOrder(reasons),
    remarks: inOrder(remarks),
    counts: rest.manifest === undefined ? undefined : countsOf(rest.manifest),
    ...rest,
  };
}

function inOrder<Told extends Reason | Remark>(told: readonly Told[]): readonly Told[] {
  return told.toSorted(
    (a, b) => a.at.line - b.at.line || a.at.column - b.at.column || byUtf8(a.code, b.code),
  );
}

function namesTwice({ twice, value }: LocatedJson): readonly Reason[] {
  return twice.map(({ name, path, at, first }) => ({
    code: "duplicate-key",
    message: `${quoted(name)} stands twice in this object, and a reader may take either value.`,
    at,
    related: [first],
    fix: "Keep one of the two.",
    ...concerned(path, value),
  }));
}
