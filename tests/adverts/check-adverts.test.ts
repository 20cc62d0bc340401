import { expect, it } from 'vitest';
import { adverts, check, contradictions, FALSEHOODS, injectAll } from './adverts';

// ADVERTS=20000 checks as many; see tests/README.md.
const SIZE = Number(process.env.ADVERTS ?? 1500);
const LIST = adverts(SIZE);
const percent = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100;

it('contradicts at most one true advert in a hundred', () => {
  const wrong = LIST.flatMap((advert) => {
    const found = contradictions(check(advert));
    return found.length
      ? [`${found.map(({ sentence }) => sentence).join(' ')} ← ${advert.text}`]
      : [];
  });
  if (process.env.ADVERTS)
    console.info(`${LIST.length} adverts, ${wrong.length} contradicted`, wrong.slice(0, 12));
  expect(percent(wrong.length, LIST.length), wrong.slice(0, 5).join('\n')).toBeLessThanOrEqual(1);
});

it('finds at least 95 of 100 falsehoods', () => {
  const injected = injectAll(LIST);
  const missed = injected.filter(({ isFound }) => !isFound);
  const kinds = Object.keys(FALSEHOODS);
  const byKind = kinds.map((kind) => {
    const of = injected.filter((one) => one.kind === kind);
    return [kind, of.length, percent(of.filter(({ isFound }) => isFound).length, of.length)];
  });
  const all = percent(injected.length - missed.length, injected.length);
  if (process.env.ADVERTS) {
    console.info(`${injected.length} falsehoods, ${all}% found`, byKind);
    const c = new Map<string, number>();
    for (const m of missed) {
      const k = `${m.kind}: ${m.said.toLowerCase().replace(/\d+/g, '#')}`;
      c.set(k, (c.get(k) ?? 0) + 1);
    }
    console.info(
      [...c]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 60)
        .map(([k, n]) => n + ' ' + k)
        .join('\n'),
    );
  }
  expect(byKind.length).toBeGreaterThanOrEqual(12);
  expect(all).toBeGreaterThanOrEqual(95);
});
