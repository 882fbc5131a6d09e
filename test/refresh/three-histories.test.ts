import { expect, test } from "vitest";
import { folderWith } from "../support/command.ts";
import { caseFiles, type Files } from "../support/good-set.ts";
import { planOf } from "../support/life.ts";
import { familiesText } from "../support/split-set.ts";
import { judgedCase, recordedCorpora, type PlainCorpus } from "../support/two-corpora.ts";

/** What a plan tells of each case that it asks about: why, what became of each piece of evidence, and where. */
async function asked(files: Files): Promise<readonly string[]> {
  const { items, counts } = await planOf(await folderWith(files));
  const lines = items.map(({ id, reasons, evidence, pullRequest, twoJudgments }) => {
    const why = reasons.filter((reason) => reason !== "corpus-revision-changed").join(" ");
    const pieces = evidence.map(({ verdict, quoteStanding }) =>
      quoteStanding === null ? verdict : `${verdict} (quote ${quoteStanding})`,
    );
    const branch = pullRequest.replace("touchstone/refresh/", "");
    return `${branch}: ${id}${twoJudgments ? " (sentinel)" : ""} ${why} | ${pieces.join(", ")}`;
  });
  return [...lines, `carried ${counts.carried}, current ${counts.current}`];
}

const keys = "Keys are returned at the desk by six.";
const lockers = "Lockers are cleared on Fridays, and what is left in them goes to the desk.";
const [racks, aisles] = [
  "Racks are checked each Monday by two people, who write down what they find.",
  "Aisles are kept free, also for a minute, and a pallet in an aisle is reported.",
];
const scanners = "Scanners are charged overnight in the rack by the door.";
const repairs = "A broken scanner goes to the repair shelf with a note.";

/** A manual whose page on forklifts gets another name, and whose other pages are edited, taken back, cut and shuffled. */
const manual = {
  one: {
    chunks: {
      "forklifts:1": "Forklifts are driven by people with a licence, and by nobody else.",
      "racks:1": `${racks}\n\n${aisles}`,
      "racks:2": "Pallets are stacked four high.",
      "desk:1": keys,
      "desk:2": lockers,
      "tools:1": scanners,
      "tools:2": repairs,
    },
  },
  two: {
    chunks: {
      "trucks:1": "Forklifts are driven by people with a licence, and by nobody else.",
      "racks:1": `${racks}\n\n${aisles}`,
      "racks:2": "Pallets are stacked four high.",
      "desk:1": "Keys are returned at the desk by seven.",
      "desk:2": lockers,
      "tools:1": scanners,
      "tools:2": repairs,
    },
    revisions: { desk: "v2" },
  },
  three: {
    chunks: {
      "trucks:1": "Forklifts are driven by people with a licence, and by nobody else.",
      "racks:1": racks,
      "racks:1b": aisles,
      "racks:2": "Pallets are stacked four high.",
      "desk:1": keys,
      "desk:3": lockers,
      "desk:4": lockers,
      "tools:1": repairs,
      "tools:2": scanners,
      "cranes:1": "A crane lifts at most two tonnes.",
    },
    revisions: { desk: "v3" },
  },
} satisfies Readonly<Record<string, PlainCorpus>>;

/** Provenance of one chunk of the manual's first state, with the words that carry the answer. */
function quoting(chunk: keyof typeof manual.one.chunks, quote: string): object {
  const text = judgedCase("x", { under: "one", corpus: manual.one, chunks: [chunk] });
  const [entry] = JSON.parse(/^provenance: (.*)$/m.exec(text)?.[1] ?? "[]") as object[];
  return { provenance: [{ ...entry, quote }] };
}

test("a page renamed, an edit taken back, a section cut, ids exchanged, a text in two places, a page added", async () => {
  const on = (id: string, chunks: readonly string[], more: object = {}): string =>
    judgedCase(id, { under: "one", corpus: manual.one, chunks, ...more });
  const refusal = (id: string, because: string, families: readonly string[]): string =>
    on(id, [], { kind: "abstention", because, families });
  const cases = [
    on("licence", ["forklifts:1"]),
    on("licence-2", ["forklifts:1"], { variantOf: "licence", query: "Who may drive?" }),
    on("aisles", ["racks:1"], quoting("racks:1", "Aisles are kept free")),
    on("stacks", ["racks:2"]),
    on("keys", ["desk:1"]),
    judgedCase("keys-at-seven", { under: "two", corpus: manual.two, chunks: ["desk:1"] }),
    on("lockers", ["desk:2"]),
    on("desk-and-racks", ["desk:2", "racks:2"]),
    on("charging", ["tools:1"], { sentinel: { why: "common" } }),
    on("repair", ["tools:2"]),
    refusal("crane", "not-in-corpus", ["racks"]),
    refusal("parking", "not-in-corpus", ["forklifts"]),
    refusal("weather", "out-of-scope", ["racks"]),
  ];
  const families = [
    "desk: {title: D, documents: [desk], split: dev}",
    "forklifts: {title: F, documents: [forklifts, trucks], split: dev}",
    "racks: {title: R, documents: [racks, cranes], split: dev}",
    "tools: {title: T, documents: [tools], split: test}",
  ];
  const files = {
    ...recordedCorpora(manual, "three"),
    ...caseFiles(...cases),
    "families.yaml": familiesText({ families }),
  };
  // By hand. "stacks" and "weather" stand; so does "keys", since its edit was taken back, and "parking", since its family's page
  // has another name and no word that is new. The page on racks was cut, so for a refusal it is another page as well.
  expect(await asked(files)).toEqual([
    "desk: aisles chunk-edited | split (quote intact)",
    "desk: crane source-revision-changed document-added | ",
    "desk: desk-and-racks source-revision-changed chunk-moved | ambiguous, same",
    "desk: keys-at-seven source-revision-changed chunk-edited | edited",
    "desk: lockers source-revision-changed chunk-moved | ambiguous",
    "forklifts: licence chunk-moved | moved",
    "forklifts: licence-2 chunk-moved | moved",
    "tools: charging (sentinel) chunk-moved | moved",
    "tools: repair chunk-moved | moved",
    "carried 4, current 0",
  ]);
});

