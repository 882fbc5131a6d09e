import { realpath } from "node:fs/promises";
import { Command, Option } from "commander";
import type { ProofHost } from "../src/approving/verifying/proof-host.ts";
import { recordedDecisions } from "../src/approving/verifying/recorded-decision.ts";
import { verifyDecisions } from "../src/approving/verifying/verify.ts";
import { findCheckout, placeIn } from "../src/git/find-repository.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { repositoryNamed } from "../src/github/named-repository.ts";
import { loadDataset } from "../src/load/dataset.ts";
import { unreadCases } from "../src/model/dataset.ts";
import { memoryIn } from "../src/report/approving/review-memory.ts";
import { verifyJson } from "../src/report/approving/verify-json.ts";
import { verifyReport } from "../src/report/approving/verify-report.ts";
import { unreadableNote } from "../src/report/cases/list-summary.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type GitHubRepository, type Io } from "./io.ts";
import { gitHubPlace, gitHubToken } from "./parts/github-place.ts";
import { assertHoldCases, isAmongPlaces, namedPlaces } from "./parts/named-places.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { placeFrom } from "./parts/set-folder.ts";
import { committedDecisions } from "./parts/verifying/committed-decisions.ts";

const formatNames = ["text", "json"] as const;

interface VerifyFlags {
  readonly github?: string;
  readonly format: (typeof formatNames)[number];
}

/** `touchstone review verify [place…]`: what bears out the decisions that cases record. */
export function verifyCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("verify")
    .description("Say which recorded decisions are proved, unprovable, contradicted or local.")
    .argument("[place...]", "the set's folder, or case files and folders of cases in it")
    .option("--github <owner/name>", "look proofs up in this repository on GitHub")
    .addOption(
      new Option("--format <format>", "how to print it").choices(formatNames).default("text"),
    )
    .addHelpText("after", example)
    .action(async (words: string[], flags: VerifyFlags) => {
      finish(await runVerify(io, words, flags));
    });
}

const example = `
For every case that somebody approved, rejected, retired or decided about after a change of the corpus:
  local         recorded at a desk; the commit that brought it, and whom that names
  import        taken over from a file
  proved        a review on GitHub decides it; only with --github
  unprovable    nothing speaks against it, and nothing bears it out
  contradicted  its digests, its proof, the history or GitHub say otherwise

Without --github nothing goes over the network. With it, GITHUB_TOKEN or GH_TOKEN has to hold a token that may read the
pull requests of the repository.

Examples:
  touchstone review verify cases/leave
  touchstone review verify --format json
  touchstone review verify --github octo-org/handbook-cases

Exit code: 0 nothing is contradicted, 1 something is, 2 wrong use, 3 the run broke.`;

async function runVerify(
  io: Io,
  words: readonly string[],
  { github, format }: VerifyFlags,
): Promise<ExitCode> {
  const repository = github === undefined ? undefined : repositoryIn(io, github);
  const places = await namedPlaces(io.cwd, words);
  const host = repository && (await hostFor(io, repository, places.folder));
  assertHoldCases(places, "verified");
  const isWanted = isAmongPlaces(places);
  const dataset = await loadDataset(workingTree(places.folder), { passesTextsOver: true });
  const cases = dataset.cases.filter(({ path }) => isWanted(path));
  const decisions = cases.flatMap(recordedDecisions);
  const committed = await committedDecisions(places.folder, decisions);
  const verified = await verifyDecisions(dataset, decisions, { committed, host });
  const unreadable = unreadCases(dataset).filter(isWanted);
  const place = placeFrom(io.cwd, places.folder, places.given);
  const options = { style: io.style, place, isHostAsked: host !== undefined };
  await printPieces(
    io,
    format === "json"
      ? verifyJson(verified, { host: github, unreadable })
      : verifyReport(verified, options),
  );
  io.err(unreadableNote(unreadable, place));
  return verified.some(({ standing }) => standing.is === "contradicted") ? 1 : 0;
}

/** Throws UsageError where the name is none of a repository, or there is no token. */
function repositoryIn({ environment }: Io, github: string): GitHubRepository {
  const named = repositoryNamed(github);
  if (named === undefined) {
    throw new UsageError(
      `"${terminalText(github)}" is no repository; write it as owner/name, such as octo-org/handbook-cases.`,
    );
  }
  const token = gitHubToken(environment);
  if (token === undefined) {
    throw new UsageError(
      "To ask GitHub, set GITHUB_TOKEN or GH_TOKEN to a token that may read the repository's pull requests.",
    );
  }
  return { owner: named.owner, name: named.name, token };
}

async function hostFor(io: Io, repository: GitHubRepository, folder: string): Promise<ProofHost> {
  if (io.proofHost !== undefined) return io.proofHost(repository);
  const real = await realpath(folder);
  const checkout = await findCheckout(real);
  const set = checkout === undefined ? "" : placeIn(checkout, real);
  // Loaded where it is asked for: it brings all that talks to GitHub.
  const { proofHost } = await import("../src/github/proof-host.ts");
  return proofHost({
    place: gitHubPlace(io.environment, repository),
    token: repository.token,
    memoryOf: (comments) =>
      memoryIn(
        comments.map((comment) => ({ ...comment, isOwn: true })),
        set,
      ),
  });
}
