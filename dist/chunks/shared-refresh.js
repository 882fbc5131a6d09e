import{askedWords,byUtf8,canonicalJson,caseDigest,chunkDifferences,chunksAsRecorded,chunksWithNewText,componentsOf,contentState,currentFile,currentRevision,documentsAsRecorded,dueUnder,familiesFile,filesBelow,groupingOf,groupsOf,inPlaceOrder,isAskedNeedlessly,isBlank,isMap,isOfTheSet,isSameChunk,judgedVersion,keepsFile,lineageOf,listed,loadDataset,nearest,nearestTo,normaliseWhiteSpace,once,oncePerPair,policyFile,posedBy,provenanceOf,quoteFinder,quoted,readWantedTexts,revisionOf,revisionsFolder,sha256,splitGroupingOf,stageOf,startOf,takesPart,textsFolder,triggers,unreadCases,waitsForFill,whatToDo}from"./core.js";
import{alteredTables,compareChunks,evidenceComparer,hashesToRead}from"./comparison.js";
import{evidenceOfCandidate,unfitToRetire}from"./shared-rules.js";
import{eitherSide,heldOutSide,questionsLike,splitsIn}from"./shared-families.js";
import{lackOf}from"./shared-model.js";
import{contentWords,evidenceSearch,stemsOf}from"./shared-corpus.js";
import{editFields,editNested}from"./shared-load.js";
import{isDeepStrictEqual}from"node:util";
const ofRepository=`touchstone/refresh/`;
function branchFolder(place){
return place===``?ofRepository:`${ofRepository}_${nameOf$2(place)}/`}
function nameOf$2(place){
let name=place.replaceAll(/[^A-Za-z0-9_-]+/g,`-`).slice(0,60);
return name===place?name:`${name}-${sha256(place).slice(7).slice(0,8)}`}
const unmoved={state:`stale`,reasons:[],unverifiable:[],documents:[]};
function sortCases(dataset,{target,candidates=!1,observed}){
let turnOf=turnIn(dataset,target,observed),asked=[],needless=[],unasked=unreadCases(dataset).map(path=>({path,id:void 0,file:void 0,why:`unreadable`,unverifiable:[]})),standing={current:0,carried:0};
for(let file of dataset.cases){
let stage=stageOf(file);
if(stage===`rejected`||stage===`retired`||stage===`pending`&&!candidates)continue;
let turn=turnOf(file);
typeof turn==`string`?(standing[turn]++,isAskedNeedlessly(file,{state:turn})&&needless.push(file)):`why`in turn?unasked.push(turn):asked.push(turn)}
return{asked,needless,standing,unasked:unasked.toSorted((a,b)=>byUtf8(a.path,b.path))}}
function turnIn(dataset,target,observed){
let dueOf=dueUnder(dataset,target);
return file=>{
let{path}=file,{id}=file.case,why=dataset.approved.has(path)?void 0:unfitness(file);
if(id===void 0||why!==void 0)return{path,id,file,why:why??`unreadable`,unverifiable:[]};
if(stageOf(file)===`pending`)return{file,id,asks:`first-judgment`};
let due=dueOf(file);
return due===void 0?{path,id,file,why:`unreadable`,unverifiable:[]}:due.is===`approval`?{path,id,file,why:`edited`,unverifiable:[]}:turnOfApproved({file,id},due,observationsOn(file,observed?.get(id)))}}
function turnOfApproved({file,id},{is,currency},observations){
let{path}=file;
return currency.state===`stale`?is===`repair`&&observations.length===0?{path,id,file,why:`unverifiable`,unverifiable:currency.unverifiable}:{file,id,asks:`refresh`,currency,observations}:observations.length===0?currency.state:{file,id,asks:`refresh`,currency:unmoved,observations}}
function observationsOn({whole},now=[]){
let{refresh}=whole??{},requested=refresh?.outcome===void 0?refresh?.observations:void 0;
return[...new Set([...now,...requested??[]])].toSorted(byUtf8)}
function asksAlready({whole},target){
let{refresh}=whole??{};
return refresh!==void 0&&refresh.outcome===void 0&&refresh.to===target.id}
function unfitness(file){
let stage=stageOf(file);
return stage===void 0||file.whole===void 0||file.digest===void 0?`unreadable`:stage===`pending`?waitsForFill(file)?`unfilled`:void 0:contentState(file)===`unbound`?`unbound`:void 0}
function earlierChunksIn(target,cases){
let after=chunksAsRecorded(target)??new Map,compared=new Map,records=once(()=>recordsOf(cases)),related=once(()=>relatedIn(after)),known=new WeakMap;
return(file,from)=>{
let done=from&&compared.get(from);
if(done!==void 0)return done;
let before=from===void 0?void 0:chunksAsRecorded(from);
if(from!==void 0&&before!==void 0){
let found={before,differences:chunkDifferences(before,after),isWhole:!0};
return compared.set(from,found),found}
let cited=records().get(file)??citedBy(file),found=known.get(cited)??{before:cited,differences:chunkDifferences(cited,related()(cited)),isWhole:!1};
return known.set(cited,found),found}}
function relatedIn(after){
let byDocument=groupsOf(after.values(),({documentId})=>documentId),byHash=once(()=>new Map([...groupsOf(after.values(),({hash})=>hash)].map(([hash,chunks])=>[hash,inPlaceOrder(chunks)])));
return cited=>{
let related=[...[...new Set([...cited.values()].map(({documentId})=>documentId))].map(id=>byDocument.get(id)??[]),...[...cited.values()].map(chunk=>[...after.has(chunk.id)?[after.get(chunk.id)??chunk]:[],...nearestTo(chunk,byHash().get(chunk.hash)??[],16)])];
return new Map(related.flat().map(chunk=>[chunk.id,chunk]))}}
function recordsOf(cases){
let groups=new Map,records=new Map;
for(let file of cases){
let cited=citedBy(file),documents=new Set([...cited.values()].map(({documentId})=>documentId)),key=JSON.stringify([file.case.corpusRevision,[...documents].toSorted(byUtf8)]),group=groups.get(key)??new Map;
groups.set(key,group);
let isOther=[...cited].some(([id,chunk])=>{
let known=group.get(id);
return known!==void 0&&!isSameChunk(known,chunk)});
if(!isOther)for(let[id,chunk]of cited)group.set(id,chunk);
records.set(file,isOther?cited:group)}
return records}
function citedBy(file){
return new Map(provenanceOf(file).flatMap(({entry:{chunkId:id,documentId,contentHash:hash}})=>id===void 0||documentId===void 0||hash===void 0?[]:[[id,{id,documentId,hash}]]))}
function judgedRevision(dataset,file){
let revision=revisionOf(dataset,file),read=file.case.review?.corpus;
return stageOf(file)===`pending`||read!==void 0&&revision?.digest===read?revision:void 0}
function unreadRevisions(dataset,files){
return files.filter(file=>{
let revision=judgedRevision(dataset,file);
return revision===void 0||chunksAsRecorded(revision)===void 0})}
function textsToPlan(dataset,{target,candidates}){
let{asked}=sortCases(dataset,{target,candidates}),files=asked.map(({file})=>judgedVersion(dataset,file)),earlierChunks=earlierChunksIn(target,unreadRevisions(dataset,files)),compared=new Set(files.map(judged=>earlierChunks(judged,judgedRevision(dataset,judged))));
return new Set([...compared].flatMap(({differences})=>[...hashesToRead(differences)]))}
async function setToPlan(tree,{to,candidates},options={}){
let dataset=await loadDataset(tree,{...options,passesTextsOver:!0}),found=targetOf(dataset,to);
if(!(`target`in found))return found;
let{target}=found,wanted=new Set([...textsToPlan(dataset,{target,candidates})].filter(hash=>!dataset.texts.has(hash))),files=(await filesBelow(tree,textsFolder,[])).filter(entry=>keepsFile(entry,[])).map(({path})=>path);
return{dataset,target,texts:(wanted.size===0?void 0:await readWantedTexts(tree,files,wanted))?.texts??new Map}}
function targetOf(dataset,to){
let id=to??dataset.current?.revision,target=id===void 0?void 0:dataset.revisions.get(id),defects=[...defectsFor(dataset,{id,isCurrent:to===void 0}),...target===void 0?[]:alteredTables(target)];
return defects.length>0?{defects,dataset}:id===void 0?{none:dataset.revisions.size===0?`recorded`:`current`,dataset}:target!==void 0&&isReadable$1(target)?{target}:to===void 0?{defects:[nowhere(dataset,id)],dataset}:{none:`such`,dataset}}
function isReadable$1(revision){
return revision.digest!==void 0}
function defectsFor({defects},{id,isCurrent}){
let files=new Set([familiesFile,policyFile,...isCurrent?[currentFile]:[]]);
return defects.filter(defect=>isOfTheSet(defect)&&(files.has(defect.at.file)||isUnreadableRevision(defect)||id!==void 0&&defect.at.file.startsWith(`corpus-revisions/${id}/`)))}
function isUnreadableRevision({rule,at}){
return rule===`file/unreadable`&&`${at.file}/`.startsWith(`corpus-revisions/`)}
function nowhere({current},id){
return{rule:`revision/current-unknown`,message:`The current revision "${id}" is not recorded: there is no ${revisionsFolder}/${id}/revision.yaml.`,at:current?.at??startOf(`corpus-revisions/current.yaml`),fix:`Restore its folder from Git, or point at a revision that is there.`}}
function targetRevision(dataset,id,texts=new Map){
let revision=id===void 0?currentRevision(dataset):dataset.revisions.get(id);
if(revision===void 0)return{refused:noRevision(dataset,id)};
let[documents,chunks]=[documentsAsRecorded(revision),chunksAsRecorded(revision)];
if(!isReadable(revision)||documents===void 0||chunks===void 0)return{refused:damaged(revision)};
let kept=texts.size===0?dataset.texts:new Map([...dataset.texts,...texts]),byText=once(()=>groupsOf(chunks.values(),({hash})=>hash)),grouping=groupingOf(dataset);
return{id:revision.id,digest:revision.digest,revision,documents,chunks,holds:quoteFinder(kept),keeps:hash=>kept.has(hash),holdersOf:hash=>byText().get(hash)??[],familiesOf:file=>{
let found=grouping?.familiesOf(file);
return found?.whole===!0?found.belongings.map(({family})=>family):void 0},hasFamilies:grouping!==void 0}}
function isReadable(revision){
return revision.digest!==void 0}
function noRevision(dataset,id){
let recorded=[...dataset.revisions.keys()];
if(id===void 0)return{message:`The set has no current corpus revision, so there is nothing to decide under.`,at:dataset.current?.at??startOf(`corpus-revisions/current.yaml`),fix:`Record one with "touchstone corpus snapshot".`};
let near=nearest(id,recorded),named=(near.length===0?recorded.toSorted(byUtf8).slice(-most$1):near).map(quoted);
return{message:`Corpus revision ${quoted(id)} is not recorded in this set.`,at:dataset.current?.at??startOf(`corpus-revisions/current.yaml`),fix:named.length===0?`Record it with "touchstone corpus snapshot".`:`Name a revision that is recorded, such as ${listed(named,`or`)}.`}}
const most$1=3;
function damaged({id,file}){
return{message:`The documents or chunks of corpus revision ${quoted(id)} cannot be read, or are not what was recorded.`,at:startOf(file),fix:`Run touchstone check, and mend what it finds there.`}}
function caseComponents(grouping){
if(grouping===void 0)return()=>void 0;
let{families,familiesOf}=grouping,{holders,links}=grouping.familyGraph(),nameOf=new Map;
for(let component of componentsOf(links.map(link=>link.holders),holders.keys())){
let own=component.filter(key=>families.has(key)),[name]=own;
if(name!==void 0)for(let family of own)nameOf.set(family,name)}
return file=>familiesOf(file).belongings.map(({family})=>nameOf.get(family)??family).toSorted(byUtf8)[0]}
function evidenceIn(target,texts){
let documents=documentsAsRecorded(target),comparers=new WeakMap;
return(file,earlier)=>{
let compared=comparers.get(earlier)??comparerOf(earlier,texts);
return comparers.set(earlier,compared),provenanceOf(file).flatMap(({entry})=>{
let{chunkId,documentId,contentHash,quote,sourceRevision}=entry;
if(chunkId===void 0||documentId===void 0)return[];
let change=compared({chunkId,contentHash,quote}),{verdict,candidates}=earlier.isWhole?change:partly(change);
return{...change,verdict,documentId,text:contentHash===void 0?void 0:texts.get(contentHash),source:{before:sourceRevision,after:documents?.get(documentId)?.revision},candidates:candidates.map(one=>({...one,text:texts.get(one.hash),isHeldOut:!1})),isHeldOut:!1}})}}
function comparerOf({before,differences},texts){
return evidenceComparer({before,comparison:compareChunks(differences,texts),texts})}
function partly(change){
return change.verdict===`gone`?{...change,verdict:`unverified`}:change}
const least=.45;
function questionsWithWordsOf(cases){
let worded=cases.filter(takesPart).map(file=>({file,words:contentWords(file.case.query??``)})),index=wordIndex(worded),weights=new Map,weightOf=word=>{
let known=weights.get(word);
if(known!==void 0)return known;
let weight=Math.log(1+worded.length/(1+index(word).size));
return weights.set(word,weight),weight},weigh=words=>words.reduce((sum,word)=>sum+weightOf(word),0);
return question=>{
let words=contentWords(question),shared=new Map;
for(let word of words)for(let one of index(word))shared.set(one,(shared.get(one)??0)+weightOf(word));
return sharesOf(shared,weigh(words),weigh)}}
function sharesOf(shared,asked,weigh){
let found=new Map;
for(let[{file,words},both]of shared){
if(both<least**2*asked)continue;
let share=Math.min(1,both/Math.sqrt(asked*weigh(words)));
share>=least&&found.set(file,share)}
return found}
function wordIndex(cases){
let byWord=new Map,byStem=new Map;
for(let one of cases)for(let word of one.words){
add(byWord,word,one);
for(let stem of stemsOf(word))add(byStem,stem,one)}
let known=new Map;
return word=>{
let found=known.get(word)??new Set([byWord.get(word),byStem.get(word),...stemsOf(word).map(stem=>byWord.get(stem))].flatMap(some=>some??[]));
return known.set(word,found),found}}
function add(to,key,one){
let there=to.get(key);
there===void 0?to.set(key,[one]):there.push(one)}
function nearCases(dataset){
let byLetters=questionsLike(dataset),byWords=questionsWithWordsOf(dataset.cases);
return question=>{
let near=new Map(byLetters(question));
for(let[file,share]of byWords(question))near.set(file,Math.max(share,near.get(file)??0));
return[...near].map(([file,likeness])=>({file,likeness})).toSorted((a,b)=>b.likeness-a.likeness||byUtf8(a.file.path,b.file.path)).slice(0,3)}}
function questionsOf({cases}){
let byQuestion=once(()=>groupsOf(cases,questionKey)),byOrigin=once(()=>groupsOf(cases,({case:{origin}})=>origin?.observation)),byId=once(()=>new Map(cases.map(file=>[String(file.case.id),file])));
return{asking:observation=>byQuestion().get(JSON.stringify(askedWords(observation)))??[],ledTo:observation=>byOrigin().get(observation)??[],named:id=>byId().get(id)}}
function questionKey(file){
let{conversation}=file.case,posed=(conversation===void 0?file.has([`conversation`]):conversation.some(turn=>turn?.role===void 0||turn.content===void 0))?void 0:posedBy(file);
if(posed===void 0)return;
let{words,turns}=posed;
return JSON.stringify({words,turns})}
function observedPatterns(dataset,observations){
if(observations.length===0)return[];
let asked=questionsOf(dataset),near=once(()=>nearCases(dataset)),proposed=new Map;
return observations.toSorted((one,other)=>byUtf8(one.observation.id,other.observation.id)).map(({observation,at})=>{
let outcome=outcomeOf(observation,asked,proposed),isProposed=outcome.kind===`new-case`;
return{observation,at,outcome,near:isProposed?near()(observation.query):[],outOfUse:isProposed?asked.asking(observation).filter(file=>!takesPart(file)):[]}})}
function outcomeOf(observation,asked,proposed){
let by=representing(observation,asked);
if(by.length>0)return{kind:`represented`,by};
let lack=lackOf(observation);
if(lack!==void 0)return{kind:lack===`recurrence`?`seen-once`:`not-looked-at`};
let{case:id}=observation;
if(id!==void 0)return aboutCase(observation.id,id,asked.named(id));
let question=JSON.stringify(askedWords(observation)),earlier=proposed.get(question);
return earlier===void 0?(proposed.set(question,observation.id),{kind:`new-case`}):{kind:`repeats`,observation:earlier}}
function representing(observation,asked){
let led=asked.ledTo(observation.id),same=asked.asking(observation).filter(file=>takesPart(file)&&!led.includes(file));
return[...led.map(file=>({file,how:`origin`})),...same.map(file=>({file,how:`same-question`}))]}
function aboutCase(observation,id,file){
if(file===void 0||stageOf(file)!==`approved`)return{kind:`names-no-approved-case`,id,file};
let{outcome,observations=[]}=file.case.refresh??{};
return{kind:outcome!==void 0&&observations.includes(observation)?`decided`:`asks-about`,file}}
function observationsAbout(patterns){
let about=new Map;
for(let{observation,outcome}of patterns){
if(outcome.kind!==`asks-about`)continue;
let id=String(outcome.file.case.id);
about.set(id,[...about.get(id)??[],observation.id])}
return about}
const goesOn=new Set([`moved`,`edited`,`split`,`merged`,`ambiguous`]);
function markHeldOut(items,side){
let marked=items.map(item=>({...item,isHeldOut:side.holdsCase(item.file)})),heirs=new Set(marked.filter(({isHeldOut})=>isHeldOut).flatMap(({evidence})=>evidence.filter(({verdict})=>goesOn.has(verdict))).flatMap(({candidates})=>candidates.flatMap(({id,hash})=>[id,hash]))),holds=chunk=>side.holdsText(chunk)||heirs.has(chunk.id)||chunk.hash!==void 0&&heirs.has(chunk.hash);
return marked.map(item=>({...item,evidence:item.evidence.map(one=>markedEvidence(one,holds)),documents:item.documents.map(one=>markedDocument(one,holds))}))}
function markedEvidence(one,holds){
let{piece,documentId}=one;
return{...one,isHeldOut:holds({id:piece.chunkId,documentId,hash:piece.contentHash}),candidates:one.candidates.map(each=>({...each,isHeldOut:holds(each)}))}}
function markedDocument(one,holds){
let documentId=one.document.id;
return{...one,nearest:one.nearest.map(each=>({...each,isHeldOut:holds({...each,documentId})}))}}
function documentsFor(questions,target,{texts,lineage}){
let documents=documentsAsRecorded(target)??new Map,found=new Map;
for(let[earlier,own]of groupsOf(questions,one=>one.earlier)){
let fresh=newChunks(earlier,own,{documents,texts});
for(let one of own)found.set(one.file,documentsOf(one,fresh,{documents,texts,lineage}))}
return found}
function newChunks({before,differences},questions,{documents,texts}){
let concerned=new Set(questions.flatMap(one=>one.documents)),chunks=chunksWithNewText(before,differences).filter(({documentId})=>concerned.has(documentId)),byDocument=groupsOf(chunks,({documentId})=>documentId),source={documents,chunks:new Map(chunks.map(chunk=>[chunk.id,chunk])),textOf:({hash})=>texts.get(hash)};
return{counts:new Map([...byDocument].map(([id,own])=>[id,own.length])),search:evidenceSearch(source,questions.map(({file})=>queryOf(file))),all:chunks.length}}
function queryOf(file){
return{texts:[file.case.query??``]}}
function documentsOf({file,documents:ids,from},{counts,search,all},{documents,texts,lineage}){
let isOfFamilies=lineage.ofCase(file).length>0,concerned=new Set(ids),near=search(queryOf(file),all).filter(({documentId})=>concerned.has(documentId)).slice(0,3),nearest=groupsOf(near,({documentId})=>documentId);
return[...new Set([...nearest.keys(),...ids])].flatMap(id=>{
let document=documents.get(id);
if(document===void 0)return[];
let chunks=nearest.get(id)??[];
return{document,standing:from?.documents?.records.has(id)===!0?`edited`:`added`,newChunks:counts.get(id)??0,asksEveryFamily:isOfFamilies&&lineage.ofDocument(id).length===0,nearest:chunks.map(chunk=>({id:chunk.id,hash:chunk.hash,text:texts.get(chunk.hash),isHeldOut:!1}))}})}
function namedChunks(whole){
let places=new Map,lists=[[`relevantChunkIds`,whole.relevantChunkIds??[]],[`distractorChunkIds`,`distractorChunkIds`in whole?whole.distractorChunkIds??[]:[]]];
for(let[name,ids]of lists)for(let[index,id]of ids.entries())places.has(id)||places.set(id,[name,index]);
return[...places].map(([id,path])=>({id,path}))}
const sameChunks={to:id=>[id],added:[]};
function mapped({to},ids){
return[...new Set(ids.flatMap(to))]}
function chunkMapping({file,whole},{replace,add=[]},target){
let named=namedChunks(whole),places=new Map(named.map(({id,path})=>[id,file.locate(path)])),start=file.locate([`relevantChunkIds`]),refused=[],replaced=new Map;
for(let{from,to}of replace){
let at=places.get(from);
at===void 0?refused.push(unnamed(from,named,start)):replaced.has(from)&&refused.push(saidTwice(from,at)),refused.push(...to.filter(id=>!target.chunks.has(id)).map(unknown(target,at??start))),replaced.set(from,to.toSorted(byUtf8))}
refused.push(...add.filter(id=>!target.chunks.has(id)).map(unknown(target,start)));
let mapping={to:id=>replaced.get(id)??[id],added:add.toSorted(byUtf8)},there=new Set(named.flatMap(({id})=>mapping.to(id)));
for(let id of add.filter(one=>there.has(one)))refused.push({message:`Chunk ${quoted(id)} is evidence of the case already.`,at:places.get(id)??start,fix:`Leave it out of what is added.`});
return refused.length>0?{refused}:mapping}
function goneFrom$1(target,whole,{to}){
return namedChunks(whole).filter(({id})=>to(id).some(one=>!target.chunks.has(one)))}
function unnamed(id,named,at){
let names=named.map(one=>quoted(one.id));
return{message:`Chunk ${quoted(id)} is not among the chunks of the case.`,at,fix:names.length===0?`Add the chunk that is meant instead of replacing one.`:`Write what is replaced as the case has it: ${listed(names,`or`)}.`}}
function saidTwice(id,at){
return{message:`Two different things are said of chunk ${quoted(id)}.`,at,fix:`Say once what stands in its place; several chunks may.`}}
function unknown(target,at){
return id=>{
let near=nearest(id,target.chunks.keys()).map(quoted),meant=near.length===0?``:` Near it: ${listed(near)}.`;
return{message:`Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}.`,at,fix:`Name a chunk exactly as the chunks.jsonl of that revision has it.${meant}`}}}
function goneOnConfirming(file,named,target){
let heirs=heirsOf(file,named,target),[only,another]=heirs;
if(file.case.kind===`abstention`)return{...goneFrom(file,named,target),fix:`Decide --revised, and say with --drop or --replace what becomes of this near miss.`};
let fix=only!==void 0&&another===void 0?`Its text stands word for word under ${quoted(only)}: take the move with --moved, or decide otherwise.`:`Say with --revised what stands in its place, or that it is dropped; or with --abstained or --retired what becomes of the case.`;
return{...goneFrom(file,named,target),fix:fix+severalHeirs(heirs)}}
function goneOnRevising(file,named,target){
let heirs=heirsOf(file,named,target),[only,another]=heirs,fix=only!==void 0&&another===void 0?`Its text stands word for word under ${quoted(only)}: add --moved, or say what stands in its place.`:`Say what stands in its place with --replace, or drop it with --drop.`;
return{...goneFrom(file,named,target),fix:fix+severalHeirs(heirs)}}
function goneFrom(file,{id,path},target){
return{message:`Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}.`,at:file.locate(path)}}
function heirsOf(file,{id},target){
let entry=file.whole?.provenance?.find(({chunkId})=>chunkId===id);
return entry===void 0?[]:target.holdersOf(entry.contentHash).slice(0,3).map(chunk=>chunk.id)}
function severalHeirs(heirs){
return heirs.length<2?``:` Its text stands word for word under ${listed(heirs.map(quoted))}.`}
function followingFields(mapping,successor){
let{id,sources,at}=successor,grades=[...new Set(sources.flatMap(({entry})=>entry.grade??[]))],others=sources.flatMap(({entry:{insteadOf}})=>insteadOf??[]),instead=[...new Set(others.flatMap(one=>mapping.to(asChunkId(one))))].filter(one=>one!==id),problems=[...grades.length>1?[severalGrades(grades,{id,at})]:[],...instead.length>1?[severalInstead(instead,{id,at})]:[]],[grade]=grades,[insteadOf]=instead;
return{fields:{...grade===void 0?{}:{grade},...insteadOf===void 0?{}:{insteadOf}},problems}}
function asChunkId(id){
return id}
function severalGrades(grades,{id,at}){
return{message:`Chunk ${quoted(id)} takes the place of chunks with the grades ${listed(grades.map(String))}.`,at,fix:`Give these chunks one grade in the file first: the one that the new chunk is to have.`}}
function severalInstead(ids,{id,at}){
return{message:`Chunk ${quoted(id)} could replace ${listed(ids.map(quoted))}, and "insteadOf" names one chunk.`,at,fix:`Write in the file first which of them it can replace, as "insteadOf", or take that field away.`}}
function carriedQuote({quotes},{id,sources},target){
return quotes.has(id)?quotes.get(id):standing({id,sources},target)[0]}
function quoteProblems(renewal,target){
return[...misplaced(renewal,target),...lost(renewal,target),...rivals(renewal,target)]}
function misplaced({file,chunkIds,quotes},target){
return[...quotes].flatMap(([id,quote])=>{
let at=file.locate([`provenance`]);
if(!chunkIds.includes(id)){
let names=chunkIds.map(quoted),message=`Chunk ${quoted(id)} would be no evidence of the case, so it can carry no quote.`,fix=`Name the chunk of the quote as it is called in the new revision: ${listed(names,`or`)}.`;
return[{message,at,...names.length===0?{}:{fix}}]}
return quote===void 0||isIn(target,id,quote)!==!1?[]:[{message:`The quote ${quoted(quote)} does not stand in chunk ${quoted(id)} of corpus revision ${quoted(target.id)}.`,at,fix:`Copy the words from the chunk's text; only white space may differ.`}]})}
function lostQuotes({whole},replace,target){
let replaced=new Map(replace.map(({from,to})=>[from,to]));
return lostIn((whole?.provenance??[]).map((entry,index)=>({entry,index})),id=>replaced.get(id)??[id],target)}
function lostIn(entries,to,target){
return entries.flatMap(({index,entry:{chunkId,quote}})=>{
let places=to(chunkId);
return quote===void 0||places.length===0||places.some(id=>isIn(target,id,quote)!==!1)?[]:[{index,quote,places}]})}
function lost({file,entries,mapping,quotes},target){
return lostIn(entries,mapping.to,target).filter(({places})=>!places.some(id=>quotes.has(id))).map(({index,quote,places})=>({message:`The quote ${quoted(quote)} does not stand in ${listed(places.map(quoted),`or`)} of corpus revision ${quoted(target.id)}.`,at:file.locate([`provenance`,index,`quote`]),fix:`Give the words of the chunk that carry the answer now, or say that the quote goes: --chunk ${quoted(places[0]??``)} --quote "…", or --without-quote ${quoted(places[0]??``)}.`}))}
function rivals({file,entries,mapping,quotes,chunkIds},target){
return chunkIds.flatMap(id=>{
let sources=entries.filter(({entry})=>mapping.to(entry.chunkId).includes(id)),found=quotes.has(id)?[]:standing({id,sources},target);
return found.length<2?[]:[{message:`Chunk ${quoted(id)} holds ${listed(found.map(quoted))}, and an entry carries one quote.`,at:file.locate([`provenance`,sources[0]?.index??0]),fix:`Give the quote that the chunk is to carry, with --quote.`}]})}
function standing({id,sources},target){
let found=new Map;
for(let{entry}of sources){
let{quote}=entry;
if(quote===void 0||isBlank(quote)||isIn(target,id,quote)!==!0)continue;
let words=normaliseWhiteSpace(quote);
found.has(words)||found.set(words,quote)}
return[...found.values()]}
function isIn(target,id,quote){
let chunk=target.chunks.get(id);
return chunk&&target.holds(chunk.hash,quote)}
function renewedProvenance(renewal,target){
let{entries,mapping}=renewal,refused=[...quoteProblems(renewal,target)],provenance=successorsOf(renewal).flatMap(successor=>{
let recorded=recordedEntry(successor,target);
`refused`in recorded&&refused.push(recorded.refused);
let quote=carriedQuote(renewal,successor,target),{fields,problems}=followingFields(mapping,successor);
return refused.push(...problems),`refused`in recorded?[]:[{...recorded,...quote===void 0?{}:{quote},...fields}]});
if(refused.length>0)return{refused};
let kept=new Set(provenance.flatMap(({quote})=>quote??[]));
return{provenance,droppedQuotes:entries.flatMap(({entry:{chunkId,quote}})=>quote===void 0||kept.has(quote)?[]:[{chunkId,quote}]),noLongerInstead:provenance.flatMap(({chunkId,insteadOf})=>entries.some(({entry})=>entry.insteadOf!==void 0&&mapping.to(entry.chunkId).includes(chunkId))&&insteadOf===void 0?[chunkId]:[])}}
function successorsOf({file,entries,chunkIds,mapping}){
let wanted=new Set(chunkIds),inherited=[...new Set(entries.flatMap(({entry})=>mapping.to(entry.chunkId)))].filter(id=>wanted.has(id)),known=new Set(inherited);
return(isDeepStrictEqual(inherited,chunkIds.filter(id=>known.has(id)))?chunkIds:[...new Set([...inherited,...chunkIds])]).map(id=>{
let sources=entries.filter(({entry})=>mapping.to(entry.chunkId).includes(id)),[first]=sources;
return{id,sources,at:file.locate([`provenance`,...first?[first.index]:[]])}})}
function recordedEntry({id,at},target){
let chunk=target.chunks.get(id),document=chunk&&target.documents.get(chunk.documentId);
return chunk===void 0||document===void 0?{refused:{message:`The document of chunk ${quoted(id)} is not listed in corpus revision ${quoted(target.id)}.`,at,fix:`Run touchstone check, and mend what it finds there.`}}:target.keeps(chunk.hash)?{chunkId:id,documentId:document.id,sourceUri:document.uri,sourceRevision:document.revision,contentHash:chunk.hash}:{refused:{message:`The set does not keep the text of chunk ${quoted(id)}, so nobody can read what would be decided.`,at,fix:`Record the corpus with its texts, with "touchstone corpus snapshot --texts all", and decide then; or retire the case.`}}}
function unreadable(file){
return{message:`The case cannot be read whole, so nothing can be decided about it.`,at:file.locate([]),fix:`Run touchstone check, and mend what it finds in this file.`}}
function editedSince(file){
return{message:`The case was edited since it was approved, so it cannot be confirmed as it was.`,at:file.locate([`review`,`digest`]),fix:`Decide --revised, which takes what the file says now; or take the edit back, and confirm.`}}
function sentinelSince(file){
return{message:`What was approved was no sentinel, and the mark alone is no revision.`,at:file.locateKey([`sentinel`]),fix:`Take "sentinel" out and decide; then mark the case in a change of its own, and have two people judge it.`}}
function nothingRevised(file){
return{message:`Nothing of the case would be revised: question, answer and chunks stay what they are.`,at:file.locate([`relevantChunkIds`]),fix:`Decide --confirmed if the case holds as it is; else name what is replaced, dropped or added, or edit the file first.`}}
function withoutEvidence(file){
return{message:`The case would rest on no chunk any more.`,at:file.locate([`relevantChunkIds`]),fix:`Name a chunk that supports the answer, with --revised --add CHUNK, or decide --abstained or --retired.`}}
function namedShort(file){
let chunks=(file.case.evidence??[]).flatMap(one=>one?.chunk??[]),add=chunks.length===0?`--add CHUNK`:chunks.map(id=>`--add ${quoted(id)}`).join(` `);
return{message:`The file names its evidence in the short form, which "touchstone fill" looks up for candidates alone.`,at:file.locateKey([`evidence`]),fix:`Take "evidence" out of the file, and name the chunks with the decision: --revised ${add}.`}}
function abstainsAlready(file){
return{message:`The case is an abstention already.`,at:file.locate([`kind`]),fix:`Decide --confirmed if it holds; if "because" or the answer is another one now, edit the file and decide --revised.`}}
function familiesUnknown(file){
return{message:`The families of the case are not all known, so without its evidence it could change sides.`,at:file.locate([`provenance`]),fix:`Run touchstone check, give each of its documents one family in families.yaml, and decide then.`}}
function decidedCase(file,choice,target){
let{whole}=file;
if(whole===void 0)return{refused:[unreadable(file)]};
switch(choice.outcome){
case`confirmed`:
return confirmedCase({file,whole},choice.quotes??new Map,target);
case`revised`:
return revisedCase({file,whole},choice,target);
case`abstained`:
return abstainedCase({file,whole},choice,target);
case`retired`:
return decided(file,whole,nothingDropped)}}
function confirmedCase(read,quotes,target){
let{file,whole}=read,edited=contentState(file)===`edited`?[editedSince(file)]:[],gone=goneFrom$1(target,whole,sameChunks),refused=[...edited,...gone.map(one=>goneOnConfirming(file,one,target))];
return refused.length>0?{refused}:withEvidence(read,{mapping:sameChunks,quotes},target)}
function revisedCase(read,choice,target){
let{file,whole}=read;
if(waitsForFill(file))return{refused:[namedShort(file)]};
let mapping=chunkMapping(read,choice,target);
if(`refused`in mapping)return mapping;
let gone=goneFrom$1(target,whole,mapping);
if(gone.length>0)return{refused:gone.map(one=>goneOnRevising(file,one,target))};
let{answer,quotes=new Map}=choice,revised=withEvidence({file,whole:answer===void 0?whole:{...whole,expectedAnswer:answer}},{mapping,quotes},target);
if(`refused`in revised)return revised;
let confirmed=contentState(file)===`as-judged`?confirmedCase(read,quotes,target):void 0;
return confirmed!==void 0&&`digest`in confirmed&&confirmed.digest===revised.digest?{refused:[nothingRevised(file)]}:revised}
function withEvidence({file,whole},{mapping,quotes},target){
if(whole.kind===`abstention`)return abstentionUnder({file,whole},mapping,target);
let{relevantChunkIds:before=[]}=whole,chunkIds=[...new Set([...mapped(mapping,before),...mapping.added])];
if(chunkIds.length===0)return{refused:[withoutEvidence(file)]};
let relied=new Set(before),renewed=renewedProvenance({file,entries:(whole.provenance??[]).map((entry,index)=>({entry,index})).filter(({entry})=>relied.has(entry.chunkId)),chunkIds,mapping,quotes},target),accepted=acceptedAnswers(file,whole.acceptedAnswers,mapping),refused=[`refused`in renewed?renewed.refused:[],accepted.refused].flat();
if(`refused`in renewed||refused.length>0)return{refused};
let{provenance,...dropped}=renewed;
return decided(file,{...whole,relevantChunkIds:chunkIds,provenance:[...provenance],corpusRevision:target.id,...accepted.answers===void 0?{}:{acceptedAnswers:[...accepted.answers]}},dropped)}
function abstentionUnder({file,whole},mapping,target){
if(mapping.added.length>0)return{refused:[{message:`The case is an abstention, which rests on no evidence, so none can be added.`,at:file.locate([`kind`]),fix:`If the question can be answered now, write "kind: answerable" and the answer in the file, take "because" away, and add the chunk then.`}]};
let{distractorChunkIds}=whole,misses=distractorChunkIds===void 0?{}:{distractorChunkIds:[...mapped(mapping,distractorChunkIds)]};
return decided(file,{...whole,...misses,corpusRevision:target.id},nothingDropped)}
function acceptedAnswers(file,answers,mapping){
let followed=answers?.map(({statement,chunkIds})=>({statement,chunkIds:[...mapped(mapping,chunkIds)]}));
return{answers:followed,refused:(followed??[]).flatMap(({statement,chunkIds},index)=>chunkIds.length>0?[]:[{message:`The accepted answer ${quoted(statement)} would rest on no chunk any more.`,at:file.locate([`acceptedAnswers`,index,`chunkIds`]),fix:`Name a chunk that suffices for it in the file, or take that answer away, and decide then.`}])}}
function abstainedCase({file,whole},{because,answer},target){
if(whole.kind===`abstention`&&contentState(file)===`as-judged`)return{refused:[abstainsAlready(file)]};
let{id,query}=whole,families=target.familiesOf(file);
return target.hasFamilies&&families===void 0?{refused:[familiesUnknown(file)]}:decided(file,{...withoutEvidenceFields(whole),id,kind:`abstention`,because,query,expectedAnswer:answer,corpusRevision:target.id,...families===void 0?{}:{families:[...families]}},{droppedQuotes:(whole.provenance??[]).flatMap(({chunkId,quote})=>quote===void 0?[]:[{chunkId,quote}]),noLongerInstead:[]})}
function withoutEvidenceFields(whole){
let{relevantChunkIds:_,provenance:__,...rest}=whole;
if(rest.kind===`abstention`)return rest;
let{acceptedAnswers:___,evidence:____,...others}=rest;
return others}
const nothingDropped={droppedQuotes:[],noLongerInstead:[]};
function decided(file,value,dropped){
let digest=caseDigest(value);
return digest===void 0?{refused:[unreadable(file)]}:{value,digest,...dropped}}
function movedEvidence(dataset,file,target){
let revision=revisionOf(dataset,file),before=revision&&chunksAsRecorded(revision),found=(file.whole?.provenance??[]).map(entry=>({entry,heir:heirOf(entry,target,before)})),heirs=found.flatMap(({heir})=>typeof heir==`object`?[heir.id]:[]),moves=[],others=[];
for(let{entry,heir}of found)heir!==`same`&&(heir!==void 0&&heirs.filter(id=>id===heir.id).length===1?moves.push({from:entry.chunkId,to:[heir.id]}):others.push(entry.chunkId));
return{moves,others}}
function heirOf({chunkId,contentHash},target,before){
if(target.chunks.get(chunkId)?.hash===contentHash)return`same`;
let holders=target.holdersOf(contentHash),[only,another]=twoHeirs(holders,before??noChunks);
return another===void 0?only:void 0}
const noChunks=new Map,twoHeirs=oncePerPair((holders,before)=>{
let newcomers=holders.filter(({id,hash})=>before.get(id)?.hash!==hash);
return(newcomers.length>0?newcomers:holders).slice(0,2)});
function notOnlyMoved(file,{moves,others},target){
return contentState(file)===`edited`?[{message:`The case was edited since it was approved, so its moves are not all there is to decide.`,at:file.locate([`review`,`digest`]),fix:`Take the edit back, and take the moves then; or decide about this case alone with --revised --moved, which takes what the file says now.`}]:moves.length===0?[{message:`No chunk of the case stands word for word under one other id in corpus revision ${quoted(target.id)}.`,at:file.locate([`relevantChunkIds`]),fix:`Look at what became of its evidence, and decide --confirmed, --revised, --abstained or --retired.`}]:others.map(id=>({message:`Chunk ${quoted(id)} did not move word for word to one other id, so the moves of the case are not all there is to decide.`,at:file.locate([`relevantChunkIds`,file.whole?.relevantChunkIds?.indexOf(id)??0]),fix:`Decide --revised with --moved, and say what becomes of this chunk; it stays where nothing is said and the chunk is still there.`}))}
function ungroupedBehind(dataset,{file,evidence},{chunks}){
let staying=evidence.flatMap(({piece})=>chunks.get(piece.chunkId)?.documentId??[]),coming=evidence.flatMap(({candidates})=>candidates.map(one=>one.documentId)),familiesOf=familiesIn(dataset,file);
return[...new Set([...staying,...coming])].toSorted(byUtf8).flatMap(id=>{
let families=familiesOf(id);
return families===void 0||families.length===1?[]:[{id,families}]})}
function ungroupedProblems(dataset,file,{provenance=[],sentinel}){
if(sentinel!==void 0)return[];
let familiesOf=familiesIn(dataset,file);
return[...new Set(provenance.map(({documentId})=>documentId))].filter(id=>familiesOf(id)?.length===0).map(id=>({message:ungroupedWords({id,families:[]}),at:file.locate([`provenance`])}))}
function ungroupedWords({id,families}){
return families.length===0?`${quoted(id)} is in no family: add it to one in families.yaml first.`:`${quoted(id)} is in ${listed(families.map(quoted))}: let one of them claim it in families.yaml first.`}
function familiesIn(dataset,file){
let grouping=splitGroupingOf(dataset);
return grouping===void 0||grouping.isByCase||grouping.excluded.has(file)?()=>void 0:id=>grouping.claimsOf(id).map(({family})=>family)}
function outcomesOf(dataset,{file,evidence,isFromMissing},target){
return isFromMissing===!0?noneOf(file):[confirmation(dataset,{file,evidence},target),...revisions(dataset,{file,evidence},target),abstention(file,target),retirement(dataset,file,target)]}
function noneOf(file){
let refused=[{message:`The corpus revision of the judgment is not recorded, so no decision can go on from it.`,at:file.locate([`corpusRevision`]),fix:whatToDo(file,`revision-missing`)}];
return[`confirmed`,`revised`,`abstained`,`retired`].map(outcome=>({outcome,replace:[],result:{refused}}))}
function retirement(dataset,file,target){
let retired=resultOf({dataset,file},{outcome:`retired`},target);
return contentState(file)===`edited`?{...retired,result:{refused:unfitToRetire(dataset,[file])}}:retired}
function firstOutcomes(dataset,file,target){
let{digest}=file;
if(digest===void 0)return[];
let named=revisionOf(dataset,file),moved=named&&evidenceOfCandidate(file,{named,current:target});
return[{outcome:`approved`,replace:[],result:moved===void 0?{digest}:{refused:[moved]}},{outcome:`rejected`,replace:[],result:{digest}}]}
function resultOf({dataset,file},choice,target){
let decided=decidedCase(file,choice,target),{outcome}=choice,replace=outcome===`revised`?choice.replace:[];
if(`refused`in decided)return{outcome,replace,result:decided};
let refused=outcome===`retired`?[]:ungroupedProblems(dataset,file,decided.value),{digest}=decided;
return{outcome,replace,result:refused.length>0?{refused}:{digest}}}
function confirmation(dataset,{file,evidence},target){
let asItStands=resultOf({dataset,file},{outcome:`confirmed`},target);
if(`digest`in asItStands.result)return asItStands;
let quotes=new Map(evidence.flatMap(({piece:{chunkId,quote}})=>quote===void 0?[]:[[chunkId,void 0]]));
return`digest`in resultOf({dataset,file},{outcome:`confirmed`,quotes},target).result?{...asItStands,result:{needs:[`quote`]}}:asItStands}
function revisions(dataset,{file,evidence},target){
let{moves}=movedEvidence(dataset,file,target),together=clearReplacements(evidence,target),isEdited=contentState(file)===`edited`,ways=[...isEdited?[[]]:[],...together.length>Math.max(moves.length,1)?[together]:[],...moves.length===0?[]:[moves],...evidence.flatMap(waysOf(moves))],results=eachOnce(ways).map(replace=>resultOf({dataset,file},{outcome:`revised`,replace},target)),possible=results.filter(({result})=>`digest`in result);
return possible.length>0?possible:isEdited?results.slice(0,1):[...moves.length>0||ways.includes(together)?results.slice(0,1):[],{outcome:`revised`,replace:[],result:{needs:[`edit`]}}]}
function eachOnce(ways){
return[...new Map(ways.toReversed().map(way=>[keyOf(way),way])).values()].toReversed()}
function keyOf(way){
let inOrder=way.toSorted((a,b)=>byUtf8(a.from,b.from));
return JSON.stringify(inOrder.map(({from,to})=>[from,to]))}
function clearReplacements(evidence,{chunks}){
let gone=evidence.filter(({piece})=>!chunks.has(piece.chunkId)),replace=gone.flatMap(({piece:{chunkId:from},verdict,candidates})=>{
let[only,another]=candidates;
return only!==void 0&&another===void 0&&verdict!==`gone`?[{from,to:[only.id]}]:[]});
return replace.length===gone.length?replace:[]}
function waysOf(moves){
let moved=new Set(moves.map(({from})=>from));
return({piece:{chunkId:from},verdict,candidates})=>{
if(verdict===`same`||moved.has(from))return[];
let ids=candidates.map(({id})=>id),single=ids.filter(id=>id!==from).slice(0,5).map(id=>[id]);
return[...verdict===`split`&&ids.length>1?[ids.toSorted(byUtf8)]:[],...single].map(to=>[...moves,{from,to}])}}
function abstention(file,target){
let outcome=`abstained`,decided=decidedCase(file,{outcome,because:`not-in-corpus`,answer:``},target),refused=`refused`in decided?decided.refused:[];
return{outcome,replace:[],result:refused.length>0?{refused}:{needs:[`because`,`answer`]}}}
const noFamily=`--no-family`;
function pullRequestsOf(cases,{folder=branchFolder(``),open,taken:others=[],limit}){
let inOrder=cases.toSorted(byTurn),buckets=heldBy(open,inOrder),held=new Set(buckets.flatMap(bucket=>bucket.cases)),taken=new Set([...open.map(({branch})=>branch),...others]),free=groupsOf(inOrder.filter(one=>!held.has(one)),nameOf$1);
for(let[name,own]of free){
let withRoom=buckets.filter(bucket=>bucket.name===name&&bucket.keeps===void 0).toSorted(byBranch);
for(let one of own){
let bucket=withRoom.find(some=>some.cases.length<10);
bucket===void 0&&(bucket={branch:freeBranch(`${folder}${name}`,taken),isOpen:!1,keeps:void 0,name,cases:[]},taken.add(bucket.branch),withRoom.push(bucket),buckets.push(bucket)),bucket.cases.push(one)}}
let slots=limit-buckets.filter(({isOpen})=>isOpen).length;
return buckets.toSorted(byBranch).map(bucket=>filled(bucket,!bucket.isOpen&&bucket.keeps!==`closed`&&slots--<=0))}
function filled({branch,isOpen,keeps,cases},waits){
let members=cases.toSorted(byId$1);
return{pullRequest:{branch,families:[...new Set(members.flatMap(one=>one.families))].toSorted(byUtf8),cases:members.map(({id})=>id),isOpen,isClosed:keeps===`closed`,waits},members}}
function heldBy(open,cases){
let inOrder=open.toSorted(byBranch),holderOf=new Map;
for(let one of[...inOrder.filter(wasClosed),...inOrder])for(let id of one.cases)holderOf.has(id)||holderOf.set(id,one);
let held=cases.flatMap(one=>{
let holder=holderOf.get(one.id);
return holder===void 0?[]:[{holder,one}]});
return[...groupsOf(held,({holder})=>holder)].map(([holder,entries])=>{
let own=entries.map(({one})=>one).toSorted(byId$1),{branch,keeps}=holder;
return{branch,isOpen:!wasClosed(holder),keeps,name:nameOf$1(own[0]??{}),cases:own}})}
function wasClosed({keeps}){
return keeps===`closed`}
function nameOf$1({component}){
return component??noFamily}
function freeBranch(base,taken){
let number=1;
for(;taken.has(numberedBranch(base,number));)number++;
return numberedBranch(base,number)}
function numberedBranch(base,number){
return number===1?base:`${base}--${number}`}
function byTurn(a,b){
return Number(a.asks!==`refresh`)-Number(b.asks!==`refresh`)||byId$1(a,b)}
function byId$1(a,b){
return byUtf8(a.id,b.id)||byUtf8(a.path,b.path)}
function byBranch(a,b){
let[one,other]=[partsOf(a.branch),partsOf(b.branch)];
return Number(one.isLast)-Number(other.isLast)||byUtf8(one.name,other.name)||one.number-other.number||byUtf8(a.branch,b.branch)}
function partsOf(branch){
let[,name=branch,number=`1`]=/^(.*?)(?:--(\d{1,9}))?$/s.exec(branch)??[];
return{name,number:Number(number),isLast:name.endsWith(`/${noFamily}`)}}
function reasonsFor({from,to,triggers:triggers$1,observed}){
let happened=new Set(triggers$1);
return[...triggers.filter(trigger=>happened.has(trigger)),...observed?[`query-pattern-observed`]:[],...from===to?[]:[`corpus-revision-changed`]]}
function opensRequest(reasons){
return reasons.some(reason=>reason!==`corpus-revision-changed`)}
function planRefresh(dataset,options){
let{target,open=[],taken=[],observations=[]}=options,observed=observedPatterns(dataset,observations),{asked,standing,unasked,needless}=sortCases(dataset,{target,candidates:options.candidates,observed:observationsAbout(observed)}),grouping=groupingOf(dataset),componentOf=caseComponents(grouping),limit=dataset.policy?.policy?.limits?.openRefreshPullRequests??5,withPlace=asked.map(one=>{
let judged=judgedVersion(dataset,one.file),families=familiesOf(grouping,judged),{path}=one.file;
return{...one,path,families,component:componentOf(judged)}}),placed=pullRequestsOf(withPlace.filter(({asks})=>asks===`refresh`),{...options,open,taken,limit}),itemOf=itemsIn(dataset,grouping,{...options,asked}),candidates=withPlace.filter(({asks})=>asks===`first-judgment`),own=heldOutSide(dataset),items=markHeldOut([...placed.flatMap(({pullRequest,members})=>members.map(one=>itemOf(one,pullRequest.branch))),...candidates.toSorted(byId).map(one=>itemOf(one,void 0))],options.heldOut===void 0?own:eitherSide(own,options.heldOut));
return{to:{id:target.id,digest:target.digest,record:target.record},from:earlierRevisions(dataset,items),items,pullRequests:placed.map(({pullRequest})=>pullRequest),standing,unasked,needless,observed}}
function byId(a,b){
return byUtf8(a.id,b.id)||byUtf8(a.file.path,b.file.path)}
function itemsIn(dataset,grouping,{target,texts,asked}){
let kept=new Map([...dataset.texts,...texts]),decidable=decidableUnder(dataset,target,texts),earlierChunks=earlierChunksIn(target,unreadRevisions(dataset,asked.map(({file})=>judgedVersion(dataset,file)))),earlierOf=judged=>earlierChunks(judged,judgedRevision(dataset,judged)),evidenceOf=evidenceIn(target,kept),documents=documentsFor(openQuestions(dataset,asked,earlierOf),target,{texts:kept,lineage:lineageOf(dataset)});
return(one,branch)=>{
let{file,id,asks,families}=one,judged=judgedVersion(dataset,file),evidence=evidenceOf(judged,earlierOf(judged)),left=evidence.filter(({piece})=>names(file,piece.chunkId)),{observations,unverifiable}=askedBy(one),isFromMissing=unverifiable.includes(`revision-missing`);
return{file,id,asks,from:judged.case.corpusRevision,to:target.id,reasons:reasonsOf(dataset,one,target),unverifiable,evidence,documents:documents.get(file)??[],ungrouped:ungroupedBehind(dataset,{file,evidence:left},decidable),observations,families,splits:[...new Set([file,judged].flatMap(version=>splitsIn(grouping,version)))],isHeldOut:!1,pullRequest:branch,isRequested:asksAlready(file,target),needsTwoJudgments:file.case.sentinel!==void 0,isEdited:asks===`refresh`&&contentState(file)===`edited`,outcomes:asks===`refresh`?outcomesOf(dataset,{file,evidence:left,isFromMissing},decidable):firstOutcomes(dataset,file,target)}}}
function askedBy(one){
return one.asks===`refresh`?{observations:one.observations,unverifiable:one.currency.unverifiable}:{observations:[],unverifiable:[]}}
function openQuestions(dataset,asked,earlierOf){
return asked.flatMap(one=>{
let{file}=one;
if(one.asks!==`refresh`||one.currency.documents.length===0)return[];
let{documents}=one.currency,judged=judgedVersion(dataset,file);
return{file,documents,earlier:earlierOf(judged),from:judgedRevision(dataset,judged)}})}
function names({case:{relevantChunkIds=[]}},chunkId){
return relevantChunkIds.includes(chunkId)}
function decidableUnder(dataset,{id},texts){
let found=targetRevision(dataset,id,texts);
if(`refused`in found)throw Error(`Nothing can be planned for: ${found.refused.message}`);
return found}
function reasonsOf(dataset,one,target){
if(one.asks!==`refresh`)return[];
let{reasons:triggers}=one.currency,from=judgedVersion(dataset,one.file).case.corpusRevision,observed=one.observations.length>0;
return reasonsFor({from,to:target.id,triggers,observed})}
function familiesOf(grouping,file){
return(grouping?.familiesOf(file).belongings??[]).map(({family})=>family).toSorted(byUtf8)}
function earlierRevisions(dataset,items){
let judged=items.filter(({asks})=>asks===`refresh`);
return[...groupsOf(judged,({from})=>from??``)].map(([id,own])=>({id,cases:own.length,record:dataset.revisions.get(id)?.record})).toSorted((a,b)=>byUtf8(a.id,b.id))}
function resultCode(digest){
return hexOf(digest)}
function askedCode({id,file:{digest}},to){
if(digest!==void 0)return hexOf(sha256(canonicalJson({id,digest,to:to.id,corpus:to.digest})))}
function togetherCode(cases){
let inOrder=cases.toSorted((a,b)=>byUtf8(a.id,b.id));
return hexOf(sha256(canonicalJson(inOrder.map(({id,digest})=>[id,digest]))))}
function hexOf(hash){
return hash.slice(7,39)}
const grammar=new Set([`and`,`none`,`moved`,`quote`]),codePattern=/^[\da-f]{32}$/;
function writtenName(name){
return/^[\p{L}\p{N}_./:#+=~%&-]+$/u.test(name)&&!/^:|:$|::|##|->/.test(name)&&!grammar.has(name)&&!codePattern.test(name)?name:writtenText(name)}
function writtenText(text){
return`"${text.replace(/[^\p{L}\p{M}\p{N} _./:+=~%(){};,?!'’€$*^§-]/gu,found=>Array.from({length:found.length},(_,unit)=>unitEscape(found.charCodeAt(unit))).join(``))}"`}
function unitEscape(unit){
return`\\u${unit.toString(16).padStart(4,`0`)}`}
function lineToCopy(line){
if(line.verb===`confirm moved`)return`confirm moved ${line.code}:`;
let{verb,id,code,choice}=line;
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
let now=to.length===0?`none`:to.map(writtenName).join(`, `);
return`${writtenName(from)} -> ${now}`}).join(` and `)}
function quoteWords(quotes){
return[...quotes??[]].map(([chunk,words])=>`quote ${writtenName(chunk)} ${words===void 0?`none`:writtenText(words)}`)}
const decidable=[[`kind`,`id`],[`because`,`kind`],[`expectedAnswer`,`query`],[`acceptedAnswers`,`expectedAnswer`],[`relevantChunkIds`,`expectedAnswer`],[`provenance`,`relevantChunkIds`],[`distractorChunkIds`,`expectedAnswer`],[`corpusRevision`,`provenance`],[`families`,`corpusRevision`],[`review`,`origin`],[`refresh`,`review`],[`retired`,`refresh`]];
function decisionEdits(path,text,{before,after,replace}){
let[was,is]=[{...before},{...after}],isKept=keptBy(replace),current=text;
for(let[field,behind]of decidable){
if(isDeepStrictEqual(was?.[field],is?.[field]))continue;
let to=is?.[field],edited=to===void 0?editFields(path,current,[{remove:field}]):editNested(path,current,{field,to,isKept,after:behind});
if(`refused`in edited)return edited;
current=edited.text}
return{text:current}}
function keptBy(replace){
let first=new Map(replace.map(({from,to})=>[from,to[0]]));
return(before,after)=>{
let[old,now]=[nameOf(before),nameOf(after)];
return first.has(old)?first.get(old)===now:old===now}}
function nameOf(item){
return isMap(item)?item.chunkId??item.statement:item}
export{askedCode,branchFolder,decidedCase,decisionEdits,earlierChunksIn,evidenceIn,lineToCopy,lostQuotes,movedEvidence,namedChunks,notOnlyMoved,numberedBranch,observationsAbout,observationsOn,observedPatterns,opensRequest,partsOf,planRefresh,reasonsFor,resultCode,sentinelSince,setToPlan,sortCases,targetRevision,textsToPlan,togetherCode,ungroupedWords,unreadRevisions};
