import { groupsOf } from "../../model/groups.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { branchFolder } from "./branch-folder.ts";
import type { OpenPullRequest, PlannedPullRequest } from "./plan.ts";

/** How many cases a pull request asks about at most. */
export const mostCases = 10;

/** The name of those without a family. No id of a family has two dashes in a row. */
const noFamily = "--no-family";

/** A case that needs a place. */
interface Placed {
  readonly id: string;
  readonly path: string;
  readonly asks: "refresh" | "first-judgment";
  readonly families: readonly string[];
  /** The smallest family of its component; undefined where it belongs to none. */
  readonly component: string | undefined;
}

interface Situation {
  /** Where branches are, ending in "/"; by default those of a set that is a whole repository. */
  readonly folder?: string;
  readonly open: readonly OpenPullRequest[];
  /** Branches that are somebody else's. */
  readonly taken?: readonly string[];
  /** How many may be open at once. */
  readonly limit: number;
}

/** A pull request with the cases that its ids stand for. */
interface FilledPullRequest<Case> {
  readonly pullRequest: PlannedPullRequest;
  readonly members: readonly Case[];
}

/** A pull request while cases are put into it. */
interface Bucket<Case> {
  readonly branch: string;
  readonly isOpen: boolean;
  readonly keeps: OpenPullRequest["keeps"];
  /** The component of its cases. */
  readonly name: string;
  readonly cases: Case[];
}

/**
 * Puts cases into pull requests: a component's together, at most `mostCases` in each that is opened. A case that an open one
 * asks about stays there, and others come to it while it has room; candidates come after those who were judged, so that
 * asking about them moves nobody. Of those to open, as many wait as the limit says, the last in order.
 */
export function pullRequestsOf<Case extends Placed>(
  cases: readonly Case[],
  { folder = branchFolder(""), open, taken: others = [], limit }: Situation,
): readonly FilledPullRequest<Case>[] {
  const inOrder = cases.toSorted(byTurn);
  const buckets = heldBy(open, inOrder);
  const held = new Set(buckets.flatMap((bucket) => bucket.cases));
  const taken = new Set([...open.map(({ branch }) => branch), ...others]);
  const free = groupsOf(
    inOrder.filter((one) => !held.has(one)),
    nameOf,
  );
  for (const [name, own] of free) {
    const withRoom = buckets
      .filter((bucket) => bucket.name === name && bucket.keeps === undefined)
      .toSorted(byBranch);
    for (const one of own) {
      let bucket = withRoom.find((some) => some.cases.length < mostCases);
      if (bucket === undefined) {
        const branch = freeBranch(`${folder}${name}`, taken);
        bucket = { branch, isOpen: false, keeps: undefined, name, cases: [] };
        taken.add(bucket.branch);
        withRoom.push(bucket);
        buckets.push(bucket);
      }
      bucket.cases.push(one);
    }
  }
  let slots = limit - buckets.filter(({ isOpen }) => isOpen).length;
  return buckets.toSorted(byBranch).map((bucket) => {
    const waits = !bucket.isOpen && bucket.keeps !== "closed" && slots-- <= 0;
    return filled(bucket, waits);
  });
}

function filled<Case extends Placed>(
  { branch, isOpen, keeps, cases }: Bucket<Case>,
  waits: boolean,
): FilledPullRequest<Case> {
  const members = cases.toSorted(byId);
  const families = [...new Set(members.flatMap((one) => one.families))].toSorted(byUtf8);
  const ids = members.map(({ id }) => id);
  const isClosed = keeps === "closed";
  return { pullRequest: { branch, families, cases: ids, isOpen, isClosed, waits }, members };
}

/** The open pull requests that hold some of the cases, each case in the first that names it. */
function heldBy<Case extends Placed>(
  open: readonly OpenPullRequest[],
  cases: readonly Case[],
): Bucket<Case>[] {
  const inOrder = open.toSorted(byBranch);
  const holderOf = new Map<string, OpenPullRequest>();
  // What a person closed for this revision stays closed where another one asks about the same case.
  for (const one of [...inOrder.filter(wasClosed), ...inOrder]) {
    for (const id of one.cases) if (!holderOf.has(id)) holderOf.set(id, one);
  }
  const held = cases.flatMap((one) => {
    const holder = holderOf.get(one.id);
    return holder === undefined ? [] : [{ holder, one }];
  });
  return [...groupsOf(held, ({ holder }) => holder)].map(([holder, entries]) => {
    const own = entries.map(({ one }) => one).toSorted(byId);
    const { branch, keeps } = holder;
    return { branch, isOpen: !wasClosed(holder), keeps, name: nameOf(own[0] ?? {}), cases: own };
  });
}

function wasClosed({ keeps }: OpenPullRequest): boolean {
  return keeps === "closed";
}

function nameOf({ component }: Partial<Pick<Placed, "component">>): string {
  return component ?? noFamily;
}

function freeBranch(base: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(numberedBranch(base, number))) number++;
  return numberedBranch(base, number);
}

/** The names of a component's branches: its own, then with `--2`, `--3` and so on. */
export function numberedBranch(base: string, number: number): string {
  return number === 1 ? base : `${base}--${number}`;
}

function byTurn(a: Placed, b: Placed): number {
  return Number(a.asks !== "refresh") - Number(b.asks !== "refresh") || byId(a, b);
}

function byId(a: Pick<Placed, "id" | "path">, b: Pick<Placed, "id" | "path">): number {
  return byUtf8(a.id, b.id) || byUtf8(a.path, b.path);
}

/** By component, then by number; those without a family come last. */
function byBranch(a: { readonly branch: string }, b: { readonly branch: string }): number {
  const [one, other] = [partsOf(a.branch), partsOf(b.branch)];
  return (
    Number(one.isLast) - Number(other.isLast) ||
    byUtf8(one.name, other.name) ||
    one.number - other.number ||
    byUtf8(a.branch, b.branch)
  );
}

/** A branch without its number, its number, and whether its cases have no family. */
export function partsOf(branch: string): {
  readonly name: string;
  readonly number: number;
  readonly isLast: boolean;
} {
  const [, name = branch, number = "1"] = /^(.*?)(?:--(\d{1,9}))?$/s.exec(branch) ?? [];
  return { name, number: Number(number), isLast: name.endsWith(`/${noFamily}`) };
}
