import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { expectGuideToBeReal } from "../support/played-guide.ts";

const samples = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/format-samples");

/** A folder that holds these samples, by the path of each below the folder of its format. */
async function folderOf(format: string, ...names: readonly string[]): Promise<string> {
  const folder = await folderWith({ ".github/touchstone.yaml": "reviewers: []\n" });
  for (const name of names) cpSync(join(samples, format, name), join(folder, name));
  return folder;
}

test("every command of the guide prints what the guide shows", async () => {
  await expectGuideToBeReal("docs/guides/squad-and-deepeval.md", {
    squad: await folderOf("squad2", "small.json"),
    goldens: await folderOf("deepeval", "goldens.json", "goldens.csv"),
    talks: await folderOf("deepeval", "goldens_multi_turn.json"),
  });
});

interface Losses {
  readonly records: Readonly<Record<string, number>>;
  readonly evidence: { readonly named: number; readonly found: number };
  readonly fields: readonly {
    readonly field: string;
    readonly fate: string;
    readonly count: number;
  }[];
}

/** The samples that hold one question with its answer under two names. */
const asksTwice: ReadonlySet<string> = new Set(["goldens.json", "goldens.csv"]);

/** What an import of a sample over a corpus of its own tells: figures of records, of evidence and of fields. */
async function figures(format: "squad2" | "deepeval", name: string): Promise<readonly string[]> {
  const folder = await folderOf(format, name);
  const snapshot = ["corpus", "snapshot", name, "--format", format, "--created-at", "2026-08-22"];
  expect(await runIn(folder, ...snapshot)).toMatchObject({ code: 0, err: "" });
  const words = ["import", format, name, "--losses", "losses.json"];
  expect((await runIn(folder, ...words)).err).toBe("");
  const losses = JSON.parse(readFileSync(join(folder, "losses.json"), "utf8")) as Losses;
  const checked = (await runIn(folder, "check")).out;
  const errors = [...checked.matchAll(/ error (\S+)$/gm)].map(([, rule]) => rule);
  expect(errors).toEqual(asksTwice.has(name) ? ["case/equal-pair"] : []);
  const again = await runIn(folder, ...words);
  expect(again.out).toContain("Nothing was written.");
  return [
    ...Object.entries(losses.records).map(([what, count]) => `${what} ${count}`),
    `evidence ${losses.evidence.found} of ${losses.evidence.named}`,
    ...losses.fields.map(({ field, fate, count }) => `${field} ${count} ${fate}`),
  ];
}

/** What an import of a Ragas sample says, over a corpus that has nothing to do with it. */
async function imported(name: string): Promise<string> {
  const folder = await folderOf("ragas", name);
  cpSync(join(samples, "squad2", "tiny.json"), join(folder, "tiny.json"));
  const snapshot = ["tiny.json", "--format", "squad2", "--created-at", "2026-08-22"];
  await runIn(folder, "corpus", "snapshot", ...snapshot);
  const { code, out } = await runIn(folder, "import", "ragas", name);
  expect(code).toBe(1);
  return out;
}

describe("samples of Ragas, which bring no contexts", () => {
  test("a table of questions and answers lacks all evidence; a column without a name does no harm", async () => {
    expect(await imported("hf_doc_qa_eval.csv")).toMatchSnapshot();
  });

  test("the annotations of a metric are no test set", async () => {
    expect(await imported("annotated_data.json")).toMatchSnapshot();
  });
});

describe("each sample, over a corpus of its own", () => {
  test.for([
    ["squad2", "small.json"],
    ["squad2", "tiny.json"],
    ["squad2", "tiny_passages.json"],
    ["squad2", "tiny_augmented.json"],
    ["deepeval", "goldens.json"],
    ["deepeval", "goldens.csv"],
    ["deepeval", "convo_goldens.json"],
    ["deepeval", "convo_goldens.csv"],
    ["deepeval", "goldens_multi_turn.json"],
  ] as const)("%s/%s", async ([format, name], { expect: inThisTest }) => {
    inThisTest(await figures(format, name)).toMatchSnapshot();
  });
});
