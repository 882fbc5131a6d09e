import { Command } from "commander";
import { expect, test } from "vitest";
import {
  decideFlags,
  knownRefresh,
  type DecideFlags,
} from "../../../scripts/parts/refresh/decide-flags.ts";
import { evidenceFlags } from "../../../scripts/parts/refresh/evidence-flags.ts";
import { givenChoice } from "../../../scripts/parts/refresh/given-choice.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { readTexts } from "../../../src/load/read-texts.ts";
import { filesBelow } from "../../../src/load/set-files.ts";
import { chunksAsRecorded } from "../../../src/model/corpus.ts";
import { currentRevision, type Dataset } from "../../../src/model/dataset.ts";
import type { CorpusChunk } from "../../../src/model/generated/chunk.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import { textsFolder } from "../../../src/model/layout.ts";
import type { Tree } from "../../../src/model/tree.ts";
import { decideRefresh } from "../../../src/refresh/deciding/decide-refresh.ts";
import { targetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import { triggerOf } from "../../../src/refresh/deciding/trigger.ts";
import { planRefresh, type PlannedRevision } from "../../../src/refresh/plan/plan-refresh.ts";
import type { RefreshPlan } from "../../../src/refresh/plan/plan.ts";
import { textsToPlan } from "../../../src/refresh/plan/texts-to-plan.ts";
import { pullRequestPacket } from "../../../src/report/refresh/packet/pull-request-packet.ts";
import { planMarkdown } from "../../../src/report/refresh/plan-markdown.ts";
import { markdownLink } from "../../../src/report/untrusted/markdown.ts";
import { caseFiles } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { movedSet } from "../../support/moved-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** A set, what it asks, and the texts of its current corpus by their chunks. */
interface Planned {
  readonly tree: Tree;
  readonly dataset: Dataset;
  readonly plan: RefreshPlan;
  readonly texts: ReadonlyMap<string, string>;
}

const plannedIn = async (tree: Tree): Promise<Planned> => {
  const dataset = await loadDataset(tree, { texts: "current" });
  const target = currentRevision(dataset) as PlannedRevision;
  const paths = (await filesBelow(tree, textsFolder, [])).map(({ path }) => path);
  const { texts } = await readTexts(tree, paths, textsToPlan(dataset, { target }));
  const chunks = chunksAsRecorded(target) ?? new Map<ChunkId, CorpusChunk>();
  return {
    tree,
    dataset,
    plan: planRefresh(dataset, { target, texts }),
    texts: new Map([...chunks].map(([id, { hash }]) => [id, dataset.texts.get(hash) ?? ""])),
  };
};

/** The decisions that a page prints as commands: blocks of a plan, and code within the sentences of a pull request. */
const commandsIn = (page: string): readonly string[] => [
  ...new Set(
    [
      ...page.matchAll(
        /^ (touchstone refresh decide .* --.*)$|`(touchstone refresh decide [^`]* --[^`]*)`/gm,
      ),
    ]
      .map(([, block, code]) => block ?? code ?? "")
      .filter((one) => !one.includes("<case>")),
  ),
];

const commandsOf = (plan: RefreshPlan): readonly string[] => {
  const place = {
    files: "https://x/",
    whole: undefined,
    readsLines: false,
    reviewers: [],
    asked: [],
  };
  const whole = commandsIn(
    planMarkdown(plan, { link: markdownLink, limit: 99, items: plan.items }),
  );
  const asked = plan.pullRequests.flatMap((one) =>
    commandsIn(pullRequestPacket(plan, one, place).body),
  );
  // A pull request leaves out who decides and why: the same command need not be tried twice.
  return [...whole, ...asked.filter((one) => !whole.some((other) => other.startsWith(one)))];
};

/** The words of a command as a shell takes them. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g)].map(([word]) =>
    word
      .split(/('[^']*'|"[^"]*"|\\.)/)
      .map((piece, at) =>
        at % 2 === 0 ? piece : piece.slice(1, piece.startsWith("\\") ? undefined : -1),
      )
      .join(""),
  );

/** A command with what a person writes into its blanks: another chunk, and words that stand in the one that is named. */
const filled = (command: string, texts: ReadonlyMap<string, string>): readonly string[] => {
  const words: string[] = [];
  let chunk = "";
  for (const word of wordsOf(command)) {
    const flag = words.at(-1) ?? "";
    const free = [...texts.keys()].find((id) => !command.includes(id)) ?? "";
    const whole = word.replace(/CHUNK$/, free);
    if (flag === "--chunk") chunk = word;
    if (flag === "--replace") chunk = whole.split(" -> ").at(-1) ?? "";
    const said: Readonly<Record<string, string>> = {
      "--quote": (texts.get(chunk) ?? "").trim().split(/\s+/).slice(-2).join(" "),
      "--answer": "What nobody said before.",
      "--by": "robin",
      "--reason": "Read again.",
    };
    words.push(word === "" ? (said[flag] ?? "") : whole);
  }
  const missing = (flag: string, word: string): readonly string[] =>
    words.includes(flag) ? [] : [flag, word];
  const confirms = command.includes("--abstained") ? "query,answer" : "query,answer,source,chunks";
  return [
    ...words.slice(1),
    ...missing("--by", "robin"),
    ...missing("--reason", "Read again."),
    ...(command.includes("--retired") ? [] : missing("--confirm", confirms)),
  ];
};

/** What stands against a decision about one case that a command line says. */
const against = async (
  { tree, dataset }: Planned,
  id: string,
  words: readonly string[],
): Promise<readonly string[]> => {
  const file = dataset.cases.find((one) => one.case.id === id);
  const target = targetRevision(dataset, undefined);
  if (file === undefined || "refused" in target) return [`${id} cannot be decided about.`];
  const command = new Command("decide").argument("<case...>").exitOverride();
  const saidOf = evidenceFlags(decideFlags(command));
  const flags = command.parse([...words], { from: "user" }).opts<DecideFlags>();
  const sentinels = file.case.sentinel !== undefined;
  const known = knownRefresh(flags, saidOf(), { terminal: false, sentinels });
  const choice = givenChoice(dataset, file, { known, target });
  if ("refused" in choice) return choice.refused.map(({ message }) => message);
  const trigger = triggerOf(dataset, { file }, target);
  const { by = "", reason = "", confirmed } = known;
  const done = decideRefresh(dataset, file, {
    choice,
    by,
    reason,
    confirmed,
    at: "2026-12-02T08:30:00Z",
    reasons: "reasons" in trigger ? trigger.reasons : [],
    target,
    text: new TextDecoder().decode((await tree.read(file.path, { max: 1_000_000 })).bytes),
  });
  if ("text" in done) return [];
  return [...done.refused, ...done.findings].map(({ message }) => message);
};

/** What came of each command of a set's pages that was refused. */
const refusedIn = async (
  tree: Tree,
): Promise<{ tried: readonly string[]; refused: readonly string[] }> => {
  const planned = await plannedIn(tree);
  // Whoever finds an answer to what had none writes it into the file first, as the page says.
  const tried = commandsOf(planned.plan).filter((one) => !one.includes("--add"));
  const refused: string[] = [];
  for (const command of tried) {
    const words = filled(command, planned.texts).slice(2);
    const ids = words.slice(
      0,
      words.findIndex((word) => word.startsWith("--")),
    );
    for (const id of ids) {
      const problems = await against(planned, id, words);
      if (problems.length > 0) refused.push([command, ...problems].join("\n"));
    }
  }
  return { tried, refused };
};

const before: PlainCorpus = {
  chunks: {
    "dues:term": "An invoice is due within 14 days of its receipt. Nobody pays sooner than that.",
    "rates:old": "The rate is 4 percent a year. It is fixed by the board in every January.",
    "page:all":
      "Bicycles are parked behind the house. The cellar is locked at ten. Whoever comes later rings at the lodge and waits there for the key.",
    "a:one": "The first half of the rule says that everybody signs in at the gate.",
    "a:two": "The second half of the rule says that everybody signs out at the gate.",
    "gone:text": "Fax machines stand in the hall on the second floor.",
    "odd:x, y -> z": "An odd chunk says that odd ids are no reason to stumble. It cost 5 euros.",
    "other:thing": "Something else altogether is told in this place of the book.",
  },
};

const after: PlainCorpus = {
  chunks: {
    "dues:term": "An invoice is due within 21 days of its receipt. Nobody pays sooner than that.",
    "rates:new": "The rate is 5 percent a year. It is fixed by the board in every January.",
    "page:all": "Bicycles are parked behind the house.",
    "page:late":
      "The cellar is locked at ten. Whoever comes later rings at the lodge and waits there for the key.",
    "a:both":
      "The first half of the rule says that everybody signs in at the gate. The second half of the rule says that everybody signs out at the gate.",
    "odd:it's, 5 -> 6": "An odd chunk says that odd ids are no reason to stumble. It cost 6 euros.",
    "other:thing": "Something else altogether is told in this place of the book.",
    "more:thing": "A further thing is told nowhere else than here.",
  },
};

/** A case on chunks with a quote of each. */
const on = (id: string, quotes: Readonly<Record<string, string>>, fields: object = {}): string => {
  const chunks = Object.keys(quotes);
  const plain = judgedCase(id, { under: "one", corpus: before, chunks });
  const [, text = "[]"] = /^provenance: (.*)$/m.exec(plain) ?? [];
  const provenance = (JSON.parse(text) as { chunkId: string }[]).map((entry) => ({
    ...entry,
    quote: quotes[entry.chunkId],
  }));
  return judgedCase(id, { under: "one", corpus: before, chunks, provenance, ...fields });
};

const varied = {
  ".github/touchstone.yaml": "reviewers: []\n",
  ...twoCorpora(before, after),
  ...caseFiles(
    on(
      "edited-001",
      { "dues:term": "due within 14 days" },
      {
        acceptedAnswers: [{ statement: "Two weeks.", chunkIds: ["dues:term"] }],
      },
    ),
    on("renamed-001", { "rates:old": "4 percent a year" }),
    on("split-001", { "page:all": "The cellar is locked at ten" }),
    on("merged-001", { "a:one": "signs in at the gate", "a:two": "signs out at the gate" }),
    on("gone-001", { "gone:text": "in the hall" }),
    on("odd-001", { "odd:x, y -> z": "cost 5 euros" }),
    on("miss-001", { "dues:term": "due within 14 days" }, { distractorChunkIds: ["gone:text"] }),
    on("lost-001", { "gone:text": "in the hall", "rates:old": "4 percent a year" }),
    on("both-001", { "dues:term": "due within 14 days", "rates:old": "4 percent a year" }),
  ),
};

test("every command that a plan prints is taken once its blanks are filled in", async () => {
  const { tried, refused } = await refusedIn(memoryTree(varied));
  expect(refused).toEqual([]);
  expect(tried.filter((one) => one.includes("--answer")).length).toBeGreaterThan(8);
  expect(tried.filter((one) => one.startsWith("touchstone refresh decide renamed-001")))
    .toMatchInlineSnapshot(`
      [
        "touchstone refresh decide renamed-001 --revised --answer "" --replace 'rates:old -> rates:new' --chunk rates:new --quote "" --by "" --reason "" --confirm query,answer,source,chunks",
        "touchstone refresh decide renamed-001 --revised --replace 'rates:old -> rates:new' --chunk rates:new --quote "" --by "" --reason "" --confirm query,answer,source,chunks",
        "touchstone refresh decide renamed-001 --abstained --because not-in-corpus --answer "" --by "" --reason "" --confirm query,answer",
        "touchstone refresh decide renamed-001 --retired --by "" --reason """,
      ]
    `);
  expect(tried.filter((one) => one.startsWith("touchstone refresh decide odd-001")))
    .toMatchInlineSnapshot(`
      [
        "touchstone refresh decide odd-001 --revised --answer "" --replace 'odd:x, y -> z' --with 'odd:it'\\''s, 5 -> 6' --chunk 'odd:it'\\''s, 5 -> 6' --quote "" --by "" --reason "" --confirm query,answer,source,chunks",
        "touchstone refresh decide odd-001 --revised --replace 'odd:x, y -> z' --with 'odd:it'\\''s, 5 -> 6' --chunk 'odd:it'\\''s, 5 -> 6' --quote "" --by "" --reason "" --confirm query,answer,source,chunks",
        "touchstone refresh decide odd-001 --abstained --because not-in-corpus --answer "" --by "" --reason "" --confirm query,answer",
        "touchstone refresh decide odd-001 --retired --by "" --reason """,
      ]
    `);
});

test("so are those of moved evidence, and of the set of this repository", async () => {
  expect((await refusedIn(memoryTree(movedSet()))).refused).toEqual([]);
  expect((await refusedIn(workingTree(root))).refused).toEqual([]);
});
