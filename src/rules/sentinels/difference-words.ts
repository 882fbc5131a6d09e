import { groupsOf } from "../../model/groups.ts";
import { listed, quoted } from "../../model/sentence.ts";
import type { RecordedJudgment } from "./calibration.ts";

const shownAtMost = 6;

/** The people who judged, as a sentence names them. */
export function reviewers(judgments: readonly { readonly reviewer: string }[]): string {
  return listed(judgments.map(({ reviewer }) => quoted(reviewer)));
}

/** Chunks as a sentence names them: `no chunk`, `chunk "a"`, `chunks "a" and "b"`; of a long list the first. */
export function namedChunks(ids: readonly string[]): string {
  if (ids.length === 0) return "no chunk";
  const shown = ids.slice(0, shownAtMost).map(quoted);
  const rest = ids.length - shown.length;
  const names = rest === 0 ? shown : [...shown, `${rest} more`];
  return `${ids.length === 1 ? "chunk" : "chunks"} ${listed(names)}`;
}

/** Every difference between judgments in words; an empty text where there is none. */
export function differencesInWords(judgments: readonly RecordedJudgment[]): string {
  return [answerSupport(judgments), chunks(judgments)].filter((text) => text !== "").join("; ");
}

function answerSupport(judgments: readonly RecordedJudgment[]): string {
  const yes = judgments.filter((judgment) => judgment.expectedAnswerSupported);
  const no = judgments.filter((judgment) => !judgment.expectedAnswerSupported);
  if (yes.length === 0 || no.length === 0) return "";
  const finds = yes.length === 1 ? "finds" : "find";
  const does = no.length === 1 ? "does" : "do";
  return `${reviewers(yes)} ${finds} the answer supported, ${reviewers(no)} ${does} not`;
}

/** People with the same list are named together, and of each list first what makes the difference. */
function chunks(judgments: readonly RecordedJudgment[]): string {
  const byList = groupsOf(judgments, (one) => JSON.stringify(one.relevantChunkIds.toSorted()));
  if (byList.size === 1) return "";
  const groups = [...byList.values()];
  const lists = groups.map(([{ relevantChunkIds }]) => relevantChunkIds);
  return groups
    .map((group) => {
      const names = group.length === 1 ? "names" : "name";
      const ids = tellingFirst(group[0].relevantChunkIds, lists);
      return `${reviewers(group)} ${names} ${namedChunks(ids)}`;
    })
    .join(", ");
}

function tellingFirst(
  list: readonly string[],
  lists: readonly (readonly string[])[],
): readonly string[] {
  const counts = lists.map(timesOf);
  const isShared = (id: string): boolean =>
    counts.every((count) => count.get(id) === counts[0]?.get(id));
  const sorted = list.toSorted();
  return [...sorted.filter((id) => !isShared(id)), ...sorted.filter(isShared)];
}

function timesOf(list: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const id of list) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}
