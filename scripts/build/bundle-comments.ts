/** A bundle whose comments name modules as `node_modules/…`, wherever the packages lie on this machine. */
export function withoutPlaces(code: string): string {
  return code.replaceAll(/^\/\/ (?:\S*\/)?node_modules\//gm, "// node_modules/");
}

/** The same without the comments that name our own modules: names tell what is where, and a job checks out all of it. */
export function withoutOwnPlaces(code: string): string {
  return code.replaceAll(/^\/\/ (?:src|scripts|actions)\/\S+\.ts\n/gm, "");
}
