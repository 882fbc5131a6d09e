// The entry of the package: what `import { loadGoldenSet } from "touchstone"` gives.
export { loadGoldenSet } from "./load-golden-set.ts";
export { GoldenSetRefused } from "./set-refused.ts";
export { compareContracts } from "./compare-manifests.ts";
export { matchResults } from "./matched-results.ts";
export { RepositoryError } from "../git/repository.ts";
export { UsageError } from "../model/usage-error.ts";
export type { LoadOptions } from "./load-options.ts";
export type {
  ComparedWith,
  GoldenSet,
  LeftOutCase,
  Purpose,
  SetClaim,
  WhyLeftOut,
} from "./golden-set.ts";
export type {
  Evidence,
  KnownChunk,
  LoadedAbstention,
  LoadedAnswerable,
  LoadedCase,
  LoadedInconclusive,
} from "./loaded-case.ts";
export type {
  AbsentMember,
  Both,
  ChangedMember,
  ContractComparison,
  EvidenceChange,
  FieldChange,
  LineChange,
  MemberChange,
  MemberComparison,
  MemberGrouping,
  ReasonKind,
  RemarkKind,
  SameInBoth,
  Told,
} from "../exporting/contracts/comparison.ts";
export type { MatchedCase, MatchedResults } from "./matched-results.ts";
export type { ResultStamp } from "./result-stamp.ts";
export type { RefusalReason, Refused } from "./set-refused.ts";
export type { Finding } from "../model/finding.ts";
