import{clipped,currentRevision,fieldOf,fitsGlob,isBlank,isMap,listed,normaliseWhiteSpace,quoteFinder,quoted,stageOf,writeInstead}from"./core.js";
import{contentWords,evidenceSearch,holds,isNegation,vocabulary}from"./shared-corpus.js";
import{caseFields,editFields}from"./shared-load.js";
const editableFields=[{name:`tags`,short:`tag`,path:[`tags`],holds:`texts`,emptyIs:`absent`},{name:`notes`,path:[`notes`],holds:`text`},{name:`split`,path:[`split`],holds:`text`},{name:`families`,short:`family`,path:[`families`],holds:`texts`},{name:`kind`,path:[`kind`],holds:`text`},{name:`because`,path:[`because`],holds:`text`},{name:`query`,path:[`query`],holds:`text`},{name:`expectedAnswer`,path:[`expectedAnswer`],holds:`text`},{name:`evidence`,path:[`evidence`],holds:`more`},{name:`variantOf`,path:[`variantOf`],holds:`text`},{name:`askedAt`,path:[`askedAt`],holds:`text`},{name:`caller.documents`,path:[`caller`,`documents`],holds:`texts`},{name:`distractorChunkIds`,path:[`distractorChunkIds`],holds:`texts`,emptyIs:`absent`},{name:`sentinel.why`,path:[`sentinel`,`why`],holds:`text`}],lookedUp=`it is looked up chunk by chunk. Write "evidence" in the file, and run "touchstone fill".`,inTheFile=`its entries hold several texts each. Write it in the file.`,others={id:`an id never changes, since results and other cases name the case by it.`,review:`it is one person's decision about one text. Record one with "touchstone review record".`,refresh:`it records a decision that moved evidence asked for.`,retired:`it is a person's decision. Record one with "touchstone review retire".`,"sentinel.reviews":`they are people's judgments. Record one with "touchstone review judge".`,"sentinel.resolution":`whoever settled the difference writes in the file how it was settled.`,sentinel:`it holds people's judgments. --set sentinel.why=… marks cases, and --unset sentinel.why takes a mark without judgments away.`,origin:`it says who or what wrote the case. Mend it in the file, where a reviewer of the change sees it.`,corpusRevision:`it says under which corpus the case was judged. "touchstone fill" writes it where it is absent.`,evidence:lookedUp,relevantChunkIds:lookedUp,provenance:lookedUp,acceptedAnswers:inTheFile,conversation:inTheFile,caller:`name what it holds: caller.documents.`};
function whyNotEditable(name){
let parts=name.split(`.`);
for(let length=parts.length;length>0;length--){
let part=parts.slice(0,length).join(`.`);
if(Object.hasOwn(others,part))return others[part]}}
const readingOrder=[`id`,`kind`,`because`,`conversation`,`query`,`expectedAnswer`,`acceptedAnswers`,`evidence`,`relevantChunkIds`,`provenance`,`distractorChunkIds`,`corpusRevision`,`origin`,`variantOf`,`families`,`split`,`askedAt`,`caller`,`tags`,`notes`,`sentinel`];
function placeFor(value,name){
return readingOrder.slice(0,readingOrder.indexOf(name)).findLast(field=>isMap(value)&&Object.hasOwn(value,field))}
function selectionBy(conditions){
let kept=conditions.map(condition=>({condition,values:new Set,met:!1}));
return{fits(one){
let unmet=kept.filter(({condition})=>!condition.fits(one));
for(let each of kept)each.met||=!unmet.includes(each);
for(let{condition,values,met}of unmet)met||condition.valuesOf(one).forEach(value=>values.add(value));
return unmet.length===0},unmet:()=>kept.filter(({met})=>!met)}}
const shortNames={tag:[`tags`],family:[`families`],document:[`provenance.documentId`,`evidence.document`],chunk:[`relevantChunkIds`,`evidence.chunk`]},stage=`status`,judgment=`judgment`,toldNames={[stage]:stageIn,[judgment]:one=>one.judgment===void 0?[]:[one.judgment],refresh:refreshIn},valuesOfName=new Map([[stage,[`pending`,`approved`,`rejected`,`retired`]],[judgment,[`current`,`carried`,`stale`]],[`refresh`,[`undecided`,`confirmed`,`revised`,`abstained`,`retired`]]]);
function canBe(values,wanted){
return wanted===``||values.some(value=>fitsGlob(wanted,value))}
function readCondition(words){
let[,name,sign,wanted]=/^([A-Za-z.]+)(!=|=|~)(.*)$/s.exec(words)??[];
if(name===void 0||sign===void 0||wanted===void 0)return{misread:`"${words}" is no condition. Write FIELD=VALUE, FIELD!=VALUE or FIELD~WORDS.`};
let valuesOf=Object.hasOwn(toldNames,name)?toldNames[name]:valuesIn(name);
if(valuesOf===void 0)return{misread:`No case has a field "${name}". ${insteadOf(name)}`};
let values=valuesOfName.get(name);
if(values!==void 0&&sign!==`~`&&!canBe(values,wanted))return{misread:`No ${name} is "${wanted}". It is ${listed(values,`or`)}.`};
let test=testOf(sign,wanted);
return{words,wanted,valuesOf,needsJudgments:name===judgment,fits:one=>test(valuesOf(one))}}
function insteadOf(name){
let inner=[...caseFields].filter(field=>field.startsWith(`${name}.`));
if(inner.length>0)return`Name what it holds: ${listed(inner.slice(0,4),`or`)}.`;
let names=[...Object.keys(toldNames),...Object.keys(shortNames),...caseFields];
return writeInstead(name,names,`docs/bulk-edits.md lists the fields.`)}
function testOf(sign,wanted){
if(sign===`~`){
let parts=wanted.toLowerCase().split(/\s+/).filter(part=>part!==``);
return values=>values.some(value=>{
let text=value.toLowerCase();
return parts.every(part=>text.includes(part))})}
let isThere=values=>wanted===``?values.every(isBlank):values.some(value=>fitsGlob(wanted,value));
return sign===`=`?isThere:values=>!isThere(values)}
function stageIn({file}){
let now=stageOf(file);
return now===void 0?[]:[now]}
function refreshIn({file}){
let{outcome}=file.case.refresh??{};
return outcome===void 0?file.has([`refresh`])&&!file.has([`refresh`,`outcome`])?[`undecided`]:[]:[outcome]}
function valuesIn(name){
let all=(Object.hasOwn(shortNames,name)?shortNames[name]:void 0)??(caseFields.has(name)?[name]:[]);
if(all.length===0)return;
let paths=all.map(field=>field.split(`.`));
return({value})=>paths.flatMap(path=>[...textsAt(value,path)])}
function*textsAt(value,path){
let[name,...rest]=path;
if(Array.isArray(value))for(let entry of value)yield*textsAt(entry,path);else name===void 0?typeof value==`string`?yield value:(typeof value==`number`||typeof value==`boolean`)&&(yield String(value)):yield*textsAt(fieldOf(value,name),rest)}
function chunkOf({chunks},id){
return chunks.get(id)}
function provenanceFrom({documents},chunk){
let document=documents.get(chunk.documentId);
return document===void 0?{unlisted:chunk.documentId}:{chunkId:chunk.id,documentId:document.id,sourceUri:document.uri,sourceRevision:document.revision,contentHash:chunk.hash}}
function evidenceSource(dataset,revision=currentRevision(dataset)){
let documents=revision?.documents?.records,chunks=revision?.chunks?.records;
if(revision===void 0||documents===void 0||chunks===void 0)return;
let byDocument=new Map;
for(let chunk of chunks.values()){
let list=byDocument.get(chunk.documentId);
list===void 0?byDocument.set(chunk.documentId,[chunk]):list.push(chunk)}
let holds=quoteFinder(dataset.texts);
return{revision,documents,chunks,chunksOf:document=>byDocument.get(document)??[],textOf:({hash})=>dataset.texts.get(hash),holds:({hash},quote)=>holds(hash,quote)}}
const sentenceEnd=/(?<![.!?…])[.!?…]+["'”’)\]]* (?!\p{Ll})|[。．！？｡।]+["'”’」』）]* ?/gu,listMarks=/^(?:(?:[-*+•>|]|#{1,6}) )+/u;
function sentencesOf(text){
let paragraphs=paragraphsOf(text),width=widthOf(paragraphs.flat());
return paragraphs.flatMap(lines=>{
let pieces=unwrapped(lines,width).flatMap(piecesOf);
return pieces.map((piece,index)=>({text:piece.replace(listMarks,``).trimEnd(),joins:pieces[index+1]?.search(listMarks)===-1&&piece.endsWith(` `),isHeading:/^#{1,6} /.test(piece)}))})}
function paragraphsOf(text){
let paragraphs=[[]];
for(let line of text.split(/\r\n|\r|\n/)){
let normalised=normaliseWhiteSpace(line);
normalised===``?paragraphs.push([]):paragraphs.at(-1)?.push(`${normalised} `)}
return paragraphs}
const wrapped={from:60,to:120},stops=/[.!?…:;。．！？｡।]["'”’)\]」』）]* $/u,ownLine=/^(?:#{1,6} |\|)/u,startsAnew=/^(?:(?:[-*+•>|]|#{1,6}|\d{1,9}[.)]) |\||```)/u;
function unwrapped(lines,width){
let whole=[],last=``;
for(let line of lines)whole.length>0&&goesOn(last,line,width)?whole.push(`${whole.pop()??``}${line}`):whole.push(line),last=line;
return whole}
function widthOf(lines){
return lines.map(line=>line.trimEnd().length).reduce((most,one)=>one<=wrapped.to?Math.max(most,one):most,0)}
function goesOn(line,next,width){
if(stops.test(line)||ownLine.test(line)||startsAnew.test(next))return!1;
let{length}=line.trimEnd();
if(/^\p{Ll}/u.test(next))return!0;
let room=width-length-1;
return length>=wrapped.from&&length<=wrapped.to&&next.indexOf(` `)>room}
function piecesOf(line){
let pieces=[],from=0;
for(let match of line.matchAll(sentenceEnd)){
let end=match.index+match[0].length;
pieces.push(line.slice(from,end)),from=end}
return pieces.push(line.slice(from)),pieces.filter(piece=>piece.trim()!==``)}
function proposeQuote(answer,text){
let words=contentWords(answer);
if(!words.some(word=>!isNegation(word)))return;
let whole=words.length>1?wholeAnswer(answer,text):void 0;
if(whole!==void 0)return whole;
let sentences=sentencesOf(text),pairs=sentences.flatMap(({text:first,joins},index)=>{
let second=sentences[index+1];
return joins&&second!==void 0?[`${first} ${second.text}`]:[]}),single=best(words,sentences.map(one=>one.text)),found=single.length>0?single:best(words,pairs);
return found.length===1?found[0]:void 0}
function wholeAnswer(answer,text){
let wanted=normaliseWhiteSpace(answer).replace(/(?<![.。．!?！？])[.。．!?！？]+$/u,``);
if(wanted.length===0||Array.from(wanted).length>300)return;
let within=normaliseWhiteSpace(text);
for(let at=within.indexOf(wanted);at!==-1;at=within.indexOf(wanted,at+1))if(!(runsOn(within.slice(at-2,at),wanted)||runsOn(wanted,within.slice(at+wanted.length,at+wanted.length+2))))return wanted}
function runsOn(before,after){
return/[\p{L}\p{N}\p{M}]$/u.test(before)&&startsInWord(after)}
function startsInWord(text){
return/^[\p{L}\p{N}\p{M}]/u.test(text)&&!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text)}
function best(words,spans){
let needed=Math.max(Math.ceil(words.length*.6),Math.min(2,words.length)),numbers=words.filter(word=>/\p{N}/u.test(word)),most=needed,found=new Set;
for(let span of spans){
if(Array.from(span).length>300)continue;
let known=vocabulary(span),held=words.filter(word=>holds(known,word)).length;
held<most||!numbers.every(word=>holds(known,word))||(held>most&&(found=new Set),most=held,found.add(span))}
return[...found]}
function partsOf({document,chunk,quote}){
return{document:unlessBlank(document),chunk:unlessBlank(chunk),quote:unlessBlank(quote)}}
function unlessBlank(text){
return text===void 0||isBlank(text)?void 0:text}
function lookUpEvidence(entry,lookUp){
let{source}=lookUp,{document,chunk,quote}=partsOf(entry);
if(chunk!==void 0)return lookUpChunk({document,chunk,quote},lookUp);
if(document===void 0||quote===void 0)return tooLittle({document,quote},lookUp);
if(!isListed(document,source))return unlisted(document,lookUp);
let at=lookUp.locate([...lookUp.path,`document`]),chunks=source.chunksOf(document);
if(chunks.some(one=>source.textOf(one)===void 0))return{message:`The set does not keep every text of document ${quoted(document)}, so the quote cannot be looked for.`,at,fix:`Name the chunk as well: "chunk: …".`};
let matching=chunks.filter(one=>source.holds(one,quote)===!0),[only,...more]=matching;
return only===void 0?nowhere({document,quote},lookUp):more.length>0?tie({document,quote},matching,lookUp):withProvenance(only,{quote,as:`given`},lookUp)}
function lookUpChunk({document,chunk,quote},lookUp){
let{source,locate,path}=lookUp,found=chunkOf(source,chunk);
if(found===void 0){
let message=`Chunk ${quoted(chunk)} is not in corpus revision ${quoted(source.revision.id)}.`,otherwise=`Write the id of a chunk that the revision lists.`,fix=quote===void 0?writeInstead(chunk,source.chunks.keys(),otherwise):chunkWith(quote,source)??writeInstead(chunk,source.chunks.keys(),otherwise);
return{message,at:locate([...path,`chunk`]),fix}}
if(document!==void 0&&document!==found.documentId)return{message:`Chunk ${quoted(chunk)} belongs to document ${quoted(found.documentId)}, not to ${quoted(document)}.`,at:locate([...path,`document`]),fix:`Remove "document", or name a chunk of that document.`};
let text=source.textOf(found);
if(quote===void 0){
if(text===void 0)return withProvenance(found,{quote,as:`unread`},lookUp);
let proposed=proposeQuote(lookUp.expectedAnswer,text);
return withProvenance(found,{quote:proposed,as:proposed===void 0?`none`:`proposed`},lookUp)}
return source.holds(found,quote)===!1?{message:`"${start(quote)}" does not stand in chunk ${quoted(chunk)}.`,at:locate([...path,`quote`]),fix:quoteAsItStands(quote,[found],source)}:withProvenance(found,{quote,as:text===void 0?`unchecked`:`given`},lookUp)}
function withProvenance(chunk,{quote,as},{source,locate,path}){
let provenance=provenanceFrom(source,chunk);
return`unlisted`in provenance?{message:`Chunk ${quoted(chunk.id)} belongs to document ${quoted(provenance.unlisted)}, which corpus revision ${quoted(source.revision.id)} does not list.`,at:locate(path),fix:`Take the corpus snapshot again, with all its documents.`}:{provenance:quote===void 0?provenance:{...provenance,quote},quote:as}}
function isListed(document,{documents}){
return documents.has(document)}
function unlisted(document,{source,path,locate}){
return{message:`Document ${quoted(document)} is not in corpus revision ${quoted(source.revision.id)}.`,at:locate([...path,`document`]),fix:writeInstead(document,source.documents.keys(),`Write the id of a document that the revision lists.`)}}
function tooLittle({document,quote},lookUp){
let at=lookUp.locate(lookUp.path);
return quote===void 0?document!==void 0&&!isListed(document,lookUp.source)?unlisted(document,lookUp):{message:`This entry ${document===void 0?`names no evidence`:`names document ${quoted(document)} alone`}.`,at,fix:`Write {document: …, quote: …} with words that stand in one of its chunks, or {chunk: …}.`}:{message:`This entry quotes "${start(quote)}", but names neither document nor chunk.`,at,fix:documentsWith(quote,lookUp.source)??`Add the document that holds these words: "document: …".`}}
function nowhere({document,quote},{source,locate,path}){
return{message:`"${start(quote)}" stands in no chunk of document ${quoted(document)}.`,at:locate([...path,`quote`]),fix:documentsWith(quote,source)??quoteAsItStands(quote,source.chunksOf(document),source)}}
function tie({document,quote},chunks,{source,locate,path}){
return{message:`"${start(quote)}" stands in ${chunks.length} chunks of document ${quoted(document)}.`,at:locate([...path,`quote`]),fix:`Add "chunk: …" with the one that is meant, or quote more words.`,candidates:chunks.map(chunk=>({chunkId:chunk.id,...spot(source.textOf(chunk)??``,quote)}))}}
function chunkWith(quote,source){
let[only,...more]=[...source.chunks.values()].filter(one=>source.holds(one,quote)===!0);
if(!(only===void 0||more.length>0))return`Write ${quoted(only.id)}, the chunk where these words stand, if that is what is meant.`}
function documentsWith(quote,source){
let holders=new Set;
for(let chunk of source.chunks.values())source.holds(chunk,quote)===!0&&holders.add(chunk.documentId);
let[only,...more]=holders;
if(!(only===void 0||more.length>0))return`Write "document: ${only}", where these words stand, if that is what is meant.`}
function quoteAsItStands(quote,chunks,source){
let near=new Set(chunks.flatMap(chunk=>proposeQuote(quote,source.textOf(chunk)??``)??[])),rule=`Quote words as they stand in one chunk; only white space may differ`;
return near.size===0||near.size>2?`${rule}.`:`${rule}. Nearest: ${[...near].map(words=>`"${words}"`).join(` and `)}`}
function spot(text,quote){
let within=normaliseWhiteSpace(text),words=normaliseWhiteSpace(quote),at=within.indexOf(words),before=Array.from(within.slice(0,at)),after=Array.from(within.slice(at+words.length));
return{before:(before.length>60?`…`:``)+before.slice(-60).join(``),quote:words,after:after.slice(0,60).join(``)+(after.length>60?`…`:``)}}
function start(quote){
return clipped(normaliseWhiteSpace(quote),80)}
const noEvidence={entry:void 0,within:void 0,quote:void 0,unknown:void 0};
function waitingEntry(entry,index,source){
let{document,chunk,quote}=partsOf(entry),named=source.documents.get(document)?.id,ofChunk=chunk===void 0?void 0:chunkOf(source,chunk)?.documentId;
return{entry:index,within:named??ofChunk,quote,unknown:ofChunk===void 0?chunk??(named===void 0?document:void 0):void 0}}
function fillEvidence(file,short,{whole,source}){
let refused=refusalsOfShortForm(file,short,{whole,source}),placed=[];
for(let[index,entry]of short.entries()){
let path=[`evidence`,index],{expectedAnswer}=whole,found=lookUpEvidence(entry,{source,expectedAnswer,path,locate:file.locate});
`message`in found?refused.push({...found,waits:waitingEntry(entry,index,source)}):placed.push({index,found})}
let merged=mergeByChunk(file,placed);
return refused.push(...merged.refused),refused.length>0?{refused}:merged.evidence}
function refusalsOfShortForm(file,short,{whole,source}){
let refused=[],at=file.locateKey([`evidence`]),long=[`relevantChunkIds`,`provenance`].filter(field=>whole[field]!==void 0);
long.length>0&&refused.push({message:`The case has the short "evidence" beside ${long.map(one=>`"${one}"`).join(` and `)}.`,at,related:long.map(field=>file.locateKey([field])),fix:`Keep one form: name every chunk under "evidence" and remove the rest, or remove "evidence".`}),short.length===0&&refused.push({message:`The short "evidence" is an empty list.`,at,fix:`Name at least one document with a quote, or one chunk.`,waits:noEvidence});
let{corpusRevision}=whole;
return corpusRevision!==void 0&&corpusRevision!==source.revision.id&&refused.push({message:`The case names corpus revision ${quoted(corpusRevision)}, but evidence is looked up in the current one, ${quoted(source.revision.id)}.`,at:file.locate([`corpusRevision`]),fix:`Remove the line "corpusRevision", so that the current one is written.`}),refused}
function mergeByChunk(file,placed){
let byChunk=new Map,refused=[];
for(let next of placed){
let{chunkId}=next.found.provenance,first=byChunk.get(chunkId);
first===void 0||!isGiven(first.found)?(first===void 0||isGiven(next.found))&&byChunk.set(chunkId,next):isGiven(next.found)&&!sameQuote(first.found,next.found)&&refused.push({message:`Two entries name chunk ${quoted(chunkId)} with different quotes.`,at:file.locate([`evidence`,next.index]),related:[file.locate([`evidence`,first.index])],fix:`Keep one entry, with the words that carry the answer.`})}
return{evidence:[...byChunk.values()].map(({found})=>found),refused}}
function isGiven({quote}){
return quote===`given`||quote===`unchecked`}
function sameQuote(a,b){
return normaliseWhiteSpace(a.provenance.quote??``)===normaliseWhiteSpace(b.provenance.quote??``)}
function refusalsOfLongForm(file,whole,source){
if(whole.kind===`abstention`)return[];
let{relevantChunkIds=[],provenance=[]}=whole;
if(relevantChunkIds.length===0&&provenance.length===0)return[{message:`The case has no evidence.`,at:file.locate([]),fix:`Add a line such as: evidence: [{document: …, quote: …}]`,waits:noEvidence}];
let described=new Set(provenance.map(({chunkId})=>chunkId)),bare=relevantChunkIds.flatMap((chunkId,index)=>described.has(chunkId)?[]:[{message:`Chunk ${quoted(chunkId)} has no provenance.`,at:file.locate([`relevantChunkIds`,index]),fix:`Name the chunks under "evidence" instead, as {chunk: …}, and fill looks the rest up.`}]),foreign=whole.corpusRevision===void 0?notCurrent(file,whole,source):[];
return[...bare,...foreign]}
function notCurrent(file,{provenance=[]},{chunks,revision}){
return provenance.flatMap(({chunkId,contentHash},index)=>{
let current=chunks.get(chunkId);
if(current?.hash===contentHash)return[];
let how=current===void 0?`is not in`:`has another text in`;
return[{message:`Chunk ${quoted(chunkId)} ${how} the current corpus revision ${quoted(revision.id)}.`,at:file.locate([`provenance`,index]),fix:`Write the revision that the case was judged under: "corpusRevision: …".`}]})}
function casesToFill({cases}){
return cases.filter(file=>isPending(file)&&(file.whole===void 0||isUnfinished(file.whole)))}
function planFill(dataset,cases,options){
let filled=[],refused=[],withoutAuthor=[];
for(let file of cases){
let{whole}=file;
if(whole===void 0)refused.push(...dataset.defects.filter(({at})=>at.file===file.path));else if(!isPending(file))refused.push(...shortFormOfDecided(file,whole));else if(isUnfinished(whole)){
let one=fillCase(file,whole,options);
`refused`in one?refused.push(...one.refused):one.added.includes(`origin`)&&options.author===void 0?withoutAuthor.push(file.path):filled.push(one)}}
let touched=new Set([...filled.map(({path})=>path),...refused.map(({at})=>at.file),...withoutAuthor]);
return{filled,refused,withoutAuthor,complete:cases.length-touched.size}}
function isPending(file){
return stageOf(file)===`pending`}
function isUnfinished(whole){
return shortEvidence(whole)!==void 0||missingFields(whole).length>0||lacksEvidence(whole)}
function lacksEvidence(whole){
let{relevantChunkIds=[],provenance=[]}=whole,named=relevantChunkIds.length+provenance.length>0;
return whole.kind!==`abstention`&&!named&&shortEvidence(whole)===void 0}
function shortEvidence(whole){
return`evidence`in whole?whole.evidence:void 0}
function missingFields(whole){
return[`corpusRevision`,`origin`,`review`].filter(field=>whole[field]===void 0)}
function shortFormOfDecided(file,whole){
return shortEvidence(whole)===void 0?[]:[{message:`The case is ${stageOf(file)??`in no known status`}, and a decided case is never touched.`,at:file.locateKey([`evidence`]),fix:`Set its status to pending if its evidence is to be looked up and reviewed again.`}]}
function fillCase(file,whole,{source,author=``,textOf}){
let short=shortEvidence(whole),evidence=short===void 0?[]:fillEvidence(file,short,{whole,source});
if(`refused`in evidence)return evidence;
let refused=short===void 0?refusalsOfLongForm(file,whole,source):[];
if(refused.length>0)return{refused};
let added=missingFields(whole),values={corpusRevision:source.revision.id,origin:{kind:`human`,author},review:{status:`pending`}},edits=short===void 0?[]:evidenceEdits(evidence);
for(let field of added)edits.push({set:field,to:values[field],after:placeBefore[field]});
let before=textOf(file.path),edited=editFields(file.path,before,edits);
return`refused`in edited?{refused:[edited.refused]}:{path:file.path,before,after:edited.text,evidence,added}}
const placeBefore={corpusRevision:`provenance`,origin:`corpusRevision`,review:`origin`};
function evidenceEdits(evidence){
let provenance=evidence.map(one=>one.provenance);
return[{set:`relevantChunkIds`,to:provenance.map(({chunkId})=>chunkId),after:`evidence`},{set:`provenance`,to:provenance,after:`relevantChunkIds`},{remove:`evidence`}]}
function queryFor(file,{within,quote=``,unknown=``}){
let{query=``,expectedAnswer=``}=file.case;
return{texts:[query,expectedAnswer,quote,unknown],within}}
function proposeEvidence(refused,{cases,source,most}){
let files=new Map(cases.map(file=>[file.path,file])),asked=refused.flatMap(refusal=>{
let file=files.get(refusal.at.file),{waits,candidates}=refusal;
return file===void 0||waits===void 0||candidates!==void 0?[]:[{refusal,answer:file.case.expectedAnswer??``,query:queryFor(file,waits)}]}),found=new Map,seen=new Set,queries=asked.map(({query})=>query),search=asked.length===0?()=>[]:evidenceSearch(source,queries);
for(let{refusal,answer,query}of asked){
let some=proposals(search,query,{source,most,answer}),same=JSON.stringify([refusal.at.file,some.map(({chunk})=>chunk.id)]);
seen.has(same)||found.set(refusal,{query,found:some}),seen.add(same)}
return found}
function proposals(search,query,{source,most,answer}){
return search(query,most).map(chunk=>proposalOf(chunk,{source,query,answer}))}
function proposalsOfTie(refusal,{source,query,answer}){
return(refusal.candidates??[]).flatMap(({chunkId})=>{
let chunk=chunkOf(source,chunkId);
return chunk===void 0?[]:[proposalOf(chunk,{source,query,answer})]})}
function proposalOf(chunk,{source,query,answer}){
let text=source.textOf(chunk);
return{chunk,document:source.documents.get(chunk.documentId),text,quote:text===void 0?void 0:proposeQuote(answer,text),nearest:text===void 0?void 0:nearestPassage(query,text)}}
function nearestPassage({texts},text){
let words=contentWords(texts.join(`
`)),most=-1,nearest;
for(let{passage,below}of passagesOf(text)){
let known=vocabulary(`${below}\n${passage}`),shared=words.filter(word=>holds(known,word)).length;
shared<=most||(most=shared,nearest=passage)}
return nearest}
function passagesOf(text){
let sentences=sentencesOf(text),passages=sentences.flatMap(({isHeading},index)=>{
let before=sentences[index-1],below=before?.isHeading===!0?before.text:``;
return isHeading?[]:[{passage:passageFrom(sentences,index),below}]}),headings=sentences.map(heading=>({passage:heading.text,below:``}));
return passages.length>0?passages:headings}
function passageFrom(sentences,index){
let passage=sentences[index]?.text??``,last=sentences[index];
for(let next of sentences.slice(index+1,index+6)){
if(last?.joins!==!0||passage.length+next.text.length>200)break;
passage+=` ${next.text}`,last=next}
return passage}
export{casesToFill,chunkOf,editableFields,evidenceSource,placeFor,planFill,proposals,proposalsOfTie,proposeEvidence,proposeQuote,provenanceFrom,queryFor,readCondition,selectionBy,whyNotEditable};
