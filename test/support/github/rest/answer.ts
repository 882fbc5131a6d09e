import type { Matched } from "../description/description.ts";
import type { Scene } from "../events/happened.ts";
import type { Caller, Named } from "../world/accounts.ts";
import type { Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";

/** One REST call, understood and permitted. */
export interface Call {
  readonly world: World;
  readonly matched: Matched;
  readonly query: URLSearchParams;
  /** The parsed body; empty where there was none. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  readonly repository: Repository;
  /** What the client would like, such as `application/vnd.github.raw+json`. */
  readonly accept: string;
}

export interface Answer {
  readonly status: number;
  /** A JSON value, or a text in another media type, which the headers then name. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** The handlers of an area, by GitHub's operation id. */
export type Routes = Readonly<Record<string, Handler>>;

/** An answer that is an error, thrown by whoever finds out. */
export class Refused extends Error {
  readonly status: number;
  readonly errors: readonly unknown[] | undefined;

  constructor(status: number, message: string, errors?: readonly unknown[]) {
    super(message);
    this.name = "Refused";
    this.status = status;
    this.errors = errors;
  }
}

export function notFound(): Refused {
  return new Refused(404, "Not Found");
}

/** 422, as GitHub says that a field does not fit. */
export function unfit(
  resource: string,
  details: { readonly field?: string; readonly code?: string; readonly message?: string },
): Refused {
  const { message } = details;
  const code = details.code ?? (message === undefined ? "invalid" : "custom");
  return new Refused(422, "Validation Failed", [{ resource, ...details, code }]);
}

/**
 * One page of a list, with the links to the others. GitHub gives 30 items where nobody asks for more, and never more than
 * 100.
 */
export function page(call: Call, items: readonly unknown[], most = 100): Answer {
  const size = Math.min(Math.max(whole(call.query.get("per_page"), 30), 1), most);
  const number = Math.max(whole(call.query.get("page"), 1), 1);
  const last = Math.max(Math.ceil(items.length / size), 1);
  const body = items.slice((number - 1) * size, number * size);
  const links = [
    ...(number > 1 ? [["prev", number - 1] as const, ["first", 1] as const] : []),
    ...(number < last ? [["next", number + 1] as const, ["last", last] as const] : []),
  ].map(([rel, to]) => `<${address(call, to)}>; rel="${rel}"`);
  const headers = links.length === 0 ? {} : { link: links.join(", ") };
  return { status: 200, body, headers };
}

function address({ world, matched, query }: Call, number: number): string {
  const path = matched.operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => matched.captures[name] ?? "",
  );
  const parameters = new URLSearchParams(query);
  parameters.set("page", String(number));
  return `${world.origin}/api/v3${path}?${parameters.toString()}`;
}

function whole(text: string | null, usual: number): number {
  const number = Number(text ?? usual);
  return Number.isInteger(number) ? number : usual;
}

/** A text of the body; undefined where it has none. */
export function textIn(body: Call["body"], field: string): string | undefined {
  const value = body[field];
  return typeof value === "string" ? value : undefined;
}

/** A list of texts of the body. */
export function textsIn(body: Call["body"], field: string): readonly string[] {
  const value = body[field];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** What a name in the path stands for. */
export function captured({ matched }: Call, name: string): string {
  return matched.captures[name] ?? "";
}

/** Whoever calls, where it is somebody. */
export function named({ caller }: Call): Named {
  if (caller.kind === "anonymous") throw new Refused(401, "Requires authentication");
  return caller;
}

/** Where a call happens, and by whom. */
export function sceneOf(call: Call): Scene {
  return { world: call.world, repository: call.repository, actor: named(call).account };
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A page of a list with its count beside it, as some answers have it. */
export function counted(call: Call, name: string, items: readonly unknown[]): Answer {
  const { body, ...answer } = page(call, items);
  return { ...answer, body: { total_count: items.length, [name]: body } };
}

/** A text in another media type than JSON. */
export function plainText(text: string | Buffer, type: string): Answer {
  return { status: 200, body: text, headers: { "content-type": type } };
}
