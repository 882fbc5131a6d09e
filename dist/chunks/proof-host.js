import{Comments,Connection,GitHubError,readJudgedPull,readSaid,systemClock}from"./shared-github.js";
function proofHost({place:e,token:t,clock:n=systemClock,memoryOf:r}){
let i=new Connection(e,t,n),a=new Comments(i);
return{pull:async e=>{
try{
let{author:t}=await readJudgedPull(i,e);
return{author:t,said:await readSaid(i,e),remembered:r(await a.of(e))}}catch(e){
if(isAbsent(e))return;
throw e}}}}
function isAbsent(e){
return e instanceof GitHubError&&e.failure.status===404}
export{proofHost};
