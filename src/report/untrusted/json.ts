// JSON that exports write is JSON that can be printed: what renders it stands below all layers.
export { jsonEscape, jsonText } from "../../model/json-text.ts";
