import{UsageError,allRules,clipped,componentsIn,conflictWayOut,counted,everydayRules,groupingOf,groupsOf,inWords,linkedSides,listed,nameOf,notSplitYet,splitGroupingOf,splitsOf,wayInWords}from"./chunks/core.js";
import{claimMarkdown,familyGraph,figureTable,filesOf,levelMarks,mermaidBlock,placeText,shapesInWords,summaryFrame,told}from"./chunks/shared-report.js";
import{markdownCode,markdownText}from"./chunks/comparison.js";
import{rulesOfFamilies}from"./chunks/shared-rules.js";
import{inputNames as inputNames$1,runAction}from"./chunks/shared-scripts.js";
function conflictDrawing(component,joined,graph){
let isBridge=bridgesOf(joined),whole=drawn(component,isBridge,graph);
if(whole!==void 0)return{diagram:whole,isWhole:!0};
let onWay=new Set(joined.flatMap(({conflict:{path}})=>path.flatMap(({from,to})=>[from.key,to.key]))),part=drawn(component.filter(key=>onWay.has(key)),isBridge,onlyWays(graph,joined));
return part===void 0?{diagram:void 0}:{diagram:part,isWhole:!1}}
function drawn(keys,isBridge,graph){
if(keys.length>40)return;
let diagram=familyGraph({keys,isBridge},graph);
return diagram.length<=2e4&&diagram.split(`
`).length<=250?diagram:void 0}
function onlyWays({holders,links},joined){
let isBridge=bridgesOf(joined),taken=new Set(joined.flatMap(({conflict:{path}})=>path.map(({through})=>through)));
return{holders,links:links.filter(link=>taken.has(link)||isBridge(link))}}
function bridgesOf(joined){
let links=new Set(joined.map(({bridge})=>bridge.through)),files=new Set(joined.flatMap(({conflict:{cut}})=>cut.kind===`cases`?cut.files:[]));
return link=>links.has(link)||link.by===`case`&&files.has(link.file)}
function conflictBlocks(grouping,conflicts,options){
if(conflicts.length===0)return{blocks:[],told:[]};
let graph=grouping.graph(),components=[...groupsOf(conflicts,({conflict})=>conflict.component).values()],shown=components.slice(0,3);
return{blocks:[`### Joined across the split`,`In a diagram ${shapesInWords}. A flag names what joins them.`,...shown.flatMap(joined=>block(joined,graph,options)),...others(components.slice(3).flat())],told:shown.flat()}}
function block(joined,graph,options){
let{component}=joined[0].conflict,held=component.flatMap(key=>graph.holders.get(key)??[]),families=held.filter(({kind})=>kind===`family`).length,cases=held.length-families,parts=[...families===0?[]:[families===1?`1 family`:`${families} families`],...cases===0?[]:[counted(cases,`case`)]],[first]=held;
return[`#### Component ${first?.kind===`case`?nameOf(first.file,code):code(component[0])}: ${listed(splitsOf(component,graph))} in ${listed(parts)}`,...picture(conflictDrawing(component,joined,graph)),...joined.map(one=>item(one,options))]}
function picture(drawing){
if(drawing.diagram===void 0)return[`The way between the sides is too long to draw.`];
let diagram=mermaidBlock(drawing.diagram);
return drawing.isWhole?[diagram]:[diagram,`Drawn is the way between the sides, not the whole component.`]}
function item({conflict,bridge,problem},options){
return[`1. ${levelMarks.error} ${placeText(problem.at,options)} ${markdownCode(`family/linked-across-split`)}`,`**Bridge:** ${bridgeInWords(bridge)}.`,`**Way:** ${wayInWords(conflict.path,code)}.`,`**Would have to go:** ${cutInWords(conflict.cut)}.`,`**Fix:** ${told(conflictWayOut(conflict))}`].join(`\\
   `)}
