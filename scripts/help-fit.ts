/** Fits how sure the search of the help topics must be, and writes `lib/help/off-topic.ts`. */
import { writeFileSync } from 'node:fs';
import { judgeHeldOut } from './help/held-out';
import { fitLogistic } from './help/logistic-regression';
import { offTopicCounts } from './help/off-topic-counts';
import { offTopicModule } from './help/off-topic-module';
import { offTopicPhrases, tuningQuestions } from './help/questions';

/** Share of the questions of subjects never seen that may be answered. */
const MAX_WRONG = Number(process.argv[2] ?? 0.06);

const questions = tuningQuestions();
const judged = judgeHeldOut(questions, offTopicPhrases());
const names = ['coverage', 'score', 'lead', 'words', 'pairs'] as const;
const valuesOf = ({ features }: (typeof judged)[number]) => names.map((name) => features[name]);
const isRight = ({ topic, first }: (typeof judged)[number]) =>
  topic !== undefined && topic === first;

const [, ...fitted] = fitLogistic(
  judged
    .filter((question) => isRight(question) || question.subject)
    .map((question) => ({ values: valuesOf(question), isPositive: isRight(question) })),
);
const weights = fitted.map((weight) => Math.round(weight * 100) / 100);
const sureness = (question: (typeof judged)[number]) =>
  valuesOf(question).reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

const wrong = judged
  .filter(({ subject }) => subject)
  .map(sureness)
  .sort((a, b) => b - a);
const threshold = Math.round((wrong[Math.floor(wrong.length * MAX_WRONG)] ?? 0) * 100) / 100;
const answerable = judged.filter(({ topic }) => topic);
const right = answerable.filter((question) => isRight(question) && sureness(question) > threshold);

const features = Object.fromEntries(names.map((name, index) => [name, weights[index] ?? 0]));
const counts = offTopicCounts([
  ...offTopicPhrases(),
  ...questions.filter(({ subject }) => subject),
]);
writeFileSync('lib/help/off-topic.ts', offTopicModule(counts, { threshold, features }));
console.log(
  `${counts.of.size} terms. Of questions not seen: ${answerable.filter(isRight).length} ranked first and ${right.length} answered of ${answerable.length},`,
  `${wrong.filter((value) => value > threshold).length} of ${wrong.length} wrong.`,
);
