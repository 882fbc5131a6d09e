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
function keptChunks(e){
let t=currentRevision(e),n=[...((t&&chunksAsRecorded(t))??new Map).values()],r=t&&documentsAsRecorded(t);
return{kept:n.toSorted((e,t)=>byUtf8(e.id,t.id)).flatMap(t=>{
let n=e.texts.get(t.hash),i=r?.get(t.documentId)?.title??``;
return n===void 0?[]:[{chunk:t,title:i,text:n}]}),count:n.length}}
function*corpusLines({kept:e},t){
for(let{chunk:n,title:r,text:i}of e){
let{id:e,documentId:a,hash:o}=n,s={chunk_id:e,document_id:a,content_hash:o};
yield`${jsonText({_id:t.of(e),title:r,text:i,metadata:s})}\n`}}
function corpusLosses({kept:e,count:t}){
return e.length===t?[]:[{field:`corpus texts`,fate:`dropped`,why:`the set keeps the text of ${e.length} of ${t} chunks, and corpus.jsonl has no others: a retriever has an easier time there`,cases:[]}]}
const contractFields=`id,kind,because,conversation[].role,conversation[].content,query,expectedAnswer,acceptedAnswers[].statement,acceptedAnswers[].chunkIds,relevantChunkIds,distractorChunkIds,provenance[].chunkId,provenance[].documentId,provenance[].sourceUri,provenance[].sourceRevision,provenance[].contentHash,provenance[].quote,provenance[].grade,provenance[].insteadOf,corpusRevision,origin,review,tags,notes,variantOf,families,split,sentinel.why,sentinel.reviews,sentinel.resolution,refresh,askedAt,caller,evidence,retired`.split(`,`),computedFields=[`digest`,`currency`,`component`,`holdout`],allFields=[...contractFields,...computedFields],ofTheSet=new Set([...computedFields,`split`,`families`]);
function valuesOf(e,t){
let n=[ofTheSet.has(t)?e:e.case];
for(let e of t.split(`.`)){
let t=e.endsWith(`[]`),r=t?e.slice(0,-2):e,i=n.map(e=>isMap(e)?e[r]:void 0);
n=t?i.flatMap(e=>Array.isArray(e)?e:[]):i}
return n.filter(saysSomething)}
function saysSomething(e){
return e==null||e===``?!1:!Array.isArray(e)||e.length>0}
const setFields=[`corpus revision`,`set digest`,`claim`];
function recordOf(e,t,n=[]){
let r={};
for(let n of Object.values(t))`dropped`in n||n.of===void 0||(put(r,n.at,n.of(e)),n.also!==void 0&&put(r,n.also.at,n.also.of(e)));
for(let{at:e,value:t}of n)put(r,e,t);
return r}
function setValues(e,t){
return setFields.flatMap(n=>{
let{at:r,of:i}=t[n];
return r===void 0||i===void 0?[]:[{at:r,value:i(e)}]})}
function put(e,t,n){
if(n===void 0)return;
let[r=``,...i]=t.split(`.`);
if(i.length===0){
e[r]=n;
return}
let a={},o=e[r],s=o===void 0?a:o;
e[r]=s,put(s,i.join(`.`),n)}
const wholeCase=`case`;
function lossesOf(e,t,n){
let r=e.cases.flatMap(e=>caseLosses(e,t(e))),i=groupsOf(r,({field:e,fate:t,why:n})=>JSON.stringify([e,t,n])),a=[wholeCase,...allFields];
return[...[...i.values()].map(e=>{
let[{field:t,fate:n,why:r}]=e;
return{field:t,fate:n,why:r,cases:e.map(({id:e})=>e)}}).toSorted((e,t)=>a.indexOf(e.field)-a.indexOf(t.field)),...setLosses(e,n)]}
function caseLosses(e,t){
let{id:n}=e.case;
return`leftOut`in t?[{field:wholeCase,fate:`dropped`,why:t.leftOut,id:n}]:allFields.flatMap(r=>{
if(valuesOf(e,r).length===0)return[];
let i=lossIn(t.holdings[r],e);
return i===void 0?[]:[{...i,field:r,id:n}]})}
function lossIn(e,t){
return`dropped`in e?{fate:`dropped`,why:e.dropped}:e.loss?.(t)}
function setLosses({claim:e},{holdings:t,dataset:n}){
return[...setFields.filter(t=>t!==`claim`||e!==void 0).flatMap(e=>{
let{loss:n}=t[e];
return n===void 0?[]:[{field:e,...n,cases:[]}]}),...familiesLosses(n,t.families)]}
const bookkeeping={dropped:`how the case came about and was judged stays in the set; the digest leads back to it`},keptInTheSet={origin:bookkeeping,review:bookkeeping,"sentinel.reviews":bookkeeping,"sentinel.resolution":bookkeeping,refresh:bookkeeping,evidence:{dropped:`no approved case has the short form`},retired:{dropped:`no retired case goes out`}};
function metadata({at:e,passedOver:t}){
let n=t===void 0?{}:{loss:()=>changed(t)},held=(t,r)=>({at:`${e}.${t}`,...r===void 0?{}:{of:r},...n});
return{id:held(`case_id`,e=>e.case.id),digest:held(`digest`,e=>e.digest),kind:held(`kind`,e=>e.case.kind),because:held(`because`,({case:e})=>`because`in e?e.because:void 0),split:held(`split`,e=>e.split),families:held(`families`,e=>filled(e.families)),component:held(`component`,e=>e.component),holdout:{...held(`holdout`,e=>e.holdout),also:{at:`${e}.label`,of:e=>labelOf(e).label}},currency:held(`currency`,e=>e.currency),corpusRevision:held(`judged_on`,e=>e.case.corpusRevision),relevantChunkIds:held(`relevant_chunk_ids`,e=>filled(e.case.relevantChunkIds)),distractorChunkIds:held(`distractor_chunk_ids`,({case:e})=>filled(`distractorChunkIds`in e?e.distractorChunkIds:void 0)),"acceptedAnswers[].statement":held(`accepted_answers`,acceptedAnswers),"acceptedAnswers[].chunkIds":held(`accepted_answers`),"provenance[].chunkId":held(`evidence`,e=>filled(e.case.provenance?.map(piece))),"provenance[].documentId":held(`evidence`),"provenance[].sourceUri":held(`evidence`),"provenance[].sourceRevision":held(`evidence`),"provenance[].quote":held(`evidence`),"provenance[].grade":held(`evidence`),"provenance[].insteadOf":held(`evidence`),variantOf:held(`variant_of`,e=>e.case.variantOf),tags:held(`tags`,e=>filled(e.case.tags)),"sentinel.why":held(`sentinel`,e=>e.case.sentinel?.why),askedAt:held(`asked_at`,e=>e.case.askedAt),caller:held(`caller_documents`,e=>e.case.caller?.documents)}}
function setMetadata({at:e,passedOver:t}){
let n=t===void 0?void 0:changed(t);
return{"corpus revision":{at:`${e}.corpus_revision`,of:({revision:e})=>e.id,loss:n??changed(`only its name; the set digest stands for its digest`)},"set digest":{at:`${e}.set_digest`,of:({digest:e})=>e,loss:n},claim:{at:`${e}.claim`,of:({claim:e})=>e?.kind,loss:n??changed(`only its kind; the set digest stands for its statement`)},families:`each case has the families, the component and the side that follow from it; --shape manifest has it whole`}}
const inManifest=`no place for it but the manifest that is written beside`,noSetMetadata={"corpus revision":{loss:{fate:`dropped`,why:inManifest}},"set digest":{loss:{fate:`dropped`,why:inManifest}},claim:{loss:{fate:`dropped`,why:inManifest}},families:`no place for it; --shape manifest has it whole`};
function changed(e){
return{fate:`changed`,why:e}}
function filled(e){
return e===void 0||e.length===0?void 0:e}
function evidenceTexts(e){
let t=new Map(e.evidence.map(({chunkId:e,text:t})=>[e,t])),n=(e.case.relevantChunkIds??[]).map(e=>t.get(e)),r=n.filter(e=>e!==void 0);
return r.length===n.length?filled(r):void 0}
function textLoss(e){
if(evidenceTexts(e)===void 0)return{fate:`dropped`,why:`the set does not keep the text of every chunk`}}
function acceptedAnswers({case:e}){
if(`acceptedAnswers`in e)return filled(e.acceptedAnswers?.map(({statement:e,chunkIds:t})=>({statement:e,chunk_ids:t})))}
function piece(e){
let{chunkId:t,documentId:n,sourceUri:r,sourceRevision:i,quote:a,grade:o,insteadOf:s}=e;
return{chunk_id:t,document_id:n,source_uri:r,source_revision:i,...a===void 0?{}:{quote:a},...o===void 0?{}:{grade:o},...s===void 0?{}:{instead_of:s}}}
function judgmentsOf(e,t){
let n=new Map(e.evidence.map(({chunkId:e,grade:t})=>[e,t]));
return[...new Set(e.case.relevantChunkIds??[])].map(e=>({document:t.of(e),score:wholeGrade(n.get(e)??1)}))}
function wholeGrade(e){
return e>0?Math.max(1,Math.round(e)):0}
function gradeLoss({evidence:e}){
return e.every(({grade:e=1})=>wholeGrade(e)===e)?void 0:changed(`a whole number stands for it`)}
function splitName({split:e}){
return e??`unsplit`}
function storeIdsOf(e){
let t=currentRevision(e),n=[...(t&&chunksAsRecorded(t))??[]],r=new Map(n.map(([e,{storeId:t}])=>[e,t??e])),i=new Set(r.values()).size<r.size,of=e=>i?e:r.get(e)??e;
return{of,loss:({case:{relevantChunkIds:e=[]}})=>e.every(e=>of(e)===e)?void 0:{fate:`changed`,why:`the ids of the retriever's store stand for the chunks`}}}
function quotedCell(e){
return/["\t\r\n]/.test(e)?`"${e.replaceAll(`"`,`""`)}"`:e}
function plainCell(e){
return normaliseWhiteSpace(e)}
const passedOver$1=`it stands in "metadata" of queries.jsonl, which BEIR's loaders pass over`,free$3={at:`metadata`,passedOver:passedOver$1},beir={name:`beir`,summary:`a data set of BEIR: corpus, queries and judgments for a retriever`,help:`A folder for BEIR's GenericDataLoader: corpus.jsonl with every chunk of the current corpus revision whose text the set keeps,
queries.jsonl, and qrels/<split>.tsv. Chunks have the ids of the retriever's store. A grade is the score, 1 without one.
BEIR keeps only queries with a relevant document, so it passes abstentions over: they stand in queries.jsonl and once more in
abstentions.jsonl. What BEIR knows no field for stands in "metadata" of a query, which its loaders pass over.`,texts:`current`,write:(e,t)=>{
let n=storeIdsOf(t),r=setMetadata(free$3),i=holdingsWith$1(n),a=keptChunks(t),line=t=>`${jsonText(recordOf(t,i,setValues(e,r)))}\n`,o=[...lossesOf(e,()=>({holdings:i}),{holdings:r,dataset:t}),...corpusLosses(a)];
return{files:[{path:`corpus.jsonl`,text:corpusLines(a,n)},{path:`queries.jsonl`,text:e.cases.map(line)},...qrels(e,n),...abstentions(e,line)],losses:o}}};
function holdingsWith$1(e){
let{id:t,relevantChunkIds:n,...r}=metadata(free$3);
return{id:{at:`_id`,of:e=>e.case.id},query:{at:`text`,of:e=>e.case.query},expectedAnswer:{at:`metadata.expected_answer`,of:e=>e.case.expectedAnswer,loss:()=>changed(passedOver$1)},"conversation[].role":{at:`metadata.conversation`,of:({case:{conversation:e=[]}})=>e.length>0?e:void 0,loss:()=>changed(alone)},"conversation[].content":{at:`metadata.conversation`,loss:()=>changed(alone)},relevantChunkIds:{at:`qrels`,loss:e.loss},...r,kind:{...r.kind,loss:kindLoss$1},split:{...r.split,loss:splitLoss},"provenance[].grade":{at:`qrels`,loss:gradeLoss},"provenance[].contentHash":{at:`corpus.text`,loss:textLoss},notes:{dropped:`no field is for remarks`},...keptInTheSet}}
const alone=`the question stands alone in the text; ${passedOver$1}`;
function splitLoss({case:{relevantChunkIds:e=[]}}){
return e.length>0?void 0:changed(passedOver$1)}
function kindLoss$1({case:{kind:e}}){
return changed(e===`abstention`?`no document is relevant, so BEIR's loaders pass the query over; see abstentions.jsonl`:passedOver$1)}
function qrels({cases:e},t){
let n=e.filter(({case:e})=>(e.relevantChunkIds??[]).length>0);
return[...groupsOf(n,splitName)].toSorted(([e],[t])=>byUtf8(e,t)).map(([e,n])=>({path:`qrels/${e}.tsv`,text:[`query-id	corpus-id	score
`,...n.flatMap(e=>judgmentsOf(e,t).map(({document:t,score:n})=>`${e.case.id}\t${quotedCell(t)}\t${n}\n`))]}))}
function abstentions({cases:e},t){
let n=e.filter(({case:{kind:e}})=>e===`abstention`);
return n.length===0?[]:[{path:`abstentions.jsonl`,text:n.map(t)}]}
function isConversation({case:{conversation:e=[]}}){
return e.length>0}
function turnsOf({case:{conversation:e=[],query:t}}){
return[...e,{role:`user`,content:t}]}
function systemTurnLoss({case:{conversation:e=[]}}){
return e.some(({role:e})=>e===`system`)?changed(`no turn is of the system there, so it is one of the user's`):void 0}
function byTurns(e){
return{single:e.filter(e=>!isConversation(e)),several:e.filter(isConversation)}}
const free$2={at:`additional_metadata`},deepeval={name:`deepeval`,summary:`goldens of DeepEval, a JSON list`,help:`Goldens as EvaluationDataset.add_goldens_from_json_file reads them: input, expected_output, context, name and comments. A
data set of DeepEval has one turn or several, never both: cases with earlier turns are conversational goldens in a file of
their own, where expected_outcome is what is expected of the last turn.
additional_metadata says which case a golden is, with its digest, its evidence and what else the case is judged by. It stays
with the golden, so results can be bound back to the case.`,write:(e,t)=>{
let n=setMetadata(free$2);
return{files:filesOf$1(e,t=>recordOf(t,holdingsOf(t),setValues(e,n))),losses:lossesOf(e,e=>({holdings:holdingsOf(e)}),{holdings:n,dataset:t})}}};
function holdingsOf(e){
return isConversation(e)?conversational:golden}
const shared={notes:{at:`comments`,of:e=>e.case.notes},"provenance[].contentHash":{at:`context`,of:evidenceTexts,loss:textLoss},...metadata(free$2),...keptInTheSet},golden={query:{at:`input`,of:e=>e.case.query},expectedAnswer:{at:`expected_output`,of:e=>e.case.expectedAnswer},"conversation[].role":{at:`turns`},"conversation[].content":{at:`turns`},...shared},conversational={query:{at:`turns`,of:turns},"conversation[].role":{at:`turns`,loss:systemTurnLoss},"conversation[].content":{at:`turns`},expectedAnswer:{at:`expected_outcome`,of:e=>e.case.expectedAnswer,loss:()=>changed(`DeepEval judges by it the conversation as a whole`)},...shared};
function turns(e){
return turnsOf(e).map(({role:e,content:t})=>({role:e===`assistant`?e:`user`,content:t}))}
function filesOf$1({cases:e},t){
let{single:n,several:r}=byTurns(e),i=n.map(e=>({...named(e),...t(e)})),a=r.map(e=>({name:e.case.id,scenario:e.case.query,...t(e)}));
return[...i.length>0||a.length===0?[{path:`goldens.json`,text:listOf(i)}]:[],...a.length>0?[{path:`conversational-goldens.json`,text:listOf(a)}]:[]]}
function named(e){
let t=new Set(e.evidence.map(({documentId:e})=>e)),[n]=t;
return{name:e.case.id,...t.size===1?{source_file:n}:{}}}
function listOf(e){
return`${jsonText(e,{indent:2})}\n`}
const refusals={"not-in-corpus":`The output says that the documents do not answer this, and makes no answer up.`,"out-of-scope":`The output declines, since the question is none for this assistant.`,"not-permitted":`The output gives nothing away that the person who asks may not know.`,ambiguous:`The output asks back which of several meanings is meant, and chooses none.`};
function assertions({case:e}){
let t=rubricOf(e),n=[e.expectedAnswer,...acceptedOf(e)];
if(t!==void 0)return[{type:`llm-rubric`,value:`${t} ${conveying(n)}`}];
let r=n.map(e=>({type:`factuality`,value:e}));
return r.length===1?r:[oneOf(r)]}
function expectedText({case:e}){
return rubricOf(e)===void 0?e.expectedAnswer:conveying([e.expectedAnswer])}
function conveying(e){
return e.length===1?`It conveys: ${e[0]}`:`It conveys one of these: ${e.map((e,t)=>`(${t+1}) ${e}`).join(` `)}`}
function oneOf(e){
return{type:`assert-set`,threshold:1/e.length,assert:e}}
function rubricOf(e){
return e.kind===`abstention`?refusals[e.because]:e.kind===`inconclusive`?`The output says that the evidence conflicts or falls short, and decides nothing that it leaves open.`:void 0}
function acceptedOf(e){
return e.kind===`abstention`?[]:(e.acceptedAnswers??[]).map(({statement:e})=>e)}
const tags=/\{(?=[{%#])|#(?=\})/g,names=/^(?=(?:file|package|exec|python|javascript|ruby|huggingface):)/i;
function inertText(e){
return e.replace(tags,`$& `).replace(names,` `)}
function inert(e){
return typeof e==`string`?inertText(e):Array.isArray(e)?e.map(inert):isMap(e)?Object.fromEntries(Object.entries(e).map(([e,t])=>[e,inert(t)])):e}
function isActive(e){
return typeof e==`string`?inertText(e)!==e:Array.isArray(e)?e.some(isActive):isMap(e)&&Object.values(e).some(isActive)}
function*yamlList(e){
let t=0;
for(let n of e)t++,yield`${itemLines(n).join(`
`)}\n`;
t===0&&(yield`[]
`)}
function itemLines(e){
let[t=``,...n]=blockLines(e);
return[`- ${t}`,...n.map(e=>`  ${e}`)]}
function blockLines(e){
return Array.isArray(e)&&e.length>0?e.flatMap(itemLines):isMap(e)?Object.entries(e).flatMap(([e,t])=>isMap(t)||Array.isArray(t)&&t.length>0?[`${e}:`,...blockLines(t).map(e=>`  ${e}`)]:[`${e}: ${scalar(t)}`]):[scalar(e)]}
function scalar(e){
return typeof e==`string`?yamlValue(e):typeof e==`number`?plainNumber(e):Array.isArray(e)?`[]`:String(e)}
const free$1={at:`metadata`},promptfoo={name:`promptfoo`,summary:`tests of promptfoo, a YAML list`,help:`A YAML list of tests, for "tests: file://tests.yaml" in promptfooconfig.yaml. The question is {{question}}, earlier turns are
the list {{conversation}}. The expected answer is judged by "factuality", one of several by an assert-set that one right
answer passes; a refusal, or that the evidence falls short, by "llm-rubric".
metadata says which case a test is, with its digest and its evidence; promptfoo writes it into its results.

promptfoo runs texts of a test as templates, which can run any program. So "{{", "{%", "{#" and "#}" in a case get a space
between the two characters, and a text that starts like the name of a file or program gets one in front. Such cases are told
among the losses.`,write:(e,t)=>{
let n=setMetadata(free$1),r=e.cases.map(t=>testOf(t,e,n));
return{files:[{path:`tests.yaml`,text:[header(e),...yamlList(r)]}],losses:lossesOf(e,()=>({holdings}),{holdings:n,dataset:t})}}},options={options:{disableVarExpansion:!0}};
function testOf(e,t,n){
let{metadata:r,...i}=recordOf(e,holdings,setValues(t,n));
return{description:e.case.id,...i,...isConversation(e)?options:{},metadata:r}}
function header({digest:e,revision:t}){
return[`# Golden cases, written by touchstone export. The set: ${e}`,`# The corpus revision to run on: ${t.id}`,``].join(`
`)}
const holdings=inertHoldings({query:{at:`vars.question`,of:e=>e.case.query,loss:lineEndLoss},"conversation[].role":{at:`vars.conversation`},"conversation[].content":{at:`vars.conversation`,of:e=>isConversation(e)?e.case.conversation:void 0},expectedAnswer:{at:`assert`,of:assertions},...metadata(free$1),...keptInTheSet,"provenance[].contentHash":{dropped:`no field is for texts of evidence`},notes:{dropped:`no field is for remarks`}});
function lineEndLoss({case:{query:e}}){
return e.endsWith(`
`)?changed(`promptfoo takes the line end off that it ends with`):void 0}
function inertHoldings(e){
let t=Object.entries(e).map(([e,t])=>[e,`dropped`in t?t:inertHolding(e,t)]);
return Object.fromEntries(t)}
function inertHolding(e,t){
let{of:n,loss:r}=t;
return{...t,...n===void 0?{}:{of:e=>inert(n(e))},loss:t=>(e===`expectedAnswer`?[expectedText(t)]:valuesOf(t,e)).some(isActive)?changed(`a space keeps promptfoo from running it as a template, a file or a program`):r?.(t)}}
const noReferences=`it stands in its column, but samples with several turns have no reference contexts`,free={at:`metadata`,passedOver:`it stands in the column "metadata", which EvaluationDataset.from_jsonl passes over`},ragas={name:`ragas`,summary:`samples of Ragas, one JSON object a line`,help:`One JSON object a line, as EvaluationDataset.from_jsonl reads it: user_input, reference, reference_contexts and
reference_context_ids, by the ids of the retriever's store. Ragas takes samples with one turn or with several, never both
in one file: cases with earlier turns go into multi-turn.jsonl.
The column "metadata" says which case a line is, with its digest. EvaluationDataset passes it over and keeps the order of
the lines; Dataset.load, the JSON reader of any language and "touchstone inventory check" have it.`,write:(e,t)=>{
let n=storeIdsOf(t),r={single:singleTurn(n),several:severalTurns(n)},holdingsOf=e=>isConversation(e)?r.several:r.single,i=setMetadata(free);
return{files:filesOf(e,t=>recordOf(t,holdingsOf(t),setValues(e,i))),losses:lossesOf(e,e=>({holdings:holdingsOf(e)}),{holdings:i,dataset:t})}}};
function filesOf({cases:e},t){
let{single:n,several:r}=byTurns(e),lines=e=>e.map(e=>`${jsonText(t(e))}\n`);
return[...n.length>0||r.length===0?[{path:`single-turn.jsonl`,text:lines(n)}]:[],...r.length>0?[{path:`multi-turn.jsonl`,text:lines(r)}]:[]]}
function singleTurn(e){
let{relevantChunkIds:t,...n}=metadata(free);
return{query:{at:`user_input`,of:e=>e.case.query},"conversation[].role":{at:`user_input`},"conversation[].content":{at:`user_input`},expectedAnswer:{at:`reference`,of:e=>e.case.expectedAnswer},...references(e),...n,...keptInTheSet,notes:{dropped:`no column is for remarks`}}}
function severalTurns(e){
let{relevantChunkIds:t,"provenance[].contentHash":n}=references(e);
return{...singleTurn(e),query:{at:`user_input`,of:messages},"conversation[].role":{at:`user_input`,loss:systemTurnLoss},relevantChunkIds:{...t,loss:()=>changed(noReferences)},"provenance[].contentHash":{...n,loss:e=>textLoss(e)??changed(noReferences)}}}
function references(e){
return{relevantChunkIds:{at:`reference_context_ids`,of:t=>filled(t.case.relevantChunkIds?.map(e.of)),loss:e.loss},"provenance[].contentHash":{at:`reference_contexts`,of:evidenceTexts,loss:textLoss}}}
function messages(e){
return turnsOf(e).map(({role:e,content:t})=>({content:t,type:types[e]}))}
const types={user:`human`,assistant:`ai`,system:`human`},nowhere$1={dropped:`a question of SQuAD has no place for it`},unheld={"conversation[].role":nowhere$1,"conversation[].content":nowhere$1,"provenance[].sourceUri":nowhere$1,"provenance[].sourceRevision":nowhere$1,"provenance[].grade":nowhere$1,"provenance[].insteadOf":nowhere$1,corpusRevision:nowhere$1,tags:nowhere$1,notes:nowhere$1,variantOf:nowhere$1,families:nowhere$1,split:nowhere$1,"sentinel.why":nowhere$1,askedAt:nowhere$1,caller:nowhere$1,digest:nowhere$1,currency:nowhere$1,component:nowhere$1,holdout:nowhere$1,...keptInTheSet};
function squadHoldings(e){
let{paragraph:t,isImpossible:n}=e;
return{query:{at:`question`,of:e=>e.case.query},id:{at:`id`,of:e=>e.case.id},expectedAnswer:{at:`answers`,of:()=>answersOf(e),loss:()=>expectedLoss(e)},"acceptedAnswers[].statement":{at:`answers`,loss:t=>acceptedLoss(t,e)},"acceptedAnswers[].chunkIds":{dropped:`all answers are of the one paragraph`},kind:{at:`is_impossible`,of:()=>n},because:{at:`is_impossible`},relevantChunkIds:{at:`context`,loss:oneParagraph},"provenance[].chunkId":{at:`context`,loss:oneParagraph},"provenance[].contentHash":{at:`context`,loss:othersDropped},"provenance[].documentId":{at:`title`,loss:othersDropped},"provenance[].quote":{at:`answers`,loss:t=>othersDropped(t)??quoteLoss(t,e)},distractorChunkIds:{at:`context`,loss:({case:e})=>(`distractorChunkIds`in e?e.distractorChunkIds??[]:[]).length>1?changed(`${ofText}, and of one of several`):changed(ofText)},...unheld};
function othersDropped({evidence:e}){
return e.every(({chunkId:e})=>e===t.chunk)?void 0:changed(`SQuAD asks of one paragraph, so there is one of several`)}}
const ofText=`a paragraph has a text and no id`;
function oneParagraph({evidence:e}){
return e.length>1?changed(`${ofText}, and SQuAD asks of one`):changed(ofText)}
function answersOf({expected:e,accepted:t}){
let n=[...e===void 0?[]:[e],...t];
return[...new Map(n.map(({text:e,answer_start:t})=>[e,{text:e,answer_start:t}])).values()]}
function expectedLoss({expected:e,isImpossible:t}){
if(t)return{fate:`dropped`,why:`SQuAD has no words for a refusal`};
if(e?.by!==`answer`)return changed(`it does not stand in the evidence word for word, so ${e===void 0?`an accepted answer`:`the quote`} stands for it`)}
function acceptedLoss({case:e},t){
let n=`acceptedAnswers`in e?e.acceptedAnswers??[]:[],[,...r]=answersOf(t);
return r.length===n.length&&r.every(({text:e},t)=>e===n[t]?.statement)?void 0:{fate:`dropped`,why:`not each of them stands in the evidence word for word, and once`}}
function quoteLoss({evidence:e},{expected:t}){
let n=e.flatMap(({quote:e})=>e===void 0?[]:[e]),r=normaliseWhiteSpace(t?.text??``);
return n.every(e=>normaliseWhiteSpace(e)===r)?void 0:changed(`the span of the answer stands for it`)}
function squadQuestion(e,t){
let{case:n}=e;
return isConversation(e)?{leftOut:`SQuAD asks single questions, and this one follows earlier turns`}:n.kind===`answerable`?answered(e,n):n.kind===`abstention`?unanswered(n,t):{leftOut:`SQuAD knows an answer or none, and here the evidence falls short`}}
function answered(e,t){
let n=pieces$1(e).map(e=>questionOf(e,t));
return n.find(({expected:e})=>e?.by===`answer`)??n.find(({expected:e})=>e!==void 0)??n.find(({accepted:e})=>e.length>0)??{leftOut:`neither an answer nor a quote stands word for word in the text of its evidence`}}
function pieces$1({evidence:e,case:{relevantChunkIds:t=[]}}){
let n=new Map(e.map(e=>[e.chunkId,e]));
return t.flatMap(e=>{
let t=n.get(e);
if(t?.text===void 0)return[];
let{documentId:r,text:i,quote:a}=t;
return[{paragraph:{document:r,chunk:e,context:i},quote:a}]})}
function questionOf({paragraph:e,quote:t},n){
let{context:r}=e,i=t===void 0?void 0:placeOfQuote(r,t),a=i?.start??0,o=spanOf(r,n.expectedAnswer,a),s=i&&answerAt(r,i.start,r.slice(i.start,i.end)),c=(n.acceptedAnswers??[]).flatMap(({statement:e})=>{
let t=spanOf(r,e,a);
return t===void 0?[]:[t]});
return{paragraph:e,expected:o===void 0?s&&{...s,by:`quote`}:{...o,by:`answer`},accepted:c,isImpossible:!1}}
function spanOf(e,t,n){
let r=e.indexOf(t,n),i=r===-1?e.indexOf(t):r;
return i===-1||t===``?void 0:answerAt(e,i,t)}
function answerAt(e,t,n){
return{text:n,answer_start:Array.from(e.slice(0,t)).length}}
function unanswered(e,t){
if(e.because!==`not-in-corpus`)return{leftOut:`SQuAD knows only that a paragraph does not answer, no other reason to refuse`};
let n=currentRevision(t),r=n&&chunksAsRecorded(n);
for(let n of e.distractorChunkIds??[]){
let e=r?.get(n),i=e&&t.texts.get(e.hash);
if(e!==void 0&&i!==void 0)return{paragraph:{document:e.documentId,chunk:n,context:i},expected:void 0,accepted:[],isImpossible:!0}}
return{leftOut:`SQuAD asks about a paragraph, and no distractor is one whose text the set keeps`}}
const squad2={name:`squad2`,summary:`a file of SQuAD 2.0: questions about paragraphs, with answer spans`,help:`A file of SQuAD 2.0: an article a document, a paragraph a chunk, and the questions that a paragraph answers, with the words
that do: the expected and the accepted answers where they stand in the chunk word for word, or else the quote of the evidence.
An abstention whose corpus lacks the answer is marked is_impossible and asked of its first distractor.
Whatever SQuAD cannot ask is left out and told among the losses: other refusals, cases where the evidence falls short,
questions in a conversation, answers in other words than the evidence.`,texts:`current`,write:(e,t)=>{
let n=new Map(e.cases.map(e=>[e,squadQuestion(e,t)])),fitOf=e=>{
let r=n.get(e)??squadQuestion(e,t);
return`leftOut`in r?r:{holdings:squadHoldings(r)}};
return{files:[{path:`squad2.json`,text:`${jsonText(fileOf(e,t),{indent:1})}\n`}],losses:lossesOf(e,fitOf,{holdings:noSetMetadata,dataset:t})}}};
function fileOf({cases:e},t){
return{version:`v2.0`,data:sortedGroups(e.flatMap(e=>{
let n=squadQuestion(e,t);
return`leftOut`in n?[]:[{one:e,question:n}]}),({question:e})=>e.paragraph.document).map(([e,t])=>({title:e,paragraphs:sortedGroups(t,({question:e})=>e.paragraph.chunk).map(([,e])=>({qas:e.map(({one:e,question:t})=>recordOf(e,squadHoldings(t))),context:e[0].question.paragraph.context}))}))}}
function sortedGroups(e,t){
return[...groupsOf(e,t)].toSorted(([e],[t])=>byUtf8(e,t))}
const percent=/%(?=[0-9A-Fa-f]{2})/g;
function trecId(e){
let t=e.replace(percent,`%25`);
return Array.from(t,e=>normaliseWhiteSpace(e)===``?encodeURIComponent(e):e).join(``)}
const trec={name:`trec`,summary:`judgments (qrels) and topics of TREC`,help:`Files for trec_eval and its relatives: qrels.<split>.txt with lines of "query 0 chunk grade", and topics.<split>.tsv with a
query's id and text. A query has the id of its case, a chunk that of the retriever's store; a chunk without a grade has 1.
An id cannot hold white space there: it is written as %20, and docids.tsv says which chunk is meant.
Abstentions have no lines in qrels, and trec_eval scores what is in qrels alone. Which cases they are, with their digests, is
said in manifest.json beside these files.`,write:(e,t)=>{
let n=storeIdsOf(t),r=holdingsWith(n);
return{files:[...splitFiles(e,n),...renamedIds(e,n)],losses:lossesOf(e,()=>({holdings:r}),{holdings:noSetMetadata,dataset:t})}}},nowhere={dropped:`topics and judgments have no place for it`};
function holdingsWith(e){
return{id:{at:`topics`},query:{at:`topics`,loss:queryLoss},relevantChunkIds:{at:`qrels`,loss:t=>idLoss(t,e)},"provenance[].chunkId":{at:`qrels`,loss:t=>idLoss(t,e)},"provenance[].grade":{at:`qrels`,loss:gradeLoss},split:{at:`the names of the files`},kind:{at:`qrels`,loss:kindLoss},because:nowhere,"conversation[].role":nowhere,"conversation[].content":nowhere,expectedAnswer:nowhere,"acceptedAnswers[].statement":nowhere,"acceptedAnswers[].chunkIds":nowhere,distractorChunkIds:nowhere,"provenance[].documentId":nowhere,"provenance[].sourceUri":nowhere,"provenance[].sourceRevision":nowhere,"provenance[].contentHash":nowhere,"provenance[].quote":nowhere,"provenance[].insteadOf":nowhere,corpusRevision:nowhere,tags:nowhere,notes:nowhere,variantOf:nowhere,families:nowhere,"sentinel.why":nowhere,askedAt:nowhere,caller:nowhere,digest:nowhere,currency:nowhere,component:nowhere,holdout:nowhere,...keptInTheSet}}
function queryLoss({case:{query:e,conversation:t=[]}}){
return t.length>0?changed(`it stands without the turns before it`):plainCell(e)===e?void 0:changed(`white space is one space each`)}
function kindLoss({case:{kind:e}}){
return{fate:`dropped`,why:e===`abstention`?`it has no line in qrels, so trec_eval passes the query over`:nowhere.dropped}}
function idLoss(e,t){
return(e.case.relevantChunkIds??[]).map(t.of).every(e=>trecId(e)===e)?t.loss(e):changed(`white space cannot stand in an id; docids.tsv says which chunk is meant`)}
function splitFiles({cases:e},t){
let n=[...groupsOf(e,splitName)].toSorted(([e],[t])=>byUtf8(e,t));
return(n.length===0?[[`unsplit`,[]]]:n).flatMap(([e,n])=>[{path:`topics.${e}.tsv`,text:n.map(({case:{id:e,query:t}})=>`${e}\t${plainCell(t)}\n`)},{path:`qrels.${e}.txt`,text:n.flatMap(e=>judgmentsOf(e,t).map(({document:t,score:n})=>`${e.case.id} 0 ${trecId(t)} ${n}\n`))}])}
function renamedIds({cases:e},t){
let n=[...new Set(e.flatMap(e=>(e.case.relevantChunkIds??[]).map(t.of)))].filter(e=>trecId(e)!==e).toSorted(byUtf8);
return n.length===0?[]:[{path:`docids.tsv`,text:n.map(e=>`${trecId(e)}\t${e}\n`)}]}
const splitManifest={name:`manifest`,summary:`the split manifest, which touchstone families audit judges`,help:`As touchstone families export writes it; docs/manifest.md of the project has every field.`,refuses:(e,t)=>manifestOf(e,t)===void 0?`The set is not split, so nothing says what a manifest would hold apart.`:void 0,unfit:(e,t)=>{
let{reasons:n}=auditManifest(fileName,Buffer.from(textOf(e,t)));
if(n.length!==0)return`touchstone families audit rejects this manifest (${[...new Set(n.map(({code:e})=>e))].join(`, `)}): it judges whole splits. For one of all sides: touchstone families export`},write:(e,t)=>({files:[{path:fileName,text:textOf(e,t)}],losses:lossesOfCases(e,fateOf)})},fileName=`split-manifest.json`;
function textOf(e,t){
return`${jsonText(manifestOf(e,t),{indent:2})}\n`}
function manifestOf({cases:e},t){
let n=new Map(t.cases.map(e=>[e.path,e])),r=e.flatMap(({case:e,path:t})=>{
let r=n.get(t);
return r===void 0?[]:[{file:r,whole:e}]}),i=exportManifest$1(t,r);
return`refusal`in i?void 0:i}
const held=new Set([`id`,`query`,`expectedAnswer`,`provenance[].documentId`,`variantOf`,`split`,`families`,`caller`,`askedAt`]);
function fateOf(e,{kind:t}){
if(!held.has(e)){
if(e===`conversation`)return{fate:`changed`,why:`earlier turns stand before the question, in one text`};
if(e!==`kind`)return{fate:`dropped`,why:`a split is judged without it`};
if(t===`inconclusive`)return{fate:`changed`,why:`a record does not tell it from an answer`}}}
const shapes=[jsonl,ragas,deepeval,promptfoo,beir,trec,squad2,splitManifest];
function exportManifest(e,t){
let{cases:n,claim:r,revision:i,purpose:a,digest:o,leftOut:s}=e,{shape:c,files:l,losses:u,splits:d,writtenBy:f}=t;
return{version:1,writtenBy:f,shape:c,purpose:a,splits:d===void 0?null:[...d],digest:o,corpusRevision:{...i},claim:r===void 0?null:{...r,caveats:[...r.caveats],limits:[...r.limits]},counts:{...countsOf(n),current:n.filter(({currency:e})=>e===`current`).length,carried:n.filter(({currency:e})=>e===`carried`).length,notConfirmation:n.filter(({holdout:e})=>e===`spent`).length,leftOut:s.length,splits:{...countsBySplit(n)}},files:l.map(({path:e,text:t})=>({path:e,bytes:Buffer.byteLength(t),sha256:sha256(t)})),members:n.map(memberOf),leftOut:s.map(({why:e,path:t,id:n,reasons:r})=>({...n===void 0?{}:{id:n},path:t,why:e,...r.length===0?{}:{reasons:[...r]}})),losses:u.map(e=>({...e,cases:[...e.cases]}))}}
function memberOf(e){
let{case:t,digest:n,split:r,families:i,component:a,currency:o,holdout:s}=e;
return{id:t.id,digest:n,split:r??null,families:[...i],...a===void 0?{}:{component:a},currency:o,...s===void 0?{}:{holdout:s},...labelOf(e)}}
function exportLosses(e,t){
return e.length===0?`Losses: none. The shape holds all that the cases say.
`:`${[`Losses:`,...[...groupsOf(e,({fate:e,why:t,cases:n})=>JSON.stringify([e,t,n])).values()].flatMap(e=>alike(e,t))].join(`
`)}\n`}
const fates={dropped:`dropped`,changed:`there with another meaning`};
function alike(e,t){
let[{fate:n,why:r,cases:i}]=e,a=listed(e.map(({field:e})=>t.strong(terminalText(e)))),[o]=i;
return[`  ${a}, ${o===void 0?`of the set`:`in ${counted(i.length,`case`)}`}${e.length>1?` each`:``}, ${fates[n]}: ${terminalText(r)}`,...o===void 0?[]:[`    ${t.faint(`first: ${terminalText(o)}`)}`]]}
async function staleFiles(e,t,n){
let r=await earlierManifest(join(e.folder,t)),i=new Set([t,...n]),a=[],o=[];
for(let t of r?.files??[]){
if(i.has(t.path))continue;
let n=await stateOf(e.folder,t);
n===`exported`&&a.push(t.path),n===`other`&&o.push(t.path)}
if(o.length>0)throw notTakenAway(e,o);
for(let t of a)await assertApart(e.output,t,join(e.folder,t));
return a}
async function earlierManifest(e){
let t=await readFile(e).catch(()=>void 0),n=t&&readJson(t);
if(!(n===void 0||`problem`in n))return exportShape(n.value)?n.value:void 0}
async function stateOf(e,{path:t,sha256:n}){
let r=join(e,t);
if(relative(await realPathOf(e),await realPathOf(r))!==join(t)||t.split(/[/\\]/).includes(`..`))return`other`;
let i=await lstat(r).catch(()=>void 0);
return i===void 0?`absent`:i.isFile()&&sha256(await readFile(r))===n?`exported`:`other`}
function notTakenAway({name:e},t){
let n=t.map(e=>`"${terminalText(e)}"`).join(`, `);
return new UsageError(`"${terminalText(e)}" holds an earlier export, and ${n} of it is not as it was exported, so it is not taken away: remove it, or give --out another folder.`)}
async function exportPlace(e,t){
let n=outputPath(e,t),r=await stat(n).catch(()=>void 0),i=r===void 0?/[/\\]$/.test(t)||extname(n)===``:r.isDirectory();
if(await assertApart(e,t,n),i){
if(!await canHold(n))throw unwritable(t,elsewhere);
return{folder:n,file:void 0,output:e,name:t}}
if((await stat(dirname(n)).catch(()=>void 0))?.isDirectory()!==!0||r?.isFile()===!1||!await isOpen(dirname(n)))throw unwritable(t,elsewhere);
return{folder:dirname(n),file:basename(n),output:e,name:t}}
const elsewhere=`give --out a file in a folder that is there, or a folder`;
async function canHold(e){
let t=await stat(e).catch(e=>e instanceof Error&&`code`in e&&e.code===`ENOENT`?void 0:null);
return t===null?!1:t===void 0?e!==dirname(e)&&await canHold(dirname(e)):t.isDirectory()&&await isOpen(e)}
async function writeExport({folder:e,name:t},{files:n,manifest:r,stale:i}){
let a=n.map(({path:e,text:t})=>[e,t]);
await writeFiles(e,[...r===void 0?[]:[[r.path,void 0]],...i.map(e=>[e,void 0]),...a,...r===void 0?[]:[[r.path,r.text]]]).catch(e=>{
if(!isOfPlace(e))throw e;
let[n=``]=e instanceof Error?[e.message]:[];
throw unwritable(t,`${n} Give --out another place`,e)})}
function writtenPaths({folder:e},{files:t,manifest:n}){
return[...t,...n===void 0?[]:[n]].map(({path:t})=>join(e,t))}
async function runExport(e,t){
let{shape:n,losses:r,out:i}=t,a={cwd:e.cwd,set:await setFolder(e.cwd,t.set)},o=i===void 0?void 0:await exportPlace({...a,option:`--out`},i),s=r===void 0?void 0:await assertWritable({...a,option:`--losses`},r),c=await judgedExport(e,{...t,texts:n.texts}),l=`refusal`in c?c.refusal:refusalBy(n,c);
if(`refusal`in c||l!==void 0)return e.err(l??``),1;
let{set:u,dataset:d,comparison:f}=c,p=n.write(u,d),m={...t,place:o,set:u,written:p,lossPath:s},h=await writeShape(e,m);
await writeLosses(m),e.err(exportReport(u,h)),e.err(exportLosses(p.losses,plainStyle));
let g=n.unfit?.(u,d);
return g!==void 0&&e.err(`${terminalText(g)}\n`),e.err(lines(comparisonLines(f,plainStyle))),0}
function refusalBy({refuses:e},{set:t,dataset:n}){
let r=e?.(t,n);
return r===void 0?void 0:`${terminalText(r)}\n`}
function lines(e){
return e.map(e=>`${e}\n`).join(``)}
async function writeShape(e,t){
let{shape:n,place:r,written:i}=t,{files:a}=i,[o,...s]=a;
if(o===void 0)throw Error(`The shape ${n.name} has no file.`);
if(s.length>0&&r?.file!==void 0)throw severalFiles(n,a.length);
if(r===void 0){
if(s.length>0)throw severalFiles(n,a.length);
return await printPieces(e,pieces(o.text)),{written:[],removed:[]}}
let c=await plannedFiles(r,t),l=writtenPaths(r,c);
for(let e of l)await assertApart(r.output,r.name,e);
await assertLossesApart(r,t,l),await writeExport(r,c);
let named=t=>t.map(t=>relative(e.cwd,t));
return{written:named(l),removed:named(c.stale.map(e=>join(r.folder,e)))}}
async function plannedFiles(e,{shape:t,splits:n,set:r,written:i}){
let a=i.files.map(({path:t,text:n})=>({path:e.file??t,text:[...pieces(n)].join(``)}));
if(t.name===`manifest`)return{files:a,manifest:void 0,stale:[]};
let o=exportManifest(r,{shape:t.name,files:a,losses:i.losses,splits:n,writtenBy:`touchstone ${package_default.version}`}),s=e.file===void 0?`manifest.json`:`${e.file}.manifest.json`,c=await staleFiles(e,s,a.map(e=>e.path));
return{files:a,manifest:{path:s,text:`${jsonText(o,{indent:2})}\n`},stale:c}}
async function assertLossesApart({folder:e},{losses:t=``,lossPath:n},r){
if(n!==void 0){
for(let i of[e,...r])if(await realPathOf(i)===n)throw new UsageError(`"${terminalText(t)}" is what the export itself writes: give --losses a file of its own.`)}}
function severalFiles({name:e},t){
return new UsageError(`The shape ${e} has ${t} files: name a folder for them, as in --out ${e}`)}
function pieces(e){
return typeof e==`string`?[e]:e}
async function writeLosses({losses:e=``,lossPath:t,shape:n,written:r}){
if(t===void 0)return;
let i={version:1,shape:n.name,losses:r.losses},a=`${jsonText(i,{indent:2})}\n`;
await writeOutput({option:`--losses`,name:e},t,a)}
function exportCommand(e,t){
return new Command(`export`).description(`Write the approved cases of a set for an evaluation, with a manifest of them.`).argument(`[set]`,`the set's folder`,`.`).addOption(new Option(`--shape <shape>`,`the shape to write, one of those below`).choices(shapes.map(({name:e})=>e)).default(`jsonl`)).addOption(new Option(`--for <purpose>`,`what it is for: scoring, or choosing settings`).choices([`evaluation`,`tuning`]).default(`evaluation`)).addOption(splitOption()).option(`--out <place>`,`write it to a folder, or to a file, not to the standard output`).option(`--losses <file>`,`write what the shape does not hold to a file, as JSON`).addOption(baseOption).addHelpText(`after`,({command:e})=>help(e.opts().shape)).action(async(n,r)=>{
assertFit(r);
let i=shapes.find(({name:e})=>e===r.shape);
if(i===void 0)throw new UsageError(`Name a shape.`);
let{for:a,split:o,out:s,losses:c,base:l}=r;
t(await runExport(e,{set:n,shape:i,purpose:a,splits:o,out:s,losses:c,base:l}))})}
function help(e){
let t=shapes.find(({name:t})=>t===e)??jsonl,n=Math.max(...shapes.map(({name:e})=>e.length));
return`
The set is judged first, as touchstone check --for evaluation does; one with an error is refused. What goes out is every
approved case that was judged as it is now, under the current corpus revision or with nothing changed since. What is left
out, and why, and what the shape does not hold, is told on the error output and in the manifest.

For tuning, no case is written that is in validation or test or joined with what is. A set without a split can go out for
tuning alone.

A name without an ending is a folder: it gets the files of the shape and manifest.json. A file gets its manifest beside it,
as <file>.manifest.json. On the standard output there is no manifest. The same set gives the same bytes.

Shapes:
${shapes.map(({name:e,summary:t})=>`  ${e.padEnd(n)}  ${t}`).join(`
`)}

The shape ${t.name} (touchstone export --shape <shape> --help tells of another):
${t.help.replaceAll(/^/gm,`  `)}

Examples:
  touchstone export --out eval-set              eval-set/cases.jsonl and eval-set/manifest.json
  touchstone export --split test --out held     what is held out alone
  touchstone export --for tuning > dev.jsonl    nothing that is held out
  touchstone export --shape manifest --out m.json
  touchstone inventory check results.jsonl      afterwards: is there a result for each case, and for no other?

Exit code: 0 written, 1 refused: errors, no split, or nothing to write, 2 wrong use, 3 the run broke.`}
function assertFit({for:e,split:t=[]}){
let n=t.find(e=>sideOf(e)!==`development`);
if(e===`tuning`&&n!==void 0)throw new UsageError(`For tuning, no case of ${n} goes out: it is held out.`)}
export{exportCommand};
