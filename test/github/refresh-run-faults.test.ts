import { describe, expect, test } from "vitest";
import type { RefreshRun } from "../../src/refresh/requests/run-refresh.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import type { Fault } from "../support/github/server/faults.ts";
import { isWrite, type Logged } from "../support/github/server/log.ts";
import { befalls, matrixFaults } from "../support/refresh-on-github/faults.ts";
import { lived, lives } from "../support/refresh-on-github/lives.ts";
import {
  ways,
  type RefreshedRepository,
  type Way,
} from "../support/refresh-on-github/repository.ts";
import type { Document } from "../support/refresh-on-github/set.ts";

/**
 * Every fault at the calls of a run, for each thing that a run does and each way of writing. The whole product has thousands of
 * runs: `MATRIX=whole`. Otherwise each fault befalls each operation once; and each other call that stands behind two calls
 * behind which no call of its operation was tried meets every ninth fault, the ones after those that the call before it met.
 */
const isWhole = process.env["MATRIX"] === "whole";
const ninth = 9;
const tried = new Set<string>();
let turn = 0;

/** The faults that a call meets. */
function faultsAt(calls: readonly Logged[], nth: number): readonly (keyof typeof matrixFaults)[] {
  const operations = calls.slice(Math.max(0, nth - 2), nth + 1).map(({ operation }) => operation);
  const [own = "", place] = [operations.at(-1), operations.join(" ")];
  const call = calls[nth];
  const all = Object.entries(matrixFaults)
    .filter(([, row]) => call !== undefined && befalls(row, own, isWrite(call)))
    .map(([name]) => name);
  const [isNew, isNewPlace] = [!tried.has(own), !tried.has(place)];
  tried.add(own).add(place);
  if (isWhole || isNew) return all;
  if (!isNewPlace) return [];
  turn += 1;
  return all.filter((_, at) => (at + turn) % ninth === 0);
}

/** What a run told, and what of the repository is another than without a fault. */
interface Outcome {
  readonly at: string;
  readonly told: string;
}

const messages = new Map<string, Set<string>>();

describe.for(ways.map((way) => [way] as const))("a run that writes by %s", ([way]) => {
  test.for(Object.entries(lives))(
    "lives with each fault at each of its calls, or says so, and the next makes it good: %s",
    { timeout: 1_800_000 },
    async ([, names]) => {
      const matrix = await Matrix.of(names, way);
      for (const nth of matrix.calls.keys()) {
        for (const name of faultsAt(matrix.calls, nth)) {
          const fault = matrixFaults[name]?.fault(() => {
            matrix.here.clock.expire();
          });
          if (fault !== undefined) await matrix.disturb(nth, fault, name);
        }
      }
      expect(matrix.wrong).toEqual([]);
    },
  );
});

test.skipIf(isWhole)("what a run says of faults is read by a person", () => {
  const all = [...messages].map(([told, of]) => [told, [...of].toSorted(byUtf8)] as const);
  const sorted = all.toSorted(([a], [b]) => byUtf8(a, b));
  expect(Object.fromEntries(sorted)).toMatchSnapshot();
});

/** A run, disturbed at one of its calls again and again. */
class Matrix {
  readonly here: RefreshedRepository;
  readonly calls: readonly Logged[];
  readonly wrong: string[] = [];
  readonly #back: () => Promise<void>;
  readonly #calm: Picture;
  /** What the next run makes of a state that one left; a state that was met before is not tried again. */
  readonly #repaired = new Map<string, Picture>();

  private constructor(
    here: RefreshedRepository,
    [calls, calm, back]: readonly [readonly Logged[], Picture, () => Promise<void>],
  ) {
    this.here = here;
    this.calls = calls;
    this.#calm = calm;
    this.#back = back;
  }

  static async of(names: readonly Document[], way: Way): Promise<Matrix> {
    const here = await lived(names, way);
    const back = await here.remember();
    const before = here.github.log.length;
    await here.run();
    return new Matrix(here, [here.github.log.slice(before), await pictureOf(here), back]);
  }

  async disturb(nth: number, fault: Fault, name: string): Promise<void> {
    await this.#back();
    const { here } = this;
    const index = here.github.log.length + nth + 1;
    here.github.plan((call) => (call.index === index ? fault : undefined));
    const told = await this.#told();
    here.github.plan(undefined);
    const outcome = { at: `${this.calls[nth]?.operation}, call ${nth + 1}: ${name}`, told };
    if (here.github.log[index - 1]?.fault === undefined) this.#note(outcome, "It did not happen.");
    for (const one of await here.wrongs()) this.#note(outcome, one);
    this.#compare(outcome, await this.#repair());
    const of = messages.get(plain(told)) ?? new Set();
    messages.set(plain(told), of.add(name));
  }

  async #told(): Promise<string> {
    try {
      return toldBy(await this.here.run());
    } catch (error) {
      const { name, message, stack } = error as Error;
      return name === "GitHubError" ? message : `${stack}`;
    }
  }

  /** What there is after the next run, which has to be the last one that writes. */
  async #repair(): Promise<Picture> {
    const { here } = this;
    const left = JSON.stringify(await here.picture());
    const known = this.#repaired.get(left);
    if (known !== undefined) return known;
    await here.run();
    const [end, writes] = [await pictureOf(here), here.github.writes().length];
    await here.run();
    const isStill = here.github.writes().length === writes;
    const repaired = isStill ? end : { ...end, comments: ["A third run wrote again."] };
    this.#repaired.set(left, repaired);
    return repaired;
  }

  /** Comments that were refused, and told to be, are not made up for. */
  #compare(outcome: Outcome, { comments, rest }: Picture): void {
    if (rest !== this.#calm.rest) this.#note(outcome, `In the end there is: ${rest}`);
    const isRefused = outcome.told.startsWith("told: Could not comment on");
    const expected = isRefused ? [] : this.#calm.comments;
    if (comments.join("\n") !== expected.join("\n"))
      this.#note(outcome, `In the end the comments are: ${comments.join("\n")}`);
  }

  #note({ at, told }: Outcome, what: string): void {
    this.wrong.push(`${at} (${told}): ${what}`);
  }
}

interface Picture {
  readonly comments: readonly string[];
  readonly rest: string;
}

async function pictureOf(here: RefreshedRepository): Promise<Picture> {
  const { branches, pulls } = await here.picture();
  return {
    comments: pulls.flatMap(({ comments }) => comments),
    rest: JSON.stringify([branches, pulls.map((one) => ({ ...one, comments: [] }))], undefined, 1),
  };
}

function toldBy({ state, requests, left }: RefreshRun): string {
  const refused = requests.flatMap((one) => one.refused);
  const lost = left.map((branch) => `${branch} is left to the next run.`);
  const all = [...refused, ...lost].join(" ");
  return all === "" ? `nothing told, ${state}` : `told: ${all}`;
}

/** A message without what differs between two calls. */
function plain(told: string): string {
  return told
    .replaceAll(/\b[0-9a-f]{40}\b/g, "<id>")
    .replaceAll(/#\d+/g, "#1")
    .replaceAll(/touchstone\/refresh\/[\w-]+/g, "touchstone/refresh/it")
    .replaceAll(/the comment \d+/g, "the comment 1")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:]+Z/g, "<time>")
    .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1");
}
