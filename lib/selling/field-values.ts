import { formatNumber, formatPrice, formatRegistration } from '../format';
import type { OwnListing } from './types';

const text = (value: string | number | null) => (value === null ? '' : String(value));

/** A listing as the fields of the form show it, by name; features are apart. */
export const fieldValues = (listing: OwnListing) => ({
  registration_number: formatRegistration(text(listing.registrationNumber)),
  make_id: listing.makeId,
  model_id: listing.modelId,
  year: text(listing.year),
  trim: text(listing.trim),
  fuel_type: listing.fuelType as string,
  transmission: listing.transmission as string,
  body_type: listing.bodyType as string,
  mileage: listing.mileage === null ? '' : formatNumber(listing.mileage),
  condition: text(listing.condition),
  engine_size: listing.engineSize === null ? '' : listing.engineSize.toFixed(1),
  doors: text(listing.doors),
  seats: text(listing.seats),
  colour: text(listing.colour),
  owners: text(listing.owners),
  service_history: text(listing.serviceHistory),
  mot_expiry: text(listing.motExpiry),
  description: text(listing.description),
  price: listing.price === null ? '' : formatPrice(listing.price),
  location: text(listing.location),
  postcode: text(listing.postcode),
  vin: text(listing.vin),
});

export type FieldValues = ReturnType<typeof fieldValues>;
