declare global {
  interface Window {
    early?: {
      /** Fields that were changed before the page's scripts were there; empty once they are. */
      changes: Set<EventTarget>;
      /** Does again what was noted, now that everything listens. */
      replay(): void;
    };
  }
}

/**
 * Notes what a visitor changes and presses while the page's scripts are on their way. Links, forms and
 * disclosures need no script. React marks the document it listens to: from then on it handles a press
 * that comes back up to the window, and stops one that it cannot handle yet. One fixed text: its hash
 * stands in the policy of every page.
 */
export const EARLY_SCRIPT = `(()=>{const changes=new Set,presses=new Map,a=new AbortController,o={signal:a.signal},capture={...o,capture:true};addEventListener('input',e=>{e.target.type==='checkbox'||changes.add(e.target)},capture);addEventListener('click',e=>{const t=e.target.closest('button[type=button],[type=checkbox]');t&&presses.set(e,[t,t.checked])},capture);addEventListener('click',e=>{Object.keys(document).some(k=>k.startsWith('_reactListening'))&&presses.delete(e)},o);window.early={changes,replay:()=>setTimeout(()=>{a.abort();const f=[...changes];changes.clear();for(const t of f)for(const n of['input','change'])t.dispatchEvent(new Event(n,{bubbles:true}));const p=[...presses.values()];presses.clear();for(const[t,on]of p){if(t.checked===on)t.checked=!on;t.click()}})}})()`;
