import type { HeldOutSide } from "../../families/held-out-side.ts";
import type { CaseFile } from "../../model/case.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { AskedCase } from "../asked-change.ts";
import { heldOutIn } from "../change/held-out.ts";
import type { JudgedCase } from "../judgement.ts";
import {
  recordingTogether,
  type CaseBytes,
  type DecidedThere,
  type Recording,
} from "../recording/recording.ts";
import type { JudgedChange } from "../running/judged-change.ts";
import type { SetAt } from "../running/pull-sets.ts";
import { isAsJudged, isRecordedOf } from "./open-cases.ts";

/** What is decided of merged pull requests and not written down where it is looked for. */
export interface RecordingOnto extends Recording {
  /** The cases that changed since they were merged, by the number of the pull request: a decision about them is of the past. */
  readonly changedSince: ReadonlyMap<number, readonly string[]>;
}

/**
 * What is to be written into a set of what reviews of merged pull requests decide: each decision only where the case still is
 * what was judged. Of two about one case that of the pull request counts which was merged later. The same pull requests, in
 * whatever order, over the same set give the same bytes.
 */
export async function recordingOnto(
  changes: readonly JudgedChange[],
  onto: SetAt,
): Promise<RecordingOnto> {
  const { merged, texts: evidence, bytesOf } = onto;
  const now = { there: byId(merged.cases), side: heldOutIn(onto) };
  const taken = new Set<string>();
  const changedSince = new Map<number, readonly string[]>();
  const pulls: DecidedThere[] = [];
  for (const change of changes.toSorted(lastMergedFirst)) {
    const { pull } = change;
    const { fitting, changed } = heldAgainst(change, now);
    const cases = fitting.filter(({ asked }) => !taken.has(asked.path));
    for (const { asked } of cases) taken.add(asked.path);
    if (changed.length > 0) changedSince.set(pull.number, changed);
    pulls.push({ pull, head: pull.head, judgement: { cases } });
  }
  const texts = new Map<string, CaseBytes>();
  for (const path of taken) texts.set(path, await bytesOf(path));
  const dataset = { ...merged, texts: new Map([...merged.texts, ...evidence]) };
  return { ...recordingTogether({ merged: dataset, texts }, pulls), changedSince };
}

/** The set that is written into. */
interface SetNow {
  /** Its cases by their ids; none of an id that two files give. */
  readonly there: ReadonlyMap<string, CaseFile>;
  readonly side: HeldOutSide;
}

/** What is decided about cases that are as they were judged, where they stand now, and the ids of the others. */
function heldAgainst(
  { pull, judgement }: JudgedChange,
  { there, side }: SetNow,
): { readonly fitting: readonly JudgedCase[]; readonly changed: readonly string[] } {
  const fitting: JudgedCase[] = [];
  const changed: string[] = [];
  for (const { asked, standing } of judgement.cases) {
    if (standing.is !== "decided") continue;
    const now = there.get(asked.id);
    if (now !== undefined && isAsJudged(now, asked.after)) {
      const isHeldOut = asked.isHeldOut || side.holdsCase(now);
      fitting.push({ asked: { ...placedAt(asked, now), isHeldOut }, standing });
    } else if (now === undefined || !isRecordedOf(now, pull.number)) changed.push(asked.id);
  }
  return { fitting, changed };
}

function lastMergedFirst({ pull: one }: JudgedChange, { pull: other }: JudgedChange): number {
  return byUtf8(other.mergedAt ?? "", one.mergedAt ?? "") || other.number - one.number;
}

/** The same case where it stands now, with the notes and labels that it has there. */
function placedAt(asked: AskedCase, now: CaseFile): AskedCase {
  return { ...asked, path: now.path, after: now, digest: now.digest };
}

function byId(cases: readonly CaseFile[]): ReadonlyMap<string, CaseFile> {
  const found = new Map<string, CaseFile>();
  const twins = new Set<string>();
  for (const file of cases) {
    const { id } = file.case;
    if (id === undefined) continue;
    if (found.has(id)) twins.add(id);
    found.set(id, file);
  }
  for (const id of twins) found.delete(id);
  return found;
}
