import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { beforeAll, describe, expect, test } from "vitest";
import { revisionDigest } from "../../src/model/digest.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { approved } from "../support/good-set.ts";
import { reportProblems } from "../support/report-schema.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");
const mapping = (name: string): string =>
  new URL(`../../docs/mappings/${name}.yaml`, import.meta.url).pathname;

interface Told {
  readonly counts: Readonly<Record<"refresh" | "current" | "carried", number>>;
  readonly pullRequests: readonly { readonly cases: readonly string[] }[];
  readonly items: readonly {
    readonly id: string;
    readonly evidence: readonly {
      readonly chunkId: string;
      readonly verdict: string;
      readonly candidates: readonly { readonly id: string }[];
    }[];
    readonly outcomes: readonly {
      readonly outcome: string;
      readonly digest: string | null;
      readonly replace: readonly { readonly from: string; readonly to: readonly string[] }[];
    }[];
  }[];
}

async function must(folder: string, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runIn(folder, ...words);
  if (code !== 0) throw new Error(`${words.join(" ")}\n${out}${err}`);
  return out;
}

/** A set of which every case was approved under `rev-1`, with all states recorded. */
async function judgedSet(
  states: readonly (readonly string[])[],
  cases: readonly string[],
): Promise<string> {
  const folder = await folderWith({});
  for (const [at, words] of states.entries()) {
    const named = ["--created-at", `2026-09-0${at + 1}`, "--id", `rev-${at + 1}`];
    await must(folder, "corpus", "snapshot", ...words, ...named);
    if (at > 0) continue;
    await must(folder, "import", "table", ...cases);
    const files = await filesIn(folder);
    const record: unknown = parse(files["corpus-revisions/rev-1/revision.yaml"] ?? "");
    const corpus = revisionDigest(record);
    for (const [path, text] of Object.entries(files)) {
      if (!path.startsWith("cases/")) continue;
      const pending = text.replace(/^review:.*(\n {2}.*)*\n/m, "");
      await writeFile(join(folder, path), approved(pending, { corpus }));
    }
  }
  return folder;
}

async function planned(folder: string, ...words: readonly string[]): Promise<Told> {
  const out = await must(folder, "refresh", "plan", "--format", "json", ...words);
  const told: unknown = JSON.parse(out);
  expect(reportProblems(told, "refresh-plan")).toEqual([]);
  return told as Told;
}

describe("anthropic-docs-rag, whose documents all moved to another address", () => {
  let folder = "";
  beforeAll(async () => {
    const dump = (revision: number): string =>
      join(data, "anthropic-docs-rag", `rev-${revision}`, "anthropic_docs.json");
    const map = mapping("anthropic-docs-rag");
    folder = await judgedSet(
      [1, 2, 3].map((revision) => [dump(revision), "--map", map]),
      [
        join(data, "anthropic-docs-rag/rev-1/docs_evaluation_dataset.json"),
        "--map",
        mapping("anthropic-docs-rag.cases"),
      ],
    );
  });

  test.each([
    ["rev-1", 0],
    ["rev-2", 100],
    ["rev-3", 100],
  ])(
    "asks nobody under the revision of the judgments, and about all cases later: %s",
    async (to, asked) => {
      const { counts, pullRequests } = await planned(folder, "--to", to);
      expect([counts.refresh, counts.current + counts.carried]).toEqual([asked, 100 - asked]);
      expect(Math.max(0, ...pullRequests.map(({ cases }) => cases.length))).toBeLessThanOrEqual(10);
    },
  );

  test("never calls evidence gone that moved, and works out each revision by moves", async () => {
    const { items } = await planned(folder);
    const moved = items.filter(({ evidence }) =>
      evidence.every(({ verdict }) => verdict === "moved"),
    );
    expect(moved.length).toBe(90);
    for (const { evidence, outcomes } of moved) {
      const revised = outcomes.filter(({ outcome }) => outcome === "revised");
      expect(revised).toHaveLength(1);
      expect(revised[0]?.digest).toMatch(/^sha256:/);
      // A chunk that is there under its new id alone: the same path at the new host.
      for (const { from, to } of revised[0]?.replace ?? []) {
        expect(to).toEqual([from.replace("docs.anthropic.com", "docs.claude.com")]);
      }
      expect(revised[0]?.replace.map(({ from }) => from).toSorted()).toEqual(
        evidence.map(({ chunkId }) => chunkId).toSorted(),
      );
    }
    const verdicts = new Set(
      items.flatMap(({ evidence }) => evidence.map(({ verdict }) => verdict)),
    );
    expect(verdicts.has("gone")).toBe(false);
  });
});

describe("azure-contoso-benefits, whose pages name another company", () => {
  let folder = "";
  beforeAll(async () => {
    const pages = (revision: number): readonly string[] => {
      const place = join(data, "azure-contoso-benefits", `rev-${revision}`);
      return readdirSync(place)
        .toSorted()
        .map((name) => join(place, name));
    };
    const map = mapping("azure-contoso-benefits");
    folder = await judgedSet(
      [1, 2].map((revision) => [...pages(revision), "--map", map]),
      [
        join(data, "azure-contoso-benefits/ground_truth.jsonl"),
        "--map",
        mapping("azure-contoso-benefits.cases"),
      ],
    );
  });

  test("asks about the seven cases on pages that changed, and carries the others", async () => {
    const { counts, items } = await planned(folder);
    expect(counts).toMatchObject({ refresh: 7, current: 0, carried: 43 });
    for (const { evidence, outcomes } of items) {
      const changed = evidence.filter(({ verdict }) => verdict !== "same");
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.map(({ verdict }) => verdict)).toEqual(changed.map(() => "edited"));
      expect(outcomes.find(({ outcome }) => outcome === "confirmed")?.digest).toMatch(/^sha256:/);
    }
  });

  test("shows the word that changed", async () => {
    const out = await must(folder, "refresh", "plan", "--limit", "7");
    expect(out.match(/\[-Contoso,-\] \{\+Zava,\+\}/g)?.length).toBeGreaterThanOrEqual(6);
    expect(readFileSync(join(folder, "corpus-revisions/current.yaml"), "utf8")).toContain("rev-2");
  });
});
