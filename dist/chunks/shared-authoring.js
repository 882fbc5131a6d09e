import{accountName,byUtf8,clipped,currentRevision,fieldOf,fitsGlob,groupingOf,groupsOf,isBlank,isMap,listed,normaliseWhiteSpace,quoteFinder,quoted,stageOf,unreadCases,writeInstead}from"./core.js";
import{repositoryPath}from"./shared-git.js";
import{contentWords,evidenceSearch,holds,isNegation,vocabulary}from"./shared-corpus.js";
import{caseFields,editFields}from"./shared-load.js";
import{setTemplate}from"./set-template.js";
import{createHash}from"node:crypto";
import{posix}from"node:path";
function verdictsOn(e){
let t=ofPlace(e);
return{check:`touchstone/check${t}`,review:`${reviewStatus}${t}`}}
function requiredStatuses(e){
let t=ofPlace(e),{check:n,review:r}=verdictsOn(e);
return[`Touchstone check${t}`,`Touchstone families${t}`,n,r]}
const reviewStatus=`touchstone/review`;
function isReviewStatus(e){
let t=e.toLowerCase();
return t===`touchstone/review`||t.startsWith(`touchstone/review of `)}
const actionsApp=15368;
function ofPlace(e){
return e===``?``:` of ${e}`}
function expertsOf(e){
let t=groupingOf(e);
if(t===void 0)return()=>[];
let{families:n,familiesOf:r}=t;
return e=>{
let t=r(e).belongings.flatMap(({family:e})=>n.get(e)?.experts??[]).filter(e=>e!==void 0);
return[...new Map(t.map(e=>[accountName(e),e])).values()].toSorted(byUtf8)}}
function expertsByFile(e){
let t=expertsOf(e);
return e.cases.map(e=>({path:e.path,experts:t(e)})).toSorted((e,t)=>byUtf8(e.path,t.path))}
function ownedPaths(e){
let t=e===``?`/`:`/${e}/`;
return[...new Set([`/.github/`,...[`.github/`,`.touchstone/`,`families.yaml`,`corpus-revisions/`].map(e=>`${t}${e}`)])]}
function familyLines(e,t){
let n=[],r=[],i=askedIn(t);
for(let[t,r]of i)isSame(r,askedAbove(t,i))||n.push({path:fromRoot(e,t),owners:r});
for(let{path:a,experts:o}of t)isSame(o,askedAbove(a,i))||(isPlainPath(a)?n.push({path:fromRoot(e,a),owners:o}):r.push(a));
return{lines:n.toSorted((e,t)=>byUtf8(e.path,t.path)),unnameable:r}}
function askedIn(e){
let t=e.flatMap(e=>foldersAbove(e.path).map(t=>({folder:t,experts:e.experts}))),n=groupsOf(t,({folder:e})=>e),r=new Map;
for(let e of[...n.keys()].toSorted(byUtf8)){
let t=n.get(e)??[],[i]=[...groupsOf(t,({experts:e})=>e.join(` `)).values()].find(e=>e.length*2>t.length)??[];
i!==void 0&&isPlainPath(e)&&r.set(e,i.experts)}
return r}
function askedAbove(e,t){
let n=foldersAbove(e).findLast(n=>n!==e&&t.has(n));
return(n===void 0?void 0:t.get(n))??[]}
function isSame(e,t){
return e.join(` `)===t.join(` `)}
function fromRoot(e,t){
return`/${repositoryPath(e,t)}`}
function foldersAbove(e){
let t=e.split(`/`).slice(0,-1);
return t.slice(1).map((e,n)=>`${t.slice(0,n+2).join(`/`)}/`)}
function isPlainPath(e){
return/^[\p{L}\p{N}_./+,=~@%&()-]+$/u.test(e)}
function guardedLines(e,t,{file:n,paths:r=ownedPaths(e)}){
let i=n.startsWith(`.github/`)?[]:[`/${n}`];
return[...r,...i].map(e=>({path:e,owners:t}))}
function marksOf(e){
let t=e===``?``:` for ${e}`;
return{begin:`# Written by touchstone codeowners${t}, which puts it anew; lines of your own go above.`,end:`# The end of what touchstone codeowners${t} wrote.`}}
function ownersBlock(e,t){
let{begin:n,end:r}=marksOf(e),i=Math.max(0,...t.map(({path:e})=>e.length));
return[n,...t.map(({path:e,owners:t})=>`${e.padEnd(Math.min(i,60))} ${t.map(e=>`@${e}`).join(` `)}`.trimEnd()),r]}
function withOwners(e,t,n){
let r=e.includes(`\r
`)?`\r
`:`
`,{begin:i,end:a}=marksOf(t),o=ownersBlock(t,n).join(r),s=e.split(/(?<=\n)/),[c,l]=[placesOf(s,i),placesOf(s,a)];
if(c.length===0&&l.length===0)return{text:`${above(e,r)}${o}${r}`,after:0};
let[u,d]=[c[0],l[0]];
if(c.length!==1||l.length!==1||u===void 0||d===void 0||d<u)return;
let f=s.slice(d+1),p=s[d]?.endsWith(`
`)===!0?r:``;
return{text:[...s.slice(0,u),o,p,...f].join(``),after:f.filter(e=>/^\s*[^\s#]/.test(e)).length}}
function above(e,t){
return e===``?``:e.endsWith(`
`)?`${e}${t}`:`${e}${t}${t}`}
function placesOf(e,t){
return e.flatMap((e,n)=>e.trimEnd()===t?[n]:[])}
const ownersFiles=[`.github/CODEOWNERS`,`CODEOWNERS`,`docs/CODEOWNERS`],largestOwnersFile=3e6;
function planOwners(e){
let{place:t,owners:n,experts:r,standing:i}=e,a=i?.path??ownersFiles[0],{lines:o,unnameable:s}=familyLines(t,r),c=guardedLines(t,n,{file:a,paths:e.guarded}),l=[...o,...c],u=withOwners(i?.text??``,t,l);
return{path:a,block:ownersBlock(t,l),families:o,guarded:c,text:u?.text,isAsDue:u!==void 0&&u.text===i?.text,after:u?.after??0,unnameable:s}}
function unreadFiles(e){
let{cases:t,policy:n,families:r}=e,i=t.flatMap(({path:e,whole:t})=>t===void 0?[e]:[]);
return[...n!==void 0&&n.policy===void 0?[n.path]:[],...r!==void 0&&r.whole===void 0?[r.path]:[],...[...unreadCases(e),...i].toSorted(byUtf8)]}
function planSet(e,{update:t,former:n}){
let r=e.filter(({isCopy:e})=>e||!t),i=t?e.filter(isWorkflow):[],a=r.some(e=>e.part===`tool`&&fateOf(e)===`outdated`),fate=e=>{
let t=fateOf(e);
return a&&e.part===`tool`&&t===`absent`?`outdated`:t},as=(...e)=>r.filter(t=>e.includes(fate(t)));
return{write:as(`absent`,...t?[`outdated`]:[]),present:as(`present`),kept:[...as(`kept`),...i.filter(e=>fateOf(e)===`kept`)],outdated:t?[]:as(`outdated`),remove:t?n:[],obstacles:as(`obstacle`).flatMap(({stands:e,...t})=>e.kind===`obstacle`?[{file:t,path:e.path,what:e.what}]:[])}}
function isWorkflow({path:e}){
return e.startsWith(`.github/workflows/`)}
function fateOf(e){
let{stands:t}=e;
if(t.kind===`nothing`)return`absent`;
if(t.kind===`obstacle`)return isTheirPage(e,t)?`kept`:`obstacle`;
let n=t.text?.replaceAll(`\r
`,`
`);
return n===e.text||n!==void 0&&suffices(e,n)?`present`:e.isCopy&&isOurs(e,n)?`outdated`:`kept`}
const attributeLines=[`cases/** -text`,`corpus-revisions/** -text`];
function suffices({part:e},t){
if(e!==`Git`)return!1;
let n=new Set(t.split(`
`).map(e=>e.trim().replaceAll(/\s+/g,` `)));
return n.has(`* -text`)||attributeLines.every(e=>n.has(e))}
function isTheirPage({path:e},{what:t,...n}){
return t===`a link`&&n.path===e&&e.endsWith(`.md`)}
function isOurs({part:e},t){
return e===`tool`||t?.includes(`"$comment": "Copied by touchstone init,`)===!0}
const codeownersFile=`.github/CODEOWNERS`,workflows=`.github/workflows/`,tool=`.touchstone/`,actions=`${tool}actions/`,sumsFile=`${tool}sha256.txt`;
function setFiles(e){
let t=toolFiles(e.tool),n=sumsOf(t),r=wordsOf(e,n);
return[...[...Object.entries(setTemplate).filter(([e])=>!e.startsWith(actions)).map(([e,t])=>[e,filledIn(textOf(t),r)]),...ownersFile(e)].toSorted(([e],[t])=>byUtf8(e,t)),[sumsFile,n],...t].map(([t,n])=>({path:placeOf(t,e),text:n,part:partOf(t),isCopy:t.startsWith(tool)||t.startsWith(`schemas/`)}))}
function ownersFile({place:e,owners:t=[],codeowners:n}){
if(t.length===0)return[];
let r=guardedLines(e,t,{file:n??codeownersFile});
return[[codeownersFile,`${ownersBlock(e,r).join(`
`)}\n`]]}
function toolFiles(e){
return[...Object.entries(setTemplate).filter(([e])=>e.startsWith(actions)).map(([e,t])=>[e,textOf(t)]),...[...e].map(([e,t])=>[`${tool}dist/${e}`,t]),[`${tool}touchstone.js`,`import "./dist/touchstone.js";
`]]}
function sumsOf(e){
return e.map(([e,t])=>`${sha256(t)}  ${e.slice(12)}\n`).join(``)}
function sha256(e){
return createHash(`sha256`).update(e).digest(`hex`)}
function textOf(e){
return`${e.join(`
`)}\n`}
function wordsOf(e,t){
let{place:n,mainBranch:r,reviewers:i,owners:a=[],version:o}=e;
return{__SET__:n===``?``:`${n}/`,__SLASHED__:n===``?``:`/${n}`,__OF__:n===``?``:` of ${n}`,__OWNED__:ownedPaths(n).map(e=>`${e} @OWNER`).join(`
   `),__MAIN__:JSON.stringify(r),__REVIEWERS__:listOf(i),__OWNERS__:listOf(a),__VERSION__:o,__SHA256__:sha256(t)}}
function listOf(e){
return`[${e.map(e=>JSON.stringify(e)).join(`, `)}]`}
function filledIn(e,t){
return e.replaceAll(/__[A-Z0-9]+__/g,e=>t[e]??e)}
function placeOf(e,{place:t,readme:n,...r}){
return e===`README.md`&&n!==void 0?n:e===codeownersFile?r.codeowners??e:e===`.github/pull_request_template.md`?t===``?r.pullRequestTemplate??e:`.github/PULL_REQUEST_TEMPLATE/touchstone.md`:e.startsWith(workflows)&&t!==``?e.replace(`/touchstone.`,`/touchstone-${t.replaceAll(`/`,`-`)}.`):e.startsWith(workflows)||e.startsWith(`.vscode/`)?e:posix.join(t,e)}
function partOf(e){
return e.startsWith(tool)?`tool`:e.startsWith(`.vscode/`)||e.startsWith(`schemas/`)?`editors`:e===`.gitattributes`?`Git`:e===`.github/touchstone.yaml`?`policy`:e.startsWith(`.github/`)?`GitHub`:`set`}
function laterTool(e,t){
let n=e.find(({path:e})=>e.endsWith(`.touchstone/package.json`))?.stands,r=n?.kind===`file`?versionIn(n.text??``):void 0;
return r!==void 0&&isLater(r,t)?r:void 0}
function versionIn(e){
try{
let t=fieldOf(JSON.parse(e),`version`);
return typeof t==`string`&&/^\d+\.\d+\.\d+$/.test(t)?t:void 0}catch{
return}}
function isLater(e,t){
let n=t.split(`.`).map(Number);
return(e.split(`.`).map((e,t)=>Number(e)-(n[t]??0)).find(e=>e!==0)??0)>0}
const editableFields=[{name:`tags`,short:`tag`,path:[`tags`],holds:`texts`,emptyIs:`absent`},{name:`notes`,path:[`notes`],holds:`text`},{name:`split`,path:[`split`],holds:`text`},{name:`families`,short:`family`,path:[`families`],holds:`texts`},{name:`kind`,path:[`kind`],holds:`text`},{name:`because`,path:[`because`],holds:`text`},{name:`query`,path:[`query`],holds:`text`},{name:`expectedAnswer`,path:[`expectedAnswer`],holds:`text`},{name:`evidence`,path:[`evidence`],holds:`more`},{name:`variantOf`,path:[`variantOf`],holds:`text`},{name:`askedAt`,path:[`askedAt`],holds:`text`},{name:`caller.documents`,path:[`caller`,`documents`],holds:`texts`},{name:`distractorChunkIds`,path:[`distractorChunkIds`],holds:`texts`,emptyIs:`absent`},{name:`sentinel.why`,path:[`sentinel`,`why`],holds:`text`}],lookedUp=`it is looked up chunk by chunk. Write "evidence" in the file, and run "touchstone fill".`,inTheFile=`its entries hold several texts each. Write it in the file.`,others={id:`an id never changes, since results and other cases name the case by it.`,review:`it is one person's decision about one text. Record one with "touchstone review record".`,refresh:`it records a decision that moved evidence asked for.`,retired:`it is a person's decision. Record one with "touchstone review retire".`,"sentinel.reviews":`they are people's judgments. Record one with "touchstone review judge".`,"sentinel.resolution":`whoever settled the difference writes in the file how it was settled.`,sentinel:`it holds people's judgments. --set sentinel.why=… marks cases, and --unset sentinel.why takes a mark without judgments away.`,origin:`it says who or what wrote the case. Mend it in the file, where a reviewer of the change sees it.`,corpusRevision:`it says under which corpus the case was judged. "touchstone fill" writes it where it is absent.`,evidence:lookedUp,relevantChunkIds:lookedUp,provenance:lookedUp,acceptedAnswers:inTheFile,conversation:inTheFile,caller:`name what it holds: caller.documents.`};
function whyNotEditable(e){
let t=e.split(`.`);
for(let e=t.length;e>0;e--){
let n=t.slice(0,e).join(`.`);
if(Object.hasOwn(others,n))return others[n]}}
const readingOrder=[`id`,`kind`,`because`,`conversation`,`query`,`expectedAnswer`,`acceptedAnswers`,`evidence`,`relevantChunkIds`,`provenance`,`distractorChunkIds`,`corpusRevision`,`origin`,`variantOf`,`families`,`split`,`askedAt`,`caller`,`tags`,`notes`,`sentinel`];
function placeFor(e,t){
return readingOrder.slice(0,readingOrder.indexOf(t)).findLast(t=>isMap(e)&&Object.hasOwn(e,t))}
function selectionBy(e){
let t=e.map(e=>({condition:e,values:new Set,met:!1}));
return{fits(e){
let n=t.filter(({condition:t})=>!t.fits(e));
for(let e of t)e.met||=!n.includes(e);
for(let{condition:t,values:r,met:i}of n)i||t.valuesOf(e).forEach(e=>r.add(e));
return n.length===0},unmet:()=>t.filter(({met:e})=>!e)}}
const shortNames={tag:[`tags`],family:[`families`],document:[`provenance.documentId`,`evidence.document`],chunk:[`relevantChunkIds`,`evidence.chunk`]},stage=`status`,judgment=`judgment`,toldNames={[stage]:stageIn,[judgment]:e=>e.judgment===void 0?[]:[e.judgment],refresh:refreshIn},valuesOfName=new Map([[stage,[`pending`,`approved`,`rejected`,`retired`]],[judgment,[`current`,`carried`,`stale`]],[`refresh`,[`undecided`,`confirmed`,`revised`,`abstained`,`retired`]]]);
function canBe(e,t){
return t===``||e.some(e=>fitsGlob(t,e))}
function readCondition(e){
let[,t,n,r]=/^([A-Za-z.]+)(!=|=|~)(.*)$/s.exec(e)??[];
if(t===void 0||n===void 0||r===void 0)return{misread:`"${e}" is no condition. Write FIELD=VALUE, FIELD!=VALUE or FIELD~WORDS.`};
let i=Object.hasOwn(toldNames,t)?toldNames[t]:valuesIn(t);
if(i===void 0)return{misread:`No case has a field "${t}". ${insteadOf(t)}`};
let a=valuesOfName.get(t);
if(a!==void 0&&n!==`~`&&!canBe(a,r))return{misread:`No ${t} is "${r}". It is ${listed(a,`or`)}.`};
let o=testOf(n,r);
return{words:e,wanted:r,valuesOf:i,needsJudgments:t===judgment,fits:e=>o(i(e))}}
function insteadOf(e){
let t=[...caseFields].filter(t=>t.startsWith(`${e}.`));
if(t.length>0)return`Name what it holds: ${listed(t.slice(0,4),`or`)}.`;
let n=[...Object.keys(toldNames),...Object.keys(shortNames),...caseFields];
return writeInstead(e,n,`docs/bulk-edits.md lists the fields.`)}
function testOf(e,t){
if(e===`~`){
let e=t.toLowerCase().split(/\s+/).filter(e=>e!==``);
return t=>t.some(t=>{
let n=t.toLowerCase();
return e.every(e=>n.includes(e))})}
let isThere=e=>t===``?e.every(isBlank):e.some(e=>fitsGlob(t,e));
return e===`=`?isThere:e=>!isThere(e)}
function stageIn({file:e}){
let t=stageOf(e);
return t===void 0?[]:[t]}
function refreshIn({file:e}){
let{outcome:t}=e.case.refresh??{};
return t===void 0?e.has([`refresh`])&&!e.has([`refresh`,`outcome`])?[`undecided`]:[]:[t]}
function valuesIn(e){
let t=(Object.hasOwn(shortNames,e)?shortNames[e]:void 0)??(caseFields.has(e)?[e]:[]);
if(t.length===0)return;
let n=t.map(e=>e.split(`.`));
return({value:e})=>n.flatMap(t=>[...textsAt(e,t)])}
function*textsAt(e,t){
let[n,...r]=t;
if(Array.isArray(e))for(let n of e)yield*textsAt(n,t);else n===void 0?typeof e==`string`?yield e:(typeof e==`number`||typeof e==`boolean`)&&(yield String(e)):yield*textsAt(fieldOf(e,n),r)}
function chunkOf({chunks:e},t){
return e.get(t)}
function provenanceFrom({documents:e},t){
let n=e.get(t.documentId);
return n===void 0?{unlisted:t.documentId}:{chunkId:t.id,documentId:n.id,sourceUri:n.uri,sourceRevision:n.revision,contentHash:t.hash}}
function evidenceSource(e,t=currentRevision(e)){
let n=t?.documents?.records,r=t?.chunks?.records;
if(t===void 0||n===void 0||r===void 0)return;
let i=new Map;
for(let e of r.values()){
let t=i.get(e.documentId);
t===void 0?i.set(e.documentId,[e]):t.push(e)}
let a=quoteFinder(e.texts);
return{revision:t,documents:n,chunks:r,chunksOf:e=>i.get(e)??[],textOf:({hash:t})=>e.texts.get(t),holds:({hash:e},t)=>a(e,t)}}
const sentenceEnd=/(?<![.!?…])[.!?…]+["'”’)\]]* (?!\p{Ll})|[。．！？｡।]+["'”’」』）]* ?/gu,listMarks=/^(?:(?:[-*+•>|]|#{1,6}) )+/u;
function sentencesOf(e){
let t=paragraphsOf(e),n=widthOf(t.flat());
return t.flatMap(e=>{
let t=unwrapped(e,n).flatMap(piecesOf);
return t.map((e,n)=>({text:e.replace(listMarks,``).trimEnd(),joins:t[n+1]?.search(listMarks)===-1&&e.endsWith(` `),isHeading:/^#{1,6} /.test(e)}))})}
function paragraphsOf(e){
let t=[[]];
for(let n of e.split(/\r\n|\r|\n/)){
let e=normaliseWhiteSpace(n);
e===``?t.push([]):t.at(-1)?.push(`${e} `)}
return t}
const wrapped={from:60,to:120},stops=/[.!?…:;。．！？｡।]["'”’)\]」』）]* $/u,ownLine=/^(?:#{1,6} |\|)/u,startsAnew=/^(?:(?:[-*+•>|]|#{1,6}|\d{1,9}[.)]) |\||```)/u;
function unwrapped(e,t){
let n=[],r=``;
for(let i of e)n.length>0&&goesOn(r,i,t)?n.push(`${n.pop()??``}${i}`):n.push(i),r=i;
return n}
function widthOf(e){
return e.map(e=>e.trimEnd().length).reduce((e,t)=>t<=wrapped.to?Math.max(e,t):e,0)}
function goesOn(e,t,n){
if(stops.test(e)||ownLine.test(e)||startsAnew.test(t))return!1;
let{length:r}=e.trimEnd();
if(/^\p{Ll}/u.test(t))return!0;
let i=n-r-1;
return r>=wrapped.from&&r<=wrapped.to&&t.indexOf(` `)>i}
function piecesOf(e){
let t=[],n=0;
for(let r of e.matchAll(sentenceEnd)){
let i=r.index+r[0].length;
t.push(e.slice(n,i)),n=i}
return t.push(e.slice(n)),t.filter(e=>e.trim()!==``)}
function proposeQuote(e,t){
let n=contentWords(e);
if(!n.some(e=>!isNegation(e)))return;
let r=n.length>1?wholeAnswer(e,t):void 0;
if(r!==void 0)return r;
let i=sentencesOf(t),a=i.flatMap(({text:e,joins:t},n)=>{
let r=i[n+1];
return t&&r!==void 0?[`${e} ${r.text}`]:[]}),o=best(n,i.map(e=>e.text)),s=o.length>0?o:best(n,a);
return s.length===1?s[0]:void 0}
function wholeAnswer(e,t){
let n=normaliseWhiteSpace(e).replace(/(?<![.。．!?！？])[.。．!?！？]+$/u,``);
if(n.length===0||Array.from(n).length>300)return;
let r=normaliseWhiteSpace(t);
for(let e=r.indexOf(n);e!==-1;e=r.indexOf(n,e+1))if(!(runsOn(r.slice(e-2,e),n)||runsOn(n,r.slice(e+n.length,e+n.length+2))))return n}
function runsOn(e,t){
return/[\p{L}\p{N}\p{M}]$/u.test(e)&&startsInWord(t)}
function startsInWord(e){
return/^[\p{L}\p{N}\p{M}]/u.test(e)&&!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(e)}
function best(e,t){
let n=Math.max(Math.ceil(e.length*.6),Math.min(2,e.length)),r=e.filter(e=>/\p{N}/u.test(e)),i=n,a=new Set;
for(let n of t){
if(Array.from(n).length>300)continue;
let t=vocabulary(n),o=e.filter(e=>holds(t,e)).length;
o<i||!r.every(e=>holds(t,e))||(o>i&&(a=new Set),i=o,a.add(n))}
return[...a]}
function partsOf({document:e,chunk:t,quote:n}){
return{document:unlessBlank(e),chunk:unlessBlank(t),quote:unlessBlank(n)}}
function unlessBlank(e){
return e===void 0||isBlank(e)?void 0:e}
function lookUpEvidence(e,t){
let{source:n}=t,{document:r,chunk:i,quote:a}=partsOf(e);
if(i!==void 0)return lookUpChunk({document:r,chunk:i,quote:a},t);
if(r===void 0||a===void 0)return tooLittle({document:r,quote:a},t);
if(!isListed(r,n))return unlisted(r,t);
let o=t.locate([...t.path,`document`]),s=n.chunksOf(r);
if(s.some(e=>n.textOf(e)===void 0))return{message:`The set does not keep every text of document ${quoted(r)}, so the quote cannot be looked for.`,at:o,fix:`Name the chunk as well: "chunk: …".`};
let c=s.filter(e=>n.holds(e,a)===!0),[l,...u]=c;
return l===void 0?nowhere({document:r,quote:a},t):u.length>0?tie({document:r,quote:a},c,t):withProvenance(l,{quote:a,as:`given`},t)}
function lookUpChunk({document:e,chunk:t,quote:n},r){
let{source:i,locate:a,path:o}=r,s=chunkOf(i,t);
if(s===void 0){
let e=`Chunk ${quoted(t)} is not in corpus revision ${quoted(i.revision.id)}.`,r=`Write the id of a chunk that the revision lists.`,s=n===void 0?writeInstead(t,i.chunks.keys(),r):chunkWith(n,i)??writeInstead(t,i.chunks.keys(),r);
return{message:e,at:a([...o,`chunk`]),fix:s}}
if(e!==void 0&&e!==s.documentId)return{message:`Chunk ${quoted(t)} belongs to document ${quoted(s.documentId)}, not to ${quoted(e)}.`,at:a([...o,`document`]),fix:`Remove "document", or name a chunk of that document.`};
let c=i.textOf(s);
if(n===void 0){
if(c===void 0)return withProvenance(s,{quote:n,as:`unread`},r);
let e=proposeQuote(r.expectedAnswer,c);
return withProvenance(s,{quote:e,as:e===void 0?`none`:`proposed`},r)}
return i.holds(s,n)===!1?{message:`"${start(n)}" does not stand in chunk ${quoted(t)}.`,at:a([...o,`quote`]),fix:quoteAsItStands(n,[s],i)}:withProvenance(s,{quote:n,as:c===void 0?`unchecked`:`given`},r)}
function withProvenance(e,{quote:t,as:n},{source:r,locate:i,path:a}){
let o=provenanceFrom(r,e);
return`unlisted`in o?{message:`Chunk ${quoted(e.id)} belongs to document ${quoted(o.unlisted)}, which corpus revision ${quoted(r.revision.id)} does not list.`,at:i(a),fix:`Take the corpus snapshot again, with all its documents.`}:{provenance:t===void 0?o:{...o,quote:t},quote:n}}
function isListed(e,{documents:t}){
return t.has(e)}
function unlisted(e,{source:t,path:n,locate:r}){
return{message:`Document ${quoted(e)} is not in corpus revision ${quoted(t.revision.id)}.`,at:r([...n,`document`]),fix:writeInstead(e,t.documents.keys(),`Write the id of a document that the revision lists.`)}}
function tooLittle({document:e,quote:t},n){
let r=n.locate(n.path);
return t===void 0?e!==void 0&&!isListed(e,n.source)?unlisted(e,n):{message:`This entry ${e===void 0?`names no evidence`:`names document ${quoted(e)} alone`}.`,at:r,fix:`Write {document: …, quote: …} with words that stand in one of its chunks, or {chunk: …}.`}:{message:`This entry quotes "${start(t)}", but names neither document nor chunk.`,at:r,fix:documentsWith(t,n.source)??`Add the document that holds these words: "document: …".`}}
function nowhere({document:e,quote:t},{source:n,locate:r,path:i}){
return{message:`"${start(t)}" stands in no chunk of document ${quoted(e)}.`,at:r([...i,`quote`]),fix:documentsWith(t,n)??quoteAsItStands(t,n.chunksOf(e),n)}}
function tie({document:e,quote:t},n,{source:r,locate:i,path:a}){
return{message:`"${start(t)}" stands in ${n.length} chunks of document ${quoted(e)}.`,at:i([...a,`quote`]),fix:`Add "chunk: …" with the one that is meant, or quote more words.`,candidates:n.map(e=>({chunkId:e.id,...spot(r.textOf(e)??``,t)}))}}
function chunkWith(e,t){
let[n,...r]=[...t.chunks.values()].filter(n=>t.holds(n,e)===!0);
if(!(n===void 0||r.length>0))return`Write ${quoted(n.id)}, the chunk where these words stand, if that is what is meant.`}
function documentsWith(e,t){
let n=new Set;
for(let r of t.chunks.values())t.holds(r,e)===!0&&n.add(r.documentId);
let[r,...i]=n;
if(!(r===void 0||i.length>0))return`Write "document: ${r}", where these words stand, if that is what is meant.`}
function quoteAsItStands(e,t,n){
let r=new Set(t.flatMap(t=>proposeQuote(e,n.textOf(t)??``)??[])),i=`Quote words as they stand in one chunk; only white space may differ`;
return r.size===0||r.size>2?`${i}.`:`${i}. Nearest: ${[...r].map(e=>`"${e}"`).join(` and `)}`}
function spot(e,t){
let n=normaliseWhiteSpace(e),r=normaliseWhiteSpace(t),i=n.indexOf(r),a=Array.from(n.slice(0,i)),o=Array.from(n.slice(i+r.length));
return{before:(a.length>60?`…`:``)+a.slice(-60).join(``),quote:r,after:o.slice(0,60).join(``)+(o.length>60?`…`:``)}}
function start(e){
return clipped(normaliseWhiteSpace(e),80)}
const noEvidence={entry:void 0,within:void 0,quote:void 0,unknown:void 0};
function waitingEntry(e,t,n){
let{document:r,chunk:i,quote:a}=partsOf(e),o=n.documents.get(r)?.id,s=i===void 0?void 0:chunkOf(n,i)?.documentId;
return{entry:t,within:o??s,quote:a,unknown:s===void 0?i??(o===void 0?r:void 0):void 0}}
function fillEvidence(e,t,{whole:n,source:r}){
let i=refusalsOfShortForm(e,t,{whole:n,source:r}),a=[];
for(let[o,s]of t.entries()){
let t=[`evidence`,o],{expectedAnswer:c}=n,l=lookUpEvidence(s,{source:r,expectedAnswer:c,path:t,locate:e.locate});
`message`in l?i.push({...l,waits:waitingEntry(s,o,r)}):a.push({index:o,found:l})}
let o=mergeByChunk(e,a);
return i.push(...o.refused),i.length>0?{refused:i}:o.evidence}
function refusalsOfShortForm(e,t,{whole:n,source:r}){
let i=[],a=e.locateKey([`evidence`]),o=[`relevantChunkIds`,`provenance`].filter(e=>n[e]!==void 0);
o.length>0&&i.push({message:`The case has the short "evidence" beside ${o.map(e=>`"${e}"`).join(` and `)}.`,at:a,related:o.map(t=>e.locateKey([t])),fix:`Keep one form: name every chunk under "evidence" and remove the rest, or remove "evidence".`}),t.length===0&&i.push({message:`The short "evidence" is an empty list.`,at:a,fix:`Name at least one document with a quote, or one chunk.`,waits:noEvidence});
let{corpusRevision:s}=n;
return s!==void 0&&s!==r.revision.id&&i.push({message:`The case names corpus revision ${quoted(s)}, but evidence is looked up in the current one, ${quoted(r.revision.id)}.`,at:e.locate([`corpusRevision`]),fix:`Remove the line "corpusRevision", so that the current one is written.`}),i}
function mergeByChunk(e,t){
let n=new Map,r=[];
for(let i of t){
let{chunkId:t}=i.found.provenance,a=n.get(t);
a===void 0||!isGiven(a.found)?(a===void 0||isGiven(i.found))&&n.set(t,i):isGiven(i.found)&&!sameQuote(a.found,i.found)&&r.push({message:`Two entries name chunk ${quoted(t)} with different quotes.`,at:e.locate([`evidence`,i.index]),related:[e.locate([`evidence`,a.index])],fix:`Keep one entry, with the words that carry the answer.`})}
return{evidence:[...n.values()].map(({found:e})=>e),refused:r}}
function isGiven({quote:e}){
return e===`given`||e===`unchecked`}
function sameQuote(e,t){
return normaliseWhiteSpace(e.provenance.quote??``)===normaliseWhiteSpace(t.provenance.quote??``)}
function refusalsOfLongForm(e,t,n){
if(t.kind===`abstention`)return[];
let{relevantChunkIds:r=[],provenance:i=[]}=t;
if(r.length===0&&i.length===0)return[{message:`The case has no evidence.`,at:e.locate([]),fix:`Add a line such as: evidence: [{document: …, quote: …}]`,waits:noEvidence}];
let a=new Set(i.map(({chunkId:e})=>e)),o=r.flatMap((t,n)=>a.has(t)?[]:[{message:`Chunk ${quoted(t)} has no provenance.`,at:e.locate([`relevantChunkIds`,n]),fix:`Name the chunks under "evidence" instead, as {chunk: …}, and fill looks the rest up.`}]),s=t.corpusRevision===void 0?notCurrent(e,t,n):[];
return[...o,...s]}
function notCurrent(e,{provenance:t=[]},{chunks:n,revision:r}){
return t.flatMap(({chunkId:t,contentHash:i},a)=>{
let o=n.get(t);
if(o?.hash===i)return[];
let s=o===void 0?`is not in`:`has another text in`;
return[{message:`Chunk ${quoted(t)} ${s} the current corpus revision ${quoted(r.id)}.`,at:e.locate([`provenance`,a]),fix:`Write the revision that the case was judged under: "corpusRevision: …".`}]})}
function casesToFill({cases:e}){
return e.filter(e=>isPending(e)&&(e.whole===void 0||isUnfinished(e.whole)))}
function planFill(e,t,n){
let r=[],i=[],a=[];
for(let o of t){
let{whole:t}=o;
if(t===void 0)i.push(...e.defects.filter(({at:e})=>e.file===o.path));else if(!isPending(o))i.push(...shortFormOfDecided(o,t));else if(isUnfinished(t)){
let e=fillCase(o,t,n);
`refused`in e?i.push(...e.refused):e.added.includes(`origin`)&&n.author===void 0?a.push(o.path):r.push(e)}}
let o=new Set([...r.map(({path:e})=>e),...i.map(({at:e})=>e.file),...a]);
return{filled:r,refused:i,withoutAuthor:a,complete:t.length-o.size}}
function isPending(e){
return stageOf(e)===`pending`}
function isUnfinished(e){
return shortEvidence(e)!==void 0||missingFields(e).length>0||lacksEvidence(e)}
function lacksEvidence(e){
let{relevantChunkIds:t=[],provenance:n=[]}=e,r=t.length+n.length>0;
return e.kind!==`abstention`&&!r&&shortEvidence(e)===void 0}
function shortEvidence(e){
return`evidence`in e?e.evidence:void 0}
function missingFields(e){
return[`corpusRevision`,`origin`,`review`].filter(t=>e[t]===void 0)}
function shortFormOfDecided(e,t){
return shortEvidence(t)===void 0?[]:[{message:`The case is ${stageOf(e)??`in no known status`}, and a decided case is never touched.`,at:e.locateKey([`evidence`]),fix:`Set its status to pending if its evidence is to be looked up and reviewed again.`}]}
function fillCase(e,t,{source:n,author:r=``,textOf:i}){
let a=shortEvidence(t),o=a===void 0?[]:fillEvidence(e,a,{whole:t,source:n});
if(`refused`in o)return o;
let s=a===void 0?refusalsOfLongForm(e,t,n):[];
if(s.length>0)return{refused:s};
let c=missingFields(t),l={corpusRevision:n.revision.id,origin:{kind:`human`,author:r},review:{status:`pending`}},u=a===void 0?[]:evidenceEdits(o);
for(let e of c)u.push({set:e,to:l[e],after:placeBefore[e]});
let d=i(e.path),f=editFields(e.path,d,u);
return`refused`in f?{refused:[f.refused]}:{path:e.path,before:d,after:f.text,evidence:o,added:c}}
const placeBefore={corpusRevision:`provenance`,origin:`corpusRevision`,review:`origin`};
function evidenceEdits(e){
let t=e.map(e=>e.provenance);
return[{set:`relevantChunkIds`,to:t.map(({chunkId:e})=>e),after:`evidence`},{set:`provenance`,to:t,after:`relevantChunkIds`},{remove:`evidence`}]}
function queryFor(e,{within:t,quote:n=``,unknown:r=``}){
let{query:i=``,expectedAnswer:a=``}=e.case;
return{texts:[i,a,n,r],within:t}}
function proposeEvidence(e,{cases:t,source:n,most:r}){
let i=new Map(t.map(e=>[e.path,e])),a=e.flatMap(e=>{
let t=i.get(e.at.file),{waits:n,candidates:r}=e;
return t===void 0||n===void 0||r!==void 0?[]:[{refusal:e,answer:t.case.expectedAnswer??``,query:queryFor(t,n)}]}),o=new Map,s=new Set,c=a.map(({query:e})=>e),l=a.length===0?()=>[]:evidenceSearch(n,c);
for(let{refusal:e,answer:t,query:i}of a){
let a=proposals(l,i,{source:n,most:r,answer:t}),c=JSON.stringify([e.at.file,a.map(({chunk:e})=>e.id)]);
s.has(c)||o.set(e,{query:i,found:a}),s.add(c)}
return o}
function proposals(e,t,{source:n,most:r,answer:i}){
return e(t,r).map(e=>proposalOf(e,{source:n,query:t,answer:i}))}
function proposalsOfTie(e,{source:t,query:n,answer:r}){
return(e.candidates??[]).flatMap(({chunkId:e})=>{
let i=chunkOf(t,e);
return i===void 0?[]:[proposalOf(i,{source:t,query:n,answer:r})]})}
function proposalOf(e,{source:t,query:n,answer:r}){
let i=t.textOf(e);
return{chunk:e,document:t.documents.get(e.documentId),text:i,quote:i===void 0?void 0:proposeQuote(r,i),nearest:i===void 0?void 0:nearestPassage(n,i)}}
function nearestPassage({texts:e},t){
let n=contentWords(e.join(`
`)),r=-1,i;
for(let{passage:e,below:a}of passagesOf(t)){
let t=vocabulary(`${a}\n${e}`),o=n.filter(e=>holds(t,e)).length;
o<=r||(r=o,i=e)}
return i}
function passagesOf(e){
let t=sentencesOf(e),n=t.flatMap(({isHeading:e},n)=>{
let r=t[n-1],i=r?.isHeading===!0?r.text:``;
return e?[]:[{passage:passageFrom(t,n),below:i}]}),r=t.map(e=>({passage:e.text,below:``}));
return n.length>0?n:r}
function passageFrom(e,t){
let n=e[t]?.text??``,r=e[t];
for(let i of e.slice(t+1,t+6)){
if(r?.joins!==!0||n.length+i.text.length>200)break;
n+=` ${i.text}`,r=i}
return n}
export{actionsApp,attributeLines,casesToFill,chunkOf,editableFields,evidenceSource,expertsByFile,expertsOf,isReviewStatus,isWorkflow,largestOwnersFile,laterTool,ownedPaths,ownersFiles,placeFor,planFill,planOwners,planSet,proposals,proposalsOfTie,proposeEvidence,proposeQuote,provenanceFrom,queryFor,readCondition,requiredStatuses,reviewStatus,selectionBy,setFiles,unreadFiles,verdictsOn,versionIn,whyNotEditable};
