import{accountName,annotationOf,byUtf8,clipped,counted,currentRevision,escapeOf,foundText,groupsOf,isBlank,jsonText,levelled,listed,notComparedInJob,placeOfQuote,policyFile,problemText,quoted,rows,samePerson,settingsThatDiffer,severity,shortId,splitFigures as splitFigures$1,splits,stageOf,subjectOf,terminalText,textReport,triggers,unverifiableWords,visibleText,writeInstead}from"./core.js";
import{countsBySplit,countsOf,whyLeftOut}from"./shared-exporting.js";
import{groundsText,lineDiff,markable,markdownCode,markdownFence,markdownLinkBelow,markdownText,moreCandidates,plainText as plainText$1,printedMarks,quoteMarks,settingRows,sharesOf,shortened,wordDiff}from"./comparison.js";
import{askedCode,lineToCopy,resultCode,togetherCode,ungroupedWords}from"./shared-refresh.js";
import{questionsFor}from"./shared-model.js";
import{contentWords,holds,isUnspaced,vocabulary,wordsIn}from"./shared-corpus.js";
import{inlineYaml}from"./shared-load.js";
import{stringWidth}from"./string-width.js";
const nameless=new Set([`pending`,`rejected`,`retired`,`held-out`,`other-split`]);
function leftOutLines(leftOut){
return[...groupsOf(leftOut,({why,reasons})=>JSON.stringify([why,reasons])).values()].map(some=>{
let[{why,reasons}]=some,[one,several]=whyLeftOut[why],because=reasons.length===0?``:` (${reasons.map(reasonInWords).join(`, `)})`,told=`${some.length} ${some.length===1?one:several}${because}`;
return nameless.has(why)?told:`${told}: ${firstOf(some.map(({path})=>path))}`})}
function firstOf(names){
let more=names.length>3?[`${names.length-3} more`]:[];
return listed([...names.slice(0,3),...more])}
function reasonInWords(reason){
return unverifiableWords[reason]??reason}
function claimMarkdown(claim){
let said=[claim.sentence,...claim.caveats].map(markdownText).join(` `);
return`Split: ${splitFigures$1(claim)}. ${said}`}
function mermaidText(text){
return visibleText(text).replaceAll(/[^A-Za-z0-9 .,:()_-]/gu,sign=>`#${sign.codePointAt(0)};`)}
function mermaidBlock(diagram){
return`\`\`\`mermaid\n${diagram.trimEnd()}\n\`\`\``}
const shapes={dev:[`[`,`]`],regression:[`[[`,`]]`],validation:[`{{`,`}}`],test:[`([`,`])`]},unrecorded=[`[/`,`/]`],shapesInWords=`a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split`;
function familyGraph({keys,isBridge=()=>!1},{holders,links}){
let numbers=new Map(keys.map((key,index)=>[key,`n${index}`])),nodes=[...numbers].flatMap(([key,name])=>{
let holder=holders.get(key);
return holder===void 0?[]:[`  ${name}${nodeOf(holder)}`]}),own=links.flatMap(link=>{
let ends=link.holders.flatMap(key=>numbers.get(key)??[]).toSorted(byNumber);
return ends.length<2?[]:[{link,ends}]}),joints=[...groupsOf(own,({link,ends})=>JSON.stringify([link.by,ends])).values()].flatMap((group,index)=>{
let[{link,ends}]=group,joined=group.map(one=>one.link),mark=joined.some(isBridge)?`bridge, `:``,line=link.by===`relation`?`-.-`:`---`;
return[`  j${index}>"${mermaidText(`${mark}${jointOf(joined)}`)}"]`,...ends.map(end=>`  ${end} ${line} j${index}`)]});
return`${[`graph LR`,...nodes,...joints].join(`
`)}\n`}
function byNumber(a,b){
return Number(a.slice(1))-Number(b.slice(1))}
function nodeOf(holder){
let[open,close]=holder.split===void 0?unrecorded:shapes[holder.split];
return`${open}"${mermaidText(`${holder.kind===`family`?holder.id:`case ${nameOf$1(holder)}`} (${holder.split??`no split`})`)}"${close}`}
function jointOf(links){
let names=links.flatMap(link=>link.by===`case`?[nameOf$1(link)]:[]);
if(names.length===0)return links.length===1?`related`:`related, ${links.length} times`;
let more=names.length-3,shown=listed([...names.slice(0,3),...more>0?[`${more} more`]:[]]);
return names.length===1?`case ${shown}`:`${names.length} cases: ${shown}`}
function nameOf$1({file}){
return file.case.id??file.path}
const levelMarks={error:`❌`,warning:`⚠️`,notice:`ℹ️`};
function itemInLines(finding,options,more=``){
let{level,at,rule}=finding;
return[`1. ${levelMarks[level]} ${placeText(at,options)} ${markdownCode(rule)}${more}`,...sentences(finding,options)].join(`\\
   `)}
