import{UsageError,allRules,clipped,componentsIn,conflictWayOut,counted,everydayRules,groupingOf,groupsOf,inWords,linkedSides,listed,nameOf,notSplitYet,splitGroupingOf,splitsOf,wayInWords}from"./chunks/core.js";
import{claimMarkdown,familyGraph,figureTable,filesOf,levelMarks,mermaidBlock,placeText,shapesInWords,summaryFrame,told}from"./chunks/shared-report.js";
import{markdownCode,markdownText}from"./chunks/comparison.js";
import{rulesOfFamilies}from"./chunks/shared-rules.js";
import{inputNames as inputNames$1,runAction}from"./chunks/shared-scripts.js";
function conflictDrawing(e,t,n){
let r=bridgesOf(t),i=drawn(e,r,n);
if(i!==void 0)return{diagram:i,isWhole:!0};
let a=new Set(t.flatMap(({conflict:{path:e}})=>e.flatMap(({from:e,to:t})=>[e.key,t.key]))),o=drawn(e.filter(e=>a.has(e)),r,onlyWays(n,t));
return o===void 0?{diagram:void 0}:{diagram:o,isWhole:!1}}
function drawn(e,t,n){
if(e.length>40)return;
let r=familyGraph({keys:e,isBridge:t},n);
return r.length<=2e4&&r.split(`
`).length<=250?r:void 0}
function onlyWays({holders:e,links:t},n){
let r=bridgesOf(n),i=new Set(n.flatMap(({conflict:{path:e}})=>e.map(({through:e})=>e)));
return{holders:e,links:t.filter(e=>i.has(e)||r(e))}}
function bridgesOf(e){
let t=new Set(e.map(({bridge:e})=>e.through)),n=new Set(e.flatMap(({conflict:{cut:e}})=>e.kind===`cases`?e.files:[]));
return e=>t.has(e)||e.by===`case`&&n.has(e.file)}
function conflictBlocks(e,t,n){
if(t.length===0)return{blocks:[],told:[]};
let r=e.graph(),i=[...groupsOf(t,({conflict:e})=>e.component).values()],a=i.slice(0,3);
return{blocks:[`### Joined across the split`,`In a diagram ${shapesInWords}. A flag names what joins them.`,...a.flatMap(e=>block(e,r,n)),...others(i.slice(3).flat())],told:a.flat()}}
function block(e,t,n){
let{component:r}=e[0].conflict,i=r.flatMap(e=>t.holders.get(e)??[]),a=i.filter(({kind:e})=>e===`family`).length,o=i.length-a,s=[...a===0?[]:[a===1?`1 family`:`${a} families`],...o===0?[]:[counted(o,`case`)]],[c]=i;
return[`#### Component ${c?.kind===`case`?nameOf(c.file,code):code(r[0])}: ${listed(splitsOf(r,t))} in ${listed(s)}`,...picture(conflictDrawing(r,e,t)),...e.map(e=>item(e,n))]}
function picture(e){
if(e.diagram===void 0)return[`The way between the sides is too long to draw.`];
let t=mermaidBlock(e.diagram);
return e.isWhole?[t]:[t,`Drawn is the way between the sides, not the whole component.`]}
function item({conflict:e,bridge:t,problem:n},r){
return[`1. ${levelMarks.error} ${placeText(n.at,r)} ${markdownCode(`family/linked-across-split`)}`,`**Bridge:** ${bridgeInWords(t)}.`,`**Way:** ${wayInWords(e.path,code)}.`,`**Would have to go:** ${cutInWords(e.cut)}.`,`**Fix:** ${told(conflictWayOut(e))}`].join(`\\
   `)}
function bridgeInWords({through:e,from:t,to:n}){
let r=`${inWords(t,code)} and ${inWords(n,code)}`;
return e.by===`relation`?`a declared relation joins ${r}`:[t,n].some(t=>t.kind===`case`&&t.file===e.file)?`${r} are wordings of one question`:`case ${nameOf(e.file,code)} joins ${r}`}
function code(e){
return markdownCode(clipped(e,120))}
function cutInWords(e){
switch(e.kind){
case`relations`:
return`no case, since declared relations alone join the two sides`;
case`many`:
return`more than ${e.moreThan} cases`;
case`cases`:
return`${e.files.length===1?`case`:`cases`} ${listed(e.files.map(e=>nameOf(e,code)))}`}}
function others(e){
if(e.length===0)return[];
let t=e.slice(0,10).map(({conflict:{path:e}})=>{
let t=[e[0].from,(e.at(-1)??e[0]).to];
return`- ${listed(t.map(e=>inWords(e,code)))}`}),n=e.length-t.length,r=n===0?[]:[`- and ${n} more, which the report has`];
return[`Joined as well:`,[...t,...r].join(`
`)]}
function overlapFigures(e){
let t=groupingOf(e);
if(t===void 0)return;
let{families:n}=t,r=splitGroupingOf(e);
return{families:n.size,components:componentsIn(t.familyGraph()).filter(e=>e.some(e=>n.has(e))).length,conflicts:r===void 0?0:[...linkedSides(r)].length}}
function overlapSummary({verdict:e,dataset:t},n){
let{blocks:r,told:i}=joined(t,n),a=new Set(i.map(({problem:e})=>keyOf(e)));
return summaryFrame(e,n,{title:`Touchstone families`,above:[...figures(t,e),...standing(e),...r],toFix:r.length===0?`To fix`:`Else to fix`,isTold:e=>e.rule===`family/linked-across-split`&&a.has(keyOf(e)),below:limits(e),judgedBy:`: those about families, splits, claims and exceptions, and those that say what keeps them from judging`})}
function joined(e,t){
let n=splitGroupingOf(e);
if(n===void 0)return{blocks:[],told:[]};
let r={place:t.place,files:filesOf(t)};
return conflictBlocks(n,[...linkedSides(n)],r)}
function keyOf({at:e,message:t}){
return JSON.stringify([e.file,e.line,e.column,t])}
function figures(e,{counts:t}){
let n=overlapFigures(e);
return n===void 0?[]:[figureTable([[`families`,n.families],[`components`,n.components],[`across the split`,n.conflicts],[`errors`,t.findings.error],[`warnings`,t.findings.warning],[`notices`,t.findings.notice]])]}
function standing({split:e,claim:t,counts:n}){
return e===`none`?[notSplitYet]:e===`unread`?[`families.yaml cannot be read, so the split was not judged.`]:t===void 0?[]:n.findings.error===0?[claimMarkdown(t)]:[`What a score on this split would say is told here once no error is left.`]}
function limits({claim:e}){
return e===void 0?[]:[`What a clean split does not say: ${e.limits.map(markdownText).join(` `)}`]}
[...inputNames$1];
function rulesFor(e){
if(e===``)return everydayRules;
if(e===`evaluation`)return allRules;
throw new UsageError(`The input for is "${e}". Write evaluation, or leave it out.`)}
function outputsOf({dataset:e,verdict:t},n){
let{findings:r}=t.counts,i=overlapFigures(e);
return{components:i?.components??``,conflicts:i?.conflicts??``,errors:r.error,warnings:r.warning,notices:r.notice,report:n}}
await runAction({rules:e=>{
let t=rulesFor(e(`for`));
return{rules:rulesOfFamilies(t),of:t}},notices:({split:e})=>e===`none`?[notSplitYet]:[],summary:overlapSummary,outputs:outputsOf});
export{};
