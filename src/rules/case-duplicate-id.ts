import { groupsOf } from "../model/groups.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

/** How many places a finding names; a thousand copies of one file need no thousand places each. */
const most = 10;

export const caseDuplicateId: Rule = {
  id: "case/duplicate-id",
  level: "error",
  reports: "a case whose id another file has too",
  *check({ cases }) {
    for (const [id, files] of groupsOf(cases, (file) => file.case.id)) {
      if (id === undefined || files.length === 1) continue;
      // A place is found by reading its file again, and each finding names the same ones.
      const named = files.slice(0, most).map((file) => ({ file, at: file.locate(["id"]) }));
      for (const file of files.slice(1)) {
        const others = named.filter((other) => other.file !== file);
        yield {
          message: `The id ${quoted(id)} is that of another case too.`,
          at: file.locate(["id"]),
          related: others.map(({ at }) => at),
          fix: "Give this case an id of its own and rename its file to match, or remove it if it is a copy.",
        };
      }
    }
  },
};
