import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { gitRepository } from "../support/git-repository.ts";
import { edited } from "../support/edited.ts";
import { approved, caseFiles } from "../support/good-set.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";
import {
  familiesText,
  refunds,
  candidateOn,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

const trips = "trips: {title: Trips, documents: [trips], split: test} # fresh";
const files: Files = splitSet(
  { families: [refunds, travel, trips], rest: ["# Nothing is related.", "exceptions: []"] },
  approved(candidateOn("a", ["refund-policy"])),
  approved(candidateOn("b", ["travel-policy"])),
  approved(refusal("c", "families: [trips]")),
  approved(refusal("d", "families: []", "split: test # held out")),
);
const reserve = ["holdout", "reserve", "--decision", "d1", "--purpose", "Whether.", "--by", "noor"];
const use =
  "holdout use --decision d1 --run r1 --configuration c1 --frozen-at 2026-10-01T09:00:00Z --by sam".split(
    " ",
  );
const expose = (...names: readonly string[]): readonly string[] =>
  ["holdout", "expose", ...names].concat("--run r1 --learned Much. --by ada".split(" "));
const textIn = (folder: string): string => readFileSync(join(folder, "families.yaml"), "utf8");

describe("touchstone holdout reserve", () => {
  test("writes one entry and no other line, and says what comes next", async () => {
    const folder = await folderWith(files);
    const { code, out } = await runIn(folder, ...reserve, "--families", "travel,trips");
    expect(out).toMatchInlineSnapshot(`
      "families.yaml reserved d1, by "noor" on 2026-12-01T09:00:00Z, travel and trips: Whether.
        Bring it to the main branch before anybody reads held-out results: the history shows which came first.
        Next, once the results are read: touchstone holdout use --decision d1
      "
    `);
    expect(code).toBe(0);
    expect(textIn(folder)).toBe(
      `${files["families.yaml"]}reservations:\n  - decision: d1\n    purpose: Whether.\n    families:\n      - travel\n      - trips\n    by: noor\n    at: "2026-12-01T09:00:00Z"\n`,
    );
    expect((await runIn(folder, "check", "--level", "error")).code).toBe(0);
  });

  test("changes nothing the second time, and nothing with --dry-run", async () => {
    const folder = await folderWith(files);
    expect((await runIn(folder, ...reserve, "--dry-run")).out).toContain("would be reserved");
    expect(textIn(folder)).toBe(files["families.yaml"]);
    await runIn(folder, ...reserve);
    const before = textIn(folder);
    const again = await runIn(folder, ...reserve);
    expect([again.code, textIn(folder)]).toEqual([0, before]);
    expect(again.out).toMatchInlineSnapshot(`
      "The same reservation is on record in families.yaml already. Nothing was written.
      "
    `);
  });

  test.for([
    [
      "a family of dev",
      ["--decision", "d2", "--families", "refunds"],
      1,
      'Family "refunds" is in "dev", so it is no holdout.',
    ],
    ["another purpose while it is open", ["--purpose", "Other."], 1, "is not used yet"],
    [
      "a day before the last entry",
      ["--decision", "d2", "--at", "2026-11-01T09:00:00Z"],
      1,
      "in the order of time",
    ],
    ["a family that is not there", ["--families", "trip"], 2, '"trip" is not in the set.'],
    ["a name that is none", ["--decision", "The release"], 2, "cannot name a decision"],
    ["a bot", ["--decision", "d2", "--by", "dependabot"], 2, "is no person"],
    ["a blank purpose", ["--purpose", " "], 2, "--purpose is blank."],
    ["a day to come", ["--decision", "d2", "--at", "2027-01-01T09:00:00Z"], 2, "still to come"],
  ] as const)("refuses %s and writes nothing", async ([, flags, code, told]) => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve);
    const before = textIn(folder);
    const ran = await runIn(folder, ...reserve, ...flags);
    expect(ran.code).toBe(code);
    expect(`${ran.out}${ran.err}`).toContain(told);
    expect(textIn(folder)).toBe(before);
  });

  test("takes the name of whoever commits here, and asks for one where there is none", async () => {
    const folder = await folderWith(files);
    const words = reserve.slice(0, -2);
    expect((await runFor(folder, {}, ...words)).err).toContain("Who answers for it?");
    await runFor(folder, { name: "jordan" }, ...words);
    expect(textIn(folder)).toContain("by: jordan");
  });

  test("refuses a set that is not split, and a families.yaml with defects", async () => {
    const unsplit = splitSet({ families: ["a: {title: A, documents: [a]}"] });
    expect((await runIn(await folderWith(unsplit), ...reserve)).err).toContain("not split yet");
    const broken = { ...files, "families.yaml": `${files["families.yaml"]}other: 1\n` };
    const { code, err } = await runIn(await folderWith(broken), ...reserve);
    expect([code, err]).toEqual([2, "families.yaml has defects; touchstone check tells them.\n"]);
  });
});

