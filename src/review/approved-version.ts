import { contentState } from "../model/content-state.ts";
import { readCase } from "../load/read-case.ts";
import { statusOf, type CaseFile } from "../model/case.ts";

/** One content that a case file had; the text is undefined where its bytes are none. */
export interface CaseVersion {
  readonly path: string;
  readonly text: string | undefined;
}

/** What a search through a case's versions found. */
export interface ApprovedVersion<Version> {
  /** The newest approved version that was judged under the revision: of those that their approval fits, else of all. */
  readonly found: { readonly version: Version; readonly file: CaseFile } | undefined;
  /** How many newer versions claim an approval under that revision which their text does not fit. */
  readonly passedOver: number;
  /** How many versions there were to look at. */
  readonly looked: number;
  /** The revisions under which approved versions were judged, the newest first; complete where nothing was found. */
  readonly revisions: readonly string[];
}

/** Looks for the newest approved version of a case that was judged under a corpus revision; ends at the first that fits. */
export async function newestApproved<Version extends CaseVersion>(
  versions: AsyncIterable<Version>,
  revision: string,
): Promise<ApprovedVersion<Version>> {
  const revisions = new Set<string>();
  let otherwise: ApprovedVersion<Version>["found"];
  let unfit = 0;
  let looked = 0;
  for await (const version of versions) {
    looked++;
    const file = version.text === undefined ? undefined : readCase(version.path, version.text).file;
    if (file === undefined || statusOf(file) !== "approved") continue;
    const { corpusRevision } = file.case;
    if (corpusRevision !== undefined) revisions.add(corpusRevision);
    if (corpusRevision !== revision) continue;
    const found = { version, file };
    if (contentState(file) === "as-judged") {
      return { found, passedOver: unfit, looked, revisions: [...revisions] };
    }
    otherwise ??= found;
    unfit++;
  }
  return { found: otherwise, passedOver: 0, looked, revisions: [...revisions] };
}
