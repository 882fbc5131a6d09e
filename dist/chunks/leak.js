import{Command,Option}from"./commander.js";
import{UsageError,byUtf8,bytesOf as bytesOf$1,clipped,comparableText,counted,familiesFile,jsonText,listed,loadDataset,printPieces,setFolder,sideOf,splitGroupingOf,splitsOfCase,takesPart,terminalText,unreadCases,verbatimFinder,workingTree}from"./core.js";
import{lstat,readFile,readdir}from"node:fs/promises";
import{join,relative,resolve,sep}from"node:path";
function heldOutCases(e){
let t=splitGroupingOf(e);
return t?.cases.flatMap(e=>{
let n=splitsOfCase(t,e).findLast(e=>sideOf(e)!==`development`);
return n===void 0?[]:[{file:e,split:n}]})}
function allCases(e){
let t=splitGroupingOf(e);
return e.cases.filter(takesPart).map(e=>({file:e,split:t===void 0?void 0:splitsOfCase(t,e).at(-1)}))}
function soughtTexts(e,t){
let n=new Set(t.map(({file:e})=>e)),r=new Set(e.cases.filter(e=>!n.has(e)).flatMap(answersOf)),i=[],a=[];
for(let e of t){
let t=comparableText(e.file.case.query??``);
bytesOf$1(t)<8?a.push(e):i.push({of:e,what:`question`,text:t});
for(let t of new Set(answersOf(e.file)))bytesOf$1(t)<32||r.has(t)||i.push({of:e,what:`answer`,text:t})}
return{cases:t,texts:i,tooShort:a}}
function answersOf({case:{expectedAnswer:e,acceptedAnswers:t}}){
return[e,...(t??[]).map(e=>e?.statement)].flatMap(e=>e===void 0?[]:[comparableText(e)])}
function*readingsOf(e){
let t={text:e,offsetOf:e=>e};
for(let e=0;e<mostDepth;e++){
yield t;
let e=replaced(t,lineBreaks(t.text));
e!==void 0&&(yield e);
let n=replaced(t,escapesIn(t.text));
if(n===void 0)return;
t=n}}
const mostDepth=3,lineEnd=/(?:["'`] ?[+.,&\\]?|[ \t][+&\\])?[ \t]{0,80}\r?$/,lineStart=/[ \t]{0,200}(?:(?:>|#|\/\/|\/?\*+|--|;|%|\||\+)+[ \t]{0,80}){0,8}(?:[fFrRuUbB]{0,2}["'`](?! ?[+.,&\\]?[ \t]{0,80}\r?\n))?/y;
function*lineBreaks(e){
let t=0;
for(let n=e.indexOf(`
`);n!==-1;n=e.indexOf(`
`,t)){
let r=e.slice(Math.max(t,n-100),n),i=n-(lineEnd.exec(r)?.[0].length??0);
lineStart.lastIndex=n+1;
let a=n+1+(lineStart.exec(e)?.[0].length??0);
a-i>1&&(yield{start:i,end:a,written:`
`}),t=a}}
const escapes=/\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|\r?\n|[nrtbfv0"'`\\/_NLP ])|&(?:quot|apos|amp|lt|gt|nbsp|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});|""|''/g,plain={n:`
`,r:`\r`,t:`	`,b:`\b`,f:`\f`,v:`\v`,0:`\0`,_:`\xA0`,N:``,L:`\u2028`,P:`\u2029`,quot:`"`,apos:`'`,amp:`&`,lt:`<`,gt:`>`,nbsp:`\xA0`};
function*escapesIn(e){
for(let{0:t,index:n}of e.matchAll(escapes))yield{start:n,end:n+t.length,written:unescaped(t)}}
function unescaped(e){
if(e===`""`||e===`''`)return e.charAt(0);
if(e.startsWith(`&`))return reference(e.slice(1,-1));
let t=e.slice(1);
if(/^\r?\n$/.test(t))return``;
let n=/^[uUx]\{?([0-9a-fA-F]+)\}?$/.exec(t)?.[1];
return n===void 0?plain[t]??t:character(Number.parseInt(n,16))}
function reference(e){
if(!e.startsWith(`#`))return plain[e]??e;
let t=/^#x/i.test(e);
return character(Number.parseInt(e.slice(t?2:1),t?16:10))}
function character(e){
return e>1114111?``:String.fromCodePoint(e)}
function replaced({text:e,offsetOf:t},n){
let r=[],i=[0],a=[0],o=0,s=0;
for(let{start:t,end:c,written:l}of n)r.push(e.slice(o,t),l),s+=t-o,i.push(s,s+l.length),a.push(t,c),s+=l.length,o=c;
if(r.length!==0)return r.push(e.slice(o)),{text:r.join(``),offsetOf:e=>{
let n=lastUpTo(i,e),r=a[n]??0;
return t(n%2==1?r:r+e-(i[n]??0))}}}
function lastUpTo(e,t){
let[n,r]=[0,e.length];
for(;r-n>1;){
let i=n+r>>1;
(e[i]??0)<=t?n=i:r=i}
return n}
function leakFinder(e){
let t=verbatimFinder(e.map(({text:e})=>e));
return n=>{
let r=new Map;
for(let e of readingsOf(n))for(let{index:n,start:i}of t(e.text)){
let t=r.get(n)??new Set;
r.set(n,t.add(e.offsetOf(i)))}
let i=[...r].flatMap(([t,n])=>{
let r=e[t],i=[...n].reduce((e,t)=>Math.min(e,t));
return r===void 0?[]:[{one:r,first:i,count:n.size}]}),a=i.length===0?void 0:linePlaces(n);
return i.toSorted((e,t)=>e.first-t.first).flatMap(({one:e,first:t,count:n})=>a===void 0?[]:[{sought:e,...a(t),places:n}])}}
function linePlaces(e){
let t=1,n=0;
return r=>{
for(let i=e.indexOf(`
`,n);i!==-1&&i<r;)t++,n=i+1,i=e.indexOf(`
`,n);
return{line:t,column:r-n+1}}}
const most={leaks:100,names:5};
function*leakText(e,t){
let{leaks:n,passed:r,sought:i,show:a}=e;
for(let e of n.slice(0,most.leaks))yield`${leakLines(e,{style:t,show:a})}\n\n`;
let o=n.length-most.leaks;
if(o>0&&(yield`and ${o} more: --format json lists them all\n\n`),n.some(e=>isHeldOut(e.sought.of))&&(yield`  fix: ${advice}\n\n`),i.tooShort.length>0){
let e=i.tooShort.map(caseName);
yield`${terminalText(`Not looked for, since the question is too short: ${some(e)}.`)}\n`}
e.unread.length>0&&(yield`${terminalText(`Not looked for, since touchstone check cannot read it: ${some(e.unread)}.`)}\n`);
for(let e of passedLines(r))yield`${e}\n`;
yield`${summary(e,t)}\n`}
const advice=`Take examples from dev in their place. If anything was chosen with such a file, these cases hold out nothing any more: say so under "exposures" in families.yaml.`;
function isHeldOut({split:e}){
return e!==void 0&&sideOf(e)!==`development`}
function leakLines({name:e,line:t,column:n,places:r,sought:i},{style:a,show:o}){
let s=a.strong(terminalText(`${e}:${t}:${n}`)),c=i.of.split===void 0?``:` (${i.of.split})`,l=i.what===`question`?`The question`:`The expected answer`,u=r===1?``:`, and in ${counted(r-1,`other place`)} of this file`,d=`${l} of case "${caseName(i.of)}"${c} stands here word for word${u}.`,f=o?[`  ${terminalText(clipped(i.text,200))}`]:[];
return[`${s} ${a.red(`leak`)}`,`  ${terminalText(d)}`,...f].join(`
`)}
const reasons={"of-the-set":`of the set itself`,binary:`no text`,"too-large":`larger than 100 MB`,link:`links`,"no-file":`no files`,closed:`closed to who runs this`};
function passedLines(e){
return Object.entries(reasons).flatMap(([t,n])=>{
let r=e.filter(({why:e})=>e===t).map(({name:e})=>e);
return r.length===0?[]:[terminalText(`Not looked at, ${n}: ${some(r)}.`)]})}
function summary({leaks:e,files:t,sought:n},r){
let i=new Set(e.map(e=>e.sought.of)).size,a=new Set(e.map(({name:e})=>e)).size,o=`${counted(t,`file`)} looked at for ${soughtWords(n.cases)}`;
if(e.length===0)return`${r.green(`no leak`)}, ${o}`;
let s=`${counted(i,`case`)} leaked into ${counted(a,`file`)}`;
return`${r.red(s)}, ${o}`}
function soughtWords(e){
let t=new Map;
for(let{split:n}of e){
let e=n??`no split`;
t.set(e,(t.get(e)??0)+1)}
let n=[...t].toSorted(([e],[t])=>byUtf8(e,t)).map(([e,t])=>`${t} of ${e}`);
return`${counted(e.length,`case`)}${n.length===0?``:`: ${listed(n)}`}`}
function caseName({file:{case:e,path:t}}){
return e.id??t}
function some(e){
let t=e.length-most.names;
return listed([...e.slice(0,most.names),...t>0?[`${t} more`]:[]])}
function leakJson({leaks:e,files:t,passed:n,sought:r,unread:i,show:a}){
return`${jsonText({findings:e.map(({name:e,line:t,column:n,places:r,sought:i})=>({file:e,line:t,column:n,case:caseName(i.of),split:i.of.split??null,found:i.what,places:r,...a?{text:i.text}:{}})),files:t,passed:n,cases:r.cases.length,tooShort:r.tooShort.map(caseName),unread:i})}\n`}
const passedFolders=new Set([`.git`,`node_modules`]);
async function*promptTexts({cwd:e,input:t},n,{set:r,passed:i}){
let a=new Set,o=ofSet(r);
for(let r of n)if(r===`-`)yield{name:`-`,text:textOf(await bytesOf(t))??``};else for await(let t of filesAt(e,r)){
let n=resolve(e,t.name);
if(a.has(n))continue;
a.add(n);
let r=o(n)?{why:`of-the-set`}:await readingOf(n,t);
`why`in r?i.push({name:t.name,why:r.why}):yield{name:t.name,text:r.text}}}
async function*filesAt(e,t){
let n=await lstat(resolve(e,t)).catch(()=>void 0);
if(n?.isDirectory()===!0)yield*filesBelow(e,t);else if(n?.isFile()===!0)yield{name:t,kind:`file`};else throw new UsageError(`"${terminalText(t)}" is not a file or folder that can be opened.${n?.isSymbolicLink()===!0?` It is a link: name what it leads to.`:``}`)}
async function*filesBelow(e,t){
let n=await readdir(resolve(e,t),{withFileTypes:!0}).catch(()=>void 0);
if(n===void 0)yield{name:t,kind:`closed`};else for(let r of n.toSorted((e,t)=>byUtf8(e.name,t.name))){
let n=join(t,r.name);
r.isDirectory()?passedFolders.has(r.name)||(yield*filesBelow(e,n)):r.isSymbolicLink()?yield{name:n,kind:`link`}:yield{name:n,kind:r.isFile()?`file`:`no-file`}}}
function ofSet(e){
return t=>{
let n=relative(e,t).split(sep).join(`/`);
return n.startsWith(`cases/`)||n.startsWith(`corpus-revisions/`)||n===`families.yaml`}}
async function readingOf(e,{kind:t}){
if(t!==`file`)return{why:t};
let n=await lstat(e).catch(()=>void 0);
if(n===void 0)return{why:`closed`};
if(n.size>0x6400000)return{why:`too-large`};
let r=await readFile(e).catch(()=>void 0);
if(r===void 0)return{why:`closed`};
let i=textOf(r);
return i===void 0?{why:`binary`}:{text:i}}
function textOf(e){
let[t,n]=e;
if(t===255&&n===254)return new TextDecoder(`utf-16le`).decode(e);
if(t===254&&n===255)return new TextDecoder(`utf-16be`).decode(e);
if(!e.includes(0))try{
return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{
return new TextDecoder(`windows-1252`).decode(e)}}
async function bytesOf(e){
let t=[];
for await(let n of e)t.push(Buffer.from(n));
return Buffer.concat(t)}
function leakCommand(e,t){
return new Command(`leak`).description(`Find held-out questions and answers in prompts, examples, notebooks and code.`).argument(`<file...>`,`files, folders, or - for the standard input`).option(`--set <folder>`,`the set's folder`,`.`).addOption(new Option(`--cases <which>`,`look for the cases of validation and test, or for all`).choices([`held-out`,`all`]).default(`held-out`)).option(`--show`,`show the texts that were found; they are held out`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example).action(async(n,r)=>{
t(await runLeak(e,n,r))})}
const example=`
A question counts wherever it stands, from 8 bytes on; an answer from 32 bytes on, and only where no other case
expects it: "14 days" alone shows nothing. White space makes no difference, nor do invisible characters, escapes such as \\n
and \\u00e9, references of HTML, and the marks of quotations, comments and strings at the ends of lines. Capitals do, and a
question in other words is not found. Only ids are printed, since held-out texts are not passed on.

What belongs to the set itself, links, .git, node_modules, and files that are no text or larger than 100 MB are not looked at.

Examples:
  touchstone leak prompts                        every file below a folder
  touchstone leak notebooks/tuning.ipynb few-shot.json --set eval
  git diff main | touchstone leak -              what is about to be merged
  touchstone leak --cases all prompts            dev and regression too

Exit code: 0 none, 1 found, 2 wrong use, 3 the run broke.`;
async function runLeak(e,t,n){
let r=await setFolder(e.cwd,n.set),i=await loadDataset(workingTree(r)),a=soughtIn(i,n.cases),o=leakFinder(a.texts),s=[],c=[],l=0;
for await(let{name:n,text:i}of promptTexts(e,t,{set:r,passed:s})){
l++;
for(let e of o(i))c.push({name:n,...e})}
assertLooked(t,s,l);
let u=unreadCases(i),d={leaks:c,files:l,passed:s,sought:a,unread:u,show:n.show===!0};
return n.format===`json`?e.out(leakJson(d)):await printPieces(e,leakText(d,e.style)),+(c.length>0)}
function soughtIn(e,t){
let n=t===`all`?allCases(e):heldOutCases(e);
if(n===void 0)throw e.families!==void 0&&e.families.families===void 0?new UsageError(`${familiesFile} cannot be read; touchstone check says why.`):new UsageError(`The set is not split, so no case is held out: ${familiesFile} says which are. --cases all looks for every case.`);
return soughtTexts(e,n)}
function assertLooked(e,t,n){
let r=t.find(({name:t})=>n===0||e.includes(t));
if(r===void 0&&n>0)return;
if(r===void 0)throw new UsageError(`What was named holds no file to look at.`);
let i=`"${terminalText(r.name)}"`;
throw new UsageError(r.why===`of-the-set`?`${i} belongs to the set itself, where the held-out texts are at home. Name prompts, examples and code.`:`${i} was not looked at: it is ${notLooked[r.why]}.`)}
const notLooked={"of-the-set":`of the set itself`,binary:`no text`,"too-large":`larger than 100 MB`,link:`a link`,"no-file":`no file`,closed:`closed to who runs this`};
export{leakCommand};