function bridgeInWords({through,from,to}){
let ends=`${inWords(from,code)} and ${inWords(to,code)}`;
return through.by===`relation`?`a declared relation joins ${ends}`:[from,to].some(end=>end.kind===`case`&&end.file===through.file)?`${ends} are wordings of one question`:`case ${nameOf(through.file,code)} joins ${ends}`}
function code(name){
return markdownCode(clipped(name,120))}
function cutInWords(cut){
switch(cut.kind){
case`relations`:
return`no case, since declared relations alone join the two sides`;
case`many`:
return`more than ${cut.moreThan} cases`;
case`cases`:
return`${cut.files.length===1?`case`:`cases`} ${listed(cut.files.map(file=>nameOf(file,code)))}`}}
function others(conflicts){
if(conflicts.length===0)return[];
let named=conflicts.slice(0,10).map(({conflict:{path}})=>{
let ends=[path[0].from,(path.at(-1)??path[0]).to];
return`- ${listed(ends.map(end=>inWords(end,code)))}`}),left=conflicts.length-named.length,more=left===0?[]:[`- and ${left} more, which the report has`];
return[`Joined as well:`,[...named,...more].join(`
`)]}
function overlapFigures(dataset){
let grouping=groupingOf(dataset);
if(grouping===void 0)return;
let{families}=grouping,split=splitGroupingOf(dataset);
return{families:families.size,components:componentsIn(grouping.familyGraph()).filter(keys=>keys.some(key=>families.has(key))).length,conflicts:split===void 0?0:[...linkedSides(split)].length}}
function overlapSummary({verdict,dataset},options){
let{blocks,told}=joined(dataset,options),keys=new Set(told.map(({problem})=>keyOf(problem)));
return summaryFrame(verdict,options,{title:`Touchstone families`,above:[...figures(dataset,verdict),...standing(verdict),...blocks],toFix:blocks.length===0?`To fix`:`Else to fix`,isTold:finding=>finding.rule===`family/linked-across-split`&&keys.has(keyOf(finding)),below:limits(verdict),judgedBy:`: those about families, splits, claims and exceptions, and those that say what keeps them from judging`})}
function joined(dataset,options){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return{blocks:[],told:[]};
let items={place:options.place,files:filesOf(options)};
return conflictBlocks(grouping,[...linkedSides(grouping)],items)}
function keyOf({at,message}){
return JSON.stringify([at.file,at.line,at.column,message])}
function figures(dataset,{counts}){
let own=overlapFigures(dataset);
return own===void 0?[]:[figureTable([[`families`,own.families],[`components`,own.components],[`across the split`,own.conflicts],[`errors`,counts.findings.error],[`warnings`,counts.findings.warning],[`notices`,counts.findings.notice]])]}
function standing({split,claim,counts}){
return split===`none`?[notSplitYet]:split===`unread`?[`families.yaml cannot be read, so the split was not judged.`]:claim===void 0?[]:counts.findings.error===0?[claimMarkdown(claim)]:[`What a score on this split would say is told here once no error is left.`]}
function limits({claim}){
return claim===void 0?[]:[`What a clean split does not say: ${claim.limits.map(markdownText).join(` `)}`]}
[...inputNames$1];
function rulesFor(purpose){
if(purpose===``)return everydayRules;
if(purpose===`evaluation`)return allRules;
throw new UsageError(`The input for is "${purpose}". Write evaluation, or leave it out.`)}
function outputsOf({dataset,verdict},report){
let{findings}=verdict.counts,figures=overlapFigures(dataset);
return{components:figures?.components??``,conflicts:figures?.conflicts??``,errors:findings.error,warnings:findings.warning,notices:findings.notice,report}}
await runAction({rules:get=>{
let of=rulesFor(get(`for`));
return{rules:rulesOfFamilies(of),of}},notices:({split})=>split===`none`?[notSplitYet]:[],summary:overlapSummary,outputs:outputsOf});
export{};
