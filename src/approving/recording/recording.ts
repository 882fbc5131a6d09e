import { limits } from "../../load/limits.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import { quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Obstacles } from "../../rules/errors-after.ts";
import type { AskedCase } from "../asked-change.ts";
import type { CountingLine, Judgement } from "../judgement.ts";
import { decidedFile } from "./decided-file.ts";
import { errorsTogether } from "./errors-together.ts";
import { proofOf, type DecidedIn } from "./proof-of.ts";
import type { RecordedAs } from "./to-record.ts";

/** A case file as two trees hold it; undefined where one has none. */
export interface CaseBytes {
  /** On the branch that is to be written to. */
  readonly onBranch: Uint8Array | undefined;
  /** In the merged tree, which was judged. */
  readonly merged: Uint8Array | undefined;
}

/** What is written to. */
export interface WrittenTo {
  /** The merged tree, with its base and with the texts that the evidence of its cases needs. */
  readonly merged: Dataset;
  /** By the path of a case file in the set, of each asked case. */
  readonly texts: ReadonlyMap<string, CaseBytes>;
}

/** What people decided in a pull request about cases of the tree that is written to. */
export interface DecidedThere extends DecidedIn {
  readonly judgement: Pick<Judgement, "cases">;
}

/** What was judged, and what is written to. */
export interface ToRecordIn extends WrittenTo, DecidedThere {}

/** A case file as it is to stand on the branch. */
export interface RecordedFile {
  readonly id: string;
  /** In the set. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly as: RecordedAs;
  readonly by: CountingLine;
  /** The number of the pull request in which it was decided. */
  readonly pull: number;
  /** A message about it names it by its id and says nothing of it. */
  readonly isHeldOut: boolean;
}

/** A decision that counts and cannot be written, and why. */
export interface Withheld {
  readonly asked: AskedCase;
  readonly by: CountingLine;
  /** The number of the pull request in which it was decided. */
  readonly pull: number;
  readonly problems: Obstacles;
}

/** What is written of a judgement, and what is not. */
export interface Recording {
  /** In the order of their paths; none of a case whose file says all of it already. */
  readonly files: readonly RecordedFile[];
  /** In the order of their ids. */
  readonly withheld: readonly Withheld[];
}

interface Edit extends Pick<RecordedFile, "as" | "by" | "pull"> {
  readonly asked: AskedCase;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Writes what people decided in a pull request into the case files of its branch: the blocks that record decisions, with where
 * each can be looked up, and of a case whose evidence moved what the decision itself says. It writes only over the bytes that
 * were judged, and nothing that would have an error then. Cases that are recorded, accepted, disputed or wait stay as they
 * are. The same judgement gives the same bytes, and over those no file at all.
 */
export function recordingOf(to: ToRecordIn): Recording {
  return recordingTogether(to, [to]);
}

/** The same of several pull requests, of which no two decide about one file. */
export function recordingTogether(
  { merged, texts }: WrittenTo,
  pulls: readonly DecidedThere[],
): Recording {
  const edits: Edit[] = [];
  const withheld: Withheld[] = [];
  for (const { pull, head, judgement } of pulls) {
    const to = { merged, texts, pull, head };
    const together = retiredIn(judgement);
    for (const { asked, standing } of judgement.cases) {
      if (standing.is !== "decided") continue;
      const { by } = standing;
      const edit = editOf(to, { asked, by, together });
      if ("problems" in edit) withheld.push({ asked, by, pull: pull.number, ...edit });
      else if (edit.after !== edit.before) edits.push(edit);
    }
  }
  const errors = errorsTogether(merged, edits);
  for (const { asked, by, pull, path } of edits) {
    const findings = errors.get(path);
    if (findings === undefined) continue;
    withheld.push({ asked, by, pull, problems: { refused: [], findings } });
  }
  return {
    files: edits
      .filter(({ path }) => !errors.has(path))
      .map(({ asked, path, after, as, by, pull }) => {
        const { id, isHeldOut } = asked;
        return { id, path, bytes: new TextEncoder().encode(after), as, by, pull, isHeldOut };
      })
      .toSorted((a, b) => byUtf8(a.path, b.path)),
    withheld: withheld.toSorted((a, b) => byUtf8(a.asked.id, b.asked.id)),
  };
}

/** The cases that lines take out of use together, a parent with its variants. */
function retiredIn({ cases }: Pick<Judgement, "cases">): readonly CaseFile[] {
  return cases.flatMap(({ asked, standing }) =>
    standing.is === "decided" && standing.by.line.verb === "retire" ? [asked.after] : [],
  );
}

function editOf(
  { merged: dataset, texts, pull, head }: WrittenTo & DecidedIn,
  { asked, by, together }: { asked: AskedCase; by: CountingLine; together: readonly CaseFile[] },
): Edit | { readonly problems: Obstacles } {
  const before = judgedText(asked, texts.get(asked.path));
  if (typeof before !== "string") return { problems: { refused: [before], findings: [] } };
  const judged = dataset.cases.find(({ path }) => path === asked.path);
  if (asked.digest === undefined || judged?.digest !== asked.digest) {
    return { problems: { refused: [anotherCase(asked)], findings: [] } };
  }
  const proof = proofOf(by, { pull, head });
  const decided = decidedFile({ dataset, asked, line: by, proof, text: before, together });
  if (!("text" in decided)) return { problems: decided };
  const { text: after, as } = decided;
  return new TextEncoder().encode(after).length > limits.case
    ? { problems: { refused: [tooLong(asked)], findings: [] } }
    : { asked, path: asked.path, before, after, as, by, pull: pull.number };
}

/** The text that was judged, with its byte order mark; a problem where the branch holds another one. */
function judgedText(
  { after }: AskedCase,
  { onBranch, merged }: CaseBytes = { onBranch: undefined, merged: undefined },
): string | Problem {
  const [there, judged] = [onBranch, merged].map(textOf);
  if (judged !== undefined && there === judged) return judged;
  return {
    message: `${quoted(after.path)} is another file on the branch than after the merge: main changed it, too.`,
    at: after.locate([]),
    fix: "Bring the branch up to date with main; what was said stays good where the case says the same then.",
  };
}

/** With its byte order mark, so that two texts are equal where their bytes are; undefined where they are no UTF-8. */
function textOf(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function anotherCase({ after }: AskedCase): Problem {
  return {
    message: "The case in the merged tree is another one than was judged, or has no digest.",
    at: after.locate([]),
    fix: "Run touchstone check, and mend what it finds in this file.",
  };
}

function tooLong({ after }: AskedCase): Problem {
  return {
    message: `With the reason of the decision, ${quoted(after.path)} would be larger than a case file may be.`,
    at: after.locate([]),
    fix: "Say why in one sentence, in a line of its own.",
  };
}
