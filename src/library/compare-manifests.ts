import { compareContracts as compareSides } from "../exporting/contracts/compare-contracts.ts";
import type { ContractComparison } from "../exporting/contracts/comparison.ts";
import { manifestOf } from "../exporting/contracts/manifest-of.ts";
import type { Side } from "../exporting/contracts/side.ts";
import { UsageError } from "../model/usage-error.ts";
import { terminalText } from "../report/untrusted/terminal.ts";

/**
 * Whether scores on two exports may be compared at all, and why not. Takes two export manifests, as parsed JSON; files beside
 * them are not looked at. Throws UsageError where one of the values is no such manifest, or names no corpus revision.
 */
export function compareContracts(manifestA: unknown, manifestB: unknown): ContractComparison {
  return compareSides(sideOf("first", manifestA), sideOf("second", manifestB));
}

function sideOf(which: string, value: unknown): Side {
  const found = manifestOf(value);
  if ("manifest" in found) return found;
  const { message, path } = found.problem;
  const where = path.length === 0 ? "" : `, at ${path.join(".")}`;
  throw new UsageError(terminalText(`The ${which} manifest${where}: ${message}`));
}
