import{container,counted,decodeUtf8,dueName,fieldOf,groupsOf,hiddenCharacter,isBlank,isBot,isLater,isMap,isMarked,limits,lineOfBrokenByte,linesOf,listed,parseLocated,placedText,plainNumber,quoted,readerOptions,recordFormats,schemaSentence,sha256,shapeErrors,sizeText,startOf as startOf$1}from"./core.js";
import{Document,Lexer,LineCounter,isAlias,isCollection,isMap as isMap$1,isNode,isScalar,isSeq,parseAllDocuments,parseDocument,tokenType,visit}from"./yaml.js";
import{retrieverIdDefect}from"./shared-model.js";
import{parse}from"./humanwhocodes-momoa.js";
import{CsvError,parse as parse$1}from"./csv.js";
import{observationShape}from"./observation-shape.js";
import{isDeepStrictEqual}from"node:util";
function lexemesOf(text){
let lexemes=[],start=0,scalar=!1;
for(let source of new Lexer().lex(text)){
let mark=[``,``,``].includes(source);
!scalar&&mark?scalar=source===``:(lexemes.push({type:scalar?`text`:tokenType(source),source,start}),scalar=!1,start+=source.length)}
return lexemes}
function commentsOf(text){
return lexemesOf(text).filter(({type})=>type===`comment`).map(({source})=>source.trimEnd())}
function yamlLayout(text){
let lexemes=lexemesOf(text),alias=lexemes.find(({type})=>type===`alias`||type===`anchor`);
if(alias!==void 0)return{offset:alias.start,why:`a value is shared by an alias`};
let parsed=parseMap(text);
if(`why`in parsed)return parsed;
let{keys,value}=parsed,lines=text.split(/(?<=\n)/),lineAt=lineFinder(lines),indent=/^ */.exec(lines[lineAt(keys[0]?.offset??0)]??``)?.[0]??``,odd=keys.find(({offset})=>lineStart$1(text,offset)!==indent);
if(odd!==void 0)return{offset:odd.offset,why:`the field "${odd.name}" does not start its line`};
let pieces=piecesByKey(keys,lexemes),fields=keys.map(({name,offset},index)=>{
let end=endOfField(pieces[index]??[],{lines,lineAt,indent});
return{name,first:lineAt(offset),end}}),comments=lexemes.filter(({type})=>type===`comment`).map(({source,start})=>({line:lineAt(start),comment:source.trimEnd()})),commentsIn=(first,end)=>comments.filter(({line})=>line>=first&&line<end).map(({comment})=>comment);
return{lines,fields,indent,value,commentsIn}}
function piecesByKey(keys,lexemes){
let pieces=keys.map(()=>[]),key=-1;
for(let lexeme of lexemes){
for(;lexeme.start>=(keys[key+1]?.offset??1/0);)key++;
pieces[key]?.push(lexeme)}
return pieces}
function lineStart$1(text,offset){
return text.slice(text.lastIndexOf(`
`,offset-1)+1,offset)}
function lineFinder(lines){
let counter=new LineCounter,offset=0;
for(let line of lines)counter.addNewLine(offset),offset+=line.length;
return at=>counter.linePos(at).line-1}
function parseMap(text){
let documents=parseAllDocuments(text,readerOptions),[document,second]=Array.isArray(documents)?documents:[];
if(document===void 0)return{offset:0,why:`it is empty`};
let[error]=document.errors;
if(error!==void 0)return{offset:error.pos[0],why:`it cannot be read as YAML`};
if(second!==void 0)return{offset:second.range[0],why:`a second document starts here`};
let map=document.contents;
if(!isMap$1(map))return{offset:0,why:`it holds no map of fields`};
if(map.flow===!0)return{offset:map.range[0],why:`its fields stand in braces`};
let keys=keysOf(map);
return`why`in keys?keys:{keys,value:document.toJS()}}
function keysOf(map){
let keys=[],names=new Set;
for(let{key}of map.items){
if(!isScalar(key)||typeof key.value!=`string`)return{offset:key.range[0],why:`a key is no text`};
if(names.has(key.value))return{offset:key.range[0],why:`the field "${key.value}" stands twice`};
names.add(key.value),keys.push({name:key.value,offset:key.range[0]})}
return keys}
const empty=new Set([`space`,`newline`,`comment`]);
function endOfField(pieces,{lines,lineAt,indent}){
let close=pieces.findIndex(({type})=>type===`doc-end`||type===`doc-start`),last=(close===-1?pieces:pieces.slice(0,close)).findLast(({type,source,start})=>{
if(type!==`comment`)return source!==``&&!empty.has(type);
let before=(lines[lineAt(start)]??``).split(`#`,1)[0]??``;
return before.trim()!==``||before.length>indent.length});
return last===void 0?0:lineAt(last.start+last.source.length-1)+1}
const readDifferently=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,refusedPlain=/^=$|\t/,exponential={tag:`tag:yaml.org,2002:float`,default:!0,identify:value=>typeof value==`number`&&String(value).includes(`e`),test:/^-?[0-9.]+e[-+][0-9]+$/,resolve:Number,stringify:({value})=>plainNumber(Number(value))};
function yamlText(fields){
return written$1(documentOf(fields),oneLine)}
const oneLine={blockQuote:!1};
function inlineText(value,{flow,like}){
let document=documentOf([value]),list=document.contents,item=document.get(0,!0);
isSeq(list)&&(list.flow=flow);
let isQuoted=like===`QUOTE_SINGLE`||like===`QUOTE_DOUBLE`;
isScalar(item)&&isQuoted&&item.type!==`QUOTE_DOUBLE`&&(item.type=like);
let text=written$1(document,oneLine).replace(/\n$/,``);
return flow?text.slice(2,-2):text.slice(2)}
function newYamlFile(fields,block){
let document=documentOf(fields),node=block===void 0?void 0:document.get(block,!0);
return isScalar(node)&&typeof node.value==`string`&&fitsBlock(node.value)&&(node.type=`BLOCK_LITERAL`),written$1(document,{})}
function inlineYaml(value){
let document=documentOf(value);
return isCollection(document.contents)&&(document.contents.flow=!0),written$1(document,{}).trimEnd()}
function fitsBlock(text){
return/^\S(?:.*\S)?$/su.test(text)&&text.search(readDifferently)===-1}
function documentOf(fields){
let document=new Document(fields,{compat:`yaml-1.1`,aliasDuplicateObjects:!1,customTags:tags=>[exponential,...tags]});
return visit(document,{Scalar(_,node){
typeof node.value==`string`&&(refusedPlain.test(node.value)||node.value.search(readDifferently)!==-1||node.value.includes(`
`)&&!fitsBlock(node.value.replace(/\n$/,``)))&&(node.type=`QUOTE_DOUBLE`)}}),document}
function written$1(document,options){
return document.toString({lineWidth:0,doubleQuotedMinMultiLineLength:2**53-1,...options}).replace(readDifferently,character=>`\\u${character.charCodeAt(0).toString(16).padStart(4,`0`)}`)}
function editFields(file,text,edits){
let mark=text.startsWith(`﻿`)?`﻿`:``,current=text.slice(mark.length);
for(let edit of edits){
let edited=editField(file,current,edit);
if(`refused`in edited)return edited;
current=edited.text}
return{text:mark+current}}
function editField(file,text,edit){
let layout=yamlLayout(text);
if(`why`in layout)return{refused:unfit(file,text,layout)};
let name=`set`in edit?edit.set:edit.remove,wanted=new Map(Object.entries(layout.value));
`set`in edit?wanted.set(name,edit.to):wanted.delete(name);
let value=Object.fromEntries(wanted);
if(isDeepStrictEqual(value,layout.value))return{text};
let edited=withLines$1(layout,edit),after=yamlLayout(edited);
if(!(`why`in after)&&isDeepStrictEqual(after.value,value))return{text:edited};
let line=(layout.fields.find(one=>one.name===name)?.first??0)+1;
return{refused:{message:`"${name}" cannot be changed here without changing other fields.`,at:{file,line,column:1},fix:`Write this change by hand.`}}}
function withLines$1(layout,edit){
let{fields,indent}=layout,old=fields.find(({name})=>name===(`set`in edit?edit.set:edit.remove)),written=`set`in edit?writtenField(edit.set,edit.to):[];
if(old!==void 0){
let lines=[...layout.commentsIn(old.first,old.end),...written];
return replaceLines(layout,{first:old.first,end:old.end,lines:indented(lines,indent)})}
let place=((`set`in edit?fields.find(({name})=>name===edit.after):void 0)??fields.at(-1))?.end??0;
return replaceLines(layout,{first:place,end:place,lines:indented(written,indent)})}
function writtenField(name,value){
return yamlText({[name]:value}).replace(/\n$/,``).split(`
`)}
function indented(lines,indent){
return lines.map(line=>indent+line)}
function replaceLines(layout,{first,end,lines}){
let lineEnd=lineEndOf(layout.lines),before=layout.lines.slice(0,first).join(``),between=before===``||before.endsWith(`
`)||lines.length===0?``:lineEnd,after=layout.lines.slice(end).join(``),unended=end===layout.lines.length&&layout.lines.at(-1)?.endsWith(`
`)===!1;
return`${before}${between}${lines.join(lineEnd)}${unended||lines.length===0?``:lineEnd}${after}`}
function lineEndOf(lines){
let wide=lines.filter(line=>line.endsWith(`\r
`)).length,all=lines.filter(line=>line.endsWith(`
`)).length;
return wide*2>all?`\r
`:`
`}
function unfit(file,text,{offset,why}){
let before=text.slice(0,offset).split(`
`);
return{message:`This file cannot be edited line by line: ${why}.`,at:{file,line:before.length,column:(before.at(-1)?.length??0)+1},fix:`Write each field on a line of its own, such as "id: refund-policy-001".`}}
function isDeep(value){
let level=isNested(value)?[value]:[];
for(let depth=0;level.length>0;depth++){
if(depth===64)return!0;
level=level.flatMap(one=>Object.values(one).filter(isNested))}
return!1}
function isNested(value){
return typeof value==`object`&&!!value}
const saveAsCsv=`In Excel, save the sheet as "CSV UTF-8 (Comma delimited)"; in LibreOffice, as "Text CSV" with the character set UTF-8.`,forms=[[[80,75,3,4],`The file is a workbook, or another ZIP file, and not text. ${saveAsCsv}`],[[208,207,17,224],`The file is a workbook of an old Excel, and not text. ${saveAsCsv}`],[[37,80,68,70],`The file is a PDF, and not text. Write its pages out first, one record a page: docs/guides/adopting.md shows how.`]];
function binaryForm(bytes){
let form=forms.find(([start])=>startsWith(bytes,start));
return form===void 0?void 0:{message:form[1],line:void 0}}
function foreignEncoding(bytes,{isTable}){
let save=isTable?saveAsCsv:`Save it as UTF-8.`;
return startsWith(bytes,[255,254])||startsWith(bytes,[254,255])?{message:`The file is UTF-16, which Excel calls "Unicode Text", and not UTF-8. ${save}`,line:void 0}:{message:`The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. ${save}`,line:lineOfBrokenByte(bytes)}}
function startsWith(bytes,start){
return start.every((byte,index)=>bytes[index]===byte)}
const tokens=/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
function exactIntegers(json){
return/\d{16}/.test(json)?json.replaceAll(tokens,token=>/^-?\d+$/.test(token)&&!Number.isSafeInteger(Number(token))?`"${token}"`:token):json}
function readJson(bytes){
let text=decodeUtf8(bytes),binary=binaryForm(bytes);
if(binary!==void 0)return{problem:binary};
if(text===void 0)return{problem:foreignEncoding(bytes,{isTable:!1})};
let reading=parsedJson(text);
return`problem`in reading?reading:isDeep(reading.value)?{problem:{message:`The file is nested deeper than 64 levels.`,line:void 0}}:parsedJson(exactIntegers(text))}
function parsedJson(text){
try{
return{value:JSON.parse(text)}}catch(error){
return{problem:jsonProblem(text,error)}}}
function jsonProblem(text,error){
let said=error instanceof Error?error.message:``,offset=Number(/ at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(said)?.[1]??(said.endsWith(`end of JSON input`)?text.length:NaN));
if(Number.isNaN(offset))return{message:`This is not JSON.`,line:void 0};
let line=text.slice(0,offset).split(`
`).length;
return{message:offset>=text.length?`The JSON ends before it is complete.`:`This is not JSON from here on.`,line}}
function parseLocatedJson(file,bytes){
let text=decodeUtf8(bytes);
if(binaryForm(bytes)!==void 0)return{problem:{message:`The file is a workbook, a ZIP file or a PDF, and not JSON.`,at:startOf$1(file),fix:`Write its records as JSON.`}};
if(text===void 0){
let{message,line=1}=foreignEncoding(bytes,{isTable:!1});
return{problem:{message,at:{file,line,column:1}}}}
if(isMarked(bytes))return{problem:{message:`The file starts with a byte order mark (U+FEFF), which JSON does not allow.`,at:startOf$1(file),fix:`Save it as UTF-8 without a byte order mark.`}};
let source=placedText(file,text),reading=parsedJson(text);
return`problem`in reading?{problem:syntaxProblem(source,reading.problem)}:isDeep(reading.value)?{problem:{message:`Lists and objects lie more than 64 deep in each other.`,at:startOf$1(file),fix:`Take the extra levels out.`}}:located(source,reading.value)}
function syntaxProblem({text,at},{message,line=1}){
let fix=`Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket.`,offset=stoppedAt(text);
return offset===void 0?{message,at:{...at(0),line},fix}:{message:text.slice(offset).trim()===``?`The JSON ends before it is complete.`:`This is not JSON from here on.`,at:at(offset),fix}}
function stoppedAt(text){
try{
parse(text);
return}catch(error){
let offset=error instanceof Error&&`offset`in error?error.offset:void 0;
return typeof offset==`number`?offset:void 0}}
function located({text,at},value){
let root=parse(text),twice=[],placeOf=node=>at(node.loc.start.offset);
for(let{node,path}of objectsIn(root.body,[])){
let seen=new Map;
for(let member of node.members){
let name=nameOf$1(member),first=seen.get(name);
first===void 0?seen.set(name,member):twice.push({name,path,at:placeOf(member),first:placeOf(first)})}}
return{text,value,twice,locate:path=>placeOf(nodeAt(root.body,path).node),locateKey:path=>placeOf(memberAt(root.body,path)??nodeAt(root.body,path).node)}}
function*objectsIn(node,path){
if(node.type===`Array`)for(let[index,{value}]of node.elements.entries())yield*objectsIn(value,[...path,index]);else if(node.type===`Object`){
yield{node,path};
for(let member of node.members)yield*objectsIn(member.value,[...path,nameOf$1(member)])}}
function nameOf$1({name}){
return name.type===`String`?name.value:name.name}
function nodeAt(root,path){
let node=root;
for(let part of path){
let below=childOf(node,part);
if(below===void 0)return{node,isWhole:!1};
node=below}
return{node,isWhole:!0}}
function childOf(node,part){
if(node.type===`Array`)return typeof part==`number`?node.elements[part]?.value:void 0;
if(node.type===`Object`)return lastMember(node,part)?.value}
function memberAt(root,path){
let{node,isWhole}=nodeAt(root,path.slice(0,-1)),name=path.at(-1);
if(isWhole&&node.type===`Object`&&name!==void 0)return lastMember(node,name)}
function lastMember({members},name){
return members.findLast(member=>nameOf$1(member)===name)}
function hasNamesTwice(text,value){
return namesInText(text)!==namesInValue(value)}
function namesInText(text){
let count=0;
for(let[,colon]of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))colon!==void 0&&(count+=1);
return count}
function namesInValue(value){
let below=values=>values.reduce((sum,one)=>sum+namesInValue(one),0);
if(Array.isArray(value))return below(value);
if(!isMap(value))return 0;
let values=Object.values(value);
return values.length+below(values)}
function cellPattern(separator){
let plain=`[^${separator}\\r\\n]*`;
return RegExp(`"[^"]*(?:""[^"]*)*(?:"${plain}|$)|${plain}`,`y`)}
function literalQuotes(csv,separator){
if(!RegExp(`[^${separator}\\r\\n"]"`).test(csv))return csv;
let cell=cellPattern(separator),parts=[],at=0;
for(;at<csv.length;){
cell.lastIndex=at;
let[text=``]=cell.exec(csv)??[];
parts.push(!text.startsWith(`"`)&&text.includes(`"`)?`"${text.replaceAll(`"`,`""`)}"`:text),at+=text.length,parts.push(csv.charAt(at)),at++}
return parts.join(``)}
const separators=[`,`,`;`,`	`],looked={rows:20,units:2**20};
function separatorOf(csv){
let[first={separator:`,`,rows:0,cells:0},...others]=separators.flatMap(separator=>fitOf(csv,separator)??[]);
return others.reduce((best,fit)=>isBetter(fit,best)?fit:best,first).separator}
function isBetter(one,other){
return one.rows>other.rows||one.rows===other.rows&&one.cells>other.cells}
function fitOf(csv,separator){
let[header,...body]=startOf(csv,separator);
if(!(header===void 0||header.length<2))return{separator,rows:body.filter(row=>row.length===header.length).length,cells:header.length}}
function startOf(csv,separator){
let start=csv.slice(0,looked.units),rows=[];
try{
return parse$1(literalQuotes(start,separator),{delimiter:separator,to:looked.rows,skip_empty_lines:!0,relax_column_count:!0,onRecord:row=>void rows.push(row)}),rows}catch(error){
if(!(error instanceof CsvError))throw error;
return error.code===`CSV_QUOTE_NOT_CLOSED`&&start.length<csv.length?rows:[]}}
function csvTable(csv){
let text=withoutDirective(csv),separator=separatorOf(text),bytes=Buffer.from(literalQuotes(text,separator));
try{
let rows=parse$1(bytes,{delimiter:separator,info:!0,skip_empty_lines:!0,relax_column_count:!0}),[header,...body]=(Array.isArray(rows)?rows.map(rowsOf(bytes)):[]).filter(hasText);
return header===void 0?[whole(`The file holds no table: it names no columns.`)]:tableRows(header,body)}catch(error){
if(error instanceof CsvError)return[csvProblem(error,bytes)];
throw error}}
function withoutDirective(csv){
return csv.replace(/^"?sep=[,;\t]"?(?=\r?\n)/i,``)}
function whole(problem,line){
return{problem,line}}
function hasText({cells}){
return!cells.every(isBlank)}
function tableRows(header,body){
let names=header.cells.map((name,index)=>name.trim()||`column ${index+1}`),twice=names.find((name,index)=>names.indexOf(name)<index);
if(twice!==void 0)return[whole(`Two columns have the name "${twice}".`,header.line)];
let isNamed=header.cells.map(name=>!isBlank(name));
return body.map(({cells,line})=>{
if(cells.length!==names.length)return{problem:otherLength(names,cells),line};
let fields=names.flatMap((name,index)=>{
let cell=cells[index]??``;
return isNamed[index]===!0||!isBlank(cell)?[[name,cell]]:[]});
return{fields:Object.fromEntries(fields),line}})}
function otherLength(names,cells){
let counts=`The row has ${counted(cells.length,`cell`)}, but the table's header has ${names.length}.`;
return cells.length<names.length?`${counts} Write the separator of each cell, of empty ones too.`:`${counts} Put a cell that holds a separator in quotes.`}
function rowsOf(bytes){
let[at,line]=[0,1];
return row=>{
let record=fieldOf(row,`record`),cells=Array.isArray(record)?record.map(String):[],end=fieldOf(fieldOf(row,`info`),`bytes`);
if(typeof end!=`number`)return{cells,line:void 0};
for(;at<end-1;at++)bytes[at]===10&&line++;
let feeds=cells.reduce((sum,cell)=>sum+cell.split(`
`).length-1,0);
return{cells,line:line-feeds}}}
function csvProblem(error,bytes){
let sentences={CSV_INVALID_CLOSING_QUOTE:`Something follows a closing quote inside a cell.`,CSV_QUOTE_NOT_CLOSED:`The table ends inside a quoted cell: its quote is never closed.`},read=Reflect.get(error,`bytes`),at=typeof read==`number`?read:0;
for(;bytes[at]===10||bytes[at]===13;)at++;
let line=bytes.subarray(0,at).filter(byte=>byte===10).length+1;
return whole(sentences[error.code]??`This is not a CSV table: ${error.message}`,line)}
function formatOf(file){
let ending=file.slice(file.lastIndexOf(`.`)+1).toLowerCase();
return ending===`yml`?`yaml`:ending===`tsv`?`csv`:recordFormats.find(format=>format===ending)}
function readRecords(bytes,format,list){
let text=decodeUtf8(bytes),binary=binaryForm(bytes);
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
let reading=parsedJson(text);
return`problem`in reading?{records:[],problems:[reading.problem]}:fromList(reading.value,list,()=>void 0)}
function fromYaml(text,list){
let yaml=parseLocated(``,text,{keys:1/0}),[defect]=yaml.defects;
if(defect!==void 0)return{records:[],problems:[{message:defect.message,line:defect.at.line}]};
let base=list===void 0?[]:list.split(`.`);
return fromList(yaml.value,list,index=>yaml.locate([...base,index]).line)}
function fromList(value,list,lineOf){
let items=value;
for(let name of list?.split(`.`)??[])items=fieldOf(items,name);
return Array.isArray(items)?gathered(items.map((fields,index)=>({fields,line:lineOf(index)}))):failed(list===void 0?`The file does not hold a list of records; name the list inside it, as "list" in the mapping file.`:`The file holds no list under "${list}".`)}
function listedRecords(items){
return gathered(items.map(fields=>({fields,line:void 0})))}
function fromJsonLines(text){
let rows=text.split(`
`).map((line,index)=>({line:line.trim(),number:index+1})).filter(({line})=>line!==``);
return rows[0]?.line.startsWith(`[`)===!0&&fromJson(text,void 0).records.length>0?failed(`The file holds one JSON list, not a JSON object a line: say --format json, or name it .json.`):gathered(rows.map(({line,number})=>{
try{
return{fields:JSON.parse(line),line:number}}catch{
return{problem:`This line is not JSON.`,line:number}}}))}
function gathered(rows){
let records=[],problems=[];
for(let[index,row]of rows.entries()){
let{line}=row;
`problem`in row?problems.push({message:row.problem,line}):isDeep(row.fields)?problems.push({message:`Entry ${index+1} is nested deeper than 64 levels.`,line}):isMap(row.fields)?records.push({fields:row.fields,number:index+1,line}):problems.push({message:`Entry ${index+1} is no record with named fields.`,line})}
return{records,problems}}
function failed(message){
return{records:[],problems:[{message,line:void 0}]}}
function withValue(value,{path,to}){
let[name,inner]=path,whole=isMap(value)?value:{},now=inner===void 0?to:mapWith(whole[name],inner,to);
if(now!==void 0)return{...whole,[name]:now};
let{[name]:_,...rest}=whole;
return rest}
function mapWith(map,name,to){
let{[name]:_,...others}=isMap(map)?map:{};
return to===void 0?Object.keys(others).length===0?void 0:others:{...isMap(map)?map:{},[name]:to}}
function editValue(file,text,edit){
let mark=text.startsWith(`﻿`)?`﻿`:``,body=text.slice(mark.length),document=parseDocument(body,readerOptions),before=document.errors.length===0?document.toJS():void 0,wanted=withValue(before,edit);
if(isDeepStrictEqual(before,wanted))return{text};
let small=isMap(before)?smallEdit(body,document,edit):void 0;
if(small!==void 0&&isAsMeant$1(small,{body,wanted}))return{text:mark+small};
let[name]=edit.path,value=wanted[name],{after}=edit;
return editFields(file,text,[value===void 0?{remove:name}:{set:name,to:value,...after===void 0?{}:{after}}])}
function isAsMeant$1(after,{body,wanted}){
let document=parseDocument(after,readerOptions);
return document.errors.length===0&&isDeepStrictEqual(document.toJS(),wanted)&&isDeepStrictEqual(commentsOf(after),commentsOf(body))}
function smallEdit(text,document,{path,to}){
let node=document.getIn(path,!0);
if(typeof to==`string`){
let flow=isMap$1(document.contents)&&isInFlow(document,path);
return isScalar(node)?withScalar(text,node,{to,flow}):void 0}
if(to!==void 0&&isSeq(node))return node.flow===!0?withFlowItems(text,node,to):withBlockItems(text,node,to)}
function isInFlow(document,path){
return path.some((_,length)=>{
let parent=length===0?document.contents:document.getIn(path.slice(0,length),!0);
return isMap$1(parent)&&parent.flow===!0})}
function spanOf$1(text,node){
if(!isNode(node)||node.range==null)return;
let[start,end]=node.range,source=text.slice(start,end);
return source===``||source.includes(`
`)?void 0:{start,end}}
function replaced(text,{start,end},by){
return text.slice(0,start)+by+text.slice(end)}
function withScalar(text,node,{to,flow}){
let span=spanOf$1(text,node);
return span&&replaced(text,span,inlineText(to,{flow,like:node.type}))}
function withFlowItems(text,list,to){
let span=spanOf$1(text,list);
if(span===void 0)return;
let kept=new Map([...groupsOf(list.items,item=>isScalar(item)?item.value:item)].map(([value,items])=>[value,items.values()])),items=to.map(one=>{
let item=kept.get(one)?.next(),place=item?.done===!1?spanOf$1(text,item.value):void 0;
return place===void 0?inlineText(one,{flow:!0}):text.slice(place.start,place.end)}),padding=/^\[( *)/.exec(text.slice(span.start,span.end))?.[1]??``;
return replaced(text,span,items.length===0?`[]`:`[${padding}${items.join(`, `)}${padding}]`)}
function withBlockItems(text,list,to){
let lines=text.split(/(?<=\n)/),lineOf=new Map(lineStarts(lines).map((start,line)=>[start,line])),all=list.items.map(item=>itemLine(text,item,lineOf));
if(to.length===0||!all.every(one=>one!==void 0))return;
let values=list.items.map(item=>isScalar(item)?item.value:void 0),added=to.slice(values.length);
if(isDeepStrictEqual(values,to.slice(0,values.length))&&added.length>0)return withLines(lines,all.at(-1),added);
let gone=new Set,next=0;
for(let[index,value]of values.entries())value===to[next]?next++:gone.add(all[index]?.line??-1);
return next===to.length?lines.filter((_,line)=>!gone.has(line)).join(``):void 0}
function lineStarts(lines){
let at=0;
return lines.map(({length})=>{
let start=at;
return at+=length,start})}
function itemLine(text,item,lineOf){
let span=spanOf$1(text,item);
if(span===void 0)return;
let start=text.lastIndexOf(`
`,span.start-1)+1,[,indent,space]=/^( *)-( +)$/.exec(text.slice(start,span.start))??[],line=lineOf.get(start);
if(indent!==void 0&&space!==void 0&&line!==void 0)return{line,indent,space}}
function withLines(lines,last,added){
if(last===void 0)return;
let lineEnd=lineEndOf(lines),isEnded=(lines[last.line]??``).endsWith(`
`),written=added.map(one=>`${last.indent}-${last.space}${inlineText(one,{flow:!1})}`);
return lines.slice(0,last.line+1).join(``)+(isEnded?``:lineEnd)+written.join(lineEnd)+(isEnded?lineEnd:``)+lines.slice(last.line+1).join(``)}
const caseFields=new Set(`acceptedAnswers.chunkIds,acceptedAnswers.statement,askedAt,because,caller.documents,conversation.content,conversation.role,corpusRevision,distractorChunkIds,evidence.chunk,evidence.document,evidence.quote,expectedAnswer,families,id,kind,notes,origin.author,origin.calibrated,origin.excerpt.chunkIds,origin.excerpt.contentHash,origin.format,origin.generator,origin.id,origin.kind,origin.lane,origin.observation,origin.sha256,origin.source,provenance.chunkId,provenance.contentHash,provenance.documentId,provenance.grade,provenance.insteadOf,provenance.quote,provenance.sourceRevision,provenance.sourceUri,query,refresh.at,refresh.by,refresh.from,refresh.observations,refresh.outcome,refresh.previous,refresh.reason,refresh.reasons,refresh.to,relevantChunkIds,retired.at,retired.by,retired.reason,review.confirmed,review.corpus,review.digest,review.proof.commit,review.proof.pullRequest,review.proof.review,review.proof.reviewerId,review.reason,review.reviewedAt,review.reviewedBy,review.status,review.via,sentinel.resolution.at,sentinel.resolution.by,sentinel.resolution.clarified,sentinel.resolution.reason,sentinel.reviews.digest,sentinel.reviews.expectedAnswerSupported,sentinel.reviews.independence,sentinel.reviews.relevantChunkIds,sentinel.reviews.reviewedAt,sentinel.reviews.reviewer,sentinel.why,split,tags,variantOf`.split(`,`)),hidden=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?<=##)\[/gu;
function yamlValue(text){
return text.search(hidden)===-1?inlineText(text,{flow:!1}):JSON.stringify(text).replace(hidden,escaped).replace(/^":(?=:)/,`"${escaped(`:`)}`)}
function escaped(character){
let point=(character.codePointAt(0)??0).toString(16);
return point.length>4?`\\U${point.padStart(8,`0`)}`:`\\u${point.padStart(4,`0`)}`}
function blockOf(layout,name,within){
let found=layout.fields.find(one=>one.name===name);
if(found===void 0)return;
let key=layout.lines[found.first]??``;
if(!(!/^[^#]*:[ \t]*(?:#.*)?\r?\n$/.test(key)||found.end<=found.first+1))return{first:within.first+found.first+1,end:within.first+found.end}}
function textOf({lines},{first,end}){
return lines.slice(first,end).join(``)}
function itemLines$1({lines},{first,end}){
let own=lines.slice(first,end),indent=own.map(line=>/^( *)-(?:\s|$)/.exec(line)?.[1]).find(one=>one!==void 0);
if(indent===void 0)return;
let dashes=own.flatMap((line,index)=>line.startsWith(`${indent}-`)?[first+index]:[]);
return{indent,ranges:dashes.map((dash,index)=>{
let last=dashes[index+1]??end;
for(;last>dash+1&&!isDeeper(lines[last-1]??``,indent);)last--;
return{first:dash,end:last}})}}
function isDeeper(line,indent){
return line.trim()!==``&&line.startsWith(`${indent} `)}
function itemText(value,indent){
return yamlText(value).replace(/\n$/,``).split(`
`).map(line=>indent+line)}
function spliced(text,splices){
let pieces=[],at=0;
for(let{start,end,by}of splices.toSorted((a,b)=>a.start-b.start||a.end-b.end))pieces.push(text.slice(at,start),by),at=Math.max(at,end);
return pieces.concat(text.slice(at)).join(``)}
function spanOf(text,node){
if(!isNode(node)||node.range==null)return;
let[start,end]=node.range,source=text.slice(start,end);
return source===``?void 0:{start,end,isOfLines:source.includes(`
`)}}
function aligned(before,after,isKept){
let next=0;
return after.map(item=>{
let found=before.findIndex((old,index)=>index>=next&&isKept(old,item));
if(found!==-1)return next=found+1,found})}
function nameOf(key){
return isScalar(key)&&typeof key.value==`string`?key.value:void 0}
function blockListSplices(editing,list,to){
let{text,document,isKept}=editing,items=list.items.map(item=>itemLines(text,item)),indent=items[0]?.indent;
if(indent===void 0||!items.every(one=>one!==void 0))return;
let places=aligned(list.items.map(item=>isNode(item)?item.toJS(document):item),to,isKept);
if(places.every(place=>place===void 0))return;
let splices=items.flatMap((lines,index)=>{
let at=places.indexOf(index);
if(at===-1)return[{start:lines.start,end:lines.end,by:``,isEntry:!0}];
let item=list.items[index];
return(isNode(item)?editing.inner(editing,item,to[at]):void 0)??[{...lines,by:anew(editing,lines,{indent,item:to[at]})}]}),place=items[0]?.start??0;
for(let[index,item]of to.entries()){
let kept=places[index];
kept===void 0?splices.push(insertion(editing,place,itemText([item],indent))):place=items[kept]?.end??place}
return splices}
function blockMapSplices(editing,map,to){
let{text}=editing,splices=[],names=map.items.map(({key})=>nameOf(key));
for(let[index,{key,value}]of map.items.entries()){
let name=names[index];
if(name===void 0||!isNode(value))return;
let inside=Object.hasOwn(to,name)?editing.inner(editing,value,to[name]):fieldRemoved(text,key,value);
if(inside===void 0)return;
splices.push(...inside)}
let added=Object.entries(to).filter(([name])=>!names.includes(name)),last=spanOf(text,map.items.at(-1)?.value),column=columnOf(text,map.items[0]?.key);
if(added.length===0)return splices;
if(last===void 0||column===void 0)return;
let lines=itemText(Object.fromEntries(added),` `.repeat(column));
return[...splices,insertion(editing,lineBehind(text,last.end),lines)]}
function fieldRemoved(text,key,value){
let[first,last]=[spanOf(text,key),spanOf(text,value)];
if(first===void 0||last===void 0)return;
let start=lineStart(text,first.start);
return text.slice(start,first.start).trim()===``?[{start,end:lineBehind(text,last.end),by:``,isEntry:!0}]:void 0}
function anew({text,lineEnd},{start,end},{indent,item}){
let old=text.slice(start,end);
return[...commentsOf(old).map(comment=>indent+comment),...itemText([item],indent)].join(lineEnd)+(old.endsWith(`
`)?lineEnd:``)}
function insertion({text,lineEnd},at,lines){
let isAtLine=at===0||text[at-1]===`
`,written=lines.join(lineEnd);
return{start:at,end:at,by:isAtLine?written+lineEnd:lineEnd+written}}
function itemLines(text,item){
let span=spanOf(text,item);
if(span===void 0)return;
let start=lineStart(text,span.start),indent=/^( *)- +$/.exec(text.slice(start,span.start))?.[1];
if(indent===void 0)return;
let end=lineBehind(text,span.end);
for(;isDeeperComment(text.slice(end,nextLine(text,end)),indent);)end=nextLine(text,end);
return{start,end,indent}}
function isDeeperComment(line,indent){
return line.startsWith(`${indent} `)&&line.trimStart().startsWith(`#`)}
function columnOf(text,key){
let span=spanOf(text,key);
return span&&span.start-lineStart(text,span.start)}
function lineStart(text,at){
return text.lastIndexOf(`
`,at-1)+1}
function lineBehind(text,end){
return end>0&&text[end-1]===`
`?end:nextLine(text,end)}
function nextLine(text,at){
let feed=text.indexOf(`
`,at);
return feed===-1?text.length:feed+1}
function flowListSplices(editing,list,to){
let{text,document,isKept}=editing,places=aligned(list.items.map(item=>isNode(item)?item.toJS(document):item),to,isKept),pieces=list.items.map((item,index)=>{
let span=spanOf(text,item),at=places.indexOf(index);
if(span===void 0||!isNode(item))return;
if(at===-1)return{...span,by:void 0};
let by=editing.inner(editing,item,to[at]);
return by===void 0?void 0:{...span,by}}),behind=-1;
return withPieces(pieces,to.flatMap((item,index)=>(behind=places[index]??behind,places[index]===void 0?[{behind,text:written(item)}]:[])))}
function flowMapSplices(editing,map,to){
let{text}=editing,names=map.items.map(({key})=>nameOf(key)),pieces=map.items.map(({key,value},index)=>{
let[first,last]=[spanOf(text,key),spanOf(text,value)],name=names[index];
if(first===void 0||last===void 0||name===void 0||!isNode(value))return;
let place={start:first.start,end:last.end};
if(!Object.hasOwn(to,name))return{...place,by:void 0};
let by=editing.inner(editing,value,to[name]);
return by===void 0?void 0:{...place,by}});
return withPieces(pieces,Object.entries(to).filter(([name])=>!names.includes(name)).map(([name,value])=>{
let field=inlineYaml({[name]:value});
return{behind:pieces.length-1,text:field.replace(/^\{ ?/,``).replace(/ ?\}$/,``)}}))}
function written(item){
return typeof item==`string`?inlineText(item,{flow:!0}):inlineYaml(typeof item==`object`&&item?item:[item])}
function withPieces(pieces,added){
let known=pieces.flatMap(piece=>piece??[]),first=known.findIndex(({by})=>by!==void 0),start=known[first]?.start;
if(known.length<pieces.length||start===void 0)return;
let lead=first===0?[]:[{start:known[0]?.start??start,end:start,by:``}],rest=known.slice(first).flatMap(({start:from,end,by},index)=>by===void 0?[{start:known[first+index-1]?.end??from,end,by:``}]:by),news=added.map(({behind,text})=>{
let kept=known.slice(0,behind+1).findLast(({by})=>by!==void 0);
return kept===void 0?{start,end:start,by:`${text}, `}:{start:kept.end,end:kept.end,by:`, ${text}`}});
return[...lead,...news,...rest]}
function splicesFor(source,node,to){
return splicesIn({...source,inner:splicesIn,isFlow:!1},node,to)}
function splicesIn(editing,node,to){
if(!(isAlias(node)||node.range==null))return isDeepStrictEqual(node.toJS(editing.document),to)?[]:isScalar(node)?typeof to==`string`?scalarSplices(editing,node,to):void 0:isMap$1(node)||isSeq(node)?collectionSplices(editing,node,to):void 0}
function collectionSplices(editing,node,to){
let isFlow=node.flow===!0,inside={...editing,isFlow:editing.isFlow||isFlow};
if(isMap$1(node))return isMap(to)?isFlow?flowMapSplices(inside,node,to):blockMapSplices(inside,node,to):void 0;
if(Array.isArray(to))return isFlow?flowListSplices(inside,node,to):blockListSplices(inside,node,to)}
function scalarSplices({text,isFlow},node,to){
let span=spanOf(text,node);
if(!(span===void 0||span.isOfLines))return[{...span,by:inlineText(to,{flow:isFlow,like:node.type})}]}
function editNested(file,text,edit){
let mark=text.startsWith(`﻿`)?`﻿`:``,body=text.slice(mark.length),{field,to,after,isKept=isDeepStrictEqual}=edit,document=parseDocument(body,readerOptions),before=document.errors.length===0?document.toJS():void 0;
if(isMap(before)&&isDeepStrictEqual(before[field],to))return{text};
let node=isMap(before)?document.get(field,!0):void 0;
if(isNode(node)){
let splices=splicesFor({text:body,lineEnd:lineEndOf(body.split(/(?<=\n)/)),document,isKept},node,to),wanted={...isMap(before)?before:{},[field]:to};
if(splices!==void 0&&isAsMeant(body,splices,wanted))return{text:mark+spliced(body,splices)}}
return editFields(file,text,[{set:field,to,...after===void 0?{}:{after}}])}
function isAsMeant(body,splices,wanted){
let edited=spliced(body,splices),document=parseDocument(edited,readerOptions);
return document.errors.length>0||!isDeepStrictEqual(document.toJS(),wanted)?!1:isDeepStrictEqual(commentsIn(edited),commentsIn(body,splices))}
function commentsIn(text,taken=[]){
return lexemesOf(text).filter(({type})=>type===`comment`).filter(({start})=>!taken.some(one=>one.isEntry===!0&&one.start<=start&&start<one.end)).map(({source})=>source.trimEnd())}
function withWrittenScalars(text,scalars){
let start=+!!text.startsWith(`﻿`),pieces=[],kept=0;
for(let{offset,spelling,written}of scalars){
let from=start+offset;
if(!text.startsWith(spelling,from))return;
pieces.push(text.slice(kept,from),written),kept=from+spelling.length}
return pieces.concat(text.slice(kept)).join(``)}
function fieldAt(fields,name){
let path=pathOf(fields,name),value=fields;
for(let part of path??[])value=isMap(value)?value[part]:void 0;
return path===void 0?void 0:value}
function hasField(fields,name){
return pathOf(fields,name)!==void 0}
function pathOf(fields,name){
if(Object.hasOwn(fields,name))return[name];
let path=name.split(`.`),value=fields;
for(let part of path){
if(!isMap(value)||!Object.hasOwn(value,part))return;
value=value[part]}
return path}
function withoutFields(fields,names){
let rest=fields;
for(let name of names){
let path=pathOf(rest,name);
path!==void 0&&(rest=without(rest,path))}
return rest}
function without(fields,[name,...rest]){
let entries=Object.entries(fields).flatMap(([key,value])=>{
if(key!==name)return[[key,value]];
if(rest.length===0||!isMap(value))return[];
let left=without(value,rest);
return Object.keys(left).length===0?[]:[[key,left]]});
return Object.fromEntries(entries)}
function observationLine(file,line,bytes){
let placed=at=>({...at,line}),json=parseLocatedJson(file,bytes);
if(`problem`in json){
let{message,at,fix}=json.problem;
return{problems:[withFix({message:ofLine(message),at:placed(at)},fix)],id:void 0}}
let found=[...namesTwice(json),...shapeProblems(json)],{value}=json,problems=found.length===0&&observationShape(value)?textProblems(value,json):found;
return problems.length===0&&observationShape(value)?{observation:value,at:{file,line,column:1}}:{problems:problems.map(one=>({...one,at:placed(one.at)})),id:idIn(value)}}
function withFix(problem,fix){
return fix===void 0?problem:{...problem,fix}}
function ofLine(message){
return message.replace(`The file holds bytes that are not UTF-8, first on this line. It`,`This line holds bytes that are not UTF-8. The file`).replace(/^The file (starts|is nested)/,`This line $1`)}
function idIn(value){
let id=typeof value==`object`&&value?Reflect.get(value,`id`):void 0;
return typeof id==`string`?id:void 0}
function namesTwice({twice}){
return twice.map(({name,at})=>({message:`${quoted(name)} stands twice in this line, and readers take one or the other.`,at,fix:`Remove one of the two.`}))}
function shapeProblems(json){
let errors=shapeErrors(observationShape,json.value),missing=errors.filter(({error})=>error.keyword===`required`),others=errors.filter(({error})=>error.keyword!==`required`);
return[...[...groupsOf(missing,({path})=>JSON.stringify(path)).values()].map(missingFields),...others.map(shaped=>({...shaped,...worded(shaped,json.value)}))].map(({path,isKey,message,fix})=>({message,at:isKey?json.locateKey(path):json.locate(path),fix})).toSorted((one,other)=>one.at.column-other.at.column)}
function missingFields([first,...more]){
let fields=[first,...more].flatMap(({error})=>error.keyword===`required`?[error.params.missingProperty]:[]),names=listed(fields.map(field=>`"${field}"`)),{path}=first,where=path.length===0?``:` from ${container(path)}`,isSource=path.length===0&&fields.includes(`source`),message=`${names} ${fields.length===1?`is`:`are`} missing${where}.`,due=fields.map(field=>`"${field}": ${toAdd[field]??`…`}`),fix=due.length>2?`Add them; docs/observations.md shows a whole line.`:`Add ${due.join(`; `)}.`;
return{path,isKey:!1,message:isSource?message+` Without a source nobody can look the recorded queries up.`:message,fix}}
const toAdd={id:`the name under which your records know the pattern`,query:`the question in a wording that people really use`,count:`how often it was asked`,firstSeen:`when it was asked first, such as 2026-09-01T09:00:00Z`,lastSeen:`when it was asked last, such as 2026-09-01T09:00:00Z`,source:`the address, or the query to your telemetry, that shows the recorded queries`,role:`user, assistant or system`,content:`what was said`};
function worded(shaped,value){
let{error,path}=shaped,sentence=schemaSentence(shaped,{value,whole:`This line`,spelling:()=>void 0});
if(error.keyword===`additionalProperties`)return{...sentence,message:sentence.message.replace(`of this file`,`of an observation`)};
if(error.keyword!==`type`)return sentence;
let due=inJson(dueName(error.params.type));
return{message:inJson(sentence.message).replace(`but fields are due: each a name, a colon and a value`,`but an object is due`),fix:`Write ${path.length===0?`one object a line`:due}.`}}
function inJson(words){
return words.replaceAll(`a map of fields`,`an object`).replaceAll(`has no value.`,`is null here.`)}
function textProblems(observation,{locate}){
return[...unfitTexts(observation),...unfitReview(observation),...unfitTimes(observation)].map(([path,message,fix])=>({message,at:locate(path),fix}))}
const mayLack=new Set([`case`,`language`,`notes`,`reviewedBy`]);
function*unfitTexts(observation){
for(let[path,text]of textsOf(observation)){
let name=`"${path.at(-1)}"`,hidden=hiddenCharacter(text);
if(isBlank(text))yield[path,`${name} shows nothing to a reader.`,mayLack.has(path[0])?`Write it, or leave the field out.`:`Write it.`];else if(hidden!==void 0)yield[path,`${name} holds ${hidden.name}, which ${hidden.does}.`,`Write the text without it.`];else if(path[0]===`id`||path[0]===`case`){
let defect=retrieverIdDefect(text);
defect!==void 0&&(yield[path,`${name} ${defect}.`,`Write the id without that.`])}}}
function*textsOf(observation){
let{conversation=[],...fields}=observation;
for(let[name,value]of Object.entries(fields))typeof value==`string`&&(yield[[name],value]);
for(let[index,{content}]of conversation.entries())yield[[`conversation`,index,`content`],content]}
function*unfitReview({reviewedBy,reviewedAt}){
if(reviewedBy!==void 0&&isBot(reviewedBy)&&(yield[[`reviewedBy`],`"reviewedBy" is ${quoted(reviewedBy)}, which is a program.`,`Name the person who looked at the recorded queries, or leave "reviewedBy" and "reviewedAt" out.`]),reviewedBy===void 0==(reviewedAt===void 0))return;
let[there,other]=reviewedBy===void 0?[`reviewedAt`,`reviewedBy`]:[`reviewedBy`,`reviewedAt`];
yield[[there],`"${there}" stands here without "${other}".`,`Add "${other}", or remove "${there}".`]}
function*unfitTimes({firstSeen,lastSeen,reviewedAt}){
isLater(firstSeen,lastSeen)&&(yield[[`lastSeen`],`"lastSeen" comes before "firstSeen".`,`Correct one of the two.`]),reviewedAt!==void 0&&isLater(firstSeen,reviewedAt)&&(yield[[`reviewedAt`],`"reviewedAt" comes before "firstSeen": nobody can look at what was not asked yet.`,`Correct one of the two.`])}
async function readObservations(files){
let found=new Map,problems=[],refused=new Map,read=new Map;
for(let{file,bytes}of files){
let hash=sha256(bytes),whole=sameProblem(file,read.get(hash))??wholeProblem(file,bytes);
bytes.length>0&&!read.has(hash)&&read.set(hash,file);
let wrong=whole===void 0?await wrongLines({file,bytes},found):[];
problems.push(...whole===void 0?[]:[whole],...firstOf(wrong));
for(let{id,problems:own}of wrong)id!==void 0&&!refused.has(id)&&refused.set(id,own)}
return{observations:[...found.values()],problems,refused}}
async function wrongLines({file,bytes},found){
let wrong=[];
for await(let line of linesOf(inOnePiece(unmarked(bytes)),limits.case)){
let reading=readLine(file,line,found);
reading!==void 0&&(`observation`in reading?found.set(reading.observation.id,reading):wrong.push(reading))}
return wrong}
function readLine(file,{number,bytes},earlier){
let at={file,line:number,column:1};
if(bytes===void 0)return{problems:[{message:`This line is longer than the ${sizeText(limits.case)} that a case may have, so it was not read.`,at,fix:`Shorten the question and its turns to what is asked.`}],id:void 0};
if(/^\s*$/.test(decodeUtf8(bytes)??`-`))return;
let reading=observationLine(file,number,bytes),twin=`observation`in reading?earlier.get(reading.observation.id):void 0;
return twin===void 0?reading:{problems:[{message:`${quoted(twin.observation.id)} is the id of an earlier line as well.`,at,related:[twin.at],fix:`Give each pattern an id of its own, or remove one of the two lines.`}],id:void 0}}
function sameProblem(file,earlier){
if(earlier===void 0)return;
let message=earlier===file?`This file is named more than once. It was read once.`:`This file has the same content as ${quoted(earlier)}, which was read.`,related=earlier===file?[]:[startOf$1(earlier)];
return{message,at:startOf$1(file),related,fix:`Name it once.`}}
function wholeProblem(file,bytes){
let at=startOf$1(file);
return bytes.length>limits.observations?{message:`The file is larger than the ${sizeText(limits.observations)} that a file of observations may have, so it was not read.`,at,fix:`Cut it into several files, and name each.`}:binaryForm(bytes)===void 0?isUtf16(bytes)?{message:foreignEncoding(bytes,{isTable:!1}).message,at}:spreadOverLines(bytes,at):{message:`The file is a workbook, a ZIP file or a PDF, and not JSON.`,at,fix:`Write one JSON object a line.`}}
function spreadOverLines(bytes,at){
let text=decodeUtf8(bytes)?.trim()??``,[first=``,...more]=text.split(`
`),isList=first.startsWith(`[`);
if(!(!isList&&(more.length===0||!(`problem`in parsedJson(first)))||`problem`in parsedJson(text)))return{message:`The file holds ${isList?`one JSON list`:`one JSON value over several lines`}, and one object a line is due.`,at,fix:`Write each observation on a line of its own: jq -c '.[]' does it for a list.`}}
function isUtf16([first,second]){
return first===255&&second===254||first===254&&second===255}
function unmarked(bytes){
return isMarked(bytes)?bytes.subarray(3):bytes}
async function*inOnePiece(bytes){
yield bytes}
function firstOf(wrong){
let all=wrong.map(({problems})=>problems),[next]=all[10]??[];
if(next===void 0)return all.flat();
let message=`From here on ${counted(all.length-10,`more line`)} cannot be used either.`;
return[...all.slice(0,10).flat(),{message,at:{...next.at,column:1}}]}
export{binaryForm,blockOf,caseFields,commentsOf,editFields,editNested,editValue,fieldAt,foreignEncoding,formatOf,hasField,hasNamesTwice,inlineText,inlineYaml,isDeep,itemLines$1 as itemLines,itemText,lexemesOf,lineEndOf,listedRecords,newYamlFile,parseLocatedJson,parsedJson,readJson,readObservations,readRecords,replaceLines,textOf,withValue,withWrittenScalars,withoutFields,yamlLayout,yamlText,yamlValue};
