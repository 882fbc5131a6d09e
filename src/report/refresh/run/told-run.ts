import type { RefreshRun } from "../../../refresh/requests/run-refresh.ts";

/** A run of refresh as it is told to people and programs. */
export interface ToldRun {
  readonly run: RefreshRun;
  /** The commit whose set was planned for. */
  readonly commit: string;
  /** How many candidates nobody has judged; they get no pull request. */
  readonly candidates: number;
}
