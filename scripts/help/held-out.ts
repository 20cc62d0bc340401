import type { Features } from '../../lib/help/confidence';
import { helpSearch } from '../../lib/help/search-index';
import { searchTexts } from '../../lib/help/search-texts';
import { exampleCounts, type Least } from './example-counts';
import { type Question, tuningSets } from './questions';

/** A question, judged by a search that has not seen its set. */
export type Judged = Question & { set: string; isRight: boolean; features: Features };

/** Sets that were not used to write keywords: only they measure the search on questions that it has not seen. */
const FOLDS = ['strangers-third', 'terse', 'talkative', 'plain'];

const NO_WEIGHTS = {
  threshold: 0,
  features: { coverage: 0, score: 0, lead: 0, terms: 0, otherTerms: 0, grams: 0, otherGrams: 0 },
};

/** Judges each set by a search that has learned from all other sets. */
export function judgeHeldOut(least: Least): Judged[] {
  const sets = tuningSets();
  return FOLDS.flatMap((set) => {
    const others = [...sets].filter(([name]) => name !== set).flatMap(([, questions]) => questions);
    const search = helpSearch(searchTexts, {
      counts: exampleCounts(others, least),
      weights: NO_WEIGHTS,
    });
    return (sets.get(set) ?? []).map((question) => {
      const { ranked, features } = search.judge(question.text);
      return { ...question, set, isRight: ranked[0]?.id === question.topic, features };
    });
  });
}
