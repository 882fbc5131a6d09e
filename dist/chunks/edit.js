import{Command}from"./commander.js";
import{isDeepStrictEqual}from"node:util";
import{UsageError,assertHoldCases,byUtf8,caseDigest,caseTexts,counted,fieldOf,isAmongPlaces,isBlank,isOfTheSet,listed,namedPlaces,parseLocated,placeFrom,printPieces,problemText,quoted,readCase,repeated,stageOf,terminalText,withProgress,workingTree,writeInstead}from"./core.js";
import{caseFields,editValue,withValue}from"./shared-load.js";
import{editableFields,placeFor,selectionBy,whyNotEditable}from"./shared-authoring.js";
import{diffText,unmetSentence}from"./shared-report.js";
import{assertFit,conditionsHelp,conditionsOf,judgmentsAsked,replaceTexts,understood}from"./shared-scripts.js";
function readChange(kind,given){
let words=`--${kind} ${given}`,[,name=``,,value]=/^([A-Za-z.]*)(=(.*))?$/s.exec(given)??[];
if(name===``)return{misread:`${words} names no field. ${howTo(kind)}`};
let field=editableFields.find(one=>[one.name,one.short].includes(name));
if(field===void 0){
let isFolder=kind===`set`&&value===void 0;
return{misread:`${noSuchField(name)}${isFolder?` The folder of a set is named without a flag.`:``}`}}
if(field.holds===`more`&&kind!==`unset`)return{misread:notInBulk(name)};
let misread=misreadValue({kind,words,value},field);
return misread===void 0?kind===`set`&&field.holds===`texts`?readList(field,{words,value}):{field,words,kind,value}:{misread}}
function misreadValue({kind,words,value},{name,holds}){
if(kind===`unset`)return value===void 0?void 0:`${words}: --unset takes the name of a field alone, such as --unset ${name}.`;
if(value===void 0)return`${words} says no value. ${howTo(kind)}`;
if(isBlank(value))return`${words} is blank; --unset ${name} takes the field away.`;
if(kind!==`set`&&holds!==`texts`)return`${words}: "${name}" holds one text, so write --set ${name}=… or --unset ${name}.`}
function howTo(kind){
return kind===`unset`?`Write --unset FIELD.`:`Write --${kind} FIELD=VALUE.`}
function readList(field,{words,value=``}){
let{value:list,defects}=parseLocated(``,value),{name}=field;
if(defects.length>0||!Array.isArray(list))return{misread:`${words}: "${name}" is a list, so write --set "${name}=[first, second]", or --add ${name}=VALUE.`};
let texts=list.filter(one=>typeof one==`string`);
return texts.length<list.length?{misread:`${words}: every entry of "${name}" is text; put numbers and the like in quotes.`}:{field,words,kind:`set`,value:texts}}
function notInBulk(name){
return`"${name}" is not edited in bulk: ${whyNotEditable(name)??`--unset takes it away.`}`}
function noSuchField(name){
if(whyNotEditable(name)!==void 0)return notInBulk(name);
let names=editableFields.map(one=>one.name),otherwise=`These can: ${names.join(`, `)}.`,known=caseFields.has(name)?[]:names;
return`"${name}" is no field that can be edited in bulk. ${writeInstead(name,known,otherwise)}`}
function editsFor(value,{field,kind,value:given}){
let{path}=field,after=placeFor(value,path[0]);
if(kind===`unset`)return[{path,to:void 0}];
if(kind===`set`||typeof given!=`string`)return[{path,to:given,after}];
let now=path.reduce((part,name)=>fieldOf(part,name),value)??[];
if(!isListOfTexts(now))return;
if(now.includes(given)===(kind===`add`))return[];
if(kind===`add`)return[{path,to:[...now,given],after}];
let left=now.filter(one=>one!==given);
return[{path,to:left.length===0&&field.emptyIs===`absent`?void 0:left}]}
function isListOfTexts(value){
return Array.isArray(value)&&value.every(one=>typeof one==`string`)}
async function planEdit(tree,{conditions,changes,judgmentOf,...options}){
let defects=[],refused=[],changed=[],same=[],{fits,unmet}=selectionBy(conditions),others=0;
for await(let{path,mark,text}of caseTexts(tree,defects,options)){
let{file,...reading}=readCase(path,text);
if(file===void 0){
refused.push(...reading.defects);
continue}
let one={...reading,file};
if(!fits({...one,judgment:judgmentOf?.(path)})){
others++;
continue}
let edited=editCase(one,text,changes);
if(`refused`in edited)refused.push(...edited.refused);else if(edited.text===text)same.push(path);else{
let{judged}=edited;
changed.push({path,file,before:mark+text,after:mark+edited.text,judged})}}
return{changed,same,refused:[...defects.filter(isOfTheSet),...refused].toSorted((a,b)=>byUtf8(a.at.file,b.at.file)),others,unmet:unmet()}}
function editCase(reading,text,changes){
let{file}=reading,current=text,value=reading.value;
for(let change of inOrder(changes)){
let edits=editsFor(value,change);
if(edits===void 0)return{refused:[noList(file,change)]};
for(let edit of edits){
let edited=editValue(file.path,current,edit);
if(`refused`in edited)return{refused:[edited.refused]};
current=edited.text,value=withValue(value,edit)}}
if(current===text)return{text,judged:!1};
let after=readCase(file.path,current),broken=newDefects(reading,after);
if(broken.length>0)return{refused:broken.map(defect=>unfit(file,defect,changes))};
if(!isDeepStrictEqual(after.value,value))return{refused:[notSo(file)]};
let judgedText=caseDigest(reading.value),isCovered=judgedText===void 0||judgedText!==caseDigest(value);
return isCovered&&stageOf(file)===`retired`?{refused:[retired(file)]}:{text:current,judged:isCovered&&isJudged(file)}}
function inOrder(changes){
let[gone,others]=[!0,!1].map(goes=>changes.filter(({kind})=>kind===`remove`===goes));
return[...others??[],...gone??[]]}
function isJudged(file){
return stageOf(file)!==`pending`||(file.case.sentinel?.reviews??[]).length>0}
function newDefects(before,after){
let known=new Set(before.defects.map(({message})=>message));
return after.defects.filter(({rule,message})=>rule.startsWith(`file/`)&&!known.has(message))}
function unfit(file,{message},changes){
let place=changes.map(({field})=>field.path).find(path=>file.has(path));
return{message:`After this edit it would be no case: ${message}`,at:place===void 0?file.locate([]):file.locateKey(place),fix:`Give another value, change more at once, or leave the case out by another --where.`}}
function noList(file,{field,words}){
return{message:`"${field.name}" is no list of texts here, so ${words} has nothing to change.`,at:file.locate(field.path),fix:`Write it as a list, or --set it anew.`}}
function notSo(file){
return{message:`This edit cannot be written here without changing other fields.`,at:file.locate([]),fix:`Write this change by hand.`}}
function retired(file){
return{message:`The case is retired, and stays as it was judged.`,at:file.locateKey([`retired`]),fix:`Leave retired cases out: --where status!=retired`}}
function*editReport(plan,options){
let{changed,same,unmet}=plan,{style,place,diff}=options;
for(let one of changed)yield`${style.strong(terminalText(place(one.path)))} ${changedWords(one,options)}\n`,diff&&(yield`${diffText(one.before,one.after,style).join(`
`)}\n\n`);
for(let path of same)yield`${terminalText(place(path))} is so already\n`;
(same.length>0||changed.length>0&&!diff)&&(yield`
`),yield`${verdict(plan,options)}\n`;
let judged=changed.filter(one=>one.judged).length;
judged>0&&(yield judgedSentence(judged)),changed.length+same.length===0&&(yield*unmet.map(unmetSentence))}
function judgedSentence(count){
return`${count} of these cases ${count===1?`was`:`were`} judged before. The judgments stay as they were given and no longer fit: touchstone check tells who is to judge what.\n`}
function changedWords({judged},{style,diff}){
let done=diff?`would change`:style.green(`changed`);
return judged?`${done}, and ${style.yellow(`needs to be judged again`)}`:done}
function verdict({changed,same,others},{style,diff}){
let unfit=others===0?[]:[`${others} ${others===1?`does`:`do`} not fit`];
if(changed.length+same.length===0)return others===0?`There is no case to edit.`:`None of ${counted(others,`case`)} fits.`;
let done=changed.length===0?`Nothing to change`:`${counted(changed.length,`case`)} ${diff?`would change`:`changed`}`;
return[changed.length>0&&!diff?style.green(done):done,...same.length===0?[]:[`${same.length} ${same.length===1?`is`:`are`} so already`],...unfit].join(`, `)}
function*editRefusal({refused},options){
let mark=options.style.red(`not changed`);
for(let one of refused.slice(0,10))yield`${problemText(one,options,{mark})}\n\n`;
let more=refused.length-10;
more>0&&(yield`and ${more} more\n\n`);
let files=new Set(refused.map(({at})=>at.file)).size,stand=files===1?`stands`:`stand`;
yield`${options.style.red(`Nothing was changed`)}: ${counted(files,`file`)} ${stand} against it.\n`}
function*judgedRefusal({changed},{style,place}){
let judged=changed.filter(one=>one.judged);
for(let{path,file}of judged)yield`${style.strong(terminalText(place(path)))} ${terminalText(judgmentOf(file))}\n`;
let of=`${judged.length} of the ${counted(changed.length,`case`)} to change`,were=judged.length===1?`was`:`were`;
yield`\n${style.red(`Nothing was changed`)}: ${of} ${were} judged, and this edit changes what was judged.\n`,yield`  fix: Leave them out, such as by --where status=pending. Or add --also-judged: reviews stay as they were given and no longer fit, so somebody judges each case again.
`}
function judgmentOf(file){
let{review,sentinel}=file.case,stage=stageOf(file);
if(stage===`approved`||stage===`rejected`){
let{reviewedBy}=review??{};
return`was ${stage}${reviewedBy===void 0?``:` by ${quoted(reviewedBy)}`}`}
let people=(sentinel?.reviews??[]).flatMap(one=>one?.reviewer??[]);
return people.length===0?`has a review that cannot be read`:`was judged by ${listed(people.map(quoted))}`}
function changesOf(told){
let changes=told.map(({kind,given})=>understood(readChange(kind,given)));
if(changes.length===0)throw new UsageError(`Say what to change: --set, --add, --remove or --unset.`);
for(let{kind,given}of told)(kind===`set`||kind===`add`)&&assertFit({[kind]:given});
for(let[index,change]of changes.entries()){
let other=changes.slice(0,index).find(before=>collides(before,change));
if(other!==void 0)throw new UsageError(terminalText(`${other.words} and ${change.words} cannot stand together.`))}
return changes}
function collides(one,other){
return one.field===other.field?[one,other].some(({kind})=>kind===`set`||kind===`unset`)||one.value===other.value:!1}
function editCommand(io,finish){
let told=[],tell=kind=>given=>(told.push({kind,given}),told);
return new Command(`edit`).description(`Change fields of many cases at once; comments and all other lines stay.`).argument(`[place...]`,`the set's folder, or case files and folders of cases in it`).option(`--where <condition>`,`the cases to edit: all that meet each condition`,repeated,[]).option(`--all`,`every case of the set`).option(`--set <field=value>`,`give the field this value`,tell(`set`)).option(`--add <field=value>`,`add an entry to the field's list`,tell(`add`)).option(`--remove <field=value>`,`take an entry out of the field's list`,tell(`remove`)).option(`--unset <field>`,`take the field away`,tell(`unset`)).option(`--also-judged`,`edit what was judged too; it is then to be judged again`).option(`--dry-run`,`show the lines that would change, and write nothing`).addHelpText(`after`,example).action(async(words,flags)=>{
finish(await runEdit(io,{words,flags,changes:changesOf(told),conditions:conditionsOf(flags.where)}))})}
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
async function runEdit(io,{words,flags,changes,conditions}){
let named=await namedPlaces(io.cwd,words),places=words.length+flags.where.length===0?{...named,paths:[]}:named,{folder,given}=places;
assertChosen(places,flags);
let wanted=isAmongPlaces(places),judgmentOf=await judgmentsAsked(folder,conditions),plan=await withProgress(io,`case files`,async onFile=>await planEdit(workingTree(folder),{wanted,onFile,conditions,changes,judgmentOf})),options={style:io.style,place:placeFrom(io.cwd,folder,given)},diff=flags.dryRun===!0,refuse=async refused=>(await printPieces(io,editRefusal({...plan,refused},options)),1);
if(plan.refused.length>0)return await refuse(plan.refused);
if(flags.alsoJudged!==!0&&plan.changed.some(({judged})=>judged))return await printPieces(io,judgedRefusal(plan,options)),1;
let late=diff?[]:await replaceTexts(folder,plan.changed);
return late.length>0?await refuse(late):(await printPieces(io,editReport(plan,{...options,diff})),0)}
function assertChosen(places,{where,all}){
assertHoldCases(places,`edited`);
let{paths}=places;
if(all===!0&&where.length+paths.length>0)throw new UsageError(`--all means every case of the set; leave it out where some are chosen.`);
if(all!==!0&&where.length+paths.length===0)throw new UsageError(`Say which cases to edit: --where CONDITION, files or folders of cases, or --all for every case.`)}
export{editCommand};
