import { noted } from "../life/timeline.ts";
import { labelJson, labelsJson } from "../shapes/issues.ts";
import type { Issue, Label } from "../world/issues.ts";
import { has } from "../world/repositories.ts";
import {
  captured,
  named,
  notFound,
  ok,
  page,
  Refused,
  textIn,
  unfit,
  type Call,
  type Routes,
} from "./answer.ts";
import { issueOf } from "./issue-of.ts";

/** Labels; their names are the same in capitals and small letters. */
export const labels: Routes = {
  "issues/list-labels-on-issue": (call) => page(call, labelsJson(call, issueOf(call))),
  "issues/add-labels": (call) => {
    const issue = issueOf(call);
    setLabels(call, issue, call.body["labels"]);
    return ok(labelsJson(call, issue));
  },
  "issues/set-labels": (call) => {
    const issue = issueOf(call);
    replaceLabels(call, issue, call.body["labels"]);
    return ok(labelsJson(call, issue));
  },
  "issues/remove-label": (call) => {
    const issue = issueOf(call);
    const wanted = captured(call, "name").toLowerCase();
    const name = [...issue.labels].find((one) => one.toLowerCase() === wanted);
    if (name === undefined) throw new Refused(404, "Label does not exist");
    issue.labels.delete(name);
    noted(call.world, issue, { event: "unlabeled", actor: named(call).account });
    return ok(labelsJson(call, issue));
  },
  "issues/create-label": (call) => {
    const name = textIn(call.body, "name") ?? "";
    if (call.repository.labels.has(name.toLowerCase())) {
      throw unfit("Label", { field: "name", code: "already_exists" });
    }
    const label = labelNamed(call, name, {
      color: textIn(call.body, "color") ?? "ededed",
      description: textIn(call.body, "description") ?? null,
    });
    return { status: 201, body: labelJson(call, label) };
  },
  "issues/get-label": (call) => {
    const label = call.repository.labels.get(captured(call, "name").toLowerCase());
    if (label === undefined) throw notFound();
    return ok(labelJson(call, label));
  },
};

/**
 * Adds labels by their names, or as objects with one. A label that is not there yet is made, in grey. Those of who may not
 * are dropped, and nothing says so (OpenAPI: issues/create).
 */
export function setLabels(call: Call, issue: Issue, given: unknown): void {
  if (!mayLabel(call)) return;
  const { account } = named(call);
  for (const one of Array.isArray(given) ? given : []) {
    const name = typeof one === "string" ? one : String((one as { name?: unknown }).name);
    const label = labelNamed(call, name).name;
    const details = { label: { name: label, color: "ededed" } };
    if (!issue.labels.has(label)) {
      noted(call.world, issue, { event: "labeled", actor: account, details });
    }
    issue.labels.add(label);
  }
}

/** Sets these labels in the place of those that are there. */
export function replaceLabels(call: Call, issue: Issue, given: unknown): void {
  if (!mayLabel(call)) return;
  issue.labels.clear();
  setLabels(call, issue, given);
}

function mayLabel(call: Call): boolean {
  const { kind, account } = named(call);
  return kind === "app" || has(call.repository, account.login, "triage");
}

function labelNamed(
  { world, repository }: Call,
  name: string,
  look: Pick<Label, "color" | "description"> = { color: "ededed", description: null },
): Label {
  const known = repository.labels.get(name.toLowerCase());
  if (known !== undefined) return known;
  const label = { id: world.id(), name, ...look };
  repository.labels.set(name.toLowerCase(), label);
  return label;
}
