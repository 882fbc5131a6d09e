import { readObservations, type ObservationReading } from "../../src/load/read-observations.ts";
import { inputBytes } from "./input-file.ts";

/** Reads the files of observations that a command line names. Throws UsageError for one that cannot be opened. */
export async function observationsIn(
  cwd: string,
  names: readonly string[],
): Promise<ObservationReading> {
  const files = [];
  for (const file of names) files.push({ file, bytes: await inputBytes(cwd, file) });
  return await readObservations(files);
}
