declare global {
  interface Window {
    early?: {
      /** Fields changed before hydration; empty afterwards. */
      changes: Set<EventTarget>;
      /** Repeats the recorded input and click events once the page is hydrated. */
      replay(): void;
    };
  }
}

/**
 * Records field changes and button clicks made before hydration; links, forms and disclosures work
 * without scripts. React sets a `_reactListening…` key on the document when it attaches its listeners:
 * from then on a click that bubbles to the window has been handled, and React stops one that it cannot
 * handle yet. The text is constant: every page's Content-Security-Policy contains its hash.
 */
export const EARLY_SCRIPT = `(()=>{const changes=new Set,presses=new Map,a=new AbortController,o={signal:a.signal},capture={...o,capture:true};addEventListener('input',e=>{e.target.type==='checkbox'||changes.add(e.target)},capture);addEventListener('click',e=>{const t=e.target.closest('button[type=button],[type=checkbox]');t&&presses.set(e,[t,t.checked])},capture);addEventListener('click',e=>{Object.keys(document).some(k=>k.startsWith('_reactListening'))&&presses.delete(e)},o);window.early={changes,replay:()=>setTimeout(()=>{a.abort();const f=[...changes];changes.clear();for(const t of f)for(const n of['input','change'])t.dispatchEvent(new Event(n,{bubbles:true}));const p=[...presses.values()];presses.clear();for(const[t,on]of p){if(t.checked===on)t.checked=!on;t.click()}})}})()`;
