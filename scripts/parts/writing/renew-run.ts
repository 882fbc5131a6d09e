import { join } from "node:path";
import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { Problem } from "../../../src/model/finding.ts";
import {
  targetRevision,
  type TargetRevision,
} from "../../../src/refresh/deciding/target-revision.ts";
import {
  candidateRenewer,
  candidatesToRenew,
  type RenewedCandidate,
} from "../../../src/refresh/renewing/renewed-candidate.ts";
import { renewalText } from "../../../src/report/refresh/renewed-text.ts";
import { defectReport } from "../../../src/report/verdict/text-report.ts";
import { UsageError, type ExitCode, type Io } from "../../io.ts";
import { isAmongPlaces, type NamedPlaces } from "../named-places.ts";
import { changedMeanwhile, rawText, replaceTexts, saysStill } from "../raw-text.ts";
import { setToPlan } from "../refresh/set-to-plan.ts";
import { placeFrom } from "../set-folder.ts";
import { placesToFill, withIds } from "./fill-places.ts";

interface RenewOptions {
  readonly set?: string;
  readonly author?: string;
  readonly choose?: true;
  readonly dryRun?: true;
}

/** `touchstone fill --renew`: brings candidates up to the current corpus revision, each as a whole or not at all. */
export async function runRenew(
  io: Io,
  words: readonly string[],
  options: RenewOptions,
): Promise<ExitCode> {
  if (options.choose === true || options.author !== undefined) {
    throw new UsageError(
      "--renew looks nothing up and adds nothing, so it goes with neither --choose nor --author.",
    );
  }
  const named = await placesToFill(io.cwd, words, options.set);
  const { folder } = named;
  const printing = { style: io.style, place: placeFrom(io.cwd, folder) };
  const asked = { to: undefined, candidates: true, fresh: false };
  const set = await setToPlan(io, folder, asked);
  if ("defects" in set) {
    io.out(`${defectReport(set.defects, printing)}\nThe set is damaged, so nothing was renewed.\n`);
    return 1;
  }
  const { dataset, texts } = set;
  const target = targetRevision(dataset, undefined, texts);
  if ("refused" in target) throw new Error(`Nothing can be renewed: ${target.refused.message}`);
  const { cases, unread } = casesToRenew(dataset, target, withIds(named, dataset));
  const renew = candidateRenewer(dataset, target, texts);
  const renewed: RenewedCandidate[] = [];
  const refused: Problem[] = [...unread];
  for (const file of cases) {
    const text = await rawText(join(folder, file.path)).catch(() => "");
    const one = saysStill(file, text) ? renew(file, text) : { refused: [changedMeanwhile(file)] };
    if (one === "as-it-is") continue;
    if ("refused" in one) refused.push(...one.refused);
    else renewed.push(one);
  }
  const isDryRun = options.dryRun === true;
  const late = isDryRun ? [] : await replaceTexts(folder, renewed);
  const plan = {
    renewed: late.length > 0 ? [] : renewed,
    refused: [...refused, ...late],
    to: target.id,
  };
  io.out(renewalText(plan, { ...printing, isDryRun }));
  return plan.refused.length > 0 ? 1 : 0;
}

/** A file that was named is renewed, or refused; of a folder, what names another revision. */
function casesToRenew(
  dataset: Dataset,
  target: TargetRevision,
  places: NamedPlaces,
): { readonly cases: readonly CaseFile[]; readonly unread: readonly Problem[] } {
  const isWanted = isAmongPlaces(places);
  const named = new Set(places.paths);
  const waiting = new Set(candidatesToRenew(dataset, target));
  const read = new Set(dataset.cases.map(({ path }) => path));
  return {
    cases: dataset.cases.filter(
      (file) => named.has(file.path) || (isWanted(file.path) && waiting.has(file)),
    ),
    unread: dataset.defects.filter(({ at }) => named.has(at.file) && !read.has(at.file)),
  };
}
