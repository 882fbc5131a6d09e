import { dumpReport } from "../../../src/report/corpus/dump-report.ts";
import type { ExitCode, Io } from "../../io.ts";
import { existingFolder } from "../set-folder.ts";
import type { SnapshotOptions } from "./corpus-source.ts";
import { recordRevision } from "./record-revision.ts";
import { snapshotInputs } from "./snapshot-inputs.ts";

/** Records a dump or a folder as the current revision, as `touchstone corpus snapshot` does. */
export async function runSnapshot(
  io: Io,
  names: readonly string[],
  options: SnapshotOptions,
): Promise<ExitCode> {
  // A first snapshot makes the set: its folder need not hold one yet.
  const folder = await existingFolder(io.cwd, options.set);
  const { named, ...corpus } = await snapshotInputs(io, names, options);
  const { problems } = corpus.read;
  if (problems.length > 0) {
    io.out(dumpReport(problems, io.style, corpus.what));
    return 1;
  }
  return await recordRevision(io, folder, { ...options, ...corpus, ...(await named()) });
}
