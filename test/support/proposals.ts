import { expect } from "vitest";
import { repo } from "../github/setting.ts";
import { edited } from "./edited.ts";
import { approved, goodSet, pendingAbstention, pendingCase, type Files } from "./good-set.ts";
import { reviewing, type Reviewing } from "./reviewing.ts";

export const fileOf = (id: string): string => `cases/${id}.yaml`;

/** A candidate of its own. */
export function candidate(id: string, query = `What is said of ${id}?`): string {
  const text = edited(pendingCase, "id: refund-policy-001", `id: ${id}`);
  return edited(text, "When can a customer request a refund?", query);
}

/** Two approved cases. */
export const approvedSet: Files = goodSet(approved(pendingCase), approved(pendingAbstention));
export const why = "The policy says so in these words.";

/** A set with two approved cases, and a pull request of avery's that brings others. */
export async function proposed(...ids: readonly string[]): Promise<Reviewing> {
  const there = await reviewing(approvedSet);
  await opens(there, newCases(...(ids.length === 0 ? ["new"] : ids)));
  await there.judged();
  return there;
}

export function newCases(...ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [fileOf(id), candidate(id)]));
}

/** What a pull request is called, and where it comes from and goes to. */
interface Proposal {
  readonly branch?: string;
  readonly base?: string;
  readonly title?: string;
}

/** Avery opens a pull request from a branch that is made of main and some files. */
export async function opens(
  there: Reviewing,
  files: Readonly<Record<string, string | null>>,
  { branch = "topic", base = "main", title = "Add a case" }: Proposal = {},
): Promise<number> {
  await there.branch(branch, files);
  const pull = { ...repo, title, head: branch, base };
  const { data } = await there.as("avery").rest.pulls.create(pull);
  return data.number;
}

/** The line of the comment that begins so, without a reason. */
export function line(
  there: Pick<Reviewing, "comment">,
  starts: RegExp | string,
  number = 1,
): string {
  const found = there
    .comment(number)
    .split("\n")
    .map((one) => one.trim())
    .find((one) => {
      const isOne = typeof starts === "string" ? one.startsWith(starts) : starts.test(one);
      return isOne && one.endsWith(":");
    });
  if (found === undefined) {
    throw new Error(`No line "${String(starts)}…" in:\n${there.comment(number)}`);
  }
  return found;
}

/** Somebody copies a line out of the comment into a review that approves. */
export async function approves(
  there: Reviewing,
  {
    login = "jordan",
    starts = "approve new ",
    number = 1,
  }: { readonly login?: string; readonly starts?: RegExp | string; readonly number?: number } = {},
): Promise<number> {
  const id = await there.review(login, number, { body: `${line(there, starts, number)} ${why}` });
  await there.judged();
  return id;
}

/** How the verdict on reviews stands: its state, and the first line of the comment. */
export function stands(there: Reviewing, number = 1): readonly [state: string, first: string] {
  const { review = "none" } = there.verdicts(number);
  const [first = ""] = there.comment(number).split("\n");
  return [review.replace(/:.*/s, ""), first];
}

export const waits: readonly unknown[] = ["pending", expect.any(String)];
