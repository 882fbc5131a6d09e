import{Command,InvalidArgumentError,Option}from"./commander.js";
import{gitUserName}from"./shared-git.js";
import{UsageError,askedWords,byUtf8,canonicalJson,caseDigest,chunksAsRecorded,chunksWithNewText,clipped,comparing,componentsOf,contentState,counted,currencyByHashes,currentRevision,defectReport,documentsAsRecorded,evidenceOfCandidate,figureRows,groupingOf,groupsOf,isBlank,isLater,jsonText,likeness,lineageOf,listed,machineNamed,normaliseWhiteSpace,once,placeFrom,placeOfQuote,posedBy,printPieces,problemText,quoted,readCase,renewCommand,revisionOf,runNumbering,samePerson,settingsThatDiffer,sha256,splitGroupingOf,splitsOfCase,stageOf,statusOf,takesPart,terminalText,thresholdOf,triggers,underReadRevision,workingTree}from"./core.js";
import{lackOf,questionsFor}from"./shared-model.js";
import{contentWords,evidenceSearch,stemsOf}from"./shared-corpus.js";
import{asksAlready,decidedCase,decisionEdits,earlierChunksIn,evidenceIn,judgedRevision,lostQuotes,namedChunks,observationsOn,sentinelSince,sortCases,targetRevision,textsToPlan,unverifiableWords,whatToDo}from"./shared-refresh.js";
import{assertFit,changedMeanwhile,chosenCases,chosenFiles,chunkIdsIn,committedCases,confirmedIn,inDialogue,instantOf,isFile,observationsIn,pathOfId,rawText,repeated,replaceTexts,saysStill,setToPlan,textsToday,unknownRevision}from"./shared-scripts.js";
import{errorsAfter,unfitToRetire}from"./shared-rules.js";
import{caseView,countsLess,diffText,evidence,groundsText,markable,markdownCode,markdownCodeLink,markdownFence,markdownText,markedRuns,obstaclesText,outcome,printedMarks,quoteMarks,settingRows,sharesOf as sharesOf$1,shortened,textWithin,wordDiff,wrapped}from"./shared-report.js";
import{isDeepStrictEqual}from"node:util";
import{join}from"node:path";
function questionsLike(dataset){
const numbering=runNumbering();
const prepare=comparing(dataset,numbering);
const cases=dataset.cases.flatMap(file=>prepare(file)??[]);
const least=thresholdOf(dataset)/2;
return question=>{
const found=new Map;
const runs=numbering.runsOf(question);
if(runs.length===0)return found;
for(const{file,question:own}of cases){
if(Math.min(own.length,runs.length)<least*Math.max(own.length,runs.length))continue;
const share=likeness(own,runs);
if(share>=least)found.set(file,share)}
return found}}
const least=.45;
function questionsWithWordsOf(cases){
const worded=cases.filter(takesPart).map(file=>({file,words:contentWords(file.case.query??``)}));
const index=wordIndex(worded);
const weights=new Map;
const weightOf=word=>{
const known=weights.get(word);
if(known!==void 0)return known;
const weight=Math.log(1+worded.length/(1+index(word).size));
weights.set(word,weight);
return weight};
const weigh=words=>words.reduce((sum,word)=>sum+weightOf(word),0);
return question=>{
const words=contentWords(question);
const shared=new Map;
for(const word of words)for(const one of index(word))shared.set(one,(shared.get(one)??0)+weightOf(word));
return sharesOf(shared,weigh(words),weigh)}}
function sharesOf(shared,asked,weigh){
const found=new Map;
for(const[{file,words},both]of shared){
if(both<least**2*asked)continue;
const share=Math.min(1,both/Math.sqrt(asked*weigh(words)));
if(share>=least)found.set(file,share)}
return found}
function wordIndex(cases){
const byWord=new Map;
const byStem=new Map;
for(const one of cases)for(const word of one.words){
add(byWord,word,one);
for(const stem of stemsOf(word))add(byStem,stem,one)}
const known=new Map;
return word=>{
const found=known.get(word)??new Set([byWord.get(word),byStem.get(word),...stemsOf(word).map(stem=>byWord.get(stem))].flatMap(some=>some??[]));
known.set(word,found);
return found}}
function add(to,key,one){
const there=to.get(key);
if(there===void 0)to.set(key,[one]);else there.push(one)}
const most$2=3;
function nearCases(dataset){
const byLetters=questionsLike(dataset);
const byWords=questionsWithWordsOf(dataset.cases);
return question=>{
const near=new Map(byLetters(question));
for(const[file,share]of byWords(question))near.set(file,Math.max(share,near.get(file)??0));
return[...near].map(([file,likeness])=>({file,likeness})).toSorted((a,b)=>b.likeness-a.likeness||byUtf8(a.file.path,b.file.path)).slice(0,most$2)}}
function questionsOf({cases}){
const byQuestion=once(()=>groupsOf(cases,questionKey));
const byOrigin=once(()=>groupsOf(cases,({case:{origin}})=>origin?.observation));
const byId=once(()=>new Map(cases.map(file=>[String(file.case.id),file])));
return{asking:observation=>byQuestion().get(JSON.stringify(askedWords(observation)))??[],ledTo:observation=>byOrigin().get(observation)??[],named:id=>byId().get(id)}}
function questionKey(file){
const{conversation}=file.case;
const posed=(conversation===void 0?file.has([`conversation`]):conversation.some(turn=>turn?.role===void 0||turn.content===void 0))?void 0:posedBy(file);
if(posed===void 0)return void 0;
const{words,turns}=posed;
return JSON.stringify({words,turns})}
function observedPatterns(dataset,observations){
if(observations.length===0)return[];
const asked=questionsOf(dataset);
const near=once(()=>nearCases(dataset));
const proposed=new Map;
return observations.toSorted((one,other)=>byUtf8(one.observation.id,other.observation.id)).map(({observation,at})=>{
const outcome=outcomeOf$1(observation,asked,proposed);
const isProposed=outcome.kind===`new-case`;
return{observation,at,outcome,near:isProposed?near()(observation.query):[],outOfUse:isProposed?asked.asking(observation).filter(file=>!takesPart(file)):[]}})}
function outcomeOf$1(observation,asked,proposed){
const by=representing(observation,asked);
if(by.length>0)return{kind:`represented`,by};
const lack=lackOf(observation);
if(lack!==void 0)return{kind:lack===`recurrence`?`seen-once`:`not-looked-at`};
const{case:id}=observation;
if(id!==void 0)return aboutCase(observation.id,id,asked.named(id));
const question=JSON.stringify(askedWords(observation));
const earlier=proposed.get(question);
if(earlier!==void 0)return{kind:`repeats`,observation:earlier};
proposed.set(question,observation.id);
return{kind:`new-case`}}
function representing(observation,asked){
const led=asked.ledTo(observation.id);
const same=asked.asking(observation).filter(file=>takesPart(file)&&!led.includes(file));
return[...led.map(file=>({file,how:`origin`})),...same.map(file=>({file,how:`same-question`}))]}
function aboutCase(observation,id,file){
if(file===void 0||stageOf(file)!==`approved`)return{kind:`names-no-approved-case`,id,file};
const{outcome,observations=[]}=file.case.refresh??{};
return{kind:outcome!==void 0&&observations.includes(observation)?`decided`:`asks-about`,file}}
function observationsAbout(patterns){
const about=new Map;
for(const{observation,outcome}of patterns){
if(outcome.kind!==`asks-about`)continue;
const id=String(outcome.file.case.id);
about.set(id,[...about.get(id)??[],observation.id])}
return about}
function reasonsFor({from,to,triggers:triggers$1,observed}){
const happened=new Set(triggers$1);
return[...triggers.filter(trigger=>happened.has(trigger)),...observed?[`query-pattern-observed`]:[],...from===to?[]:[`corpus-revision-changed`]]}
function opensRequest(reasons){
return reasons.some(reason=>reason!==`corpus-revision-changed`)}
function triggerOf(dataset,{file,judged=file,observed},target){
const held=withCase(dataset,judged);
const currency=currencyByHashes(held,lineageOf(held),target.revision)(judged);
const from=judged.case.corpusRevision;
const triggers=currency.state===`stale`?currency.reasons:[];
const observations=observationsOn(file,target,observed);
const isObserved=observations.length>0||requestedFor(file,target).includes(`query-pattern-observed`);
const reasons=reasonsFor({from,to:target.id,triggers,observed:isObserved});
if(opensRequest(reasons))return{reasons,observations};
if(currency.state!==`stale`)return{refused:unasked$1(file,{state:currency.state,from,target})};
const[why=`evidence-unrecorded`]=currency.unverifiable;
return{refused:unverifiable(file,why)}}
function withCase(dataset,judged){
if(dataset.cases.includes(judged))return dataset;
const cases=dataset.cases.map(one=>one.path===judged.path?judged:one);
return{...dataset,cases}}
function requestedFor({case:{refresh}},target){
if(refresh===void 0||refresh.outcome!==void 0||refresh.to!==target.id)return[];
return(refresh.reasons??[]).flatMap(reason=>reason??[])}
function unverifiable(file,why){
return{message:`Nothing tells what changed for this case since it was approved: ${unverifiableWords[why]}.`,at:file.locate(why===`evidence-unrecorded`?[`provenance`]:[`corpusRevision`]),fix:whatToDo(file,why)}}
function unasked$1(file,{state,from,target}){
const id=file.case.id??file.path;
const at=file.locate([`corpusRevision`]);
const otherwise=`If an observation asks about it, add --observations FILE; if the case itself is to change, edit it and have it judged with "touchstone review record ${id}"; if nobody needs it, "touchstone review retire ${id}".`;
if(state===`current`)return{message:`The case was judged under corpus revision ${quoted(target.id)} itself, so nothing asks for a decision.`,at,fix:otherwise};
return{message:`Nothing that concerns the case changed between corpus revisions ${quoted(from??``)} and ${quoted(target.id)}: its judgment is carried, without a decision.`,at,fix:`Leave it as it is. ${otherwise}`}}
function unfitCase(file){
const record=`"touchstone review record ${file.case.id??file.path}"`;
const at=file.locate([`review`,`status`]);
if(stageOf(file)===`retired`)return[{message:`The case is retired, so nothing is decided about it any more.`,at:file.locateKey([`retired`]),fix:`Leave it as it is.`}];
switch(statusOf(file)){
case`pending`:
return[{message:`Nobody has approved this case, so there is no judgment that could be in doubt.`,at,fix:`Have it judged with ${record}; where its evidence moved, bring it up to the current corpus revision first, with ${renewCommand(file)}.`}];
case`rejected`:
return[{message:`The case was rejected.`,at,fix:`Leave it as it is.`}];
case void 0:
return[{message:`The decision about this case cannot be read.`,at,fix:`Run touchstone check, and mend what it finds in this file.`}];
case`approved`:
return contentState(file)===`unbound`?[{message:`The approval of this case does not record what was read.`,at,fix:`Have it judged again with ${record}.`}]:[]}}
function unfitDecision(file,{by,at,reason,target}){
const{reason:earlier}=file.case.review??{};
const place=file.locate([`review`]);
const machine=machineNamed(file,by);
const problems=[];
if(machine!==void 0){
const is=machine===`generator`?`the generator that wrote the case`:`no person`;
problems.push({message:`${quoted(by)} is ${is}, and a decision is a person's.`,at:file.locate(machine===`generator`?[`origin`,`generator`]:[`id`]),fix:`Have a person read the evidence and decide, under their own name.`})}
if(isBlank(by))problems.push({message:`Nobody is named as the one who decides.`,at:place});
if(isBlank(reason))problems.push({message:`No reason is given.`,at:place,fix:`Say why in one sentence.`});else if(earlier!==void 0&&normaliseWhiteSpace(earlier)===normaliseWhiteSpace(reason))problems.push({message:`The reason is that of the approval before: ${quoted(earlier)}`,at:file.locate([`review`,`reason`]),fix:`Say in one sentence what was found in the evidence as it is now.`});
return[...problems,...tooEarly(file,at,target)]}
function tooEarly(file,at,target){
const reviewedAt=file.case.review?.reviewedAt;
const createdAt=target.revision.record?.createdAt;
const problems=[];
if(reviewedAt!==void 0&&!isLater(at,reviewedAt))problems.push({message:`The decision would be of ${at}, and the approval before it is of ${reviewedAt}.`,at:file.locate([`review`,`reviewedAt`]),fix:`Give the moment at which it was decided; it comes after that approval.`});
if(createdAt!==void 0&&isLater(createdAt,at))problems.push({message:`The decision would be of ${at}, and corpus revision ${quoted(target.id)}, which it is about, is of ${createdAt}: nobody could read it before.`,at:file.locate([`review`]),fix:`Give the moment at which it was decided.`});
return problems}
function caseComponents(grouping){
if(grouping===void 0)return()=>void 0;
const{families,familiesOf}=grouping;
const{holders,links}=grouping.familyGraph();
const nameOf=new Map;
for(const component of componentsOf(links.map(link=>link.holders),holders.keys())){
const own=component.filter(key=>families.has(key));
const[name]=own;
if(name!==void 0)for(const family of own)nameOf.set(family,name)}
return file=>{
return familiesOf(file).belongings.map(({family})=>nameOf.get(family)??family).toSorted(byUtf8)[0]}}
const mostNear=3;
function documentsFor(questions,target,{texts,lineage}){
const documents=documentsAsRecorded(target)??new Map;
const found=new Map;
for(const[earlier,own]of groupsOf(questions,one=>one.earlier)){
const fresh=newChunks(earlier,own,{documents,texts});
for(const one of own)found.set(one.file,documentsOf(one,fresh,{documents,texts,lineage}))}
return found}
function newChunks({before,differences},questions,{documents,texts}){
const concerned=new Set(questions.flatMap(one=>one.documents));
const chunks=chunksWithNewText(before,differences).filter(({documentId})=>concerned.has(documentId));
const byDocument=groupsOf(chunks,({documentId})=>documentId);
const source={documents,chunks:new Map(chunks.map(chunk=>[chunk.id,chunk])),textOf:({hash})=>texts.get(hash)};
return{counts:new Map([...byDocument].map(([id,own])=>[id,own.length])),search:evidenceSearch(source,questions.map(({file})=>queryOf(file))),all:chunks.length}}
function queryOf(file){
return{texts:[file.case.query??``]}}
function documentsOf({file,documents:ids,from},{counts,search,all},{documents,texts,lineage}){
const isOfFamilies=lineage.ofCase(file).length>0;
const concerned=new Set(ids);
const near=search(queryOf(file),all).filter(({documentId})=>concerned.has(documentId)).slice(0,mostNear);
const nearest=groupsOf(near,({documentId})=>documentId);
return[...new Set([...nearest.keys(),...ids])].flatMap(id=>{
const document=documents.get(id);
if(document===void 0)return[];
const chunks=nearest.get(id)??[];
return{document,standing:from?.documents?.records.has(id)===true?`edited`:`added`,newChunks:counts.get(id)??0,asksEveryFamily:isOfFamilies&&lineage.ofDocument(id).length===0,nearest:chunks.map(chunk=>({id:chunk.id,hash:chunk.hash,text:texts.get(chunk.hash)}))}})}
function movedEvidence(dataset,file,target){
const revision=revisionOf(dataset,file);
const before=revision&&chunksAsRecorded(revision);
const found=(file.whole?.provenance??[]).map(entry=>({entry,heir:heirOf(entry,target,before)}));
const heirs=found.flatMap(({heir})=>typeof heir===`object`?[heir.id]:[]);
const moves=[];
const others=[];
for(const{entry,heir}of found){
if(heir===`same`)continue;
if(heir!==void 0&&heirs.filter(id=>id===heir.id).length===1)moves.push({from:entry.chunkId,to:[heir.id]});else others.push(entry.chunkId)}
return{moves,others}}
function heirOf({chunkId,contentHash},target,before){
if(target.chunks.get(chunkId)?.hash===contentHash)return`same`;
const holders=target.holdersOf(contentHash);
const newcomers=holders.filter(({id})=>before?.get(id)?.hash!==contentHash);
const[only,another]=newcomers.length>0?newcomers:holders;
return another===void 0?only:void 0}
function notOnlyMoved(file,{moves,others},target){
if(moves.length===0)return[{message:`No chunk of the case stands word for word under one other id in corpus revision ${quoted(target.id)}.`,at:file.locate([`relevantChunkIds`]),fix:`Look at what became of its evidence, and decide --confirmed, --revised, --abstained or --retired.`}];
return others.map(id=>({message:`Chunk ${quoted(id)} did not move word for word to one other id, so the moves of the case are not all there is to decide.`,at:file.locate([`relevantChunkIds`,file.whole?.relevantChunkIds?.indexOf(id)??0]),fix:`Decide --revised with --moved, and say what becomes of this chunk; it stays where nothing is said and the chunk is still there.`}))}
function ungroupedBehind(dataset,{file,evidence},{chunks}){
const staying=evidence.flatMap(({piece})=>chunks.get(piece.chunkId)?.documentId??[]);
const coming=evidence.flatMap(({candidates})=>candidates.map(one=>one.documentId));
const familiesOf=familiesIn(dataset,file);
return[...new Set([...staying,...coming])].toSorted(byUtf8).flatMap(id=>{
const families=familiesOf(id);
return families===void 0||families.length===1?[]:[{id,families}]})}
function ungroupedProblems(dataset,file,{provenance=[],sentinel}){
if(sentinel!==void 0)return[];
const familiesOf=familiesIn(dataset,file);
return[...new Set(provenance.map(({documentId})=>documentId))].filter(id=>familiesOf(id)?.length===0).map(id=>({message:ungroupedWords({id,families:[]}),at:file.locate([`provenance`])}))}
function ungroupedWords({id,families}){
return families.length===0?`${quoted(id)} is in no family: add it to one in families.yaml first.`:`${quoted(id)} is in ${listed(families.map(quoted))}: let one of them claim it in families.yaml first.`}
function familiesIn(dataset,file){
const grouping=splitGroupingOf(dataset);
if(grouping===void 0||grouping.isByCase||grouping.excluded.has(file))return()=>void 0;
return id=>grouping.claimsOf(id).map(({family})=>family)}
const mostWaysOfPiece=5;
function outcomesOf(dataset,{file,evidence},target){
return[confirmation(dataset,{file,evidence},target),...revisions(dataset,{file,evidence},target),abstention(file,target),retirement(dataset,file,target)]}
function retirement(dataset,file,target){
const retired=resultOf({dataset,file},{outcome:`retired`},target);
if(contentState(file)!==`edited`)return retired;
return{...retired,result:{refused:unfitToRetire(dataset,[file])}}}
function firstOutcomes(dataset,file,target){
const{digest}=file;
if(digest===void 0)return[];
const named=revisionOf(dataset,file);
const moved=named&&evidenceOfCandidate(file,{named,current:target});
return[{outcome:`approved`,replace:[],result:moved===void 0?{digest}:{refused:[moved]}},{outcome:`rejected`,replace:[],result:{digest}}]}
function resultOf({dataset,file},choice,target){
const decided=decidedCase(file,choice,target);
const{outcome}=choice;
const replace=outcome===`revised`?choice.replace:[];
if(`refused`in decided)return{outcome,replace,result:decided};
const refused=outcome!==`retired`?ungroupedProblems(dataset,file,decided.value):[];
const{digest}=decided;
return{outcome,replace,result:refused.length>0?{refused}:{digest}}}
function confirmation(dataset,{file,evidence},target){
const asItStands=resultOf({dataset,file},{outcome:`confirmed`},target);
if(`digest`in asItStands.result)return asItStands;
const quotes=new Map(evidence.flatMap(({piece:{chunkId,quote}})=>quote===void 0?[]:[[chunkId,void 0]]));
return`digest`in resultOf({dataset,file},{outcome:`confirmed`,quotes},target).result?{...asItStands,result:{needs:[`quote`]}}:asItStands}
function revisions(dataset,{file,evidence},target){
const{moves}=movedEvidence(dataset,file,target);
const together=clearReplacements(evidence,target);
const isEdited=contentState(file)===`edited`;
const ways=[...isEdited?[[]]:[],...together.length>Math.max(moves.length,1)?[together]:[],...moves.length===0?[]:[moves],...evidence.flatMap(waysOf(moves))];
const results=eachOnce$1(ways).map(replace=>resultOf({dataset,file},{outcome:`revised`,replace},target));
const possible=results.filter(({result})=>`digest`in result);
if(possible.length>0)return possible;
if(isEdited)return results.slice(0,1);
return[...moves.length>0||ways.includes(together)?results.slice(0,1):[],{outcome:`revised`,replace:[],result:{needs:[`edit`]}}]}
function eachOnce$1(ways){
return[...new Map(ways.toReversed().map(way=>[keyOf(way),way])).values()].toReversed()}
function keyOf(way){
const inOrder=way.toSorted((a,b)=>byUtf8(a.from,b.from));
return JSON.stringify(inOrder.map(({from,to})=>[from,to]))}
function clearReplacements(evidence,{chunks}){
const gone=evidence.filter(({piece})=>!chunks.has(piece.chunkId));
const replace=gone.flatMap(({piece:{chunkId:from},verdict,candidates})=>{
const[only,another]=candidates;
return only!==void 0&&another===void 0&&verdict!==`gone`?[{from,to:[only.id]}]:[]});
return replace.length===gone.length?replace:[]}
function waysOf(moves){
const moved=new Set(moves.map(({from})=>from));
return({piece:{chunkId:from},verdict,candidates})=>{
if(verdict===`same`||moved.has(from))return[];
const ids=candidates.map(({id})=>id);
const single=ids.filter(id=>id!==from).slice(0,mostWaysOfPiece).map(id=>[id]);
return[...verdict===`split`&&ids.length>1?[ids.toSorted(byUtf8)]:[],...single].map(to=>[...moves,{from,to}])}}
function abstention(file,target){
const outcome=`abstained`;
const decided=decidedCase(file,{outcome,because:`not-in-corpus`,answer:``},target);
const refused=`refused`in decided?decided.refused:[];
return{outcome,replace:[],result:refused.length>0?{refused}:{needs:[`because`,`answer`]}}}
const folder=`touchstone/refresh/`;
const noFamily=`--no-family`;
function pullRequestsOf(cases,{open,taken:others=[],limit}){
const inOrder=cases.toSorted(byTurn);
const buckets=heldBy(open,inOrder);
const held=new Set(buckets.flatMap(bucket=>bucket.cases));
const taken=new Set([...open.map(({branch})=>branch),...others]);
const free=groupsOf(inOrder.filter(one=>!held.has(one)),nameOf$1);
for(const[name,own]of free){
const withRoom=buckets.filter(bucket=>bucket.name===name&&bucket.keeps===void 0).toSorted(byBranch);
for(const one of own){
let bucket=withRoom.find(some=>some.cases.length<10);
if(bucket===void 0){
bucket={branch:freeBranch(name,taken),isOpen:false,keeps:void 0,name,cases:[]};
taken.add(bucket.branch);
withRoom.push(bucket);
buckets.push(bucket)}
bucket.cases.push(one)}}
let slots=limit-buckets.filter(({isOpen})=>isOpen).length;
return buckets.toSorted(byBranch).map(bucket=>{
return filled(bucket,!bucket.isOpen&&bucket.keeps!==`closed`&&slots--<=0)})}
function filled({branch,isOpen,keeps,cases},waits){
const members=cases.toSorted(byId);
return{pullRequest:{branch,families:[...new Set(members.flatMap(one=>one.families))].toSorted(byUtf8),cases:members.map(({id})=>id),isOpen,isClosed:keeps===`closed`,waits},members}}
function heldBy(open,cases){
const inOrder=open.toSorted(byBranch);
const holderOf=new Map;
for(const one of[...inOrder.filter(wasClosed),...inOrder])for(const id of one.cases)if(!holderOf.has(id))holderOf.set(id,one);
const held=cases.flatMap(one=>{
const holder=holderOf.get(one.id);
return holder===void 0?[]:[{holder,one}]});
return[...groupsOf(held,({holder})=>holder)].map(([holder,entries])=>{
const own=entries.map(({one})=>one).toSorted(byId);
const{branch,keeps}=holder;
return{branch,isOpen:!wasClosed(holder),keeps,name:nameOf$1(own[0]??{}),cases:own}})}
function wasClosed({keeps}){
return keeps===`closed`}
function nameOf$1({component}){
return component??noFamily}
function freeBranch(name,taken){
const base=`${folder}${name}`;
let number=1;
while(taken.has(numberedBranch(base,number)))number++;
return numberedBranch(base,number)}
function numberedBranch(base,number){
return number===1?base:`${base}--${number}`}
function byTurn(a,b){
return Number(a.asks!==`refresh`)-Number(b.asks!==`refresh`)||byId(a,b)}
function byId(a,b){
return byUtf8(a.id,b.id)||byUtf8(a.path,b.path)}
function byBranch(a,b){
const[one,other]=[partsOf(a.branch),partsOf(b.branch)];
return Number(one.isLast)-Number(other.isLast)||byUtf8(one.name,other.name)||one.number-other.number||byUtf8(a.branch,b.branch)}
function partsOf(branch){
const[,name=branch,number=`1`]=/^(.*?)(?:--(\d{1,9}))?$/s.exec(branch)??[];
return{name,number:Number(number),isLast:name===`${folder}${noFamily}`}}
const usualLimit=5;
function planRefresh(dataset,options){
const{target,open=[],taken=[],candidates,observations=[]}=options;
const observed=observedPatterns(dataset,observations);
const asking={target,candidates,observed:observationsAbout(observed)};
const{asked,standing,unasked,needless}=sortCases(dataset,asking);
const grouping=groupingOf(dataset);
const componentOf=caseComponents(grouping);
const limit=dataset.policy?.policy?.limits?.openRefreshPullRequests??usualLimit;
const placed=pullRequestsOf(asked.map(one=>{
const families=familiesOf(grouping,one.file);
const{path}=one.file;
return{...one,path,families,component:componentOf(one.file)}}),{open,taken,limit});
const itemOf=itemsIn(dataset,grouping,{...options,asked});
const items=placed.flatMap(({pullRequest,members})=>members.map(one=>itemOf(one,pullRequest.branch)));
return{to:{id:target.id,digest:target.digest,record:target.record},from:earlierRevisions(dataset,items),items,pullRequests:placed.map(({pullRequest})=>pullRequest),standing,unasked,needless,observed}}
function itemsIn(dataset,grouping,{target,texts,asked}){
const kept=new Map([...dataset.texts,...texts]);
const decidable=decidableUnder(dataset,target,texts);
const earlierChunks=earlierChunksIn(target);
const earlierOf=file=>earlierChunks(file,judgedRevision(dataset,file));
const evidenceOf=evidenceIn(target,kept);
const documents=documentsFor(asked.flatMap(one=>{
const{file}=one;
if(one.asks!==`refresh`||one.currency.documents.length===0)return[];
const{documents}=one.currency;
return{file,documents,earlier:earlierOf(file),from:judgedRevision(dataset,file)}}),target,{texts:kept,lineage:lineageOf(dataset)});
return(one,branch)=>{
const{file,id,asks,families}=one;
const evidence=evidenceOf(file,earlierOf(file));
const observations=one.asks===`refresh`?one.observations:[];
return{file,id,asks,from:underReadRevision(dataset,file).case.corpusRevision,to:target.id,reasons:reasonsOf(dataset,one,target),unverifiable:one.asks===`refresh`?one.currency.unverifiable:[],evidence,documents:documents.get(file)??[],ungrouped:ungroupedBehind(dataset,{file,evidence},decidable),observations,families,splits:splitsIn(grouping,file),pullRequest:branch,isRequested:asksAlready(file,target),needsTwoJudgments:file.case.sentinel!==void 0,isEdited:asks===`refresh`&&contentState(file)===`edited`,outcomes:asks===`refresh`?outcomesOf(dataset,{file,evidence},decidable):firstOutcomes(dataset,file,target)}}}
function decidableUnder(dataset,{id},texts){
const found=targetRevision(dataset,id,texts);
if(`refused`in found)throw new Error(`Nothing can be planned for: ${found.refused.message}`);
return found}
function reasonsOf(dataset,one,target){
if(one.asks!==`refresh`)return[];
const{reasons:triggers}=one.currency;
const from=underReadRevision(dataset,one.file).case.corpusRevision;
const observed=one.observations.length>0;
return reasonsFor({from,to:target.id,triggers,observed})}
function familiesOf(grouping,file){
return(grouping?.familiesOf(file).belongings??[]).map(({family})=>family).toSorted(byUtf8)}
function splitsIn(grouping,file){
if(grouping!==void 0)return splitsOfCase(grouping,file);
return file.case.split===void 0?[]:[file.case.split]}
function earlierRevisions(dataset,items){
const judged=items.filter(({asks})=>asks===`refresh`);
return[...groupsOf(judged,({from})=>from??``)].map(([id,own])=>({id,cases:own.length,record:dataset.revisions.get(id)?.record})).toSorted((a,b)=>byUtf8(a.id,b.id))}
function verdictText({verdict,piece,quote,source}){
const{before,after}=source;
const isOther=before!==void 0&&after!==void 0&&before!==after;
return[verdict,...piece.quote===void 0?[]:[quoteWords$1(quote,verdict)],...isOther?[`source revision ${before} → ${after}`]:[],...after===void 0&&!goesOn.has(verdict)?[`its document is not in the corpus`]:[]].filter(word=>word!==``).join(`, `)}
const goesOn=new Set([`same`,`moved`,`edited`,`split`,`merged`]);
function quoteWords$1(quote,verdict){
if(quote===`intact`)return`the quote stands`;
if(quote===`changed`)return`the quote does not stand`;
return verdict===`same`?``:`whether the quote stands is not known`}
function evidenceDiff(evidence,{isWhole,isPage=false}){
const{text,piece}=evidence;
const now=nearestText(evidence)??(isPage?partsText(evidence):void 0);
if(text===void 0||now===void 0)return void 0;
const plain=textDiff(text,now,piece.quote);
const runs=isPage?withLineStarts(plain,text,now):plain;
if(isWhole)return runs;
return shortened(isPage?runs.flatMap(apart(quoteMarks)):runs)}
function nearestText({verdict,candidates}){
return verdict===`edited`||verdict===`merged`?candidates[0]?.text:void 0}
const startsLine$1=/^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] )/;
function withLineStarts(runs,before,now){
const starts={before:firstWords(before),now:firstWords(now)};
const at={before:0,now:0};
return runs.map(({mark,text})=>{
return{mark,text:text.split(` `).map(word=>{
const side=mark===`-`?`before`:`now`;
const isFirst=starts[side].has(at[side]);
if(mark!==`+`)at.before++;
if(mark!==`-`)at.now++;
const shown=word.replaceAll(``,``);
return isFirst?`${shown}`:shown}).join(` `)}})}
function firstWords(text){
const first=new Set;
let count=0;
let isBlank=false;
for(const line of text.split(`
`).map(one=>one.trim())){
if(line!==``&&(isBlank||startsLine$1.test(line)))first.add(count);
isBlank=line===``;
count+=isBlank?0:line.split(/\s+/).length}
return first}
function textDiff(before,after,quote){
return marked(wordDiff(before,after),wordsOfQuote(before,quote))}
function partsDiff(evidence){
const{text,piece}=evidence;
const now=partsText(evidence);
return text===void 0||now===void 0?void 0:textDiff(text,now,piece.quote)}
function partsText({verdict,text,candidates}){
const texts=candidates.flatMap(one=>one.text??[]);
if(verdict!==`split`||text===void 0||texts.length<candidates.length)return;
return texts.toSorted((a,b)=>placeIn(text,a)-placeIn(text,b)).join(`

`)}
const enough=4;
function placeIn(whole,part){
const[inWhole,words]=[whole,part].map(text=>text.split(/\s+/).filter(Boolean).join(` `));
const list=words?.split(` `)??[];
for(let at=0;at+enough<=list.length;at++){
const place=inWhole?.indexOf(list.slice(at,at+enough).join(` `))??-1;
if(place>=0)return place}
return Number.POSITIVE_INFINITY}
function wordsOfQuote(text,quote){
const place=quote===void 0?void 0:placeOfQuote(text,quote);
if(place===void 0)return void 0;
const words=[...text.matchAll(/\S+/g)].map(({0:word,index})=>({start:index,end:index+word.length}));
return{first:words.findIndex(({end})=>end>place.start),last:words.findLastIndex(({start})=>start<place.end)}}
function marked(runs,quote){
if(quote===void 0)return runs;
const[open,close]=quoteMarks;
let at=0;
return runs.map(run=>{
if(run.mark===`+`)return run;
const words=run.text.split(` `).map(word=>{
const here=at++;
return`${here===quote.first?open:``}${word}${here===quote.last?close:``}`});
return{mark:run.mark,text:words.join(` `)}})}
function apart([open,close]){
let isInside=false;
return({mark,text})=>{
const parts=[];
for(const word of text.split(` `)){
if(word.includes(open))isInside=true;
const last=parts.at(-1);
if(last?.isKept===isInside)last.words.push(word);else parts.push({words:[word],isKept:isInside});
if(word.includes(close))isInside=false}
return parts.map(({words,isKept})=>({mark,text:words.join(` `),isKept}))}}
function withMarks(text,quote){
const place=quote===void 0?void 0:placeOfQuote(text,quote);
const own=markable(text);
if(place===void 0)return own;
const{start,end}=place;
const[open,close]=quoteMarks;
return`${own.slice(0,start)}${open}${own.slice(start,end)}${close}${own.slice(end)}`}
function isInDiff(evidence,candidate){
return evidence.candidates[0]===candidate&&evidenceDiff(evidence,{isWhole:true})!==void 0}
const verbs={confirmed:`confirm`,revised:`revise`,abstained:`abstain`,retired:`retire`,approved:`approve`,rejected:`reject`};
const needed={quote:`the words that carry the answer now, or that the quote goes: --quote, or --without-quote`,because:`why no answer is right`,answer:`what a good refusal says`,edit:`the new answer or quote: --answer, --quote; or an edit of the file`};
const neededOfRefusal={...needed,edit:`the new words of the refusal: --answer; or an edit of the file`};
function outcomeWords({outcome,replace,result},kind){
const change=isAsEdited({outcome,replace,result})?`as the file says now`:replace.map(({from,to})=>`${from} → ${to.join(` and `)}`).join(`, `);
const told={verb:verbs[outcome],change};
if(`digest`in result)return{...told,result:shortDigest(result.digest),fixes:[]};
if(`needs`in result){
const words=kind===`abstention`?neededOfRefusal:needed;
const needs=result.needs.map(one=>words[one]).join(`, and `);
return{...told,result:`needs ${needs}`,fixes:[]}}
return{...told,result:`not possible: ${result.refused.map(({message})=>message).join(` `)}`,fixes:[...new Set(result.refused.flatMap(({fix})=>fix??[]))]}}
function isAsEdited({outcome,replace,result}){
return outcome===`revised`&&replace.length===0&&`digest`in result}
function shortDigest(digest){
return digest.slice(7,39)}
function possibleText(outcomes){
const ways=outcomes.filter(one=>one.replace.length>0&&!isRefused$1(one)).length;
const wordsOf=({outcome,replace,result})=>{
if(`needs`in result&&result.needs.includes(`quote`))return`confirm with another quote`;
if(outcome!==`revised`)return verbs[outcome];
if(isAsEdited({outcome,replace,result}))return`revise as the file says now`;
if(ways===0)return`revise by an edit`;
return ways===1?`revise`:`revise in ${ways} ways`};
const possible=new Set(outcomes.filter(one=>!isRefused$1(one)).map(wordsOf));
const not=[...new Set(outcomes.filter(isRefused$1).map(wordsOf))].filter(words=>!possible.has(words));
return`${[...possible].join(`, `)}${not.length===0?``:`; not ${not.join(`, `)}`}`}
function isApprovalRefused(outcomes){
return outcomes.some(one=>one.outcome===`approved`&&isRefused$1(one))}
function isRefused$1({result}){
return`refused`in result}
function inShell(text){
return/^[\w./:#@%+=,~-]+$/.test(text)?text:`'${text.replaceAll(`'`,`'\\''`)}'`}
const atOnce$1=10;
function movedOnly(items){
return items.filter(({asks,isEdited,evidence,outcomes})=>asks===`refresh`&&!isEdited&&outcomes.some(({outcome,result})=>outcome===`revised`&&`digest`in result)&&evidence.some(({verdict})=>verdict===`moved`)&&evidence.every(({verdict})=>verdict===`moved`||verdict===`same`))}
function movedCommands(items){
const ids=movedOnly(items).map(({id})=>inShell(id));
const calls=Math.ceil(ids.length/atOnce$1);
return Array.from({length:calls},(_,at)=>{
return[`touchstone refresh decide`,...ids.slice(at*atOnce$1,(at+1)*atOnce$1),`--moved`].join(` `)})}
const counts=[[[`new-case`],`to write a case for`],[[`asks-about`],`about a case to look at`],[[`represented`],`represented`],[[`decided`],`decided`],[[`repeats`],`asked in another one`],[[`seen-once`],`seen once`],[[`not-looked-at`],`not looked at`],[[`names-no-approved-case`],`about no approved case`]];
function observedCounts(observed){
const told=counts.flatMap(([kinds,words])=>{
const count=observed.filter(({outcome})=>kinds.includes(outcome.kind)).length;
return count===0?[]:[`${count} ${words}`]});
return told.length===0?``:`${counted(observed.length,`pattern`)}: ${told.join(`, `)}`}
function seenText({observation}){
const{count,firstSeen,lastSeen,reviewedBy}=observation;
const[from,to]=[firstSeen.slice(0,10),lastSeen.slice(0,10)];
const when=from===to?`on ${from}`:`${from} to ${to}`;
const looked=reviewedBy===void 0?``:`, looked at by ${reviewedBy}`;
return`seen ${count===1?`once`:`${count} times`}, ${when}${looked}`}
function outcomeText(outcome){
switch(outcome.kind){
case`represented`:
return`represented by ${listed(outcome.by.map(representingText))}`;
case`asks-about`:
return`asks about ${nameOf(outcome.file)}: somebody looks at that case again`;
case`decided`:
return`about ${nameOf(outcome.file)}, which was decided with it in view`;
case`repeats`:
return`asks the same as ${quoted(outcome.observation)}`;
case`seen-once`:
return`seen once, so there is no pattern yet`;
case`not-looked-at`:
return`nobody has looked at the recorded queries: "reviewedBy" and "reviewedAt" are missing`;
case`names-no-approved-case`:
return outcome.file===void 0?`names case ${quoted(outcome.id)}, which the set does not have`:`names ${nameOf(outcome.file)}, which is ${stageOf(outcome.file)??`not readable`}`}}
function representingText({file,how}){
const stage=stageOf(file);
const state=stage===`approved`?``:`, ${stage??`not readable`}`;
return`${nameOf(file)} (${how===`origin`?`it led to that case`:`asks the same`}${state})`}
function nameOf(file){
return file.case.id??file.path}
function commandFor({observation},files){
const from=files.map(file=>`--observations ${inShell(file)}`);
return[`touchstone new --observation`,inShell(observation.id),...from].join(` `)}
function decideCommandFor(file,files){
const from=files.map(one=>`--observations ${inShell(one)}`);
return[`touchstone refresh decide`,inShell(nameOf(file)),...from].join(` `)}
function headlineOf(plan,{name}){
const{to,items,pullRequests,standing,unasked}=plan;
const{current,carried}=standing;
const asked=items.filter(({asks})=>asks===`refresh`).length;
const first=items.length-asked;
const doubtful=unverifiableIn(plan).length;
const approved=unasked.filter(({why})=>ofApproved.has(why)).length;
const all=asked+current+carried+approved;
const others=`${carried} carried, ${current} judged under it`;
const under=`corpus revision ${name(to.id)}`;
if(items.length+doubtful===0&&unasked.length>0)return`No case can be asked about under ${under}, but ${counted(unasked.length,`case`)} cannot stay as ${unasked.length===1?`it is`:`they are`}; ${others}.`;
if(items.length+doubtful===0)return`Nobody has to look at a case under ${under}: ${others}.`;
const candidates=first===0?``:` and ${counted(first,`unjudged candidate`)}`;
const where=`in ${counted(pullRequests.length,`pull request`)}`;
const lacking=`with something missing`;
const told=items.length>0&&doubtful>0?`: ${items.length} ${where}, ${doubtful} ${lacking}`:`, ${doubtful>0?lacking:where}`;
return`${counted(asked+doubtful,`case`)} of ${all}${candidates} to look at under ${under}${told}; ${others}.`}
const ofApproved=new Set([`edited`,`unbound`,`unverifiable`]);
function unverifiableIn({unasked}){
return unasked.filter(({why})=>why===`unverifiable`)}
function whyOf({asks,reasons,unverifiable,evidence}){
if(asks===`first-judgment`)return`nobody has judged it`;
const told=reasons.filter(reason=>reason!==`corpus-revision-changed`);
const goesOn=wordsGoOn(evidence);
const all=[...told.map(reason=>reason===`chunk-deleted`&&goesOn?`${reason} (its words go on under other ids)`:reason),...unverifiable];
return(all.length===0?reasons:all).join(`, `)}
function wordsGoOn(evidence){
return evidence.some(goesOnElsewhere)&&evidence.every(({verdict})=>verdict!==`gone`)}
function goesOnElsewhere({verdict,piece,candidates}){
const isThere=candidates.some(({id})=>id===piece.chunkId);
return(verdict===`edited`||verdict===`split`||verdict===`merged`)&&!isThere}
const everyFamily=`it is in no family, so it asks about every family (families.yaml says which it belongs to)`;
function planRows(plan,medium){
const{items,pullRequests,needless}=plan;
const refreshes=items.filter(({asks})=>asks===`refresh`);
const waiting=pullRequests.filter(({waits})=>waits).length;
const edited=items.filter(({isEdited})=>isEdited);
const requested=items.filter(({isRequested})=>isRequested).length;
const sentinels=items.filter(one=>one.needsTwoJudgments).length;
const doubtful=unverifiableIn(plan);
const missing=doubtful.map(({unverifiable})=>unverifiable);
return[[`why`,tally([...refreshes.map(item=>[...item.reasons,...item.unverifiable]),...missing])],...comparedRows(plan,medium),...movedRows(refreshes,medium),[`edited`,editedText$1(edited,medium)],[`sentinels`,sentinels===0?``:`${counted(sentinels,`case`)}, each judged again by two people`],[`asked`,requested===0?``:`${requested} already, in a request that nobody has decided`],[`waiting`,waiting===0?``:waitingText(waiting,pullRequests.length)],[`needless`,needless.length===0?``:`${counted(needless.length,`request`)} of a case whose judgment stands: ${ids(needless.map(({path,case:{id}})=>id??path),medium)}`],[`missing`,doubtful.length===0?``:`${counted(doubtful.length,`case`)} of which nothing tells what changed: ${ids(doubtful.map(nameOfUnasked),medium)}`],...unaskedRows(plan.unasked,medium),[`observed`,observedCounts(plan.observed)]]}
function movedRows(items,{code}){
const count=movedOnly(items).length;
if(count===0)return[];
const commands=movedCommands(items);
const more=commands.length-mostCommands;
return[[`moved`,`${counted(count,`case`)} whose evidence is all there, word for word, under other ids:`],...commands.slice(0,mostCommands).map(command=>[``,code(command)]),[``,more>0?`and ${counted(more,`more such command`)} once these are decided`:``]]}
const mostCommands=10;
function nameOfUnasked({id,path}){
return id??path}
function editedText$1(items,medium){
return items.length===0?``:`${counted(items.length,`case`)} edited since the approval (touchstone refresh decide --revised): ${ids(items.map(({id})=>id),medium)}`}
function waitingText(waiting,all){
return`${waiting} of the ${all} pull requests, since the policy opens ${all-waiting} at once`}
function tally(lists){
const counts=new Map;
for(const word of lists.flat())counts.set(word,(counts.get(word)??0)+1);
counts.delete(`corpus-revision-changed`);
return[...new Set([...triggers.filter(trigger=>counts.has(trigger)),...counts.keys()])].map(word=>`${counts.get(word)??0} ${word}`).join(`, `)}
function comparedRows({from,to:{record:later}},{name:named,words,code}){
return from.flatMap(({id,cases,record})=>{
const head=[`judged`,`${counted(cases,`case`)} under ${named(id)}${record===void 0?`, which is not recorded`:``}`];
if(record===void 0||later===void 0)return[head];
const settings=settingsThatDiffer(record,later);
return[head,...settingRows({before:record,after:later,settings}).filter(([,text])=>text.startsWith(`changed`)).map(([name,text])=>[``,`${words(name)} ${code(text)}`])]})}
const unaskedWords={edited:`edited since the approval, to be approved anew by touchstone review record`,unbound:`approved without a digest of what was read`,unreadable:`not readable`,unfilled:`with evidence to look up first, by touchstone fill`};
function unaskedRows(unasked,medium){
return Object.entries(unaskedWords).map(([why,words])=>{
const own=unasked.filter(one=>one.why===why);
return[`not asked`,own.length===0?``:`${counted(own.length,`case`)} ${words}: ${ids(own.map(nameOfUnasked),medium)}`]})}
const mostIds=5;
function ids(all,{code}){
const rest=all.length-mostIds;
const shown=all.slice(0,mostIds).map(code).join(`, `);
return rest>0?`${shown} and ${rest} more`:shown}
function openQuestions({file,asks,observations}){
if(asks===`first-judgment`&&file.case.kind===`abstention`)return[`Is it right to give no answer?`,`Is that what a good refusal says?`];
if(asks===`first-judgment`)return[`Do these chunks support the answer?`,`Is it the answer?`,`Is an answer right at all?`];
const observed=observations.length===0?[]:[`Does the case stand for what people ask?`];
return file.case.kind===`abstention`?[...observed,`Which chunk, if any, answers the question now?`,`Does what a good refusal says change?`,`Is it still right to give no answer?`]:[...observed,`Which chunk is the evidence now?`,`Does the expected answer change?`,`Is it right to give no answer now?`]}
const mostTold=3;
const mostLines$1=6;
const columns$1=96;
function itemText(item,detail){
const{query=``,expectedAnswer=``}=item.file.case;
const{style}=detail;
return[`  ${style.strong(terminalText(item.id))}  ${whyOf(item)}${notesOf(item)}`,...told$1(`question`,query,detail),...told$1(item.file.case.kind===`abstention`?`refusal`:`answer`,expectedAnswer,detail),...item.isEdited?[line$1(`edited`,editedText(item))]:[],...some(item.evidence,detail,`piece`).flatMap(one=>typeof one===`string`?[line$1(``,one)]:evidenceLines(one,detail)),...some(item.documents,detail,`document`).flatMap(one=>typeof one===`string`?[line$1(``,one)]:documentLines(one,detail)),...item.ungrouped.map(one=>line$1(`families`,terminalText(ungroupedWords(one)))),...item.observations.length===0?[]:[line$1(`observed`,terminalText(item.observations.join(`, `)))],line$1(`decide`,openQuestions(item).join(` `)),...outcomeLines(item,detail),...candidateCommands(item)]}
function editedText({id}){
return`this is what the file says now; ${terminalText(`touchstone refresh decide ${id} --revised`)} takes it, or Git gives back what was approved`}
function outcomeLines({outcomes,file},detail){
if(!detail.isWhole)return[line$1(`possible`,terminalText(possibleText(outcomes)))];
return outcomes.flatMap(outcome=>{
const{verb,change,result,fixes}=outcomeWords(outcome,file.case.kind);
const what=`digest`in outcome.result?`digest ${result}`:result;
return[...told$1(verb,change===``?what:`${change}: ${what}`,detail),...fixes.flatMap(fix=>told$1(``,fix,detail))]})}
function candidateCommands({id,asks,outcomes}){
if(asks!==`first-judgment`)return[];
return[...isApprovalRefused(outcomes)?[line$1(`first`,terminalText(`touchstone fill --renew ${id}`))]:[],line$1(`record`,terminalText(`touchstone review record ${id}, with --approve or --reject`))]}
function notesOf({needsTwoJudgments,isRequested,isEdited,from,to,asks}){
const notes=[...needsTwoJudgments?[`sentinel: judged again by two`]:[],...isEdited?[`edited since its approval`]:[],...isRequested?[`asked already`]:[],...asks===`first-judgment`&&from!==void 0&&from!==to?[`written under ${terminalText(from)}`]:[]];
return notes.length===0?``:`  (${notes.join(`; `)})`}
function printed$1(text){
return printedMarks(text,terminalText)}
function line$1(label,text){
return`    ${label.padEnd(9)}  ${text}`.trimEnd()}
function told$1(label,text,detail){
return toldMarked(label,markable(text),detail)}
function toldMarked(label,text,{isWhole}){
if(!isWhole){
const start=one=>textWithin(one.replaceAll(/\s+/g,` `),columns$1);
return[line$1(label,printedMarks(text,start))]}
return text.trimEnd().split(/\r?\n/).map(printed$1).map((one,at)=>line$1(at===0?label:``,one))}
function some(all,{isWhole},noun){
const rest=isWhole?0:all.length-mostTold;
return rest>0?[...all.slice(0,mostTold),counted(rest,`more ${noun}`)]:all}
function evidenceLines(evidence,detail){
const{piece,verdict,text,candidates}=evidence;
const{isWhole}=detail;
const runs=evidenceDiff(evidence,detail);
const showsOld=text!==void 0&&runs===void 0&&(verdict===`gone`||verdict===`ambiguous`||verdict===`unverified`||isWhole);
return[line$1(`evidence`,`${terminalText(piece.chunkId)}  ${terminalText(verdictText(evidence))}`),...piece.quote===void 0?[]:told$1(`quote`,`"${piece.quote}"`,detail),...showsOld&&verdict!==`moved`?toldMarked(`judged`,withMarks(text,piece.quote),detail):[],...text===void 0?[line$1(`judged`,`its text is not kept in this set`)]:[],...runs===void 0?[]:diffLines(runs,detail),...partsLines(evidence,detail),...some(candidates,detail,`candidate`).flatMap(one=>typeof one===`string`?[line$1(``,one)]:candidateLines(one,evidence,detail))]}
function candidateLines(candidate,evidence,detail){
const{id,text,grounds}=candidate;
const{verdict,piece}=evidence;
const head=line$1(verdict===`gone`?`like it`:`candidate`,`${terminalText(id)}  (${groundsText(candidate,verdict)})`);
if(grounds.includes(`bytes`)||isInDiff(evidence,candidate))return[head];
if(text===void 0)return[head,line$1(``,`its text is not kept in this set`)];
return[head,...toldMarked(``,withMarks(text,piece.quote),detail)]}
function partsLines(evidence,detail){
const runs=detail.isWhole?partsDiff(evidence):void 0;
if(runs===void 0)return[];
if(runs.some(({mark})=>mark!==` `))return diffLines(runs,detail);
return[line$1(`words`,`all of them stand in the candidates together, and no others`)]}
function diffLines(runs,{isWhole}){
const lines=wrapped(markedRuns(runs)).split(`
`);
const rest=isWhole?0:lines.length-mostLines$1;
return[...lines.slice(0,lines.length-Math.max(rest,0)).map((one,at)=>line$1(at===0?`words`:``,printed$1(one))),...rest>0?[line$1(``,counted(rest,`more line`))]:[]]}
function documentLines({document,standing,newChunks,asksEveryFamily,nearest},detail){
return[line$1(`document`,`${terminalText(document.id)}  ${standing}, ${counted(newChunks,`chunk`)} with a new text`),...asksEveryFamily?[line$1(``,everyFamily)]:[],...nearest.flatMap(({id,text})=>[line$1(`to read`,terminalText(id)),...text===void 0?[]:told$1(``,text,detail)])]}
function evidenceFlags(command){
const found={said:[],withoutQuote:[]};
const say=flag=>text=>{
found.said.push({flag,text,by:[]});
return text};
command.option(`--replace <old -> new>`,`chunks in the place of one, with commas; repeatable`,say(`replace`)).option(`--with <chunk>`,`a new chunk, for a --replace of the old one alone; repeatable`,id=>takeNew(found,id)).option(`--drop <chunk>`,`a chunk that is no evidence any more; repeatable`,say(`drop`)).option(`--add <chunk>`,`a chunk that is evidence from now on; repeatable`,say(`add`)).option(`--chunk <chunk>`,`a chunk that stays, for the --quote behind it`,say(`chunk`)).option(`--quote <words>`,`the words that carry the answer, of the chunk before it`,words=>takeQuote(found,words)).option(`--without-quote <chunk>`,`a chunk whose quote goes; repeatable`,id=>{
found.withoutQuote.push(id);
return id});
return()=>({quote:void 0,...found})}
function takeNew({said},id){
const last=said.at(-1);
if(last?.flag!==`replace`)throw new InvalidArgumentError(`Name the chunk that it replaces before it, with --replace.`);
last.by.push(id);
return id}
function takeQuote(found,words){
const place=found.said.at(-1)??found;
if(place.quote!==void 0)throw new InvalidArgumentError(`The chunk named before it has a quote already.`);
place.quote=words;
return words}
function changesEvidence({said}){
return said.some(({flag})=>flag!==`chunk`)}
function idsSaid({said,withoutQuote}){
return[...said.flatMap(({text,by})=>[text,...by,...newIn(text)]),...withoutQuote].map(asId)}
function newIn(text){
return[...text.matchAll(/\s*->\s*/g)].flatMap(({0:arrow,index})=>{
const behind=text.slice(index+arrow.length).trim();
return[behind,...behind.split(`,`).map(id=>id.trim())]})}
function evidenceSaid({said,quote,withoutQuote},file,known){
const replace=[];
const add=[];
const quotes=new Map;
for(const one of said){
const named=chunksOf$1(one,file,known);
if(one.flag===`replace`||one.flag===`drop`)replace.push(named);
if(one.flag===`add`)add.push(named.from);
if(one.quote===void 0)continue;
const[only,another]=one.flag===`replace`?named.to:[named.from];
if(one.flag===`drop`||only===void 0||another!==void 0)throw new UsageError(`--quote needs one chunk before it: name it with --chunk.`);
quotes.set(only,one.quote)}
for(const id of withoutQuote)quotes.set(asId(id),void 0);
if(quote!==void 0)quotes.set(onlyChunk(file),quote);
return{replace,add,quotes}}
function onlyChunk(file){
const[only,another]=file.whole?.relevantChunkIds??[];
if(only===void 0||another!==void 0)throw new UsageError(`--quote stands before any chunk: name its chunk before it, with --chunk.`);
return only}
function chunksOf$1({flag,text,by},file,known){
if(flag!==`replace`)return{from:asId(text),to:[]};
if(by.length>0)return{from:asId(text),to:by.map(asId)};
const own=new Set(file.whole===void 0?[]:namedChunks(file.whole).map(({id})=>id));
const pairs=[...text.matchAll(/\s*->\s*/g)].map(({0:arrow,index})=>({from:asId(text.slice(0,index).trim()),behind:text.slice(index+arrow.length).trim()}));
const pair=pairs.find(({from})=>own.has(from))??pairs[0];
if(pair===void 0||pair.behind===``)throw new UsageError(`--replace "${terminalText(text)}" does not say what stands in its place. Write --replace "OLD -> NEW", or --replace OLD --with NEW.`);
const{from,behind}=pair;
if(known.has(asId(behind)))return{from,to:[asId(behind)]};
return{from,to:behind.split(`,`).map(id=>asId(id.trim())).filter(id=>id!==``)}}
function asId(id){
return id}
const reasonsToAbstain=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`];
const outcomes=[`confirmed`,`revised`,`abstained`,`retired`];
function decideFlags(command){
return command.option(`--confirmed`,`the case holds as it is`).option(`--revised`,`its evidence, or what was edited in the file, is what follows`).option(`--moved`,`take all texts that stand word for word under one other id: revised`).option(`--abstained`,`no answer is right any more`).option(`--retired`,`nobody needs the case any more`).option(`--answer <text>`,`the expected answer from now on; of an abstention, what a refusal says`).addOption(new Option(`--because <reason>`,`why no answer is right`).choices(reasonsToAbstain)).option(`--by <name>`,`who decides`).option(`--reason <text>`,`why, in one sentence`).option(`--confirm <list>`,`what was answered with yes: query,answer,source,chunks`).option(`--at <instant>`,`when it was decided (default: now)`).option(`--to <revision>`,`the corpus revision to decide under (default: the current one)`).option(`--observations <file>`,`observed questions of real people, as refresh plan takes them; repeatable`,repeated)}
function knownRefresh(flags,evidence,{terminal,sentinels}){
const outcome=outcomeOf(flags);
assertFits(outcome,flags,evidence);
const{because,by,reason,confirm,moved=false}=flags;
const{answer}=flags;
assertFit({by,reason,answer,quote:quotesIn(evidence)});
const missing=missingFlags(outcome,flags,outcome===`retired`||sentinels);
if(missing.length>0&&!terminal)throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(`; `)}.`);
return{outcome,moved,onlyMoves:moved&&flags.revised!==true&&!changesEvidence(evidence),because,answer:answer?.trim(),by:by?.trim(),reason:reason?.trim(),confirmed:confirmedIn(confirm??``),evidence,whole:missing.length===0}}
function missingFlags(outcome,{because,answer,by,reason,confirm},asksNothing){
const abstains=outcome===`abstained`;
return[[`--confirmed, --revised, --moved, --abstained or --retired`,outcome===void 0],[`--because`,abstains&&because===void 0],[`--answer`,abstains&&answer===void 0],[`--by`,by===void 0],[`--reason`,reason===void 0],[`--confirm`,confirm===void 0&&!asksNothing]].filter(([,isMissing])=>isMissing).map(([flag])=>flag)}
function outcomeOf(flags){
const said=outcomes.filter(one=>flags[one]===true);
if(flags.moved===true&&!said.includes(`revised`))said.push(`revised`);
if(said.length>1){
const given=[...outcomes,`moved`].filter(one=>flags[one]===true);
throw new UsageError(`One outcome a call: ${given.map(one=>`--${one}`).join(` and `)} do not go together.`)}
return said[0]}
function assertFits(outcome,{because,answer},evidence){
if(because!==void 0&&outcome!==`abstained`)throw new UsageError(`--because says why no answer is right: it needs --abstained.`);
if(answer!==void 0&&outcome!==`abstained`&&outcome!==`revised`)throw new UsageError(`--answer changes the expected answer: it needs --revised or --abstained.`);
if(changesEvidence(evidence)&&outcome!==`revised`)throw new UsageError(`--replace, --drop and --add change the evidence: they need --revised.`);
if(evidence.withoutQuote.length+quotesIn(evidence).length>0&&outcome!==`revised`&&outcome!==`confirmed`)throw new UsageError(`A quote belongs to evidence: it needs --confirmed or --revised.`)}
function quotesIn({said,quote}){
return[...said.flatMap(one=>one.quote??[]),...quote===void 0?[]:[quote]]}
async function askChoice(io,asking){
const{dialogue}=asking;
io.out(`Confirm it as it is (c), revise its evidence (r), no answer is right (a), nobody needs it (t), or leave it (l)?
`);
switch(await dialogue.choose(`What is decided?`,`cratl`)){
case`c`:
return await askConfirmed(asking);
case`r`:
return await askRevised(io,asking);
case`a`:
return await askAbstained(io,asking);
case`t`:
return{outcome:`retired`};
case void 0:
default:
return`leave`}}
async function askConfirmed(asking){
const quotes=await askQuotes(asking,[]);
return quotes===`leave`?quotes:{outcome:`confirmed`,quotes}}
async function askRevised(io,asking){
const{dialogue}=asking;
const replace=await askReplacements(io,asking);
if(replace===`leave`)return replace;
const add=await askChunks(io,asking,{question:`Chunks that are evidence beside them`,usual:`none`});
if(add===`leave`)return add;
const keep=`as it is`;
const answer=await dialogue.text(`Expected answer`,keep);
if(answer===void 0)return`leave`;
const quotes=await askQuotes(asking,replace);
if(quotes===`leave`)return quotes;
return{outcome:`revised`,replace,add,quotes,...answer===keep?{}:{answer}}}
async function askReplacements(io,asking){
const{dataset,file,target}=asking;
const{moves}=movedEvidence(dataset,file,target);
const moveOf=new Map(moves.map(({from,to})=>[from,to[0]]));
const replace=[];
for(const{id}of file.whole===void 0?[]:namedChunks(file.whole)){
const usual=moveOf.get(id)??(target.chunks.has(id)?id:void 0);
const said=await askChunks(io,asking,{question:`What stands in the place of ${quoted(id)}, by id, or "none"`,usual});
if(said===`leave`)return said;
if(said.length!==1||said[0]!==id)replace.push({from:id,to:said})}
return replace}
async function askChunks(io,{dialogue,target,readTextsOf},{question,usual}){
for(;;){
const said=await dialogue.text(terminalText(question),usual);
if(said===void 0)return`leave`;
const ids=chunkIdsIn([said],target.chunks).map(asId);
const unknown=ids.filter(id=>!target.chunks.has(id));
if(unknown.length===0){
await readTextsOf(ids);
return ids}
for(const id of unknown)io.out(terminalText(`${quoted(id)} is not in corpus revision "${target.id}".`)+`
`)}}
async function askQuotes({dialogue,file,target},replace){
const quotes=new Map;
for(const{quote,places}of lostQuotes(file,replace,target)){
const[place]=places;
if(place===void 0||quotes.has(place))continue;
const question=`The quote ${quoted(quote)} is gone. The words of ${quoted(place)} that carry the answer`;
const said=await dialogue.text(terminalText(question),`no quote`);
if(said===void 0)return`leave`;
quotes.set(place,said===`no quote`?void 0:said)}
return quotes}
async function askAbstained(io,{dialogue,known}){
const numbers=reasonsToAbstain.map((_,index)=>String(index+1)).join(``);
if(known.because===void 0)io.out(`${reasonsToAbstain.map((one,index)=>`${index+1} ${one}`).join(`, `)}\n`);
const digit=known.because===void 0?await dialogue.choose(`Why is no answer right?`,numbers,reasonsToAbstain):void 0;
const because=known.because??(digit===void 0?void 0:reasonsToAbstain[Number(digit)-1]);
if(because===void 0)return`leave`;
const answer=known.answer??await dialogue.text(`What a good refusal says`);
return answer===void 0?`leave`:{outcome:`abstained`,because,answer}}
function givenChoice(dataset,file,{known,target}){
const{outcome,because,answer}=known;
switch(outcome){
case`confirmed`:
return{outcome,quotes:evidenceSaid(known.evidence,file,target.chunks).quotes};
case`revised`:
return revised(dataset,file,{known,target});
case`abstained`:
if(because===void 0||answer===void 0)throw unsaid();
return{outcome,because,answer};
case`retired`:
return{outcome};
case void 0:
throw unsaid()}}
function revised(dataset,file,{known,target}){
const{moved,onlyMoves,answer,evidence}=known;
const said=evidenceSaid(evidence,file,target.chunks);
const found=moved?movedEvidence(dataset,file,target):void 0;
const refused=found!==void 0&&onlyMoves?notOnlyMoved(file,found,target):[];
if(refused.length>0)return{refused};
const named=new Set(said.replace.map(({from})=>from));
const moves=found?.moves.filter(({from})=>!named.has(from))??[];
const words=answer===void 0?{}:{answer};
return{outcome:`revised`,...said,replace:[...said.replace,...moves],...words}}
function unsaid(){
return new UsageError(`The outcome is not said.`)}
function outlook({dataset,file},{value},style){
const decided={...file,case:value};
return`\nAs it would be:\n\n${[...outcome(decided,style),...evidence(dataset,decided,{style,more:()=>[]})].join(`

`)}\n\n`}
async function askRefresh(io,asking){
const{dialogue,file,known}=asking;
show(io,asking);
const found=await choiceOf(io,asking);
if(found===`leave`)return found;
const{choice,decided}=found;
if(choice.outcome===`revised`||choice.outcome===`abstained`)io.out(outlook(asking,decided,io.style));
const confirmed=await askQuestions(dialogue,{choice,decided,known});
if(confirmed===void 0){
if(!dialogue.hasLeft())io.out(`Without every yes this cannot be decided so.
`);
return`leave`}
const who=await askWho(asking);
if(who===void 0)return`leave`;
const{id=file.path}=file.case;
io.out(`${terminalText(`${id} is ${choice.outcome} by "${who.by}": "${who.reason}"`)}\n`);
if(await dialogue.choose(`Record it?`,`yn`)!==`y`)return`leave`;
return{choice,confirmed,...who}}
async function askWho({dialogue,usual,file,known}){
const author=file.case.origin?.author;
const isOwn=usual!==void 0&&author!==void 0&&samePerson(usual,author);
const by=known.by??await dialogue.text(`Who decides this`,isOwn?void 0:usual);
if(by===void 0)return void 0;
const reason=known.reason??await dialogue.text(`Why, in one sentence`);
return reason===void 0?void 0:{by,reason}}
function show(io,asking){
const{dataset,file,judged,target,reasons}=asking;
const item=itemOf(asking,judged??file);
const options={style:io.style,place:path=>path};
const view=item===void 0?caseView(dataset,file,options):itemText(item,{isWhole:true,style:io.style}).join(`
`);
io.out(`${view}\n\n`);
io.out(terminalText(`Asked by ${listed(reasons)}, under corpus revision "${target.id}".`)+`
`);
if(judged!==void 0){
io.out(`The file was edited since it was approved; what it says now:

`);
io.out(`${outcome(file,io.style).join(`

`)}\n\n`)}}
function itemOf({dataset,target,observations},file){
const cases=dataset.cases.map(one=>one.path===file.path?file:one);
const options={target:target.revision,texts:new Map,observations};
return planRefresh({...dataset,cases},options).items.find(one=>one.file===file)}
async function choiceOf(io,asking){
const{dataset,file,target,known}=asking;
let choice=isSaid(known)?givenChoice(dataset,file,{known,target}):await askChoice(io,asking);
while(choice!==`leave`){
const decided=`refused`in choice?choice:decidedCase(file,choice,target);
if(!(`refused`in choice)&&`value`in decided)return{choice,decided};
for(const{message,fix=``}of`refused`in decided?decided.refused:[])io.out(`${terminalText(message)}\n  ${terminalText(fix)}\n`);
choice=await askChoice(io,asking)}
return choice}
function isSaid(known){
if(known.outcome!==`abstained`)return known.outcome!==void 0;
return known.because!==void 0&&known.answer!==void 0}
async function askQuestions(dialogue,{choice,decided:{value},known}){
if(choice.outcome===`retired`||value.sentinel!==void 0)return[];
const questions=questionsFor(value.kind);
for(const[index,{confirms,question}]of questions.entries()){
if(known.confirmed.includes(confirms))continue;
const numbered=`${index+1} of ${questions.length}  ${question}`;
if(await dialogue.choose(numbered,`yn`)!==`y`)return void 0}
return questions.map(({confirms})=>confirms)}
function decidedText(told,options){
const{before,textBefore,decided,isDryRun}=told;
const{style,place}=options;
const{outcome=``,by=``,from=``,to=``,reasons=[]}=decided.file.case.refresh??{};
const done=isDryRun?`would be ${outcome}`:style.green(outcome);
const what=[`asked by ${listed(reasons.flatMap(one=>one??[]))}`,`${quoted(from)} → ${quoted(to)}`,...changes(before,decided),...notes(told)];
return`${[`${style.strong(terminalText(place(before.path)))} ${done} by "${terminalText(by)}"`,...what.map(line=>`  ${terminalText(line)}`),...isDryRun?diffText(textBefore,decided.text,style):[]].join(`
`)}\n`}
function changes(before,{file,droppedQuotes,noLongerInstead}){
const[was,is]=[before.case,file.case];
const[old=[],now=[]]=[was,is].map(({relevantChunkIds=[]})=>relevantChunkIds.flatMap(id=>id??[]));
const gone=old.filter(id=>!now.includes(id));
const come=now.filter(id=>!old.includes(id));
return[...gone.length===0?[]:[`no evidence any more: ${listed(gone.map(quoted))}`],...come.length===0?[]:[`evidence now: ${listed(come.map(quoted))}`],...was.expectedAnswer===is.expectedAnswer?[]:[`expected answer: "${clipped(is.expectedAnswer??``,200)}"`],...newQuotes(was,is),...droppedQuotes.map(({chunkId,quote})=>`quote of ${quoted(chunkId)} gone: ${quoted(quote)}`),...noLongerInstead.map(id=>`${quoted(id)} stands for itself: what it could replace is gone`)]}
function newQuotes(was,is){
const had=new Set((was.provenance??[]).map(entry=>entry?.quote));
return(is.provenance??[]).flatMap(entry=>entry?.quote===void 0||had.has(entry.quote)?[]:[`quote of ${quoted(entry.chunkId??``)}: ${quoted(entry.quote)}`])}
function notes({before,decided,reviewers,isElsewhere,isDryRun,left}){
const{refresh,id=before.path}=decided.file.case;
const author=before.case.origin?.author;
const elsewhere=`${quoted(refresh?.to??``)} is not the current corpus revision, under which the case may be asked about again.`;
return[...decided.told,...answersToRead(decided.file),...countsLess({reviewer:refresh?.by??``,author,reviewers}),...isElsewhere?[elsewhere]:[],...left.map(leftText),...decided.awaitsJudgments&&!isDryRun?[`A sentinel: it is a candidate again until two people have judged it as it is now.`,`next: touchstone review judge ${id}, by two people; then touchstone review record ${id}`]:[]]}
function leftText({file,is,hasOtherChunks,hasOtherRevision}){
const{id=file.path,relevantChunkIds=[],corpusRevision=``}=file.case;
const chunks=relevantChunkIds.flatMap(one=>one===void 0?[]:[quoted(one)]);
const what=[...hasOtherChunks?[`rests on ${chunks.length===0?`no chunk`:listed(chunks)}`]:[],...hasOtherRevision?[`stays under ${quoted(corpusRevision)}`]:[]];
return`its ${is} ${quoted(id)} ${listed(what)}: read whether both still ask for one answer`}
function answersToRead({case:{refresh,acceptedAnswers=[]}}){
if(refresh?.outcome!==`revised`||acceptedAnswers.length===0)return[];
const words=acceptedAnswers.map(one=>quoted(one?.statement??``));
return[`accepted answers keep their words: ${listed(words)}`]}
function endText(count,{isDryRun,style}){
if(isDryRun)return`Nothing was written.
`;
const files=count===1?`this file`:`these files`;
return`${style.faint(`Commit ${files}; "touchstone check" judges the set as it is now.`)}\n`}
const order=[...triggers,`query-pattern-observed`,`corpus-revision-changed`];
function refreshBlock(file,deciding){
const{outcome,by,at,reason,from,reasons,target}=deciding;
const{refresh}=file.whole??{};
const request=refresh?.outcome===void 0?refresh:void 0;
const isFit=request?.from===from&&request.to===target.id;
const asked=request===void 0?[]:stillAsked(request,isFit);
const all=order.filter(one=>asked.includes(one)||reasons.includes(one));
const digest=file.whole?.review?.digest;
const{reasons:_,from:__,to:___,outcome:____,...others}=isFit?request:noRequest;
return{block:{from,to:target.id,reasons:[...all],...others,...observedIn(refresh,deciding.observations),outcome,by,at,reason,...digest===void 0?{}:{previous:digest}},told:request===void 0?[]:differences(request,{...deciding,isFit,all})}}
function stillAsked({reasons,observations=[]},isFit){
return[...isFit?reasons:[],...observations.length>0?[`query-pattern-observed`]:[]]}
function observedIn(refresh,now=[]){
const observations=[...new Set([...refresh?.observations??[],...now])];
return observations.length===0?{}:{observations}}
const noRequest={from:``,to:``,reasons:[]};
function differences(request,{from,target,isFit,all}){
if(!isFit)return[`The file asked about the way from ${quoted(request.from)} to ${quoted(request.to)}; decided and recorded is the way from ${quoted(from)} to ${quoted(target.id)}.`];
const added=all.filter(one=>!request.reasons.includes(one));
return added.length===0?[]:[`Beside the reasons that the file asked for, this happened: ${listed(added)}.`]}
function decideRefresh(dataset,file,decision){
const unfit=unfitCase(file);
if(unfit.length>0)return{refused:unfit,findings:[]};
const decided=decidedCase(file,decision.choice,decision.target);
const refused=[...unfitDecision(file,decision),...unasked(file,decision),...newlySentinel(file,decision),...unretirable(dataset,file,decision),...`refused`in decided?decided.refused:unconfirmed(file,decided,decision)];
if(refused.length>0||`refused`in decided)return{refused:eachOnce(refused),findings:[]};
return written(dataset,{file,decided},decision)}
function written(dataset,{file,decided},decision){
const{path,whole:before=decided.value}=file;
const{choice,text}=decision;
const{value,told}=withDecision(file,decided,decision);
const replace=choice.outcome===`revised`?choice.replace:[];
const edited=decisionEdits(path,text,{before,after:value,replace});
if(`refused`in edited)return{refused:[edited.refused],findings:[]};
const reading=readCase(path,edited.text.replace(/^\ufeff/,``));
const after=reading.file;
if(after===void 0||!isDeepStrictEqual(after.whole,value))throw new Error(`"${path}" does not say what was decided after its edit.`);
const findings=choice.outcome!==`retired`?errorsAfter(dataset,reading,{path,before:text,after:edited.text}):[];
if(findings.length>0)return{refused:[],findings};
const{digest,droppedQuotes,noLongerInstead}=decided;
const result={digest,droppedQuotes,noLongerInstead,told,awaitsJudgments:after.case.review?.status===`pending`};
return{text:edited.text,file:after,...result}}
function unretirable(dataset,file,{choice,together=[file]}){
if(choice.outcome!==`retired`)return[];
return unfitToRetire(dataset,together).filter(({at})=>at.file===file.path)}
function newlySentinel(file,{choice,judged}){
return choice.outcome!==`retired`&&contentState(file)===`edited`&&gainedMark(file,judged)?[sentinelSince(file)]:[]}
function gainedMark({case:{review},whole},judged){
if(whole?.sentinel===void 0)return false;
if(judged!==void 0)return!judged.has([`sentinel`]);
const{sentinel:_,...unmarked}=whole;
return caseDigest(unmarked)===review?.digest}
function unasked(file,{reasons,target}){
if(opensRequest(reasons))return[];
return[{message:`Nothing that happened up to corpus revision ${quoted(target.id)} asks for a decision about this case.`,at:file.locate([`corpusRevision`]),fix:`Leave it as it is: its judgment holds.`}]}
function unconfirmed(file,{value},{choice,confirmed}){
if(choice.outcome===`retired`||value.sentinel!==void 0)return[];
return questionsFor(value.kind).filter(({confirms})=>!confirmed.includes(confirms)).map(({confirms,question})=>({message:`"${confirms}" is not confirmed: ${question}`,at:file.locate([]),fix:`Add "${confirms}" to --confirm if the answer is yes for the case as the decision leaves it; else decide otherwise.`}))}
function withDecision(file,{value,digest},decision){
const{choice,by,at,reason,target,reasons,observations}=decision;
const{outcome}=choice;
const{block:refresh,told}=refreshBlock(file,{outcome,by,at,reason,from:decision.from??file.case.corpusRevision??``,reasons,observations,target});
if(outcome===`retired`)return{value:{...value,refresh,retired:{by,at,reason}},told};
const review=value.sentinel===void 0?approval(value,digest,decision):{status:`pending`};
return{value:{...value,refresh,review},told}}
function approval(value,digest,{by,at,reason,confirmed,target}){
return{status:`approved`,reviewedBy:by,reviewedAt:at,reason,confirmed:questionsFor(value.kind).map(({confirms})=>confirms).filter(one=>confirmed.includes(one)),digest,corpus:target.digest,via:`local`}}
function eachOnce(problems){
return[...new Map(problems.map(one=>[`${one.at.line}:${one.message}`,one])).values()]}
function leftRelatives({cases},revised,together){
if(revised.case.refresh?.outcome!==`revised`)return[];
const{id,variantOf}=revised.case;
const decided=new Map(together.map(file=>[file.path,file]));
return cases.map(file=>decided.get(file.path)??file).filter(file=>file.path!==revised.path&&takesPart(file)).flatMap(file=>{
const isVariant=id!==void 0&&file.case.variantOf===id;
const isParent=variantOf!==void 0&&file.case.id===variantOf;
if(!isVariant&&!isParent)return[];
const hasOtherChunks=chunksOf(file)!==chunksOf(revised);
const hasOtherRevision=file.case.corpusRevision!==revised.case.corpusRevision;
if(!hasOtherChunks&&!hasOtherRevision)return[];
return[{file,is:isVariant?`variant`:`parent`,hasOtherChunks,hasOtherRevision}]})}
function chunksOf({case:{relevantChunkIds=[]}}){
return JSON.stringify(relevantChunkIds.flatMap(id=>id??[]).toSorted(byUtf8))}
function refuse(io,against,options){
const texts=against.map(({refused,...rest})=>{
const findings=`findings`in rest?rest.findings:[];
return obstaclesText({refused:[refused].flat(),findings},options,`not decided`)});
io.out(`${texts.join(`
`)}\nNothing was written.\n`);
return 1}
function byFlags(session,one,all){
const{known,dataset,target}=session;
const choice=givenChoice(dataset,one.file,{known,target});
if(`refused`in choice)return choice;
const{by=``,reason=``,confirmed}=known;
return decideOne(session,one,{choice,by,reason,confirmed,together:all.map(({file})=>file)})}
function decideOne({dataset,target,at,observed:asking},{file,text,judged},said){
const unfit=unfitCase(file);
if(unfit.length>0)return{refused:unfit};
const trigger=triggerOf(dataset,{file,judged,observed:asking.get(file.case.id??``)},target);
if(`refused`in trigger)return trigger;
const{reasons,observations}=trigger;
const from=judged?.case.corpusRevision;
return decideRefresh(dataset,file,{...said,at,reasons,observations,target,from,judged,text})}
async function write(session,planned){
const{io,chosen,dataset,target,options,isDryRun}=session;
const files=planned.map(({file,text,decided})=>({path:file.path,before:text,after:decided.text}));
const late=isDryRun?[]:await replaceTexts(chosen.folder,files);
if(late.length>0)return refuse(io,[{refused:late}],options);
const reviewers=dataset.policy?.policy?.reviewers??[];
const isElsewhere=target.revision!==currentRevision(dataset);
for(const{file,judged,text,decided}of planned){
const told={before:judged??file,textBefore:text,decided,reviewers,isDryRun,isElsewhere,left:leftRelatives(dataset,decided.file,planned.map(one=>one.decided.file))};
io.out(decidedText(told,options))}
io.out(endText(planned.length,{isDryRun,style:io.style}));
return 0}
async function setToDecide({folder,dataset,paths},{to,ids,isShown}){
const found=namedTarget(dataset,to);
if(`refused`in found)return found;
const files=dataset.cases.filter(({path})=>paths.includes(path));
const hashes=new Set;
const named=files.flatMap(({whole})=>whole===void 0?[]:namedChunks(whole));
for(const id of[...named.map(one=>one.id),...ids]){
const hash=found.chunks.get(id)?.hash;
if(hash!==void 0)hashes.add(hash)}
for(const file of files)for(const{contentHash}of file.whole?.provenance??[])hashes.add(contentHash);
if(isShown){
const shown={...dataset,cases:files};
for(const hash of textsToPlan(shown,{target:found.revision}))hashes.add(hash)}
const texts=new Map([...dataset.texts,...await textsToday(folder,hashes)]);
const whole={...dataset,texts};
const target=targetRevision(whole,to);
if(`refused`in target)return target;
const readTexts=async wanted=>{
const missing=new Set(wanted.filter(hash=>!texts.has(hash)));
for(const[hash,text]of await textsToday(folder,missing))texts.set(hash,text)};
const readTextsOf=async chunks=>{
await readTexts(chunks.flatMap(id=>target.chunks.get(id)?.hash??[]))};
return{dataset:whole,target,readTextsOf,readTexts}}
function namedTarget(dataset,to){
if(to!==void 0&&!dataset.revisions.has(to))throw unknownRevision(dataset,to);
return targetRevision(dataset,to)}
async function caseToDecide(folder,{dataset:{cases,defects},readTexts},path){
const file=cases.find(one=>one.path===path);
if(file===void 0)return{refused:defects.filter(({at})=>at.file===path)};
const text=await rawText(join(folder,path)).catch(()=>``);
if(!saysStill(file,text))return{refused:[changedMeanwhile(file)]};
const judged=contentState(file)===`edited`?await approvedVersion(folder,file):void 0;
await readTexts((judged?.whole?.provenance??[]).map(({contentHash})=>contentHash));
return{file,text,judged}}
async function approvedVersion(folder,file){
return(await committedCases(folder,file.path)).find(one=>one?.digest!==void 0&&one.digest===file.case.review?.digest)}
function decideCommand(io,finish){
const command=new Command(`decide`).description(`Record what a person decides about cases whose evidence moved.`).argument(`<case...>`,`cases, each by its id or its file`);
const saidOf=evidenceFlags(decideFlags(command));
return command.option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--dry-run`,`show what would be written, and write nothing`).addHelpText(`after`,example$2).action(async(words,flags)=>{
finish(await runDecide(io,words,{flags,evidence:saidOf()}))})}
const example$2=`
The decision, what asked for it, the new corpus revision, provenance and review are written together; question, answer
and chunks change only as the person says. At a terminal the case is shown with its old and new evidence, the outcome is
asked for, then the questions of a review; nothing is written before a last question, and q leaves at any.
With flags: one case; of --confirmed, --moved and --retired at most ten, all of them or none.

Examples:
  touchstone refresh decide refund-001
  touchstone refresh decide refund-001 --confirmed --by sam --reason "The rule is the same." \\
    --confirm query,answer,source,chunks
  touchstone refresh decide refund-002 --moved --by sam --reason "Word for word on its new page." \\
    --confirm query,answer,source,chunks
  touchstone refresh decide leave-001 --revised --replace "leave:2 -> leave:2a, leave:2b" \\
    --answer "18 weeks." --chunk leave:2a --quote "eighteen weeks" …
  touchstone refresh decide fax-001 --abstained --because not-in-corpus --answer "The handbook does not say." …
  touchstone refresh decide fax-002 --retired --by sam --reason "The fax line was closed."
  touchstone refresh decide pay-001 --observations asked.jsonl   because of what people ask

Exit code: 0 decided or left as it was, 1 refused, 2 wrong use, 3 the run broke.`;
const atOnce=10;
async function runDecide(io,words,{flags,evidence}){
const chosen=await chosenCases(io.cwd,words,flags.set);
const{folder,paths}=chosen;
const named=chosen.dataset.cases.filter(({path})=>paths.includes(path));
const sentinels=named.length>0&&named.every(file=>file.case.sentinel!==void 0);
const known=knownRefresh(flags,evidence,{terminal:io.input.isTTY,sentinels});
assertFew(known,paths.length);
const at=instantOf(flags.at,io.clock());
const options={style:io.style,place:placeFrom(io.cwd,folder)};
const{observations,problems}=await observationsIn(io.cwd,flags.observations??[]);
if(problems.length>0)return refuse(io,[{refused:problems}],{...options,place:file=>file});
const set=await setToDecide(chosen,{to:flags.to,ids:idsSaid(evidence),isShown:!known.whole});
if(`refused`in set)return refuse(io,[set],options);
const session={io,chosen,known,at,observations,observed:observationsAbout(observedPatterns(set.dataset,observations)),options,isDryRun:flags.dryRun===true,...set};
return known.whole?await decideAll(session):await askAll(session)}
function assertFew({whole,outcome,moved,evidence},count){
if(!whole||count===1)return;
const{said,quote,withoutQuote}=evidence;
const isOfOne=said.length>0||quote!==void 0||withoutQuote.length>0;
if(!(outcome===`confirmed`||outcome===`retired`||moved&&!changesEvidence(evidence))||isOfOne)throw new UsageError(`With flags for several cases: --confirmed, --moved or --retired, and nothing about one case's chunks.`);
if(count>atOnce)throw new UsageError(`With flags at most ${atOnce} cases a call: a decision is about what was read.`)}
async function decideAll(session){
const{io,chosen,options}=session;
const read=[];
const refused=[];
for(const path of chosen.paths){
const one=await caseToDecide(chosen.folder,session,path);
if(`refused`in one)refused.push(one);else read.push(one)}
const planned=[];
for(const one of read){
const result=byFlags(session,one,read);
if(`text`in result)planned.push({...one,decided:result});else refused.push(result)}
if(refused.length>0)return refuse(io,refused,options);
return await write(session,planned)}
async function askAll(session){
const{io,chosen}=session;
const usual=await gitUserName(chosen.folder,io.environment);
return await inDialogue(io,async dialogue=>{
let refused=false;
for(const[index,path]of chosen.paths.entries()){
if(dialogue.hasLeft()){
io.out(`Not asked about: ${counted(chosen.paths.length-index,`more case`)}.\n`);
break}
if(index>0)io.out(`
`);
refused=await askOne(session,path,{dialogue,usual})===1||refused}
return refused?1:0})}
async function askOne(session,path,asking){
const{io,chosen,dataset,options,known,target,observations}=session;
const one=await caseToDecide(chosen.folder,session,path);
if(`refused`in one)return refuse(io,[one],options);
const{file,judged}=one;
const unfit=unfitCase(file);
if(unfit.length>0)return refuse(io,[{refused:unfit}],options);
const trigger=triggerOf(dataset,{file,judged,observed:session.observed.get(file.case.id??``)},target);
if(`refused`in trigger)return refuse(io,[trigger],options);
const said=await askRefresh(io,{...asking,dataset,readTextsOf:session.readTextsOf,file,judged,target,known,reasons:trigger.reasons,observations});
if(said===`leave`){
io.out(`${terminalText(options.place(path))} left as it is\n`);
return 0}
const decided=decideOne(session,one,said);
if(!(`text`in decided))return refuse(io,[decided],options);
return await write(session,[{...one,decided}])}
function missingLines(plan,{limit,style}){
const all=unverifiableIn(plan);
if(all.length===0)return[];
const rest=all.length-limit;
return[``,`${style.strong(`Something is missing`)}  ${counted(all.length,`case`)}`,...all.slice(0,limit).flatMap(one=>caseLines(one,style)),...rest>0?[`  and ${counted(rest,`more case`)}`]:[]]}
function caseLines(one,style){
return[`  ${style.strong(terminalText(nameOfUnasked(one)))}  ${one.unverifiable.join(`, `)}`,...missingFacts(one).map(([label,text])=>`    ${label.padEnd(9)}  ${terminalText(text)}`)]}
function missingMarkdown(plan,limit,{code,words}){
const all=unverifiableIn(plan);
if(all.length===0)return``;
const rest=all.length-limit;
const lines=all.slice(0,limit).map(one=>{
const facts=missingFacts(one).map(([,text])=>words(text));
return`- ${code(nameOfUnasked(one))}: ${facts.join(`. `)}`});
const more=rest>0?[`- and ${counted(rest,`more case`)}`]:[];
return[`## Something is missing`,``,...lines,...more].join(`
`)}
function missingFacts({file,unverifiable}){
const[first]=unverifiable;
return[...unverifiable.map(why=>[`missing`,unverifiableWords[why]]),...file===void 0||first===void 0?[]:[[`to do`,whatToDo(file,first)]]]}
function namedText(plan,named){
return`${[...named.paths].map(path=>blockOf$1(plan,path,named)).join(`

`)}\n`}
function blockOf$1(plan,path,{dataset,style}){
const item=plan.items.find(({file})=>file.path===path);
if(item===void 0)return standingText(plan,path,dataset);
const{pullRequest,to,from}=item;
const between=from===void 0?``:`${from} → `;
return[`${style.strong(terminalText(pullRequest))}  ${terminalText(`${between}${to}`)}`,...itemText(item,{isWhole:true,style})].join(`
`)}
function missingText(name,unfit){
const facts=missingFacts(unfit).map(([label,text])=>`  ${label.padEnd(9)}  ${text}`);
return[`${name} has to be looked at: nothing tells what changed for it (${unfit.unverifiable.join(`, `)}).`,...facts.map(terminalText)].join(`
`)}
function standingText({to,unasked},path,{cases}){
const file=cases.find(one=>one.path===path);
const name=terminalText(quoted(file?.case.id??path));
const unfit=unasked.find(one=>one.path===path);
if(unfit!==void 0)return unfit.why===`unverifiable`?missingText(name,unfit):`${name} is not asked about: it is ${unaskedWords[unfit.why]}.`;
const stage=file===void 0?void 0:stageOf(file);
if(file===void 0||stage===void 0)return`${name} cannot be read as a case.`;
if(stage===`pending`)return`${name} is a candidate: --candidates asks about it.`;
if(stage!==`approved`)return`${name} is ${stage}, so nobody is asked about it.`;
const under=terminalText(quoted(to.id));
return file.case.corpusRevision===to.id?`${name} was judged under corpus revision ${under}: it is current.`:`${name} stands under corpus revision ${under}: its judgment is carried, since its evidence is unchanged.`}
const most$1=30;
function observedMarkdown({observed,problems},link){
const lines=observed.map(pattern=>{
const{observation,outcome,near}=pattern;
const head=`- ${markdownCode(observation.id)}`;
if(outcome.kind!==`new-case`)return`${head}: ${markdownText(outcomeText(outcome))}`;
const links=near.map(({file,likeness})=>`${link(nameOf(file),file.path)} (${likeness.toFixed(2)})`);
const like=near.length===0?``:`; near: ${links.join(`, `)}`;
return`${head}: **a case to write**, ${markdownText(seenText(pattern))}${like}`});
const wrong=problems.map(({at:{file,line}})=>`- ${markdownCode(`${file}:${line}`)}`);
return[...section$1(`## Observed questions`,lines),...section$1(`## Lines that were not taken`,[...new Set(wrong)])].join(`

`)}
function section$1(title,lines){
if(lines.length===0)return[];
const more=lines.length-most$1;
const rest=more>0?[`- and ${more} more`]:[];
return[title,[...lines.slice(0,most$1),...rest].join(`
`)]}
const columns=96;
const mostOthers=20;
function observedText({observed,problems,files},detail){
const{style}=detail;
const proposed=mostAskedFirst(observed.filter(({outcome})=>outcome.kind===`new-case`));
const about=mostAskedFirst(observed.filter(({outcome})=>outcome.kind===`asks-about`));
const toWrite=one=>[...nearLines(one),`    ${`write it`.padEnd(10)}  ${terminalText(commandFor(one,files))}`];
const toDecide=({outcome})=>outcome.kind===`asks-about`?[`    ${`decide it`.padEnd(10)}  ${terminalText(decideCommandFor(outcome.file,files))}`]:[];
return[...section({title:`Observed, and no case asks it`,patterns:proposed,more:toWrite},detail),...section({title:`Observed, about an approved case that does not represent it`,patterns:about,more:toDecide},detail),...otherBlocks(observed,detail),...problems.map(problem=>problemText(problem,detail,{mark:style.red(`not taken`)}))].map(block=>`\n${block}\n`).join(``)}
function mostAskedFirst(patterns){
return patterns.toSorted((one,other)=>other.observation.count-one.observation.count)}
function section({title,patterns,more},{style,limit}){
if(patterns.length===0)return[];
const blocks=patterns.slice(0,limit).map(one=>[`  ${style.strong(terminalText(one.observation.id))}  ${terminalText(seenText(one))}`,...questionLines(one),...more(one)].join(`
`));
const rest=patterns.length-blocks.length;
const[first=``,...others]=blocks;
return[`${style.strong(title)}\n${first}`,...others,...rest>0?[`  ${counted(rest,`more pattern`)}; --limit ${patterns.length} tells all`]:[]]}
function questionLines({observation}){
const{query,source,conversation=[],notes}=observation;
return[...conversation.map(({role,content})=>line(role,content)),line(`question`,query),line(`recorded`,source),...notes===void 0?[]:[line(`notes`,notes)]]}
function nearLines({near,outOfUse}){
return[...outOfUse.map(file=>line(stageOf(file)??``,`${nameOf(file)} asked the same`)),...near.map(({file,likeness})=>line(`near`,`${nameOf(file)}  ${likeness.toFixed(2)}  ${file.case.query??``}`))]}
function line(label,text){
return`    ${label.padEnd(10)}  ${textWithin(text.replaceAll(/\s+/g,` `),columns)}`.trimEnd()}
function otherBlocks(observed,{style}){
const lines=observed.flatMap(({observation:{id},outcome})=>outcome.kind===`new-case`||outcome.kind===`asks-about`?[]:[`  ${terminalText(`${id}  ${outcomeText(outcome)}`)}`]);
if(lines.length===0)return[];
const more=lines.length-mostOthers;
return[[style.strong(`Observed, and nothing proposed`),...lines.slice(0,mostOthers),...more>0?[`  and ${more} more; --format json tells all`]:[]].join(`
`)]}
function observedValues(observed,problems){
return{observed:observed.map(pattern=>{
const{observation,at,outcome,near,outOfUse}=pattern;
return{...observation,at,outcome:outcome.kind,reasons:isProposal(pattern)?[`query-pattern-observed`]:[],repeats:outcome.kind===`repeats`?outcome.observation:null,cases:casesOf(outcome),near:near.map(({file,likeness})=>({...caseValue(file),likeness})),outOfUse:outOfUse.map(caseValue)}}),refused:problems.map(({message,at,fix=null,related=[]})=>({message,at,fix,related}))}}
function isProposal({outcome}){
return outcome.kind===`new-case`||outcome.kind===`asks-about`}
function casesOf(outcome){
switch(outcome.kind){
case`represented`:
return outcome.by.map(({file,how})=>({...caseValue(file),how}));
case`asks-about`:
case`decided`:
case`names-no-approved-case`:
return outcome.file===void 0?[]:[caseValue(outcome.file)];
default:
return[]}}
function caseValue(file){
return{id:nameOf(file),file:file.path,stage:stageOf(file)??null}}
function*planJson(plan,items,refused=[]){
const{to,from,pullRequests,standing,unasked,needless}=plan;
const head={to:{id:to.id,digest:to.digest,settings:settingsValue(to.record)},from:from.map(({id,cases,record})=>({id,cases,settings:settingsValue(record)})),counts:{refresh:plan.items.filter(({asks})=>asks===`refresh`).length,firstJudgment:plan.items.filter(({asks})=>asks===`first-judgment`).length,...standing},pullRequests:pullRequests.map(({branch,families,cases,isOpen,waits})=>({branch,families,cases,open:isOpen,waits})),unasked:unasked.map(({path,id,why,unverifiable})=>({file:path,id:id??null,why,unverifiable})),needless:needless.map(file=>({file:file.path,id:file.case.id??null})),observations:observedValues(plan.observed,refused)};
let before=`${jsonText(head).slice(0,-1)},"items":[`;
for(const item of items){
yield before+jsonText(itemValue(item));
before=`,`}
yield`${items.length===0?before:``}]}\n`}
function settingsValue(record){
if(record===void 0)return null;
const{chunking,embedding=null,retrievalFilter=null}=record;
return{chunking,embedding,retrievalFilter}}
function itemValue(item){
const{file,id,asks,from=null,to,reasons,unverifiable,observations}=item;
const{families,splits,pullRequest,isRequested,needsTwoJudgments,isEdited}=item;
const{kind,query,expectedAnswer}=file.case;
return{id,file:file.path,digest:file.digest,asks,from,to,reasons,unverifiable,kind,query,expectedAnswer,evidence:item.evidence.map(evidenceValue),documents:item.documents.map(documentValue),ungrouped:item.ungrouped.map(({id:document,families:claiming})=>({id:document,families:claiming})),observations,families,splits,pullRequest,requested:isRequested,twoJudgments:needsTwoJudgments,edited:isEdited,outcomes:item.outcomes.map(outcomeValue)}}
function evidenceValue(evidence){
const{piece,documentId,text=null,verdict,quote,source,candidates}=evidence;
return{chunkId:piece.chunkId,documentId,contentHash:piece.contentHash??null,text,quote:piece.quote??null,verdict,quoteStanding:quote??null,sourceRevision:{before:source.before??null,after:source.after??null},candidates:candidates.map(candidateValue)}}
function candidateValue(candidate){
const{id,documentId,hash,grounds,text=null}=candidate;
return{id,documentId,hash,grounds,...sharesOf$1(candidate),text}}
function outcomeValue({outcome,replace,result}){
const refused=`refused`in result?result.refused:[];
return{outcome,replace,digest:`digest`in result?result.digest:null,needs:`needs`in result?result.needs:[],refused:refused.map(({message,fix=null})=>({message,fix}))}}
function documentValue({document,standing,newChunks,asksEveryFamily,nearest}){
const{id,uri,revision}=document;
return{id,uri,revision,standing,newChunks,asksEveryFamily,nearest:nearest.map(({id:chunk,hash,text=null})=>({id:chunk,hash,text}))}}
const startsLine=/^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] |```|~~~|\t| {4})/;
function quotedBlock(text){
const paragraphs=[];
let isCode=false;
let isOpen=false;
for(const line of text.split(/\r?\n/)){
if(/^\s*(?:```|~~~)/.test(line))isCode=!isCode;
const shown=line.trim();
const own=paragraphs.at(-1);
const last=own?.at(-1);
if(shown===``)isOpen=false;else if(!isOpen||own===void 0||last===void 0)paragraphs.push([shown]);else if(isCode||startsLine.test(line)||/^(?:#|\||```|~~~)/.test(last))own.push(shown);else own[own.length-1]=`${last} ${shown}`;
if(shown!==``)isOpen=true}
return paragraphs.map(lines=>linesInQuote(lines.map(compact))).join(`
>
`)}
function linesInQuote(lines){
return lines.map(line=>`> ${line}`).join(`\\
`)}
function compact(line){
return markdownText(line.trim().replaceAll(/\s+/g,` `).replaceAll(/-{4,}/g,`---`))}
const longestId=200;
function idCode(id){
return markdownCode(clipped(id,longestId))}
function lineText(text,longest){
return markdownText(clipped(text.trim().replaceAll(/\s+/g,` `),longest))}
function excerpt(text,quote,longest){
const place=quote===void 0?void 0:placeOfQuote(text,quote);
const start=place!==void 0&&place.end>longest-2?Math.max(0,place.start-Math.floor(longest/4)):0;
const marked=start===0?withMarks(text,quote):`… ${withMarks(text.slice(start),quote)}`;
return clipped(marked,longest)}
function diffBlock(runs,longest){
let room=longest;
const lines=[[]];
for(const{mark,text}of runs){
const shown=clipped(text,Math.max(room,1));
room-=shown.length;
for(const[at,piece]of shown.split(``).entries()){
if(at>0&&lines.at(-1)?.length!==0)lines.push([]);
const words=piece.trim();
if(words!==``)lines.at(-1)?.push(runText(mark,words))}
if(room<=0)break}
return linesInQuote(lines.filter(line=>line.length>0).map(line=>line.join(` `)))}
function runText(mark,words){
const text=printedMarks(words.replaceAll(/-{4,}/g,`---`),markdownText);
if(mark===` `)return text;
const tag=mark===`-`?`del`:`ins`;
return`<${tag}>${text}</${tag}>`}
function folded(title,content){
return`<details><summary>${title}</summary>\n\n${content}\n\n</details>`}
const mostCandidates=5;
const mostInSight=400;
function evidenceBlock(evidence,longest){
const{piece,verdict,candidates}=evidence;
const became=`${verdictWords[verdict]}${verdictText(evidence).slice(verdict.length)}.`;
const head=`**Evidence** ${idCode(piece.chunkId)}\\\n${markdownText(became)}`;
if(verdict===`same`)return head;
const isTold=candidates.length===1&&candidates[0]?.id===piece.chunkId;
const shown=isTold&&isCompared(evidence)?[]:candidates.slice(0,mostCandidates);
const rest=isTold?0:candidates.length-shown.length;
return[head,...thenAndNow(evidence,longest),...shown.map(one=>candidateBlock(one,evidence,longest)),...rest>0?[`And ${counted(rest,`more candidate`)}.`]:[]].join(`

`)}
const verdictWords={same:`The same`,moved:`Moved word for word to another id`,edited:`Edited`,split:`Split into several chunks`,merged:`Merged with other text`,gone:`Gone from the corpus`,ambiguous:`Ambiguous: several chunks fit equally well`,unverified:`Unverified: a text that would tell is not kept`};
function isCompared(evidence){
return evidenceDiff(evidence,{isWhole:true})!==void 0}
function thenAndNow(evidence,longest){
const{piece,verdict,text,candidates}=evidence;
const runs=evidenceDiff(evidence,{isWhole:false,isPage:true});
const quote=piece.quote===void 0?[]:[`The quote: “${lineText(piece.quote,longest)}”`];
if(runs!==void 0){
if(!runs.every(({mark})=>mark===` `))return[diffBlock(runs,longest)];
return[`All its words stand, in ${counted(candidates.length,`chunk`)}.`]}
if(verdict===`moved`)return quote;
if(text===void 0)return[...quote,`Its text is not kept in this set.`];
return[told(`As it was judged`,excerpt(text,piece.quote,longest))]}
function candidateBlock(candidate,evidence,longest){
const{id,text,grounds}=candidate;
const{verdict,piece}=evidence;
const head=`${verdict===`moved`||isInDiff(evidence,candidate)?`Now`:verdict===`gone`?`Somewhat like it`:`Candidate`}: ${idCode(id)} (${groundsText(candidate,verdict)})`;
if(grounds.includes(`bytes`)||isInDiff(evidence,candidate))return head;
if(text===void 0)return`${head}\\\nIts text is not kept in this set.`;
return`${head}\n\n${told(`Its text`,excerpt(text,piece.quote,longest))}`}
function told(title,text){
const block=printedMarks(text,quotedBlock);
if(text.length>mostInSight)return folded(title,block);
return title===`Its text`?block:`${title}:\n\n${block}`}
function sameEvidence(evidence){
const same=evidence.filter(({verdict})=>verdict===`same`);
if(same.length===0)return[];
const named=same.slice(0,mostCandidates).map(({piece})=>idCode(piece.chunkId));
const rest=same.length-named.length;
return[`Unchanged: ${listed([...named,...rest>0?[counted(rest,`more chunk`)]:[]])}.`]}
function resultCode(digest){
return hexOf(digest)}
function askedCode({id,file:{digest}},to){
if(digest===void 0)return void 0;
return hexOf(sha256(canonicalJson({id,digest,to:to.id,corpus:to.digest})))}
function hexOf(hash){
return hash.slice(7,39)}
const grammar=new Set([`and`,`none`,`moved`,`quote`]);
const codePattern=/^[\da-f]{32}$/;
function writtenName(name){
return/^[\p{L}\p{N}_./:#+=~%&-]+$/u.test(name)&&!/^:|:$|::|##|->/.test(name)&&!grammar.has(name)&&!codePattern.test(name)?name:writtenText(name)}
function writtenText(text){
return`"${text.replace(/[^\p{L}\p{M}\p{N} _./:+=~%(){};,?!'’€$*^§-]/gu,found=>Array.from({length:found.length},(_,unit)=>unitEscape(found.charCodeAt(unit))).join(``))}"`}
function unitEscape(unit){
return`\\u${unit.toString(16).padStart(4,`0`)}`}
function lineToCopy(line){
if(line.verb===`confirm moved`)return`confirm moved ${line.code}:`;
const{verb,id,code,choice}=line;
return`${[verb,writtenName(id),...code===void 0?[]:[code],...choiceWords(choice)].join(` `)}:`}
function choiceWords(choice){
switch(choice?.outcome){
case`confirmed`:
return quoteWords(choice.quotes);
case`revised`:
return[replacementWords(choice.replace),...quoteWords(choice.quotes)];
case`abstained`:
return[choice.because,writtenText(choice.answer)];
case`retired`:
case void 0:
return[]}}
function replacementWords(replace){
return replace.map(({from,to})=>{
const now=to.length===0?`none`:to.map(writtenName).join(`, `);
return`${writtenName(from)} -> ${now}`}).join(` and `)}
function quoteWords(quotes){
return[...quotes??[]].map(([chunk,words])=>`quote ${writtenName(chunk)} ${words===void 0?`none`:writtenText(words)}`)}
const longestLine=600;
const meanings={confirmed:[`The case holds as it is.`,`Giving no answer is still right.`],revised:[`Other chunks are the evidence now.`,`There is an answer now.`],abstained:[`No answer is right any more.`,`No answer is right.`],retired:[`Nobody needs the case any more.`,`Nobody needs the case any more.`],approved:[`It is right as it is.`,`It is right as it is.`],rejected:[`It is not to be used.`,`It is not to be used.`]};
function meaningOf(item,possible){
if(isAsEdited(possible))return`The case is right as its file says now.`;
const{outcome,replace}=possible;
const[answered,abstaining]=meanings[outcome];
if(item.file.case.kind===`abstention`)return abstaining;
return outcome===`revised`&&replace.length>0&&item.evidence.every(({verdict})=>verdict===`moved`||verdict===`same`)?`The evidence only moved; all else holds.`:answered}
function linesBlock(item,to){
return folded(`Decide: copy a line`,[...item.outcomes.filter(one=>!isRefused(one)).map(one=>linePart(item,one,to)),...item.outcomes.filter(isRefused).map(one=>refusedPart(item,one))].join(`

`))}
function isRefused({result}){
return`refused`in result}
function refusedPart(item,outcome){
const why=(`refused`in outcome.result?outcome.result.refused:[]).map(({message})=>markdownText(message)).join(` `);
return`Not possible: <del>${meaningOf(item,outcome)}</del> ${why}`}
function linePart(item,outcome,to){
const{result}=outcome;
const meaning=`**${meaningOf(item,outcome)}**`;
const line=toCopy(item,outcome,to);
const text=line&&lineToCopy(line);
if(text===void 0||text.length>longestLine){
const command=markdownCode(`touchstone refresh decide ${inShell(item.id)} --revised`);
return isAsEdited(outcome)?`${meaning} Run ${command} on a checkout. Or let Git give back what was approved.`:`${meaning} Edit the case on a checkout, then run ${command}.`}
return`${meaning}${`needs`in result?` ${hintFor(result.needs)}`:wayText(outcome)}\n\n${markdownFence(text)}`}
function wayText({outcome,replace}){
if(outcome!==`revised`)return``;
const ways=replace.map(({from,to})=>`${listed(to.map(id=>idCode(id)))} in the place of ${idCode(from)}`);
return` Take ${listed(ways)}.`}
const hints={quote:`Write the words that carry the answer now between the quotation marks, or <code>none</code> in their place.`,because:`Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.`,answer:`Write what a good refusal says between the quotation marks.`,edit:``};
function hintFor(needs){
return needs.map(one=>hints[one]).toReversed().join(` `)}
function toCopy(item,{outcome,replace,result},to){
const{id}=item;
const code=`digest`in result?resultCode(result.digest):askedCode(item,to);
switch(outcome){
case`confirmed`:
return{verb:`confirm`,id,code,choice:{outcome,...quotesToSay(item,result)}};
case`revised`:
return replace.length===0?void 0:{verb:`revise`,id,code,choice:{outcome,replace}};
case`abstained`:
return{verb:`abstain`,id,code,choice:{outcome,because:`not-in-corpus`,answer:``}};
case`retired`:
return{verb:`retire`,id,code};
case`approved`:
return{verb:`approve`,id,code};
case`rejected`:
return{verb:`reject`,id,code:void 0}}}
function quotesToSay({evidence},result){
if(!(`needs`in result))return{};
const lost=evidence.filter(({piece:{chunkId,quote},verdict,candidates})=>{
if(quote===void 0||verdict===`same`)return false;
const now=candidates.find(({id})=>id===chunkId)?.text;
return now===void 0||placeOfQuote(now,quote)===void 0});
return{quotes:new Map(lost.map(({piece:{chunkId}})=>[chunkId,``]))}}
const most=6;
function isHeldOut({splits}){
return splits.some(split=>split===`test`||split===`validation`)}
function caseBlock(item,detail){
const{link,longest,to}=detail;
const title=`### ${link(item.id,item.file.path)}`;
if(isHeldOut(item))return`${title}\n\nHeld out: it is read in its file, and decided on a checkout.`;
const{query=``,expectedAnswer=``,kind}=item.file.case;
const changed=item.evidence.filter(({verdict})=>verdict!==`same`);
const more=changed.length-most;
return[title,`**Question:** ${lineText(query,longest)}\\\n**${kind===`abstention`?`Refusal`:`Answer`}:** ${lineText(expectedAnswer,longest)}`,whyText(item),...changed.slice(0,most).map(one=>evidenceBlock(one,longest)),...more>0?[`${counted(more,`more piece`)} of evidence changed; its file has them all.`]:[],...sameEvidence(item.evidence),...item.documents.slice(0,most).map(one=>documentBlock(one,longest)),...item.ungrouped.map(one=>`**Families** ${markdownText(ungroupedWords(one))}`),`**To decide:** ${openQuestions(item).join(` `)}`,linesBlock(item,to)].join(`

`)}
const becauseWords={"source-revision-changed":`its document has another revision`,"chunk-edited":`its evidence has other words`,"chunk-moved":`its evidence stands under another id`,"chunk-deleted":`its evidence is not there any more`,"chunking-changed":`documents are cut in another way`,"embedding-changed":`chunks are embedded in another way`,"retrieval-filter-changed":`the retriever is limited to other documents`,"document-added":`a document came that may answer it`,"query-pattern-observed":`people ask in a way that it may not stand for`,"corpus-revision-changed":`there is another corpus revision`};
function whyText(item){
const{asks,reasons,unverifiable,evidence,observations}=item;
const goesOn=wordsGoOn(evidence);
const told=reasons.filter(reason=>reason!==`corpus-revision-changed`);
const clauses=[...(told.length===0&&unverifiable.length===0?reasons:told).map(one=>one===`chunk-deleted`&&goesOn?`the words of its evidence go on under other ids`:becauseWords[one]),...unverifiable.map(one=>unverifiableWords[one])];
return[`**Asked because** ${asks===`first-judgment`?`nobody has judged it yet`:listed(clauses)}.`,...observations.length===0?[]:[`Observed: ${observations.map(idCode).join(`, `)}.`],...item.isEdited?[`It was **edited** since its approval.`]:[],...item.needsTwoJudgments?[`It is a **sentinel**: after the decision two people judge it, each alone.`]:[]].join(` `)}
function documentBlock({document,standing,newChunks,asksEveryFamily,nearest},longest){
const whom=asksEveryFamily?`; ${everyFamily}`:``;
const head=`**Document** ${idCode(document.id)} ${standing}, ${counted(newChunks,`chunk`)} with a new text${whom}`;
const chunks=nearest.map(({id,text})=>{
const near=`Near to the question: ${idCode(id)}`;
return text===void 0?near:`${near}\n\n${folded(`Its text`,printedMarks(excerpt(text,void 0,longest),quotedBlock))}`});
const none=chunks.length===0?[`No such chunk is near to the question.`]:[];
return[head,...chunks,...none].join(`

`)}
const mostCharacters=6e4;
const onTerminal={name:text=>terminalText(quoted(text)),code:terminalText,words:terminalText};
const onPage={name:markdownCode,code:markdownCode,words:markdownText};
const lengths=[2e3,700];
const shortest=240;
const mostMissing=20;
const howToDecide="At a desk: `touchstone refresh plan <case>` shows one case whole, and `touchstone refresh decide <case>` records what somebody decides.";
const mostNamed=100;
function planMarkdown(plan,{link,limit,items}){
const rows=planRows(plan,onPage).filter(([,text])=>text!==``).map(([name,text])=>name===``?`  - ${text}`:`- **${name}**: ${text}`);
const parts=[`**${headlineOf(plan,onPage)}**`,rows.join(`
`),missingMarkdown(plan,mostMissing,onPage)];
let room=mostCharacters-parts.join(`

`).length-2e4;
const told=[];
const byBranch=groupsOf(items,({pullRequest})=>pullRequest);
for(const one of plan.pullRequests){
const own=byBranch.get(one.branch)??[];
const blocks=[];
for(const item of own){
const block=blockOf(item,{link,to:plan.to});
if(told.length>=limit||block.length>room)break;
room-=block.length+2;
told.push(item);
blocks.push(block)}
if(blocks.length>0)parts.push(titleOf$1(one),...blocks);
if(blocks.length<own.length)break}
const end=items.length===0?[]:[howToDecide];
return`${[...parts,...rest(items.slice(told.length),link),...end].filter(part=>part!==``).join(`

`)}\n`}
const mostOfOne=12e3;
function blockOf(item,detail){
for(const longest of lengths){
const block=caseBlock(item,{...detail,longest});
if(block.length<=mostOfOne)return block}
return caseBlock(item,{...detail,longest:shortest})}
function titleOf$1({branch,cases,families,isOpen,isClosed,waits}){
const of=families.length===0?``:` of ${families.map(markdownText).join(`, `)}`;
const state=isOpen?`, open`:isClosed?`, closed`:waits?`, waits`:``;
return`## ${markdownCode(branch)}: ${counted(cases.length,`case`)}${of}${state}`}
function rest(left,link){
if(left.length===0)return[];
const named=left.slice(0,mostNamed).map(({id,file})=>link(id,file.path));
const more=left.length-named.length;
return[`**${counted(left.length,`more case`)}:** ${named.join(`, `)}${more>0?`, and ${more} more`:``}.`]}
function planText(plan,detail){
const{style}=detail;
const rows=figureRows(planRows(plan,onTerminal),style);
const head=[...wrapped(headlineOf(plan,onTerminal)).split(`
`),...rows];
const body=[...pullRequestLines(plan,detail),...missingLines(plan,detail)];
return`${[...head,...body,...endLines(plan)].join(`
`)}\n`}
function pullRequestLines(plan,{limit,style}){
const shown=plan.items.slice(0,limit);
const byBranch=groupsOf(shown,({pullRequest})=>pullRequest);
return[...plan.pullRequests.filter(({branch})=>byBranch.has(branch)).flatMap(one=>[``,titleOf(one,style),...(byBranch.get(one.branch)??[]).flatMap((item,at)=>[...at===0?[]:[``],...itemText(item,{isWhole:false,style})])]),...restLines(plan,shown)]}
function endLines({items}){
return items.length===0?[]:[``,...howToGoOn(items)]}
function titleOf({branch,cases,families,isOpen,isClosed,waits},style){
const of=families.length===0?``:` of ${terminalText(families.join(`, `))}`;
const state=isOpen?`, open`:isClosed?`, closed`:waits?`, waits`:``;
return`${style.strong(terminalText(branch))}  ${counted(cases.length,`case`)}${of}${state}`}
function restLines({items,pullRequests},shown){
const rest=items.length-shown.length;
if(rest===0)return[];
const left=groupsOf(items.slice(shown.length),({pullRequest})=>pullRequest);
const lines=pullRequests.flatMap(({branch,waits})=>{
const own=left.get(branch);
if(own===void 0)return[];
return[`  ${terminalText(branch)}  ${own.length}${waits?`, waits`:``}`]});
const more=lines.length-mostLines;
return[``,`${counted(rest,`more case`)}; --limit ${items.length} tells all:`,...lines.slice(0,mostLines),...more>0?[`  and ${counted(more,`more pull request`)}`]:[]]}
const mostLines=10;
function howToGoOn(items){
const candidates=items.filter(({asks})=>asks===`first-judgment`);
const moved=candidates.filter(({outcomes})=>isApprovalRefused(outcomes));
return[`One case whole, with the texts of its candidates: touchstone refresh plan <case>`,...candidates.length<items.length?[`To decide about it: touchstone refresh decide <case>`]:[],...candidates.length>0?[`To approve or reject a case that nobody has judged: touchstone review record <case>`]:[],...moved.length>0?[`First, where its evidence moved: touchstone fill --renew <case>`]:[]]}
const formatNames=[`text`,`json`,`markdown`];
function planCommand(io,finish){
return new Command(`plan`).description(`Tell which cases somebody has to look at again, why, and what became of their evidence.`).argument(`[case...]`,`show these cases whole, each by its id or its file`).option(`--to <revision>`,`the corpus revision to judge under (default: the current one)`).option(`--candidates`,`ask for first judgments of candidates, too`).option(`--observations <file>`,`observed questions of real people, to hold against the cases; repeatable`,repeated).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).option(`--limit <n>`,`cases that are told before the rest is counted`,atMost,10).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).addHelpText(`after`,example$1).action(async(words,flags)=>{
finish(await runPlan(io,words,flags))})}
const example$1=`
Nothing is changed, and no candidate is chosen: a plan tells what a person has to decide.
docs/refresh-plan.md of the project says how it is made.

Examples:
  touchstone refresh plan                          under the current corpus revision
  touchstone refresh plan refund-001               one case whole, with the texts of all candidates
  touchstone refresh plan --to corpus-2026-06-01   what a return to that revision would ask
  touchstone refresh plan --candidates             what nobody has judged, as well
  touchstone refresh plan --observations asked.jsonl   with what people ask and no case asks
  touchstone refresh plan --format markdown        for a pull request or a job's summary, with held-out questions left out
  touchstone refresh plan --format json            all of it, for scripts

Exit code: 0 planned, whatever it holds; 1 the set is damaged, so nothing was planned, or a line of observations was
not taken; 2 wrong use, 3 the run broke.`;
function atMost(text){
if(/^[1-9]\d{0,8}$/.test(text))return Number(text);
throw new InvalidArgumentError(`It is a whole number from 1 on.`)}
async function runPlan(io,words,flags){
const files=words.filter(isFile);
const{folder,paths}=await chosenFiles(io.cwd,files,flags.set);
const{to,candidates=false}=flags;
const set=await setToPlan(io,workingTree(folder),{to,candidates});
const place=placeFrom(io.cwd,folder,flags.set??folder);
if(`defects`in set){
io.out(`${defectReport(set.defects,{style:io.style,place})}\n`);
io.out(`The set is damaged, so nothing was planned.
`);
return 1}
const byFile=new Map(files.map((file,at)=>[file,paths[at]??``]));
const named=words.map(word=>byFile.get(word)??pathOfId(set.dataset,word));
const{observations,problems}=await observationsIn(io.cwd,flags.observations??[]);
const plan=planRefresh(set.dataset,{...set,candidates,observations});
const printing={named:new Set(named),place,problems,...set,...flags};
await printPieces(io,printed(plan,printing,io));
return problems.length===0?0:1}
function printed(plan,{named,dataset,format,limit,place,problems,observations:files=[]},{style}){
const questions={observed:plan.observed,problems,files};
if(format===`text`)return[named.size===0?planText(plan,{limit,style}):namedText(plan,{dataset,paths:named,style}),observedText(questions,{limit,style,place:file=>file})];
const items=plan.items.filter(({file})=>named.size===0||named.has(file.path));
if(format===`json`)return planJson(plan,items,problems);
const link=(text,path)=>markdownCodeLink(text,place(path));
const page=planMarkdown(plan,{link,limit,items});
const asked=observedMarkdown(questions,link);
return asked===``?[page]:[page,`\n${asked}\n`]}
function refreshCommand(io,finish){
return new Command(`refresh`).description(`Ask people again where the evidence of a judgment moved.`).addHelpText(`after`,example).addCommand(planCommand(io,finish)).addCommand(decideCommand(io,finish))}
const example=`
Examples:
  touchstone refresh plan              who has to look again under the current corpus revision, and why
  touchstone refresh plan refund-001   one case whole: old and new evidence, and what can be decided
  touchstone refresh decide refund-001   what a person decides about it

Each command explains itself: touchstone refresh <command> --help`;
export{refreshCommand};
