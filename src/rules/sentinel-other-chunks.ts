import { readsWhole } from "../model/case.ts";
import { calibrationOf } from "./calibration.ts";
import { namedChunks, reviewers } from "./difference-words.ts";
import { liveSentinels } from "./live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelOtherChunks: Rule = {
  id: "sentinel/other-chunks",
  level: "error",
  reports: "an approved sentinel whose judgments agree on other chunks than it lists",
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
        message: `${reviewers(calibration.judgments)} agree on ${namedChunks([...judged])}, but the case lists ${namedChunks([...expected])}.`,
        at: file.locateKey(written ? ["relevantChunkIds"] : ["kind"]),
        related: calibration.judgments.map(({ index }) =>
          file.locateKey(["sentinel", "reviews", index, "relevantChunkIds"]),
        ),
        fix: "Open the source again: correct the list and have two people judge the case anew, or set the status back to pending.",
      };
    }
  },
};
