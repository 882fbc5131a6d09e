import{Command,InvalidArgumentError,Option}from"./commander.js";
import{compareContracts,isEqual,jsonl,manifestOf,whyLeftOut}from"./shared-exporting.js";
import{UsageError,clipped,counted,decodeUtf8,fieldOf,groupsOf,isMarked,jsonText,listed,quoted,sha256,splits,startOf,terminalText}from"./core.js";
import{markable,markdownCode,markdownText,markedRuns,printedMarks,shortened,wordDiff}from"./comparison.js";
import{reasonInWords}from"./shared-report.js";
import{lstat,readFile,stat}from"node:fs/promises";
import{basename,dirname,join,relative,resolve}from"node:path";
import{binaryForm,foreignEncoding,hasNamesTwice,isDeep,parseLocatedJson,parsedJson,readRecords}from"./shared-load.js";
import{dueManifest,plainBytes,realPathOf}from"./shared-scripts.js";
function contractsJson({a:e,b:t,comparison:n}){
let{comparable:r,reasons:i,remarks:a,members:o,sameInBoth:s}=n,c={version:1,verdict:r?`comparable`:`not-comparable`,a:sideValue(e),b:sideValue(t),reasons:i,remarks:a,members:membersValue(o),sameInBoth:s??null};
return`${jsonText(c,{indent:2})}\n`}
function sideValue({name:e,manifest:t,files:n}){
let{digest:r,corpusRevision:i,purpose:a,shape:o,splits:s,claim:c,counts:l,writtenBy:u}=t;
return{manifest:e,setDigest:r,corpusRevision:i,purpose:a,shape:o,splits:s,claim:c?.sentence??null,counts:l,writtenBy:u,files:n??null}}
function membersValue({onlyInA:e,onlyInB:t,changed:n,...r}){
let absent=e=>e.map(({id:e,split:t,leftOut:n=null})=>({id:e,split:t,leftOut:n}));
return{...r,onlyInA:absent(e),onlyInB:absent(t),changed:n.map(({id:e,digest:t,lines:n})=>({id:e,digest:t,lines:n===void 0?null:linesValue(n)}))}}
function linesValue({fields:e,evidence:t}){
return{fields:e,evidence:t}}
function verdictWords({comparable:e,members:t}){
return e?`Comparable: A and B are one contract, ${counted(t.counts.a,`case`)} under one corpus revision.`:`Not comparable: a score on A and a score on B are about two different things.`}
function nextWords({comparable:e}){
return e?`Where both runs really used that corpus revision and have a result for each case (touchstone inventory check), a score that moved was moved by what was run, or by chance. This command knows no score.`:`A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.`}
function sideLines({name:e,manifest:t,files:n}){
let{members:r,purpose:i,shape:a,corpusRevision:o,digest:s,claim:c}=t,l=(n??[]).filter(({state:e})=>e===`absent`);
return[e,`${counted(r.length,`case`)} for ${i}, as ${a}${sidesWords(t.members)}`,`corpus revision ${o.id}, ${o.digest}`,c===null?`not split, no score may be claimed`:`claim ${c.kind}`,...leftOutWords$1(t.leftOut),`set ${s}`,...l.length===0?[]:[`not beside the manifest: ${l.map(({path:e})=>e).join(`, `)}`]]}
function sidesWords(e){
let t=splits.flatMap(t=>{
let n=e.filter(e=>e.split===t).length;
return n===0?[]:[`${n} ${t}`]});
return t.length===0?``:`: ${t.join(`, `)}`}
function leftOutWords$1(e){
return e.length===0?[]:[`left out ${Object.keys(whyLeftOut).flatMap(t=>{
let n=e.filter(e=>e.why===t).length;
return n===0?[]:[`${n} ${t}`]}).join(`, `)}`]}
function detailsOf(e,{members:t},n){
switch(e){
case`members`:
return[...absentLines([`A`,`B`],t.onlyInA,n),...absentLines([`B`,`A`],t.onlyInB,n)];
case`judgments`:
return changedLines(t.changed,n);
case`sides`:
return few(t.sides,n,sideLine);
case`content`:
return few(t.content,n,changedLine);
case`corpus-revision`:
case`damage`:
case`purpose`:
case`claim`:
case`spent`:
case`shape`:
case`files`:
return[]}}
function few(e,t,n){
let r=e.slice(0,t).map(n),i=e.length-r.length;
return i===0?r:[...r,{text:`and ${i} more; --limit ${e.length} shows all`,below:[]}]}
function absentLines([e,t],n,r){
return few([...groupsOf(n,({leftOut:e})=>JSON.stringify(e??null)).values()],r,n=>{
let[{leftOut:i}]=n;
return{text:`in ${e} alone: ${idsWithin(n,r)}; ${leftOutWords(t,n.length,i)}`,below:[]}})}
function idsWithin(e,t){
let n=e.length-t,r=e.slice(0,t).map(({id:e})=>quoted(e));
return n>0?`${r.join(`, `)} and ${n} more`:r.join(`, `)}
function leftOutWords(e,t,n){
if(n===void 0)return`the set of ${e} did not have ${t===1?`it`:`them`}`;
let r=whyLeftOut,{why:i,reasons:a}=n,o=a.length===0?``:` (${a.map(reasonInWords).join(`, `)})`;
return`in the set of ${e} ${t===1?`it`:`each`} ${r[i]?.[0]??i}${o}`}
function sideLine({id:e,a:t,b:n}){
return{text:`${quoted(e)}: ${t??`no side`} in A, ${n??`no side`} in B`,below:[]}}
function changedLines(e,t){
let n=e.filter(({lines:e})=>e===void 0);
return[...few(e.flatMap(({id:e,lines:t})=>t===void 0?[]:[{id:e,lines:t}]),t,changedLine),...n.length===0?[]:[{text:`${idsWithin(n,t)}; ${unreadWords}`,below:[]}]]}
function changedLine({id:e,lines:t}){
let n=changeLines(t);
return n.length===0?{text:`${quoted(e)}: ${outside}`,below:n}:{text:quoted(e),below:n}}
const unreadWords=`in what, manifests do not tell: cases.jsonl beside each of the two, as it was exported, does`,outside=`in something that no line holds, such as its origin`;
function changeLines({fields:e,evidence:t}){
return[...e.map(e=>`${markable(e.field)}: ${changeWords(e)}`),...t.flatMap(({chunkId:e,in:t,sameText:n,fields:r})=>{
let i=`evidence ${quoted(markable(e))}`,[a,o]=t===`a`?[`A`,`B`]:[`B`,`A`],s=n.length===0?``:`; ${o} has the same text as ${listed(n.map(markable).map(quoted))}`;
return t===`both`?r.map(e=>`${i}, ${markable(e.field)}: ${changeWords(e)}`):[`${i}: in ${a} alone${s}`]})]}
function changeWords({a:e,b:t}){
let[n,r]=[valueText(e),valueText(t)];
if(n===void 0||r===void 0||!`${n}${r}`.includes(` `))return`${valueWords(e)} in A, ${valueWords(t)} in B`;
let i=wordDiff(n,r);
if(i===void 0)return`${valueWords(e)} in A, ${valueWords(t)} in B`;
let a=shortened(i).map(({mark:e,text:t})=>({mark:e,text:clipped(t,300)})),o=markedRuns(a);
return o===n?`other white space: ${valueWords(e)} in A, ${valueWords(t)} in B`:o}
function valueWords(e){
let t=valueText(e);
if(t===void 0)return`nothing`;
let n=markable(clipped(t,300));
return typeof e==`string`?`"${n}"`:n}
function valueText(e){
if(e!==null)return typeof e==`string`?e:jsonText(e)}
const reasonNames={"corpus-revision":`corpus`,damage:`damaged`,purpose:`purpose`,claim:`claim`,members:`cases`,judgments:`judgments`,sides:`sides`,spent:`spent`,shape:`shape`,content:`lines`,files:`files`},remarkNames={"claim-words":`claim`,holdouts:`holdouts`,families:`families`,currency:`currency`,labels:`tags`,"asked-sides":`sides`,"left-out":`left out`,losses:`losses`,counts:`counts`,bytes:`files`,"file-names":`files`,program:`program`,"of-both":`both`};
function idsInWords(e,t){
if(e.length===0)return[];
let n=e.length-t,r=e.slice(0,t).map(quoted).join(`, `);
return[n>0?`${r} and ${n} more; --format json has all`:r]}
function contractsMarkdown({a:e,b:t,comparison:n},r){
let{comparable:i,reasons:a,remarks:o,sameInBoth:s}=n,c=a.flatMap(({what:e,says:t},i)=>[`- ${reasonNames[e]}: ${markdownText(t)}`,...a[i+1]?.what===e?[]:detailsOf(e,n,r).flatMap(({text:e,below:t})=>[`  - ${markdownText(e)}`,...t.map(e=>`    - ${printedMarks(e,markdownCode)}`)])]),l=o.map(({what:e,says:t})=>`- ${remarkNames[e]}: ${markdownText(t)}`),u=s&&[...s.says,...idsInWords(s.ids,r)],d=[e,t].map(e=>sideLines(e).map(markdownText).join(`<br>`));
return`${[`**${markdownText(verdictWords(n))}**`,nextWords(n),[`| A | B |`,`| --- | --- |`,`| ${d.join(` | `)} |`].join(`
`),...section(`Why not`,c),...section(i?`What else there is to know`:`What else differs, or is to know`,l),...section(`The same in both`,(u??[]).map(e=>`- ${markdownText(e)}`))].join(`

`)}\n`}
function section(e,t){
return t.length===0?[]:[`**${e}**`,t.join(`
`)]}
function contractsText({a:e,b:t,comparison:n},r,i){
let{comparable:a,reasons:o,remarks:s,sameInBoth:c}=n,l=a?i.green:i.red,row=(e,t)=>t.map((t,n)=>`  ${i.faint((n===0?e:``).padEnd(9))}  ${t}`),told=(e,t)=>row(e,[terminalText(t)]),detail=e=>detailsOf(e,n,r).flatMap(({text:e,below:t})=>[...row(``,[`  ${terminalText(e)}`]),...row(``,t.map(e=>`    ${printedMarks(e,terminalText)}`))]),u=c&&{lines:[...c.says,...idsInWords(c.ids,r)]};
return`${[l(verdictWords(n)),nextWords(n),``,...row(`A`,sideLines(e).map(terminalText)),...row(`B`,sideLines(t).map(terminalText)),...block(`Why not:`,o.flatMap(({what:e,says:t},n)=>[...told(reasonNames[e],t),...o[n+1]?.what===e?[]:detail(e)])),...block(a?`What else there is to know:`:`What else differs, or is to know:`,s.flatMap(({what:e,says:t})=>told(remarkNames[e],t))),...block(`The same in both:`,u?.lines.map(e=>`  ${terminalText(e)}`)??[])].join(`
`)}\n`}
function block(e,t){
return t.length===0?[]:[``,e,...t]}
function readManifest(e,t){
let n=jsonIn(t);
if(`problem`in n){
let{message:t,line:r=1}=n.problem;
return{problem:{message:t,at:{file:e,line:r,column:1}}}}
let r=manifestOf(n.value);
if(`manifest`in r){
let i=nameTwice(e,t,n.value);
return i===void 0?r:{problem:i}}
let{message:i,path:a}=r.problem;
return{problem:{message:i,at:placeOf(e,t,a)}}}
function jsonIn(e){
let t=decodeUtf8(e),n=binaryForm(e);
if(n!==void 0)return{problem:n};
if(t===void 0)return{problem:foreignEncoding(e,{isTable:!1})};
let r=parsedJson(t);
if(`problem`in r){
let{message:e,line:n}=r.problem;
return{problem:{message:`${e} ${`A manifest is one JSON object, as touchstone export writes it: ${hintFor(t)}.`}`,line:n}}}
return isDeep(r.value)?{problem:{message:`This is no manifest of an export: it is nested deeper than 64 levels.`,line:void 0}}:r}
function hintFor(e){
let t=e.indexOf(`
`),n=e.slice(0,t===-1?void 0:t).trim();
return t!==-1&&n.length>2&&n.startsWith(`{`)&&n.endsWith(`}`)?`this looks like JSON Lines, such as cases or results, and the manifest lies beside the cases`:`take it from the folder of the export, or export the set again`}
const largestLocated=2e7;
function nameTwice(e,t,n){
if(!hasNamesTwice(decodeUtf8(t)??``,n))return;
let r=`Export the set again: only touchstone export writes a manifest.`,i=`A name stands twice in one object, and readers take one or the other. ${r}`;
if(t.length>largestLocated)return{message:i,at:startOf(e)};
let a=parseLocatedJson(e,isMarked(t)?t.subarray(3):t),[o]=`problem`in a?[]:a.twice;
return o===void 0?{message:i,at:startOf(e)}:{message:`${quoted(o.name)} stands twice in one object, first in line ${o.first.line}, and readers take one or the other. ${r}`,at:o.at}}
function placeOf(e,t,n){
if(n.length===0||t.length>largestLocated)return startOf(e);
let r=parseLocatedJson(e,isMarked(t)?t.subarray(3):t);
return`problem`in r?r.problem.at:r.locate(n)}
function readLines({members:e},t){
let n=new Map(e.map(e=>[e.id,e])),r=new Map,i=t.flatMap(e=>wrongIn(e,{byId:n,lines:r})),[a]=t,o=[...n.keys()].filter(e=>!r.has(e)).map(e=>({path:a?.path??``,line:void 0,says:`no line is the case ${quoted(e)} of the manifest`}));
return{lines:r,wrong:a===void 0?[]:[...i,...o]}}
function wrongIn({path:e,bytes:t},n){
let{records:r,problems:i}=readRecords(t,`jsonl`),a=linesWithNamesTwice(t,r),o=i.map(({line:t})=>({path:e,line:t,says:`it is no case`})),s=r.flatMap(t=>{
let r=wordsOf(t,a,n);
return r===void 0?[]:[{path:e,line:t.line,says:r}]});
return[...o,...s].toSorted((e,t)=>(e.line??0)-(t.line??0))}
function wordsOf({fields:e,line:t},n,{byId:r,lines:i}){
let a=fieldOf(e,`id`);
if(typeof a!=`string`)return`it has no id`;
let o=r.get(a);
if(o===void 0)return`${quoted(a)} is no case of the manifest`;
if(i.has(a))return`${quoted(a)} has an earlier line as well`;
if(i.set(a,e),n.has(t))return`a name stands twice in the line of ${quoted(a)}`;
let s=namesOfBoth.filter(t=>!isSaidAlike(t,e,o));
if(s.length!==0)return`${listed(s.map(quoted))} of ${quoted(a)} is not what the manifest says of it`}
const namesOfBoth=[`digest`,`split`,`families`,`component`,`currency`,`holdout`,`label`];
function isSaidAlike(e,t,n){
return e===`currency`&&n.currency===void 0||isEqual(fieldOf(t,e),fieldOf(n,e))}
function linesWithNamesTwice(e,t){
let n=new TextDecoder().decode(e).split(`
`),r=t.filter(({line:e,fields:t})=>hasNamesTwice(n[(e??0)-1]??``,t));
return new Set(r.map(({line:e})=>e))}
async function exportedSide(e,t){
let n=await manifestName(e,t),r=readManifest(n,await plainBytes(e,n,dueManifest));
if(`problem`in r){
let{at:e,message:t}=r.problem;
throw new UsageError(terminalText(`${n}:${e.line}:${e.column}: ${t}`))}
let{manifest:i}=r,a=dirname(resolve(e,n)),o=[];
for(let e of i.files)o.push(await besideOf(a,e));
return{name:n,manifest:i,files:o.map(({path:e,state:t})=>({path:e,state:t})),...linesIn(i,o)}}
async function manifestName(e,t){
if((await stat(resolve(e,t)).catch(()=>void 0))?.isDirectory()===!0){
let n=join(t,`manifest.json`);
if(await isThere(resolve(e,n)))return n;
throw new UsageError(`The folder "${terminalText(t)}" has no manifest.json. Give the folder of an export, or a manifest: touchstone export --out writes both.`)}
let n=`${t}.manifest.json`;
if(await isThere(resolve(e,n)))return n;
let r=join(dirname(t),`manifest.json`);
return await lists(e,r,basename(t))?r:t}
async function lists(e,t,n){
if(!await isThere(resolve(e,t)))return!1;
let r=readManifest(t,await plainBytes(e,t,dueManifest));
return`manifest`in r&&r.manifest.files.some(({path:e})=>e===n)}
async function isThere(e){
return await stat(e).then(e=>e.isFile(),()=>!1)}
async function besideOf(e,{path:t,bytes:n,sha256:r}){
let i=join(e,t),without=e=>({path:t,state:e,bytes:void 0});
if(t.includes(`\0`)||t.split(/[/\\]/).includes(`..`))return without(`outside`);
let a=await lstat(i).catch(()=>void 0);
if(a===void 0)return without(`absent`);
if(!a.isFile()||a.size!==n)return without(`altered`);
if(relative(await realPathOf(e),await realPathOf(i))!==join(t))return without(`outside`);
let o=await readFile(i);
return sha256(o)===r?{path:t,state:`as-exported`,bytes:o}:without(`altered`)}
function linesIn(e,t){
if(e.shape!==jsonl.name)return{};
let n=t.flatMap(({path:e,bytes:t})=>t===void 0?[]:[{path:e,bytes:t}]);
if(n.length<t.length)return{};
let{lines:r,wrong:i}=readLines(e,n);
return{lines:r,wrongLines:i}}
const formatNames=[`text`,`json`,`markdown`];
function compareContractsCommand(e,t){
return new Command(`compare-contracts`).description(`Say whether scores on two exports may be compared at all, and why not. Prints no score.`).argument(`<a>`,`an export: its manifest, the folder that has it, or the file it lies beside`).argument(`<b>`,`the other one`).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).option(`--limit <n>`,`entries of a list before the rest is counted`,atMost,10).addHelpText(`after`,example).action(async(n,r,{format:i,limit:a})=>{
let[o,s]=[await exportedSide(e.cwd,n),await exportedSide(e.cwd,r)],c=compareContracts(o,s);
e.out(printed({a:o,b:s,comparison:c},{format:i,limit:a},e)),t(+!c.comparable)})}
const example=`
A score moved from 0.82 to 0.79. Is the retriever worse, or was it measured against something else? Keep the manifest of
the export beside the results of each run, and compare the two before anybody reads the scores. They are comparable where
both have the same cases, judged alike, on the same sides, under one corpus revision, for one claim and one purpose.

Where the files of an export lie beside its manifest, their hashes are checked; where these are cases.jsonl, the report
says in what a case differs. The order of cases, of names and of files says nothing.

It reads manifests and no results. Whether a run has a result for each case and for no other says
"touchstone inventory check RESULTS --manifest MANIFEST", and in a program matchResults of the library. A program refuses
two manifests by itself with compareContracts.

Examples:
  touchstone compare-contracts runs/june/eval-set runs/november/eval-set
  touchstone compare-contracts a/manifest.json b/ragas.jsonl.manifest.json --format markdown
  touchstone compare-contracts a b --format json         all of it, also the ids that are the same in both

Exit code: 0 comparable, 1 not comparable, 2 wrong use: no such file, or no manifest of an export; 3 the run broke.`;
function atMost(e){
if(/^[1-9]\d{0,8}$/.test(e))return Number(e);
throw new InvalidArgumentError(`It is a whole number from 1 on.`)}
function printed(e,{format:t,limit:n},{style:r}){
return t===`json`?contractsJson(e):t===`markdown`?contractsMarkdown(e,n):contractsText(e,n,r)}
export{compareContractsCommand};
