import type { FaultPlan } from "../github/server/faults.ts";
import type { RefreshedRepository } from "./repository.ts";

type Nth = 0 | 1;

/** Which of two runs makes its next call; undefined where the order has no more to say, and each goes on to its end. */
type Order = Iterator<Nth, undefined>;

/** Lets one of two runs go on at a time: each waits before each of its calls until it is its turn. */
class Turns {
  readonly #order: Order;
  readonly #waiting = new Map<Nth, () => void>();
  readonly #done = new Set<Nth>();

  constructor(order: Order) {
    this.#order = order;
  }

  async turnOf(nth: Nth): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.set(nth, resolve);
      this.#next();
    });
  }

  done(nth: Nth): void {
    this.#done.add(nth);
    this.#next();
  }

  #next(): void {
    if (this.#waiting.size + this.#done.size < 2) return;
    const wanted = this.#order.next().value ?? 0;
    const other: Nth = wanted === 0 ? 1 : 0;
    const nth = this.#waiting.has(wanted) ? wanted : other;
    const go = this.#waiting.get(nth);
    this.#waiting.delete(nth);
    go?.();
  }
}

/** Two runs at once, whose calls come in this order. What each ended with. */
export async function runBoth(
  here: RefreshedRepository,
  order: Iterable<Nth>,
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const turns = new Turns(order[Symbol.iterator]() as Order);
  const { tokens } = here.github.world;
  const plan: FaultPlan = ({ caller }) => ({
    kind: "meanwhile",
    when: "before",
    does: async () => {
      await turns.turnOf(caller === tokens.get(here.tokens[0]) ? 0 : 1);
    },
  });
  here.github.plan(plan);
  const one = async (nth: Nth): Promise<unknown> => {
    try {
      return await here.run(nth);
    } finally {
      turns.done(nth);
    }
  };
  const ended = await Promise.allSettled([one(0), one(1)]);
  here.github.plan(undefined);
  return ended;
}
