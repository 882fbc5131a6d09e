import { packetLine, packetsIn } from "./smart-http.ts";

/** What is wanted of a repository, and what is there already. */
export interface Wanted {
  /** Commits, by their ids. */
  readonly wants: readonly string[];
  /** Commits that are there with all that they hold, and all before them up to `ends`. */
  readonly haves: readonly string[];
  readonly ends: readonly string[];
  /** How many commits of a line of history; undefined for all that are missing. */
  readonly depth: number | undefined;
}

/** What Git's server sends: a pack, and of the commits in it those whose parents it left out. */
export interface Sent {
  readonly pack: Buffer;
  readonly cut: readonly string[];
}

const capabilities = [packetLine("object-format=sha1\n"), "0001"].join("");

/**
 * The request for commits by their ids, in version 2 of Git's protocol, in which a server needs to tell no reference first.
 * Everything is said at once, so that one answer ends it.
 */
export function fetchRequest({ wants, haves, ends, depth }: Wanted): string {
  const lines = [
    "no-progress",
    "ofs-delta",
    ...wants.map((oid) => `want ${oid}`),
    ...ends.map((oid) => `shallow ${oid}`),
    ...(depth === undefined ? [] : [`deepen ${depth}`]),
    ...haves.map((oid) => `have ${oid}`),
    "done",
  ];
  const said = lines.map((line) => packetLine(`${line}\n`)).join("");
  return `${packetLine("command=fetch\n")}${capabilities}${said}0000`;
}

/** The request for what references point at, the names of which begin like these. */
export function refsRequest(names: readonly string[]): string {
  const said = names.map((name) => packetLine(`ref-prefix ${name}\n`)).join("");
  return `${packetLine("command=ls-refs\n")}${capabilities}${said}0000`;
}

/** What an answer to the first of these holds, or what the server says against it; undefined where it is none. */
export function sentIn(answer: Buffer): Sent | { readonly against: string } | undefined {
  const cut: string[] = [];
  const pieces: Buffer[] = [];
  let isPack = false;
  for (const { mark, data } of packetsIn(answer)) {
    if (mark === 0) return isPack ? { pack: Buffer.concat(pieces), cut } : undefined;
    if (mark !== undefined) continue;
    if (isPack && data[0] === 1) pieces.push(data.subarray(1));
    // What is not of the pack is how far the server is, or why it stops.
    else if (isPack && data[0] === 3) return { against: lineOf(data.subarray(1)) };
    else if (!isPack) {
      const line = lineOf(data);
      if (line.startsWith("ERR ")) return { against: line.slice("ERR ".length) };
      if (line.startsWith("shallow ")) cut.push(line.slice("shallow ".length));
      isPack = line === "packfile";
    }
  }
  return undefined;
}

/** What an answer to the second holds: ids by the full names of references. */
export function refsIn(answer: Buffer): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  for (const { data } of packetsIn(answer)) {
    const [oid = "", name = ""] = lineOf(data).split(" ");
    if (name !== "") refs.set(name, oid);
  }
  return refs;
}

function lineOf(data: Buffer): string {
  return data.toString("utf8").trimEnd();
}
