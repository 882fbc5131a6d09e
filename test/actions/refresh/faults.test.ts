import { describe, expect, test } from "vitest";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import { nodes, type StepRun } from "../../support/action-run.ts";
import { isWrite } from "../../support/github/server/log.ts";
import { befalls, matrixFaults } from "../../support/refresh-on-github/faults.ts";
import { lived } from "../../support/refresh-on-github/lives.ts";
import { stepOn } from "../../support/refresh-on-github/process.ts";
import { ways, type RefreshedRepository } from "../../support/refresh-on-github/repository.ts";
import type { Document } from "../../support/refresh-on-github/set.ts";

/** One to open, one to bring to a newer revision, one to close, and one where a person wrote. */
const names: readonly Document[] = ["pay", "leave", "travel", "phone"];

/** What no process is made to wait for: a minute without an answer. */
const tooLong: ReadonlySet<string> = new Set(["no answer before", "no answer after"]);

/** A fault and the call that it befalls, counted from 1. */
interface Befalling {
  readonly name: string;
  readonly operation: string;
  readonly nth: number;
}

/**
 * The faults of test/github/refresh-run-faults.test.ts, which tries all of them at all calls without a process. Here each
 * operation meets at least one and each fault at least one operation: they are dealt out in turn.
 */
function befallings(here: RefreshedRepository, before: number): readonly Befalling[] {
  const calls = here.github.log.slice(before);
  const firsts = new Map(calls.toReversed().map((call) => [call.operation, call]));
  const operations = [...firsts.keys()].toSorted(byUtf8);
  const rows = Object.entries(matrixFaults).filter(([name]) => !tooLong.has(name));
  const most = Math.max(operations.length, rows.length);
  const dealt: Befalling[] = [];
  for (let at = 0; at < most; at += 1) {
    const [name, row] = rows[at % rows.length] ?? [];
    if (name === undefined || row === undefined) continue;
    const inTurn = [...operations.slice(at % operations.length), ...operations];
    const operation = inTurn.find((one) => {
      const call = firsts.get(one);
      return call !== undefined && befalls(row, one, isWrite(call));
    });
    if (operation === undefined) continue;
    const nth = calls.findIndex((call) => call.operation === operation) + 1;
    dealt.push({ name, operation, nth });
  }
  return dealt;
}

/** What a person sees of a run: its exit code, and its annotations without what differs between two runs. */
function told({ code, commands }: StepRun): string {
  const said = commands.map(({ name, data }) => `${name}: ${plain(data)}`);
  return [`exit code ${code}`, ...said].join("\n");
}

function plain(text: string): string {
  return text
    .replaceAll(/\b[0-9a-f]{40}\b/g, "<id>")
    .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:]+Z/g, "<time>");
}

test("a process says what went wrong, ends with the right code, and the next makes it good", async () => {
  const here = await lived(names);
  const back = await here.remember();
  const before = here.github.log.length;
  await stepOn(here);
  const calm = await here.picture();
  const good = new Set<string>([JSON.stringify(calm)]);
  const seen: Record<string, string> = {};
  for (const { name, operation, nth } of befallings(here, before)) {
    await back();
    const index = here.github.log.length + nth;
    const fault = matrixFaults[name]?.fault(() => undefined);
    here.github.plan((call) => (call.index === index ? fault : undefined));
    const run = await stepOn(here);
    here.github.plan(undefined);
    const at = `${operation}: ${name}`;
    seen[at] = told(run);
    expect([at, await here.wrongs()]).toEqual([at, []]);
    const left = JSON.stringify(await here.picture());
    if (good.has(left) || seen[at].includes("Could not comment on")) continue;
    await here.run();
    expect([at, await here.picture()]).toEqual([at, calm]);
    good.add(left);
  }
  expect(seen).toMatchSnapshot();
}, 300_000);

describe.for(ways.map((way) => [way] as const))(
  "two processes at once that write by %s",
  ([way]) => {
    test("open, update and close each pull request once", async () => {
      const here = await lived(names, way);
      const back = await here.remember();
      await stepOn(here);
      const calm = await here.picture();
      for (let left = 3; left > 0; left -= 1) {
        await back();
        const both = await Promise.all([stepOn(here, { nth: 0 }), stepOn(here, { nth: 1 })]);
        expect(both.map(({ code }) => code)).toEqual([0, 0]);
        expect(await here.wrongs()).toEqual([]);
        await stepOn(here);
        expect(await here.picture()).toEqual(calm);
      }
    }, 120_000);
  },
);

test.for(nodes.map((node) => [node] as const))(
  "a run that broke half way is made good under %s",
  { timeout: 120_000 },
  async ([node]) => {
    const here = await lived(names);
    const back = await here.remember();
    await stepOn(here, { node });
    const calm = await here.picture();
    await back();
    here.github.plan(({ operation }) =>
      operation === "pulls/create" ? matrixFaults["conflict"]?.fault(() => undefined) : undefined,
    );
    const broken = await stepOn(here, { node });
    here.github.plan(undefined);
    expect([broken.code, broken.outputs["operation"]]).toEqual([3, undefined]);
    const next = await stepOn(here, { node });
    expect([next.code, await here.picture()]).toEqual([0, calm]);
    const writes = here.github.writes().length;
    for (let left = 18; left > 0; left -= 1) expect((await stepOn(here, { node })).code).toBe(0);
    expect(here.github.writes().length).toBe(writes);
  },
);
