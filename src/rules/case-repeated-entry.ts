import type { CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import type { Path } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

/** Relevant chunks and provenance have rules of their own; a sentinel's judgment is kept as it was given. */
export const caseRepeatedEntry: Rule = {
  id: "case/repeated-entry",
  level: "error",
  reports: "a list that names the same thing twice",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) for (const list of listsOf(file)) yield* repeats(file, list);
  },
};

interface NamedList {
  readonly path: Path;
  readonly entries: readonly (string | undefined)[] | undefined;
}

function listsOf({ case: draft }: CaseFile): readonly NamedList[] {
  const accepted = draft.acceptedAnswers ?? [];
  return [
    ...accepted.map((answer, index) => ({
      path: ["acceptedAnswers", index, "chunkIds"],
      entries: answer?.chunkIds,
    })),
    { path: ["distractorChunkIds"], entries: draft.distractorChunkIds },
    { path: ["origin", "excerpt", "chunkIds"], entries: draft.origin?.excerpt?.chunkIds },
    { path: ["review", "confirmed"], entries: draft.review?.confirmed },
    { path: ["tags"], entries: draft.tags },
    { path: ["families"], entries: draft.families },
    {
      path: ["sentinel", "resolution", "clarified"],
      entries: draft.sentinel?.resolution?.clarified,
    },
    { path: ["refresh", "reasons"], entries: draft.refresh?.reasons },
    { path: ["refresh", "observations"], entries: draft.refresh?.observations },
    { path: ["caller", "documents"], entries: draft.caller?.documents },
  ];
}

function* repeats(file: CaseFile, { path, entries = [] }: NamedList): Generator<Problem> {
  if (entries.length < 2) return;
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    if (entry === undefined || isBlank(entry)) continue;
    const earlier = first.get(entry);
    if (earlier === undefined) first.set(entry, index);
    else {
      yield {
        message: `${quoted(entry)} stands twice in "${path.at(-1)}".`,
        at: file.locate([...path, index]),
        related: [file.locate([...path, earlier])],
        fix: "Remove one of the two.",
      };
    }
  }
}
