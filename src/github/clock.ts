import { setTimeout as wait } from "node:timers/promises";

/** The time, waiting and chance, as whoever calls GitHub needs them. A test brings its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** A signal that is given when so much time has passed. */
  readonly deadline: (milliseconds: number) => AbortSignal;
  /** At least 0 and below 1: keeps two runs from trying again at the same moment. */
  readonly random: () => number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds) => {
    await wait(milliseconds);
  },
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
  random: () => Math.random(),
};
