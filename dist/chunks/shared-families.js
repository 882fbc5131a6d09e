import{areApart,byUtf8,choices,chunksAsRecorded,comparing,componentsOf,counted,currentRevision,documentsAsRecorded,dueName,equalPairKey,exposedIn,fieldOf,groupingOf,groupsOf,holdersOfCase,holdoutStates,isBlank,isLater,isMap,isPadded,joining,kindName,likeness,listed,nearest,nearestTeller,normaliseWhiteSpace,once,provenanceOf,quoted,relationGroups,revisionOf,runNumbering,sha256,shapeErrors,shortestPath,slip,splitGroupingOf,splits,splitsOfCase,startOf,subject,takesPart,thresholdOf,trimWhiteSpace,withoutDefects,withoutInvisible}from"./core.js";
import{parseLocatedJson}from"./shared-load.js";
import{manifestShape}from"./manifest-shape.js";
const allHeldOutSide={holdsCase:()=>!0,holdsText:()=>!0},nothingHeldOut={holdsCase:()=>!1,holdsText:()=>!1};
function eitherSide(e,t){
return{holdsCase:n=>e.holdsCase(n)||t.holdsCase(n),holdsText:n=>e.holdsText(n)||t.holdsText(n)}}
function heldOutSide(e){
let t=groupingOf(e),n=keptIn(e,t),r=heldFamilies(t,n),isOfHeldDocument=e=>t?.claimsOf(e).some(({family:e})=>r(e))===!0,isHeldByItself=e=>splitsIn(t,e).some(isHeldOutSplit)||namedFamilies(e).some(r)||t!==void 0&&holdersOfCase(t,e).some(n)||provenanceOf(e).some(({entry:{documentId:e}})=>e!==void 0&&isOfHeldDocument(e)),i=once(()=>e.cases.filter(isHeldByItself)),a=once(()=>new Set(i().flatMap(e=>[e.path,e.case.id??[]].flat()))),o=once(()=>textsOf$1(e,i(),isOfHeldDocument));
return{holdsCase:e=>isHeldByItself(e)||a().has(e.path)||a().has(e.case.id??``),holdsText:({id:e,documentId:t,hash:n})=>isOfHeldDocument(t)||o().ids.has(e)||n!==void 0&&o().hashes.has(n)}}
function knownHeldOutSide(e){
return e.families===void 0||groupingOf(e)!==void 0?heldOutSide(e):allHeldOutSide}
function isHeldOutSplit(e){
return e===`test`||e===`validation`}
function splitsIn(e,t){
return e===void 0?t.case.split===void 0?[]:[t.case.split]:splitsOfCase(e,t)}
function namedFamilies(e){
return(e.case.families??[]).flatMap(e=>e??[])}
function keptIn(e,t){
if(t===void 0)return()=>!1;
let n=once(()=>holdoutStates(t,e));
return e=>{
let{state:t,uses:r,reserved:i}=n().of(e);
return t!==`spent`&&r.length+i.length>0}}
function heldFamilies(e,t){
return n=>{
let r=e?.families.get(n);
return r===void 0||isHeldOutSplit(r.split)||t(n)}}
function textsOf$1({revisions:e},t,n){
let r=new Set,i=new Set;
for(let{entry:e}of t.flatMap(provenanceOf))e.chunkId!==void 0&&r.add(e.chunkId),e.contentHash!==void 0&&i.add(e.contentHash);
for(let t of e.values())for(let{id:e,documentId:a,hash:o}of chunksAsRecorded(t)?.values()??[])(r.has(e)||n(a))&&i.add(o);
return{ids:r,hashes:i}}
function questionsLike(e){
let t=runNumbering(),n=comparing(e,t),r=e.cases.flatMap(e=>n(e)??[]),i=thresholdOf(e)/2;
return e=>{
let n=new Map,a=t.runsOf(e);
if(a.length===0)return n;
for(let{file:e,question:t}of r){
if(Math.min(t.length,a.length)<i*Math.max(t.length,a.length))continue;
let r=likeness(t,a);
r>=i&&n.set(e,r)}
return n}}
function isAfter(e,t){
return e.length>10&&t.length>10?isLater(e,t):e.slice(0,10)>t.slice(0,10)}
function isReal(e){
let t=e.slice(0,10),n=new Date(`${t}T00:00:00Z`);
return Number.isNaN(n.getTime())||!n.toISOString().startsWith(t)?!1:e.length===10||!Number.isNaN(Date.parse(e))}
const claims={family:`family`,"family-generalisation":`family`,"fixed-corpus":`fixed-corpus`,period:`period`,temporal:`period`,access:`access`,"access-control":`access`};
function caseName({id:e,index:t}){
return e===void 0?`record ${t+1}`:`case ${quoted(e)}`}
function caseStart(e){
let t=caseName(e);
return`${t.charAt(0).toUpperCase()}${t.slice(1)}`}
function readManifest(e){
if(Array.isArray(e))return{shape:`plain`,claim:`family`,cutoff:void 0,register:void 0,inventory:void 0,cases:e.map((e,t)=>caseFrom(e,[t],t))};
let t=fieldOf(e,`inventory`),n=fieldOf(e,`cutoff`);
return{shape:`extended`,claim:claimFrom(fieldOf(e,`claim`)),cutoff:momentFrom(n),register:registerFrom(fieldOf(e,`register`)),inventory:Array.isArray(t)?idsFrom(t,[`inventory`]):void 0,cases:listOf(fieldOf(e,`cases`)).map((e,t)=>caseFrom(e,[`cases`,t],t))}}
function caseFrom(e,t,n){
let r=t.length===1,field=t=>fieldOf(e,t),i=idFrom(field(`family_id`),[...t,`family_id`]),a=i===void 0?[]:[i];
return{index:n,path:t,id:idFrom(field(`case_id`),[])?.id,families:r?a:idsFrom(field(`family_ids`),[...t,`family_ids`]),split:splitFrom(field(`split`)),question:textFrom(field(`question`)),answer:textFrom(field(`answer`)),...r?plainRest:extendedRest(e,t)}}
const plainRest={documents:[],variantOf:void 0,isRetired:!1,hasExclusionRule:!1,caller:void 0,expectsRefusal:!1,askedAt:void 0};
function extendedRest(e,t){
return{documents:idsFrom(fieldOf(e,`documents`),[...t,`documents`]),variantOf:idFrom(fieldOf(e,`variant_of`),[...t,`variant_of`]),isRetired:fieldOf(e,`holdout`)===`retired`,hasExclusionRule:textFrom(fieldOf(e,`exclusion_rule`))!==void 0,caller:idFrom(fieldOf(e,`caller`),[...t,`caller`]),expectsRefusal:fieldOf(e,`expects`)===`abstention`,askedAt:momentFrom(fieldOf(e,`asked_at`))}}
function claimFrom(e){
return typeof e==`string`&&Object.hasOwn(claims,e)?claims[e]:void 0}
function splitFrom(e){
return[...splits,`excluded`].find(t=>t===e)}
function registerFrom(e){
if(!isMap(e))return;
let t=[`register`,`families`],n=[],r=[];
for(let[i,a]of listOf(e.families).entries()){
let e=idFrom(fieldOf(a,`family_id`),[...t,i,`family_id`]);
if(e===void 0)continue;
let o=splitFrom(fieldOf(a,`split`)),s=o===`excluded`?void 0:o,c=fieldOf(a,`stands_for_case`)===!0;
n.push({...e,split:s,splitPath:[...t,i,`split`],standsForCase:c}),r.push(...documentsFrom(a,e.id,[...t,i,`documents`]))}
return{families:n,documents:r,related:listOf(e.related).map((e,t)=>relationFrom(e,[`register`,`related`,t])),callers:callersFrom(e.callers)}}
function documentsFrom(e,t,n){
return listOf(fieldOf(e,`documents`)).flatMap((e,r)=>{
let i=idFrom(fieldOf(e,`document_id`),[...n,r,`document_id`]),a=momentFrom(fieldOf(e,`published`)),o=[...n,r,`published`];
return i===void 0?[]:[{...i,family:t,published:a,publishedPath:o}]})}
function relationFrom(e,t){
let n=fieldOf(e,`exception`);
return{families:idsFrom(fieldOf(e,`families`),[...t,`families`]),reason:textFrom(fieldOf(e,`reason`)),path:t,isExcepted:textFrom(fieldOf(n,`reason`))!==void 0&&exceptionDate(n)!==void 0}}
function exceptionDate(e){
if(isMap(e))return Object.entries(e).filter(([e])=>e!==`reason`).map(([,e])=>textFrom(e)).find(e=>e!==void 0&&/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(e)&&isReal(e))}
function callersFrom(e){
let t=isMap(e)?Object.entries(e):[];
return new Map(t.map(([e,t])=>[trimWhiteSpace(e),new Set(idsFrom(t,[]).map(({id:e})=>e))]))}
function listOf(e){
return Array.isArray(e)?e:[]}
function idsFrom(e,t){
return listOf(e).flatMap((e,n)=>idFrom(e,[...t,n])??[])}
function idFrom(e,t){
let n=textFrom(e);
return n===void 0?void 0:{id:trimWhiteSpace(n),path:t}}
function textFrom(e){
return typeof e==`string`&&!isBlank(e)?e:void 0}
function momentFrom(e){
let t=textFrom(e);
return t!==void 0&&isReal(t)?t:void 0}
function readShape(e){
let{value:t}=e;
if(!Array.isArray(t)&&!Array.isArray(fieldOf(t,`cases`)))return{reasons:[wrongTop(e)],remarks:[],value:void 0};
let n=shapeErrors(manifestShape,t).filter(e=>!isNoise(e)&&!isDated(e)),r=n.filter(({error:e})=>e.keyword===`additionalProperties`),i=n.filter(({error:e})=>e.keyword!==`additionalProperties`);
return{reasons:i.map(t=>reasonOf(t,e)),remarks:unknownFields(r,e),value:withoutDefects(t,i)}}
function wrongTop({value:e,locate:t}){
let n=fieldOf(e,`cases`),r=isMap(e)?`an object without a list of cases`:kindInJson(e);
return{code:`manifest-not-array`,message:n===void 0?`The file holds ${r}, but a list of records is due, or an object with "cases".`:`"cases" is ${kindInJson(n)} here, but a list is due.`,at:t([`cases`]),fix:`Write a list: [{"case_id": …, "family_id": …, "split": …, "question": …, "answer": …}].`}}
function isNoise({error:e,path:t}){
return t.length===0&&e.keyword!==`required`?!0:e.keyword===`enum`?typeof e.data!=`string`:e.keyword===`unwritable`&&typeof e.data==`number`}
function isDated({error:e}){
return e.keyword===`required`&&e.params.missingProperty===`date`&&exceptionDate(e.data)!==void 0}
function concerned(e,t){
let n=e[0]===`cases`?e[1]:e[0];
if(typeof n!=`number`)return{};
let r=e[0]===`cases`?fieldOf(t,`cases`):t,i=Array.isArray(r)?r[n]:void 0,a=fieldOf(i,`case_id`);
return{record:n,...typeof a==`string`?{caseId:a}:{}}}
function reasonOf(e,t){
let{path:n,isKey:r}=e,i=r?t.locateKey(n):t.locate(n);
return{...worded(e,t.value),at:i,...concerned(n,t.value)}}
function nameAt(e,t){
let{record:n,caseId:r}=concerned(e,t);
if(n===void 0)return subject(e,`The file`);
let i=`ecord ${n+1}`;
if(isRecord(e))return r===void 0?`R${i}`:`R${i} (${quoted(r)})`;
let a=r===void 0||e.at(-1)===`case_id`?`r${i}`:`case ${quoted(r)}`;
return`${subject(e,`The file`)} of ${a}`}
function worded(e,t){
let{error:n,path:r}=e,i=nameAt(r,t);
switch(n.keyword){
case`required`:
return missing(n.params.missingProperty,{name:i,path:r,value:t});
case`minItems`:
return{code:`missing-field`,message:`${i} is empty, so the case has no family.`,fix:`Name every family that the case's sources belong to, or leave the case out.`};
case`enum`:
return outsideList(i,String(n.data),n.params.allowedValues.map(String));
case`pattern`:
return{code:`wrong-type`,message:`${i} is ${kindName(n.data)} here, but a day or a moment is due.`,fix:`Write a day, such as 2026-09-01, or a moment with its offset, such as 2026-09-01T09:00:00Z.`};
case`unwritable`:
return{code:`bad-unicode`,message:`${i} holds half of a character: an escape of \\ud800 to \\udfff without its other half.`,fix:`Remove the escape, or write the whole character.`};
default:
return wrongType(i,r,n)}}
function wrongType(e,t,n){
let{data:r}=n,i=dueName(String(fieldOf(fieldOf(n,`params`),`type`))).replace(`a map of fields`,`an object`),a=kindInJson(r),o=i===`text`&&(typeof r==`number`||typeof r==`boolean`)?`Put it in quotes: "${r}".`:`Write ${i}.`;
return{code:isRecord(t)?`record-not-object`:`wrong-type`,message:`${e} is ${a} here, but ${i} is due.`,fix:o}}
function kindInJson(e){
return e===null?`null`:isMap(e)?`an object`:kindName(e)}
function isRecord(e){
return e.length===1&&typeof e[0]==`number`||e.length===2&&e[0]===`cases`&&typeof e[1]==`number`}
function missing(e,t){
if(e===`claim`)return{code:`claim-unknown`,message:`The manifest names no claim, so nothing says what its split is to establish.`,fix:`Add "claim": "family", or "fixed-corpus", "period" or "access".`};
let{name:n}=t;
return{code:e===`split`?`split-missing`:`missing-field`,message:`${n} has no ${quoted(e)}.`,fix:missingFix(e,t)}}
function missingFix(e,{path:t,value:n}){
let r=concerned(t,n).record===void 0?void 0:recordAt(t,n);
return e===`family_id`&&fieldOf(r,`family_ids`)!==void 0?`In a list of records, write "family_id" with one family; several need an object with "claim" and "cases".`:e===`family_ids`&&fieldOf(r,`family_id`)!==void 0?`Write "family_ids" with a list: here a case can have several families.`:`Add "${e}"${e===`split`?`: ${choices(t[0]===`cases`?[...splits,`excluded`]:[`dev`,`test`])}`:``}.`}
function recordAt(e,t){
let n=e[0]===`cases`?fieldOf(t,`cases`):t,r=e[0]===`cases`?e[1]:e[0];
return Array.isArray(n)&&typeof r==`number`?n[r]:void 0}
function outsideList(e,t,n){
let r=e.startsWith(`"claim"`);
if(!r&&isBlank(t))return{code:`split-missing`,message:`${e} shows nothing to a reader.`,fix:`Write ${choices(n)}.`};
let i=nearest(t,n)[0];
return{code:r?`claim-unknown`:`split-unknown`,message:`${e} is ${quoted(t)}; it can only be ${choices(n)}.`,fix:i===void 0?`Choose one of these.`:`Write "${i}" if that is what it means.`}}
function unknownFields(e,t){
return[...groupsOf(e,({path:e})=>JSON.stringify(e.map(e=>typeof e==`number`?0:e))).values()].map(e=>{
let[{path:n,error:r}]=e,i=String(n.at(-1)),a=e.length===1?``:` It stands in ${e.length} places.`,o=fieldOf(fieldOf(r,`parentSchema`),`properties`),s=slip(i,isMap(o)?Object.keys(o):[]);
return{code:`unknown-field`,message:`The audit does not look at ${quoted(i)}.${a}`,at:t.locateKey(n),fix:s===void 0?`Leave it where another program needs it.`:`Write "${s}" if that is what it means.`,...concerned(n,t.value)}})}
function calendarReasons(e,{locate:t}){
return[...momentsIn(e)].filter(({text:e})=>!isReal(e)).map(({path:n,text:r})=>({code:`wrong-type`,message:`${nameAt(n,e)} is ${quoted(r)}; no calendar or clock shows that.`,at:t(n),fix:`Write a real day, such as 2026-09-01, or a real moment with its offset.`,...concerned(n,e)}))}
function*momentsIn(e){
if(!isMap(e))return;
yield*momentIn(e,`cutoff`,[]);
let t=fieldOf(e,`register`);
for(let[e,n]of entriesOf$1(fieldOf(t,`families`)))for(let[t,r]of entriesOf$1(fieldOf(n,`documents`)))yield*momentIn(r,`published`,[`register`,`families`,e,`documents`,t]);
for(let[e,n]of entriesOf$1(fieldOf(t,`related`))){
let t=[`register`,`related`,e,`exception`];
yield*momentIn(fieldOf(n,`exception`),`date`,t)}
for(let[t,n]of entriesOf$1(fieldOf(e,`cases`)))yield*momentIn(n,`asked_at`,[`cases`,t])}
function*momentIn(e,t,n){
let r=fieldOf(e,t);
typeof r==`string`&&(yield{path:[...n,t],text:r})}
function entriesOf$1(e){
return Array.isArray(e)?e.entries():[]}
function caseReasons(e,t){
let{cases:n}=e;
return[...repeated(n,({id:e})=>e).map(([e,n])=>({code:`duplicate-case-id`,message:`Record ${e.index+1} has the id ${quoted(e.id??``)}, as record ${n.index+1} has.`,...t.inCase(e,`case_id`),related:[t.inCase(n,`case_id`).at],fix:`Give one of the two another id, or leave one out.`})),...repeated(n,pairOf).map(([e,n])=>({code:`duplicate-qa`,message:`The question and answer of ${caseName(e)} are those of ${caseName(n)}${whiteSpaceAside(e,n)}.`,...t.inCase(e,`question`),related:[t.inCase(n,`question`).at],fix:`Leave one of the two out: another family or split does not make it another case.`})),...n.filter(({split:e})=>e===`excluded`).flatMap(e=>unruled(e,t)),...n.flatMap(e=>repeatedFamilies(e,t)),...absentSplits(e,t)]}
function repeated(e,t){
return[...groupsOf(e.filter(e=>t(e)!==void 0),t).values()].flatMap(([e,...t])=>t.map(t=>[t,e]))}
function pairOf({question:e,answer:t}){
if(e!==void 0&&t!==void 0)return equalPairKey(e,t)}
function whiteSpaceAside(e,t){
return e.question===t.question&&e.answer===t.answer?``:`, white space aside`}
function unruled(e,t){
return e.hasExclusionRule?[]:[{code:`excluded-without-rule`,message:`${caseStart(e)} is excluded, and no declared rule says why.`,...t.inCase(e,`split`),fix:`Add "exclusion_rule" with the rule that excludes it, or give it a split.`}]}
function repeatedFamilies(e,t){
return[...groupsOf(e.families,({id:e})=>e).values()].flatMap(([n,...r])=>r.map(({id:r,path:i})=>({code:`duplicate-family`,message:`${quoted(r)} stands twice among the families of ${caseName(e)}.`,...t.at(i),related:[t.at(n.path).at],fix:`Keep one of the two; if another family was meant, name it.`})))}
function absentSplits({cases:e,shape:t},n){
let r=new Set(e.map(({split:e})=>e)),i=[...r.has(`dev`)||r.has(`regression`)?[]:[`dev`],...r.has(`test`)?[]:[`test`]];
return i.length===0?[]:[{code:`split-absent`,message:`The manifest has ${listed(i.map(e=>`no record in "${e}"`))}, and a split has both.`,...n.at(t===`plain`?[]:[`cases`]),fix:`Write both splits into one manifest.`}]}
function claimReasons(e,t){
switch(e.claim){
case`period`:
return periodReasons(e,t);
case`access`:
return e.cases.filter(({split:e})=>e!==`excluded`).flatMap(n=>accessReasons(n,e,t));
case`family`:
case`fixed-corpus`:
case void 0:
return[]}}
function periodReasons(e,t){
let{cutoff:n,register:r}=e,i=t.has(`cutoff`)?[]:[{code:`cutoff-missing`,message:`The claim is about a period, and no cutoff says where the period ends.`,...t.at([`claim`]),fix:`Add "cutoff" with a day or a moment.`}],a=citingCases(e),o=(r?.documents??[]).flatMap(e=>lateReasons(e,{cutoff:n,citing:a,placed:t}));
return[...i,...o,...misplacedQuestions(e,t)]}
function misplacedQuestions({cases:e,cutoff:t},n){
return t===void 0?[]:e.flatMap(e=>{
let{split:r,askedAt:i}=e;
if(i===void 0||r===void 0||r===`excluded`||r===`regression`)return[];
let a=isAfter(t,i);
if(a!==(r===`test`))return[];
let o=a?`before the cutoff of ${t}, and is in "test"`:`in the period held out, which begins at the cutoff of ${t}, and is in ${quoted(r)}`;
return[{code:`outside-period`,message:`${caseStart(e)} is asked at ${i}, ${o}.`,...n.inCase(e,`asked_at`),related:[n.at([`cutoff`]).at],fix:a?`Ask it at the cutoff or later, or leave it out: what came before it is no test of what came after.`:`Ask it before the cutoff, if its documents were there by then; else it can only be in "test".`}]})}
function citingCases({cases:e}){
let t=e.filter(({split:e})=>e!==`excluded`).flatMap(e=>e.documents.map(t=>({one:e,document:t})));
return groupsOf(t,({document:e})=>e.id)}
function lateReasons({id:e,published:t,publishedPath:n},{cutoff:r,citing:i,placed:a}){
if(t===void 0)return[];
let o=i.get(e)??[],s=o.filter(({one:e})=>e.askedAt===void 0),c=o.length===0||s.length>0,l=`Document ${quoted(e)} was published on ${t}`,u=[];
r!==void 0&&c&&isAfter(t,r)&&u.push({code:`after-cutoff`,message:`${l}, after the cutoff of ${r}${usedBy(s)}.`,...a.at(n),related:s.slice(0,1).map(({document:e})=>a.at(e.path).at),fix:`Leave the document out of the index and out of the register, with the cases that rest on it.`});
for(let{one:e,document:r}of o)e.askedAt!==void 0&&isAfter(t,e.askedAt)&&u.push({code:`after-cutoff`,message:`${l}, after ${caseName(e)} is asked (${e.askedAt}).`,...a.at(r.path),related:[a.at(n).at],fix:`Leave the case out, or let it rest on what was there when it is asked.`});
return u}
function usedBy(e){
if(e.length===0)return``;
let t=e.slice(0,3).map(({one:e})=>caseName(e)),n=e.length>3?[`${e.length-3} more`]:[],r=[...t,...n];
return`, and ${listed(r)} ${r.length===1?`rests`:`rest`} on it`}
function accessReasons(e,{register:t},n){
let{caller:r}=e,i=r===void 0?void 0:t?.callers.get(r.id);
if(r===void 0||i===void 0){
let t=r===void 0?`names no caller`:`is asked by ${quoted(r.id)}`,i=r===void 0?``:`, whom the register does not know`;
return[{code:`caller-missing`,message:`${caseStart(e)} ${t}${i}, so nothing says which documents may be read.`,...n.inCase(e,`caller`),fix:`Name a caller of "callers" in the register, which lists the documents each may see.`}]}
return e.expectsRefusal?[]:e.documents.filter(({id:e})=>!i.has(e)).map(({id:t,path:i})=>({code:`not-permitted`,message:`${caseStart(e)} rests on ${quoted(t)}, which its caller ${quoted(r.id)} may not see.`,...n.at(i),fix:`Ask as a caller who may see it, or write "expects": "abstention" where a refusal is right.`}))}
function sidedCases(e){
return restingCases(e).flatMap(({one:e,families:t})=>{
let{split:n}=e;
return n===void 0||n===`excluded`?[]:[{one:e,side:n,families:t}]})}
function restingCases({cases:e,register:t}){
let n=new Map(t?.documents.map(({id:e,family:t})=>[e,t]));
return e.filter(({split:e})=>e!==`excluded`).map(e=>{
let t=e.documents.flatMap(({id:e})=>n.get(e)??[]);
return{one:e,families:[...new Set([...idsOf(e.families),...t])]}})}
function linkFamilies(e){
let t=[...restingCases(e).map(({one:e,families:t})=>({holders:t,by:e})),...relationLinks(e)];
return{links:t,rootOf:rootsOf(t)}}
function relatedFamilies(e){
return rootsOf(relationLinks(e))}
function relationLinks({register:e}){
return(e?.related??[]).filter(({isExcepted:e})=>!e).map(e=>({holders:idsOf(e.families),by:e}))}
function idsOf(e){
return e.map(({id:e})=>e)}
function rootsOf(e){
let t=componentsOf(e.map(({holders:e})=>e)),n=new Map(t.flatMap(e=>e.map(t=>[t,e[0]])));
return e=>n.get(e)??e}
function wayBetween({links:e},t,n){
let r=new Set([...t,...n,...e.flatMap(({holders:e})=>e)]),i=new Map([...r].map(e=>[e,{key:e}])),keyed=e=>e.flatMap(e=>i.get(e)??[]);
return shortestPath({holders:[...i.values()],links:e,from:keyed(t),to:keyed(n)})}
function countsOf(e){
let t=linkFamilies(e),{rootOf:n}=t,r=e.register?.families??[],i=new Set(r.flatMap(e=>e.standsForCase?[e.id]:[])),a=sidedCases(e),o=groupsOf(a,({side:e})=>e),s=splits.filter(e=>o.has(e)||e===`dev`||e===`test`),c=groupsOf(a,({families:[e]})=>e===void 0?void 0:n(e)),l={cases:0,families:0,of:a.length};
for(let[e,t]of c){
if(e===void 0||t.length<=l.cases)continue;
let n=familiesOf(t,i).size;
l={cases:t.length,families:n,of:a.length}}
return{sides:Object.fromEntries(s.map(e=>[e,sideCounts(o.get(e)??[],t,i)])),excluded:e.cases.filter(({split:e})=>e===`excluded`).length,exceptions:(e.register?.related??[]).filter(({isExcepted:e})=>e).length,largest:l}}
function sideCounts(e,{rootOf:t},n){
let r=familiesOf(e,n),i=e.filter(e=>e.families.length>0&&e.families.every(e=>n.has(e))).length;
return{cases:e.length,families:r.size,components:new Set([...r].map(t)).size,...i===0?{}:{withoutFamily:i}}}
function familiesOf(e,t){
return new Set(e.flatMap(({families:e})=>e.filter(e=>!t.has(e))))}
function holdoutReasons(e,t){
let n=e.cases.filter(({isRetired:e})=>e),r=n.filter(({split:e})=>e===`test`),i=linkFamilies(e);
return[...r.map(e=>({code:`retired-in-test`,message:`${caseStart(e)} is a retired holdout and still in "test": somebody learned from its results.`,...t.inCase(e,`split`),fix:`Move it to "regression", and hold fresh cases out.`})),...e.claim===`fixed-corpus`?[]:spoiledTests({manifest:e,retired:n,linked:i},t)]}
function spoiledTests({manifest:e,retired:t,linked:{rootOf:n}},r){
let i=sidedCases(e).filter(({one:e,side:t})=>t===`test`&&!e.isRetired).flatMap(({one:e,families:t})=>t.slice(0,1).map(t=>[n(t),e])),a=groupsOf(i,([e])=>e),o=t.flatMap(e=>[...new Set(idsOf(e.families).map(n))].map(t=>({root:t,one:e})));
return[...groupsOf(o,({root:e})=>e)].flatMap(([e,[{one:t}]])=>{
let[n,...i]=a.get(e)??[];
if(n===void 0)return[];
let[,o]=n,s=idsOf(t.families).find(e=>idsOf(o.families).includes(e)),c=s===void 0?`a component`:`family ${quoted(s)}`,l=i.length===0?``:` and ${i.length} more`;
return[{code:`retired-family`,message:`${caseStart(o)}${l} in "test" ${i.length===0?`shares`:`share`} ${c} with ${caseName(t)}, a retired holdout.`,...r.inCase(o,`split`),related:[r.inCase(t,`holdout`).at],fix:`Move them to "regression" or "dev" as well, and hold other families out.`}]})}
function inventoryReasons({inventory:e,cases:t},n){
if(e===void 0)return[];
let r=groupsOf(e,({id:e})=>e),i=new Set(t.map(({id:e})=>e)),a=[...r.values()].filter(([{id:e}])=>!i.has(e)),o=t.filter(({id:e})=>e!==void 0&&!r.has(e));
return[...a.map(([{id:e,path:t}])=>({code:`inventory-missing`,message:`Case ${quoted(e)} is in the inventory and not in the manifest.`,...n.at(t),fix:`Write the manifest anew from the whole set: a case that is missing would leave every average unseen.`})),...o.map(e=>({code:`inventory-unexpected`,message:`${caseStart(e)} is not in the inventory of approved cases.`,...n.inCase(e,`case_id`),fix:`Leave it out, or add it to the inventory once it is approved.`})),...[...r.values()].flatMap(([e,...t])=>t.map(({id:t,path:r})=>({code:`inventory-duplicate`,message:`The inventory lists case ${quoted(t)} twice.`,...n.at(r),related:[n.at(e.path).at],fix:`Keep one of the two; if another case was meant, name it.`})))]}
function placesOf({locate:e,value:t}){
let at=n=>({at:e(n),...concerned(n,t)});
return{at,inCase:({path:e},t)=>at([...e,t]),has:e=>fieldOf(t,e)!==void 0}}
function unjudged(e,t){
switch(e.claim){
case`access`:
return silentCases(e,t,`whether their callers may see what they rest on`);
case`period`:
return[...silentCases(e,t,`whether what they rest on was there in time`),...undatedQuestions(e,t),...undatedDocuments(e,t)];
case`family`:
case`fixed-corpus`:
case void 0:
return[]}}
function undatedQuestions({cases:e},t){
let n=e.filter(({split:e,askedAt:t})=>t===void 0&&e!==`excluded`&&e!==`regression`),[r]=n;
if(r===void 0)return[];
let[i,a]=n.length===1?[`does`,`it is`]:[`do`,`they are`];
return[{code:`documents-unknown`,message:`${counted(n.length,`case`)} (${sample(n.map(nameOf))}) ${i} not say when ${a} asked, so nothing says on which side of the cutoff that is.`,...t.inCase(r,`asked_at`),fix:`Add "asked_at" with a day or a moment.`}]}
function nameOf({id:e,index:t}){
return e===void 0?`record ${t+1}`:quoted(e)}
function silentCases({cases:e},t,n){
let r=e.filter(({split:e,documents:t,expectsRefusal:n})=>e!==`excluded`&&t.length===0&&!n),[i]=r;
if(i===void 0)return[];
let a=r.length===1?`names`:`name`;
return[{code:`documents-unknown`,message:`${counted(r.length,`case`)} (${sample(r.map(nameOf))}) ${a} no documents, so nothing says ${n}.`,...t.inCase(i,`documents`),fix:`Add "documents" with the ids of what the answer rests on.`}]}
function undatedDocuments({register:e},t){
let n=(e?.documents??[]).filter(({published:e})=>e===void 0),[r]=n;
if(r===void 0)return[];
let i=sample(n.map(({id:e})=>quoted(e))),[a,o]=n.length===1?[`has`,`it was`]:[`have`,`they were`];
return[{code:`documents-unknown`,message:`${counted(n.length,`document`)} (${i}) ${a} no day of publication, so nothing says whether ${o} there in time.`,...t.at(r.path),fix:`Add "published" with a day or a moment.`}]}
function sample(e){
let t=e.length>3?[`${e.length-3} more`]:[];
return listed([...e.slice(0,3),...t])}
function remarksOn(e,t,{value:n}){
return[...confusableFamilies(e,t),...confusableCases(e,t),...pairRemarks(e,t),...registeredTwice(e,t),...odditiesOfHoldouts(e,t,n),...unjudged(e,t)]}
function folded(e){
return normaliseWhiteSpace(withoutInvisible(e).normalize(`NFKC`).toLowerCase().normalize(`NFKC`))}
function confusableFamilies({cases:e,register:t},n){
return confusable([...t?.families??[],...e.flatMap(e=>e.families)]).map(([e,t])=>({code:`confusable-ids`,message:`Family ${quoted(t.id)} is another than ${quoted(e.id)}: only ${difference(e.id,t.id)} sets them apart.`,...n.at(t.path),related:[n.at(e.path).at],fix:`If one family is meant, write it in one way: as two, it can lie on both sides unseen.`}))}
function confusableCases({cases:e},t){
return confusable(e.flatMap(({id:e,path:t})=>e===void 0?[]:[{id:e,path:t}])).map(([e,n])=>({code:`confusable-ids`,message:`Case ${quoted(n.id)} is another than ${quoted(e.id)}: only ${difference(e.id,n.id)} sets them apart.`,...t.at([...n.path,`case_id`]),related:[t.at([...e.path,`case_id`]).at],fix:`Give them ids that differ in more than form.`}))}
function difference(e,t){
return e.toLowerCase()===t.toLowerCase()?`upper case`:e.normalize()===t.normalize()?`the way in which a letter and its mark are composed`:`a character that looks alike or shows nothing`}
function confusable(e){
let t=[...groupsOf(e,({id:e})=>e).values()].map(([e])=>e);
return[...groupsOf(t,({id:e})=>folded(e)).values()].flatMap(([e,...t])=>t.map(t=>[e,t]))}
function pairRemarks({cases:e},t){
let n=e.filter(e=>e.question!==void 0&&e.answer!==void 0);
return[...groupsOf(n,({question:e})=>plainForm(e)).values()].flatMap(([e,...n])=>n.flatMap(n=>{
let r=plainForm(e.answer)===plainForm(n.answer);
return r&&exactForm(e)===exactForm(n)?[]:[r?similarPair(e,n,t):sameQuestion(e,n,t)]}))}
function plainForm(e=``){
return normaliseWhiteSpace(folded(e).replace(/\p{P}+/gu,` `))}
function exactForm({question:e=``,answer:t=``}){
return JSON.stringify([normaliseWhiteSpace(e),normaliseWhiteSpace(t)])}
function similarPair(e,t,n){
return{code:`similar-pair`,message:`${caseStart(t)} and ${caseName(e)} have question and answer that differ in upper case, punctuation or composition alone.`,...n.inCase(t,`question`),related:[n.inCase(e,`question`).at],fix:`If they are one case, leave one out: the audit compares exactly and lets both through.`}}
function sameQuestion(e,t,n){
return{code:`same-question`,message:`${caseStart(t)} asks what ${caseName(e)} asks, and has another answer.`,...n.inCase(t,`question`),related:[n.inCase(e,`question`).at],fix:`Look whether both answers are right, and whether the two are one case.`}}
function registeredTwice({register:e},t){
let n=[...groupsOf(e?.families??[],({id:e})=>e).values()],r=[...groupsOf(e?.documents??[],({id:e,family:t})=>JSON.stringify([t,e])).values()],told=(e,n)=>n.slice(1).map(({id:r,path:i})=>({code:`registered-twice`,message:`${e} ${quoted(r)} is registered more than once.`,...t.at(i),related:n.slice(0,1).map(e=>t.at(e.path).at),fix:`Keep one entry, unless they are versions of one document.`}));
return[...n.flatMap(e=>told(`Family`,e)),...r.flatMap(e=>told(`Document`,e))]}
function odditiesOfHoldouts({shape:e,cases:t},n,r){
let i=e===`plain`?void 0:fieldOf(r,`cases`);
return Array.isArray(i)?t.flatMap(e=>{
let t=fieldOf(i[e.index],`holdout`);
return typeof t!=`string`||t===`retired`?[]:[{code:`holdout-unknown`,message:`${caseStart(e)} has the holdout state ${quoted(t)}, which means nothing here.`,...n.inCase(e,`holdout`),fix:`Write "retired" once somebody has learned from its results; else leave the field out.`}]}):[]}
function sideReasons(e,t){
let n=linkFamilies(e),r=[...sidesOfFamilies(e)].toSorted(([e],[t])=>byUtf8(e,t)),i=groupsOf(r,([e])=>n.rootOf(e));
return[...r.flatMap(([n,r])=>familyReasons(n,r,{manifest:e,placed:t})),...[...i.values()].flatMap(e=>componentReasons(e,n,t))]}
function sidesOfFamilies(e){
let t=sidedCases(e).flatMap(e=>e.families.map(t=>({family:t,sided:e}))),n=groupsOf(t,({family:e})=>e),r=new Map(e.register?.families.map(e=>[e.id,e])),i=new Set([...n.keys(),...r.keys()]);
return new Map([...i].map(e=>{
let t=(n.get(e)??[]).map(({sided:e})=>e),i=r.get(e),a=splits.flatMap(e=>{
let n=t.filter(t=>t.side===e),r=i?.split===e?i.splitPath:void 0;
return n.length===0&&r===void 0?[]:[[e,{cases:n,recorded:r}]]});
return[e,new Map(a)]}))}
function familyReasons(e,t,n){
let r=splits.filter(e=>conflictsWithin(e,t));
if(r.length===0)return[];
let{manifest:i,placed:a}=n,[o,...s]=r.flatMap(n=>familyPlace(e,t.get(n),a)).toReversed();
return o===void 0?[]:[{code:`family-overlap`,message:`Family ${quoted(e)} is in ${listed(r.map(e=>sideText(e,t)))}.`,...o,related:s.toReversed().map(({at:e})=>e),fix:overlapFix(i,t)}]}
function conflictsWithin(e,t){
return t.has(e)&&[...t.keys()].some(t=>areApart(e,t))}
function sideText(e,t){
let[n,...r]=t.get(e)?.cases??[];
if(n===void 0)return`${quoted(e)} (on record)`;
let i=r.length===0?``:` and ${r.length} more`;
return`${quoted(e)} (${caseName(n.one)}${i})`}
function isBridge({families:e}){
return e.length>1}
function overlapFix({shape:e},t){
let n=[...t].filter(([,{cases:e,recorded:t}])=>t!==void 0||!e.every(isBridge)),r=new Map(n);
if(e===`plain`||n.some(([e])=>conflictsWithin(e,r)))return`Put all its cases on one side, and hold other families out.`;
let i=[...t.values()].flatMap(({cases:e})=>e.filter(isBridge)),a=i.slice(0,3).map(({one:e})=>caseName(e)),o=i.length>3?[`${i.length-3} more`]:[];
return`Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: ${listed([...a,...o])}.`}
function familyPlace(e,t,n){
let r=t?.cases[0];
if(r===void 0)return t?.recorded===void 0?[]:[n.at(t.recorded)];
let i=r.one.families.find(({id:t})=>t===e);
return[i===void 0?n.inCase(r.one,`documents`):n.at(i.path)]}
function componentReasons(e,t,n){
let onSide=t=>e.filter(([,e])=>e.has(t)).map(([e])=>e);
return splits.flatMap((e,t)=>splits.slice(t+1).flatMap(t=>areApart(e,t)?[[e,t]]:[])).flatMap(([r,i])=>{
let[a,o]=[onSide(r),onSide(i)];
if(a.length===0||o.length===0)return[];
let s=new Set(o);
if(a.some(e=>s.has(e)))return[];
let c=wayBetween(t,a,o);
return c===void 0?[]:joinedSides([r,i],c,{component:e,placed:n})})}
function joinedSides([e,t],n,{component:r,placed:i}){
let[a,o]=[n[0]?.from.key??``,n.at(-1)?.to.key??``],placeOf=(e,t)=>familyPlace(e,(r.find(([t])=>t===e)?.[1])?.get(t),i),s=[...placeOf(a,e),...placeOf(o,t)],c=n.find(({through:{by:e}})=>`isExcepted`in e||e.split===void 0);
return c===void 0?[]:[{code:`component-overlap`,message:`Family ${quoted(a)} is in ${quoted(e)} and ${quoted(o)} in ${quoted(t)}, and they hang together: ${listed(n.map(stepText))}.`,...i.at(c.through.by.path),related:s.map(({at:e})=>e),fix:`isExcepted`in c.through.by?`Put all their cases on one side, or record with the relation an exception that has a reason and a date.`:`Put all their cases on one side, or exclude the case that joins them under a declared rule.`}]}
function stepText({from:e,through:{by:t},to:n}){
let r=`${quoted(e.key)} and ${quoted(n.key)}`;
return`isExcepted`in t?`a relation joins ${r}${t.reason===void 0?``:` (${quoted(t.reason)})`}`:`${caseName(t)} joins ${r}`}
function sourceReasons(e,t){
let{register:n}=e;
if(n===void 0)return[];
let r=relatedFamilies(e),i={register:n,familiesOf:documentFamilies(n),placed:t,rootOf:r,near:nearestTeller(100)};
return[...unknownFamilies(e.cases,i),...e.cases.flatMap(e=>documentReasons(e,i)),...documentsTwice(i)]}
function unknownFamilies(e,{register:t,placed:n,near:r}){
let i=new Set(idsOf(t.families));
return[...e.flatMap(e=>e.families),...t.related.flatMap(({families:e})=>e)].filter(({id:e})=>!i.has(e)).map(({id:e,path:t})=>({code:`unknown-family`,message:`The register has no family ${quoted(e)}${r(e,i)}.`,...n.at(t),fix:`Register the family with its documents, or name one that is there.`}))}
function documentReasons(e,t){
return e.documents.flatMap(n=>{
let r=t.familiesOf.get(n.id);
return r===void 0?[unknownDocument(n,t)]:lineageReasons({one:e,document:n,families:r},t)})}
function unknownDocument({id:e,path:t},{familiesOf:n,placed:r,near:i}){
return{code:`unknown-document`,message:`The register has no document ${quoted(e)}${i(e,n.keys())}.`,...r.at(t),fix:`Register it under its family, or name a document that is there.`}}
function lineageReasons({one:e,document:t,families:n},{placed:r,rootOf:i}){
let a=new Set(idsOf(e.families)),o=new Set(idsOf(e.families).map(i)),isNamed=e=>a.has(e)||n.length>1&&o.has(i(e)),s=n.filter(e=>!isNamed(e));
if(s.length===0)return[];
let c=listed(s.map(quoted));
return[{code:`lineage-incomplete`,message:`${caseStart(e)} rests on ${quoted(t.id)} of family ${c}, which it does not name.`,...r.at(t.path),fix:`Add ${c} to its families: it joins them with the others.`}]}
function documentFamilies(e){
let t=groupsOf(e.documents,({id:e})=>e);
return new Map([...t].map(([e,t])=>[e,[...new Set(t.map(({family:e})=>e))]]))}
function documentsTwice({register:e,placed:t,rootOf:n}){
return[...groupsOf(e.documents,({id:e})=>e).values()].flatMap(([e,...r])=>r.filter(({family:t})=>t!==e.family&&n(t)!==n(e.family)).map(({id:n,family:r,path:i})=>({code:`document-in-two-families`,message:`Document ${quoted(n)} is registered in family ${quoted(r)} and in ${quoted(e.family)}, which are not related.`,...t.at(i),related:[t.at(e.path).at],fix:`Keep it in one of the two, or list both families together under "related".`})))}
function textReasons(e){
let{value:t,locate:n}=e,r=[];
for(let{path:e,text:i,isId:a}of textsOf(t)){
let o=nameAt(e,t),s={at:n(e),...concerned(e,t)};
if(isBlank(i)){
let e=`${o} shows nothing to a reader.`;
r.push({code:`blank-field`,message:e,fix:`Write the value.`,...s})}else if(a&&isPadded(i)){
let e=`${o} is ${quoted(i)}, with white space at an end.`,t=`Write ${quoted(trimWhiteSpace(i))}: programs take the two for different ids.`;
r.push({code:`padded-id`,message:e,fix:t,...s})}}
return r}
function*textsOf(e){
Array.isArray(e)&&(yield*recordTexts(e,[])),yield*idsIn(e,`inventory`,[]),yield*registerTexts(fieldOf(e,`register`),[`register`]),yield*recordTexts(fieldOf(e,`cases`),[`cases`])}
function*recordTexts(e,t){
for(let[n,r]of entriesOf(e)){
let e=[...t,n];
yield*textIn(r,`case_id`,e),yield*textIn(r,`family_id`,e),yield*idsIn(r,`family_ids`,e),yield*textIn(r,`question`,e),yield*textIn(r,`answer`,e),yield*idsIn(r,`documents`,e),yield*textIn(r,`caller`,e),yield*textIn(r,`variant_of`,e)}}
function*registerTexts(e,t){
for(let[n,r]of entriesOf(fieldOf(e,`families`))){
let e=[...t,`families`,n];
yield*textIn(r,`family_id`,e);
for(let[t,n]of entriesOf(fieldOf(r,`documents`)))yield*textIn(n,`document_id`,[...e,`documents`,t])}
for(let[n,r]of entriesOf(fieldOf(e,`related`))){
let e=[...t,`related`,n];
yield*idsIn(r,`families`,e),yield*textIn(fieldOf(r,`exception`),`reason`,[...e,`exception`])}
let n=fieldOf(e,`callers`);
for(let e of isMap(n)?Object.keys(n):[])yield*idsIn(n,e,[...t,`callers`])}
const prose=new Set([`question`,`answer`,`reason`]);
function*textIn(e,t,n){
let r=fieldOf(e,t);
typeof r==`string`&&(yield{path:[...n,t],text:r,isId:!prose.has(t)})}
function*idsIn(e,t,n){
for(let[r,i]of entriesOf(fieldOf(e,t)))typeof i==`string`&&(yield{path:[...n,t,r],text:i,isId:!0})}
function entriesOf(e){
return Array.isArray(e)?e.entries():[]}
function variantReasons({cases:e,claim:t},n){
let r=new Map(e.toReversed().map(e=>[e.id,e]));
return e.flatMap(e=>{
if(e.variantOf===void 0||e.split===`excluded`)return[];
let i=r.get(e.variantOf.id);
return i===void 0?[unknownParent(e,e.variantOf,n)]:i===e?[]:t===`fixed-corpus`?otherSide(e,i,n):otherFamilies(e,i,n)})}
function unknownParent(e,{id:t,path:n},r){
return{code:`lineage-incomplete`,message:`${caseStart(e)} asks case ${quoted(t)} in other words, and the manifest has no such case, so nobody can tell what the two share.`,...r.at(n),fix:`Write the id of a case as its record has it; if that case is left out, name its families here and take "variant_of" out.`}}
function otherSide(e,t,n){
let[r,i]=[e.split,t.split];
return r===void 0||r===`excluded`||i===void 0||i===`excluded`||!areApart(r,i)?[]:[{code:`component-overlap`,message:`${caseStart(e)} in ${quoted(r)} asks ${caseName(t)} in ${quoted(i)} in other words.`,...n.inCase(e,`variant_of`),related:[n.inCase(t,`split`).at],fix:`Put both on one side.`}]}
function otherFamilies(e,t,n){
let r=new Set(idsOf(e.families)),i=idsOf(t.families).filter(e=>!r.has(e));
if(i.length===0)return[];
let a=listed(i.map(quoted));
return[{code:`lineage-incomplete`,message:`${caseStart(e)} asks ${caseName(t)} in other words, and does not name its ${i.length===1?`family`:`families`} ${a}.`,...n.inCase(e,`variant_of`),related:[n.inCase(t,`family_ids`).at],fix:`Add ${a} to its families.`}]}
const largestManifest=67108864;
function oversized(e){
return audited({reasons:[{code:`manifest-unreadable`,message:`The file is larger than ${largestManifest/1024/1024} MiB, so it was not read.`,at:startOf(e),fix:`Leave out what no audit needs, such as texts of documents.`}],remarks:[],manifest:void 0,text:``})}
function auditManifest(e,t){
if(t.length>67108864)return oversized(e);
let n=parseLocatedJson(e,t);
if(`problem`in n)return audited({reasons:[{code:`manifest-unreadable`,...n.problem}],remarks:[],manifest:void 0,text:``});
let r=readShape(n),i=[...namesTwice(n),...r.reasons],{text:a}=n;
if(r.value===void 0)return audited({reasons:i,remarks:r.remarks,manifest:void 0,text:a});
let o=readManifest(r.value),s=placesOf(n);
return audited({reasons:[...i,...textReasons(n),...calendarReasons(r.value,n),...judged(o,s)],remarks:[...r.remarks,...remarksOn(o,s,n)],manifest:o,text:a})}
function judged(e,t){
let n=e.claim!==void 0&&e.claim!==`fixed-corpus`;
return[...caseReasons(e,t),...n?sideReasons(e,t):[],...variantReasons(e,t),...sourceReasons(e,t),...inventoryReasons(e,t),...holdoutReasons(e,t),...claimReasons(e,t)]}
function audited({reasons:e,remarks:t,...n}){
return{verdict:e.length===0?`PASS`:`BLOCK`,reasons:inOrder(e),remarks:inOrder(t),counts:n.manifest===void 0?void 0:countsOf(n.manifest),...n}}
function inOrder(e){
return e.toSorted((e,t)=>e.at.line-t.at.line||e.at.column-t.at.column||byUtf8(e.code,t.code))}
function namesTwice({twice:e,value:t}){
return e.map(({name:e,path:n,at:r,first:i})=>({code:`duplicate-key`,message:`${quoted(e)} stands twice in this object, and a reader may take either value.`,at:r,related:[i],fix:`Keep one of the two.`,...concerned(n,t)}))}
function exportedCase({file:e,whole:t},{grouping:n,exposed:r,exported:i}){
let{parent:a}=n.familiesOf(e),o=exportedDocuments(e,n),s=exclusionRule(e,n),c=s===void 0?splitOf(e,n):`excluded`,l=permitted(t);
return{case_id:t.id,family_ids:familyIdsOf(e,n),...c===void 0?{}:{split:c},question:questionOf(t),answer:t.expectedAnswer,...o.length===0?{}:{documents:[...o]},...variantOf(a,i),...s===void 0?{}:{exclusion_rule:s},...r.case(e)?{holdout:`retired`}:{},...l===void 0?{}:{caller:callerName(l)},...t.kind===`abstention`?{expects:`abstention`}:{},...t.askedAt===void 0?{}:{asked_at:t.askedAt}}}
function variantOf(e,t){
let n=e?.case.id;
return n===void 0||!t.has(n)?{}:{variant_of:n}}
function familyIdsOf(e,t){
let n=standingAlone(e,t).map(aloneId);
return[...new Set([...ownFamilies(e,t),...n])].toSorted(byUtf8)}
function standingAlone(e,t){
let{parent:n}=t.familiesOf(e);
return(n!==void 0&&takesPart(n)&&!t.excluded.has(n)?[e,n]:[e]).filter(e=>ownFamilies(e,t).length===0)}
function ownFamilies(e,{familiesOf:t}){
return t(e).belongings.map(({family:e})=>e)}
function aloneId({case:{id:e},path:t}){
return`case:${e??t}`}
function splitOf(e,t){
let n=ownFamilies(e,t);
if(t.isByCase||n.length===0)return e.case.split;
let r=new Set(n.map(e=>t.families.get(e)?.split));
return r.has(void 0)?void 0:splits.find(e=>r.has(e))}
function exportedDocuments(e,t){
let{documents:n}=t.familiesOf(e).documents;
return n.map(({documentId:e})=>e).filter(e=>!t.isByCase||t.claimsOf(e).length>0).toSorted(byUtf8)}
function exclusionRule(e,{excluded:t,file:{families:n}}){
let r=t.get(e);
return r===void 0?void 0:n?.exceptions?.[r]?.reason??``}
function questionOf({query:e,conversation:t=[]}){
return[...t.map(({role:e,content:t})=>`${e}: ${t}`),e].join(`
`)}
function permitted({caller:e}){
return e&&[...new Set(e.documents)].toSorted(byUtf8)}
function callerName(e){
return`caller-${sha256(JSON.stringify(e)).slice(7).slice(0,8)}`}
function exportedRegister(e){
let{grouping:t,cases:n}=e,r=exportedRelations(t),i=[...r,...joinedElsewhere(e,r)],a=exportedCallers(n);
return{families:[...recordedFamilies(e),...familiesAlone(e)].toSorted((e,t)=>byUtf8(e.family_id,t.family_id)),...i.length===0?{}:{related:[...i]},...Object.keys(a).length===0?{}:{callers:a}}}
function recordedFamilies(e){
let{families:t,isByCase:n}=e.grouping,r=citedDocuments(e);
return[...t].map(([e,{title:t,split:i}])=>{
let a=r.get(e)??[];
return{family_id:e,...t===void 0?{}:{title:t},...recordedSplit(n?void 0:i),...a.length===0?{}:{documents:[...a]}}})}
function recordedSplit(e){
return e===void 0?{}:{split:e}}
function familiesAlone({grouping:e,cases:t}){
let n=new Map(t.filter(({file:t})=>!e.excluded.has(t)).flatMap(({file:t})=>standingAlone(t,e)).map(e=>[aloneId(e),e])),r=t.filter(({file:t})=>e.excluded.has(t)).flatMap(({file:t})=>standingAlone(t,e));
return[...[...n].map(([t,n])=>({family_id:t,stands_for_case:!0,...recordedSplit(e.isByCase?void 0:n.case.split)})),...r.map(aloneId).filter(e=>!n.has(e)).map(e=>({family_id:e,stands_for_case:!0}))]}
function citedDocuments({dataset:e,grouping:t,cases:n}){
let r=currentRevision(e),i=r&&documentsAsRecorded(r),a=new Map;
for(let{file:r}of n){
let n=revisionOf(e,r),o=n&&documentsAsRecorded(n);
for(let e of exportedDocuments(r,t)){
let t=e;
a.set(e,i?.get(t)??a.get(e)??o?.get(t))}}
let o=new Map;
for(let[e,n]of[...a].toSorted(([e],[t])=>byUtf8(e,t)))for(let{family:r}of t.claimsOf(e))o.set(r,[...o.get(r)??[],documentEntry(e,n)]);
return o}
function documentEntry(e,t){
if(t===void 0)return{document_id:e};
let{title:n,revision:r,uri:i,publishedAt:a}=t;
return{document_id:e,...n===void 0?{}:{title:n},version:r,location:i,...a===void 0?{}:{published:a}}}
function exportedRelations({file:e,families:t,exceptions:n}){
let{related:r=[],exceptions:i=[]}=e.whole??{};
return r.flatMap(e=>{
let r=[...new Set(e.families)].filter(e=>t.has(e));
return[...relationGroups(r,n).map(t=>({families:[...t],reason:e.reason})),...keptApart(e,i)]})}
function joinedElsewhere({grouping:e,cases:t},n){
let{families:r,familyGraph:i}=e,a=new Set(t.map(({file:e})=>e)),o=joining(),s=i().links.flatMap(e=>e.by===`case`?[{file:e.file,ids:e.holders.filter(e=>r.has(e))}]:[]);
for(let{file:e,ids:t}of s)a.has(e)&&o.join(t);
for(let e of n)e.exception===void 0&&o.join(e.families);
return s.flatMap(({file:e,ids:t})=>{
let n=new Set(t.map(e=>o.leaderOf(o.add(e))));
return a.has(e)||n.size<2?[]:(o.join(t),[{families:[...new Set(t)].toSorted(byUtf8),reason:`A case that is not exported needs all of them.`}])})}
function keptApart({families:e,reason:t},n){
return n.flatMap(n=>{
let r=e.filter(e=>n.families?.includes(e)===!0);
if(n.decision!==`keep-apart`||r.length<2)return[];
let{reason:i,decidedAt:a,decidedBy:o}=n;
return[{families:r,reason:t,exception:{reason:i,date:a,decided_by:o}}]})}
function exportedCallers(e){
let t=e.flatMap(({whole:e})=>{
let t=permitted(e);
return t===void 0?[]:[[callerName(t),[...t]]]});
return Object.fromEntries(t.toSorted(([e],[t])=>byUtf8(e,t)))}
function exportManifest(e,t){
if(e.families===void 0)return{refusal:`no families`};
let n=groupingOf(e);
if(n?.file.whole===void 0)return{refusal:`unreadable families`};
if(splitGroupingOf(e)===void 0)return{refusal:`not split`};
let r=exposedIn(n,e.cases),i=new Set(t.map(({whole:e})=>e.id)),a=t.map(e=>exportedCase(e,{grouping:n,exposed:r,exported:i}));
return{...claimOf(n),register:exportedRegister({dataset:e,grouping:n,cases:t}),inventory:[...new Set(a.map(({case_id:e})=>e))],cases:a}}
function claimOf({file:e}){
let t=e.whole?.claim;
return t===void 0?{claim:`family`}:t.kind===`period`?{claim:t.kind,cutoff:t.cutoff}:{claim:t.kind}}
export{auditManifest,eitherSide,exportManifest,heldOutSide,knownHeldOutSide,largestManifest,nothingHeldOut,oversized,questionsLike,splitsIn};
