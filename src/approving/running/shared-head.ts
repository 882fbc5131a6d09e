import type { CommitStatus } from "../review-host.ts";
import type { Evaluating, OpenVerdict } from "./evaluating.ts";
import { ownVerdict } from "./own-verdict.ts";
import type { ReviewTexts } from "./review-texts.ts";

/** What is to stand on a commit, and who else it is about. */
export interface HeadVerdict {
  readonly statuses: readonly CommitStatus[];
  /** The numbers of the other open pull requests with that last commit. */
  readonly others: readonly number[];
  /** Those of them that go to the default branch. */
  readonly rivals: readonly number[];
}

/**
 * The verdicts for the last commit of an open pull request, which hold for all open ones with that commit: the host shows them on
 * each. Whichever of them a run is about, they are the same.
 */
export async function verdictOnHead(run: Evaluating, own: OpenVerdict): Promise<HeadVerdict> {
  const { head, number } = own.pull;
  const numbers = (await run.openWithHead(head)).filter((one) => one !== number);
  const others: OpenVerdict[] = [];
  for (const one of numbers) {
    const other = await otherVerdict(run, one);
    if (other?.pull.head === head) others.push(other);
  }
  if (others.length > 0) run.shared.set(number, own);
  return {
    statuses: worstVerdicts([own, ...others], run),
    others: others.map(({ pull }) => pull.number),
    rivals: others.filter(({ pull }) => pull.base === run.main).map(({ pull }) => pull.number),
  };
}

async function otherVerdict(run: Evaluating, number: number): Promise<OpenVerdict | undefined> {
  const known = run.shared.get(number);
  if (known !== undefined) return known;
  const own = await ownVerdict(run, number);
  if (own.state === "closed") return undefined;
  const { pull, statuses } = own;
  run.shared.set(number, { pull, statuses });
  return { pull, statuses };
}

/** From the best to the worst. */
const order: readonly CommitStatus["state"][] = ["success", "pending", "failure", "error"];

/**
 * Of each verdict the worst of several pull requests, of equally bad ones that of the lowest number, with that number in its words
 * where there are several. Those that go elsewhere count only where none goes to the default branch. In whatever order they are
 * given, the verdicts are the same.
 */
export function worstVerdicts(
  verdicts: readonly OpenVerdict[],
  { main, texts }: { readonly main: string; readonly texts: Pick<ReviewTexts, "ofOne"> },
): readonly CommitStatus[] {
  const toMain = verdicts.filter(({ pull }) => pull.base === main);
  const counting = (toMain.length > 0 ? toMain : verdicts).toSorted(
    (a, b) => a.pull.number - b.pull.number,
  );
  const [first, ...rest] = counting.map(({ pull, statuses }) =>
    verdicts.length === 1 ? statuses : statuses.map((one) => texts.ofOne(one, pull.number)),
  );
  return (first ?? []).map((one, at) =>
    rest.reduce((worst, statuses) => worseOf(worst, statuses[at] ?? worst), one),
  );
}

function worseOf(one: CommitStatus, other: CommitStatus): CommitStatus {
  return order.indexOf(other.state) > order.indexOf(one.state) ? other : one;
}
