// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { CurrentPointer } from "../../model/generated/current.ts";

export declare const currentShape: ValidateFunction<CurrentPointer>;
