import type { CaseDraft } from "../model/case.ts";
import type { Defect } from "../model/dataset.ts";
import type { Path } from "../model/location.ts";
import type { LocatedYaml } from "./located-yaml.ts";
import { shortened } from "./words.ts";

/** Texts of a case that may have lost their end to a remark: without quotes, a space and "#" end a text in YAML. */
export function cutTexts(draft: CaseDraft, text: string, yaml: LocatedYaml): readonly Defect[] {
  if (!text.includes(" #") && !text.includes("\t#")) return [];
  return [...textsOf(draft)].flatMap(({ path, value }) => {
    const remark = yaml.remarkBehind(path);
    if (remark === undefined) return [];
    return [
      {
        rule: "case/cut-text",
        message: `The text ends at "${shortened(endOf(value))}": behind a space, "${shortened(remark)}" is a remark that nobody reads.`,
        at: yaml.locate(path),
        fix: "Put the whole text in quotes if that belongs to it, or move the remark to a line of its own.",
      },
    ];
  });
}

/** Every text that a person wrote to be read, and where it stands. */
function* textsOf(draft: CaseDraft): Generator<{ readonly path: Path; readonly value: string }> {
  const { query, expectedAnswer, acceptedAnswers = [], provenance = [], evidence = [] } = draft;
  const texts: readonly (readonly [Path, string | undefined])[] = [
    [["query"], query],
    [["expectedAnswer"], expectedAnswer],
    ...listed("acceptedAnswers", acceptedAnswers, (one) => ["statement", one.statement]),
    ...listed("provenance", provenance, (one) => ["quote", one.quote]),
    ...listed("evidence", evidence, (one) => ["quote", one.quote]),
    ...listed("conversation", draft.conversation ?? [], (one) => ["content", one.content]),
  ];
  for (const [path, value] of texts) if (value !== undefined) yield { path, value };
}

function listed<Entry>(
  list: string,
  entries: readonly (Entry | undefined)[],
  text: (entry: Entry) => readonly [field: string, value: string | undefined],
): (readonly [Path, string | undefined])[] {
  return entries.flatMap((entry, index) => {
    if (entry === undefined) return [];
    const [field, value] = text(entry);
    return [[[list, index, field], value] as const];
  });
}

/** The last words: those that a writer recognises as cut off. */
function endOf(text: string): string {
  return text.length <= 40 ? text : `…${text.slice(-39)}`;
}
