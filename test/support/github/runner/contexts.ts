import { asFields } from "../../fields.ts";
import type { WorkflowRun } from "../world/reports.ts";
import { fullName, rulesFor, type Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import { inputsIn } from "../workflows/dispatch-inputs.ts";

/** Where a run happens. */
export interface RunPlace {
  readonly world: World;
  readonly repository: Repository;
  readonly run: WorkflowRun;
}

/** What the context `github` says of a run, before there is a job. */
export function githubOfRun({ world, repository, run }: RunPlace): Record<string, unknown> {
  const { workflow, ref, sha, actor, payload } = run;
  const name = fullName(repository);
  const pull = run.event === "pull_request" ? asFields(payload["pull_request"]) : undefined;
  const end = (which: string): unknown => (pull === undefined ? "" : asFields(pull[which])["ref"]);
  const bare = ref.replace(/^refs\/(?:heads|pull)\//, "");
  return {
    actor: actor.login,
    actor_id: String(actor.id),
    api_url: `${world.origin}/api/v3`,
    base_ref: end("base"),
    event: payload,
    event_name: run.event,
    graphql_url: `${world.origin}/api/graphql`,
    head_ref: end("head"),
    ref,
    ref_name: bare,
    ref_protected: rulesFor(repository, bare) !== undefined,
    ref_type: "branch",
    repository: name,
    repository_id: String(repository.id),
    repository_owner: repository.owner.login,
    repository_owner_id: String(repository.owner.id),
    retention_days: "90",
    run_attempt: "1",
    run_id: String(run.id),
    run_number: String(repository.runs.indexOf(run) + 1),
    server_url: world.origin,
    sha,
    triggering_actor: actor.login,
    workflow: workflow.name,
    workflow_ref: `${name}/${workflow.path}@${ref}`,
    workflow_sha: sha,
  };
}

/** What the context `inputs` says: nothing but in a dispatch. */
export function inputsOf({
  event,
  payload,
  workflow,
}: WorkflowRun): Readonly<Record<string, unknown>> {
  if (event !== "workflow_dispatch") return {};
  return inputsIn(workflow, asFields(payload["inputs"] ?? {}));
}
