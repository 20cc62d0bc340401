/**
 * Learns the words of scams from made-up adverts: `npm run scam-words:fit -- <new migration>` writes the migration that
 * replaces them. Prints first how well the words of the other writers classify each writer's adverts.
 */
import { writeFileSync } from 'node:fs';
import { learnWords, type ScamWords, wordingOf } from './moderation/scam-words';
import { learnedAdverts, type WrittenAdvert } from './moderation/written-adverts';

const [file] = process.argv.slice(2);
const writers = [...learnedAdverts()].map(([name, adverts]) => ({ name, adverts }));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Returns a writer's adverts with the scores that the other writers' words give them. */
function judgeByOthers(writer: string, adverts: readonly WrittenAdvert[]) {
  const others = writers.flatMap(({ name, adverts: all }) => (name === writer ? [] : all));
  const words = learnWords(others);
  return adverts.map(({ description, scam }) => ({
    writer,
    scam,
    wording: wordingOf(description, words),
  }));
}

const judged = writers.flatMap(({ name, adverts }) => judgeByOthers(name, adverts));
const honest = judged.filter(({ scam }) => !scam).map(({ wording }) => wording);
const descending = honest.toSorted((one, other) => other - one);
for (const share of [0.05, 0.03, 0.01, 0.005]) {
  const least = descending[Math.floor(share * honest.length)] ?? 0;
  const found = writers.map(({ name }) => {
    const scams = judged.filter(({ writer, scam }) => scam && writer === name);
    return percent(scams.filter(({ wording }) => wording > least).length / scams.length);
  });
  console.log(
    `${percent(share)} of honest adverts above ${least.toFixed(2)}: scams ${found.join(', ')}`,
  );
}

/** Returns lines of a weight and its words, the highest weight first. */
function linesOf(words: ScamWords): string[] {
  const byWeight = new Map<number, string[]>();
  for (const [word, weight] of words) byWeight.set(weight, [...(byWeight.get(weight) ?? []), word]);
  return [...byWeight]
    .toSorted(([one], [other]) => other - one)
    .map(([weight, all]) => `${weight}: ${all.sort().join('|')}`);
}

const words = learnWords(writers.flatMap(({ adverts }) => adverts));
console.log(`${words.size} words and pairs`);
if (file)
  writeFileSync(
    file,
    `-- Written by \`npm run scam-words:fit\` from tests/moderation/adverts.
delete from private.scam_words;
insert into private.scam_words (words, weight)
select known, split_part(line, ': ', 1)::real
from string_to_table($words$
${linesOf(words).join('\n')}
$words$, E'\\n') as line
cross join string_to_table(split_part(line, ': ', 2), '|') as known
where line <> '';
`,
  );
