// Written by `npm run generate` from schemas/current.schema.json.
/**
 * The pointer to the corpus revision that judgments are compared with.
 */
export interface CurrentPointer {
  /**
   * The id of the current corpus revision.
   */
  revision: string;
}
