/** Teaches the search of the help topics from questions: writes `lib/help/{all,few}-examples.ts`. */
import { writeFileSync } from 'node:fs';
import type { Features } from '../lib/help/confidence';
import { exampleCounts, type Least } from './help/example-counts';
import { examplesModule } from './help/examples-module';
import { type Judged, judgeHeldOut } from './help/held-out';
import { fitLogistic } from './help/logistic-regression';
import { tuningSets } from './help/questions';

/** Maximum share of the questions without an answer, in sets not learned from, that get one. */
const MAX_WRONG = 0.05;

const names = ['coverage', 'score', 'lead', 'terms', 'otherTerms', 'grams', 'otherGrams'] as const;
const valuesOf = ({ features }: Judged) => names.map((name) => features[name]);
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Fits the weights and the threshold of `isSure` to questions. */
function fitWeights(judged: readonly Judged[]) {
  const [, ...fitted] = fitLogistic(
    judged
      .filter(({ topic, isRight }) => isRight || !topic)
      .map((question) => ({ values: valuesOf(question), isPositive: question.isRight })),
  );
  const weights = fitted.map(rounded);
  const sureness = (question: Judged) =>
    valuesOf(question).reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  const wrong = judged
    .filter(({ topic }) => !topic)
    .map(sureness)
    .sort((a, b) => b - a);
  const threshold = rounded(wrong[Math.floor(wrong.length * MAX_WRONG)] ?? 0);
  const features = Object.fromEntries(
    names.map((name, index) => [name, weights[index] ?? 0]),
  ) as Features;
  return { weights: { threshold, features }, isSure: (q: Judged) => sureness(q) > threshold };
}

/** Prints the results of a search on a set that is the source of neither its examples nor its threshold. */
function report(name: string, set: readonly Judged[], { isSure }: ReturnType<typeof fitWeights>) {
  const [asked, others] = [set.filter(({ topic }) => topic), set.filter(({ topic }) => !topic)];
  const first = asked.filter(({ isRight }) => isRight);
  console.log(
    `${name}: ${percent(first.length / asked.length)} ranked first,`,
    `${percent(first.filter(isSure).length / asked.length)} answered,`,
    `${percent(others.filter(isSure).length / others.length)} wrong`,
  );
}

/** Fits a search on the words and pairs that enough phrases have, and writes its examples and weights. */
function learn(name: string, file: string, least: Least) {
  const judged = judgeHeldOut(least);
  for (const set of new Set(judged.map((question) => question.set))) {
    const isIn = (question: Judged) => question.set === set;
    const rest = judged.filter((question) => !isIn(question));
    report(`${name}, ${set}`, judged.filter(isIn), fitWeights(rest));
  }
  const { weights } = fitWeights(judged);
  const counts = exampleCounts([...tuningSets().values()].flat(), least);
  writeFileSync(file, examplesModule(name, { counts, weights }));
}

learn('allExamples', 'lib/help/all-examples.ts', { words: 1, pairs: 1 });
// The browser loads these examples, so there are few.
learn('fewExamples', 'lib/help/few-examples.ts', { words: 3, pairs: 12 });
