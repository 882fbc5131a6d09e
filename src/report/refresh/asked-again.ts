import type { CaseDraft, CaseFile } from "../../model/case.ts";
import { isAskedNeedlessly, needlessStep, nextStep, type Due } from "../../rules/due/due.ts";
import { whoDecided } from "../cases/who-decided.ts";
import { rows, type Row } from "../rows.ts";
import type { Style } from "../style.ts";
import { reasonWords } from "./reason-words.ts";

type RefreshDraft = NonNullable<CaseDraft["refresh"]>;

/** What each outcome is: upkeep of a judgment, or another one. */
const outcomeWords: Readonly<Record<NonNullable<RefreshDraft["outcome"]>, string>> = {
  confirmed: "confirmed, which is maintenance: the judgment holds as it was",
  revised: "revised, which is a new judgment: its evidence or its answer is another",
  abstained: "abstained, which is a new judgment: giving no answer is right now",
  retired: "retired, which is a new judgment: nobody needs the case any more",
};

/** The last request to read a case again, and what was decided; undefined where there was none. */
export function askedAgain(
  { file, due }: { readonly file: CaseFile; readonly due: Due | undefined },
  style: Style,
): string | undefined {
  const { refresh } = file.case;
  if (refresh === undefined) return undefined;
  const { from = "?", to = "?", observations = [] } = refresh;
  const facts: readonly Row[] = [
    ["because", reasonLines(refresh).join("\n")],
    ["observed", observations.join(", ")],
    ["corpus", from === to ? `under "${to}", as before` : `from "${from}" to "${to}"`],
    ["outcome", outcomeText(file, refresh, due)],
    ["before", beforeText(file, refresh)],
  ];
  return `${style.strong("Asked again")}\n${rows(facts)}`;
}

/** That there is another revision goes without saying beside what changed in it. */
function reasonLines({ reasons = [] }: RefreshDraft): readonly string[] {
  const all = reasons.filter((reason) => reason !== undefined);
  const changed = all.filter((reason) => reason !== "corpus-revision-changed");
  const told = changed.length === 0 ? all : changed;
  if (told.length === 0) return ["no reason is given"];
  return told.map((reason) => `${reason}: ${reasonWords[reason]}`);
}

function outcomeText(file: CaseFile, refresh: RefreshDraft, due: Due | undefined): string {
  const { outcome } = refresh;
  if (outcome !== undefined) return `${outcomeWords[outcome]}\ndecided ${whoDecided(refresh)}`;
  if (file.has(["refresh", "outcome"])) return "it cannot be read";
  if (due !== undefined && isAskedNeedlessly(file, due.currency)) {
    return `nobody has decided, and nobody has to: ${needlessStep(file)}`;
  }
  const step = due && nextStep(file, due);
  return step === undefined
    ? "nobody has decided yet: touchstone check says what to do"
    : `nobody has decided yet. ${step}`;
}

function beforeText(file: CaseFile, { outcome, from, to, previous }: RefreshDraft): string {
  const digest = previous === undefined ? "" : `the case had the digest ${previous}`;
  const isOther = outcome !== undefined && outcome !== "retired" && from !== to;
  if (!isOther || from === undefined) return digest;
  const see = `to see it: touchstone show ${file.case.id ?? file.path}@${from}`;
  return digest === "" ? see : `${digest}\n${see}`;
}
