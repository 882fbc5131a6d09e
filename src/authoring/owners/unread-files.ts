import { unreadCases, type Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/**
 * The files of a set that say whom to ask about it and that cannot be read whole, so that somebody they name may be missing: the
 * policy, families.yaml, and files of cases, in the set. The policy comes first, then families.yaml.
 */
export function unreadFiles(dataset: Dataset): readonly string[] {
  const { cases, policy, families } = dataset;
  const broken = cases.flatMap(({ path, whole }) => (whole === undefined ? [path] : []));
  return [
    ...(policy !== undefined && policy.policy === undefined ? [policy.path] : []),
    ...(families !== undefined && families.whole === undefined ? [families.path] : []),
    ...[...unreadCases(dataset), ...broken].toSorted(byUtf8),
  ];
}
