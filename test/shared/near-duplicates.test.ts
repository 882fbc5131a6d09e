import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findLeads } from "../../src/families/near-duplicates/find-leads.ts";
import type { Lead } from "../../src/families/near-duplicates/lead.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { measureText } from "../../src/model/measure-text.ts";
import { newYamlFile } from "../../src/load/yaml-text.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { familiesText, refunds, travel } from "../support/split-set.ts";

interface Text {
  readonly question: string;
  readonly answer: string;
}

interface Vector {
  readonly id: string;
  readonly flag: "must" | "must-not" | "should" | "may";
  readonly hazard: string;
  readonly a: Text;
  readonly b: Text;
}

const file = join(process.env["TOUCHSTONE_SHARED"] ?? "../shared", "vectors/near-dup.jsonl");
const vectors = readFileSync(file, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Vector);

const caseText = (id: string, { question, answer }: Text, families: readonly string[]): string =>
  newYamlFile({ id, kind: "answerable", query: question, expectedAnswer: answer, families });

/** The leads among pairs, of each pair one case on each side. */
async function leadsAmong(pairs: readonly Vector[]): Promise<readonly Lead[]> {
  const files = Object.fromEntries(
    pairs.flatMap(({ id, a, b }) => [
      [`cases/${id}-a.yaml`, caseText(`${id}-a`, a, ["refunds"])],
      [`cases/${id}-b.yaml`, caseText(`${id}-b`, b, ["travel"])],
    ]),
  );
  const tree = memoryTree({
    ...files,
    "families.yaml": familiesText({ families: [refunds, travel] }),
  });
  return findLeads(await loadDataset(tree), { withOtherNumbers: true }).leads;
}

/** The lead of one pair, without which it is not found; and whether it is left out since the numbers differ. */
async function leadOfPair(vector: Vector): Promise<Lead | undefined> {
  return (await leadsAmong([vector]))[0];
}

const isFound = (lead: Lead | undefined): boolean => lead?.isOfOtherNumbers === false;
const ofFlag = (flag: Vector["flag"]): readonly Vector[] =>
  vectors.filter((one) => one.flag === flag);
const found = async (flag: Vector["flag"]): Promise<readonly string[]> => {
  const leads = await Promise.all(ofFlag(flag).map(leadOfPair));
  return ofFlag(flag).flatMap(({ id }, index) => (isFound(leads[index]) ? [id] : []));
};

describe("the pairs of questions", () => {
  test("that must be found are all found", async () => {
    const ids = ofFlag("must").map(({ id }) => id);
    expect(ids).toHaveLength(31);
    expect(await found("must")).toEqual(ids);
  });

  test("that must not be found are not", async () => {
    expect(ofFlag("must-not")).toHaveLength(18);
    expect(await found("must-not")).toEqual([]);
  });

  test("are found among all others as well", async () => {
    const all = await leadsAmong(vectors);
    const within = new Set(
      all.flatMap((lead) => {
        const [one = "", other = ""] = lead.pair.map(({ file: { case: own } }) =>
          own.id?.slice(0, -2),
        );
        return one === other && isFound(lead) ? [one] : [];
      }),
    );
    expect(ofFlag("must").filter(({ id }) => !within.has(id))).toEqual([]);
    expect(ofFlag("must-not").filter(({ id }) => within.has(id))).toEqual([]);
  });

  test("have these measures, and the others are what they are", async () => {
    const rows = await Promise.all(
      vectors.map(async (vector) => {
        const lead = await leadOfPair(vector);
        const verdict = lead === undefined ? "-" : isFound(lead) ? lead.why : "other numbers";
        const measures =
          lead === undefined ? [] : [measureText(lead.wording), measureText(lead.answer ?? 0)];
        return [vector.id, vector.flag, verdict, ...measures].join("  ");
      }),
    );
    const table = `id  flag  lead  questions  answers\n${rows.join("\n")}\n`;
    await expect(table).toMatchFileSnapshot("__snapshots__/near-duplicates.txt");
  });
});
