import type { RecordedAs } from "../../approving/recording/to-record.ts";

/** What became of a case whose decision is recorded. */
export const recordedWords: Readonly<Record<RecordedAs, string>> = {
  approved: "approved",
  rejected: "rejected",
  retired: "retired",
  confirmed: "confirmed",
  revised: "revised",
  abstained: "made an abstention",
  "borne-out": "decided on a checkout, and borne out",
};