function itemOfFile(finding,options){
let{level,at,rule}=finding;
return[`- ${levelMarks[level]} ${at.line}:${at.column} ${markdownCode(rule)}`,...sentences(finding,options)].join(` `)}
function sentences({message,fix,related=[]},options){
let named=related.slice(0,3).map(location=>placeText(location,options)),more=related.length-named.length,others=[...named,...more>0?[`${more} more`]:[]];
return[told$1(message),...others.length===0?[]:[`See ${listed(others)}.`],...fix===void 0?[]:[`**Fix:** ${told$1(fix)}`]]}
function placeText({file,line},{place,files}){
let path=place(file),text=`${path}:${line}`;
return files===void 0?markdownCode(text):markdownLinkBelow(files,text,{path,line})}
function fileText(file,{place,files}){
let path=place(file);
return files===void 0?markdownCode(path):markdownLinkBelow(files,path,{path})}
function told$1(text){
return markdownText(clipped(text,1e3))}
function byUse(findings,changed){
let met=new Map;
return findings.map(finding=>{
let{level,at}=finding,key=`${level} ${at.file}`,nth=met.get(key)??0;
return met.set(key,nth+1),{finding,nth,isElsewhere:+!changed.has(at.file)}}).toSorted((a,b)=>severity[b.finding.level]-severity[a.finding.level]||a.isElsewhere-b.isElsewhere||a.nth-b.nth).map(({finding})=>finding)}
function chosenAnnotations(findings,{changed,limit,place,always}){
let ordered=byUse(findings,changed);
return[`error`,`warning`,`notice`].flatMap(level=>{
let own=always.filter(one=>one.level===level),found=ordered.filter(one=>one.level===level),room=Math.max(0,limit-own.length),shown=found.length<=room?found:found.slice(0,Math.max(0,room-1)),left=found.length-shown.length;
return[...own.map(annotation=>({annotation})),...shown.map(finding=>({annotation:annotationOf(finding,place),finding})),...left===0||room===0?[]:[{annotation:others(level,left,shown.length)}]]})}
function others(level,left,shown){
return{level,title:`Touchstone`,message:`${shown===0?counted(left,level):`${left} more ${level}s`}: see the summary of this run.`}}
function ruleTable(findings){
return[`### By rule`,``,`| rule | findings | files |`,`| :--- | ---: | ---: |`,...[...groupsOf(findings,({rule})=>rule)].map(([rule,own])=>({rule,level:own[0]?.level??`error`,count:own.length,files:new Set(own.map(({at})=>at.file)).size})).toSorted((a,b)=>bySeverity(a.level,b.level)||b.count-a.count||byUtf8(a.rule,b.rule)).map(({rule,level,count,files})=>`| ${levelMarks[level]} ${markdownCode(rule)} | ${count} | ${files} |`)].join(`
`)}
function bySeverity(a,b){
return severity[b]-severity[a]}
function fullList(findings,options,room){
let start=`<details><summary>${`All ${counted(findings.length,`finding`)}, file by file`}</summary>`,end=`
</details>`,left=room-Buffer.byteLength(start+end)-200,lines=[],shown=0;
for(let[file,own]of groupsOf(findings,({at})=>at.file)){
let head=`\n${fileText(file,options)}\n`;
for(let[index,finding]of own.entries()){
let line=`${index===0?`${head}\n`:``}${itemOfFile(finding,options)}`;
if(left-=Buffer.byteLength(line)+1,left<0)return[start,...lines,leftOut$2(findings.slice(shown)),end].join(`
`);
lines.push(line),shown++}}
return[start,...lines,end].join(`
`)}
function leftOut$2(findings){
let files=new Set(findings.map(({at})=>at.file)).size;
return`\n${counted(findings.length,`finding`)} in ${counted(files,`file`)} found no room here: the report has them all.`}
function summaryFrame(verdict,options,parts){
let{findings}=verdict,items={...options,files:filesOf(options)},{toFix}=parts,above=[heading(verdict,options,parts.title),...parts.above,...failures(options)],below=[...parts.below,footer(verdict,options,parts.judgedBy)],left=findings.filter(finding=>!parts.isTold(finding));
if(findings.length<=10){
let use=byUse(left,options.changed);
return joined$1([...above,...fixes(use,items,toFix),...below])}
let start=[...above,...firstFixes(left,{...items,toFix}),...inChange(verdict,options),ruleTable(findings)],room=921600-Buffer.byteLength(joined$1([...start,...below]));
return joined$1([...start,fullList(findings,items,room),...below])}
function filesOf({commit,page}){
return commit===void 0?void 0:`${page}/blob/${commit}/`}
function joined$1(blocks){
return`${blocks.join(`

`)}\n`}
function heading({counts:{findings,cases},comparison},{set,failure},title){
let isRed=findings.error>0||failure!==void 0,isAlone=notComparedInJob(comparison)!==void 0,isDoubtful=findings.warning>0||isAlone,mark=isRed?levelMarks.error:isDoubtful?levelMarks.warning:`✅`,where=set===`.`?``:` of ${markdownCode(set)}`,alone=isAlone?`, not compared with an earlier state`:``;
return`## ${mark} ${title}: ${foundText(findings)} in ${counted(cases,`case`)}${where}${alone}`}
function failures({failure}){
return failure===void 0?[]:[`${levelMarks.error} ${markdownText(failure)}`]}
function fixes(findings,options,title){
return findings.length===0?[]:[`### ${title}`,...findings.map(finding=>itemInLines(finding,options))]}
function firstFixes(findings,options){
if(findings.length===0)return[];
let{changed,toFix}=options,groups=[...groupsOf(byUse(findings,changed),({rule})=>rule).values()],rank=([{level,at}])=>severity[level]*2+ +!!changed.has(at.file),items=groups.toSorted((a,b)=>rank(b)-rank(a)||b.length-a.length).slice(0,5).map(own=>{
let more=own.length===1?``:`, and ${own.length-1} more of this rule`;
return itemInLines(own[0],options,more)});
return[`### ${toFix} first`,...items]}
function inChange({findings,comparison},{changed}){
if(!(`base`in comparison))return[];
let own=findings.filter(({at})=>changed.has(at.file)).length;
if(own===findings.length)return[`All ${own} findings are in files that this change touches.`];
let count=own===0?`None`:`${own}`,are=own===1?`is in a file`:`are in files`;
return[`${count} of the ${findings.length} findings ${are} that this change touches.`]}
function footer({comparison,rules},{commit,page,version,report},which){
let judged=commit===void 0?`the files as they are`:commitLink(commit,page),ran=rules.judged-(`base`in comparison?0:comparison.notRun.rules.length),by=ran===rules.of?`the ${rules.of}`:`${ran} of the ${rules.of}`;
return[`${comparedText(comparison,page)} Judged: ${judged}, by ${by} rules of Touchstone ${version}${which}.`,`Why a rule is there: ${markdownCode(`touchstone explain <rule>`)}. All of it as JSON: ${markdownCode(report)}.`].join(`

`)}
function comparedText(comparison,page){
let notRun=notComparedInJob(comparison);
if(notRun!==void 0)return markdownText(notRun);
if(!(`base`in comparison))return``;
let{name,commit,holdsSet}=comparison.base,whose=commit.startsWith(name)?``:`${markdownText(name)} at `,empty=holdsSet?``:`, which has no set in this place: everything is new`;
return`Compared with ${whose}${commitLink(commit,page)}${empty}.`}
function commitLink(commit,page){
return`[${markdownCode(shortId(commit))}](${page}/commit/${commit})`}
function figureTable(columns){
return[`| ${columns.map(([name])=>name).join(` | `)} |`,`|${columns.map(()=>` ---: |`).join(``)}`,`| ${columns.map(([,figure])=>figure).join(` | `)} |`].join(`
`)}
const deeper=`Check the set out with fetch-depth: 0.`,named$1=`Name an earlier state in the input base.`;
function wordsInJob(missing){
switch(missing.none){
case`new-branch`:
return{reason:`The push made the branch, so there is nothing before it.`,fix:`A pull request from it is compared with the branch that it goes to.`};
case`not-in-clone`:
return{reason:`This clone does not hold commit ${shortId(missing.commit)}, which the event names.`,fix:deeper};
case`shallow`:
return{reason:`This shallow clone does not reach back to where the change and ${missing.main} parted.`,fix:deeper};
case`no-repository`:
case`no-commit`:
return{reason:`The checkout left no Git repository.`,fix:`Check the set out with actions/checkout, where Git is installed.`};
case`no-remote`:
case`no-main-branch`:
return{reason:`This clone does not hold the main branch.`,fix:`${deeper} ${named$1}`};
case`several-remotes`:
return{reason:`The clone has the remotes ${listed(missing.remotes.map(one=>`"${one}"`))}, and none that is called "origin".`,fix:named$1};
case`unrelated`:
return{reason:`The change and ${missing.main} have no commit in common.`,fix:named$1};
case`unreadable`:
return{reason:`The earlier state cannot be read: ${missing.message}`,fix:`${deeper} Leave out "filter".`}}}
function inSight(annotation,{changed,shown}){
let{at,message}=annotation;
if(at===void 0||shown.has(at.line))return annotation;
let nearest=nearestTo(at.line,changed);
return nearest===void 0?annotation:{...annotation,message:`At line ${at.line}: ${message}`,at:{file:at.file,line:nearest}}}
function nearestTo(line,changed){
let[nearest]=changed.toSorted((a,b)=>Math.abs(a-line)-Math.abs(b-line)||a-b);
return nearest}
function inShell(text){
return/^[\w./:#@%+=,~-]+$/.test(text)?text:`'${text.replaceAll(`'`,`'\\''`)}'`}
const startsLine$1=/^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] |```|~~~|\t| {4})/;
function quotedBlock(text){
let paragraphs=[],isCode=!1,isOpen=!1;
for(let line of text.split(/\r?\n/)){
/^\s*(?:```|~~~)/.test(line)&&(isCode=!isCode);
let shown=line.trim(),own=paragraphs.at(-1),last=own?.at(-1);
shown===``?isOpen=!1:!isOpen||own===void 0||last===void 0?paragraphs.push([shown]):isCode||startsLine$1.test(line)||/^(?:#|\||```|~~~)/.test(last)?own.push(shown):own[own.length-1]=`${last} ${shown}`,shown!==``&&(isOpen=!0)}
return paragraphs.map(lines=>linesInQuote(lines.map(compact))).join(`
>
`)}
function linesInQuote(lines){
return lines.map(line=>`> ${line}`).join(`\\
`)}
function compact(line){
return markdownText(line.trim().replaceAll(/\s+/g,` `).replaceAll(/-{4,}/g,`---`))}
function blanks(kind){
let confirms=questionsFor(kind).map(one=>one.confirms);
return`${whoAndWhy} --confirm ${confirms.join(`,`)}`}
const whoAndWhy=`--by "" --reason ""`;
function outcomeCommand(item,outcome,flags){
let id=inShell(item.id),{kind=`answerable`}=item.file.case,decide=`touchstone refresh decide ${id}`,said=of=>item.needsTwoJudgments?whoAndWhy:blanks(of);
switch(outcome.outcome){
case`confirmed`:
return`${decide} --confirmed${quotesOf(item,outcome)}${flags} ${said(kind)}`;
case`revised`:
return`${decide} --revised${changeOf(item,outcome)}${flags} ${said(`answerable`)}`;
case`abstained`:
return`${decide} --abstained --because not-in-corpus --answer ""${flags} ${said(`abstention`)}`;
case`retired`:
return`${decide} --retired${flags} ${whoAndWhy}`;
case`approved`:
return`touchstone review record ${id} --approve ${blanks(kind).replace(`--by`,`--reviewer`)}`;
case`rejected`:
return`touchstone review record ${id} --reject ${whoAndWhy.replace(`--by`,`--reviewer`)}`}}
function quotesOf(item,{result}){
return`needs`in result?lostQuotes(item).map(chunk=>` --chunk ${inShell(chunk)} --quote ""`).join(``):``}
function lostQuotes({evidence}){
return evidence.flatMap(({piece:{chunkId,quote},verdict,candidates})=>{
if(quote===void 0||verdict===`same`)return[];
let now=candidates.find(({id})=>id===chunkId)?.text;
return now===void 0||placeOfQuote(now,quote)===void 0?[chunkId]:[]})}
function changeOf({file},{replace,result}){
let replaced=replace.map(({from,to})=>` --replace ${inShell(`${from} -> ${to.join(`, `)}`)}`);
return replaced.length>0||`digest`in result?replaced.join(``):file.case.kind===`abstention`?` --add CHUNK`:` --answer ""`}
function movedOnly(items){
return items.filter(({asks,isEdited,evidence,outcomes})=>asks===`refresh`&&!isEdited&&outcomes.some(({outcome,result})=>outcome===`revised`&&`digest`in result)&&evidence.some(({verdict})=>verdict===`moved`)&&evidence.every(({verdict})=>verdict===`moved`||verdict===`same`))}
function movedCommands(items,flags){
let ids=movedOnly(items).map(({id})=>inShell(id)),calls=Math.ceil(ids.length/10);
return Array.from({length:calls},(_,at)=>`touchstone refresh decide ${ids.slice(at*10,(at+1)*10).join(` `)} --moved${flags} ${blanks(`answerable`)}`)}
const counts$1=[[[`new-case`],`to write a case for`],[[`asks-about`],`about a case to look at`],[[`represented`],`represented`],[[`decided`],`decided`],[[`repeats`],`asked in another one`],[[`seen-once`],`seen once`],[[`not-looked-at`],`not looked at`],[[`names-no-approved-case`],`about no approved case`]];
function observedCounts(observed){
let told=counts$1.flatMap(([kinds,words])=>{
let count=observed.filter(({outcome})=>kinds.includes(outcome.kind)).length;
return count===0?[]:[`${count} ${words}`]});
return told.length===0?``:`${counted(observed.length,`pattern`)}: ${told.join(`, `)}`}
function seenText({observation}){
let{count,firstSeen,lastSeen,reviewedBy}=observation,[from,to]=[firstSeen.slice(0,10),lastSeen.slice(0,10)],when=from===to?`on ${from}`:`${from} to ${to}`,looked=reviewedBy===void 0?``:`, looked at by ${reviewedBy}`;
return`seen ${count===1?`once`:`${count} times`}, ${when}${looked}`}
function outcomeText(outcome){
switch(outcome.kind){
case`represented`:
return`represented by ${listed(outcome.by.map(representingText))}`;
case`asks-about`:
return`asks about ${nameOf(outcome.file)}: somebody looks at that case again`;
case`decided`:
return`about ${nameOf(outcome.file)}, which was decided with it in view`;
case`repeats`:
return`asks the same as ${quoted(outcome.observation)}`;
case`seen-once`:
return`seen once, so there is no pattern yet`;
case`not-looked-at`:
return`nobody has looked at the recorded queries: "reviewedBy" and "reviewedAt" are missing`;
case`names-no-approved-case`:
return outcome.file===void 0?`names case ${quoted(outcome.id)}, which the set does not have`:`names ${nameOf(outcome.file)}, which is ${stageOf(outcome.file)??`not readable`}`}}
function representingText({file,how}){
let stage=stageOf(file),state=stage===`approved`?``:`, ${stage??`not readable`}`;
return`${nameOf(file)} (${how===`origin`?`it led to that case`:`asks the same`}${state})`}
function nameOf(file){
return file.case.id??file.path}
function commandFor({observation},files){
let from=files.map(file=>`--observations ${inShell(file)}`);
return[`touchstone new --observation`,inShell(observation.id),...from].join(` `)}
function decideCommandFor(file,{files,flags=``}){
let from=files.map(one=>`--observations ${inShell(one)}`);
return[`touchstone refresh decide`,inShell(nameOf(file)),...from].join(` `)+flags}
function headlineOf(plan,{name}){
let{to,items,pullRequests,standing,unasked}=plan,{current,carried}=standing,asked=items.filter(({asks})=>asks===`refresh`).length,first=items.length-asked,doubtful=unverifiableIn(plan).length,approved=unasked.filter(({why})=>ofApproved.has(why)).length,all=asked+current+carried+approved,others=`${carried} carried, ${current} judged under it`,under=`corpus revision ${name(to.id)}`;
if(items.length+doubtful===0&&unasked.length>0)return`No case can be asked about under ${under}, but ${counted(unasked.length,`case`)} cannot stay as ${unasked.length===1?`it is`:`they are`}; ${others}.`;
let candidates=first===0?``:`; nobody has judged ${counted(first,`candidate`)}`;
if(asked+doubtful===0)return`Nobody has to look at ${first===0?`a case`:`an approved case`} under ${under}: ${others}${candidates}.`;
let where=`in ${counted(pullRequests.length,`pull request`)}`,lacking=`with something missing`,told=asked>0&&doubtful>0?`: ${asked} ${where}, ${doubtful} ${lacking}`:`, ${doubtful>0?lacking:where}`;
return`${counted(asked+doubtful,`case`)} of ${all} to look at under ${under}${told}; ${others}${candidates}.`}
const ofApproved=new Set([`edited`,`unbound`,`unverifiable`]);
function unverifiableIn({unasked}){
return unasked.filter(({why})=>why===`unverifiable`)}
function whyOf({asks,reasons,unverifiable,evidence}){
if(asks===`first-judgment`)return`nobody has judged it`;
let told=reasons.filter(reason=>reason!==`corpus-revision-changed`),goesOn=wordsGoOn(evidence),all=[...told.map(reason=>reason===`chunk-deleted`&&goesOn?`${reason} (its words go on under other ids)`:reason),...unverifiable];
return(all.length===0?reasons:all).join(`, `)}
function wordsGoOn(evidence){
return evidence.some(goesOnElsewhere)&&evidence.every(({verdict})=>verdict!==`gone`)}
function goesOnElsewhere({verdict,piece,candidates}){
let isThere=candidates.some(({id})=>id===piece.chunkId);
return(verdict===`edited`||verdict===`split`||verdict===`merged`)&&!isThere}
const everyFamily=`it is in no family, so it asks about every family (families.yaml says which it belongs to)`;
function planRows(plan,medium){
let{items,pullRequests,needless}=plan,refreshes=items.filter(({asks})=>asks===`refresh`),waiting=pullRequests.filter(({waits})=>waits).length,edited=items.filter(({isEdited})=>isEdited),requested=items.filter(({isRequested})=>isRequested).length,sentinels=items.filter(one=>one.needsTwoJudgments).length,doubtful=unverifiableIn(plan),missing=doubtful.map(({unverifiable})=>unverifiable);
return[[`why`,tally([...refreshes.map(item=>[...item.reasons,...item.unverifiable]),...missing])],...comparedRows(plan,medium),...movedRows(refreshes,medium),[`edited`,editedText(edited,medium)],[`sentinels`,sentinels===0?``:`${counted(sentinels,`case`)}, each judged again by two people`],[`asked`,requested===0?``:`${requested} already, in a request that nobody has decided`],[`waiting`,waiting===0?``:waitingText(waiting,pullRequests.length)],[`needless`,needless.length===0?``:`${counted(needless.length,`request`)} of a case whose judgment stands, to be taken out (touchstone refresh decide --needless${medium.flags}): ${ids(needless.map(({path,case:{id}})=>id??path),medium)}`],[`missing`,doubtful.length===0?``:`${counted(doubtful.length,`case`)} of which nothing tells what changed: ${ids(doubtful.map(nameOfUnasked),medium)}`],...unaskedRows(plan.unasked,medium),[`observed`,observedCounts(plan.observed)]]}
function movedRows(items,{code,flags}){
let count=movedOnly(items).length;
if(count===0)return[];
let commands=movedCommands(items,flags),more=commands.length-mostCommands;
return[[`moved`,`${counted(count,`case`)} whose evidence is all there, word for word, under other ids:`],...commands.slice(0,mostCommands).map(command=>[``,code(command)]),[``,more>0?`and ${counted(more,`more such command`)} once these are decided`:``]]}
const mostCommands=10;
function nameOfUnasked({id,path}){
return id??path}
function editedText(items,medium){
return items.length===0?``:`${counted(items.length,`case`)} edited since the approval (touchstone refresh decide --revised${medium.flags}): ${ids(items.map(({id})=>id),medium)}`}
function waitingText(waiting,all){
return`${waiting} of the ${all} pull requests, since the policy opens ${all-waiting} at once`}
function tally(lists){
let counts=new Map;
for(let word of lists.flat())counts.set(word,(counts.get(word)??0)+1);
return counts.delete(`corpus-revision-changed`),[...new Set([...triggers.filter(trigger=>counts.has(trigger)),...counts.keys()])].map(word=>`${counts.get(word)??0} ${word}`).join(`, `)}
function comparedRows({from,to:{record:later}},{name:named,words,code}){
return from.flatMap(({id,cases,record})=>{
let head=[`judged`,`${counted(cases,`case`)} under ${named(id)}${record===void 0?`, which is not recorded`:``}`];
if(record===void 0||later===void 0)return[head];
let settings=settingsThatDiffer(record,later);
return[head,...settingRows({before:record,after:later,settings}).filter(([,text])=>text.startsWith(`changed`)).map(([name,text])=>[``,`${words(name)} ${code(text)}`])]})}
const unaskedWords={edited:`edited since the approval, to be approved anew by touchstone review record`,unbound:`approved without a digest of what was read`,unreadable:`not readable`,unfilled:`with evidence to look up first, by touchstone fill`};
function unaskedRows(unasked,medium){
return Object.entries(unaskedWords).map(([why,words])=>{
let own=unasked.filter(one=>one.why===why);
return[`not asked`,own.length===0?``:`${counted(own.length,`case`)} ${words}: ${ids(own.map(nameOfUnasked),medium)}`]})}
function ids(all,{code}){
let rest=all.length-5,shown=all.slice(0,5).map(code).join(`, `);
return rest>0?`${shown} and ${rest} more`:shown}
function openQuestions({file,asks,observations}){
if(asks===`first-judgment`&&file.case.kind===`abstention`)return[`Is it right to give no answer?`,`Is that what a good refusal says?`];
if(asks===`first-judgment`)return[`Do these chunks support the answer?`,`Is it the answer?`,`Is an answer right at all?`];
let observed=observations.length===0?[]:[`Does the case stand for what people ask?`];
return file.case.kind===`abstention`?[...observed,`Which chunk, if any, answers the question now?`,`Does what a good refusal says change?`,`Is it still right to give no answer?`]:[...observed,`Which chunk is the evidence now?`,`Does the expected answer change?`,`Is it right to give no answer now?`]}
function verdictText$1({verdict,piece,quote,source}){
let{before,after}=source,isOther=before!==void 0&&after!==void 0&&before!==after;
return[verdict,...piece.quote===void 0?[]:[quoteWords(quote,verdict)],...isOther?[`source revision ${before} → ${after}`]:[],...after===void 0&&!goesOn$1.has(verdict)?[`its document is not in the corpus`]:[]].filter(word=>word!==``).join(`, `)}
const goesOn$1=new Set([`same`,`moved`,`edited`,`split`,`merged`]);
function quoteWords(quote,verdict){
return quote===`intact`?`the quote stands`:quote===`changed`?`the quote does not stand`:verdict===`same`?``:`whether the quote stands is not known`}
function evidenceDiff(evidence,{isWhole,isPage=!1}){
let{text,piece}=evidence,now=nearestText(evidence)??(isPage?partsText(evidence):void 0);
if(text===void 0||now===void 0)return;
let plain=textDiff(text,now,piece.quote);
if(plain===void 0)return;
let runs=isPage?withLineStarts(plain,text,now):plain;
return isWhole?runs:shortened(isPage?runs.flatMap(apart(quoteMarks)):runs)}
function isTooLongToCompare(evidence){
let{text}=evidence,now=nearestText(evidence)??partsText(evidence);
return text!==void 0&&now!==void 0&&wordDiff(text,now)===void 0}
const tooLongWords=`Too long to compare word by word.`;
function nearestText({verdict,candidates}){
return verdict===`edited`||verdict===`merged`?candidates[0]?.text:void 0}
const startsLine=/^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] )/;
function withLineStarts(runs,before,now){
let starts={before:firstWords(before),now:firstWords(now)},at={before:0,now:0};
return runs.map(({mark,text})=>({mark,text:text.split(` `).map(word=>{
let side=mark===`-`?`before`:`now`,isFirst=starts[side].has(at[side]);
mark!==`+`&&at.before++,mark!==`-`&&at.now++;
let shown=word.replaceAll(``,``);
return isFirst?`${shown}`:shown}).join(` `)}))}
function firstWords(text){
let first=new Set,count=0,isBlank=!1;
for(let line of text.split(`
`).map(one=>one.trim()))line!==``&&(isBlank||startsLine.test(line))&&first.add(count),isBlank=line===``,count+=isBlank?0:line.split(/\s+/).length;
return first}
function textDiff(before,after,quote){
let runs=wordDiff(before,after);
return runs&&marked$1(runs,wordsOfQuote(before,quote))}
function partsDiff(evidence){
let{text,piece}=evidence,now=partsText(evidence);
return text===void 0||now===void 0?void 0:textDiff(text,now,piece.quote)}
function partsText({verdict,text,candidates}){
let texts=candidates.flatMap(one=>one.text??[]);
if(!(verdict!==`split`||text===void 0||texts.length<candidates.length))return texts.toSorted((a,b)=>placeIn(text,a)-placeIn(text,b)).join(`

`)}
function placeIn(whole,part){
let[inWhole,words]=[whole,part].map(text=>text.split(/\s+/).filter(Boolean).join(` `)),list=words?.split(` `)??[];
for(let at=0;at+4<=list.length;at++){
let place=inWhole?.indexOf(list.slice(at,at+4).join(` `))??-1;
if(place>=0)return place}
return 1/0}
function wordsOfQuote(text,quote){
let place=quote===void 0?void 0:placeOfQuote(text,quote);
if(place===void 0)return;
let words=[...text.matchAll(/\S+/g)].map(({0:word,index})=>({start:index,end:index+word.length}));
return{first:words.findIndex(({end})=>end>place.start),last:words.findLastIndex(({start})=>start<place.end)}}
function marked$1(runs,quote){
if(quote===void 0)return runs;
let[open,close]=quoteMarks,at=0;
return runs.map(run=>{
if(run.mark===`+`)return run;
let words=run.text.split(` `).map(word=>{
let here=at++;
return`${here===quote.first?open:``}${word}${here===quote.last?close:``}`});
return{mark:run.mark,text:words.join(` `)}})}
function apart([open,close]){
let isInside=!1;
return({mark,text})=>{
let parts=[];
for(let word of text.split(` `)){
word.includes(open)&&(isInside=!0);
let last=parts.at(-1);
last?.isKept===isInside?last.words.push(word):parts.push({words:[word],isKept:isInside}),word.includes(close)&&(isInside=!1)}
return parts.map(({words,isKept})=>({mark,text:words.join(` `),isKept}))}}
function withMarks(text,quote){
let place=quote===void 0?void 0:placeOfQuote(text,quote),own=markable(text);
if(place===void 0)return own;
let{start,end}=place,[open,close]=quoteMarks;
return`${own.slice(0,start)}${open}${own.slice(start,end)}${close}${own.slice(end)}`}
function isInDiff(evidence,candidate){
return evidence.candidates[0]===candidate&&evidenceDiff(evidence,{isWhole:!0})!==void 0}
const heldOutWords=`Its text is held out, so it is not shown here.`;
function shownChunk(chunk){
return chunk.isHeldOut?{...chunk,text:void 0}:chunk}
function shownEvidence(evidence){
let{piece,isHeldOut}=evidence;
return{...shownChunk(evidence),piece:isHeldOut?{...piece,quote:void 0}:piece,candidates:evidence.candidates.map(shownChunk)}}
function isPartlyHeldOut({isHeldOut,candidates}){
return isHeldOut||candidates.some(one=>one.isHeldOut)}
function idCode(id){
return markdownCode(clipped(id,200))}
function lineText(text,longest){
return markdownText(clipped(text.trim().replaceAll(/\s+/g,` `),longest))}
function excerpt$1(text,quote,longest){
let place=quote===void 0?void 0:placeOfQuote(text,quote),start=place!==void 0&&place.end>longest-2?Math.max(0,place.start-Math.floor(longest/4)):0,marked=start===0?withMarks(text,quote):`… ${withMarks(text.slice(start),quote)}`;
return clipped(marked,longest)}
function diffBlock(runs,longest){
let room=longest,lines=[[]];
for(let[place,{mark,text}]of runs.entries()){
let own=mark===`-`&&runs[place+1]?.mark===`+`?Math.ceil(room/2):room,shown=clipped(text,Math.max(own,1));
room-=shown.length;
for(let[at,piece]of shown.split(``).entries()){
at>0&&lines.at(-1)?.length!==0&&lines.push([]);
let words=piece.trim();
words!==``&&lines.at(-1)?.push(runText$1(mark,words))}
if(room<=0)break}
return linesInQuote(lines.filter(line=>line.length>0).map(line=>line.join(` `)))}
function runText$1(mark,words){
let text=printedMarks(words.replaceAll(/-{4,}/g,`---`),markdownText);
if(mark===` `)return text;
let tag=mark===`-`?`del`:`ins`;
return`<${tag}>${text}</${tag}>`}
function folded(title,content){
return`<details><summary>${title}</summary>\n\n${content}\n\n</details>`}
function evidenceBlock(whole,longest){
let evidence=shownEvidence(whole),{piece,verdict,candidates}=evidence,became=`${verdictWords[verdict]}${verdictText$1(evidence).slice(verdict.length)}.`,head=`**Evidence** ${idCode(piece.chunkId)}\\\n${markdownText(became)}`;
if(verdict===`same`)return head;
let isTold=candidates.length===1&&candidates[0]?.id===piece.chunkId,shown=isTold&&isCompared(evidence)?[]:candidates.slice(0,5),rest=isTold?0:moreCandidates(evidence,shown.length);
return[head,...thenAndNow(evidence,longest),...shown.map(one=>candidateBlock(one,evidence,longest)),...rest>0?[`And ${counted(rest,`more candidate`)}.`]:[]].join(`

`)}
const verdictWords={same:`The same`,moved:`Moved word for word to another id`,edited:`Edited`,split:`Split into several chunks`,merged:`Merged with other text`,gone:`Gone from the corpus`,ambiguous:`Ambiguous: several chunks fit equally well`,unverified:`Unverified: a text that would tell is not kept`};
function isCompared(evidence){
return evidenceDiff(evidence,{isWhole:!0})!==void 0}
function thenAndNow(evidence,longest){
let{piece,verdict,text}=evidence;
if(evidence.isHeldOut)return[heldOutWords];
let runs=evidenceDiff(evidence,{isWhole:!1,isPage:!0}),quote=piece.quote===void 0?[]:[`The quote: “${lineText(piece.quote,longest)}”`];
if(runs!==void 0)return runs.every(({mark})=>mark===` `)?[`All its words stand, in ${counted(evidence.candidateCount,`chunk`)}.`]:[diffBlock(runs,longest)];
if(verdict===`moved`)return quote;
if(text===void 0)return[...quote,`Its text is not kept in this set.`];
let judged=told(`As it was judged`,excerpt$1(text,piece.quote,longest));
return isTooLongToCompare(evidence)?[tooLongWords,judged]:[judged]}
function candidateBlock(candidate,evidence,longest){
let{id,text,grounds}=candidate,{verdict,piece}=evidence,head=`${verdict===`moved`||isInDiff(evidence,candidate)?`Now`:verdict===`gone`?`Somewhat like it`:`Candidate`}: ${idCode(id)} (${groundsText(candidate,verdict)})`;
return grounds.includes(`bytes`)||isInDiff(evidence,candidate)?head:candidate.isHeldOut?`${head}\\\n${heldOutWords}`:text===void 0?`${head}\\\nIts text is not kept in this set.`:`${head}\n\n${told(`Its text`,excerpt$1(text,piece.quote,longest))}`}
function told(title,text){
let block=printedMarks(text,quotedBlock);
return text.length>400?folded(title,block):title===`Its text`?block:`${title}:\n\n${block}`}
function sameEvidence(evidence){
let same=evidence.filter(({verdict})=>verdict===`same`);
if(same.length===0)return[];
let named=same.slice(0,5).map(({piece})=>idCode(piece.chunkId)),rest=same.length-named.length;
return[`Unchanged: ${listed([...named,...rest>0?[counted(rest,`more chunk`)]:[]])}.`]}
const verbs={confirmed:`confirm`,revised:`revise`,abstained:`abstain`,retired:`retire`,approved:`approve`,rejected:`reject`},needed={quote:`the words that carry the answer now, or that the quote goes: --quote, or --without-quote`,because:`why no answer is right`,answer:`what a good refusal says`,edit:`the new answer or quote: --answer, --quote; or an edit of the file`},neededOfRefusal={...needed,edit:`the new words of the refusal: --answer; where the question has an answer now, first write "kind: answerable" and the answer into the file and take "because" out, then name its chunks: --add`};
function outcomeWords({outcome,replace,result},kind){
let change=isAsEdited({outcome,replace,result})?`as the file says now`:replace.map(({from,to})=>`${from} → ${to.join(` and `)}`).join(`, `),told={verb:verbs[outcome],change};
if(`digest`in result)return{...told,result:shortDigest(result.digest),fixes:[]};
if(`needs`in result){
let words=kind===`abstention`?neededOfRefusal:needed,needs=result.needs.map(one=>words[one]).join(`, and `);
return{...told,result:`needs ${needs}`,fixes:[]}}
return{...told,result:`not possible: ${result.refused.map(({message})=>message).join(` `)}`,fixes:[...new Set(result.refused.flatMap(({fix})=>fix??[]))]}}
function isAsEdited({outcome,replace,result}){
return outcome===`revised`&&replace.length===0&&`digest`in result}
function shortDigest(digest){
return digest.slice(7,39)}
function possibleText(outcomes){
let ways=outcomes.filter(one=>one.replace.length>0&&!isRefused$1(one)).length,wordsOf=({outcome,replace,result})=>`needs`in result&&result.needs.includes(`quote`)?`confirm with another quote`:outcome===`revised`?isAsEdited({outcome,replace,result})?`revise as the file says now`:ways===0?`revise (with other words or chunks)`:ways===1?`revise`:`revise in ${ways} ways`:verbs[outcome],possible=new Set(outcomes.filter(one=>!isRefused$1(one)).map(wordsOf)),not=[...new Set(outcomes.filter(isRefused$1).map(wordsOf))].filter(words=>!possible.has(words));
return`${[...possible].join(`, `)}${not.length===0?``:`; not ${not.join(`, `)}`}`}
function isApprovalRefused(outcomes){
return outcomes.some(one=>one.outcome===`approved`&&isRefused$1(one))}
function isRefused$1({result}){
return`refused`in result}
const documented={program:`touchstone`,set:``};
function toolCommand(words,{program,set}=documented){
return set===``?`${program} ${words}`:`${program} ${words} --set ${inShell(set)}`}
function checkCommand({program,set}=documented){
return set===``?`${program} check`:`${program} check ${inShell(set)}`}
const meanings={confirmed:[`The case holds as it is.`,`Giving no answer is still right.`],revised:[`Other chunks are the evidence now.`,`There is an answer now.`],abstained:[`No answer is right any more.`,`No answer is right.`],retired:[`Nobody needs the case any more.`,`Nobody needs the case any more.`],approved:[`It is right as it is.`,`It is right as it is.`],rejected:[`It is not to be used.`,`It is not to be used.`]};
function meaningOf(item,possible){
if(isAsEdited(possible))return`The case is right as its file says now.`;
let{outcome,replace}=possible,[answered,abstaining]=meanings[outcome];
return item.file.case.kind===`abstention`?abstaining:outcome===`revised`&&replace.length>0&&item.evidence.every(({verdict})=>verdict===`moved`||verdict===`same`)?`The evidence only moved; all else holds.`:answered}
function linesBlock(item,{to,readsLines,flags,tool}){
let parts=[...item.outcomes.filter(one=>!isRefused(one)).map(one=>flags===void 0?linePart(item,one,{to,tool}):commandPart(item,one,flags)),...item.outcomes.filter(isRefused).map(one=>refusedPart(item,one))];
return folded(readsLines?`Decide: copy a line`:flags===void 0?`What can be decided`:`What can be decided, and how`,parts.join(`

`))}
function isRefused({result}){
return`refused`in result}
function refusedPart(item,outcome){
let problems=`refused`in outcome.result?outcome.result.refused:[],why=item.evidence.some(isPartlyHeldOut)?`It is told on a checkout, by ${markdownCode(`touchstone refresh plan ${inShell(item.id)}`)}.`:problems.map(({message})=>markdownText(message)).join(` `);
return`Not possible: <del>${meaningOf(item,outcome)}</del> ${why}`}
function linePart(item,outcome,{to,tool}){
let{result}=outcome,meaning=`**${meaningOf(item,outcome)}**`,line=toCopy(item,outcome,to),text=line&&lineToCopy(line);
if(text===void 0||text.length>600){
let command=markdownCode(toolCommand(`refresh decide ${inShell(item.id)} --revised`,tool));
return isAsEdited(outcome)?`${meaning} Run ${command} on a checkout. Or let Git give back what was approved.`:`${meaning} Edit the case on a checkout, then run ${command}.`}
return`${meaning}${`needs`in result?` ${hintFor(result.needs)}`:wayText(outcome)}\n\n${markdownFence(text)}`}
const hints={quote:`Write the words that carry the answer now between the quotation marks, or <code>none</code> in their place.`,because:`Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.`,answer:`Write what a good refusal says between the quotation marks.`,edit:``};
function commandPart(item,outcome,flags){
let{result}=outcome,hint=`needs`in result?` ${commandHint(item,result.needs)}`:wayText(outcome),command=markdownFence(outcomeCommand(item,outcome,flags));
return`**${meaningOf(item,outcome)}**${hint}\n\n${command}`}
const commandHints={quote:`Write the words that carry the answer now behind <code>--quote</code>, or <code>--without-quote CHUNK</code> in the place of both.`,because:hints.because,answer:`Write what a good refusal says behind <code>--answer</code>.`,edit:`Write the new answer behind <code>--answer</code>; other chunks go behind <code>--replace</code>, <code>--add</code> or <code>--drop</code>.`};
function commandHint(item,needs){
return needs.includes(`edit`)&&item.file.case.kind===`abstention`?`First write the answer into the case: <code>kind: answerable</code>, and no <code>because</code>.`:needs.map(one=>commandHints[one]).toReversed().join(` `)}
function wayText({outcome,replace}){
if(outcome!==`revised`||replace.length===0)return``;
let ways=replace.map(({from,to})=>`${listed(to.map(id=>idCode(id)))} in the place of ${idCode(from)}`);
return` Take ${listed(ways)}.`}
function hintFor(needs){
return needs.map(one=>hints[one]).toReversed().join(` `)}
function toCopy(item,{outcome,replace,result},to){
let{id}=item,code=`digest`in result?resultCode(result.digest):askedCode(item,to);
switch(outcome){
case`confirmed`:
return{verb:`confirm`,id,code,choice:{outcome,...quotesToSay(item,result)}};
case`revised`:
return replace.length===0?void 0:{verb:`revise`,id,code,choice:{outcome,replace}};
case`abstained`:
return{verb:`abstain`,id,code,choice:{outcome,because:`not-in-corpus`,answer:``}};
case`retired`:
return{verb:`retire`,id,code};
case`approved`:
return{verb:`approve`,id,code};
case`rejected`:
return{verb:`reject`,id,code:void 0}}}
function quotesToSay(item,result){
return`needs`in result?{quotes:new Map(lostQuotes(item).map(chunkId=>[chunkId,``]))}:{}}
function isHeldOut(item){
return item.isHeldOut}
function caseBlock(item,detail){
let{link,longest}=detail,title=`### ${link(item.id,item.file.path)}`;
if(isHeldOut(item))return`${title}\n\n${heldOutText(item,detail)}`;
let{query=``,expectedAnswer=``,kind}=item.file.case,changed=item.evidence.filter(({verdict})=>verdict!==`same`),more=changed.length-6;
return[title,`**Question:** ${lineText(query,longest)}\\\n**${kind===`abstention`?`Refusal`:`Answer`}:** ${lineText(expectedAnswer,longest)}`,whyText(item),...changed.slice(0,6).map(one=>evidenceBlock(one,longest)),...more>0?[`${counted(more,`more piece`)} of evidence changed; its file has them all.`]:[],...sameEvidence(item.evidence),...item.documents.slice(0,6).map(one=>documentBlock(one,longest)),...item.ungrouped.map(one=>`**Families** ${markdownText(ungroupedWords(one))}`),`**To decide:** ${openQuestions(item).join(` `)}`,linesBlock(item,detail)].join(`

`)}
function heldOutText({id,asks},{flags}){
let text=`Held out: it is read in its file, and decided on a checkout`;
if(flags===void 0)return`${text}.`;
let command=asks===`refresh`?`touchstone refresh decide ${inShell(id)}${flags}`:`touchstone review record ${inShell(id)}`;
return`${text}: ${markdownCode(command)}.`}
const becauseWords={"source-revision-changed":`its document has another revision`,"chunk-edited":`its evidence has other words`,"chunk-moved":`its evidence stands under another id`,"chunk-deleted":`its evidence is not there any more`,"chunking-changed":`documents are cut in another way`,"embedding-changed":`chunks are embedded in another way`,"retrieval-filter-changed":`the retriever is limited to other documents`,"document-added":`a document came that may answer it`,"query-pattern-observed":`people ask in a way that it may not stand for`,"corpus-revision-changed":`there is another corpus revision`},ofOpenQuestion={"source-revision-changed":`a page that may answer it has another text`};
function whyText(item){
let{asks,reasons,unverifiable,evidence,observations}=item,isOpen=evidence.length===0,goesOn=wordsGoOn(evidence),told=reasons.filter(reason=>reason!==`corpus-revision-changed`),clauses=[...(told.length===0&&unverifiable.length===0?reasons:told).map(one=>one===`chunk-deleted`&&goesOn?`the words of its evidence go on under other ids`:(isOpen?ofOpenQuestion[one]:void 0)??becauseWords[one]),...unverifiable.map(one=>unverifiableWords[one])];
return[`**Asked because** ${asks===`first-judgment`?`nobody has judged it yet`:listed(clauses)}.`,...observations.length===0?[]:[`Observed: ${observations.map(idCode).join(`, `)}.`],...item.isEdited?[`It was **edited** since its approval.`]:[],...item.needsTwoJudgments?[`It is a **sentinel**: after the decision two people judge it, each alone.`]:[]].join(` `)}
function documentBlock({document,standing,newChunks,asksEveryFamily,nearest},longest){
let whom=asksEveryFamily?`; ${everyFamily}`:``,head=`**Document** ${idCode(document.id)} ${standing}, ${counted(newChunks,`chunk`)} with a new text${whom}`,chunks=nearest.map(one=>{
let{id,text}=shownChunk(one),near=`Near to the question: ${idCode(id)}`;
return one.isHeldOut?`${near}\\\n${heldOutWords}`:text===void 0?near:`${near}\n\n${folded(`Its text`,printedMarks(excerpt$1(text,void 0,longest),quotedBlock))}`}),none=chunks.length===0?[`No such chunk is near to the question.`]:[];
return[head,...chunks,...none].join(`

`)}
const goesOn=new Set([`moved`,`edited`,`split`,`merged`]);
function changedDocuments(items){
let found=new Map,of=id=>{
let known=found.get(id)??{standing:`changed`,before:void 0,after:void 0,chunks:new Map,heirs:new Set,newChunks:0,cases:new Set};
return found.set(id,known),known};
for(let item of items){
for(let{documentId,verdict,piece,source,candidates}of item.evidence){
if(verdict===`same`)continue;
let one=of(documentId);
one.before??=source.before,one.after??=source.after,source.after===void 0&&(one.standing=`gone`),one.chunks.set(piece.chunkId,verdict),one.heirs.add(goesOn.has(verdict)?candidates[0]?.documentId:void 0),one.cases.add(item.file.path)}
for(let{document,standing,newChunks}of item.documents){
let one=of(document.id);
one.after??=document.revision,standing===`added`&&(one.standing=`added`),one.newChunks=Math.max(one.newChunks,newChunks),one.cases.add(item.file.path)}}
return[...found].map(([id,{heirs,...one}])=>{
let[successor]=one.standing===`gone`&&heirs.size===1?heirs:[];
return{...one,id,successor,cases:one.cases.size}}).toSorted((a,b)=>byUtf8(a.id,b.id))}
function documentWords(document){
let{standing,before,after,chunks,newChunks,successor}=document,counts=new Map;
for(let verdict of chunks.values())counts.set(verdict,(counts.get(verdict)??0)+1);
let cited=[...counts].map(([verdict,count])=>`${counted(count,`chunk`)} ${verdict}`),state={added:`is new`,changed:before!==void 0&&after!==void 0&&before!==after?`changed from ${before} to ${after}`:`changed`,gone:successor===void 0?`is not in the corpus any more`:`goes on as ${successor}`}[standing],parts=[...cited,...newChunks===0?[]:[`${counted(newChunks,`chunk`)} with a new text`]];
return parts.length===0?state:`${state}: ${parts.join(`, `)}`}
function changedSettings({from,to},items){
let own=new Set(items.map(item=>item.from)),told=from.flatMap(({id,record})=>{
if(!own.has(id)||record===void 0||to.record===void 0)return[];
let settings=settingsThatDiffer(record,to.record);
return settingRows({before:record,after:to.record,settings}).filter(([,text])=>text.startsWith(`changed`)).map(([name,text])=>`The ${name} ${text}`)});
return[...new Set(told)]}
function verdictText({to},{families},items){
let again=items.filter(({asks})=>asks===`refresh`).length,first=items.length-again,parts=[...again===0?[]:[`look again at ${counted(again,`case`)}`],...first===0?[]:[`judge ${counted(first,`candidate`)} for the first time`]],of=families.length===0?``:` of ${listed(some(families.map(markdownText),`family`))}`,held=items.filter(isHeldOut).length;
return[`**Please ${listed(parts)}${of}.**`,...again===0?[]:[whatIsAsked(again)],`Corpus revision ${idCode(to.id)} is current${becameText(items.filter(item=>!isHeldOut(item)))}.`,...held===0?[]:[heldText(held,items.length)]].join(` `)}
function whatIsAsked(cases){
return`A case is a test question with an answer that somebody approved; say ${cases===1?`whether it still holds`:`of each whether it still holds`}.`}
function heldText(held,all){
return held===all?`${all===1?`It is`:`All of them are`} held out.`:`${held} of them ${held===1?`is`:`are`} held out.`}
function becameText(items){
let counts=new Map;
for(let{evidence}of items){
let found=new Set(evidence.map(({verdict})=>verdict)),verdict=gravestFirst.find(one=>found.has(one));
verdict!==void 0&&counts.set(verdict,(counts.get(verdict)??0)+1)}
let told=gravestFirst.flatMap(one=>{
let count=counts.get(one);
return count===void 0?[]:[items.length===1?becameWords[one]:`${becameWords[one]} in ${count}`]});
return told.length===0?``:`; the evidence ${listed(told)}`}
const becameWords={gone:`is gone`,unverified:`cannot be verified`,ambiguous:`may be in several places`,edited:`has other words`,merged:`was joined with other text`,split:`was cut into pieces`,moved:`only moved, word for word`},gravestFirst=[`gone`,`unverified`,`ambiguous`,`edited`,`merged`,`split`,`moved`];
function changedText(plan,items){
let documents=changedDocuments(items.filter(item=>!isHeldOut(item))).map(one=>`- ${idCode(one.id)} ${markdownText(documentWords(one))}${items.length===1?``:` (${counted(one.cases,`case`)})`}`),settings=changedSettings(plan,items).map(text=>`- ${markdownText(text)}`),lines=[...some(documents,`document`,`- `),...settings];
return lines.length===0?[]:[`**What changed**\n\n${lines.join(`
`)}`]}
function readersText(items,{reviewers,asked}){
let approvals=approvalsOf(items),isOne=items.length===1,before=approvals.map(([name,count])=>`${idCode(name)} approved ${isOne?`this case`:count}`),mayReview=reviewers.map(idCode),sentences=[...asked.length===0?[]:[`${listed(some(asked.map(mention),`other`))}, you are asked.`],...before.length===0?[]:[`${isOne?``:`Of these cases `}${listed(some(before,`other`))}.`],...mayReview.length===0?[]:[`The policy names ${listed(some(mayReview,`other`))} as ${mayReview.length===1?`reviewer`:`reviewers`}.`]];
return sentences.length===0?[]:[`**Why you:** ${sentences.join(` `)}`]}
function approvalsOf(items){
let counts=[];
for(let{file,asks}of items){
let name=file.case.review?.reviewedBy;
if(asks!==`refresh`||name===void 0)continue;
let known=counts.find(([other])=>samePerson(name,other));
known===void 0?counts.push([name,1]):known[1]++}
return counts.toSorted((a,b)=>b[1]-a[1]||byUtf8(a[0],b[0]))}
const account=/^[a-z\d](?:-?[a-z\d]){0,38}$/i,team=/^[a-z\d](?:-?[a-z\d]){0,38}\/[\w.-]{1,100}$/i;
function mention(name){
let bare=name.replace(/^@/,``);
return account.test(bare)||team.test(bare)?`@${bare}`:idCode(name)}
function some(names,noun,before=``){
let rest=names.length-8;
if(rest<=0)return names;
let more=noun===`family`&&rest>1?`${rest} more families`:counted(rest,`more ${noun}`);
return[...names.slice(0,8),`${before}${noun===`other`?`${rest} more`:more}`]}
function packetTitle({families},items){
let[names,some]=[listed(families.map(plainText$1)),counted(families.length,`family`)],many=some.replace(`familys`,`families`),whose=[...families.length>2?[]:[names],many].filter(()=>families.length>0),causes=[...causesOf(items),`the corpus changed`],asked=askedText(items);
return[...whose.flatMap(of=>causes.map(cause=>`${asked} of ${of}: ${cause}`)),...causes.map(cause=>`${asked}: ${cause}`)].find(title=>title.length<=72)??asked}
function askedText(items){
let again=items.filter(({asks})=>asks===`refresh`).length,first=items.length-again;
if(again===0)return`Judge ${counted(first,`new case`)}`;
let more=first===0?``:` and judge ${first} new`;
return`Look again at ${counted(again,`case`)}${more}`}
function causesOf(items){
let documents=changedDocuments(items.filter(item=>!isHeldOut(item))),[first,second]=documents;
if(first===void 0)return[];
let became={added:`is new`,gone:first.successor===void 0?`is gone`:`moved`,changed:`changed`}[first.standing];
if(second===void 0)return[`${plainText$1(first.id)} ${became}`];
let all=`${documents.length} documents changed`;
return documents.length>2?[all]:[`${plainText$1(first.id)} and ${plainText$1(second.id)} changed`,all]}
function commitMessage({to},items){
let what=`Ask for review of ${counted(items.length,`case`)}`,whole=`${what} after ${plainText$1(to.id)}`,cases=items.map(item=>{
let reasons=isHeldOut(item)||item.asks===`first-judgment`?``:`: ${item.reasons.join(`, `)}`;
return`- ${plainText$1(item.id)}${reasons}`});
return`${whole.length<=72?whole:what}\n\n${cases.join(`
`)}\n`}
const mostCharacters=6e4,lengths=[6e3,2e3,700,240];
function pullRequestPacket(plan,pullRequest,place){
let items=plan.items.filter(item=>item.pullRequest===pullRequest.branch),asked={plan,pullRequest,items,place};
return{title:packetTitle(pullRequest,items),body:bodyOf(asked),commitMessage:commitMessage(plan,items)}}
function bodyOf(asked){
let{items}=asked,shown=Math.min(items.length,10);
for(let longest of lengths){
let body=withCases(asked,{shown,longest});
if(body.length<=6e4)return body}
for(let fewer=shown-1;fewer>0;fewer--){
let body=withCases(asked,{shown:fewer,longest:lengths[3]});
if(body.length<=6e4)return body}
return withCases(asked,{shown:0,longest:lengths[3]})}
function withCases({plan,pullRequest,items,place},{shown,longest}){
let link=(text,path)=>markdownLinkBelow(place.files,text,{path}),told=items.slice(0,shown);
return[verdictText(plan,pullRequest,items),...changedText(plan,items),...readersText(items,place),whatFollows(told,place),...told.map(item=>caseBlock(item,{...place,link,longest,to:plan.to})),...leftOut$1(items.slice(shown),link),...movedTogether(told,place),`---`,howTo(told,place)].join(`

`)}
function whatFollows(told,{readsLines}){
return`${told.every(isHeldOut)?`The end of this page says how to decide.`:`Each case ends with ${readsLines?`lines to copy`:`what can be decided`}; the end of this page says how.`} ${told.length===1?`Until it is decided`:`Until each of them is decided`}, the check of this pull request is red; then it can be merged. A check that does not start waits for a click on “Approve workflows to run”.`}
function leftOut$1(left,link){
if(left.length===0)return[];
let named=left.slice(0,50).map(({id,file})=>link(id,file.path)),more=left.length-named.length,rest=more>0?[`${more} more`]:[];
return[`**${counted(left.length,`more case`)}**, for which there is no room here: ${listed([...named,...rest])}.`]}
function movedTogether(items,{readsLines,tool}){
let moved=items.flatMap(item=>{
let digest=isHeldOut(item)?void 0:movedDigest(item);
return digest===void 0?[]:[{id:item.id,digest}]});
if(moved.length<2)return[];
let line=lineToCopy({verb:`confirm moved`,code:togetherCode(moved)}),command=toolCommand(`refresh decide ${moved.map(({id})=>inShell(id)).join(` `)} --moved`,tool);
return[`### All that only moved`,`${listed(moved.map(({id})=>idCode(id)))} have the same words as before under other ids. One decision takes the moves of all ${moved.length}${readsLines?``:`, by a command on a checkout`}:`,...readsLines?[]:[markdownFence(command),`Its line:`],markdownFence(line)]}
function movedDigest({evidence,outcomes}){
let moved=evidence.filter(({verdict})=>verdict===`moved`).length,isAll=evidence.every(({verdict})=>verdict===`moved`||verdict===`same`);
if(moved===0||!isAll)return;
let taken=outcomes.find(({outcome,replace})=>outcome===`revised`&&replace.length===moved);
return taken!==void 0&&`digest`in taken.result?taken.result.digest:void 0}
function howTo(told,place){
let{tool}=place,shown=told.filter(item=>!isHeldOut(item)),id=idToDecide(shown[0]??told[0]),ways=[...shown.length>0&&place.readsLines?[byLine]:[],`**On a checkout of this branch:** ${markdownCode(toolCommand(`refresh decide ${id}`,tool))} shows the case and asks. It takes other chunks, quotes and answers as well. Then commit and push.`,`**By hand:** edit the case as far as you like, then run ${markdownCode(toolCommand(`refresh decide <case> --revised`,tool))}. Or fill in its blocks ${markdownCode(`refresh`)} and ${markdownCode(`review`)} yourself; ${markdownCode(checkCommand(tool))} says what is missing.`],notes=[...shown.length>0&&!place.readsLines?[lineWithoutReader]:[],...shown.length>0?readingNotes(id,place):[],`No candidate is chosen, and nothing is decided by itself. Close this pull request to leave these cases as they are until the corpus changes again.`];
return folded(`How to read this, and how to decide`,`${ways.map((way,at)=>`${at+1}. ${way}`).join(`
`)}\n\n${notes.join(`

`)}`)}
const byLine=`**Here:** copy one line of a case, write your reason behind the colon, and send it in a review of this pull request. The 32 digits stand for what was shown: where the case or the corpus changes, they do not fit any more.`,lineWithoutReader=`**The lines in grey** name each decision, and in 32 digits what was shown and would come of it. No program reads them from a review yet: written there, with a reason behind the colon, one tells the others what you found, and somebody records it on a checkout.`;
function idToDecide(item){
return item===void 0?`<case>`:inShell(item.id)}
function readingNotes(id,{whole,tool}){
let all=whole===void 0?``:`, and the [whole plan](${whole}) has it, too`;
return[`<del>Struck out</del> is gone, <ins>underlined</ins> is new, and ⟦ ⟧ marks the words that carried the answer.`,`Where a text has “…”, ${markdownCode(toolCommand(`refresh plan ${id}`,tool))} shows all of it${all}.`]}
function observedValues(observed,problems){
return{observed:observed.map(pattern=>{
let{observation,at,outcome,near,outOfUse}=pattern;
return{...observation,at,outcome:outcome.kind,reasons:isProposal(pattern)?[`query-pattern-observed`]:[],repeats:outcome.kind===`repeats`?outcome.observation:null,cases:casesOf(outcome),near:near.map(({file,likeness})=>({...caseValue(file),likeness})),outOfUse:outOfUse.map(caseValue)}}),refused:problems.map(({message,at,fix=null,related=[]})=>({message,at,fix,related}))}}
function isProposal({outcome}){
return outcome.kind===`new-case`||outcome.kind===`asks-about`}
function casesOf(outcome){
switch(outcome.kind){
case`represented`:
return outcome.by.map(({file,how})=>({...caseValue(file),how}));
case`asks-about`:
case`decided`:
case`names-no-approved-case`:
return outcome.file===void 0?[]:[caseValue(outcome.file)];
default:
return[]}}
function caseValue(file){
return{id:nameOf(file),file:file.path,stage:stageOf(file)??null}}
function*planJson(plan,items,refused=[]){
let{to,from,pullRequests,standing,unasked,needless}=plan,head={to:{id:to.id,digest:to.digest,settings:settingsValue(to.record)},from:from.map(({id,cases,record})=>({id,cases,settings:settingsValue(record)})),counts:{refresh:plan.items.filter(({asks})=>asks===`refresh`).length,firstJudgment:plan.items.filter(({asks})=>asks===`first-judgment`).length,...standing},pullRequests:pullRequests.map(({branch,families,cases,isOpen,isClosed,waits})=>({branch,families,cases,open:isOpen,closed:isClosed,waits})),unasked:unasked.map(({path,id,why,unverifiable})=>({file:path,id:id??null,why,unverifiable})),needless:needless.map(file=>({file:file.path,id:file.case.id??null})),observations:observedValues(plan.observed,refused)},before=`${jsonText(head).slice(0,-1)},"items":[`;
for(let item of items)yield before+jsonText(itemValue(item)),before=`,`;
yield`${items.length===0?before:``}]}\n`}
function settingsValue(record){
if(record===void 0)return null;
let{chunking,embedding=null,retrievalFilter=null}=record;
return{chunking,embedding,retrievalFilter}}
function itemValue(item){
let{file,id,asks,from=null,to,reasons,unverifiable,observations}=item,{families,splits,pullRequest=null,isRequested,needsTwoJudgments,isEdited}=item,{kind,query,expectedAnswer}=file.case;
return{id,file:file.path,digest:file.digest,asks,from,to,reasons,unverifiable,kind,query,expectedAnswer,evidence:item.evidence.map(evidenceValue),documents:item.documents.map(documentValue),ungrouped:item.ungrouped.map(({id:document,families:claiming})=>({id:document,families:claiming})),observations,families,splits,pullRequest,requested:isRequested,twoJudgments:needsTwoJudgments,edited:isEdited,outcomes:item.outcomes.map(outcomeValue)}}
function evidenceValue(evidence){
let{piece,documentId,text=null,verdict,quote,source}=evidence;
return{chunkId:piece.chunkId,documentId,contentHash:piece.contentHash??null,text,quote:piece.quote??null,verdict,quoteStanding:quote??null,sourceRevision:{before:source.before??null,after:source.after??null},candidateCount:evidence.candidateCount,candidates:evidence.candidates.map(candidateValue)}}
function candidateValue(candidate){
let{id,documentId,hash,grounds,text=null}=candidate;
return{id,documentId,hash,grounds,...sharesOf(candidate),text}}
function outcomeValue({outcome,replace,result}){
let refused=`refused`in result?result.refused:[];
return{outcome,replace,digest:`digest`in result?result.digest:null,needs:`needs`in result?result.needs:[],refused:refused.map(({message,fix=null})=>({message,fix}))}}
function documentValue({document,standing,newChunks,asksEveryFamily,nearest}){
let{id,uri,revision}=document;
return{id,uri,revision,standing,newChunks,asksEveryFamily,nearest:nearest.map(({id:chunk,hash,text=null})=>({id:chunk,hash,text}))}}
const onTerminal={name:text=>terminalText(quoted(text)),code:terminalText,words:terminalText,flags:``},onPage={name:markdownCode,code:markdownCode,words:markdownText,flags:``};
function diffText(before,after,style){
return lineDiff(before,after).map(line=>{
let shown=terminalText(line);
return line.startsWith(`+`)?`  ${style.green(shown)}`:`  ${line.startsWith(`-`)?style.red(shown):shown}`})}
function unmetSentence({condition,values}){
let otherwise=values.size===0?`No case has a value there.`:``,advice=writeInstead(condition.wanted,values,otherwise);
return`  ${terminalText(`No case meets ${condition.words}. ${advice}`.trimEnd())}\n`}
function ruleList(rules,style){
let widest=Math.max(...rules.map(({id})=>id.length));
return[...[...groupsOf(rules,({id})=>subjectOf(id))].map(([subject,group])=>[style.strong(subject),...group.map(rule=>row(rule,widest,style))].join(`
`)),counts(rules)].join(`

`)}
function row({id,level,reports,needs,for:purpose},widest,style){
let mark=purpose===void 0?compares(needs):` (with --for ${purpose})`;
return`  ${id.padEnd(widest)}  ${levelled(level,style)}${` `.repeat(7-level.length)}  ${reports}${mark}`}
function compares(needs){
return needs===void 0?``:` (compares with an earlier state)`}
function counts(rules){
let levels=[`error`,`warning`,`notice`].flatMap(level=>{
let count=rules.filter(rule=>rule.level===level).length;
return count===0?[]:[counted(count,level)]});
return`${counted(rules.length,`rule`)}: ${levels.join(`, `)}. One of them in full: touchstone explain <rule>`}
function sectionOf(rule){
return`docs/rules.md#${rule.replace(`/`,``)}`}
function ruleListJson(rules){
let listed=rules.map(({id,level,reports,needs,for:purpose,perFile=!1,safeFix=!1})=>({id,level,reports,needs:needs??null,for:purpose??null,perFile,safeFix,section:sectionOf(id)}));
return`${jsonText({rules:listed})}\n`}
function exportReport(set,{written,removed}){
let{cases,claim,revision,purpose,digest,leftOut}=set,carried=cases.filter(({currency})=>currency===`carried`).length,used=cases.filter(({holdout})=>holdout===`used`),spent=cases.filter(({holdout})=>holdout===`spent`);
return`${rows([[`set`,`${figures(countsOf(cases),`case`)} for ${purpose}`],[`split`,claim===void 0?notSplit:splitFigures(set)],[`claim`,claim===void 0?``:[claim.sentence,...claim.caveats].join(` `)],[`corpus`,`${revision.id}: ${cases.length-carried} current, ${carried} carried`],[`used`,used.length===0?``:usedText(used.map(({case:{id}})=>id))],[`spent`,spent.length===0?``:spentText(spent.map(({case:{id}})=>id))],[`left out`,leftOutText(leftOut)],[`digest`,digest],[`removed`,removed.length===0?``:[...removed,ofEarlier].join(`
`)],[`written`,written.join(`
`)]])}\n`}
function leftOutText(leftOut){
let isStale=leftOut.some(({why})=>why===`stale`);
return[...leftOutLines(leftOut),...isStale?[`what moved, and what to decide: touchstone refresh plan`]:[]].join(`
`)}
const ofEarlier=`(of the export that was there before)`,notSplit=`not split yet, no score may be claimed`;
function usedText(ids){
return`${ids.length===1?`1 was`:`${ids.length} were`} read for a declared decision, and another one needs a declaration of its own: ${firstOf(ids)}`}
function spentText(ids){
return`${ids.length===1?`1 is`:`${ids.length} are`} no confirmation, since people have learned from results: ${firstOf(ids)}`}
function splitFigures({cases}){
let bySplit=countsBySplit(cases);
return splits.flatMap(split=>{
let held=bySplit[split];
return held===void 0?[]:[`${split} ${figures(held,`question`)}`]}).join(`; `)}
function figures({cases,families,components,withoutFamily},noun){
if(families===0)return`${counted(cases,noun)} of no family`;
let names=families===1?`1 family`:`${families} families`,alone=withoutFamily===0?``:`; ${withoutFamily} of no family`;
return`${counted(cases,noun)} (${names}, ${counted(components,`component`)}${alone})`}
const refusals={"no-current-revision":`Nothing says which corpus revision is current, so nothing was exported: a judgment holds under a corpus, and an evaluation runs on one.`,"unreadable-families":`families.yaml has defects, so nothing was exported. See: touchstone check`,"not-split":`This set is not split yet, so no score may be claimed and nothing was exported. To choose settings on it: --for tuning. To split it: touchstone families --help`};
function exportRefusal(refusal){
return`${refusals[refusal]}\n`}
function nothingToExport(leftOut){
return`${[`No case of the set may go out for this, so nothing was exported.`,rows([[`left out`,leftOutText(leftOut)]])].join(`
`).trimEnd()}\n`}
function errorsInTheWay(findings,command,options){
let errors=findings.filter(({level})=>level===`error`),them=errors.length===1?`it`:`them all`;
return`${textReport(errors.slice(0,3),options)}
The set has ${counted(errors.length,`error`)}, so nothing was exported. To see ${them}: ${command}
`}
const leftOut={text:`…`,width:1},segmenter=new Intl.Segmenter(`en`);
function cells(line,from,to){
let text=line.slice(from,to),shownAt=(segment,index)=>segment===`[`&&line.slice(0,from+index).endsWith(`##`)?escapeOf(`[`):terminalText(segment);
return/^[ -~]*$/.test(text)&&!line.includes(`##[`)?Array.from(text,character=>({text:character,width:1})):Array.from(segmenter.segment(text),({segment,index})=>{
let shown=shownAt(segment,index);
return{text:shown,width:stringWidth(shown)}})}
function fitting(all,room,hasMore){
let whole=filling(all,room);
return whole.length===all.length&&!hasMore?whole:[...filling(all,room-leftOut.width),leftOut]}
function filling(all,room){
let used=0,over=all.findIndex(({width})=>(used+=width)>room);
return over===-1?all:all.slice(0,over)}
function widthOf(some){
return some.reduce((sum,{width})=>sum+width,0)}
function textOf(some){
return some.map(({text})=>text).join(``)}
function textWithin(text,columns){
let shown=terminalText(text),looked=shown.slice(0,columns*8);
return textOf(fitting(Array.from(segmenter.segment(looked),({segment})=>({text:segment,width:stringWidth(segment)})),Math.max(columns,leftOut.width),looked.length<shown.length))}
function tokenEnd(line,start){
let rest=line.slice(start,start+far);
if(/^[[{]/.test(rest))return start+closedLength(rest);
let isInside=start>far||openBrackets(line.slice(0,start))>0;
return start+((special.exec(rest)??(isInside?plainInside:plainText).exec(rest))?.[0]??``).trimEnd().length}
const far=2e3,special=/^(?:[\p{C}\s]|"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[&*!][^\s,\]}]*)/u,plainText=/^(?:(?!:(?:\s|$)|\s#).)+/u,plainInside=/^(?:(?!:(?:\s|$)|\s#)[^,[\]{}])+/u,pieces=/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\s\S]/g;
function closedLength(text){
let open=0;
for(let{0:piece,index}of text.matchAll(pieces))if(open+=step(piece),open===0)return index+1;
return text.trimEnd().length}
function openBrackets(text){
let open=0;
for(let[piece]of text.matchAll(pieces))open=Math.max(0,open+step(piece));
return open}
function step(piece){
return piece===`[`||piece===`{`?1:piece===`]`||piece===`}`?-1:0}
function linesOf(text){
return text.split(`
`).map(line=>line.endsWith(`\r`)?line.slice(0,-1):line)}
function excerpt(lines,at,{columns,paint}){
let line=lines[at.line-1],start=at.column-1;
if(line===void 0||start>line.length)return[];
let number=String(at.line),{before,marked,after}=around(line,start,Math.max(20,columns-`    ${number} | `.length)),carets=`^`.repeat(Math.max(1,stringWidth(marked)));
return[`    ${number} | ${before}${marked}${after}`.trimEnd(),`    ${` `.repeat(number.length)} | ${` `.repeat(stringWidth(before))}${paint(carets)}`]}
function around(line,start,room){
let reach=room*4,end=tokenEnd(line,start),token=cells(line,start,Math.min(end,start+reach)),behind=[...token,...cells(line,end,end+reach)],left=fitting(cells(line,Math.max(0,start-reach),start).toReversed(),Math.max(Math.floor(room/3),room-Math.max(1,widthOf(behind))),start>reach),hasMore=end+reach<line.length||end-start>reach,right=fitting(behind,room-widthOf(left),hasMore);
return{before:textOf(left.toReversed()),marked:textOf(right.slice(0,token.length)),after:textOf(right.slice(token.length))}}
function markedWords(line,wanted,{style,longest}){
let known=vocabulary(contentWords(wanted).join(` `)),{text,cutBefore,cutAfter}=windowOf(line,rangesIn(line,known)[0],longest),shown=``,end=0;
for(let range of joined(text,rangesIn(text,known)))shown+=terminalText(text.slice(end,range.start)),shown+=style.strong(`[${terminalText(text.slice(range.start,range.end))}]`),end=range.end;
return shown+=terminalText(text.slice(end)),`${cutBefore?`…`:``}${shown}${cutAfter?`…`:``}`}
function windowOf(line,first,longest){
let characters=Array.from(line);
if(characters.length<=longest)return{text:line,cutBefore:!1,cutAfter:!1};
let at=Array.from(line.slice(0,first?.start??0)).length,from=Math.max(0,Math.min(at-Math.floor(longest/4),characters.length-longest));
return{text:characters.slice(from,from+longest).join(``),cutBefore:from>0,cutAfter:from+longest<characters.length}}
function rangesIn(text,known){
return[...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({0:run,index})=>isUnspaced(run)?pairsIn(run,known).map(range=>moved(range,index)):isKnown(run,known)?[{start:index,end:index+run.length}]:[])}
function pairsIn(run,known){
let ranges=[],start=0,letters=Array.from(run);
for(let[index,letter]of letters.entries()){
let pair=`${letter}${letters[index+1]??``}`;
index+1<letters.length&&isKnown(pair,known)&&ranges.push({start,end:start+pair.length}),start+=letter.length}
return ranges}
function isKnown(run,known){
let words=wordsIn(run);
return words.length>0&&words.every(word=>known.words.has(word)||isNear(word,known))}
function isNear(word,known){
return holds(known,word.toLowerCase())}
function moved({start,end},by){
return{start:start+by,end:end+by}}
function joined(text,ranges){
let runs=[];
for(let range of ranges){
let last=runs.at(-1);
last!==void 0&&text.slice(last.end,range.start).trim()===``?runs[runs.length-1]={start:last.start,end:range.end}:runs.push(range)}
return runs}
function proposalsText({query,found},{style,lineFor}){
let among=query.within===void 0?`the corpus`:`document ${quoted(query.within)}`;
return found.length===0?[`  No chunk of ${terminalText(among)} shares a word with question and answer.`]:[`  Nearest in ${terminalText(among)}; none is chosen for you:`,...found.flatMap(proposal=>[...proposalLines(proposal,query,style).map(line=>`    ${line}`),`      write  ${terminalText(lineFor(proposal.chunk.id))}`])]}
function proposalLines({chunk,document:source,quote,nearest,text},query,style){
let{title=``}=source??{},{locator=``}=chunk,document=quoted(chunk.documentId),named=isBlank(title)?document:`${quoted(title)} (${document})`,place=isBlank(locator)?named:`${named}, at ${quoted(locator)}`,head=`${style.strong(terminalText(chunk.id))}  ${style.faint(`in ${terminalText(place)}`)}`;
if(text===void 0)return[head,`  (Its text is not kept in this set.)`];
let marked=line=>markedWords(line,markedBy(query),{style,longest:200});
return[head,quote===void 0?`  near   ${marked(nearest??``)}`:`  quote  ${marked(quote)}`]}
function chunkWithMarks({chunk,text},query,style){
if(text===void 0)return`  (The text of ${terminalText(chunk.id)} is not kept in this set.)`;
let whole={style,longest:text.length},lines=text.split(/\r?\n/).map(line=>{
let marked=markedWords(line,markedBy(query),whole);
return isBlank(line)?``:`  ${marked}`});
return[style.strong(terminalText(chunk.id)),...lines].join(`
`)}
function markedBy({texts}){
return texts[0]??``}
function entryLine(chunk){
return`- ${inlineYaml({chunk})}`}
function fieldLine(chunk){
return`evidence: ${inlineYaml([{chunk}])}`}
function fillReport(plan,options){
let blocks=[...plan.filled.map(one=>filledText(one,options)),...plan.refused.map(one=>refusedText(one,options))],end=[...options.proposals.values()].some(({found})=>found.length>0)?[verdict(plan,options),`Next: write the line of the chunk that carries the answer into its case, or choose at a terminal: touchstone fill --choose`]:[verdict(plan,options)];
return[...blocks,end.join(`
`)].map(block=>`${block}\n`).join(`
`)}
function refusedText(refusal,options){
let{style}=options,tied=(refusal.candidates??[]).map(candidate=>candidateText(candidate,style)),found=options.proposals.get(refusal),lineFor=refusal.waits?.entry===void 0?fieldLine:entryLine,proposed=found===void 0?[]:proposalsText(found,{style,lineFor}),between=[...tied,...proposed];
return problemText(refusal,options,{mark:style.red(`not filled`),between})}
function filledText(filled,{style,place,diff,author}){
let title=`${style.strong(terminalText(place(filled.path)))} ${diff?`would be filled`:style.green(`filled`)}`;
return diff?[title,...diffText(filled.before,filled.after,style)].join(`
`):[title,...[...filled.evidence.map(evidenceSentence),...filled.added.map(field=>addedSentence(field,author))].map(sentence=>`  ${terminalText(sentence)}`)].join(`
`)}
function evidenceSentence({provenance,quote}){
let chunk=`Evidence: chunk "${provenance.chunkId}"`;
switch(quote){
case`given`:
return`${chunk}, which holds the quote.`;
case`unchecked`:
return`${chunk}; its text is not kept here, so the quote is unchecked.`;
case`proposed`:
return`${chunk}, with a proposed quote to read over: "${provenance.quote??``}"`;
case`none`:
return`${chunk}, without a quote: no words in it clearly carry the answer.`;
case`unread`:
return`${chunk}, without a quote: its text is not kept here, so none could be proposed.`}}
function addedSentence(field,author){
switch(field){
case`corpusRevision`:
return`Added the current corpus revision.`;
case`origin`:
return`Added who wrote it: ${author}.`;
case`review`:
return`Marked as waiting for review.`}}
function candidateText({chunkId,before,quote,after},style){
let marked=style.strong(`[${terminalText(clipped(quote,160))}]`);
return`    ${terminalText(chunkId)}: ${terminalText(before)}${marked}${terminalText(after)}`}
function verdict({filled,refused,complete},{style,diff}){
let files=new Set(refused.map(({at})=>at.file)).size;
if(filled.length===0&&files===0)return style.green(`Nothing to fill.`);
let done=`${counted(filled.length,`case`)} ${diff?`would be filled`:`filled`}`;
return[filled.length===0?done:style.green(done),...files===0?[]:[style.red(`${files} not filled`)],...complete===0?[]:[`${complete} complete already`]].join(`, `)}
function originText({case:{origin}}){
switch(origin?.kind){
case`human`:
return`a person, ${named(origin.author)}`;
case`synthetic`:
return generated(origin);
case`telemetry`:
return`after an observation of real use, ${named(origin.observation)}`;
case`import`:
return imported(origin);
case void 0:
return`the file does not say`}}
function generated({generator,lane,excerpt,calibrated}){
let lines=[`a generator, ${named(generator)}, in the lane ${named(lane)}`];
if(calibrated!==void 0&&lines.push(`calibrated: ${calibrated?`yes`:`no`}`),excerpt!==void 0){
let chunks=(excerpt.chunkIds??[]).join(`, `);
lines.push(`it was given ${chunks} (${excerpt.contentHash??`no hash`})`)}
return lines.join(`
`)}
function imported({source,format,id,sha256}){
let record=id===void 0?``:`, record ${quoted(id)}`;
return`imported from ${named(source)} as ${format??`?`}${record}\n${sha256??`no hash`}`}
function named(value){
return value===void 0?`not named`:quoted(value)}
function countsLess({reviewer,author,reviewers}){
let own=author!==void 0&&samePerson(author,reviewer),isNamed=reviewers.some(one=>accountName(one)===accountName(reviewer));
return[...own?[`"${reviewer}" wrote this case too: recorded, but nobody else has judged it.`]:[],...reviewers.length>0&&!isNamed?[`"${reviewer}" is not among the reviewers in ${policyFile}: recorded, but on GitHub this would not count.`]:[]]}
function obstaclesText({refused,findings},options,not=`not approved`){
let mark=options.style.red(not);
return[...refused.map(one=>`${problemText(one,options,{mark})}\n`),...findings.length===0?[]:[textReport(findings,options)]].join(`
`)}
function earlierDecision(file){
let{status,reviewedBy,reviewedAt,reason}=file.case.review??{};
if(status===void 0||status===`pending`)return;
let day=reviewedAt===void 0?``:` at ${reviewedAt}`,why=reason===void 0?``:` ("${clipped(reason,120)}")`;
return terminalText(`${status} by "${reviewedBy??`nobody named`}"${day}${why}`)}
function recordedText(path,{status,reviewer,author,before,unread,reviewers},{style,place}){
let name=terminalText(reviewer);
return`${[`${style.strong(terminalText(place(path)))} ${style.green(status)} by "${name}"`,...before===void 0?[]:[`  This replaces an earlier decision: ${before}`],...unread?[`  The set does not keep the text of all its evidence, so no quote was compared with it.`]:[],...countsLess({reviewer,author,reviewers}).map(line=>`  ${terminalText(line)}`)].join(`
`)}\n`}
function caseView(dataset,file,options){
let blocks=[caseTitle(file,options),...outcome(file,options.style)],judged=evidence(dataset,file,{style:options.style,more:()=>[]});
return[...blocks,...judged,facts(dataset,file,options.style)].join(`

`)}
function caseTitle(file,{style,place}){
let{id=``,kind=``}=file.case,stage=stageOf(file)??`status unknown`;
return`${style.strong(terminalText(id))}  ${kind}, ${stage}  ${style.faint(terminalText(place(file.path)))}`}
function outcome(file,style){
let{conversation=[],query=``,expectedAnswer=``,acceptedAnswers=[]}=file.case,{because,notes}=file.case,turns=conversation.map(turn=>`${turn?.role??``}: ${turn?.content??``}`),answers=acceptedAnswers.map(answer=>`${answer?.statement??``} (chunks ${(answer?.chunkIds??[]).join(`, `)})`);
return[...turns.length===0?[]:[titled(`Earlier turns`,turns.join(`
`),style)],titled(`Question`,query,style),titled(because===void 0?`Expected answer`:`Expected answer: none, because "${because}"`,expectedAnswer,style),...answers.map(answer=>titled(`Also accepted`,answer,style)),...notes===void 0?[]:[titled(`Notes`,notes,style)]]}
function evidence({texts},file,{style,more}){
let{provenance=[]}=file.case,lookedUp=provenance.map((one,index)=>{
let entry=one??{},text=entry.contentHash===void 0?void 0:texts.get(entry.contentHash);
return[style.strong(`Evidence ${index+1} of ${provenance.length}`),`  chunk     ${terminalText(entry.chunkId??``)}`,`  document  ${terminalText(entry.documentId??``)}`,`  source    ${terminalText(entry.sourceUri??``)}, revision ${terminalText(entry.sourceRevision??``)}`,...entry.grade===void 0?[]:[`  grade     ${entry.grade}`],...entry.insteadOf===void 0?[]:[`  instead   of ${terminalText(entry.insteadOf)}`],...more(entry),...textWithQuote(text,entry.quote,style)].join(`
`)});
return[...shortEvidence(file,style),...lookedUp]}
function shortEvidence(file,style){
let{evidence:entries=[]}=file.case;
return entries.map((entry,index)=>{
let lines=[`document`,`chunk`,`quote`].flatMap(name=>{
let said=entry?.[name];
return said===void 0?[]:[`  ${name.padEnd(8)}  ${terminalText(said)}`]});
return[style.strong(`Evidence ${index+1} of ${entries.length}, not looked up yet`),...lines].join(`
`)})}
function textWithQuote(text,quote,style){
let quoted=quote===void 0?``:`"${terminalText(quote)}"`;
if(text===void 0)return[`  (Its text is not kept in this set.)${quote===void 0?``:` The quote: ${quoted}`}`];
let spot=placeOfQuote(text,quote??``);
return spot===void 0?[`  ${quote===void 0?`(No quote.)`:`(The quote is not in the text: ${quoted})`}`,indented(visibleLines(text))]:[indented([text.slice(0,spot.start),text.slice(spot.end)].map(visibleLines).join(marked(text.slice(spot.start,spot.end),style)))]}
function marked(quote,style){
return`[${visibleLines(quote).split(`
`).map(line=>style.strong(line)).join(`
`)}]`}
const toldFields=new Set(`id kind because query conversation expectedAnswer acceptedAnswers evidence relevantChunkIds provenance corpusRevision origin notes tags review refresh split retired`.split(` `));
function untold(file,told,style){
return Object.entries(file.case).filter(([field])=>!told.has(field)).map(([field,value])=>`${style.strong(field)}  ${terminalText(JSON.stringify(value)??``)}`)}
function facts(dataset,file,style){
let written=originText(file).replaceAll(`
`,`; `),before=earlierDecision(file);
return[...untold(file,toldFields,style),...before===void 0?[]:[`${style.strong(`Judged before`)}    ${before}`],`${style.strong(`Corpus revision`)}  ${terminalText(revisionText(dataset,file)??`none`)}`,`${style.strong(`Written by`)}       ${terminalText(written)}`].join(`
`)}
function revisionText(dataset,file){
let{corpusRevision}=file.case;
if(corpusRevision===void 0)return;
let current=currentRevision(dataset)?.id;
return corpusRevision===current?`${corpusRevision}, the current one`:`${corpusRevision}, the current one is ${current??`unknown`}`}
function titled(title,text,style){
return`${style.strong(title)}\n${indented(visibleLines(text))}`}
function chunkText(text){
return text===void 0?`  (Its text is not kept in this set.)`:indented(visibleLines(text))}
function visibleLines(text){
return text.split(/\r?\n/).map(terminalText).join(`
`)}
function indented(text){
return text.split(`
`).map(line=>line.trim()===``?``:`  ${line}`).join(`
`).replace(/\n{3,}/g,`

`).trimEnd()}
function writtenScalarsText({path,scalars},{style,place}){
return[`${style.strong(terminalText(place(path)))} ${style.green(`fixed`)}`,...scalars.map(scalar=>writtenScalarText(scalar,`wrote`))].join(`
`)}
function writtenScalarText({at,value,spelling,written},write){
let done=typeof value==`number`?`${write} ${clipped(spelling,80)} as ${written}`:`put "${clipped(value,80)}" in quotes`;
return`  ${terminalText(`Line ${at.line}: ${done}.`)}`}
function ranges(numbers){
return runsOf(numbers).map(runText).join(`, `)}
function runsOf(numbers){
let runs=[];
for(let number of numbers){
let last=runs.at(-1);
last!==void 0&&number===last.to+1?last.to=number:runs.push({from:number,to:number})}
return runs}
function runText({from,to}){
return from===to?String(from):`${from}-${to}`}
export{approvalsOf,candidateText,caseBlock,caseTitle,caseView,cells,chosenAnnotations,chunkText,chunkWithMarks,claimMarkdown,commandFor,countsLess,decideCommandFor,diffText,documentBlock,earlierDecision,errorsInTheWay,everyFamily,evidence,evidenceBlock,evidenceDiff,evidenceSentence,excerpt,exportRefusal,exportReport,familyGraph,figureTable,filesOf,fillReport,filledText,firstOf,fitting,folded,gravestFirst,headlineOf,idCode,inShell,inSight,isApprovalRefused,isHeldOut,isInDiff,isTooLongToCompare,itemInLines,leftOutLines,levelMarks,lineText,linesOf,mermaidBlock,mostCharacters,nameOf,nameOfUnasked,nothingToExport,obstaclesText,onPage,onTerminal,openQuestions,originText,outcome,outcomeText,outcomeWords,partsDiff,placeText,planJson,planRows,possibleText,proposalLines,proposalsText,pullRequestPacket,ranges,reasonInWords,recordedText,refusedText,revisionText,ruleList,ruleListJson,runText,runsOf,seenText,shapesInWords,some,summaryFrame,textOf,textWithin,told$1 as told,toldFields,tooLongWords,unaskedWords,unmetSentence,untold,unverifiableIn,verdictText$1 as verdictText,whyOf,widthOf,withMarks,wordsInJob,writtenScalarText,writtenScalarsText};
