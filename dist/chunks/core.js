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
const plain$4=text=>text,plainStyle={strong:plain$4,faint:plain$4,red:plain$4,yellow:plain$4,green:plain$4,blue:plain$4},colourStyle={strong:text=>styleText(`bold`,text,{validateStream:!1}),faint:text=>styleText(`dim`,text,{validateStream:!1}),red:text=>styleText(`red`,text,{validateStream:!1}),yellow:text=>styleText(`yellow`,text,{validateStream:!1}),green:text=>styleText(`green`,text,{validateStream:!1}),blue:text=>styleText(`blue`,text,{validateStream:!1})};
function styleFor(stream,environment){
let refused=(environment.NO_COLOR??``)!==``||environment.TERM===`dumb`;
return stream.isTTY===!0&&!refused?colourStyle:plainStyle}
function paintOf(level,style){
switch(level){
case`error`:
return style.red;
case`warning`:
return style.yellow;
case`notice`:
return style.blue}}
function levelled(level,style){
return paintOf(level,style)(level)}
function terminalFor(stream,environment){
if(stream.isTTY!==!0||environment.TERM===`dumb`)return;
let{columns=0}=stream;
return{columns:columns>0?columns:80}}
var UsageError=class extends Error{
constructor(message,options){
super(message,options),this.name=`UsageError`}};
function processIo(){
return{cwd:process.cwd(),out:text=>process.stdout.write(text),err:text=>process.stderr.write(text),style:styleFor(process.stdout,process.env),get input(){
return process.stdin},environment:process.env,terminal:terminalFor(process.stdout,process.env),errorTerminal:terminalFor(process.stderr,process.env),now:()=>Number(process.hrtime.bigint()/1000n)/1e3,clock:()=>new Date}}
var package_default={version:`0.1.0`},RepositoryError=class extends Error{
code;
constructor(code,message,options){
super(message,options),this.name=`RepositoryError`,this.code=code}};
function openRepository(gitdir){
return{gitdir,cache:{}}}
var ChangedMeanwhileError=class extends Error{
paths;
constructor(paths){
super(`${paths.map(path=>`"${path}"`).join(`, `)} changed while the command ran.`),this.name=`ChangedMeanwhileError`,this.paths=paths}};
function visibleText(text){
return text.replace(/\\+|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,(found,at)=>found.startsWith(`\\`)?escapeStart.test(text.slice(at+found.length,at+found.length+2))?found.repeat(2):found:escapeOf(found))}
function escapeOf(character){
return character===`
`?`\\n`:character===`	`?`\\t`:`\\u{${(character.codePointAt(0)??0).toString(16)}}`}
const escapeStart=/^(?:[nt]|u\{|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}])/u;
function terminalText(text){
return withoutCommands(visibleText(text)).replace(/##$/,`#${escapeOf(`#`)}`)}
function withoutCommands(visible){
return visible.replace(/^(\s*):(?=:)/,(_,space)=>`${space}${escapeOf(`:`)}`).replace(/(^#|##)\[/g,(_,before)=>`${before}${escapeOf(`[`)}`)}
function caseLine(plain){
let{value,digest,isWhole,defects,ambiguousScalars}=plain;
return isWhole&&defects.length===0&&ambiguousScalars.length===0&&survivesJson(value)?JSON.stringify({digest,value}):cloneMark+serialize(plain).toString(`base64`)}
function caseOfLine(line){
if(line.startsWith(cloneMark))return deserialize(Buffer.from(line.slice(cloneMark.length),`base64`));
let{digest,value}=JSON.parse(line);
return{value,draft:value,isWhole:!0,digest,defects:[],ambiguousScalars:[]}}
const cloneMark=`=`;
function survivesJson(value){
if(typeof value!=`object`||!value)return!Object.is(value,-0);
for(let name in value)if(!survivesJson(Reflect.get(value,name)))return!1;
return!0}
function isMap$1(value){
return typeof value==`object`&&!!value&&!Array.isArray(value)}
function fieldOf(value,name){
return isMap$1(value)&&Object.hasOwn(value,name)?value[name]:void 0}
function sha256(content){
return`sha256:${createHash(`sha256`).update(content).digest(`hex`)}`}
function chunkText(text){
return text.replaceAll(`\r
`,`
`)}
function contentHash(text){
return sha256(chunkText(text))}
const outsideTheDigest=[`review`,`refresh`,`notes`,`tags`,`split`,`retired`];
function caseDigest(value){
if(!isMap$1(value))return;
let judged={...value};
for(let field of outsideTheDigest)delete judged[field];
let{sentinel}=judged;
if(isMap$1(sentinel)){
let{reviews:_,...rest}=sentinel;
judged.sentinel=rest}
return canonicalDigest(judged)}
function unresolvedDigest(value){
if(!isMap$1(value))return;
let{sentinel}=value;
if(!isMap$1(sentinel))return caseDigest(value);
let{resolution:_,...rest}=sentinel;
return caseDigest({...value,sentinel:rest})}
function revisionDigest(value){
return isMap$1(value)?canonicalDigest(value):void 0}
function canonicalJson(value){
let text=canonicalize(value);
if(text===void 0)throw TypeError(`The value has no canonical JSON form.`);
return text}
function canonicalDigest(value){
try{
return sha256(canonicalJson(value))}catch{
return}}
const dateFields=new Set([`askedAt`,`at`,`createdAt`,`cutoff`,`decidedAt`,`declaredAt`,`frozenAt`,`reviewedAt`,`until`]),numberOfYaml11=/^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
function isNumberInYaml11(source){
return numberOfYaml11.test(source)}
function plainNumber(value){
return Object.is(value,-0)?`-0`:String(value).replace(/^(-?\d+)e/,`$1.0e`)}
const telling=/^[-+.0-9=<yYnNtTfFoO]/;
function ambiguousScalars(root,source){
let found=[],path=[],add=(scalar,isName)=>{
let ambiguous=ambiguity(scalar,source);
ambiguous!==void 0&&found.push({...ambiguous,isName,path:[...path]})},visit=(node,key)=>{
path.push(key),lookAt(node),path.pop()},lookAt=node=>{
if(isScalar(node))add(node,!1);else if(isSeq(node))node.items.forEach(visit);else if(isMap$2(node))for(let{key,value}of node.items){
let name=isScalar(key)?String(key.value):``;
path.push(name),isScalar(key)&&add(key,!0),path.pop(),visit(value,name)}};
return lookAt(root),found}
function unexplained(scalars,errors){
if(scalars.length===0)return[];
let told=new Set(errors.filter(({error})=>error.keyword!==`required`).map(({path})=>JSON.stringify(path)));
return scalars.filter(({path,isName,seen})=>!isName&&seen===aDate&&dateFields.has(String(path.at(-1)))?!1:![...path.keys(),path.length].some(end=>told.has(JSON.stringify(path.slice(0,end)))))}
function ambiguity({type,source=``,range,value},{text,at}){
if(type!==`PLAIN`||range==null||!telling.test(source)||typeof value!=`string`&&typeof value!=`number`||typeof value==`number`&&!Number.isFinite(value))return;
let seen=seenInYaml11(source,value);
if(seen===`the same`)return;
let[offset,end]=range,written=typeof value==`number`?plainNumber(value):JSON.stringify(value);
return{at:at(offset),offset,spelling:text.slice(offset,end),value,written,seen}}
const aDate=`a date`;
function seenInYaml11(source,value){
if(source===`=`||source===`<<`)return;
let other=valueInYaml11(source);
return typeof value==`number`&&!isNumberInYaml11(source)?`text`:Object.is(other,value)?`the same`:typeof other==`boolean`?`a yes-or-no value`:typeof other==`number`?Number.isNaN(other)?`the same`:`the number ${other}`:other instanceof Date?aDate:`text`}
const tagsOfYaml11=new Schema({schema:`yaml-1.1`}).tags.filter(tag=>tag.default===!0&&`test`in tag&&tag.test!==void 0);
function valueInYaml11(source){
let resolved=tagsOfYaml11.find(({test})=>test?.test(source)===!0)?.resolve(source,()=>{},{})??source;
return isScalar(resolved)?resolved.value:resolved}
function quoted(value){
return`"${clipped(value,120)}"`}
function clipped(text,longest){
if(text.length<=longest)return text;
let characters=Array.from(text.slice(0,longest*2));
return characters.length<=longest&&text.length<=longest*2?text:`${characters.slice(0,longest-1).join(``)}…`}
function listed$1(names,last=`and`){
let start=names.slice(0,-1).join(`, `),end=names.at(-1)??``;
return start===``?end:`${start} ${last} ${end}`}
function counted(count,noun){
return`${count} ${noun}${count===1?``:`s`}`}
function shortened$1(text){
return clipped(text,80)}
function subject$1(path,whole){
let last=path.at(-1);
return last===void 0?whole:typeof last==`number`?`Entry ${last+1} of "${path.at(-2)}"`:`"${last}"`}
function container(path){
let last=path.at(-1);
return typeof last==`number`?`this entry of "${path.at(-2)}"`:`"${last}"`}
function dueName(type){
return{string:`text`,array:`a list`,object:`a map of fields`,boolean:`true or false`,number:`a number`,integer:`a whole number`}[type]??`another value`}
function kindName(value,spelling){
if(value==null)return`nothing`;
if(Array.isArray(value))return`a list`;
switch(typeof value){
case`number`:
return`the ${Number.isFinite(value)?`number`:`value`} ${spelling??value}`;
case`boolean`:
return`the yes-or-no value ${spelling??value}`;
case`string`:
return value===``?`empty text`:`the text "${shortened$1(value)}"`;
default:
return`a map of fields`}}
function valueName(value,spelling){
return typeof value==`string`?`"${shortened$1(value)}"`:kindName(value,spelling)}
function choices(allowed){
return listed$1(allowed.map(one=>`"${one}"`),`or`)}
function codePoint(character){
return`U+${(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}`}
function cutTexts(draft,text,yaml){
return!text.includes(` #`)&&!text.includes(`	#`)?[]:[...textsOf$1(draft)].flatMap(({path,value})=>{
let remark=yaml.remarkBehind(path);
return remark===void 0?[]:[{rule:`case/cut-text`,message:`The text ends at "${shortened$1(endOf(value))}": behind a space, "${shortened$1(remark)}" is a remark that nobody reads.`,at:yaml.locate(path),fix:`Put the whole text in quotes if that belongs to it, or move the remark to a line of its own.`}]})}
function*textsOf$1(draft){
let{query,expectedAnswer,acceptedAnswers=[],provenance=[],evidence=[]}=draft,texts=[[[`query`],query],[[`expectedAnswer`],expectedAnswer],...listed(`acceptedAnswers`,acceptedAnswers,one=>[`statement`,one.statement]),...listed(`provenance`,provenance,one=>[`quote`,one.quote]),...listed(`evidence`,evidence,one=>[`quote`,one.quote]),...listed(`conversation`,draft.conversation??[],one=>[`content`,one.content])];
for(let[path,value]of texts)value!==void 0&&(yield{path,value})}
function listed(list,entries,text){
return entries.flatMap((entry,index)=>{
if(entry===void 0)return[];
let[field,value]=text(entry);
return[[[list,index,field],value]]})}
function endOf(text){
return text.length<=40?text:`…${text.slice(-39)}`}
const whiteSpace=`\\t\\n\\v\\f\\r \\u001c-\\u001f\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000`,untidy=RegExp(`[${whiteSpace.replace(` `,``)}]|  |^ | $`),runs=RegExp(`[${whiteSpace}]+`,`g`),ends=RegExp(`^[${whiteSpace}]+|[${whiteSpace}]+$`,`g`),padding=RegExp(`^[${whiteSpace}]|[${whiteSpace}]$`),unseen$1=`\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800\\u{1d159}`,unseenSigns=RegExp(`[${unseen$1}]`,`gu`),visible=RegExp(`[^${whiteSpace}${unseen$1}]`,`u`);
function normaliseWhiteSpace(text){
return untidy.test(text)?text.replace(runs,` `).replace(ends,``):text}
function trimWhiteSpace(text){
return text.replace(ends,``)}
function isBlank(text){
let first=text.charCodeAt(0);
return!(first>32&&first<127)&&!visible.test(text)}
function withoutInvisible(text){
return text.replace(unseenSigns,``)}
function isPadded(text){
return padding.test(text)}
const control$1=/[^\P{Cc}\t\n\r\u0085]/u,everywhere=[[control$1,`is a control character`],[/[\u202a-\u202e\u2066-\u2069]/,`shows what follows in another order`]],invisible=/[\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u3164\uffa0]|\u034f|\u{e0001}/u,strayJoiner=/(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u,strayTag=/(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007f}]/u,ofCorpus=new Set([`provenance`,`evidence`,`relevantChunkIds`,`distractorChunkIds`]);
function unfitCharacter(text){
for(let[kind,does]of everywhere){
let character=kind.exec(text)?.[0];
if(character!==void 0)return{name:codePoint(character),does}}}
function hiddenCharacter(text){
let found=hiddenIn(text,[]);
return found===void 0?void 0:{name:codePoint(found.character),does:found.does}}
function controlledFields(content){
let found=new Map;
for(let{path,text}of textsIn$1(content,[])){
let[field=``]=path,character=ofCorpus.has(String(field))?void 0:control$1.exec(text)?.[0];
character!==void 0&&found.set(String(field),codePoint(character))}
return found}
function hiddenCharacters(draft,text,yaml){
return/[\\\u007f-\uffff]/.test(text)?[...textsIn$1(draft,[])].flatMap(({path,text:value})=>{
let what=isBlank(value)?void 0:hiddenIn(value,path);
if(what===void 0)return[];
let{character,does}=what;
return[{rule:`case/hidden-characters`,message:`The text holds ${codePoint(character)}, which ${does}: a person reads another text than a program.`,at:yaml.locate(path),fix:`Delete it, or type the text again; between double quotes it may be written as an escape such as \\u202E.`}]}):[]}
function hiddenIn(text,path){
let kinds=[...everywhere,...ofCorpus.has(String(path[0]))||path.at(-2)===`chunkIds`?[]:[invisible,strayJoiner,strayTag].map(kind=>[kind,`shows nothing`])];
for(let[kind,does]of kinds){
let character=kind.exec(text)?.[0];
if(character!==void 0)return{character,does}}}
function*textsIn$1(value,path){
if(typeof value==`string`)yield{path,text:value};else if(typeof value==`object`&&value)for(let[name,inner]of Object.entries(value))yield*textsIn$1(inner,[...path,Array.isArray(value)?Number(name):name])}
const limits={case:262144,revision:262144,current:4096,families:16777216,policy:262144,manifest:67108864,observations:67108864,lines:0x40000000},longestLine=8388608,mostKeys=2e3,familiesKeys=9e4;
function ambiguous(at,message,fix){
return{...ambiguousText(message,fix),at}}
function ambiguousText(message,fix){
return{rule:`file/ambiguous-yaml`,message,fix}}
function keyText(key){
if(!isScalar(key))return;
let{value}=key;
return typeof value==`string`?value:typeof value==`number`||typeof value==`boolean`?String(value):``}
function keyDefects(pairs,at){
let defects=[],seen=new Map,placeOf=key=>at(isNode(key)?key.range?.[0]??0:0);
for(let{key}of pairs){
let name=keyText(key),twice=name!==void 0&&seen.has(name);
isPlainName(key)?twice&&defects.push(duplicate(key.value,placeOf(key),placeOf(seen.get(key.value)))):defects.push(...oddKey(key,placeOf(key))),name!==void 0&&!twice&&seen.set(name,key)}
return defects}
function isPlainName(key){
return isScalar(key)&&typeof key.value==`string`&&key.value!==`<<`}
function oddKey(key,at){
if(isAlias(key))return[];
if(!isScalar(key))return[ambiguous(at,`A list or a map stands where a field has its name.`,`Write a name.`)];
let{value,source=``}=key;
return value===null?[ambiguous(at,`A field has no name here.`,`Write a name before it.`)]:value===`<<`?[ambiguous(at,`"<<" is a plain name to one reader and copies fields for another.`,`Write the fields out.`)]:[ambiguous(at,`The name "${source}" is ${typeof value==`boolean`?`a yes-or-no value`:`a number`} to some readers, and text to others.`,`Put it in quotes: "${source}".`)]}
function duplicate(name,at,first){
return{rule:`file/duplicate-key`,message:`"${name}" stands twice among these fields, and a reader may take either value.`,at,related:[first],fix:`Keep one of the two.`}}
function startOfScan(limits){
return{limits,levels:[],keys:0,entries:0,offset:0,indent:0,atLineStart:!0,onKeyLine:!1,node:void 0,nodeDepth:0,inBlockScalar:!1,over:void 0}}
function isFlow(level){
return level?.kind===`flow-map`||level?.kind===`flow-list`}
function mapHere(scan,offset){
leaveLevels(scan);
let top=scan.levels.at(-1),level=top!==void 0&&isHere(scan,`map`)&&!scan.onKeyLine?top:open(scan,`map`,offset);
return scan.onKeyLine=!0,level}
function leaveLevels(scan){
let{indent}=scan;
closeLevels(scan,level=>level.indent>indent||level.kind===`list`&&level.indent===indent)}
function closeLevels({levels},ends){
for(let top=levels.at(-1);top!==void 0&&ends(top);top=levels.at(-1))levels.pop()}
function isHere({levels,indent},kind){
let top=levels.at(-1);
return top?.kind===kind&&top.indent===indent}
function open(scan,kind,offset){
let level={kind,indent:scan.indent,begun:!1};
return scan.levels.push(level),scan.levels.length>scan.limits.depth&&tell(scan,`depth`,offset),level}
function countKey(scan,offset){
scan.keys++,scan.keys>scan.limits.keys&&tell(scan,`keys`,offset)}
function countEntry(scan,offset){
scan.entries++,scan.entries>scan.limits.entries&&tell(scan,`entries`,offset)}
function tell(scan,limit,offset){
scan.over??={limit,offset}}
function firstOver(text,limits){
let scan=startOfScan(limits),isScalar=!1;
for(let lexeme of new Lexer().lex(text)){
let type=isScalar?`scalar`:tokenType(lexeme),isMarker=type!==null&&markers.has(type)&&!isScalar;
if(isScalar?endScalar(scan):type!==null&&take(scan,type,lexeme),isScalar=isMarker&&type===`scalar`,isMarker||(scan.offset+=lexeme.length),scan.over!==void 0)return scan.over}}
const markers=new Set([`doc-mode`,`flow-error-end`,`scalar`]);
function take(scan,type,lexeme){
switch(type){
case`newline`:
startLine(scan);
return;
case`space`:
scan.atLineStart&&lexeme.startsWith(` `)&&(scan.indent+=lexeme.length);
return;
case`doc-mode`:
case`scalar`:
return;
case`doc-start`:
case`doc-end`:
scan.levels.length=0,scan.node=void 0;
break;
case`flow-error-end`:
for(;isFlow(scan.levels.at(-1));)scan.levels.pop();
return;
case`comment`:
case`directive-line`:
case`byte-order-mark`:
break;
default:
if(isFlow(scan.levels.at(-1))?takeInFlow(scan,type):takeInBlock(scan,type),isIndicator(type)&&scan.atLineStart&&(scan.indent+=lexeme.length),isIndicator(type))return}
scan.atLineStart=!1}
function isIndicator(type){
return type===`seq-item-ind`||type===`explicit-key-ind`||type===`map-value-ind`}
function startLine(scan){
scan.atLineStart=!0,scan.indent=0,isFlow(scan.levels.at(-1))||(scan.onKeyLine=!1,scan.node=void 0)}
function endScalar(scan){
scan.inBlockScalar?(scan.inBlockScalar=!1,startLine(scan)):take(scan,`single-quoted-scalar`,``)}
function takeInFlow(scan,type){
let level=scan.levels.at(-1);
if(level!==void 0)switch(type){
case`comma`:
countEntry(scan,scan.offset),level.begun=!1;
return;
case`flow-map-end`:
case`flow-seq-end`:
scan.levels.pop();
return;
case`seq-item-ind`:
return;
case`explicit-key-ind`:
case`map-value-ind`:
beginEntry(scan,level);
return;
default:
level.kind===`flow-map`&&beginEntry(scan,level),(type===`flow-map-start`||type===`flow-seq-start`)&&openFlow(scan,type)}}
function beginEntry(scan,level){
level.begun||countKey(scan,scan.offset),level.begun=!0}
function openFlow(scan,type){
open(scan,type===`flow-map-start`?`flow-map`:`flow-list`,scan.offset);
let block=scan.levels.filter(level=>!isFlow(level)).length;
scan.nodeDepth=Math.max(scan.nodeDepth,scan.levels.length-block)}
function takeInBlock(scan,type){
switch(type){
case`seq-item-ind`:
countEntry(scan,scan.offset),closeLevels(scan,level=>level.indent>scan.indent),isHere(scan,`list`)||open(scan,`list`,scan.offset),scan.node=void 0;
return;
case`explicit-key-ind`:
{
let level=mapHere(scan,scan.offset);
level.begun=!0,countKey(scan,scan.offset),scan.node=void 0;
return}
case`map-value-ind`:
takeColon(scan);
return;
case`block-scalar-header`:
startNode(scan),scan.inBlockScalar=!0;
return;
case`flow-map-start`:
case`flow-seq-start`:
startNode(scan),openFlow(scan,type);
return;
case`flow-map-end`:
case`flow-seq-end`:
case`comma`:
return;
default:
startNode(scan)}}
function startNode(scan){
scan.node===void 0&&(leaveLevels(scan),scan.node=scan.offset,scan.nodeDepth=0)}
function takeColon(scan){
let{node,offset}=scan;
leaveLevels(scan);
let before=scan.levels.length,level=mapHere(scan,node??offset),isValue=node===void 0&&level.begun;
level.begun=!1,isValue||countKey(scan,node??offset),node!==void 0&&scan.levels.length>before&&scan.levels.length+scan.nodeDepth>scan.limits.depth&&tell(scan,`depth`,node),scan.node=void 0}
function overLimit(text,limits){
return cannotExceed(text,limits)?void 0:firstOver(text,limits)}
function cannotExceed(text,{depth,keys,entries}){
let[braces,commas]=[count(text,`{`),count(text,`,`)],levels=2*(widestLead(text)+1)+braces+count(text,`[`),fields=count(text,`:`)+count(text,`?`)+braces+commas;
return levels<=depth&&fields<=keys&&commas+count(text,`-`)<=entries}
function count(text,sign){
let found=0;
for(let at=text.indexOf(sign);at!==-1;at=text.indexOf(sign,at+1))found++;
return found}
function widestLead(text){
let widest=0;
for(let start=0,feed=0;feed!==-1;start=feed+1){
feed=text.indexOf(`
`,start);
let end=start;
for(;leading.has(text.charCodeAt(end));)end++;
widest=Math.max(widest,end-start)}
return widest}
const leading=new Set([` `,`-`,`:`,`?`].map(sign=>sign.charCodeAt(0))),readerOptions={version:`1.2`,schema:`core`,merge:!1,uniqueKeys:!1,prettyErrors:!1,logLevel:`silent`};
function placedText(file,text){
let lines,at=offset=>{
lines??=linesOf$1(text);
let{line,col}=lines.linePos(offset);
return{file,line:Math.max(line,1),column:Math.max(col,1)}};
return{text,at}}
function linesOf$1(text){
let lines=new LineCounter;
lines.addNewLine(0);
for(let feed=text.indexOf(`
`);feed!==-1;feed=text.indexOf(`
`,feed+1))lines.addNewLine(feed+1);
return lines}
function tokensOf({text,at}){
let parser=new Parser,tokens=[];
for(let lexeme of new Lexer().lex(text)){
for(let token of parser.next(lexeme))tokens.push(token);
if(parser.stack.length>66)return}
return tokens.push(...parser.end()),{text,at,tokens}}
function*tokensBelow(tokens){
for(let token of tokens)yield token,yield*tokensBelow(childrenOf$1(token))}
function childrenOf$1(token){
return token.type===`document`?[...token.start,...token.value?[token.value]:[]]:`items`in token?token.items.flatMap(({start,key,sep,value})=>[...start,...key?[key]:[],...sep??[],...value?[value]:[]]):[]}
const control=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/;
function textDefects({text,at}){
let defects=[],odd=control.exec(text);
odd!==null&&defects.push({rule:`file/not-yaml`,message:`The control character ${codePoint(odd[0])} stands here, and YAML allows none.`,at:at(odd.index),fix:`Remove it.`});
let alone=/\r(?!\n)/.exec(text);
return alone!==null&&defects.push(ambiguous(at(alone.index),`A carriage return without a line feed stands here: one reader ends the line, another reads on.`,`Save the file with the line ends of Unix or Windows.`)),defects}
function limitDefect({text,at},keys){
let most={depth:64,keys,entries:keys*5},over=overLimit(text,most);
if(over!==void 0)return over.limit===`depth`?tooDeep(at(over.offset)):{rule:`file/too-large`,message:`This is ${over.limit===`keys`?`field`:`entry`} ${grouped(most[over.limit]+1)} of the file, and a file of its kind may have ${grouped(most[over.limit])}, so it was not read.`,at:at(over.offset),fix:`Take out what does not belong in the file.`}}
function grouped(count){
return String(count).replace(/\B(?=(?:\d{3})+$)/g,`,`)}
function tooDeep(at){
return{rule:`file/too-large`,message:`Lists and maps lie more than 64 deep in each other here, so the file was not read.`,at,fix:`Take the extra levels out.`}}
function repetitionDefects(source){
let{text,tokens}=source;
if(!text.includes(`*`)||!text.includes(`&`))return[];
let names=new Set;
for(let token of tokensBelow(tokens))(token.type===`anchor`||token.type===`alias`)&&names.add(token.source);
return[...names].some(name=>name.startsWith(`*`)&&names.has(`&${name.slice(1)}`))?placed$2([...directives(source),...marks$2(source)],source):[]}
function strictnessDefects(documents,source){
let[first,second]=documents,found=[...directives(source),...marks$2(source)];
second!==void 0&&found.push({offset:second.range[0],...ambiguousText(`A second YAML document starts here, and a reader may take either.`,`Keep one document a file, without "---" or "..." between its lines.`)});
let defects=placed$2(found,source);
for(let{items}of mapsIn(first?.contents))defects.push(...keyDefects(items,source.at));
return defects.toSorted((a,b)=>a.at.line-b.at.line||a.at.column-b.at.column)}
function mapsIn(node,found=[]){
if(isSeq(node))for(let item of node.items)mapsIn(item,found);else if(isMap$2(node)){
found.push(node);
for(let{key,value}of node.items)mapsIn(key,found),mapsIn(value,found)}
return found}
function placed$2(found,{at}){
return found.map(({offset,...defect})=>({...defect,at:at(offset)}))}
function directives({tokens}){
return tokens.flatMap(token=>{
if(token.type!==`directive`||/^%YAML +1\.2\s*$/.test(token.source))return[];
let message=`"${shortened$1(token.source.trim())}" asks for another way of reading than YAML 1.2, and not every reader follows it.`;
return[{offset:token.offset,...ambiguousText(message,`Remove the line.`)}]})}
function marks$2({text,tokens}){
if(!/[&*!]/.test(text))return[];
let counts=new Map;
for(let token of tokensBelow(tokens)){
if(!isMark(token))continue;
let seen=counts.get(token.source);
seen===void 0?counts.set(token.source,{token,count:1}):seen.count++}
return[...counts.values()].map(({token,count})=>{
let{offset,type,source}=token;
return type===`alias`&&!counts.has(`&${source.slice(1)}`)?{offset,...starredText}:{offset,...markText(token,count===1?``:` (${count} times)`)}})}
const starredText={rule:`file/not-yaml`,message:`A text that starts with "*" needs quotes around it.`,fix:`Put the whole text in quotes.`};
function isMark(token){
return token.type===`anchor`||token.type===`alias`||token.type===`tag`}
function markText({type,source},more){
return type===`alias`?ambiguousText(`"${shortened$1(source)}" repeats a value from elsewhere in the file${more}.`,`Write the value out, or put the text in quotes if it starts with a star.`):type===`anchor`?ambiguousText(`"${shortened$1(source)}" names a value so that others can repeat it${more}.`,`Remove it, or put the text in quotes if it starts with an ampersand.`):ambiguousText(`"${shortened$1(source)}" tells a reader how to take the value, and not every reader listens${more}.`,`Remove it and write the plain value, in quotes if it is text.`)}
function yamlSentence(error,place){
let slip=slipOfTyping(place);
if(slip!==void 0)return slip;
switch(error.code){
case`BLOCK_AS_IMPLICIT_KEY`:
return secondColon(place);
case`BAD_SCALAR_START`:
case`BAD_ALIAS`:
return badStart(place.after);
case`TAB_AS_INDENT`:
return{message:`A tab indents this line, and YAML knows spaces only.`,fix:`Indent it with spaces.`};
case`MULTILINE_IMPLICIT_KEY`:
return noField(place);
case`MISSING_CHAR`:
return missing$1(error.message,place);
case`BAD_INDENT`:
return badIndent(error.message,place);
case`UNEXPECTED_TOKEN`:
return unexpected(error.message,place);
case`BAD_DQ_ESCAPE`:
return badEscape(error.message);
case`KEY_OVER_1024_CHARS`:
return{message:`The name of this field is longer than 1,024 characters.`,fix:`Give the field one of the names that a case has.`};
default:
return misfit}}
function slipOfTyping({before,after}){
let line=before+after,start=line.trimStart();
if(/^[\u00a0\u2007\u202f]/.test(start)||/^[ ]*[\u00a0\u2007\u202f]/.test(line))return{message:`No-break spaces indent this line, and YAML takes them for text.`,fix:`Indent it with plain spaces.`};
if(/^[\u2012-\u2015] /.test(start))return{message:`A long dash "${start.charAt(0)}" starts this line, and YAML takes it for text.`,fix:`Write "-" and a space for an entry of a list.`};
if(/^-[[{"'\w][^]*: /.test(start))return{message:`No space stands behind the dash.`,fix:`Put a space there.`}}
const misfit={message:`This does not fit what stands above it.`,fix:`Check the quotes, the brackets and the indentation of this line and of the one above it.`};
function secondColon({after}){
return/:(?:\s|$)/.test(after)?{message:`A second colon with a space stands in this line, so the line reads as two fields.`,fix:inQuotes(after)}:{message:`The next line is indented further than this field, so it reads as more of "${shortened$1(after)}".`,fix:`Align it with this line.`}}
function badStart(text){
return{message:`A text that starts with "${text.charAt(0)}" needs quotes around it.`,fix:inQuotes(text)}}
function inQuotes(text){
let plain=text.slice(0,200).replace(/\s+#.*$/,``);
return plain===``||plain.length>80||/^["'[{?|>]/.test(plain)?`Put the whole text in quotes.`:`Put the text in quotes: ${/["\\]/.test(plain)?`'${plain.replaceAll(`'`,`''`)}'`:`"${plain}"`}.`}
function noField({before,after}){
let close=/^[\w-]+:(?=\S)/.exec(after.trimStart());
return close!==null&&before.trim()===``?{message:`No space stands behind the colon of "${close[0]}".`,fix:`Put a space there.`}:{message:`This line is no field: a field is a name, a colon, a space and a value.`,fix:`Write the colon and the space, or indent the line if it belongs to the text above it.`}}
function missing$1(parser,place){
return parser.startsWith(`Missing closing`)?{message:`The quote that opens here is never closed.`,fix:`Close it at the end of the text, or take it away.`}:parser.startsWith(`Flow`)?unclosed(place):parser.startsWith(`Comments`)?{message:`A "#" stands right behind the value.`,fix:`Put a space before it if a remark starts there, or the whole text in quotes.`}:noField(place)}
function unclosed({after}){
let remark=/[ \t]#.*[\]}]/.exec(after)?.[0];
if(remark!==void 0)return{message:`Behind a space "#" starts a remark, so "${shortened$1(remark.trim())}" is no part of what opens here.`,fix:`Put the text with the number sign in quotes.`};
let open=after.startsWith(`{`)?`{`:`[`;
return{message:`The "${open}" that opens here is never closed.`,fix:`Close it with "${open===`{`?`}`:`]`}", or put the text in quotes if the bracket belongs to it.`}}
function badIndent(parser,place){
return parser.startsWith(`Flow`)?/^[[{]/.test(place.after)?unclosed(place):{message:`This line belongs to a list or a map in brackets, but it stands as far left as its field.`,fix:`Indent it by two more spaces.`}:{message:`This line is indented like no line above it.`,fix:`Align it with the fields it belongs to, or with the text above if it belongs to that.`}}
function unexpected(parser,{before,after}){
return parser.includes(`block-seq-ind`)?{message:`A list cannot start on the line of its field.`,fix:`Put the text in quotes if the dash belongs to it, or start the list on the next line.`}:parser.startsWith(`Block scalar header`)||parser.startsWith(`Not a YAML token`)?{message:`Text follows "|" or ">" on the same line.`,fix:`Put the text in quotes, or start it on the next line.`}:/^Unexpected flow-(?:seq|map)-end/.test(parser)?{message:`"${after.charAt(0)}" closes nothing here.`,fix:`Remove it, or put the text in quotes.`}:parser===`Unexpected scalar at node end`?afterValue(before,after):misfit}
function afterValue(before,after){
let value=before.replace(/^\s*(?:- +)*(?:[\w-]+: +)?/,``);
switch(value.charAt(0)){
case`*`:
case`&`:
case`!`:
return badStart(value+after);
case`'`:
return{message:`The text goes on behind its closing quote.`,fix:`Write '' for an apostrophe inside single quotes, or use double quotes.`};
case`"`:
return{message:`The text goes on behind its closing quote.`,fix:String.raw`Write \" for a quote inside double quotes, or use single quotes.`};
case`[`:
case`{`:
return{message:`The line goes on behind its closing bracket.`,fix:`Remove the rest, or put the whole text in quotes if the bracket belongs to it.`};
default:
return misfit}}
function badEscape(parser){
return{message:`"${parser.slice(parser.indexOf(`\\`)).replace(/"$/,``)}" means nothing inside double quotes.`,fix:`Double the backslash, or use single quotes.`}}
const tab=`TAB_AS_INDENT`,harmless=new Set([`BLOCK_AS_IMPLICIT_KEY`,`BAD_SCALAR_START`,tab]);
function syntaxDefects(errors,source){
if(errors.length===0)return[];
let conflict=conflictMarks(source);
if(conflict!==void 0)return[conflict];
let defects=[];
for(let error of causes(errors)){
let offset=openingOf(error,source)??error.pos[0],at=source.at(offset);
if(defects.at(-1)?.at.line===at.line)continue;
let place=lineAround(source.text,offset);
if(defects.push({rule:`file/not-yaml`,...yamlSentence(error,place),at}),!harmless.has(error.code))break}
return defects}
function causes(errors){
let sorted=errors.toSorted((a,b)=>a.pos[0]-b.pos[0]),first=sorted.findIndex(({code})=>code===tab);
return sorted.filter(({code},index)=>code===tab||first===-1||index<first)}
function conflictMarks({text,at}){
let mark=/^<{7}(?: .*)?\r?$/m.exec(text);
if(mark!==null&&/^>{7}(?: |\r?$)/m.test(text))return{rule:`file/not-yaml`,message:`Git left the marks of a merge conflict here: two versions stand in the file.`,at:at(mark.index),fix:`Keep the lines that are right and remove the lines of "<", "=" and ">".`}}
function openingOf(error,{tokens}){
if(error.code!==`MISSING_CHAR`&&error.code!==`BAD_INDENT`)return;
let quote=error.message.startsWith(`Missing closing`);
if(quote||error.message.startsWith(`Flow`)){
for(let token of tokensBelow(tokens))if(quote?endsAt(token,error.pos[0]):isUnclosed(token))return token.offset}}
function endsAt(token,offset){
return(token.type===`double-quoted-scalar`||token.type===`single-quoted-scalar`)&&token.offset+token.source.length===offset}
function isUnclosed(token){
return token.type===`flow-collection`&&!token.end.some(({type})=>type===`flow-seq-end`||type===`flow-map-end`)}
function lineAround(text,offset){
let start=text.lastIndexOf(`
`,offset-1)+1,feed=text.indexOf(`
`,offset),end=feed===-1?text.length:feed;
return{before:text.slice(start,offset),after:text.slice(offset,end).trimEnd()}}
function parseLocated(file,text,{keys=mostKeys}={}){
let source=placedText(file,text),{value,defects,scalars,composable}=read(source,keys),root=()=>composable?rootOf(source):void 0;
return{file,value,defects,ambiguousScalars:scalars,...placesBelow(root,source),spelling:path=>{
let node=nodeAt(root(),path);
return isScalar(node)?node.source:void 0},remarkBehind:path=>{
let node=nodeAt(root(),path);
if(isScalar(node)&&node.type===`PLAIN`&&isParsed(node))return/^[ \t]+(#.*)/.exec(text.slice(node.range[1],node.range[1]+remarkReach))?.[1]}}}
function placesIn$3(file,text){
let source=placedText(file,text);
return placesBelow(()=>rootOf(source),source)}
function placesBelow(root,{at}){
return{locate:path=>at(offsetOf(root(),path)),locateKey:path=>at(keyOffsetOf(root(),path)??offsetOf(root(),path))}}
const remarkReach=200;
let lastTree;
function keepTree(source,root){
lastTree={source,root}}
function rootOf(source){
return lastTree?.source!==source&&keepTree(source,parsedAgain(source)),lastTree?.root}
function parsedAgain(source){
let fresh=tokensOf(source);
return fresh&&composed(fresh)[0]?.contents}
function read(text,keys){
let early=earlyDefects(text,keys);
if(`defects`in early)return{...unread$1,composable:!1,...early};
let documents=composed(early),[document]=documents;
keepTree(text,document?.contents);
let broken=syntaxDefects(documents.flatMap(one=>one.errors),early),defects=broken.length>0?broken:strictnessDefects(documents,early);
if(defects.length>0)return{...unread$1,composable:!0,defects};
let scalars=ambiguousScalars(document?.contents,early);
return{value:document?.toJS()??null,defects,scalars,composable:!0}}
const unread$1={value:void 0,scalars:[]};
function earlyDefects(text,keys){
let characters=textDefects(text);
if(characters.length>0)return{defects:characters};
let unreadable=limitDefect(text,keys);
if(unreadable!==void 0)return{defects:[unreadable]};
let source=tokensOf(text);
if(source===void 0)return{defects:[tooDeep(text.at(0))]};
let defects=repetitionDefects(source);
return defects.length>0?{defects}:source}
function composed({tokens}){
return[...new Composer(readerOptions).compose(tokens)]}
function offsetOf(root,path){
for(let length=path.length;length>=0;length--){
let start=startOf$1(nodeAt(root,path.slice(0,length)));
if(start!==void 0)return start}
return 0}
function keyOffsetOf(root,path){
let parent=nodeAt(root,path.slice(0,-1));
if(isMap$2(parent))return startOf$1(pairOf(parent,path.at(-1))?.key)}
function nodeAt(root,path){
let node=root;
for(let part of path)node=isMap$2(node)?pairOf(node,part)?.value:isSeq(node)&&typeof part==`number`?node.items[part]:void 0;
return node}
const pairsByName=new WeakMap;
function pairOf(map,name){
let pairs=pairsByName.get(map);
if(pairs===void 0){
let reversed=map.items.toReversed();
pairs=new Map(reversed.map(pair=>[keyText(pair.key)??``,pair])),pairsByName.set(map,pairs)}
return typeof name==`string`?pairs.get(name):void 0}
function startOf$1(node){
return isParsed(node)?node.range[0]:void 0}
function isParsed(node){
return isNode(node)&&node.range!=null}
function patternSentence(error,path){
let name=error.propertyName??error.data,is=error.propertyName===void 0?`${subject$1(path,`The value`)} is ${valueName(name)} here`:`${valueName(name)} is no id`;
switch(error.keyword){
case`format`:
return formatSentence(is,error.params.format,String(error.data));
case`pattern`:
return patternOf(error,is,String(name))}}
function formatSentence(is,format,text){
let shape=/^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[-+]\d\d:?\d\d))?$/,day=format===`date`;
return shape.test(text)&&/[Tt :]/.test(text)!==day?{message:`${is}; no calendar or clock shows that.`,fix:day?`Write a real day.`:`Write a real day and time.`}:day?{message:`${is}; a day has a year, a month and a day.`,fix:`Write it like 2026-09-01.`}:{message:`${is}; a moment has a day, a time and an offset.`,fix:`Write it like 2026-09-01T09:00:00Z.`}}
function patternOf(error,is,text){
switch(error.schemaPath.split(`/`).at(-2)){
case`caseId`:
case`familyId`:
case`id`:
case`propertyNames`:
return idSentence(is,text);
case`idPrefix`:
return{message:`${is}; a prefix is the start of an id: lower-case letters and digits, with single dots, dashes or underscores between them.`,fix:`Write it like refund-policy.`};
case`commit`:
return{message:`${is}; a commit id is 40 or 64 digits of 0-9 and a-f.`,fix:`Copy the whole commit id.`};
default:
return{message:`${is}; a hash is "sha256:" and 64 digits of 0-9 and a-f, all in lower case.`,fix:`Copy the whole hash from where it was made.`}}}
function idSentence(is,text){
return text.endsWith(`.lock`)?{message:`${is}; Git keeps names that end in ".lock" for itself.`,fix:rename}:/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(text)?{message:`${is}; Windows keeps that name for a device.`,fix:rename}:{message:`${is}; an id is lower-case letters and digits, with single dots, dashes or underscores between them.`,fix:`Write it like ${likeId(text)??`refund-policy-001`}.`}}
function likeId(text){
if(text.length>60)return;
let id=text.toLowerCase().replaceAll(/[^a-z0-9]+/g,`-`).replace(/^-/,``).replace(/-$/,``);
return id===``?void 0:id}
const rename=`Choose another name.`;
var import_fastest_levenshtein=require_fastest_levenshtein();
const elsewhere={question:`query`,input:`query`,answer:`expectedAnswer`,groundtruth:`expectedAnswer`,referenceanswer:`expectedAnswer`,chunkids:`relevantChunkIds`,chunks:`relevantChunkIds`,doc:`document`,source:`document`,text:`quote`,context:`evidence`,contexts:`evidence`,current:`revision`,pagecontent:`text`};
function unknownField(error,path,root){
let field=error.params.additionalProperty,owner=path.slice(0,-1),known=Object.keys(fieldOf(error.parentSchema,`properties`)??{}).filter(name=>fieldOf(error.data,name)===void 0),translated=elsewhere[plain$3(field)],near=translated!==void 0&&known.includes(translated)?translated:slip(field,known),message=`"${shortened$1(field)}" is not a field of ${owner.length===0?rootName(root,error):container(owner)}.`;
if(isCutByComma(field,error.data))return{message,fix:`Put the whole text before it in quotes: between braces a comma ends a value.`};
let notes=owner.length===0&&rootName(root,error)!==`this file`?`, or say it under "notes"`:``;
return{message,fix:near===void 0?`Remove it${notes}.`:`Write "${near}" if that is what it means, or remove it.`}}
function isCutByComma(field,map){
return field.includes(` `)&&fieldOf(map,field)===null}
function slip(word,known){
if(known.length===0||word.length>60)return;
let spelled=known.find(one=>letters(one)===letters(word));
if(spelled!==void 0)return spelled;
let near=(0,import_fastest_levenshtein.closest)(word,known);
return(0,import_fastest_levenshtein.distance)(plain$3(word),plain$3(near))<=Math.floor(near.length/3)?near:void 0}
function letters(name){
return Array.from(plain$3(name)).toSorted().join(``)}
function plain$3(name){
return name.toLowerCase().replaceAll(/[ _-]/g,``)}
const kindsOfCase=new Set([`answerable`,`inconclusive`,`abstention`]);
function rootName(root,{parentSchema}){
let kind=fieldOf(root,`kind`);
return fieldOf(parentSchema,`title`)===void 0&&kindsOfCase.has(kind)?`an ${String(kind)} case`:`this file`}
function schemaSentence(shaped,source){
let{error,path}=shaped,name=subject$1(path,source.whole),spelling=source.spelling(path),is=error.data===null?`has no value here`:`is ${valueName(error.data,spelling)} here`;
switch(error.keyword){
case`required`:
return missing(error,path);
case`additionalProperties`:
return unknownField(error,path,source.value);
case`type`:
return wrongType(error,shaped,source);
case`enum`:
return notInList(`${name} ${is}`,error.data,error.params.allowedValues.map(String));
case`const`:
return notInList(`${name} ${is}`,error.data,[String(error.params.allowedValue)]);
case`pattern`:
case`format`:
return patternSentence(error,path);
case`minLength`:
return{message:`${name} is empty here.`,fix:`Write the value, or remove the field.`};
case`maxLength`:
return{message:`${error.propertyName===void 0?name:valueName(error.propertyName)} is longer than ${error.params.limit} characters.`,fix:`Shorten it.`};
case`minimum`:
case`maximum`:
{
let bound=`${error.params.limit} or ${error.keyword===`minimum`?`more`:`less`}`;
return{message:`${name} ${is}; it can only be ${bound}.`,fix:`Write a number that is ${bound}.`}}
case`unwritable`:
return unwritable(name,error.data,spelling);
default:
return{message:`${name} does not fit here.`,fix:`Compare it with the documentation.`}}}
function missing(error,path){
let field=error.params.missingProperty,where=path.length===0?``:` from ${container(path)}`;
if(field===`kind`&&path.length===0)return{message:`"kind" is missing.`,fix:`Add a line "kind: answerable", or inconclusive, or abstention: the kind is never guessed.`};
let allowed=listOf(fieldOf(fieldOf(fieldOf(error.parentSchema,`properties`),field),`enum`)),value=allowed.length===0?``:`, with ${choices(allowed)} behind the colon`;
return{message:`"${field}" is missing${where}.`,fix:`Add a line "${field}: …"${value}.`}}
function wrongType(error,{path},source){
let name=subject$1(path,source.whole),spelling=source.spelling(path),due=dueName(error.params.type),value=error.data,required=listOf(fieldOf(error.parentSchema,`required`));
return path.length===0?wrongWhole(source.whole,value,required[0]??firstField(error)):value===null?{message:`${name} has no value.`,fix:`Write the value, or remove the line.`}:due.endsWith(`number`)&&typeof value==`number`&&!Number.isFinite(value)?unwritable(name,value,spelling):{message:`${name} is ${kindName(value,spelling)} here, but ${due} is due.`,fix:exampleOf(error)??typeFix(due,value,{spelling,required})}}
function typeFix(due,value,{spelling,required}){
return due===`text`?textFix(value,spelling):due===`a list`?listFix(value):due===`a map of fields`?`Write its fields below it, indented by two spaces${required.length===0?``:`: ${listed$1(required.map(field=>`"${field}"`))}`}.`:typeof value==`string`&&/^[-+.\d]+$|^(?:true|false)$/.test(value)?`Write it without quotes.`:`Write ${due}.`}
function firstField({parentSchema}){
let fields=fieldOf(parentSchema,`properties`);
return isMap$1(fields)?Object.keys(fields)[0]:void 0}
function wrongWhole(whole,value,first){
let list=Array.isArray(value);
return{message:`${whole} holds ${typeof value==`string`?`text`:kindName(value)}, but fields are due: each a name, a colon and a value.`,fix:list?`Write its fields without a dash before them, one record a file.`:`Write each field on a line of its own, such as "${first??`name`}: …".`}}
function exampleOf({parentSchema}){
let examples=fieldOf(parentSchema,`examples`);
if(Array.isArray(examples)&&examples.length!==0)return`Write it like ${listed$1(examples.map(inBraces),`or`)}.`}
function inBraces(value){
return Array.isArray(value)?`[${value.map(inBraces).join(`, `)}]`:isMap$1(value)?`{ ${Object.entries(value).map(([name,field])=>`${name}: ${inBraces(field)}`).join(`, `)} }`:/^[\w -]+$/.test(String(value))?String(value):JSON.stringify(value)}
function listFix(value){
return typeof value==`string`&&value.length<=60&&!/["\\\n]/.test(value)?`Write it as a list: ["${value}"].`:`Write each entry on a line of its own, behind a dash and a space.`}
function textFix(value,spelling){
if(typeof value==`number`||typeof value==`boolean`)return`Put it in quotes: "${spelling??value}".`;
let[only,...others]=typeof value==`object`&&value?Object.entries(value):[],[key,inner]=only??[``,void 0];
return(typeof inner==`string`||typeof inner==`number`)&&others.length===0&&!Array.isArray(value)?`Put it in quotes if the colon belongs to the text: "${shortened$1(`${key}: ${inner}`)}".`:`Write one text, in quotes if it holds brackets, braces or a colon.`}
function notInList(is,value,allowed){
let near=typeof value==`string`?slip(value,allowed):void 0;
return{message:`${is}; it can only be ${choices(allowed)}.`,fix:near===void 0?`Choose one of these.`:`Write "${near}" if that is what it means.`}}
function unwritable(name,value,spelling){
if(typeof value==`string`)return{message:`${name} holds half of a character, which no file can keep.`,fix:`Remove the escape, or write the whole character.`};
let written=spelling??String(value);
return Number.isFinite(value)?{message:`${name} is ${written} here, and many readers keep fewer digits than that.`,fix:`Put it in quotes if it is text: "${written}".`}:{message:`${name} is ${written} here, which is no number that can be compared.`,fix:`Write a number, or put it in quotes if it is text: "${written}".`}}
function listOf(value){
return Array.isArray(value)?value.map(String):[]}
function unwritableValues(value){
return holdsUnwritable(value)?unwritableBelow(value,[]):[]}
function holdsUnwritable(value){
if(typeof value==`string`||typeof value==`number`)return!isWritable(value);
if(typeof value!=`object`||!value)return!1;
if(Array.isArray(value))return value.some(holdsUnwritable);
for(let[name,field]of Object.entries(value))if(!isWritable(name)||holdsUnwritable(field))return!0;
return!1}
function*unwritableBelow(value,path){
if(typeof value==`string`||typeof value==`number`)isWritable(value)||(yield{error:{keyword:`unwritable`,data:value},path,isKey:!1});else if(Array.isArray(value))for(let[index,item]of value.entries())yield*unwritableBelow(item,[...path,index]);else if(typeof value==`object`&&value)for(let[name,field]of Object.entries(value)){
let below=[...path,name];
isWritable(name)||(yield{error:{keyword:`unwritable`,data:name},path:below,isKey:!0}),yield*unwritableBelow(field,below)}}
function isWritable(value){
return typeof value==`string`?value.isWellFormed():Number.isFinite(value)?!Number.isInteger(value)||Number.isSafeInteger(value)||Math.abs(value)>=1e21:!1}
const echoes=new Set([`oneOf`,`discriminator`,`propertyNames`]);
function shapeOf(matches,value){
if(!matches(value))return{value:void 0,errors:told$4(matches,value)};
let[first,...others]=unwritableValues(value);
return first===void 0?{value,errors:[]}:{value:void 0,errors:[first,...others]}}
function shapeErrors(matches,value){
return matches(value),told$4(matches,value)}
function told$4({errors:all},value){
let errors=all??[],found=[],seen=new Set;
for(let error of errors){
if(echoes.has(error.keyword))continue;
let shaped=shapedBy(error,value),identity=JSON.stringify([shaped.path,error.keyword,error.params]);
seen.has(identity)||found.push(shaped),seen.add(identity)}
let named=new Set(found.map(({path})=>JSON.stringify(path)));
for(let unwritable of unwritableValues(value))named.has(JSON.stringify(unwritable.path))||found.push(unwritable);
return found}
function shapedBy(error,value){
let path=pathOf(error.instancePath,value);
if(error.keyword===`additionalProperties`)return{error,path:[...path,error.params.additionalProperty],isKey:!0};
let name=error.propertyName;
return name===void 0?{error,path,isKey:!1}:{error,path:[...path,name],isKey:!0}}
function shapeDefects(errors,yaml){
let source={value:yaml.value,whole:`The file`,spelling:yaml.spelling};
return errors.map(shaped=>({rule:`file/off-schema`,...schemaSentence(shaped,source),at:shaped.isKey?yaml.locateKey(shaped.path):yaml.locate(shaped.path)})).toSorted((a,b)=>a.at.line-b.at.line||a.at.column-b.at.column)}
function withoutDefects(value,errors){
let root={whole:!1,below:new Map};
for(let{error,path}of errors)error.keyword!==`required`&&(removalAt(root,path).whole=!0);
return remaining(value,root)}
function removalAt(root,path){
let here=root;
for(let key of path){
let next=here.below.get(key)??{whole:!1,below:new Map};
here.below.set(key,next),here=next}
return here}
function remaining(value,removal){
if(removal===void 0)return value;
if(removal.whole)return;
let{below}=removal;
if(below.size===0)return value;
if(Array.isArray(value))return value.map((item,index)=>remaining(item,below.get(index)));
if(typeof value!=`object`||!value)return value;
let fields=Object.entries(value).flatMap(([name,field])=>{
let part=below.get(name);
return part?.whole===!0?[]:[[name,remaining(field,part)]]});
return Object.fromEntries(fields)}
function pathOf(pointer,value){
let path=[],here=value;
for(let part of pointer.split(`/`).slice(1)){
let name=part.replaceAll(`~1`,`/`).replaceAll(`~0`,`~`),key=Array.isArray(here)?Number(name):name;
path.push(key),here=typeof here==`object`&&here?Reflect.get(here,key):void 0}
return path}
function unreadCase(defects){
return{...nothing$2,defects}}
const nothing$2={value:void 0,draft:void 0,isWhole:!1,digest:void 0,ambiguousScalars:[]};
function plainCase(path,text){
let yaml=parseLocated(path,text);
if(yaml.defects.length>0)return unreadCase(yaml.defects);
let{value}=yaml,{errors}=shapeOfCase(value),defects=shapeDefects(errors,yaml),ambiguousScalars=unexplained(yaml.ambiguousScalars,errors);
if(!isMap$1(value))return{...nothing$2,value,defects,ambiguousScalars};
let draft=withoutDefects(value,errors);
return{value,draft,isWhole:errors.length===0,digest:isJudged(draft)?caseDigest(value):void 0,defects:[...defects,...cutTexts(draft,text,yaml),...hiddenCharacters(draft,text,yaml)],ambiguousScalars}}
function isJudged({review,sentinel}){
return review?.digest!==void 0||sentinel!==void 0}
function shapeOfCase(value){
let shape=shapeOf(caseShape,value);
if(!isMap$1(value)||!shape.errors.some(isAboutKind))return shape;
let kind=`because`in value?`abstention`:`answerable`,others=shapeErrors(caseShape,{...value,kind});
return{errors:[...shape.errors.filter(isAboutKind),...others]}}
function isAboutKind({error,path}){
return path.length===1&&path[0]===`kind`||path.length===0&&error.keyword===`required`&&error.params.missingProperty===`kind`}
function byUtf8(a,b){
let length=Math.min(a.length,b.length);
for(let index=0;index<length;index++){
let left=a.charCodeAt(index),right=b.charCodeAt(index);
if(left!==right)return aboveSurrogates(left)-aboveSurrogates(right)}
return a.length-b.length}
function aboveSurrogates(unit){
return unit<55296?unit:unit<57344?unit+8192:unit-2048}
function disjointSets(){
let parents=new Int32Array(1024),count=0,leaderOf=thing=>{
let here=thing;
for(;;){
let above=parents[here]??here;
if(above===here)return here;
let next=parents[above]??above;
parents[here]=next,here=next}};
return{add:()=>{
if(count===parents.length){
let larger=new Int32Array(count*2);
larger.set(parents),parents=larger}
return parents[count]=count,count++},join:(one,other)=>{
let[a,b]=[leaderOf(one),leaderOf(other)];
a<b?parents[b]=a:b<a&&(parents[a]=b)},leaderOf}}
function joining(){
let numbers=new Map,sets=disjointSets(),numberOf=name=>{
let number=numbers.get(name);
return number===void 0&&(number=sets.add(),numbers.set(name,number)),number};
return{add:numberOf,join:names=>{
let first=-1;
for(let name of names){
let number=numberOf(name);
first===-1?first=number:sets.join(first,number)}
return first},leaderOf:sets.leaderOf,components:()=>{
let groups=new Map;
for(let name of[...numbers.keys()].toSorted(byUtf8)){
let leader=sets.leaderOf(numberOf(name)),group=groups.get(leader);
group===void 0?groups.set(leader,[name]):group.push(name)}
return[...groups.values()]}}}
function componentsOf(links,names=[]){
let{add,join,components}=joining();
for(let name of names)add(name);
for(let link of links)join(link);
return components()}
function shortestPath({holders,links,from,to}){
let byKey=new Map(holders.map(holder=>[holder.key,holder])),linksAt=linksByHolder(links),ends=new Set(to),reachedBy=new Map(from.map(holder=>[holder,void 0])),taken=new Set,queue=[...from];
for(let here of queue){
if(ends.has(here))return wayTo(here,reachedBy);
for(let through of linksAt.get(here.key)??[]){
if(taken.has(through))continue;
taken.add(through);
let met=through.holders.flatMap(key=>byKey.get(key)??[]);
for(let next of met.filter(one=>!reachedBy.has(one)))reachedBy.set(next,{from:here,through,to:next}),queue.push(next)}}}
function linksByHolder(links){
let linksAt=new Map;
for(let link of links)for(let key of link.holders){
let own=linksAt.get(key);
own===void 0?linksAt.set(key,[link]):own.push(link)}
return linksAt}
function wayTo(end,reachedBy){
let steps=[];
for(let step=reachedBy.get(end);step!==void 0;step=reachedBy.get(step.from))steps.push(step);
let[first,...others]=steps.toReversed();
return first&&[first,...others]}
function leastCut(part){
let relations=part.links.filter(({by})=>by===`relation`),path=shortestPath({...part,links:relations});
if(path!==void 0)return{kind:`relations`,path};
let network=networkOf(part),flow={onward:new Map,back:new Map};
for(let paths=0;paths<=10;paths++){
let{reached,end}=walk(network,flow);
if(end===void 0)return{kind:`cases`,files:boundary(part,network,reached)};
send(flow,reached,end)}
return{kind:`many`,moreThan:10}}
function networkOf({holders,links,from,to}){
let numbers=new Map(holders.map(({key},index)=>[key,index])),numberOf=key=>numbers.get(key)??-1,wayIn=link=>holders.length+2*link,linkNumbers=new Map(links.map((link,index)=>[link,index])),linksAt=linksByHolder(links),linkAt=place=>place-holders.length>>1,isWayIn=place=>place>=holders.length&&(place-holders.length)%2==0;
return{from:from.map(({key})=>numberOf(key)),to:new Set(to.map(({key})=>numberOf(key))),next:place=>{
if(isWayIn(place))return[place+1];
let holder=holders[place];
return holder===void 0?(links[linkAt(place)]?.holders??[]).map(numberOf):(linksAt.get(holder.key)??[]).map(link=>wayIn(linkNumbers.get(link)??-1))},isNarrow:place=>isWayIn(place)&&links[linkAt(place)]?.by===`case`,wayIn}}
function walk(network,flow){
let reached=new Map;
for(let place of network.from)reached.set(place,void 0);
let queue=[...network.from];
for(let place of queue){
if(network.to.has(place))return{reached,end:place};
let onward=network.isNarrow(place)&&flow.onward.has(place)?[]:network.next(place);
for(let next of[...onward,...flow.back.get(place)?.keys()??[]])reached.has(next)||(reached.set(next,place),queue.push(next))}
return{reached,end:void 0}}
function send(flow,reached,end){
let place=end;
for(let before=reached.get(end);before!==void 0;before=reached.get(before))(flow.back.get(before)?.get(place)??0)>0?change(flow,[place,before],-1):change(flow,[before,place],1),place=before}
function change(flow,[from,to],by){
for(let[map,one,other]of[[flow.onward,from,to],[flow.back,to,from]]){
let others=map.get(one)??new Map,count=(others.get(other)??0)+by;
count===0?others.delete(other):others.set(other,count),others.size===0?map.delete(one):map.set(one,others)}}
function boundary({links},{wayIn},reached){
return links.flatMap((link,index)=>{
let isCut=reached.has(wayIn(index))&&!reached.has(wayIn(index)+1);
return link.by===`case`&&isCut?[link.file]:[]})}
const splits$1=[`dev`,`regression`,`validation`,`test`];
function areApart(one,other){
return sideOf(one)!==sideOf(other)}
function sideOf(split){
return split===`dev`||split===`regression`?`development`:split}
const sides$1=[`development`,`validation`,`test`];
function isKnownMore(one,other){
return sides$1.indexOf(sideOf(one))<sides$1.indexOf(sideOf(other))}
function componentsIn({holders,links}){
return componentsOf(links.map(link=>link.holders),holders.keys())}
function splitsOf(component,{holders}){
let recorded=new Set(component.map(key=>holders.get(key)?.split));
return splits$1.filter(split=>recorded.has(split))}
function isSplitApart(recorded){
return recorded.some(one=>recorded.some(other=>areApart(one,other)))}
function*conflictsIn(graph){
let broken=componentsIn(graph).filter(one=>isSplitApart(splitsOf(one,graph)));
if(broken.length===0)return;
let componentOf=new Map(broken.flatMap(keys=>keys.map(key=>[key,keys]))),links=new Map(broken.map(component=>[component,[]]));
for(let link of graph.links){
let component=componentOf.get(link.holders[0]??``);
component!==void 0&&links.get(component)?.push(link)}
for(let[component,own]of links){
let holders=component.flatMap(key=>graph.holders.get(key)??[]);
for(let sides of pairsOfSides(holders)){
let[from=[],to=[]]=sides.map(side=>holders.filter(one=>isOn(side,one))),part={holders,links:own,from,to},path=shortestPath(part);
path!==void 0&&(yield{component,sides,path,cut:leastCut(part)})}}}
function isOn(side,{split}){
return split!==void 0&&sideOf(split)===side}
function*pairsOfSides(holders){
let present=[`development`,`validation`,`test`].filter(side=>holders.some(one=>isOn(side,one)));
for(let[index,one]of present.entries())for(let other of present.slice(index+1))yield[one,other]}
function provenanceOf(file){
let entries=[],index=0;
for(let entry of file.case.provenance??[])entry!==void 0&&entries.push({index,entry}),index++;
return entries}
function relevantChunksOf(file){
let chunks=[],index=0;
for(let chunkId of file.case.relevantChunkIds??[])chunkId!==void 0&&!isBlank(chunkId)&&chunks.push({index,chunkId}),index++;
return chunks}
function statusOf(file){
let{review}=file.case;
return review===void 0?file.has([`review`])?void 0:`pending`:review.status}
function stageOf(file){
return file.has([`retired`])?`retired`:statusOf(file)}
function takesPart(file){
let stage=stageOf(file);
return stage!==`rejected`&&stage!==`retired`}
function isUndecided(file){
return file.has([`refresh`])&&!file.has([`refresh`,`outcome`])}
function waitsForFill(file){
return file.has([`evidence`])&&file.case.evidence?.length!==0}
function readsWhole(list){
return list?.every(item=>item!==void 0)===!0}
function knowsAll(ids){
return readsWhole(ids)&&!ids.some(isBlank)}
function familiesById(file){
let families=Object.entries(file.families?.families??{});
return new Map(families.map(([id,family])=>[id,family??{}]))}
function once(make){
let kept;
return()=>(kept??={made:make()},kept.made)}
function oncePerPair(make){
let kept=new WeakMap;
return(a,b)=>{
let own=kept.get(a)??new WeakMap;
kept.set(a,own);
let known=own.get(b)??{made:make(a,b)};
return own.set(b,known),known.made}}
function documentsAsRecorded({record,documents}){
return asRecorded(documents,record?.documents)}
function chunksAsRecorded({record,chunks}){
return asRecorded(chunks,record?.chunks)}
function isAltered(revision){
let{documents,chunks}=revision;
return documents!==void 0&&documentsAsRecorded(revision)===void 0||chunks!==void 0&&chunksAsRecorded(revision)===void 0}
function asRecorded(manifest,recorded){
return recorded===void 0||recorded.sha256===manifest?.sha256?manifest?.records:void 0}
const fit=/^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
function isFitId(text){
return text.length<=100&&fit.test(text)}
function idInName(path){
return path.slice(path.lastIndexOf(`/`)+1).replace(/\.ya?ml$/i,``)}
function foldId(text,identity=text){
let digits=hex(identity),readable=asciiWords(text,100-digits.length-1);
return known$8(readable===``?`case-${digits}`:`${readable}-${digits}`)}
function questionId(tool,question,ordinal){
let asked=normaliseWhiteSpace(question);
return foldId(asciiWords(asked,40),[tool,asked,ordinal].join(`
`))}
function asciiWords(text,room){
let plain=text.normalize(`NFKD`).replaceAll(/\p{M}+/gu,``).toLowerCase(),words=``;
for(let[word]of plain.matchAll(/[a-z0-9]+/g)){
let longer=words===``?word:`${words}-${word}`;
if(longer.length>room)return words===``?word.slice(0,room):words;
words=longer}
return words}
function hex(text){
return sha256(/\p{Cs}/u.test(text)?JSON.stringify(text):text).slice(7,15)}
function known$8(text){
if(!isFitId(text))throw Error(`"${text}" was made as an id and is none.`);
return text}
const casesFolder=`cases`,revisionsFolder=`corpus-revisions`,currentFile=`${revisionsFolder}/current.yaml`,textsFolder=`${revisionsFolder}/texts`,familiesFile=`families.yaml`,policyFile=`.github/touchstone.yaml`,shardDigits=`0123456789abcdef`.split(``);
function tableFiles(base){
return[`${base}.jsonl`,...shardDigits.map(digit=>`${base}-${digit}.jsonl`)]}
function textFilesOf(hash){
return tableFiles(`${textsFolder}/${hash.charAt(7)}`)}
function isInCases(path){
return path.startsWith(`${casesFolder}/`)}
function isRecorded$1(path){
return path.startsWith(`corpus-revisions/`)&&path!==`corpus-revisions/current.yaml`}
function isYamlName(path){
return/\.ya?ml$/i.test(path)}
function isOfTheSet({rule}){
return rule!==`file/passed-over`}
function revisionOf(dataset,file){
let{corpusRevision}=file.case;
return corpusRevision===void 0?void 0:dataset.revisions.get(corpusRevision)}
function knownIds({cases,defects}){
let read=new Set(cases.map(({path})=>path)),unread=defects.map(({at})=>at.file).filter(file=>!read.has(file)),given=cases.map(file=>file.case.id??idInName(file.path));
return new Set([...given,...unread.map(idInName)])}
function unreadCases({cases,defects}){
let read=new Set(cases.map(({path})=>path)),unread=defects.filter(defect=>isOfTheSet(defect)&&isInCases(defect.at.file)).map(({at})=>at.file);
return[...new Set(unread)].filter(path=>!read.has(path))}
function lacksText({texts},file){
return[...provenanceOf(file)].some(({entry:{contentHash}})=>contentHash!==void 0&&!texts.has(contentHash))}
function lacksCurrentRevision(dataset){
if(currentRevision(dataset)!==void 0)return!1;
let{current,revisions,defects}=dataset;
return defects.some(defect=>isOfTheSet(defect)&&`${defect.at.file}/`.startsWith(`corpus-revisions/`))||current!==void 0||revisions.size>0}
function currentRevision(dataset){
let id=dataset.current?.revision;
return id===void 0?void 0:dataset.revisions.get(id)}
function documentsOf$2(dataset,file){
let found=new Map,whole=readableLists.every(name=>!file.has([name])||readsWhole(file.case[name]));
for(let{documentId,path}of entriesOf$1(dataset,file))documentId===void 0||isBlank(documentId)?whole=!1:found.has(documentId)||found.set(documentId,path);
return{documents:[...found].map(([documentId,path])=>({documentId,path})),whole}}
const readableLists=[`provenance`,`evidence`,`distractorChunkIds`];
function*entriesOf$1(dataset,file){
let{provenance=[],evidence=[],distractorChunkIds=[]}=file.case,documentIn=documentsByChunk(dataset,file);
for(let[index,entry]of provenance.entries())yield{documentId:entry?.documentId,path:[`provenance`,index,`documentId`]};
for(let[index,entry]of evidence.entries()){
let isNamed=entry?.document!==void 0;
yield{documentId:isNamed?entry.document:documentIn(entry?.chunk),path:[`evidence`,index,isNamed?`document`:`chunk`]}}
for(let[index,chunkId]of distractorChunkIds.entries())yield{documentId:documentIn(chunkId),path:[`distractorChunkIds`,index]}}
function documentsByChunk(dataset,file){
let revision=revisionOf(dataset,file),chunks=revision&&chunksAsRecorded(revision);
return chunkId=>chunkId===void 0?void 0:chunks?.get(chunkId)?.documentId}
function caseFamilies(sources){
let parentOf=parents$1(sources),known=new Map;
return file=>{
let line=new Set,here=file;
for(;here!==void 0&&!known.has(here)&&!line.has(here);)line.add(here),here=parentOf(here);
let inherited=here!==void 0&&line.has(here)?ofCircle(sources,line,here):void 0;
for(let one of[...line].toReversed()){
let parent=parentOf(one),above=(parent&&known.get(parent))??inherited;
known.set(one,familiesOf$3(sources,one,{parent,inherited:above}))}
return known.get(file)??familiesOf$3(sources,file,alone$1)}}
function ofCircle(sources,line,start){
let cases=[...line];
return{belongings:cases.slice(cases.indexOf(start)).map(one=>familiesOf$3(sources,one,alone$1)).flatMap(({belongings})=>belongings),whole:!1}}
function parents$1({dataset,exceptions}){
let byId=new Map;
for(let file of dataset.cases){
let{id}=file.case;
id!==void 0&&!byId.has(id)&&byId.set(id,file)}
return file=>{
let{id,variantOf}=file.case;
if(variantOf!==void 0&&variantOf!==id)return exceptions.keepsVariantApart(file)===void 0?byId.get(variantOf):void 0}}
const alone$1={parent:void 0,inherited:void 0};
function familiesOf$3(sources,file,{parent,inherited}){
let documents=documentsOf$2(sources.dataset,file),parts=[ofDocuments$4(sources,documents),ofField(sources,file),ofParent(sources,file,inherited)],found=new Map;
for(let belonging of parts.flatMap(({belongings})=>belongings))found.has(belonging.family)||found.set(belonging.family,belonging);
let whole=parts.every(part=>part.whole);
return{belongings:[...found.values()],documents,parent,whole}}
function ofDocuments$4({claimsOf},{documents,whole}){
let belongings=documents.map(({documentId,path})=>({path,claims:claimsOf(documentId)})).flatMap(({path,claims:[claim,...others]})=>claim===void 0||others.length>0?[]:[{family:claim.family,through:`document`,path}]);
return{belongings,whole:whole&&belongings.length===documents.length}}
function ofField({families},file){
let named=file.case.families??[],belongings=named.flatMap((family,index)=>family===void 0||!families.has(family)?[]:[{family,through:`field`,path:[`families`,index]}]);
return{belongings,whole:(file.case.families!==void 0||!file.has([`families`]))&&belongings.length===named.length}}
function ofParent({exceptions},file,inherited){
return{belongings:(inherited?.belongings??[]).map(({family})=>({family,through:`parent`,path:[`variantOf`]})),whole:!(file.has([`variantOf`])&&exceptions.keepsVariantApart(file)===void 0)||inherited?.whole===!0}}
function fitsGlob(glob,text){
let[first=``,...rest]=glob.split(`*`),last=rest.pop();
if(last===void 0)return text===glob;
if(!text.startsWith(first))return!1;
let at=first.length;
for(let part of rest){
let found=placeOf$10(part,text,at);
if(found===-1)return!1;
at=found+part.length}
return text.length-last.length>=at&&text.endsWith(last)}
function placeOf$10(part,text,from){
if(part.length<=64)return text.indexOf(part,from);
let fallbacks=fallbacksOf(part),fit=0;
for(let at=from;at<text.length;at++)if(fit=fitAfter(part,{fit,fallbacks,unit:text.charCodeAt(at)}),fit===part.length)return at+1-fit;
return-1}
function fallbacksOf(part){
let fallbacks=new Uint32Array(part.length),fit=0;
for(let at=1;at<part.length;at++)fit=fitAfter(part,{fit,fallbacks,unit:part.charCodeAt(at)}),fallbacks[at]=fit;
return fallbacks}
function fitAfter(part,{fit,fallbacks,unit}){
let kept=fit;
for(;kept>0&&part.charCodeAt(kept)!==unit;)kept=fallbacks[kept-1]??0;
return part.charCodeAt(kept)===unit?kept+1:kept}
function documentClaims(families){
let exact=new Map,byStart=new Map;
for(let claim of allClaims(families)){
let star=claim.pattern.indexOf(`*`);
star===-1?addTo$1(exact,claim.pattern,claim):addTo$1(mapAt(byStart,star),claim.pattern.slice(0,star),claim)}
let known=new Map;
return documentId=>{
let claims=known.get(documentId);
return claims===void 0&&(claims=onePerFamily(exact.get(documentId)??fitting(byStart,documentId)),known.set(documentId,claims)),claims}}
function*allClaims(families){
for(let[family,{documents}]of families)for(let[index,pattern]of(documents??[]).entries())pattern===void 0||isBlank(pattern)||(yield{family,pattern,path:[`families`,family,`documents`,index]})}
function addTo$1(map,key,claim){
let claims=map.get(key);
claims===void 0?map.set(key,[claim]):claims.push(claim)}
function mapAt(maps,length){
let map=maps.get(length)??new Map;
return maps.set(length,map),map}
function fitting(byStart,documentId){
let found=[];
for(let[length,claims]of byStart)if(!(length>documentId.length))for(let claim of claims.get(documentId.slice(0,length))??[])fitsGlob(claim.pattern,documentId)&&found.push(claim);
return found}
function onePerFamily(claims){
let first=new Map;
for(let claim of claims)first.has(claim.family)||first.set(claim.family,claim);
return[...first.values()].toSorted((a,b)=>byUtf8(a.family,b.family))}
function exceptionsIn(families){
let excluded=indexed(families,`exclude`),apart=indexed(families,`keep-apart`);
return{excludes:({case:{id}},own)=>{
let byId=id===void 0?void 0:first(excluded.cases.get(id));
if(byId!==void 0||excluded.families.size===0)return byId;
let family=[...own].find(one=>excluded.families.has(one));
return family===void 0?void 0:first(excluded.families.get(family))},keepsApart:(one,other)=>{
let others=apart.families.get(other);
return others&&[...apart.families.get(one)??[]].find(index=>others.has(index))},isKeptApart:family=>apart.families.has(family),keepsVariantApart:({case:{id}})=>id===void 0?void 0:first(apart.cases.get(id))}}
function first(indices){
return indices===void 0?void 0:[...indices][0]}
function indexed(families,decision){
let found={cases:new Map,families:new Map};
for(let[index,exception]of(families?.exceptions??[]).entries())if(exception?.decision===decision)for(let kind of[`cases`,`families`])for(let id of(exception[kind]??[]).flatMap(one=>one??[]))found[kind].set(id,(found[kind].get(id)??new Set).add(index));
return found}
function relationGroups(families,exceptions){
let apart=families.filter(exceptions.isKeptApart);
if(apart.length<2||apart.length>200)return families.length<2?[]:[families];
let free=families.filter(family=>!exceptions.isKeptApart(family)),groups=[...(apart.length>8?joinedAmong:pairsAmong)(apart,exceptions)];
free.length>1&&groups.push(free);
let joint=apart.length>8?free.slice(0,1):free;
return joint.length>0&&groups.push(...apart.map(family=>[family,...joint])),groups}
function*pairsAmong(families,{keepsApart}){
for(let[index,one]of families.entries())for(let other of families.slice(index+1))keepsApart(one,other)===void 0&&(yield[one,other])}
function*joinedAmong(families,{keepsApart}){
let unmet=new Set(families);
for(let start of families){
let waiting=unmet.delete(start)?[start]:[];
for(let one=waiting.pop();one!==void 0;one=waiting.pop()){
let here=one;
for(let other of[...unmet].filter(each=>keepsApart(here,each)===void 0))unmet.delete(other),waiting.push(other),yield[here,other]}}}
function caseKey({path}){
return`case ${path}`}
function graphOfCases({cases,familiesOf}){
let holders=new Map(cases.map(file=>[caseKey(file),holderOf(file)]));
return{holders,links:cases.flatMap(file=>{
let{parent}=familiesOf(file);
return parent===void 0||!holders.has(caseKey(parent))?[]:[{by:`case`,file,holders:[caseKey(file),caseKey(parent)]}]})}}
function graphOfFamilies(sources){
let{families,cases,familiesOf}=sources,holders=new Map;
for(let[id,{split}]of families)holders.set(id,{kind:`family`,key:id,id,split});
for(let file of cases)familiesOf(file).belongings.length===0&&holders.set(caseKey(file),holderOf(file));
return{holders,links:[...linksOfCases(sources,holders),...linksOfRelations(sources)]}}
function linksOfCases({cases,familiesOf},holders){
return cases.flatMap(file=>{
let{belongings,parent}=familiesOf(file),families=belongings.map(({family})=>family),standing=(parent===void 0?[file]:[file,parent]).map(caseKey),joined=[...families,...standing.filter(key=>holders.has(key))];
return joined.length<2?[]:[{by:`case`,file,holders:joined}]})}
function linksOfRelations({draft,families,exceptions}){
let links=[];
for(let[index,relation]of(draft?.related??[]).entries()){
let known=(relation?.families??[]).flatMap(id=>id??[]).filter(id=>families.has(id));
for(let holders of relationGroups([...new Set(known)],exceptions))links.push({by:`relation`,index,holders})}
return links}
function holderOf(file){
return{kind:`case`,key:caseKey(file),file,split:file.case.split}}
const known$7=new WeakMap;
function groupingOf(dataset){
let{families:file}=dataset;
if(file?.families===void 0)return;
let earlier=known$7.get(dataset);
if(earlier!==void 0)return earlier;
let grouping=groupingBy(dataset,file);
return known$7.set(dataset,grouping),grouping}
function splitGroupingOf(dataset){
let grouping=groupingOf(dataset);
return grouping!==void 0&&isSplit(grouping,dataset)?grouping:void 0}
function isSplit({isByCase,families},{cases}){
return isByCase?cases.some(file=>takesPart(file)&&file.case.split!==void 0):[...families.values()].some(({split})=>split!==void 0)}
function groupingBy(dataset,file){
let draft=file.families,families=familiesById(file),claimsOf=documentClaims(families),exceptions=exceptionsIn(draft),familiesOf=caseFamilies({dataset,families,claimsOf,exceptions}),excluded=new Map,cases=[];
for(let one of dataset.cases.filter(takesPart)){
let own=familiesOf(one).belongings.map(({family})=>family),exception=exceptions.excludes(one,own);
exception===void 0?cases.push(one):excluded.set(one,exception)}
let isByCase=draft?.claim?.kind===`fixed-corpus`,sources={draft,families,cases,familiesOf,exceptions},familyGraph=once(()=>graphOfFamilies(sources));
return{file,families,claimsOf,exceptions,isByCase,cases,excluded,familiesOf,graph:isByCase?once(()=>graphOfCases(sources)):familyGraph,familyGraph}}
function holdersOfCase({isByCase,familiesOf},file){
let families=isByCase?[]:familiesOf(file).belongings.map(({family})=>family);
return families.length===0?[caseKey(file)]:families}
function groupsOf(items,keyOf){
let groups=new Map;
for(let item of items){
let key=keyOf(item),group=groups.get(key);
group===void 0?groups.set(key,[item]):group.push(item)}
return groups}
function namesSome(named){
return named!==void 0&&[named.families,named.cases].some((all=[])=>all.length>0)}
function namedHolders(grouping,cases){
let ofCases=once(()=>holdersById(grouping,cases)),ofFamilies=once(()=>holdersByFamily(grouping,cases)),components=once(()=>componentsIn(grouping.graph()));
return{of:({families=[],cases:ids=[]})=>{
let named=families.flatMap(id=>id??[]);
return new Set([...grouping.isByCase?named.flatMap(id=>ofFamilies().get(id)??[]):named,...ids.flatMap(id=>id===void 0?[]:ofCases().get(id)??[])])},joinedWith:keys=>{
if(keys.size===0)return keys;
let joined=components().filter(component=>component.some(key=>keys.has(key)));
return new Set([...keys,...joined.flat()])}}}
function holdersById(grouping,cases){
let found=new Map;
for(let file of cases){
let{id}=file.case;
id!==void 0&&found.set(id,[...found.get(id)??[],...holdersOfCase(grouping,file)])}
return found}
function holdersByFamily(grouping,cases){
let all=cases.flatMap(file=>grouping.familiesOf(file).belongings.map(({family})=>({family,file})));
return new Map([...groupsOf(all,({family})=>family)].map(([family,own])=>[family,own.flatMap(({file})=>holdersOfCase(grouping,file))]))}
function decisionsIn(families){
let reservations=placed$1(families?.reservations),waiting=byDecision(reservations),before=new Map,uses=placed$1(families?.uses).map(one=>{
let{decision}=one.entry,earlier=before.get(decision)??[],repeated=namesSome(one.entry)?earlier.find(({entry})=>isOneUse(entry,one.entry)):void 0;
if(repeated!==void 0)return{...one,repeated,reservation:repeated.reservation,earlier:repeated.earlier};
let reservation=decision===void 0?void 0:waiting.get(decision)?.shift(),use={...one,reservation,earlier,repeated};
return before.set(decision,[...earlier,use]),use}),taken=new Set(uses.map(({reservation})=>reservation));
return{reservations,uses,open:reservations.filter(one=>!taken.has(one))}}
const sayings=[`decision`,`by`,`at`,`run`,`configuration`,`frozenAt`];
function isOneUse(one,other){
return sayings.every(field=>one[field]!==void 0&&one[field]===other[field])}
function usedBy({entry,reservation}){
return[entry,reservation?.entry].find(namesSome)}
function placed$1(entries){
return(entries??[]).flatMap((entry,index)=>entry===void 0?[]:[{index,entry}])}
function byDecision(reservations){
let found=new Map;
for(let one of reservations){
let{decision}=one.entry;
decision!==void 0&&found.set(decision,[...found.get(decision)??[],one])}
return found}
function reachIn(grouping,cases){
let holders=namedHolders(grouping,cases);
return named=>holders.joinedWith(named===void 0?inTest(grouping):holders.of(named))}
function inTest(grouping){
let all=[...grouping.graph().holders.values()];
return new Set(all.flatMap(({key,split})=>split===`test`?[key]:[]))}
function holdoutStates(grouping,{cases}){
let draft=grouping.file.families,reach=reachIn(grouping,cases),{uses,open}=decisionsIn(draft),exposures=byHolder((draft?.exposures??[]).flatMap(one=>one??[]),reach),used=byHolder(uses,one=>reach(usedBy(one))),reserved=byHolder(open.map(({entry})=>entry),one=>reach([one].find(namesSome))),splitOf=splits(grouping,cases),of=key=>{
let record={exposures:exposures.get(key)??[],uses:onceEach(used.get(key)??[]),reserved:reserved.get(key)??[]};
return{state:stateOf(splitOf(key),record),...record}};
return{of,ofFamily:id=>of(id).state,ofCase:file=>furthest(holdersOfCase(grouping,file).map(key=>of(key).state))}}
function onceEach(uses){
let told=new Set(uses.map(({index})=>index));
return uses.filter(({repeated})=>repeated===void 0||!told.has(repeated.index))}
function byHolder(entries,keysOf){
let found=new Map;
for(let entry of entries)for(let key of keysOf(entry)){
let own=found.get(key);
own===void 0?found.set(key,[entry]):own.push(entry)}
return found}
function splits({families},cases){
let ofCases=new Map(cases.map(file=>[caseKey(file),file.case.split]));
return key=>families.get(key)?.split??ofCases.get(key)}
function stateOf(split,{exposures,uses}){
if(exposures.length>0||split===`regression`)return`spent`;
if(split===`test`)return uses.length>0?`used`:`untouched`}
const order=[void 0,`untouched`,`used`,`spent`];
function furthest(states){
return order.findLast(state=>states.includes(state))}
function splitsOfCase({isByCase,families,familiesOf},file){
let{belongings}=familiesOf(file),found=new Set(isByCase||belongings.length===0?[file.case.split]:belongings.map(({family})=>families.get(family)?.split));
return splits$1.filter(split=>found.has(split))}
function holdoutCaveats(grouping,dataset,among){
let{exposures=[],uses=[]}=grouping.file.families??{};
if(exposures.length===0&&uses.length===0)return[];
let states=holdoutStates(grouping,dataset),test=grouping.cases.filter(file=>stageOf(file)===`approved`&&among(file)&&splitsOfCase(grouping,file).includes(`test`)),spent=test.filter(file=>states.ofCase(file)===`spent`).length,used=test.filter(file=>states.ofCase(file)===`used`),decisions=used.flatMap(file=>holdersOfCase(grouping,file)).flatMap(key=>states.of(key).uses.flatMap(({entry})=>entry.decision??[]));
return[...spent===0?[]:[`People have learned from ${counted(spent,`question`)} of test, and a score on ${spent===1?`it`:`them`} is not confirmation.`],...used.length===0?[]:[`Results on ${counted(used.length,`question`)} of test were read before, for ${listed$1([...new Set(decisions)].map(quoted))}.`]]}
function moveCaveats(grouping,{cases},among){
let moves=(grouping.file.families?.exceptions??[]).flatMap(one=>one?.decision===`move`?[one]:[]);
if(moves.length===0)return[];
let holders=namedHolders(grouping,cases),named=new Set(moves.flatMap(one=>[...holders.of(one)])),moved=grouping.cases.filter(file=>stageOf(file)===`approved`&&among(file)&&splitsOfCase(grouping,file).includes(`test`)&&holdersOfCase(grouping,file).some(key=>named.has(key)));
if(moved.length===0)return[];
let were=moved.length===1?`was`:`were`;
return[`${counted(moved.length,`question`)} of test ${were} moved by a decision on record, and may have been on another side before.`]}
function splitClaimOf(dataset,among=()=>!0){
let grouping=splitGroupingOf(dataset),claim=grouping?.file.families?.claim;
if(grouping===void 0||claim?.kind===void 0)return;
let{kind,statement,cutoff}=claim,figures=figuresOf(grouping,among),test=figures.test??none$1;
return{kind,heldOut:heldOutUnder[kind],statement,sentence:test.cases===0?nothingHeld:sentences[kind](test,cutoff??`the cutoff`),caveats:[...caveatsOf(kind,test),...holdoutCaveats(grouping,dataset,among),...moveCaveats(grouping,dataset,among)],limits:limitsOf(kind),splits:figures,excluded:grouping.excluded.size}}
const nothingHeld=`Nothing is held out yet: no approved case is on the side test, so no score says anything.`,heldOutUnder={"fixed-corpus":`question`,family:`family`,period:`period`,access:`family`},sentences={"fixed-corpus":({cases})=>`Held out: ${counted(cases,`question`)} about documents that development knows; a score on test says how other questions about this very corpus are answered, and nothing of other documents.`,family:test=>`Held out: ${heldInWords$1(test)}; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.`,period:(test,cutoff)=>`Held out: what is asked from ${cutoff} on, ${heldInWords$1(test)}; a score on test says how settings that were chosen on what was asked before work on what is asked later.`,access:test=>`Held out: ${heldInWords$1(test)}, asked by callers who may see some documents each; a score on test says how they are answered from those documents.`};
function heldInWords$1({cases,families,components,withoutFamily}){
let of=`${families===1?`1 family`:`${families} families`} in ${counted(components,`component`)} with ${counted(cases-withoutFamily,`question`)}`;
if(withoutFamily===0)return of;
let alone=`${counted(withoutFamily,`question`)} of no family`;
return families===0?alone:`${of}, and ${alone}`}
const none$1={cases:0,families:0,components:0,withoutFamily:0};
function figuresOf(grouping,among){
let components=componentsIn(grouping.familyGraph()),nameOf=new Map(components.flatMap(keys=>keys.map(key=>[key,keys[0]]))),approved=grouping.cases.filter(file=>stageOf(file)===`approved`&&among(file)),figures=splits$1.map(split=>{
let cases=approved.filter(file=>splitsOfCase(grouping,file).includes(split)),familiesOf=cases.map(file=>grouping.familiesOf(file).belongings),families=new Set(familiesOf.flatMap(all=>all.map(({family})=>family)));
return[split,{cases:cases.length,families:families.size,components:new Set([...families].map(family=>nameOf.get(family))).size,withoutFamily:familiesOf.filter(all=>all.length===0).length}]});
return Object.fromEntries(figures.filter(([split,{cases}])=>cases>0||split===`dev`||split===`test`))}
function limitsOf(kind){
return[...always,others[kind]]}
const always=[`Labels are taken as they are: a paraphrase under a wrong family passes.`,`Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not.`,`Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on.`],others={"fixed-corpus":`One split establishes one claim: this one says nothing of other documents, of a later period, or of what callers may see.`,family:`One split establishes one claim: this one says nothing of a later period or of what callers may see.`,period:`One split establishes one claim: this one says nothing of what callers may see.`,access:`One split establishes one claim: this one says nothing of a later period.`};
function caveatsOf(kind,test){
return kind===`fixed-corpus`||test.components!==1||test.withoutFamily>0?[]:[oneComponent]}
const oneComponent=`The test side is one component: one comparison, however many questions it has.`;
function contentState(file){
let status=statusOf(file);
if(status!==`approved`&&status!==`rejected`)return`undecided`;
let judged=file.case.review?.digest;
return judged===void 0?`unbound`:judged===file.digest?`as-judged`:`edited`}
const pending=`write "review: {status: pending}" in the place of its review`;
function recordCommand(file){
return`"touchstone review record ${file.case.id??file.path}"`}
function judgeCommand(file){
return`"touchstone review judge ${file.case.id??file.path}"`}
function retireCommand(file){
return`"touchstone review retire ${file.case.id??file.path}"`}
function decideCommand(file,outcome){
let flag=outcome===void 0?``:` ${outcome}`;
return`"touchstone refresh decide ${file.case.id??file.path}${flag}"`}
function fillCommand(file){
return`"touchstone fill ${file.case.id??file.path}"`}
function needlessCommand(file){
return`"touchstone refresh decide ${file.case.id??file.path} --needless"`}
function renewCommand(file){
return`"touchstone fill --renew ${file.case.id??file.path}"`}
function shortFormStep(file,start=`Write`){
return`${start} "evidence: [{chunk: …, quote: …}]" with the chunk that carries the answer now, in the place of "relevantChunkIds", "provenance" and "corpusRevision", and run ${fillCommand(file)}`}
function planCommand(file){
return`"touchstone refresh plan ${file.case.id??file.path}"`}
function inPlaceOrder(chunks){
return chunks.toSorted(byPlace$2)}
function byPlace$2(a,b){
return byUtf8(a.documentId,b.documentId)||byUtf8(a.id,b.id)}
function nearestTo(place,inOrder,most){
return inOrder.length===1?inOrder:around(place,inOrder).map(chunk=>({chunk,nearness:nearness(place,chunk)})).toSorted((a,b)=>b.nearness-a.nearness||byUtf8(a.chunk.id,b.chunk.id)).slice(0,most).map(({chunk})=>chunk)}
function around(place,inOrder){
if(inOrder.length<=16)return inOrder;
let high=firstBehind(inOrder,chunk=>byPlace$2(chunk,place)>=0),low=high,nearnessAt=index=>{
let chunk=inOrder[index];
return chunk===void 0?-1:nearness(place,chunk)},[left,right]=[nearnessAt(low-1),nearnessAt(high)];
for(;high-low<16;)left>right?left=nearnessAt(--low-1):right=nearnessAt(++high);
return inOrder.slice(low,high)}
function firstBehind(inOrder,isBehind){
let[low,high]=[0,inOrder.length];
for(;low<high;){
let middle=low+high>>1,item=inOrder[middle];
item===void 0||isBehind(item)?high=middle:low=middle+1}
return low}
const ofOneDocument=2**40;
function nearness(place,chunk){
return place.documentId===chunk.documentId?ofOneDocument+commonStart(place.id,chunk.id):commonStart(place.documentId,chunk.documentId)}
function commonStart(a,b){
let most=Math.min(a.length,b.length),length=0;
for(;length<most&&a.charCodeAt(length)===b.charCodeAt(length);)length++;
return length}
function placesIn$2(differences){
let newcomers=[...differences.changed.map(([,after])=>after),...differences.added],documents=new Set(newcomers.map(({documentId})=>documentId)),heirs=certainHeirs(differences,newcomers),byEnd=endFinder(documents),known=new Map;
return chunk=>{
let{id,documentId}=chunk;
if(documents.has(documentId))return chunk;
let heir=known.get(documentId)??heirs.get(documentId)??byEnd(documentId)??documentId;
return known.set(documentId,heir),{id:id.startsWith(documentId)?`${heir}${id.slice(documentId.length)}`:id,documentId:heir}}}
function certainHeirs({changed,gone},newcomers){
let now=onlyByHash(newcomers),votes=new Map;
for(let[hash,before]of onlyByHash([...changed.map(([one])=>one),...gone])){
let after=now.get(hash);
if(before===void 0||after===void 0)continue;
let own=votes.get(before.documentId)??new Map;
votes.set(before.documentId,own.set(after.documentId,(own.get(after.documentId)??0)+1))}
return new Map([...votes].flatMap(([id,own])=>{
let[first]=[...own].toSorted(([a,x],[b,y])=>y-x||byUtf8(a,b));
return first===void 0?[]:[[id,first[0]]]}))}
function onlyByHash(chunks){
let found=new Map;
for(let chunk of chunks)found.set(chunk.hash,found.has(chunk.hash)?void 0:chunk);
return found}
function endFinder(documents){
let inOrder=[...documents].map(id=>({id,end:fromEnd(id)})).toSorted((a,b)=>byUtf8(a.end,b.end));
return id=>{
let end=fromEnd(id),at=firstBehind(inOrder,one=>byUtf8(one.end,end)>=0),[left,right]=[inOrder[at-1],inOrder[at]],[before,behind]=[left,right].map(one=>one===void 0?0:commonStart(one.end,end));
if(before!==0||behind!==0)return(before??0)>(behind??0)?left?.id:right?.id}}
function fromEnd(id){
let end=``;
for(let at=id.length-1;at>=0;at--)end+=id.charAt(at);
return end}
function verdictCounts({same,changes}){
let counts={same,moved:0,edited:0,split:0,merged:0,gone:0,ambiguous:0,unverified:0};
for(let{verdict}of changes)counts[verdict]++;
return counts}
function placesByBytes({changed,added,holders}){
let free=new Set([...changed.map(([,after])=>after.id),...added.map(({id})=>id)]),known=new Map,holdersOf=hash=>{
let found=known.get(hash)??holdersAmong$1(holders.get(hash)??[],free);
return known.set(hash,found),found};
return({id,hash})=>{
let{byId,chunks,isNew}=holdersOf(hash),own=byId.get(id);
return own===void 0?chunks.length===0?void 0:{chunks,isNew}:{chunks:[own],isNew}}}
function holdersAmong$1(all,free){
let newcomers=all.filter(({id})=>free.has(id)),isNew=newcomers.length>0;
return{byId:new Map(all.map(chunk=>[chunk.id,chunk])),chunks:inPlaceOrder(isNew?newcomers:all),isNew}}
function changeByBytes(chunk,{chunks},place){
let candidates=nearestTo(place,chunks,10).map(({id,documentId,hash})=>({id,documentId,hash,grounds:[`bytes`,...id===chunk.id?[`id`]:[]],likeness:{kept:1,taken:1},equals:chunks.length}));
return{chunk,place,verdict:chunks.length===1?`moved`:`ambiguous`,candidates,candidateCount:chunks.length}}
function movedCount(differences){
let placesOf=placesByBytes(differences);
return[...differences.changed.map(([before])=>before),...differences.gone].filter(chunk=>placesOf(chunk)?.chunks.length===1).length}
var Gathered=class{
changed=[];
gone=[];
added=[];
#before;
#isSame;
constructor(before,isSame){
this.#before=before,this.#isSame=isSame}
get same(){
return this.#before-this.changed.length-this.gone.length}
add({before,after}){
before===void 0?after!==void 0&&this.added.push(after):after===void 0?this.gone.push(before):this.#isSame(before,after)||this.changed.push([before,after])}};
function isSameChunk(a,b){
return a.hash===b.hash&&a.documentId===b.documentId}
function isSameDocument(a,b){
return a.hash===b.hash&&a.revision===b.revision&&a.uri===b.uri}
function isRestated([before,after]){
return before.hash===after.hash}
function displacedHashes({changed,gone}){
return new Set([...changed.map(([before])=>before.hash),...gone.map(({hash})=>hash)])}
function tableDifferences(before,after,isSame){
let found=new Gathered(before.size,isSame);
for(let[id,record]of before)found.add({before:record,after:after.get(id)});
for(let[id,record]of after)before.has(id)||found.add({before:void 0,after:record});
return found}
function holdersAmong(chunks,hashes){
let holders=new Map;
if(hashes.size===0)return holders;
for(let chunk of chunks){
if(!hashes.has(chunk.hash))continue;
let list=holders.get(chunk.hash);
list===void 0?holders.set(chunk.hash,[chunk]):list.push(chunk)}
return holders}
const chunkDifferences=oncePerPair((before,after)=>{
let found=tableDifferences(before,after,isSameChunk),{same,changed,gone,added}=found;
return{same,changed,gone,added,holders:holdersAmong(after.values(),displacedHashes(found))}});
function settingsThatDiffer(before,after){
let differs=name=>canonicalJson({value:before[name]??null})!==canonicalJson({value:after[name]??null});
return{chunking:differs(`chunking`),embedding:differs(`embedding`),retrievalFilter:differs(`retrievalFilter`)}}
function changesBetween(before,now){
let documents=once(()=>tableDifferences(before.documents,now.documents,isSameDocument)),chunks=once(()=>chunkDifferences(before.chunks,now.chunks)),placesOf=once(()=>placesByBytes(chunks())),triggerOf=old=>placesOf()(old)?.isNew===!0?`chunk-moved`:now.chunks.has(old.id)?`chunk-edited`:`chunk-deleted`,ofChunk=chunkId=>{
let[old,later]=[before.chunks.get(chunkId),now.chunks.get(chunkId)];
return old===void 0||later!==void 0&&isSameChunk(old,later)?void 0:triggerOf(old)},byDocument=once(()=>triggersByDocument(chunks(),triggerOf)),revised=once(()=>revisedIn(documents())),settings=once(()=>settingsThatDiffer(before.settings,now.settings)),withNewText=once(()=>{
let fresh=chunksWithNewText(before.chunks,chunks());
return new Set(fresh.map(({documentId})=>documentId))});
return{documents,chunks,ofChunk,happensIn:(documentId,trigger)=>{
if(trigger===`source-revision-changed`)return revised().has(documentId);
if(trigger===`document-added`)return!1;
let found=byDocument().get(documentId);
return isOfChunks(trigger)?found?.has(trigger)===!0:found!==void 0&&settings()[settingOf[trigger]]},happens:trigger=>trigger===`source-revision-changed`?revised().size>0:trigger===`document-added`?documents().added.length>0:isOfChunks(trigger)?[...byDocument().values()].some(one=>one.has(trigger)):settings()[settingOf[trigger]],edited:once(()=>documents().changed.filter(pair=>!isRestated(pair)).map(([{id}])=>id)),hasNewText:documentId=>withNewText().has(documentId)}}
function chunksWithNewText(before,{added,changed}){
let known=new Set([...before.values()].map(({hash})=>hash));
return[...added,...changed.map(([,after])=>after)].filter(({hash})=>!known.has(hash))}
const settingOf={"chunking-changed":`chunking`,"embedding-changed":`embedding`,"retrieval-filter-changed":`retrievalFilter`};
function isOfChunks(trigger){
return trigger.startsWith(`chunk-`)}
function triggersByDocument({changed,gone},triggerOf){
let groups=groupsOf([...changed.map(([chunk])=>chunk),...gone],({documentId})=>documentId);
return new Map([...groups].map(([id,own])=>[id,new Set(own.map(triggerOf))]))}
function revisedIn({changed}){
let revised=changed.filter(([before,after])=>before.revision!==after.revision);
return new Set(revised.map(([{id}])=>id))}
const usualScopes={"source-revision-changed":`cases-of-evidence`,"chunk-edited":`cases-of-evidence`,"chunk-moved":`cases-of-evidence`,"chunk-deleted":`cases-of-evidence`,"chunking-changed":`whole-set`,"embedding-changed":`whole-set`,"retrieval-filter-changed":`whole-set`,"document-added":`cases-of-document`};
function scopesOf(policy){
return{...usualScopes,...policy?.refresh}}
const triggers=Object.keys(usualScopes);
function concernFinder(sources){
let wide=triggers.filter(trigger=>isWide(trigger,sources)),openings=once(()=>openingsOf(sources));
return(file,pieces)=>{
let isOpen=file.case.kind===`abstention`&&file.case.because===`not-in-corpus`,isMoved=pieces.some(({change})=>change!==void 0);
if(!isOpen&&!isMoved&&wide.length===0)return none;
let answering=isOpen?openingsFor(sources.lineage.ofCase(file),openings()):[],asking=new Set(answering.map(({trigger})=>trigger));
return{reasons:(isMoved||asking.size>0?triggers:wide).filter(trigger=>asking.has(trigger)||isConcerned(pieces,trigger,sources)),documents:answering.map(({documentId})=>documentId)}}}
function isWide(trigger,{scopes,changes}){
let scope=scopes[trigger];
return(scope===`cases-of-document`&&trigger!==`document-added`||scope===`whole-set`)&&changes.happens(trigger)}
const none={reasons:[],documents:[]};
function isConcerned(pieces,trigger,{scopes,changes}){
if(pieces.some(piece=>happensTo(piece,trigger,changes)))return!0;
let scope=scopes[trigger];
return scope===`cases-of-evidence`?!1:scope===`whole-set`?changes.happens(trigger):pieces.some(({documentId})=>changes.happensIn(documentId,trigger))}
function happensTo({documentId,change},trigger,changes){
return change===void 0?!1:trigger===change||!isOfChunks(trigger)&&changes.happensIn(documentId,trigger)}
function openingsOf({scopes,changes,lineage}){
if(scopes[`document-added`]===`cases-of-evidence`)return[];
let openingBy=trigger=>{
let isForAll=scopes[trigger]===`whole-set`&&changes.happens(trigger);
return documentId=>({documentId,trigger,families:lineage.ofDocument(documentId),isForAll})};
return[...changes.documents().added.map(({id})=>id).map(openingBy(`document-added`)),...changes.edited().map(openingBy(`source-revision-changed`))].filter(({documentId})=>changes.hasNewText(documentId)).toSorted((a,b)=>byUtf8(a.documentId,b.documentId))}
function openingsFor(own,openings){
return own.length===0?openings:openings.filter(({families,isForAll})=>isForAll||families.length===0||families.some(one=>own.includes(one)))}
const doubts=[`evidence-unrecorded`,`text-missing`];
function isTold(piece){
return typeof piece==`object`}
function pieceFinder({before,changes,texts}){
let known=new Map,lookUp=id=>{
let chunk=before.chunks.get(id);
if(chunk===void 0)return;
let{documentId}=chunk,found={chunk,told:texts.has(chunk.hash)?{documentId,change:changes.ofChunk(id)}:`text-missing`};
return known.set(id,found),found};
return({chunkId,contentHash,documentId})=>{
let found=chunkId===void 0?void 0:known.get(chunkId)??lookUp(chunkId),isRecorded=found?.chunk.hash===contentHash&&found?.chunk.documentId===documentId;
return found!==void 0&&isRecorded?found.told:`evidence-unrecorded`}}
function provenanceComparer(now){
let texts=once(()=>new Set([...now.chunks.values()].map(({hash})=>hash))),changeOf=({chunkId,contentHash,documentId})=>{
if(chunkId===void 0||contentHash===void 0)return;
let chunk=now.chunks.get(chunkId);
return chunk?.hash===contentHash?chunk.documentId===documentId?void 0:`chunk-moved`:texts().has(contentHash)?`chunk-moved`:chunk===void 0?`chunk-deleted`:`chunk-edited`};
return evidence=>{
let found=new Set;
for(let entry of evidence){
let change=changeOf(entry);
change!==void 0&&found.add(change),isOfAnotherRevision(entry,now)&&found.add(`source-revision-changed`)}
return triggers.filter(trigger=>found.has(trigger))}}
function isOfAnotherRevision({documentId,sourceRevision},{documents}){
let document=documentId===void 0?void 0:documents.get(documentId);
return document!==void 0&&sourceRevision!==void 0&&document.revision!==sourceRevision}
function currencyIn(dataset,lineage,target=currentRevision(dataset)){
let now=once(()=>target&&comparedCorpus(target)),isTargetAltered=once(()=>target!==void 0&&isAltered(target)),comparer=once(()=>{
let after=now();
return after&&provenanceComparer(after)}),scopes=scopesOf(dataset.policy?.policy),compare=then=>{
let[before,after]=[comparedCorpus(then),now()];
if(before===void 0||after===void 0)return;
let changes=changesBetween(before,after);
return{pieceOf:pieceFinder({before,changes,texts:dataset.texts}),concernOf:concernFinder({scopes,changes,lineage})}},comparisons=new Map;
return file=>{
if(target===void 0)return unverified$1(`no-current-revision`);
let then=judgedUnder(dataset,file);
if(then===`corpus-unbound`)return unverified$1(then);
let evidence=provenanceOf(file).map(({entry})=>entry);
if(typeof then==`string`)return unverified$1(then,comparer()?.(evidence));
if(then===target&&!isTargetAltered())return{state:`current`};
comparisons.has(then)||comparisons.set(then,compare(then));
let comparison=comparisons.get(then);
if(comparison===void 0)return unverified$1(`revision-altered`,comparer()?.(evidence));
let pieces=evidence.map(comparison.pieceOf),doubt=doubts.find(why=>pieces.includes(why));
return doubt===void 0?currencyBy(comparison.concernOf(file,pieces.filter(isTold))):unverified$1(doubt)}}
function currencyBy({reasons,documents}){
return reasons.length===0?{state:`carried`}:{state:`stale`,reasons,unverifiable:[],documents}}
function unverified$1(why,reasons=[]){
return{state:`stale`,reasons,unverifiable:[why],documents:[]}}
function judgedUnder(dataset,file){
let read=file.case.review?.corpus,revision=revisionOf(dataset,file);
return read===void 0?`corpus-unbound`:revision?.digest===void 0?`revision-missing`:revision.digest===read?revision:`revision-rewritten`}
function comparedCorpus(revision){
let[documents,chunks]=[documentsAsRecorded(revision),chunksAsRecorded(revision)],{record}=revision;
if(record!==void 0&&documents!==void 0&&chunks!==void 0)return{settings:record,documents,chunks}}
function currencyByHashes(dataset,lineage,target=currentRevision(dataset)){
let currencyOf=currencyIn(dataset,lineage,target),asIfKept=once(()=>currencyIn(withCitedTexts(dataset),lineage,target));
return given=>{
let file=underReadRevision(dataset,given),currency=currencyOf(file);
if(currency.state!==`stale`||!currency.unverifiable.includes(`text-missing`))return currency;
let known=asIfKept()(file);
return known.state===`stale`?{...known,unverifiable:currency.unverifiable}:currency}}
function withCitedTexts(dataset,cases=dataset.cases){
let texts=new Map(dataset.texts);
for(let file of cases)for(let{entry}of provenanceOf(file)){
let{contentHash}=entry;
contentHash!==void 0&&!texts.has(contentHash)&&texts.set(contentHash,``)}
return{...dataset,texts}}
function underReadRevision(dataset,file){
let read=file.case.review?.corpus;
if(read===void 0||revisionOf(dataset,file)?.digest===read||file.case.review?.digest===file.digest)return file;
let revision=[...dataset.revisions.values()].find(({digest})=>digest===read);
return revision===void 0?file:{...file,case:{...file.case,corpusRevision:revision.id}}}
function lineageOf(dataset){
let grouping=groupingOf(dataset);
return{ofCase:file=>grouping?.familiesOf(file).belongings.map(({family})=>family)??[],ofDocument:id=>grouping?.claimsOf(id).map(({family})=>family)??[]}}
function approvedVersion({approved},file){
return contentState(file)===`edited`?approved.get(file.path):file}
function judgedVersion(dataset,file){
return approvedVersion(dataset,file)??underReadRevision(dataset,file)}
function judgmentsUnder(dataset,target=currentRevision(dataset)){
let currencyOf=currencyByHashes(withApproved(dataset),lineageOf(dataset),target);
return file=>{
let approved=approvedVersion(dataset,file);
if(approved!==void 0)return currencyOf(approved);
let currency=currencyOf(file),isUnread=target!==void 0&&file.case.review?.corpus===target.digest;
return currency.state===`carried`||currency.state===`current`&&!isUnread?unknown:currency}}
const unknown={state:`stale`,reasons:[],unverifiable:[`approved-text-missing`],documents:[]};
function withApproved(dataset){
let{approved,cases}=dataset;
return approved.size===0?dataset:{...dataset,cases:cases.map(file=>approved.get(file.path)??file)}}
const unverifiableWords={"no-current-revision":`nothing says which corpus revision is current`,"corpus-unbound":`the approval does not record which corpus was read`,"revision-missing":`the corpus revision of the judgment is not recorded`,"revision-rewritten":`the corpus revision of the judgment was rewritten`,"revision-altered":`documents or chunks of a corpus revision are not as recorded`,"evidence-unrecorded":`the evidence is not in the corpus revision of the judgment`,"text-missing":`the set does not keep the text of the evidence`,"approved-text-missing":`the case was edited since its approval, and no earlier state that is at hand has what was approved`};
function whatToDo(file,why){
let anew=`have the case judged as a new one: ${pending}, name its evidence in the short form in the place of "relevantChunkIds", "provenance" and "corpusRevision", run ${fillCommand(file)}, and ${recordCommand(file)}`;
return why===`approved-text-missing`?`Restore the text that was approved, or fetch the history that has it; or ${saysItsEvidence(file)?`have it judged as it is now with ${recordCommand(file)}`:anew}.`:`Restore from Git ${toRestore(file,why)}; or ${anew}.`}
function saysItsEvidence(file){
let entries=new Set(provenanceOf(file).map(({entry})=>entry.chunkId)),chunks=relevantChunksOf(file);
return(chunks.length>0||file.case.kind===`abstention`)&&chunks.every(({chunkId})=>entries.has(chunkId))}
function toRestore({case:{corpusRevision}},why){
let folder=`${revisionsFolder}/${corpusRevision??`<revision>`}`;
switch(why){
case`text-missing`:
return`the line of that text in ${textsFolder}/`;
case`revision-missing`:
case`revision-rewritten`:
return quoted(folder);
case`evidence-unrecorded`:
return`the provenance of the case, or ${quoted(folder)}`;
case`revision-altered`:
return`what touchstone check says is missing or altered`;
case`approved-text-missing`:
case`corpus-unbound`:
case`no-current-revision`:
return`what is missing`}}
function dueUnder(dataset,target=currentRevision(dataset)){
return target===void 0?dueIn(dataset,target):knownDue(dataset,target)}
const knownDue=oncePerPair((dataset,target)=>{
let dueOf=dueIn(dataset,target),known=new WeakMap;
return file=>{
let kept=known.get(file)??{due:dueOf(file)};
return known.set(file,kept),kept.due}});
function dueIn(dataset,target){
let judgmentOf=judgmentsUnder(dataset,target);
return file=>{
let content=contentState(file);
if(stageOf(file)!==`approved`||content===`unbound`)return;
let currency=judgmentOf(file),isEdited=content===`edited`;
if(currency.state!==`stale`)return{is:isEdited?`approval`:`nothing`,currency};
let[why]=currency.unverifiable;
return currency.reasons.length>0||why===void 0?{is:`decision`,currency,isEdited}:{is:`repair`,currency,why}}}
function nextStep(file,due){
switch(due.is){
case`nothing`:
return;
case`approval`:
return`Have it judged again with ${recordCommand(file)}, or restore the text that was approved from Git.`;
case`decision`:
return due.currency.unverifiable.includes(`revision-missing`)?whatToDo(file,`revision-missing`):due.isEdited?`Decide about it with ${decideCommand(file,`--revised`)}, which takes what the file says now; or restore the text that was approved from Git.`:`Decide about it with ${decideCommand(file)}.`;
case`repair`:
return whatToDo(file,due.why)}}
function isAskedNeedlessly(file,currency){
let isObserved=file.case.refresh?.reasons?.includes(`query-pattern-observed`)===!0;
return isUndecided(file)&&!isObserved&&currency.state!==`stale`}
function needlessStep(file){
return`its judgment stands under the corpus as it is now. Take the request out with ${needlessCommand(file)}.`}
function namingStep(file,due){
let id=file.case.id??file.path;
if(contentState(file)===`edited`)return due?.is===`decision`?`Name it with the decision that is due, which looks it up: "touchstone refresh decide ${id} --revised --add CHUNK".`:due===void 0?void 0:`A decided case is not looked up. To have it judged as a new one, ${pending}, name its evidence in the short form, and run ${fillCommand(file)}; or restore the text that was approved from Git.`}
function shortNamingStep(file,due){
if(due?.is!==`decision`)return;
let chunks=(file.case.evidence??[]).flatMap(one=>one?.chunk??[]),add=chunks.length===0?`--add CHUNK`:chunks.map(id=>`--add ${quoted(id)}`).join(` `);
return`Take "evidence" out of the file, and name the chunks with the decision that is due: touchstone refresh decide ${file.case.id??file.path} --revised ${add}`}
function isFile$1({kind}){
return kind===`file`||kind===`executable`}
var UnreadableError=class extends Error{
constructor(path,options){
super(`"${path}" cannot be read.`,options),this.name=`UnreadableError`}},OversizedError=class extends Error{
constructor(path,max){
super(`"${path}" is larger than ${max} bytes.`),this.name=`OversizedError`}};
async function findCheckout(folder,known=new Map){
for(let root=resolve(folder);;root=dirname(root)){
let met=known.get(root);
if(met!==void 0)return met;
let own=await gitFolder(join(root,`.git`));
if(own!==void 0){
let common=await readLine(join(own,`commondir`)),repository=openRepository(common===void 0?own:resolve(own,common)),checkout={root,repository,head:await headOf$1(own,repository)};
return known.set(root,checkout),checkout}
if(root===dirname(root))return}}
function mayLieInRepository(folder){
for(let root=resolve(folder);;root=dirname(root)){
if(existsSync(join(root,`.git`)))return!0;
if(root===dirname(root))return!1}}
async function findRepository(path){
let checkout=await findCheckout(path);
if(checkout!==void 0)return checkout;
for(let root=resolve(path);;root=dirname(root)){
if(await isBare(root)){
let repository=openRepository(root);
return{root,repository,head:await headOf$1(root,repository)}}
if(root===dirname(root))return}}
async function isBare(folder){
for(let name of[`HEAD`,`objects`,`refs`]){
let facts=await stat(join(folder,name)).catch(()=>void 0);
if(facts===void 0||facts.isDirectory()!==(name!==`HEAD`))return!1}
return!0}
function placeIn({root},path){
return relative(root,path).split(sep).join(`/`)}
async function gitFolder(path){
let facts=await stat(path).catch(()=>void 0);
if(facts===void 0)return;
if(facts.isDirectory())return path;
let named=/^gitdir: (.*)$/.exec(await readLine(path)??``)?.[1];
if(named!==void 0)return isAbsolute(named)?named:resolve(dirname(path),named)}
async function headOf$1(own,repository){
let head=await readLine(join(own,`HEAD`)),ref=/^ref: (.*)$/.exec(head??``)?.[1];
if(ref===void 0)return head;
let{referencedCommit}=await import(`./referenced-commit.js`);
return await referencedCommit(repository,ref)}
async function readLine(path){
return(await readFile$1(path,`utf8`).catch(()=>void 0))?.split(/\r?\n/,1)[0]}
function startOf(file){
return{file,line:1,column:1}}
function holds(value,path){
let here=value;
for(let key of path){
if(typeof here!=`object`||!here||!Object.hasOwn(here,key))return!1;
here=Reflect.get(here,key)}
return!0}
function readCase(path,text){
let plain=plainCase(path,text);
return{...plain,file:caseFile(path,plain,()=>text)}}
function caseFile(path,{value,draft,isWhole,digest:known},textAgain){
if(draft===void 0)return;
let places=()=>{
if(lastPlaces?.textAgain!==textAgain){
let text=textAgain();
lastPlaces={textAgain,places:text===void 0?nowhere$2(path):placesIn$3(path,text)}}
return lastPlaces.places},digest=once(()=>known??caseDigest(value)),unresolved=once(()=>unresolvedDigest(value));
return{path,case:draft,whole:isWhole?value:void 0,get digest(){
return digest()},get unresolvedDigest(){
return unresolved()},has:field=>holds(value,field),locate:way=>places().locate(way),locateKey:way=>places().locateKey(way)}}
let lastPlaces;
function nowhere$2(path){
let start=startOf(path);
return{locate:()=>start,locateKey:()=>start}}
function readNames(paths){
let named=uniquePaths(paths),twins=twinsAmong(named),judged=named.map(one=>({one,...judge$1(one,twins.get(one.path))}));
return{defects:judged.flatMap(({defects})=>defects),unread:new Set(judged.flatMap(({one,isRead})=>isRead?[]:[one.path]))}}
function judge$1(one,kept){
let reason=unsafe(nameOf$5(one));
return kept!==void 0&&kept!==one?{defects:[twinDefect(one,kept)],isRead:!isFile(one)}:reason!==void 0&&(kept!==one||reason!==decomposed)?{defects:[unsafeDefect(one,reason)],isRead:!isFile(one)}:{defects:isCaseFolder(one)?[caseLikeFolder(one)]:[],isRead:!0}}
function nameOf$5({path}){
return path.slice(path.lastIndexOf(`/`)+1)}
function uniquePaths(paths){
let found=new Map;
for(let file of paths)for(let end=nextPart(file,nextPart(file,0));end>0;end=nextPart(file,end)){
let path=file.slice(0,end);
found.has(path)||found.set(path,{path,file})}
return[...found.values()]}
function nextPart(path,from){
if(from>=path.length)return 0;
let slash=path.indexOf(`/`,from+1);
return slash===-1?path.length:slash}
function isFile({path,file}){
return path===file}
function twinsAmong(named){
let groups=groupsOf(named,one=>{
let slash=one.path.lastIndexOf(`/`);
return`${one.path.slice(0,slash)}/${foldedName(one.path.slice(slash+1))}`}),twins=new Map;
for(let group of groups.values()){
if(group.length===1)continue;
let kept=group.find(isFitFile)??group[0];
for(let{path}of group)twins.set(path,kept)}
return twins}
function isFitFile(one){
let name=nameOf$5(one);
return isFile(one)&&name.endsWith(`.yaml`)&&isFitId(name.slice(0,-5))}
function foldedName(name){
return name.normalize(`NFD`).toUpperCase().toLowerCase().normalize(`NFC`).replace(/\.yml$/,`.yaml`)}
const decomposed=`is not in composed form (NFC), and another disk spells it with other bytes`,device=/^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i,unsafeForms=[[/^\.{0,2}$/,`leads to another folder`],[/^\.git$|^git~1$/i,`belongs to Git`],[/[\p{Cc}\p{Cs}]/u,`holds a control character`],[/[<>:"|?*\\]/,`holds a character that Windows allows in no name`],[device,`is a device on Windows, which keeps no such file`],[/[. ]$/,`ends in a dot or a space, which Windows drops`],[/^-/,`starts with a dash, and programs take it for an option`]];
function unsafe(name){
let reason=unsafeForms.find(([form])=>form.test(name))?.[1];
return reason===void 0?Buffer.byteLength(name)>255?`is longer than 255 bytes, which no disk keeps`:name.normalize(`NFC`)===name?void 0:decomposed:reason}
function unsafeDefect(one,reason){
let what=isFile(one)?`file`:`folder`,rest=isFile(one)?`, so the file was not read`:``;
return{rule:`file/unsafe-name`,message:`The name of this ${what}, "${shortened$1(nameOf$5(one))}", ${reason}${rest}.`,at:startOf(one.file),fix:device.test(nameOf$5(one))?`Rename the ${what}: up to its first dot, no name is con, prn, aux, nul, com1 to com9 or lpt1 to lpt9.`:`Rename the ${what}${isCase(one)?`: a case's file is named by its id`:``}; small letters and digits with single "-" between them are safe everywhere.`}}
function twinDefect(one,kept){
let both=`"${shortened$1(kept.path)}" and "${shortened$1(one.path)}"`;
return{rule:`file/twin`,message:isFile(one)?`${both} are one file to a disk or a reader that ignores case, composition or the spelling of ".yaml", so this one was not read.`:`${both} are one folder to a disk that ignores case or composition.`,at:startOf(one.file),related:[startOf(kept.file)],fix:isFile(one)?`Compare the two: where this one holds another case, name it by that case's id; where it holds the same, remove it.`:`Move the files of one folder into the other.`}}
function isCase(one){
return isFile(one)&&isInCases(one.path)}
function isCaseFolder(one){
return!isFile(one)&&isInCases(one.path)&&isYamlName(one.path)}
function caseLikeFolder({path,file}){
return{rule:`file/passed-over`,message:`The folder "${shortened$1(path)}" is named like a case, and only the files in it are read.`,at:startOf(file),fix:`Rename the folder.`}}
function keepsFile({path,kind},defects){
let at=startOf(path);
if(path.includes(`�`)){
let what=kind===`closed`?`folder`:`file`,message=`The ${what}'s name holds bytes that are not UTF-8, so ${kind===`closed`?`nothing in it was read`:`the file was not read`}.`;
return defects.push({rule:`file/not-utf8`,message,at,fix:`Rename the ${what}.`}),!1}
if(kind===`closed`)return defects.push(unreadable$1(path,`This folder may not be listed, so nothing in it was judged.`)),!1;
if(kind!==`file`&&kind!==`executable`){
let message=`This is a ${foreign$1[kind]}, not a file.`;
return defects.push({rule:`file/not-a-file`,message,at,fix:`Put the file itself here.`}),!1}
return kind===`executable`&&defects.push(executable(path)),!0}
function executable(file){
return{rule:`file/executable`,message:`Git keeps this file as a program that may be run, and nothing in a set is one.`,at:startOf(file),fix:`Take the run bit away: git update-index --chmod=-x, with the file behind it.`}}
const foreign$1={symlink:`symbolic link`,submodule:`submodule`,special:`pipe, a socket or a device`};
function unreadable$1(file,message=`This file cannot be read, so it was not judged.`){
return{rule:`file/unreadable`,message,at:startOf(file),fix:`Give yourself permission to read it, or look after the disk.`}}
async function filesBelow(tree,folder,defects){
let instead=await tree.entry(folder);
instead!==void 0&&keepsFile(instead,defects)&&defects.push({rule:`file/not-a-file`,message:`A file stands where the folder "${folder}" is due.`,at:startOf(folder),fix:`Move the file away.`});
let entries=await tree.list(folder),names=readNames(entries.map(({path})=>path).filter(path=>!path.includes(`�`)));
return defects.push(...names.defects),entries.filter(({path})=>!names.unread.has(path))}
async function readText(tree,path,max){
let reading=await readOrUndefined(tree,path,max);
if(reading===void 0)return{defect:unreadable$1(path)};
let{bytes,more}=reading;
if(more)return{defect:tooLarge(path,max)};
let text=decodeUtf8(bytes);
return text===void 0?{defect:notUtf8(path,bytes)}:text.startsWith(`﻿`)?{defect:secondMark(path)}:{mark:isMarked(bytes)?`﻿`:``,text}}
function isMarked(bytes){
return bytes[0]===239&&bytes[1]===187&&bytes[2]===191}
async function readOrUndefined(tree,path,max){
try{
return await tree.read(path,{max})}catch(error){
if(error instanceof UnreadableError)return;
throw error}}
function textNow(tree,path){
try{
let reading=tree.readNow?.(path,{max:limits.case});
return reading===void 0||reading.more?void 0:decodeUtf8(reading.bytes)}catch{
return}}
function decodeUtf8(bytes){
if(isUtf8(bytes))return Buffer.from(bytes.buffer,bytes.byteOffset,bytes.byteLength).toString(`utf8`,isMarked(bytes)?3:0)}
function tooLarge(file,max){
return{rule:`file/too-large`,message:`The file is larger than the ${sizeText(max)} that a file of its kind may have, so it was not read.`,at:startOf(file),fix:isInCases(file)?`Shorten it: a file holds one case, and no texts of documents.`:`Restore it from Git, or take out what does not belong in it.`}}
function sizeText(bytes){
let kibibytes=bytes/1024;
return kibibytes>=1024?`${kibibytes/1024} MiB`:`${kibibytes} KiB`}
function secondMark(file){
return{rule:`file/not-yaml`,message:`The file starts with two byte order marks (U+FEFF), and readers take one of them for a letter.`,at:startOf(file),fix:`Save it as UTF-8 without a byte order mark.`}}
function notUtf8(file,bytes){
return{rule:`file/not-utf8`,message:bytes[0]===255||bytes[0]===254?`The file is UTF-16, not UTF-8.`:`The file holds bytes that are not UTF-8.`,at:{file,line:lineOfBrokenByte(bytes),column:1},fix:`Save it as UTF-8.`}}
function lineOfBrokenByte(bytes){
let line=1,start=0;
for(;start<bytes.length;){
let feed=bytes.indexOf(10,start),end=feed===-1?bytes.length:feed;
if(decodeUtf8(bytes.subarray(start,end))===void 0)return line;
start=end+1,line++}
return 1}
async function approvedVersions(cases,{tree,base}){
let edited=cases.filter(wasEdited),found=new Map;
for(let file of base===void 0?[]:edited){
let approved=versionFor(file,await textIn(base,file.path));
approved!==void 0&&found.set(file.path,approved)}
let left=edited.filter(({path})=>!found.has(path));
for await(let approved of fromHistory(left,tree))if(found.set(approved.path,approved),found.size===edited.length)break;
return found}
function wasEdited(file){
return stageOf(file)===`approved`&&contentState(file)===`edited`}
async function*fromHistory(files,{past}){
if(files.length===0||past===void 0)return;
let byId=groupsOf(files,({path})=>idInName(path)),names=new Set([...byId.keys()].flatMap(id=>[`${id}.yaml`,`${id}.yml`])),found=new Set;
for await(let{path,bytes}of past({folder:casesFolder,names,max:limits.case})){
let text=decodeUtf8(bytes);
for(let file of byId.get(idInName(path))??[]){
let approved=found.has(file.path)?void 0:versionFor(file,text);
approved!==void 0&&(found.add(file.path),yield approved)}}}
function versionFor(file,text){
let version=text===void 0?void 0:readCase(file.path,text).file,{review}=file.case;
if(version?.digest!==void 0&&version.digest===review?.digest)return{...version,case:{...version.case,review}}}
async function textIn(tree,path){
let entry=await tree?.entry(path);
if(tree===void 0||entry===void 0||!isFile$1(entry))return;
let reading=await readText(tree,path,limits.case);
return`text`in reading?reading.text:void 0}
const known$6=new WeakMap;
function documentsWithSharedChunks(revision){
if(revision===void 0)return[];
let earlier=known$6.get(revision);
if(earlier!==void 0)return earlier;
let pairs=pairsIn([...chunksAsRecorded(revision)?.values()??[]]);
return known$6.set(revision,pairs),pairs}
function pairsIn(chunks){
let found=new Map;
for(let[hash,ids]of holdersOfShared(chunks))if(!(ids.size>20))for(let documents of pairsOf([...ids].toSorted(byUtf8))){
let key=JSON.stringify(documents),pair=found.get(key)??{documents,shared:new Set};
found.set(key,pair),pair.shared.add(hash)}
let paired=new Set([...found.values()].flatMap(({documents})=>documents)),hashesOf=new Map;
for(let{documentId,hash}of chunks)paired.has(documentId)&&addTo(hashesOf,documentId,hash);
return[...found.values()].flatMap(({documents,shared})=>{
let[one,other]=documents.map(id=>hashesOf.get(id));
return one===void 0||other===void 0?[]:shared.size>=Math.min(one.size,other.size)*.5?[{documents,shared,own:[one,other]}]:[]})}
function holdersOfShared(chunks){
let firstOf=new Map,shared=new Map;
for(let{documentId,hash}of chunks){
let first=firstOf.get(hash);
first===void 0?firstOf.set(hash,documentId):first!==documentId&&addTo(shared,hash,documentId).add(first)}
return shared}
function*pairsOf(ids){
for(let[index,one]of ids.entries())for(let other of ids.slice(index+1))yield[one,other]}
function addTo(map,key,value){
let own=map.get(key)??new Set;
return map.set(key,own),own.add(value)}
function titleTwins(revisions){
let byTitle=new Map;
for(let revision of revisions.values())for(let{id,title}of documentsAsRecorded(revision)?.values()??[]){
if(title===void 0||isBlank(title))continue;
let folded=normaliseWhiteSpace(title).toUpperCase().toLowerCase();
byTitle.set(folded,(byTitle.get(folded)??new Set).add(id))}
let twins=[...byTitle].filter(([,ids])=>ids.size>1&&ids.size<=20);
return new Map(twins.map(([title,ids])=>[title,[...ids]]))}
function*alikeHashes(revisions,current){
yield*twinHashes(revisions),yield*sharingHashes(revisions.get(current?.revision??``))}
function*twinHashes(revisions){
let twins=new Set([...titleTwins(revisions).values()].flat());
if(twins.size!==0)for(let revision of revisions.values())for(let{documentId,hash}of chunksAsRecorded(revision)?.values()??[])twins.has(documentId)&&(yield hash)}
function*sharingHashes(revision){
for(let{own}of documentsWithSharedChunks(revision))for(let all of own)yield*all}
async function haveSameBytes([one,other],path,max){
if(path.includes(`�`))return!1;
try{
return await one.objectId(path,{max})===await other.objectId(path,{max})}catch(error){
if(error instanceof UnreadableError||error instanceof OversizedError)return!1;
throw error}}
async function readYaml(tree,file,{max,keys,matches}){
let reading=await readText(tree,file,max);
if(`defect`in reading)return unread(void 0,[reading.defect]);
let located=parseLocated(file,reading.text,keys===void 0?{}:{keys});
if(located.defects.length>0)return unread(located,located.defects);
let{value,errors}=shapeOf(matches,located.value);
return{value,draft:errors.length===0?value:withoutDefects(located.value,errors),located,defects:shapeDefects(errors,located),ambiguousScalars:unexplained(located.ambiguousScalars,errors)}}
function unread(located,defects){
return{value:void 0,draft:void 0,located,defects,ambiguousScalars:[]}}
const shape$1={max:limits.families,keys:familiesKeys,matches:familiesShape};
async function readFamiliesFile(tree){
let entry=await tree.entry(familiesFile),defects=await otherwiseNamed(tree,{isAlone:entry===void 0});
if(entry===void 0)return{file:void 0,defects,ambiguousScalars:[]};
if(!keepsFile(entry,defects))return{file:unreadable,defects,ambiguousScalars:[]};
let reading=await readYaml(tree,familiesFile,shape$1),{value,draft,located,ambiguousScalars}=reading;
return{file:{path:familiesFile,families:isMap(draft)?draft:void 0,whole:value,has:path=>holds(located?.value,path),locate:located?.locate??nowhere$1,locateKey:located?.locateKey??nowhere$1},defects:[...defects,...reading.defects],ambiguousScalars}}
async function otherwiseNamed(tree,{isAlone}){
if(await tree.entry(otherFile)===void 0)return[];
let at=startOf(otherFile);
return[isAlone?{rule:`file/misplaced`,message:`The families of a set are in "${familiesFile}", so "${otherFile}" was not read.`,at,fix:`Rename the file to "${familiesFile}".`}:{rule:`file/twin`,message:`The families of a set are in "${familiesFile}", and this second file, "${otherFile}", was not read.`,at,related:[startOf(familiesFile)],fix:`Compare the two: bring what holds into "${familiesFile}", and remove this one.`}]}
const otherFile=familiesFile.replace(/\.yaml$/,`.yml`);
async function readFamilies(tree){
return(await readFamiliesFile(tree)).file?.whole}
function isMap(value){
return typeof value==`object`&&!!value&&!Array.isArray(value)}
const nowhere$1=()=>startOf(familiesFile),unreadable={path:familiesFile,families:void 0,whole:void 0,has:()=>!1,locate:nowhere$1,locateKey:nowhere$1},nowhere=()=>startOf(policyFile),shape={max:limits.policy,matches:policyShape};
async function readPolicy(tree){
let entry=await tree.entry(policyFile);
if(entry===void 0)return;
let defects=[];
if(!keepsFile(entry,defects))return{file:{path:policyFile,policy:void 0,locateKey:nowhere},defects,ambiguousScalars:[]};
let{value,located,...reading}=await readYaml(tree,policyFile,shape);
return{file:{path:policyFile,policy:value,locateKey:located?.locateKey??nowhere},defects:[...defects,...reading.defects],ambiguousScalars:reading.ambiguousScalars}}
async function*linesOf(stream,max=longestLine){
for await(let lines of linesByPiece(stream,max))yield*lines}
async function*linesByPiece(stream,max){
let begun=lineFrom(1);
for await(let piece of stream){
let lines=[],start=0;
for(let feed=piece.indexOf(10);feed!==-1;feed=piece.indexOf(10,start))grow(begun,piece.subarray(start,feed),max),lines.push(ended(begun,max)),begun=lineFrom(begun.number+1),start=feed+1;
grow(begun,piece.subarray(start),max),yield lines}
begun.length>0&&(yield[ended(begun,max)])}
function lineFrom(number){
return{number,pieces:[],length:0}}
function grow(line,piece,max){
line.length+=piece.length,line.length>max?line.pieces.length=0:piece.length>0&&line.pieces.push(piece)}
function ended({number,pieces,length},max){
return{number,bytes:length>max?void 0:joined(pieces)}}
function joined(pieces){
let[only]=pieces;
return pieces.length===1&&only!==void 0?only:Buffer.concat(pieces)}
function recordOf(file,line,matches){
let broken=message=>({rule:`revision/broken-record`,message,at:{file,line:line.number,column:1},fix:`Restore the file from Git: a recorded revision never changes.`});
if(line.bytes===void 0)return tooLong(file,line.number);
let text=decodeUtf8(line.bytes);
if(text===void 0)return broken(`This line holds bytes that are not UTF-8.`);
let value;
try{
value=JSON.parse(text)}catch{
return broken(`This line is not JSON.`)}
let{value:record,errors}=shapeOf(matches,value);
if(record!==void 0)return record;
let[first]=errors;
return broken(first===void 0?`This is no record.`:schemaSentence(first,{value,whole:`This line`,spelling:()=>void 0}).message)}
function tooLong(file,line){
return{rule:`file/too-large`,message:`This line is longer than the ${longestLine/1024/1024} MiB that a record may have, so it was skipped.`,at:{file,line,column:1},fix:`Restore the file from Git, or take out what does not belong in it.`}}
async function*recordsIn(tree,file,{matches,isNeedless}){
let reading=line=>{
let record=recordOf(file,line,matches);
return isDefect(record)?record:{line:line.number,record}},isNeeded=({bytes})=>bytes===void 0||isNeedless?.(bytes)!==!0;
try{
let stream=tree.stream(file,{max:limits.lines});
for await(let lines of linesByPiece(stream,longestLine))yield lines.filter(isNeeded).map(reading)}catch(error){
if(error instanceof OversizedError)yield[tooLarge(file,limits.lines)];else if(error instanceof UnreadableError)yield[unreadable$1(file)];else throw error}}
function isDefect(reading){
return`rule`in reading&&`message`in reading&&`at`in reading}
function lineDefects(){
let first=[],next,more=0;
return{add:defect=>{
first.length<10?first.push(defect):(next??=defect,more++)},all:()=>{
if(next===void 0)return first;
let{rule,at,fix}=next,message=`From here on ${counted(more,`more line`)} of the file cannot be used either.`;
return[...first,{rule,message,at,...fix===void 0?{}:{fix}}]}}}
async function readManifest(tree,files,matches){
let records=new Map,defects=[],hash=createHash(`sha256`),carriageReturns=!1,whole=!0,seen={async*stream(path,limit){
for await(let piece of tree.stream(path,limit))hash.update(piece),carriageReturns||=piece.includes(13),yield piece}};
for(let file of files){
let broken=lineDefects(),before,take=reading=>{
if(isDefect(reading)){
broken.add(reading),whole&&=!reading.rule.startsWith(`file/`);
return}
let{line,record}=reading;
(before!==void 0&&byUtf8(before,record.id)>=0||records.has(record.id))&&broken.add(outOfOrder(file,line,record.id)),before=record.id,records.set(record.id,record)};
for await(let readings of recordsIn(seen,file,{matches}))readings.forEach(take);
defects.push(...broken.all())}
return{manifest:{file:files[0],records,count:records.size,sha256:`sha256:${hash.digest(`hex`)}`,carriageReturns,whole},defects}}
function outOfOrder(file,line,id){
return{rule:`revision/broken-record`,message:`"${id}" stands after an id that sorts behind it, or stands twice.`,at:{file,line,column:1},fix:`Restore the file from Git: a recorded revision never changes.`}}
async function readRevision(tree,id,paths){
let folder=`${revisionsFolder}/${id}`,yaml=await readRecord$1(tree,`${folder}/revision.yaml`,paths),documents=await manifestOf(tree,paths,{base:`${folder}/documents`,matches:documentShape}),chunks=await manifestOf(tree,paths,{base:`${folder}/chunks`,matches:chunkShape});
return{revision:{id,...yaml.facts,documents:documents.manifest,chunks:chunks.manifest},defects:[...yaml.defects,...documents.defects,...chunks.defects],ambiguousScalars:yaml.ambiguousScalars}}
async function readRecord$1(tree,file,paths){
if(!paths.includes(file)){
let present=paths[0]??file;
return{facts:{file:present,record:void 0,digest:void 0,locate:()=>startOf(present)},defects:[],ambiguousScalars:[]}}
let{value,located,...remarks}=await readYaml(tree,file,{max:limits.revision,matches:revisionShape});
return{facts:{file,record:value,digest:located===void 0?void 0:revisionDigest(located.value),locate:located?.locate??(()=>startOf(file))},...remarks}}
async function readCurrent(tree){
let{value,located,...remarks}=await readYaml(tree,currentFile,{max:limits.current,matches:currentShape}),at=located?.locate([`revision`])??startOf(`corpus-revisions/current.yaml`);
return{current:{revision:value?.revision,at},...remarks}}
async function manifestOf(tree,paths,{base,matches}){
let[first,...more]=tableFiles(base).filter(name=>paths.includes(name));
return first===void 0?{manifest:void 0,defects:[]}:await readManifest(tree,[first,...more],matches)}
const nothing$1={cases:[],sameCases:new Set,unreadCases:new Set,revisions:[],families:void 0,policy:void 0,current:void 0};
async function loadBase(now,{name,place=``,tree},known){
if(tree===void 0)return{name,place,...nothing$1};
let{same,changed}=await compare([now,tree],casesFolder,{isWanted:isYamlName,max:limits.case}),cases=[],unreadCases=new Set;
for(let path of changed){
let reading=await readText(tree,path,limits.case),file=`text`in reading?readCase(path,reading.text).file:void 0;
file===void 0?unreadCases.add(path):cases.push(file)}
return{name,place,cases,sameCases:same,unreadCases,revisions:await changedRevisions([now,tree]),families:await familiesOf$2([now,tree],known.families),policy:await policyOf$1([now,tree],known.policy),current:await pointerOf([now,tree],known.current)}}
async function loadBaseRevisions(now,{name,place=``,tree}){
let revisions=tree===void 0?[]:await changedRevisions([now,tree]);
return{name,place,...nothing$1,revisions}}
async function changedRevisions(trees){
let records=await compare(trees,revisionsFolder,{isWanted:isRevisionRecord,max:limits.revision}),revisions=[];
for(let file of records.changed)revisions.push(await readRecord(trees[1],file));
return revisions}
async function familiesOf$2(trees,familiesNow){
return await isSameFile(trees,`families.yaml`,limits.families)?familiesNow:(await readFamiliesFile(trees[1])).file}
async function policyOf$1(trees,policyNow){
return await isSameFile(trees,`.github/touchstone.yaml`,limits.policy)?policyNow:(await readPolicy(trees[1]))?.file}
async function pointerOf(trees,pointerNow){
if(await isSameFile(trees,`corpus-revisions/current.yaml`,limits.current))return pointerNow;
let entry=await trees[1].entry(currentFile);
return entry!==void 0&&isFile$1(entry)?(await readCurrent(trees[1])).current:void 0}
async function isSameFile([now,before],path,max){
return[await now.entry(path),await before.entry(path)].every(entry=>entry!==void 0&&isFile$1(entry))&&await haveSameBytes([now,before],path,max)}
async function compare([now,before],folder,{isWanted,max}){
let present=new Set(await filesIn(now,folder)),same=new Set,changed=[];
for(let path of await filesIn(before,folder))isWanted(path)&&(present.has(path)&&await haveSameBytes([now,before],path,max)?same.add(path):changed.push(path));
return{same,changed}}
async function filesIn(tree,folder){
return(await tree.list(folder)).filter(isFile$1).map(({path})=>path)}
function isRevisionRecord(path){
return/^[^/]+\/[^/]+\/revision\.yaml$/.test(path)}
async function readRecord(tree,file){
let id=file.split(`/`)[1]??``,reading=await readText(tree,file,limits.revision),yaml=`text`in reading?parseLocated(file,reading.text):void 0;
return{id,file,digest:yaml===void 0||yaml.defects.length>0?void 0:revisionDigest(yaml.value)}}
const oneByOne=async function*(tree,paths){
for(let path of paths)yield caseOfText(path,await caseText(tree,path))};
async function caseText(tree,path){
return await readText(tree,path,limits.case)}
function caseOfText(path,file){
return`defect`in file?{plain:unreadCase([file.defect]),text:void 0}:{plain:plainCase(path,file.text),text:file.text}}
async function*caseTexts(tree,defects,{wanted=()=>!0,onFile}={}){
let paths=await casePaths(tree,defects,wanted);
for(let[index,path]of paths.entries()){
onFile?.(index,paths.length);
let reading=await caseText(tree,path);
`defect`in reading?defects.push(reading.defect):yield{path,...reading}}}
async function casePaths(tree,defects,wanted=()=>!0){
return(await filesBelow(tree,casesFolder,defects)).flatMap(entry=>{
if(!wanted(entry.path))return[];
if(isOther(entry))defects.push(...passedOver(entry));else if(keepsFile(entry,defects))return[entry.path];
return[]})}
function isOther(entry){
return isFile$1(entry)&&!isYamlName(entry.path)}
function passedOver({path}){
return/\.ya?ml[.~]|\.json$/i.test(path)?[{rule:`file/passed-over`,message:`This file is not read: a case is a YAML file whose name ends in ".yaml".`,at:startOf(path),fix:`Rename it if it is a case, or move it out of cases/.`}]:[]}
function mayHoldCase(text){
return text.includes(`expectedAnswer`)&&text.includes(`query`)}
const before=Buffer.from(`{"hash":"`),behind=Buffer.from(`","text":"`);
function hashOfTextLine(line){
let bytes=Buffer.from(line.buffer,line.byteOffset,line.byteLength),end=before.length+71;
if(bytes.subarray(0,before.length).equals(before)&&bytes.subarray(end,end+behind.length).equals(behind)&&endsWithText(bytes,end+behind.length))return bytes.toString(`latin1`,before.length,end)}
function endsWithText(bytes,start){
let quote=bytes.indexOf(34,start);
for(;quote!==-1&&isEscaped(bytes,quote,start);)quote=bytes.indexOf(34,quote+1);
return quote===bytes.length-2&&bytes[bytes.length-1]===125}
function isEscaped(bytes,at,start){
let first=at;
for(;first>start&&bytes[first-1]===92;)first--;
return(at-first)%2==1}
async function readFewTexts(tree,files,wanted){
let due=new Set([...wanted].flatMap(textFilesOf)),first=await readTexts(tree,files.filter(file=>due.has(file)),wanted);
if(first.texts.size===wanted.size)return first;
let rest=await readTexts(tree,files.filter(file=>!due.has(file)),wanted);
return{texts:new Map([...first.texts,...rest.texts]),defects:[...first.defects,...rest.defects]}}
async function readTexts(tree,files,wanted){
let isWanted=({hash,text})=>wanted?.has(hash)!==!1||mayHoldCase(text);
return await textsIn(tree,files,{isWanted})}
async function readWantedTexts(tree,files,wanted){
let isNeedless=line=>{
let hash=hashOfTextLine(line);
return hash!==void 0&&!wanted.has(hash)},isWanted=({hash})=>wanted.has(hash);
return await textsIn(tree,files,{isWanted,isNeedless})}
async function textsIn(tree,files,{isWanted,isNeedless}){
let texts=new Map,defects=[];
for(let file of files){
let broken=lineDefects(),take=reading=>{
if(isDefect(reading)){
broken.add(reading);
return}
let{line,record}=reading;
contentHash(record.text)===record.hash?isWanted(record)&&texts.set(record.hash,record.text):broken.add(foreign(file,line))},batches=recordsIn(tree,file,{matches:textShape,isNeedless});
for await(let readings of batches)readings.forEach(take);
defects.push(...broken.all())}
return{texts,defects}}
function foreign(file,line){
return{rule:`revision/broken-record`,message:`This line's text is not the text that its hash was made from.`,at:{file,line,column:1},fix:`Restore the line from Git, or remove it: a text that is gone leaves its evidence unverified.`}}
async function loadDataset(tree,options={}){
let found={defects:[],ambiguousScalars:[]},{defects}=found,{only}=options,cases=await readCases(tree,found,options),approved=await approvedVersions(cases,{tree,base:options.base?.tree}),paths=(await filesBelow(tree,revisionsFolder,defects)).filter(entry=>keepsFile(entry,defects)).map(({path})=>path),current=await readPointer(tree,paths,found),isHeldAgainst=only===void 0||cases.some(asksWhatMoved),judged=[...cases,...approved.values()],named=only&&namedRevisions(judged,isHeldAgainst?current:void 0),{onStep}=options,revisions=await readRevisions(tree,paths,{found,onStep,named}),families=isHeldAgainst?await familiesOf$1(tree,only===void 0&&found):void 0,policy=await policyOf(tree,found),wanted=wantedTexts(judged,revisions,revisions.get(wholeRevision(options,current)??``));
if(families!==void 0)for(let hash of alikeHashes(revisions,current))wanted.add(hash);
let textFiles=paths.filter(path=>isInTexts(path)&&path.endsWith(`.jsonl`)),texts=await textReader(options)(tree,textFiles,wanted);
defects.push(...texts.defects);
let base=await readBase(tree,options,{families,policy,current});
return{cases,approved,revisions,current,texts:texts.texts,families,policy,base,...found}}
async function familiesOf$1(tree,found){
let reading=await readFamiliesFile(tree);
return found!==!1&&note(found,reading),reading.file}
function asksWhatMoved(file){
return stageOf(file)===`approved`?isUndecided(file)||contentState(file)===`edited`:!1}
function namedRevisions(cases,current){
return new Set([...cases.map(file=>file.case.corpusRevision),current?.revision])}
function textReader({only,passesTextsOver}){
return passesTextsOver===!0?readWantedTexts:only===void 0?readTexts:readFewTexts}
async function readBase(tree,{base,only},known){
if(base!==void 0)return only===void 0?await loadBase(tree,base,known):await loadBaseRevisions(tree,base)}
function note({defects,ambiguousScalars},reading){
for(let defect of reading.defects)defects.push(defect);
for(let scalar of reading.ambiguousScalars)ambiguousScalars.push(scalar)}
function wholeRevision({texts=`cited`},current){
return typeof texts==`object`?texts.revision:texts===`current`?current?.revision:void 0}
async function readCases(tree,found,{cases:reader=oneByOne,onStep,only}){
let cases=[],wanted=only&&(path=>only.has(path)),paths=await casePaths(tree,found.defects,wanted),index=0;
for await(let{plain,text}of reader(tree,paths)){
onStep?.({kind:`case files`,read:index,of:paths.length});
let path=paths[index++]??``;
note(found,plain);
let file=caseFile(path,plain,tree.readNow===void 0?kept(text):again(tree,path));
file!==void 0&&cases.push(file)}
return cases}
function kept(text){
return()=>text}
function again(tree,path){
return()=>textNow(tree,path)}
function isInTexts(path){
return path.startsWith(`${textsFolder}/`)}
async function readRevisions(tree,paths,{found,onStep,named}){
let folders=groupsOf(paths.filter(path=>path.split(`/`).length>2&&!isInTexts(path)),path=>path.split(`/`)[1]??``),revisions=new Map;
for(let[id,own]of folders){
onStep?.({kind:`corpus revisions`,read:revisions.size,of:folders.size});
let reading=await readRevision(tree,id,named?.has(id)===!1?[]:own);
revisions.set(id,reading.revision),note(found,reading)}
return revisions}
async function readPointer(tree,paths,found){
if(!paths.includes(`corpus-revisions/current.yaml`))return;
let reading=await readCurrent(tree);
return note(found,reading),reading.current}
async function policyOf(tree,found){
let reading=await readPolicy(tree);
return reading!==void 0&&note(found,reading),reading?.file}
function wantedTexts(cases,revisions,whole){
let wanted=new Set;
for(let file of cases){
let revision=revisions.get(file.case.corpusRevision??``);
for(let hash of citedHashes(file,revision))wanted.add(hash)}
for(let chunk of whole?.chunks?.records.values()??[])wanted.add(chunk.hash);
return wanted}
function*citedHashes(file,revision){
for(let{entry}of provenanceOf(file)){
entry.contentHash!==void 0&&(yield entry.contentHash);
let recorded=entry.chunkId===void 0?void 0:revision?.chunks?.records.get(entry.chunkId);
recorded!==void 0&&(yield recorded.hash)}}
const caseAbstentionWithEvidence={id:`case/abstention-with-evidence`,level:`error`,reports:`an abstention that lists evidence`,perFile:!0,*check({cases}){
for(let file of cases){
if(file.case.kind!==`abstention`)continue;
let fields=[`relevantChunkIds`,`provenance`].filter(field=>(file.case[field]?.length??0)>0),[first,...others]=fields.map(field=>file.locateKey([field]));
first!==void 0&&(yield{message:`The right outcome of an abstention is to give no answer, but this one has ${fields.map(field=>`"${field}"`).join(` and `)}.`,at:first,...others.length===0?{}:{related:others},fix:`Remove the evidence (near misses go under "distractorChunkIds"), or make the case answerable or inconclusive.`})}}},caseAcceptedAnswerWithoutEvidence={id:`case/accepted-answer-without-evidence`,level:`error`,reports:`another accepted answer that is not tied to the case's evidence`,perFile:!0,*check({cases}){
for(let file of cases){
let relevant=relevantOnes(file);
for(let[index,answer]of(file.case.acceptedAnswers??[]).entries()){
let{chunkIds}=answer??{};
chunkIds?.length===0?yield untied(file,index):relevant!==void 0&&(yield*tiedElsewhere(file,index,relevant))}}}};
function untied(file,index){
return{message:`Accepted answer ${index+1} names no chunk that supports it.`,at:file.locate([`acceptedAnswers`,index,`chunkIds`]),fix:`Name the relevant chunks that suffice for it, or remove the answer.`}}
function*tiedElsewhere(file,index,relevant){
let chunkIds=file.case.acceptedAnswers?.[index]?.chunkIds??[];
for(let[position,chunkId]of chunkIds.entries())chunkId===void 0||isBlank(chunkId)||relevant.has(chunkId)||(yield{message:`Accepted answer ${index+1} rests on chunk ${quoted(chunkId)}, which is not among "relevantChunkIds".`,at:file.locate([`acceptedAnswers`,index,`chunkIds`,position]),fix:`Add the chunk to the relevant ones with its provenance, or name another that suffices.`})}
function relevantOnes(file){
let listed=file.case.relevantChunkIds;
if(!(waitsForFill(file)||file.has([`relevantChunkIds`])&&!knowsAll(listed)))return new Set([...relevantChunksOf(file)].map(({chunkId})=>chunkId))}
const caseBlankAnswer={id:`case/blank-answer`,level:`error`,reports:`an expected answer, or another accepted one, that shows nothing to a reader`,perFile:!0,*check({cases}){
for(let file of cases){
let{expectedAnswer,acceptedAnswers}=file.case;
expectedAnswer!==void 0&&isBlank(expectedAnswer)&&(yield{message:`The expected answer is blank.`,at:file.locate([`expectedAnswer`]),fix:file.case.kind===`abstention`?`Say what a good refusal conveys.`:`State the facts that a right answer conveys.`}),acceptedAnswers?.length===0&&(yield{message:`"acceptedAnswers" is an empty list.`,at:file.locateKey([`acceptedAnswers`]),fix:`Remove the line, or state an outcome that is right as well.`});
for(let[index,answer]of(acceptedAnswers??[]).entries())answer?.statement!==void 0&&isBlank(answer.statement)&&(yield{message:`Accepted answer ${index+1} is blank.`,at:file.locate([`acceptedAnswers`,index,`statement`]),fix:`State the outcome that is right as well, or remove the entry.`})}}},caseBlankQuery={id:`case/blank-query`,level:`error`,reports:`a case whose question shows nothing to a reader`,perFile:!0,*check({cases}){
for(let file of cases){
let{query}=file.case;
query!==void 0&&isBlank(query)&&(yield{message:`The question is blank.`,at:file.locate([`query`]),fix:`Write the question a real reader would ask.`})}}},fix$3=`Name the corpus revision under which the case was judged; for a new case "touchstone fill" adds the current one.`,caseBlankRevision={id:`case/blank-revision`,level:`error`,reports:`a case that names no corpus revision`,perFile:!0,safeFix:!0,*check({cases}){
for(let file of cases){
let{corpusRevision}=file.case;
corpusRevision!==void 0&&isBlank(corpusRevision)?yield{message:`The corpus revision is blank.`,at:file.locate([`corpusRevision`]),fix:fix$3}:!file.has([`corpusRevision`])&&!waitsForFill(file)&&(yield{message:`The case names no corpus revision.`,at:file.locate([]),fix:fix$3})}}},each=Symbol(`each`);
function blanksAt(value,field){
return hasBlank(value,field)?blanksBelow(value,field):[]}
function hasBlank(value,field,depth=0){
if(value===void 0)return!1;
let part=field[depth];
if(part===void 0)return typeof value==`string`&&isBlank(value);
if(part!==each)return hasBlank(fieldOf(value,part),field,depth+1);
let isThere=item=>hasBlank(item,field,depth+1);
return Array.isArray(value)?value.some(isThere):isMap$1(value)&&Object.values(value).some(isThere)}
function*blanksBelow(value,field,at=[]){
if(value===void 0)return;
let part=field[at.length];
if(part===void 0)typeof value==`string`&&isBlank(value)&&(yield at);else if(part!==each)yield*blanksBelow(fieldOf(value,part),field,[...at,part]);else if(Array.isArray(value))for(let[index,item]of value.entries())yield*blanksBelow(item,field,[...at,index]);else if(isMap$1(value))for(let[key,item]of Object.entries(value))yield*blanksBelow(item,field,[...at,key])}
function nameOf$4(path){
let name=path.flatMap((part,index)=>{
let next=path[index+1];
return typeof part==`number`?[]:typeof next==`number`?`entry ${next+1} of "${part}"`:`"${part}"`}).toReversed().join(` under `);
return name.charAt(0).toUpperCase()+name.slice(1)}
const who=`Name who decided.`,why$1=`Say why, in one sentence.`,what=`Write it, or remove the line.`,chunk=`Write the chunk's id as the corpus revision lists it, or remove the entry.`,texts$1=[[[`conversation`,each,`content`],`Write what was said, or remove the turn.`],[[`acceptedAnswers`,each,`chunkIds`,each],chunk],[[`evidence`,each,`document`],what],[[`evidence`,each,`chunk`],what],[[`evidence`,each,`quote`],what],[[`relevantChunkIds`,each],chunk],[[`provenance`,each,`insteadOf`],what],[[`distractorChunkIds`,each],chunk],[[`origin`,`author`],`Name who wrote it.`],[[`origin`,`generator`],`Name the generator: model and prompt.`],[[`origin`,`excerpt`,`chunkIds`,each],chunk],[[`origin`,`observation`],`Name the observation by its id or address.`],[[`origin`,`format`],`Name the format that the file was read as.`],[[`origin`,`source`],`Name the file that the case came from.`],[[`origin`,`id`],what],[[`variantOf`],`Name the case that this one rephrases, or remove the line.`],[[`caller`,`documents`,each],`Name a document that the caller may see, or remove the entry.`],[[`tags`,each],`Write the label, or remove the entry.`],[[`notes`],what],[[`sentinel`,`reviews`,each,`reviewer`],`Name who judged.`],[[`sentinel`,`reviews`,each,`relevantChunkIds`,each],chunk],[[`sentinel`,`resolution`,`by`],who],[[`sentinel`,`resolution`,`reason`],why$1],[[`refresh`,`from`],`Name the corpus revision of the earlier judgment.`],[[`refresh`,`to`],`Name the corpus revision under which it was asked again.`],[[`refresh`,`by`],who],[[`refresh`,`reason`],why$1],[[`refresh`,`observations`,each],`Name the observation by its id, or remove the entry.`],[[`retired`,`by`],who],[[`retired`,`reason`],why$1]],textsOfOtherDecisions=[[[`review`,`reviewedBy`],what],[[`review`,`reason`],what]],caseBlankText={id:`case/blank-text`,level:`error`,reports:`a text, other than question, answers and evidence, that shows nothing to a reader`,perFile:!0,*check({cases}){
for(let file of cases)for(let[field,fix]of textsOf(file))for(let path of blanksAt(file.case,field))yield{message:`${nameOf$4(path)} is blank.`,at:file.locate(path),fix}}};
function textsOf(file){
return statusOf(file)===`approved`?texts$1:[...texts$1,...textsOfOtherDecisions]}
function readingRule(rule){
return{...rule,*check({defects}){
for(let{rule:id,...problem}of defects)id===rule.id&&(yield problem)}}}
const caseCutText=readingRule({id:`case/cut-text`,level:`warning`,reports:`a text without quotes that a remark on its line may have cut`,perFile:!0});
function awaitsJudgments(file){
let{refresh,sentinel}=file.case;
return statusOf(file)===`pending`&&sentinel!==void 0&&refresh?.outcome!==void 0}
function*caseChanges({base,cases}){
if(base===void 0||base.cases.length===0)return;
let byId=groupsOf(cases,file=>file.case.id);
for(let before of base.cases){
let{id}=before.case,[now,...twins]=(id===void 0?void 0:byId.get(id))??[];
now!==void 0&&twins.length===0&&(yield{before,now})}}
function reviewWith(status,file){
return statusOf(file)===status?file.case.review:void 0}
function editedRevisions({base,revisions}){
return(base?.revisions??[]).filter(({id,digest})=>{
let now=revisions.get(id)?.digest;
return digest!==void 0&&now!==void 0&&digest!==now})}
function deletedRevisions({base,revisions,defects}){
return(base?.revisions??[]).filter(({id,file,digest})=>digest===void 0||revisions.has(id)?!1:!defects.some(({at})=>file.startsWith(`${at.file}/`)))}
function restoring({name,place},path){
let whole=place===``?path:`:/${place}/${path}`;
return/^(?::\/)?[A-Za-z0-9_.][\w./-]*$/.test(whole)?`with "git checkout ${name} -- ${whole}"`:`from commit ${name}`}
function restoringCase(base,{before,now}){
return before.path===now.path?restoring(base,before.path):`from ${quoted(before.path)} in commit ${base.name}`}
const caseDeleted={id:`case/deleted`,level:`error`,reports:`an approved or retired case, or one that waits for two new judgments, that is in no file any more, or has another id`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base===void 0||base.cases.length===0)return;
let files=new Map(dataset.cases.map(file=>[file.path,file])),unread=new Set(dataset.defects.map(({at})=>at.file).filter(one=>!files.has(one))),present=knownIds(dataset),heirOf=heirsIn(dataset.cases,base);
for(let before of base.cases){
let{id}=before.case;
if(id===void 0||present.has(id)||!isKept$1(before)||waysTo(before.path).some(way=>unread.has(way)))continue;
let heir=heirOf(before);
yield heir?.case.id===void 0?removal(base,before,files.get(before.path)):renaming(base,before,heir)}}};
function isKept$1(before){
return statusOf(before)===`approved`||before.has([`retired`])||awaitsJudgments(before)}
function waysTo(path){
let parts=path.split(`/`);
return parts.map((_,index)=>parts.slice(0,index+1).join(`/`))}
function heirsIn(cases,base){
let known=new Set(base.cases.map(file=>file.case.id)),byPath=new Map,byQuestion=new Map;
for(let file of cases){
if(base.sameCases.has(file.path)||known.has(file.case.id))continue;
byPath.set(file.path,file);
let question=questionOf$2(file);
question!==void 0&&!byQuestion.has(question)&&byQuestion.set(question,file)}
return before=>byPath.get(before.path)??byQuestion.get(questionOf$2(before)??``)}
function questionOf$2({case:{query}}){
return query===void 0||isBlank(query)?void 0:normaliseWhiteSpace(query)}
function removal(base,before,instead){
let was=awaitsJudgments(before)?`waits for two judgments since it was decided anew,`:`was ${before.has([`retired`])?`retired`:`approved`}`;
return{message:`Case ${quoted(before.case.id??``)} ${was} and is in no file any more.`,at:(instead??before).locate([`id`]),fix:`Bring it back ${restoring(base,before.path)}${before.has([`retired`])?`: what was measured with it is looked up there`:`; if nobody needs it any more, retire it then with ${retireCommand(before)}`}.`}}
function renaming(base,before,heir){
let id=quoted(before.case.id??``);
return{message:`${awaitsJudgments(before)?`The case ${id}, which waits for two judgments,`:`The ${before.has([`retired`])?`retired`:`approved`} case ${id}`} was renamed to ${quoted(heir.case.id??``)}, and what was measured with it is found under its old id only.`,at:heir.locate([`id`]),fix:`Give it the id ${id} back; if it is a new case, bring the old one back ${restoring(base,before.path)}.`}}
const caseDuplicateChunk={id:`case/duplicate-chunk`,level:`error`,reports:`a relevant chunk that a case lists more than once`,perFile:!0,*check({cases}){
for(let file of cases){
let first=new Map;
for(let{index,chunkId}of relevantChunksOf(file)){
let before=first.get(chunkId);
before===void 0?first.set(chunkId,index):yield{message:`Chunk ${quoted(chunkId)} is listed twice.`,at:file.locate([`relevantChunkIds`,index]),related:[file.locate([`relevantChunkIds`,before])],fix:`Remove one of the two.`}}}}},caseDuplicateId={id:`case/duplicate-id`,level:`error`,reports:`a case whose id another file has too`,*check({cases}){
for(let[id,files]of groupsOf(cases,file=>file.case.id)){
if(id===void 0||files.length===1)continue;
let named=files.slice(0,10).map(file=>({file,at:file.locate([`id`])}));
for(let file of files.slice(1)){
let others=named.filter(other=>other.file!==file);
yield{message:`The id ${quoted(id)} is that of another case too.`,at:file.locate([`id`]),related:others.map(({at})=>at),fix:`Give this case an id of its own and rename its file to match, or remove it if it is a copy.`}}}}};
function whatIsAsked(file){
let{query,askedAt}=file.case,turns=turnsOf$1(file),documents=permittedDocuments(file);
if(!(query===void 0||isBlank(query)||turns===`unread`)&&!(documents===`unread`||askedAt===void 0&&file.has([`askedAt`])))return JSON.stringify([folded(query),turns,askedAt??null,documents])}
function acceptedOutcome(file){
let{kind,expectedAnswer,because}=file.case;
if(!(kind===void 0||expectedAnswer===void 0||isBlank(expectedAnswer))&&(because!==void 0||kind!==`abstention`))return JSON.stringify([kind,because??null,folded(expectedAnswer)])}
function equalPairKey(question,answer,turns=[]){
let[asked,answered]=[normaliseWhiteSpace(question),normaliseWhiteSpace(answer)];
if(turns.length===0)return`${asked.length} ${asked}${answered}`;
let texts=turns.map(([role,content])=>[role,normaliseWhiteSpace(content)]);
return JSON.stringify([asked,answered,...texts])}
function equalPairOf(file){
let{query,expectedAnswer,conversation}=file.case;
if(query===void 0||isBlank(query)||expectedAnswer===void 0||isBlank(expectedAnswer)||conversation===void 0&&file.has([`conversation`]))return;
let turns=(conversation??[]).map(turn=>turn?.role===void 0||turn.content===void 0?void 0:[turn.role,turn.content]);
return readsWhole(turns)?equalPairKey(query,expectedAnswer,turns):void 0}
function turnsOf$1(file){
let{conversation}=file.case;
if(conversation===void 0)return file.has([`conversation`])?`unread`:[];
let turns=conversation.map(turn=>turn?.role===void 0||turn.content===void 0?void 0:[turn.role,folded(turn.content)]);
return readsWhole(turns)?turns:`unread`}
function permittedDocuments(file){
if(!file.has([`caller`]))return null;
let documents=file.case.caller?.documents;
return readsWhole(documents)?[...new Set(documents)].toSorted(byUtf8):`unread`}
function folded(text){
return normaliseWhiteSpace(text).toUpperCase().toLowerCase()}
const caseEqualPair={id:`case/equal-pair`,level:`error`,reports:`a case with the question and the answer of another one`,*check({cases}){
let own=cases.filter(takesPart),groups=groupsOf([...own.filter(isApproved$2),...own.filter(file=>!isApproved$2(file))],equalPairOf);
for(let[key,[first,...others]]of groups)if(key!==void 0)for(let file of others.filter(one=>one.case.id!==first.case.id))yield{message:`Question and answer are those of case ${quoted(first.case.id??first.path)}${asideOf(file,first)}.`,at:file.locate([`query`]),related:[first.locate([`query`])],fix:`Keep one of the two: delete the other if nobody ever approved it, else reject or retire it. Another family, split or kind makes it no other case.`}}};
function isApproved$2(file){
return statusOf(file)===`approved`}
function asideOf({case:one},{case:other}){
return one.query===other.query&&one.expectedAnswer===other.expectedAnswer?``:`, white space aside`}
function recordedCorpora(dataset){
let edited=new Set(editedRevisions(dataset).map(({id})=>id));
return file=>{
let revision=revisionOf(dataset,file);
if(!(revision===void 0||edited.has(revision.id)))return{revision,documents:documentsAsRecorded(revision),chunks:chunksAsRecorded(revision)}}}
const caseExcerptNotInRevision={id:`case/excerpt-not-in-revision`,level:`error`,reports:`a generated case whose excerpt is not what the named corpus revision holds`,perFile:!0,*check(dataset){
let corpusOf=recordedCorpora(dataset);
for(let file of dataset.cases.filter(takesPart)){
let{revision,chunks}=corpusOf(file)??{};
revision===void 0||chunks===void 0||file.has([`refresh`])||(yield*unknownChunks(file,{revision,chunks}),yield*otherText(file,{revision,chunks}))}}};
function*unknownChunks(file,{revision,chunks}){
for(let[index,chunkId]of(file.case.origin?.excerpt?.chunkIds??[]).entries())chunkId===void 0||isBlank(chunkId)||chunks.has(chunkId)||(yield{message:`The case was generated from chunk ${quoted(chunkId)}, which is not in corpus revision "${revision.id}".`,at:file.locate([`origin`,`excerpt`,`chunkIds`,index]),fix:`Name the chunk of that revision that the generator was given, or the revision that holds this one.`})}
function*otherText(file,{revision,chunks}){
let{chunkIds=[],contentHash:here}=file.case.origin?.excerpt??{},[chunkId]=chunkIds;
if(chunkIds.length!==1||chunkId===void 0||here===void 0)return;
let recorded=chunks.get(chunkId)?.hash;
if(recorded===void 0||recorded===here)return;
let owner=[...chunks.values()].find(({hash})=>hash===here)?.id;
yield{message:`The excerpt names chunk ${quoted(chunkId)}, but carries ${owner===void 0?`a hash that no chunk of corpus revision ${quoted(revision.id)} has`:`the hash of chunk ${quoted(owner)}`}.`,at:file.locate([`origin`,`excerpt`,`contentHash`]),fix:`If the generator was given ${quoted(chunkId)}, write its hash: ${recorded}; if another chunk, name that one; if nobody knows, reject the case with ${recordCommand(file)}.`}}
const caseExplorationClaimsCalibration={id:`case/exploration-claims-calibration`,level:`error`,reports:`a generated case of the lane "exploration" that is not marked as uncalibrated`,perFile:!0,*check({cases}){
for(let file of cases){
let{origin}=file.case;
if(origin?.lane!==`exploration`||origin.calibrated===!1)continue;
let stated=origin.calibrated===!0;
(stated||!file.has([`origin`,`calibrated`]))&&(yield{message:stated?`The case comes from the lane "exploration" but claims to be calibrated.`:`The case comes from the lane "exploration" but is not marked as uncalibrated.`,at:file.locate([`origin`,stated?`calibrated`:`lane`]),fix:`Write "calibrated: false" under "origin": nobody has compared such cases with human judgment.`})}}},caseGeneratedWithoutExcerpt={id:`case/generated-without-excerpt`,level:`error`,reports:`a generated case that does not say from which excerpt of the corpus`,perFile:!0,*check({cases}){
for(let file of cases.filter(takesPart)){
let lane=file.case.origin?.lane;
if(lane!==`backlog`&&lane!==`exploration`)continue;
let problem=problemOf$9(file);
problem!==void 0&&(yield problem)}}};
function problemOf$9(file){
if(!file.has([`origin`,`excerpt`]))return{message:`The case was generated, but does not say from which excerpt of the corpus.`,at:file.locate([`origin`,`lane`]),fix:`Add a line "excerpt: {chunkIds: […], contentHash: …}" under "origin" with what the generator was given: only whoever ran it can know; if nobody does, reject the case with ${recordCommand(file)}.`};
if(file.case.origin?.excerpt?.chunkIds?.length===0)return{message:`The excerpt that the case was generated from names no chunk.`,at:file.locate([`origin`,`excerpt`,`chunkIds`]),fix:`Name the chunks that the generator was given.`}}
const caseHiddenCharacters=readingRule({id:`case/hidden-characters`,level:`error`,reports:`a text with characters that show nothing or show the others in another order`,perFile:!0});
function measureText(measure){
return(Math.floor(measure*100+1e-9)/100).toFixed(2)}
function sketchesOf(sets){
let bits=new Int32Array(sets.length*4);
for(let[index,set]of sets.entries())for(let element of set){
let bit=Math.imul(element,0x9e3779b1)>>>25,place=index*4+(bit>>5);
bits[place]=(bits[place]??0)^1<<(bit&31)}
return{differAtLeast:(one,other)=>{
let count=0;
for(let word=0;word<4;word++)count+=ones((bits[one*4+word]??0)^(bits[other*4+word]??0));
return count}}}
function ones(number){
let pairs=number-(number>>>1&0x55555555),fours=(pairs&858993459)+(pairs>>>2&858993459);
return Math.imul(fours+(fours>>>4)&0xf0f0f0f,16843009)>>>24}
const slack=1e-9;
function*alikeSets(sets,threshold){
let order=Int32Array.from(sets.keys()),lengthOf=place=>sets[place]?.length??0;
order.sort((one,other)=>lengthOf(one)-lengthOf(other)||one-other);
let sorted=Array.from(order,place=>sets[place]??new Int32Array),join={order,sorted,sketches:sketchesOf(sorted),threshold};
for(let band of bandsOf(sorted,threshold))yield*pairsOfBand(join,band)}
function*bandsOf(sorted,threshold){
let lengthAt=index=>sorted[index]?.length??0,[before,from]=[0,0],shortest=lengthAt(0);
for(;from<sorted.length;){
let next=Math.max(shortest+1,Math.floor((shortest-1)/threshold+slack)+1),to=from;
for(;to<sorted.length&&lengthAt(to)<next;)to++;
let longest=to===from?0:lengthAt(to-1),most=Math.floor((1-threshold)/(1+threshold)*2*longest+slack);
to>from&&(yield{before,from,to,parts:threshold<.7?1:most+1}),[before,from,shortest]=[from,to,next]}}
function*pairsOfBand(join,band){
let size=band.to-band.before,contents=partsOf(join.sorted,band),chains=chainsOf(size);
for(let start=0;start<contents.length;start+=size){
chains.clear();
for(let index=0;index<size;index++){
let own=contents[start+index]??0;
index>=band.from-band.before&&(yield*alikeTo(index,start,chains.first(own))),chains.add(own,index)}}
function*alikeTo(index,start,first){
for(let other=first;other!==-1;other=chains.next(other)){
let found=comparedAt(start,other,index);
found!==void 0&&(yield found)}}
function comparedAt(start,one,other){
if(contents[start+one]!==contents[start+other])return;
let likeness=likenessOf(join,band.before+one,band.before+other);
if(likeness===void 0)return;
for(let earlier=0;earlier<start;earlier+=size)if(contents[earlier+one]===contents[earlier+other])return;
let here=join.order[band.before+one]??0,there=join.order[band.before+other]??0;
return[Math.min(here,there),Math.max(here,there),likeness]}}
function likenessOf(join,shorter,longer){
let{sorted,sketches,threshold}=join,[one,two]=[sorted[shorter],sorted[longer]];
if(one===void 0||two===void 0||one.length<threshold*two.length-slack)return;
let both=one.length+two.length,needed=Math.ceil(threshold/(1+threshold)*both-slack);
if(sketches.differAtLeast(shorter,longer)>both-2*needed)return;
let shared=sharedAtLeast(one,two,needed),likeness=both===0?1:shared/(both-shared);
return shared<needed||likeness<threshold?void 0:likeness}
function partsOf(sorted,{before,to,parts}){
let size=to-before,contents=new Int32Array(parts*size);
if(parts===1)return contents;
for(let index=before;index<to;index++)for(let element of sorted[index]??[]){
let place=element%parts*size+index-before;
contents[place]=(contents[place]??0)+mixed(element)|0}
return contents}
function mixed(element){
let spread=Math.imul(element^0x5bd1e995,0x85ebca6b);
return Math.imul(spread^spread>>>15,0xc2b2ae35)}
function chainsOf(size){
let bits=Math.max(1,Math.ceil(Math.log2(size+1))+1),heads=new Int32Array(2**bits),nexts=new Int32Array(size),slotOf=number=>Math.imul(number,0x9e3779b1)>>>32-bits;
return{clear:()=>heads.fill(-1),first:number=>heads[slotOf(number)]??-1,next:thing=>nexts[thing]??-1,add:(number,thing)=>{
let slot=slotOf(number);
nexts[thing]=heads[slot]??-1,heads[slot]=thing}}}
function sharedAtLeast(one,other,needed){
let[here,there,shared]=[0,0,0];
for(;here<one.length&&there<other.length;){
let[left=0,right=0]=[one[here],other[there]];
if(left===right)shared++,here++,there++;else if(left<right){
if(here++,shared+one.length-here<needed)return 0}else if(there++,shared+other.length-there<needed)return 0}
return shared}
function alikeQuestions(cases,{threshold}){
return alikeTexts(cases.map((one,place)=>[place,one.question]),threshold)}
function*sharedGrounds(cases,terms){
let places=cases.map((one,place)=>({one,place})),{isStockAnswer,isStockEvidence,threshold}=terms;
yield*alikeTexts(places.flatMap(({one,place})=>one.answer===void 0||isStockAnswer(one)?[]:[[place,one.answer]]),threshold);
let rested=places.filter(({one})=>one.evidence!==void 0&&!isStockEvidence(one));
for(let group of groupsOf(rested,({one})=>one.evidence).values())yield*pairsWithin(group.map(({place})=>place))}
function*alikeTexts(texts,threshold){
let groups=[...groupsOf(texts,([,runs])=>runs.join(` `)).values()],placesOf=group=>groups[group]?.map(([at])=>at)??[];
for(let group of groups.keys())yield*pairsWithin(placesOf(group));
let sets=groups.map(([[,runs]])=>runs);
for(let[here,there]of alikeSets(sets,threshold))for(let one of placesOf(here))for(let other of placesOf(there))yield[Math.min(one,other),Math.max(one,other)]}
function*pairsWithin(places){
for(let[index,one]of places.entries())for(let other of places.slice(index+1))yield[one,other]}
const plain$2=/^[\x20-\x25\x27-\x7e]*$/,plainSigns=/[^0-9a-z]+/g,entities=/&(?:(?:amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,signs=/[^\p{L}\p{M}\p{Nd}\p{Nl}\p{No}]+|\p{Default_Ignorable_Code_Point}+/gu,numbers$1=/\p{Nd}+/gu;
function lettersOf(text){
return plain$2.test(text)?text.toLowerCase().replace(plainSigns,``):(text.includes(`&`)?text.replace(entities,characterOf):text).normalize(`NFKC`).toUpperCase().toLowerCase().replaceAll(`ς`,`σ`).normalize(`NFKC`).replace(signs,``)}
function characterOf(_entity,decimal,hexadecimal){
let code=decimal===void 0?Number.parseInt(hexadecimal??`20`,16):Number(decimal);
return code<=1114111?String.fromCodePoint(code):` `}
function numbersOf(text){
return new Set(text.normalize(`NFKC`).match(numbers$1))}
function comparing(dataset,{runsOf}){
let originOf=origins(dataset);
return file=>{
let{query,expectedAnswer,kind}=file.case;
if(query===void 0||!takesPart(file))return;
let question=runsOf(query),turns=turnsOf(file);
if(question.length===0||turns===void 0)return;
let isAnswered=kind!==`abstention`&&expectedAnswer!==void 0;
return{file,question,turns:runsOf(turns),answer:isAnswered?runsOf(expectedAnswer):void 0,numbers:numbersOf(query),evidence:evidenceOf(file),origin:originOf(file),splits:traceSplits(dataset,file)}}}
function traceOf(dataset,file){
let found=groupingOf(dataset)?.familiesOf(file),documents=found?.documents??documentsOf$2(dataset,file);
return{families:(found?.belongings??[]).map(({family})=>family),documents:documents.documents.map(({documentId})=>documentId),splits:traceSplits(dataset,file)}}
function traceSplits(dataset,file){
let grouping=groupingOf(dataset);
return grouping===void 0?[]:splitsOfCase(grouping,file)}
function turnsOf(file){
let{conversation}=file.case;
if(conversation===void 0)return file.has([`conversation`])?void 0:``;
let contents=conversation.map(turn=>turn?.content);
return contents.includes(void 0)?void 0:contents.join(` `)}
function evidenceOf(file){
let{provenance=[]}=file.case,hashes=provenance.map(entry=>entry?.contentHash);
if(hashes.length!==0&&readsWhole(hashes))return[...new Set(hashes)].toSorted(byUtf8).join(` `)}
function origins({cases}){
let parents=new Map;
for(let{case:one}of cases)one.id!==void 0&&one.variantOf!==void 0&&parents.set(one.id,one.variantOf);
return file=>{
let seen=new Set,origin=file.case.id;
for(let here=origin;here!==void 0;here=parents.get(here)){
if(seen.has(here))return[...seen].toSorted(byUtf8)[0]??file;
seen.add(here),origin=here}
return origin??file}}
const plain$1=/^[0-9a-z]*$/;
function runNumbering(){
let ofPlain=new Int32Array(36**3).fill(-1),ofOthers=new Map,count=0,numberOf=run=>{
let known=ofOthers.get(run);
return known===void 0?(ofOthers.set(run,count),count++):known},plainRuns=letters=>{
let found=new Int32Array(letters.length-2),[one,two]=[symbolAt(letters,0),symbolAt(letters,1)];
for(let index=0;index<found.length;index++){
let three=symbolAt(letters,index+2),place=(one*36+two)*36+three,known=ofPlain[place]??-1;
found[index]=known===-1?count:known,known===-1&&(ofPlain[place]=count++),[one,two]=[two,three]}
return found};
return{runsOf:text=>{
let letters=lettersOf(text);
return plain$1.test(letters)&&letters.length>2?eachOnce(plainRuns(letters)):eachOnce(Int32Array.from(runsIn(letters),run=>otherOrPlain(run)))}};
function otherOrPlain(run){
return run.length===3&&plain$1.test(run)?plainRuns(run)[0]??0:numberOf(run)}}
function symbolAt(letters,index){
let code=letters.charCodeAt(index);
return code<96?code-48:code-87}
function runsIn(letters){
let characters=Array.from(letters);
if(characters.length===0)return[];
let runs=[];
for(let[index,character]of characters.entries()){
let next=characters[index+1];
if(next===void 0)break;
isSyllable(character)&&isSyllable(next)?runs.push(character+next):index+2<characters.length&&runs.push(character+next+characters[index+2])}
return runs.length===0?[letters]:runs}
function isSyllable(character){
let code=character.codePointAt(0)??0;
return code>=11904&&code<=40959||code>=44032&&code<=55215||code>=63744&&code<=64255||code>=131072&&code<=262143}
function eachOnce(numbers){
numbers.sort();
let count=0,last=-1;
for(let number of numbers)number!==last&&(numbers[count++]=number,last=number);
return numbers.slice(0,count)}
function likeness(one,other){
let both=sharedRuns(one,other),all=one.length+other.length-both;
return all===0?1:both/all}
function sharedRuns(one,other){
let[here,there,both]=[0,0,0];
for(;here<one.length&&there<other.length;){
let[left=0,right=0]=[one[here],other[there]];
left===right&&both++,left<=right&&here++,right<=left&&there++}
return both}
function leadOf(one,other,terms){
if(one.file===other.file||one.origin===other.origin)return;
let measured=measure(one,other,terms),why=whyOf$1(measured,terms,saysEnough(one)&&saysEnough(other));
return why===void 0?void 0:{pair:[one,other],why,...measured}}
function possibleLead(one,asked,terms){
let measured=measure(one,asked,terms);
return measured.wording>=terms.threshold/2?{pair:[one,asked],why:`wording`,...measured}:void 0}
function whyOf$1({wording,isAcross,isSameAnswer,isSameEvidence},{threshold,isByCase},saysMuch){
let isHalf=wording>=threshold/2;
return wording>=threshold||isHalf&&isSameAnswer?`wording`:isAcross&&(isSameAnswer&&saysMuch||isSameEvidence&&(isHalf||!isByCase))?`grounds`:void 0}
function measure(one,other,terms){
let answer=one.answer&&other.answer&&likeness(one.answer,other.answer),isAlike=answer!==void 0&&answer>=terms.threshold,isSame=one.evidence!==void 0&&one.evidence===other.evidence;
return{wording:Math.min(likeness(one.question,other.question),likeness(one.turns,other.turns)),answer,isSameAnswer:isAlike&&!terms.isStockAnswer(one)&&!terms.isStockAnswer(other),isSameEvidence:isSame&&!terms.isStockEvidence(one),isAcross:one.splits.some(split=>other.splits.some(side=>areApart(split,side))),isOfOtherNumbers:areOfOtherNumbers(one,other)}}
function saysEnough({answer}){
return answer!==void 0&&answer.length>=10}
function areOfOtherNumbers(one,other){
return lacks(one.numbers,other.numbers)&&lacks(other.numbers,one.numbers)}
function lacks(one,other){
for(let number of other)if(!one.has(number))return!0;
return!1}
function settledPairs(families){
let naming=new Map;
for(let[index,exception]of(families?.exceptions??[]).entries())if(exception?.decision===`distinct`)for(let id of new Set(exception.cases))id!==void 0&&naming.set(id,[...naming.get(id)??[],index]);
return(one,other)=>{
if(one===void 0||other===void 0||one===other)return;
let both=new Set(naming.get(other));
return naming.get(one)?.find(index=>both.has(index))}}
function toldElsewhere(one,other){
let pair=equalPairOf(one);
if(pair!==void 0&&pair===equalPairOf(other))return`case/equal-pair`;
let asked=whatIsAsked(one);
if(asked===void 0||asked!==whatIsAsked(other))return;
let[mine,theirs]=[acceptedOutcome(one),acceptedOutcome(other)];
return mine!==void 0&&theirs!==void 0&&mine!==theirs?`case/same-question`:void 0}
const mostPairs=1e6;
function thresholdOf({policy}){
return policy?.policy?.nearDuplicates?.threshold??.8}
const known$5=new WeakMap;
function leadsOf(dataset){
let leads=known$5.get(dataset)??search(dataset,{},`passed over`);
return known$5.set(dataset,leads),leads}
function findLeads(dataset,options={}){
return search(dataset,options,options.withOtherNumbers===!0?`listed`:`left out`)}
function search(dataset,{threshold:least},others){
let cases=comparedCases(dataset),terms=leadTerms(dataset,cases,least),{found,leftOut,isCut,isOthersCut}=leadsAmong(cases,terms,others),{threshold}=terms;
return{...unsettled$1(dataset,found),ofOtherNumbers:unsettled$1(dataset,leftOut).leads,isOthersCut,threshold,compared:cases.length,isCut}}
function leadsTo(dataset,asked,options={}){
let prepare=comparing(dataset,runNumbering()),cases=dataset.cases.flatMap(file=>prepare(file)??[]),terms=leadTerms(dataset,cases,options.threshold),own=prepare(asked),measure=own?.answer===void 0?possibleLead:leadOf,all=own===void 0?[]:cases.flatMap(one=>measure(one,own,terms)??[]),isLeftOut=lead=>options.withOtherNumbers!==!0&&lead.isOfOtherNumbers;
return{...unsettled$1(dataset,all.filter(lead=>!isLeftOut(lead))),ofOtherNumbers:unsettled$1(dataset,all.filter(isLeftOut)).leads,isOthersCut:!1,threshold:terms.threshold,compared:cases.length,isCut:!1}}
function unsettled$1(dataset,found){
let settledBy=settledPairs(dataset.families?.families),leads=found.filter(({pair:[one,other]})=>settledBy(one.file.case.id,other.file.case.id)===void 0);
return{leads:leads.toSorted(byRank),settled:found.length-leads.length}}
function leadsAmong(cases,terms,others){
let[listed,leftOut]=[pairsMeasured(cases.length,terms),pairsMeasured(cases.length,terms)];
for(let[one,other]of inTurn(cases,terms)){
let[first,second]=[cases[one],cases[other]];
if(first!==void 0&&second!==void 0&&(others===`listed`||!areOfOtherNumbers(first,second)?listed.take([one,other],first,second):others===`left out`&&leftOut.take([one,other],first,second),listed.isCut()))break}
return{found:listed.found(),leftOut:leftOut.found(),isCut:listed.isCut(),isOthersCut:leftOut.isCut()}}
function pairsMeasured(cases,terms){
let found=new Map,pairs=0;
return{take:([here,there],one,other)=>{
let key=here*cases+there;
if(pairs>mostPairs||++pairs>mostPairs||found.has(key))return;
let lead=leadOf(one,other,terms);
lead!==void 0&&found.set(key,lead)},found:()=>[...found.values()],isCut:()=>pairs>mostPairs}}
function*inTurn(cases,terms){
yield*alikeQuestions(cases,terms),yield*sharedGrounds(cases,terms)}
const prepared=new WeakMap;
function comparedCases(dataset){
let earlier=prepared.get(dataset);
if(earlier!==void 0)return earlier;
let prepare=comparing(dataset,runNumbering()),cases=dataset.cases.flatMap(file=>prepare(file)??[]);
return prepared.set(dataset,cases),cases}
function areAlike(dataset,ids){
let cases=comparedCases(dataset),terms=leadTerms(dataset,cases),named=new Set(ids),own=cases.filter(({file})=>named.has(file.case.id));
return own.some((one,index)=>own.slice(index+1).some(other=>{
let lead=leadOf(one,other,terms),isTold=toldElsewhere(one.file,other.file)!==void 0;
return lead!==void 0&&!lead.isOfOtherNumbers&&!isTold}))}
function leadTerms(dataset,cases,threshold=thresholdOf(dataset)){
let answers=commonBy(cases,({answer})=>answer?.join(` `)),evidence=commonBy(cases,one=>one.evidence);
return{threshold,isByCase:groupingOf(dataset)?.isByCase===!0,isStockAnswer:one=>answers.has(one),isStockEvidence:one=>evidence.has(one)}}
function commonBy(cases,keyOf){
let groups=[...groupsOf(cases,keyOf).values()];
return new Set(groups.filter(group=>group.length>=21).flat())}
function byRank(one,other){
return Number(other.isAcross)-Number(one.isAcross)||other.wording-one.wording||(other.answer??0)-(one.answer??0)||byPlace$1(one,other)}
function byPlace$1(one,other){
let[here,there]=[one,other].map(({pair})=>pair.map(({file})=>file.path));
return byUtf8(here?.[0]??``,there?.[0]??``)||byUtf8(here?.[1]??``,there?.[1]??``)}
const settle$1=`if for two, record an exception with both cases, "decision: distinct" and the reason.`,fixes$1={across:`Look at both. If they ask for one thing, keep only one of them: on two sides, whoever tunes on one has seen the other; ${settle$1}`,within:`Look at both. If they ask for one thing, keep one of them, or say "variantOf" in the one that rephrases the other; ${settle$1}`};
function*leadProblems(dataset,why,messageOf){
let{leads,threshold}=leadsOf(dataset),own=leads.filter(({why:kind,pair:[one,other]})=>kind===why&&toldElsewhere(one.file,other.file)===void 0);
for(let[index,lead]of own.slice(0,26).entries()){
let[one,other]=lead.pair.map(({file})=>file);
if(one===void 0||other===void 0)continue;
let place={at:other.locate([`query`]),related:[one.locate([`query`])]};
if(index<25){
let traces=`This one: ${traceText(dataset,other)}. The other: ${traceText(dataset,one)}.`,fix=lead.isAcross?fixes$1.across:fixes$1.within;
yield{message:`${messageOf(lead,threshold)} ${traces}`,...place,fix}}else yield{message:`There are ${counted(own.length-25,`more pair`)} of this kind; the 25 told of are the strongest.`,...place,fix:`List them all: touchstone families alike`}}}
function otherName$1({pair:[{file}]}){
return quoted(file.case.id??file.path)}
function traceText(dataset,file){
let{families,documents,splits}=traceOf(dataset,file);
return[namesText(families,[`family`,`families`]),namesText(documents,[`document`,`documents`]),namesText(splits,[`split`,`splits`])].join(`, `)}
function namesText(names,[one,several]){
if(names.length===0)return`no ${one}`;
let shown=names.slice(0,3).map(quoted),more=names.length>3?[`${names.length-3} more`]:[];
return`${names.length===1?one:several} ${listed$1([...shown,...more])}`}
const caseNearDuplicate={id:`case/near-duplicate`,level:`warning`,reports:`a case that asks in nearly the same words as another one`,for:`evaluation`,check(dataset){
return leadProblems(dataset,`wording`,messageOf$7)}};
function messageOf$7(lead,threshold){
let{wording}=lead,start=`The question reads much like that of case ${otherName$1(lead)}: ${measureText(wording)} of their runs of three letters are the same`;
return wording>=threshold?`${start}, and ${threshold} is enough.`:`${start}. So is the answer, and then ${threshold/2} is enough.`}
const casePossibleParaphrase={id:`case/possible-paraphrase`,level:`warning`,reports:`a case with the answer or the evidence of one on the other side of the split, in other words`,for:`evaluation`,check(dataset){
return leadProblems(dataset,`grounds`,messageOf$6)}};
function messageOf$6(lead,threshold){
let{answer=0,wording,isSameAnswer,isSameEvidence}=lead,measured=`${measureText(answer)} of the runs of three letters in their answers are the same, and ${threshold} is enough`,words=`their questions share ${measureText(wording)}`,start=`Case ${otherName$1(lead)} on the other side of the split`,half=wording<threshold/2?``:`, and ${threshold/2} is enough on one corpus`;
return isSameAnswer?isSameEvidence?`${start} has the same answer and the same evidence: ${measured}; ${words}.`:`${start} has the same answer: ${measured}; ${words}.`:`${start} rests on the same evidence; of their runs of three letters the questions share ${measureText(wording)}${half}.`}
function exposedIn(grouping,cases,entries=grouping.file.families?.exposures??[]){
let holders=namedHolders(grouping,cases),named=new Set(entries.flatMap(one=>one===void 0?[]:[...holders.of(one)])),spent=holders.joinedWith(named);
return{family:id=>spent.has(id),case:file=>holdersOfCase(grouping,file).some(key=>spent.has(key))}}
function sidesApart(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return()=>void 0;
let exposed=once(()=>exposedIn(grouping,dataset.cases)),standing=file=>{
let splits=splitsOfCase(grouping,file),isSpent=splits.includes(`regression`)||exposed().case(file),where=splits.length===0?`on no side`:`in ${listed$1(splits.map(one=>`"${one}"`))}`;
return{key:[...splits.map(sideOf),isSpent?`spent`:``].join(` `),words:isSpent?`${where} and spent`:where}};
return(one,other)=>{
let[mine,theirs]=[standing(one),standing(other)];
return mine.key===theirs.key?void 0:{one:mine.words,other:theirs.words}}}
const caseSameQuestion={id:`case/same-question`,level:`warning`,reports:`a case that asks what another one asks and accepts another outcome`,*check(dataset){
let apart=sidesApart(dataset);
for(let[first,...others]of casesByQuestion(dataset.cases))yield*problemsOf(first,others,apart)}};
function*problemsOf(first,others,apart){
let differing=others.filter(({outcome})=>outcome!==first.outcome);
if(differing.length===0)return;
let related=[first,...others.filter(({outcome})=>outcome===first.outcome)].slice(0,10).map(({file})=>placeOf$9(file));
for(let{file}of differing){
let sides=apart(first.file,file),where=sides===void 0?``:` That one is ${sides.one}, this one ${sides.other}.`;
yield{message:`${messageOf$5(first.file,file)}${where}`,at:placeOf$9(file),related,fix:sides===void 0?`Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.`:`Settle which answers are right, and do not delete either case for that: whoever works with one knows the question of the other. Bring both to the side of the one that people know, or ask something else in the other; where both are right, say in each question what tells the two apart.`}}}
function messageOf$5(other,file){
let start=`Case ${quoted(other.case.id??other.path)} asks the same question, but`,kinds=[other.case.kind,file.case.kind];
if(kinds[0]!==kinds[1])return`${start} is "${kinds[0]}", and this one "${kinds[1]}".`;
let reasons=[other.case.because,file.case.because];
return reasons[0]===reasons[1]?`${start} expects another answer.`:`${start} expects no answer because of "${reasons[0]}", and this one because of "${reasons[1]}".`}
function casesByQuestion(cases){
return groupsOf(cases.filter(takesPart).flatMap(file=>{
let question=whatIsAsked(file),outcome=acceptedOutcome(file);
return question===void 0||outcome===void 0?[]:[{file,question,outcome}]}),({question})=>question).values()}
function placeOf$9(file){
return file.locate([`query`])}
const caseVariantOfInactive={id:`case/variant-of-inactive`,level:`error`,reports:`a variant in use whose parent is retired or rejected`,*check({cases}){
let inactive=inactiveById(cases);
for(let file of cases.filter(takesPart)){
let{id,variantOf}=file.case,parent=variantOf===void 0?void 0:inactive.get(variantOf);
if(variantOf===void 0||parent===void 0||variantOf===id)continue;
let retired=parent.has([`retired`]);
yield{message:`The case is a variant of ${quoted(variantOf)}, which was ${retired?`retired`:`rejected`}.`,at:file.locate([`variantOf`]),related:[retired?parent.locateKey([`retired`]):parent.locate([`review`,`status`])],fix:`Name the case in use that it rephrases; where the question stands by itself, remove "variantOf"; else ${statusOf(file)===`approved`?`retire this one as well, with ${retireCommand(file)}`:`reject this one as well, with ${recordCommand(file)}`}.`}}}};
function inactiveById(cases){
let inUse=new Set(cases.filter(takesPart).flatMap(file=>file.case.id??[])),inactive=new Map;
for(let file of cases){
let{id}=file.case;
id!==void 0&&!inUse.has(id)&&!inactive.has(id)&&inactive.set(id,file)}
return inactive}
const caseRepeatedEntry={id:`case/repeated-entry`,level:`error`,reports:`a list that names the same thing twice`,perFile:!0,*check({cases}){
for(let file of cases)for(let list of listsOf(file))yield*repeats(file,list)}};
function listsOf({case:draft}){
return[...(draft.acceptedAnswers??[]).map((answer,index)=>({path:[`acceptedAnswers`,index,`chunkIds`],entries:answer?.chunkIds})),{path:[`distractorChunkIds`],entries:draft.distractorChunkIds},{path:[`origin`,`excerpt`,`chunkIds`],entries:draft.origin?.excerpt?.chunkIds},{path:[`review`,`confirmed`],entries:draft.review?.confirmed},{path:[`tags`],entries:draft.tags},{path:[`families`],entries:draft.families},{path:[`sentinel`,`resolution`,`clarified`],entries:draft.sentinel?.resolution?.clarified},{path:[`refresh`,`reasons`],entries:draft.refresh?.reasons},{path:[`refresh`,`observations`],entries:draft.refresh?.observations},{path:[`caller`,`documents`],entries:draft.caller?.documents}]}
function*repeats(file,{path,entries=[]}){
if(entries.length<2)return;
let first=new Map;
for(let[index,entry]of entries.entries()){
if(entry===void 0||isBlank(entry))continue;
let earlier=first.get(entry);
earlier===void 0?first.set(entry,index):yield{message:`${quoted(entry)} stands twice in "${path.at(-1)}".`,at:file.locate([...path,index]),related:[file.locate([...path,earlier])],fix:`Remove one of the two.`}}}
const caseVariantWithoutParent={id:`case/variant-without-parent`,level:`error`,reports:`a variant that names no parent, or one that the set does not hold`,*check(dataset){
let known=knownIds(dataset);
for(let file of dataset.cases){
let problem=takesPart(file)?problemOf$8(file,known):void 0;
problem!==void 0&&(yield problem)}}};
function problemOf$8(file,known){
let{id,variantOf,origin}=file.case;
if(variantOf===void 0)return origin?.lane!==`phrasing`||file.has([`variantOf`])?void 0:{message:`The case comes from the lane "phrasing" but does not name the case that it rephrases.`,at:file.locate([`origin`,`lane`]),fix:`Add a line "variantOf: …" of its own with the id of that case; if it rephrases none, the lane is backlog or exploration.`};
if(isBlank(variantOf)||variantOf!==id&&known.has(variantOf))return;
let why=variantOf===id?`is this case itself`:`is not in the set`;
return{message:`The case is a variant of ${quoted(variantOf)}, which ${why}.`,at:file.locate([`variantOf`]),fix:`Name the case that it rephrases, or restore that case from Git: what has variants is retired together with them, not deleted.`}}
const caseWithoutEvidence={id:`case/without-evidence`,level:`error`,reports:`a case that is no abstention and names no relevant chunk`,perFile:!0,*check(dataset){
let dueOf=once(()=>dueUnder(dataset));
for(let file of dataset.cases){
let{kind,relevantChunkIds}=file.case,unreadable=kind===void 0&&file.has([`kind`]);
if(kind===`abstention`||unreadable||waitsForFill(file))continue;
let empty=relevantChunkIds?.length===0;
(empty||!file.has([`relevantChunkIds`]))&&(yield{message:messageOf$4(kind,empty),at:file.locate(empty?[`relevantChunkIds`]:[`kind`]),fix:namingStep(file,dueOf()(file))??`Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.`})}}};
function messageOf$4(kind,isEmpty){
return`${kind===void 0?`A case that is no abstention`:`An ${kind} case`} rests on evidence, but this one ${isEmpty?`lists no relevant chunk`:`has no "relevantChunkIds"`}.`}
const caseWithoutOrigin={id:`case/without-origin`,level:`error`,reports:`a case that does not say who or what wrote it`,perFile:!0,safeFix:!0,*check({cases}){
for(let file of cases)file.has([`origin`])||waitsForFill(file)||(yield{message:`The case does not say who or what wrote it.`,at:file.locate([]),fix:`Add its origin, such as "origin: {kind: human, author: avery}"; "touchstone fill --author avery" does it too.`})}},fields$1=[`chunkId`,`documentId`,`sourceUri`,`sourceRevision`],evidenceBlankProvenance={id:`evidence/blank-provenance`,level:`error`,reports:`a field of a provenance entry that shows nothing to a reader`,perFile:!0,*check({cases}){
for(let file of cases)for(let{index,entry}of provenanceOf(file))for(let field of fields$1.filter(one=>isBlankText(entry[one])))yield{message:`"${field}" is blank.`,at:file.locate([`provenance`,index,field]),fix:`Write what the corpus revision records for this chunk.`}}};
function isBlankText(value){
return value!==void 0&&isBlank(value)}
const evidenceDiffersFromRevision={id:`evidence/differs-from-revision`,level:`error`,reports:`evidence whose document, source or text is not what the named corpus revision records`,perFile:!0,*check(dataset){
let corpusOf=recordedCorpora(dataset);
for(let file of dataset.cases.filter(takesPart)){
let corpus=corpusOf(file);
if(corpus!==void 0)for(let{index,entry}of provenanceOf(file))for(let{field,name,here,recorded}of differences(entry,corpus))yield{message:`The ${name} of chunk ${quoted(entry.chunkId??``)} is ${quoted(here)} here, but ${quoted(recorded)} in corpus revision "${corpus.revision.id}".`,at:file.locate([`provenance`,index,field]),fix:`Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.`}}}};
function differences(entry,{documents,chunks}){
let chunk=entry.chunkId===void 0?void 0:chunks?.get(entry.chunkId);
if(chunk===void 0)return[];
let document=documents?.get(chunk.documentId);
return[[`documentId`,`document`,chunk.documentId],[`sourceUri`,`source URI`,document?.uri],[`sourceRevision`,`source revision`,document?.revision],[`contentHash`,`content hash`,chunk.hash]].flatMap(([field,name,recorded])=>{
let here=entry[field];
return here===void 0||recorded===void 0||here===recorded||isBlank(here)?[]:[{field,name,here,recorded}]})}
const scheme=/^[a-z][a-z0-9+.-]+:\S/i,ending$1=/\.[a-z][a-z0-9]{0,7}$/i;
function sourceForm(uri,documentId){
let text=normaliseWhiteSpace(uri);
if(scheme.test(text))return`address`;
let isName=uri===documentId||ending$1.test(text);
return text.includes(` `)&&!isName?`text`:`path`}
const names$1={address:`an address`,path:`a path or a name`,text:`free text`},evidenceMixedSources={id:`evidence/mixed-sources`,level:`warning`,reports:`evidence that names its source in another form than most of the set does`,*check({cases}){
let forms=usesByForm(cases),[usual,...others]=forms;
if(usual===void 0)return;
let total=forms.reduce((sum,{count})=>sum+count,0);
for(let other of others)yield*problemOf$7(other,usual,total)}};
function*problemOf$7({form,first,count},usual,total){
let[use,...more]=first,[example]=usual.first;
use!==void 0&&example!==void 0&&(yield{message:`Of the ${total} sources that this set cites, ${count} ${count===1?`is`:`are`} named by ${names$1[form]}, such as ${quoted(use.uri)}, and ${usual.count} by ${names$1[usual.form]}, such as ${quoted(example.uri)}.`,at:placeOf$8(use),related:more.map(placeOf$8),fix:`Nothing to edit now: choose one form, let the next "touchstone corpus snapshot" record it as the "uri" of these documents, and have their cases judged under that revision.`})}
function usesByForm(cases){
let uses={address:[],path:[],text:[]};
for(let file of cases.filter(takesPart))for(let{index,entry}of provenanceOf(file)){
let{sourceUri:uri,documentId}=entry;
uri===void 0||isBlank(uri)||uses[sourceForm(uri,documentId)].push({file,index,uri})}
return[`address`,`path`,`text`].map(form=>({form,first:uses[form].slice(0,11),count:uses[form].length})).filter(({count})=>count>0).toSorted((a,b)=>b.count-a.count)}
function placeOf$8({file,index}){
return file.locate([`provenance`,index,`sourceUri`])}
const evidenceInsteadOfUnknown={id:`evidence/instead-of-unknown`,level:`error`,reports:`evidence that replaces a chunk which is none of the case's other evidence`,perFile:!0,*check({cases}){
for(let file of cases){
let entries=[...provenanceOf(file)],cited=entries.map(({entry})=>entry.chunkId);
if(!readsWhole(file.case.provenance)||!readsWhole(cited))continue;
let listed=[...relevantChunksOf(file)].map(({chunkId})=>chunkId),known=new Set([...cited,...listed]);
for(let{index,entry}of entries){
let{chunkId,insteadOf}=entry;
if(insteadOf===void 0||isBlank(insteadOf))continue;
let self=insteadOf===chunkId;
(self||!known.has(insteadOf))&&(yield{message:self?`Chunk ${quoted(insteadOf)} is said to replace itself.`:`This evidence is said to replace chunk ${quoted(insteadOf)}, which the case does not cite.`,at:file.locate([`provenance`,index,`insteadOf`]),fix:`Name the chunk of another entry under "provenance" that states the same fact, or remove the line.`})}}}},evidenceNotInRevision={id:`evidence/not-in-revision`,level:`error`,reports:`a chunk, as evidence or as a distractor, that the named corpus revision does not hold`,perFile:!0,*check(dataset){
let corpusOf=recordedCorpora(dataset);
for(let file of dataset.cases.filter(takesPart)){
let{revision,chunks}=corpusOf(file)??{};
if(revision!==void 0&&chunks!==void 0)for(let{path,chunkId}of namedChunks$1(file))isBlank(chunkId)||chunks.has(chunkId)||(yield{message:`Chunk ${quoted(chunkId)} is not in corpus revision ${quoted(revision.id)}.`,at:file.locate(path),fix:`Name a chunk of that revision, or judge the case again under a revision that holds this one.`})}}};
function*namedChunks$1(file){
for(let{index,entry}of provenanceOf(file)){
let{chunkId}=entry;
chunkId!==void 0&&(yield{path:[`provenance`,index,`chunkId`],chunkId})}
for(let[index,chunkId]of(file.case.distractorChunkIds??[]).entries())chunkId!==void 0&&(yield{path:[`distractorChunkIds`,index],chunkId})}
const evidenceProvenanceTwice={id:`evidence/provenance-twice`,level:`error`,reports:`a relevant chunk that has more than one entry under provenance`,perFile:!0,*check({cases}){
for(let file of cases){
let relevant=new Set([...relevantChunksOf(file)].map(({chunkId})=>chunkId)),first=new Map;
for(let{index,entry}of provenanceOf(file)){
let{chunkId}=entry;
if(chunkId===void 0||!relevant.has(chunkId))continue;
let before=first.get(chunkId);
before===void 0?first.set(chunkId,index):yield{message:`"provenance" has a second entry for chunk ${quoted(chunkId)}.`,at:file.locate([`provenance`,index,`chunkId`]),related:[file.locate([`provenance`,before,`chunkId`])],fix:`Keep the entry that says what was judged and remove the other.`}}}}},evidenceProvenanceWithoutChunk={id:`evidence/provenance-without-chunk`,level:`error`,reports:`an entry under provenance whose chunk is not among the relevant ones`,perFile:!0,*check({cases}){
for(let file of cases){
if(waitsForFill(file))continue;
let listed=file.case.relevantChunkIds;
if(file.has([`relevantChunkIds`])&&!knowsAll(listed))continue;
let relevant=new Set([...relevantChunksOf(file)].map(({chunkId})=>chunkId));
for(let{index,entry}of provenanceOf(file)){
let{chunkId}=entry;
chunkId===void 0||isBlank(chunkId)||relevant.has(chunkId)||(yield{message:`"provenance" has an entry for chunk ${quoted(chunkId)}, which is not among "relevantChunkIds".`,at:file.locate([`provenance`,index,`chunkId`]),fix:`Add the chunk to the relevant ones if a reviewer judged it so, or remove the entry.`})}}}};
function nearestWords(quote,text){
if(quote.length+text.length>1e5)return;
let wanted=wordsOf$2(quote).filter(({key})=>key!==``);
if(wanted.length===0)return;
let words=wordsOf$2(text),shared=sharedFrom(wanted,words),most=Math.max(0,...shared);
if(most<wanted.length*enough$2)return;
let first=shared.indexOf(most),last=shared.lastIndexOf(most);
if(!(last-first>wanted.length/2))return trimmed(words.slice(first,last+wanted.length),new Set(wanted.map(({key})=>key)))}
const enough$2=2/3,marks$1=/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
function wordsOf$2(text){
return normaliseWhiteSpace(text).split(` `).map(word=>({text:word,key:word.replace(marks$1,``).toLowerCase()}))}
function sharedFrom(wanted,words){
let open=new Map;
for(let{key}of wanted)open.set(key,(open.get(key)??0)+1);
let places=[],shared=0;
for(let[index,{key}]of words.entries()){
let before=open.get(key);
before!==void 0&&(open.set(key,before-1),before>0&&shared++);
let gone=words[index-wanted.length]?.key??``,after=open.get(gone);
after!==void 0&&(open.set(gone,after+1),after>=0&&shared--),index+1>=wanted.length&&places.push(shared)}
return places}
function trimmed(words,wanted){
let first=words.findIndex(({key})=>wanted.has(key)),last=words.findLastIndex(({key})=>wanted.has(key));
return words.slice(first,last+1).map(({text})=>text).join(` `)}
function quoteFinder(texts){
let normalised=new Map;
return(hash,quote)=>{
let text=texts.get(hash);
if(text===void 0)return;
let wanted=normaliseWhiteSpace(quote);
if(text.includes(wanted))return!0;
let known=normalised.get(hash)??normaliseWhiteSpace(text);
return normalised.set(hash,known),known.includes(wanted)}}
function placeOfQuote(text,quote){
let wanted=normaliseWhiteSpace(quote);
if(wanted===``)return;
let offsets=[],normalised=[];
for(let offset=0;offset<text.length;offset++){
let character=text.charAt(offset),isSpace=normaliseWhiteSpace(character)===``;
isSpace&&normalised.at(-1)===` `||(normalised.push(isSpace?` `:character),offsets.push(offset))}
let at=normalised.join(``).indexOf(wanted),start=offsets[at],last=offsets[at+wanted.length-1];
return start===void 0||last===void 0?void 0:{start,end:last+1}}
const evidenceQuoteNotInText={id:`evidence/quote-not-in-text`,level:`error`,reports:`a quote that does not stand in the text that was judged`,perFile:!0,*check(dataset){
let holds=quoteFinder(dataset.texts),fixOf=fixFinder(dataset);
for(let file of dataset.cases)for(let{index,entry}of provenanceOf(file)){
let{quote,contentHash,chunkId}=entry;
if(quote===void 0)continue;
let at=()=>file.locate([`provenance`,index,`quote`]);
if(isBlank(quote)){
yield{message:`The quote is blank.`,at:at(),fix:`Quote the words that carry the answer, or remove the line.`};
continue}
if(contentHash===void 0||!takesPart(file)||holds(contentHash,quote)!==!1)continue;
let chunk=chunkId===void 0?`the chunk`:`chunk ${quoted(chunkId)}`;
yield{message:`The words ${quoted(quote)} do not stand in the text of ${chunk} that was judged.`,at:at(),fix:fixOf(file,{quote,contentHash})}}}};
function fixFinder(dataset){
let dueOf=once(()=>dueUnder(dataset)),searches=100;
return(file,{quote,contentHash})=>{
let due=dueOf()(file),decision=due?.is===`decision`&&due.isEdited?nextStep(file,due):void 0;
if(decision!==void 0)return decision;
let text=searches-->0?dataset.texts.get(contentHash):void 0,near=text===void 0?void 0:nearestWords(quote,text);
return`Quote that text word for word (only white space may differ), or remove the quote.${near===void 0?``:` Nearest there: ${quoted(near)}.`}`}}
const evidenceShortForm={id:`evidence/short-form`,level:`error`,reports:`short evidence that nobody has looked up yet`,perFile:!0,safeFix:!0,*check(dataset){
let dueOf=once(()=>dueUnder(dataset));
for(let file of dataset.cases){
let{evidence}=file.case;
if(evidence===void 0)continue;
let at=file.locateKey([`evidence`]),stage=stageOf(file);
evidence.length===0?yield{message:`The short "evidence" is an empty list.`,at,fix:`Remove the line.`}:stage===`retired`?yield{message:`The case is retired, but its evidence is in the short form, which only a pending case may use.`,at,fix:`Remove "evidence", or take the case back into use and run "touchstone fill".`}:stage===`approved`||stage===`rejected`?yield{message:`The case is ${stage}, but its evidence is in the short form, which only a pending case may use.`,at,fix:shortNamingStep(file,dueOf()(file))??`To have it judged as a new one, write "review: {status: pending}" in the place of its review, take "relevantChunkIds", "provenance" and "corpusRevision" out, run ${fillCommand(file)}, and have it judged with ${recordCommand(file)}.`}:yield{message:`The evidence is still in its short form: its chunks are not looked up yet.`,at,fix:evidence.some(namesDocumentAlone)?`Run "touchstone fill --choose", which asks which chunk of the document it is, or add a "quote" of it.`:`Run "touchstone fill" for this file, or "touchstone check --fix" for all of them; where no chunk is found, "touchstone fill --choose" asks for it.`}}}};
function namesDocumentAlone(entry){
return says(entry?.document)&&!says(entry?.chunk)&&!says(entry?.quote)}
function says(text){
return text!==void 0&&!isBlank(text)}
const evidenceWithoutProvenance={id:`evidence/without-provenance`,level:`error`,reports:`a relevant chunk that has no entry under provenance`,perFile:!0,*check(dataset){
let dueOf=once(()=>dueUnder(dataset));
for(let file of dataset.cases){
if(waitsForFill(file)||!entriesAreKnown(file))continue;
let seen=new Set([...provenanceOf(file)].map(({entry})=>entry.chunkId));
for(let{index,chunkId}of relevantChunksOf(file))seen.has(chunkId)||(seen.add(chunkId),yield{message:`Chunk ${quoted(chunkId)} is relevant, but "provenance" has no entry for it.`,at:file.locate([`relevantChunkIds`,index]),fix:fixOf$8(file,dueOf()(file))})}}};
function fixOf$8(file,due){
return due?.is===`decision`&&due.isEdited?nextStep(file,due)??``:namingStep(file,due)??`Add an entry that says which document, source revision and text were judged, or remove the chunk.`}
function entriesAreKnown(file){
if(!file.has([`provenance`]))return!0;
let{provenance}=file.case;
return readsWhole(provenance)&&knowsAll(provenance.map(entry=>entry.chunkId))}
function writeInstead(wanted,ids,otherwise){
let near=nearest(wanted,ids).map(id=>`"${id}"`);
if(near.length===0)return otherwise;
let meant=near.length===1?`that is`:`one of them is`;
return`Write ${listed$1(near,`or`)} if ${meant} what it means.`}
function nearestTeller(most){
let left=most;
return(wanted,ids)=>{
left--;
let near=left<0?[]:nearest(clipped(wanted,200),ids).map(quoted);
return near.length===0?``:`; the nearest ${near.length===1?`is`:`are`} ${listed$1(near)}`}}
const longest$2=1e3;
function nearest(wanted,ids){
if(wanted.length>longest$2)return[];
let folded=wanted.toLowerCase(),near=[];
for(let id of ids){
if(id.length>longest$2)continue;
let other=id.toLowerCase(),far=(0,import_fastest_levenshtein.distance)(folded,other);
(folded.length>2&&(other.includes(folded)||folded.includes(other))||far<=Math.max(folded.length,other.length)/2)&&near.push({id,far})}
let sorted=near.toSorted((a,b)=>a.far-b.far||byUtf8(a.id,b.id)),reach=(sorted[0]?.far??0)*2+1;
return sorted.slice(0,3).filter(({far})=>far<=reach).map(({id})=>id)}
const familyUnknown={id:`family/unknown`,level:`error`,reports:`a name of a family that families.yaml does not hold`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let tellNearest=nearestTeller(100),known=[...grouping.families.keys()];
for(let named of namesOf(dataset,grouping)){
let{family,locate,path}=named;
family===void 0||isBlank(family)||grouping.families.has(family)||isPast(dataset,grouping,named)||(yield{message:`There is no family ${quoted(family)} in families.yaml${tellNearest(family,known)}.`,at:locate(path),fix:fixOf$7(path)})}}};
function fixOf$7([field]){
return field===`reservations`||field===`uses`||field===`exposures`?`Write the id of a family as it stands under "families" there. An entry that is on record stays as it is: bring its family back under its old id, with "documents: []" where another one has them now.`:`Write the id of a family as it stands under "families" there, or add this one.`}
function isPast(dataset,{file},{family,path}){
let[field,index]=path;
if(field!==`exceptions`||typeof index!=`number`||family===void 0||file.families?.exceptions?.[index]?.decision!==`move`)return!1;
let before=dataset.base?.families;
return before===void 0||wasNamed(family,before)}
function wasNamed(family,before){
let moves=(before.families?.exceptions??[]).filter(one=>one?.decision===`move`);
return new Set(moves.flatMap(one=>one?.families??[])).has(family)||familiesById(before).has(family)}
function*namesOf({cases},{file}){
let{related,exceptions,reservations,uses,exposures}=file.families??{},lists={related,exceptions,reservations,uses,exposures};
for(let[field,entries]of Object.entries(lists))for(let[index,entry]of(entries??[]).entries())for(let[place,family]of(entry?.families??[]).entries())yield{family,locate:file.locate,path:[field,index,`families`,place]};
for(let one of cases.filter(takesPart))for(let[index,family]of(one.case.families??[]).entries())yield{family,locate:one.locate,path:[`families`,index]}}
function ungroupedDocuments(dataset){
let grouping=splitGroupingOf(dataset);
return grouping===void 0||grouping.isByCase?[]:[...usesOf(grouping)].map(([documentId,uses])=>{
let approved=uses.filter(isApproved$1),[first,...others]=[...approved,...uses.filter(use=>!isApproved$1(use))],places=others.map(placeOf$7),at=placeOf$7(first??uses[0]);
return{documentId,isApproved:approved.length>0,places:[at,...places]}})}
function usesOf({cases,familiesOf,claimsOf}){
let found=new Map;
for(let file of cases)for(let{documentId,path}of familiesOf(file).documents.documents){
if(claimsOf(documentId).length>0)continue;
let uses=found.get(documentId);
uses===void 0?found.set(documentId,[{file,path}]):uses.push({file,path})}
return found}
function isApproved$1({file}){
return stageOf(file)===`approved`}
function placeOf$7({file,path}){
return file.locate(path)}
const familyUngroupedDocument={id:`family/ungrouped-document`,level:`error`,reports:`a document that approved cases rest on and that no family claims`,*check(dataset){
for(let{documentId,isApproved,places}of ungroupedDocuments(dataset)){
if(!isApproved)continue;
let[first,...others]=places,more=others.length===0?``:` and ${counted(others.length,`other case`)}`;
yield{message:`Document ${quoted(documentId)} is in no family, so this case${more} may be on any side of the split.`,at:first,...others.length===0?{}:{related:others.slice(0,10)},fix:`Add the document to the family that it belongs to in families.yaml, or give it a family of its own there.`}}}},known$4=new WeakMap;
function documentsOnRecord(dataset){
let earlier=known$4.get(dataset);
if(earlier!==void 0)return earlier;
let found=new Set;
for(let revision of dataset.revisions.values())for(let id of documentsAsRecorded(revision)?.keys()??[])found.add(id);
for(let file of[...dataset.cases,...dataset.base?.cases??[]])for(let{documentId}of documentsOf$2(dataset,file).documents)found.add(documentId);
let documents=[...found].toSorted(byUtf8);
return known$4.set(dataset,documents),documents}
const familyDocumentClaimedTwice={id:`family/document-claimed-twice`,level:`error`,reports:`a document that more than one family claims`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let{file,claimsOf}=grouping,groups=groupsOf(documentsOnRecord(dataset).flatMap(documentId=>{
let claims=claimsOf(documentId);
return claims.length<2?[]:[{documentId,claims}]}),({claims})=>JSON.stringify(claims.map(({path})=>path)));
for(let[{documentId,claims},...others]of groups.values()){
let[first,...rest]=claims,last=rest.at(-1);
if(first===void 0||last===void 0)continue;
let more=others.length===0?``:` So does ${counted(others.length,`other document`)}.`;
yield{message:`Document ${quoted(documentId)} fits ${claimsInWords(claims)}, so it belongs to none of them.${more}`,at:file.locate(last.path),related:[first,...rest.slice(0,-1)].map(({path})=>file.locate(path)),fix:isNamed$2(claims)?`Name the document in one family only; if both need it, they are one family or related.`:`Name the document itself in the family it belongs to, since an exact name beats a pattern, or make a pattern narrower.`}}}};
function isNamed$2(claims){
return claims.every(({pattern})=>!pattern.includes(`*`))}
function claimsInWords(claims){
let shown=claims.slice(0,5).map(({family,pattern})=>`${quoted(pattern)} of family ${quoted(family)}`),more=claims.length-shown.length;
return listed$1(more===0?shown:[...shown,`${more} more`])}
function sharingDocuments(dataset){
return documentsWithSharedChunks(currentRevision(dataset)).filter(pair=>isMuchText(pair,dataset))}
function sharesAll({shared,own:[one,other]}){
return shared.size===one.size&&shared.size===other.size}
function isMuchText({shared,own},{texts}){
let known=texts,lengthOf=hashes=>[...hashes].reduce((sum,hash)=>sum+(known.get(hash)?.length??NaN),0),shorter=Math.min(...own.map(lengthOf));
return!(lengthOf(shared)<shorter*.5)}
const known$3=new WeakMap;
function earlierGrouping(dataset){
return known$3.has(dataset)||known$3.set(dataset,groupedBefore(dataset)),known$3.get(dataset)}
function groupedBefore(dataset){
let{base}=dataset;
if(base===void 0)return;
let cases=[...dataset.cases.filter(({path})=>base.sameCases.has(path)),...base.cases].toSorted((a,b)=>byUtf8(a.path,b.path)),earlier={...dataset,cases,families:base.families,base:void 0},grouping=groupingOf(earlier);
if(grouping!==void 0)return{dataset:earlier,grouping,cases,documents:once(()=>grouping.isByCase?[]:claimedDocuments(dataset,grouping))}}
function claimedDocuments(dataset,{claimsOf}){
return documentsOnRecord(dataset).flatMap(documentId=>{
let[claim,...others]=claimsOf(documentId);
return claim===void 0||others.length>0?[]:[{documentId,family:claim.family}]})}
const known$2=new WeakMap;
function earlierSpent(dataset){
return known$2.has(dataset)||known$2.set(dataset,spentBefore(dataset)),known$2.get(dataset)}
function spentBefore(dataset){
let earlier=(dataset.base?.families?.families?.exposures??[]).length===0?void 0:earlierGrouping(dataset);
if(earlier===void 0)return;
let{grouping,cases,documents}=earlier,exposed=exposedIn(grouping,cases);
return{grouping,cases:cases.filter(exposed.case),documents:documents().filter(({family})=>exposed.family(family))}}
function joinedCases(grouping){
let names=once(()=>{
let components=componentsIn(grouping.graph());
return new Map(components.flatMap(keys=>keys.map(key=>[key,keys[0]])))}),namesOf=file=>holdersOfCase(grouping,file).map(key=>names().get(key)??key);
return(one,other)=>{
let theirs=new Set(namesOf(other));
return namesOf(one).some(name=>theirs.has(name))}}
function textsOfSeveral(cases){
return[...groupsOf([...cases].flatMap(file=>provenanceOf(file).flatMap(({index,entry:{documentId,contentHash}})=>documentId===void 0||contentHash===void 0?[]:[{file,index,documentId,contentHash}])),({contentHash})=>contentHash).values()].filter(group=>new Set(group.map(({documentId})=>documentId)).size>1)}
function*sharedEvidence(dataset,grouping){
let spent=new Set([...dataset.cases.filter(exposedIn(grouping,dataset.cases).case),...earlierSpent(dataset)?.cases??[]]),isOfUse=new Set(grouping.cases),sided=one=>{
let splits=splitsOfCase(grouping,one.file),isSpent=spent.has(one.file)||splits.includes(`regression`);
return isSpent?[{...one,split:`regression`,isSpent}]:isOfUse.has(one.file)?splits.map(split=>({...one,split,isSpent})):[]},joined=joinedCases(grouping),told=new Set;
for(let group of textsOfSeveral(new Set([...dataset.cases,...spent]))){
let all=group.flatMap(sided),others=[...all.filter(one=>one.isSpent),...all.filter(one=>!one.isSpent)];
for(let held of all){
if(!isHeld(held)||told.has(held.file))continue;
let other=others.find(one=>isBelow(one,held)&&!joined(one.file,held.file));
other!==void 0&&(told.add(held.file),yield{held,other})}}}
function isHeld({split,isSpent,file}){
return!isSpent&&sideOf(split)!==`development`&&takesPart(file)}
function isBelow(one,held){
return isKnownMore(one.split,held.split)&&one.documentId!==held.documentId}
function pairsOfFamilies(grouping){
let{claimsOf,exceptions}=grouping,components=componentsIn(grouping.familyGraph()),nameOf=new Map(components.flatMap(keys=>keys.map(key=>[key,keys[0]])));
return documentIds=>{
let[first,...others]=[...documentIds].toSorted(byUtf8).flatMap(documentId=>{
let[claim,...others]=claimsOf(documentId);
return claim===void 0||others.length>0?[]:[{documentId,claim}]});
return first===void 0?[]:others.flatMap(other=>{
let[one,two]=[first.claim.family,other.claim.family];
return nameOf.get(one)===nameOf.get(two)||exceptions.keepsApart(one,two)!==void 0?[]:[[first,other]]})}}
function copiedDocuments({revisions}){
let byHash=new Map;
for(let revision of revisions.values())for(let{id,hash}of documentsAsRecorded(revision)?.values()??[])byHash.set(hash,(byHash.get(hash)??new Set).add(id));
return byHash.delete(sha256(``)),[...byHash.values()].filter(ids=>ids.size>1).map(ids=>[...ids])}
function resemblingFamilies(dataset,{claimsOf}){
return[...copiedDocuments(dataset),...titleTwins(dataset.revisions).values(),...sharingDocuments(dataset).map(({documents})=>documents),...textsOfSeveral(dataset.cases).map(group=>group.map(({documentId})=>documentId))].map(ids=>new Set(ids.flatMap(claimsOf).map(({family})=>family)))}
const familyCopiedDocument={id:`family/copied-document`,level:`error`,reports:`a document whose content another family has as well, under another name`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0||grouping.isByCase)return;
let{file}=grouping,groups=groupsOf(copiedDocuments(dataset).flatMap(pairsOfFamilies(grouping)),pair=>JSON.stringify(pair.map(({claim})=>claim.path)));
for(let[[first,other],...others]of groups.values()){
let more=others.length===0?``:` So have ${counted(others.length,`other pair`)} of the two.`;
yield{message:`Document ${quoted(other.documentId)} of family ${quoted(other.claim.family)} has the same content as ${quoted(first.documentId)} of family ${quoted(first.claim.family)}, so whoever tunes on one has seen the other.${more}`,at:file.locate(other.claim.path),related:[file.locate(first.claim.path)],fix:`Put the two documents into one family, or declare the families related, with the reason under "related". If they may lie apart all the same, record that under "exceptions": decision "keep-apart", both families, a reason, who decided and when.`}}}},familyLookAlikeDocument={id:`family/look-alike-document`,level:`notice`,reports:`a document that has much of the text of another family's document`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0||grouping.isByCase)return;
let{file}=grouping;
for(let{pair,likeness}of alikePairs(dataset,grouping)){
let[first,other]=pair;
yield{message:`Document ${quoted(other.documentId)} of family ${quoted(other.claim.family)} ${likeness} ${quoted(first.documentId)} of family ${quoted(first.claim.family)}.`,at:file.locate(other.claim.path),related:[file.locate(first.claim.path)],fix:`If one is another edition or an export of the other, put both into one family or declare the families related; if not, record that under "exceptions" with the decision "keep-apart". A person decides.`}}}};
function*alikePairs(dataset,grouping){
let pairsIn=pairsOfFamilies(grouping),told=new Set(copiedDocuments(dataset).flatMap(pairsIn).map(keyOf$1)),twins=[...titleTwins(dataset.revisions).values()],textOf=once(()=>documentTexts(dataset,new Set(twins.flat())));
for(let pair of twins.flatMap(pairsIn))isAlike(pair,textOf())&&(told.add(keyOf$1(pair)),yield{pair,likeness:`has the title and much of the text of`});
for(let sharing of sharingDocuments(dataset))for(let pair of pairsIn(sharing.documents))told.has(keyOf$1(pair))||(yield{pair,likeness:sharesAll(sharing)?`has the very chunks of`:`has many chunks in common with`})}
function keyOf$1(pair){
return JSON.stringify(pair.map(({documentId})=>documentId))}
function documentTexts(dataset,wanted){
let current=currentRevision(dataset),others=[...dataset.revisions.values()].filter(one=>one!==current).toSorted((a,b)=>byUtf8(b.id,a.id)),texts=new Map;
for(let revision of current===void 0?others:[current,...others]){
let parts=new Map;
for(let{documentId,hash}of chunksAsRecorded(revision)?.values()??[]){
if(!wanted.has(documentId)||texts.has(documentId))continue;
let own=parts.get(documentId)??[];
own.push(dataset.texts.get(hash)??``),parts.set(documentId,own)}
for(let[id,own]of parts)texts.set(id,normaliseWhiteSpace(own.join(` `)))}
return documentId=>texts.get(documentId)??``}
function isAlike([one,other],textOf){
let[a,b]=[runsOf(textOf(one.documentId)),runsOf(textOf(other.documentId))],[smaller,larger]=a.size<b.size?[a,b]:[b,a],shared=[...smaller].filter(each=>larger.has(each)).length;
return smaller.size>0&&shared>=smaller.size*.5}
function runsOf(text){
let runs=new Set;
for(let start=0;start+16<=text.length;start++)runs.add(text.slice(start,start+16));
return runs}
const familyUnderstated={id:`family/understated`,level:`error`,reports:`a case that names fewer families than its documents belong to`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping!==void 0)for(let file of grouping.cases){
let named=file.case.families;
if(!readsWhole(named))continue;
let{belongings}=grouping.familiesOf(file),missing=belongings.filter(({family,through})=>through===`document`&&!named.includes(family));
if(missing.length===0)continue;
let[says,too]=named.length===0?[`names no family`,``]:[`names only ${names(named)}`,` too`];
yield{message:`The case ${says}, but it rests on documents of ${names(missing.map(({family})=>family))}${too}, so the list hides what it depends on.`,at:file.locateKey([`families`]),related:missing.map(({path})=>file.locate(path)),fix:`Take "families" out of the case, since its documents decide; or name all of them.`}}}};
function names(families){
return listed$1(families.map(quoted))}
const familyOutsideParent={id:`family/outside-parent`,level:`error`,reports:`a variant that belongs to a family which the case it rephrases does not`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let{cases,familiesOf}=grouping;
for(let file of cases){
let{belongings,parent}=familiesOf(file),above=parent&&familiesOf(parent);
if(parent===void 0||above?.whole!==!0)continue;
let shared=new Set(above.belongings.map(({family})=>family));
for(let{family,path,through}of belongings)shared.has(family)||(yield{message:`The case ${through===`document`?`rests on a document of`:`names the`} family ${quoted(family)}, which ${quoted(parent.case.id??parent.path)}, the case that it rephrases, has nothing of.`,at:file.locate(path),related:[parent.locate([`id`])],fix:`Let another wording rest on what its parent rests on; if this asks for something else, take "variantOf" out.`})}}},familyRelationOfOne={id:`family/relation-of-one`,level:`error`,reports:`a relation that names one family alone, or none, and so joins nothing`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let{file}=grouping;
for(let index of(file.families?.related??[]).keys()){
let named=familiesOf(grouping,index);
if(named===void 0||named.size>1)continue;
let[one]=named;
yield{message:one===void 0?`The relation names no family, so it joins nothing.`:`The relation names family ${quoted(one)} alone, so it joins nothing.`,at:file.locate([`related`,index,`families`]),fix:`Name the families that belong together, two or more, or take the relation out.`}}}};
function familiesOf({file,families},index){
let relation=file.families?.related?.[index],named=relation?.families??[];
if(!(relation===void 0||!readsWhole(relation.families)&&file.has([`related`,index,`families`])||!readsWhole(named)))return named.every(id=>!isBlank(id)&&families.has(id))?new Set(named):void 0}
function conflictMessage(path,bridge){
let[first,...others]=path,end=others.at(-1)??first,ends=`${inWords$1(first.from)} and ${inWords$1(end.to)}`;
return others.length>0?`This ${bridge.through.by===`case`?`case`:`relation`} joins the sides of ${ends}, in ${path.length} steps: ${wayInWords(path)}.`:bridge.through.by===`relation`?`These families are declared related, but ${ends} are on two sides of the split.`:first.from.kind===`family`&&end.to.kind===`family`?`This case needs ${ends}, so it joins both sides of the split.`:`This case rephrases another one, but ${ends} are on two sides of the split.`}
function conflictFix(conflict){
let{cut}=conflict,together=togetherIn(conflict);
switch(cut.kind){
case`relations`:
return`Relations alone join the two sides, so leaving cases out is no way: ${together}, or keep related families apart under "exceptions" with a reason.`;
case`many`:
return`More than ${cut.moreThan} cases join the two sides, so leaving cases out is no way: ${together}.`;
case`cases`:
return cut.files.length===1?ofOne(isOfCases(conflict),together):ofSeveral(cut.files,together)}}
function togetherIn(conflict){
return isOfCases(conflict)?`give these cases one split`:`record these families on one side in families.yaml`}
function isOfCases({path}){
return path.every(({from,to})=>from.kind===`case`&&to.kind===`case`)}
function ofOne(ofCases,together){
return`${ofCases?`Take "variantOf" out if this case asks something else`:`Without this case the two sides are apart: drop one of its sources`}, ${together}, or exclude it under "exceptions" with a reason.`}
function ofSeveral(files,together){
let names=files.map(file=>nameOf$3(file)).join(`, `);
return`To separate the two sides, ${files.length} cases would have to drop a source or be excluded under "exceptions" with a reason: ${names}. Else ${together}.`}
function conflictWayOut(conflict){
let{cut}=conflict;
return cut.kind!==`cases`||cut.files.length===1?conflictFix(conflict):`Each of these cases would have to drop a source or be excluded under "exceptions" with a reason; else ${togetherIn(conflict)}.`}
function wayInWords(path,naming=quoted){
let steps=path.map(({through,to})=>`${through.by===`relation`?`a relation`:`case ${nameOf$3(through.file,naming)}`} – ${inWords$1(to,naming)}`),left=steps.length-8,shown=left<=1?steps:[...steps.slice(0,4),`${left} more steps`,...steps.slice(-4)];
return[inWords$1(path[0].from,naming),...shown].join(` – `)}
function inWords$1(holder,naming=quoted){
let split=holder.split===void 0?``:` (${holder.split})`;
return holder.kind===`family`?`${naming(holder.id)}${split}`:`case ${nameOf$3(holder.file,naming)}${split}`}
function nameOf$3(file,naming=quoted){
return naming(file.case.id??file.path)}
const known$1=new WeakMap;
function familyPlaces({file,families}){
let earlier=known$1.get(file);
if(earlier!==void 0)return earlier;
let ids=[...families.keys()],keys=new Map(ids.map(id=>[id,file.locateKey([`families`,id])])),splits=new Map(ids.flatMap(id=>{
let path=[`families`,id,`split`];
return file.has(path)?[[id,file.locate(path)]]:[]})),relations=(file.families?.related??[]).map((_,index)=>file.locate([`related`,index,`families`])),family=id=>keys.get(id)??file.locate([`families`]),places={family,split:id=>splits.get(id)??family(id),relation:index=>relations[index]??file.locate([`related`])};
return known$1.set(file,places),places}
function placeOfSplit(grouping,holder){
if(holder.kind===`family`)return familyPlaces(grouping).split(holder.id);
let{file}=holder;
return file.has([`split`])?file.locate([`split`]):file.locate([`id`])}
function*linkedSides(grouping){
for(let{cut,...found}of conflictsIn(grouping.graph())){
let path=cut.kind===`relations`?cut.path:found.path,conflict={...found,cut,path},bridge=bridgeOf(conflict);
yield{conflict,bridge,problem:{message:conflictMessage(path,bridge),at:placeOf$6(grouping,bridge),related:relatedPlaces(grouping,conflict,bridge),fix:conflictFix(conflict)}}}}
function bridgeOf({path,cut}){
let files=cut.kind===`cases`?cut.files:[];
return path.find(({through})=>through.by===`case`&&files.includes(through.file))??path[0]}
function placeOf$6(grouping,{through,from,to}){
if(through.by===`relation`)return familyPlaces(grouping).relation(through.index);
let{belongings}=grouping.familiesOf(through.file),bringing=[to,from].flatMap(holder=>belongings.filter(({family})=>holder.kind===`family`&&holder.id===family));
return through.file.locate(bringing[0]?.path??[`variantOf`])}
function relatedPlaces(grouping,conflict,bridge){
let{path,cut}=conflict,ends=[path[0].from,path.at(-1)?.to??path[0].to],steps=path.filter(({through})=>through!==bridge.through),named=new Set(path.map(({through})=>through)),files=new Set([...named].map(link=>link?.by===`case`?link.file:void 0)),others=cut.kind===`cases`?cut.files.filter(file=>!files.has(file)):[];
return[...ends.map(holder=>placeOfSplit(grouping,holder)),...steps.slice(0,10).map(step=>placeOf$6(grouping,step)),...others.slice(0,10).map(file=>file.locate([`id`]))]}
const familyLinkedAcrossSplit={id:`family/linked-across-split`,level:`error`,reports:`families, or wordings of one question, that something joins across the split`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping!==void 0)for(let{problem}of linkedSides(grouping))yield problem}},fileAmbiguousScalar={id:`file/ambiguous-scalar`,level:`warning`,safeFix:!0,reports:`a plain value that readers of YAML 1.1 take for another one`,perFile:!0,*check({ambiguousScalars}){
for(let scalar of ambiguousScalars)yield{message:messageOf$3(scalar),at:scalar.at,fix:fixOf$6(scalar)}}};
function messageOf$3({value,isName,spelling,seen}){
if(typeof value==`number`)return`${shortened(spelling)} is the number ${value} here, but ${seen??`unreadable`} to readers of YAML 1.1.`;
let taken=seen===void 0?`cannot be read by readers of YAML 1.1`:`is ${seen} to readers of YAML 1.1`;
return`The ${isName?`name`:`text`} "${shortened(value)}" ${taken}, since it stands without quotes.`}
function fixOf$6({at,value,written}){
let shown=shortened(written),now=typeof value==`number`?`Write it as ${shown}`:`Put it in quotes: ${shown}`;
return isRecorded$1(at.file)?`${now}.`:`${now}; "touchstone fmt" does it.`}
function shortened(text){
return clipped(text,80)}
const fileAmbiguousYaml=readingRule({id:`file/ambiguous-yaml`,level:`error`,reports:`YAML that two readers can take for two different values`,perFile:!0}),fileDuplicateKey=readingRule({id:`file/duplicate-key`,level:`error`,reports:`a key that stands twice in one map`,perFile:!0}),fileExecutable=readingRule({id:`file/executable`,level:`error`,reports:`a file of the set that Git keeps as a program`,perFile:!0}),fileMisplaced={id:`file/misplaced`,level:`error`,reports:`a case file that is not named by its case's id, or families.yaml under another name`,perFile:!0,*check({cases,defects}){
for(let{rule,...problem}of defects)rule===`file/misplaced`&&(yield problem);
for(let file of cases){
let{id}=file.case,name=file.path.slice(file.path.lastIndexOf(`/`)+1);
id!==void 0&&name!==`${id}.yaml`&&(yield{message:`The case's id is ${quoted(id)}, but its file is named ${quoted(name)}.`,at:file.locate([`id`]),fix:/\.ya?ml$/.test(id)?`Write the id without its ending: only the file has one.`:`Rename the file to "${id}.yaml", or correct the id while nobody has approved the case.`})}}},fileNotAFile=readingRule({id:`file/not-a-file`,level:`error`,reports:`a symbolic link or a submodule where a file is due`,perFile:!0}),fileNotUtf8=readingRule({id:`file/not-utf8`,level:`error`,reports:`a file whose bytes are not UTF-8 text`,perFile:!0}),fileNotYaml=readingRule({id:`file/not-yaml`,level:`error`,reports:`a file that cannot be read as YAML`,perFile:!0}),fileOffSchema=readingRule({id:`file/off-schema`,level:`error`,reports:`a field that is missing, unknown or of another type than its file asks for`,perFile:!0}),filePassedOver=readingRule({id:`file/passed-over`,level:`notice`,reports:`a file or a folder among the cases that looks like a case and is not read`,perFile:!0}),fileTooLarge=readingRule({id:`file/too-large`,level:`error`,reports:`a file that is too large for its kind and was not read`,perFile:!0}),fileTwin=readingRule({id:`file/twin`,level:`error`,reports:`two files or folders that become one where case or composition does not count`,perFile:!0}),fileUnreadable=readingRule({id:`file/unreadable`,level:`error`,reports:`a file or a folder of the set that gives no bytes to judge`,perFile:!0}),fileUnsafeName=readingRule({id:`file/unsafe-name`,level:`error`,reports:`a name of a file or a folder that not every disk and program takes`,perFile:!0});
function*approvedCases({cases}){
for(let file of cases){
let{review}=file.case;
review!==void 0&&statusOf(file)===`approved`&&(yield{file,review})}}
function placeOfApproval(file){
return file.locate([`review`,`status`])}
function isApprovalOutdated({case:{review},digest}){
return review?.digest!==void 0&&review.digest!==digest}
const policyMissing={id:`policy/missing`,level:`error`,reports:`approved cases in a set without a policy`,*check(dataset){
if(dataset.policy!==void 0)return;
let[first]=approvedCases(dataset);
first!==void 0&&(yield{message:`An approval rests on a policy, which says who may review and when a case is judged again, but the set has no "${policyFile}".`,at:placeOfApproval(first.file),fix:`Create it with the line "reviewers: []" (everybody with write access may review), or name the accounts that may.`})}},policyScopesNarrowed={id:`policy/scopes-narrowed`,level:`warning`,reports:`a policy by which changes of the corpus ask about fewer cases than before`,needs:`base`,*check(dataset){
let{base,policy}=dataset,[before,now]=[base?.policy?.policy,policy?.policy];
if(base===void 0||policy===void 0||before===void 0||now===void 0)return;
let narrowed=narrowedScopes(before,now),[first]=narrowed;
if(first===void 0)return;
let changes=narrowed.map(({trigger,was,is})=>`"${trigger}" is "${is}" and was "${was}"`);
yield{message:`A change of the corpus asks about fewer cases than at ${base.name}: ${listed$1(changes)}. ${concernedWords(dataset)}`,at:policy.locateKey([`refresh`,first.trigger]),fix:`Put the wider scopes back, or have somebody agree who answers for the set: a judgment that nobody is asked about counts in an evaluation.`}}},widths=[`cases-of-evidence`,`cases-of-document`,`whole-set`];
function narrowedScopes(before,now){
let[earlier,later]=[scopesOf(before),scopesOf(now)];
return triggers.map(trigger=>({trigger,was:earlier[trigger],is:later[trigger]})).filter(({was,is})=>widths.indexOf(is)<widths.indexOf(was))}
function concernedWords(dataset){
if(currentRevision(dataset)===void 0)return`No corpus revision is current yet.`;
let[now,before]=[waiting(dataset,dataset.policy),waiting(dataset,dataset.base?.policy)];
if(now===before)return`Under the current revision the same judgments wait for another look.`;
let verb=now===1?`waits`:`wait`;
return`${counted(now,`judgment`)} ${verb} for another look now, and ${before} by the policy before.`}
function waiting(dataset,policy){
let currencyOf=currencyIn({...dataset,policy},lineageOf(dataset));
return dataset.cases.filter(file=>stageOf(file)===`approved`&&contentState(file)===`as-judged`&&file.whole!==void 0).filter(file=>currencyOf(file).state===`stale`).length}
const fix$2=`Restore the revision's files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".`,revisionAltered={id:`revision/altered`,level:`error`,reports:`a corpus revision whose files are not what its revision.yaml records`,*check(dataset){
let edited=new Set(editedRevisions(dataset).map(({id})=>id));
for(let revision of dataset.revisions.values()){
if(edited.has(revision.id))continue;
yield*otherName(revision);
let documents=[...otherContent(revision,`documents`)];
yield*documents,yield*otherContent(revision,`chunks`),documents.length===0&&(yield*strayChunks(revision))}}};
function*otherName({id,record,locate}){
record!==void 0&&record.id!==id&&(yield{message:`The revision's id is ${quoted(record.id)}, but its folder is named ${quoted(id)}.`,at:locate([`id`]),fix:fix$2})}
function*otherContent(revision,name){
let recorded=revision.record?.[name],manifest=revision[name];
if(recorded===void 0||manifest===void 0||!manifest.whole)return;
let related=[startOf(manifest.file)];
recorded.sha256===manifest.sha256?recorded.count!==manifest.count&&(yield{message:`The revision records ${recorded.count} ${name}, but holds ${manifest.count}.`,at:revision.locate([name,`count`]),related,fix:fix$2}):yield{message:`The ${name} were changed after they were recorded: the recorded hash no longer fits.`,at:revision.locate([name,`sha256`]),related,fix:manifest.carriageReturns?`Git changed the line ends: add a .gitattributes file with the line "corpus-revisions/** -text", then check these files out again.`:fix$2}}
function*strayChunks({documents,chunks,locate}){
if(documents?.whole!==!0||chunks?.whole!==!0)return;
let strays=0,first=``;
for(let{id,documentId}of chunks.records.values())documents.records.has(documentId)||(strays++,strays===1&&(first=`Chunk ${quoted(id)} belongs to document ${quoted(documentId)}`));
if(strays===0)return;
let rest=strays===1?``:`; it is one of ${strays} such chunks`;
yield{message:`${first}, which the revision does not list${rest}.`,at:locate([`chunks`]),related:[startOf(chunks.file),startOf(documents.file)],fix:fix$2}}
const revisionBrokenRecord=readingRule({id:`revision/broken-record`,level:`error`,reports:`a line of a corpus revision that is no record of its kind`}),revisionCurrentUnknown={id:`revision/current-unknown`,level:`error`,reports:`a set whose current corpus revision is not known`,*check(dataset){
let{current,revisions}=dataset;
if(current===void 0)yield*withoutPointer(dataset);else if(current.revision!==void 0&&!revisions.has(current.revision)){
if(deletedRevisions(dataset).some(({id})=>id===current.revision))return;
let last=[...revisions.keys()].at(-1);
yield{message:`The current corpus revision is ${quoted(current.revision)} here, but no such revision is recorded.`,at:current.at,fix:last===void 0?`Record the corpus with "touchstone corpus snapshot".`:`Name a recorded revision, such as "${last}", or restore the missing folder from Git.`}}}};
function*withoutPointer({cases,revisions,defects}){
if(defects.some(({at})=>at.file===`corpus-revisions/current.yaml`))return;
let last=[...revisions.values()].at(-1),at=last===void 0?cases[0]?.locate([]):startOf(last.file);
at!==void 0&&(yield{message:`There is no "${currentFile}", so nothing says which corpus revision is current.`,at,fix:last===void 0?`Record the corpus with "touchstone corpus snapshot", which writes it.`:`Add it with the line "revision: ${last.id}" if that is what the retriever sees now.`})}
const revisionDeleted={id:`revision/deleted`,level:`error`,reports:`a recorded corpus revision that is gone`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let{id,file}of deletedRevisions(dataset))yield{message:`Corpus revision ${quoted(id)} was recorded and is gone, so nobody can look up what was judged under it.`,at:startOf(file),fix:`Bring it back ${restoring(base,`${revisionsFolder}/${id}`)}: a revision that is no longer current stays as history.`}}};
function isLater(moment,than){
return time(moment)>time(than)}
function time(moment){
return Date.parse(moment.toUpperCase().replace(/\s/,`T`).replace(/:60(?=[.Z+-])/,`:59`))}
const revisionPointerMovedBack={id:`revision/pointer-moved-back`,level:`notice`,reports:`a current corpus revision that does not follow the one before`,needs:`base`,*check(dataset){
let{base,current}=dataset,[was,is]=[base?.current?.revision,current?.revision];
if(base===void 0||current===void 0||was===void 0||is===void 0||was===is||!dataset.revisions.has(is))return;
let relation=relationOf(dataset,was,is);
relation!==void 0&&(yield{message:`The current corpus revision is ${quoted(is)} here, and at ${base.name} it was ${quoted(was)}, ${relation}.`,at:current.at,fix:`Leave it if that is what the retriever sees now. Otherwise put ${quoted(was)} back, or record the corpus with "touchstone corpus snapshot", which names the revision before.`})}};
function relationOf(dataset,was,is){
if(!comesFrom(dataset,is,was))return comesFrom(dataset,was,is)?`which comes from it, so the set goes back`:`and nothing recorded says that it comes from that one`;
let[before,now]=[was,is].map(id=>dataset.revisions.get(id)?.record?.createdAt);
if(before!==void 0&&now!==void 0&&isLater(before,now))return`which it is said to come from, but it is of ${now} and that one of ${before}, so it is an older corpus`}
function comesFrom({revisions},from,to){
let seen=new Set,id=from;
for(;id!==void 0&&!seen.has(id);)if(seen.add(id),id=revisions.get(id)?.record?.parent,id===to)return!0;
return!1}
const revisionEdited={id:`revision/edited`,level:`error`,reports:`a recorded corpus revision that says something else now`,needs:`base`,*check(dataset){
let{base,revisions}=dataset;
if(base!==void 0)for(let{id}of editedRevisions(dataset)){
let now=revisions.get(id);
now!==void 0&&(yield{message:`Corpus revision ${quoted(id)} was edited after it was recorded, and what was judged under it was judged under something else.`,at:now.locate([]),fix:`Bring it back ${restoring(base,`${revisionsFolder}/${id}`)}, and record a changed corpus under a new name with "touchstone corpus snapshot".`})}}};
function comparableText(text){
return normaliseWhiteSpace(withoutInvisible(text))}
function comparableUnits(text){
kinds??=kindsOfUnits();
let units=new Uint16Array(text.length),length=0;
for(let at=0;at<text.length;at++){
let unit=text.charCodeAt(at),kind=kinds[unit];
kind===plain?units[length++]=unit:kind===white?(length===0||units[length-1]!==space)&&(units[length++]=space):kind===high&&(isUnseen(text.slice(at,at+2))?at++:units[length++]=unit)}
return{units,length}}
function offsetsOf(text,places){
kinds??=kindsOfUnits();
let offsets=[],length=0,wasSpace=!1;
for(let at=0;at<text.length&&offsets.length<places.length;at++){
let kind=kinds[text.charCodeAt(at)];
if(kind!==unseen){
if(kind===high&&isUnseen(text.slice(at,at+2)))at++;else if(!(kind===white&&wasSpace)){
for(wasSpace=kind===white;places[offsets.length]===length;)offsets.push(at);
length++}}}
return offsets}
const space=32,plain=0,white=1,unseen=2,high=3;
let kinds;
function kindsOfUnits(){
let found=new Uint8Array(65536),parts=[];
for(let unit=0;unit<65536;unit++)unit>=55296&&unit<56320?found[unit]=3:(unit<55296||unit>57343)&&parts.push(String.fromCharCode(unit));
let seen=new Set(withoutInvisible(parts.join(``)));
for(let character of parts){
let unit=character.charCodeAt(0);
seen.has(character)?unit<=12288&&normaliseWhiteSpace(character)===``&&(found[unit]=1):found[unit]=2}
return found}
const knownPairs=new Map;
function isUnseen(pair){
let known=knownPairs.get(pair);
if(known!==void 0)return known;
let isNone=pair.length===2&&withoutInvisible(pair)===``;
return knownPairs.set(pair,isNone),isNone}
function isTelling(text){
return bytesOf$1(comparableText(text))>=16}
function bytesOf$1(text){
return Buffer.byteLength(text)}
function verbatimFinder(sought){
let byText=new Map;
for(let[index,one]of sought.entries()){
let text=comparableText(one),known=byText.get(text);
known===void 0?text!==``&&byText.set(text,[index]):known.push(index)}
let needles=[...byText].map(([text,indices])=>({text,indices})),scanners=windows.flatMap(({width,below})=>{
let own=needles.filter(({text})=>text.length>=width&&text.length<below);
return own.length===0?[]:[scannerFor(own,width)]});
return text=>{
if(scanners.length===0)return[];
let units=comparableUnits(text),found=scanners.flatMap(scan=>scan(units));
return found.length===0?[]:placed(text,found)}}
const windows=[{width:16,below:1/0},{width:4,below:16},{width:1,below:4}];
function scannerFor(needles,width){
let anchors=new Map,filter=new Uint8Array(filterSize);
for(let needle of needles){
let{hash,offset}=freest(needle.text,width,anchors),own=anchors.get(hash);
own===void 0?anchors.set(hash,[{needle,offset}]):own.push({needle,offset}),filter[filterPlace(hash)]=1}
return text=>{
let found=[],{units,length}=text,power=powerOf(width),hash=0;
for(let at=0;at<length;at++)if(hash=Math.imul(hash,factor)+(units[at]??0)|0,at>=width&&(hash=hash-Math.imul(units[at-width]??0,power)|0),!(at<width-1||filter[filterPlace(hash)]===0))for(let{needle,offset}of anchors.get(hash)??[]){
let start=at-width+1-offset;
standsAt(needle.text,text,start)&&found.push({needle,at:start})}
return found}}
const factor=16777619,filterSize=2**18;
function filterPlace(hash){
return Math.imul(hash,0x9e3779b1)>>>14}
function powerOf(width){
let power=1;
for(let at=0;at<width;at++)power=Math.imul(power,factor);
return power}
function freest(text,width,anchors){
let last=text.length-width,step=Math.max(1,Math.floor(last/12)),best={hash:0,offset:0},least=1/0;
for(let offset=last;offset>=0&&least>0;offset-=step){
let hash=hashOf(text,offset,width),taken=anchors.get(hash)?.length??0;
taken<least&&([least,best]=[taken,{hash,offset}])}
return best}
function hashOf(text,start,width){
let hash=0;
for(let at=start;at<start+width;at++)hash=Math.imul(hash,factor)+text.charCodeAt(at)|0;
return hash}
function standsAt(needle,{units,length},at){
if(at<0||at+needle.length>length)return!1;
for(let index=0;index<needle.length;index++)if(units[at+index]!==needle.charCodeAt(index))return!1;
return!0}
function placed(text,found){
let places=[...new Set(found.flatMap(({at,needle})=>[at,at+needle.text.length-1]))].toSorted((a,b)=>a-b),offsets=offsetsOf(text,places),offsetOf=new Map(places.map((place,index)=>[place,offsets[index]??0]));
return found.flatMap(({needle,at})=>{
let start=offsetOf.get(at)??0,end=(offsetOf.get(at+needle.text.length-1)??0)+1;
return needle.indices.map(index=>({index,start,end}))}).toSorted((a,b)=>a.start-b.start||a.index-b.index)}
const revisionHoldsAnswers={id:`revision/holds-answers`,level:`warning`,reports:`a document of the current corpus revision that holds a question with its expected answer, word for word`,for:`evaluation`,reads:`current-texts`,*check(dataset){
let asked=askedCases(dataset),find=verbatimFinder(asked.map(({query})=>query)),places=new Map(asked.map((one,index)=>[one,index])),byPlace=(one,other)=>(places.get(one.asked)??0)-(places.get(other.asked)??0),same=groupsOf([...documentsOf$1(dataset)].flatMap(document=>{
let held=[...heldIn$1(document,asked,find(document.text))].toSorted(byPlace);
return held.length===0?[]:[held]}),held=>held.map(one=>places.get(one.asked)).join(` `));
for(let[held,...copies]of same.values())yield*problemOf$6(held,copies)}};
function askedCases({cases}){
return cases.filter(takesPart).flatMap(file=>{
let{query=``,expectedAnswer,acceptedAnswers}=file.case,answers=[expectedAnswer,...(acceptedAnswers??[]).map(one=>one?.statement)].flatMap(one=>{
let answer=comparableText(one??``);
return bytesOf$1(answer)<4?[]:[answer]});
return isTelling(query)&&answers.length>0?[{file,query,answers}]:[]})}
function*documentsOf$1(dataset){
let revision=currentRevision(dataset),all=[...(revision&&chunksAsRecorded(revision))?.values()??[]];
for(let[id,own]of groupsOf(all,({documentId})=>documentId)){
let texts=[],chunks=[],start=0;
for(let chunk of own){
let text=dataset.texts.get(chunk.hash);
text!==void 0&&(chunks.push({id:chunk.id,start}),texts.push(text),start+=text.length+1)}
yield{id,text:texts.join(`
`),chunks}}}
function*heldIn$1(document,all,questions){
let sought=[...groupsOf(questions,({index})=>index)].flatMap(([index,places])=>{
let asked=all[index];
return asked===void 0?[]:[{asked,places}]}).flatMap(({asked,places})=>asked.answers.map(answer=>({asked,places,answer}))),answers=verbatimFinder(sought.map(({answer})=>answer))(document.text),told=new Set;
for(let answer of answers){
let one=sought[answer.index];
if(one===void 0||told.has(one.asked))continue;
let question=questionOf$1(one.places,answer,one.answer);
question!==void 0&&(told.add(one.asked),yield{asked:one.asked,document,question,answer})}}
function questionOf$1(questions,answer,text){
return questions.findLast(({end})=>answer.start>=end&&answer.start-end<=100)??(isTelling(text)?questions[0]:void 0)}
function*problemOf$6([first,...others],copies){
if(first===void 0)return;
let also=others.length===0?``:`, and those of ${otherCases(others)}`,them=others.length===0?`it`:`them`;
yield{message:`Document ${quoted(first.document.id)} holds this question and its expected answer word for word (${chunkWords(first)})${also}, so finding ${them} takes no search by meaning.${otherDocuments(copies)}`,at:first.asked.file.locate([`query`]),fix:`If the document is an answer key, or was written from this set, leave it out of what the retriever reads and record a new corpus revision. If it is a page of questions and answers that people read, ask the question in other words. Nothing here can tell which of the two it is.`}}
function otherCases(others){
let names=others.map(({asked:{file}})=>quoted(file.case.id??file.path)),more=names.length-6,shown=more<=1?names:[...names.slice(0,6),`${more} more`];
return`${counted(others.length,`other case`)} (${listed$1(shown)})`}
function otherDocuments(copies){
let names=copies.flatMap(([one])=>one===void 0?[]:[quoted(one.document.id)]);
return names.length===0?``:names.length===1?` So does document ${names[0]}.`:` So do documents ${listed$1(names)}.`}
function chunkWords({document,question,answer}){
let[asked,answered]=[question,answer].map(({start})=>document.chunks.findLast(chunk=>chunk.start<=start)?.id??``);
return asked===answered?`chunk ${quoted(asked??``)}`:`question in chunk ${quoted(asked??``)}, answer in chunk ${quoted(answered??``)}`}
const revisionHoldsCases={id:`revision/holds-cases`,level:`error`,reports:`a current corpus revision in which case files of the set are documents`,*check(dataset){
let revision=currentRevision(dataset);
if(revision===void 0)return;
let named=heldByName(dataset,revision),known=new Set(named.map(({document})=>document)),written=heldAsText(dataset,revision).filter(({document})=>!known.has(document));
yield*problemOf$5(revision,named,`is a case file of this set by its name`),yield*problemOf$5(revision,written,`holds a case of this set with its fields, its question and its answer`)}};
function*problemOf$5(revision,held,what){
let[first]=held;
if(first===void 0)return;
let documents=new Set(held.map(({document})=>document)).size,others=documents===1?``:`, and so it is with ${counted(documents-1,`other document`)}`,{file,document}=first;
yield{message:`Document ${quoted(document)} of corpus revision ${quoted(revision.id)} ${what}: case ${quoted(file.case.id??file.path)}${others}. A retriever that can find the answers is not being tested.`,at:startOf(revision.file),related:[...new Set(held.map(one=>one.file))].slice(0,10).map(one=>one.locate([`id`])),fix:`Leave the set's folder out of what the retriever reads, and record a corpus revision of what it reads then; scores under this one say nothing.`}}
function heldByName({cases},revision){
let documents=documentsAsRecorded(revision);
if(documents===void 0)return[];
let byPath=new Map(cases.map(file=>[file.path,file]));
return[...documents.values()].flatMap(({id,uri})=>{
let file=casePathIn(id,byPath)??casePathIn(uri,byPath);
return file===void 0?[]:[{document:id,file}]})}
function casePathIn(name,byPath){
let path=name.replace(/[?#].*$/s,``).replaceAll(`\\`,`/`);
for(let{index}of path.matchAll(/(?<![^/])cases\//g)){
let file=byPath.get(path.slice(index));
if(file!==void 0)return file}}
function heldAsText(dataset,revision){
let suspects=[...chunksAsRecorded(revision)?.values()??[]].flatMap(({documentId,hash})=>{
let text=dataset.texts.get(hash);
return text!==void 0&&mayHoldCase(text)?[{documentId,text}]:[]});
if(suspects.length===0)return[];
let cases=dataset.cases.filter(({case:{query,expectedAnswer}})=>isTelling(query??``)&&!isBlank(expectedAnswer??``)),find=verbatimFinder(cases.map(file=>file.case.query??``));
return suspects.flatMap(({documentId,text})=>{
let compared=comparableText(text);
return[...new Set(find(text).map(({index})=>cases[index]))].flatMap(file=>{
let answer=comparableText(file?.case.expectedAnswer??``);
return file!==void 0&&compared.includes(answer)?[{document:documentId,file}]:[]})})}
const revisionIncomplete={id:`revision/incomplete`,level:`error`,reports:`a corpus revision that lacks one of its files`,*check({revisions}){
for(let revision of revisions.values()){
let missing=missingFiles(revision);
missing.length!==0&&(yield{message:`Corpus revision "${revision.id}" has no ${listed$1(missing.map(name=>`"${name}"`),`or`)}.`,at:startOf(revision.file),fix:`Restore the revision's files from Git, or remove its folder if no case was judged under it.`})}}};
function missingFiles({id,file,documents,chunks}){
return[...file===`corpus-revisions/${id}/revision.yaml`?[]:[`revision.yaml`],...documents===void 0?[`documents.jsonl`]:[],...chunks===void 0?[`chunks.jsonl`]:[]]}
const revisionRewritten={id:`revision/rewritten`,level:`error`,reports:`a corpus revision that is not the one which was read at an approval`,*check(dataset){
let told=new Set(editedRevisions(dataset).map(({id})=>id));
for(let{file,review}of approvedCases(dataset)){
let revision=revisionOf(dataset,file),{corpus}=review;
revision?.digest!==void 0&&corpus!==void 0&&(told.has(revision.id)||isApprovalOutdated(file)||corpus===revision.digest||(yield{message:`Corpus revision "${revision.id}" was rewritten after the approval: the digest of what was read no longer fits.`,at:file.locate([`review`,`corpus`]),related:[revision.locate([])],fix:`Restore the revision's files from Git, record the changed corpus under a new name, or have the case reviewed again.`}))}}},revisionUnknown={id:`revision/unknown`,level:`error`,reports:`a case that names a corpus revision which is not recorded`,perFile:!0,*check(dataset){
let fixes=new Map,told=new Set(deletedRevisions(dataset).map(({id})=>id));
for(let file of dataset.cases){
let seen=new Set;
for(let{path,id}of namedIn(file)){
if(id===void 0||isBlank(id)||dataset.revisions.has(id)||told.has(id)||seen.has(id))continue;
seen.add(id);
let fix=fixes.get(id)??fixFor$1(id,dataset);
fixes.set(id,fix),yield{message:`Corpus revision ${quoted(id)} is not recorded in this set.`,at:file.locate(path),fix}}}}};
function namedIn({case:draft}){
let own={path:[`corpusRevision`],id:draft.corpusRevision},{refresh}=draft;
return refresh===void 0?[own]:[own,{path:[`refresh`,`from`],id:refresh.from},{path:[`refresh`,`to`],id:refresh.to}]}
function fixFor$1(id,dataset){
let recorded=[...dataset.revisions.keys()];
if(recorded.length===0)return`Record the corpus with "touchstone corpus snapshot".`;
let[near]=nearest(id,recorded);
if(near!==void 0)return`Write "${near}" if that is the one it was judged under, or restore the revision's folder from Git.`;
let current=currentRevision(dataset);
return`Name the recorded revision that it was judged under (${current===void 0?`"${recorded[0]??``}" is recorded`:`the current one is "${current.id}"`}), or restore the missing folder from Git.`}
function samePerson(name,other){
return personKey(name)===personKey(other)}
function personKey(name){
return normaliseWhiteSpace(withoutInvisible(name).normalize(`NFKC`)).replace(/^@/,``).toUpperCase().toLowerCase()}
function*liveSentinels({cases}){
for(let file of cases){
let{sentinel}=file.case,stage=stageOf(file);
sentinel===void 0||stage!==`approved`&&stage!==`pending`||(yield{file,sentinel,isApproved:stage===`approved`})}}
function*reviewsOf({sentinel}){
for(let[index,review]of(sentinel.reviews??[]).entries())review!==void 0&&(yield{index,review})}
const sentinelByAuthor={id:`sentinel/by-author`,level:`error`,reports:`a sentinel that its author judged`,perFile:!0,*check(dataset){
for(let live of liveSentinels(dataset)){
let{file}=live,author=file.case.origin?.author;
if(!(author===void 0||isBlank(author)))for(let{index,review}of reviewsOf(live)){
let{reviewer}=review;
reviewer!==void 0&&samePerson(reviewer,author)&&(yield{message:`${quoted(reviewer)} wrote the case, so this judgment of it is not independent.`,at:file.locate([`sentinel`,`reviews`,index,`reviewer`]),related:[file.locate([`origin`,`author`])],fix:`Remove this judgment, and have somebody else judge the case with ${judgeCommand(file)}.`})}}}},sentinelMeanings=new Map([[`common`,`A question that many ask.`],[`ambiguous`,`A question that can be read in two ways.`],[`high-consequence`,`A wrong answer does harm.`],[`several-sources`,`The answer joins several sources.`],[`uncertainty`,`That there is no certain answer is the right outcome.`],[`fragile`,`Its document is often revised or cut anew.`]]),sentinelReasons=[...sentinelMeanings.keys()];
function differencesBetween(first,second){
let differences=[];
return first.caseId!==second.caseId&&differences.push(`different-cases`),first.expectedAnswerSupported!==second.expectedAnswerSupported&&differences.push(`answer-support`),sameInAnyOrder(first.relevantChunkIds,second.relevantChunkIds)||differences.push(`chunks`),differences}
function sameInAnyOrder(first,second){
let others=second.toSorted();
return first.length===second.length&&first.toSorted().every((id,index)=>id===others[index])}
function calibrationOf(sentinel){
let judgments=judgmentsOf(sentinel);
if(judgments===void 0||judgments.length===0)return;
let{file}=sentinel,others=judgments.filter(judgment=>!isOfToday(file,judgment.digest)),differ=differInAnything(judgments),isExplained=differ&&haveOneText(judgments)&&!others.some(isRefreshed(file));
if(others.length>0&&!isExplained)return{state:`outdated`,judgments:others};
if(judgments.length!==1)return judgments.some(judgment=>judgment.expectedAnswerSupported)?{state:differ?`different`:`agreed`,judgments}:{state:`unsupported`,judgments}}
function isOfToday(file,digest){
return digest===file.digest||digest===file.unresolvedDigest}
function isRefreshed({case:{refresh}}){
return({reviewedAt})=>refresh?.outcome!==void 0&&refresh.at!==void 0&&isLater(refresh.at,reviewedAt)}
function isVoid(file){
let isSuperseded=isRefreshed(file);
return({reviewedAt,digest})=>reviewedAt!==void 0&&digest!==void 0&&!isOfToday(file,digest)&&isSuperseded({reviewedAt})}
function judgmentsOf(sentinel){
let{reviews}=sentinel.sentinel,caseId=sentinel.file.case.id??``;
if(!readsWhole(reviews))return;
let judgments=reviews.flatMap((review,index)=>wholeJudgment(review,{index,caseId})??[]);
return new Set(judgments.map(({reviewer})=>personKey(reviewer))).size===reviews.length?judgments:void 0}
function wholeJudgment(review,where){
let{reviewer,reviewedAt,digest,relevantChunkIds,expectedAnswerSupported}=review;
if(!(reviewer===void 0||isBlank(reviewer))&&reviewedAt!==void 0&&digest!==void 0&&expectedAnswerSupported!==void 0&&readsWhole(relevantChunkIds))return{...where,reviewer,reviewedAt,digest,relevantChunkIds,expectedAnswerSupported}}
function haveOneText(judgments){
return new Set(judgments.map(({digest})=>digest)).size===1}
function differInAnything(judgments){
let[first,...rest]=judgments;
return rest.some(other=>first!==void 0&&differencesBetween(first,other).length>0)}
const sentinelChunkNotInRevision={id:`sentinel/chunk-not-in-revision`,level:`error`,reports:`a judgment that names a chunk which the case's corpus revision does not hold`,perFile:!0,*check(dataset){
let corpusOf=recordedCorpora(dataset);
for(let live of liveSentinels(dataset)){
let{file}=live,{revision,chunks}=corpusOf(file)??{};
if(revision!==void 0&&chunks!==void 0)for(let{path,chunkId,reviewer}of judgedChunks(live))isBlank(chunkId)||chunks.has(chunkId)||(yield{message:`The judgment names chunk ${quoted(chunkId)}, which is not in corpus revision ${quoted(revision.id)}.`,at:file.locate(path),fix:`Have ${reviewer===void 0?`the reviewer`:quoted(reviewer)} name the chunks of that revision that were meant.`})}}};
function*judgedChunks(live){
for(let{index,review}of reviewsOf(live)){
let{digest,reviewer,relevantChunkIds=[]}=review;
if(digest!==void 0&&isOfToday(live.file,digest))for(let[place,chunkId]of relevantChunkIds.entries())chunkId!==void 0&&(yield{path:[`sentinel`,`reviews`,index,`relevantChunkIds`,place],chunkId,reviewer})}}
function*earlierSentinels(dataset){
let{base}=dataset;
if(base?.cases.some(isGuarded)===!0)for(let{before,now}of caseChanges(dataset))isGuarded(before)&&now.whole!==void 0&&(yield{base:base.name,before,now})}
function isGuarded(file){
let sentinel=file.whole?.sentinel;
return sentinel===void 0?!1:statusOf(file)===`approved`||awaitsJudgments(file)?!0:(stageOf(file)===`rejected`||stageOf(file)===`retired`)&&(sentinel.reviews??[]).length>0}
const sentinelDropped={id:`sentinel/dropped`,level:`error`,reports:`a case that was a sentinel which people had judged, and lost its mark or its judgments`,needs:`base`,*check(dataset){
for(let{base,before,now}of earlierSentinels(dataset)){
let{sentinel}=now.case;
if(sentinel===void 0){
yield{message:`The case is ${kindOf$1(before,base)}, and here it is none.`,at:now.locate([`id`]),fix:takesPart(now)?`Restore "sentinel" from Git, or retire the case with its reason.`:`Restore "sentinel" from Git: a case that is set aside stays what it was.`};
continue}
let had=before.case.sentinel?.reviews?.length??0,left=sentinel.reviews?.length??0;
stageOf(now)!==`pending`||left>=Math.min(had,2)||(yield{message:`The sentinel has ${had} judgments in ${quoted(base)}, and here it has ${left}.`,at:now.locateKey([`sentinel`]),fix:`Restore "reviews" from Git until two people have judged the case again, or retire the case with its reason.`})}}};
function kindOf$1(before,base){
let stage=stageOf(before);
return stage===`pending`?`a sentinel in ${quoted(base)} that waits for two judgments`:`${stage===`approved`?`an`:`a`} ${stage??``} sentinel in ${quoted(base)}`}
const expectations=[{field:`query`,words:`question`,clarified:[`query`]},{field:`conversation`,words:`earlier turns`,clarified:[`query`]},{field:`kind`,words:`kind`,clarified:[`query`,`answer`]},{field:`because`,words:`reason for no answer`,clarified:[`query`,`answer`]},{field:`expectedAnswer`,words:`expected answer`,clarified:[`answer`]},{field:`acceptedAnswers`,words:`accepted answers`,clarified:[`answer`,`chunks`]},{field:`relevantChunkIds`,words:`relevant chunks`,clarified:[`source`,`chunks`]}];
function editedExpectations(change){
return expectations.filter(one=>isEdited(one,change))}
function areWords(edited){
return edited.length===1&&edited[0]?.words.endsWith(`s`)!==!0?`is`:`are`}
function isEdited({field},{before,now}){
return field===`relevantChunkIds`?!isDeepStrictEqual(relevantChunks(before),relevantChunks(now)):!isDeepStrictEqual(before.case[field],now.case[field])}
function relevantChunks(file){
return[...relevantChunksOf(file)].map(({chunkId})=>chunkId).toSorted(byUtf8)}
const sentinelExpectationEdited={id:`sentinel/expectation-edited`,level:`error`,reports:`a sentinel, approved or waiting for two new judgments, whose expectation changed without a new decision about it`,needs:`base`,*check(dataset){
for(let earlier of earlierSentinels(dataset)){
let{base,now}=earlier;
if(!isInUse$1(earlier)||now.case.sentinel===void 0||isToldOtherwise(now))continue;
let quiet=editedExpectations(earlier).filter(one=>!isDecided$3(one,earlier)),[first]=quiet;
first!==void 0&&(yield{message:`The ${listed$1(quiet.map(({words})=>words))} of this sentinel ${areWords(quiet)} not what ${quoted(base)} has, and nobody has judged the change.`,at:now.locate(now.has([first.field])?[first.field]:[`id`]),fix:`Undo the edit, which "git log -p" shows for this file; or have two people judge the new text, each with ${judgeCommand(now)}, and settle what they differ in by a resolution.`})}}};
function isInUse$1({before,now}){
return takesPart(before)&&takesPart(now)}
function isToldOtherwise(now){
return statusOf(now)===`approved`?isApprovalOutdated(now)?!0:[...liveSentinels({cases:[now]})].some(live=>calibrationOf(live)?.state===`outdated`):!1}
function isDecided$3({clarified},earlier){
if(isJudgedByTwo(earlier))return!0;
let{before,now}=earlier,{sentinel,refresh}=now.case,isRevised=refresh?.outcome!==void 0&&refresh.outcome!==`confirmed`,{at}=refresh??{};
if(isRevised&&isNew(earlier,refresh,{at,known:[before.case.refresh]}))return!0;
let resolution=sentinel?.resolution;
if(resolution===void 0)return!1;
let names=clarified.some(part=>resolution.clarified?.includes(part)===!0),known=[before.case.sentinel?.resolution];
return names&&isNew(earlier,resolution,{at:resolution.at,known})}
function isJudgedByTwo(earlier){
let{before,now}=earlier,known=before.case.sentinel?.reviews??[];
return(now.case.sentinel?.reviews??[]).filter(review=>review?.digest!==void 0&&isOfToday(now,review.digest)&&isNew(earlier,review,{at:review.reviewedAt,known})).length>=2}
function isNew({before},decision,{at,known}){
let since=before.case.review?.reviewedAt;
return at===void 0||since!==void 0&&!isLater(at,since)?!1:!known.some(one=>isDeepStrictEqual(one,decision))}
const sentinelNotIndependent={id:`sentinel/not-independent`,level:`error`,reports:`a judgment that is not recorded as blind where the policy asks for it`,perFile:!0,*check(dataset){
if(dataset.policy?.policy?.sentinels?.independence===`blind`)for(let live of liveSentinels(dataset))for(let{index,review}of reviewsOf(live))review.independence!==`declared`||isVoid(live.file)(review)||(yield{message:`${review.reviewer===void 0?`This`:`${quoted(review.reviewer)}'s`} judgment is only declared to be independent, but the policy of this set asks for blind ones.`,at:live.file.locate([`sentinel`,`reviews`,index,`independence`]),fix:`Have somebody judge the case before they can see any other judgment of it, and record that as "independence: blind".`})}};
function reviewers$1(judgments){
return listed$1(judgments.map(({reviewer})=>quoted(reviewer)))}
function namedChunks(ids){
if(ids.length===0)return`no chunk`;
let shown=ids.slice(0,6).map(quoted),rest=ids.length-shown.length,names=rest===0?shown:[...shown,`${rest} more`];
return`${ids.length===1?`chunk`:`chunks`} ${listed$1(names)}`}
function differencesInWords(judgments){
return[answerSupport(judgments),chunks(judgments)].filter(text=>text!==``).join(`; `)}
function answerSupport(judgments){
let yes=judgments.filter(judgment=>judgment.expectedAnswerSupported),no=judgments.filter(judgment=>!judgment.expectedAnswerSupported);
if(yes.length===0||no.length===0)return``;
let finds=yes.length===1?`finds`:`find`,does=no.length===1?`does`:`do`;
return`${reviewers$1(yes)} ${finds} the answer supported, ${reviewers$1(no)} ${does} not`}
function chunks(judgments){
let byList=groupsOf(judgments,one=>JSON.stringify(one.relevantChunkIds.toSorted()));
if(byList.size===1)return``;
let groups=[...byList.values()],lists=groups.map(([{relevantChunkIds}])=>relevantChunkIds);
return groups.map(group=>{
let names=group.length===1?`names`:`name`,ids=tellingFirst(group[0].relevantChunkIds,lists);
return`${reviewers$1(group)} ${names} ${namedChunks(ids)}`}).join(`, `)}
function tellingFirst(list,lists){
let counts=lists.map(timesOf),isShared=id=>counts.every(count=>count.get(id)===counts[0]?.get(id)),sorted=list.toSorted();
return[...sorted.filter(id=>!isShared(id)),...sorted.filter(isShared)]}
function timesOf(list){
let times=new Map;
for(let id of list)times.set(id,(times.get(id)??0)+1);
return times}
const sentinelOtherChunks={id:`sentinel/other-chunks`,level:`error`,reports:`an approved sentinel whose judgments agree on other chunks than it lists`,perFile:!0,*check(dataset){
for(let live of liveSentinels(dataset)){
let{file,isApproved}=live,calibration=isApproved?calibrationOf(live):void 0,written=file.has([`relevantChunkIds`]),listed=written?file.case.relevantChunkIds:[];
if(calibration?.state!==`agreed`||!readsWhole(listed))continue;
let judged=new Set(calibration.judgments.flatMap(one=>one.relevantChunkIds)),expected=new Set(listed);
judged.size===expected.size&&listed.every(id=>judged.has(id))||(yield{message:`${reviewers$1(calibration.judgments)} agree on ${namedChunks([...judged])}, but the case ${abstains(file)}lists ${namedChunks([...expected])}.`,at:file.locateKey(written?[`relevantChunkIds`]:[`kind`]),related:calibration.judgments.map(({index})=>file.locateKey([`sentinel`,`reviews`,index,`relevantChunkIds`])),fix:`Read the source again: correct the case, and have two people judge it anew with ${judgeCommand(file)}; until then ${pending}.`})}}};
function abstains(file){
return file.case.kind===`abstention`?`is an abstention and `:``}
const sentinelOutdated={id:`sentinel/outdated`,level:`error`,reports:`an approved sentinel whose judgments are of another text than it has now`,perFile:!0,*check(dataset){
for(let live of liveSentinels(dataset)){
let{file,isApproved}=live;
if(!isApproved||isApprovalOutdated(file))continue;
let calibration=calibrationOf(live);
if(calibration?.state!==`outdated`)continue;
let isSettled=judgmentsOfToday(live)>=2;
for(let judgment of calibration.judgments){
let person=quoted(judgment.reviewer),isSuperseded=isVoid(file)(judgment);
yield{message:`${person} judged ${isSuperseded?`the case before its evidence was reviewed again under ${quoted(file.case.refresh?.to??``)}`:`the case before somebody edited it: the digest of what was judged does not fit`}.`,at:file.locate([`sentinel`,`reviews`,judgment.index,`digest`]),fix:isSuperseded&&isSettled?`Two people have judged the case since then, so remove this judgment: Git has it.`:`Have two people judge the case as it is now, each with ${judgeCommand(file)}; or undo the edit, which "git log -p" shows for this file.`}}}}};
function judgmentsOfToday(live){
return[...reviewsOf(live)].filter(({review:{digest}})=>digest!==void 0&&isOfToday(live.file,digest)).length}
const sentinelResolutionWithoutDifference={id:`sentinel/resolution-without-difference`,level:`error`,reports:`a resolution of an approved sentinel whose judgments do not differ`,perFile:!0,*check(dataset){
for(let live of liveSentinels(dataset)){
let{file,isApproved}=live;
if(!isApproved||!file.has([`sentinel`,`resolution`]))continue;
let calibration=calibrationOf(live);
calibration?.state===`agreed`&&(yield{message:`There is a resolution, but ${reviewers$1(calibration.judgments)} agree.`,at:file.locateKey([`sentinel`,`resolution`]),fix:`Remove it if they judged the clarified case again, since Git has what it settled; if a judgment was changed to agree, restore that from Git.`})}}},sentinelReviewedByOne={id:`sentinel/reviewed-by-one`,level:`error`,reports:`a sentinel with two judgments by one person`,perFile:!0,*check(dataset){
for(let live of liveSentinels(dataset)){
let first=new Map;
for(let{index,review}of reviewsOf(live)){
let{reviewer}=review;
if(reviewer===void 0||isBlank(reviewer))continue;
let at=live.file.locate([`sentinel`,`reviews`,index,`reviewer`]),person=personKey(reviewer),earlier=first.get(person);
earlier===void 0?first.set(person,{name:reviewer,at}):yield{message:`${earlier.name===reviewer?quoted(reviewer):`${quoted(reviewer)} is ${quoted(earlier.name)} and`} has judged the case already: one person's two judgments are one.`,at,related:[earlier.at],fix:`Remove the older of the two, and have somebody else judge the case with ${judgeCommand(live.file)}.`}}}}};
function unsettled({file,sentinel},judgments){
let differences=differencesInWords(judgments);
if(!file.has([`sentinel`,`resolution`]))return{message:`The judgments differ and no resolution settles it: ${differences}.`,at:file.locateKey([`sentinel`,`reviews`]),fix:`Read the source again, clarify the question or the answer, and record it under "resolution" (by, at, reason, clarified) while the judgments stay as they are; until then ${pending}.`};
let{resolution}=sentinel;
if(resolution!==void 0)return silentResolution(file,resolution,differences)??earlyResolution(file,resolution,judgments)}
function silentResolution(file,{by,clarified},differences){
if(clarified?.length===0)return{message:`The judgments differ and the resolution does not say what was clarified ("clarified"): ${differences}.`,at:file.locate([`sentinel`,`resolution`,`clarified`]),fix:`Have ${by===void 0||isBlank(by)?`whoever settled it`:quoted(by)} list which of query, answer, source and chunks it clarified, as in "clarified: [answer]".`}}
function earlyResolution(file,{at},judgments){
let later=judgments.find(({reviewedAt})=>at!==void 0&&isLater(reviewedAt,at));
if(later!==void 0)return{message:`The resolution is older than the judgment of ${quoted(later.reviewer)}, so it does not settle it: ${differencesInWords(judgments)}.`,at:file.locate([`sentinel`,`resolution`,`at`]),related:[file.locate([`sentinel`,`reviews`,later.index,`reviewedAt`])],fix:`Settle the difference with all judgments at hand, and record that as the resolution.`}}
const sentinelUnresolved={id:`sentinel/unresolved`,level:`error`,reports:`an approved sentinel whose judgments differ and whose difference nobody settled`,perFile:!0,*check(dataset){
for(let live of liveSentinels(dataset)){
let calibration=live.isApproved?calibrationOf(live):void 0;
if(calibration?.state!==`different`)continue;
let problem=unsettled(live,calibration.judgments);
problem!==void 0&&(yield problem)}}},sentinelUnsupported={id:`sentinel/unsupported`,level:`error`,reports:`an approved sentinel whose judgments agree that its answer is not supported`,perFile:!0,*check(dataset){
for(let live of liveSentinels(dataset)){
let calibration=live.isApproved?calibrationOf(live):void 0;
calibration?.state===`unsupported`&&(yield{message:`${reviewers$1(calibration.judgments)} agree that the evidence does not support the expected answer, yet the case is approved.`,at:live.file.locate([`expectedAnswer`]),related:calibration.judgments.map(({index})=>live.file.locate([`sentinel`,`reviews`,index,`expectedAnswerSupported`])),fix:`Correct the answer or its evidence and have two people judge the case again with ${judgeCommand(live.file)}; until then ${pending}.`})}}},sentinelWithoutTwoReviews={id:`sentinel/without-two-reviews`,level:`error`,reports:`an approved sentinel that fewer than two people have judged`,perFile:!0,*check(dataset){
for(let{file,sentinel,isApproved}of liveSentinels(dataset)){
let written=file.has([`sentinel`,`reviews`]);
if(!isApproved||written&&sentinel.reviews===void 0)continue;
let count=sentinel.reviews?.length??0;
count>=2||(yield{message:`A sentinel rests on the judgments of two people, and this one is approved with ${count===0?`none`:`one`}.`,at:file.locateKey(written?[`sentinel`,`reviews`]:[`sentinel`]),fix:`Have two people judge it, each with ${judgeCommand(file)}; until then ${pending}.`})}}},splitStatedTwice={id:`split/stated-twice`,level:`error`,reports:`a split that stands where the set's claim lets another place decide`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping!==void 0){
if(grouping.isByCase)yield*ofFamilies$3(grouping);else for(let file of grouping.cases)yield*ofCase$1(grouping,file)}}};
function*ofFamilies$3(grouping){
for(let[id,{split}]of grouping.families)split!==void 0&&(yield{message:`Family ${quoted(id)} has the split "${split}", but under the claim "fixed-corpus" each case carries its own.`,at:familyPlaces(grouping).split(id),fix:`Take the split out here; if families are to be kept apart, the claim is another one, such as "family".`})}
function*ofCase$1(grouping,file){
let{split}=file.case,[first]=grouping.familiesOf(file).belongings;
if(split===void 0||first===void 0)return;
let recorded=grouping.families.get(first.family)?.split,there=recorded===void 0?`has none there yet`:`has "${recorded}" there`;
yield{message:`The case says that its split is "${split}", but the split of a case with families is recorded in families.yaml alone: ${quoted(first.family)} ${there}.`,at:file.locate([`split`]),related:[familyPlaces(grouping).split(first.family)],fix:`Take "split" out of the case${recorded===void 0?`, and record it for the family`:``}.`}}
function*onNoSide(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping!==void 0){
grouping.isByCase||(yield*ofFamilies$2(grouping));
for(let file of grouping.cases)yield*ofCase(grouping,file)}}
function*ofFamilies$2(grouping){
let{file,families}=grouping,casesOf=casesByFamily(grouping),unrecorded=[...families].flatMap(([id,{split}])=>{
let cases=casesOf.get(id),isUnread=split===void 0&&file.has([`families`,id,`split`]);
return split!==void 0||isUnread||cases===void 0?[]:[{id,cases}]});
if(unrecorded.length===0)return;
let fixOf=fixes(grouping);
for(let{id,cases}of unrecorded){
let isApproved=cases.some(isDecided$2),noun=isApproved?`case`:`candidate`;
yield{isApproved,problem:{message:`Family ${quoted(id)} has ${counted(cases.length,noun)} and no split, so ${cases.length===1?`it is`:`they are`} on no side.`,at:familyPlaces(grouping).family(id),fix:fixOf(id)}}}}
function isDecided$2(file){
return stageOf(file)===`approved`}
function casesByFamily({cases,familiesOf}){
let casesOf=new Map;
for(let one of cases)for(let{family}of familiesOf(one).belongings){
let own=casesOf.get(family);
own===void 0?casesOf.set(family,[one]):own.push(one)}
return casesOf}
function fixes(grouping){
let graph=grouping.graph(),componentOf=new Map(componentsIn(graph).flatMap(component=>component.map(key=>[key,component])));
return id=>{
let component=componentOf.get(id)??[id],[side,...others]=splitsOf(component,graph),recorded=component.find(key=>graph.holders.get(key)?.split===side);
return side!==void 0&&recorded!==void 0&&others.length===0?`Record "split: ${side}" here: it is joined with ${quoted(recorded)}, which is there.`:`Record its split here, such as "split: dev"; "touchstone families show" tells what it is joined with.`}}
function*ofCase({isByCase,familiesOf},file){
if(file.has([`split`]))return;
let{belongings,whole}=familiesOf(file);
!isByCase&&(belongings.length>0||!whole)||(yield{isApproved:isDecided$2(file),problem:{message:isByCase?`The case says no split, and under the claim "fixed-corpus" nothing else does.`:`The case belongs to no family and says no split, so it is on no side.`,at:file.locate([`id`]),fix:isByCase?`Add a line with its split, such as "split: dev".`:`Add a line with its split, such as "split: dev", or name the families that it is about under "families".`}})}
const splitStatedNowhere={id:`split/stated-nowhere`,level:`error`,reports:`an approved case, or a family with one, that is on no side of a set that is split`,*check(dataset){
for(let{isApproved,problem}of onNoSide(dataset))isApproved&&(yield problem)}},splitUndecided={id:`split/undecided`,level:`warning`,reports:`a candidate, or a family or a document with candidates alone, that is on no side of a set that is split`,*check(dataset){
yield*ofDocuments$3(dataset);
for(let{isApproved,problem}of onNoSide(dataset))isApproved||(yield problem)}};
function*ofDocuments$3(dataset){
for(let{documentId,isApproved,places}of ungroupedDocuments(dataset)){
if(isApproved)continue;
let[first,...others]=places,more=others.length===0?``:` and ${counted(others.length,`other candidate`)}`;
yield{message:`Document ${quoted(documentId)} is in no family, so this candidate${more} may be on any side of the split.`,at:first,...others.length===0?{}:{related:others.slice(0,10)},fix:`Before the first of them is approved, add the document to the family that it belongs to in families.yaml, or give it a family of its own there.`}}}
const splitNoneRecorded={id:`split/none-recorded`,level:`error`,reports:`approved cases that an evaluation is to use although the set is not split`,for:`evaluation`,*check(dataset){
let{families}=dataset,isUnread=families!==void 0&&families.families===void 0,[first]=approvedCases(dataset);
first===void 0||isUnread||splitGroupingOf(dataset)!==void 0||(yield{message:`The set is not split yet, so no score may be claimed.`,at:families===void 0?placeOfApproval(first.file):startOf(families.path),fix:`Say in ${familiesFile} what the split is to establish, which documents belong together, and the split of each family.`})}};
function evaluatedSide(grouping,splits){
let cases=grouping.cases.filter(file=>stageOf(file)===`approved`&&splitsOfCase(grouping,file).some(split=>splits.includes(split))),used=new Set(cases.flatMap(file=>grouping.familiesOf(file).belongings.map(one=>one.family)));
return{cases,components:componentsIn(grouping.familyGraph()).filter(keys=>keys.some(key=>used.has(key)))}}
const sides=[[[`dev`,`regression`],`dev`,`nothing that settings could have been chosen on`],[[`test`],`test`,`nothing that is held out, and so nothing to score`]],splitOneSided={id:`split/one-sided`,level:`error`,reports:`a split with no approved case on one of its sides, where an evaluation is to use it`,for:`evaluation`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping!==void 0)for(let[splits,name,lack]of sides)evaluatedSide(grouping,splits).cases.length>0||(yield{message:`No approved case is on the side "${name}": there is ${lack}.`,at:grouping.file.locateKey(grouping.isByCase?[`claim`]:[`families`]),fix:`Approve cases of that side, or record more as "${name}" before anybody has seen a score.`})}},splitFewComponents={id:`split/few-components`,level:`error`,reports:`fewer components on the side test than the claim asks for`,for:`evaluation`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let{file,isByCase}=grouping,stated=file.families?.claim?.minimumTestComponents,wanted=stated??(isByCase?0:2),{cases,components}=evaluatedSide(grouping,[`test`]);
if(cases.length===0||components.length>=wanted)return;
let names=components.slice(0,5).map(([name])=>quoted(name)),which=names.length===0?``:` (${listed$1(names)})`;
yield{message:`The approved test cases are of ${components.length===1?`1 component`:`${components.length} components`}${which}, and the claim asks for ${wanted}: families that are joined count once.`,at:stated===void 0?file.locateKey([`claim`]):file.locateKey([`claim`,`minimumTestComponents`]),fix:`Approve cases of other test families, or record more families as "test" before anybody has seen a score; a lower "minimumTestComponents" is a weaker claim.`}}};
function claimedCases(dataset,kind){
let grouping=splitGroupingOf(dataset),claim=grouping?.file.families?.claim;
if(grouping!==void 0&&claim?.kind===kind)return{grouping,claim,cases:grouping.cases}}
const caseWithoutAskedMoment={id:`case/without-asked-moment`,level:`error`,reports:`a case that does not say when it is asked, under the claim "period"`,*check(dataset){
for(let file of claimedCases(dataset,`period`)?.cases??[])file.has([`askedAt`])||(yield{message:`Under the claim "period" a case is asked at some moment, and this one does not say when.`,at:file.locate([`id`]),fix:`Add a line such as askedAt: 2026-09-01T09:00:00Z, with the moment whose knowledge the answer is to rest on.`})}},caseWithoutCaller={id:`case/without-caller`,level:`error`,reports:`a case that does not say what its caller may see, under the claim "access"`,*check(dataset){
for(let file of claimedCases(dataset,`access`)?.cases??[])file.has([`caller`])||(yield{message:`Under the claim "access" somebody asks who may see some documents, and this case does not say which.`,at:file.locate([`id`]),fix:`Add the documents that the caller may see, such as caller: {documents: [travel-policy]}; an empty list is a caller who may see none.`})}},caseUnknownCallerDocument={id:`case/unknown-caller-document`,level:`warning`,reports:`a caller who may see a document that the corpus does not have, under the claim "access"`,*check(dataset){
let tellNearest=nearestTeller(100);
for(let file of claimedCases(dataset,`access`)?.cases??[]){
let lists=documentsOf(dataset,file);
if(lists===void 0)continue;
let[first,...others]=(file.case.caller?.documents??[]).flatMap((id,index)=>id===void 0||isBlank(id)||lists.some(one=>one.has(id))?[]:[{id,index}]);
if(first===void 0)continue;
let near=tellNearest(first.id,new Set(lists.flatMap(one=>[...one.keys()]))),more=others.length===0?``:` ${counted(others.length,`other id`)} of the list ${others.length===1?`is`:`are`} unknown as well.`;
yield{message:`The caller may see ${quoted(first.id)}, and no document of that id is in the corpus${near}.${more}`,at:file.locate([`caller`,`documents`,first.index]),fix:`Write the id as the corpus has it, or take it out: what the caller may see decides which answer is right.`}}}};
function documentsOf(dataset,file){
let[own,...others]=[revisionOf(dataset,file),currentRevision(dataset)].map(revision=>revision&&documentsAsRecorded(revision));
return own&&[own,...others.flatMap(one=>one??[])]}
function evidenceDocuments(file){
let found=new Map;
for(let{index,entry}of provenanceOf(file)){
let{documentId}=entry;
documentId===void 0||isBlank(documentId)||found.has(documentId)||found.set(documentId,[`provenance`,index,`documentId`])}
return[...found].map(([documentId,path])=>({documentId,path}))}
function*publishedEvidence(dataset){
for(let file of claimedCases(dataset,`period`)?.cases??[]){
let revision=revisionOf(dataset,file),records=revision&&documentsAsRecorded(revision);
if(revision!==void 0&&records!==void 0)for(let{documentId,path}of evidenceDocuments(file)){
let record=records.get(documentId);
record!==void 0&&(yield{file,documentId,path,revision:revision.id,publishedAt:record.publishedAt})}}}
const evidencePublishedLater={id:`evidence/published-later`,level:`error`,reports:`evidence from a document that was not published yet when the case is asked`,*check(dataset){
for(let{file,documentId,path,publishedAt}of publishedEvidence(dataset)){
let{askedAt}=file.case;
askedAt!==void 0&&publishedAt!==void 0&&isLater(publishedAt,askedAt)&&(yield{message:`Document ${quoted(documentId)} was published at ${publishedAt}, and the case is asked at ${askedAt}: nobody could rest an answer on it then.`,at:file.locate(path),related:[file.locate([`askedAt`])],fix:`Rest the answer on what was published by then, or ask the case at a later moment.`})}}},evidenceWithoutPublication={id:`evidence/without-publication`,level:`error`,reports:`evidence from a document of which no record says when it was published, under the claim "period"`,*check(dataset){
let groups=groupsOf([...publishedEvidence(dataset)].filter(one=>one.publishedAt===void 0),one=>JSON.stringify([one.revision,one.documentId]));
for(let[{file,documentId,path,revision},...others]of groups.values()){
let cases=others.length===0?`this case is`:`this case and ${counted(others.length,`other case`)} are`;
yield{message:`Corpus revision ${quoted(revision)} does not say when document ${quoted(documentId)} was published, so nothing shows that it was there when ${cases} asked.`,at:file.locate(path),...others.length===0?{}:{related:others.slice(0,10).map(one=>one.file.locate(one.path))},fix:`Record a corpus revision whose documents have "publishedAt", and judge the case under it; or rest the answer on another document.`}}}},evidenceOutsideAccess={id:`evidence/outside-access`,level:`error`,reports:`evidence from a document that the case's caller may not see, under the claim "access"`,*check(dataset){
for(let file of claimedCases(dataset,`access`)?.cases??[]){
let allowed=file.case.caller?.documents;
if(knowsAll(allowed))for(let{documentId,path}of evidenceDocuments(file))allowed.includes(documentId)||(yield{message:`Document ${quoted(documentId)} is not among those that the caller may see, so an answer from it would be a breach.`,at:file.locate(path),related:[file.locateKey([`caller`,`documents`])],fix:`Rest the answer on a document that the caller may see; if there is none, the case is an abstention with "because: not-permitted". Add the document to "caller.documents" only if the caller may see it.`})}}},family=`Write the id of a family, or remove the entry.`,id=`Write the id of a case, or remove the entry.`,reader=`Name who read the results.`,run=`Name the run that showed them.`,why=`Say why, in one sentence.`,texts=[[[`claim`,`statement`],`Say what the split is to establish, in one sentence.`],[[`grouping`,`rule`],`Say by which rule documents form families, in one sentence.`],[[`assignment`,`salt`],`Write a text of this set's own, such as its name and the year.`],[[`families`,each,`title`],`Write what a person calls the family.`],[[`families`,each,`documents`,each],`Write the id of a document, or remove the entry.`],[[`related`,each,`families`,each],family],[[`related`,each,`reason`],why],[[`exceptions`,each,`families`,each],family],[[`exceptions`,each,`cases`,each],id],[[`exceptions`,each,`reason`],why],[[`exceptions`,each,`decidedBy`],`Name who decided.`],[[`reservations`,each,`families`,each],family],[[`reservations`,each,`cases`,each],id],[[`reservations`,each,`purpose`],`Say what is to be decided, in one sentence.`],[[`reservations`,each,`by`],`Name who declared it.`],[[`uses`,each,`families`,each],family],[[`uses`,each,`cases`,each],id],[[`uses`,each,`by`],reader],[[`uses`,each,`run`],run],[[`uses`,each,`configuration`],`Name the configuration that was measured.`],[[`exposures`,each,`families`,each],family],[[`exposures`,each,`cases`,each],id],[[`exposures`,each,`by`],reader],[[`exposures`,each,`run`],run],[[`exposures`,each,`learned`],`Say what was learned or changed.`]],familyBlankText={id:`family/blank-text`,level:`error`,reports:`a text of families.yaml that shows nothing to a reader`,*check(dataset){
let file=splitGroupingOf(dataset)?.file;
if(file!==void 0)for(let[field,fix]of texts)for(let path of blanksAt(file.families,field))yield{message:`${nameOf$4(path)} is blank.`,at:file.locate(path),fix}}};
function exceptionLedger(before,now){
let olds=(before.exceptions??[]).flatMap(one=>one??[]),news=(now.families?.exceptions??[]).flatMap((exception,index)=>exception===void 0?[]:[{index,exception}]),oldTexts=new Set(olds.map(textOf)),newTexts=new Set(news.map(({exception})=>textOf(exception))),waiting=news.filter(({exception})=>!oldTexts.has(textOf(exception))),fresh=new Set(waiting.map(({index})=>index)),altered=[];
for(let was of olds.filter(one=>!newTexts.has(textOf(one)))){
let place=waiting.findIndex(({exception})=>isEditOf(exception,was)),[is]=place===-1?[]:waiting.splice(place,1);
is!==void 0&&!isDecidedAnew$1(is.exception,was)&&fresh.delete(is.index);
let found=alteration(was,is);
found!==void 0&&altered.push(found)}
return{fresh,altered}}
const fields=[`families`,`cases`,`decision`,`reason`,`decidedBy`,`decidedAt`,`until`];
function textOf(exception){
return JSON.stringify(fields.map(field=>fieldText(exception,field)))}
function fieldText(exception,field){
let value=exception[field];
return value===void 0?``:typeof value==`string`?value:JSON.stringify(value.map(String).toSorted(byUtf8))}
function isEditOf(now,was){
if(now.decision!==was.decision)return!1;
let named=new Set(subjectsOf$1(was));
return now.decidedAt===was.decidedAt&&now.decidedAt!==void 0||subjectsOf$1(now).some(one=>named.has(one))}
function subjectsOf$1({families=[],cases=[]}){
return[...families.flatMap(id=>id===void 0?[]:[`family ${id}`]),...cases.flatMap(id=>id===void 0?[]:[`case ${id}`])]}
function isDecidedAnew$1(now,was){
return was.decision!==`move`&&now.decidedAt!==void 0&&was.decidedAt!==void 0&&now.decidedAt>was.decidedAt}
function alteration(was,is){
let isMove=was.decision===`move`;
if(is===void 0)return isMove?{was,is,fields:[]}:void 0;
if(isDecidedAnew$1(is.exception,was))return;
let counted=fields.filter(field=>fieldText(was,field)!==fieldText(is.exception,field)).filter(field=>isMove||field!==`families`&&field!==`cases`);
return counted.length===0?void 0:{was,is,fields:counted}}
function earlierSplit({base,cases}){
let before=base?.families?.families;
if(base===void 0||before===void 0)return;
let isByCase=before.claim?.kind===`fixed-corpus`,same=cases.filter(({path})=>base.sameCases.has(path));
return(isByCase?[...same,...base.cases].some(file=>takesPart(file)&&file.case.split!==void 0):Object.values(before.families??{}).some(family=>family?.split!==void 0))?{base,before,isByCase}:void 0}
function moveReasons({before},file){
let{fresh}=exceptionLedger(before,file),moves=(file.families?.exceptions??[]).filter((one,index)=>one?.decision===`move`&&fresh.has(index));
return{families:new Set(moves.flatMap(one=>one?.families??[]).flatMap(id=>id??[])),cases:new Set(moves.flatMap(one=>one?.cases??[]).flatMap(id=>id??[]))}}
function movedDocuments(dataset){
let grouping=groupingOf(dataset);
return grouping===void 0?[]:recordedDocuments(dataset,grouping).flatMap(one=>{
let[to,...more]=grouping.claimsOf(one.documentId);
return to!==void 0&&more.length===0&&to.family!==one.from.family?[{...one,to}]:[]})}
function droppedDocuments(dataset){
let grouping=groupingOf(dataset);
if(grouping===void 0||grouping.isByCase)return[];
let dropped=recordedDocuments(dataset,grouping).filter(({documentId})=>grouping.claimsOf(documentId).length===0);
if(dropped.length===0)return[];
let used=new Set(ungroupedDocuments(dataset).flatMap(one=>one.isApproved?[one.documentId]:[]));
return dropped.filter(({documentId})=>!used.has(documentId))}
function recordedDocuments(dataset,now){
let earlier=earlierSplit(dataset),file=earlier?.base.families;
if(file===void 0||file===now.file||earlier?.isByCase!==!1)return[];
let families=familiesById(file),claimedBefore=documentClaims(families);
return documentsOnRecord(dataset).flatMap(documentId=>{
let[was,...others]=claimedBefore(documentId),split=was&&families.get(was.family)?.split;
return was===void 0||split===void 0||others.length>0?[]:[{documentId,from:{family:was.family,split}}]})}
const familyDocumentMoved={id:`family/document-moved`,level:`error`,reports:`a document that left a family with a recorded split, for another one or for none, and nothing says why`,needs:`base`,*check(dataset){
let earlier=earlierSplit(dataset),grouping=groupingOf(dataset);
if(earlier===void 0||grouping===void 0)return;
let{families:reasons}=moveReasons(earlier,grouping.file),unsaid=movedDocuments(dataset).filter(({from,to})=>!reasons.has(from.family)&&!reasons.has(to.family));
yield*ofDropped(dataset,grouping);
let groups=groupsOf(unsaid,({from,to})=>JSON.stringify([from.family,to.family]));
for(let[{documentId,from,to},...others]of groups.values()){
let isThere=grouping.families.has(from.family),more=alsoInWords(others.length),record=`record the move under "exceptions": decision "move", family ${quoted(to.family)}, a reason, who decided and when`;
yield{message:`Document ${quoted(documentId)} was in family ${quoted(from.family)} (${from.split}) and is in ${quoted(to.family)} now, and nothing says why.${more}`,at:grouping.file.locate(to.path),...isThere?{related:[grouping.file.locateKey([`families`,from.family])]}:{},fix:isThere?`Put it back, or ${record}.`:`Give the family its id ${quoted(from.family)} back, or ${record}.`}}}};
function*ofDropped(dataset,{file,families}){
let left=new Set(movedDocuments(dataset).map(({from})=>from.family)),spent=new Set(earlierSpent(dataset)?.documents.map(({documentId})=>documentId)),dropped=droppedDocuments(dataset).filter(({documentId,from})=>!spent.has(documentId)&&(families.has(from.family)||left.has(from.family)));
for(let[{documentId,from},...others]of groupsOf(dropped,one=>one.from.family).values()){
let place=families.has(from.family)?[`families`,from.family]:[`families`];
yield{message:`Document ${quoted(documentId)} was in family ${quoted(from.family)} (${from.split}) and is in no family now.${alsoInWords(others.length)}`,at:file.has([...place,`documents`])?file.locate([...place,`documents`]):file.locateKey(place),fix:`Put it back: a document stays on record in its family, also while no case uses it. If it belongs to another one, name it there, with an exception of the decision "move".`}}}
function alsoInWords(others){
return others===0?``:` So ${others===1?`is`:`are`} ${counted(others,`other document`)}.`}
function removedRelations(dataset){
let earlier=earlierSplit(dataset),grouping=groupingOf(dataset);
if(earlier===void 0||grouping===void 0||earlier.isByCase||earlier.base.families===grouping.file||!isRead(grouping))return[];
let partOf=partsNow(earlier,grouping),heirsOf=heirs(dataset,earlier,grouping);
return joinedBefore(earlier).flatMap(({was,families})=>{
let parts=[...groupsOf([...new Set(families.flatMap(heirsOf))],partOf).values()],moved=families.flatMap(family=>{
let others=heirsOf(family).filter(id=>id!==family);
return others.length===0?[]:[{family,heirs:others}]});
return parts.length<2?[]:[{was,parts,moved}]})}
function partingExceptions(dataset){
let earlier=earlierSplit(dataset),grouping=groupingOf(dataset);
if(earlier===void 0||grouping===void 0||earlier.isByCase)return new Set;
let components=componentsOf(joinedBefore(earlier).map(({families})=>families)),heirsOf=heirs(dataset,earlier,grouping),nameOf=new Map(components.flatMap(keys=>[...keys,...keys.flatMap(heirsOf)].map(key=>[key,keys[0]]))),parting=keptApartSince(earlier,grouping).filter(({families})=>{
let names=families.flatMap(id=>nameOf.get(id)??[]);
return new Set(names).size<names.length});
return new Set(parting.map(({index})=>index))}
function isRead({file}){
let{related}=file.families??{};
return file.has([`related`])?readsWhole(related)&&related.every(({families})=>readsWhole(families))&&file.families?.families!==void 0:file.families?.families!==void 0}
function joinedBefore({base,before}){
let exceptions=exceptionsIn(before),families=base.families===void 0?void 0:familiesById(base.families);
return(before.related??[]).flatMap(was=>{
if(was===void 0)return[];
let known=(was.families??[]).flatMap(id=>id!==void 0&&families?.has(id)===!0?[id]:[]);
return componentsOf(relationGroups([...new Set(known)],exceptions)).map(joined=>({was,families:joined}))})}
function keptApartSince({before},{file}){
let{fresh}=exceptionLedger(before,file);
return(file.families?.exceptions??[]).flatMap((one,index)=>one?.decision===`keep-apart`&&fresh.has(index)?[{index,families:(one.families??[]).flatMap(id=>id??[])}]:[])}
function partsNow(earlier,grouping){
let related=(grouping.file.families?.related??[]).map(one=>(one?.families??[]).flatMap(id=>id??[])),told=keptApartSince(earlier,grouping).map(({families})=>families),components=componentsOf([...related,...told]),nameOf=new Map(components.flatMap(keys=>keys.map(key=>[key,keys[0]])));
return family=>nameOf.get(family)??family}
function heirs(dataset,{base},grouping){
let claimsBefore=base.families===void 0?()=>[]:documentClaims(familiesById(base.families)),documents=once(()=>groupsOf(documentsOnRecord(dataset),id=>{
let[claim,...others]=claimsBefore(id);
return others.length===0?claim?.family:void 0}));
return family=>{
let now=(documents().get(family)??[]).flatMap(id=>{
let[claim,...others]=grouping.claimsOf(id);
return claim===void 0||others.length>0?[]:[claim.family]});
return now.length>0?[...new Set(now)]:grouping.families.has(family)?[family]:[]}}
const familyRelationRemoved={id:`family/relation-removed`,level:`error`,reports:`a relation that was recorded when the set was split and is gone, and nothing says why`,needs:`base`,*check(dataset){
let grouping=groupingOf(dataset);
if(grouping!==void 0)for(let removed of removedRelations(dataset)){
let families=removed.parts.flat();
yield{message:messageOf$2(removed,grouping),at:placeOf$5(families,grouping),related:families.slice(0,5).map(familyPlaces(grouping).split),fix:`${backFix(removed)} If these families do not belong together after all, record that under "exceptions": decision "keep-apart", the families, a reason, who decided and when.`}}}};
function messageOf$2({was,parts,moved},{families}){
let all=parts.flat().map(id=>`${quoted(id)} (${families.get(id)?.split??`no split`})`),more=all.length-5,names=listed$1(more>0?[...all.slice(0,5),`${more} more`]:all),why=was.reason===void 0?``:` (${quoted(was.reason)})`,[[one=``]=[],[other=``]=[]]=parts;
return`Families ${names} were recorded as related${why}, and no relation joins ${all.length===2?`them`:`${quoted(one)} with ${quoted(other)}`} any more: nothing says why.${goneFrom(moved)}`}
function goneFrom(moved){
let[first,...others]=moved;
if(first===void 0)return``;
let more=others.length===0?``:` So it is with ${counted(others.length,`other`)}.`;
return` Documents of ${quoted(first.family)} are in ${listed$1(first.heirs.slice(0,5).map(quoted))} now.${more}`}
function backFix({moved}){
let[first,...others]=moved.flatMap(({heirs})=>heirs);
return first===void 0?`Put it back under "related".`:`Name ${others.length===0?quoted(first):`the families that have them now`} in the relation under "related".`}
function placeOf$5(families,grouping){
let{file}=grouping,named=new Set(families),left=(file.families?.related??[]).findIndex(relation=>(relation?.families??[]).some(id=>named.has(id)));
return left===-1?file.has([`related`])?file.locateKey([`related`]):familyPlaces(grouping).family(families[0]??``):familyPlaces(grouping).relation(left)}
function changedGrouping(dataset){
return redeclared(dataset,`grouping`,groupingChange)}
function changedClaim(dataset){
return redeclared(dataset,`claim`,claimChange)}
function groupingChange(before,now){
let[was,is]=[before.grouping?.rule,now.grouping?.rule];
if(was!==void 0&&is!==void 0&&normaliseWhiteSpace(was)!==normaliseWhiteSpace(is))return`The grouping rule was ${quoted(was)} when the split was recorded`}
function claimChange(before,now){
let[was={},is={}]=[before.claim,now.claim];
if(was.kind!==void 0&&is.kind!==void 0)return was.kind===is.kind?was.cutoff!==void 0&&is.cutoff!==void 0&&was.cutoff!==is.cutoff?`The cutoff was ${was.cutoff} when the split was recorded and is ${is.cutoff} now`:minimumChange(was.minimumTestComponents,is.minimumTestComponents):`The claim was "${was.kind}" when the split was recorded and is "${is.kind}" now`}
function minimumChange(asked=2,asks=2){
return asks<asked?`The claim asked for ${asked} test components when the split was recorded and asks for ${asks} now`:void 0}
function redeclared(dataset,part,changeIn){
let earlier=earlierSplit(dataset),{families:file}=dataset,was=earlier?.before[part]?.declaredAt,now=file?.families,declaredAt=now?.[part]?.declaredAt;
if(earlier===void 0||now===void 0||declaredAt===void 0)return;
let change=changeIn(earlier.before,now);
if(change!==void 0&&file!==void 0)return{change,file,path:[part],day:dayInWords(declaredAt,was),isDated:was===void 0||declaredAt>was}}
function dayInWords(is,was=is){
return is===was?`"declaredAt" is ${is}, as before`:`"declaredAt" was ${was} and is ${is} now`}
const familyGroupingChangedUndated={id:`family/grouping-changed-undated`,level:`error`,reports:`a grouping rule that changed after a split was recorded, and whose date did not move`,needs:`base`,*check(dataset){
let found=changedGrouping(dataset);
found?.isDated===!1&&(yield{message:`${found.change} and is another one now, but ${found.day}.`,at:found.file.locate([...found.path,`declaredAt`]),fix:`Bring the rule back; or write the day of the change into "declaredAt", since results before and after cannot be compared.`})}},familyGroupingChanged={id:`family/grouping-changed`,level:`warning`,reports:`a grouping rule that is not the one by which the recorded families were formed`,needs:`base`,*check(dataset){
let found=changedGrouping(dataset);
found?.isDated===!0&&(yield{message:`${found.change} and is another one now, so results before and after cannot be compared.`,at:found.file.locate([...found.path,`rule`]),fix:`Look at every family by the new rule, and tell results before and after apart; or bring the rule back.`})}},known=new WeakMap;
function movedCases(dataset){
let found=known.get(dataset)??moved(dataset);
return known.set(dataset,found),found}
function moved(dataset){
let grouping=groupingOf(dataset),earlier=earlierGrouping(dataset);
if(grouping===void 0||earlier===void 0||earlierSplit(dataset)===void 0)return[];
let states={earlier:earlier.grouping,grouping},beforeOf=groupsOf(earlier.cases,file=>file.case.id);
return[...groupsOf(dataset.cases,file=>file.case.id)].flatMap(([id,[now,...twins]])=>{
let[before,...others]=(id===void 0?void 0:beforeOf.get(id))??[];
return before===void 0||twins.length>0||others.length>0?[]:moveOf$1(states,before,now)??[]})}
function moveOf$1({earlier,grouping},before,now){
if(statusOf(before)===`rejected`)return;
let[were,are]=[decidedSplits(earlier,before),decidedSplits(grouping,now)],[[was],[is]]=[were,are],isOnTwoSides=new Set(are.map(({split})=>sideOf(split))).size>1;
if(was===void 0||is===void 0||isOnTwoSides)return;
let isSame=isKept(earlier.isByCase===grouping.isByCase);
if(!were.some(one=>are.some(other=>isSame(one,other))))return{before,now,was,is,from:familiesIn$1(earlier,before),to:familiesIn$1(grouping,now)}}
function isKept(isSameClaim){
return(was,is)=>was.by===void 0&&isSameClaim?was.split===is.split:sideOf(was.split)===sideOf(is.split)}
function decidedSplits(grouping,file){
let{belongings}=grouping.familiesOf(file);
if(grouping.isByCase||belongings.length===0){
let{split}=file.case;
return split===void 0?[]:[{split,by:void 0}]}
return belongings.flatMap(by=>{
let split=grouping.families.get(by.family)?.split;
return split===void 0?[]:[{split,by}]})}
function familiesIn$1({familiesOf},file){
return new Set(familiesOf(file).belongings.map(({family})=>family))}
function hasMoveReason({now,from,to},reasons){
let{id}=now.case;
return id!==void 0&&reasons.cases.has(id)?!0:[...from,...to].some(family=>reasons.families.has(family))}
function placeOfMove({now,is}){
return now.locate(is.by?.path??[`split`])}
function nameOfCase({now}){
return now.case.id??now.path}
function*recordedSplits(dataset){
let earlier=earlierSplit(dataset),{families:file}=dataset;
if(earlier===void 0||file!==void 0&&file.families===void 0)return;
let isByCase=file?.families?.claim?.kind===`fixed-corpus`;
(file===void 0||isByCase===earlier.isByCase)&&(isByCase||(yield*ofFamilies$1(dataset,earlier)),yield*ofCases$3(dataset,isByCase))}
function*ofFamilies$1({families:file},{before}){
for(let[id,family]of Object.entries(before.families??{})){
let is=file?.families?.families?.[id]?.split;
family?.split!==void 0&&(is===void 0&&file!==void 0&&isUnread$1(file,id)||(yield{of:{kind:`family`,id},was:family.split,is}))}}
function isUnread$1(file,id){
return!(file.families?.families!==void 0||!file.has([`families`]))||file.has([`families`,id,`split`])}
function*ofCases$3(dataset,isByCase){
let grouping=groupingOf(dataset);
for(let change of caseChanges(dataset)){
let{before,now}=change,was=before.case.split,isUnreadable=now.case.split===void 0&&now.has([`split`]);
if(was===void 0||isUnreadable||!takesPart(now))continue;
let belongings=isByCase?[]:grouping?.familiesOf(now).belongings??[],[first]=belongings.flatMap(({family})=>grouping?.families.get(family)?.split??[]),is=now.case.split??first;
(is!==void 0||belongings.length===0)&&(yield{of:{kind:`case`,change},was,is})}}
function movedAlone(dataset){
let all=movedCases(dataset);
if(all.length===0)return[];
let families=new Set([...recordedSplits(dataset)].flatMap(({of,was,is})=>of.kind===`family`&&is!==was?[of.id]:[])),documents=movedDocuments(dataset),parentOf=parents(dataset,all),isExposureLost=lostExposures(dataset);
return all.filter(one=>{
let{from,to}=one,isFamilys=[...to].some(family=>from.has(family)&&families.has(family)),isDocuments=documents.some(document=>from.has(document.from.family)&&to.has(document.to.family));
return!isFamilys&&!isDocuments&&parentOf(one)===void 0&&!isExposureLost(one)})}
function parents(dataset,all){
let byFile=new Map(all.map(one=>[one.now,one])),grouping=groupingOf(dataset);
return({now,before,is})=>is.by?.through===`parent`&&before.case.variantOf===now.case.variantOf?byFile.get(grouping?.familiesOf(now).parent):void 0}
function lostExposures(dataset){
let spent=new Set(earlierSpent(dataset)?.cases),grouping=groupingOf(dataset);
if(spent.size===0||grouping===void 0)return()=>!1;
let exposed=exposedIn(grouping,dataset.cases);
return({before,now})=>spent.has(before)&&!exposed.case(now)}
const splitHeldOutLate={id:`split/held-out-late`,level:`warning`,reports:`what people could choose settings on, and what a recorded move holds out now`,needs:`base`,*check(dataset){
let earlier=earlierSplit(dataset),grouping=groupingOf(dataset);
if(earlier===void 0||grouping===void 0)return;
let reasons=moveReasons(earlier,grouping.file);
yield*ofSplits(dataset,grouping,reasons),yield*ofDocuments$2(dataset,grouping,reasons)}};
function*ofSplits(dataset,grouping,reasons){
let exposed=exposedIn(grouping,dataset.cases);
for(let{of,was,is}of recordedSplits(dataset)){
if(was===`test`||is!==`test`||of.kind!==`family`||!reasons.families.has(of.id)||exposed.family(of.id))continue;
let at=grouping.file.locate([`families`,of.id,`split`]);
yield{message:told$1(`Family ${quoted(of.id)} was recorded as`,was),at,fix:fix$1}}
for(let one of movedAlone(dataset)){
let{was,is,now}=one;
is.split===`test`&&hasMoveReason(one,reasons)&&!exposed.case(now)&&(yield{message:told$1(`The case was recorded as`,was.split),at:placeOfMove(one),fix:fix$1})}}
function*ofDocuments$2(dataset,grouping,reasons){
let{file,families}=grouping,spent=new Set(earlierSpent(dataset)?.documents.map(({documentId})=>documentId)),groups=groupsOf(movedDocuments(dataset).filter(({documentId,from,to})=>!spent.has(documentId)&&from.split!==`test`&&families.get(to.family)?.split===`test`&&(reasons.families.has(from.family)||reasons.families.has(to.family))),({from,to})=>JSON.stringify([from.family,to.family]));
for(let[{documentId,from,to},...others]of groups.values()){
let more=others.length===0?``:` So ${others.length===1?`is`:`are`} ${counted(others.length,`other document`)}.`;
yield{message:`Document ${quoted(documentId)} was in family ${quoted(from.family)} (${from.split}) and is in ${quoted(to.family)} now, where a move holds it out: settings may have been chosen on it.${more}`,at:file.locate(to.path),fix:fix$1}}}
function told$1(start,was){
return`${start} "${was}", and a move holds it out as "test" now: settings may have been chosen on it.`}
const fix$1=`Ask whoever worked with this set since the split was recorded. If anybody has looked at results on it, put it back and hold out something that nobody has seen.`,splitMoved={id:`split/moved`,level:`error`,reports:`a family or a case that is on another side than it was, and nothing says why`,needs:`base`,*check(dataset){
let earlier=earlierSplit(dataset),grouping=groupingOf(dataset);
if(earlier===void 0||grouping===void 0)return;
let{file}=grouping,exposed=exposedIn(grouping,dataset.cases),reasons=moveReasons(earlier,file);
yield*ofFamilies(dataset,file,{exposed,reasons}),yield*ofCases$2(dataset,file,{exposed,reasons})}};
function*ofFamilies(dataset,file,{exposed,reasons}){
for(let{of,was,is}of recordedSplits(dataset)){
if(of.kind!==`family`||is===void 0||is===was)continue;
let move={was,is,isExposed:exposed.family(of.id)};
isOthers(move)||reasons.families.has(of.id)||(yield{message:`Family ${quoted(of.id)} was recorded as "${was}" and is "${is}" now, and nothing says why.`,at:file.locate([`families`,of.id,`split`]),fix:fixOf$5(move)})}}
function*ofCases$2(dataset,file,{exposed,reasons}){
let unsaid=movedAlone(dataset).filter(one=>!isOthers(moveOf(one,exposed))&&!hasMoveReason(one,reasons));
for(let[first,...others]of groupsOf(unsaid,byWhatMoved).values()){
let{was,is,from}=first,family=is.by!==void 0&&from.has(is.by.family)?is.by.family:void 0,more=others.length===0?``:` So ${others.length===1?`was`:`were`} ${counted(others.length,`other case`)} of the family.`;
yield{message:family===void 0?`The case was ${inWords(first,`was`)} and is ${inWords(first,`is`)} now, and nothing says why.`:`Family ${quoted(family)} is "${is.split}" now, and its case ${quoted(nameOfCase(first))} was recorded as "${was.split}": nothing says why.${more}`,at:family===void 0?placeOfMove(first):file.locate([`families`,family,`split`]),fix:fixOf$5(moveOf(first,exposed),family===void 0&&is.by!==void 0?newPlace:void 0)}}}
function moveOf({was,is,now},exposed){
return{was:was.split,is:is.split,isExposed:exposed.case(now)}}
function byWhatMoved({was,is,from,now}){
let isFamilys=is.by!==void 0&&from.has(is.by.family);
return JSON.stringify(isFamilys?[is.by.family,was.split,is.split]:[now.path])}
function inWords(one,when){
let{split,by}=one[when];
return by===void 0?when===`was`?`recorded as "${split}"`:`"${split}"`:`"${split}" with family ${quoted(by.family)}`}
function isOthers(move){
return isSpent(move)||isReturn(move)}
function isSpent({was,is,isExposed}){
return is===`regression`&&sideOf(was)!==`development`&&isExposed}
function isReturn({is,isExposed}){
return sideOf(is)!==`development`&&isExposed}
const newPlace=`Put back what stood here, or write a new question as a case of its own`;
function fixOf$5({was,is},back=`Put "${was}" back`){
let recorded=`record the move under "exceptions": decision "move", a reason, who decided and when`;
return is===`regression`&&sideOf(was)!==`development`?`If people have learned from its results, say so under "exposures": who, when, in which run, and what; else put "${was}" back.`:sideOf(is)===`development`&&sideOf(was)!==`development`?`${back}; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, ${recorded}.`:sideOf(was)===`development`&&sideOf(is)!==`development`?`${back}, since settings may have been chosen on it; if nobody has used it yet, ${recorded}.`:`${back}, or ${recorded}.`}
const dashes=/[\p{Pd}\u2212]/gu,marks=/(?![#%&@])(?![-.,:/]\p{Nd})[\p{P}\p{So}\p{Sk}]/gu;
function wordsOf$1(text){
let seen=withoutInvisible(text.normalize(`NFKC`).toUpperCase().toLowerCase().replaceAll(`ς`,`σ`).normalize(`NFKC`)).replace(dashes,`-`),words=normaliseWhiteSpace(seen.replace(marks,` `));
return words===``?normaliseWhiteSpace(seen):words}
function askedWords({query,conversation=[]}){
return{words:wordsOf$1(query),turns:conversation.flatMap(turn=>turn?.content===void 0?[]:[JSON.stringify([turn.role,wordsOf$1(turn.content)])])}}
function posedBy(file){
let{query,conversation,expectedAnswer}=file.case;
if(query===void 0||isBlank(query))return;
let isAnswered=expectedAnswer!==void 0&&!isBlank(expectedAnswer);
return{file,...askedWords({query,conversation}),answer:isAnswered?wordsOf$1(expectedAnswer):void 0}}
function isAskedAgain(earlier,later,isByCase){
return earlier.words!==later.words||!holdsAll(earlier.turns,later.turns)&&!holdsAll(later.turns,earlier.turns)?!1:isByCase||later.file.case.kind===`abstention`||hasSameAnswer(earlier,later)}
function hasSameAnswer(one,other){
return one.answer!==void 0&&one.answer===other.answer}
function holdsAll(whole,parts){
let next=0;
for(let one of whole)one===parts[next]&&next++;
return next===parts.length}
const splitSharedQuestion={id:`split/shared-question`,level:`error`,reports:`a question that cases on two sides of the split ask`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping!==void 0)for(let{held,other}of sharedQuestions(dataset,grouping))yield{message:`Case ${quoted(other.file.case.id??other.file.path)} asks this question in "${other.split}", and this case is in "${held.split}".`,at:held.file.locate([`query`]),related:[other.file.locate([`query`])],fix:`Bring both to one side, or ask in one of them something else: whoever works with "${other.split}" knows the question.`}}};
function*sharedQuestions(dataset,grouping){
let exposed=exposedIn(grouping,dataset.cases),joined=joinedCases(grouping),told=new Set;
for(let[first,...others]of groupsOf(sidedIn$1(grouping),({words})=>words).values()){
if(others.length===0)continue;
let all=[first,...others].filter(({file,split})=>split!==`regression`&&!exposed.case(file));
for(let held of all){
if(told.has(held.file))continue;
let other=all.find(one=>isKnownMore(one.split,held.split)&&isSame(one,held,grouping.isByCase)&&!joined(one.file,held.file));
other!==void 0&&(told.add(held.file),yield{held,other})}}}
function isSame(one,other,isByCase){
if(one.file.case.id===other.file.case.id||!isAskedAgain(one,other,!0))return!1;
let isRefused=[one,other].every(({file})=>file.case.kind===`abstention`);
if(!isByCase&&!isRefused&&!hasSameAnswer(one,other))return!1;
let pair=equalPairOf(one.file);
return pair===void 0||pair!==equalPairOf(other.file)}
function sidedIn$1(grouping){
return grouping.cases.flatMap(file=>{
let posed=posedBy(file);
return(posed===void 0?[]:splitsOfCase(grouping,file)).flatMap(split=>posed===void 0?[]:[{...posed,split}])})}
const splitSharedEvidence={id:`split/shared-evidence`,level:`error`,reports:`evidence that a case on another side cites word for word from another document`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(!(grouping===void 0||grouping.isByCase))for(let shared of sharedEvidence(dataset,grouping))isSettled(grouping,shared)||(yield problemOf$4(dataset,grouping,shared))}};
function isSettled(grouping,{held,other}){
let[mine,theirs]=[familyOf(grouping,held),familyOf(grouping,other)];
return other.isSpent||mine===void 0||theirs===void 0?!1:grouping.exceptions.keepsApart(mine,theirs)!==void 0}
function familyOf({claimsOf},{documentId}){
let[claim,...others]=claimsOf(documentId);
return others.length===0?claim?.family:void 0}
function problemOf$4(dataset,grouping,shared){
let{held,other}=shared,name=quoted(other.file.case.id??other.file.path),what=other.isSpent?`Case ${name}, from which people have learned, rests`:`Case ${name} in "${other.split}" rests`,path=[`provenance`,other.index,`contentHash`];
return{message:`${what} on the same text, in document ${quoted(other.documentId)}, and this case is in "${held.split}".`,at:held.file.locate([`provenance`,held.index,`contentHash`]),...dataset.cases.includes(other.file)?{related:[other.file.locate(path)]}:{},fix:fixOf$4(grouping,shared)}}
function fixOf$4(grouping,{held,other}){
let[mine,theirs]=[familyOf(grouping,held),familyOf(grouping,other)],families=mine===void 0||theirs===void 0?`their families`:`"${mine}" and "${theirs}"`,together=`Bring both documents into one family, or ${families} onto one side`;
return other.isSpent?`${together}, which is "regression"; or rest the case on something that nobody has seen.`:`${together}; where the text says nothing by itself, such as a standard clause, say so in an exception "keep-apart" of ${families}.`}
const splitQuestionMoved={id:`split/question-moved`,level:`error`,reports:`a question that was on another side in a case that does not ask it any more, and nothing says why`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let told=new Set;
for(let moved of[...sinceBase(dataset,grouping),...fromRetired(dataset,grouping)])told.has(moved.file)||(told.add(moved.file),yield problemOf$3(dataset,moved))}};
function*sinceBase(dataset,grouping){
let earlier=earlierSplit(dataset),before=earlierGrouping(dataset);
if(earlier===void 0||before===void 0)return;
let then=before.dataset.cases.flatMap(file=>sidedIn(before.grouping,file)),asked=new Set(then.map(keyOf)),isAsked=askedNow(grouping),left=then.filter(one=>wasApproved(one.file)&&!isAsked(one)),{cases}=moveReasons(earlier,grouping.file),spent=new Set(earlierSpent(dataset)?.cases);
for(let moved of movedFrom(dataset,grouping,left)){
let{file,from}=moved;
sidedIn(grouping,file).every(one=>!asked.has(keyOf(one)))&&!spent.has(from.file)&&!isNamed$1(cases,moved)&&(yield moved)}}
function*fromRetired(dataset,grouping){
let exposed=exposedIn(grouping,dataset.cases),retired=dataset.cases.filter(file=>stageOf(file)===`retired`&&!exposed.case(file)).flatMap(file=>sidedIn(grouping,file)).filter(({split})=>split===`dev`||split===`validation`);
if(retired.length===0)return;
let moves=(grouping.file.families?.exceptions??[]).filter(one=>one?.decision===`move`),named=new Set(moves.flatMap(one=>one?.cases??[]).flatMap(id=>id??[]));
for(let moved of movedFrom(dataset,grouping,retired))sideOf(moved.is)!==`development`&&!isNamed$1(named,moved)&&(yield moved)}
function*movedFrom(dataset,grouping,from){
if(from.length===0)return;
let exposed=exposedIn(grouping,dataset.cases),byWords=groupsOf(from,({words})=>words);
for(let file of grouping.cases)if(!exposed.case(file))for(let now of sidedIn(grouping,file)){
let found=(byWords.get(now.words)??[]).find(one=>one.file.case.id!==file.case.id&&sideOf(one.split)!==sideOf(now.split)&&isAskedAgain(one,now,grouping.isByCase));
found!==void 0&&(yield{file,is:now.split,from:found})}}
function sidedIn(grouping,file){
let posed=posedBy(file);
return posed===void 0?[]:splitsOfCase(grouping,file).map(split=>({...posed,split}))}
function keyOf(one){
return`${sideOf(one.split)} ${nameOf$2(one)}`}
function askedNow(grouping){
let names=new Set(grouping.cases.flatMap(file=>{
let posed=posedBy(file);
return posed===void 0?[]:[nameOf$2(posed)]}));
return one=>names.has(nameOf$2(one))}
function nameOf$2({file,words}){
return JSON.stringify([file.case.id??file.path,words])}
function wasApproved(file){
return statusOf(file)===`approved`||stageOf(file)===`retired`}
function isNamed$1(cases,{file,from}){
return[file,from.file].some(({case:{id}})=>id!==void 0&&cases.has(id))}
function problemOf$3(dataset,{file,is,from}){
let{id}=from.file.case,name=quoted(id??from.file.path),there=dataset.cases.find(one=>id!==void 0&&one.case.id===id),why=sideOf(is)===`development`?`was held out`:`may have been used to choose settings`;
return{message:`Case ${name} asked this question in "${from.split}"; it stands in "${is}" now, and nothing says why.`,at:file.locate([`query`]),...there===void 0?{}:{related:[there.locate([`id`])]},fix:`Put the case into "${from.split}", or ask something else: the question ${why}. For any other reason, record the move under "exceptions": decision "move", "cases: [${file.case.id??``}]", a reason, who decided and when.`}}
const splitRemoved={id:`split/removed`,level:`error`,reports:`a recorded split that is gone`,needs:`base`,*check(dataset){
let earlier=earlierSplit(dataset),isOthers=otherFindings(dataset),gone=[...recordedSplits(dataset)].filter(one=>one.is===void 0&&!isOthers(one)),[first]=gone;
if(earlier===void 0||first===void 0)return;
let names=gone.slice(0,5).map(nameOf$1),more=gone.length-names.length,which=listed$1(more===0?names:[...names,`${more} more`]),of=`the ${gone.length===1?`split`:`splits`} of ${which}`;
yield{message:dataset.families===void 0?`${familiesFile} is gone, and with it ${of}.`:`${of.charAt(0).toUpperCase()}${of.slice(1)} ${gone.length===1?`was`:`were`} recorded and ${gone.length===1?`is`:`are`} gone.`,at:placeOf$4(first,dataset),fix:first.of.kind===`family`?`Bring ${familiesFile} back ${restoring(earlier.base,familiesFile)}, or the lines in it; a family that nothing uses any more stays as a record.`:`Bring the case back ${restoringCase(earlier.base,first.of.change)}, or the line in it.`}}};
function otherFindings(dataset){
let grouping=splitGroupingOf(dataset),used=new Set(grouping===void 0?[]:usedFamilies(grouping)),left=new Set(movedDocuments(dataset).map(({from})=>from.family));
return({of})=>of.kind===`case`?grouping!==void 0&&isDecided$1(of.change.now):used.has(of.id)||left.has(of.id)&&!hasFamily(dataset,of.id)}
function isDecided$1(file){
return stageOf(file)===`approved`}
function usedFamilies({cases,families,familiesOf}){
return cases.filter(isDecided$1).flatMap(file=>familiesOf(file).belongings.map(({family})=>family)).filter(family=>families.has(family))}
function hasFamily({families},id){
return families?.has([`families`,id])===!0}
function nameOf$1({of,was}){
return`${of.kind===`family`?`family ${quoted(of.id)}`:`case ${quoted(of.change.now.case.id??of.change.now.path)}`} (${was})`}
function placeOf$4({of},dataset){
if(of.kind===`case`)return of.change.now.locate([`id`]);
let{families:file}=dataset;
return file===void 0?startOf(familiesFile):hasFamily(dataset,of.id)?file.locateKey([`families`,of.id]):file.locateKey([`families`])}
const splitOutsidePeriod={id:`split/outside-period`,level:`error`,reports:`a test case that is asked before the cutoff of the period, or another one after it`,*check(dataset){
let claimed=claimedCases(dataset,`period`),cutoff=claimed?.claim.cutoff;
if(claimed===void 0||cutoff===void 0)return;
let{grouping,cases}=claimed,place=grouping.file.locate([`claim`,`cutoff`]);
for(let file of cases){
let{askedAt}=file.case;
if(askedAt===void 0)continue;
let isAfter=!isLater(cutoff,askedAt),[split,...others]=splitsOfCase(grouping,file);
split===void 0||split===`regression`||others.length>0||isAfter!==(sideOf(split)===`test`)&&(yield{message:isAfter?`The case is asked at ${askedAt}, in the period held out, and its split is "${split}".`:`The case is asked at ${askedAt}, before the period held out begins, and its split is "test".`,at:file.locate([`askedAt`]),related:[place],fix:isAfter?`Ask it before the cutoff ${cutoff}, if its documents were there by then; else it can only be a test case.`:`Ask it at the cutoff ${cutoff} or later, or record another split: what came before it is no test of what came after.`})}}},claimChangedUndated={id:`claim/changed-undated`,level:`error`,reports:`a claim that changed after a split was recorded, and whose date did not move`,needs:`base`,*check(dataset){
let found=changedClaim(dataset);
found?.isDated===!1&&(yield{message:`${found.change}, but ${found.day}.`,at:found.file.locate([...found.path,`declaredAt`]),fix:`Bring the claim back; or write the day of the change into "declaredAt", since results before and after cannot be compared.`})}},claimChanged={id:`claim/changed`,level:`warning`,reports:`a claim that is not the one for which the split was recorded`,needs:`base`,*check(dataset){
let found=changedClaim(dataset);
if(found?.isDated!==!0)return;
let moved=movedCases(dataset).filter(({now})=>takesPart(now));
yield{message:`${found.change}, so results before and after cannot be compared.${sidesInWords(moved)}`,at:found.file.locate([...found.path,`kind`]),...moved.length===0?{}:{related:moved.slice(0,5).map(placeOfMove)},fix:`Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.`}}};
function sidesInWords(moved){
if(moved.length===0)return``;
let names=moved.slice(0,5).map(one=>`${quoted(nameOfCase(one))} (was "${one.was.split}", is "${one.is.split}")`),more=moved.length-names.length,which=listed$1(more===0?names:[...names,`${more} more`]);
return` ${counted(moved.length,`case`)} changed sides with it: ${which}.`}
function*recordedExceptions(dataset){
let file=splitGroupingOf(dataset)?.file;
if(file!==void 0)for(let[index,exception]of(file.families?.exceptions??[]).entries())exception!==void 0&&(yield{file,index,exception})}
function lackOfSubject(exception){
let{decision,families=[],cases=[]}=exception;
if(decision===`distinct`)return lackOfCases(cases);
if(!(cases.length>0||decision===void 0)){
if(families.length===0)return{message:`The exception names no family and no case, so nobody can tell for what it holds.`,fix:`Name them under "families" or "cases", or take the exception out.`};
if(!(decision!==`keep-apart`||new Set(families).size>1))return{message:`The exception names one family alone, so nothing tells what it is kept apart from.`,fix:`Name the other family beside it under "families", or take the exception out.`}}}
function lackOfCases(cases){
return new Set(cases).size>1?void 0:{message:`The exception names fewer than two cases, so nothing tells which are distinct.`,fix:`Name both cases under "cases", or take the exception out.`}}
const exceptionWithoutSubject={id:`exception/without-subject`,level:`error`,reports:`an exception that names nothing for which it could hold`,*check(dataset){
for(let{file,index,exception}of recordedExceptions(dataset)){
let lack=lackOfSubject(exception);
lack===void 0||namesMore(file,index,exception)||(yield{...lack,at:file.locate([`exceptions`,index])})}}};
function namesMore(file,index,exception){
let known=familiesById(file);
return[`families`,`cases`].some(field=>file.has([`exceptions`,index,field])&&!readsWhole(exception[field]))||(exception.families??[]).some(id=>id!==void 0&&!known.has(id))}
const exceptionUnknownCase={id:`exception/unknown-case`,level:`error`,reports:`an exception that names a case which the set does not hold`,*check(dataset){
let known=knownIds(dataset),tellNearest=nearestTeller(100);
for(let{file,index,exception}of recordedExceptions(dataset))for(let[place,id]of(exception.cases??[]).entries())id===void 0||isBlank(id)||known.has(id)||(yield{message:`There is no case ${quoted(id)} in the set${tellNearest(id,known)}.`,at:file.locate([`exceptions`,index,`cases`,place]),fix:`Write the id of a case as its file has it, or take the name out.`})}},automation=new Set([`github-actions`,`web-flow`,`copilot`,`copilot-swe-agent`,`copilot-pull-request-reviewer`,`dependabot`,`dependabot-preview`,`renovate`,`renovate-bot`,`mergify`,`pre-commit-ci`,`snyk-bot`,`semantic-release-bot`]);
function isBot(name){
let account=accountName(name);
return account.endsWith(`[bot]`)||automation.has(account)}
function accountName(name){
return normaliseWhiteSpace(name.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,``)).toLowerCase().replace(/^@/,``)}
const exceptionByMachine={id:`exception/by-machine`,level:`error`,reports:`an exception that a bot is said to have decided`,*check(dataset){
for(let{file,index,exception}of recordedExceptions(dataset)){
let name=exception.decidedBy;
name!==void 0&&isBot(name)&&(yield{message:`${quoted(name)} is named as having decided, but is no person.`,at:file.locate([`exceptions`,index,`decidedBy`]),fix:`Have a person look at what is excepted and decide, or take the exception out: another name in this place would be no decision.`})}}},exceptionEndedBeforeDecided={id:`exception/ended-before-decided`,level:`error`,reports:`an exception whose last day is before the day on which it was decided`,*check(dataset){
for(let{file,index,exception}of recordedExceptions(dataset)){
let{decidedAt,until}=exception;
decidedAt===void 0||until===void 0||until>=decidedAt||(yield{message:`The exception was decided on ${decidedAt} and holds until ${until}, so it never held.`,at:file.locate([`exceptions`,index,`until`]),related:[file.locate([`exceptions`,index,`decidedAt`])],fix:`Write the last day on which it holds into "until", or take "until" out; if "decidedAt" is a slip, mend that.`})}}},exceptionExpired={id:`exception/expired`,level:`error`,reports:`an exception whose last day is before the current corpus revision`,*check(dataset){
let revision=currentRevision(dataset),day=dayOf(revision?.record?.createdAt??``);
if(revision!==void 0&&day!==void 0)for(let{file,index,exception}of recordedExceptions(dataset)){
let{until=day}=exception;
until>=day||(yield{message:`The exception holds until ${until}, and the current corpus revision ${quoted(revision.id)} is of ${day}.`,at:file.locate([`exceptions`,index,`until`]),related:[revision.locate([`createdAt`])],fix:`Decide again: take the exception out, or record a new decision with its reason, "decidedBy", "decidedAt" and "until".`})}}};
function dayOf(moment){
let time=Date.parse(moment.toUpperCase().replace(/\s/,`T`));
return Number.isNaN(time)?void 0:new Date(time).toISOString().slice(0,10)}
const exceptionRewritten={id:`exception/rewritten`,level:`error`,reports:`a recorded decision that was edited, or a recorded move that is gone`,needs:`base`,*check(dataset){
let earlier=earlierSplit(dataset),file=readFile(dataset);
if(earlier!==void 0&&file!==void 0)for(let one of exceptionLedger(earlier.before,file).altered)isUnread(one,file)||(yield{message:messageOf$1(one),at:placeOf$3(one,file),fix:fixOf$3(one)})}};
function readFile({families:file}){
if(file?.families!==void 0)return!file.has([`exceptions`])||readsWhole(file.families.exceptions)?file:void 0}
function isUnread({is,fields},file){
if(is===void 0)return!1;
let{index,exception}=is;
return fields.some(field=>exception[field]===void 0&&file.has([`exceptions`,index,field]))}
function messageOf$1({was,is,fields}){
let what=`${was.decision===`move`?`The move of`:`The exception for`} ${subject(was)}`,decided=was.decidedAt===void 0?``:` of ${was.decidedAt}`;
if(is===void 0)return`${what}${decided} was recorded and is gone.`;
let differing=`says something else under ${listed$1(fields.map(field=>`"${field}"`))}`;
return was.decision===`move`?`${what}${decided} was recorded and ${differing} now.`:`${what}${decided} was recorded and ${differing} now, but no later day of decision.`}
function subject({families=[],cases=[]}){
let names=[...families.flatMap(id=>id===void 0?[]:[`family ${quoted(id)}`]),...cases.flatMap(id=>id===void 0?[]:[`case ${quoted(id)}`])],more=names.length-3;
return names.length===0?`nothing`:listed$1(more>0?[...names.slice(0,3),`${more} more`]:names)}
function placeOf$3({is},file){
return is===void 0?file.locateKey(file.has([`exceptions`])?[`exceptions`]:[`families`]):file.locate([`exceptions`,is.index])}
function fixOf$3({was,is}){
return is===void 0?`Put the entry back: it tells why results from before and after differ.`:was.decision===`move`?`Put the entry back as it was; another move has an entry of its own.`:`Put it back as it was; or, if somebody decided anew, write that day into "decidedAt".`}
function*unneededExceptions(grouping,cases){
let withheldBy=withheld(grouping,cases),whole=joinedWhole(grouping);
for(let[index,exception]of(grouping.file.families?.exceptions??[]).entries()){
if(exception?.decision!==`exclude`&&exception?.decision!==`keep-apart`)continue;
let all=withheldBy.get(index)??[];
if(!all.some(whole.wouldBreak)){
for(let one of all)whole.join(one);
yield index}}}
function withheld(grouping,cases){
let found=new Map,add=(index,one)=>{
found.set(index,[...found.get(index)??[],one])},variantsOf=groupsOf(grouping.cases,file=>grouping.familiesOf(file).parent);
for(let[file,index]of grouping.excluded)add(index,ofExcluded(grouping,file,variantsOf));
let byId=new Map(cases.map(file=>[file.case.id,file]));
for(let file of[...grouping.cases,...grouping.excluded.keys()]){
let index=grouping.exceptions.keepsVariantApart(file),parent=byId.get(file.case.variantOf);
if(index===void 0||parent===void 0||file.case.variantOf===void 0)continue;
let keys=[file,parent].flatMap(one=>holdersOfCase(grouping,one)),above=new Set(familiesIn(grouping,parent));
add(index,{keys,isOutside:familiesIn(grouping,file).some(id=>!above.has(id))})}
for(let[index,keys]of ofRelations(grouping))add(index,{keys});
return found}
function ofExcluded(grouping,file,variantsOf){
let{parent}=grouping.familiesOf(file),own=holdersOfCase(grouping,file),variants=own.includes(caseKey(file))?variantsOf.get(file)??[]:[],others=parent===void 0?variants:[...variants,parent];
return{keys:[...own,...others.flatMap(one=>holdersOfCase(grouping,one))]}}
function familiesIn({familiesOf},file){
return familiesOf(file).belongings.map(({family})=>family)}
function*ofRelations({file}){
let{related=[],exceptions=[]}=file.families??{};
for(let[index,exception]of exceptions.entries()){
if(exception?.decision!==`keep-apart`)continue;
let named=new Set(exception.families??[]);
for(let relation of related){
let both=(relation?.families??[]).flatMap(id=>id!==void 0&&named.has(id)?[id]:[]);
both.length>1&&(yield[index,both])}}}
function joinedWhole(grouping){
let graph=grouping.graph(),sets=disjointSets(),numberOf=new Map,splitsAt=new Map,add=(keys,recorded)=>{
let number=sets.add();
for(let key of keys)numberOf.set(key,number);
splitsAt.set(number,recorded)};
for(let component of componentsIn(graph))add(component,splitsOf(component,graph));
for(let file of grouping.excluded.keys())holdersOfCase(grouping,file).includes(caseKey(file))&&add([caseKey(file)],file.case.split===void 0?[]:[file.case.split]);
let leadersOf=({keys})=>{
let numbers=keys.flatMap(key=>numberOf.get(key)??[]);
return[...new Set(numbers.map(sets.leaderOf))]},splitsOfAll=leaders=>[...new Set(leaders.flatMap(leader=>splitsAt.get(leader)??[]))];
return{wouldBreak:one=>{
let leaders=leadersOf(one),isOpen=leaders.some(leader=>splitsAt.get(leader)?.length===0);
return one.isOutside===!0||isOpen||isSplitApart(splitsOfAll(leaders))},join:one=>{
let leaders=leadersOf(one),[first,...others]=leaders;
if(first===void 0)return;
let all=splitsOfAll(leaders);
for(let other of others)sets.join(first,other);
splitsAt.set(sets.leaderOf(first),all)}}}
function whyUnneeded(grouping,dataset,index){
let exception=grouping.file.families?.exceptions?.[index]??{},named=new Set(exception.cases),cases=dataset.cases.filter(({case:{id}})=>named.has(id)),idle=whyIdle(cases,exception);
return idle===void 0?exception.decision===`exclude`?whyIncluded(grouping,cases,{exception,index}):[...whyVariantsStay(dataset,cases),...whyFamiliesStay(grouping,exception)].join(` `):idle}
function whyIdle([first,...others],{families=[]}){
if(!(first===void 0||others.length>0||families.length>0)&&!takesPart(first))return`Case ${nameOf(first)} is ${stageOf(first)??`set aside`} and takes part in nothing, so the exception excepts nothing.`}
function whyIncluded(grouping,cases,{exception,index}){
let own=[...grouping.excluded].flatMap(([file,by])=>by===index?[file]:[]);
if(own.length===0)return`The exception leaves out nothing that would take part without it.`;
let families=(exception.families??[]).flatMap(id=>id===void 0?[]:[quoted(id)]),ofFamilies=`the cases of ${families.length===1?`family`:`families`} ${some(families)}`,ofCases=`${cases.length===1?`case`:`cases`} ${some(cases.map(nameOf))}`,what=families.length===0?ofCases:ofFamilies,sides=[...new Set(own.flatMap(file=>splitsOfCase(grouping,file)))],where=sides.length===0?``:` in ${listed$1(sides.map(side=>`"${side}"`))}`;
return`Without this exception ${what} would join no two sides of the split, and ${counted(own.length,`case`)} more would take part${where}.`}
function whyVariantsStay(dataset,cases){
let ids=new Set(dataset.cases.map(({case:{id}})=>id)),isVariant=({case:{variantOf}})=>ids.has(variantOf),lone=cases.filter(file=>!isVariant(file)),same=cases.filter(isVariant),told=[];
if(lone.length>0){
let[has,it]=lone.length===1?[`Case`,`rephrases`]:[`Cases`,`rephrase`];
told.push(`${has} ${some(lone.map(nameOf))} ${it} no case of the set, so there is nothing to keep apart.`)}
if(same.length>0){
let[has,it]=same.length===1?[`Case`,`rephrases`]:[`Cases`,`rephrase`],they=same.length===1?`it`:`each of them`;
told.push(`${has} ${some(same.map(nameOf))} ${it} a case on the same side, so ${they} would join no two sides of the split.`)}
return told}
function whyFamiliesStay({file},{families=[]}){
let named=[...new Set(families.flatMap(id=>id??[]))];
if(named.length<2)return[];
let isRelated=(file.families?.related??[]).some(relation=>named.filter(id=>relation?.families?.includes(id)===!0).length>1),names=some(named.map(quoted));
return isRelated?[`Families ${names} are related, and on one side: without the exception they would join no two sides of the split.`]:[`No relation joins families ${names}, so there is nothing to keep apart.`]}
function nameOf({case:{id},path}){
return quoted(id??path)}
function some(names){
let more=names.length-3;
return listed$1(more>0?[...names.slice(0,3),`${more} more`]:names)}
const exceptionUnneeded={id:`exception/unneeded`,level:`warning`,reports:`an exception without which nothing would be joined across the split or taken for alike`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let resembling=once(()=>resemblingFamilies(dataset,grouping)),parting=once(()=>partingExceptions(dataset));
for(let index of unneededExceptions(grouping,dataset.cases))isUnderstood(grouping,dataset,index)&&(keepsResemblingApart(grouping,index,resembling)||parting().has(index)||(yield problemAt(grouping,index,whyUnneeded(grouping,dataset,index))));
yield*unlikeCases(dataset,grouping)}};
function*unlikeCases(dataset,grouping){
for(let{index,exception}of recordedExceptions(dataset)){
let{decision,cases=[]}=exception;
decision===`distinct`&&isUnderstood(grouping,dataset,index)&&(areAlike(dataset,cases.flatMap(id=>id??[]))||(yield problemAt(grouping,index,`The cases that this exception calls distinct are not alike any more, so nothing asks whether they are one.`)))}}
function problemAt(grouping,index,message){
return{message,at:grouping.file.locate([`exceptions`,index]),fix:fixOf$2(grouping,index)}}
function keepsResemblingApart({file,isByCase},index,resembling){
let{decision,families=[]}=file.families?.exceptions?.[index]??{};
if(isByCase||decision!==`keep-apart`||families.length<2)return!1;
let named=families.flatMap(id=>id??[]);
return resembling().some(group=>named.filter(id=>group.has(id)).length>1)}
function isUnderstood({file,families},dataset,index){
let exception=file.families?.exceptions?.[index]??{},{families:named=[],cases=[]}=exception,known=knownIds(dataset);
return lackOfSubject(exception)===void 0&&named.every(id=>id!==void 0&&families.has(id))&&cases.every(id=>id!==void 0&&known.has(id))}
function fixOf$2({file},index){
let{decision,families=[]}=file.families?.exceptions?.[index]??{},out=`Take the exception out; Git keeps what was decided and why.`;
return decision===`exclude`&&families.length>0?`${out} What nobody is to be asked any more is retired.`:out}
const exceptionRules=[exceptionWithoutSubject,exceptionUnknownCase,exceptionByMachine,exceptionEndedBeforeDecided,exceptionExpired,exceptionRewritten,exceptionUnneeded];
function holderName(holder){
return holder.kind===`family`?`Family ${quoted(holder.id)}`:`Case ${quoted(holder.file.case.id??holder.file.path)}`}
const holdoutSpentInTest={id:`holdout/spent-in-test`,level:`error`,reports:`something in test or validation from which people have learned`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let exposureOf=exposures(grouping,dataset),isBroken=brokenComponents(grouping);
for(let holder of heldApart(grouping,dataset)){
let index=exposureOf(holder.key);
index===void 0&&isBroken(holder.key)||(yield{message:`${`${holderName(holder)} is in "${holder.split}", and`} ${index===void 0?`is joined with something from which people have learned`:`people have learned from it`}.`,at:placeOfSplit(grouping,holder),...index===void 0?{}:{related:[grouping.file.locate([`exposures`,index])]},fix:`Write "split: regression" here, as "touchstone holdout expose" does for all that is joined. To confirm something, hold out what nobody has seen.`})}}};
function heldApart(grouping,{cases}){
let exposed=exposedIn(grouping,cases);
return[...grouping.graph().holders.values()].filter(one=>one.split!==void 0&&sideOf(one.split)!==`development`&&(one.kind===`family`?exposed.family(one.id):exposed.case(one.file)))}
function exposures(grouping,{cases}){
let holders=namedHolders(grouping,cases),first=new Map;
for(let[index,one]of(grouping.file.families?.exposures??[]).entries())for(let key of one===void 0?[]:holders.of(one))first.has(key)||first.set(key,index);
return key=>first.get(key)}
function brokenComponents(grouping){
let graph=grouping.graph(),broken=componentsIn(graph).filter(one=>isSplitApart(splitsOf(one,graph))),keys=new Set(broken.flat());
return key=>keys.has(key)}
function linesOfVariants(cases,spent){
let parentsOf=new Map;
for(let{case:one}of cases)one.id!==void 0&&one.variantOf!==void 0&&parentsOf.set(one.id,(parentsOf.get(one.id)??new Set).add(one.variantOf));
let spentById=new Map,below=new Map;
for(let file of spent){
let{id}=file.case;
if(!(id===void 0||spentById.has(id))){
spentById.set(id,file);
for(let above of ancestorsOf(id,parentsOf))below.has(above)||below.set(above,file)}}
return({case:{id}})=>{
if(!(id===void 0||spentById.has(id))){
for(let above of ancestorsOf(id,parentsOf)){
let found=spentById.get(above);
if(found!==void 0)return found}
return below.get(id)}}}
function ancestorsOf(start,parentsOf){
let found=new Set,waiting=[...parentsOf.get(start)??[]];
for(let id of waiting)id===start||found.has(id)||(found.add(id),waiting.push(...parentsOf.get(id)??[]));
return found}
const holdoutSpentQuestion={id:`holdout/spent-question`,level:`error`,reports:`a case in test or validation that is, under another id or in other words, one from which people have learned`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let exposed=exposedIn(grouping,dataset.cases),spent=spentCases(dataset,grouping,exposed.case);
if(spent.length===0)return;
let again=findAgain(dataset,grouping,spent);
for(let file of grouping.cases){
if(exposed.case(file)||!isHeldApart(grouping,file))continue;
let found=again(file);
found!==void 0&&(yield problemOf$2(dataset,file,found))}}};
function isHeldApart(grouping,file){
return splitsOfCase(grouping,file).some(split=>sideOf(split)!==`development`)}
function spentCases(dataset,grouping,isExposed){
let isSpent=file=>isExposed(file)||splitsOfCase(grouping,file).includes(`regression`);
return[...new Set([...dataset.cases.filter(isSpent),...earlierSpent(dataset)?.cases??[]])]}
function findAgain(dataset,{isByCase},spent){
let byWords=groupsOf(spent.flatMap(file=>posedBy(file)??[]),({words})=>words),lines=linesOfVariants([...dataset.cases,...spent],spent);
return file=>{
let later=posedBy(file),same=(later===void 0?[]:byWords.get(later.words)??[]).filter(earlier=>earlier.file.case.id!==file.case.id&&later!==void 0&&isAskedAgain(earlier,later,isByCase)),whole=same.find(earlier=>later!==void 0&&hasSameAnswer(earlier,later)),asked=isByCase?same[0]:whole??same[0];
if(asked===void 0){
let parent=lines(file);
return parent===void 0?void 0:{spent:parent,by:`variant`}}
let by=whole===void 0||isByCase?`question`:`question and answer`;
return{spent:asked.file,by}}}
function problemOf$2(dataset,file,{spent,by}){
let name=quoted(spent.case.id??spent.path),message={"question and answer":`Question and answer are those of case ${name}, from which people have learned.`,question:`This question is that of case ${name}, from which people have learned.`,variant:`The case and case ${name} rephrase each other, and people have learned from that one.`}[by],no=by===`variant`?`no exception makes a rewording another question.`:`another id makes no other question.`;
return{message,at:file.locate(by===`variant`&&file.has([`variantOf`])?[`variantOf`]:[`query`]),...dataset.cases.includes(spent)?{related:[spent.locate([`id`])]}:{},fix:`Move the case to the side "regression", or ask something that nobody has seen: ${no}`}}
const holdoutQuestionReworded={id:`holdout/question-reworded`,level:`error`,reports:`a question from which people have learned, and that no case asks any more as it was`,needs:`base`,*check(dataset){
let spent=new Set(earlierSpent(dataset)?.cases),grouping=splitGroupingOf(dataset);
if(spent.size===0||grouping===void 0)return;
let exposed=exposedIn(grouping,dataset.cases),kept=new Set(dataset.cases.filter(exposed.case).flatMap(file=>posedBy(file)?.words??[]));
for(let{before,now}of[...caseChanges(dataset)].filter(one=>spent.has(one.before))){
let was=posedBy(before)?.words,is=posedBy(now)?.words;
was===void 0||is===void 0||is===was||kept.has(was)||(yield{message:`People have learned from this case when it asked ${quoted(before.case.query??``)}, and no spent case asks that now.`,at:now.locate([`query`]),fix:`Put the old question back: it is the record of what people know. To ask something else, write another case, and retire this one if nobody needs it any more.`})}}};
function lostDocuments({isByCase,claimsOf},documents,isReached){
return isByCase?[]:documents.flatMap(({documentId,family})=>{
let[to,...others]=claimsOf(documentId);
return others.length>0||to!==void 0&&isReached(to.family)?[]:[{documentId,from:family,to}]})}
function*lostTogether(grouping,documents){
let{file}=grouping,groups=groupsOf(documents,({from,to})=>JSON.stringify([from,to?.family??null]));
for(let[first,...more]of groups.values()){
let also=`So ${more.length===1?`is`:`are`} ${counted(more.length,`other document`)}.`,{from,to}=first,at=to===void 0?placeOf$2(grouping,from):file.locate(to.path);
yield{first,others:more.length===0?``:` ${also}`,at}}}
function placeOf$2({file,families},family){
return file.locateKey(families.has(family)?[`families`,family]:[`families`])}
function whereNow({from,to},record){
return to===void 0?`is in no family now`:to.family===from?`no ${record} reaches that family any more`:`is in ${quoted(to.family)} now`}
const holdoutExposureLost={id:`holdout/exposure-lost`,level:`error`,reports:`a document or a case from which people have learned, and that no exposure reaches any more`,needs:`base`,*check(dataset){
let grouping=splitGroupingOf(dataset),earlier=earlierSpent(dataset);
if(grouping===void 0||earlier===void 0)return;
let exposed=exposedIn(grouping,dataset.cases,[...grouping.file.families?.exposures??[],...earlier.grouping.file.families?.exposures??[]]),documents=lostDocuments(grouping,earlier.documents,exposed.family);
yield*ofDocuments$1(grouping,documents),yield*ofCases$1(dataset,{grouping,earlier,exposed,documents})}};
function*ofDocuments$1(grouping,documents){
for(let{first,others,at}of lostTogether(grouping,documents)){
let{documentId,from,to}=first;
yield{message:`${`Document ${quoted(documentId)} was in family ${quoted(from)}, from which people have learned, and`} ${whereNow(first,`exposure`)}.${others}`,at,fix:to===void 0?`Put it back: what people know of a document stays with it.`:`${to.family===from?`Bring back what joined it with what was looked at`:`Put it back`}, or let the exposure follow: touchstone holdout expose ${to.family}, which moves that family to "regression" too.`}}}
function*ofCases$1({cases},{grouping,earlier,exposed,documents}){
let moved=new Set(documents.map(({documentId})=>documentId)),isTold=file=>grouping.familiesOf(file).documents.documents.some(({documentId})=>moved.has(documentId)),ids=new Set(earlier.cases.flatMap(file=>file.case.id??[]));
for(let file of cases){
let{id}=file.case;
id===void 0||!ids.has(id)||exposed.case(file)||isTold(file)||(yield{message:`People have learned from case ${quoted(id)}, and no exposure reaches it any more.`,at:file.locate([`id`]),fix:`Bring back what joined it with what was looked at, or let the exposure follow: touchstone holdout expose ${id}. A new question gets a case of its own.`})}}
function earlierUses(dataset){
let{uses}=decisionsIn(dataset.base?.families?.families),earlier=uses.length===0?void 0:earlierGrouping(dataset);
if(earlier===void 0)return[];
let{grouping,cases,documents}=earlier,reach=reachIn(grouping,cases);
return uses.filter(({repeated})=>repeated===void 0).map(({index,entry})=>{
let same=uses.filter(one=>one.index===index||one.repeated?.index===index),reached=new Set(same.flatMap(one=>[...reach(usedBy(one))]));
return{use:entry,cases:cases.filter(file=>holdersOfCase(grouping,file).some(key=>reached.has(key))),documents:documents().filter(({family})=>reached.has(family))}})}
function reachedNow(dataset,{use},reach){
let before=decisionsIn(dataset.base?.families?.families).uses,now=decisionsIn(dataset.families?.families).uses,same=[...before,...now].filter(({entry})=>entry===use||isOneUse(entry,use));
return new Set(same.flatMap(one=>[...reach(usedBy(one))]))}
const holdoutUseLost={id:`holdout/use-lost`,level:`error`,reports:`a document or a case of which results were read, and that its use does not reach any more`,needs:`base`,*check(dataset){
let grouping=splitGroupingOf(dataset),earlier=grouping===void 0?[]:earlierUses(dataset);
if(grouping===void 0||earlier.length===0)return;
let exposed=exposedIn(grouping,dataset.cases),reach=reachIn(grouping,dataset.cases);
for(let one of unspent(earlier,dataset)){
let reached=reachedNow(dataset,one,reach),isReached=key=>reached.has(key)||exposed.family(key),documents=lostDocuments(grouping,one.documents,isReached);
yield*ofDocuments(grouping,one.use,documents),yield*ofCases(dataset,one,{grouping,exposed,reached,documents})}}};
function unspent(uses,dataset){
let spent=earlierSpent(dataset),ids=new Set(spent?.documents.map(({documentId})=>documentId)),files=new Set(spent?.cases);
return uses.map(({use,cases,documents})=>({use,cases:cases.filter(file=>!files.has(file)),documents:documents.filter(({documentId})=>!ids.has(documentId))}))}
function*ofDocuments(grouping,use,documents){
for(let{first,others,at}of lostTogether(grouping,documents)){
let{documentId,from,to}=first;
yield{message:`${`Document ${quoted(documentId)} was in family ${quoted(from)}, of which results were read ${forWhat(use)}, and`} ${whereNow(first,`use`)}.${others}`,at,fix:to===void 0?`Put it back: what was read of a document stays on record.`:`${to.family===from?`Bring back what joined it with what was used`:`Put it back`}, or ${following(use,to.family)}`}}}
function*ofCases({cases},earlier,{grouping,exposed,reached,documents}){
let moved=new Set(documents.map(({documentId})=>documentId)),told=new Set(documents.map(({to})=>to?.family)),ids=new Set(earlier.cases.flatMap(file=>file.case.id??[]));
for(let file of cases){
let{id}=file.case;
if(id===void 0||!ids.has(id)||exposed.case(file))continue;
let holders=holdersOfCase(grouping,file);
holders.some(key=>reached.has(key))||holders.every(key=>told.has(key))||grouping.familiesOf(file).documents.documents.some(({documentId})=>moved.has(documentId))||(yield{message:`Results on case ${quoted(id)} were read ${forWhat(earlier.use)}, and no use reaches it any more.`,at:file.locate([`id`]),fix:`Bring back what joined it with what was used, or ${following(earlier.use,id)} A new question gets a case of its own.`})}}
function forWhat({decision,at=`an unknown day`}){
return decision===void 0?`on ${at}`:`for ${quoted(decision)} on ${at}`}
function following({decision=``},name){
return`let the use follow: touchstone holdout follow ${name} --decision ${decision}, which repeats the entry for what holds it now.`}
const holdoutRecords=[`reservations`,`uses`,`exposures`];
function*recordedEntries(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let{file}=grouping;
for(let record of holdoutRecords)for(let[index,entry]of entriesOf(file.families,record).entries())entry!==void 0&&(yield{grouping,file,record,index,entry})}
function entriesOf(families,record){
return families?.[record]??[]}
function entryName(record,index){
return`Entry ${index+1} of "${record}"`}
function recordChanges(was,is){
let pairs=equalPairs(was,is),kept=longestRising(pairs),moved=pairs.filter(pair=>!kept.includes(pair)),inMoved={was:new Set(moved.map(pair=>pair.was)),is:new Set(moved.map(pair=>pair.is))},changes=moved.map(pair=>({kind:`moved`,...pair})),ends=[...kept,{was:was.length,is:is.length}],from={was:0,is:0};
for(let[index,end]of ends.entries()){
let olds=numbers(from.was,end.was).filter(one=>!inMoved.was.has(one)),news=numbers(from.is,end.is).filter(one=>!inMoved.is.has(one)),paired=Math.min(olds.length,news.length);
for(let[place,old]of olds.entries()){
let now=news[place];
now===void 0?changes.push({kind:`deleted`,was:old,before:end.is}):was[old]!==void 0&&is[now]!==void 0&&changes.push({kind:`edited`,was:old,is:now})}
let inserted=index===ends.length-1?[]:news.slice(paired);
changes.push(...inserted.map(now=>({kind:`inserted`,is:now}))),from={was:end.was+1,is:end.is+1}}
return changes.toSorted((a,b)=>placeOf$1(a)-placeOf$1(b))}
function equalPairs(was,is){
let taken=new Set;
return was.flatMap((entry,old)=>{
let now=isDeepStrictEqual(is[old],entry)&&!taken.has(old)&&old<is.length?old:is.findIndex((one,index)=>!taken.has(index)&&isDeepStrictEqual(one,entry));
return entry===void 0||now===-1?[]:(taken.add(now),[{was:old,is:now}])})}
function longestRising(pairs){
if(pairs.every(({is},index)=>index===0||(pairs[index-1]?.is??0)<is))return pairs;
let runs=[];
for(let pair of pairs){
let before=longest$1(runs.filter(one=>one.pair.is<pair.is));
runs.push({pair,length:(before?.length??0)+1,before})}
let chosen=[];
for(let run=longest$1(runs);run!==void 0;run=run.before)chosen.unshift(run.pair);
return chosen}
function longest$1(runs){
let found;
for(let run of runs)(found===void 0||run.length>found.length)&&(found=run);
return found}
function numbers(from,to){
return Array.from({length:Math.max(0,to-from)},(_,index)=>from+index)}
function placeOf$1(change){
return change.kind===`deleted`?change.before:change.is}
const holdoutEntryRewritten={id:`holdout/entry-rewritten`,level:`error`,reports:`an entry about a holdout that was edited, deleted, or did not stay in its place`,needs:`base`,*check(dataset){
let{base,families:file}=dataset,before=base?.families?.families;
base!==void 0&&before!==void 0&&file!==base.families&&(file===void 0?yield*ofWholeFile(base,before):file.families!==void 0&&(yield*ofRecords(file,{base,before})))}};
function*ofWholeFile(base,before){
let all=holdoutRecords.flatMap(record=>{
let{length}=entriesOf(before,record);
return length===0?[]:[counted(length,record.slice(0,-1))]});
all.length!==0&&(yield{message:`${familiesFile} is gone, and with it ${listed$1(all)}.`,at:startOf(familiesFile),fix:`Bring it back ${restoring(base,familiesFile)}: what was looked at stays on record.`})}
function*ofRecords(file,{base,before}){
for(let record of holdoutRecords){
let was=entriesOf(before,record),is=entriesOf(file.families,record);
if(!(file.families?.[record]===void 0&&file.has([record]))){
if(was.length>1&&is.length===0)yield{message:`All ${was.length} entries of "${record}" are gone.`,at:file.locate([record]),fix:fixOf$1(base,`them`)};else for(let change of recordChanges(was,is))yield problemOf$1(change,{file,record,was,is,base})}}}
function problemOf$1(change,compared){
let{file,record,is,base}=compared,place=change.kind===`deleted`?Math.min(change.before,is.length-1):change.is,at=file.locate(place<0?[record]:[record,place]);
return change.kind===`inserted`?{message:`${entryName(record,change.is)} is new and stands before entries that were there.`,at,fix:`Put it at the end: the record tells in which order things happened.`}:{message:messageOf(change,compared),at,fix:fixOf$1(base,`it`)}}
function messageOf(change,{record,was,is}){
let old=`${entryName(record,change.was)}${ofWhom(was[change.was])}`;
return change.kind===`deleted`?`${old} is gone.`:change.kind===`moved`?`${old} stands at another place now, as entry ${change.is+1}.`:`${old} says something else now, in ${listed$1(differingFields(was[change.was],is[change.is]).map(name=>`"${name}"`))}.`}
function ofWhom(entry){
let{by,at}=fieldsOf(entry),who=typeof by==`string`?` by ${quoted(by)}`:``;
return typeof at==`string`?`${who} of ${at}`:who}
function differingFields(one,other){
let[before,after]=[fieldsOf(one),fieldsOf(other)];
return[...new Set([...Object.keys(before),...Object.keys(after)])].filter(name=>!isDeepStrictEqual(before[name],after[name]))}
function fieldsOf(entry){
return typeof entry==`object`&&entry?{...entry}:{}}
function fixOf$1({name},what){
return`Put ${what} back as commit ${name} has ${what}. What was wrong is said by a new entry at the end; nothing is taken back.`}
const holdoutEntryBackdated={id:`holdout/entry-backdated`,level:`error`,reports:`an entry of a record that says it is older than one above it`,*check(dataset){
let{uses}=decisionsIn(dataset.families?.families),repeating=new Set(uses.flatMap(use=>use.repeated===void 0?[]:use.index));
for(let{file,record,index,entry}of recordedEntries(dataset)){
if(record===`uses`&&repeating.has(index))continue;
let{at}=entry,above=entriesOf(file.families,record).slice(0,index),later=above.findLastIndex(one=>at!==void 0&&one?.at!==void 0&&isLater(one.at,at)),before=above[later]?.at;
at!==void 0&&before!==void 0&&(yield{message:`${entryName(record,index)} is of ${at}, and entry ${later+1} above it is of ${before}.`,at:file.locate([record,index,`at`]),related:[file.locate([record,later,`at`])],fix:`Entries stand in the order of time, and a new one at the end: write the moment at which it is put on record. Where the results were read earlier, say when in the entry.`})}}},holdoutWithoutSubject={id:`holdout/without-subject`,level:`error`,reports:`an exposure that names nothing from which people could have learned`,*check(dataset){
for(let{file,record,index,entry}of recordedEntries(dataset))record!==`exposures`||namesSome(entry)||[`families`,`cases`].some(field=>entry[field]===void 0&&file.has([record,index,field]))||(yield{message:`${entryName(record,index)} names no family and no case, so nobody can tell what is spent.`,at:file.locate([record,index]),fix:`Name the families whose results were read under "families", or the cases under "cases".`})}},holdoutUnknownCase={id:`holdout/unknown-case`,level:`error`,reports:`a reservation, a use or an exposure that names a case which the set does not hold`,*check(dataset){
let known=knownIds(dataset),tellNearest=nearestTeller(100);
for(let{file,record,index,entry}of recordedEntries(dataset))for(let[place,id]of(entry.cases??[]).entries())id===void 0||isBlank(id)||known.has(id)||(yield{message:`There is no case ${quoted(id)} in the set${tellNearest(id,known)}.`,at:file.locate([record,index,`cases`,place]),fix:`Write the id of a case as its file has it. Of a case that was there, bring the file back and retire or reject the case: what was looked at stays in the set.`})}},did={reservations:`having kept a holdout for a decision`,uses:`having read held-out results`,exposures:`having read held-out results`},holdoutByMachine={id:`holdout/by-machine`,level:`error`,reports:`a reservation, a use or an exposure for which a bot is said to answer`,*check(dataset){
for(let{file,record,index,entry}of recordedEntries(dataset)){
let name=entry.by;
name!==void 0&&isBot(name)&&(yield{message:`${quoted(name)} is named as ${did[record]}, but is no person.`,at:file.locate([record,index,`by`]),fix:`Name the person who answers for it. Where a machine chose settings by the results, name who let it, and say so.`})}}};
function*unkept({cases},grouping){
let holders=namedHolders(grouping,cases);
for(let use of decisionsIn(grouping.file.families).uses){
let kept=use.reservation?.entry;
if(use.repeated!==void 0||!namesSome(kept))continue;
let reached=holders.joinedWith(holders.of(kept));
for(let{named,path,name,isIn}of subjectsOf(use.entry))isIn(kept)||[...holders.of(named)].every(key=>reached.has(key))||(yield{use,path,name,isRepeated:!1})}}
function*unfollowed(dataset,grouping){
let{base,cases}=dataset,repeating=decisionsIn(grouping.file.families).uses.filter(({repeated,entry})=>repeated!==void 0&&!isRecorded(base?.families,entry));
if(base===void 0||repeating.length===0)return;
let holders=namedHolders(grouping,cases),earlier=earlierUses(dataset);
for(let use of repeating){
let one=earlier.find(before=>isOneUse(before.use,use.entry)),now=one===void 0?new Set:holdersNow(one,dataset,grouping);
for(let{named,path,name}of subjectsOf(use.entry))[...holders.of(named)].some(key=>now.has(key))||(yield{use,path,name,isRepeated:!0})}}
function isRecorded(before,entry){
return(before?.families?.uses??[]).some(one=>isDeepStrictEqual(one,entry))}
function holdersNow({cases,documents},dataset,grouping){
let ids=new Set(cases.flatMap(file=>file.case.id??[])),own=dataset.cases.filter(({case:{id}})=>id!==void 0&&ids.has(id));
return new Set([...own.flatMap(file=>holdersOfCase(grouping,file)),...documents.flatMap(({documentId})=>grouping.claimsOf(documentId).map(({family})=>family))])}
function subjectsOf({families=[],cases=[]}){
let ofFamilies=families.map((id,index)=>({named:{families:[id]},path:[`families`,index],name:`family ${quoted(id??``)}`,isIn:other=>other.families?.includes(id)===!0})),ofCases=cases.map((id,index)=>({named:{cases:[id]},path:[`cases`,index],name:`case ${quoted(id??``)}`,isIn:other=>other.cases?.includes(id)===!0}));
return[...ofFamilies,...ofCases]}
const holdoutUsedUnreserved={id:`holdout/used-unreserved`,level:`error`,reports:`a use of a holdout that was not kept before for the decision`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let{file}=grouping,decisions=decisionsIn(file.families);
for(let use of decisions.uses.filter(({repeated})=>repeated===void 0)){
let problem=use.reservation===void 0?undeclared(file,use,decisions):late(file,use);
problem!==void 0&&(yield problem)}
for(let other of[...unkept(dataset,grouping),...unfollowed(dataset,grouping)])yield problemOf(file,other)}};
function undeclared(file,{index,entry:{decision}},{reservations}){
let known=reservations.flatMap(({entry})=>entry.decision??[]);
if(!(decision===void 0||known.includes(decision)))return{message:`Nothing under "reservations" declares the decision ${quoted(decision)}${nearestTeller(100)(decision,known)}.`,at:file.locate([`uses`,index,`decision`]),fix:`Name the decision as its reservation does. Results that were read for no declared decision confirm nothing: record them under "exposures" instead.`}}
function late(file,{index,entry,reservation}){
let{decision=``,at}=entry,declared=reservation?.entry.at;
if(at!==void 0&&declared!==void 0&&isLater(declared,at))return{message:`Decision ${quoted(decision)} was declared on ${declared}, after its results were read on ${at}.`,at:file.locate([`uses`,index,`at`]),related:[file.locate([`reservations`,reservation?.index??0,`at`])],fix:`Results that were read before the decision was declared confirm nothing: record them under "exposures" instead.`}}
function problemOf(file,{use,path,name,isRepeated}){
let{index,entry,reservation}=use,decision=quoted(entry.decision??``),related=[file.locate([`reservations`,reservation?.index??0])];
return isRepeated?{message:`This entry repeats the use for ${decision} for ${name}, which holds nothing that the use was of.`,at:file.locate([`uses`,index,...path]),fix:`Name what its documents or cases belong to now. Results of something else are a use for a decision of their own, declared before.`}:{message:`The reservation of ${decision} does not keep ${name}, so no result on it was to decide anything.`,at:file.locate([`uses`,index,...path]),related,fix:`Name what the reservation names. Results on something else were read for no declared decision: record them under "exposures".`}}
const holdoutUsedTwice={id:`holdout/used-twice`,level:`error`,reports:`a holdout that is used again for a decision without a new declaration`,*check(dataset){
let file=splitGroupingOf(dataset)?.file;
if(file===void 0)return;
let{uses,reservations}=decisionsIn(file.families),declared=new Set(reservations.map(({entry})=>entry.decision));
for(let{index,entry,reservation,earlier,repeated}of uses){
let before=earlier.at(-1);
if(reservation!==void 0||before===void 0||repeated!==void 0||entry.decision===void 0||!declared.has(entry.decision))continue;
let{by=`somebody`,at=`an unknown day`}=before.entry;
yield{message:`Decision ${quoted(entry.decision)} was used up by ${quoted(by)} on ${at}, and nothing declares a second use.`,at:file.locate([`uses`,index,`decision`]),related:[file.locate([`uses`,before.index,`at`])],fix:`A second look needs a reservation of its own, declared before it. Results that were read without one belong under "exposures".`}}}},holdoutUsedWhenSpent={id:`holdout/used-when-spent`,level:`error`,reports:`a use of a holdout from which people had learned before`,*check(dataset){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0)return;
let{file}=grouping,spentBefore=spending(dataset,grouping);
for(let use of decisionsIn(file.families).uses){
let{index,entry}=use,named=usedBy(use);
if(named===void 0||entry.at===void 0)continue;
let spent=spentBefore(named,entry.at);
spent!==void 0&&(yield{message:`The results of ${entry.at} are of ${spent.name}, from which ${quoted(spent.by)} had learned on ${spent.at}.`,at:file.locate([`uses`,index,`at`]),related:[file.locate([`exposures`,spent.index])],fix:`Such results confirm nothing: they are those of a regression test. Hold out something that nobody has seen, and declare the decision for that.`})}}};
function spending({cases},grouping){
let holders=namedHolders(grouping,cases),exposures=(grouping.file.families?.exposures??[]).flatMap((one,index)=>one?.at===void 0?[]:[{index,keys:holders.of(one),by:one.by??`somebody`,at:one.at}]),files=grouping.graph().holders;
return(named,at)=>{
for(let key of holders.of(named)){
let found=exposures.find(one=>one.keys.has(key)&&isLater(at,one.at));
if(found===void 0)continue;
let holder=files.get(key);
return{name:holder?.kind===`case`?`case ${quoted(holder.file.case.id??holder.file.path)}`:`family ${quoted(key)}`,by:found.by,at:found.at,index:found.index}}}}
const holdoutConfigurationAfterUse={id:`holdout/configuration-after-use`,level:`error`,reports:`a use whose configuration was changed after its results were read`,*check(dataset){
for(let{file,record,index}of recordedEntries(dataset)){
if(record!==`uses`)continue;
let{configuration=``,frozenAt,at}=file.families?.uses?.[index]??{};
frozenAt!==void 0&&at!==void 0&&isLater(frozenAt,at)&&(yield{message:`Configuration ${quoted(configuration)} is frozen since ${frozenAt}, and its results were read before that, on ${at}.`,at:file.locate([`uses`,index,`frozenAt`]),related:[file.locate([`uses`,index,`at`])],fix:`Name the configuration that the results are of, and since when nothing in it changed. Where it changed because of them, they belong under "exposures".`})}}};
function frozenOtherwise(uses,{configuration,frozenAt}){
if(configuration===void 0||frozenAt===void 0)return;
let index=uses.findIndex(one=>one?.configuration===configuration&&one.frozenAt!==void 0),before=uses[index]?.frozenAt;
if(before!==void 0)return isLater(before,frozenAt)||isLater(frozenAt,before)?{index,frozenAt:before}:void 0}
const holdoutRules=[holdoutSpentInTest,holdoutSpentQuestion,holdoutQuestionReworded,holdoutExposureLost,holdoutUseLost,holdoutEntryRewritten,holdoutEntryBackdated,holdoutWithoutSubject,holdoutUnknownCase,holdoutByMachine,holdoutUsedUnreserved,holdoutUsedTwice,holdoutUsedWhenSpent,holdoutConfigurationAfterUse,{id:`holdout/configuration-refrozen`,level:`error`,reports:`two uses that name one configuration and freeze it at two moments`,*check(dataset){
let file=splitGroupingOf(dataset)?.file,uses=file?.families?.uses??[];
for(let[index,use]of uses.entries()){
let first=use&&frozenOtherwise(uses.slice(0,index),use);
if(file===void 0||first===void 0)continue;
let{configuration=``,frozenAt=``}=use??{};
yield{message:`Configuration ${quoted(configuration)} is frozen since ${frozenAt} here, and since ${first.frozenAt} in entry ${first.index+1} of "uses".`,at:file.locate([`uses`,index,`frozenAt`]),related:[file.locate([`uses`,first.index,`frozenAt`])],fix:`Where it is the same configuration, write the moment that stands there. Where something in it changed, give it a name of its own, such as its commit.`}}}},{id:`holdout/reserved-with-use`,level:`warning`,reports:`a use whose reservation comes in the same change`,needs:`base`,*check(dataset){
let file=splitGroupingOf(dataset)?.file;
if(file===void 0)return;
let before=dataset.base?.families?.families,isOld=(record,entry)=>(before?.[record]??[]).some(one=>isDeepStrictEqual(one,entry));
for(let{index,entry,reservation,repeated}of decisionsIn(file.families).uses)reservation===void 0||repeated!==void 0||isOld(`uses`,entry)||isOld(`reservations`,reservation.entry)||(yield{message:`Decision ${quoted(entry.decision??``)} is declared in the same change that records its use, so nothing shows which came first.`,at:file.locate([`uses`,index,`decision`]),related:[file.locate([`reservations`,reservation.index])],fix:`Bring the reservation to the main branch before anybody reads the results. Of results that were read already, say in the change how it is known that the decision was declared before.`})}}];
function machineNamed({case:{origin}},name){
let generator=origin?.generator;
return generator!==void 0&&!isBlank(generator)&&accountName(name)===accountName(generator)?`generator`:isBot(name)?`bot`:void 0}
const reviewByBot={id:`review/by-bot`,level:`error`,reports:`a decision about a case that a bot, or the case's own generator, is said to have made`,perFile:!0,*check({cases}){
for(let file of cases)for(let{path,name}of decidersOf(file)){
let machine=name===void 0?void 0:machineNamed(file,name);
name!==void 0&&machine!==void 0&&(yield{message:machine===`generator`?`${quoted(name)} is named as having decided, but is the generator that wrote the case.`:`${quoted(name)} is named as having decided, but is no person.`,at:file.locate(path),fix:`Have a person read the case and record what they decide: another name in this place would be no decision.`})}}};
function decidersOf(file){
let{review,refresh,retired,sentinel}=file.case;
return[{path:[`review`,`reviewedBy`],name:review?.reviewedBy},...(sentinel?.reviews??[]).map((one,index)=>({path:[`sentinel`,`reviews`,index,`reviewer`],name:one?.reviewer})),{path:[`sentinel`,`resolution`,`by`],name:sentinel?.resolution?.by},{path:[`refresh`,`by`],name:refresh?.by},{path:[`retired`,`by`],name:retired?.by}]}
const reviewOutdated={id:`review/outdated`,level:`error`,reports:`an approved case that was edited after its approval`,perFile:!0,*check(dataset){
let dueOf=once(()=>dueUnder(dataset));
for(let{file,review}of approvedCases(dataset)){
let{reviewedBy}=review;
isApprovalOutdated(file)&&(yield{message:`The case was edited after ${reviewedBy===void 0?`its approval`:`${quoted(reviewedBy)} approved it`}: the digest of what was read no longer fits.`,at:file.locate([`review`,`digest`]),fix:fixOf(file,dueOf)})}}};
function fixOf(file,dueOf){
if(file.case.retired!==void 0)return`Restore the text that was approved from Git: a retired case stays as it was judged.`;
let due=dueOf()(file);
return(due&&nextStep(file,due))??`Have it judged again with ${recordCommand(file)}, or restore the text that was approved from Git.`}
function reuseOf(before,now){
let[earlier,later]=[before.case.review,now.case.review],order=orderOf(earlier?.reviewedAt,later?.reviewedAt),sameReason=isSameReason(earlier?.reason,later?.reason),[time,reason]=[now.locate([`review`,`reviewedAt`]),now.locate([`review`,`reason`])];
return order===`same`&&sameReason?{words:`carries the time and the reason of`,at:time}:order===`same`?{words:`carries the time of`,at:time}:order===`before`?{words:`is dated before`,at:time}:sameReason?{words:`carries the reason of`,at:reason}:void 0}
function orderOf(earlier,later){
if(earlier!==void 0&&later!==void 0)return isLater(earlier,later)?`before`:isLater(later,earlier)?void 0:`same`}
function isSameReason(earlier,later){
return earlier===void 0||later===void 0?!1:normaliseWhiteSpace(earlier)===normaliseWhiteSpace(later)}
function byWhom(file){
let{reviewedBy}=file.case.review??{};
return reviewedBy===void 0?``:` by ${quoted(reviewedBy)}`}
const reviewReasonReused={id:`review/reason-reused`,level:`error`,reports:`a decision about an approved case that carries the time or the reason of its approval`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of caseChanges(dataset)){
let{before,now}=change,decision=laterDecision(change),reuse=decision===void 0?void 0:reuseOf(before,now);
decision!==void 0&&reuse!==void 0&&(yield{message:`The case was approved${byWhom(before)}; ${decision} ${reuse.words} that approval.`,at:reuse.at,fix:`Have it judged anew with ${recordCommand(now)}; to drop the change, bring the approved case back ${restoringCase(base,change)}.`})}}};
function laterDecision({before,now}){
let earlier=reviewWith(`approved`,before);
if(earlier===void 0)return;
if(reviewWith(`rejected`,now)!==void 0)return`its rejection`;
let later=reviewWith(`approved`,now);
if(later?.digest!==void 0&&later.digest===now.digest)return later.digest===earlier.digest?void 0:`it was changed, and its new approval`}
const reviewRejectionDeleted={id:`review/rejection-deleted`,level:`notice`,reports:`a rejected case that is in no file any more`,needs:`base`,*check(dataset){
let{base}=dataset,rejected=base?.cases.filter(file=>stageOf(file)===`rejected`)??[];
if(base===void 0||rejected.length===0)return;
let present=knownIds(dataset);
for(let before of rejected){
let{id}=before.case;
id===void 0||present.has(id)||(yield{message:`Case ${quoted(id)} was rejected${byWhom(before)}${reasonOf(before)} and is in no file any more, so nobody sees that it was judged.`,at:before.locate([`id`]),fix:`Leave it if nobody has to know; otherwise bring it back ${restoring(base,before.path)}.`})}}};
function reasonOf({case:{review}}){
return review?.reason===void 0?``:` (${quoted(review.reason)})`}
const reviewRejectionOverturned={id:`review/rejection-overturned`,level:`error`,reports:`a rejected case that was approved without a new decision`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of caseChanges(dataset)){
let{before,now}=change;
if(reviewWith(`rejected`,before)===void 0||reviewWith(`approved`,now)===void 0)continue;
let reuse=reuseOf(before,now);
reuse!==void 0&&(yield{message:`The case was rejected${byWhom(before)}, and its approval ${reuse.words} that rejection.`,at:reuse.at,fix:`Bring the rejection back ${restoringCase(base,change)}; if the case is right after all, have it judged anew with ${recordCommand(now)}.`})}}},confirmations=[`query`,`answer`,`source`,`chunks`];
function confirmationsFor(kind){
return kind===`answerable`||kind===`inconclusive`?confirmations:[`query`,`answer`]}
function stillStands({before,now},dataset){
let review=reviewWith(`approved`,before);
if(review?.digest===void 0||review.digest!==now.digest||review.corpus!==revisionOf(dataset,now)?.digest)return!1;
let{reviewedBy,reviewedAt,reason,confirmed}=review;
return[reviewedBy,reviewedAt,reason].every(text=>text!==void 0&&!isBlank(text))&&confirmationsFor(now.case.kind).every(one=>confirmed?.includes(one)===!0)}
const reviewRemoved={id:`review/removed`,level:`error`,reports:`an approved case whose approval is gone, with no edit and no decision to say why, or that was rejected without a decision`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of caseChanges(dataset)){
let{before,now}=change,isRejected=isSilentRejection(now);
if(isRejected?!wasDecided(before):!isSilentlyGone(change,dataset))continue;
let place=now.has([`review`])?[`review`,`status`]:[];
yield{message:isRejected?`${whatStood(change,dataset)}, and its rejection does not say who decided, when and why.`:`This very text was approved${byWhom(before)}, and its approval is gone.`,at:now.locate(place),fix:`Bring it back ${restoringCase(base,change)}; if ${awaitsJudgments(before)?`the case is wrong`:`the approval was a mistake`}, record a rejection with ${recordCommand(now)}.`}}}};
function wasDecided(before){
return statusOf(before)===`approved`||awaitsJudgments(before)}
function isSilentlyGone(change,dataset){
return statusOf(change.now)===`pending`&&stillStands(change,dataset)}
function whatStood(change,dataset){
let{before}=change;
return awaitsJudgments(before)?`The case waited for two judgments`:`${stillStands(change,dataset)?`This very text`:`The case`} was approved${byWhom(before)}`}
function isSilentRejection(now){
return reviewWith(`rejected`,now)!==void 0&&[`reviewedBy`,`reviewedAt`,`reason`].some(field=>!now.has([`review`,field]))}
function isDecidedAnew({before,now}){
let was=before.case.retired,{reviewedBy,reviewedAt,reason}=now.case.review??{},status=statusOf(now);
return status!==`approved`&&status!==`rejected`||reviewedBy===void 0||reviewedAt===void 0||reason===void 0||was?.at!==void 0&&!isLater(reviewedAt,was.at)?!1:![was?.reason,before.case.review?.reason].some(one=>one!==void 0&&normaliseWhiteSpace(one)===normaliseWhiteSpace(reason))}
const reviewReopened={id:`review/reopened`,level:`notice`,reports:`an approved or rejected case that is a candidate again with no decision to say why, or a retired one that is in use again`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of caseChanges(dataset)){
let told=toldOf(change,dataset,base);
if(told===void 0)continue;
let{now}=change;
yield{...told,at:now.locate(now.has([`review`,`status`])?[`review`,`status`]:[`id`])}}}};
function toldOf(change,dataset,base){
let{before,now}=change,back=restoringCase(base,change),judge=`Have it judged as it is now with ${recordCommand(now)}`;
switch(`${stageOf(before)??``} and ${stageOf(now)??``} now`){
case`approved and pending now`:
return isDecided(change)||stillStands(change,dataset)?void 0:{message:`The case lost its approval since ${quoted(base.name)}: it is a candidate now, and in no export until it is approved.`,fix:`${judge}; or bring back what was approved ${back}.`};
case`rejected and pending now`:
return{message:`The case was rejected${byWhom(before)} in ${quoted(base.name)}, and is a candidate again.`,fix:`${judge}; or bring the rejection back ${back}.`};
case`retired and approved now`:
return isDecidedAnew(change)?{message:`The case was retired in ${quoted(base.name)}, and is in use again${byApproval(change)}.`,fix:`Leave it if it is needed again; otherwise bring it back ${back}.`}:void 0;
default:
return}}
function byApproval({now}){
let who=byWhom(now);
return who===``?``:`, approved${who}`}
function isDecided({before,now}){
let{refresh}=now.case;
return refresh?.outcome!==void 0&&!isDeepStrictEqual(refresh,before.case.refresh)}
const reviewRetiredBeforeApproval={id:`review/retired-before-approval`,level:`error`,reports:`a retirement that is dated before the approval of the case`,perFile:!0,*check(dataset){
for(let{file,review}of approvedCases(dataset)){
let{at}=file.case.retired??{},{reviewedAt}=review;
at!==void 0&&reviewedAt!==void 0&&isLater(reviewedAt,at)&&(yield{message:`The case was retired at ${at}, and approved at ${reviewedAt}, after that: one of the two does not hold.`,at:file.locate([`retired`,`at`]),related:[file.locate([`review`,`reviewedAt`])],fix:`If it is in use, take "retired" out; if nobody needs it, bring it back from Git and retire it with ${retireCommand(file)}, which records the moment.`})}}},reviewRetirementChanged={id:`review/retirement-changed`,level:`error`,reports:`a retirement on record that is gone without a new decision about the case, or says something else now`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of caseChanges(dataset)){
let{before,now}=change,was=before.case.retired;
was!==void 0&&(now.has([`retired`])?now.case.retired!==void 0&&(yield*rewritten$1(change,{was,is:now.case.retired},base)):isDecidedAnew(change)||(yield gone$1(change,was,base)))}}};
function gone$1(change,was,base){
let{now}=change,place=now.has([`review`,`status`])?[`review`,`status`]:[`id`];
return{message:`The case was retired${whoAndWhen(was)}, and the retirement is gone with no decision after it.`,at:now.locate(place),fix:`Bring the case back ${restoringCase(base,change)}; if it is needed again, take "retired" out and have it judged anew with ${recordCommand(now)}, in the same change.`}}
function*rewritten$1(change,{was,is},base){
if(isDeepStrictEqual(was,is)||isRetiredAgain(change,is))return;
let fields=[`by`,`at`,`reason`].filter(field=>was[field]!==is[field]),[first=`by`]=fields,{now}=change;
yield{message:`The retirement${whoAndWhen(was)} says something else now, in ${listed$1(fields.map(quoted))}.`,at:now.locate([`retired`,first]),fix:`Put "retired" back as commit ${base.name} has it: what was decided stays on record.`}}
function isRetiredAgain(change,is){
let approvedAt=change.now.case.review?.reviewedAt;
return approvedAt===void 0||is.at===void 0||isLater(approvedAt,is.at)?!1:isDecidedAnew(change)}
function whoAndWhen({by,at}){
let who=by===void 0?``:` by ${quoted(by)}`;
return at===void 0?who:`${who} at ${at}`}
const bindings={digest:`which text of the case ("digest")`,corpus:`which corpus ("corpus")`},reviewUnbound={id:`review/unbound`,level:`error`,reports:`an approval that does not record what was read, or claims a proof that it does not carry`,perFile:!0,*check(dataset){
for(let{file,review}of approvedCases(dataset)){
review.via===`github`&&!file.has([`review`,`proof`])&&(yield{message:`The approval is said to be recorded on GitHub, but carries no proof of it.`,at:file.locate([`review`,`via`]),fix:`Restore the "proof" that was recorded with it, or record the decision at a desk with "touchstone review record".`});
let missing=[`digest`,`corpus`].filter(field=>!file.has([`review`,field]));
missing.length!==0&&(yield{message:`The approval does not record ${listed$1(missing.map(field=>bindings[field]),`or`)} the reviewer read.`,at:placeOfApproval(file),fix:`Record the decision with "touchstone review record", which writes both.`})}}},meanings={query:`the question is plausible`,answer:`the answer says no more than the source supports`,source:`the source revision is the right one`,chunks:`the chunks suffice`},meaningsOfAbstention={...meanings,answer:`giving no answer is right`},reviewUnconfirmed={id:`review/unconfirmed`,level:`error`,reports:`an approval that lacks a confirmation which the case's kind needs`,perFile:!0,*check(dataset){
for(let approved of approvedCases(dataset)){
let missing=isApprovalOutdated(approved.file)?[]:missingFrom(approved);
if(missing.length===0)continue;
let{file}=approved,written=file.has([`review`,`confirmed`]),meaning=file.case.kind===`abstention`?meaningsOfAbstention:meanings;
yield{message:`The approval does not confirm ${listed$1(missing.map(one=>`"${one}" (${meaning[one]})`),`or`)}.`,at:written?file.locateKey([`review`,`confirmed`]):placeOfApproval(file),fix:`Have the reviewer answer each question, as "touchstone review record" asks them, or ${pending}.`}}}};
function missingFrom({file,review}){
let{confirmed}=review;
return file.has([`review`,`confirmed`])&&!readsWhole(confirmed)?[]:confirmationsFor(file.case.kind).filter(one=>confirmed?.includes(one)!==!0)}
const questions$1={reviewedBy:`who decided`,reviewedAt:`when`,reason:`why`},reviewWithoutDecision={id:`review/without-decision`,level:`error`,reports:`an approval that does not say who decided, when and why`,perFile:!0,*check(dataset){
for(let approved of approvedCases(dataset)){
let missing=[`reviewedBy`,`reviewedAt`,`reason`].filter(field=>isMissing(approved,field));
if(missing.length===0)continue;
let{file}=approved,written=missing.find(field=>file.has([`review`,field]));
yield{message:`The approval does not say ${listed$1(missing.map(field=>`${questions$1[field]} ("${field}")`),`or`)}.`,at:written===void 0?placeOfApproval(file):file.locate([`review`,written]),fix:`Have the reviewer record the decision with "touchstone review record", or ${pending}.`}}}};
function isMissing({file,review},field){
let value=review[field];
return value===void 0?!file.has([`review`,field]):isBlank(value)}
const reviewRules=[reviewWithoutDecision,reviewUnconfirmed,reviewByBot,reviewUnbound,reviewOutdated,reviewRemoved,reviewReopened,reviewRejectionOverturned,reviewRejectionDeleted,reviewReasonReused,reviewRetiredBeforeApproval,reviewRetirementChanged],refreshUndecided={id:`refresh/undecided`,level:`error`,reports:`a case that was asked about again, and nobody has decided yet`,perFile:!0,*check(dataset){
let dueOf=once(()=>dueUnder(dataset));
for(let file of dataset.cases){
let{from,to}=file.case.refresh??{};
to!==void 0&&isUndecided(file)&&(yield{message:`The case is to be read again under corpus revision ${quoted(to)}${from===void 0||from===to?``:`, since it was judged under ${quoted(from)}`}, and nobody has decided yet.`,at:file.locateKey([`refresh`]),fix:fixFor(file,dueOf)})}}};
function fixFor(file,dueOf){
let stage=stageOf(file);
if(stage===`rejected`||stage===`retired`)return`Remove "refresh": the case was ${stage}, so no result rests on it.`;
if(stage===`pending`)return`Remove "refresh": the case is a candidate, so there is no judgment that could be in doubt.`;
let due=dueOf()(file);
return due!==void 0&&isAskedNeedlessly(file,due.currency)?`There is nothing to decide: ${needlessStep(file)}`:due?.is===`repair`?nextStep(file,due)??``:`Read its evidence as it is now and decide with ${decideCommand(file,due?.is===`decision`&&due.isEdited?`--revised`:void 0)}; nothing is merged before.`}
function*decidedRefreshes({cases}){
for(let file of cases){
let{refresh}=file.case;
refresh?.outcome!==void 0&&(yield{file,refresh,outcome:refresh.outcome})}}
function isAsDecided({file,refresh}){
let approvedAt=file.case.review?.reviewedAt;
return statusOf(file)!==`approved`||approvedAt===void 0?!1:refresh.at!==void 0&&!isLater(approvedAt,refresh.at)}
function keepsInUse({outcome}){
return outcome!==`retired`}
const refreshIncomplete={id:`refresh/incomplete`,level:`error`,reports:`a decision after a change of the corpus that does not say who decided, when, why, about what, or what had changed or was observed`,perFile:!0,*check(dataset){
for(let decided of decidedRefreshes(dataset))yield*withoutDecision(decided),yield*withoutTrigger(decided),yield*withoutObservations(decided)}},questions={by:`who decided`,at:`when`,reason:`why`,previous:`what the case was before`};
function*withoutDecision({file,outcome}){
let missing=[`by`,`at`,`reason`,`previous`].filter(field=>!file.has([`refresh`,field]));
if(missing.length===0)return;
let names=missing.map(field=>`${questions[field]} ("${field}")`);
yield{message:`The outcome is ${quoted(outcome)}, but the decision does not say ${listed$1(names,`or`)}.`,at:file.locateKey([`refresh`,`outcome`]),fix:`Have whoever decided add it; or bring the case back from Git and decide with ${decideCommand(file)}, which writes all of it.`}}
function*withoutTrigger({file,refresh,outcome}){
let{reasons}=refresh;
if(reasons===void 0||reasons.some(one=>one!==`corpus-revision-changed`))return;
let what=reasons.length===0?`but no reason says what had changed`:`and the only reason is that the corpus revision changed, which asks for nothing by itself`;
yield{message:`The outcome is ${quoted(outcome)}, ${what}.`,at:file.locateKey([`refresh`,`reasons`]),fix:`Write what had changed under "reasons"; ${planCommand(file)} tells it while nobody has decided. Where nothing had, bring the case back from Git: its judgment holds without a decision.`}}
function*withoutObservations({file,refresh}){
let{reasons=[],observations=[]}=refresh;
if(!reasons.includes(`query-pattern-observed`)||observations.length>0||file.has([`refresh`,`observations`,0]))return;
let id=file.case.id??file.path;
yield{message:`A reason is "query-pattern-observed", but no observation is named that asked about the case.`,at:file.locateKey([`refresh`,`reasons`]),fix:`Name the ids of what was observed under "observations"; or bring the case back from Git and decide with "touchstone refresh decide ${id} --observations FILE", which writes them. Where nobody asked, take the reason out.`}}
const refreshRevisionNotMoved={id:`refresh/revision-not-moved`,level:`error`,reports:`a decision after a change of the corpus that left the case, or the request, at the earlier corpus revision`,perFile:!0,*check(dataset){
for(let decided of decidedRefreshes(dataset))dataset.revisions.has(decided.refresh.to??``)&&(dataset.revisions.has(decided.file.case.corpusRevision??``)&&(yield*caseNotMoved(decided)),yield*requestNotMoved(decided))}};
function*caseNotMoved(decided){
let{file,refresh,outcome}=decided,{corpusRevision}=file.case;
keepsInUse(decided)&&isAsDecided(decided)&&refresh.to!==corpusRevision&&(yield{message:`The case was ${outcome} under corpus revision ${quoted(refresh.to??``)}, but names ${quoted(corpusRevision??``)}.`,at:file.locate([`corpusRevision`]),related:[file.locate([`refresh`,`to`])],fix:`Bring the case back from Git and decide with ${decideCommand(file)}, which moves its revision, its provenance and its approval together.`})}
const seenWithinOne=new Set([`source-revision-changed`,`chunk-edited`,`chunk-moved`,`chunk-deleted`,`query-pattern-observed`]);
function*requestNotMoved({file,refresh}){
let{from,to,reasons=[]}=refresh;
if(to===void 0||from!==to)return;
let others=reasons.filter(one=>one!==void 0&&!seenWithinOne.has(one));
others.length!==0&&(yield{message:`The request leads from ${quoted(to)} to the same revision, but ${listed$1(others.map(one=>quoted(one??``)))} ${others.length===1?`is a difference`:`are differences`} between two.`,at:file.locate([`refresh`,`to`]),related:[file.locate([`refresh`,`from`])],fix:`Write under "from" the corpus revision of the earlier judgment, which "git log -p" shows for this file, or remove the reason.`})}
const refreshOutcomeContradicted={id:`refresh/outcome-contradicted`,level:`error`,reports:`a decision after a change of the corpus that the rest of the case denies`,perFile:!0,*check(dataset){
for(let decided of decidedRefreshes(dataset))keepsInUse(decided)?yield*retiredByThen(decided):isInUse(decided)&&(yield stillInUse(decided)),isAsDecided(decided)&&(yield*withoutRefusal(decided),yield*keepsInUse(decided)?samePrevious(decided):otherPrevious(decided))}};
function*retiredByThen({file,refresh,outcome}){
let{retired}=file.case;
retired?.at!==void 0&&refresh.at!==void 0&&(isLater(retired.at,refresh.at)||(yield{message:`The outcome is ${quoted(outcome)}, and the case was retired by then.`,at:file.locate([`refresh`,`outcome`]),related:[file.locate([`retired`,`at`])],fix:`If the decision was to retire the case, bring it back from Git and decide so with ${decideCommand(file)}; if it is in use, remove "retired".`}))}
function*withoutRefusal({file,outcome}){
let{kind}=file.case;
outcome===`abstained`&&kind!==void 0&&kind!==`abstention`&&(yield{message:`The outcome is "abstained", but the case is ${kind}.`,at:file.locate([`refresh`,`outcome`]),related:[file.locate([`kind`])],fix:`Bring the case back from Git and decide with ${decideCommand(file)}; if it has an answer again, have that approved with ${recordCommand(file)}.`})}
function*samePrevious({file,refresh}){
let{from,to,previous}=refresh;
from!==to&&to===file.case.corpusRevision&&previous!==void 0&&previous===file.case.review?.digest&&(yield{message:`"previous" is the digest that was approved with this decision, so nothing says what the case was before it.`,at:file.locate([`refresh`,`previous`]),related:[file.locate([`review`,`digest`])],fix:`Write the digest of the approval before, which "git log -p" shows for this file under "review".`})}
function isInUse(decided){
let{file}=decided;
return file.has([`retired`])?!1:statusOf(file)===`pending`||isAsDecided(decided)}
function stillInUse({file}){
return{message:`The outcome is "retired", but the case is in use.`,at:file.locate([`refresh`,`outcome`]),fix:statusOf(file)===`pending`?`Bring the case back from Git, and retire it with ${retireCommand(file)}; if it is needed, leave the decision before as it was.`:`Retire it with ${retireCommand(file)}; if it is needed again, have it approved with ${recordCommand(file)}.`}}
function*otherPrevious({file,refresh:{previous}}){
let approved=file.case.review?.digest;
file.has([`retired`])&&previous!==void 0&&approved!==void 0&&previous!==approved&&(yield{message:`The outcome is "retired", which leaves a case as it was approved, but "previous" is another digest than the approval's.`,at:file.locate([`refresh`,`previous`]),related:[file.locate([`review`,`digest`])],fix:`Write the digest of the approval under "previous"; if the case was edited for the decision, restore from Git what was approved.`})}
const refreshWithoutApproval={id:`refresh/without-approval`,level:`error`,reports:`a decision after a change of the corpus to which the case's approval does not belong: it is older, or somebody else's`,perFile:!0,*check(dataset){
for(let decided of decidedRefreshes(dataset)){
let{file,refresh}=decided;
if(!keepsInUse(decided)||!isAsDecided(decided))continue;
let other=refresh.to===file.case.corpusRevision?otherApproval(decided):void 0;
other!==void 0&&(yield{message:`${quoted(refresh.by??``)} decided at ${refresh.at??``}, but the approval ${other}.`,at:file.locate([`refresh`,`at`]),related:[file.locate([`review`,`reviewedAt`])],fix:`Bring the case back from Git and decide with ${decideCommand(file)}, which records the decision and the approval of what it left together.`})}}};
function otherApproval({file,refresh}){
let{reviewedAt,reviewedBy}=file.case.review??{},{at,by}=refresh;
if(reviewedAt!==void 0&&at!==void 0&&!(by===void 0||isBlank(by))){
if(isLater(at,reviewedAt))return`is of ${reviewedAt}: it was given to the case as it was before`;
if(!(reviewedBy===void 0||isBlank(reviewedBy)||samePerson(reviewedBy,by)))return`at that moment is ${quoted(reviewedBy)}'s`}}
function newJudgments({before,now}){
return recorded({before,now}).filter(({digest})=>digest!==void 0&&isOfToday(now,digest))}
function judgmentsBetween(change,{after,until}){
return recorded(change).filter(({reviewedAt})=>reviewedAt!==void 0&&isLater(reviewedAt,after)&&!isLater(reviewedAt,until))}
function recorded({before,now}){
let known=before.case.sentinel?.reviews??[],people=new Map;
for(let one of now.case.sentinel?.reviews??[]){
let{reviewer}=one??{};
one!==void 0&&reviewer!==void 0&&(known.some(other=>isDeepStrictEqual(other,one))||people.set(personKey(reviewer),one))}
return[...people.values()]}
function*newCases({base,cases}){
if(base===void 0||base.cases.length+base.sameCases.size===0)return;
let known=new Set(base.cases.map(file=>file.case.id));
for(let file of cases){
let{id}=file.case;
id===void 0||known.has(id)||base.sameCases.has(file.path)||base.unreadCases.has(file.path)||(yield file)}}
const refreshOfUnapproved={id:`refresh/of-unapproved`,level:`error`,reports:`a new decision after a change of the corpus about a case that nobody had approved, or that was out of use`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0){
for(let change of caseChanges(dataset)){
let{before,now}=change,{refresh}=now.case;
if(refresh?.outcome===void 0||isDeepStrictEqual(refresh,before.case.refresh))continue;
let why=whyUndecidable(change,refresh,base);
why!==void 0&&(yield problem(now,why))}
for(let now of newCases(dataset)){
let{refresh}=now.case;
refresh?.outcome===void 0||isCarried(refresh,base)||(yield problem(now,{message:`${quoted(base.name)} has no such case, so no judgment came before the decision.`,fix:`Remove "refresh": the approval of a new case says all of it.`}))}}}};
function problem(now,why){
return{...why,at:now.locate([`refresh`,`outcome`])}}
function whyUndecidable(change,refresh,base){
let{before,now}=change,name=quoted(base.name);
if(awaitsJudgments(before))return whyNotAgain(change,refresh,base);
switch(stageOf(before)){
case`pending`:
return{message:`Nobody had approved the case in ${name}, so there was no judgment that could be in doubt.`,fix:`Remove "refresh"; an approval of the case as it is says all of it, with ${recordCommand(now)}.`};
case`rejected`:
case`retired`:
return{message:`The case is ${stageOf(before)??``} in ${name}, so nothing is decided about it any more.`,fix:`Bring it back ${restoringCase(base,change)}; if it is needed again, have it approved as it is with ${recordCommand(now)}, and leave "refresh" as it was.`};
case`approved`:
case void 0:
return}}
function whyNotAgain(change,refresh,base){
let was=change.before.case.refresh??{},[after,until]=[was.at,refresh.at];
if(!(after!==void 0&&until!==void 0&&judgmentsBetween(change,{after,until}).length>=2))return{message:`The case waits in ${quoted(base.name)} for two judgments since the decision${was.at===void 0?``:` of ${was.at}`}${was.by===void 0?``:` by ${quoted(was.by)}`}, so no judgment came before this one.`,fix:`Put "refresh" back as commit ${base.name} has it, and have two people judge the case, each with ${judgeCommand(change.now)}; or take it out of use with its reason.`}}
function isCarried(refresh,{cases}){
return cases.some(before=>isDeepStrictEqual(before.case.refresh,refresh))}
function*newDecisions(dataset){
for(let change of caseChanges(dataset)){
let{before,now}=change,{refresh}=now.case,approval=stageOf(before)===`approved`?reviewWith(`approved`,before):void 0;
refresh?.outcome!==void 0&&approval!==void 0&&(isDeepStrictEqual(refresh,before.case.refresh)||(yield{...change,refresh,outcome:refresh.outcome,approval}))}}
const refreshApprovalLost={id:`refresh/approval-lost`,level:`error`,reports:`a new decision after a change of the corpus that left a case without its approval, though it was no sentinel`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of newDecisions(dataset)){
let{before,now,outcome}=change;
stageOf(now)!==`pending`||before.has([`sentinel`])||(yield{message:`The outcome is ${quoted(outcome)}, and the case, which is approved and no sentinel in ${quoted(base.name)}, is a candidate now.`,at:now.locate([`refresh`,`outcome`]),related:[now.locate(now.has([`review`,`status`])?[`review`,`status`]:[`id`])],fix:`Bring the case back ${restoringCase(base,change)} and decide with ${decideCommand(now)}, which records the approval as well; if it was edited after that, have it approved with ${recordCommand(now)}.`})}}},refreshRequestChangesCase={id:`refresh/request-changes-case`,level:`error`,reports:`a request to read a case again that came with another change of the case`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of caseChanges(dataset)){
let{before,now}=change;
if(!isAskedSince(change))continue;
let fields=changedFields(change);
if(fields.length===0&&before.digest===now.digest)continue;
let[first=`id`]=fields;
yield{message:`A request only adds "refresh", but ${wordsFor(fields)} not what ${quoted(base.name)} has.`,at:now.locateKey(now.has([first])?[first]:[`refresh`]),fix:`Bring the case back ${restoringCase(base,change)} and add nothing but "refresh": what the evidence means for the case is for a person to decide, in the open request.`}}}};
function isAskedSince({before,now}){
let{refresh}=now.case;
return refresh?.to===void 0||now.has([`refresh`,`outcome`])?!1:!isDeepStrictEqual(refresh,before.case.refresh)}
function changedFields({before,now}){
let[then,today]=[withoutRefresh(before),withoutRefresh(now)];
return[...new Set([...Object.keys(today),...Object.keys(then)])].filter(name=>!isDeepStrictEqual(then[name],today[name]))}
function withoutRefresh({case:draft}){
let{refresh:_,...rest}=draft;
return rest}
function wordsFor(fields){
let[only]=fields;
return only===void 0?`the rest of the case is`:`${listed$1(fields.map(quoted))} ${fields.length===1?`is`:`are`}`}
const wordsOf={query:`question`,conversation:`earlier turns`,kind:`kind`,because:`reason for no answer`,expectedAnswer:`expected answer`,acceptedAnswers:`accepted answers`,relevantChunkIds:`relevant chunks`,provenance:`grades and alternatives of chunks`,distractorChunkIds:`near misses`,askedAt:`moment of asking`,caller:`caller`,families:`families`,variantOf:`parent`,origin:`origin`,sentinel:`mark as a sentinel`};
function editedJudgment({before,now}){
let[then,today]=[judgedParts(before),judgedParts(now)],order=Object.keys(wordsOf),others=[...Object.keys(then),...Object.keys(today)].filter(field=>!order.includes(field));
return[...order,...new Set(others.toSorted(byUtf8))].filter(field=>!isDeepStrictEqual(then[field],today[field])).map(field=>({field,words:wordsOf[field]??quoted(field)}))}
const notJudged=new Set([`review`,`refresh`,`notes`,`tags`,`split`,`retired`,`corpusRevision`]);
function judgedParts(file){
let{sentinel}=file.case,fields=Object.entries(file.case).filter(([field])=>!notJudged.has(field));
return{...Object.fromEntries(fields),provenance:withoutLookUps(file),...sentinel===void 0?{}:{sentinel:{...sentinel,reviews:void 0}}}}
function withoutLookUps(file){
return[...provenanceOf(file)].map(({entry:{chunkId=``,grade,insteadOf}})=>({chunkId,grade,insteadOf})).filter(({grade,insteadOf})=>grade!==void 0||insteadOf!==void 0).toSorted((one,other)=>byUtf8(one.chunkId,other.chunkId))}
const refreshConfirmedEdited={id:`refresh/confirmed-edited`,level:`error`,reports:`a case that was confirmed after a change of the corpus, and says something else than before`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of newDecisions(dataset)){
let{now,outcome}=change;
if(outcome!==`confirmed`||!isAsConfirmed(change))continue;
let edited=editedJudgment(change).filter(part=>!isMarkAlone(part,change)),[first]=edited;
first!==void 0&&(yield{message:`The outcome is "confirmed", but the ${listed$1(edited.map(({words})=>words))} of the case ${areWords(edited)} not what ${quoted(base.name)} has.`,at:now.locate(now.has([first.field])?[first.field]:[`id`]),related:[now.locate([`refresh`,`outcome`])],fix:`Bring the case back ${restoringCase(base,change)} and decide with ${decideCommand(now)}: what confirms changes nothing but the corpus revision, what is looked up of the chunks, and their quotes; "revised" does. If another text was approved in between, merge that first.`})}}};
function isMarkAlone({field},{before,now}){
return field===`sentinel`&&before.has([`sentinel`])!==now.has([`sentinel`])}
function isAsConfirmed(change){
let{now,refresh,outcome}=change;
return isAsDecided({file:now,refresh,outcome})?!0:awaitsJudgments(now)?newJudgments(change).filter(({reviewedAt})=>refresh.at===void 0||reviewedAt===void 0||isLater(reviewedAt,refresh.at)).length<2:!1}
const refreshRewritten={id:`refresh/rewritten`,level:`error`,reports:`a decision after a change of the corpus that was on record and is gone, or says something else now`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of caseChanges(dataset)){
let was=change.before.case.refresh;
was?.outcome!==void 0&&isComplete(change)&&(change.now.has([`refresh`])?yield*rewritten(change,was,base.name):isEditedAndApproved(change,was)||(yield gone(change,was,base.name)))}}};
function isComplete({before}){
return[`from`,`to`,`reasons`,`by`,`at`,`reason`,`previous`].every(field=>before.has([`refresh`,field]))}
function isEditedAndApproved({before,now},was){
if(statusOf(before)!==`approved`||statusOf(now)!==`approved`)return!1;
let approvedAt=now.case.review?.reviewedAt;
return approvedAt===void 0||before.digest===now.digest?!1:[was.at,before.case.review?.reviewedAt].every(at=>at===void 0||isLater(approvedAt,at))}
function gone({now},was,base){
return{message:`The decision of ${was.at??``} by ${quoted(was.by??``)} is gone.`,at:now.locate([`id`]),fix:`Put "refresh" back as commit ${base} has it. It gives way to a newer decision, or to a newer approval of the case after an edit.`}}
function*rewritten({now},was,base){
let is=now.case.refresh;
if(is===void 0||!now.has([`refresh`,`outcome`])||isDeepStrictEqual(was,is)||isNewer(was,is))return;
let[then,today]=[{...was},{...is}],fields=[...new Set([...Object.keys(was),...Object.keys(is)])].filter(name=>!isDeepStrictEqual(then?.[name],today?.[name])),[first=`outcome`]=fields;
yield{message:`The decision of ${was.at??``} by ${quoted(was.by??``)} says something else now, in ${listed$1(fields.map(quoted))}.`,at:now.locateKey(now.has([`refresh`,first])?[`refresh`,first]:[`refresh`]),fix:`Put "refresh" back as commit ${base} has it. What was wrong is said by a newer decision, or by a newer approval of the case.`}}
function isNewer(was,is){
return was.at===void 0||is.at===void 0||!isLater(is.at,was.at)?!1:was.from===was.to||was.from!==is.from||was.to!==is.to}
const refreshBackdated={id:`refresh/backdated`,level:`error`,reports:`a decision that is dated before the corpus revision that it is about`,perFile:!0,*check(dataset){
for(let{file,refresh}of decidedRefreshes(dataset)){
let{to=``,at}=refresh,revision=dataset.revisions.get(to),createdAt=revision?.record?.createdAt;
revision!==void 0&&createdAt!==void 0&&at!==void 0&&isLater(createdAt,at)&&(yield{message:`The decision is of ${at}, and corpus revision ${quoted(to)}, which it is about, of ${createdAt}: nobody could read it before.`,at:file.locate([`refresh`,`at`]),related:[revision.locate([`createdAt`])],fix:`Bring the case back from Git and decide with ${decideCommand(file)}, which records the moment at which it is decided.`})}}},refreshBeforeApproval={id:`refresh/before-approval`,level:`error`,reports:`a new decision after a change of the corpus that is not later than the approval before it`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of newDecisions(dataset)){
let{before,now,refresh,approval}=change,{at}=refresh,{reviewedAt}=approval;
if(at===void 0||reviewedAt===void 0||isLater(at,reviewedAt))continue;
let earlier=before.case.refresh;
(earlier?.outcome===void 0||isLater(at,earlier.at??at))&&(yield{message:`The decision is of ${at}, and the approval in ${quoted(base.name)} that it follows of ${reviewedAt}.`,at:now.locate([`refresh`,`at`]),fix:`Bring the case back ${restoringCase(base,change)} and decide with ${decideCommand(now)}, which records the moment at which it is decided.`})}}},refreshOtherReasons={id:`refresh/other-reasons`,level:`warning`,reports:`a new decision after a change of the corpus that names other reasons than the two revisions show`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let change of newDecisions(dataset)){
let{now,refresh}=change,named=triggersNamed(change);
if(named.length===0)continue;
let shown=shownBetween(dataset,change);
shown===void 0||named.some(one=>shown.includes(one))||(yield{message:`The ${named.length===1?`reason is`:`reasons are`} ${listed$1(named.map(quoted))}, but ${whatConcerns(shown)} ${span(refresh)}.`,at:now.locateKey([`refresh`,`reasons`]),fix:shown.length===0?`Bring the case back ${restoringCase(base,change)}: its judgment holds without a decision.`:`Bring the case back ${restoringCase(base,change)} and decide with ${decideCommand(now)}, which writes what had changed.`})}}};
function whatConcerns(shown){
return shown.length===0?`nothing changed for the case`:`for the case ${listed$1(shown.map(quoted))} happened`}
function span({from=``,to=``}){
return from===to?`within ${quoted(to)}`:`between ${quoted(from)} and ${quoted(to)}`}
function triggersNamed({refresh}){
let reasons=(refresh.reasons??[]).flatMap(one=>one??[]);
return reasons.includes(`query-pattern-observed`)?[]:reasons.filter(one=>one!==`corpus-revision-changed`)}
function shownBetween(dataset,{before,refresh}){
let target=dataset.revisions.get(refresh.to??``);
if(target===void 0||refresh.from!==before.case.corpusRevision)return;
let currency=widelyAsked(dataset,before,target);
return currency.state===`stale`?currency.unverifiable.length>0?void 0:currency.reasons:[]}
const width={"cases-of-evidence":0,"cases-of-document":1,"whole-set":2};
function widelyAsked(dataset,file,target){
let{policy}=dataset,scopes={...scopesOf(policy?.policy)};
for(let trigger of triggers){
let usual=usualScopes[trigger];
width[usual]>width[scopes[trigger]]&&(scopes[trigger]=usual)}
return currencyIn({...withCitedTexts(dataset,[file]),policy:{path:policy?.path??file.path,locateKey:policy?.locateKey??file.locateKey,policy:{...policy?.policy,refresh:scopes}}},lineageOf(dataset),target)(file)}
function digestUnder({whole},revision){
let chunks=chunksAsRecorded(revision),documents=documentsAsRecorded(revision);
if(whole===void 0||chunks===void 0||documents===void 0)return;
let provenance=(whole.provenance??[]).map(entry=>{
let chunk=chunks.get(entry.chunkId),document=chunk&&documents.get(chunk.documentId);
return chunk&&document?{...entry,documentId:document.id,sourceUri:document.uri,sourceRevision:document.revision,contentHash:chunk.hash}:void 0});
if(!provenance.includes(void 0))return caseDigest({...whole,corpusRevision:revision.id,...whole.provenance===void 0?{}:{provenance}})}
const refreshPreviousUnknown={id:`refresh/previous-unknown`,level:`warning`,reports:`a new decision after a change of the corpus about another version of the case than the one that was approved`,needs:`base`,*check(dataset){
let{base}=dataset;
if(base!==void 0)for(let decision of newDecisions(dataset)){
let{before,now,refresh,approval}=decision,{from,previous}=refresh;
from!==void 0&&previous!==void 0&&previous!==approval.digest&&(from===before.case.corpusRevision?yield{message:`"previous" is not the digest of the version that is approved in ${quoted(base.name)}, from whose corpus revision this decision leads.`,at:now.locate([`refresh`,`previous`]),fix:`See with "git log -p" for this file whether the case was approved once more in between; if it was not, write the digest of that approval.`}:isConfirmedBetween(dataset,decision)||(yield fromElsewhere(decision,base)))}}};
function isConfirmedBetween({revisions},{before,refresh}){
let revision=revisions.get(refresh.from??``);
return revision!==void 0&&digestUnder(before,revision)===refresh.previous}
function fromElsewhere(decision,base){
let{before,now,refresh}=decision;
return{message:`The decision leads from corpus revision ${quoted(refresh.from??``)}, but in ${quoted(base.name)} the case is approved under ${quoted(before.case.corpusRevision??``)}, and nothing there leads to "previous".`,at:now.locate([`refresh`,`from`]),related:[now.locate([`refresh`,`previous`])],fix:`See with "git log -p" for this file whether the case was approved under ${quoted(refresh.from??``)} in between; if it was not, bring it back ${restoringCase(base,decision)} and decide with ${decideCommand(now)}.`}}
const refreshRules=[refreshUndecided,refreshIncomplete,refreshRevisionNotMoved,refreshOutcomeContradicted,refreshWithoutApproval,refreshBackdated,refreshOfUnapproved,refreshApprovalLost,refreshBeforeApproval,refreshRequestChangesCase,refreshConfirmedEdited,refreshPreviousUnknown,refreshRewritten,refreshOtherReasons],allRules=[fileNotYaml,fileNotUtf8,fileTooLarge,fileNotAFile,fileUnsafeName,fileTwin,fileExecutable,fileUnreadable,fileAmbiguousYaml,fileAmbiguousScalar,fileDuplicateKey,fileOffSchema,fileMisplaced,filePassedOver,caseBlankQuery,caseBlankAnswer,caseCutText,caseHiddenCharacters,caseBlankRevision,caseBlankText,caseWithoutEvidence,caseDuplicateChunk,caseRepeatedEntry,caseDuplicateId,caseWithoutOrigin,caseGeneratedWithoutExcerpt,caseExcerptNotInRevision,caseAbstentionWithEvidence,caseAcceptedAnswerWithoutEvidence,caseExplorationClaimsCalibration,caseVariantWithoutParent,caseDeleted,caseVariantOfInactive,caseEqualPair,caseSameQuestion,caseNearDuplicate,casePossibleParaphrase,caseWithoutAskedMoment,caseWithoutCaller,caseUnknownCallerDocument,evidenceShortForm,evidenceWithoutProvenance,evidenceProvenanceTwice,evidenceProvenanceWithoutChunk,evidenceBlankProvenance,evidenceInsteadOfUnknown,evidenceNotInRevision,evidenceDiffersFromRevision,evidenceQuoteNotInText,evidenceMixedSources,evidencePublishedLater,evidenceWithoutPublication,evidenceOutsideAccess,familyUnknown,familyUngroupedDocument,familyDocumentClaimedTwice,familyCopiedDocument,familyLookAlikeDocument,familyUnderstated,familyOutsideParent,familyRelationOfOne,familyLinkedAcrossSplit,familyBlankText,familyDocumentMoved,familyRelationRemoved,familyGroupingChangedUndated,familyGroupingChanged,splitStatedTwice,splitStatedNowhere,splitUndecided,splitNoneRecorded,splitOneSided,splitFewComponents,splitMoved,splitQuestionMoved,splitHeldOutLate,splitRemoved,splitOutsidePeriod,splitSharedQuestion,splitSharedEvidence,claimChangedUndated,claimChanged,...holdoutRules,...exceptionRules,revisionUnknown,revisionCurrentUnknown,revisionIncomplete,revisionBrokenRecord,revisionAltered,revisionRewritten,revisionEdited,revisionDeleted,revisionPointerMovedBack,revisionHoldsCases,revisionHoldsAnswers,...reviewRules,sentinelWithoutTwoReviews,sentinelReviewedByOne,sentinelByAuthor,sentinelNotIndependent,sentinelOutdated,sentinelUnsupported,sentinelOtherChunks,sentinelUnresolved,sentinelResolutionWithoutDifference,sentinelChunkNotInRevision,sentinelExpectationEdited,sentinelDropped,...refreshRules,policyMissing,policyScopesNarrowed],everydayRules=allRules.filter(rule=>rule.for===void 0);
function check(dataset,rules=everydayRules){
return rulesRun(dataset,rules).flatMap(rule=>[...rule.check(dataset)].map(problem=>({rule:rule.id,level:rule.level,...problem}))).toSorted(byPlace)}
function rulesRun({base},rules=everydayRules){
return base===void 0?rules.filter(({needs})=>needs!==`base`):rules}
function rulesNotRun({base},rules=everydayRules){
return base===void 0?rules.filter(({needs})=>needs===`base`):[]}
function textsFor(rules){
return rules.some(({reads})=>reads===`current-texts`)?`current`:`cited`}
function byPlace(a,b){
return byUtf8(a.at.file,b.at.file)||a.at.line-b.at.line||a.at.column-b.at.column||byUtf8(a.rule,b.rule)||byUtf8(a.message,b.message)}
function notCompared(words,rules){
return{notRun:{...words,rules:rules.map(({id})=>id)}}}
function wordsAtDesk(missing){
let name=`name another earlier state with --base`;
switch(missing.none){
case`no-repository`:
return{reason:`The set lies in no Git repository.`,fix:`To guard what was approved, run "git init", commit the set and check with --base HEAD.`};
case`no-commit`:
return{reason:`The Git repository has no commit that is checked out.`,fix:`To guard what was approved, commit the set and check with --base HEAD.`};
case`no-remote`:
return{reason:`The Git repository has no remote, so no main branch to compare with is known.`,fix:`To guard what was approved, check with --base ${typed(missing.branch)}.`};
case`several-remotes`:
return{reason:`The Git repository has the remotes ${listed$1(missing.remotes.map(one=>`"${one}"`))}, and none that is called "origin".`,fix:`Name what to compare with, as in --base ${missing.remotes[0]??`origin`}/main.`};
case`no-main-branch`:
return{reason:`This clone does not hold the main branch of "${missing.remote}".`,fix:`Fetch it, as in "git fetch ${missing.remote} main:refs/remotes/${missing.remote}/main", or ${name}.`};
case`shallow`:
return{reason:`This shallow clone does not reach back to where the checkout and ${missing.main} parted.`,fix:`Run "git fetch --unshallow", or name a commit that the checkout builds on, as in --base HEAD^1.`};
case`unrelated`:
return{reason:`The checkout and ${missing.main} have no commit in common.`,fix:`To compare with it all the same, check with --base ${missing.main}.`};
case`not-in-clone`:
return{reason:`This clone does not hold commit ${shortId(missing.commit)}.`,fix:`Fetch it, or ${name}.`};
case`unreadable`:
return{reason:`The earlier state cannot be read: ${missing.message}`,fix:`Fetch what this clone leaves out, or ${name}.`}}}
function typed(branch){
return branch!==void 0&&/^[A-Za-z0-9_.][\w./-]*$/.test(branch)?branch:`HEAD`}
function comparisonLines(comparison,style){
if(`base`in comparison){
let{name,commit,holdsSet}=comparison.base,empty=holdsSet?``:`, which has nothing in this place: everything is new`;
return[style.faint(`Compared with ${nameAndId({name,commit})}${empty}.`)]}
let{reason,fix,rules}=comparison.notRun;
if(rules.length===0)return[];
let left=rules.length===1?`1 rule that compares`:`${rules.length} rules that compare`,marked=`did not run ("touchstone rules" marks ${rules.length===1?`it`:`them`}).`;
return[`Not compared with an earlier state. ${terminalText(reason)} ${left} ${marked} ${terminalText(fix)}`]}
function notComparedInJob(comparison){
if(`base`in comparison||comparison.notRun.rules.length===0)return;
let{reason,fix,rules}=comparison.notRun;
return`Not compared with an earlier state. ${reason} ${rules.length===1?`This rule`:`These rules`} did not run: ${listed$1(rules)}. All others did. ${fix}`}
function commitLines(commit,style){
return commit===void 0?[]:[style.faint(`Judged as of ${nameAndId(commit)}: edits that are not committed do not count.`)]}
function nameAndId({name,commit}){
return terminalText(commit.startsWith(name)?shortId(commit):`${name} at ${shortId(commit)}`)}
function shortId(commit){
return commit.slice(0,10)}
async function compareWith(tree,{name,commit,place,tree:earlier},{onStep,cases,rules=[],texts=textsFor(rules)}={}){
return{dataset:await loadDataset(tree,{base:{name:shortId(commit),place,tree:earlier},onStep,cases,texts}),comparison:{base:{name,commit,holdsSet:earlier!==void 0}}}}
async function compareByDefault(tree,find,reading){
try{
let found=await find();
return`none`in found?await alone(tree,reading.words(found),reading):await compareWith(tree,found,reading)}catch(error){
if(!(error instanceof RepositoryError))throw error;
return await alone(tree,reading.words({none:`unreadable`,message:error.message}),reading)}}
async function alone(tree,words,{onStep,cases,rules,texts=textsFor(rules)}){
let dataset=await loadDataset(tree,{onStep,cases,texts});
return{dataset,comparison:notCompared(words,rulesNotRun(dataset,rules))}}
function blobHash(size){
return createHash(`sha1`).update(`blob ${size}\0`)}
function workingTree(root){
return{list:async(folder=``)=>{
let entries=entryAbove(root,folder)?[]:entriesBelow(root,folder);
return await Promise.resolve(entries.toSorted((a,b)=>byUtf8(a.path,b.path)))},entry:async path=>await Promise.resolve(entryAt(root,path)),read:async(path,{max})=>await Promise.resolve(readAtMost(root,path,max)),readNow:(path,{max})=>readAtMost(root,path,max),stream:(path,limit)=>pieces(root,path,limit),objectId:async(path,{max})=>await Promise.resolve(blobId(root,path,max)),past:wanted=>pastOf(root,wanted)}}
async function*pastOf(root,wanted){
if(!mayLieInRepository(realpathSync(root)))return;
let{pastFiles}=await import(`./past-files.js`),real=realpathSync(root),checkout=await findCheckout(real);
if(checkout?.head===void 0)return;
let{repository,head:commit}=checkout;
yield*pastFiles({repository,commit,place:placeIn(checkout,real)},wanted)}
function entriesBelow(root,folder){
let entries=[],children=childrenOf(join(root,folder),folder);
if(children===void 0)return[{path:folder,kind:`closed`}];
for(let child of children){
let path=folder===``?child.name:`${folder}/${child.name}`;
if(!child.isDirectory())entries.push({path,kind:kindOf(child)});else if(child.name===`.git`)continue;else isRepository(join(root,path))?entries.push({path,kind:`submodule`}):entries.push(...entriesBelow(root,path))}
return entries}
function entryAt(root,path){
if(entryAbove(root,dirname(path)))return;
let facts=factsOf(join(root,path));
if(facts!==void 0)return facts.isDirectory()?isRepository(join(root,path))?{path,kind:`submodule`}:void 0:{path,kind:kindOf(facts)}}
function entryAbove(root,path){
let parts=path===``||path===`.`?[]:path.split(`/`);
for(let length=1;length<=parts.length;length++){
let folder=join(root,...parts.slice(0,length)),facts=factsOf(folder);
if(facts===void 0||!facts.isDirectory()||isRepository(folder))return!0}
return!1}
function kindOf(entry){
return entry.isSymbolicLink()?`symlink`:entry.isFile()?`file`:`special`}
function isRepository(folder){
try{
return factsOf(join(folder,`.git`))!==void 0}catch(error){
if(isClosed(error))return!1;
throw error}}
function childrenOf(folder,path){
try{
return readdirSync(folder,{withFileTypes:!0})}catch(error){
if(isAbsent(error))return path.includes(`�`)?void 0:[];
if(isClosed(error))return;
throw error}}
function factsOf(path){
try{
return lstatSync(path,{throwIfNoEntry:!1})}catch(error){
if(isAbsent(error))return;
throw error}}
function readAtMost(root,path,max){
try{
return readFrom(openSync(join(root,path),`r`),max)}catch(cause){
throw isClosed(cause)?new UnreadableError(path,{cause}):cause}}
function readFrom(handle,max){
try{
let buffer=Buffer.alloc(Math.min(fstatSync(handle).size,max)+1),length=0;
for(;length<buffer.length;){
let read=readSync(handle,buffer,length,buffer.length-length,length);
if(read===0)break;
length+=read}
return{bytes:buffer.subarray(0,Math.min(length,max)),more:length>max}}finally{
closeSync(handle)}}
async function*pieces(root,path,{max,isLent=!1}){
try{
if(statSync(join(root,path)).size>max)throw new OversizedError(path,max);
yield*await Promise.resolve(piecesOf(join(root,path),isLent))}catch(cause){
throw isClosed(cause)?new UnreadableError(path,{cause}):cause}}
function*piecesOf(file,isLent){
let handle=openSync(file,`r`);
try{
for(let piece=newPiece(isLent?256:64);;piece=isLent?piece:newPiece(64)){
let length=readSync(handle,piece,0,piece.length,null);
if(length===0)return;
yield piece.subarray(0,length)}}finally{
closeSync(handle)}}
function newPiece(kibibytes){
return Buffer.allocUnsafeSlow(kibibytes*1024)}
function blobId(root,path,max){
let{bytes,more}=readAtMost(root,path,Math.min(max,1048576));
if(!more)return blobHash(bytes.length).update(bytes).digest(`hex`);
let file=join(root,path),{size}=statSync(file);
if(size>max)throw new OversizedError(path,max);
let hash=blobHash(size);
for(let piece of piecesOf(file,!0))hash.update(piece);
return hash.digest(`hex`)}
function isAbsent(error){
return hasCode(error,`ENOENT`,`ENOTDIR`)}
function isClosed(error){
return hasCode(error,`EACCES`,`EPERM`,`EIO`)}
function hasCode(error,...codes){
return error instanceof Error&&`code`in error&&codes.some(code=>code===error.code)}
function problemText({at,message,related=[],fix},{style,place},{mark,between=[]}){
let where=location=>terminalText(`${place(location.file)}:${location.line}:${location.column}`);
return[`${style.strong(where(at))} ${mark}`,`  ${terminalText(message)}`,...between,...related.length===0?[]:[`  see: ${related.map(where).join(`, `)}`],...fix===void 0?[]:[`  fix: ${terminalText(fix)}`]].join(`
`)}
function textReport(findings,options){
return findings.map(finding=>`${textFinding(finding,options)}\n`).join(`
`)}
function defectReport(defects,options){
return textReport(defects.map(defect=>({level:`error`,...defect})),options)}
function textFinding(finding,options,between=[]){
let{rule,level}=finding,{style}=options;
return`${problemText(finding,options,{mark:`${levelled(level,style)} ${rule}`,between})}\n${style.faint(`  why: ${whyOf(rule)}`)}`}
function whyOf(rule){
return`touchstone explain ${rule}`}
function figureRows(all,style){
return all.filter(([,text])=>text!==``).map(([name,text])=>`  ${style.faint(name.padEnd(9))}  ${text}`)}
function rows(all){
let shown=all.filter(([,text])=>text!==``),width=Math.max(9,...shown.map(([name])=>name.length));
return shown.map(([name,text])=>{
let lines=text.trimEnd().split(/\r?\n/).map(terminalText);
return`  ${name.padEnd(width)}  ${lines.join(`\n${` `.repeat(width+4)}`)}`}).join(`
`)}
const severity={notice:0,warning:1,error:2};
function told(findings,{paths,level}){
let named=new Set(paths),here=named.size===0?findings:findings.filter(one=>concerns(one,named)),loud=here.filter(one=>severity[one.level]>=severity[level]);
return{findings:loud,notShown:{otherFiles:findings.length-here.length,belowLevel:here.length-loud.length}}}
function concerns({at,related=[]},paths){
return[at,...related].some(({file})=>isAmong(file,paths))}
function isAmong(file,paths){
for(let end=file.length;end>0;end=file.lastIndexOf(`/`,end-1))if(paths.has(file.slice(0,end)))return!0;
return!1}
function isSound({counts:{findings},rules}){
return findings.error===0&&rules.judged===rules.of}
function claimLines(verdict,style){
let{claim}=verdict;
if(claim===void 0||!isSound(verdict))return[];
let said=[claim.sentence,...claim.caveats];
return figureRows([[`split`,splitFigures(claim)],[`claim`,`${said.map(terminalText).join(` `)} Limits: touchstone families show`]],style)}
function splitFigures({splits:figures,excluded}){
let sides=splits$1.flatMap(split=>{
let held=figures[split];
return held===void 0?[]:[`${split} ${heldInWords(held)}`]}),left=excluded===0?[]:[`${excluded} excluded`];
return[...sides,...left].join(`; `)}
function heldInWords({cases,families,components,withoutFamily}){
if(cases===0)return`nothing approved`;
let alone=withoutFamily===0?``:`; ${withoutFamily} of no family`,names=families===1?`1 family`:`${families} families`;
return`${counted(cases,`question`)} (${names}, ${counted(components,`component`)}${alone})`}
function claimText(claim,style){
let{kind,statement,sentence,caveats,limits}=claim,declared=statement===void 0?kind:`${kind}: ${statement}`;
return[`${style.strong(`Claim`)}  ${terminalText(declared)}`,`  Approved: ${splitFigures(claim)}`,`What a score on test says, where touchstone check finds no error:`,...[sentence,...caveats].map(line=>`  ${terminalText(line)}`),`What it does not say:`,...limits.map(line=>`  ${terminalText(line)}`),``].join(`
`)}
const notSplitYet=`Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.`;
function splitLines({split,counts}){
return split!==`none`||counts.status.approved===0?[]:[notSplitYet]}
const longestLogLine=1e3;
function logLine(text){
return clipped(terminalText(text),longestLogLine)}
function annotationOf({rule,level,message,at,fix,related=[]},place){
let others=related.map(({file,line,column})=>`${place(file)}:${line}:${column}`);
return{level,title:rule,message:[message,...others.length===0?[]:[`see: ${others.join(`, `)}`],...fix===void 0?[]:[`fix: ${fix}`]].map(logLine).join(`
`),at:{file:terminalText(place(at.file)),line:at.line,column:at.column}}}
function verdictLine({counts,holds,notShown,rules,changed},milliseconds,style){
let{error}=counts.findings,found=foundText(counts.findings),mark=error>0?style.red(found):style.green(found),unread=counts.cases-holds.readCases,part=rules.judged===rules.of?``:` by ${rules.judged} of ${rules.of} rules`,gap=part===``||unread===0?``:`, ${unread} of them not read,`;
return changed===void 0?`${mark} ${`in ${counted(counts.cases,`case`)}${gap}${part}`} (${Math.round(milliseconds)} ms)${silent$1(notShown)}`:`${mark} in ${`${changedFiles(changed)}${gap||`,`}`} ${changed.files===0?`so nothing was judged`:`judged alone${part}`} (${Math.round(milliseconds)} ms)${silent$1(notShown)}; only the whole check decides`}
function foundText(counts){
return counts.error>0?levelCounts(counts):withoutErrors(counts)}
function changedFiles({files,deleted}){
let gone=deleted===0?``:` (and ${deleted} deleted)`;
return`${counted(files,`changed file`)}${gone}`}
function levelCounts(counts){
let{error,warning,notice}=counts;
return[...error===0?[]:[counted(error,`error`)],...warning===0?[]:[counted(warning,`warning`)],...notice===0?[]:[counted(notice,`notice`)]].join(`, `)}
function withoutErrors(counts){
let others=levelCounts(counts);
return`0 errors${others===``?``:`, ${others}`}`}
function silent$1({otherFiles,belowLevel}){
let reasons=[...otherFiles===0?[]:[`${otherFiles} in other files`],...belowLevel===0?[]:[`${belowLevel} below --level`]];
return reasons.length===0?``:`, not shown: ${reasons.join(`, `)}`}
function subjectOf(rule){
return rule.slice(0,rule.indexOf(`/`))}
function splitStanding(dataset){
return dataset.families!==void 0&&dataset.families.families===void 0?`unread`:splitGroupingOf(dataset)===void 0?`none`:`recorded`}
function judgmentCounts(dataset){
if(currentRevision(dataset)===void 0)return;
let counts={current:0,carried:0,stale:0},unverifiable={},judgmentOf=judgmentsIn(dataset);
for(let file of dataset.cases){
let judgment=judgmentOf(file);
if(judgment===void 0)continue;
counts[judgment.state]++;
let why=judgment.state===`stale`?judgment.unverifiable[0]:void 0;
why!==void 0&&(unverifiable[why]=(unverifiable[why]??0)+1)}
return Object.keys(unverifiable).length===0?counts:{...counts,unverifiable}}
function judgmentsIn(dataset){
let dueOf=dueUnder(dataset),isCurrent=currentRevision(dataset)!==void 0;
return file=>{
let isRead=file.whole!==void 0||dataset.approved.has(file.path),due=isCurrent&&isRead?dueOf(file):void 0;
return due?.is===`approval`?void 0:due?.currency}}
function staleFiles(dataset){
let judgmentOf=judgmentsIn(dataset),stale=dataset.cases.filter(file=>judgmentOf(file)?.state===`stale`);
return new Set(stale.map(({path})=>path))}
function upkeepIn(dataset){
let changes=new Map([...caseChanges(dataset)].map(change=>[change.now,change])),fresh=new Set(newCases(dataset));
return decided=>{
let{file,outcome}=decided;
if(outcome!==`confirmed`||stageOf(file)!==`approved`||contentState(file)!==`as-judged`||fresh.has(file))return!1;
let change=changes.get(file);
return change!==void 0&&!isConfirmedSince(change)?!1:saysTheSame(dataset,decided)}}
function isConfirmedSince(change){
let{before,now}=change;
if(editedJudgment(change).length>0)return!1;
let{refresh}=now.case;
if(isDeepStrictEqual(refresh,before.case.refresh))return!0;
let approvedAt=before.case.review?.reviewedAt;
return stageOf(before)!==`approved`||approvedAt===void 0?!1:refresh?.at!==void 0&&isLater(refresh.at,approvedAt)}
function saysTheSame(dataset,decided){
let{file,refresh}=decided,revision=dataset.revisions.get(refresh.from??``),digest=revision&&digestUnder(file,revision);
return digest!==void 0&&digest===refresh.previous||(digest===void 0||hasQuotes(file))&&isAsDecided(decided)}
function hasQuotes({case:{provenance=[]}}){
return provenance.some(entry=>entry?.quote!==void 0)}
function countsOf(dataset,findings){
let{cases,defects}=dataset,status={approved:0,pending:0,rejected:0,retired:0},kind={answerable:0,inconclusive:0,abstention:0};
for(let file of cases){
let stage=stageOf(file);
stage!==void 0&&status[stage]++,file.case.kind!==void 0&&kind[file.case.kind]++}
let unreadable=defects.filter(isOfTheSet).map(({at})=>at.file).filter(isInCases),files=new Set([...cases.map(({path})=>path),...unreadable]),unverified=cases.filter(file=>takesPart(file)&&lacksText(dataset,file)).length;
return{cases:files.size,status,kind,unverified,judgments:judgmentCounts(dataset),refreshes:refreshCounts(dataset),findings:levelTally(findings)}}
function refreshCounts(dataset){
let isUpkeep=upkeepIn(dataset),outcome={confirmed:0,revised:0,abstained:0,retired:0},[awaiting,maintenance]=[0,0];
for(let decided of decidedRefreshes(dataset)){
let stage=stageOf(decided.file);
stage===`pending`&&awaitsJudgments(decided.file)&&awaiting++,stage===(keepsInUse(decided)?`approved`:`retired`)&&(outcome[decided.outcome]++,isUpkeep(decided)&&maintenance++)}
let undecided=dataset.cases.filter(file=>file.case.refresh!==void 0&&!file.has([`refresh`,`outcome`])).length,total=Object.values(outcome).reduce((sum,count)=>sum+count,0);
return{undecided,awaiting,maintenance,newJudgments:total-maintenance,outcome}}
function levelTally(findings){
let levels={error:0,warning:0,notice:0};
for(let{level}of findings)levels[level]++;
return levels}
function holdingsOf(dataset,counts){
let approved=dataset.cases.filter(isApproved),rows=[[`approved`,approved.length===0?noneApproved(dataset):outcomes(approved)],[``,approved.length===0?``:writers(approved)],[``,approved.length===0?``:reviewers(approved)],[`judgments`,judgmentWords(counts)],[`refreshes`,refreshWords(counts)],[`sentinels`,sentinels(dataset.cases)],[`waiting`,candidates(dataset.cases.filter(isWaiting))],[`texts`,unverified(counts)],[`set aside`,list({rejected:counts.status.rejected,retired:counts.status.retired})],[`corpus`,corpus(dataset)]];
return{readCases:dataset.cases.length,rows}}
function setSummary({rows},style){
return figureRows(rows,style).join(`
`)}
function isApproved(file){
return stageOf(file)===`approved`}
function isWaiting(file){
return stageOf(file)===`pending`}
function noneApproved(dataset){
return dataset.cases.length>0?`none yet: every case is a candidate`:currentRevision(dataset)===void 0?`none yet`:`none yet; write the first case: touchstone new`}
function outcomes(approved){
let kinds=tally(approved.map(file=>file.case.kind));
return`${counted(approved.length,`case`)}: ${byCount(kinds,(kind,count)=>`${count} ${kind}`)}`}
function writers(approved){
let words={human:`written by people`,synthetic:`generated`,telemetry:`from telemetry`,import:`imported`};
return byCount(tally(approved.map(file=>file.case.origin?.kind)),(origin,count)=>`${count} ${words[origin]??origin}`)}
function reviewers(approved){
let names=tally(approved.map(file=>file.case.review?.reviewedBy)),unproved=approved.filter(file=>file.case.review?.proof===void 0),where=unproved.filter(file=>file.case.review?.via===`local`).length===unproved.length?` recorded at a desk,`:``,note=unproved.length===0?``:` (${unproved.length}${where} not proved on GitHub)`;
return`judged by ${byCount(names,(name,count)=>`${terminalText(name)} ${count}`)}${note}`}
function judgmentWords({judgments}){
if(judgments===void 0)return``;
let{current,carried,stale}=judgments;
return carried+stale===0?``:`${current} current, ${carried} carried, ${stale} stale${stale===0?``:`: ${stale===1?`waits for another look`:`wait for another look`} (touchstone refresh plan tells which and why)${unverifiable(judgments)}`}`}
function unverifiable({unverifiable:doubts={}}){
let counts=Object.values(doubts);
return counts.length===0?``:`; ${counts.reduce((sum,count)=>sum+count,0)} of them cannot be verified: ${listed$1(Object.keys(doubts).toSorted(byUtf8))}`}
function refreshWords({refreshes}){
let{undecided,awaiting,maintenance,newJudgments,outcome}=refreshes,{confirmed,...others}=outcome,judgedAnew={...others,"confirmed and changed":confirmed-maintenance},anew=newJudgments===0?``:` (${list(judgedAnew)})`,decided=maintenance+newJudgments;
return[...undecided===0?[]:[`${undecided} undecided`],...awaiting===0?[]:[`${awaiting} waiting for two judgments`],...decided===0?[]:[`${decided} decided: ${maintenance} as maintenance (confirmed), ${newJudgments} as new judgments${anew}`]].join(`, `)}
function sentinels(cases){
let kept=cases.filter(file=>file.case.sentinel!==void 0),approved=kept.filter(isApproved),waiting=kept.filter(isWaiting).length;
if(approved.length+waiting===0)return``;
let watched=new Set(approved.map(file=>file.case.sentinel?.why)),missing=sentinelReasons.filter(why=>!watched.has(why)),others=waiting===0?``:`, ${waiting} waiting`,gaps=missing.length===0?`, of every kind`:`; none marked ${listed$1(missing,`or`)}`;
return`${counted(approved.length,`case`)}${others}${gaps}`}
function unverified({unverified:count}){
return count===0?``:`${counted(count,`case`)} with unverified evidence: the set does not keep its text`}
function candidates(waiting){
let[first]=waiting.map(file=>file.case.id??file.path).toSorted(byUtf8);
if(first===void 0)return``;
let next=`touchstone review record ${terminalText(first)}`;
return`${counted(waiting.length,`candidate`)}; judge the first with: ${next}`}
function corpus(dataset){
let revision=currentRevision(dataset);
if(revision===void 0)return`no current revision; record what the retriever can see: touchstone corpus snapshot --help`;
let documents=counted(revision.documents?.count??0,`document`),chunks=counted(revision.chunks?.count??0,`chunk`);
return`${terminalText(revision.id)}: ${documents}, ${chunks}`}
function tally(words){
let counts=new Map;
for(let word of words)word!==void 0&&counts.set(word,(counts.get(word)??0)+1);
return counts}
function byCount(counts,say){
return[...counts].toSorted(([a,n],[b,m])=>m-n||byUtf8(a,b)).map(([word,count])=>say(word,count)).join(`, `)}
function list(counts){
return Object.entries(counts).filter(([,count])=>count>0).map(([name,count])=>`${count} ${name}`).join(`, `)}
function claimJson(verdict){
let{claim}=verdict;
return claim===void 0?null:isSound(verdict)?claim:{...claim,sentence:null}}
function jsonText(value,{indent=0}={}){
return(JSON.stringify(value,void 0,indent)??`null`).replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]|(?<=##)\[/gu,jsonEscape)}
function jsonEscape(character){
return character.split(``).map(unit=>unit.charCodeAt(0).toString(16).padStart(4,`0`)).map(digits=>`\\u${digits}`).join(``)}
function*jsonList(items,valueOf){
let before=`[`;
for(let at=0;at<items.length;at+=200){
let some=items.slice(at,at+200).map(valueOf);
yield before+jsonText(some).slice(1,-1),before=`,`}
yield items.length===0?`[]`:`]`}
function*jsonReport(verdict){
let{findings,counts,rules,notShown,split,comparison,commit,changed}=verdict,claim=claimJson(verdict),left=`notRun`in comparison?comparison.notRun.rules.length:0,ran={...rules,judged:rules.judged-left},before=`{"findings":[`;
for(let finding of findings)yield before+jsonText(jsonFinding(finding)),before=`,`;
yield`${findings.length===0?before:``}],${jsonText({counts,rules:ran,notShown,split,claim,commit,changed,...comparison}).slice(1)}\n`}
function jsonFinding({rule,level,message,at,fix,related}){
return{rule,level,message,...placeOf(at),...fix===void 0?{}:{fix},...related===void 0?{}:{related:related.map(placeOf)}}}
function placeOf({file,line,column}){
return{file,line,column}}
const baseOption=new Option(`--base <ref>`,`the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)`);
async function findBase({folder,set},base){
let from=set??folder;
if(base===void 0&&set===void 0&&!mayLieInRepository(realpathSync(folder)))return{none:`no-repository`};
let{askedBase,defaultBase}=await import(`./find-base.js`);
if(base!==void 0)return await askedBase(from,base);
try{
return await defaultBase(from)}catch(error){
if(!(error instanceof RepositoryError))throw error;
return{none:`unreadable`,message:error.message}}}
async function compareFound(tree,found,{base,...wanted}){
return base!==void 0&&!(`none`in found)?await compareWith(tree,found,wanted):await compareByDefault(tree,async()=>await Promise.resolve(found),{...wanted,words:wordsAtDesk})}
function chosenRules(words,of){
let unknown=words.find(word=>!allRules.some(rule=>isNamed(rule,word)));
if(unknown!==void 0)throw new UsageError(terminalText(noRule(unknown)));
return allRules.filter(rule=>words.some(word=>rule.id===word||of.includes(rule)&&isNamed(rule,word)))}
function isNamed({id},word){
return id===word||subjectOf(id)===word.replace(/\/$/,``)}
function noRule(word){
let ids=allRules.map(({id})=>id);
return`No rule has the name "${word}". ${writeInstead(word,word.includes(`/`)?ids:[...new Set(ids.map(subjectOf)),...ids],`All rules are listed by: touchstone rules`)}`}
async function existingFolder(cwd,given){
let folder=resolve(cwd,given);
if(await isFolder(folder))return folder;
throw new UsageError(`"${terminalText(given)}" is not a folder that can be opened.`)}
async function setFolder(cwd,given){
let folder=await existingFolder(cwd,given);
if(await holdsSet(folder))return folder;
let above=await setAbove(folder),[top=``]=above===void 0?[]:pathInSet(above,cwd,folder).split(`/`);
if(above!==void 0&&[`cases`,`corpus-revisions`].includes(top))return above;
throw new UsageError(`"${terminalText(given)}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it. A set begins with: touchstone init --help`)}
async function setFolderOf(cwd,file){
let folder=await setAbove(resolve(cwd,file));
if(folder!==void 0)return folder;
throw new UsageError(`"${terminalText(file)}" lies in no evaluation set.`)}
async function setAbove(full){
for(let folder=dirname(full);;folder=dirname(folder)){
if(await holdsSet(folder))return folder;
if(folder===dirname(folder))return}}
function pathInSet(folder,cwd,file){
return relative(folder,resolve(cwd,file)).split(sep).join(`/`)}
function placeFrom(cwd,folder,given=folder){
let way=relative(cwd,folder),parts=way.split(sep),elsewhere=isAbsolute(way)||parts[0]===`..`&&parts.some(part=>part!==`..`);
return file=>join(elsewhere?given:way,file)}
async function holdsSet(folder){
return await isFolder(join(folder,`cases`))||await isFolder(join(folder,`corpus-revisions`))}
async function isFolder(path){
return await stat(path).then(facts=>facts.isDirectory(),()=>!1)}
async function namedPlaces(cwd,words){
let[first=`.`,...others]=words,{path,...set}=await namedPlace(cwd,first),paths=[path];
for(let word of others){
let place=await namedPlace(cwd,word);
if(place.folder!==set.folder)throw new UsageError(terminalText(`"${first}" and "${word}" lie in two sets; name places in one set.`));
paths.push(place.path)}
return{...set,paths:paths.includes(``)?[]:paths}}
function isAmongPlaces({paths}){
let named=new Set(paths);
return path=>named.size===0||isAmong(path,named)}
function assertHoldCases({paths},only){
let other=paths.find(path=>path!==`cases`&&!isInCases(path));
if(other!==void 0)throw new UsageError(`"${terminalText(other)}" holds no cases, and only cases are ${only}.`)}
async function namedPlace(cwd,word){
let full=resolve(cwd,word),isFile=await opened$1(full,word);
if(!isFile&&await holdsSet(full))return{folder:full,given:word,path:``};
let folder=await setAbove(full),path=folder===void 0?``:pathInSet(folder,cwd,word);
if(folder!==void 0&&isPart(path,isFile))return{folder,given:isAbsolute(word)?folder:relative(cwd,folder),path};
if(!isFile)return{folder:await setFolder(cwd,word),given:word,path:``};
throw new UsageError(terminalText(folder===void 0?`"${word}" lies in no evaluation set.`:`"${word}" is no file of the set around it, so it is not read.`))}
async function opened$1(full,word){
try{
return await access(full,constants.R_OK),!(await stat(full)).isDirectory()}catch(cause){
throw new UsageError(`"${terminalText(word)}" is not a file or folder that can be opened.`,{cause})}}
function isPart(path,isFile){
if(path===`families.yaml`||path===`.github/touchstone.yaml`)return isFile;
let[top=``]=path.split(`/`);
return top===`cases`?!isFile||isYamlName(path):top===revisionsFolder}
function githubReport(findings,{place,closing}){
return[...findings.map(finding=>command(annotationOf(finding,place))),...closing.map(line=>logLine(line))].map(line=>`${line}\n`).join(``)}
function command({level,title,message,at}){
let properties={title,...at&&{file:at.file,line:String(at.line)},...at?.column!==void 0&&{col:String(at.column)}};
return`::${level} ${Object.entries(properties).map(([name,value])=>`${name}=${inProperty(value)}`).join(`,`)}::${inMessage(message)}`}
function inMessage(text){
return text.replaceAll(`%`,`%25`).replaceAll(`\r`,`%0D`).replaceAll(`
`,`%0A`)}
function inProperty(text){
return inMessage(text).replaceAll(`:`,`%3A`).replaceAll(`,`,`%2C`)}
function sarifText(text){
return visibleText(text).replace(/(?<=\])\(/g,escapeOf).replace(/[{}]/g,`$&$&`)}
function sarifReport(findings,run){
return`${jsonText({$schema:`https://json.schemastore.org/sarif-2.1.0.json`,version:`2.1.0`,runs:[{tool:{driver:{name:`Touchstone`,version:run.version,rules:run.rules.map(ruleOf)}},invocations:[invocation(run)],columnKind:`utf16CodeUnits`,originalUriBaseIds:{[root]:{description:{text:`The root of the repository.`}}},results:results(findings,run),properties:{split:run.split,claim:run.claim}}]},{indent:2})}\n`}
const root=`%SRCROOT%`;
function ruleOf({id,level,reports}){
let sentence=`This rule reports ${reports}.`;
return{id,shortDescription:{text:sentence},fullDescription:{text:sentence},help:{text:`${sentence} Why, and an example: ${whyOf(id)}`},defaultConfiguration:{level:sarifLevel(level)}}}
function sarifLevel(level){
return level===`notice`?`note`:level}
function invocation({rules,notRun}){
return{executionSuccessful:!0,toolExecutionNotifications:notRun.map(rule=>({level:`note`,message:{text:`The rule "${rule.id}" did not run: there is no earlier state of the set to compare with.`},associatedRule:{id:rule.id,index:rules.indexOf(rule)}}))}}
function results(findings,{rules,place}){
let indices=new Map(rules.map(({id},index)=>[id,index])),met=new Map;
return findings.map(finding=>{
let{rule,level,message,fix,at,related=[]}=finding,ruleIndex=indices.get(rule),same=JSON.stringify([rule,at.file,message]),before=met.get(same)??0;
met.set(same,before+1);
let lines=[sarifText(message),...related.length===0?[]:[`see: ${related.map(linkTo).join(`, `)}`],...fix===void 0?[]:[`fix: ${sarifText(fix)}`]];
return{ruleId:rule,...ruleIndex===void 0?{}:{ruleIndex},level:sarifLevel(level),message:{text:lines.join(`
`)},locations:[{physicalLocation:physical(at,place)}],...related.length===0?{}:{relatedLocations:related.map((location,index)=>({id:index+1,physicalLocation:physical(location,place),message:{text:`This takes part in it.`}}))},partialFingerprints:{"touchstone/v1":sha256(JSON.stringify([same,before]))}}})}
function linkTo(_,index){
return`[this place](${index+1})`}
function physical({file,line,column},place){
return{artifactLocation:{uri:uriOf(place(file)),uriBaseId:root},region:{startLine:line,startColumn:column}}}
function uriOf(path){
return path.replace(/\p{Cs}/gu,`�`).split(`/`).map(encodeURIComponent).join(`/`)}
function*textVerdict(verdict,options){
for(let finding of verdict.findings)yield`${textFinding(finding,options)}\n\n`;
yield ending(verdict,options)}
function ending(verdict,{style,elapsed}){
return[...isSound(verdict)?[setSummary(verdict.holds,style)]:[],...claimLines(verdict,style),...splitLines(verdict),...commitLines(verdict.commit,style),...comparisonLines(verdict.comparison,style),verdictLine(verdict,elapsed(),style),``].join(`
`)}
async function placeInRepository(cwd,folder){
let checkout=await findCheckout(folder),way=relative(checkout?.root??cwd,folder).split(sep),above=way[0]===``||way[0]===`..`;
return file=>above?file:[...way,file].join(`/`)}
const formatNames=[`text`,`json`,`github`,`sarif`],formats={async*text(verdict,{io,tree,place,started}){
let options={style:io.style,place,elapsed:()=>io.now()-started};
if(io.terminal===void 0){
yield*textVerdict(verdict,options);
return}
let{terminalVerdict}=await import(`./terminal-verdict.js`);
yield*terminalVerdict(verdict,{...options,...io.terminal,tree})},json:verdict=>jsonReport(verdict),async*github(verdict,{io,folder,started}){
let place=await placeInRepository(io.cwd,folder),closing=[...claimLines(verdict,plainStyle),...splitLines(verdict),...commitLines(verdict.commit,plainStyle),...comparisonLines(verdict.comparison,plainStyle),verdictLine(verdict,io.now()-started,plainStyle)];
yield githubReport(verdict.findings,{place,closing})},async*sarif(verdict,{io,folder,rules}){
let{comparison,findings,split}=verdict,place=await placeInRepository(io.cwd,folder),left=`notRun`in comparison?comparison.notRun.rules:[],notRun=rules.filter(({id})=>left.includes(id)),claim=claimJson(verdict);
yield sarifReport(findings,{version:package_default.version,rules,notRun,split,claim,place})}};
function checkFlags(command){
return command.addOption(new Option(`--format <format>`,`how to print the verdict`).choices(formatNames).default(`text`)).addOption(new Option(`--level <level>`,`tell findings of this level and above`).choices([`error`,`warning`,`notice`]).default(`notice`)).addOption(new Option(`--rule <rule>`,`judge by this rule only, or by those of a subject such as case; may stand several times`).argParser((word,before)=>[...before??[],word])).addOption(new Option(`--for <purpose>`,`judge as well whether the split is fit for this: both sides present, enough test components`).choices([`evaluation`])).addOption(baseOption).option(`--commit <ref>`,`judge this branch, tag or commit instead of the files of the folder`).option(`--changed`,`judge only the case files that differ from --base, each alone, by the rules that concern one file`).option(`--fresh`,`judge every file anew, without what earlier runs have kept of the set`).option(`--fix`,`first write what is sure: the look-ups of touchstone fill, and quotes around values that readers take differently`)}
async function checkOptions(cwd,paths,flags){
let{format,level,rule,base,commit,fix,changed}=flags,of=flags.for===`evaluation`?allRules:everydayRules;
assertFit(flags);
let chosen=rule===void 0?flags.among?.(of)??of:chosenRules(rule,of),rules=changed===void 0?chosen:chosen.filter(({perFile})=>perFile);
if(rules.length===0)throw new UsageError(`None of these rules can judge a file alone; leave out --changed to judge the whole set by them.`);
return{...await placesIn$1(cwd,paths,commit),format,level,rules,of,base,commit,changed:changed===!0,fix:fix===!0,fresh:flags.fresh===!0}}
async function placesIn$1(cwd,paths,commit){
if(commit===void 0)return{...await namedPlaces(cwd,paths),set:void 0};
let{committedPlaces}=await import(`./committed-places.js`);
return await committedPlaces(cwd,paths,commit)}
function assertFit({commit,changed,fix}){
if(fix!==void 0){
if(commit!==void 0)throw new UsageError(`A commit stays as it is: --fix writes files, so leave out --commit.`);
if(changed!==void 0)throw new UsageError(`--fix looks at the whole set, so leave out --changed; named files are fixed alone.`)}}
var KeptCases=class{
#bytes;
#places;
constructor(bytes){
this.#bytes=bytes??Buffer.alloc(0),this.#places=bytes===void 0?new Map:placesIn(bytes)}
get size(){
return this.#places.size}
line(path,blob){
let place=this.#places.get(path);
return place?.blob===blob?this.#bytes.subarray(place.start,place.end):void 0}};
function placesIn(bytes){
let end=bytes.length-16,start=Number(bytes.toString(`latin1`,end)),{paths,blobs,ends}=JSON.parse(bytes.toString(`utf8`,start,end));
return new Map(paths.map((path,index)=>[path,{blob:blobs[index]??``,start:ends[index-1]??0,end:ends[index]??0}]))}
function caseOfBytes(line){
return caseOfLine(Buffer.from(line.buffer,line.byteOffset,line.byteLength).toString(`utf8`))}
var CaseKeeper=class{
#index={paths:[],blobs:[],ends:[]};
#lines=[];
#length=0;
#isNew=!1;
again(path,blob,line){
this.#length+line.length>536870912||(this.#lines.push(line),this.#length+=line.length,this.#index.paths.push(path),this.#index.blobs.push(blob),this.#index.ends.push(this.#length))}
add(path,blob,line){
this.#isNew=!0,this.again(path,blob,line)}
isNewTo(cases){
return this.#isNew||this.#lines.length!==cases.size}
write(writer){
for(let line of this.#lines)writer.add(line);
writer.add(Buffer.from(JSON.stringify(this.#index))),writer.add(Buffer.from(String(this.#length).padStart(16))),writer.finish()}};
function readKept(file,label){
let bytes=bytesOf(file);
if(bytes===void 0)return;
let body=bytes.subarray(headLength),head=headOf(hashFor(label).update(body));
return bytes.subarray(0,headLength).equals(head)?body:void 0}
function bytesOf(file){
try{
let facts=lstatSync(file);
return facts.isFile()&&facts.size<=0x40000000?readFileSync(file):void 0}catch{
return}}
var KeptWriter=class{
#file;
#beside;
#hash;
#handle;
#pieces=[];
#waiting=0;
constructor(file,label){
this.#file=file,this.#beside=`${file}.${randomBytes(6).toString(`hex`)}.new`,this.#hash=hashFor(label),this.#handle=opened(this.#beside),this.#trying(handle=>writeSync(handle,Buffer.alloc(headLength)))}
add(piece){
this.#pieces.push(piece),this.#waiting+=piece.length,this.#waiting>1048576&&this.#flush()}
finish(){
this.#flush(),this.#trying(handle=>{
writeSync(handle,headOf(this.#hash),0,headLength,0),renameSync(this.#beside,this.#file),this.#handle=void 0,closeSync(handle)})}
drop(){
let handle=this.#handle;
if(handle!==void 0){
this.#handle=void 0;
try{
closeSync(handle),rmSync(this.#beside,{force:!0})}catch{}}}
#flush(){
let all=Buffer.concat(this.#pieces);
this.#pieces=[],this.#waiting=0,this.#hash.update(all),this.#trying(handle=>{
for(let at=0;at<all.length;)at+=writeSync(handle,all,at)})}
#trying(write){
try{
this.#handle!==void 0&&write(this.#handle)}catch{
this.drop()}}};
function opened(file){
try{
return makeFolder(dirname(file)),openSync(file,`wx`,384)}catch{
return}}
function makeFolder(folder){
try{
mkdirSync(folder,{mode:448})}catch(error){
if(isCode(error,`EEXIST`))return;
if(!isCode(error,`ENOENT`)||dirname(folder)===folder)throw error;
makeFolder(dirname(folder)),mkdirSync(folder,{mode:448})}}
function isCode(error,code){
return error instanceof Error&&`code`in error&&error.code===code}
const headLength=81;
function headOf(hash){
return Buffer.from(`touchstone kept ${hash.digest(`hex`)}\n`)}
function hashFor(label){
return createHash(`sha256`).update(JSON.stringify(label))}
function keptFolder(environment){
let{XDG_CACHE_HOME:chosen,LOCALAPPDATA:local,HOME:home}=environment;
return chosen!==void 0&&isAbsolute(chosen)?join(chosen,`touchstone`):local!==void 0&&isAbsolute(local)?join(local,`touchstone`,`cache`):home===void 0||!isAbsolute(home)?void 0:join(home,`.cache`,`touchstone`)}
async function clearKept(folder,now){
let total=0;
for(let{path,at,files}of await keptSets(folder)){
for(let{file,at:written,size}of files)total+=size,file.endsWith(`.new`)&&written+36e5<now&&await remove(file);
(at+2592e6<now||total>0x80000000)&&await remove(path)}}
async function remove(path){
await rm(path,{recursive:!0,force:!0}).catch(()=>void 0)}
async function keptSets(folder){
let names=(await readdir(folder).catch(()=>[])).filter(name=>/^[0-9a-f]{32}$/.test(name));
return(await Promise.all(names.map(async name=>await filesOf(join(folder,name))))).toSorted((a,b)=>b.at-a.at)}
async function filesOf(path){
let all=(await readdir(path).catch(()=>[])).map(async name=>{
let file=join(path,name),facts=await stat(file).catch(()=>void 0);
return{file,at:facts?.mtimeMs??0,size:facts?.size??0}}),files=await Promise.all(all);
return{path,at:Math.max(0,...files.map(({at})=>at)),files}}
function fileFacts({root,now},path){
let facts;
try{
facts=lstatSync(join(root,path),{throwIfNoEntry:!1})}catch{
return}
if(facts?.isFile()!==!0)return;
let{size,mtimeMs,ctimeMs,ino}=facts;
return Math.max(mtimeMs,ctimeMs)+3e3<now?`${size} ${mtimeMs} ${ctimeMs} ${ino}`:void 0}
function keptReader(others,known){
return async function*read(_tree,paths){
let lines=new Map;
for(let path of paths){
let line=await keptLine(path,known);
line!==void 0&&lines.set(path,line)}
let unknown=paths.filter(path=>!lines.has(path)),place=0,index=0;
for await(let one of others(known.tree,unknown)){
let path=unknown[index++]??``;
for(;paths[place]!==path;place++)yield keptAgain(paths[place]??``,lines,known);
place++,keepNew(path,one,known),yield one}
for(;place<paths.length;place++)yield keptAgain(paths[place]??``,lines,known)}}
function keptAgain(path,lines,{tree,keeper}){
let line=lines.get(path)??Buffer.alloc(0);
return keeper.again(path,tree.seen(path)?.blob??``,line),{plain:caseOfBytes(line),text:void 0}}
function keepNew(path,{plain,text,line},known){
let seen=known.tree.seen(path);
seen!==void 0&&text!==void 0&&known.keeper.add(path,seen.blob,Buffer.from(line??caseLine(plain)))}
async function keptLine(path,known){
let{disk,tree,files,cases}=known;
if(cases.size===0)return;
let file=files.get(path),facts=fileFacts(disk,path);
file!==void 0&&facts!==void 0&&facts===file.facts?tree.note(path,file):await tree.objectId(path,{max:limits.case}).catch(()=>void 0);
let seen=tree.seen(path);
return seen===void 0?void 0:cases.line(path,seen.blob)}
var WatchedTree=class{
#tree;
#disk;
#lists=new Map;
#entries=new Map;
#files=new Map;
#isWhole=!0;
readNow;
past;
constructor(tree,disk){
this.#tree=tree;
let{past}=tree;
past!==void 0&&(this.past=wanted=>(this.#isWhole=!1,past(wanted))),this.#disk=disk,this.readNow=tree.readNow}
get sightings(){
return this.#isWhole?{lists:this.#lists,entries:this.#entries,files:this.#files}:void 0}
seen(path){
return this.#files.get(path)}
note(path,file){
this.#files.set(path,file)}
async list(folder=``){
let list=await this.#tree.list(folder);
return this.#lists.set(folder,hashOfList(list)),list}
async entry(path){
let entry=await this.#tree.entry(path);
return this.#entries.set(path,entry?.kind??``),entry}
async read(path,limit){
let facts=fileFacts(this.#disk,path),reading=await this.#tree.read(path,limit).catch(error=>this.#lose(error)),{bytes,more}=reading;
return more?this.#isWhole=!1:this.note(path,{blob:blobHash(bytes.length).update(bytes).digest(`hex`),facts}),reading}
async*stream(path,limit){
let facts=fileFacts(this.#disk,path),size=lstatSync(join(this.#disk.root,path),{throwIfNoEntry:!1})?.size??0,hash=blobHash(size),left=size,isDone=!1;
try{
for await(let piece of this.#tree.stream(path,limit))hash.update(piece),left-=piece.length,yield piece;
isDone=!0}finally{
isDone&&left===0?this.note(path,{blob:hash.digest(`hex`),facts}):this.#isWhole=!1}}
async objectId(path,limit){
let facts=fileFacts(this.#disk,path),blob=await this.#tree.objectId(path,limit).catch(error=>this.#lose(error));
return this.note(path,{blob,facts}),blob}
#lose(error){
throw this.#isWhole=!1,error}};
async function seenAgain(tree,disk,{lists,entries,files}){
for(let[path,kind]of entries)if(((await tree.entry(path))?.kind??``)!==kind)return;
for(let[folder,hash]of lists)if(hashOfList(await tree.list(folder))!==hash)return;
let again=new Map;
for(let[path,file]of files){
let facts=fileFacts(disk,path),isSame=facts!==void 0&&facts===file.facts;
if(!isSame&&await blobNow(tree,path)!==file.blob)return;
again.set(path,isSame?file:{blob:file.blob,facts})}
return{lists,entries,files:again}}
async function blobNow(tree,path){
return await tree.objectId(path,{max:1/0}).catch(()=>void 0)}
function hashOfList(list){
let hash=createHash(`sha256`);
return hash.update(list.map(({path,kind})=>`${kind} ${path}\0`).join(``)),hash.digest(`hex`)}
var KeptSet=class KeptSet{
#place;
#tree;
#last;
constructor(place,tree,last){
this.#place=place,this.#tree=tree,this.#last=last}
static open(place,tree){
let bytes=readOf(place,`verdict`);
return new KeptSet(place,tree,bytes===void 0?void 0:lastRunIn(bytes))}
async verdict(question){
let last=this.#last;
if(last?.question!==question)return;
let{files}=last.sightings,sightings=await seenAgain(this.#tree,diskOf(this.#place),last.sightings);
if(sightings!==void 0)return[...sightings.files].some(([path,file])=>files.get(path)!==file)&&writeLastRun(this.#place,{...last,sightings}),last.verdict}
begin(){
let disk=diskOf(this.#place),tree=new WatchedTree(this.#tree,disk),cases=new KeptCases(readOf(this.#place,`cases`)),keeper=new CaseKeeper,files=this.#last?.sightings.files??new Map,keepCases=async()=>{
keeper.isNewTo(cases)&&(keeper.write(writerOf(this.#place,`cases`)),await clearKept(this.#place.folder,disk.now))};
return{tree,reader:others=>keptReader(others,{disk,tree,files,cases,keeper}),keepCases:async()=>{
await keepCases();
let sightings=this.#last===void 0?tree.sightings:void 0;
sightings!==void 0&&writeLastRun(this.#place,{sightings,...noVerdict})},keep:async(question,verdict,told)=>{
await keepCases();
let sightings=tree.sightings;
if(sightings===void 0)return;
let some=new Map([...sightings.files].filter(([path])=>told.has(path)));
await seenAgain(this.#tree,disk,{...nothing,files:some})!==void 0&&writeLastRun(this.#place,{sightings,question,verdict})}}}};
const noVerdict={question:``,verdict:void 0},nothing={lists:new Map,entries:new Map};
function diskOf({root,now}){
return{root,now:now()}}
function readOf(place,name){
let file=fileOf(place,name);
return existsSync(file)?readKept(file,labelOf(place,name)):void 0}
function writerOf(place,name){
return new KeptWriter(fileOf(place,name),labelOf(place,name))}
function fileOf({folder,root},name){
let set=createHash(`sha256`).update(root).digest(`hex`).slice(0,32);
return join(folder,set,name)}
function labelOf({root,code},name){
return JSON.stringify([name,root,code()])}
function lastRunIn(bytes){
let{question,verdict,lists,entries,paths,blobs,facts}=JSON.parse(bytes.toString(`utf8`)),files=new Map(paths.map((path,index)=>[path,{blob:blobs[index]??``,facts:facts[index]??void 0}]));
return{question,verdict,sightings:{lists:new Map(lists),entries:new Map(entries),files}}}
function writeLastRun(place,{question,verdict,sightings}){
let{lists,entries,files}=sightings,seen=[...files.values()],written={question,verdict,lists:[...lists],entries:[...entries],paths:[...files.keys()],blobs:seen.map(({blob})=>blob),facts:seen.map(({facts})=>facts??null)},writer=writerOf(place,`verdict`);
writer.add(Buffer.from(JSON.stringify(written))),writer.finish()}
const caseThreads=async function*(tree,paths){
let script=new URL(`../case-worker.js`,import.meta.url);
if(paths.length<500||!existsSync(script)){
yield*oneByOne(tree,paths);
return}
let{availableParallelism}=await import(`node:os`),{threadReader}=await import(`./thread-reader.js`);
yield*threadReader({script,count:Math.min(availableParallelism(),4)-1})(tree,paths)};
async function judgedSet({options,progress,place}){
try{
if(options.changed)return await judgedChanged(options,progress);
let tree=options.set?.tree??workingTree(options.folder),found=await findBase(options,options.base),fresh=async(reader,from)=>await judge({tree:from,reader,found},options,progress);
return place===void 0?await fresh(caseThreads,tree):await judgeKept(place,tree,{question:questionOf(found,options),found,fresh})}finally{
progress.clear()}}
async function judge({tree,reader,found},{base,rules},progress){
let{dataset,comparison}=await compareFound(tree,found,{base,rules,cases:reader,onStep:progress.reading});
return{...heldIn(dataset,check(dataset,progress.judging(rulesRun(dataset,rules)))),comparison,split:splitStanding(dataset),claim:splitClaimOf(dataset)}}
async function judgedChanged(options,progress){
let{base,rules}=options,{loadChanged}=await import(`./changed-cases.js`),{dataset,comparison,changed,files}=await loadChanged(options,{base,onStep:progress.reading}),held=heldIn(dataset,check(dataset,progress.judging(rulesRun(dataset,rules))).filter(({at})=>files.has(at.file))),counts={...held.counts,judgments:void 0};
return{...held,counts,comparison,changed,split:`unread`,claim:void 0}}
function heldIn(dataset,findings){
let counts=countsOf(dataset,findings);
return{findings,counts,holds:holdingsOf(dataset,counts)}}
async function judgeKept(place,tree,{question,found,fresh}){
let set=KeptSet.open(place,tree),known=await set.verdict(question);
if(known!==void 0)return known;
let run=set.begin(),judgment=await fresh(run.reader(caseThreads),run.tree),{counts,comparison,findings}=judgment;
return(`none`in found||`base`in comparison)&&counts.cases>=place.least&&await run.keep(question,judgment,new Set(findings.map(({at})=>at.file))),judgment}
function questionOf(found,{base,rules}){
let state=`none`in found?found:{name:found.name,commit:found.commit,place:found.place};
return JSON.stringify([rules.map(({id,within})=>[id,within]),base??null,state])}
async function keptPlace({environment,clock},{folder,set,changed,fresh,fix}){
let kept=keptFolder(environment),own=fileURLToPath(import.meta.url);
if(set!==void 0||changed||kept===void 0||fresh||fix||(environment.CI??``)!==``||own.endsWith(`.ts`))return;
let code;
return{folder:kept,least:200,now:()=>clock().getTime(),root:await realpath(folder),code:()=>code??=codeHash(dirname(own))}}
function codeHash(chunks){
let hash=createHash(`sha256`).update(process.version);
for(let folder of[chunks,dirname(chunks)])for(let name of readdirSync(folder).toSorted(byUtf8))name.endsWith(`.js`)&&hash.update(`\0${name}\0`).update(readFileSync(join(folder,name)));
return hash.digest(`hex`)}
async function printPieces(io,pieces){
let gathered=``;
for await(let piece of pieces)gathered+=piece,gathered.length<65536||(io.out(gathered),gathered=``);
gathered!==``&&io.out(gathered)}
function progressOn(io,started){
let{errorTerminal,environment}=io;
if(errorTerminal===void 0||(environment.CI??``)!==``)return silent;
let drawn,step=(doing,done,of)=>{
let now=io.now();
now-started<1e3||drawn!==void 0&&now-drawn<100||(drawn=now,io.err(`\r${progressLine(doing,{done,of,columns:errorTerminal.columns})}${toLineEnd}`))};
return{reading:({kind,read,of})=>{
step(`Reading ${kind}`,read,of)},judging:rules=>rules.map((rule,index)=>announced(rule,()=>{
step(`Judging by rules`,index,rules.length)})),clear:()=>{
drawn!==void 0&&io.err(`\r${toLineEnd}`),drawn=void 0}}}
async function withProgress(io,kind,work){
let progress=progressOn(io,io.now());
try{
return await work((read,of)=>{
progress.reading({kind,read,of})})}finally{
progress.clear()}}
const silent={reading:()=>void 0,judging:rules=>rules,clear:()=>void 0},toLineEnd=`\x1B[K`;
function progressLine(doing,{done,of,columns}){
let words=`${doing}  ${done} of ${of}`,filled=of===0?0:Math.floor(done/of*24),whole=`${`[${`=`.repeat(filled)}${` `.repeat(24-filled)}]  `}${words}`;
return whole.length<columns?whole:words.length<columns?words:``}
function announced(rule,announce){
return{...rule,check:dataset=>(announce(),rule.check(dataset))}}
function checkCommand(io,finish){
return checkFlags(new Command(`check`).description(`Judge every case of a set and say what to mend.`).argument(`[place...]`,`the set's folder, or files and folders in it to be told of alone`)).addHelpText(`after`,example).action(async(places,flags)=>{
finish(await runCheck(io,places,flags))})}
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
async function runCheck(io,places,flags){
let started=io.now(),options=await checkOptions(io.cwd,places,flags),{folder,given,set,rules}=options;
options.fix&&await fixFirst(io,options);
let{findings,...judgment}=await judgedSet({options,progress:progressOn(io,started),place:await keptPlace(io,options)}),verdict={...judgment,rules:{judged:rules.length,of:options.of.length},commit:set&&{name:options.commit??set.commit,commit:set.commit},...told(findings,options)},place=placeFrom(io.cwd,folder,given),tree=set?.tree??workingTree(folder);
return await printPieces(io,formats[options.format](verdict,{io,tree,folder,rules,place,started})),+(verdict.counts.findings.error>0)}
async function fixFirst(io,options){
let{applySafeFixes}=await import(`./safe-fixes.js`);
options.format===`text`?io.out(await applySafeFixes(io,options)):io.err(await applySafeFixes({...io,style:plainStyle},options))}
const recordFormats=[`json`,`jsonl`,`csv`,`yaml`],passageFormatNames=[`squad2`,`deepeval`,`ragas`,`mtrag`];
function repeated(given,before=[]){
return[...before,given]}
export{ChangedMeanwhileError,Gathered,KeptSet,OversizedError,RepositoryError,UnreadableError,UsageError,acceptedOutcome,accountName,allRules,annotationOf,areApart,asciiWords,askedWords,assertHoldCases,awaitsJudgments,baseOption,blobHash,byUtf8,bytesOf$1 as bytesOf,calibrationOf,canonicalJson,caseDigest,caseExcerptNotInRevision,caseKey,caseLine,caseOfLine,caseOfText,caseText,caseTexts,caseThreads,casesFolder,changeByBytes,changesBetween,check,checkCommand,checkFlags,choices,chosenRules,chunkDifferences,chunkText,chunksAsRecorded,chunksWithNewText,claimText,clipped,comparableText,compareByDefault,compareFound,compareWith,comparing,comparisonLines,componentsIn,componentsOf,confirmations,confirmationsFor,conflictWayOut,conflictsIn,container,contentHash,contentState,controlledFields,counted,countsOf,currentFile,currentRevision,decideCommand,decisionsIn,decodeUtf8,defectReport,differencesInWords,disjointSets,displacedHashes,documentClaims,documentsAsRecorded,documentsOf$2 as documentsOf,dueName,dueUnder,earlierSpent,ending,equalPairKey,escapeOf,everydayRules,existingFolder,exposedIn,familiesById,familiesFile,familiesKeys,fieldOf,figureRows,filesBelow,findBase,findCheckout,findLeads,findRepository,firstBehind,fitsGlob,foldId,foldedName,foundText,fromEnd,frozenOtherwise,groupingOf,groupsOf,haveSameBytes,hiddenCharacter,holderName,holdersAmong,holdersOfCase,holdingsOf,holdoutStates,idInName,inPlaceOrder,inWords$1 as inWords,isAltered,isAmongPlaces,isAskedNeedlessly,isBlank,isBot,isDefect,isFile$1 as isFile,isFitId,isInCases,isLater,isMap$1 as isMap,isMarked,isOfTheSet,isOfToday,isPadded,isPart,isRecorded$1 as isRecorded,isRefreshed,isRestated,isSameChunk,isSameDocument,isSound,isSplitApart,isUndecided,isVoid,isYamlName,joining,jsonEscape,jsonFinding,jsonList,jsonReport,jsonText,judgedVersion,judgmentWords,judgmentsIn,judgmentsUnder,keepsFile,keptPlace,keyText,kindName,knownIds,knowsAll,lacksCurrentRevision,lacksText,leadsTo,levelCounts,levelTally,levelled,likeness,limits,limitsOf,lineOfBrokenByte,lineageOf,linesOf,linkedSides,linksByHolder,listed$1 as listed,liveSentinels,loadDataset,logLine,longestLine,longestLogLine,machineNamed,measureText,mostKeys,movedCount,nameOf$3 as nameOf,namedChunks,namedHolders,namedPlaces,namesSome,nearest,nearestTeller,nearestTo,needlessCommand,needlessStep,nextStep,normaliseWhiteSpace,notComparedInJob,notSplitYet,once,oncePerPair,oneByOne,oneComponent,package_default,paintOf,parseLocated,passageFormatNames,pathInSet,pending,placeFrom,placeIn,placeOfQuote,placedText,placesByBytes,placesIn$2 as placesIn,plainCase,plainNumber,plainStyle,planCommand,policyFile,posedBy,printPieces,problemText,processIo,progressOn,provenanceOf,questionId,quoteFinder,quoted,reachIn,readCase,readCurrent,readFamilies,readManifest,readPolicy,readRevision,readText,readTexts,readWantedTexts,readYaml,readerOptions,readsWhole,recordCommand,recordFormats,recordOf,refreshWords,relationGroups,relevantChunksOf,renewCommand,repeated,retireCommand,reviewers$1 as reviewers,revisionOf,revisionsFolder,rows,rulesRun,runCheck,runNumbering,samePerson,schemaSentence,scopesOf,sentinelMeanings,sentinelReasons,setAbove,setFolder,setFolderOf,settingsThatDiffer,severity,sha256,shapeErrors,shapeOf,shardDigits,shortFormStep,shortId,shortestPath,sideOf,sizeText,slip,splitClaimOf,splitFigures,splitGroupingOf,splitLines,splitStanding,splits$1 as splits,splitsOf,splitsOfCase,stageOf,staleFiles,startOf,statusOf,subject$1 as subject,subjectOf,tableDifferences,tableFiles,takesPart,terminalText,textFilesOf,textFinding,textReport,textsFolder,thresholdOf,toldElsewhere,traceOf,triggers,trimWhiteSpace,unexplained,unfitCharacter,unreadCases,unsettled,unverifiableWords,usedBy,verbatimFinder,verdictCounts,verdictLine,visibleText,waitsForFill,wayInWords,whatIsAsked,whatToDo,withProgress,withoutCommands,withoutDefects,withoutInvisible,wordsAtDesk,workingTree,writeInstead};
