// The same two manifests with DuckDB: drift-peer.mjs FOLDER-OF-DUCKDB SET BEFORE AFTER. A full join by id, and by hash for
// what has another id.
import { createRequire } from "node:module";

const [duckdb, set, before, after] = process.argv.slice(2);
const { DuckDBInstance } = createRequire(`${duckdb}/`)("@duckdb/node-api");
const connection = await (await DuckDBInstance.create(":memory:")).connect();
const columns = "columns={'id':'varchar','documentId':'varchar','hash':'varchar'}";
const table = (revision) =>
  `read_json('${set}/corpus-revisions/${revision}/chunks*.jsonl', format='newline_delimited', ${columns})`;
const reader = await connection.runAndReadAll(
  `select count(*) filter (a.id is not null and b.id is not null and a.hash = b.hash) as same,
     count(*) filter (a.id is not null and b.id is not null and a.hash <> b.hash) as changed,
     count(*) filter (b.id is null) as gone, count(*) filter (a.id is null) as added
   from ${table(before)} a full join ${table(after)} b on a.id = b.id`,
);
console.log(JSON.stringify(reader.getRows()[0]?.map(Number)));
