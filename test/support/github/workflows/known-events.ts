import type { EventsConfig } from "@actions/workflow-parser/model/workflow-template";
import { NotModelled } from "./fields-of.ts";

interface Known {
  /** The types that happen here; undefined where an event has none, or any. */
  readonly types?: readonly string[];
  /** The types that a workflow hears of where it names none; undefined for all (GitHub's page "Events that trigger workflows"). */
  readonly usual?: readonly string[];
  readonly filters?: readonly string[];
}

const branches = ["branches", "branches-ignore"];

/** The events that happen here and start workflows, with what a workflow may ask of each. */
export const knownEvents: Readonly<Record<string, Known>> = {
  issue_comment: { types: ["created", "edited", "deleted"] },
  // A group that is destroyed is told to webhooks alone.
  merge_group: { types: ["checks_requested"], usual: ["checks_requested"], filters: branches },
  pull_request: {
    types: ["opened", "synchronize", "reopened", "edited"],
    usual: ["opened", "synchronize", "reopened"],
    filters: branches,
  },
  pull_request_review: { types: ["submitted", "edited", "dismissed"] },
  push: { filters: branches },
  repository_dispatch: {},
  schedule: {},
  workflow_dispatch: { filters: ["inputs"] },
  workflow_run: { types: ["requested", "completed"], filters: ["workflows", ...branches] },
};

/** Throws NotModelled for an event, a type of it or a filter that this GitHub does not know. */
export function assertKnownEvents(path: string, events: EventsConfig): void {
  for (const [event, asked] of Object.entries(events)) {
    const known = knownEvents[event];
    if (known === undefined) throw new NotModelled(`the event "${event}" of ${path}`);
    const { types, ...filters } = asked as { readonly types?: readonly string[] };
    const strange = types?.find((type) => known.types?.includes(type) === false);
    if (strange !== undefined) throw new NotModelled(`"${strange}" of "${event}" in ${path}`);
    if (event === "schedule") continue;
    const filter = Object.keys(filters).find((name) => known.filters?.includes(name) !== true);
    if (filter !== undefined) throw new NotModelled(`"${filter}" of "${event}" in ${path}`);
  }
}
