import{Command,Option}from"./commander.js";
import{canonicalize}from"./canonicalize.js";
import{Composer,Lexer,LineCounter,Parser,Schema,isAlias,isMap as isMap$2,isNode,isScalar,isSeq,tokenType}from"./yaml.js";
import{caseShape,chunkShape,currentShape,documentShape,familiesShape,policyShape,revisionShape,textShape}from"./validators.js";
import{require_fastest_levenshtein}from"./fastest-levenshtein.js";
import{isDeepStrictEqual,styleText}from"node:util";
import{deserialize,serialize}from"node:v8";
import{createHash,randomBytes}from"node:crypto";
import{closeSync,constants,existsSync,fstatSync,lstatSync,mkdirSync,openSync,readFileSync,readSync,readdirSync,realpathSync,renameSync,rmSync,statSync,writeSync}from"node:fs";
import{fileURLToPath}from"node:url";
import{access,readFile as readFile$1,readdir,realpath,rm,stat}from"node:fs/promises";
import{dirname,isAbsolute,join,relative,resolve,sep}from"node:path";
import{isUtf8}from"node:buffer";
const plain$4=e=>e,plainStyle={strong:plain$4,faint:plain$4,red:plain$4,yellow:plain$4,green:plain$4,blue:plain$4},colourStyle={strong:e=>styleText(`bold`,e,{validateStream:!1}),faint:e=>styleText(`dim`,e,{validateStream:!1}),red:e=>styleText(`red`,e,{validateStream:!1}),yellow:e=>styleText(`yellow`,e,{validateStream:!1}),green:e=>styleText(`green`,e,{validateStream:!1}),blue:e=>styleText(`blue`,e,{validateStream:!1})};
function styleFor(e,t){
let n=(t.NO_COLOR??``)!==``||t.TERM===`dumb`;
return e.isTTY===!0&&!n?colourStyle:plainStyle}
function paintOf(e,t){
switch(e){
case`error`:
return t.red;
case`warning`:
return t.yellow;
case`notice`:
return t.blue}}
function levelled(e,t){
return paintOf(e,t)(e)}
function terminalFor(e,t){
if(e.isTTY!==!0||t.TERM===`dumb`)return;
let{columns:n=0}=e;
return{columns:n>0?n:80}}
var UsageError=class extends Error{
constructor(e,t){
super(e,t),this.name=`UsageError`}};
function processIo(){
return{cwd:process.cwd(),out:e=>process.stdout.write(e),err:e=>process.stderr.write(e),style:styleFor(process.stdout,process.env),get input(){
return process.stdin},environment:process.env,terminal:terminalFor(process.stdout,process.env),errorTerminal:terminalFor(process.stderr,process.env),now:()=>Number(process.hrtime.bigint()/1000n)/1e3,clock:()=>new Date}}
var package_default={version:`0.1.0`},RepositoryError=class extends Error{
code;
constructor(e,t,n){
super(t,n),this.name=`RepositoryError`,this.code=e}};
function openRepository(e){
return{gitdir:e,cache:{}}}
var ChangedMeanwhileError=class extends Error{
paths;
constructor(e){
super(`${e.map(e=>`"${e}"`).join(`, `)} changed while the command ran.`),this.name=`ChangedMeanwhileError`,this.paths=e}};
function visibleText(e){
return e.replace(/\\+|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,(t,n)=>t.startsWith(`\\`)?escapeStart.test(e.slice(n+t.length,n+t.length+2))?t.repeat(2):t:escapeOf(t))}
function escapeOf(e){
return e===`
`?`\\n`:e===`	`?`\\t`:`\\u{${(e.codePointAt(0)??0).toString(16)}}`}
const escapeStart=/^(?:[nt]|u\{|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}])/u;
function terminalText(e){
return withoutCommands(visibleText(e)).replace(/##$/,`#${escapeOf(`#`)}`)}
function withoutCommands(e){
return e.replace(/^(\s*):(?=:)/,(e,t)=>`${t}${escapeOf(`:`)}`).replace(/(^#|##)\[/g,(e,t)=>`${t}${escapeOf(`[`)}`)}
function caseLine(e){
let{value:t,digest:n,isWhole:r,defects:i,ambiguousScalars:a}=e;
return r&&i.length===0&&a.length===0&&survivesJson(t)?JSON.stringify({digest:n,value:t}):cloneMark+serialize(e).toString(`base64`)}
function caseOfLine(e){
if(e.startsWith(cloneMark))return deserialize(Buffer.from(e.slice(cloneMark.length),`base64`));
let{digest:t,value:n}=JSON.parse(e);
return{value:n,draft:n,isWhole:!0,digest:t,defects:[],ambiguousScalars:[]}}
const cloneMark=`=`;
function survivesJson(e){
if(typeof e!=`object`||!e)return!Object.is(e,-0);
for(let t in e)if(!survivesJson(Reflect.get(e,t)))return!1;
return!0}
function isMap$1(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function fieldOf(e,t){
return isMap$1(e)&&Object.hasOwn(e,t)?e[t]:void 0}
function sha256(e){
return`sha256:${createHash(`sha256`).update(e).digest(`hex`)}`}
function chunkText(e){
return e.replaceAll(`\r
`,`
`)}
function contentHash(e){
return sha256(chunkText(e))}
const outsideTheDigest=[`review`,`refresh`,`notes`,`tags`,`split`,`retired`];
function caseDigest(e){
if(!isMap$1(e))return;
let t={...e};
for(let e of outsideTheDigest)delete t[e];
let{sentinel:n}=t;
if(isMap$1(n)){
let{reviews:e,...r}=n;
t.sentinel=r}
return canonicalDigest(t)}
function unresolvedDigest(e){
if(!isMap$1(e))return;
let{sentinel:t}=e;
if(!isMap$1(t))return caseDigest(e);
let{resolution:n,...r}=t;
return caseDigest({...e,sentinel:r})}
function revisionDigest(e){
return isMap$1(e)?canonicalDigest(e):void 0}
function canonicalJson(e){
let t=canonicalize(e);
if(t===void 0)throw TypeError(`The value has no canonical JSON form.`);
return t}
function canonicalDigest(e){
try{
return sha256(canonicalJson(e))}catch{
return}}
const dateFields=new Set([`askedAt`,`at`,`createdAt`,`cutoff`,`decidedAt`,`declaredAt`,`frozenAt`,`reviewedAt`,`until`]),numberOfYaml11=/^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
function isNumberInYaml11(e){
return numberOfYaml11.test(e)}
function plainNumber(e){
return Object.is(e,-0)?`-0`:String(e).replace(/^(-?\d+)e/,`$1.0e`)}
const telling=/^[-+.0-9=<yYnNtTfFoO]/;
function ambiguousScalars(e,t){
let n=[],r=[],add=(e,i)=>{
let a=ambiguity(e,t);
a!==void 0&&n.push({...a,isName:i,path:[...r]})},visit=(e,t)=>{
r.push(t),lookAt(e),r.pop()},lookAt=e=>{
if(isScalar(e))add(e,!1);else if(isSeq(e))e.items.forEach(visit);else if(isMap$2(e))for(let{key:t,value:n}of e.items){
let e=isScalar(t)?String(t.value):``;
r.push(e),isScalar(t)&&add(t,!0),r.pop(),visit(n,e)}};
return lookAt(e),n}
function unexplained(e,t){
if(e.length===0)return[];
let n=new Set(t.filter(({error:e})=>e.keyword!==`required`).map(({path:e})=>JSON.stringify(e)));
return e.filter(({path:e,isName:t,seen:r})=>!t&&r===aDate&&dateFields.has(String(e.at(-1)))?!1:![...e.keys(),e.length].some(t=>n.has(JSON.stringify(e.slice(0,t)))))}
function ambiguity({type:e,source:t=``,range:n,value:r},{text:i,at:a}){
if(e!==`PLAIN`||n==null||!telling.test(t)||typeof r!=`string`&&typeof r!=`number`||typeof r==`number`&&!Number.isFinite(r))return;
let o=seenInYaml11(t,r);
if(o===`the same`)return;
let[s,c]=n,l=typeof r==`number`?plainNumber(r):JSON.stringify(r);
return{at:a(s),offset:s,spelling:i.slice(s,c),value:r,written:l,seen:o}}
const aDate=`a date`;
function seenInYaml11(e,t){
if(e===`=`||e===`<<`)return;
let n=valueInYaml11(e);
return typeof t==`number`&&!isNumberInYaml11(e)?`text`:Object.is(n,t)?`the same`:typeof n==`boolean`?`a yes-or-no value`:typeof n==`number`?Number.isNaN(n)?`the same`:`the number ${n}`:n instanceof Date?aDate:`text`}
const tagsOfYaml11=new Schema({schema:`yaml-1.1`}).tags.filter(e=>e.default===!0&&`test`in e&&e.test!==void 0);
function valueInYaml11(e){
let t=tagsOfYaml11.find(({test:t})=>t?.test(e)===!0)?.resolve(e,()=>{},{})??e;
return isScalar(t)?t.value:t}
function quoted(e){
return`"${clipped(e,120)}"`}
function clipped(e,t){
if(e.length<=t)return e;
let n=Array.from(e.slice(0,t*2));
return n.length<=t&&e.length<=t*2?e:`${n.slice(0,t-1).join(``)}…`}
function listed$1(e,t=`and`){
let n=e.slice(0,-1).join(`, `),r=e.at(-1)??``;
return n===``?r:`${n} ${t} ${r}`}
function counted(e,t){
return`${e} ${t}${e===1?``:`s`}`}
function shortened$1(e){
return clipped(e,80)}
function subject$1(e,t){
let n=e.at(-1);
return n===void 0?t:typeof n==`number`?`Entry ${n+1} of "${e.at(-2)}"`:`"${n}"`}
function container(e){
let t=e.at(-1);
return typeof t==`number`?`this entry of "${e.at(-2)}"`:`"${t}"`}
function dueName(e){
return{string:`text`,array:`a list`,object:`a map of fields`,boolean:`true or false`,number:`a number`,integer:`a whole number`}[e]??`another value`}
function kindName(e,t){
if(e==null)return`nothing`;
if(Array.isArray(e))return`a list`;
switch(typeof e){
case`number`:
return`the ${Number.isFinite(e)?`number`:`value`} ${t??e}`;
case`boolean`:
return`the yes-or-no value ${t??e}`;
case`string`:
return e===``?`empty text`:`the text "${shortened$1(e)}"`;
default:
return`a map of fields`}}
function valueName(e,t){
return typeof e==`string`?`"${shortened$1(e)}"`:kindName(e,t)}
function choices(e){
return listed$1(e.map(e=>`"${e}"`),`or`)}
function codePoint(e){
return`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}
function cutTexts(e,t,n){
return!t.includes(` #`)&&!t.includes(`	#`)?[]:[...textsOf$1(e)].flatMap(({path:e,value:t})=>{
let r=n.remarkBehind(e);
return r===void 0?[]:[{rule:`case/cut-text`,message:`The text ends at "${shortened$1(endOf(t))}": behind a space, "${shortened$1(r)}" is a remark that nobody reads.`,at:n.locate(e),fix:`Put the whole text in quotes if that belongs to it, or move the remark to a line of its own.`}]})}
function*textsOf$1(e){
let{query:t,expectedAnswer:n,acceptedAnswers:r=[],provenance:i=[],evidence:a=[]}=e,o=[[[`query`],t],[[`expectedAnswer`],n],...listed(`acceptedAnswers`,r,e=>[`statement`,e.statement]),...listed(`provenance`,i,e=>[`quote`,e.quote]),...listed(`evidence`,a,e=>[`quote`,e.quote]),...listed(`conversation`,e.conversation??[],e=>[`content`,e.content])];
for(let[e,t]of o)t!==void 0&&(yield{path:e,value:t})}
function listed(e,t,n){
return t.flatMap((t,r)=>{
if(t===void 0)return[];
let[i,a]=n(t);
return[[[e,r,i],a]]})}
function endOf(e){
return e.length<=40?e:`…${e.slice(-39)}`}
const whiteSpace=`\\t\\n\\v\\f\\r \\u001c-\\u001f\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000`,untidy=RegExp(`[${whiteSpace.replace(` `,``)}]|  |^ | $`),runs=RegExp(`[${whiteSpace}]+`,`g`),ends=RegExp(`^[${whiteSpace}]+|[${whiteSpace}]+$`,`g`),padding=RegExp(`^[${whiteSpace}]|[${whiteSpace}]$`),unseen$1=`\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800\\u{1d159}`,unseenSigns=RegExp(`[${unseen$1}]`,`gu`),visible=RegExp(`[^${whiteSpace}${unseen$1}]`,`u`);
function normaliseWhiteSpace(e){
return untidy.test(e)?e.replace(runs,` `).replace(ends,``):e}
function trimWhiteSpace(e){
return e.replace(ends,``)}
function isBlank(e){
let t=e.charCodeAt(0);
return!(t>32&&t<127)&&!visible.test(e)}
function withoutInvisible(e){
return e.replace(unseenSigns,``)}
function isPadded(e){
return padding.test(e)}
const control$1=/[^\P{Cc}\t\n\r\u0085]/u,everywhere=[[control$1,`is a control character`],[/[\u202a-\u202e\u2066-\u2069]/,`shows what follows in another order`]],invisible=/[\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u3164\uffa0]|\u034f|\u{e0001}/u,strayJoiner=/(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u,strayTag=/(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007f}]/u,ofCorpus=new Set([`provenance`,`evidence`,`relevantChunkIds`,`distractorChunkIds`]);
function unfitCharacter(e){
for(let[t,n]of everywhere){
let r=t.exec(e)?.[0];
if(r!==void 0)return{name:codePoint(r),does:n}}}
function hiddenCharacter(e){
let t=hiddenIn(e,[]);
return t===void 0?void 0:{name:codePoint(t.character),does:t.does}}
function controlledFields(e){
let t=new Map;
for(let{path:n,text:r}of textsIn$1(e,[])){
let[e=``]=n,i=ofCorpus.has(String(e))?void 0:control$1.exec(r)?.[0];
i!==void 0&&t.set(String(e),codePoint(i))}
return t}
function hiddenCharacters(e,t,n){
return/[\\\u007f-\uffff]/.test(t)?[...textsIn$1(e,[])].flatMap(({path:e,text:t})=>{
let r=isBlank(t)?void 0:hiddenIn(t,e);
if(r===void 0)return[];
let{character:i,does:a}=r;
return[{rule:`case/hidden-characters`,message:`The text holds ${codePoint(i)}, which ${a}: a person reads another text than a program.`,at:n.locate(e),fix:`Delete it, or type the text again; between double quotes it may be written as an escape such as \\u202E.`}]}):[]}
function hiddenIn(e,t){
let n=[...everywhere,...ofCorpus.has(String(t[0]))||t.at(-2)===`chunkIds`?[]:[invisible,strayJoiner,strayTag].map(e=>[e,`shows nothing`])];
for(let[t,r]of n){
let n=t.exec(e)?.[0];
if(n!==void 0)return{character:n,does:r}}}
function*textsIn$1(e,t){
if(typeof e==`string`)yield{path:t,text:e};else if(typeof e==`object`&&e)for(let[n,r]of Object.entries(e))yield*textsIn$1(r,[...t,Array.isArray(e)?Number(n):n])}
const limits={case:262144,revision:262144,current:4096,families:16777216,policy:262144,manifest:67108864,observations:67108864,lines:0x40000000},longestLine=8388608,mostKeys=2e3,familiesKeys=9e4;
function ambiguous(e,t,n){
return{...ambiguousText(t,n),at:e}}
function ambiguousText(e,t){
return{rule:`file/ambiguous-yaml`,message:e,fix:t}}
function keyText(e){
if(!isScalar(e))return;
let{value:t}=e;
return typeof t==`string`?t:typeof t==`number`||typeof t==`boolean`?String(t):``}
function keyDefects(e,t){
let n=[],r=new Map,placeOf=e=>t(isNode(e)?e.range?.[0]??0:0);
for(let{key:t}of e){
let e=keyText(t),i=e!==void 0&&r.has(e);
isPlainName(t)?i&&n.push(duplicate(t.value,placeOf(t),placeOf(r.get(t.value)))):n.push(...oddKey(t,placeOf(t))),e!==void 0&&!i&&r.set(e,t)}
return n}
function isPlainName(e){
return isScalar(e)&&typeof e.value==`string`&&e.value!==`<<`}
function oddKey(e,t){
if(isAlias(e))return[];
if(!isScalar(e))return[ambiguous(t,`A list or a map stands where a field has its name.`,`Write a name.`)];
let{value:n,source:r=``}=e;
return n===null?[ambiguous(t,`A field has no name here.`,`Write a name before it.`)]:n===`<<`?[ambiguous(t,`"<<" is a plain name to one reader and copies fields for another.`,`Write the fields out.`)]:[ambiguous(t,`The name "${r}" is ${typeof n==`boolean`?`a yes-or-no value`:`a number`} to some readers, and text to others.`,`Put it in quotes: "${r}".`)]}
function duplicate(e,t,n){
return{rule:`file/duplicate-key`,message:`"${e}" stands twice among these fields, and a reader may take either value.`,at:t,related:[n],fix:`Keep one of the two.`}}
function startOfScan(e){
return{limits:e,levels:[],keys:0,entries:0,offset:0,indent:0,atLineStart:!0,onKeyLine:!1,node:void 0,nodeDepth:0,inBlockScalar:!1,over:void 0}}
function isFlow(e){
return e?.kind===`flow-map`||e?.kind===`flow-list`}
function mapHere(e,t){
leaveLevels(e);
let n=e.levels.at(-1),r=n!==void 0&&isHere(e,`map`)&&!e.onKeyLine?n:open(e,`map`,t);
return e.onKeyLine=!0,r}
function leaveLevels(e){
let{indent:t}=e;
closeLevels(e,e=>e.indent>t||e.kind===`list`&&e.indent===t)}
function closeLevels({levels:e},t){
for(let n=e.at(-1);n!==void 0&&t(n);n=e.at(-1))e.pop()}
function isHere({levels:e,indent:t},n){
let r=e.at(-1);
return r?.kind===n&&r.indent===t}
function open(e,t,n){
let r={kind:t,indent:e.indent,begun:!1};
return e.levels.push(r),e.levels.length>e.limits.depth&&tell(e,`depth`,n),r}
function countKey(e,t){
e.keys++,e.keys>e.limits.keys&&tell(e,`keys`,t)}
function countEntry(e,t){
e.entries++,e.entries>e.limits.entries&&tell(e,`entries`,t)}
function tell(e,t,n){
e.over??={limit:t,offset:n}}
function firstOver(e,t){
let n=startOfScan(t),r=!1;
for(let t of new Lexer().lex(e)){
let e=r?`scalar`:tokenType(t),i=e!==null&&markers.has(e)&&!r;
if(r?endScalar(n):e!==null&&take(n,e,t),r=i&&e===`scalar`,i||(n.offset+=t.length),n.over!==void 0)return n.over}}
const markers=new Set([`doc-mode`,`flow-error-end`,`scalar`]);
function take(e,t,n){
switch(t){
case`newline`:
startLine(e);
return;
case`space`:
e.atLineStart&&n.startsWith(` `)&&(e.indent+=n.length);
return;
case`doc-mode`:
case`scalar`:
return;
case`doc-start`:
case`doc-end`:
e.levels.length=0,e.node=void 0;
break;
case`flow-error-end`:
for(;isFlow(e.levels.at(-1));)e.levels.pop();
return;
case`comment`:
case`directive-line`:
case`byte-order-mark`:
break;
default:
if(isFlow(e.levels.at(-1))?takeInFlow(e,t):takeInBlock(e,t),isIndicator(t)&&e.atLineStart&&(e.indent+=n.length),isIndicator(t))return}
e.atLineStart=!1}
function isIndicator(e){
return e===`seq-item-ind`||e===`explicit-key-ind`||e===`map-value-ind`}
function startLine(e){
e.atLineStart=!0,e.indent=0,isFlow(e.levels.at(-1))||(e.onKeyLine=!1,e.node=void 0)}
function endScalar(e){
e.inBlockScalar?(e.inBlockScalar=!1,startLine(e)):take(e,`single-quoted-scalar`,``)}
function takeInFlow(e,t){
let n=e.levels.at(-1);
if(n!==void 0)switch(t){
case`comma`:
countEntry(e,e.offset),n.begun=!1;
return;
case`flow-map-end`:
case`flow-seq-end`:
e.levels.pop();
return;
case`seq-item-ind`:
return;
case`explicit-key-ind`:
case`map-value-ind`:
beginEntry(e,n);
return;
default:
n.kind===`flow-map`&&beginEntry(e,n),(t===`flow-map-start`||t===`flow-seq-start`)&&openFlow(e,t)}}
function beginEntry(e,t){
t.begun||countKey(e,e.offset),t.begun=!0}
function openFlow(e,t){
open(e,t===`flow-map-start`?`flow-map`:`flow-list`,e.offset);
let n=e.levels.filter(e=>!isFlow(e)).length;
e.nodeDepth=Math.max(e.nodeDepth,e.levels.length-n)}
function takeInBlock(e,t){
switch(t){
case`seq-item-ind`:
countEntry(e,e.offset),closeLevels(e,t=>t.indent>e.indent),isHere(e,`list`)||open(e,`list`,e.offset),e.node=void 0;
return;
case`explicit-key-ind`:
{
let t=mapHere(e,e.offset);
t.begun=!0,countKey(e,e.offset),e.node=void 0;
return}
case`map-value-ind`:
takeColon(e);
return;
case`block-scalar-header`:
startNode(e),e.inBlockScalar=!0;
return;
case`flow-map-start`:
case`flow-seq-start`:
startNode(e),openFlow(e,t);
return;
case`flow-map-end`:
case`flow-seq-end`:
case`comma`:
return;
default:
startNode(e)}}
function startNode(e){
e.node===void 0&&(leaveLevels(e),e.node=e.offset,e.nodeDepth=0)}
function takeColon(e){
let{node:t,offset:n}=e;
leaveLevels(e);
let r=e.levels.length,i=mapHere(e,t??n),a=t===void 0&&i.begun;
i.begun=!1,a||countKey(e,t??n),t!==void 0&&e.levels.length>r&&e.levels.length+e.nodeDepth>e.limits.depth&&tell(e,`depth`,t),e.node=void 0}
function overLimit(e,t){
return cannotExceed(e,t)?void 0:firstOver(e,t)}
function cannotExceed(e,{depth:t,keys:n,entries:r}){
let[i,a]=[count(e,`{`),count(e,`,`)],o=2*(widestLead(e)+1)+i+count(e,`[`),s=count(e,`:`)+count(e,`?`)+i+a;
return o<=t&&s<=n&&a+count(e,`-`)<=r}
function count(e,t){
let n=0;
for(let r=e.indexOf(t);r!==-1;r=e.indexOf(t,r+1))n++;
return n}
function widestLead(e){
let t=0;
for(let n=0,r=0;r!==-1;n=r+1){
r=e.indexOf(`
`,n);
let i=n;
for(;leading.has(e.charCodeAt(i));)i++;
t=Math.max(t,i-n)}
return t}
const leading=new Set([` `,`-`,`:`,`?`].map(e=>e.charCodeAt(0))),readerOptions={version:`1.2`,schema:`core`,merge:!1,uniqueKeys:!1,prettyErrors:!1,logLevel:`silent`};
function placedText(e,t){
let n,at=r=>{
n??=linesOf$1(t);
let{line:i,col:a}=n.linePos(r);
return{file:e,line:Math.max(i,1),column:Math.max(a,1)}};
return{text:t,at}}
function linesOf$1(e){
let t=new LineCounter;
t.addNewLine(0);
for(let n=e.indexOf(`
`);n!==-1;n=e.indexOf(`
`,n+1))t.addNewLine(n+1);
return t}
function tokensOf({text:e,at:t}){
let n=new Parser,r=[];
for(let t of new Lexer().lex(e)){
for(let e of n.next(t))r.push(e);
if(n.stack.length>66)return}
return r.push(...n.end()),{text:e,at:t,tokens:r}}
function*tokensBelow(e){
for(let t of e)yield t,yield*tokensBelow(childrenOf$1(t))}
function childrenOf$1(e){
return e.type===`document`?[...e.start,...e.value?[e.value]:[]]:`items`in e?e.items.flatMap(({start:e,key:t,sep:n,value:r})=>[...e,...t?[t]:[],...n??[],...r?[r]:[]]):[]}
const control=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/;
function textDefects({text:e,at:t}){
let n=[],r=control.exec(e);
r!==null&&n.push({rule:`file/not-yaml`,message:`The control character ${codePoint(r[0])} stands here, and YAML allows none.`,at:t(r.index),fix:`Remove it.`});
let i=/\r(?!\n)/.exec(e);
return i!==null&&n.push(ambiguous(t(i.index),`A carriage return without a line feed stands here: one reader ends the line, another reads on.`,`Save the file with the line ends of Unix or Windows.`)),n}
function limitDefect({text:e,at:t},n){
let r={depth:64,keys:n,entries:n*5},i=overLimit(e,r);
if(i!==void 0)return i.limit===`depth`?tooDeep(t(i.offset)):{rule:`file/too-large`,message:`This is ${i.limit===`keys`?`field`:`entry`} ${grouped(r[i.limit]+1)} of the file, and a file of its kind may have ${grouped(r[i.limit])}, so it was not read.`,at:t(i.offset),fix:`Take out what does not belong in the file.`}}
function grouped(e){
return String(e).replace(/\B(?=(?:\d{3})+$)/g,`,`)}
function tooDeep(e){
return{rule:`file/too-large`,message:`Lists and maps lie more than 64 deep in each other here, so the file was not read.`,at:e,fix:`Take the extra levels out.`}}
function repetitionDefects(e){
let{text:t,tokens:n}=e;
if(!t.includes(`*`)||!t.includes(`&`))return[];
let r=new Set;
for(let e of tokensBelow(n))(e.type===`anchor`||e.type===`alias`)&&r.add(e.source);
return[...r].some(e=>e.startsWith(`*`)&&r.has(`&${e.slice(1)}`))?placed$2([...directives(e),...marks$2(e)],e):[]}
function strictnessDefects(e,t){
let[n,r]=e,i=[...directives(t),...marks$2(t)];
r!==void 0&&i.push({offset:r.range[0],...ambiguousText(`A second YAML document starts here, and a reader may take either.`,`Keep one document a file, without "---" or "..." between its lines.`)});
let a=placed$2(i,t);
for(let{items:e}of mapsIn(n?.contents))a.push(...keyDefects(e,t.at));
return a.toSorted((e,t)=>e.at.line-t.at.line||e.at.column-t.at.column)}
function mapsIn(e,t=[]){
if(isSeq(e))for(let n of e.items)mapsIn(n,t);else if(isMap$2(e)){
t.push(e);
for(let{key:n,value:r}of e.items)mapsIn(n,t),mapsIn(r,t)}
return t}
function placed$2(e,{at:t}){
return e.map(({offset:e,...n})=>({...n,at:t(e)}))}
function directives({tokens:e}){
return e.flatMap(e=>{
if(e.type!==`directive`||/^%YAML +1\.2\s*$/.test(e.source))return[];
let t=`"${shortened$1(e.source.trim())}" asks for another way of reading than YAML 1.2, and not every reader follows it.`;
return[{offset:e.offset,...ambiguousText(t,`Remove the line.`)}]})}
function marks$2({text:e,tokens:t}){
if(!/[&*!]/.test(e))return[];
let n=new Map;
for(let e of tokensBelow(t)){
if(!isMark(e))continue;
let t=n.get(e.source);
t===void 0?n.set(e.source,{token:e,count:1}):t.count++}
return[...n.values()].map(({token:e,count:t})=>{
let{offset:r,type:i,source:a}=e;
return i===`alias`&&!n.has(`&${a.slice(1)}`)?{offset:r,...starredText}:{offset:r,...markText(e,t===1?``:` (${t} times)`)}})}
const starredText={rule:`file/not-yaml`,message:`A text that starts with "*" needs quotes around it.`,fix:`Put the whole text in quotes.`};
function isMark(e){
return e.type===`anchor`||e.type===`alias`||e.type===`tag`}
function markText({type:e,source:t},n){
return e===`alias`?ambiguousText(`"${shortened$1(t)}" repeats a value from elsewhere in the file${n}.`,`Write the value out, or put the text in quotes if it starts with a star.`):e===`anchor`?ambiguousText(`"${shortened$1(t)}" names a value so that others can repeat it${n}.`,`Remove it, or put the text in quotes if it starts with an ampersand.`):ambiguousText(`"${shortened$1(t)}" tells a reader how to take the value, and not every reader listens${n}.`,`Remove it and write the plain value, in quotes if it is text.`)}
function yamlSentence(e,t){
let n=slipOfTyping(t);
if(n!==void 0)return n;
switch(e.code){
case`BLOCK_AS_IMPLICIT_KEY`:
return secondColon(t);
case`BAD_SCALAR_START`:
case`BAD_ALIAS`:
return badStart(t.after);
case`TAB_AS_INDENT`:
return{message:`A tab indents this line, and YAML knows spaces only.`,fix:`Indent it with spaces.`};
case`MULTILINE_IMPLICIT_KEY`:
return noField(t);
case`MISSING_CHAR`:
return missing$1(e.message,t);
case`BAD_INDENT`:
return badIndent(e.message,t);
case`UNEXPECTED_TOKEN`:
return unexpected(e.message,t);
case`BAD_DQ_ESCAPE`:
return badEscape(e.message);
case`KEY_OVER_1024_CHARS`:
return{message:`The name of this field is longer than 1,024 characters.`,fix:`Give the field one of the names that a case has.`};
default:
return misfit}}
function slipOfTyping({before:e,after:t}){
let n=e+t,r=n.trimStart();
if(/^[\u00a0\u2007\u202f]/.test(r)||/^[ ]*[\u00a0\u2007\u202f]/.test(n))return{message:`No-break spaces indent this line, and YAML takes them for text.`,fix:`Indent it with plain spaces.`};
if(/^[\u2012-\u2015] /.test(r))return{message:`A long dash "${r.charAt(0)}" starts this line, and YAML takes it for text.`,fix:`Write "-" and a space for an entry of a list.`};
if(/^-[[{"'\w][^]*: /.test(r))return{message:`No space stands behind the dash.`,fix:`Put a space there.`}}
const misfit={message:`This does not fit what stands above it.`,fix:`Check the quotes, the brackets and the indentation of this line and of the one above it.`};
function secondColon({after:e}){
return/:(?:\s|$)/.test(e)?{message:`A second colon with a space stands in this line, so the line reads as two fields.`,fix:inQuotes(e)}:{message:`The next line is indented further than this field, so it reads as more of "${shortened$1(e)}".`,fix:`Align it with this line.`}}
function badStart(e){
return{message:`A text that starts with "${e.charAt(0)}" needs quotes around it.`,fix:inQuotes(e)}}
function inQuotes(e){
let t=e.slice(0,200).replace(/\s+#.*$/,``);
return t===``||t.length>80||/^["'[{?|>]/.test(t)?`Put the whole text in quotes.`:`Put the text in quotes: ${/["\\]/.test(t)?`'${t.replaceAll(`'`,`''`)}'`:`"${t}"`}.`}
function noField({before:e,after:t}){
let n=/^[\w-]+:(?=\S)/.exec(t.trimStart());
return n!==null&&e.trim()===``?{message:`No space stands behind the colon of "${n[0]}".`,fix:`Put a space there.`}:{message:`This line is no field: a field is a name, a colon, a space and a value.`,fix:`Write the colon and the space, or indent the line if it belongs to the text above it.`}}
function missing$1(e,t){
return e.startsWith(`Missing closing`)?{message:`The quote that opens here is never closed.`,fix:`Close it at the end of the text, or take it away.`}:e.startsWith(`Flow`)?unclosed(t):e.startsWith(`Comments`)?{message:`A "#" stands right behind the value.`,fix:`Put a space before it if a remark starts there, or the whole text in quotes.`}:noField(t)}
function unclosed({after:e}){
let t=/[ \t]#.*[\]}]/.exec(e)?.[0];
if(t!==void 0)return{message:`Behind a space "#" starts a remark, so "${shortened$1(t.trim())}" is no part of what opens here.`,fix:`Put the text with the number sign in quotes.`};
let n=e.startsWith(`{`)?`{`:`[`;
return{message:`The "${n}" that opens here is never closed.`,fix:`Close it with "${n===`{`?`}`:`]`}", or put the text in quotes if the bracket belongs to it.`}}
function badIndent(e,t){
return e.startsWith(`Flow`)?/^[[{]/.test(t.after)?unclosed(t):{message:`This line belongs to a list or a map in brackets, but it stands as far left as its field.`,fix:`Indent it by two more spaces.`}:{message:`This line is indented like no line above it.`,fix:`Align it with the fields it belongs to, or with the text above if it belongs to that.`}}
function unexpected(e,{before:t,after:n}){
return e.includes(`block-seq-ind`)?{message:`A list cannot start on the line of its field.`,fix:`Put the text in quotes if the dash belongs to it, or start the list on the next line.`}:e.startsWith(`Block scalar header`)||e.startsWith(`Not a YAML token`)?{message:`Text follows "|" or ">" on the same line.`,fix:`Put the text in quotes, or start it on the next line.`}:/^Unexpected flow-(?:seq|map)-end/.test(e)?{message:`"${n.charAt(0)}" closes nothing here.`,fix:`Remove it, or put the text in quotes.`}:e===`Unexpected scalar at node end`?afterValue(t,n):misfit}
function afterValue(e,t){
let n=e.replace(/^\s*(?:- +)*(?:[\w-]+: +)?/,``);
switch(n.charAt(0)){
case`*`:
case`&`:
case`!`:
return badStart(n+t);
case`'`:
return{message:`The text goes on behind its closing quote.`,fix:`Write '' for an apostrophe inside single quotes, or use double quotes.`};
case`"`:
return{message:`The text goes on behind its closing quote.`,fix:String.raw`Write \" for a quote inside double quotes, or use single quotes.`};
case`[`:
case`{`:
return{message:`The line goes on behind its closing bracket.`,fix:`Remove the rest, or put the whole text in quotes if the bracket belongs to it.`};
default:
return misfit}}
function badEscape(e){
return{message:`"${e.slice(e.indexOf(`\\`)).replace(/"$/,``)}" means nothing inside double quotes.`,fix:`Double the backslash, or use single quotes.`}}
const tab=`TAB_AS_INDENT`,harmless=new Set([`BLOCK_AS_IMPLICIT_KEY`,`BAD_SCALAR_START`,tab]);
function syntaxDefects(e,t){
if(e.length===0)return[];
let n=conflictMarks(t);
if(n!==void 0)return[n];
let r=[];
for(let n of causes(e)){
let e=openingOf(n,t)??n.pos[0],i=t.at(e);
if(r.at(-1)?.at.line===i.line)continue;
let a=lineAround(t.text,e);
if(r.push({rule:`file/not-yaml`,...yamlSentence(n,a),at:i}),!harmless.has(n.code))break}
return r}
function causes(e){
let t=e.toSorted((e,t)=>e.pos[0]-t.pos[0]),n=t.findIndex(({code:e})=>e===tab);
return t.filter(({code:e},t)=>e===tab||n===-1||t<n)}
function conflictMarks({text:e,at:t}){
let n=/^<{7}(?: .*)?\r?$/m.exec(e);
if(n!==null&&/^>{7}(?: |\r?$)/m.test(e))return{rule:`file/not-yaml`,message:`Git left the marks of a merge conflict here: two versions stand in the file.`,at:t(n.index),fix:`Keep the lines that are right and remove the lines of "<", "=" and ">".`}}
function openingOf(e,{tokens:t}){
if(e.code!==`MISSING_CHAR`&&e.code!==`BAD_INDENT`)return;
let n=e.message.startsWith(`Missing closing`);
if(n||e.message.startsWith(`Flow`)){
for(let r of tokensBelow(t))if(n?endsAt(r,e.pos[0]):isUnclosed(r))return r.offset}}
function endsAt(e,t){
return(e.type===`double-quoted-scalar`||e.type===`single-quoted-scalar`)&&e.offset+e.source.length===t}
function isUnclosed(e){
return e.type===`flow-collection`&&!e.end.some(({type:e})=>e===`flow-seq-end`||e===`flow-map-end`)}
function lineAround(e,t){
let n=e.lastIndexOf(`
`,t-1)+1,r=e.indexOf(`
`,t),i=r===-1?e.length:r;
return{before:e.slice(n,t),after:e.slice(t,i).trimEnd()}}
function parseLocated(e,t,{keys:n=mostKeys}={}){
let r=placedText(e,t),{value:i,defects:a,scalars:o,composable:s}=read(r,n),root=()=>s?rootOf(r):void 0;
return{file:e,value:i,defects:a,ambiguousScalars:o,...placesBelow(root,r),spelling:e=>{
let t=nodeAt(root(),e);
return isScalar(t)?t.source:void 0},remarkBehind:e=>{
let n=nodeAt(root(),e);
if(isScalar(n)&&n.type===`PLAIN`&&isParsed(n))return/^[ \t]+(#.*)/.exec(t.slice(n.range[1],n.range[1]+remarkReach))?.[1]}}}
function placesIn$3(e,t){
let n=placedText(e,t);
return placesBelow(()=>rootOf(n),n)}
function placesBelow(e,{at:t}){
return{locate:n=>t(offsetOf(e(),n)),locateKey:n=>t(keyOffsetOf(e(),n)??offsetOf(e(),n))}}
const remarkReach=200;
let lastTree;
function keepTree(e,t){
lastTree={source:e,root:t}}
function rootOf(e){
return lastTree?.source!==e&&keepTree(e,parsedAgain(e)),lastTree?.root}
function parsedAgain(e){
let t=tokensOf(e);
return t&&composed(t)[0]?.contents}
function read(e,t){
let n=earlyDefects(e,t);
if(`defects`in n)return{...unread$1,composable:!1,...n};
let r=composed(n),[i]=r;
keepTree(e,i?.contents);
let a=syntaxDefects(r.flatMap(e=>e.errors),n),o=a.length>0?a:strictnessDefects(r,n);
if(o.length>0)return{...unread$1,composable:!0,defects:o};
let s=ambiguousScalars(i?.contents,n);
return{value:i?.toJS()??null,defects:o,scalars:s,composable:!0}}
const unread$1={value:void 0,scalars:[]};
function earlyDefects(e,t){
let n=textDefects(e);
if(n.length>0)return{defects:n};
let r=limitDefect(e,t);
if(r!==void 0)return{defects:[r]};
let i=tokensOf(e);
if(i===void 0)return{defects:[tooDeep(e.at(0))]};
let a=repetitionDefects(i);
return a.length>0?{defects:a}:i}
function composed({tokens:e}){
return[...new Composer(readerOptions).compose(e)]}
function offsetOf(e,t){
for(let n=t.length;n>=0;n--){
let r=startOf$1(nodeAt(e,t.slice(0,n)));
if(r!==void 0)return r}
return 0}
function keyOffsetOf(e,t){
let n=nodeAt(e,t.slice(0,-1));
if(isMap$2(n))return startOf$1(pairOf(n,t.at(-1))?.key)}
function nodeAt(e,t){
let n=e;
for(let e of t)n=isMap$2(n)?pairOf(n,e)?.value:isSeq(n)&&typeof e==`number`?n.items[e]:void 0;
return n}
const pairsByName=new WeakMap;
function pairOf(e,t){
let n=pairsByName.get(e);
if(n===void 0){
let t=e.items.toReversed();
n=new Map(t.map(e=>[keyText(e.key)??``,e])),pairsByName.set(e,n)}
return typeof t==`string`?n.get(t):void 0}
function startOf$1(e){
return isParsed(e)?e.range[0]:void 0}
function isParsed(e){
return isNode(e)&&e.range!=null}
function patternSentence(e,t){
let n=e.propertyName??e.data,r=e.propertyName===void 0?`${subject$1(t,`The value`)} is ${valueName(n)} here`:`${valueName(n)} is no id`;
switch(e.keyword){
case`format`:
return formatSentence(r,e.params.format,String(e.data));
case`pattern`:
return patternOf(e,r,String(n))}}
function formatSentence(e,t,n){
let r=/^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[-+]\d\d:?\d\d))?$/,i=t===`date`;
return r.test(n)&&/[Tt :]/.test(n)!==i?{message:`${e}; no calendar or clock shows that.`,fix:i?`Write a real day.`:`Write a real day and time.`}:i?{message:`${e}; a day has a year, a month and a day.`,fix:`Write it like 2026-09-01.`}:{message:`${e}; a moment has a day, a time and an offset.`,fix:`Write it like 2026-09-01T09:00:00Z.`}}
function patternOf(e,t,n){
switch(e.schemaPath.split(`/`).at(-2)){
case`caseId`:
case`familyId`:
case`id`:
case`propertyNames`:
return idSentence(t,n);
case`idPrefix`:
return{message:`${t}; a prefix is the start of an id: lower-case letters and digits, with single dots, dashes or underscores between them.`,fix:`Write it like refund-policy.`};
case`commit`:
return{message:`${t}; a commit id is 40 or 64 digits of 0-9 and a-f.`,fix:`Copy the whole commit id.`};
case`items`:
return{message:`${t}; an account's name has no @ in front and no space around it.`,fix:`Write the name of the account as it is, such as jordan.`};
default:
return{message:`${t}; a hash is "sha256:" and 64 digits of 0-9 and a-f, all in lower case.`,fix:`Copy the whole hash from where it was made.`}}}
function idSentence(e,t){
return t.endsWith(`.lock`)?{message:`${e}; Git keeps names that end in ".lock" for itself.`,fix:rename}:/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(t)?{message:`${e}; Windows keeps that name for a device.`,fix:rename}:{message:`${e}; an id is lower-case letters and digits, with single dots, dashes or underscores between them.`,fix:`Write it like ${likeId(t)??`refund-policy-001`}.`}}
function likeId(e){
if(e.length>60)return;
let t=e.toLowerCase().replaceAll(/[^a-z0-9]+/g,`-`).replace(/^-/,``).replace(/-$/,``);
return t===``?void 0:t}
const rename=`Choose another name.`;
var import_fastest_levenshtein=require_fastest_levenshtein();
const elsewhere={question:`query`,input:`query`,answer:`expectedAnswer`,groundtruth:`expectedAnswer`,referenceanswer:`expectedAnswer`,chunkids:`relevantChunkIds`,chunks:`relevantChunkIds`,doc:`document`,source:`document`,text:`quote`,context:`evidence`,contexts:`evidence`,current:`revision`,pagecontent:`text`};
function unknownField(e,t,n){
let r=e.params.additionalProperty,i=t.slice(0,-1),a=Object.keys(fieldOf(e.parentSchema,`properties`)??{}).filter(t=>fieldOf(e.data,t)===void 0),o=elsewhere[plain$3(r)],s=o!==void 0&&a.includes(o)?o:slip(r,a),c=`"${shortened$1(r)}" is not a field of ${i.length===0?rootName(n,e):container(i)}.`;
if(isCutByComma(r,e.data))return{message:c,fix:`Put the whole text before it in quotes: between braces a comma ends a value.`};
let l=i.length===0&&rootName(n,e)!==`this file`?`, or say it under "notes"`:``;
return{message:c,fix:s===void 0?`Remove it${l}.`:`Write "${s}" if that is what it means, or remove it.`}}
function isCutByComma(e,t){
return e.includes(` `)&&fieldOf(t,e)===null}
function slip(e,t){
if(t.length===0||e.length>60)return;
let n=t.find(t=>letters(t)===letters(e));
if(n!==void 0)return n;
let r=(0,import_fastest_levenshtein.closest)(e,t);
return(0,import_fastest_levenshtein.distance)(plain$3(e),plain$3(r))<=Math.floor(r.length/3)?r:void 0}
function letters(e){
return Array.from(plain$3(e)).toSorted().join(``)}
function plain$3(e){
return e.toLowerCase().replaceAll(/[ _-]/g,``)}
const kindsOfCase=new Set([`answerable`,`inconclusive`,`abstention`]);
function rootName(e,{parentSchema:t}){
let n=fieldOf(e,`kind`);
return fieldOf(t,`title`)===void 0&&kindsOfCase.has(n)?`an ${String(n)} case`:`this file`}
function schemaSentence(e,t){
let{error:n,path:r}=e,i=subject$1(r,t.whole),a=t.spelling(r),o=n.data===null?`has no value here`:`is ${valueName(n.data,a)} here`;
switch(n.keyword){
case`required`:
return missing(n,r);
case`additionalProperties`:
return unknownField(n,r,t.value);
case`type`:
return wrongType(n,e,t);
case`enum`:
return notInList(`${i} ${o}`,n.data,n.params.allowedValues.map(String));
case`const`:
return notInList(`${i} ${o}`,n.data,[String(n.params.allowedValue)]);
case`pattern`:
case`format`:
return patternSentence(n,r);
case`minLength`:
return{message:`${i} is empty here.`,fix:`Write the value, or remove the field.`};
case`maxLength`:
return{message:`${n.propertyName===void 0?i:valueName(n.propertyName)} is longer than ${n.params.limit} characters.`,fix:`Shorten it.`};
case`minimum`:
case`maximum`:
{
let e=`${n.params.limit} or ${n.keyword===`minimum`?`more`:`less`}`;
return{message:`${i} ${o}; it can only be ${e}.`,fix:`Write a number that is ${e}.`}}
case`unwritable`:
return unwritable(i,n.data,a);
default:
return{message:`${i} does not fit here.`,fix:`Compare it with the documentation.`}}}
function missing(e,t){
let n=e.params.missingProperty,r=t.length===0?``:` from ${container(t)}`;
if(n===`kind`&&t.length===0)return{message:`"kind" is missing.`,fix:`Add a line "kind: answerable", or inconclusive, or abstention: the kind is never guessed.`};
let i=listOf(fieldOf(fieldOf(fieldOf(e.parentSchema,`properties`),n),`enum`)),a=i.length===0?``:`, with ${choices(i)} behind the colon`;
return{message:`"${n}" is missing${r}.`,fix:`Add a line "${n}: …"${a}.`}}
function wrongType(e,{path:t},n){
let r=subject$1(t,n.whole),i=n.spelling(t),a=dueName(e.params.type),o=e.data,s=listOf(fieldOf(e.parentSchema,`required`));
return t.length===0?wrongWhole(n.whole,o,s[0]??firstField(e)):o===null?{message:`${r} has no value.`,fix:`Write the value, or remove the line.`}:a.endsWith(`number`)&&typeof o==`number`&&!Number.isFinite(o)?unwritable(r,o,i):{message:`${r} is ${kindName(o,i)} here, but ${a} is due.`,fix:exampleOf(e)??typeFix(a,o,{spelling:i,required:s})}}
function typeFix(e,t,{spelling:n,required:r}){
return e===`text`?textFix(t,n):e===`a list`?listFix(t):e===`a map of fields`?`Write its fields below it, indented by two spaces${r.length===0?``:`: ${listed$1(r.map(e=>`"${e}"`))}`}.`:typeof t==`string`&&/^[-+.\d]+$|^(?:true|false)$/.test(t)?`Write it without quotes.`:`Write ${e}.`}
function firstField({parentSchema:e}){
let t=fieldOf(e,`properties`);
return isMap$1(t)?Object.keys(t)[0]:void 0}
function wrongWhole(e,t,n){
let r=Array.isArray(t);
return{message:`${e} holds ${typeof t==`string`?`text`:kindName(t)}, but fields are due: each a name, a colon and a value.`,fix:r?`Write its fields without a dash before them, one record a file.`:`Write each field on a line of its own, such as "${n??`name`}: …".`}}
function exampleOf({parentSchema:e}){
let t=fieldOf(e,`examples`);
if(Array.isArray(t)&&t.length!==0)return`Write it like ${listed$1(t.map(inBraces),`or`)}.`}
function inBraces(e){
return Array.isArray(e)?`[${e.map(inBraces).join(`, `)}]`:isMap$1(e)?`{ ${Object.entries(e).map(([e,t])=>`${e}: ${inBraces(t)}`).join(`, `)} }`:/^[\w -]+$/.test(String(e))?String(e):JSON.stringify(e)}
function listFix(e){
return typeof e==`string`&&e.length<=60&&!/["\\\n]/.test(e)?`Write it as a list: ["${e}"].`:`Write each entry on a line of its own, behind a dash and a space.`}
function textFix(e,t){
if(typeof e==`number`||typeof e==`boolean`)return`Put it in quotes: "${t??e}".`;
let[n,...r]=typeof e==`object`&&e?Object.entries(e):[],[i,a]=n??[``,void 0];
return(typeof a==`string`||typeof a==`number`)&&r.length===0&&!Array.isArray(e)?`Put it in quotes if the colon belongs to the text: "${shortened$1(`${i}: ${a}`)}".`:`Write one text, in quotes if it holds brackets, braces or a colon.`}
function notInList(e,t,n){
let r=typeof t==`string`?slip(t,n):void 0;
return{message:`${e}; it can only be ${choices(n)}.`,fix:r===void 0?`Choose one of these.`:`Write "${r}" if that is what it means.`}}
function unwritable(e,t,n){
if(typeof t==`string`)return{message:`${e} holds half of a character, which no file can keep.`,fix:`Remove the escape, or write the whole character.`};
let r=n??String(t);
return Number.isFinite(t)?{message:`${e} is ${r} here, and many readers keep fewer digits than that.`,fix:`Put it in quotes if it is text: "${r}".`}:{message:`${e} is ${r} here, which is no number that can be compared.`,fix:`Write a number, or put it in quotes if it is text: "${r}".`}}
function listOf(e){
return Array.isArray(e)?e.map(String):[]}
function unwritableValues(e){
return holdsUnwritable(e)?unwritableBelow(e,[]):[]}
function holdsUnwritable(e){
if(typeof e==`string`||typeof e==`number`)return!isWritable(e);
if(typeof e!=`object`||!e)return!1;
if(Array.isArray(e))return e.some(holdsUnwritable);
for(let[t,n]of Object.entries(e))if(!isWritable(t)||holdsUnwritable(n))return!0;
return!1}
function*unwritableBelow(e,t){
if(typeof e==`string`||typeof e==`number`)isWritable(e)||(yield{error:{keyword:`unwritable`,data:e},path:t,isKey:!1});else if(Array.isArray(e))for(let[n,r]of e.entries())yield*unwritableBelow(r,[...t,n]);else if(typeof e==`object`&&e)for(let[n,r]of Object.entries(e)){
let e=[...t,n];
isWritable(n)||(yield{error:{keyword:`unwritable`,data:n},path:e,isKey:!0}),yield*unwritableBelow(r,e)}}
function isWritable(e){
return typeof e==`string`?e.isWellFormed():Number.isFinite(e)?!Number.isInteger(e)||Number.isSafeInteger(e)||Math.abs(e)>=1e21:!1}
const echoes=new Set([`oneOf`,`discriminator`,`propertyNames`]);
function shapeOf(e,t){
if(!e(t))return{value:void 0,errors:told$4(e,t)};
let[n,...r]=unwritableValues(t);
return n===void 0?{value:t,errors:[]}:{value:void 0,errors:[n,...r]}}
function shapeErrors(e,t){
return e(t),told$4(e,t)}
function told$4({errors:e},t){
let n=e??[],r=[],i=new Set;
for(let e of n){
if(echoes.has(e.keyword))continue;
let n=shapedBy(e,t),a=JSON.stringify([n.path,e.keyword,e.params]);
i.has(a)||r.push(n),i.add(a)}
let a=new Set(r.map(({path:e})=>JSON.stringify(e)));
for(let e of unwritableValues(t))a.has(JSON.stringify(e.path))||r.push(e);
return r}
function shapedBy(e,t){
let n=pathOf(e.instancePath,t);
if(e.keyword===`additionalProperties`)return{error:e,path:[...n,e.params.additionalProperty],isKey:!0};
let r=e.propertyName;
return r===void 0?{error:e,path:n,isKey:!1}:{error:e,path:[...n,r],isKey:!0}}
function shapeDefects(e,t){
let n={value:t.value,whole:`The file`,spelling:t.spelling};
return e.map(e=>({rule:`file/off-schema`,...schemaSentence(e,n),at:e.isKey?t.locateKey(e.path):t.locate(e.path)})).toSorted((e,t)=>e.at.line-t.at.line||e.at.column-t.at.column)}
function withoutDefects(e,t){
let n={whole:!1,below:new Map};
for(let{error:e,path:r}of t)e.keyword!==`required`&&(removalAt(n,r).whole=!0);
return remaining(e,n)}
function removalAt(e,t){
let n=e;
for(let e of t){
let t=n.below.get(e)??{whole:!1,below:new Map};
n.below.set(e,t),n=t}
return n}
function remaining(e,t){
if(t===void 0)return e;
if(t.whole)return;
let{below:n}=t;
if(n.size===0)return e;
if(Array.isArray(e))return e.map((e,t)=>remaining(e,n.get(t)));
if(typeof e!=`object`||!e)return e;
let r=Object.entries(e).flatMap(([e,t])=>{
let r=n.get(e);
return r?.whole===!0?[]:[[e,remaining(t,r)]]});
return Object.fromEntries(r)}
function pathOf(e,t){
let n=[],r=t;
for(let t of e.split(`/`).slice(1)){
let e=t.replaceAll(`~1`,`/`).replaceAll(`~0`,`~`),i=Array.isArray(r)?Number(e):e;
n.push(i),r=typeof r==`object`&&r?Reflect.get(r,i):void 0}
return n}
function unreadCase(e){
return{...nothing$2,defects:e}}
const nothing$2={value:void 0,draft:void 0,isWhole:!1,digest:void 0,ambiguousScalars:[]};
function plainCase(e,t){
let n=parseLocated(e,t);
if(n.defects.length>0)return unreadCase(n.defects);
let{value:r}=n,{errors:i}=shapeOfCase(r),a=shapeDefects(i,n),o=unexplained(n.ambiguousScalars,i);
if(!isMap$1(r))return{...nothing$2,value:r,defects:a,ambiguousScalars:o};
let s=withoutDefects(r,i);
return{value:r,draft:s,isWhole:i.length===0,digest:isJudged(s)?caseDigest(r):void 0,defects:[...a,...cutTexts(s,t,n),...hiddenCharacters(s,t,n)],ambiguousScalars:o}}
function isJudged({review:e,sentinel:t}){
return e?.digest!==void 0||t!==void 0}
function shapeOfCase(e){
let t=shapeOf(caseShape,e);
if(!isMap$1(e)||!t.errors.some(isAboutKind))return t;
let n=`because`in e?`abstention`:`answerable`,r=shapeErrors(caseShape,{...e,kind:n});
return{errors:[...t.errors.filter(isAboutKind),...r]}}
function isAboutKind({error:e,path:t}){
return t.length===1&&t[0]===`kind`||t.length===0&&e.keyword===`required`&&e.params.missingProperty===`kind`}
function byUtf8(e,t){
let n=Math.min(e.length,t.length);
for(let r=0;r<n;r++){
let n=e.charCodeAt(r),i=t.charCodeAt(r);
if(n!==i)return aboveSurrogates(n)-aboveSurrogates(i)}
return e.length-t.length}
function aboveSurrogates(e){
return e<55296?e:e<57344?e+8192:e-2048}
function disjointSets(){
let e=new Int32Array(1024),t=0,leaderOf=t=>{
let n=t;
for(;;){
let t=e[n]??n;
if(t===n)return n;
let r=e[t]??t;
e[n]=r,n=r}};
return{add:()=>{
if(t===e.length){
let n=new Int32Array(t*2);
n.set(e),e=n}
return e[t]=t,t++},join:(t,n)=>{
let[r,i]=[leaderOf(t),leaderOf(n)];
r<i?e[i]=r:i<r&&(e[r]=i)},leaderOf}}
function joining(){
let e=new Map,t=disjointSets(),numberOf=n=>{
let r=e.get(n);
return r===void 0&&(r=t.add(),e.set(n,r)),r};
return{add:numberOf,join:e=>{
let n=-1;
for(let r of e){
let e=numberOf(r);
n===-1?n=e:t.join(n,e)}
return n},leaderOf:t.leaderOf,components:()=>{
let n=new Map;
for(let r of[...e.keys()].toSorted(byUtf8)){
let e=t.leaderOf(numberOf(r)),i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return[...n.values()]}}}
function componentsOf(e,t=[]){
let{add:n,join:r,components:i}=joining();
for(let e of t)n(e);
for(let t of e)r(t);
return i()}
function shortestPath({holders:e,links:t,from:n,to:r}){
let i=new Map(e.map(e=>[e.key,e])),a=linksByHolder(t),o=new Set(r),s=new Map(n.map(e=>[e,void 0])),c=new Set,l=[...n];
for(let e of l){
if(o.has(e))return wayTo(e,s);
for(let t of a.get(e.key)??[]){
if(c.has(t))continue;
c.add(t);
let n=t.holders.flatMap(e=>i.get(e)??[]);
for(let r of n.filter(e=>!s.has(e)))s.set(r,{from:e,through:t,to:r}),l.push(r)}}}
function linksByHolder(e){
let t=new Map;
for(let n of e)for(let e of n.holders){
let r=t.get(e);
r===void 0?t.set(e,[n]):r.push(n)}
return t}
function wayTo(e,t){
let n=[];
for(let r=t.get(e);r!==void 0;r=t.get(r.from))n.push(r);
let[r,...i]=n.toReversed();
return r&&[r,...i]}
function leastCut(e){
let t=e.links.filter(({by:e})=>e===`relation`),n=shortestPath({...e,links:t});
if(n!==void 0)return{kind:`relations`,path:n};
let r=networkOf(e),i={onward:new Map,back:new Map};
for(let t=0;t<=10;t++){
let{reached:t,end:n}=walk(r,i);
if(n===void 0)return{kind:`cases`,files:boundary(e,r,t)};
send(i,t,n)}
return{kind:`many`,moreThan:10}}
function networkOf({holders:e,links:t,from:n,to:r}){
let i=new Map(e.map(({key:e},t)=>[e,t])),numberOf=e=>i.get(e)??-1,wayIn=t=>e.length+2*t,a=new Map(t.map((e,t)=>[e,t])),o=linksByHolder(t),linkAt=t=>t-e.length>>1,isWayIn=t=>t>=e.length&&(t-e.length)%2==0;
return{from:n.map(({key:e})=>numberOf(e)),to:new Set(r.map(({key:e})=>numberOf(e))),next:n=>{
if(isWayIn(n))return[n+1];
let r=e[n];
return r===void 0?(t[linkAt(n)]?.holders??[]).map(numberOf):(o.get(r.key)??[]).map(e=>wayIn(a.get(e)??-1))},isNarrow:e=>isWayIn(e)&&t[linkAt(e)]?.by===`case`,wayIn}}
function walk(e,t){
let n=new Map;
for(let t of e.from)n.set(t,void 0);
let r=[...e.from];
for(let i of r){
if(e.to.has(i))return{reached:n,end:i};
let a=e.isNarrow(i)&&t.onward.has(i)?[]:e.next(i);
for(let e of[...a,...t.back.get(i)?.keys()??[]])n.has(e)||(n.set(e,i),r.push(e))}
return{reached:n,end:void 0}}
function send(e,t,n){
let r=n;
for(let i=t.get(n);i!==void 0;i=t.get(i))(e.back.get(i)?.get(r)??0)>0?change(e,[r,i],-1):change(e,[i,r],1),r=i}
function change(e,[t,n],r){
for(let[i,a,o]of[[e.onward,t,n],[e.back,n,t]]){
let e=i.get(a)??new Map,t=(e.get(o)??0)+r;
t===0?e.delete(o):e.set(o,t),e.size===0?i.delete(a):i.set(a,e)}}
function boundary({links:e},{wayIn:t},n){
return e.flatMap((e,r)=>{
let i=n.has(t(r))&&!n.has(t(r)+1);
return e.by===`case`&&i?[e.file]:[]})}
const splits$1=[`dev`,`regression`,`validation`,`test`];
function areApart(e,t){
return sideOf(e)!==sideOf(t)}
function sideOf(e){
return e===`dev`||e===`regression`?`development`:e}
const sides$1=[`development`,`validation`,`test`];
function isKnownMore(e,t){
return sides$1.indexOf(sideOf(e))<sides$1.indexOf(sideOf(t))}
function componentsIn({holders:e,links:t}){
return componentsOf(t.map(e=>e.holders),e.keys())}
function splitsOf(e,{holders:t}){
let n=new Set(e.map(e=>t.get(e)?.split));
return splits$1.filter(e=>n.has(e))}
function isSplitApart(e){
return e.some(t=>e.some(e=>areApart(t,e)))}
function*conflictsIn(e){
let t=componentsIn(e).filter(t=>isSplitApart(splitsOf(t,e)));
if(t.length===0)return;
let n=new Map(t.flatMap(e=>e.map(t=>[t,e]))),r=new Map(t.map(e=>[e,[]]));
for(let t of e.links){
let e=n.get(t.holders[0]??``);
e!==void 0&&r.get(e)?.push(t)}
for(let[t,n]of r){
let r=t.flatMap(t=>e.holders.get(t)??[]);
for(let e of pairsOfSides(r)){
let[i=[],a=[]]=e.map(e=>r.filter(t=>isOn(e,t))),o={holders:r,links:n,from:i,to:a},s=shortestPath(o);
s!==void 0&&(yield{component:t,sides:e,path:s,cut:leastCut(o)})}}}
function isOn(e,{split:t}){
return t!==void 0&&sideOf(t)===e}
function*pairsOfSides(e){
let t=[`development`,`validation`,`test`].filter(t=>e.some(e=>isOn(t,e)));
for(let[e,n]of t.entries())for(let r of t.slice(e+1))yield[n,r]}
function provenanceOf(e){
let t=[],n=0;
for(let r of e.case.provenance??[])r!==void 0&&t.push({index:n,entry:r}),n++;
return t}
function relevantChunksOf(e){
let t=[],n=0;
for(let r of e.case.relevantChunkIds??[])r!==void 0&&!isBlank(r)&&t.push({index:n,chunkId:r}),n++;
return t}
function statusOf(e){
let{review:t}=e.case;
return t===void 0?e.has([`review`])?void 0:`pending`:t.status}
function stageOf(e){
return e.has([`retired`])?`retired`:statusOf(e)}
function takesPart(e){
let t=stageOf(e);
return t!==`rejected`&&t!==`retired`}
function isUndecided(e){
return e.has([`refresh`])&&!e.has([`refresh`,`outcome`])}
function waitsForFill(e){
return e.has([`evidence`])&&e.case.evidence?.length!==0}
function readsWhole(e){
return e?.every(e=>e!==void 0)===!0}
function knowsAll(e){
return readsWhole(e)&&!e.some(isBlank)}
function familiesById(e){
let t=Object.entries(e.families?.families??{});
return new Map(t.map(([e,t])=>[e,t??{}]))}
function once(e){
let t;
return()=>(t??={made:e()},t.made)}
function oncePerPair(e){
let t=new WeakMap;
return(n,r)=>{
let i=t.get(n)??new WeakMap;
t.set(n,i);
let a=i.get(r)??{made:e(n,r)};
return i.set(r,a),a.made}}
function documentsAsRecorded({record:e,documents:t}){
return asRecorded(t,e?.documents)}
function chunksAsRecorded({record:e,chunks:t}){
return asRecorded(t,e?.chunks)}
function isAltered(e){
let{documents:t,chunks:n}=e;
return t!==void 0&&documentsAsRecorded(e)===void 0||n!==void 0&&chunksAsRecorded(e)===void 0}
function asRecorded(e,t){
return t===void 0||t.sha256===e?.sha256?e?.records:void 0}
const fit=/^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
function isFitId(e){
return e.length<=100&&fit.test(e)}
function idInName(e){
return e.slice(e.lastIndexOf(`/`)+1).replace(/\.ya?ml$/i,``)}
function foldId(e,t=e){
let n=hex(t),r=asciiWords(e,100-n.length-1);
return known$8(r===``?`case-${n}`:`${r}-${n}`)}
function questionId(e,t,n){
let r=normaliseWhiteSpace(t);
return foldId(asciiWords(r,40),[e,r,n].join(`
`))}
function asciiWords(e,t){
let n=e.normalize(`NFKD`).replaceAll(/\p{M}+/gu,``).toLowerCase(),r=``;
for(let[e]of n.matchAll(/[a-z0-9]+/g)){
let n=r===``?e:`${r}-${e}`;
if(n.length>t)return r===``?e.slice(0,t):r;
r=n}
return r}
function hex(e){
return sha256(/\p{Cs}/u.test(e)?JSON.stringify(e):e).slice(7,15)}
function known$8(e){
if(!isFitId(e))throw Error(`"${e}" was made as an id and is none.`);
return e}
const casesFolder=`cases`,revisionsFolder=`corpus-revisions`,currentFile=`${revisionsFolder}/current.yaml`,textsFolder=`${revisionsFolder}/texts`,familiesFile=`families.yaml`,policyFile=`.github/touchstone.yaml`,shardDigits=`0123456789abcdef`.split(``);
function tableFiles(e){
return[`${e}.jsonl`,...shardDigits.map(t=>`${e}-${t}.jsonl`)]}
function textFilesOf(e){
return tableFiles(`${textsFolder}/${e.charAt(7)}`)}
function isInCases(e){
return e.startsWith(`${casesFolder}/`)}
function isRecorded$1(e){
return e.startsWith(`corpus-revisions/`)&&e!==`corpus-revisions/current.yaml`}
function isYamlName(e){
return/\.ya?ml$/i.test(e)}
function isOfTheSet({rule:e}){
return e!==`file/passed-over`}
function revisionOf(e,t){
let{corpusRevision:n}=t.case;
return n===void 0?void 0:e.revisions.get(n)}
function knownIds({cases:e,defects:t}){
let n=new Set(e.map(({path:e})=>e)),r=t.map(({at:e})=>e.file).filter(e=>!n.has(e)),i=e.map(e=>e.case.id??idInName(e.path));
return new Set([...i,...r.map(idInName)])}
function unreadCases({cases:e,defects:t}){
let n=new Set(e.map(({path:e})=>e)),r=t.filter(e=>isOfTheSet(e)&&isInCases(e.at.file)).map(({at:e})=>e.file);
return[...new Set(r)].filter(e=>!n.has(e))}
function lacksText({texts:e},t){
return[...provenanceOf(t)].some(({entry:{contentHash:t}})=>t!==void 0&&!e.has(t))}
function lacksCurrentRevision(e){
if(currentRevision(e)!==void 0)return!1;
let{current:t,revisions:n,defects:r}=e;
return r.some(e=>isOfTheSet(e)&&`${e.at.file}/`.startsWith(`corpus-revisions/`))||t!==void 0||n.size>0}
function currentRevision(e){
let t=e.current?.revision;
return t===void 0?void 0:e.revisions.get(t)}
function documentsOf$2(e,t){
let n=new Map,r=readableLists.every(e=>!t.has([e])||readsWhole(t.case[e]));
for(let{documentId:i,path:a}of entriesOf$1(e,t))i===void 0||isBlank(i)?r=!1:n.has(i)||n.set(i,a);
return{documents:[...n].map(([e,t])=>({documentId:e,path:t})),whole:r}}
const readableLists=[`provenance`,`evidence`,`distractorChunkIds`];
function*entriesOf$1(e,t){
let{provenance:n=[],evidence:r=[],distractorChunkIds:i=[]}=t.case,a=documentsByChunk(e,t);
for(let[e,t]of n.entries())yield{documentId:t?.documentId,path:[`provenance`,e,`documentId`]};
for(let[e,t]of r.entries()){
let n=t?.document!==void 0;
yield{documentId:n?t.document:a(t?.chunk),path:[`evidence`,e,n?`document`:`chunk`]}}
for(let[e,t]of i.entries())yield{documentId:a(t),path:[`distractorChunkIds`,e]}}
function documentsByChunk(e,t){
let n=revisionOf(e,t),r=n&&chunksAsRecorded(n);
return e=>e===void 0?void 0:r?.get(e)?.documentId}
function caseFamilies(e){
let t=parents$1(e),n=new Map;
return r=>{
let i=new Set,a=r;
for(;a!==void 0&&!n.has(a)&&!i.has(a);)i.add(a),a=t(a);
let o=a!==void 0&&i.has(a)?ofCircle(e,i,a):void 0;
for(let r of[...i].toReversed()){
let i=t(r),a=(i&&n.get(i))??o;
n.set(r,familiesOf$3(e,r,{parent:i,inherited:a}))}
return n.get(r)??familiesOf$3(e,r,alone$1)}}
function ofCircle(e,t,n){
let r=[...t];
return{belongings:r.slice(r.indexOf(n)).map(t=>familiesOf$3(e,t,alone$1)).flatMap(({belongings:e})=>e),whole:!1}}
function parents$1({dataset:e,exceptions:t}){
let n=new Map;
for(let t of e.cases){
let{id:e}=t.case;
e!==void 0&&!n.has(e)&&n.set(e,t)}
return e=>{
let{id:r,variantOf:i}=e.case;
if(i!==void 0&&i!==r)return t.keepsVariantApart(e)===void 0?n.get(i):void 0}}
const alone$1={parent:void 0,inherited:void 0};
function familiesOf$3(e,t,{parent:n,inherited:r}){
let i=documentsOf$2(e.dataset,t),a=[ofDocuments$4(e,i),ofField(e,t),ofParent(e,t,r)],o=new Map;
for(let e of a.flatMap(({belongings:e})=>e))o.has(e.family)||o.set(e.family,e);
let s=a.every(e=>e.whole);
return{belongings:[...o.values()],documents:i,parent:n,whole:s}}
function ofDocuments$4({claimsOf:e},{documents:t,whole:n}){
let r=t.map(({documentId:t,path:n})=>({path:n,claims:e(t)})).flatMap(({path:e,claims:[t,...n]})=>t===void 0||n.length>0?[]:[{family:t.family,through:`document`,path:e}]);
return{belongings:r,whole:n&&r.length===t.length}}
function ofField({families:e},t){
let n=t.case.families??[],r=n.flatMap((t,n)=>t===void 0||!e.has(t)?[]:[{family:t,through:`field`,path:[`families`,n]}]);
return{belongings:r,whole:(t.case.families!==void 0||!t.has([`families`]))&&r.length===n.length}}
function ofParent({exceptions:e},t,n){
return{belongings:(n?.belongings??[]).map(({family:e})=>({family:e,through:`parent`,path:[`variantOf`]})),whole:!(t.has([`variantOf`])&&e.keepsVariantApart(t)===void 0)||n?.whole===!0}}
function fitsGlob(e,t){
let[n=``,...r]=e.split(`*`),i=r.pop();
if(i===void 0)return t===e;
if(!t.startsWith(n))return!1;
let a=n.length;
for(let e of r){
let n=placeOf$10(e,t,a);
if(n===-1)return!1;
a=n+e.length}
return t.length-i.length>=a&&t.endsWith(i)}
function placeOf$10(e,t,n){
if(e.length<=64)return t.indexOf(e,n);
let r=fallbacksOf(e),i=0;
for(let a=n;a<t.length;a++)if(i=fitAfter(e,{fit:i,fallbacks:r,unit:t.charCodeAt(a)}),i===e.length)return a+1-i;
return-1}
function fallbacksOf(e){
let t=new Uint32Array(e.length),n=0;
for(let r=1;r<e.length;r++)n=fitAfter(e,{fit:n,fallbacks:t,unit:e.charCodeAt(r)}),t[r]=n;
return t}
function fitAfter(e,{fit:t,fallbacks:n,unit:r}){
let i=t;
for(;i>0&&e.charCodeAt(i)!==r;)i=n[i-1]??0;
return e.charCodeAt(i)===r?i+1:i}
function documentClaims(e){
let t=new Map,n=new Map;
for(let r of allClaims(e)){
let e=r.pattern.indexOf(`*`);
e===-1?addTo$1(t,r.pattern,r):addTo$1(mapAt(n,e),r.pattern.slice(0,e),r)}
let r=new Map;
return e=>{
let i=r.get(e);
return i===void 0&&(i=onePerFamily(t.get(e)??fitting(n,e)),r.set(e,i)),i}}
function*allClaims(e){
for(let[t,{documents:n}]of e)for(let[e,r]of(n??[]).entries())r===void 0||isBlank(r)||(yield{family:t,pattern:r,path:[`families`,t,`documents`,e]})}
function addTo$1(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function mapAt(e,t){
let n=e.get(t)??new Map;
return e.set(t,n),n}
function fitting(e,t){
let n=[];
for(let[r,i]of e)if(!(r>t.length))for(let e of i.get(t.slice(0,r))??[])fitsGlob(e.pattern,t)&&n.push(e);
return n}
function onePerFamily(e){
let t=new Map;
for(let n of e)t.has(n.family)||t.set(n.family,n);
return[...t.values()].toSorted((e,t)=>byUtf8(e.family,t.family))}
function exceptionsIn(e){
let t=indexed(e,`exclude`),n=indexed(e,`keep-apart`);
return{excludes:({case:{id:e}},n)=>{
let r=e===void 0?void 0:first(t.cases.get(e));
if(r!==void 0||t.families.size===0)return r;
let i=[...n].find(e=>t.families.has(e));
return i===void 0?void 0:first(t.families.get(i))},keepsApart:(e,t)=>{
let r=n.families.get(t);
return r&&[...n.families.get(e)??[]].find(e=>r.has(e))},isKeptApart:e=>n.families.has(e),keepsVariantApart:({case:{id:e}})=>e===void 0?void 0:first(n.cases.get(e))}}
function first(e){
return e===void 0?void 0:[...e][0]}
function indexed(e,t){
let n={cases:new Map,families:new Map};
for(let[r,i]of(e?.exceptions??[]).entries())if(i?.decision===t)for(let e of[`cases`,`families`])for(let t of(i[e]??[]).flatMap(e=>e??[]))n[e].set(t,(n[e].get(t)??new Set).add(r));
return n}
function relationGroups(e,t){
let n=e.filter(t.isKeptApart);
if(n.length<2||n.length>200)return e.length<2?[]:[e];
let r=e.filter(e=>!t.isKeptApart(e)),i=[...(n.length>8?joinedAmong:pairsAmong)(n,t)];
r.length>1&&i.push(r);
let a=n.length>8?r.slice(0,1):r;
return a.length>0&&i.push(...n.map(e=>[e,...a])),i}
function*pairsAmong(e,{keepsApart:t}){
for(let[n,r]of e.entries())for(let i of e.slice(n+1))t(r,i)===void 0&&(yield[r,i])}
function*joinedAmong(e,{keepsApart:t}){
let n=new Set(e);
for(let r of e){
let e=n.delete(r)?[r]:[];
for(let r=e.pop();r!==void 0;r=e.pop()){
let i=r;
for(let r of[...n].filter(e=>t(i,e)===void 0))n.delete(r),e.push(r),yield[i,r]}}}
function caseKey({path:e}){
return`case ${e}`}
function graphOfCases({cases:e,familiesOf:t}){
let n=new Map(e.map(e=>[caseKey(e),holderOf(e)]));
return{holders:n,links:e.flatMap(e=>{
let{parent:r}=t(e);
return r===void 0||!n.has(caseKey(r))?[]:[{by:`case`,file:e,holders:[caseKey(e),caseKey(r)]}]})}}
function graphOfFamilies(e){
let{families:t,cases:n,familiesOf:r}=e,i=new Map;
for(let[e,{split:n}]of t)i.set(e,{kind:`family`,key:e,id:e,split:n});
for(let e of n)r(e).belongings.length===0&&i.set(caseKey(e),holderOf(e));
return{holders:i,links:[...linksOfCases(e,i),...linksOfRelations(e)]}}
function linksOfCases({cases:e,familiesOf:t},n){
return e.flatMap(e=>{
let{belongings:r,parent:i}=t(e),a=r.map(({family:e})=>e),o=(i===void 0?[e]:[e,i]).map(caseKey),s=[...a,...o.filter(e=>n.has(e))];
return s.length<2?[]:[{by:`case`,file:e,holders:s}]})}
function linksOfRelations({draft:e,families:t,exceptions:n}){
let r=[];
for(let[i,a]of(e?.related??[]).entries()){
let e=(a?.families??[]).flatMap(e=>e??[]).filter(e=>t.has(e));
for(let t of relationGroups([...new Set(e)],n))r.push({by:`relation`,index:i,holders:t})}
return r}
function holderOf(e){
return{kind:`case`,key:caseKey(e),file:e,split:e.case.split}}
const known$7=new WeakMap;
function groupingOf(e){
let{families:t}=e;
if(t?.families===void 0)return;
let n=known$7.get(e);
if(n!==void 0)return n;
let r=groupingBy(e,t);
return known$7.set(e,r),r}
function splitGroupingOf(e){
let t=groupingOf(e);
return t!==void 0&&isSplit(t,e)?t:void 0}
function isSplit({isByCase:e,families:t},{cases:n}){
return e?n.some(e=>takesPart(e)&&e.case.split!==void 0):[...t.values()].some(({split:e})=>e!==void 0)}
function groupingBy(e,t){
let n=t.families,r=familiesById(t),i=documentClaims(r),a=exceptionsIn(n),o=caseFamilies({dataset:e,families:r,claimsOf:i,exceptions:a}),s=new Map,c=[];
for(let t of e.cases.filter(takesPart)){
let e=o(t).belongings.map(({family:e})=>e),n=a.excludes(t,e);
n===void 0?c.push(t):s.set(t,n)}
let l=n?.claim?.kind===`fixed-corpus`,u={draft:n,families:r,cases:c,familiesOf:o,exceptions:a},d=once(()=>graphOfFamilies(u));
return{file:t,families:r,claimsOf:i,exceptions:a,isByCase:l,cases:c,excluded:s,familiesOf:o,graph:l?once(()=>graphOfCases(u)):d,familyGraph:d}}
function holdersOfCase({isByCase:e,familiesOf:t},n){
let r=e?[]:t(n).belongings.map(({family:e})=>e);
return r.length===0?[caseKey(n)]:r}
function groupsOf(e,t){
let n=new Map;
for(let r of e){
let e=t(r),i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n}
function namesSome(e){
return e!==void 0&&[e.families,e.cases].some((e=[])=>e.length>0)}
function namedHolders(e,t){
let n=once(()=>holdersById(e,t)),r=once(()=>holdersByFamily(e,t)),i=once(()=>componentsIn(e.graph()));
return{of:({families:t=[],cases:i=[]})=>{
let a=t.flatMap(e=>e??[]);
return new Set([...e.isByCase?a.flatMap(e=>r().get(e)??[]):a,...i.flatMap(e=>e===void 0?[]:n().get(e)??[])])},joinedWith:e=>{
if(e.size===0)return e;
let t=i().filter(t=>t.some(t=>e.has(t)));
return new Set([...e,...t.flat()])}}}
function holdersById(e,t){
let n=new Map;
for(let r of t){
let{id:t}=r.case;
t!==void 0&&n.set(t,[...n.get(t)??[],...holdersOfCase(e,r)])}
return n}
function holdersByFamily(e,t){
let n=t.flatMap(t=>e.familiesOf(t).belongings.map(({family:e})=>({family:e,file:t})));
return new Map([...groupsOf(n,({family:e})=>e)].map(([t,n])=>[t,n.flatMap(({file:t})=>holdersOfCase(e,t))]))}
function decisionsIn(e){
let t=placed$1(e?.reservations),n=byDecision(t),r=new Map,i=placed$1(e?.uses).map(e=>{
let{decision:t}=e.entry,i=r.get(t)??[],a=namesSome(e.entry)?i.find(({entry:t})=>isOneUse(t,e.entry)):void 0;
if(a!==void 0)return{...e,repeated:a,reservation:a.reservation,earlier:a.earlier};
let o=t===void 0?void 0:n.get(t)?.shift(),s={...e,reservation:o,earlier:i,repeated:a};
return r.set(t,[...i,s]),s}),a=new Set(i.map(({reservation:e})=>e));
return{reservations:t,uses:i,open:t.filter(e=>!a.has(e))}}
const sayings=[`decision`,`by`,`at`,`run`,`configuration`,`frozenAt`];
function isOneUse(e,t){
return sayings.every(n=>e[n]!==void 0&&e[n]===t[n])}
function usedBy({entry:e,reservation:t}){
return[e,t?.entry].find(namesSome)}
function placed$1(e){
return(e??[]).flatMap((e,t)=>e===void 0?[]:[{index:t,entry:e}])}
function byDecision(e){
let t=new Map;
for(let n of e){
let{decision:e}=n.entry;
e!==void 0&&t.set(e,[...t.get(e)??[],n])}
return t}
function reachIn(e,t){
let n=namedHolders(e,t);
return t=>n.joinedWith(t===void 0?inTest(e):n.of(t))}
function inTest(e){
let t=[...e.graph().holders.values()];
return new Set(t.flatMap(({key:e,split:t})=>t===`test`?[e]:[]))}
function holdoutStates(e,{cases:t}){
let n=e.file.families,r=reachIn(e,t),{uses:i,open:a}=decisionsIn(n),o=byHolder((n?.exposures??[]).flatMap(e=>e??[]),r),s=byHolder(i,e=>r(usedBy(e))),c=byHolder(a.map(({entry:e})=>e),e=>r([e].find(namesSome))),l=splits(e,t),of=e=>{
let t={exposures:o.get(e)??[],uses:onceEach(s.get(e)??[]),reserved:c.get(e)??[]};
return{state:stateOf(l(e),t),...t}};
return{of,ofFamily:e=>of(e).state,ofCase:t=>furthest(holdersOfCase(e,t).map(e=>of(e).state))}}
function onceEach(e){
let t=new Set(e.map(({index:e})=>e));
return e.filter(({repeated:e})=>e===void 0||!t.has(e.index))}
function byHolder(e,t){
let n=new Map;
for(let r of e)for(let e of t(r)){
let t=n.get(e);
t===void 0?n.set(e,[r]):t.push(r)}
return n}
function splits({families:e},t){
let n=new Map(t.map(e=>[caseKey(e),e.case.split]));
return t=>e.get(t)?.split??n.get(t)}
function stateOf(e,{exposures:t,uses:n}){
if(t.length>0||e===`regression`)return`spent`;
if(e===`test`)return n.length>0?`used`:`untouched`}
const order=[void 0,`untouched`,`used`,`spent`];
function furthest(e){
return order.findLast(t=>e.includes(t))}
function splitsOfCase({isByCase:e,families:t,familiesOf:n},r){
let{belongings:i}=n(r),a=new Set(e||i.length===0?[r.case.split]:i.map(({family:e})=>t.get(e)?.split));
return splits$1.filter(e=>a.has(e))}
function holdoutCaveats(e,t,n){
let{exposures:r=[],uses:i=[]}=e.file.families??{};
if(r.length===0&&i.length===0)return[];
let a=holdoutStates(e,t),o=e.cases.filter(t=>stageOf(t)===`approved`&&n(t)&&splitsOfCase(e,t).includes(`test`)),s=o.filter(e=>a.ofCase(e)===`spent`).length,c=o.filter(e=>a.ofCase(e)===`used`),l=c.flatMap(t=>holdersOfCase(e,t)).flatMap(e=>a.of(e).uses.flatMap(({entry:e})=>e.decision??[]));
return[...s===0?[]:[`People have learned from ${counted(s,`question`)} of test, and a score on ${s===1?`it`:`them`} is not confirmation.`],...c.length===0?[]:[`Results on ${counted(c.length,`question`)} of test were read before, for ${listed$1([...new Set(l)].map(quoted))}.`]]}
function moveCaveats(e,{cases:t},n){
let r=(e.file.families?.exceptions??[]).flatMap(e=>e?.decision===`move`?[e]:[]);
if(r.length===0)return[];
let i=namedHolders(e,t),a=new Set(r.flatMap(e=>[...i.of(e)])),o=e.cases.filter(t=>stageOf(t)===`approved`&&n(t)&&splitsOfCase(e,t).includes(`test`)&&holdersOfCase(e,t).some(e=>a.has(e)));
if(o.length===0)return[];
let s=o.length===1?`was`:`were`;
return[`${counted(o.length,`question`)} of test ${s} moved by a decision on record, and may have been on another side before.`]}
function splitClaimOf(e,t=()=>!0){
let n=splitGroupingOf(e),r=n?.file.families?.claim;
if(n===void 0||r?.kind===void 0)return;
let{kind:i,statement:a,cutoff:o}=r,s=figuresOf(n,t),c=s.test??none$1;
return{kind:i,heldOut:heldOutUnder[i],statement:a,sentence:c.cases===0?nothingHeld:sentences[i](c,o??`the cutoff`),caveats:[...caveatsOf(i,c),...holdoutCaveats(n,e,t),...moveCaveats(n,e,t)],limits:limitsOf(i),splits:s,excluded:n.excluded.size}}
const nothingHeld=`Nothing is held out yet: no approved case is on the side test, so no score says anything.`,heldOutUnder={"fixed-corpus":`question`,family:`family`,period:`period`,access:`family`},sentences={"fixed-corpus":({cases:e})=>`Held out: ${counted(e,`question`)} about documents that development knows; a score on test says how other questions about this very corpus are answered, and nothing of other documents.`,family:e=>`Held out: ${heldInWords$1(e)}; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.`,period:(e,t)=>`Held out: what is asked from ${t} on, ${heldInWords$1(e)}; a score on test says how settings that were chosen on what was asked before work on what is asked later.`,access:e=>`Held out: ${heldInWords$1(e)}, asked by callers who may see some documents each; a score on test says how they are answered from those documents.`};
function heldInWords$1({cases:e,families:t,components:n,withoutFamily:r}){
let i=`${t===1?`1 family`:`${t} families`} in ${counted(n,`component`)} with ${counted(e-r,`question`)}`;
if(r===0)return i;
let a=`${counted(r,`question`)} of no family`;
return t===0?a:`${i}, and ${a}`}
const none$1={cases:0,families:0,components:0,withoutFamily:0};
function figuresOf(e,t){
let n=componentsIn(e.familyGraph()),r=new Map(n.flatMap(e=>e.map(t=>[t,e[0]]))),i=e.cases.filter(e=>stageOf(e)===`approved`&&t(e)),a=splits$1.map(t=>{
let n=i.filter(n=>splitsOfCase(e,n).includes(t)),a=n.map(t=>e.familiesOf(t).belongings),o=new Set(a.flatMap(e=>e.map(({family:e})=>e)));
return[t,{cases:n.length,families:o.size,components:new Set([...o].map(e=>r.get(e))).size,withoutFamily:a.filter(e=>e.length===0).length}]});
return Object.fromEntries(a.filter(([e,{cases:t}])=>t>0||e===`dev`||e===`test`))}
function limitsOf(e){
return[...always,others[e]]}
const always=[`Labels are taken as they are: a paraphrase under a wrong family passes.`,`Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not.`,`Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on.`],others={"fixed-corpus":`One split establishes one claim: this one says nothing of other documents, of a later period, or of what callers may see.`,family:`One split establishes one claim: this one says nothing of a later period or of what callers may see.`,period:`One split establishes one claim: this one says nothing of what callers may see.`,access:`One split establishes one claim: this one says nothing of a later period.`};
function caveatsOf(e,t){
return e===`fixed-corpus`||t.components!==1||t.withoutFamily>0?[]:[oneComponent]}
const oneComponent=`The test side is one component: one comparison, however many questions it has.`;
function contentState(e){
let t=statusOf(e);
if(t!==`approved`&&t!==`rejected`)return`undecided`;
let n=e.case.review?.digest;
return n===void 0?`unbound`:n===e.digest?`as-judged`:`edited`}
const pending=`write "review: {status: pending}" in the place of its review`;
function recordCommand(e){
return`"touchstone review record ${e.case.id??e.path}"`}
function judgeCommand(e){
return`"touchstone review judge ${e.case.id??e.path}"`}
function retireCommand(e){
return`"touchstone review retire ${e.case.id??e.path}"`}
function decideCommand(e,t){
let n=t===void 0?``:` ${t}`;
return`"touchstone refresh decide ${e.case.id??e.path}${n}"`}
function fillCommand(e){
return`"touchstone fill ${e.case.id??e.path}"`}
function needlessCommand(e){
return`"touchstone refresh decide ${e.case.id??e.path} --needless"`}
function renewCommand(e){
return`"touchstone fill --renew ${e.case.id??e.path}"`}
function shortFormStep(e,t=`Write`){
return`${t} "evidence: [{chunk: …, quote: …}]" with the chunk that carries the answer now, in the place of "relevantChunkIds", "provenance" and "corpusRevision", and run ${fillCommand(e)}`}
function planCommand(e){
return`"touchstone refresh plan ${e.case.id??e.path}"`}
function inPlaceOrder(e){
return e.toSorted(byPlace$2)}
function byPlace$2(e,t){
return byUtf8(e.documentId,t.documentId)||byUtf8(e.id,t.id)}
function nearestTo(e,t,n){
return t.length===1?t:around(e,t).map(t=>({chunk:t,nearness:nearness(e,t)})).toSorted((e,t)=>t.nearness-e.nearness||byUtf8(e.chunk.id,t.chunk.id)).slice(0,n).map(({chunk:e})=>e)}
function around(e,t){
if(t.length<=16)return t;
let n=firstBehind(t,t=>byPlace$2(t,e)>=0),r=n,nearnessAt=n=>{
let r=t[n];
return r===void 0?-1:nearness(e,r)},[i,a]=[nearnessAt(r-1),nearnessAt(n)];
for(;n-r<16;)i>a?i=nearnessAt(--r-1):a=nearnessAt(++n);
return t.slice(r,n)}
function firstBehind(e,t){
let[n,r]=[0,e.length];
for(;n<r;){
let i=n+r>>1,a=e[i];
a===void 0||t(a)?r=i:n=i+1}
return n}
const ofOneDocument=2**40;
function nearness(e,t){
return e.documentId===t.documentId?ofOneDocument+commonStart(e.id,t.id):commonStart(e.documentId,t.documentId)}
function commonStart(e,t){
let n=Math.min(e.length,t.length),r=0;
for(;r<n&&e.charCodeAt(r)===t.charCodeAt(r);)r++;
return r}
function placesIn$2(e){
let t=[...e.changed.map(([,e])=>e),...e.added],n=new Set(t.map(({documentId:e})=>e)),r=certainHeirs(e,t),i=endFinder(n),a=new Map;
return e=>{
let{id:t,documentId:o}=e;
if(n.has(o))return e;
let s=a.get(o)??r.get(o)??i(o)??o;
return a.set(o,s),{id:t.startsWith(o)?`${s}${t.slice(o.length)}`:t,documentId:s}}}
function certainHeirs({changed:e,gone:t},n){
let r=onlyByHash(n),i=new Map;
for(let[n,a]of onlyByHash([...e.map(([e])=>e),...t])){
let e=r.get(n);
if(a===void 0||e===void 0)continue;
let t=i.get(a.documentId)??new Map;
i.set(a.documentId,t.set(e.documentId,(t.get(e.documentId)??0)+1))}
return new Map([...i].flatMap(([e,t])=>{
let[n]=[...t].toSorted(([e,t],[n,r])=>r-t||byUtf8(e,n));
return n===void 0?[]:[[e,n[0]]]}))}
function onlyByHash(e){
let t=new Map;
for(let n of e)t.set(n.hash,t.has(n.hash)?void 0:n);
return t}
function endFinder(e){
let t=[...e].map(e=>({id:e,end:fromEnd(e)})).toSorted((e,t)=>byUtf8(e.end,t.end));
return e=>{
let n=fromEnd(e),r=firstBehind(t,e=>byUtf8(e.end,n)>=0),[i,a]=[t[r-1],t[r]],[o,s]=[i,a].map(e=>e===void 0?0:commonStart(e.end,n));
if(o!==0||s!==0)return(o??0)>(s??0)?i?.id:a?.id}}
function fromEnd(e){
let t=``;
for(let n=e.length-1;n>=0;n--)t+=e.charAt(n);
return t}
function verdictCounts({same:e,changes:t}){
let n={same:e,moved:0,edited:0,split:0,merged:0,gone:0,ambiguous:0,unverified:0};
for(let{verdict:e}of t)n[e]++;
return n}
function placesByBytes({changed:e,added:t,holders:n}){
let r=new Set([...e.map(([,e])=>e.id),...t.map(({id:e})=>e)]),i=new Map,holdersOf=e=>{
let t=i.get(e)??holdersAmong$1(n.get(e)??[],r);
return i.set(e,t),t};
return({id:e,hash:t})=>{
let{byId:n,chunks:r,isNew:i}=holdersOf(t),a=n.get(e);
return a===void 0?r.length===0?void 0:{chunks:r,isNew:i}:{chunks:[a],isNew:i}}}
function holdersAmong$1(e,t){
let n=e.filter(({id:e})=>t.has(e)),r=n.length>0;
return{byId:new Map(e.map(e=>[e.id,e])),chunks:inPlaceOrder(r?n:e),isNew:r}}
function changeByBytes(e,{chunks:t},n){
let r=nearestTo(n,t,10).map(({id:n,documentId:r,hash:i})=>({id:n,documentId:r,hash:i,grounds:[`bytes`,...n===e.id?[`id`]:[]],likeness:{kept:1,taken:1},equals:t.length}));
return{chunk:e,place:n,verdict:t.length===1?`moved`:`ambiguous`,candidates:r,candidateCount:t.length}}
function movedCount(e){
let t=placesByBytes(e);
return[...e.changed.map(([e])=>e),...e.gone].filter(e=>t(e)?.chunks.length===1).length}
var Gathered=class{
changed=[];
gone=[];
added=[];
#e;
#t;
constructor(e,t){
this.#e=e,this.#t=t}
get same(){
return this.#e-this.changed.length-this.gone.length}
add({before:e,after:t}){
e===void 0?t!==void 0&&this.added.push(t):t===void 0?this.gone.push(e):this.#t(e,t)||this.changed.push([e,t])}};
function isSameChunk(e,t){
return e.hash===t.hash&&e.documentId===t.documentId}
function isSameDocument(e,t){
return e.hash===t.hash&&e.revision===t.revision&&e.uri===t.uri}
function isRestated([e,t]){
return e.hash===t.hash}
function displacedHashes({changed:e,gone:t}){
return new Set([...e.map(([e])=>e.hash),...t.map(({hash:e})=>e)])}
function tableDifferences(e,t,n){
let r=new Gathered(e.size,n);
for(let[n,i]of e)r.add({before:i,after:t.get(n)});
for(let[n,i]of t)e.has(n)||r.add({before:void 0,after:i});
return r}
function holdersAmong(e,t){
let n=new Map;
if(t.size===0)return n;
for(let r of e){
if(!t.has(r.hash))continue;
let e=n.get(r.hash);
e===void 0?n.set(r.hash,[r]):e.push(r)}
return n}
const chunkDifferences=oncePerPair((e,t)=>{
let n=tableDifferences(e,t,isSameChunk),{same:r,changed:i,gone:a,added:o}=n;
return{same:r,changed:i,gone:a,added:o,holders:holdersAmong(t.values(),displacedHashes(n))}});
function settingsThatDiffer(e,t){
let differs=n=>canonicalJson({value:e[n]??null})!==canonicalJson({value:t[n]??null});
return{chunking:differs(`chunking`),embedding:differs(`embedding`),retrievalFilter:differs(`retrievalFilter`)}}
function changesBetween(e,t){
let n=once(()=>tableDifferences(e.documents,t.documents,isSameDocument)),r=once(()=>chunkDifferences(e.chunks,t.chunks)),i=once(()=>placesByBytes(r())),triggerOf=e=>i()(e)?.isNew===!0?`chunk-moved`:t.chunks.has(e.id)?`chunk-edited`:`chunk-deleted`,ofChunk=n=>{
let[r,i]=[e.chunks.get(n),t.chunks.get(n)];
return r===void 0||i!==void 0&&isSameChunk(r,i)?void 0:triggerOf(r)},a=once(()=>triggersByDocument(r(),triggerOf)),o=once(()=>revisedIn(n())),s=once(()=>settingsThatDiffer(e.settings,t.settings)),c=once(()=>{
let t=chunksWithNewText(e.chunks,r());
return new Set(t.map(({documentId:e})=>e))});
return{documents:n,chunks:r,ofChunk,happensIn:(e,t)=>{
if(t===`source-revision-changed`)return o().has(e);
if(t===`document-added`)return!1;
let n=a().get(e);
return isOfChunks(t)?n?.has(t)===!0:n!==void 0&&s()[settingOf[t]]},happens:e=>e===`source-revision-changed`?o().size>0:e===`document-added`?n().added.length>0:isOfChunks(e)?[...a().values()].some(t=>t.has(e)):s()[settingOf[e]],edited:once(()=>n().changed.filter(e=>!isRestated(e)).map(([{id:e}])=>e)),hasNewText:e=>c().has(e)}}
function chunksWithNewText(e,{added:t,changed:n}){
let r=new Set([...e.values()].map(({hash:e})=>e));
return[...t,...n.map(([,e])=>e)].filter(({hash:e})=>!r.has(e))}
const settingOf={"chunking-changed":`chunking`,"embedding-changed":`embedding`,"retrieval-filter-changed":`retrievalFilter`};
function isOfChunks(e){
return e.startsWith(`chunk-`)}
function triggersByDocument({changed:e,gone:t},n){
let r=groupsOf([...e.map(([e])=>e),...t],({documentId:e})=>e);
return new Map([...r].map(([e,t])=>[e,new Set(t.map(n))]))}
function revisedIn({changed:e}){
let t=e.filter(([e,t])=>e.revision!==t.revision);
return new Set(t.map(([{id:e}])=>e))}
const usualScopes={"source-revision-changed":`cases-of-evidence`,"chunk-edited":`cases-of-evidence`,"chunk-moved":`cases-of-evidence`,"chunk-deleted":`cases-of-evidence`,"chunking-changed":`whole-set`,"embedding-changed":`whole-set`,"retrieval-filter-changed":`whole-set`,"document-added":`cases-of-document`};
function scopesOf(e){
return{...usualScopes,...e?.refresh}}
const triggers=Object.keys(usualScopes);
function concernFinder(e){
let t=triggers.filter(t=>isWide(t,e)),n=once(()=>openingsOf(e));
return(r,i)=>{
let a=r.case.kind===`abstention`&&r.case.because===`not-in-corpus`,o=i.some(({change:e})=>e!==void 0);
if(!a&&!o&&t.length===0)return none;
let s=a?openingsFor(e.lineage.ofCase(r),n()):[],c=new Set(s.map(({trigger:e})=>e));
return{reasons:(o||c.size>0?triggers:t).filter(t=>c.has(t)||isConcerned(i,t,e)),documents:s.map(({documentId:e})=>e)}}}
function isWide(e,{scopes:t,changes:n}){
let r=t[e];
return(r===`cases-of-document`&&e!==`document-added`||r===`whole-set`)&&n.happens(e)}
const none={reasons:[],documents:[]};
function isConcerned(e,t,{scopes:n,changes:r}){
if(e.some(e=>happensTo(e,t,r)))return!0;
let i=n[t];
return i===`cases-of-evidence`?!1:i===`whole-set`?r.happens(t):e.some(({documentId:e})=>r.happensIn(e,t))}
function happensTo({documentId:e,change:t},n,r){
return t===void 0?!1:n===t||!isOfChunks(n)&&r.happensIn(e,n)}
function openingsOf({scopes:e,changes:t,lineage:n}){
if(e[`document-added`]===`cases-of-evidence`)return[];
let openingBy=r=>{
let i=e[r]===`whole-set`&&t.happens(r);
return e=>({documentId:e,trigger:r,families:n.ofDocument(e),isForAll:i})};
return[...t.documents().added.map(({id:e})=>e).map(openingBy(`document-added`)),...t.edited().map(openingBy(`source-revision-changed`))].filter(({documentId:e})=>t.hasNewText(e)).toSorted((e,t)=>byUtf8(e.documentId,t.documentId))}
function openingsFor(e,t){
return e.length===0?t:t.filter(({families:t,isForAll:n})=>n||t.length===0||t.some(t=>e.includes(t)))}
const doubts=[`evidence-unrecorded`,`text-missing`];
function isTold(e){
return typeof e==`object`}
function pieceFinder({before:e,changes:t,texts:n}){
let r=new Map,lookUp=i=>{
let a=e.chunks.get(i);
if(a===void 0)return;
let{documentId:o}=a,s={chunk:a,told:n.has(a.hash)?{documentId:o,change:t.ofChunk(i)}:`text-missing`};
return r.set(i,s),s};
return({chunkId:e,contentHash:t,documentId:n})=>{
let i=e===void 0?void 0:r.get(e)??lookUp(e),a=i?.chunk.hash===t&&i?.chunk.documentId===n;
return i!==void 0&&a?i.told:`evidence-unrecorded`}}
function provenanceComparer(e){
let t=once(()=>new Set([...e.chunks.values()].map(({hash:e})=>e))),changeOf=({chunkId:n,contentHash:r,documentId:i})=>{
if(n===void 0||r===void 0)return;
let a=e.chunks.get(n);
return a?.hash===r?a.documentId===i?void 0:`chunk-moved`:t().has(r)?`chunk-moved`:a===void 0?`chunk-deleted`:`chunk-edited`};
return t=>{
let n=new Set;
for(let r of t){
let t=changeOf(r);
t!==void 0&&n.add(t),isOfAnotherRevision(r,e)&&n.add(`source-revision-changed`)}
return triggers.filter(e=>n.has(e))}}
function isOfAnotherRevision({documentId:e,sourceRevision:t},{documents:n}){
let r=e===void 0?void 0:n.get(e);
return r!==void 0&&t!==void 0&&r.revision!==t}
function currencyIn(e,t,n=currentRevision(e)){
let r=once(()=>n&&comparedCorpus(n)),i=once(()=>n!==void 0&&isAltered(n)),a=once(()=>{
let e=r();
return e&&provenanceComparer(e)}),o=scopesOf(e.policy?.policy),compare=n=>{
let[i,a]=[comparedCorpus(n),r()];
if(i===void 0||a===void 0)return;
let s=changesBetween(i,a);
return{pieceOf:pieceFinder({before:i,changes:s,texts:e.texts}),concernOf:concernFinder({scopes:o,changes:s,lineage:t})}},s=new Map;
return t=>{
if(n===void 0)return unverified$1(`no-current-revision`);
let r=judgedUnder(e,t);
if(r===`corpus-unbound`)return unverified$1(r);
let o=provenanceOf(t).map(({entry:e})=>e);
if(typeof r==`string`)return unverified$1(r,a()?.(o));
if(r===n&&!i())return{state:`current`};
s.has(r)||s.set(r,compare(r));
let c=s.get(r);
if(c===void 0)return unverified$1(`revision-altered`,a()?.(o));
let l=o.map(c.pieceOf),u=doubts.find(e=>l.includes(e));
return u===void 0?currencyBy(c.concernOf(t,l.filter(isTold))):unverified$1(u)}}
function currencyBy({reasons:e,documents:t}){
return e.length===0?{state:`carried`}:{state:`stale`,reasons:e,unverifiable:[],documents:t}}
function unverified$1(e,t=[]){
return{state:`stale`,reasons:t,unverifiable:[e],documents:[]}}
function judgedUnder(e,t){
let n=t.case.review?.corpus,r=revisionOf(e,t);
return n===void 0?`corpus-unbound`:r?.digest===void 0?`revision-missing`:r.digest===n?r:`revision-rewritten`}
function comparedCorpus(e){
let[t,n]=[documentsAsRecorded(e),chunksAsRecorded(e)],{record:r}=e;
if(r!==void 0&&t!==void 0&&n!==void 0)return{settings:r,documents:t,chunks:n}}
function currencyByHashes(e,t,n=currentRevision(e)){
let r=currencyIn(e,t,n),i=once(()=>currencyIn(withCitedTexts(e),t,n));
return t=>{
let n=underReadRevision(e,t),a=r(n);
if(a.state!==`stale`||!a.unverifiable.includes(`text-missing`))return a;
let o=i()(n);
return o.state===`stale`?{...o,unverifiable:a.unverifiable}:a}}
function withCitedTexts(e,t=e.cases){
let n=new Map(e.texts);
for(let e of t)for(let{entry:t}of provenanceOf(e)){
let{contentHash:e}=t;
e!==void 0&&!n.has(e)&&n.set(e,``)}
return{...e,texts:n}}
function underReadRevision(e,t){
let n=t.case.review?.corpus;
if(n===void 0||revisionOf(e,t)?.digest===n||t.case.review?.digest===t.digest)return t;
let r=[...e.revisions.values()].find(({digest:e})=>e===n);
return r===void 0?t:{...t,case:{...t.case,corpusRevision:r.id}}}
function lineageOf(e){
let t=groupingOf(e);
return{ofCase:e=>t?.familiesOf(e).belongings.map(({family:e})=>e)??[],ofDocument:e=>t?.claimsOf(e).map(({family:e})=>e)??[]}}
function approvedVersion({approved:e},t){
return contentState(t)===`edited`?e.get(t.path):t}
function judgedVersion(e,t){
return approvedVersion(e,t)??underReadRevision(e,t)}
function judgmentsUnder(e,t=currentRevision(e)){
let n=currencyByHashes(withApproved(e),lineageOf(e),t);
return r=>{
let i=approvedVersion(e,r);
if(i!==void 0)return n(i);
let a=n(r),o=t!==void 0&&r.case.review?.corpus===t.digest;
return a.state===`carried`||a.state===`current`&&!o?unknown:a}}
const unknown={state:`stale`,reasons:[],unverifiable:[`approved-text-missing`],documents:[]};
function withApproved(e){
let{approved:t,cases:n}=e;
return t.size===0?e:{...e,cases:n.map(e=>t.get(e.path)??e)}}
const unverifiableWords={"no-current-revision":`nothing says which corpus revision is current`,"corpus-unbound":`the approval does not record which corpus was read`,"revision-missing":`the corpus revision of the judgment is not recorded`,"revision-rewritten":`the corpus revision of the judgment was rewritten`,"revision-altered":`documents or chunks of a corpus revision are not as recorded`,"evidence-unrecorded":`the evidence is not in the corpus revision of the judgment`,"text-missing":`the set does not keep the text of the evidence`,"approved-text-missing":`the case was edited since its approval, and no earlier state that is at hand has what was approved`};
function whatToDo(e,t){
let n=`have the case judged as a new one: ${pending}, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run ${fillCommand(e)}, and ${recordCommand(e)}`;
return t===`approved-text-missing`?`Restore the text that was approved, or fetch the history that has it; or ${saysItsEvidence(e)?`have it judged as it is now with ${recordCommand(e)}`:n}.`:`Restore from Git ${toRestore(e,t)}; or ${n}.`}
function saysItsEvidence(e){
let t=new Set(provenanceOf(e).map(({entry:e})=>e.chunkId)),n=relevantChunksOf(e);
return(n.length>0||e.case.kind===`abstention`)&&n.every(({chunkId:e})=>t.has(e))}
function toRestore({case:{corpusRevision:e}},t){
let n=`${revisionsFolder}/${e??`<revision>`}`;
switch(t){
case`text-missing`:
return`the line of that text in ${textsFolder}/`;
case`revision-missing`:
case`revision-rewritten`:
return quoted(n);
case`evidence-unrecorded`:
return`the provenance of the case, or ${quoted(n)}`;
case`revision-altered`:
return`what touchstone check says is missing or altered`;
case`approved-text-missing`:
case`corpus-unbound`:
case`no-current-revision`:
return`what is missing`}}
function dueUnder(e,t=currentRevision(e)){
return t===void 0?dueIn(e,t):knownDue(e,t)}
const knownDue=oncePerPair((e,t)=>{
let n=dueIn(e,t),r=new WeakMap;
return e=>{
let t=r.get(e)??{due:n(e)};
return r.set(e,t),t.due}});
function dueIn(e,t){
let n=judgmentsUnder(e,t);
return e=>{
let t=contentState(e);
if(stageOf(e)!==`approved`||t===`unbound`)return;
let r=n(e),i=t===`edited`;
if(r.state!==`stale`)return{is:i?`approval`:`nothing`,currency:r};
let[a]=r.unverifiable;
return r.reasons.length>0||a===void 0?{is:`decision`,currency:r,isEdited:i}:{is:`repair`,currency:r,why:a}}}
function nextStep(e,t){
switch(t.is){
case`nothing`:
return;
case`approval`:
return`Have it judged again with ${recordCommand(e)}, or restore the text that was approved from Git.`;
case`decision`:
return t.currency.unverifiable.includes(`revision-missing`)?whatToDo(e,`revision-missing`):t.isEdited?`Decide about it with ${decideCommand(e,`--revised`)}, which takes what the file says now; or restore the text that was approved from Git.`:`Decide about it with ${decideCommand(e)}.`;
case`repair`:
return whatToDo(e,t.why)}}
function isAskedNeedlessly(e,t){
let n=e.case.refresh?.reasons?.includes(`query-pattern-observed`)===!0;
return isUndecided(e)&&!n&&t.state!==`stale`}
function needlessStep(e){
return`its judgment stands under the corpus as it is now. Take the request out with ${needlessCommand(e)}.`}
function namingStep(e,t){
let n=e.case.id??e.path;
if(contentState(e)===`edited`)return t?.is===`decision`?`Name it with the decision that is due, which looks it up: "touchstone refresh decide ${n} --revised --add CHUNK".`:t===void 0?void 0:`A decided case is not looked up. To have it judged as a new one, ${pending}, name its evidence in the short form, and run ${fillCommand(e)}; or restore the text that was approved from Git.`}
function shortNamingStep(e,t){
if(t?.is!==`decision`)return;
let n=(e.case.evidence??[]).flatMap(e=>e?.chunk??[]),r=n.length===0?`--add CHUNK`:n.map(e=>`--add ${quoted(e)}`).join(` `);
return`Take "evidence" out of the file, and name the chunks with the decision that is due: touchstone refresh decide ${e.case.id??e.path} --revised ${r}`}
function isFile$1({kind:e}){
return e===`file`||e===`executable`}
var UnreadableError=class extends Error{
constructor(e,t){
super(`"${e}" cannot be read.`,t),this.name=`UnreadableError`}},OversizedError=class extends Error{
constructor(e,t){
super(`"${e}" is larger than ${t} bytes.`),this.name=`OversizedError`}};
async function findCheckout(e,t=new Map){
for(let n=resolve(e);;n=dirname(n)){
let e=t.get(n);
if(e!==void 0)return e;
let r=await gitFolder(join(n,`.git`));
if(r!==void 0){
let e=await readLine(join(r,`commondir`)),i=openRepository(e===void 0?r:resolve(r,e)),a={root:n,repository:i,head:await headOf$1(r,i)};
return t.set(n,a),a}
if(n===dirname(n))return}}
function mayLieInRepository(e){
for(let t=resolve(e);;t=dirname(t)){
if(existsSync(join(t,`.git`)))return!0;
if(t===dirname(t))return!1}}
async function findRepository(e){
let t=await findCheckout(e);
if(t!==void 0)return t;
for(let t=resolve(e);;t=dirname(t)){
if(await isBare(t)){
let e=openRepository(t);
return{root:t,repository:e,head:await headOf$1(t,e)}}
if(t===dirname(t))return}}
async function isBare(e){
for(let t of[`HEAD`,`objects`,`refs`]){
let n=await stat(join(e,t)).catch(()=>void 0);
if(n===void 0||n.isDirectory()!==(t!==`HEAD`))return!1}
return!0}
function placeIn({root:e},t){
return relative(e,t).split(sep).join(`/`)}
async function gitFolder(e){
let t=await stat(e).catch(()=>void 0);
if(t===void 0)return;
if(t.isDirectory())return e;
let n=/^gitdir: (.*)$/.exec(await readLine(e)??``)?.[1];
if(n!==void 0)return isAbsolute(n)?n:resolve(dirname(e),n)}
async function headOf$1(e,t){
let n=await readLine(join(e,`HEAD`)),r=/^ref: (.*)$/.exec(n??``)?.[1];
if(r===void 0)return n;
let{referencedCommit:i}=await import(`./referenced-commit.js`);
return await i(t,r)}
async function readLine(e){
return(await readFile$1(e,`utf8`).catch(()=>void 0))?.split(/\r?\n/,1)[0]}
function startOf(e){
return{file:e,line:1,column:1}}
function holds(e,t){
let n=e;
for(let e of t){
if(typeof n!=`object`||!n||!Object.hasOwn(n,e))return!1;
n=Reflect.get(n,e)}
return!0}
function readCase(e,t){
let n=plainCase(e,t);
return{...n,file:caseFile(e,n,()=>t)}}
function caseFile(e,{value:t,draft:n,isWhole:r,digest:i},a){
if(n===void 0)return;
let places=()=>{
if(lastPlaces?.textAgain!==a){
let t=a();
lastPlaces={textAgain:a,places:t===void 0?nowhere$2(e):placesIn$3(e,t)}}
return lastPlaces.places},o=once(()=>i??caseDigest(t)),s=once(()=>unresolvedDigest(t));
return{path:e,case:n,whole:r?t:void 0,get digest(){
return o()},get unresolvedDigest(){
return s()},has:e=>holds(t,e),locate:e=>places().locate(e),locateKey:e=>places().locateKey(e)}}
let lastPlaces;
function nowhere$2(e){
let t=startOf(e);
return{locate:()=>t,locateKey:()=>t}}
function readNames(e){
let t=uniquePaths(e),n=twinsAmong(t),r=t.map(e=>({one:e,...judge$1(e,n.get(e.path))}));
return{defects:r.flatMap(({defects:e})=>e),unread:new Set(r.flatMap(({one:e,isRead:t})=>t?[]:[e.path]))}}
function judge$1(e,t){
let n=unsafe(nameOf$5(e));
return t!==void 0&&t!==e?{defects:[twinDefect(e,t)],isRead:!isFile(e)}:n!==void 0&&(t!==e||n!==decomposed)?{defects:[unsafeDefect(e,n)],isRead:!isFile(e)}:{defects:isCaseFolder(e)?[caseLikeFolder(e)]:[],isRead:!0}}
function nameOf$5({path:e}){
return e.slice(e.lastIndexOf(`/`)+1)}
function uniquePaths(e){
let t=new Map;
for(let n of e)for(let e=nextPart(n,nextPart(n,0));e>0;e=nextPart(n,e)){
let r=n.slice(0,e);
t.has(r)||t.set(r,{path:r,file:n})}
return[...t.values()]}
function nextPart(e,t){
if(t>=e.length)return 0;
let n=e.indexOf(`/`,t+1);
return n===-1?e.length:n}
function isFile({path:e,file:t}){
return e===t}
function twinsAmong(e){
let t=groupsOf(e,e=>{
let t=e.path.lastIndexOf(`/`);
return`${e.path.slice(0,t)}/${foldedName(e.path.slice(t+1))}`}),n=new Map;
for(let e of t.values()){
if(e.length===1)continue;
let t=e.find(isFitFile)??e[0];
for(let{path:r}of e)n.set(r,t)}
return n}
function isFitFile(e){
let t=nameOf$5(e);
return isFile(e)&&t.endsWith(`.yaml`)&&isFitId(t.slice(0,-5))}
function foldedName(e){
return e.normalize(`NFD`).toUpperCase().toLowerCase().normalize(`NFC`).replace(/\.yml$/,`.yaml`)}
const decomposed=`is not in composed form (NFC), and another disk spells it with other bytes`,device=/^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i,unsafeForms=[[/^\.{0,2}$/,`leads to another folder`],[/^\.git$|^git~1$/i,`belongs to Git`],[/[\p{Cc}\p{Cs}]/u,`holds a control character`],[/[<>:"|?*\\]/,`holds a character that Windows allows in no name`],[device,`is a device on Windows, which keeps no such file`],[/[. ]$/,`ends in a dot or a space, which Windows drops`],[/^-/,`starts with a dash, and programs take it for an option`]];
function unsafe(e){
let t=unsafeForms.find(([t])=>t.test(e))?.[1];
return t===void 0?Buffer.byteLength(e)>255?`is longer than 255 bytes, which no disk keeps`:e.normalize(`NFC`)===e?void 0:decomposed:t}
function unsafeDefect(e,t){
let n=isFile(e)?`file`:`folder`,r=isFile(e)?`, so the file was not read`:``;
return{rule:`file/unsafe-name`,message:`The name of this ${n}, "${shortened$1(nameOf$5(e))}", ${t}${r}.`,at:startOf(e.file),fix:device.test(nameOf$5(e))?`Rename the ${n}: up to its first dot, no name is con, prn, aux, nul, com1 to com9 or lpt1 to lpt9.`:`Rename the ${n}${isCase(e)?`: a case's file is named by its id`:``}; small letters and digits with single "-" between them are safe everywhere.`}}
function twinDefect(e,t){
let n=`"${shortened$1(t.path)}" and "${shortened$1(e.path)}"`;
return{rule:`file/twin`,message:isFile(e)?`${n} are one file to a disk or a reader that ignores case, composition or the spelling of ".yaml", so this one was not read.`:`${n} are one folder to a disk that ignores case or composition.`,at:startOf(e.file),related:[startOf(t.file)],fix:isFile(e)?`Compare the two: where this one holds another case, name it by that case's id; where it holds the same, remove it.`:`Move the files of one folder into the other.`}}
function isCase(e){
return isFile(e)&&isInCases(e.path)}
function isCaseFolder(e){
return!isFile(e)&&isInCases(e.path)&&isYamlName(e.path)}
function caseLikeFolder({path:e,file:t}){
return{rule:`file/passed-over`,message:`The folder "${shortened$1(e)}" is named like a case, and only the files in it are read.`,at:startOf(t),fix:`Rename the folder.`}}
function keepsFile({path:e,kind:t},n){
let r=startOf(e);
if(e.includes(`�`)){
let e=t===`closed`?`folder`:`file`,i=`The ${e}'s name holds bytes that are not UTF-8, so ${t===`closed`?`nothing in it was read`:`the file was not read`}.`;
return n.push({rule:`file/not-utf8`,message:i,at:r,fix:`Rename the ${e}.`}),!1}
if(t===`closed`)return n.push(unreadable$1(e,`This folder may not be listed, so nothing in it was judged.`)),!1;
if(t!==`file`&&t!==`executable`){
let e=`This is a ${foreign$1[t]}, not a file.`;
return n.push({rule:`file/not-a-file`,message:e,at:r,fix:`Put the file itself here.`}),!1}
return t===`executable`&&n.push(executable(e)),!0}
function executable(e){
return{rule:`file/executable`,message:`Git keeps this file as a program that may be run, and nothing in a set is one.`,at:startOf(e),fix:`Take the run bit away: git update-index --chmod=-x, with the file behind it.`}}
const foreign$1={symlink:`symbolic link`,submodule:`submodule`,special:`pipe, a socket or a device`};
function unreadable$1(e,t=`This file cannot be read, so it was not judged.`){
return{rule:`file/unreadable`,message:t,at:startOf(e),fix:`Give yourself permission to read it, or look after the disk.`}}
async function filesBelow(e,t,n){
let r=await e.entry(t);
r!==void 0&&keepsFile(r,n)&&n.push({rule:`file/not-a-file`,message:`A file stands where the folder "${t}" is due.`,at:startOf(t),fix:`Move the file away.`});
let i=await e.list(t),a=readNames(i.map(({path:e})=>e).filter(e=>!e.includes(`�`)));
return n.push(...a.defects),i.filter(({path:e})=>!a.unread.has(e))}
async function readText(e,t,n){
let r=await readOrUndefined(e,t,n);
if(r===void 0)return{defect:unreadable$1(t)};
let{bytes:i,more:a}=r;
if(a)return{defect:tooLarge(t,n)};
let o=decodeUtf8(i);
return o===void 0?{defect:notUtf8(t,i)}:o.startsWith(`﻿`)?{defect:secondMark(t)}:{mark:isMarked(i)?`﻿`:``,text:o}}
function isMarked(e){
return e[0]===239&&e[1]===187&&e[2]===191}
async function readOrUndefined(e,t,n){
try{
return await e.read(t,{max:n})}catch(e){
if(e instanceof UnreadableError)return;
throw e}}
function textNow(e,t){
try{
let n=e.readNow?.(t,{max:limits.case});
return n===void 0||n.more?void 0:decodeUtf8(n.bytes)}catch{
return}}
function decodeUtf8(e){
if(isUtf8(e))return Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString(`utf8`,isMarked(e)?3:0)}
function tooLarge(e,t){
return{rule:`file/too-large`,message:`The file is larger than the ${sizeText(t)} that a file of its kind may have, so it was not read.`,at:startOf(e),fix:isInCases(e)?`Shorten it: a file holds one case, and no texts of documents.`:`Restore it from Git, or take out what does not belong in it.`}}
function sizeText(e){
let t=e/1024;
return t>=1024?`${t/1024} MiB`:`${t} KiB`}
function secondMark(e){
return{rule:`file/not-yaml`,message:`The file starts with two byte order marks (U+FEFF), and readers take one of them for a letter.`,at:startOf(e),fix:`Save it as UTF-8 without a byte order mark.`}}
function notUtf8(e,t){
return{rule:`file/not-utf8`,message:t[0]===255||t[0]===254?`The file is UTF-16, not UTF-8.`:`The file holds bytes that are not UTF-8.`,at:{file:e,line:lineOfBrokenByte(t),column:1},fix:`Save it as UTF-8.`}}
function lineOfBrokenByte(e){
let t=1,n=0;
for(;n<e.length;){
let r=e.indexOf(10,n),i=r===-1?e.length:r;
if(decodeUtf8(e.subarray(n,i))===void 0)return t;
n=i+1,t++}
return 1}
async function approvedVersions(e,{tree:t,base:n}){
let r=e.filter(wasEdited),i=new Map;
for(let e of n===void 0?[]:r){
let t=versionFor(e,await textIn(n,e.path));
t!==void 0&&i.set(e.path,t)}
let a=r.filter(({path:e})=>!i.has(e));
for await(let e of fromHistory(a,t))if(i.set(e.path,e),i.size===r.length)break;
return i}
function wasEdited(e){
return stageOf(e)===`approved`&&contentState(e)===`edited`}
async function*fromHistory(e,{past:t}){
if(e.length===0||t===void 0)return;
let n=groupsOf(e,({path:e})=>idInName(e)),r=new Set([...n.keys()].flatMap(e=>[`${e}.yaml`,`${e}.yml`])),i=new Set;
for await(let{path:e,bytes:a}of t({folder:casesFolder,names:r,max:limits.case})){
let t=decodeUtf8(a);
for(let r of n.get(idInName(e))??[]){
let e=i.has(r.path)?void 0:versionFor(r,t);
e!==void 0&&(i.add(r.path),yield e)}}}
function versionFor(e,t){
let n=t===void 0?void 0:readCase(e.path,t).file,{review:r}=e.case;
if(n?.digest!==void 0&&n.digest===r?.digest)return{...n,case:{...n.case,review:r}}}
async function textIn(e,t){
let n=await e?.entry(t);
if(e===void 0||n===void 0||!isFile$1(n))return;
let r=await readText(e,t,limits.case);
return`text`in r?r.text:void 0}
const known$6=new WeakMap;
function documentsWithSharedChunks(e){
if(e===void 0)return[];
let t=known$6.get(e);
if(t!==void 0)return t;
let n=pairsIn([...chunksAsRecorded(e)?.values()??[]]);
return known$6.set(e,n),n}
function pairsIn(e){
let t=new Map;
for(let[n,r]of holdersOfShared(e))if(!(r.size>20))for(let e of pairsOf([...r].toSorted(byUtf8))){
let r=JSON.stringify(e),i=t.get(r)??{documents:e,shared:new Set};
t.set(r,i),i.shared.add(n)}
let n=new Set([...t.values()].flatMap(({documents:e})=>e)),r=new Map;
for(let{documentId:t,hash:i}of e)n.has(t)&&addTo(r,t,i);
return[...t.values()].flatMap(({documents:e,shared:t})=>{
let[n,i]=e.map(e=>r.get(e));
return n===void 0||i===void 0?[]:t.size>=Math.min(n.size,i.size)*.5?[{documents:e,shared:t,own:[n,i]}]:[]})}
function holdersOfShared(e){
let t=new Map,n=new Map;
for(let{documentId:r,hash:i}of e){
let e=t.get(i);
e===void 0?t.set(i,r):e!==r&&addTo(n,i,r).add(e)}
return n}
function*pairsOf(e){
for(let[t,n]of e.entries())for(let r of e.slice(t+1))yield[n,r]}
function addTo(e,t,n){
let r=e.get(t)??new Set;
return e.set(t,r),r.add(n)}
function titleTwins(e){
let t=new Map;
for(let n of e.values())for(let{id:e,title:r}of documentsAsRecorded(n)?.values()??[]){
if(r===void 0||isBlank(r))continue;
let n=normaliseWhiteSpace(r).toUpperCase().toLowerCase();
t.set(n,(t.get(n)??new Set).add(e))}
let n=[...t].filter(([,e])=>e.size>1&&e.size<=20);
return new Map(n.map(([e,t])=>[e,[...t]]))}
function*alikeHashes(e,t){
yield*twinHashes(e),yield*sharingHashes(e.get(t?.revision??``))}
function*twinHashes(e){
let t=new Set([...titleTwins(e).values()].flat());
if(t.size!==0)for(let n of e.values())for(let{documentId:e,hash:r}of chunksAsRecorded(n)?.values()??[])t.has(e)&&(yield r)}
function*sharingHashes(e){
for(let{own:t}of documentsWithSharedChunks(e))for(let e of t)yield*e}
async function haveSameBytes([e,t],n,r){
if(n.includes(`�`))return!1;
try{
return await e.objectId(n,{max:r})===await t.objectId(n,{max:r})}catch(e){
if(e instanceof UnreadableError||e instanceof OversizedError)return!1;
throw e}}
async function readYaml(e,t,{max:n,keys:r,matches:i}){
let a=await readText(e,t,n);
if(`defect`in a)return unread(void 0,[a.defect]);
let o=parseLocated(t,a.text,r===void 0?{}:{keys:r});
if(o.defects.length>0)return unread(o,o.defects);
let{value:s,errors:c}=shapeOf(i,o.value);
return{value:s,draft:c.length===0?s:withoutDefects(o.value,c),located:o,defects:shapeDefects(c,o),ambiguousScalars:unexplained(o.ambiguousScalars,c)}}
function unread(e,t){
return{value:void 0,draft:void 0,located:e,defects:t,ambiguousScalars:[]}}
const shape$1={max:limits.families,keys:familiesKeys,matches:familiesShape};
async function readFamiliesFile(e){
let t=await e.entry(familiesFile),n=await otherwiseNamed(e,{isAlone:t===void 0});
if(t===void 0)return{file:void 0,defects:n,ambiguousScalars:[]};
if(!keepsFile(t,n))return{file:unreadable,defects:n,ambiguousScalars:[]};
let r=await readYaml(e,familiesFile,shape$1),{value:i,draft:a,located:o,ambiguousScalars:s}=r;
return{file:{path:familiesFile,families:isMap(a)?a:void 0,whole:i,has:e=>holds(o?.value,e),locate:o?.locate??nowhere$1,locateKey:o?.locateKey??nowhere$1},defects:[...n,...r.defects],ambiguousScalars:s}}
async function otherwiseNamed(e,{isAlone:t}){
if(await e.entry(otherFile)===void 0)return[];
let n=startOf(otherFile);
return[t?{rule:`file/misplaced`,message:`The families of a set are in "${familiesFile}", so "${otherFile}" was not read.`,at:n,fix:`Rename the file to "${familiesFile}".`}:{rule:`file/twin`,message:`The families of a set are in "${familiesFile}", and this second file, "${otherFile}", was not read.`,at:n,related:[startOf(familiesFile)],fix:`Compare the two: bring what holds into "${familiesFile}", and remove this one.`}]}
const otherFile=familiesFile.replace(/\.yaml$/,`.yml`);
async function readFamilies(e){
return(await readFamiliesFile(e)).file?.whole}
function isMap(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
const nowhere$1=()=>startOf(familiesFile),unreadable={path:familiesFile,families:void 0,whole:void 0,has:()=>!1,locate:nowhere$1,locateKey:nowhere$1},nowhere=()=>startOf(policyFile),shape={max:limits.policy,matches:policyShape};
async function readPolicy(e){
let t=await e.entry(policyFile);
if(t===void 0)return;
let n=[];
if(!keepsFile(t,n))return{file:{path:policyFile,policy:void 0,locateKey:nowhere},defects:n,ambiguousScalars:[]};
let{value:r,located:i,...a}=await readYaml(e,policyFile,shape);
return i?.value===null&&i.defects.length===0?{file:{path:policyFile,policy:{},locateKey:nowhere},defects:n,ambiguousScalars:[]}:{file:{path:policyFile,policy:r,locateKey:i?.locateKey??nowhere},defects:[...n,...a.defects],ambiguousScalars:a.ambiguousScalars}}
async function*linesOf(e,t=longestLine){
for await(let n of linesByPiece(e,t))yield*n}
async function*linesByPiece(e,t){
let n=lineFrom(1);
for await(let r of e){
let e=[],i=0;
for(let a=r.indexOf(10);a!==-1;a=r.indexOf(10,i))grow(n,r.subarray(i,a),t),e.push(ended(n,t)),n=lineFrom(n.number+1),i=a+1;
grow(n,r.subarray(i),t),yield e}
n.length>0&&(yield[ended(n,t)])}
function lineFrom(e){
return{number:e,pieces:[],length:0}}
function grow(e,t,n){
e.length+=t.length,e.length>n?e.pieces.length=0:t.length>0&&e.pieces.push(t)}
function ended({number:e,pieces:t,length:n},r){
return{number:e,bytes:n>r?void 0:joined(t)}}
function joined(e){
let[t]=e;
return e.length===1&&t!==void 0?t:Buffer.concat(e)}
function recordOf(e,t,n){
let broken=n=>({rule:`revision/broken-record`,message:n,at:{file:e,line:t.number,column:1},fix:`Restore the file from Git: a recorded revision never changes.`});
if(t.bytes===void 0)return tooLong(e,t.number);
let r=decodeUtf8(t.bytes);
if(r===void 0)return broken(`This line holds bytes that are not UTF-8.`);
let i;
try{
i=JSON.parse(r)}catch{
return broken(`This line is not JSON.`)}
let{value:a,errors:o}=shapeOf(n,i);
if(a!==void 0)return a;
let[s]=o;
return broken(s===void 0?`This is no record.`:schemaSentence(s,{value:i,whole:`This line`,spelling:()=>void 0}).message)}
function tooLong(e,t){
return{rule:`file/too-large`,message:`This line is longer than the ${longestLine/1024/1024} MiB that a record may have, so it was skipped.`,at:{file:e,line:t,column:1},fix:`Restore the file from Git, or take out what does not belong in it.`}}
async function*recordsIn(e,t,{matches:n,isNeedless:r}){
let reading=e=>{
let r=recordOf(t,e,n);
return isDefect(r)?r:{line:e.number,record:r}},isNeeded=({bytes:e})=>e===void 0||r?.(e)!==!0;
try{
let n=e.stream(t,{max:limits.lines});
for await(let e of linesByPiece(n,longestLine))yield e.filter(isNeeded).map(reading)}catch(e){
if(e instanceof OversizedError)yield[tooLarge(t,limits.lines)];else if(e instanceof UnreadableError)yield[unreadable$1(t)];else throw e}}
function isDefect(e){
return`rule`in e&&`message`in e&&`at`in e}
function lineDefects(){
let e=[],t,n=0;
return{add:r=>{
e.length<10?e.push(r):(t??=r,n++)},all:()=>{
if(t===void 0)return e;
let{rule:r,at:i,fix:a}=t,o=`From here on ${counted(n,`more line`)} of the file cannot be used either.`;
return[...e,{rule:r,message:o,at:i,...a===void 0?{}:{fix:a}}]}}}
async function readManifest(e,t,n){
let r=new Map,i=[],a=createHash(`sha256`),o=!1,s=!0,c={async*stream(t,n){
for await(let r of e.stream(t,n))a.update(r),o||=r.includes(13),yield r}};
for(let e of t){
let t=lineDefects(),a,take=n=>{
if(isDefect(n)){
t.add(n),s&&=!n.rule.startsWith(`file/`);
return}
let{line:i,record:o}=n;
(a!==void 0&&byUtf8(a,o.id)>=0||r.has(o.id))&&t.add(outOfOrder(e,i,o.id)),a=o.id,r.set(o.id,o)};
for await(let t of recordsIn(c,e,{matches:n}))t.forEach(take);
i.push(...t.all())}
return{manifest:{file:t[0],records:r,count:r.size,sha256:`sha256:${a.digest(`hex`)}`,carriageReturns:o,whole:s},defects:i}}
function outOfOrder(e,t,n){
return{rule:`revision/broken-record`,message:`"${n}" stands after an id that sorts behind it, or stands twice.`,at:{file:e,line:t,column:1},fix:`Restore the file from Git: a recorded revision never changes.`}}
async function readRevision(e,t,n){
let r=`${revisionsFolder}/${t}`,i=await readRecord$1(e,`${r}/revision.yaml`,n),a=await manifestOf(e,n,{base:`${r}/documents`,matches:documentShape}),o=await manifestOf(e,n,{base:`${r}/chunks`,matches:chunkShape});
return{revision:{id:t,...i.facts,documents:a.manifest,chunks:o.manifest},defects:[...i.defects,...a.defects,...o.defects],ambiguousScalars:i.ambiguousScalars}}
async function readRecord$1(e,t,n){
if(!n.includes(t)){
let e=n[0]??t;
return{facts:{file:e,record:void 0,digest:void 0,locate:()=>startOf(e)},defects:[],ambiguousScalars:[]}}
let{value:r,located:i,...a}=await readYaml(e,t,{max:limits.revision,matches:revisionShape});
return{facts:{file:t,record:r,digest:i===void 0?void 0:revisionDigest(i.value),locate:i?.locate??(()=>startOf(t))},...a}}
async function readCurrent(e){
let{value:t,located:n,...r}=await readYaml(e,currentFile,{max:limits.current,matches:currentShape}),i=n?.locate([`revision`])??startOf(`corpus-revisions/current.yaml`);
return{current:{revision:t?.revision,at:i},...r}}
async function manifestOf(e,t,{base:n,matches:r}){
let[i,...a]=tableFiles(n).filter(e=>t.includes(e));
return i===void 0?{manifest:void 0,defects:[]}:await readManifest(e,[i,...a],r)}
const nothing$1={cases:[],sameCases:new Set,unreadCases:new Set,revisions:[],families:void 0,policy:void 0,current:void 0};
async function loadBase(e,{name:t,place:n=``,tree:r},i){
if(r===void 0)return{name:t,place:n,...nothing$1};
let{same:a,changed:o}=await compare([e,r],casesFolder,{isWanted:isYamlName,max:limits.case}),s=[],c=new Set;
for(let e of o){
let t=await readText(r,e,limits.case),n=`text`in t?readCase(e,t.text).file:void 0;
n===void 0?c.add(e):s.push(n)}
return{name:t,place:n,cases:s,sameCases:a,unreadCases:c,revisions:await changedRevisions([e,r]),families:await familiesOf$2([e,r],i.families),policy:await policyOf$1([e,r],i.policy),current:await pointerOf([e,r],i.current)}}
async function loadBaseRevisions(e,{name:t,place:n=``,tree:r}){
let i=r===void 0?[]:await changedRevisions([e,r]);
return{name:t,place:n,...nothing$1,revisions:i}}
async function changedRevisions(e){
let t=await compare(e,revisionsFolder,{isWanted:isRevisionRecord,max:limits.revision}),n=[];
for(let r of t.changed)n.push(await readRecord(e[1],r));
return n}
async function familiesOf$2(e,t){
return await isSameFile(e,`families.yaml`,limits.families)?t:(await readFamiliesFile(e[1])).file}
async function policyOf$1(e,t){
return await isSameFile(e,`.github/touchstone.yaml`,limits.policy)?t:(await readPolicy(e[1]))?.file}
async function pointerOf(e,t){
if(await isSameFile(e,`corpus-revisions/current.yaml`,limits.current))return t;
let n=await e[1].entry(currentFile);
return n!==void 0&&isFile$1(n)?(await readCurrent(e[1])).current:void 0}
async function isSameFile([e,t],n,r){
return[await e.entry(n),await t.entry(n)].every(e=>e!==void 0&&isFile$1(e))&&await haveSameBytes([e,t],n,r)}
async function compare([e,t],n,{isWanted:r,max:i}){
let a=new Set(await filesIn(e,n)),o=new Set,s=[];
for(let c of await filesIn(t,n))r(c)&&(a.has(c)&&await haveSameBytes([e,t],c,i)?o.add(c):s.push(c));
return{same:o,changed:s}}
async function filesIn(e,t){
return(await e.list(t)).filter(isFile$1).map(({path:e})=>e)}
function isRevisionRecord(e){
return/^[^/]+\/[^/]+\/revision\.yaml$/.test(e)}
async function readRecord(e,t){
let n=t.split(`/`)[1]??``,r=await readText(e,t,limits.revision),i=`text`in r?parseLocated(t,r.text):void 0;
return{id:n,file:t,digest:i===void 0||i.defects.length>0?void 0:revisionDigest(i.value)}}
const oneByOne=async function*(e,t){
for(let n of t)yield caseOfText(n,await caseText(e,n))};
async function caseText(e,t){
return await readText(e,t,limits.case)}
function caseOfText(e,t){
return`defect`in t?{plain:unreadCase([t.defect]),text:void 0}:{plain:plainCase(e,t.text),text:t.text}}
async function*caseTexts(e,t,{wanted:n=()=>!0,onFile:r}={}){
let i=await casePaths(e,t,n);
for(let[n,a]of i.entries()){
r?.(n,i.length);
let o=await caseText(e,a);
`defect`in o?t.push(o.defect):yield{path:a,...o}}}
async function casePaths(e,t,n=()=>!0){
return(await filesBelow(e,casesFolder,t)).flatMap(e=>{
if(!n(e.path))return[];
if(isOther(e))t.push(...passedOver(e));else if(keepsFile(e,t))return[e.path];
return[]})}
function isOther(e){
return isFile$1(e)&&!isYamlName(e.path)}
function passedOver({path:e}){
return/\.ya?ml[.~]|\.json$/i.test(e)?[{rule:`file/passed-over`,message:`This file is not read: a case is a YAML file whose name ends in ".yaml".`,at:startOf(e),fix:`Rename it if it is a case, or move it out of cases/.`}]:[]}
function mayHoldCase(e){
return e.includes(`expectedAnswer`)&&e.includes(`query`)}
const before=Buffer.from(`{"hash":"`),behind=Buffer.from(`","text":"`);
function hashOfTextLine(e){
let t=Buffer.from(e.buffer,e.byteOffset,e.byteLength),n=before.length+71;
if(t.subarray(0,before.length).equals(before)&&t.subarray(n,n+behind.length).equals(behind)&&endsWithText(t,n+behind.length))return t.toString(`latin1`,before.length,n)}
function endsWithText(e,t){
let n=e.indexOf(34,t);
for(;n!==-1&&isEscaped(e,n,t);)n=e.indexOf(34,n+1);
return n===e.length-2&&e[e.length-1]===125}
function isEscaped(e,t,n){
let r=t;
for(;r>n&&e[r-1]===92;)r--;
return(t-r)%2==1}
async function readFewTexts(e,t,n){
let r=new Set([...n].flatMap(textFilesOf)),i=await readTexts(e,t.filter(e=>r.has(e)),n);
if(i.texts.size===n.size)return i;
let a=await readTexts(e,t.filter(e=>!r.has(e)),n);
return{texts:new Map([...i.texts,...a.texts]),defects:[...i.defects,...a.defects]}}
async function readTexts(e,t,n){
let isWanted=({hash:e,text:t})=>n?.has(e)!==!1||mayHoldCase(t);
return await textsIn(e,t,{isWanted})}
async function readWantedTexts(e,t,n){
let isNeedless=e=>{
let t=hashOfTextLine(e);
return t!==void 0&&!n.has(t)},isWanted=({hash:e})=>n.has(e);
return await textsIn(e,t,{isWanted,isNeedless})}
async function textsIn(e,t,{isWanted:n,isNeedless:r}){
let i=new Map,a=[];
for(let o of t){
let t=lineDefects(),take=e=>{
if(isDefect(e)){
t.add(e);
return}
let{line:r,record:a}=e;
contentHash(a.text)===a.hash?n(a)&&i.set(a.hash,a.text):t.add(foreign(o,r))},s=recordsIn(e,o,{matches:textShape,isNeedless:r});
for await(let e of s)e.forEach(take);
a.push(...t.all())}
return{texts:i,defects:a}}
function foreign(e,t){
return{rule:`revision/broken-record`,message:`This line's text is not the text that its hash was made from.`,at:{file:e,line:t,column:1},fix:`Restore the line from Git, or remove it: a text that is gone leaves its evidence unverified.`}}
async function loadDataset(e,t={}){
let n={defects:[],ambiguousScalars:[]},{defects:r}=n,{only:i}=t,a=await readCases(e,n,t),o=await approvedVersions(a,{tree:e,base:t.base?.tree}),s=(await filesBelow(e,revisionsFolder,r)).filter(e=>keepsFile(e,r)).map(({path:e})=>e),c=await readPointer(e,s,n),l=i===void 0||a.some(asksWhatMoved),u=[...a,...o.values()],d=i&&namedRevisions(u,l?c:void 0),{onStep:f}=t,p=await readRevisions(e,s,{found:n,onStep:f,named:d}),m=l?await familiesOf$1(e,i===void 0&&n):void 0,h=await policyOf(e,n),g=wantedTexts(u,p,p.get(wholeRevision(t,c)??``));
if(m!==void 0)for(let e of alikeHashes(p,c))g.add(e);
let _=s.filter(e=>isInTexts(e)&&e.endsWith(`.jsonl`)),v=await textReader(t)(e,_,g);
r.push(...v.defects);
let y=await readBase(e,t,{families:m,policy:h,current:c});
return{cases:a,approved:o,revisions:p,current:c,texts:v.texts,families:m,policy:h,base:y,...n}}
async function familiesOf$1(e,t){
let n=await readFamiliesFile(e);
return t!==!1&&note(t,n),n.file}
function asksWhatMoved(e){
return stageOf(e)===`approved`?isUndecided(e)||contentState(e)===`edited`:!1}
function namedRevisions(e,t){
return new Set([...e.map(e=>e.case.corpusRevision),t?.revision])}
function textReader({only:e,passesTextsOver:t}){
return t===!0?readWantedTexts:e===void 0?readTexts:readFewTexts}
async function readBase(e,{base:t,only:n},r){
if(t!==void 0)return n===void 0?await loadBase(e,t,r):await loadBaseRevisions(e,t)}
function note({defects:e,ambiguousScalars:t},n){
for(let t of n.defects)e.push(t);
for(let e of n.ambiguousScalars)t.push(e)}
function wholeRevision({texts:e=`cited`},t){
return typeof e==`object`?e.revision:e===`current`?t?.revision:void 0}
async function readCases(e,t,{cases:n=oneByOne,onStep:r,only:i}){
let a=[],o=i&&(e=>i.has(e)),s=await casePaths(e,t.defects,o),c=0;
for await(let{plain:i,text:o}of n(e,s)){
r?.({kind:`case files`,read:c,of:s.length});
let n=s[c++]??``;
note(t,i);
let l=caseFile(n,i,e.readNow===void 0?kept(o):again(e,n));
l!==void 0&&a.push(l)}
return a}
function kept(e){
return()=>e}
function again(e,t){
return()=>textNow(e,t)}
function isInTexts(e){
return e.startsWith(`${textsFolder}/`)}
async function readRevisions(e,t,{found:n,onStep:r,named:i}){
let a=groupsOf(t.filter(e=>e.split(`/`).length>2&&!isInTexts(e)),e=>e.split(`/`)[1]??``),o=new Map;
for(let[t,s]of a){
r?.({kind:`corpus revisions`,read:o.size,of:a.size});
let c=await readRevision(e,t,i?.has(t)===!1?[]:s);
o.set(t,c.revision),note(n,c)}
return o}
async function readPointer(e,t,n){
if(!t.includes(`corpus-revisions/current.yaml`))return;
let r=await readCurrent(e);
return note(n,r),r.current}
async function policyOf(e,t){
let n=await readPolicy(e);
return n!==void 0&&note(t,n),n?.file}
function wantedTexts(e,t,n){
let r=new Set;
for(let n of e){
let e=t.get(n.case.corpusRevision??``);
for(let t of citedHashes(n,e))r.add(t)}
for(let e of n?.chunks?.records.values()??[])r.add(e.hash);
return r}
function*citedHashes(e,t){
for(let{entry:n}of provenanceOf(e)){
n.contentHash!==void 0&&(yield n.contentHash);
let e=n.chunkId===void 0?void 0:t?.chunks?.records.get(n.chunkId);
e!==void 0&&(yield e.hash)}}
const caseAbstentionWithEvidence={id:`case/abstention-with-evidence`,level:`error`,reports:`an abstention that lists evidence`,perFile:!0,*check({cases:e}){
for(let t of e){
if(t.case.kind!==`abstention`)continue;
let e=[`relevantChunkIds`,`provenance`].filter(e=>(t.case[e]?.length??0)>0),[n,...r]=e.map(e=>t.locateKey([e]));
n!==void 0&&(yield{message:`The right outcome of an abstention is to give no answer, but this one has ${e.map(e=>`"${e}"`).join(` and `)}.`,at:n,...r.length===0?{}:{related:r},fix:`Remove the evidence (near misses go under "distractorChunkIds"), or make the case answerable or inconclusive.`})}}},caseAcceptedAnswerWithoutEvidence={id:`case/accepted-answer-without-evidence`,level:`error`,reports:`another accepted answer that is not tied to the case's evidence`,perFile:!0,*check({cases:e}){
for(let t of e){
let e=relevantOnes(t);
for(let[n,r]of(t.case.acceptedAnswers??[]).entries()){
let{chunkIds:i}=r??{};
i?.length===0?yield untied(t,n):e!==void 0&&(yield*tiedElsewhere(t,n,e))}}}};
function untied(e,t){
return{message:`Accepted answer ${t+1} names no chunk that supports it.`,at:e.locate([`acceptedAnswers`,t,`chunkIds`]),fix:`Name the relevant chunks that suffice for it, or remove the answer.`}}
function*tiedElsewhere(e,t,n){
let r=e.case.acceptedAnswers?.[t]?.chunkIds??[];
for(let[i,a]of r.entries())a===void 0||isBlank(a)||n.has(a)||(yield{message:`Accepted answer ${t+1} rests on chunk ${quoted(a)}, which is not among "relevantChunkIds".`,at:e.locate([`acceptedAnswers`,t,`chunkIds`,i]),fix:`Add the chunk to the relevant ones with its provenance, or name another that suffices.`})}
function relevantOnes(e){
let t=e.case.relevantChunkIds;
if(!(waitsForFill(e)||e.has([`relevantChunkIds`])&&!knowsAll(t)))return new Set([...relevantChunksOf(e)].map(({chunkId:e})=>e))}
const caseBlankAnswer={id:`case/blank-answer`,level:`error`,reports:`an expected answer, or another accepted one, that shows nothing to a reader`,perFile:!0,*check({cases:e}){
for(let t of e){
let{expectedAnswer:e,acceptedAnswers:n}=t.case;
e!==void 0&&isBlank(e)&&(yield{message:`The expected answer is blank.`,at:t.locate([`expectedAnswer`]),fix:t.case.kind===`abstention`?`Say what a good refusal conveys.`:`State the facts that a right answer conveys.`}),n?.length===0&&(yield{message:`"acceptedAnswers" is an empty list.`,at:t.locateKey([`acceptedAnswers`]),fix:`Remove the line, or state an outcome that is right as well.`});
for(let[e,r]of(n??[]).entries())r?.statement!==void 0&&isBlank(r.statement)&&(yield{message:`Accepted answer ${e+1} is blank.`,at:t.locate([`acceptedAnswers`,e,`statement`]),fix:`State the outcome that is right as well, or remove the entry.`})}}},caseBlankQuery={id:`case/blank-query`,level:`error`,reports:`a case whose question shows nothing to a reader`,perFile:!0,*check({cases:e}){
for(let t of e){
let{query:e}=t.case;
e!==void 0&&isBlank(e)&&(yield{message:`The question is blank.`,at:t.locate([`query`]),fix:`Write the question a real reader would ask.`})}}},fix$3=`Name the corpus revision under which the case was judged; for a new case "touchstone fill" adds the current one.`,caseBlankRevision={id:`case/blank-revision`,level:`error`,reports:`a case that names no corpus revision`,perFile:!0,safeFix:!0,*check({cases:e}){
for(let t of e){
let{corpusRevision:e}=t.case;
e!==void 0&&isBlank(e)?yield{message:`The corpus revision is blank.`,at:t.locate([`corpusRevision`]),fix:fix$3}:!t.has([`corpusRevision`])&&!waitsForFill(t)&&(yield{message:`The case names no corpus revision.`,at:t.locate([]),fix:fix$3})}}},each=Symbol(`each`);
function blanksAt(e,t){
return hasBlank(e,t)?blanksBelow(e,t):[]}
function hasBlank(e,t,n=0){
if(e===void 0)return!1;
let r=t[n];
if(r===void 0)return typeof e==`string`&&isBlank(e);
if(r!==each)return hasBlank(fieldOf(e,r),t,n+1);
let isThere=e=>hasBlank(e,t,n+1);
return Array.isArray(e)?e.some(isThere):isMap$1(e)&&Object.values(e).some(isThere)}
function*blanksBelow(e,t,n=[]){
if(e===void 0)return;
let r=t[n.length];
if(r===void 0)typeof e==`string`&&isBlank(e)&&(yield n);else if(r!==each)yield*blanksBelow(fieldOf(e,r),t,[...n,r]);else if(Array.isArray(e))for(let[r,i]of e.entries())yield*blanksBelow(i,t,[...n,r]);else if(isMap$1(e))for(let[r,i]of Object.entries(e))yield*blanksBelow(i,t,[...n,r])}
function nameOf$4(e){
let t=e.flatMap((t,n)=>{
let r=e[n+1];
return typeof t==`number`?[]:typeof r==`number`?`entry ${r+1} of "${t}"`:`"${t}"`}).toReversed().join(` under `);
return t.charAt(0).toUpperCase()+t.slice(1)}
const who=`Name who decided.`,why$1=`Say why, in one sentence.`,what=`Write it, or remove the line.`,chunk=`Write the chunk's id as the corpus revision lists it, or remove the entry.`,texts$1=[[[`conversation`,each,`content`],`Write what was said, or remove the turn.`],[[`acceptedAnswers`,each,`chunkIds`,each],chunk],[[`evidence`,each,`document`],what],[[`evidence`,each,`chunk`],what],[[`evidence`,each,`quote`],what],[[`relevantChunkIds`,each],chunk],[[`provenance`,each,`insteadOf`],what],[[`distractorChunkIds`,each],chunk],[[`origin`,`author`],`Name who wrote it.`],[[`origin`,`generator`],`Name the generator: model and prompt.`],[[`origin`,`excerpt`,`chunkIds`,each],chunk],[[`origin`,`observation`],`Name the observation by its id or address.`],[[`origin`,`format`],`Name the format that the file was read as.`],[[`origin`,`source`],`Name the file that the case came from.`],[[`origin`,`id`],what],[[`variantOf`],`Name the case that this one rephrases, or remove the line.`],[[`caller`,`documents`,each],`Name a document that the caller may see, or remove the entry.`],[[`tags`,each],`Write the label, or remove the entry.`],[[`notes`],what],[[`sentinel`,`reviews`,each,`reviewer`],`Name who judged.`],[[`sentinel`,`reviews`,each,`relevantChunkIds`,each],chunk],[[`sentinel`,`resolution`,`by`],who],[[`sentinel`,`resolution`,`reason`],why$1],[[`refresh`,`from`],`Name the corpus revision of the earlier judgment.`],[[`refresh`,`to`],`Name the corpus revision under which it was asked again.`],[[`refresh`,`by`],who],[[`refresh`,`reason`],why$1],[[`refresh`,`observations`,each],`Name the observation by its id, or remove the entry.`],[[`retired`,`by`],who],[[`retired`,`reason`],why$1]],textsOfOtherDecisions=[[[`review`,`reviewedBy`],what],[[`review`,`reason`],what]],caseBlankText={id:`case/blank-text`,level:`error`,reports:`a text, other than question, answers and evidence, that shows nothing to a reader`,perFile:!0,*check({cases:e}){
for(let t of e)for(let[e,n]of textsOf(t))for(let r of blanksAt(t.case,e))yield{message:`${nameOf$4(r)} is blank.`,at:t.locate(r),fix:n}}};
function textsOf(e){
return statusOf(e)===`approved`?texts$1:[...texts$1,...textsOfOtherDecisions]}
function readingRule(e){
return{...e,*check({defects:t}){
for(let{rule:n,...r}of t)n===e.id&&(yield r)}}}
const caseCutText=readingRule({id:`case/cut-text`,level:`warning`,reports:`a text without quotes that a remark on its line may have cut`,perFile:!0});
function awaitsJudgments(e){
let{refresh:t,sentinel:n}=e.case;
return statusOf(e)===`pending`&&n!==void 0&&t?.outcome!==void 0}
function*caseChanges({base:e,cases:t}){
if(e===void 0||e.cases.length===0)return;
let n=groupsOf(t,e=>e.case.id);
for(let t of e.cases){
let{id:e}=t.case,[r,...i]=(e===void 0?void 0:n.get(e))??[];
r!==void 0&&i.length===0&&(yield{before:t,now:r})}}
function reviewWith(e,t){
return statusOf(t)===e?t.case.review:void 0}
function editedRevisions({base:e,revisions:t}){
return(e?.revisions??[]).filter(({id:e,digest:n})=>{
let r=t.get(e)?.digest;
return n!==void 0&&r!==void 0&&n!==r})}
function deletedRevisions({base:e,revisions:t,defects:n}){
return(e?.revisions??[]).filter(({id:e,file:r,digest:i})=>i===void 0||t.has(e)?!1:!n.some(({at:e})=>r.startsWith(`${e.file}/`)))}
function restoring({name:e,place:t},n){
let r=t===``?n:`:/${t}/${n}`;
return/^(?::\/)?[A-Za-z0-9_.][\w./-]*$/.test(r)?`with "git checkout ${e} -- ${r}"`:`from commit ${e}`}
function restoringCase(e,{before:t,now:n}){
return t.path===n.path?restoring(e,t.path):`from ${quoted(t.path)} in commit ${e.name}`}
const caseDeleted={id:`case/deleted`,level:`error`,reports:`an approved or retired case, or one that waits for two new judgments, that is in no file any more, or has another id`,needs:`base`,*check(e){
let{base:t}=e;
if(t===void 0||t.cases.length===0)return;
let n=new Map(e.cases.map(e=>[e.path,e])),r=new Set(e.defects.map(({at:e})=>e.file).filter(e=>!n.has(e))),i=knownIds(e),a=heirsIn(e.cases,t);
for(let e of t.cases){
let{id:o}=e.case;
if(o===void 0||i.has(o)||!isKept$1(e)||waysTo(e.path).some(e=>r.has(e)))continue;
let s=a(e);
yield s?.case.id===void 0?removal(t,e,n.get(e.path)):renaming(t,e,s)}}};
function isKept$1(e){
return statusOf(e)===`approved`||e.has([`retired`])||awaitsJudgments(e)}
function waysTo(e){
let t=e.split(`/`);
return t.map((e,n)=>t.slice(0,n+1).join(`/`))}
function heirsIn(e,t){
let n=new Set(t.cases.map(e=>e.case.id)),r=new Map,i=new Map;
for(let a of e){
if(t.sameCases.has(a.path)||n.has(a.case.id))continue;
r.set(a.path,a);
let e=questionOf$2(a);
e!==void 0&&!i.has(e)&&i.set(e,a)}
return e=>r.get(e.path)??i.get(questionOf$2(e)??``)}
function questionOf$2({case:{query:e}}){
return e===void 0||isBlank(e)?void 0:normaliseWhiteSpace(e)}
function removal(e,t,n){
let r=awaitsJudgments(t)?`waits for two judgments since it was decided anew,`:`was ${t.has([`retired`])?`retired`:`approved`}`;
return{message:`Case ${quoted(t.case.id??``)} ${r} and is in no file any more.`,at:(n??t).locate([`id`]),fix:`Bring it back ${restoring(e,t.path)}${t.has([`retired`])?`: what was measured with it is looked up there`:`; if nobody needs it any more, retire it then with ${retireCommand(t)}`}.`}}
function renaming(e,t,n){
let r=quoted(t.case.id??``);
return{message:`${awaitsJudgments(t)?`The case ${r}, which waits for two judgments,`:`The ${t.has([`retired`])?`retired`:`approved`} case ${r}`} was renamed to ${quoted(n.case.id??``)}, and what was measured with it is found under its old id only.`,at:n.locate([`id`]),fix:`Give it the id ${r} back; if it is a new case, bring the old one back ${restoring(e,t.path)}.`}}
const caseDuplicateChunk={id:`case/duplicate-chunk`,level:`error`,reports:`a relevant chunk that a case lists more than once`,perFile:!0,*check({cases:e}){
for(let t of e){
let e=new Map;
for(let{index:n,chunkId:r}of relevantChunksOf(t)){
let i=e.get(r);
i===void 0?e.set(r,n):yield{message:`Chunk ${quoted(r)} is listed twice.`,at:t.locate([`relevantChunkIds`,n]),related:[t.locate([`relevantChunkIds`,i])],fix:`Remove one of the two.`}}}}},caseDuplicateId={id:`case/duplicate-id`,level:`error`,reports:`a case whose id another file has too`,*check({cases:e}){
for(let[t,n]of groupsOf(e,e=>e.case.id)){
if(t===void 0||n.length===1)continue;
let e=n.slice(0,10).map(e=>({file:e,at:e.locate([`id`])}));
for(let r of n.slice(1)){
let n=e.filter(e=>e.file!==r);
yield{message:`The id ${quoted(t)} is that of another case too.`,at:r.locate([`id`]),related:n.map(({at:e})=>e),fix:`Give this case an id of its own and rename its file to match, or remove it if it is a copy.`}}}}};
function whatIsAsked(e){
let{query:t,askedAt:n}=e.case,r=turnsOf$1(e),i=permittedDocuments(e);
if(!(t===void 0||isBlank(t)||r===`unread`)&&!(i===`unread`||n===void 0&&e.has([`askedAt`])))return JSON.stringify([folded(t),r,n??null,i])}
function acceptedOutcome(e){
let{kind:t,expectedAnswer:n,because:r}=e.case;
if(!(t===void 0||n===void 0||isBlank(n))&&(r!==void 0||t!==`abstention`))return JSON.stringify([t,r??null,folded(n)])}
function equalPairKey(e,t,n=[]){
let[r,i]=[normaliseWhiteSpace(e),normaliseWhiteSpace(t)];
if(n.length===0)return`${r.length} ${r}${i}`;
let a=n.map(([e,t])=>[e,normaliseWhiteSpace(t)]);
return JSON.stringify([r,i,...a])}
function equalPairOf(e){
let{query:t,expectedAnswer:n,conversation:r}=e.case;
if(t===void 0||isBlank(t)||n===void 0||isBlank(n)||r===void 0&&e.has([`conversation`]))return;
let i=(r??[]).map(e=>e?.role===void 0||e.content===void 0?void 0:[e.role,e.content]);
return readsWhole(i)?equalPairKey(t,n,i):void 0}
function turnsOf$1(e){
let{conversation:t}=e.case;
if(t===void 0)return e.has([`conversation`])?`unread`:[];
let n=t.map(e=>e?.role===void 0||e.content===void 0?void 0:[e.role,folded(e.content)]);
return readsWhole(n)?n:`unread`}
function permittedDocuments(e){
if(!e.has([`caller`]))return null;
let t=e.case.caller?.documents;
return readsWhole(t)?[...new Set(t)].toSorted(byUtf8):`unread`}
function folded(e){
return normaliseWhiteSpace(e).toUpperCase().toLowerCase()}
const caseEqualPair={id:`case/equal-pair`,level:`error`,reports:`a case with the question and the answer of another one`,*check({cases:e}){
let t=e.filter(takesPart),n=groupsOf([...t.filter(isApproved$2),...t.filter(e=>!isApproved$2(e))],equalPairOf);
for(let[e,[t,...r]]of n)if(e!==void 0)for(let e of r.filter(e=>e.case.id!==t.case.id))yield{message:`Question and answer are those of case ${quoted(t.case.id??t.path)}${asideOf(e,t)}.`,at:e.locate([`query`]),related:[t.locate([`query`])],fix:`Keep one of the two: delete the other if nobody ever approved it, else reject or retire it. Another family, split or kind makes it no other case.`}}};
function isApproved$2(e){
return statusOf(e)===`approved`}
function asideOf({case:e},{case:t}){
return e.query===t.query&&e.expectedAnswer===t.expectedAnswer?``:`, white space aside`}
function recordedCorpora(e){
let t=new Set(editedRevisions(e).map(({id:e})=>e));
return n=>{
let r=revisionOf(e,n);
if(!(r===void 0||t.has(r.id)))return{revision:r,documents:documentsAsRecorded(r),chunks:chunksAsRecorded(r)}}}
const caseExcerptNotInRevision={id:`case/excerpt-not-in-revision`,level:`error`,reports:`a generated case whose excerpt is not what the named corpus revision holds`,perFile:!0,*check(e){
let t=recordedCorpora(e);
for(let n of e.cases.filter(takesPart)){
let{revision:e,chunks:r}=t(n)??{};
e===void 0||r===void 0||n.has([`refresh`])||(yield*unknownChunks(n,{revision:e,chunks:r}),yield*otherText(n,{revision:e,chunks:r}))}}};
function*unknownChunks(e,{revision:t,chunks:n}){
for(let[r,i]of(e.case.origin?.excerpt?.chunkIds??[]).entries())i===void 0||isBlank(i)||n.has(i)||(yield{message:`The case was generated from chunk ${quoted(i)}, which is not in corpus revision "${t.id}".`,at:e.locate([`origin`,`excerpt`,`chunkIds`,r]),fix:`Name the chunk of that revision that the generator was given, or the revision that holds this one.`})}
function*otherText(e,{revision:t,chunks:n}){
let{chunkIds:r=[],contentHash:i}=e.case.origin?.excerpt??{},[a]=r;
if(r.length!==1||a===void 0||i===void 0)return;
let o=n.get(a)?.hash;
if(o===void 0||o===i)return;
let s=[...n.values()].find(({hash:e})=>e===i)?.id;
yield{message:`The excerpt names chunk ${quoted(a)}, but carries ${s===void 0?`a hash that no chunk of corpus revision ${quoted(t.id)} has`:`the hash of chunk ${quoted(s)}`}.`,at:e.locate([`origin`,`excerpt`,`contentHash`]),fix:`If the generator was given ${quoted(a)}, write its hash: ${o}; if another chunk, name that one; if nobody knows, reject the case with ${recordCommand(e)}.`}}
const caseExplorationClaimsCalibration={id:`case/exploration-claims-calibration`,level:`error`,reports:`a generated case of the lane "exploration" that is not marked as uncalibrated`,perFile:!0,*check({cases:e}){
for(let t of e){
let{origin:e}=t.case;
if(e?.lane!==`exploration`||e.calibrated===!1)continue;
let n=e.calibrated===!0;
(n||!t.has([`origin`,`calibrated`]))&&(yield{message:n?`The case comes from the lane "exploration" but claims to be calibrated.`:`The case comes from the lane "exploration" but is not marked as uncalibrated.`,at:t.locate([`origin`,n?`calibrated`:`lane`]),fix:`Write "calibrated: false" under "origin": nobody has compared such cases with human judgment.`})}}},caseGeneratedWithoutExcerpt={id:`case/generated-without-excerpt`,level:`error`,reports:`a generated case that does not say from which excerpt of the corpus`,perFile:!0,*check({cases:e}){
for(let t of e.filter(takesPart)){
let e=t.case.origin?.lane;
if(e!==`backlog`&&e!==`exploration`)continue;
let n=problemOf$9(t);
n!==void 0&&(yield n)}}};
function problemOf$9(e){
if(!e.has([`origin`,`excerpt`]))return{message:`The case was generated, but does not say from which excerpt of the corpus.`,at:e.locate([`origin`,`lane`]),fix:`Add a line "excerpt: {chunkIds: […], contentHash: …}" under "origin" with what the generator was given: only whoever ran it can know; if nobody does, reject the case with ${recordCommand(e)}.`};
if(e.case.origin?.excerpt?.chunkIds?.length===0)return{message:`The excerpt that the case was generated from names no chunk.`,at:e.locate([`origin`,`excerpt`,`chunkIds`]),fix:`Name the chunks that the generator was given.`}}
const caseHiddenCharacters=readingRule({id:`case/hidden-characters`,level:`error`,reports:`a text with characters that show nothing or show the others in another order`,perFile:!0});
function measureText(e){
return(Math.floor(e*100+1e-9)/100).toFixed(2)}
function sketchesOf(e){
let t=new Int32Array(e.length*4);
for(let[n,r]of e.entries())for(let e of r){
let r=Math.imul(e,0x9e3779b1)>>>25,i=n*4+(r>>5);
t[i]=(t[i]??0)^1<<(r&31)}
return{differAtLeast:(e,n)=>{
let r=0;
for(let i=0;i<4;i++)r+=ones((t[e*4+i]??0)^(t[n*4+i]??0));
return r}}}
function ones(e){
let t=e-(e>>>1&0x55555555),n=(t&858993459)+(t>>>2&858993459);
return Math.imul(n+(n>>>4)&0xf0f0f0f,16843009)>>>24}
const slack=1e-9;
function*alikeSets(e,t){
let n=Int32Array.from(e.keys()),lengthOf=t=>e[t]?.length??0;
n.sort((e,t)=>lengthOf(e)-lengthOf(t)||e-t);
let r=Array.from(n,t=>e[t]??new Int32Array),i={order:n,sorted:r,sketches:sketchesOf(r),threshold:t};
for(let e of bandsOf(r,t))yield*pairsOfBand(i,e)}
function*bandsOf(e,t){
let lengthAt=t=>e[t]?.length??0,[n,r]=[0,0],i=lengthAt(0);
for(;r<e.length;){
let a=Math.max(i+1,Math.floor((i-1)/t+slack)+1),o=r;
for(;o<e.length&&lengthAt(o)<a;)o++;
let s=o===r?0:lengthAt(o-1),c=Math.floor((1-t)/(1+t)*2*s+slack);
o>r&&(yield{before:n,from:r,to:o,parts:t<.7?1:c+1}),[n,r,i]=[r,o,a]}}
function*pairsOfBand(e,t){
let n=t.to-t.before,r=partsOf(e.sorted,t),i=chainsOf(n);
for(let e=0;e<r.length;e+=n){
i.clear();
for(let a=0;a<n;a++){
let n=r[e+a]??0;
a>=t.from-t.before&&(yield*alikeTo(a,e,i.first(n))),i.add(n,a)}}
function*alikeTo(e,t,n){
for(let r=n;r!==-1;r=i.next(r)){
let n=comparedAt(t,r,e);
n!==void 0&&(yield n)}}
function comparedAt(i,a,o){
if(r[i+a]!==r[i+o])return;
let s=likenessOf(e,t.before+a,t.before+o);
if(s===void 0)return;
for(let e=0;e<i;e+=n)if(r[e+a]===r[e+o])return;
let c=e.order[t.before+a]??0,l=e.order[t.before+o]??0;
return[Math.min(c,l),Math.max(c,l),s]}}
function likenessOf(e,t,n){
let{sorted:r,sketches:i,threshold:a}=e,[o,s]=[r[t],r[n]];
if(o===void 0||s===void 0||o.length<a*s.length-slack)return;
let c=o.length+s.length,l=Math.ceil(a/(1+a)*c-slack);
if(i.differAtLeast(t,n)>c-2*l)return;
let u=sharedAtLeast(o,s,l),d=c===0?1:u/(c-u);
return u<l||d<a?void 0:d}
function partsOf(e,{before:t,to:n,parts:r}){
let i=n-t,a=new Int32Array(r*i);
if(r===1)return a;
for(let o=t;o<n;o++)for(let n of e[o]??[]){
let e=n%r*i+o-t;
a[e]=(a[e]??0)+mixed(n)|0}
return a}
function mixed(e){
let t=Math.imul(e^0x5bd1e995,0x85ebca6b);
return Math.imul(t^t>>>15,0xc2b2ae35)}
function chainsOf(e){
let t=Math.max(1,Math.ceil(Math.log2(e+1))+1),n=new Int32Array(2**t),r=new Int32Array(e),slotOf=e=>Math.imul(e,0x9e3779b1)>>>32-t;
return{clear:()=>n.fill(-1),first:e=>n[slotOf(e)]??-1,next:e=>r[e]??-1,add:(e,t)=>{
let i=slotOf(e);
r[t]=n[i]??-1,n[i]=t}}}
function sharedAtLeast(e,t,n){
let[r,i,a]=[0,0,0];
for(;r<e.length&&i<t.length;){
let[o=0,s=0]=[e[r],t[i]];
if(o===s)a++,r++,i++;else if(o<s){
if(r++,a+e.length-r<n)return 0}else if(i++,a+t.length-i<n)return 0}
return a}
function alikeQuestions(e,{threshold:t}){
return alikeTexts(e.map((e,t)=>[t,e.question]),t)}
function*sharedGrounds(e,t){
let n=e.map((e,t)=>({one:e,place:t})),{isStockAnswer:r,isStockEvidence:i,threshold:a}=t;
yield*alikeTexts(n.flatMap(({one:e,place:t})=>e.answer===void 0||r(e)?[]:[[t,e.answer]]),a);
let o=n.filter(({one:e})=>e.evidence!==void 0&&!i(e));
for(let e of groupsOf(o,({one:e})=>e.evidence).values())yield*pairsWithin(e.map(({place:e})=>e))}
function*alikeTexts(e,t){
let n=[...groupsOf(e,([,e])=>e.join(` `)).values()],placesOf=e=>n[e]?.map(([e])=>e)??[];
for(let e of n.keys())yield*pairsWithin(placesOf(e));
let r=n.map(([[,e]])=>e);
for(let[e,n]of alikeSets(r,t))for(let t of placesOf(e))for(let e of placesOf(n))yield[Math.min(t,e),Math.max(t,e)]}
function*pairsWithin(e){
for(let[t,n]of e.entries())for(let r of e.slice(t+1))yield[n,r]}
const plain$2=/^[\x20-\x25\x27-\x7e]*$/,plainSigns=/[^0-9a-z]+/g,entities=/&(?:(?:amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,signs=/[^\p{L}\p{M}\p{Nd}\p{Nl}\p{No}]+|\p{Default_Ignorable_Code_Point}+/gu,numbers$1=/\p{Nd}+/gu;
function lettersOf(e){
return plain$2.test(e)?e.toLowerCase().replace(plainSigns,``):(e.includes(`&`)?e.replace(entities,characterOf):e).normalize(`NFKC`).toUpperCase().toLowerCase().replaceAll(`ς`,`σ`).normalize(`NFKC`).replace(signs,``)}
function characterOf(e,t,n){
let r=t===void 0?Number.parseInt(n??`20`,16):Number(t);
return r<=1114111?String.fromCodePoint(r):` `}
function numbersOf(e){
return new Set(e.normalize(`NFKC`).match(numbers$1))}
function comparing(e,{runsOf:t}){
let n=origins(e);
return r=>{
let{query:i,expectedAnswer:a,kind:o}=r.case;
if(i===void 0||!takesPart(r))return;
let s=t(i),c=turnsOf(r);
if(s.length===0||c===void 0)return;
let l=o!==`abstention`&&a!==void 0;
return{file:r,question:s,turns:t(c),answer:l?t(a):void 0,numbers:numbersOf(i),evidence:evidenceOf(r),origin:n(r),splits:traceSplits(e,r)}}}
function traceOf(e,t){
let n=groupingOf(e)?.familiesOf(t),r=n?.documents??documentsOf$2(e,t);
return{families:(n?.belongings??[]).map(({family:e})=>e),documents:r.documents.map(({documentId:e})=>e),splits:traceSplits(e,t)}}
function traceSplits(e,t){
let n=groupingOf(e);
return n===void 0?[]:splitsOfCase(n,t)}
function turnsOf(e){
let{conversation:t}=e.case;
if(t===void 0)return e.has([`conversation`])?void 0:``;
let n=t.map(e=>e?.content);
return n.includes(void 0)?void 0:n.join(` `)}
function evidenceOf(e){
let{provenance:t=[]}=e.case,n=t.map(e=>e?.contentHash);
if(n.length!==0&&readsWhole(n))return[...new Set(n)].toSorted(byUtf8).join(` `)}
function origins({cases:e}){
let t=new Map;
for(let{case:n}of e)n.id!==void 0&&n.variantOf!==void 0&&t.set(n.id,n.variantOf);
return e=>{
let n=new Set,r=e.case.id;
for(let i=r;i!==void 0;i=t.get(i)){
if(n.has(i))return[...n].toSorted(byUtf8)[0]??e;
n.add(i),r=i}
return r??e}}
const plain$1=/^[0-9a-z]*$/;
function runNumbering(){
let e=new Int32Array(36**3).fill(-1),t=new Map,n=0,numberOf=e=>{
let r=t.get(e);
return r===void 0?(t.set(e,n),n++):r},plainRuns=t=>{
let r=new Int32Array(t.length-2),[i,a]=[symbolAt(t,0),symbolAt(t,1)];
for(let o=0;o<r.length;o++){
let s=symbolAt(t,o+2),c=(i*36+a)*36+s,l=e[c]??-1;
r[o]=l===-1?n:l,l===-1&&(e[c]=n++),[i,a]=[a,s]}
return r};
return{runsOf:e=>{
let t=lettersOf(e);
return plain$1.test(t)&&t.length>2?eachOnce(plainRuns(t)):eachOnce(Int32Array.from(runsIn(t),e=>otherOrPlain(e)))}};
function otherOrPlain(e){
return e.length===3&&plain$1.test(e)?plainRuns(e)[0]??0:numberOf(e)}}
function symbolAt(e,t){
let n=e.charCodeAt(t);
return n<96?n-48:n-87}
function runsIn(e){
let t=Array.from(e);
if(t.length===0)return[];
let n=[];
for(let[e,r]of t.entries()){
let i=t[e+1];
if(i===void 0)break;
isSyllable(r)&&isSyllable(i)?n.push(r+i):e+2<t.length&&n.push(r+i+t[e+2])}
return n.length===0?[e]:n}
function isSyllable(e){
let t=e.codePointAt(0)??0;
return t>=11904&&t<=40959||t>=44032&&t<=55215||t>=63744&&t<=64255||t>=131072&&t<=262143}
function eachOnce(e){
e.sort();
let t=0,n=-1;
for(let r of e)r!==n&&(e[t++]=r,n=r);
return e.slice(0,t)}
function likeness(e,t){
let n=sharedRuns(e,t),r=e.length+t.length-n;
return r===0?1:n/r}
function sharedRuns(e,t){
let[n,r,i]=[0,0,0];
for(;n<e.length&&r<t.length;){
let[a=0,o=0]=[e[n],t[r]];
a===o&&i++,a<=o&&n++,o<=a&&r++}
return i}
function leadOf(e,t,n){
if(e.file===t.file||e.origin===t.origin)return;
let r=measure(e,t,n),i=whyOf$1(r,n,saysEnough(e)&&saysEnough(t));
return i===void 0?void 0:{pair:[e,t],why:i,...r}}
function possibleLead(e,t,n){
let r=measure(e,t,n);
return r.wording>=n.threshold/2?{pair:[e,t],why:`wording`,...r}:void 0}
function whyOf$1({wording:e,isAcross:t,isSameAnswer:n,isSameEvidence:r},{threshold:i,isByCase:a},o){
let s=e>=i/2;
return e>=i||s&&n?`wording`:t&&(n&&o||r&&(s||!a))?`grounds`:void 0}
function measure(e,t,n){
let r=e.answer&&t.answer&&likeness(e.answer,t.answer),i=r!==void 0&&r>=n.threshold,a=e.evidence!==void 0&&e.evidence===t.evidence;
return{wording:Math.min(likeness(e.question,t.question),likeness(e.turns,t.turns)),answer:r,isSameAnswer:i&&!n.isStockAnswer(e)&&!n.isStockAnswer(t),isSameEvidence:a&&!n.isStockEvidence(e),isAcross:e.splits.some(e=>t.splits.some(t=>areApart(e,t))),isOfOtherNumbers:areOfOtherNumbers(e,t)}}
function saysEnough({answer:e}){
return e!==void 0&&e.length>=10}
function areOfOtherNumbers(e,t){
return lacks(e.numbers,t.numbers)&&lacks(t.numbers,e.numbers)}
function lacks(e,t){
for(let n of t)if(!e.has(n))return!0;
return!1}
function thresholdOf({policy:e}){
return e?.policy?.nearDuplicates?.threshold??.8}
function leadTerms(e,t,n=thresholdOf(e)){
let r=commonBy(t,({answer:e})=>e?.join(` `)),i=commonBy(t,e=>e.evidence);
return{threshold:n,isByCase:groupingOf(e)?.isByCase===!0,isStockAnswer:e=>r.has(e),isStockEvidence:e=>i.has(e)}}
function commonBy(e,t){
let n=[...groupsOf(e,t).values()];
return new Set(n.filter(e=>e.length>=21).flat())}
function settledPairs(e){
let t=new Map;
for(let[n,r]of(e?.exceptions??[]).entries())if(r?.decision===`distinct`)for(let e of new Set(r.cases))e!==void 0&&t.set(e,[...t.get(e)??[],n]);
return(e,n)=>{
if(e===void 0||n===void 0||e===n)return;
let r=new Set(t.get(n));
return t.get(e)?.find(e=>r.has(e))}}
function toldElsewhere(e,t){
let n=equalPairOf(e);
if(n!==void 0&&n===equalPairOf(t))return`case/equal-pair`;
let r=whatIsAsked(e);
if(r===void 0||r!==whatIsAsked(t))return;
let[i,a]=[acceptedOutcome(e),acceptedOutcome(t)];
return i!==void 0&&a!==void 0&&i!==a?`case/same-question`:void 0}
const mostPairs=1e6,known$5=new WeakMap;
function leadsOf(e){
let t=known$5.get(e)??search(e,{},`passed over`);
return known$5.set(e,t),t}
function findLeads(e,t={}){
return search(e,t,t.withOtherNumbers===!0?`listed`:`left out`)}
function search(e,{threshold:t},n){
let r=comparedCases(e),i=leadTerms(e,r,t),{found:a,leftOut:o,isCut:s,isOthersCut:c}=leadsAmong(r,i,n),{threshold:l}=i;
return{...unsettled$1(e,a),ofOtherNumbers:unsettled$1(e,o).leads,isOthersCut:c,threshold:l,compared:r.length,isCut:s}}
function leadsTo(e,t,n={}){
let r=comparing(e,runNumbering()),i=e.cases.flatMap(e=>r(e)??[]),a=leadTerms(e,i,n.threshold),o=r(t),s=o?.answer===void 0?possibleLead:leadOf,c=o===void 0?[]:i.flatMap(e=>s(e,o,a)??[]),isLeftOut=e=>n.withOtherNumbers!==!0&&e.isOfOtherNumbers;
return{...unsettled$1(e,c.filter(e=>!isLeftOut(e))),ofOtherNumbers:unsettled$1(e,c.filter(isLeftOut)).leads,isOthersCut:!1,threshold:a.threshold,compared:i.length,isCut:!1}}
function leadsOfCase(e,t){
let n=comparedCases(e),r=n.find(e=>e.file===t);
if(r===void 0)return[];
let i=usualTerms(e);
return unsettled$1(e,n.flatMap(e=>leadOf(e,r,i)??[]).filter(({isOfOtherNumbers:e})=>!e)).leads}
function unsettled$1(e,t){
let n=settledPairs(e.families?.families),r=t.filter(({pair:[e,t]})=>n(e.file.case.id,t.file.case.id)===void 0);
return{leads:r.toSorted(byRank),settled:t.length-r.length}}
function leadsAmong(e,t,n){
let[r,i]=[pairsMeasured(e.length,t),pairsMeasured(e.length,t)];
for(let[a,o]of inTurn(e,t)){
let[t,s]=[e[a],e[o]];
if(t!==void 0&&s!==void 0&&(n===`listed`||!areOfOtherNumbers(t,s)?r.take([a,o],t,s):n===`left out`&&i.take([a,o],t,s),r.isCut()))break}
return{found:r.found(),leftOut:i.found(),isCut:r.isCut(),isOthersCut:i.isCut()}}
function pairsMeasured(e,t){
let n=new Map,r=0;
return{take:([i,a],o,s)=>{
let c=i*e+a;
if(r>mostPairs||++r>mostPairs||n.has(c))return;
let l=leadOf(o,s,t);
l!==void 0&&n.set(c,l)},found:()=>[...n.values()],isCut:()=>r>mostPairs}}
function*inTurn(e,t){
yield*alikeQuestions(e,t),yield*sharedGrounds(e,t)}
const prepared=new WeakMap;
function comparedCases(e){
let t=prepared.get(e);
if(t!==void 0)return t;
let n=comparing(e,runNumbering()),r=e.cases.flatMap(e=>n(e)??[]);
return prepared.set(e,r),r}
function areAlike(e,t){
let n=comparedCases(e),r=leadTerms(e,n),i=new Set(t),a=n.filter(({file:e})=>i.has(e.case.id));
return a.some((e,t)=>a.slice(t+1).some(t=>{
let n=leadOf(e,t,r),i=toldElsewhere(e.file,t.file)!==void 0;
return n!==void 0&&!n.isOfOtherNumbers&&!i}))}
const knownTerms=new WeakMap;
function usualTerms(e){
let t=knownTerms.get(e)??leadTerms(e,comparedCases(e));
return knownTerms.set(e,t),t}
function byRank(e,t){
return Number(t.isAcross)-Number(e.isAcross)||t.wording-e.wording||(t.answer??0)-(e.answer??0)||byPlace$1(e,t)}
function byPlace$1(e,t){
let[n,r]=[e,t].map(({pair:e})=>e.map(({file:e})=>e.path));
return byUtf8(n?.[0]??``,r?.[0]??``)||byUtf8(n?.[1]??``,r?.[1]??``)}
const settle$1=`if for two, record an exception with both cases, "decision: distinct" and the reason.`,fixes$1={across:`Look at both. If they ask for one thing, keep only one of them: on two sides, whoever tunes on one has seen the other; ${settle$1}`,within:`Look at both. If they ask for one thing, keep one of them, or say "variantOf" in the one that rephrases the other; ${settle$1}`};
function*leadProblems(e,t,n){
let{leads:r,threshold:i}=leadsOf(e),a=r.filter(({why:e,pair:[n,r]})=>e===t&&toldElsewhere(n.file,r.file)===void 0);
for(let[t,r]of a.slice(0,26).entries()){
let[o,s]=r.pair.map(({file:e})=>e);
if(o===void 0||s===void 0)continue;
let c={at:s.locate([`query`]),related:[o.locate([`query`])]};
if(t<25){
let t=`This one: ${traceText(e,s)}. The other: ${traceText(e,o)}.`,a=r.isAcross?fixes$1.across:fixes$1.within;
yield{message:`${n(r,i)} ${t}`,...c,fix:a}}else yield{message:`There are ${counted(a.length-25,`more pair`)} of this kind; the 25 told of are the strongest.`,...c,fix:`List them all: touchstone families alike`}}}
function otherName$1({pair:[{file:e}]}){
return quoted(e.case.id??e.path)}
function traceText(e,t){
let{families:n,documents:r,splits:i}=traceOf(e,t);
return[namesText(n,[`family`,`families`]),namesText(r,[`document`,`documents`]),namesText(i,[`split`,`splits`])].join(`, `)}
function namesText(e,[t,n]){
if(e.length===0)return`no ${t}`;
let r=e.slice(0,3).map(quoted),i=e.length>3?[`${e.length-3} more`]:[];
return`${e.length===1?t:n} ${listed$1([...r,...i])}`}
const caseNearDuplicate={id:`case/near-duplicate`,level:`warning`,reports:`a case that asks in nearly the same words as another one`,for:`evaluation`,check(e){
return leadProblems(e,`wording`,messageOf$7)}};
function messageOf$7(e,t){
let{wording:n}=e,r=`The question reads much like that of case ${otherName$1(e)}: ${measureText(n)} of their runs of three letters are the same`;
return n>=t?`${r}, and ${t} is enough.`:`${r}. So is the answer, and then ${t/2} is enough.`}
const casePossibleParaphrase={id:`case/possible-paraphrase`,level:`warning`,reports:`a case with the answer or the evidence of one on the other side of the split, in other words`,for:`evaluation`,check(e){
return leadProblems(e,`grounds`,messageOf$6)}};
function messageOf$6(e,t){
let{answer:n=0,wording:r,isSameAnswer:i,isSameEvidence:a}=e,o=`${measureText(n)} of the runs of three letters in their answers are the same, and ${t} is enough`,s=`their questions share ${measureText(r)}`,c=`Case ${otherName$1(e)} on the other side of the split`,l=r<t/2?``:`, and ${t/2} is enough on one corpus`;
return i?a?`${c} has the same answer and the same evidence: ${o}; ${s}.`:`${c} has the same answer: ${o}; ${s}.`:`${c} rests on the same evidence; of their runs of three letters the questions share ${measureText(r)}${l}.`}
function exposedIn(e,t,n=e.file.families?.exposures??[]){
let r=namedHolders(e,t),i=new Set(n.flatMap(e=>e===void 0?[]:[...r.of(e)])),a=r.joinedWith(i);
return{family:e=>a.has(e),case:t=>holdersOfCase(e,t).some(e=>a.has(e))}}
function sidesApart(e){
let t=splitGroupingOf(e);
if(t===void 0)return()=>void 0;
let n=once(()=>exposedIn(t,e.cases)),standing=e=>{
let r=splitsOfCase(t,e),i=r.includes(`regression`)||n().case(e),a=r.length===0?`on no side`:`in ${listed$1(r.map(e=>`"${e}"`))}`;
return{key:[...r.map(sideOf),i?`spent`:``].join(` `),words:i?`${a} and spent`:a}};
return(e,t)=>{
let[n,r]=[standing(e),standing(t)];
return n.key===r.key?void 0:{one:n.words,other:r.words}}}
const caseSameQuestion={id:`case/same-question`,level:`warning`,reports:`a case that asks what another one asks and accepts another outcome`,*check(e){
let t=sidesApart(e);
for(let[n,...r]of casesByQuestion(e.cases))yield*problemsOf(n,r,t)}};
function*problemsOf(e,t,n){
let r=t.filter(({outcome:t})=>t!==e.outcome);
if(r.length===0)return;
let i=[e,...t.filter(({outcome:t})=>t===e.outcome)].slice(0,10).map(({file:e})=>placeOf$9(e));
for(let{file:t}of r){
let r=n(e.file,t),a=r===void 0?``:` That one is ${r.one}, this one ${r.other}.`;
yield{message:`${messageOf$5(e.file,t)}${a}`,at:placeOf$9(t),related:i,fix:r===void 0?`Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.`:`Settle which answers are right, and do not delete either case for that: whoever works with one knows the question of the other. Bring both to the side of the one that people know, or ask something else in the other; where both are right, say in each question what tells the two apart.`}}}
function messageOf$5(e,t){
let n=`Case ${quoted(e.case.id??e.path)} asks the same question, but`,r=[e.case.kind,t.case.kind];
if(r[0]!==r[1])return`${n} is "${r[0]}", and this one "${r[1]}".`;
let i=[e.case.because,t.case.because];
return i[0]===i[1]?`${n} expects another answer.`:`${n} expects no answer because of "${i[0]}", and this one because of "${i[1]}".`}
function casesByQuestion(e){
return groupsOf(e.filter(takesPart).flatMap(e=>{
let t=whatIsAsked(e),n=acceptedOutcome(e);
return t===void 0||n===void 0?[]:[{file:e,question:t,outcome:n}]}),({question:e})=>e).values()}
function placeOf$9(e){
return e.locate([`query`])}
const caseVariantOfInactive={id:`case/variant-of-inactive`,level:`error`,reports:`a variant in use whose parent is retired or rejected`,*check({cases:e}){
let t=inactiveById(e);
for(let n of e.filter(takesPart)){
let{id:e,variantOf:r}=n.case,i=r===void 0?void 0:t.get(r);
if(r===void 0||i===void 0||r===e)continue;
let a=i.has([`retired`]);
yield{message:`The case is a variant of ${quoted(r)}, which was ${a?`retired`:`rejected`}.`,at:n.locate([`variantOf`]),related:[a?i.locateKey([`retired`]):i.locate([`review`,`status`])],fix:`Name the case in use that it rephrases; where the question stands by itself, remove "variantOf"; else ${statusOf(n)===`approved`?`retire this one as well, with ${retireCommand(n)}`:`reject this one as well, with ${recordCommand(n)}`}.`}}}};
function inactiveById(e){
let t=new Set(e.filter(takesPart).flatMap(e=>e.case.id??[])),n=new Map;
for(let r of e){
let{id:e}=r.case;
e!==void 0&&!t.has(e)&&!n.has(e)&&n.set(e,r)}
return n}
const caseRepeatedEntry={id:`case/repeated-entry`,level:`error`,reports:`a list that names the same thing twice`,perFile:!0,*check({cases:e}){
for(let t of e)for(let e of listsOf(t))yield*repeats(t,e)}};
function listsOf({case:e}){
return[...(e.acceptedAnswers??[]).map((e,t)=>({path:[`acceptedAnswers`,t,`chunkIds`],entries:e?.chunkIds})),{path:[`distractorChunkIds`],entries:e.distractorChunkIds},{path:[`origin`,`excerpt`,`chunkIds`],entries:e.origin?.excerpt?.chunkIds},{path:[`review`,`confirmed`],entries:e.review?.confirmed},{path:[`tags`],entries:e.tags},{path:[`families`],entries:e.families},{path:[`sentinel`,`resolution`,`clarified`],entries:e.sentinel?.resolution?.clarified},{path:[`refresh`,`reasons`],entries:e.refresh?.reasons},{path:[`refresh`,`observations`],entries:e.refresh?.observations},{path:[`caller`,`documents`],entries:e.caller?.documents}]}
function*repeats(e,{path:t,entries:n=[]}){
if(n.length<2)return;
let r=new Map;
for(let[i,a]of n.entries()){
if(a===void 0||isBlank(a))continue;
let n=r.get(a);
n===void 0?r.set(a,i):yield{message:`${quoted(a)} stands twice in "${t.at(-1)}".`,at:e.locate([...t,i]),related:[e.locate([...t,n])],fix:`Remove one of the two.`}}}
const caseVariantWithoutParent={id:`case/variant-without-parent`,level:`error`,reports:`a variant that names no parent, or one that the set does not hold`,*check(e){
let t=knownIds(e);
for(let n of e.cases){
let e=takesPart(n)?problemOf$8(n,t):void 0;
e!==void 0&&(yield e)}}};
function problemOf$8(e,t){
let{id:n,variantOf:r,origin:i}=e.case;
if(r===void 0)return i?.lane!==`phrasing`||e.has([`variantOf`])?void 0:{message:`The case comes from the lane "phrasing" but does not name the case that it rephrases.`,at:e.locate([`origin`,`lane`]),fix:`Add a line "variantOf: …" of its own with the id of that case; if it rephrases none, the lane is backlog or exploration.`};
if(isBlank(r)||r!==n&&t.has(r))return;
let a=r===n?`is this case itself`:`is not in the set`;
return{message:`The case is a variant of ${quoted(r)}, which ${a}.`,at:e.locate([`variantOf`]),fix:`Name the case that it rephrases, or restore that case from Git: what has variants is retired together with them, not deleted.`}}
const caseWithoutEvidence={id:`case/without-evidence`,level:`error`,reports:`a case that is no abstention and names no relevant chunk`,perFile:!0,*check(e){
let t=once(()=>dueUnder(e));
for(let n of e.cases){
let{kind:e,relevantChunkIds:r}=n.case,i=e===void 0&&n.has([`kind`]);
if(e===`abstention`||i||waitsForFill(n))continue;
let a=r?.length===0;
(a||!n.has([`relevantChunkIds`]))&&(yield{message:messageOf$4(e,a),at:n.locate(a?[`relevantChunkIds`]:[`kind`]),fix:namingStep(n,t()(n))??`Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.`})}}};
function messageOf$4(e,t){
return`${e===void 0?`A case that is no abstention`:`An ${e} case`} rests on evidence, but this one ${t?`lists no relevant chunk`:`has no "relevantChunkIds"`}.`}
const caseWithoutOrigin={id:`case/without-origin`,level:`error`,reports:`a case that does not say who or what wrote it`,perFile:!0,safeFix:!0,*check({cases:e}){
for(let t of e)t.has([`origin`])||waitsForFill(t)||(yield{message:`The case does not say who or what wrote it.`,at:t.locate([]),fix:`Add its origin, such as "origin: {kind: human, author: avery}"; "touchstone fill --author avery" does it too.`})}},fields$1=[`chunkId`,`documentId`,`sourceUri`,`sourceRevision`],evidenceBlankProvenance={id:`evidence/blank-provenance`,level:`error`,reports:`a field of a provenance entry that shows nothing to a reader`,perFile:!0,*check({cases:e}){
for(let t of e)for(let{index:e,entry:n}of provenanceOf(t))for(let r of fields$1.filter(e=>isBlankText(n[e])))yield{message:`"${r}" is blank.`,at:t.locate([`provenance`,e,r]),fix:`Write what the corpus revision records for this chunk.`}}};
function isBlankText(e){
return e!==void 0&&isBlank(e)}
const evidenceDiffersFromRevision={id:`evidence/differs-from-revision`,level:`error`,reports:`evidence whose document, source or text is not what the named corpus revision records`,perFile:!0,*check(e){
let t=recordedCorpora(e);
for(let n of e.cases.filter(takesPart)){
let e=t(n);
if(e!==void 0)for(let{index:t,entry:r}of provenanceOf(n))for(let{field:i,name:a,here:o,recorded:s}of differences(r,e))yield{message:`The ${a} of chunk ${quoted(r.chunkId??``)} is ${quoted(o)} here, but ${quoted(s)} in corpus revision "${e.revision.id}".`,at:n.locate([`provenance`,t,i]),fix:`Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.`}}}};
function differences(e,{documents:t,chunks:n}){
let r=e.chunkId===void 0?void 0:n?.get(e.chunkId);
if(r===void 0)return[];
let i=t?.get(r.documentId);
return[[`documentId`,`document`,r.documentId],[`sourceUri`,`source URI`,i?.uri],[`sourceRevision`,`source revision`,i?.revision],[`contentHash`,`content hash`,r.hash]].flatMap(([t,n,r])=>{
let i=e[t];
return i===void 0||r===void 0||i===r||isBlank(i)?[]:[{field:t,name:n,here:i,recorded:r}]})}
const scheme=/^[a-z][a-z0-9+.-]+:\S/i,ending$1=/\.[a-z][a-z0-9]{0,7}$/i;
function sourceForm(e,t){
let n=normaliseWhiteSpace(e);
if(scheme.test(n))return`address`;
let r=e===t||ending$1.test(n);
return n.includes(` `)&&!r?`text`:`path`}
const names$1={address:`an address`,path:`a path or a name`,text:`free text`},evidenceMixedSources={id:`evidence/mixed-sources`,level:`warning`,reports:`evidence that names its source in another form than most of the set does`,*check({cases:e}){
let t=usesByForm(e),[n,...r]=t;
if(n===void 0)return;
let i=t.reduce((e,{count:t})=>e+t,0);
for(let e of r)yield*problemOf$7(e,n,i)}};
function*problemOf$7({form:e,first:t,count:n},r,i){
let[a,...o]=t,[s]=r.first;
a!==void 0&&s!==void 0&&(yield{message:`Of the ${i} sources that this set cites, ${n} ${n===1?`is`:`are`} named by ${names$1[e]}, such as ${quoted(a.uri)}, and ${r.count} by ${names$1[r.form]}, such as ${quoted(s.uri)}.`,at:placeOf$8(a),related:o.map(placeOf$8),fix:`Nothing to edit now: choose one form, let the next "touchstone corpus snapshot" record it as the "uri" of these documents, and have their cases judged under that revision.`})}
function usesByForm(e){
let t={address:[],path:[],text:[]};
for(let n of e.filter(takesPart))for(let{index:e,entry:r}of provenanceOf(n)){
let{sourceUri:i,documentId:a}=r;
i===void 0||isBlank(i)||t[sourceForm(i,a)].push({file:n,index:e,uri:i})}
return[`address`,`path`,`text`].map(e=>({form:e,first:t[e].slice(0,11),count:t[e].length})).filter(({count:e})=>e>0).toSorted((e,t)=>t.count-e.count)}
function placeOf$8({file:e,index:t}){
return e.locate([`provenance`,t,`sourceUri`])}
const evidenceInsteadOfUnknown={id:`evidence/instead-of-unknown`,level:`error`,reports:`evidence that replaces a chunk which is none of the case's other evidence`,perFile:!0,*check({cases:e}){
for(let t of e){
let e=[...provenanceOf(t)],n=e.map(({entry:e})=>e.chunkId);
if(!readsWhole(t.case.provenance)||!readsWhole(n))continue;
let r=[...relevantChunksOf(t)].map(({chunkId:e})=>e),i=new Set([...n,...r]);
for(let{index:n,entry:r}of e){
let{chunkId:e,insteadOf:a}=r;
if(a===void 0||isBlank(a))continue;
let o=a===e;
(o||!i.has(a))&&(yield{message:o?`Chunk ${quoted(a)} is said to replace itself.`:`This evidence is said to replace chunk ${quoted(a)}, which the case does not cite.`,at:t.locate([`provenance`,n,`insteadOf`]),fix:`Name the chunk of another entry under "provenance" that states the same fact, or remove the line.`})}}}},evidenceNotInRevision={id:`evidence/not-in-revision`,level:`error`,reports:`a chunk, as evidence or as a distractor, that the named corpus revision does not hold`,perFile:!0,*check(e){
let t=recordedCorpora(e),n=chunksByHash();
for(let r of e.cases.filter(takesPart)){
let{revision:e,chunks:i}=t(r)??{};
if(e!==void 0&&i!==void 0)for(let{path:t,chunkId:a,hash:o}of namedChunks$1(r)){
if(isBlank(a)||i.has(a))continue;
let s=o===void 0?void 0:n(i,o),c=s===void 0?`a chunk of that revision`:`chunk ${quoted(s)}`,l=s===void 0?``:`, whose text there has the content hash given here`;
yield{message:`Chunk ${quoted(a)} is not in corpus revision ${quoted(e.id)}.`,at:r.locate(t),fix:`Name ${c}${l}, or judge the case again under a revision that holds this one.`}}}}};
function chunksByHash(){
let e=new Map;
return(t,n)=>{
let r=e.get(t)??onlyOnes(t);
return e.set(t,r),r.get(n)}}
function onlyOnes(e){
let t=new Map;
for(let[n,{hash:r}]of e)t.set(r,t.has(r)?void 0:n);
return t}
function*namedChunks$1(e){
for(let{index:t,entry:n}of provenanceOf(e)){
let{chunkId:e,contentHash:r}=n;
e!==void 0&&(yield{path:[`provenance`,t,`chunkId`],chunkId:e,hash:r})}
for(let[t,n]of(e.case.distractorChunkIds??[]).entries())n!==void 0&&(yield{path:[`distractorChunkIds`,t],chunkId:n})}
const evidenceProvenanceTwice={id:`evidence/provenance-twice`,level:`error`,reports:`a relevant chunk that has more than one entry under provenance`,perFile:!0,*check({cases:e}){
for(let t of e){
let e=new Set([...relevantChunksOf(t)].map(({chunkId:e})=>e)),n=new Map;
for(let{index:r,entry:i}of provenanceOf(t)){
let{chunkId:a}=i;
if(a===void 0||!e.has(a))continue;
let o=n.get(a);
o===void 0?n.set(a,r):yield{message:`"provenance" has a second entry for chunk ${quoted(a)}.`,at:t.locate([`provenance`,r,`chunkId`]),related:[t.locate([`provenance`,o,`chunkId`])],fix:`Keep the entry that says what was judged and remove the other.`}}}}},evidenceProvenanceWithoutChunk={id:`evidence/provenance-without-chunk`,level:`error`,reports:`an entry under provenance whose chunk is not among the relevant ones`,perFile:!0,*check({cases:e}){
for(let t of e){
if(waitsForFill(t))continue;
let e=t.case.relevantChunkIds;
if(t.has([`relevantChunkIds`])&&!knowsAll(e))continue;
let n=new Set([...relevantChunksOf(t)].map(({chunkId:e})=>e));
for(let{index:e,entry:r}of provenanceOf(t)){
let{chunkId:i}=r;
i===void 0||isBlank(i)||n.has(i)||(yield{message:`"provenance" has an entry for chunk ${quoted(i)}, which is not among "relevantChunkIds".`,at:t.locate([`provenance`,e,`chunkId`]),fix:`Add the chunk to the relevant ones if a reviewer judged it so, or remove the entry.`})}}}};
function nearestWords(e,t){
if(e.length+t.length>1e5)return;
let n=wordsOf$2(e).filter(({key:e})=>e!==``);
if(n.length===0)return;
let r=wordsOf$2(t),i=sharedFrom(n,r),a=Math.max(0,...i);
if(a<n.length*enough$2)return;
let o=i.indexOf(a),s=i.lastIndexOf(a);
if(!(s-o>n.length/2))return trimmed(r.slice(o,s+n.length),new Set(n.map(({key:e})=>e)))}
const enough$2=2/3,marks$1=/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
function wordsOf$2(e){
return normaliseWhiteSpace(e).split(` `).map(e=>({text:e,key:e.replace(marks$1,``).toLowerCase()}))}
function sharedFrom(e,t){
let n=new Map;
for(let{key:t}of e)n.set(t,(n.get(t)??0)+1);
let r=[],i=0;
for(let[a,{key:o}]of t.entries()){
let s=n.get(o);
s!==void 0&&(n.set(o,s-1),s>0&&i++);
let c=t[a-e.length]?.key??``,l=n.get(c);
l!==void 0&&(n.set(c,l+1),l>=0&&i--),a+1>=e.length&&r.push(i)}
return r}
function trimmed(e,t){
let n=e.findIndex(({key:e})=>t.has(e)),r=e.findLastIndex(({key:e})=>t.has(e));
return e.slice(n,r+1).map(({text:e})=>e).join(` `)}
function quoteFinder(e){
let t=new Map;
return(n,r)=>{
let i=e.get(n);
if(i===void 0)return;
let a=normaliseWhiteSpace(r);
if(i.includes(a))return!0;
let o=t.get(n)??normaliseWhiteSpace(i);
return t.set(n,o),o.includes(a)}}
function placeOfQuote(e,t){
let n=normaliseWhiteSpace(t);
if(n===``)return;
let r=[],i=[];
for(let t=0;t<e.length;t++){
let n=e.charAt(t),a=normaliseWhiteSpace(n)===``;
a&&i.at(-1)===` `||(i.push(a?` `:n),r.push(t))}
let a=i.join(``).indexOf(n),o=r[a],s=r[a+n.length-1];
return o===void 0||s===void 0?void 0:{start:o,end:s+1}}
const evidenceQuoteNotInText={id:`evidence/quote-not-in-text`,level:`error`,reports:`a quote that does not stand in the text that was judged`,perFile:!0,*check(e){
let t=quoteFinder(e.texts),n=fixFinder(e);
for(let r of e.cases)for(let{index:e,entry:i}of provenanceOf(r)){
let{quote:a,contentHash:o,chunkId:s}=i;
if(a===void 0)continue;
let at=()=>r.locate([`provenance`,e,`quote`]);
if(isBlank(a)){
yield{message:`The quote is blank.`,at:at(),fix:`Quote the words that carry the answer, or remove the line.`};
continue}
if(o===void 0||!takesPart(r)||t(o,a)!==!1)continue;
let c=s===void 0?`the chunk`:`chunk ${quoted(s)}`;
yield{message:`The words ${quoted(a)} do not stand in the text of ${c} that was judged.`,at:at(),fix:n(r,{quote:a,contentHash:o})}}}};
function fixFinder(e){
let t=once(()=>dueUnder(e)),n=100;
return(r,{quote:i,contentHash:a})=>{
let o=t()(r),s=o?.is===`decision`&&o.isEdited?nextStep(r,o):void 0;
if(s!==void 0)return s;
let c=n-->0?e.texts.get(a):void 0,l=c===void 0?void 0:nearestWords(i,c);
return`Quote that text word for word (only white space may differ), or remove the quote.${l===void 0?``:` Nearest there: ${quoted(l)}.`}`}}
const evidenceShortForm={id:`evidence/short-form`,level:`error`,reports:`short evidence that nobody has looked up yet`,perFile:!0,safeFix:!0,*check(e){
let t=once(()=>dueUnder(e));
for(let n of e.cases){
let{evidence:e}=n.case;
if(e===void 0)continue;
let r=n.locateKey([`evidence`]),i=stageOf(n);
e.length===0?yield{message:`The short "evidence" is an empty list.`,at:r,fix:`Remove the line.`}:i===`retired`?yield{message:`The case is retired, but its evidence is in the short form, which only a pending case may use.`,at:r,fix:`Remove "evidence", or take the case back into use and run "touchstone fill".`}:i===`approved`||i===`rejected`?yield{message:`The case is ${i}, but its evidence is in the short form, which only a pending case may use.`,at:r,fix:shortNamingStep(n,t()(n))??`To have it judged as a new one, write "review: {status: pending}" in the place of its review, take "relevantChunkIds", "provenance" and "corpusRevision" out, run ${fillCommand(n)}, and have it judged with ${recordCommand(n)}.`}:yield{message:`The evidence is still in its short form: its chunks are not looked up yet.`,at:r,fix:e.some(namesDocumentAlone)?`Run "touchstone fill --choose", which asks which chunk of the document it is, or add a "quote" of it.`:`Run "touchstone fill" for this file, or "touchstone check --fix" for all of them; where no chunk is found, "touchstone fill --choose" asks for it.`}}}};
function namesDocumentAlone(e){
return says(e?.document)&&!says(e?.chunk)&&!says(e?.quote)}
function says(e){
return e!==void 0&&!isBlank(e)}
const evidenceWithoutProvenance={id:`evidence/without-provenance`,level:`error`,reports:`a relevant chunk that has no entry under provenance`,perFile:!0,*check(e){
let t=once(()=>dueUnder(e));
for(let n of e.cases){
if(waitsForFill(n)||!entriesAreKnown(n))continue;
let e=new Set([...provenanceOf(n)].map(({entry:e})=>e.chunkId));
for(let{index:r,chunkId:i}of relevantChunksOf(n))e.has(i)||(e.add(i),yield{message:`Chunk ${quoted(i)} is relevant, but "provenance" has no entry for it.`,at:n.locate([`relevantChunkIds`,r]),fix:fixOf$8(n,t()(n))})}}};
function fixOf$8(e,t){
return t?.is===`decision`&&t.isEdited?nextStep(e,t)??``:namingStep(e,t)??`Add an entry that says which document, source revision and text were judged, or remove the chunk.`}
function entriesAreKnown(e){
if(!e.has([`provenance`]))return!0;
let{provenance:t}=e.case;
return readsWhole(t)&&knowsAll(t.map(e=>e.chunkId))}
function writeInstead(e,t,n){
let r=nearest(e,t).map(e=>`"${e}"`);
if(r.length===0)return n;
let i=r.length===1?`that is`:`one of them is`;
return`Write ${listed$1(r,`or`)} if ${i} what it means.`}
function nearestTeller(e){
let t=e;
return(e,n)=>{
t--;
let r=t<0?[]:nearest(clipped(e,200),n).map(quoted);
return r.length===0?``:`; the nearest ${r.length===1?`is`:`are`} ${listed$1(r)}`}}
const longest$2=1e3;
function nearest(e,t){
if(e.length>longest$2)return[];
let n=e.toLowerCase(),r=[];
for(let e of t){
if(e.length>longest$2)continue;
let t=e.toLowerCase(),i=(0,import_fastest_levenshtein.distance)(n,t);
(n.length>2&&(t.includes(n)||n.includes(t))||i<=Math.max(n.length,t.length)/2)&&r.push({id:e,far:i})}
let i=r.toSorted((e,t)=>e.far-t.far||byUtf8(e.id,t.id)),a=(i[0]?.far??0)*2+1;
return i.slice(0,3).filter(({far:e})=>e<=a).map(({id:e})=>e)}
const familyUnknown={id:`family/unknown`,level:`error`,reports:`a name of a family that families.yaml does not hold`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let n=nearestTeller(100),r=[...t.families.keys()];
for(let i of namesOf(e,t)){
let{family:a,locate:o,path:s}=i;
a===void 0||isBlank(a)||t.families.has(a)||isPast(e,t,i)||(yield{message:`There is no family ${quoted(a)} in families.yaml${n(a,r)}.`,at:o(s),fix:fixOf$7(s)})}}};
function fixOf$7([e]){
return e===`reservations`||e===`uses`||e===`exposures`?`Write the id of a family as it stands under "families" there. An entry that is on record stays as it is: bring its family back under its old id, with "documents: []" where another one has them now.`:`Write the id of a family as it stands under "families" there, or add this one.`}
function isPast(e,{file:t},{family:n,path:r}){
let[i,a]=r;
if(i!==`exceptions`||typeof a!=`number`||n===void 0||t.families?.exceptions?.[a]?.decision!==`move`)return!1;
let o=e.base?.families;
return o===void 0||wasNamed(n,o)}
function wasNamed(e,t){
let n=(t.families?.exceptions??[]).filter(e=>e?.decision===`move`);
return new Set(n.flatMap(e=>e?.families??[])).has(e)||familiesById(t).has(e)}
function*namesOf({cases:e},{file:t}){
let{related:n,exceptions:r,reservations:i,uses:a,exposures:o}=t.families??{},s={related:n,exceptions:r,reservations:i,uses:a,exposures:o};
for(let[e,n]of Object.entries(s))for(let[r,i]of(n??[]).entries())for(let[n,a]of(i?.families??[]).entries())yield{family:a,locate:t.locate,path:[e,r,`families`,n]};
for(let t of e.filter(takesPart))for(let[e,n]of(t.case.families??[]).entries())yield{family:n,locate:t.locate,path:[`families`,e]}}
function ungroupedDocuments(e){
let t=splitGroupingOf(e);
return t===void 0||t.isByCase?[]:[...usesOf(t)].map(([e,t])=>{
let n=t.filter(isApproved$1),[r,...i]=[...n,...t.filter(e=>!isApproved$1(e))],a=i.map(placeOf$7),o=placeOf$7(r??t[0]);
return{documentId:e,isApproved:n.length>0,places:[o,...a]}})}
function usesOf({cases:e,familiesOf:t,claimsOf:n}){
let r=new Map;
for(let i of e)for(let{documentId:e,path:a}of t(i).documents.documents){
if(n(e).length>0)continue;
let t=r.get(e);
t===void 0?r.set(e,[{file:i,path:a}]):t.push({file:i,path:a})}
return r}
function isApproved$1({file:e}){
return stageOf(e)===`approved`}
function placeOf$7({file:e,path:t}){
return e.locate(t)}
const familyUngroupedDocument={id:`family/ungrouped-document`,level:`error`,reports:`a document that approved cases rest on and that no family claims`,*check(e){
for(let{documentId:t,isApproved:n,places:r}of ungroupedDocuments(e)){
if(!n)continue;
let[e,...i]=r,a=i.length===0?``:` and ${counted(i.length,`other case`)}`;
yield{message:`Document ${quoted(t)} is in no family, so this case${a} may be on any side of the split.`,at:e,...i.length===0?{}:{related:i.slice(0,10)},fix:`Add the document to the family that it belongs to in families.yaml, or give it a family of its own there.`}}}},known$4=new WeakMap;
function documentsOnRecord(e){
let t=known$4.get(e);
if(t!==void 0)return t;
let n=new Set;
for(let t of e.revisions.values())for(let e of documentsAsRecorded(t)?.keys()??[])n.add(e);
for(let t of[...e.cases,...e.base?.cases??[]])for(let{documentId:r}of documentsOf$2(e,t).documents)n.add(r);
let r=[...n].toSorted(byUtf8);
return known$4.set(e,r),r}
const familyDocumentClaimedTwice={id:`family/document-claimed-twice`,level:`error`,reports:`a document that more than one family claims`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let{file:n,claimsOf:r}=t,i=groupsOf(documentsOnRecord(e).flatMap(e=>{
let t=r(e);
return t.length<2?[]:[{documentId:e,claims:t}]}),({claims:e})=>JSON.stringify(e.map(({path:e})=>e)));
for(let[{documentId:e,claims:t},...r]of i.values()){
let[i,...a]=t,o=a.at(-1);
if(i===void 0||o===void 0)continue;
let s=r.length===0?``:` So does ${counted(r.length,`other document`)}.`;
yield{message:`Document ${quoted(e)} fits ${claimsInWords(t)}, so it belongs to none of them.${s}`,at:n.locate(o.path),related:[i,...a.slice(0,-1)].map(({path:e})=>n.locate(e)),fix:isNamed$2(t)?`Name the document in one family only; if both need it, they are one family or related.`:`Name the document itself in the family it belongs to, since an exact name beats a pattern, or make a pattern narrower.`}}}};
function isNamed$2(e){
return e.every(({pattern:e})=>!e.includes(`*`))}
function claimsInWords(e){
let t=e.slice(0,5).map(({family:e,pattern:t})=>`${quoted(t)} of family ${quoted(e)}`),n=e.length-t.length;
return listed$1(n===0?t:[...t,`${n} more`])}
function sharingDocuments(e){
return documentsWithSharedChunks(currentRevision(e)).filter(t=>isMuchText(t,e))}
function sharesAll({shared:e,own:[t,n]}){
return e.size===t.size&&e.size===n.size}
function isMuchText({shared:e,own:t},{texts:n}){
let r=n,lengthOf=e=>[...e].reduce((e,t)=>e+(r.get(t)?.length??NaN),0),i=Math.min(...t.map(lengthOf));
return!(lengthOf(e)<i*.5)}
const known$3=new WeakMap;
function earlierGrouping(e){
return known$3.has(e)||known$3.set(e,groupedBefore(e)),known$3.get(e)}
function groupedBefore(e){
let{base:t}=e;
if(t===void 0)return;
let n=[...e.cases.filter(({path:e})=>t.sameCases.has(e)),...t.cases].toSorted((e,t)=>byUtf8(e.path,t.path)),r={...e,cases:n,families:t.families,base:void 0},i=groupingOf(r);
if(i!==void 0)return{dataset:r,grouping:i,cases:n,documents:once(()=>i.isByCase?[]:claimedDocuments(e,i))}}
function claimedDocuments(e,{claimsOf:t}){
return documentsOnRecord(e).flatMap(e=>{
let[n,...r]=t(e);
return n===void 0||r.length>0?[]:[{documentId:e,family:n.family}]})}
const known$2=new WeakMap;
function earlierSpent(e){
return known$2.has(e)||known$2.set(e,spentBefore(e)),known$2.get(e)}
function spentBefore(e){
let t=(e.base?.families?.families?.exposures??[]).length===0?void 0:earlierGrouping(e);
if(t===void 0)return;
let{grouping:n,cases:r,documents:i}=t,a=exposedIn(n,r);
return{grouping:n,cases:r.filter(a.case),documents:i().filter(({family:e})=>a.family(e))}}
function joinedCases(e){
let t=once(()=>{
let t=componentsIn(e.graph());
return new Map(t.flatMap(e=>e.map(t=>[t,e[0]])))}),namesOf=n=>holdersOfCase(e,n).map(e=>t().get(e)??e);
return(e,t)=>{
let n=new Set(namesOf(t));
return namesOf(e).some(e=>n.has(e))}}
function textsOfSeveral(e){
return[...groupsOf([...e].flatMap(e=>provenanceOf(e).flatMap(({index:t,entry:{documentId:n,contentHash:r}})=>n===void 0||r===void 0?[]:[{file:e,index:t,documentId:n,contentHash:r}])),({contentHash:e})=>e).values()].filter(e=>new Set(e.map(({documentId:e})=>e)).size>1)}
function*sharedEvidence(e,t){
let n=new Set([...e.cases.filter(exposedIn(t,e.cases).case),...earlierSpent(e)?.cases??[]]),r=new Set(t.cases),sided=e=>{
let i=splitsOfCase(t,e.file),a=n.has(e.file)||i.includes(`regression`);
return a?[{...e,split:`regression`,isSpent:a}]:r.has(e.file)?i.map(t=>({...e,split:t,isSpent:a})):[]},i=joinedCases(t),a=new Set;
for(let t of textsOfSeveral(new Set([...e.cases,...n]))){
let e=t.flatMap(sided),n=[...e.filter(e=>e.isSpent),...e.filter(e=>!e.isSpent)];
for(let t of e){
if(!isHeld(t)||a.has(t.file))continue;
let e=n.find(e=>isBelow(e,t)&&!i(e.file,t.file));
e!==void 0&&(a.add(t.file),yield{held:t,other:e})}}}
function isHeld({split:e,isSpent:t,file:n}){
return!t&&sideOf(e)!==`development`&&takesPart(n)}
function isBelow(e,t){
return isKnownMore(e.split,t.split)&&e.documentId!==t.documentId}
function pairsOfFamilies(e){
let{claimsOf:t,exceptions:n}=e,r=componentsIn(e.familyGraph()),i=new Map(r.flatMap(e=>e.map(t=>[t,e[0]])));
return e=>{
let[r,...a]=[...e].toSorted(byUtf8).flatMap(e=>{
let[n,...r]=t(e);
return n===void 0||r.length>0?[]:[{documentId:e,claim:n}]});
return r===void 0?[]:a.flatMap(e=>{
let[t,a]=[r.claim.family,e.claim.family];
return i.get(t)===i.get(a)||n.keepsApart(t,a)!==void 0?[]:[[r,e]]})}}
function copiedDocuments({revisions:e}){
let t=new Map;
for(let n of e.values())for(let{id:e,hash:r}of documentsAsRecorded(n)?.values()??[])t.set(r,(t.get(r)??new Set).add(e));
return t.delete(sha256(``)),[...t.values()].filter(e=>e.size>1).map(e=>[...e])}
function resemblingFamilies(e,{claimsOf:t}){
return[...copiedDocuments(e),...titleTwins(e.revisions).values(),...sharingDocuments(e).map(({documents:e})=>e),...textsOfSeveral(e.cases).map(e=>e.map(({documentId:e})=>e))].map(e=>new Set(e.flatMap(t).map(({family:e})=>e)))}
const familyCopiedDocument={id:`family/copied-document`,level:`error`,reports:`a document whose content another family has as well, under another name`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0||t.isByCase)return;
let{file:n}=t,r=groupsOf(copiedDocuments(e).flatMap(pairsOfFamilies(t)),e=>JSON.stringify(e.map(({claim:e})=>e.path)));
for(let[[e,t],...i]of r.values()){
let r=i.length===0?``:` So have ${counted(i.length,`other pair`)} of the two.`;
yield{message:`Document ${quoted(t.documentId)} of family ${quoted(t.claim.family)} has the same content as ${quoted(e.documentId)} of family ${quoted(e.claim.family)}, so whoever tunes on one has seen the other.${r}`,at:n.locate(t.claim.path),related:[n.locate(e.claim.path)],fix:`Put the two documents into one family, or declare the families related, with the reason under "related". If they may lie apart all the same, record that under "exceptions": decision "keep-apart", both families, a reason, who decided and when.`}}}},familyLookAlikeDocument={id:`family/look-alike-document`,level:`notice`,reports:`a document that has much of the text of another family's document`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0||t.isByCase)return;
let{file:n}=t;
for(let{pair:r,likeness:i}of alikePairs(e,t)){
let[e,t]=r;
yield{message:`Document ${quoted(t.documentId)} of family ${quoted(t.claim.family)} ${i} ${quoted(e.documentId)} of family ${quoted(e.claim.family)}.`,at:n.locate(t.claim.path),related:[n.locate(e.claim.path)],fix:`If one is another edition or an export of the other, put both into one family or declare the families related; if not, record that under "exceptions" with the decision "keep-apart". A person decides.`}}}};
function*alikePairs(e,t){
let n=pairsOfFamilies(t),r=new Set(copiedDocuments(e).flatMap(n).map(keyOf$1)),i=[...titleTwins(e.revisions).values()],a=once(()=>documentTexts(e,new Set(i.flat())));
for(let e of i.flatMap(n))isAlike(e,a())&&(r.add(keyOf$1(e)),yield{pair:e,likeness:`has the title and much of the text of`});
for(let t of sharingDocuments(e))for(let e of n(t.documents))r.has(keyOf$1(e))||(yield{pair:e,likeness:sharesAll(t)?`has the very chunks of`:`has many chunks in common with`})}
function keyOf$1(e){
return JSON.stringify(e.map(({documentId:e})=>e))}
function documentTexts(e,t){
let n=currentRevision(e),r=[...e.revisions.values()].filter(e=>e!==n).toSorted((e,t)=>byUtf8(t.id,e.id)),i=new Map;
for(let a of n===void 0?r:[n,...r]){
let n=new Map;
for(let{documentId:r,hash:o}of chunksAsRecorded(a)?.values()??[]){
if(!t.has(r)||i.has(r))continue;
let a=n.get(r)??[];
a.push(e.texts.get(o)??``),n.set(r,a)}
for(let[e,t]of n)i.set(e,normaliseWhiteSpace(t.join(` `)))}
return e=>i.get(e)??``}
function isAlike([e,t],n){
let[r,i]=[runsOf(n(e.documentId)),runsOf(n(t.documentId))],[a,o]=r.size<i.size?[r,i]:[i,r],s=[...a].filter(e=>o.has(e)).length;
return a.size>0&&s>=a.size*.5}
function runsOf(e){
let t=new Set;
for(let n=0;n+16<=e.length;n++)t.add(e.slice(n,n+16));
return t}
const familyUnderstated={id:`family/understated`,level:`error`,reports:`a case that names fewer families than its documents belong to`,*check(e){
let t=splitGroupingOf(e);
if(t!==void 0)for(let e of t.cases){
let n=e.case.families;
if(!readsWhole(n))continue;
let{belongings:r}=t.familiesOf(e),i=r.filter(({family:e,through:t})=>t===`document`&&!n.includes(e));
if(i.length===0)continue;
let[a,o]=n.length===0?[`names no family`,``]:[`names only ${names(n)}`,` too`];
yield{message:`The case ${a}, but it rests on documents of ${names(i.map(({family:e})=>e))}${o}, so the list hides what it depends on.`,at:e.locateKey([`families`]),related:i.map(({path:t})=>e.locate(t)),fix:`Take "families" out of the case, since its documents decide; or name all of them.`}}}};
function names(e){
return listed$1(e.map(quoted))}
const familyOutsideParent={id:`family/outside-parent`,level:`error`,reports:`a variant that belongs to a family which the case it rephrases does not`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let{cases:n,familiesOf:r}=t;
for(let e of n){
let{belongings:t,parent:n}=r(e),i=n&&r(n);
if(n===void 0||i?.whole!==!0)continue;
let a=new Set(i.belongings.map(({family:e})=>e));
for(let{family:r,path:i,through:o}of t)a.has(r)||(yield{message:`The case ${o===`document`?`rests on a document of`:`names the`} family ${quoted(r)}, which ${quoted(n.case.id??n.path)}, the case that it rephrases, has nothing of.`,at:e.locate(i),related:[n.locate([`id`])],fix:`Let another wording rest on what its parent rests on; if this asks for something else, take "variantOf" out.`})}}},familyRelationOfOne={id:`family/relation-of-one`,level:`error`,reports:`a relation that names one family alone, or none, and so joins nothing`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let{file:n}=t;
for(let e of(n.families?.related??[]).keys()){
let r=familiesOf(t,e);
if(r===void 0||r.size>1)continue;
let[i]=r;
yield{message:i===void 0?`The relation names no family, so it joins nothing.`:`The relation names family ${quoted(i)} alone, so it joins nothing.`,at:n.locate([`related`,e,`families`]),fix:`Name the families that belong together, two or more, or take the relation out.`}}}};
function familiesOf({file:e,families:t},n){
let r=e.families?.related?.[n],i=r?.families??[];
if(!(r===void 0||!readsWhole(r.families)&&e.has([`related`,n,`families`])||!readsWhole(i)))return i.every(e=>!isBlank(e)&&t.has(e))?new Set(i):void 0}
function conflictMessage(e,t){
let[n,...r]=e,i=r.at(-1)??n,a=`${inWords$1(n.from)} and ${inWords$1(i.to)}`;
return r.length>0?`This ${t.through.by===`case`?`case`:`relation`} joins the sides of ${a}, in ${e.length} steps: ${wayInWords(e)}.`:t.through.by===`relation`?`These families are declared related, but ${a} are on two sides of the split.`:n.from.kind===`family`&&i.to.kind===`family`?`This case needs ${a}, so it joins both sides of the split.`:`This case rephrases another one, but ${a} are on two sides of the split.`}
function conflictFix(e){
let{cut:t}=e,n=togetherIn(e);
switch(t.kind){
case`relations`:
return`Relations alone join the two sides, so leaving cases out is no way: ${n}, or keep related families apart under "exceptions" with a reason.`;
case`many`:
return`More than ${t.moreThan} cases join the two sides, so leaving cases out is no way: ${n}.`;
case`cases`:
return t.files.length===1?ofOne(isOfCases(e),n):ofSeveral(t.files,n)}}
function togetherIn(e){
return isOfCases(e)?`give these cases one split`:`record these families on one side in families.yaml`}
function isOfCases({path:e}){
return e.every(({from:e,to:t})=>e.kind===`case`&&t.kind===`case`)}
function ofOne(e,t){
return`${e?`Take "variantOf" out if this case asks something else`:`Without this case the two sides are apart: drop one of its sources`}, ${t}, or exclude it under "exceptions" with a reason.`}
function ofSeveral(e,t){
let n=e.map(e=>nameOf$3(e)).join(`, `);
return`To separate the two sides, ${e.length} cases would have to drop a source or be excluded under "exceptions" with a reason: ${n}. Else ${t}.`}
function conflictWayOut(e){
let{cut:t}=e;
return t.kind!==`cases`||t.files.length===1?conflictFix(e):`Each of these cases would have to drop a source or be excluded under "exceptions" with a reason; else ${togetherIn(e)}.`}
function wayInWords(e,t=quoted){
let n=e.map(({through:e,to:n})=>`${e.by===`relation`?`a relation`:`case ${nameOf$3(e.file,t)}`} – ${inWords$1(n,t)}`),r=n.length-8,i=r<=1?n:[...n.slice(0,4),`${r} more steps`,...n.slice(-4)];
return[inWords$1(e[0].from,t),...i].join(` – `)}
function inWords$1(e,t=quoted){
let n=e.split===void 0?``:` (${e.split})`;
return e.kind===`family`?`${t(e.id)}${n}`:`case ${nameOf$3(e.file,t)}${n}`}
function nameOf$3(e,t=quoted){
return t(e.case.id??e.path)}
const known$1=new WeakMap;
function familyPlaces({file:e,families:t}){
let n=known$1.get(e);
if(n!==void 0)return n;
let r=[...t.keys()],i=new Map(r.map(t=>[t,e.locateKey([`families`,t])])),a=new Map(r.flatMap(t=>{
let n=[`families`,t,`split`];
return e.has(n)?[[t,e.locate(n)]]:[]})),o=(e.families?.related??[]).map((t,n)=>e.locate([`related`,n,`families`])),family=t=>i.get(t)??e.locate([`families`]),s={family,split:e=>a.get(e)??family(e),relation:t=>o[t]??e.locate([`related`])};
return known$1.set(e,s),s}
function placeOfSplit(e,t){
if(t.kind===`family`)return familyPlaces(e).split(t.id);
let{file:n}=t;
return n.has([`split`])?n.locate([`split`]):n.locate([`id`])}
function*linkedSides(e){
for(let{cut:t,...n}of conflictsIn(e.graph())){
let r=t.kind===`relations`?t.path:n.path,i={...n,cut:t,path:r},a=bridgeOf(i);
yield{conflict:i,bridge:a,problem:{message:conflictMessage(r,a),at:placeOf$6(e,a),related:relatedPlaces(e,i,a),fix:conflictFix(i)}}}}
function bridgeOf({path:e,cut:t}){
let n=t.kind===`cases`?t.files:[];
return e.find(({through:e})=>e.by===`case`&&n.includes(e.file))??e[0]}
function placeOf$6(e,{through:t,from:n,to:r}){
if(t.by===`relation`)return familyPlaces(e).relation(t.index);
let{belongings:i}=e.familiesOf(t.file),a=[r,n].flatMap(e=>i.filter(({family:t})=>e.kind===`family`&&e.id===t));
return t.file.locate(a[0]?.path??[`variantOf`])}
function relatedPlaces(e,t,n){
let{path:r,cut:i}=t,a=[r[0].from,r.at(-1)?.to??r[0].to],o=r.filter(({through:e})=>e!==n.through),s=new Set(r.map(({through:e})=>e)),c=new Set([...s].map(e=>e?.by===`case`?e.file:void 0)),l=i.kind===`cases`?i.files.filter(e=>!c.has(e)):[];
return[...a.map(t=>placeOfSplit(e,t)),...o.slice(0,10).map(t=>placeOf$6(e,t)),...l.slice(0,10).map(e=>e.locate([`id`]))]}
const familyLinkedAcrossSplit={id:`family/linked-across-split`,level:`error`,reports:`families, or wordings of one question, that something joins across the split`,*check(e){
let t=splitGroupingOf(e);
if(t!==void 0)for(let{problem:e}of linkedSides(t))yield e}},fileAmbiguousScalar={id:`file/ambiguous-scalar`,level:`warning`,safeFix:!0,reports:`a plain value that readers of YAML 1.1 take for another one`,perFile:!0,*check({ambiguousScalars:e}){
for(let t of e)yield{message:messageOf$3(t),at:t.at,fix:fixOf$6(t)}}};
function messageOf$3({value:e,isName:t,spelling:n,seen:r}){
if(typeof e==`number`)return`${shortened(n)} is the number ${e} here, but ${r??`unreadable`} to readers of YAML 1.1.`;
let i=r===void 0?`cannot be read by readers of YAML 1.1`:`is ${r} to readers of YAML 1.1`;
return`The ${t?`name`:`text`} "${shortened(e)}" ${i}, since it stands without quotes.`}
function fixOf$6({at:e,value:t,written:n}){
let r=shortened(n),i=typeof t==`number`?`Write it as ${r}`:`Put it in quotes: ${r}`;
return isRecorded$1(e.file)?`${i}.`:`${i}; "touchstone fmt" does it.`}
function shortened(e){
return clipped(e,80)}
const fileAmbiguousYaml=readingRule({id:`file/ambiguous-yaml`,level:`error`,reports:`YAML that two readers can take for two different values`,perFile:!0}),fileDuplicateKey=readingRule({id:`file/duplicate-key`,level:`error`,reports:`a key that stands twice in one map`,perFile:!0}),fileExecutable=readingRule({id:`file/executable`,level:`error`,reports:`a file of the set that Git keeps as a program`,perFile:!0}),fileMisplaced={id:`file/misplaced`,level:`error`,reports:`a case file that is not named by its case's id, or families.yaml under another name`,perFile:!0,*check({cases:e,defects:t}){
for(let{rule:e,...n}of t)e===`file/misplaced`&&(yield n);
for(let t of e){
let{id:e}=t.case,n=t.path.slice(t.path.lastIndexOf(`/`)+1);
e!==void 0&&n!==`${e}.yaml`&&(yield{message:`The case's id is ${quoted(e)}, but its file is named ${quoted(n)}.`,at:t.locate([`id`]),fix:/\.ya?ml$/.test(e)?`Write the id without its ending: only the file has one.`:`Rename the file to "${e}.yaml", or correct the id while nobody has approved the case.`})}}},fileNotAFile=readingRule({id:`file/not-a-file`,level:`error`,reports:`a symbolic link or a submodule where a file is due`,perFile:!0}),fileNotUtf8=readingRule({id:`file/not-utf8`,level:`error`,reports:`a file whose bytes are not UTF-8 text`,perFile:!0}),fileNotYaml=readingRule({id:`file/not-yaml`,level:`error`,reports:`a file that cannot be read as YAML`,perFile:!0}),fileOffSchema=readingRule({id:`file/off-schema`,level:`error`,reports:`a field that is missing, unknown or of another type than its file asks for`,perFile:!0}),filePassedOver=readingRule({id:`file/passed-over`,level:`notice`,reports:`a file or a folder among the cases that looks like a case and is not read`,perFile:!0}),fileTooLarge=readingRule({id:`file/too-large`,level:`error`,reports:`a file that is too large for its kind and was not read`,perFile:!0}),fileTwin=readingRule({id:`file/twin`,level:`error`,reports:`two files or folders that become one where case or composition does not count`,perFile:!0}),fileUnreadable=readingRule({id:`file/unreadable`,level:`error`,reports:`a file or a folder of the set that gives no bytes to judge`,perFile:!0}),fileUnsafeName=readingRule({id:`file/unsafe-name`,level:`error`,reports:`a name of a file or a folder that not every disk and program takes`,perFile:!0});
function*approvedCases({cases:e}){
for(let t of e){
let{review:e}=t.case;
e!==void 0&&statusOf(t)===`approved`&&(yield{file:t,review:e})}}
function placeOfApproval(e){
return e.locate([`review`,`status`])}
function isApprovalOutdated({case:{review:e},digest:t}){
return e?.digest!==void 0&&e.digest!==t}
const policyMissing={id:`policy/missing`,level:`error`,reports:`approved cases in a set without a policy`,*check(e){
if(e.policy!==void 0)return;
let[t]=approvedCases(e);
t!==void 0&&(yield{message:`An approval rests on a policy, which says who may review and when a case is judged again, but the set has no "${policyFile}".`,at:placeOfApproval(t.file),fix:`Create it with the line "reviewers: []" (everybody with write access may review), or name the accounts that may.`})}},policyScopesNarrowed={id:`policy/scopes-narrowed`,level:`warning`,reports:`a policy by which changes of the corpus ask about fewer cases than before`,needs:`base`,*check(e){
let{base:t,policy:n}=e,[r,i]=[t?.policy?.policy,n?.policy];
if(t===void 0||n===void 0||r===void 0||i===void 0)return;
let a=narrowedScopes(r,i),[o]=a;
if(o===void 0)return;
let s=a.map(({trigger:e,was:t,is:n})=>`"${e}" is "${n}" and was "${t}"`);
yield{message:`A change of the corpus asks about fewer cases than at ${t.name}: ${listed$1(s)}. ${concernedWords(e)}`,at:n.locateKey([`refresh`,o.trigger]),fix:`Put the wider scopes back, or have somebody agree who answers for the set: a judgment that nobody is asked about counts in an evaluation.`}}},widths=[`cases-of-evidence`,`cases-of-document`,`whole-set`];
function narrowedScopes(e,t){
let[n,r]=[scopesOf(e),scopesOf(t)];
return triggers.map(e=>({trigger:e,was:n[e],is:r[e]})).filter(({was:e,is:t})=>widths.indexOf(t)<widths.indexOf(e))}
function concernedWords(e){
if(currentRevision(e)===void 0)return`No corpus revision is current yet.`;
let[t,n]=[waiting(e,e.policy),waiting(e,e.base?.policy)];
if(t===n)return`Under the current revision the same judgments wait for another look.`;
let r=t===1?`waits`:`wait`;
return`${counted(t,`judgment`)} ${r} for another look now, and ${n} by the policy before.`}
function waiting(e,t){
let n=currencyIn({...e,policy:t},lineageOf(e));
return e.cases.filter(e=>stageOf(e)===`approved`&&contentState(e)===`as-judged`&&e.whole!==void 0).filter(e=>n(e).state===`stale`).length}
const fix$2=`Restore the revision's files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".`,revisionAltered={id:`revision/altered`,level:`error`,reports:`a corpus revision whose files are not what its revision.yaml records`,*check(e){
let t=new Set(editedRevisions(e).map(({id:e})=>e));
for(let n of e.revisions.values()){
if(t.has(n.id))continue;
yield*otherName(n);
let e=[...otherContent(n,`documents`)];
yield*e,yield*otherContent(n,`chunks`),e.length===0&&(yield*strayChunks(n))}}};
function*otherName({id:e,record:t,locate:n}){
t!==void 0&&t.id!==e&&(yield{message:`The revision's id is ${quoted(t.id)}, but its folder is named ${quoted(e)}.`,at:n([`id`]),fix:fix$2})}
function*otherContent(e,t){
let n=e.record?.[t],r=e[t];
if(n===void 0||r===void 0||!r.whole)return;
let i=[startOf(r.file)];
n.sha256===r.sha256?n.count!==r.count&&(yield{message:`The revision records ${n.count} ${t}, but holds ${r.count}.`,at:e.locate([t,`count`]),related:i,fix:fix$2}):yield{message:`The ${t} were changed after they were recorded: the recorded hash no longer fits.`,at:e.locate([t,`sha256`]),related:i,fix:r.carriageReturns?`Git changed the line ends: add a .gitattributes file with the line "corpus-revisions/** -text", then check these files out again.`:fix$2}}
function*strayChunks({documents:e,chunks:t,locate:n}){
if(e?.whole!==!0||t?.whole!==!0)return;
let r=0,i=``;
for(let{id:n,documentId:a}of t.records.values())e.records.has(a)||(r++,r===1&&(i=`Chunk ${quoted(n)} belongs to document ${quoted(a)}`));
if(r===0)return;
let a=r===1?``:`; it is one of ${r} such chunks`;
yield{message:`${i}, which the revision does not list${a}.`,at:n([`chunks`]),related:[startOf(t.file),startOf(e.file)],fix:fix$2}}
const revisionBrokenRecord=readingRule({id:`revision/broken-record`,level:`error`,reports:`a line of a corpus revision that is no record of its kind`}),revisionCurrentUnknown={id:`revision/current-unknown`,level:`error`,reports:`a set whose current corpus revision is not known`,*check(e){
let{current:t,revisions:n}=e;
if(t===void 0)yield*withoutPointer(e);else if(t.revision!==void 0&&!n.has(t.revision)){
if(deletedRevisions(e).some(({id:e})=>e===t.revision))return;
let r=[...n.keys()].at(-1);
yield{message:`The current corpus revision is ${quoted(t.revision)} here, but no such revision is recorded.`,at:t.at,fix:r===void 0?`Record the corpus with "touchstone corpus snapshot".`:`Name a recorded revision, such as "${r}", or restore the missing folder from Git.`}}}};
function*withoutPointer({cases:e,revisions:t,defects:n}){
if(n.some(({at:e})=>e.file===`corpus-revisions/current.yaml`))return;
let r=[...t.values()].at(-1),i=r===void 0?e[0]?.locate([]):startOf(r.file);
i!==void 0&&(yield{message:`There is no "${currentFile}", so nothing says which corpus revision is current.`,at:i,fix:r===void 0?`Record the corpus with "touchstone corpus snapshot", which writes it.`:`Add it with the line "revision: ${r.id}" if that is what the retriever sees now.`})}
const revisionDeleted={id:`revision/deleted`,level:`error`,reports:`a recorded corpus revision that is gone`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let{id:n,file:r}of deletedRevisions(e))yield{message:`Corpus revision ${quoted(n)} was recorded and is gone, so nobody can look up what was judged under it.`,at:startOf(r),fix:`Bring it back ${restoring(t,`${revisionsFolder}/${n}`)}: a revision that is no longer current stays as history.`}}};
function isLater(e,t){
return time(e)>time(t)}
function time(e){
return Date.parse(e.toUpperCase().replace(/\s/,`T`).replace(/:60(?=[.Z+-])/,`:59`))}
const revisionPointerMovedBack={id:`revision/pointer-moved-back`,level:`notice`,reports:`a current corpus revision that does not follow the one before`,needs:`base`,*check(e){
let{base:t,current:n}=e,[r,i]=[t?.current?.revision,n?.revision];
if(t===void 0||n===void 0||r===void 0||i===void 0||r===i||!e.revisions.has(i))return;
let a=relationOf(e,r,i);
a!==void 0&&(yield{message:`The current corpus revision is ${quoted(i)} here, and at ${t.name} it was ${quoted(r)}, ${a}.`,at:n.at,fix:`Leave it if that is what the retriever sees now. Otherwise put ${quoted(r)} back, or record the corpus with "touchstone corpus snapshot", which names the revision before.`})}};
function relationOf(e,t,n){
if(!comesFrom(e,n,t))return comesFrom(e,t,n)?`which comes from it, so the set goes back`:`and nothing recorded says that it comes from that one`;
let[r,i]=[t,n].map(t=>e.revisions.get(t)?.record?.createdAt);
if(r!==void 0&&i!==void 0&&isLater(r,i))return`which it is said to come from, but it is of ${i} and that one of ${r}, so it is an older corpus`}
function comesFrom({revisions:e},t,n){
let r=new Set,i=t;
for(;i!==void 0&&!r.has(i);)if(r.add(i),i=e.get(i)?.record?.parent,i===n)return!0;
return!1}
const revisionEdited={id:`revision/edited`,level:`error`,reports:`a recorded corpus revision that says something else now`,needs:`base`,*check(e){
let{base:t,revisions:n}=e;
if(t!==void 0)for(let{id:r}of editedRevisions(e)){
let e=n.get(r);
e!==void 0&&(yield{message:`Corpus revision ${quoted(r)} was edited after it was recorded, and what was judged under it was judged under something else.`,at:e.locate([]),fix:`Bring it back ${restoring(t,`${revisionsFolder}/${r}`)}, and record a changed corpus under a new name with "touchstone corpus snapshot".`})}}};
function comparableText(e){
return normaliseWhiteSpace(withoutInvisible(e))}
function comparableUnits(e){
kinds??=kindsOfUnits();
let t=new Uint16Array(e.length),n=0;
for(let r=0;r<e.length;r++){
let i=e.charCodeAt(r),a=kinds[i];
a===plain?t[n++]=i:a===white?(n===0||t[n-1]!==space)&&(t[n++]=space):a===high&&(isUnseen(e.slice(r,r+2))?r++:t[n++]=i)}
return{units:t,length:n}}
function offsetsOf(e,t){
kinds??=kindsOfUnits();
let n=[],r=0,i=!1;
for(let a=0;a<e.length&&n.length<t.length;a++){
let o=kinds[e.charCodeAt(a)];
if(o!==unseen){
if(o===high&&isUnseen(e.slice(a,a+2)))a++;else if(!(o===white&&i)){
for(i=o===white;t[n.length]===r;)n.push(a);
r++}}}
return n}
const space=32,plain=0,white=1,unseen=2,high=3;
let kinds;
function kindsOfUnits(){
let e=new Uint8Array(65536),t=[];
for(let n=0;n<65536;n++)n>=55296&&n<56320?e[n]=3:(n<55296||n>57343)&&t.push(String.fromCharCode(n));
let n=new Set(withoutInvisible(t.join(``)));
for(let r of t){
let t=r.charCodeAt(0);
n.has(r)?t<=12288&&normaliseWhiteSpace(r)===``&&(e[t]=1):e[t]=2}
return e}
const knownPairs=new Map;
function isUnseen(e){
let t=knownPairs.get(e);
if(t!==void 0)return t;
let n=e.length===2&&withoutInvisible(e)===``;
return knownPairs.set(e,n),n}
function isTelling(e){
return bytesOf$1(comparableText(e))>=16}
function bytesOf$1(e){
return Buffer.byteLength(e)}
function verbatimFinder(e){
let t=new Map;
for(let[n,r]of e.entries()){
let e=comparableText(r),i=t.get(e);
i===void 0?e!==``&&t.set(e,[n]):i.push(n)}
let n=[...t].map(([e,t])=>({text:e,indices:t})),r=windows.flatMap(({width:e,below:t})=>{
let r=n.filter(({text:n})=>n.length>=e&&n.length<t);
return r.length===0?[]:[scannerFor(r,e)]});
return e=>{
if(r.length===0)return[];
let t=comparableUnits(e),n=r.flatMap(e=>e(t));
return n.length===0?[]:placed(e,n)}}
const windows=[{width:16,below:1/0},{width:4,below:16},{width:1,below:4}];
function scannerFor(e,t){
let n=new Map,r=new Uint8Array(filterSize);
for(let i of e){
let{hash:e,offset:a}=freest(i.text,t,n),o=n.get(e);
o===void 0?n.set(e,[{needle:i,offset:a}]):o.push({needle:i,offset:a}),r[filterPlace(e)]=1}
return e=>{
let i=[],{units:a,length:o}=e,s=powerOf(t),c=0;
for(let l=0;l<o;l++)if(c=Math.imul(c,factor)+(a[l]??0)|0,l>=t&&(c=c-Math.imul(a[l-t]??0,s)|0),!(l<t-1||r[filterPlace(c)]===0))for(let{needle:r,offset:a}of n.get(c)??[]){
let n=l-t+1-a;
standsAt(r.text,e,n)&&i.push({needle:r,at:n})}
return i}}
const factor=16777619,filterSize=2**18;
function filterPlace(e){
return Math.imul(e,0x9e3779b1)>>>14}
function powerOf(e){
let t=1;
for(let n=0;n<e;n++)t=Math.imul(t,factor);
return t}
function freest(e,t,n){
let r=e.length-t,i=Math.max(1,Math.floor(r/12)),a={hash:0,offset:0},o=1/0;
for(let s=r;s>=0&&o>0;s-=i){
let r=hashOf(e,s,t),i=n.get(r)?.length??0;
i<o&&([o,a]=[i,{hash:r,offset:s}])}
return a}
function hashOf(e,t,n){
let r=0;
for(let i=t;i<t+n;i++)r=Math.imul(r,factor)+e.charCodeAt(i)|0;
return r}
function standsAt(e,{units:t,length:n},r){
if(r<0||r+e.length>n)return!1;
for(let n=0;n<e.length;n++)if(t[r+n]!==e.charCodeAt(n))return!1;
return!0}
function placed(e,t){
let n=[...new Set(t.flatMap(({at:e,needle:t})=>[e,e+t.text.length-1]))].toSorted((e,t)=>e-t),r=offsetsOf(e,n),i=new Map(n.map((e,t)=>[e,r[t]??0]));
return t.flatMap(({needle:e,at:t})=>{
let n=i.get(t)??0,r=(i.get(t+e.text.length-1)??0)+1;
return e.indices.map(e=>({index:e,start:n,end:r}))}).toSorted((e,t)=>e.start-t.start||e.index-t.index)}
const revisionHoldsAnswers={id:`revision/holds-answers`,level:`warning`,reports:`a document of the current corpus revision that holds a question with its expected answer, word for word`,for:`evaluation`,reads:`current-texts`,*check(e){
let t=askedCases(e),n=verbatimFinder(t.map(({query:e})=>e)),r=new Map(t.map((e,t)=>[e,t])),byPlace=(e,t)=>(r.get(e.asked)??0)-(r.get(t.asked)??0),i=groupsOf([...documentsOf$1(e)].flatMap(e=>{
let r=[...heldIn$1(e,t,n(e.text))].toSorted(byPlace);
return r.length===0?[]:[r]}),e=>e.map(e=>r.get(e.asked)).join(` `));
for(let[e,...t]of i.values())yield*problemOf$6(e,t)}};
function askedCases({cases:e}){
return e.filter(takesPart).flatMap(e=>{
let{query:t=``,expectedAnswer:n,acceptedAnswers:r}=e.case,i=[n,...(r??[]).map(e=>e?.statement)].flatMap(e=>{
let t=comparableText(e??``);
return bytesOf$1(t)<4?[]:[t]});
return isTelling(t)&&i.length>0?[{file:e,query:t,answers:i}]:[]})}
function*documentsOf$1(e){
let t=currentRevision(e),n=[...(t&&chunksAsRecorded(t))?.values()??[]];
for(let[t,r]of groupsOf(n,({documentId:e})=>e)){
let n=[],i=[],a=0;
for(let t of r){
let r=e.texts.get(t.hash);
r!==void 0&&(i.push({id:t.id,start:a}),n.push(r),a+=r.length+1)}
yield{id:t,text:n.join(`
`),chunks:i}}}
function*heldIn$1(e,t,n){
let r=[...groupsOf(n,({index:e})=>e)].flatMap(([e,n])=>{
let r=t[e];
return r===void 0?[]:[{asked:r,places:n}]}).flatMap(({asked:e,places:t})=>e.answers.map(n=>({asked:e,places:t,answer:n}))),i=verbatimFinder(r.map(({answer:e})=>e))(e.text),a=new Set;
for(let t of i){
let n=r[t.index];
if(n===void 0||a.has(n.asked))continue;
let i=questionOf$1(n.places,t,n.answer);
i!==void 0&&(a.add(n.asked),yield{asked:n.asked,document:e,question:i,answer:t})}}
function questionOf$1(e,t,n){
return e.findLast(({end:e})=>t.start>=e&&t.start-e<=100)??(isTelling(n)?e[0]:void 0)}
function*problemOf$6([e,...t],n){
if(e===void 0)return;
let r=t.length===0?``:`, and those of ${otherCases(t)}`,i=t.length===0?`it`:`them`;
yield{message:`Document ${quoted(e.document.id)} holds this question and its expected answer word for word (${chunkWords(e)})${r}, so finding ${i} takes no search by meaning.${otherDocuments(n)}`,at:e.asked.file.locate([`query`]),fix:`If the document is an answer key, or was written from this set, leave it out of what the retriever reads and record a new corpus revision. If it is a page of questions and answers that people read, ask the question in other words. Nothing here can tell which of the two it is.`}}
function otherCases(e){
let t=e.map(({asked:{file:e}})=>quoted(e.case.id??e.path)),n=t.length-6,r=n<=1?t:[...t.slice(0,6),`${n} more`];
return`${counted(e.length,`other case`)} (${listed$1(r)})`}
function otherDocuments(e){
let t=e.flatMap(([e])=>e===void 0?[]:[quoted(e.document.id)]);
return t.length===0?``:t.length===1?` So does document ${t[0]}.`:` So do documents ${listed$1(t)}.`}
function chunkWords({document:e,question:t,answer:n}){
let[r,i]=[t,n].map(({start:t})=>e.chunks.findLast(e=>e.start<=t)?.id??``);
return r===i?`chunk ${quoted(r??``)}`:`question in chunk ${quoted(r??``)}, answer in chunk ${quoted(i??``)}`}
const revisionHoldsCases={id:`revision/holds-cases`,level:`error`,reports:`a current corpus revision in which case files of the set are documents`,*check(e){
let t=currentRevision(e);
if(t===void 0)return;
let n=heldByName(e,t),r=new Set(n.map(({document:e})=>e)),i=heldAsText(e,t).filter(({document:e})=>!r.has(e));
yield*problemOf$5(t,n,`is a case file of this set by its name`),yield*problemOf$5(t,i,`holds a case of this set with its fields, its question and its answer`)}};
function*problemOf$5(e,t,n){
let[r]=t;
if(r===void 0)return;
let i=new Set(t.map(({document:e})=>e)).size,a=i===1?``:`, and so it is with ${counted(i-1,`other document`)}`,{file:o,document:s}=r;
yield{message:`Document ${quoted(s)} of corpus revision ${quoted(e.id)} ${n}: case ${quoted(o.case.id??o.path)}${a}. A retriever that can find the answers is not being tested.`,at:startOf(e.file),related:[...new Set(t.map(e=>e.file))].slice(0,10).map(e=>e.locate([`id`])),fix:`Leave the set's folder out of what the retriever reads, and record a corpus revision of what it reads then; scores under this one say nothing.`}}
function heldByName({cases:e},t){
let n=documentsAsRecorded(t);
if(n===void 0)return[];
let r=new Map(e.map(e=>[e.path,e]));
return[...n.values()].flatMap(({id:e,uri:t})=>{
let n=casePathIn(e,r)??casePathIn(t,r);
return n===void 0?[]:[{document:e,file:n}]})}
function casePathIn(e,t){
let n=e.replace(/[?#].*$/s,``).replaceAll(`\\`,`/`);
for(let{index:e}of n.matchAll(/(?<![^/])cases\//g)){
let r=t.get(n.slice(e));
if(r!==void 0)return r}}
function heldAsText(e,t){
let n=[...chunksAsRecorded(t)?.values()??[]].flatMap(({documentId:t,hash:n})=>{
let r=e.texts.get(n);
return r!==void 0&&mayHoldCase(r)?[{documentId:t,text:r}]:[]});
if(n.length===0)return[];
let r=e.cases.filter(({case:{query:e,expectedAnswer:t}})=>isTelling(e??``)&&!isBlank(t??``)),i=verbatimFinder(r.map(e=>e.case.query??``));
return n.flatMap(({documentId:e,text:t})=>{
let n=comparableText(t);
return[...new Set(i(t).map(({index:e})=>r[e]))].flatMap(t=>{
let r=comparableText(t?.case.expectedAnswer??``);
return t!==void 0&&n.includes(r)?[{document:e,file:t}]:[]})})}
const revisionIncomplete={id:`revision/incomplete`,level:`error`,reports:`a corpus revision that lacks one of its files`,*check({revisions:e}){
for(let t of e.values()){
let e=missingFiles(t);
e.length!==0&&(yield{message:`Corpus revision "${t.id}" has no ${listed$1(e.map(e=>`"${e}"`),`or`)}.`,at:startOf(t.file),fix:`Restore the revision's files from Git, or remove its folder if no case was judged under it.`})}}};
function missingFiles({id:e,file:t,documents:n,chunks:r}){
return[...t===`corpus-revisions/${e}/revision.yaml`?[]:[`revision.yaml`],...n===void 0?[`documents.jsonl`]:[],...r===void 0?[`chunks.jsonl`]:[]]}
const revisionRewritten={id:`revision/rewritten`,level:`error`,reports:`a corpus revision that is not the one which was read at an approval`,*check(e){
let t=new Set(editedRevisions(e).map(({id:e})=>e));
for(let{file:n,review:r}of approvedCases(e)){
let i=revisionOf(e,n),{corpus:a}=r;
i?.digest!==void 0&&a!==void 0&&(t.has(i.id)||isApprovalOutdated(n)||a===i.digest||(yield{message:`Corpus revision "${i.id}" was rewritten after the approval: the digest of what was read no longer fits.`,at:n.locate([`review`,`corpus`]),related:[i.locate([])],fix:`Restore the revision's files from Git, record the changed corpus under a new name, or have the case reviewed again.`}))}}},revisionUnknown={id:`revision/unknown`,level:`error`,reports:`a case that names a corpus revision which is not recorded`,perFile:!0,*check(e){
let t=new Map,n=new Set(deletedRevisions(e).map(({id:e})=>e));
for(let r of e.cases){
let i=new Set;
for(let{path:a,id:o}of namedIn(r)){
if(o===void 0||isBlank(o)||e.revisions.has(o)||n.has(o)||i.has(o))continue;
i.add(o);
let s=t.get(o)??fixFor$1(o,e);
t.set(o,s),yield{message:`Corpus revision ${quoted(o)} is not recorded in this set.`,at:r.locate(a),fix:s}}}}};
function namedIn({case:e}){
let t={path:[`corpusRevision`],id:e.corpusRevision},{refresh:n}=e;
return n===void 0?[t]:[t,{path:[`refresh`,`from`],id:n.from},{path:[`refresh`,`to`],id:n.to}]}
function fixFor$1(e,t){
let n=[...t.revisions.keys()];
if(n.length===0)return`Record the corpus with "touchstone corpus snapshot".`;
let[r]=nearest(e,n);
if(r!==void 0)return`Write "${r}" if that is the one it was judged under, or restore the revision's folder from Git.`;
let i=currentRevision(t);
return`Name the recorded revision that it was judged under (${i===void 0?`"${n[0]??``}" is recorded`:`the current one is "${i.id}"`}), or restore the missing folder from Git.`}
function samePerson(e,t){
return personKey(e)===personKey(t)}
function personKey(e){
return normaliseWhiteSpace(withoutInvisible(e).normalize(`NFKC`)).replace(/^@/,``).toUpperCase().toLowerCase()}
function*liveSentinels({cases:e}){
for(let t of e){
let{sentinel:e}=t.case,n=stageOf(t);
e===void 0||n!==`approved`&&n!==`pending`||(yield{file:t,sentinel:e,isApproved:n===`approved`})}}
function*reviewsOf({sentinel:e}){
for(let[t,n]of(e.reviews??[]).entries())n!==void 0&&(yield{index:t,review:n})}
const sentinelByAuthor={id:`sentinel/by-author`,level:`error`,reports:`a sentinel that its author judged`,perFile:!0,*check(e){
for(let t of liveSentinels(e)){
let{file:e}=t,n=e.case.origin?.author;
if(!(n===void 0||isBlank(n)))for(let{index:r,review:i}of reviewsOf(t)){
let{reviewer:t}=i;
t!==void 0&&samePerson(t,n)&&(yield{message:`${quoted(t)} wrote the case, so this judgment of it is not independent.`,at:e.locate([`sentinel`,`reviews`,r,`reviewer`]),related:[e.locate([`origin`,`author`])],fix:`Remove this judgment, and have somebody else judge the case with ${judgeCommand(e)}.`})}}}},sentinelMeanings=new Map([[`common`,`A question that many ask.`],[`ambiguous`,`A question that can be read in two ways.`],[`high-consequence`,`A wrong answer does harm.`],[`several-sources`,`The answer joins several sources.`],[`uncertainty`,`That there is no certain answer is the right outcome.`],[`fragile`,`Its document is often revised or cut anew.`]]),sentinelReasons=[...sentinelMeanings.keys()];
function differencesBetween(e,t){
let n=[];
return e.caseId!==t.caseId&&n.push(`different-cases`),e.expectedAnswerSupported!==t.expectedAnswerSupported&&n.push(`answer-support`),sameInAnyOrder(e.relevantChunkIds,t.relevantChunkIds)||n.push(`chunks`),n}
function sameInAnyOrder(e,t){
let n=t.toSorted();
return e.length===t.length&&e.toSorted().every((e,t)=>e===n[t])}
function calibrationOf(e){
let t=judgmentsOf(e);
if(t===void 0||t.length===0)return;
let{file:n}=e,r=t.filter(e=>!isOfToday(n,e.digest)),i=differInAnything(t),a=i&&haveOneText(t)&&!r.some(isRefreshed(n));
if(r.length>0&&!a)return{state:`outdated`,judgments:r};
if(t.length!==1)return t.some(e=>e.expectedAnswerSupported)?{state:i?`different`:`agreed`,judgments:t}:{state:`unsupported`,judgments:t}}
function isOfToday(e,t){
return t===e.digest||t===e.unresolvedDigest}
function isRefreshed({case:{refresh:e}}){
return({reviewedAt:t})=>e?.outcome!==void 0&&e.at!==void 0&&isLater(e.at,t)}
function isVoid(e){
let t=isRefreshed(e);
return({reviewedAt:n,digest:r})=>n!==void 0&&r!==void 0&&!isOfToday(e,r)&&t({reviewedAt:n})}
function judgmentsOf(e){
let{reviews:t}=e.sentinel,n=e.file.case.id??``;
if(!readsWhole(t))return;
let r=t.flatMap((e,t)=>wholeJudgment(e,{index:t,caseId:n})??[]);
return new Set(r.map(({reviewer:e})=>personKey(e))).size===t.length?r:void 0}
function wholeJudgment(e,t){
let{reviewer:n,reviewedAt:r,digest:i,relevantChunkIds:a,expectedAnswerSupported:o}=e;
if(!(n===void 0||isBlank(n))&&r!==void 0&&i!==void 0&&o!==void 0&&readsWhole(a))return{...t,reviewer:n,reviewedAt:r,digest:i,relevantChunkIds:a,expectedAnswerSupported:o}}
function haveOneText(e){
return new Set(e.map(({digest:e})=>e)).size===1}
function differInAnything(e){
let[t,...n]=e;
return n.some(e=>t!==void 0&&differencesBetween(t,e).length>0)}
const sentinelChunkNotInRevision={id:`sentinel/chunk-not-in-revision`,level:`error`,reports:`a judgment that names a chunk which the case's corpus revision does not hold`,perFile:!0,*check(e){
let t=recordedCorpora(e);
for(let n of liveSentinels(e)){
let{file:e}=n,{revision:r,chunks:i}=t(e)??{};
if(r!==void 0&&i!==void 0)for(let{path:t,chunkId:a,reviewer:o}of judgedChunks(n))isBlank(a)||i.has(a)||(yield{message:`The judgment names chunk ${quoted(a)}, which is not in corpus revision ${quoted(r.id)}.`,at:e.locate(t),fix:`Have ${o===void 0?`the reviewer`:quoted(o)} name the chunks of that revision that were meant.`})}}};
function*judgedChunks(e){
for(let{index:t,review:n}of reviewsOf(e)){
let{digest:r,reviewer:i,relevantChunkIds:a=[]}=n;
if(r!==void 0&&isOfToday(e.file,r))for(let[e,n]of a.entries())n!==void 0&&(yield{path:[`sentinel`,`reviews`,t,`relevantChunkIds`,e],chunkId:n,reviewer:i})}}
function*earlierSentinels(e){
let{base:t}=e;
if(t?.cases.some(isGuarded)===!0)for(let{before:n,now:r}of caseChanges(e))isGuarded(n)&&r.whole!==void 0&&(yield{base:t.name,before:n,now:r})}
function isGuarded(e){
let t=e.whole?.sentinel;
return t===void 0?!1:statusOf(e)===`approved`||awaitsJudgments(e)?!0:(stageOf(e)===`rejected`||stageOf(e)===`retired`)&&(t.reviews??[]).length>0}
const sentinelDropped={id:`sentinel/dropped`,level:`error`,reports:`a case that was a sentinel which people had judged, and lost its mark or its judgments`,needs:`base`,*check(e){
for(let{base:t,before:n,now:r}of earlierSentinels(e)){
let{sentinel:e}=r.case;
if(e===void 0){
yield{message:`The case is ${kindOf$1(n,t)}, and here it is none.`,at:r.locate([`id`]),fix:takesPart(r)?`Restore "sentinel" from Git, or retire the case with its reason.`:`Restore "sentinel" from Git: a case that is set aside stays what it was.`};
continue}
let i=n.case.sentinel?.reviews?.length??0,a=e.reviews?.length??0;
stageOf(r)!==`pending`||a>=Math.min(i,2)||(yield{message:`The sentinel has ${i} judgments in ${quoted(t)}, and here it has ${a}.`,at:r.locateKey([`sentinel`]),fix:`Restore "reviews" from Git until two people have judged the case again, or retire the case with its reason.`})}}};
function kindOf$1(e,t){
let n=stageOf(e);
return n===`pending`?`a sentinel in ${quoted(t)} that waits for two judgments`:`${n===`approved`?`an`:`a`} ${n??``} sentinel in ${quoted(t)}`}
const expectations=[{field:`query`,words:`question`,clarified:[`query`]},{field:`conversation`,words:`earlier turns`,clarified:[`query`]},{field:`kind`,words:`kind`,clarified:[`query`,`answer`]},{field:`because`,words:`reason for no answer`,clarified:[`query`,`answer`]},{field:`expectedAnswer`,words:`expected answer`,clarified:[`answer`]},{field:`acceptedAnswers`,words:`accepted answers`,clarified:[`answer`,`chunks`]},{field:`relevantChunkIds`,words:`relevant chunks`,clarified:[`source`,`chunks`]}];
function editedExpectations(e){
return expectations.filter(t=>isEdited(t,e))}
function areWords(e){
return e.length===1&&e[0]?.words.endsWith(`s`)!==!0?`is`:`are`}
function isEdited({field:e},{before:t,now:n}){
return e===`relevantChunkIds`?!isDeepStrictEqual(relevantChunks(t),relevantChunks(n)):!isDeepStrictEqual(t.case[e],n.case[e])}
function relevantChunks(e){
return[...relevantChunksOf(e)].map(({chunkId:e})=>e).toSorted(byUtf8)}
const sentinelExpectationEdited={id:`sentinel/expectation-edited`,level:`error`,reports:`a sentinel, approved or waiting for two new judgments, whose expectation changed without a new decision about it`,needs:`base`,*check(e){
for(let t of earlierSentinels(e)){
let{base:e,now:n}=t;
if(!isInUse$1(t)||n.case.sentinel===void 0||isToldOtherwise(n))continue;
let r=editedExpectations(t).filter(e=>!isDecided$3(e,t)),[i]=r;
i!==void 0&&(yield{message:`The ${listed$1(r.map(({words:e})=>e))} of this sentinel ${areWords(r)} not what ${quoted(e)} has, and nobody has judged the change.`,at:n.locate(n.has([i.field])?[i.field]:[`id`]),fix:`Undo the edit, which "git log -p" shows for this file; or have two people judge the new text, each with ${judgeCommand(n)}, and settle what they differ in by a resolution.`})}}};
function isInUse$1({before:e,now:t}){
return takesPart(e)&&takesPart(t)}
function isToldOtherwise(e){
return statusOf(e)===`approved`?isApprovalOutdated(e)?!0:[...liveSentinels({cases:[e]})].some(e=>calibrationOf(e)?.state===`outdated`):!1}
function isDecided$3({clarified:e},t){
if(isJudgedByTwo(t))return!0;
let{before:n,now:r}=t,{sentinel:i,refresh:a}=r.case,o=a?.outcome!==void 0&&a.outcome!==`confirmed`,{at:s}=a??{};
if(o&&isNew(t,a,{at:s,known:[n.case.refresh]}))return!0;
let c=i?.resolution;
if(c===void 0)return!1;
let l=e.some(e=>c.clarified?.includes(e)===!0),u=[n.case.sentinel?.resolution];
return l&&isNew(t,c,{at:c.at,known:u})}
function isJudgedByTwo(e){
let{before:t,now:n}=e,r=t.case.sentinel?.reviews??[];
return(n.case.sentinel?.reviews??[]).filter(t=>t?.digest!==void 0&&isOfToday(n,t.digest)&&isNew(e,t,{at:t.reviewedAt,known:r})).length>=2}
function isNew({before:e},t,{at:n,known:r}){
let i=e.case.review?.reviewedAt;
return n===void 0||i!==void 0&&!isLater(n,i)?!1:!r.some(e=>isDeepStrictEqual(e,t))}
const sentinelNotIndependent={id:`sentinel/not-independent`,level:`error`,reports:`a judgment that is not recorded as blind where the policy asks for it`,perFile:!0,*check(e){
if(e.policy?.policy?.sentinels?.independence===`blind`)for(let t of liveSentinels(e))for(let{index:e,review:n}of reviewsOf(t))n.independence!==`declared`||isVoid(t.file)(n)||(yield{message:`${n.reviewer===void 0?`This`:`${quoted(n.reviewer)}'s`} judgment is only declared to be independent, but the policy of this set asks for blind ones.`,at:t.file.locate([`sentinel`,`reviews`,e,`independence`]),fix:`Have somebody judge the case before they can see any other judgment of it, and record that as "independence: blind".`})}};
function reviewers$1(e){
return listed$1(e.map(({reviewer:e})=>quoted(e)))}
function namedChunks(e){
if(e.length===0)return`no chunk`;
let t=e.slice(0,6).map(quoted),n=e.length-t.length,r=n===0?t:[...t,`${n} more`];
return`${e.length===1?`chunk`:`chunks`} ${listed$1(r)}`}
function differencesInWords(e){
return[answerSupport(e),chunks(e)].filter(e=>e!==``).join(`; `)}
function answerSupport(e){
let t=e.filter(e=>e.expectedAnswerSupported),n=e.filter(e=>!e.expectedAnswerSupported);
if(t.length===0||n.length===0)return``;
let r=t.length===1?`finds`:`find`,i=n.length===1?`does`:`do`;
return`${reviewers$1(t)} ${r} the answer supported, ${reviewers$1(n)} ${i} not`}
function chunks(e){
let t=groupsOf(e,e=>JSON.stringify(e.relevantChunkIds.toSorted()));
if(t.size===1)return``;
let n=[...t.values()],r=n.map(([{relevantChunkIds:e}])=>e);
return n.map(e=>{
let t=e.length===1?`names`:`name`,n=tellingFirst(e[0].relevantChunkIds,r);
return`${reviewers$1(e)} ${t} ${namedChunks(n)}`}).join(`, `)}
function tellingFirst(e,t){
let n=t.map(timesOf),isShared=e=>n.every(t=>t.get(e)===n[0]?.get(e)),r=e.toSorted();
return[...r.filter(e=>!isShared(e)),...r.filter(isShared)]}
function timesOf(e){
let t=new Map;
for(let n of e)t.set(n,(t.get(n)??0)+1);
return t}
const sentinelOtherChunks={id:`sentinel/other-chunks`,level:`error`,reports:`an approved sentinel whose judgments agree on other chunks than it lists`,perFile:!0,*check(e){
for(let t of liveSentinels(e)){
let{file:e,isApproved:n}=t,r=n?calibrationOf(t):void 0,i=e.has([`relevantChunkIds`]),a=i?e.case.relevantChunkIds:[];
if(r?.state!==`agreed`||!readsWhole(a))continue;
let o=new Set(r.judgments.flatMap(e=>e.relevantChunkIds)),s=new Set(a);
o.size===s.size&&a.every(e=>o.has(e))||(yield{message:`${reviewers$1(r.judgments)} agree on ${namedChunks([...o])}, but the case ${abstains(e)}lists ${namedChunks([...s])}.`,at:e.locateKey(i?[`relevantChunkIds`]:[`kind`]),related:r.judgments.map(({index:t})=>e.locateKey([`sentinel`,`reviews`,t,`relevantChunkIds`])),fix:`Read the source again: correct the case, and have two people judge it anew with ${judgeCommand(e)}; until then ${pending}.`})}}};
function abstains(e){
return e.case.kind===`abstention`?`is an abstention and `:``}
const sentinelOutdated={id:`sentinel/outdated`,level:`error`,reports:`an approved sentinel whose judgments are of another text than it has now`,perFile:!0,*check(e){
for(let t of liveSentinels(e)){
let{file:e,isApproved:n}=t;
if(!n||isApprovalOutdated(e))continue;
let r=calibrationOf(t);
if(r?.state!==`outdated`)continue;
let i=judgmentsOfToday(t)>=2;
for(let t of r.judgments){
let n=quoted(t.reviewer),r=isVoid(e)(t);
yield{message:`${n} judged ${r?`the case before its evidence was reviewed again under ${quoted(e.case.refresh?.to??``)}`:`the case before somebody edited it: the digest of what was judged does not fit`}.`,at:e.locate([`sentinel`,`reviews`,t.index,`digest`]),fix:r&&i?`Two people have judged the case since then, so remove this judgment: Git has it.`:`Have two people judge the case as it is now, each with ${judgeCommand(e)}; or undo the edit, which "git log -p" shows for this file.`}}}}};
function judgmentsOfToday(e){
return[...reviewsOf(e)].filter(({review:{digest:t}})=>t!==void 0&&isOfToday(e.file,t)).length}
const sentinelResolutionWithoutDifference={id:`sentinel/resolution-without-difference`,level:`error`,reports:`a resolution of an approved sentinel whose judgments do not differ`,perFile:!0,*check(e){
for(let t of liveSentinels(e)){
let{file:e,isApproved:n}=t;
if(!n||!e.has([`sentinel`,`resolution`]))continue;
let r=calibrationOf(t);
r?.state===`agreed`&&(yield{message:`There is a resolution, but ${reviewers$1(r.judgments)} agree.`,at:e.locateKey([`sentinel`,`resolution`]),fix:`Remove it if they judged the clarified case again, since Git has what it settled; if a judgment was changed to agree, restore that from Git.`})}}},sentinelReviewedByOne={id:`sentinel/reviewed-by-one`,level:`error`,reports:`a sentinel with two judgments by one person`,perFile:!0,*check(e){
for(let t of liveSentinels(e)){
let e=new Map;
for(let{index:n,review:r}of reviewsOf(t)){
let{reviewer:i}=r;
if(i===void 0||isBlank(i))continue;
let a=t.file.locate([`sentinel`,`reviews`,n,`reviewer`]),o=personKey(i),s=e.get(o);
s===void 0?e.set(o,{name:i,at:a}):yield{message:`${s.name===i?quoted(i):`${quoted(i)} is ${quoted(s.name)} and`} has judged the case already: one person's two judgments are one.`,at:a,related:[s.at],fix:`Remove the older of the two, and have somebody else judge the case with ${judgeCommand(t.file)}.`}}}}};
function unsettled({file:e,sentinel:t},n){
let r=differencesInWords(n);
if(!e.has([`sentinel`,`resolution`]))return{message:`The judgments differ and no resolution settles it: ${r}.`,at:e.locateKey([`sentinel`,`reviews`]),fix:`Read the source again, clarify the question or the answer, and record it under "resolution" (by, at, reason, clarified) while the judgments stay as they are; until then ${pending}.`};
let{resolution:i}=t;
if(i!==void 0)return silentResolution(e,i,r)??earlyResolution(e,i,n)}
function silentResolution(e,{by:t,clarified:n},r){
if(n?.length===0)return{message:`The judgments differ and the resolution does not say what was clarified ("clarified"): ${r}.`,at:e.locate([`sentinel`,`resolution`,`clarified`]),fix:`Have ${t===void 0||isBlank(t)?`whoever settled it`:quoted(t)} list which of query, answer, source and chunks it clarified, as in "clarified: [answer]".`}}
function earlyResolution(e,{at:t},n){
let r=n.find(({reviewedAt:e})=>t!==void 0&&isLater(e,t));
if(r!==void 0)return{message:`The resolution is older than the judgment of ${quoted(r.reviewer)}, so it does not settle it: ${differencesInWords(n)}.`,at:e.locate([`sentinel`,`resolution`,`at`]),related:[e.locate([`sentinel`,`reviews`,r.index,`reviewedAt`])],fix:`Settle the difference with all judgments at hand, and record that as the resolution.`}}
const sentinelUnresolved={id:`sentinel/unresolved`,level:`error`,reports:`an approved sentinel whose judgments differ and whose difference nobody settled`,perFile:!0,*check(e){
for(let t of liveSentinels(e)){
let e=t.isApproved?calibrationOf(t):void 0;
if(e?.state!==`different`)continue;
let n=unsettled(t,e.judgments);
n!==void 0&&(yield n)}}},sentinelUnsupported={id:`sentinel/unsupported`,level:`error`,reports:`an approved sentinel whose judgments agree that its answer is not supported`,perFile:!0,*check(e){
for(let t of liveSentinels(e)){
let e=t.isApproved?calibrationOf(t):void 0;
e?.state===`unsupported`&&(yield{message:`${reviewers$1(e.judgments)} agree that the evidence does not support the expected answer, yet the case is approved.`,at:t.file.locate([`expectedAnswer`]),related:e.judgments.map(({index:e})=>t.file.locate([`sentinel`,`reviews`,e,`expectedAnswerSupported`])),fix:`Correct the answer or its evidence and have two people judge the case again with ${judgeCommand(t.file)}; until then ${pending}.`})}}},sentinelWithoutTwoReviews={id:`sentinel/without-two-reviews`,level:`error`,reports:`an approved sentinel that fewer than two people have judged`,perFile:!0,*check(e){
for(let{file:t,sentinel:n,isApproved:r}of liveSentinels(e)){
let e=t.has([`sentinel`,`reviews`]);
if(!r||e&&n.reviews===void 0)continue;
let i=n.reviews?.length??0;
i>=2||(yield{message:`A sentinel rests on the judgments of two people, and this one is approved with ${i===0?`none`:`one`}.`,at:t.locateKey(e?[`sentinel`,`reviews`]:[`sentinel`]),fix:`Have two people judge it, each with ${judgeCommand(t)}; until then ${pending}.`})}}},splitStatedTwice={id:`split/stated-twice`,level:`error`,reports:`a split that stands where the set's claim lets another place decide`,*check(e){
let t=splitGroupingOf(e);
if(t!==void 0){
if(t.isByCase)yield*ofFamilies$3(t);else for(let e of t.cases)yield*ofCase$1(t,e)}}};
function*ofFamilies$3(e){
for(let[t,{split:n}]of e.families)n!==void 0&&(yield{message:`Family ${quoted(t)} has the split "${n}", but under the claim "fixed-corpus" each case carries its own.`,at:familyPlaces(e).split(t),fix:`Take the split out here; if families are to be kept apart, the claim is another one, such as "family".`})}
function*ofCase$1(e,t){
let{split:n}=t.case,[r]=e.familiesOf(t).belongings;
if(n===void 0||r===void 0)return;
let i=e.families.get(r.family)?.split,a=i===void 0?`has none there yet`:`has "${i}" there`;
yield{message:`The case says that its split is "${n}", but the split of a case with families is recorded in families.yaml alone: ${quoted(r.family)} ${a}.`,at:t.locate([`split`]),related:[familyPlaces(e).split(r.family)],fix:`Take "split" out of the case${i===void 0?`, and record it for the family`:``}.`}}
function*onNoSide(e){
let t=splitGroupingOf(e);
if(t!==void 0){
t.isByCase||(yield*ofFamilies$2(t));
for(let e of t.cases)yield*ofCase(t,e)}}
function*ofFamilies$2(e){
let{file:t,families:n}=e,r=casesByFamily(e),i=[...n].flatMap(([e,{split:n}])=>{
let i=r.get(e),a=n===void 0&&t.has([`families`,e,`split`]);
return n!==void 0||a||i===void 0?[]:[{id:e,cases:i}]});
if(i.length===0)return;
let a=fixes(e);
for(let{id:t,cases:n}of i){
let r=n.some(isDecided$2),i=r?`case`:`candidate`;
yield{isApproved:r,problem:{message:`Family ${quoted(t)} has ${counted(n.length,i)} and no split, so ${n.length===1?`it is`:`they are`} on no side.`,at:familyPlaces(e).family(t),fix:a(t)}}}}
function isDecided$2(e){
return stageOf(e)===`approved`}
function casesByFamily({cases:e,familiesOf:t}){
let n=new Map;
for(let r of e)for(let{family:e}of t(r).belongings){
let t=n.get(e);
t===void 0?n.set(e,[r]):t.push(r)}
return n}
function fixes(e){
let t=e.graph(),n=new Map(componentsIn(t).flatMap(e=>e.map(t=>[t,e])));
return e=>{
let r=n.get(e)??[e],[i,...a]=splitsOf(r,t),o=r.find(e=>t.holders.get(e)?.split===i);
return i!==void 0&&o!==void 0&&a.length===0?`Record "split: ${i}" here: it is joined with ${quoted(o)}, which is there.`:`Record its split here, such as "split: dev"; "touchstone families show" tells what it is joined with.`}}
function*ofCase({isByCase:e,familiesOf:t},n){
if(n.has([`split`]))return;
let{belongings:r,whole:i}=t(n);
!e&&(r.length>0||!i)||(yield{isApproved:isDecided$2(n),problem:{message:e?`The case says no split, and under the claim "fixed-corpus" nothing else does.`:`The case belongs to no family and says no split, so it is on no side.`,at:n.locate([`id`]),fix:e?`Add a line with its split, such as "split: dev".`:`Add a line with its split, such as "split: dev", or name the families that it is about under "families".`}})}
const splitStatedNowhere={id:`split/stated-nowhere`,level:`error`,reports:`an approved case, or a family with one, that is on no side of a set that is split`,*check(e){
for(let{isApproved:t,problem:n}of onNoSide(e))t&&(yield n)}},splitUndecided={id:`split/undecided`,level:`warning`,reports:`a candidate, or a family or a document with candidates alone, that is on no side of a set that is split`,*check(e){
yield*ofDocuments$3(e);
for(let{isApproved:t,problem:n}of onNoSide(e))t||(yield n)}};
function*ofDocuments$3(e){
for(let{documentId:t,isApproved:n,places:r}of ungroupedDocuments(e)){
if(n)continue;
let[e,...i]=r,a=i.length===0?``:` and ${counted(i.length,`other candidate`)}`;
yield{message:`Document ${quoted(t)} is in no family, so this candidate${a} may be on any side of the split.`,at:e,...i.length===0?{}:{related:i.slice(0,10)},fix:`Before the first of them is approved, add the document to the family that it belongs to in families.yaml, or give it a family of its own there.`}}}
const splitNoneRecorded={id:`split/none-recorded`,level:`error`,reports:`approved cases that an evaluation is to use although the set is not split`,for:`evaluation`,*check(e){
let{families:t}=e,n=t!==void 0&&t.families===void 0,[r]=approvedCases(e);
r===void 0||n||splitGroupingOf(e)!==void 0||(yield{message:`The set is not split yet, so no score may be claimed.`,at:t===void 0?placeOfApproval(r.file):startOf(t.path),fix:`Say in ${familiesFile} what the split is to establish, which documents belong together, and the split of each family.`})}};
function evaluatedSide(e,t){
let n=e.cases.filter(n=>stageOf(n)===`approved`&&splitsOfCase(e,n).some(e=>t.includes(e))),r=new Set(n.flatMap(t=>e.familiesOf(t).belongings.map(e=>e.family)));
return{cases:n,components:componentsIn(e.familyGraph()).filter(e=>e.some(e=>r.has(e)))}}
const sides=[[[`dev`,`regression`],`dev`,`nothing that settings could have been chosen on`],[[`test`],`test`,`nothing that is held out, and so nothing to score`]],splitOneSided={id:`split/one-sided`,level:`error`,reports:`a split with no approved case on one of its sides, where an evaluation is to use it`,for:`evaluation`,*check(e){
let t=splitGroupingOf(e);
if(t!==void 0)for(let[e,n,r]of sides)evaluatedSide(t,e).cases.length>0||(yield{message:`No approved case is on the side "${n}": there is ${r}.`,at:t.file.locateKey(t.isByCase?[`claim`]:[`families`]),fix:`Approve cases of that side, or record more as "${n}" before anybody has seen a score.`})}},splitFewComponents={id:`split/few-components`,level:`error`,reports:`fewer components on the side test than the claim asks for`,for:`evaluation`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let{file:n,isByCase:r}=t,i=n.families?.claim?.minimumTestComponents,a=i??(r?0:2),{cases:o,components:s}=evaluatedSide(t,[`test`]);
if(o.length===0||s.length>=a)return;
let c=s.slice(0,5).map(([e])=>quoted(e)),l=c.length===0?``:` (${listed$1(c)})`;
yield{message:`The approved test cases are of ${s.length===1?`1 component`:`${s.length} components`}${l}, and the claim asks for ${a}: families that are joined count once.`,at:i===void 0?n.locateKey([`claim`]):n.locateKey([`claim`,`minimumTestComponents`]),fix:`Approve cases of other test families, or record more families as "test" before anybody has seen a score; a lower "minimumTestComponents" is a weaker claim.`}}};
function claimedCases(e,t){
let n=splitGroupingOf(e),r=n?.file.families?.claim;
if(n!==void 0&&r?.kind===t)return{grouping:n,claim:r,cases:n.cases}}
const caseWithoutAskedMoment={id:`case/without-asked-moment`,level:`error`,reports:`a case that does not say when it is asked, under the claim "period"`,*check(e){
for(let t of claimedCases(e,`period`)?.cases??[])t.has([`askedAt`])||(yield{message:`Under the claim "period" a case is asked at some moment, and this one does not say when.`,at:t.locate([`id`]),fix:`Add a line such as askedAt: 2026-09-01T09:00:00Z, with the moment whose knowledge the answer is to rest on.`})}},caseWithoutCaller={id:`case/without-caller`,level:`error`,reports:`a case that does not say what its caller may see, under the claim "access"`,*check(e){
for(let t of claimedCases(e,`access`)?.cases??[])t.has([`caller`])||(yield{message:`Under the claim "access" somebody asks who may see some documents, and this case does not say which.`,at:t.locate([`id`]),fix:`Add the documents that the caller may see, such as caller: {documents: [travel-policy]}; an empty list is a caller who may see none.`})}},caseUnknownCallerDocument={id:`case/unknown-caller-document`,level:`warning`,reports:`a caller who may see a document that the corpus does not have, under the claim "access"`,*check(e){
let t=nearestTeller(100);
for(let n of claimedCases(e,`access`)?.cases??[]){
let r=documentsOf(e,n);
if(r===void 0)continue;
let[i,...a]=(n.case.caller?.documents??[]).flatMap((e,t)=>e===void 0||isBlank(e)||r.some(t=>t.has(e))?[]:[{id:e,index:t}]);
if(i===void 0)continue;
let o=t(i.id,new Set(r.flatMap(e=>[...e.keys()]))),s=a.length===0?``:` ${counted(a.length,`other id`)} of the list ${a.length===1?`is`:`are`} unknown as well.`;
yield{message:`The caller may see ${quoted(i.id)}, and no document of that id is in the corpus${o}.${s}`,at:n.locate([`caller`,`documents`,i.index]),fix:`Write the id as the corpus has it, or take it out: what the caller may see decides which answer is right.`}}}};
function documentsOf(e,t){
let[n,...r]=[revisionOf(e,t),currentRevision(e)].map(e=>e&&documentsAsRecorded(e));
return n&&[n,...r.flatMap(e=>e??[])]}
function evidenceDocuments(e){
let t=new Map;
for(let{index:n,entry:r}of provenanceOf(e)){
let{documentId:e}=r;
e===void 0||isBlank(e)||t.has(e)||t.set(e,[`provenance`,n,`documentId`])}
return[...t].map(([e,t])=>({documentId:e,path:t}))}
function*publishedEvidence(e){
for(let t of claimedCases(e,`period`)?.cases??[]){
let n=revisionOf(e,t),r=n&&documentsAsRecorded(n);
if(n!==void 0&&r!==void 0)for(let{documentId:e,path:i}of evidenceDocuments(t)){
let a=r.get(e);
a!==void 0&&(yield{file:t,documentId:e,path:i,revision:n.id,publishedAt:a.publishedAt})}}}
const evidencePublishedLater={id:`evidence/published-later`,level:`error`,reports:`evidence from a document that was not published yet when the case is asked`,*check(e){
for(let{file:t,documentId:n,path:r,publishedAt:i}of publishedEvidence(e)){
let{askedAt:e}=t.case;
e!==void 0&&i!==void 0&&isLater(i,e)&&(yield{message:`Document ${quoted(n)} was published at ${i}, and the case is asked at ${e}: nobody could rest an answer on it then.`,at:t.locate(r),related:[t.locate([`askedAt`])],fix:`Rest the answer on what was published by then, or ask the case at a later moment.`})}}},evidenceWithoutPublication={id:`evidence/without-publication`,level:`error`,reports:`evidence from a document of which no record says when it was published, under the claim "period"`,*check(e){
let t=groupsOf([...publishedEvidence(e)].filter(e=>e.publishedAt===void 0),e=>JSON.stringify([e.revision,e.documentId]));
for(let[{file:e,documentId:n,path:r,revision:i},...a]of t.values()){
let t=a.length===0?`this case is`:`this case and ${counted(a.length,`other case`)} are`;
yield{message:`Corpus revision ${quoted(i)} does not say when document ${quoted(n)} was published, so nothing shows that it was there when ${t} asked.`,at:e.locate(r),...a.length===0?{}:{related:a.slice(0,10).map(e=>e.file.locate(e.path))},fix:`Record a corpus revision whose documents have "publishedAt", and judge the case under it; or rest the answer on another document.`}}}},evidenceOutsideAccess={id:`evidence/outside-access`,level:`error`,reports:`evidence from a document that the case's caller may not see, under the claim "access"`,*check(e){
for(let t of claimedCases(e,`access`)?.cases??[]){
let e=t.case.caller?.documents;
if(knowsAll(e))for(let{documentId:n,path:r}of evidenceDocuments(t))e.includes(n)||(yield{message:`Document ${quoted(n)} is not among those that the caller may see, so an answer from it would be a breach.`,at:t.locate(r),related:[t.locateKey([`caller`,`documents`])],fix:`Rest the answer on a document that the caller may see; if there is none, the case is an abstention with "because: not-permitted". Add the document to "caller.documents" only if the caller may see it.`})}}},family=`Write the id of a family, or remove the entry.`,id=`Write the id of a case, or remove the entry.`,reader=`Name who read the results.`,run=`Name the run that showed them.`,why=`Say why, in one sentence.`,texts=[[[`claim`,`statement`],`Say what the split is to establish, in one sentence.`],[[`grouping`,`rule`],`Say by which rule documents form families, in one sentence.`],[[`assignment`,`salt`],`Write a text of this set's own, such as its name and the year.`],[[`families`,each,`title`],`Write what a person calls the family.`],[[`families`,each,`documents`,each],`Write the id of a document, or remove the entry.`],[[`related`,each,`families`,each],family],[[`related`,each,`reason`],why],[[`exceptions`,each,`families`,each],family],[[`exceptions`,each,`cases`,each],id],[[`exceptions`,each,`reason`],why],[[`exceptions`,each,`decidedBy`],`Name who decided.`],[[`reservations`,each,`families`,each],family],[[`reservations`,each,`cases`,each],id],[[`reservations`,each,`purpose`],`Say what is to be decided, in one sentence.`],[[`reservations`,each,`by`],`Name who declared it.`],[[`uses`,each,`families`,each],family],[[`uses`,each,`cases`,each],id],[[`uses`,each,`by`],reader],[[`uses`,each,`run`],run],[[`uses`,each,`configuration`],`Name the configuration that was measured.`],[[`exposures`,each,`families`,each],family],[[`exposures`,each,`cases`,each],id],[[`exposures`,each,`by`],reader],[[`exposures`,each,`run`],run],[[`exposures`,each,`learned`],`Say what was learned or changed.`]],familyBlankText={id:`family/blank-text`,level:`error`,reports:`a text of families.yaml that shows nothing to a reader`,*check(e){
let t=splitGroupingOf(e)?.file;
if(t!==void 0)for(let[e,n]of texts)for(let r of blanksAt(t.families,e))yield{message:`${nameOf$4(r)} is blank.`,at:t.locate(r),fix:n}}};
function exceptionLedger(e,t){
let n=(e.exceptions??[]).flatMap(e=>e??[]),r=(t.families?.exceptions??[]).flatMap((e,t)=>e===void 0?[]:[{index:t,exception:e}]),i=new Set(n.map(textOf)),a=new Set(r.map(({exception:e})=>textOf(e))),o=r.filter(({exception:e})=>!i.has(textOf(e))),s=new Set(o.map(({index:e})=>e)),c=[];
for(let e of n.filter(e=>!a.has(textOf(e)))){
let t=o.findIndex(({exception:t})=>isEditOf(t,e)),[n]=t===-1?[]:o.splice(t,1);
n!==void 0&&!isDecidedAnew$1(n.exception,e)&&s.delete(n.index);
let r=alteration(e,n);
r!==void 0&&c.push(r)}
return{fresh:s,altered:c}}
const fields=[`families`,`cases`,`decision`,`reason`,`decidedBy`,`decidedAt`,`until`];
function textOf(e){
return JSON.stringify(fields.map(t=>fieldText(e,t)))}
function fieldText(e,t){
let n=e[t];
return n===void 0?``:typeof n==`string`?n:JSON.stringify(n.map(String).toSorted(byUtf8))}
function isEditOf(e,t){
if(e.decision!==t.decision)return!1;
let n=new Set(subjectsOf$1(t));
return e.decidedAt===t.decidedAt&&e.decidedAt!==void 0||subjectsOf$1(e).some(e=>n.has(e))}
function subjectsOf$1({families:e=[],cases:t=[]}){
return[...e.flatMap(e=>e===void 0?[]:[`family ${e}`]),...t.flatMap(e=>e===void 0?[]:[`case ${e}`])]}
function isDecidedAnew$1(e,t){
return t.decision!==`move`&&e.decidedAt!==void 0&&t.decidedAt!==void 0&&e.decidedAt>t.decidedAt}
function alteration(e,t){
let n=e.decision===`move`;
if(t===void 0)return n?{was:e,is:t,fields:[]}:void 0;
if(isDecidedAnew$1(t.exception,e))return;
let r=fields.filter(n=>fieldText(e,n)!==fieldText(t.exception,n)).filter(e=>n||e!==`families`&&e!==`cases`);
return r.length===0?void 0:{was:e,is:t,fields:r}}
function earlierSplit({base:e,cases:t}){
let n=e?.families?.families;
if(e===void 0||n===void 0)return;
let r=n.claim?.kind===`fixed-corpus`,i=t.filter(({path:t})=>e.sameCases.has(t));
return(r?[...i,...e.cases].some(e=>takesPart(e)&&e.case.split!==void 0):Object.values(n.families??{}).some(e=>e?.split!==void 0))?{base:e,before:n,isByCase:r}:void 0}
function moveReasons({before:e},t){
let{fresh:n}=exceptionLedger(e,t),r=(t.families?.exceptions??[]).filter((e,t)=>e?.decision===`move`&&n.has(t));
return{families:new Set(r.flatMap(e=>e?.families??[]).flatMap(e=>e??[])),cases:new Set(r.flatMap(e=>e?.cases??[]).flatMap(e=>e??[]))}}
function movedDocuments(e){
let t=groupingOf(e);
return t===void 0?[]:recordedDocuments(e,t).flatMap(e=>{
let[n,...r]=t.claimsOf(e.documentId);
return n!==void 0&&r.length===0&&n.family!==e.from.family?[{...e,to:n}]:[]})}
function droppedDocuments(e){
let t=groupingOf(e);
if(t===void 0||t.isByCase)return[];
let n=recordedDocuments(e,t).filter(({documentId:e})=>t.claimsOf(e).length===0);
if(n.length===0)return[];
let r=new Set(ungroupedDocuments(e).flatMap(e=>e.isApproved?[e.documentId]:[]));
return n.filter(({documentId:e})=>!r.has(e))}
function recordedDocuments(e,t){
let n=earlierSplit(e),r=n?.base.families;
if(r===void 0||r===t.file||n?.isByCase!==!1)return[];
let i=familiesById(r),a=documentClaims(i);
return documentsOnRecord(e).flatMap(e=>{
let[t,...n]=a(e),r=t&&i.get(t.family)?.split;
return t===void 0||r===void 0||n.length>0?[]:[{documentId:e,from:{family:t.family,split:r}}]})}
const familyDocumentMoved={id:`family/document-moved`,level:`error`,reports:`a document that left a family with a recorded split, for another one or for none, and nothing says why`,needs:`base`,*check(e){
let t=earlierSplit(e),n=groupingOf(e);
if(t===void 0||n===void 0)return;
let{families:r}=moveReasons(t,n.file),i=movedDocuments(e).filter(({from:e,to:t})=>!r.has(e.family)&&!r.has(t.family));
yield*ofDropped(e,n);
let a=groupsOf(i,({from:e,to:t})=>JSON.stringify([e.family,t.family]));
for(let[{documentId:e,from:t,to:r},...i]of a.values()){
let a=n.families.has(t.family),o=alsoInWords(i.length),s=`record the move under "exceptions": decision "move", family ${quoted(r.family)}, a reason, who decided and when`;
yield{message:`Document ${quoted(e)} was in family ${quoted(t.family)} (${t.split}) and is in ${quoted(r.family)} now, and nothing says why.${o}`,at:n.file.locate(r.path),...a?{related:[n.file.locateKey([`families`,t.family])]}:{},fix:a?`Put it back, or ${s}.`:`Give the family its id ${quoted(t.family)} back, or ${s}.`}}}};
function*ofDropped(e,{file:t,families:n}){
let r=new Set(movedDocuments(e).map(({from:e})=>e.family)),i=new Set(earlierSpent(e)?.documents.map(({documentId:e})=>e)),a=droppedDocuments(e).filter(({documentId:e,from:t})=>!i.has(e)&&(n.has(t.family)||r.has(t.family)));
for(let[{documentId:e,from:r},...i]of groupsOf(a,e=>e.from.family).values()){
let a=n.has(r.family)?[`families`,r.family]:[`families`];
yield{message:`Document ${quoted(e)} was in family ${quoted(r.family)} (${r.split}) and is in no family now.${alsoInWords(i.length)}`,at:t.has([...a,`documents`])?t.locate([...a,`documents`]):t.locateKey(a),fix:`Put it back: a document stays on record in its family, also while no case uses it. If it belongs to another one, name it there, with an exception of the decision "move".`}}}
function alsoInWords(e){
return e===0?``:` So ${e===1?`is`:`are`} ${counted(e,`other document`)}.`}
function removedRelations(e){
let t=earlierSplit(e),n=groupingOf(e);
if(t===void 0||n===void 0||t.isByCase||t.base.families===n.file||!isRead(n))return[];
let r=partsNow(t,n),i=heirs(e,t,n);
return joinedBefore(t).flatMap(({was:e,families:t})=>{
let n=[...groupsOf([...new Set(t.flatMap(i))],r).values()],a=t.flatMap(e=>{
let t=i(e).filter(t=>t!==e);
return t.length===0?[]:[{family:e,heirs:t}]});
return n.length<2?[]:[{was:e,parts:n,moved:a}]})}
function partingExceptions(e){
let t=earlierSplit(e),n=groupingOf(e);
if(t===void 0||n===void 0||t.isByCase)return new Set;
let r=componentsOf(joinedBefore(t).map(({families:e})=>e)),i=heirs(e,t,n),a=new Map(r.flatMap(e=>[...e,...e.flatMap(i)].map(t=>[t,e[0]]))),o=keptApartSince(t,n).filter(({families:e})=>{
let t=e.flatMap(e=>a.get(e)??[]);
return new Set(t).size<t.length});
return new Set(o.map(({index:e})=>e))}
function isRead({file:e}){
let{related:t}=e.families??{};
return e.has([`related`])?readsWhole(t)&&t.every(({families:e})=>readsWhole(e))&&e.families?.families!==void 0:e.families?.families!==void 0}
function joinedBefore({base:e,before:t}){
let n=exceptionsIn(t),r=e.families===void 0?void 0:familiesById(e.families);
return(t.related??[]).flatMap(e=>{
if(e===void 0)return[];
let t=(e.families??[]).flatMap(e=>e!==void 0&&r?.has(e)===!0?[e]:[]);
return componentsOf(relationGroups([...new Set(t)],n)).map(t=>({was:e,families:t}))})}
function keptApartSince({before:e},{file:t}){
let{fresh:n}=exceptionLedger(e,t);
return(t.families?.exceptions??[]).flatMap((e,t)=>e?.decision===`keep-apart`&&n.has(t)?[{index:t,families:(e.families??[]).flatMap(e=>e??[])}]:[])}
function partsNow(e,t){
let n=(t.file.families?.related??[]).map(e=>(e?.families??[]).flatMap(e=>e??[])),r=keptApartSince(e,t).map(({families:e})=>e),i=componentsOf([...n,...r]),a=new Map(i.flatMap(e=>e.map(t=>[t,e[0]])));
return e=>a.get(e)??e}
function heirs(e,{base:t},n){
let r=t.families===void 0?()=>[]:documentClaims(familiesById(t.families)),i=once(()=>groupsOf(documentsOnRecord(e),e=>{
let[t,...n]=r(e);
return n.length===0?t?.family:void 0}));
return e=>{
let t=(i().get(e)??[]).flatMap(e=>{
let[t,...r]=n.claimsOf(e);
return t===void 0||r.length>0?[]:[t.family]});
return t.length>0?[...new Set(t)]:n.families.has(e)?[e]:[]}}
const familyRelationRemoved={id:`family/relation-removed`,level:`error`,reports:`a relation that was recorded when the set was split and is gone, and nothing says why`,needs:`base`,*check(e){
let t=groupingOf(e);
if(t!==void 0)for(let n of removedRelations(e)){
let e=n.parts.flat();
yield{message:messageOf$2(n,t),at:placeOf$5(e,t),related:e.slice(0,5).map(familyPlaces(t).split),fix:`${backFix(n)} If these families do not belong together after all, record that under "exceptions": decision "keep-apart", the families, a reason, who decided and when.`}}}};
function messageOf$2({was:e,parts:t,moved:n},{families:r}){
let i=t.flat().map(e=>`${quoted(e)} (${r.get(e)?.split??`no split`})`),a=i.length-5,o=listed$1(a>0?[...i.slice(0,5),`${a} more`]:i),s=e.reason===void 0?``:` (${quoted(e.reason)})`,[[c=``]=[],[l=``]=[]]=t;
return`Families ${o} were recorded as related${s}, and no relation joins ${i.length===2?`them`:`${quoted(c)} with ${quoted(l)}`} any more: nothing says why.${goneFrom(n)}`}
function goneFrom(e){
let[t,...n]=e;
if(t===void 0)return``;
let r=n.length===0?``:` So it is with ${counted(n.length,`other`)}.`;
return` Documents of ${quoted(t.family)} are in ${listed$1(t.heirs.slice(0,5).map(quoted))} now.${r}`}
function backFix({moved:e}){
let[t,...n]=e.flatMap(({heirs:e})=>e);
return t===void 0?`Put it back under "related".`:`Name ${n.length===0?quoted(t):`the families that have them now`} in the relation under "related".`}
function placeOf$5(e,t){
let{file:n}=t,r=new Set(e),i=(n.families?.related??[]).findIndex(e=>(e?.families??[]).some(e=>r.has(e)));
return i===-1?n.has([`related`])?n.locateKey([`related`]):familyPlaces(t).family(e[0]??``):familyPlaces(t).relation(i)}
function changedGrouping(e){
return redeclared(e,`grouping`,groupingChange)}
function changedClaim(e){
return redeclared(e,`claim`,claimChange)}
function groupingChange(e,t){
let[n,r]=[e.grouping?.rule,t.grouping?.rule];
if(n!==void 0&&r!==void 0&&normaliseWhiteSpace(n)!==normaliseWhiteSpace(r))return`The grouping rule was ${quoted(n)} when the split was recorded`}
function claimChange(e,t){
let[n={},r={}]=[e.claim,t.claim];
if(n.kind!==void 0&&r.kind!==void 0)return n.kind===r.kind?n.cutoff!==void 0&&r.cutoff!==void 0&&n.cutoff!==r.cutoff?`The cutoff was ${n.cutoff} when the split was recorded and is ${r.cutoff} now`:minimumChange(n.minimumTestComponents,r.minimumTestComponents):`The claim was "${n.kind}" when the split was recorded and is "${r.kind}" now`}
function minimumChange(e=2,t=2){
return t<e?`The claim asked for ${e} test components when the split was recorded and asks for ${t} now`:void 0}
function redeclared(e,t,n){
let r=earlierSplit(e),{families:i}=e,a=r?.before[t]?.declaredAt,o=i?.families,s=o?.[t]?.declaredAt;
if(r===void 0||o===void 0||s===void 0)return;
let c=n(r.before,o);
if(c!==void 0&&i!==void 0)return{change:c,file:i,path:[t],day:dayInWords(s,a),isDated:a===void 0||s>a}}
function dayInWords(e,t=e){
return e===t?`"declaredAt" is ${e}, as before`:`"declaredAt" was ${t} and is ${e} now`}
const familyGroupingChangedUndated={id:`family/grouping-changed-undated`,level:`error`,reports:`a grouping rule that changed after a split was recorded, and whose date did not move`,needs:`base`,*check(e){
let t=changedGrouping(e);
t?.isDated===!1&&(yield{message:`${t.change} and is another one now, but ${t.day}.`,at:t.file.locate([...t.path,`declaredAt`]),fix:`Bring the rule back; or write the day of the change into "declaredAt", since results before and after cannot be compared.`})}},familyGroupingChanged={id:`family/grouping-changed`,level:`warning`,reports:`a grouping rule that is not the one by which the recorded families were formed`,needs:`base`,*check(e){
let t=changedGrouping(e);
t?.isDated===!0&&(yield{message:`${t.change} and is another one now, so results before and after cannot be compared.`,at:t.file.locate([...t.path,`rule`]),fix:`Look at every family by the new rule, and tell results before and after apart; or bring the rule back.`})}},known=new WeakMap;
function movedCases(e){
let t=known.get(e)??moved(e);
return known.set(e,t),t}
function moved(e){
let t=groupingOf(e),n=earlierGrouping(e);
if(t===void 0||n===void 0||earlierSplit(e)===void 0)return[];
let r={earlier:n.grouping,grouping:t},i=groupsOf(n.cases,e=>e.case.id);
return[...groupsOf(e.cases,e=>e.case.id)].flatMap(([e,[t,...n]])=>{
let[a,...o]=(e===void 0?void 0:i.get(e))??[];
return a===void 0||n.length>0||o.length>0?[]:moveOf$1(r,a,t)??[]})}
function moveOf$1({earlier:e,grouping:t},n,r){
if(statusOf(n)===`rejected`)return;
let[i,a]=[decidedSplits(e,n),decidedSplits(t,r)],[[o],[s]]=[i,a],c=new Set(a.map(({split:e})=>sideOf(e))).size>1;
if(o===void 0||s===void 0||c)return;
let l=isKept(e.isByCase===t.isByCase);
if(!i.some(e=>a.some(t=>l(e,t))))return{before:n,now:r,was:o,is:s,from:familiesIn$1(e,n),to:familiesIn$1(t,r)}}
function isKept(e){
return(t,n)=>t.by===void 0&&e?t.split===n.split:sideOf(t.split)===sideOf(n.split)}
function decidedSplits(e,t){
let{belongings:n}=e.familiesOf(t);
if(e.isByCase||n.length===0){
let{split:e}=t.case;
return e===void 0?[]:[{split:e,by:void 0}]}
return n.flatMap(t=>{
let n=e.families.get(t.family)?.split;
return n===void 0?[]:[{split:n,by:t}]})}
function familiesIn$1({familiesOf:e},t){
return new Set(e(t).belongings.map(({family:e})=>e))}
function hasMoveReason({now:e,from:t,to:n},r){
let{id:i}=e.case;
return i!==void 0&&r.cases.has(i)?!0:[...t,...n].some(e=>r.families.has(e))}
function placeOfMove({now:e,is:t}){
return e.locate(t.by?.path??[`split`])}
function nameOfCase({now:e}){
return e.case.id??e.path}
function*recordedSplits(e){
let t=earlierSplit(e),{families:n}=e;
if(t===void 0||n!==void 0&&n.families===void 0)return;
let r=n?.families?.claim?.kind===`fixed-corpus`;
(n===void 0||r===t.isByCase)&&(r||(yield*ofFamilies$1(e,t)),yield*ofCases$3(e,r))}
function*ofFamilies$1({families:e},{before:t}){
for(let[n,r]of Object.entries(t.families??{})){
let t=e?.families?.families?.[n]?.split;
r?.split!==void 0&&(t===void 0&&e!==void 0&&isUnread$1(e,n)||(yield{of:{kind:`family`,id:n},was:r.split,is:t}))}}
function isUnread$1(e,t){
return!(e.families?.families!==void 0||!e.has([`families`]))||e.has([`families`,t,`split`])}
function*ofCases$3(e,t){
let n=groupingOf(e);
for(let r of caseChanges(e)){
let{before:e,now:i}=r,a=e.case.split,o=i.case.split===void 0&&i.has([`split`]);
if(a===void 0||o||!takesPart(i))continue;
let s=t?[]:n?.familiesOf(i).belongings??[],[c]=s.flatMap(({family:e})=>n?.families.get(e)?.split??[]),l=i.case.split??c;
(l!==void 0||s.length===0)&&(yield{of:{kind:`case`,change:r},was:a,is:l})}}
function movedAlone(e){
let t=movedCases(e);
if(t.length===0)return[];
let n=new Set([...recordedSplits(e)].flatMap(({of:e,was:t,is:n})=>e.kind===`family`&&n!==t?[e.id]:[])),r=movedDocuments(e),i=parents(e,t),a=lostExposures(e);
return t.filter(e=>{
let{from:t,to:o}=e,s=[...o].some(e=>t.has(e)&&n.has(e)),c=r.some(e=>t.has(e.from.family)&&o.has(e.to.family));
return!s&&!c&&i(e)===void 0&&!a(e)})}
function parents(e,t){
let n=new Map(t.map(e=>[e.now,e])),r=groupingOf(e);
return({now:e,before:t,is:i})=>i.by?.through===`parent`&&t.case.variantOf===e.case.variantOf?n.get(r?.familiesOf(e).parent):void 0}
function lostExposures(e){
let t=new Set(earlierSpent(e)?.cases),n=groupingOf(e);
if(t.size===0||n===void 0)return()=>!1;
let r=exposedIn(n,e.cases);
return({before:e,now:n})=>t.has(e)&&!r.case(n)}
const splitHeldOutLate={id:`split/held-out-late`,level:`warning`,reports:`what people could choose settings on, and what a recorded move holds out now`,needs:`base`,*check(e){
let t=earlierSplit(e),n=groupingOf(e);
if(t===void 0||n===void 0)return;
let r=moveReasons(t,n.file);
yield*ofSplits(e,n,r),yield*ofDocuments$2(e,n,r)}};
function*ofSplits(e,t,n){
let r=exposedIn(t,e.cases);
for(let{of:i,was:a,is:o}of recordedSplits(e)){
if(a===`test`||o!==`test`||i.kind!==`family`||!n.families.has(i.id)||r.family(i.id))continue;
let e=t.file.locate([`families`,i.id,`split`]);
yield{message:told$1(`Family ${quoted(i.id)} was recorded as`,a),at:e,fix:fix$1}}
for(let t of movedAlone(e)){
let{was:e,is:i,now:a}=t;
i.split===`test`&&hasMoveReason(t,n)&&!r.case(a)&&(yield{message:told$1(`The case was recorded as`,e.split),at:placeOfMove(t),fix:fix$1})}}
function*ofDocuments$2(e,t,n){
let{file:r,families:i}=t,a=new Set(earlierSpent(e)?.documents.map(({documentId:e})=>e)),o=groupsOf(movedDocuments(e).filter(({documentId:e,from:t,to:r})=>!a.has(e)&&t.split!==`test`&&i.get(r.family)?.split===`test`&&(n.families.has(t.family)||n.families.has(r.family))),({from:e,to:t})=>JSON.stringify([e.family,t.family]));
for(let[{documentId:e,from:t,to:n},...i]of o.values()){
let a=i.length===0?``:` So ${i.length===1?`is`:`are`} ${counted(i.length,`other document`)}.`;
yield{message:`Document ${quoted(e)} was in family ${quoted(t.family)} (${t.split}) and is in ${quoted(n.family)} now, where a move holds it out: settings may have been chosen on it.${a}`,at:r.locate(n.path),fix:fix$1}}}
function told$1(e,t){
return`${e} "${t}", and a move holds it out as "test" now: settings may have been chosen on it.`}
const fix$1=`Ask whoever worked with this set since the split was recorded. If anybody has looked at results on it, put it back and hold out something that nobody has seen.`,splitMoved={id:`split/moved`,level:`error`,reports:`a family or a case that is on another side than it was, and nothing says why`,needs:`base`,*check(e){
let t=earlierSplit(e),n=groupingOf(e);
if(t===void 0||n===void 0)return;
let{file:r}=n,i=exposedIn(n,e.cases),a=moveReasons(t,r);
yield*ofFamilies(e,r,{exposed:i,reasons:a}),yield*ofCases$2(e,r,{exposed:i,reasons:a})}};
function*ofFamilies(e,t,{exposed:n,reasons:r}){
for(let{of:i,was:a,is:o}of recordedSplits(e)){
if(i.kind!==`family`||o===void 0||o===a)continue;
let e={was:a,is:o,isExposed:n.family(i.id)};
isOthers(e)||r.families.has(i.id)||(yield{message:`Family ${quoted(i.id)} was recorded as "${a}" and is "${o}" now, and nothing says why.`,at:t.locate([`families`,i.id,`split`]),fix:fixOf$5(e)})}}
function*ofCases$2(e,t,{exposed:n,reasons:r}){
let i=movedAlone(e).filter(e=>!isOthers(moveOf(e,n))&&!hasMoveReason(e,r));
for(let[e,...r]of groupsOf(i,byWhatMoved).values()){
let{was:i,is:a,from:o}=e,s=a.by!==void 0&&o.has(a.by.family)?a.by.family:void 0,c=r.length===0?``:` So ${r.length===1?`was`:`were`} ${counted(r.length,`other case`)} of the family.`;
yield{message:s===void 0?`The case was ${inWords(e,`was`)} and is ${inWords(e,`is`)} now, and nothing says why.`:`Family ${quoted(s)} is "${a.split}" now, and its case ${quoted(nameOfCase(e))} was recorded as "${i.split}": nothing says why.${c}`,at:s===void 0?placeOfMove(e):t.locate([`families`,s,`split`]),fix:fixOf$5(moveOf(e,n),s===void 0&&a.by!==void 0?newPlace:void 0)}}}
function moveOf({was:e,is:t,now:n},r){
return{was:e.split,is:t.split,isExposed:r.case(n)}}
function byWhatMoved({was:e,is:t,from:n,now:r}){
let i=t.by!==void 0&&n.has(t.by.family);
return JSON.stringify(i?[t.by.family,e.split,t.split]:[r.path])}
function inWords(e,t){
let{split:n,by:r}=e[t];
return r===void 0?t===`was`?`recorded as "${n}"`:`"${n}"`:`"${n}" with family ${quoted(r.family)}`}
function isOthers(e){
return isSpent(e)||isReturn(e)}
function isSpent({was:e,is:t,isExposed:n}){
return t===`regression`&&sideOf(e)!==`development`&&n}
function isReturn({is:e,isExposed:t}){
return sideOf(e)!==`development`&&t}
const newPlace=`Put back what stood here, or write a new question as a case of its own`;
function fixOf$5({was:e,is:t},n=`Put "${e}" back`){
let r=`record the move under "exceptions": decision "move", a reason, who decided and when`;
return t===`regression`&&sideOf(e)!==`development`?`If people have learned from its results, say so under "exposures": who, when, in which run, and what; else put "${e}" back.`:sideOf(t)===`development`&&sideOf(e)!==`development`?`${n}; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, ${r}.`:sideOf(e)===`development`&&sideOf(t)!==`development`?`${n}, since settings may have been chosen on it; if nobody has used it yet, ${r}.`:`${n}, or ${r}.`}
const dashes=/[\p{Pd}\u2212]/gu,marks=/(?![#%&@])(?![-.,:/]\p{Nd})[\p{P}\p{So}\p{Sk}]/gu;
function wordsOf$1(e){
let t=withoutInvisible(e.normalize(`NFKC`).toUpperCase().toLowerCase().replaceAll(`ς`,`σ`).normalize(`NFKC`)).replace(dashes,`-`),n=normaliseWhiteSpace(t.replace(marks,` `));
return n===``?normaliseWhiteSpace(t):n}
function askedWords({query:e,conversation:t=[]}){
return{words:wordsOf$1(e),turns:t.flatMap(e=>e?.content===void 0?[]:[JSON.stringify([e.role,wordsOf$1(e.content)])])}}
function posedBy(e){
let{query:t,conversation:n,expectedAnswer:r}=e.case;
if(t===void 0||isBlank(t))return;
let i=r!==void 0&&!isBlank(r);
return{file:e,...askedWords({query:t,conversation:n}),answer:i?wordsOf$1(r):void 0}}
function isAskedAgain(e,t,n){
return e.words!==t.words||!holdsAll(e.turns,t.turns)&&!holdsAll(t.turns,e.turns)?!1:n||t.file.case.kind===`abstention`||hasSameAnswer(e,t)}
function hasSameAnswer(e,t){
return e.answer!==void 0&&e.answer===t.answer}
function holdsAll(e,t){
let n=0;
for(let r of e)r===t[n]&&n++;
return n===t.length}
const splitSharedQuestion={id:`split/shared-question`,level:`error`,reports:`a question that cases on two sides of the split ask`,*check(e){
let t=splitGroupingOf(e);
if(t!==void 0)for(let{held:n,other:r}of sharedQuestions(e,t))yield{message:`Case ${quoted(r.file.case.id??r.file.path)} asks this question in "${r.split}", and this case is in "${n.split}".`,at:n.file.locate([`query`]),related:[r.file.locate([`query`])],fix:`Bring both to one side, or ask in one of them something else: whoever works with "${r.split}" knows the question.`}}};
function*sharedQuestions(e,t){
let n=exposedIn(t,e.cases),r=joinedCases(t),i=new Set;
for(let[e,...a]of groupsOf(sidedIn$1(t),({words:e})=>e).values()){
if(a.length===0)continue;
let o=[e,...a].filter(({file:e,split:t})=>t!==`regression`&&!n.case(e));
for(let e of o){
if(i.has(e.file))continue;
let n=o.find(n=>isKnownMore(n.split,e.split)&&isSame(n,e,t.isByCase)&&!r(n.file,e.file));
n!==void 0&&(i.add(e.file),yield{held:e,other:n})}}}
function isSame(e,t,n){
if(e.file.case.id===t.file.case.id||!isAskedAgain(e,t,!0))return!1;
let r=[e,t].every(({file:e})=>e.case.kind===`abstention`);
if(!n&&!r&&!hasSameAnswer(e,t))return!1;
let i=equalPairOf(e.file);
return i===void 0||i!==equalPairOf(t.file)}
function sidedIn$1(e){
return e.cases.flatMap(t=>{
let n=posedBy(t);
return(n===void 0?[]:splitsOfCase(e,t)).flatMap(e=>n===void 0?[]:[{...n,split:e}])})}
const splitSharedEvidence={id:`split/shared-evidence`,level:`error`,reports:`evidence that a case on another side cites word for word from another document`,*check(e){
let t=splitGroupingOf(e);
if(!(t===void 0||t.isByCase))for(let n of sharedEvidence(e,t))isSettled(t,n)||(yield problemOf$4(e,t,n))}};
function isSettled(e,{held:t,other:n}){
let[r,i]=[familyOf(e,t),familyOf(e,n)];
return n.isSpent||r===void 0||i===void 0?!1:e.exceptions.keepsApart(r,i)!==void 0}
function familyOf({claimsOf:e},{documentId:t}){
let[n,...r]=e(t);
return r.length===0?n?.family:void 0}
function problemOf$4(e,t,n){
let{held:r,other:i}=n,a=quoted(i.file.case.id??i.file.path),o=i.isSpent?`Case ${a}, from which people have learned, rests`:`Case ${a} in "${i.split}" rests`,s=[`provenance`,i.index,`contentHash`];
return{message:`${o} on the same text, in document ${quoted(i.documentId)}, and this case is in "${r.split}".`,at:r.file.locate([`provenance`,r.index,`contentHash`]),...e.cases.includes(i.file)?{related:[i.file.locate(s)]}:{},fix:fixOf$4(t,n)}}
function fixOf$4(e,{held:t,other:n}){
let[r,i]=[familyOf(e,t),familyOf(e,n)],a=r===void 0||i===void 0?`their families`:`"${r}" and "${i}"`,o=`Bring both documents into one family, or ${a} onto one side`;
return n.isSpent?`${o}, which is "regression"; or rest the case on something that nobody has seen.`:`${o}; where the text says nothing by itself, such as a standard clause, say so in an exception "keep-apart" of ${a}.`}
const splitQuestionMoved={id:`split/question-moved`,level:`error`,reports:`a question that was on another side in a case that does not ask it any more, and nothing says why`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let n=new Set;
for(let r of[...sinceBase(e,t),...fromRetired(e,t)])n.has(r.file)||(n.add(r.file),yield problemOf$3(e,r))}};
function*sinceBase(e,t){
let n=earlierSplit(e),r=earlierGrouping(e);
if(n===void 0||r===void 0)return;
let i=r.dataset.cases.flatMap(e=>sidedIn(r.grouping,e)),a=new Set(i.map(keyOf)),o=askedNow(t),s=i.filter(e=>wasApproved(e.file)&&!o(e)),{cases:c}=moveReasons(n,t.file),l=new Set(earlierSpent(e)?.cases);
for(let n of movedFrom(e,t,s)){
let{file:e,from:r}=n;
sidedIn(t,e).every(e=>!a.has(keyOf(e)))&&!l.has(r.file)&&!isNamed$1(c,n)&&(yield n)}}
function*fromRetired(e,t){
let n=exposedIn(t,e.cases),r=e.cases.filter(e=>stageOf(e)===`retired`&&!n.case(e)).flatMap(e=>sidedIn(t,e)).filter(({split:e})=>e===`dev`||e===`validation`);
if(r.length===0)return;
let i=(t.file.families?.exceptions??[]).filter(e=>e?.decision===`move`),a=new Set(i.flatMap(e=>e?.cases??[]).flatMap(e=>e??[]));
for(let n of movedFrom(e,t,r))sideOf(n.is)!==`development`&&!isNamed$1(a,n)&&(yield n)}
function*movedFrom(e,t,n){
if(n.length===0)return;
let r=exposedIn(t,e.cases),i=groupsOf(n,({words:e})=>e);
for(let e of t.cases)if(!r.case(e))for(let n of sidedIn(t,e)){
let r=(i.get(n.words)??[]).find(r=>r.file.case.id!==e.case.id&&sideOf(r.split)!==sideOf(n.split)&&isAskedAgain(r,n,t.isByCase));
r!==void 0&&(yield{file:e,is:n.split,from:r})}}
function sidedIn(e,t){
let n=posedBy(t);
return n===void 0?[]:splitsOfCase(e,t).map(e=>({...n,split:e}))}
function keyOf(e){
return`${sideOf(e.split)} ${nameOf$2(e)}`}
function askedNow(e){
let t=new Set(e.cases.flatMap(e=>{
let t=posedBy(e);
return t===void 0?[]:[nameOf$2(t)]}));
return e=>t.has(nameOf$2(e))}
function nameOf$2({file:e,words:t}){
return JSON.stringify([e.case.id??e.path,t])}
function wasApproved(e){
return statusOf(e)===`approved`||stageOf(e)===`retired`}
function isNamed$1(e,{file:t,from:n}){
return[t,n.file].some(({case:{id:t}})=>t!==void 0&&e.has(t))}
function problemOf$3(e,{file:t,is:n,from:r}){
let{id:i}=r.file.case,a=quoted(i??r.file.path),o=e.cases.find(e=>i!==void 0&&e.case.id===i),s=sideOf(n)===`development`?`was held out`:`may have been used to choose settings`;
return{message:`Case ${a} asked this question in "${r.split}"; it stands in "${n}" now, and nothing says why.`,at:t.locate([`query`]),...o===void 0?{}:{related:[o.locate([`id`])]},fix:`Put the case into "${r.split}", or ask something else: the question ${s}. For any other reason, record the move under "exceptions": decision "move", "cases: [${t.case.id??``}]", a reason, who decided and when.`}}
const splitRemoved={id:`split/removed`,level:`error`,reports:`a recorded split that is gone`,needs:`base`,*check(e){
let t=earlierSplit(e),n=otherFindings(e),r=[...recordedSplits(e)].filter(e=>e.is===void 0&&!n(e)),[i]=r;
if(t===void 0||i===void 0)return;
let a=r.slice(0,5).map(nameOf$1),o=r.length-a.length,s=listed$1(o===0?a:[...a,`${o} more`]),c=`the ${r.length===1?`split`:`splits`} of ${s}`;
yield{message:e.families===void 0?`${familiesFile} is gone, and with it ${c}.`:`${c.charAt(0).toUpperCase()}${c.slice(1)} ${r.length===1?`was`:`were`} recorded and ${r.length===1?`is`:`are`} gone.`,at:placeOf$4(i,e),fix:i.of.kind===`family`?`Bring ${familiesFile} back ${restoring(t.base,familiesFile)}, or the lines in it; a family that nothing uses any more stays as a record.`:`Bring the case back ${restoringCase(t.base,i.of.change)}, or the line in it.`}}};
function otherFindings(e){
let t=splitGroupingOf(e),n=new Set(t===void 0?[]:usedFamilies(t)),r=new Set(movedDocuments(e).map(({from:e})=>e.family));
return({of:i})=>i.kind===`case`?t!==void 0&&isDecided$1(i.change.now):n.has(i.id)||r.has(i.id)&&!hasFamily(e,i.id)}
function isDecided$1(e){
return stageOf(e)===`approved`}
function usedFamilies({cases:e,families:t,familiesOf:n}){
return e.filter(isDecided$1).flatMap(e=>n(e).belongings.map(({family:e})=>e)).filter(e=>t.has(e))}
function hasFamily({families:e},t){
return e?.has([`families`,t])===!0}
function nameOf$1({of:e,was:t}){
return`${e.kind===`family`?`family ${quoted(e.id)}`:`case ${quoted(e.change.now.case.id??e.change.now.path)}`} (${t})`}
function placeOf$4({of:e},t){
if(e.kind===`case`)return e.change.now.locate([`id`]);
let{families:n}=t;
return n===void 0?startOf(familiesFile):hasFamily(t,e.id)?n.locateKey([`families`,e.id]):n.locateKey([`families`])}
const splitOutsidePeriod={id:`split/outside-period`,level:`error`,reports:`a test case that is asked before the cutoff of the period, or another one after it`,*check(e){
let t=claimedCases(e,`period`),n=t?.claim.cutoff;
if(t===void 0||n===void 0)return;
let{grouping:r,cases:i}=t,a=r.file.locate([`claim`,`cutoff`]);
for(let e of i){
let{askedAt:t}=e.case;
if(t===void 0)continue;
let i=!isLater(n,t),[o,...s]=splitsOfCase(r,e);
o===void 0||o===`regression`||s.length>0||i!==(sideOf(o)===`test`)&&(yield{message:i?`The case is asked at ${t}, in the period held out, and its split is "${o}".`:`The case is asked at ${t}, before the period held out begins, and its split is "test".`,at:e.locate([`askedAt`]),related:[a],fix:i?`Ask it before the cutoff ${n}, if its documents were there by then; else it can only be a test case.`:`Ask it at the cutoff ${n} or later, or record another split: what came before it is no test of what came after.`})}}},claimChangedUndated={id:`claim/changed-undated`,level:`error`,reports:`a claim that changed after a split was recorded, and whose date did not move`,needs:`base`,*check(e){
let t=changedClaim(e);
t?.isDated===!1&&(yield{message:`${t.change}, but ${t.day}.`,at:t.file.locate([...t.path,`declaredAt`]),fix:`Bring the claim back; or write the day of the change into "declaredAt", since results before and after cannot be compared.`})}},claimChanged={id:`claim/changed`,level:`warning`,reports:`a claim that is not the one for which the split was recorded`,needs:`base`,*check(e){
let t=changedClaim(e);
if(t?.isDated!==!0)return;
let n=movedCases(e).filter(({now:e})=>takesPart(e));
yield{message:`${t.change}, so results before and after cannot be compared.${sidesInWords(n)}`,at:t.file.locate([...t.path,`kind`]),...n.length===0?{}:{related:n.slice(0,5).map(placeOfMove)},fix:`Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.`}}};
function sidesInWords(e){
if(e.length===0)return``;
let t=e.slice(0,5).map(e=>`${quoted(nameOfCase(e))} (was "${e.was.split}", is "${e.is.split}")`),n=e.length-t.length,r=listed$1(n===0?t:[...t,`${n} more`]);
return` ${counted(e.length,`case`)} changed sides with it: ${r}.`}
function*recordedExceptions(e){
let t=splitGroupingOf(e)?.file;
if(t!==void 0)for(let[e,n]of(t.families?.exceptions??[]).entries())n!==void 0&&(yield{file:t,index:e,exception:n})}
function lackOfSubject(e){
let{decision:t,families:n=[],cases:r=[]}=e;
if(t===`distinct`)return lackOfCases(r);
if(!(r.length>0||t===void 0)){
if(n.length===0)return{message:`The exception names no family and no case, so nobody can tell for what it holds.`,fix:`Name them under "families" or "cases", or take the exception out.`};
if(!(t!==`keep-apart`||new Set(n).size>1))return{message:`The exception names one family alone, so nothing tells what it is kept apart from.`,fix:`Name the other family beside it under "families", or take the exception out.`}}}
function lackOfCases(e){
return new Set(e).size>1?void 0:{message:`The exception names fewer than two cases, so nothing tells which are distinct.`,fix:`Name both cases under "cases", or take the exception out.`}}
const exceptionWithoutSubject={id:`exception/without-subject`,level:`error`,reports:`an exception that names nothing for which it could hold`,*check(e){
for(let{file:t,index:n,exception:r}of recordedExceptions(e)){
let e=lackOfSubject(r);
e===void 0||namesMore(t,n,r)||(yield{...e,at:t.locate([`exceptions`,n])})}}};
function namesMore(e,t,n){
let r=familiesById(e);
return[`families`,`cases`].some(r=>e.has([`exceptions`,t,r])&&!readsWhole(n[r]))||(n.families??[]).some(e=>e!==void 0&&!r.has(e))}
const exceptionUnknownCase={id:`exception/unknown-case`,level:`error`,reports:`an exception that names a case which the set does not hold`,*check(e){
let t=knownIds(e),n=nearestTeller(100);
for(let{file:r,index:i,exception:a}of recordedExceptions(e))for(let[e,o]of(a.cases??[]).entries())o===void 0||isBlank(o)||t.has(o)||(yield{message:`There is no case ${quoted(o)} in the set${n(o,t)}.`,at:r.locate([`exceptions`,i,`cases`,e]),fix:`Write the id of a case as its file has it, or take the name out.`})}},automation=new Set([`github-actions`,`web-flow`,`copilot`,`copilot-swe-agent`,`copilot-pull-request-reviewer`,`dependabot`,`dependabot-preview`,`renovate`,`renovate-bot`,`mergify`,`pre-commit-ci`,`snyk-bot`,`semantic-release-bot`]);
function isBot(e){
let t=accountName(e);
return t.endsWith(`[bot]`)||automation.has(t)}
function accountName(e){
return normaliseWhiteSpace(e.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,``)).toLowerCase().replace(/^@/,``)}
const exceptionByMachine={id:`exception/by-machine`,level:`error`,reports:`an exception that a bot is said to have decided`,*check(e){
for(let{file:t,index:n,exception:r}of recordedExceptions(e)){
let e=r.decidedBy;
e!==void 0&&isBot(e)&&(yield{message:`${quoted(e)} is named as having decided, but is no person.`,at:t.locate([`exceptions`,n,`decidedBy`]),fix:`Have a person look at what is excepted and decide, or take the exception out: another name in this place would be no decision.`})}}},exceptionEndedBeforeDecided={id:`exception/ended-before-decided`,level:`error`,reports:`an exception whose last day is before the day on which it was decided`,*check(e){
for(let{file:t,index:n,exception:r}of recordedExceptions(e)){
let{decidedAt:e,until:i}=r;
e===void 0||i===void 0||i>=e||(yield{message:`The exception was decided on ${e} and holds until ${i}, so it never held.`,at:t.locate([`exceptions`,n,`until`]),related:[t.locate([`exceptions`,n,`decidedAt`])],fix:`Write the last day on which it holds into "until", or take "until" out; if "decidedAt" is a slip, mend that.`})}}},exceptionExpired={id:`exception/expired`,level:`error`,reports:`an exception whose last day is before the current corpus revision`,*check(e){
let t=currentRevision(e),n=dayOf(t?.record?.createdAt??``);
if(t!==void 0&&n!==void 0)for(let{file:r,index:i,exception:a}of recordedExceptions(e)){
let{until:e=n}=a;
e>=n||(yield{message:`The exception holds until ${e}, and the current corpus revision ${quoted(t.id)} is of ${n}.`,at:r.locate([`exceptions`,i,`until`]),related:[t.locate([`createdAt`])],fix:`Decide again: take the exception out, or record a new decision with its reason, "decidedBy", "decidedAt" and "until".`})}}};
function dayOf(e){
let t=Date.parse(e.toUpperCase().replace(/\s/,`T`));
return Number.isNaN(t)?void 0:new Date(t).toISOString().slice(0,10)}
const exceptionRewritten={id:`exception/rewritten`,level:`error`,reports:`a recorded decision that was edited, or a recorded move that is gone`,needs:`base`,*check(e){
let t=earlierSplit(e),n=readFile(e);
if(t!==void 0&&n!==void 0)for(let e of exceptionLedger(t.before,n).altered)isUnread(e,n)||(yield{message:messageOf$1(e),at:placeOf$3(e,n),fix:fixOf$3(e)})}};
function readFile({families:e}){
if(e?.families!==void 0)return!e.has([`exceptions`])||readsWhole(e.families.exceptions)?e:void 0}
function isUnread({is:e,fields:t},n){
if(e===void 0)return!1;
let{index:r,exception:i}=e;
return t.some(e=>i[e]===void 0&&n.has([`exceptions`,r,e]))}
function messageOf$1({was:e,is:t,fields:n}){
let r=`${e.decision===`move`?`The move of`:`The exception for`} ${subject(e)}`,i=e.decidedAt===void 0?``:` of ${e.decidedAt}`;
if(t===void 0)return`${r}${i} was recorded and is gone.`;
let a=`says something else under ${listed$1(n.map(e=>`"${e}"`))}`;
return e.decision===`move`?`${r}${i} was recorded and ${a} now.`:`${r}${i} was recorded and ${a} now, but no later day of decision.`}
function subject({families:e=[],cases:t=[]}){
let n=[...e.flatMap(e=>e===void 0?[]:[`family ${quoted(e)}`]),...t.flatMap(e=>e===void 0?[]:[`case ${quoted(e)}`])],r=n.length-3;
return n.length===0?`nothing`:listed$1(r>0?[...n.slice(0,3),`${r} more`]:n)}
function placeOf$3({is:e},t){
return e===void 0?t.locateKey(t.has([`exceptions`])?[`exceptions`]:[`families`]):t.locate([`exceptions`,e.index])}
function fixOf$3({was:e,is:t}){
return t===void 0?`Put the entry back: it tells why results from before and after differ.`:e.decision===`move`?`Put the entry back as it was; another move has an entry of its own.`:`Put it back as it was; or, if somebody decided anew, write that day into "decidedAt".`}
function*unneededExceptions(e,t){
let n=withheld(e,t),r=joinedWhole(e);
for(let[t,i]of(e.file.families?.exceptions??[]).entries()){
if(i?.decision!==`exclude`&&i?.decision!==`keep-apart`)continue;
let e=n.get(t)??[];
if(!e.some(r.wouldBreak)){
for(let t of e)r.join(t);
yield t}}}
function withheld(e,t){
let n=new Map,add=(e,t)=>{
n.set(e,[...n.get(e)??[],t])},r=groupsOf(e.cases,t=>e.familiesOf(t).parent);
for(let[t,n]of e.excluded)add(n,ofExcluded(e,t,r));
let i=new Map(t.map(e=>[e.case.id,e]));
for(let t of[...e.cases,...e.excluded.keys()]){
let n=e.exceptions.keepsVariantApart(t),r=i.get(t.case.variantOf);
if(n===void 0||r===void 0||t.case.variantOf===void 0)continue;
let a=[t,r].flatMap(t=>holdersOfCase(e,t)),o=new Set(familiesIn(e,r));
add(n,{keys:a,isOutside:familiesIn(e,t).some(e=>!o.has(e))})}
for(let[t,n]of ofRelations(e))add(t,{keys:n});
return n}
function ofExcluded(e,t,n){
let{parent:r}=e.familiesOf(t),i=holdersOfCase(e,t),a=i.includes(caseKey(t))?n.get(t)??[]:[],o=r===void 0?a:[...a,r];
return{keys:[...i,...o.flatMap(t=>holdersOfCase(e,t))]}}
function familiesIn({familiesOf:e},t){
return e(t).belongings.map(({family:e})=>e)}
function*ofRelations({file:e}){
let{related:t=[],exceptions:n=[]}=e.families??{};
for(let[e,r]of n.entries()){
if(r?.decision!==`keep-apart`)continue;
let n=new Set(r.families??[]);
for(let r of t){
let t=(r?.families??[]).flatMap(e=>e!==void 0&&n.has(e)?[e]:[]);
t.length>1&&(yield[e,t])}}}
function joinedWhole(e){
let t=e.graph(),n=disjointSets(),r=new Map,i=new Map,add=(e,t)=>{
let a=n.add();
for(let t of e)r.set(t,a);
i.set(a,t)};
for(let e of componentsIn(t))add(e,splitsOf(e,t));
for(let t of e.excluded.keys())holdersOfCase(e,t).includes(caseKey(t))&&add([caseKey(t)],t.case.split===void 0?[]:[t.case.split]);
let leadersOf=({keys:e})=>{
let t=e.flatMap(e=>r.get(e)??[]);
return[...new Set(t.map(n.leaderOf))]},splitsOfAll=e=>[...new Set(e.flatMap(e=>i.get(e)??[]))];
return{wouldBreak:e=>{
let t=leadersOf(e),n=t.some(e=>i.get(e)?.length===0);
return e.isOutside===!0||n||isSplitApart(splitsOfAll(t))},join:e=>{
let t=leadersOf(e),[r,...a]=t;
if(r===void 0)return;
let o=splitsOfAll(t);
for(let e of a)n.join(r,e);
i.set(n.leaderOf(r),o)}}}
function whyUnneeded(e,t,n){
let r=e.file.families?.exceptions?.[n]??{},i=new Set(r.cases),a=t.cases.filter(({case:{id:e}})=>i.has(e)),o=whyIdle(a,r);
return o===void 0?r.decision===`exclude`?whyIncluded(e,a,{exception:r,index:n}):[...whyVariantsStay(t,a),...whyFamiliesStay(e,r)].join(` `):o}
function whyIdle([e,...t],{families:n=[]}){
if(!(e===void 0||t.length>0||n.length>0)&&!takesPart(e))return`Case ${nameOf(e)} is ${stageOf(e)??`set aside`} and takes part in nothing, so the exception excepts nothing.`}
function whyIncluded(e,t,{exception:n,index:r}){
let i=[...e.excluded].flatMap(([e,t])=>t===r?[e]:[]);
if(i.length===0)return`The exception leaves out nothing that would take part without it.`;
let a=(n.families??[]).flatMap(e=>e===void 0?[]:[quoted(e)]),o=`the cases of ${a.length===1?`family`:`families`} ${some(a)}`,s=`${t.length===1?`case`:`cases`} ${some(t.map(nameOf))}`,c=a.length===0?s:o,l=[...new Set(i.flatMap(t=>splitsOfCase(e,t)))],u=l.length===0?``:` in ${listed$1(l.map(e=>`"${e}"`))}`;
return`Without this exception ${c} would join no two sides of the split, and ${counted(i.length,`case`)} more would take part${u}.`}
function whyVariantsStay(e,t){
let n=new Set(e.cases.map(({case:{id:e}})=>e)),isVariant=({case:{variantOf:e}})=>n.has(e),r=t.filter(e=>!isVariant(e)),i=t.filter(isVariant),a=[];
if(r.length>0){
let[e,t]=r.length===1?[`Case`,`rephrases`]:[`Cases`,`rephrase`];
a.push(`${e} ${some(r.map(nameOf))} ${t} no case of the set, so there is nothing to keep apart.`)}
if(i.length>0){
let[e,t]=i.length===1?[`Case`,`rephrases`]:[`Cases`,`rephrase`],n=i.length===1?`it`:`each of them`;
a.push(`${e} ${some(i.map(nameOf))} ${t} a case on the same side, so ${n} would join no two sides of the split.`)}
return a}
function whyFamiliesStay({file:e},{families:t=[]}){
let n=[...new Set(t.flatMap(e=>e??[]))];
if(n.length<2)return[];
let r=(e.families?.related??[]).some(e=>n.filter(t=>e?.families?.includes(t)===!0).length>1),i=some(n.map(quoted));
return r?[`Families ${i} are related, and on one side: without the exception they would join no two sides of the split.`]:[`No relation joins families ${i}, so there is nothing to keep apart.`]}
function nameOf({case:{id:e},path:t}){
return quoted(e??t)}
function some(e){
let t=e.length-3;
return listed$1(t>0?[...e.slice(0,3),`${t} more`]:e)}
const exceptionUnneeded={id:`exception/unneeded`,level:`warning`,reports:`an exception without which nothing would be joined across the split or taken for alike`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let n=once(()=>resemblingFamilies(e,t)),r=once(()=>partingExceptions(e));
for(let i of unneededExceptions(t,e.cases))isUnderstood(t,e,i)&&(keepsResemblingApart(t,i,n)||r().has(i)||(yield problemAt(t,i,whyUnneeded(t,e,i))));
yield*unlikeCases(e,t)}};
function*unlikeCases(e,t){
for(let{index:n,exception:r}of recordedExceptions(e)){
let{decision:i,cases:a=[]}=r;
i===`distinct`&&isUnderstood(t,e,n)&&(areAlike(e,a.flatMap(e=>e??[]))||(yield problemAt(t,n,`The cases that this exception calls distinct are not alike any more, so nothing asks whether they are one.`)))}}
function problemAt(e,t,n){
return{message:n,at:e.file.locate([`exceptions`,t]),fix:fixOf$2(e,t)}}
function keepsResemblingApart({file:e,isByCase:t},n,r){
let{decision:i,families:a=[]}=e.families?.exceptions?.[n]??{};
if(t||i!==`keep-apart`||a.length<2)return!1;
let o=a.flatMap(e=>e??[]);
return r().some(e=>o.filter(t=>e.has(t)).length>1)}
function isUnderstood({file:e,families:t},n,r){
let i=e.families?.exceptions?.[r]??{},{families:a=[],cases:o=[]}=i,s=knownIds(n);
return lackOfSubject(i)===void 0&&a.every(e=>e!==void 0&&t.has(e))&&o.every(e=>e!==void 0&&s.has(e))}
function fixOf$2({file:e},t){
let{decision:n,families:r=[]}=e.families?.exceptions?.[t]??{},i=`Take the exception out; Git keeps what was decided and why.`;
return n===`exclude`&&r.length>0?`${i} What nobody is to be asked any more is retired.`:i}
const exceptionRules=[exceptionWithoutSubject,exceptionUnknownCase,exceptionByMachine,exceptionEndedBeforeDecided,exceptionExpired,exceptionRewritten,exceptionUnneeded];
function holderName(e){
return e.kind===`family`?`Family ${quoted(e.id)}`:`Case ${quoted(e.file.case.id??e.file.path)}`}
const holdoutSpentInTest={id:`holdout/spent-in-test`,level:`error`,reports:`something in test or validation from which people have learned`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let n=exposures(t,e),r=brokenComponents(t);
for(let i of heldApart(t,e)){
let e=n(i.key);
e===void 0&&r(i.key)||(yield{message:`${`${holderName(i)} is in "${i.split}", and`} ${e===void 0?`is joined with something from which people have learned`:`people have learned from it`}.`,at:placeOfSplit(t,i),...e===void 0?{}:{related:[t.file.locate([`exposures`,e])]},fix:`Write "split: regression" here, as "touchstone holdout expose" does for all that is joined. To confirm something, hold out what nobody has seen.`})}}};
function heldApart(e,{cases:t}){
let n=exposedIn(e,t);
return[...e.graph().holders.values()].filter(e=>e.split!==void 0&&sideOf(e.split)!==`development`&&(e.kind===`family`?n.family(e.id):n.case(e.file)))}
function exposures(e,{cases:t}){
let n=namedHolders(e,t),r=new Map;
for(let[t,i]of(e.file.families?.exposures??[]).entries())for(let e of i===void 0?[]:n.of(i))r.has(e)||r.set(e,t);
return e=>r.get(e)}
function brokenComponents(e){
let t=e.graph(),n=componentsIn(t).filter(e=>isSplitApart(splitsOf(e,t))),r=new Set(n.flat());
return e=>r.has(e)}
function linesOfVariants(e,t){
let n=new Map;
for(let{case:t}of e)t.id!==void 0&&t.variantOf!==void 0&&n.set(t.id,(n.get(t.id)??new Set).add(t.variantOf));
let r=new Map,i=new Map;
for(let e of t){
let{id:t}=e.case;
if(!(t===void 0||r.has(t))){
r.set(t,e);
for(let r of ancestorsOf(t,n))i.has(r)||i.set(r,e)}}
return({case:{id:e}})=>{
if(!(e===void 0||r.has(e))){
for(let t of ancestorsOf(e,n)){
let e=r.get(t);
if(e!==void 0)return e}
return i.get(e)}}}
function ancestorsOf(e,t){
let n=new Set,r=[...t.get(e)??[]];
for(let i of r)i===e||n.has(i)||(n.add(i),r.push(...t.get(i)??[]));
return n}
const holdoutSpentQuestion={id:`holdout/spent-question`,level:`error`,reports:`a case in test or validation that is, under another id or in other words, one from which people have learned`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let n=exposedIn(t,e.cases),r=spentCases(e,t,n.case);
if(r.length===0)return;
let i=findAgain(e,t,r);
for(let r of t.cases){
if(n.case(r)||!isHeldApart(t,r))continue;
let a=i(r);
a!==void 0&&(yield problemOf$2(e,r,a))}}};
function isHeldApart(e,t){
return splitsOfCase(e,t).some(e=>sideOf(e)!==`development`)}
function spentCases(e,t,n){
let isSpent=e=>n(e)||splitsOfCase(t,e).includes(`regression`);
return[...new Set([...e.cases.filter(isSpent),...earlierSpent(e)?.cases??[]])]}
function findAgain(e,{isByCase:t},n){
let r=groupsOf(n.flatMap(e=>posedBy(e)??[]),({words:e})=>e),i=linesOfVariants([...e.cases,...n],n);
return e=>{
let n=posedBy(e),a=(n===void 0?[]:r.get(n.words)??[]).filter(r=>r.file.case.id!==e.case.id&&n!==void 0&&isAskedAgain(r,n,t)),o=a.find(e=>n!==void 0&&hasSameAnswer(e,n)),s=t?a[0]:o??a[0];
if(s===void 0){
let t=i(e);
return t===void 0?void 0:{spent:t,by:`variant`}}
let c=o===void 0||t?`question`:`question and answer`;
return{spent:s.file,by:c}}}
function problemOf$2(e,t,{spent:n,by:r}){
let i=quoted(n.case.id??n.path),a={"question and answer":`Question and answer are those of case ${i}, from which people have learned.`,question:`This question is that of case ${i}, from which people have learned.`,variant:`The case and case ${i} rephrase each other, and people have learned from that one.`}[r],o=r===`variant`?`no exception makes a rewording another question.`:`another id makes no other question.`;
return{message:a,at:t.locate(r===`variant`&&t.has([`variantOf`])?[`variantOf`]:[`query`]),...e.cases.includes(n)?{related:[n.locate([`id`])]}:{},fix:`Move the case to the side "regression", or ask something that nobody has seen: ${o}`}}
const holdoutQuestionReworded={id:`holdout/question-reworded`,level:`error`,reports:`a question from which people have learned, and that no case asks any more as it was`,needs:`base`,*check(e){
let t=new Set(earlierSpent(e)?.cases),n=splitGroupingOf(e);
if(t.size===0||n===void 0)return;
let r=exposedIn(n,e.cases),i=new Set(e.cases.filter(r.case).flatMap(e=>posedBy(e)?.words??[]));
for(let{before:n,now:r}of[...caseChanges(e)].filter(e=>t.has(e.before))){
let e=posedBy(n)?.words,t=posedBy(r)?.words;
e===void 0||t===void 0||t===e||i.has(e)||(yield{message:`People have learned from this case when it asked ${quoted(n.case.query??``)}, and no spent case asks that now.`,at:r.locate([`query`]),fix:`Put the old question back: it is the record of what people know. To ask something else, write another case, and retire this one if nobody needs it any more.`})}}};
function lostDocuments({isByCase:e,claimsOf:t},n,r){
return e?[]:n.flatMap(({documentId:e,family:n})=>{
let[i,...a]=t(e);
return a.length>0||i!==void 0&&r(i.family)?[]:[{documentId:e,from:n,to:i}]})}
function*lostTogether(e,t){
let{file:n}=e,r=groupsOf(t,({from:e,to:t})=>JSON.stringify([e,t?.family??null]));
for(let[t,...i]of r.values()){
let r=`So ${i.length===1?`is`:`are`} ${counted(i.length,`other document`)}.`,{from:a,to:o}=t,s=o===void 0?placeOf$2(e,a):n.locate(o.path);
yield{first:t,others:i.length===0?``:` ${r}`,at:s}}}
function placeOf$2({file:e,families:t},n){
return e.locateKey(t.has(n)?[`families`,n]:[`families`])}
function whereNow({from:e,to:t},n){
return t===void 0?`is in no family now`:t.family===e?`no ${n} reaches that family any more`:`is in ${quoted(t.family)} now`}
const holdoutExposureLost={id:`holdout/exposure-lost`,level:`error`,reports:`a document or a case from which people have learned, and that no exposure reaches any more`,needs:`base`,*check(e){
let t=splitGroupingOf(e),n=earlierSpent(e);
if(t===void 0||n===void 0)return;
let r=exposedIn(t,e.cases,[...t.file.families?.exposures??[],...n.grouping.file.families?.exposures??[]]),i=lostDocuments(t,n.documents,r.family);
yield*ofDocuments$1(t,i),yield*ofCases$1(e,{grouping:t,earlier:n,exposed:r,documents:i})}};
function*ofDocuments$1(e,t){
for(let{first:n,others:r,at:i}of lostTogether(e,t)){
let{documentId:e,from:t,to:a}=n;
yield{message:`${`Document ${quoted(e)} was in family ${quoted(t)}, from which people have learned, and`} ${whereNow(n,`exposure`)}.${r}`,at:i,fix:a===void 0?`Put it back: what people know of a document stays with it.`:`${a.family===t?`Bring back what joined it with what was looked at`:`Put it back`}, or let the exposure follow: touchstone holdout expose ${a.family}, which moves that family to "regression" too.`}}}
function*ofCases$1({cases:e},{grouping:t,earlier:n,exposed:r,documents:i}){
let a=new Set(i.map(({documentId:e})=>e)),isTold=e=>t.familiesOf(e).documents.documents.some(({documentId:e})=>a.has(e)),o=new Set(n.cases.flatMap(e=>e.case.id??[]));
for(let t of e){
let{id:e}=t.case;
e===void 0||!o.has(e)||r.case(t)||isTold(t)||(yield{message:`People have learned from case ${quoted(e)}, and no exposure reaches it any more.`,at:t.locate([`id`]),fix:`Bring back what joined it with what was looked at, or let the exposure follow: touchstone holdout expose ${e}. A new question gets a case of its own.`})}}
function earlierUses(e){
let{uses:t}=decisionsIn(e.base?.families?.families),n=t.length===0?void 0:earlierGrouping(e);
if(n===void 0)return[];
let{grouping:r,cases:i,documents:a}=n,o=reachIn(r,i);
return t.filter(({repeated:e})=>e===void 0).map(({index:e,entry:n})=>{
let s=t.filter(t=>t.index===e||t.repeated?.index===e),c=new Set(s.flatMap(e=>[...o(usedBy(e))]));
return{use:n,cases:i.filter(e=>holdersOfCase(r,e).some(e=>c.has(e))),documents:a().filter(({family:e})=>c.has(e))}})}
function reachedNow(e,{use:t},n){
let r=decisionsIn(e.base?.families?.families).uses,i=decisionsIn(e.families?.families).uses,a=[...r,...i].filter(({entry:e})=>e===t||isOneUse(e,t));
return new Set(a.flatMap(e=>[...n(usedBy(e))]))}
const holdoutUseLost={id:`holdout/use-lost`,level:`error`,reports:`a document or a case of which results were read, and that its use does not reach any more`,needs:`base`,*check(e){
let t=splitGroupingOf(e),n=t===void 0?[]:earlierUses(e);
if(t===void 0||n.length===0)return;
let r=exposedIn(t,e.cases),i=reachIn(t,e.cases);
for(let a of unspent(n,e)){
let n=reachedNow(e,a,i),isReached=e=>n.has(e)||r.family(e),o=lostDocuments(t,a.documents,isReached);
yield*ofDocuments(t,a.use,o),yield*ofCases(e,a,{grouping:t,exposed:r,reached:n,documents:o})}}};
function unspent(e,t){
let n=earlierSpent(t),r=new Set(n?.documents.map(({documentId:e})=>e)),i=new Set(n?.cases);
return e.map(({use:e,cases:t,documents:n})=>({use:e,cases:t.filter(e=>!i.has(e)),documents:n.filter(({documentId:e})=>!r.has(e))}))}
function*ofDocuments(e,t,n){
for(let{first:r,others:i,at:a}of lostTogether(e,n)){
let{documentId:e,from:n,to:o}=r;
yield{message:`${`Document ${quoted(e)} was in family ${quoted(n)}, of which results were read ${forWhat(t)}, and`} ${whereNow(r,`use`)}.${i}`,at:a,fix:o===void 0?`Put it back: what was read of a document stays on record.`:`${o.family===n?`Bring back what joined it with what was used`:`Put it back`}, or ${following(t,o.family)}`}}}
function*ofCases({cases:e},t,{grouping:n,exposed:r,reached:i,documents:a}){
let o=new Set(a.map(({documentId:e})=>e)),s=new Set(a.map(({to:e})=>e?.family)),c=new Set(t.cases.flatMap(e=>e.case.id??[]));
for(let a of e){
let{id:e}=a.case;
if(e===void 0||!c.has(e)||r.case(a))continue;
let l=holdersOfCase(n,a);
l.some(e=>i.has(e))||l.every(e=>s.has(e))||n.familiesOf(a).documents.documents.some(({documentId:e})=>o.has(e))||(yield{message:`Results on case ${quoted(e)} were read ${forWhat(t.use)}, and no use reaches it any more.`,at:a.locate([`id`]),fix:`Bring back what joined it with what was used, or ${following(t.use,e)} A new question gets a case of its own.`})}}
function forWhat({decision:e,at:t=`an unknown day`}){
return e===void 0?`on ${t}`:`for ${quoted(e)} on ${t}`}
function following({decision:e=``},t){
return`let the use follow: touchstone holdout follow ${t} --decision ${e}, which repeats the entry for what holds it now.`}
const holdoutRecords=[`reservations`,`uses`,`exposures`];
function*recordedEntries(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let{file:n}=t;
for(let e of holdoutRecords)for(let[r,i]of entriesOf(n.families,e).entries())i!==void 0&&(yield{grouping:t,file:n,record:e,index:r,entry:i})}
function entriesOf(e,t){
return e?.[t]??[]}
function entryName(e,t){
return`Entry ${t+1} of "${e}"`}
function recordChanges(e,t){
let n=equalPairs(e,t),r=longestRising(n),i=n.filter(e=>!r.includes(e)),a={was:new Set(i.map(e=>e.was)),is:new Set(i.map(e=>e.is))},o=i.map(e=>({kind:`moved`,...e})),s=[...r,{was:e.length,is:t.length}],c={was:0,is:0};
for(let[n,r]of s.entries()){
let i=numbers(c.was,r.was).filter(e=>!a.was.has(e)),l=numbers(c.is,r.is).filter(e=>!a.is.has(e)),u=Math.min(i.length,l.length);
for(let[n,a]of i.entries()){
let i=l[n];
i===void 0?o.push({kind:`deleted`,was:a,before:r.is}):e[a]!==void 0&&t[i]!==void 0&&o.push({kind:`edited`,was:a,is:i})}
let d=n===s.length-1?[]:l.slice(u);
o.push(...d.map(e=>({kind:`inserted`,is:e}))),c={was:r.was+1,is:r.is+1}}
return o.toSorted((e,t)=>placeOf$1(e)-placeOf$1(t))}
function equalPairs(e,t){
let n=new Set;
return e.flatMap((e,r)=>{
let i=isDeepStrictEqual(t[r],e)&&!n.has(r)&&r<t.length?r:t.findIndex((t,r)=>!n.has(r)&&isDeepStrictEqual(t,e));
return e===void 0||i===-1?[]:(n.add(i),[{was:r,is:i}])})}
function longestRising(e){
if(e.every(({is:t},n)=>n===0||(e[n-1]?.is??0)<t))return e;
let t=[];
for(let n of e){
let e=longest$1(t.filter(e=>e.pair.is<n.is));
t.push({pair:n,length:(e?.length??0)+1,before:e})}
let n=[];
for(let e=longest$1(t);e!==void 0;e=e.before)n.unshift(e.pair);
return n}
function longest$1(e){
let t;
for(let n of e)(t===void 0||n.length>t.length)&&(t=n);
return t}
function numbers(e,t){
return Array.from({length:Math.max(0,t-e)},(t,n)=>e+n)}
function placeOf$1(e){
return e.kind===`deleted`?e.before:e.is}
const holdoutEntryRewritten={id:`holdout/entry-rewritten`,level:`error`,reports:`an entry about a holdout that was edited, deleted, or did not stay in its place`,needs:`base`,*check(e){
let{base:t,families:n}=e,r=t?.families?.families;
t!==void 0&&r!==void 0&&n!==t.families&&(n===void 0?yield*ofWholeFile(t,r):n.families!==void 0&&(yield*ofRecords(n,{base:t,before:r})))}};
function*ofWholeFile(e,t){
let n=holdoutRecords.flatMap(e=>{
let{length:n}=entriesOf(t,e);
return n===0?[]:[counted(n,e.slice(0,-1))]});
n.length!==0&&(yield{message:`${familiesFile} is gone, and with it ${listed$1(n)}.`,at:startOf(familiesFile),fix:`Bring it back ${restoring(e,familiesFile)}: what was looked at stays on record.`})}
function*ofRecords(e,{base:t,before:n}){
for(let r of holdoutRecords){
let i=entriesOf(n,r),a=entriesOf(e.families,r);
if(!(e.families?.[r]===void 0&&e.has([r]))){
if(i.length>1&&a.length===0)yield{message:`All ${i.length} entries of "${r}" are gone.`,at:e.locate([r]),fix:fixOf$1(t,`them`)};else for(let n of recordChanges(i,a))yield problemOf$1(n,{file:e,record:r,was:i,is:a,base:t})}}}
function problemOf$1(e,t){
let{file:n,record:r,is:i,base:a}=t,o=e.kind===`deleted`?Math.min(e.before,i.length-1):e.is,s=n.locate(o<0?[r]:[r,o]);
return e.kind===`inserted`?{message:`${entryName(r,e.is)} is new and stands before entries that were there.`,at:s,fix:`Put it at the end: the record tells in which order things happened.`}:{message:messageOf(e,t),at:s,fix:fixOf$1(a,`it`)}}
function messageOf(e,{record:t,was:n,is:r}){
let i=`${entryName(t,e.was)}${ofWhom(n[e.was])}`;
return e.kind===`deleted`?`${i} is gone.`:e.kind===`moved`?`${i} stands at another place now, as entry ${e.is+1}.`:`${i} says something else now, in ${listed$1(differingFields(n[e.was],r[e.is]).map(e=>`"${e}"`))}.`}
function ofWhom(e){
let{by:t,at:n}=fieldsOf(e),r=typeof t==`string`?` by ${quoted(t)}`:``;
return typeof n==`string`?`${r} of ${n}`:r}
function differingFields(e,t){
let[n,r]=[fieldsOf(e),fieldsOf(t)];
return[...new Set([...Object.keys(n),...Object.keys(r)])].filter(e=>!isDeepStrictEqual(n[e],r[e]))}
function fieldsOf(e){
return typeof e==`object`&&e?{...e}:{}}
function fixOf$1({name:e},t){
return`Put ${t} back as commit ${e} has ${t}. What was wrong is said by a new entry at the end; nothing is taken back.`}
const holdoutEntryBackdated={id:`holdout/entry-backdated`,level:`error`,reports:`an entry of a record that says it is older than one above it`,*check(e){
let{uses:t}=decisionsIn(e.families?.families),n=new Set(t.flatMap(e=>e.repeated===void 0?[]:e.index));
for(let{file:t,record:r,index:i,entry:a}of recordedEntries(e)){
if(r===`uses`&&n.has(i))continue;
let{at:e}=a,o=entriesOf(t.families,r).slice(0,i),s=o.findLastIndex(t=>e!==void 0&&t?.at!==void 0&&isLater(t.at,e)),c=o[s]?.at;
e!==void 0&&c!==void 0&&(yield{message:`${entryName(r,i)} is of ${e}, and entry ${s+1} above it is of ${c}.`,at:t.locate([r,i,`at`]),related:[t.locate([r,s,`at`])],fix:`Entries stand in the order of time, and a new one at the end: write the moment at which it is put on record. Where the results were read earlier, say when in the entry.`})}}},holdoutWithoutSubject={id:`holdout/without-subject`,level:`error`,reports:`an exposure that names nothing from which people could have learned`,*check(e){
for(let{file:t,record:n,index:r,entry:i}of recordedEntries(e))n!==`exposures`||namesSome(i)||[`families`,`cases`].some(e=>i[e]===void 0&&t.has([n,r,e]))||(yield{message:`${entryName(n,r)} names no family and no case, so nobody can tell what is spent.`,at:t.locate([n,r]),fix:`Name the families whose results were read under "families", or the cases under "cases".`})}},holdoutUnknownCase={id:`holdout/unknown-case`,level:`error`,reports:`a reservation, a use or an exposure that names a case which the set does not hold`,*check(e){
let t=knownIds(e),n=nearestTeller(100);
for(let{file:r,record:i,index:a,entry:o}of recordedEntries(e))for(let[e,s]of(o.cases??[]).entries())s===void 0||isBlank(s)||t.has(s)||(yield{message:`There is no case ${quoted(s)} in the set${n(s,t)}.`,at:r.locate([i,a,`cases`,e]),fix:`Write the id of a case as its file has it. Of a case that was there, bring the file back and retire or reject the case: what was looked at stays in the set.`})}},did={reservations:`having kept a holdout for a decision`,uses:`having read held-out results`,exposures:`having read held-out results`},holdoutByMachine={id:`holdout/by-machine`,level:`error`,reports:`a reservation, a use or an exposure for which a bot is said to answer`,*check(e){
for(let{file:t,record:n,index:r,entry:i}of recordedEntries(e)){
let e=i.by;
e!==void 0&&isBot(e)&&(yield{message:`${quoted(e)} is named as ${did[n]}, but is no person.`,at:t.locate([n,r,`by`]),fix:`Name the person who answers for it. Where a machine chose settings by the results, name who let it, and say so.`})}}};
function*unkept({cases:e},t){
let n=namedHolders(t,e);
for(let e of decisionsIn(t.file.families).uses){
let t=e.reservation?.entry;
if(e.repeated!==void 0||!namesSome(t))continue;
let r=n.joinedWith(n.of(t));
for(let{named:i,path:a,name:o,isIn:s}of subjectsOf(e.entry))s(t)||[...n.of(i)].every(e=>r.has(e))||(yield{use:e,path:a,name:o,isRepeated:!1})}}
function*unfollowed(e,t){
let{base:n,cases:r}=e,i=decisionsIn(t.file.families).uses.filter(({repeated:e,entry:t})=>e!==void 0&&!isRecorded(n?.families,t));
if(n===void 0||i.length===0)return;
let a=namedHolders(t,r),o=earlierUses(e);
for(let n of i){
let r=o.find(e=>isOneUse(e.use,n.entry)),i=r===void 0?new Set:holdersNow(r,e,t);
for(let{named:e,path:t,name:r}of subjectsOf(n.entry))[...a.of(e)].some(e=>i.has(e))||(yield{use:n,path:t,name:r,isRepeated:!0})}}
function isRecorded(e,t){
return(e?.families?.uses??[]).some(e=>isDeepStrictEqual(e,t))}
function holdersNow({cases:e,documents:t},n,r){
let i=new Set(e.flatMap(e=>e.case.id??[])),a=n.cases.filter(({case:{id:e}})=>e!==void 0&&i.has(e));
return new Set([...a.flatMap(e=>holdersOfCase(r,e)),...t.flatMap(({documentId:e})=>r.claimsOf(e).map(({family:e})=>e))])}
function subjectsOf({families:e=[],cases:t=[]}){
let n=e.map((e,t)=>({named:{families:[e]},path:[`families`,t],name:`family ${quoted(e??``)}`,isIn:t=>t.families?.includes(e)===!0})),r=t.map((e,t)=>({named:{cases:[e]},path:[`cases`,t],name:`case ${quoted(e??``)}`,isIn:t=>t.cases?.includes(e)===!0}));
return[...n,...r]}
const holdoutUsedUnreserved={id:`holdout/used-unreserved`,level:`error`,reports:`a use of a holdout that was not kept before for the decision`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let{file:n}=t,r=decisionsIn(n.families);
for(let e of r.uses.filter(({repeated:e})=>e===void 0)){
let t=e.reservation===void 0?undeclared(n,e,r):late(n,e);
t!==void 0&&(yield t)}
for(let r of[...unkept(e,t),...unfollowed(e,t)])yield problemOf(n,r)}};
function undeclared(e,{index:t,entry:{decision:n}},{reservations:r}){
let i=r.flatMap(({entry:e})=>e.decision??[]);
if(!(n===void 0||i.includes(n)))return{message:`Nothing under "reservations" declares the decision ${quoted(n)}${nearestTeller(100)(n,i)}.`,at:e.locate([`uses`,t,`decision`]),fix:`Name the decision as its reservation does. Results that were read for no declared decision confirm nothing: record them under "exposures" instead.`}}
function late(e,{index:t,entry:n,reservation:r}){
let{decision:i=``,at:a}=n,o=r?.entry.at;
if(a!==void 0&&o!==void 0&&isLater(o,a))return{message:`Decision ${quoted(i)} was declared on ${o}, after its results were read on ${a}.`,at:e.locate([`uses`,t,`at`]),related:[e.locate([`reservations`,r?.index??0,`at`])],fix:`Results that were read before the decision was declared confirm nothing: record them under "exposures" instead.`}}
function problemOf(e,{use:t,path:n,name:r,isRepeated:i}){
let{index:a,entry:o,reservation:s}=t,c=quoted(o.decision??``),l=[e.locate([`reservations`,s?.index??0])];
return i?{message:`This entry repeats the use for ${c} for ${r}, which holds nothing that the use was of.`,at:e.locate([`uses`,a,...n]),fix:`Name what its documents or cases belong to now. Results of something else are a use for a decision of their own, declared before.`}:{message:`The reservation of ${c} does not keep ${r}, so no result on it was to decide anything.`,at:e.locate([`uses`,a,...n]),related:l,fix:`Name what the reservation names. Results on something else were read for no declared decision: record them under "exposures".`}}
const holdoutUsedTwice={id:`holdout/used-twice`,level:`error`,reports:`a holdout that is used again for a decision without a new declaration`,*check(e){
let t=splitGroupingOf(e)?.file;
if(t===void 0)return;
let{uses:n,reservations:r}=decisionsIn(t.families),i=new Set(r.map(({entry:e})=>e.decision));
for(let{index:e,entry:r,reservation:a,earlier:o,repeated:s}of n){
let n=o.at(-1);
if(a!==void 0||n===void 0||s!==void 0||r.decision===void 0||!i.has(r.decision))continue;
let{by:c=`somebody`,at:l=`an unknown day`}=n.entry;
yield{message:`Decision ${quoted(r.decision)} was used up by ${quoted(c)} on ${l}, and nothing declares a second use.`,at:t.locate([`uses`,e,`decision`]),related:[t.locate([`uses`,n.index,`at`])],fix:`A second look needs a reservation of its own, declared before it. Results that were read without one belong under "exposures".`}}}},holdoutUsedWhenSpent={id:`holdout/used-when-spent`,level:`error`,reports:`a use of a holdout from which people had learned before`,*check(e){
let t=splitGroupingOf(e);
if(t===void 0)return;
let{file:n}=t,r=spending(e,t);
for(let e of decisionsIn(n.families).uses){
let{index:t,entry:i}=e,a=usedBy(e);
if(a===void 0||i.at===void 0)continue;
let o=r(a,i.at);
o!==void 0&&(yield{message:`The results of ${i.at} are of ${o.name}, from which ${quoted(o.by)} had learned on ${o.at}.`,at:n.locate([`uses`,t,`at`]),related:[n.locate([`exposures`,o.index])],fix:`Such results confirm nothing: they are those of a regression test. Hold out something that nobody has seen, and declare the decision for that.`})}}};
function spending({cases:e},t){
let n=namedHolders(t,e),r=(t.file.families?.exposures??[]).flatMap((e,t)=>e?.at===void 0?[]:[{index:t,keys:n.of(e),by:e.by??`somebody`,at:e.at}]),i=t.graph().holders;
return(e,t)=>{
for(let a of n.of(e)){
let e=r.find(e=>e.keys.has(a)&&isLater(t,e.at));
if(e===void 0)continue;
let n=i.get(a);
return{name:n?.kind===`case`?`case ${quoted(n.file.case.id??n.file.path)}`:`family ${quoted(a)}`,by:e.by,at:e.at,index:e.index}}}}
const holdoutConfigurationAfterUse={id:`holdout/configuration-after-use`,level:`error`,reports:`a use whose configuration was changed after its results were read`,*check(e){
for(let{file:t,record:n,index:r}of recordedEntries(e)){
if(n!==`uses`)continue;
let{configuration:e=``,frozenAt:i,at:a}=t.families?.uses?.[r]??{};
i!==void 0&&a!==void 0&&isLater(i,a)&&(yield{message:`Configuration ${quoted(e)} is frozen since ${i}, and its results were read before that, on ${a}.`,at:t.locate([`uses`,r,`frozenAt`]),related:[t.locate([`uses`,r,`at`])],fix:`Name the configuration that the results are of, and since when nothing in it changed. Where it changed because of them, they belong under "exposures".`})}}};
function frozenOtherwise(e,{configuration:t,frozenAt:n}){
if(t===void 0||n===void 0)return;
let r=e.findIndex(e=>e?.configuration===t&&e.frozenAt!==void 0),i=e[r]?.frozenAt;
if(i!==void 0)return isLater(i,n)||isLater(n,i)?{index:r,frozenAt:i}:void 0}
const holdoutRules=[holdoutSpentInTest,holdoutSpentQuestion,holdoutQuestionReworded,holdoutExposureLost,holdoutUseLost,holdoutEntryRewritten,holdoutEntryBackdated,holdoutWithoutSubject,holdoutUnknownCase,holdoutByMachine,holdoutUsedUnreserved,holdoutUsedTwice,holdoutUsedWhenSpent,holdoutConfigurationAfterUse,{id:`holdout/configuration-refrozen`,level:`error`,reports:`two uses that name one configuration and freeze it at two moments`,*check(e){
let t=splitGroupingOf(e)?.file,n=t?.families?.uses??[];
for(let[e,r]of n.entries()){
let i=r&&frozenOtherwise(n.slice(0,e),r);
if(t===void 0||i===void 0)continue;
let{configuration:a=``,frozenAt:o=``}=r??{};
yield{message:`Configuration ${quoted(a)} is frozen since ${o} here, and since ${i.frozenAt} in entry ${i.index+1} of "uses".`,at:t.locate([`uses`,e,`frozenAt`]),related:[t.locate([`uses`,i.index,`frozenAt`])],fix:`Where it is the same configuration, write the moment that stands there. Where something in it changed, give it a name of its own, such as its commit.`}}}},{id:`holdout/reserved-with-use`,level:`warning`,reports:`a use whose reservation comes in the same change`,needs:`base`,*check(e){
let t=splitGroupingOf(e)?.file;
if(t===void 0)return;
let n=e.base?.families?.families,isOld=(e,t)=>(n?.[e]??[]).some(e=>isDeepStrictEqual(e,t));
for(let{index:e,entry:n,reservation:r,repeated:i}of decisionsIn(t.families).uses)r===void 0||i!==void 0||isOld(`uses`,n)||isOld(`reservations`,r.entry)||(yield{message:`Decision ${quoted(n.decision??``)} is declared in the same change that records its use, so nothing shows which came first.`,at:t.locate([`uses`,e,`decision`]),related:[t.locate([`reservations`,r.index])],fix:`Bring the reservation to the main branch before anybody reads the results. Of results that were read already, say in the change how it is known that the decision was declared before.`})}}];
function machineNamed({case:{origin:e}},t){
let n=e?.generator;
return n!==void 0&&!isBlank(n)&&accountName(t)===accountName(n)?`generator`:isBot(t)?`bot`:void 0}
const reviewByBot={id:`review/by-bot`,level:`error`,reports:`a decision about a case that a bot, or the case's own generator, is said to have made`,perFile:!0,*check({cases:e}){
for(let t of e)for(let{path:e,name:n}of decidersOf(t)){
let r=n===void 0?void 0:machineNamed(t,n);
n!==void 0&&r!==void 0&&(yield{message:r===`generator`?`${quoted(n)} is named as having decided, but is the generator that wrote the case.`:`${quoted(n)} is named as having decided, but is no person.`,at:t.locate(e),fix:`Have a person read the case and record what they decide: another name in this place would be no decision.`})}}};
function decidersOf(e){
let{review:t,refresh:n,retired:r,sentinel:i}=e.case;
return[{path:[`review`,`reviewedBy`],name:t?.reviewedBy},...(i?.reviews??[]).map((e,t)=>({path:[`sentinel`,`reviews`,t,`reviewer`],name:e?.reviewer})),{path:[`sentinel`,`resolution`,`by`],name:i?.resolution?.by},{path:[`refresh`,`by`],name:n?.by},{path:[`retired`,`by`],name:r?.by}]}
const reviewOutdated={id:`review/outdated`,level:`error`,reports:`an approved case that was edited after its approval`,perFile:!0,*check(e){
let t=once(()=>dueUnder(e));
for(let{file:n,review:r}of approvedCases(e)){
let{reviewedBy:e}=r;
isApprovalOutdated(n)&&(yield{message:`The case was edited after ${e===void 0?`its approval`:`${quoted(e)} approved it`}: the digest of what was read no longer fits.`,at:n.locate([`review`,`digest`]),fix:fixOf(n,t)})}}};
function fixOf(e,t){
if(e.case.retired!==void 0)return`Restore the text that was approved from Git: a retired case stays as it was judged.`;
let n=t()(e);
return(n&&nextStep(e,n))??`Have it judged again with ${recordCommand(e)}, or restore the text that was approved from Git.`}
function reuseOf(e,t){
let[n,r]=[e.case.review,t.case.review],i=orderOf(n?.reviewedAt,r?.reviewedAt),a=!isOfOtherReview(n,r)&&isSameReason(n?.reason,r?.reason),[o,s]=[t.locate([`review`,`reviewedAt`]),t.locate([`review`,`reason`])];
return i===`same`&&a?{words:`carries the time and the reason of`,at:o}:i===`same`?{words:`carries the time of`,at:o}:i===`before`?{words:`is dated before`,at:o}:a?{words:`carries the reason of`,at:s}:void 0}
function orderOf(e,t){
if(e!==void 0&&t!==void 0)return isLater(e,t)?`before`:isLater(t,e)?void 0:`same`}
function isOfOtherReview(e,t){
let{pullRequest:n,review:r}=t?.proof??{};
return t?.via!==`github`||n===void 0||r===void 0?!1:e?.proof?.pullRequest!==n||e.proof.review!==r}
function isSameReason(e,t){
return e===void 0||t===void 0?!1:normaliseWhiteSpace(e)===normaliseWhiteSpace(t)}
function byWhom(e){
let{reviewedBy:t}=e.case.review??{};
return t===void 0?``:` by ${quoted(t)}`}
const reviewReasonReused={id:`review/reason-reused`,level:`error`,reports:`a decision about an approved case that carries the time or the reason of its approval`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of caseChanges(e)){
let{before:e,now:r}=n,i=laterDecision(n),a=i===void 0?void 0:reuseOf(e,r);
i!==void 0&&a!==void 0&&(yield{message:`The case was approved${byWhom(e)}; ${i} ${a.words} that approval.`,at:a.at,fix:`Have it judged anew with ${recordCommand(r)}; to drop the change, bring the approved case back ${restoringCase(t,n)}.`})}}};
function laterDecision({before:e,now:t}){
let n=reviewWith(`approved`,e);
if(n===void 0)return;
if(reviewWith(`rejected`,t)!==void 0)return`its rejection`;
let r=reviewWith(`approved`,t);
if(r?.digest!==void 0&&r.digest===t.digest)return r.digest===n.digest?void 0:`it was changed, and its new approval`}
const reviewRejectionDeleted={id:`review/rejection-deleted`,level:`notice`,reports:`a rejected case that is in no file any more`,needs:`base`,*check(e){
let{base:t}=e,n=t?.cases.filter(e=>stageOf(e)===`rejected`)??[];
if(t===void 0||n.length===0)return;
let r=knownIds(e);
for(let e of n){
let{id:n}=e.case;
n===void 0||r.has(n)||(yield{message:`Case ${quoted(n)} was rejected${byWhom(e)}${reasonOf(e)} and is in no file any more, so nobody sees that it was judged.`,at:e.locate([`id`]),fix:`Leave it if nobody has to know; otherwise bring it back ${restoring(t,e.path)}.`})}}};
function reasonOf({case:{review:e}}){
return e?.reason===void 0?``:` (${quoted(e.reason)})`}
const reviewRejectionOverturned={id:`review/rejection-overturned`,level:`error`,reports:`a rejected case that was approved without a new decision`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of caseChanges(e)){
let{before:e,now:r}=n;
if(reviewWith(`rejected`,e)===void 0||reviewWith(`approved`,r)===void 0)continue;
let i=reuseOf(e,r);
i!==void 0&&(yield{message:`The case was rejected${byWhom(e)}, and its approval ${i.words} that rejection.`,at:i.at,fix:`Bring the rejection back ${restoringCase(t,n)}; if the case is right after all, have it judged anew with ${recordCommand(r)}.`})}}},confirmations=[`query`,`answer`,`source`,`chunks`];
function confirmationsFor(e){
return e===`answerable`||e===`inconclusive`?confirmations:[`query`,`answer`]}
function stillStands({before:e,now:t},n){
let r=reviewWith(`approved`,e);
if(r?.digest===void 0||r.digest!==t.digest||r.corpus!==revisionOf(n,t)?.digest)return!1;
let{reviewedBy:i,reviewedAt:a,reason:o,confirmed:s}=r;
return[i,a,o].every(e=>e!==void 0&&!isBlank(e))&&confirmationsFor(t.case.kind).every(e=>s?.includes(e)===!0)}
const reviewRemoved={id:`review/removed`,level:`error`,reports:`an approved case whose approval is gone, with no edit and no decision to say why, or that was rejected without a decision`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of caseChanges(e)){
let{before:r,now:i}=n,a=isSilentRejection(i);
if(a?!wasDecided(r):!isSilentlyGone(n,e))continue;
let o=i.has([`review`])?[`review`,`status`]:[];
yield{message:a?`${whatStood(n,e)}, and its rejection does not say who decided, when and why.`:`This very text was approved${byWhom(r)}, and its approval is gone.`,at:i.locate(o),fix:`Bring it back ${restoringCase(t,n)}; if ${awaitsJudgments(r)?`the case is wrong`:`the approval was a mistake`}, record a rejection with ${recordCommand(i)}.`}}}};
function wasDecided(e){
return statusOf(e)===`approved`||awaitsJudgments(e)}
function isSilentlyGone(e,t){
return statusOf(e.now)===`pending`&&stillStands(e,t)}
function whatStood(e,t){
let{before:n}=e;
return awaitsJudgments(n)?`The case waited for two judgments`:`${stillStands(e,t)?`This very text`:`The case`} was approved${byWhom(n)}`}
function isSilentRejection(e){
return reviewWith(`rejected`,e)!==void 0&&[`reviewedBy`,`reviewedAt`,`reason`].some(t=>!e.has([`review`,t]))}
function isDecidedAnew({before:e,now:t}){
let n=e.case.retired,{reviewedBy:r,reviewedAt:i,reason:a}=t.case.review??{},o=statusOf(t);
return o!==`approved`&&o!==`rejected`||r===void 0||i===void 0||a===void 0||n?.at!==void 0&&!isLater(i,n.at)?!1:![n?.reason,e.case.review?.reason].some(e=>e!==void 0&&normaliseWhiteSpace(e)===normaliseWhiteSpace(a))}
const reviewReopened={id:`review/reopened`,level:`notice`,reports:`an approved or rejected case that is a candidate again with no decision to say why, or a retired one that is in use again`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of caseChanges(e)){
let r=toldOf(n,e,t);
if(r===void 0)continue;
let{now:i}=n;
yield{...r,at:i.locate(i.has([`review`,`status`])?[`review`,`status`]:[`id`])}}}};
function toldOf(e,t,n){
let{before:r,now:i}=e,a=restoringCase(n,e),o=`Have it judged as it is now with ${recordCommand(i)}`;
switch(`${stageOf(r)??``} and ${stageOf(i)??``} now`){
case`approved and pending now`:
return isDecided(e)||stillStands(e,t)?void 0:{message:`The case lost its approval since ${quoted(n.name)}: it is a candidate now, and in no export until it is approved.`,fix:`${o}; or bring back what was approved ${a}.`};
case`rejected and pending now`:
return{message:`The case was rejected${byWhom(r)} in ${quoted(n.name)}, and is a candidate again.`,fix:`${o}; or bring the rejection back ${a}.`};
case`retired and approved now`:
return isDecidedAnew(e)?{message:`The case was retired in ${quoted(n.name)}, and is in use again${byApproval(e)}.`,fix:`Leave it if it is needed again; otherwise bring it back ${a}.`}:void 0;
default:
return}}
function byApproval({now:e}){
let t=byWhom(e);
return t===``?``:`, approved${t}`}
function isDecided({before:e,now:t}){
let{refresh:n}=t.case;
return n?.outcome!==void 0&&!isDeepStrictEqual(n,e.case.refresh)}
const reviewRetiredBeforeApproval={id:`review/retired-before-approval`,level:`error`,reports:`a retirement that is dated before the approval of the case`,perFile:!0,*check(e){
for(let{file:t,review:n}of approvedCases(e)){
let{at:e}=t.case.retired??{},{reviewedAt:r}=n;
e!==void 0&&r!==void 0&&isLater(r,e)&&(yield{message:`The case was retired at ${e}, and approved at ${r}, after that: one of the two does not hold.`,at:t.locate([`retired`,`at`]),related:[t.locate([`review`,`reviewedAt`])],fix:`If it is in use, take "retired" out; if nobody needs it, bring it back from Git and retire it with ${retireCommand(t)}, which records the moment.`})}}};
function saysWhatItSaid(e,t){
if(e.proof!==void 0)return isDeepStrictEqual(e,t);
let{proof:n,...r}=t;
return isDeepStrictEqual(e,r)}
const reviewRetirementChanged={id:`review/retirement-changed`,level:`error`,reports:`a retirement on record that is gone without a new decision about the case, or says something else now`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of caseChanges(e)){
let{before:e,now:r}=n,i=e.case.retired;
i!==void 0&&(r.has([`retired`])?r.case.retired!==void 0&&(yield*rewritten$1(n,{was:i,is:r.case.retired},t)):isDecidedAnew(n)||(yield gone$1(n,i,t)))}}};
function gone$1(e,t,n){
let{now:r}=e,i=r.has([`review`,`status`])?[`review`,`status`]:[`id`];
return{message:`The case was retired${whoAndWhen(t)}, and the retirement is gone with no decision after it.`,at:r.locate(i),fix:`Bring the case back ${restoringCase(n,e)}; if it is needed again, take "retired" out and have it judged anew with ${recordCommand(r)}, in the same change.`}}
function*rewritten$1(e,{was:t,is:n},r){
if(saysWhatItSaid(t,n)||isRetiredAgain(e,n))return;
let i=[`by`,`at`,`reason`,`proof`].filter(e=>!isDeepStrictEqual(t[e],n[e])),[a=`by`]=i,{now:o}=e;
yield{message:`The retirement${whoAndWhen(t)} says something else now, in ${listed$1(i.map(quoted))}.`,at:o.locate([`retired`,a]),fix:`Put "retired" back as commit ${r.name} has it: what was decided stays on record.`}}
function isRetiredAgain(e,t){
let n=e.now.case.review?.reviewedAt;
return n===void 0||t.at===void 0||isLater(n,t.at)?!1:isDecidedAnew(e)}
function whoAndWhen({by:e,at:t}){
let n=e===void 0?``:` by ${quoted(e)}`;
return t===void 0?n:`${n} at ${t}`}
const bindings={digest:`which text of the case ("digest")`,corpus:`which corpus ("corpus")`},reviewUnbound={id:`review/unbound`,level:`error`,reports:`an approval that does not record what was read, or claims a proof that it does not carry`,perFile:!0,*check(e){
for(let{file:t,review:n}of approvedCases(e)){
n.via===`github`&&!t.has([`review`,`proof`])&&(yield{message:`The approval is said to be recorded on GitHub, but carries no proof of it.`,at:t.locate([`review`,`via`]),fix:`Restore the "proof" that was recorded with it, or record the decision at a desk with "touchstone review record".`});
let e=[`digest`,`corpus`].filter(e=>!t.has([`review`,e]));
e.length!==0&&(yield{message:`The approval does not record ${listed$1(e.map(e=>bindings[e]),`or`)} the reviewer read.`,at:placeOfApproval(t),fix:`Record the decision with "touchstone review record", which writes both.`})}}},meanings={query:`the question is plausible`,answer:`the answer says no more than the source supports`,source:`the source revision is the right one`,chunks:`the chunks suffice`},meaningsOfAbstention={...meanings,answer:`giving no answer is right`},reviewUnconfirmed={id:`review/unconfirmed`,level:`error`,reports:`an approval that lacks a confirmation which the case's kind needs`,perFile:!0,*check(e){
for(let t of approvedCases(e)){
let e=isApprovalOutdated(t.file)?[]:missingFrom(t);
if(e.length===0)continue;
let{file:n}=t,r=n.has([`review`,`confirmed`]),i=n.case.kind===`abstention`?meaningsOfAbstention:meanings;
yield{message:`The approval does not confirm ${listed$1(e.map(e=>`"${e}" (${i[e]})`),`or`)}.`,at:r?n.locateKey([`review`,`confirmed`]):placeOfApproval(n),fix:`Have the reviewer answer each question, as "touchstone review record" asks them, or ${pending}.`}}}};
function missingFrom({file:e,review:t}){
let{confirmed:n}=t;
return e.has([`review`,`confirmed`])&&!readsWhole(n)?[]:confirmationsFor(e.case.kind).filter(e=>n?.includes(e)!==!0)}
const questions$1={reviewedBy:`who decided`,reviewedAt:`when`,reason:`why`},reviewWithoutDecision={id:`review/without-decision`,level:`error`,reports:`an approval that does not say who decided, when and why`,perFile:!0,*check(e){
for(let t of approvedCases(e)){
let e=[`reviewedBy`,`reviewedAt`,`reason`].filter(e=>isMissing(t,e));
if(e.length===0)continue;
let{file:n}=t,r=e.find(e=>n.has([`review`,e]));
yield{message:`The approval does not say ${listed$1(e.map(e=>`${questions$1[e]} ("${e}")`),`or`)}.`,at:r===void 0?placeOfApproval(n):n.locate([`review`,r]),fix:`Have the reviewer record the decision with "touchstone review record", or ${pending}.`}}}};
function isMissing({file:e,review:t},n){
let r=t[n];
return r===void 0?!e.has([`review`,n]):isBlank(r)}
const reviewRules=[reviewWithoutDecision,reviewUnconfirmed,reviewByBot,reviewUnbound,reviewOutdated,reviewRemoved,reviewReopened,reviewRejectionOverturned,reviewRejectionDeleted,reviewReasonReused,reviewRetiredBeforeApproval,reviewRetirementChanged],refreshUndecided={id:`refresh/undecided`,level:`error`,reports:`a case that was asked about again, and nobody has decided yet`,perFile:!0,*check(e){
let t=once(()=>dueUnder(e));
for(let n of e.cases){
let{from:e,to:r}=n.case.refresh??{};
r!==void 0&&isUndecided(n)&&(yield{message:`The case is to be read again under corpus revision ${quoted(r)}${e===void 0||e===r?``:`, since it was judged under ${quoted(e)}`}, and nobody has decided yet.`,at:n.locateKey([`refresh`]),fix:fixFor(n,t)})}}};
function fixFor(e,t){
let n=stageOf(e);
if(n===`rejected`||n===`retired`)return`Remove "refresh": the case was ${n}, so no result rests on it.`;
if(n===`pending`)return`Remove "refresh": the case is a candidate, so there is no judgment that could be in doubt.`;
let r=t()(e);
return r!==void 0&&isAskedNeedlessly(e,r.currency)?`There is nothing to decide: ${needlessStep(e)}`:r?.is===`repair`?nextStep(e,r)??``:`Read its evidence as it is now and decide with ${decideCommand(e,r?.is===`decision`&&r.isEdited?`--revised`:void 0)}; nothing is merged before.`}
function*decidedRefreshes({cases:e}){
for(let t of e){
let{refresh:e}=t.case;
e?.outcome!==void 0&&(yield{file:t,refresh:e,outcome:e.outcome})}}
function isAsDecided({file:e,refresh:t}){
let n=e.case.review?.reviewedAt;
return statusOf(e)!==`approved`||n===void 0?!1:t.at!==void 0&&!isLater(n,t.at)}
function keepsInUse({outcome:e}){
return e!==`retired`}
const refreshIncomplete={id:`refresh/incomplete`,level:`error`,reports:`a decision after a change of the corpus that does not say who decided, when, why, about what, or what had changed or was observed`,perFile:!0,*check(e){
for(let t of decidedRefreshes(e))yield*withoutDecision(t),yield*withoutTrigger(t),yield*withoutObservations(t)}},questions={by:`who decided`,at:`when`,reason:`why`,previous:`what the case was before`};
function*withoutDecision({file:e,outcome:t}){
let n=[`by`,`at`,`reason`,`previous`].filter(t=>!e.has([`refresh`,t]));
if(n.length===0)return;
let r=n.map(e=>`${questions[e]} ("${e}")`);
yield{message:`The outcome is ${quoted(t)}, but the decision does not say ${listed$1(r,`or`)}.`,at:e.locateKey([`refresh`,`outcome`]),fix:`Have whoever decided add it; or bring the case back from Git and decide with ${decideCommand(e)}, which writes all of it.`}}
function*withoutTrigger({file:e,refresh:t,outcome:n}){
let{reasons:r}=t;
if(r===void 0||r.some(e=>e!==`corpus-revision-changed`))return;
let i=r.length===0?`but no reason says what had changed`:`and the only reason is that the corpus revision changed, which asks for nothing by itself`;
yield{message:`The outcome is ${quoted(n)}, ${i}.`,at:e.locateKey([`refresh`,`reasons`]),fix:`Write what had changed under "reasons"; ${planCommand(e)} tells it while nobody has decided. Where nothing had, bring the case back from Git: its judgment holds without a decision.`}}
function*withoutObservations({file:e,refresh:t}){
let{reasons:n=[],observations:r=[]}=t;
if(!n.includes(`query-pattern-observed`)||r.length>0||e.has([`refresh`,`observations`,0]))return;
let i=e.case.id??e.path;
yield{message:`A reason is "query-pattern-observed", but no observation is named that asked about the case.`,at:e.locateKey([`refresh`,`reasons`]),fix:`Name the ids of what was observed under "observations"; or bring the case back from Git and decide with "touchstone refresh decide ${i} --observations FILE", which writes them. Where nobody asked, take the reason out.`}}
const refreshRevisionNotMoved={id:`refresh/revision-not-moved`,level:`error`,reports:`a decision after a change of the corpus that left the case, or the request, at the earlier corpus revision`,perFile:!0,*check(e){
for(let t of decidedRefreshes(e))e.revisions.has(t.refresh.to??``)&&(e.revisions.has(t.file.case.corpusRevision??``)&&(yield*caseNotMoved(t)),yield*requestNotMoved(t))}};
function*caseNotMoved(e){
let{file:t,refresh:n,outcome:r}=e,{corpusRevision:i}=t.case;
keepsInUse(e)&&isAsDecided(e)&&n.to!==i&&(yield{message:`The case was ${r} under corpus revision ${quoted(n.to??``)}, but names ${quoted(i??``)}.`,at:t.locate([`corpusRevision`]),related:[t.locate([`refresh`,`to`])],fix:`Bring the case back from Git and decide with ${decideCommand(t)}, which moves its revision, its provenance and its approval together.`})}
const seenWithinOne=new Set([`source-revision-changed`,`chunk-edited`,`chunk-moved`,`chunk-deleted`,`query-pattern-observed`]);
function*requestNotMoved({file:e,refresh:t}){
let{from:n,to:r,reasons:i=[]}=t;
if(r===void 0||n!==r)return;
let a=i.filter(e=>e!==void 0&&!seenWithinOne.has(e));
a.length!==0&&(yield{message:`The request leads from ${quoted(r)} to the same revision, but ${listed$1(a.map(e=>quoted(e??``)))} ${a.length===1?`is a difference`:`are differences`} between two.`,at:e.locate([`refresh`,`to`]),related:[e.locate([`refresh`,`from`])],fix:`Write under "from" the corpus revision of the earlier judgment, which "git log -p" shows for this file, or remove the reason.`})}
const refreshOutcomeContradicted={id:`refresh/outcome-contradicted`,level:`error`,reports:`a decision after a change of the corpus that the rest of the case denies`,perFile:!0,*check(e){
for(let t of decidedRefreshes(e))keepsInUse(t)?yield*retiredByThen(t):isInUse(t)&&(yield stillInUse(t)),isAsDecided(t)&&(yield*withoutRefusal(t),yield*keepsInUse(t)?samePrevious(t):otherPrevious(t))}};
function*retiredByThen({file:e,refresh:t,outcome:n}){
let{retired:r}=e.case;
r?.at!==void 0&&t.at!==void 0&&(isLater(r.at,t.at)||(yield{message:`The outcome is ${quoted(n)}, and the case was retired by then.`,at:e.locate([`refresh`,`outcome`]),related:[e.locate([`retired`,`at`])],fix:`If the decision was to retire the case, bring it back from Git and decide so with ${decideCommand(e)}; if it is in use, remove "retired".`}))}
function*withoutRefusal({file:e,outcome:t}){
let{kind:n}=e.case;
t===`abstained`&&n!==void 0&&n!==`abstention`&&(yield{message:`The outcome is "abstained", but the case is ${n}.`,at:e.locate([`refresh`,`outcome`]),related:[e.locate([`kind`])],fix:`Bring the case back from Git and decide with ${decideCommand(e)}; if it has an answer again, have that approved with ${recordCommand(e)}.`})}
function*samePrevious({file:e,refresh:t}){
let{from:n,to:r,previous:i}=t;
n!==r&&r===e.case.corpusRevision&&i!==void 0&&i===e.case.review?.digest&&(yield{message:`"previous" is the digest that was approved with this decision, so nothing says what the case was before it.`,at:e.locate([`refresh`,`previous`]),related:[e.locate([`review`,`digest`])],fix:`Write the digest of the approval before, which "git log -p" shows for this file under "review".`})}
function isInUse(e){
let{file:t}=e;
return t.has([`retired`])?!1:statusOf(t)===`pending`||isAsDecided(e)}
function stillInUse({file:e}){
return{message:`The outcome is "retired", but the case is in use.`,at:e.locate([`refresh`,`outcome`]),fix:statusOf(e)===`pending`?`Bring the case back from Git, and retire it with ${retireCommand(e)}; if it is needed, leave the decision before as it was.`:`Retire it with ${retireCommand(e)}; if it is needed again, have it approved with ${recordCommand(e)}.`}}
function*otherPrevious({file:e,refresh:{previous:t}}){
let n=e.case.review?.digest;
e.has([`retired`])&&t!==void 0&&n!==void 0&&t!==n&&(yield{message:`The outcome is "retired", which leaves a case as it was approved, but "previous" is another digest than the approval's.`,at:e.locate([`refresh`,`previous`]),related:[e.locate([`review`,`digest`])],fix:`Write the digest of the approval under "previous"; if the case was edited for the decision, restore from Git what was approved.`})}
const refreshWithoutApproval={id:`refresh/without-approval`,level:`error`,reports:`a decision after a change of the corpus to which the case's approval does not belong: it is older, or somebody else's`,perFile:!0,*check(e){
for(let t of decidedRefreshes(e)){
let{file:e,refresh:n}=t;
if(!keepsInUse(t)||!isAsDecided(t))continue;
let r=n.to===e.case.corpusRevision?otherApproval(t):void 0;
r!==void 0&&(yield{message:`${quoted(n.by??``)} decided at ${n.at??``}, but the approval ${r}.`,at:e.locate([`refresh`,`at`]),related:[e.locate([`review`,`reviewedAt`])],fix:`Bring the case back from Git and decide with ${decideCommand(e)}, which records the decision and the approval of what it left together.`})}}};
function otherApproval({file:e,refresh:t}){
let{reviewedAt:n,reviewedBy:r}=e.case.review??{},{at:i,by:a}=t;
if(n!==void 0&&i!==void 0&&!(a===void 0||isBlank(a))){
if(isLater(i,n))return`is of ${n}: it was given to the case as it was before`;
if(!(r===void 0||isBlank(r)||samePerson(r,a)))return`at that moment is ${quoted(r)}'s`}}
function newJudgments({before:e,now:t}){
return recorded({before:e,now:t}).filter(({digest:e})=>e!==void 0&&isOfToday(t,e))}
function judgmentsBetween(e,{after:t,until:n}){
return recorded(e).filter(({reviewedAt:e})=>e!==void 0&&isLater(e,t)&&!isLater(e,n))}
function recorded({before:e,now:t}){
let n=e.case.sentinel?.reviews??[],r=new Map;
for(let e of t.case.sentinel?.reviews??[]){
let{reviewer:t}=e??{};
e!==void 0&&t!==void 0&&(n.some(t=>isDeepStrictEqual(t,e))||r.set(personKey(t),e))}
return[...r.values()]}
function*newCases({base:e,cases:t}){
if(e===void 0||e.cases.length+e.sameCases.size===0)return;
let n=new Set(e.cases.map(e=>e.case.id));
for(let r of t){
let{id:t}=r.case;
t===void 0||n.has(t)||e.sameCases.has(r.path)||e.unreadCases.has(r.path)||(yield r)}}
const refreshOfUnapproved={id:`refresh/of-unapproved`,level:`error`,reports:`a new decision after a change of the corpus about a case that nobody had approved, or that was out of use`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0){
for(let n of caseChanges(e)){
let{before:e,now:r}=n,{refresh:i}=r.case;
if(i?.outcome===void 0||isDeepStrictEqual(i,e.case.refresh))continue;
let a=whyUndecidable(n,i,t);
a!==void 0&&(yield problem(r,a))}
for(let n of newCases(e)){
let{refresh:e}=n.case;
e?.outcome===void 0||isCarried(e,t)||(yield problem(n,{message:`${quoted(t.name)} has no such case, so no judgment came before the decision.`,fix:`Remove "refresh": the approval of a new case says all of it.`}))}}}};
function problem(e,t){
return{...t,at:e.locate([`refresh`,`outcome`])}}
function whyUndecidable(e,t,n){
let{before:r,now:i}=e,a=quoted(n.name);
if(awaitsJudgments(r))return whyNotAgain(e,t,n);
switch(stageOf(r)){
case`pending`:
return{message:`Nobody had approved the case in ${a}, so there was no judgment that could be in doubt.`,fix:`Remove "refresh"; an approval of the case as it is says all of it, with ${recordCommand(i)}.`};
case`rejected`:
case`retired`:
return{message:`The case is ${stageOf(r)??``} in ${a}, so nothing is decided about it any more.`,fix:`Bring it back ${restoringCase(n,e)}; if it is needed again, have it approved as it is with ${recordCommand(i)}, and leave "refresh" as it was.`};
case`approved`:
case void 0:
return}}
function whyNotAgain(e,t,n){
let r=e.before.case.refresh??{},[i,a]=[r.at,t.at];
if(!(i!==void 0&&a!==void 0&&judgmentsBetween(e,{after:i,until:a}).length>=2))return{message:`The case waits in ${quoted(n.name)} for two judgments since the decision${r.at===void 0?``:` of ${r.at}`}${r.by===void 0?``:` by ${quoted(r.by)}`}, so no judgment came before this one.`,fix:`Put "refresh" back as commit ${n.name} has it, and have two people judge the case, each with ${judgeCommand(e.now)}; or take it out of use with its reason.`}}
function isCarried(e,{cases:t}){
return t.some(t=>isDeepStrictEqual(t.case.refresh,e))}
function*newDecisions(e){
for(let t of caseChanges(e)){
let{before:e,now:n}=t,{refresh:r}=n.case,i=stageOf(e)===`approved`?reviewWith(`approved`,e):void 0;
r?.outcome!==void 0&&i!==void 0&&(isDeepStrictEqual(r,e.case.refresh)||(yield{...t,refresh:r,outcome:r.outcome,approval:i}))}}
const refreshApprovalLost={id:`refresh/approval-lost`,level:`error`,reports:`a new decision after a change of the corpus that left a case without its approval, though it was no sentinel`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of newDecisions(e)){
let{before:e,now:r,outcome:i}=n;
stageOf(r)!==`pending`||e.has([`sentinel`])||(yield{message:`The outcome is ${quoted(i)}, and the case, which is approved and no sentinel in ${quoted(t.name)}, is a candidate now.`,at:r.locate([`refresh`,`outcome`]),related:[r.locate(r.has([`review`,`status`])?[`review`,`status`]:[`id`])],fix:`Bring the case back ${restoringCase(t,n)} and decide with ${decideCommand(r)}, which records the approval as well; if it was edited after that, have it approved with ${recordCommand(r)}.`})}}},refreshRequestChangesCase={id:`refresh/request-changes-case`,level:`error`,reports:`a request to read a case again that came with another change of the case`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of caseChanges(e)){
let{before:e,now:r}=n;
if(!isAskedSince(n))continue;
let i=changedFields(n);
if(i.length===0&&e.digest===r.digest)continue;
let[a=`id`]=i;
yield{message:`A request only adds "refresh", but ${wordsFor(i)} not what ${quoted(t.name)} has.`,at:r.locateKey(r.has([a])?[a]:[`refresh`]),fix:`Bring the case back ${restoringCase(t,n)} and add nothing but "refresh": what the evidence means for the case is for a person to decide, in the open request.`}}}};
function isAskedSince({before:e,now:t}){
let{refresh:n}=t.case;
return n?.to===void 0||t.has([`refresh`,`outcome`])?!1:!isDeepStrictEqual(n,e.case.refresh)}
function changedFields({before:e,now:t}){
let[n,r]=[withoutRefresh(e),withoutRefresh(t)];
return[...new Set([...Object.keys(r),...Object.keys(n)])].filter(e=>!isDeepStrictEqual(n[e],r[e]))}
function withoutRefresh({case:e}){
let{refresh:t,...n}=e;
return n}
function wordsFor(e){
let[t]=e;
return t===void 0?`the rest of the case is`:`${listed$1(e.map(quoted))} ${e.length===1?`is`:`are`}`}
const wordsOf={query:`question`,conversation:`earlier turns`,kind:`kind`,because:`reason for no answer`,expectedAnswer:`expected answer`,acceptedAnswers:`accepted answers`,relevantChunkIds:`relevant chunks`,provenance:`grades and alternatives of chunks`,distractorChunkIds:`near misses`,askedAt:`moment of asking`,caller:`caller`,families:`families`,variantOf:`parent`,origin:`origin`,sentinel:`mark as a sentinel`};
function editedJudgment({before:e,now:t}){
let[n,r]=[judgedParts(e),judgedParts(t)],i=Object.keys(wordsOf),a=[...Object.keys(n),...Object.keys(r)].filter(e=>!i.includes(e));
return[...i,...new Set(a.toSorted(byUtf8))].filter(e=>!isDeepStrictEqual(n[e],r[e])).map(e=>({field:e,words:wordsOf[e]??quoted(e)}))}
const notJudged=new Set([`review`,`refresh`,`notes`,`tags`,`split`,`retired`,`corpusRevision`]);
function judgedParts(e){
let{sentinel:t}=e.case,n=Object.entries(e.case).filter(([e])=>!notJudged.has(e));
return{...Object.fromEntries(n),provenance:withoutLookUps(e),...t===void 0?{}:{sentinel:{...t,reviews:void 0}}}}
function withoutLookUps(e){
return[...provenanceOf(e)].map(({entry:{chunkId:e=``,grade:t,insteadOf:n}})=>({chunkId:e,grade:t,insteadOf:n})).filter(({grade:e,insteadOf:t})=>e!==void 0||t!==void 0).toSorted((e,t)=>byUtf8(e.chunkId,t.chunkId))}
const refreshConfirmedEdited={id:`refresh/confirmed-edited`,level:`error`,reports:`a case that was confirmed after a change of the corpus, and says something else than before`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of newDecisions(e)){
let{now:e,outcome:r}=n;
if(r!==`confirmed`||!isAsConfirmed(n))continue;
let i=editedJudgment(n).filter(e=>!isMarkAlone(e,n)),[a]=i;
a!==void 0&&(yield{message:`The outcome is "confirmed", but the ${listed$1(i.map(({words:e})=>e))} of the case ${areWords(i)} not what ${quoted(t.name)} has.`,at:e.locate(e.has([a.field])?[a.field]:[`id`]),related:[e.locate([`refresh`,`outcome`])],fix:`Bring the case back ${restoringCase(t,n)} and decide with ${decideCommand(e)}: what confirms changes nothing but the corpus revision, what is looked up of the chunks, and their quotes; "revised" does. If another text was approved in between, merge that first.`})}}};
function isMarkAlone({field:e},{before:t,now:n}){
return e===`sentinel`&&t.has([`sentinel`])!==n.has([`sentinel`])}
function isAsConfirmed(e){
let{now:t,refresh:n,outcome:r}=e;
return isAsDecided({file:t,refresh:n,outcome:r})?!0:awaitsJudgments(t)?newJudgments(e).filter(({reviewedAt:e})=>n.at===void 0||e===void 0||isLater(e,n.at)).length<2:!1}
const refreshRewritten={id:`refresh/rewritten`,level:`error`,reports:`a decision after a change of the corpus that was on record and is gone, or says something else now`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of caseChanges(e)){
let e=n.before.case.refresh;
e?.outcome!==void 0&&isComplete(n)&&(n.now.has([`refresh`])?yield*rewritten(n,e,t.name):isEditedAndApproved(n,e)||(yield gone(n,e,t.name)))}}};
function isComplete({before:e}){
return[`from`,`to`,`reasons`,`by`,`at`,`reason`,`previous`].every(t=>e.has([`refresh`,t]))}
function isEditedAndApproved({before:e,now:t},n){
if(statusOf(e)!==`approved`||statusOf(t)!==`approved`)return!1;
let r=t.case.review?.reviewedAt;
return r===void 0||e.digest===t.digest?!1:[n.at,e.case.review?.reviewedAt].every(e=>e===void 0||isLater(r,e))}
function gone({now:e},t,n){
return{message:`The decision of ${t.at??``} by ${quoted(t.by??``)} is gone.`,at:e.locate([`id`]),fix:`Put "refresh" back as commit ${n} has it. It gives way to a newer decision, or to a newer approval of the case after an edit.`}}
function*rewritten({now:e},t,n){
let r=e.case.refresh;
if(r===void 0||!e.has([`refresh`,`outcome`])||saysWhatItSaid(t,r)||isNewer(t,r))return;
let[i,a]=[{...t},{...r}],o=[...new Set([...Object.keys(t),...Object.keys(r)])].filter(e=>!isDeepStrictEqual(i?.[e],a?.[e])),[s=`outcome`]=o;
yield{message:`The decision of ${t.at??``} by ${quoted(t.by??``)} says something else now, in ${listed$1(o.map(quoted))}.`,at:e.locateKey(e.has([`refresh`,s])?[`refresh`,s]:[`refresh`]),fix:`Put "refresh" back as commit ${n} has it. What was wrong is said by a newer decision, or by a newer approval of the case.`}}
function isNewer(e,t){
return e.at===void 0||t.at===void 0||!isLater(t.at,e.at)?!1:e.from===e.to||e.from!==t.from||e.to!==t.to}
const refreshBackdated={id:`refresh/backdated`,level:`error`,reports:`a decision that is dated before the corpus revision that it is about`,perFile:!0,*check(e){
for(let{file:t,refresh:n}of decidedRefreshes(e)){
let{to:r=``,at:i}=n,a=e.revisions.get(r),o=a?.record?.createdAt;
a!==void 0&&o!==void 0&&i!==void 0&&isLater(o,i)&&(yield{message:`The decision is of ${i}, and corpus revision ${quoted(r)}, which it is about, of ${o}: nobody could read it before.`,at:t.locate([`refresh`,`at`]),related:[a.locate([`createdAt`])],fix:`Bring the case back from Git and decide with ${decideCommand(t)}, which records the moment at which it is decided.`})}}},refreshBeforeApproval={id:`refresh/before-approval`,level:`error`,reports:`a new decision after a change of the corpus that is not later than the approval before it`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of newDecisions(e)){
let{before:e,now:r,refresh:i,approval:a}=n,{at:o}=i,{reviewedAt:s}=a;
if(o===void 0||s===void 0||isLater(o,s))continue;
let c=e.case.refresh;
(c?.outcome===void 0||isLater(o,c.at??o))&&(yield{message:`The decision is of ${o}, and the approval in ${quoted(t.name)} that it follows of ${s}.`,at:r.locate([`refresh`,`at`]),fix:`Bring the case back ${restoringCase(t,n)} and decide with ${decideCommand(r)}, which records the moment at which it is decided.`})}}},refreshOtherReasons={id:`refresh/other-reasons`,level:`warning`,reports:`a new decision after a change of the corpus that names other reasons than the two revisions show`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of newDecisions(e)){
let{now:r,refresh:i}=n,a=triggersNamed(n);
if(a.length===0)continue;
let o=shownBetween(e,n);
o===void 0||a.some(e=>o.includes(e))||(yield{message:`The ${a.length===1?`reason is`:`reasons are`} ${listed$1(a.map(quoted))}, but ${whatConcerns(o)} ${span(i)}.`,at:r.locateKey([`refresh`,`reasons`]),fix:o.length===0?`Bring the case back ${restoringCase(t,n)}: its judgment holds without a decision.`:`Bring the case back ${restoringCase(t,n)} and decide with ${decideCommand(r)}, which writes what had changed.`})}}};
function whatConcerns(e){
return e.length===0?`nothing changed for the case`:`for the case ${listed$1(e.map(quoted))} happened`}
function span({from:e=``,to:t=``}){
return e===t?`within ${quoted(t)}`:`between ${quoted(e)} and ${quoted(t)}`}
function triggersNamed({refresh:e}){
let t=(e.reasons??[]).flatMap(e=>e??[]);
return t.includes(`query-pattern-observed`)?[]:t.filter(e=>e!==`corpus-revision-changed`)}
function shownBetween(e,{before:t,refresh:n}){
let r=e.revisions.get(n.to??``);
if(r===void 0||n.from!==t.case.corpusRevision)return;
let i=widelyAsked(e,t,r);
return i.state===`stale`?i.unverifiable.length>0?void 0:i.reasons:[]}
const width={"cases-of-evidence":0,"cases-of-document":1,"whole-set":2};
function widelyAsked(e,t,n){
let{policy:r}=e,i={...scopesOf(r?.policy)};
for(let e of triggers){
let t=usualScopes[e];
width[t]>width[i[e]]&&(i[e]=t)}
return currencyIn({...withCitedTexts(e,[t]),policy:{path:r?.path??t.path,locateKey:r?.locateKey??t.locateKey,policy:{...r?.policy,refresh:i}}},lineageOf(e),n)(t)}
function digestUnder({whole:e},t){
let n=chunksAsRecorded(t),r=documentsAsRecorded(t);
if(e===void 0||n===void 0||r===void 0)return;
let i=(e.provenance??[]).map(e=>{
let t=n.get(e.chunkId),i=t&&r.get(t.documentId);
return t&&i?{...e,documentId:i.id,sourceUri:i.uri,sourceRevision:i.revision,contentHash:t.hash}:void 0});
if(!i.includes(void 0))return caseDigest({...e,corpusRevision:t.id,...e.provenance===void 0?{}:{provenance:i}})}
const refreshPreviousUnknown={id:`refresh/previous-unknown`,level:`warning`,reports:`a new decision after a change of the corpus about another version of the case than the one that was approved`,needs:`base`,*check(e){
let{base:t}=e;
if(t!==void 0)for(let n of newDecisions(e)){
let{before:r,now:i,refresh:a,approval:o}=n,{from:s,previous:c}=a;
s!==void 0&&c!==void 0&&c!==o.digest&&(s===r.case.corpusRevision?yield{message:`"previous" is not the digest of the version that is approved in ${quoted(t.name)}, from whose corpus revision this decision leads.`,at:i.locate([`refresh`,`previous`]),fix:`See with "git log -p" for this file whether the case was approved once more in between; if it was not, write the digest of that approval.`}:isConfirmedBetween(e,n)||(yield fromElsewhere(n,t)))}}};
function isConfirmedBetween({revisions:e},{before:t,refresh:n}){
let r=e.get(n.from??``);
return r!==void 0&&digestUnder(t,r)===n.previous}
function fromElsewhere(e,t){
let{before:n,now:r,refresh:i}=e;
return{message:`The decision leads from corpus revision ${quoted(i.from??``)}, but in ${quoted(t.name)} the case is approved under ${quoted(n.case.corpusRevision??``)}, and nothing there leads to "previous".`,at:r.locate([`refresh`,`from`]),related:[r.locate([`refresh`,`previous`])],fix:`See with "git log -p" for this file whether the case was approved under ${quoted(i.from??``)} in between; if it was not, bring it back ${restoringCase(t,e)} and decide with ${decideCommand(r)}.`}}
const refreshRules=[refreshUndecided,refreshIncomplete,refreshRevisionNotMoved,refreshOutcomeContradicted,refreshWithoutApproval,refreshBackdated,refreshOfUnapproved,refreshApprovalLost,refreshBeforeApproval,refreshRequestChangesCase,refreshConfirmedEdited,refreshPreviousUnknown,refreshRewritten,refreshOtherReasons],allRules=[fileNotYaml,fileNotUtf8,fileTooLarge,fileNotAFile,fileUnsafeName,fileTwin,fileExecutable,fileUnreadable,fileAmbiguousYaml,fileAmbiguousScalar,fileDuplicateKey,fileOffSchema,fileMisplaced,filePassedOver,caseBlankQuery,caseBlankAnswer,caseCutText,caseHiddenCharacters,caseBlankRevision,caseBlankText,caseWithoutEvidence,caseDuplicateChunk,caseRepeatedEntry,caseDuplicateId,caseWithoutOrigin,caseGeneratedWithoutExcerpt,caseExcerptNotInRevision,caseAbstentionWithEvidence,caseAcceptedAnswerWithoutEvidence,caseExplorationClaimsCalibration,caseVariantWithoutParent,caseDeleted,caseVariantOfInactive,caseEqualPair,caseSameQuestion,caseNearDuplicate,casePossibleParaphrase,caseWithoutAskedMoment,caseWithoutCaller,caseUnknownCallerDocument,evidenceShortForm,evidenceWithoutProvenance,evidenceProvenanceTwice,evidenceProvenanceWithoutChunk,evidenceBlankProvenance,evidenceInsteadOfUnknown,evidenceNotInRevision,evidenceDiffersFromRevision,evidenceQuoteNotInText,evidenceMixedSources,evidencePublishedLater,evidenceWithoutPublication,evidenceOutsideAccess,familyUnknown,familyUngroupedDocument,familyDocumentClaimedTwice,familyCopiedDocument,familyLookAlikeDocument,familyUnderstated,familyOutsideParent,familyRelationOfOne,familyLinkedAcrossSplit,familyBlankText,familyDocumentMoved,familyRelationRemoved,familyGroupingChangedUndated,familyGroupingChanged,splitStatedTwice,splitStatedNowhere,splitUndecided,splitNoneRecorded,splitOneSided,splitFewComponents,splitMoved,splitQuestionMoved,splitHeldOutLate,splitRemoved,splitOutsidePeriod,splitSharedQuestion,splitSharedEvidence,claimChangedUndated,claimChanged,...holdoutRules,...exceptionRules,revisionUnknown,revisionCurrentUnknown,revisionIncomplete,revisionBrokenRecord,revisionAltered,revisionRewritten,revisionEdited,revisionDeleted,revisionPointerMovedBack,revisionHoldsCases,revisionHoldsAnswers,...reviewRules,sentinelWithoutTwoReviews,sentinelReviewedByOne,sentinelByAuthor,sentinelNotIndependent,sentinelOutdated,sentinelUnsupported,sentinelOtherChunks,sentinelUnresolved,sentinelResolutionWithoutDifference,sentinelChunkNotInRevision,sentinelExpectationEdited,sentinelDropped,...refreshRules,policyMissing,policyScopesNarrowed],everydayRules=allRules.filter(e=>e.for===void 0);
function check(e,t=everydayRules){
return rulesRun(e,t).flatMap(t=>[...t.check(e)].map(e=>({rule:t.id,level:t.level,...e}))).toSorted(byPlace)}
function rulesRun({base:e},t=everydayRules){
return e===void 0?t.filter(({needs:e})=>e!==`base`):t}
function rulesNotRun({base:e},t=everydayRules){
return e===void 0?t.filter(({needs:e})=>e===`base`):[]}
function textsFor(e){
return e.some(({reads:e})=>e===`current-texts`)?`current`:`cited`}
function byPlace(e,t){
return byUtf8(e.at.file,t.at.file)||e.at.line-t.at.line||e.at.column-t.at.column||byUtf8(e.rule,t.rule)||byUtf8(e.message,t.message)}
function notCompared(e,t){
return{notRun:{...e,rules:t.map(({id:e})=>e)}}}
function wordsAtDesk(e){
let t=`name another earlier state with --base`;
switch(e.none){
case`no-repository`:
return{reason:`The set lies in no Git repository.`,fix:`To guard what was approved, run "git init", commit the set and check with --base HEAD.`};
case`no-commit`:
return{reason:`The Git repository has no commit that is checked out.`,fix:`To guard what was approved, commit the set and check with --base HEAD.`};
case`no-remote`:
return{reason:`The Git repository has no remote, so no main branch to compare with is known.`,fix:`To guard what was approved, check with --base ${typed(e.branch)}.`};
case`several-remotes`:
return{reason:`The Git repository has the remotes ${listed$1(e.remotes.map(e=>`"${e}"`))}, and none that is called "origin".`,fix:`Name what to compare with, as in --base ${e.remotes[0]??`origin`}/main.`};
case`no-main-branch`:
return{reason:`This clone does not hold the main branch of "${e.remote}".`,fix:`Fetch it, as in "git fetch ${e.remote} main:refs/remotes/${e.remote}/main", or ${t}.`};
case`shallow`:
return{reason:`This shallow clone does not reach back to where the checkout and ${e.main} parted.`,fix:`Run "git fetch --unshallow", or name a commit that the checkout builds on, as in --base HEAD^1.`};
case`unrelated`:
return{reason:`The checkout and ${e.main} have no commit in common.`,fix:`To compare with it all the same, check with --base ${e.main}.`};
case`not-in-clone`:
return{reason:`This clone does not hold commit ${shortId(e.commit)}.`,fix:`Fetch it, or ${t}.`};
case`unreadable`:
return{reason:`The earlier state cannot be read: ${e.message}`,fix:`Fetch what this clone leaves out, or ${t}.`}}}
function typed(e){
return e!==void 0&&/^[A-Za-z0-9_.][\w./-]*$/.test(e)?e:`HEAD`}
function comparisonLines(e,t){
if(`base`in e){
let{name:n,commit:r,holdsSet:i}=e.base,a=i?``:`, which has nothing in this place: everything is new`;
return[t.faint(`Compared with ${nameAndId({name:n,commit:r})}${a}.`)]}
let{reason:n,fix:r,rules:i}=e.notRun;
if(i.length===0)return[];
let a=i.length===1?`1 rule that compares`:`${i.length} rules that compare`,o=`did not run ("touchstone rules" marks ${i.length===1?`it`:`them`}).`;
return[`Not compared with an earlier state. ${terminalText(n)} ${a} ${o} ${terminalText(r)}`]}
function notComparedInJob(e){
if(`base`in e||e.notRun.rules.length===0)return;
let{reason:t,fix:n,rules:r}=e.notRun;
return`Not compared with an earlier state. ${t} ${r.length===1?`This rule`:`These rules`} did not run: ${listed$1(r)}. All others did. ${n}`}
function commitLines(e,t){
return e===void 0?[]:[t.faint(`Judged as of ${nameAndId(e)}: edits that are not committed do not count.`)]}
function nameAndId({name:e,commit:t}){
return terminalText(t.startsWith(e)?shortId(t):`${e} at ${shortId(t)}`)}
function shortId(e){
return e.slice(0,10)}
async function compareWith(e,{name:t,commit:n,place:r,tree:i},{onStep:a,cases:o,rules:s=[],texts:c=textsFor(s)}={}){
return{dataset:await loadDataset(e,{base:{name:shortId(n),place:r,tree:i},onStep:a,cases:o,texts:c}),comparison:{base:{name:t,commit:n,holdsSet:i!==void 0}}}}
async function compareByDefault(e,t,n){
try{
let r=await t();
return`none`in r?await alone(e,n.words(r),n):await compareWith(e,r,n)}catch(t){
if(!(t instanceof RepositoryError))throw t;
return await alone(e,n.words({none:`unreadable`,message:t.message}),n)}}
async function alone(e,t,{onStep:n,cases:r,rules:i,texts:a=textsFor(i)}){
let o=await loadDataset(e,{onStep:n,cases:r,texts:a});
return{dataset:o,comparison:notCompared(t,rulesNotRun(o,i))}}
function blobHash(e){
return createHash(`sha1`).update(`blob ${e}\0`)}
function workingTree(e){
return{list:async(t=``)=>{
let n=entryAbove(e,t)?[]:entriesBelow(e,t);
return await Promise.resolve(n.toSorted((e,t)=>byUtf8(e.path,t.path)))},entry:async t=>await Promise.resolve(entryAt(e,t)),read:async(t,{max:n})=>await Promise.resolve(readAtMost(e,t,n)),readNow:(t,{max:n})=>readAtMost(e,t,n),stream:(t,n)=>pieces(e,t,n),objectId:async(t,{max:n})=>await Promise.resolve(blobId(e,t,n)),past:t=>pastOf(e,t)}}
async function*pastOf(e,t){
if(!mayLieInRepository(realpathSync(e)))return;
let{pastFiles:n}=await import(`./past-files.js`),r=realpathSync(e),i=await findCheckout(r);
if(i?.head===void 0)return;
let{repository:a,head:o}=i;
yield*n({repository:a,commit:o,place:placeIn(i,r)},t)}
function entriesBelow(e,t){
let n=[],r=childrenOf(join(e,t),t);
if(r===void 0)return[{path:t,kind:`closed`}];
for(let i of r){
let r=t===``?i.name:`${t}/${i.name}`;
if(!i.isDirectory())n.push({path:r,kind:kindOf(i)});else if(i.name===`.git`)continue;else isRepository(join(e,r))?n.push({path:r,kind:`submodule`}):n.push(...entriesBelow(e,r))}
return n}
function entryAt(e,t){
if(entryAbove(e,dirname(t)))return;
let n=factsOf(join(e,t));
if(n!==void 0)return n.isDirectory()?isRepository(join(e,t))?{path:t,kind:`submodule`}:void 0:{path:t,kind:kindOf(n)}}
function entryAbove(e,t){
let n=t===``||t===`.`?[]:t.split(`/`);
for(let t=1;t<=n.length;t++){
let r=join(e,...n.slice(0,t)),i=factsOf(r);
if(i===void 0||!i.isDirectory()||isRepository(r))return!0}
return!1}
function kindOf(e){
return e.isSymbolicLink()?`symlink`:e.isFile()?`file`:`special`}
function isRepository(e){
try{
return factsOf(join(e,`.git`))!==void 0}catch(e){
if(isClosed(e))return!1;
throw e}}
function childrenOf(e,t){
try{
return readdirSync(e,{withFileTypes:!0})}catch(e){
if(isAbsent(e))return t.includes(`�`)?void 0:[];
if(isClosed(e))return;
throw e}}
function factsOf(e){
try{
return lstatSync(e,{throwIfNoEntry:!1})}catch(e){
if(isAbsent(e))return;
throw e}}
function readAtMost(e,t,n){
try{
return readFrom(openSync(join(e,t),`r`),n)}catch(e){
throw isClosed(e)?new UnreadableError(t,{cause:e}):e}}
function readFrom(e,t){
try{
let n=Buffer.alloc(Math.min(fstatSync(e).size,t)+1),r=0;
for(;r<n.length;){
let t=readSync(e,n,r,n.length-r,r);
if(t===0)break;
r+=t}
return{bytes:n.subarray(0,Math.min(r,t)),more:r>t}}finally{
closeSync(e)}}
async function*pieces(e,t,{max:n,isLent:r=!1}){
try{
if(statSync(join(e,t)).size>n)throw new OversizedError(t,n);
yield*await Promise.resolve(piecesOf(join(e,t),r))}catch(e){
throw isClosed(e)?new UnreadableError(t,{cause:e}):e}}
function*piecesOf(e,t){
let n=openSync(e,`r`);
try{
for(let e=newPiece(t?256:64);;e=t?e:newPiece(64)){
let t=readSync(n,e,0,e.length,null);
if(t===0)return;
yield e.subarray(0,t)}}finally{
closeSync(n)}}
function newPiece(e){
return Buffer.allocUnsafeSlow(e*1024)}
function blobId(e,t,n){
let{bytes:r,more:i}=readAtMost(e,t,Math.min(n,1048576));
if(!i)return blobHash(r.length).update(r).digest(`hex`);
let a=join(e,t),{size:o}=statSync(a);
if(o>n)throw new OversizedError(t,n);
let s=blobHash(o);
for(let e of piecesOf(a,!0))s.update(e);
return s.digest(`hex`)}
function isAbsent(e){
return hasCode(e,`ENOENT`,`ENOTDIR`)}
function isClosed(e){
return hasCode(e,`EACCES`,`EPERM`,`EIO`)}
function hasCode(e,...t){
return e instanceof Error&&`code`in e&&t.some(t=>t===e.code)}
function problemText({at:e,message:t,related:n=[],fix:r},{style:i,place:a},{mark:o,between:s=[]}){
let where=e=>terminalText(`${a(e.file)}:${e.line}:${e.column}`);
return[`${i.strong(where(e))} ${o}`,`  ${terminalText(t)}`,...s,...n.length===0?[]:[`  see: ${n.map(where).join(`, `)}`],...r===void 0?[]:[`  fix: ${terminalText(r)}`]].join(`
`)}
function textReport(e,t){
return e.map(e=>`${textFinding(e,t)}\n`).join(`
`)}
function defectReport(e,t){
return textReport(e.map(e=>({level:`error`,...e})),t)}
function textFinding(e,t,n=[]){
let{rule:r,level:i}=e,{style:a}=t;
return`${problemText(e,t,{mark:`${levelled(i,a)} ${r}`,between:n})}\n${a.faint(`  why: ${whyOf(r)}`)}`}
function whyOf(e){
return`touchstone explain ${e}`}
function figureRows(e,t){
return e.filter(([,e])=>e!==``).map(([e,n])=>`  ${t.faint(e.padEnd(9))}  ${n}`)}
function rows(e){
let t=e.filter(([,e])=>e!==``),n=Math.max(9,...t.map(([e])=>e.length));
return t.map(([e,t])=>{
let r=t.trimEnd().split(/\r?\n/).map(terminalText);
return`  ${e.padEnd(n)}  ${r.join(`\n${` `.repeat(n+4)}`)}`}).join(`
`)}
const severity={notice:0,warning:1,error:2};
function told(e,{paths:t,level:n}){
let r=new Set(t),i=r.size===0?e:e.filter(e=>concerns(e,r)),a=i.filter(e=>severity[e.level]>=severity[n]);
return{findings:a,notShown:{otherFiles:e.length-i.length,belowLevel:i.length-a.length}}}
function concerns({at:e,related:t=[]},n){
return[e,...t].some(({file:e})=>isAmong(e,n))}
function isAmong(e,t){
for(let n=e.length;n>0;n=e.lastIndexOf(`/`,n-1))if(t.has(e.slice(0,n)))return!0;
return!1}
function isSound({counts:{findings:e},rules:t}){
return e.error===0&&t.judged===t.of}
function claimLines(e,t){
let{claim:n}=e;
if(n===void 0||!isSound(e))return[];
let r=[n.sentence,...n.caveats];
return figureRows([[`split`,splitFigures(n)],[`claim`,`${r.map(terminalText).join(` `)} Limits: touchstone families show`]],t)}
function splitFigures({splits:e,excluded:t}){
let n=splits$1.flatMap(t=>{
let n=e[t];
return n===void 0?[]:[`${t} ${heldInWords(n)}`]}),r=t===0?[]:[`${t} excluded`];
return[...n,...r].join(`; `)}
function heldInWords({cases:e,families:t,components:n,withoutFamily:r}){
if(e===0)return`nothing approved`;
let i=r===0?``:`; ${r} of no family`,a=t===1?`1 family`:`${t} families`;
return`${counted(e,`question`)} (${a}, ${counted(n,`component`)}${i})`}
function claimText(e,t){
let{kind:n,statement:r,sentence:i,caveats:a,limits:o}=e,s=r===void 0?n:`${n}: ${r}`;
return[`${t.strong(`Claim`)}  ${terminalText(s)}`,`  Approved: ${splitFigures(e)}`,`What a score on test says, where touchstone check finds no error:`,...[i,...a].map(e=>`  ${terminalText(e)}`),`What it does not say:`,...o.map(e=>`  ${terminalText(e)}`),``].join(`
`)}
const notSplitYet=`Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.`;
function splitLines({split:e,counts:t}){
return e!==`none`||t.status.approved===0?[]:[notSplitYet]}
const longestLogLine=1e3;
function logLine(e){
return clipped(terminalText(e),longestLogLine)}
function annotationOf({rule:e,level:t,message:n,at:r,fix:i,related:a=[]},o){
let s=a.map(({file:e,line:t,column:n})=>`${o(e)}:${t}:${n}`);
return{level:t,title:e,message:[n,...s.length===0?[]:[`see: ${s.join(`, `)}`],...i===void 0?[]:[`fix: ${i}`]].map(logLine).join(`
`),at:{file:terminalText(o(r.file)),line:r.line,column:r.column}}}
function verdictLine({counts:e,holds:t,notShown:n,rules:r,changed:i},a,o){
let{error:s}=e.findings,c=foundText(e.findings),l=s>0?o.red(c):o.green(c),u=e.cases-t.readCases,d=r.judged===r.of?``:` by ${r.judged} of ${r.of} rules`,f=d===``||u===0?``:`, ${u} of them not read,`;
return i===void 0?`${l} ${`in ${counted(e.cases,`case`)}${f}${d}`} (${Math.round(a)} ms)${silent$1(n)}`:`${l} in ${`${changedFiles(i)}${f||`,`}`} ${i.files===0?`so nothing was judged`:`judged alone${d}`} (${Math.round(a)} ms)${silent$1(n)}; only the whole check decides`}
function foundText(e){
return e.error>0?levelCounts(e):withoutErrors(e)}
function changedFiles({files:e,deleted:t}){
let n=t===0?``:` (and ${t} deleted)`;
return`${counted(e,`changed file`)}${n}`}
function levelCounts(e){
let{error:t,warning:n,notice:r}=e;
return[...t===0?[]:[counted(t,`error`)],...n===0?[]:[counted(n,`warning`)],...r===0?[]:[counted(r,`notice`)]].join(`, `)}
function withoutErrors(e){
let t=levelCounts(e);
return`0 errors${t===``?``:`, ${t}`}`}
function silent$1({otherFiles:e,belowLevel:t}){
let n=[...e===0?[]:[`${e} in other files`],...t===0?[]:[`${t} below --level`]];
return n.length===0?``:`, not shown: ${n.join(`, `)}`}
function subjectOf(e){
return e.slice(0,e.indexOf(`/`))}
function splitStanding(e){
return e.families!==void 0&&e.families.families===void 0?`unread`:splitGroupingOf(e)===void 0?`none`:`recorded`}
function judgmentCounts(e){
if(currentRevision(e)===void 0)return;
let t={current:0,carried:0,stale:0},n={},r=judgmentsIn(e);
for(let i of e.cases){
let e=r(i);
if(e===void 0)continue;
t[e.state]++;
let a=e.state===`stale`?e.unverifiable[0]:void 0;
a!==void 0&&(n[a]=(n[a]??0)+1)}
return Object.keys(n).length===0?t:{...t,unverifiable:n}}
function judgmentsIn(e){
let t=dueUnder(e),n=currentRevision(e)!==void 0;
return r=>{
let i=r.whole!==void 0||e.approved.has(r.path),a=n&&i?t(r):void 0;
return a?.is===`approval`?void 0:a?.currency}}
function staleFiles(e){
let t=judgmentsIn(e),n=e.cases.filter(e=>t(e)?.state===`stale`);
return new Set(n.map(({path:e})=>e))}
function upkeepIn(e){
let t=new Map([...caseChanges(e)].map(e=>[e.now,e])),n=new Set(newCases(e));
return r=>{
let{file:i,outcome:a}=r;
if(a!==`confirmed`||stageOf(i)!==`approved`||contentState(i)!==`as-judged`||n.has(i))return!1;
let o=t.get(i);
return o!==void 0&&!isConfirmedSince(o)?!1:saysTheSame(e,r)}}
function isConfirmedSince(e){
let{before:t,now:n}=e;
if(editedJudgment(e).length>0)return!1;
let{refresh:r}=n.case;
if(isDeepStrictEqual(r,t.case.refresh))return!0;
let i=t.case.review?.reviewedAt;
return stageOf(t)!==`approved`||i===void 0?!1:r?.at!==void 0&&isLater(r.at,i)}
function saysTheSame(e,t){
let{file:n,refresh:r}=t,i=e.revisions.get(r.from??``),a=i&&digestUnder(n,i);
return a!==void 0&&a===r.previous||(a===void 0||hasQuotes(n))&&isAsDecided(t)}
function hasQuotes({case:{provenance:e=[]}}){
return e.some(e=>e?.quote!==void 0)}
function countsOf(e,t){
let{cases:n,defects:r}=e,i={approved:0,pending:0,rejected:0,retired:0},a={answerable:0,inconclusive:0,abstention:0};
for(let e of n){
let t=stageOf(e);
t!==void 0&&i[t]++,e.case.kind!==void 0&&a[e.case.kind]++}
let o=r.filter(isOfTheSet).map(({at:e})=>e.file).filter(isInCases),s=new Set([...n.map(({path:e})=>e),...o]),c=n.filter(t=>takesPart(t)&&lacksText(e,t)).length;
return{cases:s.size,status:i,kind:a,unverified:c,judgments:judgmentCounts(e),refreshes:refreshCounts(e),findings:levelTally(t)}}
function refreshCounts(e){
let t=upkeepIn(e),n={confirmed:0,revised:0,abstained:0,retired:0},[r,i]=[0,0];
for(let a of decidedRefreshes(e)){
let e=stageOf(a.file);
e===`pending`&&awaitsJudgments(a.file)&&r++,e===(keepsInUse(a)?`approved`:`retired`)&&(n[a.outcome]++,t(a)&&i++)}
let a=e.cases.filter(e=>e.case.refresh!==void 0&&!e.has([`refresh`,`outcome`])).length,o=Object.values(n).reduce((e,t)=>e+t,0);
return{undecided:a,awaiting:r,maintenance:i,newJudgments:o-i,outcome:n}}
function levelTally(e){
let t={error:0,warning:0,notice:0};
for(let{level:n}of e)t[n]++;
return t}
function holdingsOf(e,t){
let n=e.cases.filter(isApproved),r=[[`approved`,n.length===0?noneApproved(e):outcomes(n)],[``,n.length===0?``:writers(n)],[``,n.length===0?``:reviewers(n)],[`judgments`,judgmentWords(t)],[`refreshes`,refreshWords(t)],[`sentinels`,sentinels(e.cases)],[`waiting`,candidates(e.cases.filter(isWaiting))],[`texts`,unverified(t)],[`set aside`,list({rejected:t.status.rejected,retired:t.status.retired})],[`corpus`,corpus(e)]];
return{readCases:e.cases.length,rows:r}}
function setSummary({rows:e},t){
return figureRows(e,t).join(`
`)}
function isApproved(e){
return stageOf(e)===`approved`}
function isWaiting(e){
return stageOf(e)===`pending`}
function noneApproved(e){
return e.cases.length>0?`none yet: every case is a candidate`:currentRevision(e)===void 0?`none yet`:`none yet; write the first case: touchstone new`}
function outcomes(e){
let t=tally(e.map(e=>e.case.kind));
return`${counted(e.length,`case`)}: ${byCount(t,(e,t)=>`${t} ${e}`)}`}
function writers(e){
let t={human:`written by people`,synthetic:`generated`,telemetry:`from telemetry`,import:`imported`};
return byCount(tally(e.map(e=>e.case.origin?.kind)),(e,n)=>`${n} ${t[e]??e}`)}
function reviewers(e){
let t=tally(e.map(e=>e.case.review?.reviewedBy)),n=e.filter(e=>e.case.review?.proof===void 0),r=n.filter(e=>e.case.review?.via===`local`).length===n.length?` recorded at a desk,`:``,i=n.length===0?``:` (${n.length}${r} not proved on GitHub)`;
return`judged by ${byCount(t,(e,t)=>`${terminalText(e)} ${t}`)}${i}`}
function judgmentWords({judgments:e}){
if(e===void 0)return``;
let{current:t,carried:n,stale:r}=e;
return n+r===0?``:`${t} current, ${n} carried, ${r} stale${r===0?``:`: ${r===1?`waits for another look`:`wait for another look`} (touchstone refresh plan tells which and why)${unverifiable(e)}`}`}
function unverifiable({unverifiable:e={}}){
let t=Object.values(e);
return t.length===0?``:`; ${t.reduce((e,t)=>e+t,0)} of them cannot be verified: ${listed$1(Object.keys(e).toSorted(byUtf8))}`}
function refreshWords({refreshes:e}){
let{undecided:t,awaiting:n,maintenance:r,newJudgments:i,outcome:a}=e,{confirmed:o,...s}=a,c={...s,"confirmed and changed":o-r},l=i===0?``:` (${list(c)})`,u=r+i;
return[...t===0?[]:[`${t} undecided`],...n===0?[]:[`${n} waiting for two judgments`],...u===0?[]:[`${u} decided: ${r} as maintenance (confirmed), ${i} as new judgments${l}`]].join(`, `)}
function sentinels(e){
let t=e.filter(e=>e.case.sentinel!==void 0),n=t.filter(isApproved),r=t.filter(isWaiting).length;
if(n.length+r===0)return``;
let i=new Set(n.map(e=>e.case.sentinel?.why)),a=sentinelReasons.filter(e=>!i.has(e)),o=r===0?``:`, ${r} waiting`,s=a.length===0?`, of every kind`:`; none marked ${listed$1(a,`or`)}`;
return`${counted(n.length,`case`)}${o}${s}`}
function unverified({unverified:e}){
return e===0?``:`${counted(e,`case`)} with unverified evidence: the set does not keep its text`}
function candidates(e){
let[t]=e.map(e=>e.case.id??e.path).toSorted(byUtf8);
if(t===void 0)return``;
let n=`touchstone review record ${terminalText(t)}`;
return`${counted(e.length,`candidate`)}; judge the first with: ${n}`}
function corpus(e){
let t=currentRevision(e);
if(t===void 0)return`no current revision; record what the retriever can see: touchstone corpus snapshot --help`;
let n=counted(t.documents?.count??0,`document`),r=counted(t.chunks?.count??0,`chunk`);
return`${terminalText(t.id)}: ${n}, ${r}`}
function tally(e){
let t=new Map;
for(let n of e)n!==void 0&&t.set(n,(t.get(n)??0)+1);
return t}
function byCount(e,t){
return[...e].toSorted(([e,t],[n,r])=>r-t||byUtf8(e,n)).map(([e,n])=>t(e,n)).join(`, `)}
function list(e){
return Object.entries(e).filter(([,e])=>e>0).map(([e,t])=>`${t} ${e}`).join(`, `)}
function claimJson(e){
let{claim:t}=e;
return t===void 0?null:isSound(e)?t:{...t,sentence:null}}
function jsonText(e,{indent:t=0}={}){
return(JSON.stringify(e,void 0,t)??`null`).replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]|(?<=##)\[/gu,jsonEscape)}
function jsonEscape(e){
return e.split(``).map(e=>e.charCodeAt(0).toString(16).padStart(4,`0`)).map(e=>`\\u${e}`).join(``)}
function*jsonList(e,t){
let n=`[`;
for(let r=0;r<e.length;r+=200){
let i=e.slice(r,r+200).map(t);
yield n+jsonText(i).slice(1,-1),n=`,`}
yield e.length===0?`[]`:`]`}
function*jsonReport(e){
let{findings:t,counts:n,rules:r,notShown:i,split:a,comparison:o,commit:s,changed:c}=e,l=claimJson(e),u=`notRun`in o?o.notRun.rules.length:0,d={...r,judged:r.judged-u},f=`{"findings":[`;
for(let e of t)yield f+jsonText(jsonFinding(e)),f=`,`;
yield`${t.length===0?f:``}],${jsonText({counts:n,rules:d,notShown:i,split:a,claim:l,commit:s,changed:c,...o}).slice(1)}\n`}
function jsonFinding({rule:e,level:t,message:n,at:r,fix:i,related:a}){
return{rule:e,level:t,message:n,...placeOf(r),...i===void 0?{}:{fix:i},...a===void 0?{}:{related:a.map(placeOf)}}}
function placeOf({file:e,line:t,column:n}){
return{file:e,line:t,column:n}}
const baseOption=new Option(`--base <ref>`,`the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)`);
async function findBase({folder:e,set:t},n){
let r=t??e;
if(n===void 0&&t===void 0&&!mayLieInRepository(realpathSync(e)))return{none:`no-repository`};
let{askedBase:i,defaultBase:a}=await import(`./find-base.js`);
if(n!==void 0)return await i(r,n);
try{
return await a(r)}catch(e){
if(!(e instanceof RepositoryError))throw e;
return{none:`unreadable`,message:e.message}}}
async function compareFound(e,t,{base:n,...r}){
return n!==void 0&&!(`none`in t)?await compareWith(e,t,r):await compareByDefault(e,async()=>await Promise.resolve(t),{...r,words:wordsAtDesk})}
function chosenRules(e,t){
let n=e.find(e=>!allRules.some(t=>isNamed(t,e)));
if(n!==void 0)throw new UsageError(terminalText(noRule(n)));
return allRules.filter(n=>e.some(e=>n.id===e||t.includes(n)&&isNamed(n,e)))}
function isNamed({id:e},t){
return e===t||subjectOf(e)===t.replace(/\/$/,``)}
function noRule(e){
let t=allRules.map(({id:e})=>e);
return`No rule has the name "${e}". ${writeInstead(e,e.includes(`/`)?t:[...new Set(t.map(subjectOf)),...t],`All rules are listed by: touchstone rules`)}`}
async function existingFolder(e,t){
let n=resolve(e,t);
if(await isFolder(n))return n;
throw new UsageError(`"${terminalText(t)}" is not a folder that can be opened.`)}
async function setFolder(e,t){
let n=await existingFolder(e,t);
if(await holdsSet(n))return n;
let r=await setAbove(n),[i=``]=r===void 0?[]:pathInSet(r,e,n).split(`/`);
if(r!==void 0&&[`cases`,`corpus-revisions`].includes(i))return r;
throw new UsageError(`"${terminalText(t)}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it. A set begins with: touchstone init --help`)}
async function setFolderOf(e,t){
let n=await setAbove(resolve(e,t));
if(n!==void 0)return n;
throw new UsageError(`"${terminalText(t)}" lies in no evaluation set.`)}
async function setAbove(e){
for(let t=dirname(e);;t=dirname(t)){
if(await holdsSet(t))return t;
if(t===dirname(t))return}}
function pathInSet(e,t,n){
return relative(e,resolve(t,n)).split(sep).join(`/`)}
function placeFrom(e,t,n=t){
let r=relative(e,t),i=r.split(sep),a=isAbsolute(r)||i[0]===`..`&&i.some(e=>e!==`..`);
return e=>join(a?n:r,e)}
async function holdsSet(e){
return await isFolder(join(e,`cases`))||await isFolder(join(e,`corpus-revisions`))}
async function isFolder(e){
return await stat(e).then(e=>e.isDirectory(),()=>!1)}
async function namedPlaces(e,t){
let[n=`.`,...r]=t,{path:i,...a}=await namedPlace(e,n),o=[i];
for(let t of r){
let r=await namedPlace(e,t);
if(r.folder!==a.folder)throw new UsageError(terminalText(`"${n}" and "${t}" lie in two sets; name places in one set.`));
o.push(r.path)}
return{...a,paths:o.includes(``)?[]:o}}
function isAmongPlaces({paths:e}){
let t=new Set(e);
return e=>t.size===0||isAmong(e,t)}
function assertHoldCases({paths:e},t){
let n=e.find(e=>e!==`cases`&&!isInCases(e));
if(n!==void 0)throw new UsageError(`"${terminalText(n)}" holds no cases, and only cases are ${t}.`)}
async function namedPlace(e,t){
let n=resolve(e,t),r=await opened$1(n,t);
if(!r&&await holdsSet(n))return{folder:n,given:t,path:``};
let i=await setAbove(n),a=i===void 0?``:pathInSet(i,e,t);
if(i!==void 0&&isPart(a,r))return{folder:i,given:isAbsolute(t)?i:relative(e,i),path:a};
if(!r)return{folder:await setFolder(e,t),given:t,path:``};
throw new UsageError(terminalText(i===void 0?`"${t}" lies in no evaluation set.`:`"${t}" is no file of the set around it, so it is not read.`))}
async function opened$1(e,t){
try{
return await access(e,constants.R_OK),!(await stat(e)).isDirectory()}catch(e){
throw new UsageError(`"${terminalText(t)}" is not a file or folder that can be opened.`,{cause:e})}}
function isPart(e,t){
if(e===`families.yaml`||e===`.github/touchstone.yaml`)return t;
let[n=``]=e.split(`/`);
return n===`cases`?!t||isYamlName(e):n===revisionsFolder}
function githubReport(e,{place:t,closing:n}){
return[...e.map(e=>command(annotationOf(e,t))),...n.map(e=>logLine(e))].map(e=>`${e}\n`).join(``)}
function command({level:e,title:t,message:n,at:r}){
let i={title:t,...r&&{file:r.file,line:String(r.line)},...r?.column!==void 0&&{col:String(r.column)}};
return`::${e} ${Object.entries(i).map(([e,t])=>`${e}=${inProperty(t)}`).join(`,`)}::${inMessage(n)}`}
function inMessage(e){
return e.replaceAll(`%`,`%25`).replaceAll(`\r`,`%0D`).replaceAll(`
`,`%0A`)}
function inProperty(e){
return inMessage(e).replaceAll(`:`,`%3A`).replaceAll(`,`,`%2C`)}
function sarifText(e){
return visibleText(e).replace(/(?<=\])\(/g,escapeOf).replace(/[{}]/g,`$&$&`)}
function sarifReport(e,t){
return`${jsonText({$schema:`https://json.schemastore.org/sarif-2.1.0.json`,version:`2.1.0`,runs:[{tool:{driver:{name:`Touchstone`,version:t.version,rules:t.rules.map(ruleOf)}},invocations:[invocation(t)],columnKind:`utf16CodeUnits`,originalUriBaseIds:{[root]:{description:{text:`The root of the repository.`}}},results:results(e,t),properties:{split:t.split,claim:t.claim}}]},{indent:2})}\n`}
const root=`%SRCROOT%`;
function ruleOf({id:e,level:t,reports:n}){
let r=`This rule reports ${n}.`;
return{id:e,shortDescription:{text:r},fullDescription:{text:r},help:{text:`${r} Why, and an example: ${whyOf(e)}`},defaultConfiguration:{level:sarifLevel(t)}}}
function sarifLevel(e){
return e===`notice`?`note`:e}
function invocation({rules:e,notRun:t}){
return{executionSuccessful:!0,toolExecutionNotifications:t.map(t=>({level:`note`,message:{text:`The rule "${t.id}" did not run: there is no earlier state of the set to compare with.`},associatedRule:{id:t.id,index:e.indexOf(t)}}))}}
function results(e,{rules:t,place:n}){
let r=new Map(t.map(({id:e},t)=>[e,t])),i=new Map;
return e.map(e=>{
let{rule:t,level:a,message:o,fix:s,at:c,related:l=[]}=e,u=r.get(t),d=JSON.stringify([t,c.file,o]),f=i.get(d)??0;
i.set(d,f+1);
let p=[sarifText(o),...l.length===0?[]:[`see: ${l.map(linkTo).join(`, `)}`],...s===void 0?[]:[`fix: ${sarifText(s)}`]];
return{ruleId:t,...u===void 0?{}:{ruleIndex:u},level:sarifLevel(a),message:{text:p.join(`
`)},locations:[{physicalLocation:physical(c,n)}],...l.length===0?{}:{relatedLocations:l.map((e,t)=>({id:t+1,physicalLocation:physical(e,n),message:{text:`This takes part in it.`}}))},partialFingerprints:{"touchstone/v1":sha256(JSON.stringify([d,f]))}}})}
function linkTo(e,t){
return`[this place](${t+1})`}
function physical({file:e,line:t,column:n},r){
return{artifactLocation:{uri:uriOf(r(e)),uriBaseId:root},region:{startLine:t,startColumn:n}}}
function uriOf(e){
return e.replace(/\p{Cs}/gu,`�`).split(`/`).map(encodeURIComponent).join(`/`)}
function*textVerdict(e,t){
for(let n of e.findings)yield`${textFinding(n,t)}\n\n`;
yield ending(e,t)}
function ending(e,{style:t,elapsed:n}){
return[...isSound(e)?[setSummary(e.holds,t)]:[],...claimLines(e,t),...splitLines(e),...commitLines(e.commit,t),...comparisonLines(e.comparison,t),verdictLine(e,n(),t),``].join(`
`)}
async function placeInRepository(e,t){
let n=await findCheckout(t),r=relative(n?.root??e,t).split(sep),i=r[0]===``||r[0]===`..`;
return e=>i?e:[...r,e].join(`/`)}
const formatNames=[`text`,`json`,`github`,`sarif`],formats={async*text(e,{io:t,tree:n,place:r,started:i}){
let a={style:t.style,place:r,elapsed:()=>t.now()-i};
if(t.terminal===void 0){
yield*textVerdict(e,a);
return}
let{terminalVerdict:o}=await import(`./terminal-verdict.js`);
yield*o(e,{...a,...t.terminal,tree:n})},json:e=>jsonReport(e),async*github(e,{io:t,folder:n,started:r}){
let i=await placeInRepository(t.cwd,n),a=[...claimLines(e,plainStyle),...splitLines(e),...commitLines(e.commit,plainStyle),...comparisonLines(e.comparison,plainStyle),verdictLine(e,t.now()-r,plainStyle)];
yield githubReport(e.findings,{place:i,closing:a})},async*sarif(e,{io:t,folder:n,rules:r}){
let{comparison:i,findings:a,split:o}=e,s=await placeInRepository(t.cwd,n),c=`notRun`in i?i.notRun.rules:[],l=r.filter(({id:e})=>c.includes(e)),u=claimJson(e);
yield sarifReport(a,{version:package_default.version,rules:r,notRun:l,split:o,claim:u,place:s})}};
function checkFlags(e){
return e.addOption(new Option(`--format <format>`,`how to print the verdict`).choices(formatNames).default(`text`)).addOption(new Option(`--level <level>`,`tell findings of this level and above`).choices([`error`,`warning`,`notice`]).default(`notice`)).addOption(new Option(`--rule <rule>`,`judge by this rule only, or by those of a subject such as case; may stand several times`).argParser((e,t)=>[...t??[],e])).addOption(new Option(`--for <purpose>`,`judge as well whether the split is fit for this: both sides present, enough test components`).choices([`evaluation`])).addOption(baseOption).option(`--commit <ref>`,`judge this branch, tag or commit instead of the files of the folder`).option(`--changed`,`judge only the case files that differ from --base, each alone, by the rules that concern one file`).option(`--fresh`,`judge every file anew, without what earlier runs have kept of the set`).option(`--fix`,`first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently`)}
async function checkOptions(e,t,n){
let{format:r,level:i,rule:a,base:o,commit:s,fix:c,changed:l}=n,u=n.for===`evaluation`?allRules:everydayRules;
assertFit(n);
let d=a===void 0?n.among?.(u)??u:chosenRules(a,u),f=l===void 0?d:d.filter(({perFile:e})=>e);
if(f.length===0)throw new UsageError(`None of these rules can judge a file alone; leave out --changed to judge the whole set by them.`);
return{...await placesIn$1(e,t,s),format:r,level:i,rules:f,of:u,base:o,commit:s,changed:l===!0,fix:c===!0,fresh:n.fresh===!0}}
async function placesIn$1(e,t,n){
if(n===void 0)return{...await namedPlaces(e,t),set:void 0};
let{committedPlaces:r}=await import(`./committed-places.js`);
return await r(e,t,n)}
function assertFit({commit:e,changed:t,fix:n}){
if(n!==void 0){
if(e!==void 0)throw new UsageError(`A commit stays as it is: --fix writes files, so leave out --commit.`);
if(t!==void 0)throw new UsageError(`--fix looks at the whole set, so leave out --changed; named files are fixed alone.`)}}
var KeptCases=class{
#e;
#t;
constructor(e){
this.#e=e??Buffer.alloc(0),this.#t=e===void 0?new Map:placesIn(e)}
get size(){
return this.#t.size}
line(e,t){
let n=this.#t.get(e);
return n?.blob===t?this.#e.subarray(n.start,n.end):void 0}};
function placesIn(e){
let t=e.length-16,n=Number(e.toString(`latin1`,t)),{paths:r,blobs:i,ends:a}=JSON.parse(e.toString(`utf8`,n,t));
return new Map(r.map((e,t)=>[e,{blob:i[t]??``,start:a[t-1]??0,end:a[t]??0}]))}
function caseOfBytes(e){
return caseOfLine(Buffer.from(e.buffer,e.byteOffset,e.byteLength).toString(`utf8`))}
var CaseKeeper=class{
#e={paths:[],blobs:[],ends:[]};
#t=[];
#n=0;
#r=!1;
again(e,t,n){
this.#n+n.length>536870912||(this.#t.push(n),this.#n+=n.length,this.#e.paths.push(e),this.#e.blobs.push(t),this.#e.ends.push(this.#n))}
add(e,t,n){
this.#r=!0,this.again(e,t,n)}
isNewTo(e){
return this.#r||this.#t.length!==e.size}
write(e){
for(let t of this.#t)e.add(t);
e.add(Buffer.from(JSON.stringify(this.#e))),e.add(Buffer.from(String(this.#n).padStart(16))),e.finish()}};
function readKept(e,t){
let n=bytesOf(e);
if(n===void 0)return;
let r=n.subarray(headLength),i=headOf(hashFor(t).update(r));
return n.subarray(0,headLength).equals(i)?r:void 0}
function bytesOf(e){
try{
let t=lstatSync(e);
return t.isFile()&&t.size<=0x40000000?readFileSync(e):void 0}catch{
return}}
var KeptWriter=class{
#e;
#t;
#n;
#r;
#i=[];
#a=0;
constructor(e,t){
this.#e=e,this.#t=`${e}.${randomBytes(6).toString(`hex`)}.new`,this.#n=hashFor(t),this.#r=opened(this.#t),this.#s(e=>writeSync(e,Buffer.alloc(headLength)))}
add(e){
this.#i.push(e),this.#a+=e.length,this.#a>1048576&&this.#o()}
finish(){
this.#o(),this.#s(e=>{
writeSync(e,headOf(this.#n),0,headLength,0),renameSync(this.#t,this.#e),this.#r=void 0,closeSync(e)})}
drop(){
let e=this.#r;
if(e!==void 0){
this.#r=void 0;
try{
closeSync(e),rmSync(this.#t,{force:!0})}catch{}}}
#o(){
let e=Buffer.concat(this.#i);
this.#i=[],this.#a=0,this.#n.update(e),this.#s(t=>{
for(let n=0;n<e.length;)n+=writeSync(t,e,n)})}
#s(e){
try{
this.#r!==void 0&&e(this.#r)}catch{
this.drop()}}};
function opened(e){
try{
return makeFolder(dirname(e)),openSync(e,`wx`,384)}catch{
return}}
function makeFolder(e){
try{
mkdirSync(e,{mode:448})}catch(t){
if(isCode(t,`EEXIST`))return;
if(!isCode(t,`ENOENT`)||dirname(e)===e)throw t;
makeFolder(dirname(e)),mkdirSync(e,{mode:448})}}
function isCode(e,t){
return e instanceof Error&&`code`in e&&e.code===t}
const headLength=81;
function headOf(e){
return Buffer.from(`touchstone kept ${e.digest(`hex`)}\n`)}
function hashFor(e){
return createHash(`sha256`).update(JSON.stringify(e))}
function keptFolder(e){
let{XDG_CACHE_HOME:t,LOCALAPPDATA:n,HOME:r}=e;
return t!==void 0&&isAbsolute(t)?join(t,`touchstone`):n!==void 0&&isAbsolute(n)?join(n,`touchstone`,`cache`):r===void 0||!isAbsolute(r)?void 0:join(r,`.cache`,`touchstone`)}
async function clearKept(e,t){
let n=0;
for(let{path:r,at:i,files:a}of await keptSets(e)){
for(let{file:e,at:r,size:i}of a)n+=i,e.endsWith(`.new`)&&r+36e5<t&&await remove(e);
(i+2592e6<t||n>0x80000000)&&await remove(r)}}
async function remove(e){
await rm(e,{recursive:!0,force:!0}).catch(()=>void 0)}
async function keptSets(e){
let t=(await readdir(e).catch(()=>[])).filter(e=>/^[0-9a-f]{32}$/.test(e));
return(await Promise.all(t.map(async t=>await filesOf(join(e,t))))).toSorted((e,t)=>t.at-e.at)}
async function filesOf(e){
let t=(await readdir(e).catch(()=>[])).map(async t=>{
let n=join(e,t),r=await stat(n).catch(()=>void 0);
return{file:n,at:r?.mtimeMs??0,size:r?.size??0}}),n=await Promise.all(t);
return{path:e,at:Math.max(0,...n.map(({at:e})=>e)),files:n}}
function fileFacts({root:e,now:t},n){
let r;
try{
r=lstatSync(join(e,n),{throwIfNoEntry:!1})}catch{
return}
if(r?.isFile()!==!0)return;
let{size:i,mtimeMs:a,ctimeMs:o,ino:s}=r;
return Math.max(a,o)+3e3<t?`${i} ${a} ${o} ${s}`:void 0}
function keptReader(e,t){
return async function*read(n,r){
let i=new Map;
for(let e of r){
let n=await keptLine(e,t);
n!==void 0&&i.set(e,n)}
let a=r.filter(e=>!i.has(e)),o=0,s=0;
for await(let n of e(t.tree,a)){
let e=a[s++]??``;
for(;r[o]!==e;o++)yield keptAgain(r[o]??``,i,t);
o++,keepNew(e,n,t),yield n}
for(;o<r.length;o++)yield keptAgain(r[o]??``,i,t)}}
function keptAgain(e,t,{tree:n,keeper:r}){
let i=t.get(e)??Buffer.alloc(0);
return r.again(e,n.seen(e)?.blob??``,i),{plain:caseOfBytes(i),text:void 0}}
function keepNew(e,{plain:t,text:n,line:r},i){
let a=i.tree.seen(e);
a!==void 0&&n!==void 0&&i.keeper.add(e,a.blob,Buffer.from(r??caseLine(t)))}
async function keptLine(e,t){
let{disk:n,tree:r,files:i,cases:a}=t;
if(a.size===0)return;
let o=i.get(e),s=fileFacts(n,e);
o!==void 0&&s!==void 0&&s===o.facts?r.note(e,o):await r.objectId(e,{max:limits.case}).catch(()=>void 0);
let c=r.seen(e);
return c===void 0?void 0:a.line(e,c.blob)}
var WatchedTree=class{
#e;
#t;
#n=new Map;
#r=new Map;
#i=new Map;
#a=!0;
readNow;
past;
constructor(e,t){
this.#e=e;
let{past:n}=e;
n!==void 0&&(this.past=e=>(this.#a=!1,n(e))),this.#t=t,this.readNow=e.readNow}
get sightings(){
return this.#a?{lists:this.#n,entries:this.#r,files:this.#i}:void 0}
seen(e){
return this.#i.get(e)}
note(e,t){
this.#i.set(e,t)}
async list(e=``){
let t=await this.#e.list(e);
return this.#n.set(e,hashOfList(t)),t}
async entry(e){
let t=await this.#e.entry(e);
return this.#r.set(e,t?.kind??``),t}
async read(e,t){
let n=fileFacts(this.#t,e),r=await this.#e.read(e,t).catch(e=>this.#o(e)),{bytes:i,more:a}=r;
return a?this.#a=!1:this.note(e,{blob:blobHash(i.length).update(i).digest(`hex`),facts:n}),r}
async*stream(e,t){
let n=fileFacts(this.#t,e),r=lstatSync(join(this.#t.root,e),{throwIfNoEntry:!1})?.size??0,i=blobHash(r),a=r,o=!1;
try{
for await(let n of this.#e.stream(e,t))i.update(n),a-=n.length,yield n;
o=!0}finally{
o&&a===0?this.note(e,{blob:i.digest(`hex`),facts:n}):this.#a=!1}}
async objectId(e,t){
let n=fileFacts(this.#t,e),r=await this.#e.objectId(e,t).catch(e=>this.#o(e));
return this.note(e,{blob:r,facts:n}),r}
#o(e){
throw this.#a=!1,e}};
async function seenAgain(e,t,{lists:n,entries:r,files:i}){
for(let[t,n]of r)if(((await e.entry(t))?.kind??``)!==n)return;
for(let[t,r]of n)if(hashOfList(await e.list(t))!==r)return;
let a=new Map;
for(let[n,r]of i){
let i=fileFacts(t,n),o=i!==void 0&&i===r.facts;
if(!o&&await blobNow(e,n)!==r.blob)return;
a.set(n,o?r:{blob:r.blob,facts:i})}
return{lists:n,entries:r,files:a}}
async function blobNow(e,t){
return await e.objectId(t,{max:1/0}).catch(()=>void 0)}
function hashOfList(e){
let t=createHash(`sha256`);
return t.update(e.map(({path:e,kind:t})=>`${t} ${e}\0`).join(``)),t.digest(`hex`)}
var KeptSet=class KeptSet{
#e;
#t;
#n;
constructor(e,t,n){
this.#e=e,this.#t=t,this.#n=n}
static open(e,t){
let n=readOf(e,`verdict`);
return new KeptSet(e,t,n===void 0?void 0:lastRunIn(n))}
async verdict(e){
let t=this.#n;
if(t?.question!==e)return;
let{files:n}=t.sightings,r=await seenAgain(this.#t,diskOf(this.#e),t.sightings);
if(r!==void 0)return[...r.files].some(([e,t])=>n.get(e)!==t)&&writeLastRun(this.#e,{...t,sightings:r}),t.verdict}
begin(){
let e=diskOf(this.#e),t=new WatchedTree(this.#t,e),n=new KeptCases(readOf(this.#e,`cases`)),r=new CaseKeeper,i=this.#n?.sightings.files??new Map,keepCases=async()=>{
r.isNewTo(n)&&(r.write(writerOf(this.#e,`cases`)),await clearKept(this.#e.folder,e.now))};
return{tree:t,reader:a=>keptReader(a,{disk:e,tree:t,files:i,cases:n,keeper:r}),keepCases:async()=>{
await keepCases();
let e=this.#n===void 0?t.sightings:void 0;
e!==void 0&&writeLastRun(this.#e,{sightings:e,...noVerdict})},keep:async(n,r,i)=>{
await keepCases();
let a=t.sightings;
if(a===void 0)return;
let o=new Map([...a.files].filter(([e])=>i.has(e)));
await seenAgain(this.#t,e,{...nothing,files:o})!==void 0&&writeLastRun(this.#e,{sightings:a,question:n,verdict:r})}}}};
const noVerdict={question:``,verdict:void 0},nothing={lists:new Map,entries:new Map};
function diskOf({root:e,now:t}){
return{root:e,now:t()}}
function readOf(e,t){
let n=fileOf(e,t);
return existsSync(n)?readKept(n,labelOf(e,t)):void 0}
function writerOf(e,t){
return new KeptWriter(fileOf(e,t),labelOf(e,t))}
function fileOf({folder:e,root:t},n){
let r=createHash(`sha256`).update(t).digest(`hex`).slice(0,32);
return join(e,r,n)}
function labelOf({root:e,code:t},n){
return JSON.stringify([n,e,t()])}
function lastRunIn(e){
let{question:t,verdict:n,lists:r,entries:i,paths:a,blobs:o,facts:s}=JSON.parse(e.toString(`utf8`)),c=new Map(a.map((e,t)=>[e,{blob:o[t]??``,facts:s[t]??void 0}]));
return{question:t,verdict:n,sightings:{lists:new Map(r),entries:new Map(i),files:c}}}
function writeLastRun(e,{question:t,verdict:n,sightings:r}){
let{lists:i,entries:a,files:o}=r,s=[...o.values()],c={question:t,verdict:n,lists:[...i],entries:[...a],paths:[...o.keys()],blobs:s.map(({blob:e})=>e),facts:s.map(({facts:e})=>e??null)},l=writerOf(e,`verdict`);
l.add(Buffer.from(JSON.stringify(c))),l.finish()}
const caseThreads=async function*(e,t){
let n=new URL(`../case-worker.js`,import.meta.url);
if(t.length<500||!existsSync(n)){
yield*oneByOne(e,t);
return}
let{availableParallelism:r}=await import(`node:os`),{threadReader:i}=await import(`./thread-reader.js`);
yield*i({script:n,count:Math.min(r(),4)-1})(e,t)};
async function judgedSet({options:e,progress:t,place:n}){
try{
if(e.changed)return await judgedChanged(e,t);
let r=e.set?.tree??workingTree(e.folder),i=await findBase(e,e.base),fresh=async(n,r)=>await judge({tree:r,reader:n,found:i},e,t);
return n===void 0?await fresh(caseThreads,r):await judgeKept(n,r,{question:questionOf(i,e),found:i,fresh})}finally{
t.clear()}}
async function judge({tree:e,reader:t,found:n},{base:r,rules:i},a){
let{dataset:o,comparison:s}=await compareFound(e,n,{base:r,rules:i,cases:t,onStep:a.reading});
return{...heldIn(o,check(o,a.judging(rulesRun(o,i)))),comparison:s,split:splitStanding(o),claim:splitClaimOf(o)}}
async function judgedChanged(e,t){
let{base:n,rules:r}=e,{loadChanged:i}=await import(`./changed-cases.js`),{dataset:a,comparison:o,changed:s,files:c}=await i(e,{base:n,onStep:t.reading}),l=heldIn(a,check(a,t.judging(rulesRun(a,r))).filter(({at:e})=>c.has(e.file))),u={...l.counts,judgments:void 0};
return{...l,counts:u,comparison:o,changed:s,split:`unread`,claim:void 0}}
function heldIn(e,t){
let n=countsOf(e,t);
return{findings:t,counts:n,holds:holdingsOf(e,n)}}
async function judgeKept(e,t,{question:n,found:r,fresh:i}){
let a=KeptSet.open(e,t),o=await a.verdict(n);
if(o!==void 0)return o;
let s=a.begin(),c=await i(s.reader(caseThreads),s.tree),{counts:l,comparison:u,findings:d}=c;
return(`none`in r||`base`in u)&&l.cases>=e.least&&await s.keep(n,c,new Set(d.map(({at:e})=>e.file))),c}
function questionOf(e,{base:t,rules:n}){
let r=`none`in e?e:{name:e.name,commit:e.commit,place:e.place};
return JSON.stringify([n.map(({id:e,within:t})=>[e,t]),t??null,r])}
async function keptPlace({environment:e,clock:t},{folder:n,set:r,changed:i,fresh:a,fix:o}){
let s=keptFolder(e),c=fileURLToPath(import.meta.url);
if(r!==void 0||i||s===void 0||a||o||(e.CI??``)!==``||c.endsWith(`.ts`))return;
let l;
return{folder:s,least:200,now:()=>t().getTime(),root:await realpath(n),code:()=>l??=codeHash(dirname(c))}}
function codeHash(e){
let t=createHash(`sha256`).update(process.version);
for(let n of[e,dirname(e)])for(let e of readdirSync(n).toSorted(byUtf8))e.endsWith(`.js`)&&t.update(`\0${e}\0`).update(readFileSync(join(n,e)));
return t.digest(`hex`)}
async function printPieces(e,t){
let n=``;
for await(let r of t)n+=r,n.length<65536||(e.out(n),n=``);
n!==``&&e.out(n)}
function progressOn(e,t){
let{errorTerminal:n,environment:r}=e;
if(n===void 0||(r.CI??``)!==``)return silent;
let i,step=(r,a,o)=>{
let s=e.now();
s-t<1e3||i!==void 0&&s-i<100||(i=s,e.err(`\r${progressLine(r,{done:a,of:o,columns:n.columns})}${toLineEnd}`))};
return{reading:({kind:e,read:t,of:n})=>{
step(`Reading ${e}`,t,n)},judging:e=>e.map((t,n)=>announced(t,()=>{
step(`Judging by rules`,n,e.length)})),clear:()=>{
i!==void 0&&e.err(`\r${toLineEnd}`),i=void 0}}}
async function withProgress(e,t,n){
let r=progressOn(e,e.now());
try{
return await n((e,n)=>{
r.reading({kind:t,read:e,of:n})})}finally{
r.clear()}}
const silent={reading:()=>void 0,judging:e=>e,clear:()=>void 0},toLineEnd=`\x1B[K`;
function progressLine(e,{done:t,of:n,columns:r}){
let i=`${e}  ${t} of ${n}`,a=n===0?0:Math.floor(t/n*24),o=`${`[${`=`.repeat(a)}${` `.repeat(24-a)}]  `}${i}`;
return o.length<r?o:i.length<r?i:``}
function announced(e,t){
return{...e,check:n=>(t(),e.check(n))}}
function checkCommand(e,t){
return checkFlags(new Command(`check`).description(`Judge every case of a set and say what to mend.`).argument(`[place...]`,`the set's folder, or files and folders in it to be told of alone`)).addHelpText(`after`,example).action(async(n,r)=>{
t(await runCheck(e,n,r))})}
const example=`
The whole set is judged, whatever is told: --level and named files hide findings from the report, never from the
counts in its last line or the exit code. Only --rule and --changed judge by less, and the last line says so.

The set is compared with an earlier state, so that no approval and no corpus revision goes missing: the commit where
the checkout and --base parted. By default that is the remote's main branch. Edits that are not committed count.

With --commit a commit is judged, and nothing of it has to be checked out; a bare repository will do. It is compared with
the commit where it and --base parted. Edits that are not committed do not count then.

With --changed only the case files that differ from --base are judged, each alone, by the rules that concern one file:
quick enough for every commit. Two cases with one id, a deleted approval and the like show in the whole check alone.

Examples:
  touchstone check                            the set in this folder
  touchstone check cases/a.yaml               what concerns one file
  touchstone check --fix                      write what is sure, then judge
  touchstone check --level error              no warnings, no notices
  touchstone check --rule case/blank-query    by one rule
  touchstone check --for evaluation           before a score: is the split fit to be scored?
  touchstone check --base HEAD                judge what is not committed yet
  touchstone check --commit main              the branch as it is committed
  touchstone check --changed --base HEAD      the files you edited since the last commit
  touchstone check --fresh                    without what earlier runs have kept of the set
  touchstone check --format json eval         one JSON object, for scripts
  touchstone check --format github            in a job on GitHub: findings beside the lines of the change
  touchstone check --format sarif             SARIF 2.1.0, for code scanning and editors

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;
async function runCheck(e,t,n){
let r=e.now(),i=await checkOptions(e.cwd,t,n),{folder:a,given:o,set:s,rules:c}=i;
i.fix&&await fixFirst(e,i);
let{findings:l,...u}=await judgedSet({options:i,progress:progressOn(e,r),place:await keptPlace(e,i)}),d={...u,rules:{judged:c.length,of:i.of.length},commit:s&&{name:i.commit??s.commit,commit:s.commit},...told(l,i)},f=placeFrom(e.cwd,a,o),p=s?.tree??workingTree(a);
return await printPieces(e,formats[i.format](d,{io:e,tree:p,folder:a,rules:c,place:f,started:r})),+(d.counts.findings.error>0)}
async function fixFirst(e,t){
let{applySafeFixes:n}=await import(`./safe-fixes.js`);
t.format===`text`?e.out(await n(e,t)):e.err(await n({...e,style:plainStyle},t))}
const recordFormats=[`json`,`jsonl`,`csv`,`yaml`],passageFormatNames=[`squad2`,`deepeval`,`ragas`,`mtrag`];
function repeated(e,t=[]){
return[...t,e]}
export{ChangedMeanwhileError,Gathered,KeptSet,OversizedError,RepositoryError,UnreadableError,UsageError,acceptedOutcome,accountName,allRules,annotationOf,areApart,asciiWords,askedWords,assertHoldCases,awaitsJudgments,baseOption,blobHash,byUtf8,bytesOf$1 as bytesOf,calibrationOf,canonicalJson,caseDigest,caseExcerptNotInRevision,caseKey,caseLine,caseOfLine,caseOfText,caseText,caseTexts,caseThreads,casesFolder,changeByBytes,changesBetween,check,checkCommand,checkFlags,choices,chosenRules,chunkDifferences,chunkText,chunksAsRecorded,chunksWithNewText,claimText,clipped,comparableText,compareByDefault,compareFound,compareWith,comparing,comparisonLines,componentsIn,componentsOf,confirmations,confirmationsFor,conflictWayOut,conflictsIn,container,contentHash,contentState,controlledFields,counted,countsOf,currentFile,currentRevision,decideCommand,decisionsIn,decodeUtf8,defectReport,differencesInWords,disjointSets,displacedHashes,documentClaims,documentsAsRecorded,documentsOf$2 as documentsOf,dueName,dueUnder,earlierSpent,ending,equalPairKey,escapeOf,everydayRules,existingFolder,exposedIn,familiesById,familiesFile,familiesKeys,fieldOf,figureRows,filesBelow,fillCommand,findBase,findCheckout,findLeads,findRepository,firstBehind,fitsGlob,foldId,foldedName,foundText,fromEnd,frozenOtherwise,groupingOf,groupsOf,haveSameBytes,hiddenCharacter,holderName,holdersAmong,holdersOfCase,holdingsOf,holdoutStates,idInName,inPlaceOrder,inWords$1 as inWords,isAltered,isAmongPlaces,isAskedNeedlessly,isBlank,isBot,isDefect,isFile$1 as isFile,isFitId,isInCases,isLater,isMap$1 as isMap,isMarked,isOfTheSet,isOfToday,isPadded,isPart,isRecorded$1 as isRecorded,isRefreshed,isRestated,isSameChunk,isSameDocument,isSound,isSplitApart,isUndecided,isVoid,isYamlName,joining,jsonEscape,jsonFinding,jsonList,jsonReport,jsonText,judgeCommand,judgedVersion,judgmentWords,judgmentsIn,judgmentsUnder,keepsFile,keptPlace,keyText,kindName,knownIds,knowsAll,lacksCurrentRevision,lacksText,leadsOfCase,leadsTo,levelCounts,levelTally,levelled,likeness,limits,limitsOf,lineOfBrokenByte,lineageOf,linesOf,linkedSides,linksByHolder,listed$1 as listed,liveSentinels,loadDataset,logLine,longestLine,longestLogLine,machineNamed,measureText,mostKeys,movedCount,nameOf$3 as nameOf,namedChunks,namedHolders,namedPlaces,namesSome,nearest,nearestTeller,nearestTo,needlessCommand,needlessStep,nextStep,normaliseWhiteSpace,notComparedInJob,notSplitYet,once,oncePerPair,oneByOne,oneComponent,package_default,paintOf,parseLocated,passageFormatNames,pathInSet,pending,personKey,placeFrom,placeIn,placeOfQuote,placedText,placesByBytes,placesIn$2 as placesIn,plainCase,plainNumber,plainStyle,planCommand,policyFile,posedBy,printPieces,problemText,processIo,progressOn,provenanceOf,questionId,quoteFinder,quoted,reachIn,readCase,readCurrent,readFamilies,readManifest,readPolicy,readRevision,readText,readTexts,readWantedTexts,readYaml,readerOptions,readsWhole,recordCommand,recordFormats,recordOf,refreshWords,relationGroups,relevantChunksOf,renewCommand,repeated,retireCommand,reviewers$1 as reviewers,reviewsOf,revisionOf,revisionsFolder,rows,rulesRun,runCheck,runNumbering,samePerson,schemaSentence,scopesOf,sentinelMeanings,sentinelReasons,setAbove,setFolder,setFolderOf,settingsThatDiffer,severity,sha256,shapeErrors,shapeOf,shardDigits,shortFormStep,shortId,shortestPath,sideOf,sizeText,slip,splitClaimOf,splitFigures,splitGroupingOf,splitLines,splitStanding,splits$1 as splits,splitsOf,splitsOfCase,stageOf,staleFiles,startOf,statusOf,subject$1 as subject,subjectOf,tableDifferences,tableFiles,takesPart,terminalText,textFilesOf,textFinding,textReport,textsFolder,textsFor,thresholdOf,toldElsewhere,traceOf,triggers,trimWhiteSpace,unexplained,unfitCharacter,unreadCases,unsettled,unverifiableWords,usedBy,verbatimFinder,verdictCounts,verdictLine,visibleText,waitsForFill,wayInWords,whatIsAsked,whatToDo,withProgress,withoutCommands,withoutDefects,withoutInvisible,wordsAtDesk,workingTree,writeInstead};
