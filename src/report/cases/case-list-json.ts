import type { CaseList } from "../../authoring/list/list-cases.ts";
import { listedCase, type ListedCase } from "./listed-case.ts";
import { emptyCategories, sentinelGroups } from "./sentinel-list.ts";
import { jsonText } from "../untrusted/json.ts";

/**
 * The cases of a list as one JSON object with a case a line, and a line feed; docs/listing.md tells its fields. With
 * `sentinels`, the categories too.
 */
export function* caseListJson(
  list: CaseList,
  { sentinels }: { readonly sentinels: boolean },
): Generator<string> {
  yield '{"cases":[';
  for (const [index, file] of list.cases.entries()) {
    yield `${index === 0 ? "" : ","}\n${jsonText(caseJson(listedCase(file)))}`;
  }
  const others = { others: list.others, unreadable: list.unreadable };
  const rest = sentinels ? { ...others, categories: categories(list) } : others;
  yield `\n],${jsonText(rest).slice(1)}\n`;
}

function caseJson(one: ListedCase): object {
  const { path, id, kind, because, status, query, turns, documents, families } = one;
  const { split, tags, sentinel } = one;
  return {
    id: id ?? null,
    file: path,
    kind: kind ?? null,
    because: because ?? null,
    status: status ?? null,
    query: query ?? null,
    turns,
    documents,
    families: families ?? null,
    split: split ?? null,
    tags,
    sentinel: sentinel === undefined ? null : sentinelJson(sentinel),
  };
}

function sentinelJson({
  why,
  reviewers,
  state,
  settledBy,
}: NonNullable<ListedCase["sentinel"]>): object {
  return { why: why ?? null, reviewers, state, settledBy: settledBy ?? null };
}

function categories(list: CaseList): readonly object[] {
  const groups = sentinelGroups(list);
  const empty = new Set(emptyCategories(groups));
  return groups.map(({ why, cases }) => ({
    why: why ?? null,
    cases: cases.map(({ name }) => name),
    hasApproved: why === undefined ? null : !empty.has(why),
  }));
}
