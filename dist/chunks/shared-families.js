import{areApart,byUtf8,choices,chunksAsRecorded,comparing,componentsOf,counted,currentRevision,documentsAsRecorded,dueName,equalPairKey,exposedIn,fieldOf,groupingOf,groupsOf,holdersOfCase,holdoutStates,isBlank,isLater,isMap,isPadded,joining,kindName,likeness,listed,nearest,nearestTeller,normaliseWhiteSpace,once,provenanceOf,quoted,relationGroups,revisionOf,runNumbering,sha256,shapeErrors,shortestPath,slip,splitGroupingOf,splits,splitsOfCase,startOf,subject,takesPart,thresholdOf,trimWhiteSpace,withoutDefects,withoutInvisible}from"./core.js";
import{parseLocatedJson}from"./shared-load.js";
import{manifestShape}from"./manifest-shape.js";
const allHeldOutSide={holdsCase:()=>!0,holdsText:()=>!0},nothingHeldOut={holdsCase:()=>!1,holdsText:()=>!1};
function eitherSide(one,other){
return{holdsCase:file=>one.holdsCase(file)||other.holdsCase(file),holdsText:chunk=>one.holdsText(chunk)||other.holdsText(chunk)}}
function heldOutSide(dataset){
let grouping=groupingOf(dataset),isKept=keptIn(dataset,grouping),isHeld=heldFamilies(grouping,isKept),isOfHeldDocument=id=>grouping?.claimsOf(id).some(({family})=>isHeld(family))===!0,isHeldByItself=file=>splitsIn(grouping,file).some(isHeldOutSplit)||namedFamilies(file).some(isHeld)||grouping!==void 0&&holdersOfCase(grouping,file).some(isKept)||provenanceOf(file).some(({entry:{documentId}})=>documentId!==void 0&&isOfHeldDocument(documentId)),held=once(()=>dataset.cases.filter(isHeldByItself)),names=once(()=>new Set(held().flatMap(file=>[file.path,file.case.id??[]].flat()))),texts=once(()=>textsOf$1(dataset,held(),isOfHeldDocument));
return{holdsCase:file=>isHeldByItself(file)||names().has(file.path)||names().has(file.case.id??``),holdsText:({id,documentId,hash})=>isOfHeldDocument(documentId)||texts().ids.has(id)||hash!==void 0&&texts().hashes.has(hash)}}
function isHeldOutSplit(split){
return split===`test`||split===`validation`}
function splitsIn(grouping,file){
return grouping===void 0?file.case.split===void 0?[]:[file.case.split]:splitsOfCase(grouping,file)}
function namedFamilies(file){
return(file.case.families??[]).flatMap(name=>name??[])}
function keptIn(dataset,grouping){
if(grouping===void 0)return()=>!1;
let states=once(()=>holdoutStates(grouping,dataset));
return key=>{
let{state,uses,reserved}=states().of(key);
return state!==`spent`&&uses.length+reserved.length>0}}
function heldFamilies(grouping,isKept){
return family=>{
let draft=grouping?.families.get(family);
return draft===void 0||isHeldOutSplit(draft.split)||isKept(family)}}
function textsOf$1({revisions},held,isOfHeldDocument){
let ids=new Set,hashes=new Set;
for(let{entry}of held.flatMap(provenanceOf))entry.chunkId!==void 0&&ids.add(entry.chunkId),entry.contentHash!==void 0&&hashes.add(entry.contentHash);
for(let revision of revisions.values())for(let{id,documentId,hash}of chunksAsRecorded(revision)?.values()??[])(ids.has(id)||isOfHeldDocument(documentId))&&hashes.add(hash);
return{ids,hashes}}
function questionsLike(dataset){
let numbering=runNumbering(),prepare=comparing(dataset,numbering),cases=dataset.cases.flatMap(file=>prepare(file)??[]),least=thresholdOf(dataset)/2;
return question=>{
let found=new Map,runs=numbering.runsOf(question);
if(runs.length===0)return found;
for(let{file,question:own}of cases){
if(Math.min(own.length,runs.length)<least*Math.max(own.length,runs.length))continue;
let share=likeness(own,runs);
share>=least&&found.set(file,share)}
return found}}
function isAfter(moment,limit){
return moment.length>10&&limit.length>10?isLater(moment,limit):moment.slice(0,10)>limit.slice(0,10)}
function isReal(moment){
let start=moment.slice(0,10),midnight=new Date(`${start}T00:00:00Z`);
return Number.isNaN(midnight.getTime())||!midnight.toISOString().startsWith(start)?!1:moment.length===10||!Number.isNaN(Date.parse(moment))}
const claims={family:`family`,"family-generalisation":`family`,"fixed-corpus":`fixed-corpus`,period:`period`,temporal:`period`,access:`access`,"access-control":`access`};
function caseName({id,index}){
return id===void 0?`record ${index+1}`:`case ${quoted(id)}`}
function caseStart(one){
let name=caseName(one);
return`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
function readManifest(value){
if(Array.isArray(value))return{shape:`plain`,claim:`family`,cutoff:void 0,register:void 0,inventory:void 0,cases:value.map((record,index)=>caseFrom(record,[index],index))};
let inventory=fieldOf(value,`inventory`),cutoff=fieldOf(value,`cutoff`);
return{shape:`extended`,claim:claimFrom(fieldOf(value,`claim`)),cutoff:momentFrom(cutoff),register:registerFrom(fieldOf(value,`register`)),inventory:Array.isArray(inventory)?idsFrom(inventory,[`inventory`]):void 0,cases:listOf(fieldOf(value,`cases`)).map((record,index)=>caseFrom(record,[`cases`,index],index))}}
function caseFrom(record,path,index){
let isPlain=path.length===1,field=name=>fieldOf(record,name),family=idFrom(field(`family_id`),[...path,`family_id`]),plainFamilies=family===void 0?[]:[family];
return{index,path,id:idFrom(field(`case_id`),[])?.id,families:isPlain?plainFamilies:idsFrom(field(`family_ids`),[...path,`family_ids`]),split:splitFrom(field(`split`)),question:textFrom(field(`question`)),answer:textFrom(field(`answer`)),...isPlain?plainRest:extendedRest(record,path)}}
const plainRest={documents:[],variantOf:void 0,isRetired:!1,hasExclusionRule:!1,caller:void 0,expectsRefusal:!1,askedAt:void 0};
function extendedRest(record,path){
return{documents:idsFrom(fieldOf(record,`documents`),[...path,`documents`]),variantOf:idFrom(fieldOf(record,`variant_of`),[...path,`variant_of`]),isRetired:fieldOf(record,`holdout`)===`retired`,hasExclusionRule:textFrom(fieldOf(record,`exclusion_rule`))!==void 0,caller:idFrom(fieldOf(record,`caller`),[...path,`caller`]),expectsRefusal:fieldOf(record,`expects`)===`abstention`,askedAt:momentFrom(fieldOf(record,`asked_at`))}}
function claimFrom(claim){
return typeof claim==`string`&&Object.hasOwn(claims,claim)?claims[claim]:void 0}
function splitFrom(split){
return[...splits,`excluded`].find(side=>side===split)}
function registerFrom(register){
if(!isMap(register))return;
let path=[`register`,`families`],families=[],documents=[];
for(let[index,entry]of listOf(register.families).entries()){
let family=idFrom(fieldOf(entry,`family_id`),[...path,index,`family_id`]);
if(family===void 0)continue;
let side=splitFrom(fieldOf(entry,`split`)),split=side===`excluded`?void 0:side,standsForCase=fieldOf(entry,`stands_for_case`)===!0;
families.push({...family,split,splitPath:[...path,index,`split`],standsForCase}),documents.push(...documentsFrom(entry,family.id,[...path,index,`documents`]))}
return{families,documents,related:listOf(register.related).map((entry,index)=>relationFrom(entry,[`register`,`related`,index])),callers:callersFrom(register.callers)}}
function documentsFrom(entry,family,path){
return listOf(fieldOf(entry,`documents`)).flatMap((document,index)=>{
let id=idFrom(fieldOf(document,`document_id`),[...path,index,`document_id`]),published=momentFrom(fieldOf(document,`published`)),publishedPath=[...path,index,`published`];
return id===void 0?[]:[{...id,family,published,publishedPath}]})}
function relationFrom(entry,path){
let exception=fieldOf(entry,`exception`);
return{families:idsFrom(fieldOf(entry,`families`),[...path,`families`]),reason:textFrom(fieldOf(entry,`reason`)),path,isExcepted:textFrom(fieldOf(exception,`reason`))!==void 0&&exceptionDate(exception)!==void 0}}
function exceptionDate(exception){
if(isMap(exception))return Object.entries(exception).filter(([name])=>name!==`reason`).map(([,field])=>textFrom(field)).find(text=>text!==void 0&&/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text)&&isReal(text))}
function callersFrom(callers){
let entries=isMap(callers)?Object.entries(callers):[];
return new Map(entries.map(([name,ids])=>[trimWhiteSpace(name),new Set(idsFrom(ids,[]).map(({id})=>id))]))}
function listOf(value){
return Array.isArray(value)?value:[]}
function idsFrom(value,path){
return listOf(value).flatMap((entry,index)=>idFrom(entry,[...path,index])??[])}
function idFrom(value,path){
let text=textFrom(value);
return text===void 0?void 0:{id:trimWhiteSpace(text),path}}
function textFrom(value){
return typeof value==`string`&&!isBlank(value)?value:void 0}
function momentFrom(value){
let text=textFrom(value);
return text!==void 0&&isReal(text)?text:void 0}
function readShape(json){
let{value}=json;
if(!Array.isArray(value)&&!Array.isArray(fieldOf(value,`cases`)))return{reasons:[wrongTop(json)],remarks:[],value:void 0};
let errors=shapeErrors(manifestShape,value).filter(error=>!isNoise(error)&&!isDated(error)),unknown=errors.filter(({error})=>error.keyword===`additionalProperties`),broken=errors.filter(({error})=>error.keyword!==`additionalProperties`);
return{reasons:broken.map(error=>reasonOf(error,json)),remarks:unknownFields(unknown,json),value:withoutDefects(value,broken)}}
function wrongTop({value,locate}){
let cases=fieldOf(value,`cases`),holds=isMap(value)?`an object without a list of cases`:kindInJson(value);
return{code:`manifest-not-array`,message:cases===void 0?`The file holds ${holds}, but a list of records is due, or an object with "cases".`:`"cases" is ${kindInJson(cases)} here, but a list is due.`,at:locate([`cases`]),fix:`Write a list: [{"case_id": …, "family_id": …, "split": …, "question": …, "answer": …}].`}}
function isNoise({error,path}){
return path.length===0&&error.keyword!==`required`?!0:error.keyword===`enum`?typeof error.data!=`string`:error.keyword===`unwritable`&&typeof error.data==`number`}
function isDated({error}){
return error.keyword===`required`&&error.params.missingProperty===`date`&&exceptionDate(error.data)!==void 0}
function concerned(path,value){
let index=path[0]===`cases`?path[1]:path[0];
if(typeof index!=`number`)return{};
let records=path[0]===`cases`?fieldOf(value,`cases`):value,record=Array.isArray(records)?records[index]:void 0,id=fieldOf(record,`case_id`);
return{record:index,...typeof id==`string`?{caseId:id}:{}}}
function reasonOf(shaped,json){
let{path,isKey}=shaped,at=isKey?json.locateKey(path):json.locate(path);
return{...worded(shaped,json.value),at,...concerned(path,json.value)}}
function nameAt(path,value){
let{record,caseId}=concerned(path,value);
if(record===void 0)return subject(path,`The file`);
let number=`ecord ${record+1}`;
if(isRecord(path))return caseId===void 0?`R${number}`:`R${number} (${quoted(caseId)})`;
let owner=caseId===void 0||path.at(-1)===`case_id`?`r${number}`:`case ${quoted(caseId)}`;
return`${subject(path,`The file`)} of ${owner}`}
function worded(shaped,value){
let{error,path}=shaped,name=nameAt(path,value);
switch(error.keyword){
case`required`:
return missing(error.params.missingProperty,{name,path,value});
case`minItems`:
return{code:`missing-field`,message:`${name} is empty, so the case has no family.`,fix:`Name every family that the case's sources belong to, or leave the case out.`};
case`enum`:
return outsideList(name,String(error.data),error.params.allowedValues.map(String));
case`pattern`:
return{code:`wrong-type`,message:`${name} is ${kindName(error.data)} here, but a day or a moment is due.`,fix:`Write a day, such as 2026-09-01, or a moment with its offset, such as 2026-09-01T09:00:00Z.`};
case`unwritable`:
return{code:`bad-unicode`,message:`${name} holds half of a character: an escape of \\ud800 to \\udfff without its other half.`,fix:`Remove the escape, or write the whole character.`};
default:
return wrongType(name,path,error)}}
function wrongType(name,path,error){
let{data}=error,due=dueName(String(fieldOf(fieldOf(error,`params`),`type`))).replace(`a map of fields`,`an object`),is=kindInJson(data),fix=due===`text`&&(typeof data==`number`||typeof data==`boolean`)?`Put it in quotes: "${data}".`:`Write ${due}.`;
return{code:isRecord(path)?`record-not-object`:`wrong-type`,message:`${name} is ${is} here, but ${due} is due.`,fix}}
function kindInJson(value){
return value===null?`null`:isMap(value)?`an object`:kindName(value)}
function isRecord(path){
return path.length===1&&typeof path[0]==`number`||path.length===2&&path[0]===`cases`&&typeof path[1]==`number`}
function missing(field,whole){
if(field===`claim`)return{code:`claim-unknown`,message:`The manifest names no claim, so nothing says what its split is to establish.`,fix:`Add "claim": "family", or "fixed-corpus", "period" or "access".`};
let{name}=whole;
return{code:field===`split`?`split-missing`:`missing-field`,message:`${name} has no ${quoted(field)}.`,fix:missingFix(field,whole)}}
function missingFix(field,{path,value}){
let record=concerned(path,value).record===void 0?void 0:recordAt(path,value);
return field===`family_id`&&fieldOf(record,`family_ids`)!==void 0?`In a list of records, write "family_id" with one family; several need an object with "claim" and "cases".`:field===`family_ids`&&fieldOf(record,`family_id`)!==void 0?`Write "family_ids" with a list: here a case can have several families.`:`Add "${field}"${field===`split`?`: ${choices(path[0]===`cases`?[...splits,`excluded`]:[`dev`,`test`])}`:``}.`}
function recordAt(path,value){
let records=path[0]===`cases`?fieldOf(value,`cases`):value,index=path[0]===`cases`?path[1]:path[0];
return Array.isArray(records)&&typeof index==`number`?records[index]:void 0}
function outsideList(name,given,allowed){
let isClaim=name.startsWith(`"claim"`);
if(!isClaim&&isBlank(given))return{code:`split-missing`,message:`${name} shows nothing to a reader.`,fix:`Write ${choices(allowed)}.`};
let near=nearest(given,allowed)[0];
return{code:isClaim?`claim-unknown`:`split-unknown`,message:`${name} is ${quoted(given)}; it can only be ${choices(allowed)}.`,fix:near===void 0?`Choose one of these.`:`Write "${near}" if that is what it means.`}}
function unknownFields(errors,json){
return[...groupsOf(errors,({path})=>JSON.stringify(path.map(part=>typeof part==`number`?0:part))).values()].map(some=>{
let[{path,error}]=some,name=String(path.at(-1)),places=some.length===1?``:` It stands in ${some.length} places.`,known=fieldOf(fieldOf(error,`parentSchema`),`properties`),near=slip(name,isMap(known)?Object.keys(known):[]);
return{code:`unknown-field`,message:`The audit does not look at ${quoted(name)}.${places}`,at:json.locateKey(path),fix:near===void 0?`Leave it where another program needs it.`:`Write "${near}" if that is what it means.`,...concerned(path,json.value)}})}
function calendarReasons(value,{locate}){
return[...momentsIn(value)].filter(({text})=>!isReal(text)).map(({path,text})=>({code:`wrong-type`,message:`${nameAt(path,value)} is ${quoted(text)}; no calendar or clock shows that.`,at:locate(path),fix:`Write a real day, such as 2026-09-01, or a real moment with its offset.`,...concerned(path,value)}))}
function*momentsIn(value){
if(!isMap(value))return;
yield*momentIn(value,`cutoff`,[]);
let register=fieldOf(value,`register`);
for(let[index,family]of entriesOf$1(fieldOf(register,`families`)))for(let[nth,document]of entriesOf$1(fieldOf(family,`documents`)))yield*momentIn(document,`published`,[`register`,`families`,index,`documents`,nth]);
for(let[index,relation]of entriesOf$1(fieldOf(register,`related`))){
let path=[`register`,`related`,index,`exception`];
yield*momentIn(fieldOf(relation,`exception`),`date`,path)}
for(let[index,record]of entriesOf$1(fieldOf(value,`cases`)))yield*momentIn(record,`asked_at`,[`cases`,index])}
function*momentIn(holder,name,path){
let text=fieldOf(holder,name);
typeof text==`string`&&(yield{path:[...path,name],text})}
function entriesOf$1(value){
return Array.isArray(value)?value.entries():[]}
function caseReasons(manifest,placed){
let{cases}=manifest;
return[...repeated(cases,({id})=>id).map(([one,first])=>({code:`duplicate-case-id`,message:`Record ${one.index+1} has the id ${quoted(one.id??``)}, as record ${first.index+1} has.`,...placed.inCase(one,`case_id`),related:[placed.inCase(first,`case_id`).at],fix:`Give one of the two another id, or leave one out.`})),...repeated(cases,pairOf).map(([one,first])=>({code:`duplicate-qa`,message:`The question and answer of ${caseName(one)} are those of ${caseName(first)}${whiteSpaceAside(one,first)}.`,...placed.inCase(one,`question`),related:[placed.inCase(first,`question`).at],fix:`Leave one of the two out: another family or split does not make it another case.`})),...cases.filter(({split})=>split===`excluded`).flatMap(one=>unruled(one,placed)),...cases.flatMap(one=>repeatedFamilies(one,placed)),...absentSplits(manifest,placed)]}
function repeated(cases,keyOf){
return[...groupsOf(cases.filter(one=>keyOf(one)!==void 0),keyOf).values()].flatMap(([first,...others])=>others.map(one=>[one,first]))}
function pairOf({question,answer}){
if(question!==void 0&&answer!==void 0)return equalPairKey(question,answer)}
function whiteSpaceAside(one,other){
return one.question===other.question&&one.answer===other.answer?``:`, white space aside`}
function unruled(one,placed){
return one.hasExclusionRule?[]:[{code:`excluded-without-rule`,message:`${caseStart(one)} is excluded, and no declared rule says why.`,...placed.inCase(one,`split`),fix:`Add "exclusion_rule" with the rule that excludes it, or give it a split.`}]}
function repeatedFamilies(one,placed){
return[...groupsOf(one.families,({id})=>id).values()].flatMap(([first,...others])=>others.map(({id,path})=>({code:`duplicate-family`,message:`${quoted(id)} stands twice among the families of ${caseName(one)}.`,...placed.at(path),related:[placed.at(first.path).at],fix:`Keep one of the two; if another family was meant, name it.`})))}
function absentSplits({cases,shape},placed){
let present=new Set(cases.map(({split})=>split)),absent=[...present.has(`dev`)||present.has(`regression`)?[]:[`dev`],...present.has(`test`)?[]:[`test`]];
return absent.length===0?[]:[{code:`split-absent`,message:`The manifest has ${listed(absent.map(split=>`no record in "${split}"`))}, and a split has both.`,...placed.at(shape===`plain`?[]:[`cases`]),fix:`Write both splits into one manifest.`}]}
function claimReasons(manifest,placed){
switch(manifest.claim){
case`period`:
return periodReasons(manifest,placed);
case`access`:
return manifest.cases.filter(({split})=>split!==`excluded`).flatMap(one=>accessReasons(one,manifest,placed));
case`family`:
case`fixed-corpus`:
case void 0:
return[]}}
function periodReasons(manifest,placed){
let{cutoff,register}=manifest,missing=placed.has(`cutoff`)?[]:[{code:`cutoff-missing`,message:`The claim is about a period, and no cutoff says where the period ends.`,...placed.at([`claim`]),fix:`Add "cutoff" with a day or a moment.`}],citing=citingCases(manifest),late=(register?.documents??[]).flatMap(document=>lateReasons(document,{cutoff,citing,placed}));
return[...missing,...late,...misplacedQuestions(manifest,placed)]}
function misplacedQuestions({cases,cutoff},placed){
return cutoff===void 0?[]:cases.flatMap(one=>{
let{split,askedAt}=one;
if(askedAt===void 0||split===void 0||split===`excluded`||split===`regression`)return[];
let isBefore=isAfter(cutoff,askedAt);
if(isBefore!==(split===`test`))return[];
let when=isBefore?`before the cutoff of ${cutoff}, and is in "test"`:`in the period held out, which begins at the cutoff of ${cutoff}, and is in ${quoted(split)}`;
return[{code:`outside-period`,message:`${caseStart(one)} is asked at ${askedAt}, ${when}.`,...placed.inCase(one,`asked_at`),related:[placed.at([`cutoff`]).at],fix:isBefore?`Ask it at the cutoff or later, or leave it out: what came before it is no test of what came after.`:`Ask it before the cutoff, if its documents were there by then; else it can only be in "test".`}]})}
function citingCases({cases}){
let citations=cases.filter(({split})=>split!==`excluded`).flatMap(one=>one.documents.map(document=>({one,document})));
return groupsOf(citations,({document})=>document.id)}
function lateReasons({id,published,publishedPath},{cutoff,citing,placed}){
if(published===void 0)return[];
let citations=citing.get(id)??[],atCutoff=citations.filter(({one})=>one.askedAt===void 0),isRead=citations.length===0||atCutoff.length>0,late=`Document ${quoted(id)} was published on ${published}`,reasons=[];
cutoff!==void 0&&isRead&&isAfter(published,cutoff)&&reasons.push({code:`after-cutoff`,message:`${late}, after the cutoff of ${cutoff}${usedBy(atCutoff)}.`,...placed.at(publishedPath),related:atCutoff.slice(0,1).map(({document})=>placed.at(document.path).at),fix:`Leave the document out of the index and out of the register, with the cases that rest on it.`});
for(let{one,document}of citations)one.askedAt!==void 0&&isAfter(published,one.askedAt)&&reasons.push({code:`after-cutoff`,message:`${late}, after ${caseName(one)} is asked (${one.askedAt}).`,...placed.at(document.path),related:[placed.at(publishedPath).at],fix:`Leave the case out, or let it rest on what was there when it is asked.`});
return reasons}
function usedBy(citations){
if(citations.length===0)return``;
let names=citations.slice(0,3).map(({one})=>caseName(one)),more=citations.length>3?[`${citations.length-3} more`]:[],all=[...names,...more];
return`, and ${listed(all)} ${all.length===1?`rests`:`rest`} on it`}
function accessReasons(one,{register},placed){
let{caller}=one,permitted=caller===void 0?void 0:register?.callers.get(caller.id);
if(caller===void 0||permitted===void 0){
let who=caller===void 0?`names no caller`:`is asked by ${quoted(caller.id)}`,gap=caller===void 0?``:`, whom the register does not know`;
return[{code:`caller-missing`,message:`${caseStart(one)} ${who}${gap}, so nothing says which documents may be read.`,...placed.inCase(one,`caller`),fix:`Name a caller of "callers" in the register, which lists the documents each may see.`}]}
return one.expectsRefusal?[]:one.documents.filter(({id})=>!permitted.has(id)).map(({id,path})=>({code:`not-permitted`,message:`${caseStart(one)} rests on ${quoted(id)}, which its caller ${quoted(caller.id)} may not see.`,...placed.at(path),fix:`Ask as a caller who may see it, or write "expects": "abstention" where a refusal is right.`}))}
function sidedCases(manifest){
return restingCases(manifest).flatMap(({one,families})=>{
let{split}=one;
return split===void 0||split===`excluded`?[]:[{one,side:split,families}]})}
function restingCases({cases,register}){
let familyOf=new Map(register?.documents.map(({id,family})=>[id,family]));
return cases.filter(({split})=>split!==`excluded`).map(one=>{
let cited=one.documents.flatMap(({id})=>familyOf.get(id)??[]);
return{one,families:[...new Set([...idsOf(one.families),...cited])]}})}
function linkFamilies(manifest){
let links=[...restingCases(manifest).map(({one,families})=>({holders:families,by:one})),...relationLinks(manifest)];
return{links,rootOf:rootsOf(links)}}
function relatedFamilies(manifest){
return rootsOf(relationLinks(manifest))}
function relationLinks({register}){
return(register?.related??[]).filter(({isExcepted})=>!isExcepted).map(relation=>({holders:idsOf(relation.families),by:relation}))}
function idsOf(ids){
return ids.map(({id})=>id)}
function rootsOf(links){
let components=componentsOf(links.map(({holders})=>holders)),roots=new Map(components.flatMap(component=>component.map(family=>[family,component[0]])));
return family=>roots.get(family)??family}
function wayBetween({links},from,to){
let keys=new Set([...from,...to,...links.flatMap(({holders})=>holders)]),holders=new Map([...keys].map(key=>[key,{key}])),keyed=names=>names.flatMap(name=>holders.get(name)??[]);
return shortestPath({holders:[...holders.values()],links,from:keyed(from),to:keyed(to)})}
function countsOf(manifest){
let linked=linkFamilies(manifest),{rootOf}=linked,registered=manifest.register?.families??[],standIns=new Set(registered.flatMap(one=>one.standsForCase?[one.id]:[])),cases=sidedCases(manifest),bySide=groupsOf(cases,({side})=>side),told=splits.filter(side=>bySide.has(side)||side===`dev`||side===`test`),components=groupsOf(cases,({families:[first]})=>first===void 0?void 0:rootOf(first)),largest={cases:0,families:0,of:cases.length};
for(let[root,some]of components){
if(root===void 0||some.length<=largest.cases)continue;
let families=familiesOf(some,standIns).size;
largest={cases:some.length,families,of:cases.length}}
return{sides:Object.fromEntries(told.map(side=>[side,sideCounts(bySide.get(side)??[],linked,standIns)])),excluded:manifest.cases.filter(({split})=>split===`excluded`).length,exceptions:(manifest.register?.related??[]).filter(({isExcepted})=>isExcepted).length,largest}}
function sideCounts(cases,{rootOf},standIns){
let families=familiesOf(cases,standIns),alone=cases.filter(one=>one.families.length>0&&one.families.every(id=>standIns.has(id))).length;
return{cases:cases.length,families:families.size,components:new Set([...families].map(rootOf)).size,...alone===0?{}:{withoutFamily:alone}}}
function familiesOf(cases,standIns){
return new Set(cases.flatMap(({families})=>families.filter(id=>!standIns.has(id))))}
function holdoutReasons(manifest,placed){
let retired=manifest.cases.filter(({isRetired})=>isRetired),inTest=retired.filter(({split})=>split===`test`),linked=linkFamilies(manifest);
return[...inTest.map(one=>({code:`retired-in-test`,message:`${caseStart(one)} is a retired holdout and still in "test": somebody learned from its results.`,...placed.inCase(one,`split`),fix:`Move it to "regression", and hold fresh cases out.`})),...manifest.claim===`fixed-corpus`?[]:spoiledTests({manifest,retired,linked},placed)]}
function spoiledTests({manifest,retired,linked:{rootOf}},placed){
let pairs=sidedCases(manifest).filter(({one,side})=>side===`test`&&!one.isRetired).flatMap(({one,families})=>families.slice(0,1).map(family=>[rootOf(family),one])),testsOf=groupsOf(pairs,([root])=>root),spoiled=retired.flatMap(one=>[...new Set(idsOf(one.families).map(rootOf))].map(root=>({root,one})));
return[...groupsOf(spoiled,({root})=>root)].flatMap(([root,[{one}]])=>{
let[first,...others]=testsOf.get(root)??[];
if(first===void 0)return[];
let[,test]=first,shared=idsOf(one.families).find(family=>idsOf(test.families).includes(family)),share=shared===void 0?`a component`:`family ${quoted(shared)}`,more=others.length===0?``:` and ${others.length} more`;
return[{code:`retired-family`,message:`${caseStart(test)}${more} in "test" ${others.length===0?`shares`:`share`} ${share} with ${caseName(one)}, a retired holdout.`,...placed.inCase(test,`split`),related:[placed.inCase(one,`holdout`).at],fix:`Move them to "regression" or "dev" as well, and hold other families out.`}]})}
function inventoryReasons({inventory,cases},placed){
if(inventory===void 0)return[];
let groups=groupsOf(inventory,({id})=>id),present=new Set(cases.map(({id})=>id)),missing=[...groups.values()].filter(([{id}])=>!present.has(id)),unexpected=cases.filter(({id})=>id!==void 0&&!groups.has(id));
return[...missing.map(([{id,path}])=>({code:`inventory-missing`,message:`Case ${quoted(id)} is in the inventory and not in the manifest.`,...placed.at(path),fix:`Write the manifest anew from the whole set: a case that is missing would leave every average unseen.`})),...unexpected.map(one=>({code:`inventory-unexpected`,message:`${caseStart(one)} is not in the inventory of approved cases.`,...placed.inCase(one,`case_id`),fix:`Leave it out, or add it to the inventory once it is approved.`})),...[...groups.values()].flatMap(([first,...others])=>others.map(({id,path})=>({code:`inventory-duplicate`,message:`The inventory lists case ${quoted(id)} twice.`,...placed.at(path),related:[placed.at(first.path).at],fix:`Keep one of the two; if another case was meant, name it.`})))]}
function placesOf({locate,value}){
let at=path=>({at:locate(path),...concerned(path,value)});
return{at,inCase:({path},field)=>at([...path,field]),has:field=>fieldOf(value,field)!==void 0}}
function unjudged(manifest,placed){
switch(manifest.claim){
case`access`:
return silentCases(manifest,placed,`whether their callers may see what they rest on`);
case`period`:
return[...silentCases(manifest,placed,`whether what they rest on was there in time`),...undatedQuestions(manifest,placed),...undatedDocuments(manifest,placed)];
case`family`:
case`fixed-corpus`:
case void 0:
return[]}}
function undatedQuestions({cases},placed){
let undated=cases.filter(({split,askedAt})=>askedAt===void 0&&split!==`excluded`&&split!==`regression`),[first]=undated;
if(first===void 0)return[];
let[say,are]=undated.length===1?[`does`,`it is`]:[`do`,`they are`];
return[{code:`documents-unknown`,message:`${counted(undated.length,`case`)} (${sample(undated.map(nameOf))}) ${say} not say when ${are} asked, so nothing says on which side of the cutoff that is.`,...placed.inCase(first,`asked_at`),fix:`Add "asked_at" with a day or a moment.`}]}
function nameOf({id,index}){
return id===void 0?`record ${index+1}`:quoted(id)}
function silentCases({cases},placed,unsaid){
let silent=cases.filter(({split,documents,expectsRefusal})=>split!==`excluded`&&documents.length===0&&!expectsRefusal),[first]=silent;
if(first===void 0)return[];
let name=silent.length===1?`names`:`name`;
return[{code:`documents-unknown`,message:`${counted(silent.length,`case`)} (${sample(silent.map(nameOf))}) ${name} no documents, so nothing says ${unsaid}.`,...placed.inCase(first,`documents`),fix:`Add "documents" with the ids of what the answer rests on.`}]}
function undatedDocuments({register},placed){
let undated=(register?.documents??[]).filter(({published})=>published===void 0),[first]=undated;
if(first===void 0)return[];
let names=sample(undated.map(({id})=>quoted(id))),[have,were]=undated.length===1?[`has`,`it was`]:[`have`,`they were`];
return[{code:`documents-unknown`,message:`${counted(undated.length,`document`)} (${names}) ${have} no day of publication, so nothing says whether ${were} there in time.`,...placed.at(first.path),fix:`Add "published" with a day or a moment.`}]}
function sample(names){
let more=names.length>3?[`${names.length-3} more`]:[];
return listed([...names.slice(0,3),...more])}
function remarksOn(manifest,placed,{value}){
return[...confusableFamilies(manifest,placed),...confusableCases(manifest,placed),...pairRemarks(manifest,placed),...registeredTwice(manifest,placed),...odditiesOfHoldouts(manifest,placed,value),...unjudged(manifest,placed)]}
function folded(text){
return normaliseWhiteSpace(withoutInvisible(text).normalize(`NFKC`).toLowerCase().normalize(`NFKC`))}
function confusableFamilies({cases,register},placed){
return confusable([...register?.families??[],...cases.flatMap(one=>one.families)]).map(([one,other])=>({code:`confusable-ids`,message:`Family ${quoted(other.id)} is another than ${quoted(one.id)}: only ${difference(one.id,other.id)} sets them apart.`,...placed.at(other.path),related:[placed.at(one.path).at],fix:`If one family is meant, write it in one way: as two, it can lie on both sides unseen.`}))}
function confusableCases({cases},placed){
return confusable(cases.flatMap(({id,path})=>id===void 0?[]:[{id,path}])).map(([one,other])=>({code:`confusable-ids`,message:`Case ${quoted(other.id)} is another than ${quoted(one.id)}: only ${difference(one.id,other.id)} sets them apart.`,...placed.at([...other.path,`case_id`]),related:[placed.at([...one.path,`case_id`]).at],fix:`Give them ids that differ in more than form.`}))}
function difference(one,other){
return one.toLowerCase()===other.toLowerCase()?`upper case`:one.normalize()===other.normalize()?`the way in which a letter and its mark are composed`:`a character that looks alike or shows nothing`}
function confusable(named){
let distinct=[...groupsOf(named,({id})=>id).values()].map(([first])=>first);
return[...groupsOf(distinct,({id})=>folded(id)).values()].flatMap(([first,...others])=>others.map(other=>[first,other]))}
function pairRemarks({cases},placed){
let whole=cases.filter(one=>one.question!==void 0&&one.answer!==void 0);
return[...groupsOf(whole,({question})=>plainForm(question)).values()].flatMap(([first,...others])=>others.flatMap(other=>{
let isPair=plainForm(first.answer)===plainForm(other.answer);
return isPair&&exactForm(first)===exactForm(other)?[]:[isPair?similarPair(first,other,placed):sameQuestion(first,other,placed)]}))}
function plainForm(text=``){
return normaliseWhiteSpace(folded(text).replace(/\p{P}+/gu,` `))}
function exactForm({question=``,answer=``}){
return JSON.stringify([normaliseWhiteSpace(question),normaliseWhiteSpace(answer)])}
function similarPair(one,other,placed){
return{code:`similar-pair`,message:`${caseStart(other)} and ${caseName(one)} have question and answer that differ in upper case, punctuation or composition alone.`,...placed.inCase(other,`question`),related:[placed.inCase(one,`question`).at],fix:`If they are one case, leave one out: the audit compares exactly and lets both through.`}}
function sameQuestion(one,other,placed){
return{code:`same-question`,message:`${caseStart(other)} asks what ${caseName(one)} asks, and has another answer.`,...placed.inCase(other,`question`),related:[placed.inCase(one,`question`).at],fix:`Look whether both answers are right, and whether the two are one case.`}}
function registeredTwice({register},placed){
let families=[...groupsOf(register?.families??[],({id})=>id).values()],documents=[...groupsOf(register?.documents??[],({id,family})=>JSON.stringify([family,id])).values()],told=(noun,some)=>some.slice(1).map(({id,path})=>({code:`registered-twice`,message:`${noun} ${quoted(id)} is registered more than once.`,...placed.at(path),related:some.slice(0,1).map(first=>placed.at(first.path).at),fix:`Keep one entry, unless they are versions of one document.`}));
return[...families.flatMap(some=>told(`Family`,some)),...documents.flatMap(some=>told(`Document`,some))]}
function odditiesOfHoldouts({shape,cases},placed,value){
let records=shape===`plain`?void 0:fieldOf(value,`cases`);
return Array.isArray(records)?cases.flatMap(one=>{
let state=fieldOf(records[one.index],`holdout`);
return typeof state!=`string`||state===`retired`?[]:[{code:`holdout-unknown`,message:`${caseStart(one)} has the holdout state ${quoted(state)}, which means nothing here.`,...placed.inCase(one,`holdout`),fix:`Write "retired" once somebody has learned from its results; else leave the field out.`}]}):[]}
function sideReasons(manifest,placed){
let linked=linkFamilies(manifest),families=[...sidesOfFamilies(manifest)].toSorted(([a],[b])=>byUtf8(a,b)),components=groupsOf(families,([family])=>linked.rootOf(family));
return[...families.flatMap(([family,bySide])=>familyReasons(family,bySide,{manifest,placed})),...[...components.values()].flatMap(some=>componentReasons(some,linked,placed))]}
function sidesOfFamilies(manifest){
let pairs=sidedCases(manifest).flatMap(sided=>sided.families.map(family=>({family,sided}))),casesOf=groupsOf(pairs,({family})=>family),recorded=new Map(manifest.register?.families.map(family=>[family.id,family])),names=new Set([...casesOf.keys(),...recorded.keys()]);
return new Map([...names].map(family=>{
let cases=(casesOf.get(family)??[]).map(({sided})=>sided),entry=recorded.get(family),sidesOf=splits.flatMap(side=>{
let own=cases.filter(one=>one.side===side),path=entry?.split===side?entry.splitPath:void 0;
return own.length===0&&path===void 0?[]:[[side,{cases:own,recorded:path}]]});
return[family,new Map(sidesOf)]}))}
function familyReasons(family,bySide,context){
let apart=splits.filter(side=>conflictsWithin(side,bySide));
if(apart.length===0)return[];
let{manifest,placed}=context,[last,...others]=apart.flatMap(side=>familyPlace(family,bySide.get(side),placed)).toReversed();
return last===void 0?[]:[{code:`family-overlap`,message:`Family ${quoted(family)} is in ${listed(apart.map(side=>sideText(side,bySide)))}.`,...last,related:others.toReversed().map(({at})=>at),fix:overlapFix(manifest,bySide)}]}
function conflictsWithin(side,bySide){
return bySide.has(side)&&[...bySide.keys()].some(other=>areApart(side,other))}
function sideText(side,bySide){
let[first,...more]=bySide.get(side)?.cases??[];
if(first===void 0)return`${quoted(side)} (on record)`;
let others=more.length===0?``:` and ${more.length} more`;
return`${quoted(side)} (${caseName(first.one)}${others})`}
function isBridge({families}){
return families.length>1}
function overlapFix({shape},bySide){
let fixed=[...bySide].filter(([,{cases,recorded}])=>recorded!==void 0||!cases.every(isBridge)),remain=new Map(fixed);
if(shape===`plain`||fixed.some(([side])=>conflictsWithin(side,remain)))return`Put all its cases on one side, and hold other families out.`;
let bridges=[...bySide.values()].flatMap(({cases})=>cases.filter(isBridge)),names=bridges.slice(0,3).map(({one})=>caseName(one)),more=bridges.length>3?[`${bridges.length-3} more`]:[];
return`Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: ${listed([...names,...more])}.`}
function familyPlace(family,onSide,placed){
let sided=onSide?.cases[0];
if(sided===void 0)return onSide?.recorded===void 0?[]:[placed.at(onSide.recorded)];
let named=sided.one.families.find(({id})=>id===family);
return[named===void 0?placed.inCase(sided.one,`documents`):placed.at(named.path)]}
function componentReasons(component,linked,placed){
let onSide=side=>component.filter(([,bySide])=>bySide.has(side)).map(([family])=>family);
return splits.flatMap((one,index)=>splits.slice(index+1).flatMap(other=>areApart(one,other)?[[one,other]]:[])).flatMap(([one,other])=>{
let[ones,others]=[onSide(one),onSide(other)];
if(ones.length===0||others.length===0)return[];
let both=new Set(others);
if(ones.some(family=>both.has(family)))return[];
let way=wayBetween(linked,ones,others);
return way===void 0?[]:joinedSides([one,other],way,{component,placed})})}
function joinedSides([one,other],way,{component,placed}){
let[start,end]=[way[0]?.from.key??``,way.at(-1)?.to.key??``],placeOf=(family,side)=>familyPlace(family,(component.find(([name])=>name===family)?.[1])?.get(side),placed),ends=[...placeOf(start,one),...placeOf(end,other)],bridge=way.find(({through:{by}})=>`isExcepted`in by||by.split===void 0);
return bridge===void 0?[]:[{code:`component-overlap`,message:`Family ${quoted(start)} is in ${quoted(one)} and ${quoted(end)} in ${quoted(other)}, and they hang together: ${listed(way.map(stepText))}.`,...placed.at(bridge.through.by.path),related:ends.map(({at})=>at),fix:`isExcepted`in bridge.through.by?`Put all their cases on one side, or record with the relation an exception that has a reason and a date.`:`Put all their cases on one side, or exclude the case that joins them under a declared rule.`}]}
function stepText({from,through:{by},to}){
let joins=`${quoted(from.key)} and ${quoted(to.key)}`;
return`isExcepted`in by?`a relation joins ${joins}${by.reason===void 0?``:` (${quoted(by.reason)})`}`:`${caseName(by)} joins ${joins}`}
function sourceReasons(manifest,placed){
let{register}=manifest;
if(register===void 0)return[];
let rootOf=relatedFamilies(manifest),context={register,familiesOf:documentFamilies(register),placed,rootOf,near:nearestTeller(100)};
return[...unknownFamilies(manifest.cases,context),...manifest.cases.flatMap(one=>documentReasons(one,context)),...documentsTwice(context)]}
function unknownFamilies(cases,{register,placed,near}){
let known=new Set(idsOf(register.families));
return[...cases.flatMap(one=>one.families),...register.related.flatMap(({families})=>families)].filter(({id})=>!known.has(id)).map(({id,path})=>({code:`unknown-family`,message:`The register has no family ${quoted(id)}${near(id,known)}.`,...placed.at(path),fix:`Register the family with its documents, or name one that is there.`}))}
function documentReasons(one,context){
return one.documents.flatMap(document=>{
let families=context.familiesOf.get(document.id);
return families===void 0?[unknownDocument(document,context)]:lineageReasons({one,document,families},context)})}
function unknownDocument({id,path},{familiesOf,placed,near}){
return{code:`unknown-document`,message:`The register has no document ${quoted(id)}${near(id,familiesOf.keys())}.`,...placed.at(path),fix:`Register it under its family, or name a document that is there.`}}
function lineageReasons({one,document,families},{placed,rootOf}){
let named=new Set(idsOf(one.families)),roots=new Set(idsOf(one.families).map(rootOf)),isNamed=family=>named.has(family)||families.length>1&&roots.has(rootOf(family)),hidden=families.filter(family=>!isNamed(family));
if(hidden.length===0)return[];
let names=listed(hidden.map(quoted));
return[{code:`lineage-incomplete`,message:`${caseStart(one)} rests on ${quoted(document.id)} of family ${names}, which it does not name.`,...placed.at(document.path),fix:`Add ${names} to its families: it joins them with the others.`}]}
function documentFamilies(register){
let groups=groupsOf(register.documents,({id})=>id);
return new Map([...groups].map(([id,some])=>[id,[...new Set(some.map(({family})=>family))]]))}
function documentsTwice({register,placed,rootOf}){
return[...groupsOf(register.documents,({id})=>id).values()].flatMap(([first,...others])=>others.filter(({family})=>family!==first.family&&rootOf(family)!==rootOf(first.family)).map(({id,family,path})=>({code:`document-in-two-families`,message:`Document ${quoted(id)} is registered in family ${quoted(family)} and in ${quoted(first.family)}, which are not related.`,...placed.at(path),related:[placed.at(first.path).at],fix:`Keep it in one of the two, or list both families together under "related".`})))}
function textReasons(json){
let{value,locate}=json,reasons=[];
for(let{path,text,isId}of textsOf(value)){
let name=nameAt(path,value),placed={at:locate(path),...concerned(path,value)};
if(isBlank(text)){
let message=`${name} shows nothing to a reader.`;
reasons.push({code:`blank-field`,message,fix:`Write the value.`,...placed})}else if(isId&&isPadded(text)){
let message=`${name} is ${quoted(text)}, with white space at an end.`,fix=`Write ${quoted(trimWhiteSpace(text))}: programs take the two for different ids.`;
reasons.push({code:`padded-id`,message,fix,...placed})}}
return reasons}
function*textsOf(value){
Array.isArray(value)&&(yield*recordTexts(value,[])),yield*idsIn(value,`inventory`,[]),yield*registerTexts(fieldOf(value,`register`),[`register`]),yield*recordTexts(fieldOf(value,`cases`),[`cases`])}
function*recordTexts(records,path){
for(let[index,record]of entriesOf(records)){
let below=[...path,index];
yield*textIn(record,`case_id`,below),yield*textIn(record,`family_id`,below),yield*idsIn(record,`family_ids`,below),yield*textIn(record,`question`,below),yield*textIn(record,`answer`,below),yield*idsIn(record,`documents`,below),yield*textIn(record,`caller`,below),yield*textIn(record,`variant_of`,below)}}
function*registerTexts(register,path){
for(let[index,family]of entriesOf(fieldOf(register,`families`))){
let below=[...path,`families`,index];
yield*textIn(family,`family_id`,below);
for(let[nth,document]of entriesOf(fieldOf(family,`documents`)))yield*textIn(document,`document_id`,[...below,`documents`,nth])}
for(let[index,relation]of entriesOf(fieldOf(register,`related`))){
let below=[...path,`related`,index];
yield*idsIn(relation,`families`,below),yield*textIn(fieldOf(relation,`exception`),`reason`,[...below,`exception`])}
let callers=fieldOf(register,`callers`);
for(let name of isMap(callers)?Object.keys(callers):[])yield*idsIn(callers,name,[...path,`callers`])}
const prose=new Set([`question`,`answer`,`reason`]);
function*textIn(holder,name,path){
let text=fieldOf(holder,name);
typeof text==`string`&&(yield{path:[...path,name],text,isId:!prose.has(name)})}
function*idsIn(holder,name,path){
for(let[index,text]of entriesOf(fieldOf(holder,name)))typeof text==`string`&&(yield{path:[...path,name,index],text,isId:!0})}
function entriesOf(value){
return Array.isArray(value)?value.entries():[]}
function variantReasons({cases,claim},placed){
let byId=new Map(cases.toReversed().map(one=>[one.id,one]));
return cases.flatMap(one=>{
if(one.variantOf===void 0||one.split===`excluded`)return[];
let parent=byId.get(one.variantOf.id);
return parent===void 0?[unknownParent(one,one.variantOf,placed)]:parent===one?[]:claim===`fixed-corpus`?otherSide(one,parent,placed):otherFamilies(one,parent,placed)})}
function unknownParent(one,{id,path},placed){
return{code:`lineage-incomplete`,message:`${caseStart(one)} asks case ${quoted(id)} in other words, and the manifest has no such case, so nobody can tell what the two share.`,...placed.at(path),fix:`Write the id of a case as its record has it; if that case is left out, name its families here and take "variant_of" out.`}}
function otherSide(one,parent,placed){
let[side,other]=[one.split,parent.split];
return side===void 0||side===`excluded`||other===void 0||other===`excluded`||!areApart(side,other)?[]:[{code:`component-overlap`,message:`${caseStart(one)} in ${quoted(side)} asks ${caseName(parent)} in ${quoted(other)} in other words.`,...placed.inCase(one,`variant_of`),related:[placed.inCase(parent,`split`).at],fix:`Put both on one side.`}]}
function otherFamilies(one,parent,placed){
let named=new Set(idsOf(one.families)),hidden=idsOf(parent.families).filter(family=>!named.has(family));
if(hidden.length===0)return[];
let names=listed(hidden.map(quoted));
return[{code:`lineage-incomplete`,message:`${caseStart(one)} asks ${caseName(parent)} in other words, and does not name its ${hidden.length===1?`family`:`families`} ${names}.`,...placed.inCase(one,`variant_of`),related:[placed.inCase(parent,`family_ids`).at],fix:`Add ${names} to its families.`}]}
const largestManifest=67108864;
function oversized(file){
return audited({reasons:[{code:`manifest-unreadable`,message:`The file is larger than ${largestManifest/1024/1024} MiB, so it was not read.`,at:startOf(file),fix:`Leave out what no audit needs, such as texts of documents.`}],remarks:[],manifest:void 0,text:``})}
function auditManifest(file,bytes){
if(bytes.length>67108864)return oversized(file);
let json=parseLocatedJson(file,bytes);
if(`problem`in json)return audited({reasons:[{code:`manifest-unreadable`,...json.problem}],remarks:[],manifest:void 0,text:``});
let shape=readShape(json),reasons=[...namesTwice(json),...shape.reasons],{text}=json;
if(shape.value===void 0)return audited({reasons,remarks:shape.remarks,manifest:void 0,text});
let manifest=readManifest(shape.value),placed=placesOf(json);
return audited({reasons:[...reasons,...textReasons(json),...calendarReasons(shape.value,json),...judged(manifest,placed)],remarks:[...shape.remarks,...remarksOn(manifest,placed,json)],manifest,text})}
function judged(manifest,placed){
let areApart=manifest.claim!==void 0&&manifest.claim!==`fixed-corpus`;
return[...caseReasons(manifest,placed),...areApart?sideReasons(manifest,placed):[],...variantReasons(manifest,placed),...sourceReasons(manifest,placed),...inventoryReasons(manifest,placed),...holdoutReasons(manifest,placed),...claimReasons(manifest,placed)]}
function audited({reasons,remarks,...rest}){
return{verdict:reasons.length===0?`PASS`:`BLOCK`,reasons:inOrder(reasons),remarks:inOrder(remarks),counts:rest.manifest===void 0?void 0:countsOf(rest.manifest),...rest}}
function inOrder(told){
return told.toSorted((a,b)=>a.at.line-b.at.line||a.at.column-b.at.column||byUtf8(a.code,b.code))}
function namesTwice({twice,value}){
return twice.map(({name,path,at,first})=>({code:`duplicate-key`,message:`${quoted(name)} stands twice in this object, and a reader may take either value.`,at,related:[first],fix:`Keep one of the two.`,...concerned(path,value)}))}
function exportedCase({file,whole},{grouping,exposed,exported}){
let{parent}=grouping.familiesOf(file),documents=exportedDocuments(file,grouping),rule=exclusionRule(file,grouping),split=rule===void 0?splitOf(file,grouping):`excluded`,callers=permitted(whole);
return{case_id:whole.id,family_ids:familyIdsOf(file,grouping),...split===void 0?{}:{split},question:questionOf(whole),answer:whole.expectedAnswer,...documents.length===0?{}:{documents:[...documents]},...variantOf(parent,exported),...rule===void 0?{}:{exclusion_rule:rule},...exposed.case(file)?{holdout:`retired`}:{},...callers===void 0?{}:{caller:callerName(callers)},...whole.kind===`abstention`?{expects:`abstention`}:{},...whole.askedAt===void 0?{}:{asked_at:whole.askedAt}}}
function variantOf(parent,exported){
let id=parent?.case.id;
return id===void 0||!exported.has(id)?{}:{variant_of:id}}
function familyIdsOf(file,grouping){
let alone=standingAlone(file,grouping).map(aloneId);
return[...new Set([...ownFamilies(file,grouping),...alone])].toSorted(byUtf8)}
function standingAlone(file,grouping){
let{parent}=grouping.familiesOf(file);
return(parent!==void 0&&takesPart(parent)&&!grouping.excluded.has(parent)?[file,parent]:[file]).filter(one=>ownFamilies(one,grouping).length===0)}
function ownFamilies(file,{familiesOf}){
return familiesOf(file).belongings.map(({family})=>family)}
function aloneId({case:{id},path}){
return`case:${id??path}`}
function splitOf(file,grouping){
let families=ownFamilies(file,grouping);
if(grouping.isByCase||families.length===0)return file.case.split;
let recorded=new Set(families.map(family=>grouping.families.get(family)?.split));
return recorded.has(void 0)?void 0:splits.find(split=>recorded.has(split))}
function exportedDocuments(file,grouping){
let{documents}=grouping.familiesOf(file).documents;
return documents.map(({documentId})=>documentId).filter(id=>!grouping.isByCase||grouping.claimsOf(id).length>0).toSorted(byUtf8)}
function exclusionRule(file,{excluded,file:{families}}){
let index=excluded.get(file);
return index===void 0?void 0:families?.exceptions?.[index]?.reason??``}
function questionOf({query,conversation=[]}){
return[...conversation.map(({role,content})=>`${role}: ${content}`),query].join(`
`)}
function permitted({caller}){
return caller&&[...new Set(caller.documents)].toSorted(byUtf8)}
function callerName(documents){
return`caller-${sha256(JSON.stringify(documents)).slice(7).slice(0,8)}`}
function exportedRegister(sources){
let{grouping,cases}=sources,declared=exportedRelations(grouping),related=[...declared,...joinedElsewhere(sources,declared)],callers=exportedCallers(cases);
return{families:[...recordedFamilies(sources),...familiesAlone(sources)].toSorted((a,b)=>byUtf8(a.family_id,b.family_id)),...related.length===0?{}:{related:[...related]},...Object.keys(callers).length===0?{}:{callers}}}
function recordedFamilies(sources){
let{families,isByCase}=sources.grouping,documentsOf=citedDocuments(sources);
return[...families].map(([id,{title,split}])=>{
let documents=documentsOf.get(id)??[];
return{family_id:id,...title===void 0?{}:{title},...recordedSplit(isByCase?void 0:split),...documents.length===0?{}:{documents:[...documents]}}})}
function recordedSplit(split){
return split===void 0?{}:{split}}
function familiesAlone({grouping,cases}){
let alone=new Map(cases.filter(({file})=>!grouping.excluded.has(file)).flatMap(({file})=>standingAlone(file,grouping)).map(file=>[aloneId(file),file])),excluded=cases.filter(({file})=>grouping.excluded.has(file)).flatMap(({file})=>standingAlone(file,grouping));
return[...[...alone].map(([family_id,file])=>({family_id,stands_for_case:!0,...recordedSplit(grouping.isByCase?void 0:file.case.split)})),...excluded.map(aloneId).filter(id=>!alone.has(id)).map(family_id=>({family_id,stands_for_case:!0}))]}
function citedDocuments({dataset,grouping,cases}){
let current=currentRevision(dataset),now=current&&documentsAsRecorded(current),cited=new Map;
for(let{file}of cases){
let revision=revisionOf(dataset,file),then=revision&&documentsAsRecorded(revision);
for(let documentId of exportedDocuments(file,grouping)){
let id=documentId;
cited.set(documentId,now?.get(id)??cited.get(documentId)??then?.get(id))}}
let byFamily=new Map;
for(let[id,known]of[...cited].toSorted(([a],[b])=>byUtf8(a,b)))for(let{family}of grouping.claimsOf(id))byFamily.set(family,[...byFamily.get(family)??[],documentEntry(id,known)]);
return byFamily}
function documentEntry(document_id,known){
if(known===void 0)return{document_id};
let{title,revision,uri,publishedAt}=known;
return{document_id,...title===void 0?{}:{title},version:revision,location:uri,...publishedAt===void 0?{}:{published:publishedAt}}}
function exportedRelations({file,families,exceptions}){
let{related=[],exceptions:recorded=[]}=file.whole??{};
return related.flatMap(relation=>{
let known=[...new Set(relation.families)].filter(id=>families.has(id));
return[...relationGroups(known,exceptions).map(group=>({families:[...group],reason:relation.reason})),...keptApart(relation,recorded)]})}
function joinedElsewhere({grouping,cases},declared){
let{families,familyGraph}=grouping,exported=new Set(cases.map(({file})=>file)),joined=joining(),links=familyGraph().links.flatMap(link=>link.by===`case`?[{file:link.file,ids:link.holders.filter(id=>families.has(id))}]:[]);
for(let{file,ids}of links)exported.has(file)&&joined.join(ids);
for(let relation of declared)relation.exception===void 0&&joined.join(relation.families);
return links.flatMap(({file,ids})=>{
let leaders=new Set(ids.map(id=>joined.leaderOf(joined.add(id))));
return exported.has(file)||leaders.size<2?[]:(joined.join(ids),[{families:[...new Set(ids)].toSorted(byUtf8),reason:`A case that is not exported needs all of them.`}])})}
function keptApart({families,reason},exceptions){
return exceptions.flatMap(exception=>{
let apart=families.filter(id=>exception.families?.includes(id)===!0);
if(exception.decision!==`keep-apart`||apart.length<2)return[];
let{reason:why,decidedAt:date,decidedBy:decided_by}=exception;
return[{families:apart,reason,exception:{reason:why,date,decided_by}}]})}
function exportedCallers(cases){
let lists=cases.flatMap(({whole})=>{
let documents=permitted(whole);
return documents===void 0?[]:[[callerName(documents),[...documents]]]});
return Object.fromEntries(lists.toSorted(([a],[b])=>byUtf8(a,b)))}
function exportManifest(dataset,cases){
if(dataset.families===void 0)return{refusal:`no families`};
let grouping=groupingOf(dataset);
if(grouping?.file.whole===void 0)return{refusal:`unreadable families`};
if(splitGroupingOf(dataset)===void 0)return{refusal:`not split`};
let exposed=exposedIn(grouping,dataset.cases),exported=new Set(cases.map(({whole})=>whole.id)),records=cases.map(one=>exportedCase(one,{grouping,exposed,exported}));
return{...claimOf(grouping),register:exportedRegister({dataset,grouping,cases}),inventory:[...new Set(records.map(({case_id})=>case_id))],cases:records}}
function claimOf({file}){
let claim=file.whole?.claim;
return claim===void 0?{claim:`family`}:claim.kind===`period`?{claim:claim.kind,cutoff:claim.cutoff}:{claim:claim.kind}}
export{allHeldOutSide,auditManifest,eitherSide,exportManifest,heldOutSide,largestManifest,nothingHeldOut,oversized,questionsLike,splitsIn};
