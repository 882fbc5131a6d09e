import{fileURLToPath}from"node:url";
import{compareContracts as compareContracts$1,countsOf,exportedSet,manifestOf}from"./chunks/shared-exporting.js";
import{askedBase,defaultBase,openCommit,openSet,setAround}from"./chunks/shared-git.js";
import{RepositoryError,UsageError,allRules,byUtf8,casesFolder,check,chunksAsRecorded,compareByDefault,compareWith,counted,currentRevision,everydayRules,isBlank,listed,plainStyle,quoted,revisionsFolder,terminalText,textFinding,wordsAtDesk,workingTree}from"./chunks/core.js";
import{existsSync}from"node:fs";
import{join,resolve}from"node:path";
import{leftOutLines}from"./chunks/shared-report.js";
function loadedCase(exported,storeIdOf){
let{case:contract,digest,currency,split,families,component,holdout}=exported,{id,query,conversation=[],expectedAnswer}=contract,fields={id,query,conversation,expectedAnswer,digest,currency,split,families,component,holdout};
if(contract.kind===`abstention`){
let{kind,because,distractorChunkIds=[]}=contract,distractors=distractorChunkIds.map(chunkId=>({chunkId,storeId:storeIdOf(chunkId)}));
return{kind,...fields,because,distractors,contract}}
let{acceptedAnswers=[]}=contract,evidence=exported.evidence.map(asEvidence);
return contract.kind,{kind:contract.kind,...fields,acceptedAnswers,evidence,contract}}
function asEvidence({quote,grade,insteadOf,...entry}){
return{...entry,quote,grade,insteadOf}}
function stampOf(set,{counts,unstated}){
let{purpose,digest,corpusRevision,claim,cases}=set,holdouts=state=>cases.filter(({holdout})=>holdout===state).length;
return{purpose,setDigest:digest,corpusRevision:unstated===void 0?corpusRevision:{...corpusRevision,unstated},heldOut:claim?.heldOut??null,supports:claim===void 0?[]:[claim.sentence,...claim.caveats],counts,holdouts:{untouched:holdouts(`untouched`),used:holdouts(`used`),spent:holdouts(`spent`)},notConfirmation:notConfirmation(set),leftOut:byWord(set.leftOut.map(({why})=>why))}}
function notConfirmation({purpose,cases}){
if(purpose===`tuning`)return[`Not confirmation: the set was loaded for tuning, and nothing in it is held out.`];
let of=counted(cases.length,`case`),seen=cases.filter(({split})=>split!==`test`).length,spent=cases.filter(({holdout})=>holdout===`spent`).length,[are,them]=spent===1?[`is`,`it`]:[`are`,`them`];
return[...seen===0?[]:[`Not confirmation: ${seen} of ${of} ${seen===1?`is`:`are`} not on the side test.`],...spent===0?[]:[`Not confirmation: ${spent} of ${of} ${are} spent, since somebody has learned from results on ${them}.`]]}
function byWord(words){
let counts=new Map;
for(let word of words)counts.set(word,(counts.get(word)??0)+1);
return Object.fromEntries([...counts].toSorted(([a],[b])=>byUtf8(a,b)))}
function goldenSet(exported,dataset,{unstated,...loading}){
let{purpose,revision:corpusRevision,digest,claim,leftOut}=exported,current=currentRevision(dataset),chunks=current&&chunksAsRecorded(current),set={purpose,corpusRevision,digest,claim,cases:exported.cases.map(one=>loadedCase(one,id=>chunks?.get(id)?.storeId)),leftOut,...loading};
return frozen({...set,stamp:stampOf(set,{counts:countsOf(exported.cases),unstated})})}
function frozen(value){
if(typeof value!=`object`||!value||Object.isFrozen(value))return value;
for(let part of Object.values(value))frozen(part);
return Object.freeze(value)}
const allowed={evaluation:[`dev`,`validation`,`test`,`regression`],tuning:[`dev`,`regression`]};
function assertOptions(options){
if(options==null)throw wrongUse(`The options are not given: say at least what the index was built from, and what for, as in loadGoldenSet("eval", { corpusRevision: "corpus-2026-09-01", purpose: "evaluation" }).`);
let{corpusRevision,purpose,splits,stale}=options;
if(!isStated(corpusRevision))throw wrongUse(`corpusRevision is not stated: give the revision that the index was built from, such as "corpus-2026-09-01", or the reason why nobody can say, as in { unstated: "The index keeps no revision yet." }.`);
assertOneOf(`purpose`,purpose,Object.keys(allowed));
for(let split of splits??[])assertOneOf(`splits`,split,allowed.evaluation);
let heldOut=splits?.find(split=>!allowed[purpose].includes(split));
if(heldOut!==void 0)throw wrongUse(`A set for tuning holds nothing of ${quoted(heldOut)}: leave it out of splits.`);
if(splits?.length===0)throw wrongUse(`splits is empty: leave it out to take all sides.`);
assertOneOf(`stale`,stale??`refuse`,[`refuse`,`leave-out`])}
function isStated(revision){
let said=typeof revision==`object`?revision?.unstated:revision;
return typeof said==`string`&&!isBlank(said)}
function assertOneOf(name,value,words){
if(typeof value==`string`&&words.includes(value))return;
let either=listed(words.map(quoted),`or`);
throw wrongUse(typeof value==`string`?`${name} is ${quoted(value)}, which is none of its words: write ${either}.`:`${name} is not given: write ${either}.`)}
function wrongUse(message){
return new UsageError(terminalText(message))}
async function openedSet(folder,commit){
let place=resolve(folder);
if(commit!==void 0)return await committedSet(place,commit);
if(![`cases`,`corpus-revisions`].some(name=>existsSync(resolve(place,name))))throw noSet(place,``);
return{tree:workingTree(place),from:place,commit:void 0}}
async function committedSet(folder,ref){
let opened=await openCommit(folder,ref),found=await setAround(opened,folder);
if(found===void 0||found.path!==``)throw noSet(folder,` in commit ${ref}`);
let{place}=found,{repository,head,commit}=opened,tree=await openSet(opened,place);
return{tree,from:{repository,head,commit,place,tree},commit}}
function noSet(folder,where){
let message=`"${folder}" holds no evaluation set${where}: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`;
return new UsageError(terminalText(message))}
function refusalMessage(told){
let{folder,purpose,reasons,findings}=told,isTold=reason=>reason===`not-split`&&findings.some(({rule})=>rule===`split/none-recorded`);
return[terminalText(`The set in "${folder}" was not loaded for ${purpose}.`),...reasons.filter(reason=>!isTold(reason)).map(reason=>words[reason](told))].join(`

`)}
const words={findings:({folder,purpose,findings})=>{
let options={style:plainStyle,place:file=>join(folder,file)},more=findings.length-5,all=purpose===`evaluation`?`touchstone check --for evaluation`:`touchstone check`;
return[`${counted(findings.length,`finding`)} at level error:`,...findings.slice(0,5).map(finding=>textFinding(finding,options)),...more>0?[`${more} more; all of them: ${all}`]:[]].join(`

`)},"no-current-revision":()=>`Nothing says which corpus revision its judgments hold for: corpus-revisions/current.yaml is missing, or the revision that it names is not recorded whole. Record what the retriever can see with "touchstone corpus snapshot".`,"other-revision":({corpusRevision:{asked=``,current=``}})=>terminalText(`Its judgments hold for corpus revision ${quoted(current)}, and ${quoted(asked)} was asked for: scores would compare the retriever with evidence that it cannot see. Build the index from ${quoted(current)}, or load a commit of the set whose current revision is ${quoted(asked)}.`),stale:({folder,stale})=>[`The evidence of approved cases moved, and nobody has judged them again:`,...leftOutLines(stale.map(one=>({...one,path:join(folder,one.path)}))).map(line=>`  ${terminalText(line)}`),`Have them judged under the current corpus revision ("touchstone refresh plan" tells what moved), or leave them out by name with stale: "leave-out".`].join(`
`),"not-split":()=>`The set is not split yet, so no score may be claimed. Say in families.yaml what the split is to establish, and the split of each family.`,"no-case":()=>`No case is left: none is approved, holds for this corpus revision and is on a side that was asked for.`};
var GoldenSetRefused=class extends Error{
#refused;
constructor(message,refused){
super(message),this.name=`GoldenSetRefused`,this.#refused=refused}
get purpose(){
return this.#refused.purpose}
get reasons(){
return this.#refused.reasons}
get findings(){
return this.#refused.findings}
get stale(){
return this.#refused.stale}
get corpusRevision(){
return this.#refused.corpusRevision}};
async function loadGoldenSet(folder,options){
assertOptions(options);
let place=typeof folder==`string`?folder:fileURLToPath(folder),{purpose,splits,commit,base}=options,opened=await openedSet(place,commit),rules=purpose===`evaluation`?allRules:everydayRules,{dataset,comparison}=await compared(opened,base,rules),findings=check(dataset,rules),exported=exportedSet(dataset,{purpose,splits});
if(refuse({folder:place,options,dataset,findings,exported}),`refusal`in exported)throw Error(`The set was not refused: ${exported.refusal}.`);
return goldenSet(exported,dataset,{remarks:findings,comparedWith:comparedWith(comparison),commit:opened.commit,unstated:unstatedIn(options)})}
async function compared({tree,from},base,rules){
return base===void 0?await compareByDefault(tree,async()=>await defaultBase(from),{rules,words:wordsAtDesk}):await compareWith(tree,await askedBase(from,base),{rules})}
function comparedWith(comparison){
if(`notRun`in comparison)return{nothing:comparison.notRun.reason,rulesNotRun:comparison.notRun.rules};
let{name,commit}=comparison.base;
return{name,commit}}
function refuse({folder,options,dataset,findings,exported}){
let{purpose}=options,corpusRevision={asked:statedIn(options),current:currentRevision(dataset)?.id},refused={purpose,findings:findings.filter(({level})=>level===`error`),corpusRevision,stale:isOther(corpusRevision)||options.stale===`leave-out`?[]:staleIn(exported)},reasons=reasonsAgainst(refused,exported);
if(reasons.length!==0)throw new GoldenSetRefused(refusalMessage({folder,reasons,...refused}),{reasons,...refused})}
function reasonsAgainst({findings,corpusRevision,stale},exported){
let against=[findings.length>0&&`findings`,isOther(corpusRevision)&&`other-revision`,`refusal`in exported&&exported.refusal!==`unreadable-families`&&exported.refusal,stale.length>0&&`stale`].filter(reason=>reason!==!1),isEmpty=!(`refusal`in exported)&&exported.cases.length===0;
return against.length===0&&isEmpty?[`no-case`]:against}
function isOther({asked,current}){
return asked!==void 0&&current!==void 0&&asked!==current}
function staleIn(exported){
return`refusal`in exported?[]:exported.leftOut.filter(({why})=>why===`stale`)}
function statedIn({corpusRevision}){
return typeof corpusRevision==`string`?corpusRevision:void 0}
function unstatedIn({corpusRevision}){
return typeof corpusRevision==`string`?void 0:corpusRevision.unstated}
function compareContracts(manifestA,manifestB){
return compareContracts$1(sideOf(`first`,manifestA),sideOf(`second`,manifestB))}
function sideOf(which,value){
let found=manifestOf(value);
if(`manifest`in found)return found;
let{message,path}=found.problem,where=path.length===0?``:`, at ${path.join(`.`)}`;
throw new UsageError(terminalText(`The ${which} manifest${where}: ${message}`))}
function matchResults(set,results){
let known=new Set(set.cases.map(({id})=>id)),found=new Map,unexpected=new Set,repeated=new Set;
for(let[id,result]of results)known.has(id)?found.has(id)?repeated.add(id):found.set(id,result):unexpected.add(id);
let missing=set.cases.flatMap(({id})=>found.has(id)?[]:[id]);
return{cases:set.cases.map(one=>({case:one,result:found.get(one.id)})),missing,unexpected:[...unexpected].toSorted(byUtf8),repeated:[...repeated].toSorted(byUtf8),exact:missing.length+unexpected.size+repeated.size===0}}
export{GoldenSetRefused,RepositoryError,UsageError,compareContracts,loadGoldenSet,matchResults};