describe("touchstone holdout use", () => {
  test("names all that is in test where the reservation names nothing", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve);
    const { code, out } = await runIn(folder, ...use);
    expect(out).toMatchInlineSnapshot(`
      "families.yaml used for "d1" by "sam" on 2026-12-01T09:00:00Z, run "r1", configuration "c1", of travel, trips and d
        The results answer this decision. Whoever now changes something because of them has learned from them: touchstone holdout expose
      "
    `);
    expect(code).toBe(0);
    expect(textIn(folder).split("uses:\n")[1]).toMatchInlineSnapshot(`
      "  - decision: d1
          families:
            - travel
            - trips
          cases:
            - d
          by: sam
          at: "2026-12-01T09:00:00Z"
          run: r1
          configuration: c1
          frozenAt: "2026-10-01T09:00:00Z"
      "
    `);
  });

  test("refuses a second use and says who had the first, until it is declared again", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve);
    await runIn(folder, ...use);
    expect((await runIn(folder, ...use)).out).toContain("on record in families.yaml already");
    const second = await runIn(folder, ...use, "--run", "r2");
    expect(second.code).toBe(1);
    expect(second.out).toMatchInlineSnapshot(`
      "families.yaml not written
        Decision "d1" was used up by "sam" on 2026-12-01T09:00:00Z, in run "r1" with configuration "c1".
        fix: For a second look declare it again, before anybody reads results: touchstone holdout reserve --decision d1
      "
    `);
    await runIn(folder, ...reserve, "--purpose", "Whether it goes out after the repair.");
    expect((await runIn(folder, ...use, "--run", "r2")).code).toBe(0);
    expect((await runIn(folder, "check", "--level", "error")).code).toBe(0);
  });

  test.for([
    ["a decision that nobody declared", ["--decision", "d2"], 'Declared are: "d1".'],
    [
      "a configuration that changed afterwards",
      ["--frozen-at", "2026-12-01T09:00:01Z"],
      "was read before that",
    ],
    [
      "results from before the declaration",
      ["--at", "2026-11-01T09:00:00Z"],
      "after the results were read",
    ],
  ] as const)("refuses %s", async ([, flags, told]) => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve);
    const before = textIn(folder);
    const { code, out } = await runIn(folder, ...use, ...flags);
    expect(code).toBe(1);
    expect(out.replace("its results were read", "was read")).toContain(told);
    expect(textIn(folder)).toBe(before);
  });

  test("refuses one name for a configuration that was frozen again", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve);
    await runIn(folder, ...use);
    await runIn(folder, ...reserve, "--purpose", "Whether it goes out after the repair.");
    const later = ["--run", "r2", "--frozen-at", "2026-11-01T09:00:00Z"];
    const { code, out } = await runIn(folder, ...use, ...later);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "families.yaml not written
        Configuration "c1" is on record as frozen since 2026-10-01T09:00:00Z, and not since 2026-11-01T09:00:00Z.
        fix: Where it is the same, give --frozen-at the moment on record. Where something in it changed, give --configuration a name of its own, such as its commit.
      "
    `);
    expect((await runIn(folder, ...use, ...later, "--configuration", "c2")).code).toBe(0);
  });

  test("refuses what is spent, and tells who learned from it", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve, "--families", "travel");
    await runIn(folder, ...expose("travel"));
    const { code, out } = await runIn(folder, ...use);
    expect(code).toBe(1);
    expect(out).toContain(
      'Family "travel" is spent: "ada" learned from it on 2026-12-01T09:00:00Z, in run "r1".',
    );
  });

  test("refuses all of test once nothing of it is left", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve);
    await runIn(folder, ...expose("travel", "trips", "d"));
    const { code, out } = await runIn(folder, ...use);
    expect(code).toBe(1);
    expect(out).toContain("Nothing is held out");
  });
});

const renamed = (text: string): string =>
  edited(
    text,
    travel,
    `${travel.replace("[travel-policy]", "[]")}\n  tours: {title: Tours, documents: [travel-policy], split: test}`,
  );

const usedAndRenamed = async (): Promise<string> => {
  const folder = await folderWith(files);
  await runIn(folder, ...reserve, "--families", "travel");
  await runIn(folder, ...use);
  writeFileSync(join(folder, "families.yaml"), renamed(textIn(folder)));
  return folder;
};

describe("touchstone holdout follow", () => {
  test("repeats a use for the name of today, behind the others, and changes no other line", async () => {
    const folder = await usedAndRenamed();
    const before = textIn(folder);
    const { code, out } = await runIn(folder, "holdout", "follow", "tours", "--decision", "d1");
    expect(out).toMatchInlineSnapshot(`
      "families.yaml used for "d1" by "sam" on 2026-12-01T09:00:00Z, run "r1", configuration "c1", of tours too
        It is the same use, under the names of today, and takes no reservation.
      "
    `);
    expect(code).toBe(0);
    expect(textIn(folder).startsWith(before)).toBe(true);
    expect(textIn(folder).slice(before.length)).toMatchInlineSnapshot(`
      "  - decision: d1
          families:
            - tours
          by: sam
          at: "2026-12-01T09:00:00Z"
          run: r1
          configuration: c1
          frozenAt: "2026-10-01T09:00:00Z"
      "
    `);
    expect((await runIn(folder, "check", "--level", "error")).code).toBe(0);
    const status = (await runIn(folder, "holdout", "status")).out;
    expect(status.split("\n\n").slice(0, 2).join("\n\n")).toMatchInlineSnapshot(`
      "untouched
        d: 1 question
        trips: 1 question

      used
        tours: 1 question
          used for "d1" by "sam" on 2026-12-01T09:00:00Z, run "r1", configuration "c1""
    `);
  });

  test("takes no reservation: a later use needs one, as before", async () => {
    const folder = await usedAndRenamed();
    await runIn(folder, "holdout", "follow", "tours", "--decision", "d1");
    await runIn(folder, ...reserve, "--families", "tours");
    expect((await runIn(folder, ...use, "--run", "r2")).code).toBe(0);
    expect((await runIn(folder, "check", "--level", "error")).code).toBe(0);
  });

  test("changes nothing the second time, nor with --dry-run", async () => {
    const folder = await usedAndRenamed();
    const follow = ["holdout", "follow", "tours", "--decision", "d1"];
    const before = textIn(folder);
    const dry = await runIn(folder, ...follow, "--dry-run");
    expect(dry.out).toContain("Nothing was written.");
    expect(textIn(folder)).toBe(before);
    await runIn(folder, ...follow);
    const after = textIn(folder);
    const again = await runIn(folder, ...follow);
    expect([again.code, again.out]).toEqual([
      0,
      "That use is on record in families.yaml already. Nothing was written.\n",
    ]);
    expect(textIn(folder)).toBe(after);
  });

  test("leaves the old name out of what is held out, reserved or used", async () => {
    const folder = await usedAndRenamed();
    await runIn(folder, "holdout", "follow", "tours", "--decision", "d1");
    const again = await runIn(folder, ...reserve, "--families", "travel");
    expect(again.code).toBe(1);
    expect(again.out).toContain(
      'Family "travel" has no documents and no cases, so nothing of it is held out.',
    );
    await runIn(folder, ...reserve);
    expect((await runIn(folder, ...use, "--run", "r2")).out).toContain("of tours, trips and d\n");
  });

  test("refuses a decision whose results nobody read, and a name that is not there", async () => {
    const folder = await usedAndRenamed();
    const { code, out } = await runIn(folder, "holdout", "follow", "tours", "--decision", "d2");
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "families.yaml not written
        No use is on record for the decision "d2". On record are uses for "d1".
        fix: Name a decision whose results were read: touchstone holdout status
      "
    `);
    const unknown = await runIn(folder, "holdout", "follow", "tour", "--decision", "d1");
    expect([unknown.code, unknown.err]).toEqual([
      2,
      'There is no family and no case "tour" in the set; the nearest is "tours".\n',
    ]);
  });
});

