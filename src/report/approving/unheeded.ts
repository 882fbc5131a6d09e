import { heldOutIn } from "../../approving/change/held-out.ts";
import type { Heard, Uncounted } from "../../approving/judgement.ts";
import { isMachine } from "../../approving/counting/people.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";
import type { Account } from "../../approving/said.ts";
import { isPartlyHeldOut } from "../refresh/packet/shown-texts.ts";

/** Somebody who approves the whole, of whom no line counts, and why. */
export interface Unheeded {
  readonly by: Account;
  readonly uncounted: Uncounted;
}

/** People whose approval does not count, in the order in which they gave it; of each why what was said last does not. */
export function unheeded(judged: JudgedChange): readonly Unheeded[] {
  const { heard } = judged.judgement;
  const people = new Map<number, { readonly by: Account; readonly heard: Heard[] }>();
  for (const one of heard) {
    const { by } = one.said;
    if (by === undefined || isMachine(by)) continue;
    const known = people.get(by.id) ?? { by, heard: [] };
    known.heard.push(one);
    people.set(by.id, known);
  }
  return [...people.values()].flatMap(({ by, heard: all }): readonly Unheeded[] => {
    const own = sinceChangeOfMind(all);
    const approves = own.some(({ said }) => said.opinion === "approves");
    if (!approves || own.some(({ counts }) => counts)) return [];
    const last = own.findLast(({ uncounted }) => uncounted !== undefined);
    return last?.uncounted === undefined ? [] : [{ by, uncounted: told(last, judged) }];
  });
}

/** What somebody said from the approval on that came after asking for changes: what was said before it approves nothing. */
function sinceChangeOfMind(own: readonly Heard[]): readonly Heard[] {
  const asked = own.findLastIndex(({ said }) => said.opinion === "asks-for-changes");
  const approved = own.findIndex(({ said }, at) => at > asked && said.opinion === "approves");
  return asked === -1 || approved === -1 ? own : own.slice(approved);
}

/** Where somebody meant to write a line: a reader sees code there, so it is none of their words. */
const lineInBackticks = /`[ \t]*(?:approve|accept|reject|confirm|revise|abstain|retire)[ \t]/i;

/** What stands against a line may quote words that are held out. */
export function told({ uncounted, text, said }: Heard, judged: JudgedChange): Uncounted {
  if (uncounted === undefined || uncounted.why === "no-line") {
    return lineInBackticks.test(said.body) ? { why: "set-aside", as: "code" } : { why: "no-line" };
  }
  if (uncounted.why !== "refused" || !mayQuoteHeldOut(text ?? "", judged)) return uncounted;
  return { why: "refused", wrong: "A checkout says why: touchstone refresh plan." };
}

function mayQuoteHeldOut(text: string, { asked, sets }: JudgedChange): boolean {
  const side = heldOutIn(sets);
  return asked.cases.some(
    ({ id, isHeldOut, after, item }) =>
      text.includes(id) &&
      (isHeldOut || side.holdsCase(after) || item?.evidence.some(isPartlyHeldOut) === true),
  );
}
