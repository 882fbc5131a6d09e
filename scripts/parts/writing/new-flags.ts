import { InvalidArgumentError, Option, type Command } from "commander";
import type { NamedEvidence } from "../../../src/authoring/new/new-case.ts";
import { asciiWords, isFitId } from "../../../src/model/case-id.ts";
import type { AbstentionCase, SyntheticOrigin, Turn } from "../../../src/model/generated/case.ts";
import type { CaseKind } from "../../../src/model/case.ts";
import { casesFolder } from "../../../src/model/layout.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { assertFit } from "../fit-text.ts";
import { UsageError } from "../../io.ts";

export type Because = AbstentionCase["because"];
type Lane = SyntheticOrigin["lane"];

const kinds: readonly CaseKind[] = ["answerable", "inconclusive", "abstention"];
const reasons: readonly Because[] = ["not-in-corpus", "out-of-scope", "not-permitted", "ambiguous"];
const lanes: readonly Lane[] = ["backlog", "phrasing", "exploration"];

export interface NewFlags {
  readonly id?: string;
  readonly kind?: CaseKind;
  readonly because?: Because;
  readonly query?: string;
  readonly answer?: string;
  readonly evidence?: readonly NamedEvidence[];
  readonly turn?: readonly Turn[];
  readonly distractor?: readonly string[];
  readonly variantOf?: string;
  readonly family?: readonly string[];
  readonly tag?: readonly string[];
  readonly notes?: string;
  readonly into?: string;
  readonly author?: string;
  readonly lane?: Lane;
  readonly generator?: string;
  readonly excerpt?: readonly string[];
  readonly observation?: string;
  readonly observations?: readonly string[];
}

export function newFlags(command: Command): Command {
  const named: { id: string; quote?: string }[] = [];
  return command
    .option("--query <text>", "the question, in the words of a real reader")
    .option("--answer <text>", "the outcome to accept; for an abstention, what a good refusal says")
    .addOption(new Option("--kind <kind>", "the outcome (default: answerable)").choices(kinds))
    .addOption(
      new Option("--because <reason>", "why no answer is right: an abstention").choices(reasons),
    )
    .option("--evidence <id>", "a chunk, or a document with --quote; repeatable", (id: string) => {
      named.push({ id });
      return named;
    })
    .option("--quote <words>", "words of the evidence named before it", (quote: string) => {
      quoteOf(named, quote);
      return quote;
    })
    .option("--turn <role: text>", "an earlier turn, oldest first; repeatable", turns)
    .option("--distractor <chunk>", "a chunk that looks like an answer; repeatable", several)
    .option("--variant-of <id>", "the case that this one words differently")
    .option("--family <id>", "its family where no document decides it; repeatable", several)
    .option("--tag <text>", "a label; repeatable", several)
    .option("--notes <text>", "anything a reader should know")
    .option("--id <id>", "the case's id (default: the folder's name and the next number)")
    .option("--into <folder>", `the folder below ${casesFolder}/ (default: the evidence's family)`)
    .option("--author <name>", "the person who writes it (default: Git's user.name)")
    .addOption(
      new Option("--lane <lane>", "a generator writes it, and why")
        .choices(lanes)
        .conflicts("author"),
    )
    .option("--generator <name>", "the generator: model and prompt, by name and version")
    .option(
      "--excerpt <chunk>",
      "what the generator was given (default: the evidence); repeatable",
      several,
    )
    .addOption(
      new Option("--observation <id>", "the observation of real use that it comes from").conflicts([
        "author",
        "lane",
      ]),
    )
    .option("--observations <file>", "a file that holds the observation; repeatable", several);
}

