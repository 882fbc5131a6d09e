import fs from"node:fs";
import{resolveRef}from"./isomorphic-git.js";
async function referencedCommit({gitdir:e},t){
return await resolveRef({fs,gitdir:e,ref:t}).catch(()=>void 0)}
export{referencedCommit};
