import { readCase } from "../../src/load/read-case.ts";
import type { CaseFile } from "../../src/model/case.ts";
import { sha256 } from "../../src/model/hash.ts";
import type { Digest } from "../../src/model/ids.ts";
import type { AskedBecause, AskedCase, AskedChange } from "../../src/approving/asked-change.ts";
import { approvable } from "../../src/approving/counting/coded-cases.ts";
import { judgeReviews } from "../../src/approving/counting/judge-reviews.ts";
import type { People } from "../../src/approving/counting/people.ts";
import type { CountingLine, Judgement, Uncounted } from "../../src/approving/judgement.ts";
import type { Account, Opinion, Said } from "../../src/approving/said.ts";
import { resultCode, togetherCode } from "../../src/refresh/deciding/lines/codes.ts";

/** Fields of a case, written over those of a plain candidate. */
export type Fields = Readonly<Record<string, unknown>>;

/** A case file of plain fields. */
export function fileOf(id: string, fields: Fields = {}): CaseFile {
  const plain = { id, kind: "answerable", query: `What of ${id}?`, expectedAnswer: "This." };
  const { file } = readCase(`cases/${id}.yaml`, JSON.stringify({ ...plain, ...fields }));
  if (file === undefined) throw new Error(`"${id}" is no case.`);
  return file;
}

/** A case that is asked about, by default a new candidate. */
export function askedCase(
  id: string,
  more: {
    readonly because?: AskedBecause;
    readonly before?: Fields;
    readonly after?: Fields;
    readonly isHeldOut?: boolean;
  } = {},
): AskedCase {
  const { because = "new", before, isHeldOut = false } = more;
  const after = fileOf(id, more.after);
  return {
    id,
    path: after.path,
    because,
    before: before === undefined ? undefined : fileOf(id, before),
    after,
    digest: after.digest,
    isHeldOut,
    item: undefined,
  };
}

export function change(...cases: readonly AskedCase[]): AskedChange {
  return { cases, files: [] };
}

/** The digest of a case that has one. */
export function digestOf({ digest, id }: AskedCase): Digest {
  if (digest === undefined) throw new Error(`"${id}" has no digest.`);
  return digest;
}

/** The code of one case as it is. */
export function codeOf(asked: AskedCase): string {
  return resultCode(digestOf(asked));
}

/** The code of several cases as a comment shows it. */
export function codeOfAll(...cases: readonly AskedCase[]): string {
  return togetherCode(cases.flatMap((one) => approvable(one) ?? []));
}

/** An account; its number goes by its name. */
export function account(login: string, more: Partial<Account> = {}): Account {
  const id = Number.parseInt(sha256(login.toLowerCase()).slice("sha256:".length, 19), 16);
  return { login, id, isBot: false, ...more };
}

type More = Partial<Omit<Said, "by">> & { readonly by?: Account | string | undefined };

function said(opinion: Opinion | undefined, body: string, more: More): Said {
  const { by = "jordan", id = 1, at = id, ...others } = { ...more };
  const named = typeof by === "string" ? account(by) : by;
  return {
    kind: opinion === undefined ? "comment" : "review",
    id,
    opinion,
    body,
    at: typeof at === "string" ? at : instant(at),
    edited: undefined,
    commit: "c".repeat(40) as Said["commit"],
    url: `https://github.example/${id}`,
    ...others,
    by: "by" in more && more.by === undefined ? undefined : named,
  };
}

/** A moment; a later number is a later one. */
export function instant(minute: number): string {
  const hour = String(Math.floor(minute / 60)).padStart(2, "0");
  return `2026-10-01T${hour}:${String(minute % 60).padStart(2, "0")}:00Z`;
}

/** A review by jordan that approves, given at the minute of its number. */
export function approving(body: string, more: More = {}): Said {
  return said("approves", body, more);
}

export function askingForChanges(body: string, more: More = {}): Said {
  return said("asks-for-changes", body, more);
}

export function dismissed(body: string, more: More = {}): Said {
  return said("dismissed", body, more);
}

export function commentingReview(body: string, more: More = {}): Said {
  return said("comments", body, more);
}

export function comment(body: string, more: More = {}): Said {
  return said(undefined, body, more);
}

/** Pull request 7 of avery; jordan, noor and sam may write, olive administers, reed reads. */
export const everybody: People = {
  pullRequest: 7,
  author: account("avery"),
  permissions: new Map([
    ["jordan", "write"],
    ["noor", "maintain"],
    ["sam", "write"],
    ["avery", "admin"],
    ["olive", "admin"],
    ["reed", "read"],
    ["tess", "triage"],
    ["dependabot[bot]", "write"],
  ]),
  reviewers: [],
  owners: [],
  casesPerApproval: 10,
  memory: new Map(),
  elsewhere: new Map(),
  to: undefined,
  resolve: () => ({ refused: "Nothing is worked out here." }),
};

/** What became of a change, in words. */
export function verdict(
  asked: AskedChange | AskedCase,
  all: readonly Said[],
  people: Partial<People> = {},
): readonly string[] {
  return told(judge(asked, all, people));
}

export function judge(
  asked: AskedChange | AskedCase,
  all: readonly Said[],
  people: Partial<People> = {},
): Judgement {
  const whole = "cases" in asked ? asked : change(asked);
  return judgeReviews(whole, all, { ...everybody, ...people });
}

function told({ cases, files, heard, objections, isDone }: Judgement): readonly string[] {
  const unheard = heard.flatMap(({ said: { by }, text, uncounted }) => {
    if (uncounted === undefined) return [];
    const what = text === undefined ? "review" : `"${text.split(" ")[0]}"`;
    return [`${what} of ${by?.login ?? "nobody"}: ${reason(uncounted)}`];
  });
  return [
    ...cases.map(({ asked: { id }, standing }) => `${id} ${standingText(standing)}`),
    ...(files.owned.length > 0 ? [`owned files ${takenBy(files.ownedBy)}`] : []),
    ...(files.free.length > 0 ? [`other files ${takenBy(files.freeBy)}`] : []),
    ...unheard,
    ...objections.map((one) => `${one.by?.login ?? "nobody"} objects`),
    isDone ? "done" : "not done",
  ];
}

function takenBy(line: CountingLine | undefined): string {
  return line === undefined ? "taken by nobody" : `taken by ${line.by.login}`;
}

function standingText(standing: Judgement["cases"][number]["standing"]): string {
  switch (standing.is) {
    case "waiting":
      return "waits";
    case "false-claim":
      return `claims falsely: ${standing.wrong}`;
    case "disputed":
      return `is disputed by ${standing.by.map((one) => `${one.by.login} (${one.line.verb})`).join(" and ")}`;
    case "decided":
    case "recorded":
    case "accepted": {
      const claim =
        standing.is === "decided" && standing.claim !== undefined ? ", and not as claimed" : "";
      return `${standing.is} by ${standing.by.by.login} (${standing.by.line.verb} in ${standing.by.said.id})${claim}`;
    }
  }
}

function reason(uncounted: Uncounted): string {
  const { why, ...more } = uncounted;
  const detail = Object.values(more).map(String).join(" of ");
  return detail === "" ? why : `${why}: ${detail}`;
}
