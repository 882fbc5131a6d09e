/** A repository as people and Git name it. */
export interface NamedRepository {
  /** The host, such as `github.com`; undefined where only the repository was named. */
  readonly host: string | undefined;
  readonly owner: string;
  readonly name: string;
}

const plainName = /^(?<owner>[A-Za-z0-9][\w.-]*)\/(?<name>[\w.-]+)$/;

/** What `owner/name` names; undefined where it is no such name. */
export function repositoryNamed(text: string): NamedRepository | undefined {
  const found = plainName.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { owner = "", name = "" } = found;
  return name === "." || name === ".." ? undefined : { host: undefined, owner, name };
}

/** What the address of a remote names; undefined for one that leads to no repository of a host like GitHub. */
export function repositoryAt(url: string): NamedRepository | undefined {
  const found =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?(?<host>[\w.-]+)(?::\d+)?\/(?<path>.*)$/.exec(url) ??
    /^(?:[^@/]*@)(?<host>[\w.-]+):(?<path>.*)$/.exec(url);
  const { host, path = "" } = found?.groups ?? {};
  const named = repositoryNamed(path.replace(/\/$/, "").replace(/\.git$/, ""));
  return named === undefined || host === undefined
    ? undefined
    : { ...named, host: host.toLowerCase() };
}
