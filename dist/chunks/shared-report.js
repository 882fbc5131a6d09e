import{accountName,annotationOf,byUtf8,clipped,counted,currentRevision,escapeOf,foundText,groupsOf,isBlank,isMap,jsonText,levelled,listed,normaliseWhiteSpace,notComparedInJob,placeOfQuote,policyFile,problemText,quoted,rows,samePerson,settingsThatDiffer,severity,shortId,splitFigures as splitFigures$1,splits,stageOf,subjectOf,terminalText,textReport,triggers,unverifiableWords,visibleText,writeInstead}from"./core.js";
import{countsBySplit,countsOf,whyLeftOut}from"./shared-exporting.js";
import{closedQuote,equalWords,equalWordsText,groundsText,lineDiff,markable,markdownCode,markdownFence,markdownLinkBelow,markdownText,moreCandidates,plainText as plainText$1,printedMarks,quoteMarks,settingRows,sharesOf,shortened,wordDiff}from"./comparison.js";
import{askedCode,lineToCopy,resultCode,togetherCode,ungroupedWords}from"./shared-refresh.js";
import{hiddenLine,questionsFor}from"./shared-model.js";
import{contentWords,holds,isUnspaced,vocabulary,wordsIn}from"./shared-corpus.js";
import{inlineYaml}from"./shared-load.js";
import{acceptCode,acceptable,approvable,movable}from"./shared-approving.js";
import{stringWidth}from"./string-width.js";
const nameless=new Set([`pending`,`rejected`,`retired`,`held-out`,`other-split`]);
function leftOutLines(e){
return[...groupsOf(e,({why:e,reasons:t})=>JSON.stringify([e,t])).values()].map(e=>{
let[{why:t,reasons:n}]=e,[r,i]=whyLeftOut[t],a=n.length===0?``:` (${n.map(reasonInWords).join(`, `)})`,o=`${e.length} ${e.length===1?r:i}${a}`;
return nameless.has(t)?o:`${o}: ${firstOf(e.map(({path:e})=>e))}`})}
function firstOf(e){
let t=e.length>3?[`${e.length-3} more`]:[];
return listed([...e.slice(0,3),...t])}
function reasonInWords(e){
return unverifiableWords[e]??e}
function claimMarkdown(e){
let t=[e.sentence,...e.caveats].map(markdownText).join(` `);
return`Split: ${splitFigures$1(e)}. ${t}`}
function mermaidText(e){
return visibleText(e).replaceAll(/[^A-Za-z0-9 .,:()_-]/gu,e=>`#${e.codePointAt(0)};`)}
function mermaidBlock(e){
return`\`\`\`mermaid\n${e.trimEnd()}\n\`\`\``}
const shapes={dev:[`[`,`]`],regression:[`[[`,`]]`],validation:[`{{`,`}}`],test:[`([`,`])`]},unrecorded=[`[/`,`/]`],shapesInWords=`a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split`;
function familyGraph({keys:e,isBridge:t=()=>!1},{holders:n,links:r}){
let i=new Map(e.map((e,t)=>[e,`n${t}`])),a=[...i].flatMap(([e,t])=>{
let r=n.get(e);
return r===void 0?[]:[`  ${t}${nodeOf(r)}`]}),o=r.flatMap(e=>{
let t=e.holders.flatMap(e=>i.get(e)??[]).toSorted(byNumber);
return t.length<2?[]:[{link:e,ends:t}]}),s=[...groupsOf(o,({link:e,ends:t})=>JSON.stringify([e.by,t])).values()].flatMap((e,n)=>{
let[{link:r,ends:i}]=e,a=e.map(e=>e.link),o=a.some(t)?`bridge, `:``,s=r.by===`relation`?`-.-`:`---`;
return[`  j${n}>"${mermaidText(`${o}${jointOf(a)}`)}"]`,...i.map(e=>`  ${e} ${s} j${n}`)]});
return`${[`graph LR`,...a,...s].join(`
`)}\n`}
function byNumber(e,t){
return Number(e.slice(1))-Number(t.slice(1))}
function nodeOf(e){
let[t,n]=e.split===void 0?unrecorded:shapes[e.split];
return`${t}"${mermaidText(`${e.kind===`family`?e.id:`case ${nameOf$1(e)}`} (${e.split??`no split`})`)}"${n}`}
function jointOf(e){
let t=e.flatMap(e=>e.by===`case`?[nameOf$1(e)]:[]);
if(t.length===0)return e.length===1?`related`:`related, ${e.length} times`;
let n=t.length-3,r=listed([...t.slice(0,3),...n>0?[`${n} more`]:[]]);
return t.length===1?`case ${r}`:`${t.length} cases: ${r}`}
function nameOf$1({file:e}){
return e.case.id??e.path}
const levelMarks={error:`❌`,warning:`⚠️`,notice:`ℹ️`};
function itemInLines(e,t,n=``){
let{level:r,at:i,rule:a}=e;
return[`1. ${levelMarks[r]} ${placeText(i,t)} ${markdownCode(a)}${n}`,...sentences(e,t)].join(`\\
   `)}
