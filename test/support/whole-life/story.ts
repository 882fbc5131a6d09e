import type { Files } from "../good-set.ts";

const parentalLeave = (months: string): string =>
  `## Parental leave

Every parent has 16 weeks of leave at full pay, for birth and adoption alike. Ask your team lead in the portal, ${months} months ahead.
`;

const holiday = `## Holiday

Everybody has 30 days of holiday a year. Ask your team lead in the portal, two weeks ahead.
`;

const daysAtHome = `# Remote work

## Days at home

You can work from home up to three days a week. Your team agrees on one common day in the office.
`;

/** The pages of the handbook in June, by their names in its folder. */
export const june: Files = {
  "leave.md": `# Leave\n\n${parentalLeave("three")}\n${holiday}`,
  "remote-work.md": `${daysAtHome}
## Working from abroad

You can work from another EU country for up to 20 days a year. People operations approve it; ask four weeks ahead.
`,
};

/** In September holiday has moved to a page of its own, parental leave is asked for later, and a section is gone. */
export const september: Files = {
  "leave.md": `# Leave\n\n${parentalLeave("two")}`,
  "remote-work.md": daysAtHome,
  "time-off.md": `# Time off

## Public holidays

The public holidays of the place where you work are days off.

${holiday}`,
};

export const families = `claim:
  kind: family
  statement: Settings chosen on some pages work on pages nobody tuned on.
  declaredAt: 2026-06-01
grouping: { rule: A page and what was cut out of it are one family., declaredAt: 2026-06-01 }
families:
  leave: { title: Leave, documents: [leave.md, time-off.md] }
  remote-work: { title: Remote work, documents: [remote-work.md] }
`;

/** The command line that writes each case, by id. */
export const written: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        "parental-leave-001",
        "How long is parental leave?",
        "16 weeks at full pay for every parent, for birth and adoption alike.",
        "leave.md#leave/parental-leave",
      ],
      [
        "holiday-001",
        "How many days of holiday do I have?",
        "30 days a year.",
        "leave.md#leave/holiday",
      ],
      [
        "holiday-002",
        "How far ahead do I ask for holiday?",
        "Two weeks ahead, in the portal.",
        "leave.md#leave/holiday",
      ],
      [
        "abroad-001",
        "How many days can I work from another EU country?",
        "Up to 20 days a year, if people operations approve it.",
        "remote-work.md#remote-work/working-from-abroad",
      ],
    ] as const
  ).map(([id, query, answer, chunk]) => [
    id,
    `touchstone new --id ${id} --query "${query}" --answer "${answer}" --evidence "${chunk}"`,
  ]),
);

/** The command line that records the handbook, as it was on a day. */
export function snapshot(day: string): string {
  return `touchstone corpus snapshot ../handbook --chunking by-heading@1 --created-at ${day}`;
}

/** Why jordan decides as jordan does, by what is decided. */
export const reasons = {
  approved: "The section states the length, the pay and that adoption counts.",
  approvedTogether: "Each section says just that.",
  confirmed: "Only the time to ask in changed, and the answer does not name it.",
  moved: "The section stands word for word on the page on time off.",
  refused: "The section was taken out, and no other page speaks of it.",
} as const;

export const refusal = "The handbook does not say whether one can work from another country.";
