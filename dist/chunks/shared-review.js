import{contentState,currentRevision,isAltered,readCase,revisionOf,statusOf}from"./core.js";
import{errorsAfter,evidenceMovedOn,newsBeside}from"./shared-rules.js";
import{proofField,questionsFor,viaFields}from"./shared-model.js";
import{editFields}from"./shared-load.js";
function outOfUse(e){
return e.has([`retired`])?[{message:`The case is retired.`,at:e.locateKey([`retired`]),fix:`Remove "retired" if it is to be used again.`}]:[]}
function refusals(e,t){
let{whole:n}=t;
if(n===void 0)return e.defects.filter(({at:e})=>e.file===t.path);
let r=[...outOfUse(t)];
if(`evidence`in n&&n.evidence!==void 0)return r.concat({message:`The evidence is still in its short form, so the chunks that it means are not known.`,at:t.locateKey([`evidence`]),fix:`Run touchstone fill, and read the case again.`});
if(revisionOf(e,t)?.digest===void 0){
let{corpusRevision:e}=n,i=e===void 0?`The case names no corpus revision.`:`Corpus revision "${e}" is not recorded in this set.`;
r.push({message:i,at:t.locate([`corpusRevision`]),fix:`Name the recorded revision that the case is judged under.`})}
return r}
function record(e,t,{decision:n,text:r}){
let i={set:`review`,to:reviewBlock(e,t,n),after:`origin`},a=editFields(t.path,r,[i]);
if(n.status===`rejected`){
let e=outOfUse(t);
return e.length>0?{refused:e,findings:[]}:`refused`in a?{refused:[a.refused],findings:[]}:a}
let o=evidenceMovedOn(e,t);
if(o.length>0&&statusOf(t)===`approved`)return{refused:o,findings:[]};
let s=[...refusals(e,t),...o,...unconfirmed(t,n)];
if(`refused`in a)return{refused:[...s,a.refused],findings:[]};
let c=readCase(t.path,a.text.replace(/^\ufeff/,``)),l=errorsAfter(e,c,{path:t.path,before:r,after:a.text});
return s.length>0?{refused:s,findings:newsBeside(s,l)}:l.length>0?{refused:s,findings:l}:a}
function obstacles(e,t,n){
let r=record(e,t,{decision:{status:`approved`,reviewer:`x`,reason:`x`,at:`2000-01-01T00:00:00Z`,confirmed:questionsFor(t.case.kind??`answerable`).map(({confirms:e})=>e)},text:n});
return`text`in r?{refused:[],findings:[]}:r}
function unconfirmed(e,{confirmed:t}){
return questionsFor(e.case.kind??`answerable`).filter(({confirms:e})=>!t.includes(e)).map(({confirms:t,question:n})=>({message:`"${t}" is not confirmed: ${n}`,at:e.locate([]),fix:`Add "${t}" to --confirm if the answer is yes; else reject the case or leave it.`}))}
function reviewBlock(e,t,n){
let r=revisionOf(e,t)?.digest,i=questionsFor(t.case.kind??`answerable`).map(({confirms:e})=>e).filter(e=>n.confirmed.includes(e));
return{status:n.status,reviewedBy:n.reviewer,reviewedAt:n.at,reason:n.reason,...n.status===`approved`?{confirmed:i}:{},...t.digest===void 0?{}:{digest:t.digest},...r===void 0?{}:{corpus:r},...viaFields(n.via??`local`)}}
function retire(e,{retirement:t,text:n}){
let{by:r,at:i,reason:a,via:o=`local`}=t,s={by:r,at:i,reason:a,...proofField(o)};
return editFields(e.path,n,[{set:`retired`,to:s,after:`review`}])}
function standingOf(e,t){
let n=contentState(t),r=currentRevision(e)?.id,i=r!==void 0&&t.case.corpusRevision===r;
return{content:n,corpus:corpusState(e,t,n),isCurrent:i}}
function corpusState(e,t,n){
if(n===`undecided`)return n;
let r=t.case.review?.corpus;
if(r===void 0)return`unbound`;
let i=revisionOf(e,t),a=i?.digest;
return a===r?i!==void 0&&isAltered(i)?`altered`:`as-judged`:n===`edited`?`unclear`:a===void 0?`not-recorded`:`rewritten`}
export{obstacles,outOfUse,record,refusals,retire,standingOf};
