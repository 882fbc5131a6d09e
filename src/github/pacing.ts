import { fieldOf } from "../model/fields.ts";
import type { Clock } from "./clock.ts";
import { numberIn } from "./failures.ts";

/** GitHub's secondary limits, from its pages on rate limits. */
const pointsOfMinute = 900;
const pointsOfWrite = 5;
const writesOfHour = 500;
const betweenWrites = 1000;
const minute = 60_000;

/** When a call may go out: at once, after a wait, or not for long, and why. */
export interface Pause {
  readonly milliseconds: number;
  readonly why: string;
}

/**
 * Keeps calls below the limits of GitHub, as far as one run knows of them: a second between two that write, and no more in a
 * minute, in an hour, and in what GitHub said is left than it lets a token do.
 */
export class Pacing {
  readonly #clock: Clock;
  #calls: { readonly at: number; readonly isWrite: boolean }[] = [];
  readonly #spent = new Map<unknown, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How long a call has to wait now. */
  pause(isWrite: boolean, resource: "core" | "graphql"): Pause {
    const now = this.#clock.now();
    this.#calls = this.#calls.filter(({ at }) => at > now - 60 * minute);
    const writes = this.#calls.filter((call) => call.isWrite);
    const pauses = [
      {
        until: this.#spent.get(resource),
        why: "GitHub has counted as many calls of this token as it allows in an hour",
      },
      { until: this.#pointsAgain(isWrite ? pointsOfWrite : 1), why: "many calls in a minute" },
      { until: after(isWrite ? writes.at(-1) : undefined, betweenWrites), why: "a write" },
      {
        until: after(isWrite ? writes.at(-writesOfHour) : undefined, 60 * minute),
        why: `GitHub allows ${writesOfHour} writes in an hour, and this run has made them`,
      },
    ].map(({ until = now, why }) => ({ milliseconds: Math.max(0, until - now), why }));
    return pauses.reduce((long, one) => (one.milliseconds > long.milliseconds ? one : long));
  }

  /** Counts a call that goes out. */
  sent(isWrite: boolean): void {
    this.#calls.push({ at: this.#clock.now(), isWrite });
  }

  /** Takes note of what GitHub says is left. */
  heard(headers: unknown): void {
    const resource = fieldOf(headers, "x-ratelimit-resource");
    const reset = numberIn(headers, "x-ratelimit-reset");
    const isSpent = numberIn(headers, "x-ratelimit-remaining") === 0;
    if (isSpent && reset !== undefined) this.#spent.set(resource, reset * 1000);
  }

  /** When so many points are free in the minute before: undefined where they are now. */
  #pointsAgain(points: number): number | undefined {
    const from = this.#clock.now() - minute;
    let sum = points;
    for (const { at, isWrite } of this.#calls.toReversed()) {
      if (at <= from) return undefined;
      sum += isWrite ? pointsOfWrite : 1;
      if (sum > pointsOfMinute) return at + minute;
    }
    return undefined;
  }
}

function after(
  call: { readonly at: number } | undefined,
  milliseconds: number,
): number | undefined {
  return call === undefined ? undefined : call.at + milliseconds;
}
