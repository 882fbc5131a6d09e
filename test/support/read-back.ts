/** The text that a visible one stands for. */
export function readBack(visible: string): string {
  return visible.replace(/(\\+)(u\{[\da-f]*\}?|[nt])/g, (_, slashes: string, rest: string) => {
    const half = slashes.slice(0, Math.floor(slashes.length / 2));
    return half + (slashes.length % 2 === 0 ? rest : character(rest));
  });
}

function character(rest: string): string {
  if (rest === "n") return "\n";
  if (rest === "t") return "\t";
  return String.fromCodePoint(Number.parseInt(rest.slice(2), 16));
}
