import { inSentence } from '../format';
import { BODY_TYPES, type BodyType, type FuelType, type Transmission } from '../listings/constants';
import type { VehicleDetail } from '../listings/types';
import type { Look } from './pictures/rendered-designs';
import { lookOf } from './pictures/vehicle-look';
import type { CarChoice } from './tools';

/** The car that the showroom shows: one that is for sale, or a typical one of a body type. */
export type ShowroomCar = {
  /** '2019 Ford Fiesta' or 'A typical hatchback'. */
  title: string;
  bodyType: BodyType;
  /** The illustration and the 3D model. */
  look: Look;
  /** The seller's listing; null for a typical car. */
  listing: VehicleDetail | null;
  fuelType: FuelType;
  transmission: Transmission;
  /** Litres; null if unknown, or without an engine. */
  engineSize: number | null;
  /** Null for a typical car. */
  year: number | null;
};

/** 'a 2019 Ford Fiesta' or 'a typical hatchback', inside a sentence. */
export const carInSentence = ({ title, listing }: ShowroomCar) =>
  listing ? `a ${title}` : title.replace(/^A /, 'a ');

/** The choice that identifies the car in addresses. */
export const choiceOf = ({ listing, bodyType }: ShowroomCar): CarChoice =>
  listing ? { vehicle: listing.id } : { body: bodyType };

/** The name of its viewing sheet on a device. */
export const sheetName = ({ listing, bodyType }: ShowroomCar) => listing?.id ?? bodyType;

export const carOfListing = (vehicle: VehicleDetail, title: string): ShowroomCar => ({
  title,
  bodyType: vehicle.bodyType,
  look: lookOf(vehicle),
  listing: vehicle,
  fuelType: vehicle.fuelType,
  transmission: vehicle.transmission,
  engineSize: vehicle.engineSize,
  year: vehicle.year,
});

/** A manual car of a body type without a make: petrol or, for vans and pickups, diesel. */
export const typicalCar = (bodyType: BodyType): ShowroomCar => ({
  title: `A typical ${inSentence(BODY_TYPES[bodyType])}`,
  bodyType,
  look: lookOf({ bodyType, make: '', model: '', colour: null }),
  listing: null,
  fuelType: bodyType === 'van' || bodyType === 'pickup' ? 'diesel' : 'petrol',
  transmission: 'manual',
  engineSize: null,
  year: null,
});
