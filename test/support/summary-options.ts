import type { SummaryOptions } from "../../src/report/job-summary/summary-frame.ts";

/** The commit that a summary of the tests is of. */
export const commit: string = "3cd1e8dd61".padEnd(40, "0");

/** What a summary of the tests tells beside its verdict. */
export const options: SummaryOptions = {
  set: ".",
  page: "https://github.com/acme/set",
  commit,
  version: "1.2.3",
  changed: new Set(["cases/b.yaml"]),
  failure: undefined,
  report: "/runner/_temp/touchstone-report.json",
  place: (file) => file,
};
