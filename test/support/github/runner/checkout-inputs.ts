import { join, resolve, sep } from "node:path";
import { asFields } from "../../fields.ts";
import { NotModelled } from "../workflows/fields-of.ts";
import type { WorkflowRun } from "../world/reports.ts";
import { fullName } from "../world/repositories.ts";
import type { JobSite } from "./site.ts";

/** What a checkout is asked for, read as src/input-helper.ts of actions/checkout v7 reads it. */
export interface Wanted {
  readonly repository: string;
  /** Empty where a commit alone is asked for. */
  readonly ref: string;
  readonly commit: string | undefined;
  readonly folder: string;
  /** 0 is all of the history. */
  readonly depth: number;
  readonly sparse: readonly string[];
  readonly isCone: boolean;
  readonly keepsCredentials: boolean;
  readonly token: string;
}

/** A checkout that the action refuses, in its words. */
export class CheckoutRefused extends Error {}

const known = new Set(
  "repository ref token path fetch-depth sparse-checkout sparse-checkout-cone-mode persist-credentials allow-unsafe-pr-checkout".split(
    " ",
  ),
);

/** Reads the inputs. Throws CheckoutRefused, and NotModelled for an input that is not known here. */
export function wantedIn(site: JobSite, inputs: Readonly<Record<string, string>>): Wanted {
  const strange = Object.keys(inputs).find((name) => !known.has(name));
  if (strange !== undefined) throw new NotModelled(`"${strange}" of actions/checkout`);
  const { run, repository: own } = site.start.place;
  const repository = given(inputs, "repository", fullName(own));
  const isOwn = repository.toUpperCase() === fullName(own).toUpperCase();
  const asked = inputs["ref"] ?? "";
  const isDefault = asked === "" && isOwn;
  const isCommit = /^[0-9a-fA-F]{40}$/.test(asked);
  const wanted = {
    repository,
    ref: isDefault ? run.ref : isCommit ? "" : asked,
    commit: isDefault ? run.sha : isCommit ? asked : undefined,
    folder: folderIn(site.workspace, given(inputs, "path", ".")),
    depth: depthIn(given(inputs, "fetch-depth", "1")),
    sparse: linesIn(inputs["sparse-checkout"] ?? ""),
    isCone: isTrue(given(inputs, "sparse-checkout-cone-mode", "true")),
    keepsCredentials: isTrue(given(inputs, "persist-credentials", "true")),
    token: given(inputs, "token", site.start.token),
  };
  const allows = isTrue(given(inputs, "allow-unsafe-pr-checkout", "false"));
  if (!isDefault && !allows) assertSafe(run, wanted);
  return wanted;
}

/** An input that is given empty counts as one that is not given. */
function given(inputs: Readonly<Record<string, string>>, name: string, usual: string): string {
  const value = (inputs[name] ?? "").trim();
  return value === "" ? usual : value;
}

function isTrue(text: string): boolean {
  return text.toUpperCase() === "TRUE";
}

function depthIn(text: string): number {
  const depth = Math.floor(Number(text));
  return Number.isNaN(depth) || depth < 0 ? 0 : depth;
}

function linesIn(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function folderIn(workspace: string, path: string): string {
  const folder = resolve(workspace, path);
  if (!`${folder}${sep}`.startsWith(`${workspace}${sep}`)) {
    throw new CheckoutRefused(`Repository path '${folder}' is not under '${workspace}'`);
  }
  return join(folder);
}

/**
 * In a run that is trusted for a fork's pull request, version 7 checks out neither the fork, nor a pull request, nor the
 * commits that it knows to be the fork's (src/unsafe-pr-checkout-helper.ts).
 */
function assertSafe({ event, payload }: WorkflowRun, { repository, ref, commit }: Wanted): void {
  if (event !== "workflow_run") return;
  const first = asFields(payload["workflow_run"]);
  if (!String(first["event"]).startsWith("pull_request")) return;
  const head = asFields(first["head_repository"]);
  if (head["id"] === asFields(payload["repository"])["id"]) return;
  const shas = [first["head_sha"], asFields(first["head_commit"])["id"]];
  const isUnsafe =
    repository.toLowerCase() === String(head["full_name"]).toLowerCase() ||
    /^refs\/pull\/[0-9]+\/(?:head|merge)$/.test(ref) ||
    shas.includes(commit?.toLowerCase());
  if (!isUnsafe) return;
  throw new CheckoutRefused(
    `Refusing to check out fork pull request code from a '${event}' workflow.`,
  );
}
