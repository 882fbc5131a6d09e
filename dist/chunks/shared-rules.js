import{awaitsJudgments,check,chunksAsRecorded,contentState,currentRevision,decideCommand,dueUnder,groupingOf,isLater,judgedVersion,knowsAll,listed,nextStep,pending,provenanceOf,quoted,readsWhole,recordCommand,renewCommand,retireCommand,revisionOf,revisionsFolder,shortFormStep,statusOf,subjectOf,takesPart}from"./core.js";
import{lineBefore}from"./shared-model.js";
const subjects=new Set([`family`,`split`,`claim`,`holdout`,`exception`]),ofClaims=new Set([`case/without-asked-moment`,`case/without-caller`,`case/unknown-caller-document`,`evidence/published-later`,`evidence/without-publication`,`evidence/outside-access`]),ofPairs=new Set([`case/equal-pair`,`case/near-duplicate`,`case/possible-paraphrase`]),ofUnknownCases=new Set([`file/off-schema`,`evidence/short-form`,`evidence/blank-provenance`,`evidence/not-in-revision`]),ofLineage=new Set([`case/duplicate-id`,`case/variant-without-parent`,`evidence/without-provenance`,`revision/unknown`,`revision/current-unknown`,`revision/incomplete`,`revision/broken-record`]),readAllTheSame=new Set([`file/executable`,`file/misplaced`]);
function isAboutFamilies({id}){
return subjects.has(subjectOf(id))||ofClaims.has(id)||ofPairs.has(id)}
function rulesOfFamilies(of){
return of.flatMap(rule=>ofUnknownCases.has(rule.id)?[whereUnknown(rule)]:isAboutFamilies(rule)||keepsFromJudging(rule)?[rule]:[])}
function keepsFromJudging({id,level}){
return subjectOf(id)===`file`&&level===`error`&&!readAllTheSame.has(id)||ofLineage.has(id)}
function whereUnknown(rule){
return{...rule,within:`unknown-cases`,*check(dataset){
let grouping=groupingOf(dataset),known=new Set(dataset.cases.filter(file=>isKnown(file,grouping)).map(({path})=>path));
for(let problem of rule.check(dataset))known.has(problem.at.file)||(yield problem)}}}
function isKnown(file,grouping){
if(grouping===void 0)return!0;
let{review,caller}=file.case,isStatusRead=!file.has([`review`])||review?.status!==void 0,isListRead=!file.has([`families`])||readsWhole(file.case.families),isCallerRead=!file.has([`caller`])||knowsAll(caller?.documents);
return fields.every(name=>!file.has([name])||file.case[name]!==void 0)&&isStatusRead&&isListRead&&isCallerRead&&grouping.familiesOf(file).documents.whole}
const fields=[`id`,`split`,`variantOf`,`askedAt`,`corpusRevision`];
function evidenceMovedOn(dataset,file){
let current=currentRevision(dataset);
if(current===void 0)return[];
if(statusOf(file)===`approved`)return approvedElsewhere(dataset,file,current);
let named=revisionOf(dataset,file);
if(named===void 0||current===named)return[];
let moved=evidenceOfCandidate(file,{named,current});
return moved===void 0?[]:[moved]}
function approvedElsewhere(dataset,file,current){
let due=dueUnder(dataset,current)(file);
if(due?.is!==`decision`)return[];
let{reasons}=due.currency,fix=nextStep(file,due),{corpusRevision=``}=judgedVersion(dataset,file).case;
return[{message:`${reasons.some(one=>ofEvidence.has(one))?`Its evidence changed`:`What concerns this case changed`} since corpus revision ${quoted(corpusRevision)}: ${listed(reasons)}. An approval under that one says nothing of ${quoted(current.id)}, which is current.`,at:file.locate([file.has([`corpusRevision`])?`corpusRevision`:`id`]),...fix===void 0?{}:{fix}}]}
const ofEvidence=new Set([`source-revision-changed`,`chunk-edited`,`chunk-moved`,`chunk-deleted`]);
function evidenceOfCandidate(file,{named,current}){
let[before,after]=[chunksAsRecorded(named),chunksAsRecorded(current)];
if(before===void 0||after===void 0)return;
let moved=[...provenanceOf(file)].flatMap(({entry:{chunkId,contentHash},index})=>{
if(chunkId===void 0||before.get(chunkId)?.hash!==contentHash)return[];
let later=after.get(chunkId);
if(later?.hash===contentHash)return[];
let how=later===void 0?`is not there`:`has another text`;
return[{index,isGone:later===void 0,words:`chunk ${quoted(chunkId)} ${how}`}]}),[first]=moved;
if(first===void 0)return;
let isRejected=statusOf(file)===`rejected`,step=moved.some(({isGone})=>isGone)?shortFormStep(file):`Bring it up to the current revision with ${renewCommand(file)}`;
return{message:`Under ${quoted(current.id)}, which is current, its evidence is not what it is under ${quoted(named.id)}: ${listed(moved.map(({words})=>words))}.`,at:file.locate([`provenance`,first.index]),fix:`${isRejected?`To take it up again, ${pending}. `:``}${step}, and read it again.`}}
function unfitToRetire(dataset,files){
return files.flatMap(file=>[...notInUse(dataset,file),...variantsInUse(dataset,file,files)])}
function notInUse(dataset,file){
if(file.has([`retired`])){
let{by=`somebody`}=file.case.retired??{};
return[{message:`The case is retired already, by ${quoted(by)}.`,at:file.locateKey([`retired`]),fix:`Leave it as it is.`}]}
switch(statusOf(file)){
case`approved`:
return contentState(file)===`edited`?[editedSince(dataset,file)]:[];
case`rejected`:
return[{message:`The case was rejected, so it is out of use already.`,at:file.locate([`review`,`status`]),fix:`Leave it as it is.`}];
case`pending`:
return awaitsJudgments(file)?[]:[unapproved(file)];
case void 0:
return[unapproved(file)]}}
function retiredTooEarly(file,at){
let reviewedAt=statusOf(file)===`approved`?file.case.review?.reviewedAt:void 0;
return reviewedAt===void 0||!isLater(reviewedAt,at)?[]:[{message:`The retirement would be of ${at}, and the approval before it is of ${reviewedAt}.`,at:file.locate([`review`,`reviewedAt`]),fix:`Give the moment at which it was decided; it comes after that approval.`}]}
function unapproved(file){
return{message:`Nobody has approved this case, so no result can rest on it.`,at:file.locate([`review`]),fix:`Reject it with "touchstone review record ${file.case.id??``}", or delete the file.`}}
function editedSince(dataset,file){
let otherwise=dueUnder(dataset)(file)?.is===`decision`?`decide about it with ${decideCommand(file,`--revised`)}`:`have it approved again with ${recordCommand(file)}`;
return{message:`The case was edited after its approval, so nobody has approved what it says now.`,at:file.locate([`review`,`digest`]),fix:`Take the edit back, and retire it then; or ${otherwise}, and retire it with ${retireCommand(file)} after that.`}}
function variantsInUse({cases},parent,together){
let{id}=parent.case;
return id===void 0?[]:cases.filter(file=>file.case.variantOf===id&&takesPart(file)&&!together.includes(file)).map(file=>({message:`Case ${quoted(file.case.id??file.path)} is a variant of this one and still in use.`,at:parent.locate([`id`]),related:[file.locate([`variantOf`])],fix:statusOf(file)===`approved`?`Retire it in the same run.`:`Reject it first, or remove its "variantOf" where the question stands by itself.`}))}
function errorsAfter(dataset,{file:read,defects},{path,before,after}){
let cases=dataset.cases.flatMap(one=>one.path===path?read===void 0?[]:[read]:[one]),others=dataset.defects.filter(({at})=>at.file!==path),judged={...dataset,cases,defects:[...others,...defects]},placeBefore=lineBefore(before,after),revision=`${revisionsFolder}/${read?.case.corpusRevision??``}/`;
return check(judged).flatMap(finding=>{
let{level,at}=finding;
return level===`error`?at.file===path?[{...finding,at:{...at,line:placeBefore(at.line)}}]:at.file.startsWith(revision)?[finding]:[]:[]})}
function newsBeside(refused,findings){
let told=new Set(refused.map(({at})=>at.line));
return findings.filter(({rule,at})=>!rule.startsWith(`review/`)&&!told.has(at.line))}
export{errorsAfter,evidenceMovedOn,evidenceOfCandidate,newsBeside,retiredTooEarly,rulesOfFamilies,unfitToRetire};
