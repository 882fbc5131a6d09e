import { parse } from "yaml";
import type { Account, Said } from "../../src/approving/said.ts";
import type { CodeMember, ProofHost, ProofPull } from "../../src/approving/verifying/proof-host.ts";
import type { VerifiedDecision } from "../../src/approving/verifying/verify.ts";
import { recordedDecisions } from "../../src/approving/verifying/recorded-decision.ts";
import { verifyDecisions } from "../../src/approving/verifying/verify.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { caseDigest } from "../../src/model/digest.ts";
import type { Digest } from "../../src/model/ids.ts";
import type { Proof } from "../../src/model/generated/case.ts";
import { resultCode } from "../../src/refresh/deciding/lines/codes.ts";
import { approved, type Files } from "./good-set.ts";
import { account, saidBy } from "./judgements.ts";
import { memoryTree } from "./memory-tree.ts";

export const proof: Proof = {
  pullRequest: 7,
  review: 34,
  reviewerId: 9,
  commit: "c".repeat(40),
};

/** A case approved in a pull request, by jordan. */
export function provedCase(text: string, review: Record<string, unknown> = {}): string {
  return approved(text, { via: "github", proof, ...review });
}

export function digestOf(text: string): Digest {
  return caseDigest(parse(text)) as Digest;
}

export function codeOf(text: string): string {
  return resultCode(digestOf(text));
}

/** A pull request of avery's in which jordan wrote this, in an approving review. */
export function pullWith(
  body: string,
  {
    author = account("avery"),
    said = [saidBy("jordan", body)],
    remembered = {},
  }: {
    readonly author?: Account;
    readonly said?: readonly Said[];
    readonly remembered?: Readonly<Record<string, readonly CodeMember[]>>;
  } = {},
): ProofPull {
  return { author, said, remembered: new Map(Object.entries(remembered)) };
}

/** A repository with these pull requests, by number, that counts what it is asked. */
export function hostWith(
  pulls: Readonly<Record<number, ProofPull>>,
): ProofHost & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    pull: async (number) => {
      asked.push(number);
      return await Promise.resolve(pulls[number]);
    },
  };
}

/** What can be said of the decisions in a set; of those of no history. */
export async function verifiedIn(
  files: Files,
  host?: ProofHost,
): Promise<readonly VerifiedDecision[]> {
  const dataset = await loadDataset(memoryTree(files));
  const decisions = dataset.cases.flatMap(recordedDecisions);
  return await verifyDecisions(dataset, decisions, { committed: new Map(), host });
}

/** Each decision in words: what it is, how it stands and why. */
export function standingsOf(verified: readonly VerifiedDecision[]): readonly string[] {
  return verified.map(({ decision: { id, decided }, standing }) => {
    const said = {
      local: () => "",
      import: () => "",
      proved: () => "",
      unprovable: () => ("why" in standing ? `: ${standing.why}` : ""),
      contradicted: () =>
        "against" in standing ? `: ${standing.against.map((one) => one.message).join(" ")}` : "",
    };
    return `${id} ${decided} ${standing.is}${said[standing.is]()}`;
  });
}
