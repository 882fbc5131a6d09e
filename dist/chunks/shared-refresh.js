import{askedWords,byUtf8,canonicalJson,caseDigest,chunkDifferences,chunksAsRecorded,chunksWithNewText,componentsOf,contentState,currencyByHashes,currentFile,currentRevision,documentsAsRecorded,evidenceOfCandidate,familiesFile,filesBelow,groupingOf,groupsOf,isBlank,isMap,isOfTheSet,keepsFile,lineageOf,listed,loadDataset,nearest,normaliseWhiteSpace,once,policyFile,posedBy,provenanceOf,quoteFinder,quoted,readTexts,revisionOf,revisionsFolder,sha256,splitGroupingOf,splitsOfCase,stageOf,startOf,takesPart,textsFolder,triggers,underReadRevision,unreadCases,waitsForFill}from"./core.js";
import{unfitToRetire}from"./shared-rules.js";
import{editFields,editNested}from"./shared-load.js";
import{alteredTables,compareChunks,contentWords,evidenceComparer,evidenceSearch,hashesToRead,stemsOf}from"./shared-corpus.js";
import{lackOf}from"./shared-model.js";
import{questionsLike}from"./shared-families.js";
import{isDeepStrictEqual}from"node:util";
const unverifiableWords={"no-current-revision":`nothing says which corpus revision is current`,"corpus-unbound":`the approval does not record which corpus was read`,"revision-missing":`the corpus revision of the judgment is not recorded`,"revision-rewritten":`the corpus revision of the judgment was rewritten`,"revision-altered":`documents or chunks of a corpus revision are not as recorded`,"evidence-unrecorded":`the evidence is not in the corpus revision of the judgment`,"text-missing":`the set does not keep the text of the evidence`};
function whatToDo(file,why){
const{id=file.path}=file.case;
const anew=`have the case judged as a new one: name its evidence in the short form, run touchstone fill, and "touchstone review record ${id}"`;
return`Restore from Git ${toRestore(file,why)}; or ${anew}.`}
function toRestore({case:{corpusRevision}},why){
const folder=`${revisionsFolder}/${corpusRevision??`<revision>`}`;
switch(why){
case`text-missing`:
return`the line of that text in ${textsFolder}/`;
case`revision-missing`:
case`revision-rewritten`:
return quoted(folder);
case`evidence-unrecorded`:
return`the provenance of the case, or ${quoted(folder)}`;
case`revision-altered`:
return`what touchstone check says is missing or altered`;
case`corpus-unbound`:
case`no-current-revision`:
return`what is missing`}}
const ofRepository=`touchstone/refresh/`;
function branchFolder(place){
return place===``?ofRepository:`${ofRepository}_${nameOf$2(place)}/`}
function nameOf$2(place){
const name=place.replaceAll(/[^A-Za-z0-9_-]+/g,`-`).slice(0,60);
return name===place?name:`${name}-${sha256(place).slice(7).slice(0,8)}`}
const noFamily=`--no-family`;
function pullRequestsOf(cases,{folder=branchFolder(``),open,taken:others=[],limit}){
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
bucket={branch:freeBranch(`${folder}${name}`,taken),isOpen:false,keeps:void 0,name,cases:[]};
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
function freeBranch(base,taken){
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
return{name,number:Number(number),isLast:name.endsWith(`/${noFamily}`)}}
function resultCode(digest){
return hexOf(digest)}
function askedCode({id,file:{digest}},to){
if(digest===void 0)return void 0;
return hexOf(sha256(canonicalJson({id,digest,to:to.id,corpus:to.digest})))}
function togetherCode(cases){
const inOrder=cases.toSorted((a,b)=>byUtf8(a.id,b.id));
return hexOf(sha256(canonicalJson(inOrder.map(({id,digest})=>[id,digest]))))}
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
function targetRevision(dataset,id,texts=new Map){
const revision=id===void 0?currentRevision(dataset):dataset.revisions.get(id);
if(revision===void 0)return{refused:noRevision(dataset,id)};
const[documents,chunks]=[documentsAsRecorded(revision),chunksAsRecorded(revision)];
if(!isReadable$1(revision)||documents===void 0||chunks===void 0)return{refused:damaged(revision)};
const kept=texts.size===0?dataset.texts:new Map([...dataset.texts,...texts]);
const byText=once(()=>groupsOf(chunks.values(),({hash})=>hash));
const grouping=groupingOf(dataset);
return{id:revision.id,digest:revision.digest,revision,documents,chunks,holds:quoteFinder(kept),keeps:hash=>kept.has(hash),holdersOf:hash=>byText().get(hash)??[],familiesOf:file=>{
const found=grouping?.familiesOf(file);
return found?.whole===true?found.belongings.map(({family})=>family):void 0},hasFamilies:grouping!==void 0}}
function isReadable$1(revision){
return revision.digest!==void 0}
function noRevision(dataset,id){
const recorded=[...dataset.revisions.keys()];
if(id===void 0)return{message:`The set has no current corpus revision, so there is nothing to decide under.`,at:dataset.current?.at??startOf(`corpus-revisions/current.yaml`),fix:`Record one with "touchstone corpus snapshot".`};
const near=nearest(id,recorded);
const named=(near.length===0?recorded.toSorted(byUtf8).slice(-most$1):near).map(quoted);
return{message:`Corpus revision ${quoted(id)} is not recorded in this set.`,at:dataset.current?.at??startOf(`corpus-revisions/current.yaml`),fix:named.length===0?`Record it with "touchstone corpus snapshot".`:`Name a revision that is recorded, such as ${listed(named,`or`)}.`}}
const most$1=3;
function damaged({id,file}){
return{message:`The documents or chunks of corpus revision ${quoted(id)} cannot be read, or are not what was recorded.`,at:startOf(file),fix:`Run touchstone check, and mend what it finds there.`}}
const unmoved={state:`stale`,reasons:[],unverifiable:[],documents:[]};
function sortCases(dataset,{target,candidates=false,observed}){
const turnOf=turnIn(dataset,target,observed);
const asked=[];
const needless=[];
const unasked=unreadCases(dataset).map(path=>({path,id:void 0,file:void 0,why:`unreadable`,unverifiable:[]}));
const standing={current:0,carried:0};
for(const file of dataset.cases){
const stage=stageOf(file);
if(stage===`rejected`||stage===`retired`)continue;
if(stage===`pending`&&!candidates)continue;
const turn=turnOf(file);
if(typeof turn===`string`){
standing[turn]++;
if(asksAlready(file,target))needless.push(file)}else if(`why`in turn)unasked.push(turn);else asked.push(turn)}
return{asked,needless,standing,unasked:unasked.toSorted((a,b)=>byUtf8(a.path,b.path))}}
function turnIn(dataset,target,observed){
const currencyOf=currencyByHashes(dataset,lineageOf(dataset),target);
return file=>{
const{path}=file;
const{id}=file.case;
const why=unfitness(file);
if(id===void 0||why!==void 0&&why!==`edited`)return{path,id,file,why:why??`unreadable`,unverifiable:[]};
if(stageOf(file)===`pending`)return{file,id,asks:`first-judgment`};
const currency=currencyOf(file);
const isAsked=currency.state===`stale`&&currency.reasons.length>0;
if(why===`edited`&&!isAsked)return{path,id,file,why,unverifiable:[]};
const observations=observationsOn(file,target,observed?.get(id));
return turnOfApproved({file,id},currency,observations)}}
function turnOfApproved({file,id},currency,observations){
const{path}=file;
if(currency.state===`stale`&&(currency.reasons.length>0||observations.length>0))return{file,id,asks:`refresh`,currency,observations};
if(currency.state===`stale`)return{path,id,file,why:`unverifiable`,unverifiable:currency.unverifiable};
if(observations.length===0)return currency.state;
return{file,id,asks:`refresh`,currency:unmoved,observations}}
function observationsOn(file,target,now=[]){
const requested=asksAlready(file,target)?file.whole?.refresh?.observations:void 0;
return[...new Set([...now,...requested??[]])].toSorted(byUtf8)}
function asksAlready({whole},target){
const{refresh}=whole??{};
return refresh!==void 0&&refresh.outcome===void 0&&refresh.to===target.id}
function unfitness(file){
const stage=stageOf(file);
if(stage===void 0||file.whole===void 0||file.digest===void 0)return`unreadable`;
if(stage===`pending`)return waitsForFill(file)?`unfilled`:void 0;
const content=contentState(file);
if(content===`as-judged`)return void 0;
return content===`unbound`?`unbound`:`edited`}
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
function earlierChunksIn(target){
const after=chunksAsRecorded(target)??new Map;
const byDocument=once(()=>groupsOf(after.values(),({documentId})=>documentId));
const byHash=once(()=>groupsOf(after.values(),({hash})=>hash));
const compared=new Map;
return(file,from)=>{
const known=from&&compared.get(from);
if(known!==void 0)return known;
const before=from===void 0?void 0:chunksAsRecorded(from);
if(from!==void 0&&before!==void 0){
const found={before,differences:chunkDifferences(before,after),isWhole:true};
compared.set(from,found);
return found}
const cited=citedBy(file);
const related=[...cited.values()].flatMap(({id,documentId,hash})=>[after.get(id)??[],byDocument().get(documentId)??[],byHash().get(hash)??[]]);
const chunks=new Map(related.flat().map(chunk=>[chunk.id,chunk]));
return{before:cited,differences:chunkDifferences(cited,chunks),isWhole:false}}}
function citedBy(file){
return new Map(provenanceOf(file).flatMap(({entry:{chunkId:id,documentId,contentHash:hash}})=>id===void 0||documentId===void 0||hash===void 0?[]:[[id,{id,documentId,hash}]]))}
function evidenceIn(target,texts){
const documents=documentsAsRecorded(target);
const comparers=new WeakMap;
return(file,earlier)=>{
const compared=comparers.get(earlier)??comparerOf(earlier,texts);
comparers.set(earlier,compared);
return provenanceOf(file).flatMap(({entry})=>{
const{chunkId,documentId,contentHash,quote,sourceRevision}=entry;
if(chunkId===void 0||documentId===void 0)return[];
const change=compared({chunkId,contentHash,quote});
const{verdict,candidates}=earlier.isWhole?change:partly(change);
return{...change,verdict,documentId,text:contentHash===void 0?void 0:texts.get(contentHash),source:{before:sourceRevision,after:documents?.get(documentId)?.revision},candidates:candidates.map(one=>({...one,text:texts.get(one.hash)}))}})}}
function comparerOf({before,differences},texts){
return evidenceComparer({before,comparison:compareChunks(differences,texts),texts})}
function partly(change){
return change.verdict===`gone`?{...change,verdict:`unverified`}:change}
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
const most=3;
function nearCases(dataset){
const byLetters=questionsLike(dataset);
const byWords=questionsWithWordsOf(dataset.cases);
return question=>{
const near=new Map(byLetters(question));
for(const[file,share]of byWords(question))near.set(file,Math.max(share,near.get(file)??0));
return[...near].map(([file,likeness])=>({file,likeness})).toSorted((a,b)=>b.likeness-a.likeness||byUtf8(a.file.path,b.file.path)).slice(0,most)}}
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
const outcome=outcomeOf(observation,asked,proposed);
const isProposed=outcome.kind===`new-case`;
return{observation,at,outcome,near:isProposed?near()(observation.query):[],outOfUse:isProposed?asked.asking(observation).filter(file=>!takesPart(file)):[]}})}
function outcomeOf(observation,asked,proposed){
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
function judgedRevision(dataset,file){
const revision=revisionOf(dataset,file);
const read=file.case.review?.corpus;
return stageOf(file)===`pending`||read!==void 0&&revision?.digest===read?revision:void 0}
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
function namedChunks(whole){
const places=new Map;
const lists=[[`relevantChunkIds`,whole.relevantChunkIds??[]],[`distractorChunkIds`,`distractorChunkIds`in whole?whole.distractorChunkIds??[]:[]]];
for(const[name,ids]of lists)for(const[index,id]of ids.entries())if(!places.has(id))places.set(id,[name,index]);
return[...places].map(([id,path])=>({id,path}))}
const sameChunks={to:id=>[id],added:[]};
function mapped({to},ids){
return[...new Set(ids.flatMap(to))]}
function chunkMapping({file,whole},{replace,add=[]},target){
const named=namedChunks(whole);
const places=new Map(named.map(({id,path})=>[id,file.locate(path)]));
const start=file.locate([`relevantChunkIds`]);
const refused=[];
const replaced=new Map;
for(const{from,to}of replace){
const at=places.get(from);
if(at===void 0)refused.push(unnamed(from,named,start));else if(replaced.has(from))refused.push(saidTwice(from,at));
refused.push(...to.filter(id=>!target.chunks.has(id)).map(unknown(target,at??start)));
replaced.set(from,to.toSorted(byUtf8))}
refused.push(...add.filter(id=>!target.chunks.has(id)).map(unknown(target,start)));
const mapping={to:id=>replaced.get(id)??[id],added:add.toSorted(byUtf8)};
const there=new Set(named.flatMap(({id})=>mapping.to(id)));
for(const id of add.filter(one=>there.has(one)))refused.push({message:`Chunk ${quoted(id)} is evidence of the case already.`,at:places.get(id)??start,fix:`Leave it out of what is added.`});
return refused.length>0?{refused}:mapping}
function goneFrom$1(target,whole,{to}){
return namedChunks(whole).filter(({id})=>to(id).some(one=>!target.chunks.has(one)))}
function unnamed(id,named,at){
const names=named.map(one=>quoted(one.id));
return{message:`Chunk ${quoted(id)} is not among the chunks of the case.`,at,fix:names.length===0?`Add the chunk that is meant instead of replacing one.`:`Write what is replaced as the case has it: ${listed(names,`or`)}.`}}
function saidTwice(id,at){
return{message:`Two different things are said of chunk ${quoted(id)}.`,at,fix:`Say once what stands in its place; several chunks may.`}}
function unknown(target,at){
return id=>{
const near=nearest(id,target.chunks.keys()).map(quoted);
const meant=near.length===0?``:` Near it: ${listed(near)}.`;
return{message:`Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}.`,at,fix:`Name a chunk exactly as the chunks.jsonl of that revision has it.${meant}`}}}
function goneOnConfirming(file,named,target){
const heirs=heirsOf(file,named,target);
const[only,another]=heirs;
if(file.case.kind===`abstention`){
const fix=`Decide --revised, and say with --drop or --replace what becomes of this near miss.`;
return{...goneFrom(file,named,target),fix}}
const fix=only!==void 0&&another===void 0?`Its text stands word for word under ${quoted(only)}: take the move with --moved, or decide otherwise.`:`Say with --revised what stands in its place, or that it is dropped; or with --abstained or --retired what becomes of the case.`;
return{...goneFrom(file,named,target),fix:fix+severalHeirs(heirs)}}
function goneOnRevising(file,named,target){
const heirs=heirsOf(file,named,target);
const[only,another]=heirs;
const fix=only!==void 0&&another===void 0?`Its text stands word for word under ${quoted(only)}: add --moved, or say what stands in its place.`:`Say what stands in its place with --replace, or drop it with --drop.`;
return{...goneFrom(file,named,target),fix:fix+severalHeirs(heirs)}}
function goneFrom(file,{id,path},target){
return{message:`Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}.`,at:file.locate(path)}}
function heirsOf(file,{id},target){
const entry=file.whole?.provenance?.find(({chunkId})=>chunkId===id);
if(entry===void 0)return[];
return target.holdersOf(entry.contentHash).map(chunk=>chunk.id)}
function severalHeirs(heirs){
if(heirs.length<2)return``;
return` Its text stands word for word under ${listed(heirs.slice(0,3).map(quoted))}.`}
function followingFields(mapping,successor){
const{id,sources,at}=successor;
const grades=[...new Set(sources.flatMap(({entry})=>entry.grade??[]))];
const others=sources.flatMap(({entry:{insteadOf}})=>insteadOf??[]);
const instead=[...new Set(others.flatMap(one=>mapping.to(asChunkId(one))))].filter(one=>one!==id);
const problems=[...grades.length>1?[severalGrades(grades,{id,at})]:[],...instead.length>1?[severalInstead(instead,{id,at})]:[]];
const[grade]=grades;
const[insteadOf]=instead;
return{fields:{...grade===void 0?{}:{grade},...insteadOf===void 0?{}:{insteadOf}},problems}}
function asChunkId(id){
return id}
function severalGrades(grades,{id,at}){
return{message:`Chunk ${quoted(id)} takes the place of chunks with the grades ${listed(grades.map(String))}.`,at,fix:`Give these chunks one grade in the file first: the one that the new chunk is to have.`}}
function severalInstead(ids,{id,at}){
return{message:`Chunk ${quoted(id)} could replace ${listed(ids.map(quoted))}, and "insteadOf" names one chunk.`,at,fix:`Write in the file first which of them it can replace, as "insteadOf", or take that field away.`}}
function carriedQuote({quotes},{id,sources},target){
if(quotes.has(id))return quotes.get(id);
return standing({id,sources},target)[0]}
function quoteProblems(renewal,target){
return[...misplaced(renewal,target),...lost(renewal,target),...rivals(renewal,target)]}
function misplaced({file,chunkIds,quotes},target){
return[...quotes].flatMap(([id,quote])=>{
const at=file.locate([`provenance`]);
if(!chunkIds.includes(id)){
const names=chunkIds.map(quoted);
const message=`Chunk ${quoted(id)} would be no evidence of the case, so it can carry no quote.`;
const fix=`Name the chunk of the quote as it is called in the new revision: ${listed(names,`or`)}.`;
return[{message,at,...names.length===0?{}:{fix}}]}
if(quote===void 0||isIn(target,id,quote)!==false)return[];
return[{message:`The quote ${quoted(quote)} does not stand in chunk ${quoted(id)} of corpus revision ${quoted(target.id)}.`,at,fix:`Copy the words from the chunk's text; only white space may differ.`}]})}
function lostQuotes({whole},replace,target){
const replaced=new Map(replace.map(({from,to})=>[from,to]));
return lostIn((whole?.provenance??[]).map((entry,index)=>({entry,index})),id=>replaced.get(id)??[id],target)}
function lostIn(entries,to,target){
return entries.flatMap(({index,entry:{chunkId,quote}})=>{
const places=to(chunkId);
if(quote===void 0||places.length===0)return[];
if(places.some(id=>isIn(target,id,quote)!==false))return[];
return[{index,quote,places}]})}
function lost({file,entries,mapping,quotes},target){
return lostIn(entries,mapping.to,target).filter(({places})=>!places.some(id=>quotes.has(id))).map(({index,quote,places})=>({message:`The quote ${quoted(quote)} does not stand in ${listed(places.map(quoted),`or`)} of corpus revision ${quoted(target.id)}.`,at:file.locate([`provenance`,index,`quote`]),fix:`Give the words of the chunk that carry the answer now, or say that the quote goes: --chunk ${quoted(places[0]??``)} --quote "…", or --without-quote ${quoted(places[0]??``)}.`}))}
function rivals({file,entries,mapping,quotes,chunkIds},target){
return chunkIds.flatMap(id=>{
const sources=entries.filter(({entry})=>mapping.to(entry.chunkId).includes(id));
const found=quotes.has(id)?[]:standing({id,sources},target);
if(found.length<2)return[];
return[{message:`Chunk ${quoted(id)} holds ${listed(found.map(quoted))}, and an entry carries one quote.`,at:file.locate([`provenance`,sources[0]?.index??0]),fix:`Give the quote that the chunk is to carry, with --quote.`}]})}
function standing({id,sources},target){
const found=new Map;
for(const{entry}of sources){
const{quote}=entry;
if(quote===void 0||isBlank(quote)||isIn(target,id,quote)!==true)continue;
const words=normaliseWhiteSpace(quote);
if(!found.has(words))found.set(words,quote)}
return[...found.values()]}
function isIn(target,id,quote){
const chunk=target.chunks.get(id);
return chunk&&target.holds(chunk.hash,quote)}
function renewedProvenance(renewal,target){
const{entries,mapping}=renewal;
const refused=[...quoteProblems(renewal,target)];
const provenance=successorsOf(renewal).flatMap(successor=>{
const recorded=recordedEntry(successor,target);
if(`refused`in recorded)refused.push(recorded.refused);
const quote=carriedQuote(renewal,successor,target);
const{fields,problems}=followingFields(mapping,successor);
refused.push(...problems);
return`refused`in recorded?[]:[{...recorded,...quote===void 0?{}:{quote},...fields}]});
if(refused.length>0)return{refused};
const kept=new Set(provenance.flatMap(({quote})=>quote??[]));
return{provenance,droppedQuotes:entries.flatMap(({entry:{chunkId,quote}})=>quote===void 0||kept.has(quote)?[]:[{chunkId,quote}]),noLongerInstead:provenance.flatMap(({chunkId,insteadOf})=>{
return entries.some(({entry})=>entry.insteadOf!==void 0&&mapping.to(entry.chunkId).includes(chunkId))&&insteadOf===void 0?[chunkId]:[]})}}
function successorsOf({file,entries,chunkIds,mapping}){
const wanted=new Set(chunkIds);
const inherited=[...new Set(entries.flatMap(({entry})=>mapping.to(entry.chunkId)))].filter(id=>wanted.has(id));
const known=new Set(inherited);
return(isDeepStrictEqual(inherited,chunkIds.filter(id=>known.has(id)))?chunkIds:[...new Set([...inherited,...chunkIds])]).map(id=>{
const sources=entries.filter(({entry})=>mapping.to(entry.chunkId).includes(id));
const[first]=sources;
return{id,sources,at:file.locate([`provenance`,...first?[first.index]:[]])}})}
function recordedEntry({id,at},target){
const chunk=target.chunks.get(id);
const document=chunk&&target.documents.get(chunk.documentId);
if(chunk===void 0||document===void 0)return{refused:{message:`The document of chunk ${quoted(id)} is not listed in corpus revision ${quoted(target.id)}.`,at,fix:`Run touchstone check, and mend what it finds there.`}};
if(!target.keeps(chunk.hash))return{refused:{message:`The set does not keep the text of chunk ${quoted(id)}, so nobody can read what would be decided.`,at,fix:`Record the corpus with its texts, with "touchstone corpus snapshot --texts all", and decide then; or retire the case.`}};
return{chunkId:id,documentId:document.id,sourceUri:document.uri,sourceRevision:document.revision,contentHash:chunk.hash}}
function unreadable(file){
return{message:`The case cannot be read whole, so nothing can be decided about it.`,at:file.locate([]),fix:`Run touchstone check, and mend what it finds in this file.`}}
function editedSince(file){
return{message:`The case was edited since it was approved, so it cannot be confirmed as it was.`,at:file.locate([`review`,`digest`]),fix:`Decide --revised, which takes what the file says now; or take the edit back, and confirm.`}}
function sentinelSince(file){
return{message:`What was approved was no sentinel, and the mark alone is no revision.`,at:file.locateKey([`sentinel`]),fix:`Take "sentinel" out and decide; then mark the case in a change of its own, and have two people judge it.`}}
function nothingRevised(file){
return{message:`Nothing of the case would be revised: question, answer and chunks stay what they are.`,at:file.locate([`relevantChunkIds`]),fix:`Decide --confirmed if the case holds as it is; else name what is replaced, dropped or added, or edit the file first.`}}
function withoutEvidence(file){
return{message:`The case would rest on no chunk any more.`,at:file.locate([`relevantChunkIds`]),fix:`Name a chunk that supports the answer, or decide --abstained or --retired.`}}
function abstainsAlready(file){
return{message:`The case is an abstention already.`,at:file.locate([`kind`]),fix:`Decide --confirmed if it holds; if "because" or the answer is another one now, edit the file and decide --revised.`}}
function familiesUnknown(file){
return{message:`The families of the case are not all known, so without its evidence it could change sides.`,at:file.locate([`provenance`]),fix:`Run touchstone check, give each of its documents one family in families.yaml, and decide then.`}}
function decidedCase(file,choice,target){
const{whole}=file;
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
const{file,whole}=read;
const edited=contentState(file)===`edited`?[editedSince(file)]:[];
const gone=goneFrom$1(target,whole,sameChunks);
const refused=[...edited,...gone.map(one=>goneOnConfirming(file,one,target))];
if(refused.length>0)return{refused};
return withEvidence(read,{mapping:sameChunks,quotes},target)}
function revisedCase(read,choice,target){
const{file,whole}=read;
const mapping=chunkMapping(read,choice,target);
if(`refused`in mapping)return mapping;
const gone=goneFrom$1(target,whole,mapping);
if(gone.length>0)return{refused:gone.map(one=>goneOnRevising(file,one,target))};
const{answer,quotes=new Map}=choice;
const revised=withEvidence({file,whole:answer===void 0?whole:{...whole,expectedAnswer:answer}},{mapping,quotes},target);
if(`refused`in revised)return revised;
const confirmed=contentState(file)===`as-judged`?confirmedCase(read,quotes,target):void 0;
return confirmed!==void 0&&`digest`in confirmed&&confirmed.digest===revised.digest?{refused:[nothingRevised(file)]}:revised}
function withEvidence({file,whole},{mapping,quotes},target){
if(whole.kind===`abstention`)return abstentionUnder({file,whole},mapping,target);
const{relevantChunkIds:before=[]}=whole;
const chunkIds=[...new Set([...mapped(mapping,before),...mapping.added])];
if(chunkIds.length===0)return{refused:[withoutEvidence(file)]};
const relied=new Set(before);
const renewed=renewedProvenance({file,entries:(whole.provenance??[]).map((entry,index)=>({entry,index})).filter(({entry})=>relied.has(entry.chunkId)),chunkIds,mapping,quotes},target);
const accepted=acceptedAnswers(file,whole.acceptedAnswers,mapping);
const refused=[`refused`in renewed?renewed.refused:[],accepted.refused].flat();
if(`refused`in renewed||refused.length>0)return{refused};
const{provenance,...dropped}=renewed;
return decided(file,{...whole,relevantChunkIds:chunkIds,provenance:[...provenance],corpusRevision:target.id,...accepted.answers===void 0?{}:{acceptedAnswers:[...accepted.answers]}},dropped)}
function abstentionUnder({file,whole},mapping,target){
if(mapping.added.length>0)return{refused:[{message:`The case is an abstention, which rests on no evidence, so none can be added.`,at:file.locate([`kind`]),fix:`If the question can be answered now, write "kind: answerable" and the answer in the file, take "because" away, and add the chunk then.`}]};
const{distractorChunkIds}=whole;
const misses=distractorChunkIds===void 0?{}:{distractorChunkIds:[...mapped(mapping,distractorChunkIds)]};
return decided(file,{...whole,...misses,corpusRevision:target.id},nothingDropped)}
function acceptedAnswers(file,answers,mapping){
const followed=answers?.map(({statement,chunkIds})=>({statement,chunkIds:[...mapped(mapping,chunkIds)]}));
return{answers:followed,refused:(followed??[]).flatMap(({statement,chunkIds},index)=>chunkIds.length>0?[]:[{message:`The accepted answer ${quoted(statement)} would rest on no chunk any more.`,at:file.locate([`acceptedAnswers`,index,`chunkIds`]),fix:`Name a chunk that suffices for it in the file, or take that answer away, and decide then.`}])}}
function abstainedCase({file,whole},{because,answer},target){
if(whole.kind===`abstention`&&contentState(file)===`as-judged`)return{refused:[abstainsAlready(file)]};
const{id,query}=whole;
const families=target.familiesOf(file);
if(target.hasFamilies&&families===void 0)return{refused:[familiesUnknown(file)]};
return decided(file,{...withoutEvidenceFields(whole),id,kind:`abstention`,because,query,expectedAnswer:answer,corpusRevision:target.id,...families===void 0?{}:{families:[...families]}},{droppedQuotes:(whole.provenance??[]).flatMap(({chunkId,quote})=>quote===void 0?[]:[{chunkId,quote}]),noLongerInstead:[]})}
function withoutEvidenceFields(whole){
const{relevantChunkIds:_,provenance:__,...rest}=whole;
if(rest.kind===`abstention`)return rest;
const{acceptedAnswers:___,evidence:____,...others}=rest;
return others}
const nothingDropped={droppedQuotes:[],noLongerInstead:[]};
function decided(file,value,dropped){
const digest=caseDigest(value);
return digest===void 0?{refused:[unreadable(file)]}:{value,digest,...dropped}}
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
const results=eachOnce(ways).map(replace=>resultOf({dataset,file},{outcome:`revised`,replace},target));
const possible=results.filter(({result})=>`digest`in result);
if(possible.length>0)return possible;
if(isEdited)return results.slice(0,1);
return[...moves.length>0||ways.includes(together)?results.slice(0,1):[],{outcome:`revised`,replace:[],result:{needs:[`edit`]}}]}
function eachOnce(ways){
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
function reasonsFor({from,to,triggers:triggers$1,observed}){
const happened=new Set(triggers$1);
return[...triggers.filter(trigger=>happened.has(trigger)),...observed?[`query-pattern-observed`]:[],...from===to?[]:[`corpus-revision-changed`]]}
function opensRequest(reasons){
return reasons.some(reason=>reason!==`corpus-revision-changed`)}
const usualLimit=5;
function planRefresh(dataset,options){
const{target,open=[],taken=[],candidates,observations=[]}=options;
const observed=observedPatterns(dataset,observations);
const{asked,standing,unasked,needless}=sortCases(dataset,{target,candidates,observed:observationsAbout(observed)});
const grouping=groupingOf(dataset);
const componentOf=caseComponents(grouping);
const limit=dataset.policy?.policy?.limits?.openRefreshPullRequests??usualLimit;
const placed=pullRequestsOf(asked.map(one=>{
const families=familiesOf(grouping,one.file);
const{path}=one.file;
return{...one,path,families,component:componentOf(one.file)}}),{...options,open,taken,limit});
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
function textsToPlan(dataset,{target,candidates}){
const earlierChunks=earlierChunksIn(target);
const{asked}=sortCases(dataset,{target,candidates});
const compared=new Set(asked.map(({file})=>earlierChunks(file,judgedRevision(dataset,file))));
return new Set([...compared].flatMap(({differences})=>[...hashesToRead(differences)]))}
async function setToPlan(tree,{to,candidates},options={}){
const dataset=await loadDataset(tree,options);
const found=targetOf(dataset,to);
if(!(`target`in found))return found;
const{target}=found;
const wanted=textsToPlan(dataset,{target,candidates});
const files=(await filesBelow(tree,textsFolder,[])).filter(entry=>keepsFile(entry,[])).map(({path})=>path);
return{dataset,target,texts:(wanted.size===0?void 0:await readTexts(tree,files,wanted))?.texts??new Map}}
function targetOf(dataset,to){
const id=to??dataset.current?.revision;
const target=id===void 0?void 0:dataset.revisions.get(id);
const defects=[...defectsFor(dataset,{id,isCurrent:to===void 0}),...target===void 0?[]:alteredTables(target)];
if(defects.length>0)return{defects};
if(id===void 0)return{none:dataset.revisions.size===0?`recorded`:`current`,dataset};
if(target!==void 0&&isReadable(target))return{target};
return to===void 0?{defects:[nowhere(dataset,id)]}:{none:`such`,dataset}}
function isReadable(revision){
return revision.digest!==void 0}
function defectsFor({defects},{id,isCurrent}){
const files=new Set([familiesFile,policyFile,...isCurrent?[currentFile]:[]]);
return defects.filter(defect=>isOfTheSet(defect)&&(files.has(defect.at.file)||isUnreadableRevision(defect)||id!==void 0&&defect.at.file.startsWith(`corpus-revisions/${id}/`)))}
function isUnreadableRevision({rule,at}){
return rule===`file/unreadable`&&`${at.file}/`.startsWith(`corpus-revisions/`)}
function nowhere({current},id){
return{rule:`revision/current-unknown`,message:`The current revision "${id}" is not recorded: there is no ${revisionsFolder}/${id}/revision.yaml.`,at:current?.at??startOf(`corpus-revisions/current.yaml`),fix:`Restore its folder from Git, or point at a revision that is there.`}}
const decidable=[[`kind`,`id`],[`because`,`kind`],[`expectedAnswer`,`query`],[`acceptedAnswers`,`expectedAnswer`],[`relevantChunkIds`,`expectedAnswer`],[`provenance`,`relevantChunkIds`],[`distractorChunkIds`,`expectedAnswer`],[`corpusRevision`,`provenance`],[`families`,`corpusRevision`],[`review`,`origin`],[`refresh`,`review`],[`retired`,`refresh`]];
function decisionEdits(path,text,{before,after,replace}){
const[was,is]=[{...before},{...after}];
const isKept=keptBy(replace);
let current=text;
for(const[field,behind]of decidable){
if(isDeepStrictEqual(was?.[field],is?.[field]))continue;
const to=is?.[field];
const edited=to===void 0?editFields(path,current,[{remove:field}]):editNested(path,current,{field,to,isKept,after:behind});
if(`refused`in edited)return edited;
current=edited.text}
return{text:current}}
function keptBy(replace){
const first=new Map(replace.map(({from,to})=>[from,to[0]]));
return(before,after)=>{
const[old,now]=[nameOf(before),nameOf(after)];
return first.has(old)?first.get(old)===now:old===now}}
function nameOf(item){
if(!isMap(item))return item;
return item[`chunkId`]??item[`statement`]}
export{askedCode,branchFolder,decidedCase,decisionEdits,earlierChunksIn,evidenceIn,lineToCopy,lostQuotes,movedEvidence,namedChunks,notOnlyMoved,numberedBranch,observationsAbout,observationsOn,observedPatterns,opensRequest,partsOf,planRefresh,reasonsFor,resultCode,sentinelSince,setToPlan,targetRevision,textsToPlan,togetherCode,ungroupedWords,unverifiableWords,whatToDo};
