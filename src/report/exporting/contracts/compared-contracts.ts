import type { ContractComparison } from "../../../exporting/contracts/comparison.ts";
import type { Side } from "../../../exporting/contracts/side.ts";
import { splits } from "../../../families/splits.ts";
import { whyLeftOut } from "../../../exporting/left-out.ts";
import { counted } from "../../../model/sentence.ts";

/** Two contracts by the names that somebody gave them, and how they compare. */
export interface ComparedContracts {
  readonly a: NamedSide;
  readonly b: NamedSide;
  readonly comparison: ContractComparison;
}

export interface NamedSide extends Side {
  /** The manifest's file. Untrusted text. */
  readonly name: string;
}

/** The first sentence of every report. */
export function verdictWords({ comparable, members }: ContractComparison): string {
  return comparable
    ? `Comparable: A and B are one contract, ${counted(members.counts.a, "case")} under one corpus revision.`
    : "Not comparable: a score on A and a score on B are about two different things.";
}

/** What to do with the verdict. */
export function nextWords({ comparable }: ContractComparison): string {
  return comparable
    ? "Where both runs really used that corpus revision and have a result for each case (touchstone inventory check), a score that moved was moved by what was run, or by chance. This command knows no score."
    : "A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.";
}

/** What a contract is, line by line. Untrusted text. */
export function sideLines({ name, manifest, files }: NamedSide): readonly string[] {
  const { members, purpose, shape, corpusRevision, digest, claim } = manifest;
  const absent = (files ?? []).filter(({ state }) => state === "absent");
  return [
    name,
    `${counted(members.length, "case")} for ${purpose}, as ${shape}${sidesWords(manifest.members)}`,
    `corpus revision ${corpusRevision.id}, ${corpusRevision.digest}`,
    claim === null ? "not split, no score may be claimed" : `claim ${claim.kind}`,
    ...leftOutWords(manifest.leftOut),
    `set ${digest}`,
    ...(absent.length === 0
      ? []
      : [`not beside the manifest: ${absent.map(({ path }) => path).join(", ")}`]),
  ];
}

function sidesWords(members: Side["manifest"]["members"]): string {
  const sides = splits.flatMap((split) => {
    const count = members.filter((one) => one.split === split).length;
    return count === 0 ? [] : [`${count} ${split}`];
  });
  return sides.length === 0 ? "" : `: ${sides.join(", ")}`;
}

function leftOutWords(leftOut: Side["manifest"]["leftOut"]): readonly string[] {
  if (leftOut.length === 0) return [];
  const counts = Object.keys(whyLeftOut).flatMap((why) => {
    const count = leftOut.filter((one) => one.why === why).length;
    return count === 0 ? [] : [`${count} ${why}`];
  });
  return [`left out ${counts.join(", ")}`];
}
