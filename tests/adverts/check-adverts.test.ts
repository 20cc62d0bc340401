import { expect, it } from 'vitest';
import { adverts, check, contradictions, FALSEHOODS, injectAll } from './adverts';

// `ADVERTS=20000` checks that many adverts and prints the shares.
const isWhole = process.env.ADVERTS !== undefined;
const LIST = adverts(Number(process.env.ADVERTS ?? 1200));
const WHOLE = { timeout: 300_000 };
const percent = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100;

it('contradicts at most one true advert in a hundred', WHOLE, () => {
  const wrong = LIST.flatMap((advert) => {
    const found = contradictions(check(advert)).map(({ sentence }) => sentence);
    return found.length ? [`${found.join(' ')} ← ${advert.text}`] : [];
  });
  if (isWhole) console.info(`${wrong.length} of ${LIST.length} true adverts contradicted`);
  expect(percent(wrong.length, LIST.length), wrong.slice(0, 5).join('\n')).toBeLessThanOrEqual(1);
});

it('finds at least 95 of 100 falsehoods of more than twelve kinds', WHOLE, () => {
  const injected = injectAll(LIST);
  const missed = injected.filter(({ isFound }) => !isFound);
  const share = (list: { isFound: boolean }[]) =>
    percent(list.filter(({ isFound }) => isFound).length, list.length);
  const byKind = Object.keys(FALSEHOODS).map((kind) => {
    const list = injected.filter((one) => one.kind === kind);
    return `${kind} ${share(list)}% of ${list.length}`;
  });
  if (isWhole)
    console.info(`${share(injected)}% of ${injected.length} found\n${byKind.join('\n')}`);
  expect(byKind.length).toBeGreaterThanOrEqual(12);
  const examples = missed.slice(0, 10).map(({ kind, said, text }) => `${kind}: ${said} ← ${text}`);
  expect(share(injected), examples.join('\n')).toBeGreaterThanOrEqual(95);
});
