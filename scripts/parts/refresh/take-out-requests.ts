import { withoutRequest } from "../../../src/refresh/deciding/needless-request.ts";
import { takenOutText } from "../../../src/report/refresh/decided-text.ts";
import type { ExitCode } from "../../io.ts";
import { replaceTexts } from "../raw-text.ts";
import { refuse, type Refusal, type Session } from "./decide-run.ts";
import { caseToDecide } from "./set-to-decide.ts";

/** Takes the requests out of cases whose judgment stands, of all that are named or of none. */
export async function takeOutRequests(
  session: Pick<
    Session,
    "io" | "chosen" | "dataset" | "target" | "options" | "isDryRun" | "readTexts"
  >,
): Promise<ExitCode> {
  const { io, chosen, dataset, target, options, isDryRun } = session;
  const refused: Refusal[] = [];
  const edits: { path: string; before: string; after: string }[] = [];
  for (const path of chosen.paths) {
    const one = await caseToDecide(chosen.folder, session, path);
    const result = "refused" in one ? one : withoutRequest(dataset, one, target);
    if ("refused" in result) refused.push(result);
    else if ("text" in one) edits.push({ path, before: one.text, after: result.text });
  }
  if (refused.length > 0) return refuse(io, refused, options);
  const late = isDryRun ? [] : await replaceTexts(chosen.folder, edits);
  if (late.length > 0) return refuse(io, [{ refused: late }], options);
  io.out(takenOutText(edits, { ...options, isDryRun, to: target.id }));
  return 0;
}
