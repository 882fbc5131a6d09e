import { fieldOf } from "../../model/fields.ts";
import type { FormatRecord } from "../format-case.ts";
import { kinds, reasons } from "../imported-case.ts";

/**
 * The kind that an export of a set states in the metadata of a record, with the reason of an abstention. Undefined where the
 * metadata are not such an export's: those of other tools may call many things a kind.
 */
export function ownKind(metadata: unknown): Pick<FormatRecord, "kind" | "because"> | undefined {
  const said = (name: string): string => {
    const value = fieldOf(metadata, name);
    return typeof value === "string" ? value : "";
  };
  const isOwn = said("case_id") !== "" && [said("digest"), said("set_digest")].every(isDigest);
  const kind = kinds.find((one) => one === said("kind"));
  if (!isOwn || kind === undefined) return undefined;
  if (kind !== "abstention") return { kind };
  const because = reasons.find((one) => one === said("because"));
  return because === undefined ? undefined : { kind, because };
}

function isDigest(text: string): boolean {
  return /^sha256:[0-9a-f]{64}$/.test(text);
}
