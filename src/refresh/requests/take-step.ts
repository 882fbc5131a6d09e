import { build } from "./build-branch.ts";
import { markedBody, readBody } from "./request-marks.ts";
import { noticeIn, reviseNotice, writeNotice } from "./notices.ts";
import {
  asksTheSame,
  isDescribed,
  missingOf,
  plannedIn,
  type Situation,
  type Step,
} from "./step-for.ts";
import type { HostPullRequest, ObjectId, Refusal, RefreshHost } from "./host.ts";
import { isAsRead, namesOf, reportOf, type RequestReport, type Taken } from "./request-report.ts";
import type { RequestTexts } from "./texts.ts";

export interface Acting {
  readonly host: RefreshHost;
  readonly texts: RequestTexts;
  readonly isDraft: boolean;
}

/**
 * Carries out one step: objects, then the branch, then the pull request, then its labels, reviewers and comments. Whatever it
 * does not get to, the next run finds missing.
 */
export async function takeStep(acting: Acting, situation: Situation, step: Step): Promise<Taken> {
  switch (step.do) {
    case "create":
    case "adopt":
      return open(acting, situation, step);
    case "rebuild":
    case "edit":
      return update(acting, situation, step);
    case "close":
      return close(acting, situation, step);
    case "delete":
      return deleteBranch(acting, situation, step.head);
    case "tell":
      return tell(acting, situation, step);
    case "respect":
      return putOff(situation, step.pullRequest);
    case "nothing":
      return leave(acting, situation, step);
  }
}

function putOff(situation: Situation, pullRequest: HostPullRequest): RequestReport {
  const { author } = pullRequest;
  return { ...reportOf(situation, pullRequest), operation: "snoozed", author };
}

type Of<Do extends Step["do"]> = Extract<Step, { do: Do }>;

async function open(
  acting: Acting,
  situation: Situation,
  step: Of<"create" | "adopt">,
): Promise<Taken> {
  const { host } = acting;
  const { branch, main, pullRequest } = situation;
  const { packet, request } = plannedIn(situation);
  const [newest] = await host.pullRequests(branch);
  if (newest?.number !== pullRequest?.number || newest?.state !== pullRequest?.state) return "lost";
  const { title, body } = packet;
  const report: RequestReport = { ...reportOf(situation, undefined), operation: "created", title };
  const built = step.do === "adopt" ? { head: step.head } : await build(host, situation, step.from);
  if (built === "lost") return "lost";
  if ("refused" in built) return unwritten(report, built);
  // What is asked is what main says: where it moved, the branch is left to the run for its new commit.
  if ((await host.main()).head !== main.head) return "lost";
  const opened = await host.openPullRequest({
    branch,
    base: main.branch,
    title,
    body: markedBody(body, request),
    draft: acting.isDraft,
  });
  if ("blocked" in opened) {
    const { blocked, compareUrl } = opened;
    return { ...report, ...built, operation: "blocked", compareUrl, refused: [blocked] };
  }
  const bare = { ...opened, labels: [], reviewers: [] };
  const refused = await settle(host, situation, bare);
  return { ...report, ...built, ...namesOf(opened), refused };
}

async function update(
  acting: Acting,
  situation: Situation,
  step: Of<"rebuild" | "edit">,
): Promise<Taken> {
  const { host } = acting;
  const now = await host.pullRequest(step.pullRequest.number);
  if (!isAsRead(now, step.pullRequest)) return "lost";
  if (step.do === "edit" && now.head !== step.head) return "lost";
  const report: RequestReport = { ...reportOf(situation, now), operation: "updated" };
  const built = step.do === "edit" ? { head: step.head } : await build(host, situation, step.from);
  if (built === "lost") return "lost";
  if ("refused" in built) return unwritten(report, built);
  const takenBack = await takeBack(acting, situation, now);
  const refused = [
    ...(typeof takenBack === "boolean" ? [] : [takenBack.refused]),
    ...(await describe(acting, situation, now)),
    ...(await settle(host, situation, now)),
  ];
  return { ...report, ...built, refused };
}

function unwritten(report: RequestReport, { refused }: Refusal): RequestReport {
  return { ...report, operation: "blocked", isUnwritten: true, refused: [refused] };
}

/** Brings title and body up to what is asked; the body last, since it tells later runs that all before was done. */
async function describe(
  { host, texts }: Acting,
  situation: Situation,
  pullRequest: HostPullRequest,
): Promise<readonly string[]> {
  const planned = plannedIn(situation);
  const { branch, asked } = situation;
  if (isDescribed(pullRequest, planned, asked)) return [];
  const { packet, request } = planned;
  const { number, title } = pullRequest;
  const { mark } = readBody(pullRequest.body);
  const refused: (string | undefined)[] = [];
  const earlier = mark ?? asked;
  if (earlier !== undefined && earlier.to !== request.to) {
    const { to, cases } = request;
    const before = { to: earlier.to, cases: earlier.cases };
    const notice = { about: "newer-revision", branch, to, cases, before } as const;
    refused.push(await writeNotice(host, number, noticeIn(texts, notice)));
  }
  const body = markedBody(packet.body, request);
  const isRenamed = !asksTheSame(mark, request) && title !== packet.title;
  const edit = isRenamed ? { title: packet.title, body } : { body };
  refused.push((await host.editPullRequest(number, edit))?.refused);
  return refused.filter((one) => one !== undefined);
}

