import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { caseFiles, type Files } from "../support/good-set.ts";
import { commitAll } from "../support/life.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const one: PlainCorpus = {
  chunks: {
    "leave:1": "Parents have sixteen weeks of leave.",
    "bike:1": "Bicycles can be leased for three years.",
    "pay:1": "Pay comes on the last working day.",
  },
};
const two: PlainCorpus = {
  chunks: {
    "leave:1": "Parents have eighteen weeks of leave.",
    "pay:1": "Pay comes on the last working day.",
    "pension:1": "The company pays four percent.",
  },
};
const judged = (id: string, chunks: readonly string[], fields: object = {}): string =>
  judgedCase(id, { under: "one", corpus: one, chunks, ...fields });
const set: Files = {
  ...twoCorpora(one, two),
  ".github/touchstone.yaml": "reviewers: [sam, noor]\n",
  ...caseFiles(
    judged("bike", ["bike:1"]),
    judged("weeks", ["leave:1"]),
    judged("payday", ["pay:1"]),
    judged("pension", [], {
      kind: "abstention",
      because: "not-in-corpus",
      expectedAnswer: "The handbook does not say.",
    }),
  ),
};
/** Edits that take away what the judgment rested on. */
const edits = {
  pension: (text: string) =>
    text
      .replace(/^kind: .*$/m, "kind: answerable")
      .replace(/^because: .*\n/m, "")
      .replace(/^expectedAnswer: .*$/m, "expectedAnswer: Four percent."),
  bike: (text: string) =>
    text
      .replace(/^relevantChunkIds: .*$/m, 'relevantChunkIds: ["leave:1"]')
      .replace(/^provenance: .*\n/m, "")
      .replace(/^corpusRevision: .*\n/m, ""),
  weeks: (text: string) => text.replace(/^expectedAnswer: .*$/m, "expectedAnswer: Eighteen."),
  payday: (text: string) => text.replace(/^expectedAnswer: .*$/m, "expectedAnswer: The last."),
} as const;
type Edited = keyof typeof edits;
const ids = Object.keys(edits) as Edited[];

/** A set in which somebody edited cases since their approval, in a repository or outside of one. */
async function editedSet(
  given: readonly Edited[],
  { commits }: { readonly commits: "approved" | "both" | "none" } = { commits: "approved" },
): Promise<string> {
  const folder = await folderWith(set);
  if (commits !== "none") await commitAll(folder, "Approve them");
  for (const id of given) {
    writeFileSync(join(folder, `cases/${id}.yaml`), edits[id](set[`cases/${id}.yaml`] ?? ""));
  }
  if (commits === "both") await commitAll(folder, "Edit them");
  return folder;
}

const run = async (folder: string, ...words: readonly string[]): Promise<string> => {
  const { out, err } = await runFor(folder, {}, ...words);
  return out + err;
};
const decision = [
  "--by",
  "sam",
  "--reason",
  "Read again in the new edition.",
  "--confirm",
  "query,answer,source,chunks",
  "--at",
  "2026-10-02T08:30:00Z",
];

