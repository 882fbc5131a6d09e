import { InvalidArgumentError } from "commander";
import type { Grouping } from "../../../src/families/grouping.ts";
import type { Draw } from "../../../src/families/draw.ts";
import { familiesFile } from "../../../src/model/layout.ts";
import { isBlank } from "../../../src/model/white-space.ts";
import { UsageError } from "../../io.ts";

type Weights = Draw["weights"];
type Share = keyof Weights;

const shares: readonly Share[] = ["dev", "validation", "test"];

/** Reads `--weights dev=0.7,test=0.3`. */
export function readWeights(given: string): Weights {
  const weights = new Map<Share, number>();
  for (const part of given.split(",")) {
    const [, name, number] = /^\s*([a-z]+)=([0-9]+(?:\.[0-9]+)?)\s*$/.exec(part) ?? [];
    const share = shares.find((one) => one === name);
    if (share === undefined) {
      throw new InvalidArgumentError(
        "Write the share of dev, validation and test, such as dev=0.7,test=0.3.",
      );
    }
    if (weights.has(share)) throw new InvalidArgumentError(`It names ${share} twice.`);
    weights.set(share, Number(number));
  }
  return Object.fromEntries(
    shares.flatMap((one) => (weights.has(one) ? [[one, weights.get(one)]] : [])),
  );
}

/** Reads `--salt S`. */
export function readSalt(given: string): string {
  if (!isBlank(given) && !/[\p{Cc}\p{Cf}]/u.test(given)) return given;
  throw new InvalidArgumentError("Write a text of one line, such as the set's name and the year.");
}

/** How to draw: as families.yaml says, or as the flags say. Throws UsageError where nothing says it. */
export function drawBy(
  { file }: Pick<Grouping, "file">,
  flags: { readonly salt?: string; readonly weights?: Weights },
): Draw {
  const recorded = file.whole?.assignment;
  const salt = flags.salt ?? recorded?.salt;
  const weights = flags.weights ?? recorded?.weights;
  if (salt === undefined || weights === undefined) {
    const missing = [
      ...(salt === undefined ? ["--salt my-set-2026"] : []),
      ...(weights === undefined ? ["--weights dev=0.7,test=0.3"] : []),
    ];
    throw new UsageError(
      `${familiesFile} does not say how to draw. Say it by ${missing.join(" and ")}; with --write it is recorded as "assignment".`,
    );
  }
  if (isBlank(salt)) {
    throw new UsageError(`The salt in ${familiesFile} is blank. Write a text of this set's own.`);
  }
  if (!Object.values(weights).some((weight) => weight > 0)) {
    throw new UsageError(
      "No split has a share: give one more than 0, such as --weights dev=0.7,test=0.3.",
    );
  }
  return { salt, weights };
}
