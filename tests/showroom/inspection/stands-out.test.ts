import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inspect } from '@/lib/showroom/inspection/inspect';
import { standsOut } from '@/lib/showroom/inspection/stands-out';
import type { Inspected, InspectionPoint } from '@/lib/showroom/inspection/types';
import { anyFacts } from './facts';

const one = (id: string, weight: 1 | 5, state: Inspected['state'], isThumb?: true): Inspected => {
  const point: InspectionPoint = { id, name: id, where: '', check: '', why: '', weight };
  return { point, group: 'papers', state, because: '', ...(isThumb && { isThumb }) };
};
const ids = (inspected: Inspected[]) => standsOut(inspected).found.map(({ point }) => point.id);

it('shows all warnings, also a seventh, the gravest first', () => {
  const small = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => one(id, 1, 'warning'));
  const inspected = [...small, one('look', 5, 'look'), one('grave', 5, 'warning')];
  expect(ids(inspected)).toEqual(['grave', 'a', 'b', 'c', 'd', 'e', 'f']);
  expect(standsOut(inspected).more).toBe(1);
});

it('fills up to six with what to look at, what was seen before rules of thumb', () => {
  const thumbs = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => one(id, 5, 'look', true));
  const inspected = [...thumbs, one('seen', 1, 'look'), one('warning', 1, 'warning')];
  expect(ids(inspected)).toEqual(['warning', 'seen', 'a', 'b', 'c', 'd']);
  expect(standsOut(inspected).more).toBe(2);
});

it('leaves nothing out uncounted', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const inspected = inspect(facts);
      const grave = inspected.filter(({ state }) => state === 'warning' || state === 'look');
      const { found, more } = standsOut(inspected);
      expect(found.length + more).toBe(grave.length);
    }),
  );
});
