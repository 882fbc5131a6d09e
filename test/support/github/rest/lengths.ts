import { unfit, type Call } from "./answer.ts";

/** Refuses a body that GitHub finds too long (release-please; marocchino/sticky-pull-request-comment#1395). */
export function assertLength(call: Call, resource: string, text: string | undefined): void {
  const most = call.world.limits.bodyCharacters;
  if (text === undefined || text.length <= most) return;
  const message = `body is too long (maximum is ${most} characters)`;
  throw unfit(resource, { field: "body", message });
}
