import type { MainBranch, RefreshHost } from "../../../refresh/requests/host.ts";
import type { RollingBranch } from "./rolling-branch.ts";
import type { RollingTexts } from "./rolling-texts.ts";

/** What became of the pull request that records decisions of merged ones. */
export interface Rolling {
  readonly is:
    | "created"
    | "updated"
    | "unchanged"
    | "closed"
    /** Nothing is to be recorded, and nothing is there. */
    | "none"
    /** Somebody else's commits are on it, or it goes elsewhere. */
    | "edited"
    /** The branch is somebody else's. */
    | "taken"
    /** A person closed it. */
    | "respected"
    /** The host lets no run open a pull request; `compareUrl` is where a person does. */
    | "blocked"
    /** Something moved meanwhile; the next run goes on. */
    | "lost"
    | "refused";
  readonly branch: string;
  readonly number?: number | undefined;
  readonly url?: string | undefined;
  readonly compareUrl?: string | undefined;
  /** What the host did not let this run do, as sentences. */
  readonly refused: readonly string[];
}

/** Where the pull request that records is kept, what stands there, and from which commit of main what is wanted was worked out. */
export interface Acting {
  readonly host: RefreshHost;
  readonly texts: RollingTexts;
  readonly main: MainBranch;
  /** The set's folder in the repository. */
  readonly place: string;
  readonly standing: RollingBranch;
}
