import{Command,InvalidArgumentError,Option}from"./commander.js";
import{ChangedMeanwhileError,UsageError,allRules,asciiWords,byUtf8,caseKey,caseTexts,check,checkFlags,claimText,clipped,componentsIn,conflictsIn,counted,currentRevision,disjointSets,documentClaims,documentsAsRecorded,documentsOf,exposedIn,familiesById,familiesFile,familiesKeys,fieldOf,findLeads,foldId,groupingOf,groupsOf,holdoutStates,isBlank,isFitId,isLater,isMap,isOfTheSet,isSplitApart,jsonText,keyText,leadsTo,levelled,limits,limitsOf as limitsOf$2,linksByHolder,listed,loadDataset,measureText,oneComponent,paintOf,placeFrom,printPieces,problemText,quoted,readCase,readerOptions,revisionOf,rows,runCheck,setFolder,sha256,splitClaimOf,splits,splitsOf,splitsOfCase,stageOf,startOf,takesPart,terminalText,textReport,toldElsewhere,traceOf,unreadCases,workingTree,writeInstead}from"./core.js";
import{markdownText,wrapped}from"./comparison.js";
import{join,resolve}from"node:path";
import{isDeepStrictEqual}from"node:util";
import{isCollection,isMap as isMap$1,isNode,parseDocument}from"./yaml.js";
import{blockOf as blockOf$1,commentsOf,editFields,editValue,inlineText,lineEndOf,replaceLines,textOf,yamlLayout,yamlValue}from"./shared-load.js";
import{placeFor}from"./shared-authoring.js";
import{assertWritable,inputBytes,rawText,replaceTexts,writeOutput}from"./shared-scripts.js";
import{rulesOfFamilies}from"./shared-rules.js";
import{excerpt,familyGraph,firstOf,leftOutLines as leftOutLines$1,linesOf,shapesInWords}from"./shared-report.js";
import{writeFiles}from"./shared-git.js";
import{stat}from"node:fs/promises";
import{auditManifest,exportManifest,oversized}from"./shared-families.js";
import{exportable}from"./shared-exporting.js";
function leadGroups(e){
let t=disjointSets(),n=new Map,numberOf=e=>{
let r=n.get(e)??t.add();
return n.set(e,r),r};
for(let{pair:n}of e)t.join(numberOf(n[0].file),numberOf(n[1].file));
return[...groupsOf(e,({pair:e})=>t.leaderOf(numberOf(e[0].file))).values()]}
function casesOfLeads(e){
return[...new Set(e.flatMap(({pair:e})=>e.map(({file:e})=>e)))]}
function leadWords(e){
let{pair:t,wording:n,answer:r,isSameAnswer:i,isSameEvidence:a,isOfOtherNumbers:o}=e,s=r===void 0?[]:[`answers ${measureText(r)}`],c=toldElsewhere(t[0].file,t[1].file);
return[`questions ${measureText(n)}`,...s,...i?[`same answer`]:[],...a?[`same evidence`]:[],...o?[`other numbers`]:[],...c===void 0?[]:[c]].join(`, `)}
function leadSummary(e){
let{leads:t,shown:n,found:r,isAcrossOnly:i}=e,a=r.filter(({isAcross:e})=>e).length,o=r.length-n,s=i?` across the split`:``,c=t.threshold/2;
return[r.length===0?`No two of ${counted(t.compared,`case`)} are alike${s}.`:`${counted(r.length,`pair`)} alike${s} among ${counted(t.compared,`case`)}${i?``:`, ${a} across the split`}. Whether two are one is for a person to say.`,`A figure is the part of their runs of three letters that two texts share; ${t.threshold} is enough, and ${c} of questions with the same answer.`,...o>0?[`Not shown: ${counted(o,`pair`)}. To show more: --limit`]:[],...t.isCut?[`There are more pairs than are looked at, so some may be missing.`]:[],...leftOutLines(e),...t.settled>0?[`Settled as distinct: ${counted(t.settled,`pair`)}.`]:[],...r.length===0?[]:[`Two that ask for one thing: keep one, or say "variantOf" in the one that rephrases the other. Two that do not: an exception in families.yaml with both cases, "decision: distinct" and the reason.`]]}
function leftOutLines({leads:e,ofOtherNumbers:t}){
return t===0?[]:[`Left out, since each question names another number: ${e.isOthersCut?`at least `:``}${counted(t,`pair`)}. To list them: --numbers`]}
function leadList(e,t){
let n=shownGroups(e),r=n.map((n,r)=>blockOf(e,n,{index:r,style:t})),i=n.reduce((e,t)=>e+Math.min(t.length,10),0),a=leadSummary({...e,shown:i}).map(terminalText).join(`
`);
return`${[...r,a].join(`

`)}\n`}
function shownGroups({found:e,limit:t}){
return leadGroups(e).slice(0,t)}
function blockOf({dataset:e},t,{index:n,style:r}){
let i=t.slice(0,10),a=t.some(e=>e.isAcross),o=casesOfLeads(i),s=o.flatMap((t,n)=>{
let[i,...a]=caseLines(e,t,r);
return[`  ${letterAt(n)}  ${i}`,...a.map(e=>`     ${e}`)]}),c=i.map(e=>{
let t=e.pair.map(({file:e})=>letterAt(o.indexOf(e))).toSorted();
return`  ${listed(t)}: ${leadWords(e)}`}),l=t.length-i.length,u=l>0?[`  and ${counted(l,`more pair`)}`]:[],d=a?`  ${r.yellow(`across the split`)}`:``;
return[`${r.strong(`${n+1}`)}${d}`,...s,...c,...u].join(`
`)}
function letterAt(e){
return String.fromCharCode(97+e)}
function caseLines(e,t,n){
let{query:r=``,expectedAnswer:i=``}=t.case;
return[`${n.strong(terminalText(nameOf$2(t)))}  ${n.faint(terminalText(traceWords(e,t)))}`,`Q  ${terminalText(clipped(r,300))}`,...i===``?[]:[`A  ${terminalText(clipped(i,300))}`]]}
function traceWords(e,t){
let{families:n,documents:r,splits:i}=traceOf(e,t);
return[i.length===0?`no split`:i.join(` and `),n.length===0?`no family`:n.join(`, `),...r.length===0?[]:[documentWords$1(r)]].join(`; `)}
function documentWords$1(e){
let t=e.length-3;
return`${e.slice(0,3).join(`, `)}${t>0?` and ${t} more`:``}`}
function nameOf$2(e){
return e.case.id??e.path}
function leadListJson({dataset:e,leads:t,found:n,ofOtherNumbers:r}){
let{threshold:i,compared:a,settled:o,isCut:s}=t,c=leadGroups(n).flatMap((t,n)=>t.map(t=>({group:n+1,...pairJson(e,t)})));
return`${jsonText({threshold:i,compared:a,ofOtherNumbers:r,settled:o,isCut:s,pairs:c})}\n`}
function pairJson(e,{pair:t,answer:n,...r}){
let i=t.map(({file:t})=>{
let{id:n,query:r,expectedAnswer:i}=t.case,a=traceOf(e,t);
return{id:n??null,file:t.path,query:r,expectedAnswer:i??null,...a}}),a=toldElsewhere(t[0].file,t[1].file)??null;
return{...r,answer:n??null,toldBy:a,cases:i}}
function leadListMarkdown(e){
let t=shownGroups(e).flatMap((t,n)=>t.slice(0,10).map(t=>markdownRow(e.dataset,t,n+1)));
return`${t.length===0?``:`${[`| Group | Case | Other case | Measure |`,`| --- | --- | --- | --- |`,...t].join(`
`)}\n\n`}${leadSummary({...e,shown:t.length}).map(markdownText).join(`
`)}\n`}
function markdownRow(e,t,n){
let r=t.pair.map(({file:t})=>{
let{query:n=``,expectedAnswer:r=``}=t.case;
return[nameOf$2(t),traceWords(e,t),n,r].map(e=>markdownText(clipped(e,300))).join(`<br>`)}),i=t.isAcross?`across the split, `:``;
return`| ${[n,...r,i+markdownText(leadWords(t))].join(` | `)} |`}
const path=`the question given`;
function candidateOf(e){
let{query:t,answer:n}=e;
if(t===void 0){
if(n===void 0)return;
throw new UsageError(`--answer goes with a question: give it with --query.`)}
if(isBlank(t))throw new UsageError(`The question given with --query is blank.`);
if(e.case!==void 0)throw new UsageError(`--query asks for what is like one question, and --case for what is like cases: give one of them.`);
let r={file:path,line:1,column:1};
return{path,case:{kind:`answerable`,query:t,...n===void 0?{}:{expectedAnswer:n}},whole:void 0,digest:void 0,unresolvedDigest:void 0,has:([e])=>e===`query`||e===`kind`,locate:()=>r,locateKey:()=>r}}
const formatNames$1=[`text`,`json`,`markdown`];
function alikeCommand(e,t){
return new Command(`alike`).description(`List cases that are alike, for a person to look at: leads, no verdicts.`).argument(`[folder]`,`the set's folder`,`.`).option(`--threshold <figure>`,`how much has to be the same (default: the policy's)`,share).option(`--across`,`only pairs across the split`,!1).option(`--numbers`,`also questions that name different numbers`,!1).option(`--case <id...>`,`only pairs with these cases`).option(`--query <text>`,`only what is like this question, which is not in the set yet`).option(`--answer <text>`,`the answer that goes with --query`).option(`--limit <groups>`,`how many groups to show`,count$1,50).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames$1).default(`text`)).addHelpText(`after`,example$8).action(async(n,r)=>{
let i=await loadDataset(workingTree(await setFolder(e.cwd,n))),{threshold:a,numbers:o,across:s,limit:c}=r,l={threshold:a,withOtherNumbers:o},u=candidateOf(r),d=u===void 0?findLeads(i,l):leadsTo(i,u,l),f=named$1(i,r.case),wanted=e=>isWanted$1(e,f)&&(e.isAcross||!s),p={dataset:i,leads:d,found:d.leads.filter(wanted),ofOtherNumbers:d.ofOtherNumbers.filter(wanted).length,isAcrossOnly:s,limit:c};
r.format===`json`?e.out(leadListJson(p)):e.out(r.format===`markdown`?leadListMarkdown(p):leadList(p,e.style)),t(0)})}
function isWanted$1({pair:e},t){
return t===void 0||e.some(({file:e})=>t.has(e))}
function named$1({cases:e},t){
if(t===void 0)return;
let n=e.flatMap(e=>e.case.id??[]),r=t.find(e=>!n.some(t=>t===e));
if(r!==void 0){
let e=writeInstead(r,n,`All are listed by: touchstone list`);
throw new UsageError(terminalText(`There is no case "${r}". ${e}`))}
let i=new Set(t);
return new Set(e.filter(e=>i.has(e.case.id)))}
function share(e){
let t=Number(e);
if(e.trim()!==``&&t>=.5&&t<=1)return t;
throw new InvalidArgumentError(`Give a figure from 0.5 to 1, such as 0.8.`)}
function count$1(e){
let t=Number(e);
if(Number.isInteger(t)&&t>0)return t;
throw new InvalidArgumentError(`Give a whole number from 1 on.`)}
const example$8=`
Two cases are alike where their questions share enough runs of three letters, fewer where the answer is the same as well,
or where they stand on two sides of the split with the same answer or the same evidence. Only letters and digits count, in
any script. Cases that rephrase each other ("variantOf") are known, and so are pairs under an exception "distinct".
Rejected and retired cases take no part. To a question without an answer, what is half as alike is listed as well. Likeness never blocks: "touchstone check --for evaluation" tells of it as warnings.

Examples:
  touchstone families alike                          what is alike in this folder, across the split first
  touchstone families alike --across eval            what may have come from one side to the other
  touchstone families alike --case refund-001        what is like one case
  touchstone families alike --query "When may I ask for a refund?"
  touchstone families alike --threshold 0.7 --format json

Exit code: 0 listed, or nothing alike; 2 wrong use, 3 the run broke.`;
function addFieldToEntries(e,t,n){
let r=t.startsWith(`﻿`)?`﻿`:``,i=t.slice(r.length),a=parseDocument(i,readerOptions),o=a.errors.length===0?a.get(n.map,!0):void 0,s=new Map(isMap$1(o)?o.items.flatMap(entryOf):[]),c=[],l={text:i,lineEnd:lineEndOf(i.split(/(?<=\n)/))};
for(let[t,r]of n.values){
let a=s.get(t),o=isMap$1(a)&&!a.has(n.field)?placeIn(l,a):void 0;
if(o===void 0)return{refused:byHand(e,i,{node:a,key:t,edit:n})};
c.push(o.insert(`${n.field}: ${inlineText(r,{flow:o.flow})}`))}
let u=withInsertions(i,c);
if(isAsMeant({body:i,after:u,before:a.toJS()},n))return{text:r+u};
let[d=``]=n.values.keys();
return{refused:byHand(e,i,{node:s.get(d),key:d,edit:n})}}
function entryOf({key:e,value:t}){
let n=keyText(e);
return n===void 0||!isNode(t)?[]:[[n,t]]}
function placeIn(e,t){
if(!isMap$1(t))return;
let[n]=t.items,r=t.items.at(-1),i=r&&endOf(r);
if(i===void 0||!isNode(n?.key))return;
if(t.flow===!0)return{flow:!0,insert:e=>({at:i,text:`, ${e}`})};
let a=n.key.range?.[0]??0,{text:o}=e,s=o.slice(o.lastIndexOf(`
`,a-1)+1,a);
if(s.trim()===``)return{flow:!1,insert:t=>onOwnLine(e,i,`${s}${t}`)}}
function endOf({key:e,value:t}){
let n=t??e;
for(;isCollection(n)&&n.flow!==!0;){
let e=n.items.at(-1);
n=isMap$1(n)?lastOfPair(e):e}
return isNode(n)?n.range?.[1]:void 0}
function lastOfPair(e){
if(typeof e==`object`&&e&&`value`in e)return e.value}
function onOwnLine({text:e,lineEnd:t},n,r){
if(n>0&&e[n-1]===`
`)return{at:n,text:r+t};
let i=e.indexOf(`
`,n);
return i===-1?{at:e.length,text:t+r}:{at:i+1,text:r+t}}
function withInsertions(e,t){
let n=0,r=[];
for(let i of t.toSorted((e,t)=>e.at-t.at))r.push(e.slice(n,i.at),i.text),n=i.at;
return r.concat(e.slice(n)).join(``)}
function isAsMeant({body:e,after:t,before:n},{map:r,field:i,values:a}){
let o=parseDocument(t,readerOptions),s=fieldOf(n,r);
if(o.errors.length>0||!isMap(n)||!isMap(s))return!1;
let c=[...a].map(([e,t])=>[e,{...isMap(s[e])?s[e]:{},[i]:t}]),l={...n,[r]:{...s,...Object.fromEntries(c)}};
return isDeepStrictEqual(o.toJS(),l)&&isDeepStrictEqual(commentsOf(t),commentsOf(e))}
function byHand(e,t,{node:n,key:r,edit:i}){
let a=t.slice(0,n?.range?.[0]??0).split(`
`);
return{message:`"${i.field}" cannot be added to "${r}" here without changing other lines.`,at:{file:e,line:a.length,column:(a.at(-1)?.length??0)+1},fix:`Write "${i.field}: ${i.values.get(r)??``}" there by hand.`}}
function familiesWithSplits(e,t,n){
let r=familiesFile,i=n===void 0?{text:e}:withAssignment(e,n);
if(`refused`in i)return{refused:[i.refused]};
let a={map:`families`,field:`split`,values:t},o=t.size===0?i:addFieldToEntries(r,i.text,a);
return`refused`in o?{refused:[o.refused]}:{files:o.text===e?[]:[{path:r,before:e,after:o.text}]}}
function withAssignment(e,{salt:t,weights:n}){
let r=editFields(familiesFile,e,[{set:`assignment`,to:{salt:t,weights:n},after:`grouping`}]);
if(`refused`in r||r.text===e)return r;
let i=editValue(familiesFile,e,{path:[`assignment`,`salt`],to:t});
if(`refused`in i)return r;
let a=editFields(familiesFile,i.text,[{set:`assignment`,to:{salt:t,weights:n},after:`grouping`}]);
return`text`in a&&a.text===i.text?i:r}
async function casesWithSplits(e,t){
let n=new Map([...t].map(([e,t])=>[e.path,{file:e,split:t}])),r=[],i=[],a=[],wanted=e=>n.has(e);
for await(let{path:t,mark:o,text:s}of caseTexts(e,r,{wanted})){
let e=n.get(t);
if(e===void 0)continue;
let{split:r}=e,{value:c,file:l}=readCase(t,s);
if(!isDeepStrictEqual(l?.case,e.file.case)){
i.push(changedSince(t));
continue}
let u={path:[`split`],to:r,after:placeFor(c,`split`)},d=editValue(t,s,u);
`refused`in d?i.push(d.refused):a.push({path:t,before:o+s,after:o+d.text})}
return i.push(...r.filter(isOfTheSet)),i.length>0?{refused:i}:{files:a}}
function changedSince(e){
return{message:`The file changed after its split was drawn.`,at:startOf(e),fix:`Run the command again: it reads the file as it is now.`}}
function ticketsOf(e,{salt:t,weights:n}){
return Object.entries(n).map(([n,r])=>{
let i=uniform(`${t}\n${n}\n${e}`);
return{split:n,u:i,score:-r/Math.log(i)}})}
function drawnSplit(e,t){
let n;
for(let r of ticketsOf(e,t))r.score>(n?.score??0)&&(n=r);
return n?.split}
function uniform(e){
let t=sha256(e).slice(7,23);
return(Number(BigInt(`0x${t}`)>>11n)+.5)/2**53}
function outcomeOf(e,t){
let{recorded:n,open:r,cases:i}=e;
if(r.length===0)return{how:`recorded`};
let a=conflictAmong(n);
if(a!==void 0)return{how:`refused`,why:`conflict`,members:a};
let o=unknownIn(e,t.grouping);
if(o!==void 0)return{how:`refused`,...o};
let s=firstRecorded(n);
if(s?.split!==void 0)return{how:`follows`,split:s.split,member:s};
let{exposed:c}=t;
if(e.families.some(c.family)||i.some(c.case))return{how:`refused`,why:`exposed`};
let{kind:l,cutoff:u}=t.grouping.file.families?.claim??{};
return l===`period`&&u!==void 0?byPeriod(e,t.draw,u):drawnAmong(e.name,t.draw)}
function conflictAmong(e){
let[t]=e,n=e.find(({split:e})=>t?.split!==void 0&&e!==void 0&&isSplitApart([t.split,e]));
return t===void 0||n===void 0?void 0:[t,n]}
function firstRecorded(e){
return splits.map(t=>e.find(e=>e.split===t)).find(e=>e!==void 0)}
function unknownIn({cases:e,open:t},n){
let r=t.find(e=>e.kind===`case`&&e.file.has([`split`]));
if(r?.kind===`case`)return{why:`unknown`,file:r.file};
let i=e.find(e=>!isKnown(e,n));
if(i!==void 0)return{why:`unknown`,file:i};
if(n.isByCase)return;
let a=t.find(e=>e.kind===`case`&&!e.file.has([`families`])&&!e.file.has([`variantOf`]));
return a?.kind===`case`?{why:`no-families`,file:a.file}:void 0}
function isKnown(e,{isByCase:t,exceptions:n,familiesOf:r}){
let{parent:i,whole:a}=r(e);
return t?!(e.has([`variantOf`])&&n.keepsVariantApart(e)===void 0)||i!==void 0:a}
function byPeriod({name:e,cases:t},n,r){
let i=t.find(e=>e.case.askedAt===void 0);
if(i!==void 0)return{how:`refused`,why:`undated`,file:i};
let isHeldOut=({case:{askedAt:e}})=>e!==void 0&&!isLater(r,e),a=t.find(isHeldOut),o=t.find(e=>!isHeldOut(e));
if(a!==void 0&&o!==void 0)return{how:`refused`,why:`two-periods`,files:[o,a]};
if(a!==void 0)return{how:`dated`,split:`test`};
let{test:s,...c}=n.weights;
return drawnAmong(e,{...n,weights:c})}
function drawnAmong(e,t){
let n=drawnSplit(e,t),r=splits.find(e=>e===n);
return r===void 0?{how:`refused`,why:`no-share`}:{how:`drawn`,split:r}}
function planAssignment(e,t,n){
let{holders:r}=t.graph(),i=casesByComponent(t),a={grouping:t,draw:n,exposed:exposedIn(t,e.cases)},o=[],s=[];
for(let e of componentsIn({holders:r,links:t.graph().links})){
let t=e.flatMap(e=>r.get(e)??[]),n=t.flatMap(e=>e.kind===`family`?[e.id]:[]),c=t.filter(({split:e})=>e===void 0),l=i(e);
if(l.length===0){
s.push(...c.flatMap(e=>e.kind===`family`?[e.id]:[]));
continue}
let u=t.filter(({split:e})=>e!==void 0),d={name:nameOf$1(t),families:n,cases:l,recorded:u,open:c};
o.push({...d,outcome:outcomeOf(d,a)})}
return{draw:n,isByCase:t.isByCase,components:o,unused:s}}
function newSplits({components:e}){
let t=new Map,n=new Map;
for(let{open:r,outcome:i}of e)if(`split`in i)for(let e of r)e.kind===`family`?t.set(e.id,i.split):n.set(e.file,i.split);
return{families:t,cases:n}}
function nameOf$1(e){
let t=e.find(({kind:e})=>e===`family`);
return t?.kind===`family`?t.id:e.flatMap(e=>e.kind===`case`?[caseName$1(e.file)]:[]).toSorted(byUtf8)[0]??``}
function caseName$1({case:{id:e},path:t}){
return e??t}
function casesByComponent({cases:e,familiesOf:t,isByCase:n}){
let r=new Map;
for(let i of e){
let[e]=n?[]:t(i).belongings,a=e?.family??caseKey(i),o=r.get(a);
o===void 0?r.set(a,[i]):o.push(i)}
return e=>e.flatMap(e=>r.get(e)??[])}
function balanceOf(e,t){
let n=sharesOf(e),r=recorded(e,t),i=planned(e,t),a=[...splits,void 0].filter(e=>n.has(e)||r(e).components>0||i(e).components>0),o=e.components.reduce((e,t)=>t.cases.length>(e?.cases.length??0)?t:e,void 0);
return{cases:e.components.reduce((e,{cases:t})=>e+t.length,0),sides:a.map(e=>({split:e,share:n.get(e),before:r(e),after:i(e)})),largest:o}}
function sharesOf({draw:{weights:e}}){
let t=Object.values(e).reduce((e,t)=>e+t,0);
return new Map(splits.flatMap(n=>{
let r=e[n];
return r===void 0?[]:[[n,r/t]]}))}
function tallied(e){
let t=new Map;
return e((e,n,r)=>{
let i=t.get(n)??{cases:0,families:0,components:0};
i[e]+=r,t.set(n,i)}),e=>t.get(e)??{cases:0,families:0,components:0}}
function recorded({components:e,isByCase:t},n){
return tallied(r=>{
for(let i of e){
r(`components`,oneSide(i.recorded.map(({split:e})=>e)),1);
for(let e of i.cases)r(`cases`,oneSide(splitsOfCase(n,e)),1);
for(let e of[...i.recorded,...i.open])e.kind===`family`&&!t&&r(`families`,e.split,1)}})}
function planned(e,t){
let{families:n,cases:r}=newSplits(e),{isByCase:i}=e;
return tallied(a=>{
for(let o of e.components){
let{outcome:e}=o,s=`split`in e?e.split:void 0;
a(`components`,oneSide([...o.recorded.map(e=>e.split),s]),1);
for(let e of o.cases){
let n=r.get(e)??(i?void 0:s);
a(`cases`,oneSide([...splitsOfCase(t,e),n]),1)}
for(let e of[...o.recorded,...o.open])e.kind!==`family`||i||a(`families`,e.split??n.get(e.id),1)}})}
function oneSide(e){
let t=splits.filter(t=>e.includes(t));
return isSplitApart(t)?void 0:t[0]}
const tolerance=.1;
function limitsOf$1(e,t,n){
let r=t.sides.filter(isWanted),i=bySizeOf(e,t,r),a=overRecorded(t,r),o=fewTest(t,n),s=a.length>0||i.some(({kind:e})=>e!==`larger-than-side`);
return[...i,...a,...s?[]:byChance(e,t,r),...o]}
function isWanted(e){
return e.split!==void 0&&e.share!==void 0&&e.share>0}
function bySizeOf({components:e},{cases:t,largest:n},r){
let[i,...a]=r.toSorted((e,t)=>t.share-e.share);
if(n===void 0||i===void 0||a.length===0)return[];
if(e.length===1)return[{kind:`one-component`,component:n}];
let o=n.cases.length,s=t-o,c=e.length<r.length?[{kind:`few-components`,components:e.length,sides:r.map(({split:e})=>e)}]:[];
if(o>1&&o>t*i.share){
let e=sideOf(n),{share:t}=i;
return[...c,{kind:`too-large`,component:n,side:e,share:t,left:s}]}
if(o===1||e.every(({outcome:e})=>e.how===`recorded`))return c;
let l=a.find(({share:e})=>o>t*e);
return l===void 0?c:[...c,{kind:`larger-than-side`,component:n,side:l.split,share:l.share,left:s}]}
function sideOf({outcome:e,recorded:t}){
return`split`in e?e.split:e.how===`recorded`?t[0]?.split:void 0}
function overRecorded({cases:e},t){
return t.flatMap(({split:t,share:n,before:r})=>r.cases>Math.ceil(e*(n+tolerance))?[{kind:`over-recorded`,side:t,share:n,recorded:r.cases}]:[])}
function byChance({components:e},{cases:t},n){
let r=e.some(({outcome:e})=>e.how===`drawn`),i=n.filter(({share:e,after:n})=>Math.abs(n.cases/t-e)>tolerance);
return r&&i.length>0?[{kind:`by-chance`,sides:i}]:[]}
function fewTest({sides:e},t){
let n=e.find(({split:e})=>e===`test`);
return n===void 0||n.after.components>=t?[]:[{kind:`few-test-components`,components:n.after.components,wanted:t}]}
function table(e){
let t=e[0]?.length??0,n=Array.from({length:t},(t,n)=>Math.max(...e.map(e=>e[n]?.length??0)));
return e.map(e=>`  ${e.map((e,t)=>e.padEnd(n[t]??0)).join(`  `)}`.trimEnd())}
function percent(e){
return`${Math.round(e*100)} %`}
function limitSentence(e,{cases:t}){
let part=e=>`${e} of ${counted(t,`case`)} (${percent(e/t)})`;
switch(e.kind){
case`one-component`:
return`A balanced split is impossible: ${t===1?`there is 1 case`:`all ${t} cases belong to one component, "${e.component.name}"`}. Whatever side it is on, none is left for another one.`;
case`few-components`:
return`A balanced split is impossible: there are ${counted(e.components,`component`)} for ${listed(e.sides)}, so a side stays empty.`;
case`too-large`:
return`A balanced split is impossible: the largest component, "${e.component.name}", has ${part(e.component.cases.length)}, and no side is to have more than ${percent(e.share)}. ${e.side===void 0?`Wherever it is`:`With it on ${e.side}`}, at most ${e.left} can be elsewhere.`;
case`larger-than-side`:
return`The largest component, "${e.component.name}", has ${part(e.component.cases.length)}, more than the ${percent(e.share)} of ${e.side}. Wherever it is, at most ${e.left} can be elsewhere.`;
case`over-recorded`:
return`A balanced split is impossible: ${part(e.recorded)} are recorded as ${e.side}, which is to have ${percent(e.share)}. What is recorded does not move.`;
case`by-chance`:
{
let t=e.sides.map(({split:e,share:t,after:n})=>`${e} gets ${part(n.cases)} where ${percent(t)} were meant`);
return`The draw is off balance: ${listed(t)}. Components are drawn whole, and chance does not even out what is few or of unequal size.`}
case`few-test-components`:
return`The side test gets ${counted(e.components,`component`)}, and the claim asks for ${e.wanted}: "touchstone check --for evaluation" will say so.`}}
const most$2={components:40,names:4};
function assignmentText({plan:e,balance:t,limits:n},r){
let i=e.components.filter(({outcome:e})=>e.how!==`recorded`);
return`${[componentLines(i,r),restLines(e,e.components.length-i.length),balanceLines(e,t),n.map(e=>terminalText(limitSentence(e,t)))].filter(e=>e.length>0).map(e=>e.join(`
`)).join(`

`)}\n`}
function componentLines(e,t){
let n=e.filter(({outcome:e})=>e.how===`refused`),r=e.filter(({outcome:e})=>e.how!==`refused`),i=r.filter(isSingle),a=[...n,...r.filter(e=>!isSingle(e))],o=a.slice(0,most$2.components),s=Math.max(0,...o.map(e=>caseCount(e).length)),c=o.map(e=>{
let{outcome:n}=e,r=`split`in n?n.split.padEnd(10):t.red(`refused   `),i=n.how===`drawn`?``:`; ${why(e.name,n)}`;
return`  ${r}  ${caseCount(e).padStart(s)}  ${terminalText(`${names(e)}${i}`)}`}),l=a.length-o.length;
return[...c,...l>0?[`  and ${l} more: --format json lists them all`]:[],...singleLines(i)]}
function isSingle({families:e,cases:t,outcome:n}){
return e.length===0&&t.length===1&&n.how!==`follows`}
function singleLines(e){
return splits.flatMap(t=>{
let n=e.filter(({outcome:e})=>`split`in e&&e.split===t);
if(n.length===0)return[];
let r=`${counted(n.length,`case`)} drawn alone: ${some$1(n.map(({name:e})=>e))}`;
return[`  ${t.padEnd(10)}  ${terminalText(r)}`]})}
function caseCount({cases:e}){
return counted(e.length,`case`)}
function names({name:e,families:t,cases:n}){
return t.length>0?some$1(t):n.length===1?`case ${e}`:`the question of case ${e}`}
function why(e,t){
switch(t.how){
case`recorded`:
return`recorded`;
case`follows`:
return`follows ${holderName(t.member)}, which is recorded as ${t.split}`;
case`drawn`:
return`drawn by "${e}"`;
case`dated`:
return`asked after the cutoff, so it is not drawn`;
case`refused`:
return refusalWords(t)}}
function refusalWords(e){
switch(e.why){
case`conflict`:
{
let[t,n]=e.members.map(e=>`${holderName(e)} is ${e.split??`on no side`}`);
return`${t??``} and ${n??``}, and they belong together. "touchstone families check" says what joins them`}
case`unknown`:
return`not all is known that ${caseName(e.file)} belongs to. "touchstone families check" says what is missing`;
case`no-families`:
return`it rests on no document and names no family. Write the families that it is about, or "families: []" where it is about none`;
case`exposed`:
return`people have learned from it. Record "dev" or "regression" by hand`;
case`undated`:
return`it does not say when it is asked, and the claim is about a period. Write "askedAt"`;
case`two-periods`:
{
let[t,n]=e.files;
return`${caseName(t)} is asked before the cutoff and ${caseName(n)} after it`}
case`no-share`:
return`no split that it may have has a share`}}
function restLines({unused:e,isByCase:t},n){
return[...n===0?[]:[`  ${counted(n,t?`question`:`component`)} ${n===1?`is`:`are`} recorded and ${n===1?`stays`:`stay`} as ${n===1?`it is`:`they are`}.`],...e.length===0?[]:[terminalText(`  ${e.length===1?`1 family`:`${e.length} families`} without a case ${e.length===1?`is`:`are`} not drawn yet: ${some$1(e)}.`)]]}
function balanceLines({isByCase:e},{cases:t,sides:n}){
return table([[`split`,`meant`,`cases`,...e?[`questions`]:[`families`,`components`]],...n.map(n=>[n.split??`none`,n.share===void 0?``:percent(n.share),`${change(n,`cases`)} (${percent(t===0?0:n.after.cases/t)})`,...e?[]:[change(n,`families`)],change(n,`components`)])])}
function change({before:e,after:t},n){
let[r,i]=[e[n],t[n]];
return r===i?String(i):`${r} -> ${i}`}
function holderName(e){
return e.kind===`family`?`"${e.id}"`:caseName(e.file)}
function caseName({case:{id:e},path:t}){
return`case ${e??t}`}
function some$1(e){
let t=e.length-most$2.names;
return listed([...e.slice(0,most$2.names),...t>0?[`${t} more`]:[]])}
function assignmentJson({plan:e,balance:t,limits:n},r){
let i=e.components.map(e=>({name:e.name,families:e.families,cases:e.cases.map(({case:{id:e},path:t})=>e??t),how:e.outcome.how,split:`split`in e.outcome?e.outcome.split:recordedSplit(e),why:e.outcome.how===`refused`?e.outcome.why:null,reason:why(e.name,e.outcome)})),a=t.sides.map(({split:e,share:t,before:n,after:r})=>({split:e??null,share:t??null,before:n,after:r}));
return`${jsonText({assignment:e.draw,components:i,unused:e.unused,balance:{cases:t.cases,sides:a},limits:n.map(e=>({kind:e.kind,sentence:limitSentence(e,t)})),written:r})}\n`}
function recordedSplit({recorded:e,outcome:t}){
return t.how===`recorded`?e[0]?.split??null:null}
function recordedSentence(e,{isWrite:t,written:n,place:r}){
let{families:i,cases:a}=newSplits(e);
if(i.size+a.size===0)return`There is nothing to draw. Nothing was written.`;
if(!t)return`Nothing was written. The same command with --write records these splits.`;
let o=[...i.size===0?[]:[`the split of ${i.size===1?`1 family`:`${i.size} families`} in ${r(familiesFile)}`],...a.size===0?[]:[`the split of ${counted(a.size,`case`)} in ${a.size===1?`its file`:`their files`}`],...i.size===0&&n.includes(`families.yaml`)?[`how they were drawn in ${r(familiesFile)}`]:[]];
return terminalText(`Written: ${o.join(`, `)}. Next: touchstone families check.`)}
function assertDeclared(e,{file:t}){
let{claim:n,grouping:r}=t.families??{},i=[...isSaid(n?.statement)?[]:[`claim`],...isSaid(r?.rule)?[]:[`grouping rule`]];
if(i.length>0)throw new UsageError(`${familiesFile} does not say its ${listed(i)} yet. Write what the split is to establish and by which rule documents form families, then draw: whoever draws first chooses the rule by its result.`);
if(t.whole===void 0||e.defects.some(({at:e})=>e.file===t.path))throw new UsageError(`${familiesFile} has defects, and nothing is drawn from it. touchstone check says which.`);
let a=unreadCases(e),[o]=a;
if(o!==void 0)throw new UsageError(terminalText(`${counted(a.length,`case file`)} cannot be read, such as ${quoted(o)}, and nobody knows which families they join. touchstone families check says why.`))}
function isSaid(e){
return e!==void 0&&!isBlank(e)}
const shares=[`dev`,`validation`,`test`];
function readWeights(e){
let t=new Map;
for(let n of e.split(`,`)){
let[,e,r]=/^\s*([a-z]+)=([0-9]+(?:\.[0-9]+)?)\s*$/.exec(n)??[],i=shares.find(t=>t===e);
if(i===void 0)throw new InvalidArgumentError(`Write the share of dev, validation and test, such as dev=0.7,test=0.3.`);
if(t.has(i))throw new InvalidArgumentError(`It names ${i} twice.`);
t.set(i,Number(r))}
return Object.fromEntries(shares.flatMap(e=>t.has(e)?[[e,t.get(e)]]:[]))}
function readSalt(e){
if(!isBlank(e)&&!/[\p{Cc}\p{Cf}]/u.test(e))return e;
throw new InvalidArgumentError(`Write a text of one line, such as the set's name and the year.`)}
function drawBy({file:e},t){
let n=e.whole?.assignment,r=t.salt??n?.salt,i=t.weights??n?.weights;
if(r===void 0||i===void 0){
let e=[...r===void 0?[`--salt my-set-2026`]:[],...i===void 0?[`--weights dev=0.7,test=0.3`]:[]];
throw new UsageError(`${familiesFile} does not say how to draw. Say it by ${e.join(` and `)}; with --write it is recorded as "assignment".`)}
if(isBlank(r))throw new UsageError(`The salt in ${familiesFile} is blank. Write a text of this set's own.`);
if(!Object.values(i).some(e=>e>0))throw new UsageError(`No split has a share: give one more than 0, such as --weights dev=0.7,test=0.3.`);
return{salt:r,weights:i}}
async function groupedSet(e,t){
let n=await loadDataset(workingTree(await setFolder(e,t))),r=groupingOf(n);
if(r!==void 0)return{dataset:n,grouping:r};
throw new UsageError(n.families===void 0?`The set has no ${familiesFile} yet, so nothing says which documents belong together. A first text of it: touchstone families propose --by document`:`${familiesFile} cannot be read; touchstone check says why.`)}
function assignCommand(e,t){
return new Command(`assign`).description(`Draw the split of components that have none. What is recorded stays.`).argument(`[set]`,`the set's folder`,`.`).option(`--salt <text>`,`makes the draw this set's own; as in ${familiesFile} by default`,readSalt).option(`--weights <shares>`,`the share of each split; as in ${familiesFile} by default`,readWeights).option(`--write`,`record the splits, and how they were drawn`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example$7).action(async(n,r)=>{
t(await runAssign(e,n,r))})}
const example$7=`
Families that belong together are drawn as one, by salt, shares and the smallest id among them: the same set gives the
same splits on every machine, and a family that is added later moves no other. Where a part of a component is recorded, the
rest follows it. Nothing that is recorded changes, and no component is ever broken: where that makes a balanced split
impossible, it is said with the numbers. Cases of no family, and under the claim fixed-corpus all cases, are drawn alike.

Claim and grouping rule come before a draw. The salt is chosen once: whoever draws again until the result pleases has
chosen the result.

Examples:
  touchstone families assign                                             what would be recorded, and why
  touchstone families assign --write                                     record it
  touchstone families assign --salt acme-2026 --weights dev=0.7,test=0.3 where ${familiesFile} has no assignment yet
  touchstone families assign --format json eval                          one JSON object, for scripts

Exit code: 0 drawn, or nothing to draw; 1 a component was refused, or nothing could be written; 2 wrong use, 3 the run broke.`;
async function runAssign(e,t,n){
let r=await setFolder(e.cwd,t),i=await rawText(join(r,familiesFile)).catch(()=>``),{dataset:a,grouping:o}=await groupedSet(e.cwd,t);
assertDeclared(a,o);
let s=planAssignment(a,o,drawBy(o,n)),c=balanceOf(s,o),l={plan:s,balance:c,limits:limitsOf$1(s,c,wantedTest(o))},u=placeFrom(e.cwd,r,t),d=n.write===!0?await record({folder:r,before:i,plan:s}):{files:[]};
if(`refused`in d){
let t=e.style.red(`not changed`);
for(let n of d.refused)e.err(`${problemText(n,{style:e.style,place:u},{mark:t})}\n\n`);
return e.err(`Nothing was written.
`),1}
let f=d.files.map(({path:e})=>e);
return n.format===`json`?e.out(assignmentJson(l,f)):(e.out(assignmentText(l,e.style)),e.out(`\n${recordedSentence(s,{isWrite:n.write===!0,written:f,place:u})}\n`)),+!!s.components.some(({outcome:e})=>e.how===`refused`)}
function wantedTest({file:e,isByCase:t}){
return e.whole?.claim.minimumTestComponents??(t?0:2)}
async function record({folder:e,before:t,plan:n}){
let{families:r,cases:i}=newSplits(n),a=familiesWithSplits(t,r,n.components.some(({outcome:e})=>e.how===`drawn`)?n.draw:void 0);
if(`refused`in a)return a;
let o=await casesWithSplits(workingTree(e),i);
if(`refused`in o)return o;
let s=[...a.files,...o.files],c=await replaceTexts(e,s);
return c.length>0?{refused:c}:{files:s}}
function checkFamiliesCommand(e,t){
let n=new Command(`check`).description(`Judge families and splits alone, as touchstone check does with all else.`).argument(`[place...]`,`the set's folder, or files and folders in it to be told of alone`);
return checkFlags(n),n.options.find(({long:e})=>e===`--changed`)?.hideHelp(),n.addHelpText(`after`,example$6).action(async(n,r)=>{
if(r.changed!==void 0)throw new UsageError(needsAll);
t(await runCheck(e,n,{...r,among:rulesOfFamilies}))})}
const needsAll=`Families need every case: what joins two sides may stand in files that did not change. Leave out --changed.`,example$6=`
The rules are those of touchstone check about families, splits, claims and exceptions, with the same findings, and those
that say what keeps them from judging, such as a case that cannot be read. It says nothing of what else is wrong with a
case: before a merge, run touchstone check. The action family-overlap gives the same verdict in a job.

Examples:
  touchstone families check                    the set in this folder
  touchstone families check --for evaluation   before a score: is the split fit to be scored?
  touchstone families check --format github

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`,githubDraws={lines:500,characters:5e4};
function readableGraph(e,t,n){
let r=familyGraph({keys:e},n);
if(isDrawn(r))return{diagram:r,shown:e.length};
let i=nearestFirst(e,t,n);
for(let e=Math.min(40,i.length);e>1;e=Math.floor(e/2)){
let t=familyGraph({keys:i.slice(0,e)},n);
if(isDrawn(t))return{diagram:t,shown:e}}
return{diagram:familyGraph({keys:i.slice(0,1)},n),shown:1}}
function isDrawn(e){
return e.length>githubDraws.characters?!1:(e.match(/^ {2}\w+ (?:---|-\.-) \w+$/gm)??[]).length<=githubDraws.lines}
function nearestFirst(e,t,{links:n}){
let r=linksByHolder(n),i=new Set(e),a=new Set(t.filter(e=>i.has(e)));
for(let e of a){
let t=(r.get(e)??[]).flatMap(({holders:e})=>e);
for(let e of t)i.has(e)&&a.add(e)}
return[...new Set([...a,...e])]}
function graphCommand(e,t){
return new Command(`graph`).description(`Draw what joins families, as a Mermaid diagram.`).argument(`[family]`,`a family of the component to draw (default: those on two sides)`).option(`--set <folder>`,`the set's folder`,`.`).option(`--all`,`draw the whole, also where nobody reads it and GitHub does not draw it`).option(`--out <file>`,`write it to a file, not to the standard output`).addHelpText(`after`,example$5).action(async(n,r)=>{
t(await runGraph(e,n,r))})}
async function runGraph(e,t,{set:n,all:r,out:i}){
let a={cwd:e.cwd,set:await setFolder(e.cwd,n),option:`--out`},o=i===void 0?void 0:await assertWritable(a,i),{grouping:s}=await groupedSet(e.cwd,n),c=t===void 0?s.graph():s.familyGraph(),l=(t===void 0?offending(c):named(t,c)).flat();
if(l.length===0)return e.err(`Nothing joins two sides of the split.
`),0;
let u=t===void 0?onTheWays(c):[t],{diagram:d,shown:f}=r===!0?{diagram:familyGraph({keys:l},c),shown:l.length}:readableGraph(l,u,c);
return i===void 0||o===void 0?e.out(d):await writeOutput({option:`--out`,name:i},o,d),f<l.length&&e.err(leftOut(f,{of:l.length,family:t})),0}
function leftOut(e,{of:t,family:n}){
let r=n===void 0?`a shortest way between two sides`:`"${n}"`;
return terminalText(`Drawn: ${e} of ${t}, the nearest to ${r}. GitHub draws at most ${githubDraws.lines} lines from ${githubDraws.characters} characters. The whole, to a file: --all --out <file>`).concat(`
`)}
function offending(e){
return componentsIn(e).filter(t=>isSplitApart(splitsOf(t,e)))}
function onTheWays(e){
return[...conflictsIn(e)].flatMap(({path:e})=>e.flatMap(({from:e,to:t})=>[e.key,t.key]))}
function named(e,t){
let n=componentsIn(t).find(t=>t.includes(e));
if(n!==void 0)return[n];
let r=[...t.holders.values()].flatMap(e=>e.kind===`family`?[e.id]:[]);
throw new UsageError(terminalText(`There is no family "${e}". ${writeInstead(e,r,`All are listed by: touchstone families show`)}`))}
const example$5=`
The text goes into a block of Markdown that starts with \`\`\`mermaid. Shapes tell the sides apart:
${shapesInWords}.
Of what GitHub would not draw, the part that is nearest to the family is drawn, or to a shortest way between two sides.

Examples:
  touchstone families graph                        what joins two sides of the split
  touchstone families graph refunds                the component of one family
  touchstone families graph refunds --set eval
  touchstone families graph --all --out graph.mmd  the whole of a large one

Exit code: 0 drawn, or nothing to draw; 2 wrong use, 3 the run broke.`;
function hangingIn(e){
let t=e.familyGraph(),n=t.links.filter(({by:e})=>e===`relation`),r=new Set(t.links.flatMap(e=>e.by===`case`?[e.file]:[])),i=together(t,e,e.cases),a=e.cases.filter(e=>!r.has(e)),o=new Set(e.cases.flatMap(t=>familiesIn(e,t)));
return{components:i,unused:[...e.families.keys()].filter(e=>!o.has(e)).length,joining:r,withoutThem:together({...t,links:n},e,a),onTwoSides:e.isByCase?[]:componentsIn(t).filter(e=>isSplitApart(splitsOf(e,t))),alone:e.cases.filter(t=>familiesIn(e,t).length===0)}}
function together(e,t,n){
let r=componentsIn(e).map(e=>({component:e,cases:[]})),i=new Map(r.flatMap(e=>e.component.map(t=>[t,e])));
for(let e of n){
let[n]=familiesIn(t,e);
n!==void 0&&i.get(n)?.cases.push(e)}
return r.filter(e=>e.cases.length>0).toSorted((e,t)=>t.cases.length-e.cases.length)}
function familiesIn({familiesOf:e},t){
return e(t).belongings.map(({family:e})=>e)}
function familyIds(e,t){
let n=e.map(({key:e,name:t})=>({key:e,id:plainId(t)})),r=new Map;
for(let{id:e}of n)r.set(e,(r.get(e)??0)+1);
let i=new Set(t),a=new Map;
for(let{key:e,id:o}of n)o===void 0||t.has(o)||r.get(o)!==1||(a.set(e,o),i.add(o));
for(let{key:e,id:t}of n){
if(a.has(e))continue;
let n=freeId(t??`family`,e,i);
a.set(e,n),i.add(n)}
return a}
function plainId(e){
if(isFitId(e))return e;
let t=asciiWords(e,100);
return isFitId(t)?t:void 0}
function freeId(e,t,n){
let r=foldId(e,t);
for(let i=2;n.has(r);i++)r=foldId(e,`${t}\n${i}`);
return r}
function distinctParts(e){
let[t=``]=e,n=t.length;
for(let r of e)for(;!r.startsWith(t.slice(0,n));)n--;
let r=t.slice(0,n).lastIndexOf(`/`)+1,i=/\.[A-Za-z0-9]{1,8}$/.exec(t)?.[0]??``,a=e.every(e=>e.endsWith(i))?i.length:0;
return e=>{
let t=e.endsWith(i)?e.length-a:e.length,n=e.slice(r,t);
return n===``?e:n}}
function proposeFamilies(e,t){
let{documents:n,unknown:r}=documentsIn(e),i=e.families===void 0?new Map:familiesById(e.families),a=documentClaims(i),o=groupsOf(n,e=>Math.min(a(e).length,2)),s=o.get(0)??[],c=ownersByKey(o.get(1)??[],a,t),l=greedy(s,n),u=[],d=s.filter(e=>{
let n=c.get(keyOf(e,t));
return n!==void 0&&u.push({document:e,families:[...n].toSorted(byUtf8)}),n===void 0&&!l.has(e)});
return{rule:t,families:familiesOf(e,groupsOf(d,e=>keyOf(e,t)),n),documents:n,unknown:r,byParts:familiesByParts(n,t),recorded:o.get(1)?.length??0,claimedTwice:o.get(2)??[],unnameable:[...l].toSorted(byUtf8),patterns:d.filter(hasStar),beside:u}}
function keyOf(e,t){
return t.by===`document`?e:e.split(t.separator).slice(0,t.parts).join(t.separator)}
function documentsIn(e){
let t=currentRevision(e),n=new Set((t&&documentsAsRecorded(t)?.keys())??[]),r=new Set;
for(let t of e.cases.filter(takesPart)){
let i=revisionOf(e,t),a=i&&documentsAsRecorded(i);
for(let{documentId:i}of documentsOf(e,t).documents)a===void 0||a.has(i)?n.add(i):r.add(i)}
return{documents:[...n].filter(e=>!isBlank(e)).toSorted(byUtf8),unknown:[...r].filter(e=>!n.has(e)).toSorted(byUtf8)}}
function familiesByParts(e,t){
if(t.by===`document`)return[];
let n=[];
for(let r=1;r<=mostParts;r++){
let i=new Set(e.map(e=>keyOf(e,{...t,parts:r}))).size;
if(i!==n.at(-1)?.families&&n.push({parts:r,families:i}),i===e.length)break}
return n}
const mostParts=20;
function ownersByKey(e,t,n){
let r=new Map;
for(let i of e){
let e=keyOf(i,n),a=r.get(e)??new Set;
for(let{family:e}of t(i))a.add(e);
r.set(e,a)}
return r}
function hasStar(e){
return e.includes(`*`)}
function greedy(e,t){
let n=e.filter(hasStar),r=n.map((e,t)=>[`f${t}`,{documents:[e]}]),i=documentClaims(new Map(r)),a=new Set;
for(let e of n.length===0?[]:t){
let t=i(e).map(({pattern:e})=>e);
hasStar(e)&&t.length>1&&a.add(e);
for(let n of t)n!==e&&a.add(n)}
return a}
function familiesOf(e,t,n){
let r=titles(e),i=distinctParts(n),a=new Set(Object.keys(e.families?.families?.families??{})),o=familyIds([...t.keys()].map(e=>({key:e,name:i(e)})),a);
return[...t].map(([e,t])=>{
let[n,...i]=t,a=i.length===0?r(n)??n:e;
return{id:o.get(e)??e,title:isBlank(a)?n:a,documents:t}}).toSorted((e,t)=>byUtf8(e.id,t.id))}
function titles(e){
let t=currentRevision(e),n=t&&documentsAsRecorded(t),r=new Map([...n??[]].map(([e,{title:t}])=>[e,t]));
return e=>{
let t=r.get(e);
return t===void 0||isBlank(t)?void 0:t}}
function withProposed(e,{families:t}){
let n=e.families,r=t.map(({id:e,title:t,documents:n})=>[e,{title:t,documents:n}]),i={...n?.families?.families,...Object.fromEntries(r)},a={...n??noFile,families:{...n?.families,families:i}};
return{...e,families:a}}
const noFile={path:familiesFile,families:void 0,whole:void 0,has:()=>!1,locate:()=>startOf(familiesFile),locateKey:()=>startOf(familiesFile)};
function addEntries(e,t,n){
let r=t.startsWith(`﻿`)?`﻿`:``,i=yamlLayout(t.slice(r.length));
if(`why`in i)return editFields(e,t,[{set:n.field,to:{}}]);
let a=i.value[n.field]??{},o=[...n.entries].map(([e,{value:t}])=>[e,t]),s=isMap(a)?{...a,...Object.fromEntries(o)}:void 0,c=isMap(a)&&Object.keys(a).length===0?asField(i,n):withEntries(i,n);
if(s===void 0||c===void 0)return{refused:notOnLines(e,n)};
let l=yamlLayout(c);
return!(`why`in l)&&isDeepStrictEqual(l.value,{...i.value,[n.field]:s})?{text:r+c}:{refused:notOnLines(e,n)}}
function asField(e,{field:t,entries:n}){
let{indent:r}=e,i=e.fields.find(({name:e})=>e===t),a=e.fields.at(-1)?.end??e.lines.length,o=i??{first:a,end:a},s=e.commentsIn(o.first,o.end),c=[...n.values()].flatMap(e=>e.lines.map(e=>`  ${e}`));
return replaceLines(e,{first:o.first,end:o.end,lines:[...s,`${t}:`,...c].map(e=>r+e)})}
function withEntries(e,{field:t,entries:n}){
let r=blockOf$1(e,t,{first:0,end:e.lines.length}),i=r===void 0?void 0:yamlLayout(textOf(e,r));
if(r===void 0||i===void 0||`why`in i)return;
let a=placesIn(i),o=new Map;
for(let[e,{lines:t}]of[...n].toSorted(([e],[t])=>byUtf8(e,t))){
let n=r.first+a(e),s=o.get(n)??[];
s.push(...t.map(e=>i.indent+e)),o.set(n,s)}
let s=lineEndOf(e.lines),c=e.lines.flatMap((e,t)=>{
let n=o.get(t);
return n===void 0?[e]:[...n.map(e=>e+s),e]}),l=o.get(e.lines.length);
return l===void 0?c.join(``):replaceLines({lines:c},{first:c.length,end:c.length,lines:l})}
function placesIn({fields:e,lines:t}){
let n=t.slice(0,e[0]?.first??0).findLastIndex(e=>e.trim()===``)+1,r=[];
for(let[t,{name:i}]of e.entries()){
let a=r.at(-1);
a!==void 0&&byUtf8(i,a.name)<=0||r.push({name:i,place:t===0?n:e[t-1]?.end??n})}
return t=>{
let[n,i]=[0,r.length];
for(;n<i;){
let e=n+i>>1;
byUtf8(r[e]?.name??``,t)>0?i=e:n=e+1}
return r[n]?.place??e.at(-1)?.end??0}}
function notOnLines(e,{field:t,entries:n}){
let[r=``]=n.keys();
return{message:`Nothing can be added to "${t}" line by line: its entries do not each start a line.`,at:{file:e,line:1,column:1},fix:`Write each entry of "${t}" below the key, such as "${r}:", on lines of its own.`}}
function entryLines({id:e,title:t,documents:n}){
return[`${yamlValue(e)}:`,`  title: ${yamlValue(t)}`,`  documents:`,...n.map(e=>`    - ${yamlValue(e)}`)]}
function proposedFile(e){
let t=e.families.flatMap(entryLines).map(e=>`  ${e}`);
return[`# Proposed by rule: ${ruleWords(e.rule)}. Nothing is decided yet.`,`# Before anybody has seen a score, a person says what the split is to establish and whether these families are right:`,`# fill in the lines below and take the "# " away. Until then touchstone check refuses this file.`,`#`,`# claim:`,`#   kind: # family, fixed-corpus, period (with a cutoff) or access`,`#   statement: # what the split is to establish, in one sentence`,`#   declaredAt: # the day`,`# grouping:`,`#   rule: # by which documents form families, in one sentence`,`#   declaredAt: # the day`,...t.length===0?[`families: {}`]:[`families:`,...t],``].join(`
`)}
function ruleWords(e){
if(e.by===`document`)return`one family for each document`;
let t=e.parts===1?`first part`:`first ${e.parts} parts`;
return terminalText(`one family for the documents whose ids share the ${t} parted by ${JSON.stringify(e.separator)}`)}
function proposalSummary(e,t){
let{families:n,documents:r,recorded:i}=e,a=n.reduce((e,t)=>e+t.documents.length,0),o=`${familyCount(n.length)} for ${counted(a,`document`)}`;
return`${rowLines([[`proposed`,n.length===0?`nothing`:o],[`recorded`,i===0?``:`${i} of ${counted(r.length,`document`)}`],...openRows(e),[`by parts`,byPartsWords(e)],...hangingRows(t)])}\n\n${conclusion(t)}\n`}
function byPartsWords({byParts:e}){
let t=e.map(({parts:e,families:t})=>`${e} gives ${familyCount(t)}`);
return t.length<2?``:t.join(`, `)}
function rowLines(e){
return e.filter(([,e])=>e!==``).map(([e,t])=>`  ${e.padEnd(10)}  ${t}`).join(`
`)}
function openRows(e){
let{beside:t,claimedTwice:n,unnameable:r,patterns:i,unknown:a}=e,o=t.map(({document:e,families:t})=>`${e} (${listed(t,`or`)})`);
return[[`to place`,o.length===0?``:`${counted(o.length,`document`)} of the prefix of a recorded family; join them by hand: ${some(o)}`],[`twice`,n.length===0?``:`in several families: ${some(n)}`],[`unknown`,a.length===0?``:`cases name what their revision does not have: ${some(a)}`],[`left out`,r.length===0?``:`a "*" in the id fits other documents, so these belong in one family with them, or nowhere: ${some(r)}`],[`patterns`,i.length===0?``:`a "*" in the id may fit later documents: ${some(i)}`]]}
function hangingRows(e){
let{components:t,unused:n,joining:r,withoutThem:i,onTwoSides:a,alone:o}=e,[s]=t,c=casesIn(t),[l]=i;
return[[`components`,`${t.length} with cases${n===0?``:`; ${familyCount(n)} with none`}`],[`sizes`,sizes(t)],[`largest`,s===void 0?``:largestWords(s,c)],[`joined by`,r.size===0?``:joiningWords(r)],[`else`,r.size===0||l===void 0?``:`without ${r.size===1?`it`:`those cases`}: ${counted(i.length,`component`)}, the largest with ${l.cases.length} of ${counted(casesIn(i),`case`)}`],[`two sides`,twoSides(a)],[`no family`,o.length===0?``:`${counted(o.length,`case`)}: ${some(o.map(nameOf))}`]]}
function twoSides(e){
if(e.length===0)return``;
let t=some(e.map(([e])=>e));
return`${counted(e.length,`component`)} with families on two sides: ${t}; touchstone families check tells what joins what is written`}
function largestWords({component:e,cases:t},n){
return`${terminalText(e[0])}: ${t.length} of ${counted(n,`case`)}, ${familyCount(e.length)}`}
function joiningWords(e){
return`${e.size===1?`1 case that needs`:`${e.size} cases that need`} several families: ${some([...e].map(nameOf))}`}
function sizes(e){
if(e.length<2)return``;
let t=e.length-most$1.sizes;
return`${[...e.slice(0,most$1.sizes).map(({cases:e})=>String(e.length)),...t>0?[`${t} more`]:[]].join(`, `)} cases`}
const most$1={names:3,sizes:12};
function some(e){
let t=e.length-most$1.names;
return terminalText(listed([...e.slice(0,most$1.names),...t>0?[`${t} more`]:[]]))}
function nameOf(e){
return e.case.id??e.path}
function casesIn(e){
return e.reduce((e,{cases:t})=>e+t.length,0)}
function familyCount(e){
return e===1?`1 family`:`${e} families`}
function conclusion({components:e}){
let[t,...n]=e;
if(t===void 0)return`No case needs any of these families yet.`;
if(n.length===0)return`All cases that need a family are in one component: whatever side it is on, none is left for the other one. No split can hold out families here.`;
let r=casesIn(n);
return`A component stays on one side of a split. With the largest on one side, at most ${counted(r,`case`)} can be on the other.`}
function proposeCommand(e,t){
return new Command(`propose`).description(`Propose families for the documents that no family has. A person decides.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--by <rule>`,`one family a document, or for ids that share their first parts`).choices([`document`,`prefix`]).makeOptionMandatory()).option(`--separator <text>`,`what parts the ids, with --by prefix (default: "/")`).option(`--parts <number>`,`how many parts are shared, with --by prefix (default: 1)`,count).option(`--write`,`write ${familiesFile}, or add to it what it lacks`).addHelpText(`after`,example$4).action(async(n,r)=>{
t(await runPropose(e,n,r))})}
const example$4=`
The proposal is printed as text for families.yaml, and what hangs together under it on the error output: how many components
there are, the largest of them, and the cases that join families. Families and splits that are recorded stay as they are. No
split is ever proposed, and claim and grouping rule are left for a person to fill in; touchstone check refuses the file until
then. --write makes the file where there is none, or adds the families to it and touches no other line. Run again, it
changes nothing.

Examples:
  touchstone families propose --by document              one family for each document
  touchstone families propose --by prefix --parts 2      guides/refunds/eu.md belongs to guides/refunds
  touchstone families propose --by prefix --separator -  refunds-eu belongs to refunds
  touchstone families propose --by document --write eval

Exit code: 0 proposed, or nothing to propose; 2 wrong use, 3 the run broke.`;
function count(e){
if(/^[1-9][0-9]{0,3}$/.test(e))return Number(e);
throw new InvalidArgumentError(`Write a whole number from 1 on.`)}
async function runPropose(e,t,n){
let r=ruleOf(n),i=await setFolder(e.cwd,t),a=await loadDataset(workingTree(i));
if(a.families!==void 0&&a.families.families===void 0)throw new UsageError(`${familiesFile} cannot be read; touchstone check says why.`);
let o=proposeFamilies(a,r);
if(o.documents.length===0)throw new UsageError(`The set has no document yet. Record some: touchstone corpus --help`);
assertHolds(a,o);
let s=groupingOf(withProposed(a,o)),c=s===void 0?``:proposalSummary(o,hangingIn(s));
if(n.write===!0){
let n=await write(i,a,o);
return e.out(`${c}\n${n(placeFrom(e.cwd,i,t)(familiesFile))}\n`),0}
return a.families===void 0?e.out(proposedFile(o)):e.out(o.families.flatMap(entryLines).map(e=>`  ${e}\n`).join(``)),e.err(`\n${c}\n${next(a,o)}\n`),0}
function ruleOf({by:e,separator:t,parts:n}){
if(e===`prefix`){
if(t===``)throw new UsageError(`--separator is empty: write what parts the ids.`);
return{by:e,separator:t??`/`,parts:n??1}}
if(t===void 0&&n===void 0)return{by:e};
throw new UsageError(`--separator and --parts go with --by prefix.`)}
const mostFamilies=Math.floor(familiesKeys/4);
function assertHolds({families:e},t){
let n=Object.keys(e?.families?.families??{}).length+t.families.length;
if(!(n<=mostFamilies))throw new UsageError(`${n} families are more than ${familiesFile} can hold, which is ${mostFamilies}. Put more documents into a family: --by prefix.`)}
function next({families:e},t){
return t.families.length===0?`There is nothing to propose.`:e===void 0?`Next: the same command with --write makes ${familiesFile}; then a person fills in claim and grouping rule.`:`Next: the same command with --write adds these families to ${familiesFile}; no split is set.`}
async function write(e,t,n){
let{families:r}=n;
if(r.length===0)return()=>`There is nothing to propose. Nothing was written.`;
let i=t.families===void 0?void 0:await rawText(join(e,familiesFile)),a=i===void 0?proposedFile(n):withFamilies(i,n);
if(Buffer.byteLength(a)>limits.families)throw new UsageError(`${familiesFile} would have more than ${limits.families/2**20} MB, and nobody could read it. Put more documents into a family, by patterns.`);
try{
await writeFiles(e,[[familiesFile,a]],new Map([[familiesFile,i]]))}catch(e){
throw e instanceof ChangedMeanwhileError?new UsageError(`${familiesFile} changed while it was being read, and nothing was written. Run the command again.`):e}
return i===void 0?e=>`Written: ${e}. Next: fill in claim and grouping rule in it, then touchstone check.`:e=>`Added to ${e}: ${r.length===1?`1 family`:`${r.length} families`}, without a split.`}
function withFamilies(e,{families:t}){
let n=t.map(e=>{
let{id:t,title:n,documents:r}=e;
return[t,{value:{title:n,documents:r},lines:entryLines(e)}]}),r=addEntries(familiesFile,e,{field:`families`,entries:new Map(n)});
if(`text`in r)return r.text;
let{message:i,at:a,fix:o}=r.refused;
throw new UsageError(terminalText(`${a.file}:${a.line}: ${i} ${o}`))}
function familyOverview(e,t){
let{cases:n,familiesOf:r,families:i,excluded:a}=t,o=t.familyGraph(),s=documentsByFamily(e,t),c=casesByFamily(t),l=holdoutStates(t,e),u=componentsIn(o).flatMap(e=>{
let n=e.filter(e=>i.has(e)),[r]=n;
if(r===void 0)return[];
let a=[...new Set(n.flatMap(e=>c.get(e)??[]))],u=t.isByCase?casesBySplit(a):void 0,d=u===void 0?splitsOf(e,o):splits.filter(e=>e in u),f=n.find(e=>i.get(e)?.split===`test`)??r;
return[{name:r,families:n.map(e=>({id:e,title:i.get(e)?.title,split:i.get(e)?.split,documents:s.of(e)})),splits:d,casesBySplit:u,isConflict:!t.isByCase&&isSplitApart(d),holdout:t.isByCase?void 0:l.ofFamily(f),cases:countsOf(a)}]}),d=n.filter(e=>r(e).belongings.length===0);
return{components:u,withoutFamily:[...new Set(d.map(e=>e.case.split))].toSorted((e,t)=>byUtf8(e??``,t??``)).map(e=>({split:e,cases:countsOf(d.filter(t=>t.case.split===e))})),ungrouped:s.ungrouped,excluded:a.size}}
function casesBySplit(e){
let t=groupsOf(e,e=>e.case.split);
return Object.fromEntries(splits.flatMap(e=>{
let n=t.get(e);
return n===void 0?[]:[[e,n.length]]}))}
function countsOf(e){
let t=e.filter(e=>stageOf(e)===`approved`).length;
return{approved:t,pending:e.length-t}}
function casesByFamily({cases:e,familiesOf:t}){
let n=new Map;
for(let r of e)for(let{family:e}of t(r).belongings){
let t=n.get(e);
t===void 0?n.set(e,[r]):t.push(r)}
return n}
function documentsByFamily(e,{cases:t,familiesOf:n,claimsOf:r}){
let i=t.flatMap(e=>n(e).documents.documents.map(({documentId:e})=>e)),a=currentRevision(e)?.documents?.records.keys()??[],o=new Map,s=[];
for(let e of[...new Set([...i,...a])].toSorted(byUtf8)){
let[t,...n]=r(e);
t===void 0||n.length>0?s.push(e):o.set(t.family,[...o.get(t.family)??[],e])}
return{of:e=>o.get(e)??[],ungrouped:s}}
function familyList(e,t){
return`${[...e.components.map(e=>block(e,t)),summary(e).map(terminalText).join(`
`)].join(`

`)}\n`}
function block(e,t){
let{families:n,name:r}=e,i=Math.max(...n.map(({id:e})=>e.length));
return[`${t.strong(terminalText(r))}  ${side(e,t)}  ${caseWords(e.cases)}`,...n.map(e=>{
let t=n.length>1&&e.split!==void 0?` (${e.split})`:``,r=documentWords(e),a=r===e.title?``:`: ${terminalText(r)}`;
return`  ${terminalText(e.id.padEnd(i))}  ${terminalText(e.title??``)}${t}${a}`})].join(`
`)}
function side(e,t){
let{splits:n,isConflict:r,holdout:i,casesBySplit:a}=e;
return a===void 0?r?t.red(`on two sides: ${n.join(` and `)}`):n.includes(`test`)&&i===`spent`?t.red(`test, spent`):n.includes(`test`)&&i===`used`?`test, used`:n.length===0?t.yellow(`no split`):n.join(` and `):sidesOfCases(a)}
function sidesOfCases(e){
let t=Object.entries(e).map(([e,t])=>`${t} in ${e}`);
return t.length===0?`no case in a split`:listed(t)}
function caseWords({approved:e,pending:t}){
let n=[...e===0?[]:[`${e} approved`],...t===0?[]:[`${t} pending`]];
return n.length===0?`no case`:`${counted(e+t,`case`)}: ${n.join(`, `)}`}
function documentWords({documents:e}){
if(e.length===0)return`no document in use`;
let t=e.length-4;
return t<=0?e.join(`, `):`${e.slice(0,4).join(`, `)} and ${t} more`}
function heldWords({splits:e,holdout:t}){
return e.includes(`test`)&&(t===`spent`||t===`used`)?` (${t})`:``}
function summary({components:e,withoutFamily:t,ungrouped:n,excluded:r}){
let i=e.reduce((e,t)=>e+t.families.length,0),a=t.map(({split:e,cases:t})=>`${t.approved+t.pending} in ${e??`no split`}`),o=i===1?`family`:`families`;
return[`${counted(e.length,`component`)} of ${i} ${o}${acrossWords(e)}.`,...a.length===0?[]:[`Cases of no family: ${listed(a)}.`],...r===0?[]:[`Excluded by exceptions: ${counted(r,`case`)}.`],...n.length===0?[]:[`In no family, or in several: ${n.slice(0,4).join(`, `)}${n.length>4?` and ${n.length-4} more`:``}.`],`Whether the families are the right ones is not judged here; touchstone families check judges the split.`]}
function acrossWords(e){
if(e.some(({casesBySplit:e})=>e!==void 0)){
let t=e.filter(({splits:e})=>e.length>1).length;
return`; each case carries its own split, and ${t===1?`1 has`:`${t} have`} cases on several sides`}
let t=e.filter(({isConflict:e})=>e).length;
return`, ${t===0?`none on two sides`:`${t} on two sides`}`}
function familyListJson(e,t){
let n=e.withoutFamily.map(({split:e,cases:t})=>({split:e??null,cases:t})),r=e.components.map(e=>({...e,casesBySplit:e.casesBySplit??null,holdout:e.holdout??null,families:e.families.map(e=>({...e,title:e.title??null,split:e.split??null}))}));
return`${jsonText({...e,components:r,withoutFamily:n,claim:t??null})}\n`}
function familyListMarkdown(e){
return`${[`| Component | Split | Families | Documents | Approved | Pending |`,`| --- | --- | --- | --- | --- | --- |`,...e.components.map(e=>{
let t=e.families.map(({id:e})=>markdownText(e)).join(`, `),n=e.families.flatMap(e=>e.documents.map(markdownText)),r=(e.casesBySplit===void 0?void 0:sidesOfCases(e.casesBySplit))??`${e.splits.join(`, `)}${e.isConflict?` (two sides)`:heldWords(e)}`;
return`| ${[markdownText(e.name),r,t,n.join(`, `),e.cases.approved,e.cases.pending].join(` | `)} |`})].join(`
`)}\n\n${summary(e).map(markdownText).join(`
`)}\n`}
const formatNames=[`text`,`json`,`markdown`];
function showCommand(e,t){
return new Command(`show`).description(`Show which families belong together, with their documents, cases and side.`).argument(`[folder]`,`the set's folder`,`.`).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).addHelpText(`after`,example$3).action(async(n,{format:r})=>{
let{dataset:i,grouping:a}=await groupedSet(e.cwd,n),o=familyOverview(i,a),s=splitClaimOf(i);
r===`json`?e.out(familyListJson(o,s)):r===`markdown`?e.out(familyListMarkdown(o)):(e.out(familyList(o,e.style)),s!==void 0&&e.out(`\n${claimText(s,e.style)}`)),t(0)})}
const example$3=`
Families that a case needs together, that a variant joins or that are declared related are one component, named by its
smallest family id. Approved and pending cases take part, rejected and retired ones do not. Once a split is on record, what
a score on it would say follows, and what it would not.

Examples:
  touchstone families show                      the set in this folder
  touchstone families show --format json eval   one JSON object, for scripts
  touchstone families show --format markdown    a table for a README

Exit code: 0 shown, 2 wrong use, 3 the run broke.`,twice=`no question stands in the manifest twice with the same answer`,apart=`no family and no component of families lies on both sides`,established={family:`A pass means that, by the lineage declared here, ${apart}, and ${twice}.`,"fixed-corpus":`A pass means that ${twice}. Families may be shared under this claim, so it says nothing of documents that nobody tuned on.`,period:`A pass means that no document is registered as newer than the moment it is read at, that no question that has a moment is on the side of the other period, that by the lineage declared here ${apart}, and that ${twice}.`,access:`A pass means that every case rests on documents which its caller is said to see, that by the lineage declared here ${apart}, and that ${twice}.`};
function limitsOf({manifest:e,counts:t}){
if(e?.claim===void 0)return[];
let{claim:n,inventory:r,register:i}=e;
return[established[n],...limitsOf$2(n),...i===void 0?[`Without a source register, families were not compared with documents.`]:[],...r===void 0?[`Without an inventory, a case that was left out is not seen.`]:[],...n!==`fixed-corpus`&&t?.sides.test?.components===1?[oneComponent]:[]]}
function auditJson(e){
let{verdict:t,reasons:n,remarks:r,manifest:i,counts:a}=e;
return`${jsonText({verdict:t,reasons:n.map(jsonReason),remarks:r.map(jsonReason),claim:i?.claim??null,counts:a??null,limits:t===`PASS`?limitsOf(e):[]})}\n`}
function jsonReason({code:e,message:t,at:n,fix:r,related:i,record:a,caseId:o}){
return{code:e,message:t,...placeOf(n),...a===void 0?{}:{record:a},...o===void 0?{}:{caseId:o},...r===void 0?{}:{fix:r},...i===void 0?{}:{related:i.map(placeOf)}}}
function placeOf({file:e,line:t,column:n}){
return{file:e,line:t,column:n}}
function*auditReport(e,t){
let n=t.terminal===void 0?[]:linesOf(e.text);
for(let[r,i]of inFileOrder(e)){
let e=paintOf(r,t.style),{terminal:a}=t,o=a===void 0?[]:excerpt(n,i.at,{...a,paint:e}),s=`${levelled(r,t.style)} ${i.code}`;
yield`${problemText(i,t,{mark:s,between:o})}\n\n`}
yield`${ending(e,t.style)}\n`}
function inFileOrder({reasons:e,remarks:t}){
return[...e.map(e=>[`error`,e]),...t.map(e=>[`warning`,e])].toSorted(([,{at:e}],[,{at:t}])=>e.line-t.line||e.column-t.column)}
function ending(e,t){
let{counts:n}=e,r=n===void 0?[]:[rows(rowsOf(e,n))],i=e.verdict===`PASS`?[``,wrapped(limitsOf(e).join(` `)),``]:[``];
return[...r,...r.length>0?i:[],verdictText(e,t)].join(`
`)}
function verdictText({verdict:e,reasons:t,remarks:n,manifest:r},i){
let a=e===`PASS`,o=a?i.green(e):i.red(e),s=r===void 0?`the file`:counted(r.cases.length,`record`);
return`${o}: ${a?`no reason`:counted(t.length,`reason`)} to reject ${s}${n.length===0?``:`, ${counted(n.length,`remark`)}`}`}
const claimWords={family:`family: settings chosen on dev families work on families nobody tuned on`,"fixed-corpus":`fixed-corpus: fresh questions on a familiar corpus`,period:`period: no document is newer than the moment it is read at`,access:`access: answers rest only on documents the caller may see`};
function rowsOf({manifest:e},t){
let n=e?.claim;
return[[`claim`,n===void 0?`none that is known`:claimWords[n]],...Object.entries(t.sides).map(([e,t])=>[e,sideText(t)]),[`excluded`,t.excluded===0?``:counted(t.excluded,`case`)],[`apart`,t.exceptions===0?``:counted(t.exceptions,`relation`)+` set aside by an exception`],[`largest`,largestText(t.largest)]]}
function sideText({cases:e,families:t,components:n,withoutFamily:r}){
let i=r===void 0?``:`, ${r} of no family`,a=`${t} ${t===1?`family`:`families`}`;
return`${counted(e,`case`)}, ${a}, ${counted(n,`component`)}${i}`}
function largestText({cases:e,families:t,of:n}){
if(t<2)return``;
let r=e===n?`: everything hangs together, so no split keeps it apart`:``;
return`the largest component has ${e} of ${counted(n,`case`)}, ${t} families${r}`}
const parking={case_id:`parking-001`,family_id:`parking`,split:`dev`,question:`Where can visitors park?`,answer:`On level 2.`},library={case_id:`library-001`,family_id:`library`,split:`test`,question:`How long can I keep a book?`,answer:`For four weeks.`},sharedFamily={name:`shared family`,records:[parking,{...library,family_id:`parking`}],codes:[`family-overlap`]},disjointFamilies={name:`disjoint families`,records:[parking,library],codes:[]},{answer:_answer,...withoutAnswer}=library,{split:_split,...withoutSplit}=library,selfTest=[sharedFamily,disjointFamilies,{name:`one pair under two families`,records:[parking,library,{...parking,case_id:`visitors-001`,family_id:`visitors`,question:` Where can	visitors  park?`}],codes:[`duplicate-qa`]},{name:`one case id twice`,records:[parking,{...library,case_id:`parking-001`}],codes:[`duplicate-case-id`]},{name:`a record without an answer`,records:[parking,library,{...withoutAnswer,case_id:`library-002`}],codes:[`missing-field`]},{name:`a record without a split`,records:[parking,library,{...withoutSplit,case_id:`library-002`,question:`Who can borrow a book?`}],codes:[`split-missing`]},{name:`a split of another name`,records:[parking,library,{...library,case_id:`library-002`,split:`holdout`,question:`Who can borrow a book?`}],codes:[`split-unknown`]},{name:`an id with a space before it`,records:[parking,{...library,case_id:` library-001`}],codes:[`padded-id`]},{name:`a known limit: a paraphrase under a wrong family passes`,records:[parking,{...parking,case_id:`guests-001`,family_id:`guests`,split:`test`,question:`Which level is for the cars of guests?`}],codes:[]}];
function auditDemo(e){
let t=selfTest.filter(t=>codesOf(e,t)!==t.codes.join());
return{text:`${[...[sharedFamily,disjointFamilies].map(t=>`${t.name}: ${judged(e,t).verdict}`),``,`Self-test: ${selfTest.length-t.length} of ${selfTest.length} as expected.`,...t.map(t=>`  ${t.name}: expected ${t.codes.join(`, `)||`a pass`}, found ${codesOf(e,t)||`a pass`}`),`This judged two manifests of its own and none of yours: touchstone families audit manifest.json`].join(`
`)}\n`,isSound:t.length===0}}
function judged(e,{name:t,records:n}){
return e(t,new TextEncoder().encode(JSON.stringify(n)))}
function codesOf(e,t){
return[...new Set(judged(e,t).reasons.map(({code:e})=>e))].toSorted().join()}
function auditCommand(e,t){
return new Command(`audit`).description(`Judge a split manifest before an evaluation is run on it.`).argument(`[file]`,`the manifest: JSON, of this or of any other tool`).addOption(new Option(`--format <format>`,`how to print the verdict`).choices([`text`,`json`]).default(`text`)).option(`--demo`,`show one block and one pass, and test the audit itself; no gate`).addHelpText(`after`,example$2).action(async(n,r)=>{
t(await runAudit(e,n,r))})}
const example$2=`
A manifest is a list of records:

  [{"case_id": "refund-001", "family_id": "refund-policy", "split": "dev",
    "question": "When can I ask for a refund?", "answer": "Within 30 days."}]

or an object with a claim, cases of several families, a source register and an inventory. docs/manifest.md of the
project has every field and every reason. Nothing is sent anywhere.

Examples:
  touchstone families audit manifest.json                  every reason, with its place
  touchstone families audit --format json manifest.json    one JSON object, for scripts
  touchstone families audit --demo                         one block, one pass, and a self-test

Exit code: 0 no reason to reject it, 1 rejected, also where the file is no manifest, 2 wrong use, also where the file
cannot be opened, 3 the run broke. --demo: 0 where its self-test passes, 1 where not, and it judges no file.`;
async function runAudit(e,t,{format:n,demo:r=!1}){
if(r){
if(t!==void 0)throw new UsageError(`--demo judges no file. Leave it out to have the manifest judged.`);
let{text:n,isSound:r}=auditDemo(auditManifest);
return e.out(n),+!r}
if(t===void 0)throw new UsageError(`Name the manifest, as in: touchstone families audit manifest.json`);
let i=await auditOf(e.cwd,t),{style:a,terminal:o}=e;
return await printPieces(e,n===`json`?[auditJson(i)]:auditReport(i,{style:a,terminal:o,place:e=>e})),i.verdict===`PASS`?0:1}
async function auditOf(e,t){
return await stat(resolve(e,t)).then(e=>e.size,()=>0)>67108864?oversized(t):auditManifest(t,await inputBytes(e,t))}
function plainManifest({claim:e,register:t,cases:n}){
let r=n.flatMap(e=>plainRecord(e)??[]),i=(t?.related??[]).filter(({exception:e})=>e===void 0),a=[...e===`family`?[]:[`The claim is ${quoted(e)}; the plain shape has "family" alone.`],...i.map(({families:e})=>`A relation joins ${listed(e.map(quoted))}.`),...n.flatMap(lossesOf)];
return a.length===0?{records:r}:{losses:a}}
function plainRecord({case_id:e,family_ids:t,split:n,question:r,answer:i}){
let[a]=t;
if(!(a===void 0||n!==`dev`&&n!==`test`))return{case_id:e,family_id:a,split:n,question:r,answer:i}}
function lossesOf(e){
let{case_id:t,family_ids:n,split:r,holdout:i}=e,a=`Case ${quoted(t)}`,o=r===`dev`||r===`test`;
return[...n.length===1?[]:[`${a} has ${n.length} families: ${listed(n.map(quoted))}.`],...o?[]:[r===void 0?`${a} has no split.`:`${a} is in ${quoted(r)}.`],...i===void 0?[]:[`${a} is a retired holdout.`]]}
function exportSummary({cases:e},t){
let n=[...splits,`excluded`].flatMap(t=>{
let n=e.filter(({split:e})=>e===t).length;
return n===0?[]:[`${n} ${t}`]}),r=e.filter(({split:e})=>e===void 0).map(({case_id:e})=>e),i=n.length===0?``:`: ${n.join(`, `)}`;
return`${rows([[`manifest`,`${counted(e.length,`approved case`)}${i}`],[`no split`,r.length===0?``:`${firstOf(r)}: the audit rejects it so`],[`left out`,leftOutLines$1(t).join(`
`)]])}\n`}
const refusals={"no families":`This set has no families.yaml, so nothing says what is held out, and no manifest was written.`,"unreadable families":`families.yaml has defects, so no manifest was written. touchstone check tells them.`,"not split":`This set is not split yet: no split is recorded, so no manifest was written.`};
function refusalText(e){
return`${refusals[e]}\n`}
function unfitText(e,t){
return[textReport(e,t),`This set is not fit to be scored (${counted(e.length,`error`)}), so no manifest was written.`,`  fix: Mend what is told above; touchstone families check --for evaluation tells it as well. To look into it all the same: --anyway`,``].join(`
`)}
function plainLossText(e){
return[`The plain shape cannot hold this set, so no manifest was written (${counted(e.length,`reason`)}):`,...e.map(e=>`  ${terminalText(e)}`),`  fix: Export the extended shape, which touchstone families audit reads as well.`,``].join(`
`)}
function exportCommand(e,t){
return new Command(`export`).description(`Write the split manifest of a set: its approved cases with their families.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--shape <shape>`,`which shape to write`).choices([`extended`,`plain`]).default(`extended`)).option(`--out <file>`,`write it to a file, not to the standard output`).option(`--anyway`,`write it also of a set that is not fit to be scored, and end with 1`).addHelpText(`after`,example$1).action(async(n,r)=>{
t(await runExport(e,n,r))})}
const example$1=`
The manifest holds approved cases alone. What is left out, and why, is told on the error output. The same set gives the
same bytes. A set in which touchstone families check --for evaluation finds an error has no manifest, and its errors are
told: a manifest is what a score rests on. The extended shape has the claim, the register and the inventory as well; the plain one is a list with one
family a case, and a set that it cannot hold is refused with the whole list of what is in the way.

Examples:
  touchstone families export --out manifest.json
  touchstone families export > manifest.json && touchstone families audit manifest.json
  touchstone families export --shape plain eval
  touchstone families export --anyway > manifest.json    of a set with errors, to look into

Exit code: 0 written, 1 refused: the set is not split or has errors, or the shape cannot hold it; with --anyway, written of a
set with errors; 2 wrong use, 3 the run broke.`;
async function runExport(e,t,n){
let{shape:r,out:i}=n,a=await setFolder(e.cwd,t),o={cwd:e.cwd,set:a,option:`--out`},s=i===void 0?void 0:await assertWritable(o,i),c=await loadDataset(workingTree(a)),{cases:l,leftOut:u}=exportable(c),d=exportManifest(c,l);
if(`refusal`in d)return e.err(refusalText(d.refusal)),1;
let f=errorsIn(c);
if(f.length>0&&n.anyway!==!0)return e.err(unfitText(f,{style:e.style,place:placeFrom(e.cwd,a,t)})),1;
let p=shapedAs(r,d);
if(`losses`in p)return e.err(plainLossText(p.losses)),1;
let m=`${jsonText(p.manifest,{indent:2})}\n`;
return i===void 0||s===void 0?e.out(m):await writeOutput({option:`--out`,name:i},s,m),e.err(exportSummary(d,u)),+(f.length>0)}
function errorsIn(e){
return check(e,rulesOfFamilies(allRules)).filter(({level:e})=>e===`error`)}
function shapedAs(e,t){
if(e===`extended`)return{manifest:t};
let n=plainManifest(t);
return`losses`in n?n:{manifest:n.records}}
function familiesCommand(e,t){
return new Command(`families`).description(`Judge what keeps development and test apart.`).addHelpText(`after`,example).addCommand(proposeCommand(e,t)).addCommand(assignCommand(e,t)).addCommand(showCommand(e,t)).addCommand(checkFamiliesCommand(e,t)).addCommand(graphCommand(e,t)).addCommand(alikeCommand(e,t)).addCommand(auditCommand(e,t)).addCommand(exportCommand(e,t))}
const example=`
Examples:
  touchstone families propose --by document   families for documents that none has
  touchstone families assign                  draw the split of what has none
  touchstone families show                    which families belong together, and on which side they are
  touchstone families check                   whether something joins the two sides
  touchstone families graph refunds           what joins a component, as a diagram
  touchstone families alike                   cases that somebody should look at side by side
  touchstone families export --out manifest.json
  touchstone families audit manifest.json

Each command explains itself: touchstone families <command> --help`;
export{familiesCommand};
