import{Connection,accountIn,answerOf,listOpenPulls,readMain,readStatuses,systemClock}from"./shared-github.js";
function queueHost({place:e,token:t,clock:n=systemClock}){
let r=new Connection(e,t,n);
return{openPulls:async()=>{
let{branch:e}=await readMain(r),t=[];
for(let n of await listOpenPulls(r))n.text(`base`,`ref`)===e&&t.push(await openPull(r,n));
return t}}}
async function openPull(e,t){
let n=t.number(`number`);
return{number:n,url:t.text(`html_url`),title:t.text(`title`),author:accountIn(t,`user`),openedAt:t.instant(`created_at`),isDraft:t.flagOrNone(`draft`)??!1,statuses:await readStatuses(e,t.oid(`head`,`sha`)),paths:await readPaths(e,n)}}
async function readPaths(e,t){
let n=`read the files of the pull request #${t}`,r=(await e.readAll(`GET /repos/{owner}/{repo}/pulls/{pull_number}/files`,{doing:n,needs:[`pull-requests: read`],given:{pull_number:t,per_page:100}})).map(e=>answerOf(e,n)).flatMap(e=>[e.text(`filename`),e.textOrNone(`previous_filename`)]);
return[...new Set(r.filter(e=>e!==``))]}
export{queueHost};
