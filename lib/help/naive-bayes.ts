import { addCounts, type Counts } from './counts';

/**
 * Multinomial naive Bayes: the log likelihood ratio of some terms in a class against all classes,
 * divided by the square root of their number, which makes long texts comparable with short ones.
 * `prior` is the number of phrases added to a class as smoothing.
 */
export function naiveBayes(classes: ReadonlyMap<string, Counts>, prior: number) {
  const all = addCounts([...classes.values()]);

  function evidence(term: string, { phrases, of }: Counts) {
    const share = (all.of.get(term) ?? 0) / all.phrases;
    if (share === 0) return 0;
    return Math.log(((of.get(term) ?? 0) + prior * share) / (phrases + prior) / share);
  }

  return (terms: readonly string[], name: string) => {
    const counts = classes.get(name);
    if (!counts || terms.length === 0) return 0;
    return terms.reduce((sum, term) => sum + evidence(term, counts), 0) / Math.sqrt(terms.length);
  };
}
