import type { Fields } from "../description/shape.ts";
import type { Account } from "../world/accounts.ts";
import type { Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";

/** An event as a webhook tells it. */
export interface Happened {
  readonly event: string;
  /** `owner/name` of the repository in which it happened. */
  readonly repository: string;
  /** As GitHub's published schema has it; the branches and commits in it are those of the moment of the event. */
  readonly payload: Fields;
}

/** Where something happens, and by whom. */
export interface Scene {
  readonly world: World;
  readonly repository: Repository;
  readonly actor: Account;
}

/** An event in the making: its payload lacks the repository and the sender. */
export interface News {
  readonly event: string;
  readonly payload: Fields;
  /** The commit and branch that a workflow run for it belongs to, where it is not the default branch. */
  readonly head?: {
    readonly repository: Repository;
    readonly branch: string;
    readonly sha: string;
  };
  readonly pull?: {
    readonly number: number;
    readonly author: Account;
    readonly isMergeable: boolean;
  };
  /** How many workflow runs led here, one by the other. */
  readonly depth?: number;
}
