import{accountName,byUtf8,canonicalJson,check,confirmations,contentState,documentsOf,fieldOf,fitsGlob,groupingOf,groupsOf,idInName,isBlank,isBot,isInCases,isLater,isMap,isUndecided,isYamlName,judgedVersion,limits,machineNamed,oncePerPair,parseLocated,personKey,quoted,readCase,samePerson,sha256,stageOf,startOf,statusOf as statusOf$1,unreadCases}from"./core.js";
import{retiredTooEarly,unfitToRetire}from"./shared-rules.js";
import{askedCode,codeOf,decideRefresh,decidedCase,markHeldOut,movedEvidence,notOnlyMoved,readLine,resultCode,targetRevision,togetherCode,triggerOf,unfitCase}from"./shared-refresh.js";
import{eitherSide,knownHeldOutSide}from"./shared-families.js";
import{lineBefore,proofField,viaFields}from"./shared-model.js";
import{editNested}from"./shared-load.js";
import{record,retire}from"./shared-review.js";
import{expertsOf,ownedPaths as ownedPaths$1}from"./shared-authoring.js";
import{isDeepStrictEqual}from"node:util";
function inOrder(e){
return e.toSorted(bySaying)}
function bySaying(e,t){
return isLater(e.at,t.at)?1:isLater(t.at,e.at)?-1:e.kind===t.kind?e.id-t.id:e.kind===`review`?-1:1}
function latestOpinions(e){
return inOrder([...personally(e).values()].flatMap(e=>e.filter(hasOpinion).slice(-1)))}
function backings(e){
let t=[...personally(e).values()].flatMap(e=>e.map((t,n)=>[t,backingOf(e,n)]));
return new Map(t)}
function personally(e){
let t=inOrder(e).flatMap(e=>e.by===void 0?[]:[{one:e,by:e.by}]),n=groupsOf(t,({by:e})=>e.id);
return new Map([...n].map(([e,t])=>[e,t.map(({one:e})=>e)]))}
function backingOf(e,t){
let n=e[t],r=e.findLastIndex(takesBack),i=e[r],a=i===void 0?`none`:isOf(i);
if(n===void 0)return{is:`none`};
if(n.opinion===`dismissed`)return{is:`dismissed`};
if(t<r)return{is:a};
if(hasOpinion(n))return{review:n};
let o=e.slice(r+1,t).findLast(({opinion:e})=>e===`approves`);
return o===void 0?i?.opinion===`asks-for-changes`?{review:i}:{is:a}:{review:o}}
function takesBack({opinion:e}){
return e===`asks-for-changes`||e===`dismissed`}
function hasOpinion({opinion:e}){
return e!==void 0&&e!==`comments`}
function isOf({opinion:e}){
return e===`dismissed`?`dismissed`:`asks-for-changes`}
function strangeness(e,{author:t,reviewers:n,owners:r}){
return e===void 0?{why:`deleted-account`}:isMachine(e)?{why:`bot`}:t!==void 0&&sameAccount(e,t)?{why:`author`}:isAmong(n,e)||isAmong(r,e)?void 0:{why:`not-in-policy`}}
function voiceOf(e,{files:t},n){
let r=permissionOf(e,n);
return mayWrite.has(r)?isAmong(n.reviewers,e)?`everything`:t.some(({needsOwner:e})=>e)&&isOwner(e,n)?`files`:{why:`not-in-policy`}:{why:`no-permission`}}
function isOwner(e,t){
return t.owners.length>0?isAmong(t.owners,e):permissionOf(e,t)===`admin`}
function peopleToLookUp(e,t={author:void 0,reviewers:[],owners:[]}){
let n=latestOpinions(e).flatMap(({by:e,opinion:n})=>n!==`dismissed`&&strangeness(e,t)===void 0&&e!==void 0?[e.login]:[]);
return[...new Map(n.map(e=>[accountName(e),e])).values()].toSorted(byUtf8)}
const mayWrite=new Set([`write`,`maintain`,`admin`]);
function isAmong(e,{login:t}){
return e.length===0||e.some(e=>accountName(e)===accountName(t))}
function isMachine({login:e,isBot:t}){
return t||isBot(e)}
function sameAccount(e,t){
return e.id===t.id||accountName(e.login)===accountName(t.login)}
function permissionOf({login:e},{permissions:t}){
let n=accountName(e);
return[...t].find(([e])=>accountName(e)===n)?.[1]??`none`}
function nameOfPath({path:e,rawPath:t}){
return Buffer.from(e).toString(`latin1`)===t&&!e.startsWith(`"`)?e:quotedAsGit(t)}
function pathInSet(e,t){
return e===``?t:t.startsWith(`${e}/`)?t.slice(e.length+1):void 0}
function quotedAsGit(e){
return`"${e.replaceAll(/["\\]|[^ -~]/g,e=>e===`"`||e===`\\`?`\\${e}`:`\\${e.charCodeAt(0).toString(8).padStart(3,`0`)}`)}"`}
function changedCases({base:e,merged:t,changed:n}){
let r=filesByPath(t),i=twinsIn(t),a=earlierCases(e);
return changedPathsIn(n).flatMap(({path:e,isThere:t})=>{
let n=t?r(e):void 0;
if(n===void 0)return[];
let o=n.whole!==void 0&&!i(n);
return[{before:a(n),after:n,digest:o?n.digest:void 0}]})}
function isUnread({case:e,digest:t}){
return t===void 0&&Object.keys(e).length===0}
function filesByPath(e){
let t=new Map(e.cases.map(e=>[e.path,e])),n=new Set(unreadCases(e));
return e=>{
let r=n.has(e)||isInCases(e)&&isYamlName(e);
return t.get(e)??(r?unreadCase(e):void 0)}}
function changedPathsIn({place:e,paths:t}){
return t.flatMap(t=>{
let n=pathInSet(e,t.path);
return n===void 0?[]:[{path:n,isThere:t.after!==void 0}]})}
function twinsIn({cases:e}){
let t=groupsOf(e,e=>e.case.id);
return({case:{id:e}})=>(t.get(e)?.length??0)>1}
function earlierCases({cases:e}){
let t=groupsOf(e,e=>e.case.id),n=new Map(e.map(e=>[e.path,e]));
return({path:e,case:{id:r}})=>{
if(r===void 0)return n.get(e);
let i=t.get(r)??[];
return i.find(t=>t.path===e)??i[0]}}
function unreadCase(e){
return{path:e,case:{},whole:void 0,digest:void 0,unresolvedDigest:void 0,has:()=>!1,locate:()=>startOf(e),locateKey:()=>startOf(e)}}
const readByGitHub=/^(?:\.github\/|(?:docs\/)?CODEOWNERS$)/,foldersOfGitHub=new Set([`.github`,`docs`]);
function ownedPaths(e,t){
let n=protectedPaths(e,t);
return t=>{
let r=pathInSet(e,t);
return r!==void 0&&!isInCases(r)||readByGitHub.test(t)||n(t)}}
function protectedPaths(e,t){
let n=(t?.protectedPaths??[]).flatMap(patternOf);
return t=>{
let r=pathInSet(e,t),i=r===void 0||r===t?[t]:[t,r];
return n.some(e=>i.some(t=>fitsGlob(e,t)||fitsGlob(`${e}/*`,t)))}}
function mayConcern(e,t){
let n=(t?.protectedPaths??[]).flatMap(patternOf).map(e=>e.split(`*`)[0]);
return t=>{
let r=`${t}/`,i=e===``||`${e}/`.startsWith(r),mayBe=(e=``)=>e.startsWith(r)||r.startsWith(e);
return i||foldersOfGitHub.has(t)||n.some(mayBe)}}
function patternOf(e){
if(e===``)return[];
let t=e.replace(/^(?:\.?\/)+/,``).replace(/\/+$/,``);
return[t===``?`*`:t.replaceAll(`**/`,`*`)]}
function changedFiles(e,t){
let{changed:n,policy:r}=e,{place:i}=n,a=ownedPaths(i,r),o=protectedPaths(i,r),s=caseContents(e,t);
return n.paths.flatMap(e=>{
let t=nameOfPath(e),n=s(e);
return n.isTold&&!o(e.path)?[]:[{path:t,...contentNames(e,n),needsOwner:a(e.path)||n.takesJudged}]}).toSorted((e,t)=>byUtf8(e.path,t.path))}
function caseContents({base:e,merged:t,changed:{place:n}},r){
let[i,a]=[filesByPath(e),filesByPath(t)],o=new Set(r.map(({after:e})=>e.path)),s=new Set(r.flatMap(({before:e})=>e?.path??[])),c=new Set(t.cases.map(e=>e.case.id)),isKept=({case:{id:e}},t)=>e===void 0?t!==void 0:c.has(e);
return e=>{
let t=pathInSet(n,e.path),at=(e,n)=>t===void 0||n===void 0?void 0:e(t),[r,c]=[at(i,e.before),at(a,e.after)],l=c!==void 0&&o.has(c.path),u=c===void 0?e.after===void 0:l;
if(r===void 0)return{before:r,after:c,isAsked:l,isTold:e.before===void 0&&u,takesJudged:!1};
let d=s.has(r.path)||l&&isUnread(r),f=mayBeJudged(r)&&!isKept(r,c);
return{before:r,after:c,isAsked:l,isTold:d&&u,takesJudged:f}}}
function mayBeJudged(e){
return e.whole===void 0||stageOf(e)!==`pending`}
function contentNames({before:e,after:t},{before:n,after:r,isAsked:i}){
return{before:e&&contentName(e,i?n?.digest:void 0),after:t&&contentName(t,i?r?.digest:void 0)}}
function contentName({mode:e,oid:t},n){
let r=n??t;
return e===`100644`?r:`${e} ${r}`}
const ofBoth=oncePerPair((e,t)=>eitherSide(knownHeldOutSide(e),knownHeldOutSide(t)));
function heldOutIn({base:e,merged:t}){
return ofBoth(e,t)}
function whyAsked({before:e,after:t,digest:n}){
let r=e!==void 0&&isRequest(e,t);
return e!==void 0&&n!==void 0&&isJudgedAlike(e,t)?r?`refresh`:void 0:t.has([`retired`])?`retired`:r?`refresh`:bringsDecision(e,t)?`decided`:contentState(t)===`edited`||e!==void 0&&wasJudged(e)?`edited`:`new`}
function isRequest(e,t){
return isUndecided(t)&&stageOf(t)!==`retired`&&stageOf(e)===`approved`}
function isJudgedAlike(e,t){
return e.digest===t.digest&&isDeepStrictEqual(recordOf(e),recordOf(t))}
function recordOf(e){
let{review:t,refresh:n,retired:r,sentinel:i}=e.case;
return{review:statusOf$1(e)===`pending`?void 0:t,refresh:isUndecided(e)?void 0:n,retired:r,judgments:i?.reviews}}
function bringsDecision(e,t){
let{review:n,refresh:r}=t.case,i=statusOf$1(t);
return(i===`approved`||i===`rejected`)&&contentState(t)!==`edited`&&!isDeepStrictEqual(n,e?.case.review)||r?.outcome!==void 0&&!isDeepStrictEqual(r,e?.case.refresh)}
function wasJudged(e){
return statusOf$1(e)!==`pending`}
function askedChange(e){
let t=askedCases(e).toSorted(byId);
return{cases:t,files:changedFiles(e,t)}}
function touchesSet({files:e},{place:t,paths:n}){
return e.some(({needsOwner:e})=>e)||n.some(({path:e})=>pathInSet(t,e)!==void 0)}
function askedCases(e){
let t=heldOutIn(e),n=new Map(markHeldOut(e.refresh,t).map(e=>[e.file.path,e]));
return changedCases(e).flatMap(e=>{
let r=whyAsked(e);
if(r===void 0)return[];
let{before:i,after:a,digest:o}=e,{path:s}=a,c=i===void 0?[a]:[i,a],l=a.whole===void 0||c.some(t.holdsCase),u=r===`refresh`?n.get(s):void 0;
return[{id:a.case.id??idInName(s),path:s,because:r,before:i,after:a,digest:o,isHeldOut:l,item:u&&{...u,isHeldOut:l||u.isHeldOut}}]})}
function byId(e,t){
return byUtf8(e.id,t.id)||byUtf8(e.path,t.path)}
function isRetirement({because:e,before:t,after:n}){
return e===`retired`||n.has([`retired`])&&t?.has([`retired`])!==!0}
function claimOf(e){
return isRetirement(e)?`retired`:isReviewedAnew(e)&&contentState(e.after)!==`edited`?reviewedAs(e):void 0}
function isReviewedAnew({before:e,after:t}){
return!isDeepStrictEqual(t.case.review,e?.case.review)}
function reviewedAs({after:e}){
let t=statusOf$1(e);
return t===`approved`||t===`rejected`?t:void 0}
function contradiction(e){
return isRetirement(e)&&reviewedAs(e)!==void 0&&isReviewedAnew(e)?`The file is taken out of use and holds another decision than before; take one of the two back.`:void 0}
function unfounded(e,t){
let n=claimOf(e);
if(n===void 0)return unfoundedBefore(e,t);
if(n===`retired`)return e.after.has([`retired`,`proof`])?unfitProof(e,t)??undecided$1:void 0;
let{via:r}=e.after.case.review??{};
return r===`github`?unfitProof(e,t)??unboundClaim(e,n)??undecided$1:unboundClaim(e,n)}
function unfoundedBefore(e,t){
let{after:n}=e;
return isReviewedAnew(e)&&contentState(n)===`edited`&&n.case.review?.via===`github`?unfitProof(e,t):void 0}
const undecided$1=`The review that the proof in the file names holds no line that counts and decides this.`;
function unboundClaim({after:e,digest:t},n){
let r=e.case.review?.digest;
if(r!==t)return r===void 0?n===`rejected`?void 0:`The file says ${n}, but not of which content.`:`The file says ${n} of another content than its own.`}
function unfitProof(e,{pullRequest:t,said:n}){
let r=proofIn(e);
if(r?.pullRequest===void 0||r.review===void 0)return`The file says that it was decided on GitHub, but carries no proof of it.`;
if(r.pullRequest!==t)return`The proof in the file is of pull request ${r.pullRequest}, not of this one.`;
let i=n.find(({kind:e,id:t})=>e===`review`&&t===r.review);
return i===void 0?`The proof in the file names a review that is not there.`:i.by?.id===r.reviewerId?void 0:`The proof in the file names another person than the one whose review it is.`}
function isProvedBy(e,t,{pullRequest:n}){
let r=proofIn(e),i=r?.review===t.review.id&&r.reviewerId===t.by.id;
return r?.pullRequest===n&&i&&isOfContent(e)}
function proofIn(e){
let{retired:t,review:n}=e.after.case;
return isRetirement(e)?t?.proof:n?.proof}
function isOfContent(e){
let{after:t,digest:n}=e,{review:r}=t.case;
return n===void 0?!1:isRetirement(e)||r?.via===`github`&&r.digest===n}
function isUncounted(e){
return`why`in e}
function saysSame(e,t){
return e.verdict===t.verdict&&e.digest===t.digest}
function standingOf(e,t,n){
let r=t.filter(({decided:e})=>e.verdict!==`accepted`),[i,...a]=r,o=n.elsewhere.get(e.path);
if(i===void 0&&o!==void 0)return`by`in o?{is:`recorded`,by:o.by}:{is:`false-claim`,wrong:o.wrong};
let s=contradiction(e);
if(i===void 0){
let r=s??unfounded(e,n);
return r===void 0?unjudged(t):{is:`false-claim`,wrong:r}}
return a.some(({decided:e})=>!saysSame(e,i.decided))?{is:`disputed`,by:r.map(({line:e})=>e)}:s===void 0?agreed(e,[i,...a],n):{is:`false-claim`,wrong:s}}
function unjudged([e]){
return e===void 0?{is:`waiting`}:{is:`accepted`,by:e.line}}
function agreed(e,t,n){
let[{line:r,decided:i}]=t,a=claimOf(e);
if(a!==void 0&&a!==i.verdict)return{is:`false-claim`,wrong:`The file says ${a}, and a line of a review says ${i.verdict}.`,by:r};
let o=n.elsewhere.get(e.path);
if(o!==void 0&&`by`in o)return{is:`recorded`,by:o.by};
let s=t.find(({line:t})=>isProvedBy(e,t,n));
if(s!==void 0&&a!==void 0)return{is:`recorded`,by:s.line};
let c=claimsProof(e)?otherProof:void 0;
return{is:`decided`,by:r,...c===void 0?{}:{claim:c}}}
function claimsProof(e){
let t=claimOf(e);
return t!==void 0&&t!==`retired`&&e.after.case.review?.via===`github`}
const otherProof=`The file names another proof, or another content, than this line.`;
function filesStanding({files:e},t,n){
let r=e.filter(({needsOwner:e})=>e),i=e.filter(({needsOwner:e})=>!e),a=t.filter(({cover:e})=>e.takesFiles).find(({line:e})=>isOwner(e.by,n)),[o]=t;
return{owned:r,ownedBy:r.length===0?void 0:a?.line,free:i,freeBy:i.length===0?void 0:o?.line}}
function acceptCode(e){
let t=e.toSorted((e,t)=>byUtf8(e.path,t.path));
return codeOf(t.map(({path:e,before:t,after:n})=>[e,t??null,n??null]))}
function approvable(e){
let{id:t,digest:n,because:r}=e;
if(n!==void 0&&r!==`refresh`)return isRetirement(e)?{id:t,digest:retirementDigest(n)}:claimOf(e)===`rejected`?void 0:{id:t,digest:n}}
function acceptable(e){
let{id:t,digest:n,because:r,after:i}=e,a=(r===`new`||r===`edited`)&&statusOf$1(i)===`pending`;
return n===void 0||!a||isRetirement(e)?void 0:{id:t,digest:n}}
function movable(e){
let{id:t,because:n}=e,r=n===`refresh`?movedDigest(e):revisedDigest(e);
return r===void 0?void 0:{id:t,digest:r}}
function movedDigest({item:e}){
let t=e?.evidence??[],n=t.filter(({verdict:e})=>e===`moved`).length,r=t.every(({verdict:e})=>e===`moved`||e===`same`);
if(n===0||!r)return;
let i=e?.outcomes.find(({outcome:e,replace:t})=>e===`revised`&&t.length===n);
return i!==void 0&&`digest`in i.result?i.result.digest:void 0}
function revisedDigest({because:e,after:t,digest:n}){
return e===`decided`&&t.case.refresh?.outcome===`revised`?n:void 0}
function codedChange({cases:e,files:t}){
let n=e.filter(({because:e})=>e===`refresh`),r=[e,e.filter(isShown)].flatMap(e=>[coded(e,approvable),coded(e,acceptable),coded(e,movable)]),i=[n,n.filter(isShown)].map(e=>coded(e,movable)),a=[...r,...i].filter(({length:e})=>e>0);
return{cases:e,files:t,codes:new Map(a.map(e=>[togetherCode(e),e])),filesCode:t.length>0?acceptCode(t):void 0}}
function isShown({isHeldOut:e}){
return!e}
function codedBy(e,{codes:t},{memory:n}){
let r=n.get(e),i=r!==void 0&&isCodeOf(e,r);
return t.get(e)??(i?r:void 0)}
function coded(e,t){
return e.flatMap(e=>t(e)??[])}
function isCodeOf(e,t){
try{
return togetherCode(t)===e}catch{
return!1}}
function retirementDigest(e){
return sha256(canonicalJson({retired:e}))}
function refreshResult(e,t,n){
let{code:r}=t;
if(r===void 0)return isAsOnBase(e)?resolved(e,t,n):unbound;
let i=codeOfQuestion(e.after,e.id,n),a=plannedResult(e,t);
if(a!==void 0)return`why`in a||[resultCode(a.digest),i].includes(r)?a:noFit$1;
let o=resolved(e,t,n);
return`why`in o?r===i?o:noFit$1:[resultCode(o.digest),i].includes(r)?o:noFit$1}
function writtenResult(e,t,n){
let{digest:r,before:i,after:a,id:o}=e,{outcome:s}=a.case.refresh??{};
if(r===void 0||s===void 0)return notAskedAgain;
if(s!==t.choice.outcome)return{why:`refused`,wrong:`The file holds another decision: ${s}.`};
let{code:c}=t;
if(c===resultCode(r))return{digest:r};
if(c!==void 0&&c!==codeOfQuestion(i,o,n))return noFit$1;
let l=resolved(e,t,n);
return`why`in l||l.digest===r?l:noFit$1}
function codeOfQuestion(e,t,{to:n}){
return n===void 0||e===void 0?void 0:askedCode({id:t,file:e},n)}
function isAsOnBase({before:e,after:t}){
return t.digest!==void 0&&t.digest===e?.digest}
function plannedResult({item:e},{choice:t}){
let n=e?.outcomes.find(e=>isSame(e,t))?.result;
if(!(n===void 0||`needs`in n))return`digest`in n?n:{why:`refused`,wrong:n.refused.map(({message:e})=>e).join(` `)}}
function isSame(e,t){
if(e.outcome!==t.outcome)return!1;
switch(t.outcome){
case`confirmed`:
return t.quotes===void 0;
case`revised`:
return isPlain(t)&&keyOf$1(e.replace)===keyOf$1(t.replace);
case`abstained`:
return!1;
case`retired`:
return!0}}
function isPlain(e){
let{quotes:t,add:n,answer:r}=e;
return t===void 0&&n===void 0&&r===void 0}
function keyOf$1(e){
let t=e.toSorted((e,t)=>byUtf8(e.from,t.from));
return JSON.stringify(t.map(({from:e,to:t})=>[e,t]))}
function resolved(e,t,{resolve:n}){
let r=n(e,t);
return`digest`in r?r:{why:`refused`,wrong:r.refused}}
const noFit$1={why:`code-does-not-fit`},unbound={why:`refused`,wrong:`The case was edited in this pull request, so a line about it needs its code.`},notAskedAgain={why:`refused`,wrong:`Nothing asks about this case again: write approve or reject.`};
function coverOf({line:e,by:t,voice:n},r,i){
if(e.verb===`accept`&&isOfFiles(r,e.code))return ofFiles(r,t,i);
if(n===`files`)return{why:`not-in-policy`};
switch(e.verb){
case`approve together`:
case`approve all`:
case`confirm moved`:
case`accept`:
return coverTogether(e,r,i);
default:
return coverOfOne(e,r,i)}}
function isOfFiles({filesCode:e},t){
return t.toLowerCase()===e}
function ofFiles({files:e},t,n){
return isOwner(t,n)||e.some(({needsOwner:e})=>!e)?{decided:[],takesFiles:!0}:ofOwners}
const ofOwners={why:`refused`,wrong:`These files need somebody who owns the policy.`};
function coverTogether(e,t,n){
let r=codedBy(e.code.toLowerCase(),t,n);
if(r===void 0)return noFit;
let i=n.casesPerApproval;
if(!isNumberRight(e,r.length,i)){
let t=r.length;
return e.verb===`approve all`?{why:`number`,covers:t}:{why:`number`,covers:t,most:i}}
let a=digestsOf(r),o=t.cases.flatMap(t=>fitting(e,t,a)??[]);
return o.length>0?{decided:o,takesFiles:!1}:reasonOf(e,t,a)}
function isNumberRight(e,t,n){
switch(e.verb){
case`approve all`:
return e.count===t;
case`accept`:
return!0;
case`approve together`:
case`confirm moved`:
return t<=n}}
function digestsOf(e){
let t=new Map;
for(let{id:n,digest:r}of e)t.set(n,(t.get(n)??new Set).add(r));
return t}
function fitting({verb:e},t,n){
let r=codedAs(e,t);
if(r===void 0||n.get(r.id)?.has(r.digest)!==!0)return;
let{digest:i}=r;
return e===`accept`?{asked:t,verdict:`accepted`,digest:i}:isRetirement(t)?{asked:t,verdict:`retired`,digest:t.digest}:{asked:t,verdict:`approved`,digest:i}}
function codedAs(e,t){
switch(e){
case`accept`:
return acceptable(t);
case`confirm moved`:
return movable(t);
case`approve together`:
case`approve all`:
return approvable(t)}}
function reasonOf({verb:e},{cases:t},n){
return t.some(({id:e,digest:t})=>t!==void 0&&n.get(e)?.has(t)===!0)?{why:`refused`,wrong:unsuited[e]}:noFit}
const unsuited={accept:`Only candidates can be taken as they are: these are decided in their files, retired, or asked about again.`,"approve together":`These cases are asked about again, taken out of use or rejected by their files since; each needs a line of its own.`,"approve all":`These cases are asked about again, taken out of use or rejected by their files since; each needs a line of its own.`,"confirm moved":`These cases are not asked about again, so there are no moves to take.`};
function coverOfOne(e,{cases:t},n){
let r=t.filter(({id:t})=>t===e.id).map(t=>decidedBy(inSmallLetters(e),t,n)),i=r.flatMap(e=>`why`in e?[]:[e]);
if(i.length>0)return{decided:i,takesFiles:!1};
let[a]=r.flatMap(e=>`why`in e?[e]:[]);
return a??{why:`unknown-case`,id:e.id}}
function inSmallLetters(e){
return`code`in e&&e.code!==void 0?{...e,code:e.code.toLowerCase()}:e}
function decidedBy(e,t,n){
switch(e.verb){
case`approve`:
return approved$1(t,e.code);
case`reject`:
return rejected$1(t,e.code);
case`retire`:
case`confirm`:
case`revise`:
case`abstain`:
return ofEvidence(e,t,n)}}
function approved$1(e,t){
let{digest:n,because:r}=e;
return n===void 0?refused(`The case has no digest, so nothing can approve it.`):r===`refresh`?refused(`The case is asked about again: write confirm, revise, abstain or retire.`):isRetirement(e)?refused(`The change takes the case out of use: write retire.`):t===resultCode(n)?{asked:e,verdict:`approved`,digest:n}:noFit}
function rejected$1(e,t){
if(e.because===`refresh`)return refused(`The case was approved and is asked about again: write retire if nobody needs it.`);
if(isRetirement(e))return refused(`The change takes the case out of use: ask for changes if it is to stay.`);
let{digest:n}=e;
return t===void 0||n!==void 0&&t===resultCode(n)?{asked:e,verdict:`rejected`,digest:n}:noFit}
function ofEvidence(e,t,n){
let{digest:r,because:i}=t,a=e.verb===`retire`?`retired`:`approved`;
return i===`refresh`?withVerdict(t,a,refreshResult(t,e,n)):isRetirement(t)&&e.verb===`retire`?r!==void 0&&e.code===resultCode(r)?{asked:t,verdict:a,digest:r}:noFit:e.verb===`retire`?refused(`The change does not take the case out of use.`):i!==`decided`||isRetirement(t)?notAskedAgain:withVerdict(t,a,writtenResult(t,e,n))}
function withVerdict(e,t,n){
return`why`in n?n:{asked:e,verdict:t,digest:n.digest}}
function refused(e){
return{why:`refused`,wrong:e}}
const noFit={why:`code-does-not-fit`};
function spacesAt(e,t){
let n=t;
for(;e[n]===` `;)n++;
return n-t}
function withSpaces(e){
if(!e.includes(`	`))return e;
let t=/^[\t >*+\-\d.)]*/.exec(e)?.[0]??``,n=``;
for(let e of t)n+=e===`	`?` `.repeat(4-n.length%4):e;
return n+e.slice(t.length)}
function goesOnIn(e,t){
let n=0,r=0;
for(let i of t){
let t=contentIn(e,n,i);
if(t===void 0)break;
n=t,r++}
return{count:r,at:n}}
function contentIn(e,t,n){
let r=spacesAt(e,t),i=t+r===e.length;
return n.kind===`quote`?r>3||e[t+r]!==`>`?void 0:behindQuoteMark(e,t+r):i?n.isEmpty?void 0:e.length:r>=n.width?t+n.width:void 0}
function behindQuoteMark(e,t){
return e[t+1]===` `?t+2:t+1}
function itemAt(e,t,n){
let r=spacesAt(e,t),[i]=/^(?:[-+*]|\d{1,9}[.)])(?= |$)/.exec(e.slice(t+r,t+r+12))??[];
if(i===void 0)return;
let a=t+r+i.length,o=spacesAt(e,a),s=a+o===e.length;
if(n&&(s||/\d/.test(i)&&!/^0*1\D$/.test(i)))return;
let c=s||o>4?1:o,l=r+i.length+c;
return{container:{kind:`item`,width:l,isEmpty:s},at:Math.min(t+l,e.length)}}
const address=/<[a-z][\da-z.+-]{1,31}:[^\s<>]*>/iy,mailAddress=/<[\w.!#$%&'*+/=?^`{|}~-]+@[\da-z.-]+>/iy,startsTag=/<[a-z/!?]/iu;
function addressAt(e,t){
for(let n of[address,mailAddress]){
n.lastIndex=t;
let[r]=n.exec(e)??[];
if(r!==void 0)return r.length}
return 0}
function meaningOfTag(e,t){
let n=/^<\/?([a-z]+)/i.exec(e.slice(t,t+20))?.[1]?.toLowerCase()??``;
return n===`blockquote`||n===`q`?`quote`:/^(?:pre|code|samp|kbd|tt|xmp|listing|plaintext)$/.test(n)?`code`:`comment`}
function startsHtml(e){
return startsTag.test(e.slice(0,2))&&addressAt(e,0)===0}
const blockTags=`details|summary|p|div|hr|h[1-6]|ul|ol|li`,quietTag=RegExp(`</?(?:${blockTags}|br|sub|sup|del|ins|kbd|img)(?: [a-z-]+(?:="[^"<>\\n]*")?){0,9} ?/?>`,`iy`),quietTags=new RegExp(quietTag.source,`gi`),quietBlock=RegExp(`^</?(?:${blockTags})[ >]`,`i`);
function quietTagAt(e,t){
return quietTag.lastIndex=t,quietTag.exec(e)?.[0].length??0}
function startsQuietBlock(e){
return quietBlock.test(e)&&quietTagAt(e,0)>0}
function withoutQuietTags(e){
return e.replace(quietTags,``)}
const thematicBreak=/^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,underline=/^(?:=+|-+)[ \t]*$/,fenceStart=/^(`{3,}(?=[^`]*$)|~{3,})/,heading=/^#{1,6}(?:[ \t]|$)/,starting=/^(?:```|~~~|[>#<=]|[-+*_](?: |$|[-*_ ]+$)|\d{1,9}[.)](?: |$))/;
function isBlankFrom(e,t){
return t+spacesAt(e,t)>=e.length}
function isDelimiterRow(e){
return/^[|:\- \t]+$/.test(e)&&e.includes(`-`)&&/[|:]/.test(e)}
function startsBlock(e,t){
if(spacesAt(e,t)>3)return!1;
let n=e.slice(t).trimStart();
return thematicBreak.test(n)||fenceStart.test(n)||heading.test(n)||startsHtml(n)||n.startsWith(`[^`)}
function wouldStart(e){
return starting.test(e)}
const none={kind:`none`};
var BlockReader=class{
containers=[];
leaf=none;
paragraph=0;
hasTag=!1;
wasBlank=!0;
next(e){
let t=withSpaces(e),n=this.read(t);
return this.wasBlank=isBlankFrom(t,0),n}
read(e){
let{count:t,at:n}=goesOnIn(e,this.containers),r=t===this.containers.length,i=e.slice(n);
return this.leaf.kind===`fence`&&r?this.inFence(i,this.leaf):this.leaf.kind===`comment`?r?this.inComment(i):end(i,`comment`):this.leaf.kind===`html`&&r&&!isBlankFrom(e,n)?this.inHtml(i):this.leaf.kind===`table`&&!isBlankFrom(e,n)?r&&/^ {0,3}\|/.test(i)?this.row(i):end(i,`comment`):this.started(e,n,t)}
started(e,t,n){
let r=this.opened(e,t,n);
if(r===void 0)return end(e,`comment`);
let{open:i,at:a}=r,o=i===this.containers||n===this.containers.length;
if(isBlankFrom(e,a))return this.blank(i);
let s=this.leaf.kind===`paragraph`&&!startsBlock(e,a);
if(!o&&(s||spacesAt(e,a)>3)){
let t=e.slice(a).trimStart();
if(wouldStart(t))return end(t,`comment`);
if(s)return this.text(t)}
return o||(this.leaf=none),this.containers=i.map(e=>e.kind===`item`?{...e,isEmpty:!1}:e),this.leafLine(e.slice(a))}
opened(e,t,n){
let r=this.containers.slice(0,n),i=t;
for(;;){
let a=r===this.containers||n===this.containers.length,o=this.openedAt(e,i,a);
if(o===void 0)return{open:r,at:i};
if((i!==t||this.containers[n]?.kind!==`item`)&&this.isUnsureItem(e,i,o)||(r.push(o.container),r.length>40))return;
i=o.at,this.leaf=none,this.containers=r}}
isUnsureItem(e,t,{container:n}){
return this.wasBlank||n.kind!==`item`?!1:itemAt(e,t,!0)===void 0}
openedAt(e,t,n){
let r=spacesAt(e,t);
if(r>3||isBlankFrom(e,t))return;
if(e[t+r]===`>`)return{container:{kind:`quote`},at:behindQuoteMark(e,t+r)};
let i=e.slice(t+r),a=n&&this.leaf.kind===`paragraph`;
if(!(thematicBreak.test(i)||a&&isDelimiterRow(i)))return itemAt(e,t,a)}
blank(e){
return this.containers=e,this.leaf=none,{...silent,aside:this.asideOf(void 0)}}
inFence(e,t){
let n=/^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1];
return n?.startsWith(t.sign)===!0&&n.length>=t.length&&(this.leaf=none),{...silent,text:e,aside:this.asideOf(`code`)}}
inComment(e,t=0){
let n=t===0?e.indexOf(`-->`):e.indexOf(`-->`,2);
return(n<0?``:e.slice(n+3)).includes(`<`)||e.includes(`--!>`)?end(e,`comment`):(this.leaf=n<0?{kind:`comment`}:none,{...silent,text:e,aside:this.asideOf(`comment`)})}
inHtml(e){
return startsTag.test(withoutQuietTags(e))?end(e,`comment`):(this.leaf={kind:`html`},{...silent,text:e,aside:`quote`})}
leafLine(e){
let t=e.trimStart(),n=this.leaf.kind===`paragraph`;
if(spacesAt(e,0)>3)return n?this.text(t):{...silent,text:t,aside:this.asideOf(`code`)};
if(n&&isDelimiterRow(t))return this.delimiterRow(t);
if(thematicBreak.test(t)||n&&underline.test(t))return this.leaf=none,{...silent,text:t,aside:this.asideOf(void 0)};
let r=fenceStart.exec(t);
if(r!==null){
let[,e=``]=r;
return this.leaf={kind:`fence`,sign:e.charAt(0),length:e.length},{...silent,text:t,aside:this.asideOf(`code`)}}
return this.textLine(t)}
textLine(e){
if(e.startsWith(`<!--`))return this.inComment(e,2);
if(startsHtml(e))return this.isQuoted()&&startsQuietBlock(e)?this.inHtml(e):end(e,meaningOfTag(e,0));
if(e.startsWith(`[^`)&&e.includes(`]:`))return end(e,`comment`);
if(!heading.test(e))return this.text(e);
this.leaf=none;
let t=this.text(e);
return this.leaf=none,t}
delimiterRow(e){
return this.hasTag||/^[-+*] /.test(e)?end(e,`comment`):(this.leaf={kind:`table`},{...silent,text:e,aside:this.asideOf(void 0)})}
row(e){
return startsTag.test(e)?end(e,`comment`):{...silent,text:e,aside:this.asideOf(void 0)}}
text(e){
return this.leaf.kind!==`paragraph`&&(this.paragraph++,this.hasTag=!1),this.leaf={kind:`paragraph`},this.hasTag||=startsTag.test(e),{...silent,text:e,aside:this.asideOf(void 0),paragraph:this.paragraph}}
asideOf(e){
return this.isQuoted()?`quote`:e}
isQuoted(){
return this.containers.some(({kind:e})=>e===`quote`)}};
const silent={text:``,paragraph:void 0,isEnd:!1};
function end(e,t){
return{text:e.trimStart(),aside:t,paragraph:void 0,isEnd:!0}}
function inlineMarks(e,t){
let n=new Paragraph(e),{text:r}=n;
r.startsWith(`[`)&&r.includes(`]:`)&&n.endAt(0,`comment`),r.includes(`$$`)&&n.endAt(r.indexOf(`$$`),`code`),readCode(n,t),n.between(/\$(?=\S)/,/\$(?![\p{L}\p{N}])/gu,`code`),n.between(/~(?=\S)/,/(?<=\S)~/g,`comment`);
let i=e.findIndex(e=>/!\[|\]\(/.test(e.replaceAll(plainLink,``)));
i>=0&&n.setAside(i+1,e.length,`comment`);
let a=e.findIndex(hasAddressWithCode);
return a>=0&&n.setAside(a+1,e.length,`code`),n}
const plainLink=/!?\[[^[\]]*\]\([^\s()"'<>\\]*\)/g;
function hasAddressWithCode(e){
return e.includes("`")?e.split(/\s+/).some(e=>{
let t=e.search(/www\.|:\/\/|@|mailto:|xmpp:/i);
return t>=0&&e.lastIndexOf("`")>t}):!1}
var Paragraph=class{
text;
asides;
end;
starts;
constructor(e){
this.text=e.join(`
`),this.asides=e.map(()=>void 0);
let t=0;
this.starts=e.map(e=>{
let n=t;
return t+=e.length+1,n})}
lineOf(e){
let t=0,n=this.starts.length-1;
for(;t<n;){
let r=Math.ceil((t+n)/2);
(this.starts[r]??0)<=e?t=r:n=r-1}
return t}
setAside(e,t,n){
for(let r=e;r<t;r++)this.asides[r]??=n}
spans(e,t,n){
this.setAside(this.lineOf(e)+1,this.lineOf(t)+1,n)}
endAt(e,t){
let n=this.lineOf(e);
(this.end===void 0||n<this.end.line)&&(this.end={line:n,aside:t})}
between(e,t,n){
let r=this.text.search(e);
if(r<0)return;
let i=r;
for(let{index:e}of this.text.matchAll(t))i=e;
this.spans(r,i,n)}};
const marks=/\\[!-/:-@[-`{-~]|`+|</g;
function readCode(e,t){
let{text:n}=e,r=n.lastIndexOf(`>`),i=new RunEnds(n);
marks.lastIndex=0;
for(let a=marks.exec(n);a!==null;a=marks.exec(n)){
let[o]=a,s=a.index;
if(o.startsWith("`")){
let t=i.next(o.length,s+o.length);
if(t===void 0)continue;
e.spans(s,t,`code`),marks.lastIndex=t+o.length}else if(o===`<`){
let i=addressAt(n,s)||(t?quietTagAt(n,s):0);
if(i>0)marks.lastIndex=s+i;else if(r>s&&/[a-z/!?]/i.test(n.charAt(s+1))){
e.endAt(s,meaningOfTag(n,s));
return}}}}
var RunEnds=class{
places=new Map;
constructor(e){
for(let{0:t,index:n}of e.matchAll(/`+/g)){
let e=this.places.get(t.length);
e===void 0?this.places.set(t.length,[n]):e.push(n)}
for(let e of this.places.values())e.reverse()}
next(e,t){
let n=this.places.get(e)??[];
for(;(n.at(-1)??t)<t;)n.pop();
return n.at(-1)}};
function ownLines(e){
let t=[],n=[];
for(let{text:r,aside:i}of readLines(e)){
let e=r.startsWith("`")&&readLine(r)!==void 0,a=i??(e?`code`:void 0);
if(a===void 0){
r!==``&&t.push(r);
continue}
let o=r.replace(/^(?:\s|>|<!--)+/,``).replace(/\s*-->\s*$/,``);
readLine(o)!==void 0&&n.push({text:o,as:a})}
return{lines:t,setAside:n}}
function readLines(e){
let t=e.split(/\r\n|\n|\r/),n=new BlockReader,r=[],i=[];
for(let[e,a]of t.entries()){
let o=n.next(a);
if(o.paragraph===void 0||o.paragraph!==i[0]?.paragraph){
let n=finish(i,r,o.isEnd?untilBlank(t,e):[]);
if(n!==void 0)return[...r,...rest(t,e,n)];
i=[]}
if(o.isEnd)return[...r,...rest(t,e,o.aside??`comment`)];
o.paragraph===void 0?r.push(o):i.push(o)}
return finish(i,r,[]),r}
function finish(e,t,n){
if(e.length===0)return;
let r=e[0]?.aside===`quote`,{asides:i,end:a}=inlineMarks([...e.map(({text:e})=>e),...n],r);
for(let[n,{text:r,aside:o}]of e.entries()){
let e=a!==void 0&&n>=a.line;
t.push({text:r,aside:o??(e?a.aside:i[n])})}
return a?.aside}
function untilBlank(e,t){
let n=e.findIndex((e,n)=>n>t&&/^[ \t]*$/.test(e));
return e.slice(t,n<0?e.length:n)}
function rest(e,t,n){
return e.slice(t).map(e=>({text:e,aside:n}))}
function spokenLines(e,t,n){
let r=backings(e);
return inOrder(e).flatMap(e=>{
let i=speakerOf({said:e,backing:r.get(e)??{is:`none`}},t,n),a=[...written(e,i),...setAside(e,i)];
return a.length===0&&e.opinion===`approves`?[{said:e,text:void 0,uncounted:silence(i)}]:a})}
function speakerOf({said:{by:e,edited:t},backing:n},r,i){
let a=strangeness(e,i);
if(a!==void 0||e===void 0)return{uncounted:a??{why:`deleted-account`}};
if(`is`in n)return{uncounted:{why:`opinion`,is:n.is}};
let o=voiceOf(e,r,i);
return typeof o==`object`?{uncounted:o}:t!==void 0&&t.by?.id!==e.id?{uncounted:{why:`edited-by-another`}}:{by:e,voice:o,review:n.review}}
function silence(e){
return`uncounted`in e?e.uncounted:{why:`no-line`}}
function written(e,t){
return ownLines(e.body).lines.flatMap(n=>{
let r=readLine(n);
return r===void 0?[]:[asSpoken({said:e,text:n.trim()},r,t)]})}
function asSpoken(e,t,n){
return`uncounted`in n?{...e,...n}:`wrong`in t?{...e,uncounted:{why:`unread`,wrong:t.wrong}}:t.verb===`reject`||n.review.opinion===`approves`?{...e,line:t,...n}:{...e,uncounted:{why:`opinion`,is:`asks-for-changes`}}}
function setAside(e,t){
return e.by!==void 0&&isMachine(e.by)?[]:ownLines(e.body).setAside.flatMap(({text:n,as:r})=>{
let i=readLine(n);
if(i===void 0||`wrong`in i)return[];
let a=`uncounted`in t?t.uncounted:{why:`set-aside`,as:r};
return[{said:e,text:n.trim(),uncounted:a}]})}
function judgeReviews(e,t,n){
let r=codedChange(e),i=spokenLines(t,e,n).map(e=>held(e,r,n)),a=i.flatMap(({covers:e})=>e??[]),o=votesByCase(a),s=new Set([...o.values()].flat().map(({line:e})=>e)),c=a.filter(({line:e,cover:t})=>t.takesFiles||s.has(e)),{pullRequest:l,elsewhere:u}=n,d={pullRequest:l,said:t,elsewhere:u},f=e.cases.map(e=>({asked:e,standing:standingOf(e,o.get(e)??[],d)})),p=filesStanding(e,c,n),m=objectionsIn(e,t,n),h=f.every(({standing:e})=>isSettled(e))&&areTaken(p)&&m.length===0;
return{cases:f,files:p,heard:heardOf(i,c),objections:m,isDone:h}}
function held(e,t,n){
if(!(`line`in e))return{...e,covers:void 0};
let{line:r,text:i,by:a,said:o,review:s}=e,c=coverOf(e,t,n);
return isUncounted(c)?{said:o,text:i,covers:void 0,uncounted:c}:{said:o,text:i,covers:{line:{line:r,text:i,by:a,said:o,review:s},cover:c},uncounted:void 0}}
function votesByCase(e){
let t=e.flatMap(({line:e,cover:t})=>t.decided.map(t=>({line:e,decided:t}))),n=groupsOf(t,({decided:e})=>e.asked);
return new Map([...n].map(([e,t])=>[e,lastOfEach(t)]))}
function lastOfEach(e){
let t=new Map;
for(let n of generalFirst(e)){
if(n.decided.verdict===`accepted`)continue;
let e=t.get(n.line.by.id)??[],[r]=e;
r!==void 0&&saysSame(r.decided,n.decided)?e.push(n):t.set(n.line.by.id,[n])}
let n=new Set([...t.values()].flat());
return e.filter(e=>n.has(e)||e.decided.verdict===`accepted`)}
function generalFirst(e){
return[...groupsOf(e,({line:e})=>e.said).values()].flatMap(e=>{
let[t,n]=[e.filter(e=>!namesCase(e)),e.filter(namesCase)];
return[...t,...n]})}
function namesCase({line:e}){
return`id`in e.line}
function isSettled({is:e}){
return e===`decided`||e===`recorded`||e===`accepted`}
function areTaken({owned:e,ownedBy:t,free:n,freeBy:r}){
return(e.length===0||t!==void 0)&&(n.length===0||r!==void 0)}
function objectionsIn(e,t,n){
return latestOpinions(t).filter(({opinion:t,by:r})=>{
let i=r===void 0||strangeness(r,n)!==void 0;
return t!==`asks-for-changes`||i?!1:typeof voiceOf(r,e,n)==`string`})}
function heardOf(e,t){
let n=new Set(t.map(({line:e})=>e.review)),r=new Set(t);
return e.flatMap(({said:e,text:t,covers:i,uncounted:a})=>{
if(a?.why===`no-line`&&n.has(e))return[];
let o=i!==void 0&&r.has(i);
return[{said:e,text:t,counts:o,uncounted:a??(i===void 0||o?void 0:{why:`overruled`})}]})}
function borneOut(e,t,{proof:n,text:r}){
let i=r;
for(let r of t){
let t=e.whole?.[r];
if(isProved(t,n))continue;
let a={proof:n},o={...t,...r===`review`?viaFields(a):proofField(a)},s=editNested(e.path,i,{field:r,to:o});
if(`refused`in s)return s;
i=s.text}
return{text:i}}
function isProved(e,{pullRequest:t,review:n,reviewerId:r}){
let i=e?.proof;
return i?.pullRequest===t&&i.review===n&&i.reviewerId===r&&(e?.via??`github`)===`github`}
const blocks=[`review`,`refresh`,`retired`];
function decisionBlocks(e){
let{review:t,refresh:n,retired:r}=e.case,i={review:t?.status===`approved`||t?.status===`rejected`,refresh:n?.outcome!==void 0,retired:r!==void 0};
return blocks.filter(e=>i[e])}
function claimedBlocks({before:e,after:t}){
return decisionBlocks(t).filter(n=>!isDeepStrictEqual(e?.case[n],t.case[n]))}
function proofOf({by:e,review:t},{pull:n,head:r}){
return{pullRequest:n.number,review:t.id,reviewerId:e.id,commit:t.commit??r}}
function saidAt({said:e}){
return e.edited?.at??e.at}
function unfitPerson(e,{login:t,isBot:n},{isApproval:r}){
let i=[];
r&&isAuthor(e,t)&&i.push({message:`${quoted(t)} wrote the case, so this approval of it is not independent.`,at:e.locate([`origin`,`author`]),fix:`Have somebody else read the case and approve it.`});
let a=machineNamed(e,t);
if(n||a!==void 0){
let n=a===`generator`?`the generator that wrote the case`:`no person`;
i.push({message:`${quoted(t)} is ${n}, and a decision is a person's.`,at:e.locate(a===`generator`?[`origin`,`generator`]:[`id`]),fix:`Have a person read the case and decide, under their own name.`})}
return i}
function isAuthor({case:{origin:e}},t){
let n=e?.author;
return n!==void 0&&!isBlank(n)&&samePerson(n,t)}
function decidedRefresh(e,t){
let{dataset:n,asked:r,text:i}=e,{after:a}=r,o=recordedOutcome(e);
if(o!==void 0)return{text:i,as:o};
let s=[...unfitCase(a),...unfitPerson(a,e.line.by,{isApproval:approves(e)})];
if(s.length>0)return{refused:s,findings:[]};
let c=targetRevision(n,r.item?.to);
if(`refused`in c)return{refused:[c.refused],findings:[]};
let l=t===`moves`?allMoves(n,a,c):t;
if(`refused`in l)return{refused:l.refused,findings:[]};
let u=r.item?.observations,d=triggerOf(n,{file:a,observed:u},c);
return`refused`in d?{refused:[d.refused],findings:[]}:decided(e,{choice:l,target:c,...d})}
function decided({dataset:e,asked:t,line:n,proof:r,text:i,together:a},o){
let{after:s}=t,c=decideRefresh(e,s,{...o,by:n.by.login,at:saidAt(n),reason:n.line.reason,confirmed:confirmations,from:judgedVersion(e,s).case.corpusRevision,judged:e.approved.get(s.path),text:i,together:a,via:{proof:r}});
if(!(`text`in c))return c;
let l=`code`in n.line&&n.line.verb!==`confirm moved`?n.line.code:void 0,u=[resultCode(c.digest),askedCode({id:t.id,file:s},o.target)];
return l!==void 0&&!u.includes(l)?{refused:[anotherResult(s)],findings:[]}:{text:c.text,as:o.choice.outcome}}
function recordedOutcome({asked:e,line:t,proof:n}){
let{refresh:r}=e.after.case;
return isDeepStrictEqual(r?.proof,n)&&r?.at===saidAt(t)&&r.reason===t.line.reason?r.outcome:void 0}
function approves({asked:e,line:t}){
return t.line.verb!==`retire`&&e.after.case.sentinel===void 0}
function allMoves(e,t,n){
let r=movedEvidence(e,t,n),i=notOnlyMoved(t,r,n);
return i.length>0?{refused:i}:{outcome:`revised`,replace:r.moves}}
function anotherResult(e){
return{message:`What the line decides gives another text than the one that its code is of.`,at:e.locate([`corpusRevision`]),fix:`Read the case again as the comment shows it now, and decide with the code that stands there.`}}
function decidedFile(e){
let{asked:t,line:n}=e;
switch(n.line.verb){
case`approve`:
case`approve together`:
case`approve all`:
return approved(e);
case`reject`:
return rejected(e);
case`retire`:
return t.because===`refresh`?decidedRefresh(e,n.line.choice):retired(e);
case`confirm`:
case`revise`:
case`abstain`:
return decidedRefresh(e,n.line.choice);
case`confirm moved`:
return decidedRefresh(e,`moves`);
case`accept`:
return{refused:[undecided(t.after)],findings:[]}}}
function approved(e){
let{asked:t}=e,n=claimsOf(t);
return n.includes(`review`)&&contentState(t.after)!==`as-judged`?approvedAnew(e,n):n.length>0?bearOut(e,n):t.because===`refresh`||isUndecided(t.after)?{refused:[asksOtherwise(t.after)],findings:[]}:reviewed(e,`approved`)}
function approvedAnew(e,t){
let n=reviewed(e,`approved`),r=t.filter(e=>e!==`review`);
if(!(`text`in n)||r.length===0)return n;
let i=bearOut({...e,text:n.text},r);
return`text`in i?{...i,as:`approved`}:i}
function rejected(e){
let{asked:t}=e,{after:n}=t;
return statusOf$1(n)===`rejected`&&claimsOf(t).includes(`review`)&&contentState(n)===`as-judged`?bearOut(e,[`review`]):reviewed(e,`rejected`)}
function claimsOf(e){
let{because:t}=e;
return t===`decided`||t===`retired`?claimedBlocks(e):[]}
function bearOut({asked:e,line:t,proof:n,text:r},i){
let{after:a}=e,o=i.includes(`review`)&&statusOf$1(a)===`approved`,s=unfitPerson(a,t.by,{isApproval:o});
if(s.length>0)return{refused:s,findings:[]};
let c=borneOut(a,i,{proof:n,text:r});
return`refused`in c?{refused:[c.refused],findings:[]}:{text:c.text,as:`borne-out`}}
function reviewed({dataset:e,asked:t,line:n,proof:r,text:i},a){
let o=unfitPerson(t.after,n.by,{isApproval:a===`approved`});
if(o.length>0)return{refused:o,findings:[]};
let s={status:a,reviewer:n.by.login,reason:n.line.reason,at:saidAt(n),confirmed:confirmations,via:{proof:r}},c=record(e,t.after,{decision:s,text:i});
return`text`in c?{...c,as:a}:c}
function retired(e){
let{dataset:t,asked:n,line:r,proof:i,text:a,together:o}=e,{after:s}=n;
if(isDeepStrictEqual(s.case.retired?.proof,i))return{text:a,as:`retired`};
let c=claimsOf(n);
if(c.includes(`retired`)){
let t=c.includes(`review`)?[claimsMore(s)]:[];
return t.length>0?{refused:t,findings:[]}:bearOut(e,c)}
let l=saidAt(r),u=[...unfitPerson(s,r.by,{isApproval:!1}),...unfitToRetire(t,o).filter(e=>e.at.file===s.path),...retiredTooEarly(s,l)];
if(u.length>0)return{refused:u,findings:[]};
let{reason:d}=r.line,f={by:r.by.login,at:l,reason:d,via:{proof:i}},p=retire(s,{retirement:f,text:a});
return`refused`in p?{refused:[p.refused],findings:[]}:{text:p.text,as:`retired`}}
function undecided(e){
return{message:`The line takes the case as it is and decides nothing, so nothing is recorded.`,at:e.locate([`id`])}}
function asksOtherwise(e){
return{message:`The case asks what becomes of its judgment, and an approval does not say that.`,at:e.locateKey([`refresh`]),fix:`Answer with a line that confirms, revises, abstains or retires, such as "confirm ${e.case.id??``} <code>: why".`}}
function claimsMore(e){
let t=e.case.review?.reviewedBy??`nobody named`;
return{message:`The change also claims a decision by ${quoted(t)} in "review", which a line that retires the case does not bear out.`,at:e.locateKey([`review`]),fix:`Bear out both with an approving line, or take the other one out of the change.`}}
function errorsTogether(e,t){
let n=new Map;
if(t.length===0)return n;
let r=new Set(errorsOf(e).map(keyOf));
for(let i=t;i.length>0;i=i.filter(({path:e})=>!n.has(e))){
let t=errorsOf(withTexts(e,i)).filter(e=>!r.has(keyOf(e))),a=n.size;
for(let e of i){
let r=t.filter(t=>isAbout(t,e.path));
r.length>0&&n.set(e.path,r.map(placedIn(e)))}
if(n.size===a)break}
return n}
function errorsOf(e){
return[...check(e)].filter(({level:e})=>e===`error`)}
function keyOf({rule:e,at:t,message:n}){
return JSON.stringify([e,t.file,n])}
function isAbout({at:e,related:t=[]},n){
return[e,...t].some(({file:e})=>e===n)}
function placedIn({path:e,before:t,after:n}){
let r=lineBefore(t,n);
return t=>{
let{at:n}=t;
return n.file===e?{...t,at:{...n,line:r(n.line)}}:t}}
function withTexts(e,t){
let n=new Map(t.map(({path:e,after:t})=>[e,readCase(e,t.replace(/^\ufeff/,``))])),r=e.cases.flatMap(e=>{
let t=n.get(e.path);
return t===void 0?[e]:t.file===void 0?[]:[t.file]}),i=e.defects.filter(({at:e})=>!n.has(e.file)),a=[...n.values()].flatMap(e=>e.defects);
return{...e,cases:r,defects:[...i,...a]}}
function recordingOf(e){
return recordingTogether(e,[e])}
function recordingTogether({merged:e,texts:t},n){
let r=[],i=[];
for(let{pull:a,head:o,judgement:s}of n){
let n={merged:e,texts:t,pull:a,head:o},c=retiredIn(s);
for(let{asked:e,standing:t}of s.cases){
if(t.is!==`decided`)continue;
let{by:o}=t,s=editOf(n,{asked:e,by:o,together:c});
`problems`in s?i.push({asked:e,by:o,pull:a.number,...s}):s.after!==s.before&&r.push(s)}}
let a=errorsTogether(e,r);
for(let{asked:e,by:t,pull:n,path:o}of r){
let r=a.get(o);
r!==void 0&&i.push({asked:e,by:t,pull:n,problems:{refused:[],findings:r}})}
return{files:r.filter(({path:e})=>!a.has(e)).map(({asked:e,path:t,after:n,as:r,by:i,pull:a})=>{
let{id:o,isHeldOut:s}=e;
return{id:o,path:t,bytes:new TextEncoder().encode(n),as:r,by:i,pull:a,isHeldOut:s}}).toSorted((e,t)=>byUtf8(e.path,t.path)),withheld:i.toSorted((e,t)=>byUtf8(e.asked.id,t.asked.id))}}
function retiredIn({cases:e}){
return e.flatMap(({asked:e,standing:t})=>t.is===`decided`&&t.by.line.verb===`retire`?[e.after]:[])}
function editOf({merged:e,texts:t,pull:n,head:r},{asked:i,by:a,together:o}){
let s=judgedText(i,t.get(i.path));
if(typeof s!=`string`)return{problems:{refused:[s],findings:[]}};
let c=e.cases.find(({path:e})=>e===i.path);
if(i.digest===void 0||c?.digest!==i.digest)return{problems:{refused:[anotherCase(i)],findings:[]}};
let l=decidedFile({dataset:e,asked:i,line:a,proof:proofOf(a,{pull:n,head:r}),text:s,together:o});
if(!(`text`in l))return{problems:l};
let{text:u,as:d}=l;
return new TextEncoder().encode(u).length>limits.case?{problems:{refused:[tooLong(i)],findings:[]}}:{asked:i,path:i.path,before:s,after:u,as:d,by:a,pull:n.number}}
function judgedText({after:e},{onBranch:t,merged:n}={onBranch:void 0,merged:void 0}){
let[r,i]=[t,n].map(textOf$1);
return i!==void 0&&r===i?i:{message:`${quoted(e.path)} is another file on the branch than after the merge: main changed it, too.`,at:e.locate([]),fix:`Bring the branch up to date with main; what was said stays good where the case says the same then.`}}
function textOf$1(e){
if(e!==void 0)try{
return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(e)}catch{
return}}
function anotherCase({after:e}){
return{message:`The case in the merged tree is another one than was judged, or has no digest.`,at:e.locate([]),fix:`Run touchstone check, and mend what it finds in this file.`}}
function tooLong({after:e}){
return{message:`With the reason of the decision, ${quoted(e.path)} would be larger than a case file may be.`,at:e.locate([]),fix:`Say why in one sentence, in a line of its own.`}}
function judgeChange(e,t){
let{pull:n,said:r,permissions:i,policy:a,memory:o,elsewhere:s}=t,{base:c,merged:l,changed:u,refresh:d,to:f}=e,p=askedChange({base:c,merged:l,changed:u,policy:a,refresh:d}),m=judgeReviews(p,r,{pullRequest:n.number,author:n.author,permissions:i,reviewers:a?.reviewers??[],owners:a?.owners??[],casesPerApproval:a?.limits?.casesPerApproval??10,memory:o,elsewhere:s,to:f,resolve:resolveIn(e)});
return{...t,sets:e,asked:p,concernsSet:touchesSet(p,u),judgement:m}}
async function recordingFor(e){
let{pull:t,sets:n,asked:r,judgement:i}=e,a=new Map;
for(let{path:e}of r.cases)a.set(e,await n.bytesOf(e));
let o={...n.merged,texts:new Map([...n.merged.texts,...n.texts])};
return recordingOf({pull:t,head:t.head,merged:o,judgement:i,texts:a})}
function resolveIn({merged:e,texts:t,to:n}){
let r=targetRevision(e,n?.id,t);
return({before:e,after:t},{choice:n})=>{
if(`refused`in r)return{refused:r.refused.message};
let i=t.case.refresh?.outcome===void 0?t:e;
if(i===void 0)return{refused:`The case is not on the base.`};
let a=decidedCase(i,n,r);
return`refused`in a?{refused:a.refused.map(({message:e})=>e).join(` `)}:{digest:a.digest}}}
function closingOf({pull:e,judgement:t},{files:n,withheld:r,changedSince:i},{open:a,by:o}){
let s=n.filter(t=>t.pull===e.number).map(({id:e})=>e),c=t.cases.filter(({asked:e})=>a.has(e.id)),idsOf=e=>c.filter(({standing:t})=>e(t)).map(({asked:e})=>e.id);
return{unapproved:idsOf(isLeft),accepted:idsOf(({is:e})=>e===`accepted`),withheld:withheldOf(e.number,{withheld:r}).map(({asked:e})=>e.id),changed:i.get(e.number)??[],underway:s,by:s.length===0?void 0:o}}
function broughtBy(e){
switch(e?.is){
case`created`:
case`updated`:
case`unchanged`:
return e.number;
default:
return}}
function withheldOf(e,{withheld:t}){
return t.filter(({pull:t})=>t===e)}
function isToldAs(e,t){
return e===void 0||t.unapproved.length+t.withheld.length>0?!1:e.unapproved.length===0&&e.withheld.length===0&&(t.underway.length===0||e.by===t.by)}
function isLeft({is:e}){
return e===`waiting`||e===`disputed`||e===`false-claim`}
function likelyReviewers(e,{base:t,policy:n,author:r}){
return likelyReviewersIn(t,n)(e,r).filter(({login:t})=>!wroteAll(e,t))}
function likelyReviewersIn(e,t){
let n=decisionsIn(e),r=expertsOf(e),i=[...groupsOf(t?.reviewers??[],accountName).values()].map(([e])=>e).filter(e=>!isBot(e));
return(e,t)=>{
let isAuthorOfPull=e=>t!==void 0&&accountName(e)===accountName(t),a=e.flatMap(({before:e,after:t})=>[e??[],t].flat()),o=n(a),s=new Set(a.flatMap(r).map(accountName));
return i.filter(e=>!isAuthorOfPull(e)).map(e=>({login:e,decided:o.get(personKey(e))??0,isExpert:s.has(accountName(e))})).toSorted((e,t)=>Number(t.isExpert)-Number(e.isExpert)||t.decided-e.decided||byUtf8(accountName(e.login),accountName(t.login)))}}
function wroteAll(e,t){
let wrote=({after:e})=>isAuthor(e,t)&&stageOf(e)!==`retired`;
return e.length>0&&e.every(wrote)}
function decisionsIn(e){
let t=mattersIn(e),n=new Map;
for(let r of e.cases){
let e=decidersOf(r);
if(e.size!==0)for(let i of t(r))n.set(i,(n.get(i)??new Set).add(e))}
return e=>{
let r=new Set(e.flatMap(t)),i=new Set([...r].flatMap(e=>[...n.get(e)??[]])),a=new Map;
for(let e of i)for(let t of e)a.set(t,(a.get(t)??0)+1);
return a}}
function mattersIn(e){
let t=groupingOf(e);
return n=>{
let r=t?.familiesOf(n),{documents:i}=r?.documents??documentsOf(e,n);
return[...(r?.belongings??[]).map(({family:e})=>`family ${e}`),...i.map(({documentId:e})=>`document ${e}`)]}}
function decidersOf(e){
let{review:t,refresh:n,retired:r,sentinel:i}=e.case,a=[statusOf$1(e)===`pending`?void 0:t?.reviewedBy,n?.outcome===void 0?void 0:n.by,r?.by,...(i?.reviews??[]).map(e=>e?.reviewer)];
return new Set(a.flatMap(e=>e===void 0?[]:[personKey(e)]))}
function guardedPaths({place:e,tool:t}){
let n=ownedPaths$1(e);
return t.is===`source`?[...n.filter(e=>!e.endsWith(`/.touchstone/`)),`/actions/`,`/dist/`]:n}
function newFileIn(e){
return e.endsWith(`/`)?`${e.slice(1)}anything-new.yaml`:e.slice(1)}
function liesIn(e,t){
return e.endsWith(`/`)?t.startsWith(e.slice(1)):t===e.slice(1)}
function mergeRulesOf(e){
let of=t=>e.filter(e=>fieldOf(e,`type`)===t),isThere=e=>of(e).length>0,parameters=(e,t)=>of(e).map(e=>fieldOf(fieldOf(e,`parameters`),t)),pull=e=>parameters(`pull_request`,e),t=parameters(`merge_queue`,`grouping_strategy`),n=parameters(`required_status_checks`,`required_status_checks`).flatMap(listIn);
return{approvals:Math.max(0,...pull(`required_approving_review_count`).map(numberOf)),asksOwners:pull(`require_code_owner_review`).includes(!0),dismissesOnPush:pull(`dismiss_stale_reviews_on_push`).includes(!0),asksAnotherThanLastPusher:pull(`require_last_push_approval`).includes(!0),statuses:n.flatMap(e=>statusOf(e,`integration_id`)),isUpToDate:parameters(`required_status_checks`,`strict_required_status_checks_policy`).includes(!0),queue:t.length===0?void 0:t.includes(`ALLGREEN`)?`each`:`last`,forbidsForcePush:isThere(`non_fast_forward`),forbidsDeletion:isThere(`deletion`),isLinear:isThere(`required_linear_history`),isSigned:isThere(`required_signatures`),forbidsCreation:isThere(`creation`),mergeWays:waysIn(pull(`allowed_merge_methods`))}}
function mergeRulesOfProtection(e){
let at=(...t)=>t.reduce((e,t)=>fieldOf(e,t),e),t=`required_pull_request_reviews`,n=`required_status_checks`,isOn=(...e)=>at(...e,`enabled`)===!0,r=listIn(at(n,`checks`)),i=listIn(at(n,`contexts`)).map(e=>({context:e}));
return{approvals:numberOf(at(t,`required_approving_review_count`)),asksOwners:at(t,`require_code_owner_reviews`)===!0,dismissesOnPush:at(t,`dismiss_stale_reviews`)===!0,asksAnotherThanLastPusher:at(t,`require_last_push_approval`)===!0,statuses:(r.length>0?r:i).flatMap(e=>statusOf(e,`app_id`)),isUpToDate:at(n,`strict`)===!0,queue:void 0,forbidsForcePush:!isOn(`allow_force_pushes`),forbidsDeletion:!isOn(`allow_deletions`),isLinear:isOn(`required_linear_history`),isSigned:isOn(`required_signatures`),forbidsCreation:isOn(`block_creations`),mergeWays:void 0}}
function statusOf(e,t){
let n=fieldOf(e,`context`),r=fieldOf(e,t);
return typeof n==`string`?[{context:n,app:typeof r==`number`&&r>0?r:void 0}]:[]}
const ways=[`merge`,`squash`,`rebase`];
function waysIn(e){
let t=e.filter(e=>Array.isArray(e));
if(t.length!==0)return ways.filter(e=>t.every(t=>t.includes(e)))}
function listIn(e){
return Array.isArray(e)?e:[]}
function numberOf(e){
return typeof e==`number`?e:0}
function workflowFacts({path:e,text:t}){
let n=t.replaceAll(`\r
`,`
`),{value:r,defects:i}=parseLocated(e,n);
if(i.length>0||!isMap(r))return{path:e,text:n,isRead:!1,events:[],jobs:[],uses:[]};
let a=fieldOf(r,`jobs`),o=isMap(a)?Object.entries(a):[];
return{path:e,text:n,isRead:!0,events:eventsIn(fieldOf(r,`on`)),jobs:o.map(([e,t])=>textOf(fieldOf(t,`name`))??e),uses:o.flatMap(([,e])=>usesIn(e))}}
function eventsIn(e){
return typeof e==`string`?[e]:Array.isArray(e)?e.filter(e=>typeof e==`string`):isMap(e)?Object.keys(e):[]}
function usesIn(e){
let t=fieldOf(e,`steps`);
return[e,...Array.isArray(t)?t:[]].flatMap(e=>textOf(fieldOf(e,`uses`))??[])}
function textOf(e){
return typeof e==`string`?e:void 0}
function isPinned(e){
return e.startsWith(`./`)||e.startsWith(`$/`)?!0:e.startsWith(`docker://`)?/@sha256:[0-9a-f]{64}$/.test(e):/@[0-9a-f]{40}$/.test(e)}
export{acceptCode,acceptable,approvable,broughtBy,changedCases,claimOf,claimedBlocks,closingOf,decisionBlocks,guardedPaths,heldOutIn,isAuthor,isMachine,isPinned,isRetirement,isToldAs,isUnread,judgeChange,liesIn,likelyReviewers,likelyReviewersIn,mayConcern,mergeRulesOf,mergeRulesOfProtection,movable,newFileIn,ownLines,ownedPaths,pathInSet,peopleToLookUp,recordingFor,recordingTogether,withheldOf,workflowFacts};
