import type { Features } from '../../lib/help/confidence';
import { helpSearch } from '../../lib/help/search-index';
import { termsOf } from '../../lib/help/terms';
import { searchTexts } from '../../lib/help/topic-search';
import { offTopicCounts } from './off-topic-counts';
import type { Question } from './questions';

/** A question as the search judges it without having seen it. */
export type Judged = Question & { first?: string; features: Features };

const FOLDS = 8;
/** Phrases that share more of their words with a question are its paraphrase. */
const MAX_LIKENESS = 0.8;

const foldOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % FOLDS;

/** Subjects are left out whole; 'general' is many subjects. */
const foldOfQuestion = ({ subject, text }: Question) =>
  foldOf(subject === 'general' ? text : (subject ?? text));

function likeness(text: string, other: string) {
  const [words, others] = [new Set(termsOf(text)), new Set(termsOf(other))];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.sqrt(words.size * others.size || 1);
}

/** The topics without the phrases that are the question in nearly the same words. */
const withoutParaphrases = (question: string) =>
  searchTexts.map((topic) => ({
    ...topic,
    keywords: topic.keywords
      .split(',')
      .filter((phrase) => likeness(question, phrase) <= MAX_LIKENESS)
      .join(','),
  }));

/** Judges each question by a search that has not seen it, its paraphrases or its subject. */
export function judgeHeldOut(
  questions: readonly Question[],
  phrases: readonly Question[],
): Judged[] {
  const offTopic = [...phrases, ...questions.filter(({ subject }) => subject)];
  const all = offTopicCounts(offTopic);
  const judge = (question: Question, search: ReturnType<typeof helpSearch>): Judged => {
    const { id, features } = search.judge(question.text);
    return { ...question, first: id, features };
  };
  const answerable = questions
    .filter(({ topic }) => topic)
    .map((question) => judge(question, helpSearch(withoutParaphrases(question.text), all)));
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const seen = offTopic.filter((question) => foldOfQuestion(question) !== fold);
    const search = helpSearch(searchTexts, offTopicCounts(seen));
    return questions
      .filter((question) => question.subject && foldOfQuestion(question) === fold)
      .map((question) => judge(question, search));
  });
  return [...answerable, ...folds.flat()];
}
