import { beforeEach, describe, expect, it, vi } from 'vitest';
import { vehicleJsonLd, vehicleListJsonLd } from '@/lib/listings/json-ld';
import type { VehicleDetail } from '@/lib/listings/types';

beforeEach(() => vi.stubEnv('SITE_URL', 'https://forecourt.example'));

const id = '5b0f7e5c-1111-4222-8333-444455556666';
const golf: VehicleDetail = {
  id,
  sellerType: 'verified_dealer',
  make: 'Volkswagen',
  model: 'Golf',
  trim: 'Life',
  year: 2021,
  price: 16_500,
  mileage: 32_000,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  condition: 'very_good',
  colour: 'blue',
  location: 'Bath',
  engineSize: 1.5,
  doors: 5,
  seats: 5,
  owners: 1,
  serviceHistory: 'full',
  motExpiry: '2027-03-01',
  writeOff: null,
  keys: null,
  v5cInName: null,
  financeOwed: null,
  isImport: null,
  isFirstOwner: null,
  registrationNumber: 'BD21SMR',
  isRegistrationHidden: false,
  description: 'One owner.',
  features: ['Apple CarPlay', 'ISOFIX', 'ISOFIX'],
  outwardCode: 'BA1',
  viewsCount: 3,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-02T10:00:00Z',
  images: [],
  isVerified: false,
  verdict: 'none',
  valuation: null,
  standing: null,
  market: null,
  priceHistory: [],
  runningCosts: null,
  seller: {
    id: 'a-seller',
    name: 'Avon Cars',
    since: '2020-01-01T00:00:00Z',
    hasPhone: true,
    replyMinutes: null,
    vehicles: 1,
  },
};
const address = `https://forecourt.example/vehicles/${id}`;

describe('vehicleJsonLd', () => {
  it('describes the vehicle and its offer', () => {
    const drawn = { src: '/drawn.svg', caption: 'Illustration of a 2021 Volkswagen Golf' };
    const photograph = { src: 'https://pictures.example/a.jpg' };
    expect(vehicleJsonLd(golf, [drawn, photograph])).toEqual({
      '@type': ['Product', 'Car'],
      sku: id,
      '@id': `${address}#car`,
      name: '2021 Volkswagen Golf',
      description: 'One owner.',
      url: address,
      image: [
        {
          '@type': 'ImageObject',
          url: 'https://forecourt.example/drawn.svg',
          contentUrl: 'https://forecourt.example/drawn.svg',
          caption: 'Illustration of a 2021 Volkswagen Golf',
        },
        'https://pictures.example/a.jpg',
      ],
      brand: { '@type': 'Brand', name: 'Volkswagen' },
      model: 'Golf',
      vehicleConfiguration: 'Life',
      vehicleModelDate: '2021',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 32_000, unitCode: 'SMI' },
      fuelType: 'Petrol',
      vehicleTransmission: 'Manual',
      bodyType: 'Hatchback',
      color: 'blue',
      numberOfDoors: 5,
      vehicleSeatingCapacity: 5,
      numberOfPreviousOwners: 1,
      additionalProperty: [
        ['Condition', 'Very good'],
        ['Service history', 'Full'],
        ['MOT expiry', '2027-03-01'],
        ['Feature', 'Apple CarPlay'],
        ['Feature', 'ISOFIX'],
      ].map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
      vehicleEngine: {
        '@type': 'EngineSpecification',
        fuelType: 'Petrol',
        engineDisplacement: { '@type': 'QuantitativeValue', value: 1.5, unitCode: 'LTR' },
      },
      offers: {
        '@type': 'Offer',
        url: address,
        price: 16_500,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        validFrom: '2026-11-01T10:00:00Z',
        seller: {
          '@type': 'AutoDealer',
          name: 'Avon Cars',
          url: 'https://forecourt.example/sellers/a-seller',
          address: { '@type': 'PostalAddress', addressLocality: 'Bath', addressCountry: 'GB' },
        },
        availableAtOrFrom: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Bath', addressCountry: 'GB' },
        },
      },
    });
  });

  it('omits missing values and uses the default description', () => {
    const bare = vehicleJsonLd(
      {
        ...golf,
        sellerType: 'private',
        trim: null,
        mileage: null,
        colour: null,
        location: null,
        engineSize: null,
        doors: null,
        seats: null,
        owners: null,
        serviceHistory: null,
        motExpiry: null,
        features: [],
        description: ' ',
      },
      [],
    );
    expect(bare).toMatchObject({
      description: expect.stringContaining('has not added a description'),
      vehicleEngine: { '@type': 'EngineSpecification', fuelType: 'Petrol' },
      additionalProperty: [{ name: 'Condition' }],
    });
    const text = JSON.stringify(bare);
    expect(text).not.toMatch(
      /null|mileageFrom|color|Configuration|numberOfDoors|Seating|Displacement|availableAt|Owners/,
    );
  });

  it('says nothing of a private seller, and of a dealer without a town the name', () => {
    const offersOf = (values: Partial<VehicleDetail>) =>
      vehicleJsonLd({ ...golf, ...values }, []).offers;
    expect(offersOf({ sellerType: 'private' })).not.toHaveProperty('seller');
    expect(JSON.stringify(offersOf({ sellerType: 'private' }))).not.toMatch(/Avon|Person/);
    const dealer = { '@type': 'AutoDealer', name: 'Avon Cars' };
    expect(offersOf({ location: null })).toMatchObject({ seller: dealer });
  });

  it('contains no registration or postcode', () => {
    const text = JSON.stringify(vehicleJsonLd(golf, []));
    for (const secret of ['BD21', 'BA1', 'dentificationNumber']) expect(text).not.toContain(secret);
  });

  it('keeps an image URL unchanged, even if invalid', () => {
    expect(vehicleJsonLd(golf, [{ src: 'https://[' }]).image).toEqual(['https://[']);
  });

  it('keeps a price and a mileage of 0', () => {
    expect(vehicleJsonLd({ ...golf, price: 0, mileage: 0 }, [])).toMatchObject({
      mileageFromOdometer: { value: 0 },
      offers: { price: 0 },
    });
  });
});

describe('vehicleListJsonLd', () => {
  it('continues the positions of the previous pages', () => {
    const { images, ...rest } = golf;
    const vehicles = [
      {
        ...rest,
        imageUrl: null,
        distanceMiles: null,
        value: null,
        isUnbeaten: false,
        isReserved: false,
        seats: null,
      },
    ];
    expect(vehicleListJsonLd({ vehicles, total: 25, page: 2 })).toEqual({
      '@type': 'ItemList',
      numberOfItems: 25,
      itemListElement: [
        { '@type': 'ListItem', position: 25, name: '2021 Volkswagen Golf', url: address },
      ],
    });
  });
});
