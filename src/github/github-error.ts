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

/**
 * GitHub could not be asked, or did not do what was asked. Exit code 3. The message says what was tried, why it failed and
 * what to do; neither it nor anything else of the error holds the token.
 */
export class GitHubError extends Error {
  readonly failure: Failure;

  constructor(doing: string, failure: Failure, more = "") {
    super(`Could not ${doing}: ${reasonOf(failure)}${more}`);
    this.name = "GitHubError";
    this.failure = failure;
  }
}

function reasonOf({ kind, status, said }: Failure): string {
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
      return refusalOf(status, answer);
  }
}

function refusalOf(status: number, answer: string): string {
  switch (status) {
    case 403:
      return `the token may not do that (${answer}). The job needs the permissions "contents: write" and "pull-requests: write", and no rule of the repository against it.`;
    case 404:
      return `it is not there, or the token may not see it (${answer}).`;
    case 409:
      return `GitHub refuses it for now (${answer}). What was done so far stays. Run it again.`;
    default:
      return `GitHub refuses it (${answer}).`;
  }
}
