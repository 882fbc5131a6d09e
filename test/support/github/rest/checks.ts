import { isMap } from "../../../../src/model/fields.ts";
import { checkRunJson } from "../shapes/reports.ts";
import type { CheckRun } from "../world/reports.ts";
import {
  captured,
  counted,
  notFound,
  ok,
  Refused,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";
import { resolved } from "./resolved.ts";

export const checks: Routes = {
  "checks/create": createCheck,
  "checks/update": (call) => {
    const id = Number(captured(call, "check_run_id"));
    const run = call.repository.checkRuns.find((one) => one.id === id);
    if (run === undefined) throw notFound();
    change(run, call);
    return ok(checkRunJson(call, run));
  },
  "checks/list-for-ref": async (call) => {
    const oid = await resolved(call, captured(call, "ref"));
    const name = call.query.get("check_name");
    const runs = call.repository.checkRuns.filter(
      (run) => run.sha === oid && (name === null || run.name === name),
    );
    return counted(
      call,
      "check_runs",
      runs.map((run) => checkRunJson(call, run)),
    );
  },
};

async function createCheck(call: Call): Promise<Answer> {
  const { body, caller, repository, world } = call;
  // A check run belongs to an app: a person's token makes none (OpenAPI: checks/create).
  if (caller.kind !== "app") throw new Refused(403, "You must authenticate via a GitHub App.");
  const given = textIn(body, "head_sha") ?? "";
  const sha = await repository.git.resolve(given);
  if (sha === undefined) throw new Refused(422, `No commit found for SHA: ${given}`);
  const run: CheckRun = {
    id: world.id(),
    suite: caller.account.login,
    sha,
    name: textIn(body, "name") ?? "",
    status: "queued",
    conclusion: null,
    startedAt: world.tick(),
    completedAt: null,
    output: {},
    annotations: 0,
  };
  change(run, call);
  repository.checkRuns.push(run);
  return { status: 201, body: checkRunJson(call, run) };
}

/** The annotations of each request, 50 at most, are added to those before (OpenAPI: checks/update). */
function change(run: CheckRun, { body, world }: Call): void {
  const output = isMap(body["output"]) ? body["output"] : undefined;
  const annotations = Array.isArray(output?.["annotations"]) ? output["annotations"].length : 0;
  run.name = textIn(body, "name") ?? run.name;
  run.status = textIn(body, "status") ?? run.status;
  run.conclusion = textIn(body, "conclusion") ?? run.conclusion;
  if (run.conclusion !== null) {
    run.status = "completed";
    run.completedAt = world.tick();
  }
  run.output = output ?? run.output;
  run.annotations += annotations;
}
