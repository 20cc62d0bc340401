import type {
  AutoDealerLeaf,
  CarLeaf,
  EngineSpecification,
  ImageObjectLeaf,
  ItemList,
  MergeLeafTypes,
  OfferLeaf,
  PostalAddress,
  ProductLeaf,
  PropertyValue,
} from 'schema-dts';
import { env } from '../env';
import { paths } from '../paths';
import { BODY_TYPES, FUEL_TYPES, PAGE_SIZE, TRANSMISSIONS } from './constants';
import { describeVehicle } from './describe';
import { PAGE_FACTS, type PageFact, valueLabel } from './facts';
import { vehicleTitle } from './title';
import type { VehicleDetail, VehicleSummary } from './types';
import { writeOffLabel } from './write-off';

const USED = 'https://schema.org/UsedCondition';
const IN_STOCK = 'https://schema.org/InStock';

const addressOf = (id: string) => env.siteUrl() + paths.vehicle(id);

const placeOf = (location: string): PostalAddress => ({
  '@type': 'PostalAddress',
  addressLocality: location,
  addressCountry: 'GB',
});

/**
 * Structured data of a dealer. Never used for a private seller, whose name is for readers of the
 * page only.
 */
export const dealerJsonLd = (dealer: {
  id: string;
  name: string;
  location: string | null;
}): AutoDealerLeaf => ({
  '@type': 'AutoDealer',
  name: dealer.name,
  url: env.siteUrl() + paths.seller(dealer.id),
  ...(dealer.location && { address: placeOf(dealer.location) }),
});

const property = (name: string, value: string): PropertyValue => ({
  '@type': 'PropertyValue',
  name,
  value,
});

/** The facts that schema.org has a property for; see vehicleJsonLd. */
const WITH_PROPERTY: readonly PageFact[] = ['engineSize', 'doors', 'seats', 'owners'];

const propertiesOf = (vehicle: VehicleDetail) => [
  ...PAGE_FACTS.flatMap((field) => {
    const value = vehicle[field.name];
    if (value === null || WITH_PROPERTY.includes(field.name)) return [];
    return [property(field.label, valueLabel(field, value))];
  }),
  ...[...new Set(vehicle.features)].map((feature) => property('Feature', feature)),
];

function engineOf({ engineSize, fuelType }: VehicleDetail): EngineSpecification {
  return {
    '@type': 'EngineSpecification',
    fuelType: FUEL_TYPES[fuelType],
    ...(engineSize !== null && {
      engineDisplacement: { '@type': 'QuantitativeValue', value: engineSize, unitCode: 'LTR' },
    }),
  };
}

function offerOf(vehicle: VehicleDetail): OfferLeaf {
  const { id, price, location, createdAt, seller, sellerType } = vehicle;
  return {
    '@type': 'Offer',
    url: addressOf(id),
    price,
    priceCurrency: 'GBP',
    availability: IN_STOCK,
    itemCondition: USED,
    validFrom: createdAt,
    ...(sellerType !== 'private' && { seller: dealerJsonLd({ ...seller, location }) }),
    ...(location && { availableAtOrFrom: { '@type': 'Place', address: placeOf(location) } }),
  };
}

/** A picture's path or URL; an illustration has a caption that says so. */
type ShownPicture = { src: string; caption?: string };

const absolute = (src: string) => (src.startsWith('/') ? env.siteUrl() + src : src);

const imageOf = ({ src, caption }: ShownPicture): string | ImageObjectLeaf =>
  caption === undefined
    ? absolute(src)
    : { '@type': 'ImageObject', url: absolute(src), contentUrl: absolute(src), caption };

/**
 * Structured data of a vehicle for sale: only data of the public page, so no registration or VIN.
 * Omits missing values. It is also a product, because Google's product snippets do not accept a car
 * alone (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
export function vehicleJsonLd(
  vehicle: VehicleDetail,
  pictures: ShownPicture[],
): MergeLeafTypes<[ProductLeaf, CarLeaf]> {
  const { id, make, model, trim, year, mileage, colour, doors, seats, owners, writeOff } = vehicle;
  return {
    '@type': ['Product', 'Car'],
    sku: id,
    '@id': `${addressOf(id)}#car`,
    name: vehicleTitle(vehicle),
    description: vehicle.description?.trim() || describeVehicle(vehicle),
    url: addressOf(id),
    image: pictures.map(imageOf),
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
    ...(writeOffLabel(writeOff) && {
      knownVehicleDamages: `${writeOffLabel(writeOff)}, as its seller says`,
    }),
    // The property's definition includes the present owner.
    ...(owners !== null && { numberOfPreviousOwners: owners }),
    additionalProperty: propertiesOf(vehicle),
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
