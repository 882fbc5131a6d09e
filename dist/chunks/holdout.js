import{Command,Option}from"./commander.js";
import{join}from"node:path";
import{ChangedMeanwhileError,UsageError,byUtf8,compareFound,componentsIn,counted,decisionsIn,documentsOf,earlierSpent,familiesById,familiesFile,findBase,frozenOtherwise,groupingOf,holderName,holdersOfCase,holdoutStates,isBot,isMap,jsonText,listed,loadDataset,namedHolders,namesSome,nearestTeller,placeFrom,quoted,reachIn,readerOptions,setFolder,splitGroupingOf,splitsOf,stageOf,staleFiles,startOf,terminalText,usedBy,workingTree}from"./core.js";
import{isDeepStrictEqual}from"node:util";
import{isMap as isMap$1,isNode,isScalar,parseDocument}from"./yaml.js";
import{blockOf,commentsOf,editFields,inlineText,itemLines,itemText,lineEndOf,replaceLines,yamlLayout}from"./shared-load.js";
import{assertFit,instantOf,rawText}from"./shared-scripts.js";
import{gitUserName,writeFiles}from"./shared-git.js";
function emptiedIn({families,cases,familiesOf}){
let used=new Set(cases.flatMap(file=>familiesOf(file).belongings.map(({family})=>family)));
return family=>!used.has(family)&&(families.get(family)?.documents??[]).length===0}
function holdoutOverview(grouping,dataset){
let states=holdoutStates(grouping,dataset),graph=grouping.graph(),questionsOf=questions(grouping),isEmptied=emptiedIn(grouping),all=componentsIn(graph).flatMap(component=>{
let found=splitsOf(component,graph),split=sides.find(one=>found.includes(one)),held=component.find(key=>graph.holders.get(key)?.split===split);
if(split===void 0||held===void 0)return[];
let holders=component.flatMap(key=>graph.holders.get(key)??[]),cases=holders.flatMap(one=>one.kind===`case`?[idOf(one.file)]:[]),families=holders.flatMap(one=>one.kind===`family`?[one.id]:[]),own=new Set(component.flatMap(key=>questionsOf.get(key)??[]));
if(cases.length===0&&families.every(isEmptied))return[];
let name=families[0]??cases[0]??held,files=[...own].map(({path})=>path);
return[{name,component,families,cases,split,questions:own.size,files,record:states.of(held)}]}),components=sides.flatMap(split=>all.filter(one=>one.split===split)),decisions=decisionsIn(grouping.file.families);
return{claim:grouping.file.families?.claim?.kind,components,decisions,totals:totalsOf(components)}}
const sides=[`test`,`validation`,`regression`];
function idOf({case:{id},path}){
return id??path}
function questions(grouping){
let found=new Map;
for(let file of grouping.cases.filter(one=>stageOf(one)===`approved`))for(let key of holdersOfCase(grouping,file)){
let own=found.get(key);
own===void 0?found.set(key,[file]):own.push(file)}
return found}
function totalsOf(components){
let of=state=>countOf(components.filter(({record})=>record.state===state));
return{untouched:of(`untouched`),used:of(`used`),spent:of(`spent`),validation:of(void 0)}}
function countOf(components){
let full=components.filter(({questions:count})=>count>0),sum=of=>full.reduce((total,one)=>total+of(one),0);
return{questions:sum(({questions:count})=>count),families:sum(({families})=>families.length),components:full.filter(({families})=>families.length>0).length,alone:full.filter(({families})=>families.length===0).length}}
function outOfTime(record,entries,at){
let last=entries?.at(-1)?.at;
if(!(last===void 0||Date.parse(last)<=Date.parse(at)))return{message:`The last entry of "${record}" is of ${last}, and this one would be of ${at}: entries stand in the order of time.`,fix:`Give --at the moment at which it is put on record; where it happened earlier, say when in the entry.`}}
const nothingLeft={message:`Nothing is held out: whatever is in test is spent, or test is empty.`,fix:`Hold out something that nobody has seen: touchstone holdout status`};
function planExposure(grouping,dataset,exposure){
let records=grouping.file.families?.exposures??[],holders=namedHolders(grouping,dataset.cases),named=holders.of(exposure),spent=holders.joinedWith(named),all=grouping.graph().holders,members=[...spent].flatMap(key=>all.get(key)??[]).toSorted(inOrder),entry={...whatIsSpent(exposure,members),...withoutNames(exposure)},isKnown=records.some(one=>one!==void 0&&says(one,entry,holders)),late=isKnown?void 0:outOfTime(`exposures`,records,exposure.at);
if(late!==void 0)return{refused:late};
let left=holdoutOverview(grouping,dataset).components.filter(({split,component,record})=>split===`test`&&record.state!==`spent`&&!component.some(key=>spent.has(key)));
return{plan:{members,entry:isKnown?void 0:entry,moved:members.filter(isHeldApart),joined:members.filter(({key})=>!named.has(key)),left}}}
function inOrder(one,other){
return byUtf8(one.key,other.key)}
function isHeldApart({kind,split}){
return split===`test`||split===`validation`||kind===`family`&&split===void 0}
function withoutNames({by,at,run,learned}){
return{by,at,run,learned}}
function whatIsSpent({families=[],cases=[]},members){
let ofFamilies=members.flatMap(one=>one.kind===`family`?[one.id]:[]),ofCases=members.flatMap(one=>one.kind===`case`?idsOf(one.file):[]),named=[...new Set([...families,...ofFamilies])].toSorted(byUtf8),single=[...new Set([...cases,...ofCases])].toSorted(byUtf8);
return{...named.length===0?{}:{families:named},...single.length===0?{}:{cases:single}}}
function idsOf({case:{id}}){
return id===void 0?[]:[id]}
function says(one,other,holders){
if(![`by`,`run`,`learned`].every(field=>one[field]===other[field]))return!1;
let known=holders.of(one);
return[...holders.of(other)].every(key=>known.has(key))}
function neverHeldOut({members},grouping,dataset){
let[first]=members,states=holdoutStates(grouping,dataset),isHeld=({key,split})=>split!==void 0&&split!==`dev`||states.of(key).state===`spent`;
if(first===void 0||members.some(isHeld))return;
let side=first.split===void 0?`on no side`:`in "${first.split}"`;
return{message:`${holderName(first)} is ${side}, so it is no holdout, and no result on it was held out.`,fix:`Name what is in test: touchstone holdout status. Learning from dev needs no record, and an entry cannot be taken back. Where it holds what was spent under another name, say since when: --base REF`}}
function editSplits(text,edit){
let mark=text.startsWith(`﻿`)?`﻿`:``,body=text.slice(mark.length),document=parseDocument(body,readerOptions),spans=document.errors.length>0?[]:edit.families.map(id=>spanOf(body,document,{id,to:edit.to})),edited=body,sorted=spans.flatMap(span=>span??[]).toSorted((a,b)=>b.start-a.start);
for(let{start,end,by}of sorted)edited=edited.slice(0,start)+by+edited.slice(end);
return sorted.length===edit.families.length&&saysAsMeant(document,edited,{text:body,edit})?{text:mark+edited}:{refused:unfit(edit)}}
function spanOf(text,document,{id,to}){
let family=document.getIn([`families`,id],!0);
if(!isMap$1(family))return;
let node=family.get(`split`,!0);
if(node===void 0)return addition(text,family,to);
if(!isScalar(node)||node.range==null)return;
let[start,end]=node.range;
return{start,end,by:inlineText(to,{flow:family.flow===!0,like:node.type})}}
function addition(text,family,to){
let key=family.items[0]?.key,last=family.items.at(-1)?.value;
if(!isNode(key)||!isNode(last)||key.range==null||last.range==null)return;
let[start]=key.range,[,end]=last.range;
if(family.flow===!0)return{start:end,end,by:`, split: ${to}`};
let indent=text.slice(text.lastIndexOf(`
`,start-1)+1,start),lineEnd=lineEndOf(text.split(/(?<=\n)/)),next=text.indexOf(`
`,end-1)+1,line=`${indent}split: ${to}`;
return next===0?{start:text.length,end:text.length,by:`${lineEnd}${line}`}:{start:next,end:next,by:`${line}${lineEnd}`}}
function saysAsMeant(before,edited,{text,edit}){
let wanted=before.toJS(),families=isMap(wanted)?wanted.families:void 0;
if(!isMap(wanted)||!isMap(families))return!1;
let changed=edit.families.map(id=>{
let family=families[id];
return[id,{...isMap(family)?family:{},split:edit.to}]}),meant={...wanted,families:{...families,...Object.fromEntries(changed)}},after=parseDocument(edited,readerOptions);
return after.errors.length===0&&isDeepStrictEqual(after.toJS(),meant)&&isDeepStrictEqual(commentsOf(edited),commentsOf(text))}
function unfit({families,to}){
return{message:`The split of ${families.map(id=>`"${id}"`).join(`, `)} cannot be changed without changing something else.`,at:startOf(familiesFile),fix:`Write "split: ${to}" there by hand, each on a line of its own.`}}
function someOf(names){
let more=names.length-6;
return listed(more<=1?names:[...names.slice(0,6),`${more} more`])}
function componentWords({name,families,cases,questions}){
let others=[...families,...cases].filter(one=>one!==name);
return`${name}${others.length===0?``:` with ${someOf(others)}`}: ${counted(questions,`question`)}`}
function countWords({questions,families,components,alone}){
let names=families===1?`1 family`:`${families} families`,of=[...families===0?[]:[`${names} in ${counted(components,`component`)}`],...alone===0||families===0?[]:[`${alone} of no family`]];
return[counted(questions,`question`),...of].join(`, `)}
function useWords({entry}){
let{decision,by,at,run,configuration}=entry;
return`for ${named(decision)} by ${named(by)} on ${at??`an unknown day`}, run ${named(run)}, configuration ${named(configuration)}`}
function exposureWords({by,at,run,learned}){
return`by ${named(by)} on ${at??`an unknown day`}, run ${named(run)}: ${learned??``}`}
function reservationWords(entry){
let{decision,purpose,by,at,families=[],cases=[]}=entry,names=[...families,...cases].flatMap(one=>one??[]),of=names.length===0?`all of test`:someOf(names);
return`${decision??``}, by ${named(by)} on ${at??`an unknown day`}, ${of}: ${purpose??``}`}
function named(text){
return text===void 0?`somebody`:quoted(text)}
function refusalText({message,fix},{style,file}){
return[`${style.strong(terminalText(file))} ${style.red(`not written`)}`,`  ${terminalText(message)}`,`  fix: ${terminalText(fix)}`,``].join(`
`)}
function knownText(what,{file}){
return`${terminalText(what)} is on record in ${terminalText(file)} already. Nothing was written.\n`}
function reservedText(entry,options){
let lines=[`Bring it to the main branch before anybody reads held-out results: the history shows which came first.`,`Next, once the results are read: touchstone holdout use --decision ${entry.decision}`];
return told({done:`reserved`,what:reservationWords(entry),lines},options)}
function usedText(entry,options){
return told({done:`used`,what:`${useWords({entry})}, of ${someOf(namesOf(entry))}`,lines:[`The results answer this decision. Whoever now changes something because of them has learned from them: touchstone holdout expose`]},options)}
function namesOf({families=[],cases=[]}){
return[...families,...cases]}
function followedText(entries,options){
let[first]=entries;
return first===void 0?knownText(`That use`,options):told({done:`used`,what:`${entries.map(entry=>useWords({entry})).join(`; `)}, of ${someOf(namesOf(first))} too`,lines:[`It is the same use, under the names of today, and takes no reservation.`]},options)}
function exposedText(plan,options){
let{entry,moved}=plan;
if(entry===void 0&&moved.length===0)return knownText(`The same exposure`,options);
let spent=[...entry?.families??[],...entry?.cases??[]];
return told({done:`exposed`,what:entry===void 0?names(moved):someOf(spent),lines:exposedLines(plan,options)},options)}
function exposedLines({entry,moved,joined,left},{dryRun}){
let changed=dryRun?`Would move`:`Moved`;
return[...entry===void 0?[`The exposure was on record already.`]:[],...moved.length===0?[]:[`${changed} to "regression": ${names(moved)}.`],...joined.length===0?[]:[`Spent with what was named, since something joins them: ${names(joined)}.`],...leftLines(left),`A score on what is spent is not confirmation; it stays as a regression test.`]}
function leftLines(left){
let[untouched,used]=[`untouched`,`used`].map(state=>countOf(left.filter(({record})=>record.state===state)));
return[untouched===void 0||untouched.questions===0?`Nothing untouched is held out any more: no new score is confirmation until something is that nobody has seen.`:`Still untouched: ${countWords(untouched)}.`,...used===void 0||used.questions===0?[]:[`Still held out, but read before: ${countWords(used)}.`]]}
function names(holders){
return someOf(holders.map(nameOf))}
function nameOf(holder){
return holder.kind===`family`?holder.id:holder.file.case.id??holder.file.path}
function told({done,what,lines},{style,file,dryRun}){
let mark=dryRun?`would be ${done}`:style.green(done),end=dryRun?[`Nothing was written.`]:[];
return`${[`${style.strong(terminalText(file))} ${mark}${what===``?``:` ${terminalText(what)}`}`,...lines.map(line=>`  ${terminalText(line)}`),...end].join(`
`)}\n`}
function addItem(file,text,edit){
let mark=text.startsWith(`﻿`)?`﻿`:``,layout=yamlLayout(text.slice(mark.length)),{field,item}=edit;
if(`why`in layout)return editFields(file,text,[{set:field,to:[item]}]);
let old=layout.value[field],items=Array.isArray(old)?[...old,item]:[item],edited=withItem(layout,edit),after=edited===void 0?void 0:yamlLayout(edited),kept=after!==void 0&&!(`why`in after)&&isDeepStrictEqual(after.value,{...layout.value,[field]:items});
if(edited!==void 0&&kept)return{text:mark+edited};
let names=new Set(layout.fields.map(({name})=>name)),behind=edit.behind.findLast(name=>names.has(name));
return editFields(file,text,[{set:field,to:items,...behind===void 0?{}:{after:behind}}])}
function withItem(layout,{field,item}){
let block=blockOf(layout,field,{first:0,end:layout.lines.length}),all=block===void 0?void 0:itemLines(layout,block),end=all?.ranges.at(-1)?.end;
if(all!==void 0&&end!==void 0)return replaceLines(layout,{first:end,end,lines:itemText([item],all.indent)})}
async function holdoutSet(io,given,{dryRun=!1}={}){
let folder=await setFolder(io.cwd,given),dataset=await loadDataset(workingTree(folder)),grouping=splitGroupingOf(dataset);
if(dataset.families!==void 0&&dataset.families.whole===void 0)throw new UsageError(`${familiesFile} has defects; touchstone check tells them.`);
if(grouping===void 0)throw new UsageError(`The set is not split yet, so nothing is held out.`);
let file=placeFrom(io.cwd,folder,given)(familiesFile);
return{folder,dataset,grouping,text:await rawText(join(folder,familiesFile)),options:{style:io.style,file,dryRun}}}
async function whoAnswers(io,folder,given){
assertFit({by:given});
let by=given?.trim()??await gitUserName(folder,io.environment);
if(by===void 0)throw new UsageError(`Who answers for it? Give --by NAME, or set the name once: git config user.name NAME`);
if(!isBot(by))return by;
throw new UsageError(`"${terminalText(by)}" is no person. Give --by the name of the one who answers for it.`)}
const records=[`reservations`,`uses`,`exposures`];
function withEntry(text,record,item){
let behind=[`families`,`related`,`exceptions`,...records.slice(0,records.indexOf(record))];
return textOf(addItem(familiesFile,text,{field:record,item,behind}))}
function textOf(edited){
if(`text`in edited)return edited.text;
let{message,at,fix=``}=edited.refused;
throw new UsageError(terminalText(`${at.file}:${at.line}: ${message} ${fix}`))}
async function writeSet({folder,text},after,others=[]){
let all=[{path:familiesFile,before:text,after},...others];
try{
await writeFiles(folder,all.map(one=>[one.path,one.after]),new Map(all.map(one=>[one.path,one.before])))}catch(error){
throw error instanceof ChangedMeanwhileError?new UsageError(`${error.paths.map(terminalText).join(`, `)} changed while it was being read, and nothing was written. Run the command again.`):error}}
async function wasSpentBefore({folder},members,base){
let usual=await findBase({folder},base),found=`none`in usual&&usual.none===`no-remote`?await lastCommit(folder):usual,{dataset}=await compareFound(workingTree(folder),found,{base,rules:[]}),earlier=earlierSpent(dataset),grouping=groupingOf(dataset);
if(earlier===void 0||grouping===void 0)return!1;
let documents=new Set(earlier.documents.map(({documentId})=>documentId)),cases=new Set(earlier.cases.flatMap(file=>file.case.id??[])),families=new Set([...documents].flatMap(id=>grouping.claimsOf(id).map(({family})=>family))),ofCases=dataset.cases.filter(file=>file.case.id!==void 0&&cases.has(file.case.id)),moved=new Set(ofCases.flatMap(file=>grouping.familiesOf(file).belongings.map(({family})=>family)));
return members.some(one=>one.kind===`family`?families.has(one.id)||moved.has(one.id):one.file.case.id!==void 0&&cases.has(one.file.case.id)||documentsOf(dataset,one.file).documents.some(({documentId})=>documents.has(documentId)))}
async function lastCommit(folder){
return await findBase({folder},`HEAD`)}
function namedInSet({grouping,dataset},names){
let families=familiesById(grouping.file),cases=new Set(dataset.cases.flatMap(file=>file.case.id??[])),unknown=names.find(name=>!families.has(name)&&!cases.has(name));
if(unknown!==void 0){
let near=nearestTeller(100)(unknown,[...families.keys(),...cases]);
throw new UsageError(terminalText(`There is no family and no case "${unknown}" in the set${near}.`))}
return{families:names.filter(name=>families.has(name)),cases:names.filter(name=>cases.has(name))}}
function exposeCommand(io,finish){
return new Command(`expose`).description(`Record that people have learned from held-out results, and retire the holdout.`).argument(`<name...>`,`families or cases whose results were read, each by its id`).requiredOption(`--run <name>`,`which evaluation run showed the results`).requiredOption(`--learned <text>`,`what was learned or changed, in one sentence`).option(`--by <name>`,`who read the results (default: Git's user.name)`).option(`--at <instant>`,`when they were read (default: now)`).option(`--set <folder>`,`the set's folder`,`.`).option(`--base <ref>`,`where to look for what was spent (default: the remote's main branch)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$5).action(async(names,flags)=>{
finish(await runExpose(io,names,flags))})}
const example$5=`
The entry is written into families.yaml behind the others. All that is joined with what was looked at goes to the side
"regression" with it: families in families.yaml, and cases that carry their own split in their files. No other line changes.
Run again, it changes nothing. What is in dev is no holdout and is refused, unless it holds what was spent in an earlier
state: a document that was moved, or a family with a new name.

Examples:
  touchstone holdout expose travel --run nightly-17 --learned "The prompt names short journeys now."
  touchstone holdout expose travel-001 travel-002 --run nightly-17 --learned "The threshold was raised." --dry-run

Exit code: 0 exposed, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runExpose(io,names,flags){
assertFit({run:flags.run,learned:flags.learned});
let at=instantOf(flags.at,io.clock()),set=await holdoutSet(io,flags.set,flags),by=await whoAnswers(io,set.folder,flags.by),planned=planExposure(set.grouping,set.dataset,{...namedInSet(set,names),by,at,run:flags.run.trim(),learned:flags.learned.trim()});
if(`refused`in planned)return io.out(refusalText(planned.refused,set.options)),1;
let{plan}=planned,refused=neverHeldOut(plan,set.grouping,set.dataset);
if(refused!==void 0&&!await wasSpentBefore(set,plan.members,flags.base))return io.out(refusalText(refused,set.options)),1;
let isDone=plan.entry===void 0&&plan.moved.length===0;
return!set.options.dryRun&&!isDone&&await write(set,plan),io.out(exposedText(plan,set.options)),0}
async function write(set,{entry,moved}){
let families=moved.flatMap(one=>one.kind===`family`?[one.id]:[]),files=moved.flatMap(one=>one.kind===`case`?[one.file]:[]),split=textOf(editSplits(set.text,{families,to:`regression`}));
await writeSet(set,entry===void 0?split:withEntry(split,`exposures`,entry),await Promise.all(files.map(async({path})=>{
let before=await rawText(join(set.folder,path));
return{path,before,after:textOf(editFields(path,before,[{set:`split`,to:`regression`}]))}})))}
function planFollow(grouping,dataset,{decision,families,cases}){
let{uses}=decisionsIn(grouping.file.families),own=uses.filter(({entry})=>entry.decision===decision);
if(own.length===0)return{refused:notUsed(decision,uses)};
let named=[...namedHolders(grouping,dataset.cases).of({families,cases})],reach=reachIn(grouping,dataset.cases);
return{plan:own.filter(({repeated})=>repeated===void 0).flatMap(({index,entry})=>{
let same=own.filter(one=>one.index===index||one.repeated?.index===index),reached=new Set(same.flatMap(one=>[...reach(usedBy(one))]));
return named.every(key=>reached.has(key))?[]:repeating(entry,{families,cases})})}}
function notUsed(decision,uses){
let known=[...new Set(uses.flatMap(({entry})=>entry.decision??[]))].map(quoted),others=known.length===0?``:` On record are uses for ${known.join(`, `)}.`;
return{message:`No use is on record for the decision ${quoted(decision)}.${others}`,fix:`Name a decision whose results were read: touchstone holdout status`}}
function repeating(use,{families,cases}){
let{decision,by,at,run,configuration,frozenAt}=use;
return decision===void 0||by===void 0||at===void 0||run===void 0||configuration===void 0||frozenAt===void 0?[]:[{decision,...families.length===0?{}:{families:families.toSorted(byUtf8)},...cases.length===0?{}:{cases:cases.toSorted(byUtf8)},by,at,run,configuration,frozenAt}]}
function allHeldOut(grouping,dataset){
let states=holdoutStates(grouping,dataset),isEmptied=emptiedIn(grouping),held=[...grouping.graph().holders.values()].filter(({kind,key,split})=>split===`test`&&states.of(key).state!==`spent`&&!(kind===`family`&&isEmptied(key)));
return{families:held.flatMap(one=>one.kind===`family`?[one.id]:[]).toSorted(byUtf8),cases:held.flatMap(one=>one.kind===`case`?one.file.case.id??[]:[]).toSorted(byUtf8)}}
function planReservation(grouping,dataset,entry){
let records=grouping.file.families,open=decisionsIn(records).open.find(one=>one.entry.decision===entry.decision);
if(open!==void 0)return isDeepStrictEqual(timeless(open.entry),timeless(entry))?{known:open.index}:{refused:stillOpen(entry,open.entry)};
let refused=(!namesSome(entry)&&!namesSome(allHeldOut(grouping,dataset))?nothingLeft:heldBack(grouping,dataset,entry))??outOfTime(`reservations`,records?.reservations,entry.at);
return refused===void 0?{plan:entry}:{refused}}
function timeless(entry){
let{at:_,...rest}=entry;
return rest}
function stillOpen({decision},{by=`somebody`,at=`an unknown day`}){
return{message:`Decision ${quoted(decision)} was declared by ${quoted(by)} on ${at} and is not used yet.`,fix:`Use it, or declare another decision under a name of its own: what was declared is not edited.`}}
function heldBack(grouping,dataset,named){
let states=holdoutStates(grouping,dataset),{holders}=grouping.graph(),isEmptied=emptiedIn(grouping);
for(let key of namedHolders(grouping,dataset.cases).of(named)){
let holder=holders.get(key),name=holder===void 0?quoted(key):holderName(holder),refused=spent(name,states.of(key))??notInTest(name,holder?.split)??(holder?.kind===`family`&&isEmptied(key)?empty(name):void 0);
if(refused!==void 0)return refused}}
function spent(name,{exposures:[first]}){
if(first===void 0)return;
let{by=`somebody`,at=`an unknown day`,run=``}=first;
return{message:`${name} is spent: ${quoted(by)} learned from it on ${at}, in run ${quoted(run)}.`,fix:`Keep something that nobody has seen: touchstone holdout status`}}
function empty(name){
return{message:`${name} has no documents and no cases, so nothing of it is held out.`,fix:`Where another family has them now, declare a decision for that one: touchstone holdout status`}}
function notInTest(name,split){
if(split!==`test`)return{message:`${name} is ${split===void 0?`on no side`:`in "${split}"`}, so it is no holdout.`,fix:`Name what is in test: touchstone holdout status`}}
function reserveCommand(io,finish){
return new Command(`reserve`).description(`Keep a holdout for one decision, before anybody reads its results.`).argument(`[set]`,`the set's folder`,`.`).requiredOption(`--decision <id>`,`a short name for the decision, such as release-4`).requiredOption(`--purpose <text>`,`what is to be decided, in one sentence`).option(`--families <ids>`,`families that are kept, joined by commas (default: all of test)`).option(`--cases <ids>`,`cases that are kept, where they carry their own split`).option(`--by <name>`,`who declares it (default: Git's user.name)`).option(`--at <instant>`,`when it was declared (default: now)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$4).action(async(set,flags)=>{
finish(await runReserve(io,set,flags))})}
const example$4=`
One reservation is for one use. It is written into families.yaml behind the others, and no other line changes; what is there
is never edited. Bring it to the main branch before the results are read.

Examples:
  touchstone holdout reserve --decision release-4 --purpose "Whether release 4 goes out."
  touchstone holdout reserve --decision reranker --purpose "Whether the reranker stays." --families travel,refunds

Exit code: 0 reserved, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runReserve(io,given,flags){
assertDecision(flags.decision),assertFit({purpose:flags.purpose});
let at=instantOf(flags.at,io.clock()),set=await holdoutSet(io,given,flags),by=await whoAnswers(io,set.folder,flags.by),entry={decision:flags.decision,purpose:flags.purpose.trim(),...namedIn(set,flags),by,at},planned=planReservation(set.grouping,set.dataset,entry);
if(`refused`in planned)return io.out(refusalText(planned.refused,set.options)),1;
if(`known`in planned)return io.out(knownText(`The same reservation`,set.options)),0;
let after=withEntry(set.text,`reservations`,planned.plan);
return set.options.dryRun||await writeSet(set,after),io.out(reservedText(planned.plan,set.options)),0}
function assertDecision(given){
if(!(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(given)&&given.length<=100))throw new UsageError(`"${terminalText(given)}" cannot name a decision: give --decision small letters and digits, joined by single dots, dashes or underscores, such as release-4.`)}
function namedIn({grouping,dataset},{families,cases}){
let known=familiesById(grouping.file),ids=new Set(dataset.cases.map(file=>file.case.id)),[named,single]=[split(families),split(cases)],unknown=named.find(id=>!known.has(id))??single.find(id=>!ids.has(id));
if(unknown!==void 0)throw new UsageError(`"${terminalText(unknown)}" is not in the set.`);
return{...named.length===0?{}:{families:named},...single.length===0?{}:{cases:single}}}
function split(list=``){
return[...new Set(list.split(`,`).map(one=>one.trim()))].filter(one=>one!==``)}
function followCommand(io,finish){
return new Command(`follow`).description(`Repeat a use for what its documents or cases belong to now.`).argument(`<name...>`,`families or cases that hold what was used, each by its id`).requiredOption(`--decision <id>`,`the decision that the results were read for`).option(`--set <folder>`,`the set's folder`,`.`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$3).action(async(names,flags)=>{
finish(await runFollow(io,names,flags))})}
const example$3=`
For a family that was renamed, split or merged after results on it were read. Each use of the decision is written once more
behind the others, word for word, with the names of today; it counts as the same use and takes no reservation. No other line
changes, and what is there is never edited. Run again, it changes nothing.

Examples:
  touchstone holdout follow laboratory --decision release-4
  touchstone holdout follow laboratory lab-003 --decision release-4 --dry-run

Exit code: 0 recorded, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runFollow(io,names,flags){
let{decision}=flags;
assertDecision(decision);
let set=await holdoutSet(io,flags.set,flags),{grouping,dataset}=set,planned=planFollow(grouping,dataset,{decision,...namedInSet(set,names)});
if(`refused`in planned)return io.out(refusalText(planned.refused,set.options)),1;
let{plan}=planned,after=plan.reduce((text,entry)=>withEntry(text,`uses`,entry),set.text);
return!set.options.dryRun&&plan.length>0&&await writeSet(set,after),io.out(followedText(plan,set.options)),0}
function holdoutStatus(overview,stale,style){
let{components}=overview;
return`${[group(`untouched`,components.filter(isIn(`untouched`)),style),group(`used`,components.filter(isIn(`used`)),style),group(`spent`,components.filter(isIn(`spent`)),style),group(`validation, never a holdout`,components.filter(isIn(void 0)),style),decisionLines(overview,style),confirmation(overview,stale).map(terminalText)].filter(lines=>lines.length>0).map(lines=>lines.join(`
`)).join(`

`)}\n`}
function isIn(state){
return({record})=>record.state===state}
function group(name,components,style){
if(components.length===0)return[];
let more=components.length-20,shown=more<=1?components:components.slice(0,20);
return[style.strong(name),...shown.flatMap(one=>[`  ${terminalText(placed(one))}`,...historyLines(one)]),...more<=1?[]:[`  and ${more} more; --format json has all`]]}
function placed(component){
let{split,record}=component,words=componentWords(component);
return record.state===`spent`&&split!==`regression`?`${words}, still in ${split}`:words}
function historyLines({record,split}){
let{exposures,uses}=record,isUnsaid=split===`regression`&&exposures.length===0;
return[...exposures.map(one=>`learned ${exposureWords(one)}`),...isUnsaid?[`in regression from the start: no exposure is on record`]:[],...uses.map(one=>`used ${useWords(one)}`)].map(line=>`    ${terminalText(line)}`)}
function decisionLines({decisions},style){
let{reservations,uses,open}=decisions;
if(reservations.length===0&&uses.length===0)return[];
let waiting=new Set(open),all=reservations.map(one=>{
let use=uses.find(({reservation})=>reservation===one),by=use?.entry.by??`somebody`,end=waiting.has(one)?`open`:`used up by "${by}" on ${use?.entry.at??`an unknown day`}`;
return`  ${terminalText(`${reservationWords(one.entry)} (${end})`)}`}),undeclared=uses.filter(({reservation,repeated})=>reservation===void 0&&repeated===void 0);
return[style.strong(`decisions`),...all,...undeclared.map(one=>`  not declared: ${terminalText(useWords(one))}`)]}
function confirmation(overview,stale){
let{totals}=overview,{untouched,used,spent}=totals;
return[untouched.questions===0?`Nothing untouched is held out, so no new score here is confirmation. Hold out something that nobody has seen.`:`Untouched: ${countWords(untouched)}. One score on them may be called confirmation, for a decision that is declared before anybody reads it.`,...staleLines(overview,stale),...used.questions===0?[]:[`Used: ${countWords(used)}. Their results are confirmation for the decisions that they were read for; a score for another one has to say that they were read before.`],...spent.questions===0?[]:[`Spent: ${countWords(spent)}. People have learned from them, so a score on them is not confirmation.`]]}
function staleLines(overview,stale){
let count=staleUntouched(overview,stale);
return count===0?[]:[`Of those, ${count} ${count===1?`is stale and goes`:`are stale and go`} into no export until somebody has looked again: touchstone refresh plan tells which. A score is on the others alone.`]}
function staleUntouched({components},stale){
let files=components.filter(isIn(`untouched`)).flatMap(one=>one.files);
return new Set(files.filter(path=>stale.has(path))).size}
function holdoutStatusJson(overview,stale){
let{components,decisions,totals}=overview,value={totals,staleUntouched:staleUntouched(overview,stale),components:components.map(({name,families,cases,split,questions,record})=>({name,split,state:record.state??`validation`,isConfirmation:record.state===`untouched`,questions,families,cases,uses:record.uses.map(({entry})=>entry),exposures:record.exposures,reserved:record.reserved})),reservations:decisions.reservations.map(({entry,index})=>({...entry,isOpen:decisions.open.some(one=>one.index===index)})),confirmation:confirmation(overview,stale)};
return`${jsonText(value)}\n`}
function statusCommand(io,finish){
return new Command(`status`).description(`Show what is held out, what was used or is spent, by whom, and for which decision.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example$2).action(async(set,{format})=>{
let{dataset,grouping}=await holdoutSet(io,set),overview=holdoutOverview(grouping,dataset),stale=staleFiles(dataset);
format===`json`?io.out(holdoutStatusJson(overview,stale)):io.out(holdoutStatus(overview,stale,io.style)),finish(0)})}
const example$2=`
Families that something joins are one holdout, named by the smallest of them; where each case carries its own split, a holdout
is a question with its other wordings. Questions are approved cases. The records are taken at their word: touchstone check
judges them.

Examples:
  touchstone holdout status                       the set in this folder
  touchstone holdout status --format json eval    one JSON object, for scripts

Exit code: 0 shown, 2 wrong use, 3 the run broke.`;
function planUse(grouping,dataset,entry){
let records=grouping.file.families,decisions=decisionsIn(records),other=frozenOtherwise(records?.uses??[],entry);
if(other!==void 0)return{refused:refrozen(entry,other.frozenAt)};
let same=decisions.uses.find(one=>isSame(one,entry));
if(same!==void 0)return{known:same.index};
let open=decisions.open.find(one=>one.entry.decision===entry.decision);
if(open===void 0)return{refused:notOpen(entry,decisions)};
let refused=early(entry,open.entry)??outOfTime(`uses`,records?.uses,entry.at);
if(refused!==void 0)return{refused};
let named=namesSome(open.entry)?open.entry:allHeldOut(grouping,dataset),back=namesSome(named)?heldBack(grouping,dataset,named):nothingLeft;
if(back!==void 0)return{refused:back};
let{decision,...rest}=entry;
return{plan:{decision,...whatIsMeant(named),...rest}}}
function isSame({entry},use){
return[`decision`,`run`,`configuration`,`by`].every(field=>entry[field]===use[field])}
function notOpen({decision},{reservations,uses}){
let before=uses.findLast(({entry})=>entry.decision===decision)?.entry;
if(before!==void 0){
let{by=`somebody`,at=`an unknown day`,run=``,configuration=``}=before;
return{message:`Decision ${quoted(decision)} was used up by ${quoted(by)} on ${at}, in run ${quoted(run)} with configuration ${quoted(configuration)}.`,fix:`For a second look declare it again, before anybody reads results: touchstone holdout reserve --decision ${decision}`}}
let known=[...new Set(reservations.flatMap(({entry})=>entry.decision??[]))],declared=known.length===0?``:` Declared are: ${known.map(quoted).join(`, `)}.`;
return{message:`No reservation declares the decision ${quoted(decision)}, so results that were read for it confirm nothing.${declared}`,fix:`Declare it before anybody reads results: touchstone holdout reserve --decision ${decision}. Results that were read already: touchstone holdout expose`}}
function refrozen({configuration,frozenAt},before){
return{message:`Configuration ${quoted(configuration)} is on record as frozen since ${before}, and not since ${frozenAt}.`,fix:`Where it is the same, give --frozen-at the moment on record. Where something in it changed, give --configuration a name of its own, such as its commit.`}}
function early({at,frozenAt,configuration},{at:declared}){
if(declared!==void 0&&Date.parse(declared)>Date.parse(at))return{message:`The decision was declared on ${declared}, after the results were read on ${at}.`,fix:`Results that were read before confirm nothing: touchstone holdout expose`};
if(!(Date.parse(frozenAt)<=Date.parse(at)))return{message:`Configuration ${quoted(configuration)} is frozen since ${frozenAt}, and its results were read before that, on ${at}.`,fix:`Name the configuration that the results are of, and since when nothing in it changed.`}}
function whatIsMeant({families=[],cases=[]}){
let[named,single]=[families,cases].map(all=>all.flatMap(one=>one??[]));
return{...named===void 0||named.length===0?{}:{families:named},...single===void 0||single.length===0?{}:{cases:single}}}
function useCommand(io,finish){
return new Command(`use`).description(`Record that held-out results were read for a reserved decision.`).argument(`[set]`,`the set's folder`,`.`).requiredOption(`--decision <id>`,`the decision, as its reservation names it`).requiredOption(`--run <name>`,`which evaluation run showed the results`).requiredOption(`--configuration <name>`,`what was measured, such as a commit`).requiredOption(`--frozen-at <instant>`,`since when nothing in the configuration changed`).option(`--by <name>`,`who read the results (default: Git's user.name)`).option(`--at <instant>`,`when they were read (default: now)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$1).action(async(set,flags)=>{
finish(await runUse(io,set,flags))})}
const example$1=`
The first use of a decision takes its reservation. A second one is refused, and whoever used the first is named; so is a use
of what people have learned from, or of a decision that nobody declared. The entry names what the results are of: what the
reservation names, else all that is in test.

Examples:
  touchstone holdout use --decision release-4 --run nightly-31 --configuration 5f1c0a2b3d \\
    --frozen-at 2026-09-30T18:00:00Z

Exit code: 0 recorded, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runUse(io,given,flags){
assertDecision(flags.decision);
let{decision,run,configuration}=flags;
assertFit({run,configuration});
let frozenAt=instantOf(flags.frozenAt,io.clock(),`--frozen-at`),at=instantOf(flags.at,io.clock()),set=await holdoutSet(io,given,flags),by=await whoAnswers(io,set.folder,flags.by),planned=planUse(set.grouping,set.dataset,{decision,by,at,run:run.trim(),configuration:configuration.trim(),frozenAt});
if(`refused`in planned)return io.out(refusalText(planned.refused,set.options)),1;
if(`known`in planned)return io.out(knownText(`The same use`,set.options)),0;
let after=withEntry(set.text,`uses`,planned.plan);
return set.options.dryRun||await writeSet(set,after),io.out(usedText(planned.plan,set.options)),0}
function holdoutCommand(io,finish){
return new Command(`holdout`).description(`Keep a holdout for a decision, and record who read it and what was learned.`).addHelpText(`after`,example).addCommand(statusCommand(io,finish)).addCommand(reserveCommand(io,finish)).addCommand(useCommand(io,finish)).addCommand(exposeCommand(io,finish)).addCommand(followCommand(io,finish))}
const example=`
Examples:
  touchstone holdout status                        what is untouched, used and spent
  touchstone holdout reserve --decision release-4 --purpose "Whether release 4 goes out."
  touchstone holdout use --decision release-4 --run nightly-31 --configuration 5f1c0a2b3d --frozen-at 2026-09-30T18:00:00Z
  touchstone holdout expose travel --run nightly-17 --learned "The prompt names short journeys now."
  touchstone holdout follow laboratory --decision release-4      the family has another name now

Each command explains itself: touchstone holdout <command> --help`;
export{holdoutCommand};