describe("a case that was edited since its approval, where what was approved moved", () => {
  test("is in the plan, in the counts and in the list, whatever the edit took away", async () => {
    const folder = await editedSet(["pension", "bike", "weeks"]);
    expect(await run(folder, "refresh", "plan")).toMatch(
      /^3 cases of 4 to look at under corpus\s+revision "two"/,
    );
    expect(await run(folder, "list", "--where", "judgment=stale", "--format", "ids")).toBe(
      "bike\npension\nweeks\n",
    );
    const json = await run(folder, "refresh", "plan", "--format", "json");
    const { items } = JSON.parse(json) as { items: { id: string; reasons: string[] }[] };
    expect(items.map(({ id, reasons }) => [id, ...reasons])).toEqual([
      ["bike", "chunk-deleted", "corpus-revision-changed"],
      ["pension", "source-revision-changed", "document-added", "corpus-revision-changed"],
      ["weeks", "chunk-edited", "corpus-revision-changed"],
    ]);
    const page = await run(folder, "refresh", "plan", "--format", "markdown");
    for (const id of ["bike", "pension", "weeks"]) expect(page).toContain(`### [\`${id}\`]`);
  });

  test.for(["bike", "pension", "weeks"] as const)(
    "%s is led to one command, by each that names a next step",
    async (id) => {
      const folder = await editedSet([id]);
      const command = `touchstone refresh decide ${id} --revised`;
      const told = [
        await run(folder, "check"),
        await run(folder, "show", id),
        await run(folder, "refresh", "plan", id),
        await run(folder, "review", "retire", id, "--by", "sam", "--reason", "Nobody asks."),
        await run(folder, "refresh", "decide", id, "--retired", ...decision.slice(0, 4)),
        await run(
          folder,
          "review",
          "record",
          id,
          "--reviewer",
          "noor",
          "--approve",
          "--confirm",
          "query,answer,source,chunks",
          "--reason",
          "It has it.",
        ),
      ];
      for (const text of told) expect(text).toContain(command);
      for (const text of told) expect(text).not.toContain("touchstone review record");
    },
  );

  test("is decided by that command, with the chunks that carry it now", async () => {
    const folder = await editedSet(["pension", "bike"]);
    const pension = await run(
      folder,
      "refresh",
      "decide",
      "pension",
      "--revised",
      "--add",
      "pension:1",
      ...decision,
    );
    expect(pension).toMatchInlineSnapshot(`
      "cases/pension.yaml revised by "sam"
        asked by source-revision-changed, document-added and corpus-revision-changed
        "one" → "two"
        evidence now: "pension:1"
        expected answer: "Four percent."
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(await run(folder, "refresh", "decide", "bike", "--revised", ...decision)).toContain(
      'cases/bike.yaml revised by "sam"',
    );
    expect(await run(folder, "check")).toMatch(/^0 errors/m);
  });

  test("is told with the evidence that was approved, in the place that it had", async () => {
    const folder = await editedSet(["bike"]);
    expect(await run(folder, "refresh", "plan", "bike")).toMatchInlineSnapshot(`
      "touchstone/refresh/--no-family  one → two
        bike  chunk-deleted  (edited since its approval)
          question   What of bike?
          answer     This of bike.
          edited     this is what the file says now; touchstone refresh decide bike --revised takes it, or Git gives back what was approved
                     it names leave:1; reasons and evidence are of what was approved
          evidence   bike:1  gone, its document is not in the corpus
          judged     Bicycles can be leased for three years.
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          confirm    not possible: The case was edited since it was approved, so it cannot be confirmed as it was.
                     Decide --revised, which takes what the file says now; or take the edit back, and confirm.
          revise     as the file says now: digest 1ca5ea15ec0888c2db8f97b8947c9a45
          abstain    needs why no answer is right, and what a good refusal says
          retire     not possible: The case was edited after its approval, so nobody has approved what it says now.
                     Take the edit back, and retire it then; or decide about it with "touchstone refresh decide bike --revised", and retire it with "touchstone review retire bike" after that.
      "
    `);
  });

  test("names no short evidence, which is looked up for candidates alone", async () => {
    const folder = await editedSet(["pension"]);
    const path = join(folder, "cases/pension.yaml");
    const short = "evidence: [{chunk: 'pension:1'}]\n";
    writeFileSync(path, edits.pension(set["cases/pension.yaml"] ?? "") + short);
    const fix = '--revised --add "pension:1"';
    expect(await run(folder, "check")).toContain(fix);
    expect(await run(folder, "refresh", "decide", "pension", "--revised", ...decision)).toContain(
      fix,
    );
  });

  test("is found in the history, once the edit is committed", async () => {
    const folder = await editedSet(["pension"], { commits: "both" });
    expect(await run(folder, "refresh", "plan", "pension")).toContain(
      "pension  source-revision-changed, document-added  (edited since its approval)",
    );
  });

  test("has to be looked at where nothing has what was approved, and is told what can be done", async () => {
    const folder = await editedSet(ids, { commits: "none" });
    expect(await run(folder, "list", "--where", "judgment=stale", "--format", "ids")).toBe(
      "bike\npayday\npension\nweeks\n",
    );
    expect(await run(folder, "refresh", "plan", "weeks", "payday", "pension"))
      .toMatchInlineSnapshot(`
        "touchstone/refresh/--no-family  one → two
          weeks  chunk-edited  (edited since its approval)
            question   What of weeks?
            answer     Eighteen.
            edited     this is what the file says now; touchstone refresh decide weeks --revised takes it, or Git gives back what was approved
            evidence   leave:1  edited
            words      Parents have [-sixteen-] {+eighteen+} weeks of leave.
            candidate  leave:1  (its id; 77 % of the old words)
            decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
            confirm    not possible: The case was edited since it was approved, so it cannot be confirmed as it was.
                       Decide --revised, which takes what the file says now; or take the edit back, and confirm.
            revise     as the file says now: digest 6c5b74c5158a93b84e992a5bcae9d943
            abstain    needs why no answer is right, and what a good refusal says
            retire     not possible: The case was edited after its approval, so nobody has approved what it says now.
                       Take the edit back, and retire it then; or decide about it with "touchstone refresh decide weeks --revised", and retire it with "touchstone review retire weeks" after that.

        "payday" has to be looked at: nothing tells what changed for it (approved-text-missing).
          missing    the case was edited since its approval, and no earlier state that is at hand has what was approved
          to do      Restore the text that was approved, or fetch the history that has it; or have it judged as it is now with "touchstone review record payday".

        "pension" has to be looked at: nothing tells what changed for it (approved-text-missing).
          missing    the case was edited since its approval, and no earlier state that is at hand has what was approved
          to do      Restore the text that was approved, or fetch the history that has it; or have the case judged as a new one: write "review: {status: pending}" in the place of its review, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run "touchstone fill pension", and "touchstone review record pension".
        "
      `);
  });

  test("is approved anew where what was approved stands", async () => {
    const folder = await editedSet(["payday"]);
    const told = [
      await run(folder, "check"),
      await run(folder, "show", "payday"),
      await run(folder, "refresh", "plan", "payday"),
      await run(folder, "review", "retire", "payday", "--by", "sam", "--reason", "Nobody asks."),
    ];
    for (const text of told) expect(text).toContain("touchstone review record");
    expect(await run(folder, "list", "--where", "judgment=stale", "--format", "ids")).not.toContain(
      "payday",
    );
  });

  test("is asked about where nobody can read what became of it", async () => {
    const folder = await folderWith(set);
    await commitAll(folder, "Approve them");
    const text = set["cases/weeks.yaml"] ?? "";
    writeFileSync(join(folder, "cases/weeks.yaml"), text.replace(/^query: .*$/m, "query: [x]"));
    const plan = await run(folder, "refresh", "plan", "weeks");
    expect(plan).toContain("weeks  chunk-edited  (edited since its approval)");
    expect(plan).toContain("The case cannot be read whole, so nothing can be decided about it.");
  });

  test("has no moves taken along with its edit", async () => {
    const folder = await editedSet(["weeks"]);
    const out = await run(folder, "refresh", "decide", "weeks", "--moved", ...decision);
    expect(out).toContain("The case was edited since it was approved, so its moves are not all");
  });

  test("is not sent back to the words that were judged, once its quote is another", async () => {
    const folder = await folderWith({
      ...set,
      "cases/weeks.yaml": (set["cases/weeks.yaml"] ?? "").replace(
        '"contentHash"',
        '"quote":"eighteen weeks","contentHash"',
      ),
    });
    const out = await run(folder, "check");
    expect(out).toContain("evidence/quote-not-in-text");
    expect(out).not.toContain("Nearest there");
  });

  test("is left out of an export as one that waits for another look", async () => {
    const folder = await editedSet(["pension"]);
    const { err } = await runFor(folder, {}, "export", "--for", "tuning");
    expect(err).toContain("review/outdated");
  });
});

describe("a request whose evidence is what it was again", () => {
  const request =
    "refresh: {from: one, to: one-and-a-half, reasons: [chunk-edited, corpus-revision-changed]}\n";
  const withRequest = (id: string): Files => {
    const path = `cases/${id}.yaml`;
    return { ...set, [path]: `${set[path] ?? ""}${request}` };
  };

  test("is named by the plan, and by the check with the command that takes it out", async () => {
    const folder = await folderWith(withRequest("payday"));
    expect(await run(folder, "refresh", "plan")).toContain(
      "needless   1 request of a case whose judgment stands",
    );
    const command = "touchstone refresh decide payday --needless";
    for (const words of [
      ["check"],
      ["show", "payday"],
      ["refresh", "plan", "payday"],
      ["refresh", "decide", "payday", "--confirmed", ...decision],
    ])
      expect(await run(folder, ...words)).toContain(command);
  });

  test("is taken out, and nothing else of the file", async () => {
    const folder = await folderWith(withRequest("payday"));
    const before = await filesIn(folder);
    expect(await run(folder, "refresh", "decide", "payday", "--needless")).toMatchInlineSnapshot(`
      "cases/payday.yaml request taken out: its judgment stands under "two"
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(await filesIn(folder)).toEqual({
      ...before,
      "cases/payday.yaml": set["cases/payday.yaml"],
    });
    expect(await run(folder, "check")).not.toContain("refresh/undecided");
  });

  test("stays while something asks, and where there is none nothing is done", async () => {
    const folder = await folderWith(withRequest("weeks"));
    const before = await filesIn(folder);
    expect(await run(folder, "refresh", "decide", "weeks", "payday", "--needless"))
      .toMatchInlineSnapshot(`
      "cases/weeks.yaml:22:1 not decided
        The request is not needless: under corpus revision "two" the case has to be looked at.
        fix: Decide about it with "touchstone refresh decide weeks".

      cases/payday.yaml:1:5 not decided
        The case has no request that nobody has decided.
        fix: Leave it as it is.

      Nothing was written.
      "
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("is taken out without a word of who decides", async () => {
    const folder = await folderWith(withRequest("payday"));
    const { code, err } = await runFor(
      folder,
      {},
      "refresh",
      "decide",
      "payday",
      "--needless",
      "--by",
      "sam",
    );
    expect(code).toBe(2);
    expect(err).toContain("--needless decides nothing, so it goes without --by");
  });
});
