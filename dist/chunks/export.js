import{Command,Option}from"./commander.js";
import{countsBySplit,countsOf,familiesLosses,jsonl,labelOf,lossesOfCases}from"./shared-exporting.js";
import{UsageError,baseOption,byUtf8,chunksAsRecorded,comparisonLines,counted,currentRevision,documentsAsRecorded,groupsOf,isMap,jsonText,listed,normaliseWhiteSpace,package_default,placeOfQuote,plainNumber,plainStyle,printPieces,setFolder,sha256,sideOf,terminalText}from"./core.js";
import{readJson,yamlValue}from"./shared-load.js";
import{auditManifest,exportManifest as exportManifest$1}from"./shared-families.js";
import{basename,dirname,extname,join,relative}from"node:path";
import{exportReport}from"./shared-report.js";
import{lstat,readFile,stat}from"node:fs/promises";
import{exportShape}from"./export-shape.js";
import{assertApart,assertWritable,isOfPlace,isOpen,judgedExport,outputPath,realPathOf,splitOption,unwritable,writeOutput}from"./shared-scripts.js";
import{writeFiles}from"./shared-git.js";
function keptChunks(dataset){
let revision=currentRevision(dataset),chunks=[...((revision&&chunksAsRecorded(revision))??new Map).values()],documents=revision&&documentsAsRecorded(revision);
return{kept:chunks.toSorted((a,b)=>byUtf8(a.id,b.id)).flatMap(chunk=>{
let text=dataset.texts.get(chunk.hash),title=documents?.get(chunk.documentId)?.title??``;
return text===void 0?[]:[{chunk,title,text}]}),count:chunks.length}}
function*corpusLines({kept},ids){
for(let{chunk,title,text}of kept){
let{id,documentId,hash}=chunk,metadata={chunk_id:id,document_id:documentId,content_hash:hash};
yield`${jsonText({_id:ids.of(id),title,text,metadata})}\n`}}
function corpusLosses({kept,count}){
return kept.length===count?[]:[{field:`corpus texts`,fate:`dropped`,why:`the set keeps the text of ${kept.length} of ${count} chunks, and corpus.jsonl has no others: a retriever has an easier time there`,cases:[]}]}
const contractFields=`id,kind,because,conversation[].role,conversation[].content,query,expectedAnswer,acceptedAnswers[].statement,acceptedAnswers[].chunkIds,relevantChunkIds,distractorChunkIds,provenance[].chunkId,provenance[].documentId,provenance[].sourceUri,provenance[].sourceRevision,provenance[].contentHash,provenance[].quote,provenance[].grade,provenance[].insteadOf,corpusRevision,origin,review,tags,notes,variantOf,families,split,sentinel.why,sentinel.reviews,sentinel.resolution,refresh,askedAt,caller,evidence,retired`.split(`,`),computedFields=[`digest`,`currency`,`component`,`holdout`],allFields=[...contractFields,...computedFields],ofTheSet=new Set([...computedFields,`split`,`families`]);
function valuesOf(one,field){
let values=[ofTheSet.has(field)?one:one.case];
for(let step of field.split(`.`)){
let isList=step.endsWith(`[]`),name=isList?step.slice(0,-2):step,found=values.map(value=>isMap(value)?value[name]:void 0);
values=isList?found.flatMap(list=>Array.isArray(list)?list:[]):found}
return values.filter(saysSomething)}
function saysSomething(value){
return value==null||value===``?!1:!Array.isArray(value)||value.length>0}
const setFields=[`corpus revision`,`set digest`,`claim`];
function recordOf(one,holdings,ofSet=[]){
let record={};
for(let holding of Object.values(holdings))`dropped`in holding||holding.of===void 0||(put(record,holding.at,holding.of(one)),holding.also!==void 0&&put(record,holding.also.at,holding.also.of(one)));
for(let{at,value}of ofSet)put(record,at,value);
return record}
function setValues(set,holdings){
return setFields.flatMap(field=>{
let{at,of}=holdings[field];
return at===void 0||of===void 0?[]:[{at,value:of(set)}]})}
function put(record,at,value){
if(value===void 0)return;
let[name=``,...rest]=at.split(`.`);
if(rest.length===0){
record[name]=value;
return}
let inner={},known=record[name],map=known===void 0?inner:known;
record[name]=map,put(map,rest.join(`.`),value)}
const wholeCase=`case`;
function lossesOf(set,fitOf,ofSet){
let found=set.cases.flatMap(one=>caseLosses(one,fitOf(one))),groups=groupsOf(found,({field,fate,why})=>JSON.stringify([field,fate,why])),order=[wholeCase,...allFields];
return[...[...groups.values()].map(group=>{
let[{field,fate,why}]=group;
return{field,fate,why,cases:group.map(({id})=>id)}}).toSorted((a,b)=>order.indexOf(a.field)-order.indexOf(b.field)),...setLosses(set,ofSet)]}
function caseLosses(one,fit){
let{id}=one.case;
return`leftOut`in fit?[{field:wholeCase,fate:`dropped`,why:fit.leftOut,id}]:allFields.flatMap(field=>{
if(valuesOf(one,field).length===0)return[];
let loss=lossIn(fit.holdings[field],one);
return loss===void 0?[]:[{...loss,field,id}]})}
function lossIn(holding,one){
return`dropped`in holding?{fate:`dropped`,why:holding.dropped}:holding.loss?.(one)}
function setLosses({claim},{holdings,dataset}){
return[...setFields.filter(field=>field!==`claim`||claim!==void 0).flatMap(field=>{
let{loss}=holdings[field];
return loss===void 0?[]:[{field,...loss,cases:[]}]}),...familiesLosses(dataset,holdings.families)]}
const bookkeeping={dropped:`how the case came about and was judged stays in the set; the digest leads back to it`},keptInTheSet={origin:bookkeeping,review:bookkeeping,"sentinel.reviews":bookkeeping,"sentinel.resolution":bookkeeping,refresh:bookkeeping,evidence:{dropped:`no approved case has the short form`},retired:{dropped:`no retired case goes out`}};
function metadata({at,passedOver}){
let loss=passedOver===void 0?{}:{loss:()=>changed(passedOver)},held=(name,of)=>({at:`${at}.${name}`,...of===void 0?{}:{of},...loss});
return{id:held(`case_id`,one=>one.case.id),digest:held(`digest`,one=>one.digest),kind:held(`kind`,one=>one.case.kind),because:held(`because`,({case:one})=>`because`in one?one.because:void 0),split:held(`split`,one=>one.split),families:held(`families`,one=>filled(one.families)),component:held(`component`,one=>one.component),holdout:{...held(`holdout`,one=>one.holdout),also:{at:`${at}.label`,of:one=>labelOf(one).label}},currency:held(`currency`,one=>one.currency),corpusRevision:held(`judged_on`,one=>one.case.corpusRevision),relevantChunkIds:held(`relevant_chunk_ids`,one=>filled(one.case.relevantChunkIds)),distractorChunkIds:held(`distractor_chunk_ids`,({case:one})=>filled(`distractorChunkIds`in one?one.distractorChunkIds:void 0)),"acceptedAnswers[].statement":held(`accepted_answers`,acceptedAnswers),"acceptedAnswers[].chunkIds":held(`accepted_answers`),"provenance[].chunkId":held(`evidence`,one=>filled(one.case.provenance?.map(piece))),"provenance[].documentId":held(`evidence`),"provenance[].sourceUri":held(`evidence`),"provenance[].sourceRevision":held(`evidence`),"provenance[].quote":held(`evidence`),"provenance[].grade":held(`evidence`),"provenance[].insteadOf":held(`evidence`),variantOf:held(`variant_of`,one=>one.case.variantOf),tags:held(`tags`,one=>filled(one.case.tags)),"sentinel.why":held(`sentinel`,one=>one.case.sentinel?.why),askedAt:held(`asked_at`,one=>one.case.askedAt),caller:held(`caller_documents`,one=>one.case.caller?.documents)}}
function setMetadata({at,passedOver}){
let loss=passedOver===void 0?void 0:changed(passedOver);
return{"corpus revision":{at:`${at}.corpus_revision`,of:({revision})=>revision.id,loss:loss??changed(`only its name; the set digest stands for its digest`)},"set digest":{at:`${at}.set_digest`,of:({digest})=>digest,loss},claim:{at:`${at}.claim`,of:({claim})=>claim?.kind,loss:loss??changed(`only its kind; the set digest stands for its statement`)},families:`each case has the families, the component and the side that follow from it; --shape manifest has it whole`}}
const inManifest=`no place for it but the manifest that is written beside`,noSetMetadata={"corpus revision":{loss:{fate:`dropped`,why:inManifest}},"set digest":{loss:{fate:`dropped`,why:inManifest}},claim:{loss:{fate:`dropped`,why:inManifest}},families:`no place for it; --shape manifest has it whole`};
function changed(why){
return{fate:`changed`,why}}
function filled(list){
return list===void 0||list.length===0?void 0:list}
function evidenceTexts(one){
let byChunk=new Map(one.evidence.map(({chunkId,text})=>[chunkId,text])),texts=(one.case.relevantChunkIds??[]).map(id=>byChunk.get(id)),kept=texts.filter(text=>text!==void 0);
return kept.length===texts.length?filled(kept):void 0}
function textLoss(one){
if(evidenceTexts(one)===void 0)return{fate:`dropped`,why:`the set does not keep the text of every chunk`}}
function acceptedAnswers({case:one}){
if(`acceptedAnswers`in one)return filled(one.acceptedAnswers?.map(({statement,chunkIds})=>({statement,chunk_ids:chunkIds})))}
function piece(entry){
let{chunkId,documentId,sourceUri,sourceRevision,quote,grade,insteadOf}=entry;
return{chunk_id:chunkId,document_id:documentId,source_uri:sourceUri,source_revision:sourceRevision,...quote===void 0?{}:{quote},...grade===void 0?{}:{grade},...insteadOf===void 0?{}:{instead_of:insteadOf}}}
function judgmentsOf(one,ids){
let grades=new Map(one.evidence.map(({chunkId,grade})=>[chunkId,grade]));
return[...new Set(one.case.relevantChunkIds??[])].map(id=>({document:ids.of(id),score:wholeGrade(grades.get(id)??1)}))}
function wholeGrade(grade){
return grade>0?Math.max(1,Math.round(grade)):0}
function gradeLoss({evidence}){
return evidence.every(({grade=1})=>wholeGrade(grade)===grade)?void 0:changed(`a whole number stands for it`)}
function splitName({split}){
return split??`unsplit`}
function storeIdsOf(dataset){
let revision=currentRevision(dataset),chunks=[...(revision&&chunksAsRecorded(revision))??[]],named=new Map(chunks.map(([id,{storeId}])=>[id,storeId??id])),isPlain=new Set(named.values()).size<named.size,of=id=>isPlain?id:named.get(id)??id;
return{of,loss:({case:{relevantChunkIds=[]}})=>relevantChunkIds.every(id=>of(id)===id)?void 0:{fate:`changed`,why:`the ids of the retriever's store stand for the chunks`}}}
function quotedCell(text){
return/["\t\r\n]/.test(text)?`"${text.replaceAll(`"`,`""`)}"`:text}
function plainCell(text){
return normaliseWhiteSpace(text)}
const passedOver$1=`it stands in "metadata" of queries.jsonl, which BEIR's loaders pass over`,free$3={at:`metadata`,passedOver:passedOver$1},beir={name:`beir`,summary:`a data set of BEIR: corpus, queries and judgments for a retriever`,help:`A folder for BEIR's GenericDataLoader: corpus.jsonl with every chunk of the current corpus revision whose text the set keeps,
queries.jsonl, and qrels/<split>.tsv. Chunks have the ids of the retriever's store. A grade is the score, 1 without one.
BEIR keeps only queries with a relevant document, so it passes abstentions over: they stand in queries.jsonl and once more in
abstentions.jsonl. What BEIR knows no field for stands in "metadata" of a query, which its loaders pass over.`,texts:`current`,write:(set,dataset)=>{
let ids=storeIdsOf(dataset),ofSet=setMetadata(free$3),holdings=holdingsWith$1(ids),chunks=keptChunks(dataset),line=one=>`${jsonText(recordOf(one,holdings,setValues(set,ofSet)))}\n`,losses=[...lossesOf(set,()=>({holdings}),{holdings:ofSet,dataset}),...corpusLosses(chunks)];
return{files:[{path:`corpus.jsonl`,text:corpusLines(chunks,ids)},{path:`queries.jsonl`,text:set.cases.map(line)},...qrels(set,ids),...abstentions(set,line)],losses}}};
function holdingsWith$1(ids){
let{id:_id,relevantChunkIds:_chunks,...rest}=metadata(free$3);
return{id:{at:`_id`,of:one=>one.case.id},query:{at:`text`,of:one=>one.case.query},expectedAnswer:{at:`metadata.expected_answer`,of:one=>one.case.expectedAnswer,loss:()=>changed(passedOver$1)},"conversation[].role":{at:`metadata.conversation`,of:({case:{conversation=[]}})=>conversation.length>0?conversation:void 0,loss:()=>changed(alone)},"conversation[].content":{at:`metadata.conversation`,loss:()=>changed(alone)},relevantChunkIds:{at:`qrels`,loss:ids.loss},...rest,kind:{...rest.kind,loss:kindLoss$1},split:{...rest.split,loss:splitLoss},"provenance[].grade":{at:`qrels`,loss:gradeLoss},"provenance[].contentHash":{at:`corpus.text`,loss:textLoss},notes:{dropped:`no field is for remarks`},...keptInTheSet}}
const alone=`the question stands alone in the text; ${passedOver$1}`;
function splitLoss({case:{relevantChunkIds=[]}}){
return relevantChunkIds.length>0?void 0:changed(passedOver$1)}
function kindLoss$1({case:{kind}}){
return changed(kind===`abstention`?`no document is relevant, so BEIR's loaders pass the query over; see abstentions.jsonl`:passedOver$1)}
function qrels({cases},ids){
let judged=cases.filter(({case:one})=>(one.relevantChunkIds??[]).length>0);
return[...groupsOf(judged,splitName)].toSorted(([a],[b])=>byUtf8(a,b)).map(([split,some])=>({path:`qrels/${split}.tsv`,text:[`query-id	corpus-id	score
`,...some.flatMap(one=>judgmentsOf(one,ids).map(({document,score})=>`${one.case.id}\t${quotedCell(document)}\t${score}\n`))]}))}
function abstentions({cases},line){
let some=cases.filter(({case:{kind}})=>kind===`abstention`);
return some.length===0?[]:[{path:`abstentions.jsonl`,text:some.map(line)}]}
function isConversation({case:{conversation=[]}}){
return conversation.length>0}
function turnsOf({case:{conversation=[],query}}){
return[...conversation,{role:`user`,content:query}]}
function systemTurnLoss({case:{conversation=[]}}){
return conversation.some(({role})=>role===`system`)?changed(`no turn is of the system there, so it is one of the user's`):void 0}
function byTurns(cases){
return{single:cases.filter(one=>!isConversation(one)),several:cases.filter(isConversation)}}
const free$2={at:`additional_metadata`},deepeval={name:`deepeval`,summary:`goldens of DeepEval, a JSON list`,help:`Goldens as EvaluationDataset.add_goldens_from_json_file reads them: input, expected_output, context, name and comments. A
data set of DeepEval has one turn or several, never both: cases with earlier turns are conversational goldens in a file of
their own, where expected_outcome is what is expected of the last turn.
additional_metadata says which case a golden is, with its digest, its evidence and what else the case is judged by. It stays
with the golden, so results can be bound back to the case.`,write:(set,dataset)=>{
let ofSet=setMetadata(free$2);
return{files:filesOf$1(set,one=>recordOf(one,holdingsOf(one),setValues(set,ofSet))),losses:lossesOf(set,one=>({holdings:holdingsOf(one)}),{holdings:ofSet,dataset})}}};
function holdingsOf(one){
return isConversation(one)?conversational:golden}
const shared={notes:{at:`comments`,of:one=>one.case.notes},"provenance[].contentHash":{at:`context`,of:evidenceTexts,loss:textLoss},...metadata(free$2),...keptInTheSet},golden={query:{at:`input`,of:one=>one.case.query},expectedAnswer:{at:`expected_output`,of:one=>one.case.expectedAnswer},"conversation[].role":{at:`turns`},"conversation[].content":{at:`turns`},...shared},conversational={query:{at:`turns`,of:turns},"conversation[].role":{at:`turns`,loss:systemTurnLoss},"conversation[].content":{at:`turns`},expectedAnswer:{at:`expected_outcome`,of:one=>one.case.expectedAnswer,loss:()=>changed(`DeepEval judges by it the conversation as a whole`)},...shared};
function turns(one){
return turnsOf(one).map(({role,content})=>({role:role===`assistant`?role:`user`,content}))}
function filesOf$1({cases},record){
let{single,several}=byTurns(cases),goldens=single.map(one=>({...named(one),...record(one)})),talks=several.map(one=>({name:one.case.id,scenario:one.case.query,...record(one)}));
return[...goldens.length>0||talks.length===0?[{path:`goldens.json`,text:listOf(goldens)}]:[],...talks.length>0?[{path:`conversational-goldens.json`,text:listOf(talks)}]:[]]}
function named(one){
let documents=new Set(one.evidence.map(({documentId})=>documentId)),[document]=documents;
return{name:one.case.id,...documents.size===1?{source_file:document}:{}}}
function listOf(records){
return`${jsonText(records,{indent:2})}\n`}
const refusals={"not-in-corpus":`The output says that the documents do not answer this, and makes no answer up.`,"out-of-scope":`The output declines, since the question is none for this assistant.`,"not-permitted":`The output gives nothing away that the person who asks may not know.`,ambiguous:`The output asks back which of several meanings is meant, and chooses none.`};
function assertions({case:one}){
let rubric=rubricOf(one),statements=[one.expectedAnswer,...acceptedOf(one)];
if(rubric!==void 0)return[{type:`llm-rubric`,value:`${rubric} ${conveying(statements)}`}];
let facts=statements.map(value=>({type:`factuality`,value}));
return facts.length===1?facts:[oneOf(facts)]}
function expectedText({case:one}){
return rubricOf(one)===void 0?one.expectedAnswer:conveying([one.expectedAnswer])}
function conveying(statements){
return statements.length===1?`It conveys: ${statements[0]}`:`It conveys one of these: ${statements.map((statement,index)=>`(${index+1}) ${statement}`).join(` `)}`}
function oneOf(assert){
return{type:`assert-set`,threshold:1/assert.length,assert}}
function rubricOf(one){
return one.kind===`abstention`?refusals[one.because]:one.kind===`inconclusive`?`The output says that the evidence conflicts or falls short, and decides nothing that it leaves open.`:void 0}
function acceptedOf(one){
return one.kind===`abstention`?[]:(one.acceptedAnswers??[]).map(({statement})=>statement)}
const tags=/\{(?=[{%#])|#(?=\})/g,names=/^(?=(?:file|package|exec|python|javascript|ruby|huggingface):)/i;
function inertText(text){
return text.replace(tags,`$& `).replace(names,` `)}
function inert(value){
return typeof value==`string`?inertText(value):Array.isArray(value)?value.map(inert):isMap(value)?Object.fromEntries(Object.entries(value).map(([name,one])=>[name,inert(one)])):value}
function isActive(value){
return typeof value==`string`?inertText(value)!==value:Array.isArray(value)?value.some(isActive):isMap(value)&&Object.values(value).some(isActive)}
function*yamlList(records){
let count=0;
for(let record of records)count++,yield`${itemLines(record).join(`
`)}\n`;
count===0&&(yield`[]
`)}
function itemLines(value){
let[first=``,...rest]=blockLines(value);
return[`- ${first}`,...rest.map(line=>`  ${line}`)]}
function blockLines(value){
return Array.isArray(value)&&value.length>0?value.flatMap(itemLines):isMap(value)?Object.entries(value).flatMap(([name,one])=>isMap(one)||Array.isArray(one)&&one.length>0?[`${name}:`,...blockLines(one).map(line=>`  ${line}`)]:[`${name}: ${scalar(one)}`]):[scalar(value)]}
function scalar(value){
return typeof value==`string`?yamlValue(value):typeof value==`number`?plainNumber(value):Array.isArray(value)?`[]`:String(value)}
const free$1={at:`metadata`},promptfoo={name:`promptfoo`,summary:`tests of promptfoo, a YAML list`,help:`A YAML list of tests, for "tests: file://tests.yaml" in promptfooconfig.yaml. The question is {{question}}, earlier turns are
the list {{conversation}}. The expected answer is judged by "factuality", one of several by an assert-set that one right
answer passes; a refusal, or that the evidence falls short, by "llm-rubric".
metadata says which case a test is, with its digest and its evidence; promptfoo writes it into its results.

promptfoo runs texts of a test as templates, which can run any program. So "{{", "{%", "{#" and "#}" in a case get a space
between the two characters, and a text that starts like the name of a file or program gets one in front. Such cases are told
among the losses.`,write:(set,dataset)=>{
let ofSet=setMetadata(free$1),records=set.cases.map(one=>testOf(one,set,ofSet));
return{files:[{path:`tests.yaml`,text:[header(set),...yamlList(records)]}],losses:lossesOf(set,()=>({holdings}),{holdings:ofSet,dataset})}}},options={options:{disableVarExpansion:!0}};
function testOf(one,set,ofSet){
let{metadata:about,...test}=recordOf(one,holdings,setValues(set,ofSet));
return{description:one.case.id,...test,...isConversation(one)?options:{},metadata:about}}
function header({digest,revision}){
return[`# Golden cases, written by touchstone export. The set: ${digest}`,`# The corpus revision to run on: ${revision.id}`,``].join(`
`)}
const holdings=inertHoldings({query:{at:`vars.question`,of:one=>one.case.query,loss:lineEndLoss},"conversation[].role":{at:`vars.conversation`},"conversation[].content":{at:`vars.conversation`,of:one=>isConversation(one)?one.case.conversation:void 0},expectedAnswer:{at:`assert`,of:assertions},...metadata(free$1),...keptInTheSet,"provenance[].contentHash":{dropped:`no field is for texts of evidence`},notes:{dropped:`no field is for remarks`}});
function lineEndLoss({case:{query}}){
return query.endsWith(`
`)?changed(`promptfoo takes the line end off that it ends with`):void 0}
function inertHoldings(given){
let entries=Object.entries(given).map(([field,holding])=>[field,`dropped`in holding?holding:inertHolding(field,holding)]);
return Object.fromEntries(entries)}
function inertHolding(field,holding){
let{of,loss}=holding;
return{...holding,...of===void 0?{}:{of:one=>inert(of(one))},loss:one=>(field===`expectedAnswer`?[expectedText(one)]:valuesOf(one,field)).some(isActive)?changed(`a space keeps promptfoo from running it as a template, a file or a program`):loss?.(one)}}
const noReferences=`it stands in its column, but samples with several turns have no reference contexts`,free={at:`metadata`,passedOver:`it stands in the column "metadata", which EvaluationDataset.from_jsonl passes over`},ragas={name:`ragas`,summary:`samples of Ragas, one JSON object a line`,help:`One JSON object a line, as EvaluationDataset.from_jsonl reads it: user_input, reference, reference_contexts and
reference_context_ids, by the ids of the retriever's store. Ragas takes samples with one turn or with several, never both
in one file: cases with earlier turns go into multi-turn.jsonl.
The column "metadata" says which case a line is, with its digest. EvaluationDataset passes it over and keeps the order of
the lines; Dataset.load, the JSON reader of any language and "touchstone inventory check" have it.`,write:(set,dataset)=>{
let ids=storeIdsOf(dataset),holdings={single:singleTurn(ids),several:severalTurns(ids)},holdingsOf=one=>isConversation(one)?holdings.several:holdings.single,ofSet=setMetadata(free);
return{files:filesOf(set,one=>recordOf(one,holdingsOf(one),setValues(set,ofSet))),losses:lossesOf(set,one=>({holdings:holdingsOf(one)}),{holdings:ofSet,dataset})}}};
function filesOf({cases},record){
let{single,several}=byTurns(cases),lines=some=>some.map(one=>`${jsonText(record(one))}\n`);
return[...single.length>0||several.length===0?[{path:`single-turn.jsonl`,text:lines(single)}]:[],...several.length>0?[{path:`multi-turn.jsonl`,text:lines(several)}]:[]]}
function singleTurn(ids){
let{relevantChunkIds:_,...rest}=metadata(free);
return{query:{at:`user_input`,of:one=>one.case.query},"conversation[].role":{at:`user_input`},"conversation[].content":{at:`user_input`},expectedAnswer:{at:`reference`,of:one=>one.case.expectedAnswer},...references(ids),...rest,...keptInTheSet,notes:{dropped:`no column is for remarks`}}}
function severalTurns(ids){
let{relevantChunkIds,"provenance[].contentHash":texts}=references(ids);
return{...singleTurn(ids),query:{at:`user_input`,of:messages},"conversation[].role":{at:`user_input`,loss:systemTurnLoss},relevantChunkIds:{...relevantChunkIds,loss:()=>changed(noReferences)},"provenance[].contentHash":{...texts,loss:one=>textLoss(one)??changed(noReferences)}}}
function references(ids){
return{relevantChunkIds:{at:`reference_context_ids`,of:one=>filled(one.case.relevantChunkIds?.map(ids.of)),loss:ids.loss},"provenance[].contentHash":{at:`reference_contexts`,of:evidenceTexts,loss:textLoss}}}
function messages(one){
return turnsOf(one).map(({role,content})=>({content,type:types[role]}))}
const types={user:`human`,assistant:`ai`,system:`human`},nowhere$1={dropped:`a question of SQuAD has no place for it`},unheld={"conversation[].role":nowhere$1,"conversation[].content":nowhere$1,"provenance[].sourceUri":nowhere$1,"provenance[].sourceRevision":nowhere$1,"provenance[].grade":nowhere$1,"provenance[].insteadOf":nowhere$1,corpusRevision:nowhere$1,tags:nowhere$1,notes:nowhere$1,variantOf:nowhere$1,families:nowhere$1,split:nowhere$1,"sentinel.why":nowhere$1,askedAt:nowhere$1,caller:nowhere$1,digest:nowhere$1,currency:nowhere$1,component:nowhere$1,holdout:nowhere$1,...keptInTheSet};
function squadHoldings(question){
let{paragraph,isImpossible}=question;
return{query:{at:`question`,of:one=>one.case.query},id:{at:`id`,of:one=>one.case.id},expectedAnswer:{at:`answers`,of:()=>answersOf(question),loss:()=>expectedLoss(question)},"acceptedAnswers[].statement":{at:`answers`,loss:one=>acceptedLoss(one,question)},"acceptedAnswers[].chunkIds":{dropped:`all answers are of the one paragraph`},kind:{at:`is_impossible`,of:()=>isImpossible},because:{at:`is_impossible`},relevantChunkIds:{at:`context`,loss:oneParagraph},"provenance[].chunkId":{at:`context`,loss:oneParagraph},"provenance[].contentHash":{at:`context`,loss:othersDropped},"provenance[].documentId":{at:`title`,loss:othersDropped},"provenance[].quote":{at:`answers`,loss:one=>othersDropped(one)??quoteLoss(one,question)},distractorChunkIds:{at:`context`,loss:({case:one})=>(`distractorChunkIds`in one?one.distractorChunkIds??[]:[]).length>1?changed(`${ofText}, and of one of several`):changed(ofText)},...unheld};
function othersDropped({evidence:all}){
return all.every(({chunkId})=>chunkId===paragraph.chunk)?void 0:changed(`SQuAD asks of one paragraph, so there is one of several`)}}
const ofText=`a paragraph has a text and no id`;
function oneParagraph({evidence}){
return evidence.length>1?changed(`${ofText}, and SQuAD asks of one`):changed(ofText)}
function answersOf({expected,accepted}){
let all=[...expected===void 0?[]:[expected],...accepted];
return[...new Map(all.map(({text,answer_start})=>[text,{text,answer_start}])).values()]}
function expectedLoss({expected,isImpossible}){
if(isImpossible)return{fate:`dropped`,why:`SQuAD has no words for a refusal`};
if(expected?.by!==`answer`)return changed(`it does not stand in the evidence word for word, so ${expected===void 0?`an accepted answer`:`the quote`} stands for it`)}
function acceptedLoss({case:one},question){
let statements=`acceptedAnswers`in one?one.acceptedAnswers??[]:[],[,...read]=answersOf(question);
return read.length===statements.length&&read.every(({text},index)=>text===statements[index]?.statement)?void 0:{fate:`dropped`,why:`not each of them stands in the evidence word for word, and once`}}
function quoteLoss({evidence},{expected}){
let quotes=evidence.flatMap(({quote})=>quote===void 0?[]:[quote]),span=normaliseWhiteSpace(expected?.text??``);
return quotes.every(quote=>normaliseWhiteSpace(quote)===span)?void 0:changed(`the span of the answer stands for it`)}
function squadQuestion(one,dataset){
let{case:whole}=one;
return isConversation(one)?{leftOut:`SQuAD asks single questions, and this one follows earlier turns`}:whole.kind===`answerable`?answered(one,whole):whole.kind===`abstention`?unanswered(whole,dataset):{leftOut:`SQuAD knows an answer or none, and here the evidence falls short`}}
function answered(one,whole){
let questions=pieces$1(one).map(piece=>questionOf(piece,whole));
return questions.find(({expected})=>expected?.by===`answer`)??questions.find(({expected})=>expected!==void 0)??questions.find(({accepted})=>accepted.length>0)??{leftOut:`neither an answer nor a quote stands word for word in the text of its evidence`}}
function pieces$1({evidence,case:{relevantChunkIds=[]}}){
let byChunk=new Map(evidence.map(piece=>[piece.chunkId,piece]));
return relevantChunkIds.flatMap(chunk=>{
let piece=byChunk.get(chunk);
if(piece?.text===void 0)return[];
let{documentId:document,text:context,quote}=piece;
return[{paragraph:{document,chunk,context},quote}]})}
function questionOf({paragraph,quote},whole){
let{context}=paragraph,place=quote===void 0?void 0:placeOfQuote(context,quote),near=place?.start??0,direct=spanOf(context,whole.expectedAnswer,near),quoted=place&&answerAt(context,place.start,context.slice(place.start,place.end)),accepted=(whole.acceptedAnswers??[]).flatMap(({statement})=>{
let span=spanOf(context,statement,near);
return span===void 0?[]:[span]});
return{paragraph,expected:direct===void 0?quoted&&{...quoted,by:`quote`}:{...direct,by:`answer`},accepted,isImpossible:!1}}
function spanOf(context,text,near){
let behind=context.indexOf(text,near),start=behind===-1?context.indexOf(text):behind;
return start===-1||text===``?void 0:answerAt(context,start,text)}
function answerAt(context,start,text){
return{text,answer_start:Array.from(context.slice(0,start)).length}}
function unanswered(whole,dataset){
if(whole.because!==`not-in-corpus`)return{leftOut:`SQuAD knows only that a paragraph does not answer, no other reason to refuse`};
let revision=currentRevision(dataset),chunks=revision&&chunksAsRecorded(revision);
for(let id of whole.distractorChunkIds??[]){
let chunk=chunks?.get(id),context=chunk&&dataset.texts.get(chunk.hash);
if(chunk!==void 0&&context!==void 0)return{paragraph:{document:chunk.documentId,chunk:id,context},expected:void 0,accepted:[],isImpossible:!0}}
return{leftOut:`SQuAD asks about a paragraph, and no distractor is one whose text the set keeps`}}
const squad2={name:`squad2`,summary:`a file of SQuAD 2.0: questions about paragraphs, with answer spans`,help:`A file of SQuAD 2.0: an article a document, a paragraph a chunk, and the questions that a paragraph answers, with the words
that do: the expected and the accepted answers where they stand in the chunk word for word, or else the quote of the evidence.
An abstention whose corpus lacks the answer is marked is_impossible and asked of its first distractor.
Whatever SQuAD cannot ask is left out and told among the losses: other refusals, cases where the evidence falls short,
questions in a conversation, answers in other words than the evidence.`,texts:`current`,write:(set,dataset)=>{
let asked=new Map(set.cases.map(one=>[one,squadQuestion(one,dataset)])),fitOf=one=>{
let question=asked.get(one)??squadQuestion(one,dataset);
return`leftOut`in question?question:{holdings:squadHoldings(question)}};
return{files:[{path:`squad2.json`,text:`${jsonText(fileOf(set,dataset),{indent:1})}\n`}],losses:lossesOf(set,fitOf,{holdings:noSetMetadata,dataset})}}};
function fileOf({cases},dataset){
return{version:`v2.0`,data:sortedGroups(cases.flatMap(one=>{
let question=squadQuestion(one,dataset);
return`leftOut`in question?[]:[{one,question}]}),({question})=>question.paragraph.document).map(([title,inArticle])=>({title,paragraphs:sortedGroups(inArticle,({question})=>question.paragraph.chunk).map(([,inParagraph])=>({qas:inParagraph.map(({one,question})=>recordOf(one,squadHoldings(question))),context:inParagraph[0].question.paragraph.context}))}))}}
function sortedGroups(items,keyOf){
return[...groupsOf(items,keyOf)].toSorted(([a],[b])=>byUtf8(a,b))}
const percent=/%(?=[0-9A-Fa-f]{2})/g;
function trecId(id){
let plain=id.replace(percent,`%25`);
return Array.from(plain,character=>normaliseWhiteSpace(character)===``?encodeURIComponent(character):character).join(``)}
const trec={name:`trec`,summary:`judgments (qrels) and topics of TREC`,help:`Files for trec_eval and its relatives: qrels.<split>.txt with lines of "query 0 chunk grade", and topics.<split>.tsv with a
query's id and text. A query has the id of its case, a chunk that of the retriever's store; a chunk without a grade has 1.
An id cannot hold white space there: it is written as %20, and docids.tsv says which chunk is meant.
Abstentions have no lines in qrels, and trec_eval scores what is in qrels alone. Which cases they are, with their digests, is
said in manifest.json beside these files.`,write:(set,dataset)=>{
let ids=storeIdsOf(dataset),holdings=holdingsWith(ids);
return{files:[...splitFiles(set,ids),...renamedIds(set,ids)],losses:lossesOf(set,()=>({holdings}),{holdings:noSetMetadata,dataset})}}},nowhere={dropped:`topics and judgments have no place for it`};
function holdingsWith(ids){
return{id:{at:`topics`},query:{at:`topics`,loss:queryLoss},relevantChunkIds:{at:`qrels`,loss:one=>idLoss(one,ids)},"provenance[].chunkId":{at:`qrels`,loss:one=>idLoss(one,ids)},"provenance[].grade":{at:`qrels`,loss:gradeLoss},split:{at:`the names of the files`},kind:{at:`qrels`,loss:kindLoss},because:nowhere,"conversation[].role":nowhere,"conversation[].content":nowhere,expectedAnswer:nowhere,"acceptedAnswers[].statement":nowhere,"acceptedAnswers[].chunkIds":nowhere,distractorChunkIds:nowhere,"provenance[].documentId":nowhere,"provenance[].sourceUri":nowhere,"provenance[].sourceRevision":nowhere,"provenance[].contentHash":nowhere,"provenance[].quote":nowhere,"provenance[].insteadOf":nowhere,corpusRevision:nowhere,tags:nowhere,notes:nowhere,variantOf:nowhere,families:nowhere,"sentinel.why":nowhere,askedAt:nowhere,caller:nowhere,digest:nowhere,currency:nowhere,component:nowhere,holdout:nowhere,...keptInTheSet}}
function queryLoss({case:{query,conversation=[]}}){
return conversation.length>0?changed(`it stands without the turns before it`):plainCell(query)===query?void 0:changed(`white space is one space each`)}
function kindLoss({case:{kind}}){
return{fate:`dropped`,why:kind===`abstention`?`it has no line in qrels, so trec_eval passes the query over`:nowhere.dropped}}
function idLoss(one,ids){
return(one.case.relevantChunkIds??[]).map(ids.of).every(name=>trecId(name)===name)?ids.loss(one):changed(`white space cannot stand in an id; docids.tsv says which chunk is meant`)}
function splitFiles({cases},ids){
let groups=[...groupsOf(cases,splitName)].toSorted(([a],[b])=>byUtf8(a,b));
return(groups.length===0?[[`unsplit`,[]]]:groups).flatMap(([split,some])=>[{path:`topics.${split}.tsv`,text:some.map(({case:{id,query}})=>`${id}\t${plainCell(query)}\n`)},{path:`qrels.${split}.txt`,text:some.flatMap(one=>judgmentsOf(one,ids).map(({document,score})=>`${one.case.id} 0 ${trecId(document)} ${score}\n`))}])}
function renamedIds({cases},ids){
let renamed=[...new Set(cases.flatMap(one=>(one.case.relevantChunkIds??[]).map(ids.of)))].filter(id=>trecId(id)!==id).toSorted(byUtf8);
return renamed.length===0?[]:[{path:`docids.tsv`,text:renamed.map(id=>`${trecId(id)}\t${id}\n`)}]}
const splitManifest={name:`manifest`,summary:`the split manifest, which touchstone families audit judges`,help:`As touchstone families export writes it; docs/manifest.md of the project has every field.`,refuses:(set,dataset)=>manifestOf(set,dataset)===void 0?`The set is not split, so nothing says what a manifest would hold apart.`:void 0,unfit:(set,dataset)=>{
let{reasons}=auditManifest(fileName,Buffer.from(textOf(set,dataset)));
if(reasons.length!==0)return`touchstone families audit rejects this manifest (${[...new Set(reasons.map(({code})=>code))].join(`, `)}): it judges whole splits. For one of all sides: touchstone families export`},write:(set,dataset)=>({files:[{path:fileName,text:textOf(set,dataset)}],losses:lossesOfCases(set,fateOf)})},fileName=`split-manifest.json`;
function textOf(set,dataset){
return`${jsonText(manifestOf(set,dataset),{indent:2})}\n`}
function manifestOf({cases},dataset){
let fileAt=new Map(dataset.cases.map(file=>[file.path,file])),approved=cases.flatMap(({case:whole,path})=>{
let file=fileAt.get(path);
return file===void 0?[]:[{file,whole}]}),manifest=exportManifest$1(dataset,approved);
return`refusal`in manifest?void 0:manifest}
const held=new Set([`id`,`query`,`expectedAnswer`,`provenance[].documentId`,`variantOf`,`split`,`families`,`caller`,`askedAt`]);
function fateOf(field,{kind}){
if(!held.has(field)){
if(field===`conversation`)return{fate:`changed`,why:`earlier turns stand before the question, in one text`};
if(field!==`kind`)return{fate:`dropped`,why:`a split is judged without it`};
if(kind===`inconclusive`)return{fate:`changed`,why:`a record does not tell it from an answer`}}}
const shapes=[jsonl,ragas,deepeval,promptfoo,beir,trec,squad2,splitManifest];
function exportManifest(set,written){
let{cases,claim,revision,purpose,digest,leftOut}=set,{shape,files,losses,splits,writtenBy}=written;
return{version:1,writtenBy,shape,purpose,splits:splits===void 0?null:[...splits],digest,corpusRevision:{...revision},claim:claim===void 0?null:{...claim,caveats:[...claim.caveats],limits:[...claim.limits]},counts:{...countsOf(cases),current:cases.filter(({currency})=>currency===`current`).length,carried:cases.filter(({currency})=>currency===`carried`).length,notConfirmation:cases.filter(({holdout})=>holdout===`spent`).length,leftOut:leftOut.length,splits:{...countsBySplit(cases)}},files:files.map(({path,text})=>({path,bytes:Buffer.byteLength(text),sha256:sha256(text)})),members:cases.map(memberOf),leftOut:leftOut.map(({why,path,id,reasons})=>({...id===void 0?{}:{id},path,why,...reasons.length===0?{}:{reasons:[...reasons]}})),losses:losses.map(loss=>({...loss,cases:[...loss.cases]}))}}
function memberOf(one){
let{case:golden,digest,split,families,component,currency,holdout}=one;
return{id:golden.id,digest,split:split??null,families:[...families],...component===void 0?{}:{component},currency,...holdout===void 0?{}:{holdout},...labelOf(one)}}
function exportLosses(losses,style){
return losses.length===0?`Losses: none. The shape holds all that the cases say.
`:`${[`Losses:`,...[...groupsOf(losses,({fate,why,cases})=>JSON.stringify([fate,why,cases])).values()].flatMap(some=>alike(some,style))].join(`
`)}\n`}
const fates={dropped:`dropped`,changed:`there with another meaning`};
function alike(some,style){
let[{fate,why,cases}]=some,names=listed(some.map(({field})=>style.strong(terminalText(field)))),[first]=cases;
return[`  ${names}, ${first===void 0?`of the set`:`in ${counted(cases.length,`case`)}`}${some.length>1?` each`:``}, ${fates[fate]}: ${terminalText(why)}`,...first===void 0?[]:[`    ${style.faint(`first: ${terminalText(first)}`)}`]]}
async function staleFiles(place,manifest,written){
let earlier=await earlierManifest(join(place.folder,manifest)),kept=new Set([manifest,...written]),stale=[],others=[];
for(let file of earlier?.files??[]){
if(kept.has(file.path))continue;
let state=await stateOf(place.folder,file);
state===`exported`&&stale.push(file.path),state===`other`&&others.push(file.path)}
if(others.length>0)throw notTakenAway(place,others);
for(let path of stale)await assertApart(place.output,path,join(place.folder,path));
return stale}
async function earlierManifest(path){
let bytes=await readFile(path).catch(()=>void 0),reading=bytes&&readJson(bytes);
if(!(reading===void 0||`problem`in reading))return exportShape(reading.value)?reading.value:void 0}
async function stateOf(folder,{path,sha256:hash}){
let full=join(folder,path);
if(relative(await realPathOf(folder),await realPathOf(full))!==join(path)||path.split(/[/\\]/).includes(`..`))return`other`;
let facts=await lstat(full).catch(()=>void 0);
return facts===void 0?`absent`:facts.isFile()&&sha256(await readFile(full))===hash?`exported`:`other`}
function notTakenAway({name},paths){
let files=paths.map(path=>`"${terminalText(path)}"`).join(`, `);
return new UsageError(`"${terminalText(name)}" holds an earlier export, and ${files} of it is not as it was exported, so it is not taken away: remove it, or give --out another folder.`)}
async function exportPlace(output,name){
let path=outputPath(output,name),facts=await stat(path).catch(()=>void 0),isFolder=facts===void 0?/[/\\]$/.test(name)||extname(path)===``:facts.isDirectory();
if(await assertApart(output,name,path),isFolder){
if(!await canHold(path))throw unwritable(name,elsewhere);
return{folder:path,file:void 0,output,name}}
if((await stat(dirname(path)).catch(()=>void 0))?.isDirectory()!==!0||facts?.isFile()===!1||!await isOpen(dirname(path)))throw unwritable(name,elsewhere);
return{folder:dirname(path),file:basename(path),output,name}}
const elsewhere=`give --out a file in a folder that is there, or a folder`;
async function canHold(path){
let facts=await stat(path).catch(error=>error instanceof Error&&`code`in error&&error.code===`ENOENT`?void 0:null);
return facts===null?!1:facts===void 0?path!==dirname(path)&&await canHold(dirname(path)):facts.isDirectory()&&await isOpen(path)}
async function writeExport({folder,name},{files,manifest,stale}){
let texts=files.map(({path,text})=>[path,text]);
await writeFiles(folder,[...manifest===void 0?[]:[[manifest.path,void 0]],...stale.map(path=>[path,void 0]),...texts,...manifest===void 0?[]:[[manifest.path,manifest.text]]]).catch(cause=>{
if(!isOfPlace(cause))throw cause;
let[said=``]=cause instanceof Error?[cause.message]:[];
throw unwritable(name,`${said} Give --out another place`,cause)})}
function writtenPaths({folder},{files,manifest}){
return[...files,...manifest===void 0?[]:[manifest]].map(({path})=>join(folder,path))}
async function runExport(io,asked){
let{shape,losses,out}=asked,output={cwd:io.cwd,set:await setFolder(io.cwd,asked.set)},place=out===void 0?void 0:await exportPlace({...output,option:`--out`},out),lossPath=losses===void 0?void 0:await assertWritable({...output,option:`--losses`},losses),judged=await judgedExport(io,{...asked,texts:shape.texts}),refusal=`refusal`in judged?judged.refusal:refusalBy(shape,judged);
if(`refusal`in judged||refusal!==void 0)return io.err(refusal??``),1;
let{set,dataset,comparison}=judged,written=shape.write(set,dataset),writing={...asked,place,set,written,lossPath},files=await writeShape(io,writing);
await writeLosses(writing),io.err(exportReport(set,files)),io.err(exportLosses(written.losses,plainStyle));
let unfit=shape.unfit?.(set,dataset);
return unfit!==void 0&&io.err(`${terminalText(unfit)}\n`),io.err(lines(comparisonLines(comparison,plainStyle))),0}
function refusalBy({refuses},{set,dataset}){
let refusal=refuses?.(set,dataset);
return refusal===void 0?void 0:`${terminalText(refusal)}\n`}
function lines(all){
return all.map(line=>`${line}\n`).join(``)}
async function writeShape(io,writing){
let{shape,place,written}=writing,{files}=written,[first,...others]=files;
if(first===void 0)throw Error(`The shape ${shape.name} has no file.`);
if(others.length>0&&place?.file!==void 0)throw severalFiles(shape,files.length);
if(place===void 0){
if(others.length>0)throw severalFiles(shape,files.length);
return await printPieces(io,pieces(first.text)),{written:[],removed:[]}}
let planned=await plannedFiles(place,writing),paths=writtenPaths(place,planned);
for(let path of paths)await assertApart(place.output,place.name,path);
await assertLossesApart(place,writing,paths),await writeExport(place,planned);
let named=some=>some.map(one=>relative(io.cwd,one));
return{written:named(paths),removed:named(planned.stale.map(path=>join(place.folder,path)))}}
async function plannedFiles(place,{shape,splits,set,written}){
let files=written.files.map(({path,text})=>({path:place.file??path,text:[...pieces(text)].join(``)}));
if(shape.name===`manifest`)return{files,manifest:void 0,stale:[]};
let manifest=exportManifest(set,{shape:shape.name,files,losses:written.losses,splits,writtenBy:`touchstone ${package_default.version}`}),path=place.file===void 0?`manifest.json`:`${place.file}.manifest.json`,stale=await staleFiles(place,path,files.map(file=>file.path));
return{files,manifest:{path,text:`${jsonText(manifest,{indent:2})}\n`},stale}}
async function assertLossesApart({folder},{losses=``,lossPath},paths){
if(lossPath!==void 0){
for(let path of[folder,...paths])if(await realPathOf(path)===lossPath)throw new UsageError(`"${terminalText(losses)}" is what the export itself writes: give --losses a file of its own.`)}}
function severalFiles({name},count){
return new UsageError(`The shape ${name} has ${count} files: name a folder for them, as in --out ${name}`)}
function pieces(text){
return typeof text==`string`?[text]:text}
async function writeLosses({losses=``,lossPath,shape,written}){
if(lossPath===void 0)return;
let document={version:1,shape:shape.name,losses:written.losses},text=`${jsonText(document,{indent:2})}\n`;
await writeOutput({option:`--losses`,name:losses},lossPath,text)}
function exportCommand(io,finish){
return new Command(`export`).description(`Write the approved cases of a set for an evaluation, with a manifest of them.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--shape <shape>`,`the shape to write, one of those below`).choices(shapes.map(({name})=>name)).default(`jsonl`)).addOption(new Option(`--for <purpose>`,`what it is for: scoring, or choosing settings`).choices([`evaluation`,`tuning`]).default(`evaluation`)).addOption(splitOption()).option(`--out <place>`,`write it to a folder, or to a file, not to the standard output`).option(`--losses <file>`,`write what the shape does not hold to a file, as JSON`).addOption(baseOption).addHelpText(`after`,({command})=>help(command.opts().shape)).action(async(set,flags)=>{
assertFit(flags);
let shape=shapes.find(({name})=>name===flags.shape);
if(shape===void 0)throw new UsageError(`Name a shape.`);
let{for:purpose,split:splits,out,losses,base}=flags;
finish(await runExport(io,{set,shape,purpose,splits,out,losses,base}))})}
function help(chosen){
let shape=shapes.find(({name})=>name===chosen)??jsonl,width=Math.max(...shapes.map(({name})=>name.length));
return`
The set is judged first, as touchstone check --for evaluation does; one with an error is refused. What goes out is every
approved case that was judged as it is now, under the current corpus revision or with nothing changed since. What is left
out, and why, and what the shape does not hold, is told on the error output and in the manifest.

For tuning, no case is written that is in validation or test or joined with what is. A set without a split can go out for
tuning alone.

A name without an ending is a folder: it gets the files of the shape and manifest.json. A file gets its manifest beside it,
as <file>.manifest.json. On the standard output there is no manifest. The same set gives the same bytes.

Shapes:
${shapes.map(({name,summary})=>`  ${name.padEnd(width)}  ${summary}`).join(`
`)}

The shape ${shape.name} (touchstone export --shape <shape> --help tells of another):
${shape.help.replaceAll(/^/gm,`  `)}

Examples:
  touchstone export --out eval-set              eval-set/cases.jsonl and eval-set/manifest.json
  touchstone export --split test --out held     what is held out alone
  touchstone export --for tuning > dev.jsonl    nothing that is held out
  touchstone export --shape manifest --out m.json
  touchstone inventory check results.jsonl      afterwards: is there a result for each case, and for no other?

Exit code: 0 written, 1 refused: errors, no split, or nothing to write, 2 wrong use, 3 the run broke.`}
function assertFit({for:purpose,split=[]}){
let held=split.find(side=>sideOf(side)!==`development`);
if(purpose===`tuning`&&held!==void 0)throw new UsageError(`For tuning, no case of ${held} goes out: it is held out.`)}
export{exportCommand};
