import{byUtf8,canonicalJson,caseKey,chunksAsRecorded,clipped,componentsIn,componentsOf,counted,currentRevision,dueUnder,fieldOf,groupingOf as groupingOf$1,groupsOf,holdoutStates,isInCases,isMap,isOfTheSet,jsonText,listed,quoted,schemaSentence,sha256,shapeOf,sideOf,splitClaimOf,splitGroupingOf,splits,splitsOf,splitsOfCase,stageOf}from"./core.js";
import{exportShape}from"./export-shape.js";
const whyLeftOut={pending:[`waits for a decision`,`wait for a decision`],rejected:[`was rejected`,`were rejected`],retired:[`was retired`,`were retired`],excluded:[`takes part in no split, by an exception of families.yaml`,`take part in no split, by an exception of families.yaml`],"held-out":[`is held out, or joined with what is`,`are held out, or joined with what is`],"other-split":[`is on a side that was not asked for`,`are on a side that was not asked for`],"no-split":[`is on no side of the split`,`are on no side of the split`],edited:[`was edited after its approval, so nobody approved what it says now`,`were edited after their approval, so nobody approved what they say now`],unbound:[`has an approval that does not record what was read`,`have an approval that does not record what was read`],stale:[`waits for another look`,`wait for another look`],unreadable:[`cannot be read as a case`,`cannot be read as cases`]};
function inOrder(e){
let t=new Map(Object.keys(whyLeftOut).map((e,t)=>[e,t]));
return e.toSorted((e,n)=>(t.get(e.why)??0)-(t.get(n.why)??0)||byUtf8(e.path,n.path))}
function exportable(e){
let t=[],n=unreadFiles(e).map(e=>({why:`unreadable`,path:e,id:void 0,reasons:[]}));
for(let r of standings(e))`why`in r?n.push(r):t.push(r);
return{cases:t.toSorted((e,t)=>byUtf8(e.whole.id,t.whole.id)||byUtf8(e.file.path,t.file.path)),leftOut:inOrder(n)}}
function*standings(e){
let t=dueUnder(e);
for(let n of e.cases)yield standingOf(n,t)}
function standingOf(e,t){
let{whole:n,digest:r,path:i}=e,out=(t,n=[])=>({why:t,path:i,id:e.case.id,reasons:n}),a=stageOf(e);
if(a===void 0)return out(`unreadable`);
if(a!==`approved`)return out(a);
if(n===void 0||r===void 0)return out(`unreadable`);
let o=t(e);
if(o===void 0)return out(`unbound`);
let{currency:s}=o;
return s.state===`stale`?out(`stale`,[...s.reasons,...s.unverifiable]):o.is===`approval`?out(`edited`):{file:e,whole:n,digest:r,currency:s.state}}
function unreadFiles({cases:e,defects:t}){
let n=new Set(e.map(({path:e})=>e)),r=t.filter(isOfTheSet).map(({at:e})=>e.file);
return[...new Set(r)].filter(e=>isInCases(e)&&!n.has(e))}
function setDigest({revision:e,claim:t,members:n}){
let r={claim:t===void 0?null:{kind:t.kind,statement:t.statement,...t.cutoff===void 0?{}:{cutoff:t.cutoff}},members:n.map(({id:e,digest:t,split:n=null})=>({id:e,digest:t,split:n})),revision:{id:e.id,digest:e.digest}};
return sha256(canonicalJson(r))}
function sidesOf$1(e){
let t=groupingOf$1(e);
if(t===void 0)return{splitOf:()=>void 0,isHeldOut:anyWording(e,e=>isApart(e.case.split))};
let n=splitGroupingOf(e)!==void 0,r=heldOutHolders(t);
return{splitOf:e=>n&&isDecided(e,t)?splitsOfCase(t,e).at(-1):void 0,isHeldOut:anyWording(e,e=>isApart(e.case.split)||splitsOfCase(t,e).some(isApart)||holdersOf(e,t).some(e=>r.has(e)))}}
function anyWording({cases:e},t){
let n=e.flatMap(({case:{id:e,variantOf:t}})=>e===void 0||t===void 0?[]:[[e,t]]),r=componentsOf(n),i=new Map(r.flatMap((e,t)=>e.map(e=>[e,t]))),wordingOf=({case:{id:e}})=>e===void 0?void 0:i.get(e),a=new Set(e.filter(t).flatMap(e=>wordingOf(e)??[]));
return e=>t(e)||a.has(wordingOf(e)??-1)}
function heldOutHolders(e){
let t=e.graph(),n=e.cases.filter(e=>isApart(e.case.split)),r=new Set(n.flatMap(t=>holdersOf(t,e))),i=componentsIn(t).filter(e=>splitsOf(e,t).some(isApart)||e.some(e=>r.has(e)));
return new Set(i.flat())}
function isApart(e){
return e!==void 0&&sideOf(e)!==`development`}
function isDecided(e,{isByCase:t,familiesOf:n,families:r}){
let{belongings:i,whole:a}=n(e);
return t||i.length===0&&a?e.case.split!==void 0:a&&i.every(({family:e})=>r.get(e)?.split!==void 0)}
function holdersOf(e,{isByCase:t,familiesOf:n}){
let r=n(e).belongings.map(({family:e})=>e);
return t||r.length===0?[caseKey(e)]:r}
function exportedSet(e,t){
let n=currentRevision(e);
if(n?.digest===void 0)return{refusal:`no-current-revision`};
if(e.families!==void 0&&e.families.whole===void 0)return{refusal:`unreadable-families`};
let r=splitGroupingOf(e)!==void 0;
if(!r&&t.purpose===`evaluation`)return{refusal:`not-split`};
let i=exportable(e),a=sidesOf$1(e),o=chosenOf(i.cases,{...t,sides:a,isSplit:r,dataset:e}),s=claimOf(e,i.cases),c=exportedCases(o.cases,{dataset:e,current:n,sides:a}),l={id:n.id,digest:n.digest},u=c.map(({case:{id:e},digest:t,split:n})=>({id:e,digest:t,split:n}));
return{purpose:t.purpose,revision:l,claim:s,cases:c,leftOut:inOrder([...i.leftOut,...o.leftOut]),digest:setDigest({revision:l,claim:s,members:u})}}
function chosenOf(e,t){
let n=groupingOf$1(t.dataset),r=[],i=[];
for(let a of e){
let{path:e,case:o}=a.file,s=reasonAgainst(a.file,t,n);
s===void 0?r.push(a):i.push({why:s,path:e,id:o.id,reasons:[]})}
return{cases:r,leftOut:i}}
function reasonAgainst(e,{purpose:t,splits:n,sides:r,isSplit:i},a){
if(a?.excluded.has(e)===!0)return`excluded`;
if(t===`tuning`&&r.isHeldOut(e))return`held-out`;
let o=r.splitOf(e);
if(i&&o===void 0)return`no-split`;
if(n!==void 0)return o!==void 0&&n.includes(o)?void 0:`other-split`}
function claimOf(e,t){
let n=new Set(t.map(({file:e})=>e)),r=splitClaimOf(e,e=>n.has(e)),i=e.families?.whole?.claim;
if(r===void 0||i===void 0)return;
let{kind:a,heldOut:o,sentence:s,caveats:c,limits:l}=r,{statement:u}=i;
return{kind:a,statement:u,...i.kind===`period`?{cutoff:i.cutoff}:{},heldOut:o,sentence:s,caveats:c,limits:l}}
function exportedCases(e,{dataset:t,current:n,sides:r}){
let i=groupingOf$1(t),a=i&&componentNames(i),o=i&&holdoutStates(i,t),s=chunksAsRecorded(n);
return e.map(({file:e,whole:n,digest:c,currency:l})=>{
let u=i?.familiesOf(e).belongings.map(({family:e})=>e)??[],d=[...new Set(u)].toSorted(byUtf8),f=r.splitOf(e);
return{case:n,path:e.path,digest:c,currency:l,split:f,families:d,component:a?.get(d[0]??``),holdout:f===void 0||f===`dev`?void 0:o?.ofCase(e),evidence:(n.provenance??[]).map(e=>({...e,storeId:s?.get(e.chunkId)?.storeId,text:t.texts.get(e.contentHash)}))}})}
function componentNames(e){
let t=e.familyGraph(),n=componentsIn(t).flatMap(e=>{
let n=e.filter(e=>t.holders.get(e)?.kind===`family`),[r]=n;
return r===void 0?[]:n.map(e=>[e,r])});
return new Map(n)}
function countsOf(e){
let t=e.map(({component:e})=>e).filter(e=>e!==void 0);
return{cases:e.length,families:new Set(e.flatMap(({families:e})=>e)).size,components:new Set(t).size,withoutFamily:e.filter(({families:e})=>e.length===0).length}}
function countsBySplit(e){
let t=splits.map(t=>[t,countsOf(e.filter(e=>e.split===t))]);
return Object.fromEntries(t.filter(([,{cases:e}])=>e>0))}
function compareClaims(e,t){
if(e===null||t===null){
let[n,r]=e===null?[`B`,`A`]:[`A`,`B`],i=`${n} has a claim and ${r} has none: without a split no score may be claimed.`;
return{reasons:e===t?[]:[i],remarks:[]}}
return{reasons:[...differing(`The claim`,e.kind,t.kind),...differing(`What it is to establish`,e.statement,t.statement),...differing(`The moment that parts the sides`,e.cutoff,t.cutoff),...differing(`What was held out`,e.heldOut,t.heldOut)],remarks:[...differing(`What a score on test would say`,e.sentence,t.sentence),...onlyIn(`takes away from a score`,e.caveats,t.caveats),...onlyIn(`limits a score`,e.limits,t.limits)]}}
function differing(e,t,n){
return t===n?[]:[`${e} is ${inQuotes(t)} in A and ${inQuotes(n)} in B.`]}
function inQuotes(e){
return e===void 0?`nothing`:`"${clipped(e,600)}"`}
function onlyIn(e,t,n){
let those=(t,n,r)=>n.filter(e=>!r.includes(e)).map(n=>`In ${t} alone this ${e}: ${clipped(n,600)}`);
return[...those(`A`,t,n),...those(`B`,n,t)]}
const ofTheManifest=new Set([`digest`,`split`,`families`,`component`,`holdout`,`label`,`currency`]),labelField=`tags`;
function compareLines(e,t){
let n=namesIn(e,t).filter(e=>e!==`evidence`&&e!==labelField&&!ofTheManifest.has(e)),r=compareEvidence(fieldOf(e,`evidence`),fieldOf(t,`evidence`));
return{fields:changesOf(e,t,n).concat(r.order),evidence:r.chunks}}
function isSameLine({fields:e,evidence:t}){
return e.length===0&&t.length===0}
function hasSameLabels(e,t){
return isEqual(fieldOf(e,labelField),fieldOf(t,labelField))}
function namesIn(e,t){
let n=[e,t].flatMap(e=>isMap(e)?Object.keys(e):[]);
return[...new Set(n)].filter(e=>e!==`storeId`)}
function changesOf(e,t,n){
return n.flatMap(n=>{
let[r,i]=[fieldOf(e,n),fieldOf(t,n)];
return isEqual(r,i)?[]:[{field:n,a:r??null,b:i??null}]})}
function isEqual(e,t){
return e===t?!0:Array.isArray(e)&&Array.isArray(t)?e.length===t.length&&e.every((e,n)=>isEqual(e,t[n])):!isMap(e)||!isMap(t)?!1:namesIn(e,t).every(n=>isEqual(fieldOf(e,n),fieldOf(t,n)))}
function compareEvidence(e,t){
if(isEqual(e,t))return{chunks:[],order:[]};
let[n,r]=[chunksIn(e),chunksIn(t)],[i,a]=[byText(n,r),byText(r,n)],o=[...new Set([...n.keys(),...r.keys()])].toSorted(byUtf8).flatMap(e=>{
let[t,o]=[n.get(e),r.get(e)];
if(t===void 0)return[alone(e,`b`,i.get(hashOf(o)))];
if(o===void 0)return[alone(e,`a`,a.get(hashOf(t)))];
let s=changesOf(t,o,namesIn(t,o));
return s.length===0?[]:[{chunkId:e,in:`both`,sameText:[],fields:s}]});
return{chunks:o,order:o.length>0?[]:[{field:`evidence`,a:[...n.keys()],b:[...r.keys()]}]}}
function alone(e,t,n){
return{chunkId:e,in:t,sameText:n??[],fields:[]}}
function byText(e,t){
let n=[...e.keys()].filter(n=>!t.has(n)&&hashOf(e.get(n))!==void 0);
return groupsOf(n,t=>hashOf(e.get(t)))}
function hashOf(e){
return fieldOf(e,`contentHash`)}
function chunksIn(e){
return new Map((Array.isArray(e)?e:[]).flatMap(e=>{
let t=fieldOf(e,`chunkId`);
return typeof t==`string`?[[t,e]]:[]}))}
function isAsWritten({digest:e,corpusRevision:t,claim:n,members:r}){
let i=r.toSorted((e,t)=>byUtf8(e.id,t.id));
return e===setDigest({revision:t,claim:n??void 0,members:i})}
function manifestInventory({members:e,digest:t,corpusRevision:n,claim:r},i){
let a=e.filter(({split:e})=>i===void 0||e!==null&&i.includes(e)).toSorted((e,t)=>byUtf8(e.id,t.id)),o=setDigest({revision:n,claim:r??void 0,members:a});
return{members:a.map(({id:e,digest:t,label:n})=>({id:e,digest:t,isSpent:n!==void 0})),digests:[...new Set([o,t])],revision:n,claim:r?.sentence,splits:i}}
function setInventory(e,t,n){
return{members:t.cases.map(({case:{id:e},digest:t,holdout:n})=>({id:e,digest:t,isSpent:n===`spent`})),digests:[...new Set([t.digest,e.digest])],revision:t.revision,claim:t.claim?.sentence,splits:n}}
function damageOf(e,{manifest:t,files:n,wrongLines:r}){
let i=repeated(t);
return[...t.members.length===0?[`${e} holds no case, so nothing was measured on it.`]:[],...i.length===0?[]:[`${e} has ${counted(i.length,`case`)} more than once, so nobody can say which counts: ${firstNames(i)}.`],...isAsWritten(t)?[]:[`${e} was edited: its digest is not that of the cases, the corpus revision and the claim that it names.`],...hasItsCounts(t)?[]:[`${e} was edited: its counts are not those of its cases.`],...fileDamage(e,n??[]),...lineDamage(e,r??[])]}
function repeated({members:e}){
return[...groupsOf(e,({id:e})=>e)].filter(([,e])=>e.length>1).map(([e])=>e)}
function hasItsCounts({counts:e,members:t,leftOut:n}){
let{current:r,carried:i,...a}=e,o={...countsOf(t),notConfirmation:t.filter(({label:e})=>e!==void 0).length,leftOut:n.length,splits:countsBySplit(t)};
return canonicalJson(a)===canonicalJson(o)&&r+i===e.cases}
const damaged$1={altered:`is not as it was exported, and a run may have read it so`,outside:`lies outside the folder of the manifest, so it was not read`};
function fileDamage(e,t){
return t.flatMap(({path:t,state:n})=>{
let r=damaged$1[n];
return r===void 0?[]:[`${quoted(t)} of ${e} ${r}.`]})}
function lineDamage(e,t){
let n=t.slice(0,10).map(({path:t,line:n,says:r})=>{
let i=n===void 0?``:`, line ${n}`;
return`${quoted(t)} of ${e}${i}: ${r}.`}),r=t.length-n.length;
return r===0?n:[...n,`${counted(r,`more line`)} or missing cases of ${e} do not fit its manifest.`]}
function firstNames(e){
let t=e.length>3?[`${e.length-3} more`]:[];
return listed([...e.slice(0,3).map(quoted),...t])}
function lossRemarks(e,t){
let n=new Map(e.members.map(({id:e,digest:t})=>[e,t])),r=new Set(t.members.flatMap(({id:e,digest:t})=>n.get(e)===t?[e]:[])),[i,a]=[byField(e,r),byField(t,r)],onlyIn=(e,t)=>[...e.keys()].filter(e=>!t.has(e)),o=[...i.keys()].filter(e=>{
let t=a.get(e);
return t!==void 0&&!areAlike(i.get(e)??[],t)}),s=[...lostWords(`in A alone`,onlyIn(i,a)),...lostWords(`in B alone`,onlyIn(a,i)),...lostWords(`in both, but of other cases or in another way`,o)];
return s.length===0?[]:[{what:`losses`,says:`Not held as the cases mean it: ${s.join(`; `)}.`}]}
function lostWords(e,t){
return t.length===0?[]:[`${e} ${listed(t.map(quoted))}`]}
function byField({losses:e},t){
let n=e.flatMap(e=>{
let n=e.cases.filter(e=>t.has(e));
return n.length===0&&e.cases.length>0?[]:[{...e,cases:n}]});
return groupsOf(n,({field:e})=>e)}
function areAlike(e,t){
return e.length===t.length&&e.every(e=>t.some(t=>isAlike(e,t)))&&t.every(t=>e.some(e=>isAlike(e,t)))}
function isAlike(e,t){
if(e.fate!==t.fate||e.why!==t.why)return!1;
if(e.cases.every((e,n)=>e===t.cases[n]))return e.cases.length===t.cases.length;
let n=new Set(e.cases);
return n.size===new Set(t.cases).size&&t.cases.every(e=>n.has(e))}
function compareFiles(e,t,n){
let{shape:r}=e.manifest,i=t.manifest.shape,a=lossRemarks(e.manifest,t.manifest);
if(r!==i)return{reasons:[{what:`shape`,says:`A has the shape ${quoted(r)} and B ${quoted(i)}: an evaluation reads other things from each.`},...contentReason(n)],remarks:a};
let{reasons:o,remarks:s}=compareBytes({a:e,b:t},n);
return{reasons:o,remarks:[...s,...a,...labelRemark(e,t)]}}
function compareBytes({a:e,b:t},n){
let r=contentReason(n);
return hashesOf(e.manifest)===hashesOf(t.manifest)?{reasons:r,remarks:namesOf(e.manifest)===namesOf(t.manifest)?[]:[fileNames]}:r.length>0||isOfOthers(n)?{reasons:r,remarks:[]}:hasEachLine(e)&&hasEachLine(t)?{reasons:[],remarks:[{what:`bytes`,says:readWords}]}:isAccounted(n)?{reasons:[],remarks:[{what:`bytes`,says:accounted}]}:{reasons:[{what:`files`,says:unread}],remarks:[]}}
function hasEachLine({manifest:e,lines:t,wrongLines:n=[]}){
return n.length===0&&t!==void 0&&e.members.every(({id:e})=>t.has(e))}
const fileNames={what:`file-names`,says:`The files have the same bytes under other names.`},readWords=`The files differ in bytes. Each line was read, and says the same of what is asked, of the answer and of the evidence.`,accounted=`The files differ in bytes, as they do where what is said of holdouts, families or currency differs. They were not read: to have them compared line by line, put them beside the manifests.`,unread=`The files of A and B differ, and nothing at hand tells in what, so an evaluation may have read other things. Lines can be compared of the shape jsonl alone, with cases.jsonl beside each manifest.`;
function contentReason({content:e}){
if(e.length===0)return[];
let t=firstNames(e.map(({id:e})=>e));
return[{what:`content`,says:`${e.length===1?`1 case has`:`${e.length} cases have`} one judgment and other lines, so an evaluation reads other things of them: ${t}.`}]}
function isOfOthers({onlyInA:e,onlyInB:t,changed:n,sides:r}){
return e.length+t.length+n.length+r.length>0}
function isAccounted({holdouts:e,families:t,currency:n}){
return e.length+t.length+n.length>0}
function hashesOf({files:e}){
return e.map(({sha256:e})=>e).toSorted().join(` `)}
function namesOf({files:e}){
return e.map(({path:e,bytes:t,sha256:n})=>JSON.stringify([n,e,t])).toSorted().join(` `)}
function labelRemark({lines:e},{lines:t}){
if(e===void 0||t===void 0)return[];
let n=[...e.keys()].filter(n=>t.has(n)&&!hasSameLabels(e.get(n),t.get(n)));
return n.length===0?[]:[{what:`labels`,says:`${counted(n.length,`case`)} with other tags in each: ${firstNames(n)}. A score by tag is another one.`}]}
function compareMembers(e,t){
let[n,r]=[membersOf(e.manifest),membersOf(t.manifest)],i=[...n].flatMap(([e,t])=>{
let n=r.get(e);
return n===void 0?[]:[{id:e,a:t,b:n}]});
return{counts:{a:e.manifest.members.length,b:t.manifest.members.length},onlyInA:absent(n,r,t.manifest),onlyInB:absent(r,n,e.manifest),changed:i.filter(e=>!isJudgedAlike(e)).map(n=>{
let r={a:n.a.digest,b:n.b.digest};
return{id:n.id,digest:r,lines:linesOf$1(n.id,e,t)}}),sides:changes(i,({split:e})=>e),holdouts:changes(i,holdoutOf),families:i.filter(e=>!isGroupedAlike(e)).map(({id:e,a:t,b:n})=>({id:e,a:groupingOf(t),b:groupingOf(n)})),currency:changes(i,({currency:e})=>e??null),content:i.filter(isJudgedAlike).flatMap(({id:n})=>{
let r=linesOf$1(n,e,t);
return r===void 0||isSameLine(r)?[]:[{id:n,lines:r}]})}}
function isJudgedAlike({a:e,b:t}){
return e.digest===t.digest}
function membersOf({members:e}){
let t=new Map;
for(let n of e.toSorted((e,t)=>byUtf8(e.id,t.id)))t.has(n.id)||t.set(n.id,n);
return t}
function absent(e,t,{leftOut:n}){
let r=new Map(n.map(e=>[e.id,e]));
return[...e.values()].flatMap(({id:e,split:n})=>{
if(t.has(e))return[];
let i=r.get(e);
return[{id:e,split:n,leftOut:i&&{why:i.why,reasons:[...i.reasons??[]]}}]})}
function holdoutOf({holdout:e,label:t}){
return t===void 0?e??null:`spent`}
function isGroupedAlike({a:e,b:t}){
return e.component===t.component&&e.families.length===t.families.length&&e.families.every(e=>t.families.includes(e))}
function groupingOf({families:e,component:t}){
return{families:e.toSorted(byUtf8),component:t??null}}
function changes(e,t){
return e.flatMap(({id:e,a:n,b:r})=>{
let[i,a]=[t(n),t(r)];
return i===a?[]:[{id:e,a:i,b:a}]})}
function linesOf$1(e,{lines:t},{lines:n}){
if(t!==n&&t!==void 0&&n!==void 0)return t.has(e)&&n.has(e)?compareLines(t.get(e),n.get(e)):void 0}
function spentInOne({holdouts:e}){
return e.filter(({a:e,b:t})=>e===`spent`||t===`spent`)}
function memberRemarks(e){
let t=new Set(spentInOne(e));
return[...grouped(`holdouts`,e.holdouts.filter(e=>!t.has(e)),{none:`no holdout`,more:`Nobody has learned from the results, and each further decision needs a declaration of its own.`}),...e.families.length===0?[]:[{what:`families`,says:`${areIn$1(e.families.length)} of other families or another component in each: ${firstNames(e.families.map(({id:e})=>e))}. A mean over cases stays; an error that is clustered by component, or a mean by family, is another one.`}],...grouped(`currency`,e.currency,{none:`neither current nor carried, by the manifest`,more:`The judgment is the same.`})]}
function grouped(e,t,{none:n,more:r}){
return[...groupsOf(t,({a:e,b:t})=>JSON.stringify([e,t])).values()].map(t=>{
let[{a:i,b:a}]=t,o=firstNames(t.map(({id:e})=>e));
return{what:e,says:`${areIn$1(t.length)} ${i??n} in A and ${a??n} in B: ${o}. ${r}`}})}
function areIn$1(e){
return e===1?`1 case is`:`${e} cases are`}
function remarksOfExports({manifest:e},{manifest:t}){
return[...sideRemark(e,t),...leftOutRemark(e,t),...countRemark(e,t),...e.writtenBy===t.writtenBy?[]:[{what:`program`,says:`A was written by ${quoted(e.writtenBy)} and B by ${quoted(t.writtenBy)}.`}]]}
function sideRemark(e,t){
let[n,r]=[sidesOf(e),sidesOf(t)];
return n===r?[]:[{what:`asked-sides`,says:`A was asked for ${n}, and B for ${r}.`}]}
function sidesOf({splits:e}){
return e===null?`all sides`:e.toSorted().join(`, `)}
function leftOutRemark(e,t){
let n=new Set([...e.members,...t.members].map(({id:e})=>e)),[r,i]=[byFile(e.leftOut,n),byFile(t.leftOut,n)],a=[...r].filter(([e,t])=>{
let n=i.get(e);
return n===void 0||!isLeftOutAlike(t,n)}).length+[...i.keys()].filter(e=>!r.has(e)).length;
return a===0?[]:[{what:`left-out`,says:`${a===1?`1 other case is`:`${a} other cases are`} in neither, and left out of one alone or for another reason in each.`}]}
function byFile(e,t){
let n=e.filter(({id:e})=>e===void 0||!t.has(e));
return new Map(n.map(e=>[e.path,e]))}
function isLeftOutAlike(e,t){
let[n,r]=[e.reasons??[],t.reasons??[]];
return e.id===t.id&&e.why===t.why&&n.length===r.length&&n.every(e=>r.includes(e))}
function countRemark(e,t){
let[n,r]=[e.counts,t.counts];
if([...e.members,...t.members].every(({currency:e})=>e!==void 0)||n.current===r.current&&n.carried===r.carried)return[];
let figures=({current:e,carried:t})=>`${e} current and ${t} carried`;
return[{what:`counts`,says:`A has ${figures(n)} cases, B ${figures(r)}.`}]}
function remarksOfBoth({manifest:e},{manifest:t}){
let n=new Set(t.members.filter(isSpent).map(({id:e})=>e)),r=e.members.filter(e=>isSpent(e)&&n.has(e.id)).length;
return[...r===0?[]:[`${r===1?`1 case is`:`${r} cases are`} spent in both: people have learned from results on ${r===1?`it`:`them`}, so a score confirms nothing there.`],...e.purpose===`tuning`&&t.purpose===`tuning`?[`Both are for tuning: a score says which settings fit these cases better, and no more.`]:[],...e.claim===null&&t.claim===null?[`Neither set is split, so no score on it may be claimed.`]:[]].map(e=>({what:`of-both`,says:e}))}
function isSpent({holdout:e,label:t}){
return e===`spent`||t!==void 0}
function sameInBoth(e,{a:t,b:n,isDamaged:r}){
if(r)return{ids:[],says:[damaged]};
let i=new Set([...e.changed,...e.sides,...e.content,...spentInOne(e)].map(({id:e})=>e)),a=new Set(e.onlyInA.map(({id:e})=>e)),o=t.manifest.members.filter(({id:e})=>!i.has(e)&&!a.has(e));
return o.length===0?{ids:[],says:[none]}:{ids:o.map(({id:e})=>e).toSorted(byUtf8),says:[countWords(o,e),...aboutWords({a:t,b:n},e)]}}
const damaged=`Nothing can be taken from an export that is not as it was written: export the sets again.`,none=`No case is the same in both, so nothing of A can be held against anything of B.`;
function countWords(e,{counts:t}){
let n=splits.flatMap(t=>{
let n=e.filter(e=>e.split===t).length;
return n===0?[]:[`${n} on ${t}`]}),r=n.length===0?``:` (${n.join(`, `)})`;
return`${counted(e.length,`case`)}${r} of ${t.a} in A and ${t.b} in B.`}
function aboutWords({a:{manifest:e},b:{manifest:t}},{onlyInA:n,onlyInB:r,changed:i}){
let{id:a,digest:o}=e.corpusRevision;
return[a===t.corpusRevision.id&&o===t.corpusRevision.digest?`A statement over these cases alone is about what was run, on one corpus.`:`A statement over these cases alone is about all that differs between the two runs, the corpus and what was run together. It cannot say that the retriever is worse.`,...e.purpose===`evaluation`&&t.purpose===`evaluation`?[]:[`Settings may have been chosen on them, so it confirms nothing.`],...e.shape===t.shape?[]:[`An evaluation reads them in two shapes; make sure that it reads the same of both.`],...n.length+r.length+i.length===0?[]:[`The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.`],`It takes the result of each case from both runs, and counts a missing one as not passed.`]}
function compareContracts(e,t){
let n=compareMembers(e,t),r=compareClaims(e.manifest.claim,t.manifest.claim),i=compareFiles(e,t,n),a=[...damageOf(`A`,e),...damageOf(`B`,t)],o=[...told(`corpus-revision`,revisionWords(e,t)),...told(`damage`,a),...told(`purpose`,purposeWords(e,t)),...told(`claim`,r.reasons),...memberReasons(n),...i.reasons],s=[...told(`claim-words`,r.remarks),...memberRemarks(n),...i.remarks,...remarksOfExports(e,t),...remarksOfBoth(e,t)],c=o.length===0,l={a:e,b:t,isDamaged:a.length>0};
return{comparable:c,reasons:o,remarks:s,members:n,sameInBoth:c?void 0:sameInBoth(n,l)}}
function told(e,t){
return t.map(t=>({what:e,says:t}))}
function revisionWords({manifest:{corpusRevision:e}},{manifest:{corpusRevision:t}}){
let[n,r]=[quoted(e.id),quoted(t.id)];
return e.id!==t.id&&e.digest!==t.digest?[`A holds under corpus revision ${n} and B under ${r}. A score that moved may have moved with the corpus alone.`]:e.digest===t.digest?e.id===t.id?[]:[`A names its corpus revision ${n} and B ${r}, with one digest. The digest is made of the name too, so one of them was edited.`]:[`Both name corpus revision ${n}, and it was rewritten under its name: ${e.digest} in A, ${t.digest} in B. Nobody can tell from the name which one a run had.`]}
function purposeWords({manifest:e},{manifest:t}){
return e.purpose===t.purpose?[]:[`A was exported for ${e.purpose} and B for ${t.purpose}. Settings may be chosen on what is for tuning, so a score on it is no evaluation.`]}
function memberReasons(e){
let{onlyInA:t,onlyInB:n,changed:r,sides:i}=e,a=[...t.length===0?[]:[`${areIn(t.length)} in A alone`],...n.length===0?[]:[`${areIn(n.length)} in B alone`]];
return[...told(`members`,a.length===0?[]:[`${a.join(`, and `)}.`]),...told(`judgments`,r.length===0?[]:[`${r.length===1?`1 case has the same id and was`:`${r.length} cases have the same id and were`} judged otherwise in each: the digest is another one.`]),...told(`sides`,i.length===0?[]:[`${areIn(i.length)} on another side of the split in each.`]),...told(`spent`,spentWords(e))]}
function areIn(e){
return e===1?`1 case is`:`${e} cases are`}
function spentWords(e){
let t=spentInOne(e);
return[`A`,`B`].flatMap(e=>{
let n=e===`A`?`a`:`b`,r=t.filter(e=>e[n]===`spent`).map(({id:e})=>e),i=r.length===1?`1 case`:`${r.length} cases`,a=e===`A`?`B`:`A`;
return r.length===0?[]:[`As ${e} has it, people have learned from results on ${i}, and as ${a} has it not: ${firstNames(r)}. What they learned moves a score, too.`]})}
function manifestOf(e){
let t=foreignWords(e);
if(t!==void 0)return{problem:{message:t,path:[]}};
let n=fieldOf(e,`version`);
if(n!==void 0&&n!==1)return{problem:{message:`This is version ${inWords(n)} of an export manifest, and this program compares version 1: use the Touchstone that wrote it, or export the set again.`,path:[`version`]}};
if(!isMap(fieldOf(e,`corpusRevision`)))return{problem:{message:`It names no corpus revision, so nobody can tell what a score was measured against: export the set again.`,path:[`corpusRevision`]}};
let{value:r,errors:i}=shapeOf(exportShape,e);
if(r!==void 0)return{manifest:r};
let[a]=i;
return{problem:{message:`${a===void 0?``:`${schemaSentence(a,{value:e,whole:`The manifest`,spelling:()=>void 0}).message} `}Export the set again: only touchstone export writes a manifest.`,path:a?.path??[]}}}
const ownNames=[`writtenBy`,`members`,`leftOut`,`losses`,`corpusRevision`,`shape`],resultNames=[`results`,`score`,`scores`,`test_results`,`metrics`,`evalId`,`runs`];
function foreignWords(e){
let t=`and not the manifest of an export, which touchstone export writes beside the cases.`;
if(Array.isArray(e))return`This is a list, such as of results or cases, ${t} ${instead}`;
if(!isMap(e))return`This is no object, ${t}`;
if(ownNames.filter(t=>Object.hasOwn(e,t)).length>=3)return;
let n=resultNames.find(t=>Object.hasOwn(e,t));
return n===void 0?isMap(e.families)||Array.isArray(e.families)?`This looks like a split manifest, ${t}`:`This is other JSON, ${t}`:`This has ${quoted(n)}, so it is a file of results, ${t} ${instead}`}
const instead=`Results are held against the manifest of their set with touchstone inventory check; compare the manifests of the two sets here.`;
function inWords(e){
return typeof e==`number`?String(e):quoted(JSON.stringify(e)??``)}
const inParts=new Set([`provenance`,`sentinel`]);
function contractFields(e){
return Object.entries(e).flatMap(([e,t])=>{
if(t===void 0)return[];
if(!inParts.has(e))return[e];
let n=Array.isArray(t);
return[...new Set((n?t:[t]).flatMap(e=>isMap(e)?Object.keys(e):[]))].map(t=>`${e}${n?`[]`:``}.${t}`)})}
function lossesOfCases({cases:e},t){
let n=e.flatMap(({case:e})=>contractFields(e).flatMap(n=>{
let r=t(n,e);
return r===void 0?[]:[{field:n,...r,id:e.id}]}));
return[...groupsOf(n,({field:e,fate:t,why:n})=>JSON.stringify([e,t,n])).values()].map(e=>{
let[{field:t,fate:n,why:r}]=e;
return{field:t,fate:n,why:r,cases:e.map(({id:e})=>e)}})}
const fields=[`grouping`,`families`,`related`,`exceptions`,`exposures`];
function familiesLosses({families:e},t){
return fields.filter(t=>{
let n=e?.whole?.[t];
return n!==void 0&&Object.keys(n).length>0}).map(e=>({field:`families.yaml ${e}`,fate:`dropped`,why:t,cases:[]}))}
function labelOf({holdout:e}){
return e===`spent`?{label:`not confirmation`}:{}}
function recordOf(e,t){
let{case:n,split:r,families:i,component:a,holdout:o,currency:s,digest:c}=e,{id:l,kind:u,query:d,conversation:f,expectedAnswer:p}=n;
return{id:l,kind:u,...given({conversation:f}),query:d,expectedAnswer:p,...ofAnswer(n),...n.kind===`abstention`?{}:{evidence:e.evidence.map(evidenceOf)},...given({distractors:distractorsOf(n,t)}),...given(asked(n)),split:r??null,families:i,...given({component:a,holdout:o,...labelOf(e)}),...given({judgedUnder:n.corpusRevision}),currency:s,digest:c}}
function ofAnswer(e){
return e.kind===`abstention`?{because:e.because}:given({acceptedAnswers:e.acceptedAnswers})}
function asked({askedAt:e,caller:t,variantOf:n,tags:r,sentinel:i}){
return{askedAt:e,caller:t,variantOf:n,tags:r,sentinel:i?.why}}
function evidenceOf(e){
let{chunkId:t,storeId:n,documentId:r,sourceUri:i,sourceRevision:a,contentHash:o}=e,{text:s,quote:c,grade:l,insteadOf:u}=e;
return{chunkId:t,...given({storeId:n}),documentId:r,sourceUri:i,sourceRevision:a,contentHash:o,...given({text:s,quote:c,grade:l,insteadOf:u})}}
function distractorsOf(e,t){
if(e.kind===`abstention`)return e.distractorChunkIds?.map(e=>({chunkId:e,...given({storeId:t(e)})}))}
function given(e){
return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0))}
const jsonl={name:`jsonl`,summary:`Touchstone's own: a JSON object a line, with all that an evaluation needs of a case`,help:`Each line has the question, the accepted answers, the evidence with its text and the ids of the retriever's store, the
side, the families, and the digest that a result should carry. docs/exporting.md of the project has every field.`,write:(e,t)=>({files:[{path:`cases.jsonl`,text:linesOf(e,t)}],losses:[...lossesOfCases(e,e=>fates[e]),...familiesLosses(t,inEachCase)]})};
function*linesOf({cases:e},t){
let n=currentRevision(t),r=n&&chunksAsRecorded(n);
for(let t of e)yield`${jsonText(recordOf(t,e=>r?.get(e)?.storeId))}\n`}
const needless={fate:`dropped`,why:`no evaluation needs it; the digest leads to the file that has it`},fates={origin:needless,review:needless,notes:needless,refresh:needless,"sentinel.reviews":needless,"sentinel.resolution":needless},inEachCase=`each case has the families, the component and the side that follow from it; --shape manifest has it whole`;
export{compareContracts,countsBySplit,countsOf,exportable,exportedSet,familiesLosses,isAsWritten,isEqual,jsonl,labelOf,lossesOfCases,manifestInventory,manifestOf,setInventory,whyLeftOut};
