import{Command,Option}from"./commander.js";
import{join}from"node:path";
import{ChangedMeanwhileError,UsageError,byUtf8,compareFound,componentsIn,counted,decisionsIn,documentsOf,earlierSpent,familiesById,familiesFile,findBase,frozenOtherwise,groupingOf,holderName,holdersOfCase,holdoutStates,isBot,isMap,jsonText,listed,loadDataset,namedHolders,namesSome,nearestTeller,placeFrom,quoted,reachIn,readerOptions,setFolder,splitGroupingOf,splitsOf,stageOf,staleFiles,startOf,terminalText,usedBy,workingTree}from"./core.js";
import{isDeepStrictEqual}from"node:util";
import{isMap as isMap$1,isNode,isScalar,parseDocument}from"./yaml.js";
import{blockOf,commentsOf,editFields,inlineText,itemLines,itemText,lineEndOf,replaceLines,yamlLayout}from"./shared-load.js";
import{assertFit,assertName,instantOf,rawText}from"./shared-scripts.js";
import{gitUserName,writeFiles}from"./shared-git.js";
function emptiedIn({families:e,cases:t,familiesOf:n}){
let r=new Set(t.flatMap(e=>n(e).belongings.map(({family:e})=>e)));
return t=>!r.has(t)&&(e.get(t)?.documents??[]).length===0}
function holdoutOverview(e,t){
let n=holdoutStates(e,t),r=e.graph(),i=questions(e),a=emptiedIn(e),o=componentsIn(r).flatMap(e=>{
let t=splitsOf(e,r),o=sides.find(e=>t.includes(e)),s=e.find(e=>r.holders.get(e)?.split===o);
if(o===void 0||s===void 0)return[];
let c=e.flatMap(e=>r.holders.get(e)??[]),l=c.flatMap(e=>e.kind===`case`?[idOf(e.file)]:[]),u=c.flatMap(e=>e.kind===`family`?[e.id]:[]),d=new Set(e.flatMap(e=>i.get(e)??[]));
if(l.length===0&&u.every(a))return[];
let f=u[0]??l[0]??s,p=[...d].map(({path:e})=>e);
return[{name:f,component:e,families:u,cases:l,split:o,questions:d.size,files:p,record:n.of(s)}]}),s=sides.flatMap(e=>o.filter(t=>t.split===e)),c=decisionsIn(e.file.families);
return{claim:e.file.families?.claim?.kind,components:s,decisions:c,totals:totalsOf(s)}}
const sides=[`test`,`validation`,`regression`];
function idOf({case:{id:e},path:t}){
return e??t}
function questions(e){
let t=new Map;
for(let n of e.cases.filter(e=>stageOf(e)===`approved`))for(let r of holdersOfCase(e,n)){
let e=t.get(r);
e===void 0?t.set(r,[n]):e.push(n)}
return t}
function totalsOf(e){
let of=t=>countOf(e.filter(({record:e})=>e.state===t));
return{untouched:of(`untouched`),used:of(`used`),spent:of(`spent`),validation:of(void 0)}}
function countOf(e){
let t=e.filter(({questions:e})=>e>0),sum=e=>t.reduce((t,n)=>t+e(n),0);
return{questions:sum(({questions:e})=>e),families:sum(({families:e})=>e.length),components:t.filter(({families:e})=>e.length>0).length,alone:t.filter(({families:e})=>e.length===0).length}}
function outOfTime(e,t,n){
let r=t?.at(-1)?.at;
if(!(r===void 0||Date.parse(r)<=Date.parse(n)))return{message:`The last entry of "${e}" is of ${r}, and this one would be of ${n}: entries stand in the order of time.`,fix:`Give --at the moment at which it is put on record; where it happened earlier, say when in the entry.`}}
const nothingLeft={message:`Nothing is held out: whatever is in test is spent, or test is empty.`,fix:`Hold out something that nobody has seen: touchstone holdout status`};
function planExposure(e,t,n){
let r=e.file.families?.exposures??[],i=namedHolders(e,t.cases),a=i.of(n),o=i.joinedWith(a),s=e.graph().holders,c=[...o].flatMap(e=>s.get(e)??[]).toSorted(inOrder),l={...whatIsSpent(n,c),...withoutNames(n)},u=r.some(e=>e!==void 0&&says(e,l,i)),d=u?void 0:outOfTime(`exposures`,r,n.at);
if(d!==void 0)return{refused:d};
let f=holdoutOverview(e,t).components.filter(({split:e,component:t,record:n})=>e===`test`&&n.state!==`spent`&&!t.some(e=>o.has(e)));
return{plan:{members:c,entry:u?void 0:l,moved:c.filter(isHeldApart),joined:c.filter(({key:e})=>!a.has(e)),left:f}}}
function inOrder(e,t){
return byUtf8(e.key,t.key)}
function isHeldApart({kind:e,split:t}){
return t===`test`||t===`validation`||e===`family`&&t===void 0}
function withoutNames({by:e,at:t,run:n,learned:r}){
return{by:e,at:t,run:n,learned:r}}
function whatIsSpent({families:e=[],cases:t=[]},n){
let r=n.flatMap(e=>e.kind===`family`?[e.id]:[]),i=n.flatMap(e=>e.kind===`case`?idsOf(e.file):[]),a=[...new Set([...e,...r])].toSorted(byUtf8),o=[...new Set([...t,...i])].toSorted(byUtf8);
return{...a.length===0?{}:{families:a},...o.length===0?{}:{cases:o}}}
function idsOf({case:{id:e}}){
return e===void 0?[]:[e]}
function says(e,t,n){
if(![`by`,`run`,`learned`].every(n=>e[n]===t[n]))return!1;
let r=n.of(e);
return[...n.of(t)].every(e=>r.has(e))}
function neverHeldOut({members:e},t,n){
let[r]=e,i=holdoutStates(t,n),isHeld=({key:e,split:t})=>t!==void 0&&t!==`dev`||i.of(e).state===`spent`;
if(r===void 0||e.some(isHeld))return;
let a=r.split===void 0?`on no side`:`in "${r.split}"`;
return{message:`${holderName(r)} is ${a}, so it is no holdout, and no result on it was held out.`,fix:`Name what is in test: touchstone holdout status. Learning from dev needs no record, and an entry cannot be taken back. Where it holds what was spent under another name, say since when: --base REF`}}
function editSplits(e,t){
let n=e.startsWith(`﻿`)?`﻿`:``,r=e.slice(n.length),i=parseDocument(r,readerOptions),a=i.errors.length>0?[]:t.families.map(e=>spanOf(r,i,{id:e,to:t.to})),o=r,s=a.flatMap(e=>e??[]).toSorted((e,t)=>t.start-e.start);
for(let{start:e,end:t,by:n}of s)o=o.slice(0,e)+n+o.slice(t);
return s.length===t.families.length&&saysAsMeant(i,o,{text:r,edit:t})?{text:n+o}:{refused:unfit(t)}}
function spanOf(e,t,{id:n,to:r}){
let i=t.getIn([`families`,n],!0);
if(!isMap$1(i))return;
let a=i.get(`split`,!0);
if(a===void 0)return addition(e,i,r);
if(!isScalar(a)||a.range==null)return;
let[o,s]=a.range;
return{start:o,end:s,by:inlineText(r,{flow:i.flow===!0,like:a.type})}}
function addition(e,t,n){
let r=t.items[0]?.key,i=t.items.at(-1)?.value;
if(!isNode(r)||!isNode(i)||r.range==null||i.range==null)return;
let[a]=r.range,[,o]=i.range;
if(t.flow===!0)return{start:o,end:o,by:`, split: ${n}`};
let s=e.slice(e.lastIndexOf(`
`,a-1)+1,a),c=lineEndOf(e.split(/(?<=\n)/)),l=e.indexOf(`
`,o-1)+1,u=`${s}split: ${n}`;
return l===0?{start:e.length,end:e.length,by:`${c}${u}`}:{start:l,end:l,by:`${u}${c}`}}
function saysAsMeant(e,t,{text:n,edit:r}){
let i=e.toJS(),a=isMap(i)?i.families:void 0;
if(!isMap(i)||!isMap(a))return!1;
let o=r.families.map(e=>{
let t=a[e];
return[e,{...isMap(t)?t:{},split:r.to}]}),s={...i,families:{...a,...Object.fromEntries(o)}},c=parseDocument(t,readerOptions);
return c.errors.length===0&&isDeepStrictEqual(c.toJS(),s)&&isDeepStrictEqual(commentsOf(t),commentsOf(n))}
function unfit({families:e,to:t}){
return{message:`The split of ${e.map(e=>`"${e}"`).join(`, `)} cannot be changed without changing something else.`,at:startOf(familiesFile),fix:`Write "split: ${t}" there by hand, each on a line of its own.`}}
function someOf(e){
let t=e.length-6;
return listed(t<=1?e:[...e.slice(0,6),`${t} more`])}
function componentWords({name:e,families:t,cases:n,questions:r}){
let i=[...t,...n].filter(t=>t!==e);
return`${e}${i.length===0?``:` with ${someOf(i)}`}: ${counted(r,`question`)}`}
function countWords({questions:e,families:t,components:n,alone:r}){
let i=t===1?`1 family`:`${t} families`,a=[...t===0?[]:[`${i} in ${counted(n,`component`)}`],...r===0||t===0?[]:[`${r} of no family`]];
return[counted(e,`question`),...a].join(`, `)}
function useWords({entry:e}){
let{decision:t,by:n,at:r,run:i,configuration:a}=e;
return`for ${named(t)} by ${named(n)} on ${r??`an unknown day`}, run ${named(i)}, configuration ${named(a)}`}
function exposureWords({by:e,at:t,run:n,learned:r}){
return`by ${named(e)} on ${t??`an unknown day`}, run ${named(n)}: ${r??``}`}
function reservationWords(e){
let{decision:t,purpose:n,by:r,at:i,families:a=[],cases:o=[]}=e,s=[...a,...o].flatMap(e=>e??[]),c=s.length===0?`all of test`:someOf(s);
return`${t??``}, by ${named(r)} on ${i??`an unknown day`}, ${c}: ${n??``}`}
function named(e){
return e===void 0?`somebody`:quoted(e)}
function refusalText({message:e,fix:t},{style:n,file:r}){
return[`${n.strong(terminalText(r))} ${n.red(`not written`)}`,`  ${terminalText(e)}`,`  fix: ${terminalText(t)}`,``].join(`
`)}
function knownText(e,{file:t}){
return`${terminalText(e)} is on record in ${terminalText(t)} already. Nothing was written.\n`}
function reservedText(e,t){
let n=[`Bring it to the main branch before anybody reads held-out results: the history shows which came first.`,`Next, once the results are read: touchstone holdout use --decision ${e.decision}`];
return told({done:`reserved`,what:reservationWords(e),lines:n},t)}
function usedText(e,t){
return told({done:`used`,what:`${useWords({entry:e})}, of ${someOf(namesOf(e))}`,lines:[`The results answer this decision. Whoever now changes something because of them has learned from them: touchstone holdout expose`]},t)}
function namesOf({families:e=[],cases:t=[]}){
return[...e,...t]}
function followedText(e,t){
let[n]=e;
return n===void 0?knownText(`That use`,t):told({done:`used`,what:`${e.map(e=>useWords({entry:e})).join(`; `)}, of ${someOf(namesOf(n))} too`,lines:[`It is the same use, under the names of today, and takes no reservation.`]},t)}
function exposedText(e,t){
let{entry:n,moved:r}=e;
if(n===void 0&&r.length===0)return knownText(`The same exposure`,t);
let i=[...n?.families??[],...n?.cases??[]];
return told({done:`exposed`,what:n===void 0?names(r):someOf(i),lines:exposedLines(e,t)},t)}
function exposedLines({entry:e,moved:t,joined:n,left:r},{dryRun:i}){
let a=i?`Would move`:`Moved`;
return[...e===void 0?[`The exposure was on record already.`]:[],...t.length===0?[]:[`${a} to "regression": ${names(t)}.`],...n.length===0?[]:[`Spent with what was named, since something joins them: ${names(n)}.`],...leftLines(r),`A score on what is spent is not confirmation; it stays as a regression test.`]}
function leftLines(e){
let[t,n]=[`untouched`,`used`].map(t=>countOf(e.filter(({record:e})=>e.state===t)));
return[t===void 0||t.questions===0?`Nothing untouched is held out any more: no new score is confirmation until something is that nobody has seen.`:`Still untouched: ${countWords(t)}.`,...n===void 0||n.questions===0?[]:[`Still held out, but read before: ${countWords(n)}.`]]}
function names(e){
return someOf(e.map(nameOf))}
function nameOf(e){
return e.kind===`family`?e.id:e.file.case.id??e.file.path}
function told({done:e,what:t,lines:n},{style:r,file:i,dryRun:a}){
let o=a?`would be ${e}`:r.green(e),s=a?[`Nothing was written.`]:[];
return`${[`${r.strong(terminalText(i))} ${o}${t===``?``:` ${terminalText(t)}`}`,...n.map(e=>`  ${terminalText(e)}`),...s].join(`
`)}\n`}
function addItem(e,t,n){
let r=t.startsWith(`﻿`)?`﻿`:``,i=yamlLayout(t.slice(r.length)),{field:a,item:o}=n;
if(`why`in i)return editFields(e,t,[{set:a,to:[o]}]);
let s=i.value[a],c=Array.isArray(s)?[...s,o]:[o],l=withItem(i,n),u=l===void 0?void 0:yamlLayout(l),d=u!==void 0&&!(`why`in u)&&isDeepStrictEqual(u.value,{...i.value,[a]:c});
if(l!==void 0&&d)return{text:r+l};
let f=new Set(i.fields.map(({name:e})=>e)),p=n.behind.findLast(e=>f.has(e));
return editFields(e,t,[{set:a,to:c,...p===void 0?{}:{after:p}}])}
function withItem(e,{field:t,item:n}){
let r=blockOf(e,t,{first:0,end:e.lines.length}),i=r===void 0?void 0:itemLines(e,r),a=i?.ranges.at(-1)?.end;
if(i!==void 0&&a!==void 0)return replaceLines(e,{first:a,end:a,lines:itemText([n],i.indent)})}
async function holdoutSet(e,t,{dryRun:n=!1}={}){
let r=await setFolder(e.cwd,t),i=await loadDataset(workingTree(r)),a=splitGroupingOf(i);
if(i.families!==void 0&&i.families.whole===void 0)throw new UsageError(`${familiesFile} has defects; touchstone check tells them.`);
if(a===void 0)throw new UsageError(`The set is not split yet, so nothing is held out.`);
let o=placeFrom(e.cwd,r,t)(familiesFile);
return{folder:r,dataset:i,grouping:a,text:await rawText(join(r,familiesFile)),options:{style:e.style,file:o,dryRun:n}}}
async function whoAnswers(e,t,n){
assertName({by:n});
let r=n?.trim()??await gitUserName(t,e.environment);
if(r===void 0)throw new UsageError(`Who answers for it? Give --by NAME, or set the name once: git config user.name NAME`);
if(!isBot(r))return r;
throw new UsageError(`"${terminalText(r)}" is no person. Give --by the name of the one who answers for it.`)}
const records=[`reservations`,`uses`,`exposures`];
function withEntry(e,t,n){
let r=[`families`,`related`,`exceptions`,...records.slice(0,records.indexOf(t))];
return textOf(addItem(familiesFile,e,{field:t,item:n,behind:r}))}
function textOf(e){
if(`text`in e)return e.text;
let{message:t,at:n,fix:r=``}=e.refused;
throw new UsageError(terminalText(`${n.file}:${n.line}: ${t} ${r}`))}
async function writeSet({folder:e,text:t},n,r=[]){
let i=[{path:familiesFile,before:t,after:n},...r];
try{
await writeFiles(e,i.map(e=>[e.path,e.after]),new Map(i.map(e=>[e.path,e.before])))}catch(e){
throw e instanceof ChangedMeanwhileError?new UsageError(`${e.paths.map(terminalText).join(`, `)} changed while it was being read, and nothing was written. Run the command again.`):e}}
async function wasSpentBefore({folder:e},t,n){
let r=await findBase({folder:e},n),i=`none`in r&&r.none===`no-remote`?await lastCommit(e):r,{dataset:a}=await compareFound(workingTree(e),i,{base:n,rules:[]}),o=earlierSpent(a),s=groupingOf(a);
if(o===void 0||s===void 0)return!1;
let c=new Set(o.documents.map(({documentId:e})=>e)),l=new Set(o.cases.flatMap(e=>e.case.id??[])),u=new Set([...c].flatMap(e=>s.claimsOf(e).map(({family:e})=>e))),d=a.cases.filter(e=>e.case.id!==void 0&&l.has(e.case.id)),f=new Set(d.flatMap(e=>s.familiesOf(e).belongings.map(({family:e})=>e)));
return t.some(e=>e.kind===`family`?u.has(e.id)||f.has(e.id):e.file.case.id!==void 0&&l.has(e.file.case.id)||documentsOf(a,e.file).documents.some(({documentId:e})=>c.has(e)))}
async function lastCommit(e){
return await findBase({folder:e},`HEAD`)}
function namedInSet({grouping:e,dataset:t},n){
let r=familiesById(e.file),i=new Set(t.cases.flatMap(e=>e.case.id??[])),a=n.find(e=>!r.has(e)&&!i.has(e));
if(a!==void 0){
let e=nearestTeller(100)(a,[...r.keys(),...i]);
throw new UsageError(terminalText(`There is no family and no case "${a}" in the set${e}.`))}
return{families:n.filter(e=>r.has(e)),cases:n.filter(e=>i.has(e))}}
function exposeCommand(e,t){
return new Command(`expose`).description(`Record that people have learned from held-out results, and retire the holdout.`).argument(`<name...>`,`families or cases whose results were read, each by its id`).requiredOption(`--run <name>`,`which evaluation run showed the results`).requiredOption(`--learned <text>`,`what was learned or changed, in one sentence`).option(`--by <name>`,`who read the results (default: Git's user.name)`).option(`--at <instant>`,`when they were read (default: now)`).option(`--set <folder>`,`the set's folder`,`.`).option(`--base <ref>`,`where to look for what was spent (default: the remote's main branch)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$5).action(async(n,r)=>{
t(await runExpose(e,n,r))})}
const example$5=`
The entry is written into families.yaml behind the others. All that is joined with what was looked at goes to the side
"regression" with it: families in families.yaml, and cases that carry their own split in their files. No other line changes.
Run again, it changes nothing. What is in dev is no holdout and is refused, unless it holds what was spent in an earlier
state: a document that was moved, or a family with a new name.

Examples:
  touchstone holdout expose travel --run nightly-17 --learned "The prompt names short journeys now."
  touchstone holdout expose travel-001 travel-002 --run nightly-17 --learned "The threshold was raised." --dry-run

Exit code: 0 exposed, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runExpose(e,t,n){
assertFit({run:n.run,learned:n.learned});
let r=instantOf(n.at,e.clock()),i=await holdoutSet(e,n.set,n),a=await whoAnswers(e,i.folder,n.by),o=planExposure(i.grouping,i.dataset,{...namedInSet(i,t),by:a,at:r,run:n.run.trim(),learned:n.learned.trim()});
if(`refused`in o)return e.out(refusalText(o.refused,i.options)),1;
let{plan:s}=o,c=neverHeldOut(s,i.grouping,i.dataset);
if(c!==void 0&&!await wasSpentBefore(i,s.members,n.base))return e.out(refusalText(c,i.options)),1;
let l=s.entry===void 0&&s.moved.length===0;
return!i.options.dryRun&&!l&&await write(i,s),e.out(exposedText(s,i.options)),0}
async function write(e,{entry:t,moved:n}){
let r=n.flatMap(e=>e.kind===`family`?[e.id]:[]),i=n.flatMap(e=>e.kind===`case`?[e.file]:[]),a=textOf(editSplits(e.text,{families:r,to:`regression`}));
await writeSet(e,t===void 0?a:withEntry(a,`exposures`,t),await Promise.all(i.map(async({path:t})=>{
let n=await rawText(join(e.folder,t));
return{path:t,before:n,after:textOf(editFields(t,n,[{set:`split`,to:`regression`}]))}})))}
function planFollow(e,t,{decision:n,families:r,cases:i}){
let{uses:a}=decisionsIn(e.file.families),o=a.filter(({entry:e})=>e.decision===n);
if(o.length===0)return{refused:notUsed(n,a)};
let s=[...namedHolders(e,t.cases).of({families:r,cases:i})],c=reachIn(e,t.cases);
return{plan:o.filter(({repeated:e})=>e===void 0).flatMap(({index:e,entry:t})=>{
let n=o.filter(t=>t.index===e||t.repeated?.index===e),a=new Set(n.flatMap(e=>[...c(usedBy(e))]));
return s.every(e=>a.has(e))?[]:repeating(t,{families:r,cases:i})})}}
function notUsed(e,t){
let n=[...new Set(t.flatMap(({entry:e})=>e.decision??[]))].map(quoted),r=n.length===0?``:` On record are uses for ${n.join(`, `)}.`;
return{message:`No use is on record for the decision ${quoted(e)}.${r}`,fix:`Name a decision whose results were read: touchstone holdout status`}}
function repeating(e,{families:t,cases:n}){
let{decision:r,by:i,at:a,run:o,configuration:s,frozenAt:c}=e;
return r===void 0||i===void 0||a===void 0||o===void 0||s===void 0||c===void 0?[]:[{decision:r,...t.length===0?{}:{families:t.toSorted(byUtf8)},...n.length===0?{}:{cases:n.toSorted(byUtf8)},by:i,at:a,run:o,configuration:s,frozenAt:c}]}
function allHeldOut(e,t){
let n=holdoutStates(e,t),r=emptiedIn(e),i=[...e.graph().holders.values()].filter(({kind:e,key:t,split:i})=>i===`test`&&n.of(t).state!==`spent`&&!(e===`family`&&r(t)));
return{families:i.flatMap(e=>e.kind===`family`?[e.id]:[]).toSorted(byUtf8),cases:i.flatMap(e=>e.kind===`case`?e.file.case.id??[]:[]).toSorted(byUtf8)}}
function planReservation(e,t,n){
let r=e.file.families,i=decisionsIn(r).open.find(e=>e.entry.decision===n.decision);
if(i!==void 0)return isDeepStrictEqual(timeless(i.entry),timeless(n))?{known:i.index}:{refused:stillOpen(n,i.entry)};
let a=(!namesSome(n)&&!namesSome(allHeldOut(e,t))?nothingLeft:heldBack(e,t,n))??outOfTime(`reservations`,r?.reservations,n.at);
return a===void 0?{plan:n}:{refused:a}}
function timeless(e){
let{at:t,...n}=e;
return n}
function stillOpen({decision:e},{by:t=`somebody`,at:n=`an unknown day`}){
return{message:`Decision ${quoted(e)} was declared by ${quoted(t)} on ${n} and is not used yet.`,fix:`Use it, or declare another decision under a name of its own: what was declared is not edited.`}}
function heldBack(e,t,n){
let r=holdoutStates(e,t),{holders:i}=e.graph(),a=emptiedIn(e);
for(let o of namedHolders(e,t.cases).of(n)){
let e=i.get(o),t=e===void 0?quoted(o):holderName(e),n=spent(t,r.of(o))??notInTest(t,e?.split)??(e?.kind===`family`&&a(o)?empty(t):void 0);
if(n!==void 0)return n}}
function spent(e,{exposures:[t]}){
if(t===void 0)return;
let{by:n=`somebody`,at:r=`an unknown day`,run:i=``}=t;
return{message:`${e} is spent: ${quoted(n)} learned from it on ${r}, in run ${quoted(i)}.`,fix:`Keep something that nobody has seen: touchstone holdout status`}}
function empty(e){
return{message:`${e} has no documents and no cases, so nothing of it is held out.`,fix:`Where another family has them now, declare a decision for that one: touchstone holdout status`}}
function notInTest(e,t){
if(t!==`test`)return{message:`${e} is ${t===void 0?`on no side`:`in "${t}"`}, so it is no holdout.`,fix:`Name what is in test: touchstone holdout status`}}
function reserveCommand(e,t){
return new Command(`reserve`).description(`Keep a holdout for one decision, before anybody reads its results.`).argument(`[set]`,`the set's folder`,`.`).requiredOption(`--decision <id>`,`a short name for the decision, such as release-4`).requiredOption(`--purpose <text>`,`what is to be decided, in one sentence`).option(`--families <ids>`,`families that are kept, joined by commas (default: all of test)`).option(`--cases <ids>`,`cases that are kept, where they carry their own split`).option(`--by <name>`,`who declares it (default: Git's user.name)`).option(`--at <instant>`,`when it was declared (default: now)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$4).action(async(n,r)=>{
t(await runReserve(e,n,r))})}
const example$4=`
One reservation is for one use. It is written into families.yaml behind the others, and no other line changes; what is there
is never edited. Bring it to the main branch before the results are read.

Examples:
  touchstone holdout reserve --decision release-4 --purpose "Whether release 4 goes out."
  touchstone holdout reserve --decision reranker --purpose "Whether the reranker stays." --families travel,refunds

Exit code: 0 reserved, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runReserve(e,t,n){
assertDecision(n.decision),assertFit({purpose:n.purpose});
let r=instantOf(n.at,e.clock()),i=await holdoutSet(e,t,n),a=await whoAnswers(e,i.folder,n.by),o={decision:n.decision,purpose:n.purpose.trim(),...namedIn(i,n),by:a,at:r},s=planReservation(i.grouping,i.dataset,o);
if(`refused`in s)return e.out(refusalText(s.refused,i.options)),1;
if(`known`in s)return e.out(knownText(`The same reservation`,i.options)),0;
let c=withEntry(i.text,`reservations`,s.plan);
return i.options.dryRun||await writeSet(i,c),e.out(reservedText(s.plan,i.options)),0}
function assertDecision(e){
if(!(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(e)&&e.length<=100))throw new UsageError(`"${terminalText(e)}" cannot name a decision: give --decision small letters and digits, joined by single dots, dashes or underscores, such as release-4.`)}
function namedIn({grouping:e,dataset:t},{families:n,cases:r}){
let i=familiesById(e.file),a=new Set(t.cases.map(e=>e.case.id)),[o,s]=[split(n),split(r)],c=o.find(e=>!i.has(e))??s.find(e=>!a.has(e));
if(c!==void 0)throw new UsageError(`"${terminalText(c)}" is not in the set.`);
return{...o.length===0?{}:{families:o},...s.length===0?{}:{cases:s}}}
function split(e=``){
return[...new Set(e.split(`,`).map(e=>e.trim()))].filter(e=>e!==``)}
function followCommand(e,t){
return new Command(`follow`).description(`Repeat a use for what its documents or cases belong to now.`).argument(`<name...>`,`families or cases that hold what was used, each by its id`).requiredOption(`--decision <id>`,`the decision that the results were read for`).option(`--set <folder>`,`the set's folder`,`.`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$3).action(async(n,r)=>{
t(await runFollow(e,n,r))})}
const example$3=`
For a family that was renamed, split or merged after results on it were read. Each use of the decision is written once more
behind the others, word for word, with the names of today; it counts as the same use and takes no reservation. No other line
changes, and what is there is never edited. Run again, it changes nothing.

Examples:
  touchstone holdout follow laboratory --decision release-4
  touchstone holdout follow laboratory lab-003 --decision release-4 --dry-run

Exit code: 0 recorded, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runFollow(e,t,n){
let{decision:r}=n;
assertDecision(r);
let i=await holdoutSet(e,n.set,n),{grouping:a,dataset:o}=i,s=planFollow(a,o,{decision:r,...namedInSet(i,t)});
if(`refused`in s)return e.out(refusalText(s.refused,i.options)),1;
let{plan:c}=s,l=c.reduce((e,t)=>withEntry(e,`uses`,t),i.text);
return!i.options.dryRun&&c.length>0&&await writeSet(i,l),e.out(followedText(c,i.options)),0}
function holdoutStatus(e,t,n){
let{components:r}=e;
return`${[group(`untouched`,r.filter(isIn(`untouched`)),n),group(`used`,r.filter(isIn(`used`)),n),group(`spent`,r.filter(isIn(`spent`)),n),group(`validation, never a holdout`,r.filter(isIn(void 0)),n),decisionLines(e,n),confirmation(e,t).map(terminalText)].filter(e=>e.length>0).map(e=>e.join(`
`)).join(`

`)}\n`}
function isIn(e){
return({record:t})=>t.state===e}
function group(e,t,n){
if(t.length===0)return[];
let r=t.length-20,i=r<=1?t:t.slice(0,20);
return[n.strong(e),...i.flatMap(e=>[`  ${terminalText(placed(e))}`,...historyLines(e)]),...r<=1?[]:[`  and ${r} more; --format json has all`]]}
function placed(e){
let{split:t,record:n}=e,r=componentWords(e);
return n.state===`spent`&&t!==`regression`?`${r}, still in ${t}`:r}
function historyLines({record:e,split:t}){
let{exposures:n,uses:r}=e,i=t===`regression`&&n.length===0;
return[...n.map(e=>`learned ${exposureWords(e)}`),...i?[`in regression from the start: no exposure is on record`]:[],...r.map(e=>`used ${useWords(e)}`)].map(e=>`    ${terminalText(e)}`)}
function decisionLines({decisions:e},t){
let{reservations:n,uses:r,open:i}=e;
if(n.length===0&&r.length===0)return[];
let a=new Set(i),o=n.map(e=>{
let t=r.find(({reservation:t})=>t===e),n=t?.entry.by??`somebody`,i=a.has(e)?`open`:`used up by "${n}" on ${t?.entry.at??`an unknown day`}`;
return`  ${terminalText(`${reservationWords(e.entry)} (${i})`)}`}),s=r.filter(({reservation:e,repeated:t})=>e===void 0&&t===void 0);
return[t.strong(`decisions`),...o,...s.map(e=>`  not declared: ${terminalText(useWords(e))}`)]}
function confirmation(e,t){
let{totals:n}=e,{untouched:r,used:i,spent:a}=n;
return[r.questions===0?`Nothing untouched is held out, so no new score here is confirmation. Hold out something that nobody has seen.`:`Untouched: ${countWords(r)}. One score on them may be called confirmation, for a decision that is declared before anybody reads it.`,...staleLines(e,t),...i.questions===0?[]:[`Used: ${countWords(i)}. Their results are confirmation for the decisions that they were read for; a score for another one has to say that they were read before.`],...a.questions===0?[]:[`Spent: ${countWords(a)}. People have learned from them, so a score on them is not confirmation.`]]}
function staleLines(e,t){
let n=staleUntouched(e,t);
return n===0?[]:[`Of those, ${n} ${n===1?`is stale and goes`:`are stale and go`} into no export until somebody has looked again: touchstone refresh plan tells which. A score is on the others alone.`]}
function staleUntouched({components:e},t){
let n=e.filter(isIn(`untouched`)).flatMap(e=>e.files);
return new Set(n.filter(e=>t.has(e))).size}
function holdoutStatusJson(e,t){
let{components:n,decisions:r,totals:i}=e,a={totals:i,staleUntouched:staleUntouched(e,t),components:n.map(({name:e,families:t,cases:n,split:r,questions:i,record:a})=>({name:e,split:r,state:a.state??`validation`,isConfirmation:a.state===`untouched`,questions:i,families:t,cases:n,uses:a.uses.map(({entry:e})=>e),exposures:a.exposures,reserved:a.reserved})),reservations:r.reservations.map(({entry:e,index:t})=>({...e,isOpen:r.open.some(e=>e.index===t)})),confirmation:confirmation(e,t)};
return`${jsonText(a)}\n`}
function statusCommand(e,t){
return new Command(`status`).description(`Show what is held out, what was used or is spent, by whom, and for which decision.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example$2).action(async(n,{format:r})=>{
let{dataset:i,grouping:a}=await holdoutSet(e,n),o=holdoutOverview(a,i),s=staleFiles(i);
r===`json`?e.out(holdoutStatusJson(o,s)):e.out(holdoutStatus(o,s,e.style)),t(0)})}
const example$2=`
Families that something joins are one holdout, named by the smallest of them; where each case carries its own split, a holdout
is a question with its other wordings. Questions are approved cases. The records are taken at their word: touchstone check
judges them.

Examples:
  touchstone holdout status                       the set in this folder
  touchstone holdout status --format json eval    one JSON object, for scripts

Exit code: 0 shown, 2 wrong use, 3 the run broke.`;
function planUse(e,t,n){
let r=e.file.families,i=decisionsIn(r),a=frozenOtherwise(r?.uses??[],n);
if(a!==void 0)return{refused:refrozen(n,a.frozenAt)};
let o=i.uses.find(e=>isSame(e,n));
if(o!==void 0)return{known:o.index};
let s=i.open.find(e=>e.entry.decision===n.decision);
if(s===void 0)return{refused:notOpen(n,i)};
let c=early(n,s.entry)??outOfTime(`uses`,r?.uses,n.at);
if(c!==void 0)return{refused:c};
let l=namesSome(s.entry)?s.entry:allHeldOut(e,t),u=namesSome(l)?heldBack(e,t,l):nothingLeft;
if(u!==void 0)return{refused:u};
let{decision:d,...f}=n;
return{plan:{decision:d,...whatIsMeant(l),...f}}}
function isSame({entry:e},t){
return[`decision`,`run`,`configuration`,`by`].every(n=>e[n]===t[n])}
function notOpen({decision:e},{reservations:t,uses:n}){
let r=n.findLast(({entry:t})=>t.decision===e)?.entry;
if(r!==void 0){
let{by:t=`somebody`,at:n=`an unknown day`,run:i=``,configuration:a=``}=r;
return{message:`Decision ${quoted(e)} was used up by ${quoted(t)} on ${n}, in run ${quoted(i)} with configuration ${quoted(a)}.`,fix:`For a second look declare it again, before anybody reads results: touchstone holdout reserve --decision ${e}`}}
let i=[...new Set(t.flatMap(({entry:e})=>e.decision??[]))],a=i.length===0?``:` Declared are: ${i.map(quoted).join(`, `)}.`;
return{message:`No reservation declares the decision ${quoted(e)}, so results that were read for it confirm nothing.${a}`,fix:`Declare it before anybody reads results: touchstone holdout reserve --decision ${e}. Results that were read already: touchstone holdout expose`}}
function refrozen({configuration:e,frozenAt:t},n){
return{message:`Configuration ${quoted(e)} is on record as frozen since ${n}, and not since ${t}.`,fix:`Where it is the same, give --frozen-at the moment on record. Where something in it changed, give --configuration a name of its own, such as its commit.`}}
function early({at:e,frozenAt:t,configuration:n},{at:r}){
if(r!==void 0&&Date.parse(r)>Date.parse(e))return{message:`The decision was declared on ${r}, after the results were read on ${e}.`,fix:`Results that were read before confirm nothing: touchstone holdout expose`};
if(!(Date.parse(t)<=Date.parse(e)))return{message:`Configuration ${quoted(n)} is frozen since ${t}, and its results were read before that, on ${e}.`,fix:`Name the configuration that the results are of, and since when nothing in it changed.`}}
function whatIsMeant({families:e=[],cases:t=[]}){
let[n,r]=[e,t].map(e=>e.flatMap(e=>e??[]));
return{...n===void 0||n.length===0?{}:{families:n},...r===void 0||r.length===0?{}:{cases:r}}}
function useCommand(e,t){
return new Command(`use`).description(`Record that held-out results were read for a reserved decision.`).argument(`[set]`,`the set's folder`,`.`).requiredOption(`--decision <id>`,`the decision, as its reservation names it`).requiredOption(`--run <name>`,`which evaluation run showed the results`).requiredOption(`--configuration <name>`,`what was measured, such as a commit`).requiredOption(`--frozen-at <instant>`,`since when nothing in the configuration changed`).option(`--by <name>`,`who read the results (default: Git's user.name)`).option(`--at <instant>`,`when they were read (default: now)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$1).action(async(n,r)=>{
t(await runUse(e,n,r))})}
const example$1=`
The first use of a decision takes its reservation. A second one is refused, and whoever used the first is named; so is a use
of what people have learned from, or of a decision that nobody declared. The entry names what the results are of: what the
reservation names, else all that is in test.

Examples:
  touchstone holdout use --decision release-4 --run nightly-31 --configuration 5f1c0a2b3d \\
    --frozen-at 2026-09-30T18:00:00Z

Exit code: 0 recorded, or on record already; 1 refused, 2 wrong use, 3 the run broke.`;
async function runUse(e,t,n){
assertDecision(n.decision);
let{decision:r,run:i,configuration:a}=n;
assertFit({run:i,configuration:a});
let o=instantOf(n.frozenAt,e.clock(),`--frozen-at`),s=instantOf(n.at,e.clock()),c=await holdoutSet(e,t,n),l=await whoAnswers(e,c.folder,n.by),u=planUse(c.grouping,c.dataset,{decision:r,by:l,at:s,run:i.trim(),configuration:a.trim(),frozenAt:o});
if(`refused`in u)return e.out(refusalText(u.refused,c.options)),1;
if(`known`in u)return e.out(knownText(`The same use`,c.options)),0;
let d=withEntry(c.text,`uses`,u.plan);
return c.options.dryRun||await writeSet(c,d),e.out(usedText(u.plan,c.options)),0}
function holdoutCommand(e,t){
return new Command(`holdout`).description(`Keep a holdout for a decision, and record who read it and what was learned.`).addHelpText(`after`,example).addCommand(statusCommand(e,t)).addCommand(reserveCommand(e,t)).addCommand(useCommand(e,t)).addCommand(exposeCommand(e,t)).addCommand(followCommand(e,t))}
const example=`
Examples:
  touchstone holdout status                        what is untouched, used and spent
  touchstone holdout reserve --decision release-4 --purpose "Whether release 4 goes out."
  touchstone holdout use --decision release-4 --run nightly-31 --configuration 5f1c0a2b3d --frozen-at 2026-09-30T18:00:00Z
  touchstone holdout expose travel --run nightly-17 --learned "The prompt names short journeys now."
  touchstone holdout follow laboratory --decision release-4      the family has another name now

Each command explains itself: touchstone holdout <command> --help`;
export{holdoutCommand};
