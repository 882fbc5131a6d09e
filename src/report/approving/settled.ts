import type { CaseStanding } from "../../approving/judgement.ts";

/** Whether nobody has to say anything of a case any more. */
export function isSettled({ is }: CaseStanding): boolean {
  return is === "decided" || is === "recorded" || is === "accepted";
}
