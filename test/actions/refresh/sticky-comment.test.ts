import { describe, expect, test } from "vitest";
import {
  keepCorpusComment,
  type CommentHost,
  type CommentOutcome,
  type StickyTexts,
} from "../../../actions/refresh/sticky-comment.ts";
import type { HostComment, HostPullRequest, ObjectId } from "../../../src/refresh/requests/host.ts";
import { withMarker } from "../../../src/report/untrusted/marker.ts";

const pull = { number: 7, head: "head", base: "main" };

const asIs: HostPullRequest = {
  number: 7,
  url: "https://github.com/acme/set/pull/7",
  state: "open",
  branch: "topic",
  head: "head" as ObjectId,
  base: "main",
  title: "T",
  body: "",
  labels: [],
  reviewers: [],
};

const textOf = (text: string, set = ""): string => withMarker(text, "corpus-change", { set });

const due: StickyTexts = { set: "", due: textOf("Due."), instead: textOf("Nothing any more.") };
const none: StickyTexts = { ...due, due: undefined };

/** A pull request with comments, in the place of GitHub's: what is written to it, and what it then has. */
class Noted implements CommentHost {
  readonly wrote: string[] = [];
  readonly notes: HostComment[];
  now: HostPullRequest = asIs;
  refused: string | undefined;

  constructor(...notes: readonly (readonly [body: string, isOwn: boolean])[]) {
    this.notes = notes.map(([body, isOwn], at) => ({ id: at + 1, author: "x", isOwn, body }));
  }

  async pullRequest(): Promise<HostPullRequest> {
    return await Promise.resolve(this.now);
  }

  async comments(): Promise<readonly HostComment[]> {
    return await Promise.resolve([...this.notes]);
  }

  async comment(_: number, body: string): ReturnType<CommentHost["comment"]> {
    if (this.refused !== undefined) return await Promise.resolve({ refused: this.refused });
    this.wrote.push("new");
    this.notes.push({ id: this.notes.length + 1, author: "x", isOwn: true, body });
    return undefined;
  }

  async editComment(id: number, body: string): ReturnType<CommentHost["editComment"]> {
    if (this.refused !== undefined) return await Promise.resolve({ refused: this.refused });
    this.wrote.push(`edit ${id}`);
    const at = this.notes.findIndex((one) => one.id === id);
    const [found] = this.notes.splice(at, 1);
    if (found !== undefined) this.notes.splice(at, 0, { ...found, body });
    return undefined;
  }

  /** Twice the same: what the first run did, and what the second wrote. */
  async kept(texts: StickyTexts): Promise<readonly [CommentOutcome["operation"], ...string[]]> {
    const { operation } = await keepCorpusComment(this, pull, texts);
    const wrote = this.wrote.splice(0);
    await keepCorpusComment(this, pull, texts);
    expect(this.wrote).toEqual([]);
    return [operation, ...wrote];
  }
}

describe("a comment that is due", () => {
  test("is written where there is none, and the second time nothing is", async () => {
    expect(await new Noted(["Hello.", false]).kept(due)).toEqual(["created", "new"]);
  });

  test.each([
    ["says something else", textOf("Earlier.")],
    ["was edited by somebody who may", textOf("Due.").replace("Due.", "Due, says a person.")],
    ["says that nothing is due", due.instead],
  ])("is written over ours that %s", async (_, body) => {
    const host = new Noted(["Hello.", false], [body, true]);
    expect(await host.kept(due)).toEqual(["updated", "edit 2"]);
    expect(host.notes[1]?.body).toBe(due.due);
  });

  test("is left that came back with other line ends", async () => {
    const host = new Noted([`${due.due?.trimEnd().replaceAll("\n", "\r\n")}`, true]);
    expect(await host.kept(due)).toEqual(["unchanged"]);
  });

  test.each([
    ["of somebody else with our marker", due.due ?? "", false],
    ["of ours about another set", textOf("Earlier.", "eval"), true],
    ["of ours about something else", withMarker("Earlier.", "refresh", { set: "" }), true],
    ["of ours that quotes the marker", `> ${textOf("Earlier.").replaceAll("\n", "\n> ")}`, true],
  ])("is no comment %s", async (_, body, isOwn) => {
    const host = new Noted([body, isOwn]);
    expect(await host.kept(due)).toEqual(["created", "new"]);
    expect(host.notes[0]?.body).toBe(body);
  });

  test("stands in the oldest of ours, to which the others point", async () => {
    const host = new Noted([due.due ?? "", true], [textOf("Earlier."), true], ["No.", true]);
    expect(await host.kept(due)).toEqual(["updated", "edit 2"]);
    expect(host.notes.map(({ body }) => body.split("\n", 1)[0])).toEqual([
      "Due.",
      "What merging this would ask stands in the first comment of this kind, above.",
      "No.",
    ]);
  });

  test.each([
    ["was pushed to meanwhile", { head: "other" as ObjectId }],
    ["goes elsewhere by now", { base: "release" }],
    ["was merged meanwhile", { state: "merged" as const }],
    ["was closed meanwhile", { state: "closed" as const }],
  ])("is left to the next run where the pull request %s", async (_, change) => {
    const host = new Noted([textOf("Later."), true]);
    host.now = { ...asIs, ...change };
    expect(await host.kept(due)).toEqual(["superseded"]);
  });

  test.each([
    ["write", []],
    ["edit", [[textOf("Earlier."), true]]],
  ] as const)("is told as blocked where the token may not %s it", async (_, notes) => {
    const host = new Noted(...notes);
    host.refused = "It may not.";
    expect(await keepCorpusComment(host, pull, due)).toEqual({
      operation: "blocked",
      why: "It may not.",
    });
  });
});

describe("where none is due", () => {
  test("none is written", async () => {
    expect(await new Noted(["Hello.", false]).kept(none)).toEqual(["none"]);
  });

  test("ours says so and is not deleted", async () => {
    const host = new Noted([due.due ?? "", true]);
    expect(await host.kept(none)).toEqual(["updated", "edit 1"]);
    expect(host.notes[0]?.body).toBe(none.instead);
  });
});
