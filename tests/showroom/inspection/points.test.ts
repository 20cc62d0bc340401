import { describe, expect, it } from 'vitest';
import { WORDING } from '@/lib/registry/advisory-wording';
import { INSPECTION_GROUPS } from '@/lib/showroom/inspection/groups';
import { inspect } from '@/lib/showroom/inspection/inspect';
import { KNOWN_HISTORY } from '@/lib/showroom/inspection/known-history';
import { KNOWN_LISTING } from '@/lib/showroom/inspection/known-listing';
import type { InspectionFacts } from '@/lib/showroom/inspection/types';
import { bare } from './facts';

const points = INSPECTION_GROUPS.flatMap((group) => group.points);

const absent = (facts: InspectionFacts) =>
  inspect(facts)
    .filter(({ state }) => state === 'not applicable')
    .map(({ point }) => point.id);

describe('the points of an inspection', () => {
  it('are exactly 150, each with an id and a name of its own', () => {
    expect(points).toHaveLength(150);
    expect(new Set(points.map(({ id }) => id)).size).toBe(150);
    expect(new Set(points.map(({ name }) => name)).size).toBe(150);
  });

  it('say where, what and why in whole sentences, short enough to be read at a car', () => {
    for (const { id, where, check, why } of points) {
      expect(where, id).not.toBe('');
      for (const text of [check, why]) expect(text, id).toMatch(/^[A-Z‘].*\.$/);
      expect(check.length, id).toBeLessThanOrEqual(230);
      expect(why.length, id).toBeLessThanOrEqual(130);
      expect(`${check} ${why}`, id).not.toMatch(/!|\btire\b|\bhood of\b|\btrunk\b|\bgas\b/);
    }
  });

  it('have rules only for points that there are', () => {
    const ids = points.map(({ id }) => id);
    for (const id of Object.keys({ ...KNOWN_HISTORY, ...KNOWN_LISTING })) expect(ids).toContain(id);
  });

  it('have a place for every defect that the MOT classifier knows', () => {
    const homeless = WORDING.filter(({ severity }) => severity !== 'information')
      .map(({ summary }) =>
        summary
          .replace('{}', '')
          .replace(/\[(e?s)\]/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((summary) => !points.some(({ mot }) => mot?.test(summary)));
    expect(homeless).toEqual([]);
  });
});

describe('the points a car does not have', () => {
  it('are an engine, a clutch and their parts for an electric one', () => {
    const ids = absent({ ...bare, fuelType: 'electric', transmission: 'automatic' });
    for (const id of ['timing-belt', 'clutch', 'automatic-gearbox', 'exhaust', 'dpf', 'oil-level'])
      expect(ids).toContain(id);
    for (const id of ['battery-health', 'charging', 'hv-warnings', 'tread'])
      expect(ids).not.toContain(id);
  });

  it('are a drive battery for a petrol car, and either kind of gearbox', () => {
    const manual = absent(bare);
    expect(manual).toEqual(expect.arrayContaining(['charging', 'dpf', 'automatic-gearbox']));
    expect(manual).not.toContain('clutch');
    const automatic = absent({ ...bare, transmission: 'automatic' });
    expect(automatic).toContain('clutch');
    expect(automatic).not.toContain('automatic-gearbox');
  });

  it('follow body, doors, seats and age', () => {
    expect(absent(bare)).toEqual(expect.arrayContaining(['soft-top', 'load-bed', 'third-row']));
    expect(absent({ ...bare, bodyType: 'convertible' })).not.toContain('soft-top');
    expect(absent({ ...bare, seats: 7 })).not.toContain('third-row');
    expect(absent({ ...bare, doors: 3 })).toContain('rear-doors');
    expect(absent({ ...bare, year: 2025 })).toContain('mot-gaps');
    expect(absent({ ...bare, year: 2010 })).toContain('warranty');
  });

  it('are left in where the listing does not say', () => {
    const unsaid = { ...bare, fuelType: null, transmission: null, year: null, seats: null };
    const ids = absent(unsaid);
    for (const id of ['clutch', 'charging', 'third-row', 'warranty']) expect(ids).not.toContain(id);
  });
});
