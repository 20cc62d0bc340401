import { fewExamples } from './few-examples';
import { helpSearch } from './search-index';
import { searchTexts } from './search-texts';

/** The search over all help topics; small enough for the browser. */
export const topicSearch = helpSearch(searchTexts, fewExamples);
