import { parseLocated } from "../../load/located-yaml.ts";
import { fieldOf, isMap } from "../../model/fields.ts";

export interface TextFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** What of a workflow a guarantee rests on. */
export interface WorkflowFacts {
  /** From the root of the repository. */
  readonly path: string;
  /** With line feeds alone. */
  readonly text: string;
  /** Whether it could be read as strict YAML; where not, all that follows is empty. */
  readonly isRead: boolean;
  /** The events that start it. */
  readonly events: readonly string[];
  /** The names under which its jobs are reported. */
  readonly jobs: readonly string[];
  /** What its jobs and steps use, as they write it. */
  readonly uses: readonly string[];
}

/** Reads a workflow. GitHub may take a file that is not read here: it knows more of YAML than is safe to follow. */
export function workflowFacts({ path, text: given }: TextFile): WorkflowFacts {
  const text = given.replaceAll("\r\n", "\n");
  const { value, defects } = parseLocated(path, text);
  if (defects.length > 0 || !isMap(value)) {
    return { path, text, isRead: false, events: [], jobs: [], uses: [] };
  }
  const all = fieldOf(value, "jobs");
  const jobs = isMap(all) ? Object.entries(all) : [];
  return {
    path,
    text,
    isRead: true,
    events: eventsIn(fieldOf(value, "on")),
    jobs: jobs.map(([id, job]) => textOf(fieldOf(job, "name")) ?? id),
    uses: jobs.flatMap(([, job]) => usesIn(job)),
  };
}

function eventsIn(on: unknown): readonly string[] {
  if (typeof on === "string") return [on];
  if (Array.isArray(on)) return on.filter((one) => typeof one === "string");
  return isMap(on) ? Object.keys(on) : [];
}

function usesIn(job: unknown): readonly string[] {
  const steps = fieldOf(job, "steps");
  const holders: readonly unknown[] = [job, ...(Array.isArray(steps) ? steps : [])];
  return holders.flatMap((one) => textOf(fieldOf(one, "uses")) ?? []);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Whether what is used stays what it is: of this repository, an image by its digest, or an action by its whole commit. */
export function isPinned(uses: string): boolean {
  if (uses.startsWith("./") || uses.startsWith("$/")) return true;
  if (uses.startsWith("docker://")) return /@sha256:[0-9a-f]{64}$/.test(uses);
  return /@[0-9a-f]{40}$/.test(uses);
}
