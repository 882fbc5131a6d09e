import { readsWhole, type CaseFile } from "../model/case.ts";
import { judgeCommand, pending } from "./asking.ts";
import { calibrationOf } from "./sentinels/calibration.ts";
import { namedChunks, reviewers } from "./sentinels/difference-words.ts";
import { liveSentinels } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelOtherChunks: Rule = {
  id: "sentinel/other-chunks",
  level: "error",
  reports: "an approved sentinel whose judgments agree on other chunks than it lists",
  perFile: true,
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const { file, isApproved } = live;
      const calibration = isApproved ? calibrationOf(live) : undefined;
      const written = file.has(["relevantChunkIds"]);
      const listed = written ? file.case.relevantChunkIds : [];
      if (calibration?.state !== "agreed" || !readsWhole(listed)) continue;
      const judged = new Set(calibration.judgments.flatMap((one) => one.relevantChunkIds));
      const expected = new Set(listed);
      if (judged.size === expected.size && listed.every((id) => judged.has(id))) continue;
      yield {
        message: `${reviewers(calibration.judgments)} agree on ${namedChunks([...judged])}, but the case ${abstains(file)}lists ${namedChunks([...expected])}.`,
        at: file.locateKey(written ? ["relevantChunkIds"] : ["kind"]),
        related: calibration.judgments.map(({ index }) =>
          file.locateKey(["sentinel", "reviews", index, "relevantChunkIds"]),
        ),
        fix: `Read the source again: correct the case, and have two people judge it anew with ${judgeCommand(file)}; until then ${pending}.`,
      };
    }
  },
};

/** A chunk that two people find relevant says that the corpus has something to answer with. */
function abstains(file: CaseFile): string {
  return file.case.kind === "abstention" ? "is an abstention and " : "";
}
