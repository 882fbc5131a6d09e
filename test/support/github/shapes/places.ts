import { fullName, type Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";

export type Json = Readonly<Record<string, unknown>>;

/** Where things are: the addresses of a repository's REST interface and of its pages. */
export interface Places {
  readonly world: Pick<World, "origin">;
  readonly repository: Repository;
}

export function api({ world, repository }: Places, path: string): string {
  return `${world.origin}/api/v3/repos/${fullName(repository)}${path}`;
}

export function html({ world, repository }: Places, path: string): string {
  return `${world.origin}/${fullName(repository)}${path}`;
}

export function node(kind: string, id: number | string): string {
  return `${kind}_${id}`;
}
