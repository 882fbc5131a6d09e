import{Command,InvalidArgumentError,Option}from"./commander.js";
import{passageFormatNames,recordFormats,repeated}from"./core.js";
const diffFormats=[`text`,`json`,`markdown`];
function diffCommand(e,t){
return new Command(`diff`).description(`Compare two corpus revisions: what is the same, moved, edited, split or gone.`).argument(`[old]`,`the earlier revision (default: the parent of the later one)`).argument(`[new]`,`the later revision (default: the current one)`).addOption(new Option(`--format <format>`,`how to print it`).choices(diffFormats).default(`text`)).option(`--documents`,`documents alone, without their chunks`).option(`--cited`,`the evidence of cases alone, with what became of their quotes`).option(`--words`,`the words that edited chunks differ in; as text only`).option(`--limit <n>`,`entries of a list, and of each in it, before the rest is counted`,atMost,10).option(`--set <folder>`,`the set's folder`,`.`).addHelpText(`after`,example$2).action(async(n,r,i)=>{
let{runDiff:a}=await import(`./run-diff.js`);
t(await a(e,[n,r],i))})}
const example$2=`
One name is the later revision, compared with its parent. Nothing is changed, and no candidate is chosen: a person does
that. Which judgments wait for one, the policy of the set decides, and "touchstone refresh plan" names them.
docs/corpus-diff.md of the project says how chunks are compared.

Examples:
  touchstone corpus diff                                      the current revision with its parent
  touchstone corpus diff corpus-2026-09-01                    that revision with its parent
  touchstone corpus diff corpus-2026-06-01 corpus-2026-11-01  two that need not follow each other
  touchstone corpus diff --documents --limit 100              which documents came, went and changed
  touchstone corpus diff --cited --words                      what became of the evidence of cases
  touchstone corpus diff --format json                        all of it, for scripts

Exit code: 0 compared, whatever differs; 1 a recorded revision is damaged, 2 wrong use, 3 the run broke.`;
function atMost(e){
if(/^[1-9]\d{0,8}$/.test(e))return Number(e);
throw new InvalidArgumentError(`It is a whole number from 1 on.`)}
function snapshotCommand(e,t){
return withRevisionFlags(withFolderFlags(withDumpFlags(new Command(`snapshot`).description(`Record a chunk dump, or a folder of documents, as the current corpus revision.`).argument(`<source...>`,`the files of one dump (JSON, JSONL, CSV, YAML), or one folder`)))).addHelpText(`after`,example$1).action(async(n,r)=>{
let{runSnapshot:i}=await import(`./run-snapshot.js`);
t(await i(e,n,r))})}
function withDumpFlags(e){
return e.option(`--map <file>`,`a mapping file: which field says what (docs/corpus.md)`).option(`--chunk-id <field>`,`dump: the field with a chunk's id`).option(`--text <field>`,`dump: the field with a chunk's text`).option(`--document <field>`,`dump: the field with its document's id, or a pattern over the chunk's id`).option(`--locator <field>`,`dump: the field with its place: heading, page, anchor`).option(`--id-from <pattern>`,`dump: build chunk ids from {document} and {locator}, keep the store's`).addOption(new Option(`--format <format>`,`dump: its form (default: by its name), or a test set that brings its corpus`).choices([...recordFormats,...passageFormatNames])).option(`--list <path>`,`dump: where the list stands inside a JSON file, as in data.chunks`)}
function withFolderFlags(e){
return e.option(`--include <glob>`,`folder: the documents, as in *.md (default: Markdown, HTML, .txt)`,repeated).option(`--exclude <glob>`,`folder: files that are no documents, as in drafts/*`,repeated).option(`--base-uri <uri>`,`folder: the start of each URI, or a pattern with {page}`).option(`--source-git`,`folder: a source revision is the last commit of the document's file`)}
function withRevisionFlags(e){
return e.option(`--chunking <name@version>`,`how the documents were cut; how a folder is to be cut`).option(`--setting <name=value>`,`a setting of the chunker: maxCharacters=1500`,repeated).option(`--id <id>`,`the revision's name (default: corpus-<day of created-at>)`).option(`--created-at <moment>`,`when the corpus was so (default: the commit time)`).addOption(new Option(`--texts <which>`,`chunk texts to keep in the set (default: all)`).choices([`all`,`cited`,`none`])).option(`--set <folder>`,`the set's folder`,`.`).option(`--dry-run`,`say what would happen and write nothing`)}
const example$1=`
Examples:
  touchstone corpus snapshot chunks.jsonl --chunk-id id --text text \\
    --document "{document}#{locator}" --chunking by-heading@1 --created-at 2026-09-01
      ids such as handbook.md#refunds: the document is what stands before the "#"

  touchstone corpus snapshot pages/*.jsonl --map docs/corpus-map.yaml
      several files make one snapshot; in Git, their commit time is the revision's

  touchstone corpus snapshot dev-v2.0.json --format squad2 --created-at 2018-06-11
      a format of touchstone import that brings its corpus says itself which field is what

  touchstone corpus snapshot docs --chunking by-heading@1 --source-git
      every Markdown, HTML and text file below docs/ is a document, cut at its headings

  touchstone corpus snapshot docs --chunking fixed-size@1 --setting maxCharacters=1000 --setting overlap=100 \\
    --exclude "archive/*" --base-uri "https://docs.example.test/{page}" --created-at 2026-09-01

Exit code: 0 recorded, or nothing changed; 1 there are problems in it; 2 wrong use; 3 the run broke.`;
function corpusCommand(e,t){
return new Command(`corpus`).description(`Record what the retriever can see, and compare what was recorded.`).addHelpText(`after`,example).addCommand(snapshotCommand(e,t)).addCommand(diffCommand(e,t))}
const example=`
Examples:
  touchstone corpus snapshot chunks.jsonl --chunk-id id --text text \\
    --document doc --chunking by-heading@1 --created-at 2026-09-01
  touchstone corpus snapshot docs --chunking by-heading@1 --source-git
  touchstone corpus diff

Each command explains itself: touchstone corpus <command> --help`;
export{corpusCommand};
