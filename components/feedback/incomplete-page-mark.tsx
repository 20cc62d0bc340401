/** Says that a part of this page could not be made: lib/runtime/cache-handler.mjs does not keep it. */
export const IncompletePageMark = () => <template data-incomplete="true" />;
