import{container,counted,decodeUtf8,dueName,fieldOf,groupsOf,hiddenCharacter,isBlank,isBot,isLater,isMap,isMarked,limits,lineOfBrokenByte,linesOf,listed,parseLocated,placedText,plainNumber,quoted,readerOptions,schemaSentence,sha256,shapeErrors,sizeText,startOf as startOf$1}from"./core.js";
import{Document,Lexer,LineCounter,isAlias,isCollection,isMap as isMap$1,isNode,isScalar,isSeq,parseAllDocuments,parseDocument,tokenType,visit}from"./yaml.js";
import{retrieverIdDefect}from"./shared-model.js";
import{parse}from"./humanwhocodes-momoa.js";
import{CsvError,parse as parse$1}from"./csv.js";
import{observationShape}from"./observation-shape.js";
import{isDeepStrictEqual}from"node:util";
function lexemesOf(text){
const lexemes=[];
let start=0;
let scalar=false;
for(const source of new Lexer().lex(text)){
const mark=[``,``,``].includes(source);
if(!scalar&&mark){
scalar=source===``;
continue}
lexemes.push({type:scalar?`text`:tokenType(source),source,start});
scalar=false;
start+=source.length}
return lexemes}
function commentsOf(text){
return lexemesOf(text).filter(({type})=>type===`comment`).map(({source})=>source.trimEnd())}
function yamlLayout(text){
const lexemes=lexemesOf(text);
const alias=lexemes.find(({type})=>type===`alias`||type===`anchor`);
if(alias!==void 0)return{offset:alias.start,why:`a value is shared by an alias`};
const parsed=parseMap(text);
if(`why`in parsed)return parsed;
const{keys,value}=parsed;
const lines=text.split(/(?<=\n)/);
const lineAt=lineFinder(lines);
const indent=/^ */.exec(lines[lineAt(keys[0]?.offset??0)]??``)?.[0]??``;
const odd=keys.find(({offset})=>lineStart$1(text,offset)!==indent);
if(odd!==void 0)return{offset:odd.offset,why:`the field "${odd.name}" does not start its line`};
const pieces=piecesByKey(keys,lexemes);
const fields=keys.map(({name,offset},index)=>{
const end=endOfField(pieces[index]??[],{lines,lineAt,indent});
return{name,first:lineAt(offset),end}});
const comments=lexemes.filter(({type})=>type===`comment`).map(({source,start})=>({line:lineAt(start),comment:source.trimEnd()}));
const commentsIn=(first,end)=>comments.filter(({line})=>line>=first&&line<end).map(({comment})=>comment);
return{lines,fields,indent,value,commentsIn}}
function piecesByKey(keys,lexemes){
const pieces=keys.map(()=>[]);
let key=-1;
for(const lexeme of lexemes){
while(lexeme.start>=(keys[key+1]?.offset??Number.POSITIVE_INFINITY))key++;
pieces[key]?.push(lexeme)}
return pieces}
function lineStart$1(text,offset){
return text.slice(text.lastIndexOf(`
`,offset-1)+1,offset)}
function lineFinder(lines){
const counter=new LineCounter;
let offset=0;
for(const line of lines){
counter.addNewLine(offset);
offset+=line.length}
return at=>counter.linePos(at).line-1}
function parseMap(text){
const documents=parseAllDocuments(text,readerOptions);
const[document,second]=Array.isArray(documents)?documents:[];
if(document===void 0)return{offset:0,why:`it is empty`};
const[error]=document.errors;
if(error!==void 0)return{offset:error.pos[0],why:`it cannot be read as YAML`};
if(second!==void 0)return{offset:second.range[0],why:`a second document starts here`};
const map=document.contents;
if(!isMap$1(map))return{offset:0,why:`it holds no map of fields`};
if(map.flow===true)return{offset:map.range[0],why:`its fields stand in braces`};
const keys=keysOf(map);
return`why`in keys?keys:{keys,value:document.toJS()}}
function keysOf(map){
const keys=[];
const names=new Set;
for(const{key}of map.items){
if(!isScalar(key)||typeof key.value!==`string`)return{offset:key.range[0],why:`a key is no text`};
if(names.has(key.value))return{offset:key.range[0],why:`the field "${key.value}" stands twice`};
names.add(key.value);
keys.push({name:key.value,offset:key.range[0]})}
return keys}
const empty=new Set([`space`,`newline`,`comment`]);
function endOfField(pieces,{lines,lineAt,indent}){
const close=pieces.findIndex(({type})=>type===`doc-end`||type===`doc-start`);
const last=(close===-1?pieces:pieces.slice(0,close)).findLast(({type,source,start})=>{
if(type!==`comment`)return source!==``&&!empty.has(type);
const before=(lines[lineAt(start)]??``).split(`#`,1)[0]??``;
return before.trim()!==``||before.length>indent.length});
return last===void 0?0:lineAt(last.start+last.source.length-1)+1}
const readDifferently=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
const refusedPlain=/^=$|\t/;
const exponential={tag:`tag:yaml.org,2002:float`,default:true,identify:value=>typeof value===`number`&&String(value).includes(`e`),test:/^-?[0-9.]+e[-+][0-9]+$/,resolve:Number,stringify:({value})=>plainNumber(Number(value))};
function yamlText(fields){
return written$1(documentOf(fields),oneLine)}
const oneLine={blockQuote:false};
function inlineText(value,{flow,like}){
const document=documentOf([value]);
const list=document.contents;
const item=document.get(0,true);
if(isSeq(list))list.flow=flow;
const isQuoted=like===`QUOTE_SINGLE`||like===`QUOTE_DOUBLE`;
if(isScalar(item)&&isQuoted&&item.type!==`QUOTE_DOUBLE`)item.type=like;
const text=written$1(document,oneLine).replace(/\n$/,``);
return flow?text.slice(2,-2):text.slice(2)}
function newYamlFile(fields,block){
const document=documentOf(fields);
const node=block===void 0?void 0:document.get(block,true);
if(isScalar(node)&&typeof node.value===`string`&&fitsBlock(node.value))node.type=`BLOCK_LITERAL`;
return written$1(document,{})}
function inlineYaml(value){
const document=documentOf(value);
if(isCollection(document.contents))document.contents.flow=true;
return written$1(document,{}).trimEnd()}
function fitsBlock(text){
return/^\S(?:.*\S)?$/su.test(text)&&text.search(readDifferently)===-1}
function documentOf(fields){
const document=new Document(fields,{compat:`yaml-1.1`,aliasDuplicateObjects:false,customTags:tags=>[exponential,...tags]});
visit(document,{Scalar(_,node){
if(typeof node.value!==`string`)return;
if(refusedPlain.test(node.value)||node.value.search(readDifferently)!==-1||node.value.includes(`
`)&&!fitsBlock(node.value.replace(/\n$/,``)))node.type=`QUOTE_DOUBLE`}});
return document}
function written$1(document,options){
return document.toString({lineWidth:0,doubleQuotedMinMultiLineLength:Number.MAX_SAFE_INTEGER,...options}).replace(readDifferently,character=>`\\u${character.charCodeAt(0).toString(16).padStart(4,`0`)}`)}
function editFields(file,text,edits){
const mark=text.startsWith(`﻿`)?`﻿`:``;
let current=text.slice(mark.length);
for(const edit of edits){
const edited=editField(file,current,edit);
if(`refused`in edited)return edited;
current=edited.text}
return{text:mark+current}}
function editField(file,text,edit){
const layout=yamlLayout(text);
if(`why`in layout)return{refused:unfit(file,text,layout)};
const name=`set`in edit?edit.set:edit.remove;
const wanted=new Map(Object.entries(layout.value));
if(`set`in edit)wanted.set(name,edit.to);else wanted.delete(name);
const value=Object.fromEntries(wanted);
if(isDeepStrictEqual(value,layout.value))return{text};
const edited=withLines$1(layout,edit);
const after=yamlLayout(edited);
if(!(`why`in after)&&isDeepStrictEqual(after.value,value))return{text:edited};
const line=(layout.fields.find(one=>one.name===name)?.first??0)+1;
return{refused:{message:`"${name}" cannot be changed here without changing other fields.`,at:{file,line,column:1},fix:`Write this change by hand.`}}}
function withLines$1(layout,edit){
const{fields,indent}=layout;
const old=fields.find(({name})=>name===(`set`in edit?edit.set:edit.remove));
const written=`set`in edit?writtenField(edit.set,edit.to):[];
if(old!==void 0){
const lines=[...layout.commentsIn(old.first,old.end),...written];
return replaceLines(layout,{first:old.first,end:old.end,lines:indented(lines,indent)})}
const place=((`set`in edit?fields.find(({name})=>name===edit.after):void 0)??fields.at(-1))?.end??0;
return replaceLines(layout,{first:place,end:place,lines:indented(written,indent)})}
function writtenField(name,value){
return yamlText({[name]:value}).replace(/\n$/,``).split(`
`)}
function indented(lines,indent){
return lines.map(line=>indent+line)}
function replaceLines(layout,{first,end,lines}){
const lineEnd=lineEndOf(layout.lines);
const before=layout.lines.slice(0,first).join(``);
const between=before===``||before.endsWith(`
`)||lines.length===0?``:lineEnd;
const after=layout.lines.slice(end).join(``);
const unended=end===layout.lines.length&&layout.lines.at(-1)?.endsWith(`
`)===false;
return`${before}${between}${lines.join(lineEnd)}${unended||lines.length===0?``:lineEnd}${after}`}
function lineEndOf(lines){
const wide=lines.filter(line=>line.endsWith(`\r
`)).length;
const all=lines.filter(line=>line.endsWith(`
`)).length;
return wide*2>all?`\r
`:`
`}
function unfit(file,text,{offset,why}){
const before=text.slice(0,offset).split(`
`);
return{message:`This file cannot be edited line by line: ${why}.`,at:{file,line:before.length,column:(before.at(-1)?.length??0)+1},fix:`Write each field on a line of its own, such as "id: refund-policy-001".`}}
function isDeep(value){
let level=isNested(value)?[value]:[];
for(let depth=0;level.length>0;depth++){
if(depth===64)return true;
level=level.flatMap(one=>Object.values(one).filter(isNested))}
return false}
function isNested(value){
return typeof value===`object`&&value!==null}
const saveAsCsv=`In Excel, save the sheet as "CSV UTF-8 (Comma delimited)"; in LibreOffice, as "Text CSV" with the character set UTF-8.`;
const forms=[[[80,75,3,4],`The file is a workbook, or another ZIP file, and not text. ${saveAsCsv}`],[[208,207,17,224],`The file is a workbook of an old Excel, and not text. ${saveAsCsv}`],[[37,80,68,70],`The file is a PDF, and not text. Write its pages out first, one record a page: docs/guides/adopting.md shows how.`]];
function binaryForm(bytes){
const form=forms.find(([start])=>startsWith(bytes,start));
return form===void 0?void 0:{message:form[1],line:void 0}}
function foreignEncoding(bytes,{isTable}){
const save=isTable?saveAsCsv:`Save it as UTF-8.`;
if(startsWith(bytes,[255,254])||startsWith(bytes,[254,255]))return{message:`The file is UTF-16, which Excel calls "Unicode Text", and not UTF-8. ${save}`,line:void 0};
return{message:`The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. ${save}`,line:lineOfBrokenByte(bytes)}}
function startsWith(bytes,start){
return start.every((byte,index)=>bytes[index]===byte)}
const tokens=/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
function exactIntegers(json){
if(!/\d{16}/.test(json))return json;
return json.replaceAll(tokens,token=>/^-?\d+$/.test(token)&&!Number.isSafeInteger(Number(token))?`"${token}"`:token)}
function readJson(bytes){
const text=decodeUtf8(bytes);
const binary=binaryForm(bytes);
if(binary!==void 0)return{problem:binary};
if(text===void 0)return{problem:foreignEncoding(bytes,{isTable:false})};
const reading=parsedJson(text);
if(`problem`in reading)return reading;
if(!isDeep(reading.value))return parsedJson(exactIntegers(text));
return{problem:{message:`The file is nested deeper than 64 levels.`,line:void 0}}}
function parsedJson(text){
try{
return{value:JSON.parse(text)}}catch(error){
return{problem:jsonProblem(text,error)}}}
function jsonProblem(text,error){
const said=error instanceof Error?error.message:``;
const offset=Number(/ at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(said)?.[1]??(said.endsWith(`end of JSON input`)?text.length:NaN));
if(Number.isNaN(offset))return{message:`This is not JSON.`,line:void 0};
const line=text.slice(0,offset).split(`
`).length;
return{message:offset>=text.length?`The JSON ends before it is complete.`:`This is not JSON from here on.`,line}}
function parseLocatedJson(file,bytes){
const text=decodeUtf8(bytes);
if(binaryForm(bytes)!==void 0)return{problem:{message:`The file is a workbook, a ZIP file or a PDF, and not JSON.`,at:startOf$1(file),fix:`Write its records as JSON.`}};
if(text===void 0){
const{message,line=1}=foreignEncoding(bytes,{isTable:false});
return{problem:{message,at:{file,line,column:1}}}}
if(isMarked(bytes))return{problem:{message:`The file starts with a byte order mark (U+FEFF), which JSON does not allow.`,at:startOf$1(file),fix:`Save it as UTF-8 without a byte order mark.`}};
const source=placedText(file,text);
const reading=parsedJson(text);
if(`problem`in reading)return{problem:syntaxProblem(source,reading.problem)};
if(isDeep(reading.value))return{problem:{message:`Lists and objects lie more than 64 deep in each other.`,at:startOf$1(file),fix:`Take the extra levels out.`}};
return located(source,reading.value)}
function syntaxProblem({text,at},{message,line=1}){
const fix=`Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket.`;
const offset=stoppedAt(text);
if(offset===void 0)return{message,at:{...at(0),line},fix};
return{message:text.slice(offset).trim()===``?`The JSON ends before it is complete.`:`This is not JSON from here on.`,at:at(offset),fix}}
function stoppedAt(text){
try{
parse(text);
return}catch(error){
const offset=error instanceof Error&&`offset`in error?error.offset:void 0;
return typeof offset===`number`?offset:void 0}}
function located({text,at},value){
const root=parse(text);
const twice=[];
const placeOf=node=>at(node.loc.start.offset);
for(const{node,path}of objectsIn(root.body,[])){
const seen=new Map;
for(const member of node.members){
const name=nameOf$1(member);
const first=seen.get(name);
if(first===void 0)seen.set(name,member);else twice.push({name,path,at:placeOf(member),first:placeOf(first)})}}
return{text,value,twice,locate:path=>placeOf(nodeAt(root.body,path).node),locateKey:path=>placeOf(memberAt(root.body,path)??nodeAt(root.body,path).node)}}
function*objectsIn(node,path){
if(node.type===`Array`)for(const[index,{value}]of node.elements.entries())yield*objectsIn(value,[...path,index]);else if(node.type===`Object`){
yield{node,path};
for(const member of node.members)yield*objectsIn(member.value,[...path,nameOf$1(member)])}}
function nameOf$1({name}){
return name.type===`String`?name.value:name.name}
function nodeAt(root,path){
let node=root;
for(const part of path){
const below=childOf(node,part);
if(below===void 0)return{node,isWhole:false};
node=below}
return{node,isWhole:true}}
function childOf(node,part){
if(node.type===`Array`)return typeof part===`number`?node.elements[part]?.value:void 0;
if(node.type!==`Object`)return void 0;
return lastMember(node,part)?.value}
function memberAt(root,path){
const{node,isWhole}=nodeAt(root,path.slice(0,-1));
const name=path.at(-1);
if(!isWhole||node.type!==`Object`||name===void 0)return void 0;
return lastMember(node,name)}
function lastMember({members},name){
return members.findLast(member=>nameOf$1(member)===name)}
function hasNamesTwice(text,value){
return namesInText(text)!==namesInValue(value)}
function namesInText(text){
let count=0;
for(const[,colon]of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))if(colon!==void 0)count+=1;
return count}
function namesInValue(value){
const below=values=>values.reduce((sum,one)=>sum+namesInValue(one),0);
if(Array.isArray(value))return below(value);
if(!isMap(value))return 0;
const values=Object.values(value);
return values.length+below(values)}
function cellPattern(separator){
const plain=`[^${separator}\\r\\n]*`;
return new RegExp(`"[^"]*(?:""[^"]*)*(?:"${plain}|$)|${plain}`,`y`)}
function literalQuotes(csv,separator){
if(!new RegExp(`[^${separator}\\r\\n"]"`).test(csv))return csv;
const cell=cellPattern(separator);
const parts=[];
let at=0;
while(at<csv.length){
cell.lastIndex=at;
const[text=``]=cell.exec(csv)??[];
parts.push(!text.startsWith(`"`)&&text.includes(`"`)?`"${text.replaceAll(`"`,`""`)}"`:text);
at+=text.length;
parts.push(csv.charAt(at));
at++}
return parts.join(``)}
const separators=[`,`,`;`,`	`];
const looked={rows:20,units:2**20};
function separatorOf(csv){
const[first={separator:`,`,rows:0,cells:0},...others]=separators.flatMap(separator=>fitOf(csv,separator)??[]);
return others.reduce((best,fit)=>isBetter(fit,best)?fit:best,first).separator}
function isBetter(one,other){
return one.rows>other.rows||one.rows===other.rows&&one.cells>other.cells}
function fitOf(csv,separator){
const[header,...body]=startOf(csv,separator);
if(header===void 0||header.length<2)return void 0;
return{separator,rows:body.filter(row=>row.length===header.length).length,cells:header.length}}
function startOf(csv,separator){
const start=csv.slice(0,looked.units);
const rows=[];
try{
parse$1(literalQuotes(start,separator),{delimiter:separator,to:looked.rows,skip_empty_lines:true,relax_column_count:true,onRecord:row=>void rows.push(row)});
return rows}catch(error){
if(!(error instanceof CsvError))throw error;
return error.code===`CSV_QUOTE_NOT_CLOSED`&&start.length<csv.length?rows:[]}}
function csvTable(csv){
const text=withoutDirective(csv);
const separator=separatorOf(text);
const bytes=Buffer.from(literalQuotes(text,separator));
try{
const rows=parse$1(bytes,{delimiter:separator,info:true,skip_empty_lines:true,relax_column_count:true});
const[header,...body]=(Array.isArray(rows)?rows.map(rowsOf(bytes)):[]).filter(hasText);
if(header===void 0)return[whole(`The file holds no table: it names no columns.`)];
return tableRows(header,body)}catch(error){
if(error instanceof CsvError)return[csvProblem(error,bytes)];
throw error}}
function withoutDirective(csv){
return csv.replace(/^"?sep=[,;\t]"?(?=\r?\n)/i,``)}
function whole(problem,line){
return{problem,line}}
function hasText({cells}){
return!cells.every(isBlank)}
function tableRows(header,body){
const names=header.cells.map((name,index)=>name.trim()||`column ${index+1}`);
const twice=names.find((name,index)=>names.indexOf(name)<index);
if(twice!==void 0)return[whole(`Two columns have the name "${twice}".`,header.line)];
const isNamed=header.cells.map(name=>!isBlank(name));
return body.map(({cells,line})=>{
if(cells.length!==names.length)return{problem:otherLength(names,cells),line};
const fields=names.flatMap((name,index)=>{
const cell=cells[index]??``;
return isNamed[index]===true||!isBlank(cell)?[[name,cell]]:[]});
return{fields:Object.fromEntries(fields),line}})}
function otherLength(names,cells){
const counts=`The row has ${counted(cells.length,`cell`)}, but the table's header has ${names.length}.`;
return cells.length<names.length?`${counts} Write the separator of each cell, of empty ones too.`:`${counts} Put a cell that holds a separator in quotes.`}
function rowsOf(bytes){
let[at,line]=[0,1];
return row=>{
const record=fieldOf(row,`record`);
const cells=Array.isArray(record)?record.map(String):[];
const end=fieldOf(fieldOf(row,`info`),`bytes`);
if(typeof end!==`number`)return{cells,line:void 0};
for(;at<end-1;at++)if(bytes[at]===10)line++;
const feeds=cells.reduce((sum,cell)=>sum+cell.split(`
`).length-1,0);
return{cells,line:line-feeds}}}
function csvProblem(error,bytes){
const sentences={CSV_INVALID_CLOSING_QUOTE:`Something follows a closing quote inside a cell.`,CSV_QUOTE_NOT_CLOSED:`The table ends inside a quoted cell: its quote is never closed.`};
const read=Reflect.get(error,`bytes`);
let at=typeof read===`number`?read:0;
while(bytes[at]===10||bytes[at]===13)at++;
const line=bytes.subarray(0,at).filter(byte=>byte===10).length+1;
return whole(sentences[error.code]??`This is not a CSV table: ${error.message}`,line)}
const recordFormats=[`json`,`jsonl`,`csv`,`yaml`];
function formatOf(file){
const ending=file.slice(file.lastIndexOf(`.`)+1).toLowerCase();
if(ending===`yml`)return`yaml`;
if(ending===`tsv`)return`csv`;
return recordFormats.find(format=>format===ending)}
function readRecords(bytes,format,list){
const text=decodeUtf8(bytes);
const binary=binaryForm(bytes);
if(binary!==void 0)return{records:[],problems:[binary]};
if(text===void 0)return{records:[],problems:[foreignEncoding(bytes,{isTable:format===`csv`})]};
switch(format){
case`json`:
return fromJson(text,list);
case`jsonl`:
return fromJsonLines(text);
case`csv`:
return gathered(csvTable(text));
case`yaml`:
return fromYaml(text,list)}}
function fromJson(text,list){
const reading=parsedJson(text);
return`problem`in reading?{records:[],problems:[reading.problem]}:fromList(reading.value,list,()=>void 0)}
function fromYaml(text,list){
const yaml=parseLocated(``,text,{keys:1/0});
const[defect]=yaml.defects;
if(defect!==void 0)return{records:[],problems:[{message:defect.message,line:defect.at.line}]};
const base=list===void 0?[]:list.split(`.`);
return fromList(yaml.value,list,index=>yaml.locate([...base,index]).line)}
function fromList(value,list,lineOf){
let items=value;
for(const name of list?.split(`.`)??[])items=fieldOf(items,name);
if(!Array.isArray(items))return failed(list===void 0?`The file does not hold a list of records; name the list inside it, as "list" in the mapping file.`:`The file holds no list under "${list}".`);
return gathered(items.map((fields,index)=>({fields,line:lineOf(index)})))}
function listedRecords(items){
return gathered(items.map(fields=>({fields,line:void 0})))}
function fromJsonLines(text){
const rows=text.split(`
`).map((line,index)=>({line:line.trim(),number:index+1})).filter(({line})=>line!==``);
if(rows[0]?.line.startsWith(`[`)===true&&fromJson(text,void 0).records.length>0)return failed(`The file holds one JSON list, not a JSON object a line: say --format json, or name it .json.`);
return gathered(rows.map(({line,number})=>{
try{
return{fields:JSON.parse(line),line:number}}catch{
return{problem:`This line is not JSON.`,line:number}}}))}
function gathered(rows){
const records=[];
const problems=[];
for(const[index,row]of rows.entries()){
const{line}=row;
if(`problem`in row)problems.push({message:row.problem,line});else if(isDeep(row.fields))problems.push({message:`Entry ${index+1} is nested deeper than 64 levels.`,line});else if(isMap(row.fields))records.push({fields:row.fields,number:index+1,line});else problems.push({message:`Entry ${index+1} is no record with named fields.`,line})}
return{records,problems}}
function failed(message){
return{records:[],problems:[{message,line:void 0}]}}
function fieldAt(fields,name){
const path=pathOf(fields,name);
let value=fields;
for(const part of path??[])value=isMap(value)?value[part]:void 0;
return path===void 0?void 0:value}
function hasField(fields,name){
return pathOf(fields,name)!==void 0}
function pathOf(fields,name){
if(Object.hasOwn(fields,name))return[name];
const path=name.split(`.`);
let value=fields;
for(const part of path){
if(!isMap(value)||!Object.hasOwn(value,part))return void 0;
value=value[part]}
return path}
function withoutFields(fields,names){
let rest=fields;
for(const name of names){
const path=pathOf(rest,name);
if(path!==void 0)rest=without(rest,path)}
return rest}
function without(fields,[name,...rest]){
const entries=Object.entries(fields).flatMap(([key,value])=>{
if(key!==name)return[[key,value]];
if(rest.length===0||!isMap(value))return[];
const left=without(value,rest);
return Object.keys(left).length===0?[]:[[key,left]]});
return Object.fromEntries(entries)}
function withValue(value,{path,to}){
const[name,inner]=path;
const whole=isMap(value)?value:{};
const now=inner===void 0?to:mapWith(whole[name],inner,to);
if(now!==void 0)return{...whole,[name]:now};
const{[name]:_,...rest}=whole;
return rest}
function mapWith(map,name,to){
const{[name]:_,...others}=isMap(map)?map:{};
if(to!==void 0)return{...isMap(map)?map:{},[name]:to};
return Object.keys(others).length===0?void 0:others}
function editValue(file,text,edit){
const mark=text.startsWith(`﻿`)?`﻿`:``;
const body=text.slice(mark.length);
const document=parseDocument(body,readerOptions);
const before=document.errors.length===0?document.toJS():void 0;
const wanted=withValue(before,edit);
if(isDeepStrictEqual(before,wanted))return{text};
const small=isMap(before)?smallEdit(body,document,edit):void 0;
if(small!==void 0&&isAsMeant$1(small,{body,wanted}))return{text:mark+small};
const[name]=edit.path;
const value=wanted[name];
const{after}=edit;
return editFields(file,text,[value===void 0?{remove:name}:{set:name,to:value,...after===void 0?{}:{after}}])}
function isAsMeant$1(after,{body,wanted}){
const document=parseDocument(after,readerOptions);
return document.errors.length===0&&isDeepStrictEqual(document.toJS(),wanted)&&isDeepStrictEqual(commentsOf(after),commentsOf(body))}
function smallEdit(text,document,{path,to}){
const node=document.getIn(path,true);
if(typeof to===`string`){
const flow=isMap$1(document.contents)&&isInFlow(document,path);
return isScalar(node)?withScalar(text,node,{to,flow}):void 0}
if(to===void 0||!isSeq(node))return void 0;
return node.flow===true?withFlowItems(text,node,to):withBlockItems(text,node,to)}
function isInFlow(document,path){
return path.some((_,length)=>{
const parent=length===0?document.contents:document.getIn(path.slice(0,length),true);
return isMap$1(parent)&&parent.flow===true})}
function spanOf$1(text,node){
if(!isNode(node)||node.range==null)return void 0;
const[start,end]=node.range;
const source=text.slice(start,end);
return source===``||source.includes(`
`)?void 0:{start,end}}
function replaced(text,{start,end},by){
return text.slice(0,start)+by+text.slice(end)}
function withScalar(text,node,{to,flow}){
const span=spanOf$1(text,node);
return span&&replaced(text,span,inlineText(to,{flow,like:node.type}))}
function withFlowItems(text,list,to){
const span=spanOf$1(text,list);
if(span===void 0)return void 0;
const kept=new Map([...groupsOf(list.items,item=>isScalar(item)?item.value:item)].map(([value,items])=>[value,items.values()]));
const items=to.map(one=>{
const item=kept.get(one)?.next();
const place=item?.done===false?spanOf$1(text,item.value):void 0;
return place===void 0?inlineText(one,{flow:true}):text.slice(place.start,place.end)});
const padding=/^\[( *)/.exec(text.slice(span.start,span.end))?.[1]??``;
return replaced(text,span,items.length===0?`[]`:`[${padding}${items.join(`, `)}${padding}]`)}
function withBlockItems(text,list,to){
const lines=text.split(/(?<=\n)/);
const lineOf=new Map(lineStarts(lines).map((start,line)=>[start,line]));
const all=list.items.map(item=>itemLine(text,item,lineOf));
if(to.length===0||!all.every(one=>one!==void 0))return void 0;
const values=list.items.map(item=>isScalar(item)?item.value:void 0);
const added=to.slice(values.length);
if(isDeepStrictEqual(values,to.slice(0,values.length))&&added.length>0)return withLines(lines,all.at(-1),added);
const gone=new Set;
let next=0;
for(const[index,value]of values.entries())if(value===to[next])next++;else gone.add(all[index]?.line??-1);
return next===to.length?lines.filter((_,line)=>!gone.has(line)).join(``):void 0}
function lineStarts(lines){
let at=0;
return lines.map(({length})=>{
const start=at;
at+=length;
return start})}
function itemLine(text,item,lineOf){
const span=spanOf$1(text,item);
if(span===void 0)return void 0;
const start=text.lastIndexOf(`
`,span.start-1)+1;
const[,indent,space]=/^( *)-( +)$/.exec(text.slice(start,span.start))??[];
const line=lineOf.get(start);
if(indent===void 0||space===void 0||line===void 0)return void 0;
return{line,indent,space}}
function withLines(lines,last,added){
if(last===void 0)return void 0;
const lineEnd=lineEndOf(lines);
const isEnded=(lines[last.line]??``).endsWith(`
`);
const written=added.map(one=>`${last.indent}-${last.space}${inlineText(one,{flow:false})}`);
return lines.slice(0,last.line+1).join(``)+(isEnded?``:lineEnd)+written.join(lineEnd)+(isEnded?lineEnd:``)+lines.slice(last.line+1).join(``)}
const caseFields=new Set([`acceptedAnswers.chunkIds`,`acceptedAnswers.statement`,`askedAt`,`because`,`caller.documents`,`conversation.content`,`conversation.role`,`corpusRevision`,`distractorChunkIds`,`evidence.chunk`,`evidence.document`,`evidence.quote`,`expectedAnswer`,`families`,`id`,`kind`,`notes`,`origin.author`,`origin.calibrated`,`origin.excerpt.chunkIds`,`origin.excerpt.contentHash`,`origin.format`,`origin.generator`,`origin.id`,`origin.kind`,`origin.lane`,`origin.observation`,`origin.sha256`,`origin.source`,`provenance.chunkId`,`provenance.contentHash`,`provenance.documentId`,`provenance.grade`,`provenance.insteadOf`,`provenance.quote`,`provenance.sourceRevision`,`provenance.sourceUri`,`query`,`refresh.at`,`refresh.by`,`refresh.from`,`refresh.observations`,`refresh.outcome`,`refresh.previous`,`refresh.reason`,`refresh.reasons`,`refresh.to`,`relevantChunkIds`,`retired.at`,`retired.by`,`retired.reason`,`review.confirmed`,`review.corpus`,`review.digest`,`review.proof.commit`,`review.proof.pullRequest`,`review.proof.review`,`review.proof.reviewerId`,`review.reason`,`review.reviewedAt`,`review.reviewedBy`,`review.status`,`review.via`,`sentinel.resolution.at`,`sentinel.resolution.by`,`sentinel.resolution.clarified`,`sentinel.resolution.reason`,`sentinel.reviews.digest`,`sentinel.reviews.expectedAnswerSupported`,`sentinel.reviews.independence`,`sentinel.reviews.relevantChunkIds`,`sentinel.reviews.reviewedAt`,`sentinel.reviews.reviewer`,`sentinel.why`,`split`,`tags`,`variantOf`]);
const hidden=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?<=##)\[/gu;
function yamlValue(text){
if(text.search(hidden)===-1)return inlineText(text,{flow:false});
return JSON.stringify(text).replace(hidden,escaped).replace(/^":(?=:)/,`"${escaped(`:`)}`)}
function escaped(character){
const point=(character.codePointAt(0)??0).toString(16);
return point.length>4?`\\U${point.padStart(8,`0`)}`:`\\u${point.padStart(4,`0`)}`}
function blockOf(layout,name,within){
const found=layout.fields.find(one=>one.name===name);
if(found===void 0)return void 0;
const key=layout.lines[found.first]??``;
if(!/^[^#]*:[ \t]*(?:#.*)?\r?\n$/.test(key)||found.end<=found.first+1)return void 0;
return{first:within.first+found.first+1,end:within.first+found.end}}
function textOf({lines},{first,end}){
return lines.slice(first,end).join(``)}
function itemLines$1({lines},{first,end}){
const own=lines.slice(first,end);
const indent=own.map(line=>/^( *)-(?:\s|$)/.exec(line)?.[1]).find(one=>one!==void 0);
if(indent===void 0)return void 0;
const dashes=own.flatMap((line,index)=>line.startsWith(`${indent}-`)?[first+index]:[]);
return{indent,ranges:dashes.map((dash,index)=>{
let last=dashes[index+1]??end;
while(last>dash+1&&!isDeeper(lines[last-1]??``,indent))last--;
return{first:dash,end:last}})}}
function isDeeper(line,indent){
return line.trim()!==``&&line.startsWith(`${indent} `)}
function itemText(value,indent){
return yamlText(value).replace(/\n$/,``).split(`
`).map(line=>indent+line)}
function spliced(text,splices){
const pieces=[];
let at=0;
for(const{start,end,by}of splices.toSorted((a,b)=>a.start-b.start||a.end-b.end)){
pieces.push(text.slice(at,start),by);
at=Math.max(at,end)}
return pieces.concat(text.slice(at)).join(``)}
function spanOf(text,node){
if(!isNode(node)||node.range==null)return void 0;
const[start,end]=node.range;
const source=text.slice(start,end);
return source===``?void 0:{start,end,isOfLines:source.includes(`
`)}}
function aligned(before,after,isKept){
let next=0;
return after.map(item=>{
const found=before.findIndex((old,index)=>index>=next&&isKept(old,item));
if(found===-1)return void 0;
next=found+1;
return found})}
function nameOf(key){
return isScalar(key)&&typeof key.value===`string`?key.value:void 0}
function blockListSplices(editing,list,to){
const{text,document,isKept}=editing;
const items=list.items.map(item=>itemLines(text,item));
const indent=items[0]?.indent;
if(indent===void 0||!items.every(one=>one!==void 0))return void 0;
const places=aligned(list.items.map(item=>isNode(item)?item.toJS(document):item),to,isKept);
if(places.every(place=>place===void 0))return void 0;
const splices=items.flatMap((lines,index)=>{
const at=places.indexOf(index);
if(at===-1)return[{start:lines.start,end:lines.end,by:``,isEntry:true}];
const item=list.items[index];
return(isNode(item)?editing.inner(editing,item,to[at]):void 0)??[{...lines,by:anew(editing,lines,{indent,item:to[at]})}]});
let place=items[0]?.start??0;
for(const[index,item]of to.entries()){
const kept=places[index];
if(kept!==void 0)place=items[kept]?.end??place;else splices.push(insertion(editing,place,itemText([item],indent)))}
return splices}
function blockMapSplices(editing,map,to){
const{text}=editing;
const splices=[];
const names=map.items.map(({key})=>nameOf(key));
for(const[index,{key,value}]of map.items.entries()){
const name=names[index];
if(name===void 0||!isNode(value))return void 0;
const inside=Object.hasOwn(to,name)?editing.inner(editing,value,to[name]):fieldRemoved(text,key,value);
if(inside===void 0)return void 0;
splices.push(...inside)}
const added=Object.entries(to).filter(([name])=>!names.includes(name));
const last=spanOf(text,map.items.at(-1)?.value);
const column=columnOf(text,map.items[0]?.key);
if(added.length===0)return splices;
if(last===void 0||column===void 0)return void 0;
const lines=itemText(Object.fromEntries(added),` `.repeat(column));
return[...splices,insertion(editing,lineBehind(text,last.end),lines)]}
function fieldRemoved(text,key,value){
const[first,last]=[spanOf(text,key),spanOf(text,value)];
if(first===void 0||last===void 0)return void 0;
const start=lineStart(text,first.start);
return text.slice(start,first.start).trim()===``?[{start,end:lineBehind(text,last.end),by:``,isEntry:true}]:void 0}
function anew({text,lineEnd},{start,end},{indent,item}){
const old=text.slice(start,end);
return[...commentsOf(old).map(comment=>indent+comment),...itemText([item],indent)].join(lineEnd)+(old.endsWith(`
`)?lineEnd:``)}
function insertion({text,lineEnd},at,lines){
const isAtLine=at===0||text[at-1]===`
`;
const written=lines.join(lineEnd);
return{start:at,end:at,by:isAtLine?written+lineEnd:lineEnd+written}}
function itemLines(text,item){
const span=spanOf(text,item);
if(span===void 0)return void 0;
const start=lineStart(text,span.start);
const indent=/^( *)- +$/.exec(text.slice(start,span.start))?.[1];
if(indent===void 0)return void 0;
let end=lineBehind(text,span.end);
while(isDeeperComment(text.slice(end,nextLine(text,end)),indent))end=nextLine(text,end);
return{start,end,indent}}
function isDeeperComment(line,indent){
return line.startsWith(`${indent} `)&&line.trimStart().startsWith(`#`)}
function columnOf(text,key){
const span=spanOf(text,key);
return span&&span.start-lineStart(text,span.start)}
function lineStart(text,at){
return text.lastIndexOf(`
`,at-1)+1}
function lineBehind(text,end){
return end>0&&text[end-1]===`
`?end:nextLine(text,end)}
function nextLine(text,at){
const feed=text.indexOf(`
`,at);
return feed===-1?text.length:feed+1}
function flowListSplices(editing,list,to){
const{text,document,isKept}=editing;
const places=aligned(list.items.map(item=>isNode(item)?item.toJS(document):item),to,isKept);
const pieces=list.items.map((item,index)=>{
const span=spanOf(text,item);
const at=places.indexOf(index);
if(span===void 0||!isNode(item))return void 0;
if(at===-1)return{...span,by:void 0};
const by=editing.inner(editing,item,to[at]);
return by===void 0?void 0:{...span,by}});
let behind=-1;
return withPieces(pieces,to.flatMap((item,index)=>{
behind=places[index]??behind;
return places[index]===void 0?[{behind,text:written(item)}]:[]}))}
function flowMapSplices(editing,map,to){
const{text}=editing;
const names=map.items.map(({key})=>nameOf(key));
const pieces=map.items.map(({key,value},index)=>{
const[first,last]=[spanOf(text,key),spanOf(text,value)];
const name=names[index];
if(first===void 0||last===void 0||name===void 0||!isNode(value))return;
const place={start:first.start,end:last.end};
if(!Object.hasOwn(to,name))return{...place,by:void 0};
const by=editing.inner(editing,value,to[name]);
return by===void 0?void 0:{...place,by}});
return withPieces(pieces,Object.entries(to).filter(([name])=>!names.includes(name)).map(([name,value])=>{
const field=inlineYaml({[name]:value});
return{behind:pieces.length-1,text:field.replace(/^\{ ?/,``).replace(/ ?\}$/,``)}}))}
function written(item){
if(typeof item===`string`)return inlineText(item,{flow:true});
return inlineYaml(typeof item===`object`&&item!==null?item:[item])}
function withPieces(pieces,added){
const known=pieces.flatMap(piece=>piece??[]);
const first=known.findIndex(({by})=>by!==void 0);
const start=known[first]?.start;
if(known.length<pieces.length||start===void 0)return void 0;
const lead=first===0?[]:[{start:known[0]?.start??start,end:start,by:``}];
const rest=known.slice(first).flatMap(({start:from,end,by},index)=>{
if(by!==void 0)return by;
return[{start:known[first+index-1]?.end??from,end,by:``}]});
const news=added.map(({behind,text})=>{
const kept=known.slice(0,behind+1).findLast(({by})=>by!==void 0);
if(kept===void 0)return{start,end:start,by:`${text}, `};
return{start:kept.end,end:kept.end,by:`, ${text}`}});
return[...lead,...news,...rest]}
function splicesFor(source,node,to){
return splicesIn({...source,inner:splicesIn,isFlow:false},node,to)}
function splicesIn(editing,node,to){
if(isAlias(node)||node.range==null)return void 0;
if(isDeepStrictEqual(node.toJS(editing.document),to))return[];
if(isScalar(node))return typeof to===`string`?scalarSplices(editing,node,to):void 0;
return isMap$1(node)||isSeq(node)?collectionSplices(editing,node,to):void 0}
function collectionSplices(editing,node,to){
const isFlow=node.flow===true;
const inside={...editing,isFlow:editing.isFlow||isFlow};
if(isMap$1(node)){
if(!isMap(to))return void 0;
return isFlow?flowMapSplices(inside,node,to):blockMapSplices(inside,node,to)}
if(!Array.isArray(to))return void 0;
return isFlow?flowListSplices(inside,node,to):blockListSplices(inside,node,to)}
function scalarSplices({text,isFlow},node,to){
const span=spanOf(text,node);
if(span===void 0||span.isOfLines)return void 0;
return[{...span,by:inlineText(to,{flow:isFlow,like:node.type})}]}
function editNested(file,text,edit){
const mark=text.startsWith(`﻿`)?`﻿`:``;
const body=text.slice(mark.length);
const{field,to,after,isKept=isDeepStrictEqual}=edit;
const document=parseDocument(body,readerOptions);
const before=document.errors.length===0?document.toJS():void 0;
if(isMap(before)&&isDeepStrictEqual(before[field],to))return{text};
const node=isMap(before)?document.get(field,true):void 0;
if(isNode(node)){
const splices=splicesFor({text:body,lineEnd:lineEndOf(body.split(/(?<=\n)/)),document,isKept},node,to);
const wanted={...isMap(before)?before:{},[field]:to};
if(splices!==void 0&&isAsMeant(body,splices,wanted))return{text:mark+spliced(body,splices)}}
return editFields(file,text,[{set:field,to,...after===void 0?{}:{after}}])}
function isAsMeant(body,splices,wanted){
const edited=spliced(body,splices);
const document=parseDocument(edited,readerOptions);
if(document.errors.length>0||!isDeepStrictEqual(document.toJS(),wanted))return false;
return isDeepStrictEqual(commentsIn(edited),commentsIn(body,splices))}
function commentsIn(text,taken=[]){
return lexemesOf(text).filter(({type})=>type===`comment`).filter(({start})=>!taken.some(one=>one.isEntry===true&&one.start<=start&&start<one.end)).map(({source})=>source.trimEnd())}
function withWrittenScalars(text,scalars){
const start=text.startsWith(`﻿`)?1:0;
const pieces=[];
let kept=0;
for(const{offset,spelling,written}of scalars){
const from=start+offset;
if(!text.startsWith(spelling,from))return void 0;
pieces.push(text.slice(kept,from),written);
kept=from+spelling.length}
return pieces.concat(text.slice(kept)).join(``)}
function observationLine(file,line,bytes){
const placed=at=>({...at,line});
const json=parseLocatedJson(file,bytes);
if(`problem`in json){
const{message,at,fix}=json.problem;
return{problems:[withFix({message:ofLine(message),at:placed(at)},fix)],id:void 0}}
const found=[...namesTwice(json),...shapeProblems(json)];
const{value}=json;
const problems=found.length===0&&observationShape(value)?textProblems(value,json):found;
if(problems.length===0&&observationShape(value))return{observation:value,at:{file,line,column:1}};
return{problems:problems.map(one=>({...one,at:placed(one.at)})),id:idIn(value)}}
function withFix(problem,fix){
return fix===void 0?problem:{...problem,fix}}
function ofLine(message){
return message.replace(`The file holds bytes that are not UTF-8, first on this line. It`,`This line holds bytes that are not UTF-8. The file`).replace(/^The file (starts|is nested)/,`This line $1`)}
function idIn(value){
const id=typeof value===`object`&&value!==null?Reflect.get(value,`id`):void 0;
return typeof id===`string`?id:void 0}
function namesTwice({twice}){
return twice.map(({name,at})=>({message:`${quoted(name)} stands twice in this line, and readers take one or the other.`,at,fix:`Remove one of the two.`}))}
function shapeProblems(json){
const errors=shapeErrors(observationShape,json.value);
const missing=errors.filter(({error})=>error.keyword===`required`);
const others=errors.filter(({error})=>error.keyword!==`required`);
return[...[...groupsOf(missing,({path})=>JSON.stringify(path)).values()].map(missingFields),...others.map(shaped=>({...shaped,...worded(shaped,json.value)}))].map(({path,isKey,message,fix})=>({message,at:isKey?json.locateKey(path):json.locate(path),fix})).toSorted((one,other)=>one.at.column-other.at.column)}
function missingFields([first,...more]){
const fields=[first,...more].flatMap(({error})=>error.keyword===`required`?[error.params.missingProperty]:[]);
const names=listed(fields.map(field=>`"${field}"`));
const{path}=first;
const where=path.length===0?``:` from ${container(path)}`;
const isSource=path.length===0&&fields.includes(`source`);
const message=`${names} ${fields.length===1?`is`:`are`} missing${where}.`;
const why=` Without a source nobody can look the recorded queries up.`;
const due=fields.map(field=>`"${field}": ${toAdd[field]??`…`}`);
const fix=due.length>2?`Add them; docs/observations.md shows a whole line.`:`Add ${due.join(`; `)}.`;
return{path,isKey:false,message:isSource?message+why:message,fix}}
const toAdd={id:`the name under which your records know the pattern`,query:`the question in a wording that people really use`,count:`how often it was asked`,firstSeen:`when it was asked first, such as 2026-09-01T09:00:00Z`,lastSeen:`when it was asked last, such as 2026-09-01T09:00:00Z`,source:`the address, or the query to your telemetry, that shows the recorded queries`,role:`user, assistant or system`,content:`what was said`};
function worded(shaped,value){
const{error,path}=shaped;
const sentence=schemaSentence(shaped,{value,whole:`This line`,spelling:()=>void 0});
if(error.keyword===`additionalProperties`)return{...sentence,message:sentence.message.replace(`of this file`,`of an observation`)};
if(error.keyword!==`type`)return sentence;
const due=inJson(dueName(error.params.type));
return{message:inJson(sentence.message).replace(`but fields are due: each a name, a colon and a value`,`but an object is due`),fix:`Write ${path.length===0?`one object a line`:due}.`}}
function inJson(words){
return words.replaceAll(`a map of fields`,`an object`).replaceAll(`has no value.`,`is null here.`)}
function textProblems(observation,{locate}){
return[...unfitTexts(observation),...unfitReview(observation),...unfitTimes(observation)].map(([path,message,fix])=>({message,at:locate(path),fix}))}
const mayLack=new Set([`case`,`language`,`notes`,`reviewedBy`]);
function*unfitTexts(observation){
for(const[path,text]of textsOf(observation)){
const name=`"${path.at(-1)}"`;
const hidden=hiddenCharacter(text);
if(isBlank(text))yield[path,`${name} shows nothing to a reader.`,mayLack.has(path[0])?`Write it, or leave the field out.`:`Write it.`];else if(hidden!==void 0)yield[path,`${name} holds ${hidden.name}, which ${hidden.does}.`,`Write the text without it.`];else if(path[0]===`id`||path[0]===`case`){
const defect=retrieverIdDefect(text);
if(defect!==void 0)yield[path,`${name} ${defect}.`,`Write the id without that.`]}}}
function*textsOf(observation){
const{conversation=[],...fields}=observation;
for(const[name,value]of Object.entries(fields))if(typeof value===`string`)yield[[name],value];
for(const[index,{content}]of conversation.entries())yield[[`conversation`,index,`content`],content]}
function*unfitReview({reviewedBy,reviewedAt}){
if(reviewedBy!==void 0&&isBot(reviewedBy))yield[[`reviewedBy`],`"reviewedBy" is ${quoted(reviewedBy)}, which is a program.`,`Name the person who looked at the recorded queries, or leave "reviewedBy" and "reviewedAt" out.`];
if(reviewedBy===void 0===(reviewedAt===void 0))return;
const[there,other]=reviewedBy===void 0?[`reviewedAt`,`reviewedBy`]:[`reviewedBy`,`reviewedAt`];
yield[[there],`"${there}" stands here without "${other}".`,`Add "${other}", or remove "${there}".`]}
function*unfitTimes({firstSeen,lastSeen,reviewedAt}){
if(isLater(firstSeen,lastSeen))yield[[`lastSeen`],`"lastSeen" comes before "firstSeen".`,`Correct one of the two.`];
if(reviewedAt!==void 0&&isLater(firstSeen,reviewedAt))yield[[`reviewedAt`],`"reviewedAt" comes before "firstSeen": nobody can look at what was not asked yet.`,`Correct one of the two.`]}
const told=10;
async function readObservations(files){
const found=new Map;
const problems=[];
const refused=new Map;
const read=new Map;
for(const{file,bytes}of files){
const hash=sha256(bytes);
const whole=sameProblem(file,read.get(hash))??wholeProblem(file,bytes);
if(bytes.length>0&&!read.has(hash))read.set(hash,file);
const wrong=whole===void 0?await wrongLines({file,bytes},found):[];
problems.push(...whole===void 0?[]:[whole],...firstOf(wrong));
for(const{id,problems:own}of wrong)if(id!==void 0&&!refused.has(id))refused.set(id,own)}
return{observations:[...found.values()],problems,refused}}
async function wrongLines({file,bytes},found){
const wrong=[];
for await(const line of linesOf(inOnePiece(unmarked(bytes)),limits.case)){
const reading=readLine(file,line,found);
if(reading===void 0)continue;
if(`observation`in reading)found.set(reading.observation.id,reading);else wrong.push(reading)}
return wrong}
function readLine(file,{number,bytes},earlier){
const at={file,line:number,column:1};
if(bytes===void 0)return{problems:[{message:`This line is longer than the ${sizeText(limits.case)} that a case may have, so it was not read.`,at,fix:`Shorten the question and its turns to what is asked.`}],id:void 0};
if(/^\s*$/.test(decodeUtf8(bytes)??`-`))return void 0;
const reading=observationLine(file,number,bytes);
const twin=`observation`in reading?earlier.get(reading.observation.id):void 0;
if(twin===void 0)return reading;
return{problems:[{message:`${quoted(twin.observation.id)} is the id of an earlier line as well.`,at,related:[twin.at],fix:`Give each pattern an id of its own, or remove one of the two lines.`}],id:void 0}}
function sameProblem(file,earlier){
if(earlier===void 0)return void 0;
const message=earlier===file?`This file is named more than once. It was read once.`:`This file has the same content as ${quoted(earlier)}, which was read.`;
const related=earlier===file?[]:[startOf$1(earlier)];
return{message,at:startOf$1(file),related,fix:`Name it once.`}}
function wholeProblem(file,bytes){
const at=startOf$1(file);
if(bytes.length>limits.observations)return{message:`The file is larger than the ${sizeText(limits.observations)} that a file of observations may have, so it was not read.`,at,fix:`Cut it into several files, and name each.`};
if(binaryForm(bytes)!==void 0)return{message:`The file is a workbook, a ZIP file or a PDF, and not JSON.`,at,fix:`Write one JSON object a line.`};
if(isUtf16(bytes))return{message:foreignEncoding(bytes,{isTable:false}).message,at};
return spreadOverLines(bytes,at)}
function spreadOverLines(bytes,at){
const text=decodeUtf8(bytes)?.trim()??``;
const[first=``,...more]=text.split(`
`);
const isList=first.startsWith(`[`);
if(!isList&&(more.length===0||!(`problem`in parsedJson(first)))||`problem`in parsedJson(text))return void 0;
return{message:`The file holds ${isList?`one JSON list`:`one JSON value over several lines`}, and one object a line is due.`,at,fix:`Write each observation on a line of its own: jq -c '.[]' does it for a list.`}}
function isUtf16([first,second]){
return first===255&&second===254||first===254&&second===255}
function unmarked(bytes){
return isMarked(bytes)?bytes.subarray(3):bytes}
async function*inOnePiece(bytes){
yield bytes}
function firstOf(wrong){
const all=wrong.map(({problems})=>problems);
const[next]=all[told]??[];
if(next===void 0)return all.flat();
const message=`From here on ${counted(all.length-told,`more line`)} cannot be used either.`;
return[...all.slice(0,told).flat(),{message,at:{...next.at,column:1}}]}
export{binaryForm,blockOf,caseFields,commentsOf,editFields,editNested,editValue,fieldAt,foreignEncoding,formatOf,hasField,hasNamesTwice,inlineText,inlineYaml,isDeep,itemLines$1 as itemLines,itemText,lexemesOf,lineEndOf,listedRecords,newYamlFile,parseLocatedJson,parsedJson,readJson,readObservations,readRecords,recordFormats,replaceLines,textOf,withValue,withWrittenScalars,withoutFields,yamlLayout,yamlText,yamlValue};
