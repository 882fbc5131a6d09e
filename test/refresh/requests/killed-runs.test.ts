import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { committedRequest, readBody } from "../../../src/refresh/requests/request-marks.ts";
import type { MemoryHost } from "../../support/memory-host.ts";
import {
  branchOf,
  caseOn,
  documents,
  pointer,
  repository,
  run,
  type CorpusName,
} from "../../support/refresh-world.ts";

const when = ["before", "after"] as const;
type When = (typeof when)[number];

/** One of leave is asked about under "two", and one of pay under "three", where somebody wrote to it. */
async function withHistory(): Promise<MemoryHost> {
  const host = repository();
  host.push("main", pointer("three"));
  await run(host);
  return host;
}

/** What a next run has to do: each kind of step. */
const lives: Readonly<Record<string, () => Promise<MemoryHost>>> = {
  "two creations": async () => {
    const host = repository();
    host.push("main", pointer("three"));
    return host;
  },
  "an update and a closing": async () => {
    const host = await withHistory();
    host.push("main", pointer("four"));
    return host;
  },
  "two closings": async () => {
    const host = await withHistory();
    host.push("main", pointer("one"));
    return host;
  },
  "a comment for somebody who wrote to a branch, and an update": async () => {
    const host = await withHistory();
    host.push(branchOf("pay"), { "README.md": "Mine.\n" });
    host.push("main", pointer("four"));
    return host;
  },
  "a new pull request behind one that a person closed": async () => {
    const host = await withHistory();
    for (const one of host.pulls) one.state = "closed";
    host.push("main", pointer("four"));
    return host;
  },
  "a rebuild, and one that was merged": async () => {
    const host = await withHistory();
    host.push(branchOf("pay"), { "cases/pay-001.yaml": caseOn("pay", 1, "three") });
    host.merge(2);
    const path = "cases/leave-001.yaml";
    host.push("main", { [path]: `${host.files()[path]}notes: Asked often.\n` });
    return host;
  },
};

describe("a run that is killed", () => {
  test.for(Object.entries(lives))(
    "before or after each effect of %s is made good by the next",
    async ([, life]) => {
      const undisturbed = await life();
      await run(undisturbed);
      const effects = [...undisturbed.effects];
      expect(effects.length).toBeGreaterThan(2);
      for (let at = 1; at <= effects.length; at++) {
        for (const moment of when) {
          const host = await life();
          expect(await run(host, {}, { at, when: moment })).toBeUndefined();
          await run(host);
          expect({ at, moment, picture: host.picture() }).toEqual({
            at,
            moment,
            picture: undisturbed.picture(),
          });
          await run(host);
          expect(host.effects).toEqual([]);
        }
      }
    },
  );
});

type Event =
  | { readonly what: "point"; readonly to: CorpusName }
  | { readonly what: "edit" | "add"; readonly document: (typeof documents)[number] }
  | {
      readonly what: "commit" | "close" | "reopen" | "merge" | "delete" | "snooze";
      readonly nth: number;
    }
  | { readonly what: "touch" };

/** How a run went: to its end, or killed at an effect. */
type Ending = { readonly at: number; readonly when: When } | undefined;

const events: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("point" as const),
      to: fc.constantFrom<CorpusName>("one", "two", "three", "four"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constantFrom("edit" as const, "add" as const),
      document: fc.constantFrom(...documents),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom(
        "commit" as const,
        "close" as const,
        "reopen" as const,
        "merge" as const,
        "delete" as const,
        "snooze" as const,
      ),
      nth: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: "touch" as const }) },
);
const endings: fc.Arbitrary<Ending> = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: 8 }), when: fc.constantFrom(...when) }),
  { nil: undefined },
);

/** A repository with what people did to it, so that a test can say that none of it is lost. */
class Life {
  readonly host: MemoryHost = repository({ limit: 2 });
  /** Commits of people by branch, as long as nobody removes them. */
  readonly theirs: Map<string, string[]> = new Map();
  private number = 1;

  happen(event: Event): void {
    const { host } = this;
    const number = ++this.number;
    if ("nth" in event) this.person(event.what, event.nth, number);
    else if (event.what === "point") host.push("main", pointer(event.to));
    else if (event.what === "touch") host.push("main", { "README.md": `${number}\n` });
    else if (event.what === "edit") {
      const path = `cases/${event.document}-001.yaml`;
      host.push("main", { [path]: `${host.files()[path]}# ${number}\n` });
    } else {
      const text = caseOn(event.document, number);
      host.push("main", { [`cases/${event.document}-00${number}.yaml`]: text });
    }
  }

