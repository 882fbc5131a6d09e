const mark=Buffer.from(`"hash":"sha256:`);
var HashColumn=class{
#column=0;
in(bytes,start,end){
let guess=start+this.#column;
if(guess-mark.length>=start&&guess<end&&isMarkBefore(bytes,guess))return guess;
let found=bytes.indexOf(mark,start),at=found+mark.length;
return found===-1||at>=end?-1:(this.#column=at-start,at)}};
function numberAt(bytes,from,digits){
let number=0;
for(let at=from;at<from+digits;at++){
let unit=bytes[at]??48;
number=number*16+((unit>57?unit-87:unit-48)&15)}
return number}
function isMarkBefore(bytes,end){
for(let back=1;back<=mark.length;back++)if(bytes[end-back]!==mark[mark.length-back])return!1;
return!0}
var HashStarts=class{
#bits=new Uint8Array(16**6/8);
add(start){
let bit=start>>>8;
this.#bits[bit>>3]=(this.#bits[bit>>3]??0)|1<<(bit&7)}
has(start){
let bit=start>>>8;
return((this.#bits[bit>>3]??0)>>(bit&7)&1)==1}},TableIndex=class{
#column=new HashColumn;
#hashes=new Uint32Array(65536);
#places=new Uint32Array(65536);
#count=0;
#files=[];
next(){
this.#files.push({first:this.#count,size:0})}
add(bytes){
let file=this.#files.at(-1);
if(file===void 0)throw Error(`Lines stand in a file.`);
for(let line=0;line<bytes.length;){
let feed=bytes.indexOf(10,line),end=feed===-1?bytes.length:feed,at=this.#column.in(bytes,line,end);
this.#count===this.#hashes.length&&this.#grow(),this.#places[this.#count]=file.size+line,this.#hashes[this.#count++]=at===-1?0:numberAt(bytes,at,8),line=end+1}
file.size+=bytes.length}
linesOf(starts){
let found=[];
for(let[file,{first,size}]of this.#files.entries()){
let last=this.#files[file+1]?.first??this.#count;
for(let line=first;line<last;line++){
if(!starts.has(this.#hashes[line]??0))continue;
let end=line+1<last?this.#places[line+1]:size;
found.push({file,start:this.#places[line]??0,end:end??size})}}
return found}
#grow(){
let[hashes,places]=[this.#hashes,this.#places];
this.#hashes=new Uint32Array(hashes.length*2),this.#places=new Uint32Array(hashes.length*2),this.#hashes.set(hashes),this.#places.set(places)}};
export{HashColumn,HashStarts,TableIndex,numberAt};
