/** Where a repository is, and who asks. */
export interface GitTarget {
  /** The address of the repository, with `.git` at its end. */
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

/** What Git's server is asked to do, with the version of the protocol where it is not the first. */
export interface GitRequest {
  readonly service: "git-receive-pack" | "git-upload-pack";
  readonly body: Uint8Array;
  readonly version?: 2;
}

/** An answer of Git's server, with the fields that octokit's answers have. */
export interface GitAnswer {
  readonly data: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a server says against a request as a whole, with the fields that octokit's errors have. */
class GitRequestError extends Error {
  readonly status: number;
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly data: unknown };

  constructor(status: number, headers: Readonly<Record<string, string>>, said: string) {
    super(said);
    this.name = "GitRequestError";
    this.status = status;
    this.response = { headers, data: said };
  }
}

/** Asks Git's server by its smart HTTP. The token goes to this server alone: it is followed to no other address. */
export async function askGit(
  { url, token, signal }: GitTarget,
  { service, body, version }: GitRequest,
): Promise<GitAnswer> {
  const login = Buffer.from(`x-access-token:${token}`).toString("base64");
  const response = await fetch(`${url}/${service}`, {
    method: "POST",
    headers: {
      authorization: `Basic ${login}`,
      "content-type": `application/x-${service}-request`,
      accept: `application/x-${service}-result`,
      ...(version !== undefined && { "git-protocol": `version=${version}` }),
    },
    redirect: "manual",
    body,
    signal,
  });
  const data = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (response.status === 200) return { data, headers };
  throw new GitRequestError(response.status, headers, saidIn(data) ?? response.statusText);
}

/** A short text in the place of an answer; a page is none. */
function saidIn(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8").trim();
  if (text.startsWith("{")) return /"message":\s*"([^"]*)"/.exec(text)?.[1];
  return text === "" || text.length > 200 || text.startsWith("<") ? undefined : text;
}

/** Lines as Git sends them, up to one of length 0; `at` is where each begins. One that is broken ends them. */
export function* packetsIn(bytes: Buffer): Generator<Packet> {
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = Number.parseInt(bytes.toString("latin1", at, at + 4), 16);
    if (length >= 0 && length < 4) yield { mark: length, data: bytes.subarray(at, at) };
    else if (!(length >= 4 && at + length <= bytes.length)) return;
    else yield { mark: undefined, data: bytes.subarray(at + 4, at + length) };
    at += Math.max(length, 4);
  }
}

/** A line, or a mark between lines: 0 ends an answer, 1 a part of it. */
interface Packet {
  readonly mark: number | undefined;
  readonly data: Buffer;
}

/** A line as Git sends it, with its length in front. */
export function packetLine(text: string): string {
  return `${(Buffer.byteLength(text) + 4).toString(16).padStart(4, "0")}${text}`;
}
