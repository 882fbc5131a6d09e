import{Command}from"./commander.js";
import{isDeepStrictEqual}from"node:util";
import{UsageError,assertHoldCases,byUtf8,caseDigest,caseTexts,counted,fieldOf,isAmongPlaces,isBlank,isOfTheSet,listed,namedPlaces,parseLocated,placeFrom,printPieces,problemText,quoted,readCase,repeated,stageOf,terminalText,withProgress,workingTree,writeInstead}from"./core.js";
import{caseFields,editValue,withValue}from"./shared-load.js";
import{editableFields,placeFor,selectionBy,whyNotEditable}from"./shared-authoring.js";
import{diffText,unmetSentence}from"./shared-report.js";
import{assertFit,conditionsHelp,conditionsOf,judgmentsAsked,replaceTexts,understood}from"./shared-scripts.js";
function readChange(e,t){
let n=`--${e} ${t}`,[,r=``,,i]=/^([A-Za-z.]*)(=(.*))?$/s.exec(t)??[];
if(r===``)return{misread:`${n} names no field. ${howTo(e)}`};
let a=editableFields.find(e=>[e.name,e.short].includes(r));
if(a===void 0){
let t=e===`set`&&i===void 0;
return{misread:`${noSuchField(r)}${t?` The folder of a set is named without a flag.`:``}`}}
if(a.holds===`more`&&e!==`unset`)return{misread:notInBulk(r)};
let o=misreadValue({kind:e,words:n,value:i},a);
return o===void 0?e===`set`&&a.holds===`texts`?readList(a,{words:n,value:i}):{field:a,words:n,kind:e,value:i}:{misread:o}}
function misreadValue({kind:e,words:t,value:n},{name:r,holds:i}){
if(e===`unset`)return n===void 0?void 0:`${t}: --unset takes the name of a field alone, such as --unset ${r}.`;
if(n===void 0)return`${t} says no value. ${howTo(e)}`;
if(isBlank(n))return`${t} is blank; --unset ${r} takes the field away.`;
if(e!==`set`&&i!==`texts`)return`${t}: "${r}" holds one text, so write --set ${r}=… or --unset ${r}.`}
function howTo(e){
return e===`unset`?`Write --unset FIELD.`:`Write --${e} FIELD=VALUE.`}
function readList(e,{words:t,value:n=``}){
let{value:r,defects:i}=parseLocated(``,n),{name:a}=e;
if(i.length>0||!Array.isArray(r))return{misread:`${t}: "${a}" is a list, so write --set "${a}=[first, second]", or --add ${a}=VALUE.`};
let o=r.filter(e=>typeof e==`string`);
return o.length<r.length?{misread:`${t}: every entry of "${a}" is text; put numbers and the like in quotes.`}:{field:e,words:t,kind:`set`,value:o}}
function notInBulk(e){
return`"${e}" is not edited in bulk: ${whyNotEditable(e)??`--unset takes it away.`}`}
function noSuchField(e){
if(whyNotEditable(e)!==void 0)return notInBulk(e);
let t=editableFields.map(e=>e.name),n=`These can: ${t.join(`, `)}.`,r=caseFields.has(e)?[]:t;
return`"${e}" is no field that can be edited in bulk. ${writeInstead(e,r,n)}`}
function editsFor(e,{field:t,kind:n,value:r}){
let{path:i}=t,a=placeFor(e,i[0]);
if(n===`unset`)return[{path:i,to:void 0}];
if(n===`set`||typeof r!=`string`)return[{path:i,to:r,after:a}];
let o=i.reduce((e,t)=>fieldOf(e,t),e)??[];
if(!isListOfTexts(o))return;
if(o.includes(r)===(n===`add`))return[];
if(n===`add`)return[{path:i,to:[...o,r],after:a}];
let s=o.filter(e=>e!==r);
return[{path:i,to:s.length===0&&t.emptyIs===`absent`?void 0:s}]}
function isListOfTexts(e){
return Array.isArray(e)&&e.every(e=>typeof e==`string`)}
async function planEdit(e,{conditions:t,changes:n,judgmentOf:r,...i}){
let a=[],o=[],s=[],c=[],{fits:l,unmet:u}=selectionBy(t),d=0;
for await(let{path:t,mark:u,text:f}of caseTexts(e,a,i)){
let{file:e,...i}=readCase(t,f);
if(e===void 0){
o.push(...i.defects);
continue}
let a={...i,file:e};
if(!l({...a,judgment:r?.(t)})){
d++;
continue}
let p=editCase(a,f,n);
if(`refused`in p)o.push(...p.refused);else if(p.text===f)c.push(t);else{
let{judged:n}=p;
s.push({path:t,file:e,before:u+f,after:u+p.text,judged:n})}}
return{changed:s,same:c,refused:[...a.filter(isOfTheSet),...o].toSorted((e,t)=>byUtf8(e.at.file,t.at.file)),others:d,unmet:u()}}
function editCase(e,t,n){
let{file:r}=e,i=t,a=e.value;
for(let e of inOrder(n)){
let t=editsFor(a,e);
if(t===void 0)return{refused:[noList(r,e)]};
for(let e of t){
let t=editValue(r.path,i,e);
if(`refused`in t)return{refused:[t.refused]};
i=t.text,a=withValue(a,e)}}
if(i===t)return{text:t,judged:!1};
let o=readCase(r.path,i),s=newDefects(e,o);
if(s.length>0)return{refused:s.map(e=>unfit(r,e,n))};
if(!isDeepStrictEqual(o.value,a))return{refused:[notSo(r)]};
let c=caseDigest(e.value),l=c===void 0||c!==caseDigest(a);
return l&&stageOf(r)===`retired`?{refused:[retired(r)]}:{text:i,judged:l&&isJudged(r)}}
function inOrder(e){
let[t,n]=[!0,!1].map(t=>e.filter(({kind:e})=>e===`remove`===t));
return[...n??[],...t??[]]}
function isJudged(e){
return stageOf(e)!==`pending`||(e.case.sentinel?.reviews??[]).length>0}
function newDefects(e,t){
let n=new Set(e.defects.map(({message:e})=>e));
return t.defects.filter(({rule:e,message:t})=>e.startsWith(`file/`)&&!n.has(t))}
function unfit(e,{message:t},n){
let r=n.map(({field:e})=>e.path).find(t=>e.has(t));
return{message:`After this edit it would be no case: ${t}`,at:r===void 0?e.locate([]):e.locateKey(r),fix:`Give another value, change more at once, or leave the case out by another --where.`}}
function noList(e,{field:t,words:n}){
return{message:`"${t.name}" is no list of texts here, so ${n} has nothing to change.`,at:e.locate(t.path),fix:`Write it as a list, or --set it anew.`}}
function notSo(e){
return{message:`This edit cannot be written here without changing other fields.`,at:e.locate([]),fix:`Write this change by hand.`}}
function retired(e){
return{message:`The case is retired, and stays as it was judged.`,at:e.locateKey([`retired`]),fix:`Leave retired cases out: --where status!=retired`}}
function*editReport(e,t){
let{changed:n,same:r,unmet:i}=e,{style:a,place:o,diff:s}=t;
for(let e of n)yield`${a.strong(terminalText(o(e.path)))} ${changedWords(e,t)}\n`,s&&(yield`${diffText(e.before,e.after,a).join(`
`)}\n\n`);
for(let e of r)yield`${terminalText(o(e))} is so already\n`;
(r.length>0||n.length>0&&!s)&&(yield`
`),yield`${verdict(e,t)}\n`;
let c=n.filter(e=>e.judged).length;
c>0&&(yield judgedSentence(c)),n.length+r.length===0&&(yield*i.map(unmetSentence))}
function judgedSentence(e){
return`${e} of these cases ${e===1?`was`:`were`} judged before. The judgments stay as they were given and no longer fit: touchstone check tells who is to judge what.\n`}
function changedWords({judged:e},{style:t,diff:n}){
let r=n?`would change`:t.green(`changed`);
return e?`${r}, and ${t.yellow(`needs to be judged again`)}`:r}
function verdict({changed:e,same:t,others:n},{style:r,diff:i}){
let a=n===0?[]:[`${n} ${n===1?`does`:`do`} not fit`];
if(e.length+t.length===0)return n===0?`There is no case to edit.`:`None of ${counted(n,`case`)} fits.`;
let o=e.length===0?`Nothing to change`:`${counted(e.length,`case`)} ${i?`would change`:`changed`}`;
return[e.length>0&&!i?r.green(o):o,...t.length===0?[]:[`${t.length} ${t.length===1?`is`:`are`} so already`],...a].join(`, `)}
function*editRefusal({refused:e},t){
let n=t.style.red(`not changed`);
for(let r of e.slice(0,10))yield`${problemText(r,t,{mark:n})}\n\n`;
let r=e.length-10;
r>0&&(yield`and ${r} more\n\n`);
let i=new Set(e.map(({at:e})=>e.file)).size,a=i===1?`stands`:`stand`;
yield`${t.style.red(`Nothing was changed`)}: ${counted(i,`file`)} ${a} against it.\n`}
function*judgedRefusal({changed:e},{style:t,place:n}){
let r=e.filter(e=>e.judged);
for(let{path:e,file:i}of r)yield`${t.strong(terminalText(n(e)))} ${terminalText(judgmentOf(i))}\n`;
let i=`${r.length} of the ${counted(e.length,`case`)} to change`,a=r.length===1?`was`:`were`;
yield`\n${t.red(`Nothing was changed`)}: ${i} ${a} judged, and this edit changes what was judged.\n`,yield`  fix: Leave them out, such as by --where status=pending. Or add --also-judged: reviews stay as they were given and no longer fit, so somebody judges each case again.
`}
function judgmentOf(e){
let{review:t,sentinel:n}=e.case,r=stageOf(e);
if(r===`approved`||r===`rejected`){
let{reviewedBy:e}=t??{};
return`was ${r}${e===void 0?``:` by ${quoted(e)}`}`}
let i=(n?.reviews??[]).flatMap(e=>e?.reviewer??[]);
return i.length===0?`has a review that cannot be read`:`was judged by ${listed(i.map(quoted))}`}
function changesOf(e){
let t=e.map(({kind:e,given:t})=>understood(readChange(e,t)));
if(t.length===0)throw new UsageError(`Say what to change: --set, --add, --remove or --unset.`);
for(let{kind:t,given:n}of e)(t===`set`||t===`add`)&&assertFit({[t]:n});
for(let[e,n]of t.entries()){
let r=t.slice(0,e).find(e=>collides(e,n));
if(r!==void 0)throw new UsageError(terminalText(`${r.words} and ${n.words} cannot stand together.`))}
return t}
function collides(e,t){
return e.field===t.field?[e,t].some(({kind:e})=>e===`set`||e===`unset`)||e.value===t.value:!1}
function editCommand(e,t){
let n=[],tell=e=>t=>(n.push({kind:e,given:t}),n);
return new Command(`edit`).description(`Change fields of many cases at once; comments and all other lines stay.`).argument(`[place...]`,`the set's folder, or case files and folders of cases in it`).option(`--where <condition>`,`the cases to edit: all that meet each condition`,repeated,[]).option(`--all`,`every case of the set`).option(`--set <field=value>`,`give the field this value`,tell(`set`)).option(`--add <field=value>`,`add an entry to the field's list`,tell(`add`)).option(`--remove <field=value>`,`take an entry out of the field's list`,tell(`remove`)).option(`--unset <field>`,`take the field away`,tell(`unset`)).option(`--also-judged`,`edit what was judged too; it is then to be judged again`).option(`--dry-run`,`show the lines that would change, and write nothing`).addHelpText(`after`,example).action(async(r,i)=>{
t(await runEdit(e,{words:r,flags:i,changes:changesOf(n),conditions:conditionsOf(i.where)}))})}
const example=`
${conditionsHelp}

Fields that can be edited: tags, notes, split, families, kind, because, query, expectedAnswer, variantOf, askedAt,
caller.documents, distractorChunkIds and sentinel.why; evidence in its short form can be taken away, by --unset
evidence. What was looked up, judged or decided is edited by no command.

Either every case is edited or none: where one would be no case any more, or was judged, nothing is written. Tags, notes
and the split are no part of what is judged.

Examples:
  touchstone edit --where document=leave-policy --add tags=leave --dry-run
  touchstone edit --where tag=old-name --remove tags=old-name --add tags=new-name
  touchstone edit --where "query~parking visitors" --where status=pending --set because=out-of-scope
  touchstone edit cases/leave --set split=dev
  touchstone edit --all --unset notes

Exit code: 0 edited or nothing to edit, 1 something stands against it, 2 wrong use, 3 the run broke.`;
async function runEdit(e,{words:t,flags:n,changes:r,conditions:i}){
let a=await namedPlaces(e.cwd,t),o=t.length+n.where.length===0?{...a,paths:[]}:a,{folder:s,given:c}=o;
assertChosen(o,n);
let l=isAmongPlaces(o),u=await judgmentsAsked(s,i),d=await withProgress(e,`case files`,async e=>await planEdit(workingTree(s),{wanted:l,onFile:e,conditions:i,changes:r,judgmentOf:u})),f={style:e.style,place:placeFrom(e.cwd,s,c)},p=n.dryRun===!0,refuse=async t=>(await printPieces(e,editRefusal({...d,refused:t},f)),1);
if(d.refused.length>0)return await refuse(d.refused);
if(n.alsoJudged!==!0&&d.changed.some(({judged:e})=>e))return await printPieces(e,judgedRefusal(d,f)),1;
let m=p?[]:await replaceTexts(s,d.changed);
return m.length>0?await refuse(m):(await printPieces(e,editReport(d,{...f,diff:p})),0)}
function assertChosen(e,{where:t,all:n}){
assertHoldCases(e,`edited`);
let{paths:r}=e;
if(n===!0&&t.length+r.length>0)throw new UsageError(`--all means every case of the set; leave it out where some are chosen.`);
if(n!==!0&&t.length+r.length===0)throw new UsageError(`Say which cases to edit: --where CONDITION, files or folders of cases, or --all for every case.`)}
export{editCommand};
