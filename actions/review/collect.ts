import {
  collectDecisions,
  type Collected,
  type Collecting,
} from "../../src/approving/merged/collect-decisions.ts";
import type { Evaluating } from "../../src/approving/running/evaluating.ts";
import type { Place } from "../../src/github/connection.ts";
import { githubHost } from "../../src/github/github-host.ts";
import { recordFolder } from "../../src/refresh/plan/branch-folder.ts";
import { rollingTexts } from "../../src/report/approving/rolling-texts.ts";
import type { Inputs } from "./inputs.ts";

/** What became of the decisions of merged pull requests, why nobody could look, or undefined where the run is not about them. */
export type Collection = Collected | { readonly broken: string } | undefined;

/** The events behind which decisions of merged pull requests are recorded: the first says that something was merged. */
const collectsOn: ReadonlySet<string> = new Set(["push", "schedule", "workflow_dispatch"]);

/** Records what was decided in merged pull requests; undefined behind an event that is not about them. */
export async function collected(
  run: Evaluating,
  event: string,
  {
    inputs,
    place,
    reasonFor,
  }: {
    readonly inputs: Inputs;
    readonly place: Place;
    readonly reasonFor: Collecting["reasonFor"];
  },
): Promise<Collected | undefined> {
  if (!collectsOn.has(event)) return undefined;
  const { token, record, pullRequest } = inputs;
  const requests = githubHost({ place, token, folder: recordFolder(run.place) });
  const texts = rollingTexts(run.place);
  const collecting = { run, requests, texts, records: record !== "none", reasonFor };
  return await collectDecisions(collecting, pullRequest === undefined ? [] : [pullRequest]);
}
