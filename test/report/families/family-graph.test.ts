import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupingOf } from "../../../src/families/grouping.ts";
import { splits } from "../../../src/families/splits.ts";
import type { Holder, Link, SplitGraph } from "../../../src/families/split-graph.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { familyGraph } from "../../../src/report/families/family-graph.ts";
import { mermaidBlock } from "../../../src/report/untrusted/mermaid.ts";
import { visibleText } from "../../../src/report/untrusted/visible-text.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { goodSet } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { mermaidGraph } from "../../support/mermaid-graph.ts";
import { familiesText, refusal, refunds, travel } from "../../support/split-set.ts";

const split = fc.option(fc.constantFrom(...splits), { nil: undefined });

/** Families of any names on any sides, and relations between some of them. */
const graphs: fc.Arbitrary<SplitGraph> = fc
  .uniqueArray(dangerousText(), { minLength: 2, maxLength: 6 })
  .chain((ids) =>
    fc.record({
      holders: fc
        .tuple(...ids.map((id) => split.map((side) => [id, side] as const)))
        .map(
          (all) =>
            new Map(
              all.map(([id, side]): [string, Holder] => [
                id,
                { kind: "family", key: id, id, split: side },
              ]),
            ),
        ),
      links: fc.array(
        fc
          .subarray(ids, { minLength: 2 })
          .map((holders): Link => ({ by: "relation", index: 0, holders })),
        { maxLength: 4 },
      ),
    }),
  );

describe("a diagram of families", () => {
  test("is one that Mermaid reads, whatever their names, and says each name as it is seen", () => {
    fc.assert(
      fc.property(graphs, fc.boolean(), (graph, marked) => {
        const keys = [...graph.holders.keys()];
        const text = familyGraph({ keys, isBridge: () => marked }, graph);
        const { nodes, lines } = mermaidGraph(text);
        for (const [index, holder] of [...graph.holders.values()].entries()) {
          const name = holder.kind === "family" ? holder.id : "";
          const seen = visibleText(`${name} (${holder.split ?? "no split"})`);
          expect(nodes[`n${index}`]?.label).toBe(seen);
        }
        expect(lines.length).toBeGreaterThanOrEqual(graph.links.length === 0 ? 0 : 2);
      }),
    );
  });

  test("is a block of its own in a page: nothing in it ends it, and nothing after it is in it", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const text = familyGraph({ keys: [...graph.holders.keys()] }, graph);
        const page = `before\n\n${mermaidBlock(text)}\n\nafter\n`;
        const { elements, textOutsideCode } = shownMarkdown(page);
        expect(elements).toEqual(["p", "pre", "code", "p"]);
        expect(textOutsideCode.replaceAll(/\s+/g, " ")).toBe("before after ");
      }),
    );
  });

  test("the reader that accepts it refuses what is no such diagram", () => {
    for (const wrong of [
      'graph LR\n  n0["a"]b"]\n',
      'graph LR\n  n0["a"]\n  click n0 "https://a.example"\n',
      'graph LR\n  n0["a"]\n  n0 --- n1\n',
      'graph LR\n  n0["a"]; n1["b"]\n',
      'graph LR\n  n0["#"]\n',
      'graph TD\n  n0["a"]\n',
      'graph LR\n  n0["a"]\n```\n',
    ]) {
      expect(() => mermaidGraph(wrong)).toThrow(/^(?:No|Between)/);
    }
  });

  test("has no title and no question, whatever they hold", async () => {
    const hostile = '"];click n0 "javascript:alert(1)"';
    const families = [refunds.replace("Refunds", `'${hostile}'`), travel];
    const files = {
      ...goodSet(),
      "families.yaml": familiesText({ families }),
      "cases/x.yaml": refusal("x", "families: [refunds, travel]").replace(
        /^query: .*$/m,
        `query: '${hostile}'`,
      ),
    };
    const grouping = groupingOf(await loadDataset(memoryTree(files)));
    const graph = grouping?.graph() ?? { holders: new Map(), links: [] };
    expect(graph.links).toHaveLength(1);
    expect(familyGraph({ keys: [...graph.holders.keys()] }, graph)).toMatchInlineSnapshot(`
      "graph LR
        n0["refunds (dev)"]
        n1(["travel (test)"])
        j0>"case x"]
        n0 --- j0
        n1 --- j0
      "
    `);
  });
});
