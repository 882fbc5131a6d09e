import { schema } from "@octokit/graphql-schema";
import { buildSchema, graphql, GraphQLError, type GraphQLSchema } from "graphql";
import type { Answer } from "./answer.ts";
import { mutations, type GraphqlCall } from "./graphql-mutations.ts";
import { queries } from "./graphql-queries.ts";
import type { Caller, World } from "./world.ts";

let parsed: GraphQLSchema | undefined;

/** GitHub's published schema. It defines one field twice, so it is taken as valid. */
function publishedSchema(): GraphQLSchema {
  parsed ??= buildSchema(schema.idl, { assumeValid: true, assumeValidSDL: true });
  return parsed;
}

/**
 * Answers a GraphQL document by the reference executor over GitHub's published schema: what does not fit the schema is an
 * error, as is a field that is asked for and not modelled here. Errors come with status 200, as GitHub gives them.
 */
export async function answerGraphql({
  world,
  caller,
  query,
  variables,
  origin,
}: {
  readonly world: World;
  readonly caller: Caller | undefined;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly origin: string;
}): Promise<Answer> {
  if (caller === undefined || caller.kind === "anonymous") {
    return { status: 401, body: { message: "Requires authentication" } };
  }
  const call: GraphqlCall = { world, caller, origin };
  const result = await graphql({
    schema: publishedSchema(),
    source: query,
    variableValues: variables,
    rootValue: { ...queries(call), ...mutations(call) },
    fieldResolver: modelled,
    typeResolver: (value: unknown) => nameOf(value),
  });
  const errors = result.errors?.map((error) => told(error));
  const body = { data: result.data ?? null, ...(errors === undefined ? {} : { errors }) };
  return { status: 200, body };
}

/** A field of an object; one that nobody models may not be asked for. */
function modelled(
  source: unknown,
  args: unknown,
  _context: unknown,
  { fieldName, parentType }: { readonly fieldName: string; readonly parentType: { name: string } },
): unknown {
  // Whatever the models give are plain objects.
  const fields = source as Readonly<Record<string, unknown>>;
  if (!(fieldName in fields)) {
    throw new Error(`${parentType.name}.${fieldName} is not modelled by this server.`);
  }
  const value = fields[fieldName];
  return typeof value === "function" ? (value as (given: unknown) => unknown)(args) : value;
}

function nameOf(value: unknown): string | undefined {
  const { __typename: name } = value as { readonly __typename?: string };
  return name;
}

function told(error: GraphQLError): Readonly<Record<string, unknown>> {
  const { type } = (error.originalError as { readonly type?: string } & Error) ?? {};
  return { ...error.toJSON(), ...(type === undefined ? {} : { type }) };
}
