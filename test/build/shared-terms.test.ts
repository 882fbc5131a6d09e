import { expect, test } from "vitest";
import { sharedTerms } from "../../scripts/build/shared-terms.ts";

const permission = `Permission is granted, free of charge, to any person who obtains a copy of this, to deal in it without restriction,
to use, copy, change and sell it.`;
const warranty = `It is provided as it is, without any warranty, of whatever kind, and whoever holds the copyright is not liable
for what comes of it.`;

test("terms that several texts have stand once, however their lines break", () => {
  const rewrapped = permission.replaceAll("\n", " ").replaceAll(", ", ",\n");
  const own = `${permission} But not on Sundays.`;
  const { texts, terms } = sharedTerms([
    `a 1 (MIT)\n\nCopyright A\n\n${permission}\n\n${warranty}`,
    `b 1 (MIT)\n\nCopyright B\n\n${rewrapped}\n\n${warranty}\n\nCopyright C`,
    `c 1 (Odd)\n\nCopyright A\n\n${own}`,
  ]);
  expect(texts).toEqual([
    "a 1 (MIT)\n\nCopyright A\n\n[Terms 1, at the end]",
    "b 1 (MIT)\n\nCopyright B\n\n[Terms 1, at the end]\n\nCopyright C",
    `c 1 (Odd)\n\nCopyright A\n\n${own}`,
  ]);
  expect(terms).toEqual([`${permission}\n\n${warranty}`]);
});

test("paragraphs that do not always stand together are terms of their own", () => {
  const { texts, terms } = sharedTerms([
    `${permission}\n\n${warranty}`,
    `${permission}\n\nUnless it rains.`,
    warranty,
  ]);
  expect(texts).toEqual([
    "[Terms 1, at the end]\n\n[Terms 2, at the end]",
    "[Terms 1, at the end]\n\nUnless it rains.",
    "[Terms 2, at the end]",
  ]);
  expect(terms).toEqual([permission, warranty]);
});
