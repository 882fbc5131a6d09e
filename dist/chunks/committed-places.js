import{isAbsolute,join,relative,resolve}from"node:path";
import{openCommit,openSet,setAround}from"./shared-git.js";
import{UsageError,casesFolder,isPart,revisionsFolder,shortId,terminalText}from"./core.js";
async function committedPlaces(cwd,words,ref){
let[first=`.`,...others]=words,opened=await openCommit(resolve(cwd,first),ref),{place,path}=await placeOf(opened,cwd,first),paths=[path];
for(let word of others){
let other=await placeOf(opened,cwd,word);
if(other.place!==place){
let message=`"${first}" and "${word}" lie in two sets; name places in one set.`;
throw new UsageError(terminalText(message))}
paths.push(other.path)}
let{repository,head,commit,root}=opened,folder=join(root,place),given=path===``?first:isAbsolute(first)?folder:relative(cwd,folder),set={repository,head,commit,place,tree:await openSet(opened,place)};
return{folder,given,paths:paths.includes(``)?[]:paths,set}}
async function placeOf(opened,cwd,word){
let found=await setAround(opened,resolve(cwd,word)),commit=shortId(opened.commit),shown=terminalText(word);
if(found===void 0)throw new UsageError(`"${shown}" holds no evaluation set in commit ${commit}: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`);
let{place,path,what}=found;
if(path===``)return{place,path};
if(what===`nothing`)throw new UsageError(`"${shown}" is not in commit ${commit}.`);
if(isPart(path,what===`file`))return{place,path};
throw new UsageError(`"${shown}" is no part of the set around it, so it is not judged.`)}
export{committedPlaces};
