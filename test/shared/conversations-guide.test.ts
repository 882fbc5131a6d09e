import { cpSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "vitest";
import { folderWith } from "../support/command.ts";
import { expectGuideToBeReal } from "../support/played-guide.ts";

const shared = process.env["TOUCHSTONE_SHARED"] ?? "";
const chatbot = join(shared, "data/mongodb-chatbot-yaml");
const mtrag = join(shared, "data/mtrag-multiturn");
const map = "mongodb-chatbot-yaml.cases.yaml";

/** The three folders that the guide speaks of, by name. */
async function folders(): Promise<Readonly<Record<string, string>>> {
  const made = {
    chat: await folderWith({}),
    states: await folderWith({}),
    mtrag: await folderWith({}),
  };
  for (const folder of [made.chat, made.states]) {
    cpSync(resolve("docs/mappings", map), join(folder, map));
    for (const state of ["rev-2", "rev-3", "rev-4"]) {
      await cp(join(chatbot, state), join(folder, state), { recursive: true });
    }
  }
  const tasks = "generation_tasks/reference.govt+cloud.jsonl";
  cpSync(join(mtrag, tasks), join(made.mtrag, "reference.jsonl"));
  for (const form of ["questions", "rewrite", "lastturn"]) {
    const name = `govt_${form}.jsonl`;
    cpSync(join(mtrag, "retrieval_tasks/govt", name), join(made.mtrag, name));
  }
  const qrels = {
    "cloud.tsv": "mtragun_qrels/cloud.tsv",
    "govt.tsv": "mtragun_qrels/govt.tsv",
    "dev.tsv": "retrieval_tasks/govt/qrels/dev.tsv",
  };
  for (const [name, path] of Object.entries(qrels)) {
    await cp(join(mtrag, path), join(made.mtrag, "qrels", name));
  }
  return made;
}

test("every command of the guide prints what the guide shows", async () => {
  await expectGuideToBeReal("docs/guides/conversations.md", await folders());
});
