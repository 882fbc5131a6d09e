import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith, runIn, type Ran } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { approved, goodSet, type Files } from "../support/good-set.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

const claim = "family, minimumTestComponents: 1";
const onRefunds = ["refund-001", "refund-002"].map((id) =>
  approved(candidateOn(id, ["refund-policy"])),
);
const onRails = ["rail-001", "rail-002"].map((id) => approved(candidateOn(id, ["travel-policy"])));
const set = splitSet({ claim, families: [refunds, travel] }, ...onRefunds, ...onRails);

const lines = (...records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join("");
const all = ["rail-001", "rail-002", "refund-001", "refund-002"].map((id) => ({
  id,
  passed: true,
}));

/** A result for each case, each of which says this as well. */
const said = (record: object): string => lines(...all.map((one) => ({ ...one, ...record })));

async function checkOf(files: Files, ...words: readonly string[]): Promise<Ran> {
  return await runIn(await folderWith({ ...set, ...files }), "inventory", "check", ...words);
}

async function verdictOn(
  files: Files,
  ...words: readonly string[]
): Promise<Record<string, unknown>> {
  const { out } = await checkOf(files, ...words, "--format", "json");
  return asFields(JSON.parse(out));
}

describe("touchstone inventory check", () => {
  test("finds a result for each case and for no other", async () => {
    const { code, out } = await checkOf({ "r.jsonl": lines(...all) }, "r.jsonl");
    expect([code, out]).toMatchInlineSnapshot(`
      [
        0,
        "  inventory  4 cases, corpus revision corpus-2026-09-01
                   sha256:4c3122f1c1a7973de9d8b442f0d93f195d49a9ac62c31b74add4af900884f0b7
        claim      Held out: 1 family in 1 component with 2 questions; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.
        results    4 entries of r.jsonl, by "id"
        compared   of the set and the corpus revision the results say nothing, so that is taken on trust
      4 expected, 4 present, 0 missing: exact.
      ",
      ]
    `);
  });

  test("keeps missing results in the denominator, and prints no score", async () => {
    const some = lines(
      { id: "rail-001", score: 0.9 },
      { id: "refund-001", score: 0.8 },
      { id: " Refund-002", score: 0.7 },
      { id: "refund-001", score: 0.1 },
      { id: "parking-001", score: 1 },
      { score: 1 },
    );
    const { code, out } = await checkOf({ "r.jsonl": some }, "r.jsonl");
    expect([code, out]).toMatchInlineSnapshot(`
      [
        1,
        "  inventory  4 cases, corpus revision corpus-2026-09-01
                   sha256:4c3122f1c1a7973de9d8b442f0d93f195d49a9ac62c31b74add4af900884f0b7
        claim      Held out: 1 family in 1 component with 2 questions; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.
        results    6 entries of r.jsonl, by "id"
        compared   of the set and the corpus revision the results say nothing, so that is taken on trust
      No result (2):
        "rail-002"
        "refund-002"
      No case of the inventory (2):
        r.jsonl:3: " Refund-002", but "refund-002" is one: written just so
        r.jsonl:5: "parking-001"
      No case named, since nothing stands under "id" (1):
        r.jsonl:6
      Several results, and nothing says which counts (1):
        "refund-001": 2
      4 expected, 2 present, 2 missing, 2 unexpected, 1 nameless, 1 repeated: any mean is over 4; the missing count as not passed.
      ",
      ]
    `);
    expect(out).not.toMatch(/0\.[1-9]|score: |average/);
  });

  test("tells a script the same", async () => {
    const verdict = await verdictOn(
      { "r.jsonl": lines(all[0] ?? {}, { id: "RAIL-002" }) },
      "r.jsonl",
      "--split",
      "test",
    );
    expect(verdict).toMatchObject({
      version: 1,
      verdict: "differs",
      splits: ["test"],
      idField: "id",
      expected: 2,
      present: 1,
      missing: ["rail-002"],
      unexpected: [{ id: "RAIL-002", number: 2, line: 2, near: "rail-002" }],
      repeated: [],
      otherwise: [],
    });
  });

  test("takes a manifest for the inventory, wherever the set is by now", async () => {
    const folder = await folderWith(set);
    await runIn(folder, "export", "--out", "held", "--split", "test");
    const elsewhere = await folderWith({
      "m.json": readFileSync(join(folder, "held/manifest.json"), "utf8"),
      "r.jsonl": lines({ id: "rail-001" }, { id: "rail-002" }),
    });
    const { code, out } = await runIn(
      elsewhere,
      "inventory",
      "check",
      "r.jsonl",
      "--manifest",
      "m.json",
    );
    expect([code, out.trimEnd().split("\n").at(-1)]).toEqual([
      0,
      "2 expected, 2 present, 0 missing: exact.",
    ]);
    const onDev = await runIn(
      elsewhere,
      "inventory",
      "check",
      "r.jsonl",
      "--manifest",
      "m.json",
      "--split",
      "dev",
    );
    expect([onDev.code, onDev.err]).toEqual([
      2,
      "The inventory has no case on such a side, so there is nothing to compare with.\n",
    ]);
  });

  test("does not take a manifest from which somebody took cases", async () => {
    const folder = await folderWith({ ...set, "r.jsonl": lines(all[0] ?? {}) });
    await runIn(folder, "export", "--out", "held");
    const manifest = asFields(JSON.parse(readFileSync(join(folder, "held/manifest.json"), "utf8")));
    const members = (manifest["members"] as { id: string }[]).slice(0, 1);
    writeFileSync(join(folder, "m.json"), JSON.stringify({ ...manifest, members }));
    const { code, out, err } = await runIn(
      folder,
      "inventory",
      "check",
      "r.jsonl",
      "--manifest",
      "m.json",
    );
    expect([code, out, err]).toEqual([
      1,
      "",
      '"m.json" was edited: its digest is not that of the cases, the corpus revision and the claim that it names. Export the set again.\n',
    ]);
  });

  test.for<readonly [string, string, string, string]>([
    ["a list of ids", "r.json", JSON.stringify(all.map(({ id }) => id)), "id"],
    ["a list under a name", "r.json", JSON.stringify({ results: { results: all } }), "id"],
    ["another name of the id", "r.jsonl", lines(...all.map(({ id }) => ({ qid: id }))), "qid"],
    [
      "ids of the tool's own beside ours",
      "r.json",
      JSON.stringify({
        results: all.map(({ id }, index) => ({
          id: index,
          testCase: { metadata: { case_id: id } },
        })),
      }),
      "testCase.metadata.case_id",
    ],
    [
      "a table",
      "r.csv",
      `case_id,passed\n${all.map(({ id }) => `${id},yes`).join("\n")}\n`,
      "case_id",
    ],
    [
      "a table with a dot in a column",
      "r.tsv",
      `n\tmetadata.case_id\n${all.map(({ id }) => `1\t${id}`).join("\n")}\n`,
      "metadata.case_id",
    ],
    ["a YAML list", "r.yaml", all.map(({ id }) => `- {id: ${id}}\n`).join(""), "id"],
  ])("reads %s", async ([, name, text, idField]) => {
    expect(await verdictOn({ [name]: text }, name)).toMatchObject({ verdict: "exact", idField });
  });

  test("looks where it is told to", async () => {
    const odd = JSON.stringify({ run: { out: all.map(({ id }) => ({ ref: { to: id } })) } });
    const words = ["r.txt", "--input", "json", "--list", "run.out", "--id-field", "ref.to"];
    expect(await verdictOn({ "r.txt": odd }, ...words)).toMatchObject({ verdict: "exact" });
  });

  test("refuses results that say that they are of something else", async () => {
    const other = `sha256:${"0".repeat(64)}`;
    const told: Record<string, unknown> = {};
    for (const [name, record] of Object.entries({
      "another corpus revision": { corpusRevision: "corpus-2026-06-01" },
      "another corpus revision in its metadata": {
        metadata: { corpus_revision: "corpus-2026-06-01" },
      },
      "another set": { setDigest: other },
      "other texts of the cases": { digest: other },
      "the right corpus revision": { corpusRevision: { id: "corpus-2026-09-01" } },
      "something that is none of ours": { digest: "md5:1" },
    })) {
      const { verdict, otherwise } = await verdictOn({ "r.jsonl": said(record) }, "r.jsonl");
      told[name] = [verdict, (otherwise as { what: string }[]).map(({ what }) => what).join(" ")];
    }
    expect(told).toMatchInlineSnapshot(`
      {
        "another corpus revision": [
          "refused",
          "revision",
        ],
        "another corpus revision in its metadata": [
          "refused",
          "revision",
        ],
        "another set": [
          "refused",
          "set",
        ],
        "other texts of the cases": [
          "differs",
          "case case case case",
        ],
        "something that is none of ours": [
          "exact",
          "",
        ],
        "the right corpus revision": [
          "exact",
          "",
        ],
      }
    `);
    const { code, out } = await checkOf({ "r.jsonl": said({ setDigest: other }) }, "r.jsonl");
    expect([code, out.slice(out.indexOf("Refused"))]).toMatchInlineSnapshot(`
      [
        1,
        "Refused: the results say that they are of another set, "sha256:0000000000000000000000000000000000000000000000000000000000000000".
      Nothing was compared case by case. Export the set that the results are of, or run the evaluation on this one.
      ",
      ]
    `);
  });

  test("accepts the digest of the whole set and of the part", async () => {
    const whole = await verdictOn({ "r.jsonl": lines(...all) }, "r.jsonl");
    const part = await verdictOn({ "r.jsonl": lines(...all) }, "r.jsonl", "--split", "test");
    expect(whole["setDigest"]).not.toBe(part["setDigest"]);
    for (const setDigest of [whole["setDigest"], part["setDigest"]]) {
      const text = lines({ id: "rail-001", setDigest }, { id: "rail-002", setDigest });
      expect(await verdictOn({ "r.jsonl": text }, "r.jsonl", "--split", "test")).toMatchObject({
        verdict: "exact",
        compared: ["set"],
      });
    }
  });

  test("does not call exact what it could not read whole", async () => {
    const text = `${lines(...all)}{"id": \n`;
    const { code, out } = await checkOf({ "r.jsonl": text }, "r.jsonl");
    expect([code, out.split("\n").slice(-3)]).toEqual([
      1,
      ["r.jsonl:5: This line is not JSON.", "4 expected, 4 present, 0 missing: not exact.", ""],
    ]);
  });

  test("says that a file cannot be read, and not that its results are missing", async () => {
    const files = {
      "utf16.json": Buffer.from(`\ufeff${JSON.stringify(all)}`, "utf16le"),
      "cut.json": JSON.stringify(all).slice(0, -9),
    };
    const folder = await folderWith({ ...set, ...files });
    for (const name of Object.keys(files)) {
      const { code, out } = await runIn(folder, "inventory", "check", name);
      expect([code, out.trimEnd().split("\n").at(-1)]).toEqual([
        1,
        "Nothing of the file could be read, so nothing was compared.",
      ]);
      expect(out).not.toContain("No result");
      const told = await runIn(folder, "inventory", "check", name, "--format", "json");
      expect(JSON.parse(told.out)).toMatchObject({ verdict: "unreadable" });
    }
  });

  test("takes the name of each result from where it stands", async () => {
    const mixed = lines(...all.map(({ id }, index) => (index < 2 ? { id } : { case_id: id })));
    const { code, out } = await checkOf({ "r.jsonl": mixed }, "r.jsonl");
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('4 entries of r.jsonl, by "id", 2 by "case_id"\n'),
    ]);
    expect(await verdictOn({ "r.jsonl": mixed }, "r.jsonl")).toMatchObject({
      verdict: "exact",
      idFields: { id: 2, case_id: 2 },
      nameless: 0,
    });
  });

  test("counts every result without a name under the field that was said", async () => {
    const mixed = lines(...all.map(({ id }, index) => (index < 1 ? { id } : { case_id: id })));
    const { code, out } = await checkOf({ "r.jsonl": mixed }, "r.jsonl", "--id-field", "id");
    expect([code, out.slice(out.indexOf("No case named"))]).toMatchInlineSnapshot(`
      [
        1,
        "No case named, since nothing stands under "id" (3):
        r.jsonl:2
        r.jsonl:3
        r.jsonl:4
      4 expected, 1 present, 3 missing, 3 nameless: any mean is over 4; the missing count as not passed.
      ",
      ]
    `);
    const words = ["r.jsonl", "--id-field", "id"];
    expect(await verdictOn({ "r.jsonl": mixed }, ...words)).toMatchObject({
      nameless: 3,
      unexpected: [{ number: 2 }, { number: 3 }, { number: 4 }],
    });
  });

  test("accepts results on an export of one side against the manifest of all", async () => {
    const folder = await folderWith(set);
    await runIn(folder, "export", "--out", "full");
    await runIn(folder, "export", "--out", "held", "--split", "test");
    const digestIn = (name: string): unknown =>
      asFields(JSON.parse(readFileSync(join(folder, name, "manifest.json"), "utf8")))["digest"];
    const [full, held] = [digestIn("full"), digestIn("held")];
    expect(full).not.toBe(held);
    const against = async (setDigest: unknown, split: string): Promise<number> => {
      const ids = split === "test" ? ["rail-001", "rail-002"] : ["refund-001", "refund-002"];
      writeFileSync(join(folder, "r.jsonl"), lines(...ids.map((id) => ({ id, setDigest }))));
      const words = ["r.jsonl", "--manifest", "full/manifest.json", "--split", split];
      return (await runIn(folder, "inventory", "check", ...words)).code;
    };
    expect(await against(held, "test")).toBe(0);
    expect(await against(full, "test")).toBe(0);
    expect(await against(held, "dev")).toBe(1);
  });

  test("has no inventory of a set that cannot go out", async () => {
    const folder = await folderWith({ ...goodSet(...onRefunds), "r.jsonl": lines(...all) });
    const { code, out, err } = await runIn(folder, "inventory", "check", "r.jsonl");
    expect([code, out, err.split(",")[0]]).toEqual([1, "", "This set is not split yet"]);
  });

  test("is used wrongly where it cannot know what is meant", async () => {
    const files = { "r.jsonl": lines({ a: 1 }), "r.txt": "", "m.json": "{}", "none.json": "{}" };
    const answers: Record<string, unknown> = {};
    for (const words of [
      ["nowhere.jsonl"],
      ["r.txt"],
      ["r.jsonl"],
      ["r.jsonl", "--id-field", "b"],
      ["r.jsonl", "--manifest", "m.json"],
      ["r.jsonl", "--manifest", "m.json", "--set", "."],
    ]) {
      const { code, err } = await checkOf(files, ...words);
      answers[words.join(" ")] = [code, err.trimEnd()];
    }
    expect(answers).toMatchInlineSnapshot(`
      {
        "nowhere.jsonl": [
          2,
          ""nowhere.jsonl" is not a file that can be opened.",
        ],
        "r.jsonl": [
          2,
          "No entry of "r.jsonl" names its case in a way that is known: say where with --id-field, as in --id-field metadata.case_id.",
        ],
        "r.jsonl --id-field b": [
          2,
          "No entry has anything under "b": name another field with --id-field.",
        ],
        "r.jsonl --manifest m.json": [
          2,
          ""m.json" is no manifest of an export, as touchstone export writes it.",
        ],
        "r.jsonl --manifest m.json --set .": [
          2,
          "Name a set or a manifest: one of them states the inventory.",
        ],
        "r.txt": [
          2,
          "The name "r.txt" does not tell what form the file has: say it with --input, as in --input jsonl.",
        ],
      }
    `);
    const { code, out } = await checkOf(files, "none.json");
    expect([code, out.includes("say where it is with --list")]).toEqual([1, true]);
  });
});
