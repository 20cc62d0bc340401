import { expect, test, vi } from 'vitest';
import StaffNamesPage from '@/app/staff/names/page';
import { NameForm } from '@/components/staff/name-form';
import { SettledNames } from '@/components/staff/settled-names';
import { getCatalogueNames } from '@/lib/staff/catalogue-names';
import { settledNameSchema } from '@/lib/staff/schema';
import type { SettledName, WaitingName } from '@/lib/staff/types';
import { rendered } from '../tools/rendered';

vi.mock('@/lib/staff/name-actions', () => ({ settleName: vi.fn(), reopenName: vi.fn() }));
vi.mock('@/lib/staff/catalogue-names', () => ({ getCatalogueNames: vi.fn() }));
vi.mock('@/lib/core/session/current-user', () => ({ requireStaff: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => null, unstable_rethrow: () => {} }));
vi.mock('@/lib/search/queries', () => ({
  getMakes: async () => [
    { id: '1', name: 'Ford', models: [{ id: '11', name: 'Fiesta' }] },
    { id: '2', name: 'Kia', models: [] },
  ],
}));

const WAITS: WaitingName = {
  make: 'INEOS',
  model: 'Grenadier',
  is_make_known: false,
  cars: 12,
  dealers: 2,
  since: '2026-11-23T12:00:00Z',
};

const draw = (waits: Partial<WaitingName>) =>
  rendered(<NameForm waits={{ ...WAITS, ...waits }} choices={['Ford', 'Volkswagen']} />);

test('a name that waits says of how many cars, and is settled by one of three buttons', () => {
  const { text, buttons, html } = draw({});
  expect(text).toContain('INEOS Grenadier 12 cars of 2 dealers. The make is not in the catalogue.');
  expect(buttons).toEqual([
    'Add INEOS Grenadier to the catalogue',
    'It is the same name as INEOS Grenadier',
    'Refuse INEOS',
  ]);
  for (const choice of ['added', 'same', 'refused']) expect(html).toContain(`value="${choice}"`);
  expect(html).toContain('name="add_make"');
  const model = draw({ make: 'Ford', is_make_known: true, cars: 1, dealers: 1 });
  expect(model.text).toContain('1 car of 1 dealer. The model is not in the catalogue.');
  expect(model.buttons).toContain('Refuse Ford Grenadier');
  expect(model.html).not.toContain('name="add_make"');
});

test('an unknown make can be the same as each make, a model as those of its make', async () => {
  const model = { ...WAITS, make: 'Ford', model: 'Fista', is_make_known: true };
  vi.mocked(getCatalogueNames).mockResolvedValue({ names: [WAITS, model], settled: [] });
  const { html, text } = rendered(await StaffNamesPage());
  const options = [...html.matchAll(/<option>(.*?)<\/option>/g)].map(([, name]) => name);
  expect(options).toEqual(['Ford', 'Kia', 'Fiesta']);
  expect(text).not.toContain('Settled last');
  vi.mocked(getCatalogueNames).mockResolvedValue({ names: [], settled: [] });
  expect(rendered(await StaffNamesPage()).text).toContain('No car waits for a name.');
});

test('a settled name says what became of it; one that is not added can be asked again', () => {
  const settled: SettledName = {
    make_word: 'volkswagon',
    model_word: '',
    choice: 'same',
    make: 'Volkswagen',
    model: null,
    staff_name: 'Grace Hopper',
    settled_at: '2026-11-23T12:00:00Z',
  };
  const added: SettledName = { ...settled, make_word: 'ineos', choice: 'added', make: 'Ineos' };
  const refused: SettledName = { ...settled, make_word: 'blue', choice: 'refused', make: null };
  const { text, buttons } = rendered(<SettledNames names={[settled, added, refused]} />);
  expect(text).toContain('‘volkswagon’ is the same as Volkswagen by Grace Hopper');
  expect(text).toContain('‘ineos’ is added as Ineos by');
  expect(text).toContain('‘blue’ is refused by');
  expect(buttons).toEqual(['Ask again about volkswagon', 'Ask again about blue']);
});

test('a spelling has no hidden characters', () => {
  const given = { make: 'a', model: 'b', known: '', choice: 'added', add_make: 'In\u202eeos<' };
  expect(settledNameSchema.parse(given).add_make).toBe('Ineos');
});
