import{Command,Option}from"./commander.js";
import{UsageError,baseOption,counted,decodeUtf8,fieldOf,groupsOf,isMap,jsonText,quoted,recordFormats,rows,terminalText}from"./core.js";
import{formatOf,hasNamesTwice,readJson,readRecords}from"./shared-load.js";
import{firstOf}from"./shared-report.js";
import{dueManifest,inputBytes,judgedExport,plainBytes,splitOption}from"./shared-scripts.js";
import{exportShape}from"./export-shape.js";
import{isAsWritten,manifestInventory,setInventory}from"./shared-exporting.js";
const listNames=[`members`,`results`,`cases`,`test_results`,`testCases`,`test_cases`,`records`,`examples`,`samples`,`rows`,`items`,`data`,`tests`];
function readResults(e,t,{format:n=formatOf(e),list:r}){
if(n===void 0)return;
if(n===`json`)return fromJson(t,r);
let{records:i,problems:a}=readRecords(t,n,r);
return{entries:i,around:void 0,problems:a}}
function fromJson(e,t){
let n=readJson(e);
if(`problem`in n)return broken(n.problem);
let r=t===void 0?listIn(n.value):at(n.value,t.split(`.`));
return Array.isArray(r)?{entries:r.map((e,t)=>({fields:typeof e==`string`?{id:e}:e,number:t+1,line:void 0})),around:isMap(n.value)?n.value:void 0,problems:[]}:broken({message:t===void 0?`The file holds no list of results under a name that is known: say where it is with --list.`:`The file holds no list under "${t}".`,line:void 0})}
function broken(e){
return{entries:[],around:void 0,problems:[e]}}
function listIn(e){
let t=e;
for(let e=0;e<3&&!Array.isArray(t);e++){
let e=listNames.find(e=>fieldOf(t,e)!==void 0);
if(e===void 0)return;
t=fieldOf(t,e)}
return t}
function at(e,t){
return t.reduce((e,t)=>fieldOf(e,t),e)}
const idFields=[`id`,`case_id`,`caseId`,`metadata.case_id`,`metadata.caseId`,`additional_metadata.case_id`,`testCase.metadata.case_id`,`vars.case_id`,`qid`,`query_id`,`query-id`,`_id`,`name`,`description`,`testCase.description`];
function idUnder(e,t){
let n=fieldOf(e,t)??at(e,t.split(`.`));
return typeof n==`number`?String(n):typeof n==`string`?n:void 0}
function namesUnder(e){
let of=t=>{
let n=idUnder(t,e);
return n===void 0?void 0:{id:n,field:e}};
return{idField:e,of}}
function namesIn(e,t){
let n=idFieldOf(e,t);
if(n===void 0)return;
let{of:r}=namesUnder(n),i=idFields.filter(e=>e!==n).map(e=>namesUnder(e).of),elsewhere=e=>i.map(t=>t(e)).find(e=>e!==void 0&&t.has(e.id));
return{idField:n,of:e=>r(e)??elsewhere(e)}}
function idFieldOf(e,t){
let[n]=idFields.map(n=>{
let r=e.map(({fields:e})=>idUnder(e,n)).filter(e=>e!==void 0);
return{field:n,there:r.length,known:r.filter(e=>t.has(e)).length}}).filter(({there:e})=>e>0).toSorted((e,t)=>t.known-e.known||t.there-e.there);
return n?.field}
function isExact(e){
let{missing:t,unexpected:n,repeated:r,otherwise:i}=e;
return[t,n,r,i].every(e=>e.length===0)}
function compareInventory(e,{entries:t,around:n},r){
let i=new Map(e.members.map(e=>[e.id,e])),a=groupsOf(t,({fields:e})=>r.of(e)?.id),o=[...i.keys()].filter(e=>!a.has(e)),s=new Map([...i.keys()].map(e=>[folded(e),e])),c=[...a].flatMap(([e,t])=>{
if(e===void 0)return t.map(({number:t,line:n})=>({id:e,number:t,line:n,near:e}));
let[{number:n,line:r}]=t;
return i.has(e)?[]:[{id:e,number:n,line:r,near:s.get(folded(e))}]}),l=[...a].flatMap(([e,t])=>e===void 0||!i.has(e)||t.length===1?[]:[{id:e,times:t.length}]);
return{expected:i.size,present:i.size-o.length,results:t.length,missing:o,unexpected:c,nameless:a.get(void 0)?.length??0,idFields:countedFields(t,r),repeated:l,...saidOtherwise(e,{entries:t,around:n,names:r}),spent:e.members.filter(({isSpent:e})=>e).map(({id:e})=>e)}}
function countedFields(e,t){
let n=groupsOf(e,({fields:e})=>t.of(e)?.field);
return Object.fromEntries([...n].flatMap(([e,t])=>e===void 0?[]:[[e,t.length]]))}
function folded(e){
return e.trim().normalize(`NFKC`).toLowerCase().replace(/^0+(?=\d+$)/,``)}
const places=[[],[`metadata`],[`additional_metadata`],[`testCase`,`metadata`]];
function saidOtherwise(e,{entries:t,around:n,names:r}){
let i=[n,...t.map(({fields:e})=>e)],a=i.flatMap(e=>textsUnder(e,[`setDigest`,`set_digest`]));
isMap(n)&&Array.isArray(n.members)&&a.push(...textsUnder(n,[`digest`]));
let o=i.flatMap(e=>textsUnder(e,[`corpusRevision`,`corpus_revision`])),{revision:s}=e,c=new Map(e.members.map(e=>[e.id,e.digest])),l=t.flatMap(({fields:e})=>{
let t=r.of(e)?.id??``,n=c.get(t),i=textsUnder(e,[`digest`,`caseDigest`,`case_digest`]).filter(isDigest);
return n===void 0?[]:i.map(e=>({id:t,found:e,expected:n}))}),u=[...a.length>0?[`set`]:[],...o.length>0?[`revision`]:[],...l.length>0?[`case`]:[]],d=unlike(a,e.digests),f=unlike(o,[s.id,s.digest]),p=l.filter(({found:e,expected:t})=>e!==t);
return{compared:u,otherwise:[...d.map(t=>({what:`set`,found:t,expected:e.digests[0]??``})),...f.map(e=>({what:`revision`,found:e,expected:s.id})),...p.map(e=>({what:`case`,...e}))]}}
function unlike(e,t){
return[...new Set(e)].filter(e=>!t.includes(e))}
function textsUnder(e,t){
return places.flatMap(n=>t.flatMap(t=>{
let r=[...n,t],i=fieldOf(e,r.join(`.`))??at(e,r);
return(isMap(i)?[i.id,i.digest]:[i]).flatMap(e=>typeof e==`string`&&e!==``?[e]:[])}))}
function isDigest(e){
return/^sha256:[0-9a-f]{64}$/.test(e)}
function isSame({comparison:e,problems:t}){
return t.length===0&&isExact(e)}
function inventoryReport(e,t){
let{inventory:n,comparison:r,idField:i}=e,{results:a,compared:o,otherwise:s}=r;
return`${[rows([[`inventory`,inventoryWords(n)],[`claim`,n.claim??`not split yet, no score may be claimed`],[`spent`,spentWords(r)],[`results`,`${counted(a,`entry`).replace(/entrys$/,`entries`)} of ${t}, by ${fieldWords(r,i)}`],[`compared`,comparedWords(o)]]),...problemLines(e.problems,t),...otherwiseLines(s),...isOfAnother(r)||isUnreadable(e)?[]:membershipLines(e,t),verdictWords(e)].join(`
`)}\n`}
function isOfAnother({otherwise:e}){
return e.some(({what:e})=>e!==`case`)}
function isUnreadable({comparison:e,problems:t}){
return e.results===0&&t.length>0}
function fieldWords({idFields:e},t){
let n=Object.entries(e).filter(([e])=>e!==t);
return[quoted(t),...n.map(([e,t])=>`${t} by ${quoted(e)}`)].join(`, `)}
function inventoryWords({members:e,digests:t,revision:n,splits:r}){
let i=r===void 0?``:` of ${r.join(`, `)}`;
return[`${counted(e.length,`case`)}${i}, corpus revision ${n.id}`,t[0]??``].join(`
`)}
function spentWords({spent:e}){
return e.length===0?``:`${e.length===1?`1 is`:`${e.length} are`} no confirmation: ${firstOf(e)}`}
const kinds={set:`the set`,revision:`the corpus revision`,case:`each case`};
function comparedWords(e){
let t=e.map(e=>kinds[e]),n=[`set`,`revision`].filter(t=>!e.includes(t));
return[...t.length>0?[`the digests and names that the results carry of ${t.join(`, `)}`]:[],...n.length>0?[`of ${n.map(e=>kinds[e]).join(` and `)} the results say nothing, so that is taken on trust`]:[]].join(`
`)}
function problemLines(e,t){
return e.map(({message:e,line:n})=>terminalText(`${t}${n===void 0?``:`:${n}`}: ${e}`))}
function otherwiseLines(e){
let t={set:({found:e})=>`Refused: the results say that they are of another set, ${quoted(e)}.`,revision:({found:e,expected:t})=>`Refused: the results say that they ran on another corpus revision, ${quoted(e)} and not ${quoted(t)}.`,case:({id:e=``,found:t})=>`${quoted(e)} was another text: the results have ${quoted(t)}.`};
return e.map(e=>terminalText(t[e.what](e)))}
function membershipLines({comparison:e,idField:t},n){
let{missing:r,unexpected:i,repeated:a}=e,place=({line:e,number:t})=>e===void 0?`${n}, entry ${t}`:`${n}:${e}`;
return[...block(`No result`,r.map(quoted)),...block(`No case of the inventory`,i.flatMap(e=>{
if(e.id===void 0)return[];
let t=e.near===void 0?``:`, but ${quoted(e.near)} is one: written just so`;
return[`${place(e)}: ${quoted(e.id)}${t}`]})),...block(`No case named, since nothing stands under ${quoted(t)}`,i.flatMap(e=>e.id===void 0?[place(e)]:[])),...block(`Several results, and nothing says which counts`,a.map(({id:e,times:t})=>`${quoted(e)}: ${t}`))]}
function block(e,t){
if(t.length===0)return[];
let n=t.length>20?[`and ${t.length-20} more; --format json names all`]:[];
return[`${e} (${t.length}):`,...[...t.slice(0,20),...n].map(e=>`  ${terminalText(e)}`)]}
function verdictWords(e){
let{expected:t,present:n,missing:r,unexpected:i,repeated:a,nameless:o}=e.comparison;
if(isOfAnother(e.comparison))return`Nothing was compared case by case. Export the set that the results are of, or run the evaluation on this one.`;
if(isUnreadable(e))return`Nothing of the file could be read, so nothing was compared.`;
let s=i.length-o,c=[...s===0?[]:[`${s} unexpected`],...o===0?[]:[`${o} nameless`],...a.length===0?[]:[`${a.length} repeated`]],l=[`${t} expected`,`${n} present`,`${r.length} missing`,...c];
return r.length===0?isSame(e)?`${l.join(`, `)}: exact.`:`${l.join(`, `)}: not exact.`:`${l.join(`, `)}: any mean is over ${t}; the missing count as not passed.`}
function verdictWord(e){
return isOfAnother(e.comparison)?`refused`:isUnreadable(e)?`unreadable`:isSame(e)?`exact`:`differs`}
function inventoryJson(e){
let{inventory:t,comparison:n,problems:r,idField:i}=e,{digests:a,revision:o,splits:s,claim:c}=t,l={version:1,verdict:verdictWord(e),setDigest:a[0]??null,corpusRevision:o,claim:c??null,splits:s??null,idField:i,...n,unexpected:n.unexpected.map(({id:e=null,number:t,line:n=null,near:r=null})=>({id:e,number:t,line:n,near:r})),unread:r.map(({message:e,line:t=null})=>({message:e,line:t}))};
return`${jsonText(l,{indent:2})}\n`}
async function inventoryFrom(e,{set:t,manifest:n,splits:r,base:i}){
if(n!==void 0)return await stated(e,n,r);
let a=await judgedExport(e,{set:t,purpose:`evaluation`,base:i,splits:void 0});
if(`refusal`in a)return a;
let o=r===void 0?a.set:a.onSides(r);
return setInventory(a.set,o,r)}
async function stated(e,t,n){
let r=await plainBytes(e.cwd,t,dueManifest),i=readJson(r),a=`problem`in i?void 0:i.value;
if(exportShape(a)){
if(hasNamesTwice(decodeUtf8(r)??``,a))throw new UsageError(twice(t));
return isAsWritten(a)?manifestInventory(a,n):{refusal:edited(t)}}
throw new UsageError(`"${terminalText(t)}" is no manifest of an export, as touchstone export writes it.`)}
function twice(e){
return`"${terminalText(e)}" has a name twice in one object, and readers take one or the other. Export the set again: only touchstone export writes a manifest.`}
function edited(e){
return`"${terminalText(e)}" was edited: its digest is not that of the cases, the corpus revision and the claim that it names. Export the set again.\n`}
function checkInventoryCommand(e,t){
return new Command(`check`).description(`Say which cases have no result, and which results are of no case. Prints no score.`).argument(`<file>`,`results, or a list of cases, of any tool: JSON, JSON Lines, CSV, TSV or YAML`).option(`--set <folder>`,`the set that they are to be of (default: the one in this folder)`).option(`--manifest <file>`,`the manifest of an export instead of a set`).addOption(splitOption()).option(`--id-field <name>`,`where a result names its case, such as metadata.case_id`).option(`--list <name>`,`where a JSON or YAML file holds the results, such as results.results`).addOption(new Option(`--input <form>`,`the form of the file, where its name does not tell`).choices(recordFormats)).addOption(new Option(`--format <format>`,`how to print the comparison`).choices([`text`,`json`]).default(`text`)).addOption(baseOption).addHelpText(`after`,example$1).action(async(n,r)=>{
t(await runCheck(e,n,r))})}
const example$1=`
A mean over the results that are there hides those that are not: a run that lost its hardest cases looks better. So each
case of the inventory has just one result, and nothing else has any. Missing results stay in the denominator.

Where results carry "setDigest", "corpusRevision" or the "digest" of a case, by themselves or under "metadata", these are
compared as well: results of another set or another corpus revision are refused.

The case is looked for under id, case_id, metadata.case_id, qid and other names that tools use.

Examples:
  touchstone inventory check results.jsonl --manifest eval-set/manifest.json
  touchstone inventory check out.json --split test --id-field testCase.metadata.case_id
  touchstone inventory check results.csv --format json

Exit code: 0 just the cases of the inventory, 1 not, or a file or a set that cannot be compared, 2 wrong use, 3 the run broke.`;
async function runCheck(e,t,n){
let{set:r,manifest:i,split:a,base:o}=n;
if(r!==void 0&&i!==void 0)throw new UsageError(`Name a set or a manifest: one of them states the inventory.`);
let s=await resultsIn(e,t,n),c=await inventoryFrom(e,{set:r??`.`,manifest:i,splits:a,base:o});
if(`refusal`in c)return e.err(c.refusal),1;
if(c.members.length===0)throw new UsageError(`The inventory has no case on such a side, so there is nothing to compare with.`);
let l=n.idField===void 0?namesFound(s,c,t):namesUnder(n.idField);
assertNamed(s,l);
let u={inventory:c,comparison:compareInventory(c,s,l),problems:s.problems,idField:l.idField};
return e.out(n.format===`json`?inventoryJson(u):inventoryReport(u,terminalText(t))),+!isSame(u)}
async function resultsIn(e,t,{input:n,list:r}){
let i=readResults(t,await inputBytes(e.cwd,t),{format:n,list:r});
if(i!==void 0)return i;
throw new UsageError(`The name "${terminalText(t)}" does not tell what form the file has: say it with --input, as in --input jsonl.`)}
function namesFound({entries:e},{members:t},n){
let r=namesIn(e,new Set(t.map(({id:e})=>e)));
if(r!==void 0)return r;
if(e.length===0)return namesUnder(`id`);
throw new UsageError(`No entry of "${terminalText(n)}" names its case in a way that is known: say where with --id-field, as in --id-field metadata.case_id.`)}
function assertNamed({entries:e},{idField:t,of:n}){
if(!(e.length===0||e.some(({fields:e})=>n(e)!==void 0)))throw new UsageError(`No entry has anything under "${terminalText(t)}": name another field with --id-field.`)}
function inventoryCommand(e,t){
return new Command(`inventory`).description(`Hold results against the cases that they are to be of.`).addHelpText(`after`,example).addCommand(checkInventoryCommand(e,t))}
const example=`
Example:
  touchstone inventory check results.jsonl --manifest eval-set/manifest.json

Each command explains itself: touchstone inventory <command> --help`;
export{inventoryCommand};
