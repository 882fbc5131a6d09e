import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exportShape } from "../../src/load/generated/export-shape.js";
import { sha256 } from "../../src/model/hash.ts";
import { folderWith, runIn, filesIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { approved, caseFiles, goodSet, type Files } from "../support/good-set.ts";
import {
  candidateOn,
  familiesText,
  refunds,
  refusal,
  splitSet,
  travel,
} from "../support/split-set.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";

const refund = approved(candidateOn("refund-001", ["refund-policy"], "tags: [money]"));
const rail = approved(candidateOn("rail-001", ["travel-policy"], "notes: By train."));
const pending = candidateOn("rail-002", ["travel-policy"]).replace("rail-002?", "rail, twice?");

const claim = "family, minimumTestComponents: 1";
const good = splitSet({ claim, families: [refunds, travel] }, refund, rail);
const setWith = async (files: Files = {}): Promise<string> =>
  await folderWith({ ...good, ...files });

const read = (folder: string, path: string): string => readFileSync(join(folder, path), "utf8");

function records(text: string): readonly Record<string, unknown>[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => asFields(JSON.parse(line)));
}

/** A manifest, which its published schema describes. */
function manifestIn(folder: string, path: string): Record<string, unknown> {
  const manifest: unknown = JSON.parse(read(folder, path));
  exportShape(manifest);
  expect(exportShape.errors ?? []).toEqual([]);
  return asFields(manifest);
}

