import { isMap } from "../../../../src/model/fields.ts";
import { happen } from "../events/happened.ts";
import { approveRun } from "../events/run-life.ts";
import { runJson } from "../shapes/reports.ts";
import { workflowIdOf, type WorkflowRun } from "../world/reports.ts";
import { inputRefusal } from "../workflows/dispatch-inputs.ts";
import { workflowsAt } from "../workflows/files-at.ts";
import {
  captured,
  counted,
  notFound,
  ok,
  Refused,
  sceneOf,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";

/** Workflow runs and dispatches. */
export const workflows: Routes = {
  "actions/get-workflow-run": async (call) => ok(await runJson(call, runOf(call))),
  "actions/list-workflow-runs-for-repo": list,
  "actions/approve-workflow-run": async (call) => {
    const run = runOf(call);
    if (run.conclusion !== "action_required") throw new Refused(403, "This run is not waiting.");
    await approveRun(sceneOf(call), run);
    return { status: 201, body: {} };
  },
  "actions/get-github-actions-default-workflow-permissions-repository": (call) =>
    ok({
      default_workflow_permissions:
        call.repository.settings.told?.jobTokenMayWrite === true ? "write" : "read",
      can_approve_pull_request_reviews: call.repository.settings.actionsMayCreatePulls,
    }),
  "actions/create-workflow-dispatch": dispatch,
  "repos/create-dispatch-event": async (call) => {
    const { repository, body } = call;
    await happen(sceneOf(call), {
      event: "repository_dispatch",
      payload: {
        action: textIn(body, "event_type"),
        branch: repository.defaultBranch,
        client_payload: body["client_payload"] ?? {},
      },
    });
    return { status: 204 };
  },
};

function runOf(call: Call): WorkflowRun {
  const id = Number(captured(call, "run_id"));
  const run = call.repository.runs.find((one) => one.id === id);
  if (run === undefined) throw notFound();
  return run;
}

/** The newest first; a status asked for may also be a conclusion (OpenAPI: actions/list-workflow-runs-for-repo). */
async function list(call: Call): Promise<Answer> {
  const asked = (name: string): string | null => call.query.get(name);
  const fits = (name: string, ...values: readonly unknown[]): boolean =>
    asked(name) === null || values.includes(asked(name));
  const runs = call.repository.runs.filter(
    (run) =>
      fits("head_sha", run.head.sha) &&
      fits("event", run.event) &&
      fits("branch", run.head.branch) &&
      fits("actor", run.actor.login) &&
      fits("status", run.status, run.conclusion),
  );
  const listed = await Promise.all(runs.toReversed().map(async (run) => await runJson(call, run)));
  return counted(call, "workflow_runs", listed);
}

async function dispatch(call: Call): Promise<Answer> {
  const ref = textIn(call.body, "ref") ?? "";
  const { git } = call.repository;
  const sha = (await git.branch(ref)) ?? (await git.ref(ref));
  if (sha === undefined) throw new Refused(422, `No ref found for: ${ref}`);
  const wanted = captured(call, "workflow_id");
  const workflow = (await workflowsAt(git, sha)).find(
    ({ path }) =>
      path.endsWith(`/${wanted}`) || String(workflowIdOf(call.repository, path)) === wanted,
  );
  if (workflow === undefined) throw notFound();
  if (!("workflow_dispatch" in workflow.events)) {
    throw new Refused(422, "Workflow does not have 'workflow_dispatch' trigger");
  }
  const inputs = isMap(call.body["inputs"]) ? call.body["inputs"] : {};
  const refusal = inputRefusal(workflow, inputs);
  if (refusal !== undefined) throw new Refused(422, refusal);
  await happen(sceneOf(call), {
    event: "workflow_dispatch",
    payload: {
      workflow: workflow.path,
      ref: ref.startsWith("refs/") ? ref : `refs/heads/${ref}`,
      inputs,
    },
    head: { repository: call.repository, branch: ref.replace(/^refs\/heads\//, ""), sha },
  });
  return { status: 204 };
}
