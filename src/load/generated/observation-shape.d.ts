// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { Observation } from "../../model/generated/observation.ts";

export declare const observationShape: ValidateFunction<Observation>;
