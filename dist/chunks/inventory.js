import{Command,Option}from"./commander.js";
import{UsageError,baseOption,counted,decodeUtf8,fieldOf,groupsOf,isMap,jsonText,quoted,recordFormats,rows,terminalText}from"./core.js";
import{formatOf,hasNamesTwice,readJson,readRecords}from"./shared-load.js";
import{firstOf}from"./shared-report.js";
import{dueManifest,inputBytes,judgedExport,plainBytes,splitOption}from"./shared-scripts.js";
import{exportShape}from"./export-shape.js";
import{isAsWritten,manifestInventory,setInventory}from"./shared-exporting.js";
const listNames=[`members`,`results`,`cases`,`test_results`,`testCases`,`test_cases`,`records`,`examples`,`samples`,`rows`,`items`,`data`,`tests`];
function readResults(name,bytes,{format=formatOf(name),list}){
if(format===void 0)return;
if(format===`json`)return fromJson(bytes,list);
let{records,problems}=readRecords(bytes,format,list);
return{entries:records,around:void 0,problems}}
function fromJson(bytes,list){
let reading=readJson(bytes);
if(`problem`in reading)return broken(reading.problem);
let items=list===void 0?listIn(reading.value):at(reading.value,list.split(`.`));
return Array.isArray(items)?{entries:items.map((fields,index)=>({fields:typeof fields==`string`?{id:fields}:fields,number:index+1,line:void 0})),around:isMap(reading.value)?reading.value:void 0,problems:[]}:broken({message:list===void 0?`The file holds no list of results under a name that is known: say where it is with --list.`:`The file holds no list under "${list}".`,line:void 0})}
function broken(problem){
return{entries:[],around:void 0,problems:[problem]}}
function listIn(value){
let found=value;
for(let step=0;step<3&&!Array.isArray(found);step++){
let name=listNames.find(one=>fieldOf(found,one)!==void 0);
if(name===void 0)return;
found=fieldOf(found,name)}
return found}
function at(value,path){
return path.reduce((found,name)=>fieldOf(found,name),value)}
const idFields=[`id`,`case_id`,`caseId`,`metadata.case_id`,`metadata.caseId`,`additional_metadata.case_id`,`testCase.metadata.case_id`,`vars.case_id`,`qid`,`query_id`,`query-id`,`_id`,`name`,`description`,`testCase.description`];
function idUnder(fields,field){
let value=fieldOf(fields,field)??at(fields,field.split(`.`));
return typeof value==`number`?String(value):typeof value==`string`?value:void 0}
function namesUnder(idField){
let of=fields=>{
let id=idUnder(fields,idField);
return id===void 0?void 0:{id,field:idField}};
return{idField,of}}
function namesIn(entries,expected){
let idField=idFieldOf(entries,expected);
if(idField===void 0)return;
let{of}=namesUnder(idField),others=idFields.filter(field=>field!==idField).map(field=>namesUnder(field).of),elsewhere=fields=>others.map(other=>other(fields)).find(one=>one!==void 0&&expected.has(one.id));
return{idField,of:fields=>of(fields)??elsewhere(fields)}}
function idFieldOf(entries,expected){
let[best]=idFields.map(field=>{
let there=entries.map(({fields})=>idUnder(fields,field)).filter(id=>id!==void 0);
return{field,there:there.length,known:there.filter(id=>expected.has(id)).length}}).filter(({there})=>there>0).toSorted((a,b)=>b.known-a.known||b.there-a.there);
return best?.field}
function isExact(comparison){
let{missing,unexpected,repeated,otherwise}=comparison;
return[missing,unexpected,repeated,otherwise].every(some=>some.length===0)}
function compareInventory(inventory,{entries,around},names){
let expected=new Map(inventory.members.map(one=>[one.id,one])),byId=groupsOf(entries,({fields})=>names.of(fields)?.id),missing=[...expected.keys()].filter(id=>!byId.has(id)),near=new Map([...expected.keys()].map(id=>[folded(id),id])),unexpected=[...byId].flatMap(([id,some])=>{
if(id===void 0)return some.map(({number,line})=>({id,number,line,near:id}));
let[{number,line}]=some;
return expected.has(id)?[]:[{id,number,line,near:near.get(folded(id))}]}),repeated=[...byId].flatMap(([id,some])=>id===void 0||!expected.has(id)||some.length===1?[]:[{id,times:some.length}]);
return{expected:expected.size,present:expected.size-missing.length,results:entries.length,missing,unexpected,nameless:byId.get(void 0)?.length??0,idFields:countedFields(entries,names),repeated,...saidOtherwise(inventory,{entries,around,names}),spent:inventory.members.filter(({isSpent})=>isSpent).map(({id})=>id)}}
function countedFields(entries,names){
let byField=groupsOf(entries,({fields})=>names.of(fields)?.field);
return Object.fromEntries([...byField].flatMap(([field,some])=>field===void 0?[]:[[field,some.length]]))}
function folded(id){
return id.trim().normalize(`NFKC`).toLowerCase().replace(/^0+(?=\d+$)/,``)}
const places=[[],[`metadata`],[`additional_metadata`],[`testCase`,`metadata`]];
function saidOtherwise(inventory,{entries,around,names}){
let sayers=[around,...entries.map(({fields})=>fields)],sets=sayers.flatMap(one=>textsUnder(one,[`setDigest`,`set_digest`]));
isMap(around)&&Array.isArray(around.members)&&sets.push(...textsUnder(around,[`digest`]));
let revisions=sayers.flatMap(one=>textsUnder(one,[`corpusRevision`,`corpus_revision`])),{revision}=inventory,digests=new Map(inventory.members.map(one=>[one.id,one.digest])),cases=entries.flatMap(({fields})=>{
let id=names.of(fields)?.id??``,expected=digests.get(id),said=textsUnder(fields,[`digest`,`caseDigest`,`case_digest`]).filter(isDigest);
return expected===void 0?[]:said.map(found=>({id,found,expected}))}),compared=[...sets.length>0?[`set`]:[],...revisions.length>0?[`revision`]:[],...cases.length>0?[`case`]:[]],otherSets=unlike(sets,inventory.digests),otherRevisions=unlike(revisions,[revision.id,revision.digest]),otherCases=cases.filter(({found,expected})=>found!==expected);
return{compared,otherwise:[...otherSets.map(found=>({what:`set`,found,expected:inventory.digests[0]??``})),...otherRevisions.map(found=>({what:`revision`,found,expected:revision.id})),...otherCases.map(one=>({what:`case`,...one}))]}}
function unlike(found,right){
return[...new Set(found)].filter(one=>!right.includes(one))}
function textsUnder(value,names){
return places.flatMap(place=>names.flatMap(name=>{
let path=[...place,name],found=fieldOf(value,path.join(`.`))??at(value,path);
return(isMap(found)?[found.id,found.digest]:[found]).flatMap(one=>typeof one==`string`&&one!==``?[one]:[])}))}
function isDigest(text){
return/^sha256:[0-9a-f]{64}$/.test(text)}
function isSame({comparison,problems}){
return problems.length===0&&isExact(comparison)}
function inventoryReport(verdict,file){
let{inventory,comparison,idField}=verdict,{results,compared,otherwise}=comparison;
return`${[rows([[`inventory`,inventoryWords(inventory)],[`claim`,inventory.claim??`not split yet, no score may be claimed`],[`spent`,spentWords(comparison)],[`results`,`${counted(results,`entry`).replace(/entrys$/,`entries`)} of ${file}, by ${fieldWords(comparison,idField)}`],[`compared`,comparedWords(compared)]]),...problemLines(verdict.problems,file),...otherwiseLines(otherwise),...isOfAnother(comparison)||isUnreadable(verdict)?[]:membershipLines(verdict,file),verdictWords(verdict)].join(`
`)}\n`}
function isOfAnother({otherwise}){
return otherwise.some(({what})=>what!==`case`)}
function isUnreadable({comparison,problems}){
return comparison.results===0&&problems.length>0}
function fieldWords({idFields},idField){
let others=Object.entries(idFields).filter(([field])=>field!==idField);
return[quoted(idField),...others.map(([field,times])=>`${times} by ${quoted(field)}`)].join(`, `)}
function inventoryWords({members,digests,revision,splits}){
let sides=splits===void 0?``:` of ${splits.join(`, `)}`;
return[`${counted(members.length,`case`)}${sides}, corpus revision ${revision.id}`,digests[0]??``].join(`
`)}
function spentWords({spent}){
return spent.length===0?``:`${spent.length===1?`1 is`:`${spent.length} are`} no confirmation: ${firstOf(spent)}`}
const kinds={set:`the set`,revision:`the corpus revision`,case:`each case`};
function comparedWords(compared){
let found=compared.map(what=>kinds[what]),silent=[`set`,`revision`].filter(what=>!compared.includes(what));
return[...found.length>0?[`the digests and names that the results carry of ${found.join(`, `)}`]:[],...silent.length>0?[`of ${silent.map(what=>kinds[what]).join(` and `)} the results say nothing, so that is taken on trust`]:[]].join(`
`)}
function problemLines(problems,file){
return problems.map(({message,line})=>terminalText(`${file}${line===void 0?``:`:${line}`}: ${message}`))}
function otherwiseLines(otherwise){
let words={set:({found})=>`Refused: the results say that they are of another set, ${quoted(found)}.`,revision:({found,expected})=>`Refused: the results say that they ran on another corpus revision, ${quoted(found)} and not ${quoted(expected)}.`,case:({id=``,found})=>`${quoted(id)} was another text: the results have ${quoted(found)}.`};
return otherwise.map(one=>terminalText(words[one.what](one)))}
function membershipLines({comparison,idField},file){
let{missing,unexpected,repeated}=comparison,place=({line,number})=>line===void 0?`${file}, entry ${number}`:`${file}:${line}`;
return[...block(`No result`,missing.map(quoted)),...block(`No case of the inventory`,unexpected.flatMap(one=>{
if(one.id===void 0)return[];
let meant=one.near===void 0?``:`, but ${quoted(one.near)} is one: written just so`;
return[`${place(one)}: ${quoted(one.id)}${meant}`]})),...block(`No case named, since nothing stands under ${quoted(idField)}`,unexpected.flatMap(one=>one.id===void 0?[place(one)]:[])),...block(`Several results, and nothing says which counts`,repeated.map(({id,times})=>`${quoted(id)}: ${times}`))]}
function block(title,told){
if(told.length===0)return[];
let more=told.length>20?[`and ${told.length-20} more; --format json names all`]:[];
return[`${title} (${told.length}):`,...[...told.slice(0,20),...more].map(line=>`  ${terminalText(line)}`)]}
function verdictWords(verdict){
let{expected,present,missing,unexpected,repeated,nameless}=verdict.comparison;
if(isOfAnother(verdict.comparison))return`Nothing was compared case by case. Export the set that the results are of, or run the evaluation on this one.`;
if(isUnreadable(verdict))return`Nothing of the file could be read, so nothing was compared.`;
let named=unexpected.length-nameless,more=[...named===0?[]:[`${named} unexpected`],...nameless===0?[]:[`${nameless} nameless`],...repeated.length===0?[]:[`${repeated.length} repeated`]],counts=[`${expected} expected`,`${present} present`,`${missing.length} missing`,...more];
return missing.length===0?isSame(verdict)?`${counts.join(`, `)}: exact.`:`${counts.join(`, `)}: not exact.`:`${counts.join(`, `)}: any mean is over ${expected}; the missing count as not passed.`}
function verdictWord(verdict){
return isOfAnother(verdict.comparison)?`refused`:isUnreadable(verdict)?`unreadable`:isSame(verdict)?`exact`:`differs`}
function inventoryJson(verdict){
let{inventory,comparison,problems,idField}=verdict,{digests,revision,splits,claim}=inventory,value={version:1,verdict:verdictWord(verdict),setDigest:digests[0]??null,corpusRevision:revision,claim:claim??null,splits:splits??null,idField,...comparison,unexpected:comparison.unexpected.map(({id=null,number,line=null,near=null})=>({id,number,line,near})),unread:problems.map(({message,line=null})=>({message,line}))};
return`${jsonText(value,{indent:2})}\n`}
async function inventoryFrom(io,{set:given,manifest,splits,base}){
if(manifest!==void 0)return await stated(io,manifest,splits);
let judged=await judgedExport(io,{set:given,purpose:`evaluation`,base,splits:void 0});
if(`refusal`in judged)return judged;
let part=splits===void 0?judged.set:judged.onSides(splits);
return setInventory(judged.set,part,splits)}
async function stated(io,name,splits){
let bytes=await plainBytes(io.cwd,name,dueManifest),reading=readJson(bytes),value=`problem`in reading?void 0:reading.value;
if(exportShape(value)){
if(hasNamesTwice(decodeUtf8(bytes)??``,value))throw new UsageError(twice(name));
return isAsWritten(value)?manifestInventory(value,splits):{refusal:edited(name)}}
throw new UsageError(`"${terminalText(name)}" is no manifest of an export, as touchstone export writes it.`)}
function twice(name){
return`"${terminalText(name)}" has a name twice in one object, and readers take one or the other. Export the set again: only touchstone export writes a manifest.`}
function edited(name){
return`"${terminalText(name)}" was edited: its digest is not that of the cases, the corpus revision and the claim that it names. Export the set again.\n`}
function checkInventoryCommand(io,finish){
return new Command(`check`).description(`Say which cases have no result, and which results are of no case. Prints no score.`).argument(`<file>`,`results, or a list of cases, of any tool: JSON, JSON Lines, CSV, TSV or YAML`).option(`--set <folder>`,`the set that they are to be of (default: the one in this folder)`).option(`--manifest <file>`,`the manifest of an export instead of a set`).addOption(splitOption()).option(`--id-field <name>`,`where a result names its case, such as metadata.case_id`).option(`--list <name>`,`where a JSON or YAML file holds the results, such as results.results`).addOption(new Option(`--input <form>`,`the form of the file, where its name does not tell`).choices(recordFormats)).addOption(new Option(`--format <format>`,`how to print the comparison`).choices([`text`,`json`]).default(`text`)).addOption(baseOption).addHelpText(`after`,example$1).action(async(file,flags)=>{
finish(await runCheck(io,file,flags))})}
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
async function runCheck(io,file,flags){
let{set,manifest,split:splits,base}=flags;
if(set!==void 0&&manifest!==void 0)throw new UsageError(`Name a set or a manifest: one of them states the inventory.`);
let results=await resultsIn(io,file,flags),inventory=await inventoryFrom(io,{set:set??`.`,manifest,splits,base});
if(`refusal`in inventory)return io.err(inventory.refusal),1;
if(inventory.members.length===0)throw new UsageError(`The inventory has no case on such a side, so there is nothing to compare with.`);
let names=flags.idField===void 0?namesFound(results,inventory,file):namesUnder(flags.idField);
assertNamed(results,names);
let verdict={inventory,comparison:compareInventory(inventory,results,names),problems:results.problems,idField:names.idField};
return io.out(flags.format===`json`?inventoryJson(verdict):inventoryReport(verdict,terminalText(file))),+!isSame(verdict)}
async function resultsIn(io,file,{input,list}){
let results=readResults(file,await inputBytes(io.cwd,file),{format:input,list});
if(results!==void 0)return results;
throw new UsageError(`The name "${terminalText(file)}" does not tell what form the file has: say it with --input, as in --input jsonl.`)}
function namesFound({entries},{members},file){
let found=namesIn(entries,new Set(members.map(({id})=>id)));
if(found!==void 0)return found;
if(entries.length===0)return namesUnder(`id`);
throw new UsageError(`No entry of "${terminalText(file)}" names its case in a way that is known: say where with --id-field, as in --id-field metadata.case_id.`)}
function assertNamed({entries},{idField,of}){
if(!(entries.length===0||entries.some(({fields})=>of(fields)!==void 0)))throw new UsageError(`No entry has anything under "${terminalText(idField)}": name another field with --id-field.`)}
function inventoryCommand(io,finish){
return new Command(`inventory`).description(`Hold results against the cases that they are to be of.`).addHelpText(`after`,example).addCommand(checkInventoryCommand(io,finish))}
const example=`
Example:
  touchstone inventory check results.jsonl --manifest eval-set/manifest.json

Each command explains itself: touchstone inventory <command> --help`;
export{inventoryCommand};
