import { limits } from "../../src/load/limits.ts";
import { readObservations, type ObservationReading } from "../../src/load/read-observations.ts";
import { plainBytes, type DueFile } from "./input-file.ts";

const due: DueFile = {
  kind: "a file of observations",
  most: limits.observations,
  fix: "Cut it into several files, and name each.",
};

/** Reads the files of observations that a command line names. Throws UsageError for one that cannot be opened, is no plain file, or is too large. */
export async function observationsIn(
  cwd: string,
  names: readonly string[],
): Promise<ObservationReading> {
  const files = [];
  for (const file of names) files.push({ file, bytes: await plainBytes(cwd, file, due) });
  return await readObservations(files);
}
