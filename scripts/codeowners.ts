import { Command } from "commander";
import { guardedPaths } from "../src/approving/guarantees/guarded-paths.ts";
import { planOwners, type PlannedOwners } from "../src/authoring/owners/owners-file.ts";
import {
  ownersNotes,
  ownersObstacle,
  ownersReport,
} from "../src/report/authoring/owners-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { writeFiles } from "../src/git/write-files.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { noOwnersFile } from "./parts/guarantees/no-owners-file.ts";
import { setFacts } from "./parts/guarantees/set-facts.ts";
import { setFolder } from "./parts/set-folder.ts";
import { newSetPlace } from "./parts/writing/new-set-place.ts";

interface OwnersFlags {
  readonly set: string;
  readonly write?: true;
  readonly check?: true;
}

/** `touchstone codeowners`: whom GitHub asks about the cases of each family, and about what judges. */
export function codeownersCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("codeowners")
    .description("Have GitHub ask the experts of each family, and the owners of what judges.")
    .option("--write", "write the lines into the CODEOWNERS that GitHub reads")
    .option("--check", "in a job: fail where that file has other lines, and write nothing")
    .option("--set <folder>", "the set's folder", ".")
    .addHelpText("after", example)
    .action(async (flags: OwnersFlags) => {
      finish(await runCodeowners(io, flags));
    });
}

const example = `
It prints lines for CODEOWNERS. First one for each folder of cases that share their experts, and for each other case of a
family that has some: experts in families.yaml names them, as accounts or as organization/team. Then one for each path that
decides over the judgment of the set: owners in .github/touchstone.yaml names whom GitHub asks about these.

--write puts them between two comments, at the end of the file or where an earlier run put them. What else the file says
stays. GitHub reads .github/CODEOWNERS, else CODEOWNERS, else docs/CODEOWNERS, of the branch that a pull request goes to.

Examples:
  touchstone codeowners                    what would be written
  touchstone codeowners --write            write it
  touchstone codeowners --check            after cases or families moved: is it still what they say?
  touchstone codeowners --set eval         of a set in a folder

Exit code: 0 printed, written, or as it should be; 1 nothing can be written, or with --check it is otherwise, or a file that says
whom to ask cannot be read whole; 2 wrong use; 3 the run broke.`;

async function runCodeowners(io: Io, flags: OwnersFlags): Promise<ExitCode> {
  const { write = false, check = false } = flags;
  if (write && check) {
    throw new UsageError("--write and --check are two things to do. Name one of them.");
  }
  const where = await newSetPlace(io.cwd, await setFolder(io.cwd, flags.set));
  const facts = await setFacts(where);
  const { place, experts, policy, codeowners: standing } = facts;
  const asked = { place, owners: policy?.owners ?? [], guarded: guardedPaths(facts), experts };
  const plan = planOwners({ ...asked, standing });
  const { root } = where;
  const inPlace = await noOwnersFile(root, plan.path);
  const obstacle = ownersObstacle(plan, { unread: facts.unread, inPlace });
  if (facts.unread.length > 0) {
    // Lines that leave somebody out are for nobody to copy.
    io.err(`${obstacle ?? ""}\n`);
    return 1;
  }
  return write || check
    ? await keep(io, plan, { root, write, before: standing?.text, obstacle })
    : print(io, plan, obstacle);
}

interface Keeping {
  readonly root: string;
  /** Otherwise it is only looked at. */
  readonly write: boolean;
  readonly before: string | undefined;
  readonly obstacle: string | undefined;
}

async function keep(
  io: Io,
  plan: PlannedOwners,
  { root, write, before, obstacle }: Keeping,
): Promise<ExitCode> {
  const { path, text } = plan;
  if (obstacle !== undefined || text === undefined) {
    io.err(`${obstacle ?? ""}\n`);
    return 1;
  }
  io.err(ownersNotes(plan));
  const isDue = !plan.isAsDue;
  if (isDue && write) await writeFiles(root, [[path, text]], new Map([[path, before]]));
  io.out(ownersReport(plan, isDue ? (write ? "written" : "due") : "unchanged"));
  return isDue && !write ? 1 : 0;
}

function print(io: Io, plan: PlannedOwners, obstacle: string | undefined): ExitCode {
  io.out(plan.block.map((line) => `${terminalText(line)}\n`).join(""));
  io.err(ownersNotes(plan));
  if (obstacle !== undefined) io.err(`${obstacle}\n`);
  return 0;
}
