import { initials } from '../../format';
import { MARK_COOKIE, MARK_EVENT, SIGNED_OUT } from './auth-hint-names';

/** The mark's value for somebody of this name or address; `person` tells two people apart. */
export const markOf = (name: string, person: string) => `${initials(name)}.${person}`;

/**
 * Stamps `<html data-auth>` with `in` or `out` (nothing for a visitor who never signed in) and the
 * initials, before the first paint and again whenever the mark may have changed. One fixed text: its
 * hash stands in the policy of every page.
 */
export const MARK_SCRIPT = `(()=>{const d=document.documentElement,f=()=>{const m=/(?:^|; )${MARK_COOKIE}=([^;.]*)/.exec(document.cookie)?.[1];if(m===undefined){d.removeAttribute('data-auth');return}d.dataset.auth=m==='${SIGNED_OUT}'?'out':'in';try{d.style.setProperty('--initials',JSON.stringify(decodeURIComponent(m).replace(/[^\\p{L}\\p{N}]/gu,'')))}catch{}};f();addEventListener('${MARK_EVENT}',f);addEventListener('pageshow',f)})()`;
