/** A path of a set as its repository has it; `place` is the set's folder there, empty where the set is all of it. */
export function repositoryPath(place: string, path: string): string {
  return place === "" ? path : `${place}/${path}`;
}
