import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { auditManifest } from "../../../src/families/manifest/audit.ts";
import { auditJson } from "../../../src/report/families/audit-json.ts";
import { auditText, extendedCase, manifestBytes, plainRecord } from "../../support/manifests.ts";

const split = fc.constantFrom("dev", "validation", "test", "regression", "excluded");
const family = fc.constantFrom("f0", "f1", "f2", "f3", "f4", "f5", "f6");

const hypergraph = fc.record({
  cases: fc.array(
    fc.record({ split, families: fc.uniqueArray(family, { minLength: 1, maxLength: 3 }) }),
    {
      maxLength: 9,
    },
  ),
  related: fc.array(
    fc.record({
      families: fc.uniqueArray(family, { minLength: 2, maxLength: 3 }),
      isExcepted: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

type Hypergraph = typeof hypergraph extends fc.Arbitrary<infer Value> ? Value : never;

function manifestOf({ cases, related }: Hypergraph): unknown {
  return {
    claim: "family",
    register: {
      families: ["f0", "f1", "f2", "f3", "f4", "f5", "f6"].map((family_id) => ({ family_id })),
      related: related.map(({ families, isExcepted }) => ({
        families,
        ...(isExcepted ? { exception: { reason: "They differ.", date: "2026-09-01" } } : {}),
      })),
    },
    cases: cases.map((one, index) =>
      extendedCase([`c${index}`, one.split], one.families, { exclusion_rule: "Declared." }),
    ),
  };
}

/** Whether two cases on sides that conflict reach one another, family by family, with no other thought. */
function leaks({ cases, related }: Hypergraph): boolean {
  const sided = cases.filter((one) => one.split !== "excluded");
  const links = [
    ...sided.map(({ families }) => families),
    ...related.filter(({ isExcepted }) => !isExcepted).map(({ families }) => families),
  ];
  const free = new Set(["dev", "regression"]);
  return sided.some((one) => {
    const reached = new Set(one.families);
    for (let before = -1; before !== reached.size;) {
      before = reached.size;
      const touched = links.filter((link) => link.some((name) => reached.has(name)));
      for (const name of touched.flat()) reached.add(name);
    }
    return sided.some(
      (other) =>
        other.split !== one.split &&
        !(free.has(one.split) && free.has(other.split)) &&
        other.families.some((name) => reached.has(name)),
    );
  });
}

function codesOf(graph: Hypergraph): readonly string[] {
  const { reasons } = auditManifest("m.json", manifestBytes(manifestOf(graph)));
  return reasons.map(({ code }) => code).toSorted();
}

const overlaps = new Set(["family-overlap", "component-overlap"]);

describe("the audit", () => {
  test("finds a leak wherever one side reaches the other, and nowhere else", () => {
    let [some, none] = [0, 0];
    fc.assert(
      fc.property(hypergraph, (graph) => {
        const { reasons } = auditManifest("m.json", manifestBytes(manifestOf(graph)));
        const found = reasons.some(({ code }) => overlaps.has(code));
        expect(found).toBe(leaks(graph));
        if (found) some++;
        else none++;
      }),
      { numRuns: 1500 },
    );
    expect(Math.min(some, none)).toBeGreaterThan(100);
  });

  test("says the same of the cases in any order", () => {
    const shuffled = hypergraph.chain((graph) =>
      fc.tuple(
        fc.constant(graph),
        fc.shuffledSubarray(graph.cases, { minLength: graph.cases.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([graph, cases]) => {
        expect(codesOf({ ...graph, cases })).toEqual(codesOf(graph));
      }),
    );
  });

  test("judges any JSON, with places that are in the file", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.boolean(), (json, isWhole) => {
        const text = isWhole ? json : `{"claim":"family","cases":[${json}],"register":${json}}`;
        const { reasons, remarks } = auditManifest("m.json", manifestBytes(text));
        expect(reasons).not.toEqual([]);
        for (const { at } of [...reasons, ...remarks]) {
          expect([at.line, at.column <= text.length]).toEqual([1, true]);
        }
      }),
    );
  });

  test("rejects a good manifest with any field replaced by a value of another kind", () => {
    const good = {
      claim: "family",
      inventory: ["a", "b"],
      register: { families: [{ family_id: "f" }, { family_id: "g" }] },
      cases: [extendedCase(["a", "dev"], ["f"]), extendedCase(["b", "test"], ["g"])],
    };
    expect(auditManifest("m.json", manifestBytes(good)).verdict).toBe("PASS");
    const spoils = [7, true, null, {}, [], [[]], "", " ", "\u200b", "\ud800"];
    const survived: string[] = [];
    for (const path of pathsOf(good)) {
      for (const spoil of spoils) {
        const spoilt = manifestBytes(withValue(good, path, spoil));
        const { verdict } = auditManifest("m.json", spoilt);
        if (verdict === "PASS") survived.push(`${path.join(".")} = ${JSON.stringify(spoil)}`);
      }
    }
    expect(survived).toEqual([]);
  });

  test("gives a verdict on any bytes", () => {
    const good = manifestBytes([plainRecord("a", "dev"), plainRecord("b", "test")]);
    const broken = fc
      .tuple(fc.nat({ max: good.length - 1 }), fc.uint8Array({ maxLength: 4 }))
      .map(([at, bytes]) =>
        Uint8Array.from([...good.slice(0, at), ...bytes, ...good.slice(at + 2)]),
      );
    fc.assert(
      fc.property(fc.oneof(broken, fc.uint8Array({ maxLength: 40 })), (bytes) => {
        const audit = auditManifest("m.json", bytes);
        expect(audit.verdict === "PASS").toBe(audit.reasons.length === 0);
        expect(JSON.parse(auditJson(audit))).toMatchObject({ verdict: audit.verdict });
        expect(auditText(bytes)).toMatch(/^(?:PASS|BLOCK): .+\n$/m);
      }),
    );
  });
});

type Path = readonly (string | number)[];

function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function withValue(value: unknown, path: Path, spoil: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return spoil;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === key ? withValue(item, rest, spoil) : item,
    );
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([name, field]: [string, unknown]) => [
      name,
      name === key ? withValue(field, rest, spoil) : field,
    ]),
  );
}
