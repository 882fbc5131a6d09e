/** A measure from 0 to 1, rounded down, so that what is below a threshold never reads as if it were at it. */
export function measureText(measure: number): string {
  return (Math.floor(measure * 100 + 1e-9) / 100).toFixed(2);
}
