import type { EventsConfig } from "@actions/workflow-parser/model/workflow-template";
import { asFields } from "../../fields.ts";
import type { Fields } from "../description/shape.ts";
import { takesBranch, type BranchFilter } from "./branch-filter.ts";
import { knownEvents } from "./known-events.ts";

/** An event that may start workflows, with its whole payload. */
export interface Occasion {
  readonly event: string;
  readonly payload: Fields;
}

interface Asked extends BranchFilter {
  readonly types?: readonly string[];
  readonly workflows?: readonly string[];
}

/** Whether an event starts a workflow: by its type, its branch and what else the file asks of it under `on`. */
export function isStartedBy(
  { path, events }: { readonly path: string; readonly events: EventsConfig },
  { event, payload }: Occasion,
): boolean {
  const asked = events[event] as Asked | undefined;
  if (asked === undefined) return false;
  if (event === "workflow_dispatch") return payload["workflow"] === path;
  if (event === "schedule") return crons(events).includes(String(payload["schedule"]));
  const types = asked.types ?? knownEvents[event]?.usual;
  if (types?.includes(String(payload["action"])) === false) return false;
  const branch = branchOf({ event, payload });
  if (branch !== undefined && !takesBranch(asked, branch)) return false;
  if (event !== "workflow_run") return true;
  return asked.workflows?.includes(String(asFields(payload["workflow"])["name"])) === true;
}

/** When a workflow asks to be started by the clock. */
export function crons({ schedule = [] }: EventsConfig): readonly string[] {
  return schedule.map(({ cron }) => cron);
}

/** The branch that the filter of an event speaks of: the base of a pull request, the head of a run. */
function branchOf({ event, payload }: Occasion): string | undefined {
  const at = (field: string): Record<string, unknown> => asFields(payload[field]);
  switch (event) {
    case "push":
      return bare(payload["ref"]);
    case "merge_group":
      return bare(at("merge_group")["base_ref"]);
    case "pull_request":
      return String(asFields(at("pull_request")["base"])["ref"]);
    case "workflow_run":
      return String(at("workflow_run")["head_branch"]);
    default:
      return undefined;
  }
}

function bare(ref: unknown): string {
  return String(ref).replace(/^refs\/heads\//, "");
}
