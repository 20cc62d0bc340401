declare global {
  interface Window {
    /** The last button pressed before hydration; null after it. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Records the last pressed button before hydration, unless it has a native action, for
 * components/session/replay-early-press.tsx. Runs after the event's own listeners, because React
 * can hydrate within the event and then handles it itself. The text is constant: every page's
 * Content-Security-Policy contains its hash.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',e=>{const b=e.target.closest?.('button[type=button]');if(b&&!b.commandForElement&&!b.popoverTargetElement)setTimeout(()=>{if(window.earlyPress!==null)window.earlyPress=b})},true)`;
