import type { Notice, RequestTexts } from "../../../refresh/requests/texts.ts";
import { pullRequestPacket, type PacketPlace } from "./pull-request-packet.ts";
import {
  closingComment,
  foreignComment,
  oursAgainComment,
  retargetedComment,
  revisionComment,
} from "./request-comments.ts";

/** What the texts of a repository's pull requests are written with. */
export interface TextsPlace extends Omit<PacketPlace, "files" | "whole"> {
  /** Where GitHub shows the repository, without "/" at the end. */
  readonly page: string;
  /** The set's folder in its repository; empty where it is the whole of it. */
  readonly place: string;
}

/** The words of refresh pull requests and of the comments on them. */
export function requestTexts({ page, place, ...more }: TextsPlace): RequestTexts {
  return {
    packet: (plan, branch, cases) => {
      const pullRequest = plan.pullRequests.find((one) => one.branch === branch && !one.isClosed);
      if (pullRequest === undefined) throw new Error(`Nothing is planned for "${branch}".`);
      const asked = new Set(cases);
      const items = plan.items.filter((item) => item.pullRequest === branch && asked.has(item.id));
      const files = `${page}/blob/${addressOf(branch)}/${place === "" ? "" : `${addressOf(place)}/`}`;
      return pullRequestPacket(
        { ...plan, items },
        { ...pullRequest, cases },
        { ...more, files, whole: undefined },
      );
    },
    notice: (notice) => noticeText(notice, page, more.readsLines),
  };
}

function noticeText(notice: Notice, page: string, readsLines: boolean): string {
  switch (notice.about) {
    case "newer-revision":
      return revisionComment({ before: { ...notice, ...notice.before }, now: notice }, readsLines);
    case "nothing-stale":
      return closingComment(notice);
    case "ours-again":
      return oursAgainComment();
    case "edited":
      return "commit" in notice.why
        ? foreignComment(notice, { ...notice.why, page })
        : retargetedComment(notice, notice.why);
  }
}

function addressOf(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
