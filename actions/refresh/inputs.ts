import type { Author } from "../../src/github/git-push.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { tokenIn, yesOrNo } from "../judging/inputs.ts";

/** The inputs of the action, as `action.yml` describes them. */
export const inputNames = [
  "token",
  "path",
  "labels",
  "reviewers",
  "draft",
  "dry-run",
  "commit",
  "git-author",
  "strict",
  "report",
] as const;

/** What the action was asked for. */
export interface Inputs {
  readonly token: string;
  /** The set's folder, relative to the workspace. */
  readonly path: string;
  readonly labels: readonly string[];
  /** Accounts, and teams as `owner/team`. */
  readonly reviewers: readonly string[];
  readonly isDraft: boolean;
  readonly isDryRun: boolean;
  /** Who commits by Git; undefined where GitHub's API writes them. */
  readonly gitAuthor: Author | undefined;
  readonly isStrict: boolean;
  /** The file for the report, relative to the workspace; undefined for one of our own. */
  readonly report: string | undefined;
}

/** As GitHub itself names it, so that its picture stands beside the commits. */
const actionsBot: Author = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com",
};

/** Reads the inputs, whose texts `get` gives; empty ones are the defaults. Throws UsageError. */
export function readInputs(get: (name: (typeof inputNames)[number]) => string): Inputs {
  const flag = (name: "draft" | "dry-run" | "strict"): boolean =>
    yesOrNo(name, get(name) || "false");
  return {
    token: tokenIn(get("token")),
    path: (get("path") || ".").replace(/^\.\/(?=.)/, ""),
    labels: listIn(get("labels")),
    reviewers: reviewersIn(get("reviewers")),
    isDraft: flag("draft"),
    isDryRun: flag("dry-run"),
    gitAuthor: authorIn(get("commit") || "api", get("git-author")),
    isStrict: flag("strict"),
    report: get("report") || undefined,
  };
}

function listIn(text: string): readonly string[] {
  const entries = text.split(/[,\n]/).map((one) => one.trim());
  return [...new Set(entries)].filter((one) => one !== "");
}

const reviewer = /^[a-z\d](?:-?[a-z\d_]){0,99}(?:\/[\w.-]{1,100})?$/i;

function reviewersIn(text: string): readonly string[] {
  const names = listIn(text).map((one) => one.replace(/^@/, ""));
  const strange = names.find((one) => !reviewer.test(one));
  if (strange === undefined) return names;
  throw new UsageError(
    `The input reviewers holds "${strange}", which is no account of GitHub. Write accounts, such as jordan, and teams as owner/team, separated by commas.`,
  );
}

function authorIn(way: string, author: string): Author | undefined {
  if (way === "api" && author !== "") {
    throw new UsageError(
      'The input git-author is for commits by Git: with "commit: api" GitHub names the author, or it would not sign them. Leave it out, or write "commit: git".',
    );
  }
  if (way === "api") return undefined;
  if (way !== "git") throw new UsageError(`The input commit is "${way}". Write api or git.`);
  if (author === "") return actionsBot;
  const [, name = "", email = ""] = /^([^<>\n]+?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(author) ?? [];
  if (name !== "") return { name, email };
  throw new UsageError(
    `The input git-author is "${author}". Write a name and an address: Name <name@example.com>.`,
  );
}
