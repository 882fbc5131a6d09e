import { sha256 } from "../model/hash.ts";
import type { Split } from "../model/families.ts";

/** How a set draws: a text of its own, and the share of each split. */
export interface Draw {
  readonly salt: string;
  readonly weights: Readonly<Partial<Record<Split, number>>>;
}

/** What a split gets in a draw. */
export interface Ticket {
  readonly split: string;
  /** Between 0 and 1, the same for the same salt, split and component. */
  readonly u: number;
  /** The largest of a draw wins. */
  readonly score: number;
}

/**
 * The tickets of a component, by its name, in the order of the weights. A share that grows wins components and loses none,
 * so a change of weights moves as few as it can (weighted rendezvous hashing).
 */
export function ticketsOf(name: string, { salt, weights }: Draw): readonly Ticket[] {
  return Object.entries(weights).map(([split, weight]) => {
    const u = uniform(`${salt}\n${split}\n${name}`);
    return { split, u, score: -weight / Math.log(u) };
  });
}

/** The split that a component is drawn into; undefined where no split has a share. */
export function drawnSplit(name: string, draw: Draw): string | undefined {
  let best: Ticket | undefined;
  for (const ticket of ticketsOf(name, draw)) {
    if (ticket.score > (best?.score ?? 0)) best = ticket;
  }
  return best?.split;
}

/** The first 53 bits of a text's SHA-256 as a number between 0 and 1, never one of the two. */
function uniform(text: string): number {
  const digits = sha256(text).slice("sha256:".length, "sha256:".length + 16);
  return (Number(BigInt(`0x${digits}`) >> 11n) + 0.5) / 2 ** 53;
}
