import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson, openAccount } from './people';
import { accountId, rest } from './rest';

type Model = { id: string; make_id: string };

/** Creates a person with their own listing. */
export async function listingOfOwn(status: 'draft' | 'active' = 'draft', name?: string) {
  const seller = await openAccount(newPerson(name));
  const [row] = await rest<{ id: string }>('sellers', 'POST', {
    user_id: await accountId(seller),
    name: 'Ada L',
    location: 'Leeds',
    outward_code: 'LS1',
  });
  const [model] = await rest<Model>('vehicle_models?select=id,make_id&limit=1');
  const [vehicle] = await rest<{ id: string }>('vehicles', 'POST', {
    seller_id: row?.id,
    make_id: model?.make_id,
    model_id: model?.id,
    year: 2019,
    price: 8000,
    mileage: 40_000,
    condition: 'good',
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
    location: 'Leeds',
    outward_code: 'LS1',
    listing_status: status,
    // Never among the newest, which other journeys look at.
    created_at: '2021-01-01T12:00:00Z',
  });
  return { seller, id: vehicle?.id ?? '', list: `/vehicles?seller=${row?.id}` };
}

/** Deletes a listing of the user on its page, which refreshes the lists that other journeys see. */
export async function removeListing(page: Page, id: string) {
  await page.goto(`/my-vehicles/${id}/delete`);
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/my-vehicles\?/);
}

export type Chosen = { name: string; mimeType: string; buffer: Buffer };

const CELLS = 9;

/**
 * Makes a JPEG of a colour under random greys, with a place in its metadata. It is random, because a photograph like
 * another seller's would hold the listing.
 */
export async function photograph(name: string, shade: number, size = 900): Promise<Chosen> {
  const greys = await sharp(randomBytes(CELLS * CELLS), {
    raw: { width: CELLS, height: CELLS, channels: 1 },
  })
    .resize(size - 300, 600, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
  const buffer = await sharp({
    create: { width: size, height: 600, channels: 3, background: { r: shade, g: 90, b: 60 } },
  })
    .composite([{ input: greys, left: 300, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 0/1' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const photographs = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => photograph(`car-${at + 1}.jpg`, 20 + at * 25)),
  );

export const photosPath = (id: string) => `/sell/${id}/photos`;

export const choose = (page: Page, files: Chosen | Chosen[]) =>
  page.getByLabel('Choose photographs').setInputFiles(files);

/** The photographs in the page's list. */
export const shownPhotos = (page: Page) =>
  page.getByRole('list', { name: 'Photographs in order' }).getByRole('img');

/** Expects this many photographs on the page, all of which the browser can draw. */
export async function expectPhotos(page: Page, count: number) {
  await expect(shownPhotos(page)).toHaveCount(count, { timeout: 25_000 });
  await expect
    .poll(() =>
      shownPhotos(page).evaluateAll((all) =>
        (all as HTMLImageElement[]).every(
          (photo) => photo.loading === 'lazy' || photo.naturalWidth > 0,
        ),
      ),
    )
    .toBe(true);
}

/** The paths of the shown photographs' files, in order. */
export const shownPaths = (page: Page) =>
  shownPhotos(page).evaluateAll((all) => all.map((photo) => photo.getAttribute('src') ?? ''));
