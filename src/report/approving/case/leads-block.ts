import { leadsFor, type CaseLead } from "../../../approving/change/leads.ts";
import type { AskedCase } from "../../../approving/asked-change.ts";
import { lineText } from "../../refresh/packet/texts.ts";
import { setLink, type Telling } from "../review-place.ts";

/** How many characters of another question are told. */
const longestQuestion = 300;

/** Cases that may ask the same thing, for a person to look at. */
export function leadsBlock(asked: AskedCase, telling: Telling): readonly string[] {
  const leads = leadsFor(asked, telling.judged.sets);
  if (leads.length === 0) return [];
  const link = setLink(telling);
  const lines = leads.map((one) => `- ${link(one.id, one.path)}${leadText(one)}`);
  return [`**Does another case ask this already?** Much like it:\n\n${lines.join("\n")}`];
}

function leadText({ question, isSameAnswer, isSameEvidence, isAcross }: CaseLead): string {
  const asks = question === undefined ? "" : `: “${lineText(question, longestQuestion)}”`;
  const facts = [
    ...(isSameAnswer ? ["the same answer"] : []),
    ...(isSameEvidence ? ["the same evidence"] : []),
    ...(isAcross ? ["on the other side of the split, where it would give this one away"] : []),
  ];
  return facts.length === 0 ? asks : `${asks} (${facts.join(", ")})`;
}