/** Eleven sections of one page, and pages of no family. */
const rules: PlainCorpus = {
  chunks: {
    ...Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [`rules:${at + 1}`, `Rule ${at + 1} holds for all.`]),
    ),
    "notes:1": "Notes are kept for a year.",
    "menu:1": "There is soup on Mondays.",
  },
};

function embedded(version: string): Partial<PlainCorpus> {
  return { settings: { embedding: { model: "small", version } } };
}

test("another embedding asks about the whole set, ten cases at a time, and about nothing that is out of use", async () => {
  const [one, two] = [embedded("1"), embedded("2")].map((more) => ({ ...rules, ...more }));
  if (one === undefined || two === undefined) throw new Error("There are two.");
  const on = (id: string, chunks: readonly string[], more: object = {}): string =>
    judgedCase(id, { under: "one", corpus: one, chunks, ...more });
  const numbered = Array.from({ length: 11 }, (_, at) =>
    on(`rule-${String(at + 1).padStart(2, "0")}`, [`rules:${at + 1}`]),
  );
  const retired = `${on("soup", ["menu:1"])}retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: The canteen closed.}\n`;
  const rejected = on("stew", ["menu:1"]).replace("status: approved", "status: rejected");
  const files = {
    ...recordedCorpora({ one, two }, "two"),
    ...caseFiles(
      ...numbered,
      on("notes", ["notes:1"]),
      on("gossip", [], { kind: "abstention", because: "out-of-scope" }),
      judgedCase("fresh", { under: "two", corpus: two, chunks: ["notes:1"] }),
      retired,
      rejected,
    ),
    "families.yaml": familiesText({
      families: ["rules: {title: R, documents: [rules], split: dev}"],
    }),
  };
  // By hand: the eleventh case of the family waits in a pull request of its own, and cases of no family have theirs.
  expect(await asked(files)).toEqual([
    ...numbered.slice(0, 10).map((_, at) => {
      const number = String(at + 1).padStart(2, "0");
      return `rules: rule-${number} embedding-changed | same`;
    }),
    "rules--2: rule-11 embedding-changed | same",
    "--no-family: gossip embedding-changed | ",
    "--no-family: notes embedding-changed | same",
    "carried 0, current 1",
  ]);
});

test("sections joined, a page gone, and a table edited with its quote", async () => {
  const before: PlainCorpus = {
    chunks: {
      "pay:1": "Pay comes on the last working day of each month, into the account that you name.",
      "pay:2": "Overtime is paid with the month after the one in which it was worked.",
      "bonus:1": "A bonus is agreed in writing each January and paid in March.",
      "grades:1": "| grade | euros |\n| --- | --- |\n| one | 3,100 |\n| two | 3,600 |",
      "hours:1": "Work begins between seven and nine.",
    },
  };
  const after: PlainCorpus = {
    chunks: {
      "pay:1": `${before.chunks["pay:1"] ?? ""} ${before.chunks["pay:2"] ?? ""}`,
      "grades:1": "| grade | euros |\n| --- | --- |\n| one | 3,250 |\n| two | 3,780 |",
      "hours:1": "Work begins between seven and nine.",
    },
    revisions: { pay: "v2", grades: "v2" },
  };
  const on = (id: string, chunks: readonly string[], more: object = {}): string =>
    judgedCase(id, { under: "one", corpus: before, chunks, ...more });
  const quoted = (chunk: string, quote: string): object => {
    const [entry] = JSON.parse(
      /^provenance: (.*)$/m.exec(on("x", [chunk]))?.[1] ?? "[]",
    ) as object[];
    return { provenance: [{ ...entry, quote }] };
  };
  const cases = [
    on("payday", ["pay:1"]),
    on("overtime", ["pay:2"], quoted("pay:2", "Overtime is paid with the month after")),
    on("both-pays", ["pay:1", "pay:2"]),
    on("bonus", ["bonus:1"]),
    on("grade-one", ["grades:1"], quoted("grades:1", "| one | 3,100 |")),
    on("hours", ["hours:1"]),
    on("pay-and-hours", ["pay:2", "hours:1"], { kind: "inconclusive" }),
  ];
  const files = { ...recordedCorpora({ one: before, two: after }, "two"), ...caseFiles(...cases) };
  // By hand: without families all are asked in one place.
  expect(await asked(files)).toEqual([
    "--no-family: bonus chunk-deleted | gone",
    "--no-family: both-pays source-revision-changed chunk-edited chunk-deleted | merged, merged",
    "--no-family: grade-one source-revision-changed chunk-edited | edited (quote changed)",
    "--no-family: overtime source-revision-changed chunk-deleted | merged (quote intact)",
    "--no-family: pay-and-hours source-revision-changed chunk-deleted | merged, same",
    "--no-family: payday source-revision-changed chunk-edited | merged",
    "carried 1, current 0",
  ]);
});
