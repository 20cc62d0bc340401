import { initials } from '../../format';
import { AUTH_HINT_COOKIE, AUTH_HINT_EVENT, SIGNED_OUT } from './auth-hint-names';

/** The mark's value for somebody of this name or address; `person` tells two people apart. */
export const authHintOf = (name: string, person: string) => `${initials(name)}.${person}`;

/**
 * Stamps `<html data-auth>` with `in` or `out` (nothing for a visitor who never signed in) and the
 * initials, before the first paint and again whenever the mark may have changed. One fixed text: its
 * hash stands in the policy of every page.
 */
export const AUTH_HINT_SCRIPT = `(()=>{const d=document.documentElement,f=()=>{const m=/(?:^|; )${AUTH_HINT_COOKIE}=([^;.]*)/.exec(document.cookie)?.[1];if(m===undefined){d.removeAttribute('data-auth');return}d.dataset.auth=m==='${SIGNED_OUT}'?'out':'in';try{d.style.setProperty('--initials',JSON.stringify(decodeURIComponent(m).replace(/[^\\p{L}\\p{N}]/gu,'')))}catch{}};f();addEventListener('${AUTH_HINT_EVENT}',f);addEventListener('pageshow',f)})()`;
