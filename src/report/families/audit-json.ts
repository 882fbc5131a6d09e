import type { Audit } from "../../families/manifest/audit.ts";
import type { Reason, Remark } from "../../families/manifest/reason.ts";
import type { Location } from "../../model/location.ts";
import { limitsOf } from "./audit-limits.ts";
import { jsonText } from "../untrusted/json.ts";

/** The verdict on a manifest as one JSON object and a line feed. Records are counted from 0, lines and columns from 1. */
export function auditJson(audit: Audit): string {
  const { verdict, reasons, remarks, manifest, counts } = audit;
  return `${jsonText({
    verdict,
    reasons: reasons.map(jsonReason),
    remarks: remarks.map(jsonReason),
    claim: manifest?.claim ?? null,
    counts: counts ?? null,
    limits: verdict === "PASS" ? limitsOf(audit) : [],
  })}\n`;
}

function jsonReason({ code, message, at, fix, related, record, caseId }: Reason | Remark): object {
  return {
    code,
    message,
    ...placeOf(at),
    ...(record === undefined ? {} : { record }),
    ...(caseId === undefined ? {} : { caseId }),
    ...(fix === undefined ? {} : { fix }),
    ...(related === undefined ? {} : { related: related.map(placeOf) }),
  };
}

function placeOf({ file, line, column }: Location): Location {
  return { file, line, column };
}
