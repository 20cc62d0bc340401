/** Words and pairs with their weights: how much more often they are in scams than in honest adverts, as logarithms. */
export type ScamWords = ReadonlyMap<string, number>;

type Text = { description: string; scam: boolean };

/** Minimum number of adverts that have a word: rarer words say little. */
const MIN_ADVERTS = 3;
const MIN_WEIGHT = 0.7;
const SMOOTHING = 0.5;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns the words of a text and its pairs of neighbours, each once, as `private.scam_wording` reads them. */
function wordsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/['’]/g, '')
    .replace(/[0-9]{7,}/g, ' #phone ')
    .replace(/[0-9]{3,}/g, ' #num ')
    .replace(/[0-9]+/g, ' #d ')
    .split(/[^a-z#£%@]+/)
    .filter(Boolean);
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`);
  return new Set([...words, ...pairs]);
}

/** Learns the words that tell scams and honest adverts apart (naive Bayes). */
export function learnWords(texts: readonly Text[]): ScamWords {
  const counts = new Map<string, { scams: number; honest: number }>();
  for (const { description, scam } of texts)
    for (const word of wordsOf(description)) {
      const count = counts.get(word) ?? { scams: 0, honest: 0 };
      count[scam ? 'scams' : 'honest'] += 1;
      counts.set(word, count);
    }
  const scams = texts.filter(({ scam }) => scam).length;
  const share = (count: number, of: number) => (count + SMOOTHING) / (of + 2 * SMOOTHING);
  return new Map(
    [...counts]
      .filter(([, count]) => count.scams + count.honest >= MIN_ADVERTS)
      .map(([word, count]): [string, number] => [
        word,
        Math.log(share(count.scams, scams) / share(count.honest, texts.length - scams)),
      ])
      .map(([word, weight]): [string, number] => [word, Math.round(weight * 10) / 10])
      .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT),
  );
}

/**
 * Returns how much a text reads like a scam: the sum of its known words' weights over the root of one more than their
 * number.
 */
export function wordingOf(text: string, words: ScamWords): number {
  const known = [...wordsOf(text)].flatMap((word) => words.get(word) ?? []);
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length + 1);
}
