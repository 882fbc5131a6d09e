import{error,getInput,info,setOutput,summary,warning}from"./chunks/actions-core.js";
import{GitHubError,JobError,baseOfChange,changeOf,githubHost,isOfChange,isRefused,jobOf,placeOfJob,readPayload}from"./chunks/shared-github.js";
import{checkedOutIn,eventPayload,reportName,setPlace,tellFailure,tokenIn,toolOfSet,writeReport,yesOrNo}from"./chunks/shared-scripts.js";
import{changedPaths,repositoryPath}from"./chunks/shared-git.js";
import{UsageError,annotationOf,byUtf8,chunkDifferences,chunksAsRecorded,counted,currentFile,documentsAsRecorded,filesBelow,groupsOf,idInName,isInCases,isOfTheSet,isSameDocument,jsonText,keepsFile,limits,listed,logLine,package_default,quoted,readTexts,scopesOf,shortId,splitGroupingOf,tableDifferences,textsFolder,triggers,unreadCases}from"./chunks/core.js";
import{belowMerges,branchFolder,committedRequest,keepComment,markedBody,numberedBranch,partsOf,planRefresh,readBody,requestMessage,requestOf,setToPlan,sortCases,textHash,treeWith}from"./chunks/shared-refresh.js";
import{knownHeldOutSide,nothingHeldOut}from"./chunks/shared-families.js";
import{alterations,changesByDocument,compareRevisions,corpusDiffJson,countsText,documentCounts,hashesToRead,markdownCode,markdownLinkBelow,markdownText,settingRows,standingText}from"./chunks/comparison.js";
import{approvalsOf,documentBlock,evidenceBlock,folded,gravestFirst,headlineOf,idCode,inShell,isHeldOut,itemInLines,levelMarks,lineText,mostCharacters,onPage,planJson,planRows,pullRequestPacket,readMarker,some,verdictText,withMarker,wordsInJob}from"./chunks/shared-report.js";
import{editFields}from"./chunks/shared-load.js";
import{hiddenLine}from"./chunks/shared-model.js";
import{readFile,readdir}from"node:fs/promises";
import{join}from"node:path";
function pullRequestIn(e){
let{text:t,number:n,commit:r,value:i}=readPayload(`pull_request`,e),a=n(`pull_request`,`base`,`repo`,`id`);
return{number:n(`pull_request`,`number`),base:t(`pull_request`,`base`,`ref`),main:t(`repository`,`default_branch`),head:r(`pull_request`,`head`,`sha`),isFromFork:i(`pull_request`,`head`,`repo`,`id`)!==a,isOfDependabot:i(`pull_request`,`user`,`login`)===`dependabot[bot]`}}
function corpusChange(e,t){
let n=planRefresh(t.dataset,t),r=currentBefore(e,t),i=askedBefore(e),a=new Set(n.items.map(({id:e})=>e)),o=n.items.filter(({id:e})=>!i.has(e)),c=n.items.filter(({id:e})=>i.has(e)),l=[...i.keys()].filter(e=>!a.has(e)).toSorted(byUtf8),u=changedScopes(e,t),d=recordedBeside(e,t),f=u.length>0&&o.length+l.length>0;
if(r.state===`same`&&d.length===0&&!f)return;
let p=comparisonOf(e,t,r);
return{plan:n,before:r,comparison:p,becoming:o,changing:c.filter(e=>i.get(e.id)!==whatBecame(e)),waiting:c.filter(e=>i.get(e.id)===whatBecame(e)),relieved:l,scopes:u,recorded:d,ungrouped:ungroupedAmong(t.dataset,p),policy:t.dataset.policy}}
function currentBefore(e,{target:t}){
if(typeof e==`string`)return{state:e};
let{id:n,digest:r}=e.target;
return n===t.id?{state:r===t.digest?`same`:`rewritten`,id:n}:{state:`other`,id:n,isAgain:e.dataset.revisions.has(t.id)}}
function askedBefore(e){
if(typeof e==`string`)return new Map;
let{dataset:t,target:n}=e;
return sortCases(t,{target:n}).asked.length===0?new Map:new Map(planRefresh(t,e).items.map(e=>[e.id,whatBecame(e)]))}
function whatBecame({evidence:e,documents:t}){
return JSON.stringify([e.map(({piece:e,verdict:t,candidates:n})=>[e.chunkId,t,n.map(({id:e,hash:t})=>[e,t])]),t.map(({document:e,nearest:t})=>[e.id,t.map(({id:e,hash:t})=>[e,t])])])}
function changedScopes(e,{dataset:t}){
if(typeof e==`string`)return[];
let[n,r]=[e.dataset,t].map(({policy:e})=>scopesOf(e?.policy));
return triggers.flatMap(e=>n===void 0||r===void 0||n[e]===r[e]?[]:[{trigger:e,before:n[e],after:r[e]}])}
function recordedBeside(e,{dataset:t,target:n}){
return typeof e==`string`?[]:[...t.revisions.keys()].filter(t=>t!==n.id&&!e.dataset.revisions.has(t)).toSorted(byUtf8)}
function comparisonOf(e,t,{state:n}){
if(typeof e==`string`||n===`same`)return;
let[r,i]=[e.target,t.target],a=differencesOf(r,i);
if(a===void 0||r.record===void 0||i.record===void 0)return;
let o=new Map([...e.dataset.texts,...e.texts,...t.dataset.texts,...t.texts]);
return compareRevisions(r.record,i.record,{...a,texts:o})}
function textsToCompare(e,t){
if(typeof e==`string`)return new Set;
let n=differencesOf(e.target,t.target);
return n===void 0?new Set:hashesToRead(n.chunks)}
function differencesOf(e,t){
let[n,r]=[e,t].map(documentsAsRecorded),[i,a]=[e,t].map(chunksAsRecorded);
if(n!==void 0&&r!==void 0&&i!==void 0&&a!==void 0)return{documents:tableDifferences(n,r,isSameDocument),chunks:chunkDifferences(i,a)}}
function ungroupedAmong(e,t){
let n=splitGroupingOf(e);
if(n===void 0||n.isByCase||t===void 0)return[];
let{added:r,renamed:i}=t.documents;
return[...r,...i.map(e=>e.after)].map(({id:e})=>e).filter(e=>n.claimsOf(e).length===0).toSorted(byUtf8)}
async function readCorpusChange(e,t,{folder:n,...r}={}){
let i=await setToPlan(t,{to:void 0,candidates:!1},r);
if(`defects`in i)return{defects:i.defects};
if(`none`in i)return{none:i.none===`recorded`?`recorded`:`current`};
let{set:a,heldOut:o}=await setBefore(e,r),c=textsToCompare(a,i),l=new Map([...e===void 0?[]:await keptTexts(e,c),...await keptTexts(t,c),...i.texts]);
return{change:corpusChange(a,{...i,texts:l,heldOut:o,...n!==void 0&&{folder:n}})}}
async function setBefore(e,t){
if(e===void 0)return{set:`none`,heldOut:nothingHeldOut};
let n=await setToPlan(e,{to:void 0,candidates:!1},t),r=knownHeldOutSide(n.dataset);
return`defects`in n?{set:`unreadable`,heldOut:r}:{set:`none`in n?`none`:n,heldOut:r}}
async function keptTexts(e,t){
if(t.size===0)return new Map;
let n=(await filesBelow(e,textsFolder,[])).filter(e=>keepsFile(e,[])).map(({path:e})=>e);
return(await readTexts(e,n,t)).texts}
function caseLinks(e,t){
let n=e.slice(0,20).map(({id:e,file:{path:n}})=>markdownLinkBelow(t,e,{path:n})),r=e.length-n.length;
return listed([...n,...r>0?[counted(r,`more case`)]:[]])}
function namedIn(e){
let t=e.slice(0,8).map(idCode),n=e.length-t.length;
return listed([...t,...n>0?[`${n} more`]:[]])}
function openQuestions(e,{files:t},{questions:n,longest:r}){
let i=e.filter(e=>e.documents.length>0&&!isHeldOut(e));
if(i.length===0)return[];
let a=i.slice(0,n).map(e=>questionBlock(e,t,r)),o=i.slice(a.length),c=o.length===0?[]:[`${a.length===0?``:`And ${o.length} more: `}${caseLinks(o,t)}.`];
return[`### Questions that may have an answer now`,...a,...c]}
function questionBlock(e,t,n){
let{id:r,file:i,documents:a}=e,o=a.filter(({nearest:e})=>e.length>0).slice(0,3),c=a.filter(e=>!o.includes(e)).map(({document:e})=>e.id),l=o.length===0?`Documents that came or changed`:`Others that came or changed`;
return[`**${markdownLinkBelow(t,r,{path:i.path})}** ${lineText(i.case.query??``,n)}`,...o.map(e=>documentBlock(e,n)),...c.length===0?[]:[`${l}, without a chunk that is near to the question: ${namedIn(c)}.`]].join(`

`)}
function askedLists({items:e,pullRequests:t},{files:n},r){
if(t.length===0)return[];
let i=groupsOf(e,({pullRequest:e})=>e),a=t.slice(0,r.pullRequests).map(({branch:e,families:t,waits:r})=>{
let a=i.get(e)??[],o=t.length===0?``:` of ${listed(some(t.map(markdownText),`family`))}`;
return`- ${idCode(e)}${r?` (waits)`:``}, ${counted(a.length,`case`)}${o}: ${caseLinks(a,n)}`}),o=t.length-a.length,c=o>0?[`- and ${counted(o,`more pull request`)}`]:[];
return[`### Where people will be asked\n\n${[...a,...c].join(`
`)}`]}
function changeFacts(e){
let{plan:t,comparison:n,relieved:r}=e,{items:i}=t,a=i.filter(isHeldOut).length,o=i.filter(e=>e.needsTwoJudgments).length,c=i.filter(e=>e.documents.length>0).length,l=[[`Evidence`,evidenceText(e)],[`Judged`,judgedText(e)],[`Settings`,settingsText(e)],[`Policy`,policyText(e)],[`Documents`,n===void 0?``:documentCounts(n.documents)],[`Readers`,readersText(e)],[`Open questions`,c===0?``:`${counted(c,`abstention`)} may have an answer now`],[`Sentinels`,o===0?``:`${counted(o,`case`)}, judged again by two people each`],[`Held out`,a===0?``:`${counted(a,`case`)}; ids and links are all that is told of ${a===1?`it`:`them`}`],[`Carried`,t.standing.carried===0?``:counted(t.standing.carried,`judgment`)],[`No longer stale`,r.length===0?``:`${counted(r.length,`case`)}: ${namedIn(r)}`]].flatMap(([e,t])=>t===``?[]:[`- **${e}:** ${t}`]);
return l.length===0?[]:[l.join(`
`)]}
function evidenceText({becoming:e,changing:t}){
let n=[...e,...t].filter(e=>!isHeldOut(e)).map(({evidence:e})=>gravestFirst.find(t=>e.some(({verdict:e})=>e===t)));
return gravestFirst.flatMap(e=>{
let t=n.filter(t=>t===e).length;
return t===0?[]:[[t,e]]}).map(([e,t],n)=>`${n===0?counted(e,`case`):String(e)} ${evidenceWords[t]}`).join(`, `)}
const evidenceWords={gone:`whose evidence is gone`,unverified:`whose evidence cannot be verified`,ambiguous:`with evidence that may be in several places`,edited:`with other words`,merged:`joined with other text`,split:`cut into pieces`,moved:`only moved, word for word`};
function judgedText({plan:e,before:t}){
let n=`id`in t?t.id:void 0,r=e.from.filter(({id:e})=>e!==n);
if(r.length===0)return``;
let i=r.map(({id:e,cases:t})=>`${counted(t,`case`)} under ${idCode(e)}`);
return`${listed(some(i,`other`))}; evidence is compared with what was read then`}
const settingTriggers={chunking:`chunking-changed`,embedding:`embedding-changed`,filter:`retrieval-filter-changed`};
function settingsText({comparison:e,policy:t}){
if(e===void 0)return``;
let n=scopesOf(t?.policy);
return settingRows(e).filter(([,e])=>e.startsWith(`changed`)).map(([e,t])=>{
let r=settingTriggers[e],i=r===void 0?``:`, which asks about ${scopeText(n[r])}`;
return`the ${e} ${markdownText(t)}${i}`}).join(`; `)}
function scopeText(e){
return{"cases-of-evidence":`cases whose evidence moved`,"cases-of-document":`all cases that cite a document in which it happened`,"whole-set":`the whole set`}[e]}
function policyText({scopes:e}){
return e.map(({trigger:e,before:t,after:n})=>`${markdownCode(e)} asks about ${scopeText(n)}, before about ${scopeText(t)}`).join(`; `)}
function readersText({plan:{items:e},policy:t}){
if(e.length===0)return``;
let n=(t?.policy?.reviewers??[]).map(idCode),r=approvalsOf(e).map(([e,t])=>`${idCode(e)} approved ${t}`);
return[n.length===0?`the policy names nobody, so whoever has write access may review`:`the policy names ${listed(some(n,`other`))}`,...r.length===0?[]:[`of these cases ${listed(some(r,`other`))}`]].join(`; `)}
function changeVerdict(e,{other:t}){
let n=askedText(e);
return[`**${stalenessText(e)}**`,alreadyText(e),revisionText(e),...e.recorded.map(recordedText),n,t===void 0||n===``?``:`It goes to ${markdownCode(t.branch)}: people are asked once it is on ${markdownCode(t.asking)}.`].filter(e=>e!==``).join(` `)}
function stalenessText({plan:e,becoming:t,changing:n,waiting:r}){
let{current:i,carried:a}=e.standing,o=i+a,c=n.length+r.length,l=t.length+c+o;
if(t.length>0){
let e=t.length===l&&l>1?`all ${l} cases`:`${counted(t.length,`case`)} of ${l}`,n=o===0?`none stands`:`${o} ${o===1?`stands`:`stand`}`;
return`Merging this makes ${e} stale${t.length===l?``:`; ${n}`}.`}
return c>0?`Merging this makes no case stale that stands now.`:l===0?`Merging this asks nobody anything: no case is approved.`:`Merging this asks nobody anything: ${l===1?`the only judgment stands`:`all ${l} judgments stand`}.`}
function alreadyText({becoming:e,changing:t,waiting:n}){
let r=t.length+n.length;
if(r===0)return``;
let i=e.length===0?`case`:`other case`,a=r===1?`is`:`are`,o=t.length===0?``:t.length===r?`; the evidence of ${r===1?`it`:`all of them`} changes again`:`; the evidence of ${t.length===1?`one`:t.length} of them changes again`;
return`${counted(r,i)} ${a} stale without it already${o}.`}
function revisionText({plan:{to:e},before:t}){
let n=`Corpus revision ${idCode(e.id)} becomes current`;
switch(t.state){
case`other`:
return`${n}${t.isAgain?` again`:``}, in the place of ${idCode(t.id)}.`;
case`rewritten`:
return`Corpus revision ${idCode(e.id)} is recorded anew under its name, and a recorded revision never changes: ${markdownCode(`touchstone check`)} refuses that.`;
case`none`:
return`${n}, the first one.`;
case`unreadable`:
return`${n}. What is current without it cannot be read, so nothing is compared with that.`;
case`same`:
return`Corpus revision ${idCode(e.id)} stays current.`}}
function recordedText(e){
return`${idCode(e)} is recorded and not current, so it asks nobody; ${markdownCode(`touchstone refresh plan --to ${e}`)} tells what it would ask.`}
function askedText({plan:{items:e,pullRequests:t}}){
if(e.length===0)return``;
let n=t.filter(({waits:e})=>e).length,r=counted(t.length,`pull request`),i=t.length-n,a=n===0?``:`; ${i} ${i===1?`is`:`are`} opened at once, the others wait for these`;
return`People will be asked about ${e.length===1?`one case`:`${e.length} cases`} in ${r}${a}.`}
function toDoFirst({plan:e,ungrouped:t}){
let n=new Map(t.map(e=>[e,[]])),r=new Set;
for(let t of e.items.flatMap(e=>e.ungrouped))n.set(t.id,t.families),r.add(t.id);
let i=[...n].filter(([,e])=>e.length>0).map(([e])=>e),a=[...n].filter(([,e])=>e.length===0).map(([e])=>e),o=e.unasked.filter(({why:e})=>e===`unverifiable`).map(({id:e,path:t})=>e??t),c=[...a.length===0?[]:[ungroupedText(a,r)],...i.length===0?[]:[`${namedIn(i)} ${i.length===1?`is`:`are`} in several families: let one of them claim ${i.length===1?`it`:`each`} in ${markdownCode(`families.yaml`)}.`],...unverifiableText(o)];
return c.length===0?[]:[`### To do before the merge\n\n${c.map(e=>`- ${e}`).join(`
`)}`]}
function ungroupedText(e,t){
let n=e.length===1,r=e.filter(e=>t.has(e)).length===0?`A case that rests on ${n?`it`:`one of them`} would be an error (${markdownCode(`family/ungrouped-document`)}), and abstentions of every family are asked because of ${n?`it`:`them`}.`:`Without that nobody can decide that a case rests on ${n?`it`:`one of them`} (${markdownCode(`family/ungrouped-document`)}).`;
return`${namedIn(e)} ${n?`is`:`are`} in no family: add ${n?`it`:`each`} to one in ${markdownCode(`families.yaml`)}. ${r}`}
function unverifiableText(e){
if(e.length===0)return[];
let t=e.length===1;
return[`${namedIn(e)} cannot be verified: nothing tells what changed since the approval, so nobody can be asked about ${t?`it`:`them`}. ${markdownCode(`touchstone refresh plan`)} says what is missing.`]}
function citedChunks(e,t,n){
let r=citedIn(e),i=r.filter(([{one:e}])=>e.verdict===`moved`),a=[...changedChunks(r.filter(([{one:e}])=>e.verdict!==`moved`),t,n),...movedChunks(i,t,n)],o=onlySame(e,t);
return a.length+o.length===0?[]:[`### Cited chunks that change`,...a,...o]}
function citedIn(e){
let t=e.filter(e=>!isHeldOut(e)).flatMap(e=>e.evidence.filter(({verdict:e})=>e!==`same`).map(t=>({item:e,one:t})));
return[...groupsOf(t,({one:{piece:e}})=>JSON.stringify([e.chunkId,e.contentHash])).values()].map(gravestQuoteFirst).toSorted((e,t)=>gravity(e[0].one)-gravity(t[0].one)||t.length-e.length||byUtf8(e[0].one.piece.chunkId,t[0].one.piece.chunkId))}
function gravestQuoteFirst(e){
let t=groupsOf(e,quoteOf),[n=e[0],...r]=e.toSorted((e,n)=>gravity(e.one)-gravity(n.one)||Number(e.one.quote!==`changed`)-Number(n.one.quote!==`changed`)||Number(quoteOf(e)===``)-Number(quoteOf(n)===``)||(t.get(quoteOf(n))?.length??0)-(t.get(quoteOf(e))?.length??0)||byUtf8(quoteOf(e),quoteOf(n))||byUtf8(e.item.id,n.item.id));
return[n,...r]}
function quoteOf({one:{piece:e}}){
return e.quote??``}
function gravity({verdict:e}){
return gravestFirst.findIndex(t=>t===e)}
function changedChunks(e,t,{chunks:n,longest:r}){
let i=e.slice(0,n).map(e=>citedBlock(e,t,r)),a=e.slice(i.length).map(([{one:e}])=>e.piece.chunkId),o=i.slice(5);
return[...i.slice(0,5),...o.length===0?[]:[folded(counted(o.length,`more cited chunk`),o.join(`

`))],...namedAlone(a,i.length===0)]}
function namedAlone(e,t){
if(e.length===0)return[];
let n=e.slice(0,20).map(idCode),r=e.length-n.length,i=listed([...n,...r>0?[`${r} more`]:[]]);
return[t?`${i}.`:`And ${counted(e.length,`more chunk`)}: ${i}.`]}
function citedBlock(e,{files:t},n){
let[r]=e,[i,...a]=[...groupsOf(e,quoteOf).values()],o=`Cited by ${caseLinks((i??e).map(({item:e})=>e),t)}.`,c=a.map(e=>{
let[{one:r}]=e,i=caseLinks(e.map(({item:e})=>e),t);
return r.isHeldOut?`${i} cite${s(e)} it as well.`:r.piece.quote===void 0?`${i} cite${s(e)} it without a quote.`:`${i} cite${s(e)} other words of it: “${lineText(r.piece.quote,n)}” ${markdownText(`(${verdictText(r)})`)}.`});
return[evidenceBlock(r.one,n),[o,...c].join(`\\
`)].join(`

`)}
function s(e){
return e.length===1?`s`:``}
function movedChunks(e,{files:t},{moved:n}){
if(e.length===0)return[];
let r=new Set(e.flatMap(e=>e.map(({item:e})=>e.id))).size,i=e.slice(0,n).map(e=>{
let[{one:n}]=e,r=n.candidates[0]?.id??``,i=caseLinks(e.map(({item:e})=>e),t);
return`- ${idCode(n.piece.chunkId)} → ${idCode(r)}: ${i}`}),a=e.length-i.length,o=a>0?[`- and ${counted(a,`more chunk`)}`]:[],c=`**${counted(e.length,`cited chunk`)} only moved**, word for word, to ${e.length===1?`another id`:`other ids`}; ${counted(r,`case`)} cite${r===1?`s`:``} ${e.length===1?`it`:`them`}. A person takes the new ids; there are no new words to read.`;
return i.length===0?[c]:[c,folded(`From which id to which`,[...i,...o].join(`
`))]}
function onlySame(e,{files:t}){
let n=e.filter(e=>!isHeldOut(e)&&e.evidence.length>0&&e.evidence.every(({verdict:e})=>e===`same`));
return[...groupsOf(n,({reasons:e})=>JSON.stringify(e.filter(e=>e!==`corpus-revision-changed`))).values()].map(e=>{
let n=e[0].reasons.filter(e=>e!==`corpus-revision-changed`),[r,i]=e.length===1?[`cites`,`it`]:[`cite`,`them`],a=n.length===0?``:` By the policy, ${listed(n.map(idCode))} asks about ${i} all the same.`;
return`**${counted(e.length,`case`)} ${r} only chunks that are the same**: ${caseLinks(e,t)}.${a}`})}
function documentTable({comparison:e},{documents:t}){
if(e===void 0)return[];
let n=changesByDocument(e);
if(n.length===0)return[`No document is another one.`];
let r=n.slice(0,t),i=n.length-r.length,a=[`| Document | What becomes of it | Chunks |`,`| --- | --- | --- |`,...r.map(e=>`| ${documentName(e)} | ${standingText(e)} | ${chunkText(e)} |`)],o=i>0?`\n\nAnd ${counted(i,`more document`)}.`:``;
return[folded(`${counted(n.length,`document`)} that change`,`${a.join(`
`)}${o}`)]}
function documentName({id:e,renamed:t}){
return t===void 0?idCode(e):`${idCode(e)} → ${idCode(t.id)}`}
function chunkText({changes:e,added:t,movedAlong:n}){
let r=[...groupsOf(e,({verdict:e})=>e)];
return countsText([[n,`moved along`],...r.map(([e,t])=>[t.length,e]),[t.length,`added`]])}
const sizes=[{chunks:20,questions:10,moved:60,pullRequests:30,documents:40,longest:1500},{chunks:12,questions:5,moved:30,pullRequests:20,documents:20,longest:500},{chunks:5,questions:3,moved:10,pullRequests:10,documents:10,longest:200},{chunks:0,questions:0,moved:0,pullRequests:5,documents:10,longest:200}],summarySizes=[{chunks:200,questions:100,moved:2e3,pullRequests:500,documents:2e3,longest:4e3},{chunks:100,questions:50,moved:500,pullRequests:100,documents:500,longest:1500},...sizes];
function corpusChangePacket(e,t){
let n=fitting(sizes,n=>bodyOf$1(e,t,n),{fits:e=>e.length<=mostCharacters});
return withMarker(n,`corpus-change`,{set:t.set,to:e.plan.to.id})}
function corpusChangeSummary(e,t){
return fitting(summarySizes,n=>bodyOf$1(e,t,n),{fits:e=>Buffer.byteLength(e)<=716800})}
function noCorpusChange(e){
return withMarker(`**Merging this asks nobody anything: it changes no corpus revision any more.** What stood here was about an earlier state of this pull request.`,`corpus-change`,{set:e,to:null})}
function untoldCorpusChange(e){
return withMarker(`**What merging this would ask cannot be told: the set is damaged as this pull request leaves it.** The checks of this pull request say where. What stood here was about an earlier state.`,`corpus-change`,{set:e,to:null})}
function corpusChangeElsewhere(e){
return withMarker(`What merging this would ask stands in the first comment of this kind, above.`,`corpus-change`,{set:e,to:null})}
function fitting([e,...t],n,{fits:r}){
let i=n(e);
for(let e of t){
if(r(i))return i;
i=n(e)}
return i}
function bodyOf$1(e,t,n){
let{plan:r,becoming:i,changing:a}=e,o=[...i,...a];
return[changeVerdict(e,t),...changeFacts(e),...toDoFirst(e),...citedChunks(o,t,n),...openQuestions(o,t,n),...askedLists(r,t,n),...documentTable(e,n),`---`,howToRead(e,t)].join(`

`)}
function howToRead({plan:e,before:t},{whole:n}){
let{to:r}=e,i=t.state===`other`?`touchstone corpus diff ${t.id} ${r.id}`:void 0,a=[...e.items.length===0?[]:[`<del>Struck out</del> goes, <ins>underlined</ins> comes, and ⟦ ⟧ marks the words that carried the answer.`],`The same at a desk, on a checkout of this branch: ${markdownCode(`touchstone refresh plan`)} tells who is asked, case by case and with held-out questions${i===void 0?``:`; ${markdownCode(i)} tells what becomes of all documents and chunks, and with ${markdownCode(`--cited --words`)} of those that cases cite`}.`,...n===void 0?[]:[`What finds no room here stands in [the summary of the job](${n}).`],`No judgment is changed by the merge itself. Afterwards each case that is stale is put before a person, in a pull request of its own component.`];
return folded(`How to read this, and the same at a desk`,a.join(`

`))}
async function keepCorpusComment(e,t,{set:n,due:r,instead:i}){
try{
if(!await isStill(e,t))return{operation:`superseded`};
let a={own:(await e.comments(t.number)).filter(e=>isOurs(e,n)),due:r,instead:i,elsewhere:corpusChangeElsewhere(n)},o=await keepComment(e,t.number,a);
return typeof o==`string`?{operation:o}:{operation:`blocked`,why:o.refused}}catch(e){
if(isRefused(e))return{operation:`blocked`,why:e.message};
if(e instanceof GitHubError)return{operation:`failed`,why:e.message};
throw e}}
async function isStill(e,{number:t,head:n,base:r}){
let i=await e.pullRequest(t);
return i.state===`open`&&i.head===n&&i.base===r}
function isOurs(e,t){
return readMarker(e,`corpus-change`)?.set===t}
function*corpusChangeJson(e,{operation:t,why:n}){
let r={comment:{operation:t,why:n??null},change:e===void 0?null:changeValue(e)};
yield`${jsonText({corpusChange:r}).slice(0,-1)},"diff":`;
let i=e?.comparison;
i===void 0?yield`null`:yield*corpusDiffJson({comparison:i,policy:e?.policy,cited:void 0}),yield`,"plan":`,e===void 0?yield`null`:yield*planJson(e.plan,e.plan.items),yield`}
`}
function changeValue(e){
let{before:t,plan:n,becoming:r,changing:i,waiting:a}=e;
return{before:t,to:n.to.id,becomingStale:r.map(({id:e})=>e),changingAgain:i.map(({id:e})=>e),staleAlready:a.map(({id:e})=>e),noLongerStale:e.relieved,scopes:e.scopes,recordedBeside:e.recorded,ungroupedDocuments:e.ungrouped}}
function changePage(e,t){
let{base:n,report:r}=t;
return`${[`## ${titleOf(e)}`,...bodyOf(e,t),...commentText(t.comment),`Compared with ${markdownText(n.name)} at ${markdownCode(shortId(n.commit))}. All of it as JSON: ${markdownCode(r)}.`].join(`

`)}\n`}
function titleOf(e){
return`defects`in e?`❌ Touchstone refresh: the set is damaged`:`none`in e||e.change===void 0?`✅ Touchstone refresh: no change of the corpus`:e.change.becoming.length===0?`✅ Touchstone refresh: what this change of the corpus asks`:`⚠️ Touchstone refresh: what this change of the corpus asks`}
function commentText({operation:e,why:t=``}){
switch(e){
case`blocked`:
case`failed`:
return[`There is no comment on the pull request that says so. ${markdownText(t)}`];
case`superseded`:
return[`The pull request has changed since this run began, so no comment was written: the run for its new state writes it.`];
default:
return[]}}
function bodyOf(e,t){
return`defects`in e?damaged(e.defects,t):`none`in e?[e.none===`recorded`?`The set has no corpus revision as this pull request leaves it, so nobody can be asked about one.`:`No corpus revision is current as this pull request leaves it, so nobody can be asked about one.`]:e.change===void 0?[`This pull request changes no corpus revision, so it asks nobody anything.`]:[corpusChangeSummary(e.change,t.where)]}
function damaged(e,t){
let n=e.length-50;
return[`What merging this would ask cannot be told: as this pull request leaves it, the set is damaged. ${markdownCode(`touchstone check`)} tells all that is wrong.`,...e.slice(0,50).map(e=>itemInLines({...e,level:`error`},t)),...n>0?[`And ${n} more.`]:[]]}
const title$1=`Touchstone refresh`;
async function tellCorpusChange(e,{job:t,inputs:n}){
let{read:r,where:i,base:a,commit:o}=e,c=commentOf(e),place=e=>repositoryPath(i.set,e),l=await writeReport(t,n.report,reportOf$1(r,{comment:c,place}));
annotate$1(e,c,place),info(logLine(`Touchstone refresh: ${lineOf(r)}`));
let u=`${t.page}/blob/${o}/`,d={where:i,comment:c,base:a,report:reportName(l,t),place,files:u};
await summary.addRaw(changePage(r,d)).write();
for(let[t,n]of Object.entries(outputsOf$1(e,l)))setOutput(t,n);
return c.operation===`failed`?3:+(`defects`in r)}
function commentOf({outcome:e,pull:t}){
let{operation:n}=e;
if(n===`failed`)return{operation:n,why:e.why};
if(n!==`blocked`)return{operation:n,why:void 0};
let r=t.isOfDependabot&&!t.isFromFork?` The token of a run that Dependabot started may only read.`:``;
return{operation:n,why:`${e.why}${r}`}}
function*reportOf$1(e,{comment:t,place:n}){
if(`defects`in e){
let t=e.defects.map(({rule:e,message:t,at:r})=>({rule:e,message:t,file:n(r.file),line:r.line}));
yield`${jsonText({notDone:{reason:lineOf(e),exitCode:1,defects:t}})}\n`}else yield*corpusChangeJson(`change`in e?e.change:void 0,t)}
function annotate$1({read:e,pull:t},{operation:n,why:r=``},i){
let a=`defects`in e?e.defects:[];
for(let e of a.slice(0,10)){
let{message:t,title:n,at:r}=annotationOf({...e,level:`error`},i);
error(t,{title:n,...r&&{file:r.file,startLine:r.line}})}
let o=logLine(`No comment was written. ${r}`);
n===`failed`&&error(o,{title:title$1}),n===`blocked`&&(t.isFromFork||t.isOfDependabot?info(o):warning(o,{title:title$1}))}
function lineOf(e){
if(`defects`in e)return`the set is damaged as this pull request leaves it (${counted(e.defects.length,`defect`)}), so nothing can be told.`;
if(`none`in e)return`no corpus revision would be current.`;
if(e.change===void 0)return`this pull request changes no corpus revision.`;
let{plan:t,becoming:n}=e.change;
return`${counted(n.length,`case`)} would become stale under ${t.to.id}, ${t.items.length} would be asked about in ${counted(t.pullRequests.length,`pull request`)}.`}
function outputsOf$1({read:e,outcome:t},n){
let r=`change`in e?e.change?.plan:void 0,{operation:i}=t;
return{state:i===`superseded`?`superseded`:`none`in e?`nothing-recorded`:`done`,operation:shownOperation(i),waiting:r?.pullRequests.filter(({waits:e})=>e).length??0,cases:r?.items.length??0,report:n}}
function shownOperation(e){
return e===`none`||e===`superseded`?`unchanged`:e===`failed`?`blocked`:e}
async function showCorpusChange(e,t,n){
let r=await eventPayload(e),i=pullRequestIn(r),a=await checkedOutIn(await setPlace(e.workspace,t.path),t.path),o=await baseOf(changeOf(e.event.name,r),a,{job:e,inputs:t}),c=await readBetween(o,a),l=placeOfChange(i,a,e.page);
return await tellCorpusChange({read:c,where:l,pull:i,outcome:await commented(textsOf(c,l),{pull:i,inputs:t,place:n}),base:o,commit:a.commit},{job:e,inputs:t})}
async function baseOf(e,t,{job:n,inputs:{path:r}}){
if(!await isOfChange(e,t,n.commit))throw new UsageError(`"${r}" holds commit ${shortId(t.commit)}, which is not the change that the event "${n.event.name}" tells of (${shortId(n.commit)}). Name the folder that the change is checked out in.`);
let i=await baseOfChange(e,await setPlace(n.workspace,r),t);
if(!(`none`in i))return i;
let{reason:a,fix:o}=wordsInJob(i);
throw new JobError(`There is nothing to compare the pull request with. ${a} ${o}`)}
async function readBetween({commit:e,tree:t},{repository:n,commit:r,place:i,tree:a}){
return(await changedPaths(n,[e,r],i)).some(({path:e})=>e.startsWith(`corpus-revisions/`)||e===`.github/touchstone.yaml`)?await readCorpusChange(t,a,{folder:branchFolder(i)}):{change:void 0}}
function placeOfChange({number:e,base:t,main:n},{commit:r,place:i},a){
return{files:`${a}/blob/${r}/${i===``?``:`${i.split(`/`).map(encodeURIComponent).join(`/`)}/`}`,whole:`${a}/pull/${e}/checks`,set:i,other:t===n?void 0:{branch:t,asking:n}}}
function textsOf(e,t){
let{set:n}=t;
return`defects`in e||`none`in e?{set:n,due:void 0,instead:untoldCorpusChange(n)}:{set:n,due:e.change&&corpusChangePacket(e.change,t),instead:noCorpusChange(n)}}
async function commented(e,{pull:t,inputs:{token:n},place:r}){
return t.isFromFork?{operation:`blocked`,why:`It comes from a fork, so this run may only read.`}:await keepCorpusComment(githubHost({place:r,token:n}),t,e)}
const actionsBot={name:`github-actions[bot]`,email:`41898282+github-actions[bot]@users.noreply.github.com`};
function readInputs(e){
let flag=t=>yesOrNo(t,e(t)||`false`);
return{token:tokenIn(e(`token`)),path:(e(`path`)||`.`).replace(/^\.\/(?=.)/,``),labels:listIn(e(`labels`)),reviewers:reviewersIn(e(`reviewers`)),isDraft:flag(`draft`),isDryRun:flag(`dry-run`),gitAuthor:authorIn(e(`commit`)||`api`,e(`git-author`)),isStrict:flag(`strict`),report:e(`report`)||void 0}}
function listIn(e){
let t=e.split(/[,\n]/).map(e=>e.trim());
return[...new Set(t)].filter(e=>e!==``)}
const reviewer=/^[a-z\d](?:-?[a-z\d_]){0,99}(?:\/[\w.-]{1,100})?$/i;
function reviewersIn(e){
let t=listIn(e).map(e=>e.replace(/^@/,``)),n=t.find(e=>!reviewer.test(e));
if(n===void 0)return t;
throw new UsageError(`The input reviewers holds "${n}", which is no account of GitHub. Write accounts, such as jordan, and teams as owner/team, separated by commas.`)}
function authorIn(e,t){
if(e===`api`&&t!==``)throw new UsageError(`The input git-author is for commits by Git: with "commit: api" GitHub names the author, or it would not sign them. Leave it out, or write "commit: git".`);
if(e===`api`)return;
if(e!==`git`)throw new UsageError(`The input commit is "${e}". Write api or git.`);
if(t===``)return actionsBot;
let[,n=``,r=``]=/^([^<>\n]+?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(t)??[];
if(n!==``)return{name:n,email:r};
throw new UsageError(`The input git-author is "${t}". Write a name and an address: Name <name@example.com>.`)}
function requestEdits(e,t){
let n=[],r=[],i=[],a=e.filter(({asks:e})=>e===`refresh`);
for(let e of a.toSorted((e,t)=>byUtf8(e.file.path,t.file.path))){
let a=withRequest(e,t(e.file.path));
`refused`in a?i.push(a.refused):a.bytes===void 0?r.push(e.id):n.push({id:e.id,path:e.file.path,bytes:a.bytes})}
return{files:n,asked:r,refused:i}}
function withRequest(e,t){
let{path:n}=e.file,r=requestBlock(e);
if(r===void 0)return{refused:unjudged(e.file)};
let i=textOf(t);
if(i===void 0)return{refused:notText(e.file)};
let a=editFields(n,i,[{set:`refresh`,to:r,after:`review`}]);
return`refused`in a?a:{bytes:a.text===i?void 0:new TextEncoder().encode(a.text)}}
function requestBlock({file:e,from:t,to:n,reasons:r,observations:i}){
if(t===void 0)return;
let a=e.whole?.refresh,o={from:t,to:n,reasons:[...r]},c=[...new Set([...a?.observations??[],...i])].toSorted(byUtf8);
return c.length>0&&(o.observations=c),o}
function textOf(e){
try{
return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(e)}catch{
return}}
function unjudged(e){
return{message:`The case names no corpus revision of its judgment, so nobody can be asked about it.`,at:e.locate([]),fix:`Add "corpusRevision", the revision under which it was judged.`}}
function notText({path:e,locate:t}){
return{message:`${quoted(e)} is not UTF-8.`,at:t([]),fix:`Save the file as UTF-8.`}}
function plannedRequests(e,t){
let n=new Map,r=[],i=[],a=[],o=groupsOf(t.items,({pullRequest:e})=>e);
for(let{branch:c,cases:l,isOpen:u,isClosed:d,waits:f}of t.pullRequests){
let p=new Set(l),m=(o.get(c)??[]).filter(({id:e})=>p.has(e));
if(d||f){
a.push(...m.filter(e=>e.isRequested).map(({id:e})=>e));
continue}
let h=requestEdits(m,t=>e.bytes(t));
i.push(...h.refused);
let g=m.filter(({isHeldOut:e})=>e).map(({id:e})=>e);
u||a.push(...h.asked);
let _=h.files.map(t=>({...t,path:e.place(t.path)}));
_.length===0?r.push(c):n.set(c,{branch:c,request:requestOf(t.to.id,_,g),files:_})}
return{plan:t,requests:n,unwritten:r,refused:i,undecided:a.toSorted(byUtf8)}}
async function standingBranch(e,{branch:t,oid:n,to:r}){
let i=await e.pullRequests(t),a=n===void 0?void 0:await branchHead(e,n,i),o=i.find(({state:e})=>e===`open`)??i[0],c=o===void 0?void 0:await askedBy(e,o,a),l=[];
for(let t of i.filter(({state:e})=>e===`closed`)){
let n=await closedRequest(e,t);
(n?.to===r||isSnoozed(t))&&l.push(...n?.cases??[])}
return{branch:t,head:a,pullRequest:o,asked:c,closedCases:l}}
async function closedRequest(e,{body:t,head:n}){
let{mark:r}=readBody(t);
if(r?.isDone!==!0)return r??committedBy(e,n)}
function isSnoozed({labels:e}){
return e.includes(`touchstone:snooze`)}
async function branchHead(e,t,n){
if(n.some(({state:e,head:n})=>e===`merged`&&n===t)||await e.isOnMain(t))return{standing:`free`,oid:t};
let r=await e.commit(t),i=r===void 0?void 0:await ownRequest(e,r);
return i===void 0||!await e.isOnMain(i.parent)?{standing:`foreign`,oid:t,made:await madeBelow(e,r)}:{standing:`ours`,oid:t,...i}}
async function madeBelow(e,t){
let n=t;
for(let t=30;t>0&&n!==void 0;t--){
let[t]=n.parents;
if(t===void 0||await e.isOnMain(t))return;
n=await e.commit(t);
let r=n===void 0?void 0:madeByRefresh(n);
if(r!==void 0&&await e.isOnMain(r.parent))return t}}
async function ownRequest(e,t){
if(t.parents.length<2)return madeByRefresh(t);
let n=await belowMerges(e,t),r=n===void 0?void 0:madeByRefresh(n.made);
if(n!==void 0&&r!==void 0&&await e.isOnMain(r.parent))return{parent:n.parent,request:{...r.request,tree:t.tree}}}
function madeByRefresh({message:e,tree:t,parents:[n,...r]}){
let i=committedRequest(e);
if(!(i?.tree!==t||n===void 0||r.length>0))return{parent:n,request:i}}
async function askedBy(e,{state:t,body:n,head:r},i){
if(t===`open`&&i?.standing===`ours`)return i.request;
let{mark:a}=readBody(n);
return t!==`open`&&a!==void 0?a:await committedBy(e,i?.oid??r)??a}
async function committedBy(e,t){
let n=t;
for(let t=30;t>0&&n!==void 0;t--){
let t=await e.commit(n),r=t===void 0?void 0:committedRequest(t.message);
if(r!==void 0)return r;
if([n]=t?.parents??[],n!==void 0&&await e.isOnMain(n))return}}
function stepFor(e){
let{pullRequest:t}=e;
return t!==void 0&&t.state!==`merged`&&isSnoozed(t)?{do:`respect`,pullRequest:t}:t?.state===`open`?stepForOpen(e,t):stepWithoutOpen(e)}
function stepForOpen(e,t){
let{head:n,main:r,planned:i,asked:a,isUnwritten:o,untold:c}=e;
if(n?.standing===`foreign`||t.base!==r.branch){
let e=!asksTheSame(a,i?.request);
return{do:`tell`,pullRequest:t,asked:a?.to,isBehind:e}}
return n?.standing!==`ours`||c.length>0?{do:`nothing`,pullRequest:t}:i===void 0?o?{do:`nothing`,pullRequest:t}:{do:`close`,pullRequest:t,head:n.oid}:stepForPlanned({...e,head:n,planned:i},t)}
function plannedIn({branch:e,planned:t}){
if(t===void 0)throw Error(`Nothing is planned for "${e}".`);
return t}
function stepForPlanned({head:e,planned:t,main:n,wants:r},i){
return r.isStrict&&e.parent!==n.head||!asksTheSame(e.request,t.request)?{do:`rebuild`,pullRequest:i,from:e.oid}:isDescribed(i,t,e.request)&&isSettled(i,r)?{do:`nothing`,pullRequest:i}:{do:`edit`,pullRequest:i,head:e.oid}}
function stepWithoutOpen(e){
let{head:t,planned:n,pullRequest:r}=e;
return n===void 0?r!==void 0&&isClosedNow(e)?{do:`respect`,pullRequest:r}:t?.standing===`ours`?{do:`delete`,head:t.oid}:{do:`nothing`,pullRequest:r}:stepToOpen(e,n)}
function stepToOpen({head:e,main:t,pullRequest:n},{request:r}){
return e?.standing===`foreign`?{do:`nothing`,pullRequest:n}:e?.standing===`ours`&&e.parent===t.head&&asksTheSame(e.request,r)?{do:`adopt`,head:e.oid}:{do:`create`,from:e?.oid}}
function isClosedNow({pullRequest:e,closedCases:t,asked:n,to:r}){
return e?.state===`closed`&&t.length>0&&n?.to===r}
function asksTheSame(e,t){
return e?.plan===t?.plan&&e?.to===t?.to}
function isDescribed({body:e},{request:t,packet:n},r){
let{text:i,mark:a}=readBody(e);
return a===void 0?i.trim()!==``&&asksTheSame(r,t):a.isDone||!asksTheSame(a,t)?!1:a.text!==textHash(i)||a.text===textHash(n.body)}
function isSettled(e,t){
let{labels:n,reviewers:r}=missingOf(e,t);
return n.length===0&&r.length===0}
function missingOf(e,{labels:t,reviewers:n}){
let[r,i]=[e.labels,e.reviewers].map(e=>new Set(e.map(lower)));
return{labels:t.filter(e=>r?.has(lower(e))!==!0),reviewers:n.filter(e=>i?.has(lower(e))!==!0)}}
function lower(e){
return e.toLowerCase()}
async function readSituations(e,{texts:t,wants:n}){
let{known:r,planned:i}=await planWithHistory(e),{main:a,set:o}=e,c=[...r.values()].filter(wasUsed).map(({branch:e})=>e);
return{planned:i,situations:[...new Set([...c,...i.requests.keys()])].toSorted(byUtf8).map(e=>{
let c=i.requests.get(e),l=r.get(e)??unknownBranch(e),u=i.unwritten.includes(e),d=c&&t.packet(i.plan,e,c.request.cases),f=c&&d&&{...c,packet:d},p=untoldIn(l,i.plan,o),m=casesOf(l).filter(e=>o.facts.standingOf(e)===`gone`);
return{...l,to:o.to,main:a,planned:f,isUnwritten:u,untold:p,gone:m,wants:n}})}}
const untellable=new Set([`unreadable`,`unverifiable`,`unbound`]);
function untoldIn(e,{unasked:t},{facts:n}){
let r=new Set(t.filter(({why:e})=>untellable.has(e)).map(({id:e})=>e));
return casesOf(e).filter(e=>r.has(e)||n.standingOf(e)===`unreadable`)}
function casesOf({asked:e}){
return e?.cases??[]}
function unknownBranch(e){
return{branch:e,head:void 0,pullRequest:void 0,asked:void 0,closedCases:[]}}
async function planWithHistory(e){
let{host:t,set:n}=e,r=new Map;
for(let{name:e,head:i}of await t.branches())r.set(e,await standingBranch(t,{branch:e,oid:i,to:n.to}));
await lookUpNumbers(r,[...r.keys()],e);
for(let t=50;;t--){
let i=plannedRequests(n,n.plan(existingIn(r,e))),{requests:a,unwritten:o}=i,c=await lookUpNumbers(r,[...a.keys(),...o],e),l=await findForged(r,i,e);
if(!c&&!l||t===0)return{known:r,planned:i}}}
async function lookUpNumbers(e,t,{host:n,set:r}){
let i=!1;
for(let[a,o]of highestNumbers(t))for(let t=1;;t++){
let c=numberedBranch(a,t),l=e.get(c);
if(l===void 0&&(l=await standingBranch(n,{branch:c,oid:void 0,to:r.to}),e.set(c,l),i||=l.closedCases.length>0||l.pullRequest?.state===`open`),!wasUsed(l)&&t>o)break}
return i}
function wasUsed({head:e,pullRequest:t}){
return e!==void 0||t!==void 0}
function highestNumbers(e){
let t=new Map;
for(let{name:n,number:r}of e.map(partsOf))t.set(n,Math.max(r,t.get(n)??0));
return t}
async function findForged(e,{requests:t},{host:n}){
let r=!1;
for(let[i,{request:a,files:o}]of t){
let t=e.get(i),c=t?.head;
t!==void 0&&c?.standing===`ours`&&asksTheSame(c.request,a)&&await treeOnParent(n,c.parent,o)!==c.request.tree&&(e.set(i,{...t,head:{standing:`foreign`,oid:c.oid}}),r=!0)}
return r}
async function treeOnParent(e,t,n){
let r=await e.commit(t);
if(r!==void 0)return treeWith(r.tree,n,t=>e.folder(t))}
function existingIn(e,{main:t,set:n}){
let r=[...e.values()],i=r.filter(({closedCases:e})=>e.length>0).map(({branch:e,closedCases:t})=>({branch:e,cases:t,keeps:`closed`})),a=r.flatMap(e=>openOn(e,t,n)),o=r.filter(isForeign).map(({branch:e})=>e);
return{open:[...i,...a],taken:o}}
function openOn({branch:e,head:t,pullRequest:n,asked:r},i,{facts:a}){
if(n?.state!==`open`)return[];
let o=t?.standing===`ours`&&n.base===i.branch,c=r?.cases??[],l=c.every(e=>a.standingOf(e)!==`unreadable`);
return[{branch:e,cases:c,...o&&l&&!isSnoozed(n)?{}:{keeps:`as-it-is`}}]}
function isForeign({head:e}){
return e?.standing===`foreign`}
async function build(e,t,n){
let{branch:r,main:i}=t,{files:a,packet:o,request:c}=plannedIn(t),l=await treeWith(i.tree,a,t=>e.folder(t));
if(l===void 0)throw Error(`Main has not all files that "${r}" asks about.`);
let u=requestMessage(o.commitMessage,{...c,tree:l}),d={parent:i.head,baseTree:i.tree,files:a,message:u},f=await e.writeCommit(d);
if(`refused`in f)return f;
if(f.tree!==l)throw Error(`The commit for "${r}" has tree ${f.tree} instead of ${l}.`);
let p=await e.moveBranch({name:r,from:n,to:f.oid});
return p===`lost`?`lost`:p===`moved`?{head:f.oid,isVerified:f.isVerified}:p}
function noticeIn(e,t){
let{about:n}=t,r=n===`edited`||n===`ours-again`?{about:`edited`,v:1}:{about:n,to:t.to,v:1},i=hiddenLine(`refresh-notice`,r);
return{mark:i,body:`${e.notice(t).trimEnd()}\n\n${i}\n`}}
async function writeNotice(e,t,{mark:n,body:r}){
let[i,...a]=await standing(e,t,n);
if(i===void 0){
let i=await e.comment(t,r);
if(i!==void 0)return i.refused;
let[,...a]=await standing(e,t,n);
return await withoutDoubles(e,a)}
return(textHash(i.body)===textHash(r)?void 0:await e.editComment(i.id,r))?.refused??await withoutDoubles(e,a)}
async function reviseNotice(e,t,{mark:n,body:r}){
let[i]=await standing(e,t,n);
return i===void 0||textHash(i.body)===textHash(r)?!1:await e.editComment(i.id,r)??!0}
async function standing(e,t,n){
return(await e.comments(t)).filter(({isOwn:e,body:t})=>e&&t.trimEnd().endsWith(n))}
async function withoutDoubles(e,t){
for(let{id:n}of t){
let t=await e.deleteComment(n);
if(t!==void 0)return t.refused}}
function isAsRead(e,t){
return e.state===t.state&&e.body===t.body&&e.base===t.base}
function reportOf(e,t){
let{branch:n,planned:r,asked:i,head:a,untold:o}=e;
return{branch:n,operation:`unchanged`,cases:(o.length>0?void 0:r?.request.cases)??i?.cases??[],...t===void 0?{}:namesOf(t),...a===void 0?{}:{head:a.oid},refused:[]}}
function namesOf({number:e,url:t,isByWorkflow:n=!1}){
return{number:e,url:t,isByWorkflow:n}}
async function takeStep(e,t,n){
switch(n.do){
case`create`:
case`adopt`:
return open(e,t,n);
case`rebuild`:
case`edit`:
return update(e,t,n);
case`close`:
return close(e,t,n);
case`delete`:
return deleteBranch(e,t,n.head);
case`tell`:
return tell(e,t,n);
case`respect`:
return putOff(t,n.pullRequest);
case`nothing`:
return leave(e,t,n)}}
function putOff(e,t){
let{author:n}=t;
return{...reportOf(e,t),operation:`snoozed`,author:n}}
async function open(e,t,n){
let{host:r}=e,{branch:i,main:a,pullRequest:o}=t,{packet:c,request:l}=plannedIn(t),[u]=await r.pullRequests(i);
if(u?.number!==o?.number||u?.state!==o?.state)return`lost`;
let{title:d,body:f}=c,p={...reportOf(t,void 0),operation:`created`,title:d},m=n.do===`adopt`?{head:n.head}:await build(r,t,n.from);
if(m===`lost`)return`lost`;
if(`refused`in m)return unwritten(p,m);
if((await r.main()).head!==a.head)return`lost`;
let h=await r.openPullRequest({branch:i,base:a.branch,title:d,body:markedBody(f,l),draft:e.isDraft});
if(`blocked`in h){
let{blocked:e,compareUrl:t}=h;
return{...p,...m,operation:`blocked`,compareUrl:t,refused:[e]}}
let g=await settle(r,t,{...h,labels:[],reviewers:[]});
return{...p,...m,...namesOf(h),refused:g}}
async function update(e,t,n){
let{host:r}=e,i=await r.pullRequest(n.pullRequest.number);
if(!isAsRead(i,n.pullRequest)||n.do===`edit`&&i.head!==n.head)return`lost`;
let a={...reportOf(t,i),operation:`updated`},o=n.do===`edit`?{head:n.head}:await build(r,t,n.from);
if(o===`lost`)return`lost`;
if(`refused`in o)return unwritten(a,o);
let c=await takeBack(e,t,i),l=[...typeof c==`boolean`?[]:[c.refused],...await describe(e,t,i),...await settle(r,t,i)];
return{...a,...o,refused:l}}
function unwritten(e,{refused:t}){
return{...e,operation:`blocked`,isUnwritten:!0,refused:[t]}}
async function describe({host:e,texts:t},n,r){
let i=plannedIn(n),{branch:a,asked:o}=n;
if(isDescribed(r,i,o))return[];
let{packet:c,request:l}=i,{number:u,title:d}=r,{mark:f}=readBody(r.body),p=[],m=f??o;
if(m!==void 0&&m.to!==l.to){
let{to:n,cases:r}=l,i={about:`newer-revision`,branch:a,to:n,cases:r,before:{to:m.to,cases:m.cases}};
p.push(await writeNotice(e,u,noticeIn(t,i)))}
let h=markedBody(c.body,l),g=!asksTheSame(f,l)&&d!==c.title?{title:c.title,body:h}:{body:h};
return p.push((await e.editPullRequest(u,g))?.refused),p.filter(e=>e!==void 0)}
async function settle(e,{wants:t},n){
let{number:r}=n,{labels:i,reviewers:a}=missingOf(n,t);
return[i.length===0?void 0:await e.addLabels(r,i),a.length===0?void 0:await e.requestReviewers(r,a)].flatMap(e=>e===void 0?[]:[e.refused])}
async function close(e,t,n){
let{host:r,texts:i}=e,{branch:a,to:o,asked:c,gone:l}=t,{head:u}=n,d=await r.pullRequest(n.pullRequest.number);
if(!isAsRead(d,n.pullRequest)||d.head!==u)return`lost`;
let f=reportOf(t,d),p=noticeIn(i,{about:`nothing-stale`,branch:a,to:o,cases:c?.cases??[],gone:l}),m=await writeNotice(r,d.number,p),{text:h,mark:g}=readBody(d.body),_=c??{to:o,plan:``,cases:[]},v={isDone:!0,...g===void 0?{}:{hash:g.text}},y=await r.closePullRequest(d.number,{body:markedBody(h,_,v)}),b=[m,y?.refused].filter(e=>e!==void 0);
if(y!==void 0)return{...f,operation:`blocked`,refused:b};
let x=await r.moveBranch({name:a,from:u,to:void 0}),S=typeof x==`string`?[]:[x.refused];
return{...f,operation:`closed`,refused:[...b,...S]}}
async function deleteBranch({host:e},t,n){
let{branch:r,pullRequest:i}=t,[a]=await e.pullRequests(r);
if(a?.state===`open`||a?.number!==i?.number)return`lost`;
let o=await e.moveBranch({name:r,from:n,to:void 0});
if(o===`lost`)return`lost`;
let c=reportOf(t,i);
return o===`moved`?{...c,operation:`closed`}:unwritten(c,o)}
async function tell(e,t,n){
let{host:r,texts:i}=e,{asked:a,isBehind:o,pullRequest:c}=n,{branch:l,to:u,main:d,head:f,planned:p}=t;
if(!isAsRead(await r.pullRequest(c.number),c))return`lost`;
let m=f?.standing===`foreign`?{commit:f.oid,made:f.made}:{base:c.base,main:d.branch},h=noticeIn(i,{about:`edited`,branch:l,to:u,cases:p?.request.cases??[],why:m,asked:a,isBehind:o}),g=await writeNotice(r,c.number,h),_=g===void 0?[]:[g];
return{...reportOf(t,c),operation:`edited`,refused:_}}
async function leave(e,t,{pullRequest:n}){
let r=reportOf(t,n);
if(n?.state!==`open`||t.head?.standing!==`ours`)return r;
let i=await takeBack(e,t,n);
return typeof i==`boolean`?i?{...r,operation:`updated`}:r:{...r,refused:[i.refused]}}
async function takeBack({host:e,texts:t},{branch:n,to:r,asked:i,planned:a},{number:o}){
return reviseNotice(e,o,noticeIn(t,{about:`ours-again`,branch:n,to:r,cases:a?.request.cases??i?.cases??[]}))}
async function runRefresh(e,t,n){
let r=new Map,i,a=[];
for(let o=1;;o++){
let c=await e.main();
if(c.head!==t.head)return i===void 0?superseded:ended(i,r,a);
let{planned:l,situations:u}=await readSituations({host:e,set:t,main:c},{texts:n.texts,wants:n}),d=dueSteps(u),f=d.map(({situation:e,step:t})=>({branch:e.branch,step:t})),{plan:p,refused:m,undecided:h}=l,{damage:g}=t.facts;
if(i??={state:`dry`,plan:p,steps:f,requests:[],left:[],refused:m,undecided:h,damage:g},n.isDryRun)return i;
if(a=await takeAll(e,n,{due:d,reports:r}),a.length===0||o===2)return ended(i,r,a)}}
function ended(e,t,n){
let r=[...t.values()].toSorted((e,t)=>byUtf8(e.branch,t.branch));
return{...e,state:`done`,requests:r,left:n}}
const superseded={state:`superseded`,plan:void 0,steps:[],requests:[],left:[],refused:[],undecided:[],damage:[]};
function dueSteps(e){
return e.map(e=>({situation:e,step:stepFor(e)})).toSorted((e,t)=>Number(!ends(e.step))-Number(!ends(t.step)))}
function ends({do:e}){
return e===`close`||e===`delete`}
async function takeAll(e,{texts:t,isDraft:n},{due:r,reports:i}){
let a=[];
for(let{situation:o,step:c}of r){
let{branch:r}=o,l=await takeStep({host:e,texts:t,isDraft:n},o,c);
l===`lost`?a.push(r):(l.operation!==`unchanged`||isStanding(o)&&!i.has(r))&&i.set(r,l)}
return a}
function isStanding({head:e,pullRequest:t}){
return t?.state===`open`||e?.standing===`foreign`}
function foreignComment(e,{commit:t,made:n,page:r}){
let{branch:i,to:a,cases:o,isBehind:c}=e,l=o.length>0,u=c||!l?nowText({to:a,cases:o}):`It asks what is to be asked under corpus revision ${idCode(a)}: ${counted(o.length,`case`)}, ${named(o)}.`;
return[`**This branch holds work that Touchstone did not write** ([${markdownCode(t.slice(0,10))}](${r}/commit/${encodeURIComponent(t)})), so it is left to you: no run rebuilds, moves or deletes it.`,u,[`What you can do:`,...l?goingOn(e,n):leaving(i)].join(`
`)].join(`

`)}
function goingOn({branch:e,isBehind:t,asked:n,to:r},i){
return[`- Go on: ${t?`decide here, merge the main branch into it where it is behind, and merge it. What is left is asked in a new pull request.`:`decide here what is not decided yet, and merge it.`}`,...i===void 0?[]:[goingBack(e,i)],n!==void 0&&n!==r?`- Start again: keep what you need elsewhere, then close this pull request. The next run asks in a new one, under corpus revision ${idCode(r)}.`:`- Put it off: close this pull request. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it. To delete the branch closes it, too.`]}
function goingBack(e,t){
return`- Start again here: keep what you need elsewhere, then put the branch back to the request alone: ${markdownCode(`git push --force origin ${t}:refs/heads/${e}`)}. The next run goes on from there.`}
function leaving(e){
return[`- End it: keep what you need elsewhere, then close this pull request and delete the branch ${idCode(e)}.`,`- Leave it open: where the corpus moves on, this comment says what is to be asked then.`]}
function retargetedComment({to:e,cases:t,asked:n},{base:r,main:i}){
return[`**This pull request stays as it is, since it goes to ${idCode(r)} and not to ${idCode(i)}.** It is never rebuilt, moved or closed.`,nowText({to:e,cases:t}),[`What you can do:`,`- Go on: let it go to ${idCode(i)} again. The next run goes on there.`,n!==void 0&&n!==e?`- Start again: close it. The next run asks in a new pull request, under corpus revision ${idCode(e)}.`:`- Put it off: close it. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it.`].join(`
`)].join(`

`)}
function oursAgainComment(){
return`**This pull request is as Touchstone made it again**, so runs rebuild and close it as the set asks. What stood here was about an earlier state.`}
function nowText({to:e,cases:t}){
return t.length===0?`Under corpus revision ${idCode(e)} nobody has to look at its cases any more.`:`Under corpus revision ${idCode(e)} it would ask about ${counted(t.length,`case`)}: ${named(t)}.`}
function revisionComment({before:e,now:t},n){
let r=t.cases.filter(t=>!e.cases.includes(t)),i=e.cases.filter(e=>!t.cases.includes(e)),a=t.cases.length-r.length;
return[e.to===t.to?`**Asked anew under corpus revision ${idCode(t.to)}.** The description is new.`:`**Now at corpus revision ${idCode(t.to)}**, before at ${idCode(e.to)}. The description is new.`,[...r.length===0?[]:[`- New here: ${named(r)}`],...i.length===0?[]:[`- Not asked here any more: ${named(i)}`],...a===0?[]:[`- Asked as before: ${counted(a,`case`)}`]].join(`
`),...n?[`A line that somebody wrote before holds where its code is still the one that is shown; copy the others again.`]:[]].filter(e=>e!==``).join(`

`)}
function closingComment({to:e,cases:t,gone:n}){
let r=t.length===1,i=t.filter(e=>!n.includes(e)),a=[...i.length===0?[]:[standsText(e,i)],...n.length===0?[]:[`The set does not have ${n.length===1?`this case`:`these`} any more: ${named(n)}.`]];
return[`**Closed: nobody has to look at ${r?`this case`:`these ${t.length} cases`} again.** ${a.join(` `)}`,`Nothing was changed. Its branch held nothing but the request, so it is deleted.`].join(`

`)}
function standsText(e,t){
let n=t.length===1;
return`Under corpus revision ${idCode(e)} ${n?`its judgment stands`:`their judgments stand`}, or somebody has decided about ${n?`it`:`them`} elsewhere: ${named(t)}.`}
function named(e){
let t=e.slice(0,20).map(idCode),n=e.length-t.length;
return listed([...t,...n>0?[`${n} more`]:[]])}
function requestTexts({page:e,place:t,...n}){
return{packet:(r,i,a)=>{
let o=r.pullRequests.find(e=>e.branch===i&&!e.isClosed);
if(o===void 0)throw Error(`Nothing is planned for "${i}".`);
let c=new Set(a),l=r.items.filter(e=>e.pullRequest===i&&c.has(e.id)),u=`${e}/blob/${addressOf(i)}/${t===``?``:`${addressOf(t)}/`}`;
return pullRequestPacket({...r,items:l},{...o,cases:a},{...n,files:u,whole:void 0})},notice:t=>noticeText(t,e,n.readsLines)}}
function noticeText(e,t,n){
switch(e.about){
case`newer-revision`:
return revisionComment({before:{...e,...e.before},now:e},n);
case`nothing-stale`:
return closingComment(e);
case`ours-again`:
return oursAgainComment();
case`edited`:
return`commit`in e.why?foreignComment(e,{...e.why,page:t}):retargetedComment(e,e.why)}}
function addressOf(e){
return e.split(`/`).map(encodeURIComponent).join(`/`)}
const usesReview=/^\s*(?:- )?uses: *["']?\S*\/actions\/review["']? *(?:#.*)?$/m;
async function readsReviews(e,t){
let n=t===``?[]:t.split(`/`).map(()=>`..`),r=join(e,...n,`.github`,`workflows`),i=await readdir(r).catch(()=>[]);
for(let e of i.filter(e=>/\.ya?ml$/.test(e))){
let t=await readFile(join(r,e),`utf8`).catch(()=>``);
if(usesReview.test(t))return!0}
return!1}
function setFacts(e){
let t=unreadCases(e),n=e.cases.filter(e=>e.case.id===void 0),r=new Set([...t,...n.map(({path:e})=>e)].map(idInName)),i=new Set;
for(let t of e.cases)t.whole===void 0?r.add(t.case.id??idInName(t.path)):i.add(t.case.id);
let a=t.length+n.length>0;
return{standingOf:e=>r.has(e)?`unreadable`:i.has(e)?`readable`:a?`unreadable`:`gone`,damage:damageOf(e)}}
function damageOf(e){
let t=[...new Set(e.cases.map(e=>e.case.corpusRevision??``))].toSorted(byUtf8),n=e.defects.filter(e=>isOfTheSet(e)&&isInCases(e.at.file)),r=e.defects.filter(({at:e})=>t.some(t=>t!==``&&e.file.startsWith(`corpus-revisions/${t}/`))),i=t.flatMap(t=>alterations(e.revisions.get(t)));
return[...n,...r,...i]}
async function setOfCommit({tree:e,commit:t,place:n}){
let r=await setToPlan(e,{to:void 0,candidates:!0});
if(!(`target`in r))return r;
let{dataset:i,target:a,texts:o}=r,c=branchFolder(n),{items:l}=planRefresh(i,{target:a,texts:o,candidates:!0}),u=l.filter(({asks:e})=>e===`refresh`),d=new Map;
for(let{file:t}of u)d.set(t.path,(await e.read(t.path,{max:limits.case})).bytes);
return{set:{head:t,to:a.id,facts:setFacts(i),plan:e=>planRefresh(i,{target:a,texts:o,folder:c,...e}),bytes:e=>{
let t=d.get(e);
if(t===void 0)throw Error(`"${e}" is in no plan.`);
return t},place:e=>repositoryPath(n,e)},dataset:i,candidates:l.length-u.length}}
const operations=[`blocked`,`edited`,`created`,`updated`,`closed`,`snoozed`,`unchanged`],operationOf={create:`created`,adopt:`created`,rebuild:`updated`,edit:`updated`,close:`closed`,delete:`closed`,tell:`edited`,respect:`snoozed`,nothing:`unchanged`};
function requestsOf(e){
return e.state===`dry`?e.steps.map(({branch:t,step:n})=>{
let r=`pullRequest`in n?n.pullRequest:void 0,i=e.plan?.pullRequests.find(e=>e.branch===t);
return{branch:t,operation:operationOf[n.do],cases:i?.cases??[],...r===void 0?{}:{number:r.number,url:r.url},refused:[]}}).filter(({operation:e,number:t})=>e!==`unchanged`||t!==void 0).toSorted((e,t)=>byUtf8(e.branch,t.branch)):e.requests}
function mainOperation(e){
let t=new Set(e.map(({operation:e})=>e));
return operations.find(e=>t.has(e))??`unchanged`}
function countOf(e,t){
return e.filter(e=>e.operation===t).length}
function*runJson({run:e,commit:t,candidates:n}){
let r=requestsOf(e),i={refresh:{state:e.state,commit:t,operation:mainOperation(r),counts:Object.fromEntries(operations.map(e=>[e,countOf(r,e)])),pullRequests:r.map(requestValue),left:e.left,refused:e.refused.map(({message:e,at:t,fix:n=null})=>({message:e,file:t.file,line:t.line,fix:n})),undecided:e.undecided,damage:e.damage.map(({rule:e,message:t,at:n,fix:r=null})=>({rule:e,message:t,file:n.file,line:n.line,fix:r})),candidates:n}};
yield`${jsonText(i).slice(0,-1)},"plan":`,e.plan===void 0?yield`null`:yield*planJson(e.plan,e.plan.items),yield`}
`}
function requestValue(e){
let{branch:t,operation:n,cases:r,refused:i}=e;
return{branch:t,operation:n,number:e.number??null,url:e.url??null,head:e.head??null,verified:e.isVerified??null,compareUrl:e.compareUrl??null,cases:r,refused:i}}
function blockedText(e){
let t=e.filter(({compareUrl:e})=>e!==void 0);
if(t.length===0)return``;
let n=t.map(({branch:e,cases:t,title:n=e,compareUrl:r=``})=>`- [${markdownText(n)}](${inLink(r)}), ${counted(t.length,`case`)}`),[r]=t.flatMap(({refused:e})=>e);
return[`### To be opened by a person`,`${t.length===1?`Its branch is there`:`Their branches are there`}; each link leads to a page on which one click opens the pull request.`,n.join(`
`),...r===void 0?[]:[`Why this run did not: ${markdownText(r)}`],`So that runs open them: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”. Or give the action the token of a GitHub App.`].join(`

`)}
function inLink(e){
return e.replace(/[\s()<>\\[\]"'`|]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2,`0`)}`)}
const operationWords={created:[`opened`,`to be opened`],updated:[`updated`,`to be updated`],unchanged:[`unchanged`,`unchanged`],closed:[`closed`,`to be closed`],blocked:[`blocked`,`blocked`],snoozed:[`put off by a person`,`put off by a person`],edited:[`left to its people`,`left to its people`]};
function operationText({state:e},{operation:t,compareUrl:n}){
if(n!==void 0)return`to be opened by a person`;
let[r,i]=operationWords[t];
return e===`dry`?i:r}
const supersededText=`The main branch has moved on since this commit. The run for its newest commit asks about what is there; where a merge started none, the next one by schedule or by hand does.`,inOrder=[`blocked`,`created`,`updated`,`closed`,`edited`,`snoozed`,`unchanged`];
function runText(e){
if(e.state===`superseded`)return`nothing done, since the main branch has moved on`;
let t=requestsOf(e),n=inOrder.flatMap((n,r)=>{
let i=countOf(t,n);
return i===0?[]:[`${inOrder.slice(0,r).every(e=>countOf(t,e)===0)?counted(i,`pull request`):String(i)} ${operationText(e,{operation:n})}`]}),r=undecidedText$1(e);
return n.length===0?r??`nobody has to look at a case`:r===void 0?listed(n):`${listed(n)}; ${r}`}
function undecidedText$1({undecided:e}){
let[,...t]=e;
if(e.length!==0)return`${counted(e.length,`case`)} ${t.length===0?`was`:`were`} merged undecided`}
function undecidedAdvice(e){
let t=undecidedText$1(e);
if(t===void 0)return;
let[n=``,...r]=e.undecided,i=e.undecided.slice(0,10),a=e.undecided.length-i.length,o=`${i.join(`, `)}${a>0?` and ${a} more`:``}`;
return`${t}, and no open pull request asks about ${r.length===0?`it`:`them`}: ${o}. Decide on a checkout of the main branch, by touchstone refresh decide ${inShell(n)}${r.length===0?``:` and so on`}, and bring that in by a pull request of your own.`}
function requestLine(e,t){
let{branch:n,number:r,url:i,compareUrl:a,cases:o,head:c}=t,l=r===void 0?``:` #${r}`,u=i??a;
return[`${n}: ${operationText(e,t)}${l}, ${counted(o.length,`case`)}`,...c===void 0?[]:[`at ${c.slice(0,10)}`],...u===void 0?[]:[u]].join(` `)}
function runSummary(e,t){
let{run:n}=e,r=requestsOf(n),i=t.set===`.`?``:` of ${markdownCode(t.set)}`,a=n.state===`dry`?`, dry run`:``;
return`${[`## ${markOf(e,r)} Touchstone refresh${i}${a}: ${runText(n)}`,...planned(e),undecidedText(n),damageText(n),requestTable(e,r),blockedText(r),...r.flatMap(refusals),...heldBack(e,r),...candidateText(e),footer(e,t)].filter(e=>e!==``).join(`

`)}\n`}
function markOf({run:e},t){
return t.some(({isUnwritten:e})=>e===!0)?levelMarks.error:e.left.length+e.refused.length+e.undecided.length+e.damage.length>0||t.some(({operation:e,refused:t})=>e===`blocked`||t.length>0)?levelMarks.warning:`✅`}
function planned({run:{plan:e}}){
if(e===void 0)return[supersededText];
let t=planRows(e,onPage).filter(([,e])=>e!==``).map(([e,t])=>e===``?`  - ${t}`:`- **${e}**: ${t}`);
return[headlineOf(e,onPage),t.join(`
`)]}
function undecidedText(e){
let t=undecidedAdvice(e);
return t===void 0?``:`${levelMarks.warning} ${markdownText(t)}`}
function damageText({damage:e}){
if(e.length===0)return``;
let t=e.slice(0,100).map(({at:e,message:t})=>`- ${markdownCode(`${e.file}:${e.line}`)} ${markdownText(t)}`),n=e.length-t.length;
return[`${levelMarks.warning} **Not all of the set can be read.** What was planned is of the rest; a pull request that asks about a case that cannot be read is left as it is. ${markdownCode(`touchstone check`)} says how to mend it.`,[...t,...n>0?[`- and ${n} more`]:[]].join(`
`)].join(`

`)}
function requestTable({run:e},t){
return t.length===0?``:[`| | branch | cases | done |`,`| --- | --- | ---: | --- |`,...t.map(t=>{
let{branch:n,number:r,url:i,cases:a,author:o}=t,c=o===void 0||t.isByWorkflow===!0?``:`; opened by ${idCode(o)}`;
return`| ${r===void 0||i===void 0?``:`[#${r}](${i})`} | ${idCode(n)} | ${a.length} | ${operationText(e,t)}${c} |`})].join(`
`)}
function refusals({branch:e,compareUrl:t,refused:n,isUnwritten:r}){
if(t!==void 0)return[];
let i=r===!0?levelMarks.error:levelMarks.warning;
return n.map(t=>`${i} ${idCode(e)}: ${markdownText(t)}`)}
function heldBack({run:e},t){
let n=t.filter(({operation:e,isByWorkflow:t})=>t===!0&&(e===`created`||e===`updated`));
if(e.state!==`done`||n.length===0)return[];
let[r,i]=n.length===1?[`it`,`there`]:[`them`,`on each`];
return[`**Checks wait for a click.** The token of this job opened ${r}, so GitHub starts no workflow before somebody clicks “Approve workflows to run” ${i}. With the token of a GitHub App in the input ${markdownCode(`token`)} they start at once.`]}
function candidateText({candidates:e}){
if(e===0)return[];
let t=e===1?`It gets`:`They get`;
return[`${counted(e,`candidate`)} that nobody has judged. ${t} no pull request: ${markdownCode(`touchstone refresh plan --candidates`)} tells more.`]}
function footer({run:e,commit:t},n){
let{page:r,version:i,report:a}=n,o=`[${markdownCode(t.slice(0,10))}](${r}/commit/${t})`;
return`${e.state===`superseded`?`Began at`:`Planned for`} ${o}, by Touchstone ${i}. All of it as JSON: ${markdownCode(a)}.`}
function outputsOf(e,t){
let n=requestsOf(e),count=e=>countOf(n,e),{plan:r}=e;
return{state:e.state,operation:mainOperation(n),created:count(`created`),updated:count(`updated`),unchanged:count(`unchanged`),closed:count(`closed`),blocked:count(`blocked`),snoozed:count(`snoozed`),edited:count(`edited`),waiting:r?.pullRequests.filter(({waits:e})=>e).length??0,undecided:e.undecided.length,cases:r?.items.length??0,"pull-requests":jsonText(n.map(requestValue)),...ofTheOnly(n),report:t}}
function ofTheOnly([e,...t]){
let n=t.length===0?e??{}:{};
return{"pull-request-number":n.number??``,"pull-request-url":n.url??n.compareUrl??``,"head-sha":n.head??``,verified:n.isVerified===void 0?``:String(n.isVerified)}}
const title=`Touchstone refresh`;
async function tellRefresh(e,t){
let{job:n,inputs:r,version:i}=t,{run:a}=e,o=await writeReport(n,r.report,runJson(e));
for(let e of requestsOf(a))info(logLine(requestLine(a,e)));
info(logLine(`Touchstone refresh: ${runText(a)}.`)),a.state===`superseded`&&info(supersededText);
let c=annotate(e,t),l=reportName(o,n),u={page:n.page,set:r.path,version:i,report:l};
await summary.addRaw(runSummary(e,u)).write();
for(let[e,t]of Object.entries(outputsOf(a,o)))setOutput(e,t);
return c?0:3}
function annotate({run:e},{inputs:t,place:n}){
let r=!0,i=e.damage.slice(0,7);
for(let{message:t,at:r}of[...i,...e.refused]){
let e=repositoryPath(n,r.file);
warning(logLine(t),{title,file:e,startLine:r.line})}
let a=undecidedAdvice(e);
a!==void 0&&warning(logLine(a),{title});
for(let t of e.left)warning(logLine(`${t} or the main branch moved again and again while this run looked. The next run goes on there.`),{title});
if(t.gitAuthor===void 0)for(let t of unverified(e))warning(logLine(t),{title});
for(let t of requestsOf(e)){
let e=refusalText(t);
e!==void 0&&(t.isUnwritten===!0?(r=!1,error(logLine(e),{title})):warning(logLine(e),{title}))}
return r}
function unverified(e){
return requestsOf(e).filter(({isVerified:e})=>e===!1).map(({branch:e})=>`${e}: GitHub does not show its commit as verified. It signs what the job's own token or that of a GitHub App writes, and nothing that a person's token does. Where a rule asks for signed commits, it cannot be merged.`)}
function refusalText({branch:e,refused:t,compareUrl:n}){
if(t.length===0)return;
let r=t.join(` `),i=r.includes(e)?r:`${e}: ${r}`;
return n===void 0?i:`${i} The branch is there; somebody opens the pull request by the link in the summary.`}
async function tellUnplannable(e,{job:t,inputs:n,checkedOut:{place:r}}){
let i=e.map(e=>({...e,file:repositoryPath(r,e.at.file)})),a=`The set is damaged, so nothing was planned and nothing was written. Mend it first: "touchstone check" tells all of it.`;
for(let{rule:e,message:t,at:n,file:r}of i.slice(0,9))error(logLine(t),{title:e,file:r,startLine:n.line});
error(a,{title:`Touchstone refresh: not done`});
let o=i.map(({rule:e,message:t,file:n,at:r})=>`- ${markdownCode(`${n}:${r.line}`)} ${markdownCode(e)}: ${markdownText(t)}`);
await summary.addRaw(`## ❌ Touchstone refresh: not done\n\n${a}\n\n${o.slice(0,100).join(`
`)}\n`).write();
let c={reason:a,exitCode:1,defects:i.map(({rule:e,message:t,file:n,at:r})=>({rule:e,message:t,file:n,line:r.line}))},l=await writeReport(t,n.report,[`${jsonText({notDone:c})}\n`]);
return setOutput(`report`,l),1}
async function tellNoRevision({revisions:e},{job:t,inputs:n}){
if(e.size>0)throw new UsageError(`No ${currentFile} says which corpus revision is current. Write one: revision: <id>.`);
let r=`No corpus revision is recorded yet, so there is nothing that cases could be behind.`;
info(r),await summary.addRaw(`## ✅ Touchstone refresh: nobody to ask\n\n${r}\n`).write();
let i=await writeReport(t,n.report,[`${jsonText({refresh:{state:`nothing-recorded`},plan:null})}\n`]);
return setOutput(`state`,`nothing-recorded`),setOutput(`operation`,`unchanged`),setOutput(`report`,i),0}
async function runRefreshAction(e,t,n){
let r=await setPlace(e.workspace,t.path),i=await checkedOutIn(r,t.path),a=await setOfCommit(i);
if(!(`set`in a))return`defects`in a?await tellUnplannable(a.defects,{job:e,inputs:t,checkedOut:i}):await tellNoRevision(a.dataset,{job:e,inputs:t,checkedOut:i});
let{set:o,dataset:c,candidates:l}=a,{token:u,gitAuthor:d,labels:f,reviewers:p,isStrict:m,isDraft:h,isDryRun:g}=t,_=githubHost({place:n,token:u,gitAuthor:d,folder:branchFolder(i.place)}),v=await runRefresh(_,o,{texts:requestTexts({page:e.page,place:i.place,reviewers:c.policy?.policy?.reviewers??[],asked:p,readsLines:await readsReviews(r,i.place),tool:toolOfSet(r,i.place)}),labels:f,reviewers:p,isStrict:m,isDraft:h,isDryRun:g});
if(v.state===`superseded`&&!await _.isOnMain(o.head))throw notMain(i.commit,t,e);
return await tellRefresh({run:v,commit:i.commit,candidates:l},{job:e,inputs:t,version:package_default.version,place:i.place})}
function notMain(e,{path:t},{page:n}){
return new UsageError(`"${t}" holds commit ${shortId(e)}, which is not on the main branch of ${n}. Refresh asks about what the main branch holds: check that branch out, start the workflow on no other, and name its folder in the input path.`)}
const ways=new Map([[`push`,runRefreshAction],[`schedule`,runRefreshAction],[`workflow_dispatch`,runRefreshAction],[`pull_request`,showCorpusChange]]);
function wayOf({event:{name:e}}){
let t=ways.get(e);
if(t!==void 0)return t;
throw new JobError(`The event "${e}" is none that this action runs on. Run it on push to the main branch, schedule or workflow_dispatch to ask people, and on pull_request to show what a corpus revision would ask.`)}
try{
let e=jobOf(process.env),t=wayOf(e),n=readInputs(e=>getInput(e));
process.exitCode=await t(e,n,placeOfJob(process.env))}catch(e){
process.exitCode=await tellFailure(e,process.env,{title:`Touchstone refresh: not done`,field:`notDone`})}
export{};
