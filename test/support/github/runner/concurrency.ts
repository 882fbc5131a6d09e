import { isMapping } from "@actions/workflow-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { fieldsOf, NotModelled } from "../workflows/fields-of.ts";
import type { WorkflowRun } from "../world/reports.ts";
import { fullName } from "../world/repositories.ts";
import { githubOfRun, inputsOf, type RunPlace } from "./contexts.ts";
import { contextOf, KnownContext, textIn } from "./expressions.ts";

interface Asked {
  readonly group: string;
  readonly cancels: boolean;
  readonly keepsAll: boolean;
}

interface Group {
  running: WorkflowRun;
  pending: WorkflowRun[];
}

/** As many may wait in a group that keeps all (changelog of 2026-05-07). */
const longestQueue = 100;

/**
 * The concurrency groups: one run of a group runs, one waits, and a newer one takes the place of the one that waits (GitHub's
 * page "Control the concurrency of workflows and jobs").
 */
export class Concurrency {
  readonly #groups = new Map<string, Group>();

  /** Lets a run in. Gives the runs that are cancelled for it. */
  admit(place: RunPlace): readonly WorkflowRun[] {
    const { run } = place;
    const asked = askedBy(place);
    if (asked === undefined) return [];
    const held = this.#groups.get(asked.group);
    if (held === undefined) {
      this.#groups.set(asked.group, { running: run, pending: [] });
      return [];
    }
    if (asked.keepsAll) {
      if (held.pending.length >= longestQueue) throw new NotModelled("a queue of more than 100");
      held.pending.push(run);
      return [];
    }
    const cancelled = asked.cancels ? [held.running, ...held.pending] : held.pending;
    held.pending = [run];
    return cancelled;
  }

  isWaiting(run: WorkflowRun): boolean {
    return [...this.#groups.values()].some(({ pending }) => pending.includes(run));
  }

  /** A run has ended: whoever waits longest is next. */
  leave(run: WorkflowRun): void {
    for (const [name, group] of this.#groups) {
      if (group.running !== run) continue;
      const next = group.pending.shift();
      if (next === undefined) this.#groups.delete(name);
      else group.running = next;
    }
  }
}

function askedBy(place: RunPlace): Asked | undefined {
  const { repository, run } = place;
  const { concurrency } = run.workflow;
  if (concurrency === undefined) return undefined;
  const contexts = {
    github: new KnownContext("github", githubOfRun(place)),
    inputs: contextOf(inputsOf(run)),
  };
  const text = (token: TemplateToken | undefined): string =>
    textIn(token, { contexts, functions: [] }) ?? "";
  const known = new Set(["group", "cancel-in-progress", "queue"]);
  const fields = isMapping(concurrency)
    ? fieldsOf(concurrency, `"concurrency" of ${run.workflow.path}`, known)
    : new Map([["group", concurrency]]);
  return {
    group: `${fullName(repository)} ${text(fields.get("group")).toLowerCase()}`,
    cancels: text(fields.get("cancel-in-progress")) === "true",
    keepsAll: text(fields.get("queue")) === "max",
  };
}