  private person(
    what: "commit" | "close" | "reopen" | "merge" | "delete" | "snooze",
    nth: number,
    number: number,
  ): void {
    const { host } = this;
    if (what === "commit" || what === "delete") {
      const branches = [...host.refs.keys()].filter((name) => name !== "main").toSorted();
      const branch = branches[nth % branches.length];
      if (branch !== undefined) this.onBranch(what, branch, number);
      return;
    }
    const state = what === "reopen" ? "closed" : "open";
    const some = host.pulls.filter((one) => one.state === state);
    const one = some[nth % some.length];
    if (one === undefined) return;
    if (what === "reopen") host.reopen(one.number);
    else if (what === "merge") this.decideAndMerge(one.number);
    else if (what === "close") one.state = "closed";
    else one.labels = one.labels.length > 1 ? ["refresh"] : ["refresh", "touchstone:snooze"];
  }

  private onBranch(what: "commit" | "delete", branch: string, number: number): void {
    const { host } = this;
    if (what === "commit") {
      const oid = host.push(branch, { [`notes/${number}.md`]: "Mine.\n" });
      this.theirs.set(branch, [...(this.theirs.get(branch) ?? []), oid]);
    } else {
      host.setRef(branch, undefined);
      this.theirs.delete(branch);
    }
  }

  private decideAndMerge(number: number): void {
    const { host } = this;
    const { branch } = host.pull(number);
    const asked = committedRequest(host.commitAt(host.oid(branch)).message);
    if (asked === undefined) return;
    const decided = asked.cases.map((id) => {
      const [document = "", digits = ""] = id.split("-");
      return [`cases/${id}.yaml`, caseOn(document, Number(digits), asked.to as CorpusName)];
    });
    host.push(branch, Object.fromEntries(decided) as Record<string, string>);
    host.merge(number);
    this.theirs.delete(branch);
  }
}

function assertSound({ host, theirs }: Life): void {
  for (const [branch, oids] of theirs) {
    for (const oid of oids)
      expect(host.has(branch, oid as never), `${branch} lost ${oid}`).toBe(true);
  }
  const branches = host.open().map(({ branch }) => branch);
  expect(new Set(branches).size).toBe(branches.length);
  for (const comments of host.notes.values()) {
    const marks = comments.map(({ body }) => body.trimEnd().split("\n").at(-1));
    expect(new Set(marks).size).toBe(marks.length);
  }
}

describe("whatever happens", () => {
  test(
    "a killed run and the next come to what one run comes to",
    { timeout: 600_000 },
    async () => {
      const steps = fc.array(fc.tuple(fc.array(events, { minLength: 1, maxLength: 3 }), endings), {
        maxLength: 6,
      });
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const [disturbed, undisturbed] = [new Life(), new Life()];
          for (const [happening, ending] of all) {
            for (const life of [disturbed, undisturbed])
              for (const one of happening) life.happen(one);
            await run(disturbed.host, {}, ending);
            await run(disturbed.host);
            await run(undisturbed.host);
            expect(disturbed.host.picture()).toEqual(undisturbed.host.picture());
            assertSound(disturbed);
            await run(disturbed.host);
            expect(disturbed.host.effects).toEqual([]);
          }
        }),
        { numRuns: Number(process.env["RUNS"] ?? 25) },
      );
    },
  );

  test(
    "also between killed runs, nothing of people is lost and runs come to rest",
    { timeout: 600_000 },
    async () => {
      const steps = fc.array(fc.tuple(events, endings), { maxLength: 14 });
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const life = new Life();
          for (const [happening, ending] of all) {
            life.happen(happening);
            await run(life.host, {}, ending);
            assertSound(life);
          }
          await run(life.host);
          const done = await run(life.host);
          expect(life.host.effects).toEqual([]);
          assertSound(life);
          assertAsked(life, done);
        }),
        { numRuns: Number(process.env["RUNS"] ?? 25) },
      );
    },
  );
});

/** Each case of the plan is asked in one pull request that is open, or was closed, or waits for one. */
function assertAsked({ host }: Life, done: Awaited<ReturnType<typeof run>>): void {
  const { plan } = done ?? {};
  const asked = host.open().flatMap(({ body }) => readBody(body).mark?.cases ?? []);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  for (const { branch, cases, isClosed, waits } of plan?.pullRequests ?? []) {
    const open = host.open().filter((one) => one.branch === branch);
    if (isClosed) continue;
    expect(open.length, `${branch} asks ${cases.join(", ")}`).toBe(waits ? 0 : 1);
  }
}
