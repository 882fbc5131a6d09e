import { describe, expect, test } from "vitest";
import { isWrite, type Logged } from "../../support/github/server/log.ts";
import type { When } from "../../support/github/server/faults.ts";
import { lived } from "../../support/refresh-on-github/lives.ts";
import { killedOn, stepOn } from "../../support/refresh-on-github/process.ts";
import {
  ways,
  type RefreshedRepository,
  type Way,
} from "../../support/refresh-on-github/repository.ts";
import type { Document } from "../../support/refresh-on-github/set.ts";

/** One to open, one to bring to a newer revision, one to close, and one where a person wrote. */
const names: readonly Document[] = ["pay", "leave", "travel", "phone"];

interface Ready {
  readonly here: RefreshedRepository;
  readonly calls: readonly Logged[];
  readonly calm: unknown;
  readonly back: () => Promise<void>;
}

async function ready(way: Way, node = process.execPath): Promise<Ready> {
  const here = await lived(names, way);
  const back = await here.remember();
  const before = here.github.log.length;
  const { code, outputs } = await stepOn(here, { node });
  expect([code, outputs]).toMatchObject([0, { created: "1", updated: "1", closed: "1" }]);
  return { here, back, calls: here.github.log.slice(before), calm: await here.picture() };
}

/**
 * Where a process is killed. What a killed one leaves differs only by what it wrote, and test/github/refresh-run-killed.test.ts
 * goes through all of these states and calls without a process: here each call that writes is one of them, before and after
 * it took effect, and of those that read the first of each operation. By Git a run differs in its pushes alone.
 */
function killings(calls: readonly Logged[], way: Way): readonly (readonly [number, When])[] {
  const seen = new Set<string>();
  return calls.flatMap((call, at) => {
    if (way === "git" && call.operation !== "git/receive-pack") return [];
    const isFirst = !seen.has(call.operation);
    seen.add(call.operation);
    if (isWrite(call)) return [[at + 1, "before"] as const, [at + 1, "after"] as const];
    return isFirst ? [[at + 1, "after"] as const] : [];
  });
}

describe.for(ways.map((way) => [way] as const))("a process that writes by %s", ([way]) => {
  test("leaves what the next makes good, wherever it is killed", { timeout: 300_000 }, async () => {
    const { here, back, calls, calm } = await ready(way);
    const good = new Set<string>();
    for (const killing of killings(calls, way)) {
      await back();
      const [at, when] = killing;
      const { code } = await killedOn(here, ({ nth }) => (nth === at ? when : undefined));
      expect([killing, code, await here.wrongs()]).toEqual([killing, 137, []]);
      const left = JSON.stringify(await here.picture());
      if (good.has(left)) continue;
      const next = await stepOn(here);
      expect([killing, next.code, await here.picture()]).toEqual([killing, 0, calm]);
      good.add(left);
    }
    expect(good.size).toBeGreaterThan(2);
  });
});

/** What changes something that anybody sees: objects alone are seen by nobody. */
const visible: ReadonlySet<string> = new Set([
  "git/create-ref",
  "graphql/MoveBranch",
  "issues/add-labels",
  "issues/create-comment",
  "pulls/create",
  "pulls/request-reviewers",
  "pulls/update",
]);

test("processes of which each is killed after its first visible write come to what one comes to", async () => {
  const { here, back, calm } = await ready("api");
  await back();
  const codes: number[] = [];
  while (codes.at(-1) !== 0 && codes.length < 40) {
    const { code } = await killedOn(here, ({ operation }) =>
      visible.has(operation) ? "after" : undefined,
    );
    codes.push(code);
    expect(await here.wrongs()).toEqual([]);
  }
  expect(codes.length).toBeGreaterThan(8);
  expect([codes.at(-1), await here.picture()]).toEqual([0, calm]);
}, 120_000);
