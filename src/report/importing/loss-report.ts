import type { Loss } from "../../importing/loss.ts";
import { clipped, counted, listed } from "../../model/sentence.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What an import could not carry into cases, in figures. */
export interface Losses {
  readonly fields: readonly Loss[];
  readonly records: {
    readonly read: number;
    readonly leftOut: number;
    /** Left out as well, because the record itself says so. */
    readonly skipped: number;
    readonly unread: number;
  };
  readonly evidence: { readonly named: number; readonly found: number };
}

/** The end of every import: what no case holds as the source has it, and why. */
export function lossReport(losses: Losses, style: Style): string {
  const lines = [
    ...alike(losses.fields).flatMap((some) => fieldLines(some, style)),
    ...recordLines(losses),
  ];
  if (lines.length === 0 && losses.records.read === 0) return "";
  if (lines.length === 0) return "Losses: none. The cases hold all that the records say.";
  return ["Losses:", ...lines].join("\n");
}

const fates: Readonly<Record<Loss["fate"], string>> = {
  notes: "kept in the notes",
  case: "in the case with another meaning",
  dropped: "dropped",
};

/** Losses that differ in their field alone are told of together: a table may have many columns that no case holds. */
function alike(losses: readonly Loss[]): readonly (readonly [Loss, ...Loss[]])[] {
  const groups = new Map<string, [Loss, ...Loss[]]>();
  for (const loss of losses) {
    const { fate, why, count, of, example } = loss;
    const key = JSON.stringify([fate, why, count, of, example.at]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [loss]);
    else group.push(loss);
  }
  return [...groups.values()];
}

function fieldLines(some: readonly [Loss, ...Loss[]], style: Style): string[] {
  const [{ fate, why, count, of, example }] = some;
  const names = listed(
    some.map(({ field }) =>
      field === "" ? "(no name)" : style.strong(terminalText(clipped(field, 80))),
    ),
  );
  const nouns = `${counted(count, of === "records" ? "record" : "place")}${some.length > 1 ? " each" : ""}`;
  return [
    `  ${names}, ${nouns}, ${fates[fate]}: ${terminalText(why)}`,
    `    ${style.faint(`first: ${terminalText(example.at)}`)}`,
  ];
}

function recordLines({ records, evidence }: Losses): string[] {
  const unfound = evidence.named - evidence.found;
  return [
    ...(records.unread > 0
      ? [`  ${counted(records.unread, "place")} that could not be read: see Not read`]
      : []),
    ...(records.leftOut > 0
      ? [`  ${records.leftOut} of ${counted(records.read, "record")} left out: see Incomplete`]
      : []),
    ...(records.skipped > 0
      ? [`  ${records.skipped} of ${counted(records.read, "record")} skipped: see To be skipped`]
      : []),
    ...(unfound > 0
      ? [
          `  ${unfound} of ${counted(evidence.named, "piece")} of evidence not found: see Incomplete`,
        ]
      : []),
  ];
}
