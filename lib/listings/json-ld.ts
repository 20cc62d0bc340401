import type { AutoDealer, Car, EngineSpecification, ItemList, Offer, Person } from 'schema-dts';
import { env } from '../env';
import { paths } from '../paths';
import { BODY_TYPES, FUEL_TYPES, PAGE_SIZE, TRANSMISSIONS } from './constants';
import { describeVehicle } from './describe';
import { vehicleTitle } from './title';
import type { VehicleDetail, VehicleSummary } from './types';

const USED = 'https://schema.org/UsedCondition';
const IN_STOCK = 'https://schema.org/InStock';

const addressOf = (id: string) => env.siteUrl() + paths.vehicle(id);

function sellerOf({ seller, sellerType }: VehicleDetail): AutoDealer | Person {
  return { '@type': sellerType === 'private' ? 'Person' : 'AutoDealer', name: seller.name };
}

function engineOf({ engineSize, fuelType }: VehicleDetail): EngineSpecification {
  return {
    '@type': 'EngineSpecification',
    fuelType: FUEL_TYPES[fuelType],
    ...(engineSize !== null && {
      engineDisplacement: { '@type': 'QuantitativeValue', value: engineSize, unitCode: 'LTR' },
    }),
  };
}

function offerOf(vehicle: VehicleDetail): Offer {
  const { id, price, location } = vehicle;
  return {
    '@type': 'Offer',
    url: addressOf(id),
    price,
    priceCurrency: 'GBP',
    availability: IN_STOCK,
    itemCondition: USED,
    seller: sellerOf(vehicle),
    ...(location && {
      availableAtOrFrom: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'GB' },
      },
    }),
  };
}

/**
 * Structured data of a vehicle for sale: only what the public page shows, so no registration or VIN.
 * Omits missing values. `pictures` are paths or URLs.
 */
export function vehicleJsonLd(vehicle: VehicleDetail, pictures: string[]): Car {
  const { make, model, trim, year, mileage, colour, doors, seats } = vehicle;
  return {
    '@type': 'Car',
    '@id': `${addressOf(vehicle.id)}#car`,
    name: vehicleTitle(vehicle),
    description: vehicle.description?.trim() || describeVehicle(vehicle),
    url: addressOf(vehicle.id),
    image: pictures.map((picture) => (picture.startsWith('/') ? env.siteUrl() + picture : picture)),
    brand: { '@type': 'Brand', name: make },
    model,
    vehicleModelDate: String(year),
    itemCondition: USED,
    fuelType: FUEL_TYPES[vehicle.fuelType],
    vehicleTransmission: TRANSMISSIONS[vehicle.transmission],
    bodyType: BODY_TYPES[vehicle.bodyType],
    vehicleEngine: engineOf(vehicle),
    ...(trim && { vehicleConfiguration: trim }),
    ...(mileage !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'SMI' },
    }),
    ...(colour && { color: colour }),
    ...(doors !== null && { numberOfDoors: doors }),
    ...(seats !== null && { vehicleSeatingCapacity: seats }),
    offers: offerOf(vehicle),
  };
}

/** Structured data of a list page: each vehicle's URL and its position in the full result. */
export function vehicleListJsonLd(list: {
  vehicles: VehicleSummary[];
  total: number;
  page: number;
}): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: list.total,
    itemListElement: list.vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: (list.page - 1) * PAGE_SIZE + index + 1,
      name: vehicleTitle(vehicle),
      url: addressOf(vehicle.id),
    })),
  };
}
