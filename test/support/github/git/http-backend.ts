import { runProgram } from "../../started-programs.ts";
import { plainGit } from "./run-git.ts";

/** An answer of Git's own server. */
export interface GitAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** What a Git client asks for. */
export interface GitRequest {
  readonly folder: string;
  /** Such as `/info/refs`. */
  readonly service: string;
  readonly method: string;
  readonly query: string;
  readonly header: (name: string) => string;
  readonly body: Buffer;
  /** Why the push is refused; empty where it is not. */
  readonly refused: string;
}

/** Lets Git's own server answer, `git http-backend` as a CGI program. */
export async function httpBackend(request: GitRequest): Promise<GitAnswer> {
  const { folder, service, method, query, header, body, refused } = request;
  const { out, err } = await runProgram({
    file: "git",
    args: ["http-backend"],
    cwd: folder,
    environment: {
      ...plainGit,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: service,
      QUERY_STRING: query,
      REQUEST_METHOD: method,
      CONTENT_TYPE: header("content-type"),
      CONTENT_LENGTH: String(body.length),
      HTTP_CONTENT_ENCODING: header("content-encoding"),
      GIT_PROTOCOL: header("git-protocol"),
      REMOTE_USER: "somebody",
      REFUSED: refused,
    },
    input: body,
  });
  return parsed(out, err.toString("utf8"));
}

function parsed(output: Buffer, complaint: string): GitAnswer {
  const end = output.indexOf("\r\n\r\n");
  if (end === -1) throw new Error(`git http-backend gave no answer: ${complaint}`);
  const headers: Record<string, string> = {};
  for (const line of output.subarray(0, end).toString("utf8").split("\r\n")) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const { status = "200", ...rest } = headers;
  return { status: Number.parseInt(status, 10), headers: rest, bytes: output.subarray(end + 4) };
}
