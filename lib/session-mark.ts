import { initials } from './format';
import { MARK_COOKIE, MARK_EVENT } from './mark-names';

/** The mark's value for somebody of this name or address. */
export const markOf = (name: string, signIn: string) => `${initials(name)}.${signIn}`;

/**
 * Stamps `<html data-auth>` and the initials before the first paint, and again whenever the mark may
 * have changed. One fixed text: its hash stands in the policy of every page.
 */
export const MARK_SCRIPT = `(()=>{const d=document.documentElement,f=()=>{const m=/(?:^|; )${MARK_COOKIE}=([^;.]*)/.exec(document.cookie);if(!m){d.removeAttribute('data-auth');return}d.dataset.auth='in';try{d.style.setProperty('--initials',JSON.stringify(decodeURIComponent(m[1]).replace(/[^\\p{L}\\p{N}]/gu,'')))}catch{}};f();addEventListener('${MARK_EVENT}',f);addEventListener('pageshow',f)})()`;
