import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { changeOf, comparedParts, evidenceOf, type Parts } from "../support/compared-parts.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");
const mapping = (name: string): string =>
  new URL(`../../docs/mappings/${name}.yaml`, import.meta.url).pathname;

interface Told {
  readonly documents: {
    readonly same: number;
    readonly changed: readonly { readonly before: { readonly id: string } }[];
    readonly renamed: readonly {
      readonly before: { readonly id: string };
      readonly after: { readonly id: string };
      readonly score: number;
      readonly sameContent: boolean;
    }[];
    readonly removed: readonly { readonly id: string }[];
    readonly added: readonly { readonly id: string }[];
  };
  readonly chunks: { readonly counts: Readonly<Record<string, number>> };
}

/** A set with a revision for each state, `rev-1` on. */
async function setOf(states: readonly (readonly string[])[]): Promise<string> {
  const folder = await folderWith({});
  for (const [at, words] of states.entries()) {
    const named = ["--created-at", `2026-09-0${at + 1}`, "--id", `rev-${at + 1}`];
    const { code, out, err } = await runIn(folder, "corpus", "snapshot", ...words, ...named);
    if (code !== 0) throw new Error(`${out}${err}`);
  }
  return folder;
}

async function told(folder: string, ...revisions: readonly string[]): Promise<Told> {
  const { code, out, err } = await runIn(
    folder,
    "corpus",
    "diff",
    ...revisions,
    "--format",
    "json",
  );
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as Told;
}

function occurring({ chunks: { counts } }: Told): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const page = readFileSync(new URL("../../docs/corpus-diff.md", import.meta.url), "utf8");

/** The page has the row of the history, with these very figures. */
function expectRow(name: string, { chunks: { counts } }: Told): void {
  const { added = 0, ...verdicts } = counts;
  const before = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
  const columns = ["same", "moved", "edited", "split", "merged", "gone", "ambiguous"];
  const cells = [name, before, ...columns.map((column) => counts[column] ?? 0), added];
  expect(page.replaceAll(/ +/g, " ")).toContain(`| ${cells.join(" | ")} |`);
}

const anthropic = [1, 2, 3].map((revision) => [
  join(data, "anthropic-docs-rag", `rev-${revision}`, "anthropic_docs.json"),
  "--map",
  mapping("anthropic-docs-rag"),
]);

const azure = [1, 2].map((revision) => {
  const folder = join(data, "azure-contoso-benefits", `rev-${revision}`);
  const pages = readdirSync(folder).toSorted();
  return [...pages.map((name) => join(folder, name)), "--map", mapping("azure-contoso-benefits")];
});

describe("anthropic-docs-rag", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await setOf(anthropic);
  });

  test("a new host moves 202 chunks, edits the others, and loses none", async () => {
    const first = await told(folder, "rev-1", "rev-2");
    expect(occurring(first)).toEqual({ moved: 202, edited: 30 });
    expect(first.documents.renamed).toHaveLength(45);
    for (const { before, after } of first.documents.renamed) {
      expect(after.id).toBe(before.id.replace("docs.anthropic.com", "docs.claude.com"));
    }
    expectRow("Anthropic, a new host (1 to 2)", first);
  });

  test("19 texts change under ids that stay", async () => {
    const second = await told(folder, "rev-2", "rev-3");
    expect(occurring(second)).toEqual({ same: 213, edited: 19 });
    expectRow("Anthropic, 2 to 3", second);
  });
});

test("azure-contoso-benefits: 96 pages are edited, and 177 are the same", async () => {
  const folder = await setOf(azure);
  const both = await told(folder);
  expect(occurring(both)).toEqual({ same: 177, edited: 96 });
  expectRow("Azure, another company name", both);
});

interface Expected {
  readonly changed: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly exact: ReadonlySet<string>;
  /** Pairs that Git calls renamed though their bytes differ. */
  readonly near: ReadonlySet<string>;
}

/** What Git says of two states, near renames apart: those count as one file that came and one that went. */
function expectedOf(file: string, root: string): Expected {
  const sets = { M: [] as string[], A: [] as string[], D: [] as string[] };
  const [exact, near]: [string[], string[]] = [[], []];
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const [status = "", ...paths] = line.split("\t");
    const [from = "", to = ""] = paths.map((path) => path.slice(root.length + 1));
    if (status === "R100") exact.push(`${from} → ${to}`);
    else if (status.startsWith("R")) {
      near.push(`${from} → ${to}`);
      sets.D.push(from);
      sets.A.push(to);
    } else sets[status as keyof typeof sets].push(from);
  }
  return {
    changed: new Set(sets.M),
    added: new Set(sets.A),
    removed: new Set(sets.D),
    exact: new Set(exact),
    near: new Set(near),
  };
}

const sites = [
  { name: "fastify-docs", root: "docs", steps: [1, 2, 3] },
  { name: "kubeflow-docs", root: "content/en/docs", steps: [1, 2] },
] as const;

/** Pages without a word are no documents, so nothing is said of them. */
const isPage = (folder: string, step: number, id: string): boolean => {
  const text = readFileSync(join(folder, `corpus-revisions/rev-${step}/documents.jsonl`), "utf8");
  return text.includes(`"id":${JSON.stringify(id)},`);
};

const sorted = (ids: Iterable<string>): readonly string[] => [...ids].toSorted();

