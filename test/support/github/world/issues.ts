import type { Account } from "./accounts.ts";
import type { Pull } from "./pulls.ts";

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

/** Who changed the words of a comment or a review last, and when. */
export interface Edit {
  readonly by: Account;
  readonly at: string;
}

export interface Comment {
  readonly id: number;
  readonly author: Account;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
  edited: Edit | null;
}

/** Something that happened to an issue or a pull request, as its timeline tells it. */
export interface TimelineEvent {
  readonly id: number;
  readonly event: string;
  readonly actor: Account;
  readonly at: string;
  readonly commit: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What an issue and a pull request have in common. */
export interface Issue {
  readonly id: number;
  readonly number: number;
  readonly author: Account;
  title: string;
  body: string | null;
  state: "open" | "closed";
  stateReason: "completed" | "not_planned" | null;
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  closedBy: Account | null;
  readonly labels: Set<string>;
  readonly comments: Comment[];
  readonly timeline: TimelineEvent[];
  readonly pull: Pull | undefined;
}
