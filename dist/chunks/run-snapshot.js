import{UnreadableError,UsageError,blobHash,byUtf8,canonicalJson,casesFolder,changesBetween,chunkText,clipped,contentHash,counted,currentFile,decodeUtf8,defectReport,existingFolder,figureRows,findCheckout,fitsGlob,groupsOf,isBlank,isFile,isMap,isRestated,isSameChunk,isYamlName,keepsFile,limits,listed,loadDataset,longestLine,movedCount,parseLocated,pathInSet,placeFrom,placeIn,plainStyle,provenanceOf,readCurrent,readRevision,readTexts,readYaml,recordFormats,relevantChunksOf,revisionsFolder,sha256,shapeErrors,shardDigits,tableFiles,terminalText,textsFolder,withProgress,workingTree}from"./core.js";
import{ranges}from"./shared-report.js";
import{fieldAt,newYamlFile}from"./shared-load.js";
import{createHash}from"node:crypto";
import{commitTime,entriesOf,isAbsentObject,isUnfinished,readCommit,writeFiles}from"./shared-git.js";
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
function placeText({file,record,line}){
return line===void 0?record===void 0?file:`${file} record ${record}`:`${file}:${line}`}
function dumpReport(problems,style,what=`dump`){
return`${[...groupsOf(problems,({at,message,fix})=>JSON.stringify([at.file,message,fix])).values()].map(group=>`${groupText(group,style)}\n`).join(`
`)}\n${style.red(counted(problems.length,`problem`))} in the ${what}; nothing was written.\n`}
function leftOutReport(places,style){
if(places.length===0)return``;
let lines=[...groupsOf(places,({file})=>file).values()].map(group=>`  ${style.strong(terminalText(group[0].file))}  ${othersText(group)}`);
return`${counted(places.length,`record`)} without a text, left out as the mapping says:\n${lines.join(`
`)}\n\n`}
function groupText([first,...others],style){
let{at,message,fix}=first;
return[style.strong(terminalText(placeText(at))),`  ${terminalText(message)}`,...others.length===0?[]:[`  also: ${othersText(others.map(one=>one.at))}`],...fix===void 0?[]:[`  fix: ${terminalText(fix)}`]].join(`
`)}
function othersText(places){
let lines=places.flatMap(({line})=>line===void 0?[]:[line]);
if(lines.length===places.length)return`line${plural(lines)} ${ranges(lines)}`;
let records=places.flatMap(({record})=>record===void 0?[]:[record]);
return`record${plural(records)} ${ranges(records)}`}
function plural(numbers){
return numbers.length===1?``:`s`}
function citedChunks(cases){
return{chunkIds:new Set(cases.flatMap(file=>[...idsIn(file)])),hashes:new Set(cases.flatMap(file=>[...provenanceOf(file)].flatMap(({entry})=>entry.contentHash??[])))}}
function*idsIn(file){
for(let{chunkId}of relevantChunksOf(file))yield chunkId;
for(let{entry}of provenanceOf(file))entry.chunkId!==void 0&&(yield entry.chunkId);
yield*otherIds(file.case)}
function*otherIds(draft){
let misses=`distractorChunkIds`in draft?draft.distractorChunkIds:void 0;
for(let id of misses??[])id!==void 0&&(yield id);
let short=`evidence`in draft?draft.evidence:void 0;
for(let entry of short??[])entry?.chunk!==void 0&&(yield entry.chunk)}
const largestFile=5e7;
function table(base,records,largest=largestFile){
let files=lineFiles(base,records.map(record=>({id:record.id,line:`${canonicalJson(record)}\n`})),largest),hash=createHash(`sha256`);
for(let text of files.values())hash.update(text);
return{files,facts:{count:records.length,sha256:`sha256:${hash.digest(`hex`)}`}}}
function lineFiles(base,lines,largest){
let sorted=lines.toSorted((a,b)=>byUtf8(a.id,b.id));
return sorted.reduce((sum,{line})=>sum+Buffer.byteLength(line),0)>largest?shards(base,sorted):new Map([[`${base}.jsonl`,sorted.map(({line})=>line).join(``)]])}
function shards(base,lines){
let pieces=new Map(shardDigits.map(digit=>[digit,[]]));
for(let{id,line}of lines)pieces.get(shardOf(id))?.push(line);
return new Map([...pieces].map(([digit,list])=>[`${base}-${digit}.jsonl`,list.join(``)]))}
function shardOf(id){
return sha256(id).charAt(7)}
function contentOf$1(documents,chunks){
let hashed=chunks.map(chunk=>({...chunk,hash:contentHash(chunk.text)})).toSorted((a,b)=>byUtf8(a.id,b.id)),hashes=hashesByDocument(hashed);
return{documents:new Map(documents.map(one=>[one.id,documentRecord(one,hashes)])),chunks:new Map(hashed.map(one=>[one.id,withoutText(one)])),texts:new Map(hashed.map(({hash,text})=>[hash,chunkText(text)]))}}
function snapshotOf(settings,content,largest=largestFile){
let folder=`${revisionsFolder}/${settings.id}`,documents=table(`${folder}/documents`,[...content.documents.values()],largest),chunks=table(`${folder}/chunks`,[...content.chunks.values()],largest),record={...settings,documents:documents.facts,chunks:chunks.facts};
return{record,files:new Map([...documents.files,...chunks.files,[`${folder}/revision.yaml`,newYamlFile(inOrder(record))],[currentFile,newYamlFile({revision:settings.id})]]),texts:content.texts}}
function withoutText({id,documentId,hash,locator,storeId,sourceHash}){
return{id,documentId,hash,...locator===void 0?{}:{locator},...storeId===void 0?{}:{storeId},...sourceHash===void 0?{}:{sourceHash}}}
function documentRecord({access,...document},chunkHashes){
let hash=document.hash??sha256((chunkHashes.get(document.id)??[]).join(`
`)),revision=document.revision??`hash:${hash.slice(7).slice(0,12)}`;
return{...document,uri:document.uri??document.id,revision,hash,...access===void 0?{}:{access:[...access]}}}
function hashesByDocument(chunks){
let hashes=new Map;
for(let{documentId,hash}of chunks){
let list=hashes.get(documentId);
list===void 0?hashes.set(documentId,[hash]):list.push(hash)}
return hashes}
function inOrder(record){
let{id,parent,createdAt,chunking,embedding,retrievalFilter,...rest}=record,{triggers,texts,documents,chunks}=rest;
return{id,...parent===void 0?{}:{parent},createdAt,chunking,...embedding===void 0?{}:{embedding},...retrievalFilter===void 0?{}:{retrievalFilter},triggers,texts,documents,chunks}}
function revisionChanges(before,after){
let{documents,chunks,happens}=changesBetween(before,after),restated=documents().changed.filter(isRestated).length,counts=differenceOf(documents());
return{documents:{...counts,changed:counts.changed-restated,restated},chunks:differenceOf(chunks()),moved:movedCount(chunks()),restored:[...after.chunks].filter(([id,chunk])=>{
let old=before.chunks.get(id);
return old!==void 0&&isSameChunk(old,chunk)&&old.storeId!==chunk.storeId}).length,triggers:recordedTriggers.filter(happens)}}
const recordedTriggers=[`source-revision-changed`,`chunking-changed`,`embedding-changed`,`retrieval-filter-changed`,`document-added`];
function sameContent(a,b){
return contentOf(a)===contentOf(b)}
function recordsOf({documents,chunks}){
return{documents:documents?.records??new Map,chunks:chunks?.records??new Map}}
function contentOf({documents,chunks,...rest}){
let{chunking,embedding,retrievalFilter}=rest;
return canonicalJson({documents,chunks,chunking,embedding:embedding??null,retrievalFilter:retrievalFilter??null})}
function differenceOf(differences){
let{added,gone,changed,same}=differences;
return{added:added.length,removed:gone.length,changed:changed.length,same}}
function planSnapshot(request,content,state){
let{current,named}=state,changes=changesSince(current,request,content),snapshot=snapshotOf(settingsOf$1(request,current?.id,changes),content,request.largest);
return current?.record!==void 0&&sameContent(snapshot.record,current.record)?{kind:`same`,current:current.id}:named?.record===void 0?{kind:`new`,snapshot,changes}:sameContent(snapshot.record,named.record)?named.record.parent===current?.id?{kind:`unfinished`,snapshot}:{kind:`recorded`,current:current?.id}:{kind:`taken`,free:freeId(request.id,state.paths)}}
function changesSince(current,{settings},content){
if(current?.record!==void 0)return revisionChanges({...recordsOf(current),settings:current.record},{...content,settings})}
function settingsOf$1({id,createdAt,settings,texts},parent,changes){
let{chunking,embedding,retrievalFilter}=settings;
return{id,...parent===void 0?{}:{parent},createdAt,chunking,...embedding===void 0?{}:{embedding},...retrievalFilter===void 0?{}:{retrievalFilter},triggers:changes?.triggers??[],texts}}
function freeId(id,paths){
for(let number=2;;number++){
let folder=`${revisionsFolder}/${id}-${number}/`;
if(!paths.some(path=>path.startsWith(folder)))return`${id}-${number}`}}
function snapshotChanges(plan,textChanges,paths){
let{record,files}=plan.snapshot,unfinished=paths.filter(isUnfinished).map(gone$1);
if(plan.kind===`unfinished`)return[...unfinished,...[...files].filter(([path])=>path===currentFile)];
let folder=`${revisionsFolder}/${record.id}`,strays=[...tableFiles(`${folder}/documents`),...tableFiles(`${folder}/chunks`)].filter(path=>paths.includes(path)&&!files.has(path)).map(gone$1);
return[...unfinished,...textChanges,...strays,...files]}
function gone$1(path){
return[path,void 0]}
function textDigit(hash){
return hash.charAt(7)}
function digitOfFile(path){
let name=path.startsWith(`corpus-revisions/texts/`)?path.slice(textsFolder.length+1):``;
return/^([0-9a-f])(?:-[0-9a-f])?\.jsonl$/.exec(name)?.[1]}
function filesOfTexts(paths,texts){
let digits=new Set([...texts.keys()].map(textDigit));
return paths.filter(path=>digits.has(digitOfFile(path)??``))}
function textChanges(added,present,{paths,largest=largestFile}){
return shardDigits.flatMap(digit=>{
let ofDigit=texts=>[...texts].filter(([hash])=>textDigit(hash)===digit),own=ofDigit(added);
if(own.length===0)return[];
let lines=[...new Map([...ofDigit(present),...own])].map(([hash,text])=>({id:hash,line:`${canonicalJson({hash,text})}\n`})),files=lineFiles(`${textsFolder}/${digit}`,lines,largest),others=paths.filter(path=>digitOfFile(path)===digit&&!files.has(path));
return[...files,...others.map(path=>[path,void 0])]})}
function keptTexts({chunks,texts},policy,cited){
if(policy===`none`)return new Map;
if(policy===`all`)return texts;
let wanted=new Set([...chunks].flatMap(([id,{hash}])=>cited.chunkIds.has(id)||cited.hashes.has(hash)?[hash]:[]));
return new Map([...texts].filter(([hash])=>wanted.has(hash)))}
async function changedFiles(tree,files){
let changed=[];
for(let[path,text]of files){
let entry=await tree.entry(path);
(text===void 0?entry!==void 0:!await holds(tree,path,entry&&text))&&changed.push([path,text])}
return changed}
async function holds(tree,path,text){
if(text===void 0)return!1;
let due=Buffer.from(text),{bytes,more}=await tree.read(path,{max:due.length});
return!more&&due.equals(bytes)}
async function readCorpusState(tree,id){
let defects=[],linked=await tree.entry(revisionsFolder);
linked!==void 0&&keepsFile(linked,defects);
let paths=(await tree.list(revisionsFolder)).filter(entry=>keepsFile(entry,defects)).map(({path})=>path),pointed=paths.includes(`corpus-revisions/current.yaml`)?await readCurrent(tree):void 0;
defects.push(...pointed?.defects??[]);
let revisionAt=async name=>{
let below=paths.filter(path=>path.startsWith(`${revisionsFolder}/${name}/`));
if(name===void 0||below.length===0)return;
let{revision,defects:found}=await readRevision(tree,name,below);
return(below.includes(`corpus-revisions/${name}/revision.yaml`)||name!==id)&&defects.push(...found),revision},pointer=pointed?.current,current=await revisionAt(pointer?.revision);
return{paths,pointer,current,named:pointer?.revision===id?current:await revisionAt(id),defects}}
const kinds=new Map([[`md`,`markdown`],[`markdown`,`markdown`],[`mdx`,`markdown`],[`mkd`,`markdown`],[`html`,`html`],[`htm`,`html`],[`xhtml`,`html`]]),standard=new Set([`md`,`markdown`,`html`,`htm`,`txt`]);
function kindOf$1(path){
return kinds.get(endingOf(path))??`text`}
function isStandard(path){
return standard.has(endingOf(path))}
function endingOf(path){
let name=path.slice(path.lastIndexOf(`/`)+1),dot=name.lastIndexOf(`.`);
return dot<=0?``:name.slice(dot+1).toLowerCase()}
function passedOverRows(passed){
return reasons.flatMap(([reason,words])=>{
let paths=passed.filter(one=>one.reason===reason).map(({path})=>path);
return paths.length===0?[]:[`${counted(paths.length,`file`)} ${words(paths)}`]}).map((text,index)=>[index===0?`passed`:``,text])}
const reasons=[[`no-text`,paths=>`without text besides front matter: ${named$1(paths)}`],[`other-ending`,paths=>`of other kinds: ${endings(paths)}`],[`excluded`,()=>`excluded`],[`own`,()=>`of the evaluation set itself`],[`hidden`,()=>`hidden, or in node_modules`],[`link`,paths=>`that ${paths.length===1?`is a link`:`are links`}: ${named$1(paths)}`],[`not-a-file`,paths=>`that ${paths.length===1?`is`:`are`} none of this folder's own, such as a submodule: ${named$1(paths)}`]];
function named$1(paths){
let names=paths.slice(0,5).map(path=>terminalText(path)),more=paths.length-names.length;
return listed(more===0?names:[...names,`${more} more`])}
function endings(paths){
let counts=new Map;
for(let path of paths){
let ending=endingOf(path);
counts.set(ending,(counts.get(ending)??0)+1)}
let texts=[...counts].toSorted(([a,one],[b,other])=>other-one||byUtf8(a,b)).map(([ending,count])=>ending===``?`${count} without ending`:`${count} .${terminalText(ending)}`),more=texts.length-5;
return listed(more>0?[...texts.slice(0,5),counted(more,`more ending`)]:texts)}
function snapshotReport(outcome,style){
let{plan,documents,chunks,source}=outcome,from=source.what===`folder`?``:` from ${counted(source.files,`file`)}`,held=`${counted(documents,`document`)}, ${counted(chunks,`chunk`)}${from}`,subject=plan.kind===`new`?`Corpus revision ${name(outcome.id)}`:`The ${source.what}`,aside=asideLines(source,style);
return`${[`${style.strong(subject)}: ${held}`,``,...aside,...aside.length===0||plan.kind===`new`?[]:[``],...planLines(plan,outcome,style)].join(`
`)}\n`}
function asideLines({passed,remarks},style){
let more=remarks.length-5,told=[...remarks.slice(0,5).map(({at,message})=>`${terminalText(placeText(at))}  ${terminalText(message)}`),...more>0?[`and ${more} more`]:[]].map((text,index)=>[index===0?`unread`:``,text]);
return figureRows([...passedOverRows(passed),...told],style)}
function planLines(plan,outcome,style){
switch(plan.kind){
case`new`:
return newLines(plan,outcome,style);
case`unfinished`:
return[`Corpus revision ${name(outcome.id)} is recorded already, with this content; only ${currentFile} was still to move.`,...figureRows([[`current`,pointerText(plan.snapshot.record.parent,outcome)]],style),``,nextText(outcome)];
case`same`:
return[`Nothing changed: the current revision ${name(plan.current)} holds the same documents, chunks and settings.`,addedTexts(outcome)];
case`recorded`:
return[`Nothing was written: corpus revision ${name(outcome.id)} is recorded already, with this content, but ${plan.current===void 0?`none`:name(plan.current)} is the current one.`,`To go back to it, write this line into ${currentFile}:  revision: ${outcome.id}`];
case`taken`:
return[]}}
function addedTexts({changed,newTexts,dryRun}){
return changed.length===0?`No new revision was made, and no file was touched.`:`No new revision was made; ${`${counted(newTexts,`text`)} of its chunks ${newTexts===1?`is`:`are`} now kept`} in ${textsFolder}/${dryRun?` after a run that writes`:``}.`}
function newLines({snapshot,changes},outcome,style){
let{parent}=snapshot.record,compared=parent===void 0||changes===void 0?figureRows([[`parent`,`none: this is the first revision`]],style):[...figureRows([[`parent`,name(parent)]],style),...changeRows(changes,style)],rest=figureRows([[`texts`,textsText(snapshot.record.texts,outcome)],[`current`,pointerText(parent,outcome)],...fileRows(outcome)],style);
return[...compared,...rest,``,nextText(outcome)]}
function changeRows(changes,style){
let{documents,chunks,moved,restored,triggers}=changes,also=[...moved===0?[]:[`${moved} moved: the same text under one other id`],...restored===0?[]:[`${counted(restored,`same chunk`)} with another id in the store`]].map(text=>[``,text]),reasons=triggers.length===0?`none: nothing asks for another judgment by itself`:triggers.join(`, `);
return figureRows([[`documents`,differenceText(documents,documents.restated)],[`chunks`,differenceText(chunks)],...also,[`triggers`,reasons]],style)}
function differenceText({added,removed,changed,same},restated=0){
return[[added,`added`],[removed,`removed`],[changed,`changed`],[restated,`the same with another source revision or URI`],[same,`the same`]].flatMap(([count,what])=>count===0?[]:[`${count} ${what}`]).join(`, `)}
function textsText(policy,{newTexts,keptTexts}){
if(policy===`none`)return`none kept: evidence of this revision cannot be verified by its text`;
let which=policy===`cited`?`cited by a case`:`kept`;
return`${counted(keptTexts,`distinct text`)} ${which}, ${newTexts} of them new in ${textsFolder}/`}
function pointerText(from,{id,dryRun}){
let verb=dryRun?`would move`:`moved`,way=from===void 0?`to ${name(id)}`:`from ${name(from)} to ${name(id)}`;
return`${currentFile} ${verb} ${way}`}
function fileRows({changed,id,dryRun}){
let folder=`${revisionsFolder}/${id}/`,own=changed.filter(path=>path.startsWith(folder)).map(path=>path.slice(folder.length)),texts=changed.filter(path=>path.startsWith(`${textsFolder}/`)).length,parts=[...own.length===0?[]:[`${terminalText(folder)} (${own.join(`, `)})`],...texts===0?[]:[`${counted(texts,`file`)} in ${textsFolder}/`]],label=dryRun?`to write`:`written`;
return parts.map((text,index)=>[index===0?label:``,text])}
function nextText({dryRun,hasCases}){
return dryRun?`This was a dry run: nothing was written. Next: run it again without --dry-run.`:hasCases?`Next: commit ${revisionsFolder}/ as one change, and see which judgments it leaves to read again: touchstone refresh plan`:`Next: commit ${revisionsFolder}/ as one change, and write cases: touchstone new`}
function name(id){
return`"${terminalText(id)}"`}
async function recordRevision(io,folder,wanted){
let tree=workingTree(folder),content=contentOf$1(wanted.read.documents,wanted.read.chunks),state=await readCorpusState(tree,wanted.id),texts=await readTexts(tree,filesOfTexts(state.paths,content.texts)),defects=[...stateDefects(state),...texts.defects];
if(defects.length>0)return refused(io,folder,defects);
let policy=wanted.texts??`all`,plan=planSnapshot({...wanted,texts:policy},content,state);
if(plan.kind===`taken`)throw taken(wanted,plan);
let present=texts.texts,kept=await keptOf(tree,content,policy),changed=await changedFiles(tree,changesOf(plan,textChanges(kept,present,state),{paths:state.paths,addsTexts:wanted.texts!==void 0}));
return wanted.dryRun!==!0&&await writeFiles(folder,changed),io.out(leftOutReport(wanted.read.leftOut,io.style)),io.out(snapshotReport({plan,id:wanted.id,documents:content.documents.size,chunks:content.chunks.size,source:wanted,keptTexts:kept.size,newTexts:[...kept.keys()].filter(hash=>!present.has(hash)).length,changed:changed.map(([path])=>path),dryRun:wanted.dryRun===!0,hasCases:(await tree.list(casesFolder)).some(({path})=>isYamlName(path))},io.style)),0}
function changesOf(plan,texts,{paths,addsTexts}){
return plan.kind===`new`||plan.kind===`unfinished`?snapshotChanges(plan,texts,paths):plan.kind===`same`&&addsTexts?texts:[]}
async function keptOf(tree,content,policy){
return keptTexts(content,policy,citedChunks(policy===`cited`?(await loadDataset(tree)).cases:[]))}
function refused(io,folder,defects){
let place=placeFrom(io.cwd,folder);
return io.out(`${defectReport(defects,{style:io.style,place})}\n`),io.out(`The recorded corpus cannot be built on, so nothing was written.
`),1}
function taken({id},{free}){
return new UsageError(`Corpus revision "${id}" is recorded already, with other content, and a recorded revision never changes. Give the new one a name of its own, as in --id ${free}.`)}
function momentOf(text){
let moment=/^\d{4}-\d{2}-\d{2}$/.test(text)?`${text}T00:00:00Z`:text,document={id:``,uri:``,revision:``,hash:`sha256:${`0`.repeat(64)}`};
return documentShape({...document,publishedAt:moment})?moment:void 0}
const reserved=new Set([`texts`,`current.yaml`]);
function isRevisionId(id){
return!shapeErrors(revisionShape,{id}).some(({path})=>path[0]===`id`)&&!reserved.has(id)}
var IncompleteMap=class extends Error{
constructor(message,options){
super(message,options),this.name=`IncompleteMap`}};
function dumpMap({chunk={},document={},...patterns}){
let idPattern=namedPattern(patterns.idPattern),idFrom=namedPattern(patterns.idFrom),{text}=chunk,told=new Set(idPattern?.names),missing=[...text===void 0?[open(`which field holds a chunk's text`,`--text FIELD`,`chunk.text`)]:[],...openIds({chunk,document,idPattern,idFrom,told})];
if(text===void 0||missing.length>0)throw new IncompleteMap(missing.join(`
`));
let locatorFrom=builtLocators(chunk),locates=chunk.locator!==void 0||locatorFrom.length>0||told.has(`locator`);
return idFrom!==void 0&&checkIdFrom(idFrom,locates),{chunk:{...chunk,text},document,locatorFrom,idPattern,idFrom}}
function*openIds({chunk,document,idPattern,idFrom,told}){
chunk.id===void 0&&(idFrom===void 0||idPattern!==void 0)&&(yield open(`which field holds a chunk's id`,`--chunk-id FIELD`,`chunk.id`)),idPattern!==void 0&&!told.has(`document`)&&!told.has(`locator`)?yield`The pattern "${idPattern.source}" names neither {document} nor {locator}, so it tells nothing of a chunk.`:document.id===void 0&&idPattern!==void 0&&!told.has(`document`)?yield`The pattern "${idPattern.source}" does not say which part of a chunk's id is its document: name that part {document}.`:document.id===void 0&&idPattern===void 0&&(yield open(`which document a chunk was cut from`,`--document FIELD, or --document PATTERN for what the chunk's id tells`,`document.id or idPattern`))}
function builtLocators({locatorFrom}){
let patterns=(locatorFrom??[]).flatMap(source=>namedPattern(source)??[]),fixed=patterns.find(({names})=>names.length===0);
if(fixed!==void 0)throw new IncompleteMap(`The pattern "${fixed.source}" of chunk.locatorFrom names no field, so every chunk would have the same locator. Write a field's name in braces.`);
return patterns}
function checkIdFrom({source,names},locates){
let foreign=names.find(name=>name!==`document`&&name!==`locator`);
if(foreign!==void 0||names.length===0)throw new IncompleteMap(`The pattern "${source}" ${foreign===void 0?`names nothing`:`names {${foreign}}`}, but a chunk's id is built from {document} and {locator}.`);
if(names.includes(`locator`)&&!locates)throw new IncompleteMap(open(`which field holds the {locator} that "${source}" asks for`,`--locator FIELD`,`chunk.locator`))}
function namedPattern(source){
if(source!==void 0)try{
return{source,...textPattern(source)}}catch(cause){
throw cause instanceof SyntaxError?new IncompleteMap(`The pattern ${cause.message}`,{cause}):cause}}
function open(what,flag,field){
return`Nothing says ${what}. Give ${flag}; in a mapping file it is ${field}.`}
function withFlags(map,flags){
let chunk={...map.chunk},document={...map.document},merged={...map,chunk,document};
flags.chunkId!==void 0&&(chunk.id=flags.chunkId),flags.text!==void 0&&(chunk.text=flags.text),flags.locator!==void 0&&(chunk.locator=flags.locator),flags.document?.includes(`{`)===!0?(delete document.id,merged.idPattern=flags.document):flags.document!==void 0&&(document.id=flags.document),flags.idFrom!==void 0&&(merged.idFrom=flags.idFrom),flags.format!==void 0&&(merged.format=flags.format),flags.list!==void 0&&(merged.list=flags.list);
let chunking=chunkingWith(map.chunking,flags);
return chunking!==void 0&&(merged.chunking=chunking),merged}
function chunkingWith(mapped,{chunking,setting=[]}){
let base=chunking===void 0?mapped:chunkingOf(chunking);
return base&&{...base,settings:{...base.settings,...settingsOf(setting)}}}
function chunkingOf(text){
let at=text.lastIndexOf(`@`),[name,version]=[text.slice(0,Math.max(at,0)),text.slice(at+1)];
if(name===``||version===``)throw new IncompleteMap(`--chunking "${text}" is no name and version. Write it as in --chunking by-heading@1.`);
return{name,version,settings:{}}}
function settingsOf(texts){
return Object.fromEntries(texts.map(text=>{
let[name=``,...value]=text.split(`=`),given=value.join(`=`);
if(name===``||given===``)throw new IncompleteMap(`--setting "${text}" is no name and value. Write it as in --setting maxCharacters=1500.`);
return[name,/^(?:0|[1-9]\d{0,14})$/.test(given)?Number(given):given]}))}
function mapSettings({chunking,embedding,retrievalFilter}){
if(chunking===void 0)throw new IncompleteMap(`Nothing says how the documents were cut into chunks. Give --chunking NAME@VERSION, as in by-heading@1; in a mapping file it is chunking.`);
let settings={chunking:{...chunking,settings:chunking.settings??{}},...embedding===void 0?{}:{embedding},...retrievalFilter===void 0?{}:{retrievalFilter}};
try{
canonicalJson(settings)}catch(cause){
throw new IncompleteMap(`The settings of the chunking hold a value that JSON cannot hold.`,{cause})}
return settings}
const named=[`uri`,`revision`,`title`,`publishedAt`,`access`];
function documentsOf(facts){
let documents=new Map;
for(let said of facts){
let known=documents.get(said.id)??new Map;
documents.set(said.id,known);
for(let name of named){
let value=said[name];
if(value===void 0)continue;
let first=known.get(name);
first===void 0?known.set(name,{value,at:said.at,others:[]}):spelled(first.value)!==spelled(value)&&first.others.push(said)}}
let problems=[...documents.values()].flatMap(known=>[...known].flatMap(([name,told])=>[...contradictions(name,told)]));
return{documents:[...documents.keys()].toSorted(byUtf8).map(id=>documentOf(id,documents.get(id))),problems}}
function documentOf(id,known){
let entries=named.flatMap(name=>{
let told=known?.get(name);
return told===void 0?[]:[[name,told.value]]});
return{id,...Object.fromEntries(entries)}}
function*contradictions(name,first){
let[said,...more]=first.others;
if(said===void 0)return;
let rest=more.length===0?``:`; it differs in ${counted(more.length,`more record`)} too`,own=name===`title`?` A chunk's own heading is its locator.`:``;
yield{at:said.at,message:`The ${wordOf(name)} of document "${said.id}" is ${spelled(said[name]??``)} here, but ${spelled(first.value)} in ${placeText(first.at)}${rest}.`,fix:`Map document.${name} to a field that is the same in all chunks of a document.${own}`}}
function wordOf(name){
return name===`publishedAt`?`moment of publication`:name===`uri`?`URI`:name}
function spelled(value){
return typeof value==`string`?`"${value}"`:value.map(one=>`"${one}"`).join(`, `)}
function textAt(fields,name){
let value=fieldAt(fields,name);
return typeof value==`number`?numberText(name,value):plainTextAt(fields,name)}
function plainTextAt(fields,name){
let value=fieldAt(fields,name);
return value==null||value===``?{text:void 0}:typeof value==`string`?/\p{Cs}/u.test(value)?{message:`"${name}" holds half of a surrogate pair, which is no character.`,fix:`Make the dump again from the source: a text was cut in the middle of a character.`}:{text:value}:{message:`"${name}" is ${kindOf(value)} here, but text is due.`,fix:`Write it as text.`}}
function labelsAt(fields,name){
let value=fieldAt(fields,name);
if(!Array.isArray(value)){
let one=textAt(fields,name);
return`message`in one?one:{labels:one.text===void 0?void 0:[one.text]}}
let labels=new Set;
for(let item of value.map(entry=>textAt({[name]:entry},name))){
if(`message`in item)return item;
item.text!==void 0&&labels.add(item.text)}
return{labels:[...labels].toSorted(byUtf8)}}
function numberText(name,value){
return Number.isSafeInteger(value)?{text:String(value)}:{message:`"${name}" is the number ${value} here, which a reader cannot know to be exact.`,fix:`Write it in quotes in the dump.`}}
function kindOf(value){
return Array.isArray(value)?`a list`:typeof value==`number`||typeof value==`boolean`?`the ${typeof value} ${value}`:`a map of fields`}
var RecordReader=class{
problems=[];
#fields;
#at;
constructor(fields,at){
this.#fields=fields,this.#at=at}
report(message,fix){
this.problems.push({at:this.#at,message,fix})}
optional(field){
return field===void 0?void 0:this.#taken(textAt(this.#fields,field))}
required(field){
return this.#present(field,textAt(this.#fields,field))}
chunkText(field){
let text=this.#present(field,plainTextAt(this.#fields,field));
return text===void 0||!isBlank(text)?text:this.report(`"${field}" is blank: nobody could judge it as evidence.`,`Leave the record out of the dump, or find out what lost its text.`)}
labels(field){
if(field===void 0)return;
let value=labelsAt(this.#fields,field);
return`message`in value?this.report(value.message,value.fix):value.labels}
moment(field){
let text=this.optional(field);
if(field===void 0||text===void 0)return;
let message=`"${field}" is "${text}" here; a moment is a date, a time and an offset, such as 2026-09-01T09:00:00Z, or a day, such as 2026-09-01.`;
return momentOf(text)??this.report(message,`Write it so, or map no field to document.publishedAt.`)}
id(what,id){
let defect=id===void 0?void 0:retrieverIdDefect(id);
return defect===void 0?id:this.report(`The ${what} "${id}" ${defect}.`,`Mend it in the dump: it is the id that the retriever returns.`)}
#present(field,value){
if(`message`in value||value.text!==void 0)return this.#taken(value);
if(fieldAt(this.#fields,field)===``)return this.report(`"${field}" is empty.`,`Fill it in the dump, or leave the record out.`);
let names=Object.keys(this.#fields).map(name=>`"${name}"`),fix=`Fill it in the dump, or name another field: the record has ${names.length===0?`nothing`:names.join(`, `)}.`;
return this.report(`The record has no "${field}".`,fix)}
#taken(value){
return`message`in value?this.report(value.message,value.fix):value.text}};
function reportLongLines(reader,{text,...chunk},facts){
let lines={text:[text],chunk:Object.values(chunk),document:Object.values(facts??{})};
for(let[what,values]of Object.entries(lines))isTooLong(values)&&reader.report(`The recorded line of the ${what} would be longer than ${longestLine/1024/1024} MiB, and no check reads such a line.`,what===`text`?`Cut the text into chunks that a person can read.`:`Find out which field of the dump is that long.`)}
function isTooLong(values){
let texts=values.flat().filter(value=>typeof value==`string`),units=texts.reduce((sum,text)=>sum+text.length,0),room=longestLine-1e3;
return units*6>room&&Buffer.byteLength(JSON.stringify(texts))>room}
function readRecord({fields},at,map){
let reader=new RecordReader(fields,at),text=reader.chunkText(map.chunk.text),identity=readIdentity(reader,map),storeId=reader.optional(map.chunk.storeId)??identity.minted,sourceHash=reader.optional(map.chunk.sourceHash),{documentId,chunkId,locator}=identity,facts=documentId===void 0?void 0:readFacts(reader,documentId,{map,at}),{problems}=reader;
if(chunkId===void 0||text===void 0||documentId===void 0)return{id:chunkId,text,chunk:void 0,facts,problems};
let chunk={id:chunkId,documentId,text,...locator===void 0?{}:{locator},...storeId===void 0?{}:{storeId},...sourceHash===void 0?{}:{sourceHash}};
return reportLongLines(reader,chunk,facts),{id:chunkId,text,chunk,facts,problems}}
function readIdentity(reader,map){
let{chunk,document,idPattern,idFrom}=map,given=idOf(reader,map),told=given===void 0?void 0:toldBy(reader,given,idPattern),locator=reader.optional(chunk.locator)??builtLocator(reader,map)??told?.locator,named=document.id===void 0?told?.document:reader.required(document.id),built=idFrom===void 0?given:builtId(reader,idFrom,{document:named,locator}),chunkId=reader.id(`chunk id`,built);
return{chunkId,documentId:document.id!==void 0&&idFrom===void 0||chunkId===built?reader.id(`document id`,named):named,locator,minted:idFrom===void 0?void 0:given}}
function builtLocator(reader,{locatorFrom}){
for(let pattern of locatorFrom){
let values=pattern.names.map(name=>[name,reader.optional(name)??``]),locator=pattern.fill(Object.fromEntries(values));
if(locator!==void 0)return locator}}
function toldBy(reader,id,pattern){
return pattern?.match(id)??(pattern&&reader.report(`The chunk id "${id}" does not fit the pattern "${pattern.source}".`,`Mend the id in the dump, or write a pattern that fits every id.`))}
function idOf(reader,{chunk,idPattern,idFrom}){
if(chunk.id!==void 0)return idFrom===void 0||idPattern!==void 0?reader.required(chunk.id):reader.optional(chunk.id)}
function builtId(reader,idFrom,{document,locator}){
if(document===void 0)return;
let parts={document,...locator===void 0?{}:{locator}};
return idFrom.fill(parts)??reader.report(`The record has no locator, and the pattern "${idFrom.source}" builds the chunk id from it.`,`Fill it in the dump.`)}
function readFacts(reader,id,{map:{document},at}){
return{id,at,uri:reader.optional(document.uri),revision:reader.optional(document.revision),title:reader.optional(document.title),publishedAt:reader.moment(document.publishedAt),access:reader.labels(document.access)}}
function readDump(files,map){
let problems=[],leftOut=[],chunks=[],placed=[],facts=[];
for(let{name,reading}of files){
for(let{message,line}of reading.problems)problems.push({at:{file:name,line},message});
for(let record of reading.records){
let at={file:name,record:record.number,line:record.line};
if(isLeftOut(record,map)){
leftOut.push(at);
continue}
let read=readRecord(record,at,map);
problems.push(...read.problems),read.chunk!==void 0&&chunks.push(read.chunk),read.id!==void 0&&placed.push({id:read.id,text:read.text,at}),read.facts!==void 0&&facts.push(read.facts)}}
let{documents,problems:contradictions}=documentsOf(facts);
return{documents,chunks,leftOut,problems:inPlaceOrder(files,[...problems,...repeatedIds(placed,map),...contradictions,...unknownFields(files,map),...emptiness(files)])}}
function isLeftOut({fields},{chunk}){
if(chunk.blankText!==`leave-out`)return!1;
let text=fieldAt(fields,chunk.text);
return typeof text==`string`&&isBlank(text)}
function inPlaceOrder(files,problems){
let order=new Map(files.map(({name},index)=>[name,index])),rank=({at})=>[order.get(at.file)??0,at.line??0,at.record??0];
return problems.toSorted((a,b)=>{
let[left,right]=[rank(a),rank(b)],index=left.findIndex((part,at)=>part!==right[at]);
return index===-1?0:(left[index]??0)-(right[index]??0)})}
function*repeatedIds(placed,{idFrom}){
let seen=new Map;
for(let one of placed){
let{id,text,at}=one,first=seen.get(id);
if(first===void 0){
seen.set(id,one);
continue}
let texts=first.text===text?`with the same text`:`with another text`;
yield{at,message:`The chunk id "${id}" stands in ${placeText(first.at)} too, ${texts}.`,fix:idFrom===void 0?`Keep one of the two records in the dump.`:`Give the two a different locator, or keep one of the two records in the dump.`}}}
function*unknownFields(files,map){
let records=files.flatMap(({reading})=>reading.records),[first]=files;
if(first!==void 0&&records.length!==0)for(let[place,field]of optionalFields(map)){
if(records.some(({fields})=>fieldAt(fields,field)!==void 0))continue;
let names=new Set(records.flatMap(({fields})=>Object.keys(fields)));
yield{at:{file:first.name},message:`No record has a field "${field}", which ${place} names.`,fix:`Name one that is there, or none: the records have ${[...names].map(name=>`"${name}"`).join(`, `)}.`}}}
function optionalFields({chunk,document,idFrom,locatorFrom}){
let{locator,storeId,sourceHash}=chunk,{uri,title,revision,publishedAt,access}=document,fields={...idFrom===void 0?{}:{"chunk.id":chunk.id},"chunk.locator":locator,"chunk.storeId":storeId,"chunk.sourceHash":sourceHash,"document.uri":uri,"document.title":title,"document.revision":revision,"document.publishedAt":publishedAt,"document.access":access},built=locatorFrom.flatMap(({names})=>names.map(name=>[`chunk.locatorFrom`,name]));
return[...Object.entries(fields),...built].flatMap(([place,field])=>field===void 0?[]:[[place,field]])}
function*emptiness(files){
let empty=files.every(({reading})=>reading.records.length===0&&reading.problems.length===0),[first]=files;
empty&&first!==void 0&&(yield{at:{file:first.name},message:`The dump holds no record, and a corpus without chunks answers nothing.`,fix:`Find out why the dump is empty.`})}
function wantedPaths(repository,paths){
let root=placesOf(paths),kept=new Map,entriesIn=async oid=>{
if(oid===void 0)return new Map;
let known=kept.get(oid);
if(known!==void 0)return known;
let entries=await entriesOf(repository,oid),byName=new Map(entries.map(({name,...entry})=>[name,entry]));
return kept.size>=2e3&&kept.clear(),kept.set(oid,byName),byName},collect=async(place,[tree,other],found)=>{
if(tree===other)return;
let[here,there]=[await entriesIn(tree),await entriesIn(other)];
for(let[name,next]of place.below){
let[one,another]=[here.get(name),there.get(name)];
one?.oid!==another?.oid&&(next.path!==void 0&&found.set(next.path,fileIn(one)),next.below.size>0&&await collect(next,[folderIn(one),folderIn(another)],found))}};
return{blobsIn:async tree=>{
let found=new Map;
return await collect(root,[tree,void 0],found),new Map([...found].flatMap(([path,oid])=>oid===void 0?[]:[[path,oid]]))},changed:async(tree,other,wanted)=>{
let found=new Map;
return await collect(root,[tree,other],found),new Set([...found.keys()].filter(path=>wanted.has(path)))}}}
function placesOf(paths){
let root={below:new Map,path:void 0};
for(let path of paths){
let place=root;
for(let name of path.split(`/`)){
let next=place.below.get(name)??{below:new Map,path:void 0};
place.below.set(name,next),place=next}
place.path=path}
return root}
function fileIn(entry){
return entry===void 0||entry.mode===`40000`?void 0:entry.oid}
function folderIn(entry){
return entry?.mode===`40000`?entry.oid:void 0}
function newestCommitTime({commits,without}){
let[first]=without;
if(first!==void 0)return first;
let seconds=[...commits.values()].map(one=>one.seconds);
return{committedAt:commitTime(seconds.reduce((latest,one)=>Math.max(latest,one)))}}
async function lastCommits(files){
let known=new Map,none=new Map,asked=new Map;
for(let file of files){
let place=await placeOf(file,known);
if(`none`in place){
none.set(file,place.none);
continue}
let{repository,head,path}=place,one=asked.get(repository)??{repository,head,files:new Map};
asked.set(repository,one),one.files.set(path,file)}
let commits=new Map;
for(let one of asked.values())await answer(one,commits,none);
return{commits,without:files.flatMap(file=>{
let reason=none.get(file);
return reason===void 0?[]:[{file,none:reason}]})}}
async function placeOf(file,known){
let real=await realpath(file),checkout=await findCheckout(dirname(real),known);
if(checkout===void 0)return{none:`no-repository`};
let{repository,head}=checkout;
return head===void 0?{none:`untracked`}:{repository,head,path:placeIn(checkout,real)}}
async function answer({repository,head,files},commits,none){
let wanted=wantedPaths(repository,[...files.keys()]),start=await readCommit(repository,head),there=await wanted.blobsIn(start.tree),left=new Set;
for(let[path,file]of files){
let committed=there.get(path);
committed===void 0?none.set(file,`untracked`):committed===await blobOf(file)?left.add(path):none.set(file,`modified`)}
for await(let{paths,last}of walk({repository,wanted},start,left))for(let path of paths){
let file=files.get(path)??path;
last===void 0?none.set(file,`shallow`):commits.set(file,last)}}
async function blobOf(file){
let bytes=await readFile(file);
return blobHash(bytes.length).update(bytes).digest(`hex`)}
async function*walk({repository,wanted},start,all){
let waiting=new Map([[start.oid,{commit:start,paths:new Set(all)}]]);
for(let next=newest(waiting);next!==void 0;next=newest(waiting)){
let{commit,paths}=next;
waiting.delete(commit.oid);
let left=paths;
for(let oid of commit.parents){
if(left.size===0)break;
let parent=await heldCommit(repository,oid);
if(parent===void 0){
yield{paths:left,last:void 0},left=new Set;
break}
let changed=await wanted.changed(commit.tree,parent.tree,left);
follow(waiting,parent,[...left].filter(path=>!changed.has(path))),left=changed}
left.size>0&&(yield{paths:left,last:{commit:commit.oid,seconds:commit.seconds}})}}
function follow(waiting,commit,paths){
if(paths.length===0)return;
let there=waiting.get(commit.oid)?.paths??[];
waiting.set(commit.oid,{commit,paths:new Set([...there,...paths])})}
function newest(waiting){
let found;
for(let one of waiting.values())(found===void 0||one.commit.seconds>found.commit.seconds)&&(found=one);
return found}
async function heldCommit(repository,oid){
try{
return await readCommit(repository,oid)}catch(error){
if(isAbsentObject(error))return;
throw error}}
function newestTime(last,names,what){
let time=newestCommitTime(last);
if(`committedAt`in time)return time.committedAt;
let name=terminalText(names.get(time.file)??time.file);
throw new UsageError(`When was the corpus as this ${what} has it? "${name}" ${noCommitWords[time.none]}, so no commit tells. Give it, as in --created-at 2026-09-01T09:00:00Z; the clock is never asked, so that the same ${what} gives the same bytes.`)}
const noCommitWords={"no-repository":`lies in no Git repository`,untracked:`is in no commit`,modified:`differs from its last commit`,shallow:`was last changed before the history that this clone holds`};
async function readMap(io,file){
if(file===void 0)return{};
let path=resolve(io.cwd,file),folder=dirname(path),reading=await readYaml(workingTree(folder),basename(path),{max:limits.policy,matches:corpusMapShape}).catch(cause=>{
throw new UsageError(`The mapping file "${terminalText(file)}" cannot be opened.`,{cause})});
if(reading.value!==void 0&&reading.defects.length===0)return reading.value;
let place=placeFrom(io.cwd,folder);
throw new UsageError(`${defectReport(reading.defects,{style:plainStyle,place})}\nThe mapping file does not fit, so nothing was read.`)}
function completed(part,open){
try{
return part()}catch(error){
if(!(error instanceof IncompleteMap))throw error;
open.push(error.message);
return}}
function incomplete(open){
let lines=open.flatMap(text=>text.split(`
`));
return new UsageError(lines.map(terminalText).join(`
`))}
function dumpForm({format,...options}){
let passages=passageFormats.get(format??``),form=recordFormats.find(one=>one===format);
if(passages===void 0)return{map:void 0,flags:{...options,...form===void 0?{}:{format:form}},passages};
let{map,chunkId,text,document,locator,idFrom,list,chunking,setting}=options,needless=Object.entries({map,"chunk-id":chunkId,text,document,locator,"id-from":idFrom,list}).find(([,value])=>value!==void 0);
if(needless!==void 0)throw new UsageError(`--format ${format} says itself which field is what: leave out --${needless[0]}.`);
let flags={...chunking===void 0?{}:{chunking},...setting===void 0?{}:{setting}};
return{map:passages.map,flags,passages}}
async function dumpSource(io,names,options){
let{map:own,flags,passages}=dumpForm(options),given=own??await readMap(io,options.map);
(options.format??given.format)===void 0&&refuseDocuments(names);
let foreign=folderFlags.find(([name])=>options[name]!==void 0);
if(foreign!==void 0)throw new UsageError(`${foreign[1]} is for a folder of documents, and "${terminalText(names[0]??``)}" is a file.`);
let{map,settings,...form}=completeMapping$1(given,flags);
return{what:`dump`,settings,read:readDump(await readFiles(io,names,passages?.read??(file=>inputRecords(file.name,file.bytes,form))),map),files:names.length,passed:[],remarks:[],newest:async()=>{
let paths=names.map(name=>[resolve(io.cwd,name),name]);
return newestTime(await lastCommits(paths.map(([path])=>path)),new Map(paths),`dump`)}}}
function refuseDocuments(names){
let page=names.find(isStandard);
if(page!==void 0)throw new UsageError(`"${terminalText(page)}" looks like a document, and documents are recorded by their folder. Name the folder "${terminalText(dirname(page))}"; --include "${terminalText(basename(page))}" takes this one alone. If it is a chunk dump, say in which form, as in --format jsonl.`)}
const folderFlags=[[`include`,`--include`],[`exclude`,`--exclude`],[`baseUri`,`--base-uri`],[`sourceGit`,`--source-git`]];
function completeMapping$1(file,flags){
let open=[],merged=completed(()=>withFlags(file,flags),open),{format,list,...map}=merged??{},dump=merged&&completed(()=>dumpMap(map),open),settings=merged&&completed(()=>mapSettings(map),open);
if(dump===void 0||settings===void 0)throw incomplete(open);
return{map:dump,settings,format,list}}
async function readFiles(io,names,records){
let paths=names.map(name=>resolve(io.cwd,name)),twice=names.find((_,index)=>paths.indexOf(paths[index]??``)<index);
if(twice!==void 0)throw new UsageError(`"${terminalText(twice)}" is given twice.`);
let files=[];
for(let name of names){
let bytes=await inputBytes(io.cwd,name);
files.push({name,reading:records({name,bytes})})}
return files}
const gone=/[\u0000-\u001f\u0021-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u2010-\u2027\u2030-\u205e\u2060-\u206f\u3001-\u3004\u3008-\u3020\u3030\u303d-\u303f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3e\uff40\uff5b-\uff65\ufeff\u200b-\u200f\u202a-\u202e]/g;
function headingSlug(title){
return title.normalize(`NFC`).toLowerCase().normalize(`NFC`).replace(gone,``).trim().replace(/\s+/g,`-`).slice(0,80).replace(/[\ud800-\udbff]$/,``).replace(/^-+|-+$/g,``)||`untitled`}
function linesOf(text,{start,end}){
let found=[];
for(let from=start;from<end;){
let feed=text.indexOf(`
`,from),to=feed===-1||feed>=end?end:feed+1;
found.push({start:from,end:to}),from=to}
return found}
function sentencesOf(text,{start,end}){
let found=[],from=start;
for(let at=start;at<end;){
let stop=text.charAt(at);
if(at++,!stops.has(stop))continue;
for(;at<end&&closing.has(text.charAt(at));)at++;
let behind=at;
for(;at<end&&isSpace(text.charAt(at));)at++;
(at!==behind||wideStops.has(stop))&&(found.push({start:from,end:at}),from=at)}
return from<end&&found.push({start:from,end}),found}
const wideStops=signs(`。．！？｡।`),stops=signs(`.!?…`,wideStops),closing=signs(`.!?…"'”’»)]*_」』）】`,wideStops),wideBreaks=signs(`、，；：」』）】`,wideStops);
function signs(characters,more=new Set){
return new Set([...Array.from(characters),...more])}
function runsOf(text,{start,end},most){
let found=[];
for(let from=start;from<end;){
let to=end-from<=most?end:cutBefore(text,{start:from,end:from+most});
found.push({start:from,end:to}),from=to}
return found}
function cutBefore(text,{start,end},whole=start){
let half=start+Math.ceil((end-start)/2);
for(let at=end;at>half;at--)if(isSpace(text.charAt(at-1)))return at;
for(let at=end;at>half;at--)if(wideBreaks.has(text.charAt(at-1)))return at;
let nearest=Math.max(half,end-64);
for(let at=end;at>nearest;at--)if(!isInside(text,at,whole))return at;
return isLowSurrogate(text,end)?end-1:end}
function isSpace(character){
return/\s/.test(character)}
function isInside(text,at,whole){
if(isLowSurrogate(text,at))return!0;
let next=String.fromCodePoint(text.codePointAt(at)??0);
return/\p{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]/u.test(next)||next===`‍`||next===`‌`||text.charAt(at-1)===`‍`?!0:isRegional(next)&&flagLettersBefore(text,at,whole)%2==1}
function isLowSurrogate(text,at){
return/[\udc00-\udfff]/.test(text.charAt(at))&&/[\ud800-\udbff]/.test(text.charAt(at-1))}
function isRegional(character){
return/[\u{1f1e6}-\u{1f1ff}]/u.test(character)}
function flagLettersBefore(text,at,whole){
let from=at;
for(;from-2>=whole&&isRegional(text.slice(from-2,from));)from-=2;
return(at-from)/2}
function lineGroups(text,span,most){
return grouped(linesOf(text,span).map(({start,end})=>{
let words=text.slice(start,Math.min(end,start+200)),bare=words.trimStart();
return{start,end,indent:words.length-bare.length,blank:bare.trim()===``,leads:/^(?:<!--|\/\/|\/?\*|#|@\w)/.test(bare),closes:/^(?:[)}\]]|<\/|```|~~~|-->|end\b|\|\}|%\})/.test(bare)}}),most,0)}
function grouped(lines,most,level){
let[first,last]=[lines[0],lines.at(-1)];
if(first===void 0||last===void 0)return[];
if(last.end-first.start<=most)return[{start:first.start,end:last.end}];
let starts=level<12?groupStarts(lines):[];
return starts.length<2?lines:starts.flatMap((start,index)=>grouped(lines.slice(start,starts[index+1]??lines.length),most,level+1))}
function groupStarts(lines){
let below=lines.flatMap((line,index)=>line.blank||line.closes?[]:[index]).filter(index=>index>0),outermost=below.reduce((least,index)=>Math.min(least,indentOf(lines,index)),1/0),starts=below.filter(index=>indentOf(lines,index)===outermost&&lines[index-1]?.leads!==!0),parted=starts.filter(index=>lines[index-1]?.blank===!0);
return[0,...parted.length>0?parted:starts]}
function indentOf(lines,index){
return lines[index]?.indent??0}
function piecesOf(text,blocks,most){
let atoms=[],above;
for(let block of blocks){
let room=above===void 0?most:Math.max(most-(block.start-above),most>>1),leads=block.heading!==void 0;
for(let atom of atomsOf(text,block,room))atoms.push({...atom,leads:leads||atom.leads});
above=leads?above??block.start:void 0}
return packed(atoms.filter(({start,end})=>start<end),most)}
function atomsOf(text,block,most){
let{start,end}=trimmedEnd(text,block);
if(end-start<=most)return[{start,end,leads:!1}];
let inside=block.parts.flatMap(part=>atomsOf(text,part,most));
if(inside.length>0)return inside;
let head=linesOf(text,block).slice(0,block.head),rest={start:head.at(-1)?.end??block.start,end:block.end},room=Math.max(most-(rest.start-block.start),most>>1);
return[...head.flatMap(span=>fitting(text,span,most)).map(span=>({...span,leads:!0})),...placesIn[block.cut](text,rest,room).flatMap(span=>fitting(text,span,room)).map(span=>({...span,leads:!1}))]}
const placesIn={rows:linesOf,lines:(text,span,most)=>lineGroups(text,span,most>>1),sentences:sentencesOf};
function fitting(text,span,most){
let bare=trimmedEnd(text,span);
return(bare.end-bare.start<=most?[bare]:runsOf(text,bare,most)).map(one=>trimmedEnd(text,one))}
function packed(atoms,most){
let starts=[0];
for(let[index,atom]of atoms.entries()){
let first=starts.at(-1)??0;
atom.end-(atoms[first]?.start??0)<=most||starts.push(cutFor(atoms,{first,index},most))}
let cuts=evenedOut(atoms,starts,most);
return cuts.flatMap((first,index)=>{
let[from,to]=[atoms[first],atoms[(cuts[index+1]??atoms.length)-1]];
return from===void 0||to===void 0?[]:[{start:from.start,end:to.end}]})}
function cutFor(atoms,{first,index},most){
let leads=at=>atoms[at]?.leads===!0,fits=at=>(atoms[index]?.end??0)-(atoms[at]?.start??0)<=most,cut=index;
for(;cut-1>first&&leads(cut-1)&&fits(cut-1);)cut--;
return leads(index)&&leads(cut-1)?index:cut}
function evenedOut(atoms,starts,most){
let[first,last]=starts.slice(-2),end=atoms.at(-1)?.end??0,startOf=at=>atoms[at]?.start??0;
if(first===void 0||last===void 0||end-startOf(last)>=most/4)return starts;
let best=last;
for(let cut=last-1;cut>first&&end-startOf(cut)<=most;cut--){
if(atoms[cut-1]?.leads===!0)continue;
let difference=at=>Math.abs((atoms[at-1]?.end??0)-startOf(first)-(end-startOf(at)));
difference(cut)<difference(best)&&(best=cut)}
return[...starts.slice(0,-1),best]}
function trimmedEnd(text,{start,end}){
let to=end;
for(;to>start&&isSpace(text.charAt(to-1));)to--;
return{start,end:to}}
const byHeading={name:`by-heading`,version:`1`,settings:[{name:`maxCharacters`,least:100,most:1e6,standard:2e3},{name:`depth`,least:1,most:6,standard:6}],cut:(outline,{maxCharacters=2e3,depth=6})=>joined(sectionsOf(outline,depth)).flatMap(section=>sectionPieces(outline,section,maxCharacters))};
function sectionsOf({blocks},depth){
let path=new HeadingPath,sections=[];
for(let block of blocks){
let{heading}=block;
if(heading!==void 0&&heading.level<=depth)path.enter(heading),sections.push({slugs:path.slugs,titles:path.titles,blocks:[block]});else{
let last=sections.at(-1);
last===void 0?sections.push({slugs:[],titles:[],blocks:[block]}):last.blocks.push(block)}}
return sections}
function joined(sections){
let found=[],waiting=[];
for(let[index,section]of sections.entries()){
let blocks=[...waiting,...section.blocks],bare=section.blocks.every(({heading,unseen})=>heading!==void 0||unseen),next=sections[index+1],opens=index===0||(next?.slugs.length??0)>section.slugs.length;
bare&&next!==void 0&&opens?waiting=blocks:(found.push({...section,blocks}),waiting=[])}
return found}
function sectionPieces({text},{slugs,titles,blocks},most){
let path=slugs.join(`/`),place=titles.join(` > `);
return piecesOf(text,blocks,most).filter(({start,end})=>!isBlank(text.slice(start,end))).map(({start,end},index)=>{
let part=index===0?``:`part ${index+1}`,locator=part===``||place===``?place+part:`${place} (${part})`;
return{start,end,fragment:index===0&&path!==``?path:`${path}:${index+1}`,locator:locator===``?void 0:locator}})}
var HeadingPath=class{
#open=[];
#met=new Map;
enter({level,title,anchor}){
this.#open=this.#open.filter(above=>above.level<level);
let slug=headingSlug(anchor??title),path=[...this.slugs,slug].join(`/`),count=(this.#met.get(path)??0)+1;
this.#met.set(path,count);
let own=count===1?slug:`${slug}~${count}`;
this.#open.push({level,slug:own,title:title===``?`untitled`:title})}
get slugs(){
return this.#open.map(({slug})=>slug)}
get titles(){
return this.#open.map(({title})=>title)}};
const fixedSize={name:`fixed-size`,version:`1`,settings:[{name:`maxCharacters`,least:100,most:1e6,standard:2e3},{name:`overlap`,least:0,most:5e5,standard:200}],conflict:({maxCharacters=2e3,overlap=200})=>overlap*2<=maxCharacters?void 0:`The setting "overlap" is at most half of "maxCharacters", and ${overlap} is more than half of ${maxCharacters}.`,cut:(outline,{maxCharacters=2e3,overlap=200})=>windows(outline,{most:maxCharacters,overlap}).filter(({start,end})=>!isBlank(outline.text.slice(start,end))).map((span,index)=>({...span,fragment:`:${index+1}`,locator:index===0?void 0:`part ${index+1}`}))};
function windows({text,blocks},{most,overlap}){
let found=[],last=blocks.at(-1)?.end??0;
for(let from=blocks[0]?.start??last;from<last;){
let rest=last-from<=most,end=rest?last:cutBefore(text,{start:from,end:from+most});
if(found.push(trimmed(text,{start:from,end})),rest)break;
from=Math.max(from+1,startAfter(text,{start:end-overlap,end},from))}
return found}
function startAfter(text,{start,end},whole){
for(let at=start;at<end;at++)if(isSpace(text.charAt(at)))return at+1;
return cutBefore(text,{start:Math.max(whole,start-64),end:start},whole)}
function trimmed(text,{start,end}){
let[from,to]=[start,end];
for(;from<to&&isSpace(text.charAt(from));)from++;
for(;to>from&&isSpace(text.charAt(to-1));)to--;
return{start:from,end:to}}
const chunkers=[byHeading,fixedSize];
function chosenChunker({name,version,settings}){
let chunker=chunkers.find(one=>one.name===name&&one.version===version);
if(chunker===void 0){
let known=chunkers.map(one=>`${one.name}@${one.version}`);
throw new IncompleteMap(`There is no chunker "${name}@${version}" here: a folder is cut by ${listed(known,`or`)}. Chunks that another program cut are recorded from its dump.`)}
let unknown=Object.keys(settings).find(given=>!chunker.settings.some(setting=>setting.name===given));
if(unknown!==void 0){
let known=chunker.settings.map(setting=>setting.name);
throw new IncompleteMap(`The chunker "${name}@${version}" has no setting "${unknown}"; it has ${listed(known)}.`)}
let complete=Object.fromEntries(chunker.settings.map(setting=>[setting.name,valueOf(setting,settings[setting.name])])),conflict=chunker.conflict?.(complete);
if(conflict!==void 0)throw new IncompleteMap(conflict);
return{name,version,settings:complete,cut:outline=>chunker.cut(outline,complete)}}
function valueOf({name,least,most,standard},given){
if(given===void 0)return standard;
if(typeof given==`number`&&Number.isInteger(given)&&given>=least&&given<=most)return given;
throw new IncompleteMap(`The setting "${name}" is a whole number from ${least} to ${most}, not ${JSON.stringify(given)}.`)}
function chooseFiles(entries,choice){
let documents=[],passed=[],closed=[];
for(let entry of entries){
let reason=passedReason(entry,choice);
reason===void 0?entry.kind===`closed`?closed.push(entry.path):documents.push(entry.path):passed.push({path:entry.path,reason})}
return{documents,passed,closed}}
function passedReason(entry,{include,exclude,own=[]}){
let{path}=entry,fits=glob=>fitsGlob(glob,path);
if(isHidden(path))return`hidden`;
if(own.some(folder=>path===folder||path.startsWith(`${folder}/`)))return`own`;
if(exclude.some(fits))return`excluded`;
if(entry.kind===`symlink`)return`link`;
if(entry.kind!==`closed`){
if(!isFile(entry))return`not-a-file`;
if(!(include.length===0?isStandard(path):include.some(fits)))return`other-ending`}}
function isHidden(path){
return path.split(`/`).some(part=>part.startsWith(`.`)||part===`node_modules`)}
function uriMaker(base){
let source=base.includes(`{`)?base:`${base}{document}`;
try{
let pattern=textPattern(source),foreign=pattern.names.find(name=>name!==`document`&&name!==`page`);
if(foreign!==void 0)throw new IncompleteMap(`--base-uri "${base}" names {${foreign}}, but a URI is built from {document} or {page}.`);
return id=>{
let document=id.split(`/`).map(encodeURIComponent).join(`/`),page=pageOf(document);
return(pattern.fill({document,page:page===``?home:page})??document).replace(`${home}/`,``).replace(home,``)}}catch(cause){
throw cause instanceof SyntaxError?new IncompleteMap(`--base-uri ${cause.message}`,{cause}):cause}}
const home=`\0`;
function pageOf(document){
return document.replace(/\.[^./]*$/,``).replace(/(?:^|\/)_?index$/i,``)}
function folderMap({chunk,document,...map}){
let{id,...fields}=document??{},foreign=[...[`format`,`list`,`idPattern`,`idFrom`].filter(name=>map[name]!==void 0),...Object.keys(chunk??{}).map(name=>`chunk.${name}`),...id===void 0?[]:[`document.id`]];
if(foreign.length===0)return fields;
throw new IncompleteMap(`A folder has no records, so nothing can be said of theirs (${listed(foreign)}): a document's id is its path, and its chunks are cut here. Leave that out; what document names in a mapping is a field of front matter.`)}
const inline=new MarkdownIt({html:!0}),reach=1e3;
function headingOf(level,markdown){
let source=markdown.slice(0,reach),anchor=/\{#([^\s{}]+)\}\s*$/.exec(source),words=anchor===null?source:source.slice(0,anchor.index),[token]=inline.parseInline(words,{});
return{level,title:oneLine(wordsOf(token?.children??[])),anchor:anchor?.[1]}}
function oneLine(text){
return clipped(text.replace(/[\s\p{Cc}]+/gu,` `).trim(),200)}
function wordsOf(tokens){
return tokens.map(({type,content,children})=>type===`softbreak`||type===`hardbreak`?` `:type===`image`?wordsOf(children??[]):type===`html_inline`?``:type===`text`?content.replace(namedLink,`$1`):content).join(``)}
const namedLink=/(?<![\w\])])\[([^[\]]+)\]\[[^[\]]*\]/g;
function markupHeading(html){
if(html.length>reach||!/^\s*<h[1-6][\s>]/i.test(html))return;
let[only,...more]=parseFragment(html).childNodes.filter(node=>textIn(node).trim()!==``);
if(only===void 0||more.length>0||!defaultTreeAdapter.isElementNode(only))return;
let level=/^h([1-6])$/.exec(only.tagName)?.[1];
if(level!==void 0)return{level:Number(level),title:oneLine(textIn(only)),anchor:void 0}}
function textIn(node){
return defaultTreeAdapter.isTextNode(node)?node.value:defaultTreeAdapter.isElementNode(node)?node.childNodes.map(textIn).join(``):``}
const marksOnly=/<!--.*?-->|<a(?:\s[^<>]*)?>\s*<\/a>|\{\{<[^{}]*>\}\}|\{\{%[^{}]*%\}\}|\{%[^{}]*%\}/gs;
function isUnseen(markdown){
return markdown.length<=reach&&isBlank(markdown.replace(marksOnly,``))}
var TooDeep=class extends Error{};
function limitedAdapter(){
let depths=new WeakMap,enter=(parent,child)=>{
let depth=(depths.get(parent)??0)+1;
if(depth>512)throw new TooDeep;
depths.set(child,depth)};
return{...defaultTreeAdapter,appendChild:(parent,child)=>{
enter(parent,child),defaultTreeAdapter.appendChild(parent,child)},insertBefore:(parent,child,before)=>{
enter(parent,child),defaultTreeAdapter.insertBefore(parent,child,before)}}}
function elementsNamed(root,name){
let found=[],left=[root];
for(let node=left.pop();node!==void 0;node=left.pop())if(isElement(node)){
node.tagName===name&&found.push(node);
for(let child of node.childNodes.toReversed())left.push(child)}
return found}
function holdersOf(root,names){
let holders=new Set,left=[root];
for(let element=left.pop();element!==void 0;element=left.pop()){
for(let child of element.childNodes)isElement(child)&&left.push(child);
if(!names.has(element.tagName))continue;
let{parentNode}=element;
for(;parentNode!==null&&`tagName`in parentNode&&!holders.has(parentNode);)holders.add(parentNode),{parentNode}=parentNode}
return holders}
function isElement(node){
return`tagName`in node}
function attribute({attrs},name){
return attrs.find(attr=>attr.name===name)?.value??``}
function textBelow(node){
return defaultTreeAdapter.isTextNode(node)?node.value:!isElement(node)||neverShown.has(node.tagName)?``:node.tagName===`br`?`
`:node.childNodes.map(textBelow).join(``)}
function wordsBelow(node){
let words=oneLine((isElement(node)?node.childNodes.filter(child=>!isPermalink(child)):[node]).map(textBelow).join(``));
return words===``?void 0:words}
function isPermalink(node){
return!isElement(node)||node.tagName!==`a`?!1:attribute(node,`href`).startsWith(`#`)&&/^[\s¶#§🔗]*$/u.test(textBelow(node))}
const neverShown=new Set([`head`,`script`,`style`,`template`,`noscript`,`svg`,`iframe`,`object`]),lineStarters=new Set(`address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul video audio`.split(` `));
function inlineOf(nodes){
return tidy(nodes.map(written).join(``))}
function tidy(text){
return text.split(`
`).map(line=>line.replace(/[ \t]+/g,` `).trim()).join(`
`).trim()}
function written(node){
if(!isElement(node))return textBelow(node).replace(/\s+/g,` `);
if(neverShown.has(node.tagName)||isPermalink(node))return``;
let inside=node.childNodes.map(written).join(``);
switch(node.tagName){
case`a`:
return link(node,inside);
case`img`:
return picture(node);
case`br`:
return`
`;
case`code`:
case`kbd`:
case`samp`:
return inside.trim()===``?inside:ticked(inside);
default:
return lineStarters.has(node.tagName)?` ${inside} `:inside}}
function link(element,inside){
let address=attribute(element,`href`).trim();
return address===``||address.startsWith(`#`)||inside.trim()===``?inside:`[${inside}](${address}${titleOf(element)})`}
function picture(element){
let words=attribute(element,`alt`).replace(/\s+/g,` `).trim();
return words===``?``:`![${words}](${attribute(element,`src`).trim()}${titleOf(element)})`}
function titleOf(element){
let title=attribute(element,`title`).replace(/\s+/g,` `).trim();
return title===``?``:` "${title}"`}
function ticked(text){
let mark=text.includes("`")?"``":"`";
return`${mark}${text}${mark}`}
function tableOf(table){
let[first,...rest]=rowsBelow(table).map(row=>{
let texts=row.childNodes.filter(isElement).filter(({tagName})=>cellNames.has(tagName)).map(cell=>inlineOf([cell]).replaceAll(`
`,` `).replaceAll(`|`,`\\|`));
return{count:texts.length,line:`| ${texts.join(` | `)} |`}}).filter(({count})=>count>0);
if(first===void 0)return``;
let line=`|${` --- |`.repeat(first.count)}`;
return[first.line,line,...rest.map(row=>row.line)].join(`
`)}
const cellNames=new Set([`td`,`th`]),rowGroups=new Set([`thead`,`tbody`,`tfoot`]);
function rowsBelow(table){
return table.childNodes.filter(isElement).flatMap(child=>child.tagName===`tr`?[child]:rowGroups.has(child.tagName)?rowsBelow(child):[])}
function plainBlock({start,end,cut}){
return{start,end,cut,heading:void 0,parts:[],head:0,unseen:!1}}
function firstTitle(blocks){
return blocks.find(({heading})=>heading?.level===1&&heading.title!==``)?.heading?.title}
const heads={rows:2,lines:1,sentences:0};
var HtmlWriter=class{
#written=[];
#holders;
#indent=``;
#marker=``;
#list;
constructor(root){
this.#holders=holdersOf(root,lineStarters),this.#inside(root)}
result(){
let text=``,starts=[];
for(let[index,{text:own,list}]of this.#written.entries()){
let before=this.#written[index-1],gap=list!==void 0&&before?.list===list?`
`:`

`;
before!==void 0&&(text+=gap),starts.push(text.length),text+=own}
let blocks=this.#written.map(({cut,heading},index)=>({...plainBlock({start:starts[index]??0,end:starts[index+1]??text.length,cut}),heading,head:heads[cut]}));
return{text,blocks}}
#inside({childNodes}){
let line=[],end=()=>{
this.#add(inlineOf(line),`sentences`),line=[]};
for(let node of childNodes)!isElement(node)||!(lineStarters.has(node.tagName)||this.#holders.has(node))?line.push(node):(end(),this.#element(node));
end()}
#element(element){
let{tagName}=element;
neverShown.has(tagName)||(/^h[1-6]$/.test(tagName)?this.#heading(element):tagName===`pre`?this.#preformatted(element):tagName===`table`?this.#table(element):tagName===`ul`||tagName===`ol`?this.#items(element):tagName===`blockquote`?this.#within(`> `,()=>this.#inside(element)):this.#inside(element))}
#heading(element){
let level=Number(element.tagName.slice(1)),title=wordsBelow(element)??``,words=inlineOf(element.childNodes).replaceAll(`
`,` `),heading=this.#indent===``?{level,title,anchor:void 0}:void 0;
this.#add(words===``?``:`${`#`.repeat(level)} ${words}`,`sentences`,heading)}
#preformatted(element){
let text=textBelow(element).trimEnd().replace(/^\n/,``),fence=text.includes("```")?`~~~~`:"```";
this.#add(isBlank(text)?``:`${fence}\n${text}\n${fence}`,`lines`)}
#table(element){
let captions=element.childNodes.filter(node=>node.nodeName===`caption`);
this.#add(inlineOf(captions),`sentences`),this.#add(tableOf(element),`rows`)}
#items(list){
let number=0,outer=this.#list;
for(let item of list.childNodes.filter(isElement)){
number++;
let marker=list.tagName===`ol`?`${number}. `:`- `;
this.#list=outer??list,this.#marker=`${this.#indent}${marker}`,this.#within(` `.repeat(marker.length),()=>this.#inside(item)),this.#marker=``}
this.#list=outer}
#within(indent,write){
let outer=this.#indent;
outer.length<60&&(this.#indent=outer+indent),write(),this.#indent=outer}
#add(text,cut,heading){
if(isBlank(text))return;
let lines=text.split(`
`).map(line=>`${this.#indent}${line}`.trimEnd()),first=this.#marker===``?``:this.#marker+text.split(`
`,1).join(``),whole=first===``?lines:[first,...lines.slice(1)];
this.#marker=``,this.#written.push({text:whole.join(`
`),cut,heading,list:this.#list})}};
function htmlOutline(html){
let root=treeOf(html);
if(root===void 0)return{message:`Its elements lie too deep in each other to be read.`,fix:`Mend the page, or leave it out with --exclude.`};
let[main,...more]=elementsNamed(root,`main`),[body]=elementsNamed(root,`body`),{text,blocks}=new HtmlWriter(main!==void 0&&more.length===0?main:body??root).result(),[title]=elementsNamed(root,`title`);
return{text,blocks,title:firstTitle(blocks)??(title&&wordsBelow(title))}}
function treeOf(html){
try{
return parse(html,{treeAdapter:limitedAdapter()}).childNodes.find(node=>`tagName`in node)}catch(error){
if(error instanceof TooDeep)return;
throw error}}
const parser=new MarkdownIt({html:!0});
parser.core.ruler.enableOnly([`normalize`,`block`]),parser.block.ruler.disable(`reference`);
function markdownOutline(text,from=0){
let nodes=nodesOf(parser.parse(text.slice(from),{})),lines=lineStarts(text,from),blocks=tiled(nodes,{text,lines,from:lines[nodes[0]?.line??0]??from,to:text.length});
return{text,blocks,title:firstTitle(blocks)}}
function nodesOf(tokens){
let root=[],open=[];
for(let token of tokens){
let parent=open.at(-1);
if(token.nesting===-1){
open.pop();
continue}
if(token.type===`inline`){
parent!==void 0&&(parent.content=token.content);
continue}
let node={token,line:token.map?.[0]??parent?.line??0,inside:[],content:token.content};
(parent?.inside??root).push(node),token.nesting===1&&open.push(node)}
return root}
function tiled(nodes,{text,lines,from,to}){
let placed=[];
for(let node of nodes){
let start=placed.length===0?from:lines[node.line]??to,before=placed.at(-1);
(before===void 0||start>before.start&&start<to)&&placed.push({node,start})}
return placed.map(({node,start},index)=>blockOf(node,{text,lines,from:start,to:placed[index+1]?.start??to}))}
function blockOf(node,stretch){
let{type,tag}=node.token,at={start:stretch.from,end:stretch.to},[lines,prose]=[plainBlock({...at,cut:`lines`}),plainBlock({...at,cut:`sentences`})],{content}=node;
switch(type){
case`heading_open`:
return{...prose,heading:headingOf(Number(tag.slice(1)),content)};
case`paragraph_open`:
return{...prose,unseen:isUnseen(content)};
case`html_block`:
return{...lines,heading:markupHeading(content),unseen:isUnseen(content)};
case`fence`:
return{...lines,head:1};
case`table_open`:
return{...lines,cut:`rows`,head:2};
default:
return containers.has(type)?{...lines,parts:partsOf(node,stretch)}:lines}}
const containers=new Set([`blockquote_open`,`bullet_list_open`,`ordered_list_open`,`list_item_open`]);
function partsOf(node,stretch){
return tiled(node.inside,stretch).map(part=>({...part,heading:void 0,unseen:!1}))}
function lineStarts(text,from){
let starts=[from],ends=/\r\n?|\n/g;
ends.lastIndex=from;
for(let end=ends.exec(text);end!==null;end=ends.exec(text))starts.push(ends.lastIndex);
return starts}
function textOutline(text){
return{text,blocks:[...paragraphStarts(text)].map((start,index,starts)=>plainBlock({start,end:starts[index+1]??text.length,cut:`sentences`})),title:void 0}}
function*paragraphStarts(text){
let afterBlank=!0;
for(let at=0;at<text.length;){
let feed=text.indexOf(`
`,at),end=feed===-1?text.length:feed,blank=text.slice(at,end).trim()===``;
afterBlank&&!blank&&(yield at),afterBlank=blank,at=end+1}}
function frontMatterOf(text){
let marks=/^(---|\+\+\+)[ \t]*\n/.exec(text),mark=marks?.[1];
if(marks===null||mark===void 0)return{fields:{},end:0,defect:void 0};
let start=marks[0].length,close=closingLine(text,mark,start);
return close===void 0?{fields:{},end:0,defect:void 0}:{...fieldsIn(text.slice(start,close.start),mark),end:close.end}}
function fieldsIn(inside,mark){
return inside.length>limits.policy?unread(`It is larger than ${limits.policy/1024} KiB.`,1):mark===`---`?yamlFields(inside):tomlFields(inside)}
function unread(message,line){
return{fields:{},defect:{message,line}}}
function tomlFields(inside){
try{
let fields=withoutDates(parse$1(inside,{maxDepth:64}));
return{fields:isMap(fields)?fields:{},defect:void 0}}catch(error){
if(!(error instanceof TomlError))throw error;
return unread(`It is not TOML from here on.`,error.line+1)}}
function withoutDates(value){
return value instanceof TomlDate?value.toISOString():Array.isArray(value)?value.map(withoutDates):isMap(value)?Object.fromEntries(Object.entries(value).map(([name,inner])=>[name,withoutDates(inner)])):value}
function closingLine(text,mark,from){
for(let start=from;start<text.length;){
let feed=text.indexOf(`
`,start),end=feed===-1?text.length:feed+1;
if(text.startsWith(mark,start)&&text.slice(start+mark.length,end).trim()===``)return{start,end};
start=end}}
function yamlFields(inside){
let{value,defects}=parseLocated(``,inside),[first]=defects;
return first===void 0?isMap(value)?{fields:value,defect:void 0}:value===null?{fields:{},defect:void 0}:unread(`It has no fields.`,1):unread(first.message,first.at.line+1)}
function readDocument({path,bytes},{chunker,fields,uriOf}){
let at={file:path},id=path.normalize(`NFC`),defect=retrieverIdDefect(id);
if(defect!==void 0)return{problem:{at,message:`The path "${id}" ${defect}, so it is no document id.`,fix:`Rename the file.`}};
let text=bytes.includes(0)?void 0:decodeUtf8(bytes)?.replaceAll(`\r
`,`
`);
if(text===void 0)return{problem:{at,...notText(bytes)}};
let front=kindOf$1(path)===`markdown`?frontMatterOf(text):noFrontMatter,outline=outlineOf(path,text,front.end);
if(`message`in outline)return{problem:{at,...outline}};
let reader=new RecordReader(front.fields,at),facts=factsOf(reader,front,fields),remarks=frontRemarks(front,path),asked=Object.keys(fields).length>0,title=facts.title??outline.title,uri=facts.uri??uriOf?.(id);
return{document:{id,hash:sha256(bytes),...given({...facts,title,uri})},chunks:chunksOf(id,outline,chunker),fields:front.fields,problems:[...reader.problems,...asked?remarks:[]],remarks}}
const noFrontMatter={fields:{},end:0,defect:void 0};
function outlineOf(path,text,from){
switch(kindOf$1(path)){
case`markdown`:
return markdownOutline(text,from);
case`html`:
return htmlOutline(text);
case`text`:
return textOutline(text)}}
function factsOf(reader,front,{title,uri,revision,publishedAt,access}){
return given({title:title===void 0?usualTitle(front):reader.optional(title),uri:reader.optional(uri),revision:reader.optional(revision),publishedAt:reader.moment(publishedAt),access:reader.labels(access)})}
function usualTitle({fields}){
let title=textAt(fields,`title`);
return`message`in title?void 0:title.text}
function given(facts){
let entries=Object.entries(facts).filter(([,value])=>value!==void 0);
return Object.fromEntries(entries)}
function chunksOf(id,outline,chunker){
return chunker.cut(outline).map(({start,end,fragment,locator})=>({id:`${id}#${fragment}`,documentId:id,text:outline.text.slice(start,end),...locator===void 0?{}:{locator}}))}
function frontRemarks({defect},file){
return defect===void 0?[]:[{at:{file,line:defect.line},message:`The front matter cannot be read, so its fields are not known. ${defect.message}`,fix:`Mend it.`}]}
function notText(bytes){
return{message:bytes.includes(0)?`The file is binary: it holds a zero byte.`:`The file holds bytes that are not UTF-8.`,fix:`Save it as UTF-8, or leave it out with --exclude.`}}
const largest=4194304;
async function readFolder(tree,chosen,{step,...reading}){
let documents=[],chunks=[],passed=[...chosen.passed],remarks=[],paths=new Map,absent=new Map(Object.entries(reading.fields)),problems=chosen.closed.map(closed);
for(let[index,path]of chosen.documents.entries()){
step?.(index,chosen.documents.length);
let bytes=await bytesOf(tree,path),read=`problem`in bytes?bytes:readDocument({path,...bytes},reading);
if(`problem`in read){
problems.push(read.problem);
continue}
problems.push(...read.problems),remarks.push(...read.remarks),strike(absent,read.fields);
let twin=paths.get(read.document.id);
if(twin!==void 0)problems.push(twins(path,twin));else if(read.chunks.length===0)passed.push({path,reason:`no-text`});else{
paths.set(read.document.id,path),documents.push(read.document);
for(let chunk of read.chunks)chunks.push(chunk)}}
return documents.length>0?problems.push(...[...absent].map(noSuchField)):problems.length===0&&problems.push(noDocument(passed)),{documents,chunks,problems,passed,remarks,paths}}
function closed(file){
return isMisnamed(file)?misnamed(file,`folder`):{at:{file},message:`The folder cannot be opened.`,fix:`Give it the right to be listed, or leave it out with --exclude.`}}
function isMisnamed(path){
return path.includes(`�`)}
function misnamed(file,what){
return{at:{file},message:`The ${what}'s name holds bytes that are not UTF-8, shown here as "\ufffd".`,fix:`Rename the ${what}, or leave it out with --exclude.`}}
async function bytesOf(tree,path){
let problem=(message,fix)=>({problem:{at:{file:path},message,fix}});
if(isMisnamed(path))return{problem:misnamed(path,`file`)};
try{
let{bytes,more}=await tree.read(path,{max:largest});
if(!more)return{bytes}}catch(error){
if(!(error instanceof UnreadableError))throw error;
return problem(`The file cannot be read.`,`Give it the right to be read, or leave it out with --exclude.`)}
return problem(`The file is larger than the ${largest/1024/1024} MiB that a document may have.`,`Cut it into several files, or leave it out with --exclude.`)}
function twins(path,other){
return{at:{file:path},message:`The file "${other}" has the same name in Unicode's composed form, which is the document's id.`,fix:`Rename one of the two, or leave it out with --exclude.`}}
function noDocument(passed){
return{at:{file:`.`},message:passed.length===0?`The folder holds no file.`:`Of the ${counted(passed.length,`file`)} in it none is a document with text, and a corpus without chunks answers nothing.`,fix:`Name the folder with the documents, or say with --include which files they are, as in --include *.rst.`}}
function strike(absent,fields){
for(let[name,field]of absent)fieldAt(fields,field)!==void 0&&absent.delete(name)}
function noSuchField([name,field]){
return{at:{file:`.`},message:`No document has a field "${field}" in its front matter, which document.${name} names.`,fix:`Name one that is there, or none.`}}
function folderHistory(folder,name,{documents,paths}){
let files=new Map([...paths].map(([id,path])=>[id,join(folder,path)])),named=new Map([...paths.values()].map(path=>[join(folder,path),join(name,path)])),walked,last=async()=>await(walked??=lastCommits([...files.values()]));
return{newest:async()=>newestTime(await last(),named,`folder`),revisions:async()=>{
let{commits,without}=await last(),lost=without.filter(({none})=>none===`shallow`||none===`no-repository`);
if(lost[0]!==void 0)throw noHistory(lost,named);
let reasons=new Map(without.map(({file,none})=>[file,noCommitWords[none]])),problems=[...paths].flatMap(([id,path])=>{
let reason=reasons.get(files.get(id)??``);
if(reason===void 0)return[];
let message=`The file ${reason}, so no commit is its source revision.`;
return[{at:{file:path},message,fix:`Commit it first, or leave --source-git out.`}]});
return{documents:documents.map(document=>{
let commit=commits.get(files.get(document.id)??``)?.commit;
return commit===void 0?document:{revision:commit,...document}}),problems}}}}
function noHistory(lost,names){
let[first,...more]=lost,file=first?.file??``,shown=`"${terminalText(names.get(file)??file)}"`,others=more.length===0?``:` (and ${more.length} more like it)`,how=first?.none===`shallow`?`Fetch the rest of the history with git fetch --unshallow`:`Take the snapshot in a clone`;
return new UsageError(`--source-git asks for the last commit of each file, but ${shown} ${noCommitWords[first?.none??`untracked`]}${others}. ${how}, or leave --source-git out: a source revision is then made of the file's hash.`)}
async function folderSource(io,name,options){
let{flags,passages}=dumpForm(options);
if(passages!==void 0)throw new UsageError(`--format ${options.format??``} is for files, and "${terminalText(name)}" is a folder.`);
let{reading,settings}=completeMapping(await readMap(io,options.map),flags,options.baseUri),folder=await existingFolder(io.cwd,name),tree=workingTree(folder),{include=[],exclude=[]}=options,own=await ownFolders(folder,resolve(io.cwd,options.set)),chosen=chooseFiles(await tree.list(),{include,exclude,own}),read=await withProgress(io,`documents`,async step=>await readFolder(tree,chosen,{...reading,step})),placed=placedIn(name),history=folderHistory(folder,name,read),documents=options.sourceGit===!0&&read.problems.length===0?await history.revisions():{documents:read.documents,problems:[]};
return{what:`folder`,settings,read:{chunks:read.chunks,leftOut:[],documents:documents.documents,problems:[...read.problems,...documents.problems].map(placed)},files:read.paths.size,passed:read.passed,remarks:read.remarks.map(placed),newest:history.newest}}
function placedIn(folder){
return problem=>({...problem,at:{...problem.at,file:join(folder,problem.at.file)}})}
async function ownFolders(corpus,set){
let place=pathInSet(await realpath(corpus),`/`,await realpath(set));
return place===``?[casesFolder,revisionsFolder]:place.startsWith(`../`)||place===`..`?[]:[place]}
function completeMapping(file,flags,baseUri){
let open=[],map=completed(()=>withFlags(file,flags),open),fields=map&&completed(()=>folderMap(map),open),named=map&&completed(()=>mapSettings(map),open),chunker=named&&completed(()=>chosenChunker(named.chunking),open),uriOf=baseUri===void 0?void 0:completed(()=>uriMaker(baseUri),open);
if(fields===void 0||named===void 0||chunker===void 0||open.length>0)throw incomplete(open);
let{name,version,settings}=chunker;
return{reading:{chunker,fields,uriOf},settings:{...named,chunking:{name,version,settings}}}}
async function snapshotInputs(io,inputs,options){
let created=options.createdAt===void 0?void 0:momentFrom(options.createdAt),nameFor=createdAt=>({id:revisionId(options.id??`corpus-${createdAt.slice(0,10)}`),createdAt});
nameFor(created??`2026-09-01`);
let[folder,...more]=await foldersOf(io,inputs);
if(folder!==void 0&&(more.length>0||inputs.length>1))throw mixed(folder,inputs);
let{newest,...source}=folder===void 0?await dumpSource(io,inputs,options):await folderSource(io,folder,options);
return{...source,named:async()=>nameFor(created??await newest())}}
async function foldersOf(io,inputs){
let folders=[];
for(let name of inputs)try{
(await stat(resolve(io.cwd,name))).isDirectory()&&folders.push(name)}catch(cause){
let shown=`"${terminalText(name)}"`;
throw new UsageError(`${shown} is not a file or folder that can be opened.`,{cause})}
return folders}
function mixed(folder,inputs){
let shown=`"${terminalText(folder)}"`,other=inputs.find(name=>name!==folder)??folder;
return new UsageError(`${shown} is a folder, and "${terminalText(other)}" is given beside it. Give one folder, which is the whole corpus, or the files of one dump: document ids are paths in that folder. Name the folder above several, with --include for those that count.`)}
function revisionId(id){
if(isRevisionId(id))return id;
throw new UsageError(`"${terminalText(id)}" cannot name a corpus revision: give --id lower-case letters and digits joined by single ".", "-" or "_", such as corpus-2026-09-01.`)}
function momentFrom(given){
let moment=momentOf(given);
if(moment!==void 0)return moment;
throw new UsageError(`--created-at "${terminalText(given)}" is no moment: give a date, a time and an offset, as in --created-at 2026-09-01T09:00:00Z, or a day.`)}
async function runSnapshot(io,names,options){
let folder=await existingFolder(io.cwd,options.set),{named,...corpus}=await snapshotInputs(io,names,options),{problems}=corpus.read;
return problems.length>0?(io.out(dumpReport(problems,io.style,corpus.what)),1):await recordRevision(io,folder,{...options,...corpus,...await named()})}
export{runSnapshot};
