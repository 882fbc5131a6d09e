import{byUtf8,caseDigest,chunkDifferences,chunksAsRecorded,contentState,currencyByHashes,currentRevision,documentsAsRecorded,groupingOf,groupsOf,isBlank,isMap,lineageOf,listed,nearest,normaliseWhiteSpace,once,provenanceOf,quoteFinder,quoted,revisionOf,revisionsFolder,stageOf,startOf,textsFolder,unreadCases,waitsForFill}from"./core.js";
import{editFields,editNested}from"./shared-load.js";
import{compareChunks,evidenceComparer,hashesToRead}from"./shared-corpus.js";
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
function targetRevision(dataset,id,texts=new Map){
const revision=id===void 0?currentRevision(dataset):dataset.revisions.get(id);
if(revision===void 0)return{refused:noRevision(dataset,id)};
const[documents,chunks]=[documentsAsRecorded(revision),chunksAsRecorded(revision)];
if(!isReadable(revision)||documents===void 0||chunks===void 0)return{refused:damaged(revision)};
const kept=texts.size===0?dataset.texts:new Map([...dataset.texts,...texts]);
const byText=once(()=>groupsOf(chunks.values(),({hash})=>hash));
const grouping=groupingOf(dataset);
return{id:revision.id,digest:revision.digest,revision,documents,chunks,holds:quoteFinder(kept),keeps:hash=>kept.has(hash),holdersOf:hash=>byText().get(hash)??[],familiesOf:file=>{
const found=grouping?.familiesOf(file);
return found?.whole===true?found.belongings.map(({family})=>family):void 0},hasFamilies:grouping!==void 0}}
function isReadable(revision){
return revision.digest!==void 0}
function noRevision(dataset,id){
const recorded=[...dataset.revisions.keys()];
if(id===void 0)return{message:`The set has no current corpus revision, so there is nothing to decide under.`,at:dataset.current?.at??startOf(`corpus-revisions/current.yaml`),fix:`Record one with "touchstone corpus snapshot".`};
const near=nearest(id,recorded);
const named=(near.length===0?recorded.toSorted(byUtf8).slice(-most):near).map(quoted);
return{message:`Corpus revision ${quoted(id)} is not recorded in this set.`,at:dataset.current?.at??startOf(`corpus-revisions/current.yaml`),fix:named.length===0?`Record it with "touchstone corpus snapshot".`:`Name a revision that is recorded, such as ${listed(named,`or`)}.`}}
const most=3;
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
function judgedRevision(dataset,file){
const revision=revisionOf(dataset,file);
const read=file.case.review?.corpus;
return stageOf(file)===`pending`||read!==void 0&&revision?.digest===read?revision:void 0}
function textsToPlan(dataset,{target,candidates}){
const earlierChunks=earlierChunksIn(target);
const{asked}=sortCases(dataset,{target,candidates});
const compared=new Set(asked.map(({file})=>earlierChunks(file,judgedRevision(dataset,file))));
return new Set([...compared].flatMap(({differences})=>[...hashesToRead(differences)]))}
export{asksAlready,decidedCase,decisionEdits,earlierChunksIn,evidenceIn,judgedRevision,lostQuotes,namedChunks,observationsOn,sentinelSince,sortCases,targetRevision,textsToPlan,unverifiableWords,whatToDo};
