import { expect, test } from "vitest";
import {
  casesOfEditedPages,
  idsByQuestion,
  quotesOf,
  tables,
  textsOf,
} from "../support/azure-history.ts";
import { filesIn } from "../support/command.ts";
import { decide } from "../support/decisions.ts";
import { azure, judgedUnder, recordState } from "../support/handed-sets.ts";
import { commitAll, done, expectOnlyChanged, exportedIds, planOf } from "../support/life.ts";

test.each(tables)(
  "of $cases questions about benefits, $touched are read again under another name of the company",
  async ({ table, cases, touched }) => {
    const after = textsOf(2);
    const folder = await judgedUnder(azure(table), 1);
    const files = await filesIn(folder, "cases");
    const idOf = idsByQuestion(files);
    const edited = casesOfEditedPages(table, files);
    expect([Object.keys(files).length, edited.length]).toEqual([cases, touched]);

    await recordState(folder, azure(table), 2);
    await commitAll(folder, "Record the second state");
    const { counts, items } = await planOf(folder);
    expect(counts).toMatchObject({ refresh: touched, current: 0, carried: cases - touched });
    expect(items.map(({ id }) => id).toSorted()).toEqual(edited);
    const carried = [...idOf.values()].filter((id) => !edited.includes(id)).toSorted();
    expect(await exportedIds(folder, "tuning")).toEqual(carried);

    const reason = "The company has another name on the page; the answer stands.";
    const said = { reason, at: "2025-12-03T09:00:00Z" };
    const changed = items.filter((item) => quotesOf(item, after).size > 0);
    const plain = edited.filter((id) => changed.every((item) => item.id !== id));
    await decide(folder, plain, { words: ["--confirmed"], ...said });
    for (const item of changed) {
      const quotes = [...quotesOf(item, after)].flatMap(([chunk, words]) =>
        words === undefined ? ["--without-quote", chunk] : ["--chunk", chunk, "--quote", words],
      );
      await decide(folder, [item.id], { words: ["--confirmed", ...quotes], ...said });
    }
    const fields = ["provenance", "corpusRevision", "review", "refresh"];
    expectOnlyChanged(
      [files, await filesIn(folder, "cases")],
      new Map(items.map(({ file }) => [file, fields])),
    );
    await done(folder, "check", "--base", "main");
    expect((await planOf(folder)).counts).toMatchObject({
      refresh: 0,
      current: touched,
      carried: cases - touched,
    });
    expect(await exportedIds(folder, "tuning")).toEqual([...idOf.values()].toSorted());
  },
);
