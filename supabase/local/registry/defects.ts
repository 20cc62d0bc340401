/** A tester's note, in its wording before 20 May 2018 and, with the new manual's paragraphs, since then. */
export type Wording = {
  before: string;
  since: string;
  /** Category since May 2018; earlier failures had no category. */
  kind: 'ADVISORY' | 'MINOR' | 'MAJOR' | 'DANGEROUS';
  /** Later tests find it again until it is repaired. */
  lasts?: boolean;
  /** Electric and hydrogen vehicles do not have it. */
  combustion?: boolean;
};

const advisory = (since: string, before: string, more: Partial<Wording> = {}): Wording => ({
  since,
  before,
  kind: 'ADVISORY',
  ...more,
});
const major = (since: string, before: string, more: Partial<Wording> = {}): Wording => ({
  since,
  before,
  kind: 'MAJOR',
  ...more,
});

/** Notes of advisories; `{side}` is Nearside or Offside, `{end}` Front or Rear. */
export const ADVISORIES: readonly Wording[] = [
  advisory(
    '{side} {end} Tyre worn close to legal limit/worn on edge (5.2.3 (e))',
    '{side} {end} Tyre worn close to the legal limit (4.1.E.1)',
  ),
  advisory(
    '{side} {end} Tyre slightly damaged/cracking or perishing (5.2.3 (d) (ii))',
    '{side} {end} Tyre slightly damaged/cracking or perishing (4.1.D.1a)',
    { lasts: true },
  ),
  advisory(
    '{end} Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))',
    '{end} brake disc worn, pitted or scored, but not seriously weakened (3.5.1i)',
    { lasts: true },
  ),
  advisory(
    '{side} {end} Brake pad(s) wearing thin (1.1.13 (a) (ii))',
    '{side} {end} brake pad(s) wearing thin (3.5.1g)',
  ),
  advisory('Oil leak, but not excessive (8.4.1 (a) (i))', 'Oil leak', {
    lasts: true,
    combustion: true,
  }),
  advisory(
    '{side} Front Suspension arm pin or bush worn but not resulting in excessive movement (5.3.4 (a) (i))',
    '{side} Front Suspension arm rubber bush deteriorated but not resulting in excessive movement (2.4.G.2)',
    { lasts: true },
  ),
  advisory(
    '{side} Front Anti-roll bar linkage ball joint has slight play (5.3.4 (a) (i))',
    '{side} Front Anti-roll bar linkage has slight play in a ball joint (2.4.G.2)',
  ),
  advisory(
    '{side} Rear Coil spring corroded (5.3.1 (b) (i))',
    '{side} Rear Coil spring corroded (2.4.C.1b)',
    { lasts: true },
  ),
  advisory(
    '{side} {end} Shock absorbers has light misting of oil (5.3.2 (b))',
    '{side} {end} Shock absorber has light misting of oil (2.7.3)',
    { lasts: true },
  ),
  advisory(
    'Vehicle structure is corroded but structural rigidity is not significantly reduced (6.1.1 (c) (i))',
    'Under body corroded in places',
    { lasts: true },
  ),
  advisory(
    'Exhaust has a minor leak of exhaust gases (6.1.2 (a))',
    'Exhaust has a minor leak of exhaust gases (7.1.2)',
    { combustion: true },
  ),
  advisory(
    "Windscreen has damage to an area less than a 10mm circle within zone 'A' (3.2 (a) (i))",
    "Windscreen has damage to an area less than a 10mm circle within zone 'A' (8.3.1a)",
    { lasts: true },
  ),
  advisory(
    'Front Wiper blade deteriorated but clearing the windscreen adequately (3.4 (b) (i))',
    'Front wiper blade deteriorated (8.2.2)',
  ),
  advisory(
    'Parking brake: travel at the limit of its reserve (1.1.6 (c))',
    'Hand brake lever has little reserve travel (3.1.6b)',
  ),
  advisory(
    '{end} Registration plate deteriorated but not likely to be misread (0.1 (b))',
    '{end} registration plate deteriorated but not likely to be misread (6.3.1b)',
  ),
  advisory(
    '{side} Headlamp lens slightly defective (4.1.1 (b) (i))',
    '{side} Headlamp lens slightly damaged (1.7.4)',
  ),
  advisory(
    'Engine covers fitted obscuring some underside components',
    'Undertrays fitted obscuring some underside components',
    { lasts: true },
  ),
  advisory(
    'Child Seat fitted not allowing full inspection of adult belt',
    'Child Seat fitted not allowing full inspection of adult belt',
  ),
];

/** Notes of defects that fail a vehicle. */
export const FAILURES: readonly Wording[] = [
  major('{side} Headlamp aim too high (4.1.2 (a))', '{side} Headlamp aim too high (1.8)'),
  major(
    '{side} Stop lamp(s) not working (4.3.1 (a) (ii))',
    '{side} Stop lamp not working (1.2.1b)',
  ),
  {
    since: '{side} Front Position lamp not working (4.2.1 (a) (i))',
    before: '{side} Front Position lamp(s) not working (1.1.A.3b)',
    kind: 'MINOR',
  },
  {
    since:
      '{end} Registration plate lamp inoperative in the case of multiple lamps (4.7.1 (b) (i))',
    before: '{end} Registration plate lamp not working (1.1.C.1d)',
    kind: 'MINOR',
  },
  {
    since: '{side} {end} Tyre tread depth below requirements of 1.6mm (5.2.3 (e))',
    before: '{side} {end} Tyre tread depth below requirements of 1.6mm (4.1.E.1)',
    kind: 'DANGEROUS',
  },
  {
    since: '{side} Front Brake pad(s) less than 1.5 mm thick (1.1.13 (a) (ii))',
    before: '{side} Front Brake pad(s) less than 1.5 mm thick (3.5.1g)',
    kind: 'DANGEROUS',
  },
  major(
    '{side} {end} Coil spring fractured or broken (5.3.1 (b) (i))',
    '{side} {end} Coil spring broken (2.4.C.1a)',
  ),
  major(
    '{side} Front Suspension arm ball joint excessively worn (5.3.4 (a) (i))',
    '{side} Front Suspension arm has excessive play in a ball joint (2.4.G.2)',
  ),
  major(
    'Windscreen washer provides insufficient washer liquid (3.5 (a))',
    'Windscreen washer provides insufficient washer liquid (8.2.3)',
  ),
  major(
    'Wipers do not clear the windscreen effectively (3.4 (b) (ii))',
    'Windscreen wiper does not clear the windscreen effectively (8.2.2)',
  ),
  major(
    'Exhaust has a major leak of exhaust gases (6.1.2 (a))',
    'Exhaust has a major leak of exhaust gases (7.1.2)',
    { combustion: true },
  ),
  major(
    'Parking brake efficiency below requirements (1.4.2 (a) (i))',
    'Parking brake efficiency below requirements (3.7.B.7)',
  ),
  major(
    '{side} Front Drive shaft constant velocity joint boot missing or no longer prevents ingress of dirt etc. (6.1.7 (g) (ii))',
    '{side} Front constant velocity joint gaiter no longer prevents the ingress of dirt etc (2.5.C.1a)',
  ),
];
