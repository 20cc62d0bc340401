'use server';

import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { BackendError } from '../core/errors/messages';
import { setFlash } from '../core/session/cookies';
import { contactNote } from '../listings/contacts';
import { fieldsOf } from '../listings/fields';
import { isUnlikelyPrice, unlikelyPriceText } from '../listings/verdict';
import { paths } from '../paths';
import type { TablesInsert, TablesUpdate } from '../supabase/database.types';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { plateRefusal } from './hidden-plate';
import { CONTACTS_ASKED, listingFailure, sellerMessages, sellingMessages } from './messages';
import { motExpiryError } from './mot-expiry';
import { outcomePath } from './own-listings';
import { missingFacts } from './progress';
import { getMyListing } from './queries';
import { refreshListing } from './refresh-listing';
import { carSchema, descriptionSchema, detailsSchema, priceSchema, publishSchema } from './schema';
import { ensureSeller } from './seller';
import { stepVersion } from './step-version';
import { nextStep, type Step } from './steps';
import type { ListingStatus, OwnListing } from './types';

/** PostgreSQL error code of the foreign key of make and model. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Sets fields that a step leaves empty to null. */
function emptied<T extends TablesUpdate<'vehicles'>>(step: Step, values: T): T {
  const given: Record<string, unknown> = values;
  const left = fieldsOf(step).filter(({ empty }) => empty === 'not given');
  return {
    ...values,
    ...Object.fromEntries(left.map(({ column }) => [column, given[column] ?? null])),
  };
}

/**
 * Changes a listing of the user if it is unchanged since it was read, and returns its status; else
 * null.
 */
async function updateListing(
  { id, updatedAt }: OwnListing,
  values: TablesUpdate<'vehicles'>,
): Promise<ListingStatus | null> {
  const client = await sessionClient();
  const changed = client.from('vehicles').update(values).eq('id', id).eq('updated_at', updatedAt);
  const row = await write(changed.select('listing_status').maybeSingle());
  return row?.listing_status ?? null;
}

/** Maximum attempts to save while other fields of the listing change. */
const ATTEMPTS = 4;

type StepInput = { id: string; version?: string | undefined };
type Save = (listing: OwnListing) => Promise<ListingStatus | null>;

/**
 * Throws the field error for a hidden number plate in a public text; throws other errors unchanged.
 */
function refusePlate(error: unknown, step: Step): never {
  const refusal = plateRefusal(error, step);
  throw refusal ? new ActionError(sellingMessages.refused, refusal) : error;
}

/**
 * Saves a step by `save`, which returns null if the listing has changed since it was read, and
 * opens the next step. Refuses, once, to overwrite a save that the form was not loaded with.
 */
async function saveStep(step: Step, { id, version }: StepInput, save: Save): Promise<never> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const listing = await getMyListing(id);
    if (!listing) throw new ActionError(sellingMessages.gone);
    const current = stepVersion(listing, step);
    if (version && version !== current)
      throw new ActionError(sellingMessages.changed, {}, { version: current });
    const status = await save(listing).catch((error: unknown) => refusePlate(error, step));
    if (status) return leaveStep(id, step, status);
  }
  throw new ActionError(sellingMessages.notSaved);
}

/**
 * Opens the next step of a draft; for a listing that was published before, the page with all of it.
 */
async function leaveStep(id: string, step: Step, status: ListingStatus): Promise<never> {
  await refreshListing(id, status, step === 'price' ? 'price' : 'listing');
  if (status === 'draft') redirect(paths.sellStep(id, nextStep(step)));
  await setFlash('listingSaved');
  redirect(paths.sellStep(id, 'check'));
}

/** Refuses a text with contact details or terms of credit until the seller agrees. */
function askAboutContacts(note: string | null, isAgreed: boolean) {
  if (note && !isAgreed)
    throw new ActionError(sellingMessages.contacts, { show_contacts: CONTACTS_ASKED });
}

async function addDraft(draft: TablesInsert<'vehicles'>) {
  const client = await sessionClient();
  const row = await write(client.from('vehicles').insert(draft).select('id').single());
  if (!row) throw new ActionError(sellingMessages.notSaved);
  return row.id;
}

/**
 * Throws the field error for a model of another make, which the form without JavaScript also
 * offers.
 */
function refuseModel(error: unknown): never {
  if (!(error instanceof BackendError && error.code === FOREIGN_KEY_VIOLATION)) throw error;
  throw new ActionError(sellingMessages.refused, { model_id: 'Please select a valid model' });
}

/** Saves the facts about the car; without an id it begins a draft. */
export const saveCar = defineAction(
  { name: 'listing', access: 'user', schema: carSchema, explain: listingFailure },
  async (
    { id, version, looked_up: _, hide_registration: isHidden, show_contacts: isAgreed, ...car },
    user,
  ) => {
    askAboutContacts(contactNote(car.trim ?? '', 'trim'), isAgreed);
    const values = {
      ...emptied('car', car),
      registration_is_public: !isHidden,
    };
    if (id)
      return saveStep('car', { id, version }, (listing) =>
        updateListing(listing, values).catch(refuseModel),
      );
    const draft = { ...values, seller_id: await ensureSeller(user) };
    const added = await addDraft(draft)
      .catch(refuseModel)
      .catch((error: unknown) => refusePlate(error, 'car'));
    return leaveStep(added, 'car', 'draft');
  },
);

