import{awaitsJudgments,check,chunksAsRecorded,contentState,currentRevision,decideCommand,dueUnder,groupingOf,isLater,judgedVersion,knowsAll,listed,nextStep,pending,provenanceOf,quoted,readsWhole,recordCommand,renewCommand,retireCommand,revisionOf,revisionsFolder,shortFormStep,statusOf,subjectOf,takesPart}from"./core.js";
import{lineBefore}from"./shared-model.js";
const subjects=new Set([`family`,`split`,`claim`,`holdout`,`exception`]),ofClaims=new Set([`case/without-asked-moment`,`case/without-caller`,`case/unknown-caller-document`,`evidence/published-later`,`evidence/without-publication`,`evidence/outside-access`]),ofPairs=new Set([`case/equal-pair`,`case/near-duplicate`,`case/possible-paraphrase`]),ofUnknownCases=new Set([`file/off-schema`,`evidence/short-form`,`evidence/blank-provenance`,`evidence/not-in-revision`]),ofLineage=new Set([`case/duplicate-id`,`case/variant-without-parent`,`evidence/without-provenance`,`revision/unknown`,`revision/current-unknown`,`revision/incomplete`,`revision/broken-record`]),readAllTheSame=new Set([`file/executable`,`file/misplaced`]);
function isAboutFamilies({id:e}){
return subjects.has(subjectOf(e))||ofClaims.has(e)||ofPairs.has(e)}
function rulesOfFamilies(e){
return e.flatMap(e=>ofUnknownCases.has(e.id)?[whereUnknown(e)]:isAboutFamilies(e)||keepsFromJudging(e)?[e]:[])}
function keepsFromJudging({id:e,level:t}){
return subjectOf(e)===`file`&&t===`error`&&!readAllTheSame.has(e)||ofLineage.has(e)}
function whereUnknown(e){
return{...e,within:`unknown-cases`,*check(t){
let n=groupingOf(t),r=new Set(t.cases.filter(e=>isKnown(e,n)).map(({path:e})=>e));
for(let n of e.check(t))r.has(n.at.file)||(yield n)}}}
function isKnown(e,t){
if(t===void 0)return!0;
let{review:n,caller:r}=e.case,i=!e.has([`review`])||n?.status!==void 0,a=!e.has([`families`])||readsWhole(e.case.families),o=!e.has([`caller`])||knowsAll(r?.documents);
return fields.every(t=>!e.has([t])||e.case[t]!==void 0)&&i&&a&&o&&t.familiesOf(e).documents.whole}
const fields=[`id`,`split`,`variantOf`,`askedAt`,`corpusRevision`];
function evidenceMovedOn(e,t){
let n=currentRevision(e);
if(n===void 0)return[];
if(statusOf(t)===`approved`)return approvedElsewhere(e,t,n);
let r=revisionOf(e,t);
if(r===void 0||n===r)return[];
let i=evidenceOfCandidate(t,{named:r,current:n});
return i===void 0?[]:[i]}
function approvedElsewhere(e,t,n){
let r=dueUnder(e,n)(t);
if(r?.is!==`decision`)return[];
let{reasons:i}=r.currency,a=nextStep(t,r),{corpusRevision:o=``}=judgedVersion(e,t).case;
return[{message:`${i.some(e=>ofEvidence.has(e))?`Its evidence changed`:`What concerns this case changed`} since corpus revision ${quoted(o)}: ${listed(i)}. An approval under that one says nothing of ${quoted(n.id)}, which is current.`,at:t.locate([t.has([`corpusRevision`])?`corpusRevision`:`id`]),...a===void 0?{}:{fix:a}}]}
const ofEvidence=new Set([`source-revision-changed`,`chunk-edited`,`chunk-moved`,`chunk-deleted`]);
function evidenceOfCandidate(e,{named:t,current:n}){
let[r,i]=[chunksAsRecorded(t),chunksAsRecorded(n)];
if(r===void 0||i===void 0)return;
let a=[...provenanceOf(e)].flatMap(({entry:{chunkId:e,contentHash:t},index:n})=>{
if(e===void 0||r.get(e)?.hash!==t)return[];
let a=i.get(e);
if(a?.hash===t)return[];
let o=a===void 0?`is not there`:`has another text`;
return[{index:n,isGone:a===void 0,words:`chunk ${quoted(e)} ${o}`}]}),[o]=a;
if(o===void 0)return;
let s=statusOf(e)===`rejected`,c=a.some(({isGone:e})=>e)?shortFormStep(e):`Bring it up to the current revision with ${renewCommand(e)}`;
return{message:`Under ${quoted(n.id)}, which is current, its evidence is not what it is under ${quoted(t.id)}: ${listed(a.map(({words:e})=>e))}.`,at:e.locate([`provenance`,o.index]),fix:`${s?`To take it up again, ${pending}. `:``}${c}, and read it again.`}}
function unfitToRetire(e,t){
return t.flatMap(n=>[...notInUse(e,n),...variantsInUse(e,n,t)])}
function notInUse(e,t){
if(t.has([`retired`])){
let{by:e=`somebody`}=t.case.retired??{};
return[{message:`The case is retired already, by ${quoted(e)}.`,at:t.locateKey([`retired`]),fix:`Leave it as it is.`}]}
switch(statusOf(t)){
case`approved`:
return contentState(t)===`edited`?[editedSince(e,t)]:[];
case`rejected`:
return[{message:`The case was rejected, so it is out of use already.`,at:t.locate([`review`,`status`]),fix:`Leave it as it is.`}];
case`pending`:
return awaitsJudgments(t)?[]:[unapproved(t)];
case void 0:
return[unapproved(t)]}}
function retiredTooEarly(e,t){
let n=statusOf(e)===`approved`?e.case.review?.reviewedAt:void 0;
return n===void 0||!isLater(n,t)?[]:[{message:`The retirement would be of ${t}, and the approval before it is of ${n}.`,at:e.locate([`review`,`reviewedAt`]),fix:`Give the moment at which it was decided; it comes after that approval.`}]}
function unapproved(e){
return{message:`Nobody has approved this case, so no result can rest on it.`,at:e.locate([`review`]),fix:`Reject it with "touchstone review record ${e.case.id??``}", or delete the file.`}}
function editedSince(e,t){
let n=dueUnder(e)(t)?.is===`decision`?`decide about it with ${decideCommand(t,`--revised`)}`:`have it approved again with ${recordCommand(t)}`;
return{message:`The case was edited after its approval, so nobody has approved what it says now.`,at:t.locate([`review`,`digest`]),fix:`Take the edit back, and retire it then; or ${n}, and retire it with ${retireCommand(t)} after that.`}}
function variantsInUse({cases:e},t,n){
let{id:r}=t.case;
return r===void 0?[]:e.filter(e=>e.case.variantOf===r&&takesPart(e)&&!n.includes(e)).map(e=>({message:`Case ${quoted(e.case.id??e.path)} is a variant of this one and still in use.`,at:t.locate([`id`]),related:[e.locate([`variantOf`])],fix:statusOf(e)===`approved`?`Retire it in the same run.`:`Reject it first, or remove its "variantOf" where the question stands by itself.`}))}
function errorsAfter(e,{file:t,defects:n},{path:r,before:i,after:a}){
let o=e.cases.flatMap(e=>e.path===r?t===void 0?[]:[t]:[e]),s=e.defects.filter(({at:e})=>e.file!==r),c={...e,cases:o,defects:[...s,...n]},l=lineBefore(i,a),u=`${revisionsFolder}/${t?.case.corpusRevision??``}/`;
return check(c).flatMap(e=>{
let{level:t,at:n}=e;
return t===`error`?n.file===r?[{...e,at:{...n,line:l(n.line)}}]:n.file.startsWith(u)?[e]:[]:[]})}
function newsBeside(e,t){
let n=new Set(e.map(({at:e})=>e.line));
return t.filter(({rule:e,at:t})=>!e.startsWith(`review/`)&&!n.has(t.line))}
export{errorsAfter,evidenceMovedOn,evidenceOfCandidate,newsBeside,retiredTooEarly,rulesOfFamilies,unfitToRetire};
