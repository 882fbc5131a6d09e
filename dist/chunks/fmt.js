import{Command}from"./commander.js";
import{isDeepStrictEqual}from"node:util";
import{UsageError,byUtf8,caseTexts,counted,currentFile,familiesFile,familiesKeys,isAmongPlaces,isOfTheSet,isRecorded,keepsFile,keyText,limits,listed,mostKeys,namedPlaces,parseLocated,placeFrom,policyFile,printPieces,problemText,readCase,readText,readerOptions,shapeErrors,startOf,terminalText,unexplained,withProgress,workingTree}from"./core.js";
import{blockOf,commentsOf,lexemesOf,lineEndOf,textOf,withWrittenScalars,yamlLayout}from"./shared-load.js";
import{currentShape,familiesShape,policyShape}from"./validators.js";
import{isMap,isNode,parseDocument}from"./yaml.js";
import{writtenScalarText}from"./shared-report.js";
import{changedSince,replaceTexts}from"./shared-scripts.js";
const setFiles=new Map([[familiesFile,{max:limits.families,keys:familiesKeys,matches:familiesShape}],[policyFile,{max:limits.policy,matches:policyShape}],[currentFile,{max:limits.current,matches:currentShape}]]);
async function*ownTexts(e,t,n={}){
yield*caseTexts(e,t,n);
let{wanted:r}=n;
for(let[n,{max:i}]of setFiles){
let a=r?.(n)===!1?void 0:await e.entry(n);
if(a===void 0||!keepsFile(a,t))continue;
let o=await readText(e,n,i);
`defect`in o?t.push(o.defect):yield{path:n,...o}}}
function sortedFamilies(e,t){
let n=parseDocument(t,readerOptions).get(`families`,!0),r=isMap(n)?n.items.map(({key:e})=>keyText(e)??``):[];
if(r.every((e,t)=>t===0||byUtf8(r[t-1]??``,e)<=0))return{text:t,moved:0};
let i=yamlLayout(t),a=`why`in i?void 0:familiesIn(i);
if(`why`in i||a===void 0)return{refused:notOnLines(e,t,isNode(n)?n.range?.[0]??0:0)};
let{first:o,entries:s}=a,c=s.toSorted((e,t)=>byUtf8(e.id,t.id)),l=c.flatMap((e,t)=>[...s[t]?.gap??[],...e.own]),u=i.lines.slice(0,o).concat(l).join(``),d=i.lines.slice(s.at(-1)?.end??o).join(``),f=c.filter((e,t)=>e!==s[t]).length;
return{text:u+d,moved:f}}
function familiesIn(e){
let t=blockOf(e,`families`,{first:0,end:e.lines.length}),n=t===void 0?void 0:yamlLayout(textOf(e,t));
if(t===void 0||n===void 0||`why`in n)return;
let r=0,i=n.fields.map(({name:e,first:i,end:a},o)=>{
let s=n.lines.slice(r,i),c=o===0?s.findLastIndex(isEmpty)+1:firstFull(s),l=[...s.slice(c),...n.lines.slice(i,a)];
return r=a,{id:e,gap:s.slice(0,c),own:l,end:t.first+a}});
return{first:t.first,entries:i}}
function isEmpty(e){
return e.trim()===``}
function firstFull(e){
let t=e.findIndex(e=>!isEmpty(e));
return t===-1?e.length:t}
function notOnLines(e,t,n){
let r=t.slice(0,n).split(`
`);
return{message:`The families are not sorted by id, and do not stand on lines of their own.`,at:{file:e,line:r.length,column:(r.at(-1)?.length??0)+1},fix:`Start a line with each, such as "refund-policy: {title: Refund policy, documents: [refund-policy]}".`}}
function tidyLines(e){
let t=lexemesOf(e),n=withoutSpaceAtEnds(t),r=t.findLastIndex(({type:e})=>e!==`space`&&e!==`newline`),i=n.slice(0,r+1).join(``),a=n.slice(r+1).join(``),o=i.endsWith(`
`)?``:/^\r?\n/.exec(a)?.[0]??lineEndIn(e);
if(i===``||a===o)return{text:i+a,trimmed:trimmedLines(t,n),end:`kept`};
let s=a===``?`line end added`:`empty lines removed`,c=linesIn(i+o),l=trimmedLines(t,n).filter(e=>e<=c);
return{text:i+o,trimmed:l,end:s}}
function withoutSpaceAtEnds(e){
let t=!0;
return e.toReversed().map(({type:e,source:n})=>{
let r=e===`space`,i=r&&t?``:n;
return t=e===`newline`||t&&r,e===`comment`?withoutSpaceAtEnd(n):i}).toReversed()}
function withoutSpaceAtEnd(e){
let t=e.length;
for(;e[t-1]===` `||e[t-1]===`	`;)t--;
return e.slice(0,t)}
function trimmedLines(e,t){
let n=[],r=1;
for(let[i,{source:a}]of e.entries())a!==t[i]&&n.at(-1)!==r&&n.push(r),r+=linesIn(a);
return n}
function linesIn(e){
return e.split(`
`).length-1}
function lineEndIn(e){
return lineEndOf(e.split(/(?<=\n)/))}
function formatted(e,t){
let n=readingOf(e,t);
if(`refused`in n)return n;
let r=tidyLines(withWrittenScalars(t,n.scalars)??t),i=e===`families.yaml`?sortedFamilies(e,r.text):{text:r.text,moved:0};
return`refused`in i?{refused:[i.refused]}:i.text===t||saysTheSame(e,n.value,[t,i.text])?{...r,...i,scalars:n.scalars}:{refused:[unfit(e)]}}
function saysTheSame(e,t,[n,r]){
let i=readingOf(e,r);
return!(`refused`in i)&&isDeepStrictEqual(i.value,t)&&isDeepStrictEqual(commentsOf(r).toSorted(),commentsOf(n).toSorted())}
function readingOf(e,t){
let n=setFiles.get(e);
if(n===void 0){
let{value:n,defects:r,ambiguousScalars:i}=readCase(e,t);
return n===void 0?{refused:r}:{value:n,scalars:i}}
let{keys:r=mostKeys,matches:i}=n,{value:a,defects:o,ambiguousScalars:s}=parseLocated(e,t,{keys:r});
return o.length>0?{refused:o}:{value:a,scalars:unexplained(s,shapeErrors(i,a))}}
function unfit(e){
return{message:`This file cannot be formatted without changing what it says.`,at:startOf(e),fix:`Format it by hand.`}}
async function planFormat(e,t={}){
let n=[],r=[],i=[],a=0;
for await(let{path:o,mark:s,text:c}of ownTexts(e,n,t)){
let e=formatted(o,c);
if(`refused`in e)i.push(...e.refused);else if(e.text===c)a++;else{
let{text:t,...n}=e;
r.push({path:o,before:s+c,after:s+t,...n})}}
return{changed:r,refused:[...n.filter(isOfTheSet),...i].toSorted((e,t)=>byUtf8(e.at.file,t.at.file)),same:a}}
function*formatReport(e,t){
let{style:n,check:r}=t;
for(let n of e.changed)yield`${formattedText(n,t)}\n\n`;
let i=n.red(`left as it is`);
for(let n of e.refused)yield`${problemText(n,t,{mark:i})}\n\n`;
yield`${verdict(e,t)}\n`,r&&e.changed.length>0&&(yield`  fix: Run touchstone fmt
`)}
function formattedText({path:e,scalars:t,trimmed:n,end:r,moved:i},{style:a,place:o,check:s}){
let c=s?a.yellow(`would change`):a.green(`formatted`);
return[`${a.strong(terminalText(o(e)))} ${c}`,...t.map(e=>writtenScalarText(e,s?`write`:`wrote`)),...n.length===0?[]:[`  ${linesText(n)}: ${s?`take`:`took`} the white space at the end away.`],...r===`kept`?[]:[`  ${endSentences[r][+!s]}`],...i===0?[]:[`  Sort${s?``:`ed`} the families by id: ${i} ${s?`move`:`moved`}.`]].join(`
`)}
const endSentences={"line end added":[`End the last line.`,`Ended the last line.`],"empty lines removed":[`Take the empty lines at the end away.`,`Took the empty lines at the end away.`]};
function linesText(e){
return e.length>5?`${e.length} lines`:`Line${e.length===1?``:`s`} ${listed(e.map(String))}`}
function verdict({changed:e,refused:t,same:n},{style:r,check:i}){
let a=new Set(t.map(({at:e})=>e.file)).size;
if(e.length+a===0)return n===0?`Nothing to format.`:r.green(`${counted(n,`file`)} formatted already`);
let o=`${counted(e.length,`file`)} ${i?`would change`:`formatted`}`;
return[...e.length===0?[]:[i?r.red(o):r.green(o)],...a===0?[]:[r.red(`${counted(a,`file`)} left as ${a===1?`it is`:`they are`}`)],...n===0?[]:[`${n} formatted already`]].join(`, `)}
function fmtCommand(e,t){
return new Command(`fmt`).description(`Write the files of a set so that every reader takes them alike.`).argument(`[place...]`,`the set's folder, or files and folders in it to format alone`).option(`--check`,`tell which files would change, and write nothing`).addHelpText(`after`,example).action(async(n,{check:r=!1})=>{
t(await runFmt(e,n,r))})}
const example=`
It formats what people write: the cases, families.yaml, the policy and the pointer to the corpus revision. Recorded
revisions never change. No value changes, so every approval stands; comments, order, quotes and line ends stay.

  plain values     in quotes where readers of YAML 1.1 take them for something else, such as no and 12:30
  families         sorted by id in families.yaml; the comments directly above a family go with it
  ends of lines    without spaces and tabs, outside of values
  end of the file  one line end

Examples:
  touchstone fmt                          the set in this folder
  touchstone fmt cases/refunds            what lies in one folder
  touchstone fmt eval/families.yaml       one file
  touchstone fmt --check                  in a job: fails while a file would change

Exit code: 0 all formatted, 1 a file cannot be formatted, or with --check would change, 2 wrong use, 3 the run broke.`;
async function runFmt(e,t,n){
let r=await namedPlaces(e.cwd,t),{folder:i,given:a,paths:o}=r,s=o.find(isRecorded);
if(s!==void 0){
let e=terminalText(s);
throw new UsageError(`"${e}" belongs to a recorded revision, which never changes.`)}
let c=isAmongPlaces(r),l=await withProgress(e,`case files`,async e=>await planFormat(workingTree(i),{wanted:c,onFile:e})),u=n?[]:await changedSince(i,l.changed),d=new Set(u.map(({at:e})=>e.file)),f=l.changed.filter(({path:e})=>!d.has(e)),p=n?[]:await replaceTexts(i,f),m=p.length>0?[]:f,h=[...l.refused,...u,...p],g={style:e.style,place:placeFrom(e.cwd,i,a),check:n};
return await printPieces(e,formatReport({...l,changed:m,refused:h},g)),h.length>0||n&&m.length>0?1:0}
export{fmtCommand};
