import { describe, expect, test } from "vitest";
import { edited } from "../../support/edited.ts";
import { askedCode, togetherCode } from "../../../src/refresh/deciding/lines/codes.ts";
import {
  approved,
  goodRevisionDigest,
  goodSet,
  pendingAbstention,
  pendingCase,
  revisionId,
} from "../../support/good-set.ts";
import type { Digest } from "../../../src/model/ids.ts";
import { account, saidBy } from "../../support/judgements.ts";
import {
  codeOf,
  digestOf,
  hostWith,
  proof,
  provedCase,
  pullWith,
  standingsOf,
  verifiedIn,
} from "../../support/proved-cases.ts";
import type { ProofPull } from "../../../src/approving/verifying/proof-host.ts";
import { earlierRevision, previous, withRefresh } from "../../support/refreshes.ts";

const id = "refund-policy-001";
const line = `approve ${id} ${codeOf(pendingCase)}: The policy says so.`;
const said = (...args: Parameters<typeof saidBy>): ProofPull["said"][number] => saidBy(...args);

async function standing(text: string, pull: ProofPull | undefined): Promise<string | undefined> {
  const host = hostWith(pull === undefined ? {} : { 7: pull });
  const told = standingsOf(await verifiedIn({ ...goodSet(text), ...earlierRevision() }, host));
  return told.at(-1)?.replace(`${id} `, "");
}

function decided(outcome: string): string {
  return withRefresh(provedCase(pendingCase), { outcome, proof });
}

/** The code that was shown for the case with the digest that it had before. */
function askedFor(digest: string): string | undefined {
  const to = { id: revisionId, digest: goodRevisionDigest() as Digest };
  return askedCode({ id, file: { digest: digest as Digest } }, to);
}

describe("a review bears out", () => {
  const code = codeOf(pendingCase);
  const retired = `retired: {by: jordan, at: 2026-10-05T09:00:00Z, reason: So., proof: ${JSON.stringify(proof)}}\n`;
  const other = "d".repeat(64);

  test.for<readonly [string, string, ProofPull]>([
    ["an approval", provedCase(pendingCase), pullWith(`Thanks!\r\n${line}`)],
    [
      "an approval whose line an answer supplied",
      provedCase(pendingCase),
      pullWith("", {
        said: [
          said("jordan", "Looks good."),
          said("jordan", line, { kind: "comment", id: 3, opinion: undefined }),
        ],
      }),
    ],
    [
      "an approval by words that their writer edited",
      provedCase(pendingCase),
      pullWith("", {
        said: [
          said("jordan", line, { edited: { by: account("jordan"), at: "2026-10-06T09:00:00Z" } }),
        ],
      }),
    ],
    [
      "an approval of a renamed account",
      provedCase(pendingCase),
      pullWith("", { said: [said("jo", line, { by: { ...account("jordan"), login: "jo" } })] }),
    ],
    [
      "a rejection in a review that asks for changes",
      provedCase(pendingCase, { status: "rejected" }),
      pullWith("", {
        said: [said("jordan", `reject ${id}: No.`, { opinion: "asks-for-changes" })],
      }),
    ],
    [
      "a rejection with its code",
      provedCase(pendingCase, { status: "rejected" }),
      pullWith(`reject ${id} ${code}: No.`),
    ],
    [
      "a decision on a checkout",
      provedCase(pendingCase, { reviewedBy: "sam", status: "rejected" }),
      pullWith(line),
    ],
    ["a retirement", approved(pendingCase) + retired, pullWith(`retire ${id} ${code}: So.`)],
    ["a confirmation", decided("confirmed"), pullWith(`confirm ${id} ${code}: It holds.`)],
    [
      "a revision with its code",
      decided("revised"),
      pullWith(`revise ${id} ${code} a -> b: It holds.`),
    ],
    [
      "an abstention, whose words nobody knew when its code was shown",
      decided("abstained"),
      pullWith(`abstain ${id} ${askedFor(previous)} not-in-corpus "No page says.": It is gone.`),
    ],
    [
      "moves that were taken together",
      decided("revised"),
      pullWith(
        `confirm moved ${togetherCode([{ id, digest: digestOf(pendingCase) }])}: Word for word.`,
      ),
    ],
    [
      "several cases, as the comment remembers them",
      provedCase(pendingCase),
      pullWith(
        `approve ${togetherCode([
          { id, digest: digestOf(pendingCase) },
          { id: "gone-001", digest: `sha256:${other}` as never },
        ])}: All hold.`,
        {
          remembered: {
            [togetherCode([
              { id, digest: digestOf(pendingCase) },
              { id: "gone-001", digest: `sha256:${other}` as never },
            ])]: [
              { id, digest: digestOf(pendingCase) },
              { id: "gone-001", digest: `sha256:${other}` as never },
            ],
          },
        },
      ),
    ],
  ])("%s", async ([, text, pull]) => {
    expect(await standing(text, pull)).toMatch(/ proved$/);
  });

  test("several cases that the set still has, each pull request asked for once", async () => {
    const members = [pendingCase, pendingAbstention].map((text) => ({
      id: /^id: (\S+)/.exec(text)?.[1] ?? "",
      digest: digestOf(text),
    }));
    const host = hostWith({ 7: pullWith(`approve all 2 ${togetherCode(members)}: Both hold.`) });
    const files = goodSet(provedCase(pendingCase), provedCase(pendingAbstention));
    expect(standingsOf(await verifiedIn(files, host))).toEqual([
      "parking-001 approved proved",
      `${id} approved proved`,
    ]);
    expect(host.asked).toEqual([7]);
  });

  test("nothing of what is local, and nobody is asked about it", async () => {
    const host = hostWith({});
    expect(standingsOf(await verifiedIn(goodSet(approved(pendingCase)), host))).toEqual([
      `${id} approved local`,
    ]);
    expect(host.asked).toEqual([]);
  });
});

