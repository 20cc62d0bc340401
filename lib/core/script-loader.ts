/**
 * Runs the scripts that lib/runtime/defer-scripts.mjs has deferred: when the page and its pictures are loaded and a
 * frame with them is painted, at the first press or click (assistive technology sends clicks alone), or after three seconds.
 * The text is constant: every page's Content-Security-Policy contains its hash.
 */
export const SCRIPT_LOADER = `(()=>{const w=['pointerdown','keydown','click'],f=()=>{if(document.readyState==='loading'){addEventListener('DOMContentLoaded',f);return}for(const e of w)removeEventListener(e,f,true);for(const d of document.querySelectorAll('script[data-src]')){const s=document.createElement('script');s.async=true;s.src=d.dataset.src;d.replaceWith(s)}};for(const e of w)addEventListener(e,f,true);addEventListener('load',()=>document.hidden?f():requestAnimationFrame(()=>requestAnimationFrame(f)));setTimeout(f,3000)})()`;
