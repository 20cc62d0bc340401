/** Marks the page as partly failed, so that lib/runtime/cache-handler.mjs does not cache it. */
export const IncompletePageMark = () => <template data-incomplete="true" />;
