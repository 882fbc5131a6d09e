import type { HostComment } from "../refresh/requests/host.ts";
import { accountIn } from "./accounts.ts";
import { answerOf, type Answer } from "./answers.ts";
import type { Connection } from "./connection.ts";
import { isRefused, isUnsure } from "./refusable.ts";
import { Viewing, type IsViewer } from "./viewing.ts";

const attempts = 4;

/** What a job has to grant for it. */
const needs = ["pull-requests: write"] as const;

/** Comments on pull requests, and which of them are our own. */
export class Comments {
  readonly #connection: Connection;
  readonly #viewing: Viewing;

  constructor(connection: Connection, viewing: Viewing = new Viewing(connection)) {
    this.#connection = connection;
    this.#viewing = viewing;
  }

  /** Those of a pull request, the oldest first. */
  async of(number: number): Promise<readonly HostComment[]> {
    const doing = `read the comments on #${number}`;
    const isViewer = await this.#viewing.isViewer();
    const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
    const given = { issue_number: number, per_page: 100 };
    const found = await this.#connection.readAll(route, { doing, given, needs });
    return found
      .map((one) => commentOf(answerOf(one, doing), isViewer))
      .toSorted((a, b) => a.id - b.id);
  }

  /** Writes one. Where no answer comes, it looks for its own comment with these words before it writes again. */
  async write(number: number, body: string): Promise<void> {
    const doing = `comment on #${number}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const made = await this.#connection.write(
          "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
          { doing, needs, given: { issue_number: number, body }, isOfNew: true },
        );
        answerOf(made, doing).number("id");
        return;
      } catch (error) {
        if (!isUnsure(error)) throw error;
        const written = await this.of(number);
        if (written.some((one) => one.isOwn && one.body === body)) return;
        if (attempt === attempts) throw error;
        await this.#connection.patience(attempt);
      }
    }
  }

  async edit(id: number, body: string): Promise<void> {
    const doing = `edit the comment ${id}`;
    const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
    const edited = await this.#connection.write(route, {
      doing,
      needs,
      given: { comment_id: id, body },
      isRepeatable: true,
    });
    answerOf(edited, doing).number("id");
  }

  /** Takes one away. One that is gone already was taken away by somebody else, or by a call of which no answer came. */
  async remove(id: number): Promise<void> {
    const doing = `delete the comment ${id}`;
    const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
    try {
      await this.#connection.write(route, {
        doing,
        needs,
        given: { comment_id: id },
        isRepeatable: true,
      });
    } catch (error) {
      if (!isRefused(error, [404])) throw error;
    }
  }
}

function commentOf(answer: Answer, isViewer: IsViewer): HostComment {
  const author = answer.has("user") ? answer.text("user", "login") : "ghost";
  return {
    id: answer.number("id"),
    author,
    isOwn: isViewer(accountIn(answer, "user")),
    body: answer.textOrNone("body"),
  };
}
