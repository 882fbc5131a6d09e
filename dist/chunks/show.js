import{realpath,stat}from"node:fs/promises";
import{join,resolve}from"node:path";
import{Command,Option}from"./commander.js";
import{RepositoryError,UsageError,byUtf8,casesFolder,check,contentState,counted,currentRevision,decodeUtf8,dueUnder,findCheckout,idInName,isAskedNeedlessly,isFitId,isYamlName,jsonFinding,jsonText,judgedVersion,levelled,limits,listed,loadDataset,needlessStep,nextStep,placeFrom,placeIn,placeOfQuote,planCommand,provenanceOf,quoted,readCase,revisionsFolder,rows,statusOf,terminalText,textFilesOf,unverifiableWords,workingTree}from"./core.js";
import{standingOf}from"./shared-review.js";
import{caseTitle,evidence,originText,outcome,reasonWords,revisionText,toldFields,untold}from"./shared-report.js";
import{chosenCases,isFile,rawText,textsToday,unknownId}from"./shared-scripts.js";
import{commitTree,fileHistory}from"./shared-git.js";
function pastText(e,t,{style:n,place:r}){
let{recording:i,today:a,passedOver:o}=e,s=i?.certain===!1?`, or an earlier one that this clone lacks`:``,c=i===void 0?`the working directory: no commit holds it`:`commit ${i.commit} of ${i.committedAt}${s}`,l=a!==void 0&&a.path!==t.path,u=[[`from`,c],[`today`,`${wordsOfToday(e,t)}${l?`\nits file is ${r(a.path)}`:``}`],[`left out`,o===0?``:unfit(o)]];
return`${n.strong(`Newest version approved under "${t.case.corpusRevision??``}"`)}\n${rows(u)}`}
function unfit(e){
let t=e===1?`does not fit its approval`:`do not fit their approvals`;
return`${counted(e,`newer version`)} under this revision ${t}`}
function wordsOfToday({recording:e,today:t},n){
if(t===void 0)return`the case is not in the set any more, or its file cannot be read`;
if(e===void 0)return`this is the case as it is`;
let r=changedFields(n.case,t.case);
if(r.length===0)return`the case says the same`;
let i=new Set(r.map(e=>fieldWords[e]??`"${e}"`));
return`the case differs in ${listed([...i])}`}
const fieldWords={kind:`the kind`,because:`why there is no answer`,query:`the question`,conversation:`the earlier turns`,expectedAnswer:`the expected answer`,acceptedAnswers:`the other accepted answers`,evidence:`the evidence`,relevantChunkIds:`the evidence`,provenance:`the evidence`,distractorChunkIds:`the near misses`,corpusRevision:`the corpus revision`,origin:`who wrote it`,review:`the judgment`,refresh:`the last request for another look`,retired:`whether it is in use`,sentinel:`the sentinel's judgments`,variantOf:`whose variant it is`};
function changedFields(e,t){
return[...new Set([...Object.keys(fieldWords),...Object.keys(e),...Object.keys(t)])].filter(n=>written(e,n)!==written(t,n))}
function written(e,t){
let n=Reflect.get(e,t);
return JSON.stringify(n,(e,t)=>typeof t==`object`&&t&&!Array.isArray(t)?Object.fromEntries(Object.entries(t).toSorted(([e],[t])=>e<t?-1:1)):t)}
function casesJson(e){
return`${jsonText({cases:e.map(caseJson)})}\n`}
function caseJson({asked:e,file:t,shown:n,findings:r,revisions:i}){
return{asked:e,file:t??null,...n===void 0?nothingShown:shownJson(n),findings:r?.map(jsonFinding)??null,...i===void 0?{}:{revisions:i}}}
const nothingShown={case:null,evidence:[],review:null,refresh:null,states:null,judgment:null,variants:[],version:null};
function shownJson({dataset:e,file:t,due:n,variants:r,past:i}){
return{case:t.case,evidence:evidenceJson(e,t),review:t.case.review??null,refresh:t.case.refresh??null,states:statesJson(e,t),judgment:n===void 0||n.is===`approval`?null:n.currency,variants:r,version:i===void 0?null:versionJson(i,t)}}
function evidenceJson(e,t){
return(t.case.provenance??[]).map((t={})=>{
let n=textOf(e,t),{quote:r}=t,i=n===void 0||r===void 0?void 0:placeOfQuote(n,r);
return{...t,text:n??null,quoteAt:i??null}})}
function textOf({texts:e},{contentHash:t}){
return t===void 0?void 0:e.get(t)}
function statesJson(e,t){
let{content:n,corpus:r,isCurrent:i}=standingOf(e,t);
return{status:statusOf(t)??null,retired:t.case.retired!==void 0,content:n,corpus:r,digest:t.digest??null,isCurrent:i,currentRevision:currentRevision(e)?.id??null}}
function versionJson({recording:e,today:t,passedOver:n},r){
return{commit:e?.commit??null,committedAt:e?.committedAt??null,certain:e?.certain??!0,today:t?.path??null,changed:t===void 0?null:changedFields(r.case,t.case),passedOver:n}}
function judgmentNow(e,t,n){
let{currency:r}=n,{corpusRevision:i=``,kind:a}=judgedVersion(e,t).case,[o,s]=[quoted(i),quoted(currentRevision(e)?.id??``)];
if(r.state===`stale`)return staleText(t,n,{from:o,now:s,currency:r});
let c=nextStep(t,n);
return c===void 0?r.state===`current`?`current: it was made under ${s}, the current corpus revision`:a===`abstention`?`carried since ${o}: nothing that changed up to ${s} concerns it, so nobody has to decide`:`carried since ${o}: its evidence has the same ids and texts under ${s}, and nothing else that changed concerns it, so nobody has to decide`:c}
function staleText(e,t,{from:n,now:r,currency:i}){
let a=t.is===`decision`&&!t.isEdited?void 0:nextStep(e,t);
return[`stale: it was made under ${n}, and under ${r} somebody has to look again`,...i.reasons.map(e=>`${e}: ${reasonWords[e]}`),...i.unverifiable.map(e=>`${e}: ${unverifiableWords[e]}`),...documentLines(i.documents),...t.is===`decision`?[`What moved, and what to decide: ${planCommand(e)}.`]:[],...a===void 0?[]:[a]].join(`
`)}
function documentLines(e){
if(e.length===0)return[];
let t=e.length-5,n=[...e.slice(0,5),...t>0?[`${t} more`]:[]];
return[`may answer it now: ${listed(n)}`]}
function whoDecided({by:e=`nobody named`,at:t,reason:n}){
return`by "${e}"${t===void 0?``:` at ${t}`}${n===void 0?``:`: ${n}`}`}
function judgment(e,{file:t,due:n},r){
let i=r.strong(`Judgment`),a=statusOf(t);
if(a===void 0)return`${i}\n  The review cannot be read, so nothing is decided.`;
if(a===`pending`)return`${i}\n  Nobody has decided yet: the case is a candidate.`;
let{reviewedBy:o=`nobody named`,reviewedAt:s,reason:c,confirmed:l}=t.case.review??{},{content:u,corpus:d}=standingOf(e,t),f=a===`approved`?`approval`:`rejection`,p=[[`decision`,`${a} by "${o}"${s===void 0?``:` at ${s}`}`],[`why`,c??`no reason is given`],[`confirmed`,(l??[]).join(`, `)],[`recorded`,recordedHow(t.case.review)],[`case`,contentWords(u,{by:o,status:a,noun:f})],[`corpus`,corpusWords(d,t.case.corpusRevision,f)],[`today`,n===void 0?``:judgmentNow(e,t,n)]];
return`${i}\n${rows(p)}`}
function recordedHow({via:e,proof:t}={}){
switch(e){
case`github`:
{
let{pullRequest:e,review:n,reviewerId:r,commit:i}=t??{};
return t===void 0?`said to be on GitHub, but without a proof`:`on GitHub: pull request ${e??`?`}, review ${n??`?`} by account ${r??`?`}, at commit ${i??`?`}`}
case`local`:
return`at a desk: nothing on GitHub proves it`;
case`import`:
return`imported with the case: it was decided elsewhere`;
case void 0:
return`the file does not say how`}}
function contentWords(e,{by:t,status:n,noun:r}){
switch(e){
case`as-judged`:
return`is exactly what ${quoted(t)} ${n}`;
case`edited`:
return`was edited after the ${r}, so nobody has judged it as it is`;
case`unbound`:
return`may be another text than the one that was read: the ${r} does not record it, so it binds nothing`;
case`undecided`:
return`is not decided`}}
function corpusWords(e,t,n){
let r=t===void 0?`the corpus`:quoted(t);
switch(e){
case`as-judged`:
return`${r} is as it was judged`;
case`altered`:
return`${r} has the record that was read, but its files are not what that records`;
case`rewritten`:
return`${r} was rewritten under its name after the ${n}`;
case`unbound`:
return`the ${n} does not record which corpus was read`;
case`not-recorded`:
return`${r} is not recorded in this set, so it cannot be compared with what was read`;
case`unclear`:
return`${r} is not the one that was read: it was rewritten, or the edited case names another`;
case`undecided`:
return`not judged`}}
function sentinelText(e,t){
let{sentinel:n}=e.case;
if(n===void 0)return;
let r=(n.reviews??[]).map(t=>{
let{reviewer:n=`nobody named`,reviewedAt:r=`no time`,independence:i,digest:a}=t??{},o=i===void 0?``:independences[i],s=t?.relevantChunkIds??[];
return[`judged`,[`"${n}" at ${r}${o}`,supportWords(t?.expectedAnswerSupported),s.length===0?`no relevant chunk`:`relevant: ${s.join(`, `)}`,...a===e.digest||a===e.unresolvedDigest?[]:[`read another text of the case than this one`]].join(`
`)]}),i=[[`why`,n.why??`the file does not say`],...r.length===0?[[`judged`,`by nobody yet`]]:r,[`settled`,settled(n.resolution)]];
return`${t.strong(`Sentinel`)}\n${rows(i)}`}
const independences={blind:`, blind`,declared:`, declared independent`};
function supportWords(e){
return e===void 0?`what was judged of the answer cannot be read`:`the evidence ${e?`supports`:`does not support`} the answer`}
function settled(e){
if(e===void 0)return``;
let t=(e.clarified??[]).map(e=>e??``),n=t.length===0?``:`\nclarified: ${listed(t)}`;
return`${whoDecided(e)}${n}`}
function retiredText(e,t){
let{retired:n}=e.case;
if(n!==void 0)return`${t.strong(`Retired`)}\n  ${terminalText(whoDecided(n))}`}
const outcomeWords={confirmed:`confirmed, which is maintenance: the judgment holds as it was`,revised:`revised, which is a new judgment: its evidence or its answer is another`,abstained:`abstained, which is a new judgment: giving no answer is right now`,retired:`retired, which is a new judgment: nobody needs the case any more`};
function askedAgain({file:e,due:t},n){
let{refresh:r}=e.case;
if(r===void 0)return;
let{from:i=`?`,to:a=`?`,observations:o=[]}=r,s=[[`because`,reasonLines(r).join(`
`)],[`observed`,o.join(`, `)],[`corpus`,i===a?`under "${a}", as before`:`from "${i}" to "${a}"`],[`outcome`,outcomeText(e,r,t)],[`before`,beforeText(e,r)]];
return`${n.strong(`Asked again`)}\n${rows(s)}`}
function reasonLines({reasons:e=[]}){
let t=e.filter(e=>e!==void 0),n=t.filter(e=>e!==`corpus-revision-changed`),r=n.length===0?t:n;
return r.length===0?[`no reason is given`]:r.map(e=>`${e}: ${reasonWords[e]}`)}
function outcomeText(e,t,n){
let{outcome:r}=t;
if(r!==void 0)return`${outcomeWords[r]}\ndecided ${whoDecided(t)}`;
if(e.has([`refresh`,`outcome`]))return`it cannot be read`;
if(n!==void 0&&isAskedNeedlessly(e,n.currency))return`nobody has decided, and nobody has to: ${needlessStep(e)}`;
let i=n&&nextStep(e,n);
return i===void 0?`nobody has decided yet: touchstone check says what to do`:`nobody has decided yet. ${i}`}
function beforeText(e,{outcome:t,from:n,to:r,previous:i}){
let a=i===void 0?``:`the case had the digest ${i}`;
if(t===void 0||t===`retired`||n===r||n===void 0)return a;
let o=`to see it: touchstone show ${e.case.id??e.path}@${n}`;
return a===``?o:`${a}\n${o}`}
function caseRecord(e,t){
let{dataset:n,file:r,findings:i,past:a}=e,{style:o}=t;
return[caseTitle(r,t),a===void 0?void 0:pastText(a,r,t),...outcome(r,o),...evidence(n,r,{style:o,more:e=>hashLines(n,e)}),judgment(n,e,o),sentinelText(r,o),askedAgain(e,o),retiredText(r,o),recordFacts(e,o),i===void 0?void 0:findingLines(i,o)].filter(e=>e!==void 0).join(`

`)}
function hashLines({texts:e,defects:t},{contentHash:n}){
if(n===void 0)return[`  text      no hash says which text was judged`];
let r=`  hash      ${terminalText(n)}`;
if(e.has(n))return[r,`  text      kept, and it has this hash`];
let i=textFilesOf(n),a=t.find(({at:e})=>i.includes(e.file))?.at.file;
return a===void 0?[r]:[r,`  text      ${terminalText(a)} has lines that cannot be used`]}
const told=new Set([...toldFields,`sentinel`,`variantOf`,`families`]);
function recordFacts({dataset:e,file:t,variants:n},r){
let{families:i,split:a,tags:o,variantOf:s}=t.case,c=[[`written by`,originText(t)],[`revision`,revisionText(e,t)??`none`],[`variant of`,s??``],[`variants`,n.join(`, `)],[`families`,i?.length===0?`none`:(i??[]).join(`, `)],[`split`,a??``],[`tags`,(o??[]).join(`, `)],[`digest`,t.digest??`none: the case has no canonical form`]];
return[r.strong(`Case`),rows(c),...untold(t,told,r)].join(`
`)}
function findingLines(e,t){
let n=t.strong(`Findings in this file`);
return e.length===0?`${n}\n  none (the whole set: touchstone check)`:[n,...e.map(({at:e,level:n,rule:r,message:i})=>`  line ${e.line}  ${levelled(n,t)} ${r}: ${terminalText(i)}`),`  what to do about them: touchstone check`].join(`
`)}
function partOfTree(e,t){
return{...e,list:async n=>(await e.list(n)).filter(({path:e})=>t(e)),entry:async n=>t(n)?await e.entry(n):void 0}}
async function newestApproved(e,t){
let n=new Set,r,i=0,a=0;
for await(let o of e){
a++;
let e=o.text===void 0?void 0:readCase(o.path,o.text).file;
if(e===void 0||statusOf(e)!==`approved`)continue;
let{corpusRevision:s}=e.case;
if(s!==void 0&&n.add(s),s!==t)continue;
let c={version:o,file:e};
if(contentState(e)===`as-judged`)return{found:c,passedOver:i,looked:a,revisions:[...n]};
r??=c,i++}
return{found:r,passedOver:0,looked:a,revisions:[...n]}}
async function pastCase(e,t,n){
let r=await historyOf(e,t),i=await newestApproved(versionsOf(e,t,r),n),{found:a,passedOver:o}=i;
if(a===void 0)return{shown:void 0,known:i.looked>0,revisions:i.revisions};
let{committed:s}=a.version,c=e.dataset.cases.find(e=>isNamed(e.path,t)),l={variants:[],findings:void 0,due:void 0};
if(s===void 0||r===void 0){
let{dataset:t}=e,n=t.cases.find(({path:e})=>e===a.file.path)??a.file;
return{shown:{...l,dataset:t,file:n,past:{recording:void 0,today:c,passedOver:o}}}}
let u=await r.history.recordingOf(s),d=await datasetAt(e,r,{...s,file:a.file}),f=a.file;
return{shown:{...l,dataset:d,file:f,past:{recording:u,today:c,passedOver:o}}}}
async function historyOf({folder:e},t){
let n=await realpath(e),r=await findCheckout(n);
if(r?.head===void 0)return;
let{repository:i,head:a}=r,o=placeIn(r,n),s=o===``?casesFolder:`${o}/${casesFolder}`,named=e=>isNamed(e,t);
return{repository:i,within:o,history:await fileHistory(i,a,{folder:s,named})}}
function isNamed(e,t){
return isYamlName(e)&&idInName(e)===t}
async function*versionsOf(e,t,n){
if(yield*uncommitted(e,t,n),n===void 0)throw noHistory();
for await(let e of n.history.all()){
let{bytes:t,more:r}=await n.history.read(e,{max:limits.case});
yield{path:`${casesFolder}/${e.path}`,text:r?void 0:decodeUtf8(t),committed:e}}}
function noHistory(){
return new RepositoryError(`no-repository`,`The set lies in no Git repository with a commit, so there are no earlier versions to look in.`)}
async function*uncommitted({folder:e,dataset:t},n,r){
let i=workingTree(e),a=await r?.history.newest()??[];
for(let{path:r}of t.cases.filter(e=>isNamed(e.path,n))){
let t=await i.objectId(r,{max:limits.case});
a.some(e=>e.oid===t&&`cases/${e.path}`===r)||(yield{path:r,text:(await rawText(join(e,r))).replace(/^\ufeff/,``),committed:void 0})}}
async function datasetAt({folder:e,dataset:t},{repository:n,within:r},{commit:i,path:a,file:o}){
let s=new Set([...provenanceOf(o)].flatMap(({entry:e})=>e.contentHash??[])),c=new Set([...s].flatMap(textFilesOf)),l=`${revisionsFolder}/${o.case.corpusRevision??``}/`,u=partOfTree(await commitTree(n,i,r),e=>e===`cases/${a}`||e===`corpus-revisions/current.yaml`||e.startsWith(l)||c.has(e)),d=await loadDataset(u),f=new Set([...s].filter(e=>!d.texts.has(e))),p=await textsToday(e,f);
return{...d,current:t.current,revisions:new Map([...t.revisions,...d.revisions]),texts:new Map([...p,...d.texts])}}
function showCommand(e,t){
return new Command(`show`).description(`Show where a case's answer came from: its evidence, who judged it, and what still holds.`).argument(`<case...>`,`cases, each by its id or its file; with @<revision> as judged under it`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).addOption(new Option(`--format <format>`,`how to print the cases`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example).action(async(n,r)=>{
t(await runShow(e,n,r))})}
const example=`
With @<revision>, the newest version that was approved under that corpus revision is shown, from the history of the
branch that is checked out. Nothing is checked out, and the set need not hold the case any more.

Examples:
  touchstone show refund-001
  touchstone show cases/refunds/refund-001.yaml --format json
  touchstone show refund-001@corpus-2026-09-01

Exit code: 0 shown, 1 a case cannot be read or has no such version, 2 wrong use, 3 the run broke.`;
async function runShow(e,t,{format:n,set:r}){
let i=[];
for(let n of new Set(t))i.push(await askedFor(e.cwd,n));
let a=[];
for(let{name:t,revision:n}of i)(n===void 0||isFile(t)&&await isThere(e.cwd,t))&&a.push(t);
let o=await chosenCases(e.cwd,a,r),s=i.some(({revision:e})=>e===void 0)?check(o.dataset):[],c=[];
for(let e of i)c.push(await answerTo(e,o,s));
if(n===`json`)e.out(casesJson(c));else{
let t={style:e.style,place:placeFrom(e.cwd,o.folder)};
e.out(`${c.map(e=>answerText(e,t)).join(`


`)}\n`)}
return+!c.every(({shown:e})=>e!==void 0)}
async function askedFor(e,t){
let n=t.lastIndexOf(`@`);
if(n===-1||await isThere(e,t))return{word:t,name:t,revision:void 0};
let[r,i]=[t.slice(0,n),t.slice(n+1)];
if(r!==``&&isFitId(i))return{word:t,name:r,revision:i};
throw new UsageError(terminalText(`"${t}" names no case and corpus revision, as in refund-001@corpus-2026-09-01.`))}
async function isThere(e,t){
return(await stat(resolve(e,t)).catch(()=>void 0))?.isFile()===!0}
async function answerTo({word:e,name:t,revision:n},{folder:r,dataset:i,pathOf:a},o){
if(n===void 0){
let n=a.get(t)??``;
return{...presentCase(i,n,o.filter(({at:e})=>e.file===n)),asked:e}}
let s=isFile(t)?idInName(t.replaceAll(`\\`,`/`)):t,c=await pastCase({folder:r,dataset:i},s,n),{shown:l}=c;
if(l!==void 0)return{asked:e,file:l.file.path,shown:l,findings:void 0};
if(!c.known)throw unknownId(i.cases,s);
return{asked:e,file:void 0,shown:l,findings:void 0,revisions:c.revisions}}
function presentCase(e,t,n){
let r=e.cases.find(e=>e.path===t);
return r===void 0?{file:t,shown:void 0,findings:n}:{file:t,shown:{dataset:e,file:r,due:currentRevision(e)===void 0?void 0:dueUnder(e)(r),variants:e.cases.filter(e=>e.case.variantOf!==void 0&&e.case.variantOf===r.case.id).flatMap(e=>e.case.id??[]).toSorted(byUtf8),findings:n,past:void 0},findings:n}}
function answerText(e,t){
let{asked:n,file:r,shown:i,findings:a=[],revisions:o}=e;
if(i!==void 0)return caseRecord(i,t);
let{style:s,place:c}=t;
if(o===void 0){
let e=terminalText(c(r??``));
return`${s.strong(e)}  cannot be read as a case\n\n${findingLines(a,s)}`}
let l=o.length===0?`No version of it was ever approved.`:`Approved versions exist under: ${o.join(`, `)}.`;
return`${s.strong(terminalText(n))}  not found\n\n  No version of this case was approved under that corpus revision.\n  ${terminalText(l)}`}
export{showCommand};
