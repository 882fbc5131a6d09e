/** A bundle whose comments name modules as `node_modules/…`, wherever the packages lie on this machine. */
export function withoutPlaces(code: string): string {
  return code.replaceAll(/^\/\/ (?:\S*\/)?node_modules\//gm, "// node_modules/");
}
