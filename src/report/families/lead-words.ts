import type { Leads } from "../../families/near-duplicates/find-leads.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Lead } from "../../families/near-duplicates/lead.ts";
import { toldElsewhere } from "../../families/near-duplicates/told-elsewhere.ts";
import { counted } from "../../model/sentence.ts";
import { measureText } from "../../model/measure-text.ts";

/** Leads to list: those that somebody asked for. */
export interface LeadList {
  readonly dataset: Dataset;
  readonly leads: Leads;
  /** Those asked for, in their order. */
  readonly found: readonly Lead[];
  readonly isAcrossOnly: boolean;
  /** How many groups are shown. */
  readonly limit: number;
}

/** The same with how many of the pairs are shown. */
export interface ListedLeads extends LeadList {
  readonly shown: number;
}

/** What two cases have in common, in words: the measure first. */
export function leadWords(lead: Lead): string {
  const { pair, wording, answer, isSameAnswer, isSameEvidence, isOfOtherNumbers } = lead;
  const alike = answer === undefined ? [] : [`answers ${measureText(answer)}`];
  const told = toldElsewhere(pair[0].file, pair[1].file);
  return [
    `questions ${measureText(wording)}`,
    ...alike,
    ...(isSameAnswer ? ["same answer"] : []),
    ...(isSameEvidence ? ["same evidence"] : []),
    ...(isOfOtherNumbers ? ["other numbers"] : []),
    ...(told === undefined ? [] : [told]),
  ].join(", ");
}

/** What stands below the list: how many there are, what the figures mean, and what is left out. */
export function leadSummary({ leads: all, shown, found, isAcrossOnly }: ListedLeads): string[] {
  const across = found.filter(({ isAcross }) => isAcross).length;
  const hidden = found.length - shown;
  const where = isAcrossOnly ? " across the split" : "";
  const half = all.threshold / 2;
  return [
    found.length === 0
      ? `No two of ${counted(all.compared, "case")} are alike${where}.`
      : `${counted(found.length, "pair")} alike${where} among ${counted(all.compared, "case")}${isAcrossOnly ? "" : `, ${across} across the split`}. Whether two are one is for a person to say.`,
    `A figure is the part of their runs of three letters that two texts share; ${all.threshold} is enough, and ${half} of questions with the same answer.`,
    ...(hidden > 0 ? [`Not shown: ${counted(hidden, "pair")}. To show more: --limit`] : []),
    ...(all.isCut ? ["There are more pairs than are looked at, so some may be missing."] : []),
    ...(all.ofOtherNumbers > 0
      ? [
          `Left out, since each question names another number: ${counted(all.ofOtherNumbers, "pair")}. To list them: --numbers`,
        ]
      : []),
    ...(all.settled > 0 ? [`Settled as distinct: ${counted(all.settled, "pair")}.`] : []),
    ...(found.length === 0
      ? []
      : [
          'Two that ask for one thing: keep one, or say "variantOf" in the one that rephrases the other. Two that do not: an exception in families.yaml with both cases, "decision: distinct" and the reason.',
        ]),
  ];
}
