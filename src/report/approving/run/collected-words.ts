import type { Collected } from "../../../approving/merged/collect-decisions.ts";
import type { Rolling } from "../../../approving/merged/rolling/rolling.ts";
import { counted } from "../../../model/sentence.ts";

/** What became of the decisions of merged pull requests, as lines; none where there is nothing to say. */
export function collectedLines(collected: Collected): readonly string[] {
  const { merged, passed, recording } = collected;
  const waiting = recording.files.length;
  return [
    ...(merged.length === 0
      ? []
      : [
          `${counted(merged.length, "merged pull request")} looked at for decisions that are not recorded: ${merged.map(({ change }) => `#${change.pull.number}`).join(", ")}.`,
        ]),
    ...passed.map(({ why }) => why),
    ...rollingLines(collected.rolling, waiting),
  ];
}

function rollingLines(rolling: Rolling | undefined, waiting: number): readonly string[] {
  const decisions = counted(waiting, "decision");
  const wait = waiting === 1 ? "waits" : "wait";
  if (rolling === undefined) {
    return waiting === 0 ? [] : [`${decisions} ${waiting === 1 ? "is" : "are"} not recorded.`];
  }
  switch (rolling.is) {
    case "created":
    case "updated":
    case "unchanged":
      return [`${decisions} ${wait} in #${rolling.number}.`];
    case "closed":
      return [
        rolling.number === undefined
          ? `Nothing is left to record; the branch ${rolling.branch} is deleted.`
          : `Nothing is left to record; #${rolling.number} is closed.`,
      ];
    case "lost":
      return ["The main branch or that of the decisions moved meanwhile; the next run goes on."];
    case "none":
    case "edited":
    case "taken":
    case "respected":
    case "blocked":
    case "refused":
      return waiting === 0 ? [] : [`${decisions} ${wait} to be recorded.`];
  }
}

/** What keeps decisions from being recorded, and what somebody has to do about it, as sentences. */
export function collectedWarnings({
  recording,
  rolling,
  left,
  refused,
}: Collected): readonly string[] {
  return [
    ...recording.withheld.map(
      ({ asked, pull }) =>
        `What was decided about ${asked.id} in #${pull} cannot be written down: the comment there says why.`,
    ),
    ...(rolling === undefined ? [] : rollingWarnings(rolling, recording.files.length)),
    ...(left === 0
      ? []
      : [
          `Of the commits and pull requests that may hold decisions ${left} ${left === 1 ? "was" : "were"} not looked at: they are too many for one run. Merge the pull request that records, or start this workflow with the number of one of them.`,
        ]),
    ...refused.map(({ number, why }) => `The comment on #${number} was not written: ${why}`),
  ];
}

function rollingWarnings(
  { is, branch, number, compareUrl, refused }: Rolling,
  waiting: number,
): readonly string[] {
  const why = refused.map((one) => `Decisions were not all recorded: ${one}`);
  if (is === "blocked") return [...why, `Open it here: ${compareUrl ?? branch}`];
  if (waiting === 0) return why;
  if (is === "taken") {
    return [
      `The branch ${branch} holds commits that no run wrote, so nothing is recorded there. Delete or rename it.`,
    ];
  }
  if (is === "edited") {
    return [
      ...why,
      `#${number} holds commits that no run wrote, or goes to another branch, so it is not brought up to date. Merge or close it, and delete its branch.`,
    ];
  }
  if (is === "respected") {
    return [
      `Somebody closed #${number}, so its decisions are not recorded. Reopen it to have them recorded.`,
    ];
  }
  return why;
}
