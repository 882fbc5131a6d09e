import{Command,Option}from"./commander.js";
import{caseFormats,checkOptional,checkQuestion,importedCase,lossesOf,placeText,questionFields}from"./shared-importing.js";
import{UsageError,byUtf8,casesFolder,clipped,controlledFields,counted,defectReport,existingFolder,fitsGlob,foldId,idInName,isBlank,isFitId,lacksCurrentRevision,limits,listed,loadDataset,nearestTeller,normaliseWhiteSpace,placeFrom,questionId,quoted,readCase,readYaml,recordFormats,revisionsFolder,sha256,terminalText,workingTree}from"./core.js";
import{basename,dirname,relative,resolve}from"node:path";
import{chunkOf,evidenceSource}from"./shared-authoring.js";
import{writeFiles}from"./shared-git.js";
import{hasField,newYamlFile}from"./shared-load.js";
import{isDeepStrictEqual}from"node:util";
import{runText,runsOf}from"./shared-report.js";
import{alteredRevision,assertWritable,caseFolder,inputBytes,inputRecords,realPathOf,writeOutput}from"./shared-scripts.js";
import{importMapShape}from"./import-map-shape.js";
import{textPattern}from"./shared-model.js";
function knownCases(e,t){
let n=new Map;
for(let t of e.cases)t.case.id!==void 0&&n.set(t.case.id,{path:t.path,case:t.case});
return{byId:n,byName:new Map(t.map(e=>[idInName(e).toLowerCase(),e]))}}
function differences(e,t){
let n=e.byId.get(t.id);
if(n===void 0){
let n=e.byName.get(t.id);
return n===void 0?void 0:{path:n,fields:void 0}}
let r=readCase(t.path,t.text).file?.case??{},i=judged(n.case),a=judged(r),o=[...new Set([...Object.keys(a),...Object.keys(i)])].filter(e=>!isDeepStrictEqual(i[e],a[e]));
return{path:n.path,fields:[...o,...missed(n.case,r)]}}
function missed(e,t){
if(sourceOf$1(e)!==sourceOf$1(t))return[];
let n=new Set(e.tags),r=(t.tags??[]).every(e=>n.has(e))?[]:[`tags`];
return normaliseWhiteSpace(e.notes??``).includes(normaliseWhiteSpace(t.notes??``))?r:[...r,`notes`]}
function sourceOf$1({origin:e}){
return e!==void 0&&`source`in e?e.source:void 0}
function judged(e){
let{review:t,refresh:n,notes:r,tags:i,split:a,retired:o,sentinel:s,origin:c,...l}=e,u=c!==void 0&&`id`in c?c.id:void 0;
return{...l,origin:{kind:c?.kind,id:u}}}
function namer({format:e,idPrefix:t}){
let n=new Map,r=new Map,unique=e=>{
let t=(n.get(e)??0)+1;
return n.set(e,t),t===1?e:unique(foldId(e,`${e}\n${t}`))};
return({file:n,read:{id:i,question:a}})=>{
let o=t.replaceAll(`{file}`,()=>stemOf(n.name));
if(i===void 0){
let t=normaliseWhiteSpace(a),n=(r.get(t)??0)+1;
r.set(t,n);
let i=`${o}${questionId(e,a,n)}`;
return{id:unique(isFitId(i)?i:foldId(i)),story:{how:`made-from-question`}}}
let s=o+i,c=isFitId(s)?s:foldId(s),l=unique(c);
return l===c?{id:l,story:l===s?{how:`as-given`}:{how:`folded`,from:i}}:{id:l,story:{how:`taken-by-another-record`,from:i}}}}
function stemOf(e){
let t=e.replace(/\.[^.]*$/,``).toLowerCase();
return isFitId(t)?t:foldId(t)}
function planImport(e){
let t=namer(e),n=new Map;
return e.entries.map(r=>{
let{at:i,read:a}=r,{evidence:o,losses:s}=a,{id:c,story:l}=t(r),u=`${e.into===``?casesFolder:`${casesFolder}/${e.into}`}/${c}.yaml`,d=newYamlFile(wholeCase(r,c,e.format),`notes`),f=Buffer.byteLength(d)>limits.case,p=[...a.lacks,...controlled(a.content),...f?[`its case would be larger than ${limits.case/1024} KiB`]:[]],m=f||p.length>0&&!e.incomplete,h=a.skipped===!0?{what:`skipped`}:outcomeOf(e.known,{id:c,path:u,text:d},m),g=askedBy(a),_=g===void 0?void 0:n.get(g);
return g!==void 0&&_===void 0&&n.set(g,i),{at:i,id:c,idStory:l,path:u,lacks:p,evidence:o,waits:waitsForEvidence(a.content),losses:s,asksLike:_,outcome:h}})}
function controlled(e){
return[...controlledFields(e)].map(([e,t])=>`its "${e}" holds the control character ${t}`)}
function waitsForEvidence(e){
let says=t=>e[t]!==void 0;
return e.kind===`abstention`||![`kind`,`query`,`expectedAnswer`].every(says)?!1:says(`evidence`)||!says(`relevantChunkIds`)}
function askedBy({question:e,content:t}){
let n=normaliseWhiteSpace(e);
if(n!==``)return JSON.stringify([t.conversation,n],(e,t)=>typeof t==`string`?normaliseWhiteSpace(t):t)}
function outcomeOf(e,t,n){
let r=differences(e,t);
return r===void 0?n?{what:`leave-out`}:{what:`write`,text:t.text}:r.fields?.length===0?{what:`already-there`}:{what:`other-content`,path:r.path,fields:r.fields??[]}}
function wholeCase({read:e,file:t},n,r){
let i={kind:`import`,format:r,source:t.name,sha256:t.sha256,...e.id===void 0?{}:{id:e.id}};
return{id:n,...e.content,origin:i,review:{status:`pending`}}}
function nextSteps({plans:e,dryRun:t,noun:n},{incomplete:r}){
if(e.length===0)return`The ${n} holds no record that could be read.`;
let did=t=>e.some(({outcome:e})=>e.what===t);
return[...did(`leave-out`)&&!r?[`Mend the incomplete records and import again, or write them as they are with --incomplete.`]:[],...did(`write`)&&!t?afterWriting(e):[`Nothing was written.`]].join(`
`)}
function afterWriting(e){
let t=e.filter(({outcome:e})=>e.what===`write`),n=t.filter(({waits:e})=>e).length;
return n>0?[`Next: touchstone fill, which shows the nearest chunks for ${n===1?`the case that waits for evidence`:`each of the ${n} cases that wait for evidence`}.`,`At a terminal, touchstone fill --choose asks which of them are meant. Then: touchstone check.`]:t.some(({lacks:e})=>e.length>0)?[`Next: touchstone check, which names what each incomplete case lacks.`]:[`Next: touchstone check, then read each case and record your judgment: touchstone review record.`]}
function lossesIn({plans:e,problems:t,fileLosses:n}){
let r=e.filter(({outcome:e})=>e.what!==`skipped`),i=r.filter(({outcome:e})=>e.what===`leave-out`).length,a=e.length-r.length;
return{fields:lossesOf(r,n),records:{read:e.length,leftOut:i,skipped:a,unread:t.length},evidence:{named:e.reduce((e,{evidence:t})=>e+t.named,0),found:e.reduce((e,{evidence:t})=>e+t.found,0)}}}
function placed({at:e,id:t},n){
return`${n.strong(terminalText(placeText(e)))} ${t}`}
function importSummary(e,t){
let{plans:n,noun:r,unread:i}=e,a=i.map(e=>`"${terminalText(e)}"`);
return[...recordRows(e),...evidenceRows(e),[`ids`,idSummary(n,r),n.length>0],[`no record has`,listed(a),i.length>0]].filter(([,,e])=>e).map(([e,n])=>`  ${t.faint(e.padEnd(13))}  ${n}`).join(`
`)}
function recordRows({plans:e,folder:t,dryRun:n}){
let count=t=>e.filter(({outcome:e})=>e.what===t).length,row=(e,t,n)=>[e,counted(count(n),t),count(n)>0],r=count(`write`),i=r===0?``:` to ${terminalText(t)}`;
return[[`read`,counted(e.length,`record`),!0],[n?`would write`:`written`,`${counted(r,`case`)}${i}`,!0],row(`there already`,`case`,`already-there`),row(`left out`,`record`,`leave-out`),row(`skipped`,`record`,`skipped`),row(`not touched`,`case`,`other-content`)]}
function evidenceRows({plans:e,revision:t}){
let sum=t=>e.reduce((e,{evidence:n})=>e+t(n),0),n=sum(e=>e.named),r=sum(e=>e.found),i=sum(({provenance:e})=>e.length),a=sum(e=>e.documents.length),o=sum(({provenance:e})=>e.filter(({quote:e})=>e!==void 0).length);
return[[`evidence`,`${r} of ${n} ${`found in corpus revision "${terminalText(t)}"`}${foundAs(r,{resolved:i,documents:a})}`,n>0],[`quotes`,`proposed for ${o} of ${counted(i,`chunk`)}`,i>0]]}
function foundAs(e,{resolved:t,documents:n}){
if(e===t&&n===0)return``;
let r=[...t>0?[counted(t,`chunk`)]:[],...n>0?[counted(n,`whole document`)]:[]];
return r.length===0?``:`, as ${r.join(` and `)}`}
function idSummary(e,t){
let told=t=>e.filter(({idStory:e})=>e.how===t).length;
return[[told(`as-given`),`as the ${t} has them`],[told(`made-from-question`),`made from the question, since the record has none`],[told(`folded`),`folded`],[told(`taken-by-another-record`),`changed, since an earlier record has them`]].filter(([e])=>e>0).map(([e,t])=>`${e} ${t}`).join(`, `)}
function lossReport(e,t){
let n=[...alike(e.fields).flatMap(e=>fieldLines(e,t)),...recordLines(e)];
return n.length===0&&e.records.read===0?``:n.length===0?`Losses: none. The cases hold all that the records say.`:[`Losses:`,...n].join(`
`)}
const fates={notes:`kept in the notes`,case:`in the case with another meaning`,dropped:`dropped`};
function alike(e){
let t=new Map;
for(let n of e){
let{fate:e,why:r,count:i,of:a,example:o}=n,s=JSON.stringify([e,r,i,a,o.at]),c=t.get(s);
c===void 0?t.set(s,[n]):c.push(n)}
return[...t.values()]}
function fieldLines(e,t){
let[{fate:n,why:r,count:i,of:a,example:o}]=e;
return[`  ${listed(e.map(({field:e})=>e===``?`(no name)`:t.strong(terminalText(clipped(e,80)))))}, ${`${counted(i,a===`records`?`record`:`place`)}${e.length>1?` each`:``}`}, ${fates[n]}: ${terminalText(r)}`,`    ${t.faint(`first: ${terminalText(o.at)}`)}`]}
function recordLines({records:e,evidence:t}){
let n=t.named-t.found;
return[...e.unread>0?[`  ${counted(e.unread,`place`)} that could not be read: see Not read`]:[],...e.leftOut>0?[`  ${e.leftOut} of ${counted(e.read,`record`)} left out: see Incomplete`]:[],...e.skipped>0?[`  ${e.skipped} of ${counted(e.read,`record`)} skipped: see To be skipped`]:[],...n>0?[`  ${n} of ${counted(t.named,`piece`)} of evidence not found: see Incomplete`]:[]]}
function recordPlaces(e,{plans:t,fullList:n}){
if(e.length===t.length)return`all ${counted(t.length,`record`)}`;
let r=`${e.length} of ${t.length}`,i=numbersOf(e,t);
if(i===void 0){
let t=e.slice(0,3).map(({at:e})=>placeText(e)),i=e.length-t.length;
return`${r} records: ${t.join(`, `)}${i>0?` and ${i} more (${n} lists all)`:``}`}
let a=runsOf(i),o=a.length>16?a.slice(0,12):a,s=i.length-o.reduce((e,{from:t,to:n})=>e+n-t+1,0),c=s>0?` and ${s} more (${r}; ${n} lists all)`:` (${r})`;
return`records ${o.map(runText).join(`, `)}${c}`}
function numbersOf(e,t){
let n=new Set(t.map(({at:e})=>e.file)),r=e.flatMap(({at:e})=>e.path===void 0?e.number??[]:[]);
return n.size>1||r.length<e.length?void 0:r}
function sharedSentences(e,t){
let{title:n,plans:r,of:i}=e,a=r.filter(e=>i(e).length>0);
if(a.length===0)return``;
let o=sharedBy(a,i),s=[...o].flatMap(([n,r])=>[`  ${t.strong(terminalText(recordPlaces(r,e)))}`,`    ${terminalText(n)}`]),c=a.flatMap(e=>{
let n=i(e).filter(({text:e})=>!o.has(e));
return n.length===0?[]:[`  ${placed(e,t)}`,...n.map(({text:e,alone:t})=>`    ${terminalText(t??e)}`)]});
return[`${n} (${a.length}):`,...s,...c].join(`
`)}
function sharedBy(e,t){
let n=new Map;
for(let r of e)for(let e of new Set(t(r).map(({text:e})=>e))){
let t=n.get(e);
t===void 0?n.set(e,[r]):t.push(r)}
return new Map([...n].filter(([,e])=>e.length>=6))}
function importReport(e,t){
return[unreadable(e,t),sharedSentences({...e,title:`There already with other content, not touched`,of:conflictOf},t),sharedSentences({...e,title:`Incomplete`,of:lacksOf},t),toSkip(e,t),overview(e,t,{title:`Cited twice in one record, listed once`,lines:({evidence:e})=>e.repeated.map(e=>terminalText(`"${e}"`))}),overview(e,t,{title:`Asks what an earlier record asks`,lines:({asksLike:e})=>e===void 0?[]:[`as ${terminalText(placeText(e))}`]}),overview(e,t,{title:`Ids that no file can have, folded`,lines:foldedLine}),overview(e,t,{title:`Ids that an earlier record has, changed`,lines:takenLine}),importSummary(e,t),lossReport(lossesIn(e),t)].filter(e=>e!==``).join(`

`)}
function unreadable({problems:e},t){
if(e.length===0)return``;
let n=e.map(({message:e,at:n})=>`  ${t.strong(terminalText(placeText(n)))}  ${terminalText(e)}`);
return[`Not read (${e.length}):`,...n].join(`
`)}
function lacksOf({lacks:e,outcome:t}){
return t.what===`other-content`||t.what===`skipped`?[]:e.map(e=>({text:e}))}
function conflictOf({outcome:e}){
if(e.what!==`other-content`)return[];
let{path:t,fields:n}=e,r=n.length===0?`and holds no case that can be read`:`with another ${listed(n)}`;
return[{text:`a file of the same id is there already, ${r}`,alone:`${t} is there already, ${r}`}]}
function toSkip({plans:e},t){
let n=e.filter(({outcome:e})=>e.what===`skipped`);
if(n.length===0)return``;
let r=n.map(e=>`  ${placed(e,t)}`);
return[`To be skipped, as the table says (${n.length}):`,...r].join(`
`)}
function overview({plans:e},t,n){
let r=e.flatMap(e=>n.lines(e).map(n=>`  ${placed(e,t)}  ${n}`));
if(r.length===0)return``;
let i=r.length-20;
return[`${n.title} (${r.length}):`,...r.slice(0,20),...i>0?[`  … and ${i} more`]:[]].join(`
`)}
function foldedLine({idStory:e}){
return e.how===`folded`?[`was ${terminalText(`"${clipped(e.from,80)}"`)}`]:[]}
function takenLine({idStory:e}){
return e.how===`taken-by-another-record`?[`was ${terminalText(`"${clipped(e.from,80)}"`)}`]:[]}
function lossDocument({format:e,files:t,story:n}){
let{plans:r,problems:i,revision:a,dryRun:o}=n,{fields:s,records:c,evidence:l}=lossesIn(n),count=e=>r.filter(({outcome:t})=>t.what===e).length;
return{version:1,format:e,files:t.map(({name:e,sha256:t})=>({name:e,sha256:t})),corpusRevision:a,dryRun:o,records:{read:c.read,written:count(`write`),alreadyThere:count(`already-there`),leftOut:count(`leave-out`),skipped:count(`skipped`),notTouched:count(`other-content`)},fields:s.map(({example:e,...t})=>({...t,example:{at:e.at,value:e.value??null}})),unread:i.map(({at:e,message:t})=>({at:placeText(e),message:t})),incomplete:r.filter(({lacks:e})=>e.length>0).map(({at:e,id:t,lacks:n,outcome:r})=>({at:placeText(e),case:t,written:r.what===`write`,lacks:n})),notTouched:r.flatMap(({at:e,id:t,outcome:n})=>n.what===`other-content`?[{at:placeText(e),case:t,file:n.path,differs:n.fields}]:[]),evidence:{named:l.named,found:l.found,notFound:r.flatMap(({at:e,id:t,evidence:{unresolved:n}})=>n.map(n=>({at:placeText(e),case:t,evidence:n.id,why:n.why})))}}}
async function lossFile(e,{set:t,name:n,inputs:r}){
if(n===void 0)return async()=>{};
let i=`--losses`,a=await assertWritable({cwd:e.cwd,set:t,option:i},n);
for(let t of r)if(await realPathOf(resolve(e.cwd,t))===a)throw new UsageError(`"${terminalText(n)}" is what is imported: give --losses a file of its own.`);
return async({format:e,files:t,story:r})=>{
let o=lossDocument({format:e,files:t,story:r});
await writeOutput({option:i,name:n},a,`${JSON.stringify(o,void 0,2)}\n`)}}
function withImportOptions(e){
return e.option(`--set <folder>`,`the set's folder`,`.`).option(`--into <folder>`,`the folder below ${casesFolder}/ for the new cases`).option(`--revision <id>`,`the corpus revision that holds the evidence (default: the current one)`).option(`--incomplete`,`write the records that lack something as well`).addOption(new Option(`--losses <file>`,`write what no case holds, and why, as JSON (docs/importing.md)`)).option(`--dry-run`,`say what would happen and write no case`)}
async function sourceFile(e,t){
let n=await inputBytes(e.cwd,t);
return{given:t,name:basename(t),bytes:n,sha256:sha256(n)}}
async function runImport(e,{format:t,noun:n,idPrefix:r,files:i,map:a,unread:o=[],read:s},c){
let l=await existingFolder(e.cwd,c.set),u=[...i.map(({given:e})=>e),...a===void 0?[]:[a]],d=await lossFile(e,{set:l,name:c.losses,inputs:u}),f=workingTree(l),p=await caseFolder(f,c.into??``),{dataset:m,source:h}=await evidenceFrom(l,c.revision),g=m.defects.filter(({at:e})=>e.file.startsWith(`${revisionsFolder}/`));
if(g.length>0)return refused(e,l,g);
let _=s(h),v=(await f.list(casesFolder)).map(({path:e})=>e),y=planImport({format:t,idPrefix:r,entries:_.entries,known:knownCases(m,v),into:p,incomplete:c.incomplete===!0});
c.dryRun!==!0&&await writeNew(l,y);
let b=placeFrom(e.cwd,l),x={noun:n,plans:y,revision:h.revision.id,problems:_.problems,fileLosses:_.losses,unread:o,folder:`${b(p===``?casesFolder:`${casesFolder}/${p}`)}/`,dryRun:c.dryRun===!0,fullList:c.losses??`--losses FILE`};
return await d({format:t,files:i,story:x}),e.out(`${importReport(x,e.style)}\n`),e.out(`\n${nextSteps(x,{incomplete:c.incomplete===!0})}\n`),+!isComplete(y,_)}
async function evidenceFrom(e,t){
let n=t===void 0?`current`:{revision:t},r=await loadDataset(workingTree(e),{texts:n}),i=t??r.current?.revision,a=i===void 0?void 0:r.revisions.get(i),o=a===void 0?void 0:evidenceSource(r,a);
if(o!==void 0)return{dataset:r,source:o};
throw new UsageError(noRevision(r,i))}
function noRevision(e,t){
let{revisions:n}=e;
if(n.size===0&&lacksCurrentRevision(e))return alteredRevision;
if(n.size===0)return`The set has no corpus revision, so no evidence can be looked up. Take a snapshot of the chunks first: touchstone corpus snapshot --help`;
let r=[...n.keys()].map(e=>`"${terminalText(e)}"`).join(`, `);
return t===void 0?`No corpus revision is current. Name one with --revision; the set has ${r}.`:n.has(t)?`The corpus revision "${terminalText(t)}" cannot be read. Run: touchstone check`:`The set has no corpus revision "${terminalText(t)}"; it has ${r}.`}
function refused(e,t,n){
return e.out(defectReport(n,{style:e.style,place:placeFrom(e.cwd,t)})),e.out(`
The recorded corpus cannot be relied on, so nothing was imported.
`),1}
async function writeNew(e,t){
let n=t.flatMap(({path:e,outcome:t})=>t.what===`write`?[[e,t.text]]:[]);
await writeFiles(e,n,new Map(n.map(([e])=>[e,void 0])))}
const inPlace=new Set([`write`,`already-there`,`skipped`]);
function isComplete(e,{problems:t,entries:n}){
return t.length>0||n.length===0?!1:e.every(({outcome:e})=>inPlace.has(e.what))}
function importFormatCommand(e,t,n){
let{name:r,summary:i,files:a,help:o}=e,s=new Command(r).summary(i).description(`${i}. Each question becomes a candidate.`).argument(a,`the files, as the format writes them`);
return s.option(`--id-prefix <text>`,`what each case's id starts with`),e.refusals&&s.option(`--refusal <text>`,refusal),withImportOptions(s).addHelpText(`after`,`\n${o}\n${always}`).action(async(i,a)=>{
let o=[];
for(let e of i)o.push(await sourceFile(t,e));
n(await runImport(t,{format:r,noun:`file`,idPrefix:a.idPrefix??``,files:o,read:t=>e.readCases(o,t,{refusal:saidRefusal(a.refusal)})},a))})}
const refusal=`what a good refusal conveys, for questions that have no answer`;
function saidRefusal(e){
if(e===void 0||!isBlank(e))return e;
throw new UsageError(`--refusal is blank: say in a sentence what a good refusal conveys.`)}
const always=`
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Every import ends with its losses: what no case holds as the file has it, and why.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;
function kindChoice({kind:e,kindFrom:t},n){
let r=choiceOf(`kind`,{always:e,from:t},n);
return r===void 0&&n([],`Nothing tells the kind of the records.`,`Add "kind: answerable" where every record has an answer, or "kindFrom" where a field tells.`),r??{always:`answerable`}}
function reasonChoice({because:e,becauseFrom:t},n){
return choiceOf(`because`,{always:e,from:t},n)}
function choiceOf(e,t,n){
let{always:r,from:i}=t;
if(r!==void 0&&i!==void 0){
let t=`"${e}" and "${e}From" both tell the same thing.`;
n([e],t,`Keep "${e}" for one value, or "${e}From" to read a field.`)}
return i===void 0?r===void 0?void 0:{always:r}:{field:i.field,values:i.values,otherwise:i.otherwise}}
function patternAt(e,{path:t,report:n}){
try{
return textPattern(e)}catch(e){
if(!(e instanceof SyntaxError))throw e;
n(t,e.message,`Name each part once, in braces, with text between two names.`);
return}}
function placesOf(e,t,n){
let{places:r,documents:i={},globs:a=!1,below:o,chunk:s}=e;
if(r===void 0){
for(let r of[`documents`,`globs`,`below`,`fileName`]){
if(e[r]===void 0)continue;
let i=`"${r}" says something of places, and "places" is missing.`;
n([...t,r],i,`Add "places", such as [{pattern: "{document}"}].`)}
return}
s!==void 0&&n([...t,`chunk`],`With "places" no chunk id is read, so "chunk" says nothing.`,`Remove "chunk", or "places".`);
let c=fileName(e.fileName,t,n);
return{forms:r.flatMap((e,r)=>{
let i=[...t,`places`,r];
return placeForm(e,c?.pattern.names??[],{path:i,report:n})??[]}),documents:i,globs:a,below:o,fileName:c}}
function fileName(e,t,n){
if(e===void 0)return;
let r=patternAt(e,{path:[...t,`fileName`],report:n});
return r===void 0?void 0:{source:e,pattern:r}}
function placeForm({pattern:e,document:t=`{document}`,locator:n},r,{path:i,report:a}){
let at=e=>({path:[...i,e],report:a}),o=normaliseWhiteSpace(e),s=patternAt(o,at(`pattern`)),c=s===void 0?void 0:patternAt(foldPattern(o),at(`pattern`)),l=patternAt(t,at(`document`)),u=n===void 0?void 0:patternAt(n,at(`locator`));
if(s!==void 0&&c!==void 0&&l!==void 0){
for(let[e,t]of[[`document`,l],[`locator`,u]]){
let n=t?.names.filter(e=>!s.names.includes(e)&&!r.includes(e));
n!==void 0&&n.length!==0&&a(i,`The ${e} of a place is made of {${n.join(`}, {`)}}, which neither its pattern nor "fileName" has.`,`Name that part in the pattern, or say under "${e}" how it is made.`)}
return{source:e,pattern:s,folded:c,document:l,locator:u}}}
function foldPattern(e){
return e.split(/(\{[^}]*\})/).map((e,t)=>t%2==1?e:e.toLowerCase()).join(``)}
function evidenceMapping(e,t,n){
let r=sourceOf(e,t,n),i=placesOf(e,t,n),{otherwise:a}=e,o=a===void 0?void 0:evidenceMapping(a,[...t,`otherwise`],n);
if(r!==void 0)return{...r,...i===void 0?{}:{places:i},...o===void 0?{}:{otherwise:o}}}
function*fieldsOfEvidence({field:e,fields:t,citedIn:n,otherwise:r},i){
e!==void 0&&(yield{field:e,path:[...i,`field`]});
for(let[e,n]of(t??[]).entries())yield{field:n,path:[...i,`fields`,e],mayBeAbsent:!0};
n!==void 0&&(yield{field:n,path:[...i,`citedIn`]}),r!==void 0&&(yield*fieldsOfEvidence(r,[...i,`otherwise`]))}
function sourceOf(e,t,n){
let{field:r,fields:i,separator:a,citedIn:o,pattern:s,line:c}=e,l=a===void 0?{}:{separator:a};
switch(partsSaid(e)){
case`field`:
if(r!==void 0)return{field:r,...l};
break;
case`fields`:
if(i!==void 0)return{fields:i,...l};
break;
case`citedIn line`:
if(o===void 0||c===void 0)break;
return citingLines({citedIn:o,line:c,...l},t,n);
case`citedIn pattern`:
if(o===void 0||s===void 0||a!==void 0)break;
return citations(e,{citedIn:o,pattern:s},{path:t,report:n})}
n(t,`"${t.at(-1)??``}" does not tell where a record names its evidence.`,`Write {field: …} where a field holds chunk ids, or {citedIn: …, pattern: "[{chunk}]"} where a text cites them.`)}
function partsSaid(e){
let t=[`field`,`fields`,`citedIn`,`line`,`pattern`].filter(t=>e[t]!==void 0),n=e.chunk!==void 0&&!t.includes(`pattern`);
return[...t,...n?[`chunk`]:[]].join(` `)}
function citations({chunk:e,places:t},{citedIn:n,pattern:r},{path:i,report:a}){
let o={path:[...i,`pattern`],report:a},s=patternAt(r,o),c=t===void 0?`{chunk}`:`{${s?.names[0]??`source`}}`,l=patternAt(e??c,{path:[...i,`chunk`],report:a});
if(s!==void 0&&l!==void 0){
if(t!==void 0&&s.names.length!==1)a(o.path,`With "places" a citation is one text, and this pattern has not one name.`,`Write one name in braces, such as "[{source}]".`);else return namesFit(s,l,o)?{citedIn:n,pattern:s,chunk:l}:void 0}}
function citingLines(e,t,n){
let r={path:[...t,`line`],report:n},i=patternAt(e.line,r);
if(i!==void 0){
if(i.names.length===1&&e.line!==`{${i.names[0]??``}}`)return{...e,line:i};
n(r.path,`The line does not tell its sources from the text around them.`,`Write one name in braces and the text around it, such as "SOURCES: {sources}".`)}}
function namesFit(e,t,{path:n,report:r}){
if(!e.bounded)return r(n,`The pattern starts or ends with a name, so nothing tells where a citation starts or ends.`,`Write the text around it as well, such as "[{chunk}]".`),!1;
let i=t.names.filter(t=>!e.names.includes(t));
return i.length===0&&t.names.length>0||(r(n,i.length===0?`The chunk's id has no name in braces, so every citation would be the same chunk.`:`The pattern has no {${i.join(`}, {`)}}, of which the chunk's id is made.`,`Write "{chunk}" where the chunk's id stands, or say under "chunk" how it is made.`),!1)}
async function readImportMap(e,t){
let{value:n,located:r,defects:i}=await readYaml(e,t,{max:limits.policy,matches:importMapShape});
if(n===void 0||r===void 0)return{mapping:void 0,defects:i};
let a=assembled(n,r);
return a.defects.length>0?{mapping:void 0,defects:a.defects.toSorted(byPlace)}:{mapping:a.mapping,defects:[]}}
function absentFields({named:e},t){
let n=e.filter(({field:e,mayBeAbsent:n})=>n!==!0&&!isThere(e,t));
if(t.length===0||n.length===0)return[];
let r=[...new Set(t.flatMap(({fields:e})=>Object.keys(e)))].map(e=>`"${e}"`).join(`, `);
return n.map(({field:e,at:t})=>({at:t,message:`No record has a field "${e}"; the records have ${r}.`}))}
function unreadFields({named:e},t){
if(t.length===0)return[];
let n=e.filter(({field:e,mayBeAbsent:n})=>n===!0&&!isThere(e,t));
return[...new Set(n.map(({field:e})=>e))]}
function isThere(e,t){
return t.some(({fields:t})=>hasField(t,e))}
function byPlace(e,t){
return e.at.line-t.at.line||e.at.column-t.at.column}
function assembled(e,t){
let n=[],defect=(e,r,i)=>{
n.push({rule:`file/off-schema`,message:r,at:t.locate(e),fix:i})},r=pathsOfFields(e);
return checkQuestion(e,defect),checkOptional(e,r.map(({field:e})=>e),defect),{mapping:{format:e.format,list:e.list,id:e.id,idPrefix:e.idPrefix??``,skip:e.skip,query:e.query,queryFrom:e.queryFrom,expectedAnswer:e.expectedAnswer,expectedAnswerByKind:e.expectedAnswerByKind,kind:kindChoice(e,defect),because:reasonChoice(e,defect),acceptedAnswers:e.acceptedAnswers,evidence:e.evidence&&evidenceMapping(e.evidence,[`evidence`],defect),conversation:e.conversation,tags:e.tags,notes:e.notes,named:r.map(({path:e,...n})=>({...n,at:t.locate(e)}))},defects:n}}
function pathsOfFields(e){
let t=[],add=(e,n)=>{
e!==void 0&&t.push({field:e,path:n})};
for(let t of[`id`,`query`,`expectedAnswer`,`notes`])add(e[t],[t]);
let{kindFrom:n}=e;
if(n!==void 0){
let e=n.otherwise===void 0?{}:{mayBeAbsent:!0};
t.push({field:n.field,path:[`kindFrom`,`field`],...e})}
for(let t of[`becauseFrom`,`acceptedAnswers`,`conversation`,`tags`])add(e[t]?.field,[t,`field`]);
e.evidence!==void 0&&t.push(...fieldsOfEvidence(e.evidence,[`evidence`]));
for(let{field:t,path:n}of questionFields(e))add(t,n);
let{optional:r=[]}=e;
return t.map(e=>r.includes(e.field)?{...e,mayBeAbsent:!0}:e)}
const longestName=1e3;
function documentFinder({documents:e,globs:t},{revision:n,documents:r},i){
let a=byName(Object.entries(e)),o=byName([...r.keys()].map(e=>[e,e])),s=byName([...r.values()].map(({id:e,title:t})=>[t??``,e])),c=[...Object.keys(e),...r.keys()],missing=(e,t,a)=>{
let o=e!==t,s=i(t,o?r.keys():c);
return e===a&&!o?{why:`is no document of corpus revision "${n.id}"${s}`}:{why:`names ${o?`${quoted(e)}, which the mapping says is `:``}document ${quoted(t)}, which corpus revision "${n.id}" does not have${s}`}},fitting=e=>{
let t=[...r.keys()].filter(t=>fitsGlob(e,t));
if(t.length>0)return t;
let n=e.toLowerCase();
return[...r.keys()].filter(e=>fitsGlob(n,e.toLowerCase()))};
return(e,c)=>{
if(e.length>longestName)return{why:`is longer than ${longestName} characters, which no document's name is`};
let l=a(e);
if(l.length>1)return ambiguous(l);
let u=l[0]??e,d=[o(u),s(u)].find(({length:e})=>e>0)??[];
if(d.length>1)return ambiguous(d);
if(d.length===1)return{documents:d};
if(!t||!u.includes(`*`))return missing(e,u,c);
let f=fitting(u);
if(f.length>0)return{documents:f};
let p=i(u.replaceAll(`*`,``),r.keys());
return{why:`fits no document of corpus revision "${n.id}"${p}`}}}
function ambiguous(e){
return{why:`may mean document ${listed(e.toSorted(byUtf8).map(quoted),`or`)}: say under "documents" of the mapping which it is`}}
function byName(e){
let t=new Map,n=new Map;
for(let[r,i]of e){
let e=normaliseWhiteSpace(r);
e!==``&&(add(t,e,i),add(n,e.toLowerCase(),i))}
return e=>{
let r=normaliseWhiteSpace(e);
return[...t.get(r)??n.get(r.toLowerCase())??[]]}}
function add(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,new Set([n])):r.add(n)}
function locatorFinder(e){
let t=new Map;
return n=>{
let r=t.get(n)??locatedChunks(e.chunksOf(n));
return t.set(n,r),r}}
function locatedChunks(e){
return e.flatMap(e=>{
let t=normaliseWhiteSpace(e.locator??``);
return t===``?[]:[{chunk:e,exact:t,folded:t.toLowerCase()}]})}
function placeResolver(e,t,n){
let r=toldByName(e,n);
if(`why`in r)return()=>r;
let i=nearestTeller(500),a={find:documentFinder(e,t,i),locators:locatorFinder(t),below:e.below,nearest:i};
return t=>{
let n=normaliseWhiteSpace(t),i=[];
for(let t of e.forms){
let e=capturesOf(t,n);
if(e===void 0)continue;
let o=lookUp({form:t,parts:{...r.captures,...e},text:n},a);
if(!(`why`in o.resolved))return o.resolved;
i.push(o)}
return(i.find(({knowsDocument:e})=>e)??i[0])?.resolved??{why:fitsNone(e)}}}
function toldByName({fileName:e},t){
let n=e===void 0?{}:e.pattern.match(t);
return n===void 0?{why:`cannot be looked up: the table's name ${quoted(t)} does not fit ${quoted(e?.source??``)}`}:{captures:n}}
function capturesOf({pattern:e,folded:t},n){
let r=e.match(n)??t.match(n.toLowerCase());
if(r!==void 0)return Object.fromEntries(Object.entries(r).map(([e,t])=>[e,t.trim()]))}
function lookUp({form:e,parts:t,text:n},r){
let i=e.document.fill(t),a=e.locator?.fill(t);
if(i===void 0||e.locator!==void 0&&a===void 0)return{resolved:{why:`leaves a part of its place blank`},knowsDocument:!1};
let o=r.find(i,n);
if(`why`in o)return{resolved:o,knowsDocument:!1};
let{documents:s}=o;
return{resolved:a===void 0?atMost(s,`document`):chunksAt(s,a,r),knowsDocument:!0}}
function atMost(e,t){
return e.length<=100?{documents:e}:tooMany(e.length,t)}
function tooMany(e,t){
return{why:`stands for ${counted(e,t)}, and more than 100 are no evidence that a person could judge`}}
function chunksAt(e,t,{locators:n,below:r,nearest:i}){
let a=e.flatMap(e=>n(e)),o=normaliseWhiteSpace(t),s=a.filter(({exact:e})=>covers(o,e,r)),c=s.length>0?s:a.filter(({folded:e})=>covers(o.toLowerCase(),e,r?.toLowerCase()));
return c.length>100?tooMany(c.length,`chunk`):c.length>0?{chunks:c.map(({chunk:e})=>e)}:{why:noSuchPlace({documents:e,locator:t,all:a},i)}}
function covers(e,t,n){
return t===e||n!==void 0&&t.startsWith(e+n)}
function noSuchPlace({documents:e,locator:t,all:n},r){
let[i,...a]=e,o=i===void 0||a.length>0?`none of the ${e.length} documents that it names has`:`document ${quoted(i)} does not have`,s=new Set(n.map(({exact:e})=>e)),[c]=s,l=`names place ${quoted(t)}, which ${o}`;
return c===void 0?`${l}: its chunks have no locators`:l+(r(t,s)||`; a place there is called ${quoted(c)}`)}
function fitsNone({forms:e}){
let t=e.map(({source:e})=>quoted(e));
return t.length===1?`does not fit the pattern ${listed(t)}`:`fits none of the patterns ${listed(t,`and`)}`}
function evidenceReader(e,t,n){
if(e===void 0)return;
let{places:r,otherwise:i}=e;
return{mapping:e,resolve:once(r===void 0?chunkById(t):placeResolver(r,t,n)),otherwise:evidenceReader(i,t,n)}}
function chunkById(e){
return t=>{
let n=chunkOf(e,t);
return n===void 0?{why:`is not in corpus revision "${e.revision.id}"`}:{chunks:[n]}}}
function once(e){
let t=new Map;
return n=>{
let r=t.get(n)??e(n);
return t.set(n,r),r}}
function tableEntries(e,t,{mapping:n,source:r}){
let i=evidenceReader(n.evidence,r,e.name);
return t.map(t=>({at:{file:e.given,number:t.number,line:t.line},file:e,read:importedCase(t,n,{source:r,reading:i})}))}
function importTableCommand(e,t){
return withImportOptions(new Command(`table`).description(`Turn each record of tables (JSON, JSON Lines, CSV or YAML lists) into a candidate.`).argument(`<file...>`,`the tables; one mapping reads them all`).requiredOption(`--map <file>`,`which field of the table is which part of a case`).addOption(new Option(`--format <format>`,`the form of the table (default: by its name)`).choices(recordFormats))).addHelpText(`after`,example$1).action(async(n,r)=>{
t(await runImportTable(e,n,r))})}
const example$1=`
Examples:
  touchstone import table questions.jsonl --map questions.map.yaml --into benefits

  with this in questions.map.yaml:
    query: question
    expectedAnswer: answer
    kind: answerable
    evidence: {field: chunk_ids}

  and where the table says "handbook p. 12" instead of a chunk's id:
    evidence:
      field: Source
      places: [{pattern: "{document} p.{page}", locator: "{page}"}]
      documents: {handbook: employee-handbook.pdf}

  touchstone import table chats/*.yaml --map chats.map.yaml --incomplete
      a question may also be the last turn of a conversation: queryFrom: {lastTurnOf: messages}

A CSV is parted by commas, semicolons or tabs, as spreadsheets write it, and is UTF-8.
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;
async function runImportTable(e,t,n){
let r=await mappingFrom(e,n.map);
if(r===void 0)return 2;
let i=await tablesFrom(e,t,{format:n.format??r.format,list:r.list}),a=i.flatMap(({reading:e})=>e.records);
return assertFieldsExist(n.map,absentFields(r,a)),await runImport(e,{format:`table`,noun:`table`,idPrefix:r.idPrefix,files:i.map(({file:e})=>e),map:n.map,unread:unreadFields(r,a),read:e=>({entries:i.flatMap(({file:t,reading:n})=>tableEntries(t,n.records,{mapping:r,source:e})),problems:i.flatMap(({file:{given:e},reading:t})=>t.problems.map(({message:t,line:n})=>({at:{file:e,line:n},message:t}))),losses:[]})},n)}
async function tablesFrom(e,t,n){
let r=t.map(t=>resolve(e.cwd,t)),i=t.find((e,t)=>r.indexOf(r[t]??``)<t);
if(i!==void 0)throw new UsageError(`"${terminalText(i)}" is named twice: name each table once.`);
let a=[];
for(let r of t){
let t=await sourceFile(e,r);
a.push({file:t,reading:inputRecords(r,t.bytes,n)})}
return a}
function assertFieldsExist(e,t){
if(t.length===0)return;
let n=t.map(({at:t,message:n})=>`${e}:${t.line}:${t.column} ${n}`);
throw new UsageError(`${n.map(terminalText).join(`
`)}\nThe mapping does not fit the table, so nothing was imported. A field that tables may lack is listed under "optional".`)}
async function mappingFrom(e,t){
await inputBytes(e.cwd,t);
let n=resolve(e.cwd,t),{mapping:r,defects:i}=await readImportMap(workingTree(dirname(n)),basename(n));
return r===void 0&&e.err(defectReport(i,{style:e.style,place:()=>relative(e.cwd,n)})),r}
function importCommand(e,t){
let n=new Command(`import`).description(`Turn questions and answers you already hold into candidates.`).addCommand(importTableCommand(e,t)).addHelpText(`after`,example);
for(let r of caseFormats)n.addCommand(importFormatCommand(r,e,t));
return n}
const example=`
Examples:
  touchstone import table questions.jsonl --map questions.map.yaml
  touchstone import squad2 dev-v2.0.json --into squad

Each command explains itself: touchstone import <command> --help`;
export{importCommand};
