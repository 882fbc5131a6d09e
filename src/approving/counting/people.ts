import { accountName, isBot } from "../../model/account.ts";
import type { Digest } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { AskedChange } from "../asked-change.ts";
import type { Uncounted } from "../judgement.ts";
import type { Permission } from "../review-host.ts";
import type { Account, Said } from "../said.ts";
import type { DecidedElsewhere } from "./claims.ts";
import type { CodedCase } from "./coded-cases.ts";
import { latestOpinions } from "./opinions.ts";
import type { ResolveLine } from "./refresh-lines.ts";

/** Who may decide about a pull request, and by what its lines are read. Names are compared without regard to case. */
export interface People {
  /** The number of the pull request that is judged. */
  readonly pullRequest: number;
  /** Whose pull request it is; undefined where the account was deleted. */
  readonly author: Account | undefined;
  /** What each account may do now, by its login: of `peopleToLookUp` at least. Whoever is not in it may do nothing. */
  readonly permissions: ReadonlyMap<string, Permission>;
  /** Whom the policy of the default branch names; none: everybody who may write. */
  readonly reviewers: readonly string[];
  /** Who owns that policy; none: administrators. */
  readonly owners: readonly string[];
  /** How many cases a line covers that does not say their number. */
  readonly casesPerApproval: number;
  /**
   * Codes that were shown earlier, with the cases they were made of. An entry is believed only where its code is the hash of
   * its cases, so it may come from anywhere.
   */
  readonly memory: ReadonlyMap<string, readonly CodedCase[]>;
  /** What the change says that was decided in other pull requests, as these were looked up. */
  readonly elsewhere: DecidedElsewhere;
  /** The corpus revision under which cases are asked about again; undefined where none is. */
  readonly to: { readonly id: string; readonly digest: Digest } | undefined;
  /** What a line about moved evidence comes to where the plan has not worked it out. */
  readonly resolve: ResolveLine;
}

/** Whose lines may be heard at all, as far as the account itself tells. */
type Policy = Pick<People, "author" | "reviewers" | "owners">;

/** What lines of somebody may decide: everything, or only files that need an owner. */
export type Voice = "everything" | "files";

/** What keeps somebody from counting whatever they may do in the repository; undefined where nothing does. */
export function strangeness(
  by: Account | undefined,
  { author, reviewers, owners }: Policy,
): Uncounted | undefined {
  if (by === undefined) return { why: "deleted-account" };
  if (isMachine(by)) return { why: "bot" };
  if (author !== undefined && sameAccount(by, author)) return { why: "author" };
  const isNamed = isAmong(reviewers, by) || isAmong(owners, by);
  return isNamed ? undefined : { why: "not-in-policy" };
}

/**
 * What somebody may decide who is no stranger, by what they may do in the repository now. Whom the policy does not name as a
 * reviewer has a say where a file needs an owner, and is one.
 */
export function voiceOf(
  by: Account,
  { files }: Pick<AskedChange, "files">,
  people: People,
): Voice | Uncounted {
  const permission = permissionOf(by, people);
  if (!mayWrite.has(permission)) return { why: "no-permission" };
  if (isAmong(people.reviewers, by)) return "everything";
  const hasSay = files.some(({ needsOwner }) => needsOwner) && isOwner(by, people);
  return hasSay ? "files" : { why: "not-in-policy" };
}

/** Whether somebody owns the policy: those whom it names, or else whoever administers the repository. */
export function isOwner(by: Account, people: People): boolean {
  return people.owners.length > 0
    ? isAmong(people.owners, by)
    : permissionOf(by, people) === "admin";
}

/**
 * The logins whose permission has to be asked of the host, in order: of people whose latest opinion approves or asks for
 * changes. Bots, deleted accounts and those whose opinion was dismissed cannot count; neither can the author, nor whom the policy
 * leaves out, where `policy` is given.
 */
export function peopleToLookUp(
  said: readonly Said[],
  policy: Policy = { author: undefined, reviewers: [], owners: [] },
): readonly string[] {
  const logins = latestOpinions(said).flatMap(({ by, opinion }) => {
    const mayCount = opinion !== "dismissed" && strangeness(by, policy) === undefined;
    return mayCount && by !== undefined ? [by.login] : [];
  });
  const once = new Map(logins.map((login) => [accountName(login), login]));
  return [...once.values()].toSorted(byUtf8);
}

const mayWrite: ReadonlySet<Permission> = new Set(["write", "maintain", "admin"]);

/** Nobody named means everybody. */
function isAmong(names: readonly string[], { login }: Account): boolean {
  return names.length === 0 || names.some((name) => accountName(name) === accountName(login));
}

export function isMachine({ login, isBot: isOne }: Account): boolean {
  return isOne || isBot(login);
}

/** A number stays when an account is renamed. A login may go over to somebody else, who is then kept out for once. */
function sameAccount(one: Account, other: Account): boolean {
  return one.id === other.id || accountName(one.login) === accountName(other.login);
}

function permissionOf({ login }: Account, { permissions }: People): Permission {
  const name = accountName(login);
  const found = [...permissions].find(([of]) => accountName(of) === name);
  return found?.[1] ?? "none";
}
