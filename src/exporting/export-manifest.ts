import type { Split } from "../model/families.ts";
import type { ExportManifest, Member } from "../model/generated/export.ts";
import { sha256 } from "../model/hash.ts";
import { countsBySplit, countsOf } from "./counts.ts";
import type { ExportedCase, ExportedSet } from "./exported-set.ts";
import { labelOf } from "./record.ts";
import type { ContractLoss } from "./shape.ts";

/** What a manifest is of, beside the set. */
export interface Written {
  /** The shape that the set was written in. */
  readonly shape: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly losses: readonly ContractLoss[];
  /** The sides that were asked for, where some were. */
  readonly splits: readonly Split[] | undefined;
  /** The program and its version. */
  readonly writtenBy: string;
}

/** What stands beside an exported set: by what a result can be told to be of just these cases, this corpus and this claim. */
export function exportManifest(set: ExportedSet, written: Written): ExportManifest {
  const { cases, claim, revision, purpose, digest, leftOut } = set;
  const { shape, files, losses, splits, writtenBy } = written;
  return {
    version: 1,
    writtenBy,
    shape,
    purpose,
    splits: splits === undefined ? null : [...splits],
    digest,
    corpusRevision: { ...revision },
    claim:
      claim === undefined
        ? null
        : { ...claim, caveats: [...claim.caveats], limits: [...claim.limits] },
    counts: {
      ...countsOf(cases),
      current: cases.filter(({ currency }) => currency === "current").length,
      carried: cases.filter(({ currency }) => currency === "carried").length,
      notConfirmation: cases.filter(({ holdout }) => holdout === "spent").length,
      leftOut: leftOut.length,
      splits: { ...countsBySplit(cases) },
    },
    files: files.map(({ path, text }) => ({
      path,
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
    })),
    members: cases.map(memberOf),
    leftOut: leftOut.map(({ why, path, id, reasons }) => ({
      ...(id === undefined ? {} : { id }),
      path,
      why,
      ...(reasons.length === 0 ? {} : { reasons: [...reasons] }),
    })),
    losses: losses.map((loss) => ({ ...loss, cases: [...loss.cases] })),
  };
}

function memberOf(one: ExportedCase): Member {
  const { case: golden, digest, split, families, component, currency, holdout } = one;
  return {
    id: golden.id,
    digest,
    split: split ?? null,
    families: [...families],
    ...(component === undefined ? {} : { component }),
    currency,
    ...(holdout === undefined ? {} : { holdout }),
    ...labelOf(one),
  };
}
