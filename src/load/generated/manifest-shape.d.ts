// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { Manifest } from "../../model/generated/manifest.ts";

export declare const manifestShape: ValidateFunction<Manifest>;
