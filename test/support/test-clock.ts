import type { Clock } from "../../src/github/clock.ts";

/** A clock that passes when somebody waits for it, and says how long each waited, in milliseconds. */
export interface TestClock extends Clock {
  readonly waits: readonly number[];
  /** Lets all deadlines pass that are set now. */
  readonly expire: () => void;
}

export function testClock(start: number): TestClock {
  const waits: number[] = [];
  let now = start;
  let deadlines: AbortController[] = [];
  return {
    waits,
    expire: () => {
      for (const one of deadlines) one.abort(new Error("The time is over."));
      deadlines = [];
    },
    deadline: () => {
      const one = new AbortController();
      deadlines = [one, ...deadlines.slice(0, 3)];
      return one.signal;
    },
    now: () => now,
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
      await Promise.resolve();
    },
    random: () => 0.5,
  };
}
