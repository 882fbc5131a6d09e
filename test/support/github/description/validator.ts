import { Ajv } from "ajv";
import formats from "ajv-formats";

/**
 * A validator for GitHub's published schemas. They are taken as they are, and compiled to little code rather than to fast
 * code: most are used a few times in a run.
 */
export function newValidator(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  formats.default(ajv);
  // GitHub's own addresses of bots, with brackets, are none for the validator.
  ajv.addFormat("email", true);
  return ajv;
}
