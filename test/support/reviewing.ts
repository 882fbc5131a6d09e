import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { verdictsOn } from "../../src/authoring/set/required-statuses.ts";
import { repo, setting, type Setting } from "../github/setting.ts";
import { builtTool } from "./built-tool.ts";
import { filesIn } from "./command.ts";
import { asFields } from "./fields.ts";
import { commitTo, type Files } from "./github/commit-to.ts";
import type { Runs, StepReport } from "./github/runner/reports.ts";
import { pullNumbered } from "./github/world/pulls.ts";
import { reportProblems } from "./report-schema.ts";
import { latestStatuses } from "./github/world/reports.ts";

const reviews = ".github/workflows/review.yaml";
const ping = ".github/workflows/review-ping.yaml";

/** Stands in for the check that a pull request starts: what it finds does not matter here. */
const validate = `name: Touchstone
on: pull_request
permissions: {}
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - run: "true"
`;

/** A set on a GitHub of the test's own, with the workflows that judge reviews and the bundle that they run. */
export interface Reviewing extends Setting {
  /** Runs what waits, and gives the steps that judged. */
  readonly judged: () => Promise<readonly StepReport[]>;
  readonly drain: () => Promise<Runs>;
  /** Somebody reviews a pull request. */
  readonly review: (login: string, number: number, given: Given) => Promise<number>;
  /** Both verdicts on the last commit of a pull request, as `state: description`. */
  readonly verdicts: (number: number) => Readonly<Record<"check" | "review", string | undefined>>;
  /** The comment of the run on a pull request. */
  readonly comment: (number: number) => string;
  /** A file on a branch. */
  readonly file: (branch: string, path: string) => Promise<string>;
}

/** A review: what it says of the whole, and its words. */
export interface Given {
  readonly event?: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
  readonly body: string;
}

/** How the set and its workflows lie there. */
interface Delivering {
  /** The set's folder. */
  readonly set?: string;
  /** What is made of the workflow that judges. */
  readonly workflow?: (text: string) => string;
  readonly isPrivate?: boolean;
  /** The program that runs the action, where it is to be another one than that of Node 24. */
  readonly node?: string;
}

/** Puts a set on main, with avery, jordan, noor and sam, who may write. */
export async function reviewing(
  files: Files,
  { set = ".", workflow = (text) => text, isPrivate = false, node }: Delivering = {},
): Promise<Reviewing> {
  const at = await setting({}, { private: isPrivate });
  for (const login of ["avery", "jordan", "noor", "sam"]) {
    at.world.account(login);
    at.repository.roles.set(login, "write");
  }
  await commitTo(at.repository, [
    "main",
    { ...(await delivered(set, workflow)), ...files, "a.txt": null },
  ]);
  const preloads = [fileURLToPath(new URL("fast-clock.cjs", import.meta.url))];
  const runner = at.github.runner({ preloads, ...(node === undefined ? {} : { node }) });
  const drain = async (): Promise<Runs> => await runner.drain();
  return {
    ...at,
    drain,
    judged: async () => {
      const runs = await drain();
      return runs.all
        .filter(({ file, conclusion }) => file === "review.yaml" && conclusion !== "cancelled")
        .map(({ run, job }) => job(run.event === "merge_group" ? "gate" : "review").step("Judge"))
        .map(withReport);
    },
    review: async (login, number, { event = "APPROVE", body }) => {
      const review = { ...repo, pull_number: number, event, body };
      const { data } = await at.as(login).rest.pulls.createReview(review);
      return data.id;
    },
    verdicts: (number) => {
      const head = pullNumbered(at.repository, number)?.pull.headOid ?? "";
      const of = (context: string): string | undefined => {
        const found = latestStatuses(at.repository, head).find((one) => one.context === context);
        return found && `${found.state}: ${found.description ?? ""}`;
      };
      const contexts = verdictsOn(set === "." ? "" : set);
      return { check: of(contexts.check), review: of(contexts.review) };
    },
    comment: (number) => {
      const issue = pullNumbered(at.repository, number);
      const own = issue?.comments.filter(({ body }) => body.includes("<!-- touchstone:review "));
      return own?.at(-1)?.body ?? "";
    },
    file: async (branch, path) => {
      const { data } = await at.as("sam").rest.repos.getContent({ ...repo, path, ref: branch });
      return Buffer.from(String(asFields(data)["content"]), "base64").toString();
    },
  };
}

/** A step of which the report fits its published schema; one that runs something else has none. */
function withReport(step: StepReport): StepReport {
  const { report: path } = step.outputs;
  if (path === undefined) return step;
  const report: unknown = JSON.parse(readFileSync(path, "utf8"));
  expect(reportProblems(report, "review-run")).toEqual([]);
  return step;
}

async function delivered(set: string, workflow: (text: string) => string): Promise<Files> {
  const bundle = Object.entries(await filesIn(dirname(await builtTool())));
  return {
    ...Object.fromEntries(bundle.map(([path, text]) => [`dist/${path}`, text])),
    "actions/review/action.yml": readFileSync("actions/review/action.yml", "utf8"),
    [reviews]: workflow(
      readFileSync(reviews, "utf8").replace(
        "with:\n          pull-",
        `with:\n          path: ${set}\n          pull-`,
      ),
    ),
    [ping]: readFileSync(ping, "utf8"),
    ".github/workflows/validate.yaml": validate,
  };
}
