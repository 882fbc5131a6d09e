import type { SplitStanding } from "../../families/standing.ts";
import type { Finding, Level } from "../../model/finding.ts";
import { sha256 } from "../../model/hash.ts";
import type { Location } from "../../model/location.ts";
import type { Rule } from "../../rules/rule.ts";
import type { ClaimJson } from "./claim-json.ts";
import { whyOf } from "./text-report.ts";
import { jsonText } from "../untrusted/json.ts";
import { sarifText } from "../untrusted/sarif.ts";

/** A run as SARIF tells it. */
export interface SarifRun {
  /** The version of Touchstone. */
  readonly version: string;
  /** The rules that were asked for, in order. */
  readonly rules: readonly Rule[];
  /** Those among them that did not run, since there was no earlier state to compare with. */
  readonly notRun: readonly Rule[];
  /** Whether a split is on record, and what a score on it would say. */
  readonly split: SplitStanding;
  readonly claim: ClaimJson | null;
  /** Turns a set's path into the one that the repository has, its parts joined by "/". */
  readonly place: (file: string) => string;
}

/**
 * The whole verdict in SARIF 2.1.0, as GitHub's code scanning and other viewers read it: one run, without a time, a
 * machine's name or a path outside the repository, so that the same set gives the same bytes everywhere.
 */
export function sarifReport(findings: readonly Finding[], run: SarifRun): string {
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: { name: "Touchstone", version: run.version, rules: run.rules.map(ruleOf) },
        },
        invocations: [invocation(run)],
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { [root]: { description: { text: "The root of the repository." } } },
        results: results(findings, run),
        // No viewer shows them; whoever keeps the file keeps with it what a score may claim.
        properties: { split: run.split, claim: run.claim },
      },
    ],
  };
  return `${jsonText(log, { indent: 2 })}\n`;
}

const root = "%SRCROOT%";

function ruleOf({ id, level, reports }: Rule): object {
  const sentence = `This rule reports ${reports}.`;
  return {
    id,
    shortDescription: { text: sentence },
    fullDescription: { text: sentence },
    help: { text: `${sentence} Why, and an example: ${whyOf(id)}` },
    defaultConfiguration: { level: sarifLevel(level) },
  };
}

function sarifLevel(level: Level): "error" | "warning" | "note" {
  return level === "notice" ? "note" : level;
}

/** A rule without an earlier state is no failure: it is told, so that silence is not taken for its verdict. */
function invocation({ rules, notRun }: SarifRun): object {
  const toolExecutionNotifications = notRun.map((rule) => ({
    level: "note",
    message: {
      text: `The rule "${rule.id}" did not run: there is no earlier state of the set to compare with.`,
    },
    associatedRule: { id: rule.id, index: rules.indexOf(rule) },
  }));
  return { executionSuccessful: true, toolExecutionNotifications };
}

function results(findings: readonly Finding[], { rules, place }: SarifRun): readonly object[] {
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const met = new Map<string, number>();
  return findings.map((finding) => {
    const { rule, level, message, fix, at, related = [] } = finding;
    const ruleIndex = indices.get(rule);
    const same = JSON.stringify([rule, at.file, message]);
    const before = met.get(same) ?? 0;
    met.set(same, before + 1);
    const lines = [
      sarifText(message),
      ...(related.length === 0 ? [] : [`see: ${related.map(linkTo).join(", ")}`]),
      ...(fix === undefined ? [] : [`fix: ${sarifText(fix)}`]),
    ];
    return {
      ruleId: rule,
      ...(ruleIndex === undefined ? {} : { ruleIndex }),
      level: sarifLevel(level),
      message: { text: lines.join("\n") },
      locations: [{ physicalLocation: physical(at, place) }],
      ...(related.length === 0
        ? {}
        : {
            relatedLocations: related.map((location, index) => ({
              id: index + 1,
              physicalLocation: physical(location, place),
              message: { text: "This takes part in it." },
            })),
          }),
      partialFingerprints: { "touchstone/v1": sha256(JSON.stringify([same, before])) },
    };
  });
}

/** A viewer makes this a link to the related location of that number. */
function linkTo(_: Location, index: number): string {
  return `[this place](${index + 1})`;
}

function physical({ file, line, column }: Location, place: (file: string) => string): object {
  return {
    artifactLocation: { uri: uriOf(place(file)), uriBaseId: root },
    region: { startLine: line, startColumn: column },
  };
}

/** The path as a relative reference: what is no plain letter or digit of a name is percent-encoded. */
function uriOf(path: string): string {
  const whole = path.replace(/\p{Cs}/gu, "\ufffd");
  return whole.split("/").map(encodeURIComponent).join("/");
}