describe("touchstone holdout expose", () => {
  test("moves a family, and changes no other line", async () => {
    const folder = await folderWith(files);
    const { code, out } = await runIn(folder, ...expose("travel"));
    expect(out).toMatchInlineSnapshot(`
      "families.yaml exposed travel
        Moved to "regression": travel.
        Still untouched: 2 questions, 1 family in 1 component, 1 of no family.
        A score on what is spent is not confirmation; it stays as a regression test.
      "
    `);
    expect(code).toBe(0);
    const moved = edited(
      files["families.yaml"] ?? "",
      travel,
      travel.replace("test", "regression"),
    );
    expect(textIn(folder)).toBe(
      `${moved}exposures:\n  - families:\n      - travel\n    by: ada\n    at: "2026-12-01T09:00:00Z"\n    run: r1\n    learned: Much.\n`,
    );
    expect((await runIn(folder, "check", "--level", "error")).code).toBe(0);
  });

  test("takes all that is joined with a case, families and cases of none", async () => {
    const bridge = approved(refusal("e", "families: [travel, trips]"));
    const folder = await folderWith({
      ...files,
      "cases/e.yaml": bridge,
      "cases/f.yaml": approved(refusal("f", "families: []", "split: test", "variantOf: d")),
    });
    const { out } = await runIn(folder, ...expose("b", "f"));
    expect(out).toMatchInlineSnapshot(`
      "families.yaml exposed travel, trips, b, d and f
        Moved to "regression": d, f, travel and trips.
        Spent with what was named, since something joins them: d and trips.
        Nothing untouched is held out any more: no new score is confirmation until something is that nobody has seen.
        A score on what is spent is not confirmation; it stays as a regression test.
      "
    `);
    expect(textIn(folder).match(/split: regression/g)).toHaveLength(2);
    expect(readFileSync(join(folder, "cases/d.yaml"), "utf8")).toContain("split: regression");
    expect((await runIn(folder, "check", "--level", "error")).code).toBe(0);
  });

  test("moves single questions where each case carries its own split, and keeps their approval", async () => {
    const fixed = splitSet(
      { claim: "fixed-corpus", families: [] },
      approved(candidateOn("a", ["travel-policy"], "split: test")),
      approved(candidateOn("b", ["travel-policy"], "split: test")),
      approved(candidateOn("c", ["travel-policy"], "split: dev")),
    );
    const folder = await folderWith(fixed);
    const { out } = await runIn(folder, ...expose("a"));
    expect(out).toMatchInlineSnapshot(`
      "families.yaml exposed a
        Moved to "regression": a.
        Still untouched: 1 question.
        A score on what is spent is not confirmation; it stays as a regression test.
      "
    `);
    const after = await filesIn(folder);
    expect(after["cases/a.yaml"]).toBe(
      edited(fixed["cases/a.yaml"] ?? "", "split: test", "split: regression"),
    );
    expect(after["cases/b.yaml"]).toBe(fixed["cases/b.yaml"]);
    expect((await runIn(folder, "check", "--level", "error")).code).toBe(0);
  });

  test("changes nothing the second time, and finishes what a broken run left", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...expose("d"));
    const before = await filesIn(folder);
    const again = await runIn(folder, ...expose("d"));
    expect(again.out).toBe(
      "The same exposure is on record in families.yaml already. Nothing was written.\n",
    );
    expect(await filesIn(folder)).toEqual(before);
    writeFileSync(join(folder, "cases/d.yaml"), files["cases/d.yaml"] ?? "");
    await runIn(folder, ...expose("d"));
    expect(await filesIn(folder)).toEqual(before);
  });

  test("adds another entry where more was learned", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...expose("travel"));
    const more = await runIn(folder, ...expose("travel"), "--learned", "The threshold was raised.");
    expect(more.code).toBe(0);
    expect(textIn(folder).match(/run: r1/g)).toHaveLength(2);
  });

  test("writes nothing with --dry-run", async () => {
    const folder = await folderWith(files);
    const { out } = await runIn(folder, ...expose("d", "travel"), "--dry-run");
    expect(out).toMatchInlineSnapshot(`
      "families.yaml would be exposed travel and d
        Would move to "regression": d and travel.
        Still untouched: 1 question, 1 family in 1 component.
        A score on what is spent is not confirmation; it stays as a regression test.
      Nothing was written.
      "
    `);
    expect(await filesIn(folder)).toEqual(files);
  });

  test.for([
    ["a family of dev", "refunds", 'Family "refunds" is in "dev", so it is no holdout'],
    ["a case of dev", "a", 'Family "refunds" is in "dev", so it is no holdout'],
  ] as const)("refuses %s, since an entry cannot be taken back", async ([, name, message]) => {
    const folder = await folderWith(files);
    const { code, out } = await runIn(folder, ...expose(name));
    expect(code).toBe(1);
    expect(out).toContain(message);
    expect(await filesIn(folder)).toEqual(files);
    expect((await runIn(folder, ...expose(name, "travel"))).code).toBe(0);
  });

  test("follows what was spent to the family of dev that has its document now", async () => {
    const exposures =
      "exposures: [{families: [travel], by: ada, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
    const spent = travel.replace("split: test", "split: regression");
    const before = splitSet(
      { families: [refunds, spent], rest: [exposures] },
      approved(candidateOn("b", ["travel-policy"])),
    );
    const moved = "trips: {title: Trips, documents: [travel-policy], split: dev}";
    const empty = "travel: {title: Travel, documents: [], split: regression}";
    const families = splitSet({ families: [refunds, empty, moved], rest: [exposures] });
    const { folder } = await gitRepository([before]);
    writeFileSync(join(folder, "families.yaml"), families["families.yaml"] ?? "");
    expect((await runIn(folder, ...expose("refunds"))).code).toBe(1);
    const followed = await runIn(folder, ...expose("trips"));
    expect([followed.code, followed.out.split("\n")[0]]).toEqual([
      0,
      "families.yaml exposed trips",
    ]);
  });

  test("names the nearest where a name is in neither list", async () => {
    const { code, err } = await runIn(await folderWith(files), ...expose("travels"));
    expect([code, err]).toEqual([
      2,
      'There is no family and no case "travels" in the set; the nearest is "travel".\n',
    ]);
  });
});

