export{askedBase,defaultBase}from"./shared-git.js";
