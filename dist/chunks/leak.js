import{Command,Option}from"./commander.js";
import{UsageError,byUtf8,bytesOf as bytesOf$1,clipped,comparableText,counted,familiesFile,jsonText,listed,loadDataset,printPieces,setFolder,sideOf,splitGroupingOf,splitsOfCase,takesPart,terminalText,unreadCases,verbatimFinder,workingTree}from"./core.js";
import{lstat,readFile,readdir}from"node:fs/promises";
import{join,relative,resolve,sep}from"node:path";
function heldOutCases(dataset){
let grouping=splitGroupingOf(dataset);
return grouping?.cases.flatMap(file=>{
let held=splitsOfCase(grouping,file).findLast(split=>sideOf(split)!==`development`);
return held===void 0?[]:[{file,split:held}]})}
function allCases(dataset){
let grouping=splitGroupingOf(dataset);
return dataset.cases.filter(takesPart).map(file=>({file,split:grouping===void 0?void 0:splitsOfCase(grouping,file).at(-1)}))}
function soughtTexts(dataset,cases){
let held=new Set(cases.map(({file})=>file)),known=new Set(dataset.cases.filter(file=>!held.has(file)).flatMap(answersOf)),texts=[],tooShort=[];
for(let one of cases){
let question=comparableText(one.file.case.query??``);
bytesOf$1(question)<8?tooShort.push(one):texts.push({of:one,what:`question`,text:question});
for(let text of new Set(answersOf(one.file)))bytesOf$1(text)<32||known.has(text)||texts.push({of:one,what:`answer`,text})}
return{cases,texts,tooShort}}
function answersOf({case:{expectedAnswer,acceptedAnswers}}){
return[expectedAnswer,...(acceptedAnswers??[]).map(one=>one?.statement)].flatMap(one=>one===void 0?[]:[comparableText(one)])}
function*readingsOf(text){
let reading={text,offsetOf:at=>at};
for(let depth=0;depth<mostDepth;depth++){
yield reading;
let joined=replaced(reading,lineBreaks(reading.text));
joined!==void 0&&(yield joined);
let written=replaced(reading,escapesIn(reading.text));
if(written===void 0)return;
reading=written}}
const mostDepth=3,lineEnd=/(?:["'`] ?[+.,&\\]?|[ \t][+&\\])?[ \t]{0,80}\r?$/,lineStart=/[ \t]{0,200}(?:(?:>|#|\/\/|\/?\*+|--|;|%|\||\+)+[ \t]{0,80}){0,8}(?:[fFrRuUbB]{0,2}["'`](?! ?[+.,&\\]?[ \t]{0,80}\r?\n))?/y;
function*lineBreaks(text){
let from=0;
for(let at=text.indexOf(`
`);at!==-1;at=text.indexOf(`
`,from)){
let before=text.slice(Math.max(from,at-100),at),start=at-(lineEnd.exec(before)?.[0].length??0);
lineStart.lastIndex=at+1;
let end=at+1+(lineStart.exec(text)?.[0].length??0);
end-start>1&&(yield{start,end,written:`
`}),from=end}}
const escapes=/\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|\r?\n|[nrtbfv0"'`\\/_NLP ])|&(?:quot|apos|amp|lt|gt|nbsp|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});|""|''/g,plain={n:`
`,r:`\r`,t:`	`,b:`\b`,f:`\f`,v:`\v`,0:`\0`,_:`\xA0`,N:``,L:`\u2028`,P:`\u2029`,quot:`"`,apos:`'`,amp:`&`,lt:`<`,gt:`>`,nbsp:`\xA0`};
function*escapesIn(text){
for(let{0:escape,index:start}of text.matchAll(escapes))yield{start,end:start+escape.length,written:unescaped(escape)}}
function unescaped(escape){
if(escape===`""`||escape===`''`)return escape.charAt(0);
if(escape.startsWith(`&`))return reference(escape.slice(1,-1));
let name=escape.slice(1);
if(/^\r?\n$/.test(name))return``;
let digits=/^[uUx]\{?([0-9a-fA-F]+)\}?$/.exec(name)?.[1];
return digits===void 0?plain[name]??name:character(Number.parseInt(digits,16))}
function reference(name){
if(!name.startsWith(`#`))return plain[name]??name;
let isHex=/^#x/i.test(name);
return character(Number.parseInt(name.slice(isHex?2:1),isHex?16:10))}
function character(code){
return code>1114111?``:String.fromCodePoint(code)}
function replaced({text,offsetOf},replacements){
let pieces=[],starts=[0],sources=[0],kept=0,length=0;
for(let{start,end,written}of replacements)pieces.push(text.slice(kept,start),written),length+=start-kept,starts.push(length,length+written.length),sources.push(start,end),length+=written.length,kept=end;
if(pieces.length!==0)return pieces.push(text.slice(kept)),{text:pieces.join(``),offsetOf:at=>{
let piece=lastUpTo(starts,at),source=sources[piece]??0;
return offsetOf(piece%2==1?source:source+at-(starts[piece]??0))}}}
function lastUpTo(numbers,at){
let[from,to]=[0,numbers.length];
for(;to-from>1;){
let middle=from+to>>1;
(numbers[middle]??0)<=at?from=middle:to=middle}
return from}
function leakFinder(sought){
let find=verbatimFinder(sought.map(({text})=>text));
return text=>{
let places=new Map;
for(let reading of readingsOf(text))for(let{index,start}of find(reading.text)){
let own=places.get(index)??new Set;
places.set(index,own.add(reading.offsetOf(start)))}
let found=[...places].flatMap(([index,starts])=>{
let one=sought[index],first=[...starts].reduce((a,b)=>Math.min(a,b));
return one===void 0?[]:[{one,first,count:starts.size}]}),placeOf=found.length===0?void 0:linePlaces(text);
return found.toSorted((a,b)=>a.first-b.first).flatMap(({one,first,count})=>placeOf===void 0?[]:[{sought:one,...placeOf(first),places:count}])}}
function linePlaces(text){
let line=1,start=0;
return offset=>{
for(let end=text.indexOf(`
`,start);end!==-1&&end<offset;)line++,start=end+1,end=text.indexOf(`
`,start);
return{line,column:offset-start+1}}}
const most={leaks:100,names:5};
function*leakText(report,style){
let{leaks,passed,sought,show}=report;
for(let leak of leaks.slice(0,most.leaks))yield`${leakLines(leak,{style,show})}\n\n`;
let more=leaks.length-most.leaks;
if(more>0&&(yield`and ${more} more: --format json lists them all\n\n`),leaks.some(leak=>isHeldOut(leak.sought.of))&&(yield`  fix: ${advice}\n\n`),sought.tooShort.length>0){
let ids=sought.tooShort.map(caseName);
yield`${terminalText(`Not looked for, since the question is too short: ${some(ids)}.`)}\n`}
report.unread.length>0&&(yield`${terminalText(`Not looked for, since touchstone check cannot read it: ${some(report.unread)}.`)}\n`);
for(let line of passedLines(passed))yield`${line}\n`;
yield`${summary(report,style)}\n`}
const advice=`Take examples from dev in their place. If anything was chosen with such a file, these cases hold out nothing any more: say so under "exposures" in families.yaml.`;
function isHeldOut({split}){
return split!==void 0&&sideOf(split)!==`development`}
function leakLines({name,line,column,places,sought},{style,show}){
let where=style.strong(terminalText(`${name}:${line}:${column}`)),side=sought.of.split===void 0?``:` (${sought.of.split})`,what=sought.what===`question`?`The question`:`The expected answer`,more=places===1?``:`, and in ${counted(places-1,`other place`)} of this file`,sentence=`${what} of case "${caseName(sought.of)}"${side} stands here word for word${more}.`,text=show?[`  ${terminalText(clipped(sought.text,200))}`]:[];
return[`${where} ${style.red(`leak`)}`,`  ${terminalText(sentence)}`,...text].join(`
`)}
const reasons={"of-the-set":`of the set itself`,binary:`no text`,"too-large":`larger than 100 MB`,link:`links`,"no-file":`no files`,closed:`closed to who runs this`};
function passedLines(passed){
return Object.entries(reasons).flatMap(([reason,words])=>{
let names=passed.filter(({why})=>why===reason).map(({name})=>name);
return names.length===0?[]:[terminalText(`Not looked at, ${words}: ${some(names)}.`)]})}
function summary({leaks,files,sought},style){
let cases=new Set(leaks.map(leak=>leak.sought.of)).size,inFiles=new Set(leaks.map(({name})=>name)).size,looked=`${counted(files,`file`)} looked at for ${soughtWords(sought.cases)}`;
if(leaks.length===0)return`${style.green(`no leak`)}, ${looked}`;
let found=`${counted(cases,`case`)} leaked into ${counted(inFiles,`file`)}`;
return`${style.red(found)}, ${looked}`}
function soughtWords(cases){
let counts=new Map;
for(let{split}of cases){
let name=split??`no split`;
counts.set(name,(counts.get(name)??0)+1)}
let by=[...counts].toSorted(([a],[b])=>byUtf8(a,b)).map(([split,count])=>`${count} of ${split}`);
return`${counted(cases.length,`case`)}${by.length===0?``:`: ${listed(by)}`}`}
function caseName({file:{case:draft,path}}){
return draft.id??path}
function some(names){
let more=names.length-most.names;
return listed([...names.slice(0,most.names),...more>0?[`${more} more`]:[]])}
function leakJson({leaks,files,passed,sought,unread,show}){
return`${jsonText({findings:leaks.map(({name,line,column,places,sought:one})=>({file:name,line,column,case:caseName(one.of),split:one.of.split??null,found:one.what,places,...show?{text:one.text}:{}})),files,passed,cases:sought.cases.length,tooShort:sought.tooShort.map(caseName),unread})}\n`}
const passedFolders=new Set([`.git`,`node_modules`]);
async function*promptTexts({cwd,input},names,{set,passed}){
let told=new Set,isOfSet=ofSet(set);
for(let name of names)if(name===`-`)yield{name:`-`,text:textOf(await bytesOf(input))??``};else for await(let file of filesAt(cwd,name)){
let full=resolve(cwd,file.name);
if(told.has(full))continue;
told.add(full);
let reading=isOfSet(full)?{why:`of-the-set`}:await readingOf(full,file);
`why`in reading?passed.push({name:file.name,why:reading.why}):yield{name:file.name,text:reading.text}}}
async function*filesAt(cwd,name){
let facts=await lstat(resolve(cwd,name)).catch(()=>void 0);
if(facts?.isDirectory()===!0)yield*filesBelow(cwd,name);else if(facts?.isFile()===!0)yield{name,kind:`file`};else throw new UsageError(`"${terminalText(name)}" is not a file or folder that can be opened.${facts?.isSymbolicLink()===!0?` It is a link: name what it leads to.`:``}`)}
async function*filesBelow(cwd,folder){
let entries=await readdir(resolve(cwd,folder),{withFileTypes:!0}).catch(()=>void 0);
if(entries===void 0)yield{name:folder,kind:`closed`};else for(let entry of entries.toSorted((a,b)=>byUtf8(a.name,b.name))){
let name=join(folder,entry.name);
entry.isDirectory()?passedFolders.has(entry.name)||(yield*filesBelow(cwd,name)):entry.isSymbolicLink()?yield{name,kind:`link`}:yield{name,kind:entry.isFile()?`file`:`no-file`}}}
function ofSet(set){
return full=>{
let path=relative(set,full).split(sep).join(`/`);
return path.startsWith(`cases/`)||path.startsWith(`corpus-revisions/`)||path===`families.yaml`}}
async function readingOf(full,{kind}){
if(kind!==`file`)return{why:kind};
let facts=await lstat(full).catch(()=>void 0);
if(facts===void 0)return{why:`closed`};
if(facts.size>0x6400000)return{why:`too-large`};
let bytes=await readFile(full).catch(()=>void 0);
if(bytes===void 0)return{why:`closed`};
let text=textOf(bytes);
return text===void 0?{why:`binary`}:{text}}
function textOf(bytes){
let[first,second]=bytes;
if(first===255&&second===254)return new TextDecoder(`utf-16le`).decode(bytes);
if(first===254&&second===255)return new TextDecoder(`utf-16be`).decode(bytes);
if(!bytes.includes(0))try{
return new TextDecoder(`utf-8`,{fatal:!0}).decode(bytes)}catch{
return new TextDecoder(`windows-1252`).decode(bytes)}}
async function bytesOf(input){
let pieces=[];
for await(let piece of input)pieces.push(Buffer.from(piece));
return Buffer.concat(pieces)}
function leakCommand(io,finish){
return new Command(`leak`).description(`Find held-out questions and answers in prompts, examples, notebooks and code.`).argument(`<file...>`,`files, folders, or - for the standard input`).option(`--set <folder>`,`the set's folder`,`.`).addOption(new Option(`--cases <which>`,`look for the cases of validation and test, or for all`).choices([`held-out`,`all`]).default(`held-out`)).option(`--show`,`show the texts that were found; they are held out`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example).action(async(files,flags)=>{
finish(await runLeak(io,files,flags))})}
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
async function runLeak(io,files,flags){
let set=await setFolder(io.cwd,flags.set),dataset=await loadDataset(workingTree(set)),sought=soughtIn(dataset,flags.cases),find=leakFinder(sought.texts),passed=[],leaks=[],count=0;
for await(let{name,text}of promptTexts(io,files,{set,passed})){
count++;
for(let leak of find(text))leaks.push({name,...leak})}
assertLooked(files,passed,count);
let unread=unreadCases(dataset),report={leaks,files:count,passed,sought,unread,show:flags.show===!0};
return flags.format===`json`?io.out(leakJson(report)):await printPieces(io,leakText(report,io.style)),+(leaks.length>0)}
function soughtIn(dataset,which){
let cases=which===`all`?allCases(dataset):heldOutCases(dataset);
if(cases===void 0)throw dataset.families!==void 0&&dataset.families.families===void 0?new UsageError(`${familiesFile} cannot be read; touchstone check says why.`):new UsageError(`The set is not split, so no case is held out: ${familiesFile} says which are. --cases all looks for every case.`);
return soughtTexts(dataset,cases)}
function assertLooked(files,passed,count){
let named=passed.find(({name})=>count===0||files.includes(name));
if(named===void 0&&count>0)return;
if(named===void 0)throw new UsageError(`What was named holds no file to look at.`);
let name=`"${terminalText(named.name)}"`;
throw new UsageError(named.why===`of-the-set`?`${name} belongs to the set itself, where the held-out texts are at home. Name prompts, examples and code.`:`${name} was not looked at: it is ${notLooked[named.why]}.`)}
const notLooked={"of-the-set":`of the set itself`,binary:`no text`,"too-large":`larger than 100 MB`,link:`a link`,"no-file":`no file`,closed:`closed to who runs this`};
export{leakCommand};