/** Saves mileage, condition and the further facts with the features. */
export const saveDetails = defineAction(
  { name: 'listing', access: 'user', schema: detailsSchema, explain: listingFailure },
  async ({ id, version, features, other_features, show_contacts: isAgreed, ...details }) => {
    askAboutContacts(contactNote((other_features ?? []).join('\n'), 'features'), isAgreed);
    const values = {
      ...emptied('details', details),
      features: [...new Set([...features, ...(other_features ?? [])])],
    };
    return saveStep('details', { id, version }, (listing) => {
      const error = motExpiryError(details.mot_expiry, listing);
      if (error) throw new ActionError(sellingMessages.refused, { mot_expiry: error });
      if (details.write_off === 'ab' && listing.status !== 'draft')
        throw new ActionError(sellingMessages.scrap, { write_off: sellingMessages.scrap.text });
      return updateListing(listing, values);
    });
  },
);

/** Saves the seller's description; without one the page generates a text from the facts. */
export const saveDescription = defineAction(
  { name: 'listing', access: 'user', schema: descriptionSchema, explain: listingFailure },
  async ({ description, show_contacts: isAgreed, ...input }) => {
    askAboutContacts(contactNote(description ?? ''), isAgreed);
    return saveStep('description', input, (listing) =>
      updateListing(listing, { description: description || null }),
    );
  },
);

/** Throws the field error for a postcode that is not in the gazetteer. */
function refusePostcode(error: unknown): never {
  const isUnknown = error instanceof BackendError && error.message.includes('Unknown postcode');
  const { unknownPostcode } = sellerMessages;
  if (isUnknown) throw new ActionError(unknownPostcode, { postcode: unknownPostcode.text });
  throw error;
}

/**
 * Refuses, once, a price that may be a mistake; `sure` is the price that the form has asked about.
 */
function askAbout(price: number, { valuation }: OwnListing, sure: string | undefined) {
  if (!valuation || sure === String(price) || !isUnlikelyPrice(price, valuation.value)) return;
  const text = `${unlikelyPriceText(price, valuation.value)} Correct it, or press once more if it is right.`;
  throw new ActionError(
    { ...sellingMessages.unlikelyPrice, text },
    { price: text },
    { sure: String(price) },
  );
}

/** Saves price and place. The town is the postcode's, unless given. */
export const savePrice = defineAction(
  { name: 'listing', access: 'user', schema: priceSchema, explain: listingFailure },
  async ({ price, location, postcode, vin, sure, show_contacts: isAgreed, ...input }) => {
    askAboutContacts(contactNote(location ?? '', 'location'), isAgreed);
    const given = {
      p_id: input.id,
      p_price: price,
      ...(location && { p_location: location }),
      ...(postcode && { p_postcode: postcode }),
      ...(vin && { p_vin: vin }),
    };
    const client = await sessionClient();
    return saveStep('price', input, (listing) => {
      const { status, updatedAt } = listing;
      if (status !== 'draft') {
        if (price === 0)
          throw new ActionError(sellingMessages.refused, { price: 'Price must be positive' });
        // Skipped for a draft: its price is checked with all the facts when it is published.
        askAbout(price, listing, sure);
      }
      return write(client.rpc('save_price_and_place', { ...given, p_updated_at: updatedAt })).catch(
        refusePostcode,
      );
    });
  },
);

/**
 * Publishes a draft and opens its page, or the seller's list if it is held. Idempotent: for a
 * listing that is already public, it opens the page too.
 */
export const publishListing = defineAction(
  {
    name: 'listing',
    access: 'user',
    schema: publishSchema,
    explain: (error) => listingFailure(error, sellingMessages.notPublished),
  },
  async ({ id, sure }) => {
    const listing = await getMyListing(id);
    if (!listing) throw new ActionError(sellingMessages.gone);
    if (listing.isTakenDown) throw new ActionError(sellingMessages.takenDown);
    if (listing.status === 'draft') {
      if (missingFacts(listing).length > 0) throw new ActionError(sellingMessages.incomplete);
      if (listing.writeOff === 'ab') throw new ActionError(sellingMessages.scrap);
      askAbout(listing.price ?? 0, listing, sure);
      const status = await updateListing(listing, { listing_status: 'active' });
      if (!status) throw new ActionError(sellingMessages.notPublished);
      await refreshListing(id, 'active');
    } else if (listing.status !== 'active' && listing.status !== 'held') {
      throw new ActionError(sellingMessages.ended);
    }
    // The checks that hold a listing run after the update.
    const { status } = (listing.status === 'draft' && (await getMyListing(id))) || listing;
    if (status === 'held') redirect(outcomePath('', { id, is: 'changed' }));
    if (listing.status === 'draft') await setFlash('listingPublished');
    redirect(paths.vehicle(id));
  },
);
