import{Command,InvalidArgumentError,Option}from"./commander.js";
import{compareContracts,isEqual,jsonl,manifestOf,whyLeftOut}from"./shared-exporting.js";
import{UsageError,clipped,counted,decodeUtf8,fieldOf,groupsOf,isMarked,jsonText,listed,quoted,sha256,splits,startOf,terminalText}from"./core.js";
import{markable,markdownCode,markdownText,markedRuns,printedMarks,shortened,wordDiff}from"./comparison.js";
import{reasonInWords}from"./shared-report.js";
import{lstat,readFile,stat}from"node:fs/promises";
import{basename,dirname,join,relative,resolve}from"node:path";
import{binaryForm,foreignEncoding,hasNamesTwice,isDeep,parseLocatedJson,parsedJson,readRecords}from"./shared-load.js";
import{dueManifest,plainBytes,realPathOf}from"./shared-scripts.js";
function contractsJson({a,b,comparison}){
let{comparable,reasons,remarks,members,sameInBoth}=comparison,value={version:1,verdict:comparable?`comparable`:`not-comparable`,a:sideValue(a),b:sideValue(b),reasons,remarks,members:membersValue(members),sameInBoth:sameInBoth??null};
return`${jsonText(value,{indent:2})}\n`}
function sideValue({name,manifest,files}){
let{digest,corpusRevision,purpose,shape,splits,claim,counts,writtenBy}=manifest;
return{manifest:name,setDigest:digest,corpusRevision,purpose,shape,splits,claim:claim?.sentence??null,counts,writtenBy,files:files??null}}
function membersValue({onlyInA,onlyInB,changed,...others}){
let absent=some=>some.map(({id,split,leftOut=null})=>({id,split,leftOut}));
return{...others,onlyInA:absent(onlyInA),onlyInB:absent(onlyInB),changed:changed.map(({id,digest,lines})=>({id,digest,lines:lines===void 0?null:linesValue(lines)}))}}
function linesValue({fields,evidence}){
return{fields,evidence}}
function verdictWords({comparable,members}){
return comparable?`Comparable: A and B are one contract, ${counted(members.counts.a,`case`)} under one corpus revision.`:`Not comparable: a score on A and a score on B are about two different things.`}
function nextWords({comparable}){
return comparable?`Where both runs really used that corpus revision and have a result for each case (touchstone inventory check), a score that moved was moved by what was run, or by chance. This command knows no score.`:`A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.`}
function sideLines({name,manifest,files}){
let{members,purpose,shape,corpusRevision,digest,claim}=manifest,absent=(files??[]).filter(({state})=>state===`absent`);
return[name,`${counted(members.length,`case`)} for ${purpose}, as ${shape}${sidesWords(manifest.members)}`,`corpus revision ${corpusRevision.id}, ${corpusRevision.digest}`,claim===null?`not split, no score may be claimed`:`claim ${claim.kind}`,...leftOutWords$1(manifest.leftOut),`set ${digest}`,...absent.length===0?[]:[`not beside the manifest: ${absent.map(({path})=>path).join(`, `)}`]]}
function sidesWords(members){
let sides=splits.flatMap(split=>{
let count=members.filter(one=>one.split===split).length;
return count===0?[]:[`${count} ${split}`]});
return sides.length===0?``:`: ${sides.join(`, `)}`}
function leftOutWords$1(leftOut){
return leftOut.length===0?[]:[`left out ${Object.keys(whyLeftOut).flatMap(why=>{
let count=leftOut.filter(one=>one.why===why).length;
return count===0?[]:[`${count} ${why}`]}).join(`, `)}`]}
function detailsOf(what,{members},limit){
switch(what){
case`members`:
return[...absentLines([`A`,`B`],members.onlyInA,limit),...absentLines([`B`,`A`],members.onlyInB,limit)];
case`judgments`:
return changedLines(members.changed,limit);
case`sides`:
return few(members.sides,limit,sideLine);
case`content`:
return few(members.content,limit,changedLine);
case`corpus-revision`:
case`damage`:
case`purpose`:
case`claim`:
case`spent`:
case`shape`:
case`files`:
return[]}}
function few(items,limit,lineOf){
let shown=items.slice(0,limit).map(lineOf),rest=items.length-shown.length;
return rest===0?shown:[...shown,{text:`and ${rest} more; --limit ${items.length} shows all`,below:[]}]}
function absentLines([own,other],absent,limit){
return few([...groupsOf(absent,({leftOut})=>JSON.stringify(leftOut??null)).values()],limit,those=>{
let[{leftOut}]=those;
return{text:`in ${own} alone: ${idsWithin(those,limit)}; ${leftOutWords(other,those.length,leftOut)}`,below:[]}})}
function idsWithin(those,limit){
let rest=those.length-limit,names=those.slice(0,limit).map(({id})=>quoted(id));
return rest>0?`${names.join(`, `)} and ${rest} more`:names.join(`, `)}
function leftOutWords(other,count,leftOut){
if(leftOut===void 0)return`the set of ${other} did not have ${count===1?`it`:`them`}`;
let names=whyLeftOut,{why,reasons}=leftOut,because=reasons.length===0?``:` (${reasons.map(reasonInWords).join(`, `)})`;
return`in the set of ${other} ${count===1?`it`:`each`} ${names[why]?.[0]??why}${because}`}
function sideLine({id,a,b}){
return{text:`${quoted(id)}: ${a??`no side`} in A, ${b??`no side`} in B`,below:[]}}
function changedLines(changed,limit){
let unread=changed.filter(({lines})=>lines===void 0);
return[...few(changed.flatMap(({id,lines})=>lines===void 0?[]:[{id,lines}]),limit,changedLine),...unread.length===0?[]:[{text:`${idsWithin(unread,limit)}; ${unreadWords}`,below:[]}]]}
function changedLine({id,lines}){
let below=changeLines(lines);
return below.length===0?{text:`${quoted(id)}: ${outside}`,below}:{text:quoted(id),below}}
const unreadWords=`in what, manifests do not tell: cases.jsonl beside each of the two, as it was exported, does`,outside=`in something that no line holds, such as its origin`;
function changeLines({fields,evidence}){
return[...fields.map(one=>`${markable(one.field)}: ${changeWords(one)}`),...evidence.flatMap(({chunkId,in:where,sameText,fields:own})=>{
let chunk=`evidence ${quoted(markable(chunkId))}`,[name,other]=where===`a`?[`A`,`B`]:[`B`,`A`],text=sameText.length===0?``:`; ${other} has the same text as ${listed(sameText.map(markable).map(quoted))}`;
return where===`both`?own.map(one=>`${chunk}, ${markable(one.field)}: ${changeWords(one)}`):[`${chunk}: in ${name} alone${text}`]})]}
function changeWords({a,b}){
let[left,right]=[valueText(a),valueText(b)];
if(left===void 0||right===void 0||!`${left}${right}`.includes(` `))return`${valueWords(a)} in A, ${valueWords(b)} in B`;
let all=wordDiff(left,right);
if(all===void 0)return`${valueWords(a)} in A, ${valueWords(b)} in B`;
let runs=shortened(all).map(({mark,text})=>({mark,text:clipped(text,300)})),told=markedRuns(runs);
return told===left?`other white space: ${valueWords(a)} in A, ${valueWords(b)} in B`:told}
function valueWords(value){
let text=valueText(value);
if(text===void 0)return`nothing`;
let shown=markable(clipped(text,300));
return typeof value==`string`?`"${shown}"`:shown}
function valueText(value){
if(value!==null)return typeof value==`string`?value:jsonText(value)}
const reasonNames={"corpus-revision":`corpus`,damage:`damaged`,purpose:`purpose`,claim:`claim`,members:`cases`,judgments:`judgments`,sides:`sides`,spent:`spent`,shape:`shape`,content:`lines`,files:`files`},remarkNames={"claim-words":`claim`,holdouts:`holdouts`,families:`families`,currency:`currency`,labels:`tags`,"asked-sides":`sides`,"left-out":`left out`,losses:`losses`,counts:`counts`,bytes:`files`,"file-names":`files`,program:`program`,"of-both":`both`};
function idsInWords(ids,limit){
if(ids.length===0)return[];
let rest=ids.length-limit,names=ids.slice(0,limit).map(quoted).join(`, `);
return[rest>0?`${names} and ${rest} more; --format json has all`:names]}
function contractsMarkdown({a,b,comparison},limit){
let{comparable,reasons,remarks,sameInBoth}=comparison,why=reasons.flatMap(({what,says},at)=>[`- ${reasonNames[what]}: ${markdownText(says)}`,...reasons[at+1]?.what===what?[]:detailsOf(what,comparison,limit).flatMap(({text,below})=>[`  - ${markdownText(text)}`,...below.map(line=>`    - ${printedMarks(line,markdownCode)}`)])]),more=remarks.map(({what,says})=>`- ${remarkNames[what]}: ${markdownText(says)}`),same=sameInBoth&&[...sameInBoth.says,...idsInWords(sameInBoth.ids,limit)],sides=[a,b].map(side=>sideLines(side).map(markdownText).join(`<br>`));
return`${[`**${markdownText(verdictWords(comparison))}**`,nextWords(comparison),[`| A | B |`,`| --- | --- |`,`| ${sides.join(` | `)} |`].join(`
`),...section(`Why not`,why),...section(comparable?`What else there is to know`:`What else differs, or is to know`,more),...section(`The same in both`,(same??[]).map(line=>`- ${markdownText(line)}`))].join(`

`)}\n`}
function section(title,lines){
return lines.length===0?[]:[`**${title}**`,lines.join(`
`)]}
function contractsText({a,b,comparison},limit,style){
let{comparable,reasons,remarks,sameInBoth}=comparison,paint=comparable?style.green:style.red,row=(name,lines)=>lines.map((line,at)=>`  ${style.faint((at===0?name:``).padEnd(9))}  ${line}`),told=(ofKind,says)=>row(ofKind,[terminalText(says)]),detail=what=>detailsOf(what,comparison,limit).flatMap(({text,below})=>[...row(``,[`  ${terminalText(text)}`]),...row(``,below.map(line=>`    ${printedMarks(line,terminalText)}`))]),same=sameInBoth&&{lines:[...sameInBoth.says,...idsInWords(sameInBoth.ids,limit)]};
return`${[paint(verdictWords(comparison)),nextWords(comparison),``,...row(`A`,sideLines(a).map(terminalText)),...row(`B`,sideLines(b).map(terminalText)),...block(`Why not:`,reasons.flatMap(({what,says},at)=>[...told(reasonNames[what],says),...reasons[at+1]?.what===what?[]:detail(what)])),...block(comparable?`What else there is to know:`:`What else differs, or is to know:`,remarks.flatMap(({what,says})=>told(remarkNames[what],says))),...block(`The same in both:`,same?.lines.map(line=>`  ${terminalText(line)}`)??[])].join(`
`)}\n`}
function block(title,lines){
return lines.length===0?[]:[``,title,...lines]}
function readManifest(file,bytes){
let reading=jsonIn(bytes);
if(`problem`in reading){
let{message,line=1}=reading.problem;
return{problem:{message,at:{file,line,column:1}}}}
let found=manifestOf(reading.value);
if(`manifest`in found){
let twice=nameTwice(file,bytes,reading.value);
return twice===void 0?found:{problem:twice}}
let{message,path}=found.problem;
return{problem:{message,at:placeOf(file,bytes,path)}}}
function jsonIn(bytes){
let text=decodeUtf8(bytes),binary=binaryForm(bytes);
if(binary!==void 0)return{problem:binary};
if(text===void 0)return{problem:foreignEncoding(bytes,{isTable:!1})};
let reading=parsedJson(text);
if(`problem`in reading){
let{message,line}=reading.problem;
return{problem:{message:`${message} ${`A manifest is one JSON object, as touchstone export writes it: ${hintFor(text)}.`}`,line}}}
return isDeep(reading.value)?{problem:{message:`This is no manifest of an export: it is nested deeper than 64 levels.`,line:void 0}}:reading}
function hintFor(text){
let end=text.indexOf(`
`),first=text.slice(0,end===-1?void 0:end).trim();
return end!==-1&&first.length>2&&first.startsWith(`{`)&&first.endsWith(`}`)?`this looks like JSON Lines, such as cases or results, and the manifest lies beside the cases`:`take it from the folder of the export, or export the set again`}
const largestLocated=2e7;
function nameTwice(file,bytes,value){
if(!hasNamesTwice(decodeUtf8(bytes)??``,value))return;
let due=`Export the set again: only touchstone export writes a manifest.`,whole=`A name stands twice in one object, and readers take one or the other. ${due}`;
if(bytes.length>largestLocated)return{message:whole,at:startOf(file)};
let located=parseLocatedJson(file,isMarked(bytes)?bytes.subarray(3):bytes),[first]=`problem`in located?[]:located.twice;
return first===void 0?{message:whole,at:startOf(file)}:{message:`${quoted(first.name)} stands twice in one object, first in line ${first.first.line}, and readers take one or the other. ${due}`,at:first.at}}
function placeOf(file,bytes,path){
if(path.length===0||bytes.length>largestLocated)return startOf(file);
let located=parseLocatedJson(file,isMarked(bytes)?bytes.subarray(3):bytes);
return`problem`in located?located.problem.at:located.locate(path)}
function readLines({members},files){
let byId=new Map(members.map(member=>[member.id,member])),lines=new Map,wrong=files.flatMap(file=>wrongIn(file,{byId,lines})),[first]=files,missing=[...byId.keys()].filter(id=>!lines.has(id)).map(id=>({path:first?.path??``,line:void 0,says:`no line is the case ${quoted(id)} of the manifest`}));
return{lines,wrong:first===void 0?[]:[...wrong,...missing]}}
function wrongIn({path,bytes},held){
let{records,problems}=readRecords(bytes,`jsonl`),twice=linesWithNamesTwice(bytes,records),unread=problems.map(({line})=>({path,line,says:`it is no case`})),wrong=records.flatMap(record=>{
let says=wordsOf(record,twice,held);
return says===void 0?[]:[{path,line:record.line,says}]});
return[...unread,...wrong].toSorted((a,b)=>(a.line??0)-(b.line??0))}
function wordsOf({fields,line},twice,{byId,lines}){
let id=fieldOf(fields,`id`);
if(typeof id!=`string`)return`it has no id`;
let member=byId.get(id);
if(member===void 0)return`${quoted(id)} is no case of the manifest`;
if(lines.has(id))return`${quoted(id)} has an earlier line as well`;
if(lines.set(id,fields),twice.has(line))return`a name stands twice in the line of ${quoted(id)}`;
let others=namesOfBoth.filter(name=>!isSaidAlike(name,fields,member));
if(others.length!==0)return`${listed(others.map(quoted))} of ${quoted(id)} is not what the manifest says of it`}
const namesOfBoth=[`digest`,`split`,`families`,`component`,`currency`,`holdout`,`label`];
function isSaidAlike(name,line,member){
return name===`currency`&&member.currency===void 0||isEqual(fieldOf(line,name),fieldOf(member,name))}
function linesWithNamesTwice(bytes,records){
let texts=new TextDecoder().decode(bytes).split(`
`),those=records.filter(({line,fields})=>hasNamesTwice(texts[(line??0)-1]??``,fields));
return new Set(those.map(({line})=>line))}
async function exportedSide(cwd,given){
let name=await manifestName(cwd,given),reading=readManifest(name,await plainBytes(cwd,name,dueManifest));
if(`problem`in reading){
let{at,message}=reading.problem;
throw new UsageError(terminalText(`${name}:${at.line}:${at.column}: ${message}`))}
let{manifest}=reading,folder=dirname(resolve(cwd,name)),files=[];
for(let file of manifest.files)files.push(await besideOf(folder,file));
return{name,manifest,files:files.map(({path,state})=>({path,state})),...linesIn(manifest,files)}}
async function manifestName(cwd,given){
if((await stat(resolve(cwd,given)).catch(()=>void 0))?.isDirectory()===!0){
let name=join(given,`manifest.json`);
if(await isThere(resolve(cwd,name)))return name;
throw new UsageError(`The folder "${terminalText(given)}" has no manifest.json. Give the folder of an export, or a manifest: touchstone export --out writes both.`)}
let beside=`${given}.manifest.json`;
if(await isThere(resolve(cwd,beside)))return beside;
let ofFolder=join(dirname(given),`manifest.json`);
return await lists(cwd,ofFolder,basename(given))?ofFolder:given}
async function lists(cwd,manifest,file){
if(!await isThere(resolve(cwd,manifest)))return!1;
let reading=readManifest(manifest,await plainBytes(cwd,manifest,dueManifest));
return`manifest`in reading&&reading.manifest.files.some(({path})=>path===file)}
async function isThere(path){
return await stat(path).then(facts=>facts.isFile(),()=>!1)}
async function besideOf(folder,{path,bytes:length,sha256:hash}){
let full=join(folder,path),without=state=>({path,state,bytes:void 0});
if(path.includes(`\0`)||path.split(/[/\\]/).includes(`..`))return without(`outside`);
let facts=await lstat(full).catch(()=>void 0);
if(facts===void 0)return without(`absent`);
if(!facts.isFile()||facts.size!==length)return without(`altered`);
if(relative(await realPathOf(folder),await realPathOf(full))!==join(path))return without(`outside`);
let bytes=await readFile(full);
return sha256(bytes)===hash?{path,state:`as-exported`,bytes}:without(`altered`)}
function linesIn(manifest,files){
if(manifest.shape!==jsonl.name)return{};
let read=files.flatMap(({path,bytes})=>bytes===void 0?[]:[{path,bytes}]);
if(read.length<files.length)return{};
let{lines,wrong}=readLines(manifest,read);
return{lines,wrongLines:wrong}}
const formatNames=[`text`,`json`,`markdown`];
function compareContractsCommand(io,finish){
return new Command(`compare-contracts`).description(`Say whether scores on two exports may be compared at all, and why not. Prints no score.`).argument(`<a>`,`an export: its manifest, the folder that has it, or the file it lies beside`).argument(`<b>`,`the other one`).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).option(`--limit <n>`,`entries of a list before the rest is counted`,atMost,10).addHelpText(`after`,example).action(async(a,b,{format,limit})=>{
let[left,right]=[await exportedSide(io.cwd,a),await exportedSide(io.cwd,b)],comparison=compareContracts(left,right);
io.out(printed({a:left,b:right,comparison},{format,limit},io)),finish(+!comparison.comparable)})}
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
function atMost(text){
if(/^[1-9]\d{0,8}$/.test(text))return Number(text);
throw new InvalidArgumentError(`It is a whole number from 1 on.`)}
function printed(compared,{format,limit},{style}){
return format===`json`?contractsJson(compared):format===`markdown`?contractsMarkdown(compared,limit):contractsText(compared,limit,style)}
export{compareContractsCommand};
