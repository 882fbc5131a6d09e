import { listed } from "../model/sentence.ts";

/**
 * Why a call failed. `refused`: GitHub understood and says no. `limited`: too many calls, and none took effect. `unsure`: no
 * answer, or an error of GitHub's own, so that it may have taken effect. `undescribed`: an answer of another shape.
 */
type FailureKind = "token" | "refused" | "limited" | "unsure" | "undescribed";

export interface Failure {
  readonly kind: FailureKind;
  /** 0 where no answer came. */
  readonly status: number;
  /** What GitHub says, without the token. */
  readonly said: string;
  /** Of one that is limited: how long GitHub asks to wait, where it says so. */
  readonly waitMilliseconds?: number | undefined;
}

/** What was asked of GitHub: what for, as it goes on after "Could not", and the permissions that it takes. */
interface FailedOrder {
  readonly doing: string;
  readonly needs?: readonly string[] | undefined;
}

/**
 * GitHub could not be asked, or did not do what was asked. Exit code 3. The message says what was tried, why it failed and
 * what to do; neither it nor anything else of the error holds the token.
 */
export class GitHubError extends Error {
  readonly failure: Failure;

  /** `needs` names the permissions that it takes, as a workflow writes them. */
  constructor(
    { doing, needs = ["contents: write", "pull-requests: write"] }: FailedOrder,
    failure: Failure,
    more = "",
  ) {
    super(`Could not ${doing}: ${reasonOf(failure, needs)}${more}`);
    this.name = "GitHubError";
    this.failure = failure;
  }
}

function reasonOf({ kind, status, said }: Failure, needs: readonly string[]): string {
  const answer = status === 0 ? said : `${status} ${said}`;
  switch (kind) {
    case "token":
      return `GitHub does not accept the token (${answer}). Give a token that is valid now.`;
    case "limited":
      return `GitHub takes no more calls with this token for now (${answer}).`;
    case "unsure":
      return status === 0
        ? `GitHub gave no answer (${answer}). What was done so far stays. Run it again.`
        : `GitHub broke (${answer}). What was done so far stays. Run it again.`;
    case "undescribed":
      return `GitHub's answer is not as it describes it: ${said}. What was done so far stays. Run it again; where that does not help, something on the way answers in GitHub's place.`;
    case "refused":
      return refusalOf(status, answer, needs);
  }
}

function refusalOf(status: number, answer: string, needs: readonly string[]): string {
  switch (status) {
    case 403:
      return `the token may not do that (${answer}). The job needs the permission${needs.length === 1 ? "" : "s"} ${listed(needs.map((one) => `"${one}"`))}, and no rule of the repository against it.`;
    case 404:
      return `it is not there, or the token may not see it (${answer}).`;
    case 409:
      return `GitHub refuses it for now (${answer}). What was done so far stays. Run it again.`;
    default:
      return `GitHub refuses it (${answer}).`;
  }
}
