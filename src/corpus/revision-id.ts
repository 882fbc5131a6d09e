import { revisionShape } from "../load/generated/revision-shape.js";
import { shapeErrors } from "../load/schema-defects.ts";

/** Names that mean something else below corpus-revisions. */
const reserved: ReadonlySet<string> = new Set(["texts", "current.yaml"]);

/** Whether a text can name a corpus revision and its folder. */
export function isRevisionId(id: string): boolean {
  const about = shapeErrors(revisionShape, { id }).some(({ path }) => path[0] === "id");
  return !about && !reserved.has(id);
}
