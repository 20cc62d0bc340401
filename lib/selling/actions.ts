'use server';

import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { BackendError } from '../core/errors/messages';
import { idSchema } from '../core/schema';
import { setFlash } from '../core/session/cookies';
import { paths } from '../paths';
import type { TablesInsert, TablesUpdate } from '../supabase/database.types';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { listingFailure, sellingMessages } from './messages';
import { missingFacts } from './progress';
import { getMyListing } from './queries';
import { refreshListing } from './refresh-listing';
import { carSchema, descriptionSchema, detailsSchema, priceSchema } from './schema';
import { ensureSeller, mySellerId } from './seller';
import { nextStep, type Step } from './steps';
import type { ListingStatus } from './types';

/** The foreign key of make and model together. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Explicit nulls: what a step leaves empty is emptied. */
const orNull = <T>(value: T | undefined) => value ?? null;

/** Changes a listing of the user's own and returns its status. The seller, because staff may change any. */
async function updateListing(id: string, values: TablesUpdate<'vehicles'>) {
  const seller = await mySellerId();
  if (!seller) throw new ActionError(sellingMessages.gone);
  const client = await sessionClient();
  const changed = client.from('vehicles').update(values).eq('id', id).eq('seller_id', seller);
  const row = await write(changed.select('listing_status').maybeSingle());
  if (!row) throw new ActionError(sellingMessages.gone);
  return row.listing_status;
}

/** Opens the next step of a draft; of a listing that was published before, the page with all of it. */
async function leaveStep(id: string, step: Step, status: ListingStatus): Promise<never> {
  await refreshListing(id);
  if (status === 'draft') redirect(paths.sellStep(id, nextStep(step)));
  await setFlash('listingSaved');
  redirect(paths.sellStep(id, 'check'));
}

async function addDraft(draft: TablesInsert<'vehicles'>) {
  const client = await sessionClient();
  const row = await write(client.from('vehicles').insert(draft).select('id').single());
  if (!row) throw new ActionError(sellingMessages.notSaved);
  return row.id;
}

/** A model of another make, which the form without JavaScript offers too. */
function refuseModel(error: unknown): never {
  if (!(error instanceof BackendError && error.code === FOREIGN_KEY_VIOLATION)) throw error;
  throw new ActionError(sellingMessages.refused, { model_id: 'Please select a valid model' });
}

/** Saves what the car is; without an id it begins a draft. */
export const saveCar = defineAction(
  { name: 'listing', access: 'user', schema: carSchema, explain: listingFailure },
  async ({ id, hide_registration: isHidden, ...car }, user) => {
    const values = {
      ...car,
      registration_is_public: !isHidden,
      registration_number: orNull(car.registration_number),
      trim: orNull(car.trim),
      engine_size: orNull(car.engine_size),
      colour: orNull(car.colour),
    };
    if (id) {
      const status = await updateListing(id, values).catch(refuseModel);
      return leaveStep(id, 'car', status);
    }
    const draft = { ...values, seller_id: await ensureSeller(user) };
    return leaveStep(await addDraft(draft).catch(refuseModel), 'car', 'draft');
  },
);

/** Saves mileage, condition and the further facts with the features. */
export const saveDetails = defineAction(
  { name: 'listing', access: 'user', schema: detailsSchema, explain: listingFailure },
  async ({ id, features, other_features, ...details }) => {
    const status = await updateListing(id, {
      ...details,
      engine_size: orNull(details.engine_size),
      doors: orNull(details.doors),
      seats: orNull(details.seats),
      colour: orNull(details.colour),
      owners: orNull(details.owners),
      service_history: orNull(details.service_history),
      mot_expiry: orNull(details.mot_expiry),
      features: [...new Set([...features, ...(other_features ?? [])])],
    });
    return leaveStep(id, 'details', status);
  },
);

/** Saves the seller's own words; without any the page has a text made of the facts. */
export const saveDescription = defineAction(
  { name: 'listing', access: 'user', schema: descriptionSchema, explain: listingFailure },
  async ({ id, description }) => {
    const status = await updateListing(id, { description: description || null });
    return leaveStep(id, 'description', status);
  },
);

/** Saves what only the seller and staff read. Not an upsert, which would need to change the id. */
async function savePrivate(id: string, values: { postcode: string | null; vin: string | null }) {
  const table = (await sessionClient()).from('vehicle_private');
  const changed = table.update(values).eq('vehicle_id', id).select('vehicle_id').maybeSingle();
  if (!(await write(changed))) await write(table.insert({ vehicle_id: id, ...values }));
}

/** Saves price and place. A new postcode sets the town, unless that was changed as well. */
export const savePrice = defineAction(
  { name: 'listing', access: 'user', schema: priceSchema, explain: listingFailure },
  async ({ id, price, location, postcode, vin }) => {
    const status = await updateListing(id, {
      price,
      location: orNull(location),
      outward_code: orNull(postcode?.split(' ')[0]),
    });
    await savePrivate(id, { postcode: orNull(postcode), vin: orNull(vin) });
    return leaveStep(id, 'price', status);
  },
);

/** Makes a draft public and opens its page. Idempotent: a listing that is public already opens as well. */
export const publishListing = defineAction(
  { name: 'listing', access: 'user', schema: idSchema, explain: listingFailure },
  async ({ id }) => {
    const listing = await getMyListing(id);
    if (!listing) throw new ActionError(sellingMessages.gone);
    if (listing.isTakenDown) throw new ActionError(sellingMessages.takenDown);
    if (listing.status !== 'active') {
      if (listing.status !== 'draft') throw new ActionError(sellingMessages.ended);
      if (missingFacts(listing).length > 0) throw new ActionError(sellingMessages.incomplete);
      await updateListing(id, { listing_status: 'active' });
      await refreshListing(id);
      await setFlash('listingPublished');
    }
    redirect(paths.vehicle(id));
  },
);
