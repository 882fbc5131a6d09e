import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Ajv, ValidateFunction } from "ajv";
import { dressed, type Definitions, type Fields } from "./shape.ts";
import { newValidator } from "./validator.ts";

// The package is one JSON Schema; it names the events by type and action.
const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@octokit/webhooks-schemas"), "utf8"),
) as { readonly definitions: Definitions };

let ajv: Ajv | undefined;
const validators = new Map<string, ValidateFunction>();

/** The payload of an event as GitHub publishes it; what it does not have is left out. */
export function payloadOf(event: string, known: Fields): Fields {
  // A definition of an event is an object.
  return dressed(schema.definitions, { $ref: pointerTo(event, known) }, known) as Fields;
}

/** What a payload has that GitHub's published schemas do not describe. */
export function payloadProblems(event: string, payload: Fields): readonly string[] {
  const ref = pointerTo(event, payload);
  const validate = validators.get(ref) ?? compiled(ref);
  if (validate(payload)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = "", params }) =>
      `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function pointerTo(event: string, payload: Fields): string {
  const { action } = payload;
  const isOne = typeof action !== "string" || event === "repository_dispatch";
  return `#/definitions/${event}$${isOne ? "event" : action}`;
}

function compiled(ref: string): ValidateFunction {
  if (ajv === undefined) {
    ajv = newValidator();
    ajv.addSchema({ $id: "webhooks", definitions: schema.definitions });
  }
  const validate = ajv.compile({ $ref: `webhooks${ref}` });
  validators.set(ref, validate);
  return validate;
}
