import{byUtf8,counted,ending,isFile,isInCases,levelCounts,levelTally,limits,paintOf,readText,severity,terminalText,textFinding}from"./core.js";
import{excerpt,linesOf}from"./shared-report.js";
async function*terminalVerdict(verdict,options){
let{style,tree,columns}=options;
for(let findings of byFile(verdict.findings)){
yield`${heading(findings,options)}\n\n`;
let lines=await linesOfFile(tree,findings[0]?.at.file??``);
for(let finding of findings){
let paint=paintOf(finding.level,style),between=isOfWholeFile(finding)?[]:excerpt(lines,finding.at,{columns,paint});
yield`${textFinding(finding,options,between)}\n\n`}}
yield footer(verdict.findings,options),yield ending(verdict,options)}
function*byFile(findings){
let group=[];
for(let finding of findings)group[0]!==void 0&&group[0].at.file!==finding.at.file&&(yield group,group=[]),group.push(finding);
group.length>0&&(yield group)}
function heading(findings,{style,place}){
let path=terminalText(place(findings[0]?.at.file??``));
return`${style.faint(`──`)} ${style.strong(path)}  ${style.faint(levelCounts(levelTally(findings)))}`}
const ofWholeFile=new Set([`file/not-a-file`,`file/passed-over`,`file/too-large`,`file/unreadable`]);
function isOfWholeFile({rule}){
return ofWholeFile.has(rule)}
async function linesOfFile(tree,path){
let entry=await tree.entry(path);
if(entry===void 0||!isFile(entry))return[];
let max=isInCases(path)?limits.case:limits.families,reading=await readText(tree,path,max);
return`defect`in reading?[]:linesOf(reading.text)}
function footer(findings,{style}){
return findings.length<12?``:`${tally(findings,style)}\n`}
function tally(findings,style){
let counts=new Map;
for(let{rule,level}of findings){
let one=counts.get(rule)??{level,count:0};
one.count++,counts.set(rule,one)}
let rows=[...counts].toSorted(([a,one],[b,other])=>severity[other.level]-severity[one.level]||other.count-one.count||byUtf8(a,b)),files=new Set(findings.map(({at})=>at.file)).size;
return[`${counted(findings.length,`finding`)} in ${counted(files,`file`)}:`,...rows.map(([rule,{level,count}])=>`  ${String(count).padStart(6)}  ${paintOf(level,style)(level.padEnd(7))}  ${rule}`),``].join(`
`)}
export{terminalVerdict};
