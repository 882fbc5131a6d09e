import { expect, test } from "vitest";
import { sourceForm } from "../../src/model/source-form.ts";

test.for([
  ["https://docs.example.test/refunds", "address"],
  ["S3://bucket/a b.pdf", "address"],
  ["sharepoint:HR/leave", "address"],
  ["docs/refunds.md", "path"],
  ["refunds", "path"],
  ["C:\\docs\\refunds.txt", "path"],
  ["HR leave.pdf", "path"],
  [" refunds ", "path"],
  ["the refund policy", "text"],
  ["Note: page 4", "text"],
  ["see section 4.2", "text"],
] as const)("%j is an address, a path or free text: %s", ([uri, form]) => {
  expect(sourceForm(uri, "refund-policy")).toBe(form);
});

test("a document's id is a name, whatever spaces it has", () => {
  expect(sourceForm("2023 Q2 report", "2023 Q2 report")).toBe("path");
  expect(sourceForm("https://docs.example.test/a", "https://docs.example.test/a")).toBe("address");
});
