import { MARK_EVENT } from './mark-names';

declare global {
  interface Window {
    /** Fields that were changed before the page's scripts were there; empty once they are. */
    earlyChanges?: Set<EventTarget>;
  }
}

/**
 * Notes what a visitor changes and presses while the page's scripts are on their way, and does it
 * again once they listen: the mark event is the last thing they send at the start. Links, forms and
 * disclosures need no script. One fixed text: its hash stands in the policy of every page.
 */
export const EARLY_SCRIPT = `(()=>{const c=window.earlyChanges=new Set,p=[],a=new AbortController,o={capture:true,signal:a.signal};addEventListener('input',e=>{e.target.type==='checkbox'||c.add(e.target)},o);addEventListener('click',e=>{const t=e.target.closest('button[type=button],[type=checkbox]');t&&p.push([t,t.checked])},o);addEventListener('${MARK_EVENT}',()=>{a.abort();const f=[...c];c.clear();for(const t of f)for(const n of['input','change'])t.dispatchEvent(new Event(n,{bubbles:true}));for(const[t,on]of p){if(t.checked===on)t.checked=!on;t.click()}},{once:true})})()`;
