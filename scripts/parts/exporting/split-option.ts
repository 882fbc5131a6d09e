import { InvalidArgumentError, Option } from "commander";
import { splits } from "../../../src/families/splits.ts";
import type { Split } from "../../../src/model/families.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";

/** `--split` of a command that takes cases on some sides alone. */
export function splitOption(): Option {
  return new Option(
    "--split <sides>",
    "these sides alone, such as test or dev,regression",
  ).argParser(sidesIn);
}

/** Sides by their names, in the order of `splits`. */
function sidesIn(given: string): readonly Split[] {
  const names = given.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !splits.some((side) => side === name));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(
      `"${terminalText(unknown)}" is no side. The sides are ${splits.join(", ")}.`,
    );
  }
  return splits.filter((side) => names.includes(side));
}