describe("the host contradicts", () => {
  test.for<readonly [string, string, ProofPull, string]>([
    [
      "a review that is not there",
      provedCase(pendingCase),
      pullWith("", { said: [] }),
      "Pull request 7 has no review 34.",
    ],
    [
      "the id of a comment",
      provedCase(pendingCase),
      pullWith("", { said: [said("jordan", line, { kind: "comment" })] }),
      "Pull request 7 has no review 34.",
    ],
    [
      "a review of somebody else",
      provedCase(pendingCase),
      pullWith("", { said: [said("noor", line)] }),
      `Review 34 of pull request 7 is "noor"'s (account 10), and the proof names account 9.`,
    ],
    [
      "a bot's review",
      provedCase(pendingCase),
      pullWith("", { said: [said("jordan", line, { by: account("jordan", { isBot: true }) })] }),
      "which is no person.",
    ],
    [
      "the review of whose pull request it is",
      provedCase(pendingCase),
      pullWith(line, { author: account("jordan") }),
      'is by "jordan", whose pull request it is.',
    ],
    [
      "an approval by who wrote the case, under another name in the file",
      provedCase(pendingCase),
      pullWith("", {
        said: [said("Avery", line, { by: { ...account("jordan"), login: "Avery" } })],
        author: account("noor"),
      }),
      'is by "Avery", who wrote the case.',
    ],
    [
      "an approval in a review that only comments",
      provedCase(pendingCase),
      pullWith("", { said: [said("jordan", line, { opinion: "comments" })] }),
      "does not approve it.",
    ],
    [
      "an approval in a review that asks for changes",
      provedCase(pendingCase),
      pullWith("", { said: [said("jordan", line, { opinion: "asks-for-changes" })] }),
      "does not approve it.",
    ],
    [
      "a review without a line",
      provedCase(pendingCase),
      pullWith("Looks good."),
      'Nothing that "jordan" wrote in pull request 7 decides this case as it is recorded.',
    ],
    [
      "a line of another case",
      provedCase(pendingCase),
      pullWith(`approve parking-001 ${codeOf(pendingCase)}: So.`),
      "Nothing that",
    ],
    [
      "a line of another text",
      provedCase(pendingCase),
      pullWith(`approve ${id} ${"0".repeat(32)}: So.`),
      "Nothing that",
    ],
    ["a line in a quote", provedCase(pendingCase), pullWith(`> ${line}`), "Nothing that"],
    [
      "a rejection of another text",
      provedCase(pendingCase, { status: "rejected" }),
      pullWith(`reject ${id} ${"0".repeat(32)}: No.`),
      "Nothing that",
    ],
    [
      "a line of another decision",
      provedCase(pendingCase),
      pullWith(`reject ${id}: So.`),
      "Nothing that",
    ],
    [
      "a line that only takes the case",
      provedCase(pendingCase),
      pullWith(`accept ${codeOf(pendingCase)}: So.`),
      "Nothing that",
    ],
    [
      "a line of another person",
      provedCase(pendingCase),
      pullWith("", { said: [said("jordan", "Looks good."), said("noor", line, { id: 35 })] }),
      "Nothing that",
    ],
    [
      "what a remembered code does not cover",
      provedCase(pendingCase),
      pullWith(
        `approve ${togetherCode([{ id: "parking-001", digest: digestOf(pendingAbstention) }])}: So.`,
        {
          remembered: {
            [togetherCode([{ id: "parking-001", digest: digestOf(pendingAbstention) }])]: [
              { id: "parking-001", digest: digestOf(pendingAbstention) },
            ],
          },
        },
      ),
      "Nothing that",
    ],
    [
      "what the set itself contradicts, whatever the host says",
      edited(provedCase(pendingCase), "When can a", "When may a"),
      pullWith(line),
      "its digest is another one.",
    ],
  ])("%s", async ([, text, pull, message]) => {
    const told = await standing(text, pull);
    expect(told).toContain("contradicted: ");
    expect(told).toContain(message);
  });
});

