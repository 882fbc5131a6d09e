export{pastFiles}from"./shared-git.js";
