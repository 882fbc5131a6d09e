import type { CaseList } from "../../authoring/list/list-cases.ts";
import { groupsOf } from "../../model/groups.ts";
import { counted } from "../../model/sentence.ts";
import { listedCase, type ListedCase } from "./listed-case.ts";
import { listSummary } from "./list-summary.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import type { Style } from "../style.ts";
import { unmetSentence } from "../verdict/unmet-condition.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How a list is drawn. */
export interface ListOptions extends TextOptions {
  /** Untrusted text in what is left of a line behind so many columns; whole where lines may be long. */
  readonly clip: (text: string, before: number) => string;
}

/** Cases for a person, folder by folder: what each is, what it rests on, and its question on a line of its own. */
export function* caseList(list: CaseList, options: ListOptions): Generator<string> {
  const { style, place } = options;
  const folders = groupsOf(list.cases.map(listedCase), ({ path }) => folderOf(path));
  for (const [folder, cases] of folders) {
    yield `${style.strong(terminalText(place(folder)))}\n`;
    yield* caseRows(cases, { ...options, more: restsOn });
    yield "\n";
  }
  yield `${listSummary(list)}\n`;
  if (list.cases.length === 0) yield* list.unmet.map(unmetSentence);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Two lines a case: its id, what became of it and what `more` tells; and its question. */
export function* caseRows(
  cases: readonly ListedCase[],
  { style, clip, more }: ListOptions & { readonly more: (one: ListedCase) => string },
): Generator<string> {
  const named = cases.map((one) => ({ one, name: terminalText(one.name) }));
  const widest = Math.max(0, ...named.map(({ name }) => name.length));
  for (const { one, name } of named) {
    const { kind = "kind unknown", query = "no question" } = one;
    const facts = [statusWord(one, style), kind.padEnd("inconclusive".length)];
    const line = `  ${style.strong(name)}${" ".repeat(widest - name.length)}  ${facts.join("  ")}`;
    yield `${line}  ${style.faint(clip(more(one), widest + factsWidth))}`.trimEnd();
    yield `\n    ${clip(query, 4)}\n`;
  }
}

/** The columns beside the name that stand before what else is told. */
const factsWidth = "    approved  inconclusive  ".length;

function statusWord({ status }: ListedCase, style: Style): string {
  const word = (status ?? "unknown").padEnd("approved".length);
  if (status === "approved") return style.green(word);
  return status === "pending" ? style.yellow(word) : style.faint(word);
}

/** How many documents or families are named. */
const mostNamed = 3;

/** Why there is no answer, the documents of a case, the families that it names itself, and what else sets it apart. */
function restsOn({ kind, because, documents, families, turns, sentinel }: ListedCase): string {
  const none = kind === "abstention" ? "" : "no evidence";
  return [
    because ?? "",
    documents.length > 0 ? few(documents) : none,
    ownFamilies(families),
    sentinel === undefined ? "" : `sentinel: ${sentinel.why ?? "of no kind"}`,
    turns === 0 ? "" : `after ${counted(turns, "turn")}`,
  ]
    .filter((text) => text !== "")
    .join("; ");
}

function ownFamilies(families: readonly string[] | undefined): string {
  if (families === undefined) return "";
  return families.length === 0 ? "no family" : `family ${few(families)}`;
}

function few(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return [...names.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}
