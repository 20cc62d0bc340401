/** The id of the home page's search form, of which links take the values along. */
export const HERO_SEARCH_ID = 'hero-search';
