import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { isLater } from "../../model/instant.ts";
import { quoted } from "../../model/sentence.ts";
import { isBlank } from "../../model/white-space.ts";
import { pending } from "../asking.ts";
import type { RecordedJudgment } from "./calibration.ts";
import { differencesInWords } from "./difference-words.ts";
import type { LiveSentinel, SentinelDraft } from "./live-sentinels.ts";

/** What keeps differing judgments from being settled; undefined where a resolution settles them or cannot be read. */
export function unsettled(
  { file, sentinel }: LiveSentinel,
  judgments: readonly RecordedJudgment[],
): Problem | undefined {
  const differences = differencesInWords(judgments);
  if (!file.has(["sentinel", "resolution"])) {
    return {
      message: `The judgments differ and no resolution settles it: ${differences}.`,
      at: file.locateKey(["sentinel", "reviews"]),
      fix: `Read the source again, clarify the question or the answer, and record it under "resolution" (by, at, reason, clarified) while the judgments stay as they are; until then ${pending}.`,
    };
  }
  const { resolution } = sentinel;
  if (resolution === undefined) return undefined;
  return (
    silentResolution(file, resolution, differences) ?? earlyResolution(file, resolution, judgments)
  );
}

type ResolutionDraft = NonNullable<SentinelDraft["resolution"]>;

/** One that does not say who settled it, or why, has another finding. */
function silentResolution(
  file: CaseFile,
  { by, clarified }: ResolutionDraft,
  differences: string,
): Problem | undefined {
  if (clarified?.length !== 0) return undefined;
  return {
    message: `The judgments differ and the resolution does not say what was clarified ("clarified"): ${differences}.`,
    at: file.locate(["sentinel", "resolution", "clarified"]),
    fix: `Have ${by === undefined || isBlank(by) ? "whoever settled it" : quoted(by)} list which of query, answer, source and chunks it clarified, as in "clarified: [answer]".`,
  };
}

function earlyResolution(
  file: CaseFile,
  { at }: ResolutionDraft,
  judgments: readonly RecordedJudgment[],
): Problem | undefined {
  const later = judgments.find(({ reviewedAt }) => at !== undefined && isLater(reviewedAt, at));
  if (later === undefined) return undefined;
  return {
    message: `The resolution is older than the judgment of ${quoted(later.reviewer)}, so it does not settle it: ${differencesInWords(judgments)}.`,
    at: file.locate(["sentinel", "resolution", "at"]),
    related: [file.locate(["sentinel", "reviews", later.index, "reviewedAt"])],
    fix: "Settle the difference with all judgments at hand, and record that as the resolution.",
  };
}
