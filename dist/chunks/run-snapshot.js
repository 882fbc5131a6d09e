import{UnreadableError,UsageError,blobHash,byUtf8,canonicalJson,casesFolder,changesBetween,chunkText,clipped,contentHash,counted,currentFile,decodeUtf8,defectReport,existingFolder,figureRows,findCheckout,fitsGlob,groupsOf,isBlank,isFile,isMap,isRestated,isSameChunk,isYamlName,keepsFile,limits,listed,loadDataset,longestLine,movedCount,parseLocated,pathInSet,placeFrom,placeIn,plainStyle,provenanceOf,readCurrent,readRevision,readTexts,readYaml,recordFormats,relevantChunksOf,revisionsFolder,sha256,shapeErrors,shardDigits,tableFiles,terminalText,textsFolder,withProgress,workingTree}from"./core.js";
import{ranges}from"./shared-report.js";
import{fieldAt,newYamlFile}from"./shared-load.js";
import{createHash}from"node:crypto";
import{commitTime,entriesOf,isAbsentObject,isUnfinished,readCommit,whileHeld}from"./shared-git.js";
import{stateDefects}from"./comparison.js";
import{readFile,realpath,stat}from"node:fs/promises";
import{basename,dirname,join,resolve}from"node:path";
import{documentShape,revisionShape}from"./validators.js";
import{retrieverIdDefect,textPattern}from"./shared-model.js";
import{corpusMapShape}from"./corpus-map-shape.js";
import{passageFormats}from"./shared-importing.js";
import{inputBytes,inputRecords}from"./shared-scripts.js";
import{defaultTreeAdapter,parse,parseFragment}from"./parse5.js";
import{MarkdownIt}from"./markdown-it.js";
import{TomlDate,TomlError,parse as parse$1}from"./smol-toml.js";
function placeText({file:e,record:t,line:n}){
return n===void 0?t===void 0?e:`${e} record ${t}`:`${e}:${n}`}
function dumpReport(e,t,n=`dump`){
return`${[...groupsOf(e,({at:e,message:t,fix:n})=>JSON.stringify([e.file,t,n])).values()].map(e=>`${groupText(e,t)}\n`).join(`
`)}\n${t.red(counted(e.length,`problem`))} in the ${n}; nothing was written.\n`}
function leftOutReport(e,t){
if(e.length===0)return``;
let n=[...groupsOf(e,({file:e})=>e).values()].map(e=>`  ${t.strong(terminalText(e[0].file))}  ${othersText(e)}`);
return`${counted(e.length,`record`)} without a text, left out as the mapping says:\n${n.join(`
`)}\n\n`}
function groupText([e,...t],n){
let{at:r,message:i,fix:a}=e;
return[n.strong(terminalText(placeText(r))),`  ${terminalText(i)}`,...t.length===0?[]:[`  also: ${othersText(t.map(e=>e.at))}`],...a===void 0?[]:[`  fix: ${terminalText(a)}`]].join(`
`)}
function othersText(e){
let t=e.flatMap(({line:e})=>e===void 0?[]:[e]);
if(t.length===e.length)return`line${plural(t)} ${ranges(t)}`;
let n=e.flatMap(({record:e})=>e===void 0?[]:[e]);
return`record${plural(n)} ${ranges(n)}`}
function plural(e){
return e.length===1?``:`s`}
function citedChunks(e){
return{chunkIds:new Set(e.flatMap(e=>[...idsIn(e)])),hashes:new Set(e.flatMap(e=>[...provenanceOf(e)].flatMap(({entry:e})=>e.contentHash??[])))}}
function*idsIn(e){
for(let{chunkId:t}of relevantChunksOf(e))yield t;
for(let{entry:t}of provenanceOf(e))t.chunkId!==void 0&&(yield t.chunkId);
yield*otherIds(e.case)}
function*otherIds(e){
let t=`distractorChunkIds`in e?e.distractorChunkIds:void 0;
for(let e of t??[])e!==void 0&&(yield e);
let n=`evidence`in e?e.evidence:void 0;
for(let e of n??[])e?.chunk!==void 0&&(yield e.chunk)}
const largestFile=5e7;
function table(e,t,n=largestFile){
let r=lineFiles(e,t.map(e=>({id:e.id,line:`${canonicalJson(e)}\n`})),n),i=createHash(`sha256`);
for(let e of r.values())i.update(e);
return{files:r,facts:{count:t.length,sha256:`sha256:${i.digest(`hex`)}`}}}
function lineFiles(e,t,n){
let r=t.toSorted((e,t)=>byUtf8(e.id,t.id));
return r.reduce((e,{line:t})=>e+Buffer.byteLength(t),0)>n?shards(e,r):new Map([[`${e}.jsonl`,r.map(({line:e})=>e).join(``)]])}
function shards(e,t){
let n=new Map(shardDigits.map(e=>[e,[]]));
for(let{id:e,line:r}of t)n.get(shardOf(e))?.push(r);
return new Map([...n].map(([t,n])=>[`${e}-${t}.jsonl`,n.join(``)]))}
function shardOf(e){
return sha256(e).charAt(7)}
function contentOf$1(e,t){
let n=t.map(e=>({...e,hash:contentHash(e.text)})).toSorted((e,t)=>byUtf8(e.id,t.id)),r=hashesByDocument(n);
return{documents:new Map(e.map(e=>[e.id,documentRecord(e,r)])),chunks:new Map(n.map(e=>[e.id,withoutText(e)])),texts:new Map(n.map(({hash:e,text:t})=>[e,chunkText(t)]))}}
function snapshotOf(e,t,n=largestFile){
let r=`${revisionsFolder}/${e.id}`,i=table(`${r}/documents`,[...t.documents.values()],n),a=table(`${r}/chunks`,[...t.chunks.values()],n),o={...e,documents:i.facts,chunks:a.facts};
return{record:o,files:new Map([...i.files,...a.files,[`${r}/revision.yaml`,newYamlFile(inOrder(o))],[currentFile,newYamlFile({revision:e.id})]]),texts:t.texts}}
function withoutText({id:e,documentId:t,hash:n,locator:r,storeId:i,sourceHash:a}){
return{id:e,documentId:t,hash:n,...r===void 0?{}:{locator:r},...i===void 0?{}:{storeId:i},...a===void 0?{}:{sourceHash:a}}}
function documentRecord({access:e,...t},n){
let r=t.hash??sha256((n.get(t.id)??[]).join(`
`)),i=t.revision??`hash:${r.slice(7).slice(0,12)}`;
return{...t,uri:t.uri??t.id,revision:i,hash:r,...e===void 0?{}:{access:[...e]}}}
function hashesByDocument(e){
let t=new Map;
for(let{documentId:n,hash:r}of e){
let e=t.get(n);
e===void 0?t.set(n,[r]):e.push(r)}
return t}
function inOrder(e){
let{id:t,parent:n,createdAt:r,chunking:i,embedding:a,retrievalFilter:o,...s}=e,{triggers:c,texts:l,documents:u,chunks:d}=s;
return{id:t,...n===void 0?{}:{parent:n},createdAt:r,chunking:i,...a===void 0?{}:{embedding:a},...o===void 0?{}:{retrievalFilter:o},triggers:c,texts:l,documents:u,chunks:d}}
function revisionChanges(e,t){
let{documents:n,chunks:r,happens:i}=changesBetween(e,t),a=n().changed.filter(isRestated).length,o=differenceOf(n());
return{documents:{...o,changed:o.changed-a,restated:a},chunks:differenceOf(r()),moved:movedCount(r()),restored:[...t.chunks].filter(([t,n])=>{
let r=e.chunks.get(t);
return r!==void 0&&isSameChunk(r,n)&&r.storeId!==n.storeId}).length,triggers:recordedTriggers.filter(i)}}
const recordedTriggers=[`source-revision-changed`,`chunking-changed`,`embedding-changed`,`retrieval-filter-changed`,`document-added`];
function sameContent(e,t){
return contentOf(e)===contentOf(t)}
function recordsOf({documents:e,chunks:t}){
return{documents:e?.records??new Map,chunks:t?.records??new Map}}
function contentOf({documents:e,chunks:t,...n}){
let{chunking:r,embedding:i,retrievalFilter:a}=n;
return canonicalJson({documents:e,chunks:t,chunking:r,embedding:i??null,retrievalFilter:a??null})}
function differenceOf(e){
let{added:t,gone:n,changed:r,same:i}=e;
return{added:t.length,removed:n.length,changed:r.length,same:i}}
function planSnapshot(e,t,n){
let{current:r,named:i}=n,a=changesSince(r,e,t),o=snapshotOf(settingsOf$1(e,r?.id,a),t,e.largest);
return r?.record!==void 0&&sameContent(o.record,r.record)?{kind:`same`,current:r.id}:i?.record===void 0?{kind:`new`,snapshot:o,changes:a}:sameContent(o.record,i.record)?i.record.parent===r?.id?{kind:`unfinished`,snapshot:o}:{kind:`recorded`,current:r?.id}:{kind:`taken`,free:freeId(e.id,n.paths)}}
function changesSince(e,{settings:t},n){
if(e?.record!==void 0)return revisionChanges({...recordsOf(e),settings:e.record},{...n,settings:t})}
function settingsOf$1({id:e,createdAt:t,settings:n,texts:r},i,a){
let{chunking:o,embedding:s,retrievalFilter:c}=n;
return{id:e,...i===void 0?{}:{parent:i},createdAt:t,chunking:o,...s===void 0?{}:{embedding:s},...c===void 0?{}:{retrievalFilter:c},triggers:a?.triggers??[],texts:r}}
function freeId(e,t){
for(let n=2;;n++){
let r=`${revisionsFolder}/${e}-${n}/`;
if(!t.some(e=>e.startsWith(r)))return`${e}-${n}`}}
function snapshotChanges(e,t,n){
let{record:r,files:i}=e.snapshot,a=n.filter(isUnfinished).map(gone$1);
if(e.kind===`unfinished`)return[...a,...[...i].filter(([e])=>e===currentFile)];
let o=`${revisionsFolder}/${r.id}`,s=[...tableFiles(`${o}/documents`),...tableFiles(`${o}/chunks`)].filter(e=>n.includes(e)&&!i.has(e)).map(gone$1);
return[...a,...t,...s,...i]}
function gone$1(e){
return[e,void 0]}
function textDigit(e){
return e.charAt(7)}
function digitOfFile(e){
let t=e.startsWith(`corpus-revisions/texts/`)?e.slice(textsFolder.length+1):``;
return/^([0-9a-f])(?:-[0-9a-f])?\.jsonl$/.exec(t)?.[1]}
function filesOfTexts(e,t){
let n=new Set([...t.keys()].map(textDigit));
return e.filter(e=>n.has(digitOfFile(e)??``))}
function textChanges(e,t,{paths:n,largest:r=largestFile}){
return shardDigits.flatMap(i=>{
let ofDigit=e=>[...e].filter(([e])=>textDigit(e)===i),a=ofDigit(e);
if(a.length===0)return[];
let o=[...new Map([...ofDigit(t),...a])].map(([e,t])=>({id:e,line:`${canonicalJson({hash:e,text:t})}\n`})),s=lineFiles(`${textsFolder}/${i}`,o,r),c=n.filter(e=>digitOfFile(e)===i&&!s.has(e));
return[...s,...c.map(e=>[e,void 0])]})}
function keptTexts({chunks:e,texts:t},n,r){
if(n===`none`)return new Map;
if(n===`all`)return t;
let i=new Set([...e].flatMap(([e,{hash:t}])=>r.chunkIds.has(e)||r.hashes.has(t)?[t]:[]));
return new Map([...t].filter(([e])=>i.has(e)))}
async function changedFiles(e,t){
let n=[];
for(let[r,i]of t){
let t=await e.entry(r);
(i===void 0?t!==void 0:!await holds(e,r,t&&i))&&n.push([r,i])}
return n}
async function holds(e,t,n){
if(n===void 0)return!1;
let r=Buffer.from(n),{bytes:i,more:a}=await e.read(t,{max:r.length});
return!a&&r.equals(i)}
async function readCorpusState(e,t){
let n=[],r=await e.entry(revisionsFolder);
r!==void 0&&keepsFile(r,n);
let i=(await e.list(revisionsFolder)).filter(e=>keepsFile(e,n)).map(({path:e})=>e),a=i.includes(`corpus-revisions/current.yaml`)?await readCurrent(e):void 0;
n.push(...a?.defects??[]);
let revisionAt=async r=>{
let a=i.filter(e=>e.startsWith(`${revisionsFolder}/${r}/`));
if(r===void 0||a.length===0)return;
let{revision:o,defects:s}=await readRevision(e,r,a);
return(a.includes(`corpus-revisions/${r}/revision.yaml`)||r!==t)&&n.push(...s),o},o=a?.current,s=await revisionAt(o?.revision);
return{paths:i,pointer:o,current:s,named:o?.revision===t?s:await revisionAt(t),defects:n}}
const kinds=new Map([[`md`,`markdown`],[`markdown`,`markdown`],[`mdx`,`markdown`],[`mkd`,`markdown`],[`html`,`html`],[`htm`,`html`],[`xhtml`,`html`]]),standard=new Set([`md`,`markdown`,`html`,`htm`,`txt`]);
function kindOf$1(e){
return kinds.get(endingOf(e))??`text`}
function isStandard(e){
return standard.has(endingOf(e))}
function endingOf(e){
let t=e.slice(e.lastIndexOf(`/`)+1),n=t.lastIndexOf(`.`);
return n<=0?``:t.slice(n+1).toLowerCase()}
function passedOverRows(e){
return reasons.flatMap(([t,n])=>{
let r=e.filter(e=>e.reason===t).map(({path:e})=>e);
return r.length===0?[]:[`${counted(r.length,`file`)} ${n(r)}`]}).map((e,t)=>[t===0?`passed`:``,e])}
const reasons=[[`no-text`,e=>`without text besides front matter: ${named$1(e)}`],[`other-ending`,e=>`of other kinds: ${endings(e)}`],[`excluded`,()=>`excluded`],[`own`,()=>`of the evaluation set itself`],[`hidden`,()=>`hidden, or in node_modules`],[`link`,e=>`that ${e.length===1?`is a link`:`are links`}: ${named$1(e)}`],[`not-a-file`,e=>`that ${e.length===1?`is`:`are`} none of this folder's own, such as a submodule: ${named$1(e)}`]];
function named$1(e){
let t=e.slice(0,5).map(e=>terminalText(e)),n=e.length-t.length;
return listed(n===0?t:[...t,`${n} more`])}
function endings(e){
let t=new Map;
for(let n of e){
let e=endingOf(n);
t.set(e,(t.get(e)??0)+1)}
let n=[...t].toSorted(([e,t],[n,r])=>r-t||byUtf8(e,n)).map(([e,t])=>e===``?`${t} without ending`:`${t} .${terminalText(e)}`),r=n.length-5;
return listed(r>0?[...n.slice(0,5),counted(r,`more ending`)]:n)}
function snapshotReport(e,t){
let{plan:n,documents:r,chunks:i,source:a}=e,o=a.what===`folder`?``:` from ${counted(a.files,`file`)}`,s=`${counted(r,`document`)}, ${counted(i,`chunk`)}${o}`,c=n.kind===`new`?`Corpus revision ${name(e.id)}`:`The ${a.what}`,l=asideLines(a,t);
return`${[`${t.strong(c)}: ${s}`,``,...l,...l.length===0||n.kind===`new`?[]:[``],...planLines(n,e,t)].join(`
`)}\n`}
function asideLines({passed:e,remarks:t},n){
let r=t.length-5,i=[...t.slice(0,5).map(({at:e,message:t})=>`${terminalText(placeText(e))}  ${terminalText(t)}`),...r>0?[`and ${r} more`]:[]].map((e,t)=>[t===0?`unread`:``,e]);
return figureRows([...passedOverRows(e),...i],n)}
function planLines(e,t,n){
switch(e.kind){
case`new`:
return newLines(e,t,n);
case`unfinished`:
return[`Corpus revision ${name(t.id)} is recorded already, with this content; only ${currentFile} was still to move.`,...figureRows([[`current`,pointerText(e.snapshot.record.parent,t)]],n),``,nextText(t)];
case`same`:
return[`Nothing changed: the current revision ${name(e.current)} holds the same documents, chunks and settings.`,addedTexts(t)];
case`recorded`:
return[`Nothing was written: corpus revision ${name(t.id)} is recorded already, with this content, but ${e.current===void 0?`none`:name(e.current)} is the current one.`,`To go back to it, write this line into ${currentFile}:  revision: ${t.id}`];
case`taken`:
return[]}}
function addedTexts({changed:e,newTexts:t,dryRun:n}){
return e.length===0?`No new revision was made, and no file was touched.`:`No new revision was made; ${`${counted(t,`text`)} of its chunks ${t===1?`is`:`are`} now kept`} in ${textsFolder}/${n?` after a run that writes`:``}.`}
function newLines({snapshot:e,changes:t},n,r){
let{parent:i}=e.record,a=i===void 0||t===void 0?figureRows([[`parent`,`none: this is the first revision`]],r):[...figureRows([[`parent`,name(i)]],r),...changeRows(t,r)],o=figureRows([[`texts`,textsText(e.record.texts,n)],[`current`,pointerText(i,n)],...fileRows(n)],r);
return[...a,...o,``,nextText(n)]}
function changeRows(e,t){
let{documents:n,chunks:r,moved:i,restored:a,triggers:o}=e,s=[...i===0?[]:[`${i} moved: the same text under one other id`],...a===0?[]:[`${counted(a,`same chunk`)} with another id in the store`]].map(e=>[``,e]),c=o.length===0?`none: nothing asks for another judgment by itself`:o.join(`, `);
return figureRows([[`documents`,differenceText(n,n.restated)],[`chunks`,differenceText(r)],...s,[`triggers`,c]],t)}
function differenceText({added:e,removed:t,changed:n,same:r},i=0){
return[[e,`added`],[t,`removed`],[n,`changed`],[i,`the same with another source revision or URI`],[r,`the same`]].flatMap(([e,t])=>e===0?[]:[`${e} ${t}`]).join(`, `)}
function textsText(e,{newTexts:t,keptTexts:n}){
if(e===`none`)return`none kept: evidence of this revision cannot be verified by its text`;
let r=e===`cited`?`cited by a case`:`kept`;
return`${counted(n,`distinct text`)} ${r}, ${t} of them new in ${textsFolder}/`}
function pointerText(e,{id:t,dryRun:n}){
let r=n?`would move`:`moved`,i=e===void 0?`to ${name(t)}`:`from ${name(e)} to ${name(t)}`;
return`${currentFile} ${r} ${i}`}
function fileRows({changed:e,id:t,dryRun:n}){
let r=`${revisionsFolder}/${t}/`,i=e.filter(e=>e.startsWith(r)).map(e=>e.slice(r.length)),a=e.filter(e=>e.startsWith(`${textsFolder}/`)).length,o=[...i.length===0?[]:[`${terminalText(r)} (${i.join(`, `)})`],...a===0?[]:[`${counted(a,`file`)} in ${textsFolder}/`]],s=n?`to write`:`written`;
return o.map((e,t)=>[t===0?s:``,e])}
function nextText({dryRun:e,hasCases:t}){
return e?`This was a dry run: nothing was written. Next: run it again without --dry-run.`:t?`Next: commit ${revisionsFolder}/ as one change, and see which judgments it leaves to read again: touchstone refresh plan`:`Next: commit ${revisionsFolder}/ as one change, and write cases: touchstone new`}
function name(e){
return`"${terminalText(e)}"`}
async function recordRevision(e,t,n){
return n.dryRun===!0?await recordWith(e,t,{wanted:n,write:writeNothing}):await whileHeld(t,async r=>await recordWith(e,t,{wanted:n,write:r}))}
async function writeNothing(){
await Promise.resolve()}
async function recordWith(e,t,{wanted:n,write:r}){
let i=workingTree(t),a=contentOf$1(n.read.documents,n.read.chunks),o=await readCorpusState(i,n.id),s=await readTexts(i,filesOfTexts(o.paths,a.texts)),c=[...stateDefects(o),...s.defects];
if(c.length>0)return refused(e,t,c);
let l=n.texts??`all`,u=planSnapshot({...n,texts:l},a,o);
if(u.kind===`taken`)throw taken(n,u);
let d=s.texts,f=await keptOf(i,a,l),p=await changedFiles(i,changesOf(u,textChanges(f,d,o),{paths:o.paths,addsTexts:n.texts!==void 0}));
return await r(p),e.out(leftOutReport(n.read.leftOut,e.style)),e.out(snapshotReport({plan:u,id:n.id,documents:a.documents.size,chunks:a.chunks.size,source:n,keptTexts:f.size,newTexts:[...f.keys()].filter(e=>!d.has(e)).length,changed:p.map(([e])=>e),dryRun:n.dryRun===!0,hasCases:(await i.list(casesFolder)).some(({path:e})=>isYamlName(e))},e.style)),0}
function changesOf(e,t,{paths:n,addsTexts:r}){
return e.kind===`new`||e.kind===`unfinished`?snapshotChanges(e,t,n):e.kind===`same`&&r?t:[]}
async function keptOf(e,t,n){
return keptTexts(t,n,citedChunks(n===`cited`?(await loadDataset(e)).cases:[]))}
function refused(e,t,n){
let r=placeFrom(e.cwd,t);
return e.out(`${defectReport(n,{style:e.style,place:r})}\n`),e.out(`The recorded corpus cannot be built on, so nothing was written.
`),1}
function taken({id:e},{free:t}){
return new UsageError(`Corpus revision "${e}" is recorded already, with other content, and a recorded revision never changes. Give the new one a name of its own, as in --id ${t}.`)}
function momentOf(e){
let t=/^\d{4}-\d{2}-\d{2}$/.test(e)?`${e}T00:00:00Z`:e,n={id:``,uri:``,revision:``,hash:`sha256:${`0`.repeat(64)}`};
return documentShape({...n,publishedAt:t})?t:void 0}
const reserved=new Set([`texts`,`current.yaml`]);
function isRevisionId(e){
return!shapeErrors(revisionShape,{id:e}).some(({path:e})=>e[0]===`id`)&&!reserved.has(e)}
var IncompleteMap=class extends Error{
constructor(e,t){
super(e,t),this.name=`IncompleteMap`}};
function dumpMap({chunk:e={},document:t={},...n}){
let r=namedPattern(n.idPattern),i=namedPattern(n.idFrom),{text:a}=e,o=new Set(r?.names),s=[...a===void 0?[open(`which field holds a chunk's text`,`--text FIELD`,`chunk.text`)]:[],...openIds({chunk:e,document:t,idPattern:r,idFrom:i,told:o})];
if(a===void 0||s.length>0)throw new IncompleteMap(s.join(`
`));
let c=builtLocators(e),l=e.locator!==void 0||c.length>0||o.has(`locator`);
return i!==void 0&&checkIdFrom(i,l),{chunk:{...e,text:a},document:t,locatorFrom:c,idPattern:r,idFrom:i}}
function*openIds({chunk:e,document:t,idPattern:n,idFrom:r,told:i}){
e.id===void 0&&(r===void 0||n!==void 0)&&(yield open(`which field holds a chunk's id`,`--chunk-id FIELD`,`chunk.id`)),n!==void 0&&!i.has(`document`)&&!i.has(`locator`)?yield`The pattern "${n.source}" names neither {document} nor {locator}, so it tells nothing of a chunk.`:t.id===void 0&&n!==void 0&&!i.has(`document`)?yield`The pattern "${n.source}" does not say which part of a chunk's id is its document: name that part {document}.`:t.id===void 0&&n===void 0&&(yield open(`which document a chunk was cut from`,`--document FIELD, or --document PATTERN for what the chunk's id tells`,`document.id or idPattern`))}
function builtLocators({locatorFrom:e}){
let t=(e??[]).flatMap(e=>namedPattern(e)??[]),n=t.find(({names:e})=>e.length===0);
if(n!==void 0)throw new IncompleteMap(`The pattern "${n.source}" of chunk.locatorFrom names no field, so every chunk would have the same locator. Write a field's name in braces.`);
return t}
function checkIdFrom({source:e,names:t},n){
let r=t.find(e=>e!==`document`&&e!==`locator`);
if(r!==void 0||t.length===0)throw new IncompleteMap(`The pattern "${e}" ${r===void 0?`names nothing`:`names {${r}}`}, but a chunk's id is built from {document} and {locator}.`);
if(t.includes(`locator`)&&!n)throw new IncompleteMap(open(`which field holds the {locator} that "${e}" asks for`,`--locator FIELD`,`chunk.locator`))}
function namedPattern(e){
if(e!==void 0)try{
return{source:e,...textPattern(e)}}catch(e){
throw e instanceof SyntaxError?new IncompleteMap(`The pattern ${e.message}`,{cause:e}):e}}
function open(e,t,n){
return`Nothing says ${e}. Give ${t}; in a mapping file it is ${n}.`}
function withFlags(e,t){
let n={...e.chunk},r={...e.document},i={...e,chunk:n,document:r};
t.chunkId!==void 0&&(n.id=t.chunkId),t.text!==void 0&&(n.text=t.text),t.locator!==void 0&&(n.locator=t.locator),t.document?.includes(`{`)===!0?(delete r.id,i.idPattern=t.document):t.document!==void 0&&(r.id=t.document),t.idFrom!==void 0&&(i.idFrom=t.idFrom),t.format!==void 0&&(i.format=t.format),t.list!==void 0&&(i.list=t.list);
let a=chunkingWith(e.chunking,t);
return a!==void 0&&(i.chunking=a),i}
function chunkingWith(e,{chunking:t,setting:n=[]}){
let r=t===void 0?e:chunkingOf(t);
return r&&{...r,settings:{...r.settings,...settingsOf(n)}}}
function chunkingOf(e){
let t=e.lastIndexOf(`@`),[n,r]=[e.slice(0,Math.max(t,0)),e.slice(t+1)];
if(n===``||r===``)throw new IncompleteMap(`--chunking "${e}" is no name and version. Write it as in --chunking by-heading@1.`);
return{name:n,version:r,settings:{}}}
function settingsOf(e){
return Object.fromEntries(e.map(e=>{
let[t=``,...n]=e.split(`=`),r=n.join(`=`);
if(t===``||r===``)throw new IncompleteMap(`--setting "${e}" is no name and value. Write it as in --setting maxCharacters=1500.`);
return[t,/^(?:0|[1-9]\d{0,14})$/.test(r)?Number(r):r]}))}
function mapSettings({chunking:e,embedding:t,retrievalFilter:n}){
if(e===void 0)throw new IncompleteMap(`Nothing says how the documents were cut into chunks. Give --chunking NAME@VERSION, as in by-heading@1; in a mapping file it is chunking.`);
let r={chunking:{...e,settings:e.settings??{}},...t===void 0?{}:{embedding:t},...n===void 0?{}:{retrievalFilter:n}};
try{
canonicalJson(r)}catch(e){
throw new IncompleteMap(`The settings of the chunking hold a value that JSON cannot hold.`,{cause:e})}
return r}
const named=[`uri`,`revision`,`title`,`publishedAt`,`access`];
function documentsOf(e){
let t=new Map;
for(let n of e){
let e=t.get(n.id)??new Map;
t.set(n.id,e);
for(let t of named){
let r=n[t];
if(r===void 0)continue;
let i=e.get(t);
i===void 0?e.set(t,{value:r,at:n.at,others:[]}):spelled(i.value)!==spelled(r)&&i.others.push(n)}}
let n=[...t.values()].flatMap(e=>[...e].flatMap(([e,t])=>[...contradictions(e,t)]));
return{documents:[...t.keys()].toSorted(byUtf8).map(e=>documentOf(e,t.get(e))),problems:n}}
function documentOf(e,t){
let n=named.flatMap(e=>{
let n=t?.get(e);
return n===void 0?[]:[[e,n.value]]});
return{id:e,...Object.fromEntries(n)}}
function*contradictions(e,t){
let[n,...r]=t.others;
if(n===void 0)return;
let i=r.length===0?``:`; it differs in ${counted(r.length,`more record`)} too`,a=e===`title`?` A chunk's own heading is its locator.`:``;
yield{at:n.at,message:`The ${wordOf(e)} of document "${n.id}" is ${spelled(n[e]??``)} here, but ${spelled(t.value)} in ${placeText(t.at)}${i}.`,fix:`Map document.${e} to a field that is the same in all chunks of a document.${a}`}}
function wordOf(e){
return e===`publishedAt`?`moment of publication`:e===`uri`?`URI`:e}
function spelled(e){
return typeof e==`string`?`"${e}"`:e.map(e=>`"${e}"`).join(`, `)}
function textAt(e,t){
let n=fieldAt(e,t);
return typeof n==`number`?numberText(t,n):plainTextAt(e,t)}
function plainTextAt(e,t){
let n=fieldAt(e,t);
return n==null||n===``?{text:void 0}:typeof n==`string`?/\p{Cs}/u.test(n)?{message:`"${t}" holds half of a surrogate pair, which is no character.`,fix:`Make the dump again from the source: a text was cut in the middle of a character.`}:{text:n}:{message:`"${t}" is ${kindOf(n)} here, but text is due.`,fix:`Write it as text.`}}
function labelsAt(e,t){
let n=fieldAt(e,t);
if(!Array.isArray(n)){
let n=textAt(e,t);
return`message`in n?n:{labels:n.text===void 0?void 0:[n.text]}}
let r=new Set;
for(let e of n.map(e=>textAt({[t]:e},t))){
if(`message`in e)return e;
e.text!==void 0&&r.add(e.text)}
return{labels:[...r].toSorted(byUtf8)}}
function numberText(e,t){
return Number.isSafeInteger(t)?{text:String(t)}:{message:`"${e}" is the number ${t} here, which a reader cannot know to be exact.`,fix:`Write it in quotes in the dump.`}}
function kindOf(e){
return Array.isArray(e)?`a list`:typeof e==`number`||typeof e==`boolean`?`the ${typeof e} ${e}`:`a map of fields`}
var RecordReader=class{
problems=[];
#e;
#t;
constructor(e,t){
this.#e=e,this.#t=t}
report(e,t){
this.problems.push({at:this.#t,message:e,fix:t})}
optional(e){
return e===void 0?void 0:this.#r(textAt(this.#e,e))}
required(e){
return this.#n(e,textAt(this.#e,e))}
chunkText(e){
let t=this.#n(e,plainTextAt(this.#e,e));
return t===void 0||!isBlank(t)?t:this.report(`"${e}" is blank: nobody could judge it as evidence.`,`Leave the record out of the dump, or find out what lost its text.`)}
labels(e){
if(e===void 0)return;
let t=labelsAt(this.#e,e);
return`message`in t?this.report(t.message,t.fix):t.labels}
moment(e){
let t=this.optional(e);
if(e===void 0||t===void 0)return;
let n=`"${e}" is "${t}" here; a moment is a date, a time and an offset, such as 2026-09-01T09:00:00Z, or a day, such as 2026-09-01.`;
return momentOf(t)??this.report(n,`Write it so, or map no field to document.publishedAt.`)}
id(e,t){
let n=t===void 0?void 0:retrieverIdDefect(t);
return n===void 0?t:this.report(`The ${e} "${t}" ${n}.`,`Mend it in the dump: it is the id that the retriever returns.`)}
#n(e,t){
if(`message`in t||t.text!==void 0)return this.#r(t);
if(fieldAt(this.#e,e)===``)return this.report(`"${e}" is empty.`,`Fill it in the dump, or leave the record out.`);
let n=Object.keys(this.#e).map(e=>`"${e}"`),r=`Fill it in the dump, or name another field: the record has ${n.length===0?`nothing`:n.join(`, `)}.`;
return this.report(`The record has no "${e}".`,r)}
#r(e){
return`message`in e?this.report(e.message,e.fix):e.text}};
function reportLongLines(e,{text:t,...n},r){
let i={text:[t],chunk:Object.values(n),document:Object.values(r??{})};
for(let[t,n]of Object.entries(i))isTooLong(n)&&e.report(`The recorded line of the ${t} would be longer than ${longestLine/1024/1024} MiB, and no check reads such a line.`,t===`text`?`Cut the text into chunks that a person can read.`:`Find out which field of the dump is that long.`)}
function isTooLong(e){
let t=e.flat().filter(e=>typeof e==`string`),n=t.reduce((e,t)=>e+t.length,0),r=longestLine-1e3;
return n*6>r&&Buffer.byteLength(JSON.stringify(t))>r}
function readRecord({fields:e},t,n){
let r=new RecordReader(e,t),i=r.chunkText(n.chunk.text),a=readIdentity(r,n),o=r.optional(n.chunk.storeId)??a.minted,s=r.optional(n.chunk.sourceHash),{documentId:c,chunkId:l,locator:u}=a,d=c===void 0?void 0:readFacts(r,c,{map:n,at:t}),{problems:f}=r;
if(l===void 0||i===void 0||c===void 0)return{id:l,text:i,chunk:void 0,facts:d,problems:f};
let p={id:l,documentId:c,text:i,...u===void 0?{}:{locator:u},...o===void 0?{}:{storeId:o},...s===void 0?{}:{sourceHash:s}};
return reportLongLines(r,p,d),{id:l,text:i,chunk:p,facts:d,problems:f}}
function readIdentity(e,t){
let{chunk:n,document:r,idPattern:i,idFrom:a}=t,o=idOf(e,t),s=o===void 0?void 0:toldBy(e,o,i),c=e.optional(n.locator)??builtLocator(e,t)??s?.locator,l=r.id===void 0?s?.document:e.required(r.id),u=a===void 0?o:builtId(e,a,{document:l,locator:c}),d=e.id(`chunk id`,u);
return{chunkId:d,documentId:r.id!==void 0&&a===void 0||d===u?e.id(`document id`,l):l,locator:c,minted:a===void 0?void 0:o}}
function builtLocator(e,{locatorFrom:t}){
for(let n of t){
let t=n.names.map(t=>[t,e.optional(t)??``]),r=n.fill(Object.fromEntries(t));
if(r!==void 0)return r}}
function toldBy(e,t,n){
return n?.match(t)??(n&&e.report(`The chunk id "${t}" does not fit the pattern "${n.source}".`,`Mend the id in the dump, or write a pattern that fits every id.`))}
function idOf(e,{chunk:t,idPattern:n,idFrom:r}){
if(t.id!==void 0)return r===void 0||n!==void 0?e.required(t.id):e.optional(t.id)}
function builtId(e,t,{document:n,locator:r}){
if(n===void 0)return;
let i={document:n,...r===void 0?{}:{locator:r}};
return t.fill(i)??e.report(`The record has no locator, and the pattern "${t.source}" builds the chunk id from it.`,`Fill it in the dump.`)}
function readFacts(e,t,{map:{document:n},at:r}){
return{id:t,at:r,uri:e.optional(n.uri),revision:e.optional(n.revision),title:e.optional(n.title),publishedAt:e.moment(n.publishedAt),access:e.labels(n.access)}}
function readDump(e,t){
let n=[],r=[],i=[],a=[],o=[];
for(let{name:s,reading:c}of e){
for(let{message:e,line:t}of c.problems)n.push({at:{file:s,line:t},message:e});
for(let e of c.records){
let c={file:s,record:e.number,line:e.line};
if(isLeftOut(e,t)){
r.push(c);
continue}
let l=readRecord(e,c,t);
n.push(...l.problems),l.chunk!==void 0&&i.push(l.chunk),l.id!==void 0&&a.push({id:l.id,text:l.text,at:c}),l.facts!==void 0&&o.push(l.facts)}}
let{documents:s,problems:c}=documentsOf(o);
return{documents:s,chunks:i,leftOut:r,problems:inPlaceOrder(e,[...n,...repeatedIds(a,t),...c,...unknownFields(e,t),...emptiness(e)])}}
function isLeftOut({fields:e},{chunk:t}){
if(t.blankText!==`leave-out`)return!1;
let n=fieldAt(e,t.text);
return typeof n==`string`&&isBlank(n)}
function inPlaceOrder(e,t){
let n=new Map(e.map(({name:e},t)=>[e,t])),rank=({at:e})=>[n.get(e.file)??0,e.line??0,e.record??0];
return t.toSorted((e,t)=>{
let[n,r]=[rank(e),rank(t)],i=n.findIndex((e,t)=>e!==r[t]);
return i===-1?0:(n[i]??0)-(r[i]??0)})}
function*repeatedIds(e,{idFrom:t}){
let n=new Map;
for(let r of e){
let{id:e,text:i,at:a}=r,o=n.get(e);
if(o===void 0){
n.set(e,r);
continue}
let s=o.text===i?`with the same text`:`with another text`;
yield{at:a,message:`The chunk id "${e}" stands in ${placeText(o.at)} too, ${s}.`,fix:t===void 0?`Keep one of the two records in the dump.`:`Give the two a different locator, or keep one of the two records in the dump.`}}}
function*unknownFields(e,t){
let n=e.flatMap(({reading:e})=>e.records),[r]=e;
if(r!==void 0&&n.length!==0)for(let[e,i]of optionalFields(t)){
if(n.some(({fields:e})=>fieldAt(e,i)!==void 0))continue;
let t=new Set(n.flatMap(({fields:e})=>Object.keys(e)));
yield{at:{file:r.name},message:`No record has a field "${i}", which ${e} names.`,fix:`Name one that is there, or none: the records have ${[...t].map(e=>`"${e}"`).join(`, `)}.`}}}
function optionalFields({chunk:e,document:t,idFrom:n,locatorFrom:r}){
let{locator:i,storeId:a,sourceHash:o}=e,{uri:s,title:c,revision:l,publishedAt:u,access:d}=t,f={...n===void 0?{}:{"chunk.id":e.id},"chunk.locator":i,"chunk.storeId":a,"chunk.sourceHash":o,"document.uri":s,"document.title":c,"document.revision":l,"document.publishedAt":u,"document.access":d},p=r.flatMap(({names:e})=>e.map(e=>[`chunk.locatorFrom`,e]));
return[...Object.entries(f),...p].flatMap(([e,t])=>t===void 0?[]:[[e,t]])}
function*emptiness(e){
let t=e.every(({reading:e})=>e.records.length===0&&e.problems.length===0),[n]=e;
t&&n!==void 0&&(yield{at:{file:n.name},message:`The dump holds no record, and a corpus without chunks answers nothing.`,fix:`Find out why the dump is empty.`})}
function wantedPaths(e,t){
let n=placesOf(t),r=new Map,entriesIn=async t=>{
if(t===void 0)return new Map;
let n=r.get(t);
if(n!==void 0)return n;
let i=await entriesOf(e,t),a=new Map(i.map(({name:e,...t})=>[e,t]));
return r.size>=2e3&&r.clear(),r.set(t,a),a},collect=async(e,[t,n],r)=>{
if(t===n)return;
let[i,a]=[await entriesIn(t),await entriesIn(n)];
for(let[t,n]of e.below){
let[e,o]=[i.get(t),a.get(t)];
e?.oid!==o?.oid&&(n.path!==void 0&&r.set(n.path,fileIn(e)),n.below.size>0&&await collect(n,[folderIn(e),folderIn(o)],r))}};
return{blobsIn:async e=>{
let t=new Map;
return await collect(n,[e,void 0],t),new Map([...t].flatMap(([e,t])=>t===void 0?[]:[[e,t]]))},changed:async(e,t,r)=>{
let i=new Map;
return await collect(n,[e,t],i),new Set([...i.keys()].filter(e=>r.has(e)))}}}
function placesOf(e){
let t={below:new Map,path:void 0};
for(let n of e){
let e=t;
for(let t of n.split(`/`)){
let n=e.below.get(t)??{below:new Map,path:void 0};
e.below.set(t,n),e=n}
e.path=n}
return t}
function fileIn(e){
return e===void 0||e.mode===`40000`?void 0:e.oid}
function folderIn(e){
return e?.mode===`40000`?e.oid:void 0}
function newestCommitTime({commits:e,without:t}){
let[n]=t;
if(n!==void 0)return n;
let r=[...e.values()].map(e=>e.seconds);
return{committedAt:commitTime(r.reduce((e,t)=>Math.max(e,t)))}}
async function lastCommits(e){
let t=new Map,n=new Map,r=new Map;
for(let i of e){
let e=await placeOf(i,t);
if(`none`in e){
n.set(i,e.none);
continue}
let{repository:a,head:o,path:s}=e,c=r.get(a)??{repository:a,head:o,files:new Map};
r.set(a,c),c.files.set(s,i)}
let i=new Map;
for(let e of r.values())await answer(e,i,n);
return{commits:i,without:e.flatMap(e=>{
let t=n.get(e);
return t===void 0?[]:[{file:e,none:t}]})}}
async function placeOf(e,t){
let n=await realpath(e),r=await findCheckout(dirname(n),t);
if(r===void 0)return{none:`no-repository`};
let{repository:i,head:a}=r;
return a===void 0?{none:`untracked`}:{repository:i,head:a,path:placeIn(r,n)}}
async function answer({repository:e,head:t,files:n},r,i){
let a=wantedPaths(e,[...n.keys()]),o=await readCommit(e,t),s=await a.blobsIn(o.tree),c=new Set;
for(let[e,t]of n){
let n=s.get(e);
n===void 0?i.set(t,`untracked`):n===await blobOf(t)?c.add(e):i.set(t,`modified`)}
for await(let{paths:t,last:s}of walk({repository:e,wanted:a},o,c))for(let e of t){
let t=n.get(e)??e;
s===void 0?i.set(t,`shallow`):r.set(t,s)}}
async function blobOf(e){
let t=await readFile(e);
return blobHash(t.length).update(t).digest(`hex`)}
async function*walk({repository:e,wanted:t},n,r){
let i=new Map([[n.oid,{commit:n,paths:new Set(r)}]]);
for(let n=newest(i);n!==void 0;n=newest(i)){
let{commit:r,paths:a}=n;
i.delete(r.oid);
let o=a;
for(let n of r.parents){
if(o.size===0)break;
let a=await heldCommit(e,n);
if(a===void 0){
yield{paths:o,last:void 0},o=new Set;
break}
let s=await t.changed(r.tree,a.tree,o);
follow(i,a,[...o].filter(e=>!s.has(e))),o=s}
o.size>0&&(yield{paths:o,last:{commit:r.oid,seconds:r.seconds}})}}
function follow(e,t,n){
if(n.length===0)return;
let r=e.get(t.oid)?.paths??[];
e.set(t.oid,{commit:t,paths:new Set([...r,...n])})}
function newest(e){
let t;
for(let n of e.values())(t===void 0||n.commit.seconds>t.commit.seconds)&&(t=n);
return t}
async function heldCommit(e,t){
try{
return await readCommit(e,t)}catch(e){
if(isAbsentObject(e))return;
throw e}}
function newestTime(e,t,n){
let r=newestCommitTime(e);
if(`committedAt`in r)return r.committedAt;
let i=terminalText(t.get(r.file)??r.file);
throw new UsageError(`When was the corpus as this ${n} has it? "${i}" ${noCommitWords[r.none]}, so no commit tells. Give it, as in --created-at 2026-09-01T09:00:00Z; the clock is never asked, so that the same ${n} gives the same bytes.`)}
const noCommitWords={"no-repository":`lies in no Git repository`,untracked:`is in no commit`,modified:`differs from its last commit`,shallow:`was last changed before the history that this clone holds`};
async function readMap(e,t){
if(t===void 0)return{};
let n=resolve(e.cwd,t),r=dirname(n),i=await readYaml(workingTree(r),basename(n),{max:limits.policy,matches:corpusMapShape}).catch(e=>{
throw new UsageError(`The mapping file "${terminalText(t)}" cannot be opened.`,{cause:e})});
if(i.value!==void 0&&i.defects.length===0)return i.value;
let a=placeFrom(e.cwd,r);
throw new UsageError(`${defectReport(i.defects,{style:plainStyle,place:a})}\nThe mapping file does not fit, so nothing was read.`)}
function completed(e,t){
try{
return e()}catch(e){
if(!(e instanceof IncompleteMap))throw e;
t.push(e.message);
return}}
function incomplete(e){
let t=e.flatMap(e=>e.split(`
`));
return new UsageError(t.map(terminalText).join(`
`))}
function dumpForm({format:e,...t}){
let n=passageFormats.get(e??``),r=recordFormats.find(t=>t===e);
if(n===void 0)return{map:void 0,flags:{...t,...r===void 0?{}:{format:r}},passages:n};
let{map:i,chunkId:a,text:o,document:s,locator:c,idFrom:l,list:u,chunking:d,setting:f}=t,p=Object.entries({map:i,"chunk-id":a,text:o,document:s,locator:c,"id-from":l,list:u}).find(([,e])=>e!==void 0);
if(p!==void 0)throw new UsageError(`--format ${e} says itself which field is what: leave out --${p[0]}.`);
let m={...d===void 0?{}:{chunking:d},...f===void 0?{}:{setting:f}};
return{map:n.map,flags:m,passages:n}}
async function dumpSource(e,t,n){
let{map:r,flags:i,passages:a}=dumpForm(n),o=r??await readMap(e,n.map);
(n.format??o.format)===void 0&&refuseDocuments(t);
let s=folderFlags.find(([e])=>n[e]!==void 0);
if(s!==void 0)throw new UsageError(`${s[1]} is for a folder of documents, and "${terminalText(t[0]??``)}" is a file.`);
let{map:c,settings:l,...u}=completeMapping$1(o,i);
return{what:`dump`,settings:l,read:readDump(await readFiles(e,t,a?.read??(e=>inputRecords(e.name,e.bytes,u))),c),files:t.length,passed:[],remarks:[],newest:async()=>{
let n=t.map(t=>[resolve(e.cwd,t),t]);
return newestTime(await lastCommits(n.map(([e])=>e)),new Map(n),`dump`)}}}
function refuseDocuments(e){
let t=e.find(isStandard);
if(t!==void 0)throw new UsageError(`"${terminalText(t)}" looks like a document, and documents are recorded by their folder. Name the folder "${terminalText(dirname(t))}"; --include "${terminalText(basename(t))}" takes this one alone. If it is a chunk dump, say in which form, as in --format jsonl.`)}
const folderFlags=[[`include`,`--include`],[`exclude`,`--exclude`],[`baseUri`,`--base-uri`],[`sourceGit`,`--source-git`]];
function completeMapping$1(e,t){
let n=[],r=completed(()=>withFlags(e,t),n),{format:i,list:a,...o}=r??{},s=r&&completed(()=>dumpMap(o),n),c=r&&completed(()=>mapSettings(o),n);
if(s===void 0||c===void 0)throw incomplete(n);
return{map:s,settings:c,format:i,list:a}}
async function readFiles(e,t,n){
let r=t.map(t=>resolve(e.cwd,t)),i=t.find((e,t)=>r.indexOf(r[t]??``)<t);
if(i!==void 0)throw new UsageError(`"${terminalText(i)}" is given twice.`);
let a=[];
for(let r of t){
let t=await inputBytes(e.cwd,r);
a.push({name:r,reading:n({name:r,bytes:t})})}
return a}
const gone=/[\u0000-\u001f\u0021-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u2010-\u2027\u2030-\u205e\u2060-\u206f\u3001-\u3004\u3008-\u3020\u3030\u303d-\u303f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3e\uff40\uff5b-\uff65\ufeff\u200b-\u200f\u202a-\u202e]/g;
function headingSlug(e){
return e.normalize(`NFC`).toLowerCase().normalize(`NFC`).replace(gone,``).trim().replace(/\s+/g,`-`).slice(0,80).replace(/[\ud800-\udbff]$/,``).replace(/^-+|-+$/g,``)||`untitled`}
function linesOf(e,{start:t,end:n}){
let r=[];
for(let i=t;i<n;){
let t=e.indexOf(`
`,i),a=t===-1||t>=n?n:t+1;
r.push({start:i,end:a}),i=a}
return r}
function sentencesOf(e,{start:t,end:n}){
let r=[],i=t;
for(let a=t;a<n;){
let t=e.charAt(a);
if(a++,!stops.has(t))continue;
for(;a<n&&closing.has(e.charAt(a));)a++;
let o=a;
for(;a<n&&isSpace(e.charAt(a));)a++;
(a!==o||wideStops.has(t))&&(r.push({start:i,end:a}),i=a)}
return i<n&&r.push({start:i,end:n}),r}
const wideStops=signs(`。．！？｡।`),stops=signs(`.!?…`,wideStops),closing=signs(`.!?…"'”’»)]*_」』）】`,wideStops),wideBreaks=signs(`、，；：」』）】`,wideStops);
function signs(e,t=new Set){
return new Set([...Array.from(e),...t])}
function runsOf(e,{start:t,end:n},r){
let i=[];
for(let a=t;a<n;){
let t=n-a<=r?n:cutBefore(e,{start:a,end:a+r});
i.push({start:a,end:t}),a=t}
return i}
function cutBefore(e,{start:t,end:n},r=t){
let i=t+Math.ceil((n-t)/2);
for(let t=n;t>i;t--)if(isSpace(e.charAt(t-1)))return t;
for(let t=n;t>i;t--)if(wideBreaks.has(e.charAt(t-1)))return t;
let a=Math.max(i,n-64);
for(let t=n;t>a;t--)if(!isInside(e,t,r))return t;
return isLowSurrogate(e,n)?n-1:n}
function isSpace(e){
return/\s/.test(e)}
function isInside(e,t,n){
if(isLowSurrogate(e,t))return!0;
let r=String.fromCodePoint(e.codePointAt(t)??0);
return/\p{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]/u.test(r)||r===`‍`||r===`‌`||e.charAt(t-1)===`‍`?!0:isRegional(r)&&flagLettersBefore(e,t,n)%2==1}
function isLowSurrogate(e,t){
return/[\udc00-\udfff]/.test(e.charAt(t))&&/[\ud800-\udbff]/.test(e.charAt(t-1))}
function isRegional(e){
return/[\u{1f1e6}-\u{1f1ff}]/u.test(e)}
function flagLettersBefore(e,t,n){
let r=t;
for(;r-2>=n&&isRegional(e.slice(r-2,r));)r-=2;
return(t-r)/2}
function lineGroups(e,t,n){
return grouped(linesOf(e,t).map(({start:t,end:n})=>{
let r=e.slice(t,Math.min(n,t+200)),i=r.trimStart();
return{start:t,end:n,indent:r.length-i.length,blank:i.trim()===``,leads:/^(?:<!--|\/\/|\/?\*|#|@\w)/.test(i),closes:/^(?:[)}\]]|<\/|```|~~~|-->|end\b|\|\}|%\})/.test(i)}}),n,0)}
function grouped(e,t,n){
let[r,i]=[e[0],e.at(-1)];
if(r===void 0||i===void 0)return[];
if(i.end-r.start<=t)return[{start:r.start,end:i.end}];
let a=n<12?groupStarts(e):[];
return a.length<2?e:a.flatMap((r,i)=>grouped(e.slice(r,a[i+1]??e.length),t,n+1))}
function groupStarts(e){
let t=e.flatMap((e,t)=>e.blank||e.closes?[]:[t]).filter(e=>e>0),n=t.reduce((t,n)=>Math.min(t,indentOf(e,n)),1/0),r=t.filter(t=>indentOf(e,t)===n&&e[t-1]?.leads!==!0),i=r.filter(t=>e[t-1]?.blank===!0);
return[0,...i.length>0?i:r]}
function indentOf(e,t){
return e[t]?.indent??0}
function piecesOf(e,t,n){
let r=[],i;
for(let a of t){
let t=i===void 0?n:Math.max(n-(a.start-i),n>>1),o=a.heading!==void 0;
for(let n of atomsOf(e,a,t))r.push({...n,leads:o||n.leads});
i=o?i??a.start:void 0}
return packed(r.filter(({start:e,end:t})=>e<t),n)}
function atomsOf(e,t,n){
let{start:r,end:i}=trimmedEnd(e,t);
if(i-r<=n)return[{start:r,end:i,leads:!1}];
let a=t.parts.flatMap(t=>atomsOf(e,t,n));
if(a.length>0)return a;
let o=linesOf(e,t).slice(0,t.head),s={start:o.at(-1)?.end??t.start,end:t.end},c=Math.max(n-(s.start-t.start),n>>1);
return[...o.flatMap(t=>fitting(e,t,n)).map(e=>({...e,leads:!0})),...placesIn[t.cut](e,s,c).flatMap(t=>fitting(e,t,c)).map(e=>({...e,leads:!1}))]}
const placesIn={rows:linesOf,lines:(e,t,n)=>lineGroups(e,t,n>>1),sentences:sentencesOf};
function fitting(e,t,n){
let r=trimmedEnd(e,t);
return(r.end-r.start<=n?[r]:runsOf(e,r,n)).map(t=>trimmedEnd(e,t))}
function packed(e,t){
let n=[0];
for(let[r,i]of e.entries()){
let a=n.at(-1)??0;
i.end-(e[a]?.start??0)<=t||n.push(cutFor(e,{first:a,index:r},t))}
let r=evenedOut(e,n,t);
return r.flatMap((t,n)=>{
let[i,a]=[e[t],e[(r[n+1]??e.length)-1]];
return i===void 0||a===void 0?[]:[{start:i.start,end:a.end}]})}
function cutFor(e,{first:t,index:n},r){
let leads=t=>e[t]?.leads===!0,fits=t=>(e[n]?.end??0)-(e[t]?.start??0)<=r,i=n;
for(;i-1>t&&leads(i-1)&&fits(i-1);)i--;
return leads(n)&&leads(i-1)?n:i}
function evenedOut(e,t,n){
let[r,i]=t.slice(-2),a=e.at(-1)?.end??0,startOf=t=>e[t]?.start??0;
if(r===void 0||i===void 0||a-startOf(i)>=n/4)return t;
let o=i;
for(let t=i-1;t>r&&a-startOf(t)<=n;t--){
if(e[t-1]?.leads===!0)continue;
let difference=t=>Math.abs((e[t-1]?.end??0)-startOf(r)-(a-startOf(t)));
difference(t)<difference(o)&&(o=t)}
return[...t.slice(0,-1),o]}
function trimmedEnd(e,{start:t,end:n}){
let r=n;
for(;r>t&&isSpace(e.charAt(r-1));)r--;
return{start:t,end:r}}
const byHeading={name:`by-heading`,version:`1`,settings:[{name:`maxCharacters`,least:100,most:1e6,standard:2e3},{name:`depth`,least:1,most:6,standard:6}],cut:(e,{maxCharacters:t=2e3,depth:n=6})=>joined(sectionsOf(e,n)).flatMap(n=>sectionPieces(e,n,t))};
function sectionsOf({blocks:e},t){
let n=new HeadingPath,r=[];
for(let i of e){
let{heading:e}=i;
if(e!==void 0&&e.level<=t)n.enter(e),r.push({slugs:n.slugs,titles:n.titles,blocks:[i]});else{
let e=r.at(-1);
e===void 0?r.push({slugs:[],titles:[],blocks:[i]}):e.blocks.push(i)}}
return r}
function joined(e){
let t=[],n=[];
for(let[r,i]of e.entries()){
let a=[...n,...i.blocks],o=i.blocks.every(({heading:e,unseen:t})=>e!==void 0||t),s=e[r+1],c=r===0||(s?.slugs.length??0)>i.slugs.length;
o&&s!==void 0&&c?n=a:(t.push({...i,blocks:a}),n=[])}
return t}
function sectionPieces({text:e},{slugs:t,titles:n,blocks:r},i){
let a=t.join(`/`),o=n.join(` > `);
return piecesOf(e,r,i).filter(({start:t,end:n})=>!isBlank(e.slice(t,n))).map(({start:e,end:t},n)=>{
let r=n===0?``:`part ${n+1}`,i=r===``||o===``?o+r:`${o} (${r})`;
return{start:e,end:t,fragment:n===0&&a!==``?a:`${a}:${n+1}`,locator:i===``?void 0:i}})}
var HeadingPath=class{
#e=[];
#t=new Map;
enter({level:e,title:t,anchor:n}){
this.#e=this.#e.filter(t=>t.level<e);
let r=headingSlug(n??t),i=[...this.slugs,r].join(`/`),a=(this.#t.get(i)??0)+1;
this.#t.set(i,a);
let o=a===1?r:`${r}~${a}`;
this.#e.push({level:e,slug:o,title:t===``?`untitled`:t})}
get slugs(){
return this.#e.map(({slug:e})=>e)}
get titles(){
return this.#e.map(({title:e})=>e)}};
const fixedSize={name:`fixed-size`,version:`1`,settings:[{name:`maxCharacters`,least:100,most:1e6,standard:2e3},{name:`overlap`,least:0,most:5e5,standard:200}],conflict:({maxCharacters:e=2e3,overlap:t=200})=>t*2<=e?void 0:`The setting "overlap" is at most half of "maxCharacters", and ${t} is more than half of ${e}.`,cut:(e,{maxCharacters:t=2e3,overlap:n=200})=>windows(e,{most:t,overlap:n}).filter(({start:t,end:n})=>!isBlank(e.text.slice(t,n))).map((e,t)=>({...e,fragment:`:${t+1}`,locator:t===0?void 0:`part ${t+1}`}))};
function windows({text:e,blocks:t},{most:n,overlap:r}){
let i=[],a=t.at(-1)?.end??0;
for(let o=t[0]?.start??a;o<a;){
let t=a-o<=n,s=t?a:cutBefore(e,{start:o,end:o+n});
if(i.push(trimmed(e,{start:o,end:s})),t)break;
o=Math.max(o+1,startAfter(e,{start:s-r,end:s},o))}
return i}
function startAfter(e,{start:t,end:n},r){
for(let r=t;r<n;r++)if(isSpace(e.charAt(r)))return r+1;
return cutBefore(e,{start:Math.max(r,t-64),end:t},r)}
function trimmed(e,{start:t,end:n}){
let[r,i]=[t,n];
for(;r<i&&isSpace(e.charAt(r));)r++;
for(;i>r&&isSpace(e.charAt(i-1));)i--;
return{start:r,end:i}}
const chunkers=[byHeading,fixedSize];
function chosenChunker({name:e,version:t,settings:n}){
let r=chunkers.find(n=>n.name===e&&n.version===t);
if(r===void 0){
let n=chunkers.map(e=>`${e.name}@${e.version}`);
throw new IncompleteMap(`There is no chunker "${e}@${t}" here: a folder is cut by ${listed(n,`or`)}. Chunks that another program cut are recorded from its dump.`)}
let i=Object.keys(n).find(e=>!r.settings.some(t=>t.name===e));
if(i!==void 0){
let n=r.settings.map(e=>e.name);
throw new IncompleteMap(`The chunker "${e}@${t}" has no setting "${i}"; it has ${listed(n)}.`)}
let a=Object.fromEntries(r.settings.map(e=>[e.name,valueOf(e,n[e.name])])),o=r.conflict?.(a);
if(o!==void 0)throw new IncompleteMap(o);
return{name:e,version:t,settings:a,cut:e=>r.cut(e,a)}}
function valueOf({name:e,least:t,most:n,standard:r},i){
if(i===void 0)return r;
if(typeof i==`number`&&Number.isInteger(i)&&i>=t&&i<=n)return i;
throw new IncompleteMap(`The setting "${e}" is a whole number from ${t} to ${n}, not ${JSON.stringify(i)}.`)}
function chooseFiles(e,t){
let n=[],r=[],i=[];
for(let a of e){
let e=passedReason(a,t);
e===void 0?a.kind===`closed`?i.push(a.path):n.push(a.path):r.push({path:a.path,reason:e})}
return{documents:n,passed:r,closed:i}}
function passedReason(e,{include:t,exclude:n,own:r=[]}){
let{path:i}=e,fits=e=>fitsGlob(e,i);
if(isHidden(i))return`hidden`;
if(r.some(e=>i===e||i.startsWith(`${e}/`)))return`own`;
if(n.some(fits))return`excluded`;
if(e.kind===`symlink`)return`link`;
if(e.kind!==`closed`){
if(!isFile(e))return`not-a-file`;
if(!(t.length===0?isStandard(i):t.some(fits)))return`other-ending`}}
function isHidden(e){
return e.split(`/`).some(e=>e.startsWith(`.`)||e===`node_modules`)}
function uriMaker(e){
let t=e.includes(`{`)?e:`${e}{document}`;
try{
let n=textPattern(t),r=n.names.find(e=>e!==`document`&&e!==`page`);
if(r!==void 0)throw new IncompleteMap(`--base-uri "${e}" names {${r}}, but a URI is built from {document} or {page}.`);
return e=>{
let t=e.split(`/`).map(encodeURIComponent).join(`/`),r=pageOf(t);
return(n.fill({document:t,page:r===``?home:r})??t).replace(`${home}/`,``).replace(home,``)}}catch(e){
throw e instanceof SyntaxError?new IncompleteMap(`--base-uri ${e.message}`,{cause:e}):e}}
const home=`\0`;
function pageOf(e){
return e.replace(/\.[^./]*$/,``).replace(/(?:^|\/)_?index$/i,``)}
function folderMap({chunk:e,document:t,...n}){
let{id:r,...i}=t??{},a=[...[`format`,`list`,`idPattern`,`idFrom`].filter(e=>n[e]!==void 0),...Object.keys(e??{}).map(e=>`chunk.${e}`),...r===void 0?[]:[`document.id`]];
if(a.length===0)return i;
throw new IncompleteMap(`A folder has no records, so nothing can be said of theirs (${listed(a)}): a document's id is its path, and its chunks are cut here. Leave that out; what document names in a mapping is a field of front matter.`)}
const inline=new MarkdownIt({html:!0}),reach=1e3;
function headingOf(e,t){
let n=t.slice(0,reach),r=/\{#([^\s{}]+)\}\s*$/.exec(n),i=r===null?n:n.slice(0,r.index),[a]=inline.parseInline(i,{});
return{level:e,title:oneLine(wordsOf(a?.children??[])),anchor:r?.[1]}}
function oneLine(e){
return clipped(e.replace(/[\s\p{Cc}]+/gu,` `).trim(),200)}
function wordsOf(e){
return e.map(({type:e,content:t,children:n})=>e===`softbreak`||e===`hardbreak`?` `:e===`image`?wordsOf(n??[]):e===`html_inline`?``:e===`text`?t.replace(namedLink,`$1`):t).join(``)}
const namedLink=/(?<![\w\])])\[([^[\]]+)\]\[[^[\]]*\]/g;
function markupHeading(e){
if(e.length>reach||!/^\s*<h[1-6][\s>]/i.test(e))return;
let[t,...n]=parseFragment(e).childNodes.filter(e=>textIn(e).trim()!==``);
if(t===void 0||n.length>0||!defaultTreeAdapter.isElementNode(t))return;
let r=/^h([1-6])$/.exec(t.tagName)?.[1];
if(r!==void 0)return{level:Number(r),title:oneLine(textIn(t)),anchor:void 0}}
function textIn(e){
return defaultTreeAdapter.isTextNode(e)?e.value:defaultTreeAdapter.isElementNode(e)?e.childNodes.map(textIn).join(``):``}
const marksOnly=/<!--.*?-->|<a(?:\s[^<>]*)?>\s*<\/a>|\{\{<[^{}]*>\}\}|\{\{%[^{}]*%\}\}|\{%[^{}]*%\}/gs;
function isUnseen(e){
return e.length<=reach&&isBlank(e.replace(marksOnly,``))}
var TooDeep=class extends Error{};
function limitedAdapter(){
let e=new WeakMap,enter=(t,n)=>{
let r=(e.get(t)??0)+1;
if(r>512)throw new TooDeep;
e.set(n,r)};
return{...defaultTreeAdapter,appendChild:(e,t)=>{
enter(e,t),defaultTreeAdapter.appendChild(e,t)},insertBefore:(e,t,n)=>{
enter(e,t),defaultTreeAdapter.insertBefore(e,t,n)}}}
function elementsNamed(e,t){
let n=[],r=[e];
for(let e=r.pop();e!==void 0;e=r.pop())if(isElement(e)){
e.tagName===t&&n.push(e);
for(let t of e.childNodes.toReversed())r.push(t)}
return n}
function holdersOf(e,t){
let n=new Set,r=[e];
for(let e=r.pop();e!==void 0;e=r.pop()){
for(let t of e.childNodes)isElement(t)&&r.push(t);
if(!t.has(e.tagName))continue;
let{parentNode:i}=e;
for(;i!==null&&`tagName`in i&&!n.has(i);)n.add(i),{parentNode:i}=i}
return n}
function isElement(e){
return`tagName`in e}
function attribute({attrs:e},t){
return e.find(e=>e.name===t)?.value??``}
function textBelow(e){
return defaultTreeAdapter.isTextNode(e)?e.value:!isElement(e)||neverShown.has(e.tagName)?``:e.tagName===`br`?`
`:e.childNodes.map(textBelow).join(``)}
function wordsBelow(e){
let t=oneLine((isElement(e)?e.childNodes.filter(e=>!isPermalink(e)):[e]).map(textBelow).join(``));
return t===``?void 0:t}
function isPermalink(e){
return!isElement(e)||e.tagName!==`a`?!1:attribute(e,`href`).startsWith(`#`)&&/^[\s¶#§🔗]*$/u.test(textBelow(e))}
const neverShown=new Set([`head`,`script`,`style`,`template`,`noscript`,`svg`,`iframe`,`object`]),lineStarters=new Set(`address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul video audio`.split(` `));
function inlineOf(e){
return tidy(e.map(written).join(``))}
function tidy(e){
return e.split(`
`).map(e=>e.replace(/[ \t]+/g,` `).trim()).join(`
`).trim()}
function written(e){
if(!isElement(e))return textBelow(e).replace(/\s+/g,` `);
if(neverShown.has(e.tagName)||isPermalink(e))return``;
let t=e.childNodes.map(written).join(``);
switch(e.tagName){
case`a`:
return link(e,t);
case`img`:
return picture(e);
case`br`:
return`
`;
case`code`:
case`kbd`:
case`samp`:
return t.trim()===``?t:ticked(t);
default:
return lineStarters.has(e.tagName)?` ${t} `:t}}
function link(e,t){
let n=attribute(e,`href`).trim();
return n===``||n.startsWith(`#`)||t.trim()===``?t:`[${t}](${n}${titleOf(e)})`}
function picture(e){
let t=attribute(e,`alt`).replace(/\s+/g,` `).trim();
return t===``?``:`![${t}](${attribute(e,`src`).trim()}${titleOf(e)})`}
function titleOf(e){
let t=attribute(e,`title`).replace(/\s+/g,` `).trim();
return t===``?``:` "${t}"`}
function ticked(e){
let t=e.includes("`")?"``":"`";
return`${t}${e}${t}`}
function tableOf(e){
let[t,...n]=rowsBelow(e).map(e=>{
let t=e.childNodes.filter(isElement).filter(({tagName:e})=>cellNames.has(e)).map(e=>inlineOf([e]).replaceAll(`
`,` `).replaceAll(`|`,`\\|`));
return{count:t.length,line:`| ${t.join(` | `)} |`}}).filter(({count:e})=>e>0);
if(t===void 0)return``;
let r=`|${` --- |`.repeat(t.count)}`;
return[t.line,r,...n.map(e=>e.line)].join(`
`)}
const cellNames=new Set([`td`,`th`]),rowGroups=new Set([`thead`,`tbody`,`tfoot`]);
function rowsBelow(e){
return e.childNodes.filter(isElement).flatMap(e=>e.tagName===`tr`?[e]:rowGroups.has(e.tagName)?rowsBelow(e):[])}
function plainBlock({start:e,end:t,cut:n}){
return{start:e,end:t,cut:n,heading:void 0,parts:[],head:0,unseen:!1}}
function firstTitle(e){
return e.find(({heading:e})=>e?.level===1&&e.title!==``)?.heading?.title}
const heads={rows:2,lines:1,sentences:0};
var HtmlWriter=class{
#e=[];
#t;
#n=``;
#r=``;
#i;
constructor(e){
this.#t=holdersOf(e,lineStarters),this.#a(e)}
result(){
let e=``,t=[];
for(let[n,{text:r,list:i}]of this.#e.entries()){
let a=this.#e[n-1],o=i!==void 0&&a?.list===i?`
`:`

`;
a!==void 0&&(e+=o),t.push(e.length),e+=r}
let n=this.#e.map(({cut:n,heading:r},i)=>({...plainBlock({start:t[i]??0,end:t[i+1]??e.length,cut:n}),heading:r,head:heads[n]}));
return{text:e,blocks:n}}
#a({childNodes:e}){
let t=[],end=()=>{
this.#f(inlineOf(t),`sentences`),t=[]};
for(let n of e)!isElement(n)||!(lineStarters.has(n.tagName)||this.#t.has(n))?t.push(n):(end(),this.#o(n));
end()}
#o(e){
let{tagName:t}=e;
neverShown.has(t)||(/^h[1-6]$/.test(t)?this.#s(e):t===`pre`?this.#c(e):t===`table`?this.#l(e):t===`ul`||t===`ol`?this.#u(e):t===`blockquote`?this.#d(`> `,()=>this.#a(e)):this.#a(e))}
#s(e){
let t=Number(e.tagName.slice(1)),n=wordsBelow(e)??``,r=inlineOf(e.childNodes).replaceAll(`
`,` `),i=this.#n===``?{level:t,title:n,anchor:void 0}:void 0;
this.#f(r===``?``:`${`#`.repeat(t)} ${r}`,`sentences`,i)}
#c(e){
let t=textBelow(e).trimEnd().replace(/^\n/,``),n=t.includes("```")?`~~~~`:"```";
this.#f(isBlank(t)?``:`${n}\n${t}\n${n}`,`lines`)}
#l(e){
let t=e.childNodes.filter(e=>e.nodeName===`caption`);
this.#f(inlineOf(t),`sentences`),this.#f(tableOf(e),`rows`)}
#u(e){
let t=0,n=this.#i;
for(let r of e.childNodes.filter(isElement)){
t++;
let i=e.tagName===`ol`?`${t}. `:`- `;
this.#i=n??e,this.#r=`${this.#n}${i}`,this.#d(` `.repeat(i.length),()=>this.#a(r)),this.#r=``}
this.#i=n}
#d(e,t){
let n=this.#n;
n.length<60&&(this.#n=n+e),t(),this.#n=n}
#f(e,t,n){
if(isBlank(e))return;
let r=e.split(`
`).map(e=>`${this.#n}${e}`.trimEnd()),i=this.#r===``?``:this.#r+e.split(`
`,1).join(``),a=i===``?r:[i,...r.slice(1)];
this.#r=``,this.#e.push({text:a.join(`
`),cut:t,heading:n,list:this.#i})}};
function htmlOutline(e){
let t=treeOf(e);
if(t===void 0)return{message:`Its elements lie too deep in each other to be read.`,fix:`Mend the page, or leave it out with --exclude.`};
let[n,...r]=elementsNamed(t,`main`),[i]=elementsNamed(t,`body`),{text:a,blocks:o}=new HtmlWriter(n!==void 0&&r.length===0?n:i??t).result(),[s]=elementsNamed(t,`title`);
return{text:a,blocks:o,title:firstTitle(o)??(s&&wordsBelow(s))}}
function treeOf(e){
try{
return parse(e,{treeAdapter:limitedAdapter()}).childNodes.find(e=>`tagName`in e)}catch(e){
if(e instanceof TooDeep)return;
throw e}}
const parser=new MarkdownIt({html:!0});
parser.core.ruler.enableOnly([`normalize`,`block`]),parser.block.ruler.disable(`reference`);
function markdownOutline(e,t=0){
let n=nodesOf(parser.parse(e.slice(t),{})),r=lineStarts(e,t),i=tiled(n,{text:e,lines:r,from:r[n[0]?.line??0]??t,to:e.length});
return{text:e,blocks:i,title:firstTitle(i)}}
function nodesOf(e){
let t=[],n=[];
for(let r of e){
let e=n.at(-1);
if(r.nesting===-1){
n.pop();
continue}
if(r.type===`inline`){
e!==void 0&&(e.content=r.content);
continue}
let i={token:r,line:r.map?.[0]??e?.line??0,inside:[],content:r.content};
(e?.inside??t).push(i),r.nesting===1&&n.push(i)}
return t}
function tiled(e,{text:t,lines:n,from:r,to:i}){
let a=[];
for(let t of e){
let e=a.length===0?r:n[t.line]??i,o=a.at(-1);
(o===void 0||e>o.start&&e<i)&&a.push({node:t,start:e})}
return a.map(({node:e,start:r},o)=>blockOf(e,{text:t,lines:n,from:r,to:a[o+1]?.start??i}))}
function blockOf(e,t){
let{type:n,tag:r}=e.token,i={start:t.from,end:t.to},[a,o]=[plainBlock({...i,cut:`lines`}),plainBlock({...i,cut:`sentences`})],{content:s}=e;
switch(n){
case`heading_open`:
return{...o,heading:headingOf(Number(r.slice(1)),s)};
case`paragraph_open`:
return{...o,unseen:isUnseen(s)};
case`html_block`:
return{...a,heading:markupHeading(s),unseen:isUnseen(s)};
case`fence`:
return{...a,head:1};
case`table_open`:
return{...a,cut:`rows`,head:2};
default:
return containers.has(n)?{...a,parts:partsOf(e,t)}:a}}
const containers=new Set([`blockquote_open`,`bullet_list_open`,`ordered_list_open`,`list_item_open`]);
function partsOf(e,t){
return tiled(e.inside,t).map(e=>({...e,heading:void 0,unseen:!1}))}
function lineStarts(e,t){
let n=[t],r=/\r\n?|\n/g;
r.lastIndex=t;
for(let t=r.exec(e);t!==null;t=r.exec(e))n.push(r.lastIndex);
return n}
function textOutline(e){
return{text:e,blocks:[...paragraphStarts(e)].map((t,n,r)=>plainBlock({start:t,end:r[n+1]??e.length,cut:`sentences`})),title:void 0}}
function*paragraphStarts(e){
let t=!0;
for(let n=0;n<e.length;){
let r=e.indexOf(`
`,n),i=r===-1?e.length:r,a=e.slice(n,i).trim()===``;
t&&!a&&(yield n),t=a,n=i+1}}
function frontMatterOf(e){
let t=/^(---|\+\+\+)[ \t]*\n/.exec(e),n=t?.[1];
if(t===null||n===void 0)return{fields:{},end:0,defect:void 0};
let r=t[0].length,i=closingLine(e,n,r);
return i===void 0?{fields:{},end:0,defect:void 0}:{...fieldsIn(e.slice(r,i.start),n),end:i.end}}
function fieldsIn(e,t){
return e.length>limits.policy?unread(`It is larger than ${limits.policy/1024} KiB.`,1):t===`---`?yamlFields(e):tomlFields(e)}
function unread(e,t){
return{fields:{},defect:{message:e,line:t}}}
function tomlFields(e){
try{
let t=withoutDates(parse$1(e,{maxDepth:64}));
return{fields:isMap(t)?t:{},defect:void 0}}catch(e){
if(!(e instanceof TomlError))throw e;
return unread(`It is not TOML from here on.`,e.line+1)}}
function withoutDates(e){
return e instanceof TomlDate?e.toISOString():Array.isArray(e)?e.map(withoutDates):isMap(e)?Object.fromEntries(Object.entries(e).map(([e,t])=>[e,withoutDates(t)])):e}
function closingLine(e,t,n){
for(let r=n;r<e.length;){
let n=e.indexOf(`
`,r),i=n===-1?e.length:n+1;
if(e.startsWith(t,r)&&e.slice(r+t.length,i).trim()===``)return{start:r,end:i};
r=i}}
function yamlFields(e){
let{value:t,defects:n}=parseLocated(``,e),[r]=n;
return r===void 0?isMap(t)?{fields:t,defect:void 0}:t===null?{fields:{},defect:void 0}:unread(`It has no fields.`,1):unread(r.message,r.at.line+1)}
function readDocument({path:e,bytes:t},{chunker:n,fields:r,uriOf:i}){
let a={file:e},o=e.normalize(`NFC`),s=retrieverIdDefect(o);
if(s!==void 0)return{problem:{at:a,message:`The path "${o}" ${s}, so it is no document id.`,fix:`Rename the file.`}};
let c=t.includes(0)?void 0:decodeUtf8(t)?.replaceAll(`\r
`,`
`);
if(c===void 0)return{problem:{at:a,...notText(t)}};
let l=kindOf$1(e)===`markdown`?frontMatterOf(c):noFrontMatter,u=outlineOf(e,c,l.end);
if(`message`in u)return{problem:{at:a,...u}};
let d=new RecordReader(l.fields,a),f=factsOf(d,l,r),p=frontRemarks(l,e),m=Object.keys(r).length>0,h=f.title??u.title,g=f.uri??i?.(o);
return{document:{id:o,hash:sha256(t),...given({...f,title:h,uri:g})},chunks:chunksOf(o,u,n),fields:l.fields,problems:[...d.problems,...m?p:[]],remarks:p}}
const noFrontMatter={fields:{},end:0,defect:void 0};
function outlineOf(e,t,n){
switch(kindOf$1(e)){
case`markdown`:
return markdownOutline(t,n);
case`html`:
return htmlOutline(t);
case`text`:
return textOutline(t)}}
function factsOf(e,t,{title:n,uri:r,revision:i,publishedAt:a,access:o}){
return given({title:n===void 0?usualTitle(t):e.optional(n),uri:e.optional(r),revision:e.optional(i),publishedAt:e.moment(a),access:e.labels(o)})}
function usualTitle({fields:e}){
let t=textAt(e,`title`);
return`message`in t?void 0:t.text}
function given(e){
let t=Object.entries(e).filter(([,e])=>e!==void 0);
return Object.fromEntries(t)}
function chunksOf(e,t,n){
return n.cut(t).map(({start:n,end:r,fragment:i,locator:a})=>({id:`${e}#${i}`,documentId:e,text:t.text.slice(n,r),...a===void 0?{}:{locator:a}}))}
function frontRemarks({defect:e},t){
return e===void 0?[]:[{at:{file:t,line:e.line},message:`The front matter cannot be read, so its fields are not known. ${e.message}`,fix:`Mend it.`}]}
function notText(e){
return{message:e.includes(0)?`The file is binary: it holds a zero byte.`:`The file holds bytes that are not UTF-8.`,fix:`Save it as UTF-8, or leave it out with --exclude.`}}
const largest=4194304;
async function readFolder(e,t,{step:n,...r}){
let i=[],a=[],o=[...t.passed],s=[],c=new Map,l=new Map(Object.entries(r.fields)),u=t.closed.map(closed);
for(let[d,f]of t.documents.entries()){
n?.(d,t.documents.length);
let p=await bytesOf(e,f),m=`problem`in p?p:readDocument({path:f,...p},r);
if(`problem`in m){
u.push(m.problem);
continue}
u.push(...m.problems),s.push(...m.remarks),strike(l,m.fields);
let h=c.get(m.document.id);
if(h!==void 0)u.push(twins(f,h));else if(m.chunks.length===0)o.push({path:f,reason:`no-text`});else{
c.set(m.document.id,f),i.push(m.document);
for(let e of m.chunks)a.push(e)}}
return i.length>0?u.push(...[...l].map(noSuchField)):u.length===0&&u.push(noDocument(o)),{documents:i,chunks:a,problems:u,passed:o,remarks:s,paths:c}}
function closed(e){
return isMisnamed(e)?misnamed(e,`folder`):{at:{file:e},message:`The folder cannot be opened.`,fix:`Give it the right to be listed, or leave it out with --exclude.`}}
function isMisnamed(e){
return e.includes(`�`)}
function misnamed(e,t){
return{at:{file:e},message:`The ${t}'s name holds bytes that are not UTF-8, shown here as "\ufffd".`,fix:`Rename the ${t}, or leave it out with --exclude.`}}
async function bytesOf(e,t){
let problem=(e,n)=>({problem:{at:{file:t},message:e,fix:n}});
if(isMisnamed(t))return{problem:misnamed(t,`file`)};
try{
let{bytes:n,more:r}=await e.read(t,{max:largest});
if(!r)return{bytes:n}}catch(e){
if(!(e instanceof UnreadableError))throw e;
return problem(`The file cannot be read.`,`Give it the right to be read, or leave it out with --exclude.`)}
return problem(`The file is larger than the ${largest/1024/1024} MiB that a document may have.`,`Cut it into several files, or leave it out with --exclude.`)}
function twins(e,t){
return{at:{file:e},message:`The file "${t}" has the same name in Unicode's composed form, which is the document's id.`,fix:`Rename one of the two, or leave it out with --exclude.`}}
function noDocument(e){
return{at:{file:`.`},message:e.length===0?`The folder holds no file.`:`Of the ${counted(e.length,`file`)} in it none is a document with text, and a corpus without chunks answers nothing.`,fix:`Name the folder with the documents, or say with --include which files they are, as in --include *.rst.`}}
function strike(e,t){
for(let[n,r]of e)fieldAt(t,r)!==void 0&&e.delete(n)}
function noSuchField([e,t]){
return{at:{file:`.`},message:`No document has a field "${t}" in its front matter, which document.${e} names.`,fix:`Name one that is there, or none.`}}
function folderHistory(e,t,{documents:n,paths:r}){
let i=new Map([...r].map(([t,n])=>[t,join(e,n)])),a=new Map([...r.values()].map(n=>[join(e,n),join(t,n)])),o,last=async()=>await(o??=lastCommits([...i.values()]));
return{newest:async()=>newestTime(await last(),a,`folder`),revisions:async()=>{
let{commits:e,without:t}=await last(),o=t.filter(({none:e})=>e===`shallow`||e===`no-repository`);
if(o[0]!==void 0)throw noHistory(o,a);
let s=new Map(t.map(({file:e,none:t})=>[e,noCommitWords[t]])),c=[...r].flatMap(([e,t])=>{
let n=s.get(i.get(e)??``);
if(n===void 0)return[];
let r=`The file ${n}, so no commit is its source revision.`;
return[{at:{file:t},message:r,fix:`Commit it first, or leave --source-git out.`}]});
return{documents:n.map(t=>{
let n=e.get(i.get(t.id)??``)?.commit;
return n===void 0?t:{revision:n,...t}}),problems:c}}}}
function noHistory(e,t){
let[n,...r]=e,i=n?.file??``,a=`"${terminalText(t.get(i)??i)}"`,o=r.length===0?``:` (and ${r.length} more like it)`,s=n?.none===`shallow`?`Fetch the rest of the history with git fetch --unshallow`:`Take the snapshot in a clone`;
return new UsageError(`--source-git asks for the last commit of each file, but ${a} ${noCommitWords[n?.none??`untracked`]}${o}. ${s}, or leave --source-git out: a source revision is then made of the file's hash.`)}
async function folderSource(e,t,n){
let{flags:r,passages:i}=dumpForm(n);
if(i!==void 0)throw new UsageError(`--format ${n.format??``} is for files, and "${terminalText(t)}" is a folder.`);
let{reading:a,settings:o}=completeMapping(await readMap(e,n.map),r,n.baseUri),s=await existingFolder(e.cwd,t),c=workingTree(s),{include:l=[],exclude:u=[]}=n,d=await ownFolders(s,resolve(e.cwd,n.set)),f=chooseFiles(await c.list(),{include:l,exclude:u,own:d}),p=await withProgress(e,`documents`,async e=>await readFolder(c,f,{...a,step:e})),m=placedIn(t),h=folderHistory(s,t,p),g=n.sourceGit===!0&&p.problems.length===0?await h.revisions():{documents:p.documents,problems:[]};
return{what:`folder`,settings:o,read:{chunks:p.chunks,leftOut:[],documents:g.documents,problems:[...p.problems,...g.problems].map(m)},files:p.paths.size,passed:p.passed,remarks:p.remarks.map(m),newest:h.newest}}
function placedIn(e){
return t=>({...t,at:{...t.at,file:join(e,t.at.file)}})}
async function ownFolders(e,t){
let n=pathInSet(await realpath(e),`/`,await realpath(t));
return n===``?[casesFolder,revisionsFolder]:n.startsWith(`../`)||n===`..`?[]:[n]}
function completeMapping(e,t,n){
let r=[],i=completed(()=>withFlags(e,t),r),a=i&&completed(()=>folderMap(i),r),o=i&&completed(()=>mapSettings(i),r),s=o&&completed(()=>chosenChunker(o.chunking),r),c=n===void 0?void 0:completed(()=>uriMaker(n),r);
if(a===void 0||o===void 0||s===void 0||r.length>0)throw incomplete(r);
let{name:l,version:u,settings:d}=s;
return{reading:{chunker:s,fields:a,uriOf:c},settings:{...o,chunking:{name:l,version:u,settings:d}}}}
async function snapshotInputs(e,t,n){
let r=n.createdAt===void 0?void 0:momentFrom(n.createdAt),nameFor=e=>({id:revisionId(n.id??`corpus-${e.slice(0,10)}`),createdAt:e});
nameFor(r??`2026-09-01`);
let[i,...a]=await foldersOf(e,t);
if(i!==void 0&&(a.length>0||t.length>1))throw mixed(i,t);
let{newest:o,...s}=i===void 0?await dumpSource(e,t,n):await folderSource(e,i,n);
return{...s,named:async()=>nameFor(r??await o())}}
async function foldersOf(e,t){
let n=[];
for(let r of t)try{
(await stat(resolve(e.cwd,r))).isDirectory()&&n.push(r)}catch(e){
let t=`"${terminalText(r)}"`;
throw new UsageError(`${t} is not a file or folder that can be opened.`,{cause:e})}
return n}
function mixed(e,t){
let n=`"${terminalText(e)}"`,r=t.find(t=>t!==e)??e;
return new UsageError(`${n} is a folder, and "${terminalText(r)}" is given beside it. Give one folder, which is the whole corpus, or the files of one dump: document ids are paths in that folder. Name the folder above several, with --include for those that count.`)}
function revisionId(e){
if(isRevisionId(e))return e;
throw new UsageError(`"${terminalText(e)}" cannot name a corpus revision: give --id lower-case letters and digits joined by single ".", "-" or "_", such as corpus-2026-09-01.`)}
function momentFrom(e){
let t=momentOf(e);
if(t!==void 0)return t;
throw new UsageError(`--created-at "${terminalText(e)}" is no moment: give a date, a time and an offset, as in --created-at 2026-09-01T09:00:00Z, or a day.`)}
async function runSnapshot(e,t,n){
let r=await existingFolder(e.cwd,n.set),{named:i,...a}=await snapshotInputs(e,t,n),{problems:o}=a.read;
return o.length>0?(e.out(dumpReport(o,e.style,a.what)),1):await recordRevision(e,r,{...n,...a,...await i()})}
export{runSnapshot};
