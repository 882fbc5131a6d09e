import type { Form } from "./failures.ts";

/** One thing to ask of GitHub. */
export interface Order {
  /** What it is for, as it goes on after "Could not". */
  readonly doing: string;
  /** The permissions that it takes, where these are not all that a run of refresh declares. */
  readonly needs?: readonly string[];
  /** Fills the route; what it has no place for goes into the query or the body. `owner` and `repo` are added. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Of one that writes: whether twice is as good as once, so that it may be sent again where nobody knows what became of it. */
  readonly isRepeatable?: boolean;
  /** Whether it is about something so new that GitHub may not know it everywhere. */
  readonly isOfNew?: boolean;
}

/** An order as it goes through octokit, which hands on by reference what is no plain object. */
export class Sent {
  readonly order: Order;
  readonly isWrite: boolean;
  readonly form: Form;

  constructor(order: Order, isWrite: boolean, form: Form = "object") {
    this.order = order;
    this.isWrite = isWrite;
    this.form = form;
  }
}
