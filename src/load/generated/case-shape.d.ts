// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { GoldenCase } from "../../model/generated/case.ts";

export declare const caseShape: ValidateFunction<GoldenCase>;
