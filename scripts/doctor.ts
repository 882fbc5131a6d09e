import { Command, Option } from "commander";
import { examine, settings, type Examined } from "../src/approving/guarantees/examine.ts";
import type { HostFacts } from "../src/approving/guarantees/facts.ts";
import { writeInstead } from "../src/model/nearest.ts";
import { guaranteesJson } from "../src/report/approving/guarantees-json.ts";
import { guaranteesText } from "../src/report/approving/guarantees-text.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { hostFactsOf } from "./parts/guarantees/host-facts.ts";
import { setFacts } from "./parts/guarantees/set-facts.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";
import { newSetPlace } from "./parts/writing/new-set-place.ts";

interface DoctorFlags {
  readonly github?: true;
  readonly repository?: string;
  readonly set: string;
  readonly format: "text" | "json";
}

/** `touchstone doctor [setting…]`: what the guarantees of a set rest on, and which of them do not hold. */
export function doctorCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("doctor")
    .description("Tell what the guarantees of a set rest on, and which of them do not hold now.")
    .argument("[setting...]", "show these settings whole, each by its name")
    .option("--github", "ask GitHub as well, with the token in GITHUB_TOKEN or GH_TOKEN")
    .option(
      "--repository <owner/name>",
      "the repository to ask GitHub about, which --github takes from the remote origin",
    )
    .option("--set <folder>", "the set's folder", ".")
    .addOption(
      new Option("--format <format>", "how to print it").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", example)
    .action(async (ids: string[], flags: DoctorFlags) => {
      finish(await runDoctor(io, ids, flags));
    });
}

const example = `
Without --github it reads the files of the checkout alone, and says what it could not see. With it, it reads what the
token may read, and writes nothing. What a token may not see counts as not known, never as in order. A token of an
administrator, with "Administration: read", sees all.

Examples:
  touchstone doctor                                     what the files say
  touchstone doctor --github                            what is set on GitHub, too
  touchstone doctor --repository acme/golden-set        of a repository that is not the remote origin
  touchstone doctor approvals bypass                    two settings whole: what they protect, and how to set them
  touchstone doctor --github --format json              all of it, for scripts

Exit code: 0 all that was seen holds, 1 something does not, 2 wrong use, 3 the run broke.`;

async function runDoctor(io: Io, ids: readonly string[], flags: DoctorFlags): Promise<ExitCode> {
  for (const id of ids) assertSetting(id);
  const where = await newSetPlace(io.cwd, await setFolder(io.cwd, flags.set));
  const set = await setFacts(where);
  const asks = flags.github === true || flags.repository !== undefined;
  const host = asks ? await hostFactsOf(io, where, { set, named: flags.repository }) : undefined;
  const chosen = examine({ set, host }).filter(
    ({ setting }) => ids.length === 0 || ids.includes(setting.id),
  );
  const ruleset = set.ruleset && placeFrom(io.cwd, where.root)(set.ruleset.path);
  io.out(printed(chosen, { host, ruleset, isWhole: ids.length > 0 }, { ...flags, io }));
  return chosen.some(({ standing }) => standing.is === "fails") ? 1 : 0;
}

function assertSetting(id: string): void {
  const known = settings.map((one) => one.id);
  if (known.includes(id)) return;
  const advice = writeInstead(id, known, "touchstone doctor lists them all.");
  throw new UsageError(terminalText(`No setting is called "${id}". ${advice}`));
}

interface Shown {
  readonly host: HostFacts | undefined;
  readonly ruleset: string | undefined;
  readonly isWhole: boolean;
}

function printed(
  all: readonly Examined[],
  { host, ruleset, isWhole }: Shown,
  { io, format }: Pick<DoctorFlags, "format"> & { readonly io: Io },
): string {
  const [repository, branch] = [host?.name, host?.branch];
  if (format === "json") return guaranteesJson(all, { repository, branch });
  return guaranteesText(all, { repository, branch, ruleset, isWhole, style: io.style });
}
