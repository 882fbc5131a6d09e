/** Where a repository is, and who asks. */
export interface PushTarget {
  /** The address of the repository, with `.git` at its end. */
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

interface Report {
  readonly data: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** What a server says against a request as a whole, with the fields that octokit's errors have. */
class PushError extends Error {
  readonly status: number;
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly data: unknown };

  constructor(status: number, headers: Readonly<Record<string, string>>, said: string) {
    super(said);
    this.name = "PushError";
    this.status = status;
    this.response = { headers, data: said };
  }
}

/** Sends a push by Git's smart HTTP, and gives the lines of its report. */
export async function receivePack(target: PushTarget, body: Uint8Array): Promise<Report> {
  const { url, token, signal } = target;
  const login = Buffer.from(`x-access-token:${token}`).toString("base64");
  const response = await fetch(`${url}/git-receive-pack`, {
    method: "POST",
    headers: {
      authorization: `Basic ${login}`,
      "content-type": "application/x-git-receive-pack-request",
      accept: "application/x-git-receive-pack-result",
    },
    body,
    signal,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (response.status === 200) return { data: linesOf(bytes), headers };
  throw new PushError(response.status, headers, saidIn(bytes) ?? response.statusText);
}

/** Git sends lines with their lengths in front, up to one of length 0. */
function linesOf(bytes: Buffer): readonly string[] {
  const lines: string[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = Number.parseInt(bytes.toString("latin1", at, at + 4), 16);
    if (!(length >= 4)) break;
    lines.push(bytes.toString("utf8", at + 4, at + length).trimEnd());
    at += length;
  }
  return lines;
}

/** A short text in the place of a report; a page is none. */
function saidIn(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8").trim();
  if (text.startsWith("{")) return /"message":\s*"([^"]*)"/.exec(text)?.[1];
  return text === "" || text.length > 200 || text.startsWith("<") ? undefined : text;
}
