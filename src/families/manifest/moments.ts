import { isLater } from "../../model/instant.ts";

const day = "2026-09-01".length;

/** Whether something of one day or moment comes after another. Where either is a day, days are compared as written. */
export function isAfter(moment: string, limit: string): boolean {
  if (moment.length > day && limit.length > day) return isLater(moment, limit);
  return moment.slice(0, day) > limit.slice(0, day);
}

/** Whether a calendar has the day, and a clock the time and the offset, of a text that starts like a day. */
export function isReal(moment: string): boolean {
  const start = moment.slice(0, day);
  const midnight = new Date(`${start}T00:00:00Z`);
  // Some readers take the 30th of February for the 2nd of March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(start)) return false;
  return moment.length === day || !Number.isNaN(Date.parse(moment));
}
