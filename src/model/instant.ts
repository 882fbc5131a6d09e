/** Whether one moment comes after another, whatever the offsets in which they are written. */
export function isLater(moment: string, than: string): boolean {
  return time(moment) > time(than);
}

/** A second of 60 is one that no clock here has, and counts as the one before it. */
function time(moment: string): number {
  return Date.parse(
    moment
      .toUpperCase()
      .replace(/\s/, "T")
      .replace(/:60(?=[.Z+-])/, ":59"),
  );
}
