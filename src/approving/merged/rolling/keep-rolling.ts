import {
  closeRolling,
  deleteRolling,
  openRolling,
  tellRolling,
  updateRolling,
} from "./rolling-acts.ts";
import { rollingStep } from "./rolling-step.ts";
import type { Acting, Rolling } from "./rolling.ts";
import type { WantedRolling } from "./rolling-texts.ts";

/**
 * Brings the pull request that records to what is wanted: objects, then the branch by compare-and-swap, then the pull request.
 * What is wanted is undefined where nothing is left to record. Whatever it does not get to, the next run finds missing.
 */
export async function keepRolling(
  acting: Acting,
  wanted: WantedRolling | undefined,
): Promise<Rolling> {
  const { main, standing } = acting;
  const { branch } = standing;
  const step = rollingStep(standing, wanted, main.branch);
  switch (step.do) {
    case "open":
      return await openRolling(acting, wanted, step);
    case "rebuild":
    case "edit":
      return await updateRolling(acting, wanted, step);
    case "close":
      return await closeRolling(acting, step);
    case "delete":
      return await deleteRolling(acting, step);
    case "tell":
      return await tellRolling(acting, wanted, step);
    case "wait":
      return { is: "taken", branch, refused: [] };
    case "respect":
      return { ...namesOf(step.pullRequest), is: "respected", branch, refused: [] };
    case "nothing":
      return step.pullRequest === undefined
        ? { is: "none", branch, refused: [] }
        : { ...namesOf(step.pullRequest), is: "unchanged", branch, refused: [] };
  }
}

function namesOf({
  number,
  url,
}: {
  number: number;
  url: string;
}): Pick<Rolling, "number" | "url"> {
  return { number, url };
}
