import type {
  AbsentMember,
  ChangedMember,
  ContractComparison,
  FieldChange,
  LineChange,
  MemberChange,
  ReasonKind,
} from "../../../exporting/contracts/comparison.ts";
import { whyLeftOut } from "../../../exporting/left-out.ts";
import { groupsOf } from "../../../model/groups.ts";
import { jsonText } from "../../../model/json-text.ts";
import { clipped, listed, quoted } from "../../../model/sentence.ts";
import { markable, markedRuns } from "../../marks.ts";
import { shortened, wordDiff } from "../../word-diff.ts";
import { reasonInWords } from "../left-out-lines.ts";

/** A line below a reason, and the lines below that. Untrusted text; what stands below has marks (`printedMarks`). */
export interface DetailLine {
  readonly text: string;
  readonly below: readonly string[];
}

/** The cases that a reason is about, at most so many of a kind. */
export function detailsOf(
  what: ReasonKind,
  { members }: ContractComparison,
  limit: number,
): readonly DetailLine[] {
  switch (what) {
    case "members":
      return [
        ...absentLines(["A", "B"], members.onlyInA, limit),
        ...absentLines(["B", "A"], members.onlyInB, limit),
      ];
    case "judgments":
      return changedLines(members.changed, limit);
    case "sides":
      return few(members.sides, limit, sideLine);
    case "content":
      return few(members.content, limit, changedLine);
    case "corpus-revision":
    case "damage":
    case "purpose":
    case "claim":
    case "spent":
    case "shape":
    case "files":
      return [];
  }
}

function few<Item>(
  items: readonly Item[],
  limit: number,
  lineOf: (item: Item) => DetailLine,
): readonly DetailLine[] {
  const shown = items.slice(0, limit).map(lineOf);
  const rest = items.length - shown.length;
  return rest === 0
    ? shown
    : [...shown, { text: `and ${rest} more; --limit ${items.length} shows all`, below: [] }];
}

/** Cases that one alone has, together where the other left them out for one reason. */
function absentLines(
  [own, other]: readonly [string, string],
  absent: readonly AbsentMember[],
  limit: number,
): readonly DetailLine[] {
  const groups = groupsOf(absent, ({ leftOut }) => JSON.stringify(leftOut ?? null));
  return few([...groups.values()], limit, (those) => {
    const [{ leftOut }] = those;
    return {
      text: `in ${own} alone: ${idsWithin(those, limit)}; ${leftOutWords(other, those.length, leftOut)}`,
      below: [],
    };
  });
}

function idsWithin(those: readonly { readonly id: string }[], limit: number): string {
  const rest = those.length - limit;
  const names = those.slice(0, limit).map(({ id }) => quoted(id));
  return rest > 0 ? `${names.join(", ")} and ${rest} more` : names.join(", ");
}

function leftOutWords(other: string, count: number, leftOut: AbsentMember["leftOut"]): string {
  if (leftOut === undefined)
    return `the set of ${other} did not have ${count === 1 ? "it" : "them"}`;
  const names: Readonly<Record<string, readonly [string, string]>> = whyLeftOut;
  const { why, reasons } = leftOut;
  const because = reasons.length === 0 ? "" : ` (${reasons.map(reasonInWords).join(", ")})`;
  return `in the set of ${other} ${count === 1 ? "it" : "each"} ${names[why]?.[0] ?? why}${because}`;
}

function sideLine({ id, a, b }: MemberChange): DetailLine {
  return { text: `${quoted(id)}: ${a ?? "no side"} in A, ${b ?? "no side"} in B`, below: [] };
}

/** Cases of which no line is at hand stand together. */
function changedLines(changed: readonly ChangedMember[], limit: number): readonly DetailLine[] {
  const unread = changed.filter(({ lines }) => lines === undefined);
  const read = changed.flatMap(({ id, lines }) => (lines === undefined ? [] : [{ id, lines }]));
  return [
    ...few(read, limit, changedLine),
    ...(unread.length === 0
      ? []
      : [{ text: `${idsWithin(unread, limit)}; ${unreadWords}`, below: [] }]),
  ];
}

function changedLine({
  id,
  lines,
}: {
  readonly id: string;
  readonly lines: LineChange;
}): DetailLine {
  const below = changeLines(lines);
  return below.length === 0
    ? { text: `${quoted(id)}: ${outside}`, below }
    : { text: quoted(id), below };
}

const unreadWords =
  "in what, manifests do not tell: cases.jsonl beside each of the two, as it was exported, does";

const outside = "in something that no line holds, such as its origin";

function changeLines({ fields, evidence }: LineChange): readonly string[] {
  return [
    ...fields.map((one) => `${markable(one.field)}: ${changeWords(one)}`),
    ...evidence.flatMap(({ chunkId, in: where, sameText, fields: own }) => {
      const chunk = `evidence ${quoted(markable(chunkId))}`;
      const [name, other] = where === "a" ? ["A", "B"] : ["B", "A"];
      const text =
        sameText.length === 0
          ? ""
          : `; ${other} has the same text as ${listed(sameText.map(markable).map(quoted))}`;
      if (where !== "both") return [`${chunk}: in ${name} alone${text}`];
      return own.map((one) => `${chunk}, ${markable(one.field)}: ${changeWords(one)}`);
    }),
  ];
}

/** How many characters of a run of words are told. */
const longest = 300;

/** Words that changed, as Git marks them; of a single word, both. */
function changeWords({ a, b }: FieldChange): string {
  const [left, right] = [valueText(a), valueText(b)];
  if (left === undefined || right === undefined || !`${left}${right}`.includes(" ")) {
    return `${valueWords(a)} in A, ${valueWords(b)} in B`;
  }
  const all = wordDiff(left, right);
  if (all === undefined) return `${valueWords(a)} in A, ${valueWords(b)} in B`;
  const runs = shortened(all).map(({ mark, text }) => {
    return { mark, text: clipped(text, longest) };
  });
  const told = markedRuns(runs);
  return told === left ? `other white space: ${valueWords(a)} in A, ${valueWords(b)} in B` : told;
}

function valueWords(value: unknown): string {
  const text = valueText(value);
  if (text === undefined) return "nothing";
  const shown = markable(clipped(text, longest));
  return typeof value === "string" ? `"${shown}"` : shown;
}

function valueText(value: unknown): string | undefined {
  if (value === null) return undefined;
  return typeof value === "string" ? value : jsonText(value);
}
