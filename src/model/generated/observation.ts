// Written by `npm run generate` from schemas/observation.schema.json.
/**
 * A moment with its offset, such as 2026-09-01T09:00:00Z.
 */
export type Instant = string;

/**
 * One line of a file of observations: a pattern of questions that real people ask, as somebody recorded it.
 */
export interface Observation {
  /**
   * The observation's id, as the team's records know it; a case that it led to names it.
   */
  id: string;
  /**
   * The question in a wording that people really use, without what tells who asked.
   */
  query: string;
  /**
   * Turns that come before it, oldest first; `query` is the turn that follows.
   */
  conversation?: Turn[];
  /**
   * How often it was asked in that time; from 2 on the pattern recurs.
   */
  count: number;
  firstSeen: Instant;
  lastSeen: Instant;
  /**
   * Where the recorded queries can be looked up again: an address, or a query to the team's telemetry.
   */
  source: string;
  /**
   * Who looked at the recorded queries and found them to be one pattern.
   */
  reviewedBy?: string;
  reviewedAt?: Instant;
  /**
   * An approved case that the pattern is about and that does not represent it.
   */
  case?: string;
  /**
   * The language of the question, such as en or de.
   */
  language?: string;
  /**
   * What else somebody should know who writes the case.
   */
  notes?: string;
}
/**
 * One earlier turn.
 */
export interface Turn {
  /**
   * Who spoke.
   */
  role: "user" | "assistant" | "system";
  /**
   * What was said.
   */
  content: string;
}
