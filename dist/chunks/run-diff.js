import{chunkShape,documentShape}from"./validators.js";
import{Gathered,UsageError,byUtf8,chunksAsRecorded,counted,currentFile,defectReport,displacedHashes,figureRows,filesBelow,holdersAmong,isDefect,isSameChunk,isSameDocument,keepsFile,limits,loadDataset,longestLine,placeFrom,printPieces,provenanceOf,quoted,readCurrent,readManifest,readPolicy,readRevision,readTexts,recordOf,revisionsFolder,setFolder,stageOf,tableDifferences,tableFiles,terminalText,verdictCounts,workingTree}from"./core.js";
import{alteredTables,changesByDocument,compareRevisions,corpusDiffJson,countsText,evidenceComparer,groundsText,hashesToRead,isUnderItsId,markdownCode,markdownText,markedRuns,meaningText,moreCandidates,occurring,planCommand,printedMarks,quoteText,shortened,someCases,standingText,summaryRows,wordDiff,wrapped}from"./comparison.js";
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
#ended=!1;
#waiting;
#pieces;
constructor(pieces){
this.#pieces=pieces[Symbol.asyncIterator]()}
get length(){
return this.end-this.start}
get isLow(){
return this.length<65536&&!this.#ended}
get isEmpty(){
return this.length===0&&this.#ended}
async fill(){
this.start>0&&(this.bytes.copyWithin(0,this.start,this.end),this.end-=this.start,this.start=0);
for(let read=0;!this.#ended;read++){
let piece=this.#waiting??await this.#next();
if(piece===void 0)return;
if(this.end+piece.length>this.bytes.length){
if(this.#waiting=piece,read>0)return;
this.#grow(this.end+piece.length)}
this.#waiting=void 0,this.bytes.set(piece,this.end),this.end+=piece.length}}
async#next(){
let next=await this.#pieces.next();
if(next.done!==!0)return next.value;
this.#ended=!0}
#grow(least){
let larger=Buffer.allocUnsafe(Math.max(least,this.bytes.length*2));
this.bytes.copy(larger,0,0,this.end),this.bytes=larger}
isCut(max){
return!this.#ended&&this.length<=max&&this.#feed()===-1}
async readLine(max){
for(;this.isCut(max);)await this.fill()}
line(){
let feed=this.#feed();
return this.bytes.subarray(this.start,feed===-1?this.end:feed)}
#feed(){
let feed=this.bytes.indexOf(10,this.start);
return feed<this.end?feed:-1}
skipLine(length){
this.start=Math.min(this.start+length+1,this.end)}};
function equalLines(a,b){
let most=Math.min(a.length,b.length),[equal,step]=[0,256];
for(;equal<most;step*=2){
let length=Math.min(step,most-equal);
if(!areEqual(a,b,{from:equal,length}))break;
equal+=length}
for(let length=step>>1;length>=64&&equal<most;length>>=1)equal+length<=most&&areEqual(a,b,{from:equal,length})&&(equal+=length);
for(;equal<most&&a.bytes[a.start+equal]===b.bytes[b.start+equal];)equal++;
if(equal===0)return 0;
let feed=a.bytes.lastIndexOf(10,a.start+equal-1);
return Math.max(0,feed+1-a.start)}
function areEqual(a,b,{from,length}){
let[left,right]=[a.start+from,b.start+from];
return a.bytes.compare(b.bytes,right,right+length,left,left+length)===0}
var UnsortedError=class extends Error{};
async function*differingLines(before,after,parse){
let old=new Side(before,parse),young=new Side(after,parse),sides=[old,young];
for(;;){
for(let{window}of sides)window.isLow&&await window.fill();
if(old.window.isEmpty&&young.window.isEmpty)return;
let equal=equalLines(old.window,young.window);
if(equal>0)old.pass(equal),young.pass(equal);else{
for(let{isCut,window}of sides)isCut&&await window.readLine(longestLine);
yield nextPair(old,young)}}}
function nextPair(old,young){
let[before,after]=[old.head(),young.head()],order=orderOf(before,after);
return order<=0&&old.take(),order>=0&&young.take(),{before:order<=0?before:void 0,after:order>=0?after:void 0}}
function orderOf(a,b){
return a===void 0?1:b===void 0?-1:byUtf8(a.id,b.id)}
var Side=class{
window;
#parse;
#length=0;
#record;
#last;
constructor(stream,parse){
this.window=new LineWindow(stream),this.#parse=parse}
get isCut(){
return this.#record===void 0&&this.window.isCut(8388608)}
pass(length){
this.window.start+=length,this.#record=void 0}
head(){
if(this.#record!==void 0)return this.#record;
if(this.window.isEmpty)return;
let line=this.window.line();
this.#length=line.length;
let record=line.length>8388608?void 0:this.#parse(line);
if(record===void 0||this.#last!==void 0&&byUtf8(this.#last,record.id)>=0)throw new UnsortedError;
return this.#record=record,this.#last=record.id,record}
take(){
this.#record!==void 0&&this.window.skipLine(this.#length),this.#record=void 0}},LineFinder=class{
#starts=new HashStarts;
#column=new HashColumn;
constructor(hashes){
for(let hash of hashes)this.#starts.add(Number.parseInt(hash.slice(7,15),16))}
async*linesIn(stream){
let rest=[];
for await(let piece of stream){
let bytes=Buffer.from(piece.buffer,piece.byteOffset,piece.byteLength),end=bytes.lastIndexOf(10)+1,first=rest.length===0?0:bytes.indexOf(10)+1;
first>0&&(yield*this.#in(Buffer.concat([...rest,bytes.subarray(0,first)])),rest=[]),end>first&&(yield*this.#in(bytes.subarray(first,end))),end<bytes.length&&rest.push(bytes.subarray(end))}
yield*this.#in(Buffer.concat(rest))}
*#in(bytes){
for(let line=0;line<bytes.length;){
let feed=bytes.indexOf(10,line),end=feed===-1?bytes.length:feed,at=this.#column.in(bytes,line,end);
at!==-1&&this.#starts.has(numberAt(bytes,at,8))&&(yield bytes.subarray(line,end)),line=end+1}}};
const lent={max:limits.lines,isLent:!0};
async function recordedDifferences(tree,tables,kind){
let[before,after]=tables;
if(before.recorded.sha256===after.recorded.sha256)return{same:before.recorded.count,changed:[],gone:[],added:[]};
if(before.files.length!==after.files.length)return await inMemory(tree,tables,kind);
let found=new Gathered(before.recorded.count,kind.isSame),hashes=await gathered(tree,tables,{kind,found});
return hashes?.before===before.recorded.sha256&&hashes.after===after.recorded.sha256?found:void 0}
async function gathered(tree,[before,after],{kind,found}){
let{matches,reader}=kind,[old,young]=[new TableStream(tree,reader),new TableStream(tree,reader)];
try{
for(let[index,file]of before.files.entries()){
let other=after.files[index]??``,parse=bytes=>{
let record=recordOf(file,{number:1,bytes},matches);
return isDefect(record)?void 0:record},pairs=differingLines(old.of(file),young.of(other),parse);
for await(let pair of pairs)found.add(pair)}}catch(error){
if(error instanceof UnsortedError)return;
throw error}
return reader===void 0?{before:old.sha256(),after:young.sha256()}:await reader.hashes()??{before:await hashOf(tree,before.files),after:await hashOf(tree,after.files)}}
async function hashOf(tree,files){
let hash=createHash(`sha256`);
for(let file of files)for await(let piece of tree.stream(file,lent))hash.update(piece);
return`sha256:${hash.digest(`hex`)}`}
var TableStream=class{
#tree;
#hash;
constructor(tree,reader){
this.#tree=tree,this.#hash=reader===void 0?createHash(`sha256`):void 0}
async*of(file){
for await(let piece of this.#tree.stream(file,lent))this.#hash?.update(piece),yield piece}
sha256(){
return`sha256:${this.#hash?.digest(`hex`)??``}`}};
async function inMemory(tree,tables,{matches,isSame}){
let records=[];
for(let{files,recorded}of tables){
let[first,...more]=files;
if(first===void 0)return;
let{manifest}=await readManifest(tree,[first,...more],matches);
if(manifest.sha256!==recorded.sha256)return;
records.push(manifest.records)}
let[before=new Map,after=new Map]=records;
return tableDifferences(before,after,isSame)}
async function*chunksWithHash(tree,{files},{hashes,reader}){
let finder=new LineFinder(hashes),lines=await reader?.linesWith(hashes),streams=lines===void 0?files.map(file=>tree.stream(file,{max:limits.lines})):[inOnePiece(lines)];
for(let stream of streams)for await(let bytes of finder.linesIn(stream)){
let record=recordOf(``,{number:1,bytes},chunkShape);
!isDefect(record)&&hashes.has(record.hash)&&(yield record)}}
async function*inOnePiece(bytes){
yield await Promise.resolve(bytes)}
async function readRecorded(tree,id,paths){
let folder=`${revisionsFolder}/${id}`,own=paths.filter(path=>path===`${folder}/revision.yaml`);
if(own.length===0)return{revision:void 0,defects:[]};
let{revision,defects}=await readRevision(tree,id,own),{record}=revision;
if(record===void 0)return{revision:void 0,defects};
let tableOf=name=>({files:tableFiles(`${folder}/${name}`).filter(path=>paths.includes(path)),recorded:record[name]});
return{revision:{record,documents:tableOf(`documents`),chunks:tableOf(`chunks`)},defects}}
async function compareRecorded(tree,pair,{paths,readTables}){
let[before,after]=pair,reader=areReadInTurn(pair)?readTables?.([before.chunks,after.chunks]):void 0;
try{
let differences=await recordedTables(tree,pair,reader);
if(differences===void 0)return await defectsOf(tree,pair,paths);
let{documents,chunks}=differences,files=paths.filter(path=>path.startsWith(`corpus-revisions/texts/`)&&path.endsWith(`.jsonl`)),wanted=hashesToRead(chunks),{texts,defects}=wanted.size>0?await readTexts(tree,files,wanted):noTexts;
return defects.length>0?defects:compareRevisions(before.record,after.record,{documents,chunks,texts})}finally{
await reader?.end()}}
function areReadInTurn([before,after]){
return before.chunks.recorded.sha256!==after.chunks.recorded.sha256&&before.chunks.files.length===after.chunks.files.length}
async function recordedTables(tree,[before,after],reader){
let documents=await recordedDifferences(tree,[before.documents,after.documents],{matches:documentShape,isSame:isSameDocument}),chunks=await recordedDifferences(tree,[before.chunks,after.chunks],{matches:chunkShape,isSame:isSameChunk,reader});
if(documents===void 0||chunks===void 0)return;
let hashes=displacedHashes(chunks),found=[];
if(hashes.size>0)for await(let one of chunksWithHash(tree,after.chunks,{hashes,reader}))found.push(one);
let{same,changed,gone,added}=chunks;
return{documents,chunks:{same,changed,gone,added,holders:holdersAmong(found,hashes)}}}
const noTexts={texts:new Map,defects:[]};
async function defectsOf(tree,revisions,paths){
let found=[];
for(let{record}of revisions){
let own=paths.filter(path=>path.startsWith(`${revisionsFolder}/${record.id}/`)),{revision,defects}=await readRevision(tree,record.id,own);
found.push(...defects,...alteredTables(revision))}
if(found.length===0)throw Error(`The corpus changed while it was read. Run it again.`);
return found}
function corpusDiffMarkdown(diff,detail){
let{before,after}=diff.comparison,rows=summaryRows(diff).filter(([,text])=>text!==``).map(([name,text])=>`| ${name} | ${markdownText(text.trim().replace(/ {2,}/g,`: `))} |`);
return`${[`Corpus revision ${markdownCode(after.id)} compared with ${markdownCode(before.id)}`,[`| | |`,`| --- | --- |`,...rows].join(`
`),`${markdownText(meaningText(diff))} Which judgments wait, of all revisions, and why: ${markdownCode(planCommand(diff))}`,...diff.cited===void 0?documentTable(diff,detail):citedTable(diff.cited.evidence,detail)].join(`

`)}\n`}
function documentTable({comparison},detail){
let all=changesByDocument(comparison),documents=detail.documentsOnly?all.filter(one=>one.standing!==`same`):all;
if(documents.length===0)return[];
let shown=documents.slice(0,detail.limit),rest=documents.length-shown.length,rows=shown.map(one=>{
let to=one.renamed===void 0?``:` → ${markdownCode(one.renamed.id)}`;
return`| ${[`${markdownCode(one.id)}${to}`,standingText(one),...detail.documentsOnly?[]:[chunkCounts(one)]].join(` | `)} |`});
return[[...detail.documentsOnly?[`| Document | What became of it |`,`| --- | --- |`]:[`| Document | What became of it | Chunks |`,`| --- | --- | --- |`],...rows].join(`
`),...rest===0?[]:[`${counted(rest,`more document`)}.`]]}
function chunkCounts({changes,added,movedAlong}){
let counts=occurring(verdictCounts({same:0,changes}));
return countsText([[movedAlong,`moved along`],...counts.map(([verdict,count])=>[count,verdict]),[added.length,`added`]])}
function citedTable(cited,{limit}){
let moved=cited.filter(({verdict})=>verdict!==`same`);
if(moved.length===0)return[];
let shown=moved.slice(0,limit),rest=moved.length-shown.length;
return[[`| Chunk | What became of it | Candidates | Cited by |`,`| --- | --- | --- | --- |`,...shown.map(one=>{
let{piece,verdict,quote,candidates,cases}=one,more=moreCandidates(one,limit),where=[...candidates.slice(0,limit).map(chunk=>`${markdownCode(chunk.id)} (${groundsText(chunk,verdict)})`),...more===0?[]:[counted(more,`more candidate`)]],standing=quoteText(verdict,quote);
return`| ${markdownCode(piece.chunkId)} | ${verdict}${standing} | ${where.join(`; `)} | ${someCases(cases,limit).map(markdownText).join(`, `)} |`})].join(`
`),...rest===0?[]:[`${counted(rest,`more piece`)} of evidence.`]]}
function corpusDiffText(diff,detail,style){
let{before,after}=diff.comparison,rows=summaryRows(diff).map(([name,text])=>[name,terminalText(text)]);
return`${[`Corpus revision ${idText(after.id)} compared with ${idText(before.id)}`,``,...figureRows(rows,style),``,wrapped(terminalText(meaningText(diff))),terminalText(`Which judgments wait, of all revisions, and why: ${planCommand(diff)}`),...detailLines(diff,detail,style)].join(`
`)}\n`}
function idText(id){
return`"${terminalText(id)}"`}
function detailLines(diff,detail,style){
let{comparison,cited}=diff;
if(cited!==void 0)return citedLines(cited.evidence,{texts:comparison.texts,detail,style});
let all=changesByDocument(comparison),documents=detail.documentsOnly?all.filter(one=>one.standing!==`same`):all,shown=documents.slice(0,detail.limit),rest=documents.length-shown.length;
return[...detail.documentsOnly&&shown.length>0?[``]:[],...shown.flatMap(one=>detail.documentsOnly?[documentLine(one,style)]:[``,documentLine(one,style),...chunkLines(one,comparison.texts,detail)]),...rest===0?[]:[``,`${counted(rest,`more document`)}; --limit ${documents.length} shows all.`]]}
function documentLine(document,style){
let{id,renamed}=document,to=renamed===void 0?``:` → ${terminalText(renamed.id)}`;
return`${style.strong(`${terminalText(id)}${to}`)}  ${standingText(document)}`}
function chunkLines({id:document,renamed,changes,added,movedAlong},texts,{limit,words}){
let options={texts:words?texts:void 0,limit},shown=changes.slice(0,limit),newcomers=added.slice(0,limit-shown.length),rest=occurring(verdictCounts({same:0,changes:changes.slice(limit)})),more=countsText([...rest.map(([verdict,count])=>[count,verdict]),[added.length-newcomers.length,`added`]]),short=shortIds(document,renamed?.id);
return changes.length+added.length+movedAlong===0?[line(``,`no earlier chunk of it is another one`)]:[...movedAlong===0?[]:[line(`moved`,`${counted(movedAlong,`chunk`)} along with the document, text unchanged`)],...shown.flatMap(change=>changeLines(change,short,options)),...newcomers.map(chunk=>line(`added`,short(chunk))),...more===`none`?[]:[line(``,`and more: ${more}`)]]}
function shortIds(...documents){
return({id,documentId})=>{
let isOwn=documents.includes(documentId)&&id.startsWith(`${documentId}#`);
return terminalText(isOwn?id.slice(documentId.length):id)}}
function line(word,text){
return`  ${word.padEnd(10)}  ${text}`}
function changeLines(change,short,{texts,limit}){
let{chunk,verdict,candidates}=change,[first,...others]=candidates;
if(first===void 0)return[line(verdict,short(chunk))];
if(verdict===`moved`&&others.length===0)return[line(verdict,`${short(chunk)} → ${short(first)}`)];
let words=texts===void 0?[]:wordLines(verdict,[chunk.hash,first.hash],texts);
if(isUnderItsId(change))return[line(verdict,`${short(chunk)}  (${groundsText(first,verdict)})`),...words];
let sign=verdict===`gone`?`somewhat like`:`→`;
return[line(verdict,short(chunk)),...candidates.slice(0,limit).map(one=>line(``,`${sign} ${short(one)}  (${groundsText(one,verdict)})`)),...moreLines(change,limit),...words]}
function moreLines(change,limit){
let more=moreCandidates(change,limit);
return more===0?[]:[line(``,`and ${counted(more,`more candidate`)}`)]}
function wordLines(verdict,hashes,texts){
let[before,after]=hashes.map(hash=>texts.get(hash));
if(verdict!==`edited`||before===void 0||after===void 0)return[];
let runs=wordDiff(before,after);
return runs===void 0?[line(``,`too long to compare word by word`)]:wrapped(markedRuns(shortened(runs))).split(`
`).map(one=>line(``,printedMarks(one,terminalText)))}
function citedLines(cited,{texts,detail,style}){
let moved=cited.filter(({verdict})=>verdict!==`same`),shown=moved.slice(0,detail.limit),rest=moved.length-shown.length;
return[...shown.flatMap(one=>[``,...evidenceLines(one,{texts,detail,style})]),...rest===0?[]:[``,`${counted(rest,`more piece`)} of evidence; --limit ${moved.length} shows all.`]]}
function evidenceLines(evidence,{texts,detail,style}){
let{piece,verdict,quote,candidates,cases}=evidence,{limit}=detail,standing=quoteText(verdict,quote),first=candidates[0],hash=piece.contentHash,words=first===void 0||!detail.words||hash===void 0?[]:wordLines(verdict,[hash,first.hash],texts);
return[`${style.strong(terminalText(piece.chunkId))}  ${verdict}${standing}`,line(`cited by`,someCases(cases,limit).map(terminalText).join(`, `)),...piece.quote===void 0?[]:[line(`quote`,terminalText(quoted(piece.quote)))],...candidates.slice(0,limit).map(one=>line(`candidate`,`${terminalText(one.id)}  (${groundsText(one,verdict)})`)),...moreLines(evidence,limit),...words]}
async function citedEvidence(tree,comparison){
let{id}=comparison.before,dataset=await loadDataset(tree),revision=dataset.revisions.get(id),before=(revision&&chunksAsRecorded(revision))??new Map,texts=new Map([...dataset.texts,...comparison.texts]),compared=evidenceComparer({before,comparison:comparison.chunks,texts}),found=new Map,judgedElsewhere=0;
for(let file of dataset.cases){
let stage=stageOf(file);
if(stage!==`rejected`&&stage!==`retired`){
if(file.case.corpusRevision!==id)stage===`approved`&&judgedElsewhere++;else for(let{entry}of provenanceOf(file)){
let{chunkId,contentHash,quote}=entry;
if(chunkId===void 0)continue;
let key=JSON.stringify([chunkId,contentHash,quote]),known=found.get(key)??{...compared({chunkId,contentHash,quote}),cases:[]};
known.cases.push(file.case.id??file.path),found.set(key,known)}}}
return{evidence:[...found.values()].toSorted((a,b)=>byUtf8(a.piece.chunkId,b.piece.chunkId)||byUtf8(a.piece.quote??``,b.piece.quote??``)),judgedElsewhere}}
async function revisionsToCompare(tree,names){
let defects=[],paths=(await filesBelow(tree,revisionsFolder,defects)).filter(entry=>keepsFile(entry,defects)).map(({path})=>path);
if(defects.length>0)return{defects};
let[old,young]=names[1]===void 0?[void 0,names[0]]:names,after=await recorded(tree,young??await currentName(tree,paths),paths);
if(after.revision===void 0)return after;
let before=await recorded(tree,old??parentOf(after.revision,paths),paths);
return before.revision===void 0?before:{pair:[before.revision,after.revision],paths}}
function parentOf({record:{id,parent}},paths){
if(parent!==void 0)return parent;
let others=recordedIds(paths).filter(one=>one!==id);
throw others.length===0?new UsageError(`Corpus revision ${shown(id)} is the only one that is recorded, so there is nothing to compare it with. Record what your documents say now: touchstone corpus snapshot --help`):new UsageError(`Corpus revision ${shown(id)} has no parent. Name the one to compare it with: ${others.map(shown).join(`, `)}.`)}
async function currentName(tree,paths){
let{current}=paths.includes(`corpus-revisions/current.yaml`)?await readCurrent(tree):{current:{revision:void 0}};
if(current.revision!==void 0)return current.revision;
throw new UsageError(`No ${currentFile} that can be read says which revision is current. Name the two to compare: ${known(paths)}.`)}
async function recorded(tree,name,paths){
let reading=await readRecorded(tree,name,paths);
if(reading.revision!==void 0||reading.defects.length>0)return reading;
throw new UsageError(`There is no corpus revision ${shown(name)} in the set, but ${known(paths)}.`)}
function shown(name){
return`"${terminalText(name)}"`}
function known(paths){
let ids=recordedIds(paths);
return ids.length===0?`none is recorded`:ids.map(shown).join(`, `)}
function recordedIds(paths){
return paths.flatMap(path=>{
let[,id=``,file,...deeper]=path.split(`/`);
return file===`revision.yaml`&&deeper.length===0?[id]:[]}).toSorted(byUtf8)}
var TableThread=class{
#worker;
#hashes;
constructor(script,files){
this.#worker=started(script,files),this.#hashes=this.#answer()}
async hashes(){
return await this.#hashes}
async linesWith(hashes){
if(await this.#hashes===void 0)return;
let starts=Uint32Array.from(hashes,hash=>Number.parseInt(hash.slice(7,15),16)),answer=this.#answer();
return this.#worker?.postMessage({starts}),(await answer)?.bytes}
async end(){
await this.#worker?.terminate()}
async#answer(){
let worker=this.#worker;
if(worker!==void 0)return await new Promise(done=>{
let fail=()=>{
done(void 0)};
worker.once(`message`,done).once(`error`,fail).once(`messageerror`,fail).once(`exit`,fail)})}};
function started(script,files){
try{
return new Worker(script,{workerData:files}).on(`error`,()=>void 0)}catch{
return}}
function tableThreads(folder){
let inFolder=path=>join(folder,path);
return([before,after])=>{
let script=new URL(`../table-worker.js`,import.meta.url);
if(!(before.recorded.count+after.recorded.count<1e5||availableParallelism()<2||!existsSync(script)))return new TableThread(script,{before:before.files.map(inFolder),after:after.files.map(inFolder)})}}
async function runDiff(io,names,flags){
refuseTogether(flags);
let folder=await setFolder(io.cwd,flags.set),tree=workingTree(folder),asked=await revisionsToCompare(tree,names),comparison=`defects`in asked?asked.defects:await compareRecorded(tree,asked.pair,{paths:asked.paths,readTables:tableThreads(folder)});
if(!(`chunks`in comparison)){
let place=placeFrom(io.cwd,folder,flags.set);
return io.out(`${defectReport(comparison,{style:io.style,place})}\n`),io.out(`The recorded corpus is damaged, so nothing was compared.
`),1}
let cited=flags.cited===!0?await citedEvidence(tree,comparison):void 0,policy=(await readPolicy(tree))?.file;
return await printPieces(io,printed({comparison,policy,cited},flags,io)),0}
function refuseTogether({documents,cited,words,format}){
if(documents===!0&&cited===!0)throw new UsageError(`--documents and --cited ask for two different lists. Leave one out.`);
if(words===!0&&(format!==`text`||documents===!0))throw new UsageError(`--words shows the words of chunks as text. Leave out the other flag.`)}
function printed(diff,flags,{style}){
let{documents=!1,words=!1,limit}=flags,detail={documentsOnly:documents,words,limit};
return flags.format===`json`?withLineFeed(corpusDiffJson(diff)):flags.format===`markdown`?[corpusDiffMarkdown(diff,detail)]:[corpusDiffText(diff,detail,style)]}
function*withLineFeed(pieces){
yield*pieces,yield`
`}
export{runDiff};
