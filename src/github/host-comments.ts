import type { HostComment, Refusal } from "../refresh/requests/host.ts";
import { Comments } from "./comments.ts";
import type { Connection } from "./connection.ts";
import { refusal } from "./refusable.ts";
import type { Viewing } from "./viewing.ts";

/** What a host does about comments on pull requests. */
interface HostComments {
  comments(number: number): Promise<readonly HostComment[]>;
  comment(number: number, body: string): Promise<Refusal | undefined>;
  editComment(id: number, body: string): Promise<Refusal | undefined>;
  deleteComment(id: number): Promise<Refusal | undefined>;
}

export function commentsOf(connection: Connection, viewing?: Viewing): HostComments {
  const comments = new Comments(connection, viewing);
  return {
    comments: async (number) => await comments.of(number),
    comment: async (number, body) =>
      await refusal(async () => {
        await comments.write(number, body);
      }),
    editComment: async (id, body) =>
      await refusal(async () => {
        await comments.edit(id, body);
      }),
    deleteComment: async (id) =>
      await refusal(async () => {
        await comments.remove(id);
      }),
  };
}
