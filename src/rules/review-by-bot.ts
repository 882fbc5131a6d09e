import type { CaseFile } from "../model/case.ts";
import type { Path } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { machineNamed } from "./machine-named.ts";
import type { Rule } from "./rule.ts";

/** Somebody who is said to have decided. */
interface Decider {
  readonly path: Path;
  readonly name: string | undefined;
}

export const reviewByBot: Rule = {
  id: "review/by-bot",
  level: "error",
  reports: "a decision about a case that a bot, or the case's own generator, is said to have made",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      for (const { path, name } of decidersOf(file)) {
        const machine = name === undefined ? undefined : machineNamed(file, name);
        if (name === undefined || machine === undefined) continue;
        yield {
          message:
            machine === "generator"
              ? `${quoted(name)} is named as having decided, but is the generator that wrote the case.`
              : `${quoted(name)} is named as having decided, but is no person.`,
          at: file.locate(path),
          fix: "Have a person read the case and record what they decide: another name in this place would be no decision.",
        };
      }
    }
  },
};

function decidersOf(file: CaseFile): readonly Decider[] {
  const { review, refresh, retired, sentinel } = file.case;
  return [
    { path: ["review", "reviewedBy"], name: review?.reviewedBy },
    ...(sentinel?.reviews ?? []).map((one, index) => ({
      path: ["sentinel", "reviews", index, "reviewer"],
      name: one?.reviewer,
    })),
    { path: ["sentinel", "resolution", "by"], name: sentinel?.resolution?.by },
    { path: ["refresh", "by"], name: refresh?.by },
    { path: ["retired", "by"], name: retired?.by },
  ];
}
