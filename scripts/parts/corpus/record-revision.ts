import { citedChunks } from "../../../src/corpus/cited-chunks.ts";
import { contentOf, type Content } from "../../../src/corpus/snapshot.ts";
import {
  planSnapshot,
  snapshotChanges,
  type SnapshotPlan,
} from "../../../src/corpus/snapshot-plan.ts";
import { stateDefects } from "../../../src/corpus/state-defects.ts";
import {
  filesOfTexts,
  keptTexts,
  textChanges,
  type FileChange,
} from "../../../src/corpus/text-files.ts";
import { changedFiles } from "../../../src/git/changed-files.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { whileHeld, type WriteHeld } from "../../../src/git/write-files.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { readCorpusState } from "../../../src/load/read-corpus-state.ts";
import { readTexts } from "../../../src/load/read-texts.ts";
import type { Defect } from "../../../src/model/dataset.ts";
import { casesFolder, isYamlName } from "../../../src/model/layout.ts";
import type { Tree } from "../../../src/model/tree.ts";
import { leftOutReport } from "../../../src/report/corpus/dump-report.ts";
import { snapshotReport } from "../../../src/report/corpus/snapshot-report.ts";
import { defectReport } from "../../../src/report/verdict/text-report.ts";
import { UsageError, type ExitCode, type Io } from "../../io.ts";
import { placeFrom } from "../set-folder.ts";
import type { CorpusSource, SnapshotOptions } from "./corpus-source.ts";
import type { RevisionName } from "./snapshot-inputs.ts";

/** A corpus that was read, and the revision that it is to become. */
interface WantedRevision
  extends Omit<CorpusSource, "newest">, RevisionName, Pick<SnapshotOptions, "texts" | "dryRun"> {}

/**
 * Records a corpus revision, and tells what became of it. Another run waits from the reading of the set on, and then builds
 * on what this one wrote. Throws UsageError where its name is taken.
 */
export async function recordRevision(
  io: Io,
  folder: string,
  wanted: WantedRevision,
): Promise<ExitCode> {
  if (wanted.dryRun === true) return await recordWith(io, folder, { wanted, write: writeNothing });
  return await whileHeld(folder, async (write) => await recordWith(io, folder, { wanted, write }));
}

async function writeNothing(): Promise<void> {
  await Promise.resolve();
}

async function recordWith(
  io: Io,
  folder: string,
  { wanted, write }: { readonly wanted: WantedRevision; readonly write: WriteHeld },
): Promise<ExitCode> {
  const tree = workingTree(folder);
  const content = contentOf(wanted.read.documents, wanted.read.chunks);
  const state = await readCorpusState(tree, wanted.id);
  const texts = await readTexts(tree, filesOfTexts(state.paths, content.texts));
  const defects = [...stateDefects(state), ...texts.defects];
  if (defects.length > 0) return refused(io, folder, defects);

  const policy = wanted.texts ?? "all";
  const plan = planSnapshot({ ...wanted, texts: policy }, content, state);
  if (plan.kind === "taken") throw taken(wanted, plan);
  const present: ReadonlyMap<string, string> = texts.texts;
  const kept = await keptOf(tree, content, policy);
  const changes = changesOf(plan, textChanges(kept, present, state), {
    paths: state.paths,
    // A text that somebody withdrew comes back only where it is asked for.
    addsTexts: wanted.texts !== undefined,
  });
  const changed = await changedFiles(tree, changes);
  await write(changed);
  io.out(leftOutReport(wanted.read.leftOut, io.style));
  io.out(
    snapshotReport(
      {
        plan,
        id: wanted.id,
        documents: content.documents.size,
        chunks: content.chunks.size,
        source: wanted,
        keptTexts: kept.size,
        newTexts: [...kept.keys()].filter((hash) => !present.has(hash)).length,
        changed: changed.map(([path]) => path),
        dryRun: wanted.dryRun === true,
        hasCases: (await tree.list(casesFolder)).some(({ path }) => isYamlName(path)),
      },
      io.style,
    ),
  );
  return 0;
}

function changesOf(
  plan: SnapshotPlan,
  texts: readonly FileChange[],
  { paths, addsTexts }: { readonly paths: readonly string[]; readonly addsTexts: boolean },
): readonly FileChange[] {
  if (plan.kind === "new" || plan.kind === "unfinished") {
    return snapshotChanges(plan, texts, paths);
  }
  return plan.kind === "same" && addsTexts ? texts : [];
}

async function keptOf(
  tree: Tree,
  content: Content,
  policy: NonNullable<WantedRevision["texts"]>,
): Promise<ReadonlyMap<string, string>> {
  const cases = policy === "cited" ? (await loadDataset(tree)).cases : [];
  return keptTexts(content, policy, citedChunks(cases));
}

function refused(io: Io, folder: string, defects: readonly Defect[]): ExitCode {
  const place = placeFrom(io.cwd, folder);
  io.out(`${defectReport(defects, { style: io.style, place })}\n`);
  io.out("The recorded corpus cannot be built on, so nothing was written.\n");
  return 1;
}

function taken(
  { id }: WantedRevision,
  { free }: Extract<SnapshotPlan, { kind: "taken" }>,
): UsageError {
  return new UsageError(
    `Corpus revision "${id}" is recorded already, with other content, and a recorded revision never changes. Give the new one a name of its own, as in --id ${free}.`,
  );
}
