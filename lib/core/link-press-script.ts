declare global {
  interface Window {
    /** Links with `data-press` that were pressed and whose action has not run yet, oldest first. */
    linkPresses?: HTMLAnchorElement[];
  }
}

/** Dispatched on the window when such a link is pressed. */
export const LINK_PRESS_EVENT = 'forecourt:link-press';

/**
 * Holds a plain click on a link with `data-press`, which scripts answer in place of its page, and which leads to
 * that page without them. It works before hydration, and spares the links of a list a listener each. The text is
 * constant: every page's Content-Security-Policy contains its hash.
 */
export const LINK_PRESS_SCRIPT = `addEventListener('click',e=>{const a=e.target.closest?.('a[data-press]');if(!a||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;e.preventDefault();(window.linkPresses??=[]).push(a);dispatchEvent(new Event('${LINK_PRESS_EVENT}'))},true)`;
