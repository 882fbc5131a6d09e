import{accountName,annotationOf,byUtf8,clipped,counted,currentRevision,escapeOf,foundText,groupsOf,isBlank,jsonText,levelled,listed,notComparedInJob,placeOfQuote,policyFile,problemText,quoted,rows,samePerson,scopesOf,severity,shortId,splitFigures as splitFigures$1,splits,stageOf,subjectOf,terminalText,textReport,visibleText,withoutCommands,writeInstead}from"./core.js";
import{countsBySplit,countsOf,whyLeftOut}from"./shared-exporting.js";
import{unverifiableWords}from"./shared-refresh.js";
import{inlineYaml}from"./shared-load.js";
import{contentWords,holds,isExact,isUnspaced,verdictCounts,vocabulary,wordsIn}from"./shared-corpus.js";
import{stringWidth}from"./string-width.js";
const nameless=new Set([`pending`,`rejected`,`retired`,`held-out`,`other-split`]);
function leftOutLines(leftOut){
return[...groupsOf(leftOut,({why,reasons})=>JSON.stringify([why,reasons])).values()].map(some=>{
const[{why,reasons}]=some;
const[one,several]=whyLeftOut[why];
const because=reasons.length===0?``:` (${reasons.map(reasonInWords).join(`, `)})`;
const told=`${some.length} ${some.length===1?one:several}${because}`;
return nameless.has(why)?told:`${told}: ${firstOf(some.map(({path})=>path))}`})}
function firstOf(names){
const more=names.length>3?[`${names.length-3} more`]:[];
return listed([...names.slice(0,3),...more])}
function reasonInWords(reason){
return unverifiableWords[reason]??reason}
const linked=[[/@/g,`@​`],[/#(?=\d|$)/g,`#​`],[/\b(GH|GHSA|CVE)-(?=\w|$)/gi,`$1-​`],[/:(?=\/\/)/g,`:​`],[/www(?=\.)/gi,`$&​`],[/:(?=[\w+-]+:)/g,`:​`]];
const commit=/(?<![\da-z])[\da-f]{7,40}(?![\da-z])/gi;
function unlinked(text){
return linked.reduce((done,[pattern,replacement])=>done.replace(pattern,replacement),visibleText(text)).replace(commit,digits=>digits.replace(/.{6}(?=.)/g,`$&​`))}
const zeroWidthSpace=`​`;
function markdownText(text){
return unlinked(text).replace(/[\\`*_~[\]$#]|[&<>|]/g,character=>`&<>|`.includes(character)?entity(character):`\\${character}`).replace(/^[-+=:]|!$/g,character=>`\\${character}`).replace(/^\d(?=\d{0,8}(?:[.)]|$))/,entity).replace(/^(\s*)(\/|:(?=:))/,(_,space,first)=>`${space}${entity(first)}`).replace(/^ +|(?<! ) +$/g,spaces=>entity(` `).repeat(spaces.length)).replaceAll(zeroWidthSpace,entity(zeroWidthSpace))}
function markdownCode(text){
return shown(text).split(`|`).map(piece=>piece===``?``:codeSpan(piece)).join(entity(`|`))}
function shown(line){
return withoutCommands(visibleText(line))}
function codeSpan(text){
const ticks="`".repeat(longestRun(text)+1);
const space=text.startsWith(` `)&&text.endsWith(` `)&&text.trim()!==``||text.startsWith("`")||text.endsWith("`")?` `:``;
return`${ticks}${space}${text}${space}${ticks}`}
function markdownFence(text){
const lines=text.split(/\r?\n/).map(shown);
const fence="`".repeat(Math.max(3,longestRun(text)+1));
return[fence,...lines,fence].map(line=>` ${line}`).join(`
`)}
function longestRun(text){
return(text.match(/`+/g)??[]).reduce((longest,run)=>Math.max(longest,run.length),0)}
function entity(character){
return`&#${character.charCodeAt(0)};`}
function markdownLink(text,path){
return`[${markdownText(text)}](${inAddress(path).replace(/^\/+/,`/`)})`}
function markdownCodeLink(text,path){
return`[${markdownCode(text)}](${inAddress(path).replace(/^\/+/,`/`)})`}
function markdownLinkBelow(folder,text,{path,line}){
const at=line===void 0?``:`#L${line}`;
return`[${markdownCode(text)}](${folder}${inAddress(path)}${at})`}
function inAddress(path){
return path.replace(/\p{Cs}/gu,`�`).split(`/`).map(part=>encodeURIComponent(part).replace(/[!'()*~]/g,percent$1)).join(`/`)}
function percent$1(character){
return`%${character.charCodeAt(0).toString(16).toUpperCase()}`}
function claimMarkdown(claim){
const said=[claim.sentence,...claim.caveats].map(markdownText).join(` `);
return`Split: ${splitFigures$1(claim)}. ${said}`}
function mermaidText(text){
return visibleText(text).replaceAll(/[^A-Za-z0-9 .,:()_-]/gu,sign=>`#${sign.codePointAt(0)};`)}
function mermaidBlock(diagram){
return`\`\`\`mermaid\n${diagram.trimEnd()}\n\`\`\``}
const shapes={dev:[`[`,`]`],regression:[`[[`,`]]`],validation:[`{{`,`}}`],test:[`([`,`])`]};
const unrecorded=[`[/`,`/]`];
const most=3;
const shapesInWords=`a box is dev, a box with double sides regression, a hexagon validation, round ends test, a slanted box no split`;
function familyGraph({keys,isBridge=()=>false},{holders,links}){
const numbers=new Map(keys.map((key,index)=>[key,`n${index}`]));
const nodes=[...numbers].flatMap(([key,name])=>{
const holder=holders.get(key);
return holder===void 0?[]:[`  ${name}${nodeOf(holder)}`]});
const own=links.flatMap(link=>{
const ends=link.holders.flatMap(key=>numbers.get(key)??[]).toSorted(byNumber);
return ends.length<2?[]:[{link,ends}]});
const joints=[...groupsOf(own,({link,ends})=>JSON.stringify([link.by,ends])).values()].flatMap((group,index)=>{
const[{link,ends}]=group;
const joined=group.map(one=>one.link);
const mark=joined.some(isBridge)?`bridge, `:``;
const line=link.by===`relation`?`-.-`:`---`;
return[`  j${index}>"${mermaidText(`${mark}${jointOf(joined)}`)}"]`,...ends.map(end=>`  ${end} ${line} j${index}`)]});
return`${[`graph LR`,...nodes,...joints].join(`
`)}\n`}
function byNumber(a,b){
return Number(a.slice(1))-Number(b.slice(1))}
function nodeOf(holder){
const[open,close]=holder.split===void 0?unrecorded:shapes[holder.split];
return`${open}"${mermaidText(`${holder.kind===`family`?holder.id:`case ${nameOf(holder)}`} (${holder.split??`no split`})`)}"${close}`}
function jointOf(links){
const names=links.flatMap(link=>link.by===`case`?[nameOf(link)]:[]);
if(names.length===0)return links.length===1?`related`:`related, ${links.length} times`;
const more=names.length-most;
const shown=listed([...names.slice(0,most),...more>0?[`${more} more`]:[]]);
return names.length===1?`case ${shown}`:`${names.length} cases: ${shown}`}
function nameOf({file}){
return file.case.id??file.path}
const levelMarks={error:`❌`,warning:`⚠️`,notice:`ℹ️`};
const mostRelated=3;
const longestText=1e3;
function itemInLines(finding,options,more=``){
const{level,at,rule}=finding;
return[`1. ${levelMarks[level]} ${placeText(at,options)} ${markdownCode(rule)}${more}`,...sentences(finding,options)].join(`\\\n   `)}
function itemOfFile(finding,options){
const{level,at,rule}=finding;
return[`- ${levelMarks[level]} ${at.line}:${at.column} ${markdownCode(rule)}`,...sentences(finding,options)].join(` `)}
function sentences({message,fix,related=[]},options){
const named=related.slice(0,mostRelated).map(location=>placeText(location,options));
const more=related.length-named.length;
const others=[...named,...more>0?[`${more} more`]:[]];
return[told(message),...others.length===0?[]:[`See ${listed(others)}.`],...fix===void 0?[]:[`**Fix:** ${told(fix)}`]]}
function placeText({file,line},{place,files}){
const path=place(file);
const text=`${path}:${line}`;
return files===void 0?markdownCode(text):markdownLinkBelow(files,text,{path,line})}
function fileText(file,{place,files}){
const path=place(file);
return files===void 0?markdownCode(path):markdownLinkBelow(files,path,{path})}
function told(text){
return markdownText(clipped(text,longestText))}
function byUse(findings,changed){
const met=new Map;
return findings.map(finding=>{
const{level,at}=finding;
const key=`${level} ${at.file}`;
const nth=met.get(key)??0;
met.set(key,nth+1);
return{finding,nth,isElsewhere:changed.has(at.file)?0:1}}).toSorted((a,b)=>severity[b.finding.level]-severity[a.finding.level]||a.isElsewhere-b.isElsewhere||a.nth-b.nth).map(({finding})=>finding)}
function chosenAnnotations(findings,{changed,limit,place,always}){
const ordered=byUse(findings,changed);
return[`error`,`warning`,`notice`].flatMap(level=>{
const own=always.filter(one=>one.level===level);
const found=ordered.filter(one=>one.level===level);
const room=Math.max(0,limit-own.length);
const shown=found.length<=room?found:found.slice(0,Math.max(0,room-1));
const left=found.length-shown.length;
return[...own.map(annotation=>({annotation})),...shown.map(finding=>({annotation:annotationOf(finding,place),finding})),...left===0||room===0?[]:[{annotation:others(level,left,shown.length)}]]})}
function others(level,left,shown){
return{level,title:`Touchstone`,message:`${shown===0?counted(left,level):`${left} more ${level}s`}: see the summary of this run.`}}
function ruleTable(findings){
return[`### By rule`,``,`| rule | findings | files |`,`| :--- | ---: | ---: |`,...[...groupsOf(findings,({rule})=>rule)].map(([rule,own])=>({rule,level:own[0]?.level??`error`,count:own.length,files:new Set(own.map(({at})=>at.file)).size})).toSorted((a,b)=>bySeverity(a.level,b.level)||b.count-a.count||byUtf8(a.rule,b.rule)).map(({rule,level,count,files})=>`| ${levelMarks[level]} ${markdownCode(rule)} | ${count} | ${files} |`)].join(`
`)}
function bySeverity(a,b){
return severity[b]-severity[a]}
function fullList(findings,options,room){
const start=`<details><summary>${`All ${counted(findings.length,`finding`)}, file by file`}</summary>`;
const end=`
</details>`;
let left=room-Buffer.byteLength(start+end)-200;
const lines=[];
let shown=0;
for(const[file,own]of groupsOf(findings,({at})=>at.file)){
const head=`\n${fileText(file,options)}\n`;
for(const[index,finding]of own.entries()){
const line=`${index===0?`${head}\n`:``}${itemOfFile(finding,options)}`;
left-=Buffer.byteLength(line)+1;
if(left<0)return[start,...lines,leftOut$1(findings.slice(shown)),end].join(`
`);
lines.push(line);
shown++}}
return[start,...lines,end].join(`
`)}
function leftOut$1(findings){
const files=new Set(findings.map(({at})=>at.file)).size;
return`\n${counted(findings.length,`finding`)} in ${counted(files,`file`)} found no room here: the report has them all.`}
const few$1=10;
const mostFirst=5;
const mostBytes=921600;
function summaryFrame(verdict,options,parts){
const{findings}=verdict;
const items={...options,files:filesOf(options)};
const{toFix}=parts;
const above=[heading(verdict,options,parts.title),...parts.above,...failures(options)];
const below=[...parts.below,footer(verdict,options,parts.judgedBy)];
const left=findings.filter(finding=>!parts.isTold(finding));
if(findings.length<=few$1){
const use=byUse(left,options.changed);
return joined$1([...above,...fixes(use,items,toFix),...below])}
const start=[...above,...firstFixes(left,{...items,toFix}),...inChange(verdict,options),ruleTable(findings)];
const room=mostBytes-Buffer.byteLength(joined$1([...start,...below]));
return joined$1([...start,fullList(findings,items,room),...below])}
function filesOf({commit,page}){
return commit===void 0?void 0:`${page}/blob/${commit}/`}
function joined$1(blocks){
return`${blocks.join(`

`)}\n`}
function heading({counts:{findings,cases},comparison},{set,failure},title){
const isRed=findings.error>0||failure!==void 0;
const isAlone=notComparedInJob(comparison)!==void 0;
const isDoubtful=findings.warning>0||isAlone;
const mark=isRed?levelMarks.error:isDoubtful?levelMarks.warning:`✅`;
const where=set===`.`?``:` of ${markdownCode(set)}`;
const alone=isAlone?`, not compared with an earlier state`:``;
return`## ${mark} ${title}: ${foundText(findings)} in ${counted(cases,`case`)}${where}${alone}`}
function failures({failure}){
return failure===void 0?[]:[`${levelMarks.error} ${markdownText(failure)}`]}
function fixes(findings,options,title){
if(findings.length===0)return[];
return[`### ${title}`,...findings.map(finding=>itemInLines(finding,options))]}
function firstFixes(findings,options){
if(findings.length===0)return[];
const{changed,toFix}=options;
const groups=[...groupsOf(byUse(findings,changed),({rule})=>rule).values()];
const rank=([{level,at}])=>severity[level]*2+(changed.has(at.file)?1:0);
const items=groups.toSorted((a,b)=>rank(b)-rank(a)||b.length-a.length).slice(0,mostFirst).map(own=>{
const more=own.length===1?``:`, and ${own.length-1} more of this rule`;
return itemInLines(own[0],options,more)});
return[`### ${toFix} first`,...items]}
function inChange({findings,comparison},{changed}){
if(!(`base`in comparison))return[];
const own=findings.filter(({at})=>changed.has(at.file)).length;
if(own===findings.length)return[`All ${own} findings are in files that this change touches.`];
const count=own===0?`None`:`${own}`;
const are=own===1?`is in a file`:`are in files`;
return[`${count} of the ${findings.length} findings ${are} that this change touches.`]}
function footer({comparison,rules},{commit,page,version,report},which){
const judged=commit===void 0?`the files as they are`:commitLink(commit,page);
const ran=rules.judged-(`base`in comparison?0:comparison.notRun.rules.length);
const by=ran===rules.of?`the ${rules.of}`:`${ran} of the ${rules.of}`;
return[`${comparedText(comparison,page)} Judged: ${judged}, by ${by} rules of Touchstone ${version}${which}.`,`Why a rule is there: ${markdownCode(`touchstone explain <rule>`)}. All of it as JSON: ${markdownCode(report)}.`].join(`

`)}
function comparedText(comparison,page){
const notRun=notComparedInJob(comparison);
if(notRun!==void 0)return markdownText(notRun);
if(!(`base`in comparison))return``;
const{name,commit,holdsSet}=comparison.base;
const whose=commit.startsWith(name)?``:`${markdownText(name)} at `;
const empty=holdsSet?``:`, which has no set in this place: everything is new`;
return`Compared with ${whose}${commitLink(commit,page)}${empty}.`}
function commitLink(commit,page){
return`[${markdownCode(shortId(commit))}](${page}/commit/${commit})`}
function figureTable(columns){
return[`| ${columns.map(([name])=>name).join(` | `)} |`,`|${columns.map(()=>` ---: |`).join(``)}`,`| ${columns.map(([,figure])=>figure).join(` | `)} |`].join(`
`)}
const deeper=`Check the set out with fetch-depth: 0.`;
const named$1=`Name an earlier state in the input base.`;
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
const{at,message}=annotation;
if(at===void 0||shown.has(at.line))return annotation;
const nearest=nearestTo(at.line,changed);
if(nearest===void 0)return annotation;
return{...annotation,message:`At line ${at.line}: ${message}`,at:{file:at.file,line:nearest}}}
function nearestTo(line,changed){
const[nearest]=changed.toSorted((a,b)=>Math.abs(a-line)-Math.abs(b-line)||a-b);
return nearest}
const context$1=2;
const largest=4e6;
function lineDiff(before,after){
const lines=compared(linesOf$1(before),linesOf$1(after));
const near=new Set;
for(const[index,{mark}]of lines.entries()){
if(mark===` `)continue;
for(let line=index-context$1;line<=index+context$1;line++)near.add(line)}
return lines.flatMap(({mark,text},index)=>{
if(near.has(index))return[`${mark} ${text}`.trimEnd()];
return near.has(index-1)&&index+1<lines.length?[`…`]:[]})}
function shownLines(before,after,around){
const changed=[];
const shown=new Set;
let line=1;
for(const{mark}of compared(linesOf$1(before),linesOf$1(after))){
if(mark===`+`)changed.push(line);
const last=mark===`+`?line+around:line+around-1;
if(mark!==` `)for(let near=line-around;near<=last;near++)shown.add(near);
if(mark!==`-`)line++}
return{changed,shown}}
function linesOf$1(text){
return text.replace(/\r?\n$/,``).split(/\r?\n/)}
function compared(before,after){
let start=0;
while(start<before.length&&start<after.length&&before[start]===after[start])start++;
let end=0;
while(end<before.length-start&&end<after.length-start&&before.at(-1-end)===after.at(-1-end))end++;
return[...before.slice(0,start).map(unchanged),...middle(before.slice(start,before.length-end),after.slice(start,after.length-end)),...before.slice(before.length-end).map(unchanged)]}
function unchanged(text){
return{mark:` `,text}}
function middle(before,after){
if(before.length*after.length>largest)return[...before.map(text=>({mark:`-`,text})),...after.map(text=>({mark:`+`,text}))];
const common=commonLengths(before,after);
const lines=[];
let left=0;
let right=0;
while(left<before.length||right<after.length){
const[old,young]=[before[left],after[right]];
if(old!==void 0&&old===young){
lines.push({mark:` `,text:old});
left++;
right++}else if(old!==void 0&&(young===void 0||at(common,left+1,right)>=at(common,left,right+1))){
lines.push({mark:`-`,text:old});
left++}else{
lines.push({mark:`+`,text:young??``});
right++}}
return lines}
function commonLengths(before,after){
const rows=Array.from({length:before.length+1},()=>new Uint32Array(after.length+1));
for(let left=before.length-1;left>=0;left--)for(let right=after.length-1;right>=0;right--){
const row=rows[left];
if(row===void 0)continue;
row[right]=before[left]===after[right]?at(rows,left+1,right+1)+1:Math.max(at(rows,left+1,right),at(rows,left,right+1))}
return rows}
function at(rows,left,right){
return rows[left]?.[right]??0}
const shownAs={"﷐":`⟦`,"﷑":`⟧`,"﷒﷒":`[-`,"﷓﷓":`-]`,"﷔﷔":`{+`,"﷕﷕":`+}`};
const quoteMarks=[`﷐`,`﷑`];
const runMarks={"-":[`﷒﷒`,`﷓﷓`],"+":[`﷔﷔`,`﷕﷕`]};
function markable(text){
return text.replaceAll(/[\ufdd0-\ufdd5]/g,`�`)}
function markedRuns(runs){
return runs.map(({mark,text})=>{
if(mark===` `)return text;
const[open,close]=runMarks[mark];
return`${open}${text}${close}`}).join(` `)}
const forged=/\[(?=-)|(?<=-\\?)\]|\{(?=\+)|(?<=\+)\}|[⟦⟧]/g;
function printedMarks(text,print){
return print(text).replaceAll(forged,escapeOf).replaceAll(/([\ufdd2-\ufdd5])\1|[\ufdd0\ufdd1]/g,mark=>shownAs[mark]??mark)}
function wordDiff(before,after){
const runs=[];
for(const{mark,text}of compared(wordsOf(before),wordsOf(after))){
const last=runs.at(-1);
if(last?.mark===mark)last.text+=` ${text}`;else runs.push({mark,text})}
return changedFirst(runs)}
function wordsOf(text){
return markable(text).split(/\s+/).filter(word=>word!==``)}
function changedFirst(runs){
const ordered=[...runs];
for(const[at,run]of ordered.entries()){
const next=ordered[at+1];
if(run.mark===`+`&&next?.mark===`-`)[ordered[at],ordered[at+1]]=[next,run]}
return ordered}
const context=8;
function shortened(runs){
return runs.map((run,at)=>{
if(run.mark!==` `||run.isKept===true)return run;
const words=run.text.split(` `);
const[first,last]=[at===0?0:context,at===runs.length-1?0:context];
if(words.length<=first+last+1)return run;
const parts=[...words.slice(0,first),`…`,...last===0?[]:words.slice(-last)];
return{mark:run.mark,text:parts.join(` `)}})}
function askingChanges({comparison:{triggers},policy:file}){
if(file!==void 0&&file.policy===void 0)return void 0;
const scopes=scopesOf(file?.policy);
return triggers.map(reason=>{
const isSaid=file?.policy?.refresh?.[reason]!==void 0;
return{reason,scope:scopes[reason],isSaid}})}
function planCommand({comparison:{after}}){
return`touchstone refresh plan --to ${after.id}`}
function meaningText(diff){
const{before}=diff.comparison;
const changes=askingChanges(diff);
if(changes===void 0)return`Which judgments wait is for the policy to say, and ${policyFile} cannot be read: touchstone check`;
const wide=changes.filter(({scope})=>scope===`whole-set`);
if(wide.length>0)return`Every judgment made under ${quoted(before.id)} waits for a person, whatever it cites: ${listed(wide.map(changeText))}.`;
return[evidenceText(diff,changes),abstentionText(diff)].filter(sentence=>sentence!==``).join(` `)}
function evidenceText({comparison:{chunks}},changes){
const isSame=chunks.changes.length===0;
const wider=changes.filter(({reason,scope})=>scope===`cases-of-document`&&reason!==`document-added`);
if(wider.length>0){
const which=`that cite a document in which this happened: ${listed(wider.map(changeText))}`;
return isSame?`Every chunk is the same. Judgments wait for a person ${which}.`:`Judgments that cite a chunk that is not the same wait for a person. So do those ${which}.`}
const narrow=changes.filter(({reason})=>settingChanges.has(reason));
const besides=narrow.length===0?``:` By the policy, ${listed(narrow.map(changeText))} asks about no others.`;
if(isSame)return`Every chunk is the same: judgments that cite chunks stand.${besides}`;
if(chunks.same===0)return`No chunk is the same: every judgment that cites one waits for a person.${besides}`;
return`Judgments that cite only ${chunks.same===1?`the chunk that is the same`:`the ${chunks.same} chunks that are the same`} stand. Those that cite ${chunks.changes.length===1?`the other one`:`one of the ${chunks.changes.length} others`} wait for a person.${besides}`}
const settingChanges=new Set([`chunking-changed`,`embedding-changed`,`retrieval-filter-changed`]);
function abstentionText({comparison:{documents,triggers},policy}){
const isAsked=scopesOf(policy?.policy)[`document-added`]!==`cases-of-evidence`;
const isNew=triggers.includes(`document-added`)||documents.changed.length>0;
return isAsked&&isNew?`Abstentions "not-in-corpus" may wait as well: documents came, or have another text.`:``}
function changeText({reason,scope,isSaid}){
return`${reason} (${scope}${isSaid?``:` by default`})`}
function corpusDiffJson(diff){
const{comparison,cited}=diff;
const{before,after,documents,chunks,settings}=comparison;
const pairs=list=>list.map(([old,now])=>({before:documentValue(old),after:documentValue(now)}));
return`${jsonText({before:revisionValue(before),after:revisionValue(after),settings:{chunking:{changed:settings.chunking,before:before.chunking,after:after.chunking},embedding:{changed:settings.embedding,before:before.embedding??null,after:after.embedding??null},retrievalFilter:{changed:settings.retrievalFilter,before:before.retrievalFilter??null,after:after.retrievalFilter??null}},documents:{same:documents.same,changed:pairs(documents.changed),restated:pairs(documents.restated),renamed:documents.renamed.map(one=>({before:documentValue(one.before),after:documentValue(one.after),score:rounded(one.score),sameContent:isExact(one)})),removed:documents.removed.map(documentValue),added:documents.added.map(documentValue)},chunks:{counts:{...verdictCounts(chunks),added:chunks.added.length},changes:chunks.changes.map(changeValue),added:chunks.added.map(({id,documentId,hash})=>({id,documentId,hash}))},asking:{changes:askingChanges(diff)?.map(({reason,scope})=>({reason,scope}))??null,plan:planCommand(diff)},evidence:cited?.evidence.map(one=>({cases:one.cases,...evidenceValue(one)}))??null,judgedElsewhere:cited?.judgedElsewhere??null})}\n`}
function revisionValue({id,createdAt,chunks,documents}){
return{id,createdAt,documents:documents.count,chunks:chunks.count}}
function documentValue({id,uri,revision,hash}){
return{id,uri,revision,hash}}
function changeValue({chunk,verdict,candidates}){
const{id,documentId,hash}=chunk;
return{id,documentId,hash,verdict,candidates:candidates.map(candidateValue)}}
function candidateValue(candidate){
const{id,documentId,hash,grounds}=candidate;
return{id,documentId,hash,grounds,...sharesOf(candidate)}}
function sharesOf({likeness}){
return likeness===void 0?{kept:null,taken:null}:{kept:rounded(likeness.kept),taken:rounded(likeness.taken)}}
function evidenceValue({piece,verdict,quote,candidates}){
return{chunkId:piece.chunkId,contentHash:piece.contentHash??null,verdict,quote:quote??null,candidates:candidates.map(candidateValue)}}
function rounded(share){
return share===1?1:Math.min(Math.round(share*1e3)/1e3,.999)}
const verdictWords={same:`same id, same text`,moved:`the same text under one other id`,edited:`another text under the id, or most words under one other`,split:`the words are in several chunks now`,merged:`the words are in one chunk with those of others`,gone:`neither the id, nor the text, nor the words`,ambiguous:`several chunks fit equally well`,unverified:`a text that would tell is not kept`};
const order=[`same`,`moved`,`edited`,`split`,`merged`,`gone`,`ambiguous`,`unverified`];
function occurring(counts){
return order.flatMap(verdict=>counts[verdict]===0?[]:[[verdict,counts[verdict]]])}
function countsText(parts){
const shown=parts.filter(([count])=>count>0).map(([count,what])=>`${count} ${what}`);
return shown.length===0?`none`:shown.join(`, `)}
function summaryRows({comparison,cited}){
const{before,after,documents,chunks}=comparison;
const verdicts=occurring(verdictCounts(chunks));
const width=Math.max(...verdicts.map(([,count])=>String(count).length));
return[[`documents`,documentCounts(documents)],[`chunks`,`${before.chunks.count} before, ${after.chunks.count} now`],...verdicts.map(([verdict,count])=>[``,`${String(count).padStart(width)} ${verdict.padEnd(10)}  ${verdictWords[verdict]}`]),[``,chunks.added.length===0?``:`${chunks.added.length} added, which hold nothing of what was there`],...settingRows(comparison),...cited===void 0?[]:citedRows(cited,before)]}
function documentCounts({same,changed,restated,renamed,removed,added}){
const exact=renamed.filter(isExact).length;
return countsText([[same,`the same`],[restated.length,`the same with another source revision or URI`],[changed.length,`changed`],[exact,`renamed`],[renamed.length-exact,`renamed and changed`],[removed.length,`removed`],[added.length,`added`]])}
function settingRows({before,after,settings}){
return[[`chunking`,`chunking`,chunkingText(before),chunkingText(after)],[`embedding`,`embedding`,embeddingText(before),embeddingText(after)],[`filter`,`retrievalFilter`,before.retrievalFilter??`none`,after.retrievalFilter??`none`]].flatMap(([label,name,old,now])=>{
if(settings[name])return[[label,`changed from ${old} to ${now}`]];
return now===`none`?[]:[[label,`${now}, the same`]]})}
function chunkingText({chunking}){
const settings=Object.entries(chunking.settings).map(([name,value])=>`${name}=${typeof value===`string`?value:JSON.stringify(value)}`);
return[`${chunking.name}@${chunking.version}`,...settings].join(` `)}
function embeddingText({embedding}){
return embedding===void 0?`none`:`${embedding.model}@${embedding.version}`}
function citedRows({evidence,judgedElsewhere},{id}){
const others=`${counted(judgedElsewhere,`approved case`)} more, judged under other revisions and not compared here`;
return[[`evidence`,citedCounts(evidence,id)],[``,judgedElsewhere===0?``:others]]}
function citedCounts(cited,id){
if(cited.length===0)return`no case rests on chunks of ${quoted(id)}`;
const counts=order.map(verdict=>{
return[cited.filter(one=>one.verdict===verdict).length,verdict]});
const cases=new Set(cited.flatMap(one=>one.cases)).size;
return`${counted(cited.length,`piece`)} of ${counted(cases,`case`)} under ${quoted(id)}: ${countsText(counts)}`}
function quoteText(verdict,quote){
return quote===void 0||verdict===`gone`?``:`, quote ${quote}`}
function standingText({standing,renamed}){
if(renamed===void 0)return standing===`restated`?`another source revision`:standing;
return renamed.isExact?`renamed`:`renamed and changed, ${percent(renamed.score)} alike`}
function groundsText({grounds,likeness},verdict){
const by=grounds.filter(one=>one!==`likeness`).map(one=>groundWords[one]);
if(likeness===void 0||grounds.includes(`bytes`))return by.join(`, `);
const own=verdict===`merged`||verdict===`split`?`, which are ${percent(likeness.taken)} of its own`:``;
return[...by.length===0?[]:[by.join(`, `)],`${percent(likeness.kept)} of the old words${own}`].join(`; `)}
const groundWords={bytes:`equal text`,quote:`the quote`,id:`its id`};
function percent(share){
const whole=Math.round(share*100);
if(whole===100&&share<1)return`99 %`;
return whole===0&&share>0?`under 1 %`:`${whole} %`}
function isUnderItsId({chunk,candidates:[first,...more]}){
return first!==void 0&&more.length===0&&first.id===chunk.id}
const width=80;
function wrapped(paragraph){
const lines=[];
let line=``;
for(const word of paragraph.split(` `))if(line!==``&&line.length+1+word.length>width){
lines.push(line);
line=word}else line=line===``?word:`${line} ${word}`;
return[...lines,line].join(`
`)}
function diffText(before,after,style){
return lineDiff(before,after).map(line=>{
const shown=terminalText(line);
if(line.startsWith(`+`))return`  ${style.green(shown)}`;
return`  ${line.startsWith(`-`)?style.red(shown):shown}`})}
function unmetSentence({condition,values}){
const otherwise=values.size===0?`No case has a value there.`:``;
const advice=writeInstead(condition.wanted,values,otherwise);
return`  ${terminalText(`No case meets ${condition.words}. ${advice}`.trimEnd())}\n`}
function ruleList(rules,style){
const widest=Math.max(...rules.map(({id})=>id.length));
return[...[...groupsOf(rules,({id})=>subjectOf(id))].map(([subject,group])=>[style.strong(subject),...group.map(rule=>row(rule,widest,style))].join(`
`)),counts(rules)].join(`

`)}
function row({id,level,reports,needs,for:purpose},widest,style){
const mark=purpose===void 0?compares(needs):` (with --for ${purpose})`;
return`  ${id.padEnd(widest)}  ${levelled(level,style)}${` `.repeat(7-level.length)}  ${reports}${mark}`}
function compares(needs){
return needs===void 0?``:` (compares with an earlier state)`}
function counts(rules){
const levels=[`error`,`warning`,`notice`].flatMap(level=>{
const count=rules.filter(rule=>rule.level===level).length;
return count===0?[]:[counted(count,level)]});
return`${counted(rules.length,`rule`)}: ${levels.join(`, `)}. One of them in full: touchstone explain <rule>`}
function sectionOf(rule){
return`docs/rules.md#${rule.replace(`/`,``)}`}
function ruleListJson(rules){
const listed=rules.map(({id,level,reports,needs,for:purpose,perFile=false,safeFix=false})=>({id,level,reports,needs:needs??null,for:purpose??null,perFile,safeFix,section:sectionOf(id)}));
return`${jsonText({rules:listed})}\n`}
function exportReport(set,{written,removed}){
const{cases,claim,revision,purpose,digest,leftOut}=set;
const carried=cases.filter(({currency})=>currency===`carried`).length;
const used=cases.filter(({holdout})=>holdout===`used`);
const spent=cases.filter(({holdout})=>holdout===`spent`);
return`${rows([[`set`,`${figures(countsOf(cases),`case`)} for ${purpose}`],[`split`,claim===void 0?notSplit:splitFigures(set)],[`claim`,claim===void 0?``:[claim.sentence,...claim.caveats].join(` `)],[`corpus`,`${revision.id}: ${cases.length-carried} current, ${carried} carried`],[`used`,used.length===0?``:usedText(used.map(({case:{id}})=>id))],[`spent`,spent.length===0?``:spentText(spent.map(({case:{id}})=>id))],[`left out`,leftOutText(leftOut)],[`digest`,digest],[`removed`,removed.length===0?``:[...removed,ofEarlier].join(`
`)],[`written`,written.join(`
`)]])}\n`}
function leftOutText(leftOut){
const isStale=leftOut.some(({why})=>why===`stale`);
const next=`what moved, and what to decide: touchstone refresh plan`;
return[...leftOutLines(leftOut),...isStale?[next]:[]].join(`
`)}
const ofEarlier=`(of the export that was there before)`;
const notSplit=`not split yet, no score may be claimed`;
function usedText(ids){
return`${ids.length===1?`1 was`:`${ids.length} were`} read for a declared decision, and another one needs a declaration of its own: ${firstOf(ids)}`}
function spentText(ids){
return`${ids.length===1?`1 is`:`${ids.length} are`} no confirmation, since people have learned from results: ${firstOf(ids)}`}
function splitFigures({cases}){
const bySplit=countsBySplit(cases);
return splits.flatMap(split=>{
const held=bySplit[split];
return held===void 0?[]:[`${split} ${figures(held,`question`)}`]}).join(`; `)}
function figures({cases,families,components,withoutFamily},noun){
if(families===0)return`${counted(cases,noun)} of no family`;
const names=families===1?`1 family`:`${families} families`;
const alone=withoutFamily===0?``:`; ${withoutFamily} of no family`;
return`${counted(cases,noun)} (${names}, ${counted(components,`component`)}${alone})`}
const refusals={"no-current-revision":`Nothing says which corpus revision is current, so nothing was exported: a judgment holds under a corpus, and an evaluation runs on one.`,"unreadable-families":`families.yaml has defects, so nothing was exported. See: touchstone check`,"not-split":`This set is not split yet, so no score may be claimed and nothing was exported. To choose settings on it: --for tuning. To split it: touchstone families --help`};
function exportRefusal(refusal){
return`${refusals[refusal]}\n`}
function nothingToExport(leftOut){
return`${[`No case of the set may go out for this, so nothing was exported.`,rows([[`left out`,leftOutText(leftOut)]])].join(`
`).trimEnd()}\n`}
const few=3;
function errorsInTheWay(findings,command,options){
const errors=findings.filter(({level})=>level===`error`);
const them=errors.length===1?`it`:`them all`;
return`${textReport(errors.slice(0,few),options)}
The set has ${counted(errors.length,`error`)}, so nothing was exported. To see ${them}: ${command}
`}
const leftOut={text:`…`,width:1};
const segmenter=new Intl.Segmenter(`en`);
function cells(line,from,to){
const text=line.slice(from,to);
const shownAt=(segment,index)=>segment===`[`&&line.slice(0,from+index).endsWith(`##`)?escapeOf(`[`):terminalText(segment);
if(/^[ -~]*$/.test(text)&&!line.includes(`##[`))return Array.from(text,character=>({text:character,width:1}));
return Array.from(segmenter.segment(text),({segment,index})=>{
const shown=shownAt(segment,index);
return{text:shown,width:stringWidth(shown)}})}
function fitting(all,room,hasMore){
const whole=filling(all,room);
if(whole.length===all.length&&!hasMore)return whole;
return[...filling(all,room-leftOut.width),leftOut]}
function filling(all,room){
let used=0;
const over=all.findIndex(({width})=>(used+=width)>room);
return over===-1?all:all.slice(0,over)}
function widthOf(some){
return some.reduce((sum,{width})=>sum+width,0)}
function textOf(some){
return some.map(({text})=>text).join(``)}
function textWithin(text,columns){
const shown=terminalText(text);
const looked=shown.slice(0,columns*8);
return textOf(fitting(Array.from(segmenter.segment(looked),({segment})=>({text:segment,width:stringWidth(segment)})),Math.max(columns,leftOut.width),looked.length<shown.length))}
function tokenEnd(line,start){
const rest=line.slice(start,start+far);
if(/^[[{]/.test(rest))return start+closedLength(rest);
const isInside=start>far||openBrackets(line.slice(0,start))>0;
return start+((special.exec(rest)??(isInside?plainInside:plainText).exec(rest))?.[0]??``).trimEnd().length}
const far=2e3;
const special=/^(?:[\p{C}\s]|"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[&*!][^\s,\]}]*)/u;
const plainText=/^(?:(?!:(?:\s|$)|\s#).)+/u;
const plainInside=/^(?:(?!:(?:\s|$)|\s#)[^,[\]{}])+/u;
const pieces=/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\s\S]/g;
function closedLength(text){
let open=0;
for(const{0:piece,index}of text.matchAll(pieces)){
open+=step(piece);
if(open===0)return index+1}
return text.trimEnd().length}
function openBrackets(text){
let open=0;
for(const[piece]of text.matchAll(pieces))open=Math.max(0,open+step(piece));
return open}
function step(piece){
if(piece===`[`||piece===`{`)return 1;
return piece===`]`||piece===`}`?-1:0}
function linesOf(text){
return text.split(`
`).map(line=>line.endsWith(`\r`)?line.slice(0,-1):line)}
function excerpt(lines,at,{columns,paint}){
const line=lines[at.line-1];
const start=at.column-1;
if(line===void 0||start>line.length)return[];
const number=String(at.line);
const{before,marked,after}=around(line,start,Math.max(20,columns-`    ${number} | `.length));
const carets=`^`.repeat(Math.max(1,stringWidth(marked)));
return[`    ${number} | ${before}${marked}${after}`.trimEnd(),`    ${` `.repeat(number.length)} | ${` `.repeat(stringWidth(before))}${paint(carets)}`]}
function around(line,start,room){
const reach=room*4;
const end=tokenEnd(line,start);
const token=cells(line,start,Math.min(end,start+reach));
const behind=[...token,...cells(line,end,end+reach)];
const left=fitting(cells(line,Math.max(0,start-reach),start).toReversed(),Math.max(Math.floor(room/3),room-Math.max(1,widthOf(behind))),start>reach);
const hasMore=end+reach<line.length||end-start>reach;
const right=fitting(behind,room-widthOf(left),hasMore);
return{before:textOf(left.toReversed()),marked:textOf(right.slice(0,token.length)),after:textOf(right.slice(token.length))}}
function markedWords(line,wanted,{style,longest}){
const known=vocabulary(contentWords(wanted).join(` `));
const{text,cutBefore,cutAfter}=windowOf(line,rangesIn(line,known)[0],longest);
let shown=``;
let end=0;
for(const range of joined(text,rangesIn(text,known))){
shown+=terminalText(text.slice(end,range.start));
shown+=style.strong(`[${terminalText(text.slice(range.start,range.end))}]`);
end=range.end}
shown+=terminalText(text.slice(end));
return`${cutBefore?`…`:``}${shown}${cutAfter?`…`:``}`}
function windowOf(line,first,longest){
const characters=Array.from(line);
if(characters.length<=longest)return{text:line,cutBefore:false,cutAfter:false};
const at=Array.from(line.slice(0,first?.start??0)).length;
const from=Math.max(0,Math.min(at-Math.floor(longest/4),characters.length-longest));
return{text:characters.slice(from,from+longest).join(``),cutBefore:from>0,cutAfter:from+longest<characters.length}}
function rangesIn(text,known){
return[...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({0:run,index})=>{
if(isUnspaced(run))return pairsIn(run,known).map(range=>moved(range,index));
return isKnown(run,known)?[{start:index,end:index+run.length}]:[]})}
function pairsIn(run,known){
const ranges=[];
let start=0;
const letters=Array.from(run);
for(const[index,letter]of letters.entries()){
const pair=`${letter}${letters[index+1]??``}`;
if(index+1<letters.length&&isKnown(pair,known))ranges.push({start,end:start+pair.length});
start+=letter.length}
return ranges}
function isKnown(run,known){
const words=wordsIn(run);
return words.length>0&&words.every(word=>known.words.has(word)||isNear(word,known))}
function isNear(word,known){
return holds(known,word.toLowerCase())}
function moved({start,end},by){
return{start:start+by,end:end+by}}
function joined(text,ranges){
const runs=[];
for(const range of ranges){
const last=runs.at(-1);
if(last!==void 0&&text.slice(last.end,range.start).trim()===``)runs[runs.length-1]={start:last.start,end:range.end};else runs.push(range)}
return runs}
const longest=200;
function proposalsText({query,found},{style,lineFor}){
const among=query.within===void 0?`the corpus`:`document ${quoted(query.within)}`;
if(found.length===0)return[`  No chunk of ${terminalText(among)} shares a word with question and answer.`];
return[`  Nearest in ${terminalText(among)}; none is chosen for you:`,...found.flatMap(proposal=>[...proposalLines(proposal,query,style).map(line=>`    ${line}`),`      write  ${terminalText(lineFor(proposal.chunk.id))}`])]}
function proposalLines({chunk,document:source,quote,nearest,text},query,style){
const{title=``}=source??{};
const{locator=``}=chunk;
const document=quoted(chunk.documentId);
const named=isBlank(title)?document:`${quoted(title)} (${document})`;
const place=isBlank(locator)?named:`${named}, at ${quoted(locator)}`;
const head=`${style.strong(terminalText(chunk.id))}  ${style.faint(`in ${terminalText(place)}`)}`;
if(text===void 0)return[head,`  (Its text is not kept in this set.)`];
const marked=line=>markedWords(line,markedBy(query),{style,longest});
return[head,quote===void 0?`  near   ${marked(nearest??``)}`:`  quote  ${marked(quote)}`]}
function chunkWithMarks({chunk,text},query,style){
if(text===void 0)return`  (The text of ${terminalText(chunk.id)} is not kept in this set.)`;
const whole={style,longest:text.length};
const lines=text.split(/\r?\n/).map(line=>{
const marked=markedWords(line,markedBy(query),whole);
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
const blocks=[...plan.filled.map(one=>filledText(one,options)),...plan.refused.map(one=>refusedText(one,options))];
const end=[...options.proposals.values()].some(({found})=>found.length>0)?[verdict(plan,options),`Next: write the line of the chunk that carries the answer into its case, or choose at a terminal: touchstone fill --choose`]:[verdict(plan,options)];
return[...blocks,end.join(`
`)].map(block=>`${block}\n`).join(`
`)}
function refusedText(refusal,options){
const{style}=options;
const tied=(refusal.candidates??[]).map(candidate=>candidateText(candidate,style));
const found=options.proposals.get(refusal);
const lineFor=refusal.waits?.entry===void 0?fieldLine:entryLine;
const proposed=found===void 0?[]:proposalsText(found,{style,lineFor});
const between=[...tied,...proposed];
return problemText(refusal,options,{mark:style.red(`not filled`),between})}
function filledText(filled,{style,place,diff,author}){
const title=`${style.strong(terminalText(place(filled.path)))} ${diff?`would be filled`:style.green(`filled`)}`;
if(diff)return[title,...diffText(filled.before,filled.after,style)].join(`
`);
return[title,...[...filled.evidence.map(evidenceSentence),...filled.added.map(field=>addedSentence(field,author))].map(sentence=>`  ${terminalText(sentence)}`)].join(`
`)}
function evidenceSentence({provenance,quote}){
const chunk=`Evidence: chunk "${provenance.chunkId}"`;
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
const marked=style.strong(`[${terminalText(clipped(quote,160))}]`);
return`    ${terminalText(chunkId)}: ${terminalText(before)}${marked}${terminalText(after)}`}
function verdict({filled,refused,complete},{style,diff}){
const files=new Set(refused.map(({at})=>at.file)).size;
if(filled.length===0&&files===0)return style.green(`Nothing to fill.`);
const done=`${counted(filled.length,`case`)} ${diff?`would be filled`:`filled`}`;
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
const lines=[`a generator, ${named(generator)}, in the lane ${named(lane)}`];
if(calibrated!==void 0)lines.push(`calibrated: ${calibrated?`yes`:`no`}`);
if(excerpt!==void 0){
const chunks=(excerpt.chunkIds??[]).join(`, `);
lines.push(`it was given ${chunks} (${excerpt.contentHash??`no hash`})`)}
return lines.join(`
`)}
function imported({source,format,id,sha256}){
const record=id===void 0?``:`, record ${quoted(id)}`;
return`imported from ${named(source)} as ${format??`?`}${record}\n${sha256??`no hash`}`}
function named(value){
return value===void 0?`not named`:quoted(value)}
function countsLess({reviewer,author,reviewers}){
const own=author!==void 0&&samePerson(author,reviewer);
const isNamed=reviewers.some(one=>accountName(one)===accountName(reviewer));
return[...own?[`"${reviewer}" wrote this case too: recorded, but nobody else has judged it.`]:[],...reviewers.length>0&&!isNamed?[`"${reviewer}" is not among the reviewers in ${policyFile}: recorded, but on GitHub this would not count.`]:[]]}
function obstaclesText({refused,findings},options,not=`not approved`){
const mark=options.style.red(not);
return[...refused.map(one=>`${problemText(one,options,{mark})}\n`),...findings.length===0?[]:[textReport(findings,options)]].join(`
`)}
function earlierDecision(file){
const{status,reviewedBy,reviewedAt,reason}=file.case.review??{};
if(status===void 0||status===`pending`)return void 0;
const day=reviewedAt===void 0?``:` at ${reviewedAt}`;
const why=reason===void 0?``:` ("${clipped(reason,120)}")`;
return terminalText(`${status} by "${reviewedBy??`nobody named`}"${day}${why}`)}
function recordedText(path,{status,reviewer,author,before,unread,reviewers},{style,place}){
const name=terminalText(reviewer);
return`${[`${style.strong(terminalText(place(path)))} ${style.green(status)} by "${name}"`,...before===void 0?[]:[`  This replaces an earlier decision: ${before}`],...unread?[`  The set does not keep the text of all its evidence, so no quote was compared with it.`]:[],...countsLess({reviewer,author,reviewers}).map(line=>`  ${terminalText(line)}`)].join(`
`)}\n`}
function caseView(dataset,file,options){
const blocks=[caseTitle(file,options),...outcome(file,options.style)];
const judged=evidence(dataset,file,{style:options.style,more:()=>[]});
return[...blocks,...judged,facts(dataset,file,options.style)].join(`

`)}
function caseTitle(file,{style,place}){
const{id=``,kind=``}=file.case;
const stage=stageOf(file)??`status unknown`;
return`${style.strong(terminalText(id))}  ${kind}, ${stage}  ${style.faint(terminalText(place(file.path)))}`}
function outcome(file,style){
const{conversation=[],query=``,expectedAnswer=``,acceptedAnswers=[]}=file.case;
const{because,notes}=file.case;
const turns=conversation.map(turn=>`${turn?.role??``}: ${turn?.content??``}`);
const answers=acceptedAnswers.map(answer=>`${answer?.statement??``} (chunks ${(answer?.chunkIds??[]).join(`, `)})`);
return[...turns.length===0?[]:[titled(`Earlier turns`,turns.join(`
`),style)],titled(`Question`,query,style),titled(because===void 0?`Expected answer`:`Expected answer: none, because "${because}"`,expectedAnswer,style),...answers.map(answer=>titled(`Also accepted`,answer,style)),...notes===void 0?[]:[titled(`Notes`,notes,style)]]}
function evidence({texts},file,{style,more}){
const{provenance=[]}=file.case;
const lookedUp=provenance.map((one,index)=>{
const entry=one??{};
const text=entry.contentHash===void 0?void 0:texts.get(entry.contentHash);
return[style.strong(`Evidence ${index+1} of ${provenance.length}`),`  chunk     ${terminalText(entry.chunkId??``)}`,`  document  ${terminalText(entry.documentId??``)}`,`  source    ${terminalText(entry.sourceUri??``)}, revision ${terminalText(entry.sourceRevision??``)}`,...entry.grade===void 0?[]:[`  grade     ${entry.grade}`],...entry.insteadOf===void 0?[]:[`  instead   of ${terminalText(entry.insteadOf)}`],...more(entry),...textWithQuote(text,entry.quote,style)].join(`
`)});
return[...shortEvidence(file,style),...lookedUp]}
function shortEvidence(file,style){
const{evidence:entries=[]}=file.case;
return entries.map((entry,index)=>{
const lines=[`document`,`chunk`,`quote`].flatMap(name=>{
const said=entry?.[name];
return said===void 0?[]:[`  ${name.padEnd(8)}  ${terminalText(said)}`]});
return[style.strong(`Evidence ${index+1} of ${entries.length}, not looked up yet`),...lines].join(`
`)})}
function textWithQuote(text,quote,style){
const quoted=quote===void 0?``:`"${terminalText(quote)}"`;
if(text===void 0)return[`  (Its text is not kept in this set.)${quote===void 0?``:` The quote: ${quoted}`}`];
const spot=placeOfQuote(text,quote??``);
if(spot===void 0)return[`  ${quote===void 0?`(No quote.)`:`(The quote is not in the text: ${quoted})`}`,indented(visibleLines(text))];
return[indented([text.slice(0,spot.start),text.slice(spot.end)].map(visibleLines).join(marked(text.slice(spot.start,spot.end),style)))]}
function marked(quote,style){
return`[${visibleLines(quote).split(`
`).map(line=>style.strong(line)).join(`
`)}]`}
const toldFields=new Set(`id kind because query conversation expectedAnswer acceptedAnswers evidence relevantChunkIds provenance corpusRevision origin notes tags review refresh split retired`.split(` `));
function untold(file,told,style){
return Object.entries(file.case).filter(([field])=>!told.has(field)).map(([field,value])=>`${style.strong(field)}  ${terminalText(JSON.stringify(value)??``)}`)}
function facts(dataset,file,style){
const written=originText(file).replaceAll(`
`,`; `);
const before=earlierDecision(file);
return[...untold(file,toldFields,style),...before===void 0?[]:[`${style.strong(`Judged before`)}    ${before}`],`${style.strong(`Corpus revision`)}  ${terminalText(revisionText(dataset,file)??`none`)}`,`${style.strong(`Written by`)}       ${terminalText(written)}`].join(`
`)}
function revisionText(dataset,file){
const{corpusRevision}=file.case;
if(corpusRevision===void 0)return void 0;
const current=currentRevision(dataset)?.id;
if(corpusRevision===current)return`${corpusRevision}, the current one`;
return`${corpusRevision}, the current one is ${current??`unknown`}`}
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
const done=typeof value===`number`?`${write} ${clipped(spelling,80)} as ${written}`:`put "${clipped(value,80)}" in quotes`;
return`  ${terminalText(`Line ${at.line}: ${done}.`)}`}
function ranges(numbers){
return runsOf(numbers).map(runText).join(`, `)}
function runsOf(numbers){
const runs=[];
for(const number of numbers){
const last=runs.at(-1);
if(last!==void 0&&number===last.to+1)last.to=number;else runs.push({from:number,to:number})}
return runs}
function runText({from,to}){
return from===to?String(from):`${from}-${to}`}
export{candidateText,caseTitle,caseView,cells,chosenAnnotations,chunkText,chunkWithMarks,claimMarkdown,corpusDiffJson,countsLess,countsText,diffText,earlierDecision,errorsInTheWay,evidence,evidenceSentence,excerpt,exportRefusal,exportReport,familyGraph,figureTable,filesOf,fillReport,filledText,firstOf,fitting,groundsText,inSight,isUnderItsId,leftOutLines,levelMarks,linesOf,markable,markdownCode,markdownCodeLink,markdownFence,markdownLink,markdownText,markedRuns,meaningText,mermaidBlock,nothingToExport,obstaclesText,occurring,originText,outcome,placeText,planCommand,printedMarks,proposalLines,proposalsText,quoteMarks,quoteText,ranges,reasonInWords,recordedText,refusedText,revisionText,ruleList,ruleListJson,runText,runsOf,settingRows,shapesInWords,sharesOf,shortened,shownLines,standingText,summaryFrame,summaryRows,textOf,textWithin,told,toldFields,unmetSentence,untold,widthOf,wordDiff,wordsInJob,wrapped,writtenScalarText,writtenScalarsText};
