import{chunkShape,documentShape}from"./validators.js";
import{Gathered,UnreadableError,UsageError,byUtf8,chunksAsRecorded,counted,defectReport,displacedHashes,figureRows,filesBelow,holdersAmong,isDefect,isSameChunk,isSameDocument,keepsFile,limits,loadDataset,longestLine,placeFrom,printPieces,provenanceOf,quoted,readCurrent,readManifest,readPolicy,readRevision,readTexts,recordOf,revisionsFolder,setFolder,stageOf,tableDifferences,tableFiles,terminalText,verdictCounts,workingTree}from"./core.js";
import{alterations,changesByDocument,compareRevisions,corpusDiffJson,countsText,currentNotRecorded,equalWords,equalWordsText,evidenceComparer,groundsText,hashesToRead,isUnderItsId,markdownCode,markdownText,markedRuns,meaningText,moreCandidates,occurring,otherName,planCommand,printedMarks,quoteText,shortened,someCases,standingText,summaryRows,withoutPointer,wordDiff,wrapped}from"./comparison.js";
import{createHash}from"node:crypto";
import{HashColumn,HashStarts,numberAt}from"./table-lines.js";
import{existsSync}from"node:fs";
import{availableParallelism}from"node:os";
import{join}from"node:path";
import{Worker}from"node:worker_threads";
var LineWindow=class{
bytes=Buffer.allocUnsafe(524288);
start=0;
end=0;
#e=!1;
#t;
#n;
constructor(e){
this.#n=e[Symbol.asyncIterator]()}
get length(){
return this.end-this.start}
get isLow(){
return this.length<65536&&!this.#e}
get isEmpty(){
return this.length===0&&this.#e}
async fill(){
this.start>0&&(this.bytes.copyWithin(0,this.start,this.end),this.end-=this.start,this.start=0);
for(let e=0;!this.#e;e++){
let t=this.#t??await this.#r();
if(t===void 0)return;
if(this.end+t.length>this.bytes.length){
if(this.#t=t,e>0)return;
this.#i(this.end+t.length)}
this.#t=void 0,this.bytes.set(t,this.end),this.end+=t.length}}
async#r(){
let e=await this.#n.next();
if(e.done!==!0)return e.value;
this.#e=!0}
#i(e){
let t=Buffer.allocUnsafe(Math.max(e,this.bytes.length*2));
this.bytes.copy(t,0,0,this.end),this.bytes=t}
isCut(e){
return!this.#e&&this.length<=e&&this.#a()===-1}
async readLine(e){
for(;this.isCut(e);)await this.fill()}
line(){
let e=this.#a();
return this.bytes.subarray(this.start,e===-1?this.end:e)}
#a(){
let e=this.bytes.indexOf(10,this.start);
return e<this.end?e:-1}
skipLine(e){
this.start=Math.min(this.start+e+1,this.end)}};
function equalLines(e,t){
let n=Math.min(e.length,t.length),[r,i]=[0,256];
for(;r<n;i*=2){
let a=Math.min(i,n-r);
if(!areEqual(e,t,{from:r,length:a}))break;
r+=a}
for(let a=i>>1;a>=64&&r<n;a>>=1)r+a<=n&&areEqual(e,t,{from:r,length:a})&&(r+=a);
for(;r<n&&e.bytes[e.start+r]===t.bytes[t.start+r];)r++;
if(r===0)return 0;
let a=e.bytes.lastIndexOf(10,e.start+r-1);
return Math.max(0,a+1-e.start)}
function areEqual(e,t,{from:n,length:r}){
let[i,a]=[e.start+n,t.start+n];
return e.bytes.compare(t.bytes,a,a+r,i,i+r)===0}
var UnsortedError=class extends Error{};
async function*differingLines(e,t,n){
let r=new Side(e,n),i=new Side(t,n),a=[r,i];
for(;;){
for(let{window:e}of a)e.isLow&&await e.fill();
if(r.window.isEmpty&&i.window.isEmpty)return;
let e=equalLines(r.window,i.window);
if(e>0)r.pass(e),i.pass(e);else{
for(let{isCut:e,window:t}of a)e&&await t.readLine(longestLine);
yield nextPair(r,i)}}}
function nextPair(e,t){
let[n,r]=[e.head(),t.head()],i=orderOf(n,r);
return i<=0&&e.take(),i>=0&&t.take(),{before:i<=0?n:void 0,after:i>=0?r:void 0}}
function orderOf(e,t){
return e===void 0?1:t===void 0?-1:byUtf8(e.id,t.id)}
var Side=class{
window;
#e;
#t=0;
#n;
#r;
constructor(e,t){
this.window=new LineWindow(e),this.#e=t}
get isCut(){
return this.#n===void 0&&this.window.isCut(8388608)}
pass(e){
this.window.start+=e,this.#n=void 0}
head(){
if(this.#n!==void 0)return this.#n;
if(this.window.isEmpty)return;
let e=this.window.line();
this.#t=e.length;
let t=e.length>8388608?void 0:this.#e(e);
if(t===void 0||this.#r!==void 0&&byUtf8(this.#r,t.id)>=0)throw new UnsortedError;
return this.#n=t,this.#r=t.id,t}
take(){
this.#n!==void 0&&this.window.skipLine(this.#t),this.#n=void 0}},LineFinder=class{
#e=new HashStarts;
#t=new HashColumn;
constructor(e){
for(let t of e)this.#e.add(Number.parseInt(t.slice(7,15),16))}
async*linesIn(e){
let t=[];
for await(let n of e){
let e=Buffer.from(n.buffer,n.byteOffset,n.byteLength),r=e.lastIndexOf(10)+1,i=t.length===0?0:e.indexOf(10)+1;
i>0&&(yield*this.#n(Buffer.concat([...t,e.subarray(0,i)])),t=[]),r>i&&(yield*this.#n(e.subarray(i,r))),r<e.length&&t.push(e.subarray(r))}
yield*this.#n(Buffer.concat(t))}
*#n(e){
for(let t=0;t<e.length;){
let n=e.indexOf(10,t),r=n===-1?e.length:n,i=this.#t.in(e,t,r);
i!==-1&&this.#e.has(numberAt(e,i,8))&&(yield e.subarray(t,r)),t=r+1}}};
const lent={max:limits.lines,isLent:!0};
async function recordedDifferences(e,t,n){
let[r,i]=t;
if(r.recorded.sha256===i.recorded.sha256)return{same:r.recorded.count,changed:[],gone:[],added:[]};
if(r.files.length!==i.files.length)return await inMemory(e,t,n);
let a=new Gathered(r.recorded.count,n.isSame),o=await gathered(e,t,{kind:n,found:a});
return o?.before===r.recorded.sha256&&o.after===i.recorded.sha256?a:void 0}
async function gathered(e,[t,n],{kind:r,found:i}){
let{matches:a,reader:o}=r,[s,c]=[new TableStream(e,o),new TableStream(e,o)];
try{
for(let[e,r]of t.files.entries()){
let t=n.files[e]??``,parse=e=>{
let t=recordOf(r,{number:1,bytes:e},a);
return isDefect(t)?void 0:t},o=differingLines(s.of(r),c.of(t),parse);
for await(let e of o)i.add(e)}}catch(e){
if(e instanceof UnsortedError)return;
throw e}
return o===void 0?{before:s.sha256(),after:c.sha256()}:await o.hashes()??{before:await hashOf(e,t.files),after:await hashOf(e,n.files)}}
async function hashOf(e,t){
let n=createHash(`sha256`);
for(let r of t)for await(let t of e.stream(r,lent))n.update(t);
return`sha256:${n.digest(`hex`)}`}
var TableStream=class{
#e;
#t;
constructor(e,t){
this.#e=e,this.#t=t===void 0?createHash(`sha256`):void 0}
async*of(e){
for await(let t of this.#e.stream(e,lent))this.#t?.update(t),yield t}
sha256(){
return`sha256:${this.#t?.digest(`hex`)??``}`}};
async function inMemory(e,t,{matches:n,isSame:r}){
let i=[];
for(let{files:r,recorded:a}of t){
let[t,...o]=r;
if(t===void 0)return;
let{manifest:s}=await readManifest(e,[t,...o],n);
if(s.sha256!==a.sha256)return;
i.push(s.records)}
let[a=new Map,o=new Map]=i;
return tableDifferences(a,o,r)}
async function*chunksWithHash(e,{files:t},{hashes:n,reader:r}){
let i=new LineFinder(n),a=await r?.linesWith(n),o=a===void 0?t.map(t=>e.stream(t,{max:limits.lines})):[inOnePiece(a)];
for(let e of o)for await(let t of i.linesIn(e)){
let e=recordOf(``,{number:1,bytes:t},chunkShape);
!isDefect(e)&&n.has(e.hash)&&(yield e)}}
async function*inOnePiece(e){
yield await Promise.resolve(e)}
async function readRecorded(e,t,n){
let r=`${revisionsFolder}/${t}`,i=n.filter(e=>e===`${r}/revision.yaml`);
if(i.length===0)return{revision:void 0,defects:[]};
let{revision:a,defects:o}=await readRevision(e,t,i),{record:s}=a,c=otherName(a);
if(s===void 0||c.length>0)return{revision:void 0,defects:[...o,...c]};
let tableOf=e=>({files:tableFiles(`${r}/${e}`).filter(e=>n.includes(e)),recorded:s[e]});
return{revision:{record:s,documents:tableOf(`documents`),chunks:tableOf(`chunks`)},defects:o}}
async function compareRecorded(e,t,{paths:n,readTables:r}){
let[i,a]=t,o=areReadInTurn(t)?r?.([i.chunks,a.chunks]):void 0;
try{
let r=await recordedTables(e,t,o);
if(r===void 0)return await defectsOf(e,t,n);
let{documents:s,chunks:c}=r,l=n.filter(e=>e.startsWith(`corpus-revisions/texts/`)&&e.endsWith(`.jsonl`)),u=hashesToRead(c),{texts:d,defects:f}=u.size>0?await readTexts(e,l,u):noTexts;
return f.length>0?f:compareRevisions(i.record,a.record,{documents:s,chunks:c,texts:d})}catch(r){
if(r instanceof UnreadableError)return await defectsOf(e,t,n);
throw r}finally{
await o?.end()}}
function areReadInTurn([e,t]){
return e.chunks.recorded.sha256!==t.chunks.recorded.sha256&&e.chunks.files.length===t.chunks.files.length}
async function recordedTables(e,[t,n],r){
let i=await recordedDifferences(e,[t.documents,n.documents],{matches:documentShape,isSame:isSameDocument}),a=await recordedDifferences(e,[t.chunks,n.chunks],{matches:chunkShape,isSame:isSameChunk,reader:r});
if(i===void 0||a===void 0)return;
let o=displacedHashes(a),s=[];
if(o.size>0)for await(let t of chunksWithHash(e,n.chunks,{hashes:o,reader:r}))s.push(t);
let{same:c,changed:l,gone:u,added:d}=a;
return{documents:i,chunks:{same:c,changed:l,gone:u,added:d,holders:holdersAmong(s,o)}}}
const noTexts={texts:new Map,defects:[]};
async function defectsOf(e,t,n){
let r=[];
for(let{record:i}of t){
let t=n.filter(e=>e.startsWith(`${revisionsFolder}/${i.id}/`)),{revision:a,defects:o}=await readRevision(e,i.id,t);
r.push(...o,...alterations(a))}
if(r.length===0)throw Error(`The corpus changed while it was read. Run it again.`);
return r}
function corpusDiffMarkdown(e,t){
let{before:n,after:r}=e.comparison,i=summaryRows(e).filter(([,e])=>e!==``).map(([e,t])=>`| ${e} | ${markdownText(t.trim().replace(/ {2,}/g,`: `))} |`);
return`${[`Corpus revision ${markdownCode(r.id)} compared with ${markdownCode(n.id)}`,[`| | |`,`| --- | --- |`,...i].join(`
`),`${markdownText(meaningText(e))} Which judgments wait, of all revisions, and why: ${markdownCode(planCommand(e))}`,...e.cited===void 0?documentTable(e,t):citedTable(e.cited.evidence,t)].join(`

`)}\n`}
function documentTable({comparison:e},t){
let n=changesByDocument(e),r=t.documentsOnly?n.filter(e=>e.standing!==`same`):n;
if(r.length===0)return[];
let i=r.slice(0,t.limit),a=r.length-i.length,o=i.map(e=>{
let n=e.renamed===void 0?``:` → ${markdownCode(e.renamed.id)}`;
return`| ${[`${markdownCode(e.id)}${n}`,standingText(e),...t.documentsOnly?[]:[chunkCounts(e)]].join(` | `)} |`});
return[[...t.documentsOnly?[`| Document | What became of it |`,`| --- | --- |`]:[`| Document | What became of it | Chunks |`,`| --- | --- | --- |`],...o].join(`
`),...a===0?[]:[`${counted(a,`more document`)}.`]]}
function chunkCounts({changes:e,added:t,movedAlong:n}){
let r=occurring(verdictCounts({same:0,changes:e}));
return countsText([[n,`moved along`],...r.map(([e,t])=>[t,e]),[t.length,`added`]])}
function citedTable(e,{limit:t}){
let n=e.filter(({verdict:e})=>e!==`same`);
if(n.length===0)return[];
let r=n.slice(0,t),i=n.length-r.length;
return[[`| Chunk | What became of it | Candidates | Cited by |`,`| --- | --- | --- | --- |`,...r.map(e=>{
let{piece:n,verdict:r,quote:i,candidates:a,cases:o}=e,s=moreCandidates(e,t),c=[...a.slice(0,t).map(e=>`${markdownCode(e.id)} (${groundsText(e,r)})`),...s===0?[]:[counted(s,`more candidate`)]],l=quoteText(r,i);
return`| ${markdownCode(n.chunkId)} | ${r}${l} | ${c.join(`; `)} | ${someCases(o,t).map(markdownText).join(`, `)} |`})].join(`
`),...i===0?[]:[`${counted(i,`more piece`)} of evidence.`]]}
function corpusDiffText(e,t,n){
let{before:r,after:i}=e.comparison,a=summaryRows(e).map(([e,t])=>[e,terminalText(t)]);
return`${[`Corpus revision ${idText(i.id)} compared with ${idText(r.id)}`,``,...figureRows(a,n),``,wrapped(terminalText(meaningText(e))),terminalText(`Which judgments wait, of all revisions, and why: ${planCommand(e)}`),...detailLines(e,t,n)].join(`
`)}\n`}
function idText(e){
return`"${terminalText(e)}"`}
function detailLines(e,t,n){
let{comparison:r,cited:i}=e;
if(i!==void 0)return citedLines(i.evidence,{texts:r.texts,detail:t,style:n});
let a=changesByDocument(r),o=t.documentsOnly?a.filter(e=>e.standing!==`same`):a,s=o.slice(0,t.limit),c=o.length-s.length;
return[...t.documentsOnly&&s.length>0?[``]:[],...s.flatMap(e=>t.documentsOnly?[documentLine(e,n)]:[``,documentLine(e,n),...chunkLines(e,r.texts,t)]),...c===0?[]:[``,`${counted(c,`more document`)}; --limit ${o.length} shows all.`]]}
function documentLine(e,t){
let{id:n,renamed:r}=e,i=r===void 0?``:` → ${terminalText(r.id)}`;
return`${t.strong(`${terminalText(n)}${i}`)}  ${standingText(e)}`}
function chunkLines({id:e,standing:t,renamed:n,changes:r,added:i,movedAlong:a},o,{limit:s,words:c}){
let l={texts:c?o:void 0,limit:s},u=r.slice(0,s),d=i.slice(0,s-u.length),f=occurring(verdictCounts({same:0,changes:r.slice(s)})),p=countsText([...f.map(([e,t])=>[t,e]),[i.length-d.length,`added`]]),m=shortIds(e,n?.id);
return r.length+i.length+a===0?[line(``,t===`restated`?chunksAsTheyWere:wordsOfOthers)]:[...a===0?[]:[line(`moved`,`${counted(a,`chunk`)} along with the document, text unchanged`)],...u.flatMap(e=>changeLines(e,m,l)),...d.map(e=>line(`added`,m(e))),...p===`none`?[]:[line(``,`and more: ${p}`)]]}
const chunksAsTheyWere=`its chunks are as they were`,wordsOfOthers=`no new chunk: what it has of earlier ones is told with them`;
function shortIds(...e){
return({id:t,documentId:n})=>{
let r=e.includes(n)&&t.startsWith(`${n}#`);
return terminalText(r?t.slice(n.length):t)}}
function line(e,t){
return`  ${e.padEnd(10)}  ${t}`}
function changeLines(e,t,{texts:n,limit:r}){
let{chunk:i,verdict:a,candidates:o}=e,[s,...c]=o;
if(s===void 0)return[line(a,t(i))];
if(a===`moved`&&c.length===0)return[line(a,`${t(i)} → ${t(s)}`)];
let l=n===void 0?[]:wordLines(a,[i.hash,s.hash],n);
if(isUnderItsId(e))return[line(a,`${t(i)}  (${groundsText(s,a)})`),...l];
let u=a===`gone`?`somewhat like`:`→`;
return[line(a,t(i)),...o.slice(0,r).map(e=>line(``,`${u} ${t(e)}  (${groundsText(e,a)})`)),...moreLines(e,r),...l]}
function moreLines(e,t){
let n=moreCandidates(e,t);
return n===0?[]:[line(``,`and ${counted(n,`more candidate`)}`)]}
function wordLines(e,t,n){
let[r,i]=t.map(e=>n.get(e));
if(e!==`edited`||r===void 0||i===void 0)return[];
let a=equalWords(r,i);
if(a!==void 0)return[line(``,equalWordsText[a])];
let o=wordDiff(r,i);
return o===void 0?[line(``,`too long to compare word by word`)]:wrapped(markedRuns(shortened(o))).split(`
`).map(e=>line(``,printedMarks(e,terminalText)))}
function citedLines(e,{texts:t,detail:n,style:r}){
let i=e.filter(({verdict:e})=>e!==`same`),a=i.slice(0,n.limit),o=i.length-a.length;
return[...a.flatMap(e=>[``,...evidenceLines(e,{texts:t,detail:n,style:r})]),...o===0?[]:[``,`${counted(o,`more piece`)} of evidence; --limit ${i.length} shows all.`]]}
function evidenceLines(e,{texts:t,detail:n,style:r}){
let{piece:i,verdict:a,quote:o,candidates:s,cases:c}=e,{limit:l}=n,u=quoteText(a,o),d=s[0],f=i.contentHash,p=d===void 0||!n.words||f===void 0?[]:wordLines(a,[f,d.hash],t);
return[`${r.strong(terminalText(i.chunkId))}  ${a}${u}`,line(`cited by`,someCases(c,l).map(terminalText).join(`, `)),...i.quote===void 0?[]:[line(`quote`,terminalText(quoted(i.quote)))],...s.slice(0,l).map(e=>line(`candidate`,`${terminalText(e.id)}  (${groundsText(e,a)})`)),...moreLines(e,l),...p]}
async function citedEvidence(e,t){
let{id:n}=t.before,r=await loadDataset(e),i=r.revisions.get(n),a=(i&&chunksAsRecorded(i))??new Map,o=new Map([...r.texts,...t.texts]),s=evidenceComparer({before:a,comparison:t.chunks,texts:o}),c=new Map,l=0;
for(let e of r.cases){
let t=stageOf(e);
if(t!==`rejected`&&t!==`retired`){
if(e.case.corpusRevision!==n)t===`approved`&&l++;else for(let{entry:t}of provenanceOf(e)){
let{chunkId:n,contentHash:r,quote:i}=t;
if(n===void 0)continue;
let a=JSON.stringify([n,r,i]),o=c.get(a)??{...s({chunkId:n,contentHash:r,quote:i}),cases:[]};
o.cases.push(e.case.id??e.path),c.set(a,o)}}}
return{evidence:[...c.values()].toSorted((e,t)=>byUtf8(e.piece.chunkId,t.piece.chunkId)||byUtf8(e.piece.quote??``,t.piece.quote??``)),judgedElsewhere:l}}
async function revisionsToCompare(e,t){
let n=[],r=(await filesBelow(e,revisionsFolder,n)).filter(e=>keepsFile(e,n)).map(({path:e})=>e);
if(n.length>0)return{defects:n};
let[i,a]=t[1]===void 0?[void 0,t[0]]:t,o=a===void 0?await currentName(e,r):void 0;
if(typeof o==`object`)return o;
let s=await recorded(e,a??o??``,r);
if(s.revision===void 0)return s;
let c=await recorded(e,i??parentOf(s.revision,r),r);
return c.revision===void 0?c:{pair:[c.revision,s.revision],paths:r}}
function parentOf({record:{id:e,parent:t}},n){
if(t!==void 0)return t;
let r=recordedIds(n).filter(t=>t!==e);
throw r.length===0?new UsageError(`Corpus revision ${shown(e)} is the only one that is recorded, so there is nothing to compare it with. Record what your documents say now: touchstone corpus snapshot --help`):new UsageError(`Corpus revision ${shown(e)} has no parent. Name the one to compare it with: ${r.map(shown).join(`, `)}.`)}
async function currentName(e,t){
let n=recordedIds(t);
if(!t.includes(`corpus-revisions/current.yaml`)){
if(n.length>0)return{defects:[withoutPointer(n)]};
throw new UsageError(`No corpus revision is recorded, so there is nothing to compare. Record one: touchstone corpus snapshot --help`)}
let{current:r,defects:i}=await readCurrent(e),{revision:a,at:o}=r;
return a===void 0?{defects:i}:n.includes(a)?a:{defects:[currentNotRecorded(a,o)]}}
async function recorded(e,t,n){
let r=await readRecorded(e,t,n);
if(r.revision!==void 0||r.defects.length>0)return r;
throw new UsageError(`There is no corpus revision ${shown(t)} in the set, but ${known(n)}.`)}
function shown(e){
return`"${terminalText(e)}"`}
function known(e){
let t=recordedIds(e);
return t.length===0?`none is recorded`:t.map(shown).join(`, `)}
function recordedIds(e){
return e.flatMap(e=>{
let[,t=``,n,...r]=e.split(`/`);
return n===`revision.yaml`&&r.length===0?[t]:[]}).toSorted(byUtf8)}
var TableThread=class{
#e;
#t;
constructor(e,t){
this.#e=started(e,t),this.#t=this.#n()}
async hashes(){
return await this.#t}
async linesWith(e){
if(await this.#t===void 0)return;
let t=Uint32Array.from(e,e=>Number.parseInt(e.slice(7,15),16)),n=this.#n();
return this.#e?.postMessage({starts:t}),(await n)?.bytes}
async end(){
await this.#e?.terminate()}
async#n(){
let e=this.#e;
if(e!==void 0)return await new Promise(t=>{
let fail=()=>{
t(void 0)};
e.once(`message`,t).once(`error`,fail).once(`messageerror`,fail).once(`exit`,fail)})}};
function started(e,t){
try{
return new Worker(e,{workerData:t}).on(`error`,()=>void 0)}catch{
return}}
function tableThreads(e){
let inFolder=t=>join(e,t);
return([e,t])=>{
let n=new URL(`../table-worker.js`,import.meta.url);
if(!(e.recorded.count+t.recorded.count<1e5||availableParallelism()<2||!existsSync(n)))return new TableThread(n,{before:e.files.map(inFolder),after:t.files.map(inFolder)})}}
async function runDiff(e,t,n){
refuseTogether(n);
let r=await setFolder(e.cwd,n.set),i=workingTree(r),a=await revisionsToCompare(i,t),o=`defects`in a?a.defects:await compareRecorded(i,a.pair,{paths:a.paths,readTables:tableThreads(r)});
if(!(`chunks`in o)){
let t=placeFrom(e.cwd,r,n.set);
return e.out(`${defectReport(o,{style:e.style,place:t})}\n`),e.out(`The recorded corpus is damaged, so nothing was compared.
`),1}
let s=n.cited===!0?await citedEvidence(i,o):void 0,c=(await readPolicy(i))?.file;
return await printPieces(e,printed({comparison:o,policy:c,cited:s},n,e)),0}
function refuseTogether({documents:e,cited:t,words:n,format:r}){
if(e===!0&&t===!0)throw new UsageError(`--documents and --cited ask for two different lists. Leave one out.`);
if(n===!0&&(r!==`text`||e===!0))throw new UsageError(`--words shows the words of chunks as text. Leave out the other flag.`)}
function printed(e,t,{style:n}){
let{documents:r=!1,words:i=!1,limit:a}=t,o={documentsOnly:r,words:i,limit:a};
return t.format===`json`?withLineFeed(corpusDiffJson(e)):t.format===`markdown`?[corpusDiffMarkdown(e,o)]:[corpusDiffText(e,o,n)]}
function*withLineFeed(e){
yield*e,yield`
`}
export{runDiff};
