import{byUtf8,canonicalJson,caseKey,chunksAsRecorded,clipped,componentsIn,componentsOf,counted,currentRevision,dueUnder,fieldOf,groupingOf as groupingOf$1,groupsOf,holdoutStates,isInCases,isMap,isOfTheSet,jsonText,listed,quoted,schemaSentence,sha256,shapeOf,sideOf,splitClaimOf,splitGroupingOf,splits,splitsOf,splitsOfCase,stageOf}from"./core.js";
import{exportShape}from"./export-shape.js";
const whyLeftOut={pending:[`waits for a decision`,`wait for a decision`],rejected:[`was rejected`,`were rejected`],retired:[`was retired`,`were retired`],excluded:[`takes part in no split, by an exception of families.yaml`,`take part in no split, by an exception of families.yaml`],"held-out":[`is held out, or joined with what is`,`are held out, or joined with what is`],"other-split":[`is on a side that was not asked for`,`are on a side that was not asked for`],"no-split":[`is on no side of the split`,`are on no side of the split`],edited:[`was edited after its approval, so nobody approved what it says now`,`were edited after their approval, so nobody approved what they say now`],unbound:[`has an approval that does not record what was read`,`have an approval that does not record what was read`],stale:[`waits for another look`,`wait for another look`],unreadable:[`cannot be read as a case`,`cannot be read as cases`]};
function inOrder(some){
let rank=new Map(Object.keys(whyLeftOut).map((why,index)=>[why,index]));
return some.toSorted((a,b)=>(rank.get(a.why)??0)-(rank.get(b.why)??0)||byUtf8(a.path,b.path))}
function exportable(dataset){
let cases=[],leftOut=unreadFiles(dataset).map(path=>({why:`unreadable`,path,id:void 0,reasons:[]}));
for(let standing of standings(dataset))`why`in standing?leftOut.push(standing):cases.push(standing);
return{cases:cases.toSorted((a,b)=>byUtf8(a.whole.id,b.whole.id)||byUtf8(a.file.path,b.file.path)),leftOut:inOrder(leftOut)}}
function*standings(dataset){
let dueOf=dueUnder(dataset);
for(let file of dataset.cases)yield standingOf(file,dueOf)}
function standingOf(file,dueOf){
let{whole,digest,path}=file,out=(why,reasons=[])=>({why,path,id:file.case.id,reasons}),stage=stageOf(file);
if(stage===void 0)return out(`unreadable`);
if(stage!==`approved`)return out(stage);
if(whole===void 0||digest===void 0)return out(`unreadable`);
let due=dueOf(file);
if(due===void 0)return out(`unbound`);
let{currency}=due;
return currency.state===`stale`?out(`stale`,[...currency.reasons,...currency.unverifiable]):due.is===`approval`?out(`edited`):{file,whole,digest,currency:currency.state}}
function unreadFiles({cases,defects}){
let read=new Set(cases.map(({path})=>path)),files=defects.filter(isOfTheSet).map(({at})=>at.file);
return[...new Set(files)].filter(file=>isInCases(file)&&!read.has(file))}
function setDigest({revision,claim,members}){
let value={claim:claim===void 0?null:{kind:claim.kind,statement:claim.statement,...claim.cutoff===void 0?{}:{cutoff:claim.cutoff}},members:members.map(({id,digest,split=null})=>({id,digest,split})),revision:{id:revision.id,digest:revision.digest}};
return sha256(canonicalJson(value))}
function sidesOf$1(dataset){
let grouping=groupingOf$1(dataset);
if(grouping===void 0)return{splitOf:()=>void 0,isHeldOut:anyWording(dataset,file=>isApart(file.case.split))};
let isSplit=splitGroupingOf(dataset)!==void 0,heldOut=heldOutHolders(grouping);
return{splitOf:file=>isSplit&&isDecided(file,grouping)?splitsOfCase(grouping,file).at(-1):void 0,isHeldOut:anyWording(dataset,file=>isApart(file.case.split)||splitsOfCase(grouping,file).some(isApart)||holdersOf(file,grouping).some(key=>heldOut.has(key)))}}
function anyWording({cases},holds){
let named=cases.flatMap(({case:{id,variantOf}})=>id===void 0||variantOf===void 0?[]:[[id,variantOf]]),wordings=componentsOf(named),numberOf=new Map(wordings.flatMap((ids,index)=>ids.map(id=>[id,index]))),wordingOf=({case:{id}})=>id===void 0?void 0:numberOf.get(id),found=new Set(cases.filter(holds).flatMap(file=>wordingOf(file)??[]));
return file=>holds(file)||found.has(wordingOf(file)??-1)}
function heldOutHolders(grouping){
let graph=grouping.graph(),saying=grouping.cases.filter(file=>isApart(file.case.split)),said=new Set(saying.flatMap(file=>holdersOf(file,grouping))),held=componentsIn(graph).filter(component=>splitsOf(component,graph).some(isApart)||component.some(key=>said.has(key)));
return new Set(held.flat())}
function isApart(split){
return split!==void 0&&sideOf(split)!==`development`}
function isDecided(file,{isByCase,familiesOf,families}){
let{belongings,whole}=familiesOf(file);
return isByCase||belongings.length===0&&whole?file.case.split!==void 0:whole&&belongings.every(({family})=>families.get(family)?.split!==void 0)}
function holdersOf(file,{isByCase,familiesOf}){
let families=familiesOf(file).belongings.map(({family})=>family);
return isByCase||families.length===0?[caseKey(file)]:families}
function exportedSet(dataset,options){
let current=currentRevision(dataset);
if(current?.digest===void 0)return{refusal:`no-current-revision`};
if(dataset.families!==void 0&&dataset.families.whole===void 0)return{refusal:`unreadable-families`};
let isSplit=splitGroupingOf(dataset)!==void 0;
if(!isSplit&&options.purpose===`evaluation`)return{refusal:`not-split`};
let standing=exportable(dataset),sides=sidesOf$1(dataset),chosen=chosenOf(standing.cases,{...options,sides,isSplit,dataset}),claim=claimOf(dataset,standing.cases),cases=exportedCases(chosen.cases,{dataset,current,sides}),revision={id:current.id,digest:current.digest},members=cases.map(({case:{id},digest,split})=>({id,digest,split}));
return{purpose:options.purpose,revision,claim,cases,leftOut:inOrder([...standing.leftOut,...chosen.leftOut]),digest:setDigest({revision,claim,members})}}
function chosenOf(standing,choice){
let grouping=groupingOf$1(choice.dataset),cases=[],leftOut=[];
for(let one of standing){
let{path,case:draft}=one.file,why=reasonAgainst(one.file,choice,grouping);
why===void 0?cases.push(one):leftOut.push({why,path,id:draft.id,reasons:[]})}
return{cases,leftOut}}
function reasonAgainst(file,{purpose,splits,sides,isSplit},grouping){
if(grouping?.excluded.has(file)===!0)return`excluded`;
if(purpose===`tuning`&&sides.isHeldOut(file))return`held-out`;
let split=sides.splitOf(file);
if(isSplit&&split===void 0)return`no-split`;
if(splits!==void 0)return split!==void 0&&splits.includes(split)?void 0:`other-split`}
function claimOf(dataset,standing){
let files=new Set(standing.map(({file})=>file)),told=splitClaimOf(dataset,file=>files.has(file)),claim=dataset.families?.whole?.claim;
if(told===void 0||claim===void 0)return;
let{kind,heldOut,sentence,caveats,limits}=told,{statement}=claim;
return{kind,statement,...claim.kind===`period`?{cutoff:claim.cutoff}:{},heldOut,sentence,caveats,limits}}
function exportedCases(standing,{dataset,current,sides}){
let grouping=groupingOf$1(dataset),componentOf=grouping&&componentNames(grouping),states=grouping&&holdoutStates(grouping,dataset),chunks=chunksAsRecorded(current);
return standing.map(({file,whole,digest,currency})=>{
let found=grouping?.familiesOf(file).belongings.map(({family})=>family)??[],families=[...new Set(found)].toSorted(byUtf8),split=sides.splitOf(file);
return{case:whole,path:file.path,digest,currency,split,families,component:componentOf?.get(families[0]??``),holdout:split===void 0||split===`dev`?void 0:states?.ofCase(file),evidence:(whole.provenance??[]).map(entry=>({...entry,storeId:chunks?.get(entry.chunkId)?.storeId,text:dataset.texts.get(entry.contentHash)}))}})}
function componentNames(grouping){
let graph=grouping.familyGraph(),names=componentsIn(graph).flatMap(keys=>{
let families=keys.filter(key=>graph.holders.get(key)?.kind===`family`),[smallest]=families;
return smallest===void 0?[]:families.map(key=>[key,smallest])});
return new Map(names)}
function countsOf(cases){
let components=cases.map(({component})=>component).filter(one=>one!==void 0);
return{cases:cases.length,families:new Set(cases.flatMap(({families})=>families)).size,components:new Set(components).size,withoutFamily:cases.filter(({families})=>families.length===0).length}}
function countsBySplit(cases){
let figures=splits.map(split=>[split,countsOf(cases.filter(one=>one.split===split))]);
return Object.fromEntries(figures.filter(([,{cases:count}])=>count>0))}
function compareClaims(a,b){
if(a===null||b===null){
let[with_,without]=a===null?[`B`,`A`]:[`A`,`B`],words=`${with_} has a claim and ${without} has none: without a split no score may be claimed.`;
return{reasons:a===b?[]:[words],remarks:[]}}
return{reasons:[...differing(`The claim`,a.kind,b.kind),...differing(`What it is to establish`,a.statement,b.statement),...differing(`The moment that parts the sides`,a.cutoff,b.cutoff),...differing(`What was held out`,a.heldOut,b.heldOut)],remarks:[...differing(`What a score on test would say`,a.sentence,b.sentence),...onlyIn(`takes away from a score`,a.caveats,b.caveats),...onlyIn(`limits a score`,a.limits,b.limits)]}}
function differing(what,a,b){
return a===b?[]:[`${what} is ${inQuotes(a)} in A and ${inQuotes(b)} in B.`]}
function inQuotes(text){
return text===void 0?`nothing`:`"${clipped(text,600)}"`}
function onlyIn(what,a,b){
let those=(name,own,other)=>own.filter(one=>!other.includes(one)).map(one=>`In ${name} alone this ${what}: ${clipped(one,600)}`);
return[...those(`A`,a,b),...those(`B`,b,a)]}
const ofTheManifest=new Set([`digest`,`split`,`families`,`component`,`holdout`,`label`,`currency`]),labelField=`tags`;
function compareLines(a,b){
let names=namesIn(a,b).filter(name=>name!==`evidence`&&name!==labelField&&!ofTheManifest.has(name)),evidence=compareEvidence(fieldOf(a,`evidence`),fieldOf(b,`evidence`));
return{fields:changesOf(a,b,names).concat(evidence.order),evidence:evidence.chunks}}
function isSameLine({fields,evidence}){
return fields.length===0&&evidence.length===0}
function hasSameLabels(a,b){
return isEqual(fieldOf(a,labelField),fieldOf(b,labelField))}
function namesIn(a,b){
let names=[a,b].flatMap(one=>isMap(one)?Object.keys(one):[]);
return[...new Set(names)].filter(name=>name!==`storeId`)}
function changesOf(a,b,names){
return names.flatMap(field=>{
let[left,right]=[fieldOf(a,field),fieldOf(b,field)];
return isEqual(left,right)?[]:[{field,a:left??null,b:right??null}]})}
function isEqual(a,b){
return a===b?!0:Array.isArray(a)&&Array.isArray(b)?a.length===b.length&&a.every((one,at)=>isEqual(one,b[at])):!isMap(a)||!isMap(b)?!1:namesIn(a,b).every(name=>isEqual(fieldOf(a,name),fieldOf(b,name)))}
function compareEvidence(a,b){
if(isEqual(a,b))return{chunks:[],order:[]};
let[left,right]=[chunksIn(a),chunksIn(b)],[inA,inB]=[byText(left,right),byText(right,left)],chunks=[...new Set([...left.keys(),...right.keys()])].toSorted(byUtf8).flatMap(id=>{
let[one,other]=[left.get(id),right.get(id)];
if(one===void 0)return[alone(id,`b`,inA.get(hashOf(other)))];
if(other===void 0)return[alone(id,`a`,inB.get(hashOf(one)))];
let fields=changesOf(one,other,namesIn(one,other));
return fields.length===0?[]:[{chunkId:id,in:`both`,sameText:[],fields}]});
return{chunks,order:chunks.length>0?[]:[{field:`evidence`,a:[...left.keys()],b:[...right.keys()]}]}}
function alone(chunkId,side,sameText){
return{chunkId,in:side,sameText:sameText??[],fields:[]}}
function byText(own,other){
let ids=[...own.keys()].filter(id=>!other.has(id)&&hashOf(own.get(id))!==void 0);
return groupsOf(ids,id=>hashOf(own.get(id)))}
function hashOf(chunk){
return fieldOf(chunk,`contentHash`)}
function chunksIn(evidence){
return new Map((Array.isArray(evidence)?evidence:[]).flatMap(chunk=>{
let id=fieldOf(chunk,`chunkId`);
return typeof id==`string`?[[id,chunk]]:[]}))}
function isAsWritten({digest,corpusRevision,claim,members}){
let inOrder=members.toSorted((a,b)=>byUtf8(a.id,b.id));
return digest===setDigest({revision:corpusRevision,claim:claim??void 0,members:inOrder})}
function manifestInventory({members,digest,corpusRevision,claim},splits){
let chosen=members.filter(({split})=>splits===void 0||split!==null&&splits.includes(split)).toSorted((a,b)=>byUtf8(a.id,b.id)),part=setDigest({revision:corpusRevision,claim:claim??void 0,members:chosen});
return{members:chosen.map(({id,digest:ofCase,label})=>({id,digest:ofCase,isSpent:label!==void 0})),digests:[...new Set([part,digest])],revision:corpusRevision,claim:claim?.sentence,splits}}
function setInventory(whole,part,splits){
return{members:part.cases.map(({case:{id},digest,holdout})=>({id,digest,isSpent:holdout===`spent`})),digests:[...new Set([part.digest,whole.digest])],revision:part.revision,claim:part.claim?.sentence,splits}}
function damageOf(name,{manifest,files,wrongLines}){
let twice=repeated(manifest);
return[...manifest.members.length===0?[`${name} holds no case, so nothing was measured on it.`]:[],...twice.length===0?[]:[`${name} has ${counted(twice.length,`case`)} more than once, so nobody can say which counts: ${firstNames(twice)}.`],...isAsWritten(manifest)?[]:[`${name} was edited: its digest is not that of the cases, the corpus revision and the claim that it names.`],...hasItsCounts(manifest)?[]:[`${name} was edited: its counts are not those of its cases.`],...fileDamage(name,files??[]),...lineDamage(name,wrongLines??[])]}
function repeated({members}){
return[...groupsOf(members,({id})=>id)].filter(([,those])=>those.length>1).map(([id])=>id)}
function hasItsCounts({counts,members,leftOut}){
let{current,carried,...others}=counts,own={...countsOf(members),notConfirmation:members.filter(({label})=>label!==void 0).length,leftOut:leftOut.length,splits:countsBySplit(members)};
return canonicalJson(others)===canonicalJson(own)&&current+carried===counts.cases}
const damaged$1={altered:`is not as it was exported, and a run may have read it so`,outside:`lies outside the folder of the manifest, so it was not read`};
function fileDamage(name,files){
return files.flatMap(({path,state})=>{
let words=damaged$1[state];
return words===void 0?[]:[`${quoted(path)} of ${name} ${words}.`]})}
function lineDamage(name,wrong){
let told=wrong.slice(0,10).map(({path,line,says})=>{
let where=line===void 0?``:`, line ${line}`;
return`${quoted(path)} of ${name}${where}: ${says}.`}),more=wrong.length-told.length;
return more===0?told:[...told,`${counted(more,`more line`)} or missing cases of ${name} do not fit its manifest.`]}
function firstNames(names){
let more=names.length>3?[`${names.length-3} more`]:[];
return listed([...names.slice(0,3).map(quoted),...more])}
function lossRemarks(a,b){
let digests=new Map(a.members.map(({id,digest})=>[id,digest])),same=new Set(b.members.flatMap(({id,digest})=>digests.get(id)===digest?[id]:[])),[left,right]=[byField(a,same),byField(b,same)],onlyIn=(own,other)=>[...own.keys()].filter(field=>!other.has(field)),otherwise=[...left.keys()].filter(field=>{
let other=right.get(field);
return other!==void 0&&!areAlike(left.get(field)??[],other)}),parts=[...lostWords(`in A alone`,onlyIn(left,right)),...lostWords(`in B alone`,onlyIn(right,left)),...lostWords(`in both, but of other cases or in another way`,otherwise)];
return parts.length===0?[]:[{what:`losses`,says:`Not held as the cases mean it: ${parts.join(`; `)}.`}]}
function lostWords(where,fields){
return fields.length===0?[]:[`${where} ${listed(fields.map(quoted))}`]}
function byField({losses},ids){
let told=losses.flatMap(loss=>{
let cases=loss.cases.filter(id=>ids.has(id));
return cases.length===0&&loss.cases.length>0?[]:[{...loss,cases}]});
return groupsOf(told,({field})=>field)}
function areAlike(some,others){
return some.length===others.length&&some.every(one=>others.some(other=>isAlike(one,other)))&&others.every(other=>some.some(one=>isAlike(one,other)))}
function isAlike(one,other){
if(one.fate!==other.fate||one.why!==other.why)return!1;
if(one.cases.every((id,at)=>id===other.cases[at]))return one.cases.length===other.cases.length;
let ids=new Set(one.cases);
return ids.size===new Set(other.cases).size&&other.cases.every(id=>ids.has(id))}
function compareFiles(a,b,members){
let{shape}=a.manifest,other=b.manifest.shape,losses=lossRemarks(a.manifest,b.manifest);
if(shape!==other)return{reasons:[{what:`shape`,says:`A has the shape ${quoted(shape)} and B ${quoted(other)}: an evaluation reads other things from each.`},...contentReason(members)],remarks:losses};
let{reasons,remarks}=compareBytes({a,b},members);
return{reasons,remarks:[...remarks,...losses,...labelRemark(a,b)]}}
function compareBytes({a,b},members){
let content=contentReason(members);
return hashesOf(a.manifest)===hashesOf(b.manifest)?{reasons:content,remarks:namesOf(a.manifest)===namesOf(b.manifest)?[]:[fileNames]}:content.length>0||isOfOthers(members)?{reasons:content,remarks:[]}:hasEachLine(a)&&hasEachLine(b)?{reasons:[],remarks:[{what:`bytes`,says:readWords}]}:isAccounted(members)?{reasons:[],remarks:[{what:`bytes`,says:accounted}]}:{reasons:[{what:`files`,says:unread}],remarks:[]}}
function hasEachLine({manifest,lines,wrongLines=[]}){
return wrongLines.length===0&&lines!==void 0&&manifest.members.every(({id})=>lines.has(id))}
const fileNames={what:`file-names`,says:`The files have the same bytes under other names.`},readWords=`The files differ in bytes. Each line was read, and says the same of what is asked, of the answer and of the evidence.`,accounted=`The files differ in bytes, as they do where what is said of holdouts, families or currency differs. They were not read: to have them compared line by line, put them beside the manifests.`,unread=`The files of A and B differ, and nothing at hand tells in what, so an evaluation may have read other things. Lines can be compared of the shape jsonl alone, with cases.jsonl beside each manifest.`;
function contentReason({content}){
if(content.length===0)return[];
let ids=firstNames(content.map(({id})=>id));
return[{what:`content`,says:`${content.length===1?`1 case has`:`${content.length} cases have`} one judgment and other lines, so an evaluation reads other things of them: ${ids}.`}]}
function isOfOthers({onlyInA,onlyInB,changed,sides}){
return onlyInA.length+onlyInB.length+changed.length+sides.length>0}
function isAccounted({holdouts,families,currency}){
return holdouts.length+families.length+currency.length>0}
function hashesOf({files}){
return files.map(({sha256})=>sha256).toSorted().join(` `)}
function namesOf({files}){
return files.map(({path,bytes,sha256})=>JSON.stringify([sha256,path,bytes])).toSorted().join(` `)}
function labelRemark({lines:a},{lines:b}){
if(a===void 0||b===void 0)return[];
let ids=[...a.keys()].filter(id=>b.has(id)&&!hasSameLabels(a.get(id),b.get(id)));
return ids.length===0?[]:[{what:`labels`,says:`${counted(ids.length,`case`)} with other tags in each: ${firstNames(ids)}. A score by tag is another one.`}]}
function compareMembers(a,b){
let[left,right]=[membersOf(a.manifest),membersOf(b.manifest)],shared=[...left].flatMap(([id,member])=>{
let other=right.get(id);
return other===void 0?[]:[{id,a:member,b:other}]});
return{counts:{a:a.manifest.members.length,b:b.manifest.members.length},onlyInA:absent(left,right,b.manifest),onlyInB:absent(right,left,a.manifest),changed:shared.filter(one=>!isJudgedAlike(one)).map(one=>{
let digest={a:one.a.digest,b:one.b.digest};
return{id:one.id,digest,lines:linesOf$1(one.id,a,b)}}),sides:changes(shared,({split})=>split),holdouts:changes(shared,holdoutOf),families:shared.filter(one=>!isGroupedAlike(one)).map(({id,a:one,b:other})=>({id,a:groupingOf(one),b:groupingOf(other)})),currency:changes(shared,({currency})=>currency??null),content:shared.filter(isJudgedAlike).flatMap(({id})=>{
let lines=linesOf$1(id,a,b);
return lines===void 0||isSameLine(lines)?[]:[{id,lines}]})}}
function isJudgedAlike({a,b}){
return a.digest===b.digest}
function membersOf({members}){
let byId=new Map;
for(let member of members.toSorted((a,b)=>byUtf8(a.id,b.id)))byId.has(member.id)||byId.set(member.id,member);
return byId}
function absent(from,other,{leftOut}){
let reasons=new Map(leftOut.map(one=>[one.id,one]));
return[...from.values()].flatMap(({id,split})=>{
if(other.has(id))return[];
let found=reasons.get(id);
return[{id,split,leftOut:found&&{why:found.why,reasons:[...found.reasons??[]]}}]})}
function holdoutOf({holdout,label}){
return label===void 0?holdout??null:`spent`}
function isGroupedAlike({a,b}){
return a.component===b.component&&a.families.length===b.families.length&&a.families.every(id=>b.families.includes(id))}
function groupingOf({families,component}){
return{families:families.toSorted(byUtf8),component:component??null}}
function changes(shared,valueOf){
return shared.flatMap(({id,a,b})=>{
let[left,right]=[valueOf(a),valueOf(b)];
return left===right?[]:[{id,a:left,b:right}]})}
function linesOf$1(id,{lines:a},{lines:b}){
if(a!==b&&a!==void 0&&b!==void 0)return a.has(id)&&b.has(id)?compareLines(a.get(id),b.get(id)):void 0}
function spentInOne({holdouts}){
return holdouts.filter(({a,b})=>a===`spent`||b===`spent`)}
function memberRemarks(members){
let spent=new Set(spentInOne(members));
return[...grouped(`holdouts`,members.holdouts.filter(one=>!spent.has(one)),{none:`no holdout`,more:`Nobody has learned from the results, and each further decision needs a declaration of its own.`}),...members.families.length===0?[]:[{what:`families`,says:`${areIn$1(members.families.length)} of other families or another component in each: ${firstNames(members.families.map(({id})=>id))}. A mean over cases stays; an error that is clustered by component, or a mean by family, is another one.`}],...grouped(`currency`,members.currency,{none:`neither current nor carried, by the manifest`,more:`The judgment is the same.`})]}
function grouped(what,changes,{none,more}){
return[...groupsOf(changes,({a,b})=>JSON.stringify([a,b])).values()].map(those=>{
let[{a,b}]=those,ids=firstNames(those.map(({id})=>id));
return{what,says:`${areIn$1(those.length)} ${a??none} in A and ${b??none} in B: ${ids}. ${more}`}})}
function areIn$1(count){
return count===1?`1 case is`:`${count} cases are`}
function remarksOfExports({manifest:a},{manifest:b}){
return[...sideRemark(a,b),...leftOutRemark(a,b),...countRemark(a,b),...a.writtenBy===b.writtenBy?[]:[{what:`program`,says:`A was written by ${quoted(a.writtenBy)} and B by ${quoted(b.writtenBy)}.`}]]}
function sideRemark(a,b){
let[left,right]=[sidesOf(a),sidesOf(b)];
return left===right?[]:[{what:`asked-sides`,says:`A was asked for ${left}, and B for ${right}.`}]}
function sidesOf({splits}){
return splits===null?`all sides`:splits.toSorted().join(`, `)}
function leftOutRemark(a,b){
let members=new Set([...a.members,...b.members].map(({id})=>id)),[left,right]=[byFile(a.leftOut,members),byFile(b.leftOut,members)],count=[...left].filter(([path,one])=>{
let other=right.get(path);
return other===void 0||!isLeftOutAlike(one,other)}).length+[...right.keys()].filter(path=>!left.has(path)).length;
return count===0?[]:[{what:`left-out`,says:`${count===1?`1 other case is`:`${count} other cases are`} in neither, and left out of one alone or for another reason in each.`}]}
function byFile(leftOut,members){
let told=leftOut.filter(({id})=>id===void 0||!members.has(id));
return new Map(told.map(one=>[one.path,one]))}
function isLeftOutAlike(one,other){
let[reasons,others]=[one.reasons??[],other.reasons??[]];
return one.id===other.id&&one.why===other.why&&reasons.length===others.length&&reasons.every(reason=>others.includes(reason))}
function countRemark(a,b){
let[left,right]=[a.counts,b.counts];
if([...a.members,...b.members].every(({currency})=>currency!==void 0)||left.current===right.current&&left.carried===right.carried)return[];
let figures=({current,carried})=>`${current} current and ${carried} carried`;
return[{what:`counts`,says:`A has ${figures(left)} cases, B ${figures(right)}.`}]}
function remarksOfBoth({manifest:a},{manifest:b}){
let spent=new Set(b.members.filter(isSpent).map(({id})=>id)),both=a.members.filter(one=>isSpent(one)&&spent.has(one.id)).length;
return[...both===0?[]:[`${both===1?`1 case is`:`${both} cases are`} spent in both: people have learned from results on ${both===1?`it`:`them`}, so a score confirms nothing there.`],...a.purpose===`tuning`&&b.purpose===`tuning`?[`Both are for tuning: a score says which settings fit these cases better, and no more.`]:[],...a.claim===null&&b.claim===null?[`Neither set is split, so no score on it may be claimed.`]:[]].map(says=>({what:`of-both`,says}))}
function isSpent({holdout,label}){
return holdout===`spent`||label!==void 0}
function sameInBoth(members,{a,b,isDamaged}){
if(isDamaged)return{ids:[],says:[damaged]};
let out=new Set([...members.changed,...members.sides,...members.content,...spentInOne(members)].map(({id})=>id)),alone=new Set(members.onlyInA.map(({id})=>id)),same=a.manifest.members.filter(({id})=>!out.has(id)&&!alone.has(id));
return same.length===0?{ids:[],says:[none]}:{ids:same.map(({id})=>id).toSorted(byUtf8),says:[countWords(same,members),...aboutWords({a,b},members)]}}
const damaged=`Nothing can be taken from an export that is not as it was written: export the sets again.`,none=`No case is the same in both, so nothing of A can be held against anything of B.`;
function countWords(same,{counts}){
let sides=splits.flatMap(split=>{
let count=same.filter(one=>one.split===split).length;
return count===0?[]:[`${count} on ${split}`]}),where=sides.length===0?``:` (${sides.join(`, `)})`;
return`${counted(same.length,`case`)}${where} of ${counts.a} in A and ${counts.b} in B.`}
function aboutWords({a:{manifest:a},b:{manifest:b}},{onlyInA,onlyInB,changed}){
let{id,digest}=a.corpusRevision;
return[id===b.corpusRevision.id&&digest===b.corpusRevision.digest?`A statement over these cases alone is about what was run, on one corpus.`:`A statement over these cases alone is about all that differs between the two runs, the corpus and what was run together. It cannot say that the retriever is worse.`,...a.purpose===`evaluation`&&b.purpose===`evaluation`?[]:[`Settings may have been chosen on them, so it confirms nothing.`],...a.shape===b.shape?[]:[`An evaluation reads them in two shapes; make sure that it reads the same of both.`],...onlyInA.length+onlyInB.length+changed.length===0?[]:[`The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.`],`It takes the result of each case from both runs, and counts a missing one as not passed.`]}
function compareContracts(a,b){
let members=compareMembers(a,b),claims=compareClaims(a.manifest.claim,b.manifest.claim),files=compareFiles(a,b,members),damage=[...damageOf(`A`,a),...damageOf(`B`,b)],reasons=[...told(`corpus-revision`,revisionWords(a,b)),...told(`damage`,damage),...told(`purpose`,purposeWords(a,b)),...told(`claim`,claims.reasons),...memberReasons(members),...files.reasons],remarks=[...told(`claim-words`,claims.remarks),...memberRemarks(members),...files.remarks,...remarksOfExports(a,b),...remarksOfBoth(a,b)],comparable=reasons.length===0,context={a,b,isDamaged:damage.length>0};
return{comparable,reasons,remarks,members,sameInBoth:comparable?void 0:sameInBoth(members,context)}}
function told(what,words){
return words.map(says=>({what,says}))}
function revisionWords({manifest:{corpusRevision:a}},{manifest:{corpusRevision:b}}){
let[left,right]=[quoted(a.id),quoted(b.id)];
return a.id!==b.id&&a.digest!==b.digest?[`A holds under corpus revision ${left} and B under ${right}. A score that moved may have moved with the corpus alone.`]:a.digest===b.digest?a.id===b.id?[]:[`A names its corpus revision ${left} and B ${right}, with one digest. The digest is made of the name too, so one of them was edited.`]:[`Both name corpus revision ${left}, and it was rewritten under its name: ${a.digest} in A, ${b.digest} in B. Nobody can tell from the name which one a run had.`]}
function purposeWords({manifest:a},{manifest:b}){
return a.purpose===b.purpose?[]:[`A was exported for ${a.purpose} and B for ${b.purpose}. Settings may be chosen on what is for tuning, so a score on it is no evaluation.`]}
function memberReasons(members){
let{onlyInA,onlyInB,changed,sides}=members,alone=[...onlyInA.length===0?[]:[`${areIn(onlyInA.length)} in A alone`],...onlyInB.length===0?[]:[`${areIn(onlyInB.length)} in B alone`]];
return[...told(`members`,alone.length===0?[]:[`${alone.join(`, and `)}.`]),...told(`judgments`,changed.length===0?[]:[`${changed.length===1?`1 case has the same id and was`:`${changed.length} cases have the same id and were`} judged otherwise in each: the digest is another one.`]),...told(`sides`,sides.length===0?[]:[`${areIn(sides.length)} on another side of the split in each.`]),...told(`spent`,spentWords(members))]}
function areIn(count){
return count===1?`1 case is`:`${count} cases are`}
function spentWords(members){
let spent=spentInOne(members);
return[`A`,`B`].flatMap(name=>{
let side=name===`A`?`a`:`b`,ids=spent.filter(one=>one[side]===`spent`).map(({id})=>id),are=ids.length===1?`1 case`:`${ids.length} cases`,other=name===`A`?`B`:`A`;
return ids.length===0?[]:[`As ${name} has it, people have learned from results on ${are}, and as ${other} has it not: ${firstNames(ids)}. What they learned moves a score, too.`]})}
function manifestOf(value){
let foreign=foreignWords(value);
if(foreign!==void 0)return{problem:{message:foreign,path:[]}};
let version=fieldOf(value,`version`);
if(version!==void 0&&version!==1)return{problem:{message:`This is version ${inWords(version)} of an export manifest, and this program compares version 1: use the Touchstone that wrote it, or export the set again.`,path:[`version`]}};
if(!isMap(fieldOf(value,`corpusRevision`)))return{problem:{message:`It names no corpus revision, so nobody can tell what a score was measured against: export the set again.`,path:[`corpusRevision`]}};
let{value:manifest,errors}=shapeOf(exportShape,value);
if(manifest!==void 0)return{manifest};
let[first]=errors;
return{problem:{message:`${first===void 0?``:`${schemaSentence(first,{value,whole:`The manifest`,spelling:()=>void 0}).message} `}Export the set again: only touchstone export writes a manifest.`,path:first?.path??[]}}}
const ownNames=[`writtenBy`,`members`,`leftOut`,`losses`,`corpusRevision`,`shape`],resultNames=[`results`,`score`,`scores`,`test_results`,`metrics`,`evalId`,`runs`];
function foreignWords(value){
let due=`and not the manifest of an export, which touchstone export writes beside the cases.`;
if(Array.isArray(value))return`This is a list, such as of results or cases, ${due} ${instead}`;
if(!isMap(value))return`This is no object, ${due}`;
if(ownNames.filter(name=>Object.hasOwn(value,name)).length>=3)return;
let results=resultNames.find(name=>Object.hasOwn(value,name));
return results===void 0?isMap(value.families)||Array.isArray(value.families)?`This looks like a split manifest, ${due}`:`This is other JSON, ${due}`:`This has ${quoted(results)}, so it is a file of results, ${due} ${instead}`}
const instead=`Results are held against the manifest of their set with touchstone inventory check; compare the manifests of the two sets here.`;
function inWords(version){
return typeof version==`number`?String(version):quoted(JSON.stringify(version)??``)}
const inParts=new Set([`provenance`,`sentinel`]);
function contractFields(golden){
return Object.entries(golden).flatMap(([name,value])=>{
if(value===void 0)return[];
if(!inParts.has(name))return[name];
let isList=Array.isArray(value);
return[...new Set((isList?value:[value]).flatMap(part=>isMap(part)?Object.keys(part):[]))].map(part=>`${name}${isList?`[]`:``}.${part}`)})}
function lossesOfCases({cases},fateOf){
let lost=cases.flatMap(({case:golden})=>contractFields(golden).flatMap(field=>{
let fate=fateOf(field,golden);
return fate===void 0?[]:[{field,...fate,id:golden.id}]}));
return[...groupsOf(lost,({field,fate,why})=>JSON.stringify([field,fate,why])).values()].map(some=>{
let[{field,fate,why}]=some;
return{field,fate,why,cases:some.map(({id})=>id)}})}
const fields=[`grouping`,`families`,`related`,`exceptions`,`exposures`];
function familiesLosses({families},why){
return fields.filter(name=>{
let value=families?.whole?.[name];
return value!==void 0&&Object.keys(value).length>0}).map(name=>({field:`families.yaml ${name}`,fate:`dropped`,why,cases:[]}))}
function labelOf({holdout}){
return holdout===`spent`?{label:`not confirmation`}:{}}
function recordOf(one,storeIdOf){
let{case:golden,split,families,component,holdout,currency,digest}=one,{id,kind,query,conversation,expectedAnswer}=golden;
return{id,kind,...given({conversation}),query,expectedAnswer,...ofAnswer(golden),...golden.kind===`abstention`?{}:{evidence:one.evidence.map(evidenceOf)},...given({distractors:distractorsOf(golden,storeIdOf)}),...given(asked(golden)),split:split??null,families,...given({component,holdout,...labelOf(one)}),...given({judgedUnder:golden.corpusRevision}),currency,digest}}
function ofAnswer(golden){
return golden.kind===`abstention`?{because:golden.because}:given({acceptedAnswers:golden.acceptedAnswers})}
function asked({askedAt,caller,variantOf,tags,sentinel}){
return{askedAt,caller,variantOf,tags,sentinel:sentinel?.why}}
function evidenceOf(evidence){
let{chunkId,storeId,documentId,sourceUri,sourceRevision,contentHash}=evidence,{text,quote,grade,insteadOf}=evidence;
return{chunkId,...given({storeId}),documentId,sourceUri,sourceRevision,contentHash,...given({text,quote,grade,insteadOf})}}
function distractorsOf(golden,storeIdOf){
if(golden.kind===`abstention`)return golden.distractorChunkIds?.map(chunkId=>({chunkId,...given({storeId:storeIdOf(chunkId)})}))}
function given(fields){
return Object.fromEntries(Object.entries(fields).filter(([,value])=>value!==void 0))}
const jsonl={name:`jsonl`,summary:`Touchstone's own: a JSON object a line, with all that an evaluation needs of a case`,help:`Each line has the question, the accepted answers, the evidence with its text and the ids of the retriever's store, the
side, the families, and the digest that a result should carry. docs/exporting.md of the project has every field.`,write:(set,dataset)=>({files:[{path:`cases.jsonl`,text:linesOf(set,dataset)}],losses:[...lossesOfCases(set,field=>fates[field]),...familiesLosses(dataset,inEachCase)]})};
function*linesOf({cases},dataset){
let current=currentRevision(dataset),chunks=current&&chunksAsRecorded(current);
for(let one of cases)yield`${jsonText(recordOf(one,chunkId=>chunks?.get(chunkId)?.storeId))}\n`}
const needless={fate:`dropped`,why:`no evaluation needs it; the digest leads to the file that has it`},fates={origin:needless,review:needless,notes:needless,refresh:needless,"sentinel.reviews":needless,"sentinel.resolution":needless},inEachCase=`each case has the families, the component and the side that follow from it; --shape manifest has it whole`;
export{compareContracts,countsBySplit,countsOf,exportable,exportedSet,familiesLosses,isAsWritten,isEqual,jsonl,labelOf,lossesOfCases,manifestInventory,manifestOf,setInventory,whyLeftOut};
