import type { RefMove } from "../git/loose-refs.ts";
import { GitError, lines } from "../git/run-git.ts";
import { branchRefusal, workflowRefusal } from "../life/guarded.ts";
import { moved } from "../life/moved.ts";
import { api } from "../shapes/places.ts";
import {
  captured,
  named,
  notFound,
  ok,
  Refused,
  sceneOf,
  textIn,
  unfit,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";

export const refs: Routes = {
  "git/get-ref": async (call) => {
    const name = nameIn(call);
    const oid = await call.repository.git.ref(name);
    if (oid === undefined) throw notFound();
    return ok(refJson(call, name, oid));
  },
  "git/list-matching-refs": async (call) => {
    const found = await call.repository.git.refs(nameIn(call));
    return ok(found.map(({ name, oid }) => refJson(call, name, oid)));
  },
  "git/create-ref": createRef,
  "git/update-ref": updateRef,
  "git/delete-ref": async (call) => {
    const name = nameIn(call);
    const from = await call.repository.git.ref(name);
    if (from === undefined) throw new Refused(422, "Reference does not exist");
    await move(call, { name, from, to: undefined });
    return { status: 204 };
  },
};

function nameIn(call: Call): string {
  return `refs/${captured(call, "ref")}`;
}

function refJson(call: Call, ref: string, sha: string): object {
  const object = { type: "commit", sha, url: api(call, `/git/commits/${sha}`) };
  return { ref, node_id: `REF_${ref}`, url: api(call, `/git/${encoded(ref)}`), object };
}

/** The name of a reference as an address has it. */
function encoded(ref: string): string {
  return ref.split("/").map(encodeURIComponent).join("/");
}

async function createRef(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const name = textIn(call.body, "ref") ?? "";
  if (!/^refs\/.+\/./.test(name)) throw new Refused(422, "Reference name must start with 'refs/'.");
  const to = await objectIn(call);
  if ((await git.ref(name)) !== undefined) throw new Refused(422, "Reference already exists");
  await move(call, { name, from: undefined, to });
  return { status: 201, body: refJson(call, name, to) };
}

/** Moves a reference forward, or anywhere by force: there is no lease on it (updateRefs of GraphQL has one). */
async function updateRef(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const name = nameIn(call);
  const from = await git.ref(name);
  if (from === undefined) throw new Refused(422, "Reference does not exist");
  const to = await objectIn(call);
  const isForced = call.body["force"] === true;
  if (!isForced && !(await git.isAncestor(from, to))) {
    throw new Refused(422, "Update is not a fast forward");
  }
  await move(call, { name, from, to });
  return ok(refJson(call, name, to));
}

async function objectIn(call: Call): Promise<string> {
  const found = await call.repository.git.resolve(textIn(call.body, "sha") ?? "", "object");
  if (found === undefined) throw new Refused(422, "Object does not exist");
  return found;
}

/** Moves a reference and lets follow what follows. */
async function move(call: Call, moves: RefMove): Promise<void> {
  const { git } = call.repository;
  const caller = named(call);
  if ((await workflowRefusal(call.repository, caller, moves)) !== undefined) {
    throw new Refused(403, "Resource not accessible by integration");
  }
  const why = await branchRefusal(call, caller, moves);
  if (why !== undefined) throw new Refused(422, why.replace("GH013: ", ""));
  try {
    await git.moveRefs([moves]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw unfit("Reference", { message: lines(error.said)[0] ?? "The reference did not move" });
  }
  await moved(sceneOf(call), [moves]);
}
