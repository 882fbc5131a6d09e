import{sep}from"node:path";
import{Command,Option}from"./commander.js";
import{assertHoldCases,byUtf8,calibrationOf,caseTexts,counted,groupsOf,idInName,isAmongPlaces,isBlank,isOfTheSet,jsonText,listed,namedPlaces,placeFrom,printPieces,quoted,readCase,repeated,sentinelMeanings,sentinelReasons,stageOf,terminalText,unsettled,withProgress,workingTree}from"./core.js";
import{selectionBy}from"./shared-authoring.js";
import{unmetSentence}from"./shared-report.js";
import{markdownLink,markdownText}from"./comparison.js";
import{conditionsHelp,conditionsOf,judgmentsAsked}from"./shared-scripts.js";
async function listCases(tree,{conditions,sentinels,judgmentOf,...options}){
let defects=[],cases=[],unreadable=[],{fits,unmet}=selectionBy(conditions),others=0;
for await(let{path,text}of caseTexts(tree,defects,options)){
let{file,value}=readCase(path,text);
file===void 0?unreadable.push(path):fits({file,value,judgment:judgmentOf?.(path)})&&(!sentinels||file.has([`sentinel`]))?cases.push(file):others++}
let unread=defects.filter(isOfTheSet);
return{cases,unreadable:[...new Set([...unreadable,...unread.map(({at})=>at.file)])].toSorted(byUtf8),others,unmet:unmet()}}
function sentinelStanding(file){
let{sentinel}=file.case;
if(sentinel===void 0)return;
let people=(sentinel.reviews??[]).map(one=>one?.reviewer??``),state=stateOf(file),settledBy=state===`settled`?sentinel.resolution?.by:void 0;
return{why:sentinel.why,reviewers:people.filter(name=>!isBlank(name)),state,settledBy}}
function stateOf(file){
let{sentinel={}}=file.case,live={file,sentinel,isApproved:stageOf(file)===`approved`},calibration=calibrationOf(live);
return calibration===void 0?incomplete(file):calibration.state===`different`?sentinel.resolution!==void 0&&unsettled(live,calibration.judgments)===void 0?`settled`:`differ`:calibration.state}
function incomplete(file){
let{reviews}=file.case.sentinel??{};
return reviews===void 0?file.has([`sentinel`,`reviews`])?`unclear`:`unjudged`:reviews.length===0?`unjudged`:reviews.length===1&&reviews[0]?.reviewer!==void 0?`one`:`unclear`}
function standingWords(standing){
let{reviewers}=standing,people=reviewers.length===0?``:`: ${reviewers.map(quoted).join(`, `)}`;
return`${verdictWords(standing)}${people}`}
function verdictWords({state,settledBy}){
switch(state){
case`unjudged`:
return`judged by nobody yet`;
case`one`:
return`one judgment, a second is missing`;
case`unclear`:
return`judgments that cannot be compared`;
case`outdated`:
return`judgments of another text`;
case`unsupported`:
return`answer not supported`;
case`agreed`:
return`agreed`;
case`differ`:
return`differ, not settled`;
case`settled`:
return`differed, settled${settledBy===void 0?``:` by ${quoted(settledBy)}`}`}}
function listedCase(file){
let{id,kind,because,query,conversation=[],families,split,tags=[]}=file.case,{provenance=[],evidence=[]}=file.case,documents=[...provenance.map(entry=>entry?.documentId),...evidence.map(entry=>entry?.document)];
return{path:file.path,id,name:id??idInName(file.path),kind,because,status:stageOf(file),query,turns:conversation.length,documents:[...new Set(documents.filter(document=>document!==void 0))],families:families?.filter(family=>family!==void 0),split,tags:tags.filter(tag=>tag!==void 0),sentinel:sentinelStanding(file)}}
const stages=[`approved`,`pending`,`rejected`,`retired`,void 0];
function listSummary({cases,others,unreadable}){
let all=cases.length+others;
if(all===0)return unreadable.length===0?`There is no case.`:`No case can be read.`;
if(cases.length===0)return`None of ${counted(all,`case`)} fits.`;
let of=others===0?``:` of ${all}`,noun=others===0&&all===1?`case`:`cases`;
return`${cases.length}${of} ${noun}: ${byStage(cases)}`}
function byStage(cases){
return stages.map(stage=>{
let count=cases.filter(file=>stageOf(file)===stage).length;
return count===0?``:`${count} ${stage??`of unknown status`}`}).filter(text=>text!==``).join(`, `)}
function unreadableNote(unreadable,place){
if(unreadable.length===0)return``;
let more=unreadable.length-10,files=[...unreadable.slice(0,10).map(path=>terminalText(place(path))),...more>0?[`and ${more} more`]:[]];
return`${unreadable.length===1?`1 file cannot be read as a case, so it is not listed. What is wrong with it`:`${unreadable.length} files cannot be read as cases, so they are not listed. What is wrong with them`}: touchstone check\n${files.map(file=>`  ${file}\n`).join(``)}`}
function*caseList(list,options){
let{style,place}=options,folders=groupsOf(list.cases.map(listedCase),({path})=>folderOf(path));
for(let[folder,cases]of folders)yield`${style.strong(terminalText(place(folder)))}\n`,yield*caseRows(cases,{...options,more:restsOn}),yield`
`;
yield`${listSummary(list)}\n`,list.cases.length===0&&(yield*list.unmet.map(unmetSentence))}
function folderOf(path){
return path.slice(0,path.lastIndexOf(`/`))}
function*caseRows(cases,{style,clip,more}){
let named=cases.map(one=>({one,name:terminalText(one.name)})),widest=Math.max(0,...named.map(({name})=>name.length));
for(let{one,name}of named){
let{kind=`kind unknown`,query=`no question`}=one,facts=[statusWord(one,style),kind.padEnd(12)];
yield`${`  ${style.strong(name)}${` `.repeat(widest-name.length)}  ${facts.join(`  `)}`}  ${style.faint(clip(more(one),widest+factsWidth))}`.trimEnd(),yield`\n    ${clip(query,4)}\n`}}
const factsWidth=28;
function statusWord({status},style){
let word=(status??`unknown`).padEnd(8);
return status===`approved`?style.green(word):status===`pending`?style.yellow(word):style.faint(word)}
function restsOn({kind,because,documents,families,turns,sentinel}){
let none=kind===`abstention`?``:`no evidence`;
return[because??``,documents.length>0?few(documents):none,ownFamilies(families),sentinel===void 0?``:`sentinel: ${sentinel.why??`of no kind`}`,turns===0?``:`after ${counted(turns,`turn`)}`].filter(text=>text!==``).join(`; `)}
function ownFamilies(families){
return families===void 0?``:families.length===0?`no family`:`family ${few(families)}`}
function few(names){
let more=names.length-3;
return[...names.slice(0,3),...more>0?[`${more} more`]:[]].join(`, `)}
function sentinelGroups({cases}){
let all=cases.map(listedCase),groups=[...sentinelMeanings].map(([why,meaning])=>({why,meaning,cases:all.filter(({sentinel})=>sentinel?.why===why)})),known=new Set(groups.flatMap(group=>group.cases)),others=all.filter(one=>!known.has(one));
return others.length===0?groups:[...groups,{why:void 0,meaning:`The file does not say it.`,cases:others}]}
function emptyCategories(groups){
let watched=groups.filter(({cases})=>cases.some(({status})=>status===`approved`));
return sentinelReasons.filter(reason=>!watched.some(({why})=>why===reason))}
function*sentinelList(list,options){
let{style,isWhole}=options,groups=sentinelGroups(list);
for(let{why,meaning,cases}of groups)yield`${style.strong(why??`no category`)}  ${style.faint(meaning)}\n`,cases.length===0&&(yield`  none
`),yield*caseRows(cases,{...options,more:judgments}),yield`
`;
yield`${sentinelSummary(list,isWhole)}\n`,yield*list.unmet.map(unmetSentence),yield`${gaps(groups,isWhole)}\n`}
function judgments({sentinel}){
return sentinel===void 0?`cannot be read as a sentinel`:standingWords(sentinel)}
function sentinelSummary({cases,others},isWhole){
let all=cases.length+others,one=isWhole?`is a sentinel`:`is a sentinel that fits`,many=isWhole?`are sentinels`:`are sentinels that fit`,are=cases.length===1?one:many,status=cases.length===0?``:`: ${byStage(cases)}`;
return`${cases.length} of ${all} ${all===1?`case`:`cases`} ${are}${status}`}
function gaps(groups,isWhole){
let empty=emptyCategories(groups),among=isWhole?``:` among these cases`;
return empty.length===0?`Each category has an approved sentinel${among}.`:`No approved sentinel${among} is marked ${listed(empty,`or`)}.`}
function*caseListJson(list,{sentinels}){
yield`{"cases":[`;
for(let[index,file]of list.cases.entries())yield`${index===0?``:`,`}\n${jsonText(caseJson(listedCase(file)))}`;
let others={others:list.others,unreadable:list.unreadable},rest=sentinels?{...others,categories:categories(list)}:others;
yield`\n],${jsonText(rest).slice(1)}\n`}
function caseJson(one){
let{path,id,kind,because,status,query,turns,documents,families}=one,{split,tags,sentinel}=one;
return{id:id??null,file:path,kind:kind??null,because:because??null,status:status??null,query:query??null,turns,documents,families:families??null,split:split??null,tags,sentinel:sentinel===void 0?null:sentinelJson(sentinel)}}
function sentinelJson({why,reviewers,state,settledBy}){
return{why:why??null,reviewers,state,settledBy:settledBy??null}}
function categories(list){
let groups=sentinelGroups(list),empty=new Set(emptyCategories(groups));
return groups.map(({why,cases})=>({why:why??null,cases:cases.map(({name})=>name),hasApproved:why===void 0?null:!empty.has(why)}))}
function*caseListMarkdown(list,{place}){
let summary=markdownText(listSummary(list));
if(list.cases.length===0)yield`${summary}\n`;else{
yield headOf([`Case`,`Question`,`Kind`,`Status`,`Documents`]);
for(let one of list.cases.map(listedCase)){
let{documents}=one;
yield rowOf([...columnsOf(one,place),documents.map(markdownText).join(`, `)])}
yield`\n${summary}\n`}}
function*sentinelListMarkdown(list,{place}){
yield headOf([`Watches`,`Case`,`Question`,`Kind`,`Status`,`Judgments`]);
for(let{why=`no category`,cases}of sentinelGroups(list)){
cases.length===0&&(yield rowOf([why,`none`,``,``,``,``]));
for(let one of cases){
let standing=one.sentinel===void 0?``:standingWords(one.sentinel);
yield rowOf([why,...columnsOf(one,place),markdownText(standing)])}}
yield`\n${markdownText(listSummary(list))}\n`}
function columnsOf({name,path,query,kind=`unknown`,because,status},place){
return[markdownLink(name,place(path)),markdownText(query??``),because===void 0?kind:`${kind}: ${because}`,status??`unknown`]}
function headOf(names){
return`${rowOf(names)}${rowOf(names.map(()=>`---`))}`}
function rowOf(cells){
return`|${cells.map(cell=>cell===``?` `:` ${cell} `).join(`|`)}|\n`}
const formatNames=[`text`,`json`,`ids`,`paths`,`markdown`];
function listCommand(io,finish){
return new Command(`list`).description(`List the cases of a set, or those of them that fit.`).argument(`[place...]`,`the set's folder, or case files and folders of cases in it`).option(`--where <condition>`,`only cases that meet each condition`,repeated,[]).option(`--sentinels`,`only sentinels: by what each watches, with who judged it`).addOption(new Option(`--format <format>`,`how to print the list`).choices(formatNames).default(`text`)).addHelpText(`after`,example).action(async(words,flags)=>{
finish(await runList(io,words,flags))})}
const example=`
${conditionsHelp}

Formats:
  text        for a person: folder by folder, two lines a case, and how many there are
  json        one JSON object, a case a line
  ids, paths  one a line, for scripts
  markdown    a table for a README, with links to the files from this folder

Files that cannot be read as cases are named on the error output; the others are listed.

Examples:
  touchstone list cases/leave --where status=pending
  touchstone list --where document=travel-policy.md --where "query~hotel"
  touchstone list --sentinels
  touchstone list --where tag=smoke --format ids
  touchstone list --where judgment=stale
  touchstone list --where refresh=undecided --format paths
  touchstone list --format markdown > INDEX.md

Exit code: 0 listed, also where nothing fits, 2 wrong use, 3 the run broke.`;
async function runList(io,words,{where,sentinels=!1,format}){
let conditions=conditionsOf(where),places=await namedPlaces(io.cwd,words);
assertHoldCases(places,`listed`);
let wanted=isAmongPlaces(places),judgmentOf=await judgmentsAsked(places.folder,conditions),list=await withProgress(io,`case files`,async onFile=>await listCases(workingTree(places.folder),{conditions,sentinels,wanted,onFile,judgmentOf})),place=placeFrom(io.cwd,places.folder,places.given),isWhole=places.paths.length+conditions.length===0;
return await printPieces(io,await formats[format](list,{io,place,sentinels,isWhole})),io.err(unreadableNote(list.unreadable,place)),0}
const formats={async text(list,{io,place,sentinels,isWhole}){
let options={style:io.style,place,isWhole,clip:await clipFor(io)};
return sentinels?sentinelList(list,options):caseList(list,options)},json:(list,inputs)=>caseListJson(list,inputs),ids:({cases})=>cases.flatMap(({case:{id}})=>id===void 0?[]:lineOf(id)),paths:({cases},{place})=>cases.map(({path})=>lineOf(place(path))),markdown(list,{place,sentinels}){
let options={place:file=>place(file).split(sep).join(`/`)};
return sentinels?sentinelListMarkdown(list,options):caseListMarkdown(list,options)}};
function lineOf(text){
return`${terminalText(text)}\n`}
async function clipFor({terminal}){
if(terminal===void 0)return text=>terminalText(text);
let{textWithin}=await import(`./cells.js`);
return(text,before)=>textWithin(text,Math.max(20,terminal.columns-before))}
export{listCommand};
