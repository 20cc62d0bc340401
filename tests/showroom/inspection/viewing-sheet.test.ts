import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSPECTION_GROUPS } from '@/lib/showroom/inspection/groups';
import { inspect } from '@/lib/showroom/inspection/inspect';
import type { InspectionFacts } from '@/lib/showroom/inspection/types';
import { viewingSheet } from '@/lib/showroom/inspection/viewing-sheet';
import { anyFacts, bare } from './facts';

const idsOf = (facts: InspectionFacts) => viewingSheet(inspect(facts)).map(({ point }) => point.id);
const order = INSPECTION_GROUPS.flatMap(({ points }) => points.map(({ id }) => id));

describe('a viewing sheet', () => {
  it('has 30 different points for any car, none it does not have, in the order of a viewing', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const sheet = viewingSheet(inspect(facts));
        const ids = sheet.map(({ point }) => point.id);
        expect(new Set(ids).size).toBe(30);
        expect(sheet.filter(({ state }) => state === 'not applicable')).toEqual([]);
        expect(ids).toEqual(order.filter((id) => ids.includes(id)));
      }),
      { numRuns: 300 },
    );
  });

  it('has every warning, as far as there is room', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const inspected = inspect(facts);
        const warnings = inspected.filter(({ state }) => state === 'warning');
        const shown = viewingSheet(inspected).filter(({ state }) => state === 'warning');
        expect(shown.length).toBe(Math.min(warnings.length, 30));
      }),
    );
  });

  it('differs by fuel, gearbox, body, age and what the listing leaves out', () => {
    const electric = { ...bare, fuelType: 'electric', transmission: 'automatic' } as const;
    expect(idsOf(electric)).toEqual(expect.arrayContaining(['battery-health', 'charging']));
    expect(idsOf(bare)).toEqual(expect.arrayContaining(['clutch', 'timing-belt']));
    expect(idsOf({ ...bare, transmission: 'automatic' })).toContain('automatic-gearbox');
    expect(idsOf({ ...bare, bodyType: 'convertible' })).toContain('soft-top');
    expect(idsOf({ ...bare, year: 2006 })).not.toEqual(idsOf({ ...bare, year: 2025 }));
    expect(idsOf(bare)).toContain('service-history');
    expect(idsOf({ ...bare, fuelType: 'diesel' })).toContain('dpf');
  });

  it('leads round the whole car', () => {
    const groups = new Set(viewingSheet(inspect(bare)).map(({ group }) => group));
    expect(groups.size).toBeGreaterThanOrEqual(8);
  });
});
