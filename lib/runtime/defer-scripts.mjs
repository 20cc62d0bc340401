const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Defers a page's scripts, so that they do not compete with its first paint: the scripts that Next
 * loads become data blocks, which lib/core/script-loader.ts turns into scripts, and are not
 * preloaded. Next has no setting for it
 * (https://nextjs.org/docs/app/api-reference/config/next-config-js).
 * @param {string} html
 */
export const deferScripts = (html) =>
  html
    .replace(SCRIPT_PRELOAD, '')
    .replace(ASYNC_SCRIPT, '<script type="text/plain" data-src="$1"></script>');
