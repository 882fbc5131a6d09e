// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { Families } from "../../model/generated/families.ts";

export declare const familiesShape: ValidateFunction<Families>;
