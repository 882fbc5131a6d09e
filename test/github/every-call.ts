import type { getOctokit } from "@actions/github";

export type Kit = ReturnType<typeof getOctokit>["rest"];
type Repo = { readonly owner: string; readonly repo: string };

/** What earlier calls gave. */
export interface Known {
  readonly [name: string]: number | string;
}

/** One call of every operation, in an order in which each finds what it needs. */
export interface EveryCall {
  readonly operation: string;
  /** Who calls, where it is not an app. */
  readonly by?: "person";
  /** Makes the call and gives what later calls need. */
  readonly make: (kit: Kit, repo: Repo, known: Known) => Promise<Known | void>;
}

/** Where nothing is known yet, any value will do: the call is to be refused. */
export function n(value: number | string | undefined): number {
  return Number(value ?? 1);
}

export function s(value: number | string | undefined): string {
  return String(value ?? "main");
}

/** A call whose answer nobody needs. */
export function call(
  operation: string,
  make: (kit: Kit, repo: Repo, known: Known) => Promise<unknown>,
): EveryCall {
  return {
    operation,
    make: async (...given) => {
      await make(...given);
    },
  };
}

/** A call that gives what later ones need. */
export function giving(operation: string, make: EveryCall["make"]): EveryCall {
  return { operation, make };
}
