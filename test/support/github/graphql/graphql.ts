import { schema } from "@octokit/graphql-schema";
import {
  buildSchema,
  graphql,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import { isMap } from "../../../../src/model/fields.ts";
import type { Answer } from "../rest/answer.ts";
import type { Order } from "../server/desk.ts";
import type { RateLimits } from "../server/rate-limits.ts";
import type { Caller } from "../world/accounts.ts";
import type { World } from "../world/world.ts";
import type { GraphqlCall } from "./call.ts";
import { mutations } from "./mutations.ts";
import { queries } from "./queries.ts";

let parsed: GraphQLSchema | undefined;

/** GitHub's published schema. It defines one field twice, so it is taken as valid. */
function publishedSchema(): GraphQLSchema {
  parsed ??= buildSchema(schema.idl, { assumeValid: true, assumeValidSDL: true, noLocation: true });
  return parsed;
}

/** A GraphQL request as it came in. */
export interface GraphqlRequest {
  readonly world: World;
  readonly limits: RateLimits;
  readonly caller: Caller | undefined;
  readonly body: Buffer;
}

/** Understands a request. What its document has that the schema does not describe is a problem of the answer. */
export function graphqlOrder({ world, limits, caller, body }: GraphqlRequest): Order {
  const sent: unknown = JSON.parse(body.toString("utf8"));
  const { query, variables } = isMap(sent) ? sent : {};
  const text = typeof query === "string" ? query : "";
  return {
    operation: `graphql/${/(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? "unnamed"}`,
    method: "POST",
    // Two calls are the same only where they also ask with the same values.
    path: `/graphql?${body.toString("utf8")}`,
    body: text,
    caller,
    carryOut: async () => {
      if (caller === undefined || caller.kind === "anonymous") return unauthenticated;
      const tooMany = limits.spend(caller, "graphql");
      const answer =
        tooMany ?? (await answered({ world, caller }, text, isMap(variables) ? variables : {}));
      return { ...answer, headers: limits.headers(caller, "graphql") };
    },
    problems: undescribed,
  };
}

const unauthenticated: Answer = {
  status: 401,
  body: { message: "This endpoint requires you to be authenticated." },
};

/** Runs a document by the reference executor. Errors come with status 200, as GitHub gives them. */
async function answered(
  call: GraphqlCall,
  source: string,
  variableValues: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const result = await graphql({
    schema: publishedSchema(),
    source,
    variableValues,
    rootValue: { ...queries(call), ...mutations(call) },
    fieldResolver: modelled,
  });
  const errors = result.errors?.map((error) => told(error));
  const body = { data: result.data ?? null, ...(errors === undefined ? {} : { errors }) };
  return { status: 200, body };
}

/** A field of an object; one that nobody models may not be asked for. */
const modelled: GraphQLFieldResolver<unknown, unknown> = (...[source, args, , info]) => {
  // Whatever the models give are plain objects.
  const fields = source as Readonly<Record<string, unknown>>;
  const { fieldName, parentType } = info;
  if (!(fieldName in fields)) {
    throw new Error(`${parentType.name}.${fieldName} is not modelled by this server.`);
  }
  const value = fields[fieldName];
  return typeof value === "function" ? (value as (given: unknown) => unknown)(args) : value;
};

/** An error that GitHub would give has a type; any other is a slip of the caller or of this server. */
function told(error: GraphQLError): Readonly<Record<string, unknown>> {
  const type = (error.originalError as { readonly type?: string } | undefined)?.type;
  return { ...error.toJSON(), ...(type === undefined ? {} : { type }) };
}

function undescribed({ body }: Answer): readonly string[] {
  const errors = isMap(body) && Array.isArray(body["errors"]) ? body["errors"] : [];
  return errors
    .filter(isMap)
    .flatMap(({ type, message }) =>
      type === undefined ? [String(message).replace(/\.$/, "")] : [],
    );
}
