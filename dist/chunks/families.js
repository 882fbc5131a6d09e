import{Command,InvalidArgumentError,Option}from"./commander.js";
import{ChangedMeanwhileError,UsageError,allRules,asciiWords,byUtf8,caseKey,caseTexts,check,checkFlags,claimText,clipped,componentsIn,conflictsIn,counted,currentRevision,disjointSets,documentClaims,documentsAsRecorded,documentsOf,exposedIn,familiesById,familiesFile,familiesKeys,fieldOf,findLeads,foldId,groupingOf,groupsOf,holdoutStates,isBlank,isFitId,isLater,isMap,isOfTheSet,isSplitApart,jsonText,keyText,leadsTo,levelled,limits,limitsOf as limitsOf$2,linksByHolder,listed,loadDataset,measureText,oneComponent,paintOf,placeFrom,printPieces,problemText,quoted,readCase,readerOptions,revisionOf,rows,runCheck,setFolder,sha256,splitClaimOf,splits,splitsOf,splitsOfCase,stageOf,startOf,takesPart,terminalText,textReport,toldElsewhere,traceOf,unreadCases,workingTree,writeInstead}from"./core.js";
import{markdownText,wrapped}from"./comparison.js";
import{join,resolve}from"node:path";
import{isDeepStrictEqual}from"node:util";
import{isCollection,isMap as isMap$1,isNode,parseDocument}from"./yaml.js";
import{blockOf as blockOf$1,commentsOf,editFields,editValue,inlineText,lineEndOf,replaceLines,textOf,yamlLayout,yamlValue}from"./shared-load.js";
import{placeFor}from"./shared-authoring.js";
import{assertWritable,inputBytes,rawText,replaceTexts,writeOutput}from"./shared-scripts.js";
import{rulesOfFamilies}from"./shared-rules.js";
import{excerpt,familyGraph,firstOf,leftOutLines as leftOutLines$1,linesOf,shapesInWords}from"./shared-report.js";
import{writeFiles}from"./shared-git.js";
import{stat}from"node:fs/promises";
import{auditManifest,exportManifest,oversized}from"./shared-families.js";
import{exportable}from"./shared-exporting.js";
function leadGroups(leads){
let sets=disjointSets(),numbers=new Map,numberOf=file=>{
let number=numbers.get(file)??sets.add();
return numbers.set(file,number),number};
for(let{pair}of leads)sets.join(numberOf(pair[0].file),numberOf(pair[1].file));
return[...groupsOf(leads,({pair})=>sets.leaderOf(numberOf(pair[0].file))).values()]}
function casesOfLeads(leads){
return[...new Set(leads.flatMap(({pair})=>pair.map(({file})=>file)))]}
function leadWords(lead){
let{pair,wording,answer,isSameAnswer,isSameEvidence,isOfOtherNumbers}=lead,alike=answer===void 0?[]:[`answers ${measureText(answer)}`],told=toldElsewhere(pair[0].file,pair[1].file);
return[`questions ${measureText(wording)}`,...alike,...isSameAnswer?[`same answer`]:[],...isSameEvidence?[`same evidence`]:[],...isOfOtherNumbers?[`other numbers`]:[],...told===void 0?[]:[told]].join(`, `)}
function leadSummary(list){
let{leads:all,shown,found,isAcrossOnly}=list,across=found.filter(({isAcross})=>isAcross).length,hidden=found.length-shown,where=isAcrossOnly?` across the split`:``,half=all.threshold/2;
return[found.length===0?`No two of ${counted(all.compared,`case`)} are alike${where}.`:`${counted(found.length,`pair`)} alike${where} among ${counted(all.compared,`case`)}${isAcrossOnly?``:`, ${across} across the split`}. Whether two are one is for a person to say.`,`A figure is the part of their runs of three letters that two texts share; ${all.threshold} is enough, and ${half} of questions with the same answer.`,...hidden>0?[`Not shown: ${counted(hidden,`pair`)}. To show more: --limit`]:[],...all.isCut?[`There are more pairs than are looked at, so some may be missing.`]:[],...leftOutLines(list),...all.settled>0?[`Settled as distinct: ${counted(all.settled,`pair`)}.`]:[],...found.length===0?[]:[`Two that ask for one thing: keep one, or say "variantOf" in the one that rephrases the other. Two that do not: an exception in families.yaml with both cases, "decision: distinct" and the reason.`]]}
function leftOutLines({leads,ofOtherNumbers}){
return ofOtherNumbers===0?[]:[`Left out, since each question names another number: ${leads.isOthersCut?`at least `:``}${counted(ofOtherNumbers,`pair`)}. To list them: --numbers`]}
function leadList(list,style){
let groups=shownGroups(list),blocks=groups.map((group,index)=>blockOf(list,group,{index,style})),shown=groups.reduce((sum,group)=>sum+Math.min(group.length,10),0),summary=leadSummary({...list,shown}).map(terminalText).join(`
`);
return`${[...blocks,summary].join(`

`)}\n`}
function shownGroups({found,limit}){
return leadGroups(found).slice(0,limit)}
function blockOf({dataset},group,{index,style}){
let pairs=group.slice(0,10),isAcross=group.some(lead=>lead.isAcross),files=casesOfLeads(pairs),lines=files.flatMap((file,nth)=>{
let[name,...others]=caseLines(dataset,file,style);
return[`  ${letterAt(nth)}  ${name}`,...others.map(line=>`     ${line}`)]}),measures=pairs.map(lead=>{
let letters=lead.pair.map(({file})=>letterAt(files.indexOf(file))).toSorted();
return`  ${listed(letters)}: ${leadWords(lead)}`}),more=group.length-pairs.length,rest=more>0?[`  and ${counted(more,`more pair`)}`]:[],where=isAcross?`  ${style.yellow(`across the split`)}`:``;
return[`${style.strong(`${index+1}`)}${where}`,...lines,...measures,...rest].join(`
`)}
function letterAt(nth){
return String.fromCharCode(97+nth)}
function caseLines(dataset,file,style){
let{query=``,expectedAnswer=``}=file.case;
return[`${style.strong(terminalText(nameOf$2(file)))}  ${style.faint(terminalText(traceWords(dataset,file)))}`,`Q  ${terminalText(clipped(query,300))}`,...expectedAnswer===``?[]:[`A  ${terminalText(clipped(expectedAnswer,300))}`]]}
function traceWords(dataset,file){
let{families,documents,splits}=traceOf(dataset,file);
return[splits.length===0?`no split`:splits.join(` and `),families.length===0?`no family`:families.join(`, `),...documents.length===0?[]:[documentWords$1(documents)]].join(`; `)}
function documentWords$1(documents){
let more=documents.length-3;
return`${documents.slice(0,3).join(`, `)}${more>0?` and ${more} more`:``}`}
function nameOf$2(file){
return file.case.id??file.path}
function leadListJson({dataset,leads:all,found,ofOtherNumbers}){
let{threshold,compared,settled,isCut}=all,pairs=leadGroups(found).flatMap((group,index)=>group.map(lead=>({group:index+1,...pairJson(dataset,lead)})));
return`${jsonText({threshold,compared,ofOtherNumbers,settled,isCut,pairs})}\n`}
function pairJson(dataset,{pair,answer,...lead}){
let cases=pair.map(({file})=>{
let{id,query,expectedAnswer}=file.case,trace=traceOf(dataset,file);
return{id:id??null,file:file.path,query,expectedAnswer:expectedAnswer??null,...trace}}),toldBy=toldElsewhere(pair[0].file,pair[1].file)??null;
return{...lead,answer:answer??null,toldBy,cases}}
function leadListMarkdown(list){
let rows=shownGroups(list).flatMap((group,index)=>group.slice(0,10).map(lead=>markdownRow(list.dataset,lead,index+1)));
return`${rows.length===0?``:`${[`| Group | Case | Other case | Measure |`,`| --- | --- | --- | --- |`,...rows].join(`
`)}\n\n`}${leadSummary({...list,shown:rows.length}).map(markdownText).join(`
`)}\n`}
function markdownRow(dataset,lead,group){
let cells=lead.pair.map(({file})=>{
let{query=``,expectedAnswer=``}=file.case;
return[nameOf$2(file),traceWords(dataset,file),query,expectedAnswer].map(text=>markdownText(clipped(text,300))).join(`<br>`)}),where=lead.isAcross?`across the split, `:``;
return`| ${[group,...cells,where+markdownText(leadWords(lead))].join(` | `)} |`}
const path=`the question given`;
function candidateOf(given){
let{query,answer}=given;
if(query===void 0){
if(answer===void 0)return;
throw new UsageError(`--answer goes with a question: give it with --query.`)}
if(isBlank(query))throw new UsageError(`The question given with --query is blank.`);
if(given.case!==void 0)throw new UsageError(`--query asks for what is like one question, and --case for what is like cases: give one of them.`);
let place={file:path,line:1,column:1};
return{path,case:{kind:`answerable`,query,...answer===void 0?{}:{expectedAnswer:answer}},whole:void 0,digest:void 0,unresolvedDigest:void 0,has:([field])=>field===`query`||field===`kind`,locate:()=>place,locateKey:()=>place}}
const formatNames$1=[`text`,`json`,`markdown`];
function alikeCommand(io,finish){
return new Command(`alike`).description(`List cases that are alike, for a person to look at: leads, no verdicts.`).argument(`[folder]`,`the set's folder`,`.`).option(`--threshold <figure>`,`how much has to be the same (default: the policy's)`,share).option(`--across`,`only pairs across the split`,!1).option(`--numbers`,`also questions that name different numbers`,!1).option(`--case <id...>`,`only pairs with these cases`).option(`--query <text>`,`only what is like this question, which is not in the set yet`).option(`--answer <text>`,`the answer that goes with --query`).option(`--limit <groups>`,`how many groups to show`,count$1,50).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames$1).default(`text`)).addHelpText(`after`,example$8).action(async(folder,flags)=>{
let dataset=await loadDataset(workingTree(await setFolder(io.cwd,folder))),{threshold,numbers,across,limit}=flags,options={threshold,withOtherNumbers:numbers},asked=candidateOf(flags),leads=asked===void 0?findLeads(dataset,options):leadsTo(dataset,asked,options),cases=named$1(dataset,flags.case),wanted=lead=>isWanted$1(lead,cases)&&(lead.isAcross||!across),list={dataset,leads,found:leads.leads.filter(wanted),ofOtherNumbers:leads.ofOtherNumbers.filter(wanted).length,isAcrossOnly:across,limit};
flags.format===`json`?io.out(leadListJson(list)):io.out(flags.format===`markdown`?leadListMarkdown(list):leadList(list,io.style)),finish(0)})}
function isWanted$1({pair},asked){
return asked===void 0||pair.some(({file})=>asked.has(file))}
function named$1({cases},ids){
if(ids===void 0)return;
let known=cases.flatMap(file=>file.case.id??[]),strange=ids.find(id=>!known.some(one=>one===id));
if(strange!==void 0){
let instead=writeInstead(strange,known,`All are listed by: touchstone list`);
throw new UsageError(terminalText(`There is no case "${strange}". ${instead}`))}
let wanted=new Set(ids);
return new Set(cases.filter(file=>wanted.has(file.case.id)))}
function share(text){
let figure=Number(text);
if(text.trim()!==``&&figure>=.5&&figure<=1)return figure;
throw new InvalidArgumentError(`Give a figure from 0.5 to 1, such as 0.8.`)}
function count$1(text){
let figure=Number(text);
if(Number.isInteger(figure)&&figure>0)return figure;
throw new InvalidArgumentError(`Give a whole number from 1 on.`)}
const example$8=`
Two cases are alike where their questions share enough runs of three letters, fewer where the answer is the same as well,
or where they stand on two sides of the split with the same answer or the same evidence. Only letters and digits count, in
any script. Cases that rephrase each other ("variantOf") are known, and so are pairs under an exception "distinct".
Rejected and retired cases take no part. To a question without an answer, what is half as alike is listed as well. Likeness never blocks: "touchstone check --for evaluation" tells of it as warnings.

Examples:
  touchstone families alike                          what is alike in this folder, across the split first
  touchstone families alike --across eval            what may have come from one side to the other
  touchstone families alike --case refund-001        what is like one case
  touchstone families alike --query "When may I ask for a refund?"
  touchstone families alike --threshold 0.7 --format json

Exit code: 0 listed, or nothing alike; 2 wrong use, 3 the run broke.`;
function addFieldToEntries(file,text,edit){
let mark=text.startsWith(`﻿`)?`﻿`:``,body=text.slice(mark.length),document=parseDocument(body,readerOptions),entries=document.errors.length===0?document.get(edit.map,!0):void 0,found=new Map(isMap$1(entries)?entries.items.flatMap(entryOf):[]),insertions=[],source={text:body,lineEnd:lineEndOf(body.split(/(?<=\n)/))};
for(let[key,value]of edit.values){
let node=found.get(key),place=isMap$1(node)&&!node.has(edit.field)?placeIn(source,node):void 0;
if(place===void 0)return{refused:byHand(file,body,{node,key,edit})};
insertions.push(place.insert(`${edit.field}: ${inlineText(value,{flow:place.flow})}`))}
let after=withInsertions(body,insertions);
if(isAsMeant({body,after,before:document.toJS()},edit))return{text:mark+after};
let[key=``]=edit.values.keys();
return{refused:byHand(file,body,{node:found.get(key),key,edit})}}
function entryOf({key,value}){
let name=keyText(key);
return name===void 0||!isNode(value)?[]:[[name,value]]}
function placeIn(source,map){
if(!isMap$1(map))return;
let[first]=map.items,last=map.items.at(-1),end=last&&endOf(last);
if(end===void 0||!isNode(first?.key))return;
if(map.flow===!0)return{flow:!0,insert:field=>({at:end,text:`, ${field}`})};
let start=first.key.range?.[0]??0,{text}=source,indent=text.slice(text.lastIndexOf(`
`,start-1)+1,start);
if(indent.trim()===``)return{flow:!1,insert:field=>onOwnLine(source,end,`${indent}${field}`)}}
function endOf({key,value}){
let node=value??key;
for(;isCollection(node)&&node.flow!==!0;){
let last=node.items.at(-1);
node=isMap$1(node)?lastOfPair(last):last}
return isNode(node)?node.range?.[1]:void 0}
function lastOfPair(pair){
if(typeof pair==`object`&&pair&&`value`in pair)return pair.value}
function onOwnLine({text,lineEnd},end,line){
if(end>0&&text[end-1]===`
`)return{at:end,text:line+lineEnd};
let newline=text.indexOf(`
`,end);
return newline===-1?{at:text.length,text:lineEnd+line}:{at:newline+1,text:line+lineEnd}}
function withInsertions(text,insertions){
let done=0,pieces=[];
for(let one of insertions.toSorted((a,b)=>a.at-b.at))pieces.push(text.slice(done,one.at),one.text),done=one.at;
return pieces.concat(text.slice(done)).join(``)}
function isAsMeant({body,after,before},{map,field,values}){
let document=parseDocument(after,readerOptions),old=fieldOf(before,map);
if(document.errors.length>0||!isMap(before)||!isMap(old))return!1;
let added=[...values].map(([key,value])=>[key,{...isMap(old[key])?old[key]:{},[field]:value}]),wanted={...before,[map]:{...old,...Object.fromEntries(added)}};
return isDeepStrictEqual(document.toJS(),wanted)&&isDeepStrictEqual(commentsOf(after),commentsOf(body))}
function byHand(file,text,{node,key,edit}){
let before=text.slice(0,node?.range?.[0]??0).split(`
`);
return{message:`"${edit.field}" cannot be added to "${key}" here without changing other lines.`,at:{file,line:before.length,column:(before.at(-1)?.length??0)+1},fix:`Write "${edit.field}: ${edit.values.get(key)??``}" there by hand.`}}
function familiesWithSplits(before,families,assignment){
let path=familiesFile,drawn=assignment===void 0?{text:before}:withAssignment(before,assignment);
if(`refused`in drawn)return{refused:[drawn.refused]};
let edit={map:`families`,field:`split`,values:families},edited=families.size===0?drawn:addFieldToEntries(path,drawn.text,edit);
return`refused`in edited?{refused:[edited.refused]}:{files:edited.text===before?[]:[{path,before,after:edited.text}]}}
function withAssignment(before,{salt,weights}){
let edited=editFields(familiesFile,before,[{set:`assignment`,to:{salt,weights},after:`grouping`}]);
if(`refused`in edited||edited.text===before)return edited;
let small=editValue(familiesFile,before,{path:[`assignment`,`salt`],to:salt});
if(`refused`in small)return edited;
let again=editFields(familiesFile,small.text,[{set:`assignment`,to:{salt,weights},after:`grouping`}]);
return`text`in again&&again.text===small.text?small:edited}
async function casesWithSplits(tree,splits){
let byPath=new Map([...splits].map(([file,split])=>[file.path,{file,split}])),defects=[],refused=[],files=[],wanted=path=>byPath.has(path);
for await(let{path,mark,text}of caseTexts(tree,defects,{wanted})){
let planned=byPath.get(path);
if(planned===void 0)continue;
let{split}=planned,{value,file}=readCase(path,text);
if(!isDeepStrictEqual(file?.case,planned.file.case)){
refused.push(changedSince(path));
continue}
let edit={path:[`split`],to:split,after:placeFor(value,`split`)},edited=editValue(path,text,edit);
`refused`in edited?refused.push(edited.refused):files.push({path,before:mark+text,after:mark+edited.text})}
return refused.push(...defects.filter(isOfTheSet)),refused.length>0?{refused}:{files}}
function changedSince(path){
return{message:`The file changed after its split was drawn.`,at:startOf(path),fix:`Run the command again: it reads the file as it is now.`}}
function ticketsOf(name,{salt,weights}){
return Object.entries(weights).map(([split,weight])=>{
let u=uniform(`${salt}\n${split}\n${name}`);
return{split,u,score:-weight/Math.log(u)}})}
function drawnSplit(name,draw){
let best;
for(let ticket of ticketsOf(name,draw))ticket.score>(best?.score??0)&&(best=ticket);
return best?.split}
function uniform(text){
let digits=sha256(text).slice(7,23);
return(Number(BigInt(`0x${digits}`)>>11n)+.5)/2**53}
function outcomeOf(facts,judging){
let{recorded,open,cases}=facts;
if(open.length===0)return{how:`recorded`};
let conflict=conflictAmong(recorded);
if(conflict!==void 0)return{how:`refused`,why:`conflict`,members:conflict};
let refusal=unknownIn(facts,judging.grouping);
if(refusal!==void 0)return{how:`refused`,...refusal};
let member=firstRecorded(recorded);
if(member?.split!==void 0)return{how:`follows`,split:member.split,member};
let{exposed}=judging;
if(facts.families.some(exposed.family)||cases.some(exposed.case))return{how:`refused`,why:`exposed`};
let{kind,cutoff}=judging.grouping.file.families?.claim??{};
return kind===`period`&&cutoff!==void 0?byPeriod(facts,judging.draw,cutoff):drawnAmong(facts.name,judging.draw)}
function conflictAmong(recorded){
let[one]=recorded,other=recorded.find(({split})=>one?.split!==void 0&&split!==void 0&&isSplitApart([one.split,split]));
return one===void 0||other===void 0?void 0:[one,other]}
function firstRecorded(recorded){
return splits.map(split=>recorded.find(one=>one.split===split)).find(one=>one!==void 0)}
function unknownIn({cases,open},grouping){
let unread=open.find(one=>one.kind===`case`&&one.file.has([`split`]));
if(unread?.kind===`case`)return{why:`unknown`,file:unread.file};
let unknown=cases.find(file=>!isKnown(file,grouping));
if(unknown!==void 0)return{why:`unknown`,file:unknown};
if(grouping.isByCase)return;
let silent=open.find(one=>one.kind===`case`&&!one.file.has([`families`])&&!one.file.has([`variantOf`]));
return silent?.kind===`case`?{why:`no-families`,file:silent.file}:void 0}
function isKnown(file,{isByCase,exceptions,familiesOf}){
let{parent,whole}=familiesOf(file);
return isByCase?!(file.has([`variantOf`])&&exceptions.keepsVariantApart(file)===void 0)||parent!==void 0:whole}
function byPeriod({name,cases},draw,cutoff){
let undated=cases.find(file=>file.case.askedAt===void 0);
if(undated!==void 0)return{how:`refused`,why:`undated`,file:undated};
let isHeldOut=({case:{askedAt}})=>askedAt!==void 0&&!isLater(cutoff,askedAt),after=cases.find(isHeldOut),before=cases.find(file=>!isHeldOut(file));
if(after!==void 0&&before!==void 0)return{how:`refused`,why:`two-periods`,files:[before,after]};
if(after!==void 0)return{how:`dated`,split:`test`};
let{test:_,...weights}=draw.weights;
return drawnAmong(name,{...draw,weights})}
function drawnAmong(name,draw){
let drawn=drawnSplit(name,draw),split=splits.find(one=>one===drawn);
return split===void 0?{how:`refused`,why:`no-share`}:{how:`drawn`,split}}
function planAssignment(dataset,grouping,draw){
let{holders}=grouping.graph(),casesOf=casesByComponent(grouping),judging={grouping,draw,exposed:exposedIn(grouping,dataset.cases)},components=[],unused=[];
for(let keys of componentsIn({holders,links:grouping.graph().links})){
let members=keys.flatMap(key=>holders.get(key)??[]),families=members.flatMap(one=>one.kind===`family`?[one.id]:[]),open=members.filter(({split})=>split===void 0),cases=casesOf(keys);
if(cases.length===0){
unused.push(...open.flatMap(one=>one.kind===`family`?[one.id]:[]));
continue}
let recorded=members.filter(({split})=>split!==void 0),facts={name:nameOf$1(members),families,cases,recorded,open};
components.push({...facts,outcome:outcomeOf(facts,judging)})}
return{draw,isByCase:grouping.isByCase,components,unused}}
function newSplits({components}){
let families=new Map,cases=new Map;
for(let{open,outcome}of components)if(`split`in outcome)for(let holder of open)holder.kind===`family`?families.set(holder.id,outcome.split):cases.set(holder.file,outcome.split);
return{families,cases}}
function nameOf$1(members){
let family=members.find(({kind})=>kind===`family`);
return family?.kind===`family`?family.id:members.flatMap(one=>one.kind===`case`?[caseName$1(one.file)]:[]).toSorted(byUtf8)[0]??``}
function caseName$1({case:{id},path}){
return id??path}
function casesByComponent({cases,familiesOf,isByCase}){
let byKey=new Map;
for(let file of cases){
let[first]=isByCase?[]:familiesOf(file).belongings,key=first?.family??caseKey(file),own=byKey.get(key);
own===void 0?byKey.set(key,[file]):own.push(file)}
return keys=>keys.flatMap(key=>byKey.get(key)??[])}
function balanceOf(plan,grouping){
let shares=sharesOf(plan),before=recorded(plan,grouping),after=planned(plan,grouping),named=[...splits,void 0].filter(split=>shares.has(split)||before(split).components>0||after(split).components>0),largest=plan.components.reduce((most,one)=>one.cases.length>(most?.cases.length??0)?one:most,void 0);
return{cases:plan.components.reduce((sum,{cases})=>sum+cases.length,0),sides:named.map(split=>({split,share:shares.get(split),before:before(split),after:after(split)})),largest}}
function sharesOf({draw:{weights}}){
let sum=Object.values(weights).reduce((all,weight)=>all+weight,0);
return new Map(splits.flatMap(split=>{
let weight=weights[split];
return weight===void 0?[]:[[split,weight/sum]]}))}
function tallied(fill){
let held=new Map;
return fill((what,split,count)=>{
let sum=held.get(split)??{cases:0,families:0,components:0};
sum[what]+=count,held.set(split,sum)}),split=>held.get(split)??{cases:0,families:0,components:0}}
function recorded({components,isByCase},grouping){
return tallied(add=>{
for(let component of components){
add(`components`,oneSide(component.recorded.map(({split})=>split)),1);
for(let file of component.cases)add(`cases`,oneSide(splitsOfCase(grouping,file)),1);
for(let holder of[...component.recorded,...component.open])holder.kind===`family`&&!isByCase&&add(`families`,holder.split,1)}})}
function planned(plan,grouping){
let{families,cases}=newSplits(plan),{isByCase}=plan;
return tallied(add=>{
for(let component of plan.components){
let{outcome}=component,split=`split`in outcome?outcome.split:void 0;
add(`components`,oneSide([...component.recorded.map(one=>one.split),split]),1);
for(let file of component.cases){
let drawn=cases.get(file)??(isByCase?void 0:split);
add(`cases`,oneSide([...splitsOfCase(grouping,file),drawn]),1)}
for(let holder of[...component.recorded,...component.open])holder.kind!==`family`||isByCase||add(`families`,holder.split??families.get(holder.id),1)}})}
function oneSide(all){
let found=splits.filter(split=>all.includes(split));
return isSplitApart(found)?void 0:found[0]}
const tolerance=.1;
function limitsOf$1(plan,balance,wantedTest){
let sides=balance.sides.filter(isWanted),bySize=bySizeOf(plan,balance,sides),over=overRecorded(balance,sides),few=fewTest(balance,wantedTest),isImpossible=over.length>0||bySize.some(({kind})=>kind!==`larger-than-side`);
return[...bySize,...over,...isImpossible?[]:byChance(plan,balance,sides),...few]}
function isWanted(side){
return side.split!==void 0&&side.share!==void 0&&side.share>0}
function bySizeOf({components},{cases,largest:component},sides){
let[widest,...others]=sides.toSorted((a,b)=>b.share-a.share);
if(component===void 0||widest===void 0||others.length===0)return[];
if(components.length===1)return[{kind:`one-component`,component}];
let size=component.cases.length,left=cases-size,few=components.length<sides.length?[{kind:`few-components`,components:components.length,sides:sides.map(({split})=>split)}]:[];
if(size>1&&size>cases*widest.share){
let side=sideOf(component),{share}=widest;
return[...few,{kind:`too-large`,component,side,share,left}]}
if(size===1||components.every(({outcome})=>outcome.how===`recorded`))return few;
let narrow=others.find(({share})=>size>cases*share);
return narrow===void 0?few:[...few,{kind:`larger-than-side`,component,side:narrow.split,share:narrow.share,left}]}
function sideOf({outcome,recorded}){
return`split`in outcome?outcome.split:outcome.how===`recorded`?recorded[0]?.split:void 0}
function overRecorded({cases},sides){
return sides.flatMap(({split:side,share,before})=>before.cases>Math.ceil(cases*(share+tolerance))?[{kind:`over-recorded`,side,share,recorded:before.cases}]:[])}
function byChance({components},{cases},sides){
let isDrawn=components.some(({outcome})=>outcome.how===`drawn`),off=sides.filter(({share,after})=>Math.abs(after.cases/cases-share)>tolerance);
return isDrawn&&off.length>0?[{kind:`by-chance`,sides:off}]:[]}
function fewTest({sides},wanted){
let test=sides.find(({split})=>split===`test`);
return test===void 0||test.after.components>=wanted?[]:[{kind:`few-test-components`,components:test.after.components,wanted}]}
function table(rows){
let columns=rows[0]?.length??0,widths=Array.from({length:columns},(_,column)=>Math.max(...rows.map(row=>row[column]?.length??0)));
return rows.map(row=>`  ${row.map((cell,column)=>cell.padEnd(widths[column]??0)).join(`  `)}`.trimEnd())}
function percent(part){
return`${Math.round(part*100)} %`}
function limitSentence(limit,{cases}){
let part=count=>`${count} of ${counted(cases,`case`)} (${percent(count/cases)})`;
switch(limit.kind){
case`one-component`:
return`A balanced split is impossible: ${cases===1?`there is 1 case`:`all ${cases} cases belong to one component, "${limit.component.name}"`}. Whatever side it is on, none is left for another one.`;
case`few-components`:
return`A balanced split is impossible: there are ${counted(limit.components,`component`)} for ${listed(limit.sides)}, so a side stays empty.`;
case`too-large`:
return`A balanced split is impossible: the largest component, "${limit.component.name}", has ${part(limit.component.cases.length)}, and no side is to have more than ${percent(limit.share)}. ${limit.side===void 0?`Wherever it is`:`With it on ${limit.side}`}, at most ${limit.left} can be elsewhere.`;
case`larger-than-side`:
return`The largest component, "${limit.component.name}", has ${part(limit.component.cases.length)}, more than the ${percent(limit.share)} of ${limit.side}. Wherever it is, at most ${limit.left} can be elsewhere.`;
case`over-recorded`:
return`A balanced split is impossible: ${part(limit.recorded)} are recorded as ${limit.side}, which is to have ${percent(limit.share)}. What is recorded does not move.`;
case`by-chance`:
{
let off=limit.sides.map(({split,share,after})=>`${split} gets ${part(after.cases)} where ${percent(share)} were meant`);
return`The draw is off balance: ${listed(off)}. Components are drawn whole, and chance does not even out what is few or of unequal size.`}
case`few-test-components`:
return`The side test gets ${counted(limit.components,`component`)}, and the claim asks for ${limit.wanted}: "touchstone check --for evaluation" will say so.`}}
const most$2={components:40,names:4};
function assignmentText({plan,balance,limits},style){
let open=plan.components.filter(({outcome})=>outcome.how!==`recorded`);
return`${[componentLines(open,style),restLines(plan,plan.components.length-open.length),balanceLines(plan,balance),limits.map(one=>terminalText(limitSentence(one,balance)))].filter(lines=>lines.length>0).map(lines=>lines.join(`
`)).join(`

`)}\n`}
function componentLines(open,style){
let refused=open.filter(({outcome})=>outcome.how===`refused`),given=open.filter(({outcome})=>outcome.how!==`refused`),single=given.filter(isSingle),blocks=[...refused,...given.filter(one=>!isSingle(one))],shown=blocks.slice(0,most$2.components),width=Math.max(0,...shown.map(one=>caseCount(one).length)),lines=shown.map(one=>{
let{outcome}=one,split=`split`in outcome?outcome.split.padEnd(10):style.red(`refused   `),reason=outcome.how===`drawn`?``:`; ${why(one.name,outcome)}`;
return`  ${split}  ${caseCount(one).padStart(width)}  ${terminalText(`${names(one)}${reason}`)}`}),more=blocks.length-shown.length;
return[...lines,...more>0?[`  and ${more} more: --format json lists them all`]:[],...singleLines(single)]}
function isSingle({families,cases,outcome}){
return families.length===0&&cases.length===1&&outcome.how!==`follows`}
function singleLines(single){
return splits.flatMap(split=>{
let own=single.filter(({outcome})=>`split`in outcome&&outcome.split===split);
if(own.length===0)return[];
let what=`${counted(own.length,`case`)} drawn alone: ${some$1(own.map(({name})=>name))}`;
return[`  ${split.padEnd(10)}  ${terminalText(what)}`]})}
function caseCount({cases}){
return counted(cases.length,`case`)}
function names({name,families,cases}){
return families.length>0?some$1(families):cases.length===1?`case ${name}`:`the question of case ${name}`}
function why(name,outcome){
switch(outcome.how){
case`recorded`:
return`recorded`;
case`follows`:
return`follows ${holderName(outcome.member)}, which is recorded as ${outcome.split}`;
case`drawn`:
return`drawn by "${name}"`;
case`dated`:
return`asked after the cutoff, so it is not drawn`;
case`refused`:
return refusalWords(outcome)}}
function refusalWords(refusal){
switch(refusal.why){
case`conflict`:
{
let[one,other]=refusal.members.map(member=>`${holderName(member)} is ${member.split??`on no side`}`);
return`${one??``} and ${other??``}, and they belong together. "touchstone families check" says what joins them`}
case`unknown`:
return`not all is known that ${caseName(refusal.file)} belongs to. "touchstone families check" says what is missing`;
case`no-families`:
return`it rests on no document and names no family. Write the families that it is about, or "families: []" where it is about none`;
case`exposed`:
return`people have learned from it. Record "dev" or "regression" by hand`;
case`undated`:
return`it does not say when it is asked, and the claim is about a period. Write "askedAt"`;
case`two-periods`:
{
let[before,after]=refusal.files;
return`${caseName(before)} is asked before the cutoff and ${caseName(after)} after it`}
case`no-share`:
return`no split that it may have has a share`}}
function restLines({unused,isByCase},recorded){
return[...recorded===0?[]:[`  ${counted(recorded,isByCase?`question`:`component`)} ${recorded===1?`is`:`are`} recorded and ${recorded===1?`stays`:`stay`} as ${recorded===1?`it is`:`they are`}.`],...unused.length===0?[]:[terminalText(`  ${unused.length===1?`1 family`:`${unused.length} families`} without a case ${unused.length===1?`is`:`are`} not drawn yet: ${some$1(unused)}.`)]]}
function balanceLines({isByCase},{cases,sides}){
return table([[`split`,`meant`,`cases`,...isByCase?[`questions`]:[`families`,`components`]],...sides.map(side=>[side.split??`none`,side.share===void 0?``:percent(side.share),`${change(side,`cases`)} (${percent(cases===0?0:side.after.cases/cases)})`,...isByCase?[]:[change(side,`families`)],change(side,`components`)])])}
function change({before,after},counts){
let[old,now]=[before[counts],after[counts]];
return old===now?String(now):`${old} -> ${now}`}
function holderName(holder){
return holder.kind===`family`?`"${holder.id}"`:caseName(holder.file)}
function caseName({case:{id},path}){
return`case ${id??path}`}
function some$1(all){
let more=all.length-most$2.names;
return listed([...all.slice(0,most$2.names),...more>0?[`${more} more`]:[]])}
function assignmentJson({plan,balance,limits},written){
let components=plan.components.map(one=>({name:one.name,families:one.families,cases:one.cases.map(({case:{id},path})=>id??path),how:one.outcome.how,split:`split`in one.outcome?one.outcome.split:recordedSplit(one),why:one.outcome.how===`refused`?one.outcome.why:null,reason:why(one.name,one.outcome)})),sides=balance.sides.map(({split,share,before,after})=>({split:split??null,share:share??null,before,after}));
return`${jsonText({assignment:plan.draw,components,unused:plan.unused,balance:{cases:balance.cases,sides},limits:limits.map(one=>({kind:one.kind,sentence:limitSentence(one,balance)})),written})}\n`}
function recordedSplit({recorded,outcome}){
return outcome.how===`recorded`?recorded[0]?.split??null:null}
function recordedSentence(plan,{isWrite,written,place}){
let{families,cases}=newSplits(plan);
if(families.size+cases.size===0)return`There is nothing to draw. Nothing was written.`;
if(!isWrite)return`Nothing was written. The same command with --write records these splits.`;
let parts=[...families.size===0?[]:[`the split of ${families.size===1?`1 family`:`${families.size} families`} in ${place(familiesFile)}`],...cases.size===0?[]:[`the split of ${counted(cases.size,`case`)} in ${cases.size===1?`its file`:`their files`}`],...families.size===0&&written.includes(`families.yaml`)?[`how they were drawn in ${place(familiesFile)}`]:[]];
return terminalText(`Written: ${parts.join(`, `)}. Next: touchstone families check.`)}
function assertDeclared(dataset,{file}){
let{claim,grouping}=file.families??{},missing=[...isSaid(claim?.statement)?[]:[`claim`],...isSaid(grouping?.rule)?[]:[`grouping rule`]];
if(missing.length>0)throw new UsageError(`${familiesFile} does not say its ${listed(missing)} yet. Write what the split is to establish and by which rule documents form families, then draw: whoever draws first chooses the rule by its result.`);
if(file.whole===void 0||dataset.defects.some(({at})=>at.file===file.path))throw new UsageError(`${familiesFile} has defects, and nothing is drawn from it. touchstone check says which.`);
let unread=unreadCases(dataset),[first]=unread;
if(first!==void 0)throw new UsageError(terminalText(`${counted(unread.length,`case file`)} cannot be read, such as ${quoted(first)}, and nobody knows which families they join. touchstone families check says why.`))}
function isSaid(text){
return text!==void 0&&!isBlank(text)}
const shares=[`dev`,`validation`,`test`];
function readWeights(given){
let weights=new Map;
for(let part of given.split(`,`)){
let[,name,number]=/^\s*([a-z]+)=([0-9]+(?:\.[0-9]+)?)\s*$/.exec(part)??[],share=shares.find(one=>one===name);
if(share===void 0)throw new InvalidArgumentError(`Write the share of dev, validation and test, such as dev=0.7,test=0.3.`);
if(weights.has(share))throw new InvalidArgumentError(`It names ${share} twice.`);
weights.set(share,Number(number))}
return Object.fromEntries(shares.flatMap(one=>weights.has(one)?[[one,weights.get(one)]]:[]))}
function readSalt(given){
if(!isBlank(given)&&!/[\p{Cc}\p{Cf}]/u.test(given))return given;
throw new InvalidArgumentError(`Write a text of one line, such as the set's name and the year.`)}
function drawBy({file},flags){
let recorded=file.whole?.assignment,salt=flags.salt??recorded?.salt,weights=flags.weights??recorded?.weights;
if(salt===void 0||weights===void 0){
let missing=[...salt===void 0?[`--salt my-set-2026`]:[],...weights===void 0?[`--weights dev=0.7,test=0.3`]:[]];
throw new UsageError(`${familiesFile} does not say how to draw. Say it by ${missing.join(` and `)}; with --write it is recorded as "assignment".`)}
if(isBlank(salt))throw new UsageError(`The salt in ${familiesFile} is blank. Write a text of this set's own.`);
if(!Object.values(weights).some(weight=>weight>0))throw new UsageError(`No split has a share: give one more than 0, such as --weights dev=0.7,test=0.3.`);
return{salt,weights}}
async function groupedSet(cwd,given){
let dataset=await loadDataset(workingTree(await setFolder(cwd,given))),grouping=groupingOf(dataset);
if(grouping!==void 0)return{dataset,grouping};
throw new UsageError(dataset.families===void 0?`The set has no ${familiesFile} yet, so nothing says which documents belong together. A first text of it: touchstone families propose --by document`:`${familiesFile} cannot be read; touchstone check says why.`)}
function assignCommand(io,finish){
return new Command(`assign`).description(`Draw the split of components that have none. What is recorded stays.`).argument(`[set]`,`the set's folder`,`.`).option(`--salt <text>`,`makes the draw this set's own; as in ${familiesFile} by default`,readSalt).option(`--weights <shares>`,`the share of each split; as in ${familiesFile} by default`,readWeights).option(`--write`,`record the splits, and how they were drawn`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example$7).action(async(set,flags)=>{
finish(await runAssign(io,set,flags))})}
const example$7=`
Families that belong together are drawn as one, by salt, shares and the smallest id among them: the same set gives the
same splits on every machine, and a family that is added later moves no other. Where a part of a component is recorded, the
rest follows it. Nothing that is recorded changes, and no component is ever broken: where that makes a balanced split
impossible, it is said with the numbers. Cases of no family, and under the claim fixed-corpus all cases, are drawn alike.

Claim and grouping rule come before a draw. The salt is chosen once: whoever draws again until the result pleases has
chosen the result.

Examples:
  touchstone families assign                                             what would be recorded, and why
  touchstone families assign --write                                     record it
  touchstone families assign --salt acme-2026 --weights dev=0.7,test=0.3 where ${familiesFile} has no assignment yet
  touchstone families assign --format json eval                          one JSON object, for scripts

Exit code: 0 drawn, or nothing to draw; 1 a component was refused, or nothing could be written; 2 wrong use, 3 the run broke.`;
async function runAssign(io,set,flags){
let folder=await setFolder(io.cwd,set),before=await rawText(join(folder,familiesFile)).catch(()=>``),{dataset,grouping}=await groupedSet(io.cwd,set);
assertDeclared(dataset,grouping);
let plan=planAssignment(dataset,grouping,drawBy(grouping,flags)),balance=balanceOf(plan,grouping),report={plan,balance,limits:limitsOf$1(plan,balance,wantedTest(grouping))},place=placeFrom(io.cwd,folder,set),recorded=flags.write===!0?await record({folder,before,plan}):{files:[]};
if(`refused`in recorded){
let mark=io.style.red(`not changed`);
for(let one of recorded.refused)io.err(`${problemText(one,{style:io.style,place},{mark})}\n\n`);
return io.err(`Nothing was written.
`),1}
let written=recorded.files.map(({path})=>path);
return flags.format===`json`?io.out(assignmentJson(report,written)):(io.out(assignmentText(report,io.style)),io.out(`\n${recordedSentence(plan,{isWrite:flags.write===!0,written,place})}\n`)),+!!plan.components.some(({outcome})=>outcome.how===`refused`)}
function wantedTest({file,isByCase}){
return file.whole?.claim.minimumTestComponents??(isByCase?0:2)}
async function record({folder,before,plan}){
let{families,cases}=newSplits(plan),ofFamilies=familiesWithSplits(before,families,plan.components.some(({outcome})=>outcome.how===`drawn`)?plan.draw:void 0);
if(`refused`in ofFamilies)return ofFamilies;
let ofCases=await casesWithSplits(workingTree(folder),cases);
if(`refused`in ofCases)return ofCases;
let files=[...ofFamilies.files,...ofCases.files],refused=await replaceTexts(folder,files);
return refused.length>0?{refused}:{files}}
function checkFamiliesCommand(io,finish){
let command=new Command(`check`).description(`Judge families and splits alone, as touchstone check does with all else.`).argument(`[place...]`,`the set's folder, or files and folders in it to be told of alone`);
return checkFlags(command),command.options.find(({long})=>long===`--changed`)?.hideHelp(),command.addHelpText(`after`,example$6).action(async(places,flags)=>{
if(flags.changed!==void 0)throw new UsageError(needsAll);
finish(await runCheck(io,places,{...flags,among:rulesOfFamilies}))})}
const needsAll=`Families need every case: what joins two sides may stand in files that did not change. Leave out --changed.`,example$6=`
The rules are those of touchstone check about families, splits, claims and exceptions, with the same findings, and those
that say what keeps them from judging, such as a case that cannot be read. It says nothing of what else is wrong with a
case: before a merge, run touchstone check. The action family-overlap gives the same verdict in a job.

Examples:
  touchstone families check                    the set in this folder
  touchstone families check --for evaluation   before a score: is the split fit to be scored?
  touchstone families check --format github

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`,githubDraws={lines:500,characters:5e4};
function readableGraph(keys,near,graph){
let whole=familyGraph({keys},graph);
if(isDrawn(whole))return{diagram:whole,shown:keys.length};
let order=nearestFirst(keys,near,graph);
for(let shown=Math.min(40,order.length);shown>1;shown=Math.floor(shown/2)){
let diagram=familyGraph({keys:order.slice(0,shown)},graph);
if(isDrawn(diagram))return{diagram,shown}}
return{diagram:familyGraph({keys:order.slice(0,1)},graph),shown:1}}
function isDrawn(diagram){
return diagram.length>githubDraws.characters?!1:(diagram.match(/^ {2}\w+ (?:---|-\.-) \w+$/gm)??[]).length<=githubDraws.lines}
function nearestFirst(keys,near,{links}){
let linksAt=linksByHolder(links),wanted=new Set(keys),met=new Set(near.filter(key=>wanted.has(key)));
for(let key of met){
let joined=(linksAt.get(key)??[]).flatMap(({holders})=>holders);
for(let other of joined)wanted.has(other)&&met.add(other)}
return[...new Set([...met,...keys])]}
function graphCommand(io,finish){
return new Command(`graph`).description(`Draw what joins families, as a Mermaid diagram.`).argument(`[family]`,`a family of the component to draw (default: those on two sides)`).option(`--set <folder>`,`the set's folder`,`.`).option(`--all`,`draw the whole, also where nobody reads it and GitHub does not draw it`).option(`--out <file>`,`write it to a file, not to the standard output`).addHelpText(`after`,example$5).action(async(family,flags)=>{
finish(await runGraph(io,family,flags))})}
async function runGraph(io,family,{set,all,out}){
let output={cwd:io.cwd,set:await setFolder(io.cwd,set),option:`--out`},path=out===void 0?void 0:await assertWritable(output,out),{grouping}=await groupedSet(io.cwd,set),graph=family===void 0?grouping.graph():grouping.familyGraph(),keys=(family===void 0?offending(graph):named(family,graph)).flat();
if(keys.length===0)return io.err(`Nothing joins two sides of the split.
`),0;
let near=family===void 0?onTheWays(graph):[family],{diagram,shown}=all===!0?{diagram:familyGraph({keys},graph),shown:keys.length}:readableGraph(keys,near,graph);
return out===void 0||path===void 0?io.out(diagram):await writeOutput({option:`--out`,name:out},path,diagram),shown<keys.length&&io.err(leftOut(shown,{of:keys.length,family})),0}
function leftOut(shown,{of,family}){
let near=family===void 0?`a shortest way between two sides`:`"${family}"`;
return terminalText(`Drawn: ${shown} of ${of}, the nearest to ${near}. GitHub draws at most ${githubDraws.lines} lines from ${githubDraws.characters} characters. The whole, to a file: --all --out <file>`).concat(`
`)}
function offending(graph){
return componentsIn(graph).filter(one=>isSplitApart(splitsOf(one,graph)))}
function onTheWays(graph){
return[...conflictsIn(graph)].flatMap(({path})=>path.flatMap(({from,to})=>[from.key,to.key]))}
function named(family,graph){
let found=componentsIn(graph).find(keys=>keys.includes(family));
if(found!==void 0)return[found];
let ids=[...graph.holders.values()].flatMap(one=>one.kind===`family`?[one.id]:[]);
throw new UsageError(terminalText(`There is no family "${family}". ${writeInstead(family,ids,`All are listed by: touchstone families show`)}`))}
const example$5=`
The text goes into a block of Markdown that starts with \`\`\`mermaid. Shapes tell the sides apart:
${shapesInWords}.
Of what GitHub would not draw, the part that is nearest to the family is drawn, or to a shortest way between two sides.

Examples:
  touchstone families graph                        what joins two sides of the split
  touchstone families graph refunds                the component of one family
  touchstone families graph refunds --set eval
  touchstone families graph --all --out graph.mmd  the whole of a large one

Exit code: 0 drawn, or nothing to draw; 2 wrong use, 3 the run broke.`;
function hangingIn(grouping){
let graph=grouping.familyGraph(),links=graph.links.filter(({by})=>by===`relation`),joining=new Set(graph.links.flatMap(link=>link.by===`case`?[link.file]:[])),components=together(graph,grouping,grouping.cases),without=grouping.cases.filter(file=>!joining.has(file)),used=new Set(grouping.cases.flatMap(file=>familiesIn(grouping,file)));
return{components,unused:[...grouping.families.keys()].filter(id=>!used.has(id)).length,joining,withoutThem:together({...graph,links},grouping,without),onTwoSides:grouping.isByCase?[]:componentsIn(graph).filter(one=>isSplitApart(splitsOf(one,graph))),alone:grouping.cases.filter(file=>familiesIn(grouping,file).length===0)}}
function together(graph,grouping,cases){
let all=componentsIn(graph).map(component=>({component,cases:[]})),byKey=new Map(all.flatMap(one=>one.component.map(key=>[key,one])));
for(let file of cases){
let[first]=familiesIn(grouping,file);
first!==void 0&&byKey.get(first)?.cases.push(file)}
return all.filter(one=>one.cases.length>0).toSorted((a,b)=>b.cases.length-a.cases.length)}
function familiesIn({familiesOf},file){
return familiesOf(file).belongings.map(({family})=>family)}
function familyIds(wanted,taken){
let plain=wanted.map(({key,name})=>({key,id:plainId(name)})),counts=new Map;
for(let{id}of plain)counts.set(id,(counts.get(id)??0)+1);
let used=new Set(taken),ids=new Map;
for(let{key,id}of plain)id===void 0||taken.has(id)||counts.get(id)!==1||(ids.set(key,id),used.add(id));
for(let{key,id}of plain){
if(ids.has(key))continue;
let folded=freeId(id??`family`,key,used);
ids.set(key,folded),used.add(folded)}
return ids}
function plainId(name){
if(isFitId(name))return name;
let words=asciiWords(name,100);
return isFitId(words)?words:void 0}
function freeId(text,key,used){
let id=foldId(text,key);
for(let turn=2;used.has(id);turn++)id=foldId(text,`${key}\n${turn}`);
return id}
function distinctParts(names){
let[first=``]=names,shared=first.length;
for(let name of names)for(;!name.startsWith(first.slice(0,shared));)shared--;
let start=first.slice(0,shared).lastIndexOf(`/`)+1,ending=/\.[A-Za-z0-9]{1,8}$/.exec(first)?.[0]??``,end=names.every(name=>name.endsWith(ending))?ending.length:0;
return name=>{
let whole=name.endsWith(ending)?name.length-end:name.length,part=name.slice(start,whole);
return part===``?name:part}}
function proposeFamilies(dataset,rule){
let{documents,unknown}=documentsIn(dataset),recorded=dataset.families===void 0?new Map:familiesById(dataset.families),claimsOf=documentClaims(recorded),counts=groupsOf(documents,one=>Math.min(claimsOf(one).length,2)),unclaimed=counts.get(0)??[],owners=ownersByKey(counts.get(1)??[],claimsOf,rule),unnameable=greedy(unclaimed,documents),beside=[],free=unclaimed.filter(document=>{
let families=owners.get(keyOf(document,rule));
return families!==void 0&&beside.push({document,families:[...families].toSorted(byUtf8)}),families===void 0&&!unnameable.has(document)});
return{rule,families:familiesOf(dataset,groupsOf(free,one=>keyOf(one,rule)),documents),documents,unknown,byParts:familiesByParts(documents,rule),recorded:counts.get(1)?.length??0,claimedTwice:counts.get(2)??[],unnameable:[...unnameable].toSorted(byUtf8),patterns:free.filter(hasStar),beside}}
function keyOf(document,rule){
return rule.by===`document`?document:document.split(rule.separator).slice(0,rule.parts).join(rule.separator)}
function documentsIn(dataset){
let current=currentRevision(dataset),known=new Set((current&&documentsAsRecorded(current)?.keys())??[]),unknown=new Set;
for(let file of dataset.cases.filter(takesPart)){
let revision=revisionOf(dataset,file),own=revision&&documentsAsRecorded(revision);
for(let{documentId}of documentsOf(dataset,file).documents)own===void 0||own.has(documentId)?known.add(documentId):unknown.add(documentId)}
return{documents:[...known].filter(one=>!isBlank(one)).toSorted(byUtf8),unknown:[...unknown].filter(one=>!known.has(one)).toSorted(byUtf8)}}
function familiesByParts(documents,rule){
if(rule.by===`document`)return[];
let counts=[];
for(let parts=1;parts<=mostParts;parts++){
let families=new Set(documents.map(one=>keyOf(one,{...rule,parts}))).size;
if(families!==counts.at(-1)?.families&&counts.push({parts,families}),families===documents.length)break}
return counts}
const mostParts=20;
function ownersByKey(claimed,claimsOf,rule){
let owners=new Map;
for(let document of claimed){
let key=keyOf(document,rule),families=owners.get(key)??new Set;
for(let{family}of claimsOf(document))families.add(family);
owners.set(key,families)}
return owners}
function hasStar(document){
return document.includes(`*`)}
function greedy(unclaimed,documents){
let starred=unclaimed.filter(hasStar),families=starred.map((id,index)=>[`f${index}`,{documents:[id]}]),claimsOf=documentClaims(new Map(families)),found=new Set;
for(let document of starred.length===0?[]:documents){
let fitting=claimsOf(document).map(({pattern})=>pattern);
hasStar(document)&&fitting.length>1&&found.add(document);
for(let pattern of fitting)pattern!==document&&found.add(pattern)}
return found}
function familiesOf(dataset,groups,documents){
let titleOf=titles(dataset),nameOf=distinctParts(documents),recorded=new Set(Object.keys(dataset.families?.families?.families??{})),ids=familyIds([...groups.keys()].map(key=>({key,name:nameOf(key)})),recorded);
return[...groups].map(([key,own])=>{
let[first,...others]=own,title=others.length===0?titleOf(first)??first:key;
return{id:ids.get(key)??key,title:isBlank(title)?first:title,documents:own}}).toSorted((a,b)=>byUtf8(a.id,b.id))}
function titles(dataset){
let current=currentRevision(dataset),records=current&&documentsAsRecorded(current),byId=new Map([...records??[]].map(([id,{title}])=>[id,title]));
return document=>{
let title=byId.get(document);
return title===void 0||isBlank(title)?void 0:title}}
function withProposed(dataset,{families}){
let before=dataset.families,added=families.map(({id,title,documents})=>[id,{title,documents}]),all={...before?.families?.families,...Object.fromEntries(added)},file={...before??noFile,families:{...before?.families,families:all}};
return{...dataset,families:file}}
const noFile={path:familiesFile,families:void 0,whole:void 0,has:()=>!1,locate:()=>startOf(familiesFile),locateKey:()=>startOf(familiesFile)};
function addEntries(file,text,edit){
let mark=text.startsWith(`﻿`)?`﻿`:``,layout=yamlLayout(text.slice(mark.length));
if(`why`in layout)return editFields(file,text,[{set:edit.field,to:{}}]);
let old=layout.value[edit.field]??{},added=[...edit.entries].map(([key,{value}])=>[key,value]),value=isMap(old)?{...old,...Object.fromEntries(added)}:void 0,edited=isMap(old)&&Object.keys(old).length===0?asField(layout,edit):withEntries(layout,edit);
if(value===void 0||edited===void 0)return{refused:notOnLines(file,edit)};
let after=yamlLayout(edited);
return!(`why`in after)&&isDeepStrictEqual(after.value,{...layout.value,[edit.field]:value})?{text:mark+edited}:{refused:notOnLines(file,edit)}}
function asField(layout,{field,entries}){
let{indent}=layout,old=layout.fields.find(({name})=>name===field),end=layout.fields.at(-1)?.end??layout.lines.length,range=old??{first:end,end},comments=layout.commentsIn(range.first,range.end),lines=[...entries.values()].flatMap(entry=>entry.lines.map(line=>`  ${line}`));
return replaceLines(layout,{first:range.first,end:range.end,lines:[...comments,`${field}:`,...lines].map(line=>indent+line)})}
function withEntries(layout,{field,entries}){
let block=blockOf$1(layout,field,{first:0,end:layout.lines.length}),inner=block===void 0?void 0:yamlLayout(textOf(layout,block));
if(block===void 0||inner===void 0||`why`in inner)return;
let placeOf=placesIn(inner),byPlace=new Map;
for(let[key,{lines}]of[...entries].toSorted(([a],[b])=>byUtf8(a,b))){
let place=block.first+placeOf(key),own=byPlace.get(place)??[];
own.push(...lines.map(line=>inner.indent+line)),byPlace.set(place,own)}
let lineEnd=lineEndOf(layout.lines),lines=layout.lines.flatMap((line,index)=>{
let own=byPlace.get(index);
return own===void 0?[line]:[...own.map(one=>one+lineEnd),line]}),last=byPlace.get(layout.lines.length);
return last===void 0?lines.join(``):replaceLines({lines},{first:lines.length,end:lines.length,lines:last})}
function placesIn({fields,lines}){
let top=lines.slice(0,fields[0]?.first??0).findLastIndex(line=>line.trim()===``)+1,later=[];
for(let[index,{name}]of fields.entries()){
let latest=later.at(-1);
latest!==void 0&&byUtf8(name,latest.name)<=0||later.push({name,place:index===0?top:fields[index-1]?.end??top})}
return key=>{
let[from,to]=[0,later.length];
for(;from<to;){
let middle=from+to>>1;
byUtf8(later[middle]?.name??``,key)>0?to=middle:from=middle+1}
return later[from]?.place??fields.at(-1)?.end??0}}
function notOnLines(file,{field,entries}){
let[key=``]=entries.keys();
return{message:`Nothing can be added to "${field}" line by line: its entries do not each start a line.`,at:{file,line:1,column:1},fix:`Write each entry of "${field}" below the key, such as "${key}:", on lines of its own.`}}
function entryLines({id,title,documents}){
return[`${yamlValue(id)}:`,`  title: ${yamlValue(title)}`,`  documents:`,...documents.map(document=>`    - ${yamlValue(document)}`)]}
function proposedFile(proposal){
let lines=proposal.families.flatMap(entryLines).map(line=>`  ${line}`);
return[`# Proposed by rule: ${ruleWords(proposal.rule)}. Nothing is decided yet.`,`# Before anybody has seen a score, a person says what the split is to establish and whether these families are right:`,`# fill in the lines below and take the "# " away. Until then touchstone check refuses this file.`,`#`,`# claim:`,`#   kind: # family, fixed-corpus, period (with a cutoff) or access`,`#   statement: # what the split is to establish, in one sentence`,`#   declaredAt: # the day`,`# grouping:`,`#   rule: # by which documents form families, in one sentence`,`#   declaredAt: # the day`,...lines.length===0?[`families: {}`]:[`families:`,...lines],``].join(`
`)}
function ruleWords(rule){
if(rule.by===`document`)return`one family for each document`;
let parts=rule.parts===1?`first part`:`first ${rule.parts} parts`;
return terminalText(`one family for the documents whose ids share the ${parts} parted by ${JSON.stringify(rule.separator)}`)}
function proposalSummary(proposal,hanging){
let{families,documents,recorded}=proposal,covered=families.reduce((sum,family)=>sum+family.documents.length,0),proposed=`${familyCount(families.length)} for ${counted(covered,`document`)}`;
return`${rowLines([[`proposed`,families.length===0?`nothing`:proposed],[`recorded`,recorded===0?``:`${recorded} of ${counted(documents.length,`document`)}`],...openRows(proposal),[`by parts`,byPartsWords(proposal)],...hangingRows(hanging)])}\n\n${conclusion(hanging)}\n`}
function byPartsWords({byParts}){
let words=byParts.map(({parts,families})=>`${parts} gives ${familyCount(families)}`);
return words.length<2?``:words.join(`, `)}
function rowLines(all){
return all.filter(([,text])=>text!==``).map(([name,text])=>`  ${name.padEnd(10)}  ${text}`).join(`
`)}
function openRows(proposal){
let{beside,claimedTwice,unnameable,patterns,unknown}=proposal,neighbours=beside.map(({document,families})=>`${document} (${listed(families,`or`)})`);
return[[`to place`,neighbours.length===0?``:`${counted(neighbours.length,`document`)} of the prefix of a recorded family; join them by hand: ${some(neighbours)}`],[`twice`,claimedTwice.length===0?``:`in several families: ${some(claimedTwice)}`],[`unknown`,unknown.length===0?``:`cases name what their revision does not have: ${some(unknown)}`],[`left out`,unnameable.length===0?``:`a "*" in the id fits other documents, so these belong in one family with them, or nowhere: ${some(unnameable)}`],[`patterns`,patterns.length===0?``:`a "*" in the id may fit later documents: ${some(patterns)}`]]}
function hangingRows(hanging){
let{components,unused,joining,withoutThem,onTwoSides,alone}=hanging,[largest]=components,cases=casesIn(components),[rest]=withoutThem;
return[[`components`,`${components.length} with cases${unused===0?``:`; ${familyCount(unused)} with none`}`],[`sizes`,sizes(components)],[`largest`,largest===void 0?``:largestWords(largest,cases)],[`joined by`,joining.size===0?``:joiningWords(joining)],[`else`,joining.size===0||rest===void 0?``:`without ${joining.size===1?`it`:`those cases`}: ${counted(withoutThem.length,`component`)}, the largest with ${rest.cases.length} of ${counted(casesIn(withoutThem),`case`)}`],[`two sides`,twoSides(onTwoSides)],[`no family`,alone.length===0?``:`${counted(alone.length,`case`)}: ${some(alone.map(nameOf))}`]]}
function twoSides(components){
if(components.length===0)return``;
let names=some(components.map(([name])=>name));
return`${counted(components.length,`component`)} with families on two sides: ${names}; touchstone families check tells what joins what is written`}
function largestWords({component,cases},all){
return`${terminalText(component[0])}: ${cases.length} of ${counted(all,`case`)}, ${familyCount(component.length)}`}
function joiningWords(joining){
return`${joining.size===1?`1 case that needs`:`${joining.size} cases that need`} several families: ${some([...joining].map(nameOf))}`}
function sizes(components){
if(components.length<2)return``;
let more=components.length-most$1.sizes;
return`${[...components.slice(0,most$1.sizes).map(({cases})=>String(cases.length)),...more>0?[`${more} more`]:[]].join(`, `)} cases`}
const most$1={names:3,sizes:12};
function some(names){
let more=names.length-most$1.names;
return terminalText(listed([...names.slice(0,most$1.names),...more>0?[`${more} more`]:[]]))}
function nameOf(file){
return file.case.id??file.path}
function casesIn(components){
return components.reduce((sum,{cases})=>sum+cases.length,0)}
function familyCount(count){
return count===1?`1 family`:`${count} families`}
function conclusion({components}){
let[largest,...others]=components;
if(largest===void 0)return`No case needs any of these families yet.`;
if(others.length===0)return`All cases that need a family are in one component: whatever side it is on, none is left for the other one. No split can hold out families here.`;
let left=casesIn(others);
return`A component stays on one side of a split. With the largest on one side, at most ${counted(left,`case`)} can be on the other.`}
function proposeCommand(io,finish){
return new Command(`propose`).description(`Propose families for the documents that no family has. A person decides.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--by <rule>`,`one family a document, or for ids that share their first parts`).choices([`document`,`prefix`]).makeOptionMandatory()).option(`--separator <text>`,`what parts the ids, with --by prefix (default: "/")`).option(`--parts <number>`,`how many parts are shared, with --by prefix (default: 1)`,count).option(`--write`,`write ${familiesFile}, or add to it what it lacks`).addHelpText(`after`,example$4).action(async(set,flags)=>{
finish(await runPropose(io,set,flags))})}
const example$4=`
The proposal is printed as text for families.yaml, and what hangs together under it on the error output: how many components
there are, the largest of them, and the cases that join families. Families and splits that are recorded stay as they are. No
split is ever proposed, and claim and grouping rule are left for a person to fill in; touchstone check refuses the file until
then. --write makes the file where there is none, or adds the families to it and touches no other line. Run again, it
changes nothing.

Examples:
  touchstone families propose --by document              one family for each document
  touchstone families propose --by prefix --parts 2      guides/refunds/eu.md belongs to guides/refunds
  touchstone families propose --by prefix --separator -  refunds-eu belongs to refunds
  touchstone families propose --by document --write eval

Exit code: 0 proposed, or nothing to propose; 2 wrong use, 3 the run broke.`;
function count(given){
if(/^[1-9][0-9]{0,3}$/.test(given))return Number(given);
throw new InvalidArgumentError(`Write a whole number from 1 on.`)}
async function runPropose(io,set,flags){
let rule=ruleOf(flags),folder=await setFolder(io.cwd,set),dataset=await loadDataset(workingTree(folder));
if(dataset.families!==void 0&&dataset.families.families===void 0)throw new UsageError(`${familiesFile} cannot be read; touchstone check says why.`);
let proposal=proposeFamilies(dataset,rule);
if(proposal.documents.length===0)throw new UsageError(`The set has no document yet. Record some: touchstone corpus --help`);
assertHolds(dataset,proposal);
let grouping=groupingOf(withProposed(dataset,proposal)),summary=grouping===void 0?``:proposalSummary(proposal,hangingIn(grouping));
if(flags.write===!0){
let told=await write(folder,dataset,proposal);
return io.out(`${summary}\n${told(placeFrom(io.cwd,folder,set)(familiesFile))}\n`),0}
return dataset.families===void 0?io.out(proposedFile(proposal)):io.out(proposal.families.flatMap(entryLines).map(line=>`  ${line}\n`).join(``)),io.err(`\n${summary}\n${next(dataset,proposal)}\n`),0}
function ruleOf({by,separator,parts}){
if(by===`prefix`){
if(separator===``)throw new UsageError(`--separator is empty: write what parts the ids.`);
return{by,separator:separator??`/`,parts:parts??1}}
if(separator===void 0&&parts===void 0)return{by};
throw new UsageError(`--separator and --parts go with --by prefix.`)}
const mostFamilies=Math.floor(familiesKeys/4);
function assertHolds({families},proposal){
let all=Object.keys(families?.families?.families??{}).length+proposal.families.length;
if(!(all<=mostFamilies))throw new UsageError(`${all} families are more than ${familiesFile} can hold, which is ${mostFamilies}. Put more documents into a family: --by prefix.`)}
function next({families},proposal){
return proposal.families.length===0?`There is nothing to propose.`:families===void 0?`Next: the same command with --write makes ${familiesFile}; then a person fills in claim and grouping rule.`:`Next: the same command with --write adds these families to ${familiesFile}; no split is set.`}
async function write(folder,dataset,proposal){
let{families}=proposal;
if(families.length===0)return()=>`There is nothing to propose. Nothing was written.`;
let before=dataset.families===void 0?void 0:await rawText(join(folder,familiesFile)),text=before===void 0?proposedFile(proposal):withFamilies(before,proposal);
if(Buffer.byteLength(text)>limits.families)throw new UsageError(`${familiesFile} would have more than ${limits.families/2**20} MB, and nobody could read it. Put more documents into a family, by patterns.`);
try{
await writeFiles(folder,[[familiesFile,text]],new Map([[familiesFile,before]]))}catch(error){
throw error instanceof ChangedMeanwhileError?new UsageError(`${familiesFile} changed while it was being read, and nothing was written. Run the command again.`):error}
return before===void 0?file=>`Written: ${file}. Next: fill in claim and grouping rule in it, then touchstone check.`:file=>`Added to ${file}: ${families.length===1?`1 family`:`${families.length} families`}, without a split.`}
function withFamilies(before,{families}){
let entries=families.map(family=>{
let{id,title,documents}=family;
return[id,{value:{title,documents},lines:entryLines(family)}]}),edited=addEntries(familiesFile,before,{field:`families`,entries:new Map(entries)});
if(`text`in edited)return edited.text;
let{message,at,fix}=edited.refused;
throw new UsageError(terminalText(`${at.file}:${at.line}: ${message} ${fix}`))}
function familyOverview(dataset,grouping){
let{cases,familiesOf,families,excluded}=grouping,graph=grouping.familyGraph(),byFamily=documentsByFamily(dataset,grouping),casesOf=casesByFamily(grouping),states=holdoutStates(grouping,dataset),components=componentsIn(graph).flatMap(keys=>{
let ids=keys.filter(key=>families.has(key)),[name]=ids;
if(name===void 0)return[];
let own=[...new Set(ids.flatMap(id=>casesOf.get(id)??[]))],bySplit=grouping.isByCase?casesBySplit(own):void 0,recorded=bySplit===void 0?splitsOf(keys,graph):splits.filter(one=>one in bySplit),held=ids.find(id=>families.get(id)?.split===`test`)??name;
return[{name,families:ids.map(id=>({id,title:families.get(id)?.title,split:families.get(id)?.split,documents:byFamily.of(id)})),splits:recorded,casesBySplit:bySplit,isConflict:!grouping.isByCase&&isSplitApart(recorded),holdout:grouping.isByCase?void 0:states.ofFamily(held),cases:countsOf(own)}]}),alone=cases.filter(file=>familiesOf(file).belongings.length===0);
return{components,withoutFamily:[...new Set(alone.map(file=>file.case.split))].toSorted((a,b)=>byUtf8(a??``,b??``)).map(split=>({split,cases:countsOf(alone.filter(one=>one.case.split===split))})),ungrouped:byFamily.ungrouped,excluded:excluded.size}}
function casesBySplit(files){
let found=groupsOf(files,file=>file.case.split);
return Object.fromEntries(splits.flatMap(split=>{
let own=found.get(split);
return own===void 0?[]:[[split,own.length]]}))}
function countsOf(files){
let approved=files.filter(file=>stageOf(file)===`approved`).length;
return{approved,pending:files.length-approved}}
function casesByFamily({cases,familiesOf}){
let found=new Map;
for(let file of cases)for(let{family}of familiesOf(file).belongings){
let own=found.get(family);
own===void 0?found.set(family,[file]):own.push(file)}
return found}
function documentsByFamily(dataset,{cases,familiesOf,claimsOf}){
let cited=cases.flatMap(file=>familiesOf(file).documents.documents.map(({documentId})=>documentId)),current=currentRevision(dataset)?.documents?.records.keys()??[],found=new Map,ungrouped=[];
for(let document of[...new Set([...cited,...current])].toSorted(byUtf8)){
let[claim,...others]=claimsOf(document);
claim===void 0||others.length>0?ungrouped.push(document):found.set(claim.family,[...found.get(claim.family)??[],document])}
return{of:family=>found.get(family)??[],ungrouped}}
function familyList(overview,style){
return`${[...overview.components.map(one=>block(one,style)),summary(overview).map(terminalText).join(`
`)].join(`

`)}\n`}
function block(component,style){
let{families,name}=component,widest=Math.max(...families.map(({id})=>id.length));
return[`${style.strong(terminalText(name))}  ${side(component,style)}  ${caseWords(component.cases)}`,...families.map(one=>{
let split=families.length>1&&one.split!==void 0?` (${one.split})`:``,words=documentWords(one),told=words===one.title?``:`: ${terminalText(words)}`;
return`  ${terminalText(one.id.padEnd(widest))}  ${terminalText(one.title??``)}${split}${told}`})].join(`
`)}
function side(component,style){
let{splits,isConflict,holdout,casesBySplit}=component;
return casesBySplit===void 0?isConflict?style.red(`on two sides: ${splits.join(` and `)}`):splits.includes(`test`)&&holdout===`spent`?style.red(`test, spent`):splits.includes(`test`)&&holdout===`used`?`test, used`:splits.length===0?style.yellow(`no split`):splits.join(` and `):sidesOfCases(casesBySplit)}
function sidesOfCases(counts){
let sides=Object.entries(counts).map(([split,count])=>`${count} in ${split}`);
return sides.length===0?`no case in a split`:listed(sides)}
function caseWords({approved,pending}){
let parts=[...approved===0?[]:[`${approved} approved`],...pending===0?[]:[`${pending} pending`]];
return parts.length===0?`no case`:`${counted(approved+pending,`case`)}: ${parts.join(`, `)}`}
function documentWords({documents}){
if(documents.length===0)return`no document in use`;
let more=documents.length-4;
return more<=0?documents.join(`, `):`${documents.slice(0,4).join(`, `)} and ${more} more`}
function heldWords({splits,holdout}){
return splits.includes(`test`)&&(holdout===`spent`||holdout===`used`)?` (${holdout})`:``}
function summary({components,withoutFamily,ungrouped,excluded}){
let families=components.reduce((sum,one)=>sum+one.families.length,0),alone=withoutFamily.map(({split,cases})=>`${cases.approved+cases.pending} in ${split??`no split`}`),familyWord=families===1?`family`:`families`;
return[`${counted(components.length,`component`)} of ${families} ${familyWord}${acrossWords(components)}.`,...alone.length===0?[]:[`Cases of no family: ${listed(alone)}.`],...excluded===0?[]:[`Excluded by exceptions: ${counted(excluded,`case`)}.`],...ungrouped.length===0?[]:[`In no family, or in several: ${ungrouped.slice(0,4).join(`, `)}${ungrouped.length>4?` and ${ungrouped.length-4} more`:``}.`],`Whether the families are the right ones is not judged here; touchstone families check judges the split.`]}
function acrossWords(components){
if(components.some(({casesBySplit})=>casesBySplit!==void 0)){
let both=components.filter(({splits})=>splits.length>1).length;
return`; each case carries its own split, and ${both===1?`1 has`:`${both} have`} cases on several sides`}
let conflicts=components.filter(({isConflict})=>isConflict).length;
return`, ${conflicts===0?`none on two sides`:`${conflicts} on two sides`}`}
function familyListJson(overview,claim){
let withoutFamily=overview.withoutFamily.map(({split,cases})=>({split:split??null,cases})),components=overview.components.map(one=>({...one,casesBySplit:one.casesBySplit??null,holdout:one.holdout??null,families:one.families.map(family=>({...family,title:family.title??null,split:family.split??null}))}));
return`${jsonText({...overview,components,withoutFamily,claim:claim??null})}\n`}
function familyListMarkdown(overview){
return`${[`| Component | Split | Families | Documents | Approved | Pending |`,`| --- | --- | --- | --- | --- | --- |`,...overview.components.map(one=>{
let families=one.families.map(({id})=>markdownText(id)).join(`, `),documents=one.families.flatMap(family=>family.documents.map(markdownText)),splits=(one.casesBySplit===void 0?void 0:sidesOfCases(one.casesBySplit))??`${one.splits.join(`, `)}${one.isConflict?` (two sides)`:heldWords(one)}`;
return`| ${[markdownText(one.name),splits,families,documents.join(`, `),one.cases.approved,one.cases.pending].join(` | `)} |`})].join(`
`)}\n\n${summary(overview).map(markdownText).join(`
`)}\n`}
const formatNames=[`text`,`json`,`markdown`];
function showCommand(io,finish){
return new Command(`show`).description(`Show which families belong together, with their documents, cases and side.`).argument(`[folder]`,`the set's folder`,`.`).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).addHelpText(`after`,example$3).action(async(folder,{format})=>{
let{dataset,grouping}=await groupedSet(io.cwd,folder),overview=familyOverview(dataset,grouping),claim=splitClaimOf(dataset);
format===`json`?io.out(familyListJson(overview,claim)):format===`markdown`?io.out(familyListMarkdown(overview)):(io.out(familyList(overview,io.style)),claim!==void 0&&io.out(`\n${claimText(claim,io.style)}`)),finish(0)})}
const example$3=`
Families that a case needs together, that a variant joins or that are declared related are one component, named by its
smallest family id. Approved and pending cases take part, rejected and retired ones do not. Once a split is on record, what
a score on it would say follows, and what it would not.

Examples:
  touchstone families show                      the set in this folder
  touchstone families show --format json eval   one JSON object, for scripts
  touchstone families show --format markdown    a table for a README

Exit code: 0 shown, 2 wrong use, 3 the run broke.`,twice=`no question stands in the manifest twice with the same answer`,apart=`no family and no component of families lies on both sides`,established={family:`A pass means that, by the lineage declared here, ${apart}, and ${twice}.`,"fixed-corpus":`A pass means that ${twice}. Families may be shared under this claim, so it says nothing of documents that nobody tuned on.`,period:`A pass means that no document is registered as newer than the moment it is read at, that no question that has a moment is on the side of the other period, that by the lineage declared here ${apart}, and that ${twice}.`,access:`A pass means that every case rests on documents which its caller is said to see, that by the lineage declared here ${apart}, and that ${twice}.`};
function limitsOf({manifest,counts}){
if(manifest?.claim===void 0)return[];
let{claim,inventory,register}=manifest;
return[established[claim],...limitsOf$2(claim),...register===void 0?[`Without a source register, families were not compared with documents.`]:[],...inventory===void 0?[`Without an inventory, a case that was left out is not seen.`]:[],...claim!==`fixed-corpus`&&counts?.sides.test?.components===1?[oneComponent]:[]]}
function auditJson(audit){
let{verdict,reasons,remarks,manifest,counts}=audit;
return`${jsonText({verdict,reasons:reasons.map(jsonReason),remarks:remarks.map(jsonReason),claim:manifest?.claim??null,counts:counts??null,limits:verdict===`PASS`?limitsOf(audit):[]})}\n`}
function jsonReason({code,message,at,fix,related,record,caseId}){
return{code,message,...placeOf(at),...record===void 0?{}:{record},...caseId===void 0?{}:{caseId},...fix===void 0?{}:{fix},...related===void 0?{}:{related:related.map(placeOf)}}}
function placeOf({file,line,column}){
return{file,line,column}}
function*auditReport(audit,options){
let lines=options.terminal===void 0?[]:linesOf(audit.text);
for(let[level,told]of inFileOrder(audit)){
let paint=paintOf(level,options.style),{terminal}=options,between=terminal===void 0?[]:excerpt(lines,told.at,{...terminal,paint}),mark=`${levelled(level,options.style)} ${told.code}`;
yield`${problemText(told,options,{mark,between})}\n\n`}
yield`${ending(audit,options.style)}\n`}
function inFileOrder({reasons,remarks}){
return[...reasons.map(reason=>[`error`,reason]),...remarks.map(remark=>[`warning`,remark])].toSorted(([,{at:a}],[,{at:b}])=>a.line-b.line||a.column-b.column)}
function ending(audit,style){
let{counts}=audit,figures=counts===void 0?[]:[rows(rowsOf(audit,counts))],said=audit.verdict===`PASS`?[``,wrapped(limitsOf(audit).join(` `)),``]:[``];
return[...figures,...figures.length>0?said:[],verdictText(audit,style)].join(`
`)}
function verdictText({verdict,reasons,remarks,manifest},style){
let isPass=verdict===`PASS`,mark=isPass?style.green(verdict):style.red(verdict),what=manifest===void 0?`the file`:counted(manifest.cases.length,`record`);
return`${mark}: ${isPass?`no reason`:counted(reasons.length,`reason`)} to reject ${what}${remarks.length===0?``:`, ${counted(remarks.length,`remark`)}`}`}
const claimWords={family:`family: settings chosen on dev families work on families nobody tuned on`,"fixed-corpus":`fixed-corpus: fresh questions on a familiar corpus`,period:`period: no document is newer than the moment it is read at`,access:`access: answers rest only on documents the caller may see`};
function rowsOf({manifest},counts){
let claim=manifest?.claim;
return[[`claim`,claim===void 0?`none that is known`:claimWords[claim]],...Object.entries(counts.sides).map(([side,held])=>[side,sideText(held)]),[`excluded`,counts.excluded===0?``:counted(counts.excluded,`case`)],[`apart`,counts.exceptions===0?``:counted(counts.exceptions,`relation`)+` set aside by an exception`],[`largest`,largestText(counts.largest)]]}
function sideText({cases,families,components,withoutFamily}){
let alone=withoutFamily===void 0?``:`, ${withoutFamily} of no family`,some=`${families} ${families===1?`family`:`families`}`;
return`${counted(cases,`case`)}, ${some}, ${counted(components,`component`)}${alone}`}
function largestText({cases,families,of}){
if(families<2)return``;
let all=cases===of?`: everything hangs together, so no split keeps it apart`:``;
return`the largest component has ${cases} of ${counted(of,`case`)}, ${families} families${all}`}
const parking={case_id:`parking-001`,family_id:`parking`,split:`dev`,question:`Where can visitors park?`,answer:`On level 2.`},library={case_id:`library-001`,family_id:`library`,split:`test`,question:`How long can I keep a book?`,answer:`For four weeks.`},sharedFamily={name:`shared family`,records:[parking,{...library,family_id:`parking`}],codes:[`family-overlap`]},disjointFamilies={name:`disjoint families`,records:[parking,library],codes:[]},{answer:_answer,...withoutAnswer}=library,{split:_split,...withoutSplit}=library,selfTest=[sharedFamily,disjointFamilies,{name:`one pair under two families`,records:[parking,library,{...parking,case_id:`visitors-001`,family_id:`visitors`,question:` Where can	visitors  park?`}],codes:[`duplicate-qa`]},{name:`one case id twice`,records:[parking,{...library,case_id:`parking-001`}],codes:[`duplicate-case-id`]},{name:`a record without an answer`,records:[parking,library,{...withoutAnswer,case_id:`library-002`}],codes:[`missing-field`]},{name:`a record without a split`,records:[parking,library,{...withoutSplit,case_id:`library-002`,question:`Who can borrow a book?`}],codes:[`split-missing`]},{name:`a split of another name`,records:[parking,library,{...library,case_id:`library-002`,split:`holdout`,question:`Who can borrow a book?`}],codes:[`split-unknown`]},{name:`an id with a space before it`,records:[parking,{...library,case_id:` library-001`}],codes:[`padded-id`]},{name:`a known limit: a paraphrase under a wrong family passes`,records:[parking,{...parking,case_id:`guests-001`,family_id:`guests`,split:`test`,question:`Which level is for the cars of guests?`}],codes:[]}];
function auditDemo(judge){
let failed=selfTest.filter(one=>codesOf(judge,one)!==one.codes.join());
return{text:`${[...[sharedFamily,disjointFamilies].map(one=>`${one.name}: ${judged(judge,one).verdict}`),``,`Self-test: ${selfTest.length-failed.length} of ${selfTest.length} as expected.`,...failed.map(one=>`  ${one.name}: expected ${one.codes.join(`, `)||`a pass`}, found ${codesOf(judge,one)||`a pass`}`),`This judged two manifests of its own and none of yours: touchstone families audit manifest.json`].join(`
`)}\n`,isSound:failed.length===0}}
function judged(judge,{name,records}){
return judge(name,new TextEncoder().encode(JSON.stringify(records)))}
function codesOf(judge,one){
return[...new Set(judged(judge,one).reasons.map(({code})=>code))].toSorted().join()}
function auditCommand(io,finish){
return new Command(`audit`).description(`Judge a split manifest before an evaluation is run on it.`).argument(`[file]`,`the manifest: JSON, of this or of any other tool`).addOption(new Option(`--format <format>`,`how to print the verdict`).choices([`text`,`json`]).default(`text`)).option(`--demo`,`show one block and one pass, and test the audit itself; no gate`).addHelpText(`after`,example$2).action(async(file,flags)=>{
finish(await runAudit(io,file,flags))})}
const example$2=`
A manifest is a list of records:

  [{"case_id": "refund-001", "family_id": "refund-policy", "split": "dev",
    "question": "When can I ask for a refund?", "answer": "Within 30 days."}]

or an object with a claim, cases of several families, a source register and an inventory. docs/manifest.md of the
project has every field and every reason. Nothing is sent anywhere.

Examples:
  touchstone families audit manifest.json                  every reason, with its place
  touchstone families audit --format json manifest.json    one JSON object, for scripts
  touchstone families audit --demo                         one block, one pass, and a self-test

Exit code: 0 no reason to reject it, 1 rejected, also where the file is no manifest, 2 wrong use, also where the file
cannot be opened, 3 the run broke. --demo: 0 where its self-test passes, 1 where not, and it judges no file.`;
async function runAudit(io,file,{format,demo=!1}){
if(demo){
if(file!==void 0)throw new UsageError(`--demo judges no file. Leave it out to have the manifest judged.`);
let{text,isSound}=auditDemo(auditManifest);
return io.out(text),+!isSound}
if(file===void 0)throw new UsageError(`Name the manifest, as in: touchstone families audit manifest.json`);
let audit=await auditOf(io.cwd,file),{style,terminal}=io;
return await printPieces(io,format===`json`?[auditJson(audit)]:auditReport(audit,{style,terminal,place:name=>name})),audit.verdict===`PASS`?0:1}
async function auditOf(cwd,file){
return await stat(resolve(cwd,file)).then(facts=>facts.size,()=>0)>67108864?oversized(file):auditManifest(file,await inputBytes(cwd,file))}
function plainManifest({claim,register,cases}){
let records=cases.flatMap(one=>plainRecord(one)??[]),relations=(register?.related??[]).filter(({exception})=>exception===void 0),losses=[...claim===`family`?[]:[`The claim is ${quoted(claim)}; the plain shape has "family" alone.`],...relations.map(({families})=>`A relation joins ${listed(families.map(quoted))}.`),...cases.flatMap(lossesOf)];
return losses.length===0?{records}:{losses}}
function plainRecord({case_id,family_ids,split,question,answer}){
let[family_id]=family_ids;
if(!(family_id===void 0||split!==`dev`&&split!==`test`))return{case_id,family_id,split,question,answer}}
function lossesOf(one){
let{case_id,family_ids,split,holdout}=one,name=`Case ${quoted(case_id)}`,isSided=split===`dev`||split===`test`;
return[...family_ids.length===1?[]:[`${name} has ${family_ids.length} families: ${listed(family_ids.map(quoted))}.`],...isSided?[]:[split===void 0?`${name} has no split.`:`${name} is in ${quoted(split)}.`],...holdout===void 0?[]:[`${name} is a retired holdout.`]]}
function exportSummary({cases},leftOut){
let held=[...splits,`excluded`].flatMap(side=>{
let count=cases.filter(({split})=>split===side).length;
return count===0?[]:[`${count} ${side}`]}),undecided=cases.filter(({split})=>split===void 0).map(({case_id})=>case_id),found=held.length===0?``:`: ${held.join(`, `)}`;
return`${rows([[`manifest`,`${counted(cases.length,`approved case`)}${found}`],[`no split`,undecided.length===0?``:`${firstOf(undecided)}: the audit rejects it so`],[`left out`,leftOutLines$1(leftOut).join(`
`)]])}\n`}
const refusals={"no families":`This set has no families.yaml, so nothing says what is held out, and no manifest was written.`,"unreadable families":`families.yaml has defects, so no manifest was written. touchstone check tells them.`,"not split":`This set is not split yet: no split is recorded, so no manifest was written.`};
function refusalText(refusal){
return`${refusals[refusal]}\n`}
function unfitText(errors,options){
return[textReport(errors,options),`This set is not fit to be scored (${counted(errors.length,`error`)}), so no manifest was written.`,`  fix: Mend what is told above; touchstone families check --for evaluation tells it as well. To look into it all the same: --anyway`,``].join(`
`)}
function plainLossText(losses){
return[`The plain shape cannot hold this set, so no manifest was written (${counted(losses.length,`reason`)}):`,...losses.map(loss=>`  ${terminalText(loss)}`),`  fix: Export the extended shape, which touchstone families audit reads as well.`,``].join(`
`)}
function exportCommand(io,finish){
return new Command(`export`).description(`Write the split manifest of a set: its approved cases with their families.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--shape <shape>`,`which shape to write`).choices([`extended`,`plain`]).default(`extended`)).option(`--out <file>`,`write it to a file, not to the standard output`).option(`--anyway`,`write it also of a set that is not fit to be scored, and end with 1`).addHelpText(`after`,example$1).action(async(set,flags)=>{
finish(await runExport(io,set,flags))})}
const example$1=`
The manifest holds approved cases alone. What is left out, and why, is told on the error output. The same set gives the
same bytes. A set in which touchstone families check --for evaluation finds an error has no manifest, and its errors are
told: a manifest is what a score rests on. The extended shape has the claim, the register and the inventory as well; the plain one is a list with one
family a case, and a set that it cannot hold is refused with the whole list of what is in the way.

Examples:
  touchstone families export --out manifest.json
  touchstone families export > manifest.json && touchstone families audit manifest.json
  touchstone families export --shape plain eval
  touchstone families export --anyway > manifest.json    of a set with errors, to look into

Exit code: 0 written, 1 refused: the set is not split or has errors, or the shape cannot hold it; with --anyway, written of a
set with errors; 2 wrong use, 3 the run broke.`;
async function runExport(io,set,flags){
let{shape,out}=flags,folder=await setFolder(io.cwd,set),output={cwd:io.cwd,set:folder,option:`--out`},path=out===void 0?void 0:await assertWritable(output,out),dataset=await loadDataset(workingTree(folder)),{cases,leftOut}=exportable(dataset),manifest=exportManifest(dataset,cases);
if(`refusal`in manifest)return io.err(refusalText(manifest.refusal)),1;
let errors=errorsIn(dataset);
if(errors.length>0&&flags.anyway!==!0)return io.err(unfitText(errors,{style:io.style,place:placeFrom(io.cwd,folder,set)})),1;
let shaped=shapedAs(shape,manifest);
if(`losses`in shaped)return io.err(plainLossText(shaped.losses)),1;
let text=`${jsonText(shaped.manifest,{indent:2})}\n`;
return out===void 0||path===void 0?io.out(text):await writeOutput({option:`--out`,name:out},path,text),io.err(exportSummary(manifest,leftOut)),+(errors.length>0)}
function errorsIn(dataset){
return check(dataset,rulesOfFamilies(allRules)).filter(({level})=>level===`error`)}
function shapedAs(shape,manifest){
if(shape===`extended`)return{manifest};
let plain=plainManifest(manifest);
return`losses`in plain?plain:{manifest:plain.records}}
function familiesCommand(io,finish){
return new Command(`families`).description(`Judge what keeps development and test apart.`).addHelpText(`after`,example).addCommand(proposeCommand(io,finish)).addCommand(assignCommand(io,finish)).addCommand(showCommand(io,finish)).addCommand(checkFamiliesCommand(io,finish)).addCommand(graphCommand(io,finish)).addCommand(alikeCommand(io,finish)).addCommand(auditCommand(io,finish)).addCommand(exportCommand(io,finish))}
const example=`
Examples:
  touchstone families propose --by document   families for documents that none has
  touchstone families assign                  draw the split of what has none
  touchstone families show                    which families belong together, and on which side they are
  touchstone families check                   whether something joins the two sides
  touchstone families graph refunds           what joins a component, as a diagram
  touchstone families alike                   cases that somebody should look at side by side
  touchstone families export --out manifest.json
  touchstone families audit manifest.json

Each command explains itself: touchstone families <command> --help`;
export{familiesCommand};
