// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { Policy } from "../../model/generated/policy.ts";

export declare const policyShape: ValidateFunction<Policy>;
