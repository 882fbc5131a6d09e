import{byUtf8,counted,ending,isFile,isInCases,levelCounts,levelTally,limits,paintOf,readText,severity,terminalText,textFinding}from"./core.js";
import{excerpt,linesOf}from"./shared-report.js";
async function*terminalVerdict(e,t){
let{style:n,tree:r,columns:i}=t;
for(let a of byFile(e.findings)){
yield`${heading(a,t)}\n\n`;
let e=await linesOfFile(r,a[0]?.at.file??``);
for(let r of a){
let a=paintOf(r.level,n),o=isOfWholeFile(r)?[]:excerpt(e,r.at,{columns:i,paint:a});
yield`${textFinding(r,t,o)}\n\n`}}
yield footer(e.findings,t),yield ending(e,t)}
function*byFile(e){
let t=[];
for(let n of e)t[0]!==void 0&&t[0].at.file!==n.at.file&&(yield t,t=[]),t.push(n);
t.length>0&&(yield t)}
function heading(e,{style:t,place:n}){
let r=terminalText(n(e[0]?.at.file??``));
return`${t.faint(`──`)} ${t.strong(r)}  ${t.faint(levelCounts(levelTally(e)))}`}
const ofWholeFile=new Set([`file/not-a-file`,`file/passed-over`,`file/too-large`,`file/unreadable`]);
function isOfWholeFile({rule:e}){
return ofWholeFile.has(e)}
async function linesOfFile(e,t){
let n=await e.entry(t);
if(n===void 0||!isFile(n))return[];
let r=isInCases(t)?limits.case:limits.families,i=await readText(e,t,r);
return`defect`in i?[]:linesOf(i.text)}
function footer(e,{style:t}){
return e.length<12?``:`${tally(e,t)}\n`}
function tally(e,t){
let n=new Map;
for(let{rule:t,level:r}of e){
let e=n.get(t)??{level:r,count:0};
e.count++,n.set(t,e)}
let r=[...n].toSorted(([e,t],[n,r])=>severity[r.level]-severity[t.level]||r.count-t.count||byUtf8(e,n)),i=new Set(e.map(({at:e})=>e.file)).size;
return[`${counted(e.length,`finding`)} in ${counted(i,`file`)}:`,...r.map(([e,{level:n,count:r}])=>`  ${String(r).padStart(6)}  ${paintOf(n,t)(n.padEnd(7))}  ${e}`),``].join(`
`)}
export{terminalVerdict};
