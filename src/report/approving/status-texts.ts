import type { Recording } from "../../approving/recording/recording.ts";
import type { CommitStatus, JudgedPull } from "../../approving/review-host.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";
import type { ReviewTexts, Unjudgeable } from "../../approving/running/review-texts.ts";
import type { Verdicts } from "../../authoring/set/required-statuses.ts";
import { clipped, counted, listed } from "../../model/sentence.ts";
import { checkErrors } from "./check-errors.ts";
import { doneWords } from "./done-words.ts";
import { capital } from "./standing-words.ts";
import { levelTally } from "../verdict/counts.ts";
import { levelCounts } from "../verdict/verdict-line.ts";
import { openMatters } from "./open-matters.ts";
import { plainText } from "../untrusted/unlinked.ts";

/** How many characters GitHub takes. */
const longest = 140;

type State = CommitStatus["state"];

/** The verdicts on a pull request as texts, by the names that those of a set have. */
export function statusTexts(
  contexts: Verdicts,
): Pick<ReviewTexts, "statuses" | "unjudged" | "untouched" | "ofOne" | "contexts"> {
  return {
    contexts: [contexts.check, contexts.review],
    untouched: [contexts.check, contexts.review].map((context) => ({ context, ...untouched })),
    ofOne: (status, number) => ({
      ...status,
      description: clipped(`#${number}: ${status.description}`, longest),
    }),
    statuses: (judged, recording) => {
      const { url } = judged.pull;
      const [check, review] = judged.concernsSet
        ? [checkStatus(judged), reviewStatus(judged, recording)]
        : [untouched, untouched];
      return [
        { context: contexts.check, ...check, url },
        { context: contexts.review, ...review, url },
      ];
    },
    unjudged: (pull, why) =>
      [contexts.check, contexts.review].map((context) => ({
        context,
        ...unjudgedStatus(pull, why),
        url: pull.url,
      })),
  };
}

const untouched: Told = { state: "success", description: "This changes nothing of the set." };

/** Neither is ever good, whatever the commit is elsewhere. */
function unjudgedStatus(pull: JudgedPull, why: Unjudgeable): Told {
  const { state, is } = unjudgedWords(pull, why);
  return { state, description: clipped(is, longest) };
}

function unjudgedWords(
  pull: JudgedPull,
  why: Unjudgeable,
): { readonly state: State; readonly is: string } {
  switch (why) {
    case "elsewhere":
      return {
        state: "pending",
        is: `Not judged: it goes to ${plainText(clipped(pull.base, 40))}, and only what goes to the default branch is.`,
      };
    case "conflict":
      return {
        state: "failure",
        is: "Not judged: it conflicts with its base. Merge the base into its branch first.",
      };
    case "not-merged-yet":
      return {
        state: "pending",
        is: "Not judged yet: GitHub has not tried the merge. It is judged again soon.",
      };
  }
}

type Told = Pick<CommitStatus, "state" | "description">;

function checkStatus(judged: JudgedChange): Told {
  const { sets } = judged;
  const errors = checkErrors(judged);
  const cases = counted(sets.merged.cases.length, "case");
  if (errors.length === 0) {
    const others = levelCounts({ ...levelTally(sets.findings), error: 0 });
    const found = others === "" ? "No errors" : `No errors, ${others}`;
    return { state: "success", description: clipped(`${found}, in ${cases}`, longest) };
  }
  const [first] = errors;
  const at =
    first === undefined
      ? ""
      : `: ${plainText(clipped(first.at.file, 60))}:${first.at.line} ${first.rule}`;
  const more = errors.length > 1 ? ", …" : "";
  return {
    state: "failure",
    description: clipped(`${counted(errors.length, "error")}${at}${more}`, longest),
  };
}

function reviewStatus(judged: JudgedChange, recording: Pick<Recording, "withheld">): Told {
  const { asked } = judged;
  const { waiting, broken, disputed, claimed, withheld, owned, free, objectors } = openMatters(
    judged,
    recording,
  );
  const all = asked.cases.length;
  const of = waiting.length === all ? "" : ` of ${all}`;
  const start = `${waiting.length}${of} ${all === 1 ? "case" : "cases"} ${waiting.length === 1 ? "waits" : "wait"}`;
  const gravestFirst: readonly (readonly [State, string, readonly string[]])[] = [
    ["failure", "Claims a decision that nobody made", claimed],
    ["failure", "Reviewers disagree", disputed],
    ["failure", "Changes asked for by", objectors],
    ["failure", "Decided, but cannot be written down", withheld],
    ["pending", `${start} for a reviewer`, waiting],
    ["pending", `${waitWords(broken.length, "case")} to be mended`, broken],
    ["pending", `${waitWords(owned.length, "file")} for an owner`, owned],
    ["pending", `${waitWords(free.length, "file")} for a reviewer`, free],
  ];
  const found = gravestFirst.find(([, , names]) => names.length > 0);
  return found === undefined ? { state: "success", description: doneText(judged) } : told(...found);
}

function waitWords(count: number, noun: string): string {
  return `${counted(count, noun)} ${count === 1 ? "waits" : "wait"}`;
}

function doneText({ asked: { files }, judgement: { cases } }: JudgedChange): string {
  const taken =
    files.length === 1
      ? "The file is taken as it is"
      : `${files.length === 2 ? "Both" : `All ${files.length}`} files are taken as they are`;
  if (cases.length === 0) return taken;
  return capital(listed(doneWords(cases)));
}

/** As many names as there is room for. */
function told(state: State, start: string, names: readonly string[]): Told {
  const all = names.map((name) => plainText(clipped(name, 60))).join(", ");
  return { state, description: clipped(all === "" ? start : `${start}: ${all}`, longest) };
}
