import { AUTH_HINT_COOKIE, AUTH_HINT_EVENT, SIGNED_OUT } from './auth-hint';

/**
 * Sets `<html data-auth>` to `in` or `out` (absent for a visitor who never signed in) and the initials,
 * before the first paint and whenever the auth hint may have changed. The text is constant: every page's
 * Content-Security-Policy contains its hash.
 */
export const AUTH_HINT_SCRIPT = `(()=>{const d=document.documentElement,f=()=>{const m=/(?:^|; )${AUTH_HINT_COOKIE}=([^;.]*)/.exec(document.cookie)?.[1];if(m===undefined){d.removeAttribute('data-auth');return}d.dataset.auth=m==='${SIGNED_OUT}'?'out':'in';try{d.style.setProperty('--initials',JSON.stringify(decodeURIComponent(m).replace(/[^\\p{L}\\p{N}]/gu,'')))}catch{}};f();addEventListener('${AUTH_HINT_EVENT}',f);addEventListener('pageshow',f)})()`;