/** Adds labels and asks reviewers that are missing. */
async function settle(
  host: RefreshHost,
  { wants }: Situation,
  pullRequest: Pick<HostPullRequest, "number" | "labels" | "reviewers">,
): Promise<readonly string[]> {
  const { number } = pullRequest;
  const { labels, reviewers } = missingOf(pullRequest, wants);
  const refused = [
    labels.length === 0 ? undefined : await host.addLabels(number, labels),
    reviewers.length === 0 ? undefined : await host.requestReviewers(number, reviewers),
  ];
  return refused.flatMap((one) => (one === undefined ? [] : [one.refused]));
}

async function close(acting: Acting, situation: Situation, step: Of<"close">): Promise<Taken> {
  const { host, texts } = acting;
  const { branch, to, asked, gone } = situation;
  const { head } = step;
  const now = await host.pullRequest(step.pullRequest.number);
  if (!isAsRead(now, step.pullRequest) || now.head !== head) return "lost";
  const report = reportOf(situation, now);
  const cases = asked?.cases ?? [];
  const notice = noticeIn(texts, { about: "nothing-stale", branch, to, cases, gone });
  const untold = await writeNotice(host, now.number, notice);
  const { text, mark } = readBody(now.body);
  const request = asked ?? { to, plan: "", cases: [] };
  const done = { isDone: true, ...(mark === undefined ? {} : { hash: mark.text }) };
  const closed = await host.closePullRequest(now.number, { body: markedBody(text, request, done) });
  const refused = [untold, closed?.refused].filter((one) => one !== undefined);
  if (closed !== undefined) return { ...report, operation: "blocked", refused };
  // Where somebody wrote to the branch meanwhile it stays, with what they wrote.
  const moved = await host.moveBranch({ name: branch, from: head, to: undefined });
  const kept = typeof moved === "string" ? [] : [moved.refused];
  return { ...report, operation: "closed", refused: [...refused, ...kept] };
}

async function deleteBranch(
  { host }: Acting,
  situation: Situation,
  head: ObjectId,
): Promise<Taken> {
  const { branch, pullRequest } = situation;
  const [newest] = await host.pullRequests(branch);
  if (newest?.state === "open" || newest?.number !== pullRequest?.number) return "lost";
  const moved = await host.moveBranch({ name: branch, from: head, to: undefined });
  if (moved === "lost") return "lost";
  const report = reportOf(situation, pullRequest);
  if (moved !== "moved") return unwritten(report, moved);
  return { ...report, operation: "closed" };
}

async function tell(acting: Acting, situation: Situation, step: Of<"tell">): Promise<Taken> {
  const { host, texts } = acting;
  const { asked, isBehind, pullRequest } = step;
  const { branch, to, main, head, planned } = situation;
  if (!isAsRead(await host.pullRequest(pullRequest.number), pullRequest)) return "lost";
  const why =
    head?.standing === "foreign"
      ? { commit: head.oid, made: head.made }
      : { base: pullRequest.base, main: main.branch };
  const cases = planned?.request.cases ?? [];
  const said = { about: "edited", branch, to, cases, why, asked, isBehind } as const;
  const notice = noticeIn(texts, said);
  const untold = await writeNotice(host, pullRequest.number, notice);
  const refused = untold === undefined ? [] : [untold];
  return { ...reportOf(situation, pullRequest), operation: "edited", refused };
}

/** Nothing is to be done; only a comment that is not true any more is edited. */
async function leave(
  acting: Acting,
  situation: Situation,
  { pullRequest }: Of<"nothing">,
): Promise<Taken> {
  const report = reportOf(situation, pullRequest);
  if (pullRequest?.state !== "open" || situation.head?.standing !== "ours") return report;
  const takenBack = await takeBack(acting, situation, pullRequest);
  if (typeof takenBack !== "boolean") return { ...report, refused: [takenBack.refused] };
  return takenBack ? { ...report, operation: "updated" } : report;
}

/** Edits the comment that says why nothing is done, where it says so of a branch that is ours again. */
async function takeBack(
  { host, texts }: Acting,
  { branch, to, asked, planned }: Situation,
  { number }: HostPullRequest,
): Promise<boolean | Refusal> {
  const cases = planned?.request.cases ?? asked?.cases ?? [];
  const notice = noticeIn(texts, { about: "ours-again", branch, to, cases });
  return reviseNotice(host, number, notice);
}
