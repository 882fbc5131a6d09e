import { attributeLines, isWorkflow, type SetPlan } from "../../authoring/set/plan-set.ts";
import type { SetFile, SetPart } from "../../authoring/set/set-files.ts";
import { counted, listed } from "../../model/sentence.ts";
import { groupsOf } from "../../model/groups.ts";
import { figureRows, type Row } from "../rows.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What a run of `touchstone init` did, or would do. */
export interface InitOutcome {
  readonly plan: SetPlan;
  readonly version: string;
  /** A path from the root, as somebody who stands elsewhere writes it. */
  readonly place: (path: string) => string;
  /** The set's folder as that person writes it; empty where they stand in it. */
  readonly folder: string;
  readonly update: boolean;
  readonly dryRun: boolean;
  readonly inRepository: boolean;
  /** Reviewers that were named on the line. */
  readonly reviewers: readonly string[];
  /** Owners that were named on the line. */
  readonly owners: readonly string[];
  /** Whether the set has a corpus revision to look evidence up in. */
  readonly hasRevision: boolean;
  /** How many YAML files the folder of cases held before. */
  readonly earlierCases: number;
}

/** What was written into a set, what was left alone, and what to do next. */
export function initReport(outcome: InitOutcome, style: Style): string {
  const { update, dryRun } = outcome;
  const blocks = [
    [headline(outcome, style), ...writtenRows(outcome, style)],
    keptLines(outcome),
    outdatedLines(outcome),
    earlierLines(outcome),
    update || dryRun ? dryRunLines(outcome) : nextLines(outcome, style),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function headline({ plan, update, dryRun, ...outcome }: InitOutcome, style: Style): string {
  const present = thereAlready(plan);
  const there = amount(present);
  if (plan.write.length + plan.remove.length === 0) {
    const all = plan.kept.length + plan.outdated.length === 0;
    return update
      ? `Nothing to renew: the tool and the schemas are those of version ${outcome.version}.`
      : `Nothing to write: ${all ? "all of the set is there" : `${there} there already`}.`;
  }
  const files = amount(plan.write);
  const verb = dryRun ? "would be written" : "written";
  const rest = present.length === 0 ? "" : `, ${there} there already`;
  const subject = update ? `Touchstone ${outcome.version}` : "Evaluation set";
  return `${style.strong(subject)}: ${files} ${verb}${rest}`;
}

/** The tool is there where all of it is. */
function thereAlready({ present, write, outdated }: SetPlan): readonly SetFile[] {
  const parted = [...write, ...outdated].some(({ part }) => part === "tool");
  return present.filter(({ part }) => part !== "tool" || !parted);
}

/** How many files. Those of the tool are one thing: how many it is made of is nobody's business. */
function amount(files: readonly SetFile[]): string {
  const others = files.filter(({ part }) => part !== "tool");
  const tool = others.length < files.length ? ["the tool"] : [];
  const counts = others.length > 0 || tool.length === 0 ? [counted(others.length, "file")] : [];
  return listed([...counts, ...tool]);
}

const parts: readonly SetPart[] = ["set", "policy", "editors", "GitHub", "Git", "tool"];

function writtenRows({ plan, place }: InitOutcome, style: Style): readonly string[] {
  const groups = groupsOf(plan.write, ({ part }) => part);
  const rows = parts.flatMap((part) =>
    folded(groups.get(part) ?? [], place).map((text, index): Row => [
      index === 0 ? part : "",
      text,
    ]),
  );
  return rows.length === 0 ? [] : ["", ...figureRows(rows, style)];
}

/** Files one by one; of a folder with more than three, their number; of the tool, its folder. */
function folded(files: readonly SetFile[], place: (path: string) => string): readonly string[] {
  const [first] = files;
  if (first?.part === "tool") {
    const end = first.path.indexOf(".touchstone/") + ".touchstone/".length;
    return [terminalText(place(first.path.slice(0, end)))];
  }
  const folders = groupsOf(files, ({ path }) => path.slice(0, path.lastIndexOf("/") + 1));
  return [...folders].flatMap(([folder, own]) =>
    own.length > 3
      ? [`${terminalText(place(folder))} (${counted(own.length, "file")})`]
      : own.map(({ path }) => terminalText(place(path))),
  );
}

/** Files that need the same are told together. */
function keptLines({ plan, place, reviewers, owners }: InitOutcome): readonly string[] {
  if (plan.kept.length === 0) return [];
  const named = { reviewers, owners };
  const groups = groupsOf(plan.kept, (file) => advice(file, named).join("\n"));
  return [
    "Kept as they are, with other content than init would write:",
    ...[...groups].flatMap(([words, files]) => [
      ...folded(files, place).map((path) => `  ${path}`),
      ...(words === "" ? [] : words.split("\n").map((line) => `    ${line}`)),
    ]),
  ];
}

/** What a set lacks while somebody's own file stands in the place of ours. */
function advice(
  file: SetFile,
  named: Pick<InitOutcome, "reviewers" | "owners">,
): readonly string[] {
  const { part, path, text, isCopy } = file;
  if (part === "Git") return [`add to it: ${attributeLines[0]}`, `           ${attributeLines[1]}`];
  if (part === "policy") {
    return (["reviewers", "owners"] as const)
      .filter((field) => named[field].length > 0)
      .map(
        (field) =>
          `the ${field} that you named are not in it; add them there: ${named[field].map(terminalText).join(", ")}`,
      );
  }
  if (isOwnersFile(path))
    return ["to put the lines of the owners in it: touchstone codeowners --write"];
  if (path.endsWith("/settings.json")) {
    const own = text.split("\n").filter((line) => line.includes("schema.json"));
    return ['add to it, under "yaml.schemas":', ...own.map((line) => line.trim())];
  }
  if (isWorkflow(file))
    return ["to take the one of this version, move it away and run touchstone init"];
  return isCopy
    ? ["it is no copy that init made; editors complete by yours, and check needs neither"]
    : [];
}

function isOwnersFile(path: string): boolean {
  return path.slice(path.lastIndexOf("/") + 1) === "CODEOWNERS";
}

function outdatedLines({ plan, version }: InitOutcome): readonly string[] {
  if (plan.outdated.length === 0) return [];
  return [
    `Of another version than ${version}: ${amount(plan.outdated)}.`,
    "To renew the tool and the schemas, and nothing else: touchstone init --update",
  ];
}

/** A folder of that name may be older than the set, and what is in it no case of ours. */
function earlierLines({ plan, earlierCases, place, update }: InitOutcome): readonly string[] {
  const isNew = plan.write.some(({ part }) => part === "policy");
  if (update || !isNew || earlierCases === 0) return [];
  const page = plan.write.find(({ path }) => path.endsWith("cases/README.md"))?.path ?? "cases/";
  const folder = terminalText(place(page.slice(0, page.lastIndexOf("/") + 1)));
  return [
    `${folder} holds ${counted(earlierCases, "YAML file")} already, which check reads as cases.`,
    "Move away what is none. Questions in other forms come in with: touchstone import --help",
  ];
}

function dryRunLines({ plan, dryRun }: InitOutcome): readonly string[] {
  if (!dryRun || plan.write.length === 0) return [];
  return ["This was a dry run: nothing was written. Next: run it again without --dry-run."];
}

function nextLines(
  { plan, folder, inRepository, hasRevision }: InitOutcome,
  style: Style,
): readonly string[] {
  if (plan.write.length === 0 && hasRevision) return [];
  const where = folder === "" ? "" : `, in ${terminalText(folder)}`;
  const steps: readonly (readonly [string, string])[] = [
    ...(hasRevision
      ? []
      : [
          [
            "touchstone corpus snapshot",
            "records your documents or chunks; --help tells how",
          ] as const,
        ]),
    ["touchstone new", "asks for a case; cases/README.md tells more"],
    ["touchstone check", "says what is wrong and what to do"],
    ["touchstone review record", "somebody else decides"],
    [".touchstone/README.md", "what to set on GitHub, so that nobody gets around the check"],
  ];
  return [
    `Next${where}, where touchstone stands for ${style.strong("node .touchstone/touchstone.js")}:`,
    ...steps.map(([what, why], index) => `  ${index + 1}. ${what.padEnd(27)} ${why}`),
    ...(inRepository
      ? []
      : ["", "This folder lies in no Git repository. Reviews and history need one: git init"]),
  ];
}
