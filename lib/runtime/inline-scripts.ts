import { EARLY_PRESS_SCRIPT } from '../core/early-press-script';
import { LINK_PRESS_SCRIPT } from '../core/link-press-script';
import { SCRIPT_LOADER } from '../core/script-loader';
import { AUTH_HINT_SCRIPT } from '../core/session/auth-hint-script';
import { inlineScriptHash } from './csp.mjs';

/** The site's own inline scripts, which are on every page. */
export const OWN_SCRIPTS = [AUTH_HINT_SCRIPT, EARLY_PRESS_SCRIPT, LINK_PRESS_SCRIPT, SCRIPT_LOADER];

/** The CSP sources of the site's own inline scripts. */
export const ownScriptHashes = OWN_SCRIPTS.map(inlineScriptHash);
