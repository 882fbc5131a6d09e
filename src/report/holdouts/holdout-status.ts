import type { HoldoutComponent, HoldoutOverview } from "../../families/holdout-overview.ts";
import type { HoldoutState } from "../../families/holdout-state.ts";
import {
  componentWords,
  countWords,
  exposureWords,
  reservationWords,
  useWords,
} from "./holdout-words.ts";
import type { Style } from "../style.ts";
import { jsonText } from "../untrusted/json.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How many components of one state are told before the others are counted. */
const most = 20;

/** The holdouts of a set with the paths of its stale cases, what became of them, the decisions they are for, and what may be called a confirmation. */
export function holdoutStatus(
  overview: HoldoutOverview,
  stale: ReadonlySet<string>,
  style: Style,
): string {
  const { components } = overview;
  const blocks = [
    group("untouched", components.filter(isIn("untouched")), style),
    group("used", components.filter(isIn("used")), style),
    group("spent", components.filter(isIn("spent")), style),
    group("validation, never a holdout", components.filter(isIn(undefined)), style),
    decisionLines(overview, style),
    confirmation(overview, stale).map(terminalText),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function isIn(state: HoldoutState | undefined): (one: HoldoutComponent) => boolean {
  return ({ record }) => record.state === state;
}

function group(
  name: string,
  components: readonly HoldoutComponent[],
  style: Style,
): readonly string[] {
  if (components.length === 0) return [];
  const more = components.length - most;
  const shown = more <= 1 ? components : components.slice(0, most);
  return [
    style.strong(name),
    ...shown.flatMap((one) => [`  ${terminalText(placed(one))}`, ...historyLines(one)]),
    ...(more <= 1 ? [] : [`  and ${more} more; --format json has all`]),
  ];
}

/** What people have learned from belongs on the side regression; where it is not, its side is told. */
function placed(component: HoldoutComponent): string {
  const { split, record } = component;
  const words = componentWords(component);
  return record.state === "spent" && split !== "regression" ? `${words}, still in ${split}` : words;
}

function historyLines({ record, split }: HoldoutComponent): readonly string[] {
  const { exposures, uses } = record;
  const isUnsaid = split === "regression" && exposures.length === 0;
  return [
    ...exposures.map((one) => `learned ${exposureWords(one)}`),
    ...(isUnsaid ? ["in regression from the start: no exposure is on record"] : []),
    ...uses.map((one) => `used ${useWords(one)}`),
  ].map((line) => `    ${terminalText(line)}`);
}

function decisionLines({ decisions }: HoldoutOverview, style: Style): readonly string[] {
  const { reservations, uses, open } = decisions;
  if (reservations.length === 0 && uses.length === 0) return [];
  const waiting = new Set(open);
  const all = reservations.map((one) => {
    const use = uses.find(({ reservation }) => reservation === one);
    const by = use?.entry.by ?? "somebody";
    const end = waiting.has(one)
      ? "open"
      : `used up by "${by}" on ${use?.entry.at ?? "an unknown day"}`;
    return `  ${terminalText(`${reservationWords(one.entry)} (${end})`)}`;
  });
  const undeclared = uses.filter(
    ({ reservation, repeated }) => reservation === undefined && repeated === undefined,
  );
  return [
    style.strong("decisions"),
    ...all,
    ...undeclared.map((one) => `  not declared: ${terminalText(useWords(one))}`),
  ];
}

/** What a score may be called, sentence by sentence. */
function confirmation(overview: HoldoutOverview, stale: ReadonlySet<string>): readonly string[] {
  const { totals } = overview;
  const { untouched, used, spent } = totals;
  return [
    untouched.questions === 0
      ? "Nothing untouched is held out, so no new score here is confirmation. Hold out something that nobody has seen."
      : `Untouched: ${countWords(untouched)}. One score on them may be called confirmation, for a decision that is declared before anybody reads it.`,
    ...staleLines(overview, stale),
    ...(used.questions === 0
      ? []
      : [
          `Used: ${countWords(used)}. Their results are confirmation for the decisions that they were read for; a score for another one has to say that they were read before.`,
        ]),
    ...(spent.questions === 0
      ? []
      : [
          `Spent: ${countWords(spent)}. People have learned from them, so a score on them is not confirmation.`,
        ]),
  ];
}

function staleLines(overview: HoldoutOverview, stale: ReadonlySet<string>): readonly string[] {
  const count = staleUntouched(overview, stale);
  if (count === 0) return [];
  const are = count === 1 ? "is stale and goes" : "are stale and go";
  return [
    `Of those, ${count} ${are} into no export until somebody has looked again: touchstone refresh plan tells which. A score is on the others alone.`,
  ];
}

/** How many untouched questions wait for another look. */
function staleUntouched({ components }: HoldoutOverview, stale: ReadonlySet<string>): number {
  const files = components.filter(isIn("untouched")).flatMap((one) => one.files);
  return new Set(files.filter((path) => stale.has(path))).size;
}

/** The same for scripts: one JSON object. */
export function holdoutStatusJson(overview: HoldoutOverview, stale: ReadonlySet<string>): string {
  const { components, decisions, totals } = overview;
  const value = {
    totals,
    staleUntouched: staleUntouched(overview, stale),
    components: components.map(({ name, families, cases, split, questions, record }) => ({
      name,
      split,
      state: record.state ?? "validation",
      isConfirmation: record.state === "untouched",
      questions,
      families,
      cases,
      uses: record.uses.map(({ entry }) => entry),
      exposures: record.exposures,
      reserved: record.reserved,
    })),
    reservations: decisions.reservations.map(({ entry, index }) => ({
      ...entry,
      isOpen: decisions.open.some((one) => one.index === index),
    })),
    confirmation: confirmation(overview, stale),
  };
  return `${jsonText(value)}\n`;
}
