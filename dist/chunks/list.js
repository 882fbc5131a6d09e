import{sep}from"node:path";
import{Command,Option}from"./commander.js";
import{assertHoldCases,byUtf8,calibrationOf,caseTexts,counted,groupsOf,idInName,isAmongPlaces,isBlank,isOfTheSet,jsonText,listed,namedPlaces,placeFrom,printPieces,quoted,readCase,repeated,sentinelMeanings,sentinelReasons,stageOf,terminalText,unsettled,withProgress,workingTree}from"./core.js";
import{selectionBy}from"./shared-authoring.js";
import{unmetSentence}from"./shared-report.js";
import{markdownLink,markdownText}from"./comparison.js";
import{conditionsHelp,conditionsOf,judgmentsAsked}from"./shared-scripts.js";
async function listCases(tree,{conditions,sentinels,judgmentOf,...options}){
const defects=[];
const cases=[];
const unreadable=[];
const{fits,unmet}=selectionBy(conditions);
let others=0;
for await(const{path,text}of caseTexts(tree,defects,options)){
const{file,value}=readCase(path,text);
if(file===void 0)unreadable.push(path);else if(fits({file,value,judgment:judgmentOf?.(path)})&&(!sentinels||file.has([`sentinel`])))cases.push(file);else others++}
const unread=defects.filter(isOfTheSet);
return{cases,unreadable:[...new Set([...unreadable,...unread.map(({at})=>at.file)])].toSorted(byUtf8),others,unmet:unmet()}}
function sentinelStanding(file){
const{sentinel}=file.case;
if(sentinel===void 0)return void 0;
const people=(sentinel.reviews??[]).map(one=>one?.reviewer??``);
const state=stateOf(file);
const settledBy=state===`settled`?sentinel.resolution?.by:void 0;
return{why:sentinel.why,reviewers:people.filter(name=>!isBlank(name)),state,settledBy}}
function stateOf(file){
const{sentinel={}}=file.case;
const live={file,sentinel,isApproved:stageOf(file)===`approved`};
const calibration=calibrationOf(live);
if(calibration===void 0)return incomplete(file);
if(calibration.state!==`different`)return calibration.state;
return sentinel.resolution!==void 0&&unsettled(live,calibration.judgments)===void 0?`settled`:`differ`}
function incomplete(file){
const{reviews}=file.case.sentinel??{};
if(reviews===void 0)return file.has([`sentinel`,`reviews`])?`unclear`:`unjudged`;
if(reviews.length===0)return`unjudged`;
return reviews.length===1&&reviews[0]?.reviewer!==void 0?`one`:`unclear`}
function standingWords(standing){
const{reviewers}=standing;
const people=reviewers.length===0?``:`: ${reviewers.map(quoted).join(`, `)}`;
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
const{id,kind,because,query,conversation=[],families,split,tags=[]}=file.case;
const{provenance=[],evidence=[]}=file.case;
const documents=[...provenance.map(entry=>entry?.documentId),...evidence.map(entry=>entry?.document)];
return{path:file.path,id,name:id??idInName(file.path),kind,because,status:stageOf(file),query,turns:conversation.length,documents:[...new Set(documents.filter(document=>document!==void 0))],families:families?.filter(family=>family!==void 0),split,tags:tags.filter(tag=>tag!==void 0),sentinel:sentinelStanding(file)}}
const stages=[`approved`,`pending`,`rejected`,`retired`,void 0];
function listSummary({cases,others,unreadable}){
const all=cases.length+others;
if(all===0)return unreadable.length===0?`There is no case.`:`No case can be read.`;
if(cases.length===0)return`None of ${counted(all,`case`)} fits.`;
const of=others===0?``:` of ${all}`;
const noun=others===0&&all===1?`case`:`cases`;
return`${cases.length}${of} ${noun}: ${byStage(cases)}`}
function byStage(cases){
return stages.map(stage=>{
const count=cases.filter(file=>stageOf(file)===stage).length;
return count===0?``:`${count} ${stage??`of unknown status`}`}).filter(text=>text!==``).join(`, `)}
const named=10;
function unreadableNote(unreadable,place){
if(unreadable.length===0)return``;
const more=unreadable.length-named;
const files=[...unreadable.slice(0,named).map(path=>terminalText(place(path))),...more>0?[`and ${more} more`]:[]];
return`${unreadable.length===1?`1 file cannot be read as a case, so it is not listed. What is wrong with it`:`${unreadable.length} files cannot be read as cases, so they are not listed. What is wrong with them`}: touchstone check\n${files.map(file=>`  ${file}\n`).join(``)}`}
function*caseList(list,options){
const{style,place}=options;
const folders=groupsOf(list.cases.map(listedCase),({path})=>folderOf(path));
for(const[folder,cases]of folders){
yield`${style.strong(terminalText(place(folder)))}\n`;
yield*caseRows(cases,{...options,more:restsOn});
yield`
`}
yield`${listSummary(list)}\n`;
if(list.cases.length===0)yield*list.unmet.map(unmetSentence)}
function folderOf(path){
return path.slice(0,path.lastIndexOf(`/`))}
function*caseRows(cases,{style,clip,more}){
const named=cases.map(one=>({one,name:terminalText(one.name)}));
const widest=Math.max(0,...named.map(({name})=>name.length));
for(const{one,name}of named){
const{kind=`kind unknown`,query=`no question`}=one;
const facts=[statusWord(one,style),kind.padEnd(12)];
yield`${`  ${style.strong(name)}${` `.repeat(widest-name.length)}  ${facts.join(`  `)}`}  ${style.faint(clip(more(one),widest+factsWidth))}`.trimEnd();
yield`\n    ${clip(query,4)}\n`}}
const factsWidth=28;
function statusWord({status},style){
const word=(status??`unknown`).padEnd(8);
if(status===`approved`)return style.green(word);
return status===`pending`?style.yellow(word):style.faint(word)}
const mostNamed=3;
function restsOn({kind,because,documents,families,turns,sentinel}){
const none=kind===`abstention`?``:`no evidence`;
return[because??``,documents.length>0?few(documents):none,ownFamilies(families),sentinel===void 0?``:`sentinel: ${sentinel.why??`of no kind`}`,turns===0?``:`after ${counted(turns,`turn`)}`].filter(text=>text!==``).join(`; `)}
function ownFamilies(families){
if(families===void 0)return``;
return families.length===0?`no family`:`family ${few(families)}`}
function few(names){
const more=names.length-mostNamed;
return[...names.slice(0,mostNamed),...more>0?[`${more} more`]:[]].join(`, `)}
function sentinelGroups({cases}){
const all=cases.map(listedCase);
const groups=[...sentinelMeanings].map(([why,meaning])=>({why,meaning,cases:all.filter(({sentinel})=>sentinel?.why===why)}));
const known=new Set(groups.flatMap(group=>group.cases));
const others=all.filter(one=>!known.has(one));
if(others.length===0)return groups;
return[...groups,{why:void 0,meaning:`The file does not say it.`,cases:others}]}
function emptyCategories(groups){
const watched=groups.filter(({cases})=>cases.some(({status})=>status===`approved`));
return sentinelReasons.filter(reason=>!watched.some(({why})=>why===reason))}
function*sentinelList(list,options){
const{style,isWhole}=options;
const groups=sentinelGroups(list);
for(const{why,meaning,cases}of groups){
yield`${style.strong(why??`no category`)}  ${style.faint(meaning)}\n`;
if(cases.length===0)yield`  none
`;
yield*caseRows(cases,{...options,more:judgments});
yield`
`}
yield`${sentinelSummary(list,isWhole)}\n`;
yield*list.unmet.map(unmetSentence);
yield`${gaps(groups,isWhole)}\n`}
function judgments({sentinel}){
return sentinel===void 0?`cannot be read as a sentinel`:standingWords(sentinel)}
function sentinelSummary({cases,others},isWhole){
const all=cases.length+others;
const one=isWhole?`is a sentinel`:`is a sentinel that fits`;
const many=isWhole?`are sentinels`:`are sentinels that fit`;
const are=cases.length===1?one:many;
const status=cases.length===0?``:`: ${byStage(cases)}`;
return`${cases.length} of ${all} ${all===1?`case`:`cases`} ${are}${status}`}
function gaps(groups,isWhole){
const empty=emptyCategories(groups);
const among=isWhole?``:` among these cases`;
return empty.length===0?`Each category has an approved sentinel${among}.`:`No approved sentinel${among} is marked ${listed(empty,`or`)}.`}
function*caseListJson(list,{sentinels}){
yield`{"cases":[`;
for(const[index,file]of list.cases.entries())yield`${index===0?``:`,`}\n${jsonText(caseJson(listedCase(file)))}`;
const others={others:list.others,unreadable:list.unreadable};
const rest=sentinels?{...others,categories:categories(list)}:others;
yield`\n],${jsonText(rest).slice(1)}\n`}
function caseJson(one){
const{path,id,kind,because,status,query,turns,documents,families}=one;
const{split,tags,sentinel}=one;
return{id:id??null,file:path,kind:kind??null,because:because??null,status:status??null,query:query??null,turns,documents,families:families??null,split:split??null,tags,sentinel:sentinel===void 0?null:sentinelJson(sentinel)}}
function sentinelJson({why,reviewers,state,settledBy}){
return{why:why??null,reviewers,state,settledBy:settledBy??null}}
function categories(list){
const groups=sentinelGroups(list);
const empty=new Set(emptyCategories(groups));
return groups.map(({why,cases})=>({why:why??null,cases:cases.map(({name})=>name),hasApproved:why===void 0?null:!empty.has(why)}))}
function*caseListMarkdown(list,{place}){
const summary=markdownText(listSummary(list));
if(list.cases.length===0){
yield`${summary}\n`;
return}
yield headOf([`Case`,`Question`,`Kind`,`Status`,`Documents`]);
for(const one of list.cases.map(listedCase)){
const{documents}=one;
yield rowOf([...columnsOf(one,place),documents.map(markdownText).join(`, `)])}
yield`\n${summary}\n`}
function*sentinelListMarkdown(list,{place}){
yield headOf([`Watches`,`Case`,`Question`,`Kind`,`Status`,`Judgments`]);
for(const{why=`no category`,cases}of sentinelGroups(list)){
if(cases.length===0)yield rowOf([why,`none`,``,``,``,``]);
for(const one of cases){
const standing=one.sentinel===void 0?``:standingWords(one.sentinel);
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
async function runList(io,words,{where,sentinels=false,format}){
const conditions=conditionsOf(where);
const places=await namedPlaces(io.cwd,words);
assertHoldCases(places,`listed`);
const wanted=isAmongPlaces(places);
const judgmentOf=await judgmentsAsked(places.folder,conditions);
const list=await withProgress(io,`case files`,async onFile=>await listCases(workingTree(places.folder),{conditions,sentinels,wanted,onFile,judgmentOf}));
const place=placeFrom(io.cwd,places.folder,places.given);
const isWhole=places.paths.length+conditions.length===0;
await printPieces(io,await formats[format](list,{io,place,sentinels,isWhole}));
io.err(unreadableNote(list.unreadable,place));
return 0}
const formats={async text(list,{io,place,sentinels,isWhole}){
const options={style:io.style,place,isWhole,clip:await clipFor(io)};
return sentinels?sentinelList(list,options):caseList(list,options)},json:(list,inputs)=>caseListJson(list,inputs),ids:({cases})=>cases.flatMap(({case:{id}})=>id===void 0?[]:lineOf(id)),paths:({cases},{place})=>cases.map(({path})=>lineOf(place(path))),markdown(list,{place,sentinels}){
const options={place:file=>place(file).split(sep).join(`/`)};
return sentinels?sentinelListMarkdown(list,options):caseListMarkdown(list,options)}};
function lineOf(text){
return`${terminalText(text)}\n`}
async function clipFor({terminal}){
if(terminal===void 0)return text=>terminalText(text);
const{textWithin}=await import(`./cells.js`);
return(text,before)=>textWithin(text,Math.max(20,terminal.columns-before))}
export{listCommand};
