// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { ImportMap } from "../../model/generated/import-map.ts";

export declare const importMapShape: ValidateFunction<ImportMap>;
