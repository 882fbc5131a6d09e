import type { Observation } from "../../src/model/generated/observation.ts";

/** A reviewed observation that recurs; what is given replaces what it has, and a field without a value goes. */
export function observation(given: Readonly<Record<string, unknown>> = {}): Observation {
  return {
    id: "refund-abroad",
    query: "Can I return something that I bought abroad?",
    count: 41,
    firstSeen: "2026-08-01T00:00:00Z",
    lastSeen: "2026-08-30T00:00:00Z",
    source: "https://telemetry.example.test/patterns/17",
    reviewedBy: "noor",
    reviewedAt: "2026-09-01T09:00:00Z",
    ...given,
  };
}

/** Observations as the lines of a file. */
export function observationLines(...lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
