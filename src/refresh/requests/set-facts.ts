import { alterations } from "../../corpus/state-defects.ts";
import { idInName } from "../../model/case-id.ts";
import { isOfTheSet, unreadCases, type Dataset, type Defect } from "../../model/dataset.ts";
import { isInCases, revisionsFolder } from "../../model/layout.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/** What a set has of a case that somebody was asked about. */
type CaseStanding = "readable" | "unreadable" | "gone";

/** What a run of refresh has to know of a set beside its plan. */
export interface SetFacts {
  /**
   * What the set has of a case. A file that gives no id may be that of any case that is missing, so none is gone while there
   * is one.
   */
  standingOf(id: string): CaseStanding;
  /** What cannot be read of case files, and of the revisions under which cases were judged; a plan is made all the same. */
  readonly damage: readonly Defect[];
}

export function setFacts(dataset: Dataset): SetFacts {
  const unread = unreadCases(dataset);
  const nameless = dataset.cases.filter((file) => file.case.id === undefined);
  const unreadable = new Set([...unread, ...nameless.map(({ path }) => path)].map(idInName));
  const readable = new Set<string | undefined>();
  for (const file of dataset.cases) {
    if (file.whole === undefined) unreadable.add(file.case.id ?? idInName(file.path));
    else readable.add(file.case.id);
  }
  const mayBeAny = unread.length + nameless.length > 0;
  return {
    standingOf: (id) => {
      if (unreadable.has(id)) return "unreadable";
      if (readable.has(id)) return "readable";
      return mayBeAny ? "unreadable" : "gone";
    },
    damage: damageOf(dataset),
  };
}

function damageOf(dataset: Dataset): readonly Defect[] {
  const judged = new Set(dataset.cases.map((file) => file.case.corpusRevision ?? ""));
  const revisions = [...judged].toSorted(byUtf8);
  const inCases = dataset.defects.filter((one) => isOfTheSet(one) && isInCases(one.at.file));
  const inRevisions = dataset.defects.filter(({ at }) =>
    revisions.some((id) => id !== "" && at.file.startsWith(`${revisionsFolder}/${id}/`)),
  );
  const altered = revisions.flatMap((id) => alterations(dataset.revisions.get(id)));
  return [...inCases, ...inRevisions, ...altered];
}
