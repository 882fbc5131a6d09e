import type { ChangedFile } from "../git/changed-files.ts";
import { isoDate, type Commit, type Signature } from "../git/commits.ts";
import type { World } from "../world/world.ts";
import { accountJson } from "./accounts.ts";
import { api, html, type Json, type Places } from "./places.ts";
import { shaped } from "./shaped.ts";

interface CommitPlaces extends Places {
  readonly world: World;
}

/** A commit as Git's own objects have it. */
export function gitCommitJson(places: CommitPlaces, commit: Commit): Json {
  const { oid, tree, message } = commit;
  return shaped("git-commit", {
    sha: oid,
    node_id: `C_${oid}`,
    url: api(places, `/git/commits/${oid}`),
    html_url: html(places, `/commit/${oid}`),
    author: signatureJson(commit.author),
    committer: signatureJson(commit.committer),
    message,
    tree: { sha: tree, url: api(places, `/git/trees/${tree}`) },
    parents: commit.parents.map((sha) => ({
      sha,
      url: api(places, `/git/commits/${sha}`),
      html_url: html(places, `/commit/${sha}`),
    })),
    verification: verificationJson(places.world, oid),
  });
}

function signatureJson(signature: Signature): Json {
  return { name: signature.name, email: signature.email, date: isoDate(signature) };
}

function verificationJson({ verified }: World, oid: string): Json {
  const isSigned = verified.has(oid);
  return {
    verified: isSigned,
    reason: isSigned ? "valid" : "unsigned",
    signature: isSigned ? "signed by GitHub" : null,
    payload: null,
    verified_at: null,
  };
}

/** A commit as GitHub shows it. */
export function commitJson(places: CommitPlaces, commit: Commit): Json {
  const { oid } = commit;
  const { author, committer, message, tree, verification, parents } = gitCommitJson(places, commit);
  const url = api(places, `/commits/${oid}`);
  return shaped("commit", {
    sha: oid,
    node_id: `C_${oid}`,
    url,
    html_url: html(places, `/commit/${oid}`),
    comments_url: `${url}/comments`,
    commit: { author, committer, message, tree, verification, comment_count: 0, url },
    author: accountOf(places.world, commit.author),
    committer: accountOf(places.world, commit.committer),
    parents,
  });
}

/** The account behind a commit's address, which anybody may write: it proves nothing. */
function accountOf(world: World, { email }: Signature): Json | null {
  const login = /^\d+\+(.+)@users\.noreply\.github\.com$/.exec(email)?.[1];
  const found =
    login === undefined
      ? [...world.accounts.values()].find(({ emails }) => emails.has(email))
      : world.accounts.get(login);
  return found === undefined ? null : accountJson(world, found);
}

/** A changed file; its patch is not modelled. */
export function fileJson(places: Places, at: string, file: ChangedFile): Json {
  const { filename, previous, status, oid: sha, additions, deletions } = file;
  const url = html(places, `/blob/${at}/${encodeURI(filename)}`);
  return shaped("diff-entry", {
    sha,
    filename,
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: url,
    raw_url: url,
    contents_url: url,
    ...(previous === undefined ? {} : { previous_filename: previous }),
  });
}
