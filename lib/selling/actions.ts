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
import { listingFailure, sellerMessages, sellingMessages } from './messages';
import { missingFacts } from './progress';
import { getMyListing } from './queries';
import { refreshListing } from './refresh-listing';
import { carSchema, descriptionSchema, detailsSchema, priceSchema } from './schema';
import { ensureSeller } from './seller';
import { nextStep, type Step } from './steps';
import type { ListingStatus } from './types';

/** The foreign key of make and model together. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Explicit nulls: what a step leaves empty is emptied. */
const orNull = <T>(value: T | undefined) => value ?? null;

/** Changes a listing of the user's own and returns its status. */
async function updateListing(id: string, values: TablesUpdate<'vehicles'>) {
  const client = await sessionClient();
  const changed = client.from('vehicles').update(values).eq('id', id);
  const row = await write(changed.select('listing_status').maybeSingle());
  if (!row) throw new ActionError(sellingMessages.gone);
  return row.listing_status;
}

/** Opens the next step of a draft; of a listing that was published before, the page with all of it. */
async function leaveStep(id: string, step: Step, status: ListingStatus): Promise<never> {
  await refreshListing(id, status);
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

/** A postcode that is not in the gazetteer. */
function refusePostcode(error: unknown): never {
  const isUnknown = error instanceof BackendError && error.message.includes('Unknown postcode');
  const { unknownPostcode } = sellerMessages;
  if (isUnknown) throw new ActionError(unknownPostcode, { postcode: unknownPostcode.text });
  throw error;
}

/** Saves price and place. The town is that of the postcode, unless it was given. */
export const savePrice = defineAction(
  { name: 'listing', access: 'user', schema: priceSchema, explain: listingFailure },
  async ({ id, price, location, postcode, vin }) => {
    const given = {
      ...{ p_id: id, p_price: price },
      ...(location && { p_location: location }),
      ...(postcode && { p_postcode: postcode }),
      ...(vin && { p_vin: vin }),
    };
    const client = await sessionClient();
    const status = await write(client.rpc('save_price_and_place', given)).catch(refusePostcode);
    if (!status) throw new ActionError(sellingMessages.gone);
    return leaveStep(id, 'price', status);
  },
);

/** Makes a draft public and opens its page. Idempotent: a listing that is public already opens as well. */
export const publishListing = defineAction(
  {
    name: 'listing',
    access: 'user',
    schema: idSchema,
    explain: (error) => listingFailure(error, sellingMessages.notPublished),
  },
  async ({ id }) => {
    const listing = await getMyListing(id);
    if (!listing) throw new ActionError(sellingMessages.gone);
    if (listing.isTakenDown) throw new ActionError(sellingMessages.takenDown);
    if (listing.status !== 'active') {
      if (listing.status !== 'draft') throw new ActionError(sellingMessages.ended);
      if (missingFacts(listing).length > 0) throw new ActionError(sellingMessages.incomplete);
      await updateListing(id, { listing_status: 'active' });
      await refreshListing(id, 'active');
      await setFlash('listingPublished');
    }
    redirect(paths.vehicle(id));
  },
);