describe("touchstone holdout status", () => {
  test("tells what is untouched, used and spent, and what may be called confirmation", async () => {
    const folder = await folderWith(files);
    await runIn(folder, ...reserve, "--families", "trips");
    await runIn(folder, ...use);
    await runIn(folder, ...reserve, "--decision", "d2");
    await runIn(folder, ...expose("travel"));
    expect((await runIn(folder, "holdout", "status")).out).toMatchInlineSnapshot(`
      "untouched
        d: 1 question

      used
        trips: 1 question
          used for "d1" by "sam" on 2026-12-01T09:00:00Z, run "r1", configuration "c1"

      spent
        travel: 1 question
          learned by "ada" on 2026-12-01T09:00:00Z, run "r1": Much.

      decisions
        d1, by "noor" on 2026-12-01T09:00:00Z, trips: Whether. (used up by "sam" on 2026-12-01T09:00:00Z)
        d2, by "noor" on 2026-12-01T09:00:00Z, all of test: Whether. (open)

      Untouched: 1 question. One score on them may be called confirmation, for a decision that is declared before anybody reads it.
      Used: 1 question, 1 family in 1 component. Their results are confirmation for the decisions that they were read for; a score for another one has to say that they were read before.
      Spent: 1 question, 1 family in 1 component. People have learned from them, so a score on them is not confirmation.
      "
    `);
    const { out } = await runIn(folder, "holdout", "status", "--format", "json");
    const { components, totals } = JSON.parse(out) as {
      components: readonly Record<string, unknown>[];
      totals: unknown;
    };
    expect(
      components.map(({ name, state, isConfirmation }) => ({ name, state, isConfirmation })),
    ).toEqual([
      { name: "d", state: "untouched", isConfirmation: true },
      { name: "trips", state: "used", isConfirmation: false },
      { name: "travel", state: "spent", isConfirmation: false },
    ]);
    expect(totals).toMatchObject({ spent: { questions: 1, families: 1, components: 1, alone: 0 } });
  });

  test("tells how many untouched questions are stale and go into no export", async () => {
    const corpus = { chunks: { "travel-policy:1": "Rail before air.", "leave:1": "Thirty days." } };
    const later = { chunks: { ...corpus.chunks, "travel-policy:1": "Rail only." } };
    const judged = (id: string, chunk: string): string =>
      judgedCase(id, { under: "one", corpus, chunks: [chunk] });
    const leave = "leave: {title: Leave, documents: [leave], split: test}";
    const folder = await folderWith({
      ...twoCorpora(corpus, later),
      ...caseFiles(judged("a", "travel-policy:1"), judged("b", "leave:1")),
      "families.yaml": familiesText({ families: [travel, leave] }),
    });
    const { out } = await runIn(folder, "holdout", "status");
    expect(out).toContain(
      "declared before anybody reads it.\nOf those, 1 is stale and goes into no export until somebody has looked again",
    );
    const json = await runIn(folder, "holdout", "status", "--format", "json");
    expect(JSON.parse(json.out)).toMatchObject({
      staleUntouched: 1,
      totals: { untouched: { questions: 2 } },
    });
  });

  test("tells what is spent and still in test, and the claim says so too", async () => {
    const exposure =
      "exposures: [{families: [travel], by: ada, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
    const folder = await folderWith({
      ...files,
      "families.yaml": `${files["families.yaml"]}${exposure}\n`,
    });
    expect((await runIn(folder, "holdout", "status")).out).toContain(
      "travel: 1 question, still in test",
    );
    const { out } = await runIn(folder, "families", "show");
    expect(out).toContain("travel  test, spent  1 case");
    expect(out).toContain(
      "People have learned from 1 question of test, and a score on it is not confirmation.",
    );
  });

  test("lets no text of a file act on the terminal", async () => {
    const exposure = String.raw`exposures: [{families: [travel], by: "a\e[31mda", at: 2026-10-01T09:00:00Z, run: "r\e]0;x\a", learned: "Much.\r\nOwn line."}]`;
    const folder = await folderWith({
      ...files,
      "families.yaml": `${files["families.yaml"]}${exposure}\n`,
    });
    const { out } = await runIn(folder, "holdout", "status");
    expect(out).not.toMatch(/[\u001b\u0007\r]/);
    expect(out).not.toMatch(/^Own line/m);
  });
});
