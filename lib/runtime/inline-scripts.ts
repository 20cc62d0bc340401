import { inlineScriptHash } from '../csp.mjs';
import { EARLY_SCRIPT } from '../early-input';
import { MARK_SCRIPT } from '../session-mark';

const OWN_SCRIPTS = [MARK_SCRIPT, EARLY_SCRIPT];

/** The CSP sources of the scripts that are ours on every page. */
export const ownScriptHashes = OWN_SCRIPTS.map(inlineScriptHash);

/** Tells lib/cache-handler.mjs their texts: Next loads it as it is, and it cannot import TypeScript. */
export function registerInlineScripts() {
  const shared = globalThis as { [key: symbol]: unknown };
  shared[Symbol.for('forecourt.inline-scripts')] = new Set(OWN_SCRIPTS);
}
