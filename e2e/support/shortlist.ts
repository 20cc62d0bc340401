import { expect, type Page } from '@playwright/test';
import { newPerson, openAccount } from './people';
import { accountId, rest } from './rest';

type Named = { name: string };
type Row = { id: string; year: number; make: Named; model: Named };

/** Opens the account of Ada with two saved cars of different names, the first with a note that may be shared. */
export async function openShortlist() {
  const person = await openAccount(newPerson('Ada Lovelace'));
  const user_id = await accountId(person);
  const rows = await rest<Row>(
    'vehicles?listing_status=eq.active&select=id,year,make:vehicle_makes(name),model:vehicle_models(name)&limit=40',
  );
  const nameOf = ({ year, make, model }: Row) => `${year} ${make.name} ${model.name}`;
  const [first] = rows;
  const second = rows.find((row) => first && nameOf(row) !== nameOf(first));
  if (!first || !second) throw new Error('There are no two cars of different names');
  const row = { user_id, is_note_shared: false };
  await rest('favourites', 'POST', [
    { ...row, vehicle_id: first.id, note: 'Ring on Monday', is_note_shared: true },
    { ...row, vehicle_id: second.id, note: 'Mine alone' },
  ]);
  return { person, cars: [nameOf(first), nameOf(second)] as const };
}

/** The panel on the favourites page of a user who shares them. */
export const sharePanel = (page: Page) =>
  page.getByRole('region', { name: 'You share this shortlist' });

/** Opens what changes or ends the sharing; a page that is loaded again has it folded. */
export const unfoldSharing = (page: Page) =>
  page.locator('summary', { hasText: 'Change or stop sharing' }).click();

const addressField = (page: Page) =>
  page.getByRole('textbox', { name: 'Address of your shortlist' });

/** Shares the favourites of the page; returns the path of the secret address. */
export async function share(page: Page, { showName = false } = {}) {
  await page.locator('summary', { hasText: 'Share this shortlist' }).click();
  const name = page.getByRole('checkbox', { name: 'Show my first name, Ada' });
  if (showName) await name.check();
  await page.getByRole('button', { name: 'Share this shortlist' }).click();
  await expect(sharePanel(page)).toBeVisible();
  return sharedPath(page);
}

/** The path of the address that the panel shows. */
export async function sharedPath(page: Page) {
  const { pathname } = new URL(await addressField(page).inputValue());
  expect(pathname).toMatch(/^\/shortlist\/[\w-]{36}\.[\w-]{43}$/);
  return pathname;
}

/** The controls of a visitor for a car. */
export function visitorForm(page: Page, car: string) {
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: car, exact: true }) });
  return {
    item,
    yes: page.getByRole('button', { name: `Yes to ${car}` }),
    no: page.getByRole('button', { name: `No to ${car}` }),
    opener: item.locator('summary'),
    word: item.getByRole('textbox', { name: /^Your word/ }),
    name: item.getByRole('textbox', { name: /^Your name/ }),
    send: page.getByRole('button', { name: `Send about ${car}` }),
  };
}
