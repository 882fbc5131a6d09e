import{chunkOf,proposeQuote,provenanceFrom}from"./shared-authoring.js";
import{clipped,counted,decodeUtf8,fieldOf,isBlank,isMap,listed,normaliseWhiteSpace,quoted,sha256}from"./core.js";
import{fieldAt,foreignEncoding,formatOf,isDeep,listedRecords,readJson,readRecords,withoutFields}from"./shared-load.js";
function textFinder(source){
let index=chunkIndex(source),known=new Map;
return({text,quote})=>{
let wanted=normaliseWhiteSpace(text);
if(wanted===``)return{found:`none`};
let candidates=known.get(wanted);
return candidates===void 0&&(candidates=candidatesFor(wanted,index()),known.set(wanted,candidates)),decided(candidates,{wanted,quote:normaliseWhiteSpace(quote??``)})}}
function chunkIndex({chunks,textOf}){
let index;
return()=>{
if(index!==void 0)return index;
let all=[...chunks.values()].flatMap(chunk=>{
let text=normaliseWhiteSpace(textOf(chunk)??``);
return text===``?[]:[{chunk,text}]}),long=all.filter(({text})=>text.length>=40);
return index={all,byText:grouped(all,({text})=>text),byStart:grouped(long,({text})=>text.slice(0,40))},index}}
function grouped(all,keyOf){
let groups=new Map;
for(let one of all){
let group=groups.get(keyOf(one));
group===void 0?groups.set(keyOf(one),[one]):group.push(one)}
return groups}
function candidatesFor(wanted,{all,byText,byStart}){
let whole=({chunk,text})=>({chunk,text,shared:wanted.length}),same=byText.get(wanted);
if(same!==void 0)return{relation:`same`,chunks:same.map(whole)};
let holding=all.filter(({text})=>text.includes(wanted));
return holding.length>0?{relation:`holds`,chunks:holding.map(whole)}:{relation:`part`,chunks:partsOf(wanted,{all,byStart})}}
function partsOf(wanted,{all,byStart}){
let starting=new Set;
for(let at=0;at+40<=wanted.length;at++)for(let one of byStart.get(wanted.slice(at,at+40))??[])starting.add(one);
let start=wanted.slice(0,40);
return all.flatMap(one=>{
let{text}=one,begins=starting.has(one)?sharedFrom(wanted,text):0,ends=start.length===40&&text.includes(start)?overlap(text,wanted):0,shared=Math.max(begins,ends);
return shared<40?[]:[{...one,shared}]})}
function sharedFrom(wanted,text){
return wanted.includes(text)?text.length:overlap(wanted,text)}
function overlap(ending,starting){
let tail=ending.slice(-starting.length),fallbacks=[0];
for(let at=1,fit=0;at<tail.length;at++)fit=fitAfter(starting,{fit,fallbacks,character:starting.charAt(at)}),fallbacks.push(fit);
let fit=0;
for(let character of tail.split(``))fit=fitAfter(starting,{fit,fallbacks,character});
return fit}
function fitAfter(starting,state){
let{fit}=state;
for(;fit>0&&starting.charAt(fit)!==state.character;)fit=state.fallbacks[fit-1]??0;
return starting.charAt(fit)===state.character?fit+1:fit}
function decided({relation,chunks},{wanted,quote}){
let fit=quote===``?chunks:chunks.filter(({text})=>text.includes(quote)),[first,...others]=fit;
return first===void 0?{found:`none`}:others.length>0?{found:`several`,relation,chunks:fit.map(({chunk})=>chunk)}:fit!==chunks||first.shared*2>=wanted.length?{found:`one`,relation,chunk:first.chunk}:{found:`none`}}
function evidenceByText(source){
let find=textFinder(source);
return(sought,answer)=>{
let provenance=new Map,repeated=new Set,unresolved=[],elsewhere=[];
for(let one of sought){
let match=matchFor(one,source,find),entry=`why`in match?match:entryFor(one,match,{source,answer}),said=one.text??one.chunk??``;
`why`in entry||`why`in match||match.relation===`part`?elsewhere.push(said):one.chunk!==void 0&&one.chunk!==entry.chunkId&&elsewhere.push(one.chunk),`why`in entry?unresolved.push({id:said,why:entry.why}):provenance.has(entry.chunkId)?repeated.add(entry.chunkId):provenance.set(entry.chunkId,entry)}
let entries=[...provenance.values()];
return{relevantChunkIds:entries.map(({chunkId})=>chunkId),provenance:entries,documents:[],short:[],named:entries.length+unresolved.length,found:entries.length,repeated:[...repeated],unresolved,elsewhere}}}
function matchFor(sought,source,find){
let{chunk,text,quote}=sought,named=chunk===void 0?void 0:namedChunk(chunk,text,source);
if(named!==void 0)return named;
if(text===void 0)return{why:`evidence "${chunk??``}" is not in corpus revision "${source.revision.id}"`};
let match=likely(sought,source)??find({text,quote});
return match.found===`one`?match:{why:notFound({text,quote},match,source)}}
function namedChunk(id,text,source){
let{revision,textOf,holds}=source,chunk=chunkOf(source,id);
if(chunk===void 0)return;
let kept=textOf(chunk);
return text===void 0||kept===void 0||holds(chunk,text)===!0?{found:`one`,relation:isSame(kept,text)?`same`:`holds`,chunk}:{why:`evidence "${id}" has another text in corpus revision "${revision.id}" than the record says`}}
function isSame(kept,text){
return kept===void 0||text===void 0||normaliseWhiteSpace(kept)===normaliseWhiteSpace(text)}
function likely({likelyChunk,text=``,quote=``},source){
let chunk=likelyChunk===void 0?void 0:chunkOf(source,likelyChunk);
if(chunk!==void 0&&source.holds(chunk,text)===!0&&source.holds(chunk,quote)===!0)return{found:`one`,relation:isSame(source.textOf(chunk),text)?`same`:`holds`,chunk}}
function entryFor({text,quote,grade},{chunk,relation},{source,answer}){
let entry=provenanceFrom(source,chunk);
if(`unlisted`in entry)return{why:`evidence "${chunk.id}" belongs to document "${entry.unlisted}", which corpus revision "${source.revision.id}" does not list`};
let words=quote??justified(answer,{text,relation,chunk},source);
return{...entry,...words===void 0?{}:{quote:normaliseWhiteSpace(words)},...grade===void 0?{}:{grade}}}
function justified(answer,{text,relation,chunk},source){
let within=relation===`part`||text===void 0?source.textOf(chunk):text,proposed=answer===void 0||within===void 0?void 0:proposeQuote(answer,within);
if(proposed!==void 0||relation!==`holds`||text===void 0)return proposed;
let whole=normaliseWhiteSpace(text);
return Array.from(whole).length<=300?whole:void 0}
function notFound({text,quote},match,source){
let{revision}=source,what=`evidence ${quoted(normaliseWhiteSpace(text))}`;
if(match.found===`several`)return`${what} ${severally(match.relation)} ${names$1(match.chunks)}`;
if(!keepsTexts(source))return`${what} cannot be looked up: the set keeps no texts of corpus revision "${revision.id}"`;
let words=quote===void 0?``:` with the words ${quoted(normaliseWhiteSpace(quote))}`;
return`${what} stands in no chunk of corpus revision "${revision.id}"${words}`}
function keepsTexts({chunks,textOf}){
for(let chunk of chunks.values())if(textOf(chunk)!==void 0)return!0;
return!1}
function severally(relation){
switch(relation){
case`same`:
return`is the text of`;
case`holds`:
return`stands in`;
case`part`:
return`is spread over`}}
function names$1(chunks){
let some=chunks.slice(0,5).map(({id})=>`"${id}"`),more=chunks.length-some.length,all=more>0?[...some,`${more} more`]:some;
return`${counted(chunks.length,`chunk`)}, and none was chosen: ${listed(all)}`}
const escapes={n:`
`,t:`	`,r:`\r`,b:`\b`,f:`\f`,v:`\v`,a:`\x07`,"\\":`\\`,"'":`'`,'"':`"`},item=/\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(,|\])/sy,escape=/\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)/gs;
function pythonList(printed){
let text=printed.trim();
if(!text.startsWith(`[`))return;
if(/^\[\s*\]$/.test(text))return[];
let texts=[];
item.lastIndex=1;
for(let found=item.exec(text);found!==null;found=item.exec(text)){
let[,single,double,end]=found,read=unescaped(single??double??``);
if(read===void 0)return;
if(texts.push(read),end===`]`)return item.lastIndex===text.length?texts:void 0}}
function unescaped(text){
let isText=!0,read=text.replaceAll(escape,whole=>{
if(!/^\\[xuU]./s.test(whole))return escapes[whole.slice(1)]??whole;
let point=Number.parseInt(whole.slice(2),16);
return point<=1114111?String.fromCodePoint(point):(isText=!1,whole)});
return isText?read:void 0}
function textOf(value){
if(value!=null)return typeof value==`string`?textOfString(value):typeof value==`boolean`?{text:String(value)}:typeof value==`number`?Number.isSafeInteger(value)?{text:String(value)}:{unreadable:`is the number ${value}, and how it was written is lost: put it in quotes`}:{unreadable:Array.isArray(value)?`is a list, not text`:`is a map, not text`}}
function textOfString(text){
return/\p{Cs}/u.test(text)?{unreadable:`holds half of a character, which no file can keep`}:isBlank(text)?void 0:{text}}
function isPlaceholder(text){
return/^[\s?？.…\-–—_/]+$/u.test(text)}
function textsOf(value,separator){
if(Array.isArray(value))return value.flatMap(item=>textOf(item)??[]);
let one=textOf(value);
if(one===void 0||`unreadable`in one)return one===void 0?[]:[one];
if(separator!==void 0)return one.text.split(separator).flatMap(piece=>textOf(piece.trim())??[]);
let list=jsonList(one.text)??pythonList(one.text);
return list===void 0?[one]:textsOf(list)}
function jsonList(text){
if(/^\s*\[/.test(text))try{
let value=JSON.parse(text);
return Array.isArray(value)?value:void 0}catch{
return}}
function hasLostDigits(value){
return typeof value==`number`?Math.abs(value)>2**53-1:Array.isArray(value)?value.some(hasLostDigits):isMap(value)&&Object.values(value).some(hasLostDigits)}
function importNotes(opening,fields){
let lines=Object.entries(fields).flatMap(([name,value])=>value===``?[]:[`${wellFormed(name)}:${noted(value)}`]);
return[...opening===void 0?[]:[opening],lines.join(`
`)].filter(part=>part!==``).join(`

`)}
function noted(value){
if(typeof value!=`string`)return` ${JSON.stringify(value)??`null`}`;
let reading=textOf(value);
return reading===void 0||`unreadable`in reading?` ${JSON.stringify(value)}`:value.includes(`
`)?`\n${indented(value)}`:` ${value}`}
function indented(text){
return text.replaceAll(/^(?=[^\n])/gm,`  `)}
function wellFormed(name){
return/\p{Cs}/u.test(name)?JSON.stringify(name):name}
const roles$1=[`user`,`assistant`,`system`];
function importedTurns(reader,mapping){
return(readTurns(reader,mapping)??[]).flatMap(turn=>whole(turn))}
function questionInTurns(reader,{lastTurnOf:field,...turn}){
let turns=readTurns(reader,{field,...turn});
if(turns===void 0)return{conversation:[],question:void 0};
let at=turns.findLastIndex(({role})=>role===`user`||role===void 0),last=turns[at];
if(last===void 0)return reader.lack(turns.length===0?`the question is missing: "${field}" holds no turn`:`the question is missing: no turn in "${field}" is the user's`),turns.length>0&&reader.keep(field),{conversation:[],question:void 0};
at<turns.length-1&&reader.keep(field);
let question=last.role===void 0?void 0:last.content;
return{conversation:turns.slice(0,at).flatMap(whole),question}}
function readTurns(reader,{field,...mapping}){
let value=fieldAt(reader.fields,field);
if(reader.hold(field),value==null||value===``)return[];
if(!Array.isArray(value))reader.lack(`the conversation in "${field}" is not a list of turns`),reader.keep(field);else return value.map((item,index)=>{
let{turn,lacks}=turnOf(item,mapping);
for(let lack of lacks)reader.lack(`turn ${index+1} of the conversation ${lack}`);
return isExact(item,turn)||reader.keep(field),turn})}
function whole({role,content}){
return role===void 0||content===void 0?[]:[{role,content}]}
function turnOf(item,mapping){
let lacks=[];
if(!isMap(item))return{turn:{role:void 0,content:void 0},lacks:[`is no map of a speaker and a text`]};
let text=(what,field)=>{
let value=fieldAt(item,field),reading=textOf(value);
if(reading===void 0)lacks.push(typeof value==`string`?`has a blank ${what}`:`has no "${field}"`);else if(`unreadable`in reading)lacks.push(`has a ${what} that ${reading.unreadable}`);else return reading.text},speaker=text(`speaker`,mapping.role??`role`),content=text(`text`,mapping.content??`content`),role=speaker===void 0?void 0:roleOf(speaker,mapping.roles??{});
return speaker!==void 0&&role===void 0&&lacks.push(`is by "${speaker}", whose role nothing tells`),{turn:{role,content},lacks}}
function roleOf(speaker,known){
return Object.entries(known).find(([text])=>text===speaker)?.[1]??roles$1.find(one=>one===speaker)}
function isExact(item,{role,content}){
if(!isMap(item)||role===void 0||content===void 0)return!1;
let said=Object.values(item);
return said.length===2&&said.includes(role)&&said.includes(content)}
function checkQuestion({query,queryFrom,conversation},report){
if(query===void 0&&queryFrom===void 0&&report([],`Nothing tells the question of the records.`,`Add "query: …" with the field that holds it, or "queryFrom: {lastTurnOf: …}" where it is the last turn of a conversation.`),queryFrom!==void 0)for(let[name,field]of Object.entries({query,conversation})){
if(field===void 0)continue;
let message=`"${name}" and "queryFrom" both tell the ${name===`query`?`question`:`earlier turns`}.`;
report([name],message,`Keep "queryFrom" where one list holds both, else "query" and "conversation".`)}}
function checkOptional({optional=[]},named,report){
for(let[index,field]of optional.entries()){
if(named.includes(field))continue;
let message=`"${field}" is optional here, but nothing in this mapping reads it.`;
report([`optional`,index],message,`Write the name as it stands above, or remove the entry.`)}}
function questionFields({skip,queryFrom,expectedAnswerByKind={}}){
return[{field:skip,path:[`skip`]},{field:queryFrom?.lastTurnOf,path:[`queryFrom`,`lastTurnOf`]},...Object.entries(expectedAnswerByKind).map(([kind,field])=>({field,path:[`expectedAnswerByKind`,kind]}))]}
function answerField({expectedAnswer,expectedAnswerByKind={}},kind){
return(kind===void 0?void 0:expectedAnswerByKind[kind])??expectedAnswer}
function placeText({file,number,line,path}){
return line===void 0?path===void 0?number===void 0?file:`${file} record ${number}`:`${file} ${path}`:`${file}:${line}`}
function lossesOf(records,ofFiles){
let losses=new Map,add=(loss,at,of)=>{
let{field,fate,why,value}=loss,key=JSON.stringify([field,fate,why,of]),known=losses.get(key);
losses.set(key,known===void 0?{field,fate,why,count:1,of,example:{at:placeText(at),value}}:{...known,count:known.count+1})};
for(let loss of ofFiles)add(loss,loss.at,`places`);
for(let{at,losses:ofRecord}of records)for(let loss of ofRecord)add(loss,at,`records`);
return[...losses.values()]}
function saysSomething(value){
return value==null||value===``?!1:typeof value!=`object`||Object.keys(value).length>0}
function citationsIn(text,mapping){
if(`line`in mapping)return[...citingLines(text,mapping)];
let{pattern,chunk}=mapping;
return pattern.find(text).flatMap(place=>{
let reference=chunk.fill(place.captures);
return reference===void 0?[]:[{place,references:[reference]}]})}
function*citingLines(text,{line:pattern,separator}){
let start=0;
for(let line of text.split(`
`)){
let place={start,end:start+line.length};
start=place.end+1;
let[sources]=Object.values(pattern.match(line.trim())??{});
sources!==void 0&&(yield{place,references:(separator===void 0?[sources]:sources.split(separator)).map(piece=>piece.trim()).filter(piece=>piece!==``)})}}
function citedText(text,citations,isKnown){
let known=citations.filter(({references})=>references.some(isKnown));
return{references:citations.flatMap(({references})=>references),text:withoutPlaces(text,known.map(({place})=>place))}}
function withoutPlaces(text,places){
let kept=``,at=0;
for(let{start,end}of places)kept=joined(kept,text.slice(at,start)),kept=withoutSpacesAtEnd(kept),at=end,(kept===``||kept.endsWith(`
`))&&(at+=spaces(text,at)),at+=lineEnds(text,at,kept);
return places.length===0?text:joined(kept,text.slice(at)).trim()}
function lineEnds(text,at,kept){
return!kept.endsWith(`
`)||text[at]!==`
`?0:kept.endsWith(`

`)?/^\n+/.exec(text.slice(at))?.[0].length??0:1}
function joined(before,after){
return/[\p{L}\p{N}]$/u.test(before.slice(-2))&&/^[\p{L}\p{N}]/u.test(after)?`${before} ${after}`:before+after}
function withoutSpacesAtEnd(text){
let end=text.length;
for(;end>0&&(text[end-1]===` `||text[end-1]===`	`);)end--;
return text.slice(0,end)}
function spaces(text,at){
return/^[ \t]*/.exec(text.slice(at))?.[0].length??0}
function importEvidence({references,resolve,answer,unresolvedAs},source){
let times=timesOf(references),provenance=new Map,documents=new Set,unresolved=[];
for(let id of times.keys()){
let found=resolve(id),entries=`chunks`in found?entriesOf(found.chunks,{source,answer}):[],why=`why`in found?found.why:unlisted(entries,source);
why!==void 0&&unresolved.push({id,why:`evidence "${clipped(id,200)}" ${why}`});
for(let entry of entries)`chunkId`in entry&&provenance.set(entry.chunkId,entry);
if(`documents`in found)for(let document of found.documents)documents.add(document)}
let lost=new Set(unresolved.map(({id})=>id)),resolved=[...provenance.keys()];
return{relevantChunkIds:unresolvedAs===`chunk`?[...times.keys()]:resolved,provenance:[...provenance.values()],documents:[...documents],short:shortForm(resolved,[...documents,...unresolvedAs===`document`?lost:[]]),named:times.size,found:times.size-lost.size,repeated:[...times].flatMap(([id,count])=>count>1&&!lost.has(id)?[id]:[]),unresolved}}
function timesOf(references){
let times=new Map;
for(let one of references)times.set(one,(times.get(one)??0)+1);
return times}
function shortForm(chunks,documents){
return documents.length===0?[]:[...chunks.map(chunk=>({chunk})),...documents.map(document=>({document}))]}
function entriesOf(chunks,{source,answer}){
return chunks.map(chunk=>{
let entry=provenanceFrom(source,chunk);
if(`unlisted`in entry)return entry;
let text=source.textOf(chunk),quote=answer===void 0||text===void 0?void 0:proposeQuote(answer,text);
return{...entry,...quote===void 0?{}:{quote}}})}
function unlisted(entries,{revision}){
let entry=entries.find(one=>`unlisted`in one);
if(entry!==void 0&&`unlisted`in entry)return`belongs to document "${entry.unlisted}", which corpus revision "${revision.id}" does not list`}
const mostReferences=1e3;
function recordEvidence(reader,mapping,{source,reading,answer}){
let named=firstNamed(reader,mapping,{reading,answer}),isLong=named.references.length>mostReferences&&hasPlaces(named.reading);
isLong&&reader.lack(`it names more than ${mostReferences} pieces of evidence, and none was read`);
let references=isLong?[]:named.references,evidence=importEvidence({...named,references,...keeping(named)},source);
for(let{why}of evidence.unresolved)reader.lack(why);
return evidence.documents.length>0&&reader.lack(`whole documents are named as evidence: their chunks are still to be found`),{evidence,answer:named.answer}}
function keeping({reading}){
return reading===void 0||`citedIn`in reading.mapping?{}:{unresolvedAs:hasPlaces(reading)?`document`:`chunk`}}
function firstNamed(reader,mapping,{reading,answer}){
let named=namedBy(reader,mapping,{reading,answer});
return named.references.length===0&&reading?.otherwise!==void 0?firstNamed(reader,mapping,{reading:reading.otherwise,answer:named.answer}):{...named,reading,resolve:reading?.resolve??nowhere}}
const nowhere=()=>({why:`is read by no part of the mapping`});
function hasPlaces(reading){
return reading?.mapping.places!==void 0}
function namedBy(reader,{expectedAnswer},{reading,answer}){
if(reading===void 0)return{references:[],answer};
let{mapping}=reading;
if(!(`citedIn`in mapping))return{references:listedIn(reader,reading),answer};
let inAnswer=mapping.citedIn===expectedAnswer,value=inAnswer?answer:fieldAt(reader.fields,mapping.citedIn);
if(typeof value!=`string`)return{references:[],answer};
let{references,text}=cited(value,mapping,reading);
return inAnswer?(text!==value&&reader.keep(mapping.citedIn),isBlank(text)?(reader.lack(`the answer is nothing but citations`),{references,answer:void 0}):{references,answer:text}):{references,answer}}
function cited(value,mapping,{resolve}){
let isKnown=reference=>!(`why`in resolve(reference));
return citedText(value,citationsIn(value,mapping),isKnown)}
function listedIn(reader,reading){
let{mapping}=reading;
if(`citedIn`in mapping)return[];
let fields=`fields`in mapping?mapping.fields:[mapping.field],{separator}=mapping;
return fields.flatMap(field=>{
let references=reader.texts({field,...separator===void 0?{}:{separator}});
return hasPlaces(reading)&&references.length>0&&reader.keep(field),references})}
function recordReader(fields){
let lacks=Object.entries(fields).flatMap(([name,value])=>hasLostDigits(value)?[`"${name}" holds a number with more digits than a reader keeps: put it in quotes`]:[]),held=new Set,kept=new Set,reader={fields,lacks,lack:sentence=>void lacks.push(sentence),hold:field=>void held.add(field),keep:field=>void kept.add(field),rest:()=>withoutFields(fields,[...held].filter(field=>!kept.has(field))),text:(what,field)=>{
let reading=field===void 0?void 0:textOf(fieldAt(fields,field));
if(field!==void 0){
if(reading!==void 0&&`unreadable`in reading)lacks.push(`the ${what} ${reading.unreadable}`);else return held.add(field),reading?.text}},due:(what,field)=>{
let before=lacks.length,text=reader.text(what,field);
if(text===void 0&&lacks.length===before){
let none=field===void 0?`: no field of the table holds it`:``;
lacks.push(`the ${what} is ${isThere(fields,field)?`blank`:`missing`}${none}`)}
return text},words:(what,field)=>{
let text=reader.due(what,field);
if(field===void 0||text===void 0||!isPlaceholder(text))return text;
lacks.push(`the ${what} is "${text.trim()}", which says nothing`),kept.add(field)},texts:list=>texts(reader,list),choice:(what,choice,allowed)=>chosen(reader,{what,choice,allowed})};
return reader}
function isThere(fields,field){
return field!==void 0&&typeof fieldAt(fields,field)==`string`}
function texts(reader,{field,separator}){
let readings=textsOf(fieldAt(reader.fields,field),separator);
return reader.hold(field),readings.flatMap(reading=>`text`in reading?[reading.text]:(reader.lack(`an entry of "${field}" ${reading.unreadable}`),reader.keep(field),[]))}
function chosen(reader,asked){
let{what,choice,allowed}=asked;
if(`always`in choice)return choice.always;
let{field,values,otherwise}=choice,before=reader.lacks.length,text=otherwise===void 0?reader.due(what,field):reader.text(what,field);
if(text===void 0)return reader.lacks.length===before?otherwise:void 0;
let value=values===void 0?allowed.find(one=>one===text):Object.entries(values).find(([key])=>key===text)?.[1];
return value!==text&&reader.keep(field),value===void 0&&reader.lack(`the ${what} "${text}" is none that the mapping reads`),value}
const kinds=[`answerable`,`inconclusive`,`abstention`],reasons$2=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`];
function importedCase({fields},mapping,context){
let reader=recordReader(fields),id=reader.text(`id`,mapping.id),skipped=isSkipped(reader,mapping.skip),{question,conversation}=askedIn(reader,mapping),kind=reader.choice(`kind`,mapping.kind,kinds),because=kind===`abstention`?reasonOf(reader,mapping):void 0,expectedAnswer=answerField(mapping,kind),given=reader.words(`answer`,expectedAnswer),asked={...context,answer:given},{evidence,answer}=recordEvidence(reader,{...mapping,expectedAnswer},asked),isWhole=evidence.short.length===0,relevantChunkIds=isWhole?evidence.relevantChunkIds:[];
evidenceFits(reader,kind,evidence);
let accepted=kind===`abstention`?[]:acceptedAnswers(reader,mapping,relevantChunkIds),tags=mapping.tags===void 0?[]:reader.texts(mapping.tags),opening=reader.text(`note`,mapping.notes),rest=reader.rest(),content=caseContent({kind,because,conversation,query:question,expectedAnswer:answer,acceptedAnswers:accepted,evidence:evidence.short,relevantChunkIds,provenance:isWhole?evidence.provenance:[],corpusRevision:context.source.revision.id,tags,notes:importNotes(opening,rest)}),losses=tableLosses(rest,{...mapping,expectedAnswer}),{lacks}=reader;
return{content,question:question??``,skipped,id,lacks,evidence,losses}}
function askedIn(reader,mapping){
if(mapping.queryFrom!==void 0)return questionInTurns(reader,mapping.queryFrom);
let question=reader.words(`question`,mapping.query),earlier=mapping.conversation;
return{question,conversation:earlier===void 0?[]:importedTurns(reader,earlier)}}
function isSkipped(reader,field){
let said=reader.text(`field that skips records`,field)?.toLowerCase()??`false`;
return said!==`true`&&said!==`false`&&reader.lack(`"${field??``}" is "${said}", and only true or false tell whether a record is skipped`),said===`true`}
function caseContent(fields){
return Object.fromEntries(Object.entries(fields).filter(([,value])=>saysSomething(value)))}
function tableLosses(rest,mapping){
return Object.entries(rest).filter(([,value])=>saysSomething(value)).map(([field,value])=>({field,fate:`notes`,why:lossReason(field,mapping),value}))}
function lossReason(field,mapping){
let{named,expectedAnswer,expectedAnswerByKind={},queryFrom,conversation}=mapping;
return field===queryFrom?.lastTurnOf||field===conversation?.field?`a turn behind the question, or one that no case can hold just as it is`:field!==expectedAnswer&&Object.values(expectedAnswerByKind).includes(field)?`only cases of another kind hold it`:isListOfEvidence(field,mapping.evidence)?`the evidence in the source's own words`:named.some(one=>one.field===field||one.field.startsWith(`${field}.`))?`the case holds only a part, or another form`:`named by no part of the mapping`}
function isListOfEvidence(field,evidence){
return evidence===void 0?!1:(`fields`in evidence?evidence.fields:`field`in evidence?[evidence.field]:[]).includes(field)||isListOfEvidence(field,evidence.otherwise)}
function reasonOf(reader,{because}){
if(because!==void 0)return reader.choice(`reason for abstaining`,because,reasons$2);
reader.lack(`the reason for abstaining is missing`)}
function evidenceFits(reader,kind,{named,found}){
kind===`abstention`?found>0&&reader.lack(`an abstention rests on no evidence, but this record names some`):kind!==void 0&&named===0&&reader.lack(`there is no evidence`)}
function acceptedAnswers(reader,mapping,chunkIds){
let list=mapping.acceptedAnswers;
return list===void 0?[]:reader.texts(list).map(statement=>({statement,chunkIds}))}
function formatCase(record,{source,find}){
let{reader,kind,query,answer}=record,evidence=find(record.evidence?.texts??[],answer),distractors=find(record.distractors?.texts??[],void 0);
for(let{why}of[...evidence.unresolved,...distractors.unresolved])reader.lack(why);
evidenceFits(reader,kind,evidence);
let{relevantChunkIds,provenance}=evidence,places=[...evidence.provenance,...distractors.provenance],rest=saying({...elsewhere(record.unlessThere,places),...unfound(reader,record.evidence,evidence.elsewhere),...unfound(reader,record.distractors,distractors.elsewhere),...record.others,...reader.rest()}),accepted=kind===`abstention`?[]:record.accepted??[],content=caseContent({kind,because:record.because,conversation:record.conversation??[],query,expectedAnswer:answer,acceptedAnswers:accepted.map(statement=>({statement,chunkIds:relevantChunkIds})),relevantChunkIds,provenance,distractorChunkIds:distractors.relevantChunkIds,corpusRevision:source.revision.id,tags:record.tags??[],notes:importNotes(record.opening,rest)}),losses=[...restLosses(rest,record),...record.losses??[]];
return{content,question:query??``,id:record.id,lacks:reader.lacks,evidence,losses}}
function unfound(reader,named,texts){
return named===void 0||texts.length===0?{}:(named.beside!==void 0&&reader.keep(named.beside),Object.hasOwn(reader.fields,named.field)?(reader.keep(named.field),{}):{[named.field]:texts.length===1?texts[0]:texts})}
function elsewhere(unless,places){
let isThere=places.some(({documentId})=>documentId===unless?.document);
return unless===void 0||isThere?{}:unless.fields}
function saying(fields){
return Object.fromEntries(Object.entries(fields).filter(([,value])=>saysSomething(value)))}
function restLosses(rest,{why,evidence,distractors}){
return Object.entries(rest).map(([field,value])=>{
let isEvidence=[evidence,distractors].some(named=>named!==void 0&&(field===named.field||field===named.beside));
return{field,fate:`notes`,why:(Object.hasOwn(why,field)?why[field]:void 0)??(isEvidence?`evidence that no chunk has as it is`:void 0)??`the format does not know this field`,value}})}
function contextsIn(document,texts){
return texts.flatMap(reading=>{
if(`unreadable`in reading)return[];
let{text}=reading;
return[{text,document,chunk:`${document}#${sha256(normaliseWhiteSpace(text)).slice(7,15)}`}]})}
function contextMap(chunker){
return{chunk:{id:`chunk`,text:`text`},document:{id:`document`},chunking:{name:chunker,version:`1`}}}
function contextRecords(named){
let all=new Map;
for(let{record,contexts}of named)for(let{chunk,document,text}of contexts){
let{number,line}=record;
all.has(chunk)||all.set(chunk,{fields:{chunk,document,text},number,line})}
return[...all.values()]}
const turnsAfter=`turns after the question`;
function withQuestionLast(fields,field,turns){
let last=turns.findLastIndex(turn=>fieldOf(turn,`role`)===`user`);
return last===-1||last===turns.length-1?{...fields,[field]:turns}:{...fields,[field]:turns.slice(0,last+1),[turnsAfter]:turns.slice(last+1)}}
function lastQuestion(reader,field){
let turns=importedTurns(reader,{field}),last=turns.at(-1);
if(last?.role===`user`){
let conversation=turns.slice(0,-1);
return{query:last.content,conversation}}
return reader.lack(`the question is missing: no turn of the conversation is a user's`),reader.keep(field),{query:void 0,conversation:[]}}
function ownKind(metadata){
let said=name=>{
let value=fieldOf(metadata,name);
return typeof value==`string`?value:``},isOwn=said(`case_id`)!==``&&[said(`digest`),said(`set_digest`)].every(isDigest),kind=kinds.find(one=>one===said(`kind`));
if(!isOwn||kind===void 0)return;
if(kind!==`abstention`)return{kind};
let because=reasons$2.find(one=>one===said(`because`));
return because===void 0?void 0:{kind,because}}
function isDigest(text){
return/^sha256:[0-9a-f]{64}$/.test(text)}
const why$2=Object.fromEntries(Object.entries({id:`it cannot be read as text`,input:`it cannot be read as text`,expected_output:`it cannot be read as text`,expected_outcome:`it cannot be read as text`,comments:`it cannot be read as text`,actual_output:`an answer that a system gave is no judgment`,retrieval_context:`what a system retrieved is no judgment of what is relevant`,tools_called:`what a system called is no judgment`,expected_tools:`a case says what to answer, not by which tools`,scenario:`what the user wants; nobody asks it in these words`,turns:`they say more than who said what, or ask nothing`,[turnsAfter]:`what a system said is no judgment`,user_description:`who asks is no part of a case`,persona:`who asks is no part of a case`,source_file:`the evidence names documents of the corpus`,name:`the record has an id as well`,additional_metadata:`free fields`,custom_column_key_values:`free fields`}).flatMap(([name,reason])=>[[name,reason],[camelCase(name),reason]]));
function deepevalGolden(golden){
let fields=withTurns(golden.record.fields),reader=recordReader(fields),name=snake=>nameIn$1(fields,snake),id=reader.text(`id`,`id`)??reader.text(`name`,`name`);
reader.fields.id!==void 0&&reader.keep(`name`);
let asked=Object.hasOwn(fields,`scenario`)?conversation(reader,name):{query:reader.due(`question`,`input`),answer:reader.due(`answer`,name(`expected_output`))},contexts=contextsOf(golden);
reader.hold(`context`);
for(let defect of contextDefects(golden))reader.lack(`an entry of "context" ${defect}`),reader.keep(`context`);
let texts=contexts.map(({chunk,text})=>({text,likelyChunk:chunk}));
return{reader,id,...ownKind(fields[name(`additional_metadata`)])??{kind:`answerable`},...asked,evidence:{field:`context`,texts},opening:reader.text(`note`,`comments`),why:why$2}}
function conversation(reader,name){
let answer=reader.due(`answer`,name(`expected_outcome`));
return{...lastQuestion(reader,`turns`),answer,losses:outcomeOf$1(name,answer)}}
function outcomeOf$1(name,value){
return value===void 0?[]:[{field:name(`expected_outcome`),fate:`case`,why:`it is the answer now, though it was said of the conversation as a whole`,value}]}
function contextsOf({record:{fields},form,file}){
let source=textOf(fields[nameIn$1(fields,`source_file`)]);
return contextsIn(source!==void 0&&`text`in source?source.text.trim():file,contextTexts$1(fields,form))}
function contextDefects({record:{fields},form}){
return contextTexts$1(fields,form).flatMap(one=>`unreadable`in one?[one.unreadable]:[])}
function contextTexts$1(fields,form){
let value=fields.context;
return textsOf(value,form===`csv`&&typeof value==`string`&&!value.trimStart().startsWith(`[`)?`|`:void 0)}
function withTurns(fields){
let turns=turnsOf$1(fields.turns);
return turns===void 0?fields:withQuestionLast(fields,`turns`,turns)}
function turnsOf$1(value){
if(Array.isArray(value))return value;
if(typeof value==`string`)try{
let parsed=JSON.parse(value);
return Array.isArray(parsed)&&!isDeep(parsed)?parsed:void 0}catch{
return}}
function nameIn$1(fields,snake){
let camel=camelCase(snake);
return!Object.hasOwn(fields,snake)&&Object.hasOwn(fields,camel)?camel:snake}
function camelCase(snake){
return snake.replaceAll(/_(.)/g,(_,letter)=>letter.toUpperCase())}
function sourceRecords({name,bytes},forms){
let form=formatOf(name);
return form===`json`&&forms.includes(form)?{...listIn(bytes),form}:form!==void 0&&forms.includes(form)?{...readRecords(bytes,form),form}:{records:[],problems:[{message:`The name does not tell a form that this format has: it ends in one of ${forms.map(one=>`.${one}`).join(`, `)}.`,line:void 0}],form:void 0}}
function listIn(bytes){
let reading=readJson(bytes);
if(`problem`in reading)return{records:[],problems:[reading.problem]};
if(Array.isArray(reading.value))return listedRecords(reading.value);
let names=isMap(reading.value)?Object.keys(reading.value).map(name=>`"${name}"`):[];
return{records:[],problems:[{message:`The file is no list of records, as this format writes them${names.length===0?``:`; it is a map with ${listed(names.slice(0,5))}`}.`,line:void 0}]}}
function readRecordsOf(files,forms,read){
let readings=files.map(file=>{
let{records,problems,form}=sourceRecords(file,forms);
return{entries:records.map(record=>({at:{file:file.given,number:record.number,line:record.line},file,read:read({record,form,file})})),problems:problems.map(({message,line})=>({at:{file:file.given,line},message}))}});
return{entries:readings.flatMap(({entries})=>entries),problems:readings.flatMap(({problems})=>problems),losses:[]}}
const forms$1=[`json`,`jsonl`,`csv`],deepeval={name:`deepeval`,summary:`DeepEval goldens (JSON, JSONL or CSV), with one turn or several`,files:`<file...>`,help:`Examples:
  touchstone import deepeval goldens.json --into goldens
  touchstone corpus snapshot goldens.json --format deepeval --created-at 2026-09-01
      makes a corpus of nothing but the contexts, where there is no dump of the real one

Goldens with one turn (input) and with several (scenario, turns), in snake_case and in camelCase. The texts of "context"
are looked up in the corpus. The last question of a conversation is asked; what a system said or retrieved is no
judgment and stays in the notes.`,passages:{map:contextMap(`deepeval-context`),read:file=>{
let{records,problems,form}=sourceRecords(file,forms$1);
return{records:contextRecords(records.map(record=>({record,contexts:contextsOf({record,form,file:file.name})}))),problems}}},readCases:(files,source)=>{
let find=evidenceByText(source);
return readRecordsOf(files,forms$1,({record,form,file})=>formatCase(deepevalGolden({record,form,file:file.name}),{source,find}))}};
function*judgmentRows(file){
let place=line=>({file:file.given,line}),text=decodeUtf8(file.bytes);
if(text===void 0){
let{message,line}=foreignEncoding(file.bytes,{isTable:!1});
yield{at:place(line),message};
return}
let[first,...rows]=text.split(/\r?\n/);
if(first!==`query-id	corpus-id	score`)yield{at:place(1),message:`The first line is not "query-id", "corpus-id" and "score", parted by tabs.`};else for(let[index,row]of rows.entries())row!==``&&(yield judgmentRow(row,place(index+2)))}
function judgmentRow(row,at){
let[query=``,passage=``,said=``,...more]=row.split(`	`);
return query!==``&&passage!==``&&/^\d+(?:\.\d+)?$/.test(said)&&more.length===0?{query,passage,score:Number(said),at}:{at,message:`This line is not a query's id, a passage's id and a score from 0 up, parted by tabs.`}}
function readMtrag(files){
let tasks=[],queries=new Map,judgments=new Map,problems=[];
for(let file of files){
if(/\.tsv$/i.test(file.name)){
for(let row of judgmentRows(file))keepJudgment(row,{judgments,problems});
continue}
let{records,problems:unread}=readRecords(file.bytes,`jsonl`);
for(let{message,line}of unread)problems.push({at:{file:file.given,line},message});
for(let{fields,line}of records){
let record={at:{file:file.given,line},file,fields};
`task_id`in fields?tasks.push(record):keepQuery(record,{queries,problems})}}
let named=[...queries].map(([id,forms])=>({id,forms})),asked=new Set([...queries.keys(),...tasks.map(({fields})=>fields.task_id)]);
return problems.push(...unasked$1(judgments,asked)),{tasks,queries:named,judgments,problems:inPlaceOrder(problems,files)}}
function keepQuery(record,{queries,problems}){
let id=record.fields._id,{at}=record;
if(typeof id!=`string`||!(`text`in record.fields)){
problems.push({at,message:`This is neither a task, which has a "task_id", nor a query, which has "_id" and "text".`});
return}
let form=formOf(record.file.name),forms=queries.get(id)??{};
forms[form]===void 0?queries.set(id,{...forms,[form]:record}):problems.push({at,message:`The query "${id}" stands in these files already.`})}
function formOf(name){
let stem=name.replace(/\.[^.]*$/,``);
return stem.endsWith(`lastturn`)?`lastturn`:stem.endsWith(`rewrite`)?`rewrite`:`questions`}
function keepJudgment(row,{judgments,problems}){
if(`message`in row){
problems.push(row);
return}
let{query,passage,score,at}=row,known=judgments.get(query)??[];
if(known.some(one=>one.passage===passage)){
let message=`Passage "${passage}" is judged for the query "${query}" already.`;
problems.push({at,message})}else judgments.set(query,known),known.push({passage,score,at})}
function inPlaceOrder(problems,files){
let order=new Map(files.map(({given},index)=>[given,index])),rank=({at})=>order.get(at.file)??0;
return problems.toSorted((a,b)=>rank(a)-rank(b)||(a.at.line??0)-(b.at.line??0))}
function*unasked$1(judgments,asked){
for(let[query,[first,...others]]of judgments){
if(first===void 0||asked.has(query))continue;
let also=others.length===0?``:` and ${others.length} more`,message=`Passage "${first.passage}"${also} is judged for the query "${query}", which none of the files asks.`;
yield{at:first.at,message}}}
function turnsInText(text,roles){
let marks=[...text.matchAll(/^\|([^|\s]{1,40})\|:[ \t]?/gm)],before=text.slice(0,marks[0]?.index??text.length),turns=marks.map((mark,index)=>{
let[whole,speaker=``]=mark,next=marks[index+1]?.index,content=text.slice(mark.index+whole.length,next??text.length);
return{role:Object.hasOwn(roles,speaker)?roles[speaker]??speaker:speaker,content:next===void 0?content:content.replace(/\r?\n$/,``)}});
return before.trim()===``?turns:[{content:before},...turns]}
function gradedEvidence(passages,judgments){
let scores=new Map(judgments.map(({passage,score})=>[passage,score])),brought=new Set(passages.map(({id})=>id)),judgedOnly=judgments.filter(({passage})=>!brought.has(passage));
return[...passages.map(({id,text})=>({chunk:id,text,grade:scores.get(id)})),...judgedOnly.map(({passage,score})=>({chunk:passage,grade:score}))].filter(({grade})=>grade!==0)}
function notedJudgments(judgments,passages){
let brought=new Set(passages.map(({id})=>id)),ids=test=>judgments.filter(test).map(({passage})=>passage);
return{[judgedField]:ids(({passage,score})=>score>0&&!brought.has(passage)),[notRelevantField]:ids(({score})=>score===0)}}
const judgedField=`corpus-id`,notRelevantField=`corpus-id with score 0`,judgmentReasons={[judgedField]:`passages that are judged relevant and that the task does not bring`,[notRelevantField]:`passages that were judged and found not relevant`},order=[`questions`,`lastturn`,`rewrite`],speakers={agent:`assistant`},why$1={rewrite:`the question in words of its own: a variant of the case, once a person has judged it`,lastturn:`another last turn than that of the conversation`,...judgmentReasons,[judgedField]:`passages that are judged relevant and that the corpus does not have`};
function queryRecord({forms}){
return order.flatMap(form=>forms[form]??[])[0]}
function mtragQuery({id,forms},{fields},judgments){
let{text}=fields,turns=typeof text==`string`?turnsInText(text,speakers):text,reader=recordReader({...fields,text:turns});
reader.text(`id`,`_id`);
let{question,conversation}=questionInTurns(reader,{lastTurnOf:`text`}),turn=Number(/<::>(\d+)$/.exec(id)?.[1]??1);
forms.questions===void 0&&forms.rewrite===void 0&&turn>1&&reader.lack(`this is turn ${turn}, and what was said before it is in the file of whole conversations`),reader.lack(`the answer is missing: retrieval tasks have none`);
let{[judgedField]:_evidence,...judged}=notedJudgments(judgments,[]);
return{reader,id,kind:`answerable`,query:question,conversation,answer:void 0,evidence:{field:judgedField,texts:gradedEvidence([],judgments)},others:{...otherForms(forms,question),...judged},why:why$1}}
function otherForms(forms,question){
let others=order.slice(1).flatMap(form=>{
let text=forms[form]?.fields.text;
if(text===void 0)return[];
let turns=typeof text==`string`?turnsInText(text,speakers):[],said=turns.length===1?turns[0]?.content:text;
return said===question?[]:[[form,said]]});
return Object.fromEntries(others)}
const foreignIds=`contexts[].document_id`,reasons$1={[foreignIds]:`ids that no chunk of the corpus has, whether or not one has the text`,Collection:`the benchmark's own corpus that the task belongs to`,dataset:`the benchmark's version`,task_type:`what the benchmark does with the task`,input:`a turn of it that no case can hold as it is`,targets:`an answer among them that the case does not hold just as it is`,...judgmentReasons};
function mtragTask(fields,{judgmentsFor,isChunk}){
let reader=recordReader({...fields,input:turnsOf(fields.input)}),id=reader.text(`id`,`task_id`),{question,conversation}=questionInTurns(reader,{lastTurnOf:`input`}),[answer,...accepted]=answersOf$2(reader),passages=passagesOf(reader),judgments=judgmentsFor(id??``),outcome=outcomeOf(reader,passages.length>0),isNearMiss=outcome.kind===`abstention`,sought=gradedEvidence(isNearMiss?[]:passages,judgments),nearMisses=passages.map(({id:chunk,text})=>({chunk,text}));
return isNearMiss&&accepted.length>0&&reader.keep(`targets`),holdIdParts(reader,id),{reader,id,kind:outcome.kind,because:outcome.because,query:question,conversation,answer,accepted,evidence:{field:`contexts`,texts:sought},...isNearMiss?{distractors:{field:`contexts`,texts:nearMisses}}:{},tags:labels(reader),others:{...notedJudgments(judgments,passages),[foreignIds]:passages.flatMap(one=>isChunk(one.id)?[]:[one.id])},why:{...reasons$1,answerability:outcome.why},losses:[...isNearMiss&&passages.length>0?[asDistractors(passages)]:[],...metadata(fields)]}}
function outcomeOf(reader,hasPassages){
let said=textsOf(reader.fields.answerability),[one]=said;
switch(said.length===1&&one!==void 0&&`text`in one?one.text:void 0){
case`ANSWERABLE`:
return reader.hold(`answerability`),{kind:`answerable`,why:``};
case`PARTIAL`:
return{kind:`inconclusive`,why:`PARTIAL: the answer tells what the passages hold and what they do not`};
case`UNANSWERABLE`:
return{kind:`abstention`,because:`not-in-corpus`,why:`UNANSWERABLE: said of what its annotators found; whether the whole corpus has no answer is for a reviewer to judge`};
case`UNDERSPECIFIED`:
return{kind:`abstention`,because:`ambiguous`,why:underspecified(hasPassages)};
default:
return reader.lack(said.length===0?`the kind is missing: "answerability" says nothing`:`the kind is missing: "answerability" is none of ANSWERABLE, PARTIAL, UNANSWERABLE and UNDERSPECIFIED`),{kind:void 0,why:`it is no answerability that the format knows`}}}
function underspecified(hasPassages){
return hasPassages?`UNDERSPECIFIED: the answer asks back, from passages that fit several readings of the question`:`UNDERSPECIFIED: the answer asks back`}
function turnsOf(input){
return Array.isArray(input)?input.map(turn=>{
if(!isMap(turn))return turn;
let{speaker,text,metadata:_metadata,...more}=turn;
return{role:speaker===`agent`?speakers.agent:speaker,content:text,...more}}):input}
function answersOf$2(reader){
let answers=listAt(reader,`targets`,[`text`,`speaker`,`metadata`]).flatMap(target=>{
let reading=textOf(fieldOf(target,`text`));
return reading!==void 0&&`text`in reading?[reading.text]:(reader.keep(`targets`),[])});
return answers.length===0&&reader.lack(`the answer is missing`),[...new Set(answers)]}
function listAt(reader,field,known){
let value=reader.fields[field];
reader.hold(field);
let list=Array.isArray(value)?value:[],isMore=one=>!isMap(one)||Object.keys(one).some(name=>!known.includes(name));
return(!Array.isArray(value)||list.some(isMore))&&reader.keep(field),list}
function passagesOf(reader){
return listAt(reader,`contexts`,[`document_id`,`text`,`title`]).flatMap((context,index)=>{
let id=textOf(fieldOf(context,`document_id`)),text=fieldOf(context,`text`);
return text!==void 0&&typeof text!=`string`&&reader.keep(`contexts`),id!==void 0&&`text`in id?[{id:id.text,text:typeof text==`string`?text:void 0}]:(reader.lack(`passage ${index+1} has no "document_id"`),reader.keep(`contexts`),[])})}
function holdIdParts(reader,id){
let{conversation_id:conversation,turn}=reader.fields;
typeof conversation==`string`&&id===`${conversation}<::>${String(turn)}`&&(reader.hold(`conversation_id`),reader.hold(`turn`))}
function labels(reader){
return[`Question Type`,`Multi-Turn`].flatMap(field=>reader.texts({field})).filter(label=>label!==`N/A`)}
function asDistractors(passages){
return{field:`contexts`,fate:`case`,why:`distractors: the task is not to be answered from them`,value:passages.map(({id})=>id)}}
function*metadata(fields){
for(let[list,name,why]of[[`input`,`metadata`,`who wrote a turn, and when`],[`targets`,`metadata`,`who wrote the answer, and when`],[`targets`,`speaker`,`the speaker of the answer`],[`contexts`,`title`,`a document's title: the corpus has it`]]){
let value=fields[list],values=(Array.isArray(value)?value:[]).flatMap(one=>fieldOf(one,name)??[]);
values.length!==0&&(yield{field:`${list}[].${name}`,fate:`dropped`,why,value:values})}}
const mtrag={name:`mtrag`,summary:`MTRAG files (JSONL, TSV): conversations with passages, answers and relevance judgments`,files:`<file...>`,help:`Examples:
  touchstone import mtrag reference.jsonl
      after: touchstone corpus snapshot reference.jsonl --format mtrag --created-at 2026-07-13

  touchstone import mtrag govt_questions.jsonl govt_rewrite.jsonl qrels/dev.tsv --incomplete

Three kinds of files, together or alone: generation tasks (JSON Lines with "task_id"), which have answers and the passages
they rest on; queries (JSON Lines with "_id" and "text"); and relevance judgments (.tsv: query-id, corpus-id, score), which
grade the passages of both. Queries have no answers, so their cases are incomplete. A passage is a chunk under its id.`,passages:{map:{chunk:{id:`id`,text:`text`,locator:`locator`},document:{id:`document`,title:`title`},chunking:{name:`mtrag-passage`,version:`1`}},read:({name,bytes})=>passages$1(readMtrag([{given:name,name,bytes,sha256:``}]))},readCases:(files,source)=>cases(readMtrag(files),source)};
function cases(files,source){
let lookUp={source,find:evidenceByText(source)};
return{entries:[...taskEntries(files,lookUp),...queryEntries(files,lookUp)].map((entry,index)=>({...entry,at:{...entry.at,number:index+1}})),problems:files.problems,losses:[]}}
function taskEntries({tasks,judgments},lookUp){
return tasks.map(({at,file,fields})=>({at,file,read:formatCase(mtragTask(fields,{judgmentsFor:id=>judgments.get(id)??[],isChunk:id=>chunkOf(lookUp.source,id)!==void 0}),lookUp)}))}
function queryEntries({queries,judgments},lookUp){
return queries.flatMap(query=>{
let record=queryRecord(query);
if(record===void 0)return[];
let read=formatCase(mtragQuery(query,record,judgments.get(query.id)??[]),lookUp);
return[{at:record.at,file:record.file,read}]})}
function passages$1({tasks,problems}){
let seen=new Set;
return{records:tasks.flatMap(({at,fields:{contexts}})=>(Array.isArray(contexts)?contexts:[]).flatMap(context=>{
let[id,text,title]=[`document_id`,`text`,`title`].map(name=>fieldOf(context,name)),key=JSON.stringify([id,text,title]);
if(seen.has(key))return[];
seen.add(key);
let[,document=id,locator]=/^(.+)-(\d+-\d+)$/s.exec(String(id))??[];
return[{fields:{id,text,document,title:title??null,locator:locator??null},line:at.line}]})).map((record,index)=>({...record,number:index+1})),problems:problems.map(({at,message})=>({message,line:at.line}))}}
const system=`what a system answered or retrieved is no judgment`,why={response:system,answer:system,multi_responses:system,retrieved_contexts:system,retrieved_context_ids:system,contexts:system,[turnsAfter]:system,user_input:`it says more than who said what, or asks nothing`,rubrics:`how answers are scored is no part of a case`,reference_tool_calls:`a case says what to answer, not by which tools`,reference_topics:`a case says what to answer, not by which topics`,persona_name:`who asks is no part of a case`,query_style:`how the question was generated`,query_length:`how the question was generated`,synthesizer_name:`how the question was generated`,evolution_type:`how the question was generated`,episode_done:`how the question was generated`,approval_status:`another tool's decision; a case is approved by its reviewers`,metadata:`free fields`},names={question:[`user_input`,`question`],answer:[`reference`,`ground_truth`,`ground_truths`,`expected_answer`]},idField=`reference_context_ids`;
function ragasSample(record,file){
let fields=sampleFields(record.fields),reader=recordReader(fields),question=nameIn(fields,names.question),asked=Array.isArray(fields[question])?lastQuestion(reader,question):{query:reader.due(`question`,question)},[answer,...accepted]=answersOf$1(reader),status=fields.approval_status;
return saysSomething(status)&&status!==`approved`&&reader.lack(`its approval_status is not approved`),{reader,id:reader.text(`id`,`id`),...ownKind(fields.metadata)??{kind:`answerable`},...asked,answer,accepted,evidence:{field:contextField$1(fields)??idField,beside:idField,texts:evidenceOf(reader,file)},why}}
function ragasContexts({fields},file){
return contextsIn(file,contextTexts(sampleFields(fields)))}
function answersOf$1(reader){
let field=nameIn(reader.fields,names.answer),value=reader.fields[field];
if(field!==`ground_truths`&&!Array.isArray(value)){
let answer=reader.due(`answer`,field);
return answer===void 0?[]:[answer]}
let answers=[...new Set(reader.texts({field}))];
return answers.length===0&&reader.lack(`the answer is missing`),answers}
function evidenceOf(reader,file){
let field=contextField$1(reader.fields),readings=contextTexts(reader.fields);
field!==void 0&&reader.hold(field);
for(let reading of readings)field===void 0||`text`in reading||(reader.lack(`an entry of "${field}" ${reading.unreadable}`),reader.keep(field));
let ids=reader.texts({field:idField}),contexts=contextsIn(file,readings);
return contexts.length===0?ids.map(chunk=>({chunk})):ids.length===contexts.length?contexts.map(({text},index)=>({text,chunk:ids[index]})):(ids.length>0&&(reader.lack(`there are ${ids.length} ids for ${contexts.length} reference contexts`),reader.keep(idField)),contexts.map(({text,chunk})=>({text,likelyChunk:chunk})))}
function contextTexts(fields){
let field=contextField$1(fields);
return field===void 0?[]:textsOf(fields[field])}
function contextField$1(fields){
if(Object.hasOwn(fields,`reference_contexts`))return`reference_contexts`;
if(Object.hasOwn(fields,`evolution_type`))return[`contexts`,`context`].find(name=>Object.hasOwn(fields,name))}
function sampleFields(fields){
let flat=flattened(fields),turns=flat.user_input;
return Array.isArray(turns)?withQuestionLast(flat,`user_input`,turns.map(asTurn)):flat}
function flattened({eval_sample:sample,...about}){
if(!isMap(sample))return sample===void 0?about:{...about,eval_sample:sample};
let twice=Object.entries(about).map(([name,value])=>Object.hasOwn(sample,name)?[`beside eval_sample.${name}`,value]:[name,value]);
return{...Object.fromEntries(twice),...sample}}
const roles={human:`user`,ai:`assistant`};
function asTurn(turn){
let type=fieldOf(turn,`type`);
if(!isMap(turn)||typeof type!=`string`||!Object.hasOwn(roles,type)||Object.hasOwn(turn,`role`))return turn;
let{type:_type,...said}=turn;
return{role:roles[type],...said}}
function nameIn(fields,[first,...others]){
return[first,...others].find(name=>saysSomething(fields[name]))??first}
const forms=[`json`,`jsonl`,`csv`],ragas={name:`ragas`,summary:`Ragas samples and test sets (JSON, JSONL or CSV), also of before version 0.2`,files:`<file...>`,help:`Examples:
  touchstone import ragas testset.jsonl --into ragas
  touchstone corpus snapshot testset.jsonl --format ragas --created-at 2026-09-01
      makes a corpus of nothing but the reference contexts, where there is no dump of the real one

Samples with one turn or several, generated test sets with their approval_status, and the columns of before version 0.2
(question, ground_truth, contexts). Lists in CSV may be JSON or as Python prints them. The texts of reference_contexts
are looked up in the corpus; what a system answered or retrieved is no judgment and stays in the notes.`,passages:{map:contextMap(`ragas-context`),read:file=>{
let{records,problems}=sourceRecords(file,forms);
return{records:contextRecords(records.map(record=>({record,contexts:ragasContexts(record,file.name)}))),problems}}},readCases:(files,source)=>{
let find=evidenceByText(source);
return readRecordsOf(files,forms,({record,file})=>formatCase(ragasSample(record,file.name),{source,find}))}};
function squadParagraphs(file){
if(`problem`in file)return{paragraphs:[],problems:[file.problem],losses:[]};
let problems=[],counts=new Map,paragraphs=[],report=(path,message)=>void problems.push({path,message}),articles=listOf(file.value,`data`,{path:``,report});
for(let article of articles){
let title=fieldOf(article.fields,`title`),isTitle=typeof title==`string`&&!isBlank(title),document=isTitle?title.trim():`article-${article.index+1}`,others=otherFields(article.fields,{known:[`title`,`paragraphs`],at:`data[]`});
!isTitle&&saysSomething(title)&&(others[`data[].title`]=title);
for(let{path,fields}of listOf(article.fields,`paragraphs`,{...article,report})){
let number=(counts.get(document)??0)+1;
counts.set(document,number);
let own=otherFields(fields,{known:[`context`,`qas`],at:`data[].paragraphs[]`});
paragraphs.push({path,document,locator:`paragraph ${number}`,chunk:`${document}#${number}`,context:fieldOf(fields,`context`),own,others:{...others,...own},questions:Object.hasOwn(fields,`qas`)?listOf(fields,`qas`,{path,report}):[]})}}
return{paragraphs,problems,losses:[...fileLosses(file.value),...unaskedArticles(articles),...unasked(paragraphs)]}}
function listOf(value,name,{path,report}){
let list=fieldOf(value,name),place=path===``?name:`${path}.${name}`;
return Array.isArray(list)?list.flatMap((fields,index)=>{
let at=`${place}[${index}]`;
return isMap(fields)?[{path:at,index,fields}]:(report(at,`This is not a map with named fields.`),[])}):(report(place,list===void 0?`This list is missing.`:`This is not a list.`),[])}
function otherFields(fields,{known,at}){
return Object.fromEntries(Object.entries(fields).filter(([name,value])=>!known.includes(name)&&saysSomething(value)).map(([name,value])=>[`${at}.${name}`,value]))}
function*fileLosses(value){
for(let[field,said]of Object.entries(isMap(value)?value:{}))field!==`data`&&saysSomething(said)&&(yield{field,fate:`dropped`,why:`a statement about the file, which no single case can hold`,value:said,path:void 0})}
function*unaskedArticles(articles){
for(let{path,fields}of articles){
let{paragraphs,...about}=fields,isAsked=(Array.isArray(paragraphs)?paragraphs:[]).some(paragraph=>{
let questions=fieldOf(paragraph,`qas`);
return Array.isArray(questions)&&questions.some(isMap)});
for(let[name,value]of isAsked?[]:Object.entries(about))saysSomething(value)&&(yield{field:`data[].${name}`,fate:`dropped`,why:`no question asks about this article`,value,path})}}
function*unasked(paragraphs){
for(let{questions,context,path,own}of paragraphs){
if(questions.length>0)continue;
let all=Object.entries({...own,"data[].paragraphs[].context":context});
for(let[field,value]of all)saysSomething(value)&&(yield{field,fate:`dropped`,why:`no question asks about this paragraph; a corpus snapshot carries it`,value,path})}}
const reasons={id:`it cannot be read as text`,question:`it cannot be read as text`,plausible_answers:`words that seem to answer and do not: no judgment of what is right`,is_impossible:`it is neither true nor false`,"data[].title":`the article, where the evidence stands in no document of that name`},contextField=`data[].paragraphs[].context`;
function squadQuestion(fields,paragraph,{refusal}){
let reader=recordReader(fields),id=reader.text(`id`,`id`),query=reader.due(`question`,`question`),impossible=isImpossible(reader),context=textOfParagraph(reader,paragraph.context),answers=answersOf(reader,context??``),outcome=impossible===!0?unanswered(reader,answers,refusal):answered(reader,answers,impossible),text={text:context??``,likelyChunk:paragraph.chunk,quote:outcome.quote},texts={field:contextField,texts:context===void 0?[]:[text]},title={"data[].title":paragraph.document};
return{...outcome,reader,id,query,...impossible===!0?{distractors:texts}:{evidence:texts},opening:impossible===!0?ofParagraph(paragraph.chunk):void 0,others:{...paragraph.others,...context===void 0?paragraphAsIs(paragraph):{}},unlessThere:{document:paragraph.document,fields:title},why:{...reasons,answers:answers.why},losses:[...answers.losses,...impossible===!0?[aboutParagraph]:[]]}}
function answered(reader,{spans:[first,...others]},impossible){
return first===void 0&&reader.lack(`the answer is missing`),{kind:impossible===void 0?void 0:`answerable`,answer:first?.text,accepted:others.map(({text})=>text),quote:first?.quote}}
function unanswered(reader,{spans},refusal){
return spans.length>0&&(reader.lack(`is_impossible says that there is no answer, but the record has one`),reader.keep(`answers`)),refusal===void 0&&reader.lack(`the answer is missing: SQuAD does not say what a good refusal conveys`),{kind:`abstention`,because:`not-in-corpus`,answer:refusal,quote:void 0}}
function ofParagraph(chunk){
return`SQuAD says that paragraph ${chunk} does not answer this. It does not say whether the rest of the corpus does.`}
const aboutParagraph={field:`is_impossible`,fate:`case`,why:`said of one paragraph; whether the whole corpus has no answer is for a reviewer to judge`,value:!0};
function textOfParagraph(reader,context){
let isText=typeof context==`string`&&!isBlank(context);
return isText||reader.lack(`the paragraph has no text`),isText?context:void 0}
function paragraphAsIs({context}){
return saysSomething(context)?{[contextField]:context}:{}}
function isImpossible(reader){
let value=reader.fields.is_impossible;
if(!saysSomething(value)||typeof value==`boolean`)return reader.hold(`is_impossible`),value===!0;
reader.lack(`is_impossible is neither true nor false`)}
function answersOf(reader,context){
let value=reader.fields.answers;
reader.hold(`answers`);
let list=Array.isArray(value)?value:[],spans=new Map,off=saysSomething(value)&&!Array.isArray(value)?[`they are no list`]:[];
for(let answer of list){
let{span,defect}=spanOf(answer,context);
if(defect!==void 0&&off.push(defect),span===void 0)continue;
let key=normaliseWhiteSpace(span.text);
spans.get(key)?.quote===void 0&&spans.set(key,span)}
return off.length>0&&reader.keep(`answers`),{spans:[...spans.values()],why:off[0]??`they contradict is_impossible`,losses:off.length>0?[]:[...passedOver(list,spans.size)]}}
function spanOf(answer,context){
let text=fieldOf(answer,`text`);
if(!isMap(answer)||typeof text!=`string`||isBlank(text)||/\p{Cs}/u.test(text))return{span:void 0,defect:`one of them has no text`};
let isSpan=standsAt(context,text,fieldOf(answer,`answer_start`)),isMore=Object.keys(answer).some(name=>!known.has(name));
return{span:{text,quote:isSpan?text:void 0},defect:isSpan&&!isMore?void 0:isSpan?`one of them says more than its text and its place`:`the paragraph has other words where answer_start points`}}
const known=new Set([`text`,`answer_start`]);
function standsAt(context,text,start){
if(typeof start!=`number`||!Number.isSafeInteger(start)||start<0)return!1;
if(context.startsWith(text,start))return!0;
let before=Array.from(context.slice(0,start*2)).slice(0,start).join(``);
return before.length>start&&context.startsWith(text,before.length)}
function*passedOver(list,distinct){
let[first]=list;
first!==void 0&&(yield{field:`answers[].answer_start`,fate:`dropped`,why:`a place in the paragraph; the words themselves are the quote`,value:fieldOf(first,`answer_start`)}),list.length>distinct&&(yield{field:`answers[]`,fate:`dropped`,why:`how many people gave the same answer`,value:list.length})}
const squad2={name:`squad2`,summary:`SQuAD 1.1 and 2.0 files (JSON): questions about paragraphs, with answer spans`,files:`<file...>`,help:`Examples:
  touchstone import squad2 dev-v2.0.json --into squad --refusal "The text does not say."
  touchstone corpus snapshot dev-v2.0.json --format squad2 --created-at 2018-06-11
      records the paragraphs as the corpus, before the import

A paragraph is looked up by its text, so the corpus may also come from elsewhere. The span of an answer is the quote.
A question that is marked is_impossible becomes an abstention: SQuAD says that its paragraph does not answer, which is
not yet that the corpus does not. The paragraph is a distractor. What a good refusal conveys, SQuAD does not say: say it
with --refusal, or mend those records one by one.`,refusals:!0,passages:{map:{chunk:{id:`chunk`,text:`context`,locator:`locator`},document:{id:`document`},chunking:{name:`squad-paragraph`,version:`1`}},read:({bytes})=>passages(squadParagraphs(readJson(bytes)))},readCases:(files,source,settings)=>{
let find=evidenceByText(source),reading={entries:[],problems:[],losses:[]},number=0;
for(let file of files){
let walk=squadParagraphs(readJson(file.bytes)),at=(path,line)=>({file:file.given,path,line});
reading.problems.push(...walk.problems.map(({path,line,message})=>({at:at(path,line),message}))),reading.losses.push(...walk.losses.map(({path,...loss})=>({...loss,at:at(path)})));
for(let paragraph of walk.paragraphs)for(let{path,fields}of paragraph.questions){
let record=squadQuestion(fields,paragraph,settings);
number++,reading.entries.push({at:{...at(path),number},file,read:formatCase(record,{source,find})})}}
return reading}};
function passages({paragraphs,problems}){
return{records:paragraphs.map(({chunk,document,locator,context},index)=>({fields:{chunk,document,locator,context},number:index+1,line:void 0})),problems:problems.filter(({path})=>path?.includes(`.qas`)!==!0).map(({path,line,message})=>({message:path===void 0?message:`${path}: ${message}`,line}))}}
const caseFormats=[squad2,deepeval,ragas,mtrag],passageFormats=new Map(caseFormats.flatMap(({name,passages})=>passages===void 0?[]:[[name,passages]]));
export{caseFormats,checkOptional,checkQuestion,importedCase,lossesOf,passageFormats,placeText,questionFields};
