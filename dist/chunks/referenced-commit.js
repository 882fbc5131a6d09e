import fs from"node:fs";
import{resolveRef}from"./isomorphic-git.js";
async function referencedCommit({gitdir},ref){
return await resolveRef({fs,gitdir,ref}).catch(()=>void 0)}
export{referencedCommit};
