import { isDeepStrictEqual } from "node:util";
import type { CaseFile } from "../../model/case.ts";
import type { AskedCase } from "../asked-change.ts";

/** The blocks of a case that say what somebody decided. */
export type DecisionBlock = "review" | "refresh" | "retired";

const blocks: readonly DecisionBlock[] = ["review", "refresh", "retired"];

/** Those blocks of a case that hold a decision: a pending review and an undecided request hold none. */
export function decisionBlocks(file: CaseFile): readonly DecisionBlock[] {
  const { review, refresh, retired } = file.case;
  const isDecided = {
    review: review?.status === "approved" || review?.status === "rejected",
    refresh: refresh?.outcome !== undefined,
    retired: retired !== undefined,
  };
  return blocks.filter((block) => isDecided[block]);
}

/** The decisions that a change brings: they are claims until a line of a review says the same. */
export function claimedBlocks({
  before,
  after,
}: Pick<AskedCase, "before" | "after">): readonly DecisionBlock[] {
  return decisionBlocks(after).filter(
    (block) => !isDeepStrictEqual(before?.case[block], after.case[block]),
  );
}
