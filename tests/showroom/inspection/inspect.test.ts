import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspect } from '@/lib/showroom/inspection/inspect';
import type { InspectionFacts, MotFacts, TestFact } from '@/lib/showroom/inspection/types';
import { anyFacts, bare, TODAY } from './facts';

const one = (facts: InspectionFacts, id: string) => {
  const found = inspect(facts).find(({ point }) => point.id === id);
  return { state: found?.state, because: found?.because };
};

const passed: TestFact = { date: '2026-09-14', passed: true, defects: [] };
const tyres = { summary: 'Both rear tyres worn', kind: 'advisory', severity: 'wear' } as const;
const record = (...tests: TestFact[]): MotFacts => ({
  isMadeUp: false,
  fetchedAt: '2026-11-20T08:00:00Z',
  tests,
  expiry: { date: '2027-09-13', isFirst: false, isPast: false },
  readings: 2,
  odometer: [],
  repeats: [],
});
const tested = (...tests: TestFact[]): InspectionFacts => ({ ...bare, mot: record(...tests) });

describe('the state of a point', () => {
  it('is a question where nothing is known', () => {
    expect(inspect(bare).filter(({ state }) => state === 'fine')).toEqual([]);
    expect(one(bare, 'damp')).toEqual({
      state: 'question',
      because: 'No detail of the listing and no record says anything about it.',
    });
  });

  it('names the MOT test that noted something', () => {
    expect(one(tested({ ...passed, defects: [tyres] }), 'tread')).toEqual({
      state: 'look',
      because: 'MOT of September 2026, advisory: both rear tyres worn.',
    });
    const older = { ...passed, date: '2025-09-10', defects: [tyres] };
    expect(one(tested(passed, older), 'tread').because).toBe(
      'MOT of September 2025, advisory: both rear tyres worn. Not noted since: ask what was done about it.',
    );
  });

  it('warns of what is grave and not mended', () => {
    const rust = { summary: 'Sill rusting, left', kind: 'advisory', severity: 'serious' } as const;
    expect(one(tested({ ...passed, defects: [rust] }), 'sills').state).toBe('warning');
    const failure = { ...passed, passed: false, defects: [{ ...tyres, kind: 'major' as const }] };
    expect(one(tested(failure), 'tread').state).toBe('warning');
    expect(one(tested({ ...passed, date: '2026-09-15' }, failure), 'tread')).toEqual({
      state: 'look',
      because:
        'MOT of September 2026, failed on: both rear tyres worn. It passed since: ask for the repair’s invoice.',
    });
  });

  it('takes a tester’s silence only for what is tested, for half a year, and if all is legible', () => {
    expect(one(tested(passed), 'exhaust')).toEqual({
      state: 'fine',
      because: 'MOT of September 2026: passed, and nothing noted here.',
    });
    expect(one(tested(passed), 'damp').state).toBe('question');
    expect(one(tested({ ...passed, date: '2026-02-01' }), 'exhaust').because).toBe(
      'MOT of February 2026 noted nothing here, but that was 10 months ago.',
    );
    const unread = { summary: 'Smthg brkn', kind: 'advisory', severity: null } as const;
    const hidden = {
      summary: 'Covers underneath hid some parts',
      kind: 'advisory',
      severity: 'information',
    } as const;
    for (const defect of [unread, hidden])
      expect(one(tested({ ...passed, defects: [defect] }), 'exhaust').state).toBe('question');
    expect(one(tested({ ...passed, passed: false }), 'exhaust').state).toBe('question');
  });

  it('calls a rule of thumb one, with the fact it goes by', () => {
    const { state, because } = one({ ...bare, mileage: 81_000 }, 'clutch');
    expect(state).toBe('look');
    expect(because).toMatch(/^Rule of thumb: .* The listing says 81,000 miles\.$/);
    expect(one({ ...bare, mileage: 8000 }, 'clutch').state).toBe('question');
  });

  it('follows the listing, its advert and its valuation', () => {
    expect(one({ ...bare, serviceHistory: 'none' }, 'service-history').state).toBe('warning');
    expect(one({ ...bare, writeOff: 'Category N write-off' }, 'write-off')).toMatchObject({
      state: 'warning',
      because: expect.stringContaining('Category N write-off, by the seller’s word'),
    });
    expect(one({ ...bare, isFinanceOwed: true }, 'finance').state).toBe('warning');
    expect(one({ ...bare, isFinanceOwed: false }, 'finance').state).not.toBe('fine');
    expect(one({ ...bare, serviceHistory: 'full' }, 'service-history').state).toBe('question');
    expect(one({ ...bare, isPlateShown: false }, 'number-plate-match').state).toBe('look');
    const sentence = 'The text says 1 owner; the listing says 3.';
    const claims = [
      { kind: 'owners', quote: '1 owner', verdict: 'contradicts' as const, sentence },
    ];
    const differing = { ...bare, owners: 3, claims };
    expect(one(differing, 'advert-agrees')).toEqual({ state: 'warning', because: sentence });
    expect(one(differing, 'owners')).toEqual({ state: 'warning', because: `Advert: ${sentence}` });
    const valuation = {
      verdict: 'under' as const,
      label: '£3,000 under the usual price',
      valuedOn: TODAY,
    };
    expect(
      one({ ...bare, valuation: { ...valuation, outlier: 'low' } }, 'asking-price').state,
    ).toBe('warning');
    expect(one({ ...bare, valuation: { ...valuation, outlier: null } }, 'asking-price')).toEqual({
      state: 'fine',
      because: '£3,000 under the usual price, by the valuation of 23 November 2026.',
    });
  });

  it('follows the odometer and what came back', () => {
    const sound = { ...tested(passed, passed), mileage: 40_000 };
    expect(one(sound, 'odometer').state).toBe('fine');
    const fall = { kind: 'fall' as const, summary: 'The mileage falls by 900 before 1 May 2026' };
    const clocked = { ...sound, mot: { ...record(passed), odometer: [fall] } };
    expect(one(clocked, 'odometer')).toEqual({ state: 'warning', because: `${fall.summary}.` });
    const repeats = [{ summary: 'Front spring worn', tests: 3, to: '2026-09-14' }];
    expect(one({ ...sound, mot: { ...record(passed), repeats } }, 'mot-repeats').because).toBe(
      'Front spring worn: in 3 tests, the last in September 2026.',
    );
  });
});

