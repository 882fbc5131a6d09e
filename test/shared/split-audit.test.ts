import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reasonCodes } from "../../src/families/manifest/reason.ts";
import { runIn } from "../support/command.ts";

interface Vector {
  readonly id: string;
  readonly file: string;
  readonly verdict: "PASS" | "BLOCK";
  readonly exit: 0 | 1;
  readonly reasons: readonly string[];
  readonly accept_any_of?: readonly (readonly string[])[];
  readonly report?: {
    readonly dev: unknown;
    readonly test: unknown;
    readonly excluded: number;
    readonly exceptions: number;
  };
}

const folder = join(process.env["TOUCHSTONE_SHARED"] ?? "../shared", "vectors/split-audit");
const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
  readonly reason_codes: Readonly<Record<string, string>>;
  readonly vectors: readonly Vector[];
};

interface Verdict {
  readonly verdict: string;
  readonly reasons: readonly { readonly code: string }[];
  readonly counts: {
    readonly sides: Readonly<Record<string, unknown>>;
    readonly excluded: number;
    readonly exceptions: number;
  };
}

describe("the manifests of the split audit", () => {
  test("are 54, and use the codes that the audit has, all but one", () => {
    expect(index.vectors.length).toBe(54);
    const codes = [...Object.keys(index.reason_codes), "outside-period"];
    expect(Object.keys(reasonCodes).toSorted()).toEqual(codes.toSorted());
  });

  test.for(index.vectors)("$id is judged as stated", async (vector) => {
    const words = ["families", "audit", "--format", "json", vector.file] as const;
    const { code, out } = await runIn(folder, ...words);
    const { verdict, reasons, counts } = JSON.parse(out) as Verdict;
    const codes = [...new Set(reasons.map((reason) => reason.code))].toSorted();
    const accepted = [vector.reasons, ...(vector.accept_any_of ?? [])].map((set) => set.toSorted());
    expect(accepted).toContainEqual(codes);
    if (codes.length > 0 || vector.reasons.length === 0) {
      expect([code, verdict]).toEqual([vector.exit, vector.verdict]);
    }
    const { sides, excluded, exceptions } = counts ?? { sides: {} };
    if (vector.report !== undefined) {
      expect({ dev: sides["dev"], test: sides["test"], excluded, exceptions }).toEqual(
        vector.report,
      );
    }
    const text = await runIn(folder, "families", "audit", vector.file);
    expect(text.code).toBe(code);
    expect(text.out).toContain(`${verdict}: `);
    for (const one of codes) expect(text.out).toContain(` error ${one}\n`);
  });
});