describe.each(sites)("$name", ({ name, root, steps }) => {
  let folder = "";
  beforeAll(async () => {
    folder = await setOf(
      [...steps, steps.length + 1].map((revision) => [
        join(data, name, `rev-${revision}`, root),
        "--chunking",
        "by-heading@1",
      ]),
    );
  });

  test.each(steps)("documents change from state %i on as Git says", async (step) => {
    const expected = expectedOf(
      join(data, name, `expected-changes-rev-${step}-to-${step + 1}.tsv`),
      root,
    );
    const { documents } = await told(folder, `rev-${step}`, `rev-${step + 1}`);
    const exact = documents.renamed.filter((one) => one.sameContent);
    const near = documents.renamed.filter((one) => !one.sameContent);
    const [old, young] = [
      (id: string) => isPage(folder, step, id),
      (id: string) => isPage(folder, step + 1, id),
    ];
    const both = [...expected.changed].filter((id) => old(id) && young(id));
    expect(sorted(documents.changed.map(({ before }) => before.id))).toEqual(sorted(both));
    expect(
      sorted([...documents.added.map(({ id }) => id), ...near.map(({ after }) => after.id)]),
    ).toEqual(
      sorted([
        ...[...expected.added].filter(young),
        ...[...expected.changed].filter((id) => !old(id) && young(id)),
      ]),
    );
    expect(
      sorted([...documents.removed.map(({ id }) => id), ...near.map(({ before }) => before.id)]),
    ).toEqual(
      sorted([
        ...[...expected.removed].filter(old),
        ...[...expected.changed].filter((id) => old(id) && !young(id)),
      ]),
    );
    const pairs = exact.map(({ before, after }) => `${before.id} → ${after.id}`);
    expect(sorted(pairs)).toEqual(
      sorted([...expected.exact].filter((pair) => old(pair.split(" → ")[0] ?? ""))),
    );
  });

  test.each(steps)(
    "near renames from state %i on are those of Git, and a few more",
    async (step) => {
      const file = join(data, name, `expected-changes-rev-${step}-to-${step + 1}.tsv`);
      const { near } = expectedOf(file, root);
      const { documents } = await told(folder, `rev-${step}`, `rev-${step + 1}`);
      const found = documents.renamed
        .filter((one) => !one.sameContent)
        .map(({ before, after, score }) => [`${before.id} → ${after.id}`, score] as const);
      const pairs = new Set<string>(found.map(([pair]) => pair));
      expect({
        both: found.filter(([pair]) => near.has(pair)).length,
        onlyHere: found
          .filter(([pair]) => !near.has(pair))
          .map(([pair, score]) => `${pair} ${score}`),
        onlyGit: [...near].filter((pair) => !pairs.has(pair)),
      }).toMatchSnapshot();
    },
  );

  test.each(steps)(
    "every chunk from state %i on has one verdict, which the page tells",
    async (step) => {
      const site = name === "fastify-docs" ? "Fastify" : "Kubeflow";
      const what = site === "Fastify" && step === 1 ? "rebuilt (1 to 2)" : `${step} to ${step + 1}`;
      expectRow(`${site}, ${what}`, await told(folder, `rev-${step}`, `rev-${step + 1}`));
    },
  );
});

/** Real chunks: texts by id, of one state of a documentation. */
function realChunks(): Parts {
  const file = join(data, "anthropic-docs-rag", "rev-3", "anthropic_docs.json");
  const records = JSON.parse(readFileSync(file, "utf8")) as readonly {
    readonly chunk_link: string;
    readonly text: string;
  }[];
  return Object.fromEntries(
    records.filter(({ text }) => text.length > 800).map(({ chunk_link: id, text }) => [id, text]),
  );
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((one) => one !== "");

describe("edits injected into real chunks", () => {
  const parts = realChunks();
  const ids = Object.keys(parts);
  const place = fc.tuple(fc.nat(ids.length - 1), fc.nat(), fc.nat(), fc.boolean());

  test("each edit inside a quote is flagged, and those elsewhere are told apart", () => {
    fc.assert(
      fc.property(place, ([at, start, offset, inside]) => {
        const id = ids[at] ?? "";
        const words = wordsOf(parts[id] ?? "");
        const first = start % (words.length - 12);
        const quote = words.slice(first, first + 8).join(" ");
        const spot = inside
          ? first + (offset % 8)
          : (first + 8 + (offset % (words.length - 8))) % words.length;
        const edited = words.with(spot, "zzaltered").join(" ");
        const before = { ...parts, [id]: words.join(" ") };
        // A quote that stands twice in its chunk is intact while one of the two is.
        fc.pre(before[id]?.split(quote).length === 2);
        const change = evidenceOf([before, { ...before, [id]: edited }], id, quote);
        expect([change.verdict, change.quote]).toEqual(["edited", inside ? "changed" : "intact"]);
      }),
      { numRuns: 60 },
    );
  });

  test.for([2, 3, 4])("a span cut into %i pieces keeps all of them as candidates", (pieces) => {
    fc.assert(
      fc.property(place, ([at, , , keepsId]) => {
        const id = ids[at] ?? "";
        const words = wordsOf(parts[id] ?? "");
        const size = Math.ceil(words.length / pieces);
        const cut = Array.from({ length: pieces }, (_, piece) => [
          piece === 0 && keepsId ? id : `${id}:${piece + 1}`,
          words.slice(piece * size, (piece + 1) * size).join(" "),
        ]);
        const { [id]: whole = "", ...others } = parts;
        expect(whole).not.toBe("");
        const change = changeOf(
          comparedParts(parts, { ...others, ...Object.fromEntries(cut) }),
          id,
        );
        const named = new Set<string | undefined>(change?.candidates.map((one) => one.id));
        expect(change?.verdict).toBe("split");
        expect(cut.filter(([piece]) => !named.has(piece))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
