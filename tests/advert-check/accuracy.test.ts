import { expect, it } from 'vitest';
import accuracy from '@/lib/advert-check/accuracy.json';
import { KINDS, SIGNS } from '@/lib/advert-check/types';
import { evaluate, readMarked } from '@/scripts/advert-check/evaluate';

const current = evaluate();

it('publishes the figures that the rules have now: npm run advert-check:evaluate', () => {
  expect(accuracy).toEqual(current);
});

it('knows every kind that is marked, and 200 different adverts', () => {
  const all = [...readMarked('heldOut'), ...readMarked('tuned')];
  expect(new Set(all.map(({ text }) => text)).size).toBe(200);
  for (const { wrong = [], signs = [] } of all) {
    for (const kind of wrong) expect(Object.keys(KINDS)).toContain(kind);
    for (const kind of signs) expect(Object.keys(SIGNS)).toContain(kind);
  }
});

it('finds more than eight in ten contradictions it was not improved on, with few false alarms', () => {
  const { contradictions, withoutContradiction, cleanWithAlarm } = current.heldOut;
  const marked = contradictions.reduce((sum, row) => sum + row.marked, 0);
  const found = contradictions.reduce((sum, row) => sum + row.found, 0);
  expect(found / marked).toBeGreaterThan(0.8);
  expect(cleanWithAlarm / withoutContradiction).toBeLessThan(0.05);
});
