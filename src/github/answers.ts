import { fieldOf, isMap } from "../model/fields.ts";
import type { ObjectId } from "../refresh/requests/host.ts";
import { GitHubError } from "./github-error.ts";

/** The fields of an answer that something depends on. Each throws GitHubError where there is none of its kind. */
export interface Answer {
  readonly text: Reader<string>;
  /** One that may be null, which then counts as empty. */
  readonly textOrNone: Reader<string>;
  readonly number: Reader<number>;
  /** A whole number that is written as text, as GraphQL does with those that may be large. */
  readonly bigNumber: Reader<number>;
  readonly flag: Reader<boolean>;
  /** One that may be null or left out, which then is undefined. */
  readonly flagOrNone: Reader<boolean | undefined>;
  /** A moment, with seconds and Z. */
  readonly instant: Reader<string>;
  /** One that may be null or left out, which then is undefined. */
  readonly instantOrNone: Reader<string | undefined>;
  readonly oid: Reader<ObjectId>;
  readonly list: Reader<readonly Answer[]>;
  /** One that may be null or left out, which then counts as empty. */
  readonly listOrNone: Reader<readonly Answer[]>;
  readonly has: Reader<boolean>;
  /** Whether there is true or false, which some answers leave out. */
  readonly isFlag: Reader<boolean>;
  /** What stands in a field, to be read by itself. */
  readonly within: Reader<Answer>;
}

/** Reads an answer of GitHub; `doing` is what was asked, as it goes on after "Could not". */
export function answerOf(value: unknown, doing: string): Answer {
  const at = (path: readonly string[]): unknown =>
    path.reduce<unknown>((found, name) => fieldOf(found, name), value);
  /** Reads a field that gives something of its kind, or else undefined. */
  const field = <T>(kind: string, reads: (found: unknown) => T | undefined): Reader<T> => {
    return (...path) => {
      const read = reads(at(path));
      if (read !== undefined) return read;
      const said = `"${path.join(".")}" holds no ${kind}`;
      throw new GitHubError({ doing }, { kind: "undescribed", status: 0, said });
    };
  };
  const orNone = <T, N>(reads: Reader<T>, none: N): Reader<T | N> => {
    return (...path) => ((at(path) ?? null) === null ? none : reads(...path));
  };
  const text = field("text", (found) => (typeof found === "string" ? found : undefined));
  const list = field("list", (found) =>
    Array.isArray(found) ? found.map((one: unknown) => answerOf(one, doing)) : undefined,
  );
  const flag = field("true or false", (found) => (typeof found === "boolean" ? found : undefined));
  const instant = field("moment", momentIn);
  return {
    text,
    textOrNone: orNone(text, ""),
    list,
    listOrNone: orNone(list, []),
    number: field("whole number", (found) =>
      Number.isSafeInteger(found) ? Number(found) : undefined,
    ),
    bigNumber: field("whole number", (found) =>
      typeof found === "string" && /^\d{1,15}$/.test(found) ? Number(found) : undefined,
    ),
    flag,
    flagOrNone: orNone(flag, undefined),
    instant,
    instantOrNone: orNone(instant, undefined),
    oid: field("id of an object", (found) => (isObjectId(found) ? found : undefined)),
    has: (...path) => isMap(at(path)),
    isFlag: (...path) => typeof at(path) === "boolean",
    within: (...path) => answerOf(at(path), doing),
  };
}

type Reader<T> = (...path: readonly string[]) => T;

function momentIn(found: unknown): string | undefined {
  const milliseconds = typeof found === "string" ? Date.parse(found) : Number.NaN;
  if (Number.isNaN(milliseconds)) return undefined;
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Whether a value is the full id of an object. */
export function isObjectId(value: unknown): value is ObjectId {
  return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
