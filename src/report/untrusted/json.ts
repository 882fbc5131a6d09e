export { jsonEscape, jsonText } from "../../model/json-text.ts";
