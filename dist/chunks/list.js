import{sep}from"node:path";
import{Command,Option}from"./commander.js";
import{assertHoldCases,byUtf8,calibrationOf,caseTexts,counted,groupsOf,idInName,isAmongPlaces,isBlank,isOfTheSet,jsonText,listed,namedPlaces,placeFrom,printPieces,quoted,readCase,repeated,sentinelMeanings,sentinelReasons,stageOf,terminalText,unsettled,withProgress,workingTree}from"./core.js";
import{selectionBy}from"./shared-authoring.js";
import{byStage,listSummary,unmetSentence,unreadableNote}from"./shared-report.js";
import{markdownLink,markdownText}from"./comparison.js";
import{conditionsHelp,conditionsOf,judgmentsAsked}from"./shared-scripts.js";
async function listCases(e,{conditions:t,sentinels:n,judgmentOf:r,...i}){
let a=[],o=[],s=[],{fits:c,unmet:l}=selectionBy(t),u=0;
for await(let{path:t,text:l}of caseTexts(e,a,i)){
let{file:e,value:i}=readCase(t,l);
e===void 0?s.push(t):c({file:e,value:i,judgment:r?.(t)})&&(!n||e.has([`sentinel`]))?o.push(e):u++}
let d=a.filter(isOfTheSet);
return{cases:o,unreadable:[...new Set([...s,...d.map(({at:e})=>e.file)])].toSorted(byUtf8),others:u,unmet:l()}}
function sentinelStanding(e){
let{sentinel:t}=e.case;
if(t===void 0)return;
let n=(t.reviews??[]).map(e=>e?.reviewer??``),r=stateOf(e),i=r===`settled`?t.resolution?.by:void 0;
return{why:t.why,reviewers:n.filter(e=>!isBlank(e)),state:r,settledBy:i}}
function stateOf(e){
let{sentinel:t={}}=e.case,n={file:e,sentinel:t,isApproved:stageOf(e)===`approved`},r=calibrationOf(n);
return r===void 0?incomplete(e):r.state===`different`?t.resolution!==void 0&&unsettled(n,r.judgments)===void 0?`settled`:`differ`:r.state}
function incomplete(e){
let{reviews:t}=e.case.sentinel??{};
return t===void 0?e.has([`sentinel`,`reviews`])?`unclear`:`unjudged`:t.length===0?`unjudged`:t.length===1&&t[0]?.reviewer!==void 0?`one`:`unclear`}
function standingWords(e){
let{reviewers:t}=e,n=t.length===0?``:`: ${t.map(quoted).join(`, `)}`;
return`${verdictWords(e)}${n}`}
function verdictWords({state:e,settledBy:t}){
switch(e){
case`unjudged`:
return`judged by nobody yet`;
case`one`:
return`one judgment, a second is missing`;
case`unclear`:
return`judgments that cannot be compared`;
case`outdated`:
return`judgments of another text`;
case`unsupported`:
return`answer not supported`;
case`agreed`:
return`agreed`;
case`differ`:
return`differ, not settled`;
case`settled`:
return`differed, settled${t===void 0?``:` by ${quoted(t)}`}`}}
function listedCase(e){
let{id:t,kind:n,because:r,query:i,conversation:a=[],families:o,split:s,tags:c=[]}=e.case,{provenance:l=[],evidence:u=[]}=e.case,d=[...l.map(e=>e?.documentId),...u.map(e=>e?.document)];
return{path:e.path,id:t,name:t??idInName(e.path),kind:n,because:r,status:stageOf(e),query:i,turns:a.length,documents:[...new Set(d.filter(e=>e!==void 0))],families:o?.filter(e=>e!==void 0),split:s,tags:c.filter(e=>e!==void 0),sentinel:sentinelStanding(e)}}
function*caseList(e,t){
let{style:n,place:r}=t,i=groupsOf(e.cases.map(listedCase),({path:e})=>folderOf(e));
for(let[e,a]of i)yield`${n.strong(terminalText(r(e)))}\n`,yield*caseRows(a,{...t,more:restsOn}),yield`
`;
yield`${listSummary(e)}\n`,e.cases.length===0&&(yield*e.unmet.map(unmetSentence))}
function folderOf(e){
return e.slice(0,e.lastIndexOf(`/`))}
function*caseRows(e,{style:t,clip:n,more:r}){
let i=e.map(e=>({one:e,name:terminalText(e.name)})),a=Math.max(0,...i.map(({name:e})=>e.length));
for(let{one:e,name:o}of i){
let{kind:i=`kind unknown`,query:s=`no question`}=e,c=[statusWord(e,t),i.padEnd(12)];
yield`${`  ${t.strong(o)}${` `.repeat(a-o.length)}  ${c.join(`  `)}`}  ${t.faint(n(r(e),a+factsWidth))}`.trimEnd(),yield`\n    ${n(s,4)}\n`}}
const factsWidth=28;
function statusWord({status:e},t){
let n=(e??`unknown`).padEnd(8);
return e===`approved`?t.green(n):e===`pending`?t.yellow(n):t.faint(n)}
function restsOn({kind:e,because:t,documents:n,families:r,turns:i,sentinel:a}){
let o=e===`abstention`?``:`no evidence`;
return[t??``,n.length>0?few(n):o,ownFamilies(r),a===void 0?``:`sentinel: ${a.why??`of no kind`}`,i===0?``:`after ${counted(i,`turn`)}`].filter(e=>e!==``).join(`; `)}
function ownFamilies(e){
return e===void 0?``:e.length===0?`no family`:`family ${few(e)}`}
function few(e){
let t=e.length-3;
return[...e.slice(0,3),...t>0?[`${t} more`]:[]].join(`, `)}
function sentinelGroups({cases:e}){
let t=e.map(listedCase),n=[...sentinelMeanings].map(([e,n])=>({why:e,meaning:n,cases:t.filter(({sentinel:t})=>t?.why===e)})),r=new Set(n.flatMap(e=>e.cases)),i=t.filter(e=>!r.has(e));
return i.length===0?n:[...n,{why:void 0,meaning:`The file does not say it.`,cases:i}]}
function emptyCategories(e){
let t=e.filter(({cases:e})=>e.some(({status:e})=>e===`approved`));
return sentinelReasons.filter(e=>!t.some(({why:t})=>t===e))}
function*sentinelList(e,t){
let{style:n,isWhole:r}=t,i=sentinelGroups(e);
for(let{why:e,meaning:r,cases:a}of i)yield`${n.strong(e??`no category`)}  ${n.faint(r)}\n`,a.length===0&&(yield`  none
`),yield*caseRows(a,{...t,more:judgments}),yield`
`;
yield`${sentinelSummary(e,r)}\n`,yield*e.unmet.map(unmetSentence),yield`${gaps(i,r)}\n`}
function judgments({sentinel:e}){
return e===void 0?`cannot be read as a sentinel`:standingWords(e)}
function sentinelSummary({cases:e,others:t},n){
let r=e.length+t,i=n?`is a sentinel`:`is a sentinel that fits`,a=n?`are sentinels`:`are sentinels that fit`,o=e.length===1?i:a,s=e.length===0?``:`: ${byStage(e)}`;
return`${e.length} of ${r} ${r===1?`case`:`cases`} ${o}${s}`}
function gaps(e,t){
let n=emptyCategories(e),r=t?``:` among these cases`;
return n.length===0?`Each category has an approved sentinel${r}.`:`No approved sentinel${r} is marked ${listed(n,`or`)}.`}
function*caseListJson(e,{sentinels:t}){
yield`{"cases":[`;
for(let[t,n]of e.cases.entries())yield`${t===0?``:`,`}\n${jsonText(caseJson(listedCase(n)))}`;
let n={others:e.others,unreadable:e.unreadable},r=t?{...n,categories:categories(e)}:n;
yield`\n],${jsonText(r).slice(1)}\n`}
function caseJson(e){
let{path:t,id:n,kind:r,because:i,status:a,query:o,turns:s,documents:c,families:l}=e,{split:u,tags:d,sentinel:f}=e;
return{id:n??null,file:t,kind:r??null,because:i??null,status:a??null,query:o??null,turns:s,documents:c,families:l??null,split:u??null,tags:d,sentinel:f===void 0?null:sentinelJson(f)}}
function sentinelJson({why:e,reviewers:t,state:n,settledBy:r}){
return{why:e??null,reviewers:t,state:n,settledBy:r??null}}
function categories(e){
let t=sentinelGroups(e),n=new Set(emptyCategories(t));
return t.map(({why:e,cases:t})=>({why:e??null,cases:t.map(({name:e})=>e),hasApproved:e===void 0?null:!n.has(e)}))}
function*caseListMarkdown(e,{place:t}){
let n=markdownText(listSummary(e));
if(e.cases.length===0)yield`${n}\n`;else{
yield headOf([`Case`,`Question`,`Kind`,`Status`,`Documents`]);
for(let n of e.cases.map(listedCase)){
let{documents:e}=n;
yield rowOf([...columnsOf(n,t),e.map(markdownText).join(`, `)])}
yield`\n${n}\n`}}
function*sentinelListMarkdown(e,{place:t}){
yield headOf([`Watches`,`Case`,`Question`,`Kind`,`Status`,`Judgments`]);
for(let{why:n=`no category`,cases:r}of sentinelGroups(e)){
r.length===0&&(yield rowOf([n,`none`,``,``,``,``]));
for(let e of r){
let r=e.sentinel===void 0?``:standingWords(e.sentinel);
yield rowOf([n,...columnsOf(e,t),markdownText(r)])}}
yield`\n${markdownText(listSummary(e))}\n`}
function columnsOf({name:e,path:t,query:n,kind:r=`unknown`,because:i,status:a},o){
return[markdownLink(e,o(t)),markdownText(n??``),i===void 0?r:`${r}: ${i}`,a??`unknown`]}
function headOf(e){
return`${rowOf(e)}${rowOf(e.map(()=>`---`))}`}
function rowOf(e){
return`|${e.map(e=>e===``?` `:` ${e} `).join(`|`)}|\n`}
const formatNames=[`text`,`json`,`ids`,`paths`,`markdown`];
function listCommand(e,t){
return new Command(`list`).description(`List the cases of a set, or those of them that fit.`).argument(`[place...]`,`the set's folder, or case files and folders of cases in it`).option(`--where <condition>`,`only cases that meet each condition`,repeated,[]).option(`--sentinels`,`only sentinels: by what each watches, with who judged it`).addOption(new Option(`--format <format>`,`how to print the list`).choices(formatNames).default(`text`)).addHelpText(`after`,example).action(async(n,r)=>{
t(await runList(e,n,r))})}
const example=`
${conditionsHelp}

Formats:
  text        for a person: folder by folder, two lines a case, and how many there are
  json        one JSON object, a case a line
  ids, paths  one a line, for scripts
  markdown    a table for a README, with links to the files from this folder

Files that cannot be read as cases are named on the error output; the others are listed.

Examples:
  touchstone list cases/leave --where status=pending
  touchstone list --where document=travel-policy.md --where "query~hotel"
  touchstone list --sentinels
  touchstone list --where tag=smoke --format ids
  touchstone list --where judgment=stale
  touchstone list --where refresh=undecided --format paths
  touchstone list --format markdown > INDEX.md

Exit code: 0 listed, also where nothing fits, 2 wrong use, 3 the run broke.`;
async function runList(e,t,{where:n,sentinels:r=!1,format:i}){
let a=conditionsOf(n),o=await namedPlaces(e.cwd,t);
assertHoldCases(o,`listed`);
let s=isAmongPlaces(o),c=await judgmentsAsked(o.folder,a),l=await withProgress(e,`case files`,async e=>await listCases(workingTree(o.folder),{conditions:a,sentinels:r,wanted:s,onFile:e,judgmentOf:c})),u=placeFrom(e.cwd,o.folder,o.given),d=o.paths.length+a.length===0;
return await printPieces(e,await formats[i](l,{io:e,place:u,sentinels:r,isWhole:d})),e.err(unreadableNote(l.unreadable,u)),0}
const formats={async text(e,{io:t,place:n,sentinels:r,isWhole:i}){
let a={style:t.style,place:n,isWhole:i,clip:await clipFor(t)};
return r?sentinelList(e,a):caseList(e,a)},json:(e,t)=>caseListJson(e,t),ids:({cases:e})=>e.flatMap(({case:{id:e}})=>e===void 0?[]:lineOf(e)),paths:({cases:e},{place:t})=>e.map(({path:e})=>lineOf(t(e))),markdown(e,{place:t,sentinels:n}){
let r={place:e=>t(e).split(sep).join(`/`)};
return n?sentinelListMarkdown(e,r):caseListMarkdown(e,r)}};
function lineOf(e){
return`${terminalText(e)}\n`}
async function clipFor({terminal:e}){
if(e===void 0)return e=>terminalText(e);
let{textWithin:t}=await import(`./cells.js`);
return(n,r)=>t(n,Math.max(20,e.columns-r))}
export{listCommand};
