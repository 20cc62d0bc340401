/** The id of the home page's search form, whose values links carry along. */
export const HERO_SEARCH_ID = 'hero-search';
