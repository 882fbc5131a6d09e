import type { Audit } from "../../../src/families/manifest/audit.ts";

type Judge = (file: string, bytes: Uint8Array) => Audit;

/** A manifest that the demonstration judges, and the codes that it is to be rejected with; none for a pass. */
interface Expectation {
  readonly name: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly codes: readonly string[];
}

const parking = {
  case_id: "parking-001",
  family_id: "parking",
  split: "dev",
  question: "Where can visitors park?",
  answer: "On level 2.",
} as const;

const library = {
  case_id: "library-001",
  family_id: "library",
  split: "test",
  question: "How long can I keep a book?",
  answer: "For four weeks.",
} as const;

const sharedFamily: Expectation = {
  name: "shared family",
  records: [parking, { ...library, family_id: "parking" }],
  codes: ["family-overlap"],
};

const disjointFamilies: Expectation = {
  name: "disjoint families",
  records: [parking, library],
  codes: [],
};

const { answer: _answer, ...withoutAnswer } = library;
const { split: _split, ...withoutSplit } = library;

/** Each thing that the audit is known for, and one that it is known not to see. */
const selfTest: readonly Expectation[] = [
  sharedFamily,
  disjointFamilies,
  {
    name: "one pair under two families",
    records: [
      parking,
      library,
      {
        ...parking,
        case_id: "visitors-001",
        family_id: "visitors",
        question: " Where can\tvisitors  park?",
      },
    ],
    codes: ["duplicate-qa"],
  },
  {
    name: "one case id twice",
    records: [parking, { ...library, case_id: "parking-001" }],
    codes: ["duplicate-case-id"],
  },
  {
    name: "a record without an answer",
    records: [parking, library, { ...withoutAnswer, case_id: "library-002" }],
    codes: ["missing-field"],
  },
  {
    name: "a record without a split",
    records: [
      parking,
      library,
      { ...withoutSplit, case_id: "library-002", question: "Who can borrow a book?" },
    ],
    codes: ["split-missing"],
  },
  {
    name: "a split of another name",
    records: [
      parking,
      library,
      { ...library, case_id: "library-002", split: "holdout", question: "Who can borrow a book?" },
    ],
    codes: ["split-unknown"],
  },
  {
    name: "an id with a space before it",
    records: [parking, { ...library, case_id: " library-001" }],
    codes: ["padded-id"],
  },
  {
    name: "a known limit: a paraphrase under a wrong family passes",
    records: [
      parking,
      {
        ...parking,
        case_id: "guests-001",
        family_id: "guests",
        split: "test",
        question: "Which level is for the cars of guests?",
      },
    ],
    codes: [],
  },
];

/** One block, one pass, and whether the audit does what it is known for. It says nothing of any manifest. */
export function auditDemo(judge: Judge): { readonly text: string; readonly isSound: boolean } {
  const failed = selfTest.filter((one) => codesOf(judge, one) !== one.codes.join());
  const lines = [
    ...[sharedFamily, disjointFamilies].map((one) => `${one.name}: ${judged(judge, one).verdict}`),
    "",
    `Self-test: ${selfTest.length - failed.length} of ${selfTest.length} as expected.`,
    ...failed.map(
      (one) =>
        `  ${one.name}: expected ${one.codes.join(", ") || "a pass"}, found ${codesOf(judge, one) || "a pass"}`,
    ),
    "This judged two manifests of its own and none of yours: touchstone families audit manifest.json",
  ];
  return { text: `${lines.join("\n")}\n`, isSound: failed.length === 0 };
}

function judged(judge: Judge, { name, records }: Expectation): Audit {
  return judge(name, new TextEncoder().encode(JSON.stringify(records)));
}

function codesOf(judge: Judge, one: Expectation): string {
  return [...new Set(judged(judge, one).reasons.map(({ code }) => code))].toSorted().join();
}
