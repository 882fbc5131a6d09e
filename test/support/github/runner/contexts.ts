import { basename } from "node:path";
import { asFields } from "../../fields.ts";
import type { WorkflowRun } from "../world/reports.ts";
import { fullName, rulesFor, type Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import { NotModelled } from "../workflows/fields-of.ts";

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

/** What the context `inputs` says: of a dispatch what was given, else the default that the file names. */
export function inputsOf({ event, payload, workflow }: WorkflowRun): Record<string, unknown> {
  if (event !== "workflow_dispatch") return {};
  const given = asFields(payload["inputs"] ?? {});
  const declared = workflow.events.workflow_dispatch?.inputs ?? {};
  const strange = Object.keys(given).find((name) => !(name in declared));
  // The live service refuses the dispatch (422).
  if (strange !== undefined)
    throw new Error(`${basename(workflow.path)} has no input "${strange}".`);
  return Object.fromEntries(
    Object.entries(declared).map(([name, { type, required, default: usual }]) => {
      const value = given[name] ?? usual;
      if (value === undefined && required === true) {
        throw new Error(`${basename(workflow.path)} asks for the input "${name}".`);
      }
      return [name, typed(type, value)];
    }),
  );
}

function typed(type: string, value: unknown): unknown {
  if (type === "boolean") return value === true || value === "true";
  if (type === "number") throw new NotModelled("an input of the type number");
  return value ?? "";
}
