const mark=Buffer.from(`"hash":"sha256:`);
var HashColumn=class{
#e=0;
in(e,t,n){
let r=t+this.#e;
if(r-mark.length>=t&&r<n&&isMarkBefore(e,r))return r;
let i=e.indexOf(mark,t),a=i+mark.length;
return i===-1||a>=n?-1:(this.#e=a-t,a)}};
function numberAt(e,t,n){
let r=0;
for(let i=t;i<t+n;i++){
let t=e[i]??48;
r=r*16+((t>57?t-87:t-48)&15)}
return r}
function isMarkBefore(e,t){
for(let n=1;n<=mark.length;n++)if(e[t-n]!==mark[mark.length-n])return!1;
return!0}
var HashStarts=class{
#e=new Uint8Array(16**6/8);
add(e){
let t=e>>>8;
this.#e[t>>3]=(this.#e[t>>3]??0)|1<<(t&7)}
has(e){
let t=e>>>8;
return((this.#e[t>>3]??0)>>(t&7)&1)==1}},TableIndex=class{
#e=new HashColumn;
#t=new Uint32Array(65536);
#n=new Uint32Array(65536);
#r=0;
#i=[];
next(){
this.#i.push({first:this.#r,size:0})}
add(e){
let t=this.#i.at(-1);
if(t===void 0)throw Error(`Lines stand in a file.`);
for(let n=0;n<e.length;){
let r=e.indexOf(10,n),i=r===-1?e.length:r,a=this.#e.in(e,n,i);
this.#r===this.#t.length&&this.#a(),this.#n[this.#r]=t.size+n,this.#t[this.#r++]=a===-1?0:numberAt(e,a,8),n=i+1}
t.size+=e.length}
linesOf(e){
let t=[];
for(let[n,{first:r,size:i}]of this.#i.entries()){
let a=this.#i[n+1]?.first??this.#r;
for(let o=r;o<a;o++){
if(!e.has(this.#t[o]??0))continue;
let r=o+1<a?this.#n[o+1]:i;
t.push({file:n,start:this.#n[o]??0,end:r??i})}}
return t}
#a(){
let[e,t]=[this.#t,this.#n];
this.#t=new Uint32Array(e.length*2),this.#n=new Uint32Array(e.length*2),this.#t.set(e),this.#n.set(t)}};
export{HashColumn,HashStarts,TableIndex,numberAt};