describe("touchstone export", () => {
  test("writes a folder with a line a case and a manifest of them", async () => {
    const folder = await setWith(caseFiles(pending));
    const { code, out, err } = await runIn(folder, "export", "--out", "held");
    expect([code, out]).toEqual([0, ""]);
    expect(err).toMatchInlineSnapshot(`
      "  set        2 cases (2 families, 2 components) for evaluation
        split      dev 1 question (1 family, 1 component); test 1 question (1 family, 1 component)
        claim      Held out: 1 family in 1 component with 1 question; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here. The test side is one component: one comparison, however many questions it has.
        corpus     corpus-2026-09-01: 2 current, 0 carried
        left out   1 waits for a decision
        digest     sha256:db2c88f2449d050dff3e454ec4d546421b2efdff7f8d4fea4a96be55f2c8d031
        written    held/cases.jsonl
                   held/manifest.json
      Losses:
        origin and review, in 2 cases each, dropped: no evaluation needs it; the digest leads to the file that has it
          first: rail-001
        notes, in 1 case, dropped: no evaluation needs it; the digest leads to the file that has it
          first: rail-001
        families.yaml grouping and families.yaml families, of the set each, dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
      Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
      "
    `);
    const text = read(folder, "held/cases.jsonl");
    expect(records(text)[0]).toMatchInlineSnapshot(`
      {
        "component": "travel",
        "currency": "current",
        "digest": "sha256:45a7e1dcf627f0299a718f4b631edbd26bd2ee568f8eaa375ff81f53a79dde1c",
        "evidence": [
          {
            "chunkId": "travel-policy:3",
            "contentHash": "sha256:5120f65b46b23ffb281f3d5df004ce0d2a1c964b787b77edc0d9c49993e528c7",
            "documentId": "travel-policy",
            "sourceRevision": "v2",
            "sourceUri": "https://docs.example.test/travel",
            "text": "Travel. Rail comes before air below four hours.",
          },
        ],
        "expectedAnswer": "What it says.",
        "families": [
          "travel",
        ],
        "holdout": "untouched",
        "id": "rail-001",
        "judgedUnder": "corpus-2026-09-01",
        "kind": "answerable",
        "query": "What does the handbook say about rail-001?",
        "split": "test",
      }
    `);
    const manifest = manifestIn(folder, "held/manifest.json");
    expect(manifest["files"]).toEqual([
      { path: "cases.jsonl", bytes: Buffer.byteLength(text), sha256: sha256(text) },
    ]);
    expect(manifest["leftOut"]).toEqual([
      { id: "rail-002", path: "cases/rail-002.yaml", why: "pending" },
    ]);
    expect([manifest["members"], manifest["counts"], manifest["digest"]]).toMatchInlineSnapshot(`
      [
        [
          {
            "component": "travel",
            "currency": "current",
            "digest": "sha256:45a7e1dcf627f0299a718f4b631edbd26bd2ee568f8eaa375ff81f53a79dde1c",
            "families": [
              "travel",
            ],
            "holdout": "untouched",
            "id": "rail-001",
            "split": "test",
          },
          {
            "component": "refunds",
            "currency": "current",
            "digest": "sha256:70c22817d008b241b1dee8c92b372bf3ecc56c07a9b8fee4d9a593cc9da06671",
            "families": [
              "refunds",
            ],
            "id": "refund-001",
            "split": "dev",
          },
        ],
        {
          "carried": 0,
          "cases": 2,
          "components": 2,
          "current": 2,
          "families": 2,
          "leftOut": 1,
          "notConfirmation": 0,
          "splits": {
            "dev": {
              "cases": 1,
              "components": 1,
              "families": 1,
              "withoutFamily": 0,
            },
            "test": {
              "cases": 1,
              "components": 1,
              "families": 1,
              "withoutFamily": 0,
            },
          },
          "withoutFamily": 0,
        },
        "sha256:db2c88f2449d050dff3e454ec4d546421b2efdff7f8d4fea4a96be55f2c8d031",
      ]
    `);
  });

  test("gives the same bytes each time, to a folder, a file and the output", async () => {
    const folder = await setWith();
    const { out } = await runIn(folder, "export");
    await runIn(folder, "export", "--out", "a/");
    await runIn(folder, "export", "--out", "b.jsonl");
    expect([read(folder, "a/cases.jsonl"), read(folder, "b.jsonl")]).toEqual([out, out]);
    const first = read(folder, "a/manifest.json");
    await runIn(folder, "export", "--out", "a");
    expect(read(folder, "a/manifest.json")).toBe(first);
    expect(manifestIn(folder, "b.jsonl.manifest.json")).toEqual({
      ...asFields(JSON.parse(first)),
      files: [{ path: "b.jsonl", bytes: Buffer.byteLength(out), sha256: sha256(out) }],
    });
  });

  test("takes the sides that are asked for, and says so", async () => {
    const folder = await setWith();
    const { code } = await runIn(folder, "export", "--split", "test,validation", "--out", "held");
    expect([code, records(read(folder, "held/cases.jsonl")).map(({ id }) => id)]).toEqual([
      0,
      ["rail-001"],
    ]);
    const manifest = manifestIn(folder, "held/manifest.json");
    expect([manifest["splits"], manifest["leftOut"]]).toEqual([
      ["validation", "test"],
      [{ id: "refund-001", path: "cases/refund-001.yaml", why: "other-split" }],
    ]);
    // What is held out does not depend on what is taken along.
    expect(asFields(manifest["claim"])["sentence"]).toMatch(/^Held out: 1 family in 1 component/);
  });

  test("holds for tuning nothing that is held out", async () => {
    const folder = await setWith();
    const { code, out, err } = await runIn(folder, "export", "--for", "tuning");
    expect([code, records(out).map(({ id }) => id)]).toEqual([0, ["refund-001"]]);
    expect(err).toMatch(/^ {2}left out {3}1 is held out, or joined with what is$/m);
  });

  test("labels what people have learned from", async () => {
    const spent = `exposures:
  - {families: [travel], by: sam, at: 2026-10-01T09:00:00Z, run: run-7, learned: The prompt names trains.}
`;
    const families = familiesText({
      claim,
      families: [
        refunds,
        travel.replace("split: test", "split: regression"),
        "other: {title: Other, documents: [other], split: test}",
      ],
    });
    const held = approved(refusal("parking-001", "families: [other]"));
    const folder = await setWith({ "families.yaml": families + spent, ...caseFiles(held) });
    const { code, err } = await runIn(folder, "export", "--out", "all");
    expect([code, err.match(/^ {2}spent .*$/m)?.[0]]).toEqual([
      0,
      "  spent      1 is no confirmation, since people have learned from results: rail-001",
    ]);
    const labels = records(read(folder, "all/cases.jsonl")).map(({ id, holdout, label }) => [
      id,
      holdout,
      label,
    ]);
    expect(labels).toEqual([
      ["parking-001", "untouched", undefined],
      ["rail-001", "spent", "not confirmation"],
      ["refund-001", undefined, undefined],
    ]);
    expect(manifestIn(folder, "all/manifest.json")["members"]).toMatchObject([
      { holdout: "untouched" },
      { holdout: "spent", label: "not confirmation" },
      {},
    ]);
  });

  test("tells what was read for a decision already", async () => {
    const used = `reservations:
  - {decision: reranker, purpose: Which reranker goes live., by: noor, at: 2026-09-02T09:00:00Z}
uses:
  - {decision: reranker, by: sam, at: 2026-10-01T09:00:00Z, run: run-7, configuration: r2, frozenAt: 2026-09-30T09:00:00Z}
`;
    const folder = await setWith({
      "families.yaml": familiesText({ claim, families: [refunds, travel] }) + used,
    });
    const { code, err } = await runIn(folder, "export", "--out", "all");
    expect([code, err.match(/^ {2}used .*$/m)?.[0]]).toEqual([
      0,
      "  used       1 was read for a declared decision, and another one needs a declaration of its own: rail-001",
    ]);
    expect(manifestIn(folder, "all/manifest.json")["members"]).toMatchObject([
      { id: "rail-001", holdout: "used" },
      { id: "refund-001" },
    ]);
  });

  test("names chunks as the store does now, and keeps the text that was judged", async () => {
    const one = { chunks: { "a:1": "Thirty days.", "a:2": "No." }, storeIds: { "a:1": "17" } };
    const two = { ...one, storeIds: { "a:1": "4711", "a:2": "4712" } };
    const folder = await folderWith({
      ...twoCorpora(one, two),
      ".github/touchstone.yaml": "reviewers: [jordan]\n",
      ...caseFiles(
        judgedCase("c", { under: "one", corpus: one, chunks: ["a:1"] }),
        judgedCase("d", {
          under: "two",
          corpus: two,
          chunks: [],
          kind: "abstention",
          because: "ambiguous",
          distractorChunkIds: ["a:2"],
        }),
      ),
    });
    const { code, out } = await runIn(folder, "export", "--for", "tuning");
    expect(code).toBe(0);
    expect(records(out)).toMatchObject([
      {
        id: "c",
        currency: "carried",
        judgedUnder: "one",
        evidence: [{ chunkId: "a:1", storeId: "4711", text: "Thirty days." }],
      },
      { id: "d", because: "ambiguous", distractors: [{ chunkId: "a:2", storeId: "4712" }] },
    ]);
  });

  test("refuses a set with errors, and says how to see them", async () => {
    const edited = refund.replace("What it says.", "Something else.");
    const folder = await setWith({ "cases/refund-001.yaml": edited });
    const { code, out, err } = await runIn(folder, "export", "--out", "held");
    expect([
      code,
      out,
      Object.keys(await filesIn(folder)).filter((path) => path.startsWith("held")),
    ]).toEqual([1, "", []]);
    expect(err).toMatchInlineSnapshot(`
      "cases/refund-001.yaml:21:11 error review/outdated
        The case was edited after "jordan" approved it: the digest of what was read no longer fits.
        fix: Have it judged again with "touchstone review record refund-001", or restore the text that was approved from Git.
        why: touchstone explain review/outdated

      The set has 1 error, so nothing was exported. To see it: touchstone check --for evaluation
      "
    `);
  });

  test("refuses to have scored what is not fit for it, and lets settings be chosen on it", async () => {
    const oneSided = await setWith({
      "families.yaml": familiesText({
        claim,
        families: [refunds, travel.replace("split: test", "split: dev")],
      }),
    });
    const refused = await runIn(oneSided, "export");
    expect([refused.code, refused.out, refused.err]).toMatchInlineSnapshot(`
      [
        1,
        "",
        "families.yaml:3:1 error split/one-sided
        No approved case is on the side "test": there is nothing that is held out, and so nothing to score.
        fix: Approve cases of that side, or record more as "test" before anybody has seen a score.
        why: touchstone explain split/one-sided

      The set has 1 error, so nothing was exported. To see it: touchstone check --for evaluation
      ",
      ]
    `);
    expect((await runIn(oneSided, "export", "--for", "tuning")).code).toBe(0);
    const unsplit = await folderWith(goodSet(refund, rail));
    const { code, err } = await runIn(unsplit, "export");
    expect([code, err]).toMatchInlineSnapshot(`
      [
        1,
        "This set is not split yet, so no score may be claimed and nothing was exported. To choose settings on it: --for tuning. To split it: touchstone families --help
      ",
      ]
    `);
    const tuned = await runIn(unsplit, "export", "--for", "tuning", "--out", "dev");
    expect([tuned.code, tuned.err]).toMatchInlineSnapshot(`
      [
        0,
        "  set        2 cases of no family for tuning
        split      not split yet, no score may be claimed
        corpus     corpus-2026-09-01: 2 current, 0 carried
        digest     sha256:ddbf296937ab05056ac4512d841c4dde83c816af9f678db727b4a73d1c0455f0
        written    dev/cases.jsonl
                   dev/manifest.json
      Losses:
        origin and review, in 2 cases each, dropped: no evaluation needs it; the digest leads to the file that has it
          first: rail-001
        notes, in 1 case, dropped: no evaluation needs it; the digest leads to the file that has it
          first: rail-001
      Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
      ",
      ]
    `);
    const { claim: declared, members } = manifestIn(unsplit, "dev/manifest.json");
    expect([declared, members]).toMatchObject([null, [{ split: null }, { split: null }]]);
  });

  test("refuses a set of which nothing may go out", async () => {
    const folder = await folderWith(goodSet(pending));
    const { code, err } = await runIn(folder, "export", "--for", "tuning");
    expect([code, err]).toMatchInlineSnapshot(`
      [
        1,
        "No case of the set may go out for this, so nothing was exported.
        left out   1 waits for a decision
      ",
      ]
    `);
  });

  test("writes the split manifest of just these cases, without another beside it", async () => {
    const folder = await setWith();
    const { code } = await runIn(folder, "export", "--shape", "manifest", "--out", "m.json");
    await runIn(folder, "families", "export", "--out", "other.json");
    expect([code, read(folder, "m.json")]).toEqual([0, read(folder, "other.json")]);
    expect(Object.keys(await filesIn(folder)).filter((path) => path.startsWith("m.json"))).toEqual([
      "m.json",
    ]);
    const unsplit = await folderWith(goodSet(refund));
    const refused = await runIn(unsplit, "export", "--shape", "manifest", "--for", "tuning");
    expect([refused.code, refused.err]).toEqual([
      1,
      "The set is not split, so nothing says what a manifest would hold apart.\n",
    ]);
  });

  test("writes the losses to a file where that is asked for", async () => {
    const folder = await setWith();
    await runIn(folder, "export", "--out", "held", "--losses", "losses.json");
    const document = asFields(JSON.parse(read(folder, "losses.json")));
    expect(document["losses"]).toEqual(manifestIn(folder, "held/manifest.json")["losses"]);
    expect(document).toMatchObject({
      version: 1,
      shape: "jsonl",
      losses: expect.arrayContaining([
        {
          field: "notes",
          fate: "dropped",
          why: "no evaluation needs it; the digest leads to the file that has it",
          cases: ["rail-001"],
        },
      ]),
    });
  });

  test("prints text that a terminal or a runner would follow as JSON that means just it", async () => {
    const hostile = "\u001b[2J\u202eask ##[group] \u2028 </script>\u009b";
    const corpus = { chunks: { "a:1": hostile } };
    const folder = await folderWith({
      ...twoCorpora(corpus, corpus),
      ".github/touchstone.yaml": "reviewers: [jordan]\n",
      ...caseFiles(judgedCase("c", { under: "two", corpus, chunks: ["a:1"] })),
    });
    const { code, out } = await runIn(folder, "export", "--for", "tuning");
    const found = ["\u001b", "\u202e", "##[", "\u009b"].filter((one) => out.includes(one));
    expect([code, found]).toEqual([0, []]);
    expect(out.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toHaveLength(2);
    expect(records(out)[0]?.["evidence"]).toMatchObject([{ text: hostile }]);
  });

  test("explains the shape that stands beside --help", async () => {
    const folder = await setWith();
    const { code, out } = await runIn(folder, "export", "--shape", "manifest", "--help");
    expect([code, /^The shape manifest .*\n.*docs\/manifest\.md/m.test(out)]).toEqual([0, true]);
  });

  test("leaves what is there as it was, where it cannot be replaced", async () => {
    const folder = await setWith();
    await runIn(folder, "export", "--out", "held");
    const before = read(folder, "held/manifest.json");
    rmSync(join(folder, "held/cases.jsonl"));
    mkdirSync(join(folder, "held/cases.jsonl"));
    const { code, err } = await runIn(folder, "export", "--split", "test", "--out", "held");
    expect([code, err, read(folder, "held/manifest.json")]).toEqual([
      3,
      'The run broke: "cases.jsonl" cannot be written (EISDIR: a folder stands there). Nothing was changed.\n',
      before,
    ]);
  });

  test("is used wrongly with a place that it must not write, and with sides and shapes that are none", async () => {
    const folder = await setWith();
    mkdirSync(join(folder, "there.jsonl"));
    writeFileSync(join(folder, "there.jsonl", "kept"), "");
    const said: Record<string, unknown> = {};
    for (const words of [
      ["--out", "cases/export"],
      ["--out", "families.yaml"],
      ["--out", "nowhere/cases.jsonl"],
      ["--split", "dev,train"],
      ["--for", "tuning", "--split", "dev,test"],
      ["--losses", "nowhere/losses.json"],
    ]) {
      const { code, err } = await runIn(folder, "export", ...words);
      said[words.join(" ")] = [code, err.split("\n")[0]];
    }
    expect(said).toMatchInlineSnapshot(`
      {
        "--for tuning --split dev,test": [
          2,
          "For tuning, no case of test goes out: it is held out.",
        ],
        "--losses nowhere/losses.json": [
          2,
          ""nowhere/losses.json" cannot be written: give --losses a file in a folder that is there.",
        ],
        "--out cases/export": [
          2,
          ""cases/export" is a part of the set, where no output goes: give --out another place.",
        ],
        "--out families.yaml": [
          2,
          ""families.yaml" is a part of the set, where no output goes: give --out another place.",
        ],
        "--out nowhere/cases.jsonl": [
          2,
          ""nowhere/cases.jsonl" cannot be written: give --out a file in a folder that is there, or a folder.",
        ],
        "--split dev,train": [
          2,
          "Option '--split <sides>' argument 'dev,train' is invalid. "train" is no side. The sides are dev, regression, validation, test.",
        ],
      }
    `);
    // A folder whose name has an ending is a folder.
    expect((await runIn(folder, "export", "--out", "there.jsonl")).code).toBe(0);
    expect(read(folder, "there.jsonl/manifest.json")).toContain('"version": 1');
  });
});
