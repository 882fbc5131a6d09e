import type { ContractComparison, LineChange } from "../../../exporting/contracts/comparison.ts";
import { jsonText } from "../../untrusted/json.ts";
import type { ComparedContracts, NamedSide } from "./compared-contracts.ts";

/** The same as one JSON object and a line feed, with every list whole. docs/comparing-runs.md says what each name means. */
export function contractsJson({ a, b, comparison }: ComparedContracts): string {
  const { comparable, reasons, remarks, members, sameInBoth } = comparison;
  const value = {
    version: 1,
    verdict: comparable ? "comparable" : "not-comparable",
    a: sideValue(a),
    b: sideValue(b),
    reasons,
    remarks,
    members: membersValue(members),
    sameInBoth: sameInBoth ?? null,
  };
  return `${jsonText(value, { indent: 2 })}\n`;
}

function sideValue({ name, manifest, files }: NamedSide): object {
  const { digest, corpusRevision, purpose, shape, splits, claim, counts, writtenBy } = manifest;
  return {
    manifest: name,
    setDigest: digest,
    corpusRevision,
    purpose,
    shape,
    splits,
    claim: claim?.sentence ?? null,
    counts,
    writtenBy,
    files: files ?? null,
  };
}

function membersValue({
  onlyInA,
  onlyInB,
  changed,
  ...others
}: ContractComparison["members"]): object {
  const absent = (some: typeof onlyInA): object[] =>
    some.map(({ id, split, leftOut = null }) => ({ id, split, leftOut }));
  return {
    ...others,
    onlyInA: absent(onlyInA),
    onlyInB: absent(onlyInB),
    changed: changed.map(({ id, digest, lines }): object => {
      return { id, digest, lines: lines === undefined ? null : linesValue(lines) };
    }),
  };
}

function linesValue({ fields, evidence }: LineChange): object {
  return { fields, evidence };
}