function several(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

function turns(text: string, before: readonly Turn[] = []): readonly Turn[] {
  const [, role, content = ""] = /^(user|assistant|system):(.*)$/s.exec(text) ?? [];
  if (role !== "user" && role !== "assistant" && role !== "system") {
    throw new InvalidArgumentError('Write who spoke before it: "user: …" or "assistant: …".');
  }
  return [...before, { role, content: content.trim() }];
}

function quoteOf(named: { id: string; quote?: string }[], quote: string): void {
  const last = named.at(-1);
  if (last === undefined) {
    throw new InvalidArgumentError("Name its chunk or document before it, with --evidence.");
  }
  if (last.quote !== undefined) {
    throw new InvalidArgumentError("The evidence named before it has a quote already.");
  }
  last.quote = quote;
}

/** What flags say of a new case. The kind is known where a flag gives it, or a reason to abstain does. */
export interface GivenCase extends Omit<NewFlags, "author" | "evidence" | "kind"> {
  readonly kind: CaseKind | undefined;
  readonly evidence: readonly NamedEvidence[];
  readonly generated: { readonly lane: Lane; readonly generator: string } | undefined;
}

/** Whether the file names a person who writes the case: its origin is neither a generator nor an observation. */
export function needsAuthor({ generated: by, observation }: GivenCase): boolean {
  return by === undefined && observation === undefined;
}

/** The flags of a new case, where they fit together. Throws UsageError. */
export function givenCase(flags: NewFlags): GivenCase {
  const { because, evidence = [], query, answer, notes, generator, tag, author } = flags;
  const turn = flags.turn?.map(({ content }) => content);
  assertFit({ query, answer, notes, generator, tag, author, turn });
  const unfit = flags.id === undefined ? undefined : unfitId(flags.id);
  if (unfit !== undefined) throw new UsageError(unfit);
  assertFitsKind(flags);
  const kind = because === undefined ? flags.kind : "abstention";
  return { ...flags, kind, evidence, generated: generated(flags) };
}

/** Throws UsageError where what is said of the outcome does not fit together. */
function assertFitsKind({ kind, because, evidence = [], distractor }: NewFlags): void {
  if (because !== undefined && kind !== undefined && kind !== "abstention") {
    throw new UsageError(`--because is for an abstention, and --kind says "${kind}".`);
  }
  const abstains = because !== undefined || kind === "abstention";
  if (abstains && evidence.length > 0) {
    throw new UsageError(
      "An abstention has no evidence. Name a chunk that only looks like an answer with --distractor.",
    );
  }
  if (!abstains && distractor !== undefined) {
    throw new UsageError("--distractor is for an abstention: it needs --because.");
  }
}

function generated({ lane, generator, excerpt, variantOf }: NewFlags): GivenCase["generated"] {
  if (lane === undefined) {
    if (generator === undefined && excerpt === undefined) return undefined;
    throw new UsageError(
      `--${generator === undefined ? "excerpt" : "generator"} is for a generated case: it needs --lane ${lanes.join(", ")}.`,
    );
  }
  if (generator === undefined) {
    throw new UsageError("--lane says that a generator writes the case: name it with --generator.");
  }
  if (lane === "phrasing" && variantOf === undefined) {
    throw new UsageError(
      'The lane "phrasing" words another case differently: name that one with --variant-of.',
    );
  }
  return { lane, generator };
}

/** What is wrong with an id, and one that would do; undefined where it is fit. */
export function unfitId(id: string): string | undefined {
  if (isFitId(id)) return undefined;
  const readable = asciiWords(id, 100);
  const instead = isFitId(readable) ? ` Write "${readable}".` : "";
  return `"${terminalText(id)}" cannot be an id: it is lower-case letters and digits joined by single dots, dashes or underscores, at most 100, and no name that a disk refuses.${instead}`;
}

/** What has to be said by flags where there is nobody to ask. */
export function missingFlags({ query, answer, because, kind }: GivenCase): readonly string[] {
  return [
    ...(query === undefined ? ["--query"] : []),
    ...(answer === undefined ? ["--answer"] : []),
    ...(kind === "abstention" && because === undefined ? ["--because"] : []),
  ];
}
