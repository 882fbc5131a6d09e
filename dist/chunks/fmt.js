import{Command}from"./commander.js";
import{isDeepStrictEqual}from"node:util";
import{UsageError,byUtf8,caseTexts,counted,currentFile,familiesFile,familiesKeys,isAmongPlaces,isOfTheSet,isRecorded,keepsFile,keyText,limits,listed,mostKeys,namedPlaces,parseLocated,placeFrom,policyFile,printPieces,problemText,readCase,readText,readerOptions,shapeErrors,startOf,terminalText,unexplained,withProgress,workingTree}from"./core.js";
import{blockOf,commentsOf,lexemesOf,lineEndOf,textOf,withWrittenScalars,yamlLayout}from"./shared-load.js";
import{currentShape,familiesShape,policyShape}from"./validators.js";
import{isMap,isNode,parseDocument}from"./yaml.js";
import{writtenScalarText}from"./shared-report.js";
import{changedSince,replaceTexts}from"./shared-scripts.js";
const setFiles=new Map([[familiesFile,{max:limits.families,keys:familiesKeys,matches:familiesShape}],[policyFile,{max:limits.policy,matches:policyShape}],[currentFile,{max:limits.current,matches:currentShape}]]);
async function*ownTexts(tree,defects,options={}){
yield*caseTexts(tree,defects,options);
let{wanted}=options;
for(let[path,{max}]of setFiles){
let entry=wanted?.(path)===!1?void 0:await tree.entry(path);
if(entry===void 0||!keepsFile(entry,defects))continue;
let reading=await readText(tree,path,max);
`defect`in reading?defects.push(reading.defect):yield{path,...reading}}}
function sortedFamilies(file,text){
let map=parseDocument(text,readerOptions).get(`families`,!0),ids=isMap(map)?map.items.map(({key})=>keyText(key)??``):[];
if(ids.every((id,index)=>index===0||byUtf8(ids[index-1]??``,id)<=0))return{text,moved:0};
let layout=yamlLayout(text),families=`why`in layout?void 0:familiesIn(layout);
if(`why`in layout||families===void 0)return{refused:notOnLines(file,text,isNode(map)?map.range?.[0]??0:0)};
let{first,entries}=families,sorted=entries.toSorted((a,b)=>byUtf8(a.id,b.id)),lines=sorted.flatMap((entry,index)=>[...entries[index]?.gap??[],...entry.own]),before=layout.lines.slice(0,first).concat(lines).join(``),after=layout.lines.slice(entries.at(-1)?.end??first).join(``),moved=sorted.filter((entry,index)=>entry!==entries[index]).length;
return{text:before+after,moved}}
function familiesIn(layout){
let block=blockOf(layout,`families`,{first:0,end:layout.lines.length}),inner=block===void 0?void 0:yamlLayout(textOf(layout,block));
if(block===void 0||inner===void 0||`why`in inner)return;
let from=0,entries=inner.fields.map(({name,first,end},index)=>{
let above=inner.lines.slice(from,first),kept=index===0?above.findLastIndex(isEmpty)+1:firstFull(above),own=[...above.slice(kept),...inner.lines.slice(first,end)];
return from=end,{id:name,gap:above.slice(0,kept),own,end:block.first+end}});
return{first:block.first,entries}}
function isEmpty(line){
return line.trim()===``}
function firstFull(lines){
let full=lines.findIndex(line=>!isEmpty(line));
return full===-1?lines.length:full}
function notOnLines(file,text,offset){
let before=text.slice(0,offset).split(`
`);
return{message:`The families are not sorted by id, and do not stand on lines of their own.`,at:{file,line:before.length,column:(before.at(-1)?.length??0)+1},fix:`Start a line with each, such as "refund-policy: {title: Refund policy, documents: [refund-policy]}".`}}
function tidyLines(text){
let lexemes=lexemesOf(text),pieces=withoutSpaceAtEnds(lexemes),last=lexemes.findLastIndex(({type})=>type!==`space`&&type!==`newline`),content=pieces.slice(0,last+1).join(``),rest=pieces.slice(last+1).join(``),lineEnd=content.endsWith(`
`)?``:/^\r?\n/.exec(rest)?.[0]??lineEndIn(text);
if(content===``||rest===lineEnd)return{text:content+rest,trimmed:trimmedLines(lexemes,pieces),end:`kept`};
let end=rest===``?`line end added`:`empty lines removed`,lastLine=linesIn(content+lineEnd),trimmed=trimmedLines(lexemes,pieces).filter(line=>line<=lastLine);
return{text:content+lineEnd,trimmed,end}}
function withoutSpaceAtEnds(lexemes){
let endsLine=!0;
return lexemes.toReversed().map(({type,source})=>{
let isSpace=type===`space`,piece=isSpace&&endsLine?``:source;
return endsLine=type===`newline`||endsLine&&isSpace,type===`comment`?withoutSpaceAtEnd(source):piece}).toReversed()}
function withoutSpaceAtEnd(text){
let end=text.length;
for(;text[end-1]===` `||text[end-1]===`	`;)end--;
return text.slice(0,end)}
function trimmedLines(lexemes,pieces){
let lines=[],line=1;
for(let[index,{source}]of lexemes.entries())source!==pieces[index]&&lines.at(-1)!==line&&lines.push(line),line+=linesIn(source);
return lines}
function linesIn(text){
return text.split(`
`).length-1}
function lineEndIn(text){
return lineEndOf(text.split(/(?<=\n)/))}
function formatted(path,text){
let reading=readingOf(path,text);
if(`refused`in reading)return reading;
let tidy=tidyLines(withWrittenScalars(text,reading.scalars)??text),sorted=path===`families.yaml`?sortedFamilies(path,tidy.text):{text:tidy.text,moved:0};
return`refused`in sorted?{refused:[sorted.refused]}:sorted.text===text||saysTheSame(path,reading.value,[text,sorted.text])?{...tidy,...sorted,scalars:reading.scalars}:{refused:[unfit(path)]}}
function saysTheSame(path,value,[before,after]){
let reading=readingOf(path,after);
return!(`refused`in reading)&&isDeepStrictEqual(reading.value,value)&&isDeepStrictEqual(commentsOf(after).toSorted(),commentsOf(before).toSorted())}
function readingOf(path,text){
let shape=setFiles.get(path);
if(shape===void 0){
let{value,defects,ambiguousScalars}=readCase(path,text);
return value===void 0?{refused:defects}:{value,scalars:ambiguousScalars}}
let{keys=mostKeys,matches}=shape,{value,defects,ambiguousScalars}=parseLocated(path,text,{keys});
return defects.length>0?{refused:defects}:{value,scalars:unexplained(ambiguousScalars,shapeErrors(matches,value))}}
function unfit(path){
return{message:`This file cannot be formatted without changing what it says.`,at:startOf(path),fix:`Format it by hand.`}}
async function planFormat(tree,options={}){
let defects=[],changed=[],refused=[],same=0;
for await(let{path,mark,text}of ownTexts(tree,defects,options)){
let result=formatted(path,text);
if(`refused`in result)refused.push(...result.refused);else if(result.text===text)same++;else{
let{text:after,...done}=result;
changed.push({path,before:mark+text,after:mark+after,...done})}}
return{changed,refused:[...defects.filter(isOfTheSet),...refused].toSorted((a,b)=>byUtf8(a.at.file,b.at.file)),same}}
function*formatReport(plan,options){
let{style,check}=options;
for(let file of plan.changed)yield`${formattedText(file,options)}\n\n`;
let mark=style.red(`left as it is`);
for(let one of plan.refused)yield`${problemText(one,options,{mark})}\n\n`;
yield`${verdict(plan,options)}\n`,check&&plan.changed.length>0&&(yield`  fix: Run touchstone fmt
`)}
function formattedText({path,scalars,trimmed,end,moved},{style,place,check}){
let done=check?style.yellow(`would change`):style.green(`formatted`);
return[`${style.strong(terminalText(place(path)))} ${done}`,...scalars.map(scalar=>writtenScalarText(scalar,check?`write`:`wrote`)),...trimmed.length===0?[]:[`  ${linesText(trimmed)}: ${check?`take`:`took`} the white space at the end away.`],...end===`kept`?[]:[`  ${endSentences[end][+!check]}`],...moved===0?[]:[`  Sort${check?``:`ed`} the families by id: ${moved} ${check?`move`:`moved`}.`]].join(`
`)}
const endSentences={"line end added":[`End the last line.`,`Ended the last line.`],"empty lines removed":[`Take the empty lines at the end away.`,`Took the empty lines at the end away.`]};
function linesText(lines){
return lines.length>5?`${lines.length} lines`:`Line${lines.length===1?``:`s`} ${listed(lines.map(String))}`}
function verdict({changed,refused,same},{style,check}){
let files=new Set(refused.map(({at})=>at.file)).size;
if(changed.length+files===0)return same===0?`Nothing to format.`:style.green(`${counted(same,`file`)} formatted already`);
let done=`${counted(changed.length,`file`)} ${check?`would change`:`formatted`}`;
return[...changed.length===0?[]:[check?style.red(done):style.green(done)],...files===0?[]:[style.red(`${counted(files,`file`)} left as ${files===1?`it is`:`they are`}`)],...same===0?[]:[`${same} formatted already`]].join(`, `)}
function fmtCommand(io,finish){
return new Command(`fmt`).description(`Write the files of a set so that every reader takes them alike.`).argument(`[place...]`,`the set's folder, or files and folders in it to format alone`).option(`--check`,`tell which files would change, and write nothing`).addHelpText(`after`,example).action(async(places,{check=!1})=>{
finish(await runFmt(io,places,check))})}
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
async function runFmt(io,words,check){
let places=await namedPlaces(io.cwd,words),{folder,given,paths}=places,recorded=paths.find(isRecorded);
if(recorded!==void 0){
let named=terminalText(recorded);
throw new UsageError(`"${named}" belongs to a recorded revision, which never changes.`)}
let wanted=isAmongPlaces(places),plan=await withProgress(io,`case files`,async onFile=>await planFormat(workingTree(folder),{wanted,onFile})),lost=check?[]:await changedSince(folder,plan.changed),changedElsewhere=new Set(lost.map(({at})=>at.file)),kept=plan.changed.filter(({path})=>!changedElsewhere.has(path)),late=check?[]:await replaceTexts(folder,kept),changed=late.length>0?[]:kept,refused=[...plan.refused,...lost,...late],options={style:io.style,place:placeFrom(io.cwd,folder,given),check};
return await printPieces(io,formatReport({...plan,changed,refused},options)),refused.length>0||check&&changed.length>0?1:0}
export{fmtCommand};