describe("nobody can tell", () => {
  test.for<readonly [string, string, ProofPull | undefined, string]>([
    [
      "of a pull request that the repository does not have",
      provedCase(pendingCase),
      undefined,
      "The repository that was asked has no pull request 7.",
    ],
    [
      "of a deleted account",
      provedCase(pendingCase),
      pullWith("", { said: [said("jordan", line, { by: undefined })] }),
      "The account that wrote review 34 was deleted.",
    ],
    [
      "of a dismissed review",
      provedCase(pendingCase),
      pullWith("", { said: [said("jordan", line, { opinion: "dismissed" })] }),
      'Review 34 of "jordan" was dismissed.',
    ],
    [
      "of words that somebody else edited",
      provedCase(pendingCase),
      pullWith("", {
        said: [
          said("jordan", line, { edited: { by: account("noor"), at: "2026-10-06T09:00:00Z" } }),
        ],
      }),
      "was edited, and no line of it decides this case as it is recorded.",
    ],
    [
      "of words whose editor nobody knows",
      provedCase(pendingCase),
      pullWith("", {
        said: [said("jordan", line, { edited: { by: undefined, at: "2026-10-06T09:00:00Z" } })],
      }),
      "was edited",
    ],
    [
      "which cases a code covers",
      provedCase(pendingCase),
      pullWith(`approve ${"0".repeat(32)}: All hold.`),
      "covers several cases by one code, and nothing tells any more which.",
    ],
    [
      "where a comment remembers other members than the code is of",
      provedCase(pendingCase),
      pullWith(`approve ${"0".repeat(32)}: All hold.`, {
        remembered: { ["0".repeat(32)]: [{ id, digest: digestOf(pendingCase) }] },
      }),
      "covers several cases by one code",
    ],
    [
      "what a revision without a code left",
      withRefresh(provedCase(pendingCase), { outcome: "revised", proof }),
      pullWith(`revise ${id} a -> b: It moved.`),
      "names the chunks of this case and no code, so nothing binds it to what the case says.",
    ],
    [
      "what a decision left that was judged anew since",
      withRefresh(approved(pendingCase, { reviewedAt: "2026-10-09T09:00:00Z" }), { proof }),
      pullWith(`confirm ${id} ${"0".repeat(32)}: It holds.`),
      "The case was judged anew since",
    ],
  ])("%s", async ([, text, pull, why]) => {
    const told = await standing(text, pull);
    expect(told).toContain("unprovable: ");
    expect(told).toContain(why);
  });
});
