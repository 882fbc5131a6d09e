import { describe, expect, test } from "vitest";
import { recordingOnto, type RecordingOnto } from "../../../src/approving/merged/recording-onto.ts";
import type { JudgedChange } from "../../../src/approving/running/judged-change.ts";
import { approving } from "../../support/counted-reviews.ts";
import { edited } from "../../support/edited.ts";
import { approved, caseFiles, goodSet, pendingCase, type Files } from "../../support/good-set.ts";
import { judgedPullOf } from "../../support/judged-pulls.ts";
import { approveLine } from "../../support/review-pulls.ts";

const other = edited(
  edited(pendingCase, "id: refund-policy-001", "id: refund-policy-002"),
  "When can a customer request a refund?",
  "Until when is a refund possible?",
);
const at = (text: string): string => Object.keys(caseFiles(text))[0] ?? "";

/** A pull request that brings a case, and whose review says these lines. */
async function bringing(
  text: string,
  { number, mergedAt, words = `${approveLine(text)} So.` }: Partial<Bringing> = {},
): Promise<JudgedChange> {
  const pull = {
    state: "merged",
    number: number ?? 7,
    mergedAt: mergedAt ?? "2026-10-01T00:00:00Z",
  } as const;
  const said = [approving(words)];
  return (await judgedPullOf(goodSet(), goodSet(text), { said, pull })).judged;
}

interface Bringing {
  readonly number: number;
  readonly mergedAt: string;
  readonly words: string;
}

async function onto(main: Files, ...changes: readonly JudgedChange[]): Promise<RecordingOnto> {
  const { judged } = await judgedPullOf(main, main);
  return await recordingOnto(changes, judged.sets);
}

function told({ files, changedSince }: RecordingOnto): object {
  return {
    files: files.map(({ path, as, pull }) => `${path}: ${as} in ${pull}`),
    changedSince: Object.fromEntries(changedSince),
  };
}

describe("what merged pull requests decide", () => {
  test("is written over the files as main has them now", async () => {
    const main = goodSet(`${pendingCase}tags: [money]\n`, other);
    const [one, two] = [await bringing(pendingCase), await bringing(other, { number: 8 })];
    const recording = await onto(main, one, two);
    expect(told(recording)).toEqual({
      files: [`${at(pendingCase)}: approved in 7`, `${at(other)}: approved in 8`],
      changedSince: {},
    });
    const [first] = recording.files.map(({ bytes }) => new TextDecoder().decode(bytes));
    expect(first).toContain("tags: [money]\n");
    expect(first).toContain("pullRequest: 7");
  });

  test("is the same in whatever order they come", async () => {
    const main = goodSet(pendingCase, other);
    const changes = [await bringing(pendingCase), await bringing(other, { number: 8 })];
    expect(await onto(main, ...changes.toReversed())).toEqual(await onto(main, ...changes));
  });

  test.for([
    ["that says something else now", edited(pendingCase, "of purchase.\n", "of a purchase.\n")],
    ["that is judged since", approved(pendingCase)],
    ["that is gone", other],
  ] as const)("is not written of a case %s", async ([, text]) => {
    expect(told(await onto(goodSet(text), await bringing(pendingCase)))).toEqual({
      files: [],
      changedSince: { 7: ["refund-policy-001"] },
    });
  });

  test("is nothing more to write once it is written", async () => {
    const change = await bringing(pendingCase);
    const { files } = await onto(goodSet(pendingCase), change);
    const written = new TextDecoder().decode(files[0]?.bytes);
    expect(told(await onto(goodSet(written), change))).toEqual({ files: [], changedSince: {} });
  });

  test("of one case is what the later one says", async () => {
    const earlier = await bringing(pendingCase);
    const later = await bringing(pendingCase, {
      number: 6,
      mergedAt: "2026-10-02T00:00:00Z",
      words: "reject refund-policy-001: Nobody asks so.",
    });
    expect(told(await onto(goodSet(pendingCase), earlier, later))).toEqual({
      files: [`${at(pendingCase)}: rejected in 6`],
      changedSince: {},
    });
  });
});
