import type { Account } from "../approving/said.ts";
import { answerOf } from "./answers.ts";
import type { Connection } from "./connection.ts";
import { isRefused } from "./refusable.ts";

/** Who the token acts for: a person by number, or an app by name, since an app may not ask for its number. */
type Viewer = { readonly id: number } | { readonly app: string };

/** Whether the token acts for an account; nobody's account was deleted who acts. */
export type IsViewer = (account: Account | undefined) => boolean;

/** Whom a token acts for, which is asked once. */
export class Viewing {
  readonly #connection: Connection;
  #viewer: Viewer | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Throws GitHubError where GitHub does not tell. */
  async isViewer(): Promise<IsViewer> {
    const viewer = (this.#viewer ??= await readViewer(this.#connection));
    return (account) => account !== undefined && isOf(viewer, account);
  }
}

/** The token of a job may not ask who it is by REST (danger-js#1031). */
async function readViewer(connection: Connection): Promise<Viewer> {
  const doing = "read whom the token acts for";
  try {
    return { id: answerOf(await connection.read("GET /user", { doing }), doing).number("id") };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const found = await connection.graphql("query Viewer { viewer { login } }", { doing });
    return { app: bare(answerOf(found, doing).text("viewer", "login")) };
  }
}

/** A person may have the name that an app has without its ending. */
function isOf(viewer: Viewer, { id, login, isBot }: Account): boolean {
  return "id" in viewer ? id === viewer.id : isBot && bare(login) === viewer.app;
}

/** REST ends the name of an app by `[bot]`, GraphQL does not always. */
function bare(login: string): string {
  return login.replace(/\[bot\]$/, "");
}
