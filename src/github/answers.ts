import { fieldOf, isMap } from "../model/fields.ts";
import type { ObjectId } from "../refresh/requests/host.ts";
import { GitHubError } from "./github-error.ts";

/** The fields of an answer that something depends on. Each throws GitHubError where there is none of its kind. */
export interface Answer {
  readonly text: (...path: readonly string[]) => string;
  /** One that may be null, which then counts as empty. */
  readonly textOrNone: (...path: readonly string[]) => string;
  readonly number: (...path: readonly string[]) => number;
  readonly flag: (...path: readonly string[]) => boolean;
  readonly oid: (...path: readonly string[]) => ObjectId;
  readonly list: (...path: readonly string[]) => readonly Answer[];
  /** One that may be null or left out, which then counts as empty. */
  readonly listOrNone: (...path: readonly string[]) => readonly Answer[];
  readonly has: (...path: readonly string[]) => boolean;
  /** Whether there is true or false, which some answers leave out. */
  readonly isFlag: (...path: readonly string[]) => boolean;
}

/** Reads an answer of GitHub; `doing` is what was asked, as it goes on after "Could not". */
export function answerOf(value: unknown, doing: string): Answer {
  const at = (path: readonly string[]): unknown =>
    path.reduce<unknown>((found, name) => fieldOf(found, name), value);
  const wrong = (path: readonly string[], kind: string): GitHubError => {
    const said = `"${path.join(".")}" holds no ${kind}`;
    return new GitHubError({ doing }, { kind: "undescribed", status: 0, said });
  };
  const text: Answer["text"] = (...path) => {
    const found = at(path);
    if (typeof found === "string") return found;
    throw wrong(path, "text");
  };
  const list: Answer["list"] = (...path) => {
    const found = at(path);
    if (Array.isArray(found)) return found.map((one: unknown) => answerOf(one, doing));
    throw wrong(path, "list");
  };
  const isNone = (path: readonly string[]): boolean => (at(path) ?? null) === null;
  return {
    text,
    textOrNone: (...path) => (isNone(path) ? "" : text(...path)),
    list,
    listOrNone: (...path) => (isNone(path) ? [] : list(...path)),
    number: (...path) => {
      const found = at(path);
      if (typeof found === "number" && Number.isSafeInteger(found)) return found;
      throw wrong(path, "whole number");
    },
    flag: (...path) => {
      const found = at(path);
      if (typeof found === "boolean") return found;
      throw wrong(path, "true or false");
    },
    oid: (...path) => {
      const found = at(path);
      if (isObjectId(found)) return found;
      throw wrong(path, "id of an object");
    },
    has: (...path) => isMap(at(path)),
    isFlag: (...path) => typeof at(path) === "boolean",
  };
}

/** Whether a value is the full id of an object. */
export function isObjectId(value: unknown): value is ObjectId {
  return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
