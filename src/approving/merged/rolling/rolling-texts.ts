import type { HostComment } from "../../../refresh/requests/host.ts";
import type { RecordedFile } from "../../recording/recording.ts";
import { planOf } from "./rolling-marks.ts";
import type { WantedRecords } from "./rolling-step.ts";

/** A pull request that records, as its reader sees it. */
export interface RollingPacket {
  readonly title: string;
  readonly body: string;
  /** The message of its commit, without what later runs know it by. */
  readonly message: string;
}

/** How the pull request that records is worded. */
export interface RollingTexts {
  readonly packet: (files: readonly RecordedFile[]) => RollingPacket;
  /** Its body once nothing is left to record. */
  readonly done: string;
  /** What a comment says where somebody else's commits keep it from being brought up to date. */
  readonly edited: string;
  readonly isEdited: (comment: HostComment) => boolean;
}

/** What is to stand in the pull request that records, with the files that it writes. */
export interface WantedRolling extends WantedRecords, RollingPacket {
  readonly files: readonly RecordedFile[];
}

/** Undefined where nothing is to be recorded. */
export function wantedRolling(
  texts: RollingTexts,
  files: readonly RecordedFile[],
): WantedRolling | undefined {
  return files.length === 0 ? undefined : { plan: planOf(files), files, ...texts.packet(files) };
}