const REMOVABLE = Object.keys(bare).filter(
  (name) => !['today', 'bodyType'].includes(name),
) as (keyof InspectionFacts)[];

describe('whatever is known of a car', () => {
  it('each of the 150 points has a state and a reason in a sentence', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const inspected = inspect(facts);
        expect(inspected).toHaveLength(150);
        for (const { point, because } of inspected) {
          expect(because, point.id).toMatch(/\.$/);
          expect(because, point.id).not.toMatch(/null|undefined|NaN|\[object|\.\./);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('no point becomes fine because a fact is missing', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...REMOVABLE), (facts, name) => {
        const before = new Map(inspect(facts).map(({ point, state }) => [point.id, state]));
        for (const { point, state } of inspect({ ...facts, [name]: null }))
          if (state === 'fine')
            expect(before.get(point.id), `${point.id} without ${name}`).toBe('fine');
      }),
      { numRuns: 300 },
    );
  });

  it('nothing is fine without an MOT record, a listing or a valuation', () => {
    fc.assert(
      fc.property(anyFacts, ({ bodyType, fuelType, transmission, year }) => {
        const unknown = {
          ...bare,
          bodyType,
          fuelType,
          transmission,
          year,
          doors: null,
          seats: null,
        };
        expect(inspect(unknown).filter(({ state }) => state === 'fine')).toEqual([]);
      }),
    );
  });
});
