import { askGit, packetsIn, type GitTarget } from "./smart-http.ts";

interface Report {
  readonly data: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a push by Git's smart HTTP, and gives the lines of its report. */
export async function receivePack(target: GitTarget, body: Uint8Array): Promise<Report> {
  const { data, headers } = await askGit(target, { service: "git-receive-pack", body });
  return { data: linesOf(data), headers };
}

function linesOf(bytes: Buffer): readonly string[] {
  const lines: string[] = [];
  for (const { mark, data } of packetsIn(bytes)) {
    if (mark !== undefined) break;
    lines.push(data.toString("utf8").trimEnd());
  }
  return lines;
}
