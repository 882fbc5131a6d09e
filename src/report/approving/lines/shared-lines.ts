import type { AskedCase } from "../../../approving/asked-change.ts";
import {
  acceptable,
  approvable,
  movable,
  type CodedCase,
} from "../../../approving/counting/coded-cases.ts";
import type { JudgedChange } from "../../../approving/running/judged-change.ts";
import { usualCases } from "../../../approving/running/judged-change.ts";
import { acceptCode } from "../../../approving/accept-code.ts";
import { togetherCode } from "../../../refresh/deciding/lines/codes.ts";
import { lineToCopy } from "../../../refresh/deciding/lines/write-line.ts";
import { isSettled } from "../settled.ts";

/** A line to copy that covers several cases, and those that its code is made of. */
interface SharedLine {
  readonly line: string;
  readonly cases: readonly CodedCase[];
}

/** The lines to copy that are about more than one case, as far as there is still something for them to decide. */
export interface SharedLines {
  /** Of all cases that the page shows and that can be approved, where those are several. */
  readonly approve: SharedLine | undefined;
  /** Of all candidates, to stay ones: held-out ones as well, since nobody judges them by it. */
  readonly accept: SharedLine | undefined;
  /** Of the cases whose evidence only moved, where those are several. */
  readonly moved: SharedLine | undefined;
  /** Of all files that are none of an asked case. */
  readonly files: string | undefined;
}

type Asked = Pick<JudgedChange, "asked" | "judgement" | "policy">;

/** How many cases a line covers that does not say their number. */
function casesPerLine({ policy }: Pick<Asked, "policy">): number {
  return policy?.limits?.casesPerApproval ?? usualCases;
}

export function sharedLines(judged: Asked): SharedLines {
  const { asked, judgement } = judged;
  const most = casesPerLine(judged);
  const shown = asked.cases.filter(({ isHeldOut }) => !isHeldOut);
  const again = shown.filter(({ because }) => because === "refresh");
  const [approve, accept, moved] = [
    coded(shown, approvable),
    coded(asked.cases, acceptable),
    coded(again, movable),
  ];
  const open = openIds(judged);
  const isOpen = (cases: readonly CodedCase[]): boolean => cases.some(({ id }) => open.has(id));
  const { owned, ownedBy, free, freeBy } = judgement.files;
  const waits =
    (owned.length > 0 && ownedBy === undefined) || (free.length > 0 && freeBy === undefined);
  return {
    approve: approve.length > 1 && isOpen(approve) ? approving(approve, most) : undefined,
    accept:
      accept.length > 0 && isOpen(accept)
        ? { line: lineToCopy({ verb: "accept", code: togetherCode(accept) }), cases: accept }
        : undefined,
    moved:
      moved.length > 1 && moved.length <= most && isOpen(moved)
        ? { line: lineToCopy({ verb: "confirm moved", code: togetherCode(moved) }), cases: moved }
        : undefined,
    files: waits ? lineToCopy({ verb: "accept", code: acceptCode(asked.files) }) : undefined,
  };
}

function approving(cases: readonly CodedCase[], most: number): SharedLine {
  const code = togetherCode(cases);
  const line =
    cases.length <= most
      ? lineToCopy({ verb: "approve together", code })
      : lineToCopy({ verb: "approve all", count: cases.length, code });
  return { line, cases };
}

function openIds({ judgement }: Asked): ReadonlySet<string> {
  const open = judgement.cases.filter(({ standing }) => !isSettled(standing));
  return new Set(open.map(({ asked }) => asked.id));
}

function coded(
  cases: readonly AskedCase[],
  as: (asked: AskedCase) => CodedCase | undefined,
): readonly CodedCase[] {
  return cases.flatMap((asked) => as(asked) ?? []);
}
