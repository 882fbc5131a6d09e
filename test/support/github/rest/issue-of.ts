import type { Issue } from "../world/issues.ts";
import { captured, notFound, type Call } from "./answer.ts";

/** The issue, or pull request, that the path names. */
export function issueOf(call: Call): Issue {
  const number = Number(captured(call, "issue_number"));
  const found = call.repository.issues.find((one) => one.number === number);
  if (found === undefined) throw notFound();
  return found;
}