function itemOfFile(e,t){
let{level:n,at:r,rule:i}=e;
return[`- ${levelMarks[n]} ${r.line}:${r.column} ${markdownCode(i)}`,...sentences(e,t)].join(` `)}
function sentences({message:e,fix:t,related:n=[]},r){
let i=n.slice(0,3).map(e=>placeText(e,r)),a=n.length-i.length,o=[...i,...a>0?[`${a} more`]:[]];
return[told$1(e),...o.length===0?[]:[`See ${listed(o)}.`],...t===void 0?[]:[`**Fix:** ${told$1(t)}`]]}
function placeText({file:e,line:t},{place:n,files:r}){
let i=n(e),a=`${i}:${t}`;
return r===void 0?markdownCode(a):markdownLinkBelow(r,a,{path:i,line:t})}
function fileText(e,{place:t,files:n}){
let r=t(e);
return n===void 0?markdownCode(r):markdownLinkBelow(n,r,{path:r})}
function told$1(e){
return markdownText(clipped(e,1e3))}
function byUse(e,t){
let n=new Map;
return e.map(e=>{
let{level:r,at:i}=e,a=`${r} ${i.file}`,o=n.get(a)??0;
return n.set(a,o+1),{finding:e,nth:o,isElsewhere:+!t.has(i.file)}}).toSorted((e,t)=>severity[t.finding.level]-severity[e.finding.level]||e.isElsewhere-t.isElsewhere||e.nth-t.nth).map(({finding:e})=>e)}
function chosenAnnotations(e,{changed:t,limit:n,place:r,always:i}){
let a=byUse(e,t);
return[`error`,`warning`,`notice`].flatMap(e=>{
let t=i.filter(t=>t.level===e),o=a.filter(t=>t.level===e),s=Math.max(0,n-t.length),c=o.length<=s?o:o.slice(0,Math.max(0,s-1)),l=o.length-c.length;
return[...t.map(e=>({annotation:e})),...c.map(e=>({annotation:annotationOf(e,r),finding:e})),...l===0||s===0?[]:[{annotation:others(e,l,c.length)}]]})}
function others(e,t,n){
return{level:e,title:`Touchstone`,message:`${n===0?counted(t,e):`${t} more ${e}s`}: see the summary of this run.`}}
function ruleTable(e){
return[`### By rule`,``,`| rule | findings | files |`,`| :--- | ---: | ---: |`,...[...groupsOf(e,({rule:e})=>e)].map(([e,t])=>({rule:e,level:t[0]?.level??`error`,count:t.length,files:new Set(t.map(({at:e})=>e.file)).size})).toSorted((e,t)=>bySeverity(e.level,t.level)||t.count-e.count||byUtf8(e.rule,t.rule)).map(({rule:e,level:t,count:n,files:r})=>`| ${levelMarks[t]} ${markdownCode(e)} | ${n} | ${r} |`)].join(`
`)}
function bySeverity(e,t){
return severity[t]-severity[e]}
function fullList(e,t,n){
let r=`<details><summary>${`All ${counted(e.length,`finding`)}, file by file`}</summary>`,i=`
</details>`,a=n-Buffer.byteLength(r+i)-200,o=[],s=0;
for(let[n,c]of groupsOf(e,({at:e})=>e.file)){
let l=`\n${fileText(n,t)}\n`;
for(let[n,u]of c.entries()){
let c=`${n===0?`${l}\n`:``}${itemOfFile(u,t)}`;
if(a-=Buffer.byteLength(c)+1,a<0)return[r,...o,leftOut$2(e.slice(s)),i].join(`
`);
o.push(c),s++}}
return[r,...o,i].join(`
`)}
function leftOut$2(e){
let t=new Set(e.map(({at:e})=>e.file)).size;
return`\n${counted(e.length,`finding`)} in ${counted(t,`file`)} found no room here: the report has them all.`}
function summaryFrame(e,t,n){
let{findings:r}=e,i={...t,files:filesOf(t)},{toFix:a}=n,o=[heading(e,t,n.title),...n.above,...failures(t)],s=[...n.below,footer(e,t,n.judgedBy)],c=r.filter(e=>!n.isTold(e));
if(r.length<=10){
let e=byUse(c,t.changed);
return joined$1([...o,...fixes(e,i,a),...s])}
let l=[...o,...firstFixes(c,{...i,toFix:a}),...inChange(e,t),ruleTable(r)],u=921600-Buffer.byteLength(joined$1([...l,...s]));
return joined$1([...l,fullList(r,i,u),...s])}
function filesOf({commit:e,page:t}){
return e===void 0?void 0:`${t}/blob/${e}/`}
function joined$1(e){
return`${e.join(`

`)}\n`}
function heading({counts:{findings:e,cases:t},comparison:n},{set:r,failure:i},a){
let o=e.error>0||i!==void 0,s=notComparedInJob(n)!==void 0,c=e.warning>0||s,l=o?levelMarks.error:c?levelMarks.warning:`✅`,u=r===`.`?``:` of ${markdownCode(r)}`,d=s?`, not compared with an earlier state`:``;
return`## ${l} ${a}: ${foundText(e)} in ${counted(t,`case`)}${u}${d}`}
function failures({failure:e}){
return e===void 0?[]:[`${levelMarks.error} ${markdownText(e)}`]}
function fixes(e,t,n){
return e.length===0?[]:[`### ${n}`,...e.map(e=>itemInLines(e,t))]}
function firstFixes(e,t){
if(e.length===0)return[];
let{changed:n,toFix:r}=t,i=[...groupsOf(byUse(e,n),({rule:e})=>e).values()],rank=([{level:e,at:t}])=>severity[e]*2+ +!!n.has(t.file),a=i.toSorted((e,t)=>rank(t)-rank(e)||t.length-e.length).slice(0,5).map(e=>{
let n=e.length===1?``:`, and ${e.length-1} more of this rule`;
return itemInLines(e[0],t,n)});
return[`### ${r} first`,...a]}
function inChange({findings:e,comparison:t},{changed:n}){
if(!(`base`in t))return[];
let r=e.filter(({at:e})=>n.has(e.file)).length;
if(r===e.length)return[`All ${r} findings are in files that this change touches.`];
let i=r===0?`None`:`${r}`,a=r===1?`is in a file`:`are in files`;
return[`${i} of the ${e.length} findings ${a} that this change touches.`]}
function footer({comparison:e,rules:t},{commit:n,page:r,version:i,report:a},o){
let s=n===void 0?`the files as they are`:commitLink(n,r),c=t.judged-(`base`in e?0:e.notRun.rules.length),l=c===t.of?`the ${t.of}`:`${c} of the ${t.of}`;
return[`${comparedText(e,r)} Judged: ${s}, by ${l} rules of Touchstone ${i}${o}.`,`Why a rule is there: ${markdownCode(`touchstone explain <rule>`)}. All of it as JSON: ${markdownCode(a)}.`].join(`

`)}
function comparedText(e,t){
let n=notComparedInJob(e);
if(n!==void 0)return markdownText(n);
if(!(`base`in e))return``;
let{name:r,commit:i,holdsSet:a}=e.base,o=i.startsWith(r)?``:`${markdownText(r)} at `,s=a?``:`, which has no set in this place: everything is new`;
return`Compared with ${o}${commitLink(i,t)}${s}.`}
function commitLink(e,t){
return`[${markdownCode(shortId(e))}](${t}/commit/${e})`}
function figureTable(e){
return[`| ${e.map(([e])=>e).join(` | `)} |`,`|${e.map(()=>` ---: |`).join(``)}`,`| ${e.map(([,e])=>e).join(` | `)} |`].join(`
`)}
const deeper=`Check the set out with fetch-depth: 0.`,named$2=`Name an earlier state in the input base.`;
function wordsInJob(e){
switch(e.none){
case`new-branch`:
return{reason:`The push made the branch, so there is nothing before it.`,fix:`A pull request from it is compared with the branch that it goes to.`};
case`not-in-clone`:
return{reason:`This clone does not hold commit ${shortId(e.commit)}, which the event names.`,fix:deeper};
case`shallow`:
return{reason:`This shallow clone does not reach back to where the change and ${e.main} parted.`,fix:deeper};
case`no-repository`:
case`no-commit`:
return{reason:`The checkout left no Git repository.`,fix:`Check the set out with actions/checkout, where Git is installed.`};
case`no-remote`:
case`no-main-branch`:
return{reason:`This clone does not hold the main branch.`,fix:`${deeper} ${named$2}`};
case`several-remotes`:
return{reason:`The clone has the remotes ${listed(e.remotes.map(e=>`"${e}"`))}, and none that is called "origin".`,fix:named$2};
case`unrelated`:
return{reason:`The change and ${e.main} have no commit in common.`,fix:named$2};
case`unreadable`:
return{reason:`The earlier state cannot be read: ${e.message}`,fix:`${deeper} Leave out "filter".`}}}
function inSight(e,{changed:t,shown:n}){
let{at:r,message:i}=e;
if(r===void 0||n.has(r.line))return e;
let a=nearestTo(r.line,t);
return a===void 0?e:{...e,message:`At line ${r.line}: ${i}`,at:{file:r.file,line:a}}}
function nearestTo(e,t){
let[n]=t.toSorted((t,n)=>Math.abs(t-e)-Math.abs(n-e)||t-n);
return n}
function withMarker(e,t,n){
return`${e.trimEnd()}\n\n${hiddenLine(t,{v:1,...n})}\n`}
function readMarker({body:e,isOwn:t},n){
if(t)for(let[,t,r=``]of e.matchAll(markers)){
let e=t===n?parsed(r):void 0;
if(e?.v===1)return e}}
const markers=/^<!-- touchstone:([a-z-]+) (\{.*\}) -->[^\S\n]*$/gm;
function parsed(e){
try{
let t=JSON.parse(e);
return isMap(t)?t:void 0}catch{
return}}
function inShell(e){
return/^[\w./:#@%+=,~-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}
const startsLine$1=/^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] |```|~~~|\t| {4})/;
function quotedBlock(e){
let t=[],n=!1,r=!1;
for(let i of e.split(/\r?\n/)){
/^\s*(?:```|~~~)/.test(i)&&(n=!n);
let e=i.trim(),a=t.at(-1),o=a?.at(-1);
e===``?r=!1:!r||a===void 0||o===void 0?t.push([e]):n||startsLine$1.test(i)||/^(?:#|\||```|~~~)/.test(o)?a.push(e):a[a.length-1]=`${o} ${e}`,e!==``&&(r=!0)}
return t.map(e=>linesInQuote(e.map(compact))).join(`
>
`)}
function linesInQuote(e){
return e.map(e=>`> ${e}`).join(`\\
`)}
function compact(e){
return markdownText(e.trim().replaceAll(/\s+/g,` `).replaceAll(/-{4,}/g,`---`))}
function verdictText$1({verdict:e,piece:t,quote:n,source:r}){
let{before:i,after:a}=r,o=i!==void 0&&a!==void 0&&i!==a;
return[e,...t.quote===void 0?[]:[quoteWords(n,e)],...o?[`source revision ${i} → ${a}`]:[],...a===void 0&&!goesOn$2.has(e)?[`its document is not in the corpus`]:[]].filter(e=>e!==``).join(`, `)}
const goesOn$2=new Set([`same`,`moved`,`edited`,`split`,`merged`]);
function quoteWords(e,t){
return e===`intact`?`the quote stands`:e===`changed`?`the quote does not stand`:t===`same`?``:`whether the quote stands is not known`}
function evidenceDiff(e,{isWhole:t,isPage:n=!1}){
let{text:r,piece:i}=e,a=nearestText(e)??(n?partsText(e):void 0);
if(r===void 0||a===void 0)return;
let o=textDiff(r,a,i.quote);
if(o===void 0)return;
let s=n?withLineStarts(o,r,a):o;
return t?s:shortened(n?s.flatMap(apart(quoteMarks)):s)}
function isTooLongToCompare(e){
let{text:t}=e,n=nearestText(e)??partsText(e);
return t!==void 0&&n!==void 0&&wordDiff(t,n)===void 0}
const tooLongWords=`Too long to compare word by word.`;
function readsTheSame({verdict:e,text:t,candidates:n}){
let r=n[0]?.text;
return e===`edited`&&t!==void 0&&r!==void 0?equalWords(t,r):void 0}
function nearestText({verdict:e,candidates:t}){
return e===`edited`||e===`merged`?t[0]?.text:void 0}
const startsLine=/^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] )/;
function withLineStarts(e,t,n){
let r={before:firstWords(t),now:firstWords(n)},i={before:0,now:0};
return e.map(({mark:e,text:t})=>({mark:e,text:t.split(` `).map(t=>{
let n=e===`-`?`before`:`now`,a=r[n].has(i[n]);
e!==`+`&&i.before++,e!==`-`&&i.now++;
let o=t.replaceAll(``,``);
return a?`${o}`:o}).join(` `)}))}
function firstWords(e){
let t=new Set,n=0,r=!1;
for(let i of e.split(`
`).map(e=>e.trim()))i!==``&&(r||startsLine.test(i))&&t.add(n),r=i===``,n+=r?0:i.split(/\s+/).length;
return t}
function textDiff(e,t,n){
let r=wordDiff(e,t);
return r&&marked$1(r,wordsOfQuote(e,n))}
function partsDiff(e){
let{text:t,piece:n}=e,r=partsText(e);
return t===void 0||r===void 0?void 0:textDiff(t,r,n.quote)}
function partsText({verdict:e,text:t,candidates:n}){
let r=n.flatMap(e=>e.text??[]);
if(!(e!==`split`||t===void 0||r.length<n.length))return r.toSorted((e,n)=>placeIn(t,e)-placeIn(t,n)).join(`

`)}
function placeIn(e,t){
let[n,r]=[e,t].map(e=>e.split(/\s+/).filter(Boolean).join(` `)),i=r?.split(` `)??[];
for(let e=0;e+4<=i.length;e++){
let t=n?.indexOf(i.slice(e,e+4).join(` `))??-1;
if(t>=0)return t}
return 1/0}
function wordsOfQuote(e,t){
let n=t===void 0?void 0:placeOfQuote(e,t);
if(n===void 0)return;
let r=[...e.matchAll(/\S+/g)].map(({0:e,index:t})=>({start:t,end:t+e.length}));
return{first:r.findIndex(({end:e})=>e>n.start),last:r.findLastIndex(({start:e})=>e<n.end)}}
function marked$1(e,t){
if(t===void 0)return e;
let[n,r]=quoteMarks,i=0;
return e.map(e=>{
if(e.mark===`+`)return e;
let a=e.text.split(` `).map(e=>{
let a=i++;
return`${a===t.first?n:``}${e}${a===t.last?r:``}`});
return{mark:e.mark,text:a.join(` `)}})}
function apart([e,t]){
let n=!1;
return({mark:r,text:i})=>{
let a=[];
for(let r of i.split(` `)){
r.includes(e)&&(n=!0);
let i=a.at(-1);
i?.isKept===n?i.words.push(r):a.push({words:[r],isKept:n}),r.includes(t)&&(n=!1)}
return a.map(({words:e,isKept:t})=>({mark:r,text:e.join(` `),isKept:t}))}}
function withMarks(e,t){
let n=t===void 0?void 0:placeOfQuote(e,t),r=markable(e);
if(n===void 0)return r;
let{start:i,end:a}=n,[o,s]=quoteMarks;
return`${r.slice(0,i)}${o}${r.slice(i,a)}${s}${r.slice(a)}`}
function isInDiff(e,t){
return e.candidates[0]===t&&evidenceDiff(e,{isWhole:!0})!==void 0}
function openQuotes({evidence:e},t){
let n=new Map(t.map(({from:e,to:t})=>[e,t])),r=new Set,i=new Map;
for(let t of e){
let{chunkId:e,quote:a}=t.piece,o=n.get(e)??[e],[s]=o;
if(a===void 0||s===void 0)continue;
let c=o.filter(e=>standsIn(t,e,a));
c.length===0&&r.add(s);
let l=normaliseWhiteSpace(a);
for(let e of c){
let t=i.get(e);
t!==void 0&&t!==l&&r.add(e),i.set(e,l)}}
return[...r]}
function standsIn({piece:e,verdict:t,candidates:n},r,i){
if(t===`same`&&r===e.chunkId)return!0;
let a=n.find(e=>e.id===r)?.text;
return a!==void 0&&placeOfQuote(a,i)!==void 0}
function blanks(e){
let t=questionsFor(e).map(e=>e.confirms);
return`${whoAndWhy} --confirm ${t.join(`,`)}`}
const whoAndWhy=`--by "" --reason ""`,someChunk=`CHUNK`;
function outcomeCommand(e,t,n){
let r=inShell(e.id),{kind:i=`answerable`}=e.file.case,a=`touchstone refresh decide ${r}`;
switch(t.outcome){
case`confirmed`:
return`${a} --confirmed${quoteFlags(openQuotes(e,[]))}${n} ${said(e,i)}`;
case`revised`:
return`touchstone ${revisionWords(e,t)}${n} ${said(e,`answerable`)}`;
case`abstained`:
return`${a} --abstained --because not-in-corpus --answer ""${n} ${said(e,`abstention`)}`;
case`retired`:
return`${a} --retired${n} ${whoAndWhy}`;
case`approved`:
return`touchstone review record ${r} --approve ${blanks(i).replace(`--by`,`--reviewer`)}`;
case`rejected`:
return`touchstone review record ${r} --reject ${whoAndWhy.replace(`--by`,`--reviewer`)}`}}
function answerCommand(e,t){
return`touchstone ${answerWords(e)}${t} ${said(e,`answerable`)}`}
function said(e,t){
return e.needsTwoJudgments?whoAndWhy:blanks(t)}
function revisionWords(e,{replace:t,result:n}){
let r=`refresh decide ${inShell(e.id)} --revised`;
if(t.length>0)return`${r}${replaceFlags(t)}${quoteFlags(openQuotes(e,t))}`;
if(`digest`in n)return r;
if(e.file.case.kind===`abstention`)return`${r} --add ${someChunk}`;
let i=leftPieces(e),a=i.every(e=>heirsOf(e).length>0),o=e.evidence.filter(({verdict:e})=>e!==`same`);
return`${r}${a?o.map(blankFlags).join(``)+missFlags(e):followFlags(e,i)}`}
function answerWords(e){
return`${`refresh decide ${inShell(e.id)} --revised --answer ""`}${followFlags(e,leftPieces(e))}`}
function leftPieces({evidence:e,goneChunks:t}){
let n=new Set(t);
return e.filter(e=>e.verdict===`moved`||n.has(e.piece.chunkId)||isQuotedElsewhere(e))}
function followFlags(e,t){
let n=t.flatMap(e=>{
let t=heirsOf(e);
return t.length===0?[]:[{from:e.piece.chunkId,to:t}]}),r=t.filter(e=>heirsOf(e).length===0),i=e.evidence.filter(e=>!r.includes(e));
return[replaceFlags(n),...r.map(blankFlags),missFlags(e),quoteFlags(openQuotes({evidence:i},n))].join(``)}
function isQuotedElsewhere(e){
if(e.verdict!==`split`)return!1;
let[t,n]=[[],[{from:e.piece.chunkId,to:heirsOf(e)}]].map(t=>openQuotes({evidence:[e]},t));
return t?.length===1&&n?.length===0}
function heirsOf({verdict:e,candidates:t}){
let n=t.map(({id:e})=>e);
return e===`split`?n.toSorted(byUtf8):goesOn$1.has(e)&&n.length===1?n:[]}
const goesOn$1=new Set([`moved`,`edited`,`merged`]);
function replaceFlags(e){
return e.map(({from:e,to:t})=>[e,...t].some(e=>/,|->|→/.test(e))?` --replace ${inShell(e)}${t.map(e=>` --with ${inShell(e)}`).join(``)}`:` --replace ${inShell(`${e} -> ${t.join(`, `)}`)}`).join(``)}
function blankFlags({piece:{chunkId:e,quote:t}}){
let n=` --replace ${inShell(`${e} -> ${someChunk}`)}`;
return t===void 0?n:`${n} --quote ""`}
function missFlags({goneChunks:e,evidence:t}){
let n=new Set(t.map(({piece:e})=>e.chunkId));
return e.filter(e=>!n.has(e)).map(e=>` --drop ${inShell(e)}`).join(``)}
function quoteFlags(e){
return e.map(e=>` --chunk ${inShell(e)} --quote ""`).join(``)}
function movedOnly(e){
return e.filter(({asks:e,isEdited:t,evidence:n,outcomes:r})=>e===`refresh`&&!t&&r.some(({outcome:e,result:t})=>e===`revised`&&`digest`in t)&&n.some(({verdict:e})=>e===`moved`)&&n.every(({verdict:e})=>e===`moved`||e===`same`))}
function movedCommands(e,t){
let n=movedOnly(e).map(({id:e})=>inShell(e)),r=Math.ceil(n.length/10);
return Array.from({length:r},(e,r)=>`touchstone refresh decide ${n.slice(r*10,(r+1)*10).join(` `)} --moved${t} ${blanks(`answerable`)}`)}
const counts$1=[[[`new-case`],`to write a case for`],[[`asks-about`],`about a case to look at`],[[`represented`],`represented`],[[`decided`],`decided`],[[`repeats`],`asked in another one`],[[`seen-once`],`seen once`],[[`not-looked-at`],`not looked at`],[[`names-no-approved-case`],`about no approved case`]];
function observedCounts(e){
let t=counts$1.flatMap(([t,n])=>{
let r=e.filter(({outcome:e})=>t.includes(e.kind)).length;
return r===0?[]:[`${r} ${n}`]});
return t.length===0?``:`${counted(e.length,`pattern`)}: ${t.join(`, `)}`}
function seenText({observation:e}){
let{count:t,firstSeen:n,lastSeen:r,reviewedBy:i}=e,[a,o]=[n.slice(0,10),r.slice(0,10)],s=a===o?`on ${a}`:`${a} to ${o}`,c=i===void 0?``:`, looked at by ${i}`;
return`seen ${t===1?`once`:`${t} times`}, ${s}${c}`}
function outcomeText(e){
switch(e.kind){
case`represented`:
return`represented by ${listed(e.by.map(representingText))}`;
case`asks-about`:
return`asks about ${nameOf(e.file)}: somebody looks at that case again`;
case`decided`:
return`about ${nameOf(e.file)}, which was decided with it in view`;
case`repeats`:
return`asks the same as ${quoted(e.observation)}`;
case`seen-once`:
return`seen once, so there is no pattern yet`;
case`not-looked-at`:
return`nobody has looked at the recorded queries: "reviewedBy" and "reviewedAt" are missing`;
case`names-no-approved-case`:
return e.file===void 0?`names case ${quoted(e.id)}, which the set does not have`:`names ${nameOf(e.file)}, which is ${stageOf(e.file)??`not readable`}`}}
function representingText({file:e,how:t}){
let n=stageOf(e),r=n===`approved`?``:`, ${n??`not readable`}`;
return`${nameOf(e)} (${t===`origin`?`it led to that case`:`asks the same`}${r})`}
function nameOf(e){
return e.case.id??e.path}
function commandFor({observation:e},t){
let n=t.map(e=>`--observations ${inShell(e)}`);
return[`touchstone new --observation`,inShell(e.id),...n].join(` `)}
function decideCommandFor(e,{files:t,flags:n=``}){
let r=t.map(e=>`--observations ${inShell(e)}`);
return[`touchstone refresh decide`,inShell(nameOf(e)),...r].join(` `)+n}
function headlineOf(e,{name:t}){
let{to:n,items:r,pullRequests:i,standing:a,unasked:o}=e,{current:s,carried:c}=a,l=r.filter(({asks:e})=>e===`refresh`).length,u=r.length-l,d=unverifiableIn(e).length,f=o.filter(({why:e})=>ofApproved.has(e)).length,p=l+s+c+f,m=`${c} carried, ${s} judged under it`,h=`corpus revision ${t(n.id)}`;
if(r.length+d===0&&o.length>0)return`No case can be asked about under ${h}, but ${counted(o.length,`case`)} cannot stay as ${o.length===1?`it is`:`they are`}; ${m}.`;
let g=u===0?``:`; nobody has judged ${counted(u,`candidate`)}`;
if(l+d===0)return`Nobody has to look at ${u===0?`a case`:`an approved case`} under ${h}: ${m}${g}.`;
let _=`in ${counted(i.length,`pull request`)}`,v=`with something missing`,y=l>0&&d>0?`: ${l} ${_}, ${d} ${v}`:`, ${d>0?v:_}`;
return`${counted(l+d,`case`)} of ${p} to look at under ${h}${y}; ${m}${g}.`}
const ofApproved=new Set([`edited`,`unbound`,`unverifiable`]);
function unverifiableIn({unasked:e}){
return e.filter(({why:e})=>e===`unverifiable`)}
function whyOf({asks:e,reasons:t,unverifiable:n,evidence:r}){
if(e===`first-judgment`)return`nobody has judged it`;
let i=t.filter(e=>e!==`corpus-revision-changed`),a=wordsGoOn(r),o=[...i.map(e=>e===`chunk-deleted`&&a?`${e} (its words go on under other ids)`:e),...n];
return(o.length===0?t:o).join(`, `)}
function wordsGoOn(e){
return e.some(goesOnElsewhere)&&e.every(({verdict:e})=>e!==`gone`)}
function goesOnElsewhere({verdict:e,piece:t,candidates:n}){
let r=n.some(({id:e})=>e===t.chunkId);
return(e===`edited`||e===`split`||e===`merged`)&&!r}
const everyFamily=`it is in no family, so it asks about every family (families.yaml says which it belongs to)`;
function planRows(e,t){
let{items:n,pullRequests:r,needless:i}=e,a=n.filter(({asks:e})=>e===`refresh`),o=r.filter(({waits:e})=>e).length,s=n.filter(({isEdited:e})=>e),c=n.filter(({isRequested:e})=>e).length,l=n.filter(e=>e.needsTwoJudgments).length,u=unverifiableIn(e),d=u.map(({unverifiable:e})=>e);
return[[`why`,tally([...a.map(e=>[...e.reasons,...e.unverifiable]),...d])],...comparedRows(e,t),...movedRows(a,t),[`edited`,editedText(s,t)],[`sentinels`,l===0?``:`${counted(l,`case`)}, each judged again by two people`],[`asked`,c===0?``:`${c} already, in a request that nobody has decided`],[`waiting`,o===0?``:waitingText(o,r.length)],[`needless`,i.length===0?``:`${counted(i.length,`request`)} of a case whose judgment stands, to be taken out (touchstone refresh decide --needless${t.flags}): ${ids(i.map(({path:e,case:{id:t}})=>t??e),t)}`],[`missing`,u.length===0?``:`${counted(u.length,`case`)} of which nothing tells what changed: ${ids(u.map(nameOfUnasked),t)}`],...unaskedRows(e.unasked,t),[`observed`,observedCounts(e.observed)]]}
function movedRows(e,{code:t,flags:n}){
let r=movedOnly(e).length;
if(r===0)return[];
let i=movedCommands(e,n),a=i.length-mostCommands;
return[[`moved`,`${counted(r,`case`)} whose evidence is all there, word for word, under other ids:`],...i.slice(0,mostCommands).map(e=>[``,t(e)]),[``,a>0?`and ${counted(a,`more such command`)} once these are decided`:``]]}
const mostCommands=10;
function nameOfUnasked({id:e,path:t}){
return e??t}
function editedText(e,t){
return e.length===0?``:`${counted(e.length,`case`)} edited since the approval (touchstone refresh decide --revised${t.flags}): ${ids(e.map(({id:e})=>e),t)}`}
function waitingText(e,t){
return`${e} of the ${t} pull requests, since the policy opens ${t-e} at once`}
function tally(e){
let t=new Map;
for(let n of e.flat())t.set(n,(t.get(n)??0)+1);
return t.delete(`corpus-revision-changed`),[...new Set([...triggers.filter(e=>t.has(e)),...t.keys()])].map(e=>`${t.get(e)??0} ${e}`).join(`, `)}
function comparedRows({from:e,to:{record:t}},{name:n,words:r,code:i}){
return e.flatMap(({id:e,cases:a,record:o})=>{
let s=[`judged`,`${counted(a,`case`)} under ${n(e)}${o===void 0?`, which is not recorded`:``}`];
if(o===void 0||t===void 0)return[s];
let c=settingsThatDiffer(o,t);
return[s,...settingRows({before:o,after:t,settings:c}).filter(([,e])=>e.startsWith(`changed`)).map(([e,t])=>[``,`${r(e)} ${i(t)}`])]})}
const unaskedWords={edited:`edited since the approval, to be approved anew by touchstone review record`,unbound:`approved without a digest of what was read`,unreadable:`not readable`,unfilled:`with evidence to look up first, by touchstone fill`};
function unaskedRows(e,t){
return Object.entries(unaskedWords).map(([n,r])=>{
let i=e.filter(e=>e.why===n);
return[`not asked`,i.length===0?``:`${counted(i.length,`case`)} ${r}: ${ids(i.map(nameOfUnasked),t)}`]})}
function ids(e,{code:t}){
let n=e.length-5,r=e.slice(0,5).map(t).join(`, `);
return n>0?`${r} and ${n} more`:r}
function openQuestions({file:e,asks:t,observations:n}){
let{acceptedAnswers:r=[]}=e.case;
if(t===`first-judgment`&&e.case.kind===`abstention`)return[`Is it right to give no answer?`,`Is that what a good refusal says?`];
if(t===`first-judgment`)return[`Do these chunks support the answer?`,`Is it the answer?`,...r.length===0?[]:[`Is each other answer right?`],`Is an answer right at all?`];
let i=n.length===0?[]:[`Does the case stand for what people ask?`];
return e.case.kind===`abstention`?[...i,`Which chunk, if any, answers the question now?`,`Does what a good refusal says change?`,`Is it still right to give no answer?`]:[...i,`Which chunk is the evidence now?`,`Does the expected answer change?`,...r.length===0?[]:[`Is each other answer still right?`],`Is it right to give no answer now?`]}
const becauseWords={"source-revision-changed":`its document has another revision`,"chunk-edited":`its evidence has other words`,"chunk-moved":`its evidence stands under another id`,"chunk-deleted":`its evidence is not there any more`,"chunking-changed":`documents are cut in another way`,"embedding-changed":`chunks are embedded in another way`,"retrieval-filter-changed":`the retriever is limited to other documents`,"document-added":`a document came that may answer it`,"query-pattern-observed":`people ask in a way that it may not stand for`,"corpus-revision-changed":`there is another corpus revision`},ofOpenQuestion={"source-revision-changed":`a page that may answer it has another text`};
function becauseOf({reasons:e,unverifiable:t,evidence:n}){
let r=e.filter(e=>e!==`corpus-revision-changed`);
return[...(r.length===0&&t.length===0?e:r).map(e=>({reason:e,clause:clauseOf(e,n)})),...t.map(e=>({reason:void 0,clause:unverifiableWords[e]}))]}
function clauseOf(e,t){
return t.length===0?ofOpenQuestion[e]??becauseWords[e]:e===`chunk-edited`?editedWords(t):e===`chunk-deleted`&&wordsGoOn(t)?`the words of its evidence go on under other ids`:becauseWords[e]}
function editedWords(e){
let t=new Set(e.map(e=>readsTheSame(e)===void 0?e.verdict:`spaced`));
return t.has(`edited`)||t.has(`gone`)?becauseWords[`chunk-edited`]:t.has(`merged`)?`its evidence was joined with other text`:t.has(`split`)?`its evidence was cut into pieces`:t.has(`spaced`)?`its evidence has the same words in other characters`:becauseWords[`chunk-edited`]}
function earlierTurns({case:{conversation:e=[]}}){
return e.map(e=>({role:e?.role??`?`,content:e?.content??``}))}
function otherAnswers({case:{acceptedAnswers:e=[]}}){
return e.map(e=>({statement:e?.statement??``,chunkIds:(e?.chunkIds??[]).flatMap(e=>e??[])}))}
const heldOutWords=`Its text is held out, so it is not shown here.`;
function shownChunk(e){
return e.isHeldOut?{...e,text:void 0}:e}
function shownEvidence(e){
let{piece:t,isHeldOut:n}=e;
return{...shownChunk(e),piece:n?{...t,quote:void 0}:t,candidates:e.candidates.map(shownChunk)}}
function isPartlyHeldOut({isHeldOut:e,candidates:t}){
return e||t.some(e=>e.isHeldOut)}
function idCode(e){
return markdownCode(clipped(e,200))}
function lineText(e,t){
return markdownText(clipped(e.trim().replaceAll(/\s+/g,` `),t))}
function excerpt$1(e,t,n){
let r=t===void 0?void 0:placeOfQuote(e,t),i=r!==void 0&&r.end>n-2?Math.max(0,r.start-Math.floor(n/4)):0,a=i===0?withMarks(e,t):`… ${withMarks(e.slice(i),t)}`;
return closedQuote(clipped(a,n))}
function diffBlock(e,t){
let n=[[]];
for(let{mark:r,text:i}of cutRuns(e,t))for(let[e,t]of i.split(``).entries()){
e>0&&n.at(-1)?.length!==0&&n.push([]);
let i=t.trim();
i!==``&&n.at(-1)?.push(runText$1(r,i))}
return linesInQuote(n.filter(e=>e.length>0).map(e=>e.join(` `)))}
function cutRuns(e,t){
let n=t,r=!1,i=[];
for(let[t,{mark:a,text:o}]of e.entries()){
if(n<=0)break;
let s=a===`-`&&e[t+1]?.mark===`+`?Math.ceil(n/2):n,c=clipped(o,Math.max(s,1));
n-=c.length;
let l=wholeQuote(c,{isInside:r,isCut:c!==o||n<=0});
r=l.isInside,i.push({mark:a,text:l.text})}
return i}
function wholeQuote(e,{isInside:t,isCut:n}){
let[r,i]=quoteMarks,a=t||e.includes(r)?e:e.replaceAll(i,``),[o,s]=[a.lastIndexOf(r),a.lastIndexOf(i)],c=o===s?t:o>s;
return c&&n?{text:`${a}${i}`,isInside:!1}:{text:a,isInside:c}}
function runText$1(e,t){
let n=printedMarks(t.replaceAll(/-{4,}/g,`---`),markdownText);
if(e===` `)return n;
let r=e===`-`?`del`:`ins`;
return`<${r}>${n}</${r}>`}
function folded(e,t){
return`<details><summary>${e}</summary>\n\n${t}\n\n</details>`}
function evidenceBlock(e,t){
let n=shownEvidence(e),{piece:r,verdict:i,candidates:a}=n,o=headOf(n);
if(i===`same`)return o;
let s=a.length===1&&a[0]?.id===r.chunkId,c=s&&isCompared(n)?[]:a.slice(0,5),l=s?0:moreCandidates(n,c.length);
return[o,...thenAndNow(n,t),...c.map(e=>candidateBlock(e,n,t)),...l>0?[`And ${counted(l,`more candidate`)}.`]:[]].join(`

`)}
function headOf(e){
let{piece:t,verdict:n}=e,r=`${verdictWords[n]}${verdictText$1(e).slice(n.length)}.`;
return`**Evidence** ${idCode(t.chunkId)}\\\n${markdownText(r)}`}
function evidenceAbove(e,t,n){
let r=shownEvidence(e);
return[headOf(r),...quoteText(r,n),`Its words then and now: above, at ${idCode(t)}.`].join(`

`)}
function quoteText({piece:{quote:e}},t){
return e===void 0?[]:[`The quote: “${lineText(e,t)}”`]}
function lookOf({piece:e,verdict:t,candidates:n}){
let r=n.map(({id:e,hash:t})=>[e,t]);
return JSON.stringify([e.chunkId,e.contentHash,t,r])}
const verdictWords={same:`The same`,moved:`Moved word for word to another id`,edited:`Edited`,split:`Split into several chunks`,merged:`Merged with other text`,gone:`Gone from the corpus`,ambiguous:`Ambiguous: several chunks fit equally well`,unverified:`Unverified: a text that would tell is not kept`};
function isCompared(e){
return evidenceDiff(e,{isWhole:!0})!==void 0}
function thenAndNow(e,t){
let{piece:n,verdict:r,text:i}=e;
if(e.isHeldOut)return[heldOutWords];
let a=evidenceDiff(e,{isWhole:!1,isPage:!0}),o=quoteText(e,t),s=readsTheSame(e);
if(s!==void 0)return[equalWordsText[s]];
if(a!==void 0)return a.every(({mark:e})=>e===` `)?[`All its words stand, in ${counted(e.candidateCount,`chunk`)}.`]:[diffBlock(a,t)];
if(r===`moved`)return o;
if(i===void 0)return[...o,`Its text is not kept in this set.`];
let c=told(`As it was judged`,excerpt$1(i,n.quote,t));
return isTooLongToCompare(e)?[tooLongWords,c]:[c]}
function candidateBlock(e,t,n){
let{id:r,text:i,grounds:a}=e,{verdict:o,piece:s}=t,c=`${o===`moved`||isInDiff(t,e)?`Now`:o===`gone`?`Somewhat like it`:`Candidate`}: ${idCode(r)} (${groundsText(e,o)})`;
return a.includes(`bytes`)||isInDiff(t,e)?c:e.isHeldOut?`${c}\\\n${heldOutWords}`:i===void 0?`${c}\\\nIts text is not kept in this set.`:`${c}\n\n${told(`Its text`,excerpt$1(i,s.quote,n))}`}
function told(e,t){
let n=printedMarks(t,quotedBlock);
return t.length>400?folded(e,n):e===`Its text`?n:`${e}:\n\n${n}`}
function sameEvidence(e){
let t=e.filter(({verdict:e})=>e===`same`);
if(t.length===0)return[];
let n=t.slice(0,5).map(({piece:e})=>idCode(e.chunkId)),r=t.length-n.length;
return[`Unchanged: ${listed([...n,...r>0?[counted(r,`more chunk`)]:[]])}.`]}
const verbs={confirmed:`confirm`,revised:`revise`,abstained:`abstain`,retired:`retire`,approved:`approve`,rejected:`reject`},needed={quote:`the words that carry the answer now, or that the quote goes: --quote, or --without-quote`,because:`why no answer is right`,answer:`what a good refusal says`,edit:`the new answer or quote: --answer, --quote; or an edit of the file`},neededOfRefusal={...needed,edit:`the new words of the refusal: --answer; where the question has an answer now, first write "kind: answerable" and the answer into the file and take "because" out, then name its chunks: --add`};
function outcomeWords({outcome:e,replace:t,result:n},r){
let i=isAsEdited({outcome:e,replace:t,result:n})?`as the file says now`:t.map(({from:e,to:t})=>`${e} → ${t.join(` and `)}`).join(`, `),a={verb:verbs[e],change:i};
if(`digest`in n)return{...a,result:shortDigest(n.digest),fixes:[]};
if(`needs`in n){
let e=r===`abstention`?neededOfRefusal:needed,t=n.needs.map(t=>e[t]).join(`, and `);
return{...a,result:`needs ${t}`,fixes:[]}}
return{...a,result:`not possible: ${n.refused.map(({message:e})=>e).join(` `)}`,fixes:[...new Set(n.refused.flatMap(({fix:e})=>e??[]))]}}
function isAsEdited({outcome:e,replace:t,result:n}){
return e===`revised`&&t.length===0&&`digest`in n}
function shortDigest(e){
return e.slice(7,39)}
function possibleText(e){
let t=e.filter(e=>e.replace.length>0&&!isRefused$1(e)).length,wordsOf=({outcome:e,replace:n,result:r})=>`needs`in r&&r.needs.includes(`quote`)?`${verbs[e]} with another quote`:e===`revised`?isAsEdited({outcome:e,replace:n,result:r})?`revise as the file says now`:t===0||`needs`in r?`revise (with other words or chunks)`:t===1?`revise`:`revise in ${t} ways`:verbs[e],n=new Set(e.filter(e=>!isRefused$1(e)).map(wordsOf)),r=[...new Set(e.filter(isRefused$1).map(wordsOf))].filter(e=>!n.has(e));
return`${[...n].join(`, `)}${r.length===0?``:`; not ${r.join(`, `)}`}`}
function isApprovalRefused(e){
return e.some(e=>e.outcome===`approved`&&isRefused$1(e))}
function isRefused$1({result:e}){
return`refused`in e}
const documented={program:`touchstone`,set:``};
function toolCommand(e,{program:t,set:n}=documented){
return n===``?`${t} ${e}`:`${t} ${e} --set ${inShell(n)}`}
function checkCommand({program:e,set:t}=documented){
return t===``?`${e} check`:`${e} check ${inShell(t)}`}
const meanings={confirmed:[`The case holds as it is.`,`Giving no answer is still right.`],revised:[`Other chunks are the evidence now.`,`There is an answer now.`],abstained:[`No answer is right any more.`,`No answer is right.`],retired:[`Nobody needs the case any more.`,`Nobody needs the case any more.`],approved:[`It is right as it is.`,`It is right as it is.`],rejected:[`It is not to be used.`,`It is not to be used.`]};
function meaningOf(e,t){
if(isAsEdited(t))return`The case is right as its file says now.`;
let[n,r]=meanings[t.outcome];
return e.file.case.kind===`abstention`?r:isMove(e,t)?`The evidence only moved; all else holds.`:n}
function isMove({evidence:e},{outcome:t,replace:n}){
let r=e.every(({verdict:e})=>e===`moved`||e===`same`);
return t===`revised`&&n.length>0&&r}
function linesBlock(e,t){
let{readsLines:n,flags:r,tool:i}=t,a=e.outcomes.filter(e=>!isRefused(e)),partOf=n=>r===void 0?linePart(e,n,t):commandPart(e,n,r),isFirst=t=>t.outcome===`confirmed`||isMove(e,t),o=[...a.filter(isFirst).map(partOf),...answerPart(e,t),...a.filter(e=>!isFirst(e)).map(partOf),...e.outcomes.filter(isRefused).map(t=>refusedPart(e,t))],s=folded(n?`Decide: copy a line`:r===void 0?`What can be decided`:`What can be decided, and how`,o.join(`

`));
return r!==void 0||n?s:`${withoutReader(e,i)}\n\n${s}`}
function withoutReader({id:e,asks:t},n){
return`It is decided on a checkout: ${markdownCode(toolCommand(`${t===`refresh`?`refresh decide`:`review record`} ${inShell(e)}`,n))} asks. The grey lines below cannot be sent in a review yet.`}
function isRefused({result:e}){
return`refused`in e}
function answerPart(e,{flags:t,tool:n}){
let r=e.outcomes.some(e=>e.outcome===`revised`&&!isRefused(e));
if(e.file.case.kind===`abstention`||e.isEdited||!r)return[];
let i=answerWords(e),a=[`Write the new one behind <code>--answer</code>`,...i.includes(` CHUNK`)?[`the chunk that carries it in the place of <code>CHUNK</code>`]:[],...i.includes(` --quote `)?[`its words behind <code>--quote</code>`]:[]],o=`**The answer changed.** ${listed(a)}`;
return t===void 0?[`${o}, on a checkout: ${checkoutCommand(e,i,n)}`]:[`${o}.\n\n${markdownFence(answerCommand(e,t))}`]}
function checkoutCommand(e,t,n){
let r=t.length>600?`refresh decide ${inShell(e.id)}`:t;
return markdownCode(toolCommand(r,n))}
function refusedPart(e,t){
let n=`refused`in t.result?t.result.refused:[],r=e.evidence.some(isPartlyHeldOut)?`It is told on a checkout, by ${markdownCode(`touchstone refresh plan ${inShell(e.id)}`)}.`:n.map(({message:e})=>markdownText(e)).join(` `);
return`Not possible: <del>${wayText(t).trim()||meaningOf(e,t)}</del> ${r}`}
function linePart(e,t,{to:n,tool:r}){
let{result:i}=t,a=`**${meaningOf(e,t)}**${wayText(t)}`,o=toCopy(e,t,n),s=o&&lineToCopy(o);
if(s===void 0||s.length>600){
let n=checkoutCommand(e,revisionWords(e,t),r);
return isAsEdited(t)?`${a} Run ${n} on a checkout. Or let Git give back what was approved.`:`${a} ${[commandHint(e,`needs`in i?i.needs:[]),`On a checkout: ${n}`].join(` `).trim()}`}
return`${a}${`needs`in i?` ${hintFor(i.needs,hints)}`:``}\n\n${markdownFence(s)}`}
const hints={quote:`Write the words that carry the answer now between the quotation marks, or <code>none</code> in their place.`,because:`Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.`,answer:`Write what a good refusal says between the quotation marks.`,edit:``};
function commandPart(e,t,n){
let{result:r}=t,i=`needs`in r?` ${commandHint(e,r.needs)}`:``,a=markdownFence(outcomeCommand(e,t,n));
return`**${meaningOf(e,t)}**${wayText(t)}${i}\n\n${a}`}
const commandHints={quote:`Write the words that carry the answer now behind <code>--quote</code>, or <code>--without-quote CHUNK</code> in the place of both.`,because:hints.because,answer:`Write what a good refusal says behind <code>--answer</code>.`,edit:`Write the chunk in the place of <code>CHUNK</code>, and behind <code>--quote</code> the words that carry the answer; <code>--add</code> and <code>--drop</code> take chunks, too.`};
function commandHint(e,t){
return t.includes(`edit`)&&e.file.case.kind===`abstention`?`First write the answer into the case: <code>kind: answerable</code>, and no <code>because</code>.`:hintFor(t,commandHints)}
function wayText({outcome:e,replace:t}){
return e!==`revised`||t.length===0?``:` Take ${[...groupsOf(t,({to:e})=>listed(e.map(e=>idCode(e))))].map(([e,t])=>`${e} in the place of ${listed(t.map(e=>idCode(e.from)))}`).join(`; `)}.`}
function hintFor(e,t){
return e.map(e=>t[e]).toReversed().join(` `)}
function toCopy(e,{outcome:t,replace:n,result:r},i){
let{id:a}=e,o=`digest`in r?resultCode(r.digest):askedCode(e,i),s=`needs`in r?openQuotes(e,n):[],c=s.length===0?{}:{quotes:new Map(s.map(e=>[e,``]))};
switch(t){
case`confirmed`:
return{verb:`confirm`,id:a,code:o,choice:{outcome:t,...c}};
case`revised`:
return n.length===0?void 0:{verb:`revise`,id:a,code:o,choice:{outcome:t,replace:n,...c}};
case`abstained`:
return{verb:`abstain`,id:a,code:o,choice:{outcome:t,because:`not-in-corpus`,answer:``}};
case`retired`:
return{verb:`retire`,id:a,code:o};
case`approved`:
return{verb:`approve`,id:a,code:o};
case`rejected`:
return{verb:`reject`,id:a,code:void 0}}}
function isHeldOut(e){
return e.isHeldOut}
function caseBlock(e,t){
let{link:n,longest:r,above:i}=t,a=`### ${n(e.id,e.file.path)}`;
if(isHeldOut(e))return`${a}\n\n${heldOutText(e,t)}`;
let{query:o=``,expectedAnswer:s=``,kind:c}=e.file.case,l=e.evidence.filter(({verdict:e})=>e!==`same`),u=l.length-6;
return[a,...turnsText(e,r),`**Question:** ${lineText(o,r)}\\\n**${c===`abstention`?`Refusal`:`Answer`}:** ${lineText(s,r)}`,...otherAnswersText(e,r),whyText(e),...l.slice(0,6).map(e=>{
let t=i?.get(lookOf(e));
return t===void 0||e.isHeldOut?evidenceBlock(e,r):evidenceAbove(e,t,r)}),...u>0?[`${counted(u,`more piece`)} of evidence changed; its file has them all.`]:[],...sameEvidence(e.evidence),...e.documents.slice(0,6).map(e=>documentBlock(e,r)),...e.ungrouped.map(e=>`**Families** ${markdownText(ungroupedWords(e))}`),`**To decide:** ${openQuestions(e).join(` `)}`,linesBlock(e,t)].join(`

`)}
function shownAbove(e){
let t=new Map;
return e.map(e=>{
let n=new Map(t),r=e.evidence.filter(({verdict:e})=>e!==`same`);
for(let n of isHeldOut(e)?[]:r.slice(0,6).map(lookOf))t.has(n)||t.set(n,e.id);
return n})}
function heldOutText({id:e,asks:t},{flags:n}){
let r=`Held out: it is read in its file, and decided on a checkout`;
if(n===void 0)return`${r}.`;
let i=t===`refresh`?`touchstone refresh decide ${inShell(e)}${n}`:`touchstone review record ${inShell(e)}`;
return`${r}: ${markdownCode(i)}.`}
function turnsText({file:e},t){
let n=earlierTurns(e);
if(n.length===0)return[];
let r=Math.min(t,600),i=Math.max(n.length-4,0),a=n.slice(i).map(({role:e,content:t})=>`${lineText(e,20)}: ${lineText(t,r)}`);
return[[`**Earlier turns**${i===0?``:` (${counted(i,`turn`)} before these in its file)`}`,...a].join(`\\
`)]}
function otherAnswersText({file:e},t){
let n=otherAnswers(e),r=Math.min(t,600),i=n.slice(0,4).map(({statement:e,chunkIds:t})=>{
let n=t.slice(0,4).map(idCode),i=t.length-n.length,a=listed([...n,...i>0?[counted(i,`more chunk`)]:[]]),o=n.length===0?``:` (rests on ${a})`;
return`**Also accepted:** ${lineText(e,r)}${o}`}),a=n.length-i.length,o=a>0?[`${counted(a,`more accepted answer`)} in its file.`]:[];
return i.length===0?[]:[[...i,...o].join(`\\
`)]}
function whyText(e){
let{asks:t,observations:n}=e,r=becauseOf(e).map(({clause:e})=>e);
return[`**Asked because** ${t===`first-judgment`?`nobody has judged it yet`:listed(r)}.`,...n.length===0?[]:[`Observed: ${n.map(idCode).join(`, `)}.`],...e.isEdited?[`It was **edited** since its approval.`]:[],...e.needsTwoJudgments?[`It is a **sentinel**: after the decision two people judge it, each alone.`]:[]].join(` `)}
function documentBlock({document:e,standing:t,newChunks:n,asksEveryFamily:r,nearest:i},a){
let o=r?`; ${everyFamily}`:``,s=`**Document** ${idCode(e.id)} ${t}, ${counted(n,`chunk`)} with a new text${o}`,c=i.map(e=>{
let{id:t,text:n}=shownChunk(e),r=`Near to the question: ${idCode(t)}`;
return e.isHeldOut?`${r}\\\n${heldOutWords}`:n===void 0?r:`${r}\n\n${folded(`Its text`,printedMarks(excerpt$1(n,void 0,a),quotedBlock))}`}),l=c.length===0?[`No such chunk is near to the question.`]:[];
return[s,...c,...l].join(`

`)}
const goesOn=new Set([`moved`,`edited`,`split`,`merged`]);
function changedDocuments(e){
let t=new Map,of=e=>{
let n=t.get(e)??{standing:`changed`,before:void 0,after:void 0,chunks:new Map,heirs:new Set,newChunks:0,cases:new Set};
return t.set(e,n),n};
for(let t of e){
for(let{documentId:e,verdict:n,piece:r,source:i,candidates:a}of t.evidence){
if(n===`same`)continue;
let o=of(e);
o.before??=i.before,o.after??=i.after,i.after===void 0&&(o.standing=`gone`),o.chunks.set(r.chunkId,n),o.heirs.add(goesOn.has(n)?a[0]?.documentId:void 0),o.cases.add(t.file.path)}
for(let{document:e,standing:n,newChunks:r}of t.documents){
let i=of(e.id);
i.after??=e.revision,n===`added`&&(i.standing=`added`),i.newChunks=Math.max(i.newChunks,r),i.cases.add(t.file.path)}}
return[...t].map(([e,{heirs:t,...n}])=>{
let[r]=n.standing===`gone`&&t.size===1?t:[];
return{...n,id:e,successor:r,cases:n.cases.size}}).toSorted((e,t)=>byUtf8(e.id,t.id))}
function documentWords(e){
let{standing:t,before:n,after:r,chunks:i,newChunks:a,successor:o}=e,s=new Map;
for(let e of i.values())s.set(e,(s.get(e)??0)+1);
let c=[...s].map(([e,t])=>`${counted(t,`chunk`)} ${e}`),l={added:`is new`,changed:n!==void 0&&r!==void 0&&n!==r?`changed from ${n} to ${r}`:`changed`,gone:o===void 0?`is not in the corpus any more`:`goes on as ${o}`}[t],u=[...c,...a===0?[]:[`${counted(a,`chunk`)} with a new text`]];
return u.length===0?l:`${l}: ${u.join(`, `)}`}
function changedSettings({from:e,to:t},n){
let r=new Set(n.map(e=>e.from)),i=e.flatMap(({id:e,record:n})=>{
if(!r.has(e)||n===void 0||t.record===void 0)return[];
let i=settingsThatDiffer(n,t.record);
return settingRows({before:n,after:t.record,settings:i}).filter(([,e])=>e.startsWith(`changed`)).map(([e,t])=>`The ${e} ${t}`)});
return[...new Set(i)]}
function verdictText({to:e},{families:t},n){
let r=n.filter(({asks:e})=>e===`refresh`).length,i=n.length-r,a=[...r===0?[]:[`look again at ${counted(r,`case`)}`],...i===0?[]:[`judge ${counted(i,`candidate`)} for the first time`]],o=t.length===0?``:` of ${listed(some(t.map(markdownText),`family`))}`,s=n.filter(isHeldOut).length;
return[`**Please ${listed(a)}${o}.**`,...r===0?[]:[whatIsAsked(r)],`Corpus revision ${idCode(e.id)} is current${becameText(n.filter(e=>!isHeldOut(e)))}.`,...s===0?[]:[heldText(s,n.length)]].join(` `)}
function whatIsAsked(e){
return`A case is a test question with an answer that somebody approved; say ${e===1?`whether it still holds`:`of each whether it still holds`}.`}
function heldText(e,t){
return e===t?`${t===1?`It is`:`All of them are`} held out.`:`${e} of them ${e===1?`is`:`are`} held out.`}
function becameText(e){
let t=new Map;
for(let{evidence:n}of e){
let e=new Set(n.map(becameOf)),r=becameFirst.find(t=>e.has(t));
r!==void 0&&t.set(r,(t.get(r)??0)+1)}
let n=becameFirst.flatMap(n=>{
let r=t.get(n);
return r===void 0?[]:[e.length===1?becameWords[n]:`${becameWords[n]} in ${r}`]});
return n.length===0?``:`; the evidence ${listed(n)}`}
function becameOf(e){
return readsTheSame(e)===void 0?e.verdict:`spaced`}
const becameWords={gone:`is gone`,unverified:`cannot be verified`,ambiguous:`may be in several places`,edited:`has other words`,merged:`was joined with other text`,split:`was cut into pieces`,spaced:`has the same words in other characters`,moved:`only moved, word for word`},gravestFirst=[`gone`,`unverified`,`ambiguous`,`edited`,`merged`,`split`,`moved`],becameFirst=[...gravestFirst.slice(0,-1),`spaced`,`moved`];
function changedText(e,t){
let n=changedDocuments(t.filter(e=>!isHeldOut(e))).map(e=>`- ${idCode(e.id)} ${markdownText(documentWords(e))}${t.length===1?``:` (${counted(e.cases,`case`)})`}`),r=changedSettings(e,t).map(e=>`- ${markdownText(e)}`),i=[...some(n,`document`,`- `),...r];
return i.length===0?[]:[`**What changed**\n\n${i.join(`
`)}`]}
function readersText(e,{reviewers:t,asked:n}){
let r=approvalsOf(e),i=e.length===1,a=r.map(([e,t])=>`${idCode(e)} approved ${i?`this case`:t}`),o=t.map(idCode),s=[...n.length===0?[]:[`${listed(some(n.map(mention),`other`))}, you are asked.`],...a.length===0?[]:[`${i?``:`Of these cases `}${listed(some(a,`other`))}.`],...o.length===0?[]:[`The policy names ${listed(some(o,`other`))} as ${o.length===1?`reviewer`:`reviewers`}.`]];
return s.length===0?[]:[`**Why you:** ${s.join(` `)}`]}
function approvalsOf(e){
let t=[];
for(let{file:n,asks:r}of e){
let e=n.case.review?.reviewedBy;
if(r!==`refresh`||e===void 0)continue;
let i=t.find(([t])=>samePerson(e,t));
i===void 0?t.push([e,1]):i[1]++}
return t.toSorted((e,t)=>t[1]-e[1]||byUtf8(e[0],t[0]))}
const account=/^[a-z\d](?:-?[a-z\d]){0,38}$/i,team=/^[a-z\d](?:-?[a-z\d]){0,38}\/[\w.-]{1,100}$/i;
function mention(e){
let t=e.replace(/^@/,``);
return account.test(t)||team.test(t)?`@${t}`:idCode(e)}
function some(e,t,n=``){
let r=e.length-8;
if(r<=0)return e;
let i=t===`family`&&r>1?`${r} more families`:counted(r,`more ${t}`);
return[...e.slice(0,8),`${n}${t===`other`?`${r} more`:i}`]}
function packetTitle({families:e},t){
let[n,r]=[listed(e.map(plainText$1)),counted(e.length,`family`)],i=r.replace(`familys`,`families`),a=[...e.length>2?[]:[n],i].filter(()=>e.length>0),o=[...causesOf(t),`the corpus changed`],s=askedText(t);
return[...a.flatMap(e=>o.map(t=>`${s} of ${e}: ${t}`)),...o.map(e=>`${s}: ${e}`)].find(e=>e.length<=72)??s}
function askedText(e){
let t=e.filter(({asks:e})=>e===`refresh`).length,n=e.length-t;
if(t===0)return`Judge ${counted(n,`new case`)}`;
let r=n===0?``:` and judge ${n} new`;
return`Look again at ${counted(t,`case`)}${r}`}
function causesOf(e){
let t=changedDocuments(e.filter(e=>!isHeldOut(e))),[n,r]=t;
if(n===void 0)return[];
let i={added:`is new`,gone:n.successor===void 0?`is gone`:`moved`,changed:`changed`}[n.standing];
if(r===void 0)return[`${plainText$1(n.id)} ${i}`];
let a=`${t.length} documents changed`;
return t.length>2?[a]:[`${plainText$1(n.id)} and ${plainText$1(r.id)} changed`,a]}
function commitMessage({to:e},t){
let n=`Ask for review of ${counted(t.length,`case`)}`,r=`${n} after ${plainText$1(e.id)}`,i=t.map(e=>{
let t=isHeldOut(e)||e.asks===`first-judgment`?``:`: ${becauseText(e)}`;
return`- ${plainText$1(e.id)}${t}`});
return`${r.length<=72?r:n}\n\n${i.join(`
`)}\n`}
function becauseText(e){
return becauseOf(e).map(({reason:e,clause:t})=>e===void 0?t:`${t} (${e})`).join(`, `)}
const mostCharacters=6e4,lengths=[6e3,2e3,700,240];
function pullRequestPacket(e,t,n){
let r=e.items.filter(e=>e.pullRequest===t.branch),i={plan:e,pullRequest:t,items:r,place:n};
return{title:packetTitle(t,r),body:bodyOf(i),commitMessage:commitMessage(e,r)}}
function bodyOf(e){
let{items:t}=e,n=Math.min(t.length,10);
for(let t of lengths){
let r=withCases(e,{shown:n,longest:t});
if(r.length<=6e4)return r}
for(let t=n-1;t>0;t--){
let n=withCases(e,{shown:t,longest:lengths[3]});
if(n.length<=6e4)return n}
return withCases(e,{shown:0,longest:lengths[3]})}
function withCases({plan:e,pullRequest:t,items:n,place:r},{shown:i,longest:a}){
let link=(e,t)=>markdownLinkBelow(r.files,e,{path:t}),o=n.slice(0,i),s=shownAbove(o);
return[verdictText(e,t,n),...changedText(e,n),...readersText(n,r),whatFollows(o,r),...o.map((t,n)=>{
let i={...r,link,longest:a,to:e.to},o=s[n];
return caseBlock(t,o===void 0?i:{...i,above:o})}),...leftOut$1(n.slice(i),link),...movedTogether(o,r),`---`,howTo(o,r)].join(`

`)}
function whatFollows(e,{readsLines:t}){
return`${e.every(isHeldOut)?`The end of this page says how to decide.`:`Each case ends with ${t?`lines to copy`:`what can be decided`}; the end of this page says how.`} ${e.length===1?`Until it is decided`:`Until each of them is decided`}, the check of this pull request is red; then it can be merged. A check that does not start waits for a click on “Approve workflows to run”.`}
function leftOut$1(e,t){
if(e.length===0)return[];
let n=e.slice(0,50).map(({id:e,file:n})=>t(e,n.path)),r=e.length-n.length,i=r>0?[`${r} more`]:[];
return[`**${counted(e.length,`more case`)}**, for which there is no room here: ${listed([...n,...i])}.`]}
function movedTogether(e,{readsLines:t,tool:n}){
let r=e.flatMap(e=>{
let t=isHeldOut(e)?void 0:movedDigest(e);
return t===void 0?[]:[{id:e.id,digest:t}]});
if(r.length<2)return[];
let i=lineToCopy({verb:`confirm moved`,code:togetherCode(r)}),a=toolCommand(`refresh decide ${r.map(({id:e})=>inShell(e)).join(` `)} --moved`,n);
return[`### All that only moved`,`${listed(r.map(({id:e})=>idCode(e)))} have the same words as before under other ids. One decision takes the moves of ${r.length===2?`both`:`all ${r.length}`}${t?``:`, by a command on a checkout`}:`,...t?[]:[markdownFence(a),`Its line, which cannot be sent in a review yet:`],markdownFence(i)]}
function movedDigest({evidence:e,outcomes:t}){
let n=e.filter(({verdict:e})=>e===`moved`).length,r=e.every(({verdict:e})=>e===`moved`||e===`same`);
if(n===0||!r)return;
let i=t.find(({outcome:e,replace:t})=>e===`revised`&&t.length===n);
return i!==void 0&&`digest`in i.result?i.result.digest:void 0}
function howTo(e,t){
let{tool:n}=t,r=e.filter(e=>!isHeldOut(e)),i=idToDecide(r[0]??e[0]),a=[...r.length>0&&t.readsLines?[byLine]:[],`**On a checkout of this branch:** ${markdownCode(toolCommand(`refresh decide ${i}`,n))} shows the case and asks. It takes other chunks, quotes and answers as well. Then commit and push.`,`**By hand:** edit the case as far as you like, then run ${markdownCode(toolCommand(`refresh decide <case> --revised`,n))}. Or fill in its blocks ${markdownCode(`refresh`)} and ${markdownCode(`review`)} yourself; ${markdownCode(checkCommand(n))} says what is missing.`],o=[...r.length>0&&!t.readsLines?[lineWithoutReader]:[],...r.length>0?readingNotes(i,t):[],`No candidate is chosen, and nothing is decided by itself. Close this pull request to leave these cases as they are until the corpus changes again.`];
return folded(`How to read this, and how to decide`,`${a.map((e,t)=>`${t+1}. ${e}`).join(`
`)}\n\n${o.join(`

`)}`)}
const byLine=`**Here:** copy one line of a case, write your reason behind the colon, and send it in a review of this pull request. The 32 digits stand for what was shown: where the case or the corpus changes, they do not fit any more.`,lineWithoutReader=`**The grey lines** name each decision, and in 32 digits what was shown and would come of it. Until a program reads them, one in a comment, with a reason behind the colon, tells the others what you found, and somebody records it on a checkout.`;
function idToDecide(e){
return e===void 0?`<case>`:inShell(e.id)}
function readingNotes(e,{whole:t,tool:n}){
let r=t===void 0?``:`, and the [whole plan](${t}) has it, too`;
return[`<del>Struck out</del> is gone, <ins>underlined</ins> is new, and ⟦ ⟧ marks the words that carried the answer.`,`Where a text has “…”, ${markdownCode(toolCommand(`refresh plan ${e}`,n))} shows all of it${r}.`]}
function observedValues(e,t){
return{observed:e.map(e=>{
let{observation:t,at:n,outcome:r,near:i,outOfUse:a}=e;
return{...t,at:n,outcome:r.kind,reasons:isProposal(e)?[`query-pattern-observed`]:[],repeats:r.kind===`repeats`?r.observation:null,cases:casesOf(r),near:i.map(({file:e,likeness:t})=>({...caseValue(e),likeness:t})),outOfUse:a.map(caseValue)}}),refused:t.map(({message:e,at:t,fix:n=null,related:r=[]})=>({message:e,at:t,fix:n,related:r}))}}
function isProposal({outcome:e}){
return e.kind===`new-case`||e.kind===`asks-about`}
function casesOf(e){
switch(e.kind){
case`represented`:
return e.by.map(({file:e,how:t})=>({...caseValue(e),how:t}));
case`asks-about`:
case`decided`:
case`names-no-approved-case`:
return e.file===void 0?[]:[caseValue(e.file)];
default:
return[]}}
function caseValue(e){
return{id:nameOf(e),file:e.path,stage:stageOf(e)??null}}
function*planJson(e,t,n=[]){
let{to:r,from:i,pullRequests:a,standing:o,unasked:s,needless:c}=e,l={to:{id:r.id,digest:r.digest,settings:settingsValue(r.record)},from:i.map(({id:e,cases:t,record:n})=>({id:e,cases:t,settings:settingsValue(n)})),counts:{refresh:e.items.filter(({asks:e})=>e===`refresh`).length,firstJudgment:e.items.filter(({asks:e})=>e===`first-judgment`).length,...o},pullRequests:a.map(({branch:e,families:t,cases:n,isOpen:r,isClosed:i,waits:a})=>({branch:e,families:t,cases:n,open:r,closed:i,waits:a})),unasked:s.map(({path:e,id:t,why:n,unverifiable:r})=>({file:e,id:t??null,why:n,unverifiable:r})),needless:c.map(e=>({file:e.path,id:e.case.id??null})),observations:observedValues(e.observed,n)},u=`${jsonText(l).slice(0,-1)},"items":[`;
for(let e of t)yield u+jsonText(itemValue(e)),u=`,`;
yield`${t.length===0?u:``}]}\n`}
function settingsValue(e){
if(e===void 0)return null;
let{chunking:t,embedding:n=null,retrievalFilter:r=null}=e;
return{chunking:t,embedding:n,retrievalFilter:r}}
function itemValue(e){
let{file:t,id:n,asks:r,from:i=null,to:a,reasons:o,unverifiable:s,observations:c}=e,{families:l,splits:u,pullRequest:d=null,isRequested:f,needsTwoJudgments:p,isEdited:m}=e,{kind:h,query:g,expectedAnswer:_}=t.case;
return{id:n,file:t.path,digest:t.digest,asks:r,from:i,to:a,reasons:o,unverifiable:s,kind:h,conversation:earlierTurns(t),query:g,expectedAnswer:_,acceptedAnswers:otherAnswers(t),evidence:e.evidence.map(evidenceValue),documents:e.documents.map(documentValue),ungrouped:e.ungrouped.map(({id:e,families:t})=>({id:e,families:t})),observations:c,families:l,splits:u,pullRequest:d,requested:f,twoJudgments:p,edited:m,outcomes:e.outcomes.map(outcomeValue)}}
function evidenceValue(e){
let{piece:t,documentId:n,text:r=null,verdict:i,quote:a,source:o}=e;
return{chunkId:t.chunkId,documentId:n,contentHash:t.contentHash??null,text:r,quote:t.quote??null,verdict:i,quoteStanding:a??null,sourceRevision:{before:o.before??null,after:o.after??null},candidateCount:e.candidateCount,candidates:e.candidates.map(candidateValue)}}
function candidateValue(e){
let{id:t,documentId:n,hash:r,grounds:i,text:a=null}=e;
return{id:t,documentId:n,hash:r,grounds:i,...sharesOf(e),text:a}}
function outcomeValue({outcome:e,replace:t,result:n}){
let r=`refused`in n?n.refused:[];
return{outcome:e,replace:t,digest:`digest`in n?n.digest:null,needs:`needs`in n?n.needs:[],refused:r.map(({message:e,fix:t=null})=>({message:e,fix:t}))}}
function documentValue({document:e,standing:t,newChunks:n,asksEveryFamily:r,nearest:i}){
let{id:a,uri:o,revision:s}=e;
return{id:a,uri:o,revision:s,standing:t,newChunks:n,asksEveryFamily:r,nearest:i.map(({id:e,hash:t,text:n=null})=>({id:e,hash:t,text:n}))}}
const onTerminal={name:e=>terminalText(quoted(e)),code:terminalText,words:terminalText,flags:``},onPage={name:markdownCode,code:markdownCode,words:markdownText,flags:``};
function originText({case:{origin:e}}){
switch(e?.kind){
case`human`:
return`a person, ${named$1(e.author)}`;
case`synthetic`:
return generated(e);
case`telemetry`:
return`after an observation of real use, ${named$1(e.observation)}`;
case`import`:
return imported(e);
case void 0:
return`the file does not say`}}
function generated({generator:e,lane:t,excerpt:n,calibrated:r}){
let i=[`a generator, ${named$1(e)}, in the lane ${named$1(t)}`];
if(r!==void 0&&i.push(`calibrated: ${r?`yes`:`no`}`),n!==void 0){
let e=(n.chunkIds??[]).join(`, `);
i.push(`it was given ${e} (${n.contentHash??`no hash`})`)}
return i.join(`
`)}
function imported({source:e,format:t,id:n,sha256:r}){
let i=n===void 0?``:`, record ${quoted(n)}`;
return`imported from ${named$1(e)} as ${t??`?`}${i}\n${r??`no hash`}`}
function named$1(e){
return e===void 0?`not named`:quoted(e)}
function isSettled({is:e}){
return e===`decided`||e===`recorded`||e===`accepted`}
function casesPerLine({policy:e}){
return e?.limits?.casesPerApproval??10}
function sharedLines(e){
let{asked:t,judgement:n}=e,r=casesPerLine(e),i=t.cases.filter(({isHeldOut:e})=>!e),a=i.filter(({because:e})=>e===`refresh`),[o,s,c]=[coded(i,approvable),coded(t.cases,acceptable),coded(a,movable)],l=openIds(e),isOpen=e=>e.some(({id:e})=>l.has(e)),{owned:u,ownedBy:d,free:f,freeBy:p}=n.files,m=u.length>0&&d===void 0||f.length>0&&p===void 0;
return{approve:o.length>1&&isOpen(o)?approving(o,r):void 0,accept:s.length>0&&isOpen(s)?{line:lineToCopy({verb:`accept`,code:togetherCode(s)}),cases:s}:void 0,moved:c.length>1&&c.length<=r&&isOpen(c)?{line:lineToCopy({verb:`confirm moved`,code:togetherCode(c)}),cases:c}:void 0,files:m?lineToCopy({verb:`accept`,code:acceptCode(t.files)}):void 0}}
function approving(e,t){
let n=togetherCode(e);
return{line:e.length<=t?lineToCopy({verb:`approve together`,code:n}):lineToCopy({verb:`approve all`,count:e.length,code:n}),cases:e}}
function openIds({judgement:e}){
let t=e.cases.filter(({standing:e})=>!isSettled(e));
return new Set(t.map(({asked:e})=>e.id))}
function coded(e,t){
return e.flatMap(e=>t(e)??[])}
const topic=`review`,leastMemory=16e3;
function withMemory(e,t,n){
let r=fitting$1(e,t,n);
return withMarker(e,topic,{...writtenAs(t.set,r),...mergeOf(t)})}
function forgottenCases(e,t,n){
let r=new Set(fitting$1(e,t,grownMemory(n)).map(togetherCode)),i=shownCodes(n).filter(e=>!r.has(togetherCode(e)));
return Math.max(0,...i.map(({length:e})=>e))}
function memoryNeeded(e,t){
return lengthOf(e,shownCodes(t))}
function mergeOf({closing:e}){
return e===void 0?{}:{merged:{unapproved:e.unapproved.slice(0,100),withheld:e.withheld.slice(0,100),by:e.by??0}}}
function closingIn(e,t){
let n=e.map(e=>readMarker(e,topic)).find(e=>e?.set===t)?.merged;
if(!isMap(n))return;
let{unapproved:r,withheld:i,by:a}=n;
return{unapproved:textsIn(r),withheld:textsIn(i),by:typeof a==`number`&&a>0?a:void 0}}
function textsIn(e){
return listIn(e).filter(e=>typeof e==`string`)}
function grownMemory(e){
let t=new Map(e.memory);
for(let n of shownCodes(e)){
let e=togetherCode(n);
t.delete(e),t.set(e,n)}
return t}
function shownCodes(e){
let{approve:t,accept:n,moved:r}=sharedLines(e);
return[t,n,r].flatMap(e=>e===void 0?[]:[e.cases])}
function isReviewComment(e,t){
return readMarker(e,topic)?.set===t}
function memoryIn(e,t){
let n=new Map;
for(let r of e){
let e=readMarker(r,topic);
if(e?.set!==t)continue;
let i=listIn(e.cases).map(codedCase);
for(let t of listIn(e.codes)){
let e=listIn(t).flatMap(e=>membersAt(e,i)),r=e.filter(e=>e!==void 0);
r.length===0||r.length<e.length||n.set(togetherCode(r),r)}}
return n}
function fitting$1(e,t,n){
let r=59800-e.length,i=[];
for(let e of[...n.values()].slice(-20).toReversed()){
let n=[e,...i];
lengthOf(t,n)<=r&&(i=n)}
return i}
function lengthOf(e,t){
return withMarker(``,topic,{...writtenAs(e.set,t),...mergeOf(e)}).length}
function writtenAs(e,t){
let n=new Map,r=[],placeOf=({id:e,digest:t})=>{
let i=JSON.stringify([e,t]),a=n.get(i)??r.push([e,t.slice(prefix.length)])-1;
return n.set(i,a),a};
return{set:e,codes:t.map(e=>runsOf$1(e.map(placeOf))),cases:r}}
function runsOf$1(e){
let t=[];
for(let n of e){
let e=t.at(-1);
e!==void 0&&e.at(-1)===n-1?e.push(n):t.push([n])}
return t.flatMap(e=>{
let[t,n]=[e[0],e.at(-1)];
return e.length>=4&&t!==void 0&&n!==void 0?[[t,n]]:e})}
function membersAt(e,t){
if(typeof e==`number`)return[t[e]];
let[n,r]=listIn(e);
if(typeof n!=`number`||typeof r!=`number`)return[void 0];
let i=t.slice(Math.max(0,n),r+1);
return i.length===r-n+1?i:[void 0]}
const prefix=`sha256:`;
function listIn(e){
return Array.isArray(e)?e:[]}
function codedCase(e){
let[t,n]=listIn(e);
if(typeof t==`string`&&typeof n==`string`&&/^[\da-f]{64}$/.test(n))return{id:t,digest:`${prefix}${n}`}}
function diffText(e,t,n){
return lineDiff(e,t).map(e=>{
let t=terminalText(e);
return e.startsWith(`+`)?`  ${n.green(t)}`:`  ${e.startsWith(`-`)?n.red(t):t}`})}
function unmetSentence({condition:e,values:t}){
let n=t.size===0?`No case has a value there.`:``,r=writeInstead(e.wanted,t,n);
return`  ${terminalText(`No case meets ${e.words}. ${r}`.trimEnd())}\n`}
function ruleList(e,t){
let n=Math.max(...e.map(({id:e})=>e.length));
return[...[...groupsOf(e,({id:e})=>subjectOf(e))].map(([e,r])=>[t.strong(e),...r.map(e=>row(e,n,t))].join(`
`)),counts(e)].join(`

`)}
function row({id:e,level:t,reports:n,needs:r,for:i},a,o){
let s=i===void 0?compares(r):` (with --for ${i})`;
return`  ${e.padEnd(a)}  ${levelled(t,o)}${` `.repeat(7-t.length)}  ${n}${s}`}
function compares(e){
return e===void 0?``:` (compares with an earlier state)`}
function counts(e){
let t=[`error`,`warning`,`notice`].flatMap(t=>{
let n=e.filter(e=>e.level===t).length;
return n===0?[]:[counted(n,t)]});
return`${counted(e.length,`rule`)}: ${t.join(`, `)}. One of them in full: touchstone explain <rule>`}
function sectionOf(e){
return`docs/rules.md#${e.replace(`/`,``)}`}
function ruleListJson(e){
let t=e.map(({id:e,level:t,reports:n,needs:r,for:i,perFile:a=!1,safeFix:o=!1})=>({id:e,level:t,reports:n,needs:r??null,for:i??null,perFile:a,safeFix:o,section:sectionOf(e)}));
return`${jsonText({rules:t})}\n`}
function exportReport(e,{written:t,removed:n}){
let{cases:r,claim:i,revision:a,purpose:o,digest:s,leftOut:c}=e,l=r.filter(({currency:e})=>e===`carried`).length,u=r.filter(({holdout:e})=>e===`used`),d=r.filter(({holdout:e})=>e===`spent`);
return`${rows([[`set`,`${figures(countsOf(r),`case`)} for ${o}`],[`split`,i===void 0?notSplit:splitFigures(e)],[`claim`,i===void 0?``:[i.sentence,...i.caveats].join(` `)],[`corpus`,`${a.id}: ${r.length-l} current, ${l} carried`],[`used`,u.length===0?``:usedText(u.map(({case:{id:e}})=>e))],[`spent`,d.length===0?``:spentText(d.map(({case:{id:e}})=>e))],[`left out`,leftOutText(c)],[`digest`,s],[`removed`,n.length===0?``:[...n,ofEarlier].join(`
`)],[`written`,t.join(`
`)]])}\n`}
function leftOutText(e){
let t=e.some(({why:e})=>e===`stale`);
return[...leftOutLines(e),...t?[`what moved, and what to decide: touchstone refresh plan`]:[]].join(`
`)}
const ofEarlier=`(of the export that was there before)`,notSplit=`not split yet, no score may be claimed`;
function usedText(e){
return`${e.length===1?`1 was`:`${e.length} were`} read for a declared decision, and another one needs a declaration of its own: ${firstOf(e)}`}
function spentText(e){
return`${e.length===1?`1 is`:`${e.length} are`} no confirmation, since people have learned from results: ${firstOf(e)}`}
function splitFigures({cases:e}){
let t=countsBySplit(e);
return splits.flatMap(e=>{
let n=t[e];
return n===void 0?[]:[`${e} ${figures(n,`question`)}`]}).join(`; `)}
function figures({cases:e,families:t,components:n,withoutFamily:r},i){
if(t===0)return`${counted(e,i)} of no family`;
let a=t===1?`1 family`:`${t} families`,o=r===0?``:`; ${r} of no family`;
return`${counted(e,i)} (${a}, ${counted(n,`component`)}${o})`}
const refusals={"no-current-revision":`Nothing says which corpus revision is current, so nothing was exported: a judgment holds under a corpus, and an evaluation runs on one.`,"unreadable-families":`families.yaml has defects, so nothing was exported. See: touchstone check`,"not-split":`This set is not split yet, so no score may be claimed and nothing was exported. To choose settings on it: --for tuning. To split it: touchstone families --help`};
function exportRefusal(e){
return`${refusals[e]}\n`}
function withoutCurrent(e,t){
let n=e.filter(({rule:e,level:t,at:n})=>t===`error`&&(e===`revision/current-unknown`||`${n.file}/`.startsWith(`corpus-revisions/`))),r=exportRefusal(`no-current-revision`);
return n.length===0?r:`${textReport(n.slice(0,few),t)}\n\n${r}`}
function nothingToExport(e){
return`${[`No case of the set may go out for this, so nothing was exported.`,rows([[`left out`,leftOutText(e)]])].join(`
`).trimEnd()}\n`}
const few=3;
function errorsInTheWay(e,t,n){
let r=e.filter(({level:e})=>e===`error`),i=r.length===1?`it`:`them all`;
return`${textReport(r.slice(0,3),n)}
The set has ${counted(r.length,`error`)}, so nothing was exported. To see ${i}: ${t}
`}
const leftOut={text:`…`,width:1},segmenter=new Intl.Segmenter(`en`);
function cells(e,t,n){
let r=e.slice(t,n),shownAt=(n,r)=>n===`[`&&e.slice(0,t+r).endsWith(`##`)?escapeOf(`[`):terminalText(n);
return/^[ -~]*$/.test(r)&&!e.includes(`##[`)?Array.from(r,e=>({text:e,width:1})):Array.from(segmenter.segment(r),({segment:e,index:t})=>{
let n=shownAt(e,t);
return{text:n,width:stringWidth(n)}})}
function fitting(e,t,n){
let r=filling(e,t);
return r.length===e.length&&!n?r:[...filling(e,t-leftOut.width),leftOut]}
function filling(e,t){
let n=0,r=e.findIndex(({width:e})=>(n+=e)>t);
return r===-1?e:e.slice(0,r)}
function widthOf(e){
return e.reduce((e,{width:t})=>e+t,0)}
function textOf(e){
return e.map(({text:e})=>e).join(``)}
function textWithin(e,t){
let n=terminalText(e),r=n.slice(0,t*8);
return textOf(fitting(Array.from(segmenter.segment(r),({segment:e})=>({text:e,width:stringWidth(e)})),Math.max(t,leftOut.width),r.length<n.length))}
function tokenEnd(e,t){
let n=e.slice(t,t+far);
if(/^[[{]/.test(n))return t+closedLength(n);
let r=t>far||openBrackets(e.slice(0,t))>0;
return t+((special.exec(n)??(r?plainInside:plainText).exec(n))?.[0]??``).trimEnd().length}
const far=2e3,special=/^(?:[\p{C}\s]|"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[&*!][^\s,\]}]*)/u,plainText=/^(?:(?!:(?:\s|$)|\s#).)+/u,plainInside=/^(?:(?!:(?:\s|$)|\s#)[^,[\]{}])+/u,pieces=/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\s\S]/g;
function closedLength(e){
let t=0;
for(let{0:n,index:r}of e.matchAll(pieces))if(t+=step(n),t===0)return r+1;
return e.trimEnd().length}
function openBrackets(e){
let t=0;
for(let[n]of e.matchAll(pieces))t=Math.max(0,t+step(n));
return t}
function step(e){
return e===`[`||e===`{`?1:e===`]`||e===`}`?-1:0}
function linesOf(e){
return e.split(`
`).map(e=>e.endsWith(`\r`)?e.slice(0,-1):e)}
function excerpt(e,t,{columns:n,paint:r}){
let i=e[t.line-1],a=t.column-1;
if(i===void 0||a>i.length)return[];
let o=String(t.line),{before:s,marked:c,after:l}=around(i,a,Math.max(20,n-`    ${o} | `.length)),u=`^`.repeat(Math.max(1,stringWidth(c)));
return[`    ${o} | ${s}${c}${l}`.trimEnd(),`    ${` `.repeat(o.length)} | ${` `.repeat(stringWidth(s))}${r(u)}`]}
function around(e,t,n){
let r=n*4,i=tokenEnd(e,t),a=cells(e,t,Math.min(i,t+r)),o=[...a,...cells(e,i,i+r)],s=fitting(cells(e,Math.max(0,t-r),t).toReversed(),Math.max(Math.floor(n/3),n-Math.max(1,widthOf(o))),t>r),c=i+r<e.length||i-t>r,l=fitting(o,n-widthOf(s),c);
return{before:textOf(s.toReversed()),marked:textOf(l.slice(0,a.length)),after:textOf(l.slice(a.length))}}
function markedWords(e,t,{style:n,longest:r}){
let i=vocabulary(contentWords(t).join(` `)),{text:a,cutBefore:o,cutAfter:s}=windowOf(e,rangesIn(e,i)[0],r),c=``,l=0;
for(let e of joined(a,rangesIn(a,i)))c+=terminalText(a.slice(l,e.start)),c+=n.strong(`[${terminalText(a.slice(e.start,e.end))}]`),l=e.end;
return c+=terminalText(a.slice(l)),`${o?`…`:``}${c}${s?`…`:``}`}
function windowOf(e,t,n){
let r=Array.from(e);
if(r.length<=n)return{text:e,cutBefore:!1,cutAfter:!1};
let i=Array.from(e.slice(0,t?.start??0)).length,a=Math.max(0,Math.min(i-Math.floor(n/4),r.length-n));
return{text:r.slice(a,a+n).join(``),cutBefore:a>0,cutAfter:a+n<r.length}}
function rangesIn(e,t){
return[...e.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({0:e,index:n})=>isUnspaced(e)?pairsIn(e,t).map(e=>moved(e,n)):isKnown(e,t)?[{start:n,end:n+e.length}]:[])}
function pairsIn(e,t){
let n=[],r=0,i=Array.from(e);
for(let[e,a]of i.entries()){
let o=`${a}${i[e+1]??``}`;
e+1<i.length&&isKnown(o,t)&&n.push({start:r,end:r+o.length}),r+=a.length}
return n}
function isKnown(e,t){
let n=wordsIn(e);
return n.length>0&&n.every(e=>t.words.has(e)||isNear(e,t))}
function isNear(e,t){
return holds(t,e.toLowerCase())}
function moved({start:e,end:t},n){
return{start:e+n,end:t+n}}
function joined(e,t){
let n=[];
for(let r of t){
let t=n.at(-1);
t!==void 0&&e.slice(t.end,r.start).trim()===``?n[n.length-1]={start:t.start,end:r.end}:n.push(r)}
return n}
function proposalsText({query:e,found:t},{style:n,lineFor:r}){
let i=e.within===void 0?`the corpus`:`document ${quoted(e.within)}`;
return t.length===0?[`  No chunk of ${terminalText(i)} shares a word with question and answer.`]:[`  Nearest in ${terminalText(i)}; none is chosen for you:`,...t.flatMap(t=>[...proposalLines(t,e,n).map(e=>`    ${e}`),`      write  ${terminalText(r(t.chunk.id))}`])]}
function proposalLines({chunk:e,document:t,quote:n,nearest:r,text:i},a,o){
let{title:s=``}=t??{},{locator:c=``}=e,l=quoted(e.documentId),u=isBlank(s)?l:`${quoted(s)} (${l})`,d=isBlank(c)?u:`${u}, at ${quoted(c)}`,f=`${o.strong(terminalText(e.id))}  ${o.faint(`in ${terminalText(d)}`)}`;
if(i===void 0)return[f,`  (Its text is not kept in this set.)`];
let marked=e=>markedWords(e,markedBy(a),{style:o,longest:200});
return[f,n===void 0?`  near   ${marked(r??``)}`:`  quote  ${marked(n)}`]}
function chunkWithMarks({chunk:e,text:t},n,r){
if(t===void 0)return`  (The text of ${terminalText(e.id)} is not kept in this set.)`;
let i={style:r,longest:t.length},a=t.split(/\r?\n/).map(e=>{
let t=markedWords(e,markedBy(n),i);
return isBlank(e)?``:`  ${t}`});
return[r.strong(terminalText(e.id)),...a].join(`
`)}
function markedBy({texts:e}){
return e[0]??``}
function entryLine(e){
return`- ${inlineYaml({chunk:e})}`}
function fieldLine(e){
return`evidence: ${inlineYaml([{chunk:e}])}`}
function fillReport(e,t){
let n=[...e.filled.map(e=>filledText(e,t)),...e.refused.map(e=>refusedText(e,t))],r=[...t.proposals.values()].some(({found:e})=>e.length>0)?[verdict(e,t),`Next: write the line of the chunk that carries the answer into its case, or choose at a terminal: touchstone fill --choose`]:[verdict(e,t)];
return[...n,r.join(`
`)].map(e=>`${e}\n`).join(`
`)}
function refusedText(e,t){
let{style:n}=t,r=(e.candidates??[]).map(e=>candidateText(e,n)),i=t.proposals.get(e),a=e.waits?.entry===void 0?fieldLine:entryLine,o=i===void 0?[]:proposalsText(i,{style:n,lineFor:a}),s=[...r,...o];
return problemText(e,t,{mark:n.red(`not filled`),between:s})}
function filledText(e,{style:t,place:n,diff:r,author:i}){
let a=`${t.strong(terminalText(n(e.path)))} ${r?`would be filled`:t.green(`filled`)}`;
return r?[a,...diffText(e.before,e.after,t)].join(`
`):[a,...[...e.evidence.map(evidenceSentence),...e.added.map(e=>addedSentence(e,i))].map(e=>`  ${terminalText(e)}`)].join(`
`)}
function evidenceSentence({provenance:e,quote:t}){
let n=`Evidence: chunk "${e.chunkId}"`;
switch(t){
case`given`:
return`${n}, which holds the quote.`;
case`unchecked`:
return`${n}; its text is not kept here, so the quote is unchecked.`;
case`proposed`:
return`${n}, with a proposed quote to read over: "${e.quote??``}"`;
case`none`:
return`${n}, without a quote: no words in it clearly carry the answer.`;
case`unread`:
return`${n}, without a quote: its text is not kept here, so none could be proposed.`}}
function addedSentence(e,t){
switch(e){
case`corpusRevision`:
return`Added the current corpus revision.`;
case`origin`:
return`Added who wrote it: ${t}.`;
case`review`:
return`Marked as waiting for review.`}}
function candidateText({chunkId:e,before:t,quote:n,after:r},i){
let a=i.strong(`[${terminalText(clipped(n,160))}]`);
return`    ${terminalText(e)}: ${terminalText(t)}${a}${terminalText(r)}`}
function verdict({filled:e,refused:t,complete:n},{style:r,diff:i}){
let a=new Set(t.map(({at:e})=>e.file)).size;
if(e.length===0&&a===0)return r.green(`Nothing to fill.`);
let o=`${counted(e.length,`case`)} ${i?`would be filled`:`filled`}`;
return[e.length===0?o:r.green(o),...a===0?[]:[r.red(`${a} not filled`)],...n===0?[]:[`${n} complete already`]].join(`, `)}
function countsLess({reviewer:e,author:t,reviewers:n}){
let r=t!==void 0&&samePerson(t,e),i=n.some(t=>accountName(t)===accountName(e));
return[...r?[`"${e}" wrote this case too: recorded, but nobody else has judged it.`]:[],...n.length>0&&!i?[`"${e}" is not among the reviewers in ${policyFile}: recorded, but on GitHub this would not count.`]:[]]}
function obstaclesText({refused:e,findings:t},n,r=`not approved`){
let i=n.style.red(r);
return[...e.map(e=>`${problemText(e,n,{mark:i})}\n`),...t.length===0?[]:[textReport(t,n)]].join(`
`)}
function earlierDecision(e){
let{status:t,reviewedBy:n,reviewedAt:r,reason:i}=e.case.review??{};
if(t===void 0||t===`pending`)return;
let a=r===void 0?``:` at ${r}`,o=i===void 0?``:` ("${clipped(i,120)}")`;
return terminalText(`${t} by "${n??`nobody named`}"${a}${o}`)}
function recordedText(e,{status:t,reviewer:n,author:r,before:i,unread:a,reviewers:o},{style:s,place:c}){
let l=terminalText(n);
return`${[`${s.strong(terminalText(c(e)))} ${s.green(t)} by "${l}"`,...i===void 0?[]:[`  This replaces an earlier decision: ${i}`],...a?[`  The set does not keep the text of all its evidence, so no quote was compared with it.`]:[],...countsLess({reviewer:n,author:r,reviewers:o}).map(e=>`  ${terminalText(e)}`)].join(`
`)}\n`}
function caseView(e,t,n){
let r=[caseTitle(t,n),...outcome(t,n.style)],i=evidence(e,t,{style:n.style,more:()=>[]});
return[...r,...i,facts(e,t,n.style)].join(`

`)}
function caseTitle(e,{style:t,place:n}){
let{id:r=``,kind:i=``}=e.case,a=stageOf(e)??`status unknown`;
return`${t.strong(terminalText(r))}  ${i}, ${a}  ${t.faint(terminalText(n(e.path)))}`}
function outcome(e,t){
let{conversation:n=[],query:r=``,expectedAnswer:i=``,acceptedAnswers:a=[]}=e.case,{because:o,notes:s}=e.case,c=n.map(e=>`${e?.role??``}: ${e?.content??``}`),l=a.map(e=>`${e?.statement??``} (chunks ${(e?.chunkIds??[]).join(`, `)})`);
return[...c.length===0?[]:[titled(`Earlier turns`,c.join(`
`),t)],titled(`Question`,r,t),titled(o===void 0?`Expected answer`:`Expected answer: none, because "${o}"`,i,t),...l.map(e=>titled(`Also accepted`,e,t)),...s===void 0?[]:[titled(`Notes`,s,t)]]}
function evidence({texts:e},t,{style:n,more:r}){
let{provenance:i=[]}=t.case,a=i.map((t,a)=>{
let o=t??{},s=o.contentHash===void 0?void 0:e.get(o.contentHash);
return[n.strong(`Evidence ${a+1} of ${i.length}`),`  chunk     ${terminalText(o.chunkId??``)}`,`  document  ${terminalText(o.documentId??``)}`,`  source    ${terminalText(o.sourceUri??``)}, revision ${terminalText(o.sourceRevision??``)}`,...o.grade===void 0?[]:[`  grade     ${o.grade}`],...o.insteadOf===void 0?[]:[`  instead   of ${terminalText(o.insteadOf)}`],...r(o),...textWithQuote(s,o.quote,n)].join(`
`)});
return[...shortEvidence(t,n),...a]}
function shortEvidence(e,t){
let{evidence:n=[]}=e.case;
return n.map((e,r)=>{
let i=[`document`,`chunk`,`quote`].flatMap(t=>{
let n=e?.[t];
return n===void 0?[]:[`  ${t.padEnd(8)}  ${terminalText(n)}`]});
return[t.strong(`Evidence ${r+1} of ${n.length}, not looked up yet`),...i].join(`
`)})}
function textWithQuote(e,t,n){
let r=t===void 0?``:`"${terminalText(t)}"`;
if(e===void 0)return[`  (Its text is not kept in this set.)${t===void 0?``:` The quote: ${r}`}`];
let i=placeOfQuote(e,t??``);
return i===void 0?[`  ${t===void 0?`(No quote.)`:`(The quote is not in the text: ${r})`}`,indented(visibleLines(e))]:[indented([e.slice(0,i.start),e.slice(i.end)].map(visibleLines).join(marked(e.slice(i.start,i.end),n)))]}
function marked(e,t){
return`[${visibleLines(e).split(`
`).map(e=>t.strong(e)).join(`
`)}]`}
const toldFields=new Set(`id kind because query conversation expectedAnswer acceptedAnswers evidence relevantChunkIds provenance corpusRevision origin notes tags review refresh split retired`.split(` `));
function untold(e,t,n){
return Object.entries(e.case).filter(([e])=>!t.has(e)).map(([e,t])=>`${n.strong(e)}  ${terminalText(JSON.stringify(t)??``)}`)}
function facts(e,t,n){
let r=originText(t).replaceAll(`
`,`; `),i=earlierDecision(t);
return[...untold(t,toldFields,n),...i===void 0?[]:[`${n.strong(`Judged before`)}    ${i}`],`${n.strong(`Corpus revision`)}  ${terminalText(revisionText(e,t)??`none`)}`,`${n.strong(`Written by`)}       ${terminalText(r)}`].join(`
`)}
function revisionText(e,t){
let{corpusRevision:n}=t.case;
if(n===void 0)return;
let r=currentRevision(e)?.id;
return n===r?`${n}, the current one`:`${n}, the current one is ${r??`unknown`}`}
function titled(e,t,n){
return`${n.strong(e)}\n${indented(visibleLines(t))}`}
function chunkText(e){
return e===void 0?`  (Its text is not kept in this set.)`:indented(visibleLines(e))}
function visibleLines(e){
return e.split(/\r?\n/).map(terminalText).join(`
`)}
function indented(e){
return e.split(`
`).map(e=>e.trim()===``?``:`  ${e}`).join(`
`).replace(/\n{3,}/g,`

`).trimEnd()}
function writtenScalarsText({path:e,scalars:t},{style:n,place:r}){
return[`${n.strong(terminalText(r(e)))} ${n.green(`fixed`)}`,...t.map(e=>writtenScalarText(e,`wrote`))].join(`
`)}
function writtenScalarText({at:e,value:t,spelling:n,written:r},i){
let a=typeof t==`number`?`${i} ${clipped(n,80)} as ${r}`:`put "${clipped(t,80)}" in quotes`;
return`  ${terminalText(`Line ${e.line}: ${a}.`)}`}
function ranges(e){
return runsOf(e).map(runText).join(`, `)}
function runsOf(e){
let t=[];
for(let n of e){
let e=t.at(-1);
e!==void 0&&n===e.to+1?e.to=n:t.push({from:n,to:n})}
return t}
function runText({from:e,to:t}){
return e===t?String(e):`${e}-${t}`}
const stages=[`approved`,`pending`,`rejected`,`retired`,void 0];
function listSummary({cases:e,others:t,unreadable:n}){
let r=e.length+t;
if(r===0)return n.length===0?`There is no case.`:`No case can be read.`;
if(e.length===0)return`None of ${counted(r,`case`)} fits.`;
let i=t===0?``:` of ${r}`,a=t===0&&r===1?`case`:`cases`;
return`${e.length}${i} ${a}: ${byStage(e)}`}
function byStage(e){
return stages.map(t=>{
let n=e.filter(e=>stageOf(e)===t).length;
return n===0?``:`${n} ${t??`of unknown status`}`}).filter(e=>e!==``).join(`, `)}
function unreadableNote(e,t){
if(e.length===0)return``;
let n=e.length-10,r=[...e.slice(0,10).map(e=>terminalText(t(e))),...n>0?[`and ${n} more`]:[]];
return`${e.length===1?`1 file cannot be read as a case, so it is not listed. What is wrong with it`:`${e.length} files cannot be read as cases, so they are not listed. What is wrong with them`}: touchstone check\n${r.map(e=>`  ${e}\n`).join(``)}`}
const reasonWords={"source-revision-changed":`a document has another revision or another text`,"chunk-edited":`a chunk has another text`,"chunk-moved":`a text stands in another chunk`,"chunk-deleted":`a chunk is gone`,"chunking-changed":`the documents are cut into chunks in another way`,"embedding-changed":`the chunks are embedded in another way`,"retrieval-filter-changed":`the retriever is limited to other documents`,"document-added":`a document was added`,"query-pattern-observed":`readers ask in a way that the set does not cover`,"corpus-revision-changed":`there is another corpus revision`};
export{approvalsOf,byStage,candidateText,caseBlock,caseTitle,caseView,cells,chosenAnnotations,chunkText,chunkWithMarks,claimMarkdown,closingIn,commandFor,countsLess,decideCommandFor,diffBlock,diffText,documentBlock,earlierDecision,earlierTurns,errorsInTheWay,everyFamily,evidence,evidenceBlock,evidenceDiff,evidenceSentence,excerpt,excerpt$1,exportRefusal,exportReport,familyGraph,figureTable,filesOf,fillReport,filledText,firstOf,fitting,folded,forgottenCases,gravestFirst,grownMemory,headlineOf,heldOutWords,idCode,inShell,inSight,isApprovalRefused,isHeldOut,isInDiff,isPartlyHeldOut,isReviewComment,isSettled,isTooLongToCompare,itemInLines,leastMemory,leftOutLines,levelMarks,lineText,linesInQuote,linesOf,listSummary,memoryIn,memoryNeeded,mermaidBlock,mostCharacters,nameOf,nameOfUnasked,nothingToExport,obstaclesText,onPage,onTerminal,openQuestions,originText,otherAnswers,outcome,outcomeText,outcomeWords,partsDiff,placeText,planJson,planRows,possibleText,proposalLines,proposalsText,pullRequestPacket,quotedBlock,ranges,readMarker,readsTheSame,reasonInWords,reasonWords,recordedText,refusedText,revisionText,ruleList,ruleListJson,runText,runsOf,seenText,shapesInWords,sharedLines,some,summaryFrame,textOf,textWithin,told$1 as told,toldFields,tooLongWords,toolCommand,unaskedWords,unmetSentence,unreadableNote,untold,unverifiableIn,verdictText$1 as verdictText,whyOf,widthOf,withMarker,withMarks,withMemory,withoutCurrent,wordsInJob,writtenScalarText,writtenScalarsText};
