import { relative } from "node:path";
import { Command } from "commander";
import about from "../package.json" with { type: "json" };
import { formerFiles, isUntouched } from "../src/authoring/set/former-files.ts";
import { planSet, type SetPlan, type StandingFile } from "../src/authoring/set/plan-set.ts";
import { setFiles } from "../src/authoring/set/set-files.ts";
import { laterTool } from "../src/authoring/set/tool-version.ts";
import { standingAt } from "../src/git/standing.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { writeFiles } from "../src/git/write-files.ts";
import { casesFolder, currentFile, isYamlName } from "../src/model/layout.ts";
import { isBlank } from "../src/model/white-space.ts";
import { initReport } from "../src/report/authoring/init-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { accountNames } from "./parts/deciding/account-names.ts";
import { newSetPlace, type NewSetPlace } from "./parts/writing/new-set-place.ts";
import { ownBundle } from "./parts/writing/own-bundle.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

interface InitFlags {
  readonly reviewer?: readonly string[];
  readonly owner?: readonly string[];
  readonly update?: true;
  readonly dryRun?: true;
}

/** `touchstone init [folder]`: an empty set, with everything that a team needs around it. */
export function initCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("init")
    .description("Start an evaluation set: folders, policy, schemas, a workflow, and the tool.")
    .argument("[folder]", "the set's folder, which is made where it is not there", ".")
    .option(
      "--reviewer <name>",
      "an account that may review, or several with commas between; repeatable (default: everybody with write access)",
      (name: string, before: readonly string[] | undefined) => [...(before ?? []), name],
    )
    .option(
      "--owner <name>",
      "an account that owns what judges, for the policy and CODEOWNERS; repeatable (default: nobody is named)",
      (name: string, before: readonly string[] | undefined) => [...(before ?? []), name],
    )
    .option("--update", "renew the tool and the schemas of a set, and nothing else")
    .option("--dry-run", "say what would be written, and write nothing")
    .addHelpText("after", example)
    .action(async (folder: string, flags: InitFlags) => {
      finish(await runInit(io, folder, flags));
    });
}

const example = `
No file that is there already is changed: it is kept and named, also where a page such as README.md is a link to a file.
A run that was stopped is completed by the next one.

In a repository, what GitHub and editors look for at its top is written there: the workflow, the template of pull
requests and .vscode/. All else lies in the set's folder, with a copy of the tool in .touchstone/ that needs no install.

Examples:
  touchstone init                                    in this folder
  touchstone init eval --reviewer jordan             in a folder of a repository
  touchstone init --reviewer jordan --owner robin    who reviews, and who owns what judges
  touchstone init eval --dry-run                     what would be written
  touchstone init eval --update                      after a new version of the tool

Exit code: 0 written, or all there; 2 wrong use, such as a link where a file is due; 3 the run broke.`;

async function runInit(io: Io, given: string, flags: InitFlags): Promise<ExitCode> {
  if (isBlank(given)) {
    throw new UsageError('The folder is blank; name one, or leave it out for this folder (".").');
  }
  const reviewers = accountNames("--reviewer", flags.reviewer ?? []);
  const owners = accountNames("--owner", flags.owner ?? []);
  const update = flags.update === true;
  const dryRun = flags.dryRun === true;
  if (update) await setFolder(io.cwd, given);
  const where = await newSetPlace(io.cwd, given);
  const { version } = about;
  const files = setFiles({ ...where, reviewers, owners, version, tool: await ownBundle() });
  const found = await standing(where.root, files);
  const later = update ? laterTool(found, version) : undefined;
  if (later !== undefined) {
    throw new UsageError(
      `The tool of this set is version ${later}, and this is ${version}. Run the update with a version that is not older.`,
    );
  }
  const plan = planSet(found, { update, former: await untouched(where.root, found) });
  if (plan.obstacles.length > 0) throw new UsageError(inTheWay(plan));
  if (!dryRun) await write(where, plan);
  const tree = workingTree(where.folder);
  io.out(
    initReport(
      {
        plan,
        version,
        update,
        dryRun,
        reviewers,
        owners,
        place: placeFrom(io.cwd, where.root),
        folder: relative(io.cwd, where.folder) === "" ? "" : given,
        inRepository: where.inRepository,
        hasRevision: (await tree.entry(currentFile)) !== undefined,
        earlierCases: (await tree.list(casesFolder)).filter(({ path }) => isYamlName(path)).length,
      },
      io.style,
    ),
  );
  return 0;
}

/** What is longer than this is not ours, whatever it says. */
const longest = 16 * 1024 * 1024;

/** What an update removes: files of an earlier version that are as it wrote them. */
async function untouched(root: string, found: readonly StandingFile[]): Promise<readonly string[]> {
  const former = formerFiles(found).map(async (file) =>
    isUntouched(file, await standingAt(root, file.path, longest)) ? [file.path] : [],
  );
  return (await Promise.all(former)).flat();
}

async function standing(
  root: string,
  files: ReturnType<typeof setFiles>,
): Promise<readonly StandingFile[]> {
  return await Promise.all(
    files.map(async (file) => ({ ...file, stands: await standingAt(root, file.path, longest) })),
  );
}

function inTheWay({ obstacles }: SetPlan): string {
  const lines = new Set(
    obstacles.map(({ file, path, what }) =>
      path === file.path
        ? `  ${terminalText(path)}: ${what}, where a file is due`
        : `  ${terminalText(path)}: ${what}, where a folder is due`,
    ),
  );
  const they = lines.size === 1 ? "This is" : "These are";
  return `${they} in the way, so nothing was written:\n${[...lines].join("\n")}\nMove it away, or choose another folder.`;
}

async function write({ root }: NewSetPlace, { write: files, remove }: SetPlan): Promise<void> {
  await writeFiles(root, [
    ...files.map(({ path, text }) => [path, text] as const),
    ...remove.map((path) => [path, undefined] as const),
  ]);
}
