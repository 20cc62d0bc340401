import { inlineScriptHash } from '../csp.mjs';
import { EARLY_SCRIPT } from '../early-input';
import { MARK_SCRIPT } from '../session-mark';

/** The texts of the scripts that are ours on every page. */
export const OWN_SCRIPTS = [MARK_SCRIPT, EARLY_SCRIPT];

/** Their CSP sources. */
export const ownScriptHashes = OWN_SCRIPTS.map(inlineScriptHash);
